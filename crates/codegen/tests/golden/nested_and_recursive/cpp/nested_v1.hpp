// Made by shortwire gen from nested.proto. Do not edit.
// clang-format off

// Types within types, and types that contain themselves.
#ifndef NESTED_V1_HPP
#define NESTED_V1_HPP

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "shortwire/client.hpp"

namespace nested::v1 {

/// Values of nested.v1.Outer.Inner.Kind. Other numbers may occur.
enum class OuterInnerKind : std::int32_t {
  unspecified = 0,
  leaf = 1,
};

struct Outer;
struct OuterInner;
struct OuterInnerInnermost;
struct Node;
struct Detour;

/// nested.v1.Outer
struct Outer {
  const OuterInner *inner = {};
  const OuterInnerInnermost *shortcut = {};
  std::span<const OuterInnerKind> kinds = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// nested.v1.Outer.Inner
struct OuterInner {
  const OuterInnerInnermost *innermost = {};
  OuterInnerKind kind = {};
  std::span<const Outer> around = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// nested.v1.Outer.Inner.Innermost
struct OuterInnerInnermost {
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

/// Contains itself directly, in a list, in a map, in a oneof, and by way of another.
struct Node {
  using left = shortwire::alternative<4, const ::nested::v1::Node *>;
  using right = shortwire::alternative<5, const Detour *>;

  const ::nested::v1::Node *next = {};
  std::span<const ::nested::v1::Node> children = {};
  std::span<const shortwire::entry<std::string_view, ::nested::v1::Node>> named = {};
  std::variant<std::monostate, left, right> way = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// nested.v1.Detour
struct Detour {
  const Node *back = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

}  // namespace nested::v1

namespace shortwire {

template <>
struct enumeration<::nested::v1::OuterInnerKind> {
  using type = ::nested::v1::OuterInnerKind;
  static constexpr type first = type{0};
  static constexpr std::string_view name(type value) noexcept {
    switch (value) {
      case type::unspecified:
        return "KIND_UNSPECIFIED";
      case type::leaf:
        return "KIND_LEAF";
      default:
        return {};
    }
  }
};

template <>
struct description<::nested::v1::Outer> {
  using type = ::nested::v1::Outer;
  static constexpr std::string_view name = "nested.v1.Outer";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "inner", schema::nested<::nested::v1::OuterInner>, &type::inner>,
      schema::field<2, "shortcut", schema::nested<::nested::v1::OuterInnerInnermost>, &type::shortcut>,
      schema::field<3, "kinds", schema::packed<schema::open<::nested::v1::OuterInnerKind>>, &type::kinds>>;
};

template <>
struct description<::nested::v1::OuterInner> {
  using type = ::nested::v1::OuterInner;
  static constexpr std::string_view name = "nested.v1.Outer.Inner";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "innermost", schema::nested<::nested::v1::OuterInnerInnermost>, &type::innermost>,
      schema::field<2, "kind", schema::open<::nested::v1::OuterInnerKind>, &type::kind>,
      schema::field<3, "around", schema::nested<::nested::v1::Outer>, &type::around>>;
};

template <>
struct description<::nested::v1::OuterInnerInnermost> {
  using type = ::nested::v1::OuterInnerInnermost;
  static constexpr std::string_view name = "nested.v1.Outer.Inner.Innermost";
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
struct description<::nested::v1::Node> {
  using type = ::nested::v1::Node;
  static constexpr std::string_view name = "nested.v1.Node";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "next", schema::nested<::nested::v1::Node>, &type::next>,
      schema::field<2, "children", schema::nested<::nested::v1::Node>, &type::children>,
      schema::field<3, "named", schema::map<schema::text, schema::nested<::nested::v1::Node>>, &type::named>,
      schema::choice<4, "left", schema::nested<::nested::v1::Node>, &type::way, type::left>,
      schema::choice<5, "right", schema::nested<::nested::v1::Detour>, &type::way, type::right>>;
};

template <>
struct description<::nested::v1::Detour> {
  using type = ::nested::v1::Detour;
  static constexpr std::string_view name = "nested.v1.Detour";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "back", schema::nested<::nested::v1::Node>, &type::back>>;
};

}  // namespace shortwire

namespace nested::v1 {

/// Client of nested.v1.Nesting.
///
/// Threads: any number may call at a time, each with a `shortwire::call` of its own, and close the client
/// meanwhile. No call may be under way when it is moved or destroyed: share it by `std::shared_ptr`.
class Nesting {
 public:
  /// No client: its calls are FAILED_PRECONDITION.
  Nesting() noexcept = default;

  /// Loads a library and starts an instance of its service. Blocks on the file system; allocates.
  static shortwire::result<Nesting> try_open(const std::string &path,
                                             const shortwire::options &options = {}) {
    shortwire::result<Nesting> opened;
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

  /// nested.v1.Nesting/Walk
  shortwire::result<Outer> try_walk(const Node &request, shortwire::call &call) const {
    return shortwire_connection.wire<Outer>(0, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_walk_into(const Node &request, Outer &reply, shortwire::call &call) const {
    return shortwire_connection.wire_into(0, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_walk_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(0, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_walk_many(std::span<const Node> requests, std::span<Outer> replies,
                                               shortwire::call &call,
                                               std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(0, requests, replies, call, codes);
  }

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw `shortwire::error` instead of returning one.

  static Nesting open(const std::string &path, const shortwire::options &options = {}) {
    return try_open(path, options).value();
  }

  Outer walk(const Node &request, shortwire::call &call) const {
    return try_walk(request, call).value();
  }
  void walk_into(const Node &request, Outer &reply, shortwire::call &call) const {
    try_walk_into(request, reply, call).value();
  }
  shortwire::bytes walk_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_walk_raw(request, call).value();
  }
  std::size_t walk_many(std::span<const Node> requests, std::span<Outer> replies, shortwire::call &call,
                        std::span<shortwire::code> codes = {}) const {
    return try_walk_many(requests, replies, call, codes).value();
  }

#endif

 private:
  static constexpr sw_method_info_t shortwire_methods[] = {
      {UINT64_C(0x84d14da5adf90223), 0, "nested.v1.Nesting/Walk"},
  };
  shortwire::internal::connection<1> shortwire_connection;
};

}  // namespace nested::v1

#endif  // NESTED_V1_HPP
