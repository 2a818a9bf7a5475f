// Made by shortwire gen from complex_data/v1/complex_data.proto. Do not edit.
// clang-format off

// Nested records of a payment system: addresses in persons in transactions in batches.
#ifndef COMPLEX_DATA_V1_HPP
#define COMPLEX_DATA_V1_HPP

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "shortwire/client.hpp"
#include "calculator_v1.hpp"

namespace complex_data::v1 {

struct Address;
struct Person;
struct Transaction;
struct DataBatch;
struct ComplexCalculationRequest;
struct BatchOperation;
struct ComplexDataOperation;
struct ComplexCalculationResponse;
struct BatchResult;
struct ComplexDataResult;

/// complex_data.v1.Address
struct Address {
  std::string_view street = {};
  std::string_view city = {};
  std::string_view state = {};
  std::string_view zip_code = {};
  std::string_view country = {};
  double latitude = {};
  double longitude = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::string_view> street = {};
    shortwire::column<std::string_view> city = {};
    shortwire::column<std::string_view> state = {};
    shortwire::column<std::string_view> zip_code = {};
    shortwire::column<std::string_view> country = {};
    shortwire::column<double> latitude = {};
    shortwire::column<double> longitude = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::string_view> street = {};
    std::span<std::string_view> city = {};
    std::span<std::string_view> state = {};
    std::span<std::string_view> zip_code = {};
    std::span<std::string_view> country = {};
    std::span<double> latitude = {};
    std::span<double> longitude = {};
  };
};

/// complex_data.v1.Person
struct Person {
  std::string_view id = {};
  std::string_view first_name = {};
  std::string_view last_name = {};
  std::string_view email = {};
  std::int32_t age = {};
  const Address *home_address = {};
  const Address *work_address = {};
  std::span<const std::string_view> phone_numbers = {};
  std::span<const shortwire::entry<std::string_view, std::string_view>> metadata = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// complex_data.v1.Transaction
struct Transaction {
  std::string_view transaction_id = {};
  std::int64_t timestamp = {};
  double amount = {};
  std::string_view currency = {};
  const Person *sender = {};
  const Person *receiver = {};
  std::span<const std::string_view> tags = {};
  std::span<const shortwire::entry<std::string_view, double>> fees = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// complex_data.v1.DataBatch
struct DataBatch {
  std::span<const Transaction> transactions = {};
  std::int64_t batch_id = {};
  std::int64_t created_at = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// A superset of calculator.v1.CalculatorRequest on the wire.
struct ComplexCalculationRequest {
  using add = shortwire::alternative<1, const ::calculator::v1::BinaryOp *>;
  using subtract = shortwire::alternative<2, const ::calculator::v1::BinaryOp *>;
  using multiply = shortwire::alternative<3, const ::calculator::v1::BinaryOp *>;
  using divide = shortwire::alternative<4, const ::calculator::v1::BinaryOp *>;
  using batch = shortwire::alternative<5, const BatchOperation *>;
  using complex = shortwire::alternative<6, const ComplexDataOperation *>;

  std::variant<std::monostate, add, subtract, multiply, divide, batch, complex> operation = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// complex_data.v1.BatchOperation
struct BatchOperation {
  std::span<const ::calculator::v1::BinaryOp> operations = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// complex_data.v1.ComplexDataOperation
struct ComplexDataOperation {
  const DataBatch *data = {};
  std::string_view operation_type = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// complex_data.v1.ComplexCalculationResponse
struct ComplexCalculationResponse {
  using value = shortwire::alternative<1, std::int64_t>;
  using error = shortwire::alternative<2, const ::calculator::v1::ErrorResult *>;
  using batch_result = shortwire::alternative<3, const BatchResult *>;
  using complex_result = shortwire::alternative<4, const ComplexDataResult *>;

