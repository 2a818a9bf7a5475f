#include "feature.h"

void nested(void) {
  feature_t feature = open_feature(NULL);
  sw_call_t call = SW_CALL_INIT;
  MSG(nested_inner_t) inner = {.number = 1, .kind = SHORTWIRE_TEST_V1_NESTED_INNER_KIND_LEAF};
  MSG(nested_inner_t) inners[] = {{.number = 2}, {0}, {.number = 3}};
  MSG(nested_t)
  request = {
      .inner = &inner, .inners = inners, .inners_count = 3, .kind = SHORTWIRE_TEST_V1_NESTED_INNER_KIND_LEAF};
  MSG(nested_t) reply;
  CHECK_OK(&call, FEATURE(echo_nested)(&feature, &request, &reply, &call));
  CHECK_INT(reply.inner->number, 1);
  CHECK_INT(reply.inner->kind, 1);
  CHECK_INT(reply.inners_count, 3);
  CHECK_INT(reply.inners[2].number, 3);
  CHECK_INT(reply.kind, 1);
  CHECK_OK(&call, FEATURE(echo_nested)(&feature, &NEW(nested, 0), &reply, &call));
  CHECK(reply.inner == NULL && reply.inners_count == 0);

  /* Lists in pieces: the parts of a message that come apart are one list. */
  static const uint8_t apart[] = {0x12, 2, 8, 1, 0x18, 1, 0x12, 2, 8, 2,
                                  0x12, 2, 8, 3, 0x18, 0, 0x12, 2, 8, 4};
  sw_arena_t arena = SW_ARENA_INIT;
  CHECK_CODE(MSG(nested_decode)((sw_bytes_t){apart, sizeof apart}, &arena, &reply, NULL), SW_OK);
  CHECK_INT(reply.inners_count, 4);
  for (int32_t i = 0; i < 4; i++) CHECK_INT(reply.inners[i].number, i + 1);
  sw_arena_free(&arena);
  sw_call_free(&call);
  FEATURE(close)(&feature);
}
