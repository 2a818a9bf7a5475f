/* Lists of numbers, strings and bytes: what the reader and the writer do for whole runs of elements. */
#include "shortwire/reader.h"
#include "shortwire/writer.h"

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define MACHINE_IS_BIG_ENDIAN 1
#else
#define MACHINE_IS_BIG_ENDIAN 0
#endif

/* Elements of fixed size: their memory is their wire format where the machine is little-endian. */
static void copy_fixed(uint8_t *to, const uint8_t *from, size_t len, size_t size) {
  if (!MACHINE_IS_BIG_ENDIAN) {
    if (len != 0) memcpy(to, from, len);
    return;
  }
  for (size_t item = 0; item < len; item += size) {
    for (size_t i = 0; i < size; i++) to[item + i] = from[item + size - 1 - i];
  }
}

static uint8_t *write_packed_fixed(sw_writer_t *w, uint8_t *p, const void *items, size_t count, size_t size) {
  if (count > SW_LIMIT_MESSAGE_BYTES / size) return sw_writer_fail_size(w);
  p = sw_reserve(w, p, count * size + SW_HEAD);
  if (p == NULL) return NULL;
  p -= count * size;
  copy_fixed(p, (const uint8_t *)items, count * size, size);
  return sw_put_varint(p, count * size);
}

static void *get_packed_fixed(const uint8_t **p, const uint8_t *end, sw_reader_t *r, const void *items,
                              size_t *count, size_t size) {
  const uint8_t *start = *p;
  sw_varint_t length = sw_get_length(start, end, r);
  *p = length.p;
  if (length.p == NULL) return NULL;
  size_t added = (size_t)length.value / size;
  *p = added * size == length.value ? length.p + length.value
                                    : sw_reader_fail_truncated(r, length.p + added * size);
  if (*p == NULL || added == 0) return (void *)(uintptr_t)items;
  uint8_t *list = (uint8_t *)sw_list_grow(r->arena, items, *count, added, size);
  if (list == NULL) {
    *p = sw_reader_fail_memory(r, start);
    return NULL;
  }
  copy_fixed(list + *count * size, length.p, added * size, size);
  *count += added;
  return list;
}

#define FIXED_LIST(name, type, get)                                                              \
  uint8_t *sw_write_packed_##name(sw_writer_t *w, uint8_t *p, const type *items, size_t count) { \
    return write_packed_fixed(w, p, items, count, sizeof *items);                                \
  }                                                                                              \
  const uint8_t *sw_get_packed_##name(const uint8_t *p, const uint8_t *end, sw_reader_t *r,      \
                                      const type **items, size_t *count) {                       \
    *items = (const type *)get_packed_fixed(&p, end, r, *items, count, sizeof **items);          \
    return p;                                                                                    \
  }                                                                                              \
  const uint8_t *sw_get_unpacked_##name(const uint8_t *p, const uint8_t *end, sw_reader_t *r,    \
                                        const type **items, size_t *count) {                     \
    type *list = (type *)sw_list_push(r->arena, *items, *count, sizeof *list);                   \
    if (list == NULL) return sw_reader_fail_memory(r, p);                                        \
    *items = list;                                                                               \
    return get(p, end, r, &list[(*count)++]);                                                    \
  }

FIXED_LIST(double, double, sw_get_fixed64)
FIXED_LIST(float, float, sw_get_fixed32)
FIXED_LIST(fixed32, uint32_t, sw_get_fixed32)
FIXED_LIST(fixed64, uint64_t, sw_get_fixed64)
FIXED_LIST(sfixed32, int32_t, sw_get_fixed32)
FIXED_LIST(sfixed64, int64_t, sw_get_fixed64)

/* Every byte without the high bit ends a varint. */
static size_t count_varints(const uint8_t *p, size_t len) {
  size_t count = 0;
  for (size_t i = 0; i < len; i++) count += p[i] < 0x80;
  return count;
}

/* Writing makes room for a piece at a time, so that the elements need no check; reading counts the elements
 * first, so that the list is made in one piece. */
