// Made by shortwire gen from presence.proto. Do not edit.
// clang-format off

// Everything proto2 has and proto3 has not.
#ifndef PRESENCE_V1_HPP
#define PRESENCE_V1_HPP

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "shortwire/client.hpp"

namespace presence::v1 {

/// Closed: numbers that are not named here are unknown fields.
enum class Level : std::int32_t {
  low = 1,
  high = 2,
  top = 2147483647,
};

struct Fields;
struct Rest;
struct RestInside;
struct RestMany;

/// presence.v1.Fields
struct Fields {
  std::optional<std::int32_t> must = {};
  std::optional<std::int32_t> may = {};
  std::optional<std::int64_t> number = {};
  std::optional<std::string_view> text = {};
  std::optional<shortwire::bytes> data = {};
  std::optional<bool> flag = {};
  std::optional<double> real = {};
  std::optional<float> infinite = {};
  std::optional<double> none = {};
  std::optional<Level> level = {};
  std::optional<std::uint64_t> most = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// What an absent `number` stands for.
  static constexpr std::int64_t number_default = -42;
  /// What an absent `text` stands for.
  static constexpr std::string_view text_default = {"a \042quoted\042 text\012", 16};
  /// What an absent `data` stands for.
  static constexpr std::string_view data_default = {"\000\377", 2};
  /// What an absent `flag` stands for.
  static constexpr bool flag_default = true;
  /// What an absent `real` stands for.
  static constexpr double real_default = 1.5;
  /// What an absent `infinite` stands for.
  static constexpr float infinite_default = -std::numeric_limits<float>::infinity();
  /// What an absent `none` stands for.
  static constexpr double none_default = std::numeric_limits<double>::quiet_NaN();
  /// What an absent `level` stands for.
  static constexpr Level level_default = Level{2};
  /// What an absent `most` stands for.
  static constexpr std::uint64_t most_default = 18446744073709551615u;
};

/// presence.v1.Rest
struct Rest {
  using level = shortwire::alternative<6, Level>;
  using fields = shortwire::alternative<7, const Fields *>;

  std::span<const std::int32_t> unpacked = {};
  std::span<const std::int32_t> packed = {};
  std::span<const Level> levels = {};
  const RestInside *inside = {};
  std::span<const RestMany> many = {};
  std::variant<std::monostate, level, fields> choice = {};
  std::span<const shortwire::entry<std::int32_t, Level>> by_number = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// presence.v1.Rest.Inside
struct RestInside {
  std::optional<std::string_view> name = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// presence.v1.Rest.Many
struct RestMany {
  std::optional<std::int32_t> number = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// Bit of `number` in columns of presence.
  static constexpr std::uint64_t has_number = std::uint64_t(1) << 0;

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::uint64_t> present = {};
    shortwire::column<std::int32_t> number = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::uint64_t> present = {};
    std::span<std::int32_t> number = {};
  };
};

}  // namespace presence::v1

namespace shortwire {

template <>
struct enumeration<::presence::v1::Level> {
  using type = ::presence::v1::Level;
  static constexpr type first = type{1};
  static constexpr std::string_view name(type value) noexcept {
    switch (value) {
      case type::low:
        return "LEVEL_LOW";
      case type::high:
        return "LEVEL_HIGH";
      case type::top:
        return "LEVEL_TOP";
      default:
        return {};
    }
  }
};

template <>
struct description<::presence::v1::Fields> {
  using type = ::presence::v1::Fields;
  static constexpr std::string_view name = "presence.v1.Fields";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = true;
  using fields = schema::fields<
      schema::field<1, "must", schema::required<schema::int32>, &type::must>,
      schema::field<2, "may", schema::int32, &type::may>,
      schema::field<3, "number", schema::int64, &type::number>,
      schema::field<4, "text", schema::unchecked_text, &type::text>,
      schema::field<5, "data", schema::blob, &type::data>,
      schema::field<6, "flag", schema::boolean, &type::flag>,
      schema::field<7, "real", schema::float64, &type::real>,
      schema::field<8, "infinite", schema::float32, &type::infinite>,
      schema::field<9, "none", schema::float64, &type::none>,
      schema::field<10, "level", schema::closed<::presence::v1::Level>, &type::level>,
      schema::field<11, "most", schema::uint64, &type::most>>;
};

template <>
struct description<::presence::v1::Rest> {
  using type = ::presence::v1::Rest;
  static constexpr std::string_view name = "presence.v1.Rest";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = true;
  using fields = schema::fields<
      schema::field<1, "unpacked", schema::int32, &type::unpacked>,
      schema::field<2, "packed", schema::packed<schema::int32>, &type::packed>,
      schema::field<3, "levels", schema::packed<schema::closed<::presence::v1::Level>>, &type::levels>,
      schema::field<4, "inside", schema::group<::presence::v1::RestInside>, &type::inside>,
      schema::field<5, "many", schema::group<::presence::v1::RestMany>, &type::many>,
      schema::choice<6, "level", schema::closed<::presence::v1::Level>, &type::choice, type::level>,
      schema::choice<7, "fields", schema::nested<::presence::v1::Fields>, &type::choice, type::fields>,
      schema::field<8, "by_number", schema::map<schema::int32, schema::closed<::presence::v1::Level>>,
          &type::by_number>>;
};

template <>
struct description<::presence::v1::RestInside> {
  using type = ::presence::v1::RestInside;
  static constexpr std::string_view name = "presence.v1.Rest.Inside";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = true;
  using fields = schema::fields<
      schema::field<1, "name", schema::required<schema::unchecked_text>, &type::name>>;
};

template <>
struct description<::presence::v1::RestMany> {
  using type = ::presence::v1::RestMany;
  static constexpr std::string_view name = "presence.v1.Rest.Many";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "number", schema::int32, &type::number>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.present, columns.number);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.present, columns.number);
  }
};

}  // namespace shortwire

