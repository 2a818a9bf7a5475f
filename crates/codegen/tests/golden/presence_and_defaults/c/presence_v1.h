/* Made by shortwire gen from presence.proto. Do not edit. */
/* clang-format off */

/* Everything proto2 has and proto3 has not. */
#ifndef PRESENCE_V1_H
#define PRESENCE_V1_H

#include "shortwire/client.h"

typedef int32_t presence_v1_level_e;
typedef struct presence_v1_fields_t presence_v1_fields_t;
typedef struct presence_v1_rest_t presence_v1_rest_t;
typedef struct presence_v1_rest_inside_t presence_v1_rest_inside_t;
typedef struct presence_v1_rest_many_t presence_v1_rest_many_t;

#ifdef __cplusplus
extern "C" {
#endif

/* Closed: numbers that are not named here are unknown fields. */
enum {
  PRESENCE_V1_LEVEL_LOW = 1,
  PRESENCE_V1_LEVEL_HIGH = 2,
  PRESENCE_V1_LEVEL_TOP = 2147483647
};

/* The name in the schema of a value, or NULL. Static. */
const char *presence_v1_level_name(presence_v1_level_e value);

struct presence_v1_fields_t {
  bool has_must;
  int32_t must;
  bool has_may;
  int32_t may;
  bool has_number;
  int64_t number;
  bool has_text;
  sw_bytes_t text;
  bool has_data;
  sw_bytes_t data;
  bool has_flag;
  bool flag;
  bool has_real;
  double real;
  bool has_infinite;
  float infinite;
  bool has_none;
  double none;
  bool has_level;
  presence_v1_level_e level;
  bool has_most;
  uint64_t most;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define PRESENCE_V1_FIELDS_NAME "presence.v1.Fields"

/* Makes all fields absent. Initialising a message with zeros does the same, but for the defaults of its
 * fields. */
static inline void presence_v1_fields_init(presence_v1_fields_t *message) {
  memset(message, 0, sizeof *message);
  message->number = INT64_C(-42);
  message->text = sw_literal("a \042quoted\042 text\012", 16);
  message->data = sw_literal("\000\377", 2);
  message->flag = true;
  message->real = 1.5;
  message->infinite = -INFINITY;
  message->none = NAN;
  message->level = 2;
  message->most = UINT64_C(18446744073709551615);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e presence_v1_fields_encode(const presence_v1_fields_t *message, sw_writer_t *writer,
                                    sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e presence_v1_fields_decode(sw_bytes_t bytes, sw_arena_t *arena, presence_v1_fields_t *message,
                                    sw_error_t *error);

/* For generated code. */
uint8_t *presence_v1_fields_write(const presence_v1_fields_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *presence_v1_fields_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                       presence_v1_fields_t *message);
const uint8_t *presence_v1_fields_read_whole(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             presence_v1_fields_t *message);
const char *presence_v1_fields_missing(const presence_v1_fields_t *message);
const uint8_t *presence_v1_fields_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                        const presence_v1_fields_t **message);
const uint8_t *presence_v1_fields_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                         const presence_v1_fields_t **items, size_t *count);

/* Which member of presence.v1.Rest.choice is there; numbered as the fields are. */
typedef enum presence_v1_rest_choice_e {
  PRESENCE_V1_REST_CHOICE_NOT_SET = 0,
  PRESENCE_V1_REST_CHOICE_LEVEL = 6,
  PRESENCE_V1_REST_CHOICE_FIELDS = 7
} presence_v1_rest_choice_e;

/* An entry of presence.v1.Rest.by_number. Of equal keys the last one counts: decoded maps have no others. */
typedef struct presence_v1_rest_by_number_entry_t {
  int32_t key;
  presence_v1_level_e value;
} presence_v1_rest_by_number_entry_t;

struct presence_v1_rest_t {
  const int32_t *unpacked;
  size_t unpacked_count;
  const int32_t *packed;
  size_t packed_count;
  const presence_v1_level_e *levels;
  size_t levels_count;
  const presence_v1_rest_inside_t *inside;
  const presence_v1_rest_many_t *many;
  size_t many_count;
  presence_v1_rest_choice_e choice_case;
  union {
    presence_v1_level_e level;
    const presence_v1_fields_t *fields;
  } choice;
  const presence_v1_rest_by_number_entry_t *by_number;
  size_t by_number_count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define PRESENCE_V1_REST_NAME "presence.v1.Rest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void presence_v1_rest_init(presence_v1_rest_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e presence_v1_rest_encode(const presence_v1_rest_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                  sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e presence_v1_rest_decode(sw_bytes_t bytes, sw_arena_t *arena, presence_v1_rest_t *message,
                                  sw_error_t *error);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const presence_v1_rest_by_number_entry_t *presence_v1_rest_find_by_number(const presence_v1_rest_t *message,
                                                                          int32_t key);

/* For generated code. */
uint8_t *presence_v1_rest_write(const presence_v1_rest_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *presence_v1_rest_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     presence_v1_rest_t *message);
const uint8_t *presence_v1_rest_read_whole(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                           presence_v1_rest_t *message);
const char *presence_v1_rest_missing(const presence_v1_rest_t *message);
const uint8_t *presence_v1_rest_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                      const presence_v1_rest_t **message);
const uint8_t *presence_v1_rest_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                       const presence_v1_rest_t **items, size_t *count);

