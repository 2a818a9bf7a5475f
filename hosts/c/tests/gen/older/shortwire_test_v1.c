/* Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit. */
/* clang-format off */
#include "shortwire_test_v1.h"

uint8_t *shortwire_test_v1_scalars_write(const shortwire_test_v1_scalars_t *restrict message, uint8_t *p,
                                         sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->string_value.len != 0) {
    p = sw_write_string(w, p, message->string_value);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Scalars.string_value");
    p = sw_put_tag(p, 0x72);
  }
  p = sw_reserve(w, p, 13);
  if (p == NULL) return NULL;
  if (sw_double_set(message->double_value)) p = sw_put_tag(sw_put_double(p, message->double_value), 0x09);
  return p;
}

const uint8_t *shortwire_test_v1_scalars_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              shortwire_test_v1_scalars_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x09: {
        p = sw_get_fixed64(p, end, r, &message->double_value);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Scalars.double_value");
        continue;
      }
      case 0x72: {
        p = sw_get_string(p, end, r, &message->string_value);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Scalars.string_value");
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

const uint8_t *shortwire_test_v1_scalars_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               const shortwire_test_v1_scalars_t **message) {
  shortwire_test_v1_scalars_t *target = (shortwire_test_v1_scalars_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_scalars_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_scalars_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_scalars_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_scalars_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                uint32_t tag, const shortwire_test_v1_scalars_t **items,
                                                size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_scalars_t *list =
      (shortwire_test_v1_scalars_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_scalars_init(&list[*count]);
    p = shortwire_test_v1_scalars_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_scalars_encode(const shortwire_test_v1_scalars_t *message, sw_writer_t *writer,
                                           sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_scalars_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_scalars_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_SCALARS_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_scalars_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                           shortwire_test_v1_scalars_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_scalars_decode");
  shortwire_test_v1_scalars_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_scalars_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_SCALARS_NAME, error);
}

uint8_t *shortwire_test_v1_presence_write(const shortwire_test_v1_presence_t *restrict message, uint8_t *p,
                                          sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->text.len != 0) {
    p = sw_write_string(w, p, message->text);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Presence.text");
    p = sw_put_tag(p, 0x12);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->number != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->number), 0x08);
  return p;
}

const uint8_t *shortwire_test_v1_presence_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               shortwire_test_v1_presence_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Presence.number");
        message->number = (int64_t)value.value;
        p = value.p;
        continue;
      }
      case 0x12: {
        p = sw_get_string(p, end, r, &message->text);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Presence.text");
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

const uint8_t *shortwire_test_v1_presence_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                const shortwire_test_v1_presence_t **message) {
  shortwire_test_v1_presence_t *target = (shortwire_test_v1_presence_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_presence_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_presence_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_presence_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_presence_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 uint32_t tag, const shortwire_test_v1_presence_t **items,
                                                 size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_presence_t *list =
      (shortwire_test_v1_presence_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_presence_init(&list[*count]);
    p = shortwire_test_v1_presence_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_presence_encode(const shortwire_test_v1_presence_t *message, sw_writer_t *writer,
                                            sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_presence_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_presence_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_PRESENCE_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_presence_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                            shortwire_test_v1_presence_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_presence_decode");
  shortwire_test_v1_presence_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_presence_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_PRESENCE_NAME, error);
}

uint8_t *shortwire_test_v1_int64_value_write(const shortwire_test_v1_int64_value_t *restrict message,
                                             uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->value != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->value), 0x08);
  return p;
}

const uint8_t *shortwire_test_v1_int64_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  shortwire_test_v1_int64_value_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Int64Value.value");
        message->value = (int64_t)value.value;
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

