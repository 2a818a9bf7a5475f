/* Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit. */
/* clang-format off */
#include "shortwire_test_v1.h"

uint8_t *shortwire_test_v1_int64_value_write(const shortwire_test_v1_int64_value_t *restrict message,
                                             uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->unit.len != 0) {
    p = sw_write_string(w, p, message->unit);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Int64Value.unit");
    p = sw_put_tag(p, 0x12);
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
      case 0x12: {
        p = sw_get_string(p, end, r, &message->unit);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Int64Value.unit");
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

uint8_t *shortwire_test_v1_string_value_write(const shortwire_test_v1_string_value_t *restrict message,
                                              uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->more_count != 0) {
    if (message->more == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.StringValue.more");
    for (size_t i = message->more_count; i-- > 0;) {
      p = sw_write_string(w, p, message->more[i]);
      if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.StringValue.more");
      p = sw_put_tag(p, 0x12);
    }
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
      case 0x12: {
        p = sw_get_strings(p, end, r, 0x12, &message->more, &message->more_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.StringValue.more");
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

uint8_t *shortwire_test_v1_tree_write(const shortwire_test_v1_tree_t *restrict message, uint8_t *p,
                                      sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->weights_count != 0) {
    if (message->weights == NULL) return sw_writer_fail_null(w, "shortwire.test.v1.Tree.weights");
    for (size_t i = message->weights_count; i-- > 0;) {
      const shortwire_test_v1_tree_weights_entry_t *entry = &message->weights[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, (uint64_t)entry->value), 0x10);
      p = sw_write_string(w, p, entry->key);
      if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Tree.weights");
      p = sw_put_tag(p, 0x0a);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x32a);
    }
  }
  if (message->label.len != 0) {
    p = sw_write_string(w, p, message->label);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Tree.label");
    p = sw_put_tag(p, 0x322);
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

static const uint8_t *shortwire_test_v1_tree_weights_entry_read(const uint8_t *p, const uint8_t *end,
                                                                sw_reader_t *r,
                                                                shortwire_test_v1_tree_t *message) {
  size_t run = sw_count_run(p, end, 0x32a);
  shortwire_test_v1_tree_weights_entry_t *list = (shortwire_test_v1_tree_weights_entry_t *)sw_list_grow(
      r->arena, message->weights, message->weights_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->weights = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    shortwire_test_v1_tree_weights_entry_t *entry = &list[message->weights_count];
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
    message->weights_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x32a) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const shortwire_test_v1_tree_weights_entry_t *shortwire_test_v1_tree_find_weights(
    const shortwire_test_v1_tree_t *message, sw_bytes_t key) {
  if (message == NULL || message->weights == NULL) return NULL;
  for (size_t i = message->weights_count; i-- > 0;) {
    if (sw_bytes_equal(message->weights[i].key, key)) return &message->weights[i];
  }
  return NULL;
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
      case 0x322: {
        p = sw_get_string(p, end, r, &message->label);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Tree.label");
        continue;
      }
      case 0x32a: {
        p = shortwire_test_v1_tree_weights_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Tree.weights");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->weights_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->weights, &message->weights_count, sizeof *message->weights, SW_MAP_KEY_TEXT, sizeof message->weights->key, r->arena))
    return sw_reader_fail_memory(r, p);
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

uint8_t *shortwire_test_v1_nested_write(const shortwire_test_v1_nested_t *restrict message, uint8_t *p,
                                        sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->inner.len != 0) {
    p = sw_write_string(w, p, message->inner);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.v1.Nested.inner");
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
        p = sw_get_string(p, end, r, &message->inner);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.v1.Nested.inner");
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

static const sw_method_info_t shortwire_test_v1_feature_methods[] = {
    {UINT64_C(0x4f9e788d37bd9cde), UINT64_C(0xed9b55dad205c0a8), "shortwire.test.v1.Feature/EchoInt64"},
    {UINT64_C(0x453d3c1aefaaf2d6), 0, "shortwire.test.v1.Feature/EchoString"},
    {UINT64_C(0x80daf78d67e8358f), 0, "shortwire.test.v1.Feature/EchoTree"},
    {UINT64_C(0xf3912845b4146198), UINT64_C(0x2455fadc4a1f1ed8), "shortwire.test.v1.Feature/EchoNested"},
    {UINT64_C(0xc552f12b23c4c190), UINT64_C(0x1c1fde38e4f88c12), "shortwire.test.v1.Feature/Added"},
    {UINT64_C(0x3b9665a9e6c47878), 0, "shortwire.test.v1.Feature/AddedTree"},
};

sw_code_e shortwire_test_v1_feature_open(const char *path, const sw_options_t *options,
                                         shortwire_test_v1_feature_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "shortwire_test_v1_feature_open");
  return sw_client_open(path, options, shortwire_test_v1_feature_methods, 6, &client->base, client->methods,
                        error);
}

sw_code_e shortwire_test_v1_feature_join(const sw_client_t *other, shortwire_test_v1_feature_t *client,
                                         sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "shortwire_test_v1_feature_join");
  return sw_client_join(other, shortwire_test_v1_feature_methods, 6, &client->base, client->methods, error);
}

void shortwire_test_v1_feature_close(shortwire_test_v1_feature_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 6);
}

sw_code_e shortwire_test_v1_feature_echo_int64_raw(const shortwire_test_v1_feature_t *client,
                                                   sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_int64_wire(const shortwire_test_v1_feature_t *client,
                                                    const shortwire_test_v1_int64_value_t *request,
                                                    shortwire_test_v1_int64_value_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_int64_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_int64_value_init(reply);
  if (shortwire_test_v1_int64_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
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
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_int64_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_int64_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                           &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_int64_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                    const shortwire_test_v1_int64_value_t *requests,
                                                    shortwire_test_v1_int64_value_t *replies, int32_t *codes,
                                                    sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_int64_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
      {(void *)(uintptr_t)&requests->unit, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
      {&replies->unit, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_int64_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
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
    requests[i].unit = request->unit[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_int64_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
    reply->unit[i] = replies[i].unit;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_int64_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_int64_value_columns_t *request,
    const shortwire_test_v1_int64_value_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoInt64", "request->value");
  if (request->unit == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoInt64", "request->unit");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoInt64", "reply->value");
  if (reply->unit == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoInt64", "reply->unit");
  if (client->methods[0].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_int64_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
      {(void *)(uintptr_t)request->unit, sizeof *request->unit},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
      {reply->unit, sizeof *reply->unit},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_echo_string_raw(const shortwire_test_v1_feature_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_string(const shortwire_test_v1_feature_t *client,
                                                const shortwire_test_v1_string_value_t *request,
                                                shortwire_test_v1_string_value_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_string_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_string_value_init(reply);
  if (shortwire_test_v1_string_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

sw_code_e shortwire_test_v1_feature_echo_string_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                     const shortwire_test_v1_string_value_t *requests,
                                                     shortwire_test_v1_string_value_t *replies,
                                                     int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_string_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_string_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_string_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                            &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_tree_raw(const shortwire_test_v1_feature_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_tree(const shortwire_test_v1_feature_t *client,
                                              const shortwire_test_v1_tree_t *request,
                                              shortwire_test_v1_tree_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_tree_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[2], 2, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_tree_init(reply);
  if (shortwire_test_v1_tree_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 2, &reader, call);
}

sw_code_e shortwire_test_v1_feature_echo_tree_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                   const shortwire_test_v1_tree_t *requests,
                                                   shortwire_test_v1_tree_t *replies, int32_t *codes,
                                                   sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_tree_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[2], 2, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_tree_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[2], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_tree_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                    &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 2, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_nested_raw(const shortwire_test_v1_feature_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_echo_nested_wire(const shortwire_test_v1_feature_t *client,
                                                     const shortwire_test_v1_nested_t *request,
                                                     shortwire_test_v1_nested_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_nested_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[3], 3, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_nested_init(reply);
  if (shortwire_test_v1_nested_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 3, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_echo_nested_many_wire(const shortwire_test_v1_feature_t *client,
                                                                 size_t count,
                                                                 const shortwire_test_v1_nested_t *requests,
                                                                 shortwire_test_v1_nested_t *replies,
                                                                 int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_nested_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[3], 3, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_nested_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[3], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_nested_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                      &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 3, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_echo_nested_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                     const shortwire_test_v1_nested_t *requests,
                                                     shortwire_test_v1_nested_t *replies, int32_t *codes,
                                                     sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[3].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_echo_nested_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->inner, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->inner, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_nested_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_echo_nested_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_echo_nested_columns_wire(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_nested_columns_t *request, const shortwire_test_v1_nested_out_columns_t *reply,
    int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_test_v1_nested_t *requests =
      (shortwire_test_v1_nested_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_test_v1_nested_t *replies =
      (shortwire_test_v1_nested_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_nested_init(&requests[i]);
    requests[i].inner = request->inner[i];
  }
  sw_code_e code =
      shortwire_test_v1_feature_echo_nested_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->inner[i] = replies[i].inner;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_echo_nested_columns(const shortwire_test_v1_feature_t *client,
                                                        size_t count,
                                                        const shortwire_test_v1_nested_columns_t *request,
                                                        const shortwire_test_v1_nested_out_columns_t *reply,
                                                        int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  if (request->inner == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoNested", "request->inner");
  if (reply->inner == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/EchoNested", "reply->inner");
  if (client->methods[3].flat_many == NULL) {
    return shortwire_test_v1_feature_echo_nested_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->inner, sizeof *request->inner},
  };
  sw_column_t out[] = {
      {reply->inner, sizeof *reply->inner},
  };
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_added_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_added_wire(const shortwire_test_v1_feature_t *client,
                                               const shortwire_test_v1_int64_value_t *request,
                                               shortwire_test_v1_int64_value_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_int64_value_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[4], 4, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_int64_value_init(reply);
  if (shortwire_test_v1_int64_value_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 4, &reader, call);
}

static sw_code_e shortwire_test_v1_feature_added_many_wire(const shortwire_test_v1_feature_t *client,
                                                           size_t count,
                                                           const shortwire_test_v1_int64_value_t *requests,
                                                           shortwire_test_v1_int64_value_t *replies,
                                                           int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_int64_value_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[4], 4, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_int64_value_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[4], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_int64_value_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                           &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 4, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_test_v1_feature_added_many(const shortwire_test_v1_feature_t *client, size_t count,
                                               const shortwire_test_v1_int64_value_t *requests,
                                               shortwire_test_v1_int64_value_t *replies, int32_t *codes,
                                               sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[4].flat_many == NULL || count == 0) {
    return shortwire_test_v1_feature_added_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
      {(void *)(uintptr_t)&requests->unit, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
      {&replies->unit, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_test_v1_int64_value_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[4], count, in, out, codes, call);
}

/* What shortwire_test_v1_feature_added_columns() does where it cannot use columns. */
static sw_code_e shortwire_test_v1_feature_added_columns_wire(
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
    requests[i].unit = request->unit[i];
  }
  sw_code_e code = shortwire_test_v1_feature_added_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
    reply->unit[i] = replies[i].unit;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_test_v1_feature_added_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                  const shortwire_test_v1_int64_value_columns_t *request,
                                                  const shortwire_test_v1_int64_value_out_columns_t *reply,
                                                  int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Added", "request->value");
  if (request->unit == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Added", "request->unit");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Added", "reply->value");
  if (reply->unit == NULL)
    return sw_call_null_argument(call, "shortwire.test.v1.Feature/Added", "reply->unit");
  if (client->methods[4].flat_many == NULL) {
    return shortwire_test_v1_feature_added_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
      {(void *)(uintptr_t)request->unit, sizeof *request->unit},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
      {reply->unit, sizeof *reply->unit},
  };
  return sw_client_columns(&client->base, &client->methods[4], count, in, out, codes, call);
}

sw_code_e shortwire_test_v1_feature_added_tree_raw(const shortwire_test_v1_feature_t *client,
                                                   sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[5] : NULL, 5, request, reply, call);
}

sw_code_e shortwire_test_v1_feature_added_tree(const shortwire_test_v1_feature_t *client,
                                               const shortwire_test_v1_tree_t *request,
                                               shortwire_test_v1_tree_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[5] : NULL, 5, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_test_v1_tree_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[5], 5, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_test_v1_tree_init(reply);
  if (shortwire_test_v1_tree_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 5, &reader, call);
}

sw_code_e shortwire_test_v1_feature_added_tree_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                    const shortwire_test_v1_tree_t *requests,
                                                    shortwire_test_v1_tree_t *replies, int32_t *codes,
                                                    sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[5] : NULL, 5, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_test_v1_tree_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[5], 5, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_test_v1_tree_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[5], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_test_v1_tree_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                    &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 5, &reader, call);
    }
  }
  return SW_OK;
}
