/* Writes messages in protobuf wire format, back to front: the length of a nested message is known when it is
 * reached, so one pass into one buffer is enough.
 *
 * Users make a writer, hand it to the generated encode functions and free it. All else here is for generated
 * code, which carries the place of the next byte as `p` (the last byte written, bytes before it are free) and
 * gets it back from each function; NULL means that the writer holds an error.
 *
 * Threads   A writer belongs to one thread at a time.
 * Memory    A writer owns its memory and keeps it from message to message, unless the caller brought it.
 */
#ifndef SHORTWIRE_WRITER_H
#define SHORTWIRE_WRITER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "shortwire.h"
#include "shortwire/attributes.h"
#include "shortwire/error.h"
#include "shortwire/limits.h"
#include "shortwire/utf8.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Start with SW_WRITER_INIT, or with sw_writer_on() to write into memory of your own; end with
 * sw_writer_free(). */
typedef struct sw_writer_t {
  uint8_t *begin;
  uint8_t *end;
  bool borrowed;       /* the memory is the caller's and does not grow */
  uint32_t depth;      /* levels of messages that may still open */
  uint32_t max_depth;  /* 0 for the default */
  size_t max_bytes;    /* 0 for the default */
  const char *problem; /* why writing failed, or NULL */
  const char *field;   /* the field it concerns, or NULL */
  sw_code_e code;
} sw_writer_t;

#define SW_WRITER_INIT SW_ZERO

/* A writer that uses `memory` and nothing else: a message that does not fit is SW_RESOURCE_EXHAUSTED. */
sw_writer_t sw_writer_on(void *memory, size_t size);

/* Gives back the memory, unless it is the caller's; the writer may be used again. NULL is allowed. */
void sw_writer_free(sw_writer_t *writer);

/* ---- For generated code ---- */

/* Makes room for `size` more bytes. */
uint8_t *sw_writer_grow(sw_writer_t *w, uint8_t *p, size_t size);

/* Starts a message. */
static inline uint8_t *sw_writer_start(sw_writer_t *w) {
  w->depth = w->max_depth != 0 ? w->max_depth : SW_DEFAULT_MAX_DEPTH;
  w->problem = NULL;
  w->field = NULL;
  return SW_LIKELY(w->end != NULL) ? w->end : sw_writer_grow(w, NULL, 1);
}

/* Ends a message: what was written, valid until the writer is used again, or the error. */
sw_code_e sw_writer_finish(sw_writer_t *w, const uint8_t *p, const char *message, sw_bytes_t *bytes,
                           sw_error_t *error);

/* Refuse to go on; return NULL. */
SW_COLD uint8_t *sw_writer_fail_null(sw_writer_t *w, const char *field);
SW_COLD uint8_t *sw_writer_fail_size(sw_writer_t *w);
SW_COLD uint8_t *sw_writer_fail_utf8(sw_writer_t *w);
SW_COLD uint8_t *sw_writer_fail_depth(sw_writer_t *w);
SW_COLD uint8_t *sw_writer_fail_missing(sw_writer_t *w, const char *field);

/* Names the field that an error concerns, innermost first; returns NULL. */
SW_COLD uint8_t *sw_writer_in(sw_writer_t *w, const char *field);

/* Room for the length of a field and its tag. */
#define SW_HEAD 15u

/* At least `size` bytes lie free before what this returns. */
SW_INLINE uint8_t *sw_reserve(sw_writer_t *w, uint8_t *p, size_t size) {
  if (SW_LIKELY((size_t)(p - w->begin) >= size)) return p;
  return sw_writer_grow(w, p, size);
}

/* How much has been written: stays right when the memory moves. */
SW_INLINE size_t sw_written(const sw_writer_t *w, const uint8_t *p) {
  return (size_t)(w->end - p);
}

/* The functions named put_ need room that was reserved: 10 bytes for a varint, 5 for a tag. */

SW_INLINE uint8_t *sw_put_fixed32(uint8_t *p, uint32_t value) {
  p -= 4;
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  value = __builtin_bswap32(value);
#endif
  memcpy(p, &value, 4);
  return p;
}

SW_INLINE uint8_t *sw_put_fixed64(uint8_t *p, uint64_t value) {
  p -= 8;
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  value = __builtin_bswap64(value);
#endif
  memcpy(p, &value, 8);
  return p;
}

SW_INLINE uint8_t *sw_put_float(uint8_t *p, float value) {
  uint32_t bits;
  memcpy(&bits, &value, 4);
  return sw_put_fixed32(p, bits);
}

