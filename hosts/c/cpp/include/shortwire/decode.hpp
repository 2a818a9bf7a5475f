// Reads messages in protobuf wire format, in place: text and bytes of a decoded message point into the input,
// lists and nested messages lie in an arena.
#ifndef SHORTWIRE_DECODE_HPP
#define SHORTWIRE_DECODE_HPP

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>
#include <variant>

#include "shortwire/maps.hpp"
#include "shortwire/memory.hpp"
#include "shortwire/reader.h"
#include "shortwire/result.hpp"
#include "shortwire/schema.hpp"

namespace shortwire {

namespace internal {

/// Reads the fields in [p, end) into a message that may have some already; null if the reader holds an error.
template <class Message>
const std::uint8_t *read(const std::uint8_t *p, const std::uint8_t *end, sw_reader_t *r, Message &message);

/// Where reading stands: in which message, and where the field began whose tag was just read.
template <class Message>
struct place {
  const std::uint8_t *start;
  const std::uint8_t *p;
  const std::uint8_t *end;
  sw_reader_t *r;
  Message &message;

  /// Goes on behind a field; whether there was no error, which else concerns `name`.
  bool advance(const std::uint8_t *next, const char *name) noexcept {
    p = next;
    if (next == nullptr) [[unlikely]]
      sw_reader_in(r, name);
    return next != nullptr;
  }
};

/// Calls a function of the C host that appends to the unknown fields of a message.
template <class Message, class Keep>
auto keep(Message &message, const Keep &append) {
  bytes &unknown = message.*description<Message>::unknown;
  sw_bytes_t raw = raw_of(unknown);
  const auto outcome = append(&raw);
  unknown = bytes_of(raw);
  return outcome;
}

/// Reads one number, text or bytes.
template <class Kind>
[[gnu::always_inline]] inline const std::uint8_t *get(const std::uint8_t *p, const std::uint8_t *end,
                                                      sw_reader_t *r, typename Kind::type &value) {
  if constexpr (is_varint<Kind>) {
    const sw_varint_t varint = sw_get_varint(p, end, r);
    value = Kind::from_varint(varint.value);
    return varint.p;
  } else if constexpr (is_number<Kind>) {
    if constexpr (sizeof(typename Kind::type) == 4) return sw_get_fixed32(p, end, r, &value);
    return sw_get_fixed64(p, end, r, &value);
  } else {
    return Kind::get(p, end, r, value);
  }
}

/// Reads one message level down, with what surrounds it: its length, or the tag that ends its group.
template <class Kind>
const std::uint8_t *get_nested(const std::uint8_t *p, const std::uint8_t *end, sw_reader_t *r,
                               std::uint32_t tag, typename Kind::type &message) {
  const std::uint8_t *stop = nullptr;
  const std::uint8_t *next = nullptr;
  if constexpr (is_group<Kind>) {
    next = sw_get_group(p, end, r, tag, &stop);
    if (next == nullptr) return nullptr;
  } else {
    const sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == nullptr) return nullptr;
    p = length.p;
    next = stop = p + length.value;
  }
  if (r->depth == 0) [[unlikely]]
    return sw_reader_fail_depth(r, p);
  r->depth--;
  if (read(p, stop, r, message) == nullptr) return nullptr;
  r->depth++;
  return next;
}

/// Makes room for more elements in a list that lies in the arena; null without memory.
template <class T>
T *grow(std::span<const T> list, std::size_t extra, sw_reader_t *r, const std::uint8_t *p) {
  static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= 8);
  void *grown = sw_list_grow(r->arena, list.data(), list.size(), extra, sizeof(T));
  if (grown == nullptr) sw_reader_fail_memory(r, p);
  return static_cast<T *>(grown);
}

/// Reads all elements of text, bytes or messages that follow one another.
template <class Kind>
const std::uint8_t *get_run(const std::uint8_t *p, const std::uint8_t *end, sw_reader_t *r, std::uint32_t tag,
                            std::span<const typename Kind::type> &list) {
  using value = typename Kind::type;
  std::size_t run = is_group<Kind> ? 1 : sw_count_run(p, end, tag);
  value *items = grow(list, run, r, p);
  if (items == nullptr) return nullptr;
  for (std::size_t count = list.size();;) {
    value *item = std::construct_at(items + count);
    if constexpr (is_nested<Kind>) {
      p = get_nested<Kind>(p, end, r, tag, *item);
    } else {
      p = Kind::get(p, end, r, *item);
    }
    if (p == nullptr) return nullptr;
    list = {items, ++count};
    const std::uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : nullptr;
    if (next == nullptr) return p;
    p = next;
  }
}

