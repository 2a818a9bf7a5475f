/* Made by shortwire gen from names.proto. Do not edit. */
/* clang-format off */
#include "names_v1.h"

const char *names_v1_some_name(names_v1_some_e value) {
  switch (value) {
    case NAMES_V1_SOME_NAME:
      return "name";
    case NAMES_V1_SOME_IS_KNOWN:
      return "is_known";
    default:
      return NULL;
  }
}

const char *names_v1_ok_name(names_v1_ok_e value) {
  switch (value) {
    case NAMES_V1_OK_YES:
      return "OK_YES";
    default:
      return NULL;
  }
}

uint8_t *names_v1_reader_write(const names_v1_reader_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 104);
  if (p == NULL) return NULL;
  if (message->formatter != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->formatter), 0x68);
  if (message->sink != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->sink), 0x60);
  if (message->source != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->source), 0x58);
  if (message->has_mask) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->mask), 0x50);
  if (message->len != 0) p = sw_put_tag(sw_put_varint(p, message->len), 0x48);
  if (sw_double_set(message->scratch)) p = sw_put_tag(sw_put_double(p, message->scratch), 0x41);
  if (message->context) p = sw_put_tag(sw_put_varint(p, message->context), 0x38);
  if (message->reply != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->reply), 0x30);
  if (message->request.len != 0) {
    p = sw_write_bytes(w, p, message->request);
    if (p == NULL) return sw_writer_in(w, "names.v1.Reader.request");
    p = sw_put_tag(p, 0x2a);
  }
  if (message->value.len != 0) {
    p = sw_write_string(w, p, message->value);
    if (p == NULL) return sw_writer_in(w, "names.v1.Reader.value");
    p = sw_put_tag(p, 0x22);
  }
  p = sw_reserve(w, p, 45);
  if (p == NULL) return NULL;
  if (message->tag != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->tag), 0x18);
  if (message->writer != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->writer), 0x10);
  if (message->reader != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->reader), 0x08);
  return p;
}

const uint8_t *names_v1_reader_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    names_v1_reader_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "names.v1.Reader.reader");
        message->reader = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "names.v1.Reader.writer");
        message->writer = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x18: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "names.v1.Reader.tag");
        message->tag = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x22: {
        p = sw_get_string(p, end, r, &message->value);
        if (p == NULL) return sw_reader_in(r, "names.v1.Reader.value");
        continue;
      }
      case 0x2a: {
        p = sw_get_bytes(p, end, r, &message->request);
        if (p == NULL) return sw_reader_in(r, "names.v1.Reader.request");
        continue;
      }
      case 0x30: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "names.v1.Reader.reply");
        message->reply = (int64_t)value.value;
        p = value.p;
        continue;
      }
      case 0x38: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "names.v1.Reader.context");
        message->context = value.value != 0;
        p = value.p;
        continue;
      }
      case 0x41: {
        p = sw_get_fixed64(p, end, r, &message->scratch);
        if (p == NULL) return sw_reader_in(r, "names.v1.Reader.scratch");
        continue;
      }
      case 0x48: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "names.v1.Reader.len");
        message->len = (uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x50: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "names.v1.Reader.mask");
        message->mask = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->has_mask = true;
        continue;
      }
      case 0x58: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "names.v1.Reader.source");
        message->source = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x60: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "names.v1.Reader.sink");
        message->sink = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x68: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "names.v1.Reader.formatter");
        message->formatter = (int32_t)(uint32_t)value.value;
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

const uint8_t *names_v1_reader_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     const names_v1_reader_t **message) {
  names_v1_reader_t *target = (names_v1_reader_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (names_v1_reader_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    names_v1_reader_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = names_v1_reader_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *names_v1_reader_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                      const names_v1_reader_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  names_v1_reader_t *list = (names_v1_reader_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    names_v1_reader_init(&list[*count]);
    p = names_v1_reader_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e names_v1_reader_encode(const names_v1_reader_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                 sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "names_v1_reader_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = names_v1_reader_write(message, p, writer);
  return sw_writer_finish(writer, p, NAMES_V1_READER_NAME, bytes, error);
}

sw_code_e names_v1_reader_decode(sw_bytes_t bytes, sw_arena_t *arena, names_v1_reader_t *message,
                                 sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "names_v1_reader_decode");
  names_v1_reader_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (names_v1_reader_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, NAMES_V1_READER_NAME, error);
}

uint8_t *names_v1_option_write(const names_v1_option_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->vec != NULL) {
    size_t before = sw_written(w, p);
    p = names_v1_vec_write(message->vec, p, w);
    if (p == NULL) return sw_writer_in(w, "names.v1.Option.vec");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x12);
  }
  if (message->option != NULL) {
    size_t before = sw_written(w, p);
    p = names_v1_result_write(message->option, p, w);
    if (p == NULL) return sw_writer_in(w, "names.v1.Option.option");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *names_v1_option_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    names_v1_option_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "names.v1.Option.option");
        p = names_v1_result_merge(length.p, length.p + length.value, r, &message->option);
        if (p == NULL) return sw_reader_in(r, "names.v1.Option.option");
        continue;
      }
      case 0x12: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "names.v1.Option.vec");
        p = names_v1_vec_merge(length.p, length.p + length.value, r, &message->vec);
        if (p == NULL) return sw_reader_in(r, "names.v1.Option.vec");
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

const uint8_t *names_v1_option_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     const names_v1_option_t **message) {
  names_v1_option_t *target = (names_v1_option_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (names_v1_option_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    names_v1_option_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = names_v1_option_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *names_v1_option_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                      const names_v1_option_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  names_v1_option_t *list = (names_v1_option_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    names_v1_option_init(&list[*count]);
    p = names_v1_option_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e names_v1_option_encode(const names_v1_option_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                 sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "names_v1_option_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = names_v1_option_write(message, p, writer);
  return sw_writer_finish(writer, p, NAMES_V1_OPTION_NAME, bytes, error);
}

sw_code_e names_v1_option_decode(sw_bytes_t bytes, sw_arena_t *arena, names_v1_option_t *message,
                                 sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "names_v1_option_decode");
  names_v1_option_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (names_v1_option_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, NAMES_V1_OPTION_NAME, error);
}

uint8_t *names_v1_result_write(const names_v1_result_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->string.len != 0) {
    p = sw_write_string(w, p, message->string);
    if (p == NULL) return sw_writer_in(w, "names.v1.Result.string");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *names_v1_result_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    names_v1_result_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_string(p, end, r, &message->string);
        if (p == NULL) return sw_reader_in(r, "names.v1.Result.string");
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

const uint8_t *names_v1_result_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     const names_v1_result_t **message) {
  names_v1_result_t *target = (names_v1_result_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (names_v1_result_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    names_v1_result_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = names_v1_result_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *names_v1_result_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                      const names_v1_result_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  names_v1_result_t *list = (names_v1_result_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    names_v1_result_init(&list[*count]);
    p = names_v1_result_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e names_v1_result_encode(const names_v1_result_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                 sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "names_v1_result_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = names_v1_result_write(message, p, writer);
  return sw_writer_finish(writer, p, NAMES_V1_RESULT_NAME, bytes, error);
}

sw_code_e names_v1_result_decode(sw_bytes_t bytes, sw_arena_t *arena, names_v1_result_t *message,
                                 sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "names_v1_result_decode");
  names_v1_result_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (names_v1_result_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, NAMES_V1_RESULT_NAME, error);
}

uint8_t *names_v1_vec_write(const names_v1_vec_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->box_count != 0) {
    if (message->box == NULL) return sw_writer_fail_null(w, "names.v1.Vec.box");
    for (size_t i = message->box_count; i-- > 0;) {
      size_t before = sw_written(w, p);
      p = names_v1_box_write(&message->box[i], p, w);
      if (p == NULL) return sw_writer_in(w, "names.v1.Vec.box");
      p = sw_write_length(w, p, before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x0a);
    }
  }
  return p;
}

const uint8_t *names_v1_vec_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                 names_v1_vec_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = names_v1_box_append(p, end, r, 0x0a, &message->box, &message->box_count);
        if (p == NULL) return sw_reader_in(r, "names.v1.Vec.box");
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

const uint8_t *names_v1_vec_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                  const names_v1_vec_t **message) {
  names_v1_vec_t *target = (names_v1_vec_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (names_v1_vec_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    names_v1_vec_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = names_v1_vec_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *names_v1_vec_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                   const names_v1_vec_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  names_v1_vec_t *list = (names_v1_vec_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    names_v1_vec_init(&list[*count]);
    p = names_v1_vec_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e names_v1_vec_encode(const names_v1_vec_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                              sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "names_v1_vec_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = names_v1_vec_write(message, p, writer);
  return sw_writer_finish(writer, p, NAMES_V1_VEC_NAME, bytes, error);
}

sw_code_e names_v1_vec_decode(sw_bytes_t bytes, sw_arena_t *arena, names_v1_vec_t *message,
                              sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "names_v1_vec_decode");
  names_v1_vec_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (names_v1_vec_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, NAMES_V1_VEC_NAME, error);
}

uint8_t *names_v1_box_write(const names_v1_box_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 6);
  if (p == NULL) return NULL;
  if (message->bool_) p = sw_put_tag(sw_put_varint(p, message->bool_), 0x08);
  return p;
}

const uint8_t *names_v1_box_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                 names_v1_box_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "names.v1.Box.bool");
        message->bool_ = value.value != 0;
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

const uint8_t *names_v1_box_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                  const names_v1_box_t **message) {
  names_v1_box_t *target = (names_v1_box_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (names_v1_box_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    names_v1_box_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = names_v1_box_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *names_v1_box_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                   const names_v1_box_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  names_v1_box_t *list = (names_v1_box_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    names_v1_box_init(&list[*count]);
    p = names_v1_box_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e names_v1_box_encode(const names_v1_box_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                              sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "names_v1_box_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = names_v1_box_write(message, p, writer);
  return sw_writer_finish(writer, p, NAMES_V1_BOX_NAME, bytes, error);
}

sw_code_e names_v1_box_decode(sw_bytes_t bytes, sw_arena_t *arena, names_v1_box_t *message,
                              sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "names_v1_box_decode");
  names_v1_box_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (names_v1_box_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, NAMES_V1_BOX_NAME, error);
}

uint8_t *names_v1_i32_write(const names_v1_i32_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 51);
  if (p == NULL) return NULL;
  if (message->_choice_case == NAMES_V1_I32__CHOICE_STR)
    p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->_choice.str), 0x28);
  if (message->_choice_case == NAMES_V1_I32__CHOICE__1)
    p = sw_put_tag(sw_put_varint(p, message->_choice._1), 0x20);
  if (message->_unknown != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->_unknown), 0x18);
  if (message->has_some) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->some), 0x10);
  if (message->u64 != NULL) {
    size_t before = sw_written(w, p);
    p = names_v1_u64_write(message->u64, p, w);
    if (p == NULL) return sw_writer_in(w, "names.v1.i32.u64");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *names_v1_i32_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                 names_v1_i32_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "names.v1.i32.u64");
        p = names_v1_u64_merge(length.p, length.p + length.value, r, &message->u64);
        if (p == NULL) return sw_reader_in(r, "names.v1.i32.u64");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "names.v1.i32.some");
        message->some = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->has_some = true;
        continue;
      }
      case 0x18: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "names.v1.i32._unknown");
        message->_unknown = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x20: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "names.v1.i32._1");
        message->_choice._1 = value.value != 0;
        p = value.p;
        message->_choice_case = NAMES_V1_I32__CHOICE__1;
        continue;
      }
      case 0x28: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "names.v1.i32.str");
        message->_choice.str = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->_choice_case = NAMES_V1_I32__CHOICE_STR;
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

