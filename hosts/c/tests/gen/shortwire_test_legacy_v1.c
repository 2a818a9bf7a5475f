/* Made by shortwire gen from legacy.proto. Do not edit. */
/* clang-format off */
#include "shortwire_test_legacy_v1.h"

const char *shortwire_test_legacy_v1_level_name(shortwire_test_legacy_v1_level_e value) {
  switch (value) {
    case SHORTWIRE_TEST_LEGACY_V1_LEVEL_LOW:
      return "LOW";
    case SHORTWIRE_TEST_LEGACY_V1_LEVEL_HIGH:
      return "HIGH";
    default:
      return NULL;
  }
}

uint8_t *shortwire_test_legacy_v1_required_write(const shortwire_test_legacy_v1_required_t *restrict message,
                                                 uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->has_text) {
    p = sw_write_bytes(w, p, message->text);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.legacy.v1.Required.text");
    p = sw_put_tag(p, 0x12);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (!(message->has_number)) return sw_writer_fail_missing(w, "shortwire.test.legacy.v1.Required.number");
  if (message->has_number) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->number), 0x08);
  return p;
}

const uint8_t *shortwire_test_legacy_v1_required_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      shortwire_test_legacy_v1_required_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Required.number");
        message->number = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->has_number = true;
        continue;
      }
      case 0x12: {
        p = sw_get_bytes(p, end, r, &message->text);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Required.text");
        message->has_text = true;
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

const char *shortwire_test_legacy_v1_required_missing(const shortwire_test_legacy_v1_required_t *message) {
  if (!(message->has_number)) return "shortwire.test.legacy.v1.Required.number";
  return NULL;
}

const uint8_t *shortwire_test_legacy_v1_required_read_whole(const uint8_t *p, const uint8_t *end,
                                                            sw_reader_t *r,
                                                            shortwire_test_legacy_v1_required_t *message) {
  p = shortwire_test_legacy_v1_required_read(p, end, r, message);
  const char *missing = p != NULL ? shortwire_test_legacy_v1_required_missing(message) : NULL;
  return missing != NULL ? sw_reader_fail_missing(r, p, missing) : p;
}

const uint8_t *shortwire_test_legacy_v1_required_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       const shortwire_test_legacy_v1_required_t **message) {
  shortwire_test_legacy_v1_required_t *target = (shortwire_test_legacy_v1_required_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_legacy_v1_required_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_legacy_v1_required_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_legacy_v1_required_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_legacy_v1_required_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        uint32_t tag,
                                                        const shortwire_test_legacy_v1_required_t **items,
                                                        size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_legacy_v1_required_t *list =
      (shortwire_test_legacy_v1_required_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_legacy_v1_required_init(&list[*count]);
    p = shortwire_test_legacy_v1_required_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_legacy_v1_required_encode(const shortwire_test_legacy_v1_required_t *message,
                                                   sw_writer_t *writer, sw_bytes_t *bytes,
                                                   sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_legacy_v1_required_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_legacy_v1_required_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_LEGACY_V1_REQUIRED_NAME, bytes, error);
}

sw_code_e shortwire_test_legacy_v1_required_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                   shortwire_test_legacy_v1_required_t *message,
                                                   sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_legacy_v1_required_decode");
  shortwire_test_legacy_v1_required_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_legacy_v1_required_read_whole(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_LEGACY_V1_REQUIRED_NAME, error);
}

uint8_t *shortwire_test_legacy_v1_defaults_write(const shortwire_test_legacy_v1_defaults_t *restrict message,
                                                 uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 34);
  if (p == NULL) return NULL;
  if (message->has_flag) p = sw_put_tag(sw_put_varint(p, message->flag), 0x30);
  if (message->has_limit) p = sw_put_tag(sw_put_double(p, message->limit), 0x29);
  if (message->has_level) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->level), 0x20);
  if (message->has_data) {
    p = sw_write_bytes(w, p, message->data);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.legacy.v1.Defaults.data");
    p = sw_put_tag(p, 0x1a);
  }
  if (message->has_text) {
    p = sw_write_bytes(w, p, message->text);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.legacy.v1.Defaults.text");
    p = sw_put_tag(p, 0x12);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->has_number) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->number), 0x08);
  return p;
}

