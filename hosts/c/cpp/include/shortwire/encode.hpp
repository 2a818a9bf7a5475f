// Writes messages in protobuf wire format: back to front in one pass, by the descriptions of their fields.
#ifndef SHORTWIRE_ENCODE_HPP
#define SHORTWIRE_ENCODE_HPP

#include <cstddef>
#include <cstdint>
#include <tuple>
#include <utility>
#include <variant>

#include "shortwire/memory.hpp"
#include "shortwire/result.hpp"
#include "shortwire/schema.hpp"
#include "shortwire/writer.h"

namespace shortwire {

namespace internal {

/// Writes all fields before `p`, the last one first; null if the writer holds an error.
template <class Message>
std::uint8_t *write(const Message &message, std::uint8_t *p, sw_writer_t *w);

/// Room for the tag of a field.
inline constexpr std::uint32_t tag_room = 5;

/// What comes before one value: its tag.
template <std::uint32_t Number, class Kind>
inline constexpr std::uint32_t tag_of = tag(Number, Kind::wire_type);

/// Writes a message with its length or its group tags.
template <std::uint32_t Number, class Kind, class Message>
std::uint8_t *write_nested(sw_writer_t *w, std::uint8_t *p, const Message *message, const char *name) {
  const std::size_t before = sw_written(w, p);
  if constexpr (is_group<Kind>) {
    p = sw_reserve(w, p, tag_room);
    if (p == nullptr) return nullptr;
    p = sw_put_tag(p, tag(Number, 4));
  }
  if (w->depth == 0) [[unlikely]]
    return sw_writer_fail_depth(w);
  w->depth--;
  if (message != nullptr) p = write(*message, p, w);
  if (p == nullptr) [[unlikely]]
    return sw_writer_in(w, name);
  w->depth++;
  p = is_group<Kind> ? sw_reserve(w, p, tag_room) : sw_write_length(w, p, before);
  return p != nullptr ? sw_put_tag(p, tag_of<Number, Kind>) : nullptr;
}

/// Writes one value with its tag. For numbers there is room already.
template <std::uint32_t Number, class Kind, class Value>
std::uint8_t *write_value(sw_writer_t *w, std::uint8_t *p, const Value &value, const char *name) {
  if constexpr (is_number<Kind>) {
    return sw_put_tag(Kind::put(p, value), tag_of<Number, Kind>);
  } else if constexpr (is_nested<Kind>) {
    return write_nested<Number, Kind>(w, p, value, name);
  } else {
    p = Kind::write(w, p, value);
    if (p == nullptr) [[unlikely]]
      return sw_writer_in(w, name);
    return sw_put_tag(p, tag_of<Number, Kind>);
  }
}

/// The same for elements of lists, and for keys and values of maps: nothing has made room for them, and
/// messages lie there themselves.
template <std::uint32_t Number, class Kind>
std::uint8_t *write_element(sw_writer_t *w, std::uint8_t *p, const typename Kind::type &value,
                            const char *name) {
  if constexpr (is_nested<Kind>) {
    return write_nested<Number, Kind>(w, p, &value, name);
  } else {
    if constexpr (is_number<Kind>) {
      p = sw_reserve(w, p, Kind::room + tag_room);
      if (p == nullptr) return nullptr;
    }
    return write_value<Number, Kind>(w, p, value, name);
  }
}

/// Writes a list in one run, without its tag.
template <class Kind>
std::uint8_t *write_packed(sw_writer_t *w, std::uint8_t *p, std::span<const typename Kind::type> list) {
  if constexpr (requires { Kind::write_packed; }) {
    return Kind::write_packed(w, p, list.data(), list.size());
  } else {
    const std::size_t before = sw_written(w, p);
    for (std::size_t i = list.size(); i-- > 0;) {
      p = sw_reserve(w, p, Kind::room);
      if (p == nullptr) return nullptr;
      p = Kind::put(p, list[i]);
    }
    return sw_write_length(w, p, before);
  }
}

template <class Field>
std::uint8_t *write_list(sw_writer_t *w, std::uint8_t *p, const member_of<Field> &list, const char *name) {
  if constexpr (is_packed<typename Field::kind>) {
    if (list.empty()) return p;
    p = write_packed<kind_of<Field>>(w, p, list);
    if (p == nullptr) [[unlikely]]
      return sw_writer_in(w, name);
    return sw_put_tag(p, tag(Field::number, 2));
  } else {
    for (std::size_t i = list.size(); i-- > 0 && p != nullptr;) {
      p = write_element<Field::number, kind_of<Field>>(w, p, list[i], name);
    }
    return p;
  }
}

/// An entry is a message with the key as field 1 and the value as field 2, both always written.
template <class Field>
std::uint8_t *write_map(sw_writer_t *w, std::uint8_t *p, const member_of<Field> &map, const char *name) {
  using kind = typename Field::kind;
  for (std::size_t i = map.size(); i-- > 0;) {
    const std::size_t before = sw_written(w, p);
    p = write_element<2, typename kind::value>(w, p, map[i].value, name);
    if (p == nullptr) return nullptr;
    p = write_element<1, typename kind::key>(w, p, map[i].key, name);
    if (p == nullptr) return nullptr;
    p = sw_write_length(w, p, before);
    if (p == nullptr) return nullptr;
    p = sw_put_tag(p, tag(Field::number, 2));
  }
  return p;
}

/// Whether a value without presence is there: it is not zero.
template <class Kind, class Value>
bool is_set(const Value &value) {
  if constexpr (is_nested<Kind>) {
    return value != nullptr;
  } else if constexpr (is_text<Kind>) {
    return !value.empty();
  } else {
    return Kind::is_set(value);
  }
}

template <class Message, class Field>
[[gnu::always_inline]] inline std::uint8_t *write_field(const Message &message, std::uint8_t *p,
                                                        sw_writer_t *w) {
  const auto &member = message.*Field::member;
  constexpr const char *name = full_name<Message, Field>.data();
  if constexpr (is_map<typename Field::kind>) {
    return write_map<Field>(w, p, member, name);
  } else if constexpr (is_list<Field>) {
    return write_list<Field>(w, p, member, name);
  } else if constexpr (in_oneof<Field>) {
    const auto *chosen = std::get_if<typename Field::alternative>(&member);
    return chosen != nullptr ? write_value<Field::number, kind_of<Field>>(w, p, chosen->value, name) : p;
  } else if constexpr (is_optional<member_of<Field>>) {
    if (member.has_value()) return write_value<Field::number, kind_of<Field>>(w, p, *member, name);
    return is_required<typename Field::kind> ? sw_writer_fail_missing(w, name) : p;
  } else {
    if (is_set<kind_of<Field>>(member)) return write_value<Field::number, kind_of<Field>>(w, p, member, name);
    return is_required<typename Field::kind> ? sw_writer_fail_missing(w, name) : p;
  }
}

/// For each field how much room is made before it is written: for a run of numbers at its end, all at once.
template <class... Field>
constexpr auto rooms(schema::fields<Field...>) {
  constexpr std::size_t count = sizeof...(Field);
  std::array<std::uint32_t, count + 1> single = {}, made = {};
  std::size_t index = 0;
  const auto bound = [](auto field) -> std::uint32_t {
    using type = typename decltype(field)::type;
    if constexpr (is_map<typename type::kind>) {
      return 0;
    } else if constexpr (is_single_number<type>) {
      return kind_of<type>::room + tag_room;
    } else {
      return 0;
    }
  };
  ((single[index++] = bound(std::type_identity<Field>())), ...);
  std::uint32_t run = 0;
  for (std::size_t i = 0; i < count; i++) {
    run = single[i] != 0 ? run + single[i] : 0;
    if (single[i + 1] == 0) made[i] = run;
  }
  return made;
}

template <class Message, class... Field, std::size_t... I>
[[gnu::always_inline]] inline std::uint8_t *write_fields(schema::fields<Field...> all,
                                                         std::index_sequence<I...>, const Message &message,
                                                         std::uint8_t *p, sw_writer_t *w) {
  static constexpr auto room = rooms(all);
  constexpr std::size_t last = sizeof...(Field) - 1;
  const auto one = [&]<std::size_t Index>(std::integral_constant<std::size_t, Index>) {
    if constexpr (room[Index] != 0) {
      p = sw_reserve(w, p, room[Index]);
      if (p == nullptr) return false;
    }
    p = write_field<Message, std::tuple_element_t<Index, std::tuple<Field...>>>(message, p, w);
    return p != nullptr;
  };
  static_cast<void>((one(std::integral_constant<std::size_t, last - I>()) && ...));
  return p;
}

template <class Message>
std::uint8_t *write(const Message &message, std::uint8_t *p, sw_writer_t *w) {
  using fields = typename description<Message>::fields;
  const bytes unknown = message.*description<Message>::unknown;
  if (!unknown.empty()) [[unlikely]] {
    p = sw_write_raw(w, p, raw_of(unknown));
    if (p == nullptr) return nullptr;
  }
  if constexpr (fields::count == 0) {
    return p;
  } else {
    return write_fields(fields(), std::make_index_sequence<fields::count>(), message, p, w);
  }
}

}  // namespace internal

/// A message in protobuf wire format. The bytes lie in the writer, valid until it is used again.
template <message Message>
result<bytes> try_encode(const Message &message, writer &memory) {
  sw_bytes_t encoded = {};
  sw_error_t told = {};
  sw_writer_t *w = memory.raw();
  std::uint8_t *p = sw_writer_start(w);
  if (p != nullptr) p = internal::write(message, p, w);
  const sw_code_e code = sw_writer_finish(w, p, description<Message>::name.data(), &encoded, &told);
  if (code != SW_OK) return failure(told);
  return internal::bytes_of(encoded);
}

#if SHORTWIRE_EXCEPTIONS
template <message Message>
bytes encode(const Message &message, writer &memory) {
  return try_encode(message, memory).value();
}
#endif

}  // namespace shortwire

#endif  // SHORTWIRE_ENCODE_HPP
