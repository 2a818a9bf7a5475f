/* Made by shortwire gen from names.proto. Do not edit. */
/* clang-format off */

/* Names that generated code has uses for itself. */
#ifndef NAMES_V1_H
#define NAMES_V1_H

#include "shortwire/client.h"

typedef int32_t names_v1_some_e;
typedef int32_t names_v1_ok_e;
typedef struct names_v1_reader_t names_v1_reader_t;
typedef struct names_v1_option_t names_v1_option_t;
typedef struct names_v1_result_t names_v1_result_t;
typedef struct names_v1_vec_t names_v1_vec_t;
typedef struct names_v1_box_t names_v1_box_t;
typedef struct names_v1_i32_t names_v1_i32_t;
typedef struct names_v1_u64_t names_v1_u64_t;

#ifdef __cplusplus
extern "C" {
#endif

/* Types called like what Rust names without a path. */
enum {
  NAMES_V1_SOME_NAME = 0,
  NAMES_V1_SOME_IS_KNOWN = 1
};

/* The name in the schema of a value, or NULL. Static. */
const char *names_v1_some_name(names_v1_some_e value);

/* Values of names.v1.Ok. Other numbers may occur. */
enum {
  NAMES_V1_OK_YES = 0
};

/* The name in the schema of a value, or NULL. Static. */
const char *names_v1_ok_name(names_v1_ok_e value);

/* Fields called like what the code that reads and writes them uses. */
struct names_v1_reader_t {
  int32_t reader;
  int32_t writer;
  int32_t tag;
  sw_bytes_t value;
  sw_bytes_t request;
  int64_t reply;
  bool context;
  double scratch;
  uint32_t len;
  bool has_mask;
  int32_t mask;
  int32_t source;
  int32_t sink;
  int32_t formatter;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define NAMES_V1_READER_NAME "names.v1.Reader"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void names_v1_reader_init(names_v1_reader_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e names_v1_reader_encode(const names_v1_reader_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                 sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e names_v1_reader_decode(sw_bytes_t bytes, sw_arena_t *arena, names_v1_reader_t *message,
                                 sw_error_t *error);

/* For generated code. */
uint8_t *names_v1_reader_write(const names_v1_reader_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *names_v1_reader_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    names_v1_reader_t *message);
const uint8_t *names_v1_reader_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     const names_v1_reader_t **message);
const uint8_t *names_v1_reader_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                      const names_v1_reader_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct names_v1_reader_columns_t {
  const uint64_t *present; /* NAMES_V1_READER_HAS_* of each message */
  const int32_t *reader;
  const int32_t *writer;
  const int32_t *tag;
  const sw_bytes_t *value;
  const sw_bytes_t *request;
  const int64_t *reply;
  const bool *context;
  const double *scratch;
  const uint32_t *len;
  const int32_t *mask;
  const int32_t *source;
  const int32_t *sink;
  const int32_t *formatter;
} names_v1_reader_columns_t;

/* The same to be written. */
typedef struct names_v1_reader_out_columns_t {
  uint64_t *present;
  int32_t *reader;
  int32_t *writer;
  int32_t *tag;
  sw_bytes_t *value;
  sw_bytes_t *request;
  int64_t *reply;
  bool *context;
  double *scratch;
  uint32_t *len;
  int32_t *mask;
  int32_t *source;
  int32_t *sink;
  int32_t *formatter;
} names_v1_reader_out_columns_t;

/* Bits of `present`. */
#define NAMES_V1_READER_HAS_MASK (UINT64_C(1) << 0)

struct names_v1_option_t {
  const names_v1_result_t *option;
  const names_v1_vec_t *vec;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define NAMES_V1_OPTION_NAME "names.v1.Option"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void names_v1_option_init(names_v1_option_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e names_v1_option_encode(const names_v1_option_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                 sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e names_v1_option_decode(sw_bytes_t bytes, sw_arena_t *arena, names_v1_option_t *message,
                                 sw_error_t *error);

/* For generated code. */
uint8_t *names_v1_option_write(const names_v1_option_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *names_v1_option_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    names_v1_option_t *message);
const uint8_t *names_v1_option_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     const names_v1_option_t **message);
const uint8_t *names_v1_option_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                      const names_v1_option_t **items, size_t *count);

struct names_v1_result_t {
  sw_bytes_t string;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define NAMES_V1_RESULT_NAME "names.v1.Result"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void names_v1_result_init(names_v1_result_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e names_v1_result_encode(const names_v1_result_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                 sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e names_v1_result_decode(sw_bytes_t bytes, sw_arena_t *arena, names_v1_result_t *message,
                                 sw_error_t *error);

/* For generated code. */
uint8_t *names_v1_result_write(const names_v1_result_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *names_v1_result_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    names_v1_result_t *message);
const uint8_t *names_v1_result_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     const names_v1_result_t **message);
const uint8_t *names_v1_result_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                      const names_v1_result_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct names_v1_result_columns_t {
  const sw_bytes_t *string;
} names_v1_result_columns_t;

/* The same to be written. */
typedef struct names_v1_result_out_columns_t {
  sw_bytes_t *string;
} names_v1_result_out_columns_t;

struct names_v1_vec_t {
  const names_v1_box_t *box;
  size_t box_count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define NAMES_V1_VEC_NAME "names.v1.Vec"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void names_v1_vec_init(names_v1_vec_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e names_v1_vec_encode(const names_v1_vec_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                              sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e names_v1_vec_decode(sw_bytes_t bytes, sw_arena_t *arena, names_v1_vec_t *message,
                              sw_error_t *error);

/* For generated code. */
uint8_t *names_v1_vec_write(const names_v1_vec_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *names_v1_vec_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                 names_v1_vec_t *message);
const uint8_t *names_v1_vec_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                  const names_v1_vec_t **message);
const uint8_t *names_v1_vec_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                   const names_v1_vec_t **items, size_t *count);

struct names_v1_box_t {
  bool bool_;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define NAMES_V1_BOX_NAME "names.v1.Box"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void names_v1_box_init(names_v1_box_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e names_v1_box_encode(const names_v1_box_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                              sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e names_v1_box_decode(sw_bytes_t bytes, sw_arena_t *arena, names_v1_box_t *message,
                              sw_error_t *error);

/* For generated code. */
uint8_t *names_v1_box_write(const names_v1_box_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *names_v1_box_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                 names_v1_box_t *message);
const uint8_t *names_v1_box_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                  const names_v1_box_t **message);
const uint8_t *names_v1_box_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                   const names_v1_box_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct names_v1_box_columns_t {
  const bool *bool_;
} names_v1_box_columns_t;

/* The same to be written. */
typedef struct names_v1_box_out_columns_t {
  bool *bool_;
} names_v1_box_out_columns_t;

/* Which member of names.v1.i32._choice is there; numbered as the fields are. */
typedef enum names_v1_i32__choice_e {
  NAMES_V1_I32__CHOICE_NOT_SET = 0,
  NAMES_V1_I32__CHOICE__1 = 4,
  NAMES_V1_I32__CHOICE_STR = 5
} names_v1_i32__choice_e;

struct names_v1_i32_t {
  const names_v1_u64_t *u64;
  bool has_some;
  names_v1_some_e some;
  int32_t _unknown;
  names_v1_i32__choice_e _choice_case;
  union {
    bool _1;
    names_v1_ok_e str;
  } _choice;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define NAMES_V1_I32_NAME "names.v1.i32"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void names_v1_i32_init(names_v1_i32_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e names_v1_i32_encode(const names_v1_i32_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                              sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e names_v1_i32_decode(sw_bytes_t bytes, sw_arena_t *arena, names_v1_i32_t *message,
                              sw_error_t *error);

/* For generated code. */
uint8_t *names_v1_i32_write(const names_v1_i32_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *names_v1_i32_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                 names_v1_i32_t *message);
const uint8_t *names_v1_i32_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                  const names_v1_i32_t **message);
const uint8_t *names_v1_i32_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                   const names_v1_i32_t **items, size_t *count);

struct names_v1_u64_t {
  bool has_value;
  uint64_t value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define NAMES_V1_U64_NAME "names.v1.u64"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void names_v1_u64_init(names_v1_u64_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e names_v1_u64_encode(const names_v1_u64_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                              sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e names_v1_u64_decode(sw_bytes_t bytes, sw_arena_t *arena, names_v1_u64_t *message,
                              sw_error_t *error);

/* For generated code. */
uint8_t *names_v1_u64_write(const names_v1_u64_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *names_v1_u64_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                 names_v1_u64_t *message);
const uint8_t *names_v1_u64_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                  const names_v1_u64_t **message);
const uint8_t *names_v1_u64_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                   const names_v1_u64_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct names_v1_u64_columns_t {
  const uint64_t *present; /* NAMES_V1_U64_HAS_* of each message */
  const uint64_t *value;
} names_v1_u64_columns_t;

/* The same to be written. */
typedef struct names_v1_u64_out_columns_t {
  uint64_t *present;
  uint64_t *value;
} names_v1_u64_out_columns_t;

/* Bits of `present`. */
#define NAMES_V1_U64_HAS_VALUE (UINT64_C(1) << 0)

/* Client of names.v1.Client. */
typedef struct names_v1_client_t {
  sw_client_t base;
  sw_entry_t methods[7];
} names_v1_client_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e names_v1_client_open(const char *path, const sw_options_t *options, names_v1_client_t *client,
                               sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e names_v1_client_join(const sw_client_t *other, names_v1_client_t *client, sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void names_v1_client_close(names_v1_client_t *client);

/* names.v1.Client/Open in wire format. The reply lies in the call. */
sw_code_e names_v1_client_open__raw(const names_v1_client_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                    sw_call_t *call);

/* names.v1.Client/Open in wire format: what names_v1_client_open_() does where it cannot
 * use slots. */
sw_code_e names_v1_client_open__wire(const names_v1_client_t *client, const names_v1_reader_t *request,
                                     names_v1_reader_t *reply, sw_call_t *call);

static inline sw_code_e names_v1_client_open_(const names_v1_client_t *client,
                                              const names_v1_reader_t *request, names_v1_reader_t *reply,
                                              sw_call_t *call) {
  sw_slot_t in[16];
  sw_slot_t out[16];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return names_v1_client_open__wire(client, request, reply, call);
  }
  in[0].u64 = (uint64_t)request->has_mask << 0;
  in[1].i64 = request->reader;
  in[2].i64 = request->writer;
  in[3].i64 = request->tag;
  in[4].data = request->value.data;
  in[5].u64 = request->value.len;
  in[6].data = request->request.data;
  in[7].u64 = request->request.len;
  in[8].i64 = request->reply;
  in[9].u64 = request->context;
  in[10].f64 = request->scratch;
  in[11].u64 = request->len;
  in[12].i64 = request->mask;
  in[13].i64 = request->source;
  in[14].i64 = request->sink;
  in[15].i64 = request->formatter;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->reader = (int32_t)out[1].i64;
  reply->writer = (int32_t)out[2].i64;
  reply->tag = (int32_t)out[3].i64;
  reply->value.data = out[4].data;
  reply->value.len = (size_t)out[5].u64;
  reply->request.data = out[6].data;
  reply->request.len = (size_t)out[7].u64;
  reply->reply = out[8].i64;
  reply->context = out[9].u64 != 0;
  reply->scratch = out[10].f64;
  reply->len = (uint32_t)out[11].u64;
  reply->has_mask = (out[0].u64 >> 0 & 1) != 0;
  if (reply->has_mask) {
    reply->mask = (int32_t)out[12].i64;
  } else {
    reply->mask = 0;
  }
  reply->source = (int32_t)out[13].i64;
  reply->sink = (int32_t)out[14].i64;
  reply->formatter = (int32_t)out[15].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* names.v1.Client/Open for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e names_v1_client_open__many(const names_v1_client_t *client, size_t count,
                                     const names_v1_reader_t *requests, names_v1_reader_t *replies,
                                     int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e names_v1_client_open__columns(const names_v1_client_t *client, size_t count,
                                        const names_v1_reader_columns_t *request,
                                        const names_v1_reader_out_columns_t *reply, int32_t *codes,
                                        sw_call_t *call);

/* names.v1.Client/New in wire format. The reply lies in the call. */
sw_code_e names_v1_client_new_raw(const names_v1_client_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                  sw_call_t *call);

/* names.v1.Client/New in wire format: what names_v1_client_new() does where it cannot
 * use slots. */
sw_code_e names_v1_client_new_wire(const names_v1_client_t *client, const names_v1_reader_t *request,
                                   names_v1_reader_t *reply, sw_call_t *call);

static inline sw_code_e names_v1_client_new(const names_v1_client_t *client, const names_v1_reader_t *request,
                                            names_v1_reader_t *reply, sw_call_t *call) {
  sw_slot_t in[16];
  sw_slot_t out[16];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[1].flat == NULL)) {
    return names_v1_client_new_wire(client, request, reply, call);
  }
  in[0].u64 = (uint64_t)request->has_mask << 0;
  in[1].i64 = request->reader;
  in[2].i64 = request->writer;
  in[3].i64 = request->tag;
  in[4].data = request->value.data;
  in[5].u64 = request->value.len;
  in[6].data = request->request.data;
  in[7].u64 = request->request.len;
  in[8].i64 = request->reply;
  in[9].u64 = request->context;
  in[10].f64 = request->scratch;
  in[11].u64 = request->len;
  in[12].i64 = request->mask;
  in[13].i64 = request->source;
  in[14].i64 = request->sink;
  in[15].i64 = request->formatter;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->reader = (int32_t)out[1].i64;
  reply->writer = (int32_t)out[2].i64;
  reply->tag = (int32_t)out[3].i64;
  reply->value.data = out[4].data;
  reply->value.len = (size_t)out[5].u64;
  reply->request.data = out[6].data;
  reply->request.len = (size_t)out[7].u64;
  reply->reply = out[8].i64;
  reply->context = out[9].u64 != 0;
  reply->scratch = out[10].f64;
  reply->len = (uint32_t)out[11].u64;
  reply->has_mask = (out[0].u64 >> 0 & 1) != 0;
  if (reply->has_mask) {
    reply->mask = (int32_t)out[12].i64;
  } else {
    reply->mask = 0;
  }
  reply->source = (int32_t)out[13].i64;
  reply->sink = (int32_t)out[14].i64;
  reply->formatter = (int32_t)out[15].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* names.v1.Client/New for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e names_v1_client_new_many(const names_v1_client_t *client, size_t count,
                                   const names_v1_reader_t *requests, names_v1_reader_t *replies,
                                   int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e names_v1_client_new_columns(const names_v1_client_t *client, size_t count,
                                      const names_v1_reader_columns_t *request,
                                      const names_v1_reader_out_columns_t *reply, int32_t *codes,
                                      sw_call_t *call);

/* names.v1.Client/With in wire format. The reply lies in the call. */
sw_code_e names_v1_client_with_raw(const names_v1_client_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                   sw_call_t *call);

/* names.v1.Client/With in wire format: what names_v1_client_with() does where it cannot
 * use slots. */
sw_code_e names_v1_client_with_wire(const names_v1_client_t *client, const names_v1_reader_t *request,
                                    names_v1_reader_t *reply, sw_call_t *call);

static inline sw_code_e names_v1_client_with(const names_v1_client_t *client,
                                             const names_v1_reader_t *request, names_v1_reader_t *reply,
                                             sw_call_t *call) {
  sw_slot_t in[16];
  sw_slot_t out[16];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[2].flat == NULL)) {
    return names_v1_client_with_wire(client, request, reply, call);
  }
  in[0].u64 = (uint64_t)request->has_mask << 0;
  in[1].i64 = request->reader;
  in[2].i64 = request->writer;
  in[3].i64 = request->tag;
  in[4].data = request->value.data;
  in[5].u64 = request->value.len;
  in[6].data = request->request.data;
  in[7].u64 = request->request.len;
  in[8].i64 = request->reply;
  in[9].u64 = request->context;
  in[10].f64 = request->scratch;
  in[11].u64 = request->len;
  in[12].i64 = request->mask;
  in[13].i64 = request->source;
  in[14].i64 = request->sink;
  in[15].i64 = request->formatter;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->reader = (int32_t)out[1].i64;
  reply->writer = (int32_t)out[2].i64;
  reply->tag = (int32_t)out[3].i64;
  reply->value.data = out[4].data;
  reply->value.len = (size_t)out[5].u64;
  reply->request.data = out[6].data;
  reply->request.len = (size_t)out[7].u64;
  reply->reply = out[8].i64;
  reply->context = out[9].u64 != 0;
  reply->scratch = out[10].f64;
  reply->len = (uint32_t)out[11].u64;
  reply->has_mask = (out[0].u64 >> 0 & 1) != 0;
  if (reply->has_mask) {
    reply->mask = (int32_t)out[12].i64;
  } else {
    reply->mask = 0;
  }
  reply->source = (int32_t)out[13].i64;
  reply->sink = (int32_t)out[14].i64;
  reply->formatter = (int32_t)out[15].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* names.v1.Client/With for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e names_v1_client_with_many(const names_v1_client_t *client, size_t count,
                                    const names_v1_reader_t *requests, names_v1_reader_t *replies,
                                    int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e names_v1_client_with_columns(const names_v1_client_t *client, size_t count,
                                       const names_v1_reader_columns_t *request,
                                       const names_v1_reader_out_columns_t *reply, int32_t *codes,
                                       sw_call_t *call);

/* names.v1.Client/Target in wire format. The reply lies in the call. */
sw_code_e names_v1_client_target_raw(const names_v1_client_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                     sw_call_t *call);

/* names.v1.Client/Target in wire format: what names_v1_client_target() does where it cannot
 * use slots. */
sw_code_e names_v1_client_target_wire(const names_v1_client_t *client, const names_v1_reader_t *request,
                                      names_v1_reader_t *reply, sw_call_t *call);

static inline sw_code_e names_v1_client_target(const names_v1_client_t *client,
                                               const names_v1_reader_t *request, names_v1_reader_t *reply,
                                               sw_call_t *call) {
  sw_slot_t in[16];
  sw_slot_t out[16];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[3].flat == NULL)) {
    return names_v1_client_target_wire(client, request, reply, call);
  }
  in[0].u64 = (uint64_t)request->has_mask << 0;
  in[1].i64 = request->reader;
  in[2].i64 = request->writer;
  in[3].i64 = request->tag;
  in[4].data = request->value.data;
  in[5].u64 = request->value.len;
  in[6].data = request->request.data;
  in[7].u64 = request->request.len;
  in[8].i64 = request->reply;
  in[9].u64 = request->context;
  in[10].f64 = request->scratch;
  in[11].u64 = request->len;
  in[12].i64 = request->mask;
  in[13].i64 = request->source;
  in[14].i64 = request->sink;
  in[15].i64 = request->formatter;
  int32_t code = client->methods[3].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->reader = (int32_t)out[1].i64;
  reply->writer = (int32_t)out[2].i64;
  reply->tag = (int32_t)out[3].i64;
  reply->value.data = out[4].data;
  reply->value.len = (size_t)out[5].u64;
  reply->request.data = out[6].data;
  reply->request.len = (size_t)out[7].u64;
  reply->reply = out[8].i64;
  reply->context = out[9].u64 != 0;
  reply->scratch = out[10].f64;
  reply->len = (uint32_t)out[11].u64;
  reply->has_mask = (out[0].u64 >> 0 & 1) != 0;
  if (reply->has_mask) {
    reply->mask = (int32_t)out[12].i64;
  } else {
    reply->mask = 0;
  }
  reply->source = (int32_t)out[13].i64;
  reply->sink = (int32_t)out[14].i64;
  reply->formatter = (int32_t)out[15].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* names.v1.Client/Target for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e names_v1_client_target_many(const names_v1_client_t *client, size_t count,
                                      const names_v1_reader_t *requests, names_v1_reader_t *replies,
                                      int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e names_v1_client_target_columns(const names_v1_client_t *client, size_t count,
                                         const names_v1_reader_columns_t *request,
                                         const names_v1_reader_out_columns_t *reply, int32_t *codes,
                                         sw_call_t *call);

/* names.v1.Client/Close in wire format. The reply lies in the call. */
sw_code_e names_v1_client_close__raw(const names_v1_client_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                     sw_call_t *call);

/* names.v1.Client/Close in wire format: what names_v1_client_close_() does where it cannot
 * use slots. */
sw_code_e names_v1_client_close__wire(const names_v1_client_t *client, const names_v1_reader_t *request,
                                      names_v1_reader_t *reply, sw_call_t *call);

static inline sw_code_e names_v1_client_close_(const names_v1_client_t *client,
                                               const names_v1_reader_t *request, names_v1_reader_t *reply,
                                               sw_call_t *call) {
  sw_slot_t in[16];
  sw_slot_t out[16];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[4].flat == NULL)) {
    return names_v1_client_close__wire(client, request, reply, call);
  }
  in[0].u64 = (uint64_t)request->has_mask << 0;
  in[1].i64 = request->reader;
  in[2].i64 = request->writer;
  in[3].i64 = request->tag;
  in[4].data = request->value.data;
  in[5].u64 = request->value.len;
  in[6].data = request->request.data;
  in[7].u64 = request->request.len;
  in[8].i64 = request->reply;
  in[9].u64 = request->context;
  in[10].f64 = request->scratch;
  in[11].u64 = request->len;
  in[12].i64 = request->mask;
  in[13].i64 = request->source;
  in[14].i64 = request->sink;
  in[15].i64 = request->formatter;
  int32_t code = client->methods[4].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->reader = (int32_t)out[1].i64;
  reply->writer = (int32_t)out[2].i64;
  reply->tag = (int32_t)out[3].i64;
  reply->value.data = out[4].data;
  reply->value.len = (size_t)out[5].u64;
  reply->request.data = out[6].data;
  reply->request.len = (size_t)out[7].u64;
  reply->reply = out[8].i64;
  reply->context = out[9].u64 != 0;
  reply->scratch = out[10].f64;
  reply->len = (uint32_t)out[11].u64;
  reply->has_mask = (out[0].u64 >> 0 & 1) != 0;
  if (reply->has_mask) {
    reply->mask = (int32_t)out[12].i64;
  } else {
    reply->mask = 0;
  }
  reply->source = (int32_t)out[13].i64;
  reply->sink = (int32_t)out[14].i64;
  reply->formatter = (int32_t)out[15].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* names.v1.Client/Close for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e names_v1_client_close__many(const names_v1_client_t *client, size_t count,
                                      const names_v1_reader_t *requests, names_v1_reader_t *replies,
                                      int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e names_v1_client_close__columns(const names_v1_client_t *client, size_t count,
                                         const names_v1_reader_columns_t *request,
                                         const names_v1_reader_out_columns_t *reply, int32_t *codes,
                                         sw_call_t *call);

/* names.v1.Client/Add in wire format. The reply lies in the call. */
sw_code_e names_v1_client_add_raw(const names_v1_client_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                  sw_call_t *call);

/* names.v1.Client/Add in wire format: what names_v1_client_add() does where it cannot
 * use slots. */
sw_code_e names_v1_client_add_wire(const names_v1_client_t *client, const names_v1_reader_t *request,
                                   names_v1_reader_t *reply, sw_call_t *call);

static inline sw_code_e names_v1_client_add(const names_v1_client_t *client, const names_v1_reader_t *request,
                                            names_v1_reader_t *reply, sw_call_t *call) {
  sw_slot_t in[16];
  sw_slot_t out[16];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[5].flat == NULL)) {
    return names_v1_client_add_wire(client, request, reply, call);
  }
  in[0].u64 = (uint64_t)request->has_mask << 0;
  in[1].i64 = request->reader;
  in[2].i64 = request->writer;
  in[3].i64 = request->tag;
  in[4].data = request->value.data;
  in[5].u64 = request->value.len;
  in[6].data = request->request.data;
  in[7].u64 = request->request.len;
  in[8].i64 = request->reply;
  in[9].u64 = request->context;
  in[10].f64 = request->scratch;
  in[11].u64 = request->len;
  in[12].i64 = request->mask;
  in[13].i64 = request->source;
  in[14].i64 = request->sink;
  in[15].i64 = request->formatter;
  int32_t code = client->methods[5].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->reader = (int32_t)out[1].i64;
  reply->writer = (int32_t)out[2].i64;
  reply->tag = (int32_t)out[3].i64;
  reply->value.data = out[4].data;
  reply->value.len = (size_t)out[5].u64;
  reply->request.data = out[6].data;
  reply->request.len = (size_t)out[7].u64;
  reply->reply = out[8].i64;
  reply->context = out[9].u64 != 0;
  reply->scratch = out[10].f64;
  reply->len = (uint32_t)out[11].u64;
  reply->has_mask = (out[0].u64 >> 0 & 1) != 0;
  if (reply->has_mask) {
    reply->mask = (int32_t)out[12].i64;
  } else {
    reply->mask = 0;
  }
  reply->source = (int32_t)out[13].i64;
  reply->sink = (int32_t)out[14].i64;
  reply->formatter = (int32_t)out[15].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* names.v1.Client/Add for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e names_v1_client_add_many(const names_v1_client_t *client, size_t count,
                                   const names_v1_reader_t *requests, names_v1_reader_t *replies,
                                   int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e names_v1_client_add_columns(const names_v1_client_t *client, size_t count,
                                      const names_v1_reader_columns_t *request,
                                      const names_v1_reader_out_columns_t *reply, int32_t *codes,
                                      sw_call_t *call);

/* names.v1.Client/AddMany in wire format. The reply lies in the call. */
sw_code_e names_v1_client_add_many__raw(const names_v1_client_t *client, sw_bytes_t request,
                                        sw_bytes_t *reply, sw_call_t *call);

/* names.v1.Client/AddMany in wire format: what names_v1_client_add_many_() does where it cannot
 * use slots. */
sw_code_e names_v1_client_add_many__wire(const names_v1_client_t *client, const names_v1_reader_t *request,
                                         names_v1_reader_t *reply, sw_call_t *call);

static inline sw_code_e names_v1_client_add_many_(const names_v1_client_t *client,
                                                  const names_v1_reader_t *request, names_v1_reader_t *reply,
                                                  sw_call_t *call) {
  sw_slot_t in[16];
  sw_slot_t out[16];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[6].flat == NULL)) {
    return names_v1_client_add_many__wire(client, request, reply, call);
  }
  in[0].u64 = (uint64_t)request->has_mask << 0;
  in[1].i64 = request->reader;
  in[2].i64 = request->writer;
  in[3].i64 = request->tag;
  in[4].data = request->value.data;
  in[5].u64 = request->value.len;
  in[6].data = request->request.data;
  in[7].u64 = request->request.len;
  in[8].i64 = request->reply;
  in[9].u64 = request->context;
  in[10].f64 = request->scratch;
  in[11].u64 = request->len;
  in[12].i64 = request->mask;
  in[13].i64 = request->source;
  in[14].i64 = request->sink;
  in[15].i64 = request->formatter;
  int32_t code = client->methods[6].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->reader = (int32_t)out[1].i64;
  reply->writer = (int32_t)out[2].i64;
  reply->tag = (int32_t)out[3].i64;
  reply->value.data = out[4].data;
  reply->value.len = (size_t)out[5].u64;
  reply->request.data = out[6].data;
  reply->request.len = (size_t)out[7].u64;
  reply->reply = out[8].i64;
  reply->context = out[9].u64 != 0;
  reply->scratch = out[10].f64;
  reply->len = (uint32_t)out[11].u64;
  reply->has_mask = (out[0].u64 >> 0 & 1) != 0;
  if (reply->has_mask) {
    reply->mask = (int32_t)out[12].i64;
  } else {
    reply->mask = 0;
  }
  reply->source = (int32_t)out[13].i64;
  reply->sink = (int32_t)out[14].i64;
  reply->formatter = (int32_t)out[15].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* names.v1.Client/AddMany for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e names_v1_client_add_many__many(const names_v1_client_t *client, size_t count,
                                         const names_v1_reader_t *requests, names_v1_reader_t *replies,
                                         int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e names_v1_client_add_many__columns(const names_v1_client_t *client, size_t count,
                                            const names_v1_reader_columns_t *request,
                                            const names_v1_reader_out_columns_t *reply, int32_t *codes,
                                            sw_call_t *call);

/* The letter that generated code calls services by, and methods of traits that everything has. */
typedef struct names_v1_s_t {
  sw_client_t base;
  sw_entry_t methods[3];
} names_v1_s_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e names_v1_s_open(const char *path, const sw_options_t *options, names_v1_s_t *client,
                          sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e names_v1_s_join(const sw_client_t *other, names_v1_s_t *client, sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void names_v1_s_close(names_v1_s_t *client);

/* names.v1.S/S in wire format. The reply lies in the call. */
sw_code_e names_v1_s_s_raw(const names_v1_s_t *client, sw_bytes_t request, sw_bytes_t *reply,
                           sw_call_t *call);

/* names.v1.S/S in wire format: what names_v1_s_s() does where it cannot
 * use slots. */
sw_code_e names_v1_s_s_wire(const names_v1_s_t *client, const names_v1_u64_t *request, names_v1_u64_t *reply,
                            sw_call_t *call);

static inline sw_code_e names_v1_s_s(const names_v1_s_t *client, const names_v1_u64_t *request,
                                     names_v1_u64_t *reply, sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[2];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[0].flat == NULL)) {
    return names_v1_s_s_wire(client, request, reply, call);
  }
  in[0].u64 = (uint64_t)request->has_value << 0;
  in[1].u64 = request->value;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->has_value = (out[0].u64 >> 0 & 1) != 0;
  if (reply->has_value) {
    reply->value = out[1].u64;
  } else {
    reply->value = 0;
  }
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* names.v1.S/S for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e names_v1_s_s_many(const names_v1_s_t *client, size_t count, const names_v1_u64_t *requests,
                            names_v1_u64_t *replies, int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e names_v1_s_s_columns(const names_v1_s_t *client, size_t count,
                               const names_v1_u64_columns_t *request, const names_v1_u64_out_columns_t *reply,
                               int32_t *codes, sw_call_t *call);

/* names.v1.S/Clone in wire format. The reply lies in the call. */
sw_code_e names_v1_s_clone_raw(const names_v1_s_t *client, sw_bytes_t request, sw_bytes_t *reply,
                               sw_call_t *call);

sw_code_e names_v1_s_clone(const names_v1_s_t *client, const names_v1_i32_t *request, names_v1_i32_t *reply,
                           sw_call_t *call);

/* names.v1.S/Clone for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e names_v1_s_clone_many(const names_v1_s_t *client, size_t count, const names_v1_i32_t *requests,
                                names_v1_i32_t *replies, int32_t *codes, sw_call_t *call);

/* names.v1.S/Default in wire format. The reply lies in the call. */
sw_code_e names_v1_s_default_raw(const names_v1_s_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                 sw_call_t *call);

/* names.v1.S/Default in wire format: what names_v1_s_default() does where it cannot
 * use slots. */
sw_code_e names_v1_s_default_wire(const names_v1_s_t *client, const names_v1_u64_t *request,
                                  names_v1_u64_t *reply, sw_call_t *call);

static inline sw_code_e names_v1_s_default(const names_v1_s_t *client, const names_v1_u64_t *request,
                                           names_v1_u64_t *reply, sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[2];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[2].flat == NULL)) {
    return names_v1_s_default_wire(client, request, reply, call);
  }
  in[0].u64 = (uint64_t)request->has_value << 0;
  in[1].u64 = request->value;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->has_value = (out[0].u64 >> 0 & 1) != 0;
  if (reply->has_value) {
    reply->value = out[1].u64;
  } else {
    reply->value = 0;
  }
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* names.v1.S/Default for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e names_v1_s_default_many(const names_v1_s_t *client, size_t count, const names_v1_u64_t *requests,
                                  names_v1_u64_t *replies, int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e names_v1_s_default_columns(const names_v1_s_t *client, size_t count,
                                     const names_v1_u64_columns_t *request,
                                     const names_v1_u64_out_columns_t *reply, int32_t *codes,
                                     sw_call_t *call);

/* A service without methods. */
typedef struct names_v1_nothing_t {
  sw_client_t base;
  sw_entry_t methods[1];
} names_v1_nothing_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e names_v1_nothing_open(const char *path, const sw_options_t *options, names_v1_nothing_t *client,
                                sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e names_v1_nothing_join(const sw_client_t *other, names_v1_nothing_t *client, sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void names_v1_nothing_close(names_v1_nothing_t *client);

#ifdef __cplusplus
}
#endif

#endif /* NAMES_V1_H */