const uint8_t *names_v1_i32_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                  const names_v1_i32_t **message) {
  names_v1_i32_t *target = (names_v1_i32_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (names_v1_i32_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    names_v1_i32_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = names_v1_i32_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *names_v1_i32_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                   const names_v1_i32_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  names_v1_i32_t *list = (names_v1_i32_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    names_v1_i32_init(&list[*count]);
    p = names_v1_i32_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e names_v1_i32_encode(const names_v1_i32_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                              sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "names_v1_i32_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = names_v1_i32_write(message, p, writer);
  return sw_writer_finish(writer, p, NAMES_V1_I32_NAME, bytes, error);
}

sw_code_e names_v1_i32_decode(sw_bytes_t bytes, sw_arena_t *arena, names_v1_i32_t *message,
                              sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "names_v1_i32_decode");
  names_v1_i32_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (names_v1_i32_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, NAMES_V1_I32_NAME, error);
}

uint8_t *names_v1_u64_write(const names_v1_u64_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->has_value) p = sw_put_tag(sw_put_varint(p, message->value), 0x08);
  return p;
}

const uint8_t *names_v1_u64_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                 names_v1_u64_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "names.v1.u64.value");
        message->value = value.value;
        p = value.p;
        message->has_value = true;
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

const uint8_t *names_v1_u64_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                  const names_v1_u64_t **message) {
  names_v1_u64_t *target = (names_v1_u64_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (names_v1_u64_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    names_v1_u64_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = names_v1_u64_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *names_v1_u64_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                   const names_v1_u64_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  names_v1_u64_t *list = (names_v1_u64_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    names_v1_u64_init(&list[*count]);
    p = names_v1_u64_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e names_v1_u64_encode(const names_v1_u64_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                              sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "names_v1_u64_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = names_v1_u64_write(message, p, writer);
  return sw_writer_finish(writer, p, NAMES_V1_U64_NAME, bytes, error);
}

sw_code_e names_v1_u64_decode(sw_bytes_t bytes, sw_arena_t *arena, names_v1_u64_t *message,
                              sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "names_v1_u64_decode");
  names_v1_u64_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (names_v1_u64_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, NAMES_V1_U64_NAME, error);
}

static const sw_method_info_t names_v1_client_methods[] = {
    {UINT64_C(0x3e73d43315680ccc), UINT64_C(0xa7024521ccf2b066), "names.v1.Client/Open"},
    {UINT64_C(0xab216110946eb28a), UINT64_C(0x313d61b6b69aa71c), "names.v1.Client/New"},
    {UINT64_C(0x2e80d5fcd4661e24), UINT64_C(0x666412077acd84be), "names.v1.Client/With"},
    {UINT64_C(0xda3b32eceeab2b95), UINT64_C(0xff13579de569fdf3), "names.v1.Client/Target"},
    {UINT64_C(0xd4812a0245af8570), UINT64_C(0x58d4404a99052f0a), "names.v1.Client/Close"},
    {UINT64_C(0x098d1310c9ab7cb7), UINT64_C(0xd7872cd6c1b0a3d5), "names.v1.Client/Add"},
    {UINT64_C(0x6384e2e86d1a8870), UINT64_C(0xa0cdc0f4a7b9fa0a), "names.v1.Client/AddMany"},
};

sw_code_e names_v1_client_open(const char *path, const sw_options_t *options, names_v1_client_t *client,
                               sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "names_v1_client_open");
  return sw_client_open(path, options, names_v1_client_methods, 7, &client->base, client->methods, error);
}

sw_code_e names_v1_client_join(const sw_client_t *other, names_v1_client_t *client, sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "names_v1_client_join");
  return sw_client_join(other, names_v1_client_methods, 7, &client->base, client->methods, error);
}

void names_v1_client_close(names_v1_client_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 7);
}

