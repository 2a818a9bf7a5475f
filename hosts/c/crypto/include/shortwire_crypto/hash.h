/* SHA-2, BLAKE2b, HMAC and Poly1305. */
#ifndef SHORTWIRE_CRYPTO_HASH_H
#define SHORTWIRE_CRYPTO_HASH_H

#include "shortwire_crypto/library.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Hashes and message authentication codes, and the bytes of what they give. */
typedef enum sw_hash_e {
  SW_SHA256 = SHORTWIRE_CRYPTO_V1_HASH_ALGORITHM_SHA256,           /* 32 */
  SW_SHA512 = SHORTWIRE_CRYPTO_V1_HASH_ALGORITHM_SHA512,           /* 64 */
  SW_BLAKE2B = SHORTWIRE_CRYPTO_V1_HASH_ALGORITHM_BLAKE2B,         /* 1 to 64 */
  SW_HMAC_SHA256 = SHORTWIRE_CRYPTO_V1_HASH_ALGORITHM_HMAC_SHA256, /* 32 */
  SW_HMAC_SHA512 = SHORTWIRE_CRYPTO_V1_HASH_ALGORITHM_HMAC_SHA512, /* 64 */
  SW_POLY1305 = SHORTWIRE_CRYPTO_V1_HASH_ALGORITHM_POLY1305 /* 16; its key may be used for one message only */
} sw_hash_e;

/* What BLAKE2b takes beside a message. Zeros are a plain hash of 64 bytes. */
typedef struct sw_blake2b_t {
  uint32_t length;            /* bytes of the digest; 0 is 64 */
  sw_bytes_t key;             /* up to 64 bytes: makes it a MAC */
  sw_bytes_t salt;            /* up to 16 bytes */
  sw_bytes_t personalisation; /* up to 16 bytes */
} sw_blake2b_t;

/* SHA-256 of a message. */
static inline sw_code_e sw_sha256(const sw_crypto_t *crypto, sw_bytes_t message, sw_memory_t memory,
                                  sw_bytes_t *digest, sw_call_t *call) {
  shortwire_crypto_v1_bytes_t request;
  shortwire_crypto_v1_bytes_init(&request);
  request.value = message;
  return shortwire_crypto_v1_hash_sha256_into(&crypto->hash, &request, memory.data, memory.size, digest,
                                              call);
}

/* SHA-512 of a message. */
static inline sw_code_e sw_sha512(const sw_crypto_t *crypto, sw_bytes_t message, sw_memory_t memory,
                                  sw_bytes_t *digest, sw_call_t *call) {
  shortwire_crypto_v1_bytes_t request;
  shortwire_crypto_v1_bytes_init(&request);
  request.value = message;
  return shortwire_crypto_v1_hash_sha512_into(&crypto->hash, &request, memory.data, memory.size, digest,
                                              call);
}

/* BLAKE2b (RFC 7693) of a message. */
static inline sw_code_e sw_blake2b(const sw_crypto_t *crypto, sw_blake2b_t parameters, sw_bytes_t message,
                                   sw_memory_t memory, sw_bytes_t *digest, sw_call_t *call) {
  shortwire_crypto_v1_blake2b_request_t request;
  shortwire_crypto_v1_blake2b_request_init(&request);
  request.length = parameters.length;
  request.message = message;
  request.key = parameters.key;
  request.salt = parameters.salt;
  request.personalisation = parameters.personalisation;
  return shortwire_crypto_v1_hash_blake2b_into(&crypto->hash, &request, memory.data, memory.size, digest,
                                               call);
}

/* Starts a hash of what comes in pieces: SHA-2 with no key, HMAC and Poly1305 with one. `*stream` belongs to
 * one thread at a time. */
static inline sw_code_e sw_hash_start(const sw_crypto_t *crypto, sw_hash_e algorithm, sw_key_t key,
                                      uint64_t *stream, sw_call_t *call) {
  shortwire_crypto_v1_start_hash_request_t request;
  shortwire_crypto_v1_start_hash_request_init(&request);
  request.algorithm = algorithm;
  request.key = key.bytes;
  request.handle = key.handle;
  shortwire_crypto_v1_hash_handle_t reply;
  sw_code_e code = shortwire_crypto_v1_hash_start(&crypto->hash, &request, &reply, call);
  *stream = code == SW_OK ? reply.stream : 0;
  return code;
}

