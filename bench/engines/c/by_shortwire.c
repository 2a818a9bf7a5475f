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
  pair_t pair;
} adder_t;

static inline int64_t add(void *state, int64_t a, int64_t b) {
  adder_t *adder = state;
  calculator_v1_binary_op_t request = {.a = a, .b = b};
  calculator_v1_value_t reply;
  expect_ok(calculator_v1_calculator_add(adder->calculator, &request, &reply, &adder->call), "Add");
  return reply.value;
}

static int64_t add_once(void *state) {
  const adder_t *adder = state;
  return add(state, opaque(adder->pair.a), opaque(adder->pair.b));
}

static void tell_add(void *state, FILE *out) {
  tell_sums_of_pairs(add, state, ((const adder_t *)state)->pair, out);
}

DEFINE_WORK(adding, tell_add, add_once)

sample_t start_by_shortwire(const setup_t *setup, const subject_t *subject) {
  adder_t adder = {.calculator = NULL, .call = SW_CALL_INIT};
  uint64_t started = now_ns();
  adder.calculator = open_calculator(setup->library);
  int64_t sum = add(&adder, subject->a, subject->b);
  return (sample_t){now_ns() - started, sum};
}

/* ---- Process ---- */

typedef struct processor_t {
  const complex_data_v1_complex_data_t *complex_data;
  sw_call_t call;
  pair_t pair;
} processor_t;

