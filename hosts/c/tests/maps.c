#include "feature.h"

void maps(void) {
  feature_t feature = open_feature(NULL);
  sw_call_t call = SW_CALL_INIT;
  MSG(maps_strings_entry_t) strings[] = {{sw_text("a"), sw_text("1")}, {sw_text("b"), sw_text("")}};
  MSG(maps_int32s_entry_t) int32s[] = {{-1, INT64_MIN}, {0, 0}};
  MSG(maps_colors_entry_t) colors[] = {{true, SHORTWIRE_TEST_V1_COLOR_GREEN}};
  MSG(scalars_t) value = {.int64_value = 5};
  MSG(maps_messages_entry_t) messages[] = {{sw_text("x"), &value}, {sw_text("empty"), NULL}};
  MSG(maps_flags_entry_t) flags[] = {{-9, true}};
  MSG(maps_t)
  request = {.strings = strings,
             .strings_count = 2,
             .int32s = int32s,
             .int32s_count = 2,
             .colors = colors,
             .colors_count = 1,
             .messages = messages,
             .messages_count = 2,
             .flags = flags,
             .flags_count = 1};
  MSG(maps_t) reply;
  CHECK_OK(&call, FEATURE(echo_maps)(&feature, &request, &reply, &call));
  CHECK_INT(reply.strings_count, 2);
  CHECK(MSG(maps_find_strings)(&reply, sw_text("a")) != NULL);
  CHECK_TEXT(MSG(maps_find_strings)(&reply, sw_text("a"))->value, "1");
  CHECK_TEXT(MSG(maps_find_strings)(&reply, sw_text("b"))->value, "");
  CHECK(MSG(maps_find_strings)(&reply, sw_text("c")) == NULL);
  CHECK_INT(MSG(maps_find_int32s)(&reply, -1)->value, INT64_MIN);
  CHECK_INT(MSG(maps_find_colors)(&reply, true)->value, 2);
  CHECK(MSG(maps_find_colors)(&reply, false) == NULL);
  CHECK_INT(MSG(maps_find_messages)(&reply, sw_text("x"))->value->int64_value, 5);
  CHECK_INT(MSG(maps_find_messages)(&reply, sw_text("empty"))->value->int64_value, 0);
  CHECK(MSG(maps_find_flags)(&reply, -9)->value);

  /* An entry may come without its key or value, with fields nobody knows, and twice. */
  static const uint8_t odd[] = {0x0a, 0, 0x0a, 3,    0x0a, 1,   'k',  0x0a, 8,    0x18, 1,
                                0x12, 1, 'v',  0x0a, 1,    'k', 0x32, 2,    0x0a, 0};
  sw_arena_t arena = SW_ARENA_INIT;
  CHECK_CODE(MSG(maps_decode)((sw_bytes_t){odd, sizeof odd}, &arena, &reply, NULL), SW_OK);
  CHECK_INT(reply.strings_count, 2);
  CHECK_TEXT(reply.strings[1].key, "k");
  CHECK_TEXT(MSG(maps_find_strings)(&reply, sw_text(""))->value, "");
  CHECK_TEXT(MSG(maps_find_strings)(&reply, sw_text("k"))->value, "v");
  CHECK(MSG(maps_find_messages)(&reply, sw_text(""))->value != NULL);
  sw_arena_free(&arena);
  sw_call_free(&call);
  FEATURE(close)(&feature);
}
