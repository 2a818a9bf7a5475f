#include "shortwire/utf8.h"

static bool is_continuation(uint8_t byte) {
  return (byte & 0xc0) == 0x80;
}

/* Length of the character that starts at `data`, 0 if there is none. Table 3-7 of the Unicode standard. */
static size_t character(const uint8_t *data, size_t len) {
  uint8_t first = data[0];
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  if (first < 0xe0) return len >= 2 && is_continuation(data[1]) ? 2 : 0;
  if (first < 0xf0) {
    if (len < 3 || !is_continuation(data[1]) || !is_continuation(data[2])) return 0;
    bool over_long = first == 0xe0 && data[1] < 0xa0;
    bool surrogate = first == 0xed && data[1] >= 0xa0;
    return over_long || surrogate ? 0 : 3;
  }
  if (len < 4 || !is_continuation(data[1]) || !is_continuation(data[2]) || !is_continuation(data[3]))
    return 0;
  bool over_long = first == 0xf0 && data[1] < 0x90;
  bool beyond = first == 0xf4 && data[1] >= 0x90;
  return over_long || beyond ? 0 : 4;
}

size_t sw_utf8_valid_up_to(const uint8_t *data, size_t len) {
  size_t i = 0;
  while (i < len) {
    if (len - i >= 8 && (sw_load64(data + i) & 0x8080808080808080u) == 0) {
      i += 8;
      continue;
    }
    size_t size = character(data + i, len - i);
    if (size == 0) return i;
    i += size;
  }
  return len;
}
