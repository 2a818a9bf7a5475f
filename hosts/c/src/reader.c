#include "shortwire/reader.h"

#include "shortwire/writer.h"

static const uint8_t *fail(sw_reader_t *r, sw_code_e code, const char *problem, const uint8_t *where) {
  if (r->problem == NULL) {
    r->code = code;
    r->problem = problem;
    r->where = where;
  }
  return NULL;
}

const uint8_t *sw_reader_fail_truncated(sw_reader_t *r, const uint8_t *p) {
  return fail(r, SW_INVALID_ARGUMENT, "the bytes end in the middle of a value", p);
}

const uint8_t *sw_reader_fail_length(sw_reader_t *r, const uint8_t *p) {
  return fail(r, SW_INVALID_ARGUMENT, "a length goes beyond the end of the message", p);
}

const uint8_t *sw_reader_fail_utf8(sw_reader_t *r, const uint8_t *data, size_t len) {
  return fail(r, SW_INVALID_ARGUMENT, "a string is not UTF-8", data + sw_utf8_valid_up_to(data, len));
}

const uint8_t *sw_reader_fail_depth(sw_reader_t *r, const uint8_t *p) {
  return fail(r, SW_INVALID_ARGUMENT,
              "messages are nested deeper than allowed; see max_depth in sw_options_t", p);
}

const uint8_t *sw_reader_fail_memory(sw_reader_t *r, const uint8_t *p) {
  return fail(r, SW_RESOURCE_EXHAUSTED, "there is no memory for what it holds", p);
}

const uint8_t *sw_reader_fail_missing(sw_reader_t *r, const uint8_t *p, const char *field) {
  fail(r, SW_INVALID_ARGUMENT, "a required field is missing", p);
  return sw_reader_in(r, field);
}

const uint8_t *sw_reader_in(sw_reader_t *r, const char *field) {
  if (r->field == NULL) r->field = field;
  return NULL;
}

sw_code_e sw_reader_error(const sw_reader_t *r, const char *message, sw_error_t *error) {
  return sw_error_set(error, r->code, "not a valid %s: %s (byte %zu of %zu%s%s)", message, r->problem,
                      (size_t)(r->where - r->begin), (size_t)(r->end - r->begin),
                      r->field != NULL ? ", field " : "", r->field != NULL ? r->field : "");
}

sw_varint_t sw_get_varint_long(const uint8_t *p, const uint8_t *end, sw_reader_t *r) {
  sw_varint_t result = {NULL, 0};
  size_t available = (size_t)(end - p);
  for (size_t i = 0; i < 10 && i < available; i++) {
    result.value |= (uint64_t)(p[i] & 0x7f) << (7 * i);
    if (p[i] < 0x80) {
      result.p = p + i + 1;
      return result;
    }
  }
  if (available < 10) {
    sw_reader_fail_truncated(r, p);
  } else {
    fail(r, SW_INVALID_ARGUMENT, "a varint is longer than 10 bytes", p);
  }
  return result;
}

sw_varint_t sw_get_tag_long(const uint8_t *p, const uint8_t *end, sw_reader_t *r) {
  sw_varint_t tag = sw_get_varint_long(p, end, r);
  if (tag.p == NULL) return tag;
  if (tag.value > UINT32_MAX) {
    tag.p = fail(r, SW_INVALID_ARGUMENT, "a field number is larger than protobuf allows", p);
  } else if (tag.value >> 3 == 0) {
    tag.p = fail(r, SW_INVALID_ARGUMENT, "a field has number 0, which protobuf does not allow", p);
  }
  return tag;
}

size_t sw_count_run(const uint8_t *p, const uint8_t *end, uint32_t tag) {
  sw_reader_t unused;
  sw_reader_start(&unused, (sw_bytes_t){NULL, 0}, NULL, 0);
  size_t count = 1;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, &unused);
    if (length.p == NULL) return count;
    p = sw_match_tag(length.p + length.value, end, tag);
    if (p == NULL) return count;
    count++;
  }
}

