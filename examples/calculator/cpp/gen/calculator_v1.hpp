// Made by shortwire gen from calculator/v1/calculator.proto. Do not edit.
// clang-format off

// Integer arithmetic, in the shape of one request with a oneof and in the shape of one method an operation.
#ifndef CALCULATOR_V1_HPP
#define CALCULATOR_V1_HPP

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "shortwire/client.hpp"

namespace calculator::v1 {

struct BinaryOp;
struct Value;
struct CalculatorRequest;
struct CalculatorResponse;
struct ErrorResult;
struct DivisionError;

/// Two operands.
struct BinaryOp {
  std::int64_t a = {};
  std::int64_t b = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::int64_t> a = {};
    shortwire::column<std::int64_t> b = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::int64_t> a = {};
    std::span<std::int64_t> b = {};
  };
};

/// One result.
struct Value {
  std::int64_t value = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::int64_t> value = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::int64_t> value = {};
  };
};

/// One operation and its operands.
struct CalculatorRequest {
  using add = shortwire::alternative<1, const BinaryOp *>;
  using subtract = shortwire::alternative<2, const BinaryOp *>;
  using multiply = shortwire::alternative<3, const BinaryOp *>;
  using divide = shortwire::alternative<4, const BinaryOp *>;

  std::variant<std::monostate, add, subtract, multiply, divide> operation = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// The result of one operation, or why there is none.
struct CalculatorResponse {
  using value = shortwire::alternative<1, std::int64_t>;
  using error = shortwire::alternative<2, const ErrorResult *>;

  std::variant<std::monostate, value, error> result = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// A failure told in the reply itself.
struct ErrorResult {
  std::string_view message = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::string_view> message = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::string_view> message = {};
  };
};

/// Detail of a failed division: its operands.
struct DivisionError {
  std::int64_t dividend = {};
  std::int64_t divisor = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::int64_t> dividend = {};
    shortwire::column<std::int64_t> divisor = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::int64_t> dividend = {};
    std::span<std::int64_t> divisor = {};
  };
};

}  // namespace calculator::v1

namespace shortwire {

template <>
struct description<::calculator::v1::BinaryOp> {
  using type = ::calculator::v1::BinaryOp;
  static constexpr std::string_view name = "calculator.v1.BinaryOp";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "a", schema::int64, &type::a>,
      schema::field<2, "b", schema::int64, &type::b>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.a, columns.b);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.a, columns.b);
  }
};

template <>
struct description<::calculator::v1::Value> {
  using type = ::calculator::v1::Value;
  static constexpr std::string_view name = "calculator.v1.Value";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::int64, &type::value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.value);
  }
};

template <>
struct description<::calculator::v1::CalculatorRequest> {
  using type = ::calculator::v1::CalculatorRequest;
  static constexpr std::string_view name = "calculator.v1.CalculatorRequest";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::choice<1, "add", schema::nested<::calculator::v1::BinaryOp>, &type::operation, type::add>,
      schema::choice<2, "subtract", schema::nested<::calculator::v1::BinaryOp>, &type::operation,
          type::subtract>,
      schema::choice<3, "multiply", schema::nested<::calculator::v1::BinaryOp>, &type::operation,
          type::multiply>,
      schema::choice<4, "divide", schema::nested<::calculator::v1::BinaryOp>, &type::operation,
          type::divide>>;
};

template <>
struct description<::calculator::v1::CalculatorResponse> {
  using type = ::calculator::v1::CalculatorResponse;
  static constexpr std::string_view name = "calculator.v1.CalculatorResponse";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::choice<1, "value", schema::int64, &type::result, type::value>,
      schema::choice<2, "error", schema::nested<::calculator::v1::ErrorResult>, &type::result, type::error>>;
};

template <>
struct description<::calculator::v1::ErrorResult> {
  using type = ::calculator::v1::ErrorResult;
  static constexpr std::string_view name = "calculator.v1.ErrorResult";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "message", schema::text, &type::message>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.message);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.message);
  }
};

template <>
struct description<::calculator::v1::DivisionError> {
  using type = ::calculator::v1::DivisionError;
  static constexpr std::string_view name = "calculator.v1.DivisionError";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "dividend", schema::int64, &type::dividend>,
      schema::field<2, "divisor", schema::int64, &type::divisor>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.dividend, columns.divisor);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.dividend, columns.divisor);
  }
};

}  // namespace shortwire

namespace calculator::v1 {

/// Arithmetic on 64-bit integers. Results beyond the range saturate.
///
/// Threads: any number may call at a time, each with a `shortwire::call` of its own, and close the client
/// meanwhile. No call may be under way when it is moved or destroyed: share it by `std::shared_ptr`.
class Calculator {
 public:
  /// No client: its calls are FAILED_PRECONDITION.
  Calculator() noexcept = default;

