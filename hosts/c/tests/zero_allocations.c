#include "complex_data_v1.h"
#include "feature.h"

static complex_data_v1_complex_data_t payments;

static void small_call(sw_call_t *call) {
  calculator_v1_binary_op_t operands = {.a = 40, .b = 2};
  complex_data_v1_complex_calculation_request_t request = {
      .operation_case = COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_ADD,
      .operation.add = &operands};
  complex_data_v1_complex_calculation_response_t reply;
  CHECK_OK(call, complex_data_v1_complex_data_process(&payments, &request, &reply, call));
  CHECK_INT(reply.result.value, 42);
}

/* Encoding and decoding with lists, maps and nested messages. */
static void codec(sw_call_t *call) {
  complex_data_v1_address_t address = {.street = sw_text("Street 1"), .latitude = 1.5};
  sw_bytes_t phones[] = {sw_text("1"), sw_text("2"), sw_text("3")};
  complex_data_v1_person_metadata_entry_t metadata[] = {{sw_text("k"), sw_text("v")}};
  complex_data_v1_person_t person = {.id = sw_text("p"),
                                     .home_address = &address,
                                     .phone_numbers = phones,
                                     .phone_numbers_count = 3,
                                     .metadata = metadata,
                                     .metadata_count = 1};
  complex_data_v1_transaction_t transactions[100];
  for (int i = 0; i < 100; i++)
    transactions[i] = (complex_data_v1_transaction_t){.sender = &person, .receiver = &person};
  complex_data_v1_data_batch_t batch = {.transactions = transactions, .transactions_count = 100}, copy;
  sw_bytes_t bytes;
  sw_arena_reset(&call->arena);
  CHECK_CODE(complex_data_v1_data_batch_encode(&batch, &call->writer, &bytes, NULL), SW_OK);
  CHECK_CODE(complex_data_v1_data_batch_decode(bytes, &call->arena, &copy, NULL), SW_OK);
  CHECK_INT(copy.transactions_count, 100);
}

static void slots(const feature_t *feature, sw_call_t *call) {
  MSG(int64_value_t) number;
  MSG(string_value_t) text;
  static const uint8_t memory[5000];
  MSG(bytes_value_t) bytes;
  CHECK_OK(call, FEATURE(echo_int64)(feature, &NEW(int64_value, .value = 5), &number, NULL));
  CHECK_OK(call, FEATURE(echo_string)(feature, &NEW(string_value, .value = sw_text("text")), &text, call));
  CHECK_OK(call,
           FEATURE(echo_bytes)(feature, &NEW(bytes_value, .value = {memory, sizeof memory}), &bytes, call));
}

/* After warm-up nothing allocates, neither here nor in the library. */
void zero_allocations(void) {
  feature_t feature = open_feature(NULL);
  sw_call_t call = SW_CALL_INIT;
  CHECK_OK(&call, complex_data_v1_complex_data_open(path_in(library_dir, "libcalculator.so"), NULL, &payments,
                                                    &call.error));
  size_t before = 0;
  for (int round = 0; round < 100; round++) {
    if (round == 3) before = allocations();
    slots(&feature, &call);
    small_call(&call);
    codec(&call);
  }
  CHECK_INT(allocations() - before, 0);
  complex_data_v1_complex_data_close(&payments);
  sw_call_free(&call);
  FEATURE(close)(&feature);
}
