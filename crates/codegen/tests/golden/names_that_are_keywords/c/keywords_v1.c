/* Made by shortwire gen from keywords.proto. Do not edit. */
/* clang-format off */
#include "keywords_v1.h"

const char *keywords_v1_async_name(keywords_v1_async_e value) {
  switch (value) {
    case KEYWORDS_V1_ASYNC_UNSPECIFIED:
      return "ASYNC_UNSPECIFIED";
    case KEYWORDS_V1_ASYNC_TRUE:
      return "ASYNC_TRUE";
    case KEYWORDS_V1_ASYNC_SELF:
      return "ASYNC_SELF";
    default:
      return NULL;
  }
}

uint8_t *keywords_v1_type_write(const keywords_v1_type_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 6);
  if (p == NULL) return NULL;
  if (message->register_) p = sw_put_tag(sw_put_varint(p, message->register_), 0x40);
  if (message->def.len != 0) {
    p = sw_write_string(w, p, message->def);
    if (p == NULL) return sw_writer_in(w, "keywords.v1.Type.def");
    p = sw_put_tag(p, 0x3a);
  }
  p = sw_reserve(w, p, 90);
  if (p == NULL) return NULL;
  if (message->None != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->None), 0x30);
  if (message->self != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->self), 0x28);
  if (message->lambda != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->lambda), 0x20);
  if (message->int_ != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->int_), 0x18);
  if (message->class_ != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->class_), 0x10);
  if (message->fn != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->fn), 0x08);
  return p;
}

const uint8_t *keywords_v1_type_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     keywords_v1_type_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "keywords.v1.Type.fn");
        message->fn = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "keywords.v1.Type.class");
        message->class_ = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x18: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "keywords.v1.Type.int");
        message->int_ = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x20: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "keywords.v1.Type.lambda");
        message->lambda = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x28: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "keywords.v1.Type.self");
        message->self = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x30: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "keywords.v1.Type.None");
        message->None = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x3a: {
        p = sw_get_string(p, end, r, &message->def);
        if (p == NULL) return sw_reader_in(r, "keywords.v1.Type.def");
        continue;
      }
      case 0x40: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "keywords.v1.Type.register");
        message->register_ = value.value != 0;
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

const uint8_t *keywords_v1_type_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                      const keywords_v1_type_t **message) {
  keywords_v1_type_t *target = (keywords_v1_type_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (keywords_v1_type_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    keywords_v1_type_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = keywords_v1_type_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *keywords_v1_type_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                       const keywords_v1_type_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  keywords_v1_type_t *list = (keywords_v1_type_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    keywords_v1_type_init(&list[*count]);
    p = keywords_v1_type_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e keywords_v1_type_encode(const keywords_v1_type_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                  sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "keywords_v1_type_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = keywords_v1_type_write(message, p, writer);
  return sw_writer_finish(writer, p, KEYWORDS_V1_TYPE_NAME, bytes, error);
}

sw_code_e keywords_v1_type_decode(sw_bytes_t bytes, sw_arena_t *arena, keywords_v1_type_t *message,
                                  sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "keywords_v1_type_decode");
  keywords_v1_type_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (keywords_v1_type_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, KEYWORDS_V1_TYPE_NAME, error);
}

uint8_t *keywords_v1_self_write(const keywords_v1_self_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->import_count != 0) {
    if (message->import == NULL) return sw_writer_fail_null(w, "keywords.v1.Self.import");
    p = sw_write_packed_int32(w, p, message->import, message->import_count);
    if (p == NULL) return sw_writer_in(w, "keywords.v1.Self.import");
    p = sw_put_tag(p, 0x22);
  }
  if (message->match_case == KEYWORDS_V1_SELF_MATCH_TYPE) {
    size_t before = sw_written(w, p);
    if (message->match.type != NULL) p = keywords_v1_type_write(message->match.type, p, w);
    if (p == NULL) return sw_writer_in(w, "keywords.v1.Self.type");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x1a);
  }
  if (message->match_case == KEYWORDS_V1_SELF_MATCH_YIELD) {
    p = sw_write_string(w, p, message->match.yield);
    if (p == NULL) return sw_writer_in(w, "keywords.v1.Self.yield");
    p = sw_put_tag(p, 0x12);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->match_case == KEYWORDS_V1_SELF_MATCH_ASYNC)
    p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->match.async), 0x08);
  return p;
}

