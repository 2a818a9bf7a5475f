#include <memory>

#include "feature.hpp"

namespace {

/// A copy in memory of its own, so that a byte read too much is found.
std::vector<std::byte> copied(bytes original) {
  std::vector<std::byte> copy(original.begin(), original.end());
  copy.shrink_to_fit();
  return copy;
}

/// Bytes that are no message are refused here and there.
void refused(const Feature &feature, std::string_view text, std::string_view says) {
  shortwire::arena arena;
  shortwire::call call;
  const auto encoded = copied(shortwire::as_bytes(text));
  CHECK_FAILS(shortwire::try_decode<Repeated>(encoded, arena), code::invalid_argument, says);
  CHECK_FAILS(feature.try_echo_repeated_raw(encoded, call), code::invalid_argument);
}

/// Every prefix and every changed byte of a good message does no harm.
void damaged() {
  const Scalars messages[] = {{.int32_value = -5, .string_value = "text \303\251"}, {.double_value = 1}};
  const std::int32_t int32s[] = {1, 300, -1};
  const std::string_view strings[] = {"a", "bc"};
  const Color colors[] = {Color::red, Color{300}};
  shortwire::writer writer;
  shortwire::arena arena;
  const bytes encoded = VALUE(shortwire::try_encode(
      Repeated{.int32s = int32s, .strings = strings, .colors = colors, .messages = messages}, writer));
  std::size_t taken = 0;
  const auto decode = [&](bytes damaged) {
    arena.reset();
    taken += shortwire::try_decode<Repeated>(damaged, arena).has_value();
  };
  for (std::size_t size = 0; size < encoded.size(); size++) decode(copied(encoded.first(size)));
  for (std::size_t at = 0; at < encoded.size(); at++) {
    auto changed = copied(encoded);
    for (unsigned value = 0; value < 256; value++) {
      changed[at] = std::byte(value);
      decode(changed);
    }
  }
  CHECK(taken > 0);
}

/// 50,000 messages in each other.
void depth_bomb(const Feature &feature) {
  constexpr std::size_t levels = 50000, most = levels * 5;
  std::vector<std::uint8_t> memory(most);
  std::uint8_t *const end = memory.data() + most;
  std::uint8_t *p = end;
  for (std::size_t i = 0; i < levels; i++) {
    p = sw_put_varint(p, static_cast<std::uint64_t>(end - p));
    *--p = 0x12;
  }
  const bytes bomb = std::as_bytes(std::span(p, end));
  shortwire::arena arena;
  shortwire::call call;
  CHECK_FAILS(shortwire::try_decode<Tree>(bomb, arena), code::invalid_argument, "max_depth");
  CHECK_FAILS(feature.try_echo_tree_raw(bomb, call), code::invalid_argument);
  const std::vector<std::byte> groups(most, std::byte(0x7b));
  CHECK_FAILS(shortwire::try_decode<Tree>(groups, arena), code::invalid_argument);
}

}  // namespace

TEST(bad_wire) {
  const Feature feature = open_feature();
  using namespace std::string_view_literals;
  refused(feature, "\x18"sv, "end in the middle");
  refused(feature, "\x18\xff\xff"sv, "end in the middle");
  refused(feature, "\x18\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"sv, "longer than 10 bytes");
  refused(feature, "\x1a\x02\x80\x80"sv, "end in the middle");
  refused(feature,
          "\x0a\x07"
          "1234567"sv,
          "end in the middle");
  refused(feature,
          "\x72\x05"
          "abc"sv,
          "beyond the end");
  refused(feature, "\x72\xff\xff\xff\xff\x07"sv, "beyond the end");
  refused(feature, "\x72\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"sv, "beyond the end");
  refused(feature, "\x72\x01\xff"sv, "Repeated.strings");
  refused(feature, "\x8a\x01\x03\x72\x01\xff"sv, "Scalars.string_value");
  refused(feature, "\x80\x01\x80"sv, "Repeated.colors");
  refused(feature, "\x82\x01\x01\x80"sv, "Repeated.colors");
  refused(feature, "\x02\x00"sv, "number 0");
  refused(feature, "\x06"sv, "number 0");
  refused(feature, "\x1e\x00"sv, "wire type");
  refused(feature, "\x1f\x00"sv, "wire type");
  refused(feature, "\xfb\x01"sv, "does not end");
  refused(feature, "\xfc\x01"sv, "did not begin");
  refused(feature, "\xfb\x01\xf4\x01"sv, "did not begin");
  refused(feature, "\xf8\xff\xff\xff\xff\x7f\x01"sv, "field number");
  damaged();
  depth_bomb(feature);
}