sw_code_e names_v1_client_open__raw(const names_v1_client_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                    sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e names_v1_client_open__wire(const names_v1_client_t *client, const names_v1_reader_t *request,
                                     names_v1_reader_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = names_v1_reader_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  names_v1_reader_init(reply);
  if (names_v1_reader_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

static sw_code_e names_v1_client_open__many_wire(const names_v1_client_t *client, size_t count,
                                                 const names_v1_reader_t *requests,
                                                 names_v1_reader_t *replies, int32_t *codes,
                                                 sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = names_v1_reader_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    names_v1_reader_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (names_v1_reader_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e names_v1_client_open__many(const names_v1_client_t *client, size_t count,
                                     const names_v1_reader_t *requests, names_v1_reader_t *replies,
                                     int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL) {
    return names_v1_client_open__many_wire(client, count, requests, replies, codes, call);
  }
  /* Presence is flags here and masks there. */
  sw_arena_reset(&call->arena);
  uint64_t *masks = (uint64_t *)sw_list_grow(&call->arena, NULL, 0, count, 2 * sizeof *masks);
  if (masks == NULL)
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  for (size_t i = 0; i < count; i++) {
    masks[i] = 0;
    masks[i] |= (uint64_t)requests[i].has_mask << 0;
  }
  sw_column_t in[] = {
      {masks, sizeof *masks},
      {(void *)(uintptr_t)&requests->reader, sizeof *requests},
      {(void *)(uintptr_t)&requests->writer, sizeof *requests},
      {(void *)(uintptr_t)&requests->tag, sizeof *requests},
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
      {(void *)(uintptr_t)&requests->request, sizeof *requests},
      {(void *)(uintptr_t)&requests->reply, sizeof *requests},
      {(void *)(uintptr_t)&requests->context, sizeof *requests},
      {(void *)(uintptr_t)&requests->scratch, sizeof *requests},
      {(void *)(uintptr_t)&requests->len, sizeof *requests},
      {(void *)(uintptr_t)&requests->mask, sizeof *requests},
      {(void *)(uintptr_t)&requests->source, sizeof *requests},
      {(void *)(uintptr_t)&requests->sink, sizeof *requests},
      {(void *)(uintptr_t)&requests->formatter, sizeof *requests},
  };
  sw_column_t out[] = {
      {masks + count, sizeof *masks},
      {&replies->reader, sizeof *replies},
      {&replies->writer, sizeof *replies},
      {&replies->tag, sizeof *replies},
      {&replies->value, sizeof *replies},
      {&replies->request, sizeof *replies},
      {&replies->reply, sizeof *replies},
      {&replies->context, sizeof *replies},
      {&replies->scratch, sizeof *replies},
      {&replies->len, sizeof *replies},
      {&replies->mask, sizeof *replies},
      {&replies->source, sizeof *replies},
      {&replies->sink, sizeof *replies},
      {&replies->formatter, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) names_v1_reader_init(&replies[i]);
  code = sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
  for (size_t i = 0; i < count; i++) {
    replies[i].has_mask = code == SW_OK && (masks[count + i] >> 0 & 1) != 0;
    if (!replies[i].has_mask) memset(&replies[i].mask, 0, sizeof replies[i].mask);
  }
  return code;
}

/* What names_v1_client_open__columns() does where it cannot use columns. */
static sw_code_e names_v1_client_open__columns_wire(const names_v1_client_t *client, size_t count,
                                                    const names_v1_reader_columns_t *request,
                                                    const names_v1_reader_out_columns_t *reply,
                                                    int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  names_v1_reader_t *requests = (names_v1_reader_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  names_v1_reader_t *replies = (names_v1_reader_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    names_v1_reader_init(&requests[i]);
    requests[i].reader = request->reader[i];
    requests[i].writer = request->writer[i];
    requests[i].tag = request->tag[i];
    requests[i].value = request->value[i];
    requests[i].request = request->request[i];
    requests[i].reply = request->reply[i];
    requests[i].context = request->context[i];
    requests[i].scratch = request->scratch[i];
    requests[i].len = request->len[i];
    requests[i].has_mask = (request->present[i] >> 0 & 1) != 0;
    requests[i].mask = request->mask[i];
    requests[i].source = request->source[i];
    requests[i].sink = request->sink[i];
    requests[i].formatter = request->formatter[i];
  }
  sw_code_e code = names_v1_client_open__many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->present[i] = 0;
    reply->reader[i] = replies[i].reader;
    reply->writer[i] = replies[i].writer;
    reply->tag[i] = replies[i].tag;
    reply->value[i] = replies[i].value;
    reply->request[i] = replies[i].request;
    reply->reply[i] = replies[i].reply;
    reply->context[i] = replies[i].context;
    reply->scratch[i] = replies[i].scratch;
    reply->len[i] = replies[i].len;
    reply->present[i] |= (uint64_t)replies[i].has_mask << 0;
    reply->mask[i] = replies[i].mask;
    reply->source[i] = replies[i].source;
    reply->sink[i] = replies[i].sink;
    reply->formatter[i] = replies[i].formatter;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e names_v1_client_open__columns(const names_v1_client_t *client, size_t count,
                                        const names_v1_reader_columns_t *request,
                                        const names_v1_reader_out_columns_t *reply, int32_t *codes,
                                        sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->present == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Open", "request->present");
  if (request->reader == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "request->reader");
  if (request->writer == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "request->writer");
  if (request->tag == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "request->tag");
  if (request->value == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "request->value");
  if (request->request == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Open", "request->request");
  if (request->reply == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "request->reply");
  if (request->context == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Open", "request->context");
  if (request->scratch == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Open", "request->scratch");
  if (request->len == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "request->len");
  if (request->mask == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "request->mask");
  if (request->source == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "request->source");
  if (request->sink == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "request->sink");
  if (request->formatter == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Open", "request->formatter");
  if (reply->present == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "reply->present");
  if (reply->reader == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "reply->reader");
  if (reply->writer == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "reply->writer");
  if (reply->tag == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "reply->tag");
  if (reply->value == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "reply->value");
  if (reply->request == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "reply->request");
  if (reply->reply == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "reply->reply");
  if (reply->context == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "reply->context");
  if (reply->scratch == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "reply->scratch");
  if (reply->len == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "reply->len");
  if (reply->mask == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "reply->mask");
  if (reply->source == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "reply->source");
  if (reply->sink == NULL) return sw_call_null_argument(call, "names.v1.Client/Open", "reply->sink");
  if (reply->formatter == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Open", "reply->formatter");
  if (client->methods[0].flat_many == NULL) {
    return names_v1_client_open__columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->present, sizeof *request->present},
      {(void *)(uintptr_t)request->reader, sizeof *request->reader},
      {(void *)(uintptr_t)request->writer, sizeof *request->writer},
      {(void *)(uintptr_t)request->tag, sizeof *request->tag},
      {(void *)(uintptr_t)request->value, sizeof *request->value},
      {(void *)(uintptr_t)request->request, sizeof *request->request},
      {(void *)(uintptr_t)request->reply, sizeof *request->reply},
      {(void *)(uintptr_t)request->context, sizeof *request->context},
      {(void *)(uintptr_t)request->scratch, sizeof *request->scratch},
      {(void *)(uintptr_t)request->len, sizeof *request->len},
      {(void *)(uintptr_t)request->mask, sizeof *request->mask},
      {(void *)(uintptr_t)request->source, sizeof *request->source},
      {(void *)(uintptr_t)request->sink, sizeof *request->sink},
      {(void *)(uintptr_t)request->formatter, sizeof *request->formatter},
  };
  sw_column_t out[] = {
      {reply->present, sizeof *reply->present},
      {reply->reader, sizeof *reply->reader},
      {reply->writer, sizeof *reply->writer},
      {reply->tag, sizeof *reply->tag},
      {reply->value, sizeof *reply->value},
      {reply->request, sizeof *reply->request},
      {reply->reply, sizeof *reply->reply},
      {reply->context, sizeof *reply->context},
      {reply->scratch, sizeof *reply->scratch},
      {reply->len, sizeof *reply->len},
      {reply->mask, sizeof *reply->mask},
      {reply->source, sizeof *reply->source},
      {reply->sink, sizeof *reply->sink},
      {reply->formatter, sizeof *reply->formatter},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e names_v1_client_new_raw(const names_v1_client_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                  sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e names_v1_client_new_wire(const names_v1_client_t *client, const names_v1_reader_t *request,
                                   names_v1_reader_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = names_v1_reader_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  names_v1_reader_init(reply);
  if (names_v1_reader_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

static sw_code_e names_v1_client_new_many_wire(const names_v1_client_t *client, size_t count,
                                               const names_v1_reader_t *requests, names_v1_reader_t *replies,
                                               int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = names_v1_reader_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    names_v1_reader_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (names_v1_reader_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e names_v1_client_new_many(const names_v1_client_t *client, size_t count,
                                   const names_v1_reader_t *requests, names_v1_reader_t *replies,
                                   int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL) {
    return names_v1_client_new_many_wire(client, count, requests, replies, codes, call);
  }
  /* Presence is flags here and masks there. */
  sw_arena_reset(&call->arena);
  uint64_t *masks = (uint64_t *)sw_list_grow(&call->arena, NULL, 0, count, 2 * sizeof *masks);
  if (masks == NULL)
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  for (size_t i = 0; i < count; i++) {
    masks[i] = 0;
    masks[i] |= (uint64_t)requests[i].has_mask << 0;
  }
  sw_column_t in[] = {
      {masks, sizeof *masks},
      {(void *)(uintptr_t)&requests->reader, sizeof *requests},
      {(void *)(uintptr_t)&requests->writer, sizeof *requests},
      {(void *)(uintptr_t)&requests->tag, sizeof *requests},
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
      {(void *)(uintptr_t)&requests->request, sizeof *requests},
      {(void *)(uintptr_t)&requests->reply, sizeof *requests},
      {(void *)(uintptr_t)&requests->context, sizeof *requests},
      {(void *)(uintptr_t)&requests->scratch, sizeof *requests},
      {(void *)(uintptr_t)&requests->len, sizeof *requests},
      {(void *)(uintptr_t)&requests->mask, sizeof *requests},
      {(void *)(uintptr_t)&requests->source, sizeof *requests},
      {(void *)(uintptr_t)&requests->sink, sizeof *requests},
      {(void *)(uintptr_t)&requests->formatter, sizeof *requests},
  };
  sw_column_t out[] = {
      {masks + count, sizeof *masks},
      {&replies->reader, sizeof *replies},
      {&replies->writer, sizeof *replies},
      {&replies->tag, sizeof *replies},
      {&replies->value, sizeof *replies},
      {&replies->request, sizeof *replies},
      {&replies->reply, sizeof *replies},
      {&replies->context, sizeof *replies},
      {&replies->scratch, sizeof *replies},
      {&replies->len, sizeof *replies},
      {&replies->mask, sizeof *replies},
      {&replies->source, sizeof *replies},
      {&replies->sink, sizeof *replies},
      {&replies->formatter, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) names_v1_reader_init(&replies[i]);
  code = sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
  for (size_t i = 0; i < count; i++) {
    replies[i].has_mask = code == SW_OK && (masks[count + i] >> 0 & 1) != 0;
    if (!replies[i].has_mask) memset(&replies[i].mask, 0, sizeof replies[i].mask);
  }
  return code;
}

/* What names_v1_client_new_columns() does where it cannot use columns. */
static sw_code_e names_v1_client_new_columns_wire(const names_v1_client_t *client, size_t count,
                                                  const names_v1_reader_columns_t *request,
                                                  const names_v1_reader_out_columns_t *reply, int32_t *codes,
                                                  sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  names_v1_reader_t *requests = (names_v1_reader_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  names_v1_reader_t *replies = (names_v1_reader_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    names_v1_reader_init(&requests[i]);
    requests[i].reader = request->reader[i];
    requests[i].writer = request->writer[i];
    requests[i].tag = request->tag[i];
    requests[i].value = request->value[i];
    requests[i].request = request->request[i];
    requests[i].reply = request->reply[i];
    requests[i].context = request->context[i];
    requests[i].scratch = request->scratch[i];
    requests[i].len = request->len[i];
    requests[i].has_mask = (request->present[i] >> 0 & 1) != 0;
    requests[i].mask = request->mask[i];
    requests[i].source = request->source[i];
    requests[i].sink = request->sink[i];
    requests[i].formatter = request->formatter[i];
  }
  sw_code_e code = names_v1_client_new_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->present[i] = 0;
    reply->reader[i] = replies[i].reader;
    reply->writer[i] = replies[i].writer;
    reply->tag[i] = replies[i].tag;
    reply->value[i] = replies[i].value;
    reply->request[i] = replies[i].request;
    reply->reply[i] = replies[i].reply;
    reply->context[i] = replies[i].context;
    reply->scratch[i] = replies[i].scratch;
    reply->len[i] = replies[i].len;
    reply->present[i] |= (uint64_t)replies[i].has_mask << 0;
    reply->mask[i] = replies[i].mask;
    reply->source[i] = replies[i].source;
    reply->sink[i] = replies[i].sink;
    reply->formatter[i] = replies[i].formatter;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e names_v1_client_new_columns(const names_v1_client_t *client, size_t count,
                                      const names_v1_reader_columns_t *request,
                                      const names_v1_reader_out_columns_t *reply, int32_t *codes,
                                      sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  if (request->present == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "request->present");
  if (request->reader == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "request->reader");
  if (request->writer == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "request->writer");
  if (request->tag == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "request->tag");
  if (request->value == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "request->value");
  if (request->request == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "request->request");
  if (request->reply == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "request->reply");
  if (request->context == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "request->context");
  if (request->scratch == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "request->scratch");
  if (request->len == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "request->len");
  if (request->mask == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "request->mask");
  if (request->source == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "request->source");
  if (request->sink == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "request->sink");
  if (request->formatter == NULL)
    return sw_call_null_argument(call, "names.v1.Client/New", "request->formatter");
  if (reply->present == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "reply->present");
  if (reply->reader == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "reply->reader");
  if (reply->writer == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "reply->writer");
  if (reply->tag == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "reply->tag");
  if (reply->value == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "reply->value");
  if (reply->request == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "reply->request");
  if (reply->reply == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "reply->reply");
  if (reply->context == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "reply->context");
  if (reply->scratch == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "reply->scratch");
  if (reply->len == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "reply->len");
  if (reply->mask == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "reply->mask");
  if (reply->source == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "reply->source");
  if (reply->sink == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "reply->sink");
  if (reply->formatter == NULL) return sw_call_null_argument(call, "names.v1.Client/New", "reply->formatter");
  if (client->methods[1].flat_many == NULL) {
    return names_v1_client_new_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->present, sizeof *request->present},
      {(void *)(uintptr_t)request->reader, sizeof *request->reader},
      {(void *)(uintptr_t)request->writer, sizeof *request->writer},
      {(void *)(uintptr_t)request->tag, sizeof *request->tag},
      {(void *)(uintptr_t)request->value, sizeof *request->value},
      {(void *)(uintptr_t)request->request, sizeof *request->request},
      {(void *)(uintptr_t)request->reply, sizeof *request->reply},
      {(void *)(uintptr_t)request->context, sizeof *request->context},
      {(void *)(uintptr_t)request->scratch, sizeof *request->scratch},
      {(void *)(uintptr_t)request->len, sizeof *request->len},
      {(void *)(uintptr_t)request->mask, sizeof *request->mask},
      {(void *)(uintptr_t)request->source, sizeof *request->source},
      {(void *)(uintptr_t)request->sink, sizeof *request->sink},
      {(void *)(uintptr_t)request->formatter, sizeof *request->formatter},
  };
  sw_column_t out[] = {
      {reply->present, sizeof *reply->present},
      {reply->reader, sizeof *reply->reader},
      {reply->writer, sizeof *reply->writer},
      {reply->tag, sizeof *reply->tag},
      {reply->value, sizeof *reply->value},
      {reply->request, sizeof *reply->request},
      {reply->reply, sizeof *reply->reply},
      {reply->context, sizeof *reply->context},
      {reply->scratch, sizeof *reply->scratch},
      {reply->len, sizeof *reply->len},
      {reply->mask, sizeof *reply->mask},
      {reply->source, sizeof *reply->source},
      {reply->sink, sizeof *reply->sink},
      {reply->formatter, sizeof *reply->formatter},
  };
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

sw_code_e names_v1_client_with_raw(const names_v1_client_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                   sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
}

sw_code_e names_v1_client_with_wire(const names_v1_client_t *client, const names_v1_reader_t *request,
                                    names_v1_reader_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = names_v1_reader_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[2], 2, false, p, call, &reader);
  if (code != SW_OK) return code;
  names_v1_reader_init(reply);
  if (names_v1_reader_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 2, &reader, call);
}

static sw_code_e names_v1_client_with_many_wire(const names_v1_client_t *client, size_t count,
                                                const names_v1_reader_t *requests, names_v1_reader_t *replies,
                                                int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = names_v1_reader_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[2], 2, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    names_v1_reader_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[2], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (names_v1_reader_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 2, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e names_v1_client_with_many(const names_v1_client_t *client, size_t count,
                                    const names_v1_reader_t *requests, names_v1_reader_t *replies,
                                    int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[2].flat_many == NULL) {
    return names_v1_client_with_many_wire(client, count, requests, replies, codes, call);
  }
  /* Presence is flags here and masks there. */
  sw_arena_reset(&call->arena);
  uint64_t *masks = (uint64_t *)sw_list_grow(&call->arena, NULL, 0, count, 2 * sizeof *masks);
  if (masks == NULL)
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  for (size_t i = 0; i < count; i++) {
    masks[i] = 0;
    masks[i] |= (uint64_t)requests[i].has_mask << 0;
  }
  sw_column_t in[] = {
      {masks, sizeof *masks},
      {(void *)(uintptr_t)&requests->reader, sizeof *requests},
      {(void *)(uintptr_t)&requests->writer, sizeof *requests},
      {(void *)(uintptr_t)&requests->tag, sizeof *requests},
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
      {(void *)(uintptr_t)&requests->request, sizeof *requests},
      {(void *)(uintptr_t)&requests->reply, sizeof *requests},
      {(void *)(uintptr_t)&requests->context, sizeof *requests},
      {(void *)(uintptr_t)&requests->scratch, sizeof *requests},
      {(void *)(uintptr_t)&requests->len, sizeof *requests},
      {(void *)(uintptr_t)&requests->mask, sizeof *requests},
      {(void *)(uintptr_t)&requests->source, sizeof *requests},
      {(void *)(uintptr_t)&requests->sink, sizeof *requests},
      {(void *)(uintptr_t)&requests->formatter, sizeof *requests},
  };
  sw_column_t out[] = {
      {masks + count, sizeof *masks},
      {&replies->reader, sizeof *replies},
      {&replies->writer, sizeof *replies},
      {&replies->tag, sizeof *replies},
      {&replies->value, sizeof *replies},
      {&replies->request, sizeof *replies},
      {&replies->reply, sizeof *replies},
      {&replies->context, sizeof *replies},
      {&replies->scratch, sizeof *replies},
      {&replies->len, sizeof *replies},
      {&replies->mask, sizeof *replies},
      {&replies->source, sizeof *replies},
      {&replies->sink, sizeof *replies},
      {&replies->formatter, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) names_v1_reader_init(&replies[i]);
  code = sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
  for (size_t i = 0; i < count; i++) {
    replies[i].has_mask = code == SW_OK && (masks[count + i] >> 0 & 1) != 0;
    if (!replies[i].has_mask) memset(&replies[i].mask, 0, sizeof replies[i].mask);
  }
  return code;
}

/* What names_v1_client_with_columns() does where it cannot use columns. */
static sw_code_e names_v1_client_with_columns_wire(const names_v1_client_t *client, size_t count,
                                                   const names_v1_reader_columns_t *request,
                                                   const names_v1_reader_out_columns_t *reply, int32_t *codes,
                                                   sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  names_v1_reader_t *requests = (names_v1_reader_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  names_v1_reader_t *replies = (names_v1_reader_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    names_v1_reader_init(&requests[i]);
    requests[i].reader = request->reader[i];
    requests[i].writer = request->writer[i];
    requests[i].tag = request->tag[i];
    requests[i].value = request->value[i];
    requests[i].request = request->request[i];
    requests[i].reply = request->reply[i];
    requests[i].context = request->context[i];
    requests[i].scratch = request->scratch[i];
    requests[i].len = request->len[i];
    requests[i].has_mask = (request->present[i] >> 0 & 1) != 0;
    requests[i].mask = request->mask[i];
    requests[i].source = request->source[i];
    requests[i].sink = request->sink[i];
    requests[i].formatter = request->formatter[i];
  }
  sw_code_e code = names_v1_client_with_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->present[i] = 0;
    reply->reader[i] = replies[i].reader;
    reply->writer[i] = replies[i].writer;
    reply->tag[i] = replies[i].tag;
    reply->value[i] = replies[i].value;
    reply->request[i] = replies[i].request;
    reply->reply[i] = replies[i].reply;
    reply->context[i] = replies[i].context;
    reply->scratch[i] = replies[i].scratch;
    reply->len[i] = replies[i].len;
    reply->present[i] |= (uint64_t)replies[i].has_mask << 0;
    reply->mask[i] = replies[i].mask;
    reply->source[i] = replies[i].source;
    reply->sink[i] = replies[i].sink;
    reply->formatter[i] = replies[i].formatter;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e names_v1_client_with_columns(const names_v1_client_t *client, size_t count,
                                       const names_v1_reader_columns_t *request,
                                       const names_v1_reader_out_columns_t *reply, int32_t *codes,
                                       sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  if (request->present == NULL)
    return sw_call_null_argument(call, "names.v1.Client/With", "request->present");
  if (request->reader == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "request->reader");
  if (request->writer == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "request->writer");
  if (request->tag == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "request->tag");
  if (request->value == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "request->value");
  if (request->request == NULL)
    return sw_call_null_argument(call, "names.v1.Client/With", "request->request");
  if (request->reply == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "request->reply");
  if (request->context == NULL)
    return sw_call_null_argument(call, "names.v1.Client/With", "request->context");
  if (request->scratch == NULL)
    return sw_call_null_argument(call, "names.v1.Client/With", "request->scratch");
  if (request->len == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "request->len");
  if (request->mask == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "request->mask");
  if (request->source == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "request->source");
  if (request->sink == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "request->sink");
  if (request->formatter == NULL)
    return sw_call_null_argument(call, "names.v1.Client/With", "request->formatter");
  if (reply->present == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "reply->present");
  if (reply->reader == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "reply->reader");
  if (reply->writer == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "reply->writer");
  if (reply->tag == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "reply->tag");
  if (reply->value == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "reply->value");
  if (reply->request == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "reply->request");
  if (reply->reply == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "reply->reply");
  if (reply->context == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "reply->context");
  if (reply->scratch == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "reply->scratch");
  if (reply->len == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "reply->len");
  if (reply->mask == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "reply->mask");
  if (reply->source == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "reply->source");
  if (reply->sink == NULL) return sw_call_null_argument(call, "names.v1.Client/With", "reply->sink");
  if (reply->formatter == NULL)
    return sw_call_null_argument(call, "names.v1.Client/With", "reply->formatter");
  if (client->methods[2].flat_many == NULL) {
    return names_v1_client_with_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->present, sizeof *request->present},
      {(void *)(uintptr_t)request->reader, sizeof *request->reader},
      {(void *)(uintptr_t)request->writer, sizeof *request->writer},
      {(void *)(uintptr_t)request->tag, sizeof *request->tag},
      {(void *)(uintptr_t)request->value, sizeof *request->value},
      {(void *)(uintptr_t)request->request, sizeof *request->request},
      {(void *)(uintptr_t)request->reply, sizeof *request->reply},
      {(void *)(uintptr_t)request->context, sizeof *request->context},
      {(void *)(uintptr_t)request->scratch, sizeof *request->scratch},
      {(void *)(uintptr_t)request->len, sizeof *request->len},
      {(void *)(uintptr_t)request->mask, sizeof *request->mask},
      {(void *)(uintptr_t)request->source, sizeof *request->source},
      {(void *)(uintptr_t)request->sink, sizeof *request->sink},
      {(void *)(uintptr_t)request->formatter, sizeof *request->formatter},
  };
  sw_column_t out[] = {
      {reply->present, sizeof *reply->present},
      {reply->reader, sizeof *reply->reader},
      {reply->writer, sizeof *reply->writer},
      {reply->tag, sizeof *reply->tag},
      {reply->value, sizeof *reply->value},
      {reply->request, sizeof *reply->request},
      {reply->reply, sizeof *reply->reply},
      {reply->context, sizeof *reply->context},
      {reply->scratch, sizeof *reply->scratch},
      {reply->len, sizeof *reply->len},
      {reply->mask, sizeof *reply->mask},
      {reply->source, sizeof *reply->source},
      {reply->sink, sizeof *reply->sink},
      {reply->formatter, sizeof *reply->formatter},
  };
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

sw_code_e names_v1_client_target_raw(const names_v1_client_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                     sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
}

sw_code_e names_v1_client_target_wire(const names_v1_client_t *client, const names_v1_reader_t *request,
                                      names_v1_reader_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = names_v1_reader_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[3], 3, false, p, call, &reader);
  if (code != SW_OK) return code;
  names_v1_reader_init(reply);
  if (names_v1_reader_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 3, &reader, call);
}

static sw_code_e names_v1_client_target_many_wire(const names_v1_client_t *client, size_t count,
                                                  const names_v1_reader_t *requests,
                                                  names_v1_reader_t *replies, int32_t *codes,
                                                  sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = names_v1_reader_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[3], 3, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    names_v1_reader_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[3], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (names_v1_reader_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 3, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e names_v1_client_target_many(const names_v1_client_t *client, size_t count,
                                      const names_v1_reader_t *requests, names_v1_reader_t *replies,
                                      int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[3].flat_many == NULL) {
    return names_v1_client_target_many_wire(client, count, requests, replies, codes, call);
  }
  /* Presence is flags here and masks there. */
  sw_arena_reset(&call->arena);
  uint64_t *masks = (uint64_t *)sw_list_grow(&call->arena, NULL, 0, count, 2 * sizeof *masks);
  if (masks == NULL)
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  for (size_t i = 0; i < count; i++) {
    masks[i] = 0;
    masks[i] |= (uint64_t)requests[i].has_mask << 0;
  }
  sw_column_t in[] = {
      {masks, sizeof *masks},
      {(void *)(uintptr_t)&requests->reader, sizeof *requests},
      {(void *)(uintptr_t)&requests->writer, sizeof *requests},
      {(void *)(uintptr_t)&requests->tag, sizeof *requests},
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
      {(void *)(uintptr_t)&requests->request, sizeof *requests},
      {(void *)(uintptr_t)&requests->reply, sizeof *requests},
      {(void *)(uintptr_t)&requests->context, sizeof *requests},
      {(void *)(uintptr_t)&requests->scratch, sizeof *requests},
      {(void *)(uintptr_t)&requests->len, sizeof *requests},
      {(void *)(uintptr_t)&requests->mask, sizeof *requests},
      {(void *)(uintptr_t)&requests->source, sizeof *requests},
      {(void *)(uintptr_t)&requests->sink, sizeof *requests},
      {(void *)(uintptr_t)&requests->formatter, sizeof *requests},
  };
  sw_column_t out[] = {
      {masks + count, sizeof *masks},
      {&replies->reader, sizeof *replies},
      {&replies->writer, sizeof *replies},
      {&replies->tag, sizeof *replies},
      {&replies->value, sizeof *replies},
      {&replies->request, sizeof *replies},
      {&replies->reply, sizeof *replies},
      {&replies->context, sizeof *replies},
      {&replies->scratch, sizeof *replies},
      {&replies->len, sizeof *replies},
      {&replies->mask, sizeof *replies},
      {&replies->source, sizeof *replies},
      {&replies->sink, sizeof *replies},
      {&replies->formatter, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) names_v1_reader_init(&replies[i]);
  code = sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
  for (size_t i = 0; i < count; i++) {
    replies[i].has_mask = code == SW_OK && (masks[count + i] >> 0 & 1) != 0;
    if (!replies[i].has_mask) memset(&replies[i].mask, 0, sizeof replies[i].mask);
  }
  return code;
}

/* What names_v1_client_target_columns() does where it cannot use columns. */
static sw_code_e names_v1_client_target_columns_wire(const names_v1_client_t *client, size_t count,
                                                     const names_v1_reader_columns_t *request,
                                                     const names_v1_reader_out_columns_t *reply,
                                                     int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  names_v1_reader_t *requests = (names_v1_reader_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  names_v1_reader_t *replies = (names_v1_reader_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    names_v1_reader_init(&requests[i]);
    requests[i].reader = request->reader[i];
    requests[i].writer = request->writer[i];
    requests[i].tag = request->tag[i];
    requests[i].value = request->value[i];
    requests[i].request = request->request[i];
    requests[i].reply = request->reply[i];
    requests[i].context = request->context[i];
    requests[i].scratch = request->scratch[i];
    requests[i].len = request->len[i];
    requests[i].has_mask = (request->present[i] >> 0 & 1) != 0;
    requests[i].mask = request->mask[i];
    requests[i].source = request->source[i];
    requests[i].sink = request->sink[i];
    requests[i].formatter = request->formatter[i];
  }
  sw_code_e code = names_v1_client_target_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->present[i] = 0;
    reply->reader[i] = replies[i].reader;
    reply->writer[i] = replies[i].writer;
    reply->tag[i] = replies[i].tag;
    reply->value[i] = replies[i].value;
    reply->request[i] = replies[i].request;
    reply->reply[i] = replies[i].reply;
    reply->context[i] = replies[i].context;
    reply->scratch[i] = replies[i].scratch;
    reply->len[i] = replies[i].len;
    reply->present[i] |= (uint64_t)replies[i].has_mask << 0;
    reply->mask[i] = replies[i].mask;
    reply->source[i] = replies[i].source;
    reply->sink[i] = replies[i].sink;
    reply->formatter[i] = replies[i].formatter;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e names_v1_client_target_columns(const names_v1_client_t *client, size_t count,
                                         const names_v1_reader_columns_t *request,
                                         const names_v1_reader_out_columns_t *reply, int32_t *codes,
                                         sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  if (request->present == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Target", "request->present");
  if (request->reader == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Target", "request->reader");
  if (request->writer == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Target", "request->writer");
  if (request->tag == NULL) return sw_call_null_argument(call, "names.v1.Client/Target", "request->tag");
  if (request->value == NULL) return sw_call_null_argument(call, "names.v1.Client/Target", "request->value");
  if (request->request == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Target", "request->request");
  if (request->reply == NULL) return sw_call_null_argument(call, "names.v1.Client/Target", "request->reply");
  if (request->context == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Target", "request->context");
  if (request->scratch == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Target", "request->scratch");
  if (request->len == NULL) return sw_call_null_argument(call, "names.v1.Client/Target", "request->len");
  if (request->mask == NULL) return sw_call_null_argument(call, "names.v1.Client/Target", "request->mask");
  if (request->source == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Target", "request->source");
  if (request->sink == NULL) return sw_call_null_argument(call, "names.v1.Client/Target", "request->sink");
  if (request->formatter == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Target", "request->formatter");
  if (reply->present == NULL) return sw_call_null_argument(call, "names.v1.Client/Target", "reply->present");
  if (reply->reader == NULL) return sw_call_null_argument(call, "names.v1.Client/Target", "reply->reader");
  if (reply->writer == NULL) return sw_call_null_argument(call, "names.v1.Client/Target", "reply->writer");
  if (reply->tag == NULL) return sw_call_null_argument(call, "names.v1.Client/Target", "reply->tag");
  if (reply->value == NULL) return sw_call_null_argument(call, "names.v1.Client/Target", "reply->value");
  if (reply->request == NULL) return sw_call_null_argument(call, "names.v1.Client/Target", "reply->request");
  if (reply->reply == NULL) return sw_call_null_argument(call, "names.v1.Client/Target", "reply->reply");
  if (reply->context == NULL) return sw_call_null_argument(call, "names.v1.Client/Target", "reply->context");
  if (reply->scratch == NULL) return sw_call_null_argument(call, "names.v1.Client/Target", "reply->scratch");
  if (reply->len == NULL) return sw_call_null_argument(call, "names.v1.Client/Target", "reply->len");
  if (reply->mask == NULL) return sw_call_null_argument(call, "names.v1.Client/Target", "reply->mask");
  if (reply->source == NULL) return sw_call_null_argument(call, "names.v1.Client/Target", "reply->source");
  if (reply->sink == NULL) return sw_call_null_argument(call, "names.v1.Client/Target", "reply->sink");
  if (reply->formatter == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Target", "reply->formatter");
  if (client->methods[3].flat_many == NULL) {
    return names_v1_client_target_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->present, sizeof *request->present},
      {(void *)(uintptr_t)request->reader, sizeof *request->reader},
      {(void *)(uintptr_t)request->writer, sizeof *request->writer},
      {(void *)(uintptr_t)request->tag, sizeof *request->tag},
      {(void *)(uintptr_t)request->value, sizeof *request->value},
      {(void *)(uintptr_t)request->request, sizeof *request->request},
      {(void *)(uintptr_t)request->reply, sizeof *request->reply},
      {(void *)(uintptr_t)request->context, sizeof *request->context},
      {(void *)(uintptr_t)request->scratch, sizeof *request->scratch},
      {(void *)(uintptr_t)request->len, sizeof *request->len},
      {(void *)(uintptr_t)request->mask, sizeof *request->mask},
      {(void *)(uintptr_t)request->source, sizeof *request->source},
      {(void *)(uintptr_t)request->sink, sizeof *request->sink},
      {(void *)(uintptr_t)request->formatter, sizeof *request->formatter},
  };
  sw_column_t out[] = {
      {reply->present, sizeof *reply->present},
      {reply->reader, sizeof *reply->reader},
      {reply->writer, sizeof *reply->writer},
      {reply->tag, sizeof *reply->tag},
      {reply->value, sizeof *reply->value},
      {reply->request, sizeof *reply->request},
      {reply->reply, sizeof *reply->reply},
      {reply->context, sizeof *reply->context},
      {reply->scratch, sizeof *reply->scratch},
      {reply->len, sizeof *reply->len},
      {reply->mask, sizeof *reply->mask},
      {reply->source, sizeof *reply->source},
      {reply->sink, sizeof *reply->sink},
      {reply->formatter, sizeof *reply->formatter},
  };
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

sw_code_e names_v1_client_close__raw(const names_v1_client_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                     sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
}

sw_code_e names_v1_client_close__wire(const names_v1_client_t *client, const names_v1_reader_t *request,
                                      names_v1_reader_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = names_v1_reader_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[4], 4, false, p, call, &reader);
  if (code != SW_OK) return code;
  names_v1_reader_init(reply);
  if (names_v1_reader_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 4, &reader, call);
}

static sw_code_e names_v1_client_close__many_wire(const names_v1_client_t *client, size_t count,
                                                  const names_v1_reader_t *requests,
                                                  names_v1_reader_t *replies, int32_t *codes,
                                                  sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = names_v1_reader_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[4], 4, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    names_v1_reader_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[4], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (names_v1_reader_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 4, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e names_v1_client_close__many(const names_v1_client_t *client, size_t count,
                                      const names_v1_reader_t *requests, names_v1_reader_t *replies,
                                      int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[4].flat_many == NULL) {
    return names_v1_client_close__many_wire(client, count, requests, replies, codes, call);
  }
  /* Presence is flags here and masks there. */
  sw_arena_reset(&call->arena);
  uint64_t *masks = (uint64_t *)sw_list_grow(&call->arena, NULL, 0, count, 2 * sizeof *masks);
  if (masks == NULL)
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  for (size_t i = 0; i < count; i++) {
    masks[i] = 0;
    masks[i] |= (uint64_t)requests[i].has_mask << 0;
  }
  sw_column_t in[] = {
      {masks, sizeof *masks},
      {(void *)(uintptr_t)&requests->reader, sizeof *requests},
      {(void *)(uintptr_t)&requests->writer, sizeof *requests},
      {(void *)(uintptr_t)&requests->tag, sizeof *requests},
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
      {(void *)(uintptr_t)&requests->request, sizeof *requests},
      {(void *)(uintptr_t)&requests->reply, sizeof *requests},
      {(void *)(uintptr_t)&requests->context, sizeof *requests},
      {(void *)(uintptr_t)&requests->scratch, sizeof *requests},
      {(void *)(uintptr_t)&requests->len, sizeof *requests},
      {(void *)(uintptr_t)&requests->mask, sizeof *requests},
      {(void *)(uintptr_t)&requests->source, sizeof *requests},
      {(void *)(uintptr_t)&requests->sink, sizeof *requests},
      {(void *)(uintptr_t)&requests->formatter, sizeof *requests},
  };
  sw_column_t out[] = {
      {masks + count, sizeof *masks},
      {&replies->reader, sizeof *replies},
      {&replies->writer, sizeof *replies},
      {&replies->tag, sizeof *replies},
      {&replies->value, sizeof *replies},
      {&replies->request, sizeof *replies},
      {&replies->reply, sizeof *replies},
      {&replies->context, sizeof *replies},
      {&replies->scratch, sizeof *replies},
      {&replies->len, sizeof *replies},
      {&replies->mask, sizeof *replies},
      {&replies->source, sizeof *replies},
      {&replies->sink, sizeof *replies},
      {&replies->formatter, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) names_v1_reader_init(&replies[i]);
  code = sw_client_columns(&client->base, &client->methods[4], count, in, out, codes, call);
  for (size_t i = 0; i < count; i++) {
    replies[i].has_mask = code == SW_OK && (masks[count + i] >> 0 & 1) != 0;
    if (!replies[i].has_mask) memset(&replies[i].mask, 0, sizeof replies[i].mask);
  }
  return code;
}

/* What names_v1_client_close__columns() does where it cannot use columns. */
static sw_code_e names_v1_client_close__columns_wire(const names_v1_client_t *client, size_t count,
                                                     const names_v1_reader_columns_t *request,
                                                     const names_v1_reader_out_columns_t *reply,
                                                     int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  names_v1_reader_t *requests = (names_v1_reader_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  names_v1_reader_t *replies = (names_v1_reader_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    names_v1_reader_init(&requests[i]);
    requests[i].reader = request->reader[i];
    requests[i].writer = request->writer[i];
    requests[i].tag = request->tag[i];
    requests[i].value = request->value[i];
    requests[i].request = request->request[i];
    requests[i].reply = request->reply[i];
    requests[i].context = request->context[i];
    requests[i].scratch = request->scratch[i];
    requests[i].len = request->len[i];
    requests[i].has_mask = (request->present[i] >> 0 & 1) != 0;
    requests[i].mask = request->mask[i];
    requests[i].source = request->source[i];
    requests[i].sink = request->sink[i];
    requests[i].formatter = request->formatter[i];
  }
  sw_code_e code = names_v1_client_close__many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->present[i] = 0;
    reply->reader[i] = replies[i].reader;
    reply->writer[i] = replies[i].writer;
    reply->tag[i] = replies[i].tag;
    reply->value[i] = replies[i].value;
    reply->request[i] = replies[i].request;
    reply->reply[i] = replies[i].reply;
    reply->context[i] = replies[i].context;
    reply->scratch[i] = replies[i].scratch;
    reply->len[i] = replies[i].len;
    reply->present[i] |= (uint64_t)replies[i].has_mask << 0;
    reply->mask[i] = replies[i].mask;
    reply->source[i] = replies[i].source;
    reply->sink[i] = replies[i].sink;
    reply->formatter[i] = replies[i].formatter;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e names_v1_client_close__columns(const names_v1_client_t *client, size_t count,
                                         const names_v1_reader_columns_t *request,
                                         const names_v1_reader_out_columns_t *reply, int32_t *codes,
                                         sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
  if (code != SW_OK) return code;
  if (request->present == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Close", "request->present");
  if (request->reader == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "request->reader");
  if (request->writer == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "request->writer");
  if (request->tag == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "request->tag");
  if (request->value == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "request->value");
  if (request->request == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Close", "request->request");
  if (request->reply == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "request->reply");
  if (request->context == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Close", "request->context");
  if (request->scratch == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Close", "request->scratch");
  if (request->len == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "request->len");
  if (request->mask == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "request->mask");
  if (request->source == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "request->source");
  if (request->sink == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "request->sink");
  if (request->formatter == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Close", "request->formatter");
  if (reply->present == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "reply->present");
  if (reply->reader == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "reply->reader");
  if (reply->writer == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "reply->writer");
  if (reply->tag == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "reply->tag");
  if (reply->value == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "reply->value");
  if (reply->request == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "reply->request");
  if (reply->reply == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "reply->reply");
  if (reply->context == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "reply->context");
  if (reply->scratch == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "reply->scratch");
  if (reply->len == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "reply->len");
  if (reply->mask == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "reply->mask");
  if (reply->source == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "reply->source");
  if (reply->sink == NULL) return sw_call_null_argument(call, "names.v1.Client/Close", "reply->sink");
  if (reply->formatter == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Close", "reply->formatter");
  if (client->methods[4].flat_many == NULL) {
    return names_v1_client_close__columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->present, sizeof *request->present},
      {(void *)(uintptr_t)request->reader, sizeof *request->reader},
      {(void *)(uintptr_t)request->writer, sizeof *request->writer},
      {(void *)(uintptr_t)request->tag, sizeof *request->tag},
      {(void *)(uintptr_t)request->value, sizeof *request->value},
      {(void *)(uintptr_t)request->request, sizeof *request->request},
      {(void *)(uintptr_t)request->reply, sizeof *request->reply},
      {(void *)(uintptr_t)request->context, sizeof *request->context},
      {(void *)(uintptr_t)request->scratch, sizeof *request->scratch},
      {(void *)(uintptr_t)request->len, sizeof *request->len},
      {(void *)(uintptr_t)request->mask, sizeof *request->mask},
      {(void *)(uintptr_t)request->source, sizeof *request->source},
      {(void *)(uintptr_t)request->sink, sizeof *request->sink},
      {(void *)(uintptr_t)request->formatter, sizeof *request->formatter},
  };
  sw_column_t out[] = {
      {reply->present, sizeof *reply->present},
      {reply->reader, sizeof *reply->reader},
      {reply->writer, sizeof *reply->writer},
      {reply->tag, sizeof *reply->tag},
      {reply->value, sizeof *reply->value},
      {reply->request, sizeof *reply->request},
      {reply->reply, sizeof *reply->reply},
      {reply->context, sizeof *reply->context},
      {reply->scratch, sizeof *reply->scratch},
      {reply->len, sizeof *reply->len},
      {reply->mask, sizeof *reply->mask},
      {reply->source, sizeof *reply->source},
      {reply->sink, sizeof *reply->sink},
      {reply->formatter, sizeof *reply->formatter},
  };
  return sw_client_columns(&client->base, &client->methods[4], count, in, out, codes, call);
}

sw_code_e names_v1_client_add_raw(const names_v1_client_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                  sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[5] : NULL, 5, request, reply, call);
}

sw_code_e names_v1_client_add_wire(const names_v1_client_t *client, const names_v1_reader_t *request,
                                   names_v1_reader_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[5] : NULL, 5, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = names_v1_reader_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[5], 5, false, p, call, &reader);
  if (code != SW_OK) return code;
  names_v1_reader_init(reply);
  if (names_v1_reader_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 5, &reader, call);
}

static sw_code_e names_v1_client_add_many_wire(const names_v1_client_t *client, size_t count,
                                               const names_v1_reader_t *requests, names_v1_reader_t *replies,
                                               int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = names_v1_reader_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[5], 5, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    names_v1_reader_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[5], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (names_v1_reader_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 5, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e names_v1_client_add_many(const names_v1_client_t *client, size_t count,
                                   const names_v1_reader_t *requests, names_v1_reader_t *replies,
                                   int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[5] : NULL, 5, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[5].flat_many == NULL) {
    return names_v1_client_add_many_wire(client, count, requests, replies, codes, call);
  }
  /* Presence is flags here and masks there. */
  sw_arena_reset(&call->arena);
  uint64_t *masks = (uint64_t *)sw_list_grow(&call->arena, NULL, 0, count, 2 * sizeof *masks);
  if (masks == NULL)
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  for (size_t i = 0; i < count; i++) {
    masks[i] = 0;
    masks[i] |= (uint64_t)requests[i].has_mask << 0;
  }
  sw_column_t in[] = {
      {masks, sizeof *masks},
      {(void *)(uintptr_t)&requests->reader, sizeof *requests},
      {(void *)(uintptr_t)&requests->writer, sizeof *requests},
      {(void *)(uintptr_t)&requests->tag, sizeof *requests},
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
      {(void *)(uintptr_t)&requests->request, sizeof *requests},
      {(void *)(uintptr_t)&requests->reply, sizeof *requests},
      {(void *)(uintptr_t)&requests->context, sizeof *requests},
      {(void *)(uintptr_t)&requests->scratch, sizeof *requests},
      {(void *)(uintptr_t)&requests->len, sizeof *requests},
      {(void *)(uintptr_t)&requests->mask, sizeof *requests},
      {(void *)(uintptr_t)&requests->source, sizeof *requests},
      {(void *)(uintptr_t)&requests->sink, sizeof *requests},
      {(void *)(uintptr_t)&requests->formatter, sizeof *requests},
  };
  sw_column_t out[] = {
      {masks + count, sizeof *masks},
      {&replies->reader, sizeof *replies},
      {&replies->writer, sizeof *replies},
      {&replies->tag, sizeof *replies},
      {&replies->value, sizeof *replies},
      {&replies->request, sizeof *replies},
      {&replies->reply, sizeof *replies},
      {&replies->context, sizeof *replies},
      {&replies->scratch, sizeof *replies},
      {&replies->len, sizeof *replies},
      {&replies->mask, sizeof *replies},
      {&replies->source, sizeof *replies},
      {&replies->sink, sizeof *replies},
      {&replies->formatter, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) names_v1_reader_init(&replies[i]);
  code = sw_client_columns(&client->base, &client->methods[5], count, in, out, codes, call);
  for (size_t i = 0; i < count; i++) {
    replies[i].has_mask = code == SW_OK && (masks[count + i] >> 0 & 1) != 0;
    if (!replies[i].has_mask) memset(&replies[i].mask, 0, sizeof replies[i].mask);
  }
  return code;
}

/* What names_v1_client_add_columns() does where it cannot use columns. */
static sw_code_e names_v1_client_add_columns_wire(const names_v1_client_t *client, size_t count,
                                                  const names_v1_reader_columns_t *request,
                                                  const names_v1_reader_out_columns_t *reply, int32_t *codes,
                                                  sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  names_v1_reader_t *requests = (names_v1_reader_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  names_v1_reader_t *replies = (names_v1_reader_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    names_v1_reader_init(&requests[i]);
    requests[i].reader = request->reader[i];
    requests[i].writer = request->writer[i];
    requests[i].tag = request->tag[i];
    requests[i].value = request->value[i];
    requests[i].request = request->request[i];
    requests[i].reply = request->reply[i];
    requests[i].context = request->context[i];
    requests[i].scratch = request->scratch[i];
    requests[i].len = request->len[i];
    requests[i].has_mask = (request->present[i] >> 0 & 1) != 0;
    requests[i].mask = request->mask[i];
    requests[i].source = request->source[i];
    requests[i].sink = request->sink[i];
    requests[i].formatter = request->formatter[i];
  }
  sw_code_e code = names_v1_client_add_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->present[i] = 0;
    reply->reader[i] = replies[i].reader;
    reply->writer[i] = replies[i].writer;
    reply->tag[i] = replies[i].tag;
    reply->value[i] = replies[i].value;
    reply->request[i] = replies[i].request;
    reply->reply[i] = replies[i].reply;
    reply->context[i] = replies[i].context;
    reply->scratch[i] = replies[i].scratch;
    reply->len[i] = replies[i].len;
    reply->present[i] |= (uint64_t)replies[i].has_mask << 0;
    reply->mask[i] = replies[i].mask;
    reply->source[i] = replies[i].source;
    reply->sink[i] = replies[i].sink;
    reply->formatter[i] = replies[i].formatter;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e names_v1_client_add_columns(const names_v1_client_t *client, size_t count,
                                      const names_v1_reader_columns_t *request,
                                      const names_v1_reader_out_columns_t *reply, int32_t *codes,
                                      sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[5] : NULL, 5, request, reply, call);
  if (code != SW_OK) return code;
  if (request->present == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "request->present");
  if (request->reader == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "request->reader");
  if (request->writer == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "request->writer");
  if (request->tag == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "request->tag");
  if (request->value == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "request->value");
  if (request->request == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "request->request");
  if (request->reply == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "request->reply");
  if (request->context == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "request->context");
  if (request->scratch == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "request->scratch");
  if (request->len == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "request->len");
  if (request->mask == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "request->mask");
  if (request->source == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "request->source");
  if (request->sink == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "request->sink");
  if (request->formatter == NULL)
    return sw_call_null_argument(call, "names.v1.Client/Add", "request->formatter");
  if (reply->present == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "reply->present");
  if (reply->reader == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "reply->reader");
  if (reply->writer == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "reply->writer");
  if (reply->tag == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "reply->tag");
  if (reply->value == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "reply->value");
  if (reply->request == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "reply->request");
  if (reply->reply == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "reply->reply");
  if (reply->context == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "reply->context");
  if (reply->scratch == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "reply->scratch");
  if (reply->len == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "reply->len");
  if (reply->mask == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "reply->mask");
  if (reply->source == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "reply->source");
  if (reply->sink == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "reply->sink");
  if (reply->formatter == NULL) return sw_call_null_argument(call, "names.v1.Client/Add", "reply->formatter");
  if (client->methods[5].flat_many == NULL) {
    return names_v1_client_add_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->present, sizeof *request->present},
      {(void *)(uintptr_t)request->reader, sizeof *request->reader},
      {(void *)(uintptr_t)request->writer, sizeof *request->writer},
      {(void *)(uintptr_t)request->tag, sizeof *request->tag},
      {(void *)(uintptr_t)request->value, sizeof *request->value},
      {(void *)(uintptr_t)request->request, sizeof *request->request},
      {(void *)(uintptr_t)request->reply, sizeof *request->reply},
      {(void *)(uintptr_t)request->context, sizeof *request->context},
      {(void *)(uintptr_t)request->scratch, sizeof *request->scratch},
      {(void *)(uintptr_t)request->len, sizeof *request->len},
      {(void *)(uintptr_t)request->mask, sizeof *request->mask},
      {(void *)(uintptr_t)request->source, sizeof *request->source},
      {(void *)(uintptr_t)request->sink, sizeof *request->sink},
      {(void *)(uintptr_t)request->formatter, sizeof *request->formatter},
  };
  sw_column_t out[] = {
      {reply->present, sizeof *reply->present},
      {reply->reader, sizeof *reply->reader},
      {reply->writer, sizeof *reply->writer},
      {reply->tag, sizeof *reply->tag},
      {reply->value, sizeof *reply->value},
      {reply->request, sizeof *reply->request},
      {reply->reply, sizeof *reply->reply},
      {reply->context, sizeof *reply->context},
      {reply->scratch, sizeof *reply->scratch},
      {reply->len, sizeof *reply->len},
      {reply->mask, sizeof *reply->mask},
      {reply->source, sizeof *reply->source},
      {reply->sink, sizeof *reply->sink},
      {reply->formatter, sizeof *reply->formatter},
  };
  return sw_client_columns(&client->base, &client->methods[5], count, in, out, codes, call);
}

sw_code_e names_v1_client_add_many__raw(const names_v1_client_t *client, sw_bytes_t request,
                                        sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[6] : NULL, 6, request, reply, call);
}

sw_code_e names_v1_client_add_many__wire(const names_v1_client_t *client, const names_v1_reader_t *request,
                                         names_v1_reader_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[6] : NULL, 6, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = names_v1_reader_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[6], 6, false, p, call, &reader);
  if (code != SW_OK) return code;
  names_v1_reader_init(reply);
  if (names_v1_reader_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 6, &reader, call);
}

static sw_code_e names_v1_client_add_many__many_wire(const names_v1_client_t *client, size_t count,
                                                     const names_v1_reader_t *requests,
                                                     names_v1_reader_t *replies, int32_t *codes,
                                                     sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = names_v1_reader_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[6], 6, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    names_v1_reader_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[6], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (names_v1_reader_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 6, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e names_v1_client_add_many__many(const names_v1_client_t *client, size_t count,
                                         const names_v1_reader_t *requests, names_v1_reader_t *replies,
                                         int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[6] : NULL, 6, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[6].flat_many == NULL) {
    return names_v1_client_add_many__many_wire(client, count, requests, replies, codes, call);
  }
  /* Presence is flags here and masks there. */
  sw_arena_reset(&call->arena);
  uint64_t *masks = (uint64_t *)sw_list_grow(&call->arena, NULL, 0, count, 2 * sizeof *masks);
  if (masks == NULL)
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  for (size_t i = 0; i < count; i++) {
    masks[i] = 0;
    masks[i] |= (uint64_t)requests[i].has_mask << 0;
  }
  sw_column_t in[] = {
      {masks, sizeof *masks},
      {(void *)(uintptr_t)&requests->reader, sizeof *requests},
      {(void *)(uintptr_t)&requests->writer, sizeof *requests},
      {(void *)(uintptr_t)&requests->tag, sizeof *requests},
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
      {(void *)(uintptr_t)&requests->request, sizeof *requests},
      {(void *)(uintptr_t)&requests->reply, sizeof *requests},
      {(void *)(uintptr_t)&requests->context, sizeof *requests},
      {(void *)(uintptr_t)&requests->scratch, sizeof *requests},
      {(void *)(uintptr_t)&requests->len, sizeof *requests},
      {(void *)(uintptr_t)&requests->mask, sizeof *requests},
      {(void *)(uintptr_t)&requests->source, sizeof *requests},
      {(void *)(uintptr_t)&requests->sink, sizeof *requests},
      {(void *)(uintptr_t)&requests->formatter, sizeof *requests},
  };
  sw_column_t out[] = {
      {masks + count, sizeof *masks},
      {&replies->reader, sizeof *replies},
      {&replies->writer, sizeof *replies},
      {&replies->tag, sizeof *replies},
      {&replies->value, sizeof *replies},
      {&replies->request, sizeof *replies},
      {&replies->reply, sizeof *replies},
      {&replies->context, sizeof *replies},
      {&replies->scratch, sizeof *replies},
      {&replies->len, sizeof *replies},
      {&replies->mask, sizeof *replies},
      {&replies->source, sizeof *replies},
      {&replies->sink, sizeof *replies},
      {&replies->formatter, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) names_v1_reader_init(&replies[i]);
  code = sw_client_columns(&client->base, &client->methods[6], count, in, out, codes, call);
  for (size_t i = 0; i < count; i++) {
    replies[i].has_mask = code == SW_OK && (masks[count + i] >> 0 & 1) != 0;
    if (!replies[i].has_mask) memset(&replies[i].mask, 0, sizeof replies[i].mask);
  }
  return code;
}

/* What names_v1_client_add_many__columns() does where it cannot use columns. */
static sw_code_e names_v1_client_add_many__columns_wire(const names_v1_client_t *client, size_t count,
                                                        const names_v1_reader_columns_t *request,
                                                        const names_v1_reader_out_columns_t *reply,
                                                        int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  names_v1_reader_t *requests = (names_v1_reader_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  names_v1_reader_t *replies = (names_v1_reader_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    names_v1_reader_init(&requests[i]);
    requests[i].reader = request->reader[i];
    requests[i].writer = request->writer[i];
    requests[i].tag = request->tag[i];
    requests[i].value = request->value[i];
    requests[i].request = request->request[i];
    requests[i].reply = request->reply[i];
    requests[i].context = request->context[i];
    requests[i].scratch = request->scratch[i];
    requests[i].len = request->len[i];
    requests[i].has_mask = (request->present[i] >> 0 & 1) != 0;
    requests[i].mask = request->mask[i];
    requests[i].source = request->source[i];
    requests[i].sink = request->sink[i];
    requests[i].formatter = request->formatter[i];
  }
  sw_code_e code = names_v1_client_add_many__many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->present[i] = 0;
    reply->reader[i] = replies[i].reader;
    reply->writer[i] = replies[i].writer;
    reply->tag[i] = replies[i].tag;
    reply->value[i] = replies[i].value;
    reply->request[i] = replies[i].request;
    reply->reply[i] = replies[i].reply;
    reply->context[i] = replies[i].context;
    reply->scratch[i] = replies[i].scratch;
    reply->len[i] = replies[i].len;
    reply->present[i] |= (uint64_t)replies[i].has_mask << 0;
    reply->mask[i] = replies[i].mask;
    reply->source[i] = replies[i].source;
    reply->sink[i] = replies[i].sink;
    reply->formatter[i] = replies[i].formatter;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e names_v1_client_add_many__columns(const names_v1_client_t *client, size_t count,
                                            const names_v1_reader_columns_t *request,
                                            const names_v1_reader_out_columns_t *reply, int32_t *codes,
                                            sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[6] : NULL, 6, request, reply, call);
  if (code != SW_OK) return code;
  if (request->present == NULL)
    return sw_call_null_argument(call, "names.v1.Client/AddMany", "request->present");
  if (request->reader == NULL)
    return sw_call_null_argument(call, "names.v1.Client/AddMany", "request->reader");
  if (request->writer == NULL)
    return sw_call_null_argument(call, "names.v1.Client/AddMany", "request->writer");
  if (request->tag == NULL) return sw_call_null_argument(call, "names.v1.Client/AddMany", "request->tag");
  if (request->value == NULL) return sw_call_null_argument(call, "names.v1.Client/AddMany", "request->value");
  if (request->request == NULL)
    return sw_call_null_argument(call, "names.v1.Client/AddMany", "request->request");
  if (request->reply == NULL) return sw_call_null_argument(call, "names.v1.Client/AddMany", "request->reply");
  if (request->context == NULL)
    return sw_call_null_argument(call, "names.v1.Client/AddMany", "request->context");
  if (request->scratch == NULL)
    return sw_call_null_argument(call, "names.v1.Client/AddMany", "request->scratch");
  if (request->len == NULL) return sw_call_null_argument(call, "names.v1.Client/AddMany", "request->len");
  if (request->mask == NULL) return sw_call_null_argument(call, "names.v1.Client/AddMany", "request->mask");
  if (request->source == NULL)
    return sw_call_null_argument(call, "names.v1.Client/AddMany", "request->source");
  if (request->sink == NULL) return sw_call_null_argument(call, "names.v1.Client/AddMany", "request->sink");
  if (request->formatter == NULL)
    return sw_call_null_argument(call, "names.v1.Client/AddMany", "request->formatter");
  if (reply->present == NULL) return sw_call_null_argument(call, "names.v1.Client/AddMany", "reply->present");
  if (reply->reader == NULL) return sw_call_null_argument(call, "names.v1.Client/AddMany", "reply->reader");
  if (reply->writer == NULL) return sw_call_null_argument(call, "names.v1.Client/AddMany", "reply->writer");
  if (reply->tag == NULL) return sw_call_null_argument(call, "names.v1.Client/AddMany", "reply->tag");
  if (reply->value == NULL) return sw_call_null_argument(call, "names.v1.Client/AddMany", "reply->value");
  if (reply->request == NULL) return sw_call_null_argument(call, "names.v1.Client/AddMany", "reply->request");
  if (reply->reply == NULL) return sw_call_null_argument(call, "names.v1.Client/AddMany", "reply->reply");
  if (reply->context == NULL) return sw_call_null_argument(call, "names.v1.Client/AddMany", "reply->context");
  if (reply->scratch == NULL) return sw_call_null_argument(call, "names.v1.Client/AddMany", "reply->scratch");
  if (reply->len == NULL) return sw_call_null_argument(call, "names.v1.Client/AddMany", "reply->len");
  if (reply->mask == NULL) return sw_call_null_argument(call, "names.v1.Client/AddMany", "reply->mask");
  if (reply->source == NULL) return sw_call_null_argument(call, "names.v1.Client/AddMany", "reply->source");
  if (reply->sink == NULL) return sw_call_null_argument(call, "names.v1.Client/AddMany", "reply->sink");
  if (reply->formatter == NULL)
    return sw_call_null_argument(call, "names.v1.Client/AddMany", "reply->formatter");
  if (client->methods[6].flat_many == NULL) {
    return names_v1_client_add_many__columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->present, sizeof *request->present},
      {(void *)(uintptr_t)request->reader, sizeof *request->reader},
      {(void *)(uintptr_t)request->writer, sizeof *request->writer},
      {(void *)(uintptr_t)request->tag, sizeof *request->tag},
      {(void *)(uintptr_t)request->value, sizeof *request->value},
      {(void *)(uintptr_t)request->request, sizeof *request->request},
      {(void *)(uintptr_t)request->reply, sizeof *request->reply},
      {(void *)(uintptr_t)request->context, sizeof *request->context},
      {(void *)(uintptr_t)request->scratch, sizeof *request->scratch},
      {(void *)(uintptr_t)request->len, sizeof *request->len},
      {(void *)(uintptr_t)request->mask, sizeof *request->mask},
      {(void *)(uintptr_t)request->source, sizeof *request->source},
      {(void *)(uintptr_t)request->sink, sizeof *request->sink},
      {(void *)(uintptr_t)request->formatter, sizeof *request->formatter},
  };
  sw_column_t out[] = {
      {reply->present, sizeof *reply->present},
      {reply->reader, sizeof *reply->reader},
      {reply->writer, sizeof *reply->writer},
      {reply->tag, sizeof *reply->tag},
      {reply->value, sizeof *reply->value},
      {reply->request, sizeof *reply->request},
      {reply->reply, sizeof *reply->reply},
      {reply->context, sizeof *reply->context},
      {reply->scratch, sizeof *reply->scratch},
      {reply->len, sizeof *reply->len},
      {reply->mask, sizeof *reply->mask},
      {reply->source, sizeof *reply->source},
      {reply->sink, sizeof *reply->sink},
      {reply->formatter, sizeof *reply->formatter},
  };
  return sw_client_columns(&client->base, &client->methods[6], count, in, out, codes, call);
}

static const sw_method_info_t names_v1_s_methods[] = {
    {UINT64_C(0x7af01145ce72cfcf), UINT64_C(0x0d303003baf5c52f), "names.v1.S/S"},
    {UINT64_C(0x682936455eeb7ec3), 0, "names.v1.S/Clone"},
    {UINT64_C(0xb3f7e47ebe88334b), UINT64_C(0xfc45384a900ef80b), "names.v1.S/Default"},
};

sw_code_e names_v1_s_open(const char *path, const sw_options_t *options, names_v1_s_t *client,
                          sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "names_v1_s_open");
  return sw_client_open(path, options, names_v1_s_methods, 3, &client->base, client->methods, error);
}

sw_code_e names_v1_s_join(const sw_client_t *other, names_v1_s_t *client, sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "names_v1_s_join");
  return sw_client_join(other, names_v1_s_methods, 3, &client->base, client->methods, error);
}

void names_v1_s_close(names_v1_s_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 3);
}

sw_code_e names_v1_s_s_raw(const names_v1_s_t *client, sw_bytes_t request, sw_bytes_t *reply,
                           sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e names_v1_s_s_wire(const names_v1_s_t *client, const names_v1_u64_t *request, names_v1_u64_t *reply,
                            sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = names_v1_s_s_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = names_v1_u64_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  names_v1_u64_init(reply);
  if (names_v1_u64_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

static sw_code_e names_v1_s_s_many_wire(const names_v1_s_t *client, size_t count,
                                        const names_v1_u64_t *requests, names_v1_u64_t *replies,
                                        int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = names_v1_u64_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    names_v1_u64_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (names_v1_u64_read(frame.body.data, frame.body.data + frame.body.len, &reader, &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e names_v1_s_s_many(const names_v1_s_t *client, size_t count, const names_v1_u64_t *requests,
                            names_v1_u64_t *replies, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL) {
    return names_v1_s_s_many_wire(client, count, requests, replies, codes, call);
  }
  /* Presence is flags here and masks there. */
  sw_arena_reset(&call->arena);
  uint64_t *masks = (uint64_t *)sw_list_grow(&call->arena, NULL, 0, count, 2 * sizeof *masks);
  if (masks == NULL)
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  for (size_t i = 0; i < count; i++) {
    masks[i] = 0;
    masks[i] |= (uint64_t)requests[i].has_value << 0;
  }
  sw_column_t in[] = {
      {masks, sizeof *masks},
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {masks + count, sizeof *masks},
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) names_v1_u64_init(&replies[i]);
  code = sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
  for (size_t i = 0; i < count; i++) {
    replies[i].has_value = code == SW_OK && (masks[count + i] >> 0 & 1) != 0;
    if (!replies[i].has_value) memset(&replies[i].value, 0, sizeof replies[i].value);
  }
  return code;
}

/* What names_v1_s_s_columns() does where it cannot use columns. */
static sw_code_e names_v1_s_s_columns_wire(const names_v1_s_t *client, size_t count,
                                           const names_v1_u64_columns_t *request,
                                           const names_v1_u64_out_columns_t *reply, int32_t *codes,
                                           sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  names_v1_u64_t *requests = (names_v1_u64_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  names_v1_u64_t *replies = (names_v1_u64_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    names_v1_u64_init(&requests[i]);
    requests[i].has_value = (request->present[i] >> 0 & 1) != 0;
    requests[i].value = request->value[i];
  }
  sw_code_e code = names_v1_s_s_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->present[i] = 0;
    reply->present[i] |= (uint64_t)replies[i].has_value << 0;
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e names_v1_s_s_columns(const names_v1_s_t *client, size_t count,
                               const names_v1_u64_columns_t *request, const names_v1_u64_out_columns_t *reply,
                               int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->present == NULL) return sw_call_null_argument(call, "names.v1.S/S", "request->present");
  if (request->value == NULL) return sw_call_null_argument(call, "names.v1.S/S", "request->value");
  if (reply->present == NULL) return sw_call_null_argument(call, "names.v1.S/S", "reply->present");
  if (reply->value == NULL) return sw_call_null_argument(call, "names.v1.S/S", "reply->value");
  if (client->methods[0].flat_many == NULL) {
    return names_v1_s_s_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->present, sizeof *request->present},
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->present, sizeof *reply->present},
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e names_v1_s_clone_raw(const names_v1_s_t *client, sw_bytes_t request, sw_bytes_t *reply,
                               sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e names_v1_s_clone(const names_v1_s_t *client, const names_v1_i32_t *request, names_v1_i32_t *reply,
                           sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = names_v1_i32_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  names_v1_i32_init(reply);
  if (names_v1_i32_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

sw_code_e names_v1_s_clone_many(const names_v1_s_t *client, size_t count, const names_v1_i32_t *requests,
                                names_v1_i32_t *replies, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = names_v1_i32_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    names_v1_i32_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (names_v1_i32_read(frame.body.data, frame.body.data + frame.body.len, &reader, &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e names_v1_s_default_raw(const names_v1_s_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                 sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
}

sw_code_e names_v1_s_default_wire(const names_v1_s_t *client, const names_v1_u64_t *request,
                                  names_v1_u64_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = names_v1_s_default_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = names_v1_u64_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[2], 2, false, p, call, &reader);
  if (code != SW_OK) return code;
  names_v1_u64_init(reply);
  if (names_v1_u64_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 2, &reader, call);
}

static sw_code_e names_v1_s_default_many_wire(const names_v1_s_t *client, size_t count,
                                              const names_v1_u64_t *requests, names_v1_u64_t *replies,
                                              int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = names_v1_u64_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[2], 2, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    names_v1_u64_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[2], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (names_v1_u64_read(frame.body.data, frame.body.data + frame.body.len, &reader, &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 2, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e names_v1_s_default_many(const names_v1_s_t *client, size_t count, const names_v1_u64_t *requests,
                                  names_v1_u64_t *replies, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[2].flat_many == NULL) {
    return names_v1_s_default_many_wire(client, count, requests, replies, codes, call);
  }
  /* Presence is flags here and masks there. */
  sw_arena_reset(&call->arena);
  uint64_t *masks = (uint64_t *)sw_list_grow(&call->arena, NULL, 0, count, 2 * sizeof *masks);
  if (masks == NULL)
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  for (size_t i = 0; i < count; i++) {
    masks[i] = 0;
    masks[i] |= (uint64_t)requests[i].has_value << 0;
  }
  sw_column_t in[] = {
      {masks, sizeof *masks},
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {masks + count, sizeof *masks},
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) names_v1_u64_init(&replies[i]);
  code = sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
  for (size_t i = 0; i < count; i++) {
    replies[i].has_value = code == SW_OK && (masks[count + i] >> 0 & 1) != 0;
    if (!replies[i].has_value) memset(&replies[i].value, 0, sizeof replies[i].value);
  }
  return code;
}

/* What names_v1_s_default_columns() does where it cannot use columns. */
static sw_code_e names_v1_s_default_columns_wire(const names_v1_s_t *client, size_t count,
                                                 const names_v1_u64_columns_t *request,
                                                 const names_v1_u64_out_columns_t *reply, int32_t *codes,
                                                 sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  names_v1_u64_t *requests = (names_v1_u64_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  names_v1_u64_t *replies = (names_v1_u64_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    names_v1_u64_init(&requests[i]);
    requests[i].has_value = (request->present[i] >> 0 & 1) != 0;
    requests[i].value = request->value[i];
  }
  sw_code_e code = names_v1_s_default_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->present[i] = 0;
    reply->present[i] |= (uint64_t)replies[i].has_value << 0;
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e names_v1_s_default_columns(const names_v1_s_t *client, size_t count,
                                     const names_v1_u64_columns_t *request,
                                     const names_v1_u64_out_columns_t *reply, int32_t *codes,
                                     sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  if (request->present == NULL) return sw_call_null_argument(call, "names.v1.S/Default", "request->present");
  if (request->value == NULL) return sw_call_null_argument(call, "names.v1.S/Default", "request->value");
  if (reply->present == NULL) return sw_call_null_argument(call, "names.v1.S/Default", "reply->present");
  if (reply->value == NULL) return sw_call_null_argument(call, "names.v1.S/Default", "reply->value");
  if (client->methods[2].flat_many == NULL) {
    return names_v1_s_default_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->present, sizeof *request->present},
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->present, sizeof *reply->present},
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

sw_code_e names_v1_nothing_open(const char *path, const sw_options_t *options, names_v1_nothing_t *client,
                                sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "names_v1_nothing_open");
  return sw_client_open(path, options, NULL, 0, &client->base, client->methods, error);
}

sw_code_e names_v1_nothing_join(const sw_client_t *other, names_v1_nothing_t *client, sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "names_v1_nothing_join");
  return sw_client_join(other, NULL, 0, &client->base, client->methods, error);
}

void names_v1_nothing_close(names_v1_nothing_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 0);
}
