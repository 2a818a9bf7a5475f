#include "feature.h"

void strings_bytes(void) {
  feature_t feature = open_feature(NULL);
  sw_call_t call = SW_CALL_INIT;

  static const struct {
    const char *text;
    size_t len;
  } texts[] = {{"", 0},
               {"a", 1},
               {"with \0 in it", 12},
               {"\303\251\342\202\254\360\237\230\200", 9},
               {"exactly sixteen!", 16},
               {"a text that is longer than thirty-two bytes", 43}};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    sw_bytes_t text = sw_literal(texts[i].text, texts[i].len);
    MSG(string_value_t) reply;
    CHECK_OK(&call, FEATURE(echo_string)(&feature, &NEW(string_value, .value = text), &reply, &call));
    CHECK(sw_bytes_equal(reply.value, text));
    CHECK_OK(&call, FEATURE(echo_string_wire)(&feature, &NEW(string_value, .value = text), &reply, &call));
    CHECK(sw_bytes_equal(reply.value, text));
  }

  /* Every length up to some that need several words, written and read. */
  uint8_t pattern[300];
  for (size_t i = 0; i < sizeof pattern; i++) pattern[i] = (uint8_t)(i * 7);
  for (size_t len = 0; len <= sizeof pattern; len++) {
    MSG(bytes_value_t) reply;
    sw_bytes_t bytes = {pattern, len};
    CHECK_OK(&call, FEATURE(echo_bytes)(&feature, &NEW(bytes_value, .value = bytes), &reply, &call));
    CHECK(sw_bytes_equal(reply.value, bytes));
    CHECK_OK(&call, FEATURE(echo_bytes_wire)(&feature, &NEW(bytes_value, .value = bytes), &reply, &call));
    CHECK(sw_bytes_equal(reply.value, bytes));
  }

  /* Not UTF-8: refused on this side in wire format, on the other one in slots; surrogates, over-long forms,
   * cut off. */
  static const char *const bad[] = {
      "\377",         "\300\200",        "\355\240\200", "\360\200\200\200", "\364\220\200\200",
      "abcdefgh\200", "12345678901\303", "\342\202"};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    MSG(string_value_t) request = {.value = sw_text(bad[i])}, reply;
    CHECK_CODE(FEATURE(echo_string)(&feature, &request, &reply, &call), SW_INVALID_ARGUMENT);
    CHECK_SAYS(&call.error, "UTF-8");
    CHECK_CODE(FEATURE(echo_string_wire)(&feature, &request, &reply, &call), SW_INVALID_ARGUMENT);
    CHECK_SAYS(&call.error, "field shortwire.test.v1.StringValue.value: the text is not UTF-8");
  }
  sw_call_free(&call);
  FEATURE(close)(&feature);
}
