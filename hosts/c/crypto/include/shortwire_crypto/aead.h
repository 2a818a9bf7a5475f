/* Authenticated encryption with associated data, of messages and of what does not fit into memory. */
#ifndef SHORTWIRE_CRYPTO_AEAD_H
#define SHORTWIRE_CRYPTO_AEAD_H

#include "shortwire_crypto/library.h"
#include "shortwire_crypto/ending.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The ciphers. */
typedef enum sw_aead_e {
  /* Nonces of 24 bytes, which may be random. */
  SW_XCHACHA20_POLY1305 = SHORTWIRE_CRYPTO_V1_AEAD_ALGORITHM_XCHACHA20_POLY1305,
  /* RFC 8439: nonces of 12 bytes. Count them; they are too short to be random. */
  SW_CHACHA20_POLY1305 = SHORTWIRE_CRYPTO_V1_AEAD_ALGORITHM_CHACHA20_POLY1305
} sw_aead_e;

/* Bytes of the tag behind each message or chunk, and of the header of chunks. */
enum { SW_AEAD_TAG = 16 };

/* Encrypts with a key of 32 bytes and a nonce that was never used with it before. `*sealed` is the encrypted
 * message, then the tag of 16 bytes; in place nothing moves. */
static inline sw_code_e sw_aead_seal(const sw_crypto_t *crypto, sw_aead_e algorithm, sw_key_t key,
                                     sw_bytes_t nonce, sw_bytes_t message, sw_bytes_t associated_data,
                                     sw_memory_t memory, sw_bytes_t *sealed, sw_call_t *call) {
  shortwire_crypto_v1_aead_request_t request;
  shortwire_crypto_v1_aead_request_init(&request);
  request.algorithm = algorithm;
  request.key = key.bytes;
  request.handle = key.handle;
  request.nonce = nonce;
  request.message = message;
  request.associated_data = associated_data;
  return shortwire_crypto_v1_aead_seal_into(&crypto->aead, &request, memory.data, memory.size, sealed, call);
}

/* Decrypts what sw_aead_seal() made; the associated data has to be the same. */
static inline sw_code_e sw_aead_unseal(const sw_crypto_t *crypto, sw_aead_e algorithm, sw_key_t key,
                                       sw_bytes_t nonce, sw_bytes_t sealed, sw_bytes_t associated_data,
                                       sw_memory_t memory, sw_bytes_t *message, sw_call_t *call) {
  shortwire_crypto_v1_aead_request_t request;
  shortwire_crypto_v1_aead_request_init(&request);
  request.algorithm = algorithm;
  request.key = key.bytes;
  request.handle = key.handle;
  request.nonce = nonce;
  request.message = sealed;
  request.associated_data = associated_data;
  return shortwire_crypto_v1_aead_unseal_into(&crypto->aead, &request, memory.data, memory.size, message,
                                              call);
}

/* Starts encrypting what does not fit into memory, with a key of 32 bytes. `*header`, in `memory`, has to be
 * stored in front of the chunks. `*stream` belongs to one thread at a time. */
static inline sw_code_e sw_chunks_start_sealing(const sw_crypto_t *crypto, sw_key_t key, sw_memory_t memory,
                                                sw_bytes_t *header, uint64_t *stream, sw_call_t *call) {
  uint8_t own_memory[128];
  sw_call_t own = sw_call_on(own_memory, sizeof own_memory);
  shortwire_crypto_v1_start_sealing_request_t request;
  shortwire_crypto_v1_start_sealing_request_init(&request);
  request.key = key.bytes;
  request.handle = key.handle;
  shortwire_crypto_v1_sealing_handle_t reply;
  sw_code_e code =
      shortwire_crypto_v1_chunked_aead_start_sealing(&crypto->chunked_aead, &request, &reply, &own);
  *stream = code == SW_OK ? reply.stream : 0;
  if (code == SW_OK) code = sw_call_copy_into(&own, reply.header, memory.data, memory.size, header);
  return sw_crypto_end(code, &own, call);
}

/* Starts decrypting what begins with that header. */
static inline sw_code_e sw_chunks_start_opening(const sw_crypto_t *crypto, sw_key_t key, sw_bytes_t header,
                                                uint64_t *stream, sw_call_t *call) {
  shortwire_crypto_v1_start_opening_request_t request;
  shortwire_crypto_v1_start_opening_request_init(&request);
  request.key = key.bytes;
  request.handle = key.handle;
  request.header = header;
  shortwire_crypto_v1_opening_handle_t reply;
  sw_code_e code =
      shortwire_crypto_v1_chunked_aead_start_opening(&crypto->chunked_aead, &request, &reply, call);
  *stream = code == SW_OK ? reply.stream : 0;
  return code;
}

/* Encrypts the next chunk: it and a tag of 16 bytes. After the last one the stream is closed. */
static inline sw_code_e sw_chunks_seal(const sw_crypto_t *crypto, uint64_t stream, sw_bytes_t chunk,
                                       bool is_last, sw_bytes_t associated_data, sw_memory_t memory,
                                       sw_bytes_t *sealed, sw_call_t *call) {
  shortwire_crypto_v1_chunk_request_t request;
  shortwire_crypto_v1_chunk_request_init(&request);
  request.stream = stream;
  request.chunk = chunk;
  request.is_last = is_last;
  request.associated_data = associated_data;
  return shortwire_crypto_v1_chunked_aead_seal_chunk_into(&crypto->chunked_aead, &request, memory.data,
                                                          memory.size, sealed, call);
}

/* Decrypts the next chunk. One that is missing, repeated, in another order or not marked as the last one on
 * both sides is SW_NOT_AUTHENTIC. */
static inline sw_code_e sw_chunks_unseal(const sw_crypto_t *crypto, uint64_t stream, sw_bytes_t sealed,
                                         bool is_last, sw_bytes_t associated_data, sw_memory_t memory,
                                         sw_bytes_t *chunk, sw_call_t *call) {
  shortwire_crypto_v1_chunk_request_t request;
  shortwire_crypto_v1_chunk_request_init(&request);
  request.stream = stream;
  request.chunk = sealed;
  request.is_last = is_last;
  request.associated_data = associated_data;
  return shortwire_crypto_v1_chunked_aead_open_chunk_into(&crypto->chunked_aead, &request, memory.data,
                                                          memory.size, chunk, call);
}

/* Gives a stream up before its last chunk. */
static inline sw_code_e sw_chunks_close(const sw_crypto_t *crypto, uint64_t stream, sw_call_t *call) {
  shortwire_crypto_v1_chunked_handle_t request;
  shortwire_crypto_v1_chunked_handle_init(&request);
  request.stream = stream;
  shortwire_crypto_v1_empty_t reply;
  return shortwire_crypto_v1_chunked_aead_discard(&crypto->chunked_aead, &request, &reply, call);
}

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_CRYPTO_AEAD_H */
