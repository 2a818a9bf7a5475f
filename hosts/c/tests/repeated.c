#include <stdlib.h>

#include "feature.h"

#define ITEMS(array) .array = array, .array##_count = sizeof array / sizeof *array
#define CHECK_ITEMS(array)                                      \
  CHECK_INT(reply.array##_count, sizeof array / sizeof *array); \
  CHECK(reply.array##_count != 0 && memcmp(reply.array, array, sizeof array) == 0)

static void every_type(const feature_t *feature, sw_call_t *call) {
  static const double doubles[] = {1.5, -0.0, 3};
  static const float floats[] = {1.5f, -2};
  static const int32_t int32s[] = {0, -1, INT32_MIN, 300};
  static const int64_t int64s[] = {0, -1, INT64_MIN, 300};
  static const uint32_t uint32s[] = {0, 1, UINT32_MAX};
  static const uint64_t uint64s[] = {0, 1, UINT64_MAX};
  static const int32_t sint32s[] = {0, -1, INT32_MIN};
  static const int64_t sint64s[] = {0, -1, INT64_MIN};
  static const uint32_t fixed32s[] = {0, UINT32_MAX};
  static const uint64_t fixed64s[] = {0, UINT64_MAX};
  static const int32_t sfixed32s[] = {-1};
  static const int64_t sfixed64s[] = {-1};
  static const bool bools[] = {true, false, true};
  static const int32_t colors[] = {1, -3, 99};
  sw_bytes_t strings[] = {sw_text("one"), sw_text(""), sw_text("three")};
  sw_bytes_t blobs[] = {sw_literal("\377", 1), sw_literal("", 0)};
  MSG(scalars_t) messages[] = {{.int32_value = 1}, {.int32_value = 0}, {.string_value = sw_text("last")}};
  MSG(repeated_t)
  request = {ITEMS(doubles),   ITEMS(floats),    ITEMS(int32s),  ITEMS(int64s),   ITEMS(uint32s),
             ITEMS(uint64s),   ITEMS(sint32s),   ITEMS(sint64s), ITEMS(fixed32s), ITEMS(fixed64s),
             ITEMS(sfixed32s), ITEMS(sfixed64s), ITEMS(bools),   ITEMS(strings),  ITEMS(blobs),
             ITEMS(colors),    ITEMS(messages)};
  MSG(repeated_t) reply;
  CHECK_OK(call, FEATURE(echo_repeated)(feature, &request, &reply, call));
  CHECK_ITEMS(doubles);
  CHECK_ITEMS(floats);
  CHECK_ITEMS(int32s);
  CHECK_ITEMS(int64s);
  CHECK_ITEMS(uint32s);
  CHECK_ITEMS(uint64s);
  CHECK_ITEMS(sint32s);
  CHECK_ITEMS(sint64s);
  CHECK_ITEMS(fixed32s);
  CHECK_ITEMS(fixed64s);
  CHECK_ITEMS(sfixed32s);
  CHECK_ITEMS(sfixed64s);
  CHECK_ITEMS(bools);
  CHECK_ITEMS(colors);
  CHECK_INT(reply.strings_count, 3);
  CHECK_TEXT(reply.strings[0], "one");
  CHECK_TEXT(reply.strings[1], "");
  CHECK_TEXT(reply.strings[2], "three");
  CHECK_INT(reply.blobs_count, 2);
  CHECK_INT(reply.messages_count, 3);
  CHECK_INT(reply.messages[0].int32_value, 1);
  CHECK_TEXT(reply.messages[2].string_value, "last");
}

/* Packed and unpacked forms are both read, mixed and in pieces. */
static void both_forms(void) {
  static const uint8_t mixed[] = {0x18, 1, 0x1a, 2, 2, 3, 0x18, 4, 0x1a, 0, 0x1a, 1, 5};
  sw_arena_t arena = SW_ARENA_INIT;
  MSG(repeated_t) message;
  CHECK_CODE(MSG(repeated_decode)((sw_bytes_t){mixed, sizeof mixed}, &arena, &message, NULL), SW_OK);
  CHECK_INT(message.int32s_count, 5);
  for (int32_t i = 0; i < 5; i++) CHECK_INT(message.int32s[i], i + 1);
  sw_arena_free(&arena);
}

static void many(const feature_t *feature, sw_call_t *call) {
  enum { COUNT = 10000 };
  static int64_t int64s[COUNT];
  static double doubles[COUNT];
  static int32_t colors[COUNT];
  for (int i = 0; i < COUNT; i++) {
    int64s[i] = (int64_t)i * i * i - 5;
    doubles[i] = i / 3.0;
    colors[i] = i % 5;
  }
  MSG(unpacked_t) request = {ITEMS(int64s), ITEMS(doubles), ITEMS(colors)}, reply;
  CHECK_OK(call, FEATURE(echo_unpacked)(feature, &request, &reply, call));
  CHECK_ITEMS(int64s);
  CHECK_ITEMS(doubles);
  CHECK_ITEMS(colors);
}

/* Elements that follow one another are read in one piece, whatever the length of their tag; each that stands
 * alone finds room in steps that double. `tag` is written as `spelling`. */
static void runs(uint32_t tag, const char *spelling, size_t len) {
  enum { COUNT = 4000 };
  uint8_t *bytes = (uint8_t *)malloc(COUNT * (len + 1)), *end = bytes;
  for (int i = 0; i < COUNT; i++) {
    memcpy(end, spelling, len);
    end += len;
    *end++ = 0;
  }
  sw_arena_t arena = SW_ARENA_INIT;
  sw_reader_t reader;
  sw_reader_start(&reader, (sw_bytes_t){bytes, (size_t)(end - bytes)}, &arena, 1);
  const sw_bytes_t *items = NULL;
  size_t count = 0;
  for (const uint8_t *p = reader.begin; p != NULL && p < reader.end;) {
    sw_varint_t read = sw_get_tag(p, reader.end, &reader);
    CHECK_INT(read.value, tag);
    p = sw_get_strings(read.p, reader.end, &reader, tag, &items, &count);
    CHECK(p != NULL);
  }
  CHECK_INT(count, COUNT);
  CHECK(arena.total < 8 * COUNT * sizeof *items);
  sw_arena_free(&arena);
  free(bytes);
}

static void runs_of_every_tag(void) {
  runs(1 << 3 | 2, "\012", 1);
  runs(1 << 3 | 2, "\212\000", 2); /* longer than need be */
  runs(100 << 3 | 2, "\242\006", 2);
  runs(3000 << 3 | 2, "\302\273\001", 3);
  runs(536870911u << 3 | 2, "\372\377\377\377\017", 5);
}

void repeated(void) {
  runs_of_every_tag();
  feature_t feature = open_feature(NULL);
  sw_call_t call = SW_CALL_INIT;
  every_type(&feature, &call);
  both_forms();
  many(&feature, &call);
  MSG(repeated_t) empty = SW_ZERO, reply;
  CHECK_OK(&call, FEATURE(echo_repeated)(&feature, &empty, &reply, &call));
  CHECK_INT(reply.doubles_count + reply.strings_count + reply.messages_count, 0);
  sw_call_free(&call);
  FEATURE(close)(&feature);
}