static inline int64_t process(void *state, int64_t a, int64_t b) {
  processor_t *processor = state;
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

static int64_t process_once(void *state) {
  const processor_t *processor = state;
  return process(state, opaque(processor->pair.a), opaque(processor->pair.b));
}

/* With nothing left of it for the next call. */
static int64_t process_anew_once(void *state) {
  int64_t sum = process_once(state);
  sw_call_free(&((processor_t *)state)->call);
  return sum;
}

static void tell_process(void *state, FILE *out) {
  tell_sums_of_pairs(process, state, ((const processor_t *)state)->pair, out);
}

static void tell_sum(void *state, FILE *out) {
  fprintf(out, "%" PRId64, process_once(state));
}

DEFINE_WORK(processing, tell_process, process_once)
DEFINE_WORK(processing_anew, tell_process, process_anew_once)
DEFINE_WORK(climbing, tell_sum, process_once)

/* ---- Add in columns ---- */

typedef struct add_columns_t {
  const calculator_v1_calculator_t *calculator;
  sw_call_t call;
  columns_t columns;
} add_columns_t;

static int64_t columns_once(void *state) {
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

DEFINE_WORK(adding_columns, tell_columns, columns_once)

/* ---- Add many ---- */

typedef struct add_items_t {
  const calculator_v1_calculator_t *calculator;
  sw_call_t call;
  size_t count;
  calculator_v1_binary_op_t *requests;
  calculator_v1_value_t *replies;
} add_items_t;

static int64_t items_once(void *state) {
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

DEFINE_WORK(adding_items, tell_items, items_once)

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
  uint64_t request_hash;
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

static int64_t aggregate_once(void *state) {
  complex_data_v1_complex_data_result_t reply = aggregate(state);
  return reply.transaction_count + cents(&reply);
}

/* With nothing left of it for the next call. */
static int64_t aggregate_anew_once(void *state) {
  int64_t outcome = aggregate_once(state);
  sw_call_free(&((aggregator_t *)state)->call);
  return outcome;
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
  fprintf(out, "%016" PRIx64 " %" PRId32 " %" PRId64, ((const aggregator_t *)state)->request_hash,
          reply.transaction_count, cents(&reply));
  for (size_t i = 0; i < reply.stats_count; i++)
    fprintf(out, " %.*s=%" PRId32, SW_PRINT(stats[i].key), stats[i].value);
  free(stats);
}

DEFINE_WORK(aggregating, tell_aggregate, aggregate_once)
DEFINE_WORK(aggregating_anew, tell_aggregate, aggregate_anew_once)

static aggregator_t *new_aggregator(const setup_t *setup, size_t count) {
  aggregator_t *aggregator = allocate(sizeof *aggregator);
  size_t len;
  const uint8_t *request = encoded_transactions(count, &len);
  *aggregator = (aggregator_t){.complex_data = open_complex_data(setup->library),
                               .request = new_transactions(count),
                               .request_hash = fnv1a(request, len)};
  return aggregator;
}

/* ---- the codec alone ---- */

typedef struct codec_t {
  const complex_data_v1_complex_data_operation_t *message;
  sw_bytes_t bytes;
  sw_writer_t writer;
  sw_arena_t arena;
} codec_t;

static inline sw_bytes_t encode(codec_t *codec, const complex_data_v1_complex_data_operation_t *message) {
  sw_bytes_t bytes;
  expect_ok(complex_data_v1_complex_data_operation_encode(message, &codec->writer, &bytes, NULL), "encoding");
  return bytes;
}

static int64_t encode_once(void *state) {
  codec_t *codec = state;
  return (int64_t)encode(codec, codec->message).len;
}

static void tell_encode(void *state, FILE *out) {
  codec_t *codec = state;
  sw_bytes_t bytes = encode(codec, codec->message);
  tell_weight(bytes.data, bytes.len, out);
}

DEFINE_WORK(encoding, tell_encode, encode_once)

static inline complex_data_v1_complex_data_operation_t decode(codec_t *codec) {
  complex_data_v1_complex_data_operation_t message;
  sw_arena_reset(&codec->arena);
  expect_ok(complex_data_v1_complex_data_operation_decode(codec->bytes, &codec->arena, &message, NULL),
            "decoding");
  return message;
}

static int64_t decode_once(void *state) {
  return (int64_t)decode(state).data->transactions_count;
}

static void tell_decode(void *state, FILE *out) {
  complex_data_v1_complex_data_operation_t message = decode(state);
  sw_bytes_t bytes = encode(state, &message);
  fprintf(out, "%zu ", message.data->transactions_count);
  tell_weight(bytes.data, bytes.len, out);
}

DEFINE_WORK(decoding, tell_decode, decode_once)

static codec_t *new_codec(size_t count) {
  codec_t *codec = allocate(sizeof *codec);
  codec->message = new_transactions(count);
  codec->bytes.data = encoded_transactions(count, &codec->bytes.len);
  return codec;
}

/* ---- all of them ---- */

static adder_t *new_adder(const setup_t *setup, const subject_t *subject) {
  adder_t *adder = allocate(sizeof *adder);
  *adder = (adder_t){.calculator = open_calculator(setup->library), .pair = {subject->a, subject->b}};
  return adder;
}

static processor_t *new_processor(const setup_t *setup, const subject_t *subject) {
  processor_t *processor = allocate(sizeof *processor);
  *processor =
      (processor_t){.complex_data = open_complex_data(setup->library), .pair = {subject->a, subject->b}};
  return processor;
}

arm_t arm_by_shortwire(const setup_t *setup, const subject_t *subject) {
  const char *scenario = subject->scenario;
  size_t size = subject->size;
  bool anew = is(subject->by, "shortwire-new");
  if (is(scenario, "add") || is(scenario, "add-latency")) return (arm_t){&adding, new_adder(setup, subject)};
  if (is(scenario, "process")) {
    return (arm_t){anew ? &processing_anew : &processing, new_processor(setup, subject)};
  }
  if (is(scenario, "ladder")) return (arm_t){&climbing, new_processor(setup, subject)};
  if (is(scenario, "columns")) {
    add_columns_t *columns = allocate(sizeof *columns);
    *columns = (add_columns_t){.calculator = open_calculator(setup->library), .columns = new_columns(size)};
    return (arm_t){&adding_columns, columns};
  }
  if (is(scenario, "items")) {
    return (arm_t){&adding_items, new_items(open_calculator(setup->library), size)};
  }
  if (is(scenario, "aggregate")) {
    return (arm_t){anew ? &aggregating_anew : &aggregating, new_aggregator(setup, size)};
  }
  if (is(scenario, "encode")) return (arm_t){&encoding, new_codec(size)};
  if (is(scenario, "decode")) return (arm_t){&decoding, new_codec(size)};
  return (arm_t){NULL, NULL};
}
