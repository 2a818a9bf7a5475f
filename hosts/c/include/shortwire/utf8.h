/* Checks text. */
#ifndef SHORTWIRE_UTF8_H
#define SHORTWIRE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "shortwire/attributes.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How many bytes from the start are UTF-8 (no surrogates, nothing over-long, at most U+10FFFF): `len` if all
 * are. */
size_t sw_utf8_valid_up_to(const uint8_t *data, size_t len);

SW_INLINE uint64_t sw_load64(const uint8_t *p) {
  uint64_t word;
  memcpy(&word, p, 8);
  return word;
}

SW_INLINE uint32_t sw_load32(const uint8_t *p) {
  uint32_t word;
  memcpy(&word, p, 4);
  return word;
}

/* Whether all bytes are ASCII; looks at short text in words that overlap instead of byte by byte. */
SW_INLINE bool sw_is_ascii(const uint8_t *data, size_t len) {
  const uint64_t high = 0x8080808080808080u;
  if (len >= 8) {
    uint64_t seen = sw_load64(data + len - 8);
    for (size_t i = 0; i + 8 < len; i += 8) seen |= sw_load64(data + i);
    return (seen & high) == 0;
  }
  if (len >= 4) return ((sw_load32(data) | sw_load32(data + len - 4)) & (uint32_t)high) == 0;
  if (len == 0) return true;
  return ((data[0] | data[len / 2] | data[len - 1]) & 0x80) == 0;
}

SW_INLINE bool sw_is_utf8(const uint8_t *data, size_t len) {
  return SW_LIKELY(sw_is_ascii(data, len)) || sw_utf8_valid_up_to(data, len) == len;
}

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_UTF8_H */