namespace presence::v1 {

/// Client of presence.v1.Presence.
///
/// Threads: any number may call at a time, each with a `shortwire::call` of its own, and close the client
/// meanwhile. No call may be under way when it is moved or destroyed: share it by `std::shared_ptr`.
class Presence {
 public:
  /// No client: its calls are FAILED_PRECONDITION.
  Presence() noexcept = default;

  /// Loads a library and starts an instance of its service. Blocks on the file system; allocates.
  static shortwire::result<Presence> try_open(const std::string &path,
                                              const shortwire::options &options = {}) {
    shortwire::result<Presence> opened;
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

  /// presence.v1.Presence/Echo
  shortwire::result<Fields> try_echo(const Fields &request, shortwire::call &call) const {
    return shortwire_connection.wire<Fields>(0, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_into(const Fields &request, Fields &reply, shortwire::call &call) const {
    return shortwire_connection.wire_into(0, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(0, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_many(std::span<const Fields> requests, std::span<Fields> replies,
                                               shortwire::call &call,
                                               std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(0, requests, replies, call, codes);
  }

  /// presence.v1.Presence/Lists
  shortwire::result<Rest> try_lists(const Rest &request, shortwire::call &call) const {
    return shortwire_connection.wire<Rest>(1, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_lists_into(const Rest &request, Rest &reply, shortwire::call &call) const {
    return shortwire_connection.wire_into(1, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_lists_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(1, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_lists_many(std::span<const Rest> requests, std::span<Rest> replies,
                                                shortwire::call &call,
                                                std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(1, requests, replies, call, codes);
  }

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw `shortwire::error` instead of returning one.

  static Presence open(const std::string &path, const shortwire::options &options = {}) {
    return try_open(path, options).value();
  }

  Fields echo(const Fields &request, shortwire::call &call) const {
    return try_echo(request, call).value();
  }
  void echo_into(const Fields &request, Fields &reply, shortwire::call &call) const {
    try_echo_into(request, reply, call).value();
  }
  shortwire::bytes echo_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_raw(request, call).value();
  }
  std::size_t echo_many(std::span<const Fields> requests, std::span<Fields> replies, shortwire::call &call,
                        std::span<shortwire::code> codes = {}) const {
    return try_echo_many(requests, replies, call, codes).value();
  }

  Rest lists(const Rest &request, shortwire::call &call) const {
    return try_lists(request, call).value();
  }
  void lists_into(const Rest &request, Rest &reply, shortwire::call &call) const {
    try_lists_into(request, reply, call).value();
  }
  shortwire::bytes lists_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_lists_raw(request, call).value();
  }
  std::size_t lists_many(std::span<const Rest> requests, std::span<Rest> replies, shortwire::call &call,
                         std::span<shortwire::code> codes = {}) const {
    return try_lists_many(requests, replies, call, codes).value();
  }

#endif

 private:
  static constexpr sw_method_info_t shortwire_methods[] = {
      {UINT64_C(0xc852cf406b81168a), 0, "presence.v1.Presence/Echo"},
      {UINT64_C(0xde3d44deec9005f8), 0, "presence.v1.Presence/Lists"},
  };
  shortwire::internal::connection<2> shortwire_connection;
};

}  // namespace presence::v1

#endif  // PRESENCE_V1_HPP
