// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
// clang-format off

// The feature service as it may become: what a client newer than the library was generated from.
#ifndef SHORTWIRE_TEST_V1_HPP
#define SHORTWIRE_TEST_V1_HPP

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "shortwire/client.hpp"

namespace shortwire::test::v1 {

struct Int64Value;
struct StringValue;
struct Tree;
struct Nested;

/// shortwire.test.v1.Int64Value
struct Int64Value {
  std::int64_t value = {};
  std::string_view unit = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::int64_t> value = {};
    shortwire::column<std::string_view> unit = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::int64_t> value = {};
    std::span<std::string_view> unit = {};
  };
};

/// shortwire.test.v1.StringValue
struct StringValue {
  std::string_view value = {};
  std::span<const std::string_view> more = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// shortwire.test.v1.Tree
struct Tree {
  std::int64_t value = {};
  const ::shortwire::test::v1::Tree *left = {};
  std::string_view label = {};
  std::span<const shortwire::entry<std::string_view, std::int64_t>> weights = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// shortwire.test.v1.Nested
struct Nested {
  std::string_view inner = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::string_view> inner = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::string_view> inner = {};
  };
};

}  // namespace shortwire::test::v1

namespace shortwire {

template <>
struct description<::shortwire::test::v1::Int64Value> {
  using type = ::shortwire::test::v1::Int64Value;
  static constexpr std::string_view name = "shortwire.test.v1.Int64Value";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::int64, &type::value>,
      schema::field<2, "unit", schema::text, &type::unit>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.value, columns.unit);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.value, columns.unit);
  }
};

template <>
struct description<::shortwire::test::v1::StringValue> {
  using type = ::shortwire::test::v1::StringValue;
  static constexpr std::string_view name = "shortwire.test.v1.StringValue";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::text, &type::value>,
      schema::field<2, "more", schema::text, &type::more>>;
};

template <>
struct description<::shortwire::test::v1::Tree> {
  using type = ::shortwire::test::v1::Tree;
  static constexpr std::string_view name = "shortwire.test.v1.Tree";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::int64, &type::value>,
      schema::field<2, "left", schema::nested<::shortwire::test::v1::Tree>, &type::left>,
      schema::field<100, "label", schema::text, &type::label>,
      schema::field<101, "weights", schema::map<schema::text, schema::int64>, &type::weights>>;
};

template <>
struct description<::shortwire::test::v1::Nested> {
  using type = ::shortwire::test::v1::Nested;
  static constexpr std::string_view name = "shortwire.test.v1.Nested";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "inner", schema::text, &type::inner>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.inner);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.inner);
  }
};

}  // namespace shortwire

namespace shortwire::test::v1 {

/// Client of shortwire.test.v1.Feature.
///
/// Threads: any number may call at a time, each with a `shortwire::call` of its own, and close the client
/// meanwhile. No call may be under way when it is moved or destroyed: share it by `std::shared_ptr`.
class Feature {
 public:
  /// No client: its calls are FAILED_PRECONDITION.
  Feature() noexcept = default;

