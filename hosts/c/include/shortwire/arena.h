/* Memory of decoded messages: taken piece by piece, given back at once.
 *
 * Threads   An arena belongs to one thread at a time.
 * Cost      After sw_arena_reset() the memory is used again: work of the same size needs no heap allocation.
 */
#ifndef SHORTWIRE_ARENA_H
#define SHORTWIRE_ARENA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "shortwire/attributes.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct sw_arena_block_t sw_arena_block_t;

/* Start with SW_ARENA_INIT, end with sw_arena_free(). */
typedef struct sw_arena_t {
  uint8_t *pos;            /* free part of the current block */
  uint8_t *end;            /* its end */
  sw_arena_block_t *block; /* current block, which leads to the earlier ones */
  size_t total;            /* bytes in all blocks */
} sw_arena_t;

#define SW_ARENA_INIT SW_ZERO

/* Takes everything back. What was allocated before must not be used any more. If the last round needed
 * several blocks they give way to one that holds as much. NULL is allowed. */
void sw_arena_reset(sw_arena_t *arena);

/* Returns all memory to the heap; the arena may be used again. NULL is allowed. */
void sw_arena_free(sw_arena_t *arena);

/* Room of at least `size` bytes from a new block, or NULL if the heap is exhausted. */
void *sw_arena_alloc_slow(sw_arena_t *arena, size_t size);

/* `size` bytes, aligned for any struct of this interface, not initialised. NULL if the heap is exhausted. */
static inline void *sw_arena_alloc(sw_arena_t *arena, size_t size) {
  size_t rounded = (size + 7u) & ~(size_t)7u;
  if (SW_UNLIKELY(rounded > (size_t)(arena->end - arena->pos) || rounded < size)) {
    return sw_arena_alloc_slow(arena, size);
  }
  uint8_t *memory = arena->pos;
  arena->pos += rounded;
  return memory;
}

/* Makes room for `extra` more elements in a list of `count` elements of `size` bytes that lies in the arena,
 * and returns where the list is now. The capacity of a list is its count rounded up to a power of two, so
 * that it need not be kept: growing one by one copies each element about once. NULL if the heap is exhausted.
 */
void *sw_list_grow(sw_arena_t *arena, const void *items, size_t count, size_t extra, size_t size);

/* The same for one more element, which is the common case. */
static inline void *sw_list_push(sw_arena_t *arena, const void *items, size_t count, size_t size) {
  if (SW_LIKELY((count & (count - 1)) != 0)) return (void *)(uintptr_t)items;
  return sw_list_grow(arena, items, count, 1, size);
}

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_ARENA_H */