#define VARINT_LIST(name, type, longest, to_varint, from_varint)                                 \
  uint8_t *sw_write_packed_##name(sw_writer_t *w, uint8_t *p, const type *items, size_t count) { \
    enum { PIECE = 64 };                                                                         \
    size_t before = sw_written(w, p);                                                            \
    for (size_t left = count; left != 0;) {                                                      \
      size_t stop = left > PIECE ? left - PIECE : 0;                                             \
      p = sw_reserve(w, p, (left - stop) * longest);                                             \
      if (p == NULL) return NULL;                                                                \
      for (; left > stop; left--) p = sw_put_varint(p, to_varint(items[left - 1]));              \
    }                                                                                            \
    return sw_write_length(w, p, before);                                                        \
  }                                                                                              \
  const uint8_t *sw_get_packed_##name(const uint8_t *p, const uint8_t *end, sw_reader_t *r,      \
                                      const type **items, size_t *count) {                       \
    sw_varint_t length = sw_get_length(p, end, r);                                               \
    if (length.p == NULL || length.value == 0) return length.p;                                  \
    const uint8_t *stop = length.p + length.value;                                               \
    size_t added = count_varints(length.p, (size_t)length.value);                                \
    if (added == 0) return sw_get_varint(length.p, stop, r).p;                                   \
    type *list = (type *)sw_list_grow(r->arena, *items, *count, added, sizeof *list);            \
    if (list == NULL) return sw_reader_fail_memory(r, p);                                        \
    *items = list;                                                                               \
    type *next = list + *count;                                                                  \
    for (p = length.p; p < stop;) {                                                              \
      sw_varint_t element = sw_get_varint(p, stop, r);                                           \
      if (element.p == NULL) return NULL;                                                        \
      *next++ = from_varint(element.value);                                                      \
      p = element.p;                                                                             \
    }                                                                                            \
    *count += added;                                                                             \
    return stop;                                                                                 \
  }                                                                                              \
  const uint8_t *sw_get_unpacked_##name(const uint8_t *p, const uint8_t *end, sw_reader_t *r,    \
                                        const type **items, size_t *count) {                     \
    type *list = (type *)sw_list_push(r->arena, *items, *count, sizeof *list);                   \
    if (list == NULL) return sw_reader_fail_memory(r, p);                                        \
    *items = list;                                                                               \
    sw_varint_t element = sw_get_varint(p, end, r);                                              \
    if (element.p == NULL) return NULL;                                                          \
    list[(*count)++] = from_varint(element.value);                                               \
    return element.p;                                                                            \
  }

#define WIDENED(value) ((uint64_t)(int64_t)(value))
#define UNSIGNED(value) ((uint64_t)(value))
#define TO_BOOL(value) ((value) != 0)
#define TO_INT32(value) ((int32_t)(uint32_t)(value))
#define TO_INT64(value) ((int64_t)(value))
#define TO_UINT32(value) ((uint32_t)(value))

VARINT_LIST(int32, int32_t, 10, WIDENED, TO_INT32)
VARINT_LIST(int64, int64_t, 10, WIDENED, TO_INT64)
VARINT_LIST(uint32, uint32_t, 5, UNSIGNED, TO_UINT32)
VARINT_LIST(uint64, uint64_t, 10, UNSIGNED, UNSIGNED)
VARINT_LIST(sint32, int32_t, 5, sw_zigzag32, sw_unzigzag32)
VARINT_LIST(sint64, int64_t, 10, sw_zigzag64, sw_unzigzag64)
VARINT_LIST(bool, bool, 1, UNSIGNED, TO_BOOL)

#define BYTES_LIST(name, get)                                                                   \
  const uint8_t *name(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,       \
                      const sw_bytes_t **items, size_t *count) {                                \
    size_t run = sw_count_run(p, end, tag);                                                     \
    sw_bytes_t *list = (sw_bytes_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list); \
    if (list == NULL) return sw_reader_fail_memory(r, p);                                       \
    *items = list;                                                                              \
    for (;;) {                                                                                  \
      p = get(p, end, r, &list[*count]);                                                        \
      if (p == NULL) return NULL;                                                               \
      ++*count;                                                                                 \
      const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;                      \
      if (next == NULL) return p;                                                               \
      p = next;                                                                                 \
    }                                                                                           \
  }

BYTES_LIST(sw_get_strings, sw_get_string)
BYTES_LIST(sw_get_blobs, sw_get_bytes)
