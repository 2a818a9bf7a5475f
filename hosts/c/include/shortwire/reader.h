/* Reads messages in protobuf wire format, in place: strings and bytes of a decoded message point into the
 * input, lists and nested messages lie in an arena.
 *
 * Users hand bytes and an arena to the generated decode functions. What is here is for generated code, which
 * carries the place of the next byte as `p` and gets it back from each function; NULL means that the reader
 * holds an error.
 */
#ifndef SHORTWIRE_READER_H
#define SHORTWIRE_READER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "shortwire.h"
#include "shortwire/arena.h"
#include "shortwire/attributes.h"
#include "shortwire/error.h"
#include "shortwire/limits.h"
#include "shortwire/utf8.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct sw_reader_t {
  sw_arena_t *arena;
  const uint8_t *begin; /* the whole input */
  const uint8_t *end;
  uint32_t depth;       /* levels of messages that may still open */
  sw_code_e code;       /* why reading failed */
  const char *problem;  /* the same in words, or NULL */
  const char *field;    /* the field it concerns, or NULL */
  const uint8_t *where; /* the byte it concerns */
} sw_reader_t;

/* A place in the input and the number that was read before it. */
typedef struct sw_varint_t {
  const uint8_t *p;
  uint64_t value;
} sw_varint_t;

/* Starts on a message. The input may be NULL if it is empty: `begin` never is. */
static inline void sw_reader_start(sw_reader_t *r, sw_bytes_t bytes, sw_arena_t *arena, uint32_t max_depth) {
  static const uint8_t nothing = 0;
  r->arena = arena;
  r->begin = bytes.len != 0 ? bytes.data : &nothing;
  r->end = r->begin + bytes.len;
  r->depth = max_depth;
  r->code = SW_OK;
  r->problem = NULL;
  r->field = NULL;
  r->where = r->begin;
}

/* Tells what `r` holds, which failed; returns its code. */
SW_COLD sw_code_e sw_reader_error(const sw_reader_t *r, const char *message, sw_error_t *error);

/* Refuse to go on; return NULL. */
SW_COLD const uint8_t *sw_reader_fail_truncated(sw_reader_t *r, const uint8_t *p);
SW_COLD const uint8_t *sw_reader_fail_length(sw_reader_t *r, const uint8_t *p);
SW_COLD const uint8_t *sw_reader_fail_utf8(sw_reader_t *r, const uint8_t *data, size_t len);
SW_COLD const uint8_t *sw_reader_fail_depth(sw_reader_t *r, const uint8_t *p);
SW_COLD const uint8_t *sw_reader_fail_memory(sw_reader_t *r, const uint8_t *p);
SW_COLD const uint8_t *sw_reader_fail_missing(sw_reader_t *r, const uint8_t *p, const char *field);

/* Names the field that an error concerns, innermost first; returns NULL. */
SW_COLD const uint8_t *sw_reader_in(sw_reader_t *r, const char *field);

/* A varint of any length; `p` is NULL if it is cut off or longer than 10 bytes. */
sw_varint_t sw_get_varint_long(const uint8_t *p, const uint8_t *end, sw_reader_t *r);

SW_INLINE sw_varint_t sw_get_varint(const uint8_t *p, const uint8_t *end, sw_reader_t *r) {
  if (SW_LIKELY(p < end && *p < 0x80)) {
    sw_varint_t result = {p + 1, *p};
    return result;
  }
  return sw_get_varint_long(p, end, r);
}

/* A tag. Field number 0 is an error. */
sw_varint_t sw_get_tag_long(const uint8_t *p, const uint8_t *end, sw_reader_t *r);

SW_INLINE sw_varint_t sw_get_tag(const uint8_t *p, const uint8_t *end, sw_reader_t *r) {
  if (SW_LIKELY((uint8_t)(*p - 8) < 0x78)) {
    sw_varint_t result = {p + 1, *p};
    return result;
  }
  return sw_get_tag_long(p, end, r);
}

/* A length, which is found to be within the input. */
SW_INLINE sw_varint_t sw_get_length(const uint8_t *p, const uint8_t *end, sw_reader_t *r) {
  sw_varint_t length = sw_get_varint(p, end, r);
  if (SW_UNLIKELY(length.p == NULL)) return length;
  if (SW_UNLIKELY(length.value > (uint64_t)(end - length.p))) length.p = sw_reader_fail_length(r, p);
  return length;
}

SW_INLINE int32_t sw_unzigzag32(uint64_t value) {
  uint32_t low = (uint32_t)value;
  return (int32_t)((low >> 1) ^ (0u - (low & 1)));
}

SW_INLINE int64_t sw_unzigzag64(uint64_t value) {
  return (int64_t)((value >> 1) ^ (0u - (value & 1)));
}

SW_INLINE const uint8_t *sw_get_fixed32(const uint8_t *p, const uint8_t *end, sw_reader_t *r, void *out) {
  if (SW_UNLIKELY(end - p < 4)) return sw_reader_fail_truncated(r, p);
  uint32_t value = sw_load32(p);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  value = __builtin_bswap32(value);
#endif
  memcpy(out, &value, 4);
  return p + 4;
}

