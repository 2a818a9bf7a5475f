#include <stdlib.h>

#include "feature.h"

/* Random messages, most of them nearly right, go through this codec and through the library's: both must take
 * or refuse them, and what both write again must be the same bytes. */

enum { ROUNDS = 20000, ROOM = 1 << 16 };

static uint64_t state = 0x9e3779b97f4a7c15u;

static uint64_t number(uint64_t below) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (state >> 11) % below;
}

static uint64_t any_value(void) {
  uint64_t bits = number(65);
  return bits == 0 ? 0 : (state * 0x2545f4914f6cdd1du) >> (64 - bits);
}

/* Back to front, like all writing here. */
static uint8_t *fields(uint8_t *p, const uint8_t *begin, int depth);

static uint8_t *text(uint8_t *p, size_t len) {
  static const char *const pieces[] = {"a",         "zz", "\303\251", "\342\202\254", "\360\237\230\200",
                                       "0123456789"};
  while (len-- != 0) {
    const char *piece = number(300) == 0 ? "\377" : pieces[number(6)];
    p -= strlen(piece);
    memcpy(p, piece, strlen(piece));
  }
  return p;
}

static uint8_t *length_delimited(uint8_t *p, const uint8_t *begin, int depth) {
  const uint8_t *end = p;
  uint64_t kind = number(4);
  if (kind == 0 && depth > 0) {
    p = fields(p, begin, depth - 1);
  } else if (kind == 1) {
    for (uint64_t i = number(6); i-- > 0;) p = sw_put_varint(p, any_value());
  } else if (kind == 2) {
    for (uint64_t i = number(4) * (number(2) ? 8 : 4); i-- > 0;) *--p = (uint8_t)any_value();
  } else {
    p = text(p, number(5));
  }
  uint64_t length = (uint64_t)(end - p);
  return sw_put_varint(p, number(500) == 0 ? length + 1 + number(3) : length);
}

static uint8_t *fields(uint8_t *p, const uint8_t *begin, int depth) {
  for (uint64_t i = number(6); i-- > 0 && p - begin > 4096;) {
    uint32_t field = (uint32_t)number(20) + (number(300) != 0);
    uint32_t type = (uint32_t)number(400) == 0 ? 6 : (uint32_t[]){0, 0, 1, 2, 2, 2, 3, 5}[number(8)];
    switch (type) {
      case 0:
        p = sw_put_varint(p, any_value());
        break;
      case 1:
        p = sw_put_fixed64(p, any_value());
        break;
      case 2:
        p = length_delimited(p, begin, depth);
        break;
      case 3:
        p = sw_put_tag(p, field << 3 | 4);
        if (depth > 0) p = fields(p, begin, depth - 1);
        break;
      case 5:
        p = sw_put_fixed32(p, (uint32_t)any_value());
        break;
      default:
        break;
    }
    p = sw_put_tag(p, field << 3 | type);
  }
  return p;
}

static sw_arena_t arena;
static sw_writer_t writer;

#define COMPARE(method, type)                                                                                \
  do {                                                                                                       \
    MSG(type##_t) mine;                                                                                      \
    sw_bytes_t theirs, again = {NULL, 0};                                                                    \
    sw_arena_reset(&arena);                                                                                  \
    sw_code_e here = MSG(type##_decode)(bytes, &arena, &mine, &error);                                       \
    sw_code_e there = FEATURE(method##_raw)(feature, bytes, &theirs, call);                                  \
    if ((here == SW_OK) != (there == SW_OK)) {                                                               \
      failures++;                                                                                            \
      fprintf(stderr, #type ", round %d: %s here, %s there\n", round,                                        \
              here == SW_OK ? "right" : error.message, there == SW_OK ? "right" : call->error.message);      \
      break;                                                                                                 \
    }                                                                                                        \
    taken += here == SW_OK;                                                                                  \
    if (here != SW_OK) break;                                                                                \
    CHECK_CODE(MSG(type##_encode)(&mine, &writer, &again, &error), SW_OK);                                   \
    if (!sw_bytes_equal(theirs, again)) {                                                                    \
      failures++;                                                                                            \
      fprintf(stderr, #type ", round %d: %zu bytes here, %zu there differ\n", round, again.len, theirs.len); \
    }                                                                                                        \
  } while (0)

static size_t compare(const feature_t *feature, sw_bytes_t bytes, int round, sw_call_t *call) {
  static sw_error_t error;
  size_t taken = 0;
  COMPARE(echo_scalars, scalars);
  COMPARE(echo_presence, presence);
  COMPARE(echo_repeated, repeated);
  COMPARE(echo_unpacked, unpacked);
  COMPARE(echo_choice, choice);
  COMPARE(echo_nested, nested);
  COMPARE(echo_tree, tree);
  COMPARE(echo_string, string_value);
  sw_error_free(&error);
  return taken;
}

void random_wire(void) {
  feature_t feature = open_feature(NULL);
  sw_call_t call = SW_CALL_INIT;
  uint8_t *memory = (uint8_t *)malloc(ROOM);
  size_t taken = 0;
  int before = failures;
  for (int round = 0; round < ROUNDS && failures < before + 10; round++) {
    uint8_t *p = fields(memory + ROOM, memory, 4);
    sw_bytes_t bytes = {p, (size_t)(memory + ROOM - p)};
    taken += compare(&feature, bytes, round, &call);
  }
  CHECK(taken > ROUNDS);
  free(memory);
  sw_call_free(&call);
  FEATURE(close)(&feature);
  sw_arena_free(&arena);
  sw_writer_free(&writer);
}
