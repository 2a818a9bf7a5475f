/* Made by shortwire gen from complex_data/v1/complex_data.proto. Do not edit. */
/* clang-format off */

/* Nested records of a payment system: addresses in persons in transactions in batches. */
#ifndef COMPLEX_DATA_V1_H
#define COMPLEX_DATA_V1_H

#include "shortwire/client.h"

typedef struct complex_data_v1_address_t complex_data_v1_address_t;
typedef struct complex_data_v1_person_t complex_data_v1_person_t;
typedef struct complex_data_v1_transaction_t complex_data_v1_transaction_t;
typedef struct complex_data_v1_data_batch_t complex_data_v1_data_batch_t;
typedef struct complex_data_v1_complex_calculation_request_t complex_data_v1_complex_calculation_request_t;
typedef struct complex_data_v1_batch_operation_t complex_data_v1_batch_operation_t;
typedef struct complex_data_v1_complex_data_operation_t complex_data_v1_complex_data_operation_t;
typedef struct complex_data_v1_complex_calculation_response_t complex_data_v1_complex_calculation_response_t;
typedef struct complex_data_v1_batch_result_t complex_data_v1_batch_result_t;
typedef struct complex_data_v1_complex_data_result_t complex_data_v1_complex_data_result_t;

#include "calculator_v1.h"

