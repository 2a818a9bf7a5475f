/* Many calls in one crossing: main PATH/TO/libcalculator.so */
#include <inttypes.h>
#include <stdio.h>

#include "calculator_v1.h"

enum { MANY = 1001 };

/* An array for each field. */
static sw_code_e columns(const calculator_v1_calculator_t *calculator, sw_call_t *call) {
  int64_t a[] = {1, 2, 3}, b[] = {10, 10, 10}, sums[3];
  calculator_v1_binary_op_columns_t in = {.a = a, .b = b};
  calculator_v1_value_out_columns_t out = {.value = sums};
  sw_code_e code = calculator_v1_calculator_add_columns(calculator, 3, &in, &out, NULL, call);
  if (code != SW_OK) return code;
  printf("columns: %" PRId64 " %" PRId64 " %" PRId64 "\n", sums[0], sums[1], sums[2]);
  return SW_OK;
}

/* An array of requests. Each item has its own outcome. */
static sw_code_e items(const calculator_v1_calculator_t *calculator, sw_call_t *call) {
  calculator_v1_binary_op_t operands[] = {{.a = 6, .b = 3}, {.a = 1, .b = 0}, {.a = -9, .b = 3}};
  calculator_v1_value_t quotients[3];
  int32_t codes[3];
  sw_code_e code = calculator_v1_calculator_divide_many(calculator, 3, operands, quotients, codes, call);
  if (code != SW_OK) return code;
  printf("items:");
  for (size_t i = 0; i < 3; i++) {
    if (codes[i] == SW_OK) {
      printf(" %" PRId64, quotients[i].value);
    } else {
      printf(" %s", sw_code_name((sw_code_e)codes[i]));
    }
  }
  printf("\n");
  return SW_OK;
}

static sw_code_e a_thousand(const calculator_v1_calculator_t *calculator, sw_call_t *call) {
  static int64_t a[MANY], b[MANY], products[MANY];
  for (int i = 0; i < MANY; i++) {
    a[i] = i;
    b[i] = 1;
  }
  calculator_v1_binary_op_columns_t in = {.a = a, .b = b};
  calculator_v1_value_out_columns_t out = {.value = products};
  sw_code_e code = calculator_v1_calculator_multiply_columns(calculator, MANY, &in, &out, NULL, call);
  if (code != SW_OK) return code;
  int64_t sum = 0;
  for (int i = 0; i < MANY; i++) sum += products[i];
  printf("a thousand: %" PRId64 "\n", sum);
  return SW_OK;
}

int main(int argc, char **argv) {
  const char *library = argc > 1 ? argv[1] : "./libcalculator.so";
  sw_call_t call = SW_CALL_INIT;
  calculator_v1_calculator_t calculator;
  sw_code_e code = calculator_v1_calculator_open(library, NULL, &calculator, &call.error);
  if (code == SW_OK) code = columns(&calculator, &call);
  if (code == SW_OK) code = items(&calculator, &call);
  if (code == SW_OK) code = a_thousand(&calculator, &call);
  if (code != SW_OK) fprintf(stderr, "%s\n", call.error.message);
  calculator_v1_calculator_close(&calculator);
  sw_call_free(&call);
  return code != SW_OK;
}
