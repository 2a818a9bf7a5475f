/* Made by shortwire gen from pixels/v1/pixels.proto. Do not edit. */
/* clang-format off */
#include "pixels_v1.h"

uint8_t *pixels_v1_image_write(const pixels_v1_image_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->data.len != 0) {
    p = sw_write_bytes(w, p, message->data);
    if (p == NULL) return sw_writer_in(w, "pixels.v1.Image.data");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *pixels_v1_image_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    pixels_v1_image_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->data);
        if (p == NULL) return sw_reader_in(r, "pixels.v1.Image.data");
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

const uint8_t *pixels_v1_image_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     const pixels_v1_image_t **message) {
  pixels_v1_image_t *target = (pixels_v1_image_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (pixels_v1_image_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    pixels_v1_image_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = pixels_v1_image_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *pixels_v1_image_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                      const pixels_v1_image_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  pixels_v1_image_t *list = (pixels_v1_image_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    pixels_v1_image_init(&list[*count]);
    p = pixels_v1_image_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e pixels_v1_image_encode(const pixels_v1_image_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                 sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "pixels_v1_image_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = pixels_v1_image_write(message, p, writer);
  return sw_writer_finish(writer, p, PIXELS_V1_IMAGE_NAME, bytes, error);
}

sw_code_e pixels_v1_image_decode(sw_bytes_t bytes, sw_arena_t *arena, pixels_v1_image_t *message,
                                 sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "pixels_v1_image_decode");
  pixels_v1_image_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (pixels_v1_image_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, PIXELS_V1_IMAGE_NAME, error);
}

uint8_t *pixels_v1_total_write(const pixels_v1_total_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->value != 0) p = sw_put_tag(sw_put_varint(p, message->value), 0x08);
  return p;
}

const uint8_t *pixels_v1_total_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    pixels_v1_total_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "pixels.v1.Total.value");
        message->value = value.value;
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

const uint8_t *pixels_v1_total_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     const pixels_v1_total_t **message) {
  pixels_v1_total_t *target = (pixels_v1_total_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (pixels_v1_total_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    pixels_v1_total_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = pixels_v1_total_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *pixels_v1_total_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                      const pixels_v1_total_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  pixels_v1_total_t *list = (pixels_v1_total_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    pixels_v1_total_init(&list[*count]);
    p = pixels_v1_total_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e pixels_v1_total_encode(const pixels_v1_total_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                 sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "pixels_v1_total_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = pixels_v1_total_write(message, p, writer);
  return sw_writer_finish(writer, p, PIXELS_V1_TOTAL_NAME, bytes, error);
}

sw_code_e pixels_v1_total_decode(sw_bytes_t bytes, sw_arena_t *arena, pixels_v1_total_t *message,
                                 sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "pixels_v1_total_decode");
  pixels_v1_total_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (pixels_v1_total_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, PIXELS_V1_TOTAL_NAME, error);
}

static const sw_method_info_t pixels_v1_pixels_methods[] = {
    {UINT64_C(0x879630de9eaed7df), UINT64_C(0xf919cefd963fb317), "pixels.v1.Pixels/Invert"},
    {UINT64_C(0xd542dcc9b21e4d7a), UINT64_C(0xfd8b7a5babe9ae95), "pixels.v1.Pixels/Sum"},
};

sw_code_e pixels_v1_pixels_open(const char *path, const sw_options_t *options, pixels_v1_pixels_t *client,
                                sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "pixels_v1_pixels_open");
  return sw_client_open(path, options, pixels_v1_pixels_methods, 2, &client->base, client->methods, error);
}

sw_code_e pixels_v1_pixels_join(const sw_client_t *other, pixels_v1_pixels_t *client, sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "pixels_v1_pixels_join");
  return sw_client_join(other, pixels_v1_pixels_methods, 2, &client->base, client->methods, error);
}

void pixels_v1_pixels_close(pixels_v1_pixels_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 2);
}

