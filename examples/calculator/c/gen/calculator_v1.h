/* Made by shortwire gen from calculator/v1/calculator.proto. Do not edit. */
/* clang-format off */

/* Integer arithmetic, in the shape of one request with a oneof and in the shape of one method an operation.
 * */
#ifndef CALCULATOR_V1_H
#define CALCULATOR_V1_H

#include "shortwire/client.h"

typedef struct calculator_v1_binary_op_t calculator_v1_binary_op_t;
typedef struct calculator_v1_value_t calculator_v1_value_t;
typedef struct calculator_v1_calculator_request_t calculator_v1_calculator_request_t;
typedef struct calculator_v1_calculator_response_t calculator_v1_calculator_response_t;
typedef struct calculator_v1_error_result_t calculator_v1_error_result_t;
typedef struct calculator_v1_division_error_t calculator_v1_division_error_t;

#ifdef __cplusplus
extern "C" {
#endif

/* Two operands. */
struct calculator_v1_binary_op_t {
  int64_t a;
  int64_t b;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define CALCULATOR_V1_BINARY_OP_NAME "calculator.v1.BinaryOp"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void calculator_v1_binary_op_init(calculator_v1_binary_op_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e calculator_v1_binary_op_encode(const calculator_v1_binary_op_t *message, sw_writer_t *writer,
                                         sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e calculator_v1_binary_op_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                         calculator_v1_binary_op_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *calculator_v1_binary_op_write(const calculator_v1_binary_op_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *calculator_v1_binary_op_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            calculator_v1_binary_op_t *message);
const uint8_t *calculator_v1_binary_op_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             const calculator_v1_binary_op_t **message);
const uint8_t *calculator_v1_binary_op_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              uint32_t tag, const calculator_v1_binary_op_t **items,
                                              size_t *count);

/* Fields of many messages: an array each. */
typedef struct calculator_v1_binary_op_columns_t {
  const int64_t *a;
  const int64_t *b;
} calculator_v1_binary_op_columns_t;

/* The same to be written. */
typedef struct calculator_v1_binary_op_out_columns_t {
  int64_t *a;
  int64_t *b;
} calculator_v1_binary_op_out_columns_t;

/* One result. */
struct calculator_v1_value_t {
  int64_t value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define CALCULATOR_V1_VALUE_NAME "calculator.v1.Value"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void calculator_v1_value_init(calculator_v1_value_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e calculator_v1_value_encode(const calculator_v1_value_t *message, sw_writer_t *writer,
                                     sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e calculator_v1_value_decode(sw_bytes_t bytes, sw_arena_t *arena, calculator_v1_value_t *message,
                                     sw_error_t *error);

/* For generated code. */
uint8_t *calculator_v1_value_write(const calculator_v1_value_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *calculator_v1_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                        calculator_v1_value_t *message);
const uint8_t *calculator_v1_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                         const calculator_v1_value_t **message);
const uint8_t *calculator_v1_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                          const calculator_v1_value_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct calculator_v1_value_columns_t {
  const int64_t *value;
} calculator_v1_value_columns_t;

/* The same to be written. */
typedef struct calculator_v1_value_out_columns_t {
  int64_t *value;
} calculator_v1_value_out_columns_t;

/* Which member of calculator.v1.CalculatorRequest.operation is there; numbered as the fields are. */
typedef enum calculator_v1_calculator_request_operation_e {
  CALCULATOR_V1_CALCULATOR_REQUEST_OPERATION_NOT_SET = 0,
  CALCULATOR_V1_CALCULATOR_REQUEST_OPERATION_ADD = 1,
  CALCULATOR_V1_CALCULATOR_REQUEST_OPERATION_SUBTRACT = 2,
  CALCULATOR_V1_CALCULATOR_REQUEST_OPERATION_MULTIPLY = 3,
  CALCULATOR_V1_CALCULATOR_REQUEST_OPERATION_DIVIDE = 4
} calculator_v1_calculator_request_operation_e;

/* One operation and its operands. */
struct calculator_v1_calculator_request_t {
  calculator_v1_calculator_request_operation_e operation_case;
  union {
    const calculator_v1_binary_op_t *add;
    const calculator_v1_binary_op_t *subtract;
    const calculator_v1_binary_op_t *multiply;
    const calculator_v1_binary_op_t *divide;
  } operation;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define CALCULATOR_V1_CALCULATOR_REQUEST_NAME "calculator.v1.CalculatorRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void calculator_v1_calculator_request_init(calculator_v1_calculator_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e calculator_v1_calculator_request_encode(const calculator_v1_calculator_request_t *message,
                                                  sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e calculator_v1_calculator_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                  calculator_v1_calculator_request_t *message,
                                                  sw_error_t *error);

/* For generated code. */
uint8_t *calculator_v1_calculator_request_write(const calculator_v1_calculator_request_t *message, uint8_t *p,
                                                sw_writer_t *w);
const uint8_t *calculator_v1_calculator_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     calculator_v1_calculator_request_t *message);
const uint8_t *calculator_v1_calculator_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      const calculator_v1_calculator_request_t **message);
const uint8_t *calculator_v1_calculator_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       uint32_t tag,
                                                       const calculator_v1_calculator_request_t **items,
                                                       size_t *count);

/* Which member of calculator.v1.CalculatorResponse.result is there; numbered as the fields are. */
typedef enum calculator_v1_calculator_response_result_e {
  CALCULATOR_V1_CALCULATOR_RESPONSE_RESULT_NOT_SET = 0,
  CALCULATOR_V1_CALCULATOR_RESPONSE_RESULT_VALUE = 1,
  CALCULATOR_V1_CALCULATOR_RESPONSE_RESULT_ERROR = 2
} calculator_v1_calculator_response_result_e;

/* The result of one operation, or why there is none. */
struct calculator_v1_calculator_response_t {
  calculator_v1_calculator_response_result_e result_case;
  union {
    int64_t value;
    const calculator_v1_error_result_t *error;
  } result;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define CALCULATOR_V1_CALCULATOR_RESPONSE_NAME "calculator.v1.CalculatorResponse"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void calculator_v1_calculator_response_init(calculator_v1_calculator_response_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e calculator_v1_calculator_response_encode(const calculator_v1_calculator_response_t *message,
                                                   sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e calculator_v1_calculator_response_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                   calculator_v1_calculator_response_t *message,
                                                   sw_error_t *error);

/* For generated code. */
uint8_t *calculator_v1_calculator_response_write(const calculator_v1_calculator_response_t *message,
                                                 uint8_t *p, sw_writer_t *w);
const uint8_t *calculator_v1_calculator_response_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      calculator_v1_calculator_response_t *message);
const uint8_t *calculator_v1_calculator_response_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       const calculator_v1_calculator_response_t **message);
const uint8_t *calculator_v1_calculator_response_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        uint32_t tag,
                                                        const calculator_v1_calculator_response_t **items,
                                                        size_t *count);

