// Maps as they are read: entry after entry, of which those with an equal key give way to the last one.
#ifndef SHORTWIRE_MAPS_HPP
#define SHORTWIRE_MAPS_HPP

#include <algorithm>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "shortwire/map.h"
#include "shortwire/memory.hpp"
#include "shortwire/types.hpp"

namespace shortwire::internal {

/// From this size on a table of hashes finds equal keys; below, looking at every key is faster.
inline constexpr std::size_t indexed_from = 16;

/// Finds the position of a key among the first entries; the next free one if it is new.
template <class Key, class Value>
class key_positions {
 public:
  /// For a map of so many entries; false without memory.
  bool reserve(std::size_t count, sw_arena_t *memory) noexcept {
    if (count < indexed_from) return true;
    mask_ = std::bit_ceil(count * 2) - 1;
    table_ = static_cast<std::uint32_t *>(sw_arena_alloc(memory, (mask_ + 1) * sizeof *table_));
    if (table_ != nullptr) std::fill_n(table_, mask_ + 1, 0u);
    return table_ != nullptr;
  }

  /// Where an entry with this key is, or `kept` if there is none yet: then it is expected to be put there.
  std::size_t of(const Key &key, const entry<Key, Value> *entries, std::size_t kept) noexcept {
    if (table_ == nullptr) {
      const auto *end = entries + kept;
      return static_cast<std::size_t>(std::find_if(entries, end, [&](auto &e) { return e.key == key; }) -
                                      entries);
    }
    for (std::size_t slot = hash(key);; slot++) {
      std::uint32_t &position = table_[slot & mask_];
      if (position == 0) {
        position = static_cast<std::uint32_t>(kept) + 1;
        return kept;
      }
      if (entries[position - 1].key == key) return position - 1;
    }
  }

 private:
  static std::size_t hash(std::string_view key) noexcept {
    return sw_hash_text(raw_of(key));
  }
  template <std::integral Number>
  static std::size_t hash(Number key) noexcept {
    return sw_hash_number(static_cast<std::uint64_t>(key));
  }

  std::uint32_t *table_ = nullptr;
  std::size_t mask_ = 0;
};

/// Keeps of equal keys the value of the last, in the place of the first. The entries lie in the arena. False
/// without memory.
template <class Key, class Value>
bool keep_last_of_each_key(std::span<const entry<Key, Value>> &map, sw_arena_t *memory) noexcept {
  if (map.size() < 2) return true;
  auto *entries = const_cast<entry<Key, Value> *>(map.data());
  key_positions<Key, Value> positions;
  if (!positions.reserve(map.size(), memory)) return false;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < map.size(); i++) {
    const std::size_t at = positions.of(entries[i].key, entries, kept);
    if (at != i) entries[at] = entries[i];
    kept += at == kept;
  }
  map = map.first(kept);
  return true;
}

}  // namespace shortwire::internal

#endif  // SHORTWIRE_MAPS_HPP