const uint8_t *keywords_v1_self_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     keywords_v1_self_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "keywords.v1.Self.async");
        message->match.async = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->match_case = KEYWORDS_V1_SELF_MATCH_ASYNC;
        continue;
      }
      case 0x12: {
        p = sw_get_string(p, end, r, &message->match.yield);
        if (p == NULL) return sw_reader_in(r, "keywords.v1.Self.yield");
        message->match_case = KEYWORDS_V1_SELF_MATCH_YIELD;
        continue;
      }
      case 0x1a: {
        if (!(message->match_case == KEYWORDS_V1_SELF_MATCH_TYPE)) message->match.type = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "keywords.v1.Self.type");
        p = keywords_v1_type_merge(length.p, length.p + length.value, r, &message->match.type);
        if (p == NULL) return sw_reader_in(r, "keywords.v1.Self.type");
        message->match_case = KEYWORDS_V1_SELF_MATCH_TYPE;
        continue;
      }
      case 0x22: {
        p = sw_get_packed_int32(p, end, r, &message->import, &message->import_count);
        if (p == NULL) return sw_reader_in(r, "keywords.v1.Self.import");
        continue;
      }
      case 0x20: {
        p = sw_get_unpacked_int32(p, end, r, &message->import, &message->import_count);
        if (p == NULL) return sw_reader_in(r, "keywords.v1.Self.import");
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

const uint8_t *keywords_v1_self_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                      const keywords_v1_self_t **message) {
  keywords_v1_self_t *target = (keywords_v1_self_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (keywords_v1_self_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    keywords_v1_self_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = keywords_v1_self_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *keywords_v1_self_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                       const keywords_v1_self_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  keywords_v1_self_t *list = (keywords_v1_self_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    keywords_v1_self_init(&list[*count]);
    p = keywords_v1_self_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e keywords_v1_self_encode(const keywords_v1_self_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                  sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "keywords_v1_self_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = keywords_v1_self_write(message, p, writer);
  return sw_writer_finish(writer, p, KEYWORDS_V1_SELF_NAME, bytes, error);
}

sw_code_e keywords_v1_self_decode(sw_bytes_t bytes, sw_arena_t *arena, keywords_v1_self_t *message,
                                  sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "keywords_v1_self_decode");
  keywords_v1_self_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (keywords_v1_self_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, KEYWORDS_V1_SELF_NAME, error);
}

uint8_t *keywords_v1_headers_write(const keywords_v1_headers_t *restrict message, uint8_t *p,
                                   sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 57);
  if (p == NULL) return NULL;
  if (message->MAX != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->MAX), 0x60);
  if (message->errno_ != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->errno_), 0x58);
  if (message->co_await_ != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->co_await_), 0x50);
  if (message->has__Static_assert) p = sw_put_tag(sw_put_varint(p, message->_Static_assert_), 0x48);
  if (message->_Atomic_) p = sw_put_tag(sw_put_varint(p, message->_Atomic_), 0x40);
  if (message->SW_INLINE_count_ != 0) {
    if (message->SW_INLINE_ == NULL) return sw_writer_fail_null(w, "keywords.v1.Headers.SW_INLINE");
    p = sw_write_packed_int32(w, p, message->SW_INLINE_, message->SW_INLINE_count_);
    if (p == NULL) return sw_writer_in(w, "keywords.v1.Headers.SW_INLINE");
    p = sw_put_tag(p, 0x3a);
  }
  if (message->sw_bytes_t_.len != 0) {
    p = sw_write_string(w, p, message->sw_bytes_t_);
    if (p == NULL) return sw_writer_in(w, "keywords.v1.Headers.sw_bytes_t");
    p = sw_put_tag(p, 0x32);
  }
  p = sw_reserve(w, p, 66);
  if (p == NULL) return NULL;
  if (message->int32_t_ != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->int32_t_), 0x28);
  if (sw_double_set(message->M_PI_)) p = sw_put_tag(sw_put_double(p, message->M_PI_), 0x21);
  if (sw_double_set(message->INFINITY_)) p = sw_put_tag(sw_put_double(p, message->INFINITY_), 0x19);
  if (message->SIZE_MAX_ != 0) p = sw_put_tag(sw_put_varint(p, message->SIZE_MAX_), 0x10);
  if (message->INT32_MAX_ != 0)
    p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->INT32_MAX_), 0x08);
  return p;
}

