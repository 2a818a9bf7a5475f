/* Made by shortwire gen from legacy.proto. Do not edit. */
/* clang-format off */

/* What only proto2 has. */
#ifndef SHORTWIRE_TEST_LEGACY_V1_H
#define SHORTWIRE_TEST_LEGACY_V1_H

#include "shortwire/client.h"

typedef int32_t shortwire_test_legacy_v1_level_e;
typedef struct shortwire_test_legacy_v1_required_t shortwire_test_legacy_v1_required_t;
typedef struct shortwire_test_legacy_v1_defaults_t shortwire_test_legacy_v1_defaults_t;
typedef struct shortwire_test_legacy_v1_groups_t shortwire_test_legacy_v1_groups_t;
typedef struct shortwire_test_legacy_v1_groups_single_t shortwire_test_legacy_v1_groups_single_t;
typedef struct shortwire_test_legacy_v1_groups_many_t shortwire_test_legacy_v1_groups_many_t;
typedef struct shortwire_test_legacy_v1_closed_t shortwire_test_legacy_v1_closed_t;
typedef struct shortwire_test_legacy_v1_unchecked_t shortwire_test_legacy_v1_unchecked_t;
typedef struct shortwire_test_legacy_v1_holder_t shortwire_test_legacy_v1_holder_t;

