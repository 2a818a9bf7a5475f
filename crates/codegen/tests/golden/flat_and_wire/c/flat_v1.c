/* Made by shortwire gen from flat.proto. Do not edit. */
/* clang-format off */
#include "flat_v1.h"

const char *flat_v1_kind_name(flat_v1_kind_e value) {
  switch (value) {
    case FLAT_V1_KIND_UNSPECIFIED:
      return "KIND_UNSPECIFIED";
    default:
      return NULL;
  }
}

uint8_t *flat_v1_nothing_write(const flat_v1_nothing_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *flat_v1_nothing_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    flat_v1_nothing_t *message) {
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

const uint8_t *flat_v1_nothing_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     const flat_v1_nothing_t **message) {
  flat_v1_nothing_t *target = (flat_v1_nothing_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (flat_v1_nothing_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    flat_v1_nothing_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = flat_v1_nothing_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *flat_v1_nothing_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                      const flat_v1_nothing_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  flat_v1_nothing_t *list = (flat_v1_nothing_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    flat_v1_nothing_init(&list[*count]);
    p = flat_v1_nothing_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e flat_v1_nothing_encode(const flat_v1_nothing_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                 sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "flat_v1_nothing_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = flat_v1_nothing_write(message, p, writer);
  return sw_writer_finish(writer, p, FLAT_V1_NOTHING_NAME, bytes, error);
}

sw_code_e flat_v1_nothing_decode(sw_bytes_t bytes, sw_arena_t *arena, flat_v1_nothing_t *message,
                                 sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "flat_v1_nothing_decode");
  flat_v1_nothing_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (flat_v1_nothing_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, FLAT_V1_NOTHING_NAME, error);
}

uint8_t *flat_v1_scalars_write(const flat_v1_scalars_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 67);
  if (p == NULL) return NULL;
  if (message->last != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->last), 0x48);
  if (message->middle) p = sw_put_tag(sw_put_varint(p, message->middle), 0x28);
  if (message->fixed != 0) p = sw_put_tag(sw_put_fixed32(p, message->fixed), 0x25);
  if (sw_float_set(message->small)) p = sw_put_tag(sw_put_float(p, message->small), 0x1d);
  if (message->kind != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->kind), 0x10);
  if (sw_double_set(message->first)) p = sw_put_tag(sw_put_double(p, message->first), 0x09);
  return p;
}

const uint8_t *flat_v1_scalars_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    flat_v1_scalars_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x09: {
        p = sw_get_fixed64(p, end, r, &message->first);
        if (p == NULL) return sw_reader_in(r, "flat.v1.Scalars.first");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "flat.v1.Scalars.kind");
        message->kind = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x1d: {
        p = sw_get_fixed32(p, end, r, &message->small);
        if (p == NULL) return sw_reader_in(r, "flat.v1.Scalars.small");
        continue;
      }
      case 0x25: {
        p = sw_get_fixed32(p, end, r, &message->fixed);
        if (p == NULL) return sw_reader_in(r, "flat.v1.Scalars.fixed");
        continue;
      }
      case 0x28: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "flat.v1.Scalars.middle");
        message->middle = value.value != 0;
        p = value.p;
        continue;
      }
      case 0x48: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "flat.v1.Scalars.last");
        message->last = (int64_t)value.value;
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

const uint8_t *flat_v1_scalars_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     const flat_v1_scalars_t **message) {
  flat_v1_scalars_t *target = (flat_v1_scalars_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (flat_v1_scalars_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    flat_v1_scalars_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = flat_v1_scalars_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *flat_v1_scalars_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                      const flat_v1_scalars_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  flat_v1_scalars_t *list = (flat_v1_scalars_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    flat_v1_scalars_init(&list[*count]);
    p = flat_v1_scalars_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e flat_v1_scalars_encode(const flat_v1_scalars_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                 sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "flat_v1_scalars_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = flat_v1_scalars_write(message, p, writer);
  return sw_writer_finish(writer, p, FLAT_V1_SCALARS_NAME, bytes, error);
}

sw_code_e flat_v1_scalars_decode(sw_bytes_t bytes, sw_arena_t *arena, flat_v1_scalars_t *message,
                                 sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "flat_v1_scalars_decode");
  flat_v1_scalars_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (flat_v1_scalars_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, FLAT_V1_SCALARS_NAME, error);
}

uint8_t *flat_v1_texts_write(const flat_v1_texts_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->has_kind) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->kind), 0x18);
  if (message->has_data) {
    p = sw_write_bytes(w, p, message->data);
    if (p == NULL) return sw_writer_in(w, "flat.v1.Texts.data");
    p = sw_put_tag(p, 0x12);
  }
  if (message->text.len != 0) {
    p = sw_write_string(w, p, message->text);
    if (p == NULL) return sw_writer_in(w, "flat.v1.Texts.text");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *flat_v1_texts_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                  flat_v1_texts_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_string(p, end, r, &message->text);
        if (p == NULL) return sw_reader_in(r, "flat.v1.Texts.text");
        continue;
      }
      case 0x12: {
        p = sw_get_bytes(p, end, r, &message->data);
        if (p == NULL) return sw_reader_in(r, "flat.v1.Texts.data");
        message->has_data = true;
        continue;
      }
      case 0x18: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "flat.v1.Texts.kind");
        message->kind = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->has_kind = true;
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

