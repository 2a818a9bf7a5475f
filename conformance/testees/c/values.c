/* The values of `Scalars`, each as one word. */
#include <inttypes.h>

#include "testee.h"

static uint64_t bits_of_double(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

static uint32_t bits_of_float(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

int testee_read(sw_bytes_t data) {
  MSG(scalars_t) m;
  int code = MSG(scalars_decode)(data, &arena, &m, &call.error);
  if (code != SW_OK) return code;
  printf("ok %016" PRIx64 " %08" PRIx32, bits_of_double(m.double_value), bits_of_float(m.float_value));
  printf(" %" PRId32 " %" PRId64 " %" PRIu32 " %" PRIu64, m.int32_value, m.int64_value, m.uint32_value,
         m.uint64_value);
  printf(" %" PRId32 " %" PRId64 " %" PRIu32 " %" PRIu64, m.sint32_value, m.sint64_value, m.fixed32_value,
         m.fixed64_value);
  printf(" %" PRId32 " %" PRId64 " %s ", m.sfixed32_value, m.sfixed64_value, m.bool_value ? "true" : "false");
  print_hex(m.string_value);
  printf(" ");
  print_hex(m.bytes_value);
  printf(" %" PRId32, m.enum_value);
  return SW_OK;
}

int testee_write(char **words, sw_bytes_t *encoded) {
  uint64_t bits = strtoull(words[0], NULL, 16);
  uint32_t short_bits = (uint32_t)strtoul(words[1], NULL, 16);
  MSG(scalars_t)
  m = {
      .int32_value = (int32_t)strtol(words[2], NULL, 10),
      .int64_value = strtoll(words[3], NULL, 10),
      .uint32_value = (uint32_t)strtoul(words[4], NULL, 10),
      .uint64_value = strtoull(words[5], NULL, 10),
      .sint32_value = (int32_t)strtol(words[6], NULL, 10),
      .sint64_value = strtoll(words[7], NULL, 10),
      .fixed32_value = (uint32_t)strtoul(words[8], NULL, 10),
      .fixed64_value = strtoull(words[9], NULL, 10),
      .sfixed32_value = (int32_t)strtol(words[10], NULL, 10),
      .sfixed64_value = strtoll(words[11], NULL, 10),
      .bool_value = IS(words[12], "true"),
      .string_value = unhex(words[13]),
      .bytes_value = unhex(words[14]),
      .enum_value = (int32_t)strtol(words[15], NULL, 10),
  };
  memcpy(&m.double_value, &bits, sizeof bits);
  memcpy(&m.float_value, &short_bits, sizeof short_bits);
  return MSG(scalars_encode)(&m, &writer, encoded, &call.error);
}