const uint8_t *keywords_v1_headers_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                        keywords_v1_headers_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "keywords.v1.Headers.INT32_MAX");
        message->INT32_MAX_ = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "keywords.v1.Headers.SIZE_MAX");
        message->SIZE_MAX_ = (uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x19: {
        p = sw_get_fixed64(p, end, r, &message->INFINITY_);
        if (p == NULL) return sw_reader_in(r, "keywords.v1.Headers.INFINITY");
        continue;
      }
      case 0x21: {
        p = sw_get_fixed64(p, end, r, &message->M_PI_);
        if (p == NULL) return sw_reader_in(r, "keywords.v1.Headers.M_PI");
        continue;
      }
      case 0x28: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "keywords.v1.Headers.int32_t");
        message->int32_t_ = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x32: {
        p = sw_get_string(p, end, r, &message->sw_bytes_t_);
        if (p == NULL) return sw_reader_in(r, "keywords.v1.Headers.sw_bytes_t");
        continue;
      }
      case 0x3a: {
        p = sw_get_packed_int32(p, end, r, &message->SW_INLINE_, &message->SW_INLINE_count_);
        if (p == NULL) return sw_reader_in(r, "keywords.v1.Headers.SW_INLINE");
        continue;
      }
      case 0x38: {
        p = sw_get_unpacked_int32(p, end, r, &message->SW_INLINE_, &message->SW_INLINE_count_);
        if (p == NULL) return sw_reader_in(r, "keywords.v1.Headers.SW_INLINE");
        continue;
      }
      case 0x40: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "keywords.v1.Headers._Atomic");
        message->_Atomic_ = value.value != 0;
        p = value.p;
        continue;
      }
      case 0x48: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "keywords.v1.Headers._Static_assert");
        message->_Static_assert_ = value.value != 0;
        p = value.p;
        message->has__Static_assert = true;
        continue;
      }
      case 0x50: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "keywords.v1.Headers.co_await");
        message->co_await_ = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x58: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "keywords.v1.Headers.errno");
        message->errno_ = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x60: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "keywords.v1.Headers.MAX");
        message->MAX = (int32_t)(uint32_t)value.value;
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

const uint8_t *keywords_v1_headers_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                         const keywords_v1_headers_t **message) {
  keywords_v1_headers_t *target = (keywords_v1_headers_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (keywords_v1_headers_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    keywords_v1_headers_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = keywords_v1_headers_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *keywords_v1_headers_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                          const keywords_v1_headers_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  keywords_v1_headers_t *list =
      (keywords_v1_headers_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    keywords_v1_headers_init(&list[*count]);
    p = keywords_v1_headers_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e keywords_v1_headers_encode(const keywords_v1_headers_t *message, sw_writer_t *writer,
                                     sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "keywords_v1_headers_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = keywords_v1_headers_write(message, p, writer);
  return sw_writer_finish(writer, p, KEYWORDS_V1_HEADERS_NAME, bytes, error);
}

sw_code_e keywords_v1_headers_decode(sw_bytes_t bytes, sw_arena_t *arena, keywords_v1_headers_t *message,
                                     sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "keywords_v1_headers_decode");
  keywords_v1_headers_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (keywords_v1_headers_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, KEYWORDS_V1_HEADERS_NAME, error);
}

static const sw_method_info_t keywords_v1_match_methods[] = {
    {UINT64_C(0xaf66bfbfa1175daa), UINT64_C(0x06d41a0a02c79aee), "keywords.v1.Match/Await"},
    {UINT64_C(0x6508b95089c1e766), 0, "keywords.v1.Match/Return"},
    {UINT64_C(0x413f9f835fbc2b78), 0, "keywords.v1.Match/Class"},
};

sw_code_e keywords_v1_match_open(const char *path, const sw_options_t *options, keywords_v1_match_t *client,
                                 sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "keywords_v1_match_open");
  return sw_client_open(path, options, keywords_v1_match_methods, 3, &client->base, client->methods, error);
}

sw_code_e keywords_v1_match_join(const sw_client_t *other, keywords_v1_match_t *client, sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "keywords_v1_match_join");
  return sw_client_join(other, keywords_v1_match_methods, 3, &client->base, client->methods, error);
}

void keywords_v1_match_close(keywords_v1_match_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 3);
}

