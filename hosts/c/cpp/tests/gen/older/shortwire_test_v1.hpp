// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
// clang-format off

// The feature service as it was before it grew: what an old client was generated from.
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

struct Scalars;
struct Presence;
struct Int64Value;
struct Version1;
struct Version2;
struct Tree;

/// shortwire.test.v1.Scalars
struct Scalars {
  double double_value = {};
  std::string_view string_value = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<double> double_value = {};
    shortwire::column<std::string_view> string_value = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<double> double_value = {};
    std::span<std::string_view> string_value = {};
  };
};

/// shortwire.test.v1.Presence
struct Presence {
  std::int64_t number = {};
  std::string_view text = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::int64_t> number = {};
    shortwire::column<std::string_view> text = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::int64_t> number = {};
    std::span<std::string_view> text = {};
  };
};

/// shortwire.test.v1.Int64Value
struct Int64Value {
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

/// shortwire.test.v1.Version1
struct Version1 {
  std::string_view name = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::string_view> name = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::string_view> name = {};
  };
};

/// shortwire.test.v1.Version2
struct Version2 {
  std::string_view name = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::string_view> name = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::string_view> name = {};
  };
};

/// shortwire.test.v1.Tree
struct Tree {
  const ::shortwire::test::v1::Tree *left = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

}  // namespace shortwire::test::v1

namespace shortwire {

template <>
struct description<::shortwire::test::v1::Scalars> {
  using type = ::shortwire::test::v1::Scalars;
  static constexpr std::string_view name = "shortwire.test.v1.Scalars";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "double_value", schema::float64, &type::double_value>,
      schema::field<14, "string_value", schema::text, &type::string_value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.double_value, columns.string_value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.double_value, columns.string_value);
  }
};

template <>
struct description<::shortwire::test::v1::Presence> {
  using type = ::shortwire::test::v1::Presence;
  static constexpr std::string_view name = "shortwire.test.v1.Presence";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "number", schema::int64, &type::number>,
      schema::field<2, "text", schema::text, &type::text>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.number, columns.text);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.number, columns.text);
  }
};

template <>
struct description<::shortwire::test::v1::Int64Value> {
  using type = ::shortwire::test::v1::Int64Value;
  static constexpr std::string_view name = "shortwire.test.v1.Int64Value";
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
struct description<::shortwire::test::v1::Version1> {
  using type = ::shortwire::test::v1::Version1;
  static constexpr std::string_view name = "shortwire.test.v1.Version1";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "name", schema::text, &type::name>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.name);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.name);
  }
};

template <>
struct description<::shortwire::test::v1::Version2> {
  using type = ::shortwire::test::v1::Version2;
  static constexpr std::string_view name = "shortwire.test.v1.Version2";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "name", schema::text, &type::name>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.name);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.name);
  }
};

template <>
struct description<::shortwire::test::v1::Tree> {
  using type = ::shortwire::test::v1::Tree;
  static constexpr std::string_view name = "shortwire.test.v1.Tree";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<2, "left", schema::nested<::shortwire::test::v1::Tree>, &type::left>>;
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

