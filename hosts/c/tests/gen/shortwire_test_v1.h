/* Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit. */
/* clang-format off */

/* One method for each thing that can cross the boundary, for the tests of every host. */
#ifndef SHORTWIRE_TEST_V1_H
#define SHORTWIRE_TEST_V1_H

#include "shortwire/client.h"

typedef int32_t shortwire_test_v1_nested_inner_kind_e;
typedef int32_t shortwire_test_v1_color_e;
typedef struct shortwire_test_v1_double_value_t shortwire_test_v1_double_value_t;
typedef struct shortwire_test_v1_float_value_t shortwire_test_v1_float_value_t;
typedef struct shortwire_test_v1_int32_value_t shortwire_test_v1_int32_value_t;
typedef struct shortwire_test_v1_int64_value_t shortwire_test_v1_int64_value_t;
typedef struct shortwire_test_v1_uint32_value_t shortwire_test_v1_uint32_value_t;
typedef struct shortwire_test_v1_uint64_value_t shortwire_test_v1_uint64_value_t;
typedef struct shortwire_test_v1_sint32_value_t shortwire_test_v1_sint32_value_t;
typedef struct shortwire_test_v1_sint64_value_t shortwire_test_v1_sint64_value_t;
typedef struct shortwire_test_v1_fixed32_value_t shortwire_test_v1_fixed32_value_t;
typedef struct shortwire_test_v1_fixed64_value_t shortwire_test_v1_fixed64_value_t;
typedef struct shortwire_test_v1_sfixed32_value_t shortwire_test_v1_sfixed32_value_t;
typedef struct shortwire_test_v1_sfixed64_value_t shortwire_test_v1_sfixed64_value_t;
typedef struct shortwire_test_v1_bool_value_t shortwire_test_v1_bool_value_t;
typedef struct shortwire_test_v1_string_value_t shortwire_test_v1_string_value_t;
typedef struct shortwire_test_v1_bytes_value_t shortwire_test_v1_bytes_value_t;
typedef struct shortwire_test_v1_enum_value_t shortwire_test_v1_enum_value_t;
typedef struct shortwire_test_v1_empty_t shortwire_test_v1_empty_t;
typedef struct shortwire_test_v1_scalars_t shortwire_test_v1_scalars_t;
typedef struct shortwire_test_v1_presence_t shortwire_test_v1_presence_t;
typedef struct shortwire_test_v1_repeated_t shortwire_test_v1_repeated_t;
typedef struct shortwire_test_v1_unpacked_t shortwire_test_v1_unpacked_t;
typedef struct shortwire_test_v1_maps_t shortwire_test_v1_maps_t;
typedef struct shortwire_test_v1_choice_t shortwire_test_v1_choice_t;
typedef struct shortwire_test_v1_nested_t shortwire_test_v1_nested_t;
typedef struct shortwire_test_v1_nested_inner_t shortwire_test_v1_nested_inner_t;
typedef struct shortwire_test_v1_tree_t shortwire_test_v1_tree_t;
typedef struct shortwire_test_v1_version1_t shortwire_test_v1_version1_t;
typedef struct shortwire_test_v1_version2_t shortwire_test_v1_version2_t;
typedef struct shortwire_test_v1_size_request_t shortwire_test_v1_size_request_t;
typedef struct shortwire_test_v1_wrap_request_t shortwire_test_v1_wrap_request_t;
typedef struct shortwire_test_v1_unwrap_request_t shortwire_test_v1_unwrap_request_t;
typedef struct shortwire_test_v1_gathered_t shortwire_test_v1_gathered_t;
typedef struct shortwire_test_v1_fail_request_t shortwire_test_v1_fail_request_t;
typedef struct shortwire_test_v1_fail_detail_t shortwire_test_v1_fail_detail_t;
typedef struct shortwire_test_v1_slow_request_t shortwire_test_v1_slow_request_t;

