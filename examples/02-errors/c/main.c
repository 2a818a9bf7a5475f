/* Failures and their typed details: main PATH/TO/libcalculator.so */
#include <inttypes.h>
#include <stdio.h>

#include "calculator_v1.h"

/* A failure has one of gRPC's codes, a message for people and typed details for programs. */
static void show(sw_call_t *call) {
  printf("%s: %s\n", sw_code_name(call->error.code), call->error.message);
  sw_bytes_t bytes;
  calculator_v1_division_error_t detail;
  if (sw_error_detail(&call->error, CALCULATOR_V1_DIVISION_ERROR_NAME, &bytes) &&
      calculator_v1_division_error_decode(bytes, &call->arena, &detail, NULL) == SW_OK) {
    printf("dividend %" PRId64 ", divisor %" PRId64 "\n", detail.dividend, detail.divisor);
  }
}

int main(int argc, char **argv) {
  const char *library = argc > 1 ? argv[1] : "./libcalculator.so";
  sw_call_t call = SW_CALL_INIT;
  calculator_v1_calculator_t calculator, missing;
  if (calculator_v1_calculator_open(library, NULL, &calculator, &call.error) != SW_OK) {
    fprintf(stderr, "%s\n", call.error.message);
    return 1;
  }

  calculator_v1_binary_op_t operands = {.a = 7, .b = 2};
  calculator_v1_value_t quotient;
  if (calculator_v1_calculator_divide(&calculator, &operands, &quotient, &call) == SW_OK) {
    printf("7 / 2 = %" PRId64 "\n", quotient.value);
  }
  operands = (calculator_v1_binary_op_t){.a = 1, .b = 0};
  if (calculator_v1_calculator_divide(&calculator, &operands, &quotient, &call) != SW_OK) {
    printf("1 / 0: ");
    show(&call);
  }

  sw_code_e code = calculator_v1_calculator_open("./no/such/library.so", NULL, &missing, &call.error);
  printf("no library: %s\n", sw_code_name(code));

  sw_context_t hurried = SW_CONTEXT_INIT;
  hurried.deadline_ns = sw_deadline_in_ms(0);
  call.context = &hurried;
  code = calculator_v1_calculator_divide(&calculator, &operands, &quotient, &call);
  printf("too late: %s\n", sw_code_name(code));

  calculator_v1_calculator_close(&calculator);
  sw_call_free(&call);
  return 0;
}
