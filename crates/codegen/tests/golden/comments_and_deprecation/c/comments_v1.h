/* Made by shortwire gen from comments.proto. Do not edit. */
/* clang-format off */

/* The file's own comment.
 *
 * In two paragraphs. */
#ifndef COMMENTS_V1_H
#define COMMENTS_V1_H

#include "shortwire/client.h"

typedef int32_t comments_v1_kind_e;
typedef struct comments_v1_thing_t comments_v1_thing_t;
typedef struct comments_v1_old_t comments_v1_old_t;

#ifdef __cplusplus
extern "C" {
#endif

/* An enum with <html> & entities. */
enum {
  /* None. */
  COMMENTS_V1_KIND_UNSPECIFIED = 0,
  COMMENTS_V1_KIND_OLD = 1
};

/* The name in the schema of a value, or NULL. Static. */
const char *comments_v1_kind_name(comments_v1_kind_e value);

/* A comment
 * in block form. */
struct comments_v1_thing_t {
  /* Before the field. */
  int32_t number;
  sw_bytes_t old_name;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define COMMENTS_V1_THING_NAME "comments.v1.Thing"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void comments_v1_thing_init(comments_v1_thing_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e comments_v1_thing_encode(const comments_v1_thing_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                   sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e comments_v1_thing_decode(sw_bytes_t bytes, sw_arena_t *arena, comments_v1_thing_t *message,
                                   sw_error_t *error);

/* For generated code. */
uint8_t *comments_v1_thing_write(const comments_v1_thing_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *comments_v1_thing_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                      comments_v1_thing_t *message);
const uint8_t *comments_v1_thing_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                       const comments_v1_thing_t **message);
const uint8_t *comments_v1_thing_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                        const comments_v1_thing_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct comments_v1_thing_columns_t {
  const int32_t *number;
  const sw_bytes_t *old_name;
} comments_v1_thing_columns_t;

/* The same to be written. */
typedef struct comments_v1_thing_out_columns_t {
  int32_t *number;
  sw_bytes_t *old_name;
} comments_v1_thing_out_columns_t;

/* Gone soon. */
struct comments_v1_old_t {
  int32_t number;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define COMMENTS_V1_OLD_NAME "comments.v1.Old"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void comments_v1_old_init(comments_v1_old_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e comments_v1_old_encode(const comments_v1_old_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                 sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e comments_v1_old_decode(sw_bytes_t bytes, sw_arena_t *arena, comments_v1_old_t *message,
                                 sw_error_t *error);

/* For generated code. */
uint8_t *comments_v1_old_write(const comments_v1_old_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *comments_v1_old_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    comments_v1_old_t *message);
const uint8_t *comments_v1_old_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     const comments_v1_old_t **message);
const uint8_t *comments_v1_old_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                      const comments_v1_old_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct comments_v1_old_columns_t {
  const int32_t *number;
} comments_v1_old_columns_t;

/* The same to be written. */
typedef struct comments_v1_old_out_columns_t {
  int32_t *number;
} comments_v1_old_out_columns_t;

/* A service with * / and / * and """ and \ and ``` and {{ braces }} in its comment. */
typedef struct comments_v1_commented_t {
  sw_client_t base;
  sw_entry_t methods[2];
} comments_v1_commented_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e comments_v1_commented_open(const char *path, const sw_options_t *options,
                                     comments_v1_commented_t *client, sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e comments_v1_commented_join(const sw_client_t *other, comments_v1_commented_t *client,
                                     sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void comments_v1_commented_close(comments_v1_commented_t *client);

/* comments.v1.Commented/Do in wire format. The reply lies in the call. */
sw_code_e comments_v1_commented_do_raw(const comments_v1_commented_t *client, sw_bytes_t request,
                                       sw_bytes_t *reply, sw_call_t *call);

/* comments.v1.Commented/Do in wire format: what comments_v1_commented_do() does where it cannot
 * use slots. */
sw_code_e comments_v1_commented_do_wire(const comments_v1_commented_t *client,
                                        const comments_v1_thing_t *request, comments_v1_thing_t *reply,
                                        sw_call_t *call);

/* A method.
 *
 *   An indented line. */
static inline sw_code_e comments_v1_commented_do(const comments_v1_commented_t *client,
                                                 const comments_v1_thing_t *request,
                                                 comments_v1_thing_t *reply, sw_call_t *call) {
  sw_slot_t in[3];
  sw_slot_t out[3];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return comments_v1_commented_do_wire(client, request, reply, call);
  }
  in[0].i64 = request->number;
  in[1].data = request->old_name.data;
  in[2].u64 = request->old_name.len;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->number = (int32_t)out[0].i64;
  reply->old_name.data = out[1].data;
  reply->old_name.len = (size_t)out[2].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* comments.v1.Commented/Do for `count` requests at once. SW_OK if the batch ran, whatever became of its
 * items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e comments_v1_commented_do_many(const comments_v1_commented_t *client, size_t count,
                                        const comments_v1_thing_t *requests, comments_v1_thing_t *replies,
                                        int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e comments_v1_commented_do_columns(const comments_v1_commented_t *client, size_t count,
                                           const comments_v1_thing_columns_t *request,
                                           const comments_v1_thing_out_columns_t *reply, int32_t *codes,
                                           sw_call_t *call);

/* comments.v1.Commented/DoNot in wire format. The reply lies in the call. */
sw_code_e comments_v1_commented_do_not_raw(const comments_v1_commented_t *client, sw_bytes_t request,
                                           sw_bytes_t *reply, sw_call_t *call);

/* comments.v1.Commented/DoNot in wire format: what comments_v1_commented_do_not() does where it cannot
 * use slots. */
sw_code_e comments_v1_commented_do_not_wire(const comments_v1_commented_t *client,
                                            const comments_v1_old_t *request, comments_v1_old_t *reply,
                                            sw_call_t *call);

/* Better not. */
static inline sw_code_e comments_v1_commented_do_not(const comments_v1_commented_t *client,
                                                     const comments_v1_old_t *request,
                                                     comments_v1_old_t *reply, sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[1].flat == NULL)) {
    return comments_v1_commented_do_not_wire(client, request, reply, call);
  }
  in[0].i64 = request->number;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->number = (int32_t)out[0].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* comments.v1.Commented/DoNot for `count` requests at once. SW_OK if the batch ran, whatever became of its
 * items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e comments_v1_commented_do_not_many(const comments_v1_commented_t *client, size_t count,
                                            const comments_v1_old_t *requests, comments_v1_old_t *replies,
                                            int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e comments_v1_commented_do_not_columns(const comments_v1_commented_t *client, size_t count,
                                               const comments_v1_old_columns_t *request,
                                               const comments_v1_old_out_columns_t *reply, int32_t *codes,
                                               sw_call_t *call);

#ifdef __cplusplus
}
#endif

#endif /* COMMENTS_V1_H */