/* A failure told in the reply itself. */
struct calculator_v1_error_result_t {
  sw_bytes_t message;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define CALCULATOR_V1_ERROR_RESULT_NAME "calculator.v1.ErrorResult"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void calculator_v1_error_result_init(calculator_v1_error_result_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e calculator_v1_error_result_encode(const calculator_v1_error_result_t *message, sw_writer_t *writer,
                                            sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e calculator_v1_error_result_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                            calculator_v1_error_result_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *calculator_v1_error_result_write(const calculator_v1_error_result_t *message, uint8_t *p,
                                          sw_writer_t *w);
const uint8_t *calculator_v1_error_result_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               calculator_v1_error_result_t *message);
const uint8_t *calculator_v1_error_result_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                const calculator_v1_error_result_t **message);
const uint8_t *calculator_v1_error_result_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 uint32_t tag, const calculator_v1_error_result_t **items,
                                                 size_t *count);

/* Fields of many messages: an array each. */
typedef struct calculator_v1_error_result_columns_t {
  const sw_bytes_t *message;
} calculator_v1_error_result_columns_t;

/* The same to be written. */
typedef struct calculator_v1_error_result_out_columns_t {
  sw_bytes_t *message;
} calculator_v1_error_result_out_columns_t;

/* Detail of a failed division: its operands. */
struct calculator_v1_division_error_t {
  int64_t dividend;
  int64_t divisor;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define CALCULATOR_V1_DIVISION_ERROR_NAME "calculator.v1.DivisionError"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void calculator_v1_division_error_init(calculator_v1_division_error_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e calculator_v1_division_error_encode(const calculator_v1_division_error_t *message,
                                              sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e calculator_v1_division_error_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                              calculator_v1_division_error_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *calculator_v1_division_error_write(const calculator_v1_division_error_t *message, uint8_t *p,
                                            sw_writer_t *w);
const uint8_t *calculator_v1_division_error_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 calculator_v1_division_error_t *message);
const uint8_t *calculator_v1_division_error_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  const calculator_v1_division_error_t **message);
const uint8_t *calculator_v1_division_error_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   uint32_t tag, const calculator_v1_division_error_t **items,
                                                   size_t *count);