SW_INLINE const uint8_t *sw_get_fixed64(const uint8_t *p, const uint8_t *end, sw_reader_t *r, void *out) {
  if (SW_UNLIKELY(end - p < 8)) return sw_reader_fail_truncated(r, p);
  uint64_t value = sw_load64(p);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  value = __builtin_bswap64(value);
#endif
  memcpy(out, &value, 8);
  return p + 8;
}

SW_INLINE const uint8_t *sw_get_bytes(const uint8_t *p, const uint8_t *end, sw_reader_t *r, sw_bytes_t *out) {
  sw_varint_t length = sw_get_length(p, end, r);
  if (SW_UNLIKELY(length.p == NULL)) return NULL;
  out->data = length.p;
  out->len = (size_t)length.value;
  return length.p + length.value;
}

SW_INLINE const uint8_t *sw_get_string(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                       sw_bytes_t *out) {
  p = sw_get_bytes(p, end, r, out);
  if (SW_UNLIKELY(p == NULL)) return NULL;
  if (SW_UNLIKELY(!sw_is_utf8(out->data, out->len))) return sw_reader_fail_utf8(r, out->data, out->len);
  return p;
}

/* Appends to a list of numbers: all elements of a packed run, or one element that has its own tag. */
#define SW_DECLARE_LIST_READERS(name, type)                                                   \
  const uint8_t *sw_get_packed_##name(const uint8_t *p, const uint8_t *end, sw_reader_t *r,   \
                                      const type **items, size_t *count);                     \
  const uint8_t *sw_get_unpacked_##name(const uint8_t *p, const uint8_t *end, sw_reader_t *r, \
                                        const type **items, size_t *count);
SW_DECLARE_LIST_READERS(double, double)
SW_DECLARE_LIST_READERS(float, float)
SW_DECLARE_LIST_READERS(int32, int32_t)
SW_DECLARE_LIST_READERS(int64, int64_t)
SW_DECLARE_LIST_READERS(uint32, uint32_t)
SW_DECLARE_LIST_READERS(uint64, uint64_t)
SW_DECLARE_LIST_READERS(sint32, int32_t)
SW_DECLARE_LIST_READERS(sint64, int64_t)
SW_DECLARE_LIST_READERS(fixed32, uint32_t)
SW_DECLARE_LIST_READERS(fixed64, uint64_t)
SW_DECLARE_LIST_READERS(sfixed32, int32_t)
SW_DECLARE_LIST_READERS(sfixed64, int64_t)
SW_DECLARE_LIST_READERS(bool, bool)
#undef SW_DECLARE_LIST_READERS

/* Appends to a list of strings or bytes the element at `p` and all that follow under the same tag. */
const uint8_t *sw_get_strings(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                              const sw_bytes_t **items, size_t *count);
const uint8_t *sw_get_blobs(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                            const sw_bytes_t **items, size_t *count);

/* What sw_match_tag() does for tags of three bytes or more. */
const uint8_t *sw_match_tag_long(const uint8_t *p, const uint8_t *end, uint32_t tag);

/* The place after `tag` if it is what stands at `p` in its shortest form, else NULL. */
SW_INLINE const uint8_t *sw_match_tag(const uint8_t *p, const uint8_t *end, uint32_t tag) {
  if (tag < 0x80) return p < end && *p == tag ? p + 1 : NULL;
  if (tag < 0x4000) {
    return end - p >= 2 && p[0] == ((tag & 0x7f) | 0x80) && p[1] == tag >> 7 ? p + 2 : NULL;
  }
  return sw_match_tag_long(p, end, tag);
}

/* How many length-delimited elements of a list follow one another from `p`, the one whose `tag` was just read
 * included: the list is then made in one piece. Counts what sw_match_tag() will match and no more, because
 * whoever makes room for a run and leaves it early makes room for the rest of it again. */
size_t sw_count_run(const uint8_t *p, const uint8_t *end, uint32_t tag);

/* Passes over a field of unknown number or unexpected wire type, whose `tag` ends at `p`, without keeping it.
 */
const uint8_t *sw_skip(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag);

/* The same, but appends it, from `start` on, to the unknown fields of its message. */
SW_NOINLINE const uint8_t *sw_keep_unknown(const uint8_t *start, const uint8_t *p, const uint8_t *end,
                                           sw_reader_t *r, uint32_t tag, sw_bytes_t *unknown);

/* Appends a varint field to the unknown fields: a number that a closed enum does not have. */
SW_COLD const uint8_t *sw_keep_varint(const uint8_t *p, sw_reader_t *r, uint32_t tag, uint64_t value,
                                      sw_bytes_t *unknown);

/* Appends bytes of the input to unknown fields; false without memory. */
SW_COLD bool sw_keep_run(sw_reader_t *r, const uint8_t *start, const uint8_t *stop, sw_bytes_t *unknown);

/* Where the group ends that a start tag just before `p` began: `*content_end` is the place of its end tag. */
SW_NOINLINE const uint8_t *sw_get_group(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                        uint32_t start_tag, const uint8_t **content_end);

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_READER_H */
