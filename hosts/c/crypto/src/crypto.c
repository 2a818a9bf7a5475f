#include "shortwire_crypto.h"

#include <stdlib.h>
#include <string.h>

/* All services but the first, which opens the library. */
#define JOINED(X)                                                                                  \
  X(secret_box)                                                                                    \
  X(box) X(sealed_box) X(aead) X(chunked_aead) X(sign) X(exchange) X(hash) X(mac) X(kdf) X(stream) \
      X(encoding) X(random) X(compare)

static const char *path_of(const char *path) {
  if (path != NULL) return path;
  const char *named = getenv(SW_CRYPTO_LIBRARY_VARIABLE);
  return named != NULL && named[0] != '\0' ? named : "libshortwire_crypto.so";
}

sw_code_e sw_crypto_open(const char *path, sw_crypto_t *crypto, sw_error_t *error) {
  if (crypto == NULL) return sw_error_set_null(error, "sw_crypto_open");
  memset(crypto, 0, sizeof *crypto);
  sw_code_e code = shortwire_crypto_v1_keys_open(path_of(path), NULL, &crypto->keys, error);
#define JOIN(service) \
  if (code == SW_OK) code = shortwire_crypto_v1_##service##_join(&crypto->keys.base, &crypto->service, error);
  JOINED(JOIN)
  return code;
}

void sw_crypto_close(sw_crypto_t *crypto) {
  if (crypto == NULL) return;
#define LEAVE(service) shortwire_crypto_v1_##service##_close(&crypto->service);
  JOINED(LEAVE)
  shortwire_crypto_v1_keys_close(&crypto->keys);
}

sw_code_e sw_crypto_end(sw_code_e code, sw_call_t *own, sw_call_t *call) {
  if (code != SW_OK && call != NULL) {
    sw_error_t told = call->error;
    call->error = own->error;
    own->error = told;
  }
  sw_call_free(own);
  return code;
}

/* A call that the compiler cannot prove to be without effect. */
static void clear(void *memory, size_t size) {
  static void *(*const volatile fill)(void *, int, size_t) = memset;
  fill(memory, 0, size);
}

sw_code_e sw_crypto_end_pair(sw_code_e code, const shortwire_crypto_v1_key_pair_t *pair, void *private_key,
                             void *public_key, sw_call_t *own, sw_call_t *call) {
  sw_bytes_t copy;
  if (code == SW_OK) code = sw_call_copy_into(own, pair->private_key, private_key, 32, &copy);
  if (code == SW_OK) code = sw_call_copy_into(own, pair->public_key, public_key, 32, &copy);
  clear(own->reply.base, own->reply.cap);
  return sw_crypto_end(code, own, call);
}
