#include <stdlib.h>

#include "feature.h"

/* Bytes that are no message are refused here and there, and every prefix and every changed byte of a good one
 * does no harm. */
static void refused(const feature_t *feature, const char *bytes, size_t len, const char *says) {
  sw_arena_t arena = SW_ARENA_INIT;
  sw_call_t call = SW_CALL_INIT;
  MSG(repeated_t) message;
  sw_bytes_t reply;
  /* A copy of its own, so that a byte read too much is found. */
  uint8_t *copy = (uint8_t *)malloc(len);
  memcpy(copy, bytes, len);
  CHECK_CODE(MSG(repeated_decode)((sw_bytes_t){copy, len}, &arena, &message, &call.error),
             SW_INVALID_ARGUMENT);
  CHECK_SAYS(&call.error, says);
  CHECK_CODE(FEATURE(echo_repeated_raw)(feature, (sw_bytes_t){copy, len}, &reply, &call),
             SW_INVALID_ARGUMENT);
  free(copy);
  sw_call_free(&call);
  sw_arena_free(&arena);
}

#define REFUSED(bytes, says) refused(&feature, bytes, sizeof bytes - 1, says)

static void damaged(void) {
  MSG(scalars_t)
  messages[] = {{.int32_value = -5, .string_value = sw_text("text \303\251")}, {.double_value = 1}};
  static const int32_t int32s[] = {1, 300, -1};
  sw_bytes_t strings[] = {sw_text("a"), sw_text("bc")};
  MSG(repeated_t)
  message = {.int32s = int32s,
             .int32s_count = 3,
             .strings = strings,
             .strings_count = 2,
             .messages = messages,
             .messages_count = 2};
  sw_writer_t writer = SW_WRITER_INIT;
  sw_arena_t arena = SW_ARENA_INIT;
  sw_bytes_t bytes;
  CHECK_CODE(MSG(repeated_encode)(&message, &writer, &bytes, NULL), SW_OK);
  for (size_t len = 0; len < bytes.len; len++) {
    uint8_t *copy = (uint8_t *)malloc(len + 1);
    memcpy(copy, bytes.data, len);
    sw_arena_reset(&arena);
    MSG(repeated_decode)((sw_bytes_t){copy, len}, &arena, &message, NULL);
    free(copy);
  }
  for (size_t at = 0; at < bytes.len; at++) {
    for (int value = 0; value < 256; value++) {
      uint8_t *copy = (uint8_t *)malloc(bytes.len);
      memcpy(copy, bytes.data, bytes.len);
      copy[at] = (uint8_t)value;
      sw_arena_reset(&arena);
      MSG(repeated_decode)((sw_bytes_t){copy, bytes.len}, &arena, &message, NULL);
      free(copy);
    }
  }
  sw_arena_free(&arena);
  sw_writer_free(&writer);
}

/* 50,000 messages in each other. */
static void depth_bomb(const feature_t *feature) {
  enum { LEVELS = 50000, MOST = LEVELS * 5 };
  uint8_t *memory = (uint8_t *)malloc(MOST);
  uint8_t *p = memory + MOST;
  for (int i = 0; i < LEVELS; i++) {
    p = sw_put_varint(p, (uint64_t)(memory + MOST - p));
    *--p = 0x12;
  }
  sw_bytes_t bomb = {p, (size_t)(memory + MOST - p)}, reply;
  sw_arena_t arena = SW_ARENA_INIT;
  sw_call_t call = SW_CALL_INIT;
  MSG(tree_t) tree;
  CHECK_CODE(MSG(tree_decode)(bomb, &arena, &tree, &call.error), SW_INVALID_ARGUMENT);
  CHECK_SAYS(&call.error, "max_depth");
  CHECK_CODE(FEATURE(echo_tree_raw)(feature, bomb, &reply, &call), SW_INVALID_ARGUMENT);
  memset(memory, 0x7b, MOST);
  CHECK_CODE(MSG(tree_decode)((sw_bytes_t){memory, MOST}, &arena, &tree, &call.error), SW_INVALID_ARGUMENT);
  sw_call_free(&call);
  sw_arena_free(&arena);
  free(memory);
}

void bad_wire(void) {
  feature_t feature = open_feature(NULL);
  REFUSED("\x18", "end in the middle");
  REFUSED("\x18\xff\xff", "end in the middle");
  REFUSED("\x18\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", "longer than 10 bytes");
  REFUSED("\x1a\x02\x80\x80", "end in the middle");
  REFUSED(
      "\x0a\x07"
      "1234567",
      "end in the middle");
  REFUSED(
      "\x72\x05"
      "abc",
      "beyond the end");
  REFUSED("\x72\xff\xff\xff\xff\x07", "beyond the end");
  REFUSED("\x72\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", "beyond the end");
  REFUSED("\x72\x01\xff", "Repeated.strings");
  REFUSED("\x8a\x01\x03\x72\x01\xff", "Scalars.string_value");
  REFUSED("\x02\x00", "number 0");
  REFUSED("\x06", "number 0");
  REFUSED("\x1e\x00", "wire type");
  REFUSED("\x1f\x00", "wire type");
  REFUSED("\xfb\x01", "does not end");
  REFUSED("\xfc\x01", "did not begin");
  REFUSED("\xfb\x01\xf4\x01", "did not begin");
  REFUSED("\xf8\xff\xff\xff\xff\x7f\x01", "field number");
  damaged();
  depth_bomb(&feature);

  /* The client works on. */
  sw_call_t call = SW_CALL_INIT;
  MSG(string_value_t) text;
  CHECK_OK(&call, FEATURE(echo_string)(&feature, &NEW(string_value, .value = sw_text("x")), &text, &call));
  CHECK_TEXT(text.value, "x");
  sw_call_free(&call);
  FEATURE(close)(&feature);
}