  /// Loads a library and starts an instance of its service. Blocks on the file system; allocates.
  static shortwire::result<Feature> try_open(const std::string &path,
                                             const shortwire::options &options = {}) {
    shortwire::result<Feature> opened;
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

  /// Has a field here that the library does not know.
  shortwire::result<Int64Value> try_echo_int64(const Int64Value &request, shortwire::call &call) const {
    return shortwire_connection.flat<Int64Value>(0, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_int64_into(const Int64Value &request, Int64Value &reply,
                                              shortwire::call &call) const {
    return shortwire_connection.flat_into(0, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_int64_raw(shortwire::bytes request,
                                                         shortwire::call &call) const {
    return shortwire_connection.raw(0, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_int64_many(std::span<const Int64Value> requests,
                                                     std::span<Int64Value> replies, shortwire::call &call,
                                                     std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(0, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_int64_columns(const Int64Value::columns &request,
                                                        const Int64Value::out_columns &reply,
                                                        shortwire::call &call,
                                                        std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Int64Value, Int64Value>(0, request, reply, call, codes);
  }

  /// Has a list here, so that it is not flat any more.
  shortwire::result<StringValue> try_echo_string(const StringValue &request, shortwire::call &call) const {
    return shortwire_connection.wire<StringValue>(1, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_string_into(const StringValue &request, StringValue &reply,
                                               shortwire::call &call) const {
    return shortwire_connection.wire_into(1, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_string_raw(shortwire::bytes request,
                                                          shortwire::call &call) const {
    return shortwire_connection.raw(1, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_string_many(std::span<const StringValue> requests,
                                                      std::span<StringValue> replies, shortwire::call &call,
                                                      std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(1, requests, replies, call, codes);
  }

  /// Has fields here that the library does not know.
  shortwire::result<Tree> try_echo_tree(const Tree &request, shortwire::call &call) const {
    return shortwire_connection.wire<Tree>(2, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_tree_into(const Tree &request, Tree &reply, shortwire::call &call) const {
    return shortwire_connection.wire_into(2, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_tree_raw(shortwire::bytes request,
                                                        shortwire::call &call) const {
    return shortwire_connection.raw(2, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_tree_many(std::span<const Tree> requests, std::span<Tree> replies,
                                                    shortwire::call &call,
                                                    std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(2, requests, replies, call, codes);
  }

  /// Has another type here: not a change that protobuf allows.
  shortwire::result<Nested> try_echo_nested(const Nested &request, shortwire::call &call) const {
    return shortwire_connection.flat<Nested>(3, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_nested_into(const Nested &request, Nested &reply,
                                               shortwire::call &call) const {
    return shortwire_connection.flat_into(3, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_nested_raw(shortwire::bytes request,
                                                          shortwire::call &call) const {
    return shortwire_connection.raw(3, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_nested_many(std::span<const Nested> requests,
                                                      std::span<Nested> replies, shortwire::call &call,
                                                      std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(3, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_nested_columns(const Nested::columns &request,
                                                         const Nested::out_columns &reply,
                                                         shortwire::call &call,
                                                         std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Nested, Nested>(3, request, reply, call, codes);
  }

  /// Does not exist in the library.
  shortwire::result<Int64Value> try_added(const Int64Value &request, shortwire::call &call) const {
    return shortwire_connection.flat<Int64Value>(4, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_added_into(const Int64Value &request, Int64Value &reply,
                                         shortwire::call &call) const {
    return shortwire_connection.flat_into(4, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_added_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(4, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_added_many(std::span<const Int64Value> requests,
                                                std::span<Int64Value> replies, shortwire::call &call,
                                                std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(4, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_added_columns(const Int64Value::columns &request,
                                                   const Int64Value::out_columns &reply,
                                                   shortwire::call &call,
                                                   std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Int64Value, Int64Value>(4, request, reply, call, codes);
  }

  /// Does not exist in the library, and is not flat.
  shortwire::result<Tree> try_added_tree(const Tree &request, shortwire::call &call) const {
    return shortwire_connection.wire<Tree>(5, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_added_tree_into(const Tree &request, Tree &reply, shortwire::call &call) const {
    return shortwire_connection.wire_into(5, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_added_tree_raw(shortwire::bytes request,
                                                         shortwire::call &call) const {
    return shortwire_connection.raw(5, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_added_tree_many(std::span<const Tree> requests, std::span<Tree> replies,
                                                     shortwire::call &call,
                                                     std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(5, requests, replies, call, codes);
  }

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw `shortwire::error` instead of returning one.

  static Feature open(const std::string &path, const shortwire::options &options = {}) {
    return try_open(path, options).value();
  }

  /// Has a field here that the library does not know.
  Int64Value echo_int64(const Int64Value &request, shortwire::call &call) const {
    return try_echo_int64(request, call).value();
  }
  void echo_int64_into(const Int64Value &request, Int64Value &reply, shortwire::call &call) const {
    try_echo_int64_into(request, reply, call).value();
  }
  shortwire::bytes echo_int64_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_int64_raw(request, call).value();
  }
  std::size_t echo_int64_many(std::span<const Int64Value> requests, std::span<Int64Value> replies,
                              shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_int64_many(requests, replies, call, codes).value();
  }
  std::size_t echo_int64_columns(const Int64Value::columns &request, const Int64Value::out_columns &reply,
                                 shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_int64_columns(request, reply, call, codes).value();
  }

  /// Has a list here, so that it is not flat any more.
  StringValue echo_string(const StringValue &request, shortwire::call &call) const {
    return try_echo_string(request, call).value();
  }
  void echo_string_into(const StringValue &request, StringValue &reply, shortwire::call &call) const {
    try_echo_string_into(request, reply, call).value();
  }
  shortwire::bytes echo_string_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_string_raw(request, call).value();
  }
  std::size_t echo_string_many(std::span<const StringValue> requests, std::span<StringValue> replies,
                               shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_string_many(requests, replies, call, codes).value();
  }

  /// Has fields here that the library does not know.
  Tree echo_tree(const Tree &request, shortwire::call &call) const {
    return try_echo_tree(request, call).value();
  }
  void echo_tree_into(const Tree &request, Tree &reply, shortwire::call &call) const {
    try_echo_tree_into(request, reply, call).value();
  }
  shortwire::bytes echo_tree_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_tree_raw(request, call).value();
  }
  std::size_t echo_tree_many(std::span<const Tree> requests, std::span<Tree> replies, shortwire::call &call,
                             std::span<shortwire::code> codes = {}) const {
    return try_echo_tree_many(requests, replies, call, codes).value();
  }

  /// Has another type here: not a change that protobuf allows.
  Nested echo_nested(const Nested &request, shortwire::call &call) const {
    return try_echo_nested(request, call).value();
  }
  void echo_nested_into(const Nested &request, Nested &reply, shortwire::call &call) const {
    try_echo_nested_into(request, reply, call).value();
  }
  shortwire::bytes echo_nested_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_nested_raw(request, call).value();
  }
  std::size_t echo_nested_many(std::span<const Nested> requests, std::span<Nested> replies,
                               shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_nested_many(requests, replies, call, codes).value();
  }
  std::size_t echo_nested_columns(const Nested::columns &request, const Nested::out_columns &reply,
                                  shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_nested_columns(request, reply, call, codes).value();
  }

  /// Does not exist in the library.
  Int64Value added(const Int64Value &request, shortwire::call &call) const {
    return try_added(request, call).value();
  }
  void added_into(const Int64Value &request, Int64Value &reply, shortwire::call &call) const {
    try_added_into(request, reply, call).value();
  }
  shortwire::bytes added_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_added_raw(request, call).value();
  }
  std::size_t added_many(std::span<const Int64Value> requests, std::span<Int64Value> replies,
                         shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_added_many(requests, replies, call, codes).value();
  }
  std::size_t added_columns(const Int64Value::columns &request, const Int64Value::out_columns &reply,
                            shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_added_columns(request, reply, call, codes).value();
  }

  /// Does not exist in the library, and is not flat.
  Tree added_tree(const Tree &request, shortwire::call &call) const {
    return try_added_tree(request, call).value();
  }
  void added_tree_into(const Tree &request, Tree &reply, shortwire::call &call) const {
    try_added_tree_into(request, reply, call).value();
  }
  shortwire::bytes added_tree_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_added_tree_raw(request, call).value();
  }
  std::size_t added_tree_many(std::span<const Tree> requests, std::span<Tree> replies, shortwire::call &call,
                              std::span<shortwire::code> codes = {}) const {
    return try_added_tree_many(requests, replies, call, codes).value();
  }

#endif

 private:
  static constexpr sw_method_info_t shortwire_methods[] = {
      {UINT64_C(0x4f9e788d37bd9cde), UINT64_C(0xed9b55dad205c0a8), "shortwire.test.v1.Feature/EchoInt64"},
      {UINT64_C(0x453d3c1aefaaf2d6), 0, "shortwire.test.v1.Feature/EchoString"},
      {UINT64_C(0x80daf78d67e8358f), 0, "shortwire.test.v1.Feature/EchoTree"},
      {UINT64_C(0xf3912845b4146198), UINT64_C(0x2455fadc4a1f1ed8), "shortwire.test.v1.Feature/EchoNested"},
      {UINT64_C(0xc552f12b23c4c190), UINT64_C(0x1c1fde38e4f88c12), "shortwire.test.v1.Feature/Added"},
      {UINT64_C(0x3b9665a9e6c47878), 0, "shortwire.test.v1.Feature/AddedTree"},
  };
  shortwire::internal::connection<6> shortwire_connection;
};

}  // namespace shortwire::test::v1

#endif  // SHORTWIRE_TEST_V1_HPP