const uint8_t *flat_v1_texts_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                   const flat_v1_texts_t **message) {
  flat_v1_texts_t *target = (flat_v1_texts_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (flat_v1_texts_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    flat_v1_texts_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = flat_v1_texts_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *flat_v1_texts_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                    const flat_v1_texts_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  flat_v1_texts_t *list = (flat_v1_texts_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    flat_v1_texts_init(&list[*count]);
    p = flat_v1_texts_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e flat_v1_texts_encode(const flat_v1_texts_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                               sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "flat_v1_texts_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = flat_v1_texts_write(message, p, writer);
  return sw_writer_finish(writer, p, FLAT_V1_TEXTS_NAME, bytes, error);
}

sw_code_e flat_v1_texts_decode(sw_bytes_t bytes, sw_arena_t *arena, flat_v1_texts_t *message,
                               sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "flat_v1_texts_decode");
  flat_v1_texts_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (flat_v1_texts_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, FLAT_V1_TEXTS_NAME, error);
}

uint8_t *flat_v1_with_list_write(const flat_v1_with_list_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->list_count != 0) {
    if (message->list == NULL) return sw_writer_fail_null(w, "flat.v1.WithList.list");
    p = sw_write_packed_int32(w, p, message->list, message->list_count);
    if (p == NULL) return sw_writer_in(w, "flat.v1.WithList.list");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *flat_v1_with_list_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                      flat_v1_with_list_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_packed_int32(p, end, r, &message->list, &message->list_count);
        if (p == NULL) return sw_reader_in(r, "flat.v1.WithList.list");
        continue;
      }
      case 0x08: {
        p = sw_get_unpacked_int32(p, end, r, &message->list, &message->list_count);
        if (p == NULL) return sw_reader_in(r, "flat.v1.WithList.list");
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

const uint8_t *flat_v1_with_list_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                       const flat_v1_with_list_t **message) {
  flat_v1_with_list_t *target = (flat_v1_with_list_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (flat_v1_with_list_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    flat_v1_with_list_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = flat_v1_with_list_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *flat_v1_with_list_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                        const flat_v1_with_list_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  flat_v1_with_list_t *list =
      (flat_v1_with_list_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    flat_v1_with_list_init(&list[*count]);
    p = flat_v1_with_list_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e flat_v1_with_list_encode(const flat_v1_with_list_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                   sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "flat_v1_with_list_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = flat_v1_with_list_write(message, p, writer);
  return sw_writer_finish(writer, p, FLAT_V1_WITH_LIST_NAME, bytes, error);
}

sw_code_e flat_v1_with_list_decode(sw_bytes_t bytes, sw_arena_t *arena, flat_v1_with_list_t *message,
                                   sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "flat_v1_with_list_decode");
  flat_v1_with_list_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (flat_v1_with_list_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, FLAT_V1_WITH_LIST_NAME, error);
}

uint8_t *flat_v1_with_oneof_write(const flat_v1_with_oneof_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->one_case == FLAT_V1_WITH_ONEOF_ONE_OF)
    p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->one.of), 0x08);
  return p;
}

const uint8_t *flat_v1_with_oneof_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                       flat_v1_with_oneof_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "flat.v1.WithOneof.of");
        message->one.of = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->one_case = FLAT_V1_WITH_ONEOF_ONE_OF;
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

const uint8_t *flat_v1_with_oneof_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                        const flat_v1_with_oneof_t **message) {
  flat_v1_with_oneof_t *target = (flat_v1_with_oneof_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (flat_v1_with_oneof_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    flat_v1_with_oneof_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = flat_v1_with_oneof_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *flat_v1_with_oneof_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                         const flat_v1_with_oneof_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  flat_v1_with_oneof_t *list =
      (flat_v1_with_oneof_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    flat_v1_with_oneof_init(&list[*count]);
    p = flat_v1_with_oneof_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e flat_v1_with_oneof_encode(const flat_v1_with_oneof_t *message, sw_writer_t *writer,
                                    sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "flat_v1_with_oneof_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = flat_v1_with_oneof_write(message, p, writer);
  return sw_writer_finish(writer, p, FLAT_V1_WITH_ONEOF_NAME, bytes, error);
}

sw_code_e flat_v1_with_oneof_decode(sw_bytes_t bytes, sw_arena_t *arena, flat_v1_with_oneof_t *message,
                                    sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "flat_v1_with_oneof_decode");
  flat_v1_with_oneof_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (flat_v1_with_oneof_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, FLAT_V1_WITH_ONEOF_NAME, error);
}

uint8_t *flat_v1_with_map_write(const flat_v1_with_map_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->map_count != 0) {
    if (message->map == NULL) return sw_writer_fail_null(w, "flat.v1.WithMap.map");
    for (size_t i = message->map_count; i-- > 0;) {
      const flat_v1_with_map_map_entry_t *entry = &message->map[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)entry->value), 0x10);
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)entry->key), 0x08);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x0a);
    }
  }
  return p;
}