/// Appends one number of an enum.
template <class Kind, class Message>
const std::uint8_t *append_enum(const std::uint8_t *p, const std::uint8_t *end, std::uint32_t varint_tag,
                                place<Message> &at, std::span<const typename Kind::type> &list) {
  using value = typename Kind::type;
  const sw_varint_t varint = sw_get_varint(p, end, at.r);
  if (varint.p == nullptr) return nullptr;
  const value read = Kind::from_varint(varint.value);
  if constexpr (is_closed<Kind>) {
    if (enumeration<value>::name(read).empty()) [[unlikely]] {
      return keep(at.message, [&](sw_bytes_t *unknown) {
        return sw_keep_varint(varint.p, at.r, varint_tag, varint.value, unknown);
      });
    }
  }
  value *items = grow(list, 1, at.r, p);
  if (items == nullptr) return nullptr;
  std::construct_at(items + list.size(), read);
  list = {items, list.size() + 1};
  return varint.p;
}

/// Reads a list of numbers: one packed run, or one element.
template <class Kind, std::uint32_t Number, class Message>
const std::uint8_t *get_numbers(place<Message> &at, bool packed, std::span<const typename Kind::type> &list) {
  if constexpr (requires { Kind::read_packed; }) {
    const typename Kind::type *items = list.data();
    std::size_t count = list.size();
    const std::uint8_t *p = packed ? Kind::read_packed(at.p, at.end, at.r, &items, &count)
                                   : Kind::read_unpacked(at.p, at.end, at.r, &items, &count);
    list = {items, count};
    return p;
  } else {
    constexpr std::uint32_t varint_tag = tag(Number, 0);
    if (!packed) return append_enum<Kind>(at.p, at.end, varint_tag, at, list);
    const sw_varint_t length = sw_get_length(at.p, at.end, at.r);
    if (length.p == nullptr) return nullptr;
    const std::uint8_t *p = length.p, *const stop = p + length.value;
    while (p != nullptr && p < stop) p = append_enum<Kind>(p, stop, varint_tag, at, list);
    return p;
  }
}

/// Reads key and value of one map entry.
template <class Map>
const std::uint8_t *get_entry(const std::uint8_t *p, const std::uint8_t *stop, sw_reader_t *r,
                              typename Map::entry &entry) {
  using key = typename Map::key;
  using value = typename Map::value;
  while (p != nullptr && p < stop) {
    const sw_varint_t read = sw_get_tag(p, stop, r);
    if (read.p == nullptr) return nullptr;
    if (read.value == tag(1, key::wire_type)) {
      p = get<key>(read.p, stop, r, entry.key);
    } else if (read.value == tag(2, value::wire_type)) {
      if constexpr (is_nested<value>) {
        p = get_nested<value>(read.p, stop, r, tag(2, value::wire_type), entry.value);
      } else {
        p = get<value>(read.p, stop, r, entry.value);
      }
    } else {
      p = sw_skip(read.p, stop, r, static_cast<std::uint32_t>(read.value));
    }
  }
  return p;
}

/// Reads all entries that follow one another.
template <class Map, class Message>
const std::uint8_t *get_entries(place<Message> &at, std::uint32_t tag,
                                std::span<const typename Map::entry> &map) {
  using entry = typename Map::entry;
  using value = typename Map::value;
  std::size_t run = sw_count_run(at.p, at.end, tag);
  entry *entries = grow(map, run, at.r, at.p);
  if (entries == nullptr) return nullptr;
  for (const std::uint8_t *start = at.start, *p = at.p;;) {
    const sw_varint_t length = sw_get_length(p, at.end, at.r);
    if (length.p == nullptr) return nullptr;
    const std::uint8_t *stop = length.p + length.value;
    entry *read = std::construct_at(entries + map.size());
    if constexpr (requires { enumeration<typename value::type>::first; }) {
      read->value = enumeration<typename value::type>::first;
    }
    if (at.r->depth == 0) [[unlikely]]
      return sw_reader_fail_depth(at.r, p);
    at.r->depth--;
    p = get_entry<Map>(length.p, stop, at.r, *read);
    if (p == nullptr) return nullptr;
    at.r->depth++;
    bool taken = true;
    if constexpr (is_closed<value>) {
      taken = !enumeration<typename value::type>::name(read->value).empty();
      if (!taken &&
          !keep(at.message, [&](sw_bytes_t *unknown) { return sw_keep_run(at.r, start, stop, unknown); })) {
        return sw_reader_fail_memory(at.r, p);
      }
    }
    if (taken) map = {entries, map.size() + 1};
    const std::uint8_t *next = --run != 0 ? sw_match_tag(p, at.end, tag) : nullptr;
    if (next == nullptr) return p;
    start = p;
    p = next;
  }
}

