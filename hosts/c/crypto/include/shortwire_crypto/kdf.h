/* Keys from keys, and keys from passwords. */
#ifndef SHORTWIRE_CRYPTO_KDF_H
#define SHORTWIRE_CRYPTO_KDF_H

#include "shortwire_crypto/hash.h"
#include "shortwire_crypto/ending.h"

#ifdef __cplusplus
extern "C" {
#endif

/* HKDF (RFC 5869), extract and expand: as many bytes as `memory` has, up to 255 digests, with HMAC of
 * SW_SHA256 or SW_SHA512. */
static inline sw_code_e sw_hkdf(const sw_crypto_t *crypto, sw_hash_e hash, sw_key_t key, sw_bytes_t salt,
                                sw_bytes_t info, sw_memory_t memory, sw_bytes_t *derived, sw_call_t *call) {
  shortwire_crypto_v1_hkdf_request_t request;
  shortwire_crypto_v1_hkdf_request_init(&request);
  request.hash = hash;
  request.key = key.bytes;
  request.handle = key.handle;
  request.salt = salt;
  request.info = info;
  request.length = (uint32_t)memory.size;
  return shortwire_crypto_v1_kdf_hkdf_into(&crypto->kdf, &request, memory.data, memory.size, derived, call);
}

/* PBKDF2 with HMAC (RFC 8018): as many bytes as `memory` has. For what exists; new things use sw_argon2id().
 */
static inline sw_code_e sw_pbkdf2(const sw_crypto_t *crypto, sw_hash_e hash, sw_bytes_t password,
                                  sw_bytes_t salt, uint32_t iterations, sw_memory_t memory,
                                  sw_bytes_t *derived, sw_call_t *call) {
  shortwire_crypto_v1_pbkdf2_request_t request;
  shortwire_crypto_v1_pbkdf2_request_init(&request);
  request.password = password;
  request.salt = salt;
  request.iterations = iterations;
  request.length = (uint32_t)memory.size;
  request.hash = hash;
  sw_call_t own = sw_call_on(memory.data, memory.size);
  shortwire_crypto_v1_bytes_t reply;
  sw_code_e code = shortwire_crypto_v1_kdf_pbkdf2(&crypto->kdf, &request, &reply, &own);
  if (code == SW_OK) code = sw_call_copy_into(&own, reply.value, memory.data, memory.size, derived);
  return sw_crypto_end(code, &own, call);
}

/* What Argon2id takes beside password and salt. Zeros are what RFC 9106 recommends where memory is short: 64
 * MiB, 3 passes, 4 lanes. */
typedef struct sw_argon2id_t {
  uint32_t memory; /* KiB */
  uint32_t passes;
  uint32_t lanes;
  sw_bytes_t secret;
  sw_bytes_t associated_data;
} sw_argon2id_t;

/* Argon2id (RFC 9106): as many bytes as `memory` has, at least 4, from a password and a salt of at least 8
 * bytes. Blocks for long and allocates the memory that it is told to. */
static inline sw_code_e sw_argon2id(const sw_crypto_t *crypto, sw_argon2id_t parameters, sw_bytes_t password,
                                    sw_bytes_t salt, sw_memory_t memory, sw_bytes_t *derived,
                                    sw_call_t *call) {
  shortwire_crypto_v1_argon2id_request_t request;
  shortwire_crypto_v1_argon2id_request_init(&request);
  request.password = password;
  request.salt = salt;
  request.length = (uint32_t)memory.size;
  request.memory = parameters.memory;
  request.passes = parameters.passes;
  request.lanes = parameters.lanes;
  request.secret = parameters.secret;
  request.associated_data = parameters.associated_data;
  sw_call_t own = sw_call_on(memory.data, memory.size);
  shortwire_crypto_v1_bytes_t reply;
  sw_code_e code = shortwire_crypto_v1_kdf_argon2id(&crypto->kdf, &request, &reply, &own);
  if (code == SW_OK) code = sw_call_copy_into(&own, reply.value, memory.data, memory.size, derived);
  return sw_crypto_end(code, &own, call);
}

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_CRYPTO_KDF_H */
