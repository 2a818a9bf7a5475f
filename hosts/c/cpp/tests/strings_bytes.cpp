#include "feature.hpp"

TEST(strings_bytes) {
  const Feature feature = open_feature();
  shortwire::call call;
  shortwire::arena arena;

  using namespace std::string_view_literals;
  for (const auto text : {""sv, "a"sv, "with \0 in it"sv, "\303\251\342\202\254\360\237\230\200"sv,
                          "exactly sixteen!"sv, "a text that is longer than thirty-two bytes"sv}) {
    const StringValue request = {.value = text};
    CHECK_EQUAL(VALUE(feature.try_echo_string(request, call)).value, text);
    CHECK_EQUAL(
        VALUE(by_wire<StringValue>(feature, &Feature::try_echo_string_raw, request, call, arena)).value,
        text);
  }

  // Every length up to some that need several words, written and read.
  std::array<std::byte, 300> pattern;
  for (std::size_t i = 0; i < pattern.size(); i++) pattern[i] = std::byte(i * 7);
  for (std::size_t size = 0; size <= pattern.size(); size++) {
    const BytesValue request = {.value = bytes(pattern).first(size)};
    CHECK_EQUAL(VALUE(feature.try_echo_bytes(request, call)).value, request.value);
    CHECK_EQUAL(VALUE(by_wire<BytesValue>(feature, &Feature::try_echo_bytes_raw, request, call, arena)).value,
                request.value);
  }

  // Not UTF-8: refused on this side in wire format, on the other one in slots.
  for (const auto bad : {"\377"sv, "\300\200"sv, "\355\240\200"sv, "\360\200\200\200"sv, "\364\220\200\200"sv,
                         "abcdefgh\200"sv, "12345678901\303"sv, "\342\202"sv}) {
    const StringValue request = {.value = bad};
    CHECK_FAILS(feature.try_echo_string(request, call), code::invalid_argument, "UTF-8");
    CHECK_FAILS(by_wire<StringValue>(feature, &Feature::try_echo_string_raw, request, call, arena),
                code::invalid_argument, "field shortwire.test.v1.StringValue.value: the text is not UTF-8");
  }

  // Replies go into memory of the caller's as long as they fit.
  std::array<std::byte, 64> memory;
  const auto is_inside = [&](bytes reply) {
    return reply.data() >= memory.data() && reply.data() < &memory.back();
  };
  shortwire::call borrowing(memory);
  CHECK(is_inside(VALUE(feature.try_echo_bytes({.value = bytes(pattern).first(20)}, borrowing)).value));
  CHECK(!is_inside(VALUE(feature.try_echo_bytes({.value = pattern}, borrowing)).value));
  CHECK(is_inside(VALUE(feature.try_echo_bytes({.value = bytes(pattern).first(20)}, borrowing)).value));
  CHECK(is_inside(VALUE(feature.try_echo_string_raw(literal("\x0a\x01x"), borrowing))));
}
