#include "feature.hpp"

TEST(large) {
  const Feature feature = open_feature();
  shortwire::call call;
  shortwire::arena arena;
  constexpr std::size_t most = 64 << 20;
  for (const std::size_t size : {std::size_t(0), std::size_t(1), std::size_t(1023), std::size_t(1024),
                                 std::size_t(65536), most, std::size_t(3)}) {
    const auto check = [&](bytes reply) {
      CHECK_EQUAL(reply.size(), size);
      bool right = true;
      for (std::size_t at = 0; at < reply.size(); at += 4093)
        right = right && reply[at] == std::byte(at % 251);
      CHECK(right);
    };
    check(VALUE(feature.try_large({.size = size}, call)).value);
    check(VALUE(by_wire<BytesValue>(feature, &Feature::try_large_raw, SizeRequest{.size = size}, call, arena))
              .value);
  }
  const std::vector<std::byte> memory(most);
  CHECK_EQUAL(VALUE(feature.try_measure({.value = memory})).value, most);
  CHECK_EQUAL(VALUE(by_wire<Uint64Value>(feature, &Feature::try_measure_raw, BytesValue{.value = memory},
                                         call, arena))
                  .value,
              most);
}