#ifdef __cplusplus
extern "C" {
#endif

struct complex_data_v1_address_t {
  sw_bytes_t street;
  sw_bytes_t city;
  sw_bytes_t state;
  sw_bytes_t zip_code;
  sw_bytes_t country;
  double latitude;
  double longitude;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define COMPLEX_DATA_V1_ADDRESS_NAME "complex_data.v1.Address"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void complex_data_v1_address_init(complex_data_v1_address_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e complex_data_v1_address_encode(const complex_data_v1_address_t *message, sw_writer_t *writer,
                                         sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e complex_data_v1_address_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                         complex_data_v1_address_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *complex_data_v1_address_write(const complex_data_v1_address_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *complex_data_v1_address_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            complex_data_v1_address_t *message);
const uint8_t *complex_data_v1_address_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             const complex_data_v1_address_t **message);
const uint8_t *complex_data_v1_address_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              uint32_t tag, const complex_data_v1_address_t **items,
                                              size_t *count);

/* Fields of many messages: an array each. */
typedef struct complex_data_v1_address_columns_t {
  const sw_bytes_t *street;
  const sw_bytes_t *city;
  const sw_bytes_t *state;
  const sw_bytes_t *zip_code;
  const sw_bytes_t *country;
  const double *latitude;
  const double *longitude;
} complex_data_v1_address_columns_t;

/* The same to be written. */
typedef struct complex_data_v1_address_out_columns_t {
  sw_bytes_t *street;
  sw_bytes_t *city;
  sw_bytes_t *state;
  sw_bytes_t *zip_code;
  sw_bytes_t *country;
  double *latitude;
  double *longitude;
} complex_data_v1_address_out_columns_t;

/* An entry of complex_data.v1.Person.metadata. Of equal keys the last one counts: decoded maps have no
 * others. */
typedef struct complex_data_v1_person_metadata_entry_t {
  sw_bytes_t key;
  sw_bytes_t value;
} complex_data_v1_person_metadata_entry_t;

struct complex_data_v1_person_t {
  sw_bytes_t id;
  sw_bytes_t first_name;
  sw_bytes_t last_name;
  sw_bytes_t email;
  int32_t age;
  const complex_data_v1_address_t *home_address;
  const complex_data_v1_address_t *work_address;
  const sw_bytes_t *phone_numbers;
  size_t phone_numbers_count;
  const complex_data_v1_person_metadata_entry_t *metadata;
  size_t metadata_count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define COMPLEX_DATA_V1_PERSON_NAME "complex_data.v1.Person"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void complex_data_v1_person_init(complex_data_v1_person_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e complex_data_v1_person_encode(const complex_data_v1_person_t *message, sw_writer_t *writer,
                                        sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e complex_data_v1_person_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                        complex_data_v1_person_t *message, sw_error_t *error);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const complex_data_v1_person_metadata_entry_t *complex_data_v1_person_find_metadata(
    const complex_data_v1_person_t *message, sw_bytes_t key);

/* For generated code. */
uint8_t *complex_data_v1_person_write(const complex_data_v1_person_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *complex_data_v1_person_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                           complex_data_v1_person_t *message);
const uint8_t *complex_data_v1_person_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            const complex_data_v1_person_t **message);
const uint8_t *complex_data_v1_person_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             uint32_t tag, const complex_data_v1_person_t **items,
                                             size_t *count);

/* An entry of complex_data.v1.Transaction.fees. Of equal keys the last one counts: decoded maps have no
 * others. */
typedef struct complex_data_v1_transaction_fees_entry_t {
  sw_bytes_t key;
  double value;
} complex_data_v1_transaction_fees_entry_t;

struct complex_data_v1_transaction_t {
  sw_bytes_t transaction_id;
  int64_t timestamp;
  double amount;
  sw_bytes_t currency;
  const complex_data_v1_person_t *sender;
  const complex_data_v1_person_t *receiver;
  const sw_bytes_t *tags;
  size_t tags_count;
  const complex_data_v1_transaction_fees_entry_t *fees;
  size_t fees_count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define COMPLEX_DATA_V1_TRANSACTION_NAME "complex_data.v1.Transaction"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void complex_data_v1_transaction_init(complex_data_v1_transaction_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e complex_data_v1_transaction_encode(const complex_data_v1_transaction_t *message,
                                             sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e complex_data_v1_transaction_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                             complex_data_v1_transaction_t *message, sw_error_t *error);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const complex_data_v1_transaction_fees_entry_t *complex_data_v1_transaction_find_fees(
    const complex_data_v1_transaction_t *message, sw_bytes_t key);

/* For generated code. */
uint8_t *complex_data_v1_transaction_write(const complex_data_v1_transaction_t *message, uint8_t *p,
                                           sw_writer_t *w);
const uint8_t *complex_data_v1_transaction_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                complex_data_v1_transaction_t *message);
const uint8_t *complex_data_v1_transaction_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 const complex_data_v1_transaction_t **message);
const uint8_t *complex_data_v1_transaction_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  uint32_t tag, const complex_data_v1_transaction_t **items,
                                                  size_t *count);

struct complex_data_v1_data_batch_t {
  const complex_data_v1_transaction_t *transactions;
  size_t transactions_count;
  int64_t batch_id;
  int64_t created_at;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define COMPLEX_DATA_V1_DATA_BATCH_NAME "complex_data.v1.DataBatch"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void complex_data_v1_data_batch_init(complex_data_v1_data_batch_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e complex_data_v1_data_batch_encode(const complex_data_v1_data_batch_t *message, sw_writer_t *writer,
                                            sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e complex_data_v1_data_batch_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                            complex_data_v1_data_batch_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *complex_data_v1_data_batch_write(const complex_data_v1_data_batch_t *message, uint8_t *p,
                                          sw_writer_t *w);
const uint8_t *complex_data_v1_data_batch_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               complex_data_v1_data_batch_t *message);
const uint8_t *complex_data_v1_data_batch_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                const complex_data_v1_data_batch_t **message);
const uint8_t *complex_data_v1_data_batch_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 uint32_t tag, const complex_data_v1_data_batch_t **items,
                                                 size_t *count);

/* Which member of complex_data.v1.ComplexCalculationRequest.operation is there; numbered as the fields are.
 * */
typedef enum complex_data_v1_complex_calculation_request_operation_e {
  COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_NOT_SET = 0,
  COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_ADD = 1,
  COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_SUBTRACT = 2,
  COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_MULTIPLY = 3,
  COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_DIVIDE = 4,
  COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_BATCH = 5,
  COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_COMPLEX = 6
} complex_data_v1_complex_calculation_request_operation_e;

/* A superset of calculator.v1.CalculatorRequest on the wire. */
struct complex_data_v1_complex_calculation_request_t {
  complex_data_v1_complex_calculation_request_operation_e operation_case;
  union {
    const calculator_v1_binary_op_t *add;
    const calculator_v1_binary_op_t *subtract;
    const calculator_v1_binary_op_t *multiply;
    const calculator_v1_binary_op_t *divide;
    const complex_data_v1_batch_operation_t *batch;
    const complex_data_v1_complex_data_operation_t *complex;
  } operation;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_NAME "complex_data.v1.ComplexCalculationRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void complex_data_v1_complex_calculation_request_init(
    complex_data_v1_complex_calculation_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e complex_data_v1_complex_calculation_request_encode(
    const complex_data_v1_complex_calculation_request_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e complex_data_v1_complex_calculation_request_decode(
    sw_bytes_t bytes, sw_arena_t *arena, complex_data_v1_complex_calculation_request_t *message,
    sw_error_t *error);

/* For generated code. */
uint8_t *complex_data_v1_complex_calculation_request_write(
    const complex_data_v1_complex_calculation_request_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *complex_data_v1_complex_calculation_request_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    complex_data_v1_complex_calculation_request_t *message);
const uint8_t *complex_data_v1_complex_calculation_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const complex_data_v1_complex_calculation_request_t **message);
const uint8_t *complex_data_v1_complex_calculation_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const complex_data_v1_complex_calculation_request_t **items, size_t *count);

struct complex_data_v1_batch_operation_t {
  const calculator_v1_binary_op_t *operations;
  size_t operations_count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define COMPLEX_DATA_V1_BATCH_OPERATION_NAME "complex_data.v1.BatchOperation"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void complex_data_v1_batch_operation_init(complex_data_v1_batch_operation_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e complex_data_v1_batch_operation_encode(const complex_data_v1_batch_operation_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e complex_data_v1_batch_operation_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 complex_data_v1_batch_operation_t *message,
                                                 sw_error_t *error);

/* For generated code. */
uint8_t *complex_data_v1_batch_operation_write(const complex_data_v1_batch_operation_t *message, uint8_t *p,
                                               sw_writer_t *w);
const uint8_t *complex_data_v1_batch_operation_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    complex_data_v1_batch_operation_t *message);
const uint8_t *complex_data_v1_batch_operation_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const complex_data_v1_batch_operation_t **message);
const uint8_t *complex_data_v1_batch_operation_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const complex_data_v1_batch_operation_t **items,
                                                      size_t *count);