const uint8_t *shortwire_test_legacy_v1_defaults_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      shortwire_test_legacy_v1_defaults_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Defaults.number");
        message->number = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->has_number = true;
        continue;
      }
      case 0x12: {
        p = sw_get_bytes(p, end, r, &message->text);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Defaults.text");
        message->has_text = true;
        continue;
      }
      case 0x1a: {
        p = sw_get_bytes(p, end, r, &message->data);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Defaults.data");
        message->has_data = true;
        continue;
      }
      case 0x20: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Defaults.level");
        if (shortwire_test_legacy_v1_level_name((int32_t)(uint32_t)value.value) == NULL) {
          p = sw_keep_varint(value.p, r, 0x20, value.value, &message->unknown);
          if (p == NULL) return NULL;
          continue;
        }
        message->level = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->has_level = true;
        continue;
      }
      case 0x29: {
        p = sw_get_fixed64(p, end, r, &message->limit);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Defaults.limit");
        message->has_limit = true;
        continue;
      }
      case 0x30: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Defaults.flag");
        message->flag = value.value != 0;
        p = value.p;
        message->has_flag = true;
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

const uint8_t *shortwire_test_legacy_v1_defaults_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       const shortwire_test_legacy_v1_defaults_t **message) {
  shortwire_test_legacy_v1_defaults_t *target = (shortwire_test_legacy_v1_defaults_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_legacy_v1_defaults_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_legacy_v1_defaults_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_legacy_v1_defaults_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_legacy_v1_defaults_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        uint32_t tag,
                                                        const shortwire_test_legacy_v1_defaults_t **items,
                                                        size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_legacy_v1_defaults_t *list =
      (shortwire_test_legacy_v1_defaults_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_legacy_v1_defaults_init(&list[*count]);
    p = shortwire_test_legacy_v1_defaults_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_legacy_v1_defaults_encode(const shortwire_test_legacy_v1_defaults_t *message,
                                                   sw_writer_t *writer, sw_bytes_t *bytes,
                                                   sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_legacy_v1_defaults_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_legacy_v1_defaults_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_LEGACY_V1_DEFAULTS_NAME, bytes, error);
}

sw_code_e shortwire_test_legacy_v1_defaults_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                   shortwire_test_legacy_v1_defaults_t *message,
                                                   sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_legacy_v1_defaults_decode");
  shortwire_test_legacy_v1_defaults_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_legacy_v1_defaults_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_LEGACY_V1_DEFAULTS_NAME, error);
}

uint8_t *shortwire_test_legacy_v1_groups_write(const shortwire_test_legacy_v1_groups_t *restrict message,
                                               uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->many_count != 0) {
    if (message->many == NULL) return sw_writer_fail_null(w, "shortwire.test.legacy.v1.Groups.many");
    for (size_t i = message->many_count; i-- > 0;) {
      p = sw_reserve(w, p, 5);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x1c);
      p = shortwire_test_legacy_v1_groups_many_write(&message->many[i], p, w);
      if (p == NULL) return sw_writer_in(w, "shortwire.test.legacy.v1.Groups.many");
      p = sw_reserve(w, p, 5);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x1b);
    }
  }
  if (message->single != NULL) {
    p = sw_reserve(w, p, 5);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x0c);
    if (w->depth-- == 0) return sw_writer_fail_depth(w);
    p = shortwire_test_legacy_v1_groups_single_write(message->single, p, w);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.legacy.v1.Groups.single");
    w->depth++;
    p = sw_reserve(w, p, 5);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x0b);
  }
  return p;
}

