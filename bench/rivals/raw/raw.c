#include "raw.h"

#include <string.h>

int64_t raw_add(int64_t a, int64_t b) {
  int64_t sum;
  return __builtin_add_overflow(a, b, &sum) ? (b < 0 ? INT64_MIN : INT64_MAX) : sum;
}

void raw_add_columns(const int64_t *restrict a, const int64_t *restrict b, int64_t *restrict sums,
                     size_t count) {
  /* Without branches, so that it is vectorised: a sum overflowed if its sign is that of neither operand. */
  for (size_t i = 0; i < count; i++) {
    uint64_t sum = (uint64_t)a[i] + (uint64_t)b[i];
    uint64_t overflowed = -((((uint64_t)a[i] ^ sum) & ((uint64_t)b[i] ^ sum)) >> 63);
    uint64_t limit = ((uint64_t)a[i] >> 63) + (uint64_t)INT64_MAX;
    sums[i] = (int64_t)((sum & ~overflowed) | (limit & overflowed));
  }
}

size_t raw_process(const uint8_t *request, size_t len, uint8_t *reply) {
  const uint8_t *end = request + len;
  /* Field 1, a message that fills the request: fields 1 and 2, varints. */
  if (len < 2 || request[0] != 0x0a || request[1] != len - 2) return 0;
  const uint8_t *p = request + 2;
  uint64_t a = 0, b = 0;
  while (p < end) {
    uint8_t tag = *p++;
    p = raw_take_varint(p, end, tag == 0x08 ? &a : &b);
    if (p == NULL || (tag != 0x08 && tag != 0x10)) return 0;
  }
  reply[0] = 0x08;
  return (size_t)(raw_put_varint(reply + 1, (uint64_t)raw_add((int64_t)a, (int64_t)b)) - reply);
}

size_t raw_copy(const uint8_t *from, size_t len, uint8_t *to) {
  memcpy(to, from, len);
  return len;
}