struct presence_v1_rest_inside_t {
  bool has_name;
  sw_bytes_t name;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define PRESENCE_V1_REST_INSIDE_NAME "presence.v1.Rest.Inside"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void presence_v1_rest_inside_init(presence_v1_rest_inside_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e presence_v1_rest_inside_encode(const presence_v1_rest_inside_t *message, sw_writer_t *writer,
                                         sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e presence_v1_rest_inside_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                         presence_v1_rest_inside_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *presence_v1_rest_inside_write(const presence_v1_rest_inside_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *presence_v1_rest_inside_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            presence_v1_rest_inside_t *message);
const uint8_t *presence_v1_rest_inside_read_whole(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  presence_v1_rest_inside_t *message);
const char *presence_v1_rest_inside_missing(const presence_v1_rest_inside_t *message);
const uint8_t *presence_v1_rest_inside_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             const presence_v1_rest_inside_t **message);
const uint8_t *presence_v1_rest_inside_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              uint32_t tag, const presence_v1_rest_inside_t **items,
                                              size_t *count);

struct presence_v1_rest_many_t {
  bool has_number;
  int32_t number;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define PRESENCE_V1_REST_MANY_NAME "presence.v1.Rest.Many"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void presence_v1_rest_many_init(presence_v1_rest_many_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e presence_v1_rest_many_encode(const presence_v1_rest_many_t *message, sw_writer_t *writer,
                                       sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e presence_v1_rest_many_decode(sw_bytes_t bytes, sw_arena_t *arena, presence_v1_rest_many_t *message,
                                       sw_error_t *error);

/* For generated code. */
uint8_t *presence_v1_rest_many_write(const presence_v1_rest_many_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *presence_v1_rest_many_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                          presence_v1_rest_many_t *message);
const uint8_t *presence_v1_rest_many_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                           const presence_v1_rest_many_t **message);
const uint8_t *presence_v1_rest_many_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            uint32_t tag, const presence_v1_rest_many_t **items,
                                            size_t *count);

/* Fields of many messages: an array each. */
typedef struct presence_v1_rest_many_columns_t {
  const uint64_t *present; /* PRESENCE_V1_REST_MANY_HAS_* of each message */
  const int32_t *number;
} presence_v1_rest_many_columns_t;

/* The same to be written. */
typedef struct presence_v1_rest_many_out_columns_t {
  uint64_t *present;
  int32_t *number;
} presence_v1_rest_many_out_columns_t;

/* Bits of `present`. */
#define PRESENCE_V1_REST_MANY_HAS_NUMBER (UINT64_C(1) << 0)

/* Client of presence.v1.Presence. */
typedef struct presence_v1_presence_t {
  sw_client_t base;
  sw_entry_t methods[2];
} presence_v1_presence_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e presence_v1_presence_open(const char *path, const sw_options_t *options,
                                    presence_v1_presence_t *client, sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e presence_v1_presence_join(const sw_client_t *other, presence_v1_presence_t *client,
                                    sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void presence_v1_presence_close(presence_v1_presence_t *client);

/* presence.v1.Presence/Echo in wire format. The reply lies in the call. */
sw_code_e presence_v1_presence_echo_raw(const presence_v1_presence_t *client, sw_bytes_t request,
                                        sw_bytes_t *reply, sw_call_t *call);

sw_code_e presence_v1_presence_echo(const presence_v1_presence_t *client, const presence_v1_fields_t *request,
                                    presence_v1_fields_t *reply, sw_call_t *call);

/* presence.v1.Presence/Echo for `count` requests at once. SW_OK if the batch ran, whatever became of its
 * items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e presence_v1_presence_echo_many(const presence_v1_presence_t *client, size_t count,
                                         const presence_v1_fields_t *requests, presence_v1_fields_t *replies,
                                         int32_t *codes, sw_call_t *call);

/* presence.v1.Presence/Lists in wire format. The reply lies in the call. */
sw_code_e presence_v1_presence_lists_raw(const presence_v1_presence_t *client, sw_bytes_t request,
                                         sw_bytes_t *reply, sw_call_t *call);

sw_code_e presence_v1_presence_lists(const presence_v1_presence_t *client, const presence_v1_rest_t *request,
                                     presence_v1_rest_t *reply, sw_call_t *call);

/* presence.v1.Presence/Lists for `count` requests at once. SW_OK if the batch ran, whatever became of its
 * items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e presence_v1_presence_lists_many(const presence_v1_presence_t *client, size_t count,
                                          const presence_v1_rest_t *requests, presence_v1_rest_t *replies,
                                          int32_t *codes, sw_call_t *call);

#ifdef __cplusplus
}
#endif

#endif /* PRESENCE_V1_H */