  /// Loads a library and starts an instance of its service. Blocks on the file system; allocates.
  static shortwire::result<Calculator> try_open(const std::string &path,
                                                const shortwire::options &options = {}) {
    shortwire::result<Calculator> opened;
    const auto outcome = opened->shortwire_connection.open(path, options, shortwire_methods);
    if (!outcome) return shortwire::failure(outcome.error());
    return opened;
  }
  /// Ends the instance, as the destructor does. Calls that are under way finish, and the last of them ends
  /// it; calls that follow are FAILED_PRECONDITION.
  void close() noexcept {
    shortwire_connection.close();
  }
  bool is_open() const noexcept {
    return shortwire_connection.is_open();
  }

  /// Sum of a and b, saturating.
  shortwire::result<Value> try_add(const BinaryOp &request) const {
    return shortwire_connection.flat<Value>(0, request);
  }
  shortwire::result<Value> try_add(const BinaryOp &request, shortwire::call &call) const {
    return shortwire_connection.flat<Value>(0, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_add_into(const BinaryOp &request, Value &reply, shortwire::call &call) const {
    return shortwire_connection.flat_into(0, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_add_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(0, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_add_many(std::span<const BinaryOp> requests, std::span<Value> replies,
                                              shortwire::call &call,
                                              std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(0, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_add_columns(const BinaryOp::columns &request,
                                                 const Value::out_columns &reply, shortwire::call &call,
                                                 std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<BinaryOp, Value>(0, request, reply, call, codes);
  }

  /// Difference of a and b, saturating.
  shortwire::result<Value> try_subtract(const BinaryOp &request) const {
    return shortwire_connection.flat<Value>(1, request);
  }
  shortwire::result<Value> try_subtract(const BinaryOp &request, shortwire::call &call) const {
    return shortwire_connection.flat<Value>(1, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_subtract_into(const BinaryOp &request, Value &reply,
                                            shortwire::call &call) const {
    return shortwire_connection.flat_into(1, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_subtract_raw(shortwire::bytes request,
                                                       shortwire::call &call) const {
    return shortwire_connection.raw(1, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_subtract_many(std::span<const BinaryOp> requests,
                                                   std::span<Value> replies, shortwire::call &call,
                                                   std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(1, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_subtract_columns(const BinaryOp::columns &request,
                                                      const Value::out_columns &reply, shortwire::call &call,
                                                      std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<BinaryOp, Value>(1, request, reply, call, codes);
  }

  /// Product of a and b, saturating.
  shortwire::result<Value> try_multiply(const BinaryOp &request) const {
    return shortwire_connection.flat<Value>(2, request);
  }
  shortwire::result<Value> try_multiply(const BinaryOp &request, shortwire::call &call) const {
    return shortwire_connection.flat<Value>(2, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_multiply_into(const BinaryOp &request, Value &reply,
                                            shortwire::call &call) const {
    return shortwire_connection.flat_into(2, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_multiply_raw(shortwire::bytes request,
                                                       shortwire::call &call) const {
    return shortwire_connection.raw(2, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_multiply_many(std::span<const BinaryOp> requests,
                                                   std::span<Value> replies, shortwire::call &call,
                                                   std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(2, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_multiply_columns(const BinaryOp::columns &request,
                                                      const Value::out_columns &reply, shortwire::call &call,
                                                      std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<BinaryOp, Value>(2, request, reply, call, codes);
  }

  /// Quotient of a and b, rounded towards zero. INVALID_ARGUMENT with a DivisionError detail if b is 0,
  /// OUT_OF_RANGE with the same detail for the least integer divided by -1.
  shortwire::result<Value> try_divide(const BinaryOp &request) const {
    return shortwire_connection.flat<Value>(3, request);
  }
  shortwire::result<Value> try_divide(const BinaryOp &request, shortwire::call &call) const {
    return shortwire_connection.flat<Value>(3, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_divide_into(const BinaryOp &request, Value &reply,
                                          shortwire::call &call) const {
    return shortwire_connection.flat_into(3, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_divide_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(3, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_divide_many(std::span<const BinaryOp> requests, std::span<Value> replies,
                                                 shortwire::call &call,
                                                 std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(3, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_divide_columns(const BinaryOp::columns &request,
                                                    const Value::out_columns &reply, shortwire::call &call,
                                                    std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<BinaryOp, Value>(3, request, reply, call, codes);
  }

  /// Whichever operation the request holds; failures come in the reply as ErrorResult.
  shortwire::result<CalculatorResponse> try_calculate(const CalculatorRequest &request,
                                                      shortwire::call &call) const {
    return shortwire_connection.wire<CalculatorResponse>(4, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_calculate_into(const CalculatorRequest &request, CalculatorResponse &reply,
                                             shortwire::call &call) const {
    return shortwire_connection.wire_into(4, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_calculate_raw(shortwire::bytes request,
                                                        shortwire::call &call) const {
    return shortwire_connection.raw(4, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_calculate_many(std::span<const CalculatorRequest> requests,
                                                    std::span<CalculatorResponse> replies,
                                                    shortwire::call &call,
                                                    std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(4, requests, replies, call, codes);
  }

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw `shortwire::error` instead of returning one.

  static Calculator open(const std::string &path, const shortwire::options &options = {}) {
    return try_open(path, options).value();
  }

  /// Sum of a and b, saturating.
  Value add(const BinaryOp &request) const {
    return try_add(request).value();
  }
  Value add(const BinaryOp &request, shortwire::call &call) const {
    return try_add(request, call).value();
  }
  void add_into(const BinaryOp &request, Value &reply, shortwire::call &call) const {
    try_add_into(request, reply, call).value();
  }
  shortwire::bytes add_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_add_raw(request, call).value();
  }
  std::size_t add_many(std::span<const BinaryOp> requests, std::span<Value> replies, shortwire::call &call,
                       std::span<shortwire::code> codes = {}) const {
    return try_add_many(requests, replies, call, codes).value();
  }
  std::size_t add_columns(const BinaryOp::columns &request, const Value::out_columns &reply,
                          shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_add_columns(request, reply, call, codes).value();
  }

  /// Difference of a and b, saturating.
  Value subtract(const BinaryOp &request) const {
    return try_subtract(request).value();
  }
  Value subtract(const BinaryOp &request, shortwire::call &call) const {
    return try_subtract(request, call).value();
  }
  void subtract_into(const BinaryOp &request, Value &reply, shortwire::call &call) const {
    try_subtract_into(request, reply, call).value();
  }
  shortwire::bytes subtract_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_subtract_raw(request, call).value();
  }
  std::size_t subtract_many(std::span<const BinaryOp> requests, std::span<Value> replies,
                            shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_subtract_many(requests, replies, call, codes).value();
  }
  std::size_t subtract_columns(const BinaryOp::columns &request, const Value::out_columns &reply,
                               shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_subtract_columns(request, reply, call, codes).value();
  }

  /// Product of a and b, saturating.
  Value multiply(const BinaryOp &request) const {
    return try_multiply(request).value();
  }
  Value multiply(const BinaryOp &request, shortwire::call &call) const {
    return try_multiply(request, call).value();
  }
  void multiply_into(const BinaryOp &request, Value &reply, shortwire::call &call) const {
    try_multiply_into(request, reply, call).value();
  }
  shortwire::bytes multiply_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_multiply_raw(request, call).value();
  }
  std::size_t multiply_many(std::span<const BinaryOp> requests, std::span<Value> replies,
                            shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_multiply_many(requests, replies, call, codes).value();
  }
  std::size_t multiply_columns(const BinaryOp::columns &request, const Value::out_columns &reply,
                               shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_multiply_columns(request, reply, call, codes).value();
  }

  /// Quotient of a and b, rounded towards zero. INVALID_ARGUMENT with a DivisionError detail if b is 0,
  /// OUT_OF_RANGE with the same detail for the least integer divided by -1.
  Value divide(const BinaryOp &request) const {
    return try_divide(request).value();
  }
  Value divide(const BinaryOp &request, shortwire::call &call) const {
    return try_divide(request, call).value();
  }
  void divide_into(const BinaryOp &request, Value &reply, shortwire::call &call) const {
    try_divide_into(request, reply, call).value();
  }
  shortwire::bytes divide_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_divide_raw(request, call).value();
  }
  std::size_t divide_many(std::span<const BinaryOp> requests, std::span<Value> replies, shortwire::call &call,
                          std::span<shortwire::code> codes = {}) const {
    return try_divide_many(requests, replies, call, codes).value();
  }
  std::size_t divide_columns(const BinaryOp::columns &request, const Value::out_columns &reply,
                             shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_divide_columns(request, reply, call, codes).value();
  }

  /// Whichever operation the request holds; failures come in the reply as ErrorResult.
  CalculatorResponse calculate(const CalculatorRequest &request, shortwire::call &call) const {
    return try_calculate(request, call).value();
  }
  void calculate_into(const CalculatorRequest &request, CalculatorResponse &reply,
                      shortwire::call &call) const {
    try_calculate_into(request, reply, call).value();
  }
  shortwire::bytes calculate_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_calculate_raw(request, call).value();
  }
  std::size_t calculate_many(std::span<const CalculatorRequest> requests,
                             std::span<CalculatorResponse> replies, shortwire::call &call,
                             std::span<shortwire::code> codes = {}) const {
    return try_calculate_many(requests, replies, call, codes).value();
  }

#endif

 private:
  static constexpr sw_method_info_t shortwire_methods[] = {
      {UINT64_C(0xf7084c2c429c4a26), UINT64_C(0x1c6796d96fade5e1), "calculator.v1.Calculator/Add"},
      {UINT64_C(0x25c7b429e24e9d17), UINT64_C(0xd09387b32487d150), "calculator.v1.Calculator/Subtract"},
      {UINT64_C(0x1cc97edbe6d9e92b), UINT64_C(0x036a291571642c6c), "calculator.v1.Calculator/Multiply"},
      {UINT64_C(0x39e1a83eb85c124a), UINT64_C(0x56650c01d1aa05dd), "calculator.v1.Calculator/Divide"},
      {UINT64_C(0x1c135818efc1b879), 0, "calculator.v1.Calculator/Calculate"},
  };
  shortwire::internal::connection<5> shortwire_connection;
};

}  // namespace calculator::v1

#endif  // CALCULATOR_V1_HPP
