#include "feature.hpp"

TEST(nested) {
  const Feature feature = open_feature();
  shortwire::call call;
  const NestedInner inner = {.number = 1, .kind = NestedInnerKind::leaf};
  const NestedInner inners[] = {{.number = 2}, {}, {.number = 3}};
  Nested reply = VALUE(
      feature.try_echo_nested({.inner = &inner, .inners = inners, .kind = NestedInnerKind::leaf}, call));
  CHECK_EQUAL(reply.inner->number, 1);
  CHECK_EQUAL(reply.inner->kind, NestedInnerKind::leaf);
  CHECK_EQUAL(reply.inners.size(), 3);
  CHECK_EQUAL(reply.inners[2].number, 3);
  CHECK_EQUAL(reply.kind, NestedInnerKind::leaf);
  reply = VALUE(feature.try_echo_nested({}, call));
  CHECK(reply.inner == nullptr && reply.inners.empty());

  // Lists in pieces: the parts of a message that come apart are one list.
  shortwire::arena arena;
  reply = VALUE(shortwire::try_decode<Nested>(
      wire<0x12, 2, 8, 1, 0x18, 1, 0x12, 2, 8, 2, 0x12, 2, 8, 3, 0x18, 0, 0x12, 2, 8, 4>(), arena));
  CHECK_EQUAL(reply.inners.size(), 4);
  for (std::size_t i = 0; i < reply.inners.size(); i++) CHECK_EQUAL(reply.inners[i].number, i + 1);
}
