// Whose memory calls use: main PATH/TO/libpixels.so
#include <array>
#include <cstdio>
#include <iostream>

#include "pixels_v1.hpp"

using pixels::v1::Pixels;
using shortwire::bytes;

static void show(const char *what, bytes data) {
  std::printf("%s:", what);
  for (const std::byte byte : data) std::printf(" %02x", std::to_integer<unsigned>(byte));
  std::printf("\n");
}

int main(int argc, char **argv) {
  const auto pixels = Pixels::open(argc > 1 ? argv[1] : "./libpixels.so");
  std::array<std::byte, 8> data;
  for (std::size_t i = 0; i < data.size(); i++) data[i] = std::byte(i);

  // A request points to its bytes: nothing is copied.
  const auto total = pixels.sum({.data = bytes(data).subspan(2, 3)});
  std::printf("sum of a slice: %llu\n", static_cast<unsigned long long>(total.value));

  // A reply lies in the memory of the call, here an array of ours: the next one
  // overwrites it, and nothing is allocated.
  std::array<std::byte, 64> memory;
  shortwire::call call(memory);
  show("inverted", pixels.invert({.data = bytes(data).first(4)}, call).data);
  show("inverted again, into the same memory", pixels.invert({.data = bytes(data).last(4)}, call).data);

  // Batches read columns and write into the caller's.
  const std::array<bytes, 3> images = {shortwire::as_bytes("\1\2"), shortwire::as_bytes("\3\4"),
                                       shortwire::as_bytes("\5\6")};
  std::array<std::uint64_t, 3> totals;
  pixels.sum_columns({.data = images}, {.value = totals}, call);
  std::printf("sums into our column: %d %d %d\n", static_cast<int>(totals[0]), static_cast<int>(totals[1]),
              static_cast<int>(totals[2]));
}
