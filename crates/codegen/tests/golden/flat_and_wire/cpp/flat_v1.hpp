// Made by shortwire gen from flat.proto. Do not edit.
// clang-format off

// What decides how a method crosses.
#ifndef FLAT_V1_HPP
#define FLAT_V1_HPP

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "shortwire/client.hpp"

namespace flat::v1 {

/// Values of flat.v1.Kind. Other numbers may occur.
enum class Kind : std::int32_t {
  unspecified = 0,
};

struct Nothing;
struct Scalars;
struct Texts;
struct WithList;
struct WithOneof;
struct WithMap;
struct WithMessage;

/// flat.v1.Nothing
struct Nothing {
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// Fields out of order: slots go by number.
struct Scalars {
  double first = {};
  Kind kind = {};
  float small = {};
  std::uint32_t fixed = {};
  bool middle = {};
  std::int64_t last = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<double> first = {};
    shortwire::column<Kind> kind = {};
    shortwire::column<float> small = {};
    shortwire::column<std::uint32_t> fixed = {};
    shortwire::column<bool> middle = {};
    shortwire::column<std::int64_t> last = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<double> first = {};
    std::span<Kind> kind = {};
    std::span<float> small = {};
    std::span<std::uint32_t> fixed = {};
    std::span<bool> middle = {};
    std::span<std::int64_t> last = {};
  };
};

/// flat.v1.Texts
struct Texts {
  std::string_view text = {};
  std::optional<shortwire::bytes> data = {};
  std::optional<Kind> kind = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// Bit of `data` in columns of presence.
  static constexpr std::uint64_t has_data = std::uint64_t(1) << 0;
  /// Bit of `kind` in columns of presence.
  static constexpr std::uint64_t has_kind = std::uint64_t(1) << 1;

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::uint64_t> present = {};
    shortwire::column<std::string_view> text = {};
    shortwire::column<shortwire::bytes> data = {};
    shortwire::column<Kind> kind = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::uint64_t> present = {};
    std::span<std::string_view> text = {};
    std::span<shortwire::bytes> data = {};
    std::span<Kind> kind = {};
  };
};

/// flat.v1.WithList
struct WithList {
  std::span<const std::int32_t> list = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// flat.v1.WithOneof
struct WithOneof {
  using of = shortwire::alternative<1, std::int32_t>;

  std::variant<std::monostate, of> one = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// flat.v1.WithMap
struct WithMap {
  std::span<const shortwire::entry<std::int32_t, std::int32_t>> map = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// flat.v1.WithMessage
struct WithMessage {
  const Nothing *nothing = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

}  // namespace flat::v1

namespace shortwire {

template <>
struct enumeration<::flat::v1::Kind> {
  using type = ::flat::v1::Kind;
  static constexpr type first = type{0};
  static constexpr std::string_view name(type value) noexcept {
    switch (value) {
      case type::unspecified:
        return "KIND_UNSPECIFIED";
      default:
        return {};
    }
  }
};

template <>
struct description<::flat::v1::Nothing> {
  using type = ::flat::v1::Nothing;
  static constexpr std::string_view name = "flat.v1.Nothing";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<>;
};

template <>
struct description<::flat::v1::Scalars> {
  using type = ::flat::v1::Scalars;
  static constexpr std::string_view name = "flat.v1.Scalars";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "first", schema::float64, &type::first>,
      schema::field<2, "kind", schema::open<::flat::v1::Kind>, &type::kind>,
      schema::field<3, "small", schema::float32, &type::small>,
      schema::field<4, "fixed", schema::fixed32, &type::fixed>,
      schema::field<5, "middle", schema::boolean, &type::middle>,
      schema::field<9, "last", schema::int64, &type::last>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.first, columns.kind, columns.small, columns.fixed, columns.middle, columns.last);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.first, columns.kind, columns.small, columns.fixed, columns.middle, columns.last);
  }
};

template <>
struct description<::flat::v1::Texts> {
  using type = ::flat::v1::Texts;
  static constexpr std::string_view name = "flat.v1.Texts";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "text", schema::text, &type::text>,
      schema::field<2, "data", schema::blob, &type::data>,
      schema::field<3, "kind", schema::open<::flat::v1::Kind>, &type::kind>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.present, columns.text, columns.data, columns.kind);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.present, columns.text, columns.data, columns.kind);
  }
};

template <>
struct description<::flat::v1::WithList> {
  using type = ::flat::v1::WithList;
  static constexpr std::string_view name = "flat.v1.WithList";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "list", schema::packed<schema::int32>, &type::list>>;
};

