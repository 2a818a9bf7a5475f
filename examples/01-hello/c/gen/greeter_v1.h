/* Made by shortwire gen from greeter/v1/greeter.proto. Do not edit. */
/* clang-format off */

/* The smallest service: one method, one string each way. */
#ifndef GREETER_V1_H
#define GREETER_V1_H

#include "shortwire/client.h"

typedef struct greeter_v1_greet_request_t greeter_v1_greet_request_t;
typedef struct greeter_v1_greet_reply_t greeter_v1_greet_reply_t;

#ifdef __cplusplus
extern "C" {
#endif

struct greeter_v1_greet_request_t {
  sw_bytes_t name;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define GREETER_V1_GREET_REQUEST_NAME "greeter.v1.GreetRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void greeter_v1_greet_request_init(greeter_v1_greet_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e greeter_v1_greet_request_encode(const greeter_v1_greet_request_t *message, sw_writer_t *writer,
                                          sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e greeter_v1_greet_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                          greeter_v1_greet_request_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *greeter_v1_greet_request_write(const greeter_v1_greet_request_t *message, uint8_t *p,
                                        sw_writer_t *w);
const uint8_t *greeter_v1_greet_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             greeter_v1_greet_request_t *message);
const uint8_t *greeter_v1_greet_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              const greeter_v1_greet_request_t **message);
const uint8_t *greeter_v1_greet_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               uint32_t tag, const greeter_v1_greet_request_t **items,
                                               size_t *count);

/* Fields of many messages: an array each. */
typedef struct greeter_v1_greet_request_columns_t {
  const sw_bytes_t *name;
} greeter_v1_greet_request_columns_t;

/* The same to be written. */
typedef struct greeter_v1_greet_request_out_columns_t {
  sw_bytes_t *name;
} greeter_v1_greet_request_out_columns_t;

struct greeter_v1_greet_reply_t {
  sw_bytes_t greeting;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define GREETER_V1_GREET_REPLY_NAME "greeter.v1.GreetReply"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void greeter_v1_greet_reply_init(greeter_v1_greet_reply_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e greeter_v1_greet_reply_encode(const greeter_v1_greet_reply_t *message, sw_writer_t *writer,
                                        sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e greeter_v1_greet_reply_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                        greeter_v1_greet_reply_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *greeter_v1_greet_reply_write(const greeter_v1_greet_reply_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *greeter_v1_greet_reply_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                           greeter_v1_greet_reply_t *message);
const uint8_t *greeter_v1_greet_reply_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            const greeter_v1_greet_reply_t **message);
const uint8_t *greeter_v1_greet_reply_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             uint32_t tag, const greeter_v1_greet_reply_t **items,
                                             size_t *count);

/* Fields of many messages: an array each. */
typedef struct greeter_v1_greet_reply_columns_t {
  const sw_bytes_t *greeting;
} greeter_v1_greet_reply_columns_t;

/* The same to be written. */
typedef struct greeter_v1_greet_reply_out_columns_t {
  sw_bytes_t *greeting;
} greeter_v1_greet_reply_out_columns_t;

/* Client of greeter.v1.Greeter. */
typedef struct greeter_v1_greeter_t {
  sw_client_t base;
  sw_entry_t methods[1];
} greeter_v1_greeter_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e greeter_v1_greeter_open(const char *path, const sw_options_t *options, greeter_v1_greeter_t *client,
                                  sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e greeter_v1_greeter_join(const sw_client_t *other, greeter_v1_greeter_t *client, sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void greeter_v1_greeter_close(greeter_v1_greeter_t *client);

/* greeter.v1.Greeter/Greet in wire format. The reply lies in the call. */
sw_code_e greeter_v1_greeter_greet_raw(const greeter_v1_greeter_t *client, sw_bytes_t request,
                                       sw_bytes_t *reply, sw_call_t *call);

/* greeter.v1.Greeter/Greet in wire format: what greeter_v1_greeter_greet() does where it cannot
 * use slots. */
sw_code_e greeter_v1_greeter_greet_wire(const greeter_v1_greeter_t *client,
                                        const greeter_v1_greet_request_t *request,
                                        greeter_v1_greet_reply_t *reply, sw_call_t *call);

/* Greets whom it is told to. */
static inline sw_code_e greeter_v1_greeter_greet(const greeter_v1_greeter_t *client,
                                                 const greeter_v1_greet_request_t *request,
                                                 greeter_v1_greet_reply_t *reply, sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return greeter_v1_greeter_greet_wire(client, request, reply, call);
  }
  in[0].data = request->name.data;
  in[1].u64 = request->name.len;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->greeting.data = out[0].data;
  reply->greeting.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* greeter.v1.Greeter/Greet for `count` requests at once. SW_OK if the batch ran, whatever became of its
 * items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e greeter_v1_greeter_greet_many(const greeter_v1_greeter_t *client, size_t count,
                                        const greeter_v1_greet_request_t *requests,
                                        greeter_v1_greet_reply_t *replies, int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e greeter_v1_greeter_greet_columns(const greeter_v1_greeter_t *client, size_t count,
                                           const greeter_v1_greet_request_columns_t *request,
                                           const greeter_v1_greet_reply_out_columns_t *reply, int32_t *codes,
                                           sw_call_t *call);

#ifdef __cplusplus
}
#endif

#endif /* GREETER_V1_H */
