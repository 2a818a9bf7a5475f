/* Made by shortwire gen from keywords.proto. Do not edit. */
/* clang-format off */

/* Names that are keywords of some host. */
#ifndef KEYWORDS_V1_H
#define KEYWORDS_V1_H

#include "shortwire/client.h"

typedef int32_t keywords_v1_async_e;
typedef struct keywords_v1_type_t keywords_v1_type_t;
typedef struct keywords_v1_self_t keywords_v1_self_t;
typedef struct keywords_v1_headers_t keywords_v1_headers_t;

#ifdef __cplusplus
extern "C" {
#endif

/* Values of keywords.v1.Async. Other numbers may occur. */
enum {
  KEYWORDS_V1_ASYNC_UNSPECIFIED = 0,
  KEYWORDS_V1_ASYNC_TRUE = 1,
  KEYWORDS_V1_ASYNC_SELF = 2
};

/* The name in the schema of a value, or NULL. Static. */
const char *keywords_v1_async_name(keywords_v1_async_e value);

struct keywords_v1_type_t {
  int32_t fn;
  int32_t class_;
  int32_t int_;
  int32_t lambda;
  int32_t self;
  int32_t None;
  sw_bytes_t def;
  bool register_;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define KEYWORDS_V1_TYPE_NAME "keywords.v1.Type"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void keywords_v1_type_init(keywords_v1_type_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e keywords_v1_type_encode(const keywords_v1_type_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                  sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e keywords_v1_type_decode(sw_bytes_t bytes, sw_arena_t *arena, keywords_v1_type_t *message,
                                  sw_error_t *error);

/* For generated code. */
uint8_t *keywords_v1_type_write(const keywords_v1_type_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *keywords_v1_type_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     keywords_v1_type_t *message);
const uint8_t *keywords_v1_type_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                      const keywords_v1_type_t **message);
const uint8_t *keywords_v1_type_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                       const keywords_v1_type_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct keywords_v1_type_columns_t {
  const int32_t *fn;
  const int32_t *class_;
  const int32_t *int_;
  const int32_t *lambda;
  const int32_t *self;
  const int32_t *None;
  const sw_bytes_t *def;
  const bool *register_;
} keywords_v1_type_columns_t;

/* The same to be written. */
typedef struct keywords_v1_type_out_columns_t {
  int32_t *fn;
  int32_t *class_;
  int32_t *int_;
  int32_t *lambda;
  int32_t *self;
  int32_t *None;
  sw_bytes_t *def;
  bool *register_;
} keywords_v1_type_out_columns_t;

/* Which member of keywords.v1.Self.match is there; numbered as the fields are. */
typedef enum keywords_v1_self_match_e {
  KEYWORDS_V1_SELF_MATCH_NOT_SET = 0,
  KEYWORDS_V1_SELF_MATCH_ASYNC = 1,
  KEYWORDS_V1_SELF_MATCH_YIELD = 2,
  KEYWORDS_V1_SELF_MATCH_TYPE = 3
} keywords_v1_self_match_e;

struct keywords_v1_self_t {
  keywords_v1_self_match_e match_case;
  union {
    int32_t async;
    sw_bytes_t yield;
    const keywords_v1_type_t *type;
  } match;
  const keywords_v1_async_e *import;
  size_t import_count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define KEYWORDS_V1_SELF_NAME "keywords.v1.Self"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void keywords_v1_self_init(keywords_v1_self_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e keywords_v1_self_encode(const keywords_v1_self_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                  sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e keywords_v1_self_decode(sw_bytes_t bytes, sw_arena_t *arena, keywords_v1_self_t *message,
                                  sw_error_t *error);

/* For generated code. */
uint8_t *keywords_v1_self_write(const keywords_v1_self_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *keywords_v1_self_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     keywords_v1_self_t *message);
const uint8_t *keywords_v1_self_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                      const keywords_v1_self_t **message);
const uint8_t *keywords_v1_self_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                       const keywords_v1_self_t **items, size_t *count);

/* Names that macros, types and keywords of C and C++ have. */
struct keywords_v1_headers_t {
  int32_t INT32_MAX_;
  uint32_t SIZE_MAX_;
  double INFINITY_;
  double M_PI_;
  int32_t int32_t_;
  sw_bytes_t sw_bytes_t_;
  const int32_t *SW_INLINE_;
  size_t SW_INLINE_count_;
  bool _Atomic_;
  bool has__Static_assert;
  bool _Static_assert_;
  int32_t co_await_;
  int32_t errno_;
  int32_t MAX;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define KEYWORDS_V1_HEADERS_NAME "keywords.v1.Headers"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void keywords_v1_headers_init(keywords_v1_headers_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e keywords_v1_headers_encode(const keywords_v1_headers_t *message, sw_writer_t *writer,
                                     sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e keywords_v1_headers_decode(sw_bytes_t bytes, sw_arena_t *arena, keywords_v1_headers_t *message,
                                     sw_error_t *error);

/* For generated code. */
uint8_t *keywords_v1_headers_write(const keywords_v1_headers_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *keywords_v1_headers_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                        keywords_v1_headers_t *message);
const uint8_t *keywords_v1_headers_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                         const keywords_v1_headers_t **message);
const uint8_t *keywords_v1_headers_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                          const keywords_v1_headers_t **items, size_t *count);

/* Client of keywords.v1.Match. */
typedef struct keywords_v1_match_t {
  sw_client_t base;
  sw_entry_t methods[3];
} keywords_v1_match_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e keywords_v1_match_open(const char *path, const sw_options_t *options, keywords_v1_match_t *client,
                                 sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e keywords_v1_match_join(const sw_client_t *other, keywords_v1_match_t *client, sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void keywords_v1_match_close(keywords_v1_match_t *client);

/* keywords.v1.Match/Await in wire format. The reply lies in the call. */
sw_code_e keywords_v1_match_await_raw(const keywords_v1_match_t *client, sw_bytes_t request,
                                      sw_bytes_t *reply, sw_call_t *call);

/* keywords.v1.Match/Await in wire format: what keywords_v1_match_await() does where it cannot
 * use slots. */
sw_code_e keywords_v1_match_await_wire(const keywords_v1_match_t *client, const keywords_v1_type_t *request,
                                       keywords_v1_type_t *reply, sw_call_t *call);

static inline sw_code_e keywords_v1_match_await(const keywords_v1_match_t *client,
                                                const keywords_v1_type_t *request, keywords_v1_type_t *reply,
                                                sw_call_t *call) {
  sw_slot_t in[9];
  sw_slot_t out[9];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return keywords_v1_match_await_wire(client, request, reply, call);
  }
  in[0].i64 = request->fn;
  in[1].i64 = request->class_;
  in[2].i64 = request->int_;
  in[3].i64 = request->lambda;
  in[4].i64 = request->self;
  in[5].i64 = request->None;
  in[6].data = request->def.data;
  in[7].u64 = request->def.len;
  in[8].u64 = request->register_;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->fn = (int32_t)out[0].i64;
  reply->class_ = (int32_t)out[1].i64;
  reply->int_ = (int32_t)out[2].i64;
  reply->lambda = (int32_t)out[3].i64;
  reply->self = (int32_t)out[4].i64;
  reply->None = (int32_t)out[5].i64;
  reply->def.data = out[6].data;
  reply->def.len = (size_t)out[7].u64;
  reply->register_ = out[8].u64 != 0;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* keywords.v1.Match/Await for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e keywords_v1_match_await_many(const keywords_v1_match_t *client, size_t count,
                                       const keywords_v1_type_t *requests, keywords_v1_type_t *replies,
                                       int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e keywords_v1_match_await_columns(const keywords_v1_match_t *client, size_t count,
                                          const keywords_v1_type_columns_t *request,
                                          const keywords_v1_type_out_columns_t *reply, int32_t *codes,
                                          sw_call_t *call);

/* keywords.v1.Match/Return in wire format. The reply lies in the call. */
sw_code_e keywords_v1_match_return_raw(const keywords_v1_match_t *client, sw_bytes_t request,
                                       sw_bytes_t *reply, sw_call_t *call);

sw_code_e keywords_v1_match_return(const keywords_v1_match_t *client, const keywords_v1_self_t *request,
                                   keywords_v1_self_t *reply, sw_call_t *call);

/* keywords.v1.Match/Return for `count` requests at once. SW_OK if the batch ran, whatever became of its
 * items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e keywords_v1_match_return_many(const keywords_v1_match_t *client, size_t count,
                                        const keywords_v1_self_t *requests, keywords_v1_self_t *replies,
                                        int32_t *codes, sw_call_t *call);

/* keywords.v1.Match/Class in wire format. The reply lies in the call. */
sw_code_e keywords_v1_match_class_raw(const keywords_v1_match_t *client, sw_bytes_t request,
                                      sw_bytes_t *reply, sw_call_t *call);

sw_code_e keywords_v1_match_class(const keywords_v1_match_t *client, const keywords_v1_type_t *request,
                                  keywords_v1_self_t *reply, sw_call_t *call);

/* keywords.v1.Match/Class for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e keywords_v1_match_class_many(const keywords_v1_match_t *client, size_t count,
                                       const keywords_v1_type_t *requests, keywords_v1_self_t *replies,
                                       int32_t *codes, sw_call_t *call);

#ifdef __cplusplus
}
#endif

#endif /* KEYWORDS_V1_H */
