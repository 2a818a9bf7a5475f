/* Calls the calculator and the payment service from C. `make -C hosts/c example` builds and runs it. */
#include <inttypes.h>
#include <stdio.h>

#include "calculator_v1.h"
#include "complex_data_v1.h"

static int fail(const sw_error_t *error) {
  fprintf(stderr, "%s: %s\n", sw_code_name(error->code), error->message);
  return 1;
}

/* One call, one that fails with a typed detail, and a thousand at once. */
static int calculate(const calculator_v1_calculator_t *calculator, sw_call_t *call) {
  calculator_v1_binary_op_t operands = {.a = 40, .b = 2};
  calculator_v1_value_t result;
  if (calculator_v1_calculator_add(calculator, &operands, &result, call) != SW_OK) return fail(&call->error);
  printf("40 + 2 = %" PRId64 "\n", result.value);

  operands.b = 0;
  sw_code_e code = calculator_v1_calculator_divide(calculator, &operands, &result, call);
  printf("40 / 0 = %s: %s\n", sw_code_name(code), call->error.message);
  sw_bytes_t detail;
  calculator_v1_division_error_t division;
  if (sw_error_detail(&call->error, CALCULATOR_V1_DIVISION_ERROR_NAME, &detail) &&
      calculator_v1_division_error_decode(detail, &call->arena, &division, NULL) == SW_OK) {
    printf("         dividend %" PRId64 ", divisor %" PRId64 "\n", division.dividend, division.divisor);
  }

  static int64_t a[1000], b[1000], sums[1000];
  for (int i = 0; i < 1000; i++) {
    a[i] = i;
    b[i] = 1000 - i;
  }
  calculator_v1_binary_op_columns_t columns = {.a = a, .b = b};
  calculator_v1_value_out_columns_t out = {.value = sums};
  if (calculator_v1_calculator_add_columns(calculator, 1000, &columns, &out, NULL, call) != SW_OK) {
    return fail(&call->error);
  }
  printf("%" PRId64 " + %" PRId64 " = %" PRId64 ", the last of 1000\n", a[999], b[999], sums[999]);
  return 0;
}

/* Nested messages: nothing is copied, pointers do. */
static int aggregate(const complex_data_v1_complex_data_t *payments, sw_call_t *call) {
  sw_bytes_t tags[] = {sw_text("rent"), sw_text("monthly")};
  complex_data_v1_person_t ada = {.id = sw_text("p1"), .first_name = sw_text("Ada"), .age = 36};
  complex_data_v1_transaction_t transactions[] = {
      {.transaction_id = sw_text("t1"),
       .amount = 1200.5,
       .currency = sw_text("EUR"),
       .sender = &ada,
       .tags = tags,
       .tags_count = 2},
      {.transaction_id = sw_text("t2"), .amount = 99.5, .currency = sw_text("EUR"), .receiver = &ada},
  };
  complex_data_v1_data_batch_t batch = {.transactions = transactions, .transactions_count = 2};
  complex_data_v1_complex_data_operation_t operation = {.data = &batch};
  complex_data_v1_complex_data_result_t result;
  if (complex_data_v1_complex_data_aggregate(payments, &operation, &result, call) != SW_OK) {
    return fail(&call->error);
  }
  printf("%" PRId32 " transactions, %.2f in total\n", result.transaction_count, result.total_amount);
  for (size_t i = 0; i < result.stats_count; i++) {
    printf("  %.*s: %" PRId32 "\n", SW_PRINT(result.stats[i].key), result.stats[i].value);
  }
  return 0;
}

int main(int argc, char **argv) {
  const char *path = argc > 1 ? argv[1] : "./libcalculator.so";
  sw_call_t call = SW_CALL_INIT;
  calculator_v1_calculator_t calculator;
  complex_data_v1_complex_data_t payments;
  if (calculator_v1_calculator_open(path, NULL, &calculator, &call.error) != SW_OK) return fail(&call.error);
  if (complex_data_v1_complex_data_open(path, NULL, &payments, &call.error) != SW_OK)
    return fail(&call.error);
  int outcome = calculate(&calculator, &call) || aggregate(&payments, &call);
  complex_data_v1_complex_data_close(&payments);
  calculator_v1_calculator_close(&calculator);
  sw_call_free(&call);
  return outcome;
}
