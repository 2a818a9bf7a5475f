/* With the generated client. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "arm.h"
#include "calculator_v1.h"
#include "complex_data_v1.h"
#include "transactions.h"

static const calculator_v1_calculator_t *open_calculator(const char *path) {
  calculator_v1_calculator_t *client = allocate(sizeof *client);
  sw_error_t error = SW_ERROR_INIT;
  if (calculator_v1_calculator_open(path, NULL, client, &error) != SW_OK) fail(path, error.message);
  return client;
}

static const complex_data_v1_complex_data_t *open_complex_data(const char *path) {
  complex_data_v1_complex_data_t *client = allocate(sizeof *client);
  sw_error_t error = SW_ERROR_INIT;
  if (complex_data_v1_complex_data_open(path, NULL, client, &error) != SW_OK) fail(path, error.message);
  return client;
}

static void expect_ok(sw_code_e code, const char *what) {
  if (code != SW_OK) fail(what, sw_code_name(code));
}

/* ---- Add ---- */

typedef struct adder_t {
  const calculator_v1_calculator_t *calculator;
  sw_call_t call;
  int64_t a, b;
} adder_t;

static inline int64_t add(adder_t *adder, int64_t a, int64_t b) {
  calculator_v1_binary_op_t request = {.a = a, .b = b};
  calculator_v1_value_t reply;
  expect_ok(calculator_v1_calculator_add(adder->calculator, &request, &reply, &adder->call), "Add");
  return reply.value;
}

static inline int64_t add_once(void *state) {
  adder_t *adder = state;
  return add(adder, opaque(adder->a), opaque(adder->b));
}

static void tell_add(void *state, FILE *out) {
  for (size_t i = 0; i < PAIR_COUNT; i++) {
    fprintf(out, i == 0 ? "%" PRId64 : " %" PRId64, add(state, PAIRS[i][0], PAIRS[i][1]));
  }
}

DEFINE_RUN(run_add, add_once)

sample_t start_by_shortwire(const setup_t *setup) {
  adder_t adder = {.calculator = NULL, .call = SW_CALL_INIT};
  uint64_t started = now_ns();
  adder.calculator = open_calculator(setup->library);
  int64_t sum = add(&adder, setup->a, setup->b);
  return (sample_t){now_ns() - started, sum};
}

/* ---- Process ---- */

typedef struct processor_t {
  const complex_data_v1_complex_data_t *complex_data;
  sw_call_t call;
  int64_t a, b;
} processor_t;

static inline int64_t process(processor_t *processor, int64_t a, int64_t b) {
  calculator_v1_binary_op_t op = {.a = a, .b = b};
  complex_data_v1_complex_calculation_request_t request = {
      .operation_case = COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_ADD, .operation.add = &op};
  complex_data_v1_complex_calculation_response_t reply;
  expect_ok(complex_data_v1_complex_data_process(processor->complex_data, &request, &reply, &processor->call),
            "Process");
  if (reply.result_case != COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_RESULT_VALUE) {
    fail("Process", "the reply to an addition is no value");
  }
  return reply.result.value;
}

static inline int64_t process_once(void *state) {
  processor_t *processor = state;
  return process(processor, opaque(processor->a), opaque(processor->b));
}

static void tell_process(void *state, FILE *out) {
  for (size_t i = 0; i < PAIR_COUNT; i++) {
    fprintf(out, i == 0 ? "%" PRId64 : " %" PRId64, process(state, PAIRS[i][0], PAIRS[i][1]));
  }
}

DEFINE_RUN(run_process, process_once)

/* ---- Add in columns ---- */

typedef struct add_columns_t {
  const calculator_v1_calculator_t *calculator;
  sw_call_t call;
  columns_t columns;
} add_columns_t;

static inline int64_t columns_once(void *state) {
  add_columns_t *add = state;
  const columns_t *columns = &add->columns;
  calculator_v1_binary_op_columns_t request = {.a = columns->a, .b = columns->b};
  calculator_v1_value_out_columns_t reply = {.value = columns->sums};
  columns->sums[columns->count - 1] = 0;
  expect_ok(calculator_v1_calculator_add_columns(add->calculator, columns->count, &request, &reply, NULL,
                                                 &add->call),
            "Add in columns");
  return columns->sums[columns->count - 1];
}

static void tell_columns(void *state, FILE *out) {
  (void)columns_once(state);
  tell_sums(&((const add_columns_t *)state)->columns, out);
}

DEFINE_RUN(run_columns, columns_once)

/* ---- Add many ---- */

typedef struct add_items_t {
  const calculator_v1_calculator_t *calculator;
  sw_call_t call;
  size_t count;
  calculator_v1_binary_op_t *requests;
  calculator_v1_value_t *replies;
} add_items_t;

static inline int64_t items_once(void *state) {
  add_items_t *add = state;
  add->replies[add->count - 1].value = 0;
  expect_ok(calculator_v1_calculator_add_many(add->calculator, add->count, add->requests, add->replies, NULL,
                                              &add->call),
            "Add many");
  return add->replies[add->count - 1].value;
}

