// Memory of decoded and of encoded messages.
#ifndef SHORTWIRE_MEMORY_HPP
#define SHORTWIRE_MEMORY_HPP

#include <cstddef>
#include <span>
#include <string_view>
#include <utility>

#include "shortwire/arena.h"
#include "shortwire/types.hpp"
#include "shortwire/writer.h"

namespace shortwire {

/// Memory of decoded messages: taken piece by piece, given back at once. Belongs to one thread at a time.
///
/// After `reset()` the memory is used again: work of the same size needs no heap allocation.
class arena {
 public:
  arena() noexcept = default;
  arena(arena &&other) noexcept : raw_(std::exchange(other.raw_, sw_arena_t{})) {}
  arena &operator=(arena &&other) noexcept {
    std::swap(raw_, other.raw_);
    return *this;
  }
  ~arena() {
    sw_arena_free(&raw_);
  }

  /// Takes everything back. What was decoded into it must not be used any more.
  void reset() noexcept {
    sw_arena_reset(&raw_);
  }
  /// The arena of the C host.
  sw_arena_t *raw() noexcept {
    return &raw_;
  }

 private:
  sw_arena_t raw_ = {};
};

/// Memory of encoded messages, used again from message to message. Belongs to one thread at a time.
class writer {
 public:
  /// Owns its memory, which grows as needed.
  writer() noexcept = default;
  /// Writes into memory of the caller's and nowhere else: a message that does not fit is RESOURCE_EXHAUSTED.
  explicit writer(std::span<std::byte> memory) noexcept : raw_(sw_writer_on(memory.data(), memory.size())) {}
  writer(writer &&other) noexcept : raw_(std::exchange(other.raw_, sw_writer_t{})) {}
  writer &operator=(writer &&other) noexcept {
    std::swap(raw_, other.raw_);
    return *this;
  }
  ~writer() {
    sw_writer_free(&raw_);
  }

  /// The writer of the C host.
  sw_writer_t *raw() noexcept {
    return &raw_;
  }

 private:
  sw_writer_t raw_ = {};
};

namespace internal {

inline bytes bytes_of(sw_bytes_t raw) noexcept {
  return {reinterpret_cast<const std::byte *>(raw.data), raw.len};
}

inline std::string_view text_of(sw_bytes_t raw) noexcept {
  return {reinterpret_cast<const char *>(raw.data), raw.len};
}

inline sw_bytes_t raw_of(bytes data) noexcept {
  return {reinterpret_cast<const std::uint8_t *>(data.data()), data.size()};
}

inline sw_bytes_t raw_of(std::string_view text) noexcept {
  return {reinterpret_cast<const std::uint8_t *>(text.data()), text.size()};
}

}  // namespace internal

}  // namespace shortwire

#endif  // SHORTWIRE_MEMORY_HPP
