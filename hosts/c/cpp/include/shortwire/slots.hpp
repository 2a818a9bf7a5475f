// Messages as slots and as columns: how flat calls cross.
#ifndef SHORTWIRE_SLOTS_HPP
#define SHORTWIRE_SLOTS_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "shortwire.h"
#include "shortwire/call.hpp"
#include "shortwire/schema.hpp"

namespace shortwire::internal {

/// A field by its position in the list.
template <class Fields, std::size_t Index>
struct field_at;
template <class... Field, std::size_t Index>
struct field_at<schema::fields<Field...>, Index> {
  using type = std::tuple_element_t<Index, std::tuple<Field...>>;
};

/// Where the fields of a message lie among its slots and columns.
struct flat_layout {
  static constexpr std::size_t most = 64;
  bool has_mask = false;
  bool has_text = false;
  bool is_plain = true;
  std::size_t slot_count = 0;
  std::array<std::size_t, most> slot = {};
  std::array<std::uint32_t, most> bit = {};
};

template <class... Field>
constexpr flat_layout lay_out(schema::fields<Field...>) {
  flat_layout layout;
  layout.has_mask = (is_optional<member_of<Field>> || ...);
  layout.has_text = (is_text<kind_of<Field>> || ...);
  layout.is_plain = !layout.has_mask && !layout.has_text;
  std::size_t next = layout.has_mask ? 1 : 0, index = 0;
  std::uint32_t bits = 0;
  [[maybe_unused]] const auto place = [&](bool tracked, bool text) {
    layout.slot[index] = next;
    layout.bit[index++] = bits;
    next += text ? 2 : 1;
    bits += tracked ? 1 : 0;
  };
  (place(is_optional<member_of<Field>>, is_text<kind_of<Field>>), ...);
  layout.slot_count = next;
  return layout;
}

template <class Message>
inline constexpr flat_layout layout_of = lay_out(typename description<Message>::fields());

/// Slots of a message; one more than none.
template <class Message>
using slots = std::array<sw_slot_t, layout_of<Message>.slot_count == 0 ? 1 : layout_of<Message>.slot_count>;

/// Calls a function with the index of each field as a constant.
template <class Message, class Visit>
[[gnu::always_inline]] inline void for_each_field(const Visit &visit) {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (visit(std::integral_constant<std::size_t, I>()), ...);
  }
  (std::make_index_sequence<description<Message>::fields::count>());
}

template <class Message, std::size_t Index>
using nth_field = typename field_at<typename description<Message>::fields, Index>::type;

inline void put_slot(sw_slot_t *slot, std::string_view text) noexcept {
  slot[0].data = raw_of(text).data;
  slot[1].u64 = text.size();
}
inline void put_slot(sw_slot_t *slot, bytes data) noexcept {
  slot[0].data = raw_of(data).data;
  slot[1].u64 = data.size();
}
template <class Value>
void put_slot(sw_slot_t *slot, Value value) noexcept {
  if constexpr (std::is_same_v<Value, double>) {
    slot->f64 = value;
  } else if constexpr (std::is_same_v<Value, float>) {
    slot->f32 = value;
  } else if constexpr (std::is_enum_v<Value>) {
    slot->i64 = static_cast<std::int32_t>(value);
  } else if constexpr (std::is_signed_v<Value>) {
    slot->i64 = value;
  } else {
    slot->u64 = value;
  }
}

inline void take_slot(const sw_slot_t *slot, std::string_view &text) noexcept {
  text = text_of({slot[0].data, static_cast<std::size_t>(slot[1].u64)});
}
inline void take_slot(const sw_slot_t *slot, bytes &data) noexcept {
  data = bytes_of({slot[0].data, static_cast<std::size_t>(slot[1].u64)});
}
template <class Value>
void take_slot(const sw_slot_t *slot, Value &value) noexcept {
  if constexpr (std::is_same_v<Value, double>) {
    value = slot->f64;
  } else if constexpr (std::is_same_v<Value, float>) {
    value = slot->f32;
  } else if constexpr (std::is_same_v<Value, bool>) {
    value = slot->u64 != 0;
  } else {
    value = static_cast<Value>(slot->i64);
  }
}

/// Writes the fields of a message into slots.
template <class Message>
void fill_slots(const Message &message, slots<Message> &out) noexcept {
  static constexpr const flat_layout &layout = layout_of<Message>;
  if constexpr (layout.has_mask) out[0].u64 = 0;
  for_each_field<Message>([&](auto index) {
    const auto &member = message.*nth_field<Message, index>::member;
    if constexpr (is_optional<std::remove_cvref_t<decltype(member)>>) {
      if (!member.has_value()) return;
      out[0].u64 |= std::uint64_t(1) << layout.bit[index];
      put_slot(&out[layout.slot[index]], *member);
    } else {
      put_slot(&out[layout.slot[index]], member);
    }
  });
}

/// Reads the fields of a message from slots.
template <class Message>
void take_slots(const slots<Message> &in, Message &message) noexcept {
  static constexpr const flat_layout &layout = layout_of<Message>;
  for_each_field<Message>([&](auto index) {
    auto &member = message.*nth_field<Message, index>::member;
    if constexpr (is_optional<std::remove_cvref_t<decltype(member)>>) {
      if ((in[0].u64 >> layout.bit[index] & 1) == 0) return;
      take_slot(&in[layout.slot[index]], member.emplace());
    } else {
      take_slot(&in[layout.slot[index]], member);
    }
  });
}

/// What a column holds at the boundary of values that are such in C++.
template <class Value>
using raw_value = std::conditional_t<std::is_same_v<Value, std::string_view> || std::is_same_v<Value, bytes>,
                                     sw_bytes_t, Value>;

template <class Value>
raw_value<Value> to_raw(const Value &value) noexcept {
  if constexpr (std::is_same_v<raw_value<Value>, Value>) {
    return value;
  } else {
    return raw_of(value);
  }
}

template <class Value>
void from_raw(const raw_value<Value> &raw, Value &value) noexcept {
  if constexpr (std::is_same_v<raw_value<Value>, Value>) {
    value = raw;
  } else if constexpr (std::is_same_v<Value, std::string_view>) {
    value = text_of(raw);
  } else {
    value = bytes_of(raw);
  }
}

/// Memory for `count` elements that lives as long as the call's reply; null without memory.
template <class T>
T *scratch(sw_call_t *call, std::size_t count) noexcept {
  return static_cast<T *>(sw_list_grow(&call->arena, nullptr, 0, count, sizeof(T)));
}

}  // namespace shortwire::internal

#endif  // SHORTWIRE_SLOTS_HPP
