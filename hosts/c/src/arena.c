#include "shortwire/arena.h"

#include <stdlib.h>

struct sw_arena_block_t {
  sw_arena_block_t *earlier;
  size_t size;
};

enum { SMALLEST_BLOCK = 4096 };

static uint8_t *memory_of(sw_arena_block_t *block) {
  return (uint8_t *)(block + 1);
}

static void start_on(sw_arena_t *arena, sw_arena_block_t *block) {
  arena->block = block;
  arena->pos = memory_of(block);
  arena->end = arena->pos + block->size;
}

static bool add_block(sw_arena_t *arena, size_t size) {
  if (size > SIZE_MAX / 2) return false;
  sw_arena_block_t *block = (sw_arena_block_t *)malloc(sizeof *block + size);
  if (block == NULL) return false;
  block->earlier = arena->block;
  block->size = size;
  arena->total += size;
  start_on(arena, block);
  return true;
}

void *sw_arena_alloc_slow(sw_arena_t *arena, size_t size) {
  if (size > SIZE_MAX / 4) return NULL;
  size_t rounded = (size + 7u) & ~(size_t)7u;
  size_t block = arena->total > SMALLEST_BLOCK ? arena->total : SMALLEST_BLOCK;
  if (!add_block(arena, rounded > block ? rounded : block)) return NULL;
  return sw_arena_alloc(arena, size);
}

void sw_arena_reset(sw_arena_t *arena) {
  if (arena == NULL || arena->block == NULL) return;
  if (arena->block->earlier == NULL) {
    start_on(arena, arena->block);
    return;
  }
  size_t total = arena->total;
  sw_arena_free(arena);
  add_block(arena, total);
}

void sw_arena_free(sw_arena_t *arena) {
  if (arena == NULL) return;
  for (sw_arena_block_t *block = arena->block; block != NULL;) {
    sw_arena_block_t *earlier = block->earlier;
    free(block);
    block = earlier;
  }
  *arena = (sw_arena_t)SW_ARENA_INIT;
}

static size_t power_of_two_from(size_t count) {
  size_t power = 1;
  while (power < count) power *= 2;
  return power;
}

void *sw_list_grow(sw_arena_t *arena, const void *items, size_t count, size_t extra, size_t size) {
  if (extra > SIZE_MAX / 4 - count) return NULL;
  if (count != 0 && count + extra <= power_of_two_from(count)) return (void *)(uintptr_t)items;
  size_t capacity = power_of_two_from(count + extra);
  if (capacity > SIZE_MAX / 4 / size) return NULL;
  void *larger = sw_arena_alloc(arena, capacity * size);
  if (larger != NULL && count != 0) memcpy(larger, items, count * size);
  return larger;
}
