#include "feature.h"

void oneof(void) {
  feature_t feature = open_feature(NULL);
  sw_call_t call = SW_CALL_INIT;
  MSG(choice_t) reply;
  CHECK_OK(&call, FEATURE(echo_choice)(&feature, &NEW(choice, .after = sw_text("only")), &reply, &call));
  CHECK_INT(reply.choice_case, SHORTWIRE_TEST_V1_CHOICE_CHOICE_NOT_SET);
  CHECK_TEXT(reply.after, "only");

  /* Zero in a oneof is not absent. */
  CHECK_OK(&call,
           FEATURE(echo_choice)(&feature, &NEW(choice, .choice_case = SHORTWIRE_TEST_V1_CHOICE_CHOICE_NUMBER),
                                &reply, &call));
  CHECK_INT(reply.choice_case, SHORTWIRE_TEST_V1_CHOICE_CHOICE_NUMBER);
  CHECK_INT(reply.choice.number, 0);

  MSG(choice_t) text = {.choice_case = SHORTWIRE_TEST_V1_CHOICE_CHOICE_TEXT, .choice.text = sw_text("t")};
  CHECK_OK(&call, FEATURE(echo_choice)(&feature, &text, &reply, &call));
  CHECK_INT(reply.choice_case, SHORTWIRE_TEST_V1_CHOICE_CHOICE_TEXT);
  CHECK_TEXT(reply.choice.text, "t");

  MSG(choice_t) real = {.choice_case = SHORTWIRE_TEST_V1_CHOICE_CHOICE_REAL, .choice.real = 0.5};
  CHECK_OK(&call, FEATURE(echo_choice)(&feature, &real, &reply, &call));
  CHECK(reply.choice_case == SHORTWIRE_TEST_V1_CHOICE_CHOICE_REAL && reply.choice.real == 0.5);

  MSG(scalars_t) inner = {.int32_value = 3};
  MSG(choice_t) message = {.choice_case = SHORTWIRE_TEST_V1_CHOICE_CHOICE_MESSAGE, .choice.message = &inner};
  CHECK_OK(&call, FEATURE(echo_choice)(&feature, &message, &reply, &call));
  CHECK_INT(reply.choice.message->int32_value, 3);

  /* A message that is chosen and NULL is an empty one. */
  MSG(choice_t) nothing = {.choice_case = SHORTWIRE_TEST_V1_CHOICE_CHOICE_NOTHING};
  CHECK_OK(&call, FEATURE(echo_choice)(&feature, &nothing, &reply, &call));
  CHECK_INT(reply.choice_case, SHORTWIRE_TEST_V1_CHOICE_CHOICE_NOTHING);
  CHECK(reply.choice.nothing != NULL);

  /* The last member wins; a message that comes twice in a row merges, one that comes after another member
   * does not. */
  static const uint8_t twice[] = {0x2a, 2, 0x18, 7, 0x2a, 2, 0x20, 8};
  static const uint8_t apart[] = {0x2a, 2, 0x18, 7, 0x08, 1, 0x2a, 2, 0x20, 8};
  sw_arena_t arena = SW_ARENA_INIT;
  CHECK_CODE(MSG(choice_decode)((sw_bytes_t){twice, sizeof twice}, &arena, &reply, NULL), SW_OK);
  CHECK_INT(reply.choice.message->int32_value, 7);
  CHECK_INT(reply.choice.message->int64_value, 8);
  CHECK_CODE(MSG(choice_decode)((sw_bytes_t){apart, sizeof apart}, &arena, &reply, NULL), SW_OK);
  CHECK_INT(reply.choice.message->int32_value, 0);
  CHECK_INT(reply.choice.message->int64_value, 8);
  sw_arena_free(&arena);
  sw_call_free(&call);
  FEATURE(close)(&feature);
}
