/* Text for keys, random bytes, and comparing secrets. */
#ifndef SHORTWIRE_CRYPTO_ENCODING_H
#define SHORTWIRE_CRYPTO_ENCODING_H

#include "shortwire_crypto/library.h"
#include "shortwire_crypto/ending.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How bytes are written as text. */
typedef enum sw_text_e {
  SW_BASE16 =
      SHORTWIRE_CRYPTO_V1_TEXT_FORMAT_BASE16, /* lower case; reading takes upper case and a leading 0x too */
  SW_BASE32 = SHORTWIRE_CRYPTO_V1_TEXT_FORMAT_BASE32, /* the alphabet of Bech32 */
  SW_BECH32 = SHORTWIRE_CRYPTO_V1_TEXT_FORMAT_BECH32  /* BIP 173, with a human-readable prefix */
} sw_text_e;

/* Bytes as text in `memory`, without a terminator. `prefix` is for SW_BECH32 and else empty. Constant time.
 */
static inline sw_code_e sw_encode(const sw_crypto_t *crypto, sw_text_e format, sw_bytes_t prefix,
                                  sw_bytes_t data, sw_memory_t memory, sw_bytes_t *text, sw_call_t *call) {
  shortwire_crypto_v1_encode_request_t request;
  shortwire_crypto_v1_encode_request_init(&request);
  request.data = data;
  request.format = format;
  request.prefix = prefix;
  sw_call_t own = sw_call_on(memory.data, memory.size);
  shortwire_crypto_v1_text_t reply;
  sw_code_e code = shortwire_crypto_v1_encoding_encode(&crypto->encoding, &request, &reply, &own);
  if (code == SW_OK) code = sw_call_copy_into(&own, reply.value, memory.data, memory.size, text);
  return sw_crypto_end(code, &own, call);
}

/* The bytes of a text. SW_INVALID_ARGUMENT says what is wrong with it, and where. */
static inline sw_code_e sw_decode(const sw_crypto_t *crypto, sw_text_e format, sw_bytes_t prefix,
                                  sw_bytes_t text, sw_memory_t memory, sw_bytes_t *data, sw_call_t *call) {
  shortwire_crypto_v1_decode_request_t request;
  shortwire_crypto_v1_decode_request_init(&request);
  request.text = text;
  request.format = format;
  request.prefix = prefix;
  sw_call_t own = sw_call_on(memory.data, memory.size);
  shortwire_crypto_v1_bytes_t reply;
  sw_code_e code = shortwire_crypto_v1_encoding_decode(&crypto->encoding, &request, &reply, &own);
  if (code == SW_OK) code = sw_call_copy_into(&own, reply.value, memory.data, memory.size, data);
  return sw_crypto_end(code, &own, call);
}

/* Fills memory with random bytes of the operating system. */
static inline sw_code_e sw_random(const sw_crypto_t *crypto, sw_memory_t memory, sw_call_t *call) {
  shortwire_crypto_v1_random_request_t request;
  shortwire_crypto_v1_random_request_init(&request);
  request.size = memory.size;
  sw_bytes_t filled;
  return shortwire_crypto_v1_random_fill_into(&crypto->random, &request, memory.data, memory.size, &filled,
                                              call);
}

/* Whether two secrets are equal, in a time that does not tell where they differ. Other lengths are not equal;
 * nor is anything if the library is closed. */
static inline bool sw_equal(const sw_crypto_t *crypto, sw_bytes_t a, sw_bytes_t b) {
  shortwire_crypto_v1_compare_request_t request;
  shortwire_crypto_v1_compare_request_init(&request);
  request.a = a;
  request.b = b;
  shortwire_crypto_v1_compare_reply_t reply;
  return shortwire_crypto_v1_compare_equal(&crypto->compare, &request, &reply, NULL) == SW_OK &&
         reply.is_equal;
}

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_CRYPTO_ENCODING_H */
