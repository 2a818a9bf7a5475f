/* A message by OpenSSL, through EVP. */
#include "chacha20.h"

#ifdef HAVE_libcrypto

#include <openssl/evp.h>

static const uint8_t key[] = {CHACHA20_KEY};

static void encrypt_by(EVP_CIPHER_CTX *context, const EVP_CIPHER *cipher, const message_t *message) {
  int len = 0;
  EVP_EncryptInit_ex(context, cipher, NULL, key, message->counter_and_nonce);
  EVP_EncryptUpdate(context, message->ciphertext, &len, message->message, (int)message->len);
}

/* The context has its cipher already. */
static void encrypt(const message_t *message) {
  encrypt_by(message->cipher, NULL, message);
}

DEFINE_CIPHER(by_context, encrypt)

static void encrypt_newly(const message_t *message) {
  EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
  encrypt_by(context, EVP_chacha20(), message);
  EVP_CIPHER_CTX_free(context);
}

DEFINE_CIPHER(by_new_context, encrypt_newly)

arm_t chacha20_by_openssl(message_t *message, bool kept) {
  if (!kept) return (arm_t){.work = &by_new_context, .state = message};
  message->cipher = EVP_CIPHER_CTX_new();
  EVP_EncryptInit_ex(message->cipher, EVP_chacha20(), NULL, NULL, NULL);
  return (arm_t){.work = &by_context, .state = message};
}

#else

arm_t chacha20_by_openssl(message_t *message, bool kept) {
  (void)message, (void)kept;
  return (arm_t){.absent = "the engine was built without OpenSSL: apt install libssl-dev"};
}

#endif
