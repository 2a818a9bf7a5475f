/* Made by shortwire gen from shop/order.proto. Do not edit. */
/* clang-format off */
#include "shop_v1.h"

uint8_t *shop_v1_order_write(const shop_v1_order_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->preferred != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->preferred), 0x18);
  if (message->limit != NULL) {
    size_t before = sw_written(w, p);
    p = units_v1_money_write(message->limit, p, w);
    if (p == NULL) return sw_writer_in(w, "shop.v1.Order.limit");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x12);
  }
  if (message->item.len != 0) {
    p = sw_write_string(w, p, message->item);
    if (p == NULL) return sw_writer_in(w, "shop.v1.Order.item");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shop_v1_order_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                  shop_v1_order_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_string(p, end, r, &message->item);
        if (p == NULL) return sw_reader_in(r, "shop.v1.Order.item");
        continue;
      }
      case 0x12: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "shop.v1.Order.limit");
        p = units_v1_money_merge(length.p, length.p + length.value, r, &message->limit);
        if (p == NULL) return sw_reader_in(r, "shop.v1.Order.limit");
        continue;
      }
      case 0x18: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shop.v1.Order.preferred");
        message->preferred = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shop_v1_order_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                   const shop_v1_order_t **message) {
  shop_v1_order_t *target = (shop_v1_order_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shop_v1_order_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shop_v1_order_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shop_v1_order_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shop_v1_order_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                    const shop_v1_order_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shop_v1_order_t *list = (shop_v1_order_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shop_v1_order_init(&list[*count]);
    p = shop_v1_order_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shop_v1_order_encode(const shop_v1_order_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                               sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shop_v1_order_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shop_v1_order_write(message, p, writer);
  return sw_writer_finish(writer, p, SHOP_V1_ORDER_NAME, bytes, error);
}

sw_code_e shop_v1_order_decode(sw_bytes_t bytes, sw_arena_t *arena, shop_v1_order_t *message,
                               sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shop_v1_order_decode");
  shop_v1_order_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shop_v1_order_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHOP_V1_ORDER_NAME, error);
}

static const sw_method_info_t shop_v1_shop_methods[] = {
    {UINT64_C(0x1b00791ca45cf77c), 0, "shop.v1.Shop/Price"},
    {UINT64_C(0x92c2f4595d7438ee), UINT64_C(0x0612f9dfbd238a20), "shop.v1.Shop/Convert"},
};

sw_code_e shop_v1_shop_open(const char *path, const sw_options_t *options, shop_v1_shop_t *client,
                            sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "shop_v1_shop_open");
  return sw_client_open(path, options, shop_v1_shop_methods, 2, &client->base, client->methods, error);
}

sw_code_e shop_v1_shop_join(const sw_client_t *other, shop_v1_shop_t *client, sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "shop_v1_shop_join");
  return sw_client_join(other, shop_v1_shop_methods, 2, &client->base, client->methods, error);
}

void shop_v1_shop_close(shop_v1_shop_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 2);
}

sw_code_e shop_v1_shop_price_raw(const shop_v1_shop_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                 sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e shop_v1_shop_price(const shop_v1_shop_t *client, const shop_v1_order_t *request,
                             units_v1_money_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shop_v1_order_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  units_v1_money_init(reply);
  if (units_v1_money_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

sw_code_e shop_v1_shop_price_many(const shop_v1_shop_t *client, size_t count, const shop_v1_order_t *requests,
                                  units_v1_money_t *replies, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shop_v1_order_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    units_v1_money_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (units_v1_money_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                            &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shop_v1_shop_convert_raw(const shop_v1_shop_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                   sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e shop_v1_shop_convert_wire(const shop_v1_shop_t *client, const units_v1_money_t *request,
                                    units_v1_money_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shop_v1_shop_convert_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = units_v1_money_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  units_v1_money_init(reply);
  if (units_v1_money_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

static sw_code_e shop_v1_shop_convert_many_wire(const shop_v1_shop_t *client, size_t count,
                                                const units_v1_money_t *requests, units_v1_money_t *replies,
                                                int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = units_v1_money_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    units_v1_money_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (units_v1_money_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                            &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shop_v1_shop_convert_many(const shop_v1_shop_t *client, size_t count,
                                    const units_v1_money_t *requests, units_v1_money_t *replies,
                                    int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return shop_v1_shop_convert_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->units, sizeof *requests},
      {(void *)(uintptr_t)&requests->currency, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->units, sizeof *replies},
      {&replies->currency, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) units_v1_money_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

/* What shop_v1_shop_convert_columns() does where it cannot use columns. */
static sw_code_e shop_v1_shop_convert_columns_wire(const shop_v1_shop_t *client, size_t count,
                                                   const units_v1_money_columns_t *request,
                                                   const units_v1_money_out_columns_t *reply, int32_t *codes,
                                                   sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  units_v1_money_t *requests = (units_v1_money_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  units_v1_money_t *replies = (units_v1_money_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    units_v1_money_init(&requests[i]);
    requests[i].units = request->units[i];
    requests[i].currency = request->currency[i];
  }
  sw_code_e code = shop_v1_shop_convert_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->units[i] = replies[i].units;
    reply->currency[i] = replies[i].currency;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shop_v1_shop_convert_columns(const shop_v1_shop_t *client, size_t count,
                                       const units_v1_money_columns_t *request,
                                       const units_v1_money_out_columns_t *reply, int32_t *codes,
                                       sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  if (request->units == NULL) return sw_call_null_argument(call, "shop.v1.Shop/Convert", "request->units");
  if (request->currency == NULL)
    return sw_call_null_argument(call, "shop.v1.Shop/Convert", "request->currency");
  if (reply->units == NULL) return sw_call_null_argument(call, "shop.v1.Shop/Convert", "reply->units");
  if (reply->currency == NULL) return sw_call_null_argument(call, "shop.v1.Shop/Convert", "reply->currency");
  if (client->methods[1].flat_many == NULL) {
    return shop_v1_shop_convert_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->units, sizeof *request->units},
      {(void *)(uintptr_t)request->currency, sizeof *request->currency},
  };
  sw_column_t out[] = {
      {reply->units, sizeof *reply->units},
      {reply->currency, sizeof *reply->currency},
  };
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}
