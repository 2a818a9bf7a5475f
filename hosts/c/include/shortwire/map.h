/* Maps as they are read: entry after entry, of which those with an equal key give way to the last one. */
#ifndef SHORTWIRE_MAP_H
#define SHORTWIRE_MAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "shortwire.h"
#include "shortwire/arena.h"
#include "shortwire/attributes.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Hashes of keys. They differ from process to process as far as addresses do, so that who sends a map cannot
 * choose keys that meet. */
size_t sw_hash_number(uint64_t key);
size_t sw_hash_text(sw_bytes_t key);

/* What the keys of a map are. They stand first in its entries. */
typedef enum sw_map_key_e {
  SW_MAP_KEY_TEXT,   /* sw_bytes_t */
  SW_MAP_KEY_NUMBER, /* an integer or bool of `key_size` bytes */
} sw_map_key_e;

/* Keeps of equal keys the value of the last, in the place of the first. `entries` lie in the arena and are
 * `size` bytes each; `*count` becomes what is left. False without memory. */
bool sw_map_keep_last(void *entries, size_t *count, size_t size, sw_map_key_e key, size_t key_size,
                      sw_arena_t *arena);

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_MAP_H */
