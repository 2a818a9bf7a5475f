#include "calculator_v1.h"
#include "feature.h"

enum { COUNT = 1000 };

static calculator_v1_calculator_t calculator;

/* Item 500 fails; the others do not mind. */
static void columns(sw_call_t *call) {
  static int64_t a[COUNT], b[COUNT], quotients[COUNT];
  static int32_t codes[COUNT];
  for (int i = 0; i < COUNT; i++) {
    a[i] = i * 6;
    b[i] = i == 500 ? 0 : 3;
  }
  calculator_v1_binary_op_columns_t request = {.a = a, .b = b};
  calculator_v1_value_out_columns_t reply = {.value = quotients};
  CHECK_OK(call, calculator_v1_calculator_divide_columns(&calculator, COUNT, &request, &reply, codes, call));
  for (int i = 0; i < COUNT; i++) {
    CHECK_INT(codes[i], i == 500 ? SW_INVALID_ARGUMENT : SW_OK);
    if (i != 500) CHECK_INT(quotients[i], i * 2);
  }
  sw_error_t error = SW_ERROR_INIT;
  sw_bytes_t detail;
  CHECK_CODE(sw_call_item_error(call, 499, &error), SW_OK);
  CHECK_CODE(sw_call_item_error(call, 500, &error), SW_INVALID_ARGUMENT);
  CHECK_SAYS(&error, "division by zero");
  CHECK(sw_error_detail(&error, CALCULATOR_V1_DIVISION_ERROR_NAME, &detail));
  sw_error_free(&error);
  CHECK_OK(call, calculator_v1_calculator_add_columns(&calculator, 0, &request, &reply, NULL, call));
  CHECK_OK(call, calculator_v1_calculator_add_columns(&calculator, COUNT, &request, &reply, NULL, call));
  CHECK_CODE(sw_call_item_error(call, 500, NULL), SW_OK);
}

static void items(sw_call_t *call) {
  static calculator_v1_binary_op_t requests[COUNT];
  static calculator_v1_value_t replies[COUNT];
  static int32_t codes[COUNT];
  for (int i = 0; i < COUNT; i++) requests[i] = (calculator_v1_binary_op_t){.a = i, .b = i % 10};
  CHECK_OK(call, calculator_v1_calculator_divide_many(&calculator, COUNT, requests, replies, codes, call));
  for (int i = 0; i < COUNT; i++) {
    CHECK_INT(codes[i], i % 10 == 0 ? SW_INVALID_ARGUMENT : SW_OK);
    CHECK_INT(replies[i].value, i % 10 == 0 ? 0 : i / (i % 10));
  }
  CHECK_CODE(sw_call_item_error(call, 20, NULL), SW_INVALID_ARGUMENT);
}

static void texts_and_presence(const feature_t *feature, sw_call_t *call) {
  MSG(presence_t)
  requests[] = {{.has_text = true, .text = sw_text("one"), .plain = 1},
                {.has_number = true},
                {.has_real = true, .real = 0.5}};
  MSG(presence_t) replies[3];
  CHECK_OK(call, FEATURE(echo_presence_many)(feature, 3, requests, replies, NULL, call));
  CHECK(replies[0].has_text && !replies[0].has_number);
  CHECK_TEXT(replies[0].text, "one");
  CHECK_INT(replies[0].plain, 1);
  CHECK(replies[1].has_number && !replies[1].has_text && replies[1].text.len == 0);
  CHECK(replies[2].has_real && replies[2].real == 0.5);

  sw_bytes_t in[] = {sw_text("a"), sw_text(""), sw_text("a longer one than the others")}, out[3];
  CHECK_OK(call, FEATURE(echo_string_columns)(feature, 3, &(MSG(string_value_columns_t)){in},
                                              &(MSG(string_value_out_columns_t)){out}, NULL, call));
  for (int i = 0; i < 3; i++) CHECK(sw_bytes_equal(in[i], out[i]));

  uint64_t present[] = {SHORTWIRE_TEST_V1_PRESENCE_HAS_NUMBER, SHORTWIRE_TEST_V1_PRESENCE_HAS_FLAG},
           present_out[2];
  int64_t numbers[] = {7, 0}, numbers_out[2], plain[2] = {0}, plain_out[2];
  sw_bytes_t empty[2] = {{0}}, text_out[2], data_out[2];
  bool flags[] = {false, true}, flags_out[2];
  int32_t colors[2] = {0}, colors_out[2];
  double reals[2] = {0}, reals_out[2];
  MSG(presence_columns_t) request = {present, numbers, empty, empty, flags, colors, reals, plain};
  MSG(presence_out_columns_t)
  reply = {present_out, numbers_out, text_out, data_out, flags_out, colors_out, reals_out, plain_out};
  CHECK_OK(call, FEATURE(echo_presence_columns)(feature, 2, &request, &reply, NULL, call));
  CHECK(memcmp(present, present_out, sizeof present) == 0);
  CHECK_INT(numbers_out[0], 7);
  CHECK(flags_out[1]);
}