sw_code_e pixels_v1_pixels_invert_raw(const pixels_v1_pixels_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                      sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e pixels_v1_pixels_invert_wire(const pixels_v1_pixels_t *client, const pixels_v1_image_t *request,
                                       pixels_v1_image_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = pixels_v1_image_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  pixels_v1_image_init(reply);
  if (pixels_v1_image_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

static sw_code_e pixels_v1_pixels_invert_many_wire(const pixels_v1_pixels_t *client, size_t count,
                                                   const pixels_v1_image_t *requests,
                                                   pixels_v1_image_t *replies, int32_t *codes,
                                                   sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = pixels_v1_image_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    pixels_v1_image_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (pixels_v1_image_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e pixels_v1_pixels_invert_many(const pixels_v1_pixels_t *client, size_t count,
                                       const pixels_v1_image_t *requests, pixels_v1_image_t *replies,
                                       int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return pixels_v1_pixels_invert_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->data, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->data, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) pixels_v1_image_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What pixels_v1_pixels_invert_columns() does where it cannot use columns. */
static sw_code_e pixels_v1_pixels_invert_columns_wire(const pixels_v1_pixels_t *client, size_t count,
                                                      const pixels_v1_image_columns_t *request,
                                                      const pixels_v1_image_out_columns_t *reply,
                                                      int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  pixels_v1_image_t *requests = (pixels_v1_image_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  pixels_v1_image_t *replies = (pixels_v1_image_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    pixels_v1_image_init(&requests[i]);
    requests[i].data = request->data[i];
  }
  sw_code_e code = pixels_v1_pixels_invert_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->data[i] = replies[i].data;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e pixels_v1_pixels_invert_columns(const pixels_v1_pixels_t *client, size_t count,
                                          const pixels_v1_image_columns_t *request,
                                          const pixels_v1_image_out_columns_t *reply, int32_t *codes,
                                          sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->data == NULL) return sw_call_null_argument(call, "pixels.v1.Pixels/Invert", "request->data");
  if (reply->data == NULL) return sw_call_null_argument(call, "pixels.v1.Pixels/Invert", "reply->data");
  if (client->methods[0].flat_many == NULL) {
    return pixels_v1_pixels_invert_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->data, sizeof *request->data},
  };
  sw_column_t out[] = {
      {reply->data, sizeof *reply->data},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e pixels_v1_pixels_sum_raw(const pixels_v1_pixels_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                   sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e pixels_v1_pixels_sum_wire(const pixels_v1_pixels_t *client, const pixels_v1_image_t *request,
                                    pixels_v1_total_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = pixels_v1_pixels_sum_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = pixels_v1_image_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  pixels_v1_total_init(reply);
  if (pixels_v1_total_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

static sw_code_e pixels_v1_pixels_sum_many_wire(const pixels_v1_pixels_t *client, size_t count,
                                                const pixels_v1_image_t *requests, pixels_v1_total_t *replies,
                                                int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = pixels_v1_image_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    pixels_v1_total_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (pixels_v1_total_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e pixels_v1_pixels_sum_many(const pixels_v1_pixels_t *client, size_t count,
                                    const pixels_v1_image_t *requests, pixels_v1_total_t *replies,
                                    int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return pixels_v1_pixels_sum_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->data, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) pixels_v1_total_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

/* What pixels_v1_pixels_sum_columns() does where it cannot use columns. */
static sw_code_e pixels_v1_pixels_sum_columns_wire(const pixels_v1_pixels_t *client, size_t count,
                                                   const pixels_v1_image_columns_t *request,
                                                   const pixels_v1_total_out_columns_t *reply, int32_t *codes,
                                                   sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  pixels_v1_image_t *requests = (pixels_v1_image_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  pixels_v1_total_t *replies = (pixels_v1_total_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    pixels_v1_image_init(&requests[i]);
    requests[i].data = request->data[i];
  }
  sw_code_e code = pixels_v1_pixels_sum_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e pixels_v1_pixels_sum_columns(const pixels_v1_pixels_t *client, size_t count,
                                       const pixels_v1_image_columns_t *request,
                                       const pixels_v1_total_out_columns_t *reply, int32_t *codes,
                                       sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  if (request->data == NULL) return sw_call_null_argument(call, "pixels.v1.Pixels/Sum", "request->data");
  if (reply->value == NULL) return sw_call_null_argument(call, "pixels.v1.Pixels/Sum", "reply->value");
  if (client->methods[1].flat_many == NULL) {
    return pixels_v1_pixels_sum_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->data, sizeof *request->data},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}
