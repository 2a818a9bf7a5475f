/* Made by shortwire gen from direct.proto. Do not edit. */
/* clang-format off */

/* Replies that their service writes where the caller wants them. */
#ifndef DIRECT_V1_H
#define DIRECT_V1_H

#include "shortwire/client.h"

typedef struct direct_v1_seal_request_t direct_v1_seal_request_t;
typedef struct direct_v1_sealed_t direct_v1_sealed_t;
typedef struct direct_v1_size_t direct_v1_size_t;

#ifdef __cplusplus
extern "C" {
#endif

struct direct_v1_seal_request_t {
  sw_bytes_t key;
  uint64_t counter;
  sw_bytes_t message;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define DIRECT_V1_SEAL_REQUEST_NAME "direct.v1.SealRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void direct_v1_seal_request_init(direct_v1_seal_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e direct_v1_seal_request_encode(const direct_v1_seal_request_t *message, sw_writer_t *writer,
                                        sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e direct_v1_seal_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                        direct_v1_seal_request_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *direct_v1_seal_request_write(const direct_v1_seal_request_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *direct_v1_seal_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                           direct_v1_seal_request_t *message);
const uint8_t *direct_v1_seal_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            const direct_v1_seal_request_t **message);
const uint8_t *direct_v1_seal_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             uint32_t tag, const direct_v1_seal_request_t **items,
                                             size_t *count);

/* Fields of many messages: an array each. */
typedef struct direct_v1_seal_request_columns_t {
  const sw_bytes_t *key;
  const uint64_t *counter;
  const sw_bytes_t *message;
} direct_v1_seal_request_columns_t;

/* The same to be written. */
typedef struct direct_v1_seal_request_out_columns_t {
  sw_bytes_t *key;
  uint64_t *counter;
  sw_bytes_t *message;
} direct_v1_seal_request_out_columns_t;

