// What generated code says of messages, and what the codec is made from: for each message a `description`
// with the list of its fields.
//
// This header is for generated code and may change with the generator.
#ifndef SHORTWIRE_SCHEMA_HPP
#define SHORTWIRE_SCHEMA_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "shortwire/memory.hpp"
#include "shortwire/reader.h"
#include "shortwire/types.hpp"
#include "shortwire/writer.h"

namespace shortwire {

/// What is known of a message type: `name`, the full name in the schema; `fields`, by number; `unknown`, the
/// member that keeps what the schema does not name; `has_required`, whether it or what it can contain has
/// required fields.
template <class Message>
struct description;

/// What is known of an enum type: `first`, its first value, and `name()`, which is empty for other numbers.
template <class Enum>
struct enumeration;

/// The name in the schema of a value of a generated enum; empty for a number that has none.
template <class Enum>
requires requires {
  enumeration<Enum>::first;
}
constexpr std::string_view name(Enum value) noexcept {
  return enumeration<Enum>::name(value);
}

/// A generated message.
template <class T>
concept message = requires {
  description<T>::name;
};

namespace schema {

/// Text as a template argument.
template <std::size_t Size>
struct literal {
  char text[Size];
  consteval literal(const char (&from)[Size]) {
    std::copy_n(from, Size, text);
  }
};

/// One type of numbers: how it is written, at most how long, and how lists of it are read and written.
template <class T, std::uint32_t Room, auto ReadPacked, auto ReadUnpacked, auto WritePacked>
struct number {
  using type = T;
  static constexpr std::uint32_t room = Room;
  static constexpr auto read_packed = ReadPacked;
  static constexpr auto read_unpacked = ReadUnpacked;
  static constexpr auto write_packed = WritePacked;
  static constexpr bool is_set(T value) noexcept {
    return value != T();
  }
};

struct int32 : number<std::int32_t, 10, sw_get_packed_int32, sw_get_unpacked_int32, sw_write_packed_int32> {
  static constexpr std::uint32_t wire_type = 0;
  static std::uint8_t *put(std::uint8_t *p, type value) noexcept {
    return sw_put_varint(p, static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
  }
  static type from_varint(std::uint64_t value) noexcept {
    return static_cast<type>(static_cast<std::uint32_t>(value));
  }
};

struct int64 : number<std::int64_t, 10, sw_get_packed_int64, sw_get_unpacked_int64, sw_write_packed_int64> {
  static constexpr std::uint32_t wire_type = 0;
  static std::uint8_t *put(std::uint8_t *p, type value) noexcept {
    return sw_put_varint(p, static_cast<std::uint64_t>(value));
  }
  static type from_varint(std::uint64_t value) noexcept {
    return static_cast<type>(value);
  }
};

struct uint32
    : number<std::uint32_t, 5, sw_get_packed_uint32, sw_get_unpacked_uint32, sw_write_packed_uint32> {
  static constexpr std::uint32_t wire_type = 0;
  static std::uint8_t *put(std::uint8_t *p, type value) noexcept {
    return sw_put_varint(p, value);
  }
  static type from_varint(std::uint64_t value) noexcept {
    return static_cast<type>(value);
  }
};

struct uint64
    : number<std::uint64_t, 10, sw_get_packed_uint64, sw_get_unpacked_uint64, sw_write_packed_uint64> {
  static constexpr std::uint32_t wire_type = 0;
  static std::uint8_t *put(std::uint8_t *p, type value) noexcept {
    return sw_put_varint(p, value);
  }
  static type from_varint(std::uint64_t value) noexcept {
    return value;
  }
};

struct sint32
    : number<std::int32_t, 5, sw_get_packed_sint32, sw_get_unpacked_sint32, sw_write_packed_sint32> {
  static constexpr std::uint32_t wire_type = 0;
  static std::uint8_t *put(std::uint8_t *p, type value) noexcept {
    return sw_put_varint(p, sw_zigzag32(value));
  }
  static type from_varint(std::uint64_t value) noexcept {
    return sw_unzigzag32(value);
  }
};

struct sint64
    : number<std::int64_t, 10, sw_get_packed_sint64, sw_get_unpacked_sint64, sw_write_packed_sint64> {
  static constexpr std::uint32_t wire_type = 0;
  static std::uint8_t *put(std::uint8_t *p, type value) noexcept {
    return sw_put_varint(p, sw_zigzag64(value));
  }
  static type from_varint(std::uint64_t value) noexcept {
    return sw_unzigzag64(value);
  }
};

struct boolean : number<bool, 1, sw_get_packed_bool, sw_get_unpacked_bool, sw_write_packed_bool> {
  static constexpr std::uint32_t wire_type = 0;
  static std::uint8_t *put(std::uint8_t *p, type value) noexcept {
    return sw_put_varint(p, value);
  }
  static type from_varint(std::uint64_t value) noexcept {
    return value != 0;
  }
};

struct fixed32
    : number<std::uint32_t, 4, sw_get_packed_fixed32, sw_get_unpacked_fixed32, sw_write_packed_fixed32> {
  static constexpr std::uint32_t wire_type = 5;
  static std::uint8_t *put(std::uint8_t *p, type value) noexcept {
    return sw_put_fixed32(p, value);
  }
};

struct fixed64
    : number<std::uint64_t, 8, sw_get_packed_fixed64, sw_get_unpacked_fixed64, sw_write_packed_fixed64> {
  static constexpr std::uint32_t wire_type = 1;
  static std::uint8_t *put(std::uint8_t *p, type value) noexcept {
    return sw_put_fixed64(p, value);
  }
};

struct sfixed32
    : number<std::int32_t, 4, sw_get_packed_sfixed32, sw_get_unpacked_sfixed32, sw_write_packed_sfixed32> {
  static constexpr std::uint32_t wire_type = 5;
  static std::uint8_t *put(std::uint8_t *p, type value) noexcept {
    return sw_put_fixed32(p, static_cast<std::uint32_t>(value));
  }
};

struct sfixed64
    : number<std::int64_t, 8, sw_get_packed_sfixed64, sw_get_unpacked_sfixed64, sw_write_packed_sfixed64> {
  static constexpr std::uint32_t wire_type = 1;
  static std::uint8_t *put(std::uint8_t *p, type value) noexcept {
    return sw_put_fixed64(p, static_cast<std::uint64_t>(value));
  }
};

struct float32 : number<float, 4, sw_get_packed_float, sw_get_unpacked_float, sw_write_packed_float> {
  static constexpr std::uint32_t wire_type = 5;
  static std::uint8_t *put(std::uint8_t *p, type value) noexcept {
    return sw_put_float(p, value);
  }
  static bool is_set(float value) noexcept {
    return sw_float_set(value);
  }
};

struct float64 : number<double, 8, sw_get_packed_double, sw_get_unpacked_double, sw_write_packed_double> {
  static constexpr std::uint32_t wire_type = 1;
  static std::uint8_t *put(std::uint8_t *p, type value) noexcept {
    return sw_put_double(p, value);
  }
  static bool is_set(double value) noexcept {
    return sw_double_set(value);
  }
};

/// An enum whose numbers without a name are values like all others.
template <class Enum>
struct open {
  using type = Enum;
  static constexpr std::uint32_t wire_type = 0;
  static constexpr std::uint32_t room = int32::room;
  static std::uint8_t *put(std::uint8_t *p, Enum value) noexcept {
    return int32::put(p, static_cast<std::int32_t>(value));
  }
  static Enum from_varint(std::uint64_t value) noexcept {
    return static_cast<Enum>(int32::from_varint(value));
  }
  static constexpr bool is_set(Enum value) noexcept {
    return static_cast<std::int32_t>(value) != 0;
  }
};

/// An enum whose numbers without a name are unknown fields.
template <class Enum>
struct closed : open<Enum> {};

/// Text in UTF-8.
struct text {
  using type = std::string_view;
  static constexpr std::uint32_t wire_type = 2;
  static std::uint8_t *write(sw_writer_t *w, std::uint8_t *p, type value) noexcept {
    return sw_write_string(w, p, internal::raw_of(value));
  }
  static const std::uint8_t *get(const std::uint8_t *p, const std::uint8_t *end, sw_reader_t *r,
                                 type &value) noexcept {
    sw_bytes_t raw = {};
    p = sw_get_string(p, end, r, &raw);
    value = internal::text_of(raw);
    return p;
  }
};

/// Text that may be anything.
struct unchecked_text {
  using type = std::string_view;
  static constexpr std::uint32_t wire_type = 2;
  static std::uint8_t *write(sw_writer_t *w, std::uint8_t *p, type value) noexcept {
    return sw_write_bytes(w, p, internal::raw_of(value));
  }
  static const std::uint8_t *get(const std::uint8_t *p, const std::uint8_t *end, sw_reader_t *r,
                                 type &value) noexcept {
    sw_bytes_t raw = {};
    p = sw_get_bytes(p, end, r, &raw);
    value = internal::text_of(raw);
    return p;
  }
};

struct blob {
  using type = bytes;
  static constexpr std::uint32_t wire_type = 2;
  static std::uint8_t *write(sw_writer_t *w, std::uint8_t *p, type value) noexcept {
    return sw_write_bytes(w, p, internal::raw_of(value));
  }
  static const std::uint8_t *get(const std::uint8_t *p, const std::uint8_t *end, sw_reader_t *r,
                                 type &value) noexcept {
    sw_bytes_t raw = {};
    p = sw_get_bytes(p, end, r, &raw);
    value = internal::bytes_of(raw);
    return p;
  }
};

/// A message behind its length.
template <class Message>
struct nested {
  using type = Message;
  static constexpr std::uint32_t wire_type = 2;
};

/// A message between group tags.
template <class Message>
struct group {
  using type = Message;
  static constexpr std::uint32_t wire_type = 3;
};

/// A list in one run.
template <class Kind>
struct packed {
  using item = Kind;
};

/// A field that has to be there.
template <class Kind>
struct required {
  using value = Kind;
};

/// A map.
template <class Key, class Value>
struct map {
  using key = Key;
  using value = Value;
  using entry = shortwire::entry<typename Key::type, typename Value::type>;
};

/// A field that is a member of its struct.
template <std::uint32_t Number, literal Name, class Kind, auto Member>
struct field {
  static constexpr std::uint32_t number = Number;
  static constexpr std::string_view name = std::string_view(Name.text, sizeof Name.text - 1);
  static constexpr auto member = Member;
  using kind = Kind;
  using alternative = void;
};

/// A field that is an alternative of a oneof.
template <std::uint32_t Number, literal Name, class Kind, auto Oneof, class Alternative>
struct choice {
  static constexpr std::uint32_t number = Number;
  static constexpr std::string_view name = std::string_view(Name.text, sizeof Name.text - 1);
  static constexpr auto member = Oneof;
  using kind = Kind;
  using alternative = Alternative;
};

/// All fields of a message, by number.
template <class... Field>
struct fields {
  static constexpr std::size_t count = sizeof...(Field);
};

}  // namespace schema

namespace internal {

template <class Kind>
inline constexpr bool is_number = requires {
  Kind::room;
};

template <class Kind>
inline constexpr bool is_varint = requires {
  Kind::from_varint(std::uint64_t());
};

template <class Kind>
inline constexpr bool is_closed = false;
template <class Enum>
inline constexpr bool is_closed<schema::closed<Enum>> = true;

template <class Kind>
inline constexpr bool is_text = requires {
  &Kind::write;
};

template <class Kind>
inline constexpr bool is_group = false;
template <class Message>
inline constexpr bool is_group<schema::group<Message>> = true;

template <class Kind>
inline constexpr bool is_nested = is_group<Kind>;
template <class Message>
inline constexpr bool is_nested<schema::nested<Message>> = true;

template <class Kind>
inline constexpr bool is_packed = false;
template <class Kind>
inline constexpr bool is_packed<schema::packed<Kind>> = true;

template <class Kind>
inline constexpr bool is_required = false;
template <class Kind>
inline constexpr bool is_required<schema::required<Kind>> = true;

template <class Kind>
inline constexpr bool is_map = false;
template <class Key, class Value>
inline constexpr bool is_map<schema::map<Key, Value>> = true;

template <class Message, class Member>
Member member_type(Member Message::*);

/// The type of the struct member that holds a field or its oneof.
template <class Field>
using member_of = decltype(member_type(Field::member));

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;

/// The kind of one value of a field.
template <class Kind>
struct value_kind {
  using type = Kind;
};
template <class Kind>
struct value_kind<schema::required<Kind>> {
  using type = Kind;
};
template <class Kind>
struct value_kind<schema::packed<Kind>> {
  using type = Kind;
};

template <class Field>
using kind_of = typename value_kind<typename Field::kind>::type;

template <class Field>
inline constexpr bool in_oneof = !std::is_void_v<typename Field::alternative>;

/// Whether a field is a list: its member is a span, and not of the bytes of one value.
template <class Field>
constexpr bool repeats() {
  if constexpr (in_oneof<Field> || is_map<typename Field::kind>) {
    return false;
  } else {
    using value = typename kind_of<Field>::type;
    return std::is_same_v<member_of<Field>, std::span<const value>>;
  }
}

template <class Field>
inline constexpr bool is_list = repeats<Field>();

/// Whether a field is one number, in a oneof or not: then what it takes has a bound.
template <class Field>
inline constexpr bool is_single_number = !is_list<Field> && is_number<kind_of<Field>>;

/// A field's full name, with a NUL at its end.
template <class Message, class Field>
inline constexpr auto full_name = [] {
  constexpr std::string_view of = description<Message>::name;
  std::array<char, of.size() + Field::name.size() + 2> joined = {};
  auto at = std::copy(of.begin(), of.end(), joined.begin());
  *at++ = '.';
  std::copy(Field::name.begin(), Field::name.end(), at);
  return joined;
}();

constexpr std::uint32_t tag(std::uint32_t number, std::uint32_t wire_type) noexcept {
  return number << 3 | wire_type;
}

}  // namespace internal

}  // namespace shortwire

#endif  // SHORTWIRE_SCHEMA_HPP
