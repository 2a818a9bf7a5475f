/* Made by shortwire gen from shop/order.proto. Do not edit. */
/* clang-format off */

/* A service over messages of another package. */
#ifndef SHOP_V1_H
#define SHOP_V1_H

#include "shortwire/client.h"

typedef struct shop_v1_order_t shop_v1_order_t;

#include "units_v1.h"

#ifdef __cplusplus
extern "C" {
#endif

struct shop_v1_order_t {
  sw_bytes_t item;
  const units_v1_money_t *limit;
  units_v1_currency_e preferred;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHOP_V1_ORDER_NAME "shop.v1.Order"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shop_v1_order_init(shop_v1_order_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shop_v1_order_encode(const shop_v1_order_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                               sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shop_v1_order_decode(sw_bytes_t bytes, sw_arena_t *arena, shop_v1_order_t *message,
                               sw_error_t *error);

/* For generated code. */
uint8_t *shop_v1_order_write(const shop_v1_order_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *shop_v1_order_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                  shop_v1_order_t *message);
const uint8_t *shop_v1_order_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                   const shop_v1_order_t **message);
const uint8_t *shop_v1_order_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                    const shop_v1_order_t **items, size_t *count);

/* Client of shop.v1.Shop. */
typedef struct shop_v1_shop_t {
  sw_client_t base;
  sw_entry_t methods[2];
} shop_v1_shop_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e shop_v1_shop_open(const char *path, const sw_options_t *options, shop_v1_shop_t *client,
                            sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e shop_v1_shop_join(const sw_client_t *other, shop_v1_shop_t *client, sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void shop_v1_shop_close(shop_v1_shop_t *client);

/* shop.v1.Shop/Price in wire format. The reply lies in the call. */
sw_code_e shop_v1_shop_price_raw(const shop_v1_shop_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                 sw_call_t *call);

sw_code_e shop_v1_shop_price(const shop_v1_shop_t *client, const shop_v1_order_t *request,
                             units_v1_money_t *reply, sw_call_t *call);

/* shop.v1.Shop/Price for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shop_v1_shop_price_many(const shop_v1_shop_t *client, size_t count, const shop_v1_order_t *requests,
                                  units_v1_money_t *replies, int32_t *codes, sw_call_t *call);

/* shop.v1.Shop/Convert in wire format. The reply lies in the call. */
sw_code_e shop_v1_shop_convert_raw(const shop_v1_shop_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                   sw_call_t *call);

/* shop.v1.Shop/Convert in wire format: what shop_v1_shop_convert() does where it cannot
 * use slots. */
sw_code_e shop_v1_shop_convert_wire(const shop_v1_shop_t *client, const units_v1_money_t *request,
                                    units_v1_money_t *reply, sw_call_t *call);

static inline sw_code_e shop_v1_shop_convert(const shop_v1_shop_t *client, const units_v1_money_t *request,
                                             units_v1_money_t *reply, sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[2];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[1].flat == NULL)) {
    return shop_v1_shop_convert_wire(client, request, reply, call);
  }
  in[0].i64 = request->units;
  in[1].i64 = request->currency;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->units = out[0].i64;
  reply->currency = (units_v1_currency_e)out[1].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shop.v1.Shop/Convert for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shop_v1_shop_convert_many(const shop_v1_shop_t *client, size_t count,
                                    const units_v1_money_t *requests, units_v1_money_t *replies,
                                    int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shop_v1_shop_convert_columns(const shop_v1_shop_t *client, size_t count,
                                       const units_v1_money_columns_t *request,
                                       const units_v1_money_out_columns_t *reply, int32_t *codes,
                                       sw_call_t *call);

#ifdef __cplusplus
}
#endif

#endif /* SHOP_V1_H */