const uint8_t *shortwire_test_legacy_v1_groups_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    shortwire_test_legacy_v1_groups_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0b: {
        const uint8_t *stop;
        const uint8_t *next = sw_get_group(p, end, r, 0x0b, &stop);
        if (next == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Groups.single");
        p = shortwire_test_legacy_v1_groups_single_merge(p, stop, r, &message->single);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Groups.single");
        p = next;
        continue;
      }
      case 0x1b: {
        const uint8_t *stop;
        const uint8_t *next = sw_get_group(p, end, r, 0x1b, &stop);
        if (next == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Groups.many");
        shortwire_test_legacy_v1_groups_many_t *list = (shortwire_test_legacy_v1_groups_many_t *)sw_list_push(
            r->arena, message->many, message->many_count, sizeof *list);
        if (list == NULL) return sw_reader_fail_memory(r, p);
        shortwire_test_legacy_v1_groups_many_init(&list[message->many_count]);
        const shortwire_test_legacy_v1_groups_many_t *item = &list[message->many_count];
        p = shortwire_test_legacy_v1_groups_many_merge(p, stop, r, &item);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Groups.many");
        message->many = list;
        message->many_count++;
        p = next;
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

const uint8_t *shortwire_test_legacy_v1_groups_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const shortwire_test_legacy_v1_groups_t **message) {
  shortwire_test_legacy_v1_groups_t *target = (shortwire_test_legacy_v1_groups_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_legacy_v1_groups_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_legacy_v1_groups_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_legacy_v1_groups_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_legacy_v1_groups_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const shortwire_test_legacy_v1_groups_t **items,
                                                      size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_legacy_v1_groups_t *list =
      (shortwire_test_legacy_v1_groups_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_legacy_v1_groups_init(&list[*count]);
    p = shortwire_test_legacy_v1_groups_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_legacy_v1_groups_encode(const shortwire_test_legacy_v1_groups_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_legacy_v1_groups_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_legacy_v1_groups_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_LEGACY_V1_GROUPS_NAME, bytes, error);
}

sw_code_e shortwire_test_legacy_v1_groups_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 shortwire_test_legacy_v1_groups_t *message,
                                                 sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_legacy_v1_groups_decode");
  shortwire_test_legacy_v1_groups_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_legacy_v1_groups_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_LEGACY_V1_GROUPS_NAME, error);
}

uint8_t *shortwire_test_legacy_v1_groups_single_write(
    const shortwire_test_legacy_v1_groups_single_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->inner != NULL) {
    size_t before = sw_written(w, p);
    if (w->depth-- == 0) return sw_writer_fail_depth(w);
    p = shortwire_test_legacy_v1_groups_write(message->inner, p, w);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.legacy.v1.Groups.Single.inner");
    w->depth++;
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x12);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->has_number) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->number), 0x08);
  return p;
}

const uint8_t *shortwire_test_legacy_v1_groups_single_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, shortwire_test_legacy_v1_groups_single_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Groups.Single.number");
        message->number = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->has_number = true;
        continue;
      }
      case 0x12: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Groups.Single.inner");
        p = shortwire_test_legacy_v1_groups_merge(length.p, length.p + length.value, r, &message->inner);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Groups.Single.inner");
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

const uint8_t *shortwire_test_legacy_v1_groups_single_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_test_legacy_v1_groups_single_t **message) {
  shortwire_test_legacy_v1_groups_single_t *target =
      (shortwire_test_legacy_v1_groups_single_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_legacy_v1_groups_single_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_legacy_v1_groups_single_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_legacy_v1_groups_single_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_legacy_v1_groups_single_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_test_legacy_v1_groups_single_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_legacy_v1_groups_single_t *list =
      (shortwire_test_legacy_v1_groups_single_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_legacy_v1_groups_single_init(&list[*count]);
    p = shortwire_test_legacy_v1_groups_single_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_legacy_v1_groups_single_encode(
    const shortwire_test_legacy_v1_groups_single_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_legacy_v1_groups_single_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_legacy_v1_groups_single_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_LEGACY_V1_GROUPS_SINGLE_NAME, bytes, error);
}

sw_code_e shortwire_test_legacy_v1_groups_single_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                        shortwire_test_legacy_v1_groups_single_t *message,
                                                        sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_legacy_v1_groups_single_decode");
  shortwire_test_legacy_v1_groups_single_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_legacy_v1_groups_single_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_LEGACY_V1_GROUPS_SINGLE_NAME, error);
}

uint8_t *shortwire_test_legacy_v1_groups_many_write(
    const shortwire_test_legacy_v1_groups_many_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->has_text) {
    p = sw_write_bytes(w, p, message->text);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.legacy.v1.Groups.Many.text");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_test_legacy_v1_groups_many_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         shortwire_test_legacy_v1_groups_many_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->text);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Groups.Many.text");
        message->has_text = true;
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

