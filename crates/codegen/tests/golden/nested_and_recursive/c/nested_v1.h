/* Made by shortwire gen from nested.proto. Do not edit. */
/* clang-format off */

/* Types within types, and types that contain themselves. */
#ifndef NESTED_V1_H
#define NESTED_V1_H

#include "shortwire/client.h"

typedef int32_t nested_v1_outer_inner_kind_e;
typedef struct nested_v1_outer_t nested_v1_outer_t;
typedef struct nested_v1_outer_inner_t nested_v1_outer_inner_t;
typedef struct nested_v1_outer_inner_innermost_t nested_v1_outer_inner_innermost_t;
typedef struct nested_v1_node_t nested_v1_node_t;
typedef struct nested_v1_detour_t nested_v1_detour_t;

#ifdef __cplusplus
extern "C" {
#endif

/* Values of nested.v1.Outer.Inner.Kind. Other numbers may occur. */
enum {
  NESTED_V1_OUTER_INNER_KIND_UNSPECIFIED = 0,
  NESTED_V1_OUTER_INNER_KIND_LEAF = 1
};

/* The name in the schema of a value, or NULL. Static. */
const char *nested_v1_outer_inner_kind_name(nested_v1_outer_inner_kind_e value);

struct nested_v1_outer_t {
  const nested_v1_outer_inner_t *inner;
  const nested_v1_outer_inner_innermost_t *shortcut;
  const nested_v1_outer_inner_kind_e *kinds;
  size_t kinds_count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define NESTED_V1_OUTER_NAME "nested.v1.Outer"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void nested_v1_outer_init(nested_v1_outer_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e nested_v1_outer_encode(const nested_v1_outer_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                 sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e nested_v1_outer_decode(sw_bytes_t bytes, sw_arena_t *arena, nested_v1_outer_t *message,
                                 sw_error_t *error);

/* For generated code. */
uint8_t *nested_v1_outer_write(const nested_v1_outer_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *nested_v1_outer_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    nested_v1_outer_t *message);
const uint8_t *nested_v1_outer_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     const nested_v1_outer_t **message);
const uint8_t *nested_v1_outer_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                      const nested_v1_outer_t **items, size_t *count);

struct nested_v1_outer_inner_t {
  const nested_v1_outer_inner_innermost_t *innermost;
  nested_v1_outer_inner_kind_e kind;
  const nested_v1_outer_t *around;
  size_t around_count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define NESTED_V1_OUTER_INNER_NAME "nested.v1.Outer.Inner"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void nested_v1_outer_inner_init(nested_v1_outer_inner_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e nested_v1_outer_inner_encode(const nested_v1_outer_inner_t *message, sw_writer_t *writer,
                                       sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e nested_v1_outer_inner_decode(sw_bytes_t bytes, sw_arena_t *arena, nested_v1_outer_inner_t *message,
                                       sw_error_t *error);

/* For generated code. */
uint8_t *nested_v1_outer_inner_write(const nested_v1_outer_inner_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *nested_v1_outer_inner_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                          nested_v1_outer_inner_t *message);
const uint8_t *nested_v1_outer_inner_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                           const nested_v1_outer_inner_t **message);
const uint8_t *nested_v1_outer_inner_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            uint32_t tag, const nested_v1_outer_inner_t **items,
                                            size_t *count);

struct nested_v1_outer_inner_innermost_t {
  sw_bytes_t name;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define NESTED_V1_OUTER_INNER_INNERMOST_NAME "nested.v1.Outer.Inner.Innermost"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void nested_v1_outer_inner_innermost_init(nested_v1_outer_inner_innermost_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e nested_v1_outer_inner_innermost_encode(const nested_v1_outer_inner_innermost_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e nested_v1_outer_inner_innermost_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 nested_v1_outer_inner_innermost_t *message,
                                                 sw_error_t *error);

/* For generated code. */
uint8_t *nested_v1_outer_inner_innermost_write(const nested_v1_outer_inner_innermost_t *message, uint8_t *p,
                                               sw_writer_t *w);
const uint8_t *nested_v1_outer_inner_innermost_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    nested_v1_outer_inner_innermost_t *message);
const uint8_t *nested_v1_outer_inner_innermost_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const nested_v1_outer_inner_innermost_t **message);
const uint8_t *nested_v1_outer_inner_innermost_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const nested_v1_outer_inner_innermost_t **items,
                                                      size_t *count);

/* Fields of many messages: an array each. */
typedef struct nested_v1_outer_inner_innermost_columns_t {
  const sw_bytes_t *name;
} nested_v1_outer_inner_innermost_columns_t;

/* The same to be written. */
typedef struct nested_v1_outer_inner_innermost_out_columns_t {
  sw_bytes_t *name;
} nested_v1_outer_inner_innermost_out_columns_t;

/* Which member of nested.v1.Node.way is there; numbered as the fields are. */
typedef enum nested_v1_node_way_e {
  NESTED_V1_NODE_WAY_NOT_SET = 0,
  NESTED_V1_NODE_WAY_LEFT = 4,
  NESTED_V1_NODE_WAY_RIGHT = 5
} nested_v1_node_way_e;

/* An entry of nested.v1.Node.named. Of equal keys the last one counts: decoded maps have no others. */
typedef struct nested_v1_node_named_entry_t {
  sw_bytes_t key;
  const nested_v1_node_t *value;
} nested_v1_node_named_entry_t;

/* Contains itself directly, in a list, in a map, in a oneof, and by way of another. */
struct nested_v1_node_t {
  const nested_v1_node_t *next;
  const nested_v1_node_t *children;
  size_t children_count;
  const nested_v1_node_named_entry_t *named;
  size_t named_count;
  nested_v1_node_way_e way_case;
  union {
    const nested_v1_node_t *left;
    const nested_v1_detour_t *right;
  } way;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define NESTED_V1_NODE_NAME "nested.v1.Node"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void nested_v1_node_init(nested_v1_node_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e nested_v1_node_encode(const nested_v1_node_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e nested_v1_node_decode(sw_bytes_t bytes, sw_arena_t *arena, nested_v1_node_t *message,
                                sw_error_t *error);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const nested_v1_node_named_entry_t *nested_v1_node_find_named(const nested_v1_node_t *message,
                                                              sw_bytes_t key);

/* For generated code. */
uint8_t *nested_v1_node_write(const nested_v1_node_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *nested_v1_node_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                   nested_v1_node_t *message);
const uint8_t *nested_v1_node_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    const nested_v1_node_t **message);
const uint8_t *nested_v1_node_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                     const nested_v1_node_t **items, size_t *count);

struct nested_v1_detour_t {
  const nested_v1_node_t *back;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define NESTED_V1_DETOUR_NAME "nested.v1.Detour"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void nested_v1_detour_init(nested_v1_detour_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e nested_v1_detour_encode(const nested_v1_detour_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                  sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e nested_v1_detour_decode(sw_bytes_t bytes, sw_arena_t *arena, nested_v1_detour_t *message,
                                  sw_error_t *error);

/* For generated code. */
uint8_t *nested_v1_detour_write(const nested_v1_detour_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *nested_v1_detour_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     nested_v1_detour_t *message);
const uint8_t *nested_v1_detour_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                      const nested_v1_detour_t **message);
const uint8_t *nested_v1_detour_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                       const nested_v1_detour_t **items, size_t *count);

/* Client of nested.v1.Nesting. */
typedef struct nested_v1_nesting_t {
  sw_client_t base;
  sw_entry_t methods[1];
} nested_v1_nesting_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e nested_v1_nesting_open(const char *path, const sw_options_t *options, nested_v1_nesting_t *client,
                                 sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e nested_v1_nesting_join(const sw_client_t *other, nested_v1_nesting_t *client, sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void nested_v1_nesting_close(nested_v1_nesting_t *client);

/* nested.v1.Nesting/Walk in wire format. The reply lies in the call. */
sw_code_e nested_v1_nesting_walk_raw(const nested_v1_nesting_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                     sw_call_t *call);

sw_code_e nested_v1_nesting_walk(const nested_v1_nesting_t *client, const nested_v1_node_t *request,
                                 nested_v1_outer_t *reply, sw_call_t *call);

/* nested.v1.Nesting/Walk for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e nested_v1_nesting_walk_many(const nested_v1_nesting_t *client, size_t count,
                                      const nested_v1_node_t *requests, nested_v1_outer_t *replies,
                                      int32_t *codes, sw_call_t *call);

#ifdef __cplusplus
}
#endif

#endif /* NESTED_V1_H */
