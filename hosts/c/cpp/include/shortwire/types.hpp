// What the fields of messages are made of, beyond the types of the language.
//
// Everything here borrows: a message is a view of memory that belongs to the caller, or to the arena or call
// it was decoded into.
#ifndef SHORTWIRE_TYPES_HPP
#define SHORTWIRE_TYPES_HPP

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <ranges>
#include <span>
#include <string_view>
#include <type_traits>

namespace shortwire {

/// Borrowed bytes.
using bytes = std::span<const std::byte>;

/// The bytes of a text.
inline bytes as_bytes(std::string_view text) noexcept {
  return std::as_bytes(std::span(text));
}

/// Bytes as text, whatever they are.
inline std::string_view as_text(bytes data) noexcept {
  return {reinterpret_cast<const char *>(data.data()), data.size()};
}

/// An entry of a map field, which is a `std::span` of them. Structured bindings work on it.
template <class Key, class Value>
struct entry {
  Key key = {};
  Value value = {};
};

/// The value of a key in a map field, or null. Of equal keys the last one counts. Compares with one entry
/// after the other: put the entries into a `std::map` to look many up.
template <class Key, class Value>
const Value *find(std::span<const entry<Key, Value>> map, const std::type_identity_t<Key> &key) noexcept {
  for (std::size_t i = map.size(); i-- > 0;) {
    if (map[i].key == key) return &map[i].value;
  }
  return nullptr;
}

/// A member of a oneof, which is a `std::variant` of them after `std::monostate`. They have names in their
/// message: `CalculatorRequest::add` is `alternative<1, const BinaryOp *>`.
template <std::uint32_t Number, class Value>
struct alternative {
  Value value = {};

  constexpr const Value &operator*() const noexcept {
    return value;
  }
  constexpr auto operator->() const noexcept {
    if constexpr (std::is_pointer_v<Value>) {
      return value;
    } else {
      return &value;
    }
  }
};

/// The values that one field has in all items of a batch: contiguous memory of the caller's, or one value for
/// all.
template <class T>
class column {
 public:
  /// Borrows an array, a `std::vector`, a `std::span` ...
  template <std::ranges::contiguous_range Range>
  requires(std::ranges::sized_range<Range> &&std::same_as<std::ranges::range_value_t<Range>, T>
               &&std::ranges::borrowed_range<const Range &>) constexpr column(const Range &range) noexcept
      : data_(std::ranges::data(range)), size_(std::ranges::size(range)), repeats_(false) {}

  /// Zero for all items.
  constexpr column() noexcept = default;
  /// One value for all items.
  template <std::convertible_to<T> Value>
  requires(!std::ranges::contiguous_range<Value> || std::same_as<std::remove_cvref_t<Value>, T> ||
           std::is_array_v<std::remove_reference_t<Value>>) constexpr column(Value &&value) noexcept
      : one_(static_cast<T>(value)) {}

  /// The value of an item.
  constexpr const T &operator[](std::size_t index) const noexcept {
    return repeats_ ? one_ : data_[index];
  }
  /// Whether it fits a batch of so many items.
  constexpr bool covers(std::size_t count) const noexcept {
    return repeats_ || size_ == count;
  }
  /// Whether one value stands for all items.
  constexpr bool repeats() const noexcept {
    return repeats_;
  }
  /// The first value.
  constexpr const T *data() const noexcept {
    return repeats_ ? &one_ : data_;
  }
  /// Number of values; of one that stands for all, 1.
  constexpr std::size_t size() const noexcept {
    return size_;
  }

 private:
  const T *data_ = nullptr;
  std::size_t size_ = 1;
  T one_ = {};
  bool repeats_ = true;
};

}  // namespace shortwire

#endif  // SHORTWIRE_TYPES_HPP