const uint8_t *shortwire_test_legacy_v1_groups_many_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_test_legacy_v1_groups_many_t **message) {
  shortwire_test_legacy_v1_groups_many_t *target =
      (shortwire_test_legacy_v1_groups_many_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_legacy_v1_groups_many_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_legacy_v1_groups_many_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_legacy_v1_groups_many_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_legacy_v1_groups_many_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_test_legacy_v1_groups_many_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_legacy_v1_groups_many_t *list =
      (shortwire_test_legacy_v1_groups_many_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_legacy_v1_groups_many_init(&list[*count]);
    p = shortwire_test_legacy_v1_groups_many_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_legacy_v1_groups_many_encode(const shortwire_test_legacy_v1_groups_many_t *message,
                                                      sw_writer_t *writer, sw_bytes_t *bytes,
                                                      sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_legacy_v1_groups_many_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_legacy_v1_groups_many_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_LEGACY_V1_GROUPS_MANY_NAME, bytes, error);
}

sw_code_e shortwire_test_legacy_v1_groups_many_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                      shortwire_test_legacy_v1_groups_many_t *message,
                                                      sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_legacy_v1_groups_many_decode");
  shortwire_test_legacy_v1_groups_many_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_legacy_v1_groups_many_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_LEGACY_V1_GROUPS_MANY_NAME, error);
}

uint8_t *shortwire_test_legacy_v1_closed_write(const shortwire_test_legacy_v1_closed_t *restrict message,
                                               uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->choice_case == SHORTWIRE_TEST_LEGACY_V1_CLOSED_CHOICE_OTHER) {
    p = sw_write_bytes(w, p, message->choice.other);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.legacy.v1.Closed.other");
    p = sw_put_tag(p, 0x32);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->choice_case == SHORTWIRE_TEST_LEGACY_V1_CLOSED_CHOICE_CHOSEN)
    p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->choice.chosen), 0x28);
  if (message->by_name_count != 0) {
    if (message->by_name == NULL) return sw_writer_fail_null(w, "shortwire.test.legacy.v1.Closed.by_name");
    for (size_t i = message->by_name_count; i-- > 0;) {
      const shortwire_test_legacy_v1_closed_by_name_entry_t *entry = &message->by_name[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)entry->value), 0x10);
      p = sw_write_bytes(w, p, entry->key);
      if (p == NULL) return sw_writer_in(w, "shortwire.test.legacy.v1.Closed.by_name");
      p = sw_put_tag(p, 0x0a);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x22);
    }
  }
  if (message->packed_count != 0) {
    if (message->packed == NULL) return sw_writer_fail_null(w, "shortwire.test.legacy.v1.Closed.packed");
    p = sw_write_packed_int32(w, p, message->packed, message->packed_count);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.legacy.v1.Closed.packed");
    p = sw_put_tag(p, 0x1a);
  }
  if (message->levels_count != 0) {
    if (message->levels == NULL) return sw_writer_fail_null(w, "shortwire.test.legacy.v1.Closed.levels");
    for (size_t i = message->levels_count; i-- > 0;) {
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->levels[i]), 0x10);
    }
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->has_level) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->level), 0x08);
  return p;
}

