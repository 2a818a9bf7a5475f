/* Made by shortwire gen from messages.proto. Do not edit. */
/* clang-format off */

/* Messages only, in a package of one name. */
#ifndef PLAIN_H
#define PLAIN_H

#include "shortwire/client.h"

typedef struct plain_point_t plain_point_t;
typedef struct plain_line_t plain_line_t;

#ifdef __cplusplus
extern "C" {
#endif

struct plain_point_t {
  double x;
  double y;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define PLAIN_POINT_NAME "plain.Point"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void plain_point_init(plain_point_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e plain_point_encode(const plain_point_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                             sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e plain_point_decode(sw_bytes_t bytes, sw_arena_t *arena, plain_point_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *plain_point_write(const plain_point_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *plain_point_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r, plain_point_t *message);
const uint8_t *plain_point_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                 const plain_point_t **message);
const uint8_t *plain_point_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                  const plain_point_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct plain_point_columns_t {
  const double *x;
  const double *y;
} plain_point_columns_t;

/* The same to be written. */
typedef struct plain_point_out_columns_t {
  double *x;
  double *y;
} plain_point_out_columns_t;

struct plain_line_t {
  const plain_point_t *points;
  size_t points_count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define PLAIN_LINE_NAME "plain.Line"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void plain_line_init(plain_line_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e plain_line_encode(const plain_line_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                            sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e plain_line_decode(sw_bytes_t bytes, sw_arena_t *arena, plain_line_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *plain_line_write(const plain_line_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *plain_line_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r, plain_line_t *message);
const uint8_t *plain_line_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                const plain_line_t **message);
const uint8_t *plain_line_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                 const plain_line_t **items, size_t *count);

#ifdef __cplusplus
}
#endif

#endif /* PLAIN_H */
