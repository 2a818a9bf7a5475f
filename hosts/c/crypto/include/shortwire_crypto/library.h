/* The crypto library, opened, and its keys.
 *
 * Threads   Everything here may be used by any number of threads at a time, except opening, closing, and what
 * says that it belongs to one thread. Memory    Whatever is passed in is borrowed until a function returns.
 * Output goes into memory of the caller's. Errors    SW_INVALID_ARGUMENT        a length is wrong; the
 * message says which is right SW_NOT_AUTHENTIC           a box, tag or signature is not what its key made;
 * nothing more is told, and no plaintext is released SW_FAILED_PRECONDITION     the key, or the library, was
 * closed SW_RESOURCE_EXHAUSTED      the memory for output is too small SW_OUT_OF_RANGE            a message
 * is too long for its nonce Calls     The last argument, a sw_call_t, may be NULL: then a failure has a code
 * and no message.
 */
#ifndef SHORTWIRE_CRYPTO_LIBRARY_H
#define SHORTWIRE_CRYPTO_LIBRARY_H

#include "shortwire_crypto_v1.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The outcome of everything that is not authentic. */
#define SW_NOT_AUTHENTIC SW_UNAUTHENTICATED

/* Environment variable that names the library where the program does not. */
#define SW_CRYPTO_LIBRARY_VARIABLE "SHORTWIRE_CRYPTO_LIBRARY"

/* The services of the library, on one instance. Open it once and use it everywhere. What has no function
 * here, such as batches (shortwire_crypto_v1_secret_box_seal_many()), is called on its members. */
typedef struct sw_crypto_t {
  shortwire_crypto_v1_keys_t keys;
  shortwire_crypto_v1_secret_box_t secret_box;
  shortwire_crypto_v1_box_t box;
  shortwire_crypto_v1_sealed_box_t sealed_box;
  shortwire_crypto_v1_aead_t aead;
  shortwire_crypto_v1_chunked_aead_t chunked_aead;
  shortwire_crypto_v1_sign_t sign;
  shortwire_crypto_v1_exchange_t exchange;
  shortwire_crypto_v1_hash_t hash;
  shortwire_crypto_v1_mac_t mac;
  shortwire_crypto_v1_kdf_t kdf;
  shortwire_crypto_v1_stream_t stream;
  shortwire_crypto_v1_encoding_t encoding;
  shortwire_crypto_v1_random_t random;
  shortwire_crypto_v1_compare_t compare;
} sw_crypto_t;

/* Loads the library at `path`, or if that is NULL the one the environment names, or else
 * libshortwire_crypto.so where the dynamic linker looks. Blocks on the file system; allocates. Errors are
 * those of sw_library_open(). */
sw_code_e sw_crypto_open(const char *path, sw_crypto_t *crypto, sw_error_t *error);

/* Clears all keys that are open and ends the instance. No call may be under way. NULL and a library that is
 * closed are allowed. */
void sw_crypto_close(sw_crypto_t *crypto);

/* Memory that output is written to. */
typedef struct sw_memory_t {
  void *data;
  size_t size;
} sw_memory_t;

static inline sw_memory_t sw_memory(void *data, size_t size) {
  sw_memory_t memory = {data, size};
  return memory;
}

/* A key: bytes of the caller's, or a handle of the library's, which goes first unless it is 0. Bytes cross on
 * every call; a handle keeps them in the library, prepared for use. */
typedef struct sw_key_t {
  sw_bytes_t bytes;
  uint64_t handle;
} sw_key_t;

/* What a key in the library is prepared for. */
typedef enum sw_key_kind_e {
  SW_KEY_SECRET = SHORTWIRE_CRYPTO_V1_KEY_KIND_UNSPECIFIED,
  SW_KEY_SIGNING = SHORTWIRE_CRYPTO_V1_KEY_KIND_SIGNING,
  SW_KEY_EXTENDED_SIGNING = SHORTWIRE_CRYPTO_V1_KEY_KIND_EXTENDED_SIGNING,
  SW_KEY_VERIFYING = SHORTWIRE_CRYPTO_V1_KEY_KIND_VERIFYING
} sw_key_kind_e;

/* The key of these bytes, which stay borrowed for as long as it is used. */
static inline sw_key_t sw_key_bytes(const void *data, size_t len) {
  sw_key_t key = {{(const uint8_t *)data, len}, 0};
  return key;
}

/* Copies a key into the library, which clears it when it is closed. Clear your own copy. */
static inline sw_code_e sw_key_store(const sw_crypto_t *crypto, sw_key_kind_e kind, sw_bytes_t bytes,
                                     sw_key_t *key, sw_call_t *call) {
  shortwire_crypto_v1_store_key_request_t request;
  shortwire_crypto_v1_store_key_request_init(&request);
  request.key = bytes;
  request.kind = kind;
  shortwire_crypto_v1_key_handle_t reply;
  sw_code_e code = shortwire_crypto_v1_keys_store(&crypto->keys, &request, &reply, call);
  *key = sw_key_bytes(NULL, 0);
  if (code == SW_OK) key->handle = reply.handle;
  return code;
}

/* Makes a key of 32 random bytes in the library, where nobody sees it: a secret or a signing key. */
static inline sw_code_e sw_key_generate(const sw_crypto_t *crypto, sw_key_kind_e kind, sw_key_t *key,
                                        sw_call_t *call) {
  shortwire_crypto_v1_generate_key_request_t request;
  shortwire_crypto_v1_generate_key_request_init(&request);
  request.kind = kind;
  shortwire_crypto_v1_key_handle_t reply;
  sw_code_e code = shortwire_crypto_v1_keys_generate(&crypto->keys, &request, &reply, call);
  *key = sw_key_bytes(NULL, 0);
  if (code == SW_OK) key->handle = reply.handle;
  return code;
}

/* The bytes of a key in the library: a seed of signing keys, else what was stored. */
static inline sw_code_e sw_key_reveal(const sw_crypto_t *crypto, sw_key_t key, sw_memory_t memory,
                                      sw_bytes_t *bytes, sw_call_t *call) {
  shortwire_crypto_v1_key_handle_t request;
  shortwire_crypto_v1_key_handle_init(&request);
  request.handle = key.handle;
  return shortwire_crypto_v1_keys_reveal_into(&crypto->keys, &request, memory.data, memory.size, bytes, call);
}

/* Clears a key in the library, once calls that use it are done. Copies of it are SW_FAILED_PRECONDITION from
 * then on. Does nothing to a key that is none of the library's. */
static inline sw_code_e sw_key_close(const sw_crypto_t *crypto, sw_key_t *key, sw_call_t *call) {
  if (key->handle == 0) return SW_OK;
  shortwire_crypto_v1_key_handle_t request;
  shortwire_crypto_v1_key_handle_init(&request);
  request.handle = key->handle;
  shortwire_crypto_v1_empty_t reply;
  sw_code_e code = shortwire_crypto_v1_keys_discard(&crypto->keys, &request, &reply, call);
  *key = sw_key_bytes(NULL, 0);
  return code;
}

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_CRYPTO_LIBRARY_H */
