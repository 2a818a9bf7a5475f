/* Made by shortwire gen from direct.proto. Do not edit. */
/* clang-format off */
#include "direct_v1.h"

uint8_t *direct_v1_seal_request_write(const direct_v1_seal_request_t *restrict message, uint8_t *p,
                                      sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->message.len != 0) {
    p = sw_write_bytes(w, p, message->message);
    if (p == NULL) return sw_writer_in(w, "direct.v1.SealRequest.message");
    p = sw_put_tag(p, 0x1a);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->counter != 0) p = sw_put_tag(sw_put_varint(p, message->counter), 0x10);
  if (message->key.len != 0) {
    p = sw_write_bytes(w, p, message->key);
    if (p == NULL) return sw_writer_in(w, "direct.v1.SealRequest.key");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *direct_v1_seal_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                           direct_v1_seal_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->key);
        if (p == NULL) return sw_reader_in(r, "direct.v1.SealRequest.key");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "direct.v1.SealRequest.counter");
        message->counter = value.value;
        p = value.p;
        continue;
      }
      case 0x1a: {
        p = sw_get_bytes(p, end, r, &message->message);
        if (p == NULL) return sw_reader_in(r, "direct.v1.SealRequest.message");
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

const uint8_t *direct_v1_seal_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            const direct_v1_seal_request_t **message) {
  direct_v1_seal_request_t *target = (direct_v1_seal_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (direct_v1_seal_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    direct_v1_seal_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = direct_v1_seal_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *direct_v1_seal_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             uint32_t tag, const direct_v1_seal_request_t **items,
                                             size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  direct_v1_seal_request_t *list =
      (direct_v1_seal_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    direct_v1_seal_request_init(&list[*count]);
    p = direct_v1_seal_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e direct_v1_seal_request_encode(const direct_v1_seal_request_t *message, sw_writer_t *writer,
                                        sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "direct_v1_seal_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = direct_v1_seal_request_write(message, p, writer);
  return sw_writer_finish(writer, p, DIRECT_V1_SEAL_REQUEST_NAME, bytes, error);
}

sw_code_e direct_v1_seal_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                        direct_v1_seal_request_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "direct_v1_seal_request_decode");
  direct_v1_seal_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (direct_v1_seal_request_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, DIRECT_V1_SEAL_REQUEST_NAME, error);
}

uint8_t *direct_v1_sealed_write(const direct_v1_sealed_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->value.len != 0) {
    p = sw_write_bytes(w, p, message->value);
    if (p == NULL) return sw_writer_in(w, "direct.v1.Sealed.value");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *direct_v1_sealed_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     direct_v1_sealed_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->value);
        if (p == NULL) return sw_reader_in(r, "direct.v1.Sealed.value");
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

const uint8_t *direct_v1_sealed_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                      const direct_v1_sealed_t **message) {
  direct_v1_sealed_t *target = (direct_v1_sealed_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (direct_v1_sealed_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    direct_v1_sealed_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = direct_v1_sealed_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *direct_v1_sealed_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                       const direct_v1_sealed_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  direct_v1_sealed_t *list = (direct_v1_sealed_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    direct_v1_sealed_init(&list[*count]);
    p = direct_v1_sealed_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e direct_v1_sealed_encode(const direct_v1_sealed_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                  sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "direct_v1_sealed_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = direct_v1_sealed_write(message, p, writer);
  return sw_writer_finish(writer, p, DIRECT_V1_SEALED_NAME, bytes, error);
}

sw_code_e direct_v1_sealed_decode(sw_bytes_t bytes, sw_arena_t *arena, direct_v1_sealed_t *message,
                                  sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "direct_v1_sealed_decode");
  direct_v1_sealed_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (direct_v1_sealed_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, DIRECT_V1_SEALED_NAME, error);
}

uint8_t *direct_v1_size_write(const direct_v1_size_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->size != 0) p = sw_put_tag(sw_put_varint(p, message->size), 0x08);
  return p;
}

const uint8_t *direct_v1_size_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                   direct_v1_size_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "direct.v1.Size.size");
        message->size = value.value;
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

const uint8_t *direct_v1_size_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    const direct_v1_size_t **message) {
  direct_v1_size_t *target = (direct_v1_size_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (direct_v1_size_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    direct_v1_size_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = direct_v1_size_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *direct_v1_size_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                     const direct_v1_size_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  direct_v1_size_t *list = (direct_v1_size_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    direct_v1_size_init(&list[*count]);
    p = direct_v1_size_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e direct_v1_size_encode(const direct_v1_size_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "direct_v1_size_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = direct_v1_size_write(message, p, writer);
  return sw_writer_finish(writer, p, DIRECT_V1_SIZE_NAME, bytes, error);
}

sw_code_e direct_v1_size_decode(sw_bytes_t bytes, sw_arena_t *arena, direct_v1_size_t *message,
                                sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "direct_v1_size_decode");
  direct_v1_size_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (direct_v1_size_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, DIRECT_V1_SIZE_NAME, error);
}

static const sw_method_info_t direct_v1_sealer_methods[] = {
    {UINT64_C(0x80b16e07bf618757), UINT64_C(0x78ab36481ff7fa73), "direct.v1.Sealer/Seal"},
    {UINT64_C(0x3721296361d33d45), UINT64_C(0x61f0793e3e1fd203), "direct.v1.Sealer/Random"},
    {UINT64_C(0x1e18f11199876e01), UINT64_C(0xe2562c326393c184), "direct.v1.Sealer/Derive"},
    {UINT64_C(0x3541eb721cefcab5), UINT64_C(0x93f0595b51300baf), "direct.v1.Sealer/SealInto"},
    {UINT64_C(0x488c1c535bfea650), UINT64_C(0xca33dd4b4e6b6d26), "direct.v1.Sealer/SealMany"},
};

sw_code_e direct_v1_sealer_open(const char *path, const sw_options_t *options, direct_v1_sealer_t *client,
                                sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "direct_v1_sealer_open");
  return sw_client_open(path, options, direct_v1_sealer_methods, 5, &client->base, client->methods, error);
}

sw_code_e direct_v1_sealer_join(const sw_client_t *other, direct_v1_sealer_t *client, sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "direct_v1_sealer_join");
  return sw_client_join(other, direct_v1_sealer_methods, 5, &client->base, client->methods, error);
}

void direct_v1_sealer_close(direct_v1_sealer_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 5);
}

sw_code_e direct_v1_sealer_seal_raw(const direct_v1_sealer_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                    sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e direct_v1_sealer_seal_wire(const direct_v1_sealer_t *client,
                                     const direct_v1_seal_request_t *request, direct_v1_sealed_t *reply,
                                     sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = direct_v1_seal_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  direct_v1_sealed_init(reply);
  if (direct_v1_sealed_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

sw_code_e direct_v1_sealer_seal_into_wire(const direct_v1_sealer_t *client,
                                          const direct_v1_seal_request_t *request, void *memory, size_t size,
                                          sw_bytes_t *reply, sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "direct.v1.Sealer/Seal", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  direct_v1_sealed_t message;
  sw_code_e code = direct_v1_sealer_seal_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e direct_v1_sealer_seal_many_wire(const direct_v1_sealer_t *client, size_t count,
                                                 const direct_v1_seal_request_t *requests,
                                                 direct_v1_sealed_t *replies, int32_t *codes,
                                                 sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = direct_v1_seal_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    direct_v1_sealed_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (direct_v1_sealed_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                              &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e direct_v1_sealer_seal_many(const direct_v1_sealer_t *client, size_t count,
                                     const direct_v1_seal_request_t *requests, direct_v1_sealed_t *replies,
                                     int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return direct_v1_sealer_seal_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->counter, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) direct_v1_sealed_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What direct_v1_sealer_seal_columns() does where it cannot use columns. */
static sw_code_e direct_v1_sealer_seal_columns_wire(const direct_v1_sealer_t *client, size_t count,
                                                    const direct_v1_seal_request_columns_t *request,
                                                    const direct_v1_sealed_out_columns_t *reply,
                                                    int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  direct_v1_seal_request_t *requests =
      (direct_v1_seal_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  direct_v1_sealed_t *replies = (direct_v1_sealed_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    direct_v1_seal_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].counter = request->counter[i];
    requests[i].message = request->message[i];
  }
  sw_code_e code = direct_v1_sealer_seal_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e direct_v1_sealer_seal_columns(const direct_v1_sealer_t *client, size_t count,
                                        const direct_v1_seal_request_columns_t *request,
                                        const direct_v1_sealed_out_columns_t *reply, int32_t *codes,
                                        sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL) return sw_call_null_argument(call, "direct.v1.Sealer/Seal", "request->key");
  if (request->counter == NULL)
    return sw_call_null_argument(call, "direct.v1.Sealer/Seal", "request->counter");
  if (request->message == NULL)
    return sw_call_null_argument(call, "direct.v1.Sealer/Seal", "request->message");
  if (reply->value == NULL) return sw_call_null_argument(call, "direct.v1.Sealer/Seal", "reply->value");
  if (client->methods[0].flat_many == NULL) {
    return direct_v1_sealer_seal_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->counter, sizeof *request->counter},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e direct_v1_sealer_random_raw(const direct_v1_sealer_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                      sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e direct_v1_sealer_random_wire(const direct_v1_sealer_t *client, const direct_v1_size_t *request,
                                       direct_v1_sealed_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = direct_v1_size_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  direct_v1_sealed_init(reply);
  if (direct_v1_sealed_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

sw_code_e direct_v1_sealer_random_into_wire(const direct_v1_sealer_t *client, const direct_v1_size_t *request,
                                            void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "direct.v1.Sealer/Random", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  direct_v1_sealed_t message;
  sw_code_e code = direct_v1_sealer_random_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e direct_v1_sealer_random_many_wire(const direct_v1_sealer_t *client, size_t count,
                                                   const direct_v1_size_t *requests,
                                                   direct_v1_sealed_t *replies, int32_t *codes,
                                                   sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = direct_v1_size_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    direct_v1_sealed_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (direct_v1_sealed_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                              &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e direct_v1_sealer_random_many(const direct_v1_sealer_t *client, size_t count,
                                       const direct_v1_size_t *requests, direct_v1_sealed_t *replies,
                                       int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return direct_v1_sealer_random_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->size, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) direct_v1_sealed_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

/* What direct_v1_sealer_random_columns() does where it cannot use columns. */
static sw_code_e direct_v1_sealer_random_columns_wire(const direct_v1_sealer_t *client, size_t count,
                                                      const direct_v1_size_columns_t *request,
                                                      const direct_v1_sealed_out_columns_t *reply,
                                                      int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  direct_v1_size_t *requests = (direct_v1_size_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  direct_v1_sealed_t *replies = (direct_v1_sealed_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    direct_v1_size_init(&requests[i]);
    requests[i].size = request->size[i];
  }
  sw_code_e code = direct_v1_sealer_random_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e direct_v1_sealer_random_columns(const direct_v1_sealer_t *client, size_t count,
                                          const direct_v1_size_columns_t *request,
                                          const direct_v1_sealed_out_columns_t *reply, int32_t *codes,
                                          sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  if (request->size == NULL) return sw_call_null_argument(call, "direct.v1.Sealer/Random", "request->size");
  if (reply->value == NULL) return sw_call_null_argument(call, "direct.v1.Sealer/Random", "reply->value");
  if (client->methods[1].flat_many == NULL) {
    return direct_v1_sealer_random_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->size, sizeof *request->size},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

sw_code_e direct_v1_sealer_derive_raw(const direct_v1_sealer_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                      sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
}

sw_code_e direct_v1_sealer_derive_wire(const direct_v1_sealer_t *client,
                                       const direct_v1_seal_request_t *request, direct_v1_sealed_t *reply,
                                       sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = direct_v1_seal_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[2], 2, false, p, call, &reader);
  if (code != SW_OK) return code;
  direct_v1_sealed_init(reply);
  if (direct_v1_sealed_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 2, &reader, call);
}

sw_code_e direct_v1_sealer_derive_into_wire(const direct_v1_sealer_t *client,
                                            const direct_v1_seal_request_t *request, void *memory,
                                            size_t size, sw_bytes_t *reply, sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "direct.v1.Sealer/Derive", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  direct_v1_sealed_t message;
  sw_code_e code = direct_v1_sealer_derive_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e direct_v1_sealer_derive_many_wire(const direct_v1_sealer_t *client, size_t count,
                                                   const direct_v1_seal_request_t *requests,
                                                   direct_v1_sealed_t *replies, int32_t *codes,
                                                   sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = direct_v1_seal_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[2], 2, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    direct_v1_sealed_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[2], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (direct_v1_sealed_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                              &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 2, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e direct_v1_sealer_derive_many(const direct_v1_sealer_t *client, size_t count,
                                       const direct_v1_seal_request_t *requests, direct_v1_sealed_t *replies,
                                       int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[2].flat_many == NULL || count == 0) {
    return direct_v1_sealer_derive_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->counter, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) direct_v1_sealed_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

/* What direct_v1_sealer_derive_columns() does where it cannot use columns. */
static sw_code_e direct_v1_sealer_derive_columns_wire(const direct_v1_sealer_t *client, size_t count,
                                                      const direct_v1_seal_request_columns_t *request,
                                                      const direct_v1_sealed_out_columns_t *reply,
                                                      int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  direct_v1_seal_request_t *requests =
      (direct_v1_seal_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  direct_v1_sealed_t *replies = (direct_v1_sealed_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    direct_v1_seal_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].counter = request->counter[i];
    requests[i].message = request->message[i];
  }
  sw_code_e code = direct_v1_sealer_derive_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e direct_v1_sealer_derive_columns(const direct_v1_sealer_t *client, size_t count,
                                          const direct_v1_seal_request_columns_t *request,
                                          const direct_v1_sealed_out_columns_t *reply, int32_t *codes,
                                          sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL) return sw_call_null_argument(call, "direct.v1.Sealer/Derive", "request->key");
  if (request->counter == NULL)
    return sw_call_null_argument(call, "direct.v1.Sealer/Derive", "request->counter");
  if (request->message == NULL)
    return sw_call_null_argument(call, "direct.v1.Sealer/Derive", "request->message");
  if (reply->value == NULL) return sw_call_null_argument(call, "direct.v1.Sealer/Derive", "reply->value");
  if (client->methods[2].flat_many == NULL) {
    return direct_v1_sealer_derive_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->counter, sizeof *request->counter},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

sw_code_e direct_v1_sealer_seal_into__raw(const direct_v1_sealer_t *client, sw_bytes_t request,
                                          sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
}

sw_code_e direct_v1_sealer_seal_into__wire(const direct_v1_sealer_t *client, const direct_v1_size_t *request,
                                           direct_v1_size_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = direct_v1_sealer_seal_into__wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = direct_v1_size_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[3], 3, false, p, call, &reader);
  if (code != SW_OK) return code;
  direct_v1_size_init(reply);
  if (direct_v1_size_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 3, &reader, call);
}

static sw_code_e direct_v1_sealer_seal_into__many_wire(const direct_v1_sealer_t *client, size_t count,
                                                       const direct_v1_size_t *requests,
                                                       direct_v1_size_t *replies, int32_t *codes,
                                                       sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = direct_v1_size_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[3], 3, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    direct_v1_size_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[3], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (direct_v1_size_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                            &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 3, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e direct_v1_sealer_seal_into__many(const direct_v1_sealer_t *client, size_t count,
                                           const direct_v1_size_t *requests, direct_v1_size_t *replies,
                                           int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[3].flat_many == NULL || count == 0) {
    return direct_v1_sealer_seal_into__many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->size, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->size, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) direct_v1_size_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

/* What direct_v1_sealer_seal_into__columns() does where it cannot use columns. */
static sw_code_e direct_v1_sealer_seal_into__columns_wire(const direct_v1_sealer_t *client, size_t count,
                                                          const direct_v1_size_columns_t *request,
                                                          const direct_v1_size_out_columns_t *reply,
                                                          int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  direct_v1_size_t *requests = (direct_v1_size_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  direct_v1_size_t *replies = (direct_v1_size_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    direct_v1_size_init(&requests[i]);
    requests[i].size = request->size[i];
  }
  sw_code_e code = direct_v1_sealer_seal_into__many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->size[i] = replies[i].size;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e direct_v1_sealer_seal_into__columns(const direct_v1_sealer_t *client, size_t count,
                                              const direct_v1_size_columns_t *request,
                                              const direct_v1_size_out_columns_t *reply, int32_t *codes,
                                              sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  if (request->size == NULL) return sw_call_null_argument(call, "direct.v1.Sealer/SealInto", "request->size");
  if (reply->size == NULL) return sw_call_null_argument(call, "direct.v1.Sealer/SealInto", "reply->size");
  if (client->methods[3].flat_many == NULL) {
    return direct_v1_sealer_seal_into__columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->size, sizeof *request->size},
  };
  sw_column_t out[] = {
      {reply->size, sizeof *reply->size},
  };
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

sw_code_e direct_v1_sealer_seal_many__raw(const direct_v1_sealer_t *client, sw_bytes_t request,
                                          sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
}

sw_code_e direct_v1_sealer_seal_many__wire(const direct_v1_sealer_t *client, const direct_v1_size_t *request,
                                           direct_v1_size_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = direct_v1_sealer_seal_many__wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = direct_v1_size_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[4], 4, false, p, call, &reader);
  if (code != SW_OK) return code;
  direct_v1_size_init(reply);
  if (direct_v1_size_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 4, &reader, call);
}

static sw_code_e direct_v1_sealer_seal_many__many_wire(const direct_v1_sealer_t *client, size_t count,
                                                       const direct_v1_size_t *requests,
                                                       direct_v1_size_t *replies, int32_t *codes,
                                                       sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = direct_v1_size_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[4], 4, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    direct_v1_size_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[4], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (direct_v1_size_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                            &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 4, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e direct_v1_sealer_seal_many__many(const direct_v1_sealer_t *client, size_t count,
                                           const direct_v1_size_t *requests, direct_v1_size_t *replies,
                                           int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[4].flat_many == NULL || count == 0) {
    return direct_v1_sealer_seal_many__many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->size, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->size, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) direct_v1_size_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[4], count, in, out, codes, call);
}

/* What direct_v1_sealer_seal_many__columns() does where it cannot use columns. */
static sw_code_e direct_v1_sealer_seal_many__columns_wire(const direct_v1_sealer_t *client, size_t count,
                                                          const direct_v1_size_columns_t *request,
                                                          const direct_v1_size_out_columns_t *reply,
                                                          int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  direct_v1_size_t *requests = (direct_v1_size_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  direct_v1_size_t *replies = (direct_v1_size_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    direct_v1_size_init(&requests[i]);
    requests[i].size = request->size[i];
  }
  sw_code_e code = direct_v1_sealer_seal_many__many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->size[i] = replies[i].size;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e direct_v1_sealer_seal_many__columns(const direct_v1_sealer_t *client, size_t count,
                                              const direct_v1_size_columns_t *request,
                                              const direct_v1_size_out_columns_t *reply, int32_t *codes,
                                              sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
  if (code != SW_OK) return code;
  if (request->size == NULL) return sw_call_null_argument(call, "direct.v1.Sealer/SealMany", "request->size");
  if (reply->size == NULL) return sw_call_null_argument(call, "direct.v1.Sealer/SealMany", "reply->size");
  if (client->methods[4].flat_many == NULL) {
    return direct_v1_sealer_seal_many__columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->size, sizeof *request->size},
  };
  sw_column_t out[] = {
      {reply->size, sizeof *reply->size},
  };
  return sw_client_columns(&client->base, &client->methods[4], count, in, out, codes, call);
}