SW_INLINE uint8_t *sw_put_double(uint8_t *p, double value) {
  uint64_t bits;
  memcpy(&bits, &value, 8);
  return sw_put_fixed64(p, bits);
}

/* A varint of three bytes or more. */
uint8_t *sw_put_varint_long(uint8_t *p, uint64_t value);

SW_INLINE uint8_t *sw_put_varint(uint8_t *p, uint64_t value) {
  if (SW_LIKELY(value < 0x80)) {
    *--p = (uint8_t)value;
    return p;
  }
  if (value < 0x4000) {
    *--p = (uint8_t)(value >> 7);
    *--p = (uint8_t)(value | 0x80);
    return p;
  }
  return sw_put_varint_long(p, value);
}

/* A tag known at compile time: folds to stores of constants. */
SW_INLINE uint8_t *sw_put_tag(uint8_t *p, uint32_t tag) {
  if (tag < 0x80) {
    *--p = (uint8_t)tag;
    return p;
  }
  if (tag < 0x4000) {
    *--p = (uint8_t)(tag >> 7);
    *--p = (uint8_t)(tag | 0x80);
    return p;
  }
  return sw_put_varint_long(p, tag);
}

SW_INLINE uint64_t sw_zigzag32(int32_t value) {
  return ((uint32_t)value << 1) ^ (uint32_t) - (int32_t)((uint32_t)value >> 31);
}

SW_INLINE uint64_t sw_zigzag64(int64_t value) {
  return ((uint64_t)value << 1) ^ (uint64_t) - (int64_t)((uint64_t)value >> 63);
}

/* Whether a floating-point field without presence is written: all but positive zero is. */
SW_INLINE bool sw_float_set(float value) {
  uint32_t bits;
  memcpy(&bits, &value, 4);
  return bits != 0;
}

SW_INLINE bool sw_double_set(double value) {
  uint64_t bits;
  memcpy(&bits, &value, 8);
  return bits != 0;
}

/* Bytes as they are: unknown fields. */
uint8_t *sw_write_raw(sw_writer_t *w, uint8_t *p, sw_bytes_t bytes);

/* Length-delimited bytes without their tag, for which 5 bytes are reserved as well. Strings are refused if
 * they are not UTF-8. */
uint8_t *sw_write_bytes(sw_writer_t *w, uint8_t *p, sw_bytes_t bytes);
uint8_t *sw_write_string(sw_writer_t *w, uint8_t *p, sw_bytes_t bytes);

/* Packed lists without their tag, for which 5 bytes are reserved as well. */
uint8_t *sw_write_packed_double(sw_writer_t *w, uint8_t *p, const double *items, size_t count);
uint8_t *sw_write_packed_float(sw_writer_t *w, uint8_t *p, const float *items, size_t count);
uint8_t *sw_write_packed_int32(sw_writer_t *w, uint8_t *p, const int32_t *items, size_t count);
uint8_t *sw_write_packed_int64(sw_writer_t *w, uint8_t *p, const int64_t *items, size_t count);
uint8_t *sw_write_packed_uint32(sw_writer_t *w, uint8_t *p, const uint32_t *items, size_t count);
uint8_t *sw_write_packed_uint64(sw_writer_t *w, uint8_t *p, const uint64_t *items, size_t count);
uint8_t *sw_write_packed_sint32(sw_writer_t *w, uint8_t *p, const int32_t *items, size_t count);
uint8_t *sw_write_packed_sint64(sw_writer_t *w, uint8_t *p, const int64_t *items, size_t count);
uint8_t *sw_write_packed_fixed32(sw_writer_t *w, uint8_t *p, const uint32_t *items, size_t count);
uint8_t *sw_write_packed_fixed64(sw_writer_t *w, uint8_t *p, const uint64_t *items, size_t count);
uint8_t *sw_write_packed_sfixed32(sw_writer_t *w, uint8_t *p, const int32_t *items, size_t count);
uint8_t *sw_write_packed_sfixed64(sw_writer_t *w, uint8_t *p, const int64_t *items, size_t count);
uint8_t *sw_write_packed_bool(sw_writer_t *w, uint8_t *p, const bool *items, size_t count);

/* The length of what was written since `before`, with room for a tag. */
SW_INLINE uint8_t *sw_write_length(sw_writer_t *w, uint8_t *p, size_t before) {
  size_t length = sw_written(w, p) - before;
  p = sw_reserve(w, p, SW_HEAD);
  return p != NULL ? sw_put_varint(p, length) : NULL;
}

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_WRITER_H */