static const uint8_t *shortwire_test_legacy_v1_closed_by_name_entry_read(
    const uint8_t *start, const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    shortwire_test_legacy_v1_closed_t *message) {
  size_t run = sw_count_run(p, end, 0x22);
  shortwire_test_legacy_v1_closed_by_name_entry_t *list =
      (shortwire_test_legacy_v1_closed_by_name_entry_t *)sw_list_grow(r->arena, message->by_name,
                                                                      message->by_name_count, run,
                                                                      sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->by_name = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    shortwire_test_legacy_v1_closed_by_name_entry_t *entry = &list[message->by_name_count];
    memset(entry, 0, sizeof *entry);
    entry->value = 1;
    if (r->depth == 0) return sw_reader_fail_depth(r, p);
    r->depth--;
    for (p = length.p; p < stop;) {
      sw_varint_t tag = sw_get_tag(p, stop, r);
      if (tag.p == NULL) return NULL;
      p = tag.p;
      switch (tag.value) {
        case 0x0a: {
          p = sw_get_bytes(p, stop, r, &entry->key);
          if (p == NULL) return NULL;
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
    if (shortwire_test_legacy_v1_level_name(entry->value) == NULL) {
      if (!sw_keep_run(r, start, stop, &message->unknown)) return sw_reader_fail_memory(r, p);
    } else {
      message->by_name_count++;
    }
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x22) : NULL;
    if (next == NULL) return p;
    start = p;
    p = next;
  }
}

const shortwire_test_legacy_v1_closed_by_name_entry_t *shortwire_test_legacy_v1_closed_find_by_name(
    const shortwire_test_legacy_v1_closed_t *message, sw_bytes_t key) {
  if (message == NULL || message->by_name == NULL) return NULL;
  for (size_t i = message->by_name_count; i-- > 0;) {
    if (sw_bytes_equal(message->by_name[i].key, key)) return &message->by_name[i];
  }
  return NULL;
}

const uint8_t *shortwire_test_legacy_v1_closed_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    shortwire_test_legacy_v1_closed_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Closed.level");
        if (shortwire_test_legacy_v1_level_name((int32_t)(uint32_t)value.value) == NULL) {
          p = sw_keep_varint(value.p, r, 0x08, value.value, &message->unknown);
          if (p == NULL) return NULL;
          continue;
        }
        message->level = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->has_level = true;
        continue;
      }
      case 0x12: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Closed.levels");
        const uint8_t *stop = length.p + length.value;
        for (p = length.p; p < stop;) {
          sw_varint_t value = sw_get_varint(p, stop, r);
          if (value.p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Closed.levels");
          if (shortwire_test_legacy_v1_level_name((int32_t)(uint32_t)value.value) == NULL) {
            p = sw_keep_varint(value.p, r, 0x10, value.value, &message->unknown);
            if (p == NULL) return NULL;
            continue;
          }
          shortwire_test_legacy_v1_level_e *list = (shortwire_test_legacy_v1_level_e *)sw_list_push(
              r->arena, message->levels, message->levels_count, sizeof *list);
          if (list == NULL) return sw_reader_fail_memory(r, p);
          list[message->levels_count++] = (int32_t)(uint32_t)value.value;
          message->levels = list;
          p = value.p;
        }
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Closed.levels");
        if (shortwire_test_legacy_v1_level_name((int32_t)(uint32_t)value.value) == NULL) {
          p = sw_keep_varint(value.p, r, 0x10, value.value, &message->unknown);
          if (p == NULL) return NULL;
          continue;
        }
        shortwire_test_legacy_v1_level_e *list = (shortwire_test_legacy_v1_level_e *)sw_list_push(
            r->arena, message->levels, message->levels_count, sizeof *list);
        if (list == NULL) return sw_reader_fail_memory(r, p);
        list[message->levels_count++] = (int32_t)(uint32_t)value.value;
        message->levels = list;
        p = value.p;
        continue;
      }
      case 0x1a: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Closed.packed");
        const uint8_t *stop = length.p + length.value;
        for (p = length.p; p < stop;) {
          sw_varint_t value = sw_get_varint(p, stop, r);
          if (value.p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Closed.packed");
          if (shortwire_test_legacy_v1_level_name((int32_t)(uint32_t)value.value) == NULL) {
            p = sw_keep_varint(value.p, r, 0x18, value.value, &message->unknown);
            if (p == NULL) return NULL;
            continue;
          }
          shortwire_test_legacy_v1_level_e *list = (shortwire_test_legacy_v1_level_e *)sw_list_push(
              r->arena, message->packed, message->packed_count, sizeof *list);
          if (list == NULL) return sw_reader_fail_memory(r, p);
          list[message->packed_count++] = (int32_t)(uint32_t)value.value;
          message->packed = list;
          p = value.p;
        }
        continue;
      }
      case 0x18: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Closed.packed");
        if (shortwire_test_legacy_v1_level_name((int32_t)(uint32_t)value.value) == NULL) {
          p = sw_keep_varint(value.p, r, 0x18, value.value, &message->unknown);
          if (p == NULL) return NULL;
          continue;
        }
        shortwire_test_legacy_v1_level_e *list = (shortwire_test_legacy_v1_level_e *)sw_list_push(
            r->arena, message->packed, message->packed_count, sizeof *list);
        if (list == NULL) return sw_reader_fail_memory(r, p);
        list[message->packed_count++] = (int32_t)(uint32_t)value.value;
        message->packed = list;
        p = value.p;
        continue;
      }
      case 0x22: {
        p = shortwire_test_legacy_v1_closed_by_name_entry_read(start, p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Closed.by_name");
        continue;
      }
      case 0x28: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Closed.chosen");
        if (shortwire_test_legacy_v1_level_name((int32_t)(uint32_t)value.value) == NULL) {
          p = sw_keep_varint(value.p, r, 0x28, value.value, &message->unknown);
          if (p == NULL) return NULL;
          continue;
        }
        message->choice.chosen = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->choice_case = SHORTWIRE_TEST_LEGACY_V1_CLOSED_CHOICE_CHOSEN;
        continue;
      }
      case 0x32: {
        p = sw_get_bytes(p, end, r, &message->choice.other);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Closed.other");
        message->choice_case = SHORTWIRE_TEST_LEGACY_V1_CLOSED_CHOICE_OTHER;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->by_name_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->by_name, &message->by_name_count, sizeof *message->by_name, SW_MAP_KEY_TEXT, sizeof message->by_name->key, r->arena))
    return sw_reader_fail_memory(r, p);
  return p;
}