static const uint8_t *flat_v1_with_map_map_entry_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      flat_v1_with_map_t *message) {
  size_t run = sw_count_run(p, end, 0x0a);
  flat_v1_with_map_map_entry_t *list = (flat_v1_with_map_map_entry_t *)sw_list_grow(r->arena, message->map,
                                                                                    message->map_count, run,
                                                                                    sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->map = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    flat_v1_with_map_map_entry_t *entry = &list[message->map_count];
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
          entry->value = (int32_t)(uint32_t)part.value;
          p = part.p;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    message->map_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x0a) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const flat_v1_with_map_map_entry_t *flat_v1_with_map_find_map(const flat_v1_with_map_t *message,
                                                              int32_t key) {
  if (message == NULL || message->map == NULL) return NULL;
  for (size_t i = message->map_count; i-- > 0;) {
    if (message->map[i].key == key) return &message->map[i];
  }
  return NULL;
}

const uint8_t *flat_v1_with_map_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     flat_v1_with_map_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = flat_v1_with_map_map_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "flat.v1.WithMap.map");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->map_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->map, &message->map_count, sizeof *message->map, SW_MAP_KEY_NUMBER, sizeof message->map->key, r->arena))
    return sw_reader_fail_memory(r, p);
  return p;
}

const uint8_t *flat_v1_with_map_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                      const flat_v1_with_map_t **message) {
  flat_v1_with_map_t *target = (flat_v1_with_map_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (flat_v1_with_map_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    flat_v1_with_map_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = flat_v1_with_map_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *flat_v1_with_map_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                       const flat_v1_with_map_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  flat_v1_with_map_t *list = (flat_v1_with_map_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    flat_v1_with_map_init(&list[*count]);
    p = flat_v1_with_map_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e flat_v1_with_map_encode(const flat_v1_with_map_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                  sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "flat_v1_with_map_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = flat_v1_with_map_write(message, p, writer);
  return sw_writer_finish(writer, p, FLAT_V1_WITH_MAP_NAME, bytes, error);
}

sw_code_e flat_v1_with_map_decode(sw_bytes_t bytes, sw_arena_t *arena, flat_v1_with_map_t *message,
                                  sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "flat_v1_with_map_decode");
  flat_v1_with_map_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (flat_v1_with_map_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, FLAT_V1_WITH_MAP_NAME, error);
}

uint8_t *flat_v1_with_message_write(const flat_v1_with_message_t *restrict message, uint8_t *p,
                                    sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->nothing != NULL) {
    size_t before = sw_written(w, p);
    p = flat_v1_nothing_write(message->nothing, p, w);
    if (p == NULL) return sw_writer_in(w, "flat.v1.WithMessage.nothing");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *flat_v1_with_message_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                         flat_v1_with_message_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "flat.v1.WithMessage.nothing");
        p = flat_v1_nothing_merge(length.p, length.p + length.value, r, &message->nothing);
        if (p == NULL) return sw_reader_in(r, "flat.v1.WithMessage.nothing");
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

const uint8_t *flat_v1_with_message_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                          const flat_v1_with_message_t **message) {
  flat_v1_with_message_t *target = (flat_v1_with_message_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (flat_v1_with_message_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    flat_v1_with_message_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = flat_v1_with_message_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *flat_v1_with_message_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                           const flat_v1_with_message_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  flat_v1_with_message_t *list =
      (flat_v1_with_message_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    flat_v1_with_message_init(&list[*count]);
    p = flat_v1_with_message_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e flat_v1_with_message_encode(const flat_v1_with_message_t *message, sw_writer_t *writer,
                                      sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "flat_v1_with_message_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = flat_v1_with_message_write(message, p, writer);
  return sw_writer_finish(writer, p, FLAT_V1_WITH_MESSAGE_NAME, bytes, error);
}

sw_code_e flat_v1_with_message_decode(sw_bytes_t bytes, sw_arena_t *arena, flat_v1_with_message_t *message,
                                      sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "flat_v1_with_message_decode");
  flat_v1_with_message_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (flat_v1_with_message_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, FLAT_V1_WITH_MESSAGE_NAME, error);
}

static const sw_method_info_t flat_v1_crossing_methods[] = {
    {UINT64_C(0xf4f92d0e96af1fb5), UINT64_C(0x3905bd17b327a835), "flat.v1.Crossing/Flat"},
    {UINT64_C(0xa5f00eaed81791f7), UINT64_C(0xa7f6e7cca633c2b7), "flat.v1.Crossing/Empty"},
    {UINT64_C(0x6362d72e9d9d6efe), UINT64_C(0x5800bd662abef2e6), "flat.v1.Crossing/Texts"},
    {UINT64_C(0x5f6f64620cc48b2e), 0, "flat.v1.Crossing/List"},
    {UINT64_C(0x8d2347d2940695ed), 0, "flat.v1.Crossing/ListBack"},
    {UINT64_C(0x317ec5d2bf19d47b), 0, "flat.v1.Crossing/Oneof"},
    {UINT64_C(0x8a93b72ebe0ff69c), 0, "flat.v1.Crossing/Map"},
    {UINT64_C(0x57782739644dba19), 0, "flat.v1.Crossing/Message"},
    {UINT64_C(0x72eca1935ad0da75), UINT64_C(0x4d2dfc810fb40605), "flat.v1.Crossing/Sleep"},
};

sw_code_e flat_v1_crossing_open(const char *path, const sw_options_t *options, flat_v1_crossing_t *client,
                                sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "flat_v1_crossing_open");
  return sw_client_open(path, options, flat_v1_crossing_methods, 9, &client->base, client->methods, error);
}

sw_code_e flat_v1_crossing_join(const sw_client_t *other, flat_v1_crossing_t *client, sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "flat_v1_crossing_join");
  return sw_client_join(other, flat_v1_crossing_methods, 9, &client->base, client->methods, error);
}

void flat_v1_crossing_close(flat_v1_crossing_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 9);
}

sw_code_e flat_v1_crossing_flat_raw(const flat_v1_crossing_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                    sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e flat_v1_crossing_flat_wire(const flat_v1_crossing_t *client, const flat_v1_scalars_t *request,
                                     flat_v1_scalars_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = flat_v1_crossing_flat_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = flat_v1_scalars_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  flat_v1_scalars_init(reply);
  if (flat_v1_scalars_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

static sw_code_e flat_v1_crossing_flat_many_wire(const flat_v1_crossing_t *client, size_t count,
                                                 const flat_v1_scalars_t *requests,
                                                 flat_v1_scalars_t *replies, int32_t *codes,
                                                 sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = flat_v1_scalars_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    flat_v1_scalars_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (flat_v1_scalars_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e flat_v1_crossing_flat_many(const flat_v1_crossing_t *client, size_t count,
                                     const flat_v1_scalars_t *requests, flat_v1_scalars_t *replies,
                                     int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return flat_v1_crossing_flat_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->first, sizeof *requests},
      {(void *)(uintptr_t)&requests->kind, sizeof *requests},
      {(void *)(uintptr_t)&requests->small, sizeof *requests},
      {(void *)(uintptr_t)&requests->fixed, sizeof *requests},
      {(void *)(uintptr_t)&requests->middle, sizeof *requests},
      {(void *)(uintptr_t)&requests->last, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->first, sizeof *replies},
      {&replies->kind, sizeof *replies},
      {&replies->small, sizeof *replies},
      {&replies->fixed, sizeof *replies},
      {&replies->middle, sizeof *replies},
      {&replies->last, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) flat_v1_scalars_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What flat_v1_crossing_flat_columns() does where it cannot use columns. */
static sw_code_e flat_v1_crossing_flat_columns_wire(const flat_v1_crossing_t *client, size_t count,
                                                    const flat_v1_scalars_columns_t *request,
                                                    const flat_v1_scalars_out_columns_t *reply,
                                                    int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  flat_v1_scalars_t *requests = (flat_v1_scalars_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  flat_v1_scalars_t *replies = (flat_v1_scalars_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    flat_v1_scalars_init(&requests[i]);
    requests[i].first = request->first[i];
    requests[i].kind = request->kind[i];
    requests[i].small = request->small[i];
    requests[i].fixed = request->fixed[i];
    requests[i].middle = request->middle[i];
    requests[i].last = request->last[i];
  }
  sw_code_e code = flat_v1_crossing_flat_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->first[i] = replies[i].first;
    reply->kind[i] = replies[i].kind;
    reply->small[i] = replies[i].small;
    reply->fixed[i] = replies[i].fixed;
    reply->middle[i] = replies[i].middle;
    reply->last[i] = replies[i].last;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e flat_v1_crossing_flat_columns(const flat_v1_crossing_t *client, size_t count,
                                        const flat_v1_scalars_columns_t *request,
                                        const flat_v1_scalars_out_columns_t *reply, int32_t *codes,
                                        sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->first == NULL) return sw_call_null_argument(call, "flat.v1.Crossing/Flat", "request->first");
  if (request->kind == NULL) return sw_call_null_argument(call, "flat.v1.Crossing/Flat", "request->kind");
  if (request->small == NULL) return sw_call_null_argument(call, "flat.v1.Crossing/Flat", "request->small");
  if (request->fixed == NULL) return sw_call_null_argument(call, "flat.v1.Crossing/Flat", "request->fixed");
  if (request->middle == NULL) return sw_call_null_argument(call, "flat.v1.Crossing/Flat", "request->middle");
  if (request->last == NULL) return sw_call_null_argument(call, "flat.v1.Crossing/Flat", "request->last");
  if (reply->first == NULL) return sw_call_null_argument(call, "flat.v1.Crossing/Flat", "reply->first");
  if (reply->kind == NULL) return sw_call_null_argument(call, "flat.v1.Crossing/Flat", "reply->kind");
  if (reply->small == NULL) return sw_call_null_argument(call, "flat.v1.Crossing/Flat", "reply->small");
  if (reply->fixed == NULL) return sw_call_null_argument(call, "flat.v1.Crossing/Flat", "reply->fixed");
  if (reply->middle == NULL) return sw_call_null_argument(call, "flat.v1.Crossing/Flat", "reply->middle");
  if (reply->last == NULL) return sw_call_null_argument(call, "flat.v1.Crossing/Flat", "reply->last");
  if (client->methods[0].flat_many == NULL) {
    return flat_v1_crossing_flat_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->first, sizeof *request->first},
      {(void *)(uintptr_t)request->kind, sizeof *request->kind},
      {(void *)(uintptr_t)request->small, sizeof *request->small},
      {(void *)(uintptr_t)request->fixed, sizeof *request->fixed},
      {(void *)(uintptr_t)request->middle, sizeof *request->middle},
      {(void *)(uintptr_t)request->last, sizeof *request->last},
  };
  sw_column_t out[] = {
      {reply->first, sizeof *reply->first},
      {reply->kind, sizeof *reply->kind},
      {reply->small, sizeof *reply->small},
      {reply->fixed, sizeof *reply->fixed},
      {reply->middle, sizeof *reply->middle},
      {reply->last, sizeof *reply->last},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e flat_v1_crossing_empty_raw(const flat_v1_crossing_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                     sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e flat_v1_crossing_empty_wire(const flat_v1_crossing_t *client, const flat_v1_nothing_t *request,
                                      flat_v1_nothing_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = flat_v1_crossing_empty_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = flat_v1_nothing_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  flat_v1_nothing_init(reply);
  if (flat_v1_nothing_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

static sw_code_e flat_v1_crossing_empty_many_wire(const flat_v1_crossing_t *client, size_t count,
                                                  const flat_v1_nothing_t *requests,
                                                  flat_v1_nothing_t *replies, int32_t *codes,
                                                  sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = flat_v1_nothing_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    flat_v1_nothing_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (flat_v1_nothing_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e flat_v1_crossing_empty_many(const flat_v1_crossing_t *client, size_t count,
                                      const flat_v1_nothing_t *requests, flat_v1_nothing_t *replies,
                                      int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return flat_v1_crossing_empty_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {NULL, 0},
  };
  sw_column_t out[] = {
      {NULL, 0},
  };
  for (size_t i = 0; i < count; i++) flat_v1_nothing_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

sw_code_e flat_v1_crossing_texts_raw(const flat_v1_crossing_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                     sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
}

sw_code_e flat_v1_crossing_texts_wire(const flat_v1_crossing_t *client, const flat_v1_texts_t *request,
                                      flat_v1_texts_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = flat_v1_texts_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[2], 2, false, p, call, &reader);
  if (code != SW_OK) return code;
  flat_v1_texts_init(reply);
  if (flat_v1_texts_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 2, &reader, call);
}

static sw_code_e flat_v1_crossing_texts_many_wire(const flat_v1_crossing_t *client, size_t count,
                                                  const flat_v1_texts_t *requests, flat_v1_texts_t *replies,
                                                  int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = flat_v1_texts_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[2], 2, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    flat_v1_texts_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[2], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (flat_v1_texts_read(frame.body.data, frame.body.data + frame.body.len, &reader, &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 2, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e flat_v1_crossing_texts_many(const flat_v1_crossing_t *client, size_t count,
                                      const flat_v1_texts_t *requests, flat_v1_texts_t *replies,
                                      int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[2].flat_many == NULL) {
    return flat_v1_crossing_texts_many_wire(client, count, requests, replies, codes, call);
  }
  /* Presence is flags here and masks there. */
  sw_arena_reset(&call->arena);
  uint64_t *masks = (uint64_t *)sw_list_grow(&call->arena, NULL, 0, count, 2 * sizeof *masks);
  if (masks == NULL)
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  for (size_t i = 0; i < count; i++) {
    masks[i] = 0;
    masks[i] |= (uint64_t)requests[i].has_data << 0;
    masks[i] |= (uint64_t)requests[i].has_kind << 1;
  }
  sw_column_t in[] = {
      {masks, sizeof *masks},
      {(void *)(uintptr_t)&requests->text, sizeof *requests},
      {(void *)(uintptr_t)&requests->data, sizeof *requests},
      {(void *)(uintptr_t)&requests->kind, sizeof *requests},
  };
  sw_column_t out[] = {
      {masks + count, sizeof *masks},
      {&replies->text, sizeof *replies},
      {&replies->data, sizeof *replies},
      {&replies->kind, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) flat_v1_texts_init(&replies[i]);
  code = sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
  for (size_t i = 0; i < count; i++) {
    replies[i].has_data = code == SW_OK && (masks[count + i] >> 0 & 1) != 0;
    if (!replies[i].has_data) memset(&replies[i].data, 0, sizeof replies[i].data);
    replies[i].has_kind = code == SW_OK && (masks[count + i] >> 1 & 1) != 0;
    if (!replies[i].has_kind) memset(&replies[i].kind, 0, sizeof replies[i].kind);
  }
  return code;
}

/* What flat_v1_crossing_texts_columns() does where it cannot use columns. */
static sw_code_e flat_v1_crossing_texts_columns_wire(const flat_v1_crossing_t *client, size_t count,
                                                     const flat_v1_texts_columns_t *request,
                                                     const flat_v1_texts_out_columns_t *reply, int32_t *codes,
                                                     sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  flat_v1_texts_t *requests = (flat_v1_texts_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  flat_v1_texts_t *replies = (flat_v1_texts_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    flat_v1_texts_init(&requests[i]);
    requests[i].text = request->text[i];
    requests[i].has_data = (request->present[i] >> 0 & 1) != 0;
    requests[i].data = request->data[i];
    requests[i].has_kind = (request->present[i] >> 1 & 1) != 0;
    requests[i].kind = request->kind[i];
  }
  sw_code_e code = flat_v1_crossing_texts_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->present[i] = 0;
    reply->text[i] = replies[i].text;
    reply->present[i] |= (uint64_t)replies[i].has_data << 0;
    reply->data[i] = replies[i].data;
    reply->present[i] |= (uint64_t)replies[i].has_kind << 1;
    reply->kind[i] = replies[i].kind;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e flat_v1_crossing_texts_columns(const flat_v1_crossing_t *client, size_t count,
                                         const flat_v1_texts_columns_t *request,
                                         const flat_v1_texts_out_columns_t *reply, int32_t *codes,
                                         sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  if (request->present == NULL)
    return sw_call_null_argument(call, "flat.v1.Crossing/Texts", "request->present");
  if (request->text == NULL) return sw_call_null_argument(call, "flat.v1.Crossing/Texts", "request->text");
  if (request->data == NULL) return sw_call_null_argument(call, "flat.v1.Crossing/Texts", "request->data");
  if (request->kind == NULL) return sw_call_null_argument(call, "flat.v1.Crossing/Texts", "request->kind");
  if (reply->present == NULL) return sw_call_null_argument(call, "flat.v1.Crossing/Texts", "reply->present");
  if (reply->text == NULL) return sw_call_null_argument(call, "flat.v1.Crossing/Texts", "reply->text");
  if (reply->data == NULL) return sw_call_null_argument(call, "flat.v1.Crossing/Texts", "reply->data");
  if (reply->kind == NULL) return sw_call_null_argument(call, "flat.v1.Crossing/Texts", "reply->kind");
  if (client->methods[2].flat_many == NULL) {
    return flat_v1_crossing_texts_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->present, sizeof *request->present},
      {(void *)(uintptr_t)request->text, sizeof *request->text},
      {(void *)(uintptr_t)request->data, sizeof *request->data},
      {(void *)(uintptr_t)request->kind, sizeof *request->kind},
  };
  sw_column_t out[] = {
      {reply->present, sizeof *reply->present},
      {reply->text, sizeof *reply->text},
      {reply->data, sizeof *reply->data},
      {reply->kind, sizeof *reply->kind},
  };
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

sw_code_e flat_v1_crossing_list_raw(const flat_v1_crossing_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                    sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
}

sw_code_e flat_v1_crossing_list(const flat_v1_crossing_t *client, const flat_v1_with_list_t *request,
                                flat_v1_scalars_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = flat_v1_with_list_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[3], 3, false, p, call, &reader);
  if (code != SW_OK) return code;
  flat_v1_scalars_init(reply);
  if (flat_v1_scalars_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 3, &reader, call);
}

sw_code_e flat_v1_crossing_list_many(const flat_v1_crossing_t *client, size_t count,
                                     const flat_v1_with_list_t *requests, flat_v1_scalars_t *replies,
                                     int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = flat_v1_with_list_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[3], 3, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    flat_v1_scalars_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[3], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (flat_v1_scalars_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 3, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e flat_v1_crossing_list_back_raw(const flat_v1_crossing_t *client, sw_bytes_t request,
                                         sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
}

sw_code_e flat_v1_crossing_list_back(const flat_v1_crossing_t *client, const flat_v1_scalars_t *request,
                                     flat_v1_with_list_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = flat_v1_scalars_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[4], 4, false, p, call, &reader);
  if (code != SW_OK) return code;
  flat_v1_with_list_init(reply);
  if (flat_v1_with_list_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 4, &reader, call);
}

sw_code_e flat_v1_crossing_list_back_many(const flat_v1_crossing_t *client, size_t count,
                                          const flat_v1_scalars_t *requests, flat_v1_with_list_t *replies,
                                          int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = flat_v1_scalars_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[4], 4, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    flat_v1_with_list_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[4], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (flat_v1_with_list_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                               &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 4, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e flat_v1_crossing_oneof_raw(const flat_v1_crossing_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                     sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[5] : NULL, 5, request, reply, call);
}

sw_code_e flat_v1_crossing_oneof(const flat_v1_crossing_t *client, const flat_v1_with_oneof_t *request,
                                 flat_v1_nothing_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[5] : NULL, 5, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = flat_v1_with_oneof_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[5], 5, false, p, call, &reader);
  if (code != SW_OK) return code;
  flat_v1_nothing_init(reply);
  if (flat_v1_nothing_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 5, &reader, call);
}

sw_code_e flat_v1_crossing_oneof_many(const flat_v1_crossing_t *client, size_t count,
                                      const flat_v1_with_oneof_t *requests, flat_v1_nothing_t *replies,
                                      int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[5] : NULL, 5, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = flat_v1_with_oneof_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[5], 5, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    flat_v1_nothing_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[5], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (flat_v1_nothing_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 5, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e flat_v1_crossing_map_raw(const flat_v1_crossing_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                   sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[6] : NULL, 6, request, reply, call);
}

sw_code_e flat_v1_crossing_map(const flat_v1_crossing_t *client, const flat_v1_with_map_t *request,
                               flat_v1_nothing_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[6] : NULL, 6, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = flat_v1_with_map_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[6], 6, false, p, call, &reader);
  if (code != SW_OK) return code;
  flat_v1_nothing_init(reply);
  if (flat_v1_nothing_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 6, &reader, call);
}

sw_code_e flat_v1_crossing_map_many(const flat_v1_crossing_t *client, size_t count,
                                    const flat_v1_with_map_t *requests, flat_v1_nothing_t *replies,
                                    int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[6] : NULL, 6, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = flat_v1_with_map_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[6], 6, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    flat_v1_nothing_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[6], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (flat_v1_nothing_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 6, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e flat_v1_crossing_message_raw(const flat_v1_crossing_t *client, sw_bytes_t request,
                                       sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[7] : NULL, 7, request, reply, call);
}

sw_code_e flat_v1_crossing_message(const flat_v1_crossing_t *client, const flat_v1_with_message_t *request,
                                   flat_v1_nothing_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[7] : NULL, 7, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = flat_v1_with_message_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[7], 7, false, p, call, &reader);
  if (code != SW_OK) return code;
  flat_v1_nothing_init(reply);
  if (flat_v1_nothing_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 7, &reader, call);
}

sw_code_e flat_v1_crossing_message_many(const flat_v1_crossing_t *client, size_t count,
                                        const flat_v1_with_message_t *requests, flat_v1_nothing_t *replies,
                                        int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[7] : NULL, 7, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = flat_v1_with_message_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[7], 7, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    flat_v1_nothing_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[7], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (flat_v1_nothing_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 7, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e flat_v1_crossing_sleep_raw(const flat_v1_crossing_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                     sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[8] : NULL, 8, request, reply, call);
}

sw_code_e flat_v1_crossing_sleep_wire(const flat_v1_crossing_t *client, const flat_v1_scalars_t *request,
                                      flat_v1_nothing_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = flat_v1_crossing_sleep_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[8] : NULL, 8, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = flat_v1_scalars_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[8], 8, false, p, call, &reader);
  if (code != SW_OK) return code;
  flat_v1_nothing_init(reply);
  if (flat_v1_nothing_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 8, &reader, call);
}

static sw_code_e flat_v1_crossing_sleep_many_wire(const flat_v1_crossing_t *client, size_t count,
                                                  const flat_v1_scalars_t *requests,
                                                  flat_v1_nothing_t *replies, int32_t *codes,
                                                  sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = flat_v1_scalars_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[8], 8, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    flat_v1_nothing_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[8], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (flat_v1_nothing_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 8, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e flat_v1_crossing_sleep_many(const flat_v1_crossing_t *client, size_t count,
                                      const flat_v1_scalars_t *requests, flat_v1_nothing_t *replies,
                                      int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[8] : NULL, 8, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[8].flat_many == NULL || count == 0) {
    return flat_v1_crossing_sleep_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->first, sizeof *requests},
      {(void *)(uintptr_t)&requests->kind, sizeof *requests},
      {(void *)(uintptr_t)&requests->small, sizeof *requests},
      {(void *)(uintptr_t)&requests->fixed, sizeof *requests},
      {(void *)(uintptr_t)&requests->middle, sizeof *requests},
      {(void *)(uintptr_t)&requests->last, sizeof *requests},
  };
  sw_column_t out[] = {
      {NULL, 0},
  };
  for (size_t i = 0; i < count; i++) flat_v1_nothing_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[8], count, in, out, codes, call);
}