template <>
struct description<::flat::v1::WithOneof> {
  using type = ::flat::v1::WithOneof;
  static constexpr std::string_view name = "flat.v1.WithOneof";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::choice<1, "of", schema::int32, &type::one, type::of>>;
};

template <>
struct description<::flat::v1::WithMap> {
  using type = ::flat::v1::WithMap;
  static constexpr std::string_view name = "flat.v1.WithMap";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "map", schema::map<schema::int32, schema::int32>, &type::map>>;
};

template <>
struct description<::flat::v1::WithMessage> {
  using type = ::flat::v1::WithMessage;
  static constexpr std::string_view name = "flat.v1.WithMessage";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "nothing", schema::nested<::flat::v1::Nothing>, &type::nothing>>;
};

}  // namespace shortwire

namespace flat::v1 {

/// Client of flat.v1.Crossing.
///
/// Threads: any number may call at a time, each with a `shortwire::call` of its own, and close the client
/// meanwhile. No call may be under way when it is moved or destroyed: share it by `std::shared_ptr`.
class Crossing {
 public:
  /// No client: its calls are FAILED_PRECONDITION.
  Crossing() noexcept = default;

  /// Loads a library and starts an instance of its service. Blocks on the file system; allocates.
  static shortwire::result<Crossing> try_open(const std::string &path,
                                              const shortwire::options &options = {}) {
    shortwire::result<Crossing> opened;
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

  /// Scalars only.
  shortwire::result<Scalars> try_flat(const Scalars &request) const {
    return shortwire_connection.flat<Scalars>(0, request);
  }
  shortwire::result<Scalars> try_flat(const Scalars &request, shortwire::call &call) const {
    return shortwire_connection.flat<Scalars>(0, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_flat_into(const Scalars &request, Scalars &reply, shortwire::call &call) const {
    return shortwire_connection.flat_into(0, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_flat_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(0, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_flat_many(std::span<const Scalars> requests, std::span<Scalars> replies,
                                               shortwire::call &call,
                                               std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(0, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_flat_columns(const Scalars::columns &request,
                                                  const Scalars::out_columns &reply, shortwire::call &call,
                                                  std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Scalars, Scalars>(0, request, reply, call, codes);
  }

  /// Nothing at all.
  shortwire::result<Nothing> try_empty(const Nothing &request) const {
    return shortwire_connection.flat<Nothing>(1, request);
  }
  shortwire::result<Nothing> try_empty(const Nothing &request, shortwire::call &call) const {
    return shortwire_connection.flat<Nothing>(1, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_empty_into(const Nothing &request, Nothing &reply,
                                         shortwire::call &call) const {
    return shortwire_connection.flat_into(1, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_empty_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(1, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_empty_many(std::span<const Nothing> requests, std::span<Nothing> replies,
                                                shortwire::call &call,
                                                std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(1, requests, replies, call, codes);
  }

  /// Strings, bytes and presence are flat too.
  shortwire::result<Texts> try_texts(const Texts &request, shortwire::call &call) const {
    return shortwire_connection.flat<Texts>(2, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_texts_into(const Texts &request, Texts &reply, shortwire::call &call) const {
    return shortwire_connection.flat_into(2, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_texts_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(2, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_texts_many(std::span<const Texts> requests, std::span<Texts> replies,
                                                shortwire::call &call,
                                                std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(2, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_texts_columns(const Texts::columns &request,
                                                   const Texts::out_columns &reply, shortwire::call &call,
                                                   std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Texts, Texts>(2, request, reply, call, codes);
  }

  /// A list is not.
  shortwire::result<Scalars> try_list(const WithList &request, shortwire::call &call) const {
    return shortwire_connection.wire<Scalars>(3, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_list_into(const WithList &request, Scalars &reply,
                                        shortwire::call &call) const {
    return shortwire_connection.wire_into(3, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_list_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(3, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_list_many(std::span<const WithList> requests, std::span<Scalars> replies,
                                               shortwire::call &call,
                                               std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(3, requests, replies, call, codes);
  }

  /// Nor is it in the reply.
  shortwire::result<WithList> try_list_back(const Scalars &request, shortwire::call &call) const {
    return shortwire_connection.wire<WithList>(4, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_list_back_into(const Scalars &request, WithList &reply,
                                             shortwire::call &call) const {
    return shortwire_connection.wire_into(4, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_list_back_raw(shortwire::bytes request,
                                                        shortwire::call &call) const {
    return shortwire_connection.raw(4, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_list_back_many(std::span<const Scalars> requests,
                                                    std::span<WithList> replies, shortwire::call &call,
                                                    std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(4, requests, replies, call, codes);
  }

  /// Nor a oneof, a map, a message.
  shortwire::result<Nothing> try_oneof(const WithOneof &request, shortwire::call &call) const {
    return shortwire_connection.wire<Nothing>(5, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_oneof_into(const WithOneof &request, Nothing &reply,
                                         shortwire::call &call) const {
    return shortwire_connection.wire_into(5, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_oneof_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(5, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_oneof_many(std::span<const WithOneof> requests,
                                                std::span<Nothing> replies, shortwire::call &call,
                                                std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(5, requests, replies, call, codes);
  }

  /// flat.v1.Crossing/Map
  shortwire::result<Nothing> try_map(const WithMap &request, shortwire::call &call) const {
    return shortwire_connection.wire<Nothing>(6, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_map_into(const WithMap &request, Nothing &reply, shortwire::call &call) const {
    return shortwire_connection.wire_into(6, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_map_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(6, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_map_many(std::span<const WithMap> requests, std::span<Nothing> replies,
                                              shortwire::call &call,
                                              std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(6, requests, replies, call, codes);
  }

  /// flat.v1.Crossing/Message
  shortwire::result<Nothing> try_message(const WithMessage &request, shortwire::call &call) const {
    return shortwire_connection.wire<Nothing>(7, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_message_into(const WithMessage &request, Nothing &reply,
                                           shortwire::call &call) const {
    return shortwire_connection.wire_into(7, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_message_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(7, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_message_many(std::span<const WithMessage> requests,
                                                  std::span<Nothing> replies, shortwire::call &call,
                                                  std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(7, requests, replies, call, codes);
  }

  /// Marked as blocking.
  shortwire::result<Nothing> try_sleep(const Scalars &request) const {
    return shortwire_connection.flat<Nothing>(8, request);
  }
  shortwire::result<Nothing> try_sleep(const Scalars &request, shortwire::call &call) const {
    return shortwire_connection.flat<Nothing>(8, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_sleep_into(const Scalars &request, Nothing &reply,
                                         shortwire::call &call) const {
    return shortwire_connection.flat_into(8, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_sleep_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(8, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_sleep_many(std::span<const Scalars> requests, std::span<Nothing> replies,
                                                shortwire::call &call,
                                                std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(8, requests, replies, call, codes);
  }

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw `shortwire::error` instead of returning one.

  static Crossing open(const std::string &path, const shortwire::options &options = {}) {
    return try_open(path, options).value();
  }

  /// Scalars only.
  Scalars flat(const Scalars &request) const {
    return try_flat(request).value();
  }
  Scalars flat(const Scalars &request, shortwire::call &call) const {
    return try_flat(request, call).value();
  }
  void flat_into(const Scalars &request, Scalars &reply, shortwire::call &call) const {
    try_flat_into(request, reply, call).value();
  }
  shortwire::bytes flat_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_flat_raw(request, call).value();
  }
  std::size_t flat_many(std::span<const Scalars> requests, std::span<Scalars> replies, shortwire::call &call,
                        std::span<shortwire::code> codes = {}) const {
    return try_flat_many(requests, replies, call, codes).value();
  }
  std::size_t flat_columns(const Scalars::columns &request, const Scalars::out_columns &reply,
                           shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_flat_columns(request, reply, call, codes).value();
  }

  /// Nothing at all.
  Nothing empty(const Nothing &request) const {
    return try_empty(request).value();
  }
  Nothing empty(const Nothing &request, shortwire::call &call) const {
    return try_empty(request, call).value();
  }
  void empty_into(const Nothing &request, Nothing &reply, shortwire::call &call) const {
    try_empty_into(request, reply, call).value();
  }
  shortwire::bytes empty_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_empty_raw(request, call).value();
  }
  std::size_t empty_many(std::span<const Nothing> requests, std::span<Nothing> replies, shortwire::call &call,
                         std::span<shortwire::code> codes = {}) const {
    return try_empty_many(requests, replies, call, codes).value();
  }

  /// Strings, bytes and presence are flat too.
  Texts texts(const Texts &request, shortwire::call &call) const {
    return try_texts(request, call).value();
  }
  void texts_into(const Texts &request, Texts &reply, shortwire::call &call) const {
    try_texts_into(request, reply, call).value();
  }
  shortwire::bytes texts_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_texts_raw(request, call).value();
  }
  std::size_t texts_many(std::span<const Texts> requests, std::span<Texts> replies, shortwire::call &call,
                         std::span<shortwire::code> codes = {}) const {
    return try_texts_many(requests, replies, call, codes).value();
  }
  std::size_t texts_columns(const Texts::columns &request, const Texts::out_columns &reply,
                            shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_texts_columns(request, reply, call, codes).value();
  }

  /// A list is not.
  Scalars list(const WithList &request, shortwire::call &call) const {
    return try_list(request, call).value();
  }
  void list_into(const WithList &request, Scalars &reply, shortwire::call &call) const {
    try_list_into(request, reply, call).value();
  }
  shortwire::bytes list_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_list_raw(request, call).value();
  }
  std::size_t list_many(std::span<const WithList> requests, std::span<Scalars> replies, shortwire::call &call,
                        std::span<shortwire::code> codes = {}) const {
    return try_list_many(requests, replies, call, codes).value();
  }

  /// Nor is it in the reply.
  WithList list_back(const Scalars &request, shortwire::call &call) const {
    return try_list_back(request, call).value();
  }
  void list_back_into(const Scalars &request, WithList &reply, shortwire::call &call) const {
    try_list_back_into(request, reply, call).value();
  }
  shortwire::bytes list_back_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_list_back_raw(request, call).value();
  }
  std::size_t list_back_many(std::span<const Scalars> requests, std::span<WithList> replies,
                             shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_list_back_many(requests, replies, call, codes).value();
  }

  /// Nor a oneof, a map, a message.
  Nothing oneof(const WithOneof &request, shortwire::call &call) const {
    return try_oneof(request, call).value();
  }
  void oneof_into(const WithOneof &request, Nothing &reply, shortwire::call &call) const {
    try_oneof_into(request, reply, call).value();
  }
  shortwire::bytes oneof_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_oneof_raw(request, call).value();
  }
  std::size_t oneof_many(std::span<const WithOneof> requests, std::span<Nothing> replies,
                         shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_oneof_many(requests, replies, call, codes).value();
  }

  Nothing map(const WithMap &request, shortwire::call &call) const {
    return try_map(request, call).value();
  }
  void map_into(const WithMap &request, Nothing &reply, shortwire::call &call) const {
    try_map_into(request, reply, call).value();
  }
  shortwire::bytes map_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_map_raw(request, call).value();
  }
  std::size_t map_many(std::span<const WithMap> requests, std::span<Nothing> replies, shortwire::call &call,
                       std::span<shortwire::code> codes = {}) const {
    return try_map_many(requests, replies, call, codes).value();
  }

  Nothing message(const WithMessage &request, shortwire::call &call) const {
    return try_message(request, call).value();
  }
  void message_into(const WithMessage &request, Nothing &reply, shortwire::call &call) const {
    try_message_into(request, reply, call).value();
  }
  shortwire::bytes message_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_message_raw(request, call).value();
  }
  std::size_t message_many(std::span<const WithMessage> requests, std::span<Nothing> replies,
                           shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_message_many(requests, replies, call, codes).value();
  }

  /// Marked as blocking.
  Nothing sleep(const Scalars &request) const {
    return try_sleep(request).value();
  }
  Nothing sleep(const Scalars &request, shortwire::call &call) const {
    return try_sleep(request, call).value();
  }
  void sleep_into(const Scalars &request, Nothing &reply, shortwire::call &call) const {
    try_sleep_into(request, reply, call).value();
  }
  shortwire::bytes sleep_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_sleep_raw(request, call).value();
  }
  std::size_t sleep_many(std::span<const Scalars> requests, std::span<Nothing> replies, shortwire::call &call,
                         std::span<shortwire::code> codes = {}) const {
    return try_sleep_many(requests, replies, call, codes).value();
  }

#endif

 private:
  static constexpr sw_method_info_t shortwire_methods[] = {
      {UINT64_C(0xf4f92d0e96af1fb5), UINT64_C(0x3905bd17b327a835), "flat.v1.Crossing/Flat"},
      {UINT64_C(0xa5f00eaed81791f7), UINT64_C(0xa7f6e7cca633c2b7), "flat.v1.Crossing/Empty"},
      {UINT64_C(0x6362d72e9d9d6efe), UINT64_C(0x5800bd662abef2e6), "flat.v1.Crossing/Texts"},
      {UINT64_C(0x5f6f64620cc48b2e), 0, "flat.v1.Crossing/List"},
      {UINT64_C(0x8d2347d2940695ed), 0, "flat.v1.Crossing/ListBack"},
      {UINT64_C(0x317ec5d2bf19d47b), 0, "flat.v1.Crossing/Oneof"},
      {UINT64_C(0x8a93b72ebe0ff69c), 0, "flat.v1.Crossing/Map"},
      {UINT64_C(0x57782739644dba19), 0, "flat.v1.Crossing/Message"},
      {UINT64_C(0x72eca1935ad0da75), UINT64_C(0x4d2dfc810fb40605), "flat.v1.Crossing/Sleep"},
  };
  shortwire::internal::connection<9> shortwire_connection;
};

}  // namespace flat::v1

#endif  // FLAT_V1_HPP
