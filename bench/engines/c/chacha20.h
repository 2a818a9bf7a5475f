/* A message by ChaCha20, and who encrypts it. */
#ifndef CHACHA20_H
#define CHACHA20_H

#include "arm.h"

/* The key, the nonce and the counter of RFC 8439, section 2.4.2. */
#define CHACHA20_KEY                                                                                        \
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, \
      29, 30, 31
#define CHACHA20_NONCE 0, 0, 0, 0, 0, 0, 0, 0x4a, 0, 0, 0, 0
#define CHACHA20_COUNTER 1

/* A message, and where its ciphertext goes; a state of arms. There may be many, one after the other. */
typedef struct message_t {
  size_t len;
  uint8_t *message, *ciphertext;
  uint32_t count;
  uint8_t counter_and_nonce[16]; /* the counter is little-endian */
  void *cipher;                  /* what is kept from message to message */
} message_t;

/* What all arms have to tell: the ciphertext's hash, and its last bytes as a number. */
void tell_ciphertext(const message_t *message, FILE *out);
int64_t end_of_ciphertext(const message_t *message);

/* Steps to message `i` of many. */
static inline void step_to(message_t *message, uint32_t i) {
  const size_t step = message->len;
  message->message += step;
  message->ciphertext += step;
  for (int byte = 0; byte < 4; byte++) message->counter_and_nonce[4 + byte] = (uint8_t)(i >> 8 * byte);
}

/* Steps back to the first one. */
static inline void step_back(message_t *message) {
  message->message -= (message->count - 1) * message->len;
  message->ciphertext -= (message->count - 1) * message->len;
  for (int byte = 0; byte < 4; byte++) message->counter_and_nonce[4 + byte] = 0;
}

/* Defines `work`, which is done by `encrypt(message)` for each message. The compiler must take the message for
 * a new one each time. */
#define DEFINE_CIPHER(work, encrypt)                \
  static int64_t work##_once(void *state) {         \
    message_t *message = state;                     \
    __asm__ volatile("" ::: "memory");              \
    encrypt(message);                               \
    if (message->count == 1) return end_of_ciphertext(message); \
    for (uint32_t i = 1; i < message->count; i++) { \
      step_to(message, i);                          \
      encrypt(message);                             \
    }                                               \
    int64_t end = end_of_ciphertext(message);       \
    step_back(message);                             \
    return end;                                     \
  }                                                 \
  static void work##_tell(void *state, FILE *out) { \
    (void)work##_once(state);                       \
    tell_ciphertext(state, out);                    \
  }                                                 \
  DEFINE_WORK(work, work##_tell, work##_once)

arm_t chacha20_by_openssl(message_t *message, bool kept);
arm_t chacha20_by_libsodium(message_t *message);

#endif /* CHACHA20_H */
