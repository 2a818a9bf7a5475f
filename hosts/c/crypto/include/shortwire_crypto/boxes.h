/* NaCl's boxes: authenticated encryption with a shared key, between key pairs, and to a public key. */
#ifndef SHORTWIRE_CRYPTO_BOXES_H
#define SHORTWIRE_CRYPTO_BOXES_H

#include "shortwire_crypto/library.h"
#include "shortwire_crypto/ending.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Lengths in bytes. */
enum {
  SW_BOX_KEY = 32,
  SW_BOX_NONCE = 24,
  SW_BOX_TAG = 16,
  SW_SECRET_BOX_OVERHEAD = 40,
  SW_SEALED_BOX_OVERHEAD = 48
};

/* Encrypts with a random nonce: `*box` is the nonce of 24 bytes, the tag of 16, and the encrypted message. In
 * place nothing moves if the message lies SW_SECRET_BOX_OVERHEAD bytes behind the start of `memory`. */
static inline sw_code_e sw_secret_box_encrypt(const sw_crypto_t *crypto, sw_key_t key, sw_bytes_t message,
                                              sw_memory_t memory, sw_bytes_t *box, sw_call_t *call) {
  shortwire_crypto_v1_keyed_request_t request;
  shortwire_crypto_v1_keyed_request_init(&request);
  request.key = key.bytes;
  request.handle = key.handle;
  request.message = message;
  return shortwire_crypto_v1_secret_box_encrypt_into(&crypto->secret_box, &request, memory.data, memory.size,
                                                     box, call);
}

/* Decrypts what sw_secret_box_encrypt() made. `box` may lie in `memory`. */
static inline sw_code_e sw_secret_box_decrypt(const sw_crypto_t *crypto, sw_key_t key, sw_bytes_t box,
                                              sw_memory_t memory, sw_bytes_t *message, sw_call_t *call) {
  shortwire_crypto_v1_keyed_request_t request;
  shortwire_crypto_v1_keyed_request_init(&request);
  request.key = key.bytes;
  request.handle = key.handle;
  request.message = box;
  return shortwire_crypto_v1_secret_box_decrypt_into(&crypto->secret_box, &request, memory.data, memory.size,
                                                     message, call);
}

/* Encrypts with a nonce of 24 bytes that was never used with the key before: used twice, it gives both
 * messages away. `*box` is the tag of 16 bytes and the encrypted message. */
static inline sw_code_e sw_secret_box_seal(const sw_crypto_t *crypto, sw_key_t key, sw_bytes_t nonce,
                                           sw_bytes_t message, sw_memory_t memory, sw_bytes_t *box,
                                           sw_call_t *call) {
  shortwire_crypto_v1_nonce_request_t request;
  shortwire_crypto_v1_nonce_request_init(&request);
  request.key = key.bytes;
  request.handle = key.handle;
  request.nonce = nonce;
  request.message = message;
  return shortwire_crypto_v1_secret_box_seal_into(&crypto->secret_box, &request, memory.data, memory.size,
                                                  box, call);
}

/* Decrypts what sw_secret_box_seal() made. */
static inline sw_code_e sw_secret_box_unseal(const sw_crypto_t *crypto, sw_key_t key, sw_bytes_t nonce,
                                             sw_bytes_t box, sw_memory_t memory, sw_bytes_t *message,
                                             sw_call_t *call) {
  shortwire_crypto_v1_nonce_request_t request;
  shortwire_crypto_v1_nonce_request_init(&request);
  request.key = key.bytes;
  request.handle = key.handle;
  request.nonce = nonce;
  request.message = box;
  return shortwire_crypto_v1_secret_box_unseal_into(&crypto->secret_box, &request, memory.data, memory.size,
                                                    message, call);
}

/* Makes a key pair for boxes and key exchange: `private_key` and `public_key` are 32 bytes of the caller's.
 */
static inline sw_code_e sw_box_generate(const sw_crypto_t *crypto, void *private_key, void *public_key,
                                        sw_call_t *call) {
  uint8_t memory[128];
  sw_call_t own = sw_call_on(memory, sizeof memory);
  shortwire_crypto_v1_empty_t request;
  shortwire_crypto_v1_empty_init(&request);
  shortwire_crypto_v1_key_pair_t pair;
  sw_code_e code = shortwire_crypto_v1_box_generate(&crypto->box, &request, &pair, &own);
  return sw_crypto_end_pair(code, &pair, private_key, public_key, &own, call);
}

/* The public key, of 32 bytes, of a private one. */
static inline sw_code_e sw_box_public_key(const sw_crypto_t *crypto, sw_key_t key, sw_memory_t memory,
                                          sw_bytes_t *public_key, sw_call_t *call) {
  shortwire_crypto_v1_keyed_request_t request;
  shortwire_crypto_v1_keyed_request_init(&request);
  request.key = key.bytes;
  request.handle = key.handle;
  return shortwire_crypto_v1_box_public_key_into(&crypto->box, &request, memory.data, memory.size, public_key,
                                                 call);
}