const uint8_t *shortwire_test_legacy_v1_closed_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const shortwire_test_legacy_v1_closed_t **message) {
  shortwire_test_legacy_v1_closed_t *target = (shortwire_test_legacy_v1_closed_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_legacy_v1_closed_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_legacy_v1_closed_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_legacy_v1_closed_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_legacy_v1_closed_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const shortwire_test_legacy_v1_closed_t **items,
                                                      size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_legacy_v1_closed_t *list =
      (shortwire_test_legacy_v1_closed_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_legacy_v1_closed_init(&list[*count]);
    p = shortwire_test_legacy_v1_closed_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_legacy_v1_closed_encode(const shortwire_test_legacy_v1_closed_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_legacy_v1_closed_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_legacy_v1_closed_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_LEGACY_V1_CLOSED_NAME, bytes, error);
}

sw_code_e shortwire_test_legacy_v1_closed_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 shortwire_test_legacy_v1_closed_t *message,
                                                 sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_legacy_v1_closed_decode");
  shortwire_test_legacy_v1_closed_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_legacy_v1_closed_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_LEGACY_V1_CLOSED_NAME, error);
}

uint8_t *shortwire_test_legacy_v1_unchecked_write(
    const shortwire_test_legacy_v1_unchecked_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->has_text) {
    p = sw_write_bytes(w, p, message->text);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.legacy.v1.Unchecked.text");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_test_legacy_v1_unchecked_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       shortwire_test_legacy_v1_unchecked_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->text);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Unchecked.text");
        message->has_text = true;
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

const uint8_t *shortwire_test_legacy_v1_unchecked_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_test_legacy_v1_unchecked_t **message) {
  shortwire_test_legacy_v1_unchecked_t *target = (shortwire_test_legacy_v1_unchecked_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_legacy_v1_unchecked_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_legacy_v1_unchecked_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_legacy_v1_unchecked_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_legacy_v1_unchecked_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         uint32_t tag,
                                                         const shortwire_test_legacy_v1_unchecked_t **items,
                                                         size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_legacy_v1_unchecked_t *list =
      (shortwire_test_legacy_v1_unchecked_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_legacy_v1_unchecked_init(&list[*count]);
    p = shortwire_test_legacy_v1_unchecked_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_legacy_v1_unchecked_encode(const shortwire_test_legacy_v1_unchecked_t *message,
                                                    sw_writer_t *writer, sw_bytes_t *bytes,
                                                    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_legacy_v1_unchecked_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_legacy_v1_unchecked_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_LEGACY_V1_UNCHECKED_NAME, bytes, error);
}

sw_code_e shortwire_test_legacy_v1_unchecked_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                    shortwire_test_legacy_v1_unchecked_t *message,
                                                    sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_legacy_v1_unchecked_decode");
  shortwire_test_legacy_v1_unchecked_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_legacy_v1_unchecked_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_LEGACY_V1_UNCHECKED_NAME, error);
}

