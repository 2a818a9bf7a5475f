/* Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit. */
/* clang-format off */
#include "shortwire_test_v1.h"

const char *shortwire_test_v1_nested_inner_kind_name(shortwire_test_v1_nested_inner_kind_e value) {
  switch (value) {
    case SHORTWIRE_TEST_V1_NESTED_INNER_KIND_UNSPECIFIED:
      return "KIND_UNSPECIFIED";
    case SHORTWIRE_TEST_V1_NESTED_INNER_KIND_LEAF:
      return "KIND_LEAF";
    default:
      return NULL;
  }
}

const char *shortwire_test_v1_color_name(shortwire_test_v1_color_e value) {
  switch (value) {
    case SHORTWIRE_TEST_V1_COLOR_UNSPECIFIED:
      return "COLOR_UNSPECIFIED";
    case SHORTWIRE_TEST_V1_COLOR_RED:
      return "COLOR_RED";
    case SHORTWIRE_TEST_V1_COLOR_GREEN:
      return "COLOR_GREEN";
    case SHORTWIRE_TEST_V1_COLOR_BLUE:
      return "COLOR_BLUE";
    default:
      return NULL;
  }
}

uint8_t *shortwire_test_v1_double_value_write(const shortwire_test_v1_double_value_t *restrict message,
                                              uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 13);
  if (p == NULL) return NULL;
  if (sw_double_set(message->value)) p = sw_put_tag(sw_put_double(p, message->value), 0x09);
  return p;
}

const uint8_t *shortwire_test_v1_double_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_double_value_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x09: {
        p = sw_get_fixed64(p, end, r, &message->value);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.DoubleValue.value");
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

const uint8_t *shortwire_test_v1_double_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_double_value_t **message) {
  shortwire_test_v1_double_value_t *target = (shortwire_test_v1_double_value_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_double_value_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_double_value_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_double_value_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_double_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_double_value_t **items,
                                                     size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_double_value_t *list =
      (shortwire_test_v1_double_value_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_double_value_init(&list[*count]);
    p = shortwire_test_v1_double_value_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_double_value_encode(const shortwire_test_v1_double_value_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_double_value_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_double_value_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_DOUBLE_VALUE_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_double_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_double_value_t *message,
                                                sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_double_value_decode");
  shortwire_test_v1_double_value_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_double_value_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_DOUBLE_VALUE_NAME, error);
}

uint8_t *shortwire_test_v1_float_value_write(const shortwire_test_v1_float_value_t *restrict message,
                                             uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 9);
  if (p == NULL) return NULL;
  if (sw_float_set(message->value)) p = sw_put_tag(sw_put_float(p, message->value), 0x0d);
  return p;
}

const uint8_t *shortwire_test_v1_float_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  shortwire_test_v1_float_value_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0d: {
        p = sw_get_fixed32(p, end, r, &message->value);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.FloatValue.value");
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

const uint8_t *shortwire_test_v1_float_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   const shortwire_test_v1_float_value_t **message) {
  shortwire_test_v1_float_value_t *target = (shortwire_test_v1_float_value_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_float_value_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_float_value_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_float_value_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_float_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    uint32_t tag,
                                                    const shortwire_test_v1_float_value_t **items,
                                                    size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_float_value_t *list =
      (shortwire_test_v1_float_value_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_float_value_init(&list[*count]);
    p = shortwire_test_v1_float_value_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_float_value_encode(const shortwire_test_v1_float_value_t *message,
                                               sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_float_value_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_float_value_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_FLOAT_VALUE_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_float_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                               shortwire_test_v1_float_value_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_float_value_decode");
  shortwire_test_v1_float_value_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_float_value_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_FLOAT_VALUE_NAME, error);
}

uint8_t *shortwire_test_v1_int32_value_write(const shortwire_test_v1_int32_value_t *restrict message,
                                             uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->value != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->value), 0x08);
  return p;
}

const uint8_t *shortwire_test_v1_int32_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  shortwire_test_v1_int32_value_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Int32Value.value");
        message->value = (int32_t)(uint32_t)value.value;
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

const uint8_t *shortwire_test_v1_int32_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   const shortwire_test_v1_int32_value_t **message) {
  shortwire_test_v1_int32_value_t *target = (shortwire_test_v1_int32_value_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_int32_value_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_int32_value_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_int32_value_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_int32_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    uint32_t tag,
                                                    const shortwire_test_v1_int32_value_t **items,
                                                    size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_int32_value_t *list =
      (shortwire_test_v1_int32_value_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_int32_value_init(&list[*count]);
    p = shortwire_test_v1_int32_value_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_int32_value_encode(const shortwire_test_v1_int32_value_t *message,
                                               sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_int32_value_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_int32_value_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_INT32_VALUE_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_int32_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                               shortwire_test_v1_int32_value_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_int32_value_decode");
  shortwire_test_v1_int32_value_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_int32_value_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_INT32_VALUE_NAME, error);
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

uint8_t *shortwire_test_v1_uint32_value_write(const shortwire_test_v1_uint32_value_t *restrict message,
                                              uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 10);
  if (p == NULL) return NULL;
  if (message->value != 0) p = sw_put_tag(sw_put_varint(p, message->value), 0x08);
  return p;
}

const uint8_t *shortwire_test_v1_uint32_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_uint32_value_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Uint32Value.value");
        message->value = (uint32_t)value.value;
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

const uint8_t *shortwire_test_v1_uint32_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_uint32_value_t **message) {
  shortwire_test_v1_uint32_value_t *target = (shortwire_test_v1_uint32_value_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_uint32_value_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_uint32_value_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_uint32_value_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_uint32_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_uint32_value_t **items,
                                                     size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_uint32_value_t *list =
      (shortwire_test_v1_uint32_value_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_uint32_value_init(&list[*count]);
    p = shortwire_test_v1_uint32_value_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_uint32_value_encode(const shortwire_test_v1_uint32_value_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_uint32_value_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_uint32_value_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_UINT32_VALUE_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_uint32_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_uint32_value_t *message,
                                                sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_uint32_value_decode");
  shortwire_test_v1_uint32_value_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_uint32_value_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_UINT32_VALUE_NAME, error);
}

uint8_t *shortwire_test_v1_uint64_value_write(const shortwire_test_v1_uint64_value_t *restrict message,
                                              uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->value != 0) p = sw_put_tag(sw_put_varint(p, message->value), 0x08);
  return p;
}

const uint8_t *shortwire_test_v1_uint64_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_uint64_value_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Uint64Value.value");
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

const uint8_t *shortwire_test_v1_uint64_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_uint64_value_t **message) {
  shortwire_test_v1_uint64_value_t *target = (shortwire_test_v1_uint64_value_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_uint64_value_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_uint64_value_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_uint64_value_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_uint64_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_uint64_value_t **items,
                                                     size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_uint64_value_t *list =
      (shortwire_test_v1_uint64_value_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_uint64_value_init(&list[*count]);
    p = shortwire_test_v1_uint64_value_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_uint64_value_encode(const shortwire_test_v1_uint64_value_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_uint64_value_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_uint64_value_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_UINT64_VALUE_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_uint64_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_uint64_value_t *message,
                                                sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_uint64_value_decode");
  shortwire_test_v1_uint64_value_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_uint64_value_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_UINT64_VALUE_NAME, error);
}

uint8_t *shortwire_test_v1_sint32_value_write(const shortwire_test_v1_sint32_value_t *restrict message,
                                              uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 10);
  if (p == NULL) return NULL;
  if (message->value != 0) p = sw_put_tag(sw_put_varint(p, sw_zigzag32(message->value)), 0x08);
  return p;
}

const uint8_t *shortwire_test_v1_sint32_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_sint32_value_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Sint32Value.value");
        message->value = sw_unzigzag32(value.value);
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

const uint8_t *shortwire_test_v1_sint32_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_sint32_value_t **message) {
  shortwire_test_v1_sint32_value_t *target = (shortwire_test_v1_sint32_value_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_sint32_value_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_sint32_value_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_sint32_value_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_sint32_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_sint32_value_t **items,
                                                     size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_sint32_value_t *list =
      (shortwire_test_v1_sint32_value_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_sint32_value_init(&list[*count]);
    p = shortwire_test_v1_sint32_value_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_sint32_value_encode(const shortwire_test_v1_sint32_value_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_sint32_value_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_sint32_value_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_SINT32_VALUE_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_sint32_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_sint32_value_t *message,
                                                sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_sint32_value_decode");
  shortwire_test_v1_sint32_value_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_sint32_value_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_SINT32_VALUE_NAME, error);
}

uint8_t *shortwire_test_v1_sint64_value_write(const shortwire_test_v1_sint64_value_t *restrict message,
                                              uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->value != 0) p = sw_put_tag(sw_put_varint(p, sw_zigzag64(message->value)), 0x08);
  return p;
}

const uint8_t *shortwire_test_v1_sint64_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_sint64_value_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Sint64Value.value");
        message->value = sw_unzigzag64(value.value);
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

const uint8_t *shortwire_test_v1_sint64_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_sint64_value_t **message) {
  shortwire_test_v1_sint64_value_t *target = (shortwire_test_v1_sint64_value_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_sint64_value_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_sint64_value_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_sint64_value_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_sint64_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_sint64_value_t **items,
                                                     size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_sint64_value_t *list =
      (shortwire_test_v1_sint64_value_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_sint64_value_init(&list[*count]);
    p = shortwire_test_v1_sint64_value_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_sint64_value_encode(const shortwire_test_v1_sint64_value_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_sint64_value_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_sint64_value_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_SINT64_VALUE_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_sint64_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_sint64_value_t *message,
                                                sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_sint64_value_decode");
  shortwire_test_v1_sint64_value_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_sint64_value_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_SINT64_VALUE_NAME, error);
}

uint8_t *shortwire_test_v1_fixed32_value_write(const shortwire_test_v1_fixed32_value_t *restrict message,
                                               uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 9);
  if (p == NULL) return NULL;
  if (message->value != 0) p = sw_put_tag(sw_put_fixed32(p, message->value), 0x0d);
  return p;
}

const uint8_t *shortwire_test_v1_fixed32_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    shortwire_test_v1_fixed32_value_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0d: {
        p = sw_get_fixed32(p, end, r, &message->value);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Fixed32Value.value");
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

const uint8_t *shortwire_test_v1_fixed32_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const shortwire_test_v1_fixed32_value_t **message) {
  shortwire_test_v1_fixed32_value_t *target = (shortwire_test_v1_fixed32_value_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_fixed32_value_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_fixed32_value_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_fixed32_value_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_fixed32_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const shortwire_test_v1_fixed32_value_t **items,
                                                      size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_fixed32_value_t *list =
      (shortwire_test_v1_fixed32_value_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_fixed32_value_init(&list[*count]);
    p = shortwire_test_v1_fixed32_value_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_fixed32_value_encode(const shortwire_test_v1_fixed32_value_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_fixed32_value_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_fixed32_value_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_FIXED32_VALUE_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_fixed32_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 shortwire_test_v1_fixed32_value_t *message,
                                                 sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_fixed32_value_decode");
  shortwire_test_v1_fixed32_value_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_fixed32_value_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_FIXED32_VALUE_NAME, error);
}

uint8_t *shortwire_test_v1_fixed64_value_write(const shortwire_test_v1_fixed64_value_t *restrict message,
                                               uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 13);
  if (p == NULL) return NULL;
  if (message->value != 0) p = sw_put_tag(sw_put_fixed64(p, message->value), 0x09);
  return p;
}

const uint8_t *shortwire_test_v1_fixed64_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    shortwire_test_v1_fixed64_value_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x09: {
        p = sw_get_fixed64(p, end, r, &message->value);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Fixed64Value.value");
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

const uint8_t *shortwire_test_v1_fixed64_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const shortwire_test_v1_fixed64_value_t **message) {
  shortwire_test_v1_fixed64_value_t *target = (shortwire_test_v1_fixed64_value_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_fixed64_value_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_fixed64_value_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_fixed64_value_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_fixed64_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const shortwire_test_v1_fixed64_value_t **items,
                                                      size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_fixed64_value_t *list =
      (shortwire_test_v1_fixed64_value_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_fixed64_value_init(&list[*count]);
    p = shortwire_test_v1_fixed64_value_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_fixed64_value_encode(const shortwire_test_v1_fixed64_value_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_fixed64_value_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_fixed64_value_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_FIXED64_VALUE_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_fixed64_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 shortwire_test_v1_fixed64_value_t *message,
                                                 sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_fixed64_value_decode");
  shortwire_test_v1_fixed64_value_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_fixed64_value_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_FIXED64_VALUE_NAME, error);
}

uint8_t *shortwire_test_v1_sfixed32_value_write(const shortwire_test_v1_sfixed32_value_t *restrict message,
                                                uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 9);
  if (p == NULL) return NULL;
  if (message->value != 0) p = sw_put_tag(sw_put_fixed32(p, (uint32_t)message->value), 0x0d);
  return p;
}

const uint8_t *shortwire_test_v1_sfixed32_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     shortwire_test_v1_sfixed32_value_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0d: {
        p = sw_get_fixed32(p, end, r, &message->value);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Sfixed32Value.value");
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

const uint8_t *shortwire_test_v1_sfixed32_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      const shortwire_test_v1_sfixed32_value_t **message) {
  shortwire_test_v1_sfixed32_value_t *target = (shortwire_test_v1_sfixed32_value_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_sfixed32_value_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_sfixed32_value_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_sfixed32_value_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_sfixed32_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       uint32_t tag,
                                                       const shortwire_test_v1_sfixed32_value_t **items,
                                                       size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_sfixed32_value_t *list =
      (shortwire_test_v1_sfixed32_value_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_sfixed32_value_init(&list[*count]);
    p = shortwire_test_v1_sfixed32_value_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_sfixed32_value_encode(const shortwire_test_v1_sfixed32_value_t *message,
                                                  sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_sfixed32_value_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_sfixed32_value_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_SFIXED32_VALUE_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_sfixed32_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                  shortwire_test_v1_sfixed32_value_t *message,
                                                  sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_sfixed32_value_decode");
  shortwire_test_v1_sfixed32_value_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_sfixed32_value_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_SFIXED32_VALUE_NAME, error);
}

uint8_t *shortwire_test_v1_sfixed64_value_write(const shortwire_test_v1_sfixed64_value_t *restrict message,
                                                uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 13);
  if (p == NULL) return NULL;
  if (message->value != 0) p = sw_put_tag(sw_put_fixed64(p, (uint64_t)message->value), 0x09);
  return p;
}

const uint8_t *shortwire_test_v1_sfixed64_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     shortwire_test_v1_sfixed64_value_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x09: {
        p = sw_get_fixed64(p, end, r, &message->value);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Sfixed64Value.value");
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

const uint8_t *shortwire_test_v1_sfixed64_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      const shortwire_test_v1_sfixed64_value_t **message) {
  shortwire_test_v1_sfixed64_value_t *target = (shortwire_test_v1_sfixed64_value_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_sfixed64_value_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_sfixed64_value_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_sfixed64_value_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_sfixed64_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       uint32_t tag,
                                                       const shortwire_test_v1_sfixed64_value_t **items,
                                                       size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_sfixed64_value_t *list =
      (shortwire_test_v1_sfixed64_value_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_sfixed64_value_init(&list[*count]);
    p = shortwire_test_v1_sfixed64_value_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_sfixed64_value_encode(const shortwire_test_v1_sfixed64_value_t *message,
                                                  sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_sfixed64_value_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_sfixed64_value_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_SFIXED64_VALUE_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_sfixed64_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                  shortwire_test_v1_sfixed64_value_t *message,
                                                  sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_sfixed64_value_decode");
  shortwire_test_v1_sfixed64_value_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_sfixed64_value_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_SFIXED64_VALUE_NAME, error);
}

uint8_t *shortwire_test_v1_bool_value_write(const shortwire_test_v1_bool_value_t *restrict message,
                                            uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 6);
  if (p == NULL) return NULL;
  if (message->value) p = sw_put_tag(sw_put_varint(p, message->value), 0x08);
  return p;
}

const uint8_t *shortwire_test_v1_bool_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 shortwire_test_v1_bool_value_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.BoolValue.value");
        message->value = value.value != 0;
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

const uint8_t *shortwire_test_v1_bool_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  const shortwire_test_v1_bool_value_t **message) {
  shortwire_test_v1_bool_value_t *target = (shortwire_test_v1_bool_value_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_bool_value_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_bool_value_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_bool_value_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_bool_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   uint32_t tag, const shortwire_test_v1_bool_value_t **items,
                                                   size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_bool_value_t *list =
      (shortwire_test_v1_bool_value_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_bool_value_init(&list[*count]);
    p = shortwire_test_v1_bool_value_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_bool_value_encode(const shortwire_test_v1_bool_value_t *message,
                                              sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_bool_value_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_bool_value_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_BOOL_VALUE_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_bool_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                              shortwire_test_v1_bool_value_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_bool_value_decode");
  shortwire_test_v1_bool_value_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_bool_value_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_BOOL_VALUE_NAME, error);
}

uint8_t *shortwire_test_v1_string_value_write(const shortwire_test_v1_string_value_t *restrict message,
                                              uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->value.len != 0) {
    p = sw_write_string(w, p, message->value);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.StringValue.value");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_test_v1_string_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_string_value_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_string(p, end, r, &message->value);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.StringValue.value");
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

const uint8_t *shortwire_test_v1_string_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_string_value_t **message) {
  shortwire_test_v1_string_value_t *target = (shortwire_test_v1_string_value_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_string_value_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_string_value_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_string_value_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_string_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_string_value_t **items,
                                                     size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_string_value_t *list =
      (shortwire_test_v1_string_value_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_string_value_init(&list[*count]);
    p = shortwire_test_v1_string_value_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_string_value_encode(const shortwire_test_v1_string_value_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_string_value_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_string_value_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_STRING_VALUE_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_string_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_string_value_t *message,
                                                sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_string_value_decode");
  shortwire_test_v1_string_value_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_string_value_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_STRING_VALUE_NAME, error);
}

uint8_t *shortwire_test_v1_bytes_value_write(const shortwire_test_v1_bytes_value_t *restrict message,
                                             uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->value.len != 0) {
    p = sw_write_bytes(w, p, message->value);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.BytesValue.value");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_test_v1_bytes_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  shortwire_test_v1_bytes_value_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->value);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.BytesValue.value");
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

const uint8_t *shortwire_test_v1_bytes_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   const shortwire_test_v1_bytes_value_t **message) {
  shortwire_test_v1_bytes_value_t *target = (shortwire_test_v1_bytes_value_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_bytes_value_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_bytes_value_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_bytes_value_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_bytes_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    uint32_t tag,
                                                    const shortwire_test_v1_bytes_value_t **items,
                                                    size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_bytes_value_t *list =
      (shortwire_test_v1_bytes_value_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_bytes_value_init(&list[*count]);
    p = shortwire_test_v1_bytes_value_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_bytes_value_encode(const shortwire_test_v1_bytes_value_t *message,
                                               sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_bytes_value_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_bytes_value_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_BYTES_VALUE_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_bytes_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                               shortwire_test_v1_bytes_value_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_bytes_value_decode");
  shortwire_test_v1_bytes_value_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_bytes_value_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_BYTES_VALUE_NAME, error);
}

uint8_t *shortwire_test_v1_enum_value_write(const shortwire_test_v1_enum_value_t *restrict message,
                                            uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->value != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->value), 0x08);
  return p;
}

const uint8_t *shortwire_test_v1_enum_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 shortwire_test_v1_enum_value_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.EnumValue.value");
        message->value = (int32_t)(uint32_t)value.value;
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

const uint8_t *shortwire_test_v1_enum_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  const shortwire_test_v1_enum_value_t **message) {
  shortwire_test_v1_enum_value_t *target = (shortwire_test_v1_enum_value_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_enum_value_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_enum_value_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_enum_value_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_enum_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   uint32_t tag, const shortwire_test_v1_enum_value_t **items,
                                                   size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_enum_value_t *list =
      (shortwire_test_v1_enum_value_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_enum_value_init(&list[*count]);
    p = shortwire_test_v1_enum_value_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_enum_value_encode(const shortwire_test_v1_enum_value_t *message,
                                              sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_enum_value_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_enum_value_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_ENUM_VALUE_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_enum_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                              shortwire_test_v1_enum_value_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_enum_value_decode");
  shortwire_test_v1_enum_value_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_enum_value_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_ENUM_VALUE_NAME, error);
}

uint8_t *shortwire_test_v1_empty_write(const shortwire_test_v1_empty_t *restrict message, uint8_t *p,
                                       sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_test_v1_empty_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            shortwire_test_v1_empty_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_test_v1_empty_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             const shortwire_test_v1_empty_t **message) {
  shortwire_test_v1_empty_t *target = (shortwire_test_v1_empty_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_empty_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_empty_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_empty_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_empty_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              uint32_t tag, const shortwire_test_v1_empty_t **items,
                                              size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_empty_t *list =
      (shortwire_test_v1_empty_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_empty_init(&list[*count]);
    p = shortwire_test_v1_empty_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_empty_encode(const shortwire_test_v1_empty_t *message, sw_writer_t *writer,
                                         sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_empty_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_empty_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_EMPTY_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_empty_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                         shortwire_test_v1_empty_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_empty_decode");
  shortwire_test_v1_empty_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_empty_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_EMPTY_NAME, error);
}

uint8_t *shortwire_test_v1_scalars_write(const shortwire_test_v1_scalars_t *restrict message, uint8_t *p,
                                         sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->enum_value != 0)
    p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->enum_value), 0x80);
  if (message->bytes_value.len != 0) {
    p = sw_write_bytes(w, p, message->bytes_value);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Scalars.bytes_value");
    p = sw_put_tag(p, 0x7a);
  }
  if (message->string_value.len != 0) {
    p = sw_write_string(w, p, message->string_value);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Scalars.string_value");
    p = sw_put_tag(p, 0x72);
  }
  p = sw_reserve(w, p, 152);
  if (p == NULL) return NULL;
  if (message->bool_value) p = sw_put_tag(sw_put_varint(p, message->bool_value), 0x68);
  if (message->sfixed64_value != 0)
    p = sw_put_tag(sw_put_fixed64(p, (uint64_t)message->sfixed64_value), 0x61);
  if (message->sfixed32_value != 0)
    p = sw_put_tag(sw_put_fixed32(p, (uint32_t)message->sfixed32_value), 0x5d);
  if (message->fixed64_value != 0) p = sw_put_tag(sw_put_fixed64(p, message->fixed64_value), 0x51);
  if (message->fixed32_value != 0) p = sw_put_tag(sw_put_fixed32(p, message->fixed32_value), 0x4d);
  if (message->sint64_value != 0) p = sw_put_tag(sw_put_varint(p, sw_zigzag64(message->sint64_value)), 0x40);
  if (message->sint32_value != 0) p = sw_put_tag(sw_put_varint(p, sw_zigzag32(message->sint32_value)), 0x38);
  if (message->uint64_value != 0) p = sw_put_tag(sw_put_varint(p, message->uint64_value), 0x30);
  if (message->uint32_value != 0) p = sw_put_tag(sw_put_varint(p, message->uint32_value), 0x28);
  if (message->int64_value != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->int64_value), 0x20);
  if (message->int32_value != 0)
    p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->int32_value), 0x18);
  if (sw_float_set(message->float_value)) p = sw_put_tag(sw_put_float(p, message->float_value), 0x15);
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
      case 0x15: {
        p = sw_get_fixed32(p, end, r, &message->float_value);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Scalars.float_value");
        continue;
      }
      case 0x18: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Scalars.int32_value");
        message->int32_value = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x20: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Scalars.int64_value");
        message->int64_value = (int64_t)value.value;
        p = value.p;
        continue;
      }
      case 0x28: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Scalars.uint32_value");
        message->uint32_value = (uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x30: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Scalars.uint64_value");
        message->uint64_value = value.value;
        p = value.p;
        continue;
      }
      case 0x38: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Scalars.sint32_value");
        message->sint32_value = sw_unzigzag32(value.value);
        p = value.p;
        continue;
      }
      case 0x40: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Scalars.sint64_value");
        message->sint64_value = sw_unzigzag64(value.value);
        p = value.p;
        continue;
      }
      case 0x4d: {
        p = sw_get_fixed32(p, end, r, &message->fixed32_value);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Scalars.fixed32_value");
        continue;
      }
      case 0x51: {
        p = sw_get_fixed64(p, end, r, &message->fixed64_value);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Scalars.fixed64_value");
        continue;
      }
      case 0x5d: {
        p = sw_get_fixed32(p, end, r, &message->sfixed32_value);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Scalars.sfixed32_value");
        continue;
      }
      case 0x61: {
        p = sw_get_fixed64(p, end, r, &message->sfixed64_value);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Scalars.sfixed64_value");
        continue;
      }
      case 0x68: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Scalars.bool_value");
        message->bool_value = value.value != 0;
        p = value.p;
        continue;
      }
      case 0x72: {
        p = sw_get_string(p, end, r, &message->string_value);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Scalars.string_value");
        continue;
      }
      case 0x7a: {
        p = sw_get_bytes(p, end, r, &message->bytes_value);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Scalars.bytes_value");
        continue;
      }
      case 0x80: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Scalars.enum_value");
        message->enum_value = (int32_t)(uint32_t)value.value;
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
  p = sw_reserve(w, p, 49);
  if (p == NULL) return NULL;
  if (message->plain != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->plain), 0x38);
  if (message->has_real) p = sw_put_tag(sw_put_double(p, message->real), 0x31);
  if (message->has_color) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->color), 0x28);
  if (message->has_flag) p = sw_put_tag(sw_put_varint(p, message->flag), 0x20);
  if (message->has_data) {
    p = sw_write_bytes(w, p, message->data);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Presence.data");
    p = sw_put_tag(p, 0x1a);
  }
  if (message->has_text) {
    p = sw_write_string(w, p, message->text);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Presence.text");
    p = sw_put_tag(p, 0x12);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->has_number) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->number), 0x08);
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
        message->has_number = true;
        continue;
      }
      case 0x12: {
        p = sw_get_string(p, end, r, &message->text);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Presence.text");
        message->has_text = true;
        continue;
      }
      case 0x1a: {
        p = sw_get_bytes(p, end, r, &message->data);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Presence.data");
        message->has_data = true;
        continue;
      }
      case 0x20: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Presence.flag");
        message->flag = value.value != 0;
        p = value.p;
        message->has_flag = true;
        continue;
      }
      case 0x28: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Presence.color");
        message->color = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->has_color = true;
        continue;
      }
      case 0x31: {
        p = sw_get_fixed64(p, end, r, &message->real);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Presence.real");
        message->has_real = true;
        continue;
      }
      case 0x38: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Presence.plain");
        message->plain = (int64_t)value.value;
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

