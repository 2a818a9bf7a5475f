#include "feature.h"

/* Fields that a schema does not name are kept, in order, and written again. */
void unknown_fields(void) {
  static const uint8_t bytes[] = {0x0a, 1,    'n',          /* name */
                                  0x50, 0x96, 1,            /* unknown varint */
                                  0x0a, 1,    'm',          /* name again: the last one counts */
                                  0x5a, 2,    'x', 'y',     /* unknown bytes */
                                  0x65, 1,    2,   3,    4, /* unknown 32 bits */
                                  0x69, 1,    2,   3,    4,    5,    6, 7, 8, /* unknown 64 bits */
                                  0x73, 0x08, 1,   0x0b, 0x0c, 0x74, /* unknown group with one in it */
                                  0x08, 5};                          /* name, but as a varint */
  sw_arena_t arena = SW_ARENA_INIT;
  sw_writer_t writer = SW_WRITER_INIT;
  MSG(version1_t) message;
  CHECK_CODE(MSG(version1_decode)((sw_bytes_t){bytes, sizeof bytes}, &arena, &message, NULL), SW_OK);
  CHECK_TEXT(message.name, "m");
  CHECK_INT(message.unknown.len, sizeof bytes - 6);
  sw_bytes_t again;
  CHECK_CODE(MSG(version1_encode)(&message, &writer, &again, NULL), SW_OK);
  CHECK_INT(again.len, sizeof bytes - 3);
  CHECK(memcmp(again.data, bytes + 6, 3) == 0);
  CHECK(memcmp(again.data + 3, bytes + 3, 3) == 0);
  CHECK(memcmp(again.data + 6, bytes + 9, sizeof bytes - 9) == 0);

  /* One run is borrowed, not copied. */
  CHECK_CODE(MSG(version1_decode)((sw_bytes_t){bytes, 6}, &arena, &message, NULL), SW_OK);
  CHECK(message.unknown.data == bytes + 3);

  feature_t feature = open_feature(NULL);
  sw_call_t call = SW_CALL_INIT;
  MSG(scalars_t) inner = {.unknown = sw_literal("\372\001\001z", 4)}, *items = &inner;
  MSG(repeated_t)
  reply, request = {.messages = items, .messages_count = 1, .unknown = sw_literal("\370\001\001", 3)};
  CHECK_OK(&call, FEATURE(echo_repeated)(&feature, &request, &reply, &call));
  CHECK(sw_bytes_equal(reply.unknown, request.unknown));
  CHECK(sw_bytes_equal(reply.messages[0].unknown, inner.unknown));
  sw_call_free(&call);
  FEATURE(close)(&feature);
  sw_writer_free(&writer);
  sw_arena_free(&arena);
}