/// The message that a field points to, made if there is none; null without memory.
template <class T>
T *target(const T *&message, sw_reader_t *r, const std::uint8_t *p) {
  // What a decoded message points to lies in the arena, where nothing is const.
  if (message != nullptr) return const_cast<T *>(message);
  void *memory = sw_arena_alloc(r->arena, sizeof(T));
  if (memory == nullptr) {
    sw_reader_fail_memory(r, p);
    return nullptr;
  }
  T *made = new (memory) T();
  message = made;
  return made;
}

/// Reads a single value into its member.
template <class Message, class Field>
[[gnu::always_inline]] inline bool read_single(place<Message> &at) {
  using kind = kind_of<Field>;
  constexpr const char *name = full_name<Message, Field>.data();
  auto &member = at.message.*Field::member;
  if constexpr (is_nested<kind>) {
    using value = typename kind::type;
    const value *message = nullptr;
    if constexpr (in_oneof<Field>) {
      if (const auto *chosen = std::get_if<typename Field::alternative>(&member)) message = chosen->value;
    } else {
      message = member;
    }
    value *into = target(message, at.r, at.p);
    if (into == nullptr) return false;
    if (!at.advance(get_nested<kind>(at.p, at.end, at.r, tag(Field::number, kind::wire_type), *into), name)) {
      return false;
    }
    if constexpr (in_oneof<Field>) {
      member = typename Field::alternative{message};
    } else {
      member = message;
    }
    return true;
  } else {
    typename kind::type value = {};
    if constexpr (is_closed<kind>) {
      const sw_varint_t varint = sw_get_varint(at.p, at.end, at.r);
      if (!at.advance(varint.p, name)) return false;
      value = kind::from_varint(varint.value);
      if (enumeration<typename kind::type>::name(value).empty()) [[unlikely]] {
        at.p = keep(at.message, [&](sw_bytes_t *unknown) {
          return sw_keep_varint(varint.p, at.r, tag(Field::number, 0), varint.value, unknown);
        });
        return at.p != nullptr;
      }
    } else {
      if (!at.advance(get<kind>(at.p, at.end, at.r, value), name)) return false;
    }
    if constexpr (in_oneof<Field>) {
      member = typename Field::alternative{value};
    } else {
      member = value;
    }
    return true;
  }
}

/// Reads the field if `tag` is one of its tags; false if not. At the end `at.p` is behind it, or null.
template <class Message, class Field>
[[gnu::always_inline]] inline bool read_if(std::uint32_t found, place<Message> &at) {
  constexpr const char *name = full_name<Message, Field>.data();
  auto &member = at.message.*Field::member;
  if constexpr (is_map<typename Field::kind>) {
    if (found != tag(Field::number, 2)) return false;
    at.advance(get_entries<typename Field::kind>(at, found, member), name);
    return true;
  } else {
    using kind = kind_of<Field>;
    if constexpr (is_list<Field> && is_number<kind>) {
      if (found != tag(Field::number, 2) && found != tag(Field::number, kind::wire_type)) return false;
      at.advance(get_numbers<kind, Field::number>(at, found == tag(Field::number, 2), member), name);
    } else if constexpr (is_list<Field>) {
      if (found != tag(Field::number, kind::wire_type)) return false;
      at.advance(get_run<kind>(at.p, at.end, at.r, found, member), name);
    } else {
      if (found != tag(Field::number, kind::wire_type)) return false;
      if (!read_single<Message, Field>(at)) at.p = nullptr;
    }
    return true;
  }
}

template <class Message, class... Field>
[[gnu::always_inline]] inline bool read_field(schema::fields<Field...>, [[maybe_unused]] std::uint32_t found,
                                              place<Message> &at) {
  return (read_if<Message, Field>(found, at) || ...);
}

/// Leaves one entry a key in the maps of a message that was read.
template <class Message, class... Field>
[[gnu::always_inline]] inline bool settle_maps(schema::fields<Field...>, Message &message, sw_reader_t *r) {
  [[maybe_unused]] const auto settle = [&](auto field) {
    using type = typename decltype(field)::type;
    if constexpr (is_map<typename type::kind>) {
      return keep_last_of_each_key(message.*type::member, r->arena);
    } else {
      return true;
    }
  };
  return (settle(std::type_identity<Field>()) && ...);
}