const uint8_t *sw_match_tag_long(const uint8_t *p, const uint8_t *end, uint32_t tag) {
  for (; tag >= 0x80; tag >>= 7) {
    if (p >= end || *p++ != ((tag & 0x7f) | 0x80)) return NULL;
  }
  return p < end && *p == tag ? p + 1 : NULL;
}

const uint8_t *sw_get_group(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t start_tag,
                            const uint8_t **content_end) {
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    if (tag.value == start_tag + 1) {
      r->depth++;
      *content_end = start;
      return tag.p;
    }
    p = sw_skip(tag.p, end, r, (uint32_t)tag.value);
    if (p == NULL) return NULL;
  }
  return fail(r, SW_INVALID_ARGUMENT, "a group does not end", p);
}

const uint8_t *sw_skip(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag) {
  const uint8_t *content_end;
  switch (tag & 7) {
    case 0:
      return sw_get_varint(p, end, r).p;
    case 1:
      return end - p >= 8 ? p + 8 : sw_reader_fail_truncated(r, p);
    case 2: {
      sw_varint_t length = sw_get_length(p, end, r);
      return length.p != NULL ? length.p + length.value : NULL;
    }
    case 3:
      return sw_get_group(p, end, r, tag, &content_end);
    case 4:
      return fail(r, SW_INVALID_ARGUMENT, "a group ends that did not begin", p);
    case 5:
      return end - p >= 4 ? p + 4 : sw_reader_fail_truncated(r, p);
    default:
      return fail(r, SW_INVALID_ARGUMENT, "a field has a wire type that protobuf does not know", p);
  }
}

bool sw_keep_run(sw_reader_t *r, const uint8_t *start, const uint8_t *stop, sw_bytes_t *unknown) {
  size_t len = (size_t)(stop - start);
  if (unknown->len == 0) {
    unknown->data = start;
    unknown->len = len;
    return true;
  }
  uintptr_t held = (uintptr_t)unknown->data;
  bool in_input = held >= (uintptr_t)r->begin && held < (uintptr_t)r->end;
  if (in_input && unknown->data + unknown->len == start) {
    unknown->len += len;
    return true;
  }
  /* A second run that does not touch the first: from here on the fields lie in the arena. */
  uint8_t *copy;
  if (in_input) {
    copy = (uint8_t *)sw_list_grow(r->arena, NULL, 0, unknown->len + len, 1);
    if (copy != NULL) memcpy(copy, unknown->data, unknown->len);
  } else {
    copy = (uint8_t *)sw_list_grow(r->arena, unknown->data, unknown->len, len, 1);
  }
  if (copy == NULL) return false;
  memcpy(copy + unknown->len, start, len);
  unknown->data = copy;
  unknown->len += len;
  return true;
}

const uint8_t *sw_keep_unknown(const uint8_t *start, const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                               uint32_t tag, sw_bytes_t *unknown) {
  p = sw_skip(p, end, r, tag);
  if (p == NULL) return NULL;
  return sw_keep_run(r, start, p, unknown) ? p : sw_reader_fail_memory(r, p);
}

const uint8_t *sw_keep_varint(const uint8_t *p, sw_reader_t *r, uint32_t tag, uint64_t value,
                              sw_bytes_t *unknown) {
  uint8_t field[15];
  uint8_t *stop = field + sizeof field;
  uint8_t *start = sw_put_tag(sw_put_varint(stop, value), tag);
  if (unknown->len != 0) return sw_keep_run(r, start, stop, unknown) ? p : sw_reader_fail_memory(r, p);
  size_t len = (size_t)(stop - start);
  uint8_t *copy = (uint8_t *)sw_list_grow(r->arena, NULL, 0, len, 1);
  if (copy == NULL) return sw_reader_fail_memory(r, p);
  unknown->data = (const uint8_t *)memcpy(copy, start, len);
  unknown->len = len;
  return p;
}
