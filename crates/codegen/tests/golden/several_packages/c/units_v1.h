/* Made by shortwire gen from units/money.proto. Do not edit. */
/* clang-format off */
#ifndef UNITS_V1_H
#define UNITS_V1_H

#include "shortwire/client.h"

typedef int32_t units_v1_currency_e;
typedef struct units_v1_money_t units_v1_money_t;

#ifdef __cplusplus
extern "C" {
#endif

/* Values of units.v1.Currency. Other numbers may occur. */
enum {
  UNITS_V1_CURRENCY_UNSPECIFIED = 0,
  UNITS_V1_CURRENCY_EUR = 978
};

/* The name in the schema of a value, or NULL. Static. */
const char *units_v1_currency_name(units_v1_currency_e value);

struct units_v1_money_t {
  int64_t units;
  units_v1_currency_e currency;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define UNITS_V1_MONEY_NAME "units.v1.Money"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void units_v1_money_init(units_v1_money_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e units_v1_money_encode(const units_v1_money_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e units_v1_money_decode(sw_bytes_t bytes, sw_arena_t *arena, units_v1_money_t *message,
                                sw_error_t *error);

/* For generated code. */
uint8_t *units_v1_money_write(const units_v1_money_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *units_v1_money_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                   units_v1_money_t *message);
const uint8_t *units_v1_money_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    const units_v1_money_t **message);
const uint8_t *units_v1_money_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                     const units_v1_money_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct units_v1_money_columns_t {
  const int64_t *units;
  const units_v1_currency_e *currency;
} units_v1_money_columns_t;

/* The same to be written. */
typedef struct units_v1_money_out_columns_t {
  int64_t *units;
  units_v1_currency_e *currency;
} units_v1_money_out_columns_t;

#ifdef __cplusplus
}
#endif

#endif /* UNITS_V1_H */
