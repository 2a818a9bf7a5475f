/* Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto,
 * shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto,
 * shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit. */
/* clang-format off */

/* Keys, and the messages that all services of this package share.
 *
 * Wherever a key is wanted, a request takes its bytes (`key`) or a handle (`handle`, which goes first unless
 * it is 0). Bytes
 * cross on every call; a handle keeps them in the library, prepared for use, and clears them when it is
 * discarded.
 *
 * Failures: arguments of a wrong length are INVALID_ARGUMENT and say which length is right. Whatever is not
 * authentic (a
 * box, a tag, a signature) is UNAUTHENTICATED with the detail NotAuthentic, and nothing more is told; no
 * plaintext is
 * released. A handle that was discarded is FAILED_PRECONDITION, one that never was NOT_FOUND. A message that
 * is too long for
 * its nonce, or a counter that would start over, is OUT_OF_RANGE. */
#ifndef SHORTWIRE_CRYPTO_V1_H
#define SHORTWIRE_CRYPTO_V1_H

#include "shortwire/client.h"

typedef int32_t shortwire_crypto_v1_key_kind_e;
typedef int32_t shortwire_crypto_v1_aead_algorithm_e;
typedef int32_t shortwire_crypto_v1_text_format_e;
typedef int32_t shortwire_crypto_v1_hash_algorithm_e;
typedef int32_t shortwire_crypto_v1_mac_algorithm_e;
typedef int32_t shortwire_crypto_v1_kdf_hash_e;
typedef int32_t shortwire_crypto_v1_stream_algorithm_e;
typedef struct shortwire_crypto_v1_store_key_request_t shortwire_crypto_v1_store_key_request_t;
typedef struct shortwire_crypto_v1_generate_key_request_t shortwire_crypto_v1_generate_key_request_t;
typedef struct shortwire_crypto_v1_key_handle_t shortwire_crypto_v1_key_handle_t;
typedef struct shortwire_crypto_v1_bytes_t shortwire_crypto_v1_bytes_t;
typedef struct shortwire_crypto_v1_empty_t shortwire_crypto_v1_empty_t;
typedef struct shortwire_crypto_v1_key_pair_t shortwire_crypto_v1_key_pair_t;
typedef struct shortwire_crypto_v1_not_authentic_t shortwire_crypto_v1_not_authentic_t;
typedef struct shortwire_crypto_v1_keyed_request_t shortwire_crypto_v1_keyed_request_t;
typedef struct shortwire_crypto_v1_nonce_request_t shortwire_crypto_v1_nonce_request_t;
typedef struct shortwire_crypto_v1_aead_request_t shortwire_crypto_v1_aead_request_t;
typedef struct shortwire_crypto_v1_start_sealing_request_t shortwire_crypto_v1_start_sealing_request_t;
typedef struct shortwire_crypto_v1_sealing_handle_t shortwire_crypto_v1_sealing_handle_t;
typedef struct shortwire_crypto_v1_start_opening_request_t shortwire_crypto_v1_start_opening_request_t;
typedef struct shortwire_crypto_v1_opening_handle_t shortwire_crypto_v1_opening_handle_t;
typedef struct shortwire_crypto_v1_chunked_handle_t shortwire_crypto_v1_chunked_handle_t;
typedef struct shortwire_crypto_v1_chunk_request_t shortwire_crypto_v1_chunk_request_t;
typedef struct shortwire_crypto_v1_encode_request_t shortwire_crypto_v1_encode_request_t;
typedef struct shortwire_crypto_v1_decode_request_t shortwire_crypto_v1_decode_request_t;
typedef struct shortwire_crypto_v1_text_t shortwire_crypto_v1_text_t;
typedef struct shortwire_crypto_v1_random_request_t shortwire_crypto_v1_random_request_t;
typedef struct shortwire_crypto_v1_compare_request_t shortwire_crypto_v1_compare_request_t;
typedef struct shortwire_crypto_v1_compare_reply_t shortwire_crypto_v1_compare_reply_t;
typedef struct shortwire_crypto_v1_blake2b_request_t shortwire_crypto_v1_blake2b_request_t;
typedef struct shortwire_crypto_v1_start_hash_request_t shortwire_crypto_v1_start_hash_request_t;
typedef struct shortwire_crypto_v1_hash_handle_t shortwire_crypto_v1_hash_handle_t;
typedef struct shortwire_crypto_v1_update_hash_request_t shortwire_crypto_v1_update_hash_request_t;
typedef struct shortwire_crypto_v1_mac_request_t shortwire_crypto_v1_mac_request_t;
typedef struct shortwire_crypto_v1_verify_mac_request_t shortwire_crypto_v1_verify_mac_request_t;
typedef struct shortwire_crypto_v1_hkdf_request_t shortwire_crypto_v1_hkdf_request_t;
typedef struct shortwire_crypto_v1_pbkdf2_request_t shortwire_crypto_v1_pbkdf2_request_t;
typedef struct shortwire_crypto_v1_argon2id_request_t shortwire_crypto_v1_argon2id_request_t;
typedef struct shortwire_crypto_v1_box_request_t shortwire_crypto_v1_box_request_t;
typedef struct shortwire_crypto_v1_sealed_box_request_t shortwire_crypto_v1_sealed_box_request_t;
typedef struct shortwire_crypto_v1_seed_request_t shortwire_crypto_v1_seed_request_t;
typedef struct shortwire_crypto_v1_verify_request_t shortwire_crypto_v1_verify_request_t;
typedef struct shortwire_crypto_v1_from_exchange_request_t shortwire_crypto_v1_from_exchange_request_t;
typedef struct shortwire_crypto_v1_exchange_request_t shortwire_crypto_v1_exchange_request_t;
typedef struct shortwire_crypto_v1_xor_request_t shortwire_crypto_v1_xor_request_t;
typedef struct shortwire_crypto_v1_key_stream_request_t shortwire_crypto_v1_key_stream_request_t;
typedef struct shortwire_crypto_v1_derive_request_t shortwire_crypto_v1_derive_request_t;