/* The key of 32 bytes that both sides share, for sw_secret_box_seal() and the others: for whoever talks to a
 * peer more than once. A public key of low order is SW_INVALID_ARGUMENT. */
static inline sw_code_e sw_box_precompute(const sw_crypto_t *crypto, sw_key_t key, sw_bytes_t public_key,
                                          sw_memory_t memory, sw_bytes_t *shared, sw_call_t *call) {
  shortwire_crypto_v1_box_request_t request;
  shortwire_crypto_v1_box_request_init(&request);
  request.key = key.bytes;
  request.handle = key.handle;
  request.public_key = public_key;
  return shortwire_crypto_v1_box_precompute_into(&crypto->box, &request, memory.data, memory.size, shared,
                                                 call);
}

/* The same, kept in the library. */
static inline sw_code_e sw_box_precompute_key(const sw_crypto_t *crypto, sw_key_t key, sw_bytes_t public_key,
                                              sw_key_t *shared, sw_call_t *call) {
  shortwire_crypto_v1_box_request_t request;
  shortwire_crypto_v1_box_request_init(&request);
  request.key = key.bytes;
  request.handle = key.handle;
  request.public_key = public_key;
  shortwire_crypto_v1_key_handle_t reply;
  sw_code_e code = shortwire_crypto_v1_box_precompute_handle(&crypto->box, &request, &reply, call);
  *shared = sw_key_bytes(NULL, 0);
  if (code == SW_OK) shared->handle = reply.handle;
  return code;
}

/* Encrypts from one's own private key to a peer's public one, with a nonce of 24 bytes that was never used
 * with these keys before. `*box` is the tag and the encrypted message. */
static inline sw_code_e sw_box_seal(const sw_crypto_t *crypto, sw_key_t key, sw_bytes_t public_key,
                                    sw_bytes_t nonce, sw_bytes_t message, sw_memory_t memory, sw_bytes_t *box,
                                    sw_call_t *call) {
  shortwire_crypto_v1_box_request_t request;
  shortwire_crypto_v1_box_request_init(&request);
  request.key = key.bytes;
  request.handle = key.handle;
  request.public_key = public_key;
  request.nonce = nonce;
  request.message = message;
  return shortwire_crypto_v1_box_seal_into(&crypto->box, &request, memory.data, memory.size, box, call);
}

/* Decrypts what the peer's sw_box_seal() made. */
static inline sw_code_e sw_box_unseal(const sw_crypto_t *crypto, sw_key_t key, sw_bytes_t public_key,
                                      sw_bytes_t nonce, sw_bytes_t box, sw_memory_t memory,
                                      sw_bytes_t *message, sw_call_t *call) {
  shortwire_crypto_v1_box_request_t request;
  shortwire_crypto_v1_box_request_init(&request);
  request.key = key.bytes;
  request.handle = key.handle;
  request.public_key = public_key;
  request.nonce = nonce;
  request.message = box;
  return shortwire_crypto_v1_box_unseal_into(&crypto->box, &request, memory.data, memory.size, message, call);
}

/* Encrypts to a public key as somebody who stays unknown: SW_SEALED_BOX_OVERHEAD bytes more than the message,
 * which may not lie in `memory`. */
static inline sw_code_e sw_sealed_box_seal(const sw_crypto_t *crypto, sw_bytes_t public_key,
                                           sw_bytes_t message, sw_memory_t memory, sw_bytes_t *box,
                                           sw_call_t *call) {
  shortwire_crypto_v1_sealed_box_request_t request;
  shortwire_crypto_v1_sealed_box_request_init(&request);
  request.public_key = public_key;
  request.message = message;
  return shortwire_crypto_v1_sealed_box_seal_into(&crypto->sealed_box, &request, memory.data, memory.size,
                                                  box, call);
}

/* Decrypts with the private key of the public one it was sealed to. The box may not lie in `memory`. */
static inline sw_code_e sw_sealed_box_unseal(const sw_crypto_t *crypto, sw_key_t key, sw_bytes_t box,
                                             sw_memory_t memory, sw_bytes_t *message, sw_call_t *call) {
  shortwire_crypto_v1_keyed_request_t request;
  shortwire_crypto_v1_keyed_request_init(&request);
  request.key = key.bytes;
  request.handle = key.handle;
  request.message = box;
  return shortwire_crypto_v1_sealed_box_unseal_into(&crypto->sealed_box, &request, memory.data, memory.size,
                                                    message, call);
}

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_CRYPTO_BOXES_H */
