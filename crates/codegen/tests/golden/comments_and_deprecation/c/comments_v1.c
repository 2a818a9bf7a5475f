/* Made by shortwire gen from comments.proto. Do not edit. */
/* clang-format off */
#include "comments_v1.h"

const char *comments_v1_kind_name(comments_v1_kind_e value) {
  switch (value) {
    case COMMENTS_V1_KIND_UNSPECIFIED:
      return "KIND_UNSPECIFIED";
    case COMMENTS_V1_KIND_OLD:
      return "KIND_OLD";
    default:
      return NULL;
  }
}

uint8_t *comments_v1_thing_write(const comments_v1_thing_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->old_name.len != 0) {
    p = sw_write_string(w, p, message->old_name);
    if (p == NULL) return sw_writer_in(w, "comments.v1.Thing.old_name");
    p = sw_put_tag(p, 0x12);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->number != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->number), 0x08);
  return p;
}

const uint8_t *comments_v1_thing_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                      comments_v1_thing_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "comments.v1.Thing.number");
        message->number = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x12: {
        p = sw_get_string(p, end, r, &message->old_name);
        if (p == NULL) return sw_reader_in(r, "comments.v1.Thing.old_name");
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

const uint8_t *comments_v1_thing_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                       const comments_v1_thing_t **message) {
  comments_v1_thing_t *target = (comments_v1_thing_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (comments_v1_thing_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    comments_v1_thing_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = comments_v1_thing_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *comments_v1_thing_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                        const comments_v1_thing_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  comments_v1_thing_t *list =
      (comments_v1_thing_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    comments_v1_thing_init(&list[*count]);
    p = comments_v1_thing_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e comments_v1_thing_encode(const comments_v1_thing_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                   sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "comments_v1_thing_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = comments_v1_thing_write(message, p, writer);
  return sw_writer_finish(writer, p, COMMENTS_V1_THING_NAME, bytes, error);
}

sw_code_e comments_v1_thing_decode(sw_bytes_t bytes, sw_arena_t *arena, comments_v1_thing_t *message,
                                   sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "comments_v1_thing_decode");
  comments_v1_thing_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (comments_v1_thing_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, COMMENTS_V1_THING_NAME, error);
}

uint8_t *comments_v1_old_write(const comments_v1_old_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->number != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->number), 0x08);
  return p;
}

const uint8_t *comments_v1_old_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    comments_v1_old_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "comments.v1.Old.number");
        message->number = (int32_t)(uint32_t)value.value;
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

const uint8_t *comments_v1_old_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     const comments_v1_old_t **message) {
  comments_v1_old_t *target = (comments_v1_old_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (comments_v1_old_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    comments_v1_old_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = comments_v1_old_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *comments_v1_old_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                      const comments_v1_old_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  comments_v1_old_t *list = (comments_v1_old_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    comments_v1_old_init(&list[*count]);
    p = comments_v1_old_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e comments_v1_old_encode(const comments_v1_old_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                 sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "comments_v1_old_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = comments_v1_old_write(message, p, writer);
  return sw_writer_finish(writer, p, COMMENTS_V1_OLD_NAME, bytes, error);
}

sw_code_e comments_v1_old_decode(sw_bytes_t bytes, sw_arena_t *arena, comments_v1_old_t *message,
                                 sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "comments_v1_old_decode");
  comments_v1_old_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (comments_v1_old_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, COMMENTS_V1_OLD_NAME, error);
}

static const sw_method_info_t comments_v1_commented_methods[] = {
    {UINT64_C(0xd3de9080464208e4), UINT64_C(0x8c0517427ded0964), "comments.v1.Commented/Do"},
    {UINT64_C(0x7faced1ceb9872f5), UINT64_C(0xa29fba54abbdb531), "comments.v1.Commented/DoNot"},
};

sw_code_e comments_v1_commented_open(const char *path, const sw_options_t *options,
                                     comments_v1_commented_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "comments_v1_commented_open");
  return sw_client_open(path, options, comments_v1_commented_methods, 2, &client->base, client->methods,
                        error);
}

sw_code_e comments_v1_commented_join(const sw_client_t *other, comments_v1_commented_t *client,
                                     sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "comments_v1_commented_join");
  return sw_client_join(other, comments_v1_commented_methods, 2, &client->base, client->methods, error);
}

void comments_v1_commented_close(comments_v1_commented_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 2);
}