  std::variant<std::monostate, value, error, batch_result, complex_result> result = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// complex_data.v1.BatchResult
struct BatchResult {
  std::span<const std::int64_t> values = {};
  std::int32_t success_count = {};
  std::int32_t error_count = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// complex_data.v1.ComplexDataResult
struct ComplexDataResult {
  std::int32_t transaction_count = {};
  double total_amount = {};
  std::int64_t processing_time_ns = {};
  /// Transactions per currency under its name, per tag under `tag_` and its name.
  std::span<const shortwire::entry<std::string_view, std::int32_t>> stats = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

}  // namespace complex_data::v1

namespace shortwire {

template <>
struct description<::complex_data::v1::Address> {
  using type = ::complex_data::v1::Address;
  static constexpr std::string_view name = "complex_data.v1.Address";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "street", schema::text, &type::street>,
      schema::field<2, "city", schema::text, &type::city>,
      schema::field<3, "state", schema::text, &type::state>,
      schema::field<4, "zip_code", schema::text, &type::zip_code>,
      schema::field<5, "country", schema::text, &type::country>,
      schema::field<6, "latitude", schema::float64, &type::latitude>,
      schema::field<7, "longitude", schema::float64, &type::longitude>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.street, columns.city, columns.state, columns.zip_code, columns.country,
                    columns.latitude, columns.longitude);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.street, columns.city, columns.state, columns.zip_code, columns.country,
                    columns.latitude, columns.longitude);
  }
};

template <>
struct description<::complex_data::v1::Person> {
  using type = ::complex_data::v1::Person;
  static constexpr std::string_view name = "complex_data.v1.Person";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "id", schema::text, &type::id>,
      schema::field<2, "first_name", schema::text, &type::first_name>,
      schema::field<3, "last_name", schema::text, &type::last_name>,
      schema::field<4, "email", schema::text, &type::email>,
      schema::field<5, "age", schema::int32, &type::age>,
      schema::field<6, "home_address", schema::nested<::complex_data::v1::Address>, &type::home_address>,
      schema::field<7, "work_address", schema::nested<::complex_data::v1::Address>, &type::work_address>,
      schema::field<8, "phone_numbers", schema::text, &type::phone_numbers>,
      schema::field<9, "metadata", schema::map<schema::text, schema::text>, &type::metadata>>;
};

template <>
struct description<::complex_data::v1::Transaction> {
  using type = ::complex_data::v1::Transaction;
  static constexpr std::string_view name = "complex_data.v1.Transaction";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "transaction_id", schema::text, &type::transaction_id>,
      schema::field<2, "timestamp", schema::int64, &type::timestamp>,
      schema::field<3, "amount", schema::float64, &type::amount>,
      schema::field<4, "currency", schema::text, &type::currency>,
      schema::field<5, "sender", schema::nested<::complex_data::v1::Person>, &type::sender>,
      schema::field<6, "receiver", schema::nested<::complex_data::v1::Person>, &type::receiver>,
      schema::field<7, "tags", schema::text, &type::tags>,
      schema::field<8, "fees", schema::map<schema::text, schema::float64>, &type::fees>>;
};

template <>
struct description<::complex_data::v1::DataBatch> {
  using type = ::complex_data::v1::DataBatch;
  static constexpr std::string_view name = "complex_data.v1.DataBatch";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "transactions", schema::nested<::complex_data::v1::Transaction>, &type::transactions>,
      schema::field<2, "batch_id", schema::int64, &type::batch_id>,
      schema::field<3, "created_at", schema::int64, &type::created_at>>;
};

template <>
struct description<::complex_data::v1::ComplexCalculationRequest> {
  using type = ::complex_data::v1::ComplexCalculationRequest;
  static constexpr std::string_view name = "complex_data.v1.ComplexCalculationRequest";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::choice<1, "add", schema::nested<::calculator::v1::BinaryOp>, &type::operation, type::add>,
      schema::choice<2, "subtract", schema::nested<::calculator::v1::BinaryOp>, &type::operation,
          type::subtract>,
      schema::choice<3, "multiply", schema::nested<::calculator::v1::BinaryOp>, &type::operation,
          type::multiply>,
      schema::choice<4, "divide", schema::nested<::calculator::v1::BinaryOp>, &type::operation, type::divide>,
      schema::choice<5, "batch", schema::nested<::complex_data::v1::BatchOperation>, &type::operation,
          type::batch>,
      schema::choice<6, "complex", schema::nested<::complex_data::v1::ComplexDataOperation>, &type::operation,
          type::complex>>;
};

template <>
struct description<::complex_data::v1::BatchOperation> {
  using type = ::complex_data::v1::BatchOperation;
  static constexpr std::string_view name = "complex_data.v1.BatchOperation";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "operations", schema::nested<::calculator::v1::BinaryOp>, &type::operations>>;
};

template <>
struct description<::complex_data::v1::ComplexDataOperation> {
  using type = ::complex_data::v1::ComplexDataOperation;
  static constexpr std::string_view name = "complex_data.v1.ComplexDataOperation";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "data", schema::nested<::complex_data::v1::DataBatch>, &type::data>,
      schema::field<2, "operation_type", schema::text, &type::operation_type>>;
};

template <>
struct description<::complex_data::v1::ComplexCalculationResponse> {
  using type = ::complex_data::v1::ComplexCalculationResponse;
  static constexpr std::string_view name = "complex_data.v1.ComplexCalculationResponse";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::choice<1, "value", schema::int64, &type::result, type::value>,
      schema::choice<2, "error", schema::nested<::calculator::v1::ErrorResult>, &type::result, type::error>,
      schema::choice<3, "batch_result", schema::nested<::complex_data::v1::BatchResult>, &type::result,
          type::batch_result>,
      schema::choice<4, "complex_result", schema::nested<::complex_data::v1::ComplexDataResult>,
          &type::result, type::complex_result>>;
};

template <>
struct description<::complex_data::v1::BatchResult> {
  using type = ::complex_data::v1::BatchResult;
  static constexpr std::string_view name = "complex_data.v1.BatchResult";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "values", schema::packed<schema::int64>, &type::values>,
      schema::field<2, "success_count", schema::int32, &type::success_count>,
      schema::field<3, "error_count", schema::int32, &type::error_count>>;
};

template <>
struct description<::complex_data::v1::ComplexDataResult> {
  using type = ::complex_data::v1::ComplexDataResult;
  static constexpr std::string_view name = "complex_data.v1.ComplexDataResult";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "transaction_count", schema::int32, &type::transaction_count>,
      schema::field<2, "total_amount", schema::float64, &type::total_amount>,
      schema::field<3, "processing_time_ns", schema::int64, &type::processing_time_ns>,
      schema::field<4, "stats", schema::map<schema::text, schema::int32>, &type::stats>>;
};

}  // namespace shortwire

namespace complex_data::v1 {

/// Calculations over single operations, lists of operations and batches of transactions.
///
/// Threads: any number may call at a time, each with a `shortwire::call` of its own, and close the client
/// meanwhile. No call may be under way when it is moved or destroyed: share it by `std::shared_ptr`.
class ComplexData {
 public:
  /// No client: its calls are FAILED_PRECONDITION.
  ComplexData() noexcept = default;