template <class Message>
const std::uint8_t *read(const std::uint8_t *p, const std::uint8_t *end, sw_reader_t *r, Message &message) {
  using fields = typename description<Message>::fields;
  while (p < end) {
    const sw_varint_t found = sw_get_tag(p, end, r);
    if (found.p == nullptr) return nullptr;
    const auto tag = static_cast<std::uint32_t>(found.value);
    place<Message> at = {p, found.p, end, r, message};
    if (!read_field(fields(), tag, at)) {
      at.p = keep(message,
                  [&](sw_bytes_t *unknown) { return sw_keep_unknown(at.start, at.p, end, r, tag, unknown); });
    }
    if (at.p == nullptr) return nullptr;
    p = at.p;
  }
  if (!settle_maps(fields(), message, r)) [[unlikely]]
    return sw_reader_fail_memory(r, p);
  return p;
}

/// The full name of a required field that a message lacks, at whatever depth; null if there is none. Asked
/// when all is read: what a message lacks in one place may come in another.
template <class Message>
const char *missing_field(const Message &message);

template <class Message, class Field>
const char *missing_in(const Message &message) {
  const auto &member = message.*Field::member;
  const auto in_message = [](const auto &inner) -> const char * {
    if constexpr (description<std::remove_cvref_t<decltype(inner)>>::has_required)
      return missing_field(inner);
    return nullptr;
  };
  const auto in_list = [&](const auto &list, const auto &message_of) -> const char * {
    for (const auto &item : list) {
      if (const char *missing = in_message(message_of(item))) return missing;
    }
    return nullptr;
  };
  if constexpr (is_map<typename Field::kind>) {
    if constexpr (is_nested<typename Field::kind::value>) {
      return in_list(
          member, [](const auto &entry) -> const auto & { return entry.value; });
    }
  } else if constexpr (is_required<typename Field::kind> && is_optional<member_of<Field>>) {
    if (!member.has_value()) return full_name<Message, Field>.data();
  } else if constexpr (is_nested<kind_of<Field>>) {
    if constexpr (is_list<Field>) {
      return in_list(
          member, [](const auto &item) -> const auto & { return item; });
    } else if constexpr (in_oneof<Field>) {
      const auto *chosen = std::get_if<typename Field::alternative>(&member);
      if (chosen != nullptr && chosen->value != nullptr) return in_message(*chosen->value);
    } else {
      if (member != nullptr) return in_message(*member);
      if (is_required<typename Field::kind>) return full_name<Message, Field>.data();
    }
  }
  return nullptr;
}

template <class Message, class... Field>
const char *missing_among(schema::fields<Field...>, const Message &message) {
  const char *missing = nullptr;
  static_cast<void>((((missing = missing_in<Message, Field>(message)) != nullptr) || ...));
  return missing;
}

template <class Message>
const char *missing_field(const Message &message) {
  return missing_among(typename description<Message>::fields(), message);
}

/// Reads a whole message; whether there was no error.
template <class Message>
bool read_whole(sw_reader_t *r, const std::uint8_t *p, const std::uint8_t *end, Message &message) {
  if (read(p, end, r, message) == nullptr) return false;
  if constexpr (description<Message>::has_required) {
    if (const char *missing = missing_field(message))
      return sw_reader_fail_missing(r, end, missing) != nullptr;
  }
  return true;
}

}  // namespace internal

/// A message from protobuf wire format. It borrows from `encoded` and lies in the arena. Nesting beyond
/// `max_depth` is an error; 0 stands for the default, 100.
template <message Message>
result<Message> try_decode(bytes encoded, arena &memory, std::uint32_t max_depth = 0) {
  sw_reader_t reader;
  sw_reader_start(&reader, internal::raw_of(encoded), memory.raw(),
                  max_depth != 0 ? max_depth : SW_DEFAULT_MAX_DEPTH);
  result<Message> decoded;
  if (internal::read_whole(&reader, reader.begin, reader.end, *decoded)) return decoded;
  sw_error_t told = {};
  sw_reader_error(&reader, description<Message>::name.data(), &told);
  return failure(told);
}

#if SHORTWIRE_EXCEPTIONS
template <message Message>
Message decode(bytes encoded, arena &memory, std::uint32_t max_depth = 0) {
  return try_decode<Message>(encoded, memory, max_depth).value();
}
#endif

template <class Message>
std::optional<Message> error::detail(arena &memory) const {
  sw_bytes_t value = {};
  if (!sw_error_detail(told_.get(), description<Message>::name.data(), &value)) return std::nullopt;
  result<Message> decoded = try_decode<Message>(internal::bytes_of(value), memory);
  if (!decoded) return std::nullopt;
  return std::move(*decoded);
}

}  // namespace shortwire

#endif  // SHORTWIRE_DECODE_HPP
