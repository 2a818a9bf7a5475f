#include "feature.hpp"

namespace {

void every_type(const Feature &feature, shortwire::call &call) {
  const double doubles[] = {0, 1.5, -2};
  const float floats[] = {0, 1.5f, -2};
  const std::int32_t int32s[] = {0, 1, -1, INT32_MIN, INT32_MAX};
  const std::int64_t int64s[] = {0, 300, -1, INT64_MIN, INT64_MAX};
  const std::uint32_t uint32s[] = {0, 1, UINT32_MAX};
  const std::uint64_t uint64s[] = {0, 1, UINT64_MAX};
  const bool bools[] = {true, false, true};
  const std::string_view strings[] = {"one", "", "three"};
  const bytes blobs[] = {literal("\0\1"), {}};
  const Color colors[] = {Color::red, Color::blue, Color{99}};
  const Scalars messages[] = {{.int32_value = 1}, {}, {.string_value = "last"}};
  const Repeated request = {
      .doubles = doubles,
      .floats = floats,
      .int32s = int32s,
      .int64s = int64s,
      .uint32s = uint32s,
      .uint64s = uint64s,
      .sint32s = int32s,
      .sint64s = int64s,
      .fixed32s = uint32s,
      .fixed64s = uint64s,
      .sfixed32s = int32s,
      .sfixed64s = int64s,
      .bools = bools,
      .strings = strings,
      .blobs = blobs,
      .colors = colors,
      .messages = messages,
  };
  const Repeated reply = VALUE(feature.try_echo_repeated(request, call));
  CHECK(same_items(reply.doubles, request.doubles));
  CHECK(same_items(reply.floats, request.floats));
  CHECK(same_items(reply.int32s, request.int32s));
  CHECK(same_items(reply.int64s, request.int64s));
  CHECK(same_items(reply.uint32s, request.uint32s));
  CHECK(same_items(reply.uint64s, request.uint64s));
  CHECK(same_items(reply.sint32s, request.sint32s));
  CHECK(same_items(reply.sint64s, request.sint64s));
  CHECK(same_items(reply.fixed32s, request.fixed32s));
  CHECK(same_items(reply.fixed64s, request.fixed64s));
  CHECK(same_items(reply.sfixed32s, request.sfixed32s));
  CHECK(same_items(reply.sfixed64s, request.sfixed64s));
  CHECK(same_items(reply.bools, request.bools));
  CHECK(same_items(reply.strings, request.strings));
  CHECK(same_items(reply.blobs, request.blobs));
  CHECK(same_items(reply.colors, request.colors));
  CHECK_EQUAL(reply.messages.size(), 3);
  CHECK_EQUAL(reply.messages[0].int32_value, 1);
  CHECK_EQUAL(reply.messages[2].string_value, "last");
}

/// Packed and unpacked forms are both read, mixed and in pieces.
void both_forms() {
  shortwire::arena arena;
  const auto message = VALUE(shortwire::try_decode<Repeated>(
      wire<0x18, 1, 0x1a, 2, 2, 3, 0x18, 4, 0x1a, 0, 0x1a, 1, 5, 0x80, 1, 1, 0x82, 1, 2, 2, 1>(), arena));
  CHECK(same_items(message.int32s, std::array{1, 2, 3, 4, 5}));
  CHECK(same_items(message.colors, std::array{Color::red, Color::green, Color::red}));
}

void many(const Feature &feature, shortwire::call &call) {
  std::vector<std::int64_t> int64s(10000);
  std::vector<double> doubles(int64s.size());
  std::vector<Color> colors(int64s.size());
  for (std::size_t i = 0; i < int64s.size(); i++) {
    int64s[i] = static_cast<std::int64_t>(i * i * i) - 5;
    doubles[i] = static_cast<double>(i) / 3;
    colors[i] = static_cast<Color>(i % 5);
  }
  const Unpacked reply =
      VALUE(feature.try_echo_unpacked({.int64s = int64s, .doubles = doubles, .colors = colors}, call));
  CHECK(same_items(reply.int64s, int64s));
  CHECK(same_items(reply.doubles, doubles));
  CHECK(same_items(reply.colors, colors));
}

}  // namespace

TEST(repeated) {
  const Feature feature = open_feature();
  shortwire::call call;
  every_type(feature, call);
  both_forms();
  many(feature, call);
  const Repeated reply = VALUE(feature.try_echo_repeated({}, call));
  CHECK(reply.doubles.empty() && reply.strings.empty() && reply.messages.empty());
}
