/* Hazardous material: stream ciphers by themselves, for protocols that need them raw.
 *
 * They hide a message and do not protect it: whoever changes the encrypted bytes changes the message in the
 * same places, and nobody notices. A nonce used twice with a key gives both messages away. Use boxes.h or
 * aead.h unless a protocol says otherwise. Not included by shortwire_crypto.h. */
#ifndef SHORTWIRE_CRYPTO_HAZMAT_H
#define SHORTWIRE_CRYPTO_HAZMAT_H

#include "shortwire_crypto/library.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The ciphers. */
typedef enum sw_hazmat_stream_e {
  SW_HAZMAT_XCHACHA20 =
      SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_XCHACHA20, /* nonces of 24 bytes, which may be random */
  SW_HAZMAT_CHACHA20 =
      SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_CHACHA20, /* RFC 8439: 12 bytes, a counter of 32 bits */
  SW_HAZMAT_CHACHA20_ORIGINAL =
      SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_CHACHA20_ORIGINAL,         /* 8 bytes, a counter of 64 bits */
  SW_HAZMAT_XSALSA20 = SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_XSALSA20, /* 24 bytes */
  SW_HAZMAT_SALSA20 = SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_SALSA20,   /* 8 bytes */
  SW_HAZMAT_CHACHA12 = SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_CHACHA12, /* as CHACHA20, 12 rounds */
  SW_HAZMAT_CHACHA8 = SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_CHACHA8    /* 8 rounds */
} sw_hazmat_stream_e;

/* The message XORed with the key stream from a block of 64 bytes on: encrypts and decrypts. In place nothing
 * moves. */
static inline sw_code_e sw_hazmat_xor(const sw_crypto_t *crypto, sw_hazmat_stream_e algorithm, sw_key_t key,
                                      sw_bytes_t nonce, uint64_t counter, sw_bytes_t message,
                                      sw_memory_t memory, sw_bytes_t *output, sw_call_t *call) {
  shortwire_crypto_v1_xor_request_t request;
  shortwire_crypto_v1_xor_request_init(&request);
  request.algorithm = algorithm;
  request.key = key.bytes;
  request.handle = key.handle;
  request.nonce = nonce;
  request.counter = counter;
  request.message = message;
  return shortwire_crypto_v1_stream_xor_into(&crypto->stream, &request, memory.data, memory.size, output,
                                             call);
}

/* As many bytes of the key stream as `memory` has. */
static inline sw_code_e sw_hazmat_key_stream(const sw_crypto_t *crypto, sw_hazmat_stream_e algorithm,
                                             sw_key_t key, sw_bytes_t nonce, uint64_t counter,
                                             sw_memory_t memory, sw_bytes_t *output, sw_call_t *call) {
  shortwire_crypto_v1_key_stream_request_t request;
  shortwire_crypto_v1_key_stream_request_init(&request);
  request.algorithm = algorithm;
  request.key = key.bytes;
  request.handle = key.handle;
  request.nonce = nonce;
  request.counter = counter;
  request.size = memory.size;
  return shortwire_crypto_v1_stream_generate_into(&crypto->stream, &request, memory.data, memory.size, output,
                                                  call);
}

/* HChaCha20 (SW_HAZMAT_XCHACHA20) or HSalsa20 (SW_HAZMAT_XSALSA20) of a key and 16 bytes: another key. */
static inline sw_code_e sw_hazmat_derive(const sw_crypto_t *crypto, sw_hazmat_stream_e algorithm,
                                         sw_key_t key, sw_bytes_t input, sw_memory_t memory,
                                         sw_bytes_t *derived, sw_call_t *call) {
  shortwire_crypto_v1_derive_request_t request;
  shortwire_crypto_v1_derive_request_init(&request);
  request.algorithm = algorithm;
  request.key = key.bytes;
  request.handle = key.handle;
  request.input = input;
  return shortwire_crypto_v1_stream_derive_into(&crypto->stream, &request, memory.data, memory.size, derived,
                                                call);
}

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_CRYPTO_HAZMAT_H */