struct direct_v1_sealed_t {
  sw_bytes_t value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define DIRECT_V1_SEALED_NAME "direct.v1.Sealed"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void direct_v1_sealed_init(direct_v1_sealed_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e direct_v1_sealed_encode(const direct_v1_sealed_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                  sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e direct_v1_sealed_decode(sw_bytes_t bytes, sw_arena_t *arena, direct_v1_sealed_t *message,
                                  sw_error_t *error);

/* For generated code. */
uint8_t *direct_v1_sealed_write(const direct_v1_sealed_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *direct_v1_sealed_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     direct_v1_sealed_t *message);
const uint8_t *direct_v1_sealed_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                      const direct_v1_sealed_t **message);
const uint8_t *direct_v1_sealed_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                       const direct_v1_sealed_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct direct_v1_sealed_columns_t {
  const sw_bytes_t *value;
} direct_v1_sealed_columns_t;

/* The same to be written. */
typedef struct direct_v1_sealed_out_columns_t {
  sw_bytes_t *value;
} direct_v1_sealed_out_columns_t;

struct direct_v1_size_t {
  uint64_t size;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define DIRECT_V1_SIZE_NAME "direct.v1.Size"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void direct_v1_size_init(direct_v1_size_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e direct_v1_size_encode(const direct_v1_size_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e direct_v1_size_decode(sw_bytes_t bytes, sw_arena_t *arena, direct_v1_size_t *message,
                                sw_error_t *error);

/* For generated code. */
uint8_t *direct_v1_size_write(const direct_v1_size_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *direct_v1_size_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                   direct_v1_size_t *message);
const uint8_t *direct_v1_size_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    const direct_v1_size_t **message);
const uint8_t *direct_v1_size_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                     const direct_v1_size_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct direct_v1_size_columns_t {
  const uint64_t *size;
} direct_v1_size_columns_t;

/* The same to be written. */
typedef struct direct_v1_size_out_columns_t {
  uint64_t *size;
} direct_v1_size_out_columns_t;

/* Client of direct.v1.Sealer. */
typedef struct direct_v1_sealer_t {
  sw_client_t base;
  sw_entry_t methods[5];
} direct_v1_sealer_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e direct_v1_sealer_open(const char *path, const sw_options_t *options, direct_v1_sealer_t *client,
                                sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e direct_v1_sealer_join(const sw_client_t *other, direct_v1_sealer_t *client, sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void direct_v1_sealer_close(direct_v1_sealer_t *client);

/* direct.v1.Sealer/Seal in wire format. The reply lies in the call. */
sw_code_e direct_v1_sealer_seal_raw(const direct_v1_sealer_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                    sw_call_t *call);

/* direct.v1.Sealer/Seal in wire format: what direct_v1_sealer_seal() does where it cannot
 * use slots. */
sw_code_e direct_v1_sealer_seal_wire(const direct_v1_sealer_t *client,
                                     const direct_v1_seal_request_t *request, direct_v1_sealed_t *reply,
                                     sw_call_t *call);

/* What direct_v1_sealer_seal_into() does where it cannot use slots. */
sw_code_e direct_v1_sealer_seal_into_wire(const direct_v1_sealer_t *client,
                                          const direct_v1_seal_request_t *request, void *memory, size_t size,
                                          sw_bytes_t *reply, sw_call_t *call);

/* May be written over the message. */
static inline sw_code_e direct_v1_sealer_seal(const direct_v1_sealer_t *client,
                                              const direct_v1_seal_request_t *request,
                                              direct_v1_sealed_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return direct_v1_sealer_seal_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->counter;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * `request->message` may lie in `memory`, and nothing else of the request.
 */
static inline sw_code_e direct_v1_sealer_seal_into(const direct_v1_sealer_t *client,
                                                   const direct_v1_seal_request_t *request, void *memory,
                                                   size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[0].flat == NULL)) {
    return direct_v1_sealer_seal_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->counter;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* direct.v1.Sealer/Seal for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e direct_v1_sealer_seal_many(const direct_v1_sealer_t *client, size_t count,
                                     const direct_v1_seal_request_t *requests, direct_v1_sealed_t *replies,
                                     int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e direct_v1_sealer_seal_columns(const direct_v1_sealer_t *client, size_t count,
                                        const direct_v1_seal_request_columns_t *request,
                                        const direct_v1_sealed_out_columns_t *reply, int32_t *codes,
                                        sw_call_t *call);

/* direct.v1.Sealer/Random in wire format. The reply lies in the call. */
sw_code_e direct_v1_sealer_random_raw(const direct_v1_sealer_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                      sw_call_t *call);

/* direct.v1.Sealer/Random in wire format: what direct_v1_sealer_random() does where it cannot
 * use slots. */
sw_code_e direct_v1_sealer_random_wire(const direct_v1_sealer_t *client, const direct_v1_size_t *request,
                                       direct_v1_sealed_t *reply, sw_call_t *call);

/* What direct_v1_sealer_random_into() does where it cannot use slots. */
sw_code_e direct_v1_sealer_random_into_wire(const direct_v1_sealer_t *client, const direct_v1_size_t *request,
                                            void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call);

/* Has nothing to be written over. */
static inline sw_code_e direct_v1_sealer_random(const direct_v1_sealer_t *client,
                                                const direct_v1_size_t *request, direct_v1_sealed_t *reply,
                                                sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[1].flat == NULL)) {
    return direct_v1_sealer_random_wire(client, request, reply, call);
  }
  in[0].u64 = request->size;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e direct_v1_sealer_random_into(const direct_v1_sealer_t *client,
                                                     const direct_v1_size_t *request, void *memory,
                                                     size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[1].flat == NULL)) {
    return direct_v1_sealer_random_into_wire(client, request, memory, size, reply, call);
  }
  in[0].u64 = request->size;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* direct.v1.Sealer/Random for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e direct_v1_sealer_random_many(const direct_v1_sealer_t *client, size_t count,
                                       const direct_v1_size_t *requests, direct_v1_sealed_t *replies,
                                       int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e direct_v1_sealer_random_columns(const direct_v1_sealer_t *client, size_t count,
                                          const direct_v1_size_columns_t *request,
                                          const direct_v1_sealed_out_columns_t *reply, int32_t *codes,
                                          sw_call_t *call);

/* direct.v1.Sealer/Derive in wire format. The reply lies in the call. */
sw_code_e direct_v1_sealer_derive_raw(const direct_v1_sealer_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                      sw_call_t *call);

/* direct.v1.Sealer/Derive in wire format: what direct_v1_sealer_derive() does where it cannot
 * use slots. */
sw_code_e direct_v1_sealer_derive_wire(const direct_v1_sealer_t *client,
                                       const direct_v1_seal_request_t *request, direct_v1_sealed_t *reply,
                                       sw_call_t *call);

/* What direct_v1_sealer_derive_into() does where it cannot use slots. */
sw_code_e direct_v1_sealer_derive_into_wire(const direct_v1_sealer_t *client,
                                            const direct_v1_seal_request_t *request, void *memory,
                                            size_t size, sw_bytes_t *reply, sw_call_t *call);

/* Takes its time. */
static inline sw_code_e direct_v1_sealer_derive(const direct_v1_sealer_t *client,
                                                const direct_v1_seal_request_t *request,
                                                direct_v1_sealed_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[2].flat == NULL)) {
    return direct_v1_sealer_derive_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->counter;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e direct_v1_sealer_derive_into(const direct_v1_sealer_t *client,
                                                     const direct_v1_seal_request_t *request, void *memory,
                                                     size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[2].flat == NULL)) {
    return direct_v1_sealer_derive_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->counter;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* direct.v1.Sealer/Derive for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e direct_v1_sealer_derive_many(const direct_v1_sealer_t *client, size_t count,
                                       const direct_v1_seal_request_t *requests, direct_v1_sealed_t *replies,
                                       int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e direct_v1_sealer_derive_columns(const direct_v1_sealer_t *client, size_t count,
                                          const direct_v1_seal_request_columns_t *request,
                                          const direct_v1_sealed_out_columns_t *reply, int32_t *codes,
                                          sw_call_t *call);

/* direct.v1.Sealer/SealInto in wire format. The reply lies in the call. */
sw_code_e direct_v1_sealer_seal_into__raw(const direct_v1_sealer_t *client, sw_bytes_t request,
                                          sw_bytes_t *reply, sw_call_t *call);

/* direct.v1.Sealer/SealInto in wire format: what direct_v1_sealer_seal_into_() does where it cannot
 * use slots. */
sw_code_e direct_v1_sealer_seal_into__wire(const direct_v1_sealer_t *client, const direct_v1_size_t *request,
                                           direct_v1_size_t *reply, sw_call_t *call);

/* Would be named as a form of Seal is. */
static inline sw_code_e direct_v1_sealer_seal_into_(const direct_v1_sealer_t *client,
                                                    const direct_v1_size_t *request, direct_v1_size_t *reply,
                                                    sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[3].flat == NULL)) {
    return direct_v1_sealer_seal_into__wire(client, request, reply, call);
  }
  in[0].u64 = request->size;
  int32_t code = client->methods[3].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->size = out[0].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* direct.v1.Sealer/SealInto for `count` requests at once. SW_OK if the batch ran, whatever became of its
 * items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e direct_v1_sealer_seal_into__many(const direct_v1_sealer_t *client, size_t count,
                                           const direct_v1_size_t *requests, direct_v1_size_t *replies,
                                           int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e direct_v1_sealer_seal_into__columns(const direct_v1_sealer_t *client, size_t count,
                                              const direct_v1_size_columns_t *request,
                                              const direct_v1_size_out_columns_t *reply, int32_t *codes,
                                              sw_call_t *call);

/* direct.v1.Sealer/SealMany in wire format. The reply lies in the call. */
sw_code_e direct_v1_sealer_seal_many__raw(const direct_v1_sealer_t *client, sw_bytes_t request,
                                          sw_bytes_t *reply, sw_call_t *call);

/* direct.v1.Sealer/SealMany in wire format: what direct_v1_sealer_seal_many_() does where it cannot
 * use slots. */
sw_code_e direct_v1_sealer_seal_many__wire(const direct_v1_sealer_t *client, const direct_v1_size_t *request,
                                           direct_v1_size_t *reply, sw_call_t *call);

static inline sw_code_e direct_v1_sealer_seal_many_(const direct_v1_sealer_t *client,
                                                    const direct_v1_size_t *request, direct_v1_size_t *reply,
                                                    sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[4].flat == NULL)) {
    return direct_v1_sealer_seal_many__wire(client, request, reply, call);
  }
  in[0].u64 = request->size;
  int32_t code = client->methods[4].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->size = out[0].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* direct.v1.Sealer/SealMany for `count` requests at once. SW_OK if the batch ran, whatever became of its
 * items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e direct_v1_sealer_seal_many__many(const direct_v1_sealer_t *client, size_t count,
                                           const direct_v1_size_t *requests, direct_v1_size_t *replies,
                                           int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e direct_v1_sealer_seal_many__columns(const direct_v1_sealer_t *client, size_t count,
                                              const direct_v1_size_columns_t *request,
                                              const direct_v1_size_out_columns_t *reply, int32_t *codes,
                                              sw_call_t *call);

#ifdef __cplusplus
}
#endif

#endif /* DIRECT_V1_H */
