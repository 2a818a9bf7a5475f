// Random fields under the numbers of real ones, encoded well and badly.
#ifndef RANDOM_FIELDS_HPP
#define RANDOM_FIELDS_HPP

#include <cstddef>
#include <cstdint>
#include <random>
#include <string_view>
#include <vector>

class random_fields {
 public:
  std::uint64_t number(std::uint64_t below) {
    return random_() % below;
  }

  /// Fields of whatever kind, some of them in each other.
  std::vector<std::uint8_t> fields(int depth) {
    std::vector<std::uint8_t> out;
    for (std::uint64_t i = number(6); i-- > 0;) field(out, depth);
    return out;
  }

 private:
  std::uint64_t any_value() {
    const std::uint64_t bits = number(65);
    return bits == 0 ? 0 : random_() >> (64 - bits);
  }

  static void put_varint(std::vector<std::uint8_t> &out, std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) out.push_back(static_cast<std::uint8_t>(value | 0x80));
    out.push_back(static_cast<std::uint8_t>(value));
  }

  void put_fixed(std::vector<std::uint8_t> &out, std::size_t size) {
    for (std::size_t i = 0; i < size; i++) out.push_back(static_cast<std::uint8_t>(number(256)));
  }

  void field(std::vector<std::uint8_t> &out, int depth) {
    static constexpr std::uint64_t types[] = {0, 0, 1, 2, 2, 2, 3, 5};
    const std::uint64_t type = number(400) == 0 ? 6 : types[number(8)];
    const std::uint64_t field = number(20) + (number(300) != 0);
    put_varint(out, field << 3 | type);
    if (type == 0) put_varint(out, any_value());
    if (type == 1) put_fixed(out, 8);
    if (type == 5) put_fixed(out, 4);
    if (type == 2) {
      const auto inner = length_delimited(depth);
      put_varint(out, inner.size() + (number(500) == 0 ? 1 + number(3) : 0));
      out.insert(out.end(), inner.begin(), inner.end());
    }
    if (type == 3) {
      const auto inner = depth > 0 ? fields(depth - 1) : std::vector<std::uint8_t>();
      out.insert(out.end(), inner.begin(), inner.end());
      put_varint(out, field << 3 | 4);
    }
  }

  std::vector<std::uint8_t> length_delimited(int depth) {
    static constexpr std::string_view pieces[] = {
        "a", "zz", "\303\251", "\342\202\254", "\360\237\230\200", "0123456789"};
    const std::uint64_t kind = number(4);
    if (kind == 0 && depth > 0) return fields(depth - 1);
    std::vector<std::uint8_t> out;
    if (kind == 1) {
      for (std::uint64_t i = number(6); i-- > 0;) put_varint(out, any_value());
    } else if (kind == 2) {
      put_fixed(out, number(4) * (number(2) != 0 ? 8 : 4));
    } else {
      for (std::uint64_t i = number(5); i-- > 0;) {
        const std::string_view piece = number(300) == 0 ? "\377" : pieces[number(6)];
        out.insert(out.end(), piece.begin(), piece.end());
      }
    }
    return out;
  }

  std::mt19937_64 random_{20261121};
};

#endif  // RANDOM_FIELDS_HPP