struct complex_data_v1_complex_data_operation_t {
  const complex_data_v1_data_batch_t *data;
  sw_bytes_t operation_type;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define COMPLEX_DATA_V1_COMPLEX_DATA_OPERATION_NAME "complex_data.v1.ComplexDataOperation"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void complex_data_v1_complex_data_operation_init(
    complex_data_v1_complex_data_operation_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e complex_data_v1_complex_data_operation_encode(
    const complex_data_v1_complex_data_operation_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e complex_data_v1_complex_data_operation_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                        complex_data_v1_complex_data_operation_t *message,
                                                        sw_error_t *error);

/* For generated code. */
uint8_t *complex_data_v1_complex_data_operation_write(const complex_data_v1_complex_data_operation_t *message,
                                                      uint8_t *p, sw_writer_t *w);
const uint8_t *complex_data_v1_complex_data_operation_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, complex_data_v1_complex_data_operation_t *message);
const uint8_t *complex_data_v1_complex_data_operation_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const complex_data_v1_complex_data_operation_t **message);
const uint8_t *complex_data_v1_complex_data_operation_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const complex_data_v1_complex_data_operation_t **items, size_t *count);

/* Which member of complex_data.v1.ComplexCalculationResponse.result is there; numbered as the fields are. */
typedef enum complex_data_v1_complex_calculation_response_result_e {
  COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_RESULT_NOT_SET = 0,
  COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_RESULT_VALUE = 1,
  COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_RESULT_ERROR = 2,
  COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_RESULT_BATCH_RESULT = 3,
  COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_RESULT_COMPLEX_RESULT = 4
} complex_data_v1_complex_calculation_response_result_e;