#ifdef __cplusplus
extern "C" {
#endif

/* Values of shortwire.test.v1.Nested.Inner.Kind. Other numbers may occur. */
enum {
  SHORTWIRE_TEST_V1_NESTED_INNER_KIND_UNSPECIFIED = 0,
  SHORTWIRE_TEST_V1_NESTED_INNER_KIND_LEAF = 1
};

/* The name in the schema of a value, or NULL. Static. */
const char *shortwire_test_v1_nested_inner_kind_name(shortwire_test_v1_nested_inner_kind_e value);

/* Values of shortwire.test.v1.Color. Other numbers may occur. */
enum {
  SHORTWIRE_TEST_V1_COLOR_UNSPECIFIED = 0,
  SHORTWIRE_TEST_V1_COLOR_RED = 1,
  SHORTWIRE_TEST_V1_COLOR_GREEN = 2,
  SHORTWIRE_TEST_V1_COLOR_BLUE = -3
};

/* The name in the schema of a value, or NULL. Static. */
const char *shortwire_test_v1_color_name(shortwire_test_v1_color_e value);

struct shortwire_test_v1_double_value_t {
  double value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_DOUBLE_VALUE_NAME "shortwire.test.v1.DoubleValue"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_double_value_init(shortwire_test_v1_double_value_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_double_value_encode(const shortwire_test_v1_double_value_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_double_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_double_value_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_double_value_write(const shortwire_test_v1_double_value_t *message, uint8_t *p,
                                              sw_writer_t *w);
const uint8_t *shortwire_test_v1_double_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_double_value_t *message);
const uint8_t *shortwire_test_v1_double_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_double_value_t **message);
const uint8_t *shortwire_test_v1_double_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_double_value_t **items,
                                                     size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_double_value_columns_t {
  const double *value;
} shortwire_test_v1_double_value_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_double_value_out_columns_t {
  double *value;
} shortwire_test_v1_double_value_out_columns_t;

struct shortwire_test_v1_float_value_t {
  float value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_FLOAT_VALUE_NAME "shortwire.test.v1.FloatValue"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_float_value_init(shortwire_test_v1_float_value_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_float_value_encode(const shortwire_test_v1_float_value_t *message,
                                               sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_float_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                               shortwire_test_v1_float_value_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_float_value_write(const shortwire_test_v1_float_value_t *message, uint8_t *p,
                                             sw_writer_t *w);
const uint8_t *shortwire_test_v1_float_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  shortwire_test_v1_float_value_t *message);
const uint8_t *shortwire_test_v1_float_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   const shortwire_test_v1_float_value_t **message);
const uint8_t *shortwire_test_v1_float_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    uint32_t tag,
                                                    const shortwire_test_v1_float_value_t **items,
                                                    size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_float_value_columns_t {
  const float *value;
} shortwire_test_v1_float_value_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_float_value_out_columns_t {
  float *value;
} shortwire_test_v1_float_value_out_columns_t;

struct shortwire_test_v1_int32_value_t {
  int32_t value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_INT32_VALUE_NAME "shortwire.test.v1.Int32Value"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_int32_value_init(shortwire_test_v1_int32_value_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_int32_value_encode(const shortwire_test_v1_int32_value_t *message,
                                               sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_int32_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                               shortwire_test_v1_int32_value_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_int32_value_write(const shortwire_test_v1_int32_value_t *message, uint8_t *p,
                                             sw_writer_t *w);
const uint8_t *shortwire_test_v1_int32_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  shortwire_test_v1_int32_value_t *message);
const uint8_t *shortwire_test_v1_int32_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   const shortwire_test_v1_int32_value_t **message);
const uint8_t *shortwire_test_v1_int32_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    uint32_t tag,
                                                    const shortwire_test_v1_int32_value_t **items,
                                                    size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_int32_value_columns_t {
  const int32_t *value;
} shortwire_test_v1_int32_value_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_int32_value_out_columns_t {
  int32_t *value;
} shortwire_test_v1_int32_value_out_columns_t;

struct shortwire_test_v1_int64_value_t {
  int64_t value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_INT64_VALUE_NAME "shortwire.test.v1.Int64Value"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_int64_value_init(shortwire_test_v1_int64_value_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_int64_value_encode(const shortwire_test_v1_int64_value_t *message,
                                               sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_int64_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                               shortwire_test_v1_int64_value_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_int64_value_write(const shortwire_test_v1_int64_value_t *message, uint8_t *p,
                                             sw_writer_t *w);
const uint8_t *shortwire_test_v1_int64_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  shortwire_test_v1_int64_value_t *message);
const uint8_t *shortwire_test_v1_int64_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   const shortwire_test_v1_int64_value_t **message);
const uint8_t *shortwire_test_v1_int64_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    uint32_t tag,
                                                    const shortwire_test_v1_int64_value_t **items,
                                                    size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_int64_value_columns_t {
  const int64_t *value;
} shortwire_test_v1_int64_value_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_int64_value_out_columns_t {
  int64_t *value;
} shortwire_test_v1_int64_value_out_columns_t;

struct shortwire_test_v1_uint32_value_t {
  uint32_t value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_UINT32_VALUE_NAME "shortwire.test.v1.Uint32Value"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_uint32_value_init(shortwire_test_v1_uint32_value_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_uint32_value_encode(const shortwire_test_v1_uint32_value_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_uint32_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_uint32_value_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_uint32_value_write(const shortwire_test_v1_uint32_value_t *message, uint8_t *p,
                                              sw_writer_t *w);
const uint8_t *shortwire_test_v1_uint32_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_uint32_value_t *message);
const uint8_t *shortwire_test_v1_uint32_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_uint32_value_t **message);
const uint8_t *shortwire_test_v1_uint32_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_uint32_value_t **items,
                                                     size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_uint32_value_columns_t {
  const uint32_t *value;
} shortwire_test_v1_uint32_value_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_uint32_value_out_columns_t {
  uint32_t *value;
} shortwire_test_v1_uint32_value_out_columns_t;

struct shortwire_test_v1_uint64_value_t {
  uint64_t value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_UINT64_VALUE_NAME "shortwire.test.v1.Uint64Value"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_uint64_value_init(shortwire_test_v1_uint64_value_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_uint64_value_encode(const shortwire_test_v1_uint64_value_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_uint64_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_uint64_value_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_uint64_value_write(const shortwire_test_v1_uint64_value_t *message, uint8_t *p,
                                              sw_writer_t *w);
const uint8_t *shortwire_test_v1_uint64_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_uint64_value_t *message);
const uint8_t *shortwire_test_v1_uint64_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_uint64_value_t **message);
const uint8_t *shortwire_test_v1_uint64_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_uint64_value_t **items,
                                                     size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_uint64_value_columns_t {
  const uint64_t *value;
} shortwire_test_v1_uint64_value_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_uint64_value_out_columns_t {
  uint64_t *value;
} shortwire_test_v1_uint64_value_out_columns_t;

struct shortwire_test_v1_sint32_value_t {
  int32_t value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_SINT32_VALUE_NAME "shortwire.test.v1.Sint32Value"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_sint32_value_init(shortwire_test_v1_sint32_value_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_sint32_value_encode(const shortwire_test_v1_sint32_value_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_sint32_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_sint32_value_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_sint32_value_write(const shortwire_test_v1_sint32_value_t *message, uint8_t *p,
                                              sw_writer_t *w);
const uint8_t *shortwire_test_v1_sint32_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_sint32_value_t *message);
const uint8_t *shortwire_test_v1_sint32_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_sint32_value_t **message);
const uint8_t *shortwire_test_v1_sint32_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_sint32_value_t **items,
                                                     size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_sint32_value_columns_t {
  const int32_t *value;
} shortwire_test_v1_sint32_value_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_sint32_value_out_columns_t {
  int32_t *value;
} shortwire_test_v1_sint32_value_out_columns_t;

struct shortwire_test_v1_sint64_value_t {
  int64_t value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_SINT64_VALUE_NAME "shortwire.test.v1.Sint64Value"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_sint64_value_init(shortwire_test_v1_sint64_value_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_sint64_value_encode(const shortwire_test_v1_sint64_value_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_sint64_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_sint64_value_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_sint64_value_write(const shortwire_test_v1_sint64_value_t *message, uint8_t *p,
                                              sw_writer_t *w);
const uint8_t *shortwire_test_v1_sint64_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_sint64_value_t *message);
const uint8_t *shortwire_test_v1_sint64_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_sint64_value_t **message);
const uint8_t *shortwire_test_v1_sint64_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_sint64_value_t **items,
                                                     size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_sint64_value_columns_t {
  const int64_t *value;
} shortwire_test_v1_sint64_value_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_sint64_value_out_columns_t {
  int64_t *value;
} shortwire_test_v1_sint64_value_out_columns_t;

struct shortwire_test_v1_fixed32_value_t {
  uint32_t value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_FIXED32_VALUE_NAME "shortwire.test.v1.Fixed32Value"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_fixed32_value_init(shortwire_test_v1_fixed32_value_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_fixed32_value_encode(const shortwire_test_v1_fixed32_value_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_fixed32_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 shortwire_test_v1_fixed32_value_t *message,
                                                 sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_fixed32_value_write(const shortwire_test_v1_fixed32_value_t *message, uint8_t *p,
                                               sw_writer_t *w);
const uint8_t *shortwire_test_v1_fixed32_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    shortwire_test_v1_fixed32_value_t *message);
const uint8_t *shortwire_test_v1_fixed32_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const shortwire_test_v1_fixed32_value_t **message);
const uint8_t *shortwire_test_v1_fixed32_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const shortwire_test_v1_fixed32_value_t **items,
                                                      size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_fixed32_value_columns_t {
  const uint32_t *value;
} shortwire_test_v1_fixed32_value_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_fixed32_value_out_columns_t {
  uint32_t *value;
} shortwire_test_v1_fixed32_value_out_columns_t;

struct shortwire_test_v1_fixed64_value_t {
  uint64_t value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_FIXED64_VALUE_NAME "shortwire.test.v1.Fixed64Value"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_fixed64_value_init(shortwire_test_v1_fixed64_value_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_fixed64_value_encode(const shortwire_test_v1_fixed64_value_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_fixed64_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 shortwire_test_v1_fixed64_value_t *message,
                                                 sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_fixed64_value_write(const shortwire_test_v1_fixed64_value_t *message, uint8_t *p,
                                               sw_writer_t *w);
const uint8_t *shortwire_test_v1_fixed64_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    shortwire_test_v1_fixed64_value_t *message);
const uint8_t *shortwire_test_v1_fixed64_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const shortwire_test_v1_fixed64_value_t **message);
const uint8_t *shortwire_test_v1_fixed64_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const shortwire_test_v1_fixed64_value_t **items,
                                                      size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_fixed64_value_columns_t {
  const uint64_t *value;
} shortwire_test_v1_fixed64_value_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_fixed64_value_out_columns_t {
  uint64_t *value;
} shortwire_test_v1_fixed64_value_out_columns_t;

struct shortwire_test_v1_sfixed32_value_t {
  int32_t value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_SFIXED32_VALUE_NAME "shortwire.test.v1.Sfixed32Value"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_sfixed32_value_init(shortwire_test_v1_sfixed32_value_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_sfixed32_value_encode(const shortwire_test_v1_sfixed32_value_t *message,
                                                  sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_sfixed32_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                  shortwire_test_v1_sfixed32_value_t *message,
                                                  sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_sfixed32_value_write(const shortwire_test_v1_sfixed32_value_t *message, uint8_t *p,
                                                sw_writer_t *w);
const uint8_t *shortwire_test_v1_sfixed32_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     shortwire_test_v1_sfixed32_value_t *message);
const uint8_t *shortwire_test_v1_sfixed32_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      const shortwire_test_v1_sfixed32_value_t **message);
const uint8_t *shortwire_test_v1_sfixed32_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       uint32_t tag,
                                                       const shortwire_test_v1_sfixed32_value_t **items,
                                                       size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_sfixed32_value_columns_t {
  const int32_t *value;
} shortwire_test_v1_sfixed32_value_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_sfixed32_value_out_columns_t {
  int32_t *value;
} shortwire_test_v1_sfixed32_value_out_columns_t;

struct shortwire_test_v1_sfixed64_value_t {
  int64_t value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_SFIXED64_VALUE_NAME "shortwire.test.v1.Sfixed64Value"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_sfixed64_value_init(shortwire_test_v1_sfixed64_value_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_sfixed64_value_encode(const shortwire_test_v1_sfixed64_value_t *message,
                                                  sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_sfixed64_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                  shortwire_test_v1_sfixed64_value_t *message,
                                                  sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_sfixed64_value_write(const shortwire_test_v1_sfixed64_value_t *message, uint8_t *p,
                                                sw_writer_t *w);
const uint8_t *shortwire_test_v1_sfixed64_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     shortwire_test_v1_sfixed64_value_t *message);
const uint8_t *shortwire_test_v1_sfixed64_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      const shortwire_test_v1_sfixed64_value_t **message);
const uint8_t *shortwire_test_v1_sfixed64_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       uint32_t tag,
                                                       const shortwire_test_v1_sfixed64_value_t **items,
                                                       size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_sfixed64_value_columns_t {
  const int64_t *value;
} shortwire_test_v1_sfixed64_value_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_sfixed64_value_out_columns_t {
  int64_t *value;
} shortwire_test_v1_sfixed64_value_out_columns_t;

struct shortwire_test_v1_bool_value_t {
  bool value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_BOOL_VALUE_NAME "shortwire.test.v1.BoolValue"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_bool_value_init(shortwire_test_v1_bool_value_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_bool_value_encode(const shortwire_test_v1_bool_value_t *message,
                                              sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_bool_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                              shortwire_test_v1_bool_value_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_bool_value_write(const shortwire_test_v1_bool_value_t *message, uint8_t *p,
                                            sw_writer_t *w);
const uint8_t *shortwire_test_v1_bool_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 shortwire_test_v1_bool_value_t *message);
const uint8_t *shortwire_test_v1_bool_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  const shortwire_test_v1_bool_value_t **message);
const uint8_t *shortwire_test_v1_bool_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   uint32_t tag, const shortwire_test_v1_bool_value_t **items,
                                                   size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_bool_value_columns_t {
  const bool *value;
} shortwire_test_v1_bool_value_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_bool_value_out_columns_t {
  bool *value;
} shortwire_test_v1_bool_value_out_columns_t;

struct shortwire_test_v1_string_value_t {
  sw_bytes_t value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_STRING_VALUE_NAME "shortwire.test.v1.StringValue"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_string_value_init(shortwire_test_v1_string_value_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_string_value_encode(const shortwire_test_v1_string_value_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_string_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_string_value_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_string_value_write(const shortwire_test_v1_string_value_t *message, uint8_t *p,
                                              sw_writer_t *w);
const uint8_t *shortwire_test_v1_string_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_string_value_t *message);
const uint8_t *shortwire_test_v1_string_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_string_value_t **message);
const uint8_t *shortwire_test_v1_string_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_string_value_t **items,
                                                     size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_string_value_columns_t {
  const sw_bytes_t *value;
} shortwire_test_v1_string_value_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_string_value_out_columns_t {
  sw_bytes_t *value;
} shortwire_test_v1_string_value_out_columns_t;

struct shortwire_test_v1_bytes_value_t {
  sw_bytes_t value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_BYTES_VALUE_NAME "shortwire.test.v1.BytesValue"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_bytes_value_init(shortwire_test_v1_bytes_value_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_bytes_value_encode(const shortwire_test_v1_bytes_value_t *message,
                                               sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_bytes_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                               shortwire_test_v1_bytes_value_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_bytes_value_write(const shortwire_test_v1_bytes_value_t *message, uint8_t *p,
                                             sw_writer_t *w);
const uint8_t *shortwire_test_v1_bytes_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  shortwire_test_v1_bytes_value_t *message);
const uint8_t *shortwire_test_v1_bytes_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   const shortwire_test_v1_bytes_value_t **message);
const uint8_t *shortwire_test_v1_bytes_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    uint32_t tag,
                                                    const shortwire_test_v1_bytes_value_t **items,
                                                    size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_bytes_value_columns_t {
  const sw_bytes_t *value;
} shortwire_test_v1_bytes_value_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_bytes_value_out_columns_t {
  sw_bytes_t *value;
} shortwire_test_v1_bytes_value_out_columns_t;

struct shortwire_test_v1_enum_value_t {
  shortwire_test_v1_color_e value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_ENUM_VALUE_NAME "shortwire.test.v1.EnumValue"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_enum_value_init(shortwire_test_v1_enum_value_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_enum_value_encode(const shortwire_test_v1_enum_value_t *message,
                                              sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_enum_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                              shortwire_test_v1_enum_value_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_enum_value_write(const shortwire_test_v1_enum_value_t *message, uint8_t *p,
                                            sw_writer_t *w);
const uint8_t *shortwire_test_v1_enum_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 shortwire_test_v1_enum_value_t *message);
const uint8_t *shortwire_test_v1_enum_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  const shortwire_test_v1_enum_value_t **message);
const uint8_t *shortwire_test_v1_enum_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   uint32_t tag, const shortwire_test_v1_enum_value_t **items,
                                                   size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_enum_value_columns_t {
  const shortwire_test_v1_color_e *value;
} shortwire_test_v1_enum_value_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_enum_value_out_columns_t {
  shortwire_test_v1_color_e *value;
} shortwire_test_v1_enum_value_out_columns_t;

struct shortwire_test_v1_empty_t {
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_EMPTY_NAME "shortwire.test.v1.Empty"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_empty_init(shortwire_test_v1_empty_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_empty_encode(const shortwire_test_v1_empty_t *message, sw_writer_t *writer,
                                         sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_empty_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                         shortwire_test_v1_empty_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_empty_write(const shortwire_test_v1_empty_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_test_v1_empty_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            shortwire_test_v1_empty_t *message);
const uint8_t *shortwire_test_v1_empty_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             const shortwire_test_v1_empty_t **message);
const uint8_t *shortwire_test_v1_empty_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              uint32_t tag, const shortwire_test_v1_empty_t **items,
                                              size_t *count);

/* Every singular type at once. */
struct shortwire_test_v1_scalars_t {
  double double_value;
  float float_value;
  int32_t int32_value;
  int64_t int64_value;
  uint32_t uint32_value;
  uint64_t uint64_value;
  int32_t sint32_value;
  int64_t sint64_value;
  uint32_t fixed32_value;
  uint64_t fixed64_value;
  int32_t sfixed32_value;
  int64_t sfixed64_value;
  bool bool_value;
  sw_bytes_t string_value;
  sw_bytes_t bytes_value;
  shortwire_test_v1_color_e enum_value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_SCALARS_NAME "shortwire.test.v1.Scalars"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_scalars_init(shortwire_test_v1_scalars_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_scalars_encode(const shortwire_test_v1_scalars_t *message, sw_writer_t *writer,
                                           sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_scalars_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                           shortwire_test_v1_scalars_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_scalars_write(const shortwire_test_v1_scalars_t *message, uint8_t *p,
                                         sw_writer_t *w);
const uint8_t *shortwire_test_v1_scalars_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              shortwire_test_v1_scalars_t *message);
const uint8_t *shortwire_test_v1_scalars_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               const shortwire_test_v1_scalars_t **message);
const uint8_t *shortwire_test_v1_scalars_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                uint32_t tag, const shortwire_test_v1_scalars_t **items,
                                                size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_scalars_columns_t {
  const double *double_value;
  const float *float_value;
  const int32_t *int32_value;
  const int64_t *int64_value;
  const uint32_t *uint32_value;
  const uint64_t *uint64_value;
  const int32_t *sint32_value;
  const int64_t *sint64_value;
  const uint32_t *fixed32_value;
  const uint64_t *fixed64_value;
  const int32_t *sfixed32_value;
  const int64_t *sfixed64_value;
  const bool *bool_value;
  const sw_bytes_t *string_value;
  const sw_bytes_t *bytes_value;
  const shortwire_test_v1_color_e *enum_value;
} shortwire_test_v1_scalars_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_scalars_out_columns_t {
  double *double_value;
  float *float_value;
  int32_t *int32_value;
  int64_t *int64_value;
  uint32_t *uint32_value;
  uint64_t *uint64_value;
  int32_t *sint32_value;
  int64_t *sint64_value;
  uint32_t *fixed32_value;
  uint64_t *fixed64_value;
  int32_t *sfixed32_value;
  int64_t *sfixed64_value;
  bool *bool_value;
  sw_bytes_t *string_value;
  sw_bytes_t *bytes_value;
  shortwire_test_v1_color_e *enum_value;
} shortwire_test_v1_scalars_out_columns_t;

/* Absent is not the same as zero. */
struct shortwire_test_v1_presence_t {
  bool has_number;
  int64_t number;
  bool has_text;
  sw_bytes_t text;
  bool has_data;
  sw_bytes_t data;
  bool has_flag;
  bool flag;
  bool has_color;
  shortwire_test_v1_color_e color;
  bool has_real;
  double real;
  int64_t plain;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_PRESENCE_NAME "shortwire.test.v1.Presence"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_presence_init(shortwire_test_v1_presence_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_presence_encode(const shortwire_test_v1_presence_t *message, sw_writer_t *writer,
                                            sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_presence_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                            shortwire_test_v1_presence_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_presence_write(const shortwire_test_v1_presence_t *message, uint8_t *p,
                                          sw_writer_t *w);
const uint8_t *shortwire_test_v1_presence_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               shortwire_test_v1_presence_t *message);
const uint8_t *shortwire_test_v1_presence_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                const shortwire_test_v1_presence_t **message);
const uint8_t *shortwire_test_v1_presence_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 uint32_t tag, const shortwire_test_v1_presence_t **items,
                                                 size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_presence_columns_t {
  const uint64_t *present; /* SHORTWIRE_TEST_V1_PRESENCE_HAS_* of each message */
  const int64_t *number;
  const sw_bytes_t *text;
  const sw_bytes_t *data;
  const bool *flag;
  const shortwire_test_v1_color_e *color;
  const double *real;
  const int64_t *plain;
} shortwire_test_v1_presence_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_presence_out_columns_t {
  uint64_t *present;
  int64_t *number;
  sw_bytes_t *text;
  sw_bytes_t *data;
  bool *flag;
  shortwire_test_v1_color_e *color;
  double *real;
  int64_t *plain;
} shortwire_test_v1_presence_out_columns_t;

/* Bits of `present`. */
#define SHORTWIRE_TEST_V1_PRESENCE_HAS_NUMBER (UINT64_C(1) << 0)
#define SHORTWIRE_TEST_V1_PRESENCE_HAS_TEXT (UINT64_C(1) << 1)
#define SHORTWIRE_TEST_V1_PRESENCE_HAS_DATA (UINT64_C(1) << 2)
#define SHORTWIRE_TEST_V1_PRESENCE_HAS_FLAG (UINT64_C(1) << 3)
#define SHORTWIRE_TEST_V1_PRESENCE_HAS_COLOR (UINT64_C(1) << 4)
#define SHORTWIRE_TEST_V1_PRESENCE_HAS_REAL (UINT64_C(1) << 5)

/* Numbers and enums are packed here. */
struct shortwire_test_v1_repeated_t {
  const double *doubles;
  size_t doubles_count;
  const float *floats;
  size_t floats_count;
  const int32_t *int32s;
  size_t int32s_count;
  const int64_t *int64s;
  size_t int64s_count;
  const uint32_t *uint32s;
  size_t uint32s_count;
  const uint64_t *uint64s;
  size_t uint64s_count;
  const int32_t *sint32s;
  size_t sint32s_count;
  const int64_t *sint64s;
  size_t sint64s_count;
  const uint32_t *fixed32s;
  size_t fixed32s_count;
  const uint64_t *fixed64s;
  size_t fixed64s_count;
  const int32_t *sfixed32s;
  size_t sfixed32s_count;
  const int64_t *sfixed64s;
  size_t sfixed64s_count;
  const bool *bools;
  size_t bools_count;
  const sw_bytes_t *strings;
  size_t strings_count;
  const sw_bytes_t *blobs;
  size_t blobs_count;
  const shortwire_test_v1_color_e *colors;
  size_t colors_count;
  const shortwire_test_v1_scalars_t *messages;
  size_t messages_count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_REPEATED_NAME "shortwire.test.v1.Repeated"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_repeated_init(shortwire_test_v1_repeated_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_repeated_encode(const shortwire_test_v1_repeated_t *message, sw_writer_t *writer,
                                            sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_repeated_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                            shortwire_test_v1_repeated_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_repeated_write(const shortwire_test_v1_repeated_t *message, uint8_t *p,
                                          sw_writer_t *w);
const uint8_t *shortwire_test_v1_repeated_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               shortwire_test_v1_repeated_t *message);
const uint8_t *shortwire_test_v1_repeated_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                const shortwire_test_v1_repeated_t **message);
const uint8_t *shortwire_test_v1_repeated_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 uint32_t tag, const shortwire_test_v1_repeated_t **items,
                                                 size_t *count);

/* The same without packing. */
struct shortwire_test_v1_unpacked_t {
  const int64_t *int64s;
  size_t int64s_count;
  const double *doubles;
  size_t doubles_count;
  const shortwire_test_v1_color_e *colors;
  size_t colors_count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_UNPACKED_NAME "shortwire.test.v1.Unpacked"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_unpacked_init(shortwire_test_v1_unpacked_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_unpacked_encode(const shortwire_test_v1_unpacked_t *message, sw_writer_t *writer,
                                            sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_unpacked_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                            shortwire_test_v1_unpacked_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_unpacked_write(const shortwire_test_v1_unpacked_t *message, uint8_t *p,
                                          sw_writer_t *w);
const uint8_t *shortwire_test_v1_unpacked_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               shortwire_test_v1_unpacked_t *message);
const uint8_t *shortwire_test_v1_unpacked_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                const shortwire_test_v1_unpacked_t **message);
const uint8_t *shortwire_test_v1_unpacked_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 uint32_t tag, const shortwire_test_v1_unpacked_t **items,
                                                 size_t *count);

/* An entry of shortwire.test.v1.Maps.strings. Of equal keys the last one counts: decoded maps have no
 * others. */
typedef struct shortwire_test_v1_maps_strings_entry_t {
  sw_bytes_t key;
  sw_bytes_t value;
} shortwire_test_v1_maps_strings_entry_t;

/* An entry of shortwire.test.v1.Maps.doubles. Of equal keys the last one counts: decoded maps have no
 * others. */
typedef struct shortwire_test_v1_maps_doubles_entry_t {
  sw_bytes_t key;
  double value;
} shortwire_test_v1_maps_doubles_entry_t;

/* An entry of shortwire.test.v1.Maps.int32s. Of equal keys the last one counts: decoded maps have no others.
 * */
typedef struct shortwire_test_v1_maps_int32s_entry_t {
  int32_t key;
  int64_t value;
} shortwire_test_v1_maps_int32s_entry_t;

/* An entry of shortwire.test.v1.Maps.blobs. Of equal keys the last one counts: decoded maps have no others.
 * */
typedef struct shortwire_test_v1_maps_blobs_entry_t {
  uint64_t key;
  sw_bytes_t value;
} shortwire_test_v1_maps_blobs_entry_t;

/* An entry of shortwire.test.v1.Maps.colors. Of equal keys the last one counts: decoded maps have no others.
 * */
typedef struct shortwire_test_v1_maps_colors_entry_t {
  bool key;
  shortwire_test_v1_color_e value;
} shortwire_test_v1_maps_colors_entry_t;

/* An entry of shortwire.test.v1.Maps.messages. Of equal keys the last one counts: decoded maps have no
 * others. */
typedef struct shortwire_test_v1_maps_messages_entry_t {
  sw_bytes_t key;
  const shortwire_test_v1_scalars_t *value;
} shortwire_test_v1_maps_messages_entry_t;

/* An entry of shortwire.test.v1.Maps.flags. Of equal keys the last one counts: decoded maps have no others.
 * */
typedef struct shortwire_test_v1_maps_flags_entry_t {
  int64_t key;
  bool value;
} shortwire_test_v1_maps_flags_entry_t;

struct shortwire_test_v1_maps_t {
  const shortwire_test_v1_maps_strings_entry_t *strings;
  size_t strings_count;
  const shortwire_test_v1_maps_doubles_entry_t *doubles;
  size_t doubles_count;
  const shortwire_test_v1_maps_int32s_entry_t *int32s;
  size_t int32s_count;
  const shortwire_test_v1_maps_blobs_entry_t *blobs;
  size_t blobs_count;
  const shortwire_test_v1_maps_colors_entry_t *colors;
  size_t colors_count;
  const shortwire_test_v1_maps_messages_entry_t *messages;
  size_t messages_count;
  const shortwire_test_v1_maps_flags_entry_t *flags;
  size_t flags_count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_MAPS_NAME "shortwire.test.v1.Maps"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_maps_init(shortwire_test_v1_maps_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_maps_encode(const shortwire_test_v1_maps_t *message, sw_writer_t *writer,
                                        sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_maps_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                        shortwire_test_v1_maps_t *message, sw_error_t *error);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const shortwire_test_v1_maps_strings_entry_t *shortwire_test_v1_maps_find_strings(
    const shortwire_test_v1_maps_t *message, sw_bytes_t key);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const shortwire_test_v1_maps_doubles_entry_t *shortwire_test_v1_maps_find_doubles(
    const shortwire_test_v1_maps_t *message, sw_bytes_t key);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const shortwire_test_v1_maps_int32s_entry_t *shortwire_test_v1_maps_find_int32s(
    const shortwire_test_v1_maps_t *message, int32_t key);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const shortwire_test_v1_maps_blobs_entry_t *shortwire_test_v1_maps_find_blobs(
    const shortwire_test_v1_maps_t *message, uint64_t key);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const shortwire_test_v1_maps_colors_entry_t *shortwire_test_v1_maps_find_colors(
    const shortwire_test_v1_maps_t *message, bool key);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const shortwire_test_v1_maps_messages_entry_t *shortwire_test_v1_maps_find_messages(
    const shortwire_test_v1_maps_t *message, sw_bytes_t key);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const shortwire_test_v1_maps_flags_entry_t *shortwire_test_v1_maps_find_flags(
    const shortwire_test_v1_maps_t *message, int64_t key);

/* For generated code. */
uint8_t *shortwire_test_v1_maps_write(const shortwire_test_v1_maps_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_test_v1_maps_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                           shortwire_test_v1_maps_t *message);
const uint8_t *shortwire_test_v1_maps_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            const shortwire_test_v1_maps_t **message);
const uint8_t *shortwire_test_v1_maps_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             uint32_t tag, const shortwire_test_v1_maps_t **items,
                                             size_t *count);

/* Which member of shortwire.test.v1.Choice.choice is there; numbered as the fields are. */
typedef enum shortwire_test_v1_choice_choice_e {
  SHORTWIRE_TEST_V1_CHOICE_CHOICE_NOT_SET = 0,
  SHORTWIRE_TEST_V1_CHOICE_CHOICE_NUMBER = 1,
  SHORTWIRE_TEST_V1_CHOICE_CHOICE_TEXT = 2,
  SHORTWIRE_TEST_V1_CHOICE_CHOICE_DATA = 3,
  SHORTWIRE_TEST_V1_CHOICE_CHOICE_COLOR = 4,
  SHORTWIRE_TEST_V1_CHOICE_CHOICE_MESSAGE = 5,
  SHORTWIRE_TEST_V1_CHOICE_CHOICE_NOTHING = 6,
  SHORTWIRE_TEST_V1_CHOICE_CHOICE_FLAG = 7,
  SHORTWIRE_TEST_V1_CHOICE_CHOICE_REAL = 8
} shortwire_test_v1_choice_choice_e;

struct shortwire_test_v1_choice_t {
  shortwire_test_v1_choice_choice_e choice_case;
  union {
    int64_t number;
    sw_bytes_t text;
    sw_bytes_t data;
    shortwire_test_v1_color_e color;
    const shortwire_test_v1_scalars_t *message;
    const shortwire_test_v1_empty_t *nothing;
    bool flag;
    double real;
  } choice;
  sw_bytes_t after;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_CHOICE_NAME "shortwire.test.v1.Choice"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_choice_init(shortwire_test_v1_choice_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_choice_encode(const shortwire_test_v1_choice_t *message, sw_writer_t *writer,
                                          sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_choice_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                          shortwire_test_v1_choice_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_choice_write(const shortwire_test_v1_choice_t *message, uint8_t *p,
                                        sw_writer_t *w);
const uint8_t *shortwire_test_v1_choice_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             shortwire_test_v1_choice_t *message);
const uint8_t *shortwire_test_v1_choice_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              const shortwire_test_v1_choice_t **message);
const uint8_t *shortwire_test_v1_choice_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               uint32_t tag, const shortwire_test_v1_choice_t **items,
                                               size_t *count);

struct shortwire_test_v1_nested_t {
  const shortwire_test_v1_nested_inner_t *inner;
  const shortwire_test_v1_nested_inner_t *inners;
  size_t inners_count;
  shortwire_test_v1_nested_inner_kind_e kind;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_NESTED_NAME "shortwire.test.v1.Nested"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_nested_init(shortwire_test_v1_nested_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_nested_encode(const shortwire_test_v1_nested_t *message, sw_writer_t *writer,
                                          sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_nested_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                          shortwire_test_v1_nested_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_nested_write(const shortwire_test_v1_nested_t *message, uint8_t *p,
                                        sw_writer_t *w);
const uint8_t *shortwire_test_v1_nested_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             shortwire_test_v1_nested_t *message);
const uint8_t *shortwire_test_v1_nested_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              const shortwire_test_v1_nested_t **message);
const uint8_t *shortwire_test_v1_nested_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               uint32_t tag, const shortwire_test_v1_nested_t **items,
                                               size_t *count);

struct shortwire_test_v1_nested_inner_t {
  int32_t number;
  shortwire_test_v1_nested_inner_kind_e kind;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_NESTED_INNER_NAME "shortwire.test.v1.Nested.Inner"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_nested_inner_init(shortwire_test_v1_nested_inner_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_nested_inner_encode(const shortwire_test_v1_nested_inner_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_nested_inner_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_nested_inner_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_nested_inner_write(const shortwire_test_v1_nested_inner_t *message, uint8_t *p,
                                              sw_writer_t *w);
const uint8_t *shortwire_test_v1_nested_inner_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_nested_inner_t *message);
const uint8_t *shortwire_test_v1_nested_inner_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_nested_inner_t **message);
const uint8_t *shortwire_test_v1_nested_inner_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_nested_inner_t **items,
                                                     size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_nested_inner_columns_t {
  const int32_t *number;
  const shortwire_test_v1_nested_inner_kind_e *kind;
} shortwire_test_v1_nested_inner_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_nested_inner_out_columns_t {
  int32_t *number;
  shortwire_test_v1_nested_inner_kind_e *kind;
} shortwire_test_v1_nested_inner_out_columns_t;

/* Contains itself. */
struct shortwire_test_v1_tree_t {
  int64_t value;
  const shortwire_test_v1_tree_t *left;
  const shortwire_test_v1_tree_t *right;
  const shortwire_test_v1_tree_t *children;
  size_t children_count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_TREE_NAME "shortwire.test.v1.Tree"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_tree_init(shortwire_test_v1_tree_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_tree_encode(const shortwire_test_v1_tree_t *message, sw_writer_t *writer,
                                        sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_tree_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                        shortwire_test_v1_tree_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_tree_write(const shortwire_test_v1_tree_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_test_v1_tree_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                           shortwire_test_v1_tree_t *message);
const uint8_t *shortwire_test_v1_tree_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            const shortwire_test_v1_tree_t **message);
const uint8_t *shortwire_test_v1_tree_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             uint32_t tag, const shortwire_test_v1_tree_t **items,
                                             size_t *count);

/* A message before and after its schema grew. */
struct shortwire_test_v1_version1_t {
  sw_bytes_t name;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_VERSION1_NAME "shortwire.test.v1.Version1"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_version1_init(shortwire_test_v1_version1_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_version1_encode(const shortwire_test_v1_version1_t *message, sw_writer_t *writer,
                                            sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_version1_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                            shortwire_test_v1_version1_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_version1_write(const shortwire_test_v1_version1_t *message, uint8_t *p,
                                          sw_writer_t *w);
const uint8_t *shortwire_test_v1_version1_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               shortwire_test_v1_version1_t *message);
const uint8_t *shortwire_test_v1_version1_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                const shortwire_test_v1_version1_t **message);
const uint8_t *shortwire_test_v1_version1_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 uint32_t tag, const shortwire_test_v1_version1_t **items,
                                                 size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_version1_columns_t {
  const sw_bytes_t *name;
} shortwire_test_v1_version1_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_version1_out_columns_t {
  sw_bytes_t *name;
} shortwire_test_v1_version1_out_columns_t;

struct shortwire_test_v1_version2_t {
  sw_bytes_t name;
  const int64_t *added;
  size_t added_count;
  const shortwire_test_v1_version1_t *origin;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_VERSION2_NAME "shortwire.test.v1.Version2"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_version2_init(shortwire_test_v1_version2_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_version2_encode(const shortwire_test_v1_version2_t *message, sw_writer_t *writer,
                                            sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_version2_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                            shortwire_test_v1_version2_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_version2_write(const shortwire_test_v1_version2_t *message, uint8_t *p,
                                          sw_writer_t *w);
const uint8_t *shortwire_test_v1_version2_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               shortwire_test_v1_version2_t *message);
const uint8_t *shortwire_test_v1_version2_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                const shortwire_test_v1_version2_t **message);
const uint8_t *shortwire_test_v1_version2_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 uint32_t tag, const shortwire_test_v1_version2_t **items,
                                                 size_t *count);

struct shortwire_test_v1_size_request_t {
  uint64_t size;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_SIZE_REQUEST_NAME "shortwire.test.v1.SizeRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_size_request_init(shortwire_test_v1_size_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_size_request_encode(const shortwire_test_v1_size_request_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_size_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_size_request_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_size_request_write(const shortwire_test_v1_size_request_t *message, uint8_t *p,
                                              sw_writer_t *w);
const uint8_t *shortwire_test_v1_size_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_size_request_t *message);
const uint8_t *shortwire_test_v1_size_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_size_request_t **message);
const uint8_t *shortwire_test_v1_size_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_size_request_t **items,
                                                     size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_size_request_columns_t {
  const uint64_t *size;
} shortwire_test_v1_size_request_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_size_request_out_columns_t {
  uint64_t *size;
} shortwire_test_v1_size_request_out_columns_t;

struct shortwire_test_v1_wrap_request_t {
  sw_bytes_t head;
  sw_bytes_t data;
  sw_bytes_t tail;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_WRAP_REQUEST_NAME "shortwire.test.v1.WrapRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_wrap_request_init(shortwire_test_v1_wrap_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_wrap_request_encode(const shortwire_test_v1_wrap_request_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_wrap_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_wrap_request_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_wrap_request_write(const shortwire_test_v1_wrap_request_t *message, uint8_t *p,
                                              sw_writer_t *w);
const uint8_t *shortwire_test_v1_wrap_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_wrap_request_t *message);
const uint8_t *shortwire_test_v1_wrap_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_wrap_request_t **message);
const uint8_t *shortwire_test_v1_wrap_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_wrap_request_t **items,
                                                     size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_wrap_request_columns_t {
  const sw_bytes_t *head;
  const sw_bytes_t *data;
  const sw_bytes_t *tail;
} shortwire_test_v1_wrap_request_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_wrap_request_out_columns_t {
  sw_bytes_t *head;
  sw_bytes_t *data;
  sw_bytes_t *tail;
} shortwire_test_v1_wrap_request_out_columns_t;

struct shortwire_test_v1_unwrap_request_t {
  sw_bytes_t data;
  uint64_t head;
  uint64_t tail;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_UNWRAP_REQUEST_NAME "shortwire.test.v1.UnwrapRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_unwrap_request_init(shortwire_test_v1_unwrap_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_unwrap_request_encode(const shortwire_test_v1_unwrap_request_t *message,
                                                  sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_unwrap_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                  shortwire_test_v1_unwrap_request_t *message,
                                                  sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_unwrap_request_write(const shortwire_test_v1_unwrap_request_t *message, uint8_t *p,
                                                sw_writer_t *w);
const uint8_t *shortwire_test_v1_unwrap_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     shortwire_test_v1_unwrap_request_t *message);
const uint8_t *shortwire_test_v1_unwrap_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      const shortwire_test_v1_unwrap_request_t **message);
const uint8_t *shortwire_test_v1_unwrap_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       uint32_t tag,
                                                       const shortwire_test_v1_unwrap_request_t **items,
                                                       size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_unwrap_request_columns_t {
  const sw_bytes_t *data;
  const uint64_t *head;
  const uint64_t *tail;
} shortwire_test_v1_unwrap_request_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_unwrap_request_out_columns_t {
  sw_bytes_t *data;
  uint64_t *head;
  uint64_t *tail;
} shortwire_test_v1_unwrap_request_out_columns_t;

/* What Gather says of an item; called alone, it is the only one. */
struct shortwire_test_v1_gathered_t {
  int64_t number;
  uint64_t position;
  uint64_t count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_GATHERED_NAME "shortwire.test.v1.Gathered"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_gathered_init(shortwire_test_v1_gathered_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_gathered_encode(const shortwire_test_v1_gathered_t *message, sw_writer_t *writer,
                                            sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_gathered_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                            shortwire_test_v1_gathered_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_gathered_write(const shortwire_test_v1_gathered_t *message, uint8_t *p,
                                          sw_writer_t *w);
const uint8_t *shortwire_test_v1_gathered_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               shortwire_test_v1_gathered_t *message);
const uint8_t *shortwire_test_v1_gathered_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                const shortwire_test_v1_gathered_t **message);
const uint8_t *shortwire_test_v1_gathered_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 uint32_t tag, const shortwire_test_v1_gathered_t **items,
                                                 size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_gathered_columns_t {
  const int64_t *number;
  const uint64_t *position;
  const uint64_t *count;
} shortwire_test_v1_gathered_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_gathered_out_columns_t {
  int64_t *number;
  uint64_t *position;
  uint64_t *count;
} shortwire_test_v1_gathered_out_columns_t;

struct shortwire_test_v1_fail_request_t {
  int32_t code;
  sw_bytes_t message;
  /* Sent back as a typed FailDetail. */
  int64_t detail;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_FAIL_REQUEST_NAME "shortwire.test.v1.FailRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_fail_request_init(shortwire_test_v1_fail_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_fail_request_encode(const shortwire_test_v1_fail_request_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_fail_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_fail_request_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_fail_request_write(const shortwire_test_v1_fail_request_t *message, uint8_t *p,
                                              sw_writer_t *w);
const uint8_t *shortwire_test_v1_fail_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_fail_request_t *message);
const uint8_t *shortwire_test_v1_fail_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_fail_request_t **message);
const uint8_t *shortwire_test_v1_fail_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_fail_request_t **items,
                                                     size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_fail_request_columns_t {
  const int32_t *code;
  const sw_bytes_t *message;
  const int64_t *detail;
} shortwire_test_v1_fail_request_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_fail_request_out_columns_t {
  int32_t *code;
  sw_bytes_t *message;
  int64_t *detail;
} shortwire_test_v1_fail_request_out_columns_t;

/* The typed detail of Fail. */
struct shortwire_test_v1_fail_detail_t {
  int64_t number;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_FAIL_DETAIL_NAME "shortwire.test.v1.FailDetail"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_fail_detail_init(shortwire_test_v1_fail_detail_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_fail_detail_encode(const shortwire_test_v1_fail_detail_t *message,
                                               sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_fail_detail_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                               shortwire_test_v1_fail_detail_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_fail_detail_write(const shortwire_test_v1_fail_detail_t *message, uint8_t *p,
                                             sw_writer_t *w);
const uint8_t *shortwire_test_v1_fail_detail_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  shortwire_test_v1_fail_detail_t *message);
const uint8_t *shortwire_test_v1_fail_detail_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   const shortwire_test_v1_fail_detail_t **message);
const uint8_t *shortwire_test_v1_fail_detail_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    uint32_t tag,
                                                    const shortwire_test_v1_fail_detail_t **items,
                                                    size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_fail_detail_columns_t {
  const int64_t *number;
} shortwire_test_v1_fail_detail_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_fail_detail_out_columns_t {
  int64_t *number;
} shortwire_test_v1_fail_detail_out_columns_t;

struct shortwire_test_v1_slow_request_t {
  uint32_t milliseconds;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_SLOW_REQUEST_NAME "shortwire.test.v1.SlowRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_slow_request_init(shortwire_test_v1_slow_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_slow_request_encode(const shortwire_test_v1_slow_request_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_slow_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_slow_request_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_slow_request_write(const shortwire_test_v1_slow_request_t *message, uint8_t *p,
                                              sw_writer_t *w);
const uint8_t *shortwire_test_v1_slow_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_slow_request_t *message);
const uint8_t *shortwire_test_v1_slow_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_slow_request_t **message);
const uint8_t *shortwire_test_v1_slow_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_slow_request_t **items,
                                                     size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_slow_request_columns_t {
  const uint32_t *milliseconds;
} shortwire_test_v1_slow_request_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_slow_request_out_columns_t {
  uint32_t *milliseconds;
} shortwire_test_v1_slow_request_out_columns_t;

/* Echo methods return what they were given. */
typedef struct shortwire_test_v1_feature_t {
  sw_client_t base;
  sw_entry_t methods[37];
} shortwire_test_v1_feature_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e shortwire_test_v1_feature_open(const char *path, const sw_options_t *options,
                                         shortwire_test_v1_feature_t *client, sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e shortwire_test_v1_feature_join(const sw_client_t *other, shortwire_test_v1_feature_t *client,
                                         sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void shortwire_test_v1_feature_close(shortwire_test_v1_feature_t *client);

/* shortwire.test.v1.Feature/EchoDouble in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_double_raw(const shortwire_test_v1_feature_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoDouble in wire format: what shortwire_test_v1_feature_echo_double() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_double_wire(const shortwire_test_v1_feature_t *client,
                                                     const shortwire_test_v1_double_value_t *request,
                                                     shortwire_test_v1_double_value_t *reply,
                                                     sw_call_t *call);

/* Flat: scalars. */
static inline sw_code_e shortwire_test_v1_feature_echo_double(const shortwire_test_v1_feature_t *client,
                                                              const shortwire_test_v1_double_value_t *request,
                                                              shortwire_test_v1_double_value_t *reply,
                                                              sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[0].flat == NULL)) {
    return shortwire_test_v1_feature_echo_double_wire(client, request, reply, call);
  }
  in[0].f64 = request->value;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = out[0].f64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoDouble for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_double_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                     const shortwire_test_v1_double_value_t *requests,
                                                     shortwire_test_v1_double_value_t *replies,
                                                     int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_double_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_double_value_columns_t *request,
    const shortwire_test_v1_double_value_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoFloat in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_float_raw(const shortwire_test_v1_feature_t *client,
                                                   sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoFloat in wire format: what shortwire_test_v1_feature_echo_float() does where
 * it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_float_wire(const shortwire_test_v1_feature_t *client,
                                                    const shortwire_test_v1_float_value_t *request,
                                                    shortwire_test_v1_float_value_t *reply, sw_call_t *call);

static inline sw_code_e shortwire_test_v1_feature_echo_float(const shortwire_test_v1_feature_t *client,
                                                             const shortwire_test_v1_float_value_t *request,
                                                             shortwire_test_v1_float_value_t *reply,
                                                             sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[1].flat == NULL)) {
    return shortwire_test_v1_feature_echo_float_wire(client, request, reply, call);
  }
  in[0].f32 = request->value;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = out[0].f32;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoFloat for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_float_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                    const shortwire_test_v1_float_value_t *requests,
                                                    shortwire_test_v1_float_value_t *replies, int32_t *codes,
                                                    sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_float_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_float_value_columns_t *request,
    const shortwire_test_v1_float_value_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoInt32 in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_int32_raw(const shortwire_test_v1_feature_t *client,
                                                   sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoInt32 in wire format: what shortwire_test_v1_feature_echo_int32() does where
 * it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_int32_wire(const shortwire_test_v1_feature_t *client,
                                                    const shortwire_test_v1_int32_value_t *request,
                                                    shortwire_test_v1_int32_value_t *reply, sw_call_t *call);

static inline sw_code_e shortwire_test_v1_feature_echo_int32(const shortwire_test_v1_feature_t *client,
                                                             const shortwire_test_v1_int32_value_t *request,
                                                             shortwire_test_v1_int32_value_t *reply,
                                                             sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[2].flat == NULL)) {
    return shortwire_test_v1_feature_echo_int32_wire(client, request, reply, call);
  }
  in[0].i64 = request->value;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = (int32_t)out[0].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoInt32 for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_int32_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                    const shortwire_test_v1_int32_value_t *requests,
                                                    shortwire_test_v1_int32_value_t *replies, int32_t *codes,
                                                    sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_int32_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_int32_value_columns_t *request,
    const shortwire_test_v1_int32_value_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoInt64 in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_int64_raw(const shortwire_test_v1_feature_t *client,
                                                   sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoInt64 in wire format: what shortwire_test_v1_feature_echo_int64() does where
 * it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_int64_wire(const shortwire_test_v1_feature_t *client,
                                                    const shortwire_test_v1_int64_value_t *request,
                                                    shortwire_test_v1_int64_value_t *reply, sw_call_t *call);

static inline sw_code_e shortwire_test_v1_feature_echo_int64(const shortwire_test_v1_feature_t *client,
                                                             const shortwire_test_v1_int64_value_t *request,
                                                             shortwire_test_v1_int64_value_t *reply,
                                                             sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[3].flat == NULL)) {
    return shortwire_test_v1_feature_echo_int64_wire(client, request, reply, call);
  }
  in[0].i64 = request->value;
  int32_t code = client->methods[3].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = out[0].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoInt64 for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_int64_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                    const shortwire_test_v1_int64_value_t *requests,
                                                    shortwire_test_v1_int64_value_t *replies, int32_t *codes,
                                                    sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_int64_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_int64_value_columns_t *request,
    const shortwire_test_v1_int64_value_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoUint32 in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_uint32_raw(const shortwire_test_v1_feature_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoUint32 in wire format: what shortwire_test_v1_feature_echo_uint32() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_uint32_wire(const shortwire_test_v1_feature_t *client,
                                                     const shortwire_test_v1_uint32_value_t *request,
                                                     shortwire_test_v1_uint32_value_t *reply,
                                                     sw_call_t *call);

static inline sw_code_e shortwire_test_v1_feature_echo_uint32(const shortwire_test_v1_feature_t *client,
                                                              const shortwire_test_v1_uint32_value_t *request,
                                                              shortwire_test_v1_uint32_value_t *reply,
                                                              sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[4].flat == NULL)) {
    return shortwire_test_v1_feature_echo_uint32_wire(client, request, reply, call);
  }
  in[0].u64 = request->value;
  int32_t code = client->methods[4].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = (uint32_t)out[0].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoUint32 for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_uint32_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                     const shortwire_test_v1_uint32_value_t *requests,
                                                     shortwire_test_v1_uint32_value_t *replies,
                                                     int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_uint32_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_uint32_value_columns_t *request,
    const shortwire_test_v1_uint32_value_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoUint64 in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_uint64_raw(const shortwire_test_v1_feature_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoUint64 in wire format: what shortwire_test_v1_feature_echo_uint64() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_uint64_wire(const shortwire_test_v1_feature_t *client,
                                                     const shortwire_test_v1_uint64_value_t *request,
                                                     shortwire_test_v1_uint64_value_t *reply,
                                                     sw_call_t *call);

static inline sw_code_e shortwire_test_v1_feature_echo_uint64(const shortwire_test_v1_feature_t *client,
                                                              const shortwire_test_v1_uint64_value_t *request,
                                                              shortwire_test_v1_uint64_value_t *reply,
                                                              sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[5].flat == NULL)) {
    return shortwire_test_v1_feature_echo_uint64_wire(client, request, reply, call);
  }
  in[0].u64 = request->value;
  int32_t code = client->methods[5].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = out[0].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoUint64 for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_uint64_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                     const shortwire_test_v1_uint64_value_t *requests,
                                                     shortwire_test_v1_uint64_value_t *replies,
                                                     int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_uint64_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_uint64_value_columns_t *request,
    const shortwire_test_v1_uint64_value_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoSint32 in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_sint32_raw(const shortwire_test_v1_feature_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoSint32 in wire format: what shortwire_test_v1_feature_echo_sint32() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_sint32_wire(const shortwire_test_v1_feature_t *client,
                                                     const shortwire_test_v1_sint32_value_t *request,
                                                     shortwire_test_v1_sint32_value_t *reply,
                                                     sw_call_t *call);

static inline sw_code_e shortwire_test_v1_feature_echo_sint32(const shortwire_test_v1_feature_t *client,
                                                              const shortwire_test_v1_sint32_value_t *request,
                                                              shortwire_test_v1_sint32_value_t *reply,
                                                              sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[6].flat == NULL)) {
    return shortwire_test_v1_feature_echo_sint32_wire(client, request, reply, call);
  }
  in[0].i64 = request->value;
  int32_t code = client->methods[6].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = (int32_t)out[0].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoSint32 for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_sint32_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                     const shortwire_test_v1_sint32_value_t *requests,
                                                     shortwire_test_v1_sint32_value_t *replies,
                                                     int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_sint32_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_sint32_value_columns_t *request,
    const shortwire_test_v1_sint32_value_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoSint64 in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_sint64_raw(const shortwire_test_v1_feature_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoSint64 in wire format: what shortwire_test_v1_feature_echo_sint64() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_sint64_wire(const shortwire_test_v1_feature_t *client,
                                                     const shortwire_test_v1_sint64_value_t *request,
                                                     shortwire_test_v1_sint64_value_t *reply,
                                                     sw_call_t *call);

static inline sw_code_e shortwire_test_v1_feature_echo_sint64(const shortwire_test_v1_feature_t *client,
                                                              const shortwire_test_v1_sint64_value_t *request,
                                                              shortwire_test_v1_sint64_value_t *reply,
                                                              sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[7].flat == NULL)) {
    return shortwire_test_v1_feature_echo_sint64_wire(client, request, reply, call);
  }
  in[0].i64 = request->value;
  int32_t code = client->methods[7].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = out[0].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoSint64 for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_sint64_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                     const shortwire_test_v1_sint64_value_t *requests,
                                                     shortwire_test_v1_sint64_value_t *replies,
                                                     int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_sint64_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_sint64_value_columns_t *request,
    const shortwire_test_v1_sint64_value_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoFixed32 in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_fixed32_raw(const shortwire_test_v1_feature_t *client,
                                                     sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoFixed32 in wire format: what shortwire_test_v1_feature_echo_fixed32() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_fixed32_wire(const shortwire_test_v1_feature_t *client,
                                                      const shortwire_test_v1_fixed32_value_t *request,
                                                      shortwire_test_v1_fixed32_value_t *reply,
                                                      sw_call_t *call);

static inline sw_code_e shortwire_test_v1_feature_echo_fixed32(
    const shortwire_test_v1_feature_t *client, const shortwire_test_v1_fixed32_value_t *request,
    shortwire_test_v1_fixed32_value_t *reply, sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[8].flat == NULL)) {
    return shortwire_test_v1_feature_echo_fixed32_wire(client, request, reply, call);
  }
  in[0].u64 = request->value;
  int32_t code = client->methods[8].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = (uint32_t)out[0].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoFixed32 for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_fixed32_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                      const shortwire_test_v1_fixed32_value_t *requests,
                                                      shortwire_test_v1_fixed32_value_t *replies,
                                                      int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_fixed32_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_fixed32_value_columns_t *request,
    const shortwire_test_v1_fixed32_value_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoFixed64 in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_fixed64_raw(const shortwire_test_v1_feature_t *client,
                                                     sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoFixed64 in wire format: what shortwire_test_v1_feature_echo_fixed64() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_fixed64_wire(const shortwire_test_v1_feature_t *client,
                                                      const shortwire_test_v1_fixed64_value_t *request,
                                                      shortwire_test_v1_fixed64_value_t *reply,
                                                      sw_call_t *call);

static inline sw_code_e shortwire_test_v1_feature_echo_fixed64(
    const shortwire_test_v1_feature_t *client, const shortwire_test_v1_fixed64_value_t *request,
    shortwire_test_v1_fixed64_value_t *reply, sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[9].flat == NULL)) {
    return shortwire_test_v1_feature_echo_fixed64_wire(client, request, reply, call);
  }
  in[0].u64 = request->value;
  int32_t code = client->methods[9].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = out[0].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoFixed64 for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_fixed64_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                      const shortwire_test_v1_fixed64_value_t *requests,
                                                      shortwire_test_v1_fixed64_value_t *replies,
                                                      int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_fixed64_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_fixed64_value_columns_t *request,
    const shortwire_test_v1_fixed64_value_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoSfixed32 in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_sfixed32_raw(const shortwire_test_v1_feature_t *client,
                                                      sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoSfixed32 in wire format: what shortwire_test_v1_feature_echo_sfixed32() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_sfixed32_wire(const shortwire_test_v1_feature_t *client,
                                                       const shortwire_test_v1_sfixed32_value_t *request,
                                                       shortwire_test_v1_sfixed32_value_t *reply,
                                                       sw_call_t *call);

static inline sw_code_e shortwire_test_v1_feature_echo_sfixed32(
    const shortwire_test_v1_feature_t *client, const shortwire_test_v1_sfixed32_value_t *request,
    shortwire_test_v1_sfixed32_value_t *reply, sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[10].flat == NULL)) {
    return shortwire_test_v1_feature_echo_sfixed32_wire(client, request, reply, call);
  }
  in[0].i64 = request->value;
  int32_t code = client->methods[10].flat(client->base.instance, sw_call_context(call), in, out,
                                          sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = (int32_t)out[0].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoSfixed32 for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_sfixed32_many(const shortwire_test_v1_feature_t *client,
                                                       size_t count,
                                                       const shortwire_test_v1_sfixed32_value_t *requests,
                                                       shortwire_test_v1_sfixed32_value_t *replies,
                                                       int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_sfixed32_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_sfixed32_value_columns_t *request,
    const shortwire_test_v1_sfixed32_value_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoSfixed64 in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_sfixed64_raw(const shortwire_test_v1_feature_t *client,
                                                      sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoSfixed64 in wire format: what shortwire_test_v1_feature_echo_sfixed64() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_sfixed64_wire(const shortwire_test_v1_feature_t *client,
                                                       const shortwire_test_v1_sfixed64_value_t *request,
                                                       shortwire_test_v1_sfixed64_value_t *reply,
                                                       sw_call_t *call);

static inline sw_code_e shortwire_test_v1_feature_echo_sfixed64(
    const shortwire_test_v1_feature_t *client, const shortwire_test_v1_sfixed64_value_t *request,
    shortwire_test_v1_sfixed64_value_t *reply, sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[11].flat == NULL)) {
    return shortwire_test_v1_feature_echo_sfixed64_wire(client, request, reply, call);
  }
  in[0].i64 = request->value;
  int32_t code = client->methods[11].flat(client->base.instance, sw_call_context(call), in, out,
                                          sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = out[0].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoSfixed64 for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_sfixed64_many(const shortwire_test_v1_feature_t *client,
                                                       size_t count,
                                                       const shortwire_test_v1_sfixed64_value_t *requests,
                                                       shortwire_test_v1_sfixed64_value_t *replies,
                                                       int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_sfixed64_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_sfixed64_value_columns_t *request,
    const shortwire_test_v1_sfixed64_value_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoBool in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_bool_raw(const shortwire_test_v1_feature_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoBool in wire format: what shortwire_test_v1_feature_echo_bool() does where
 * it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_bool_wire(const shortwire_test_v1_feature_t *client,
                                                   const shortwire_test_v1_bool_value_t *request,
                                                   shortwire_test_v1_bool_value_t *reply, sw_call_t *call);

static inline sw_code_e shortwire_test_v1_feature_echo_bool(const shortwire_test_v1_feature_t *client,
                                                            const shortwire_test_v1_bool_value_t *request,
                                                            shortwire_test_v1_bool_value_t *reply,
                                                            sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[12].flat == NULL)) {
    return shortwire_test_v1_feature_echo_bool_wire(client, request, reply, call);
  }
  in[0].u64 = request->value;
  int32_t code = client->methods[12].flat(client->base.instance, sw_call_context(call), in, out,
                                          sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = out[0].u64 != 0;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoBool for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_bool_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                   const shortwire_test_v1_bool_value_t *requests,
                                                   shortwire_test_v1_bool_value_t *replies, int32_t *codes,
                                                   sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_bool_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                      const shortwire_test_v1_bool_value_columns_t *request,
                                                      const shortwire_test_v1_bool_value_out_columns_t *reply,
                                                      int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoEnum in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_enum_raw(const shortwire_test_v1_feature_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoEnum in wire format: what shortwire_test_v1_feature_echo_enum() does where
 * it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_enum_wire(const shortwire_test_v1_feature_t *client,
                                                   const shortwire_test_v1_enum_value_t *request,
                                                   shortwire_test_v1_enum_value_t *reply, sw_call_t *call);

static inline sw_code_e shortwire_test_v1_feature_echo_enum(const shortwire_test_v1_feature_t *client,
                                                            const shortwire_test_v1_enum_value_t *request,
                                                            shortwire_test_v1_enum_value_t *reply,
                                                            sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[13].flat == NULL)) {
    return shortwire_test_v1_feature_echo_enum_wire(client, request, reply, call);
  }
  in[0].i64 = request->value;
  int32_t code = client->methods[13].flat(client->base.instance, sw_call_context(call), in, out,
                                          sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = (shortwire_test_v1_color_e)out[0].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoEnum for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_enum_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                   const shortwire_test_v1_enum_value_t *requests,
                                                   shortwire_test_v1_enum_value_t *replies, int32_t *codes,
                                                   sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_enum_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                      const shortwire_test_v1_enum_value_columns_t *request,
                                                      const shortwire_test_v1_enum_value_out_columns_t *reply,
                                                      int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoString in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_string_raw(const shortwire_test_v1_feature_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoString in wire format: what shortwire_test_v1_feature_echo_string() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_string_wire(const shortwire_test_v1_feature_t *client,
                                                     const shortwire_test_v1_string_value_t *request,
                                                     shortwire_test_v1_string_value_t *reply,
                                                     sw_call_t *call);

/* Flat: strings and bytes, several at once, presence, nothing. */
static inline sw_code_e shortwire_test_v1_feature_echo_string(const shortwire_test_v1_feature_t *client,
                                                              const shortwire_test_v1_string_value_t *request,
                                                              shortwire_test_v1_string_value_t *reply,
                                                              sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[14].flat == NULL)) {
    return shortwire_test_v1_feature_echo_string_wire(client, request, reply, call);
  }
  in[0].data = request->value.data;
  in[1].u64 = request->value.len;
  int32_t code = client->methods[14].flat(client->base.instance, sw_call_context(call), in, out,
                                          sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoString for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_string_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                     const shortwire_test_v1_string_value_t *requests,
                                                     shortwire_test_v1_string_value_t *replies,
                                                     int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_string_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_string_value_columns_t *request,
    const shortwire_test_v1_string_value_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoBytes in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_bytes_raw(const shortwire_test_v1_feature_t *client,
                                                   sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoBytes in wire format: what shortwire_test_v1_feature_echo_bytes() does where
 * it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_bytes_wire(const shortwire_test_v1_feature_t *client,
                                                    const shortwire_test_v1_bytes_value_t *request,
                                                    shortwire_test_v1_bytes_value_t *reply, sw_call_t *call);

static inline sw_code_e shortwire_test_v1_feature_echo_bytes(const shortwire_test_v1_feature_t *client,
                                                             const shortwire_test_v1_bytes_value_t *request,
                                                             shortwire_test_v1_bytes_value_t *reply,
                                                             sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[15].flat == NULL)) {
    return shortwire_test_v1_feature_echo_bytes_wire(client, request, reply, call);
  }
  in[0].data = request->value.data;
  in[1].u64 = request->value.len;
  int32_t code = client->methods[15].flat(client->base.instance, sw_call_context(call), in, out,
                                          sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoBytes for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_bytes_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                    const shortwire_test_v1_bytes_value_t *requests,
                                                    shortwire_test_v1_bytes_value_t *replies, int32_t *codes,
                                                    sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_bytes_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_bytes_value_columns_t *request,
    const shortwire_test_v1_bytes_value_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoScalars in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_scalars_raw(const shortwire_test_v1_feature_t *client,
                                                     sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoScalars in wire format: what shortwire_test_v1_feature_echo_scalars() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_scalars_wire(const shortwire_test_v1_feature_t *client,
                                                      const shortwire_test_v1_scalars_t *request,
                                                      shortwire_test_v1_scalars_t *reply, sw_call_t *call);

static inline sw_code_e shortwire_test_v1_feature_echo_scalars(const shortwire_test_v1_feature_t *client,
                                                               const shortwire_test_v1_scalars_t *request,
                                                               shortwire_test_v1_scalars_t *reply,
                                                               sw_call_t *call) {
  sw_slot_t in[18];
  sw_slot_t out[18];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[16].flat == NULL)) {
    return shortwire_test_v1_feature_echo_scalars_wire(client, request, reply, call);
  }
  in[0].f64 = request->double_value;
  in[1].f32 = request->float_value;
  in[2].i64 = request->int32_value;
  in[3].i64 = request->int64_value;
  in[4].u64 = request->uint32_value;
  in[5].u64 = request->uint64_value;
  in[6].i64 = request->sint32_value;
  in[7].i64 = request->sint64_value;
  in[8].u64 = request->fixed32_value;
  in[9].u64 = request->fixed64_value;
  in[10].i64 = request->sfixed32_value;
  in[11].i64 = request->sfixed64_value;
  in[12].u64 = request->bool_value;
  in[13].data = request->string_value.data;
  in[14].u64 = request->string_value.len;
  in[15].data = request->bytes_value.data;
  in[16].u64 = request->bytes_value.len;
  in[17].i64 = request->enum_value;
  int32_t code = client->methods[16].flat(client->base.instance, sw_call_context(call), in, out,
                                          sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->double_value = out[0].f64;
  reply->float_value = out[1].f32;
  reply->int32_value = (int32_t)out[2].i64;
  reply->int64_value = out[3].i64;
  reply->uint32_value = (uint32_t)out[4].u64;
  reply->uint64_value = out[5].u64;
  reply->sint32_value = (int32_t)out[6].i64;
  reply->sint64_value = out[7].i64;
  reply->fixed32_value = (uint32_t)out[8].u64;
  reply->fixed64_value = out[9].u64;
  reply->sfixed32_value = (int32_t)out[10].i64;
  reply->sfixed64_value = out[11].i64;
  reply->bool_value = out[12].u64 != 0;
  reply->string_value.data = out[13].data;
  reply->string_value.len = (size_t)out[14].u64;
  reply->bytes_value.data = out[15].data;
  reply->bytes_value.len = (size_t)out[16].u64;
  reply->enum_value = (shortwire_test_v1_color_e)out[17].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoScalars for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_scalars_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                      const shortwire_test_v1_scalars_t *requests,
                                                      shortwire_test_v1_scalars_t *replies, int32_t *codes,
                                                      sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_scalars_columns(const shortwire_test_v1_feature_t *client,
                                                         size_t count,
                                                         const shortwire_test_v1_scalars_columns_t *request,
                                                         const shortwire_test_v1_scalars_out_columns_t *reply,
                                                         int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoPresence in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_presence_raw(const shortwire_test_v1_feature_t *client,
                                                      sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoPresence in wire format: what shortwire_test_v1_feature_echo_presence() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_presence_wire(const shortwire_test_v1_feature_t *client,
                                                       const shortwire_test_v1_presence_t *request,
                                                       shortwire_test_v1_presence_t *reply, sw_call_t *call);

static inline sw_code_e shortwire_test_v1_feature_echo_presence(const shortwire_test_v1_feature_t *client,
                                                                const shortwire_test_v1_presence_t *request,
                                                                shortwire_test_v1_presence_t *reply,
                                                                sw_call_t *call) {
  sw_slot_t in[10];
  sw_slot_t out[10];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[17].flat == NULL)) {
    return shortwire_test_v1_feature_echo_presence_wire(client, request, reply, call);
  }
  in[0].u64 = (uint64_t)request->has_number << 0 | (uint64_t)request->has_text << 1 |
      (uint64_t)request->has_data << 2 | (uint64_t)request->has_flag << 3 |
      (uint64_t)request->has_color << 4 | (uint64_t)request->has_real << 5;
  in[1].i64 = request->number;
  in[2].data = request->text.data;
  in[3].u64 = request->text.len;
  in[4].data = request->data.data;
  in[5].u64 = request->data.len;
  in[6].u64 = request->flag;
  in[7].i64 = request->color;
  in[8].f64 = request->real;
  in[9].i64 = request->plain;
  int32_t code = client->methods[17].flat(client->base.instance, sw_call_context(call), in, out,
                                          sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->has_number = (out[0].u64 >> 0 & 1) != 0;
  if (reply->has_number) {
    reply->number = out[1].i64;
  } else {
    reply->number = 0;
  }
  reply->has_text = (out[0].u64 >> 1 & 1) != 0;
  if (reply->has_text) {
    reply->text.data = out[2].data;
    reply->text.len = (size_t)out[3].u64;
  } else {
    reply->text = sw_literal("", 0);
  }
  reply->has_data = (out[0].u64 >> 2 & 1) != 0;
  if (reply->has_data) {
    reply->data.data = out[4].data;
    reply->data.len = (size_t)out[5].u64;
  } else {
    reply->data = sw_literal("", 0);
  }
  reply->has_flag = (out[0].u64 >> 3 & 1) != 0;
  if (reply->has_flag) {
    reply->flag = out[6].u64 != 0;
  } else {
    reply->flag = 0;
  }
  reply->has_color = (out[0].u64 >> 4 & 1) != 0;
  if (reply->has_color) {
    reply->color = (shortwire_test_v1_color_e)out[7].i64;
  } else {
    reply->color = 0;
  }
  reply->has_real = (out[0].u64 >> 5 & 1) != 0;
  if (reply->has_real) {
    reply->real = out[8].f64;
  } else {
    reply->real = 0;
  }
  reply->plain = out[9].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoPresence for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_presence_many(const shortwire_test_v1_feature_t *client,
                                                       size_t count,
                                                       const shortwire_test_v1_presence_t *requests,
                                                       shortwire_test_v1_presence_t *replies, int32_t *codes,
                                                       sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_presence_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_presence_columns_t *request,
    const shortwire_test_v1_presence_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/Nothing in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_nothing_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                                sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/Nothing in wire format: what shortwire_test_v1_feature_nothing() does where it
 * cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_nothing_wire(const shortwire_test_v1_feature_t *client,
                                                 const shortwire_test_v1_empty_t *request,
                                                 shortwire_test_v1_empty_t *reply, sw_call_t *call);

static inline sw_code_e shortwire_test_v1_feature_nothing(const shortwire_test_v1_feature_t *client,
                                                          const shortwire_test_v1_empty_t *request,
                                                          shortwire_test_v1_empty_t *reply, sw_call_t *call) {
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[18].flat == NULL)) {
    return shortwire_test_v1_feature_nothing_wire(client, request, reply, call);
  }
  int32_t code = client->methods[18].flat(client->base.instance, sw_call_context(call), NULL, NULL,
                                          sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/Nothing for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_nothing_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                 const shortwire_test_v1_empty_t *requests,
                                                 shortwire_test_v1_empty_t *replies, int32_t *codes,
                                                 sw_call_t *call);

/* shortwire.test.v1.Feature/EchoRepeated in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_repeated_raw(const shortwire_test_v1_feature_t *client,
                                                      sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* Wire: structure. */
sw_code_e shortwire_test_v1_feature_echo_repeated(const shortwire_test_v1_feature_t *client,
                                                  const shortwire_test_v1_repeated_t *request,
                                                  shortwire_test_v1_repeated_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoRepeated for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_repeated_many(const shortwire_test_v1_feature_t *client,
                                                       size_t count,
                                                       const shortwire_test_v1_repeated_t *requests,
                                                       shortwire_test_v1_repeated_t *replies, int32_t *codes,
                                                       sw_call_t *call);

/* shortwire.test.v1.Feature/EchoUnpacked in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_unpacked_raw(const shortwire_test_v1_feature_t *client,
                                                      sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

sw_code_e shortwire_test_v1_feature_echo_unpacked(const shortwire_test_v1_feature_t *client,
                                                  const shortwire_test_v1_unpacked_t *request,
                                                  shortwire_test_v1_unpacked_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoUnpacked for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_unpacked_many(const shortwire_test_v1_feature_t *client,
                                                       size_t count,
                                                       const shortwire_test_v1_unpacked_t *requests,
                                                       shortwire_test_v1_unpacked_t *replies, int32_t *codes,
                                                       sw_call_t *call);

/* shortwire.test.v1.Feature/EchoMaps in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_maps_raw(const shortwire_test_v1_feature_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

sw_code_e shortwire_test_v1_feature_echo_maps(const shortwire_test_v1_feature_t *client,
                                              const shortwire_test_v1_maps_t *request,
                                              shortwire_test_v1_maps_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoMaps for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_maps_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                   const shortwire_test_v1_maps_t *requests,
                                                   shortwire_test_v1_maps_t *replies, int32_t *codes,
                                                   sw_call_t *call);

/* shortwire.test.v1.Feature/EchoChoice in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_choice_raw(const shortwire_test_v1_feature_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

sw_code_e shortwire_test_v1_feature_echo_choice(const shortwire_test_v1_feature_t *client,
                                                const shortwire_test_v1_choice_t *request,
                                                shortwire_test_v1_choice_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoChoice for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_choice_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                     const shortwire_test_v1_choice_t *requests,
                                                     shortwire_test_v1_choice_t *replies, int32_t *codes,
                                                     sw_call_t *call);

/* shortwire.test.v1.Feature/EchoNested in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_nested_raw(const shortwire_test_v1_feature_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

sw_code_e shortwire_test_v1_feature_echo_nested(const shortwire_test_v1_feature_t *client,
                                                const shortwire_test_v1_nested_t *request,
                                                shortwire_test_v1_nested_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoNested for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_nested_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                     const shortwire_test_v1_nested_t *requests,
                                                     shortwire_test_v1_nested_t *replies, int32_t *codes,
                                                     sw_call_t *call);

/* shortwire.test.v1.Feature/EchoTree in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_tree_raw(const shortwire_test_v1_feature_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

sw_code_e shortwire_test_v1_feature_echo_tree(const shortwire_test_v1_feature_t *client,
                                              const shortwire_test_v1_tree_t *request,
                                              shortwire_test_v1_tree_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoTree for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_tree_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                   const shortwire_test_v1_tree_t *requests,
                                                   shortwire_test_v1_tree_t *replies, int32_t *codes,
                                                   sw_call_t *call);

/* shortwire.test.v1.Feature/Newer in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_newer_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call);

/* Wire: a reply with a field that the request does not have, and the other way round. */
sw_code_e shortwire_test_v1_feature_newer(const shortwire_test_v1_feature_t *client,
                                          const shortwire_test_v1_version1_t *request,
                                          shortwire_test_v1_version2_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/Newer for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_newer_many(const shortwire_test_v1_feature_t *client, size_t count,
                                               const shortwire_test_v1_version1_t *requests,
                                               shortwire_test_v1_version2_t *replies, int32_t *codes,
                                               sw_call_t *call);

/* shortwire.test.v1.Feature/Older in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_older_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call);

sw_code_e shortwire_test_v1_feature_older(const shortwire_test_v1_feature_t *client,
                                          const shortwire_test_v1_version2_t *request,
                                          shortwire_test_v1_version1_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/Older for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_older_many(const shortwire_test_v1_feature_t *client, size_t count,
                                               const shortwire_test_v1_version2_t *requests,
                                               shortwire_test_v1_version1_t *replies, int32_t *codes,
                                               sw_call_t *call);

/* shortwire.test.v1.Feature/Large in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_large_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/Large in wire format: what shortwire_test_v1_feature_large() does where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_large_wire(const shortwire_test_v1_feature_t *client,
                                               const shortwire_test_v1_size_request_t *request,
                                               shortwire_test_v1_bytes_value_t *reply, sw_call_t *call);

/* `size` bytes, byte i being i modulo 251. */
static inline sw_code_e shortwire_test_v1_feature_large(const shortwire_test_v1_feature_t *client,
                                                        const shortwire_test_v1_size_request_t *request,
                                                        shortwire_test_v1_bytes_value_t *reply,
                                                        sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[27].flat == NULL)) {
    return shortwire_test_v1_feature_large_wire(client, request, reply, call);
  }
  in[0].u64 = request->size;
  int32_t code = client->methods[27].flat(client->base.instance, sw_call_context(call), in, out,
                                          sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/Large for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_large_many(const shortwire_test_v1_feature_t *client, size_t count,
                                               const shortwire_test_v1_size_request_t *requests,
                                               shortwire_test_v1_bytes_value_t *replies, int32_t *codes,
                                               sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_large_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                  const shortwire_test_v1_size_request_columns_t *request,
                                                  const shortwire_test_v1_bytes_value_out_columns_t *reply,
                                                  int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/Fill in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_fill_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                             sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/Fill in wire format: what shortwire_test_v1_feature_fill() does where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_fill_wire(const shortwire_test_v1_feature_t *client,
                                              const shortwire_test_v1_size_request_t *request,
                                              shortwire_test_v1_bytes_value_t *reply, sw_call_t *call);

/* What shortwire_test_v1_feature_fill_into() does where it cannot use slots. */
sw_code_e shortwire_test_v1_feature_fill_into_wire(const shortwire_test_v1_feature_t *client,
                                                   const shortwire_test_v1_size_request_t *request,
                                                   void *memory, size_t size, sw_bytes_t *reply,
                                                   sw_call_t *call);

/* `size` bytes as Large has them, written by the service straight to where the caller wants them. */
static inline sw_code_e shortwire_test_v1_feature_fill(const shortwire_test_v1_feature_t *client,
                                                       const shortwire_test_v1_size_request_t *request,
                                                       shortwire_test_v1_bytes_value_t *reply,
                                                       sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[28].flat == NULL)) {
    return shortwire_test_v1_feature_fill_wire(client, request, reply, call);
  }
  in[0].u64 = request->size;
  int32_t code = client->methods[28].flat(client->base.instance, sw_call_context(call), in, out,
                                          sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_test_v1_feature_fill_into(const shortwire_test_v1_feature_t *client,
                                                            const shortwire_test_v1_size_request_t *request,
                                                            void *memory, size_t size, sw_bytes_t *reply,
                                                            sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[28].flat == NULL)) {
    return shortwire_test_v1_feature_fill_into_wire(client, request, memory, size, reply, call);
  }
  in[0].u64 = request->size;
  int32_t code = client->methods[28].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.test.v1.Feature/Fill for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_fill_many(const shortwire_test_v1_feature_t *client, size_t count,
                                              const shortwire_test_v1_size_request_t *requests,
                                              shortwire_test_v1_bytes_value_t *replies, int32_t *codes,
                                              sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_fill_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                 const shortwire_test_v1_size_request_columns_t *request,
                                                 const shortwire_test_v1_bytes_value_out_columns_t *reply,
                                                 int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/Wrap in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_wrap_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                             sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/Wrap in wire format: what shortwire_test_v1_feature_wrap() does where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_wrap_wire(const shortwire_test_v1_feature_t *client,
                                              const shortwire_test_v1_wrap_request_t *request,
                                              shortwire_test_v1_bytes_value_t *reply, sw_call_t *call);

/* What shortwire_test_v1_feature_wrap_into() does where it cannot use slots. */
sw_code_e shortwire_test_v1_feature_wrap_into_wire(const shortwire_test_v1_feature_t *client,
                                                   const shortwire_test_v1_wrap_request_t *request,
                                                   void *memory, size_t size, sw_bytes_t *reply,
                                                   sw_call_t *call);

/* Head, then the bytes of data, each with all bits turned over, then tail. May be written over data.
 * Fails with INVALID_ARGUMENT if data begins with byte 255. */
static inline sw_code_e shortwire_test_v1_feature_wrap(const shortwire_test_v1_feature_t *client,
                                                       const shortwire_test_v1_wrap_request_t *request,
                                                       shortwire_test_v1_bytes_value_t *reply,
                                                       sw_call_t *call) {
  sw_slot_t in[6];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[29].flat == NULL)) {
    return shortwire_test_v1_feature_wrap_wire(client, request, reply, call);
  }
  in[0].data = request->head.data;
  in[1].u64 = request->head.len;
  in[2].data = request->data.data;
  in[3].u64 = request->data.len;
  in[4].data = request->tail.data;
  in[5].u64 = request->tail.len;
  int32_t code = client->methods[29].flat(client->base.instance, sw_call_context(call), in, out,
                                          sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * `request->data` may lie in `memory`, and nothing else of the request.
 */
static inline sw_code_e shortwire_test_v1_feature_wrap_into(const shortwire_test_v1_feature_t *client,
                                                            const shortwire_test_v1_wrap_request_t *request,
                                                            void *memory, size_t size, sw_bytes_t *reply,
                                                            sw_call_t *call) {
  sw_slot_t in[6];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[29].flat == NULL)) {
    return shortwire_test_v1_feature_wrap_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->head.data;
  in[1].u64 = request->head.len;
  in[2].data = request->data.data;
  in[3].u64 = request->data.len;
  in[4].data = request->tail.data;
  in[5].u64 = request->tail.len;
  int32_t code = client->methods[29].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.test.v1.Feature/Wrap for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_wrap_many(const shortwire_test_v1_feature_t *client, size_t count,
                                              const shortwire_test_v1_wrap_request_t *requests,
                                              shortwire_test_v1_bytes_value_t *replies, int32_t *codes,
                                              sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_wrap_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                 const shortwire_test_v1_wrap_request_columns_t *request,
                                                 const shortwire_test_v1_bytes_value_out_columns_t *reply,
                                                 int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/Unwrap in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_unwrap_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                               sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/Unwrap in wire format: what shortwire_test_v1_feature_unwrap() does where it
 * cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_unwrap_wire(const shortwire_test_v1_feature_t *client,
                                                const shortwire_test_v1_unwrap_request_t *request,
                                                shortwire_test_v1_bytes_value_t *reply, sw_call_t *call);

/* What shortwire_test_v1_feature_unwrap_into() does where it cannot use slots. */
sw_code_e shortwire_test_v1_feature_unwrap_into_wire(const shortwire_test_v1_feature_t *client,
                                                     const shortwire_test_v1_unwrap_request_t *request,
                                                     void *memory, size_t size, sw_bytes_t *reply,
                                                     sw_call_t *call);

/* What data has behind its first `head` bytes and before its last `tail` bytes, each with all bits turned
 * over. */
static inline sw_code_e shortwire_test_v1_feature_unwrap(const shortwire_test_v1_feature_t *client,
                                                         const shortwire_test_v1_unwrap_request_t *request,
                                                         shortwire_test_v1_bytes_value_t *reply,
                                                         sw_call_t *call) {
  sw_slot_t in[4];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[30].flat == NULL)) {
    return shortwire_test_v1_feature_unwrap_wire(client, request, reply, call);
  }
  in[0].data = request->data.data;
  in[1].u64 = request->data.len;
  in[2].u64 = request->head;
  in[3].u64 = request->tail;
  int32_t code = client->methods[30].flat(client->base.instance, sw_call_context(call), in, out,
                                          sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * `request->data` may lie in `memory`, and nothing else of the request.
 */
static inline sw_code_e shortwire_test_v1_feature_unwrap_into(
    const shortwire_test_v1_feature_t *client, const shortwire_test_v1_unwrap_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[4];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[30].flat == NULL)) {
    return shortwire_test_v1_feature_unwrap_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->data.data;
  in[1].u64 = request->data.len;
  in[2].u64 = request->head;
  in[3].u64 = request->tail;
  int32_t code = client->methods[30].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.test.v1.Feature/Unwrap for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_unwrap_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                const shortwire_test_v1_unwrap_request_t *requests,
                                                shortwire_test_v1_bytes_value_t *replies, int32_t *codes,
                                                sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_unwrap_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                   const shortwire_test_v1_unwrap_request_columns_t *request,
                                                   const shortwire_test_v1_bytes_value_out_columns_t *reply,
                                                   int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/Gather in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_gather_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                               sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/Gather in wire format: what shortwire_test_v1_feature_gather() does where it
 * cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_gather_wire(const shortwire_test_v1_feature_t *client,
                                                const shortwire_test_v1_int64_value_t *request,
                                                shortwire_test_v1_gathered_t *reply, sw_call_t *call);

/* Each item's number, its position, and how many items there are: the service answers batches itself, from
 * the last item to the first. Items whose number is negative fail with INVALID_ARGUMENT; a batch with number
 * 13
 * panics when it gets there. */
static inline sw_code_e shortwire_test_v1_feature_gather(const shortwire_test_v1_feature_t *client,
                                                         const shortwire_test_v1_int64_value_t *request,
                                                         shortwire_test_v1_gathered_t *reply,
                                                         sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[3];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[31].flat == NULL)) {
    return shortwire_test_v1_feature_gather_wire(client, request, reply, call);
  }
  in[0].i64 = request->value;
  int32_t code = client->methods[31].flat(client->base.instance, sw_call_context(call), in, out,
                                          sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->number = out[0].i64;
  reply->position = out[1].u64;
  reply->count = out[2].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/Gather for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_gather_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                const shortwire_test_v1_int64_value_t *requests,
                                                shortwire_test_v1_gathered_t *replies, int32_t *codes,
                                                sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_gather_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                   const shortwire_test_v1_int64_value_columns_t *request,
                                                   const shortwire_test_v1_gathered_out_columns_t *reply,
                                                   int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/Measure in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_measure_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                                sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/Measure in wire format: what shortwire_test_v1_feature_measure() does where it
 * cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_measure_wire(const shortwire_test_v1_feature_t *client,
                                                 const shortwire_test_v1_bytes_value_t *request,
                                                 shortwire_test_v1_uint64_value_t *reply, sw_call_t *call);

/* Length of the bytes given. */
static inline sw_code_e shortwire_test_v1_feature_measure(const shortwire_test_v1_feature_t *client,
                                                          const shortwire_test_v1_bytes_value_t *request,
                                                          shortwire_test_v1_uint64_value_t *reply,
                                                          sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[32].flat == NULL)) {
    return shortwire_test_v1_feature_measure_wire(client, request, reply, call);
  }
  in[0].data = request->value.data;
  in[1].u64 = request->value.len;
  int32_t code = client->methods[32].flat(client->base.instance, sw_call_context(call), in, out,
                                          sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = out[0].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/Measure for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_measure_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                 const shortwire_test_v1_bytes_value_t *requests,
                                                 shortwire_test_v1_uint64_value_t *replies, int32_t *codes,
                                                 sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_measure_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                    const shortwire_test_v1_bytes_value_columns_t *request,
                                                    const shortwire_test_v1_uint64_value_out_columns_t *reply,
                                                    int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/Fail in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_fail_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                             sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/Fail in wire format: what shortwire_test_v1_feature_fail() does where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_fail_wire(const shortwire_test_v1_feature_t *client,
                                              const shortwire_test_v1_fail_request_t *request,
                                              shortwire_test_v1_empty_t *reply, sw_call_t *call);

/* Fails with the code, message and detail asked for. */
static inline sw_code_e shortwire_test_v1_feature_fail(const shortwire_test_v1_feature_t *client,
                                                       const shortwire_test_v1_fail_request_t *request,
                                                       shortwire_test_v1_empty_t *reply, sw_call_t *call) {
  sw_slot_t in[4];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[33].flat == NULL)) {
    return shortwire_test_v1_feature_fail_wire(client, request, reply, call);
  }
  in[0].i64 = request->code;
  in[1].data = request->message.data;
  in[2].u64 = request->message.len;
  in[3].i64 = request->detail;
  int32_t code = client->methods[33].flat(client->base.instance, sw_call_context(call), in, NULL,
                                          sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/Fail for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_fail_many(const shortwire_test_v1_feature_t *client, size_t count,
                                              const shortwire_test_v1_fail_request_t *requests,
                                              shortwire_test_v1_empty_t *replies, int32_t *codes,
                                              sw_call_t *call);

/* shortwire.test.v1.Feature/Panic in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_panic_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/Panic in wire format: what shortwire_test_v1_feature_panic() does where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_panic_wire(const shortwire_test_v1_feature_t *client,
                                               const shortwire_test_v1_string_value_t *request,
                                               shortwire_test_v1_empty_t *reply, sw_call_t *call);

/* Panics with the message given. */
static inline sw_code_e shortwire_test_v1_feature_panic(const shortwire_test_v1_feature_t *client,
                                                        const shortwire_test_v1_string_value_t *request,
                                                        shortwire_test_v1_empty_t *reply, sw_call_t *call) {
  sw_slot_t in[2];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[34].flat == NULL)) {
    return shortwire_test_v1_feature_panic_wire(client, request, reply, call);
  }
  in[0].data = request->value.data;
  in[1].u64 = request->value.len;
  int32_t code = client->methods[34].flat(client->base.instance, sw_call_context(call), in, NULL,
                                          sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/Panic for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_panic_many(const shortwire_test_v1_feature_t *client, size_t count,
                                               const shortwire_test_v1_string_value_t *requests,
                                               shortwire_test_v1_empty_t *replies, int32_t *codes,
                                               sw_call_t *call);

/* shortwire.test.v1.Feature/Count in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_count_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/Count in wire format: what shortwire_test_v1_feature_count() does where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_count_wire(const shortwire_test_v1_feature_t *client,
                                               const shortwire_test_v1_empty_t *request,
                                               shortwire_test_v1_uint64_value_t *reply, sw_call_t *call);

/* Number of calls this instance has answered: starts again at 1 once a panic has replaced it. */
static inline sw_code_e shortwire_test_v1_feature_count(const shortwire_test_v1_feature_t *client,
                                                        const shortwire_test_v1_empty_t *request,
                                                        shortwire_test_v1_uint64_value_t *reply,
                                                        sw_call_t *call) {
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[35].flat == NULL)) {
    return shortwire_test_v1_feature_count_wire(client, request, reply, call);
  }
  int32_t code = client->methods[35].flat(client->base.instance, sw_call_context(call), NULL, out,
                                          sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = out[0].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/Count for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_count_many(const shortwire_test_v1_feature_t *client, size_t count,
                                               const shortwire_test_v1_empty_t *requests,
                                               shortwire_test_v1_uint64_value_t *replies, int32_t *codes,
                                               sw_call_t *call);

/* shortwire.test.v1.Feature/Slow in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_slow_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                             sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/Slow in wire format: what shortwire_test_v1_feature_slow() does where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_slow_wire(const shortwire_test_v1_feature_t *client,
                                              const shortwire_test_v1_slow_request_t *request,
                                              shortwire_test_v1_slow_request_t *reply, sw_call_t *call);

/* Sleeps, then returns the time asked for. Ends early with CANCELLED or DEADLINE_EXCEEDED. */
static inline sw_code_e shortwire_test_v1_feature_slow(const shortwire_test_v1_feature_t *client,
                                                       const shortwire_test_v1_slow_request_t *request,
                                                       shortwire_test_v1_slow_request_t *reply,
                                                       sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[36].flat == NULL)) {
    return shortwire_test_v1_feature_slow_wire(client, request, reply, call);
  }
  in[0].u64 = request->milliseconds;
  int32_t code = client->methods[36].flat(client->base.instance, sw_call_context(call), in, out,
                                          sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->milliseconds = (uint32_t)out[0].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/Slow for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_slow_many(const shortwire_test_v1_feature_t *client, size_t count,
                                              const shortwire_test_v1_slow_request_t *requests,
                                              shortwire_test_v1_slow_request_t *replies, int32_t *codes,
                                              sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_slow_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                 const shortwire_test_v1_slow_request_columns_t *request,
                                                 const shortwire_test_v1_slow_request_out_columns_t *reply,
                                                 int32_t *codes, sw_call_t *call);

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_TEST_V1_H */
