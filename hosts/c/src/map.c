#include "shortwire/map.h"

#include <string.h>

/* From this size on a table of hashes finds equal keys; below, looking at every key is faster. */
enum { INDEXED_FROM = 16 };

/* Both halves of the product of two odd-looking numbers, folded: every bit of both reaches every bit of the
 * result. */
static uint64_t fold(uint64_t a, uint64_t b) {
#if defined(__SIZEOF_INT128__)
  __extension__ typedef unsigned __int128 wide_t;
  wide_t product = (wide_t)a * b;
  return (uint64_t)product ^ (uint64_t)(product >> 64);
#else
  uint64_t product = (a ^ (a >> 32)) * b;
  return product ^ (product >> 29);
#endif
}

static uint64_t seed(void) {
  static const char here = 0;
  return (uint64_t)(uintptr_t)&here * UINT64_C(0x9e3779b97f4a7c15) | 1;
}

size_t sw_hash_number(uint64_t key) {
  return (size_t)fold(key ^ seed(), UINT64_C(0xa0761d6478bd642f));
}

size_t sw_hash_text(sw_bytes_t key) {
  uint64_t hash = seed() ^ key.len;
  for (size_t at = 0; at < key.len; at += 8) {
    uint64_t word = 0;
    memcpy(&word, key.data + at, key.len - at < 8 ? key.len - at : 8);
    hash = fold(hash ^ word, UINT64_C(0xe7037ed1a0b428db));
  }
  return (size_t)fold(hash, UINT64_C(0xa0761d6478bd642f));
}

/* A map in memory that says nothing of its types. */
typedef struct entries_t {
  uint8_t *begin;
  size_t size;
  sw_map_key_e key;
  size_t key_size;
  uint32_t *table; /* positions from 1 on, by hash; NULL if there are few */
  size_t mask;
} entries_t;

static bool same_key(const entries_t *entries, size_t a, size_t b) {
  const uint8_t *left = entries->begin + a * entries->size, *right = entries->begin + b * entries->size;
  if (entries->key == SW_MAP_KEY_NUMBER) return memcmp(left, right, entries->key_size) == 0;
  sw_bytes_t first, second;
  memcpy(&first, left, sizeof first);
  memcpy(&second, right, sizeof second);
  return first.len == second.len && (first.len == 0 || memcmp(first.data, second.data, first.len) == 0);
}

static size_t hash_of(const entries_t *entries, size_t position) {
  const uint8_t *entry = entries->begin + position * entries->size;
  if (entries->key == SW_MAP_KEY_TEXT) {
    sw_bytes_t text;
    memcpy(&text, entry, sizeof text);
    return sw_hash_text(text);
  }
  uint64_t number = 0;
  memcpy(&number, entry, entries->key_size);
  return sw_hash_number(number);
}

/* Where the key of the entry at `position` is among the first `kept`; `kept` if it is new. */
static size_t find(const entries_t *entries, size_t position, size_t kept) {
  if (entries->table == NULL) {
    size_t at = 0;
    while (at < kept && !same_key(entries, at, position)) at++;
    return at;
  }
  for (size_t slot = hash_of(entries, position);; slot++) {
    uint32_t *found = &entries->table[slot & entries->mask];
    if (*found == 0) {
      *found = (uint32_t)kept + 1;
      return kept;
    }
    if (same_key(entries, *found - 1, position)) return *found - 1;
  }
}

bool sw_map_keep_last(void *begin, size_t *count, size_t size, sw_map_key_e key, size_t key_size,
                      sw_arena_t *arena) {
  entries_t entries = {(uint8_t *)begin, size, key, key_size, NULL, 0};
  if (*count < 2) return true;
  if (*count >= INDEXED_FROM) {
    size_t slots = INDEXED_FROM;
    while (slots < *count * 2) slots *= 2;
    entries.mask = slots - 1;
    entries.table = (uint32_t *)sw_arena_alloc(arena, slots * sizeof *entries.table);
    if (entries.table == NULL) return false;
    memset(entries.table, 0, slots * sizeof *entries.table);
  }
  size_t kept = 0;
  for (size_t i = 0; i < *count; i++) {
    size_t at = find(&entries, i, kept);
    if (at != i) memcpy(entries.begin + at * size, entries.begin + i * size, size);
    kept += at == kept;
  }
  *count = kept;
  return true;
}
