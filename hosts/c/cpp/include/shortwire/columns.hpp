// Batches of flat calls: columns of the caller's, and messages taken as columns.
#ifndef SHORTWIRE_COLUMNS_HPP
#define SHORTWIRE_COLUMNS_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>
#include <type_traits>

#include "shortwire/slots.hpp"
#include "shortwire/types.hpp"

namespace shortwire::internal {

/// One column at the boundary for each field of a message, the mask of presence before them.
template <class Message>
using raw_columns = std::array<sw_column_t, description<Message>::fields::count + 1>;

/// The index among `raw_columns` of a field.
template <class Message>
constexpr std::size_t column_index(std::size_t field) noexcept {
  return field + (layout_of<Message>.has_mask ? 1 : 0);
}

template <class T>
sw_column_t raw_column(const T *data, std::ptrdiff_t stride) noexcept {
  return {const_cast<std::remove_const_t<T> *>(data), stride};
}

/// A request's column as it crosses. Text is turned around in memory of the call; false without memory.
template <class T>
bool to_column(const column<T> &values, sw_call_t *call, sw_column_t &out) noexcept {
  const std::ptrdiff_t stride = values.repeats() ? 0 : sizeof(raw_value<T>);
  if constexpr (std::is_same_v<raw_value<T>, T>) {
    out = raw_column(values.data(), stride);
    return true;
  } else {
    sw_bytes_t *raw = scratch<sw_bytes_t>(call, values.size());
    if (raw == nullptr) return false;
    for (std::size_t i = 0; i < values.size(); i++) raw[i] = raw_of(values[i]);
    out = raw_column(raw, stride);
    return true;
  }
}

/// A reply's column before the call.
template <class T>
bool open_column(std::span<T> values, sw_call_t *call, sw_column_t &out) noexcept {
  void *memory = values.data();
  if constexpr (!std::is_same_v<raw_value<T>, T>) {
    memory = scratch<sw_bytes_t>(call, values.size());
    if (memory == nullptr) return false;
  }
  out = {memory, sizeof(raw_value<T>)};
  return true;
}

/// The same after it.
template <class T>
void close_column(std::span<T> values, const sw_column_t &raw) noexcept {
  if constexpr (!std::is_same_v<raw_value<T>, T>) {
    const auto *items = static_cast<const sw_bytes_t *>(raw.data);
    for (std::size_t i = 0; i < values.size(); i++) from_raw(items[i], values[i]);
  }
}

/// The values of one field of many messages, or their masks. Numbers without presence are taken where they
/// lie.
template <class Message>
bool gather(std::span<const Message> messages, sw_call_t *call, raw_columns<Message> &out) noexcept {
  static constexpr const flat_layout &layout = layout_of<Message>;
  bool complete = true;
  std::uint64_t *masks = nullptr;
  if constexpr (layout.has_mask) {
    masks = scratch<std::uint64_t>(call, messages.size());
    if (masks == nullptr) return false;
    for (std::size_t i = 0; i < messages.size(); i++) masks[i] = 0;
    out[0] = raw_column(masks, sizeof *masks);
  }
  for_each_field<Message>([&](auto index) {
    constexpr auto member = nth_field<Message, index>::member;
    using held = member_of<nth_field<Message, index>>;
    using value = typename kind_of<nth_field<Message, index>>::type;
    sw_column_t &column = out[column_index<Message>(index)];
    if constexpr (std::is_same_v<held, raw_value<value>>) {
      column = raw_column(&(messages.data()->*member), sizeof(Message));
    } else {
      auto *items = scratch<raw_value<value>>(call, messages.size());
      complete = complete && items != nullptr;
      if (!complete) return;
      for (std::size_t i = 0; i < messages.size(); i++) {
        const auto &from = messages[i].*member;
        if constexpr (is_optional<held>) {
          items[i] = to_raw(from.value_or(value()));
          masks[i] |= std::uint64_t(from.has_value()) << layout.bit[index];
        } else {
          items[i] = to_raw(from);
        }
      }
      column = raw_column(items, sizeof *items);
    }
  });
  return complete;
}

/// Where the replies' fields go: into the messages where they are numbers without presence, else into memory
/// of the call.
template <class Message>
bool open_messages(std::span<Message> messages, sw_call_t *call, raw_columns<Message> &out) noexcept {
  bool complete = true;
  if constexpr (layout_of<Message>.has_mask) {
    auto *masks = scratch<std::uint64_t>(call, messages.size());
    complete = masks != nullptr;
    out[0] = raw_column(masks, sizeof *masks);
  }
  for_each_field<Message>([&](auto index) {
    constexpr auto member = nth_field<Message, index>::member;
    using value = typename kind_of<nth_field<Message, index>>::type;
    sw_column_t &column = out[column_index<Message>(index)];
    if constexpr (std::is_same_v<member_of<nth_field<Message, index>>, raw_value<value>>) {
      column = raw_column(&(messages.data()->*member), sizeof(Message));
    } else {
      auto *items = scratch<raw_value<value>>(call, messages.size());
      complete = complete && items != nullptr;
      column = raw_column(items, sizeof *items);
    }
  });
  return complete;
}

/// Takes what lies in memory of the call into the messages.
template <class Message>
void close_messages(std::span<Message> messages, const raw_columns<Message> &in) noexcept {
  static constexpr const flat_layout &layout = layout_of<Message>;
  const auto *masks = static_cast<const std::uint64_t *>(layout.has_mask ? in[0].data : nullptr);
  for_each_field<Message>([&](auto index) {
    constexpr auto member = nth_field<Message, index>::member;
    using held = member_of<nth_field<Message, index>>;
    using value = typename kind_of<nth_field<Message, index>>::type;
    if constexpr (!std::is_same_v<held, raw_value<value>>) {
      const auto *items = static_cast<const raw_value<value> *>(in[column_index<Message>(index)].data);
      for (std::size_t i = 0; i < messages.size(); i++) {
        if constexpr (is_optional<held>) {
          if ((masks[i] >> layout.bit[index] & 1) != 0) from_raw(items[i], (messages[i].*member).emplace());
        } else {
          from_raw(items[i], messages[i].*member);
        }
      }
    }
  });
}

/// One message of many out of the columns of a request.
template <class Message, class Columns, std::size_t... I>
Message row(const Columns &columns, std::size_t at, std::index_sequence<I...>) {
  static constexpr const flat_layout &layout = layout_of<Message>;
  Message message;
  const auto set = [&](auto index) {
    const auto &values = std::get<column_index<Message>(index)>(columns);
    if constexpr (is_optional<member_of<nth_field<Message, index>>>) {
      if ((std::get<0>(columns)[at] >> layout.bit[index] & 1) == 0) return;
    }
    message.*nth_field<Message, index>::member = values[at];
  };
  (set(std::integral_constant<std::size_t, I>()), ...);
  return message;
}

/// The other way round: one reply into its columns.
template <class Message, class Columns, std::size_t... I>
void spread_row(const Message &message, const Columns &columns, std::size_t at, std::index_sequence<I...>) {
  static constexpr const flat_layout &layout = layout_of<Message>;
  if constexpr (layout.has_mask) std::get<0>(columns)[at] = 0;
  const auto get = [&](auto index) {
    const auto &values = std::get<column_index<Message>(index)>(columns);
    const auto &member = message.*nth_field<Message, index>::member;
    if constexpr (is_optional<member_of<nth_field<Message, index>>>) {
      values[at] = member.value_or(typename kind_of<nth_field<Message, index>>::type());
      std::get<0>(columns)[at] |= std::uint64_t(member.has_value()) << layout.bit[index];
    } else {
      values[at] = member;
    }
  };
  (get(std::integral_constant<std::size_t, I>()), ...);
}

}  // namespace shortwire::internal

#endif  // SHORTWIRE_COLUMNS_HPP