uint8_t *shortwire_test_legacy_v1_holder_write(const shortwire_test_legacy_v1_holder_t *restrict message,
                                               uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->deeper != NULL) {
    size_t before = sw_written(w, p);
    if (w->depth-- == 0) return sw_writer_fail_depth(w);
    p = shortwire_test_legacy_v1_holder_write(message->deeper, p, w);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.legacy.v1.Holder.deeper");
    w->depth++;
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x2a);
  }
  if (message->by_name_count != 0) {
    if (message->by_name == NULL) return sw_writer_fail_null(w, "shortwire.test.legacy.v1.Holder.by_name");
    for (size_t i = message->by_name_count; i-- > 0;) {
      const shortwire_test_legacy_v1_holder_by_name_entry_t *entry = &message->by_name[i];
      size_t entry_before = sw_written(w, p);
      size_t before = sw_written(w, p);
      if (entry->value != NULL) p = shortwire_test_legacy_v1_required_write(entry->value, p, w);
      if (p == NULL) return sw_writer_in(w, "shortwire.test.legacy.v1.Holder.by_name");
      p = sw_write_length(w, p, before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x12);
      p = sw_write_bytes(w, p, entry->key);
      if (p == NULL) return sw_writer_in(w, "shortwire.test.legacy.v1.Holder.by_name");
      p = sw_put_tag(p, 0x0a);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x22);
    }
  }
  if (message->choice_case == SHORTWIRE_TEST_LEGACY_V1_HOLDER_CHOICE_CHOSEN) {
    size_t before = sw_written(w, p);
    if (message->choice.chosen != NULL)
      p = shortwire_test_legacy_v1_required_write(message->choice.chosen, p, w);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.legacy.v1.Holder.chosen");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x1a);
  }
  if (message->many_count != 0) {
    if (message->many == NULL) return sw_writer_fail_null(w, "shortwire.test.legacy.v1.Holder.many");
    for (size_t i = message->many_count; i-- > 0;) {
      size_t before = sw_written(w, p);
      p = shortwire_test_legacy_v1_required_write(&message->many[i], p, w);
      if (p == NULL) return sw_writer_in(w, "shortwire.test.legacy.v1.Holder.many");
      p = sw_write_length(w, p, before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x12);
    }
  }
  if (message->one != NULL) {
    size_t before = sw_written(w, p);
    p = shortwire_test_legacy_v1_required_write(message->one, p, w);
    if (p == NULL) return sw_writer_in(w, "shortwire.test.legacy.v1.Holder.one");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

static const uint8_t *shortwire_test_legacy_v1_holder_by_name_entry_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, shortwire_test_legacy_v1_holder_t *message) {
  size_t run = sw_count_run(p, end, 0x22);
  shortwire_test_legacy_v1_holder_by_name_entry_t *list =
      (shortwire_test_legacy_v1_holder_by_name_entry_t *)sw_list_grow(r->arena, message->by_name,
                                                                      message->by_name_count, run,
                                                                      sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->by_name = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    shortwire_test_legacy_v1_holder_by_name_entry_t *entry = &list[message->by_name_count];
    memset(entry, 0, sizeof *entry);
    if (r->depth == 0) return sw_reader_fail_depth(r, p);
    r->depth--;
    for (p = length.p; p < stop;) {
      sw_varint_t tag = sw_get_tag(p, stop, r);
      if (tag.p == NULL) return NULL;
      p = tag.p;
      switch (tag.value) {
        case 0x0a: {
          p = sw_get_bytes(p, stop, r, &entry->key);
          if (p == NULL) return NULL;
          continue;
        }
        case 0x12: {
          sw_varint_t part = sw_get_length(p, stop, r);
          if (part.p == NULL) return NULL;
          p = shortwire_test_legacy_v1_required_merge(part.p, part.p + part.value, r, &entry->value);
          if (p == NULL) return NULL;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    if (entry->value == NULL && shortwire_test_legacy_v1_required_merge(stop, stop, r, &entry->value) == NULL)
      return NULL;
    message->by_name_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x22) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const shortwire_test_legacy_v1_holder_by_name_entry_t *shortwire_test_legacy_v1_holder_find_by_name(
    const shortwire_test_legacy_v1_holder_t *message, sw_bytes_t key) {
  if (message == NULL || message->by_name == NULL) return NULL;
  for (size_t i = message->by_name_count; i-- > 0;) {
    if (sw_bytes_equal(message->by_name[i].key, key)) return &message->by_name[i];
  }
  return NULL;
}

const uint8_t *shortwire_test_legacy_v1_holder_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    shortwire_test_legacy_v1_holder_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Holder.one");
        p = shortwire_test_legacy_v1_required_merge(length.p, length.p + length.value, r, &message->one);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Holder.one");
        continue;
      }
      case 0x12: {
        p = shortwire_test_legacy_v1_required_append(p, end, r, 0x12, &message->many, &message->many_count);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Holder.many");
        continue;
      }
      case 0x1a: {
        if (!(message->choice_case == SHORTWIRE_TEST_LEGACY_V1_HOLDER_CHOICE_CHOSEN))
          message->choice.chosen = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Holder.chosen");
        p = shortwire_test_legacy_v1_required_merge(length.p, length.p + length.value, r,
                                                    &message->choice.chosen);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Holder.chosen");
        message->choice_case = SHORTWIRE_TEST_LEGACY_V1_HOLDER_CHOICE_CHOSEN;
        continue;
      }
      case 0x22: {
        p = shortwire_test_legacy_v1_holder_by_name_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Holder.by_name");
        continue;
      }
      case 0x2a: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Holder.deeper");
        p = shortwire_test_legacy_v1_holder_merge(length.p, length.p + length.value, r, &message->deeper);
        if (p == NULL) return sw_reader_in(r, "shortwire.test.legacy.v1.Holder.deeper");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->by_name_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->by_name, &message->by_name_count, sizeof *message->by_name, SW_MAP_KEY_TEXT, sizeof message->by_name->key, r->arena))
    return sw_reader_fail_memory(r, p);
  return p;
}

