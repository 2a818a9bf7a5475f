#include <math.h>

#include "check.h"
#include "shortwire_test_legacy_v1.h"

#define MSG(name) shortwire_test_legacy_v1_##name

static sw_arena_t arena;
static sw_writer_t writer;

static void required(void) {
  sw_error_t error = SW_ERROR_INIT;
  sw_bytes_t bytes;
  MSG(required_t) message = {.has_text = true, .text = sw_text("x")};
  CHECK_CODE(MSG(required_encode)(&message, &writer, &bytes, &error), SW_INVALID_ARGUMENT);
  CHECK_SAYS(&error, "shortwire.test.legacy.v1.Required.number");
  CHECK_CODE(MSG(required_decode)(sw_literal("\022\001x", 3), &arena, &message, &error), SW_INVALID_ARGUMENT);
  CHECK_SAYS(&error, "shortwire.test.legacy.v1.Required.number");
  CHECK_CODE(MSG(required_decode)(sw_literal("\010\000", 2), &arena, &message, &error), SW_OK);
  CHECK(message.has_number && !message.has_text);
  sw_error_free(&error);
}

/* What one piece of a message lacks may come in another. */
static void required_in_pieces(void) {
  sw_error_t error = SW_ERROR_INIT;
  MSG(holder_t) message;
  CHECK_CODE(MSG(holder_decode)(sw_literal("\012\003\022\001x\012\002\010\005", 9), &arena, &message, &error),
             SW_OK);
  CHECK(message.one->number == 5 && message.one->has_text);
  static const char *const incomplete[] = {"\012\003\022\001x", "\022\003\022\001x", "\032\003\022\001x",
                                           "\042\003\012\001x", "\052\005\012\003\022\001x"};
  for (size_t i = 0; i < sizeof incomplete / sizeof *incomplete; i++) {
    CHECK_CODE(MSG(holder_decode)(sw_text(incomplete[i]), &arena, &message, &error), SW_INVALID_ARGUMENT);
    CHECK_SAYS(&error, "shortwire.test.legacy.v1.Required.number");
  }
  sw_error_free(&error);
}

static void defaults(void) {
  MSG(defaults_t) message;
  CHECK_CODE(MSG(defaults_decode)(sw_literal("", 0), &arena, &message, NULL), SW_OK);
  CHECK(!message.has_number && !message.has_flag);
  CHECK_INT(message.number, -7);
  CHECK_TEXT(message.text, "don't");
  CHECK(sw_bytes_equal(message.data, sw_literal("\0\377", 2)));
  CHECK_INT(message.level, SHORTWIRE_TEST_LEGACY_V1_LEVEL_HIGH);
  CHECK(isinf(message.limit) && message.flag);
  sw_bytes_t bytes;
  CHECK_CODE(MSG(defaults_encode)(&message, &writer, &bytes, NULL), SW_OK);
  CHECK_INT(bytes.len, 0);
}

static void groups(void) {
  MSG(groups_single_t)
  inner = {.has_number = true, .number = 5}, single = {.has_number = true, .number = 300};
  MSG(groups_t) nested = {.single = &inner};
  single.inner = &nested;
  MSG(groups_many_t) many[] = {{.has_text = true, .text = sw_text("a")}, {0}};
  MSG(groups_t) message = {.single = &single, .many = many, .many_count = 2}, copy;
  sw_bytes_t bytes;
  CHECK_CODE(MSG(groups_encode)(&message, &writer, &bytes, NULL), SW_OK);
  static const uint8_t expected[] = {0x0b, 0x08, 0xac, 2,    0x12, 4,   0x0b, 0x08, 5,
                                     0x0c, 0x0c, 0x1b, 0x0a, 1,    'a', 0x1c, 0x1b, 0x1c};
  CHECK_INT(bytes.len, sizeof expected);
  CHECK(bytes.len == sizeof expected && memcmp(bytes.data, expected, sizeof expected) == 0);
  CHECK_CODE(MSG(groups_decode)(bytes, &arena, &copy, NULL), SW_OK);
  CHECK_INT(copy.single->number, 300);
  CHECK_INT(copy.single->inner->single->number, 5);
  CHECK_INT(copy.many_count, 2);
  CHECK_TEXT(copy.many[0].text, "a");
  CHECK_CODE(MSG(groups_decode)(sw_literal("\013\010\005", 3), &arena, &copy, NULL), SW_INVALID_ARGUMENT);
  CHECK_CODE(MSG(groups_decode)(sw_literal("\013\024", 2), &arena, &copy, NULL), SW_INVALID_ARGUMENT);
  CHECK_CODE(MSG(groups_decode)(sw_literal("\014", 1), &arena, &copy, NULL), SW_INVALID_ARGUMENT);
}

/* Numbers that a closed enum does not have are unknown fields, wherever they stand. */
static void closed_enums(void) {
  static const uint8_t bytes[] = {0x08, 2,   0x08, 9, 0x10, 1, 0x10, 9, 0x1a, 3,    1, 8,    2, 0x22, 5, 0x0a,
                                  1,    'k', 0x10, 9, 0x22, 5, 0x0a, 1, 'l',  0x10, 2, 0x28, 9, 0x22, 0};
  MSG(closed_t) message;
  CHECK_CODE(MSG(closed_decode)((sw_bytes_t){bytes, sizeof bytes}, &arena, &message, NULL), SW_OK);
  CHECK_INT(message.level, 2);
  CHECK_INT(message.levels_count, 1);
  CHECK_INT(message.packed_count, 2);
  CHECK_INT(message.packed[1], 2);
  CHECK_INT(message.by_name_count, 2);
  CHECK_INT(message.by_name[0].value, 2);
  CHECK_INT(message.by_name[1].value, 1);
  CHECK_INT(message.choice_case, SHORTWIRE_TEST_LEGACY_V1_CLOSED_CHOICE_NOT_SET);
  static const uint8_t unknown[] = {0x08, 9, 0x10, 9, 0x18, 8, 0x22, 5, 0x0a, 1, 'k', 0x10, 9, 0x28, 9};
  CHECK(sw_bytes_equal(message.unknown, (sw_bytes_t){unknown, sizeof unknown}));
}

void legacy(void) {
  required();
  required_in_pieces();
  defaults();
  groups();
  closed_enums();
  MSG(unchecked_t) any;
  CHECK_CODE(MSG(unchecked_decode)(sw_literal("\012\001\377", 3), &arena, &any, NULL), SW_OK);
  sw_arena_free(&arena);
  sw_writer_free(&writer);
}
