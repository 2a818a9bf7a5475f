/* Made by shortwire gen from pixels/v1/pixels.proto. Do not edit. */
/* clang-format off */

/* Calls that carry bytes, to show whose memory they use. */
#ifndef PIXELS_V1_H
#define PIXELS_V1_H

#include "shortwire/client.h"

typedef struct pixels_v1_image_t pixels_v1_image_t;
typedef struct pixels_v1_total_t pixels_v1_total_t;

#ifdef __cplusplus
extern "C" {
#endif

struct pixels_v1_image_t {
  sw_bytes_t data;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define PIXELS_V1_IMAGE_NAME "pixels.v1.Image"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void pixels_v1_image_init(pixels_v1_image_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e pixels_v1_image_encode(const pixels_v1_image_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                 sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e pixels_v1_image_decode(sw_bytes_t bytes, sw_arena_t *arena, pixels_v1_image_t *message,
                                 sw_error_t *error);

/* For generated code. */
uint8_t *pixels_v1_image_write(const pixels_v1_image_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *pixels_v1_image_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    pixels_v1_image_t *message);
const uint8_t *pixels_v1_image_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     const pixels_v1_image_t **message);
const uint8_t *pixels_v1_image_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                      const pixels_v1_image_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct pixels_v1_image_columns_t {
  const sw_bytes_t *data;
} pixels_v1_image_columns_t;

/* The same to be written. */
typedef struct pixels_v1_image_out_columns_t {
  sw_bytes_t *data;
} pixels_v1_image_out_columns_t;

struct pixels_v1_total_t {
  uint64_t value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define PIXELS_V1_TOTAL_NAME "pixels.v1.Total"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void pixels_v1_total_init(pixels_v1_total_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e pixels_v1_total_encode(const pixels_v1_total_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                 sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e pixels_v1_total_decode(sw_bytes_t bytes, sw_arena_t *arena, pixels_v1_total_t *message,
                                 sw_error_t *error);

/* For generated code. */
uint8_t *pixels_v1_total_write(const pixels_v1_total_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *pixels_v1_total_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    pixels_v1_total_t *message);
const uint8_t *pixels_v1_total_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     const pixels_v1_total_t **message);
const uint8_t *pixels_v1_total_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                      const pixels_v1_total_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct pixels_v1_total_columns_t {
  const uint64_t *value;
} pixels_v1_total_columns_t;

/* The same to be written. */
typedef struct pixels_v1_total_out_columns_t {
  uint64_t *value;
} pixels_v1_total_out_columns_t;

/* Client of pixels.v1.Pixels. */
typedef struct pixels_v1_pixels_t {
  sw_client_t base;
  sw_entry_t methods[2];
} pixels_v1_pixels_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e pixels_v1_pixels_open(const char *path, const sw_options_t *options, pixels_v1_pixels_t *client,
                                sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e pixels_v1_pixels_join(const sw_client_t *other, pixels_v1_pixels_t *client, sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void pixels_v1_pixels_close(pixels_v1_pixels_t *client);

/* pixels.v1.Pixels/Invert in wire format. The reply lies in the call. */
sw_code_e pixels_v1_pixels_invert_raw(const pixels_v1_pixels_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                      sw_call_t *call);

/* pixels.v1.Pixels/Invert in wire format: what pixels_v1_pixels_invert() does where it cannot
 * use slots. */
sw_code_e pixels_v1_pixels_invert_wire(const pixels_v1_pixels_t *client, const pixels_v1_image_t *request,
                                       pixels_v1_image_t *reply, sw_call_t *call);

/* Turns every byte b into 255 - b. */
static inline sw_code_e pixels_v1_pixels_invert(const pixels_v1_pixels_t *client,
                                                const pixels_v1_image_t *request, pixels_v1_image_t *reply,
                                                sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return pixels_v1_pixels_invert_wire(client, request, reply, call);
  }
  in[0].data = request->data.data;
  in[1].u64 = request->data.len;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->data.data = out[0].data;
  reply->data.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* pixels.v1.Pixels/Invert for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e pixels_v1_pixels_invert_many(const pixels_v1_pixels_t *client, size_t count,
                                       const pixels_v1_image_t *requests, pixels_v1_image_t *replies,
                                       int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e pixels_v1_pixels_invert_columns(const pixels_v1_pixels_t *client, size_t count,
                                          const pixels_v1_image_columns_t *request,
                                          const pixels_v1_image_out_columns_t *reply, int32_t *codes,
                                          sw_call_t *call);

/* pixels.v1.Pixels/Sum in wire format. The reply lies in the call. */
sw_code_e pixels_v1_pixels_sum_raw(const pixels_v1_pixels_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                   sw_call_t *call);

/* pixels.v1.Pixels/Sum in wire format: what pixels_v1_pixels_sum() does where it cannot
 * use slots. */
sw_code_e pixels_v1_pixels_sum_wire(const pixels_v1_pixels_t *client, const pixels_v1_image_t *request,
                                    pixels_v1_total_t *reply, sw_call_t *call);

/* Adds up all bytes. */
static inline sw_code_e pixels_v1_pixels_sum(const pixels_v1_pixels_t *client,
                                             const pixels_v1_image_t *request, pixels_v1_total_t *reply,
                                             sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[1].flat == NULL)) {
    return pixels_v1_pixels_sum_wire(client, request, reply, call);
  }
  in[0].data = request->data.data;
  in[1].u64 = request->data.len;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = out[0].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* pixels.v1.Pixels/Sum for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e pixels_v1_pixels_sum_many(const pixels_v1_pixels_t *client, size_t count,
                                    const pixels_v1_image_t *requests, pixels_v1_total_t *replies,
                                    int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e pixels_v1_pixels_sum_columns(const pixels_v1_pixels_t *client, size_t count,
                                       const pixels_v1_image_columns_t *request,
                                       const pixels_v1_total_out_columns_t *reply, int32_t *codes,
                                       sw_call_t *call);

#ifdef __cplusplus
}
#endif

#endif /* PIXELS_V1_H */