sw_code_e comments_v1_commented_do_raw(const comments_v1_commented_t *client, sw_bytes_t request,
                                       sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e comments_v1_commented_do_wire(const comments_v1_commented_t *client,
                                        const comments_v1_thing_t *request, comments_v1_thing_t *reply,
                                        sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = comments_v1_thing_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  comments_v1_thing_init(reply);
  if (comments_v1_thing_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

static sw_code_e comments_v1_commented_do_many_wire(const comments_v1_commented_t *client, size_t count,
                                                    const comments_v1_thing_t *requests,
                                                    comments_v1_thing_t *replies, int32_t *codes,
                                                    sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = comments_v1_thing_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    comments_v1_thing_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (comments_v1_thing_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                               &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e comments_v1_commented_do_many(const comments_v1_commented_t *client, size_t count,
                                        const comments_v1_thing_t *requests, comments_v1_thing_t *replies,
                                        int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return comments_v1_commented_do_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->number, sizeof *requests},
      {(void *)(uintptr_t)&requests->old_name, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->number, sizeof *replies},
      {&replies->old_name, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) comments_v1_thing_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What comments_v1_commented_do_columns() does where it cannot use columns. */
static sw_code_e comments_v1_commented_do_columns_wire(const comments_v1_commented_t *client, size_t count,
                                                       const comments_v1_thing_columns_t *request,
                                                       const comments_v1_thing_out_columns_t *reply,
                                                       int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  comments_v1_thing_t *requests =
      (comments_v1_thing_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  comments_v1_thing_t *replies = (comments_v1_thing_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    comments_v1_thing_init(&requests[i]);
    requests[i].number = request->number[i];
    requests[i].old_name = request->old_name[i];
  }
  sw_code_e code = comments_v1_commented_do_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->number[i] = replies[i].number;
    reply->old_name[i] = replies[i].old_name;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e comments_v1_commented_do_columns(const comments_v1_commented_t *client, size_t count,
                                           const comments_v1_thing_columns_t *request,
                                           const comments_v1_thing_out_columns_t *reply, int32_t *codes,
                                           sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->number == NULL)
    return sw_call_null_argument(call, "comments.v1.Commented/Do", "request->number");
  if (request->old_name == NULL)
    return sw_call_null_argument(call, "comments.v1.Commented/Do", "request->old_name");
  if (reply->number == NULL) return sw_call_null_argument(call, "comments.v1.Commented/Do", "reply->number");
  if (reply->old_name == NULL)
    return sw_call_null_argument(call, "comments.v1.Commented/Do", "reply->old_name");
  if (client->methods[0].flat_many == NULL) {
    return comments_v1_commented_do_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->number, sizeof *request->number},
      {(void *)(uintptr_t)request->old_name, sizeof *request->old_name},
  };
  sw_column_t out[] = {
      {reply->number, sizeof *reply->number},
      {reply->old_name, sizeof *reply->old_name},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e comments_v1_commented_do_not_raw(const comments_v1_commented_t *client, sw_bytes_t request,
                                           sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e comments_v1_commented_do_not_wire(const comments_v1_commented_t *client,
                                            const comments_v1_old_t *request, comments_v1_old_t *reply,
                                            sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = comments_v1_commented_do_not_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = comments_v1_old_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  comments_v1_old_init(reply);
  if (comments_v1_old_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

static sw_code_e comments_v1_commented_do_not_many_wire(const comments_v1_commented_t *client, size_t count,
                                                        const comments_v1_old_t *requests,
                                                        comments_v1_old_t *replies, int32_t *codes,
                                                        sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = comments_v1_old_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    comments_v1_old_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (comments_v1_old_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e comments_v1_commented_do_not_many(const comments_v1_commented_t *client, size_t count,
                                            const comments_v1_old_t *requests, comments_v1_old_t *replies,
                                            int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return comments_v1_commented_do_not_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->number, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->number, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) comments_v1_old_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

/* What comments_v1_commented_do_not_columns() does where it cannot use columns. */
static sw_code_e comments_v1_commented_do_not_columns_wire(const comments_v1_commented_t *client,
                                                           size_t count,
                                                           const comments_v1_old_columns_t *request,
                                                           const comments_v1_old_out_columns_t *reply,
                                                           int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  comments_v1_old_t *requests = (comments_v1_old_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  comments_v1_old_t *replies = (comments_v1_old_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    comments_v1_old_init(&requests[i]);
    requests[i].number = request->number[i];
  }
  sw_code_e code = comments_v1_commented_do_not_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->number[i] = replies[i].number;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e comments_v1_commented_do_not_columns(const comments_v1_commented_t *client, size_t count,
                                               const comments_v1_old_columns_t *request,
                                               const comments_v1_old_out_columns_t *reply, int32_t *codes,
                                               sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  if (request->number == NULL)
    return sw_call_null_argument(call, "comments.v1.Commented/DoNot", "request->number");
  if (reply->number == NULL)
    return sw_call_null_argument(call, "comments.v1.Commented/DoNot", "reply->number");
  if (client->methods[1].flat_many == NULL) {
    return comments_v1_commented_do_not_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->number, sizeof *request->number},
  };
  sw_column_t out[] = {
      {reply->number, sizeof *reply->number},
  };
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}