const uint8_t *shortwire_test_v1_int64_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   const shortwire_test_v1_int64_value_t **message) {
  shortwire_test_v1_int64_value_t *target = (shortwire_test_v1_int64_value_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_int64_value_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_int64_value_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_int64_value_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_int64_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    uint32_t tag,
                                                    const shortwire_test_v1_int64_value_t **items,
                                                    size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_int64_value_t *list =
      (shortwire_test_v1_int64_value_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_int64_value_init(&list[*count]);
    p = shortwire_test_v1_int64_value_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_int64_value_encode(const shortwire_test_v1_int64_value_t *message,
                                               sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_int64_value_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_int64_value_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_INT64_VALUE_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_int64_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                               shortwire_test_v1_int64_value_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_int64_value_decode");
  shortwire_test_v1_int64_value_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_int64_value_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_INT64_VALUE_NAME, error);
}

uint8_t *shortwire_test_v1_version1_write(const shortwire_test_v1_version1_t *restrict message, uint8_t *p,
                                          sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->name.len != 0) {
    p = sw_write_string(w, p, message->name);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Version1.name");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_test_v1_version1_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               shortwire_test_v1_version1_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_string(p, end, r, &message->name);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Version1.name");
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

const uint8_t *shortwire_test_v1_version1_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                const shortwire_test_v1_version1_t **message) {
  shortwire_test_v1_version1_t *target = (shortwire_test_v1_version1_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_version1_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_version1_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_version1_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_version1_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 uint32_t tag, const shortwire_test_v1_version1_t **items,
                                                 size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_version1_t *list =
      (shortwire_test_v1_version1_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_version1_init(&list[*count]);
    p = shortwire_test_v1_version1_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_version1_encode(const shortwire_test_v1_version1_t *message, sw_writer_t *writer,
                                            sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_version1_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_version1_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_VERSION1_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_version1_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                            shortwire_test_v1_version1_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_version1_decode");
  shortwire_test_v1_version1_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_version1_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_VERSION1_NAME, error);
}

uint8_t *shortwire_test_v1_version2_write(const shortwire_test_v1_version2_t *restrict message, uint8_t *p,
                                          sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->name.len != 0) {
    p = sw_write_string(w, p, message->name);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Version2.name");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_test_v1_version2_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               shortwire_test_v1_version2_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_string(p, end, r, &message->name);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Version2.name");
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

const uint8_t *shortwire_test_v1_version2_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                const shortwire_test_v1_version2_t **message) {
  shortwire_test_v1_version2_t *target = (shortwire_test_v1_version2_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_version2_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_version2_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_version2_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_version2_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 uint32_t tag, const shortwire_test_v1_version2_t **items,
                                                 size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_version2_t *list =
      (shortwire_test_v1_version2_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_version2_init(&list[*count]);
    p = shortwire_test_v1_version2_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_version2_encode(const shortwire_test_v1_version2_t *message, sw_writer_t *writer,
                                            sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_version2_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_version2_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_VERSION2_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_version2_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                            shortwire_test_v1_version2_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_version2_decode");
  shortwire_test_v1_version2_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_version2_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_VERSION2_NAME, error);
}

uint8_t *shortwire_test_v1_tree_write(const shortwire_test_v1_tree_t *restrict message, uint8_t *p,
                                      sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->left != NULL) {
    size_t before = sw_written(w, p);
    if (w->depth-- == 0) return sw_writer_fail_depth(w);
    p = shortwire_test_v1_tree_write(message->left, p, w);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Tree.left");
    w->depth++;
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x12);
  }
  return p;
}

const uint8_t *shortwire_test_v1_tree_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                           shortwire_test_v1_tree_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x12: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Tree.left");
        p = shortwire_test_v1_tree_merge(length.p, length.p + length.value, r, &message->left);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Tree.left");
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

const uint8_t *shortwire_test_v1_tree_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            const shortwire_test_v1_tree_t **message) {
  shortwire_test_v1_tree_t *target = (shortwire_test_v1_tree_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_tree_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_tree_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_tree_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_tree_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             uint32_t tag, const shortwire_test_v1_tree_t **items,
                                             size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_tree_t *list =
      (shortwire_test_v1_tree_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_tree_init(&list[*count]);
    p = shortwire_test_v1_tree_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_tree_encode(const shortwire_test_v1_tree_t *message, sw_writer_t *writer,
                                        sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_tree_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_tree_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_TREE_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_tree_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                        shortwire_test_v1_tree_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_tree_decode");
  shortwire_test_v1_tree_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_tree_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_TREE_NAME, error);
}

static const sw_method_info_t shortwire_test_v1_feature_methods[] = {
    {UINT64_C(0x9ca41d4287cfe204), UINT64_C(0x20add50e04d88c64), "shortwire.test.v1.Feature/EchoScalars"},
    {UINT64_C(0x5d13082e3e857b32), UINT64_C(0xab57b4589028b69c), "shortwire.test.v1.Feature/EchoPresence"},
    {UINT64_C(0x4f9e788d37bd9cde), UINT64_C(0xc1b88543f2dd4026), "shortwire.test.v1.Feature/EchoInt64"},
    {UINT64_C(0x222fa082137ed99b), UINT64_C(0x95786d18684e60f3), "shortwire.test.v1.Feature/Newer"},
    {UINT64_C(0x80daf78d67e8358f), 0, "shortwire.test.v1.Feature/EchoTree"},
};

sw_code_e shortwire_test_v1_feature_open(const char *path, const sw_options_t *options,
                                         shortwire_test_v1_feature_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "shortwire_test_v1_feature_open");
  return sw_client_open(path, options, shortwire_test_v1_feature_methods, 5, &client->base, client->methods,
                        error);
}

sw_code_e shortwire_test_v1_feature_join(const sw_client_t *other, shortwire_test_v1_feature_t *client,
                                         sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "shortwire_test_v1_feature_join");
  return sw_client_join(other, shortwire_test_v1_feature_methods, 5, &client->base, client->methods, error);
}

void shortwire_test_v1_feature_close(shortwire_test_v1_feature_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 5);
}