#ifdef __cplusplus
extern "C" {
#endif

/* What a key is prepared for. */
enum {
  /* Secret bytes for ciphers, MACs, key derivation and X25519: 1 to 4,096 of them. */
  SHORTWIRE_CRYPTO_V1_KEY_KIND_UNSPECIFIED = 0,
  /* An Ed25519 signing key: a seed of 32 bytes, or the 64 that NaCl has, seed and public key. Its public key
   * is computed
   * once, here, and not for every signature. */
  SHORTWIRE_CRYPTO_V1_KEY_KIND_SIGNING = 1,
  /* An extended Ed25519 key of 64 bytes, or 96 with its public key. */
  SHORTWIRE_CRYPTO_V1_KEY_KIND_EXTENDED_SIGNING = 2,
  /* An Ed25519 public key of 32 bytes, decompressed once. */
  SHORTWIRE_CRYPTO_V1_KEY_KIND_VERIFYING = 3
};

/* The name in the schema of a value, or NULL. Static. */
const char *shortwire_crypto_v1_key_kind_name(shortwire_crypto_v1_key_kind_e value);

/* Values of shortwire.crypto.v1.AeadAlgorithm. Other numbers may occur. */
enum {
  /* Nonces of 24 bytes, which may be random. Messages up to 256 GiB. */
  SHORTWIRE_CRYPTO_V1_AEAD_ALGORITHM_XCHACHA20_POLY1305 = 0,
  /* Nonces of 12 bytes: count them, they are too short to be random. Messages up to 256 GiB - 64 bytes. */
  SHORTWIRE_CRYPTO_V1_AEAD_ALGORITHM_CHACHA20_POLY1305 = 1
};

/* The name in the schema of a value, or NULL. Static. */
const char *shortwire_crypto_v1_aead_algorithm_name(shortwire_crypto_v1_aead_algorithm_e value);

/* Values of shortwire.crypto.v1.TextFormat. Other numbers may occur. */
enum {
  /* Hexadecimal, lower case; decoding takes upper case and a leading 0x too. */
  SHORTWIRE_CRYPTO_V1_TEXT_FORMAT_BASE16 = 0,
  /* Base32 in the alphabet of Bech32. */
  SHORTWIRE_CRYPTO_V1_TEXT_FORMAT_BASE32 = 1,
  /* Bech32 (BIP 173) with a human-readable prefix: keys have x25519_sk, x25519_pk, ed25519_sk, ed25519_pk
   * and ed25519e_sk. */
  SHORTWIRE_CRYPTO_V1_TEXT_FORMAT_BECH32 = 2
};

/* The name in the schema of a value, or NULL. Static. */
const char *shortwire_crypto_v1_text_format_name(shortwire_crypto_v1_text_format_e value);

/* Values of shortwire.crypto.v1.HashAlgorithm. Other numbers may occur. */
enum {
  SHORTWIRE_CRYPTO_V1_HASH_ALGORITHM_SHA256 = 0,
  SHORTWIRE_CRYPTO_V1_HASH_ALGORITHM_SHA512 = 1,
  SHORTWIRE_CRYPTO_V1_HASH_ALGORITHM_BLAKE2B = 2,
  SHORTWIRE_CRYPTO_V1_HASH_ALGORITHM_HMAC_SHA256 = 3,
  SHORTWIRE_CRYPTO_V1_HASH_ALGORITHM_HMAC_SHA512 = 4,
  SHORTWIRE_CRYPTO_V1_HASH_ALGORITHM_POLY1305 = 5
};

/* The name in the schema of a value, or NULL. Static. */
const char *shortwire_crypto_v1_hash_algorithm_name(shortwire_crypto_v1_hash_algorithm_e value);

/* Values of shortwire.crypto.v1.MacAlgorithm. Other numbers may occur. */
enum {
  SHORTWIRE_CRYPTO_V1_MAC_ALGORITHM_HMAC_SHA256 = 0,
  SHORTWIRE_CRYPTO_V1_MAC_ALGORITHM_HMAC_SHA512 = 1,
  SHORTWIRE_CRYPTO_V1_MAC_ALGORITHM_POLY1305 = 2
};

/* The name in the schema of a value, or NULL. Static. */
const char *shortwire_crypto_v1_mac_algorithm_name(shortwire_crypto_v1_mac_algorithm_e value);

/* Values of shortwire.crypto.v1.KdfHash. Other numbers may occur. */
enum {
  SHORTWIRE_CRYPTO_V1_KDF_HASH_SHA256 = 0,
  SHORTWIRE_CRYPTO_V1_KDF_HASH_SHA512 = 1
};

/* The name in the schema of a value, or NULL. Static. */
const char *shortwire_crypto_v1_kdf_hash_name(shortwire_crypto_v1_kdf_hash_e value);

/* Values of shortwire.crypto.v1.StreamAlgorithm. Other numbers may occur. */
enum {
  /* Keys of 32 bytes, nonces of 24, which may be random. */
  SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_XCHACHA20 = 0,
  /* RFC 8439: nonces of 12 bytes, a counter of 32 bits. */
  SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_CHACHA20 = 1,
  /* Nonces of 8 bytes, a counter of 64 bits. */
  SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_CHACHA20_ORIGINAL = 2,
  /* Nonces of 24 bytes. */
  SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_XSALSA20 = 3,
  /* Nonces of 8 bytes. */
  SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_SALSA20 = 4,
  /* As CHACHA20, with 12 and 8 rounds. */
  SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_CHACHA12 = 5,
  SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_CHACHA8 = 6
};

/* The name in the schema of a value, or NULL. Static. */
const char *shortwire_crypto_v1_stream_algorithm_name(shortwire_crypto_v1_stream_algorithm_e value);

struct shortwire_crypto_v1_store_key_request_t {
  sw_bytes_t key;
  shortwire_crypto_v1_key_kind_e kind;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_STORE_KEY_REQUEST_NAME "shortwire.crypto.v1.StoreKeyRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_store_key_request_init(
    shortwire_crypto_v1_store_key_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_store_key_request_encode(const shortwire_crypto_v1_store_key_request_t *message,
                                                       sw_writer_t *writer, sw_bytes_t *bytes,
                                                       sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_store_key_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                       shortwire_crypto_v1_store_key_request_t *message,
                                                       sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_store_key_request_write(const shortwire_crypto_v1_store_key_request_t *message,
                                                     uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_store_key_request_read(const uint8_t *p, const uint8_t *end,
                                                          sw_reader_t *r,
                                                          shortwire_crypto_v1_store_key_request_t *message);
const uint8_t *shortwire_crypto_v1_store_key_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_store_key_request_t **message);
const uint8_t *shortwire_crypto_v1_store_key_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_store_key_request_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_store_key_request_columns_t {
  const sw_bytes_t *key;
  const shortwire_crypto_v1_key_kind_e *kind;
} shortwire_crypto_v1_store_key_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_store_key_request_out_columns_t {
  sw_bytes_t *key;
  shortwire_crypto_v1_key_kind_e *kind;
} shortwire_crypto_v1_store_key_request_out_columns_t;

struct shortwire_crypto_v1_generate_key_request_t {
  /* Bytes: 32 for all ciphers and curves here. 0 is 32. */
  uint32_t size;
  /* Unspecified or signing. */
  shortwire_crypto_v1_key_kind_e kind;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_GENERATE_KEY_REQUEST_NAME "shortwire.crypto.v1.GenerateKeyRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_generate_key_request_init(
    shortwire_crypto_v1_generate_key_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_generate_key_request_encode(
    const shortwire_crypto_v1_generate_key_request_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_generate_key_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                          shortwire_crypto_v1_generate_key_request_t *message,
                                                          sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_generate_key_request_write(
    const shortwire_crypto_v1_generate_key_request_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_generate_key_request_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    shortwire_crypto_v1_generate_key_request_t *message);
const uint8_t *shortwire_crypto_v1_generate_key_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_generate_key_request_t **message);
const uint8_t *shortwire_crypto_v1_generate_key_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_generate_key_request_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_generate_key_request_columns_t {
  const uint32_t *size;
  const shortwire_crypto_v1_key_kind_e *kind;
} shortwire_crypto_v1_generate_key_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_generate_key_request_out_columns_t {
  uint32_t *size;
  shortwire_crypto_v1_key_kind_e *kind;
} shortwire_crypto_v1_generate_key_request_out_columns_t;

/* A key in the library. 0 is none. */
struct shortwire_crypto_v1_key_handle_t {
  uint64_t handle;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_KEY_HANDLE_NAME "shortwire.crypto.v1.KeyHandle"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_key_handle_init(shortwire_crypto_v1_key_handle_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_key_handle_encode(const shortwire_crypto_v1_key_handle_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_key_handle_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_crypto_v1_key_handle_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_key_handle_write(const shortwire_crypto_v1_key_handle_t *message, uint8_t *p,
                                              sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_key_handle_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_crypto_v1_key_handle_t *message);
const uint8_t *shortwire_crypto_v1_key_handle_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_crypto_v1_key_handle_t **message);
const uint8_t *shortwire_crypto_v1_key_handle_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_crypto_v1_key_handle_t **items,
                                                     size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_key_handle_columns_t {
  const uint64_t *handle;
} shortwire_crypto_v1_key_handle_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_key_handle_out_columns_t {
  uint64_t *handle;
} shortwire_crypto_v1_key_handle_out_columns_t;

/* Bytes, and nothing else. */
struct shortwire_crypto_v1_bytes_t {
  sw_bytes_t value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_BYTES_NAME "shortwire.crypto.v1.Bytes"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_bytes_init(shortwire_crypto_v1_bytes_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_bytes_encode(const shortwire_crypto_v1_bytes_t *message, sw_writer_t *writer,
                                           sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_bytes_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                           shortwire_crypto_v1_bytes_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_bytes_write(const shortwire_crypto_v1_bytes_t *message, uint8_t *p,
                                         sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_bytes_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              shortwire_crypto_v1_bytes_t *message);
const uint8_t *shortwire_crypto_v1_bytes_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               const shortwire_crypto_v1_bytes_t **message);
const uint8_t *shortwire_crypto_v1_bytes_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                uint32_t tag, const shortwire_crypto_v1_bytes_t **items,
                                                size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_bytes_columns_t {
  const sw_bytes_t *value;
} shortwire_crypto_v1_bytes_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_bytes_out_columns_t {
  sw_bytes_t *value;
} shortwire_crypto_v1_bytes_out_columns_t;

struct shortwire_crypto_v1_empty_t {
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_EMPTY_NAME "shortwire.crypto.v1.Empty"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_empty_init(shortwire_crypto_v1_empty_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_empty_encode(const shortwire_crypto_v1_empty_t *message, sw_writer_t *writer,
                                           sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_empty_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                           shortwire_crypto_v1_empty_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_empty_write(const shortwire_crypto_v1_empty_t *message, uint8_t *p,
                                         sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_empty_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              shortwire_crypto_v1_empty_t *message);
const uint8_t *shortwire_crypto_v1_empty_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               const shortwire_crypto_v1_empty_t **message);
const uint8_t *shortwire_crypto_v1_empty_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                uint32_t tag, const shortwire_crypto_v1_empty_t **items,
                                                size_t *count);

/* A private key and its public key. */
struct shortwire_crypto_v1_key_pair_t {
  sw_bytes_t private_key;
  sw_bytes_t public_key;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_KEY_PAIR_NAME "shortwire.crypto.v1.KeyPair"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_key_pair_init(shortwire_crypto_v1_key_pair_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_key_pair_encode(const shortwire_crypto_v1_key_pair_t *message,
                                              sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_key_pair_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                              shortwire_crypto_v1_key_pair_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_key_pair_write(const shortwire_crypto_v1_key_pair_t *message, uint8_t *p,
                                            sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_key_pair_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 shortwire_crypto_v1_key_pair_t *message);
const uint8_t *shortwire_crypto_v1_key_pair_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  const shortwire_crypto_v1_key_pair_t **message);
const uint8_t *shortwire_crypto_v1_key_pair_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   uint32_t tag, const shortwire_crypto_v1_key_pair_t **items,
                                                   size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_key_pair_columns_t {
  const sw_bytes_t *private_key;
  const sw_bytes_t *public_key;
} shortwire_crypto_v1_key_pair_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_key_pair_out_columns_t {
  sw_bytes_t *private_key;
  sw_bytes_t *public_key;
} shortwire_crypto_v1_key_pair_out_columns_t;

/* Detail of a failure: the message, its nonce or the key is not the one that it was made with. */
struct shortwire_crypto_v1_not_authentic_t {
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_NOT_AUTHENTIC_NAME "shortwire.crypto.v1.NotAuthentic"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_not_authentic_init(shortwire_crypto_v1_not_authentic_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_not_authentic_encode(const shortwire_crypto_v1_not_authentic_t *message,
                                                   sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_not_authentic_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                   shortwire_crypto_v1_not_authentic_t *message,
                                                   sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_not_authentic_write(const shortwire_crypto_v1_not_authentic_t *message,
                                                 uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_not_authentic_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      shortwire_crypto_v1_not_authentic_t *message);
const uint8_t *shortwire_crypto_v1_not_authentic_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       const shortwire_crypto_v1_not_authentic_t **message);
const uint8_t *shortwire_crypto_v1_not_authentic_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        uint32_t tag,
                                                        const shortwire_crypto_v1_not_authentic_t **items,
                                                        size_t *count);

/* A key, and what to do it to. */
struct shortwire_crypto_v1_keyed_request_t {
  sw_bytes_t key;
  uint64_t handle;
  sw_bytes_t message;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_KEYED_REQUEST_NAME "shortwire.crypto.v1.KeyedRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_keyed_request_init(shortwire_crypto_v1_keyed_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_keyed_request_encode(const shortwire_crypto_v1_keyed_request_t *message,
                                                   sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_keyed_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                   shortwire_crypto_v1_keyed_request_t *message,
                                                   sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_keyed_request_write(const shortwire_crypto_v1_keyed_request_t *message,
                                                 uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_keyed_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      shortwire_crypto_v1_keyed_request_t *message);
const uint8_t *shortwire_crypto_v1_keyed_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       const shortwire_crypto_v1_keyed_request_t **message);
const uint8_t *shortwire_crypto_v1_keyed_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        uint32_t tag,
                                                        const shortwire_crypto_v1_keyed_request_t **items,
                                                        size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_keyed_request_columns_t {
  const sw_bytes_t *key;
  const uint64_t *handle;
  const sw_bytes_t *message;
} shortwire_crypto_v1_keyed_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_keyed_request_out_columns_t {
  sw_bytes_t *key;
  uint64_t *handle;
  sw_bytes_t *message;
} shortwire_crypto_v1_keyed_request_out_columns_t;

/* A key, a nonce that was never used with it before, and a message. */
struct shortwire_crypto_v1_nonce_request_t {
  sw_bytes_t key;
  uint64_t handle;
  sw_bytes_t nonce;
  sw_bytes_t message;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_NONCE_REQUEST_NAME "shortwire.crypto.v1.NonceRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_nonce_request_init(shortwire_crypto_v1_nonce_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_nonce_request_encode(const shortwire_crypto_v1_nonce_request_t *message,
                                                   sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_nonce_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                   shortwire_crypto_v1_nonce_request_t *message,
                                                   sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_nonce_request_write(const shortwire_crypto_v1_nonce_request_t *message,
                                                 uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_nonce_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      shortwire_crypto_v1_nonce_request_t *message);
const uint8_t *shortwire_crypto_v1_nonce_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       const shortwire_crypto_v1_nonce_request_t **message);
const uint8_t *shortwire_crypto_v1_nonce_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        uint32_t tag,
                                                        const shortwire_crypto_v1_nonce_request_t **items,
                                                        size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_nonce_request_columns_t {
  const sw_bytes_t *key;
  const uint64_t *handle;
  const sw_bytes_t *nonce;
  const sw_bytes_t *message;
} shortwire_crypto_v1_nonce_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_nonce_request_out_columns_t {
  sw_bytes_t *key;
  uint64_t *handle;
  sw_bytes_t *nonce;
  sw_bytes_t *message;
} shortwire_crypto_v1_nonce_request_out_columns_t;

struct shortwire_crypto_v1_aead_request_t {
  sw_bytes_t key;
  uint64_t handle;
  /* Never used with this key before. */
  sw_bytes_t nonce;
  sw_bytes_t message;
  /* What is authenticated and not encrypted. */
  sw_bytes_t associated_data;
  shortwire_crypto_v1_aead_algorithm_e algorithm;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_AEAD_REQUEST_NAME "shortwire.crypto.v1.AeadRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_aead_request_init(shortwire_crypto_v1_aead_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_aead_request_encode(const shortwire_crypto_v1_aead_request_t *message,
                                                  sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_aead_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                  shortwire_crypto_v1_aead_request_t *message,
                                                  sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_aead_request_write(const shortwire_crypto_v1_aead_request_t *message, uint8_t *p,
                                                sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_aead_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     shortwire_crypto_v1_aead_request_t *message);
const uint8_t *shortwire_crypto_v1_aead_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      const shortwire_crypto_v1_aead_request_t **message);
const uint8_t *shortwire_crypto_v1_aead_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       uint32_t tag,
                                                       const shortwire_crypto_v1_aead_request_t **items,
                                                       size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_aead_request_columns_t {
  const sw_bytes_t *key;
  const uint64_t *handle;
  const sw_bytes_t *nonce;
  const sw_bytes_t *message;
  const sw_bytes_t *associated_data;
  const shortwire_crypto_v1_aead_algorithm_e *algorithm;
} shortwire_crypto_v1_aead_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_aead_request_out_columns_t {
  sw_bytes_t *key;
  uint64_t *handle;
  sw_bytes_t *nonce;
  sw_bytes_t *message;
  sw_bytes_t *associated_data;
  shortwire_crypto_v1_aead_algorithm_e *algorithm;
} shortwire_crypto_v1_aead_request_out_columns_t;

struct shortwire_crypto_v1_start_sealing_request_t {
  sw_bytes_t key;
  uint64_t handle;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_START_SEALING_REQUEST_NAME "shortwire.crypto.v1.StartSealingRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_start_sealing_request_init(
    shortwire_crypto_v1_start_sealing_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_start_sealing_request_encode(
    const shortwire_crypto_v1_start_sealing_request_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_start_sealing_request_decode(
    sw_bytes_t bytes, sw_arena_t *arena, shortwire_crypto_v1_start_sealing_request_t *message,
    sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_start_sealing_request_write(
    const shortwire_crypto_v1_start_sealing_request_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_start_sealing_request_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    shortwire_crypto_v1_start_sealing_request_t *message);
const uint8_t *shortwire_crypto_v1_start_sealing_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_start_sealing_request_t **message);
const uint8_t *shortwire_crypto_v1_start_sealing_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_start_sealing_request_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_start_sealing_request_columns_t {
  const sw_bytes_t *key;
  const uint64_t *handle;
} shortwire_crypto_v1_start_sealing_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_start_sealing_request_out_columns_t {
  sw_bytes_t *key;
  uint64_t *handle;
} shortwire_crypto_v1_start_sealing_request_out_columns_t;

struct shortwire_crypto_v1_sealing_handle_t {
  uint64_t stream;
  sw_bytes_t header;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_SEALING_HANDLE_NAME "shortwire.crypto.v1.SealingHandle"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_sealing_handle_init(shortwire_crypto_v1_sealing_handle_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_sealing_handle_encode(const shortwire_crypto_v1_sealing_handle_t *message,
                                                    sw_writer_t *writer, sw_bytes_t *bytes,
                                                    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_sealing_handle_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                    shortwire_crypto_v1_sealing_handle_t *message,
                                                    sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_sealing_handle_write(const shortwire_crypto_v1_sealing_handle_t *message,
                                                  uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_sealing_handle_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       shortwire_crypto_v1_sealing_handle_t *message);
const uint8_t *shortwire_crypto_v1_sealing_handle_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_sealing_handle_t **message);
const uint8_t *shortwire_crypto_v1_sealing_handle_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         uint32_t tag,
                                                         const shortwire_crypto_v1_sealing_handle_t **items,
                                                         size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_sealing_handle_columns_t {
  const uint64_t *stream;
  const sw_bytes_t *header;
} shortwire_crypto_v1_sealing_handle_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_sealing_handle_out_columns_t {
  uint64_t *stream;
  sw_bytes_t *header;
} shortwire_crypto_v1_sealing_handle_out_columns_t;

struct shortwire_crypto_v1_start_opening_request_t {
  sw_bytes_t key;
  uint64_t handle;
  sw_bytes_t header;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_START_OPENING_REQUEST_NAME "shortwire.crypto.v1.StartOpeningRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_start_opening_request_init(
    shortwire_crypto_v1_start_opening_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_start_opening_request_encode(
    const shortwire_crypto_v1_start_opening_request_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_start_opening_request_decode(
    sw_bytes_t bytes, sw_arena_t *arena, shortwire_crypto_v1_start_opening_request_t *message,
    sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_start_opening_request_write(
    const shortwire_crypto_v1_start_opening_request_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_start_opening_request_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    shortwire_crypto_v1_start_opening_request_t *message);
const uint8_t *shortwire_crypto_v1_start_opening_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_start_opening_request_t **message);
const uint8_t *shortwire_crypto_v1_start_opening_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_start_opening_request_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_start_opening_request_columns_t {
  const sw_bytes_t *key;
  const uint64_t *handle;
  const sw_bytes_t *header;
} shortwire_crypto_v1_start_opening_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_start_opening_request_out_columns_t {
  sw_bytes_t *key;
  uint64_t *handle;
  sw_bytes_t *header;
} shortwire_crypto_v1_start_opening_request_out_columns_t;

struct shortwire_crypto_v1_opening_handle_t {
  uint64_t stream;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_OPENING_HANDLE_NAME "shortwire.crypto.v1.OpeningHandle"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_opening_handle_init(shortwire_crypto_v1_opening_handle_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_opening_handle_encode(const shortwire_crypto_v1_opening_handle_t *message,
                                                    sw_writer_t *writer, sw_bytes_t *bytes,
                                                    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_opening_handle_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                    shortwire_crypto_v1_opening_handle_t *message,
                                                    sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_opening_handle_write(const shortwire_crypto_v1_opening_handle_t *message,
                                                  uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_opening_handle_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       shortwire_crypto_v1_opening_handle_t *message);
const uint8_t *shortwire_crypto_v1_opening_handle_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_opening_handle_t **message);
const uint8_t *shortwire_crypto_v1_opening_handle_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         uint32_t tag,
                                                         const shortwire_crypto_v1_opening_handle_t **items,
                                                         size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_opening_handle_columns_t {
  const uint64_t *stream;
} shortwire_crypto_v1_opening_handle_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_opening_handle_out_columns_t {
  uint64_t *stream;
} shortwire_crypto_v1_opening_handle_out_columns_t;

struct shortwire_crypto_v1_chunked_handle_t {
  uint64_t stream;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_CHUNKED_HANDLE_NAME "shortwire.crypto.v1.ChunkedHandle"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_chunked_handle_init(shortwire_crypto_v1_chunked_handle_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_chunked_handle_encode(const shortwire_crypto_v1_chunked_handle_t *message,
                                                    sw_writer_t *writer, sw_bytes_t *bytes,
                                                    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_chunked_handle_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                    shortwire_crypto_v1_chunked_handle_t *message,
                                                    sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_chunked_handle_write(const shortwire_crypto_v1_chunked_handle_t *message,
                                                  uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_chunked_handle_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       shortwire_crypto_v1_chunked_handle_t *message);
const uint8_t *shortwire_crypto_v1_chunked_handle_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_chunked_handle_t **message);
const uint8_t *shortwire_crypto_v1_chunked_handle_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         uint32_t tag,
                                                         const shortwire_crypto_v1_chunked_handle_t **items,
                                                         size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_chunked_handle_columns_t {
  const uint64_t *stream;
} shortwire_crypto_v1_chunked_handle_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_chunked_handle_out_columns_t {
  uint64_t *stream;
} shortwire_crypto_v1_chunked_handle_out_columns_t;

struct shortwire_crypto_v1_chunk_request_t {
  uint64_t stream;
  sw_bytes_t chunk;
  bool is_last;
  sw_bytes_t associated_data;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_CHUNK_REQUEST_NAME "shortwire.crypto.v1.ChunkRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_chunk_request_init(shortwire_crypto_v1_chunk_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_chunk_request_encode(const shortwire_crypto_v1_chunk_request_t *message,
                                                   sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_chunk_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                   shortwire_crypto_v1_chunk_request_t *message,
                                                   sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_chunk_request_write(const shortwire_crypto_v1_chunk_request_t *message,
                                                 uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_chunk_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      shortwire_crypto_v1_chunk_request_t *message);
const uint8_t *shortwire_crypto_v1_chunk_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       const shortwire_crypto_v1_chunk_request_t **message);
const uint8_t *shortwire_crypto_v1_chunk_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        uint32_t tag,
                                                        const shortwire_crypto_v1_chunk_request_t **items,
                                                        size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_chunk_request_columns_t {
  const uint64_t *stream;
  const sw_bytes_t *chunk;
  const bool *is_last;
  const sw_bytes_t *associated_data;
} shortwire_crypto_v1_chunk_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_chunk_request_out_columns_t {
  uint64_t *stream;
  sw_bytes_t *chunk;
  bool *is_last;
  sw_bytes_t *associated_data;
} shortwire_crypto_v1_chunk_request_out_columns_t;

struct shortwire_crypto_v1_encode_request_t {
  sw_bytes_t data;
  shortwire_crypto_v1_text_format_e format;
  /* For Bech32. */
  sw_bytes_t prefix;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_ENCODE_REQUEST_NAME "shortwire.crypto.v1.EncodeRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_encode_request_init(shortwire_crypto_v1_encode_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_encode_request_encode(const shortwire_crypto_v1_encode_request_t *message,
                                                    sw_writer_t *writer, sw_bytes_t *bytes,
                                                    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_encode_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                    shortwire_crypto_v1_encode_request_t *message,
                                                    sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_encode_request_write(const shortwire_crypto_v1_encode_request_t *message,
                                                  uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_encode_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       shortwire_crypto_v1_encode_request_t *message);
const uint8_t *shortwire_crypto_v1_encode_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_encode_request_t **message);
const uint8_t *shortwire_crypto_v1_encode_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         uint32_t tag,
                                                         const shortwire_crypto_v1_encode_request_t **items,
                                                         size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_encode_request_columns_t {
  const sw_bytes_t *data;
  const shortwire_crypto_v1_text_format_e *format;
  const sw_bytes_t *prefix;
} shortwire_crypto_v1_encode_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_encode_request_out_columns_t {
  sw_bytes_t *data;
  shortwire_crypto_v1_text_format_e *format;
  sw_bytes_t *prefix;
} shortwire_crypto_v1_encode_request_out_columns_t;

struct shortwire_crypto_v1_decode_request_t {
  sw_bytes_t text;
  shortwire_crypto_v1_text_format_e format;
  /* For Bech32: another prefix is an error. */
  sw_bytes_t prefix;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_DECODE_REQUEST_NAME "shortwire.crypto.v1.DecodeRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_decode_request_init(shortwire_crypto_v1_decode_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_decode_request_encode(const shortwire_crypto_v1_decode_request_t *message,
                                                    sw_writer_t *writer, sw_bytes_t *bytes,
                                                    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_decode_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                    shortwire_crypto_v1_decode_request_t *message,
                                                    sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_decode_request_write(const shortwire_crypto_v1_decode_request_t *message,
                                                  uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_decode_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       shortwire_crypto_v1_decode_request_t *message);
const uint8_t *shortwire_crypto_v1_decode_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_decode_request_t **message);
const uint8_t *shortwire_crypto_v1_decode_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         uint32_t tag,
                                                         const shortwire_crypto_v1_decode_request_t **items,
                                                         size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_decode_request_columns_t {
  const sw_bytes_t *text;
  const shortwire_crypto_v1_text_format_e *format;
  const sw_bytes_t *prefix;
} shortwire_crypto_v1_decode_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_decode_request_out_columns_t {
  sw_bytes_t *text;
  shortwire_crypto_v1_text_format_e *format;
  sw_bytes_t *prefix;
} shortwire_crypto_v1_decode_request_out_columns_t;

struct shortwire_crypto_v1_text_t {
  sw_bytes_t value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_TEXT_NAME "shortwire.crypto.v1.Text"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_text_init(shortwire_crypto_v1_text_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_text_encode(const shortwire_crypto_v1_text_t *message, sw_writer_t *writer,
                                          sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_text_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                          shortwire_crypto_v1_text_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_text_write(const shortwire_crypto_v1_text_t *message, uint8_t *p,
                                        sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_text_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             shortwire_crypto_v1_text_t *message);
const uint8_t *shortwire_crypto_v1_text_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              const shortwire_crypto_v1_text_t **message);
const uint8_t *shortwire_crypto_v1_text_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               uint32_t tag, const shortwire_crypto_v1_text_t **items,
                                               size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_text_columns_t {
  const sw_bytes_t *value;
} shortwire_crypto_v1_text_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_text_out_columns_t {
  sw_bytes_t *value;
} shortwire_crypto_v1_text_out_columns_t;

struct shortwire_crypto_v1_random_request_t {
  uint64_t size;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_RANDOM_REQUEST_NAME "shortwire.crypto.v1.RandomRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_random_request_init(shortwire_crypto_v1_random_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_random_request_encode(const shortwire_crypto_v1_random_request_t *message,
                                                    sw_writer_t *writer, sw_bytes_t *bytes,
                                                    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_random_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                    shortwire_crypto_v1_random_request_t *message,
                                                    sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_random_request_write(const shortwire_crypto_v1_random_request_t *message,
                                                  uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_random_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       shortwire_crypto_v1_random_request_t *message);
const uint8_t *shortwire_crypto_v1_random_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_random_request_t **message);
const uint8_t *shortwire_crypto_v1_random_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         uint32_t tag,
                                                         const shortwire_crypto_v1_random_request_t **items,
                                                         size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_random_request_columns_t {
  const uint64_t *size;
} shortwire_crypto_v1_random_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_random_request_out_columns_t {
  uint64_t *size;
} shortwire_crypto_v1_random_request_out_columns_t;

struct shortwire_crypto_v1_compare_request_t {
  sw_bytes_t a;
  sw_bytes_t b;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_COMPARE_REQUEST_NAME "shortwire.crypto.v1.CompareRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_compare_request_init(shortwire_crypto_v1_compare_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_compare_request_encode(const shortwire_crypto_v1_compare_request_t *message,
                                                     sw_writer_t *writer, sw_bytes_t *bytes,
                                                     sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_compare_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                     shortwire_crypto_v1_compare_request_t *message,
                                                     sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_compare_request_write(const shortwire_crypto_v1_compare_request_t *message,
                                                   uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_compare_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        shortwire_crypto_v1_compare_request_t *message);
const uint8_t *shortwire_crypto_v1_compare_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_compare_request_t **message);
const uint8_t *shortwire_crypto_v1_compare_request_append(const uint8_t *p, const uint8_t *end,
                                                          sw_reader_t *r, uint32_t tag,
                                                          const shortwire_crypto_v1_compare_request_t **items,
                                                          size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_compare_request_columns_t {
  const sw_bytes_t *a;
  const sw_bytes_t *b;
} shortwire_crypto_v1_compare_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_compare_request_out_columns_t {
  sw_bytes_t *a;
  sw_bytes_t *b;
} shortwire_crypto_v1_compare_request_out_columns_t;

struct shortwire_crypto_v1_compare_reply_t {
  bool is_equal;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_COMPARE_REPLY_NAME "shortwire.crypto.v1.CompareReply"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_compare_reply_init(shortwire_crypto_v1_compare_reply_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_compare_reply_encode(const shortwire_crypto_v1_compare_reply_t *message,
                                                   sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_compare_reply_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                   shortwire_crypto_v1_compare_reply_t *message,
                                                   sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_compare_reply_write(const shortwire_crypto_v1_compare_reply_t *message,
                                                 uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_compare_reply_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      shortwire_crypto_v1_compare_reply_t *message);
const uint8_t *shortwire_crypto_v1_compare_reply_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       const shortwire_crypto_v1_compare_reply_t **message);
const uint8_t *shortwire_crypto_v1_compare_reply_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        uint32_t tag,
                                                        const shortwire_crypto_v1_compare_reply_t **items,
                                                        size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_compare_reply_columns_t {
  const bool *is_equal;
} shortwire_crypto_v1_compare_reply_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_compare_reply_out_columns_t {
  bool *is_equal;
} shortwire_crypto_v1_compare_reply_out_columns_t;

struct shortwire_crypto_v1_blake2b_request_t {
  sw_bytes_t message;
  /* Bytes of the digest, 1 to 64; 0 is 64. */
  uint32_t length;
  /* Up to 64 bytes: makes it a MAC. */
  sw_bytes_t key;
  /* Up to 16 bytes each; shorter ones have zeros behind. */
  sw_bytes_t salt;
  sw_bytes_t personalisation;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_BLAKE2B_REQUEST_NAME "shortwire.crypto.v1.Blake2bRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_blake2b_request_init(shortwire_crypto_v1_blake2b_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_blake2b_request_encode(const shortwire_crypto_v1_blake2b_request_t *message,
                                                     sw_writer_t *writer, sw_bytes_t *bytes,
                                                     sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_blake2b_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                     shortwire_crypto_v1_blake2b_request_t *message,
                                                     sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_blake2b_request_write(const shortwire_crypto_v1_blake2b_request_t *message,
                                                   uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_blake2b_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        shortwire_crypto_v1_blake2b_request_t *message);
const uint8_t *shortwire_crypto_v1_blake2b_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_blake2b_request_t **message);
const uint8_t *shortwire_crypto_v1_blake2b_request_append(const uint8_t *p, const uint8_t *end,
                                                          sw_reader_t *r, uint32_t tag,
                                                          const shortwire_crypto_v1_blake2b_request_t **items,
                                                          size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_blake2b_request_columns_t {
  const sw_bytes_t *message;
  const uint32_t *length;
  const sw_bytes_t *key;
  const sw_bytes_t *salt;
  const sw_bytes_t *personalisation;
} shortwire_crypto_v1_blake2b_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_blake2b_request_out_columns_t {
  sw_bytes_t *message;
  uint32_t *length;
  sw_bytes_t *key;
  sw_bytes_t *salt;
  sw_bytes_t *personalisation;
} shortwire_crypto_v1_blake2b_request_out_columns_t;

struct shortwire_crypto_v1_start_hash_request_t {
  shortwire_crypto_v1_hash_algorithm_e algorithm;
  /* For HMAC, Poly1305 and BLAKE2b. */
  sw_bytes_t key;
  uint64_t handle;
  /* For BLAKE2b, as in Blake2bRequest. */
  uint32_t length;
  sw_bytes_t salt;
  sw_bytes_t personalisation;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_START_HASH_REQUEST_NAME "shortwire.crypto.v1.StartHashRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_start_hash_request_init(
    shortwire_crypto_v1_start_hash_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_start_hash_request_encode(
    const shortwire_crypto_v1_start_hash_request_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_start_hash_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                        shortwire_crypto_v1_start_hash_request_t *message,
                                                        sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_start_hash_request_write(const shortwire_crypto_v1_start_hash_request_t *message,
                                                      uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_start_hash_request_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, shortwire_crypto_v1_start_hash_request_t *message);
const uint8_t *shortwire_crypto_v1_start_hash_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_start_hash_request_t **message);
const uint8_t *shortwire_crypto_v1_start_hash_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_start_hash_request_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_start_hash_request_columns_t {
  const shortwire_crypto_v1_hash_algorithm_e *algorithm;
  const sw_bytes_t *key;
  const uint64_t *handle;
  const uint32_t *length;
  const sw_bytes_t *salt;
  const sw_bytes_t *personalisation;
} shortwire_crypto_v1_start_hash_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_start_hash_request_out_columns_t {
  shortwire_crypto_v1_hash_algorithm_e *algorithm;
  sw_bytes_t *key;
  uint64_t *handle;
  uint32_t *length;
  sw_bytes_t *salt;
  sw_bytes_t *personalisation;
} shortwire_crypto_v1_start_hash_request_out_columns_t;

struct shortwire_crypto_v1_hash_handle_t {
  uint64_t stream;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_HASH_HANDLE_NAME "shortwire.crypto.v1.HashHandle"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_hash_handle_init(shortwire_crypto_v1_hash_handle_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_hash_handle_encode(const shortwire_crypto_v1_hash_handle_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_hash_handle_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 shortwire_crypto_v1_hash_handle_t *message,
                                                 sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_hash_handle_write(const shortwire_crypto_v1_hash_handle_t *message, uint8_t *p,
                                               sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_hash_handle_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    shortwire_crypto_v1_hash_handle_t *message);
const uint8_t *shortwire_crypto_v1_hash_handle_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const shortwire_crypto_v1_hash_handle_t **message);
const uint8_t *shortwire_crypto_v1_hash_handle_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const shortwire_crypto_v1_hash_handle_t **items,
                                                      size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_hash_handle_columns_t {
  const uint64_t *stream;
} shortwire_crypto_v1_hash_handle_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_hash_handle_out_columns_t {
  uint64_t *stream;
} shortwire_crypto_v1_hash_handle_out_columns_t;

struct shortwire_crypto_v1_update_hash_request_t {
  uint64_t stream;
  sw_bytes_t data;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_UPDATE_HASH_REQUEST_NAME "shortwire.crypto.v1.UpdateHashRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_update_hash_request_init(
    shortwire_crypto_v1_update_hash_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_update_hash_request_encode(
    const shortwire_crypto_v1_update_hash_request_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_update_hash_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                         shortwire_crypto_v1_update_hash_request_t *message,
                                                         sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_update_hash_request_write(
    const shortwire_crypto_v1_update_hash_request_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_update_hash_request_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, shortwire_crypto_v1_update_hash_request_t *message);
const uint8_t *shortwire_crypto_v1_update_hash_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_update_hash_request_t **message);
const uint8_t *shortwire_crypto_v1_update_hash_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_update_hash_request_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_update_hash_request_columns_t {
  const uint64_t *stream;
  const sw_bytes_t *data;
} shortwire_crypto_v1_update_hash_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_update_hash_request_out_columns_t {
  uint64_t *stream;
  sw_bytes_t *data;
} shortwire_crypto_v1_update_hash_request_out_columns_t;

struct shortwire_crypto_v1_mac_request_t {
  sw_bytes_t key;
  uint64_t handle;
  sw_bytes_t message;
  shortwire_crypto_v1_mac_algorithm_e algorithm;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_MAC_REQUEST_NAME "shortwire.crypto.v1.MacRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_mac_request_init(shortwire_crypto_v1_mac_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_mac_request_encode(const shortwire_crypto_v1_mac_request_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_mac_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 shortwire_crypto_v1_mac_request_t *message,
                                                 sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_mac_request_write(const shortwire_crypto_v1_mac_request_t *message, uint8_t *p,
                                               sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_mac_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    shortwire_crypto_v1_mac_request_t *message);
const uint8_t *shortwire_crypto_v1_mac_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const shortwire_crypto_v1_mac_request_t **message);
const uint8_t *shortwire_crypto_v1_mac_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const shortwire_crypto_v1_mac_request_t **items,
                                                      size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_mac_request_columns_t {
  const sw_bytes_t *key;
  const uint64_t *handle;
  const sw_bytes_t *message;
  const shortwire_crypto_v1_mac_algorithm_e *algorithm;
} shortwire_crypto_v1_mac_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_mac_request_out_columns_t {
  sw_bytes_t *key;
  uint64_t *handle;
  sw_bytes_t *message;
  shortwire_crypto_v1_mac_algorithm_e *algorithm;
} shortwire_crypto_v1_mac_request_out_columns_t;

struct shortwire_crypto_v1_verify_mac_request_t {
  sw_bytes_t key;
  uint64_t handle;
  sw_bytes_t message;
  shortwire_crypto_v1_mac_algorithm_e algorithm;
  sw_bytes_t tag;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_VERIFY_MAC_REQUEST_NAME "shortwire.crypto.v1.VerifyMacRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_verify_mac_request_init(
    shortwire_crypto_v1_verify_mac_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_verify_mac_request_encode(
    const shortwire_crypto_v1_verify_mac_request_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_verify_mac_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                        shortwire_crypto_v1_verify_mac_request_t *message,
                                                        sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_verify_mac_request_write(const shortwire_crypto_v1_verify_mac_request_t *message,
                                                      uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_verify_mac_request_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, shortwire_crypto_v1_verify_mac_request_t *message);
const uint8_t *shortwire_crypto_v1_verify_mac_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_verify_mac_request_t **message);
const uint8_t *shortwire_crypto_v1_verify_mac_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_verify_mac_request_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_verify_mac_request_columns_t {
  const sw_bytes_t *key;
  const uint64_t *handle;
  const sw_bytes_t *message;
  const shortwire_crypto_v1_mac_algorithm_e *algorithm;
  const sw_bytes_t *tag;
} shortwire_crypto_v1_verify_mac_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_verify_mac_request_out_columns_t {
  sw_bytes_t *key;
  uint64_t *handle;
  sw_bytes_t *message;
  shortwire_crypto_v1_mac_algorithm_e *algorithm;
  sw_bytes_t *tag;
} shortwire_crypto_v1_verify_mac_request_out_columns_t;

struct shortwire_crypto_v1_hkdf_request_t {
  /* The secret, or a handle of it. */
  sw_bytes_t key;
  uint64_t handle;
  sw_bytes_t salt;
  sw_bytes_t info;
  /* Bytes to derive: up to 255 digests. */
  uint32_t length;
  shortwire_crypto_v1_kdf_hash_e hash;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_HKDF_REQUEST_NAME "shortwire.crypto.v1.HkdfRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_hkdf_request_init(shortwire_crypto_v1_hkdf_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_hkdf_request_encode(const shortwire_crypto_v1_hkdf_request_t *message,
                                                  sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_hkdf_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                  shortwire_crypto_v1_hkdf_request_t *message,
                                                  sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_hkdf_request_write(const shortwire_crypto_v1_hkdf_request_t *message, uint8_t *p,
                                                sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_hkdf_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     shortwire_crypto_v1_hkdf_request_t *message);
const uint8_t *shortwire_crypto_v1_hkdf_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      const shortwire_crypto_v1_hkdf_request_t **message);
const uint8_t *shortwire_crypto_v1_hkdf_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       uint32_t tag,
                                                       const shortwire_crypto_v1_hkdf_request_t **items,
                                                       size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_hkdf_request_columns_t {
  const sw_bytes_t *key;
  const uint64_t *handle;
  const sw_bytes_t *salt;
  const sw_bytes_t *info;
  const uint32_t *length;
  const shortwire_crypto_v1_kdf_hash_e *hash;
} shortwire_crypto_v1_hkdf_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_hkdf_request_out_columns_t {
  sw_bytes_t *key;
  uint64_t *handle;
  sw_bytes_t *salt;
  sw_bytes_t *info;
  uint32_t *length;
  shortwire_crypto_v1_kdf_hash_e *hash;
} shortwire_crypto_v1_hkdf_request_out_columns_t;

struct shortwire_crypto_v1_pbkdf2_request_t {
  sw_bytes_t password;
  sw_bytes_t salt;
  uint32_t iterations;
  uint32_t length;
  shortwire_crypto_v1_kdf_hash_e hash;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_PBKDF2_REQUEST_NAME "shortwire.crypto.v1.Pbkdf2Request"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_pbkdf2_request_init(shortwire_crypto_v1_pbkdf2_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_pbkdf2_request_encode(const shortwire_crypto_v1_pbkdf2_request_t *message,
                                                    sw_writer_t *writer, sw_bytes_t *bytes,
                                                    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_pbkdf2_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                    shortwire_crypto_v1_pbkdf2_request_t *message,
                                                    sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_pbkdf2_request_write(const shortwire_crypto_v1_pbkdf2_request_t *message,
                                                  uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_pbkdf2_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       shortwire_crypto_v1_pbkdf2_request_t *message);
const uint8_t *shortwire_crypto_v1_pbkdf2_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_pbkdf2_request_t **message);
const uint8_t *shortwire_crypto_v1_pbkdf2_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         uint32_t tag,
                                                         const shortwire_crypto_v1_pbkdf2_request_t **items,
                                                         size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_pbkdf2_request_columns_t {
  const sw_bytes_t *password;
  const sw_bytes_t *salt;
  const uint32_t *iterations;
  const uint32_t *length;
  const shortwire_crypto_v1_kdf_hash_e *hash;
} shortwire_crypto_v1_pbkdf2_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_pbkdf2_request_out_columns_t {
  sw_bytes_t *password;
  sw_bytes_t *salt;
  uint32_t *iterations;
  uint32_t *length;
  shortwire_crypto_v1_kdf_hash_e *hash;
} shortwire_crypto_v1_pbkdf2_request_out_columns_t;

struct shortwire_crypto_v1_argon2id_request_t {
  sw_bytes_t password;
  /* At least 8 bytes. */
  sw_bytes_t salt;
  /* 4 to 2^32 - 1. */
  uint32_t length;
  /* KiB of memory; 0 is 65,536. */
  uint32_t memory;
  /* 0 is 3. */
  uint32_t passes;
  /* 0 is 4. */
  uint32_t lanes;
  sw_bytes_t secret;
  sw_bytes_t associated_data;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_ARGON2ID_REQUEST_NAME "shortwire.crypto.v1.Argon2idRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_argon2id_request_init(
    shortwire_crypto_v1_argon2id_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_argon2id_request_encode(const shortwire_crypto_v1_argon2id_request_t *message,
                                                      sw_writer_t *writer, sw_bytes_t *bytes,
                                                      sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_argon2id_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                      shortwire_crypto_v1_argon2id_request_t *message,
                                                      sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_argon2id_request_write(const shortwire_crypto_v1_argon2id_request_t *message,
                                                    uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_argon2id_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         shortwire_crypto_v1_argon2id_request_t *message);
const uint8_t *shortwire_crypto_v1_argon2id_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_argon2id_request_t **message);
const uint8_t *shortwire_crypto_v1_argon2id_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_argon2id_request_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_argon2id_request_columns_t {
  const sw_bytes_t *password;
  const sw_bytes_t *salt;
  const uint32_t *length;
  const uint32_t *memory;
  const uint32_t *passes;
  const uint32_t *lanes;
  const sw_bytes_t *secret;
  const sw_bytes_t *associated_data;
} shortwire_crypto_v1_argon2id_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_argon2id_request_out_columns_t {
  sw_bytes_t *password;
  sw_bytes_t *salt;
  uint32_t *length;
  uint32_t *memory;
  uint32_t *passes;
  uint32_t *lanes;
  sw_bytes_t *secret;
  sw_bytes_t *associated_data;
} shortwire_crypto_v1_argon2id_request_out_columns_t;

struct shortwire_crypto_v1_box_request_t {
  /* One's own private key, or its handle. */
  sw_bytes_t key;
  uint64_t handle;
  /* The peer's public key. */
  sw_bytes_t public_key;
  /* 24 bytes, never used with these keys before. */
  sw_bytes_t nonce;
  sw_bytes_t message;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_BOX_REQUEST_NAME "shortwire.crypto.v1.BoxRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_box_request_init(shortwire_crypto_v1_box_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_box_request_encode(const shortwire_crypto_v1_box_request_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_box_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 shortwire_crypto_v1_box_request_t *message,
                                                 sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_box_request_write(const shortwire_crypto_v1_box_request_t *message, uint8_t *p,
                                               sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_box_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    shortwire_crypto_v1_box_request_t *message);
const uint8_t *shortwire_crypto_v1_box_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const shortwire_crypto_v1_box_request_t **message);
const uint8_t *shortwire_crypto_v1_box_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const shortwire_crypto_v1_box_request_t **items,
                                                      size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_box_request_columns_t {
  const sw_bytes_t *key;
  const uint64_t *handle;
  const sw_bytes_t *public_key;
  const sw_bytes_t *nonce;
  const sw_bytes_t *message;
} shortwire_crypto_v1_box_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_box_request_out_columns_t {
  sw_bytes_t *key;
  uint64_t *handle;
  sw_bytes_t *public_key;
  sw_bytes_t *nonce;
  sw_bytes_t *message;
} shortwire_crypto_v1_box_request_out_columns_t;

struct shortwire_crypto_v1_sealed_box_request_t {
  sw_bytes_t public_key;
  sw_bytes_t message;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_SEALED_BOX_REQUEST_NAME "shortwire.crypto.v1.SealedBoxRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_sealed_box_request_init(
    shortwire_crypto_v1_sealed_box_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_sealed_box_request_encode(
    const shortwire_crypto_v1_sealed_box_request_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_sealed_box_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                        shortwire_crypto_v1_sealed_box_request_t *message,
                                                        sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_sealed_box_request_write(const shortwire_crypto_v1_sealed_box_request_t *message,
                                                      uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_sealed_box_request_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, shortwire_crypto_v1_sealed_box_request_t *message);
const uint8_t *shortwire_crypto_v1_sealed_box_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_sealed_box_request_t **message);
const uint8_t *shortwire_crypto_v1_sealed_box_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_sealed_box_request_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_sealed_box_request_columns_t {
  const sw_bytes_t *public_key;
  const sw_bytes_t *message;
} shortwire_crypto_v1_sealed_box_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_sealed_box_request_out_columns_t {
  sw_bytes_t *public_key;
  sw_bytes_t *message;
} shortwire_crypto_v1_sealed_box_request_out_columns_t;

struct shortwire_crypto_v1_seed_request_t {
  sw_bytes_t seed;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_SEED_REQUEST_NAME "shortwire.crypto.v1.SeedRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_seed_request_init(shortwire_crypto_v1_seed_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_seed_request_encode(const shortwire_crypto_v1_seed_request_t *message,
                                                  sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_seed_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                  shortwire_crypto_v1_seed_request_t *message,
                                                  sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_seed_request_write(const shortwire_crypto_v1_seed_request_t *message, uint8_t *p,
                                                sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_seed_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     shortwire_crypto_v1_seed_request_t *message);
const uint8_t *shortwire_crypto_v1_seed_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      const shortwire_crypto_v1_seed_request_t **message);
const uint8_t *shortwire_crypto_v1_seed_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       uint32_t tag,
                                                       const shortwire_crypto_v1_seed_request_t **items,
                                                       size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_seed_request_columns_t {
  const sw_bytes_t *seed;
} shortwire_crypto_v1_seed_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_seed_request_out_columns_t {
  sw_bytes_t *seed;
} shortwire_crypto_v1_seed_request_out_columns_t;

struct shortwire_crypto_v1_verify_request_t {
  /* The public key, or a handle of it. */
  sw_bytes_t key;
  uint64_t handle;
  /* 64 bytes; none for OpenCombined. */
  sw_bytes_t signature;
  sw_bytes_t message;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_VERIFY_REQUEST_NAME "shortwire.crypto.v1.VerifyRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_verify_request_init(shortwire_crypto_v1_verify_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_verify_request_encode(const shortwire_crypto_v1_verify_request_t *message,
                                                    sw_writer_t *writer, sw_bytes_t *bytes,
                                                    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_verify_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                    shortwire_crypto_v1_verify_request_t *message,
                                                    sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_verify_request_write(const shortwire_crypto_v1_verify_request_t *message,
                                                  uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_verify_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       shortwire_crypto_v1_verify_request_t *message);
const uint8_t *shortwire_crypto_v1_verify_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_verify_request_t **message);
const uint8_t *shortwire_crypto_v1_verify_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         uint32_t tag,
                                                         const shortwire_crypto_v1_verify_request_t **items,
                                                         size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_verify_request_columns_t {
  const sw_bytes_t *key;
  const uint64_t *handle;
  const sw_bytes_t *signature;
  const sw_bytes_t *message;
} shortwire_crypto_v1_verify_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_verify_request_out_columns_t {
  sw_bytes_t *key;
  uint64_t *handle;
  sw_bytes_t *signature;
  sw_bytes_t *message;
} shortwire_crypto_v1_verify_request_out_columns_t;

struct shortwire_crypto_v1_from_exchange_request_t {
  sw_bytes_t public_key;
  bool is_negative;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_FROM_EXCHANGE_REQUEST_NAME "shortwire.crypto.v1.FromExchangeRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_from_exchange_request_init(
    shortwire_crypto_v1_from_exchange_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_from_exchange_request_encode(
    const shortwire_crypto_v1_from_exchange_request_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_from_exchange_request_decode(
    sw_bytes_t bytes, sw_arena_t *arena, shortwire_crypto_v1_from_exchange_request_t *message,
    sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_from_exchange_request_write(
    const shortwire_crypto_v1_from_exchange_request_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_from_exchange_request_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    shortwire_crypto_v1_from_exchange_request_t *message);
const uint8_t *shortwire_crypto_v1_from_exchange_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_from_exchange_request_t **message);
const uint8_t *shortwire_crypto_v1_from_exchange_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_from_exchange_request_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_from_exchange_request_columns_t {
  const sw_bytes_t *public_key;
  const bool *is_negative;
} shortwire_crypto_v1_from_exchange_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_from_exchange_request_out_columns_t {
  sw_bytes_t *public_key;
  bool *is_negative;
} shortwire_crypto_v1_from_exchange_request_out_columns_t;

struct shortwire_crypto_v1_exchange_request_t {
  /* One's own private key, or its handle. */
  sw_bytes_t key;
  uint64_t handle;
  sw_bytes_t public_key;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_EXCHANGE_REQUEST_NAME "shortwire.crypto.v1.ExchangeRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_exchange_request_init(
    shortwire_crypto_v1_exchange_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_exchange_request_encode(const shortwire_crypto_v1_exchange_request_t *message,
                                                      sw_writer_t *writer, sw_bytes_t *bytes,
                                                      sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_exchange_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                      shortwire_crypto_v1_exchange_request_t *message,
                                                      sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_exchange_request_write(const shortwire_crypto_v1_exchange_request_t *message,
                                                    uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_exchange_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         shortwire_crypto_v1_exchange_request_t *message);
const uint8_t *shortwire_crypto_v1_exchange_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_exchange_request_t **message);
const uint8_t *shortwire_crypto_v1_exchange_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_exchange_request_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_exchange_request_columns_t {
  const sw_bytes_t *key;
  const uint64_t *handle;
  const sw_bytes_t *public_key;
} shortwire_crypto_v1_exchange_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_exchange_request_out_columns_t {
  sw_bytes_t *key;
  uint64_t *handle;
  sw_bytes_t *public_key;
} shortwire_crypto_v1_exchange_request_out_columns_t;

struct shortwire_crypto_v1_xor_request_t {
  sw_bytes_t key;
  uint64_t handle;
  sw_bytes_t nonce;
  sw_bytes_t message;
  shortwire_crypto_v1_stream_algorithm_e algorithm;
  /* The block of 64 bytes that the stream begins with. */
  uint64_t counter;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_XOR_REQUEST_NAME "shortwire.crypto.v1.XorRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_xor_request_init(shortwire_crypto_v1_xor_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_xor_request_encode(const shortwire_crypto_v1_xor_request_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_xor_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 shortwire_crypto_v1_xor_request_t *message,
                                                 sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_xor_request_write(const shortwire_crypto_v1_xor_request_t *message, uint8_t *p,
                                               sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_xor_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    shortwire_crypto_v1_xor_request_t *message);
const uint8_t *shortwire_crypto_v1_xor_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const shortwire_crypto_v1_xor_request_t **message);
const uint8_t *shortwire_crypto_v1_xor_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const shortwire_crypto_v1_xor_request_t **items,
                                                      size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_xor_request_columns_t {
  const sw_bytes_t *key;
  const uint64_t *handle;
  const sw_bytes_t *nonce;
  const sw_bytes_t *message;
  const shortwire_crypto_v1_stream_algorithm_e *algorithm;
  const uint64_t *counter;
} shortwire_crypto_v1_xor_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_xor_request_out_columns_t {
  sw_bytes_t *key;
  uint64_t *handle;
  sw_bytes_t *nonce;
  sw_bytes_t *message;
  shortwire_crypto_v1_stream_algorithm_e *algorithm;
  uint64_t *counter;
} shortwire_crypto_v1_xor_request_out_columns_t;

struct shortwire_crypto_v1_key_stream_request_t {
  sw_bytes_t key;
  uint64_t handle;
  sw_bytes_t nonce;
  shortwire_crypto_v1_stream_algorithm_e algorithm;
  uint64_t counter;
  uint64_t size;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_KEY_STREAM_REQUEST_NAME "shortwire.crypto.v1.KeyStreamRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_key_stream_request_init(
    shortwire_crypto_v1_key_stream_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_key_stream_request_encode(
    const shortwire_crypto_v1_key_stream_request_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_key_stream_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                        shortwire_crypto_v1_key_stream_request_t *message,
                                                        sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_key_stream_request_write(const shortwire_crypto_v1_key_stream_request_t *message,
                                                      uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_key_stream_request_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, shortwire_crypto_v1_key_stream_request_t *message);
const uint8_t *shortwire_crypto_v1_key_stream_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_key_stream_request_t **message);
const uint8_t *shortwire_crypto_v1_key_stream_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_key_stream_request_t **items, size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_key_stream_request_columns_t {
  const sw_bytes_t *key;
  const uint64_t *handle;
  const sw_bytes_t *nonce;
  const shortwire_crypto_v1_stream_algorithm_e *algorithm;
  const uint64_t *counter;
  const uint64_t *size;
} shortwire_crypto_v1_key_stream_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_key_stream_request_out_columns_t {
  sw_bytes_t *key;
  uint64_t *handle;
  sw_bytes_t *nonce;
  shortwire_crypto_v1_stream_algorithm_e *algorithm;
  uint64_t *counter;
  uint64_t *size;
} shortwire_crypto_v1_key_stream_request_out_columns_t;

struct shortwire_crypto_v1_derive_request_t {
  sw_bytes_t key;
  uint64_t handle;
  /* 16 bytes. */
  sw_bytes_t input;
  /* XChaCha20 (HChaCha20) or XSalsa20 (HSalsa20). */
  shortwire_crypto_v1_stream_algorithm_e algorithm;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_CRYPTO_V1_DERIVE_REQUEST_NAME "shortwire.crypto.v1.DeriveRequest"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_crypto_v1_derive_request_init(shortwire_crypto_v1_derive_request_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_crypto_v1_derive_request_encode(const shortwire_crypto_v1_derive_request_t *message,
                                                    sw_writer_t *writer, sw_bytes_t *bytes,
                                                    sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_crypto_v1_derive_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                    shortwire_crypto_v1_derive_request_t *message,
                                                    sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_crypto_v1_derive_request_write(const shortwire_crypto_v1_derive_request_t *message,
                                                  uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_crypto_v1_derive_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       shortwire_crypto_v1_derive_request_t *message);
const uint8_t *shortwire_crypto_v1_derive_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_derive_request_t **message);
const uint8_t *shortwire_crypto_v1_derive_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         uint32_t tag,
                                                         const shortwire_crypto_v1_derive_request_t **items,
                                                         size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_crypto_v1_derive_request_columns_t {
  const sw_bytes_t *key;
  const uint64_t *handle;
  const sw_bytes_t *input;
  const shortwire_crypto_v1_stream_algorithm_e *algorithm;
} shortwire_crypto_v1_derive_request_columns_t;

/* The same to be written. */
typedef struct shortwire_crypto_v1_derive_request_out_columns_t {
  sw_bytes_t *key;
  uint64_t *handle;
  sw_bytes_t *input;
  shortwire_crypto_v1_stream_algorithm_e *algorithm;
} shortwire_crypto_v1_derive_request_out_columns_t;

/* Keys that stay in the library. May be used by many calls at a time; discarding one waits for those under
 * way. */
typedef struct shortwire_crypto_v1_keys_t {
  sw_client_t base;
  sw_entry_t methods[4];
} shortwire_crypto_v1_keys_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e shortwire_crypto_v1_keys_open(const char *path, const sw_options_t *options,
                                        shortwire_crypto_v1_keys_t *client, sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e shortwire_crypto_v1_keys_join(const sw_client_t *other, shortwire_crypto_v1_keys_t *client,
                                        sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void shortwire_crypto_v1_keys_close(shortwire_crypto_v1_keys_t *client);

/* shortwire.crypto.v1.Keys/Store in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_keys_store_raw(const shortwire_crypto_v1_keys_t *client, sw_bytes_t request,
                                             sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Keys/Store in wire format: what shortwire_crypto_v1_keys_store() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_keys_store_wire(const shortwire_crypto_v1_keys_t *client,
                                              const shortwire_crypto_v1_store_key_request_t *request,
                                              shortwire_crypto_v1_key_handle_t *reply, sw_call_t *call);

/* Copies a key into the library. Clear your own copy then. */
static inline sw_code_e shortwire_crypto_v1_keys_store(const shortwire_crypto_v1_keys_t *client,
                                                       const shortwire_crypto_v1_store_key_request_t *request,
                                                       shortwire_crypto_v1_key_handle_t *reply,
                                                       sw_call_t *call) {
  sw_slot_t in[3];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_keys_store_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].i64 = request->kind;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->handle = out[0].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.crypto.v1.Keys/Store for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_keys_store_many(const shortwire_crypto_v1_keys_t *client, size_t count,
                                              const shortwire_crypto_v1_store_key_request_t *requests,
                                              shortwire_crypto_v1_key_handle_t *replies, int32_t *codes,
                                              sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_keys_store_columns(
    const shortwire_crypto_v1_keys_t *client, size_t count,
    const shortwire_crypto_v1_store_key_request_columns_t *request,
    const shortwire_crypto_v1_key_handle_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Keys/Generate in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_keys_generate_raw(const shortwire_crypto_v1_keys_t *client, sw_bytes_t request,
                                                sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Keys/Generate in wire format: what shortwire_crypto_v1_keys_generate() does where it
 * cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_keys_generate_wire(const shortwire_crypto_v1_keys_t *client,
                                                 const shortwire_crypto_v1_generate_key_request_t *request,
                                                 shortwire_crypto_v1_key_handle_t *reply, sw_call_t *call);

/* Makes a key of random bytes that nobody has seen. */
static inline sw_code_e shortwire_crypto_v1_keys_generate(
    const shortwire_crypto_v1_keys_t *client, const shortwire_crypto_v1_generate_key_request_t *request,
    shortwire_crypto_v1_key_handle_t *reply, sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_keys_generate_wire(client, request, reply, call);
  }
  in[0].u64 = request->size;
  in[1].i64 = request->kind;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->handle = out[0].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.crypto.v1.Keys/Generate for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_keys_generate_many(const shortwire_crypto_v1_keys_t *client, size_t count,
                                                 const shortwire_crypto_v1_generate_key_request_t *requests,
                                                 shortwire_crypto_v1_key_handle_t *replies, int32_t *codes,
                                                 sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_keys_generate_columns(
    const shortwire_crypto_v1_keys_t *client, size_t count,
    const shortwire_crypto_v1_generate_key_request_columns_t *request,
    const shortwire_crypto_v1_key_handle_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Keys/Reveal in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_keys_reveal_raw(const shortwire_crypto_v1_keys_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Keys/Reveal in wire format: what shortwire_crypto_v1_keys_reveal() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_keys_reveal_wire(const shortwire_crypto_v1_keys_t *client,
                                               const shortwire_crypto_v1_key_handle_t *request,
                                               shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_keys_reveal_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_keys_reveal_into_wire(const shortwire_crypto_v1_keys_t *client,
                                                    const shortwire_crypto_v1_key_handle_t *request,
                                                    void *memory, size_t size, sw_bytes_t *reply,
                                                    sw_call_t *call);

/* The bytes of a key: a seed of signing keys, else what was stored. */
static inline sw_code_e shortwire_crypto_v1_keys_reveal(const shortwire_crypto_v1_keys_t *client,
                                                        const shortwire_crypto_v1_key_handle_t *request,
                                                        shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[2].flat == NULL)) {
    return shortwire_crypto_v1_keys_reveal_wire(client, request, reply, call);
  }
  in[0].u64 = request->handle;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_keys_reveal_into(const shortwire_crypto_v1_keys_t *client,
                                                             const shortwire_crypto_v1_key_handle_t *request,
                                                             void *memory, size_t size, sw_bytes_t *reply,
                                                             sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[2].flat == NULL)) {
    return shortwire_crypto_v1_keys_reveal_into_wire(client, request, memory, size, reply, call);
  }
  in[0].u64 = request->handle;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Keys/Reveal for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_keys_reveal_many(const shortwire_crypto_v1_keys_t *client, size_t count,
                                               const shortwire_crypto_v1_key_handle_t *requests,
                                               shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                               sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_keys_reveal_columns(const shortwire_crypto_v1_keys_t *client, size_t count,
                                                  const shortwire_crypto_v1_key_handle_columns_t *request,
                                                  const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                  int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Keys/Discard in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_keys_discard_raw(const shortwire_crypto_v1_keys_t *client, sw_bytes_t request,
                                               sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Keys/Discard in wire format: what shortwire_crypto_v1_keys_discard() does where it
 * cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_keys_discard_wire(const shortwire_crypto_v1_keys_t *client,
                                                const shortwire_crypto_v1_key_handle_t *request,
                                                shortwire_crypto_v1_empty_t *reply, sw_call_t *call);

/* Clears a key and gives its handle up. Discarding it again is FAILED_PRECONDITION. */
static inline sw_code_e shortwire_crypto_v1_keys_discard(const shortwire_crypto_v1_keys_t *client,
                                                         const shortwire_crypto_v1_key_handle_t *request,
                                                         shortwire_crypto_v1_empty_t *reply,
                                                         sw_call_t *call) {
  sw_slot_t in[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[3].flat == NULL)) {
    return shortwire_crypto_v1_keys_discard_wire(client, request, reply, call);
  }
  in[0].u64 = request->handle;
  int32_t code = client->methods[3].flat(client->base.instance, sw_call_context(call), in, NULL,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.crypto.v1.Keys/Discard for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_keys_discard_many(const shortwire_crypto_v1_keys_t *client, size_t count,
                                                const shortwire_crypto_v1_key_handle_t *requests,
                                                shortwire_crypto_v1_empty_t *replies, int32_t *codes,
                                                sw_call_t *call);

/* ChaCha20-Poly1305 (RFC 8439) and XChaCha20-Poly1305, with keys of 32 bytes. */
typedef struct shortwire_crypto_v1_aead_t {
  sw_client_t base;
  sw_entry_t methods[2];
} shortwire_crypto_v1_aead_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e shortwire_crypto_v1_aead_open(const char *path, const sw_options_t *options,
                                        shortwire_crypto_v1_aead_t *client, sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e shortwire_crypto_v1_aead_join(const sw_client_t *other, shortwire_crypto_v1_aead_t *client,
                                        sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void shortwire_crypto_v1_aead_close(shortwire_crypto_v1_aead_t *client);

/* shortwire.crypto.v1.Aead/Seal in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_aead_seal_raw(const shortwire_crypto_v1_aead_t *client, sw_bytes_t request,
                                            sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Aead/Seal in wire format: what shortwire_crypto_v1_aead_seal() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_aead_seal_wire(const shortwire_crypto_v1_aead_t *client,
                                             const shortwire_crypto_v1_aead_request_t *request,
                                             shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_aead_seal_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_aead_seal_into_wire(const shortwire_crypto_v1_aead_t *client,
                                                  const shortwire_crypto_v1_aead_request_t *request,
                                                  void *memory, size_t size, sw_bytes_t *reply,
                                                  sw_call_t *call);

/* The encrypted message, then the tag of 16 bytes. In place, nothing moves. */
static inline sw_code_e shortwire_crypto_v1_aead_seal(const shortwire_crypto_v1_aead_t *client,
                                                      const shortwire_crypto_v1_aead_request_t *request,
                                                      shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[10];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_aead_seal_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->nonce.data;
  in[4].u64 = request->nonce.len;
  in[5].data = request->message.data;
  in[6].u64 = request->message.len;
  in[7].data = request->associated_data.data;
  in[8].u64 = request->associated_data.len;
  in[9].i64 = request->algorithm;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * `request->message` may lie in `memory`, and nothing else of the request.
 */
static inline sw_code_e shortwire_crypto_v1_aead_seal_into(const shortwire_crypto_v1_aead_t *client,
                                                           const shortwire_crypto_v1_aead_request_t *request,
                                                           void *memory, size_t size, sw_bytes_t *reply,
                                                           sw_call_t *call) {
  sw_slot_t in[10];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_aead_seal_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->nonce.data;
  in[4].u64 = request->nonce.len;
  in[5].data = request->message.data;
  in[6].u64 = request->message.len;
  in[7].data = request->associated_data.data;
  in[8].u64 = request->associated_data.len;
  in[9].i64 = request->algorithm;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Aead/Seal for `count` requests at once. SW_OK if the batch ran, whatever became of its
 * items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_aead_seal_many(const shortwire_crypto_v1_aead_t *client, size_t count,
                                             const shortwire_crypto_v1_aead_request_t *requests,
                                             shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                             sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_aead_seal_columns(const shortwire_crypto_v1_aead_t *client, size_t count,
                                                const shortwire_crypto_v1_aead_request_columns_t *request,
                                                const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Aead/Unseal in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_aead_unseal_raw(const shortwire_crypto_v1_aead_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Aead/Unseal in wire format: what shortwire_crypto_v1_aead_unseal() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_aead_unseal_wire(const shortwire_crypto_v1_aead_t *client,
                                               const shortwire_crypto_v1_aead_request_t *request,
                                               shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_aead_unseal_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_aead_unseal_into_wire(const shortwire_crypto_v1_aead_t *client,
                                                    const shortwire_crypto_v1_aead_request_t *request,
                                                    void *memory, size_t size, sw_bytes_t *reply,
                                                    sw_call_t *call);

/* What Seal was given; the associated data has to be the same. */
static inline sw_code_e shortwire_crypto_v1_aead_unseal(const shortwire_crypto_v1_aead_t *client,
                                                        const shortwire_crypto_v1_aead_request_t *request,
                                                        shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[10];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_aead_unseal_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->nonce.data;
  in[4].u64 = request->nonce.len;
  in[5].data = request->message.data;
  in[6].u64 = request->message.len;
  in[7].data = request->associated_data.data;
  in[8].u64 = request->associated_data.len;
  in[9].i64 = request->algorithm;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * `request->message` may lie in `memory`, and nothing else of the request.
 */
static inline sw_code_e shortwire_crypto_v1_aead_unseal_into(
    const shortwire_crypto_v1_aead_t *client, const shortwire_crypto_v1_aead_request_t *request, void *memory,
    size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[10];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_aead_unseal_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->nonce.data;
  in[4].u64 = request->nonce.len;
  in[5].data = request->message.data;
  in[6].u64 = request->message.len;
  in[7].data = request->associated_data.data;
  in[8].u64 = request->associated_data.len;
  in[9].i64 = request->algorithm;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Aead/Unseal for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_aead_unseal_many(const shortwire_crypto_v1_aead_t *client, size_t count,
                                               const shortwire_crypto_v1_aead_request_t *requests,
                                               shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                               sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_aead_unseal_columns(const shortwire_crypto_v1_aead_t *client, size_t count,
                                                  const shortwire_crypto_v1_aead_request_columns_t *request,
                                                  const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                  int32_t *codes, sw_call_t *call);

/* Encryption of what does not fit into memory, chunk by chunk; chunks that are missing, repeated, in another
 * order or cut
 * off at the end are not authentic. libsodium's secretstream_xchacha20poly1305 reads and writes the same.
 * One thread at a
 * time uses a handle; others wait. */
typedef struct shortwire_crypto_v1_chunked_aead_t {
  sw_client_t base;
  sw_entry_t methods[5];
} shortwire_crypto_v1_chunked_aead_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e shortwire_crypto_v1_chunked_aead_open(const char *path, const sw_options_t *options,
                                                shortwire_crypto_v1_chunked_aead_t *client,
                                                sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e shortwire_crypto_v1_chunked_aead_join(const sw_client_t *other,
                                                shortwire_crypto_v1_chunked_aead_t *client,
                                                sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void shortwire_crypto_v1_chunked_aead_close(shortwire_crypto_v1_chunked_aead_t *client);

/* shortwire.crypto.v1.ChunkedAead/StartSealing in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_chunked_aead_start_sealing_raw(const shortwire_crypto_v1_chunked_aead_t *client,
                                                             sw_bytes_t request, sw_bytes_t *reply,
                                                             sw_call_t *call);

/* shortwire.crypto.v1.ChunkedAead/StartSealing in wire format: what
 * shortwire_crypto_v1_chunked_aead_start_sealing() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_chunked_aead_start_sealing_wire(
    const shortwire_crypto_v1_chunked_aead_t *client,
    const shortwire_crypto_v1_start_sealing_request_t *request, shortwire_crypto_v1_sealing_handle_t *reply,
    sw_call_t *call);

/* Starts encrypting with a key of 32 bytes. The header has to be stored in front of the chunks. */
static inline sw_code_e shortwire_crypto_v1_chunked_aead_start_sealing(
    const shortwire_crypto_v1_chunked_aead_t *client,
    const shortwire_crypto_v1_start_sealing_request_t *request, shortwire_crypto_v1_sealing_handle_t *reply,
    sw_call_t *call) {
  sw_slot_t in[3];
  sw_slot_t out[3];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_chunked_aead_start_sealing_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->stream = out[0].u64;
  reply->header.data = out[1].data;
  reply->header.len = (size_t)out[2].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.crypto.v1.ChunkedAead/StartSealing for `count` requests at once. SW_OK if the batch ran,
 * whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_chunked_aead_start_sealing_many(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_start_sealing_request_t *requests,
    shortwire_crypto_v1_sealing_handle_t *replies, int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_chunked_aead_start_sealing_columns(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_start_sealing_request_columns_t *request,
    const shortwire_crypto_v1_sealing_handle_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.ChunkedAead/SealChunk in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_chunked_aead_seal_chunk_raw(const shortwire_crypto_v1_chunked_aead_t *client,
                                                          sw_bytes_t request, sw_bytes_t *reply,
                                                          sw_call_t *call);

/* shortwire.crypto.v1.ChunkedAead/SealChunk in wire format: what
 * shortwire_crypto_v1_chunked_aead_seal_chunk() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_chunked_aead_seal_chunk_wire(const shortwire_crypto_v1_chunked_aead_t *client,
                                                           const shortwire_crypto_v1_chunk_request_t *request,
                                                           shortwire_crypto_v1_bytes_t *reply,
                                                           sw_call_t *call);

/* What shortwire_crypto_v1_chunked_aead_seal_chunk_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_chunked_aead_seal_chunk_into_wire(
    const shortwire_crypto_v1_chunked_aead_t *client, const shortwire_crypto_v1_chunk_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call);

/* The encrypted chunk, 17 bytes longer: a byte that says whether it is the last one in front, a tag behind.
 * In place if it
 * lies one byte behind the start of the output. After the last chunk the handle is discarded. */
static inline sw_code_e shortwire_crypto_v1_chunked_aead_seal_chunk(
    const shortwire_crypto_v1_chunked_aead_t *client, const shortwire_crypto_v1_chunk_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[6];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_chunked_aead_seal_chunk_wire(client, request, reply, call);
  }
  in[0].u64 = request->stream;
  in[1].data = request->chunk.data;
  in[2].u64 = request->chunk.len;
  in[3].u64 = request->is_last;
  in[4].data = request->associated_data.data;
  in[5].u64 = request->associated_data.len;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * `request->chunk` may lie in `memory`, and nothing else of the request.
 */
static inline sw_code_e shortwire_crypto_v1_chunked_aead_seal_chunk_into(
    const shortwire_crypto_v1_chunked_aead_t *client, const shortwire_crypto_v1_chunk_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[6];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_chunked_aead_seal_chunk_into_wire(client, request, memory, size, reply, call);
  }
  in[0].u64 = request->stream;
  in[1].data = request->chunk.data;
  in[2].u64 = request->chunk.len;
  in[3].u64 = request->is_last;
  in[4].data = request->associated_data.data;
  in[5].u64 = request->associated_data.len;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.ChunkedAead/SealChunk for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_chunked_aead_seal_chunk_many(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_chunk_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_chunked_aead_seal_chunk_columns(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_chunk_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.ChunkedAead/StartOpening in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_chunked_aead_start_opening_raw(const shortwire_crypto_v1_chunked_aead_t *client,
                                                             sw_bytes_t request, sw_bytes_t *reply,
                                                             sw_call_t *call);

/* shortwire.crypto.v1.ChunkedAead/StartOpening in wire format: what
 * shortwire_crypto_v1_chunked_aead_start_opening() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_chunked_aead_start_opening_wire(
    const shortwire_crypto_v1_chunked_aead_t *client,
    const shortwire_crypto_v1_start_opening_request_t *request, shortwire_crypto_v1_opening_handle_t *reply,
    sw_call_t *call);

/* Starts decrypting what begins with that header. */
static inline sw_code_e shortwire_crypto_v1_chunked_aead_start_opening(
    const shortwire_crypto_v1_chunked_aead_t *client,
    const shortwire_crypto_v1_start_opening_request_t *request, shortwire_crypto_v1_opening_handle_t *reply,
    sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[2].flat == NULL)) {
    return shortwire_crypto_v1_chunked_aead_start_opening_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->header.data;
  in[4].u64 = request->header.len;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->stream = out[0].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.crypto.v1.ChunkedAead/StartOpening for `count` requests at once. SW_OK if the batch ran,
 * whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_chunked_aead_start_opening_many(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_start_opening_request_t *requests,
    shortwire_crypto_v1_opening_handle_t *replies, int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_chunked_aead_start_opening_columns(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_start_opening_request_columns_t *request,
    const shortwire_crypto_v1_opening_handle_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.ChunkedAead/OpenChunk in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_chunked_aead_open_chunk_raw(const shortwire_crypto_v1_chunked_aead_t *client,
                                                          sw_bytes_t request, sw_bytes_t *reply,
                                                          sw_call_t *call);

/* shortwire.crypto.v1.ChunkedAead/OpenChunk in wire format: what
 * shortwire_crypto_v1_chunked_aead_open_chunk() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_chunked_aead_open_chunk_wire(const shortwire_crypto_v1_chunked_aead_t *client,
                                                           const shortwire_crypto_v1_chunk_request_t *request,
                                                           shortwire_crypto_v1_bytes_t *reply,
                                                           sw_call_t *call);

/* What shortwire_crypto_v1_chunked_aead_open_chunk_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_chunked_aead_open_chunk_into_wire(
    const shortwire_crypto_v1_chunked_aead_t *client, const shortwire_crypto_v1_chunk_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call);

/* What SealChunk was given. Was the last chunk the last one that was sealed? If it is not marked so on both
 * sides, it is
 * not authentic. */
static inline sw_code_e shortwire_crypto_v1_chunked_aead_open_chunk(
    const shortwire_crypto_v1_chunked_aead_t *client, const shortwire_crypto_v1_chunk_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[6];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[3].flat == NULL)) {
    return shortwire_crypto_v1_chunked_aead_open_chunk_wire(client, request, reply, call);
  }
  in[0].u64 = request->stream;
  in[1].data = request->chunk.data;
  in[2].u64 = request->chunk.len;
  in[3].u64 = request->is_last;
  in[4].data = request->associated_data.data;
  in[5].u64 = request->associated_data.len;
  int32_t code = client->methods[3].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * `request->chunk` may lie in `memory`, and nothing else of the request.
 */
static inline sw_code_e shortwire_crypto_v1_chunked_aead_open_chunk_into(
    const shortwire_crypto_v1_chunked_aead_t *client, const shortwire_crypto_v1_chunk_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[6];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[3].flat == NULL)) {
    return shortwire_crypto_v1_chunked_aead_open_chunk_into_wire(client, request, memory, size, reply, call);
  }
  in[0].u64 = request->stream;
  in[1].data = request->chunk.data;
  in[2].u64 = request->chunk.len;
  in[3].u64 = request->is_last;
  in[4].data = request->associated_data.data;
  in[5].u64 = request->associated_data.len;
  int32_t code = client->methods[3].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.ChunkedAead/OpenChunk for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_chunked_aead_open_chunk_many(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_chunk_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_chunked_aead_open_chunk_columns(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_chunk_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.ChunkedAead/Discard in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_chunked_aead_discard_raw(const shortwire_crypto_v1_chunked_aead_t *client,
                                                       sw_bytes_t request, sw_bytes_t *reply,
                                                       sw_call_t *call);

/* shortwire.crypto.v1.ChunkedAead/Discard in wire format: what shortwire_crypto_v1_chunked_aead_discard()
 * does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_chunked_aead_discard_wire(const shortwire_crypto_v1_chunked_aead_t *client,
                                                        const shortwire_crypto_v1_chunked_handle_t *request,
                                                        shortwire_crypto_v1_empty_t *reply, sw_call_t *call);

/* Gives a handle up before the last chunk. */
static inline sw_code_e shortwire_crypto_v1_chunked_aead_discard(
    const shortwire_crypto_v1_chunked_aead_t *client, const shortwire_crypto_v1_chunked_handle_t *request,
    shortwire_crypto_v1_empty_t *reply, sw_call_t *call) {
  sw_slot_t in[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[4].flat == NULL)) {
    return shortwire_crypto_v1_chunked_aead_discard_wire(client, request, reply, call);
  }
  in[0].u64 = request->stream;
  int32_t code = client->methods[4].flat(client->base.instance, sw_call_context(call), in, NULL,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.crypto.v1.ChunkedAead/Discard for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_chunked_aead_discard_many(const shortwire_crypto_v1_chunked_aead_t *client,
                                                        size_t count,
                                                        const shortwire_crypto_v1_chunked_handle_t *requests,
                                                        shortwire_crypto_v1_empty_t *replies, int32_t *codes,
                                                        sw_call_t *call);

/* Bytes as text, in constant time where they are secret. */
typedef struct shortwire_crypto_v1_encoding_t {
  sw_client_t base;
  sw_entry_t methods[2];
} shortwire_crypto_v1_encoding_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e shortwire_crypto_v1_encoding_open(const char *path, const sw_options_t *options,
                                            shortwire_crypto_v1_encoding_t *client, sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e shortwire_crypto_v1_encoding_join(const sw_client_t *other, shortwire_crypto_v1_encoding_t *client,
                                            sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void shortwire_crypto_v1_encoding_close(shortwire_crypto_v1_encoding_t *client);

/* shortwire.crypto.v1.Encoding/Encode in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_encoding_encode_raw(const shortwire_crypto_v1_encoding_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Encoding/Encode in wire format: what shortwire_crypto_v1_encoding_encode() does where
 * it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_encoding_encode_wire(const shortwire_crypto_v1_encoding_t *client,
                                                   const shortwire_crypto_v1_encode_request_t *request,
                                                   shortwire_crypto_v1_text_t *reply, sw_call_t *call);

static inline sw_code_e shortwire_crypto_v1_encoding_encode(
    const shortwire_crypto_v1_encoding_t *client, const shortwire_crypto_v1_encode_request_t *request,
    shortwire_crypto_v1_text_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_encoding_encode_wire(client, request, reply, call);
  }
  in[0].data = request->data.data;
  in[1].u64 = request->data.len;
  in[2].i64 = request->format;
  in[3].data = request->prefix.data;
  in[4].u64 = request->prefix.len;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.crypto.v1.Encoding/Encode for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_encoding_encode_many(const shortwire_crypto_v1_encoding_t *client, size_t count,
                                                   const shortwire_crypto_v1_encode_request_t *requests,
                                                   shortwire_crypto_v1_text_t *replies, int32_t *codes,
                                                   sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_encoding_encode_columns(
    const shortwire_crypto_v1_encoding_t *client, size_t count,
    const shortwire_crypto_v1_encode_request_columns_t *request,
    const shortwire_crypto_v1_text_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Encoding/Decode in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_encoding_decode_raw(const shortwire_crypto_v1_encoding_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Encoding/Decode in wire format: what shortwire_crypto_v1_encoding_decode() does where
 * it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_encoding_decode_wire(const shortwire_crypto_v1_encoding_t *client,
                                                   const shortwire_crypto_v1_decode_request_t *request,
                                                   shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* INVALID_ARGUMENT says what is wrong, and where. */
static inline sw_code_e shortwire_crypto_v1_encoding_decode(
    const shortwire_crypto_v1_encoding_t *client, const shortwire_crypto_v1_decode_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_encoding_decode_wire(client, request, reply, call);
  }
  in[0].data = request->text.data;
  in[1].u64 = request->text.len;
  in[2].i64 = request->format;
  in[3].data = request->prefix.data;
  in[4].u64 = request->prefix.len;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.crypto.v1.Encoding/Decode for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_encoding_decode_many(const shortwire_crypto_v1_encoding_t *client, size_t count,
                                                   const shortwire_crypto_v1_decode_request_t *requests,
                                                   shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                   sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_encoding_decode_columns(
    const shortwire_crypto_v1_encoding_t *client, size_t count,
    const shortwire_crypto_v1_decode_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* Random bytes of the operating system. */
typedef struct shortwire_crypto_v1_random_t {
  sw_client_t base;
  sw_entry_t methods[1];
} shortwire_crypto_v1_random_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e shortwire_crypto_v1_random_open(const char *path, const sw_options_t *options,
                                          shortwire_crypto_v1_random_t *client, sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e shortwire_crypto_v1_random_join(const sw_client_t *other, shortwire_crypto_v1_random_t *client,
                                          sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void shortwire_crypto_v1_random_close(shortwire_crypto_v1_random_t *client);

/* shortwire.crypto.v1.Random/Fill in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_random_fill_raw(const shortwire_crypto_v1_random_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Random/Fill in wire format: what shortwire_crypto_v1_random_fill() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_random_fill_wire(const shortwire_crypto_v1_random_t *client,
                                               const shortwire_crypto_v1_random_request_t *request,
                                               shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_random_fill_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_random_fill_into_wire(const shortwire_crypto_v1_random_t *client,
                                                    const shortwire_crypto_v1_random_request_t *request,
                                                    void *memory, size_t size, sw_bytes_t *reply,
                                                    sw_call_t *call);

static inline sw_code_e shortwire_crypto_v1_random_fill(const shortwire_crypto_v1_random_t *client,
                                                        const shortwire_crypto_v1_random_request_t *request,
                                                        shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_random_fill_wire(client, request, reply, call);
  }
  in[0].u64 = request->size;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_random_fill_into(
    const shortwire_crypto_v1_random_t *client, const shortwire_crypto_v1_random_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_random_fill_into_wire(client, request, memory, size, reply, call);
  }
  in[0].u64 = request->size;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Random/Fill for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_random_fill_many(const shortwire_crypto_v1_random_t *client, size_t count,
                                               const shortwire_crypto_v1_random_request_t *requests,
                                               shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                               sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_random_fill_columns(const shortwire_crypto_v1_random_t *client, size_t count,
                                                  const shortwire_crypto_v1_random_request_columns_t *request,
                                                  const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                  int32_t *codes, sw_call_t *call);

/* Comparing secrets. */
typedef struct shortwire_crypto_v1_compare_t {
  sw_client_t base;
  sw_entry_t methods[1];
} shortwire_crypto_v1_compare_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e shortwire_crypto_v1_compare_open(const char *path, const sw_options_t *options,
                                           shortwire_crypto_v1_compare_t *client, sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e shortwire_crypto_v1_compare_join(const sw_client_t *other, shortwire_crypto_v1_compare_t *client,
                                           sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void shortwire_crypto_v1_compare_close(shortwire_crypto_v1_compare_t *client);

/* shortwire.crypto.v1.Compare/Equal in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_compare_equal_raw(const shortwire_crypto_v1_compare_t *client,
                                                sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Compare/Equal in wire format: what shortwire_crypto_v1_compare_equal() does where it
 * cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_compare_equal_wire(const shortwire_crypto_v1_compare_t *client,
                                                 const shortwire_crypto_v1_compare_request_t *request,
                                                 shortwire_crypto_v1_compare_reply_t *reply, sw_call_t *call);

/* Whether two byte strings are equal; takes the same time wherever they differ. Other lengths are not equal.
 * */
static inline sw_code_e shortwire_crypto_v1_compare_equal(
    const shortwire_crypto_v1_compare_t *client, const shortwire_crypto_v1_compare_request_t *request,
    shortwire_crypto_v1_compare_reply_t *reply, sw_call_t *call) {
  sw_slot_t in[4];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_compare_equal_wire(client, request, reply, call);
  }
  in[0].data = request->a.data;
  in[1].u64 = request->a.len;
  in[2].data = request->b.data;
  in[3].u64 = request->b.len;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->is_equal = out[0].u64 != 0;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.crypto.v1.Compare/Equal for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_compare_equal_many(const shortwire_crypto_v1_compare_t *client, size_t count,
                                                 const shortwire_crypto_v1_compare_request_t *requests,
                                                 shortwire_crypto_v1_compare_reply_t *replies, int32_t *codes,
                                                 sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_compare_equal_columns(
    const shortwire_crypto_v1_compare_t *client, size_t count,
    const shortwire_crypto_v1_compare_request_columns_t *request,
    const shortwire_crypto_v1_compare_reply_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* SHA-2 and BLAKE2b. In batches, messages are hashed side by side in vector lanes. */
typedef struct shortwire_crypto_v1_hash_t {
  sw_client_t base;
  sw_entry_t methods[7];
} shortwire_crypto_v1_hash_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e shortwire_crypto_v1_hash_open(const char *path, const sw_options_t *options,
                                        shortwire_crypto_v1_hash_t *client, sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e shortwire_crypto_v1_hash_join(const sw_client_t *other, shortwire_crypto_v1_hash_t *client,
                                        sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void shortwire_crypto_v1_hash_close(shortwire_crypto_v1_hash_t *client);

/* shortwire.crypto.v1.Hash/Sha256 in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_hash_sha256_raw(const shortwire_crypto_v1_hash_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Hash/Sha256 in wire format: what shortwire_crypto_v1_hash_sha256() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_hash_sha256_wire(const shortwire_crypto_v1_hash_t *client,
                                               const shortwire_crypto_v1_bytes_t *request,
                                               shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_hash_sha256_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_hash_sha256_into_wire(const shortwire_crypto_v1_hash_t *client,
                                                    const shortwire_crypto_v1_bytes_t *request, void *memory,
                                                    size_t size, sw_bytes_t *reply, sw_call_t *call);

static inline sw_code_e shortwire_crypto_v1_hash_sha256(const shortwire_crypto_v1_hash_t *client,
                                                        const shortwire_crypto_v1_bytes_t *request,
                                                        shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_hash_sha256_wire(client, request, reply, call);
  }
  in[0].data = request->value.data;
  in[1].u64 = request->value.len;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_hash_sha256_into(const shortwire_crypto_v1_hash_t *client,
                                                             const shortwire_crypto_v1_bytes_t *request,
                                                             void *memory, size_t size, sw_bytes_t *reply,
                                                             sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_hash_sha256_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->value.data;
  in[1].u64 = request->value.len;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Hash/Sha256 for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_hash_sha256_many(const shortwire_crypto_v1_hash_t *client, size_t count,
                                               const shortwire_crypto_v1_bytes_t *requests,
                                               shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                               sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_hash_sha256_columns(const shortwire_crypto_v1_hash_t *client, size_t count,
                                                  const shortwire_crypto_v1_bytes_columns_t *request,
                                                  const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                  int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Hash/Sha512 in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_hash_sha512_raw(const shortwire_crypto_v1_hash_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Hash/Sha512 in wire format: what shortwire_crypto_v1_hash_sha512() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_hash_sha512_wire(const shortwire_crypto_v1_hash_t *client,
                                               const shortwire_crypto_v1_bytes_t *request,
                                               shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_hash_sha512_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_hash_sha512_into_wire(const shortwire_crypto_v1_hash_t *client,
                                                    const shortwire_crypto_v1_bytes_t *request, void *memory,
                                                    size_t size, sw_bytes_t *reply, sw_call_t *call);

static inline sw_code_e shortwire_crypto_v1_hash_sha512(const shortwire_crypto_v1_hash_t *client,
                                                        const shortwire_crypto_v1_bytes_t *request,
                                                        shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_hash_sha512_wire(client, request, reply, call);
  }
  in[0].data = request->value.data;
  in[1].u64 = request->value.len;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_hash_sha512_into(const shortwire_crypto_v1_hash_t *client,
                                                             const shortwire_crypto_v1_bytes_t *request,
                                                             void *memory, size_t size, sw_bytes_t *reply,
                                                             sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_hash_sha512_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->value.data;
  in[1].u64 = request->value.len;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Hash/Sha512 for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_hash_sha512_many(const shortwire_crypto_v1_hash_t *client, size_t count,
                                               const shortwire_crypto_v1_bytes_t *requests,
                                               shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                               sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_hash_sha512_columns(const shortwire_crypto_v1_hash_t *client, size_t count,
                                                  const shortwire_crypto_v1_bytes_columns_t *request,
                                                  const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                  int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Hash/Blake2b in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_hash_blake2b_raw(const shortwire_crypto_v1_hash_t *client, sw_bytes_t request,
                                               sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Hash/Blake2b in wire format: what shortwire_crypto_v1_hash_blake2b() does where it
 * cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_hash_blake2b_wire(const shortwire_crypto_v1_hash_t *client,
                                                const shortwire_crypto_v1_blake2b_request_t *request,
                                                shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_hash_blake2b_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_hash_blake2b_into_wire(const shortwire_crypto_v1_hash_t *client,
                                                     const shortwire_crypto_v1_blake2b_request_t *request,
                                                     void *memory, size_t size, sw_bytes_t *reply,
                                                     sw_call_t *call);

static inline sw_code_e shortwire_crypto_v1_hash_blake2b(const shortwire_crypto_v1_hash_t *client,
                                                         const shortwire_crypto_v1_blake2b_request_t *request,
                                                         shortwire_crypto_v1_bytes_t *reply,
                                                         sw_call_t *call) {
  sw_slot_t in[9];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[2].flat == NULL)) {
    return shortwire_crypto_v1_hash_blake2b_wire(client, request, reply, call);
  }
  in[0].data = request->message.data;
  in[1].u64 = request->message.len;
  in[2].u64 = request->length;
  in[3].data = request->key.data;
  in[4].u64 = request->key.len;
  in[5].data = request->salt.data;
  in[6].u64 = request->salt.len;
  in[7].data = request->personalisation.data;
  in[8].u64 = request->personalisation.len;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_hash_blake2b_into(
    const shortwire_crypto_v1_hash_t *client, const shortwire_crypto_v1_blake2b_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[9];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[2].flat == NULL)) {
    return shortwire_crypto_v1_hash_blake2b_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->message.data;
  in[1].u64 = request->message.len;
  in[2].u64 = request->length;
  in[3].data = request->key.data;
  in[4].u64 = request->key.len;
  in[5].data = request->salt.data;
  in[6].u64 = request->salt.len;
  in[7].data = request->personalisation.data;
  in[8].u64 = request->personalisation.len;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Hash/Blake2b for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_hash_blake2b_many(const shortwire_crypto_v1_hash_t *client, size_t count,
                                                const shortwire_crypto_v1_blake2b_request_t *requests,
                                                shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_hash_blake2b_columns(
    const shortwire_crypto_v1_hash_t *client, size_t count,
    const shortwire_crypto_v1_blake2b_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Hash/Start in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_hash_start_raw(const shortwire_crypto_v1_hash_t *client, sw_bytes_t request,
                                             sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Hash/Start in wire format: what shortwire_crypto_v1_hash_start() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_hash_start_wire(const shortwire_crypto_v1_hash_t *client,
                                              const shortwire_crypto_v1_start_hash_request_t *request,
                                              shortwire_crypto_v1_hash_handle_t *reply, sw_call_t *call);

/* Starts a hash of what comes in pieces. One thread at a time uses a handle; others wait. */
static inline sw_code_e shortwire_crypto_v1_hash_start(
    const shortwire_crypto_v1_hash_t *client, const shortwire_crypto_v1_start_hash_request_t *request,
    shortwire_crypto_v1_hash_handle_t *reply, sw_call_t *call) {
  sw_slot_t in[9];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[3].flat == NULL)) {
    return shortwire_crypto_v1_hash_start_wire(client, request, reply, call);
  }
  in[0].i64 = request->algorithm;
  in[1].data = request->key.data;
  in[2].u64 = request->key.len;
  in[3].u64 = request->handle;
  in[4].u64 = request->length;
  in[5].data = request->salt.data;
  in[6].u64 = request->salt.len;
  in[7].data = request->personalisation.data;
  in[8].u64 = request->personalisation.len;
  int32_t code = client->methods[3].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->stream = out[0].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.crypto.v1.Hash/Start for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_hash_start_many(const shortwire_crypto_v1_hash_t *client, size_t count,
                                              const shortwire_crypto_v1_start_hash_request_t *requests,
                                              shortwire_crypto_v1_hash_handle_t *replies, int32_t *codes,
                                              sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_hash_start_columns(
    const shortwire_crypto_v1_hash_t *client, size_t count,
    const shortwire_crypto_v1_start_hash_request_columns_t *request,
    const shortwire_crypto_v1_hash_handle_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Hash/Update in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_hash_update_raw(const shortwire_crypto_v1_hash_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Hash/Update in wire format: what shortwire_crypto_v1_hash_update() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_hash_update_wire(const shortwire_crypto_v1_hash_t *client,
                                               const shortwire_crypto_v1_update_hash_request_t *request,
                                               shortwire_crypto_v1_empty_t *reply, sw_call_t *call);

/* Adds a piece. */
static inline sw_code_e shortwire_crypto_v1_hash_update(
    const shortwire_crypto_v1_hash_t *client, const shortwire_crypto_v1_update_hash_request_t *request,
    shortwire_crypto_v1_empty_t *reply, sw_call_t *call) {
  sw_slot_t in[3];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[4].flat == NULL)) {
    return shortwire_crypto_v1_hash_update_wire(client, request, reply, call);
  }
  in[0].u64 = request->stream;
  in[1].data = request->data.data;
  in[2].u64 = request->data.len;
  int32_t code = client->methods[4].flat(client->base.instance, sw_call_context(call), in, NULL,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.crypto.v1.Hash/Update for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_hash_update_many(const shortwire_crypto_v1_hash_t *client, size_t count,
                                               const shortwire_crypto_v1_update_hash_request_t *requests,
                                               shortwire_crypto_v1_empty_t *replies, int32_t *codes,
                                               sw_call_t *call);

/* shortwire.crypto.v1.Hash/Finish in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_hash_finish_raw(const shortwire_crypto_v1_hash_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Hash/Finish in wire format: what shortwire_crypto_v1_hash_finish() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_hash_finish_wire(const shortwire_crypto_v1_hash_t *client,
                                               const shortwire_crypto_v1_hash_handle_t *request,
                                               shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_hash_finish_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_hash_finish_into_wire(const shortwire_crypto_v1_hash_t *client,
                                                    const shortwire_crypto_v1_hash_handle_t *request,
                                                    void *memory, size_t size, sw_bytes_t *reply,
                                                    sw_call_t *call);

/* The digest, or tag; discards the handle. */
static inline sw_code_e shortwire_crypto_v1_hash_finish(const shortwire_crypto_v1_hash_t *client,
                                                        const shortwire_crypto_v1_hash_handle_t *request,
                                                        shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[5].flat == NULL)) {
    return shortwire_crypto_v1_hash_finish_wire(client, request, reply, call);
  }
  in[0].u64 = request->stream;
  int32_t code = client->methods[5].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_hash_finish_into(const shortwire_crypto_v1_hash_t *client,
                                                             const shortwire_crypto_v1_hash_handle_t *request,
                                                             void *memory, size_t size, sw_bytes_t *reply,
                                                             sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[5].flat == NULL)) {
    return shortwire_crypto_v1_hash_finish_into_wire(client, request, memory, size, reply, call);
  }
  in[0].u64 = request->stream;
  int32_t code = client->methods[5].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Hash/Finish for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_hash_finish_many(const shortwire_crypto_v1_hash_t *client, size_t count,
                                               const shortwire_crypto_v1_hash_handle_t *requests,
                                               shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                               sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_hash_finish_columns(const shortwire_crypto_v1_hash_t *client, size_t count,
                                                  const shortwire_crypto_v1_hash_handle_columns_t *request,
                                                  const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                  int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Hash/Discard in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_hash_discard_raw(const shortwire_crypto_v1_hash_t *client, sw_bytes_t request,
                                               sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Hash/Discard in wire format: what shortwire_crypto_v1_hash_discard() does where it
 * cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_hash_discard_wire(const shortwire_crypto_v1_hash_t *client,
                                                const shortwire_crypto_v1_hash_handle_t *request,
                                                shortwire_crypto_v1_empty_t *reply, sw_call_t *call);

/* Gives a handle up. */
static inline sw_code_e shortwire_crypto_v1_hash_discard(const shortwire_crypto_v1_hash_t *client,
                                                         const shortwire_crypto_v1_hash_handle_t *request,
                                                         shortwire_crypto_v1_empty_t *reply,
                                                         sw_call_t *call) {
  sw_slot_t in[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[6].flat == NULL)) {
    return shortwire_crypto_v1_hash_discard_wire(client, request, reply, call);
  }
  in[0].u64 = request->stream;
  int32_t code = client->methods[6].flat(client->base.instance, sw_call_context(call), in, NULL,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.crypto.v1.Hash/Discard for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_hash_discard_many(const shortwire_crypto_v1_hash_t *client, size_t count,
                                                const shortwire_crypto_v1_hash_handle_t *requests,
                                                shortwire_crypto_v1_empty_t *replies, int32_t *codes,
                                                sw_call_t *call);

/* Message authentication codes. */
typedef struct shortwire_crypto_v1_mac_t {
  sw_client_t base;
  sw_entry_t methods[2];
} shortwire_crypto_v1_mac_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e shortwire_crypto_v1_mac_open(const char *path, const sw_options_t *options,
                                       shortwire_crypto_v1_mac_t *client, sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e shortwire_crypto_v1_mac_join(const sw_client_t *other, shortwire_crypto_v1_mac_t *client,
                                       sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void shortwire_crypto_v1_mac_close(shortwire_crypto_v1_mac_t *client);

/* shortwire.crypto.v1.Mac/Tag in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_mac_tag_raw(const shortwire_crypto_v1_mac_t *client, sw_bytes_t request,
                                          sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Mac/Tag in wire format: what shortwire_crypto_v1_mac_tag() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_mac_tag_wire(const shortwire_crypto_v1_mac_t *client,
                                           const shortwire_crypto_v1_mac_request_t *request,
                                           shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_mac_tag_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_mac_tag_into_wire(const shortwire_crypto_v1_mac_t *client,
                                                const shortwire_crypto_v1_mac_request_t *request,
                                                void *memory, size_t size, sw_bytes_t *reply,
                                                sw_call_t *call);

/* The tag: 32 bytes of HMAC-SHA-256, 64 of HMAC-SHA-512, 16 of Poly1305, whose key may be used for one
 * message only. */
static inline sw_code_e shortwire_crypto_v1_mac_tag(const shortwire_crypto_v1_mac_t *client,
                                                    const shortwire_crypto_v1_mac_request_t *request,
                                                    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[6];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_mac_tag_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  in[5].i64 = request->algorithm;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_mac_tag_into(const shortwire_crypto_v1_mac_t *client,
                                                         const shortwire_crypto_v1_mac_request_t *request,
                                                         void *memory, size_t size, sw_bytes_t *reply,
                                                         sw_call_t *call) {
  sw_slot_t in[6];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_mac_tag_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  in[5].i64 = request->algorithm;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Mac/Tag for `count` requests at once. SW_OK if the batch ran, whatever became of its
 * items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_mac_tag_many(const shortwire_crypto_v1_mac_t *client, size_t count,
                                           const shortwire_crypto_v1_mac_request_t *requests,
                                           shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                           sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_mac_tag_columns(const shortwire_crypto_v1_mac_t *client, size_t count,
                                              const shortwire_crypto_v1_mac_request_columns_t *request,
                                              const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                              int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Mac/Verify in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_mac_verify_raw(const shortwire_crypto_v1_mac_t *client, sw_bytes_t request,
                                             sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Mac/Verify in wire format: what shortwire_crypto_v1_mac_verify() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_mac_verify_wire(const shortwire_crypto_v1_mac_t *client,
                                              const shortwire_crypto_v1_verify_mac_request_t *request,
                                              shortwire_crypto_v1_empty_t *reply, sw_call_t *call);

/* Whether a tag is the message's. Takes the same time wherever they differ. */
static inline sw_code_e shortwire_crypto_v1_mac_verify(
    const shortwire_crypto_v1_mac_t *client, const shortwire_crypto_v1_verify_mac_request_t *request,
    shortwire_crypto_v1_empty_t *reply, sw_call_t *call) {
  sw_slot_t in[8];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_mac_verify_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  in[5].i64 = request->algorithm;
  in[6].data = request->tag.data;
  in[7].u64 = request->tag.len;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, NULL,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.crypto.v1.Mac/Verify for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_mac_verify_many(const shortwire_crypto_v1_mac_t *client, size_t count,
                                              const shortwire_crypto_v1_verify_mac_request_t *requests,
                                              shortwire_crypto_v1_empty_t *replies, int32_t *codes,
                                              sw_call_t *call);

/* Keys from keys, and keys from passwords. */
typedef struct shortwire_crypto_v1_kdf_t {
  sw_client_t base;
  sw_entry_t methods[3];
} shortwire_crypto_v1_kdf_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e shortwire_crypto_v1_kdf_open(const char *path, const sw_options_t *options,
                                       shortwire_crypto_v1_kdf_t *client, sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e shortwire_crypto_v1_kdf_join(const sw_client_t *other, shortwire_crypto_v1_kdf_t *client,
                                       sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void shortwire_crypto_v1_kdf_close(shortwire_crypto_v1_kdf_t *client);

/* shortwire.crypto.v1.Kdf/Hkdf in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_kdf_hkdf_raw(const shortwire_crypto_v1_kdf_t *client, sw_bytes_t request,
                                           sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Kdf/Hkdf in wire format: what shortwire_crypto_v1_kdf_hkdf() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_kdf_hkdf_wire(const shortwire_crypto_v1_kdf_t *client,
                                            const shortwire_crypto_v1_hkdf_request_t *request,
                                            shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_kdf_hkdf_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_kdf_hkdf_into_wire(const shortwire_crypto_v1_kdf_t *client,
                                                 const shortwire_crypto_v1_hkdf_request_t *request,
                                                 void *memory, size_t size, sw_bytes_t *reply,
                                                 sw_call_t *call);

/* HKDF (RFC 5869): extract and expand. */
static inline sw_code_e shortwire_crypto_v1_kdf_hkdf(const shortwire_crypto_v1_kdf_t *client,
                                                     const shortwire_crypto_v1_hkdf_request_t *request,
                                                     shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[9];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_kdf_hkdf_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->salt.data;
  in[4].u64 = request->salt.len;
  in[5].data = request->info.data;
  in[6].u64 = request->info.len;
  in[7].u64 = request->length;
  in[8].i64 = request->hash;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_kdf_hkdf_into(const shortwire_crypto_v1_kdf_t *client,
                                                          const shortwire_crypto_v1_hkdf_request_t *request,
                                                          void *memory, size_t size, sw_bytes_t *reply,
                                                          sw_call_t *call) {
  sw_slot_t in[9];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_kdf_hkdf_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->salt.data;
  in[4].u64 = request->salt.len;
  in[5].data = request->info.data;
  in[6].u64 = request->info.len;
  in[7].u64 = request->length;
  in[8].i64 = request->hash;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Kdf/Hkdf for `count` requests at once. SW_OK if the batch ran, whatever became of its
 * items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_kdf_hkdf_many(const shortwire_crypto_v1_kdf_t *client, size_t count,
                                            const shortwire_crypto_v1_hkdf_request_t *requests,
                                            shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                            sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_kdf_hkdf_columns(const shortwire_crypto_v1_kdf_t *client, size_t count,
                                               const shortwire_crypto_v1_hkdf_request_columns_t *request,
                                               const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                               int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Kdf/Pbkdf2 in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_kdf_pbkdf2_raw(const shortwire_crypto_v1_kdf_t *client, sw_bytes_t request,
                                             sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Kdf/Pbkdf2 in wire format: what shortwire_crypto_v1_kdf_pbkdf2() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_kdf_pbkdf2_wire(const shortwire_crypto_v1_kdf_t *client,
                                              const shortwire_crypto_v1_pbkdf2_request_t *request,
                                              shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_kdf_pbkdf2_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_kdf_pbkdf2_into_wire(const shortwire_crypto_v1_kdf_t *client,
                                                   const shortwire_crypto_v1_pbkdf2_request_t *request,
                                                   void *memory, size_t size, sw_bytes_t *reply,
                                                   sw_call_t *call);

/* PBKDF2 with HMAC (RFC 8018). For what exists; new things use Argon2id. */
static inline sw_code_e shortwire_crypto_v1_kdf_pbkdf2(const shortwire_crypto_v1_kdf_t *client,
                                                       const shortwire_crypto_v1_pbkdf2_request_t *request,
                                                       shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[7];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_kdf_pbkdf2_wire(client, request, reply, call);
  }
  in[0].data = request->password.data;
  in[1].u64 = request->password.len;
  in[2].data = request->salt.data;
  in[3].u64 = request->salt.len;
  in[4].u64 = request->iterations;
  in[5].u64 = request->length;
  in[6].i64 = request->hash;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_kdf_pbkdf2_into(
    const shortwire_crypto_v1_kdf_t *client, const shortwire_crypto_v1_pbkdf2_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[7];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_kdf_pbkdf2_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->password.data;
  in[1].u64 = request->password.len;
  in[2].data = request->salt.data;
  in[3].u64 = request->salt.len;
  in[4].u64 = request->iterations;
  in[5].u64 = request->length;
  in[6].i64 = request->hash;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Kdf/Pbkdf2 for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_kdf_pbkdf2_many(const shortwire_crypto_v1_kdf_t *client, size_t count,
                                              const shortwire_crypto_v1_pbkdf2_request_t *requests,
                                              shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                              sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_kdf_pbkdf2_columns(const shortwire_crypto_v1_kdf_t *client, size_t count,
                                                 const shortwire_crypto_v1_pbkdf2_request_columns_t *request,
                                                 const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                 int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Kdf/Argon2id in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_kdf_argon2id_raw(const shortwire_crypto_v1_kdf_t *client, sw_bytes_t request,
                                               sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Kdf/Argon2id in wire format: what shortwire_crypto_v1_kdf_argon2id() does where it
 * cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_kdf_argon2id_wire(const shortwire_crypto_v1_kdf_t *client,
                                                const shortwire_crypto_v1_argon2id_request_t *request,
                                                shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_kdf_argon2id_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_kdf_argon2id_into_wire(const shortwire_crypto_v1_kdf_t *client,
                                                     const shortwire_crypto_v1_argon2id_request_t *request,
                                                     void *memory, size_t size, sw_bytes_t *reply,
                                                     sw_call_t *call);

/* Argon2id (RFC 9106). Allocates the memory that it is told to. */
static inline sw_code_e shortwire_crypto_v1_kdf_argon2id(
    const shortwire_crypto_v1_kdf_t *client, const shortwire_crypto_v1_argon2id_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[12];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[2].flat == NULL)) {
    return shortwire_crypto_v1_kdf_argon2id_wire(client, request, reply, call);
  }
  in[0].data = request->password.data;
  in[1].u64 = request->password.len;
  in[2].data = request->salt.data;
  in[3].u64 = request->salt.len;
  in[4].u64 = request->length;
  in[5].u64 = request->memory;
  in[6].u64 = request->passes;
  in[7].u64 = request->lanes;
  in[8].data = request->secret.data;
  in[9].u64 = request->secret.len;
  in[10].data = request->associated_data.data;
  in[11].u64 = request->associated_data.len;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_kdf_argon2id_into(
    const shortwire_crypto_v1_kdf_t *client, const shortwire_crypto_v1_argon2id_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[12];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[2].flat == NULL)) {
    return shortwire_crypto_v1_kdf_argon2id_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->password.data;
  in[1].u64 = request->password.len;
  in[2].data = request->salt.data;
  in[3].u64 = request->salt.len;
  in[4].u64 = request->length;
  in[5].u64 = request->memory;
  in[6].u64 = request->passes;
  in[7].u64 = request->lanes;
  in[8].data = request->secret.data;
  in[9].u64 = request->secret.len;
  in[10].data = request->associated_data.data;
  in[11].u64 = request->associated_data.len;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Kdf/Argon2id for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_kdf_argon2id_many(const shortwire_crypto_v1_kdf_t *client, size_t count,
                                                const shortwire_crypto_v1_argon2id_request_t *requests,
                                                shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_kdf_argon2id_columns(
    const shortwire_crypto_v1_kdf_t *client, size_t count,
    const shortwire_crypto_v1_argon2id_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* Authenticated encryption with a key of 32 bytes: XSalsa20 and Poly1305, NaCl's crypto_secretbox.
 *
 * A nonce has 24 bytes, enough to be random. All methods work in place: seal and encrypt move nothing if the
 * message lies 16,
 * or 40, bytes behind the start of the output; unseal and decrypt if the output starts as far behind the
 * start of the box. */
typedef struct shortwire_crypto_v1_secret_box_t {
  sw_client_t base;
  sw_entry_t methods[4];
} shortwire_crypto_v1_secret_box_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e shortwire_crypto_v1_secret_box_open(const char *path, const sw_options_t *options,
                                              shortwire_crypto_v1_secret_box_t *client, sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e shortwire_crypto_v1_secret_box_join(const sw_client_t *other,
                                              shortwire_crypto_v1_secret_box_t *client, sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void shortwire_crypto_v1_secret_box_close(shortwire_crypto_v1_secret_box_t *client);

/* shortwire.crypto.v1.SecretBox/Seal in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_secret_box_seal_raw(const shortwire_crypto_v1_secret_box_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.SecretBox/Seal in wire format: what shortwire_crypto_v1_secret_box_seal() does where
 * it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_secret_box_seal_wire(const shortwire_crypto_v1_secret_box_t *client,
                                                   const shortwire_crypto_v1_nonce_request_t *request,
                                                   shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_secret_box_seal_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_secret_box_seal_into_wire(const shortwire_crypto_v1_secret_box_t *client,
                                                        const shortwire_crypto_v1_nonce_request_t *request,
                                                        void *memory, size_t size, sw_bytes_t *reply,
                                                        sw_call_t *call);

/* The tag of 16 bytes, then the encrypted message. */
static inline sw_code_e shortwire_crypto_v1_secret_box_seal(
    const shortwire_crypto_v1_secret_box_t *client, const shortwire_crypto_v1_nonce_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[7];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_secret_box_seal_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->nonce.data;
  in[4].u64 = request->nonce.len;
  in[5].data = request->message.data;
  in[6].u64 = request->message.len;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * `request->message` may lie in `memory`, and nothing else of the request.
 */
static inline sw_code_e shortwire_crypto_v1_secret_box_seal_into(
    const shortwire_crypto_v1_secret_box_t *client, const shortwire_crypto_v1_nonce_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[7];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_secret_box_seal_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->nonce.data;
  in[4].u64 = request->nonce.len;
  in[5].data = request->message.data;
  in[6].u64 = request->message.len;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.SecretBox/Seal for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_secret_box_seal_many(const shortwire_crypto_v1_secret_box_t *client,
                                                   size_t count,
                                                   const shortwire_crypto_v1_nonce_request_t *requests,
                                                   shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                   sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_secret_box_seal_columns(
    const shortwire_crypto_v1_secret_box_t *client, size_t count,
    const shortwire_crypto_v1_nonce_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.SecretBox/Unseal in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_secret_box_unseal_raw(const shortwire_crypto_v1_secret_box_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.SecretBox/Unseal in wire format: what shortwire_crypto_v1_secret_box_unseal() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_secret_box_unseal_wire(const shortwire_crypto_v1_secret_box_t *client,
                                                     const shortwire_crypto_v1_nonce_request_t *request,
                                                     shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_secret_box_unseal_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_secret_box_unseal_into_wire(const shortwire_crypto_v1_secret_box_t *client,
                                                          const shortwire_crypto_v1_nonce_request_t *request,
                                                          void *memory, size_t size, sw_bytes_t *reply,
                                                          sw_call_t *call);

/* What Seal was given. */
static inline sw_code_e shortwire_crypto_v1_secret_box_unseal(
    const shortwire_crypto_v1_secret_box_t *client, const shortwire_crypto_v1_nonce_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[7];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_secret_box_unseal_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->nonce.data;
  in[4].u64 = request->nonce.len;
  in[5].data = request->message.data;
  in[6].u64 = request->message.len;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * `request->message` may lie in `memory`, and nothing else of the request.
 */
static inline sw_code_e shortwire_crypto_v1_secret_box_unseal_into(
    const shortwire_crypto_v1_secret_box_t *client, const shortwire_crypto_v1_nonce_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[7];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_secret_box_unseal_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->nonce.data;
  in[4].u64 = request->nonce.len;
  in[5].data = request->message.data;
  in[6].u64 = request->message.len;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.SecretBox/Unseal for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_secret_box_unseal_many(const shortwire_crypto_v1_secret_box_t *client,
                                                     size_t count,
                                                     const shortwire_crypto_v1_nonce_request_t *requests,
                                                     shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                     sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_secret_box_unseal_columns(
    const shortwire_crypto_v1_secret_box_t *client, size_t count,
    const shortwire_crypto_v1_nonce_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.SecretBox/Encrypt in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_secret_box_encrypt_raw(const shortwire_crypto_v1_secret_box_t *client,
                                                     sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.SecretBox/Encrypt in wire format: what shortwire_crypto_v1_secret_box_encrypt() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_secret_box_encrypt_wire(const shortwire_crypto_v1_secret_box_t *client,
                                                      const shortwire_crypto_v1_keyed_request_t *request,
                                                      shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_secret_box_encrypt_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_secret_box_encrypt_into_wire(const shortwire_crypto_v1_secret_box_t *client,
                                                           const shortwire_crypto_v1_keyed_request_t *request,
                                                           void *memory, size_t size, sw_bytes_t *reply,
                                                           sw_call_t *call);

/* A random nonce of 24 bytes, then what Seal makes with it. */
static inline sw_code_e shortwire_crypto_v1_secret_box_encrypt(
    const shortwire_crypto_v1_secret_box_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[2].flat == NULL)) {
    return shortwire_crypto_v1_secret_box_encrypt_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * `request->message` may lie in `memory`, and nothing else of the request.
 */
static inline sw_code_e shortwire_crypto_v1_secret_box_encrypt_into(
    const shortwire_crypto_v1_secret_box_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[2].flat == NULL)) {
    return shortwire_crypto_v1_secret_box_encrypt_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.SecretBox/Encrypt for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_secret_box_encrypt_many(const shortwire_crypto_v1_secret_box_t *client,
                                                      size_t count,
                                                      const shortwire_crypto_v1_keyed_request_t *requests,
                                                      shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                      sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_secret_box_encrypt_columns(
    const shortwire_crypto_v1_secret_box_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.SecretBox/Decrypt in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_secret_box_decrypt_raw(const shortwire_crypto_v1_secret_box_t *client,
                                                     sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.SecretBox/Decrypt in wire format: what shortwire_crypto_v1_secret_box_decrypt() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_secret_box_decrypt_wire(const shortwire_crypto_v1_secret_box_t *client,
                                                      const shortwire_crypto_v1_keyed_request_t *request,
                                                      shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_secret_box_decrypt_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_secret_box_decrypt_into_wire(const shortwire_crypto_v1_secret_box_t *client,
                                                           const shortwire_crypto_v1_keyed_request_t *request,
                                                           void *memory, size_t size, sw_bytes_t *reply,
                                                           sw_call_t *call);

/* What Encrypt was given. */
static inline sw_code_e shortwire_crypto_v1_secret_box_decrypt(
    const shortwire_crypto_v1_secret_box_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[3].flat == NULL)) {
    return shortwire_crypto_v1_secret_box_decrypt_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[3].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * `request->message` may lie in `memory`, and nothing else of the request.
 */
static inline sw_code_e shortwire_crypto_v1_secret_box_decrypt_into(
    const shortwire_crypto_v1_secret_box_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[3].flat == NULL)) {
    return shortwire_crypto_v1_secret_box_decrypt_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[3].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.SecretBox/Decrypt for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_secret_box_decrypt_many(const shortwire_crypto_v1_secret_box_t *client,
                                                      size_t count,
                                                      const shortwire_crypto_v1_keyed_request_t *requests,
                                                      shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                      sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_secret_box_decrypt_columns(
    const shortwire_crypto_v1_secret_box_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* Authenticated encryption between two key pairs of X25519: NaCl's crypto_box. Who talks to the same peer
 * more than once
 * computes the shared key once (Precompute) and uses SecretBox. */
typedef struct shortwire_crypto_v1_box_t {
  sw_client_t base;
  sw_entry_t methods[6];
} shortwire_crypto_v1_box_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e shortwire_crypto_v1_box_open(const char *path, const sw_options_t *options,
                                       shortwire_crypto_v1_box_t *client, sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e shortwire_crypto_v1_box_join(const sw_client_t *other, shortwire_crypto_v1_box_t *client,
                                       sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void shortwire_crypto_v1_box_close(shortwire_crypto_v1_box_t *client);

/* shortwire.crypto.v1.Box/Generate in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_box_generate_raw(const shortwire_crypto_v1_box_t *client, sw_bytes_t request,
                                               sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Box/Generate in wire format: what shortwire_crypto_v1_box_generate() does where it
 * cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_box_generate_wire(const shortwire_crypto_v1_box_t *client,
                                                const shortwire_crypto_v1_empty_t *request,
                                                shortwire_crypto_v1_key_pair_t *reply, sw_call_t *call);

/* A new key pair, of random bytes. */
static inline sw_code_e shortwire_crypto_v1_box_generate(const shortwire_crypto_v1_box_t *client,
                                                         const shortwire_crypto_v1_empty_t *request,
                                                         shortwire_crypto_v1_key_pair_t *reply,
                                                         sw_call_t *call) {
  sw_slot_t out[4];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_box_generate_wire(client, request, reply, call);
  }
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), NULL, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->private_key.data = out[0].data;
  reply->private_key.len = (size_t)out[1].u64;
  reply->public_key.data = out[2].data;
  reply->public_key.len = (size_t)out[3].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.crypto.v1.Box/Generate for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_box_generate_many(const shortwire_crypto_v1_box_t *client, size_t count,
                                                const shortwire_crypto_v1_empty_t *requests,
                                                shortwire_crypto_v1_key_pair_t *replies, int32_t *codes,
                                                sw_call_t *call);

/* shortwire.crypto.v1.Box/PublicKey in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_box_public_key_raw(const shortwire_crypto_v1_box_t *client, sw_bytes_t request,
                                                 sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Box/PublicKey in wire format: what shortwire_crypto_v1_box_public_key() does where it
 * cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_box_public_key_wire(const shortwire_crypto_v1_box_t *client,
                                                  const shortwire_crypto_v1_keyed_request_t *request,
                                                  shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_box_public_key_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_box_public_key_into_wire(const shortwire_crypto_v1_box_t *client,
                                                       const shortwire_crypto_v1_keyed_request_t *request,
                                                       void *memory, size_t size, sw_bytes_t *reply,
                                                       sw_call_t *call);

/* The public key of a private one. */
static inline sw_code_e shortwire_crypto_v1_box_public_key(const shortwire_crypto_v1_box_t *client,
                                                           const shortwire_crypto_v1_keyed_request_t *request,
                                                           shortwire_crypto_v1_bytes_t *reply,
                                                           sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_box_public_key_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_box_public_key_into(
    const shortwire_crypto_v1_box_t *client, const shortwire_crypto_v1_keyed_request_t *request, void *memory,
    size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_box_public_key_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Box/PublicKey for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_box_public_key_many(const shortwire_crypto_v1_box_t *client, size_t count,
                                                  const shortwire_crypto_v1_keyed_request_t *requests,
                                                  shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                  sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_box_public_key_columns(
    const shortwire_crypto_v1_box_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Box/Precompute in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_box_precompute_raw(const shortwire_crypto_v1_box_t *client, sw_bytes_t request,
                                                 sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Box/Precompute in wire format: what shortwire_crypto_v1_box_precompute() does where it
 * cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_box_precompute_wire(const shortwire_crypto_v1_box_t *client,
                                                  const shortwire_crypto_v1_box_request_t *request,
                                                  shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_box_precompute_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_box_precompute_into_wire(const shortwire_crypto_v1_box_t *client,
                                                       const shortwire_crypto_v1_box_request_t *request,
                                                       void *memory, size_t size, sw_bytes_t *reply,
                                                       sw_call_t *call);

/* The key of 32 bytes that both sides share, for SecretBox. A public key of low order is INVALID_ARGUMENT. */
static inline sw_code_e shortwire_crypto_v1_box_precompute(const shortwire_crypto_v1_box_t *client,
                                                           const shortwire_crypto_v1_box_request_t *request,
                                                           shortwire_crypto_v1_bytes_t *reply,
                                                           sw_call_t *call) {
  sw_slot_t in[9];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[2].flat == NULL)) {
    return shortwire_crypto_v1_box_precompute_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->public_key.data;
  in[4].u64 = request->public_key.len;
  in[5].data = request->nonce.data;
  in[6].u64 = request->nonce.len;
  in[7].data = request->message.data;
  in[8].u64 = request->message.len;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_box_precompute_into(
    const shortwire_crypto_v1_box_t *client, const shortwire_crypto_v1_box_request_t *request, void *memory,
    size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[9];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[2].flat == NULL)) {
    return shortwire_crypto_v1_box_precompute_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->public_key.data;
  in[4].u64 = request->public_key.len;
  in[5].data = request->nonce.data;
  in[6].u64 = request->nonce.len;
  in[7].data = request->message.data;
  in[8].u64 = request->message.len;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Box/Precompute for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_box_precompute_many(const shortwire_crypto_v1_box_t *client, size_t count,
                                                  const shortwire_crypto_v1_box_request_t *requests,
                                                  shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                  sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_box_precompute_columns(const shortwire_crypto_v1_box_t *client, size_t count,
                                                     const shortwire_crypto_v1_box_request_columns_t *request,
                                                     const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                     int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Box/PrecomputeHandle in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_box_precompute_handle_raw(const shortwire_crypto_v1_box_t *client,
                                                        sw_bytes_t request, sw_bytes_t *reply,
                                                        sw_call_t *call);

/* shortwire.crypto.v1.Box/PrecomputeHandle in wire format: what shortwire_crypto_v1_box_precompute_handle()
 * does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_box_precompute_handle_wire(const shortwire_crypto_v1_box_t *client,
                                                         const shortwire_crypto_v1_box_request_t *request,
                                                         shortwire_crypto_v1_key_handle_t *reply,
                                                         sw_call_t *call);

/* The same, kept in the library. */
static inline sw_code_e shortwire_crypto_v1_box_precompute_handle(
    const shortwire_crypto_v1_box_t *client, const shortwire_crypto_v1_box_request_t *request,
    shortwire_crypto_v1_key_handle_t *reply, sw_call_t *call) {
  sw_slot_t in[9];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[3].flat == NULL)) {
    return shortwire_crypto_v1_box_precompute_handle_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->public_key.data;
  in[4].u64 = request->public_key.len;
  in[5].data = request->nonce.data;
  in[6].u64 = request->nonce.len;
  in[7].data = request->message.data;
  in[8].u64 = request->message.len;
  int32_t code = client->methods[3].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->handle = out[0].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.crypto.v1.Box/PrecomputeHandle for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_box_precompute_handle_many(const shortwire_crypto_v1_box_t *client,
                                                         size_t count,
                                                         const shortwire_crypto_v1_box_request_t *requests,
                                                         shortwire_crypto_v1_key_handle_t *replies,
                                                         int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_box_precompute_handle_columns(
    const shortwire_crypto_v1_box_t *client, size_t count,
    const shortwire_crypto_v1_box_request_columns_t *request,
    const shortwire_crypto_v1_key_handle_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Box/Seal in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_box_seal_raw(const shortwire_crypto_v1_box_t *client, sw_bytes_t request,
                                           sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Box/Seal in wire format: what shortwire_crypto_v1_box_seal() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_box_seal_wire(const shortwire_crypto_v1_box_t *client,
                                            const shortwire_crypto_v1_box_request_t *request,
                                            shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_box_seal_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_box_seal_into_wire(const shortwire_crypto_v1_box_t *client,
                                                 const shortwire_crypto_v1_box_request_t *request,
                                                 void *memory, size_t size, sw_bytes_t *reply,
                                                 sw_call_t *call);

/* The tag of 16 bytes, then the encrypted message. */
static inline sw_code_e shortwire_crypto_v1_box_seal(const shortwire_crypto_v1_box_t *client,
                                                     const shortwire_crypto_v1_box_request_t *request,
                                                     shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[9];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[4].flat == NULL)) {
    return shortwire_crypto_v1_box_seal_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->public_key.data;
  in[4].u64 = request->public_key.len;
  in[5].data = request->nonce.data;
  in[6].u64 = request->nonce.len;
  in[7].data = request->message.data;
  in[8].u64 = request->message.len;
  int32_t code = client->methods[4].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * `request->message` may lie in `memory`, and nothing else of the request.
 */
static inline sw_code_e shortwire_crypto_v1_box_seal_into(const shortwire_crypto_v1_box_t *client,
                                                          const shortwire_crypto_v1_box_request_t *request,
                                                          void *memory, size_t size, sw_bytes_t *reply,
                                                          sw_call_t *call) {
  sw_slot_t in[9];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[4].flat == NULL)) {
    return shortwire_crypto_v1_box_seal_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->public_key.data;
  in[4].u64 = request->public_key.len;
  in[5].data = request->nonce.data;
  in[6].u64 = request->nonce.len;
  in[7].data = request->message.data;
  in[8].u64 = request->message.len;
  int32_t code = client->methods[4].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Box/Seal for `count` requests at once. SW_OK if the batch ran, whatever became of its
 * items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_box_seal_many(const shortwire_crypto_v1_box_t *client, size_t count,
                                            const shortwire_crypto_v1_box_request_t *requests,
                                            shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                            sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_box_seal_columns(const shortwire_crypto_v1_box_t *client, size_t count,
                                               const shortwire_crypto_v1_box_request_columns_t *request,
                                               const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                               int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Box/Unseal in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_box_unseal_raw(const shortwire_crypto_v1_box_t *client, sw_bytes_t request,
                                             sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Box/Unseal in wire format: what shortwire_crypto_v1_box_unseal() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_box_unseal_wire(const shortwire_crypto_v1_box_t *client,
                                              const shortwire_crypto_v1_box_request_t *request,
                                              shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_box_unseal_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_box_unseal_into_wire(const shortwire_crypto_v1_box_t *client,
                                                   const shortwire_crypto_v1_box_request_t *request,
                                                   void *memory, size_t size, sw_bytes_t *reply,
                                                   sw_call_t *call);

/* What the other side's Seal was given. */
static inline sw_code_e shortwire_crypto_v1_box_unseal(const shortwire_crypto_v1_box_t *client,
                                                       const shortwire_crypto_v1_box_request_t *request,
                                                       shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[9];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[5].flat == NULL)) {
    return shortwire_crypto_v1_box_unseal_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->public_key.data;
  in[4].u64 = request->public_key.len;
  in[5].data = request->nonce.data;
  in[6].u64 = request->nonce.len;
  in[7].data = request->message.data;
  in[8].u64 = request->message.len;
  int32_t code = client->methods[5].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * `request->message` may lie in `memory`, and nothing else of the request.
 */
static inline sw_code_e shortwire_crypto_v1_box_unseal_into(const shortwire_crypto_v1_box_t *client,
                                                            const shortwire_crypto_v1_box_request_t *request,
                                                            void *memory, size_t size, sw_bytes_t *reply,
                                                            sw_call_t *call) {
  sw_slot_t in[9];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[5].flat == NULL)) {
    return shortwire_crypto_v1_box_unseal_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->public_key.data;
  in[4].u64 = request->public_key.len;
  in[5].data = request->nonce.data;
  in[6].u64 = request->nonce.len;
  in[7].data = request->message.data;
  in[8].u64 = request->message.len;
  int32_t code = client->methods[5].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Box/Unseal for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_box_unseal_many(const shortwire_crypto_v1_box_t *client, size_t count,
                                              const shortwire_crypto_v1_box_request_t *requests,
                                              shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                              sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_box_unseal_columns(const shortwire_crypto_v1_box_t *client, size_t count,
                                                 const shortwire_crypto_v1_box_request_columns_t *request,
                                                 const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                 int32_t *codes, sw_call_t *call);

/* Encryption to a public key by somebody who stays unknown: NaCl's sealed boxes. */
typedef struct shortwire_crypto_v1_sealed_box_t {
  sw_client_t base;
  sw_entry_t methods[2];
} shortwire_crypto_v1_sealed_box_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e shortwire_crypto_v1_sealed_box_open(const char *path, const sw_options_t *options,
                                              shortwire_crypto_v1_sealed_box_t *client, sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e shortwire_crypto_v1_sealed_box_join(const sw_client_t *other,
                                              shortwire_crypto_v1_sealed_box_t *client, sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void shortwire_crypto_v1_sealed_box_close(shortwire_crypto_v1_sealed_box_t *client);

/* shortwire.crypto.v1.SealedBox/Seal in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_sealed_box_seal_raw(const shortwire_crypto_v1_sealed_box_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.SealedBox/Seal in wire format: what shortwire_crypto_v1_sealed_box_seal() does where
 * it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_sealed_box_seal_wire(const shortwire_crypto_v1_sealed_box_t *client,
                                                   const shortwire_crypto_v1_sealed_box_request_t *request,
                                                   shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_sealed_box_seal_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_sealed_box_seal_into_wire(
    const shortwire_crypto_v1_sealed_box_t *client, const shortwire_crypto_v1_sealed_box_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call);

/* A public key that was made for this message, then the box: 48 bytes more than the message. */
static inline sw_code_e shortwire_crypto_v1_sealed_box_seal(
    const shortwire_crypto_v1_sealed_box_t *client, const shortwire_crypto_v1_sealed_box_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[4];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_sealed_box_seal_wire(client, request, reply, call);
  }
  in[0].data = request->public_key.data;
  in[1].u64 = request->public_key.len;
  in[2].data = request->message.data;
  in[3].u64 = request->message.len;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_sealed_box_seal_into(
    const shortwire_crypto_v1_sealed_box_t *client, const shortwire_crypto_v1_sealed_box_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[4];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_sealed_box_seal_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->public_key.data;
  in[1].u64 = request->public_key.len;
  in[2].data = request->message.data;
  in[3].u64 = request->message.len;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.SealedBox/Seal for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_sealed_box_seal_many(const shortwire_crypto_v1_sealed_box_t *client,
                                                   size_t count,
                                                   const shortwire_crypto_v1_sealed_box_request_t *requests,
                                                   shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                   sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_sealed_box_seal_columns(
    const shortwire_crypto_v1_sealed_box_t *client, size_t count,
    const shortwire_crypto_v1_sealed_box_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.SealedBox/Unseal in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_sealed_box_unseal_raw(const shortwire_crypto_v1_sealed_box_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.SealedBox/Unseal in wire format: what shortwire_crypto_v1_sealed_box_unseal() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_sealed_box_unseal_wire(const shortwire_crypto_v1_sealed_box_t *client,
                                                     const shortwire_crypto_v1_keyed_request_t *request,
                                                     shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_sealed_box_unseal_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_sealed_box_unseal_into_wire(const shortwire_crypto_v1_sealed_box_t *client,
                                                          const shortwire_crypto_v1_keyed_request_t *request,
                                                          void *memory, size_t size, sw_bytes_t *reply,
                                                          sw_call_t *call);

/* What Seal was given. `key` or `handle` is the private key of the public one it was sealed to. */
static inline sw_code_e shortwire_crypto_v1_sealed_box_unseal(
    const shortwire_crypto_v1_sealed_box_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_sealed_box_unseal_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_sealed_box_unseal_into(
    const shortwire_crypto_v1_sealed_box_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_sealed_box_unseal_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.SealedBox/Unseal for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_sealed_box_unseal_many(const shortwire_crypto_v1_sealed_box_t *client,
                                                     size_t count,
                                                     const shortwire_crypto_v1_keyed_request_t *requests,
                                                     shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                     sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_sealed_box_unseal_columns(
    const shortwire_crypto_v1_sealed_box_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* Ed25519 (RFC 8032). A signing key is its seed of 32 bytes, or seed and public key (64); a handle of it
 * signs twice as fast,
 * because the public key is computed once. */
typedef struct shortwire_crypto_v1_sign_t {
  sw_client_t base;
  sw_entry_t methods[9];
} shortwire_crypto_v1_sign_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e shortwire_crypto_v1_sign_open(const char *path, const sw_options_t *options,
                                        shortwire_crypto_v1_sign_t *client, sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e shortwire_crypto_v1_sign_join(const sw_client_t *other, shortwire_crypto_v1_sign_t *client,
                                        sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void shortwire_crypto_v1_sign_close(shortwire_crypto_v1_sign_t *client);

/* shortwire.crypto.v1.Sign/Generate in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_sign_generate_raw(const shortwire_crypto_v1_sign_t *client, sw_bytes_t request,
                                                sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Sign/Generate in wire format: what shortwire_crypto_v1_sign_generate() does where it
 * cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_sign_generate_wire(const shortwire_crypto_v1_sign_t *client,
                                                 const shortwire_crypto_v1_seed_request_t *request,
                                                 shortwire_crypto_v1_key_pair_t *reply, sw_call_t *call);

/* A new signing key: `key` is the seed, or empty for a random one. The private key is the seed. */
static inline sw_code_e shortwire_crypto_v1_sign_generate(const shortwire_crypto_v1_sign_t *client,
                                                          const shortwire_crypto_v1_seed_request_t *request,
                                                          shortwire_crypto_v1_key_pair_t *reply,
                                                          sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[4];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_sign_generate_wire(client, request, reply, call);
  }
  in[0].data = request->seed.data;
  in[1].u64 = request->seed.len;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->private_key.data = out[0].data;
  reply->private_key.len = (size_t)out[1].u64;
  reply->public_key.data = out[2].data;
  reply->public_key.len = (size_t)out[3].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.crypto.v1.Sign/Generate for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_sign_generate_many(const shortwire_crypto_v1_sign_t *client, size_t count,
                                                 const shortwire_crypto_v1_seed_request_t *requests,
                                                 shortwire_crypto_v1_key_pair_t *replies, int32_t *codes,
                                                 sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_sign_generate_columns(const shortwire_crypto_v1_sign_t *client, size_t count,
                                                    const shortwire_crypto_v1_seed_request_columns_t *request,
                                                    const shortwire_crypto_v1_key_pair_out_columns_t *reply,
                                                    int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Sign/PublicKey in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_sign_public_key_raw(const shortwire_crypto_v1_sign_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Sign/PublicKey in wire format: what shortwire_crypto_v1_sign_public_key() does where
 * it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_sign_public_key_wire(const shortwire_crypto_v1_sign_t *client,
                                                   const shortwire_crypto_v1_keyed_request_t *request,
                                                   shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_sign_public_key_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_sign_public_key_into_wire(const shortwire_crypto_v1_sign_t *client,
                                                        const shortwire_crypto_v1_keyed_request_t *request,
                                                        void *memory, size_t size, sw_bytes_t *reply,
                                                        sw_call_t *call);

/* The public key of a signing key. */
static inline sw_code_e shortwire_crypto_v1_sign_public_key(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_sign_public_key_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_sign_public_key_into(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_sign_public_key_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Sign/PublicKey for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_sign_public_key_many(const shortwire_crypto_v1_sign_t *client, size_t count,
                                                   const shortwire_crypto_v1_keyed_request_t *requests,
                                                   shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                   sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_sign_public_key_columns(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Sign/Sign in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_sign_sign_raw(const shortwire_crypto_v1_sign_t *client, sw_bytes_t request,
                                            sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Sign/Sign in wire format: what shortwire_crypto_v1_sign_sign() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_sign_sign_wire(const shortwire_crypto_v1_sign_t *client,
                                             const shortwire_crypto_v1_keyed_request_t *request,
                                             shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_sign_sign_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_sign_sign_into_wire(const shortwire_crypto_v1_sign_t *client,
                                                  const shortwire_crypto_v1_keyed_request_t *request,
                                                  void *memory, size_t size, sw_bytes_t *reply,
                                                  sw_call_t *call);

/* The signature of 64 bytes. */
static inline sw_code_e shortwire_crypto_v1_sign_sign(const shortwire_crypto_v1_sign_t *client,
                                                      const shortwire_crypto_v1_keyed_request_t *request,
                                                      shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[2].flat == NULL)) {
    return shortwire_crypto_v1_sign_sign_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_sign_sign_into(const shortwire_crypto_v1_sign_t *client,
                                                           const shortwire_crypto_v1_keyed_request_t *request,
                                                           void *memory, size_t size, sw_bytes_t *reply,
                                                           sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[2].flat == NULL)) {
    return shortwire_crypto_v1_sign_sign_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Sign/Sign for `count` requests at once. SW_OK if the batch ran, whatever became of its
 * items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_sign_sign_many(const shortwire_crypto_v1_sign_t *client, size_t count,
                                             const shortwire_crypto_v1_keyed_request_t *requests,
                                             shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                             sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_sign_sign_columns(const shortwire_crypto_v1_sign_t *client, size_t count,
                                                const shortwire_crypto_v1_keyed_request_columns_t *request,
                                                const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Sign/SignCombined in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_sign_sign_combined_raw(const shortwire_crypto_v1_sign_t *client,
                                                     sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Sign/SignCombined in wire format: what shortwire_crypto_v1_sign_sign_combined() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_sign_sign_combined_wire(const shortwire_crypto_v1_sign_t *client,
                                                      const shortwire_crypto_v1_keyed_request_t *request,
                                                      shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_sign_sign_combined_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_sign_sign_combined_into_wire(const shortwire_crypto_v1_sign_t *client,
                                                           const shortwire_crypto_v1_keyed_request_t *request,
                                                           void *memory, size_t size, sw_bytes_t *reply,
                                                           sw_call_t *call);

/* The signature, then the message. In place, nothing moves if the message lies 64 bytes behind the start of
 * the output. */
static inline sw_code_e shortwire_crypto_v1_sign_sign_combined(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[3].flat == NULL)) {
    return shortwire_crypto_v1_sign_sign_combined_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[3].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * `request->message` may lie in `memory`, and nothing else of the request.
 */
static inline sw_code_e shortwire_crypto_v1_sign_sign_combined_into(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[3].flat == NULL)) {
    return shortwire_crypto_v1_sign_sign_combined_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[3].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Sign/SignCombined for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_sign_sign_combined_many(const shortwire_crypto_v1_sign_t *client, size_t count,
                                                      const shortwire_crypto_v1_keyed_request_t *requests,
                                                      shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                      sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_sign_sign_combined_columns(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Sign/Verify in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_sign_verify_raw(const shortwire_crypto_v1_sign_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Sign/Verify in wire format: what shortwire_crypto_v1_sign_verify() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_sign_verify_wire(const shortwire_crypto_v1_sign_t *client,
                                               const shortwire_crypto_v1_verify_request_t *request,
                                               shortwire_crypto_v1_empty_t *reply, sw_call_t *call);

/* Whether a signature is the message's. Strict: keys and signatures that are not canonical or of low order
 * are not
 * authentic. In batches, signatures are checked together, which takes half the time. */
static inline sw_code_e shortwire_crypto_v1_sign_verify(const shortwire_crypto_v1_sign_t *client,
                                                        const shortwire_crypto_v1_verify_request_t *request,
                                                        shortwire_crypto_v1_empty_t *reply, sw_call_t *call) {
  sw_slot_t in[7];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[4].flat == NULL)) {
    return shortwire_crypto_v1_sign_verify_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->signature.data;
  in[4].u64 = request->signature.len;
  in[5].data = request->message.data;
  in[6].u64 = request->message.len;
  int32_t code = client->methods[4].flat(client->base.instance, sw_call_context(call), in, NULL,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.crypto.v1.Sign/Verify for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_sign_verify_many(const shortwire_crypto_v1_sign_t *client, size_t count,
                                               const shortwire_crypto_v1_verify_request_t *requests,
                                               shortwire_crypto_v1_empty_t *replies, int32_t *codes,
                                               sw_call_t *call);

/* shortwire.crypto.v1.Sign/OpenCombined in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_sign_open_combined_raw(const shortwire_crypto_v1_sign_t *client,
                                                     sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Sign/OpenCombined in wire format: what shortwire_crypto_v1_sign_open_combined() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_sign_open_combined_wire(const shortwire_crypto_v1_sign_t *client,
                                                      const shortwire_crypto_v1_verify_request_t *request,
                                                      shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_sign_open_combined_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_sign_open_combined_into_wire(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_verify_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call);

/* The message of a signature with its message, if that is authentic. */
static inline sw_code_e shortwire_crypto_v1_sign_open_combined(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_verify_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[7];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[5].flat == NULL)) {
    return shortwire_crypto_v1_sign_open_combined_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->signature.data;
  in[4].u64 = request->signature.len;
  in[5].data = request->message.data;
  in[6].u64 = request->message.len;
  int32_t code = client->methods[5].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * `request->message` may lie in `memory`, and nothing else of the request.
 */
static inline sw_code_e shortwire_crypto_v1_sign_open_combined_into(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_verify_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[7];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[5].flat == NULL)) {
    return shortwire_crypto_v1_sign_open_combined_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->signature.data;
  in[4].u64 = request->signature.len;
  in[5].data = request->message.data;
  in[6].u64 = request->message.len;
  int32_t code = client->methods[5].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Sign/OpenCombined for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_sign_open_combined_many(const shortwire_crypto_v1_sign_t *client, size_t count,
                                                      const shortwire_crypto_v1_verify_request_t *requests,
                                                      shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                      sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_sign_open_combined_columns(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_verify_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Sign/ToExchangePrivate in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_sign_to_exchange_private_raw(const shortwire_crypto_v1_sign_t *client,
                                                           sw_bytes_t request, sw_bytes_t *reply,
                                                           sw_call_t *call);

/* shortwire.crypto.v1.Sign/ToExchangePrivate in wire format: what
 * shortwire_crypto_v1_sign_to_exchange_private() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_sign_to_exchange_private_wire(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_sign_to_exchange_private_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_sign_to_exchange_private_into_wire(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call);

/* The X25519 private key of a signing key. */
static inline sw_code_e shortwire_crypto_v1_sign_to_exchange_private(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[6].flat == NULL)) {
    return shortwire_crypto_v1_sign_to_exchange_private_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[6].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_sign_to_exchange_private_into(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[6].flat == NULL)) {
    return shortwire_crypto_v1_sign_to_exchange_private_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[6].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Sign/ToExchangePrivate for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_sign_to_exchange_private_many(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_sign_to_exchange_private_columns(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Sign/ToExchangePublic in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_sign_to_exchange_public_raw(const shortwire_crypto_v1_sign_t *client,
                                                          sw_bytes_t request, sw_bytes_t *reply,
                                                          sw_call_t *call);

/* shortwire.crypto.v1.Sign/ToExchangePublic in wire format: what
 * shortwire_crypto_v1_sign_to_exchange_public() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_sign_to_exchange_public_wire(const shortwire_crypto_v1_sign_t *client,
                                                           const shortwire_crypto_v1_keyed_request_t *request,
                                                           shortwire_crypto_v1_bytes_t *reply,
                                                           sw_call_t *call);

/* What shortwire_crypto_v1_sign_to_exchange_public_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_sign_to_exchange_public_into_wire(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call);

/* The X25519 public key of a verifying key. */
static inline sw_code_e shortwire_crypto_v1_sign_to_exchange_public(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[7].flat == NULL)) {
    return shortwire_crypto_v1_sign_to_exchange_public_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[7].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_sign_to_exchange_public_into(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[7].flat == NULL)) {
    return shortwire_crypto_v1_sign_to_exchange_public_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[7].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Sign/ToExchangePublic for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_sign_to_exchange_public_many(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_sign_to_exchange_public_columns(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Sign/FromExchangePublic in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_sign_from_exchange_public_raw(const shortwire_crypto_v1_sign_t *client,
                                                            sw_bytes_t request, sw_bytes_t *reply,
                                                            sw_call_t *call);

/* shortwire.crypto.v1.Sign/FromExchangePublic in wire format: what
 * shortwire_crypto_v1_sign_from_exchange_public() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_sign_from_exchange_public_wire(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_from_exchange_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_sign_from_exchange_public_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_sign_from_exchange_public_into_wire(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_from_exchange_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call);

/* The verifying key of an X25519 public key; there are two, which differ in the sign of a coordinate. */
static inline sw_code_e shortwire_crypto_v1_sign_from_exchange_public(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_from_exchange_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[3];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[8].flat == NULL)) {
    return shortwire_crypto_v1_sign_from_exchange_public_wire(client, request, reply, call);
  }
  in[0].data = request->public_key.data;
  in[1].u64 = request->public_key.len;
  in[2].u64 = request->is_negative;
  int32_t code = client->methods[8].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_sign_from_exchange_public_into(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_from_exchange_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[3];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[8].flat == NULL)) {
    return shortwire_crypto_v1_sign_from_exchange_public_into_wire(client, request, memory, size, reply,
                                                                   call);
  }
  in[0].data = request->public_key.data;
  in[1].u64 = request->public_key.len;
  in[2].u64 = request->is_negative;
  int32_t code = client->methods[8].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Sign/FromExchangePublic for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_sign_from_exchange_public_many(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_from_exchange_request_t *requests, shortwire_crypto_v1_bytes_t *replies,
    int32_t *codes, sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_sign_from_exchange_public_columns(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_from_exchange_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* X25519 (RFC 7748). */
typedef struct shortwire_crypto_v1_exchange_t {
  sw_client_t base;
  sw_entry_t methods[3];
} shortwire_crypto_v1_exchange_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e shortwire_crypto_v1_exchange_open(const char *path, const sw_options_t *options,
                                            shortwire_crypto_v1_exchange_t *client, sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e shortwire_crypto_v1_exchange_join(const sw_client_t *other, shortwire_crypto_v1_exchange_t *client,
                                            sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void shortwire_crypto_v1_exchange_close(shortwire_crypto_v1_exchange_t *client);

/* shortwire.crypto.v1.Exchange/Generate in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_exchange_generate_raw(const shortwire_crypto_v1_exchange_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Exchange/Generate in wire format: what shortwire_crypto_v1_exchange_generate() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_exchange_generate_wire(const shortwire_crypto_v1_exchange_t *client,
                                                     const shortwire_crypto_v1_empty_t *request,
                                                     shortwire_crypto_v1_key_pair_t *reply, sw_call_t *call);

/* A new key pair, of random bytes. */
static inline sw_code_e shortwire_crypto_v1_exchange_generate(const shortwire_crypto_v1_exchange_t *client,
                                                              const shortwire_crypto_v1_empty_t *request,
                                                              shortwire_crypto_v1_key_pair_t *reply,
                                                              sw_call_t *call) {
  sw_slot_t out[4];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_exchange_generate_wire(client, request, reply, call);
  }
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), NULL, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->private_key.data = out[0].data;
  reply->private_key.len = (size_t)out[1].u64;
  reply->public_key.data = out[2].data;
  reply->public_key.len = (size_t)out[3].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.crypto.v1.Exchange/Generate for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_exchange_generate_many(const shortwire_crypto_v1_exchange_t *client,
                                                     size_t count,
                                                     const shortwire_crypto_v1_empty_t *requests,
                                                     shortwire_crypto_v1_key_pair_t *replies, int32_t *codes,
                                                     sw_call_t *call);

/* shortwire.crypto.v1.Exchange/PublicKey in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_exchange_public_key_raw(const shortwire_crypto_v1_exchange_t *client,
                                                      sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Exchange/PublicKey in wire format: what shortwire_crypto_v1_exchange_public_key() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_exchange_public_key_wire(const shortwire_crypto_v1_exchange_t *client,
                                                       const shortwire_crypto_v1_keyed_request_t *request,
                                                       shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_exchange_public_key_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_exchange_public_key_into_wire(
    const shortwire_crypto_v1_exchange_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call);

/* The public key of a private one. */
static inline sw_code_e shortwire_crypto_v1_exchange_public_key(
    const shortwire_crypto_v1_exchange_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_exchange_public_key_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_exchange_public_key_into(
    const shortwire_crypto_v1_exchange_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_exchange_public_key_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->message.data;
  in[4].u64 = request->message.len;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Exchange/PublicKey for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_exchange_public_key_many(const shortwire_crypto_v1_exchange_t *client,
                                                       size_t count,
                                                       const shortwire_crypto_v1_keyed_request_t *requests,
                                                       shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                       sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_exchange_public_key_columns(
    const shortwire_crypto_v1_exchange_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Exchange/Shared in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_exchange_shared_raw(const shortwire_crypto_v1_exchange_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Exchange/Shared in wire format: what shortwire_crypto_v1_exchange_shared() does where
 * it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_exchange_shared_wire(const shortwire_crypto_v1_exchange_t *client,
                                                   const shortwire_crypto_v1_exchange_request_t *request,
                                                   shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_exchange_shared_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_exchange_shared_into_wire(const shortwire_crypto_v1_exchange_t *client,
                                                        const shortwire_crypto_v1_exchange_request_t *request,
                                                        void *memory, size_t size, sw_bytes_t *reply,
                                                        sw_call_t *call);

/* The secret of 32 bytes that both sides share. Hash it before it is used as a key (Kdf.Hkdf). A public key
 * of low order
 * is INVALID_ARGUMENT. */
static inline sw_code_e shortwire_crypto_v1_exchange_shared(
    const shortwire_crypto_v1_exchange_t *client, const shortwire_crypto_v1_exchange_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[2].flat == NULL)) {
    return shortwire_crypto_v1_exchange_shared_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->public_key.data;
  in[4].u64 = request->public_key.len;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_exchange_shared_into(
    const shortwire_crypto_v1_exchange_t *client, const shortwire_crypto_v1_exchange_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[5];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[2].flat == NULL)) {
    return shortwire_crypto_v1_exchange_shared_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->public_key.data;
  in[4].u64 = request->public_key.len;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Exchange/Shared for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_exchange_shared_many(const shortwire_crypto_v1_exchange_t *client, size_t count,
                                                   const shortwire_crypto_v1_exchange_request_t *requests,
                                                   shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                   sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_exchange_shared_columns(
    const shortwire_crypto_v1_exchange_t *client, size_t count,
    const shortwire_crypto_v1_exchange_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* Hazardous material: see above. */
typedef struct shortwire_crypto_v1_stream_t {
  sw_client_t base;
  sw_entry_t methods[3];
} shortwire_crypto_v1_stream_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e shortwire_crypto_v1_stream_open(const char *path, const sw_options_t *options,
                                          shortwire_crypto_v1_stream_t *client, sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e shortwire_crypto_v1_stream_join(const sw_client_t *other, shortwire_crypto_v1_stream_t *client,
                                          sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void shortwire_crypto_v1_stream_close(shortwire_crypto_v1_stream_t *client);

/* shortwire.crypto.v1.Stream/Xor in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_stream_xor_raw(const shortwire_crypto_v1_stream_t *client, sw_bytes_t request,
                                             sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Stream/Xor in wire format: what shortwire_crypto_v1_stream_xor() does where it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_stream_xor_wire(const shortwire_crypto_v1_stream_t *client,
                                              const shortwire_crypto_v1_xor_request_t *request,
                                              shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_stream_xor_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_stream_xor_into_wire(const shortwire_crypto_v1_stream_t *client,
                                                   const shortwire_crypto_v1_xor_request_t *request,
                                                   void *memory, size_t size, sw_bytes_t *reply,
                                                   sw_call_t *call);

/* The message XORed with the key stream: encrypts and decrypts. In place, nothing moves. In batches,
 * messages with keys,
 * nonces and counters of their own are done side by side in vector lanes. */
static inline sw_code_e shortwire_crypto_v1_stream_xor(const shortwire_crypto_v1_stream_t *client,
                                                       const shortwire_crypto_v1_xor_request_t *request,
                                                       shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[9];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_stream_xor_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->nonce.data;
  in[4].u64 = request->nonce.len;
  in[5].data = request->message.data;
  in[6].u64 = request->message.len;
  in[7].i64 = request->algorithm;
  in[8].u64 = request->counter;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * `request->message` may lie in `memory`, and nothing else of the request.
 */
static inline sw_code_e shortwire_crypto_v1_stream_xor_into(const shortwire_crypto_v1_stream_t *client,
                                                            const shortwire_crypto_v1_xor_request_t *request,
                                                            void *memory, size_t size, sw_bytes_t *reply,
                                                            sw_call_t *call) {
  sw_slot_t in[9];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[0].flat == NULL)) {
    return shortwire_crypto_v1_stream_xor_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->nonce.data;
  in[4].u64 = request->nonce.len;
  in[5].data = request->message.data;
  in[6].u64 = request->message.len;
  in[7].i64 = request->algorithm;
  in[8].u64 = request->counter;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Stream/Xor for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_stream_xor_many(const shortwire_crypto_v1_stream_t *client, size_t count,
                                              const shortwire_crypto_v1_xor_request_t *requests,
                                              shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                              sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_stream_xor_columns(const shortwire_crypto_v1_stream_t *client, size_t count,
                                                 const shortwire_crypto_v1_xor_request_columns_t *request,
                                                 const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                 int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Stream/Generate in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_stream_generate_raw(const shortwire_crypto_v1_stream_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Stream/Generate in wire format: what shortwire_crypto_v1_stream_generate() does where
 * it cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_stream_generate_wire(const shortwire_crypto_v1_stream_t *client,
                                                   const shortwire_crypto_v1_key_stream_request_t *request,
                                                   shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_stream_generate_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_stream_generate_into_wire(
    const shortwire_crypto_v1_stream_t *client, const shortwire_crypto_v1_key_stream_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call);

/* So many bytes of the key stream. */
static inline sw_code_e shortwire_crypto_v1_stream_generate(
    const shortwire_crypto_v1_stream_t *client, const shortwire_crypto_v1_key_stream_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[8];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_stream_generate_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->nonce.data;
  in[4].u64 = request->nonce.len;
  in[5].i64 = request->algorithm;
  in[6].u64 = request->counter;
  in[7].u64 = request->size;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_stream_generate_into(
    const shortwire_crypto_v1_stream_t *client, const shortwire_crypto_v1_key_stream_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[8];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[1].flat == NULL)) {
    return shortwire_crypto_v1_stream_generate_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->nonce.data;
  in[4].u64 = request->nonce.len;
  in[5].i64 = request->algorithm;
  in[6].u64 = request->counter;
  in[7].u64 = request->size;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Stream/Generate for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_stream_generate_many(const shortwire_crypto_v1_stream_t *client, size_t count,
                                                   const shortwire_crypto_v1_key_stream_request_t *requests,
                                                   shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                   sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_stream_generate_columns(
    const shortwire_crypto_v1_stream_t *client, size_t count,
    const shortwire_crypto_v1_key_stream_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.crypto.v1.Stream/Derive in wire format. The reply lies in the call. */
sw_code_e shortwire_crypto_v1_stream_derive_raw(const shortwire_crypto_v1_stream_t *client,
                                                sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.crypto.v1.Stream/Derive in wire format: what shortwire_crypto_v1_stream_derive() does where it
 * cannot
 * use slots. */
sw_code_e shortwire_crypto_v1_stream_derive_wire(const shortwire_crypto_v1_stream_t *client,
                                                 const shortwire_crypto_v1_derive_request_t *request,
                                                 shortwire_crypto_v1_bytes_t *reply, sw_call_t *call);

/* What shortwire_crypto_v1_stream_derive_into() does where it cannot use slots. */
sw_code_e shortwire_crypto_v1_stream_derive_into_wire(const shortwire_crypto_v1_stream_t *client,
                                                      const shortwire_crypto_v1_derive_request_t *request,
                                                      void *memory, size_t size, sw_bytes_t *reply,
                                                      sw_call_t *call);

/* HSalsa20 or HChaCha20 of a key and 16 bytes: another key. */
static inline sw_code_e shortwire_crypto_v1_stream_derive(const shortwire_crypto_v1_stream_t *client,
                                                          const shortwire_crypto_v1_derive_request_t *request,
                                                          shortwire_crypto_v1_bytes_t *reply,
                                                          sw_call_t *call) {
  sw_slot_t in[6];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[2].flat == NULL)) {
    return shortwire_crypto_v1_stream_derive_wire(client, request, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->input.data;
  in[4].u64 = request->input.len;
  in[5].i64 = request->algorithm;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value.data = out[0].data;
  reply->value.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* The same with the reply, which is one field of bytes, in `memory` of the caller's, where the service
 * writes it: `*reply` is
 * where it lies there, empty after a failure. Copies and allocates nothing. A reply that is longer than
 * `size` is SW_RESOURCE_EXHAUSTED. `call` may
 * be NULL: then there is no context, and a failure has a code and no message.
 * Nothing of the request may lie in `memory`.
 */
static inline sw_code_e shortwire_crypto_v1_stream_derive_into(
    const shortwire_crypto_v1_stream_t *client, const shortwire_crypto_v1_derive_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  sw_slot_t in[6];
  sw_slot_t out[2];
  sw_buffer_t buffer = {(uint8_t *)memory, size, NULL, 0, NULL, 0};
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[2].flat == NULL)) {
    return shortwire_crypto_v1_stream_derive_into_wire(client, request, memory, size, reply, call);
  }
  in[0].data = request->key.data;
  in[1].u64 = request->key.len;
  in[2].u64 = request->handle;
  in[3].data = request->input.data;
  in[4].u64 = request->input.len;
  in[5].i64 = request->algorithm;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out, &buffer);
  if (SW_UNLIKELY(code != SW_OK || buffer.owned != NULL))
    return sw_client_not_into(&client->base, code, &buffer, reply, call);
  reply->data = buffer.data;
  reply->len = buffer.len;
  return SW_OK;
}

/* shortwire.crypto.v1.Stream/Derive for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_crypto_v1_stream_derive_many(const shortwire_crypto_v1_stream_t *client, size_t count,
                                                 const shortwire_crypto_v1_derive_request_t *requests,
                                                 shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                 sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_crypto_v1_stream_derive_columns(
    const shortwire_crypto_v1_stream_t *client, size_t count,
    const shortwire_crypto_v1_derive_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call);

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_CRYPTO_V1_H */
