/* Ed25519 signatures (RFC 8032) and X25519 key exchange (RFC 7748). */
#ifndef SHORTWIRE_CRYPTO_SIGN_H
#define SHORTWIRE_CRYPTO_SIGN_H

#include "shortwire_crypto/library.h"
#include "shortwire_crypto/ending.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { SW_SIGNATURE = 64 };

/* Makes a signing key of a seed of 32 bytes, or of random bytes if `seed` is empty: `private_key`, the seed,
 * and `public_key` are 32 bytes of the caller's. */
static inline sw_code_e sw_sign_generate(const sw_crypto_t *crypto, sw_bytes_t seed, void *private_key,
                                         void *public_key, sw_call_t *call) {
  uint8_t memory[128];
  sw_call_t own = sw_call_on(memory, sizeof memory);
  shortwire_crypto_v1_seed_request_t request;
  shortwire_crypto_v1_seed_request_init(&request);
  request.seed = seed;
  shortwire_crypto_v1_key_pair_t pair;
  sw_code_e code = shortwire_crypto_v1_sign_generate(&crypto->sign, &request, &pair, &own);
  return sw_crypto_end_pair(code, &pair, private_key, public_key, &own, call);
}

/* The public key, of 32 bytes, of a signing key. */
static inline sw_code_e sw_sign_public_key(const sw_crypto_t *crypto, sw_key_t key, sw_memory_t memory,
                                           sw_bytes_t *public_key, sw_call_t *call) {
  shortwire_crypto_v1_keyed_request_t request;
  shortwire_crypto_v1_keyed_request_init(&request);
  request.key = key.bytes;
  request.handle = key.handle;
  return shortwire_crypto_v1_sign_public_key_into(&crypto->sign, &request, memory.data, memory.size,
                                                  public_key, call);
}

/* The signature, of 64 bytes. A key in the library (SW_KEY_SIGNING) signs twice as fast as its bytes, because
 * its public key is computed once. */
static inline sw_code_e sw_sign(const sw_crypto_t *crypto, sw_key_t key, sw_bytes_t message,
                                sw_memory_t memory, sw_bytes_t *signature, sw_call_t *call) {
  shortwire_crypto_v1_keyed_request_t request;
  shortwire_crypto_v1_keyed_request_init(&request);
  request.key = key.bytes;
  request.handle = key.handle;
  request.message = message;
  return shortwire_crypto_v1_sign_sign_into(&crypto->sign, &request, memory.data, memory.size, signature,
                                            call);
}

/* Whether a signature is the message's: SW_OK or SW_NOT_AUTHENTIC. Strict: keys and signatures that are not
 * canonical or of low order are not authentic. In batches, signatures are checked together, which takes half
 * the time. */
static inline sw_code_e sw_verify(const sw_crypto_t *crypto, sw_key_t key, sw_bytes_t message,
                                  sw_bytes_t signature, sw_call_t *call) {
  shortwire_crypto_v1_verify_request_t request;
  shortwire_crypto_v1_verify_request_init(&request);
  request.key = key.bytes;
  request.handle = key.handle;
  request.message = message;
  request.signature = signature;
  shortwire_crypto_v1_empty_t reply;
  return shortwire_crypto_v1_sign_verify(&crypto->sign, &request, &reply, call);
}

/* The signature, then the message. In place nothing moves if the message lies 64 bytes behind the start of
 * `memory`. */
static inline sw_code_e sw_sign_combined(const sw_crypto_t *crypto, sw_key_t key, sw_bytes_t message,
                                         sw_memory_t memory, sw_bytes_t *signed_message, sw_call_t *call) {
  shortwire_crypto_v1_keyed_request_t request;
  shortwire_crypto_v1_keyed_request_init(&request);
  request.key = key.bytes;
  request.handle = key.handle;
  request.message = message;
  return shortwire_crypto_v1_sign_sign_combined_into(&crypto->sign, &request, memory.data, memory.size,
                                                     signed_message, call);
}

/* The message of what sw_sign_combined() made. */
static inline sw_code_e sw_verify_combined(const sw_crypto_t *crypto, sw_key_t key, sw_bytes_t signed_message,
                                           sw_memory_t memory, sw_bytes_t *message, sw_call_t *call) {
  shortwire_crypto_v1_verify_request_t request;
  shortwire_crypto_v1_verify_request_init(&request);
  request.key = key.bytes;
  request.handle = key.handle;
  request.message = signed_message;
  return shortwire_crypto_v1_sign_open_combined_into(&crypto->sign, &request, memory.data, memory.size,
                                                     message, call);
}

/* The X25519 private key of a signing key. */
static inline sw_code_e sw_sign_to_exchange_private(const sw_crypto_t *crypto, sw_key_t key,
                                                    sw_memory_t memory, sw_bytes_t *private_key,
                                                    sw_call_t *call) {
  shortwire_crypto_v1_keyed_request_t request;
  shortwire_crypto_v1_keyed_request_init(&request);
  request.key = key.bytes;
  request.handle = key.handle;
  return shortwire_crypto_v1_sign_to_exchange_private_into(&crypto->sign, &request, memory.data, memory.size,
                                                           private_key, call);
}

/* The X25519 public key of a verifying key. */
static inline sw_code_e sw_sign_to_exchange_public(const sw_crypto_t *crypto, sw_key_t key,
                                                   sw_memory_t memory, sw_bytes_t *public_key,
                                                   sw_call_t *call) {
  shortwire_crypto_v1_keyed_request_t request;
  shortwire_crypto_v1_keyed_request_init(&request);
  request.key = key.bytes;
  request.handle = key.handle;
  return shortwire_crypto_v1_sign_to_exchange_public_into(&crypto->sign, &request, memory.data, memory.size,
                                                          public_key, call);
}

/* The secret of 32 bytes that two X25519 key pairs (sw_box_generate()) share. Hash it before it is used as a
 * key (sw_hkdf()). A public key of low order is SW_INVALID_ARGUMENT. */
static inline sw_code_e sw_exchange(const sw_crypto_t *crypto, sw_key_t key, sw_bytes_t public_key,
                                    sw_memory_t memory, sw_bytes_t *secret, sw_call_t *call) {
  shortwire_crypto_v1_exchange_request_t request;
  shortwire_crypto_v1_exchange_request_init(&request);
  request.key = key.bytes;
  request.handle = key.handle;
  request.public_key = public_key;
  return shortwire_crypto_v1_exchange_shared_into(&crypto->exchange, &request, memory.data, memory.size,
                                                  secret, call);
}

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_CRYPTO_SIGN_H */