struct complex_data_v1_complex_calculation_response_t {
  complex_data_v1_complex_calculation_response_result_e result_case;
  union {
    int64_t value;
    const calculator_v1_error_result_t *error;
    const complex_data_v1_batch_result_t *batch_result;
    const complex_data_v1_complex_data_result_t *complex_result;
  } result;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_NAME "complex_data.v1.ComplexCalculationResponse"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void complex_data_v1_complex_calculation_response_init(
    complex_data_v1_complex_calculation_response_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e complex_data_v1_complex_calculation_response_encode(
    const complex_data_v1_complex_calculation_response_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e complex_data_v1_complex_calculation_response_decode(
    sw_bytes_t bytes, sw_arena_t *arena, complex_data_v1_complex_calculation_response_t *message,
    sw_error_t *error);

/* For generated code. */
uint8_t *complex_data_v1_complex_calculation_response_write(
    const complex_data_v1_complex_calculation_response_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *complex_data_v1_complex_calculation_response_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    complex_data_v1_complex_calculation_response_t *message);
const uint8_t *complex_data_v1_complex_calculation_response_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const complex_data_v1_complex_calculation_response_t **message);
const uint8_t *complex_data_v1_complex_calculation_response_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const complex_data_v1_complex_calculation_response_t **items, size_t *count);

struct complex_data_v1_batch_result_t {
  const int64_t *values;
  size_t values_count;
  int32_t success_count;
  int32_t error_count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define COMPLEX_DATA_V1_BATCH_RESULT_NAME "complex_data.v1.BatchResult"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void complex_data_v1_batch_result_init(complex_data_v1_batch_result_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e complex_data_v1_batch_result_encode(const complex_data_v1_batch_result_t *message,
                                              sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e complex_data_v1_batch_result_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                              complex_data_v1_batch_result_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *complex_data_v1_batch_result_write(const complex_data_v1_batch_result_t *message, uint8_t *p,
                                            sw_writer_t *w);
const uint8_t *complex_data_v1_batch_result_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 complex_data_v1_batch_result_t *message);
const uint8_t *complex_data_v1_batch_result_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  const complex_data_v1_batch_result_t **message);
const uint8_t *complex_data_v1_batch_result_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   uint32_t tag, const complex_data_v1_batch_result_t **items,
                                                   size_t *count);

/* An entry of complex_data.v1.ComplexDataResult.stats. Of equal keys the last one counts: decoded maps have
 * no others. */
typedef struct complex_data_v1_complex_data_result_stats_entry_t {
  sw_bytes_t key;
  int32_t value;
} complex_data_v1_complex_data_result_stats_entry_t;

struct complex_data_v1_complex_data_result_t {
  int32_t transaction_count;
  double total_amount;
  int64_t processing_time_ns;
  /* Transactions per currency under its name, per tag under `tag_` and its name. */
  const complex_data_v1_complex_data_result_stats_entry_t *stats;
  size_t stats_count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define COMPLEX_DATA_V1_COMPLEX_DATA_RESULT_NAME "complex_data.v1.ComplexDataResult"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void complex_data_v1_complex_data_result_init(complex_data_v1_complex_data_result_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e complex_data_v1_complex_data_result_encode(const complex_data_v1_complex_data_result_t *message,
                                                     sw_writer_t *writer, sw_bytes_t *bytes,
                                                     sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e complex_data_v1_complex_data_result_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                     complex_data_v1_complex_data_result_t *message,
                                                     sw_error_t *error);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const complex_data_v1_complex_data_result_stats_entry_t *complex_data_v1_complex_data_result_find_stats(
    const complex_data_v1_complex_data_result_t *message, sw_bytes_t key);

/* For generated code. */
uint8_t *complex_data_v1_complex_data_result_write(const complex_data_v1_complex_data_result_t *message,
                                                   uint8_t *p, sw_writer_t *w);
const uint8_t *complex_data_v1_complex_data_result_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        complex_data_v1_complex_data_result_t *message);
const uint8_t *complex_data_v1_complex_data_result_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const complex_data_v1_complex_data_result_t **message);
const uint8_t *complex_data_v1_complex_data_result_append(const uint8_t *p, const uint8_t *end,
                                                          sw_reader_t *r, uint32_t tag,
                                                          const complex_data_v1_complex_data_result_t **items,
                                                          size_t *count);

/* Calculations over single operations, lists of operations and batches of transactions. */
typedef struct complex_data_v1_complex_data_t {
  sw_client_t base;
  sw_entry_t methods[3];
} complex_data_v1_complex_data_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e complex_data_v1_complex_data_open(const char *path, const sw_options_t *options,
                                            complex_data_v1_complex_data_t *client, sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e complex_data_v1_complex_data_join(const sw_client_t *other, complex_data_v1_complex_data_t *client,
                                            sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void complex_data_v1_complex_data_close(complex_data_v1_complex_data_t *client);

/* complex_data.v1.ComplexData/Process in wire format. The reply lies in the call. */
sw_code_e complex_data_v1_complex_data_process_raw(const complex_data_v1_complex_data_t *client,
                                                   sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* Whichever operation the request holds; failures come in the reply as ErrorResult. */
sw_code_e complex_data_v1_complex_data_process(const complex_data_v1_complex_data_t *client,
                                               const complex_data_v1_complex_calculation_request_t *request,
                                               complex_data_v1_complex_calculation_response_t *reply,
                                               sw_call_t *call);

/* complex_data.v1.ComplexData/Process for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e complex_data_v1_complex_data_process_many(
    const complex_data_v1_complex_data_t *client, size_t count,
    const complex_data_v1_complex_calculation_request_t *requests,
    complex_data_v1_complex_calculation_response_t *replies, int32_t *codes, sw_call_t *call);

/* complex_data.v1.ComplexData/AddAll in wire format. The reply lies in the call. */
sw_code_e complex_data_v1_complex_data_add_all_raw(const complex_data_v1_complex_data_t *client,
                                                   sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* The sum of each pair, saturating. */
sw_code_e complex_data_v1_complex_data_add_all(const complex_data_v1_complex_data_t *client,
                                               const complex_data_v1_batch_operation_t *request,
                                               complex_data_v1_batch_result_t *reply, sw_call_t *call);

/* complex_data.v1.ComplexData/AddAll for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e complex_data_v1_complex_data_add_all_many(const complex_data_v1_complex_data_t *client,
                                                    size_t count,
                                                    const complex_data_v1_batch_operation_t *requests,
                                                    complex_data_v1_batch_result_t *replies, int32_t *codes,
                                                    sw_call_t *call);

/* complex_data.v1.ComplexData/Aggregate in wire format. The reply lies in the call. */
sw_code_e complex_data_v1_complex_data_aggregate_raw(const complex_data_v1_complex_data_t *client,
                                                     sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* Count, total and statistics of a batch of transactions. INVALID_ARGUMENT without a batch. */
sw_code_e complex_data_v1_complex_data_aggregate(const complex_data_v1_complex_data_t *client,
                                                 const complex_data_v1_complex_data_operation_t *request,
                                                 complex_data_v1_complex_data_result_t *reply,
                                                 sw_call_t *call);

/* complex_data.v1.ComplexData/Aggregate for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e complex_data_v1_complex_data_aggregate_many(
    const complex_data_v1_complex_data_t *client, size_t count,
    const complex_data_v1_complex_data_operation_t *requests, complex_data_v1_complex_data_result_t *replies,
    int32_t *codes, sw_call_t *call);

#ifdef __cplusplus
}
#endif

#endif /* COMPLEX_DATA_V1_H */