sw_code_e shortwire_test_v1_feature_echo_scalars_raw(const shortwire_test_v1_feature_t *client,
                                                     sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_scalars_wire(const shortwire_test_v1_feature_t *client,
                                                      const shortwire_test_v1_scalars_t *request,
                                                      shortwire_test_v1_scalars_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_scalars_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_scalars_init(reply);
  if (shortwire_test_v1_scalars_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_echo_scalars_many_wire(const shortwire_test_v1_feature_t *client,
                                                                  size_t count,
                                                                  const shortwire_test_v1_scalars_t *requests,
                                                                  shortwire_test_v1_scalars_t *replies,
                                                                  int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_scalars_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_scalars_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_scalars_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_scalars_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                      const shortwire_test_v1_scalars_t *requests,
                                                      shortwire_test_v1_scalars_t *replies, int32_t *codes,
                                                      sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_scalars_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->double_value, sizeof *requests},
      {(void *)(uintptr_t)&requests->string_value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->double_value, sizeof *replies},
      {&replies->string_value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_scalars_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_echo_scalars_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_echo_scalars_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_scalars_columns_t *request, const shortwire_test_v1_scalars_out_columns_t *reply,
    int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_scalars_t *requests =
      (shortwire_test_v1_scalars_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_scalars_t *replies =
      (shortwire_test_v1_scalars_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_scalars_init(&requests[i]);
    requests[i].double_value = request->double_value[i];
    requests[i].string_value = request->string_value[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_scalars_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->double_value[i] = replies[i].double_value;
    reply->string_value[i] = replies[i].string_value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_scalars_columns(const shortwire_test_v1_feature_t *client,
                                                         size_t count,
                                                         const shortwire_test_v1_scalars_columns_t *request,
                                                         const shortwire_test_v1_scalars_out_columns_t *reply,
                                                         int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->double_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "request->double_value");
  if (request->string_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "request->string_value");
  if (reply->double_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "reply->double_value");
  if (reply->string_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "reply->string_value");
  if (client->methods[0].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_scalars_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->double_value, sizeof *request->double_value},
      {(void *)(uintptr_t)request->string_value, sizeof *request->string_value},
  };
  sw_column_t out[] = {
      {reply->double_value, sizeof *reply->double_value},
      {reply->string_value, sizeof *reply->string_value},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_presence_raw(const shortwire_test_v1_feature_t *client,
                                                      sw_bytes_t request, sw_bytes_t *reply,
                                                      sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_presence_wire(const shortwire_test_v1_feature_t *client,
                                                       const shortwire_test_v1_presence_t *request,
                                                       shortwire_test_v1_presence_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_presence_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_presence_init(reply);
  if (shortwire_test_v1_presence_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_echo_presence_many_wire(
    const shortwire_test_v1_feature_t *client, size_t count, const shortwire_test_v1_presence_t *requests,
    shortwire_test_v1_presence_t *replies, int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_presence_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_presence_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_presence_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                        &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_presence_many(const shortwire_test_v1_feature_t *client,
                                                       size_t count,
                                                       const shortwire_test_v1_presence_t *requests,
                                                       shortwire_test_v1_presence_t *replies, int32_t *codes,
                                                       sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_presence_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->number, sizeof *requests},
      {(void *)(uintptr_t)&requests->text, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->number, sizeof *replies},
      {&replies->text, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_presence_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_echo_presence_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_echo_presence_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_presence_columns_t *request,
    const shortwire_test_v1_presence_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_presence_t *requests =
      (shortwire_test_v1_presence_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_presence_t *replies =
      (shortwire_test_v1_presence_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_presence_init(&requests[i]);
    requests[i].number = request->number[i];
    requests[i].text = request->text[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_presence_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->number[i] = replies[i].number;
    reply->text[i] = replies[i].text;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_presence_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_presence_columns_t *request,
    const shortwire_test_v1_presence_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  if (request->number == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoPresence", "request->number");
  if (request->text == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoPresence", "request->text");
  if (reply->number == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoPresence", "reply->number");
  if (reply->text == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoPresence", "reply->text");
  if (client->methods[1].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_presence_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->number, sizeof *request->number},
      {(void *)(uintptr_t)request->text, sizeof *request->text},
  };
  sw_column_t out[] = {
      {reply->number, sizeof *reply->number},
      {reply->text, sizeof *reply->text},
  };
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_int64_raw(const shortwire_test_v1_feature_t *client,
                                                   sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_int64_wire(const shortwire_test_v1_feature_t *client,
                                                    const shortwire_test_v1_int64_value_t *request,
                                                    shortwire_test_v1_int64_value_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_echo_int64_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_int64_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[2], 2, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_int64_value_init(reply);
  if (shortwire_test_v1_int64_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 2, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_echo_int64_many_wire(
    const shortwire_test_v1_feature_t *client, size_t count, const shortwire_test_v1_int64_value_t *requests,
    shortwire_test_v1_int64_value_t *replies, int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_int64_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[2], 2, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_int64_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[2], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_int64_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                           &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 2, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_int64_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                    const shortwire_test_v1_int64_value_t *requests,
                                                    shortwire_test_v1_int64_value_t *replies, int32_t *codes,
                                                    sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[2].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_int64_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_int64_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_echo_int64_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_echo_int64_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_int64_value_columns_t *request,
    const shortwire_test_v1_int64_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_int64_value_t *requests =
      (shortwire_test_v1_int64_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_int64_value_t *replies =
      (shortwire_test_v1_int64_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_int64_value_init(&requests[i]);
    requests[i].value = request->value[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_int64_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_int64_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_int64_value_columns_t *request,
    const shortwire_test_v1_int64_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoInt64", "request->value");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoInt64", "reply->value");
  if (client->methods[2].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_int64_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_newer_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_newer_wire(const shortwire_test_v1_feature_t *client,
                                               const shortwire_test_v1_version1_t *request,
                                               shortwire_test_v1_version2_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_version1_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[3], 3, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_version2_init(reply);
  if (shortwire_test_v1_version2_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 3, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_newer_many_wire(const shortwire_test_v1_feature_t *client,
                                                           size_t count,
                                                           const shortwire_test_v1_version1_t *requests,
                                                           shortwire_test_v1_version2_t *replies,
                                                           int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_version1_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[3], 3, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_version2_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[3], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_version2_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                        &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 3, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_newer_many(const shortwire_test_v1_feature_t *client, size_t count,
                                               const shortwire_test_v1_version1_t *requests,
                                               shortwire_test_v1_version2_t *replies, int32_t *codes,
                                               sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[3].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_newer_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->name, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->name, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_version2_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_newer_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_newer_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_version1_columns_t *request,
    const shortwire_test_v1_version2_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_version1_t *requests =
      (shortwire_test_v1_version1_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_version2_t *replies =
      (shortwire_test_v1_version2_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_version1_init(&requests[i]);
    requests[i].name = request->name[i];
  }
  sw_code_e code = shortwire_test_v1_feature_newer_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->name[i] = replies[i].name;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_newer_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                  const shortwire_test_v1_version1_columns_t *request,
                                                  const shortwire_test_v1_version2_out_columns_t *reply,
                                                  int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  if (request->name == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Newer", "request->name");
  if (reply->name == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Newer", "reply->name");
  if (client->methods[3].flat_many == NULL) {
    return shortwire_test_v1_feature_newer_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->name, sizeof *request->name},
  };
  sw_column_t out[] = {
      {reply->name, sizeof *reply->name},
  };
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_tree_raw(const shortwire_test_v1_feature_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_tree(const shortwire_test_v1_feature_t *client,
                                              const shortwire_test_v1_tree_t *request,
                                              shortwire_test_v1_tree_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_tree_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[4], 4, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_tree_init(reply);
  if (shortwire_test_v1_tree_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 4, &reader, call);
}

sw_code_e shortwire_test_v1_feature_echo_tree_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                   const shortwire_test_v1_tree_t *requests,
                                                   shortwire_test_v1_tree_t *replies, int32_t *codes,
                                                   sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_tree_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[4], 4, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_tree_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[4], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_tree_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                    &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 4, &reader, call);
    }
  }
  return SW_OK;
}
