/* A message by libsodium. */
#include "chacha20.h"

#ifdef HAVE_libsodium

#include <sodium.h>

static const uint8_t key[] = {CHACHA20_KEY};

static void encrypt(const message_t *message) {
  crypto_stream_chacha20_ietf_xor_ic(message->ciphertext, message->message, message->len, message->counter_and_nonce + 4,
                                     CHACHA20_COUNTER, key);
}

DEFINE_CIPHER(by_libsodium, encrypt)

arm_t chacha20_by_libsodium(message_t *message) {
  /* Finds out what the processor can do. */
  if (sodium_init() < 0) fail("libsodium", "it cannot be used");
  return (arm_t){.work = &by_libsodium, .state = message};
}

#else

arm_t chacha20_by_libsodium(message_t *message) {
  (void)message;
  return (arm_t){.absent = "the engine was built without libsodium: apt install libsodium-dev"};
}

#endif
