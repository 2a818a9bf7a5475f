/* The raw boundary: what a C programmer would write by hand for the same work, without any of Shortwire. */
#ifndef RAW_H
#define RAW_H

#include <stddef.h>
#include <stdint.h>

/* Sum of a and b, saturating. */
int64_t raw_add(int64_t a, int64_t b);

/* The sums of `count` pairs. */
void raw_add_columns(const int64_t *a, const int64_t *b, int64_t *sums, size_t count);

/* Reads complex_data.v1.ComplexCalculationRequest{add} and writes ComplexCalculationResponse{value}, both in
 * protobuf wire format, by a codec that knows this one message. Returns the size of the reply, at most 11
 * bytes; 0 if the request is anything else. */
size_t raw_process(const uint8_t *request, size_t len, uint8_t *reply);

/* Copies `len` bytes. What any boundary costs at least that carries a message by value. Returns `len`. */
size_t raw_copy(const uint8_t *from, size_t len, uint8_t *to);

/* Writes a varint and returns its end. */
static inline uint8_t *raw_put_varint(uint8_t *to, uint64_t value) {
  while (value >= 0x80) {
    *to++ = (uint8_t)(value | 0x80);
    value >>= 7;
  }
  *to++ = (uint8_t)value;
  return to;
}

/* Reads a varint and returns its end; NULL if it does not end before `end`. */
static inline const uint8_t *raw_take_varint(const uint8_t *from, const uint8_t *end, uint64_t *value) {
  *value = 0;
  for (unsigned shift = 0; from < end && shift < 64; shift += 7) {
    uint8_t byte = *from++;
    *value |= (uint64_t)(byte & 0x7f) << shift;
    if (byte < 0x80) return from;
  }
  return NULL;
}

#endif /* RAW_H */
