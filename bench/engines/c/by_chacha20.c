/* A message by ChaCha20: in plain C, and a copy of the outcome beside it. Libraries have files of their own.
 */
#include <inttypes.h>
#include <string.h>

#include "chacha20.h"

enum { BLOCK = 64 };

static uint32_t word_at(const uint8_t *bytes) {
  return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static void put_word(uint8_t *bytes, uint32_t word) {
  for (int i = 0; i < 4; i++) bytes[i] = (uint8_t)(word >> 8 * i);
}

static inline uint32_t rotated(uint32_t word, int distance) {
  return word << distance | word >> (32 - distance);
}

static inline void quarter_round(uint32_t *a, uint32_t *b, uint32_t *c, uint32_t *d) {
  *d = rotated(*d ^ (*a += *b), 16);
  *b = rotated(*b ^ (*c += *d), 12);
  *d = rotated(*d ^ (*a += *b), 8);
  *b = rotated(*b ^ (*c += *d), 7);
}

static void xor_block(const uint32_t state[16], const uint8_t *from, uint8_t *to) {
  uint32_t x[16];
  memcpy(x, state, sizeof x);
  for (int i = 0; i < 10; i++) {
    quarter_round(x, x + 4, x + 8, x + 12);
    quarter_round(x + 1, x + 5, x + 9, x + 13);
    quarter_round(x + 2, x + 6, x + 10, x + 14);
    quarter_round(x + 3, x + 7, x + 11, x + 15);
    quarter_round(x, x + 5, x + 10, x + 15);
    quarter_round(x + 1, x + 6, x + 11, x + 12);
    quarter_round(x + 2, x + 7, x + 8, x + 13);
    quarter_round(x + 3, x + 4, x + 9, x + 14);
  }
  for (int i = 0; i < 16; i++) put_word(to + 4 * i, word_at(from + 4 * i) ^ (x[i] + state[i]));
}

static void encrypt(const message_t *message) {
  static const uint8_t constants[] = "expand 32-byte k", key[] = {CHACHA20_KEY};
  uint32_t state[16];
  for (int i = 0; i < 4; i++) state[i] = word_at(constants + 4 * i);
  for (int i = 0; i < 8; i++) state[4 + i] = word_at(key + 4 * i);
  for (int i = 0; i < 4; i++) state[12 + i] = word_at(message->counter_and_nonce + 4 * i);
  for (size_t i = 0; i < message->len; i += BLOCK, state[12]++) {
    xor_block(state, message->message + i, message->ciphertext + i);
  }
}

DEFINE_CIPHER(in_plain_c, encrypt)

static void copy(const message_t *message) {
  memcpy(message->ciphertext, message->message, message->len);
}

DEFINE_CIPHER(copying, copy)

/* Copies the ciphertext, which is known by then. */
static arm_t new_copy(message_t *message) {
  (void)in_plain_c_once(message);
  uint8_t *ciphertext = message->ciphertext;
  message->ciphertext = message->message;
  message->message = ciphertext;
  return (arm_t){.work = &copying, .state = message};
}

static message_t *new_message(const subject_t *subject) {
  message_t *message = allocate(sizeof *message);
  const uint32_t count = subject->count == 0 ? 1 : subject->count;
  const size_t size = subject->size * count;
  *message = (message_t){.len = subject->size,
                         .message = allocate(size),
                         .ciphertext = allocate(size),
                         .count = count,
                         .counter_and_nonce = {CHACHA20_COUNTER, 0, 0, 0, CHACHA20_NONCE}};
  uint32_t x = subject->seed;
  for (size_t i = 0; i < size; i++) {
    x = 1664525 * x + 1013904223;
    message->message[i] = (uint8_t)(x >> 24);
  }
  return message;
}

arm_t arm_by_chacha20(const subject_t *subject) {
  if (subject->size == 0 || subject->size % BLOCK != 0) {
    return (arm_t){.wrong = "a message is made of whole blocks"};
  }
  message_t *message = new_message(subject);
  if (is(subject->by, "plain")) return (arm_t){.work = &in_plain_c, .state = message};
  if (is(subject->by, "copy")) return new_copy(message);
  if (is(subject->by, "openssl")) return chacha20_by_openssl(message, true);
  if (is(subject->by, "openssl-new")) return chacha20_by_openssl(message, false);
  if (is(subject->by, "libsodium")) return chacha20_by_libsodium(message);
  return (arm_t){NULL};
}

void tell_ciphertext(const message_t *message, FILE *out) {
  fprintf(out, "%016" PRIx64, fnv1a(message->ciphertext, message->count * message->len));
}

int64_t end_of_ciphertext(const message_t *message) {
  const uint8_t *end = message->ciphertext + message->len;
  return (int64_t)((uint64_t)word_at(end - 4) << 32 | word_at(end - 8));
}
