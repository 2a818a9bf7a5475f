#include <algorithm>

#include "feature.hpp"

TEST(limits) {
  const Feature feature = open_feature({.max_message_bytes = 1000});
  shortwire::call call;
  shortwire::arena arena;
  const std::vector<std::byte> memory(2000);
  const auto measure = [&](std::size_t size) {
    return by_wire<Uint64Value>(feature, &Feature::try_measure_raw,
                                BytesValue{.value = bytes(memory).first(size)}, call, arena);
  };
  CHECK_EQUAL(VALUE(measure(990)).value, 990);
  CHECK_FAILS(measure(2000), code::resource_exhausted, "max_message_bytes");
  CHECK_FAILS(feature.try_measure({.value = memory}, call), code::resource_exhausted);
  CHECK_FAILS(feature.try_large({.size = 2000}, call), code::resource_exhausted);
  const Scalars big = {.bytes_value = memory};
  CHECK_FAILS(feature.try_echo_repeated({.messages = {&big, 1}}, call), code::resource_exhausted,
              "max_message_bytes");
  CHECK_FAILS(Feature::try_open(feature_library(), {.max_message_bytes = UINT64_C(1) << 40}),
              code::invalid_argument);

  // Memory of the caller's own is never left.
  std::array<std::byte, 64> room;
  room.fill(std::byte(0xee));
  shortwire::writer writer{std::span(room).subspan(8, 40)};
  const bytes encoded = VALUE(shortwire::try_encode(BytesValue{.value = bytes(memory).first(20)}, writer));
  CHECK(encoded.data() >= &room[8] && encoded.data() + encoded.size() == &room[48]);
  CHECK_FAILS(shortwire::try_encode(BytesValue{.value = bytes(memory).first(60)}, writer),
              code::resource_exhausted);
  CHECK(room[7] == std::byte(0xee) && room[48] == std::byte(0xee));
  shortwire::writer nothing{std::span<std::byte>()};
  CHECK_EQUAL(VALUE(shortwire::try_encode(Empty(), nothing)).size(), 0);
}