  /// Loads a library and starts an instance of its service. Blocks on the file system; allocates.
  static shortwire::result<ComplexData> try_open(const std::string &path,
                                                 const shortwire::options &options = {}) {
    shortwire::result<ComplexData> opened;
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

  /// Whichever operation the request holds; failures come in the reply as ErrorResult.
  shortwire::result<ComplexCalculationResponse> try_process(const ComplexCalculationRequest &request,
                                                            shortwire::call &call) const {
    return shortwire_connection.wire<ComplexCalculationResponse>(0, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_process_into(const ComplexCalculationRequest &request,
                                           ComplexCalculationResponse &reply, shortwire::call &call) const {
    return shortwire_connection.wire_into(0, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_process_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(0, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_process_many(std::span<const ComplexCalculationRequest> requests,
                                                  std::span<ComplexCalculationResponse> replies,
                                                  shortwire::call &call,
                                                  std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(0, requests, replies, call, codes);
  }

  /// The sum of each pair, saturating.
  shortwire::result<BatchResult> try_add_all(const BatchOperation &request, shortwire::call &call) const {
    return shortwire_connection.wire<BatchResult>(1, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_add_all_into(const BatchOperation &request, BatchResult &reply,
                                           shortwire::call &call) const {
    return shortwire_connection.wire_into(1, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_add_all_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(1, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_add_all_many(std::span<const BatchOperation> requests,
                                                  std::span<BatchResult> replies, shortwire::call &call,
                                                  std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(1, requests, replies, call, codes);
  }

  /// Count, total and statistics of a batch of transactions. INVALID_ARGUMENT without a batch.
  shortwire::result<ComplexDataResult> try_aggregate(const ComplexDataOperation &request,
                                                     shortwire::call &call) const {
    return shortwire_connection.wire<ComplexDataResult>(2, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_aggregate_into(const ComplexDataOperation &request, ComplexDataResult &reply,
                                             shortwire::call &call) const {
    return shortwire_connection.wire_into(2, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_aggregate_raw(shortwire::bytes request,
                                                        shortwire::call &call) const {
    return shortwire_connection.raw(2, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_aggregate_many(std::span<const ComplexDataOperation> requests,
                                                    std::span<ComplexDataResult> replies,
                                                    shortwire::call &call,
                                                    std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(2, requests, replies, call, codes);
  }

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw `shortwire::error` instead of returning one.

  static ComplexData open(const std::string &path, const shortwire::options &options = {}) {
    return try_open(path, options).value();
  }

  /// Whichever operation the request holds; failures come in the reply as ErrorResult.
  ComplexCalculationResponse process(const ComplexCalculationRequest &request, shortwire::call &call) const {
    return try_process(request, call).value();
  }
  void process_into(const ComplexCalculationRequest &request, ComplexCalculationResponse &reply,
                    shortwire::call &call) const {
    try_process_into(request, reply, call).value();
  }
  shortwire::bytes process_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_process_raw(request, call).value();
  }
  std::size_t process_many(std::span<const ComplexCalculationRequest> requests,
                           std::span<ComplexCalculationResponse> replies, shortwire::call &call,
                           std::span<shortwire::code> codes = {}) const {
    return try_process_many(requests, replies, call, codes).value();
  }

  /// The sum of each pair, saturating.
  BatchResult add_all(const BatchOperation &request, shortwire::call &call) const {
    return try_add_all(request, call).value();
  }
  void add_all_into(const BatchOperation &request, BatchResult &reply, shortwire::call &call) const {
    try_add_all_into(request, reply, call).value();
  }
  shortwire::bytes add_all_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_add_all_raw(request, call).value();
  }
  std::size_t add_all_many(std::span<const BatchOperation> requests, std::span<BatchResult> replies,
                           shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_add_all_many(requests, replies, call, codes).value();
  }

  /// Count, total and statistics of a batch of transactions. INVALID_ARGUMENT without a batch.
  ComplexDataResult aggregate(const ComplexDataOperation &request, shortwire::call &call) const {
    return try_aggregate(request, call).value();
  }
  void aggregate_into(const ComplexDataOperation &request, ComplexDataResult &reply,
                      shortwire::call &call) const {
    try_aggregate_into(request, reply, call).value();
  }
  shortwire::bytes aggregate_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_aggregate_raw(request, call).value();
  }
  std::size_t aggregate_many(std::span<const ComplexDataOperation> requests,
                             std::span<ComplexDataResult> replies, shortwire::call &call,
                             std::span<shortwire::code> codes = {}) const {
    return try_aggregate_many(requests, replies, call, codes).value();
  }

#endif

 private:
  static constexpr sw_method_info_t shortwire_methods[] = {
      {UINT64_C(0x851bbab84bc121b7), 0, "complex_data.v1.ComplexData/Process"},
      {UINT64_C(0x53a04bb7ffca45a8), 0, "complex_data.v1.ComplexData/AddAll"},
      {UINT64_C(0xb4332cc3431b6289), 0, "complex_data.v1.ComplexData/Aggregate"},
  };
  shortwire::internal::connection<3> shortwire_connection;
};

}  // namespace complex_data::v1

#endif  // COMPLEX_DATA_V1_HPP