const char *shortwire_test_legacy_v1_holder_missing(const shortwire_test_legacy_v1_holder_t *message) {
  if (message->one != NULL) {
    const char *missing = shortwire_test_legacy_v1_required_missing(message->one);
    if (missing != NULL) return missing;
  }
  for (size_t i = 0; i < message->many_count; i++) {
    const char *missing = shortwire_test_legacy_v1_required_missing(&message->many[i]);
    if (missing != NULL) return missing;
  }
  if (
      message->choice_case == SHORTWIRE_TEST_LEGACY_V1_HOLDER_CHOICE_CHOSEN && message->choice.chosen != NULL) {
    const char *missing = shortwire_test_legacy_v1_required_missing(message->choice.chosen);
    if (missing != NULL) return missing;
  }
  for (size_t i = 0; i < message->by_name_count; i++) {
    const char *missing = shortwire_test_legacy_v1_required_missing(message->by_name[i].value);
    if (missing != NULL) return missing;
  }
  if (message->deeper != NULL) {
    const char *missing = shortwire_test_legacy_v1_holder_missing(message->deeper);
    if (missing != NULL) return missing;
  }
  return NULL;
}

const uint8_t *shortwire_test_legacy_v1_holder_read_whole(const uint8_t *p, const uint8_t *end,
                                                          sw_reader_t *r,
                                                          shortwire_test_legacy_v1_holder_t *message) {
  p = shortwire_test_legacy_v1_holder_read(p, end, r, message);
  const char *missing = p != NULL ? shortwire_test_legacy_v1_holder_missing(message) : NULL;
  return missing != NULL ? sw_reader_fail_missing(r, p, missing) : p;
}

const uint8_t *shortwire_test_legacy_v1_holder_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const shortwire_test_legacy_v1_holder_t **message) {
  shortwire_test_legacy_v1_holder_t *target = (shortwire_test_legacy_v1_holder_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_test_legacy_v1_holder_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_test_legacy_v1_holder_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_test_legacy_v1_holder_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_test_legacy_v1_holder_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const shortwire_test_legacy_v1_holder_t **items,
                                                      size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_test_legacy_v1_holder_t *list =
      (shortwire_test_legacy_v1_holder_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_test_legacy_v1_holder_init(&list[*count]);
    p = shortwire_test_legacy_v1_holder_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_test_legacy_v1_holder_encode(const shortwire_test_legacy_v1_holder_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_test_legacy_v1_holder_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_test_legacy_v1_holder_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_TEST_LEGACY_V1_HOLDER_NAME, bytes, error);
}

sw_code_e shortwire_test_legacy_v1_holder_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 shortwire_test_legacy_v1_holder_t *message,
                                                 sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_test_legacy_v1_holder_decode");
  shortwire_test_legacy_v1_holder_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_test_legacy_v1_holder_read_whole(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_TEST_LEGACY_V1_HOLDER_NAME, error);
}