/* The forms that a library of another version gets give the same. */
static void by_wire(sw_call_t *call) {
  calculator_v1_calculator_t other = calculator;
  for (size_t i = 0; i < sizeof other.methods / sizeof *other.methods; i++) {
    other.methods[i].flat = NULL;
    other.methods[i].flat_many = NULL;
  }
  calculator_v1_value_t value, replies[3];
  CHECK_CODE(calculator_v1_calculator_add(&other, &(calculator_v1_binary_op_t){.a = 1, .b = 2}, &value, NULL),
             SW_OK);
  CHECK_INT(value.value, 3);
  CHECK_CODE(calculator_v1_calculator_divide(&other, &(calculator_v1_binary_op_t){.a = 1}, &value, NULL),
             SW_INVALID_ARGUMENT);
  calculator_v1_binary_op_t requests[] = {{.a = 6, .b = 2}, {.a = 1}, {.a = -9, .b = 3}};
  int32_t codes[3];
  CHECK_OK(call, calculator_v1_calculator_divide_many(&other, 3, requests, replies, codes, call));
  CHECK_INT(replies[0].value, 3);
  CHECK_INT(codes[1], SW_INVALID_ARGUMENT);
  CHECK_INT(replies[2].value, -3);
  sw_error_t error = SW_ERROR_INIT;
  CHECK_CODE(sw_call_item_error(call, 0, &error), SW_OK);
  CHECK_CODE(sw_call_item_error(call, 1, &error), SW_INVALID_ARGUMENT);
  CHECK_SAYS(&error, "division by zero");
  sw_error_free(&error);
  int64_t a[] = {6, 1, -9}, b[] = {2, 0, 3}, out[3];
  CHECK_OK(call,
           calculator_v1_calculator_divide_columns(&other, 3, &(calculator_v1_binary_op_columns_t){a, b},
                                                   &(calculator_v1_value_out_columns_t){out}, codes, call));
  CHECK_INT(out[0], 3);
  CHECK_INT(codes[1], SW_INVALID_ARGUMENT);
  CHECK_INT(out[2], -3);
}

static void messages(const feature_t *feature, sw_call_t *call) {
  MSG(tree_t) left = {.value = 9}, requests[] = {{.value = 1}, {0}, {.left = &left}}, replies[3];
  int32_t codes[3];
  CHECK_OK(call, FEATURE(echo_tree_many)(feature, 3, requests, replies, codes, call));
  CHECK_INT(replies[0].value, 1);
  CHECK_INT(replies[1].value, 0);
  CHECK_INT(replies[2].left->value, 9);
  CHECK_INT(codes[0] + codes[1] + codes[2], 0);
  CHECK_OK(call, FEATURE(echo_tree_many)(feature, 0, requests, replies, codes, call));
}

void batch(void) {
  feature_t feature = open_feature(NULL);
  sw_call_t call = SW_CALL_INIT;
  CHECK_OK(&call, calculator_v1_calculator_open(path_in(library_dir, "libcalculator.so"), NULL, &calculator,
                                                &call.error));
  columns(&call);
  items(&call);
  texts_and_presence(&feature, &call);
  by_wire(&call);
  messages(&feature, &call);
  calculator_v1_calculator_close(&calculator);
  sw_call_free(&call);
  FEATURE(close)(&feature);
}
