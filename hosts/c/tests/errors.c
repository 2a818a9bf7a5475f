#include <stdlib.h>

#include "calculator_v1.h"
#include "feature.h"

static void every_code(const feature_t *feature, sw_call_t *call) {
  sw_arena_t arena = SW_ARENA_INIT;
  for (int32_t code = 1; code <= 16; code++) {
    MSG(fail_request_t) request = {.code = code, .message = sw_text("because"), .detail = code * 10};
    MSG(empty_t) reply;
    CHECK_CODE(FEATURE(fail)(feature, &request, &reply, call), (sw_code_e)code);
    CHECK_INT(call->error.code, code);
    CHECK(strcmp(call->error.message, "because") == 0);
    sw_bytes_t bytes, url;
    MSG(fail_detail_t) detail;
    CHECK_INT(sw_error_detail_count(&call->error), 1);
    CHECK(sw_error_detail(&call->error, SHORTWIRE_TEST_V1_FAIL_DETAIL_NAME, &bytes));
    CHECK_CODE(MSG(fail_detail_decode)(bytes, &arena, &detail, NULL), SW_OK);
    CHECK_INT(detail.number, code * 10);
    CHECK(sw_error_detail_at(&call->error, 0, &url, &bytes));
    CHECK_TEXT(url, "type.googleapis.com/shortwire.test.v1.FailDetail");
    CHECK(!sw_error_detail_at(&call->error, 1, &url, &bytes));
    CHECK(!sw_error_detail(&call->error, "v1.FailDetail", &bytes));
    CHECK(!sw_error_detail(&call->error, SHORTWIRE_TEST_V1_EMPTY_NAME, &bytes));
  }
  sw_arena_free(&arena);
}

static void without_a_call(const feature_t *feature) {
  MSG(empty_t) reply;
  CHECK_CODE(FEATURE(fail)(feature, &NEW(fail_request, .code = 5), &reply, NULL), SW_NOT_FOUND);
}

/* A message longer than any buffer that was there before. */
static void long_message(const feature_t *feature, sw_call_t *call) {
  enum { LENGTH = 100000 };
  char *text = (char *)malloc(LENGTH + 1);
  memset(text, 'x', LENGTH);
  text[LENGTH] = 0;
  MSG(empty_t) reply;
  CHECK_CODE(FEATURE(fail)(feature, &NEW(fail_request, .code = 3, .message = sw_text(text)), &reply, call),
             SW_INVALID_ARGUMENT);
  CHECK(strcmp(call->error.message, text) == 0);
  free(text);
}

static void arithmetic(sw_call_t *call) {
  calculator_v1_calculator_t calculator;
  CHECK_OK(call, calculator_v1_calculator_open(path_in(library_dir, "libcalculator.so"), NULL, &calculator,
                                               &call->error));
  calculator_v1_value_t value;
  sw_bytes_t bytes;
  calculator_v1_binary_op_t by_zero = {.a = 1, .b = 0}, beyond = {.a = INT64_MIN, .b = -1};
  CHECK_CODE(calculator_v1_calculator_divide(&calculator, &by_zero, &value, call), SW_INVALID_ARGUMENT);
  CHECK(sw_error_detail(&call->error, CALCULATOR_V1_DIVISION_ERROR_NAME, &bytes));
  CHECK_CODE(calculator_v1_calculator_divide(&calculator, &beyond, &value, call), SW_OUT_OF_RANGE);
  sw_arena_t arena = SW_ARENA_INIT;
  calculator_v1_division_error_t division;
  CHECK(sw_error_detail(&call->error, CALCULATOR_V1_DIVISION_ERROR_NAME, &bytes));
  CHECK_CODE(calculator_v1_division_error_decode(bytes, &arena, &division, NULL), SW_OK);
  CHECK_INT(division.dividend, INT64_MIN);
  CHECK_INT(division.divisor, -1);
  sw_arena_free(&arena);
  calculator_v1_calculator_close(&calculator);
}

void errors(void) {
  feature_t feature = open_feature(NULL);
  sw_call_t call = SW_CALL_INIT;
  every_code(&feature, &call);
  without_a_call(&feature);
  long_message(&feature, &call);
  arithmetic(&call);
  CHECK(strcmp(sw_code_name(SW_UNAUTHENTICATED), "UNAUTHENTICATED") == 0);
  CHECK(strcmp(sw_code_name((sw_code_e)99), "UNKNOWN") == 0);
  sw_call_free(&call);
  FEATURE(close)(&feature);
}
