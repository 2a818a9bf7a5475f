#include "shortwire/writer.h"

#include <stdlib.h>

sw_writer_t sw_writer_on(void *memory, size_t size) {
  static uint8_t nothing;
  sw_writer_t writer = SW_WRITER_INIT;
  writer.begin = memory != NULL ? (uint8_t *)memory : &nothing;
  writer.end = memory != NULL ? writer.begin + size : &nothing;
  writer.borrowed = true;
  return writer;
}

void sw_writer_free(sw_writer_t *writer) {
  if (writer == NULL || writer->borrowed) return;
  free(writer->begin);
  writer->begin = NULL;
  writer->end = NULL;
}

static uint8_t *fail(sw_writer_t *w, sw_code_e code, const char *problem) {
  if (w->problem == NULL) {
    w->code = code;
    w->problem = problem;
  }
  return NULL;
}

uint8_t *sw_writer_fail_null(sw_writer_t *w, const char *field) {
  fail(w, SW_INVALID_ARGUMENT, "its pointer is NULL although the count or length beside it is not 0");
  return sw_writer_in(w, field);
}

uint8_t *sw_writer_fail_size(sw_writer_t *w) {
  return fail(w, SW_RESOURCE_EXHAUSTED, "it takes more than the 2 GiB - 1 a protobuf message may have");
}

uint8_t *sw_writer_fail_utf8(sw_writer_t *w) {
  return fail(w, SW_INVALID_ARGUMENT, "the text is not UTF-8; use a field of type bytes for other data");
}

uint8_t *sw_writer_fail_depth(sw_writer_t *w) {
  return fail(w, SW_INVALID_ARGUMENT,
              "messages are nested deeper than allowed; see max_depth in sw_options_t and sw_writer_t");
}

uint8_t *sw_writer_fail_missing(sw_writer_t *w, const char *field) {
  fail(w, SW_INVALID_ARGUMENT, "a required field is not set");
  return sw_writer_in(w, field);
}

uint8_t *sw_writer_in(sw_writer_t *w, const char *field) {
  if (w->field == NULL) w->field = field;
  return NULL;
}

sw_code_e sw_writer_finish(sw_writer_t *w, const uint8_t *p, const char *message, sw_bytes_t *bytes,
                           sw_error_t *error) {
  size_t max = w->max_bytes != 0 ? w->max_bytes : SW_DEFAULT_MAX_MESSAGE_BYTES;
  if (max > SW_LIMIT_MESSAGE_BYTES) max = SW_LIMIT_MESSAGE_BYTES;
  if (SW_LIKELY(p != NULL && sw_written(w, p) <= max)) {
    bytes->data = p;
    bytes->len = sw_written(w, p);
    return SW_OK;
  }
  if (p != NULL) {
    return sw_error_set(
        error, SW_RESOURCE_EXHAUSTED,
        "%s takes %zu bytes, more than the %zu a message may have; raise max_message_bytes (at most "
        "2 GiB - 1) or send it in parts",
        message, sw_written(w, p), max);
  }
  return sw_error_set(error, w->code, "%s cannot be encoded%s%s: %s", message,
                      w->field != NULL ? ", field " : "", w->field != NULL ? w->field : "", w->problem);
}

uint8_t *sw_writer_grow(sw_writer_t *w, uint8_t *p, size_t size) {
  enum { SMALLEST = 256 };
  if (w->borrowed) {
    return fail(w, SW_RESOURCE_EXHAUSTED,
                "the message does not fit into the memory that sw_writer_on() was given");
  }
  size_t written = p != NULL ? sw_written(w, p) : 0;
  size_t old = (size_t)(w->end - w->begin);
  if (size > SW_LIMIT_MESSAGE_BYTES || written > SW_LIMIT_MESSAGE_BYTES) {
    return sw_writer_fail_size(w);
  }
  size_t capacity = old * 2;
  if (capacity < written + size) capacity = written + size;
  if (capacity < SMALLEST) capacity = SMALLEST;
  uint8_t *larger = (uint8_t *)malloc(capacity);
  if (larger == NULL) return fail(w, SW_RESOURCE_EXHAUSTED, "there is no memory for it");
  if (written != 0) memcpy(larger + capacity - written, p, written);
  free(w->begin);
  w->begin = larger;
  w->end = larger + capacity;
  return w->end - written;
}

uint8_t *sw_put_varint_long(uint8_t *p, uint64_t value) {
  unsigned bits = 64u - (unsigned)__builtin_clzll(value | 1);
  unsigned size = (bits * 9u + 64u) / 64u;
  p -= size;
  uint8_t *out = p;
  for (unsigned i = 1; i < size; i++) {
    *out++ = (uint8_t)(value | 0x80);
    value >>= 7;
  }
  *out = (uint8_t)value;
  return p;
}

uint8_t *sw_write_raw(sw_writer_t *w, uint8_t *p, sw_bytes_t bytes) {
  if (bytes.data == NULL) return sw_writer_fail_null(w, NULL);
  p = sw_reserve(w, p, bytes.len);
  if (p == NULL) return NULL;
  return (uint8_t *)memcpy(p - bytes.len, bytes.data, bytes.len);
}

/* Copies without a call for the short texts that messages are made of: words that overlap cover any length.
 */
SW_INLINE void copy(uint8_t *to, const uint8_t *from, size_t len) {
  if (SW_UNLIKELY(len > 32)) {
    memcpy(to, from, len);
  } else if (len >= 16) {
    uint64_t a = sw_load64(from), b = sw_load64(from + 8);
    uint64_t c = sw_load64(from + len - 16), d = sw_load64(from + len - 8);
    memcpy(to, &a, 8);
    memcpy(to + 8, &b, 8);
    memcpy(to + len - 16, &c, 8);
    memcpy(to + len - 8, &d, 8);
  } else if (len >= 8) {
    uint64_t a = sw_load64(from), b = sw_load64(from + len - 8);
    memcpy(to, &a, 8);
    memcpy(to + len - 8, &b, 8);
  } else if (len >= 4) {
    uint32_t a = sw_load32(from), b = sw_load32(from + len - 4);
    memcpy(to, &a, 4);
    memcpy(to + len - 4, &b, 4);
  } else if (len != 0) {
    uint8_t a = from[0], b = from[len / 2], c = from[len - 1];
    to[0] = a;
    to[len / 2] = b;
    to[len - 1] = c;
  }
}

SW_INLINE uint8_t *write_delimited(sw_writer_t *w, uint8_t *p, sw_bytes_t bytes) {
  if (SW_UNLIKELY(bytes.len > SW_LIMIT_MESSAGE_BYTES)) return sw_writer_fail_size(w);
  p = sw_reserve(w, p, bytes.len + SW_HEAD);
  if (SW_UNLIKELY(p == NULL)) return NULL;
  p -= bytes.len;
  copy(p, bytes.data, bytes.len);
  return sw_put_varint(p, bytes.len);
}

uint8_t *sw_write_bytes(sw_writer_t *w, uint8_t *p, sw_bytes_t bytes) {
  if (SW_UNLIKELY(bytes.data == NULL && bytes.len != 0)) return sw_writer_fail_null(w, NULL);
  return write_delimited(w, p, bytes);
}

uint8_t *sw_write_string(sw_writer_t *w, uint8_t *p, sw_bytes_t bytes) {
  if (SW_UNLIKELY(bytes.data == NULL && bytes.len != 0)) return sw_writer_fail_null(w, NULL);
  if (SW_UNLIKELY(!sw_is_utf8(bytes.data, bytes.len))) return sw_writer_fail_utf8(w);
  return write_delimited(w, p, bytes);
}