/* Starts BLAKE2b of what comes in pieces. */
static inline sw_code_e sw_hash_start_blake2b(const sw_crypto_t *crypto, sw_blake2b_t parameters,
                                              uint64_t *stream, sw_call_t *call) {
  shortwire_crypto_v1_start_hash_request_t request;
  shortwire_crypto_v1_start_hash_request_init(&request);
  request.algorithm = SW_BLAKE2B;
  request.key = parameters.key;
  request.length = parameters.length;
  request.salt = parameters.salt;
  request.personalisation = parameters.personalisation;
  shortwire_crypto_v1_hash_handle_t reply;
  sw_code_e code = shortwire_crypto_v1_hash_start(&crypto->hash, &request, &reply, call);
  *stream = code == SW_OK ? reply.stream : 0;
  return code;
}

/* Adds a piece. */
static inline sw_code_e sw_hash_update(const sw_crypto_t *crypto, uint64_t stream, sw_bytes_t data,
                                       sw_call_t *call) {
  shortwire_crypto_v1_update_hash_request_t request;
  shortwire_crypto_v1_update_hash_request_init(&request);
  request.stream = stream;
  request.data = data;
  shortwire_crypto_v1_empty_t reply;
  return shortwire_crypto_v1_hash_update(&crypto->hash, &request, &reply, call);
}

/* The digest or tag; closes the stream. */
static inline sw_code_e sw_hash_finish(const sw_crypto_t *crypto, uint64_t stream, sw_memory_t memory,
                                       sw_bytes_t *digest, sw_call_t *call) {
  shortwire_crypto_v1_hash_handle_t request;
  shortwire_crypto_v1_hash_handle_init(&request);
  request.stream = stream;
  return shortwire_crypto_v1_hash_finish_into(&crypto->hash, &request, memory.data, memory.size, digest,
                                              call);
}

/* Gives a stream up. */
static inline sw_code_e sw_hash_close(const sw_crypto_t *crypto, uint64_t stream, sw_call_t *call) {
  shortwire_crypto_v1_hash_handle_t request;
  shortwire_crypto_v1_hash_handle_init(&request);
  request.stream = stream;
  shortwire_crypto_v1_empty_t reply;
  return shortwire_crypto_v1_hash_discard(&crypto->hash, &request, &reply, call);
}

/* The tag of a message: HMAC (RFC 2104) or Poly1305. */
static inline sw_code_e sw_mac(const sw_crypto_t *crypto, sw_hash_e algorithm, sw_key_t key,
                               sw_bytes_t message, sw_memory_t memory, sw_bytes_t *tag, sw_call_t *call) {
  shortwire_crypto_v1_mac_request_t request;
  shortwire_crypto_v1_mac_request_init(&request);
  request.algorithm = (int32_t)algorithm - (int32_t)SW_HMAC_SHA256;
  request.key = key.bytes;
  request.handle = key.handle;
  request.message = message;
  return shortwire_crypto_v1_mac_tag_into(&crypto->mac, &request, memory.data, memory.size, tag, call);
}

/* Whether a tag is the message's: SW_OK or SW_NOT_AUTHENTIC. Takes the same time wherever they differ. */
static inline sw_code_e sw_mac_verify(const sw_crypto_t *crypto, sw_hash_e algorithm, sw_key_t key,
                                      sw_bytes_t message, sw_bytes_t tag, sw_call_t *call) {
  shortwire_crypto_v1_verify_mac_request_t request;
  shortwire_crypto_v1_verify_mac_request_init(&request);
  request.algorithm = (int32_t)algorithm - (int32_t)SW_HMAC_SHA256;
  request.key = key.bytes;
  request.handle = key.handle;
  request.message = message;
  request.tag = tag;
  shortwire_crypto_v1_empty_t reply;
  return shortwire_crypto_v1_mac_verify(&crypto->mac, &request, &reply, call);
}

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_CRYPTO_HASH_H */
