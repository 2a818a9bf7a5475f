// Made by shortwire gen from maps.proto. Do not edit.
// clang-format off

// Maps with every kind of key and value, and oneofs with every kind of member.
#ifndef MAPS_V1_HPP
#define MAPS_V1_HPP

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "shortwire/client.hpp"

namespace maps::v1 {

/// Values of maps.v1.Color. Other numbers may occur.
enum class Color : std::int32_t {
  unspecified = 0,
  red = 1,
  rouge = 1,
  negative = -1,
};

struct Everything;
struct Choice;

/// maps.v1.Everything
struct Everything {
  std::span<const shortwire::entry<std::int32_t, double>> a = {};
  std::span<const shortwire::entry<std::int64_t, float>> b = {};
  std::span<const shortwire::entry<std::uint32_t, std::int32_t>> c = {};
  std::span<const shortwire::entry<std::uint64_t, std::int64_t>> d = {};
  std::span<const shortwire::entry<std::int32_t, std::uint32_t>> e = {};
  std::span<const shortwire::entry<std::int64_t, std::uint64_t>> f = {};
  std::span<const shortwire::entry<std::uint32_t, std::int32_t>> g = {};
  std::span<const shortwire::entry<std::uint64_t, std::int64_t>> h = {};
  std::span<const shortwire::entry<std::int32_t, std::uint32_t>> i = {};
  std::span<const shortwire::entry<std::int64_t, std::uint64_t>> j = {};
  std::span<const shortwire::entry<bool, bool>> k = {};
  std::span<const shortwire::entry<std::string_view, std::string_view>> l = {};
  std::span<const shortwire::entry<std::string_view, shortwire::bytes>> m = {};
  std::span<const shortwire::entry<std::string_view, Color>> n = {};
  std::span<const shortwire::entry<std::string_view, Choice>> o = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// maps.v1.Choice
struct Choice {
  using number = shortwire::alternative<1, std::int32_t>;
  using text = shortwire::alternative<2, std::string_view>;
  using data = shortwire::alternative<3, shortwire::bytes>;
  using color = shortwire::alternative<4, Color>;
  using message = shortwire::alternative<5, const Everything *>;
  using yes = shortwire::alternative<6, bool>;
  using much = shortwire::alternative<7, double>;
  using only = shortwire::alternative<536870911, std::uint64_t>;

  std::variant<std::monostate, number, text, data, color, message> first = {};
  std::variant<std::monostate, yes, much> second = {};
  /// A oneof with a single member.
  std::variant<std::monostate, only> third = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

}  // namespace maps::v1

namespace shortwire {

template <>
struct enumeration<::maps::v1::Color> {
  using type = ::maps::v1::Color;
  static constexpr type first = type{0};
  static constexpr std::string_view name(type value) noexcept {
    switch (value) {
      case type::unspecified:
        return "COLOR_UNSPECIFIED";
      case type::red:
        return "COLOR_RED";
      case type::negative:
        return "COLOR_NEGATIVE";
      default:
        return {};
    }
  }
};

template <>
struct description<::maps::v1::Everything> {
  using type = ::maps::v1::Everything;
  static constexpr std::string_view name = "maps.v1.Everything";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "a", schema::map<schema::int32, schema::float64>, &type::a>,
      schema::field<2, "b", schema::map<schema::int64, schema::float32>, &type::b>,
      schema::field<3, "c", schema::map<schema::uint32, schema::int32>, &type::c>,
      schema::field<4, "d", schema::map<schema::uint64, schema::int64>, &type::d>,
      schema::field<5, "e", schema::map<schema::sint32, schema::uint32>, &type::e>,
      schema::field<6, "f", schema::map<schema::sint64, schema::uint64>, &type::f>,
      schema::field<7, "g", schema::map<schema::fixed32, schema::sint32>, &type::g>,
      schema::field<8, "h", schema::map<schema::fixed64, schema::sint64>, &type::h>,
      schema::field<9, "i", schema::map<schema::sfixed32, schema::fixed32>, &type::i>,
      schema::field<10, "j", schema::map<schema::sfixed64, schema::fixed64>, &type::j>,
      schema::field<11, "k", schema::map<schema::boolean, schema::boolean>, &type::k>,
      schema::field<12, "l", schema::map<schema::text, schema::text>, &type::l>,
      schema::field<13, "m", schema::map<schema::text, schema::blob>, &type::m>,
      schema::field<14, "n", schema::map<schema::text, schema::open<::maps::v1::Color>>, &type::n>,
      schema::field<15, "o", schema::map<schema::text, schema::nested<::maps::v1::Choice>>, &type::o>>;
};

template <>
struct description<::maps::v1::Choice> {
  using type = ::maps::v1::Choice;
  static constexpr std::string_view name = "maps.v1.Choice";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::choice<1, "number", schema::int32, &type::first, type::number>,
      schema::choice<2, "text", schema::text, &type::first, type::text>,
      schema::choice<3, "data", schema::blob, &type::first, type::data>,
      schema::choice<4, "color", schema::open<::maps::v1::Color>, &type::first, type::color>,
      schema::choice<5, "message", schema::nested<::maps::v1::Everything>, &type::first, type::message>,
      schema::choice<6, "yes", schema::boolean, &type::second, type::yes>,
      schema::choice<7, "much", schema::float64, &type::second, type::much>,
      schema::choice<536870911, "only", schema::fixed64, &type::third, type::only>>;
};

}  // namespace shortwire

namespace maps::v1 {

/// Client of maps.v1.Maps.
///
/// Threads: any number may call at a time, each with a `shortwire::call` of its own, and close the client
/// meanwhile. No call may be under way when it is moved or destroyed: share it by `std::shared_ptr`.
class Maps {
 public:
  /// No client: its calls are FAILED_PRECONDITION.
  Maps() noexcept = default;

  /// Loads a library and starts an instance of its service. Blocks on the file system; allocates.
  static shortwire::result<Maps> try_open(const std::string &path, const shortwire::options &options = {}) {
    shortwire::result<Maps> opened;
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

  /// maps.v1.Maps/Echo
  shortwire::result<Choice> try_echo(const Everything &request, shortwire::call &call) const {
    return shortwire_connection.wire<Choice>(0, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_into(const Everything &request, Choice &reply,
                                        shortwire::call &call) const {
    return shortwire_connection.wire_into(0, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(0, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_many(std::span<const Everything> requests,
                                               std::span<Choice> replies, shortwire::call &call,
                                               std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(0, requests, replies, call, codes);
  }

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw `shortwire::error` instead of returning one.

  static Maps open(const std::string &path, const shortwire::options &options = {}) {
    return try_open(path, options).value();
  }

  Choice echo(const Everything &request, shortwire::call &call) const {
    return try_echo(request, call).value();
  }
  void echo_into(const Everything &request, Choice &reply, shortwire::call &call) const {
    try_echo_into(request, reply, call).value();
  }
  shortwire::bytes echo_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_raw(request, call).value();
  }
  std::size_t echo_many(std::span<const Everything> requests, std::span<Choice> replies,
                        shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_many(requests, replies, call, codes).value();
  }

#endif

 private:
  static constexpr sw_method_info_t shortwire_methods[] = {
      {UINT64_C(0x7f95c0977b5a8d0a), 0, "maps.v1.Maps/Echo"},
  };
  shortwire::internal::connection<1> shortwire_connection;
};

}  // namespace maps::v1

#endif  // MAPS_V1_HPP
