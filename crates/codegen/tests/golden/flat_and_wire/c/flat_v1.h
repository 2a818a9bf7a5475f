/* Made by shortwire gen from flat.proto. Do not edit. */
/* clang-format off */

/* What decides how a method crosses. */
#ifndef FLAT_V1_H
#define FLAT_V1_H

#include "shortwire/client.h"

typedef int32_t flat_v1_kind_e;
typedef struct flat_v1_nothing_t flat_v1_nothing_t;
typedef struct flat_v1_scalars_t flat_v1_scalars_t;
typedef struct flat_v1_texts_t flat_v1_texts_t;
typedef struct flat_v1_with_list_t flat_v1_with_list_t;
typedef struct flat_v1_with_oneof_t flat_v1_with_oneof_t;
typedef struct flat_v1_with_map_t flat_v1_with_map_t;
typedef struct flat_v1_with_message_t flat_v1_with_message_t;

#ifdef __cplusplus
extern "C" {
#endif

/* Values of flat.v1.Kind. Other numbers may occur. */
enum {
  FLAT_V1_KIND_UNSPECIFIED = 0
};

/* The name in the schema of a value, or NULL. Static. */
const char *flat_v1_kind_name(flat_v1_kind_e value);

struct flat_v1_nothing_t {
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define FLAT_V1_NOTHING_NAME "flat.v1.Nothing"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void flat_v1_nothing_init(flat_v1_nothing_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e flat_v1_nothing_encode(const flat_v1_nothing_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                 sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e flat_v1_nothing_decode(sw_bytes_t bytes, sw_arena_t *arena, flat_v1_nothing_t *message,
                                 sw_error_t *error);

/* For generated code. */
uint8_t *flat_v1_nothing_write(const flat_v1_nothing_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *flat_v1_nothing_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    flat_v1_nothing_t *message);
const uint8_t *flat_v1_nothing_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     const flat_v1_nothing_t **message);
const uint8_t *flat_v1_nothing_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                      const flat_v1_nothing_t **items, size_t *count);

/* Fields out of order: slots go by number. */
struct flat_v1_scalars_t {
  double first;
  flat_v1_kind_e kind;
  float small;
  uint32_t fixed;
  bool middle;
  int64_t last;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define FLAT_V1_SCALARS_NAME "flat.v1.Scalars"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void flat_v1_scalars_init(flat_v1_scalars_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e flat_v1_scalars_encode(const flat_v1_scalars_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                 sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e flat_v1_scalars_decode(sw_bytes_t bytes, sw_arena_t *arena, flat_v1_scalars_t *message,
                                 sw_error_t *error);

/* For generated code. */
uint8_t *flat_v1_scalars_write(const flat_v1_scalars_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *flat_v1_scalars_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    flat_v1_scalars_t *message);
const uint8_t *flat_v1_scalars_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     const flat_v1_scalars_t **message);
const uint8_t *flat_v1_scalars_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                      const flat_v1_scalars_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct flat_v1_scalars_columns_t {
  const double *first;
  const flat_v1_kind_e *kind;
  const float *small;
  const uint32_t *fixed;
  const bool *middle;
  const int64_t *last;
} flat_v1_scalars_columns_t;

/* The same to be written. */
typedef struct flat_v1_scalars_out_columns_t {
  double *first;
  flat_v1_kind_e *kind;
  float *small;
  uint32_t *fixed;
  bool *middle;
  int64_t *last;
} flat_v1_scalars_out_columns_t;

struct flat_v1_texts_t {
  sw_bytes_t text;
  bool has_data;
  sw_bytes_t data;
  bool has_kind;
  flat_v1_kind_e kind;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define FLAT_V1_TEXTS_NAME "flat.v1.Texts"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void flat_v1_texts_init(flat_v1_texts_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e flat_v1_texts_encode(const flat_v1_texts_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                               sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e flat_v1_texts_decode(sw_bytes_t bytes, sw_arena_t *arena, flat_v1_texts_t *message,
                               sw_error_t *error);

/* For generated code. */
uint8_t *flat_v1_texts_write(const flat_v1_texts_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *flat_v1_texts_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                  flat_v1_texts_t *message);
const uint8_t *flat_v1_texts_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                   const flat_v1_texts_t **message);
const uint8_t *flat_v1_texts_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                    const flat_v1_texts_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct flat_v1_texts_columns_t {
  const uint64_t *present; /* FLAT_V1_TEXTS_HAS_* of each message */
  const sw_bytes_t *text;
  const sw_bytes_t *data;
  const flat_v1_kind_e *kind;
} flat_v1_texts_columns_t;

/* The same to be written. */
typedef struct flat_v1_texts_out_columns_t {
  uint64_t *present;
  sw_bytes_t *text;
  sw_bytes_t *data;
  flat_v1_kind_e *kind;
} flat_v1_texts_out_columns_t;

/* Bits of `present`. */
#define FLAT_V1_TEXTS_HAS_DATA (UINT64_C(1) << 0)
#define FLAT_V1_TEXTS_HAS_KIND (UINT64_C(1) << 1)

struct flat_v1_with_list_t {
  const int32_t *list;
  size_t list_count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define FLAT_V1_WITH_LIST_NAME "flat.v1.WithList"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void flat_v1_with_list_init(flat_v1_with_list_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e flat_v1_with_list_encode(const flat_v1_with_list_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                   sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e flat_v1_with_list_decode(sw_bytes_t bytes, sw_arena_t *arena, flat_v1_with_list_t *message,
                                   sw_error_t *error);

/* For generated code. */
uint8_t *flat_v1_with_list_write(const flat_v1_with_list_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *flat_v1_with_list_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                      flat_v1_with_list_t *message);
const uint8_t *flat_v1_with_list_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                       const flat_v1_with_list_t **message);
const uint8_t *flat_v1_with_list_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                        const flat_v1_with_list_t **items, size_t *count);

/* Which member of flat.v1.WithOneof.one is there; numbered as the fields are. */
typedef enum flat_v1_with_oneof_one_e {
  FLAT_V1_WITH_ONEOF_ONE_NOT_SET = 0,
  FLAT_V1_WITH_ONEOF_ONE_OF = 1
} flat_v1_with_oneof_one_e;

struct flat_v1_with_oneof_t {
  flat_v1_with_oneof_one_e one_case;
  union {
    int32_t of;
  } one;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define FLAT_V1_WITH_ONEOF_NAME "flat.v1.WithOneof"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void flat_v1_with_oneof_init(flat_v1_with_oneof_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e flat_v1_with_oneof_encode(const flat_v1_with_oneof_t *message, sw_writer_t *writer,
                                    sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e flat_v1_with_oneof_decode(sw_bytes_t bytes, sw_arena_t *arena, flat_v1_with_oneof_t *message,
                                    sw_error_t *error);

/* For generated code. */
uint8_t *flat_v1_with_oneof_write(const flat_v1_with_oneof_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *flat_v1_with_oneof_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                       flat_v1_with_oneof_t *message);
const uint8_t *flat_v1_with_oneof_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                        const flat_v1_with_oneof_t **message);
const uint8_t *flat_v1_with_oneof_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                         const flat_v1_with_oneof_t **items, size_t *count);

/* An entry of flat.v1.WithMap.map. Of equal keys the last one counts: decoded maps have no others. */
typedef struct flat_v1_with_map_map_entry_t {
  int32_t key;
  int32_t value;
} flat_v1_with_map_map_entry_t;

struct flat_v1_with_map_t {
  const flat_v1_with_map_map_entry_t *map;
  size_t map_count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define FLAT_V1_WITH_MAP_NAME "flat.v1.WithMap"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void flat_v1_with_map_init(flat_v1_with_map_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e flat_v1_with_map_encode(const flat_v1_with_map_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                  sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e flat_v1_with_map_decode(sw_bytes_t bytes, sw_arena_t *arena, flat_v1_with_map_t *message,
                                  sw_error_t *error);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const flat_v1_with_map_map_entry_t *flat_v1_with_map_find_map(const flat_v1_with_map_t *message, int32_t key);

/* For generated code. */
uint8_t *flat_v1_with_map_write(const flat_v1_with_map_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *flat_v1_with_map_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     flat_v1_with_map_t *message);
const uint8_t *flat_v1_with_map_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                      const flat_v1_with_map_t **message);
const uint8_t *flat_v1_with_map_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                       const flat_v1_with_map_t **items, size_t *count);

struct flat_v1_with_message_t {
  const flat_v1_nothing_t *nothing;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define FLAT_V1_WITH_MESSAGE_NAME "flat.v1.WithMessage"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void flat_v1_with_message_init(flat_v1_with_message_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e flat_v1_with_message_encode(const flat_v1_with_message_t *message, sw_writer_t *writer,
                                      sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e flat_v1_with_message_decode(sw_bytes_t bytes, sw_arena_t *arena, flat_v1_with_message_t *message,
                                      sw_error_t *error);

/* For generated code. */
uint8_t *flat_v1_with_message_write(const flat_v1_with_message_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *flat_v1_with_message_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                         flat_v1_with_message_t *message);
const uint8_t *flat_v1_with_message_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                          const flat_v1_with_message_t **message);
const uint8_t *flat_v1_with_message_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                           const flat_v1_with_message_t **items, size_t *count);

/* Client of flat.v1.Crossing. */
typedef struct flat_v1_crossing_t {
  sw_client_t base;
  sw_entry_t methods[9];
} flat_v1_crossing_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e flat_v1_crossing_open(const char *path, const sw_options_t *options, flat_v1_crossing_t *client,
                                sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e flat_v1_crossing_join(const sw_client_t *other, flat_v1_crossing_t *client, sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void flat_v1_crossing_close(flat_v1_crossing_t *client);

/* flat.v1.Crossing/Flat in wire format. The reply lies in the call. */
sw_code_e flat_v1_crossing_flat_raw(const flat_v1_crossing_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                    sw_call_t *call);

/* flat.v1.Crossing/Flat in wire format: what flat_v1_crossing_flat() does where it cannot
 * use slots. */
sw_code_e flat_v1_crossing_flat_wire(const flat_v1_crossing_t *client, const flat_v1_scalars_t *request,
                                     flat_v1_scalars_t *reply, sw_call_t *call);

/* Scalars only. */
static inline sw_code_e flat_v1_crossing_flat(const flat_v1_crossing_t *client,
                                              const flat_v1_scalars_t *request, flat_v1_scalars_t *reply,
                                              sw_call_t *call) {
  sw_slot_t in[6];
  sw_slot_t out[6];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[0].flat == NULL)) {
    return flat_v1_crossing_flat_wire(client, request, reply, call);
  }
  in[0].f64 = request->first;
  in[1].i64 = request->kind;
  in[2].f32 = request->small;
  in[3].u64 = request->fixed;
  in[4].u64 = request->middle;
  in[5].i64 = request->last;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->first = out[0].f64;
  reply->kind = (flat_v1_kind_e)out[1].i64;
  reply->small = out[2].f32;
  reply->fixed = (uint32_t)out[3].u64;
  reply->middle = out[4].u64 != 0;
  reply->last = out[5].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* flat.v1.Crossing/Flat for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e flat_v1_crossing_flat_many(const flat_v1_crossing_t *client, size_t count,
                                     const flat_v1_scalars_t *requests, flat_v1_scalars_t *replies,
                                     int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e flat_v1_crossing_flat_columns(const flat_v1_crossing_t *client, size_t count,
                                        const flat_v1_scalars_columns_t *request,
                                        const flat_v1_scalars_out_columns_t *reply, int32_t *codes,
                                        sw_call_t *call);

/* flat.v1.Crossing/Empty in wire format. The reply lies in the call. */
sw_code_e flat_v1_crossing_empty_raw(const flat_v1_crossing_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                     sw_call_t *call);

/* flat.v1.Crossing/Empty in wire format: what flat_v1_crossing_empty() does where it cannot
 * use slots. */
sw_code_e flat_v1_crossing_empty_wire(const flat_v1_crossing_t *client, const flat_v1_nothing_t *request,
                                      flat_v1_nothing_t *reply, sw_call_t *call);

/* Nothing at all. */
static inline sw_code_e flat_v1_crossing_empty(const flat_v1_crossing_t *client,
                                               const flat_v1_nothing_t *request, flat_v1_nothing_t *reply,
                                               sw_call_t *call) {
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[1].flat == NULL)) {
    return flat_v1_crossing_empty_wire(client, request, reply, call);
  }
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), NULL, NULL,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* flat.v1.Crossing/Empty for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e flat_v1_crossing_empty_many(const flat_v1_crossing_t *client, size_t count,
                                      const flat_v1_nothing_t *requests, flat_v1_nothing_t *replies,
                                      int32_t *codes, sw_call_t *call);

/* flat.v1.Crossing/Texts in wire format. The reply lies in the call. */
sw_code_e flat_v1_crossing_texts_raw(const flat_v1_crossing_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                     sw_call_t *call);

/* flat.v1.Crossing/Texts in wire format: what flat_v1_crossing_texts() does where it cannot
 * use slots. */
sw_code_e flat_v1_crossing_texts_wire(const flat_v1_crossing_t *client, const flat_v1_texts_t *request,
                                      flat_v1_texts_t *reply, sw_call_t *call);

/* Strings, bytes and presence are flat too. */
static inline sw_code_e flat_v1_crossing_texts(const flat_v1_crossing_t *client,
                                               const flat_v1_texts_t *request, flat_v1_texts_t *reply,
                                               sw_call_t *call) {
  sw_slot_t in[6];
  sw_slot_t out[6];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[2].flat == NULL)) {
    return flat_v1_crossing_texts_wire(client, request, reply, call);
  }
  in[0].u64 = (uint64_t)request->has_data << 0 | (uint64_t)request->has_kind << 1;
  in[1].data = request->text.data;
  in[2].u64 = request->text.len;
  in[3].data = request->data.data;
  in[4].u64 = request->data.len;
  in[5].i64 = request->kind;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->text.data = out[1].data;
  reply->text.len = (size_t)out[2].u64;
  reply->has_data = (out[0].u64 >> 0 & 1) != 0;
  if (reply->has_data) {
    reply->data.data = out[3].data;
    reply->data.len = (size_t)out[4].u64;
  } else {
    reply->data = sw_literal("", 0);
  }
  reply->has_kind = (out[0].u64 >> 1 & 1) != 0;
  if (reply->has_kind) {
    reply->kind = (flat_v1_kind_e)out[5].i64;
  } else {
    reply->kind = 0;
  }
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* flat.v1.Crossing/Texts for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e flat_v1_crossing_texts_many(const flat_v1_crossing_t *client, size_t count,
                                      const flat_v1_texts_t *requests, flat_v1_texts_t *replies,
                                      int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e flat_v1_crossing_texts_columns(const flat_v1_crossing_t *client, size_t count,
                                         const flat_v1_texts_columns_t *request,
                                         const flat_v1_texts_out_columns_t *reply, int32_t *codes,
                                         sw_call_t *call);

/* flat.v1.Crossing/List in wire format. The reply lies in the call. */
sw_code_e flat_v1_crossing_list_raw(const flat_v1_crossing_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                    sw_call_t *call);

/* A list is not. */
sw_code_e flat_v1_crossing_list(const flat_v1_crossing_t *client, const flat_v1_with_list_t *request,
                                flat_v1_scalars_t *reply, sw_call_t *call);

/* flat.v1.Crossing/List for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e flat_v1_crossing_list_many(const flat_v1_crossing_t *client, size_t count,
                                     const flat_v1_with_list_t *requests, flat_v1_scalars_t *replies,
                                     int32_t *codes, sw_call_t *call);

/* flat.v1.Crossing/ListBack in wire format. The reply lies in the call. */
sw_code_e flat_v1_crossing_list_back_raw(const flat_v1_crossing_t *client, sw_bytes_t request,
                                         sw_bytes_t *reply, sw_call_t *call);

/* Nor is it in the reply. */
sw_code_e flat_v1_crossing_list_back(const flat_v1_crossing_t *client, const flat_v1_scalars_t *request,
                                     flat_v1_with_list_t *reply, sw_call_t *call);

/* flat.v1.Crossing/ListBack for `count` requests at once. SW_OK if the batch ran, whatever became of its
 * items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e flat_v1_crossing_list_back_many(const flat_v1_crossing_t *client, size_t count,
                                          const flat_v1_scalars_t *requests, flat_v1_with_list_t *replies,
                                          int32_t *codes, sw_call_t *call);

/* flat.v1.Crossing/Oneof in wire format. The reply lies in the call. */
sw_code_e flat_v1_crossing_oneof_raw(const flat_v1_crossing_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                     sw_call_t *call);

/* Nor a oneof, a map, a message. */
sw_code_e flat_v1_crossing_oneof(const flat_v1_crossing_t *client, const flat_v1_with_oneof_t *request,
                                 flat_v1_nothing_t *reply, sw_call_t *call);

/* flat.v1.Crossing/Oneof for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e flat_v1_crossing_oneof_many(const flat_v1_crossing_t *client, size_t count,
                                      const flat_v1_with_oneof_t *requests, flat_v1_nothing_t *replies,
                                      int32_t *codes, sw_call_t *call);

/* flat.v1.Crossing/Map in wire format. The reply lies in the call. */
sw_code_e flat_v1_crossing_map_raw(const flat_v1_crossing_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                   sw_call_t *call);

sw_code_e flat_v1_crossing_map(const flat_v1_crossing_t *client, const flat_v1_with_map_t *request,
                               flat_v1_nothing_t *reply, sw_call_t *call);

/* flat.v1.Crossing/Map for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e flat_v1_crossing_map_many(const flat_v1_crossing_t *client, size_t count,
                                    const flat_v1_with_map_t *requests, flat_v1_nothing_t *replies,
                                    int32_t *codes, sw_call_t *call);

/* flat.v1.Crossing/Message in wire format. The reply lies in the call. */
sw_code_e flat_v1_crossing_message_raw(const flat_v1_crossing_t *client, sw_bytes_t request,
                                       sw_bytes_t *reply, sw_call_t *call);

sw_code_e flat_v1_crossing_message(const flat_v1_crossing_t *client, const flat_v1_with_message_t *request,
                                   flat_v1_nothing_t *reply, sw_call_t *call);

/* flat.v1.Crossing/Message for `count` requests at once. SW_OK if the batch ran, whatever became of its
 * items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e flat_v1_crossing_message_many(const flat_v1_crossing_t *client, size_t count,
                                        const flat_v1_with_message_t *requests, flat_v1_nothing_t *replies,
                                        int32_t *codes, sw_call_t *call);

/* flat.v1.Crossing/Sleep in wire format. The reply lies in the call. */
sw_code_e flat_v1_crossing_sleep_raw(const flat_v1_crossing_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                     sw_call_t *call);

/* flat.v1.Crossing/Sleep in wire format: what flat_v1_crossing_sleep() does where it cannot
 * use slots. */
sw_code_e flat_v1_crossing_sleep_wire(const flat_v1_crossing_t *client, const flat_v1_scalars_t *request,
                                      flat_v1_nothing_t *reply, sw_call_t *call);

/* Marked as blocking. */
static inline sw_code_e flat_v1_crossing_sleep(const flat_v1_crossing_t *client,
                                               const flat_v1_scalars_t *request, flat_v1_nothing_t *reply,
                                               sw_call_t *call) {
  sw_slot_t in[6];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[8].flat == NULL)) {
    return flat_v1_crossing_sleep_wire(client, request, reply, call);
  }
  in[0].f64 = request->first;
  in[1].i64 = request->kind;
  in[2].f32 = request->small;
  in[3].u64 = request->fixed;
  in[4].u64 = request->middle;
  in[5].i64 = request->last;
  int32_t code = client->methods[8].flat(client->base.instance, sw_call_context(call), in, NULL,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* flat.v1.Crossing/Sleep for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e flat_v1_crossing_sleep_many(const flat_v1_crossing_t *client, size_t count,
                                      const flat_v1_scalars_t *requests, flat_v1_nothing_t *replies,
                                      int32_t *codes, sw_call_t *call);

#ifdef __cplusplus
}
#endif

#endif /* FLAT_V1_H */
