/* Made by shortwire gen from greeter/v1/greeter.proto. Do not edit. */
/* clang-format off */
#include "greeter_v1.h"

uint8_t *greeter_v1_greet_request_write(const greeter_v1_greet_request_t *restrict message, uint8_t *p,
                                        sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->name.len != 0) {
    p = sw_write_string(w, p, message->name);
    if (p == NULL) return sw_writer_in(w, "greeter.v1.GreetRequest.name");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *greeter_v1_greet_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             greeter_v1_greet_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_string(p, end, r, &message->name);
        if (p == NULL) return sw_reader_in(r, "greeter.v1.GreetRequest.name");
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

const uint8_t *greeter_v1_greet_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              const greeter_v1_greet_request_t **message) {
  greeter_v1_greet_request_t *target = (greeter_v1_greet_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (greeter_v1_greet_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    greeter_v1_greet_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = greeter_v1_greet_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *greeter_v1_greet_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               uint32_t tag, const greeter_v1_greet_request_t **items,
                                               size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  greeter_v1_greet_request_t *list =
      (greeter_v1_greet_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    greeter_v1_greet_request_init(&list[*count]);
    p = greeter_v1_greet_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e greeter_v1_greet_request_encode(const greeter_v1_greet_request_t *message, sw_writer_t *writer,
                                          sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "greeter_v1_greet_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = greeter_v1_greet_request_write(message, p, writer);
  return sw_writer_finish(writer, p, GREETER_V1_GREET_REQUEST_NAME, bytes, error);
}

sw_code_e greeter_v1_greet_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                          greeter_v1_greet_request_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "greeter_v1_greet_request_decode");
  greeter_v1_greet_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (greeter_v1_greet_request_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, GREETER_V1_GREET_REQUEST_NAME, error);
}

uint8_t *greeter_v1_greet_reply_write(const greeter_v1_greet_reply_t *restrict message, uint8_t *p,
                                      sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->greeting.len != 0) {
    p = sw_write_string(w, p, message->greeting);
    if (p == NULL) return sw_writer_in(w, "greeter.v1.GreetReply.greeting");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *greeter_v1_greet_reply_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                           greeter_v1_greet_reply_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_string(p, end, r, &message->greeting);
        if (p == NULL) return sw_reader_in(r, "greeter.v1.GreetReply.greeting");
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

const uint8_t *greeter_v1_greet_reply_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            const greeter_v1_greet_reply_t **message) {
  greeter_v1_greet_reply_t *target = (greeter_v1_greet_reply_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (greeter_v1_greet_reply_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    greeter_v1_greet_reply_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = greeter_v1_greet_reply_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *greeter_v1_greet_reply_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             uint32_t tag, const greeter_v1_greet_reply_t **items,
                                             size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  greeter_v1_greet_reply_t *list =
      (greeter_v1_greet_reply_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    greeter_v1_greet_reply_init(&list[*count]);
    p = greeter_v1_greet_reply_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e greeter_v1_greet_reply_encode(const greeter_v1_greet_reply_t *message, sw_writer_t *writer,
                                        sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "greeter_v1_greet_reply_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = greeter_v1_greet_reply_write(message, p, writer);
  return sw_writer_finish(writer, p, GREETER_V1_GREET_REPLY_NAME, bytes, error);
}

sw_code_e greeter_v1_greet_reply_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                        greeter_v1_greet_reply_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "greeter_v1_greet_reply_decode");
  greeter_v1_greet_reply_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (greeter_v1_greet_reply_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, GREETER_V1_GREET_REPLY_NAME, error);
}

static const sw_method_info_t greeter_v1_greeter_methods[] = {
    {UINT64_C(0x1c3066ce5e546bfa), UINT64_C(0xccde38ee951fa732), "greeter.v1.Greeter/Greet"},
};

sw_code_e greeter_v1_greeter_open(const char *path, const sw_options_t *options, greeter_v1_greeter_t *client,
                                  sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "greeter_v1_greeter_open");
  return sw_client_open(path, options, greeter_v1_greeter_methods, 1, &client->base, client->methods, error);
}

sw_code_e greeter_v1_greeter_join(const sw_client_t *other, greeter_v1_greeter_t *client, sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "greeter_v1_greeter_join");
  return sw_client_join(other, greeter_v1_greeter_methods, 1, &client->base, client->methods, error);
}

void greeter_v1_greeter_close(greeter_v1_greeter_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 1);
}

sw_code_e greeter_v1_greeter_greet_raw(const greeter_v1_greeter_t *client, sw_bytes_t request,
                                       sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e greeter_v1_greeter_greet_wire(const greeter_v1_greeter_t *client,
                                        const greeter_v1_greet_request_t *request,
                                        greeter_v1_greet_reply_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = greeter_v1_greet_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  greeter_v1_greet_reply_init(reply);
  if (greeter_v1_greet_reply_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

static sw_code_e greeter_v1_greeter_greet_many_wire(const greeter_v1_greeter_t *client, size_t count,
                                                    const greeter_v1_greet_request_t *requests,
                                                    greeter_v1_greet_reply_t *replies, int32_t *codes,
                                                    sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = greeter_v1_greet_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    greeter_v1_greet_reply_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (greeter_v1_greet_reply_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                    &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e greeter_v1_greeter_greet_many(const greeter_v1_greeter_t *client, size_t count,
                                        const greeter_v1_greet_request_t *requests,
                                        greeter_v1_greet_reply_t *replies, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return greeter_v1_greeter_greet_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->name, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->greeting, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) greeter_v1_greet_reply_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What greeter_v1_greeter_greet_columns() does where it cannot use columns. */
static sw_code_e greeter_v1_greeter_greet_columns_wire(const greeter_v1_greeter_t *client, size_t count,
                                                       const greeter_v1_greet_request_columns_t *request,
                                                       const greeter_v1_greet_reply_out_columns_t *reply,
                                                       int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  greeter_v1_greet_request_t *requests =
      (greeter_v1_greet_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  greeter_v1_greet_reply_t *replies =
      (greeter_v1_greet_reply_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    greeter_v1_greet_request_init(&requests[i]);
    requests[i].name = request->name[i];
  }
  sw_code_e code = greeter_v1_greeter_greet_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->greeting[i] = replies[i].greeting;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e greeter_v1_greeter_greet_columns(const greeter_v1_greeter_t *client, size_t count,
                                           const greeter_v1_greet_request_columns_t *request,
                                           const greeter_v1_greet_reply_out_columns_t *reply, int32_t *codes,
                                           sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->name == NULL) return sw_call_null_argument(call, "greeter.v1.Greeter/Greet", "request->name");
  if (reply->greeting == NULL)
    return sw_call_null_argument(call, "greeter.v1.Greeter/Greet", "reply->greeting");
  if (client->methods[0].flat_many == NULL) {
    return greeter_v1_greeter_greet_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->name, sizeof *request->name},
  };
  sw_column_t out[] = {
      {reply->greeting, sizeof *reply->greeting},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}