sw_code_e keywords_v1_match_await_raw(const keywords_v1_match_t *client, sw_bytes_t request,
                                      sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e keywords_v1_match_await_wire(const keywords_v1_match_t *client, const keywords_v1_type_t *request,
                                       keywords_v1_type_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = keywords_v1_type_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  keywords_v1_type_init(reply);
  if (keywords_v1_type_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

static sw_code_e keywords_v1_match_await_many_wire(const keywords_v1_match_t *client, size_t count,
                                                   const keywords_v1_type_t *requests,
                                                   keywords_v1_type_t *replies, int32_t *codes,
                                                   sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = keywords_v1_type_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    keywords_v1_type_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (keywords_v1_type_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                              &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e keywords_v1_match_await_many(const keywords_v1_match_t *client, size_t count,
                                       const keywords_v1_type_t *requests, keywords_v1_type_t *replies,
                                       int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return keywords_v1_match_await_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->fn, sizeof *requests},
      {(void *)(uintptr_t)&requests->class_, sizeof *requests},
      {(void *)(uintptr_t)&requests->int_, sizeof *requests},
      {(void *)(uintptr_t)&requests->lambda, sizeof *requests},
      {(void *)(uintptr_t)&requests->self, sizeof *requests},
      {(void *)(uintptr_t)&requests->None, sizeof *requests},
      {(void *)(uintptr_t)&requests->def, sizeof *requests},
      {(void *)(uintptr_t)&requests->register_, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->fn, sizeof *replies},
      {&replies->class_, sizeof *replies},
      {&replies->int_, sizeof *replies},
      {&replies->lambda, sizeof *replies},
      {&replies->self, sizeof *replies},
      {&replies->None, sizeof *replies},
      {&replies->def, sizeof *replies},
      {&replies->register_, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) keywords_v1_type_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What keywords_v1_match_await_columns() does where it cannot use columns. */
static sw_code_e keywords_v1_match_await_columns_wire(const keywords_v1_match_t *client, size_t count,
                                                      const keywords_v1_type_columns_t *request,
                                                      const keywords_v1_type_out_columns_t *reply,
                                                      int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  keywords_v1_type_t *requests = (keywords_v1_type_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  keywords_v1_type_t *replies = (keywords_v1_type_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    keywords_v1_type_init(&requests[i]);
    requests[i].fn = request->fn[i];
    requests[i].class_ = request->class_[i];
    requests[i].int_ = request->int_[i];
    requests[i].lambda = request->lambda[i];
    requests[i].self = request->self[i];
    requests[i].None = request->None[i];
    requests[i].def = request->def[i];
    requests[i].register_ = request->register_[i];
  }
  sw_code_e code = keywords_v1_match_await_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->fn[i] = replies[i].fn;
    reply->class_[i] = replies[i].class_;
    reply->int_[i] = replies[i].int_;
    reply->lambda[i] = replies[i].lambda;
    reply->self[i] = replies[i].self;
    reply->None[i] = replies[i].None;
    reply->def[i] = replies[i].def;
    reply->register_[i] = replies[i].register_;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e keywords_v1_match_await_columns(const keywords_v1_match_t *client, size_t count,
                                          const keywords_v1_type_columns_t *request,
                                          const keywords_v1_type_out_columns_t *reply, int32_t *codes,
                                          sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->fn == NULL) return sw_call_null_argument(call, "keywords.v1.Match/Await", "request->fn");
  if (request->class_ == NULL)
    return sw_call_null_argument(call, "keywords.v1.Match/Await", "request->class_");
  if (request->int_ == NULL) return sw_call_null_argument(call, "keywords.v1.Match/Await", "request->int_");
  if (request->lambda == NULL)
    return sw_call_null_argument(call, "keywords.v1.Match/Await", "request->lambda");
  if (request->self == NULL) return sw_call_null_argument(call, "keywords.v1.Match/Await", "request->self");
  if (request->None == NULL) return sw_call_null_argument(call, "keywords.v1.Match/Await", "request->None");
  if (request->def == NULL) return sw_call_null_argument(call, "keywords.v1.Match/Await", "request->def");
  if (request->register_ == NULL)
    return sw_call_null_argument(call, "keywords.v1.Match/Await", "request->register_");
  if (reply->fn == NULL) return sw_call_null_argument(call, "keywords.v1.Match/Await", "reply->fn");
  if (reply->class_ == NULL) return sw_call_null_argument(call, "keywords.v1.Match/Await", "reply->class_");
  if (reply->int_ == NULL) return sw_call_null_argument(call, "keywords.v1.Match/Await", "reply->int_");
  if (reply->lambda == NULL) return sw_call_null_argument(call, "keywords.v1.Match/Await", "reply->lambda");
  if (reply->self == NULL) return sw_call_null_argument(call, "keywords.v1.Match/Await", "reply->self");
  if (reply->None == NULL) return sw_call_null_argument(call, "keywords.v1.Match/Await", "reply->None");
  if (reply->def == NULL) return sw_call_null_argument(call, "keywords.v1.Match/Await", "reply->def");
  if (reply->register_ == NULL)
    return sw_call_null_argument(call, "keywords.v1.Match/Await", "reply->register_");
  if (client->methods[0].flat_many == NULL) {
    return keywords_v1_match_await_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->fn, sizeof *request->fn},
      {(void *)(uintptr_t)request->class_, sizeof *request->class_},
      {(void *)(uintptr_t)request->int_, sizeof *request->int_},
      {(void *)(uintptr_t)request->lambda, sizeof *request->lambda},
      {(void *)(uintptr_t)request->self, sizeof *request->self},
      {(void *)(uintptr_t)request->None, sizeof *request->None},
      {(void *)(uintptr_t)request->def, sizeof *request->def},
      {(void *)(uintptr_t)request->register_, sizeof *request->register_},
  };
  sw_column_t out[] = {
      {reply->fn, sizeof *reply->fn},
      {reply->class_, sizeof *reply->class_},
      {reply->int_, sizeof *reply->int_},
      {reply->lambda, sizeof *reply->lambda},
      {reply->self, sizeof *reply->self},
      {reply->None, sizeof *reply->None},
      {reply->def, sizeof *reply->def},
      {reply->register_, sizeof *reply->register_},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e keywords_v1_match_return_raw(const keywords_v1_match_t *client, sw_bytes_t request,
                                       sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e keywords_v1_match_return(const keywords_v1_match_t *client, const keywords_v1_self_t *request,
                                   keywords_v1_self_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = keywords_v1_self_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  keywords_v1_self_init(reply);
  if (keywords_v1_self_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

sw_code_e keywords_v1_match_return_many(const keywords_v1_match_t *client, size_t count,
                                        const keywords_v1_self_t *requests, keywords_v1_self_t *replies,
                                        int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = keywords_v1_self_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    keywords_v1_self_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (keywords_v1_self_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                              &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e keywords_v1_match_class_raw(const keywords_v1_match_t *client, sw_bytes_t request,
                                      sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
}

sw_code_e keywords_v1_match_class(const keywords_v1_match_t *client, const keywords_v1_type_t *request,
                                  keywords_v1_self_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = keywords_v1_type_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[2], 2, false, p, call, &reader);
  if (code != SW_OK) return code;
  keywords_v1_self_init(reply);
  if (keywords_v1_self_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 2, &reader, call);
}

sw_code_e keywords_v1_match_class_many(const keywords_v1_match_t *client, size_t count,
                                       const keywords_v1_type_t *requests, keywords_v1_self_t *replies,
                                       int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = keywords_v1_type_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[2], 2, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    keywords_v1_self_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[2], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (keywords_v1_self_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                              &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 2, &reader, call);
    }
  }
  return SW_OK;
}
