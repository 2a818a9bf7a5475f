#include "feature.hpp"

// Fields that a schema does not name are kept, in order, and written again.
TEST(unknown_fields) {
  static constexpr std::uint8_t numbers[] = {
      0x0a, 1,    'n',                             // name
      0x50, 0x96, 1,                               // unknown varint
      0x0a, 1,    'm',                             // name again: the last one counts
      0x5a, 2,    'x', 'y',                        // unknown bytes
      0x65, 1,    2,   3,    4,                    // unknown 32 bits
      0x69, 1,    2,   3,    4,    5,    6, 7, 8,  // unknown 64 bits
      0x73, 0x08, 1,   0x0b, 0x0c, 0x74,           // unknown group with one in it
      0x08, 5,                                     // name, but as a varint
  };
  const bytes encoded = std::as_bytes(std::span(numbers));
  shortwire::arena arena;
  shortwire::writer writer;
  const auto message = VALUE(shortwire::try_decode<Version1>(encoded, arena));
  CHECK_EQUAL(message.name, "m");
  CHECK_EQUAL(message.unknown.size(), encoded.size() - 6);
  const bytes again = VALUE(shortwire::try_encode(message, writer));
  CHECK_EQUAL(again.size(), encoded.size() - 3);
  CHECK_EQUAL(again.first(3), encoded.subspan(6, 3));
  CHECK_EQUAL(again.subspan(3, 3), encoded.subspan(3, 3));
  CHECK_EQUAL(again.subspan(6), encoded.subspan(9));

  // One run is borrowed, not copied.
  CHECK(VALUE(shortwire::try_decode<Version1>(encoded.first(6), arena)).unknown.data() == &encoded[3]);

  const Feature feature = open_feature();
  shortwire::call call;
  const Scalars inner = {.unknown = literal("\372\001\001z")};
  const Repeated request = {.messages = {&inner, 1}, .unknown = literal("\370\001\001")};
  const Repeated reply = VALUE(feature.try_echo_repeated(request, call));
  CHECK_EQUAL(reply.unknown, request.unknown);
  CHECK_EQUAL(reply.messages[0].unknown, inner.unknown);
}