/* Fields of many messages: an array each. */
typedef struct calculator_v1_division_error_columns_t {
  const int64_t *dividend;
  const int64_t *divisor;
} calculator_v1_division_error_columns_t;

/* The same to be written. */
typedef struct calculator_v1_division_error_out_columns_t {
  int64_t *dividend;
  int64_t *divisor;
} calculator_v1_division_error_out_columns_t;

/* Arithmetic on 64-bit integers. Results beyond the range saturate. */
typedef struct calculator_v1_calculator_t {
  sw_client_t base;
  sw_entry_t methods[5];
} calculator_v1_calculator_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e calculator_v1_calculator_open(const char *path, const sw_options_t *options,
                                        calculator_v1_calculator_t *client, sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e calculator_v1_calculator_join(const sw_client_t *other, calculator_v1_calculator_t *client,
                                        sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void calculator_v1_calculator_close(calculator_v1_calculator_t *client);

/* calculator.v1.Calculator/Add in wire format. The reply lies in the call. */
sw_code_e calculator_v1_calculator_add_raw(const calculator_v1_calculator_t *client, sw_bytes_t request,
                                           sw_bytes_t *reply, sw_call_t *call);

/* calculator.v1.Calculator/Add in wire format: what calculator_v1_calculator_add() does where it cannot
 * use slots. */
sw_code_e calculator_v1_calculator_add_wire(const calculator_v1_calculator_t *client,
                                            const calculator_v1_binary_op_t *request,
                                            calculator_v1_value_t *reply, sw_call_t *call);

/* Sum of a and b, saturating. */
static inline sw_code_e calculator_v1_calculator_add(const calculator_v1_calculator_t *client,
                                                     const calculator_v1_binary_op_t *request,
                                                     calculator_v1_value_t *reply, sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[0].flat == NULL)) {
    return calculator_v1_calculator_add_wire(client, request, reply, call);
  }
  in[0].i64 = request->a;
  in[1].i64 = request->b;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = out[0].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* calculator.v1.Calculator/Add for `count` requests at once. SW_OK if the batch ran, whatever became of its
 * items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e calculator_v1_calculator_add_many(const calculator_v1_calculator_t *client, size_t count,
                                            const calculator_v1_binary_op_t *requests,
                                            calculator_v1_value_t *replies, int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e calculator_v1_calculator_add_columns(const calculator_v1_calculator_t *client, size_t count,
                                               const calculator_v1_binary_op_columns_t *request,
                                               const calculator_v1_value_out_columns_t *reply, int32_t *codes,
                                               sw_call_t *call);

/* calculator.v1.Calculator/Subtract in wire format. The reply lies in the call. */
sw_code_e calculator_v1_calculator_subtract_raw(const calculator_v1_calculator_t *client, sw_bytes_t request,
                                                sw_bytes_t *reply, sw_call_t *call);

/* calculator.v1.Calculator/Subtract in wire format: what calculator_v1_calculator_subtract() does where it
 * cannot
 * use slots. */
sw_code_e calculator_v1_calculator_subtract_wire(const calculator_v1_calculator_t *client,
                                                 const calculator_v1_binary_op_t *request,
                                                 calculator_v1_value_t *reply, sw_call_t *call);

/* Difference of a and b, saturating. */
static inline sw_code_e calculator_v1_calculator_subtract(const calculator_v1_calculator_t *client,
                                                          const calculator_v1_binary_op_t *request,
                                                          calculator_v1_value_t *reply, sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[1].flat == NULL)) {
    return calculator_v1_calculator_subtract_wire(client, request, reply, call);
  }
  in[0].i64 = request->a;
  in[1].i64 = request->b;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = out[0].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* calculator.v1.Calculator/Subtract for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e calculator_v1_calculator_subtract_many(const calculator_v1_calculator_t *client, size_t count,
                                                 const calculator_v1_binary_op_t *requests,
                                                 calculator_v1_value_t *replies, int32_t *codes,
                                                 sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e calculator_v1_calculator_subtract_columns(const calculator_v1_calculator_t *client, size_t count,
                                                    const calculator_v1_binary_op_columns_t *request,
                                                    const calculator_v1_value_out_columns_t *reply,
                                                    int32_t *codes, sw_call_t *call);

/* calculator.v1.Calculator/Multiply in wire format. The reply lies in the call. */
sw_code_e calculator_v1_calculator_multiply_raw(const calculator_v1_calculator_t *client, sw_bytes_t request,
                                                sw_bytes_t *reply, sw_call_t *call);

/* calculator.v1.Calculator/Multiply in wire format: what calculator_v1_calculator_multiply() does where it
 * cannot
 * use slots. */
sw_code_e calculator_v1_calculator_multiply_wire(const calculator_v1_calculator_t *client,
                                                 const calculator_v1_binary_op_t *request,
                                                 calculator_v1_value_t *reply, sw_call_t *call);

/* Product of a and b, saturating. */
static inline sw_code_e calculator_v1_calculator_multiply(const calculator_v1_calculator_t *client,
                                                          const calculator_v1_binary_op_t *request,
                                                          calculator_v1_value_t *reply, sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[2].flat == NULL)) {
    return calculator_v1_calculator_multiply_wire(client, request, reply, call);
  }
  in[0].i64 = request->a;
  in[1].i64 = request->b;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = out[0].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* calculator.v1.Calculator/Multiply for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e calculator_v1_calculator_multiply_many(const calculator_v1_calculator_t *client, size_t count,
                                                 const calculator_v1_binary_op_t *requests,
                                                 calculator_v1_value_t *replies, int32_t *codes,
                                                 sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e calculator_v1_calculator_multiply_columns(const calculator_v1_calculator_t *client, size_t count,
                                                    const calculator_v1_binary_op_columns_t *request,
                                                    const calculator_v1_value_out_columns_t *reply,
                                                    int32_t *codes, sw_call_t *call);

/* calculator.v1.Calculator/Divide in wire format. The reply lies in the call. */
sw_code_e calculator_v1_calculator_divide_raw(const calculator_v1_calculator_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call);

/* calculator.v1.Calculator/Divide in wire format: what calculator_v1_calculator_divide() does where it cannot
 * use slots. */
sw_code_e calculator_v1_calculator_divide_wire(const calculator_v1_calculator_t *client,
                                               const calculator_v1_binary_op_t *request,
                                               calculator_v1_value_t *reply, sw_call_t *call);

/* Quotient of a and b, rounded towards zero. INVALID_ARGUMENT with a DivisionError detail if b is 0,
 * OUT_OF_RANGE with the same detail for the least integer divided by -1. */
static inline sw_code_e calculator_v1_calculator_divide(const calculator_v1_calculator_t *client,
                                                        const calculator_v1_binary_op_t *request,
                                                        calculator_v1_value_t *reply, sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[3].flat == NULL)) {
    return calculator_v1_calculator_divide_wire(client, request, reply, call);
  }
  in[0].i64 = request->a;
  in[1].i64 = request->b;
  int32_t code = client->methods[3].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = out[0].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* calculator.v1.Calculator/Divide for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e calculator_v1_calculator_divide_many(const calculator_v1_calculator_t *client, size_t count,
                                               const calculator_v1_binary_op_t *requests,
                                               calculator_v1_value_t *replies, int32_t *codes,
                                               sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e calculator_v1_calculator_divide_columns(const calculator_v1_calculator_t *client, size_t count,
                                                  const calculator_v1_binary_op_columns_t *request,
                                                  const calculator_v1_value_out_columns_t *reply,
                                                  int32_t *codes, sw_call_t *call);

/* calculator.v1.Calculator/Calculate in wire format. The reply lies in the call. */
sw_code_e calculator_v1_calculator_calculate_raw(const calculator_v1_calculator_t *client, sw_bytes_t request,
                                                 sw_bytes_t *reply, sw_call_t *call);

/* Whichever operation the request holds; failures come in the reply as ErrorResult. */
sw_code_e calculator_v1_calculator_calculate(const calculator_v1_calculator_t *client,
                                             const calculator_v1_calculator_request_t *request,
                                             calculator_v1_calculator_response_t *reply, sw_call_t *call);

/* calculator.v1.Calculator/Calculate for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e calculator_v1_calculator_calculate_many(const calculator_v1_calculator_t *client, size_t count,
                                                  const calculator_v1_calculator_request_t *requests,
                                                  calculator_v1_calculator_response_t *replies,
                                                  int32_t *codes, sw_call_t *call);

#ifdef __cplusplus
}
#endif

#endif /* CALCULATOR_V1_H */