#ifdef __cplusplus
extern "C" {
#endif

/* Values of shortwire.test.legacy.v1.Level. Other numbers may occur. */
enum {
  SHORTWIRE_TEST_LEGACY_V1_LEVEL_LOW = 1,
  SHORTWIRE_TEST_LEGACY_V1_LEVEL_HIGH = 2
};

/* The name in the schema of a value, or NULL. Static. */
const char *shortwire_test_legacy_v1_level_name(shortwire_test_legacy_v1_level_e value);

struct shortwire_test_legacy_v1_required_t {
  bool has_number;
  int32_t number;
  bool has_text;
  sw_bytes_t text;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_LEGACY_V1_REQUIRED_NAME "shortwire.test.legacy.v1.Required"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_legacy_v1_required_init(shortwire_test_legacy_v1_required_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_legacy_v1_required_encode(const shortwire_test_legacy_v1_required_t *message,
                                                   sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_legacy_v1_required_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                   shortwire_test_legacy_v1_required_t *message,
                                                   sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_legacy_v1_required_write(const shortwire_test_legacy_v1_required_t *message,
                                                 uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_test_legacy_v1_required_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      shortwire_test_legacy_v1_required_t *message);
const uint8_t *shortwire_test_legacy_v1_required_read_whole(const uint8_t *p, const uint8_t *end,
                                                            sw_reader_t *r,
                                                            shortwire_test_legacy_v1_required_t *message);
const char *shortwire_test_legacy_v1_required_missing(const shortwire_test_legacy_v1_required_t *message);
const uint8_t *shortwire_test_legacy_v1_required_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       const shortwire_test_legacy_v1_required_t **message);
const uint8_t *shortwire_test_legacy_v1_required_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        uint32_t tag,
                                                        const shortwire_test_legacy_v1_required_t **items,
                                                        size_t *count);

struct shortwire_test_legacy_v1_defaults_t {
  bool has_number;
  int32_t number;
  bool has_text;
  sw_bytes_t text;
  bool has_data;
  sw_bytes_t data;
  bool has_level;
  shortwire_test_legacy_v1_level_e level;
  bool has_limit;
  double limit;
  bool has_flag;
  bool flag;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_LEGACY_V1_DEFAULTS_NAME "shortwire.test.legacy.v1.Defaults"

/* Makes all fields absent. Initialising a message with zeros does the same, but for the defaults of its
 * fields. */
static inline void shortwire_test_legacy_v1_defaults_init(shortwire_test_legacy_v1_defaults_t *message) {
  memset(message, 0, sizeof *message);
  message->number = -7;
  message->text = sw_literal("don\047t", 5);
  message->data = sw_literal("\000\377", 2);
  message->level = 2;
  message->limit = INFINITY;
  message->flag = true;
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_legacy_v1_defaults_encode(const shortwire_test_legacy_v1_defaults_t *message,
                                                   sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_legacy_v1_defaults_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                   shortwire_test_legacy_v1_defaults_t *message,
                                                   sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_legacy_v1_defaults_write(const shortwire_test_legacy_v1_defaults_t *message,
                                                 uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_test_legacy_v1_defaults_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      shortwire_test_legacy_v1_defaults_t *message);
const uint8_t *shortwire_test_legacy_v1_defaults_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       const shortwire_test_legacy_v1_defaults_t **message);
const uint8_t *shortwire_test_legacy_v1_defaults_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        uint32_t tag,
                                                        const shortwire_test_legacy_v1_defaults_t **items,
                                                        size_t *count);

struct shortwire_test_legacy_v1_groups_t {
  const shortwire_test_legacy_v1_groups_single_t *single;
  const shortwire_test_legacy_v1_groups_many_t *many;
  size_t many_count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_LEGACY_V1_GROUPS_NAME "shortwire.test.legacy.v1.Groups"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_legacy_v1_groups_init(shortwire_test_legacy_v1_groups_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_legacy_v1_groups_encode(const shortwire_test_legacy_v1_groups_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_legacy_v1_groups_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 shortwire_test_legacy_v1_groups_t *message,
                                                 sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_legacy_v1_groups_write(const shortwire_test_legacy_v1_groups_t *message, uint8_t *p,
                                               sw_writer_t *w);
const uint8_t *shortwire_test_legacy_v1_groups_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    shortwire_test_legacy_v1_groups_t *message);
const uint8_t *shortwire_test_legacy_v1_groups_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const shortwire_test_legacy_v1_groups_t **message);
const uint8_t *shortwire_test_legacy_v1_groups_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const shortwire_test_legacy_v1_groups_t **items,
                                                      size_t *count);

struct shortwire_test_legacy_v1_groups_single_t {
  bool has_number;
  int32_t number;
  const shortwire_test_legacy_v1_groups_t *inner;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_LEGACY_V1_GROUPS_SINGLE_NAME "shortwire.test.legacy.v1.Groups.Single"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_legacy_v1_groups_single_init(
    shortwire_test_legacy_v1_groups_single_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_legacy_v1_groups_single_encode(
    const shortwire_test_legacy_v1_groups_single_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_legacy_v1_groups_single_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                        shortwire_test_legacy_v1_groups_single_t *message,
                                                        sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_legacy_v1_groups_single_write(const shortwire_test_legacy_v1_groups_single_t *message,
                                                      uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_test_legacy_v1_groups_single_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, shortwire_test_legacy_v1_groups_single_t *message);
const uint8_t *shortwire_test_legacy_v1_groups_single_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_test_legacy_v1_groups_single_t **message);
const uint8_t *shortwire_test_legacy_v1_groups_single_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_test_legacy_v1_groups_single_t **items, size_t *count);

struct shortwire_test_legacy_v1_groups_many_t {
  bool has_text;
  sw_bytes_t text;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_LEGACY_V1_GROUPS_MANY_NAME "shortwire.test.legacy.v1.Groups.Many"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_legacy_v1_groups_many_init(
    shortwire_test_legacy_v1_groups_many_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_legacy_v1_groups_many_encode(const shortwire_test_legacy_v1_groups_many_t *message,
                                                      sw_writer_t *writer, sw_bytes_t *bytes,
                                                      sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_legacy_v1_groups_many_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                      shortwire_test_legacy_v1_groups_many_t *message,
                                                      sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_legacy_v1_groups_many_write(const shortwire_test_legacy_v1_groups_many_t *message,
                                                    uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_test_legacy_v1_groups_many_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         shortwire_test_legacy_v1_groups_many_t *message);
const uint8_t *shortwire_test_legacy_v1_groups_many_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_test_legacy_v1_groups_many_t **message);
const uint8_t *shortwire_test_legacy_v1_groups_many_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_test_legacy_v1_groups_many_t **items, size_t *count);

/* Which member of shortwire.test.legacy.v1.Closed.choice is there; numbered as the fields are. */
typedef enum shortwire_test_legacy_v1_closed_choice_e {
  SHORTWIRE_TEST_LEGACY_V1_CLOSED_CHOICE_NOT_SET = 0,
  SHORTWIRE_TEST_LEGACY_V1_CLOSED_CHOICE_CHOSEN = 5,
  SHORTWIRE_TEST_LEGACY_V1_CLOSED_CHOICE_OTHER = 6
} shortwire_test_legacy_v1_closed_choice_e;

/* An entry of shortwire.test.legacy.v1.Closed.by_name. Of equal keys the last one counts: decoded maps have
 * no others. */
typedef struct shortwire_test_legacy_v1_closed_by_name_entry_t {
  sw_bytes_t key;
  shortwire_test_legacy_v1_level_e value;
} shortwire_test_legacy_v1_closed_by_name_entry_t;

struct shortwire_test_legacy_v1_closed_t {
  bool has_level;
  shortwire_test_legacy_v1_level_e level;
  const shortwire_test_legacy_v1_level_e *levels;
  size_t levels_count;
  const shortwire_test_legacy_v1_level_e *packed;
  size_t packed_count;
  const shortwire_test_legacy_v1_closed_by_name_entry_t *by_name;
  size_t by_name_count;
  shortwire_test_legacy_v1_closed_choice_e choice_case;
  union {
    shortwire_test_legacy_v1_level_e chosen;
    sw_bytes_t other;
  } choice;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_LEGACY_V1_CLOSED_NAME "shortwire.test.legacy.v1.Closed"

/* Makes all fields absent. Initialising a message with zeros does the same, but for the defaults of its
 * fields. */
static inline void shortwire_test_legacy_v1_closed_init(shortwire_test_legacy_v1_closed_t *message) {
  memset(message, 0, sizeof *message);
  message->level = 1;
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_legacy_v1_closed_encode(const shortwire_test_legacy_v1_closed_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_legacy_v1_closed_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 shortwire_test_legacy_v1_closed_t *message,
                                                 sw_error_t *error);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const shortwire_test_legacy_v1_closed_by_name_entry_t *shortwire_test_legacy_v1_closed_find_by_name(
    const shortwire_test_legacy_v1_closed_t *message, sw_bytes_t key);

/* For generated code. */
uint8_t *shortwire_test_legacy_v1_closed_write(const shortwire_test_legacy_v1_closed_t *message, uint8_t *p,
                                               sw_writer_t *w);
const uint8_t *shortwire_test_legacy_v1_closed_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    shortwire_test_legacy_v1_closed_t *message);
const uint8_t *shortwire_test_legacy_v1_closed_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const shortwire_test_legacy_v1_closed_t **message);
const uint8_t *shortwire_test_legacy_v1_closed_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const shortwire_test_legacy_v1_closed_t **items,
                                                      size_t *count);

/* A string here may hold anything. */
struct shortwire_test_legacy_v1_unchecked_t {
  bool has_text;
  sw_bytes_t text;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_LEGACY_V1_UNCHECKED_NAME "shortwire.test.legacy.v1.Unchecked"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_legacy_v1_unchecked_init(shortwire_test_legacy_v1_unchecked_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_legacy_v1_unchecked_encode(const shortwire_test_legacy_v1_unchecked_t *message,
                                                    sw_writer_t *writer, sw_bytes_t *bytes,
                                                    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_legacy_v1_unchecked_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                    shortwire_test_legacy_v1_unchecked_t *message,
                                                    sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_legacy_v1_unchecked_write(const shortwire_test_legacy_v1_unchecked_t *message,
                                                  uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_test_legacy_v1_unchecked_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       shortwire_test_legacy_v1_unchecked_t *message);
const uint8_t *shortwire_test_legacy_v1_unchecked_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_test_legacy_v1_unchecked_t **message);
const uint8_t *shortwire_test_legacy_v1_unchecked_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         uint32_t tag,
                                                         const shortwire_test_legacy_v1_unchecked_t **items,
                                                         size_t *count);

/* Which member of shortwire.test.legacy.v1.Holder.choice is there; numbered as the fields are. */
typedef enum shortwire_test_legacy_v1_holder_choice_e {
  SHORTWIRE_TEST_LEGACY_V1_HOLDER_CHOICE_NOT_SET = 0,
  SHORTWIRE_TEST_LEGACY_V1_HOLDER_CHOICE_CHOSEN = 3
} shortwire_test_legacy_v1_holder_choice_e;

/* An entry of shortwire.test.legacy.v1.Holder.by_name. Of equal keys the last one counts: decoded maps have
 * no others. */
typedef struct shortwire_test_legacy_v1_holder_by_name_entry_t {
  sw_bytes_t key;
  const shortwire_test_legacy_v1_required_t *value;
} shortwire_test_legacy_v1_holder_by_name_entry_t;

/* Holds messages with required fields in every way. */
struct shortwire_test_legacy_v1_holder_t {
  const shortwire_test_legacy_v1_required_t *one;
  const shortwire_test_legacy_v1_required_t *many;
  size_t many_count;
  shortwire_test_legacy_v1_holder_choice_e choice_case;
  union {
    const shortwire_test_legacy_v1_required_t *chosen;
  } choice;
  const shortwire_test_legacy_v1_holder_by_name_entry_t *by_name;
  size_t by_name_count;
  const shortwire_test_legacy_v1_holder_t *deeper;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_LEGACY_V1_HOLDER_NAME "shortwire.test.legacy.v1.Holder"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_legacy_v1_holder_init(shortwire_test_legacy_v1_holder_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_legacy_v1_holder_encode(const shortwire_test_legacy_v1_holder_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_legacy_v1_holder_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 shortwire_test_legacy_v1_holder_t *message,
                                                 sw_error_t *error);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const shortwire_test_legacy_v1_holder_by_name_entry_t *shortwire_test_legacy_v1_holder_find_by_name(
    const shortwire_test_legacy_v1_holder_t *message, sw_bytes_t key);

/* For generated code. */
uint8_t *shortwire_test_legacy_v1_holder_write(const shortwire_test_legacy_v1_holder_t *message, uint8_t *p,
                                               sw_writer_t *w);
const uint8_t *shortwire_test_legacy_v1_holder_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    shortwire_test_legacy_v1_holder_t *message);
const uint8_t *shortwire_test_legacy_v1_holder_read_whole(const uint8_t *p, const uint8_t *end,
                                                          sw_reader_t *r,
                                                          shortwire_test_legacy_v1_holder_t *message);
const char *shortwire_test_legacy_v1_holder_missing(const shortwire_test_legacy_v1_holder_t *message);
const uint8_t *shortwire_test_legacy_v1_holder_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const shortwire_test_legacy_v1_holder_t **message);
const uint8_t *shortwire_test_legacy_v1_holder_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const shortwire_test_legacy_v1_holder_t **items,
                                                      size_t *count);

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_TEST_LEGACY_V1_H */