  /// Flat here and there, with fewer fields here.
  shortwire::result<Scalars> try_echo_scalars(const Scalars &request, shortwire::call &call) const {
    return shortwire_connection.flat<Scalars>(0, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_scalars_into(const Scalars &request, Scalars &reply,
                                                shortwire::call &call) const {
    return shortwire_connection.flat_into(0, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_scalars_raw(shortwire::bytes request,
                                                           shortwire::call &call) const {
    return shortwire_connection.raw(0, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_scalars_many(std::span<const Scalars> requests,
                                                       std::span<Scalars> replies, shortwire::call &call,
                                                       std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(0, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_scalars_columns(const Scalars::columns &request,
                                                          const Scalars::out_columns &reply,
                                                          shortwire::call &call,
                                                          std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Scalars, Scalars>(0, request, reply, call, codes);
  }

  /// Flat here; there the fields became optional.
  shortwire::result<Presence> try_echo_presence(const Presence &request, shortwire::call &call) const {
    return shortwire_connection.flat<Presence>(1, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_presence_into(const Presence &request, Presence &reply,
                                                 shortwire::call &call) const {
    return shortwire_connection.flat_into(1, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_presence_raw(shortwire::bytes request,
                                                            shortwire::call &call) const {
    return shortwire_connection.raw(1, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_presence_many(std::span<const Presence> requests,
                                                        std::span<Presence> replies, shortwire::call &call,
                                                        std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(1, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_presence_columns(const Presence::columns &request,
                                                           const Presence::out_columns &reply,
                                                           shortwire::call &call,
                                                           std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Presence, Presence>(1, request, reply, call, codes);
  }

  /// As it is there.
  shortwire::result<Int64Value> try_echo_int64(const Int64Value &request) const {
    return shortwire_connection.flat<Int64Value>(2, request);
  }
  shortwire::result<Int64Value> try_echo_int64(const Int64Value &request, shortwire::call &call) const {
    return shortwire_connection.flat<Int64Value>(2, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_int64_into(const Int64Value &request, Int64Value &reply,
                                              shortwire::call &call) const {
    return shortwire_connection.flat_into(2, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_int64_raw(shortwire::bytes request,
                                                         shortwire::call &call) const {
    return shortwire_connection.raw(2, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_int64_many(std::span<const Int64Value> requests,
                                                     std::span<Int64Value> replies, shortwire::call &call,
                                                     std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(2, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_int64_columns(const Int64Value::columns &request,
                                                        const Int64Value::out_columns &reply,
                                                        shortwire::call &call,
                                                        std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Int64Value, Int64Value>(2, request, reply, call, codes);
  }

  /// Wire there; flat here, where the reply has not grown yet.
  shortwire::result<Version2> try_newer(const Version1 &request, shortwire::call &call) const {
    return shortwire_connection.flat<Version2>(3, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_newer_into(const Version1 &request, Version2 &reply,
                                         shortwire::call &call) const {
    return shortwire_connection.flat_into(3, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_newer_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(3, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_newer_many(std::span<const Version1> requests,
                                                std::span<Version2> replies, shortwire::call &call,
                                                std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(3, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_newer_columns(const Version1::columns &request,
                                                   const Version2::out_columns &reply, shortwire::call &call,
                                                   std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Version1, Version2>(3, request, reply, call, codes);
  }

  /// Its request has lost a field here.
  shortwire::result<Tree> try_echo_tree(const Tree &request, shortwire::call &call) const {
    return shortwire_connection.wire<Tree>(4, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_tree_into(const Tree &request, Tree &reply, shortwire::call &call) const {
    return shortwire_connection.wire_into(4, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_tree_raw(shortwire::bytes request,
                                                        shortwire::call &call) const {
    return shortwire_connection.raw(4, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_tree_many(std::span<const Tree> requests, std::span<Tree> replies,
                                                    shortwire::call &call,
                                                    std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(4, requests, replies, call, codes);
  }

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw `shortwire::error` instead of returning one.

  static Feature open(const std::string &path, const shortwire::options &options = {}) {
    return try_open(path, options).value();
  }

  /// Flat here and there, with fewer fields here.
  Scalars echo_scalars(const Scalars &request, shortwire::call &call) const {
    return try_echo_scalars(request, call).value();
  }
  void echo_scalars_into(const Scalars &request, Scalars &reply, shortwire::call &call) const {
    try_echo_scalars_into(request, reply, call).value();
  }
  shortwire::bytes echo_scalars_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_scalars_raw(request, call).value();
  }
  std::size_t echo_scalars_many(std::span<const Scalars> requests, std::span<Scalars> replies,
                                shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_scalars_many(requests, replies, call, codes).value();
  }
  std::size_t echo_scalars_columns(const Scalars::columns &request, const Scalars::out_columns &reply,
                                   shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_scalars_columns(request, reply, call, codes).value();
  }

  /// Flat here; there the fields became optional.
  Presence echo_presence(const Presence &request, shortwire::call &call) const {
    return try_echo_presence(request, call).value();
  }
  void echo_presence_into(const Presence &request, Presence &reply, shortwire::call &call) const {
    try_echo_presence_into(request, reply, call).value();
  }
  shortwire::bytes echo_presence_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_presence_raw(request, call).value();
  }
  std::size_t echo_presence_many(std::span<const Presence> requests, std::span<Presence> replies,
                                 shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_presence_many(requests, replies, call, codes).value();
  }
  std::size_t echo_presence_columns(const Presence::columns &request, const Presence::out_columns &reply,
                                    shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_presence_columns(request, reply, call, codes).value();
  }

  /// As it is there.
  Int64Value echo_int64(const Int64Value &request) const {
    return try_echo_int64(request).value();
  }
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

  /// Wire there; flat here, where the reply has not grown yet.
  Version2 newer(const Version1 &request, shortwire::call &call) const {
    return try_newer(request, call).value();
  }
  void newer_into(const Version1 &request, Version2 &reply, shortwire::call &call) const {
    try_newer_into(request, reply, call).value();
  }
  shortwire::bytes newer_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_newer_raw(request, call).value();
  }
  std::size_t newer_many(std::span<const Version1> requests, std::span<Version2> replies,
                         shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_newer_many(requests, replies, call, codes).value();
  }
  std::size_t newer_columns(const Version1::columns &request, const Version2::out_columns &reply,
                            shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_newer_columns(request, reply, call, codes).value();
  }

  /// Its request has lost a field here.
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

#endif

 private:
  static constexpr sw_method_info_t shortwire_methods[] = {
      {UINT64_C(0x9ca41d4287cfe204), UINT64_C(0x20add50e04d88c64), "shortwire.test.v1.Feature/EchoScalars"},
      {UINT64_C(0x5d13082e3e857b32), UINT64_C(0xab57b4589028b69c), "shortwire.test.v1.Feature/EchoPresence"},
      {UINT64_C(0x4f9e788d37bd9cde), UINT64_C(0xc1b88543f2dd4026), "shortwire.test.v1.Feature/EchoInt64"},
      {UINT64_C(0x222fa082137ed99b), UINT64_C(0x95786d18684e60f3), "shortwire.test.v1.Feature/Newer"},
      {UINT64_C(0x80daf78d67e8358f), 0, "shortwire.test.v1.Feature/EchoTree"},
  };
  shortwire::internal::connection<5> shortwire_connection;
};

}  // namespace shortwire::test::v1

#endif  // SHORTWIRE_TEST_V1_HPP