uint8_t *shortwire_test_v1_repeated_write(const shortwire_test_v1_repeated_t *restrict message, uint8_t *p,
                                          sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->messages_count != 0) {
    if (message->messages == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Repeated.messages");
    for (size_t i = message->messages_count; i-- > 0;) {
      size_t before = sw_written(w, p);
      p = shortwire_test_v1_scalars_write(&message->messages[i], p, w);
      if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Repeated.messages");
      p = sw_write_length(w, p, before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x8a);
    }
  }
  if (message->colors_count != 0) {
    if (message->colors == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Repeated.colors");
    p = sw_write_packed_int32(w, p, message->colors, message->colors_count);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Repeated.colors");
    p = sw_put_tag(p, 0x82);
  }
  if (message->blobs_count != 0) {
    if (message->blobs == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Repeated.blobs");
    for (size_t i = message->blobs_count; i-- > 0;) {
      p = sw_write_bytes(w, p, message->blobs[i]);
      if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Repeated.blobs");
      p = sw_put_tag(p, 0x7a);
    }
  }
  if (message->strings_count != 0) {
    if (message->strings == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Repeated.strings");
    for (size_t i = message->strings_count; i-- > 0;) {
      p = sw_write_string(w, p, message->strings[i]);
      if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Repeated.strings");
      p = sw_put_tag(p, 0x72);
    }
  }
  if (message->bools_count != 0) {
    if (message->bools == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Repeated.bools");
    p = sw_write_packed_bool(w, p, message->bools, message->bools_count);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Repeated.bools");
    p = sw_put_tag(p, 0x6a);
  }
  if (message->sfixed64s_count != 0) {
    if (message->sfixed64s == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Repeated.sfixed64s");
    p = sw_write_packed_sfixed64(w, p, message->sfixed64s, message->sfixed64s_count);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Repeated.sfixed64s");
    p = sw_put_tag(p, 0x62);
  }
  if (message->sfixed32s_count != 0) {
    if (message->sfixed32s == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Repeated.sfixed32s");
    p = sw_write_packed_sfixed32(w, p, message->sfixed32s, message->sfixed32s_count);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Repeated.sfixed32s");
    p = sw_put_tag(p, 0x5a);
  }
  if (message->fixed64s_count != 0) {
    if (message->fixed64s == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Repeated.fixed64s");
    p = sw_write_packed_fixed64(w, p, message->fixed64s, message->fixed64s_count);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Repeated.fixed64s");
    p = sw_put_tag(p, 0x52);
  }
  if (message->fixed32s_count != 0) {
    if (message->fixed32s == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Repeated.fixed32s");
    p = sw_write_packed_fixed32(w, p, message->fixed32s, message->fixed32s_count);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Repeated.fixed32s");
    p = sw_put_tag(p, 0x4a);
  }
  if (message->sint64s_count != 0) {
    if (message->sint64s == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Repeated.sint64s");
    p = sw_write_packed_sint64(w, p, message->sint64s, message->sint64s_count);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Repeated.sint64s");
    p = sw_put_tag(p, 0x42);
  }
  if (message->sint32s_count != 0) {
    if (message->sint32s == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Repeated.sint32s");
    p = sw_write_packed_sint32(w, p, message->sint32s, message->sint32s_count);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Repeated.sint32s");
    p = sw_put_tag(p, 0x3a);
  }
  if (message->uint64s_count != 0) {
    if (message->uint64s == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Repeated.uint64s");
    p = sw_write_packed_uint64(w, p, message->uint64s, message->uint64s_count);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Repeated.uint64s");
    p = sw_put_tag(p, 0x32);
  }
  if (message->uint32s_count != 0) {
    if (message->uint32s == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Repeated.uint32s");
    p = sw_write_packed_uint32(w, p, message->uint32s, message->uint32s_count);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Repeated.uint32s");
    p = sw_put_tag(p, 0x2a);
  }
  if (message->int64s_count != 0) {
    if (message->int64s == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Repeated.int64s");
    p = sw_write_packed_int64(w, p, message->int64s, message->int64s_count);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Repeated.int64s");
    p = sw_put_tag(p, 0x22);
  }
  if (message->int32s_count != 0) {
    if (message->int32s == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Repeated.int32s");
    p = sw_write_packed_int32(w, p, message->int32s, message->int32s_count);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Repeated.int32s");
    p = sw_put_tag(p, 0x1a);
  }
  if (message->floats_count != 0) {
    if (message->floats == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Repeated.floats");
    p = sw_write_packed_float(w, p, message->floats, message->floats_count);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Repeated.floats");
    p = sw_put_tag(p, 0x12);
  }
  if (message->doubles_count != 0) {
    if (message->doubles == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Repeated.doubles");
    p = sw_write_packed_double(w, p, message->doubles, message->doubles_count);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Repeated.doubles");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_test_v1_repeated_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               shortwire_test_v1_repeated_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_packed_double(p, end, r, &message->doubles, &message->doubles_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.doubles");
        continue;
      }
      case 0x09: {
        p = sw_get_unpacked_double(p, end, r, &message->doubles, &message->doubles_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.doubles");
        continue;
      }
      case 0x12: {
        p = sw_get_packed_float(p, end, r, &message->floats, &message->floats_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.floats");
        continue;
      }
      case 0x15: {
        p = sw_get_unpacked_float(p, end, r, &message->floats, &message->floats_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.floats");
        continue;
      }
      case 0x1a: {
        p = sw_get_packed_int32(p, end, r, &message->int32s, &message->int32s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.int32s");
        continue;
      }
      case 0x18: {
        p = sw_get_unpacked_int32(p, end, r, &message->int32s, &message->int32s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.int32s");
        continue;
      }
      case 0x22: {
        p = sw_get_packed_int64(p, end, r, &message->int64s, &message->int64s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.int64s");
        continue;
      }
      case 0x20: {
        p = sw_get_unpacked_int64(p, end, r, &message->int64s, &message->int64s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.int64s");
        continue;
      }
      case 0x2a: {
        p = sw_get_packed_uint32(p, end, r, &message->uint32s, &message->uint32s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.uint32s");
        continue;
      }
      case 0x28: {
        p = sw_get_unpacked_uint32(p, end, r, &message->uint32s, &message->uint32s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.uint32s");
        continue;
      }
      case 0x32: {
        p = sw_get_packed_uint64(p, end, r, &message->uint64s, &message->uint64s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.uint64s");
        continue;
      }
      case 0x30: {
        p = sw_get_unpacked_uint64(p, end, r, &message->uint64s, &message->uint64s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.uint64s");
        continue;
      }
      case 0x3a: {
        p = sw_get_packed_sint32(p, end, r, &message->sint32s, &message->sint32s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.sint32s");
        continue;
      }
      case 0x38: {
        p = sw_get_unpacked_sint32(p, end, r, &message->sint32s, &message->sint32s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.sint32s");
        continue;
      }
      case 0x42: {
        p = sw_get_packed_sint64(p, end, r, &message->sint64s, &message->sint64s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.sint64s");
        continue;
      }
      case 0x40: {
        p = sw_get_unpacked_sint64(p, end, r, &message->sint64s, &message->sint64s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.sint64s");
        continue;
      }
      case 0x4a: {
        p = sw_get_packed_fixed32(p, end, r, &message->fixed32s, &message->fixed32s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.fixed32s");
        continue;
      }
      case 0x4d: {
        p = sw_get_unpacked_fixed32(p, end, r, &message->fixed32s, &message->fixed32s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.fixed32s");
        continue;
      }
      case 0x52: {
        p = sw_get_packed_fixed64(p, end, r, &message->fixed64s, &message->fixed64s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.fixed64s");
        continue;
      }
      case 0x51: {
        p = sw_get_unpacked_fixed64(p, end, r, &message->fixed64s, &message->fixed64s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.fixed64s");
        continue;
      }
      case 0x5a: {
        p = sw_get_packed_sfixed32(p, end, r, &message->sfixed32s, &message->sfixed32s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.sfixed32s");
        continue;
      }
      case 0x5d: {
        p = sw_get_unpacked_sfixed32(p, end, r, &message->sfixed32s, &message->sfixed32s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.sfixed32s");
        continue;
      }
      case 0x62: {
        p = sw_get_packed_sfixed64(p, end, r, &message->sfixed64s, &message->sfixed64s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.sfixed64s");
        continue;
      }
      case 0x61: {
        p = sw_get_unpacked_sfixed64(p, end, r, &message->sfixed64s, &message->sfixed64s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.sfixed64s");
        continue;
      }
      case 0x6a: {
        p = sw_get_packed_bool(p, end, r, &message->bools, &message->bools_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.bools");
        continue;
      }
      case 0x68: {
        p = sw_get_unpacked_bool(p, end, r, &message->bools, &message->bools_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.bools");
        continue;
      }
      case 0x72: {
        p = sw_get_strings(p, end, r, 0x72, &message->strings, &message->strings_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.strings");
        continue;
      }
      case 0x7a: {
        p = sw_get_blobs(p, end, r, 0x7a, &message->blobs, &message->blobs_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.blobs");
        continue;
      }
      case 0x82: {
        p = sw_get_packed_int32(p, end, r, &message->colors, &message->colors_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.colors");
        continue;
      }
      case 0x80: {
        p = sw_get_unpacked_int32(p, end, r, &message->colors, &message->colors_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.colors");
        continue;
      }
      case 0x8a: {
        p = shortwire_test_v1_scalars_append(p, end, r, 0x8a, &message->messages, &message->messages_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Repeated.messages");
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

const uint8_t *shortwire_test_v1_repeated_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                const shortwire_test_v1_repeated_t **message) {
  shortwire_test_v1_repeated_t *target = (shortwire_test_v1_repeated_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_repeated_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_repeated_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_repeated_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_repeated_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 uint32_t tag, const shortwire_test_v1_repeated_t **items,
                                                 size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_repeated_t *list =
      (shortwire_test_v1_repeated_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_repeated_init(&list[*count]);
    p = shortwire_test_v1_repeated_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_repeated_encode(const shortwire_test_v1_repeated_t *message, sw_writer_t *writer,
                                            sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_repeated_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_repeated_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_REPEATED_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_repeated_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                            shortwire_test_v1_repeated_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_repeated_decode");
  shortwire_test_v1_repeated_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_repeated_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_REPEATED_NAME, error);
}

uint8_t *shortwire_test_v1_unpacked_write(const shortwire_test_v1_unpacked_t *restrict message, uint8_t *p,
                                          sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->colors_count != 0) {
    if (message->colors == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Unpacked.colors");
    for (size_t i = message->colors_count; i-- > 0;) {
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->colors[i]), 0x18);
    }
  }
  if (message->doubles_count != 0) {
    if (message->doubles == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Unpacked.doubles");
    for (size_t i = message->doubles_count; i-- > 0;) {
      p = sw_reserve(w, p, 13);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_double(p, message->doubles[i]), 0x11);
    }
  }
  if (message->int64s_count != 0) {
    if (message->int64s == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Unpacked.int64s");
    for (size_t i = message->int64s_count; i-- > 0;) {
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, (uint64_t)message->int64s[i]), 0x08);
    }
  }
  return p;
}

const uint8_t *shortwire_test_v1_unpacked_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               shortwire_test_v1_unpacked_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_packed_int64(p, end, r, &message->int64s, &message->int64s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Unpacked.int64s");
        continue;
      }
      case 0x08: {
        p = sw_get_unpacked_int64(p, end, r, &message->int64s, &message->int64s_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Unpacked.int64s");
        continue;
      }
      case 0x12: {
        p = sw_get_packed_double(p, end, r, &message->doubles, &message->doubles_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Unpacked.doubles");
        continue;
      }
      case 0x11: {
        p = sw_get_unpacked_double(p, end, r, &message->doubles, &message->doubles_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Unpacked.doubles");
        continue;
      }
      case 0x1a: {
        p = sw_get_packed_int32(p, end, r, &message->colors, &message->colors_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Unpacked.colors");
        continue;
      }
      case 0x18: {
        p = sw_get_unpacked_int32(p, end, r, &message->colors, &message->colors_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Unpacked.colors");
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

const uint8_t *shortwire_test_v1_unpacked_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                const shortwire_test_v1_unpacked_t **message) {
  shortwire_test_v1_unpacked_t *target = (shortwire_test_v1_unpacked_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_unpacked_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_unpacked_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_unpacked_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_unpacked_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 uint32_t tag, const shortwire_test_v1_unpacked_t **items,
                                                 size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_unpacked_t *list =
      (shortwire_test_v1_unpacked_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_unpacked_init(&list[*count]);
    p = shortwire_test_v1_unpacked_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_unpacked_encode(const shortwire_test_v1_unpacked_t *message, sw_writer_t *writer,
                                            sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_unpacked_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_unpacked_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_UNPACKED_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_unpacked_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                            shortwire_test_v1_unpacked_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_unpacked_decode");
  shortwire_test_v1_unpacked_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_unpacked_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_UNPACKED_NAME, error);
}

uint8_t *shortwire_test_v1_maps_write(const shortwire_test_v1_maps_t *restrict message, uint8_t *p,
                                      sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->flags_count != 0) {
    if (message->flags == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Maps.flags");
    for (size_t i = message->flags_count; i-- > 0;) {
      const shortwire_test_v1_maps_flags_entry_t *entry = &message->flags[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 6);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, entry->value), 0x10);
      p = sw_reserve(w, p, 13);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_fixed64(p, (uint64_t)entry->key), 0x09);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x3a);
    }
  }
  if (message->messages_count != 0) {
    if (message->messages == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Maps.messages");
    for (size_t i = message->messages_count; i-- > 0;) {
      const shortwire_test_v1_maps_messages_entry_t *entry = &message->messages[i];
      size_t entry_before = sw_written(w, p);
      size_t before = sw_written(w, p);
      if (entry->value != NULL) p = shortwire_test_v1_scalars_write(entry->value, p, w);
      if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Maps.messages");
      p = sw_write_length(w, p, before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x12);
      p = sw_write_string(w, p, entry->key);
      if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Maps.messages");
      p = sw_put_tag(p, 0x0a);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x32);
    }
  }
  if (message->colors_count != 0) {
    if (message->colors == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Maps.colors");
    for (size_t i = message->colors_count; i-- > 0;) {
      const shortwire_test_v1_maps_colors_entry_t *entry = &message->colors[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)entry->value), 0x10);
      p = sw_reserve(w, p, 6);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, entry->key), 0x08);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x2a);
    }
  }
  if (message->blobs_count != 0) {
    if (message->blobs == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Maps.blobs");
    for (size_t i = message->blobs_count; i-- > 0;) {
      const shortwire_test_v1_maps_blobs_entry_t *entry = &message->blobs[i];
      size_t entry_before = sw_written(w, p);
      p = sw_write_bytes(w, p, entry->value);
      if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Maps.blobs");
      p = sw_put_tag(p, 0x12);
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, entry->key), 0x08);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x22);
    }
  }
  if (message->int32s_count != 0) {
    if (message->int32s == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Maps.int32s");
    for (size_t i = message->int32s_count; i-- > 0;) {
      const shortwire_test_v1_maps_int32s_entry_t *entry = &message->int32s[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, (uint64_t)entry->value), 0x10);
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)entry->key), 0x08);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x1a);
    }
  }
  if (message->doubles_count != 0) {
    if (message->doubles == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Maps.doubles");
    for (size_t i = message->doubles_count; i-- > 0;) {
      const shortwire_test_v1_maps_doubles_entry_t *entry = &message->doubles[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 13);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_double(p, entry->value), 0x11);
      p = sw_write_string(w, p, entry->key);
      if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Maps.doubles");
      p = sw_put_tag(p, 0x0a);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x12);
    }
  }
  if (message->strings_count != 0) {
    if (message->strings == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Maps.strings");
    for (size_t i = message->strings_count; i-- > 0;) {
      const shortwire_test_v1_maps_strings_entry_t *entry = &message->strings[i];
      size_t entry_before = sw_written(w, p);
      p = sw_write_string(w, p, entry->value);
      if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Maps.strings");
      p = sw_put_tag(p, 0x12);
      p = sw_write_string(w, p, entry->key);
      if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Maps.strings");
      p = sw_put_tag(p, 0x0a);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x0a);
    }
  }
  return p;
}

static const uint8_t *shortwire_test_v1_maps_strings_entry_read(const uint8_t *p, const uint8_t *end,
                                                                sw_reader_t *r,
                                                                shortwire_test_v1_maps_t *message) {
  size_t run = sw_count_run(p, end, 0x0a);
  shortwire_test_v1_maps_strings_entry_t *list = (shortwire_test_v1_maps_strings_entry_t *)sw_list_grow(
      r->arena, message->strings, message->strings_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->strings = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    shortwire_test_v1_maps_strings_entry_t *entry = &list[message->strings_count];
    memset(entry, 0, sizeof *entry);
    if (r->depth == 0) return sw_reader_fail_depth(r, p);
    r->depth--;
    for (p = length.p; p < stop;) {
      sw_varint_t tag = sw_get_tag(p, stop, r);
      if (tag.p == NULL) return NULL;
      p = tag.p;
      switch (tag.value) {
        case 0x0a: {
          p = sw_get_string(p, stop, r, &entry->key);
          if (p == NULL) return NULL;
          continue;
        }
        case 0x12: {
          p = sw_get_string(p, stop, r, &entry->value);
          if (p == NULL) return NULL;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    message->strings_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x0a) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const shortwire_test_v1_maps_strings_entry_t *shortwire_test_v1_maps_find_strings(
    const shortwire_test_v1_maps_t *message, sw_bytes_t key) {
  if (message == NULL || message->strings == NULL) return NULL;
  for (size_t i = message->strings_count; i-- > 0;) {
    if (sw_bytes_equal(message->strings[i].key, key)) return &message->strings[i];
  }
  return NULL;
}

static const uint8_t *shortwire_test_v1_maps_doubles_entry_read(const uint8_t *p, const uint8_t *end,
                                                                sw_reader_t *r,
                                                                shortwire_test_v1_maps_t *message) {
  size_t run = sw_count_run(p, end, 0x12);
  shortwire_test_v1_maps_doubles_entry_t *list = (shortwire_test_v1_maps_doubles_entry_t *)sw_list_grow(
      r->arena, message->doubles, message->doubles_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->doubles = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    shortwire_test_v1_maps_doubles_entry_t *entry = &list[message->doubles_count];
    memset(entry, 0, sizeof *entry);
    if (r->depth == 0) return sw_reader_fail_depth(r, p);
    r->depth--;
    for (p = length.p; p < stop;) {
      sw_varint_t tag = sw_get_tag(p, stop, r);
      if (tag.p == NULL) return NULL;
      p = tag.p;
      switch (tag.value) {
        case 0x0a: {
          p = sw_get_string(p, stop, r, &entry->key);
          if (p == NULL) return NULL;
          continue;
        }
        case 0x11: {
          p = sw_get_fixed64(p, stop, r, &entry->value);
          if (p == NULL) return NULL;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    message->doubles_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x12) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const shortwire_test_v1_maps_doubles_entry_t *shortwire_test_v1_maps_find_doubles(
    const shortwire_test_v1_maps_t *message, sw_bytes_t key) {
  if (message == NULL || message->doubles == NULL) return NULL;
  for (size_t i = message->doubles_count; i-- > 0;) {
    if (sw_bytes_equal(message->doubles[i].key, key)) return &message->doubles[i];
  }
  return NULL;
}

static const uint8_t *shortwire_test_v1_maps_int32s_entry_read(const uint8_t *p, const uint8_t *end,
                                                               sw_reader_t *r,
                                                               shortwire_test_v1_maps_t *message) {
  size_t run = sw_count_run(p, end, 0x1a);
  shortwire_test_v1_maps_int32s_entry_t *list = (shortwire_test_v1_maps_int32s_entry_t *)sw_list_grow(
      r->arena, message->int32s, message->int32s_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->int32s = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    shortwire_test_v1_maps_int32s_entry_t *entry = &list[message->int32s_count];
    memset(entry, 0, sizeof *entry);
    if (r->depth == 0) return sw_reader_fail_depth(r, p);
    r->depth--;
    for (p = length.p; p < stop;) {
      sw_varint_t tag = sw_get_tag(p, stop, r);
      if (tag.p == NULL) return NULL;
      p = tag.p;
      switch (tag.value) {
        case 0x08: {
          sw_varint_t part = sw_get_varint(p, stop, r);
          if (part.p == NULL) return NULL;
          entry->key = (int32_t)(uint32_t)part.value;
          p = part.p;
          continue;
        }
        case 0x10: {
          sw_varint_t part = sw_get_varint(p, stop, r);
          if (part.p == NULL) return NULL;
          entry->value = (int64_t)part.value;
          p = part.p;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    message->int32s_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x1a) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const shortwire_test_v1_maps_int32s_entry_t *shortwire_test_v1_maps_find_int32s(
    const shortwire_test_v1_maps_t *message, int32_t key) {
  if (message == NULL || message->int32s == NULL) return NULL;
  for (size_t i = message->int32s_count; i-- > 0;) {
    if (message->int32s[i].key == key) return &message->int32s[i];
  }
  return NULL;
}

static const uint8_t *shortwire_test_v1_maps_blobs_entry_read(const uint8_t *p, const uint8_t *end,
                                                              sw_reader_t *r,
                                                              shortwire_test_v1_maps_t *message) {
  size_t run = sw_count_run(p, end, 0x22);
  shortwire_test_v1_maps_blobs_entry_t *list = (shortwire_test_v1_maps_blobs_entry_t *)sw_list_grow(
      r->arena, message->blobs, message->blobs_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->blobs = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    shortwire_test_v1_maps_blobs_entry_t *entry = &list[message->blobs_count];
    memset(entry, 0, sizeof *entry);
    if (r->depth == 0) return sw_reader_fail_depth(r, p);
    r->depth--;
    for (p = length.p; p < stop;) {
      sw_varint_t tag = sw_get_tag(p, stop, r);
      if (tag.p == NULL) return NULL;
      p = tag.p;
      switch (tag.value) {
        case 0x08: {
          sw_varint_t part = sw_get_varint(p, stop, r);
          if (part.p == NULL) return NULL;
          entry->key = part.value;
          p = part.p;
          continue;
        }
        case 0x12: {
          p = sw_get_bytes(p, stop, r, &entry->value);
          if (p == NULL) return NULL;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    message->blobs_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x22) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const shortwire_test_v1_maps_blobs_entry_t *shortwire_test_v1_maps_find_blobs(
    const shortwire_test_v1_maps_t *message, uint64_t key) {
  if (message == NULL || message->blobs == NULL) return NULL;
  for (size_t i = message->blobs_count; i-- > 0;) {
    if (message->blobs[i].key == key) return &message->blobs[i];
  }
  return NULL;
}

static const uint8_t *shortwire_test_v1_maps_colors_entry_read(const uint8_t *p, const uint8_t *end,
                                                               sw_reader_t *r,
                                                               shortwire_test_v1_maps_t *message) {
  size_t run = sw_count_run(p, end, 0x2a);
  shortwire_test_v1_maps_colors_entry_t *list = (shortwire_test_v1_maps_colors_entry_t *)sw_list_grow(
      r->arena, message->colors, message->colors_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->colors = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    shortwire_test_v1_maps_colors_entry_t *entry = &list[message->colors_count];
    memset(entry, 0, sizeof *entry);
    if (r->depth == 0) return sw_reader_fail_depth(r, p);
    r->depth--;
    for (p = length.p; p < stop;) {
      sw_varint_t tag = sw_get_tag(p, stop, r);
      if (tag.p == NULL) return NULL;
      p = tag.p;
      switch (tag.value) {
        case 0x08: {
          sw_varint_t part = sw_get_varint(p, stop, r);
          if (part.p == NULL) return NULL;
          entry->key = part.value != 0;
          p = part.p;
          continue;
        }
        case 0x10: {
          sw_varint_t part = sw_get_varint(p, stop, r);
          if (part.p == NULL) return NULL;
          entry->value = (int32_t)(uint32_t)part.value;
          p = part.p;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    message->colors_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x2a) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const shortwire_test_v1_maps_colors_entry_t *shortwire_test_v1_maps_find_colors(
    const shortwire_test_v1_maps_t *message, bool key) {
  if (message == NULL || message->colors == NULL) return NULL;
  for (size_t i = message->colors_count; i-- > 0;) {
    if (message->colors[i].key == key) return &message->colors[i];
  }
  return NULL;
}

static const uint8_t *shortwire_test_v1_maps_messages_entry_read(const uint8_t *p, const uint8_t *end,
                                                                 sw_reader_t *r,
                                                                 shortwire_test_v1_maps_t *message) {
  size_t run = sw_count_run(p, end, 0x32);
  shortwire_test_v1_maps_messages_entry_t *list = (shortwire_test_v1_maps_messages_entry_t *)sw_list_grow(
      r->arena, message->messages, message->messages_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->messages = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    shortwire_test_v1_maps_messages_entry_t *entry = &list[message->messages_count];
    memset(entry, 0, sizeof *entry);
    if (r->depth == 0) return sw_reader_fail_depth(r, p);
    r->depth--;
    for (p = length.p; p < stop;) {
      sw_varint_t tag = sw_get_tag(p, stop, r);
      if (tag.p == NULL) return NULL;
      p = tag.p;
      switch (tag.value) {
        case 0x0a: {
          p = sw_get_string(p, stop, r, &entry->key);
          if (p == NULL) return NULL;
          continue;
        }
        case 0x12: {
          sw_varint_t part = sw_get_length(p, stop, r);
          if (part.p == NULL) return NULL;
          p = shortwire_test_v1_scalars_merge(part.p, part.p + part.value, r, &entry->value);
          if (p == NULL) return NULL;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    if (entry->value == NULL && shortwire_test_v1_scalars_merge(stop, stop, r, &entry->value) == NULL)
      return NULL;
    message->messages_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x32) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const shortwire_test_v1_maps_messages_entry_t *shortwire_test_v1_maps_find_messages(
    const shortwire_test_v1_maps_t *message, sw_bytes_t key) {
  if (message == NULL || message->messages == NULL) return NULL;
  for (size_t i = message->messages_count; i-- > 0;) {
    if (sw_bytes_equal(message->messages[i].key, key)) return &message->messages[i];
  }
  return NULL;
}

static const uint8_t *shortwire_test_v1_maps_flags_entry_read(const uint8_t *p, const uint8_t *end,
                                                              sw_reader_t *r,
                                                              shortwire_test_v1_maps_t *message) {
  size_t run = sw_count_run(p, end, 0x3a);
  shortwire_test_v1_maps_flags_entry_t *list = (shortwire_test_v1_maps_flags_entry_t *)sw_list_grow(
      r->arena, message->flags, message->flags_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->flags = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    shortwire_test_v1_maps_flags_entry_t *entry = &list[message->flags_count];
    memset(entry, 0, sizeof *entry);
    if (r->depth == 0) return sw_reader_fail_depth(r, p);
    r->depth--;
    for (p = length.p; p < stop;) {
      sw_varint_t tag = sw_get_tag(p, stop, r);
      if (tag.p == NULL) return NULL;
      p = tag.p;
      switch (tag.value) {
        case 0x09: {
          p = sw_get_fixed64(p, stop, r, &entry->key);
          if (p == NULL) return NULL;
          continue;
        }
        case 0x10: {
          sw_varint_t part = sw_get_varint(p, stop, r);
          if (part.p == NULL) return NULL;
          entry->value = part.value != 0;
          p = part.p;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    message->flags_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x3a) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const shortwire_test_v1_maps_flags_entry_t *shortwire_test_v1_maps_find_flags(
    const shortwire_test_v1_maps_t *message, int64_t key) {
  if (message == NULL || message->flags == NULL) return NULL;
  for (size_t i = message->flags_count; i-- > 0;) {
    if (message->flags[i].key == key) return &message->flags[i];
  }
  return NULL;
}

const uint8_t *shortwire_test_v1_maps_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                           shortwire_test_v1_maps_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = shortwire_test_v1_maps_strings_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Maps.strings");
        continue;
      }
      case 0x12: {
        p = shortwire_test_v1_maps_doubles_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Maps.doubles");
        continue;
      }
      case 0x1a: {
        p = shortwire_test_v1_maps_int32s_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Maps.int32s");
        continue;
      }
      case 0x22: {
        p = shortwire_test_v1_maps_blobs_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Maps.blobs");
        continue;
      }
      case 0x2a: {
        p = shortwire_test_v1_maps_colors_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Maps.colors");
        continue;
      }
      case 0x32: {
        p = shortwire_test_v1_maps_messages_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Maps.messages");
        continue;
      }
      case 0x3a: {
        p = shortwire_test_v1_maps_flags_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Maps.flags");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->strings_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->strings, &message->strings_count, sizeof *message->strings, SW_MAP_KEY_TEXT, sizeof message->strings->key, r->arena))
    return sw_reader_fail_memory(r, p);
  if (message->doubles_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->doubles, &message->doubles_count, sizeof *message->doubles, SW_MAP_KEY_TEXT, sizeof message->doubles->key, r->arena))
    return sw_reader_fail_memory(r, p);
  if (message->int32s_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->int32s, &message->int32s_count, sizeof *message->int32s, SW_MAP_KEY_NUMBER, sizeof message->int32s->key, r->arena))
    return sw_reader_fail_memory(r, p);
  if (message->blobs_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->blobs, &message->blobs_count, sizeof *message->blobs, SW_MAP_KEY_NUMBER, sizeof message->blobs->key, r->arena))
    return sw_reader_fail_memory(r, p);
  if (message->colors_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->colors, &message->colors_count, sizeof *message->colors, SW_MAP_KEY_NUMBER, sizeof message->colors->key, r->arena))
    return sw_reader_fail_memory(r, p);
  if (message->messages_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->messages, &message->messages_count, sizeof *message->messages, SW_MAP_KEY_TEXT, sizeof message->messages->key, r->arena))
    return sw_reader_fail_memory(r, p);
  if (message->flags_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->flags, &message->flags_count, sizeof *message->flags, SW_MAP_KEY_NUMBER, sizeof message->flags->key, r->arena))
    return sw_reader_fail_memory(r, p);
  return p;
}

const uint8_t *shortwire_test_v1_maps_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            const shortwire_test_v1_maps_t **message) {
  shortwire_test_v1_maps_t *target = (shortwire_test_v1_maps_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_maps_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_maps_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_maps_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_maps_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             uint32_t tag, const shortwire_test_v1_maps_t **items,
                                             size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_maps_t *list =
      (shortwire_test_v1_maps_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_maps_init(&list[*count]);
    p = shortwire_test_v1_maps_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_maps_encode(const shortwire_test_v1_maps_t *message, sw_writer_t *writer,
                                        sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_maps_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_maps_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_MAPS_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_maps_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                        shortwire_test_v1_maps_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_maps_decode");
  shortwire_test_v1_maps_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_maps_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_MAPS_NAME, error);
}

uint8_t *shortwire_test_v1_choice_write(const shortwire_test_v1_choice_t *restrict message, uint8_t *p,
                                        sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->after.len != 0) {
    p = sw_write_string(w, p, message->after);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Choice.after");
    p = sw_put_tag(p, 0x7a);
  }
  p = sw_reserve(w, p, 19);
  if (p == NULL) return NULL;
  if (message->choice_case == SHORTWIRE_TEST_V1_CHOICE_CHOICE_REAL)
    p = sw_put_tag(sw_put_double(p, message->choice.real), 0x41);
  if (message->choice_case == SHORTWIRE_TEST_V1_CHOICE_CHOICE_FLAG)
    p = sw_put_tag(sw_put_varint(p, message->choice.flag), 0x38);
  if (message->choice_case == SHORTWIRE_TEST_V1_CHOICE_CHOICE_NOTHING) {
    size_t before = sw_written(w, p);
    if (message->choice.nothing != NULL) p = shortwire_test_v1_empty_write(message->choice.nothing, p, w);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Choice.nothing");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x32);
  }
  if (message->choice_case == SHORTWIRE_TEST_V1_CHOICE_CHOICE_MESSAGE) {
    size_t before = sw_written(w, p);
    if (message->choice.message != NULL) p = shortwire_test_v1_scalars_write(message->choice.message, p, w);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Choice.message");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x2a);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->choice_case == SHORTWIRE_TEST_V1_CHOICE_CHOICE_COLOR)
    p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->choice.color), 0x20);
  if (message->choice_case == SHORTWIRE_TEST_V1_CHOICE_CHOICE_DATA) {
    p = sw_write_bytes(w, p, message->choice.data);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Choice.data");
    p = sw_put_tag(p, 0x1a);
  }
  if (message->choice_case == SHORTWIRE_TEST_V1_CHOICE_CHOICE_TEXT) {
    p = sw_write_string(w, p, message->choice.text);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Choice.text");
    p = sw_put_tag(p, 0x12);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->choice_case == SHORTWIRE_TEST_V1_CHOICE_CHOICE_NUMBER)
    p = sw_put_tag(sw_put_varint(p, (uint64_t)message->choice.number), 0x08);
  return p;
}

const uint8_t *shortwire_test_v1_choice_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             shortwire_test_v1_choice_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Choice.number");
        message->choice.number = (int64_t)value.value;
        p = value.p;
        message->choice_case = SHORTWIRE_TEST_V1_CHOICE_CHOICE_NUMBER;
        continue;
      }
      case 0x12: {
        p = sw_get_string(p, end, r, &message->choice.text);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Choice.text");
        message->choice_case = SHORTWIRE_TEST_V1_CHOICE_CHOICE_TEXT;
        continue;
      }
      case 0x1a: {
        p = sw_get_bytes(p, end, r, &message->choice.data);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Choice.data");
        message->choice_case = SHORTWIRE_TEST_V1_CHOICE_CHOICE_DATA;
        continue;
      }
      case 0x20: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Choice.color");
        message->choice.color = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->choice_case = SHORTWIRE_TEST_V1_CHOICE_CHOICE_COLOR;
        continue;
      }
      case 0x2a: {
        if (!(message->choice_case == SHORTWIRE_TEST_V1_CHOICE_CHOICE_MESSAGE))
          message->choice.message = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Choice.message");
        p = shortwire_test_v1_scalars_merge(length.p, length.p + length.value, r, &message->choice.message);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Choice.message");
        message->choice_case = SHORTWIRE_TEST_V1_CHOICE_CHOICE_MESSAGE;
        continue;
      }
      case 0x32: {
        if (!(message->choice_case == SHORTWIRE_TEST_V1_CHOICE_CHOICE_NOTHING))
          message->choice.nothing = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Choice.nothing");
        p = shortwire_test_v1_empty_merge(length.p, length.p + length.value, r, &message->choice.nothing);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Choice.nothing");
        message->choice_case = SHORTWIRE_TEST_V1_CHOICE_CHOICE_NOTHING;
        continue;
      }
      case 0x38: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Choice.flag");
        message->choice.flag = value.value != 0;
        p = value.p;
        message->choice_case = SHORTWIRE_TEST_V1_CHOICE_CHOICE_FLAG;
        continue;
      }
      case 0x41: {
        p = sw_get_fixed64(p, end, r, &message->choice.real);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Choice.real");
        message->choice_case = SHORTWIRE_TEST_V1_CHOICE_CHOICE_REAL;
        continue;
      }
      case 0x7a: {
        p = sw_get_string(p, end, r, &message->after);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Choice.after");
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

const uint8_t *shortwire_test_v1_choice_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              const shortwire_test_v1_choice_t **message) {
  shortwire_test_v1_choice_t *target = (shortwire_test_v1_choice_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_choice_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_choice_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_choice_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_choice_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               uint32_t tag, const shortwire_test_v1_choice_t **items,
                                               size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_choice_t *list =
      (shortwire_test_v1_choice_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_choice_init(&list[*count]);
    p = shortwire_test_v1_choice_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_choice_encode(const shortwire_test_v1_choice_t *message, sw_writer_t *writer,
                                          sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_choice_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_choice_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_CHOICE_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_choice_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                          shortwire_test_v1_choice_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_choice_decode");
  shortwire_test_v1_choice_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_choice_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_CHOICE_NAME, error);
}

uint8_t *shortwire_test_v1_nested_write(const shortwire_test_v1_nested_t *restrict message, uint8_t *p,
                                        sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->kind != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->kind), 0x18);
  if (message->inners_count != 0) {
    if (message->inners == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Nested.inners");
    for (size_t i = message->inners_count; i-- > 0;) {
      size_t before = sw_written(w, p);
      p = shortwire_test_v1_nested_inner_write(&message->inners[i], p, w);
      if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Nested.inners");
      p = sw_write_length(w, p, before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x12);
    }
  }
  if (message->inner != NULL) {
    size_t before = sw_written(w, p);
    p = shortwire_test_v1_nested_inner_write(message->inner, p, w);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Nested.inner");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_test_v1_nested_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             shortwire_test_v1_nested_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Nested.inner");
        p = shortwire_test_v1_nested_inner_merge(length.p, length.p + length.value, r, &message->inner);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Nested.inner");
        continue;
      }
      case 0x12: {
        p = shortwire_test_v1_nested_inner_append(p, end, r, 0x12, &message->inners, &message->inners_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Nested.inners");
        continue;
      }
      case 0x18: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Nested.kind");
        message->kind = (int32_t)(uint32_t)value.value;
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

const uint8_t *shortwire_test_v1_nested_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              const shortwire_test_v1_nested_t **message) {
  shortwire_test_v1_nested_t *target = (shortwire_test_v1_nested_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_nested_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_nested_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_nested_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_nested_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               uint32_t tag, const shortwire_test_v1_nested_t **items,
                                               size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_nested_t *list =
      (shortwire_test_v1_nested_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_nested_init(&list[*count]);
    p = shortwire_test_v1_nested_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_nested_encode(const shortwire_test_v1_nested_t *message, sw_writer_t *writer,
                                          sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_nested_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_nested_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_NESTED_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_nested_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                          shortwire_test_v1_nested_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_nested_decode");
  shortwire_test_v1_nested_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_nested_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_NESTED_NAME, error);
}

uint8_t *shortwire_test_v1_nested_inner_write(const shortwire_test_v1_nested_inner_t *restrict message,
                                              uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 30);
  if (p == NULL) return NULL;
  if (message->kind != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->kind), 0x10);
  if (message->number != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->number), 0x08);
  return p;
}

const uint8_t *shortwire_test_v1_nested_inner_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_nested_inner_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Nested.Inner.number");
        message->number = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Nested.Inner.kind");
        message->kind = (int32_t)(uint32_t)value.value;
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

const uint8_t *shortwire_test_v1_nested_inner_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_nested_inner_t **message) {
  shortwire_test_v1_nested_inner_t *target = (shortwire_test_v1_nested_inner_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_nested_inner_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_nested_inner_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_nested_inner_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_nested_inner_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_nested_inner_t **items,
                                                     size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_nested_inner_t *list =
      (shortwire_test_v1_nested_inner_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_nested_inner_init(&list[*count]);
    p = shortwire_test_v1_nested_inner_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_nested_inner_encode(const shortwire_test_v1_nested_inner_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_nested_inner_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_nested_inner_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_NESTED_INNER_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_nested_inner_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_nested_inner_t *message,
                                                sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_nested_inner_decode");
  shortwire_test_v1_nested_inner_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_nested_inner_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_NESTED_INNER_NAME, error);
}

uint8_t *shortwire_test_v1_tree_write(const shortwire_test_v1_tree_t *restrict message, uint8_t *p,
                                      sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->children_count != 0) {
    if (message->children == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Tree.children");
    for (size_t i = message->children_count; i-- > 0;) {
      size_t before = sw_written(w, p);
      if (w->depth-- == 0) return sw_writer_fail_depth(w);
      p = shortwire_test_v1_tree_write(&message->children[i], p, w);
      if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Tree.children");
      w->depth++;
      p = sw_write_length(w, p, before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x22);
    }
  }
  if (message->right != NULL) {
    size_t before = sw_written(w, p);
    if (w->depth-- == 0) return sw_writer_fail_depth(w);
    p = shortwire_test_v1_tree_write(message->right, p, w);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Tree.right");
    w->depth++;
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x1a);
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
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->value != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->value), 0x08);
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
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Tree.value");
        message->value = (int64_t)value.value;
        p = value.p;
        continue;
      }
      case 0x12: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Tree.left");
        p = shortwire_test_v1_tree_merge(length.p, length.p + length.value, r, &message->left);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Tree.left");
        continue;
      }
      case 0x1a: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Tree.right");
        p = shortwire_test_v1_tree_merge(length.p, length.p + length.value, r, &message->right);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Tree.right");
        continue;
      }
      case 0x22: {
        p = shortwire_test_v1_tree_append(p, end, r, 0x22, &message->children, &message->children_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Tree.children");
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
  if (message->origin != NULL) {
    size_t before = sw_written(w, p);
    p = shortwire_test_v1_version1_write(message->origin, p, w);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Version2.origin");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x1a);
  }
  if (message->added_count != 0) {
    if (message->added == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Version2.added");
    p = sw_write_packed_int64(w, p, message->added, message->added_count);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Version2.added");
    p = sw_put_tag(p, 0x12);
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
      case 0x12: {
        p = sw_get_packed_int64(p, end, r, &message->added, &message->added_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Version2.added");
        continue;
      }
      case 0x10: {
        p = sw_get_unpacked_int64(p, end, r, &message->added, &message->added_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Version2.added");
        continue;
      }
      case 0x1a: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Version2.origin");
        p = shortwire_test_v1_version1_merge(length.p, length.p + length.value, r, &message->origin);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Version2.origin");
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

uint8_t *shortwire_test_v1_size_request_write(const shortwire_test_v1_size_request_t *restrict message,
                                              uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->size != 0) p = sw_put_tag(sw_put_varint(p, message->size), 0x08);
  return p;
}

const uint8_t *shortwire_test_v1_size_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_size_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.SizeRequest.size");
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

const uint8_t *shortwire_test_v1_size_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_size_request_t **message) {
  shortwire_test_v1_size_request_t *target = (shortwire_test_v1_size_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_size_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_size_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_size_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_size_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_size_request_t **items,
                                                     size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_size_request_t *list =
      (shortwire_test_v1_size_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_size_request_init(&list[*count]);
    p = shortwire_test_v1_size_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_size_request_encode(const shortwire_test_v1_size_request_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_size_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_size_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_SIZE_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_size_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_size_request_t *message,
                                                sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_size_request_decode");
  shortwire_test_v1_size_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_size_request_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_SIZE_REQUEST_NAME, error);
}

uint8_t *shortwire_test_v1_wrap_request_write(const shortwire_test_v1_wrap_request_t *restrict message,
                                              uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->tail.len != 0) {
    p = sw_write_bytes(w, p, message->tail);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.WrapRequest.tail");
    p = sw_put_tag(p, 0x1a);
  }
  if (message->data.len != 0) {
    p = sw_write_bytes(w, p, message->data);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.WrapRequest.data");
    p = sw_put_tag(p, 0x12);
  }
  if (message->head.len != 0) {
    p = sw_write_bytes(w, p, message->head);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.WrapRequest.head");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_test_v1_wrap_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_wrap_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->head);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.WrapRequest.head");
        continue;
      }
      case 0x12: {
        p = sw_get_bytes(p, end, r, &message->data);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.WrapRequest.data");
        continue;
      }
      case 0x1a: {
        p = sw_get_bytes(p, end, r, &message->tail);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.WrapRequest.tail");
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

const uint8_t *shortwire_test_v1_wrap_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_wrap_request_t **message) {
  shortwire_test_v1_wrap_request_t *target = (shortwire_test_v1_wrap_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_wrap_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_wrap_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_wrap_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_wrap_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_wrap_request_t **items,
                                                     size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_wrap_request_t *list =
      (shortwire_test_v1_wrap_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_wrap_request_init(&list[*count]);
    p = shortwire_test_v1_wrap_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_wrap_request_encode(const shortwire_test_v1_wrap_request_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_wrap_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_wrap_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_WRAP_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_wrap_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_wrap_request_t *message,
                                                sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_wrap_request_decode");
  shortwire_test_v1_wrap_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_wrap_request_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_WRAP_REQUEST_NAME, error);
}

uint8_t *shortwire_test_v1_unwrap_request_write(const shortwire_test_v1_unwrap_request_t *restrict message,
                                                uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 30);
  if (p == NULL) return NULL;
  if (message->tail != 0) p = sw_put_tag(sw_put_varint(p, message->tail), 0x18);
  if (message->head != 0) p = sw_put_tag(sw_put_varint(p, message->head), 0x10);
  if (message->data.len != 0) {
    p = sw_write_bytes(w, p, message->data);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.UnwrapRequest.data");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_test_v1_unwrap_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     shortwire_test_v1_unwrap_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->data);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.UnwrapRequest.data");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.UnwrapRequest.head");
        message->head = value.value;
        p = value.p;
        continue;
      }
      case 0x18: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.UnwrapRequest.tail");
        message->tail = value.value;
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

const uint8_t *shortwire_test_v1_unwrap_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      const shortwire_test_v1_unwrap_request_t **message) {
  shortwire_test_v1_unwrap_request_t *target = (shortwire_test_v1_unwrap_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_unwrap_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_unwrap_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_unwrap_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_unwrap_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       uint32_t tag,
                                                       const shortwire_test_v1_unwrap_request_t **items,
                                                       size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_unwrap_request_t *list =
      (shortwire_test_v1_unwrap_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_unwrap_request_init(&list[*count]);
    p = shortwire_test_v1_unwrap_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_unwrap_request_encode(const shortwire_test_v1_unwrap_request_t *message,
                                                  sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_unwrap_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_unwrap_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_UNWRAP_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_unwrap_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                  shortwire_test_v1_unwrap_request_t *message,
                                                  sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_unwrap_request_decode");
  shortwire_test_v1_unwrap_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_unwrap_request_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_UNWRAP_REQUEST_NAME, error);
}

uint8_t *shortwire_test_v1_gathered_write(const shortwire_test_v1_gathered_t *restrict message, uint8_t *p,
                                          sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 45);
  if (p == NULL) return NULL;
  if (message->count != 0) p = sw_put_tag(sw_put_varint(p, message->count), 0x18);
  if (message->position != 0) p = sw_put_tag(sw_put_varint(p, message->position), 0x10);
  if (message->number != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->number), 0x08);
  return p;
}

const uint8_t *shortwire_test_v1_gathered_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               shortwire_test_v1_gathered_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Gathered.number");
        message->number = (int64_t)value.value;
        p = value.p;
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Gathered.position");
        message->position = value.value;
        p = value.p;
        continue;
      }
      case 0x18: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.Gathered.count");
        message->count = value.value;
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

const uint8_t *shortwire_test_v1_gathered_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                const shortwire_test_v1_gathered_t **message) {
  shortwire_test_v1_gathered_t *target = (shortwire_test_v1_gathered_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_gathered_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_gathered_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_gathered_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_gathered_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 uint32_t tag, const shortwire_test_v1_gathered_t **items,
                                                 size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_gathered_t *list =
      (shortwire_test_v1_gathered_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_gathered_init(&list[*count]);
    p = shortwire_test_v1_gathered_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_gathered_encode(const shortwire_test_v1_gathered_t *message, sw_writer_t *writer,
                                            sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_gathered_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_gathered_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_GATHERED_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_gathered_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                            shortwire_test_v1_gathered_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_gathered_decode");
  shortwire_test_v1_gathered_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_gathered_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_GATHERED_NAME, error);
}

uint8_t *shortwire_test_v1_fail_request_write(const shortwire_test_v1_fail_request_t *restrict message,
                                              uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->detail != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->detail), 0x18);
  if (message->message.len != 0) {
    p = sw_write_string(w, p, message->message);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.FailRequest.message");
    p = sw_put_tag(p, 0x12);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->code != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->code), 0x08);
  return p;
}

const uint8_t *shortwire_test_v1_fail_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_fail_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.FailRequest.code");
        message->code = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x12: {
        p = sw_get_string(p, end, r, &message->message);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.FailRequest.message");
        continue;
      }
      case 0x18: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.FailRequest.detail");
        message->detail = (int64_t)value.value;
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

const uint8_t *shortwire_test_v1_fail_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_fail_request_t **message) {
  shortwire_test_v1_fail_request_t *target = (shortwire_test_v1_fail_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_fail_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_fail_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_fail_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_fail_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_fail_request_t **items,
                                                     size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_fail_request_t *list =
      (shortwire_test_v1_fail_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_fail_request_init(&list[*count]);
    p = shortwire_test_v1_fail_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_fail_request_encode(const shortwire_test_v1_fail_request_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_fail_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_fail_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_FAIL_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_fail_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_fail_request_t *message,
                                                sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_fail_request_decode");
  shortwire_test_v1_fail_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_fail_request_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_FAIL_REQUEST_NAME, error);
}

uint8_t *shortwire_test_v1_fail_detail_write(const shortwire_test_v1_fail_detail_t *restrict message,
                                             uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->number != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->number), 0x08);
  return p;
}

const uint8_t *shortwire_test_v1_fail_detail_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  shortwire_test_v1_fail_detail_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.FailDetail.number");
        message->number = (int64_t)value.value;
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

const uint8_t *shortwire_test_v1_fail_detail_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   const shortwire_test_v1_fail_detail_t **message) {
  shortwire_test_v1_fail_detail_t *target = (shortwire_test_v1_fail_detail_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_fail_detail_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_fail_detail_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_fail_detail_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_fail_detail_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    uint32_t tag,
                                                    const shortwire_test_v1_fail_detail_t **items,
                                                    size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_fail_detail_t *list =
      (shortwire_test_v1_fail_detail_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_fail_detail_init(&list[*count]);
    p = shortwire_test_v1_fail_detail_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_fail_detail_encode(const shortwire_test_v1_fail_detail_t *message,
                                               sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_fail_detail_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_fail_detail_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_FAIL_DETAIL_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_fail_detail_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                               shortwire_test_v1_fail_detail_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_fail_detail_decode");
  shortwire_test_v1_fail_detail_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_fail_detail_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_FAIL_DETAIL_NAME, error);
}

uint8_t *shortwire_test_v1_slow_request_write(const shortwire_test_v1_slow_request_t *restrict message,
                                              uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 10);
  if (p == NULL) return NULL;
  if (message->milliseconds != 0) p = sw_put_tag(sw_put_varint(p, message->milliseconds), 0x08);
  return p;
}

const uint8_t *shortwire_test_v1_slow_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_slow_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.v1.SlowRequest.milliseconds");
        message->milliseconds = (uint32_t)value.value;
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

const uint8_t *shortwire_test_v1_slow_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_slow_request_t **message) {
  shortwire_test_v1_slow_request_t *target = (shortwire_test_v1_slow_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_v1_slow_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_v1_slow_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_v1_slow_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_v1_slow_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_slow_request_t **items,
                                                     size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_v1_slow_request_t *list =
      (shortwire_test_v1_slow_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_v1_slow_request_init(&list[*count]);
    p = shortwire_test_v1_slow_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_v1_slow_request_encode(const shortwire_test_v1_slow_request_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_v1_slow_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_v1_slow_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_V1_SLOW_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_test_v1_slow_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_slow_request_t *message,
                                                sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_v1_slow_request_decode");
  shortwire_test_v1_slow_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_v1_slow_request_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_V1_SLOW_REQUEST_NAME, error);
}

static const sw_method_info_t shortwire_test_v1_feature_methods[] = {
    {UINT64_C(0xb05bd2e85980973e), UINT64_C(0x039f8b4715e4e666), "shortwire.test.v1.Feature/EchoDouble"},
    {UINT64_C(0x8855edc900416697), UINT64_C(0xfbb3d5d2cc761b17), "shortwire.test.v1.Feature/EchoFloat"},
    {UINT64_C(0x4faf7c8d37cc16dd), UINT64_C(0x83828a8e4f1dbbf9), "shortwire.test.v1.Feature/EchoInt32"},
    {UINT64_C(0x4f9e788d37bd9cde), UINT64_C(0xc1b88543f2dd4026), "shortwire.test.v1.Feature/EchoInt64"},
    {UINT64_C(0x1dc266afe12c8bae), UINT64_C(0xfb99a6783061f086), "shortwire.test.v1.Feature/EchoUint32"},
    {UINT64_C(0x1dd35eafe13af149), UINT64_C(0xa8eeab3cde491543), "shortwire.test.v1.Feature/EchoUint64"},
    {UINT64_C(0x4b13374955427c3c), UINT64_C(0xf8b822feddac83ec), "shortwire.test.v1.Feature/EchoSint32"},
    {UINT64_C(0x4b2433495550e8a3), UINT64_C(0x7ecb42176ef5dabd), "shortwire.test.v1.Feature/EchoSint64"},
    {UINT64_C(0x5bc80adc40b37462), UINT64_C(0x1cb5231d26cd80e2), "shortwire.test.v1.Feature/EchoFixed32"},
    {UINT64_C(0x5bbe1adc40ab3b0d), UINT64_C(0x1bf7cb5d04962401), "shortwire.test.v1.Feature/EchoFixed64"},
    {UINT64_C(0x764df578c8cb2ebb), UINT64_C(0x7c2659736d7c4d01), "shortwire.test.v1.Feature/EchoSfixed32"},
    {UINT64_C(0x76586578c8d44190), UINT64_C(0x7a8a0ca43378b2dc), "shortwire.test.v1.Feature/EchoSfixed64"},
    {UINT64_C(0x704cebe097d25f07), UINT64_C(0xb660d40e2568e8c5), "shortwire.test.v1.Feature/EchoBool"},
    {UINT64_C(0x98efa60a4bd7844a), UINT64_C(0x1ad9c229684d230a), "shortwire.test.v1.Feature/EchoEnum"},
    {UINT64_C(0x453d3c1aefaaf2d6), UINT64_C(0x04061fff958b02fe), "shortwire.test.v1.Feature/EchoString"},
    {UINT64_C(0xe2f03c193c5250a6), UINT64_C(0xbf06747d83cfd1fe), "shortwire.test.v1.Feature/EchoBytes"},
    {UINT64_C(0x9ca41d4287cfe204), UINT64_C(0x9954fc03860a109c), "shortwire.test.v1.Feature/EchoScalars"},
    {UINT64_C(0x5d13082e3e857b32), UINT64_C(0xa0931f1d24b27eee), "shortwire.test.v1.Feature/EchoPresence"},
    {UINT64_C(0xf8750c56052ec1ab), UINT64_C(0x936476bccd70cffb), "shortwire.test.v1.Feature/Nothing"},
    {UINT64_C(0xbb7567e71580bcb5), 0, "shortwire.test.v1.Feature/EchoRepeated"},
    {UINT64_C(0x5ecce6e67f243c3c), 0, "shortwire.test.v1.Feature/EchoUnpacked"},
    {UINT64_C(0x4ad9e74cd16621b0), 0, "shortwire.test.v1.Feature/EchoMaps"},
    {UINT64_C(0x62e5011ceeac1b20), 0, "shortwire.test.v1.Feature/EchoChoice"},
    {UINT64_C(0xf3912845b4146198), 0, "shortwire.test.v1.Feature/EchoNested"},
    {UINT64_C(0x80daf78d67e8358f), 0, "shortwire.test.v1.Feature/EchoTree"},
    {UINT64_C(0x222fa082137ed99b), 0, "shortwire.test.v1.Feature/Newer"},
    {UINT64_C(0x5ef98ad2f607cc94), 0, "shortwire.test.v1.Feature/Older"},
    {UINT64_C(0xf1c072b8fcec438d), UINT64_C(0x2b75bacb81edba78), "shortwire.test.v1.Feature/Large"},
    {UINT64_C(0x2a278ee4ce8e555f), UINT64_C(0x65a82da139015b75), "shortwire.test.v1.Feature/Fill"},
    {UINT64_C(0xabeae8742ab83fe6), UINT64_C(0xa530680edd1b6d16), "shortwire.test.v1.Feature/Wrap"},
    {UINT64_C(0x651e38586bf48dc9), UINT64_C(0x5a675376e4f4bcee), "shortwire.test.v1.Feature/Unwrap"},
    {UINT64_C(0x017b8e39282b71d1), UINT64_C(0x8db699467c5a9c20), "shortwire.test.v1.Feature/Gather"},
    {UINT64_C(0x583611cca7b191de), UINT64_C(0x873c9797df05c319), "shortwire.test.v1.Feature/Measure"},
    {UINT64_C(0x7240f8e4f8305f02), UINT64_C(0xa34e8c0b4287d1b8), "shortwire.test.v1.Feature/Fail"},
    {UINT64_C(0xa4b7698d352dc661), UINT64_C(0xeacad9bc83a0212f), "shortwire.test.v1.Feature/Panic"},
    {UINT64_C(0xcc3d69e65341b5e9), UINT64_C(0xecd5544659ad30a0), "shortwire.test.v1.Feature/Count"},
    {UINT64_C(0x7022c1553cad6173), UINT64_C(0x4d0f687e60e461f7), "shortwire.test.v1.Feature/Slow"},
};

sw_code_e shortwire_test_v1_feature_open(const char *path, const sw_options_t *options,
                                         shortwire_test_v1_feature_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "shortwire_test_v1_feature_open");
  return sw_client_open(path, options, shortwire_test_v1_feature_methods, 37, &client->base, client->methods,
                        error);
}

sw_code_e shortwire_test_v1_feature_join(const sw_client_t *other, shortwire_test_v1_feature_t *client,
                                         sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "shortwire_test_v1_feature_join");
  return sw_client_join(other, shortwire_test_v1_feature_methods, 37, &client->base, client->methods, error);
}

void shortwire_test_v1_feature_close(shortwire_test_v1_feature_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 37);
}

sw_code_e shortwire_test_v1_feature_echo_double_raw(const shortwire_test_v1_feature_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_double_wire(const shortwire_test_v1_feature_t *client,
                                                     const shortwire_test_v1_double_value_t *request,
                                                     shortwire_test_v1_double_value_t *reply,
                                                     sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_echo_double_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_double_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_double_value_init(reply);
  if (shortwire_test_v1_double_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_echo_double_many_wire(
    const shortwire_test_v1_feature_t *client, size_t count, const shortwire_test_v1_double_value_t *requests,
    shortwire_test_v1_double_value_t *replies, int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_double_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_double_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_double_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                            &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_double_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                     const shortwire_test_v1_double_value_t *requests,
                                                     shortwire_test_v1_double_value_t *replies,
                                                     int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_double_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_double_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_echo_double_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_echo_double_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_double_value_columns_t *request,
    const shortwire_test_v1_double_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_double_value_t *requests =
      (shortwire_test_v1_double_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_double_value_t *replies =
      (shortwire_test_v1_double_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_double_value_init(&requests[i]);
    requests[i].value = request->value[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_double_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_double_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_double_value_columns_t *request,
    const shortwire_test_v1_double_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoDouble", "request->value");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoDouble", "reply->value");
  if (client->methods[0].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_double_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_float_raw(const shortwire_test_v1_feature_t *client,
                                                   sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_float_wire(const shortwire_test_v1_feature_t *client,
                                                    const shortwire_test_v1_float_value_t *request,
                                                    shortwire_test_v1_float_value_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_echo_float_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_float_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_float_value_init(reply);
  if (shortwire_test_v1_float_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_echo_float_many_wire(
    const shortwire_test_v1_feature_t *client, size_t count, const shortwire_test_v1_float_value_t *requests,
    shortwire_test_v1_float_value_t *replies, int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_float_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_float_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_float_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                           &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_float_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                    const shortwire_test_v1_float_value_t *requests,
                                                    shortwire_test_v1_float_value_t *replies, int32_t *codes,
                                                    sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_float_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_float_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_echo_float_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_echo_float_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_float_value_columns_t *request,
    const shortwire_test_v1_float_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_float_value_t *requests =
      (shortwire_test_v1_float_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_float_value_t *replies =
      (shortwire_test_v1_float_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_float_value_init(&requests[i]);
    requests[i].value = request->value[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_float_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_float_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_float_value_columns_t *request,
    const shortwire_test_v1_float_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoFloat", "request->value");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoFloat", "reply->value");
  if (client->methods[1].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_float_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_int32_raw(const shortwire_test_v1_feature_t *client,
                                                   sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_int32_wire(const shortwire_test_v1_feature_t *client,
                                                    const shortwire_test_v1_int32_value_t *request,
                                                    shortwire_test_v1_int32_value_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_echo_int32_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_int32_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[2], 2, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_int32_value_init(reply);
  if (shortwire_test_v1_int32_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 2, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_echo_int32_many_wire(
    const shortwire_test_v1_feature_t *client, size_t count, const shortwire_test_v1_int32_value_t *requests,
    shortwire_test_v1_int32_value_t *replies, int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_int32_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[2], 2, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_int32_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[2], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_int32_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                           &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 2, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_int32_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                    const shortwire_test_v1_int32_value_t *requests,
                                                    shortwire_test_v1_int32_value_t *replies, int32_t *codes,
                                                    sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[2].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_int32_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_int32_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_echo_int32_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_echo_int32_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_int32_value_columns_t *request,
    const shortwire_test_v1_int32_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_int32_value_t *requests =
      (shortwire_test_v1_int32_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_int32_value_t *replies =
      (shortwire_test_v1_int32_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_int32_value_init(&requests[i]);
    requests[i].value = request->value[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_int32_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_int32_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_int32_value_columns_t *request,
    const shortwire_test_v1_int32_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoInt32", "request->value");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoInt32", "reply->value");
  if (client->methods[2].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_int32_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_int64_raw(const shortwire_test_v1_feature_t *client,
                                                   sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
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
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_int64_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[3], 3, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_int64_value_init(reply);
  if (shortwire_test_v1_int64_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 3, &reader, call);
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
  sw_code_e code = sw_client_send(&client->base, &client->methods[3], 3, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_int64_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[3], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_int64_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                           &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 3, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_int64_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                    const shortwire_test_v1_int64_value_t *requests,
                                                    shortwire_test_v1_int64_value_t *replies, int32_t *codes,
                                                    sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[3].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_int64_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_int64_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
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
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoInt64", "request->value");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoInt64", "reply->value");
  if (client->methods[3].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_int64_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_uint32_raw(const shortwire_test_v1_feature_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_uint32_wire(const shortwire_test_v1_feature_t *client,
                                                     const shortwire_test_v1_uint32_value_t *request,
                                                     shortwire_test_v1_uint32_value_t *reply,
                                                     sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_echo_uint32_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_uint32_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[4], 4, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_uint32_value_init(reply);
  if (shortwire_test_v1_uint32_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 4, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_echo_uint32_many_wire(
    const shortwire_test_v1_feature_t *client, size_t count, const shortwire_test_v1_uint32_value_t *requests,
    shortwire_test_v1_uint32_value_t *replies, int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_uint32_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[4], 4, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_uint32_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[4], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_uint32_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                            &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 4, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_uint32_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                     const shortwire_test_v1_uint32_value_t *requests,
                                                     shortwire_test_v1_uint32_value_t *replies,
                                                     int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[4].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_uint32_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_uint32_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[4], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_echo_uint32_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_echo_uint32_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_uint32_value_columns_t *request,
    const shortwire_test_v1_uint32_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_uint32_value_t *requests =
      (shortwire_test_v1_uint32_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_uint32_value_t *replies =
      (shortwire_test_v1_uint32_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_uint32_value_init(&requests[i]);
    requests[i].value = request->value[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_uint32_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_uint32_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_uint32_value_columns_t *request,
    const shortwire_test_v1_uint32_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoUint32", "request->value");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoUint32", "reply->value");
  if (client->methods[4].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_uint32_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[4], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_uint64_raw(const shortwire_test_v1_feature_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[5] : NULL, 5, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_uint64_wire(const shortwire_test_v1_feature_t *client,
                                                     const shortwire_test_v1_uint64_value_t *request,
                                                     shortwire_test_v1_uint64_value_t *reply,
                                                     sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_echo_uint64_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[5] : NULL, 5, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_uint64_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[5], 5, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_uint64_value_init(reply);
  if (shortwire_test_v1_uint64_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 5, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_echo_uint64_many_wire(
    const shortwire_test_v1_feature_t *client, size_t count, const shortwire_test_v1_uint64_value_t *requests,
    shortwire_test_v1_uint64_value_t *replies, int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_uint64_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[5], 5, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_uint64_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[5], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_uint64_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                            &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 5, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_uint64_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                     const shortwire_test_v1_uint64_value_t *requests,
                                                     shortwire_test_v1_uint64_value_t *replies,
                                                     int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[5] : NULL, 5, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[5].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_uint64_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_uint64_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[5], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_echo_uint64_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_echo_uint64_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_uint64_value_columns_t *request,
    const shortwire_test_v1_uint64_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_uint64_value_t *requests =
      (shortwire_test_v1_uint64_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_uint64_value_t *replies =
      (shortwire_test_v1_uint64_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_uint64_value_init(&requests[i]);
    requests[i].value = request->value[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_uint64_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_uint64_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_uint64_value_columns_t *request,
    const shortwire_test_v1_uint64_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[5] : NULL, 5, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoUint64", "request->value");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoUint64", "reply->value");
  if (client->methods[5].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_uint64_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[5], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_sint32_raw(const shortwire_test_v1_feature_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[6] : NULL, 6, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_sint32_wire(const shortwire_test_v1_feature_t *client,
                                                     const shortwire_test_v1_sint32_value_t *request,
                                                     shortwire_test_v1_sint32_value_t *reply,
                                                     sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_echo_sint32_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[6] : NULL, 6, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_sint32_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[6], 6, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_sint32_value_init(reply);
  if (shortwire_test_v1_sint32_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 6, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_echo_sint32_many_wire(
    const shortwire_test_v1_feature_t *client, size_t count, const shortwire_test_v1_sint32_value_t *requests,
    shortwire_test_v1_sint32_value_t *replies, int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_sint32_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[6], 6, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_sint32_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[6], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_sint32_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                            &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 6, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_sint32_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                     const shortwire_test_v1_sint32_value_t *requests,
                                                     shortwire_test_v1_sint32_value_t *replies,
                                                     int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[6] : NULL, 6, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[6].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_sint32_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_sint32_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[6], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_echo_sint32_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_echo_sint32_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_sint32_value_columns_t *request,
    const shortwire_test_v1_sint32_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_sint32_value_t *requests =
      (shortwire_test_v1_sint32_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_sint32_value_t *replies =
      (shortwire_test_v1_sint32_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_sint32_value_init(&requests[i]);
    requests[i].value = request->value[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_sint32_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_sint32_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_sint32_value_columns_t *request,
    const shortwire_test_v1_sint32_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[6] : NULL, 6, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoSint32", "request->value");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoSint32", "reply->value");
  if (client->methods[6].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_sint32_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[6], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_sint64_raw(const shortwire_test_v1_feature_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[7] : NULL, 7, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_sint64_wire(const shortwire_test_v1_feature_t *client,
                                                     const shortwire_test_v1_sint64_value_t *request,
                                                     shortwire_test_v1_sint64_value_t *reply,
                                                     sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_echo_sint64_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[7] : NULL, 7, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_sint64_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[7], 7, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_sint64_value_init(reply);
  if (shortwire_test_v1_sint64_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 7, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_echo_sint64_many_wire(
    const shortwire_test_v1_feature_t *client, size_t count, const shortwire_test_v1_sint64_value_t *requests,
    shortwire_test_v1_sint64_value_t *replies, int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_sint64_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[7], 7, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_sint64_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[7], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_sint64_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                            &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 7, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_sint64_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                     const shortwire_test_v1_sint64_value_t *requests,
                                                     shortwire_test_v1_sint64_value_t *replies,
                                                     int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[7] : NULL, 7, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[7].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_sint64_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_sint64_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[7], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_echo_sint64_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_echo_sint64_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_sint64_value_columns_t *request,
    const shortwire_test_v1_sint64_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_sint64_value_t *requests =
      (shortwire_test_v1_sint64_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_sint64_value_t *replies =
      (shortwire_test_v1_sint64_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_sint64_value_init(&requests[i]);
    requests[i].value = request->value[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_sint64_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_sint64_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_sint64_value_columns_t *request,
    const shortwire_test_v1_sint64_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[7] : NULL, 7, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoSint64", "request->value");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoSint64", "reply->value");
  if (client->methods[7].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_sint64_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[7], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_fixed32_raw(const shortwire_test_v1_feature_t *client,
                                                     sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[8] : NULL, 8, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_fixed32_wire(const shortwire_test_v1_feature_t *client,
                                                      const shortwire_test_v1_fixed32_value_t *request,
                                                      shortwire_test_v1_fixed32_value_t *reply,
                                                      sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_echo_fixed32_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[8] : NULL, 8, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_fixed32_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[8], 8, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_fixed32_value_init(reply);
  if (shortwire_test_v1_fixed32_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 8, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_echo_fixed32_many_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_fixed32_value_t *requests, shortwire_test_v1_fixed32_value_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_fixed32_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[8], 8, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_fixed32_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[8], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_fixed32_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 8, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_fixed32_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                      const shortwire_test_v1_fixed32_value_t *requests,
                                                      shortwire_test_v1_fixed32_value_t *replies,
                                                      int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[8] : NULL, 8, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[8].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_fixed32_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_fixed32_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[8], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_echo_fixed32_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_echo_fixed32_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_fixed32_value_columns_t *request,
    const shortwire_test_v1_fixed32_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_fixed32_value_t *requests =
      (shortwire_test_v1_fixed32_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_fixed32_value_t *replies =
      (shortwire_test_v1_fixed32_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_fixed32_value_init(&requests[i]);
    requests[i].value = request->value[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_fixed32_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_fixed32_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_fixed32_value_columns_t *request,
    const shortwire_test_v1_fixed32_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[8] : NULL, 8, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoFixed32", "request->value");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoFixed32", "reply->value");
  if (client->methods[8].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_fixed32_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[8], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_fixed64_raw(const shortwire_test_v1_feature_t *client,
                                                     sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[9] : NULL, 9, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_fixed64_wire(const shortwire_test_v1_feature_t *client,
                                                      const shortwire_test_v1_fixed64_value_t *request,
                                                      shortwire_test_v1_fixed64_value_t *reply,
                                                      sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_echo_fixed64_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[9] : NULL, 9, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_fixed64_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[9], 9, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_fixed64_value_init(reply);
  if (shortwire_test_v1_fixed64_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 9, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_echo_fixed64_many_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_fixed64_value_t *requests, shortwire_test_v1_fixed64_value_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_fixed64_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[9], 9, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_fixed64_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[9], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_fixed64_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 9, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_fixed64_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                      const shortwire_test_v1_fixed64_value_t *requests,
                                                      shortwire_test_v1_fixed64_value_t *replies,
                                                      int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[9] : NULL, 9, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[9].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_fixed64_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_fixed64_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[9], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_echo_fixed64_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_echo_fixed64_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_fixed64_value_columns_t *request,
    const shortwire_test_v1_fixed64_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_fixed64_value_t *requests =
      (shortwire_test_v1_fixed64_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_fixed64_value_t *replies =
      (shortwire_test_v1_fixed64_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_fixed64_value_init(&requests[i]);
    requests[i].value = request->value[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_fixed64_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_fixed64_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_fixed64_value_columns_t *request,
    const shortwire_test_v1_fixed64_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[9] : NULL, 9, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoFixed64", "request->value");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoFixed64", "reply->value");
  if (client->methods[9].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_fixed64_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[9], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_sfixed32_raw(const shortwire_test_v1_feature_t *client,
                                                      sw_bytes_t request, sw_bytes_t *reply,
                                                      sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[10] : NULL, 10, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_sfixed32_wire(const shortwire_test_v1_feature_t *client,
                                                       const shortwire_test_v1_sfixed32_value_t *request,
                                                       shortwire_test_v1_sfixed32_value_t *reply,
                                                       sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_echo_sfixed32_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[10] : NULL, 10, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_sfixed32_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[10], 10, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_sfixed32_value_init(reply);
  if (shortwire_test_v1_sfixed32_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 10, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_echo_sfixed32_many_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_sfixed32_value_t *requests, shortwire_test_v1_sfixed32_value_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_sfixed32_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[10], 10, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_sfixed32_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[10], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_sfixed32_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                              &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 10, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_sfixed32_many(const shortwire_test_v1_feature_t *client,
                                                       size_t count,
                                                       const shortwire_test_v1_sfixed32_value_t *requests,
                                                       shortwire_test_v1_sfixed32_value_t *replies,
                                                       int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[10] : NULL, 10, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[10].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_sfixed32_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_sfixed32_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[10], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_echo_sfixed32_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_echo_sfixed32_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_sfixed32_value_columns_t *request,
    const shortwire_test_v1_sfixed32_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_sfixed32_value_t *requests =
      (shortwire_test_v1_sfixed32_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_sfixed32_value_t *replies =
      (shortwire_test_v1_sfixed32_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_sfixed32_value_init(&requests[i]);
    requests[i].value = request->value[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_sfixed32_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_sfixed32_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_sfixed32_value_columns_t *request,
    const shortwire_test_v1_sfixed32_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[10] : NULL, 10, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoSfixed32", "request->value");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoSfixed32", "reply->value");
  if (client->methods[10].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_sfixed32_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[10], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_sfixed64_raw(const shortwire_test_v1_feature_t *client,
                                                      sw_bytes_t request, sw_bytes_t *reply,
                                                      sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[11] : NULL, 11, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_sfixed64_wire(const shortwire_test_v1_feature_t *client,
                                                       const shortwire_test_v1_sfixed64_value_t *request,
                                                       shortwire_test_v1_sfixed64_value_t *reply,
                                                       sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_echo_sfixed64_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[11] : NULL, 11, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_sfixed64_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[11], 11, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_sfixed64_value_init(reply);
  if (shortwire_test_v1_sfixed64_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 11, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_echo_sfixed64_many_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_sfixed64_value_t *requests, shortwire_test_v1_sfixed64_value_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_sfixed64_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[11], 11, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_sfixed64_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[11], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_sfixed64_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                              &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 11, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_sfixed64_many(const shortwire_test_v1_feature_t *client,
                                                       size_t count,
                                                       const shortwire_test_v1_sfixed64_value_t *requests,
                                                       shortwire_test_v1_sfixed64_value_t *replies,
                                                       int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[11] : NULL, 11, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[11].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_sfixed64_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_sfixed64_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[11], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_echo_sfixed64_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_echo_sfixed64_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_sfixed64_value_columns_t *request,
    const shortwire_test_v1_sfixed64_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_sfixed64_value_t *requests =
      (shortwire_test_v1_sfixed64_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_sfixed64_value_t *replies =
      (shortwire_test_v1_sfixed64_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_sfixed64_value_init(&requests[i]);
    requests[i].value = request->value[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_sfixed64_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_sfixed64_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_sfixed64_value_columns_t *request,
    const shortwire_test_v1_sfixed64_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[11] : NULL, 11, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoSfixed64", "request->value");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoSfixed64", "reply->value");
  if (client->methods[11].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_sfixed64_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[11], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_bool_raw(const shortwire_test_v1_feature_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[12] : NULL, 12, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_bool_wire(const shortwire_test_v1_feature_t *client,
                                                   const shortwire_test_v1_bool_value_t *request,
                                                   shortwire_test_v1_bool_value_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_echo_bool_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[12] : NULL, 12, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_bool_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[12], 12, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_bool_value_init(reply);
  if (shortwire_test_v1_bool_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 12, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_echo_bool_many_wire(const shortwire_test_v1_feature_t *client,
                                                               size_t count,
                                                               const shortwire_test_v1_bool_value_t *requests,
                                                               shortwire_test_v1_bool_value_t *replies,
                                                               int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_bool_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[12], 12, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_bool_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[12], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_bool_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                          &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 12, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_bool_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                   const shortwire_test_v1_bool_value_t *requests,
                                                   shortwire_test_v1_bool_value_t *replies, int32_t *codes,
                                                   sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[12] : NULL, 12, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[12].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_bool_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_bool_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[12], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_echo_bool_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_echo_bool_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_bool_value_columns_t *request,
    const shortwire_test_v1_bool_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_bool_value_t *requests =
      (shortwire_test_v1_bool_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_bool_value_t *replies =
      (shortwire_test_v1_bool_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_bool_value_init(&requests[i]);
    requests[i].value = request->value[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_bool_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_bool_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                      const shortwire_test_v1_bool_value_columns_t *request,
                                                      const shortwire_test_v1_bool_value_out_columns_t *reply,
                                                      int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[12] : NULL, 12, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoBool", "request->value");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoBool", "reply->value");
  if (client->methods[12].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_bool_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[12], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_enum_raw(const shortwire_test_v1_feature_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[13] : NULL, 13, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_enum_wire(const shortwire_test_v1_feature_t *client,
                                                   const shortwire_test_v1_enum_value_t *request,
                                                   shortwire_test_v1_enum_value_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_echo_enum_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[13] : NULL, 13, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_enum_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[13], 13, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_enum_value_init(reply);
  if (shortwire_test_v1_enum_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 13, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_echo_enum_many_wire(const shortwire_test_v1_feature_t *client,
                                                               size_t count,
                                                               const shortwire_test_v1_enum_value_t *requests,
                                                               shortwire_test_v1_enum_value_t *replies,
                                                               int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_enum_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[13], 13, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_enum_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[13], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_enum_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                          &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 13, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_enum_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                   const shortwire_test_v1_enum_value_t *requests,
                                                   shortwire_test_v1_enum_value_t *replies, int32_t *codes,
                                                   sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[13] : NULL, 13, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[13].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_enum_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_enum_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[13], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_echo_enum_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_echo_enum_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_enum_value_columns_t *request,
    const shortwire_test_v1_enum_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_enum_value_t *requests =
      (shortwire_test_v1_enum_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_enum_value_t *replies =
      (shortwire_test_v1_enum_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_enum_value_init(&requests[i]);
    requests[i].value = request->value[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_enum_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_enum_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                      const shortwire_test_v1_enum_value_columns_t *request,
                                                      const shortwire_test_v1_enum_value_out_columns_t *reply,
                                                      int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[13] : NULL, 13, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoEnum", "request->value");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoEnum", "reply->value");
  if (client->methods[13].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_enum_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[13], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_string_raw(const shortwire_test_v1_feature_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[14] : NULL, 14, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_string_wire(const shortwire_test_v1_feature_t *client,
                                                     const shortwire_test_v1_string_value_t *request,
                                                     shortwire_test_v1_string_value_t *reply,
                                                     sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[14] : NULL, 14, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_string_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[14], 14, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_string_value_init(reply);
  if (shortwire_test_v1_string_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 14, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_echo_string_many_wire(
    const shortwire_test_v1_feature_t *client, size_t count, const shortwire_test_v1_string_value_t *requests,
    shortwire_test_v1_string_value_t *replies, int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_string_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[14], 14, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_string_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[14], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_string_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                            &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 14, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_string_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                     const shortwire_test_v1_string_value_t *requests,
                                                     shortwire_test_v1_string_value_t *replies,
                                                     int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[14] : NULL, 14, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[14].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_string_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_string_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[14], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_echo_string_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_echo_string_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_string_value_columns_t *request,
    const shortwire_test_v1_string_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_string_value_t *requests =
      (shortwire_test_v1_string_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_string_value_t *replies =
      (shortwire_test_v1_string_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_string_value_init(&requests[i]);
    requests[i].value = request->value[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_string_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_string_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_string_value_columns_t *request,
    const shortwire_test_v1_string_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[14] : NULL, 14, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoString", "request->value");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoString", "reply->value");
  if (client->methods[14].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_string_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[14], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_bytes_raw(const shortwire_test_v1_feature_t *client,
                                                   sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[15] : NULL, 15, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_bytes_wire(const shortwire_test_v1_feature_t *client,
                                                    const shortwire_test_v1_bytes_value_t *request,
                                                    shortwire_test_v1_bytes_value_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[15] : NULL, 15, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_bytes_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[15], 15, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_bytes_value_init(reply);
  if (shortwire_test_v1_bytes_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 15, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_echo_bytes_many_wire(
    const shortwire_test_v1_feature_t *client, size_t count, const shortwire_test_v1_bytes_value_t *requests,
    shortwire_test_v1_bytes_value_t *replies, int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_bytes_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[15], 15, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_bytes_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[15], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_bytes_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                           &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 15, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_bytes_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                    const shortwire_test_v1_bytes_value_t *requests,
                                                    shortwire_test_v1_bytes_value_t *replies, int32_t *codes,
                                                    sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[15] : NULL, 15, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[15].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_bytes_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_bytes_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[15], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_echo_bytes_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_echo_bytes_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_bytes_value_columns_t *request,
    const shortwire_test_v1_bytes_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_bytes_value_t *requests =
      (shortwire_test_v1_bytes_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_bytes_value_t *replies =
      (shortwire_test_v1_bytes_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_bytes_value_init(&requests[i]);
    requests[i].value = request->value[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_bytes_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_bytes_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_bytes_value_columns_t *request,
    const shortwire_test_v1_bytes_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[15] : NULL, 15, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoBytes", "request->value");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoBytes", "reply->value");
  if (client->methods[15].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_bytes_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[15], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_scalars_raw(const shortwire_test_v1_feature_t *client,
                                                     sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[16] : NULL, 16, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_scalars_wire(const shortwire_test_v1_feature_t *client,
                                                      const shortwire_test_v1_scalars_t *request,
                                                      shortwire_test_v1_scalars_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[16] : NULL, 16, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_scalars_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[16], 16, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_scalars_init(reply);
  if (shortwire_test_v1_scalars_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 16, &reader, call);
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
  sw_code_e code = sw_client_send(&client->base, &client->methods[16], 16, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_scalars_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[16], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_scalars_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 16, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_scalars_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                      const shortwire_test_v1_scalars_t *requests,
                                                      shortwire_test_v1_scalars_t *replies, int32_t *codes,
                                                      sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[16] : NULL, 16, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[16].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_scalars_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->double_value, sizeof *requests},
      {(void *)(uintptr_t)&requests->float_value, sizeof *requests},
      {(void *)(uintptr_t)&requests->int32_value, sizeof *requests},
      {(void *)(uintptr_t)&requests->int64_value, sizeof *requests},
      {(void *)(uintptr_t)&requests->uint32_value, sizeof *requests},
      {(void *)(uintptr_t)&requests->uint64_value, sizeof *requests},
      {(void *)(uintptr_t)&requests->sint32_value, sizeof *requests},
      {(void *)(uintptr_t)&requests->sint64_value, sizeof *requests},
      {(void *)(uintptr_t)&requests->fixed32_value, sizeof *requests},
      {(void *)(uintptr_t)&requests->fixed64_value, sizeof *requests},
      {(void *)(uintptr_t)&requests->sfixed32_value, sizeof *requests},
      {(void *)(uintptr_t)&requests->sfixed64_value, sizeof *requests},
      {(void *)(uintptr_t)&requests->bool_value, sizeof *requests},
      {(void *)(uintptr_t)&requests->string_value, sizeof *requests},
      {(void *)(uintptr_t)&requests->bytes_value, sizeof *requests},
      {(void *)(uintptr_t)&requests->enum_value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->double_value, sizeof *replies},
      {&replies->float_value, sizeof *replies},
      {&replies->int32_value, sizeof *replies},
      {&replies->int64_value, sizeof *replies},
      {&replies->uint32_value, sizeof *replies},
      {&replies->uint64_value, sizeof *replies},
      {&replies->sint32_value, sizeof *replies},
      {&replies->sint64_value, sizeof *replies},
      {&replies->fixed32_value, sizeof *replies},
      {&replies->fixed64_value, sizeof *replies},
      {&replies->sfixed32_value, sizeof *replies},
      {&replies->sfixed64_value, sizeof *replies},
      {&replies->bool_value, sizeof *replies},
      {&replies->string_value, sizeof *replies},
      {&replies->bytes_value, sizeof *replies},
      {&replies->enum_value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_scalars_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[16], count, in, out, codes, call);
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
    requests[i].float_value = request->float_value[i];
    requests[i].int32_value = request->int32_value[i];
    requests[i].int64_value = request->int64_value[i];
    requests[i].uint32_value = request->uint32_value[i];
    requests[i].uint64_value = request->uint64_value[i];
    requests[i].sint32_value = request->sint32_value[i];
    requests[i].sint64_value = request->sint64_value[i];
    requests[i].fixed32_value = request->fixed32_value[i];
    requests[i].fixed64_value = request->fixed64_value[i];
    requests[i].sfixed32_value = request->sfixed32_value[i];
    requests[i].sfixed64_value = request->sfixed64_value[i];
    requests[i].bool_value = request->bool_value[i];
    requests[i].string_value = request->string_value[i];
    requests[i].bytes_value = request->bytes_value[i];
    requests[i].enum_value = request->enum_value[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_scalars_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->double_value[i] = replies[i].double_value;
    reply->float_value[i] = replies[i].float_value;
    reply->int32_value[i] = replies[i].int32_value;
    reply->int64_value[i] = replies[i].int64_value;
    reply->uint32_value[i] = replies[i].uint32_value;
    reply->uint64_value[i] = replies[i].uint64_value;
    reply->sint32_value[i] = replies[i].sint32_value;
    reply->sint64_value[i] = replies[i].sint64_value;
    reply->fixed32_value[i] = replies[i].fixed32_value;
    reply->fixed64_value[i] = replies[i].fixed64_value;
    reply->sfixed32_value[i] = replies[i].sfixed32_value;
    reply->sfixed64_value[i] = replies[i].sfixed64_value;
    reply->bool_value[i] = replies[i].bool_value;
    reply->string_value[i] = replies[i].string_value;
    reply->bytes_value[i] = replies[i].bytes_value;
    reply->enum_value[i] = replies[i].enum_value;
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
                                   client != NULL ? &client->methods[16] : NULL, 16, request, reply, call);
  if (code != SW_OK) return code;
  if (request->double_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "request->double_value");
  if (request->float_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "request->float_value");
  if (request->int32_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "request->int32_value");
  if (request->int64_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "request->int64_value");
  if (request->uint32_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "request->uint32_value");
  if (request->uint64_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "request->uint64_value");
  if (request->sint32_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "request->sint32_value");
  if (request->sint64_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "request->sint64_value");
  if (request->fixed32_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "request->fixed32_value");
  if (request->fixed64_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "request->fixed64_value");
  if (request->sfixed32_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "request->sfixed32_value");
  if (request->sfixed64_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "request->sfixed64_value");
  if (request->bool_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "request->bool_value");
  if (request->string_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "request->string_value");
  if (request->bytes_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "request->bytes_value");
  if (request->enum_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "request->enum_value");
  if (reply->double_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "reply->double_value");
  if (reply->float_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "reply->float_value");
  if (reply->int32_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "reply->int32_value");
  if (reply->int64_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "reply->int64_value");
  if (reply->uint32_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "reply->uint32_value");
  if (reply->uint64_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "reply->uint64_value");
  if (reply->sint32_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "reply->sint32_value");
  if (reply->sint64_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "reply->sint64_value");
  if (reply->fixed32_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "reply->fixed32_value");
  if (reply->fixed64_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "reply->fixed64_value");
  if (reply->sfixed32_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "reply->sfixed32_value");
  if (reply->sfixed64_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "reply->sfixed64_value");
  if (reply->bool_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "reply->bool_value");
  if (reply->string_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "reply->string_value");
  if (reply->bytes_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "reply->bytes_value");
  if (reply->enum_value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoScalars", "reply->enum_value");
  if (client->methods[16].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_scalars_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->double_value, sizeof *request->double_value},
      {(void *)(uintptr_t)request->float_value, sizeof *request->float_value},
      {(void *)(uintptr_t)request->int32_value, sizeof *request->int32_value},
      {(void *)(uintptr_t)request->int64_value, sizeof *request->int64_value},
      {(void *)(uintptr_t)request->uint32_value, sizeof *request->uint32_value},
      {(void *)(uintptr_t)request->uint64_value, sizeof *request->uint64_value},
      {(void *)(uintptr_t)request->sint32_value, sizeof *request->sint32_value},
      {(void *)(uintptr_t)request->sint64_value, sizeof *request->sint64_value},
      {(void *)(uintptr_t)request->fixed32_value, sizeof *request->fixed32_value},
      {(void *)(uintptr_t)request->fixed64_value, sizeof *request->fixed64_value},
      {(void *)(uintptr_t)request->sfixed32_value, sizeof *request->sfixed32_value},
      {(void *)(uintptr_t)request->sfixed64_value, sizeof *request->sfixed64_value},
      {(void *)(uintptr_t)request->bool_value, sizeof *request->bool_value},
      {(void *)(uintptr_t)request->string_value, sizeof *request->string_value},
      {(void *)(uintptr_t)request->bytes_value, sizeof *request->bytes_value},
      {(void *)(uintptr_t)request->enum_value, sizeof *request->enum_value},
  };
  sw_column_t out[] = {
      {reply->double_value, sizeof *reply->double_value},
      {reply->float_value, sizeof *reply->float_value},
      {reply->int32_value, sizeof *reply->int32_value},
      {reply->int64_value, sizeof *reply->int64_value},
      {reply->uint32_value, sizeof *reply->uint32_value},
      {reply->uint64_value, sizeof *reply->uint64_value},
      {reply->sint32_value, sizeof *reply->sint32_value},
      {reply->sint64_value, sizeof *reply->sint64_value},
      {reply->fixed32_value, sizeof *reply->fixed32_value},
      {reply->fixed64_value, sizeof *reply->fixed64_value},
      {reply->sfixed32_value, sizeof *reply->sfixed32_value},
      {reply->sfixed64_value, sizeof *reply->sfixed64_value},
      {reply->bool_value, sizeof *reply->bool_value},
      {reply->string_value, sizeof *reply->string_value},
      {reply->bytes_value, sizeof *reply->bytes_value},
      {reply->enum_value, sizeof *reply->enum_value},
  };
  return sw_client_columns(&client->base, &client->methods[16], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_presence_raw(const shortwire_test_v1_feature_t *client,
                                                      sw_bytes_t request, sw_bytes_t *reply,
                                                      sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[17] : NULL, 17, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_presence_wire(const shortwire_test_v1_feature_t *client,
                                                       const shortwire_test_v1_presence_t *request,
                                                       shortwire_test_v1_presence_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[17] : NULL, 17, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_presence_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[17], 17, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_presence_init(reply);
  if (shortwire_test_v1_presence_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 17, &reader, call);
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
  sw_code_e code = sw_client_send(&client->base, &client->methods[17], 17, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_presence_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[17], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_presence_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                        &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 17, &reader, call);
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
                                   client != NULL ? &client->methods[17] : NULL, 17, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[17].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_presence_many_wire(client, count, requests, replies, codes, call);
  }
  /* Presence is flags here and masks there. */
  sw_arena_reset(&call->arena);
  uint64_t *masks = (uint64_t *)sw_list_grow(&call->arena, NULL, 0, count, 2 * sizeof *masks);
  if (masks == NULL)
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  for (size_t i = 0; i < count; i++) {
    masks[i] = 0;
    masks[i] |= (uint64_t)requests[i].has_number << 0;
    masks[i] |= (uint64_t)requests[i].has_text << 1;
    masks[i] |= (uint64_t)requests[i].has_data << 2;
    masks[i] |= (uint64_t)requests[i].has_flag << 3;
    masks[i] |= (uint64_t)requests[i].has_color << 4;
    masks[i] |= (uint64_t)requests[i].has_real << 5;
  }
  sw_column_t in[] = {
      {masks, sizeof *masks},
      {(void *)(uintptr_t)&requests->number, sizeof *requests},
      {(void *)(uintptr_t)&requests->text, sizeof *requests},
      {(void *)(uintptr_t)&requests->data, sizeof *requests},
      {(void *)(uintptr_t)&requests->flag, sizeof *requests},
      {(void *)(uintptr_t)&requests->color, sizeof *requests},
      {(void *)(uintptr_t)&requests->real, sizeof *requests},
      {(void *)(uintptr_t)&requests->plain, sizeof *requests},
  };
  sw_column_t out[] = {
      {masks + count, sizeof *masks},
      {&replies->number, sizeof *replies},
      {&replies->text, sizeof *replies},
      {&replies->data, sizeof *replies},
      {&replies->flag, sizeof *replies},
      {&replies->color, sizeof *replies},
      {&replies->real, sizeof *replies},
      {&replies->plain, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_presence_init(&replies[i]);
  code = sw_client_columns(&client->base, &client->methods[17], count, in, out, codes, call);
  for (size_t i = 0; i < count; i++) {
    replies[i].has_number = code == SW_OK && (masks[count + i] >> 0 & 1) != 0;
    if (!replies[i].has_number) memset(&replies[i].number, 0, sizeof replies[i].number);
    replies[i].has_text = code == SW_OK && (masks[count + i] >> 1 & 1) != 0;
    if (!replies[i].has_text) memset(&replies[i].text, 0, sizeof replies[i].text);
    replies[i].has_data = code == SW_OK && (masks[count + i] >> 2 & 1) != 0;
    if (!replies[i].has_data) memset(&replies[i].data, 0, sizeof replies[i].data);
    replies[i].has_flag = code == SW_OK && (masks[count + i] >> 3 & 1) != 0;
    if (!replies[i].has_flag) memset(&replies[i].flag, 0, sizeof replies[i].flag);
    replies[i].has_color = code == SW_OK && (masks[count + i] >> 4 & 1) != 0;
    if (!replies[i].has_color) memset(&replies[i].color, 0, sizeof replies[i].color);
    replies[i].has_real = code == SW_OK && (masks[count + i] >> 5 & 1) != 0;
    if (!replies[i].has_real) memset(&replies[i].real, 0, sizeof replies[i].real);
  }
  return code;
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
    requests[i].has_number = (request->present[i] >> 0 & 1) != 0;
    requests[i].number = request->number[i];
    requests[i].has_text = (request->present[i] >> 1 & 1) != 0;
    requests[i].text = request->text[i];
    requests[i].has_data = (request->present[i] >> 2 & 1) != 0;
    requests[i].data = request->data[i];
    requests[i].has_flag = (request->present[i] >> 3 & 1) != 0;
    requests[i].flag = request->flag[i];
    requests[i].has_color = (request->present[i] >> 4 & 1) != 0;
    requests[i].color = request->color[i];
    requests[i].has_real = (request->present[i] >> 5 & 1) != 0;
    requests[i].real = request->real[i];
    requests[i].plain = request->plain[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_presence_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->present[i] = 0;
    reply->present[i] |= (uint64_t)replies[i].has_number << 0;
    reply->number[i] = replies[i].number;
    reply->present[i] |= (uint64_t)replies[i].has_text << 1;
    reply->text[i] = replies[i].text;
    reply->present[i] |= (uint64_t)replies[i].has_data << 2;
    reply->data[i] = replies[i].data;
    reply->present[i] |= (uint64_t)replies[i].has_flag << 3;
    reply->flag[i] = replies[i].flag;
    reply->present[i] |= (uint64_t)replies[i].has_color << 4;
    reply->color[i] = replies[i].color;
    reply->present[i] |= (uint64_t)replies[i].has_real << 5;
    reply->real[i] = replies[i].real;
    reply->plain[i] = replies[i].plain;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_presence_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_presence_columns_t *request,
    const shortwire_test_v1_presence_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[17] : NULL, 17, request, reply, call);
  if (code != SW_OK) return code;
  if (request->present == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoPresence", "request->present");
  if (request->number == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoPresence", "request->number");
  if (request->text == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoPresence", "request->text");
  if (request->data == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoPresence", "request->data");
  if (request->flag == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoPresence", "request->flag");
  if (request->color == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoPresence", "request->color");
  if (request->real == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoPresence", "request->real");
  if (request->plain == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoPresence", "request->plain");
  if (reply->present == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoPresence", "reply->present");
  if (reply->number == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoPresence", "reply->number");
  if (reply->text == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoPresence", "reply->text");
  if (reply->data == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoPresence", "reply->data");
  if (reply->flag == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoPresence", "reply->flag");
  if (reply->color == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoPresence", "reply->color");
  if (reply->real == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoPresence", "reply->real");
  if (reply->plain == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoPresence", "reply->plain");
  if (client->methods[17].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_presence_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->present, sizeof *request->present},
      {(void *)(uintptr_t)request->number, sizeof *request->number},
      {(void *)(uintptr_t)request->text, sizeof *request->text},
      {(void *)(uintptr_t)request->data, sizeof *request->data},
      {(void *)(uintptr_t)request->flag, sizeof *request->flag},
      {(void *)(uintptr_t)request->color, sizeof *request->color},
      {(void *)(uintptr_t)request->real, sizeof *request->real},
      {(void *)(uintptr_t)request->plain, sizeof *request->plain},
  };
  sw_column_t out[] = {
      {reply->present, sizeof *reply->present},
      {reply->number, sizeof *reply->number},
      {reply->text, sizeof *reply->text},
      {reply->data, sizeof *reply->data},
      {reply->flag, sizeof *reply->flag},
      {reply->color, sizeof *reply->color},
      {reply->real, sizeof *reply->real},
      {reply->plain, sizeof *reply->plain},
  };
  return sw_client_columns(&client->base, &client->methods[17], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_nothing_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                                sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[18] : NULL, 18, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_nothing_wire(const shortwire_test_v1_feature_t *client,
                                                 const shortwire_test_v1_empty_t *request,
                                                 shortwire_test_v1_empty_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_nothing_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[18] : NULL, 18, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_empty_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[18], 18, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_empty_init(reply);
  if (shortwire_test_v1_empty_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 18, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_nothing_many_wire(const shortwire_test_v1_feature_t *client,
                                                             size_t count,
                                                             const shortwire_test_v1_empty_t *requests,
                                                             shortwire_test_v1_empty_t *replies,
                                                             int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_empty_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[18], 18, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_empty_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[18], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_empty_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                     &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 18, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_nothing_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                 const shortwire_test_v1_empty_t *requests,
                                                 shortwire_test_v1_empty_t *replies, int32_t *codes,
                                                 sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[18] : NULL, 18, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[18].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_nothing_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {NULL, 0},
  };
  sw_column_t out[] = {
      {NULL, 0},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_empty_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[18], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_repeated_raw(const shortwire_test_v1_feature_t *client,
                                                      sw_bytes_t request, sw_bytes_t *reply,
                                                      sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[19] : NULL, 19, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_repeated(const shortwire_test_v1_feature_t *client,
                                                  const shortwire_test_v1_repeated_t *request,
                                                  shortwire_test_v1_repeated_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[19] : NULL, 19, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_repeated_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[19], 19, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_repeated_init(reply);
  if (shortwire_test_v1_repeated_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 19, &reader, call);
}

sw_code_e shortwire_test_v1_feature_echo_repeated_many(const shortwire_test_v1_feature_t *client,
                                                       size_t count,
                                                       const shortwire_test_v1_repeated_t *requests,
                                                       shortwire_test_v1_repeated_t *replies, int32_t *codes,
                                                       sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[19] : NULL, 19, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_repeated_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[19], 19, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_repeated_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[19], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_repeated_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                        &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 19, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_unpacked_raw(const shortwire_test_v1_feature_t *client,
                                                      sw_bytes_t request, sw_bytes_t *reply,
                                                      sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[20] : NULL, 20, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_unpacked(const shortwire_test_v1_feature_t *client,
                                                  const shortwire_test_v1_unpacked_t *request,
                                                  shortwire_test_v1_unpacked_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[20] : NULL, 20, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_unpacked_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[20], 20, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_unpacked_init(reply);
  if (shortwire_test_v1_unpacked_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 20, &reader, call);
}

sw_code_e shortwire_test_v1_feature_echo_unpacked_many(const shortwire_test_v1_feature_t *client,
                                                       size_t count,
                                                       const shortwire_test_v1_unpacked_t *requests,
                                                       shortwire_test_v1_unpacked_t *replies, int32_t *codes,
                                                       sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[20] : NULL, 20, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_unpacked_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[20], 20, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_unpacked_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[20], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_unpacked_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                        &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 20, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_maps_raw(const shortwire_test_v1_feature_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[21] : NULL, 21, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_maps(const shortwire_test_v1_feature_t *client,
                                              const shortwire_test_v1_maps_t *request,
                                              shortwire_test_v1_maps_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[21] : NULL, 21, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_maps_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[21], 21, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_maps_init(reply);
  if (shortwire_test_v1_maps_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 21, &reader, call);
}

sw_code_e shortwire_test_v1_feature_echo_maps_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                   const shortwire_test_v1_maps_t *requests,
                                                   shortwire_test_v1_maps_t *replies, int32_t *codes,
                                                   sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[21] : NULL, 21, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_maps_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[21], 21, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_maps_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[21], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_maps_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                    &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 21, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_choice_raw(const shortwire_test_v1_feature_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[22] : NULL, 22, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_choice(const shortwire_test_v1_feature_t *client,
                                                const shortwire_test_v1_choice_t *request,
                                                shortwire_test_v1_choice_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[22] : NULL, 22, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_choice_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[22], 22, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_choice_init(reply);
  if (shortwire_test_v1_choice_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 22, &reader, call);
}

sw_code_e shortwire_test_v1_feature_echo_choice_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                     const shortwire_test_v1_choice_t *requests,
                                                     shortwire_test_v1_choice_t *replies, int32_t *codes,
                                                     sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[22] : NULL, 22, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_choice_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[22], 22, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_choice_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[22], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_choice_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                      &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 22, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_nested_raw(const shortwire_test_v1_feature_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[23] : NULL, 23, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_nested(const shortwire_test_v1_feature_t *client,
                                                const shortwire_test_v1_nested_t *request,
                                                shortwire_test_v1_nested_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[23] : NULL, 23, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_nested_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[23], 23, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_nested_init(reply);
  if (shortwire_test_v1_nested_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 23, &reader, call);
}

sw_code_e shortwire_test_v1_feature_echo_nested_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                     const shortwire_test_v1_nested_t *requests,
                                                     shortwire_test_v1_nested_t *replies, int32_t *codes,
                                                     sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[23] : NULL, 23, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_nested_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[23], 23, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_nested_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[23], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_nested_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                      &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 23, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_tree_raw(const shortwire_test_v1_feature_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[24] : NULL, 24, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_tree(const shortwire_test_v1_feature_t *client,
                                              const shortwire_test_v1_tree_t *request,
                                              shortwire_test_v1_tree_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[24] : NULL, 24, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_tree_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[24], 24, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_tree_init(reply);
  if (shortwire_test_v1_tree_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 24, &reader, call);
}

sw_code_e shortwire_test_v1_feature_echo_tree_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                   const shortwire_test_v1_tree_t *requests,
                                                   shortwire_test_v1_tree_t *replies, int32_t *codes,
                                                   sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[24] : NULL, 24, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_tree_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[24], 24, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_tree_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[24], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_tree_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                    &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 24, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_newer_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[25] : NULL, 25, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_newer(const shortwire_test_v1_feature_t *client,
                                          const shortwire_test_v1_version1_t *request,
                                          shortwire_test_v1_version2_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[25] : NULL, 25, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_version1_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[25], 25, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_version2_init(reply);
  if (shortwire_test_v1_version2_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 25, &reader, call);
}

sw_code_e shortwire_test_v1_feature_newer_many(const shortwire_test_v1_feature_t *client, size_t count,
                                               const shortwire_test_v1_version1_t *requests,
                                               shortwire_test_v1_version2_t *replies, int32_t *codes,
                                               sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[25] : NULL, 25, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_version1_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[25], 25, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_version2_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[25], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_version2_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                        &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 25, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_older_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[26] : NULL, 26, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_older(const shortwire_test_v1_feature_t *client,
                                          const shortwire_test_v1_version2_t *request,
                                          shortwire_test_v1_version1_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[26] : NULL, 26, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_version2_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[26], 26, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_version1_init(reply);
  if (shortwire_test_v1_version1_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 26, &reader, call);
}

sw_code_e shortwire_test_v1_feature_older_many(const shortwire_test_v1_feature_t *client, size_t count,
                                               const shortwire_test_v1_version2_t *requests,
                                               shortwire_test_v1_version1_t *replies, int32_t *codes,
                                               sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[26] : NULL, 26, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_version2_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[26], 26, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_version1_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[26], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_version1_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                        &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 26, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_large_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[27] : NULL, 27, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_large_wire(const shortwire_test_v1_feature_t *client,
                                               const shortwire_test_v1_size_request_t *request,
                                               shortwire_test_v1_bytes_value_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[27] : NULL, 27, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_size_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[27], 27, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_bytes_value_init(reply);
  if (shortwire_test_v1_bytes_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 27, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_large_many_wire(const shortwire_test_v1_feature_t *client,
                                                           size_t count,
                                                           const shortwire_test_v1_size_request_t *requests,
                                                           shortwire_test_v1_bytes_value_t *replies,
                                                           int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_size_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[27], 27, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_bytes_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[27], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_bytes_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                           &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 27, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_large_many(const shortwire_test_v1_feature_t *client, size_t count,
                                               const shortwire_test_v1_size_request_t *requests,
                                               shortwire_test_v1_bytes_value_t *replies, int32_t *codes,
                                               sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[27] : NULL, 27, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[27].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_large_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->size, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_bytes_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[27], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_large_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_large_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_size_request_columns_t *request,
    const shortwire_test_v1_bytes_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_size_request_t *requests =
      (shortwire_test_v1_size_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_bytes_value_t *replies =
      (shortwire_test_v1_bytes_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_size_request_init(&requests[i]);
    requests[i].size = request->size[i];
  }
  sw_code_e code = shortwire_test_v1_feature_large_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_large_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                  const shortwire_test_v1_size_request_columns_t *request,
                                                  const shortwire_test_v1_bytes_value_out_columns_t *reply,
                                                  int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[27] : NULL, 27, request, reply, call);
  if (code != SW_OK) return code;
  if (request->size == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Large", "request->size");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Large", "reply->value");
  if (client->methods[27].flat_many == NULL) {
    return shortwire_test_v1_feature_large_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->size, sizeof *request->size},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[27], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_fill_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                             sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[28] : NULL, 28, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_fill_wire(const shortwire_test_v1_feature_t *client,
                                              const shortwire_test_v1_size_request_t *request,
                                              shortwire_test_v1_bytes_value_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[28] : NULL, 28, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_size_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[28], 28, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_bytes_value_init(reply);
  if (shortwire_test_v1_bytes_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 28, &reader, call);
}

sw_code_e shortwire_test_v1_feature_fill_into_wire(const shortwire_test_v1_feature_t *client,
                                                   const shortwire_test_v1_size_request_t *request,
                                                   void *memory, size_t size, sw_bytes_t *reply,
                                                   sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.test.v1.Feature/Fill", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_test_v1_bytes_value_t message;
  sw_code_e code = shortwire_test_v1_feature_fill_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_test_v1_feature_fill_many_wire(const shortwire_test_v1_feature_t *client,
                                                          size_t count,
                                                          const shortwire_test_v1_size_request_t *requests,
                                                          shortwire_test_v1_bytes_value_t *replies,
                                                          int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_size_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[28], 28, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_bytes_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[28], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_bytes_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                           &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 28, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_fill_many(const shortwire_test_v1_feature_t *client, size_t count,
                                              const shortwire_test_v1_size_request_t *requests,
                                              shortwire_test_v1_bytes_value_t *replies, int32_t *codes,
                                              sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[28] : NULL, 28, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[28].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_fill_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->size, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_bytes_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[28], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_fill_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_fill_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_size_request_columns_t *request,
    const shortwire_test_v1_bytes_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_size_request_t *requests =
      (shortwire_test_v1_size_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_bytes_value_t *replies =
      (shortwire_test_v1_bytes_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_size_request_init(&requests[i]);
    requests[i].size = request->size[i];
  }
  sw_code_e code = shortwire_test_v1_feature_fill_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_fill_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                 const shortwire_test_v1_size_request_columns_t *request,
                                                 const shortwire_test_v1_bytes_value_out_columns_t *reply,
                                                 int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[28] : NULL, 28, request, reply, call);
  if (code != SW_OK) return code;
  if (request->size == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Fill", "request->size");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Fill", "reply->value");
  if (client->methods[28].flat_many == NULL) {
    return shortwire_test_v1_feature_fill_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->size, sizeof *request->size},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[28], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_wrap_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                             sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[29] : NULL, 29, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_wrap_wire(const shortwire_test_v1_feature_t *client,
                                              const shortwire_test_v1_wrap_request_t *request,
                                              shortwire_test_v1_bytes_value_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[29] : NULL, 29, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_wrap_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[29], 29, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_bytes_value_init(reply);
  if (shortwire_test_v1_bytes_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 29, &reader, call);
}

sw_code_e shortwire_test_v1_feature_wrap_into_wire(const shortwire_test_v1_feature_t *client,
                                                   const shortwire_test_v1_wrap_request_t *request,
                                                   void *memory, size_t size, sw_bytes_t *reply,
                                                   sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.test.v1.Feature/Wrap", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_test_v1_bytes_value_t message;
  sw_code_e code = shortwire_test_v1_feature_wrap_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_test_v1_feature_wrap_many_wire(const shortwire_test_v1_feature_t *client,
                                                          size_t count,
                                                          const shortwire_test_v1_wrap_request_t *requests,
                                                          shortwire_test_v1_bytes_value_t *replies,
                                                          int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_wrap_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[29], 29, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_bytes_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[29], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_bytes_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                           &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 29, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_wrap_many(const shortwire_test_v1_feature_t *client, size_t count,
                                              const shortwire_test_v1_wrap_request_t *requests,
                                              shortwire_test_v1_bytes_value_t *replies, int32_t *codes,
                                              sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[29] : NULL, 29, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[29].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_wrap_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->head, sizeof *requests},
      {(void *)(uintptr_t)&requests->data, sizeof *requests},
      {(void *)(uintptr_t)&requests->tail, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_bytes_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[29], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_wrap_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_wrap_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_wrap_request_columns_t *request,
    const shortwire_test_v1_bytes_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_wrap_request_t *requests =
      (shortwire_test_v1_wrap_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_bytes_value_t *replies =
      (shortwire_test_v1_bytes_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_wrap_request_init(&requests[i]);
    requests[i].head = request->head[i];
    requests[i].data = request->data[i];
    requests[i].tail = request->tail[i];
  }
  sw_code_e code = shortwire_test_v1_feature_wrap_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_wrap_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                 const shortwire_test_v1_wrap_request_columns_t *request,
                                                 const shortwire_test_v1_bytes_value_out_columns_t *reply,
                                                 int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[29] : NULL, 29, request, reply, call);
  if (code != SW_OK) return code;
  if (request->head == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Wrap", "request->head");
  if (request->data == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Wrap", "request->data");
  if (request->tail == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Wrap", "request->tail");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Wrap", "reply->value");
  if (client->methods[29].flat_many == NULL) {
    return shortwire_test_v1_feature_wrap_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->head, sizeof *request->head},
      {(void *)(uintptr_t)request->data, sizeof *request->data},
      {(void *)(uintptr_t)request->tail, sizeof *request->tail},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[29], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_unwrap_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                               sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[30] : NULL, 30, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_unwrap_wire(const shortwire_test_v1_feature_t *client,
                                                const shortwire_test_v1_unwrap_request_t *request,
                                                shortwire_test_v1_bytes_value_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[30] : NULL, 30, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_unwrap_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[30], 30, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_bytes_value_init(reply);
  if (shortwire_test_v1_bytes_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 30, &reader, call);
}

sw_code_e shortwire_test_v1_feature_unwrap_into_wire(const shortwire_test_v1_feature_t *client,
                                                     const shortwire_test_v1_unwrap_request_t *request,
                                                     void *memory, size_t size, sw_bytes_t *reply,
                                                     sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.test.v1.Feature/Unwrap", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_test_v1_bytes_value_t message;
  sw_code_e code = shortwire_test_v1_feature_unwrap_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_test_v1_feature_unwrap_many_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_unwrap_request_t *requests, shortwire_test_v1_bytes_value_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_unwrap_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[30], 30, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_bytes_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[30], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_bytes_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                           &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 30, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_unwrap_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                const shortwire_test_v1_unwrap_request_t *requests,
                                                shortwire_test_v1_bytes_value_t *replies, int32_t *codes,
                                                sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[30] : NULL, 30, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[30].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_unwrap_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->data, sizeof *requests},
      {(void *)(uintptr_t)&requests->head, sizeof *requests},
      {(void *)(uintptr_t)&requests->tail, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_bytes_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[30], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_unwrap_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_unwrap_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_unwrap_request_columns_t *request,
    const shortwire_test_v1_bytes_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_unwrap_request_t *requests =
      (shortwire_test_v1_unwrap_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_bytes_value_t *replies =
      (shortwire_test_v1_bytes_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_unwrap_request_init(&requests[i]);
    requests[i].data = request->data[i];
    requests[i].head = request->head[i];
    requests[i].tail = request->tail[i];
  }
  sw_code_e code = shortwire_test_v1_feature_unwrap_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_unwrap_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                   const shortwire_test_v1_unwrap_request_columns_t *request,
                                                   const shortwire_test_v1_bytes_value_out_columns_t *reply,
                                                   int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[30] : NULL, 30, request, reply, call);
  if (code != SW_OK) return code;
  if (request->data == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Unwrap", "request->data");
  if (request->head == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Unwrap", "request->head");
  if (request->tail == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Unwrap", "request->tail");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Unwrap", "reply->value");
  if (client->methods[30].flat_many == NULL) {
    return shortwire_test_v1_feature_unwrap_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->data, sizeof *request->data},
      {(void *)(uintptr_t)request->head, sizeof *request->head},
      {(void *)(uintptr_t)request->tail, sizeof *request->tail},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[30], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_gather_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                               sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[31] : NULL, 31, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_gather_wire(const shortwire_test_v1_feature_t *client,
                                                const shortwire_test_v1_int64_value_t *request,
                                                shortwire_test_v1_gathered_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_gather_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[31] : NULL, 31, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_int64_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[31], 31, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_gathered_init(reply);
  if (shortwire_test_v1_gathered_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 31, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_gather_many_wire(const shortwire_test_v1_feature_t *client,
                                                            size_t count,
                                                            const shortwire_test_v1_int64_value_t *requests,
                                                            shortwire_test_v1_gathered_t *replies,
                                                            int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_int64_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[31], 31, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_gathered_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[31], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_gathered_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                        &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 31, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_gather_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                const shortwire_test_v1_int64_value_t *requests,
                                                shortwire_test_v1_gathered_t *replies, int32_t *codes,
                                                sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[31] : NULL, 31, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[31].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_gather_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->number, sizeof *replies},
      {&replies->position, sizeof *replies},
      {&replies->count, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_gathered_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[31], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_gather_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_gather_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_int64_value_columns_t *request,
    const shortwire_test_v1_gathered_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_int64_value_t *requests =
      (shortwire_test_v1_int64_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_gathered_t *replies =
      (shortwire_test_v1_gathered_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_int64_value_init(&requests[i]);
    requests[i].value = request->value[i];
  }
  sw_code_e code = shortwire_test_v1_feature_gather_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->number[i] = replies[i].number;
    reply->position[i] = replies[i].position;
    reply->count[i] = replies[i].count;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_gather_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                   const shortwire_test_v1_int64_value_columns_t *request,
                                                   const shortwire_test_v1_gathered_out_columns_t *reply,
                                                   int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[31] : NULL, 31, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Gather", "request->value");
  if (reply->number == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Gather", "reply->number");
  if (reply->position == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Gather", "reply->position");
  if (reply->count == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Gather", "reply->count");
  if (client->methods[31].flat_many == NULL) {
    return shortwire_test_v1_feature_gather_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->number, sizeof *reply->number},
      {reply->position, sizeof *reply->position},
      {reply->count, sizeof *reply->count},
  };
  return sw_client_columns(&client->base, &client->methods[31], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_measure_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                                sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[32] : NULL, 32, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_measure_wire(const shortwire_test_v1_feature_t *client,
                                                 const shortwire_test_v1_bytes_value_t *request,
                                                 shortwire_test_v1_uint64_value_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_measure_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[32] : NULL, 32, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_bytes_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[32], 32, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_uint64_value_init(reply);
  if (shortwire_test_v1_uint64_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 32, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_measure_many_wire(const shortwire_test_v1_feature_t *client,
                                                             size_t count,
                                                             const shortwire_test_v1_bytes_value_t *requests,
                                                             shortwire_test_v1_uint64_value_t *replies,
                                                             int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_bytes_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[32], 32, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_uint64_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[32], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_uint64_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                            &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 32, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_measure_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                 const shortwire_test_v1_bytes_value_t *requests,
                                                 shortwire_test_v1_uint64_value_t *replies, int32_t *codes,
                                                 sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[32] : NULL, 32, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[32].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_measure_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_uint64_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[32], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_measure_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_measure_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_bytes_value_columns_t *request,
    const shortwire_test_v1_uint64_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_bytes_value_t *requests =
      (shortwire_test_v1_bytes_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_uint64_value_t *replies =
      (shortwire_test_v1_uint64_value_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_bytes_value_init(&requests[i]);
    requests[i].value = request->value[i];
  }
  sw_code_e code = shortwire_test_v1_feature_measure_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_measure_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                    const shortwire_test_v1_bytes_value_columns_t *request,
                                                    const shortwire_test_v1_uint64_value_out_columns_t *reply,
                                                    int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[32] : NULL, 32, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Measure", "request->value");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Measure", "reply->value");
  if (client->methods[32].flat_many == NULL) {
    return shortwire_test_v1_feature_measure_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[32], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_fail_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                             sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[33] : NULL, 33, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_fail_wire(const shortwire_test_v1_feature_t *client,
                                              const shortwire_test_v1_fail_request_t *request,
                                              shortwire_test_v1_empty_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_fail_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[33] : NULL, 33, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_fail_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[33], 33, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_empty_init(reply);
  if (shortwire_test_v1_empty_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 33, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_fail_many_wire(const shortwire_test_v1_feature_t *client,
                                                          size_t count,
                                                          const shortwire_test_v1_fail_request_t *requests,
                                                          shortwire_test_v1_empty_t *replies, int32_t *codes,
                                                          sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_fail_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[33], 33, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_empty_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[33], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_empty_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                     &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 33, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_fail_many(const shortwire_test_v1_feature_t *client, size_t count,
                                              const shortwire_test_v1_fail_request_t *requests,
                                              shortwire_test_v1_empty_t *replies, int32_t *codes,
                                              sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[33] : NULL, 33, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[33].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_fail_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->code, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
      {(void *)(uintptr_t)&requests->detail, sizeof *requests},
  };
  sw_column_t out[] = {
      {NULL, 0},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_empty_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[33], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_panic_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[34] : NULL, 34, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_panic_wire(const shortwire_test_v1_feature_t *client,
                                               const shortwire_test_v1_string_value_t *request,
                                               shortwire_test_v1_empty_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_panic_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[34] : NULL, 34, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_string_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[34], 34, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_empty_init(reply);
  if (shortwire_test_v1_empty_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 34, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_panic_many_wire(const shortwire_test_v1_feature_t *client,
                                                           size_t count,
                                                           const shortwire_test_v1_string_value_t *requests,
                                                           shortwire_test_v1_empty_t *replies, int32_t *codes,
                                                           sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_string_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[34], 34, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_empty_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[34], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_empty_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                     &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 34, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_panic_many(const shortwire_test_v1_feature_t *client, size_t count,
                                               const shortwire_test_v1_string_value_t *requests,
                                               shortwire_test_v1_empty_t *replies, int32_t *codes,
                                               sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[34] : NULL, 34, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[34].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_panic_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {NULL, 0},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_empty_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[34], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_count_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[35] : NULL, 35, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_count_wire(const shortwire_test_v1_feature_t *client,
                                               const shortwire_test_v1_empty_t *request,
                                               shortwire_test_v1_uint64_value_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_count_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[35] : NULL, 35, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_empty_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[35], 35, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_uint64_value_init(reply);
  if (shortwire_test_v1_uint64_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 35, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_count_many_wire(const shortwire_test_v1_feature_t *client,
                                                           size_t count,
                                                           const shortwire_test_v1_empty_t *requests,
                                                           shortwire_test_v1_uint64_value_t *replies,
                                                           int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_empty_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[35], 35, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_uint64_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[35], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_uint64_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                            &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 35, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_count_many(const shortwire_test_v1_feature_t *client, size_t count,
                                               const shortwire_test_v1_empty_t *requests,
                                               shortwire_test_v1_uint64_value_t *replies, int32_t *codes,
                                               sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[35] : NULL, 35, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[35].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_count_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {NULL, 0},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_uint64_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[35], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_slow_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                             sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[36] : NULL, 36, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_slow_wire(const shortwire_test_v1_feature_t *client,
                                              const shortwire_test_v1_slow_request_t *request,
                                              shortwire_test_v1_slow_request_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_test_v1_feature_slow_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[36] : NULL, 36, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_slow_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[36], 36, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_slow_request_init(reply);
  if (shortwire_test_v1_slow_request_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 36, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_slow_many_wire(const shortwire_test_v1_feature_t *client,
                                                          size_t count,
                                                          const shortwire_test_v1_slow_request_t *requests,
                                                          shortwire_test_v1_slow_request_t *replies,
                                                          int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_slow_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[36], 36, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_slow_request_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[36], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_slow_request_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                            &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 36, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_slow_many(const shortwire_test_v1_feature_t *client, size_t count,
                                              const shortwire_test_v1_slow_request_t *requests,
                                              shortwire_test_v1_slow_request_t *replies, int32_t *codes,
                                              sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[36] : NULL, 36, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[36].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_slow_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->milliseconds, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->milliseconds, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_slow_request_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[36], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_slow_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_slow_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_slow_request_columns_t *request,
    const shortwire_test_v1_slow_request_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_slow_request_t *requests =
      (shortwire_test_v1_slow_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_slow_request_t *replies =
      (shortwire_test_v1_slow_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_slow_request_init(&requests[i]);
    requests[i].milliseconds = request->milliseconds[i];
  }
  sw_code_e code = shortwire_test_v1_feature_slow_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->milliseconds[i] = replies[i].milliseconds;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_slow_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                 const shortwire_test_v1_slow_request_columns_t *request,
                                                 const shortwire_test_v1_slow_request_out_columns_t *reply,
                                                 int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[36] : NULL, 36, request, reply, call);
  if (code != SW_OK) return code;
  if (request->milliseconds == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Slow", "request->milliseconds");
  if (reply->milliseconds == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Slow", "reply->milliseconds");
  if (client->methods[36].flat_many == NULL) {
    return shortwire_test_v1_feature_slow_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->milliseconds, sizeof *request->milliseconds},
  };
  sw_column_t out[] = {
      {reply->milliseconds, sizeof *reply->milliseconds},
  };
  return sw_client_columns(&client->base, &client->methods[36], count, in, out, codes, call);
}