static void tell_items(void *state, FILE *out) {
  const add_items_t *add = state;
  (void)items_once(state);
  for (size_t i = 0; i < add->count; i++)
    fprintf(out, i == 0 ? "%" PRId64 : " %" PRId64, add->replies[i].value);
}

DEFINE_RUN(run_items, items_once)

static add_items_t *new_items(const calculator_v1_calculator_t *calculator, size_t count) {
  add_items_t *add = allocate(sizeof *add);
  add->calculator = calculator;
  add->count = count;
  add->requests = allocate(count * sizeof *add->requests);
  add->replies = allocate(count * sizeof *add->replies);
  columns_t columns = new_columns(count);
  for (size_t i = 0; i < count; i++) {
    add->requests[i].a = columns.a[i];
    add->requests[i].b = columns.b[i];
  }
  return add;
}

/* ---- Aggregate ---- */

typedef struct aggregator_t {
  const complex_data_v1_complex_data_t *complex_data;
  sw_call_t call;
  const complex_data_v1_complex_data_operation_t *request;
} aggregator_t;

static inline complex_data_v1_complex_data_result_t aggregate(aggregator_t *aggregator) {
  complex_data_v1_complex_data_result_t reply;
  expect_ok(complex_data_v1_complex_data_aggregate(aggregator->complex_data, aggregator->request, &reply,
                                                   &aggregator->call),
            "Aggregate");
  return reply;
}

static inline int64_t cents(const complex_data_v1_complex_data_result_t *reply) {
  return (int64_t)(reply->total_amount * 100.0);
}

static inline int64_t aggregate_once(void *state) {
  complex_data_v1_complex_data_result_t reply = aggregate(state);
  return reply.transaction_count + cents(&reply);
}

static int compare_entries(const void *a, const void *b) {
  sw_bytes_t left = ((const complex_data_v1_complex_data_result_stats_entry_t *)a)->key;
  sw_bytes_t right = ((const complex_data_v1_complex_data_result_stats_entry_t *)b)->key;
  int order = memcmp(left.data, right.data, left.len < right.len ? left.len : right.len);
  return order != 0 ? order : (left.len > right.len) - (left.len < right.len);
}

static void tell_aggregate(void *state, FILE *out) {
  complex_data_v1_complex_data_result_t reply = aggregate(state);
  size_t size = reply.stats_count * sizeof *reply.stats;
  complex_data_v1_complex_data_result_stats_entry_t *stats = memcpy(allocate(size), reply.stats, size);
  qsort(stats, reply.stats_count, sizeof *stats, compare_entries);
  fprintf(out, "%" PRId32 " %" PRId64, reply.transaction_count, cents(&reply));
  for (size_t i = 0; i < reply.stats_count; i++)
    fprintf(out, " %.*s=%" PRId32, SW_PRINT(stats[i].key), stats[i].value);
  free(stats);
}

DEFINE_RUN(run_aggregate, aggregate_once)

/* ---- the request: size and FNV-1a hash, which have to be the same in all hosts ---- */

static inline int64_t request_once(void *state) {
  size_t len;
  (void)encoded_transactions(*(const size_t *)state, &len);
  return (int64_t)len;
}

static void tell_request(void *state, FILE *out) {
  size_t len;
  const uint8_t *bytes = encoded_transactions(*(const size_t *)state, &len);
  uint64_t hash = UINT64_C(0xcbf29ce484222325);
  for (size_t i = 0; i < len; i++) hash = (hash ^ bytes[i]) * UINT64_C(0x100000001b3);
  fprintf(out, "%zu %016" PRIx64, len, hash);
}

DEFINE_RUN(run_request, request_once)

void add_arms_by_shortwire(arms_t *arms, const setup_t *setup) {
  const calculator_v1_calculator_t *calculator = open_calculator(setup->library);
  const complex_data_v1_complex_data_t *complex_data = open_complex_data(setup->library);
  adder_t *adder = allocate(sizeof *adder);
  *adder = (adder_t){.calculator = calculator, .a = setup->a, .b = setup->b};
  add_arm(arms, "add/shortwire", adder, tell_add, run_add);
  processor_t *processor = allocate(sizeof *processor);
  *processor = (processor_t){.complex_data = complex_data, .a = setup->a, .b = setup->b};
  add_arm(arms, "process/shortwire", processor, tell_process, run_process);
  for (size_t i = 0; i < SIZE_COUNT; i++) {
    add_columns_t *columns = allocate(sizeof *columns);
    *columns = (add_columns_t){.calculator = calculator, .columns = new_columns(SIZES[i])};
    add_sized_arm(arms, "columns/shortwire", SIZES[i], columns, tell_columns, run_columns);
    add_sized_arm(arms, "items/shortwire", SIZES[i], new_items(calculator, SIZES[i]), tell_items, run_items);
    aggregator_t *aggregator = allocate(sizeof *aggregator);
    *aggregator = (aggregator_t){.complex_data = complex_data, .request = new_transactions(SIZES[i])};
    add_sized_arm(arms, "aggregate/shortwire", SIZES[i], aggregator, tell_aggregate, run_aggregate);
    add_sized_arm(arms, "request/shortwire", SIZES[i], (void *)(uintptr_t)&SIZES[i], tell_request,
                  run_request);
  }
}
