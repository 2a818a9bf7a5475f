/* Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto,
 * shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto,
 * shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit. */
/* clang-format off */
#include "shortwire_crypto_v1.h"

const char *shortwire_crypto_v1_key_kind_name(shortwire_crypto_v1_key_kind_e value) {
  switch (value) {
    case SHORTWIRE_CRYPTO_V1_KEY_KIND_UNSPECIFIED:
      return "KEY_KIND_UNSPECIFIED";
    case SHORTWIRE_CRYPTO_V1_KEY_KIND_SIGNING:
      return "KEY_KIND_SIGNING";
    case SHORTWIRE_CRYPTO_V1_KEY_KIND_EXTENDED_SIGNING:
      return "KEY_KIND_EXTENDED_SIGNING";
    case SHORTWIRE_CRYPTO_V1_KEY_KIND_VERIFYING:
      return "KEY_KIND_VERIFYING";
    default:
      return NULL;
  }
}

const char *shortwire_crypto_v1_aead_algorithm_name(shortwire_crypto_v1_aead_algorithm_e value) {
  switch (value) {
    case SHORTWIRE_CRYPTO_V1_AEAD_ALGORITHM_XCHACHA20_POLY1305:
      return "AEAD_ALGORITHM_XCHACHA20_POLY1305";
    case SHORTWIRE_CRYPTO_V1_AEAD_ALGORITHM_CHACHA20_POLY1305:
      return "AEAD_ALGORITHM_CHACHA20_POLY1305";
    default:
      return NULL;
  }
}

const char *shortwire_crypto_v1_text_format_name(shortwire_crypto_v1_text_format_e value) {
  switch (value) {
    case SHORTWIRE_CRYPTO_V1_TEXT_FORMAT_BASE16:
      return "TEXT_FORMAT_BASE16";
    case SHORTWIRE_CRYPTO_V1_TEXT_FORMAT_BASE32:
      return "TEXT_FORMAT_BASE32";
    case SHORTWIRE_CRYPTO_V1_TEXT_FORMAT_BECH32:
      return "TEXT_FORMAT_BECH32";
    default:
      return NULL;
  }
}

const char *shortwire_crypto_v1_hash_algorithm_name(shortwire_crypto_v1_hash_algorithm_e value) {
  switch (value) {
    case SHORTWIRE_CRYPTO_V1_HASH_ALGORITHM_SHA256:
      return "HASH_ALGORITHM_SHA256";
    case SHORTWIRE_CRYPTO_V1_HASH_ALGORITHM_SHA512:
      return "HASH_ALGORITHM_SHA512";
    case SHORTWIRE_CRYPTO_V1_HASH_ALGORITHM_BLAKE2B:
      return "HASH_ALGORITHM_BLAKE2B";
    case SHORTWIRE_CRYPTO_V1_HASH_ALGORITHM_HMAC_SHA256:
      return "HASH_ALGORITHM_HMAC_SHA256";
    case SHORTWIRE_CRYPTO_V1_HASH_ALGORITHM_HMAC_SHA512:
      return "HASH_ALGORITHM_HMAC_SHA512";
    case SHORTWIRE_CRYPTO_V1_HASH_ALGORITHM_POLY1305:
      return "HASH_ALGORITHM_POLY1305";
    default:
      return NULL;
  }
}

const char *shortwire_crypto_v1_mac_algorithm_name(shortwire_crypto_v1_mac_algorithm_e value) {
  switch (value) {
    case SHORTWIRE_CRYPTO_V1_MAC_ALGORITHM_HMAC_SHA256:
      return "MAC_ALGORITHM_HMAC_SHA256";
    case SHORTWIRE_CRYPTO_V1_MAC_ALGORITHM_HMAC_SHA512:
      return "MAC_ALGORITHM_HMAC_SHA512";
    case SHORTWIRE_CRYPTO_V1_MAC_ALGORITHM_POLY1305:
      return "MAC_ALGORITHM_POLY1305";
    default:
      return NULL;
  }
}

const char *shortwire_crypto_v1_kdf_hash_name(shortwire_crypto_v1_kdf_hash_e value) {
  switch (value) {
    case SHORTWIRE_CRYPTO_V1_KDF_HASH_SHA256:
      return "KDF_HASH_SHA256";
    case SHORTWIRE_CRYPTO_V1_KDF_HASH_SHA512:
      return "KDF_HASH_SHA512";
    default:
      return NULL;
  }
}

const char *shortwire_crypto_v1_stream_algorithm_name(shortwire_crypto_v1_stream_algorithm_e value) {
  switch (value) {
    case SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_XCHACHA20:
      return "STREAM_ALGORITHM_XCHACHA20";
    case SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_CHACHA20:
      return "STREAM_ALGORITHM_CHACHA20";
    case SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_CHACHA20_ORIGINAL:
      return "STREAM_ALGORITHM_CHACHA20_ORIGINAL";
    case SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_XSALSA20:
      return "STREAM_ALGORITHM_XSALSA20";
    case SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_SALSA20:
      return "STREAM_ALGORITHM_SALSA20";
    case SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_CHACHA12:
      return "STREAM_ALGORITHM_CHACHA12";
    case SHORTWIRE_CRYPTO_V1_STREAM_ALGORITHM_CHACHA8:
      return "STREAM_ALGORITHM_CHACHA8";
    default:
      return NULL;
  }
}

uint8_t *shortwire_crypto_v1_store_key_request_write(
    const shortwire_crypto_v1_store_key_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->kind != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->kind), 0x10);
  if (message->key.len != 0) {
    p = sw_write_bytes(w, p, message->key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.StoreKeyRequest.key");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_store_key_request_read(const uint8_t *p, const uint8_t *end,
                                                          sw_reader_t *r,
                                                          shortwire_crypto_v1_store_key_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.StoreKeyRequest.key");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.StoreKeyRequest.kind");
        message->kind = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_store_key_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_store_key_request_t **message) {
  shortwire_crypto_v1_store_key_request_t *target =
      (shortwire_crypto_v1_store_key_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_store_key_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_store_key_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_store_key_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_store_key_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_store_key_request_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_store_key_request_t *list =
      (shortwire_crypto_v1_store_key_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_store_key_request_init(&list[*count]);
    p = shortwire_crypto_v1_store_key_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_store_key_request_encode(const shortwire_crypto_v1_store_key_request_t *message,
                                                       sw_writer_t *writer, sw_bytes_t *bytes,
                                                       sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_store_key_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_store_key_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_STORE_KEY_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_store_key_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                       shortwire_crypto_v1_store_key_request_t *message,
                                                       sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_store_key_request_decode");
  shortwire_crypto_v1_store_key_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_store_key_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_STORE_KEY_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_generate_key_request_write(
    const shortwire_crypto_v1_generate_key_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 25);
  if (p == NULL) return NULL;
  if (message->kind != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->kind), 0x10);
  if (message->size != 0) p = sw_put_tag(sw_put_varint(p, message->size), 0x08);
  return p;
}

const uint8_t *shortwire_crypto_v1_generate_key_request_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    shortwire_crypto_v1_generate_key_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.GenerateKeyRequest.size");
        message->size = (uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.GenerateKeyRequest.kind");
        message->kind = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_generate_key_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_generate_key_request_t **message) {
  shortwire_crypto_v1_generate_key_request_t *target =
      (shortwire_crypto_v1_generate_key_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_generate_key_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_generate_key_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_generate_key_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_generate_key_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_generate_key_request_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_generate_key_request_t *list =
      (shortwire_crypto_v1_generate_key_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_generate_key_request_init(&list[*count]);
    p = shortwire_crypto_v1_generate_key_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_generate_key_request_encode(
    const shortwire_crypto_v1_generate_key_request_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_generate_key_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_generate_key_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_GENERATE_KEY_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_generate_key_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                          shortwire_crypto_v1_generate_key_request_t *message,
                                                          sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_generate_key_request_decode");
  shortwire_crypto_v1_generate_key_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_generate_key_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_GENERATE_KEY_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_key_handle_write(const shortwire_crypto_v1_key_handle_t *restrict message,
                                              uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->handle != 0) p = sw_put_tag(sw_put_varint(p, message->handle), 0x08);
  return p;
}

const uint8_t *shortwire_crypto_v1_key_handle_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_crypto_v1_key_handle_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.KeyHandle.handle");
        message->handle = value.value;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_key_handle_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_crypto_v1_key_handle_t **message) {
  shortwire_crypto_v1_key_handle_t *target = (shortwire_crypto_v1_key_handle_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_key_handle_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_key_handle_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_key_handle_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_key_handle_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_crypto_v1_key_handle_t **items,
                                                     size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_key_handle_t *list =
      (shortwire_crypto_v1_key_handle_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_key_handle_init(&list[*count]);
    p = shortwire_crypto_v1_key_handle_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_key_handle_encode(const shortwire_crypto_v1_key_handle_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_key_handle_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_key_handle_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_KEY_HANDLE_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_key_handle_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_crypto_v1_key_handle_t *message,
                                                sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_key_handle_decode");
  shortwire_crypto_v1_key_handle_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_key_handle_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_KEY_HANDLE_NAME, error);
}

uint8_t *shortwire_crypto_v1_bytes_write(const shortwire_crypto_v1_bytes_t *restrict message, uint8_t *p,
                                         sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->value.len != 0) {
    p = sw_write_bytes(w, p, message->value);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.Bytes.value");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_bytes_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              shortwire_crypto_v1_bytes_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->value);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.Bytes.value");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_bytes_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               const shortwire_crypto_v1_bytes_t **message) {
  shortwire_crypto_v1_bytes_t *target = (shortwire_crypto_v1_bytes_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_bytes_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_bytes_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_bytes_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_bytes_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                uint32_t tag, const shortwire_crypto_v1_bytes_t **items,
                                                size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_bytes_t *list =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_bytes_init(&list[*count]);
    p = shortwire_crypto_v1_bytes_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_bytes_encode(const shortwire_crypto_v1_bytes_t *message, sw_writer_t *writer,
                                           sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_bytes_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_bytes_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_BYTES_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_bytes_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                           shortwire_crypto_v1_bytes_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_bytes_decode");
  shortwire_crypto_v1_bytes_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_BYTES_NAME, error);
}

uint8_t *shortwire_crypto_v1_empty_write(const shortwire_crypto_v1_empty_t *restrict message, uint8_t *p,
                                         sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_empty_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              shortwire_crypto_v1_empty_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_empty_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               const shortwire_crypto_v1_empty_t **message) {
  shortwire_crypto_v1_empty_t *target = (shortwire_crypto_v1_empty_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_empty_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_empty_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_empty_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_empty_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                uint32_t tag, const shortwire_crypto_v1_empty_t **items,
                                                size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_empty_t *list =
      (shortwire_crypto_v1_empty_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_empty_init(&list[*count]);
    p = shortwire_crypto_v1_empty_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_empty_encode(const shortwire_crypto_v1_empty_t *message, sw_writer_t *writer,
                                           sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_empty_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_empty_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_EMPTY_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_empty_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                           shortwire_crypto_v1_empty_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_empty_decode");
  shortwire_crypto_v1_empty_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_empty_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_EMPTY_NAME, error);
}

uint8_t *shortwire_crypto_v1_key_pair_write(const shortwire_crypto_v1_key_pair_t *restrict message,
                                            uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->public_key.len != 0) {
    p = sw_write_bytes(w, p, message->public_key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.KeyPair.public_key");
    p = sw_put_tag(p, 0x12);
  }
  if (message->private_key.len != 0) {
    p = sw_write_bytes(w, p, message->private_key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.KeyPair.private_key");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_key_pair_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 shortwire_crypto_v1_key_pair_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->private_key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.KeyPair.private_key");
        continue;
      }
      case 0x12: {
        p = sw_get_bytes(p, end, r, &message->public_key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.KeyPair.public_key");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_key_pair_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  const shortwire_crypto_v1_key_pair_t **message) {
  shortwire_crypto_v1_key_pair_t *target = (shortwire_crypto_v1_key_pair_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_key_pair_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_key_pair_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_key_pair_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_key_pair_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   uint32_t tag, const shortwire_crypto_v1_key_pair_t **items,
                                                   size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_key_pair_t *list =
      (shortwire_crypto_v1_key_pair_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_key_pair_init(&list[*count]);
    p = shortwire_crypto_v1_key_pair_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_key_pair_encode(const shortwire_crypto_v1_key_pair_t *message,
                                              sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_key_pair_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_key_pair_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_KEY_PAIR_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_key_pair_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                              shortwire_crypto_v1_key_pair_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_key_pair_decode");
  shortwire_crypto_v1_key_pair_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_key_pair_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_KEY_PAIR_NAME, error);
}

uint8_t *shortwire_crypto_v1_not_authentic_write(const shortwire_crypto_v1_not_authentic_t *restrict message,
                                                 uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_not_authentic_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      shortwire_crypto_v1_not_authentic_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_not_authentic_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       const shortwire_crypto_v1_not_authentic_t **message) {
  shortwire_crypto_v1_not_authentic_t *target = (shortwire_crypto_v1_not_authentic_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_not_authentic_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_not_authentic_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_not_authentic_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_not_authentic_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        uint32_t tag,
                                                        const shortwire_crypto_v1_not_authentic_t **items,
                                                        size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_not_authentic_t *list =
      (shortwire_crypto_v1_not_authentic_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_not_authentic_init(&list[*count]);
    p = shortwire_crypto_v1_not_authentic_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_not_authentic_encode(const shortwire_crypto_v1_not_authentic_t *message,
                                                   sw_writer_t *writer, sw_bytes_t *bytes,
                                                   sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_not_authentic_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_not_authentic_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_NOT_AUTHENTIC_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_not_authentic_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                   shortwire_crypto_v1_not_authentic_t *message,
                                                   sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_not_authentic_decode");
  shortwire_crypto_v1_not_authentic_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_not_authentic_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_NOT_AUTHENTIC_NAME, error);
}

uint8_t *shortwire_crypto_v1_keyed_request_write(const shortwire_crypto_v1_keyed_request_t *restrict message,
                                                 uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->message.len != 0) {
    p = sw_write_bytes(w, p, message->message);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.KeyedRequest.message");
    p = sw_put_tag(p, 0x1a);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->handle != 0) p = sw_put_tag(sw_put_varint(p, message->handle), 0x10);
  if (message->key.len != 0) {
    p = sw_write_bytes(w, p, message->key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.KeyedRequest.key");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_keyed_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      shortwire_crypto_v1_keyed_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.KeyedRequest.key");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.KeyedRequest.handle");
        message->handle = value.value;
        p = value.p;
        continue;
      }
      case 0x1a: {
        p = sw_get_bytes(p, end, r, &message->message);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.KeyedRequest.message");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_keyed_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       const shortwire_crypto_v1_keyed_request_t **message) {
  shortwire_crypto_v1_keyed_request_t *target = (shortwire_crypto_v1_keyed_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_keyed_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_keyed_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_keyed_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_keyed_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        uint32_t tag,
                                                        const shortwire_crypto_v1_keyed_request_t **items,
                                                        size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_keyed_request_t *list =
      (shortwire_crypto_v1_keyed_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_keyed_request_init(&list[*count]);
    p = shortwire_crypto_v1_keyed_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_keyed_request_encode(const shortwire_crypto_v1_keyed_request_t *message,
                                                   sw_writer_t *writer, sw_bytes_t *bytes,
                                                   sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_keyed_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_keyed_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_KEYED_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_keyed_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                   shortwire_crypto_v1_keyed_request_t *message,
                                                   sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_keyed_request_decode");
  shortwire_crypto_v1_keyed_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_keyed_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_KEYED_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_nonce_request_write(const shortwire_crypto_v1_nonce_request_t *restrict message,
                                                 uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->message.len != 0) {
    p = sw_write_bytes(w, p, message->message);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.NonceRequest.message");
    p = sw_put_tag(p, 0x22);
  }
  if (message->nonce.len != 0) {
    p = sw_write_bytes(w, p, message->nonce);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.NonceRequest.nonce");
    p = sw_put_tag(p, 0x1a);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->handle != 0) p = sw_put_tag(sw_put_varint(p, message->handle), 0x10);
  if (message->key.len != 0) {
    p = sw_write_bytes(w, p, message->key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.NonceRequest.key");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_nonce_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      shortwire_crypto_v1_nonce_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.NonceRequest.key");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.NonceRequest.handle");
        message->handle = value.value;
        p = value.p;
        continue;
      }
      case 0x1a: {
        p = sw_get_bytes(p, end, r, &message->nonce);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.NonceRequest.nonce");
        continue;
      }
      case 0x22: {
        p = sw_get_bytes(p, end, r, &message->message);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.NonceRequest.message");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_nonce_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       const shortwire_crypto_v1_nonce_request_t **message) {
  shortwire_crypto_v1_nonce_request_t *target = (shortwire_crypto_v1_nonce_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_nonce_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_nonce_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_nonce_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_nonce_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        uint32_t tag,
                                                        const shortwire_crypto_v1_nonce_request_t **items,
                                                        size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_nonce_request_t *list =
      (shortwire_crypto_v1_nonce_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_nonce_request_init(&list[*count]);
    p = shortwire_crypto_v1_nonce_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_nonce_request_encode(const shortwire_crypto_v1_nonce_request_t *message,
                                                   sw_writer_t *writer, sw_bytes_t *bytes,
                                                   sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_nonce_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_nonce_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_NONCE_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_nonce_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                   shortwire_crypto_v1_nonce_request_t *message,
                                                   sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_nonce_request_decode");
  shortwire_crypto_v1_nonce_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_nonce_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_NONCE_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_aead_request_write(const shortwire_crypto_v1_aead_request_t *restrict message,
                                                uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->algorithm != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->algorithm), 0x30);
  if (message->associated_data.len != 0) {
    p = sw_write_bytes(w, p, message->associated_data);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.AeadRequest.associated_data");
    p = sw_put_tag(p, 0x2a);
  }
  if (message->message.len != 0) {
    p = sw_write_bytes(w, p, message->message);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.AeadRequest.message");
    p = sw_put_tag(p, 0x22);
  }
  if (message->nonce.len != 0) {
    p = sw_write_bytes(w, p, message->nonce);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.AeadRequest.nonce");
    p = sw_put_tag(p, 0x1a);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->handle != 0) p = sw_put_tag(sw_put_varint(p, message->handle), 0x10);
  if (message->key.len != 0) {
    p = sw_write_bytes(w, p, message->key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.AeadRequest.key");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_aead_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     shortwire_crypto_v1_aead_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.AeadRequest.key");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.AeadRequest.handle");
        message->handle = value.value;
        p = value.p;
        continue;
      }
      case 0x1a: {
        p = sw_get_bytes(p, end, r, &message->nonce);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.AeadRequest.nonce");
        continue;
      }
      case 0x22: {
        p = sw_get_bytes(p, end, r, &message->message);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.AeadRequest.message");
        continue;
      }
      case 0x2a: {
        p = sw_get_bytes(p, end, r, &message->associated_data);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.AeadRequest.associated_data");
        continue;
      }
      case 0x30: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.AeadRequest.algorithm");
        message->algorithm = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_aead_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      const shortwire_crypto_v1_aead_request_t **message) {
  shortwire_crypto_v1_aead_request_t *target = (shortwire_crypto_v1_aead_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_aead_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_aead_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_aead_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_aead_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       uint32_t tag,
                                                       const shortwire_crypto_v1_aead_request_t **items,
                                                       size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_aead_request_t *list =
      (shortwire_crypto_v1_aead_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_aead_request_init(&list[*count]);
    p = shortwire_crypto_v1_aead_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_aead_request_encode(const shortwire_crypto_v1_aead_request_t *message,
                                                  sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_aead_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_aead_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_AEAD_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_aead_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                  shortwire_crypto_v1_aead_request_t *message,
                                                  sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_aead_request_decode");
  shortwire_crypto_v1_aead_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_aead_request_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_AEAD_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_start_sealing_request_write(
    const shortwire_crypto_v1_start_sealing_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->handle != 0) p = sw_put_tag(sw_put_varint(p, message->handle), 0x10);
  if (message->key.len != 0) {
    p = sw_write_bytes(w, p, message->key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.StartSealingRequest.key");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_start_sealing_request_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    shortwire_crypto_v1_start_sealing_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.StartSealingRequest.key");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.StartSealingRequest.handle");
        message->handle = value.value;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_start_sealing_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_start_sealing_request_t **message) {
  shortwire_crypto_v1_start_sealing_request_t *target =
      (shortwire_crypto_v1_start_sealing_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_start_sealing_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_start_sealing_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_start_sealing_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_start_sealing_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_start_sealing_request_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_start_sealing_request_t *list =
      (shortwire_crypto_v1_start_sealing_request_t *)sw_list_grow(r->arena, *items, *count, run,
                                                                  sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_start_sealing_request_init(&list[*count]);
    p = shortwire_crypto_v1_start_sealing_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_start_sealing_request_encode(
    const shortwire_crypto_v1_start_sealing_request_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_start_sealing_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_start_sealing_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_START_SEALING_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_start_sealing_request_decode(
    sw_bytes_t bytes, sw_arena_t *arena, shortwire_crypto_v1_start_sealing_request_t *message,
    sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_start_sealing_request_decode");
  shortwire_crypto_v1_start_sealing_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_start_sealing_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_START_SEALING_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_sealing_handle_write(
    const shortwire_crypto_v1_sealing_handle_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->header.len != 0) {
    p = sw_write_bytes(w, p, message->header);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.SealingHandle.header");
    p = sw_put_tag(p, 0x12);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->stream != 0) p = sw_put_tag(sw_put_varint(p, message->stream), 0x08);
  return p;
}

const uint8_t *shortwire_crypto_v1_sealing_handle_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       shortwire_crypto_v1_sealing_handle_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.SealingHandle.stream");
        message->stream = value.value;
        p = value.p;
        continue;
      }
      case 0x12: {
        p = sw_get_bytes(p, end, r, &message->header);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.SealingHandle.header");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_sealing_handle_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_sealing_handle_t **message) {
  shortwire_crypto_v1_sealing_handle_t *target = (shortwire_crypto_v1_sealing_handle_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_sealing_handle_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_sealing_handle_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_sealing_handle_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_sealing_handle_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         uint32_t tag,
                                                         const shortwire_crypto_v1_sealing_handle_t **items,
                                                         size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_sealing_handle_t *list =
      (shortwire_crypto_v1_sealing_handle_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_sealing_handle_init(&list[*count]);
    p = shortwire_crypto_v1_sealing_handle_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_sealing_handle_encode(const shortwire_crypto_v1_sealing_handle_t *message,
                                                    sw_writer_t *writer, sw_bytes_t *bytes,
                                                    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_sealing_handle_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_sealing_handle_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_SEALING_HANDLE_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_sealing_handle_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                    shortwire_crypto_v1_sealing_handle_t *message,
                                                    sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_sealing_handle_decode");
  shortwire_crypto_v1_sealing_handle_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_sealing_handle_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_SEALING_HANDLE_NAME, error);
}

uint8_t *shortwire_crypto_v1_start_opening_request_write(
    const shortwire_crypto_v1_start_opening_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->header.len != 0) {
    p = sw_write_bytes(w, p, message->header);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.StartOpeningRequest.header");
    p = sw_put_tag(p, 0x1a);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->handle != 0) p = sw_put_tag(sw_put_varint(p, message->handle), 0x10);
  if (message->key.len != 0) {
    p = sw_write_bytes(w, p, message->key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.StartOpeningRequest.key");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_start_opening_request_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    shortwire_crypto_v1_start_opening_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.StartOpeningRequest.key");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.StartOpeningRequest.handle");
        message->handle = value.value;
        p = value.p;
        continue;
      }
      case 0x1a: {
        p = sw_get_bytes(p, end, r, &message->header);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.StartOpeningRequest.header");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_start_opening_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_start_opening_request_t **message) {
  shortwire_crypto_v1_start_opening_request_t *target =
      (shortwire_crypto_v1_start_opening_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_start_opening_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_start_opening_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_start_opening_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_start_opening_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_start_opening_request_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_start_opening_request_t *list =
      (shortwire_crypto_v1_start_opening_request_t *)sw_list_grow(r->arena, *items, *count, run,
                                                                  sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_start_opening_request_init(&list[*count]);
    p = shortwire_crypto_v1_start_opening_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_start_opening_request_encode(
    const shortwire_crypto_v1_start_opening_request_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_start_opening_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_start_opening_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_START_OPENING_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_start_opening_request_decode(
    sw_bytes_t bytes, sw_arena_t *arena, shortwire_crypto_v1_start_opening_request_t *message,
    sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_start_opening_request_decode");
  shortwire_crypto_v1_start_opening_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_start_opening_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_START_OPENING_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_opening_handle_write(
    const shortwire_crypto_v1_opening_handle_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->stream != 0) p = sw_put_tag(sw_put_varint(p, message->stream), 0x08);
  return p;
}

const uint8_t *shortwire_crypto_v1_opening_handle_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       shortwire_crypto_v1_opening_handle_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.OpeningHandle.stream");
        message->stream = value.value;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_opening_handle_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_opening_handle_t **message) {
  shortwire_crypto_v1_opening_handle_t *target = (shortwire_crypto_v1_opening_handle_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_opening_handle_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_opening_handle_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_opening_handle_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_opening_handle_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         uint32_t tag,
                                                         const shortwire_crypto_v1_opening_handle_t **items,
                                                         size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_opening_handle_t *list =
      (shortwire_crypto_v1_opening_handle_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_opening_handle_init(&list[*count]);
    p = shortwire_crypto_v1_opening_handle_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_opening_handle_encode(const shortwire_crypto_v1_opening_handle_t *message,
                                                    sw_writer_t *writer, sw_bytes_t *bytes,
                                                    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_opening_handle_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_opening_handle_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_OPENING_HANDLE_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_opening_handle_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                    shortwire_crypto_v1_opening_handle_t *message,
                                                    sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_opening_handle_decode");
  shortwire_crypto_v1_opening_handle_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_opening_handle_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_OPENING_HANDLE_NAME, error);
}

uint8_t *shortwire_crypto_v1_chunked_handle_write(
    const shortwire_crypto_v1_chunked_handle_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->stream != 0) p = sw_put_tag(sw_put_varint(p, message->stream), 0x08);
  return p;
}

const uint8_t *shortwire_crypto_v1_chunked_handle_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       shortwire_crypto_v1_chunked_handle_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.ChunkedHandle.stream");
        message->stream = value.value;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_chunked_handle_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_chunked_handle_t **message) {
  shortwire_crypto_v1_chunked_handle_t *target = (shortwire_crypto_v1_chunked_handle_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_chunked_handle_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_chunked_handle_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_chunked_handle_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_chunked_handle_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         uint32_t tag,
                                                         const shortwire_crypto_v1_chunked_handle_t **items,
                                                         size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_chunked_handle_t *list =
      (shortwire_crypto_v1_chunked_handle_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_chunked_handle_init(&list[*count]);
    p = shortwire_crypto_v1_chunked_handle_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_chunked_handle_encode(const shortwire_crypto_v1_chunked_handle_t *message,
                                                    sw_writer_t *writer, sw_bytes_t *bytes,
                                                    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_chunked_handle_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_chunked_handle_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_CHUNKED_HANDLE_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_chunked_handle_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                    shortwire_crypto_v1_chunked_handle_t *message,
                                                    sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_chunked_handle_decode");
  shortwire_crypto_v1_chunked_handle_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_chunked_handle_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_CHUNKED_HANDLE_NAME, error);
}

uint8_t *shortwire_crypto_v1_chunk_request_write(const shortwire_crypto_v1_chunk_request_t *restrict message,
                                                 uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->associated_data.len != 0) {
    p = sw_write_bytes(w, p, message->associated_data);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.ChunkRequest.associated_data");
    p = sw_put_tag(p, 0x22);
  }
  p = sw_reserve(w, p, 6);
  if (p == NULL) return NULL;
  if (message->is_last) p = sw_put_tag(sw_put_varint(p, message->is_last), 0x18);
  if (message->chunk.len != 0) {
    p = sw_write_bytes(w, p, message->chunk);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.ChunkRequest.chunk");
    p = sw_put_tag(p, 0x12);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->stream != 0) p = sw_put_tag(sw_put_varint(p, message->stream), 0x08);
  return p;
}

const uint8_t *shortwire_crypto_v1_chunk_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      shortwire_crypto_v1_chunk_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.ChunkRequest.stream");
        message->stream = value.value;
        p = value.p;
        continue;
      }
      case 0x12: {
        p = sw_get_bytes(p, end, r, &message->chunk);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.ChunkRequest.chunk");
        continue;
      }
      case 0x18: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.ChunkRequest.is_last");
        message->is_last = value.value != 0;
        p = value.p;
        continue;
      }
      case 0x22: {
        p = sw_get_bytes(p, end, r, &message->associated_data);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.ChunkRequest.associated_data");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_chunk_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       const shortwire_crypto_v1_chunk_request_t **message) {
  shortwire_crypto_v1_chunk_request_t *target = (shortwire_crypto_v1_chunk_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_chunk_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_chunk_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_chunk_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_chunk_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        uint32_t tag,
                                                        const shortwire_crypto_v1_chunk_request_t **items,
                                                        size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_chunk_request_t *list =
      (shortwire_crypto_v1_chunk_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_chunk_request_init(&list[*count]);
    p = shortwire_crypto_v1_chunk_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_chunk_request_encode(const shortwire_crypto_v1_chunk_request_t *message,
                                                   sw_writer_t *writer, sw_bytes_t *bytes,
                                                   sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_chunk_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_chunk_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_CHUNK_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_chunk_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                   shortwire_crypto_v1_chunk_request_t *message,
                                                   sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_chunk_request_decode");
  shortwire_crypto_v1_chunk_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_chunk_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_CHUNK_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_encode_request_write(
    const shortwire_crypto_v1_encode_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->prefix.len != 0) {
    p = sw_write_string(w, p, message->prefix);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.EncodeRequest.prefix");
    p = sw_put_tag(p, 0x1a);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->format != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->format), 0x10);
  if (message->data.len != 0) {
    p = sw_write_bytes(w, p, message->data);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.EncodeRequest.data");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_encode_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       shortwire_crypto_v1_encode_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->data);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.EncodeRequest.data");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.EncodeRequest.format");
        message->format = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x1a: {
        p = sw_get_string(p, end, r, &message->prefix);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.EncodeRequest.prefix");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_encode_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_encode_request_t **message) {
  shortwire_crypto_v1_encode_request_t *target = (shortwire_crypto_v1_encode_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_encode_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_encode_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_encode_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_encode_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         uint32_t tag,
                                                         const shortwire_crypto_v1_encode_request_t **items,
                                                         size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_encode_request_t *list =
      (shortwire_crypto_v1_encode_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_encode_request_init(&list[*count]);
    p = shortwire_crypto_v1_encode_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_encode_request_encode(const shortwire_crypto_v1_encode_request_t *message,
                                                    sw_writer_t *writer, sw_bytes_t *bytes,
                                                    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_encode_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_encode_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_ENCODE_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_encode_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                    shortwire_crypto_v1_encode_request_t *message,
                                                    sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_encode_request_decode");
  shortwire_crypto_v1_encode_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_encode_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_ENCODE_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_decode_request_write(
    const shortwire_crypto_v1_decode_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->prefix.len != 0) {
    p = sw_write_string(w, p, message->prefix);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.DecodeRequest.prefix");
    p = sw_put_tag(p, 0x1a);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->format != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->format), 0x10);
  if (message->text.len != 0) {
    p = sw_write_string(w, p, message->text);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.DecodeRequest.text");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_decode_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       shortwire_crypto_v1_decode_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_string(p, end, r, &message->text);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.DecodeRequest.text");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.DecodeRequest.format");
        message->format = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x1a: {
        p = sw_get_string(p, end, r, &message->prefix);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.DecodeRequest.prefix");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_decode_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_decode_request_t **message) {
  shortwire_crypto_v1_decode_request_t *target = (shortwire_crypto_v1_decode_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_decode_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_decode_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_decode_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_decode_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         uint32_t tag,
                                                         const shortwire_crypto_v1_decode_request_t **items,
                                                         size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_decode_request_t *list =
      (shortwire_crypto_v1_decode_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_decode_request_init(&list[*count]);
    p = shortwire_crypto_v1_decode_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_decode_request_encode(const shortwire_crypto_v1_decode_request_t *message,
                                                    sw_writer_t *writer, sw_bytes_t *bytes,
                                                    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_decode_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_decode_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_DECODE_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_decode_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                    shortwire_crypto_v1_decode_request_t *message,
                                                    sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_decode_request_decode");
  shortwire_crypto_v1_decode_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_decode_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_DECODE_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_text_write(const shortwire_crypto_v1_text_t *restrict message, uint8_t *p,
                                        sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->value.len != 0) {
    p = sw_write_string(w, p, message->value);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.Text.value");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_text_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             shortwire_crypto_v1_text_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_string(p, end, r, &message->value);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.Text.value");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_text_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              const shortwire_crypto_v1_text_t **message) {
  shortwire_crypto_v1_text_t *target = (shortwire_crypto_v1_text_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_text_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_text_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_text_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_text_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               uint32_t tag, const shortwire_crypto_v1_text_t **items,
                                               size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_text_t *list =
      (shortwire_crypto_v1_text_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_text_init(&list[*count]);
    p = shortwire_crypto_v1_text_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_text_encode(const shortwire_crypto_v1_text_t *message, sw_writer_t *writer,
                                          sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_text_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_text_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_TEXT_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_text_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                          shortwire_crypto_v1_text_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_text_decode");
  shortwire_crypto_v1_text_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_text_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_TEXT_NAME, error);
}

uint8_t *shortwire_crypto_v1_random_request_write(
    const shortwire_crypto_v1_random_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->size != 0) p = sw_put_tag(sw_put_varint(p, message->size), 0x08);
  return p;
}

const uint8_t *shortwire_crypto_v1_random_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       shortwire_crypto_v1_random_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.RandomRequest.size");
        message->size = value.value;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_random_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_random_request_t **message) {
  shortwire_crypto_v1_random_request_t *target = (shortwire_crypto_v1_random_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_random_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_random_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_random_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_random_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         uint32_t tag,
                                                         const shortwire_crypto_v1_random_request_t **items,
                                                         size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_random_request_t *list =
      (shortwire_crypto_v1_random_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_random_request_init(&list[*count]);
    p = shortwire_crypto_v1_random_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_random_request_encode(const shortwire_crypto_v1_random_request_t *message,
                                                    sw_writer_t *writer, sw_bytes_t *bytes,
                                                    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_random_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_random_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_RANDOM_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_random_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                    shortwire_crypto_v1_random_request_t *message,
                                                    sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_random_request_decode");
  shortwire_crypto_v1_random_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_random_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_RANDOM_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_compare_request_write(
    const shortwire_crypto_v1_compare_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->b.len != 0) {
    p = sw_write_bytes(w, p, message->b);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.CompareRequest.b");
    p = sw_put_tag(p, 0x12);
  }
  if (message->a.len != 0) {
    p = sw_write_bytes(w, p, message->a);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.CompareRequest.a");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_compare_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        shortwire_crypto_v1_compare_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->a);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.CompareRequest.a");
        continue;
      }
      case 0x12: {
        p = sw_get_bytes(p, end, r, &message->b);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.CompareRequest.b");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_compare_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_compare_request_t **message) {
  shortwire_crypto_v1_compare_request_t *target =
      (shortwire_crypto_v1_compare_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_compare_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_compare_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_compare_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_compare_request_append(const uint8_t *p, const uint8_t *end,
                                                          sw_reader_t *r, uint32_t tag,
                                                          const shortwire_crypto_v1_compare_request_t **items,
                                                          size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_compare_request_t *list =
      (shortwire_crypto_v1_compare_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_compare_request_init(&list[*count]);
    p = shortwire_crypto_v1_compare_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_compare_request_encode(const shortwire_crypto_v1_compare_request_t *message,
                                                     sw_writer_t *writer, sw_bytes_t *bytes,
                                                     sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_compare_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_compare_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_COMPARE_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_compare_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                     shortwire_crypto_v1_compare_request_t *message,
                                                     sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_compare_request_decode");
  shortwire_crypto_v1_compare_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_compare_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_COMPARE_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_compare_reply_write(const shortwire_crypto_v1_compare_reply_t *restrict message,
                                                 uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 6);
  if (p == NULL) return NULL;
  if (message->is_equal) p = sw_put_tag(sw_put_varint(p, message->is_equal), 0x08);
  return p;
}

const uint8_t *shortwire_crypto_v1_compare_reply_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      shortwire_crypto_v1_compare_reply_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.CompareReply.is_equal");
        message->is_equal = value.value != 0;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_compare_reply_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       const shortwire_crypto_v1_compare_reply_t **message) {
  shortwire_crypto_v1_compare_reply_t *target = (shortwire_crypto_v1_compare_reply_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_compare_reply_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_compare_reply_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_compare_reply_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_compare_reply_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        uint32_t tag,
                                                        const shortwire_crypto_v1_compare_reply_t **items,
                                                        size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_compare_reply_t *list =
      (shortwire_crypto_v1_compare_reply_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_compare_reply_init(&list[*count]);
    p = shortwire_crypto_v1_compare_reply_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_compare_reply_encode(const shortwire_crypto_v1_compare_reply_t *message,
                                                   sw_writer_t *writer, sw_bytes_t *bytes,
                                                   sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_compare_reply_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_compare_reply_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_COMPARE_REPLY_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_compare_reply_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                   shortwire_crypto_v1_compare_reply_t *message,
                                                   sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_compare_reply_decode");
  shortwire_crypto_v1_compare_reply_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_compare_reply_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_COMPARE_REPLY_NAME, error);
}

uint8_t *shortwire_crypto_v1_blake2b_request_write(
    const shortwire_crypto_v1_blake2b_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->personalisation.len != 0) {
    p = sw_write_bytes(w, p, message->personalisation);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.Blake2bRequest.personalisation");
    p = sw_put_tag(p, 0x2a);
  }
  if (message->salt.len != 0) {
    p = sw_write_bytes(w, p, message->salt);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.Blake2bRequest.salt");
    p = sw_put_tag(p, 0x22);
  }
  if (message->key.len != 0) {
    p = sw_write_bytes(w, p, message->key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.Blake2bRequest.key");
    p = sw_put_tag(p, 0x1a);
  }
  p = sw_reserve(w, p, 10);
  if (p == NULL) return NULL;
  if (message->length != 0) p = sw_put_tag(sw_put_varint(p, message->length), 0x10);
  if (message->message.len != 0) {
    p = sw_write_bytes(w, p, message->message);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.Blake2bRequest.message");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_blake2b_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        shortwire_crypto_v1_blake2b_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->message);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.Blake2bRequest.message");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.Blake2bRequest.length");
        message->length = (uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x1a: {
        p = sw_get_bytes(p, end, r, &message->key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.Blake2bRequest.key");
        continue;
      }
      case 0x22: {
        p = sw_get_bytes(p, end, r, &message->salt);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.Blake2bRequest.salt");
        continue;
      }
      case 0x2a: {
        p = sw_get_bytes(p, end, r, &message->personalisation);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.Blake2bRequest.personalisation");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_blake2b_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_blake2b_request_t **message) {
  shortwire_crypto_v1_blake2b_request_t *target =
      (shortwire_crypto_v1_blake2b_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_blake2b_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_blake2b_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_blake2b_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_blake2b_request_append(const uint8_t *p, const uint8_t *end,
                                                          sw_reader_t *r, uint32_t tag,
                                                          const shortwire_crypto_v1_blake2b_request_t **items,
                                                          size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_blake2b_request_t *list =
      (shortwire_crypto_v1_blake2b_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_blake2b_request_init(&list[*count]);
    p = shortwire_crypto_v1_blake2b_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_blake2b_request_encode(const shortwire_crypto_v1_blake2b_request_t *message,
                                                     sw_writer_t *writer, sw_bytes_t *bytes,
                                                     sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_blake2b_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_blake2b_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_BLAKE2B_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_blake2b_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                     shortwire_crypto_v1_blake2b_request_t *message,
                                                     sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_blake2b_request_decode");
  shortwire_crypto_v1_blake2b_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_blake2b_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_BLAKE2B_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_start_hash_request_write(
    const shortwire_crypto_v1_start_hash_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->personalisation.len != 0) {
    p = sw_write_bytes(w, p, message->personalisation);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.StartHashRequest.personalisation");
    p = sw_put_tag(p, 0x32);
  }
  if (message->salt.len != 0) {
    p = sw_write_bytes(w, p, message->salt);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.StartHashRequest.salt");
    p = sw_put_tag(p, 0x2a);
  }
  p = sw_reserve(w, p, 25);
  if (p == NULL) return NULL;
  if (message->length != 0) p = sw_put_tag(sw_put_varint(p, message->length), 0x20);
  if (message->handle != 0) p = sw_put_tag(sw_put_varint(p, message->handle), 0x18);
  if (message->key.len != 0) {
    p = sw_write_bytes(w, p, message->key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.StartHashRequest.key");
    p = sw_put_tag(p, 0x12);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->algorithm != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->algorithm), 0x08);
  return p;
}

const uint8_t *shortwire_crypto_v1_start_hash_request_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, shortwire_crypto_v1_start_hash_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.StartHashRequest.algorithm");
        message->algorithm = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x12: {
        p = sw_get_bytes(p, end, r, &message->key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.StartHashRequest.key");
        continue;
      }
      case 0x18: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.StartHashRequest.handle");
        message->handle = value.value;
        p = value.p;
        continue;
      }
      case 0x20: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.StartHashRequest.length");
        message->length = (uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x2a: {
        p = sw_get_bytes(p, end, r, &message->salt);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.StartHashRequest.salt");
        continue;
      }
      case 0x32: {
        p = sw_get_bytes(p, end, r, &message->personalisation);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.StartHashRequest.personalisation");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_start_hash_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_start_hash_request_t **message) {
  shortwire_crypto_v1_start_hash_request_t *target =
      (shortwire_crypto_v1_start_hash_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_start_hash_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_start_hash_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_start_hash_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_start_hash_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_start_hash_request_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_start_hash_request_t *list =
      (shortwire_crypto_v1_start_hash_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_start_hash_request_init(&list[*count]);
    p = shortwire_crypto_v1_start_hash_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_start_hash_request_encode(
    const shortwire_crypto_v1_start_hash_request_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_start_hash_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_start_hash_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_START_HASH_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_start_hash_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                        shortwire_crypto_v1_start_hash_request_t *message,
                                                        sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_start_hash_request_decode");
  shortwire_crypto_v1_start_hash_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_start_hash_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_START_HASH_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_hash_handle_write(const shortwire_crypto_v1_hash_handle_t *restrict message,
                                               uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->stream != 0) p = sw_put_tag(sw_put_varint(p, message->stream), 0x08);
  return p;
}

const uint8_t *shortwire_crypto_v1_hash_handle_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    shortwire_crypto_v1_hash_handle_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.HashHandle.stream");
        message->stream = value.value;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_hash_handle_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const shortwire_crypto_v1_hash_handle_t **message) {
  shortwire_crypto_v1_hash_handle_t *target = (shortwire_crypto_v1_hash_handle_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_hash_handle_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_hash_handle_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_hash_handle_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_hash_handle_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const shortwire_crypto_v1_hash_handle_t **items,
                                                      size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_hash_handle_t *list =
      (shortwire_crypto_v1_hash_handle_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_hash_handle_init(&list[*count]);
    p = shortwire_crypto_v1_hash_handle_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_hash_handle_encode(const shortwire_crypto_v1_hash_handle_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_hash_handle_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_hash_handle_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_HASH_HANDLE_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_hash_handle_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 shortwire_crypto_v1_hash_handle_t *message,
                                                 sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_hash_handle_decode");
  shortwire_crypto_v1_hash_handle_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_hash_handle_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_HASH_HANDLE_NAME, error);
}

uint8_t *shortwire_crypto_v1_update_hash_request_write(
    const shortwire_crypto_v1_update_hash_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->data.len != 0) {
    p = sw_write_bytes(w, p, message->data);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.UpdateHashRequest.data");
    p = sw_put_tag(p, 0x12);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->stream != 0) p = sw_put_tag(sw_put_varint(p, message->stream), 0x08);
  return p;
}

const uint8_t *shortwire_crypto_v1_update_hash_request_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    shortwire_crypto_v1_update_hash_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.UpdateHashRequest.stream");
        message->stream = value.value;
        p = value.p;
        continue;
      }
      case 0x12: {
        p = sw_get_bytes(p, end, r, &message->data);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.UpdateHashRequest.data");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_update_hash_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_update_hash_request_t **message) {
  shortwire_crypto_v1_update_hash_request_t *target =
      (shortwire_crypto_v1_update_hash_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_update_hash_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_update_hash_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_update_hash_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_update_hash_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_update_hash_request_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_update_hash_request_t *list =
      (shortwire_crypto_v1_update_hash_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_update_hash_request_init(&list[*count]);
    p = shortwire_crypto_v1_update_hash_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_update_hash_request_encode(
    const shortwire_crypto_v1_update_hash_request_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_update_hash_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_update_hash_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_UPDATE_HASH_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_update_hash_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                         shortwire_crypto_v1_update_hash_request_t *message,
                                                         sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_update_hash_request_decode");
  shortwire_crypto_v1_update_hash_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_update_hash_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_UPDATE_HASH_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_mac_request_write(const shortwire_crypto_v1_mac_request_t *restrict message,
                                               uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->algorithm != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->algorithm), 0x20);
  if (message->message.len != 0) {
    p = sw_write_bytes(w, p, message->message);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.MacRequest.message");
    p = sw_put_tag(p, 0x1a);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->handle != 0) p = sw_put_tag(sw_put_varint(p, message->handle), 0x10);
  if (message->key.len != 0) {
    p = sw_write_bytes(w, p, message->key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.MacRequest.key");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_mac_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    shortwire_crypto_v1_mac_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.MacRequest.key");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.MacRequest.handle");
        message->handle = value.value;
        p = value.p;
        continue;
      }
      case 0x1a: {
        p = sw_get_bytes(p, end, r, &message->message);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.MacRequest.message");
        continue;
      }
      case 0x20: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.MacRequest.algorithm");
        message->algorithm = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_mac_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const shortwire_crypto_v1_mac_request_t **message) {
  shortwire_crypto_v1_mac_request_t *target = (shortwire_crypto_v1_mac_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_mac_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_mac_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_mac_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_mac_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const shortwire_crypto_v1_mac_request_t **items,
                                                      size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_mac_request_t *list =
      (shortwire_crypto_v1_mac_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_mac_request_init(&list[*count]);
    p = shortwire_crypto_v1_mac_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_mac_request_encode(const shortwire_crypto_v1_mac_request_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_mac_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_mac_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_MAC_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_mac_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 shortwire_crypto_v1_mac_request_t *message,
                                                 sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_mac_request_decode");
  shortwire_crypto_v1_mac_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_mac_request_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_MAC_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_verify_mac_request_write(
    const shortwire_crypto_v1_verify_mac_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->tag.len != 0) {
    p = sw_write_bytes(w, p, message->tag);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.VerifyMacRequest.tag");
    p = sw_put_tag(p, 0x2a);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->algorithm != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->algorithm), 0x20);
  if (message->message.len != 0) {
    p = sw_write_bytes(w, p, message->message);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.VerifyMacRequest.message");
    p = sw_put_tag(p, 0x1a);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->handle != 0) p = sw_put_tag(sw_put_varint(p, message->handle), 0x10);
  if (message->key.len != 0) {
    p = sw_write_bytes(w, p, message->key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.VerifyMacRequest.key");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_verify_mac_request_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, shortwire_crypto_v1_verify_mac_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.VerifyMacRequest.key");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.VerifyMacRequest.handle");
        message->handle = value.value;
        p = value.p;
        continue;
      }
      case 0x1a: {
        p = sw_get_bytes(p, end, r, &message->message);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.VerifyMacRequest.message");
        continue;
      }
      case 0x20: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.VerifyMacRequest.algorithm");
        message->algorithm = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x2a: {
        p = sw_get_bytes(p, end, r, &message->tag);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.VerifyMacRequest.tag");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_verify_mac_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_verify_mac_request_t **message) {
  shortwire_crypto_v1_verify_mac_request_t *target =
      (shortwire_crypto_v1_verify_mac_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_verify_mac_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_verify_mac_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_verify_mac_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_verify_mac_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_verify_mac_request_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_verify_mac_request_t *list =
      (shortwire_crypto_v1_verify_mac_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_verify_mac_request_init(&list[*count]);
    p = shortwire_crypto_v1_verify_mac_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_verify_mac_request_encode(
    const shortwire_crypto_v1_verify_mac_request_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_verify_mac_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_verify_mac_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_VERIFY_MAC_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_verify_mac_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                        shortwire_crypto_v1_verify_mac_request_t *message,
                                                        sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_verify_mac_request_decode");
  shortwire_crypto_v1_verify_mac_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_verify_mac_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_VERIFY_MAC_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_hkdf_request_write(const shortwire_crypto_v1_hkdf_request_t *restrict message,
                                                uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 25);
  if (p == NULL) return NULL;
  if (message->hash != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->hash), 0x30);
  if (message->length != 0) p = sw_put_tag(sw_put_varint(p, message->length), 0x28);
  if (message->info.len != 0) {
    p = sw_write_bytes(w, p, message->info);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.HkdfRequest.info");
    p = sw_put_tag(p, 0x22);
  }
  if (message->salt.len != 0) {
    p = sw_write_bytes(w, p, message->salt);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.HkdfRequest.salt");
    p = sw_put_tag(p, 0x1a);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->handle != 0) p = sw_put_tag(sw_put_varint(p, message->handle), 0x10);
  if (message->key.len != 0) {
    p = sw_write_bytes(w, p, message->key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.HkdfRequest.key");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_hkdf_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     shortwire_crypto_v1_hkdf_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.HkdfRequest.key");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.HkdfRequest.handle");
        message->handle = value.value;
        p = value.p;
        continue;
      }
      case 0x1a: {
        p = sw_get_bytes(p, end, r, &message->salt);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.HkdfRequest.salt");
        continue;
      }
      case 0x22: {
        p = sw_get_bytes(p, end, r, &message->info);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.HkdfRequest.info");
        continue;
      }
      case 0x28: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.HkdfRequest.length");
        message->length = (uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x30: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.HkdfRequest.hash");
        message->hash = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_hkdf_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      const shortwire_crypto_v1_hkdf_request_t **message) {
  shortwire_crypto_v1_hkdf_request_t *target = (shortwire_crypto_v1_hkdf_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_hkdf_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_hkdf_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_hkdf_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_hkdf_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       uint32_t tag,
                                                       const shortwire_crypto_v1_hkdf_request_t **items,
                                                       size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_hkdf_request_t *list =
      (shortwire_crypto_v1_hkdf_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_hkdf_request_init(&list[*count]);
    p = shortwire_crypto_v1_hkdf_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_hkdf_request_encode(const shortwire_crypto_v1_hkdf_request_t *message,
                                                  sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_hkdf_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_hkdf_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_HKDF_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_hkdf_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                  shortwire_crypto_v1_hkdf_request_t *message,
                                                  sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_hkdf_request_decode");
  shortwire_crypto_v1_hkdf_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_hkdf_request_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_HKDF_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_pbkdf2_request_write(
    const shortwire_crypto_v1_pbkdf2_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 35);
  if (p == NULL) return NULL;
  if (message->hash != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->hash), 0x28);
  if (message->length != 0) p = sw_put_tag(sw_put_varint(p, message->length), 0x20);
  if (message->iterations != 0) p = sw_put_tag(sw_put_varint(p, message->iterations), 0x18);
  if (message->salt.len != 0) {
    p = sw_write_bytes(w, p, message->salt);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.Pbkdf2Request.salt");
    p = sw_put_tag(p, 0x12);
  }
  if (message->password.len != 0) {
    p = sw_write_bytes(w, p, message->password);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.Pbkdf2Request.password");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_pbkdf2_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       shortwire_crypto_v1_pbkdf2_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->password);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.Pbkdf2Request.password");
        continue;
      }
      case 0x12: {
        p = sw_get_bytes(p, end, r, &message->salt);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.Pbkdf2Request.salt");
        continue;
      }
      case 0x18: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.Pbkdf2Request.iterations");
        message->iterations = (uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x20: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.Pbkdf2Request.length");
        message->length = (uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x28: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.Pbkdf2Request.hash");
        message->hash = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_pbkdf2_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_pbkdf2_request_t **message) {
  shortwire_crypto_v1_pbkdf2_request_t *target = (shortwire_crypto_v1_pbkdf2_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_pbkdf2_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_pbkdf2_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_pbkdf2_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_pbkdf2_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         uint32_t tag,
                                                         const shortwire_crypto_v1_pbkdf2_request_t **items,
                                                         size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_pbkdf2_request_t *list =
      (shortwire_crypto_v1_pbkdf2_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_pbkdf2_request_init(&list[*count]);
    p = shortwire_crypto_v1_pbkdf2_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_pbkdf2_request_encode(const shortwire_crypto_v1_pbkdf2_request_t *message,
                                                    sw_writer_t *writer, sw_bytes_t *bytes,
                                                    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_pbkdf2_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_pbkdf2_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_PBKDF2_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_pbkdf2_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                    shortwire_crypto_v1_pbkdf2_request_t *message,
                                                    sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_pbkdf2_request_decode");
  shortwire_crypto_v1_pbkdf2_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_pbkdf2_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_PBKDF2_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_argon2id_request_write(
    const shortwire_crypto_v1_argon2id_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->associated_data.len != 0) {
    p = sw_write_bytes(w, p, message->associated_data);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.Argon2idRequest.associated_data");
    p = sw_put_tag(p, 0x42);
  }
  if (message->secret.len != 0) {
    p = sw_write_bytes(w, p, message->secret);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.Argon2idRequest.secret");
    p = sw_put_tag(p, 0x3a);
  }
  p = sw_reserve(w, p, 40);
  if (p == NULL) return NULL;
  if (message->lanes != 0) p = sw_put_tag(sw_put_varint(p, message->lanes), 0x30);
  if (message->passes != 0) p = sw_put_tag(sw_put_varint(p, message->passes), 0x28);
  if (message->memory != 0) p = sw_put_tag(sw_put_varint(p, message->memory), 0x20);
  if (message->length != 0) p = sw_put_tag(sw_put_varint(p, message->length), 0x18);
  if (message->salt.len != 0) {
    p = sw_write_bytes(w, p, message->salt);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.Argon2idRequest.salt");
    p = sw_put_tag(p, 0x12);
  }
  if (message->password.len != 0) {
    p = sw_write_bytes(w, p, message->password);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.Argon2idRequest.password");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_argon2id_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         shortwire_crypto_v1_argon2id_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->password);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.Argon2idRequest.password");
        continue;
      }
      case 0x12: {
        p = sw_get_bytes(p, end, r, &message->salt);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.Argon2idRequest.salt");
        continue;
      }
      case 0x18: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.Argon2idRequest.length");
        message->length = (uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x20: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.Argon2idRequest.memory");
        message->memory = (uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x28: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.Argon2idRequest.passes");
        message->passes = (uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x30: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.Argon2idRequest.lanes");
        message->lanes = (uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x3a: {
        p = sw_get_bytes(p, end, r, &message->secret);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.Argon2idRequest.secret");
        continue;
      }
      case 0x42: {
        p = sw_get_bytes(p, end, r, &message->associated_data);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.Argon2idRequest.associated_data");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_argon2id_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_argon2id_request_t **message) {
  shortwire_crypto_v1_argon2id_request_t *target =
      (shortwire_crypto_v1_argon2id_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_argon2id_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_argon2id_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_argon2id_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_argon2id_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_argon2id_request_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_argon2id_request_t *list =
      (shortwire_crypto_v1_argon2id_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_argon2id_request_init(&list[*count]);
    p = shortwire_crypto_v1_argon2id_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_argon2id_request_encode(const shortwire_crypto_v1_argon2id_request_t *message,
                                                      sw_writer_t *writer, sw_bytes_t *bytes,
                                                      sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_argon2id_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_argon2id_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_ARGON2ID_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_argon2id_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                      shortwire_crypto_v1_argon2id_request_t *message,
                                                      sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_argon2id_request_decode");
  shortwire_crypto_v1_argon2id_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_argon2id_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_ARGON2ID_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_box_request_write(const shortwire_crypto_v1_box_request_t *restrict message,
                                               uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->message.len != 0) {
    p = sw_write_bytes(w, p, message->message);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.BoxRequest.message");
    p = sw_put_tag(p, 0x2a);
  }
  if (message->nonce.len != 0) {
    p = sw_write_bytes(w, p, message->nonce);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.BoxRequest.nonce");
    p = sw_put_tag(p, 0x22);
  }
  if (message->public_key.len != 0) {
    p = sw_write_bytes(w, p, message->public_key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.BoxRequest.public_key");
    p = sw_put_tag(p, 0x1a);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->handle != 0) p = sw_put_tag(sw_put_varint(p, message->handle), 0x10);
  if (message->key.len != 0) {
    p = sw_write_bytes(w, p, message->key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.BoxRequest.key");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_box_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    shortwire_crypto_v1_box_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.BoxRequest.key");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.BoxRequest.handle");
        message->handle = value.value;
        p = value.p;
        continue;
      }
      case 0x1a: {
        p = sw_get_bytes(p, end, r, &message->public_key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.BoxRequest.public_key");
        continue;
      }
      case 0x22: {
        p = sw_get_bytes(p, end, r, &message->nonce);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.BoxRequest.nonce");
        continue;
      }
      case 0x2a: {
        p = sw_get_bytes(p, end, r, &message->message);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.BoxRequest.message");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_box_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const shortwire_crypto_v1_box_request_t **message) {
  shortwire_crypto_v1_box_request_t *target = (shortwire_crypto_v1_box_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_box_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_box_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_box_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_box_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const shortwire_crypto_v1_box_request_t **items,
                                                      size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_box_request_t *list =
      (shortwire_crypto_v1_box_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_box_request_init(&list[*count]);
    p = shortwire_crypto_v1_box_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_box_request_encode(const shortwire_crypto_v1_box_request_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_box_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_box_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_BOX_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_box_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 shortwire_crypto_v1_box_request_t *message,
                                                 sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_box_request_decode");
  shortwire_crypto_v1_box_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_box_request_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_BOX_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_sealed_box_request_write(
    const shortwire_crypto_v1_sealed_box_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->message.len != 0) {
    p = sw_write_bytes(w, p, message->message);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.SealedBoxRequest.message");
    p = sw_put_tag(p, 0x12);
  }
  if (message->public_key.len != 0) {
    p = sw_write_bytes(w, p, message->public_key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.SealedBoxRequest.public_key");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_sealed_box_request_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, shortwire_crypto_v1_sealed_box_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->public_key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.SealedBoxRequest.public_key");
        continue;
      }
      case 0x12: {
        p = sw_get_bytes(p, end, r, &message->message);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.SealedBoxRequest.message");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_sealed_box_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_sealed_box_request_t **message) {
  shortwire_crypto_v1_sealed_box_request_t *target =
      (shortwire_crypto_v1_sealed_box_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_sealed_box_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_sealed_box_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_sealed_box_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_sealed_box_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_sealed_box_request_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_sealed_box_request_t *list =
      (shortwire_crypto_v1_sealed_box_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_sealed_box_request_init(&list[*count]);
    p = shortwire_crypto_v1_sealed_box_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_sealed_box_request_encode(
    const shortwire_crypto_v1_sealed_box_request_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_sealed_box_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_sealed_box_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_SEALED_BOX_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_sealed_box_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                        shortwire_crypto_v1_sealed_box_request_t *message,
                                                        sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_sealed_box_request_decode");
  shortwire_crypto_v1_sealed_box_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_sealed_box_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_SEALED_BOX_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_seed_request_write(const shortwire_crypto_v1_seed_request_t *restrict message,
                                                uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->seed.len != 0) {
    p = sw_write_bytes(w, p, message->seed);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.SeedRequest.seed");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_seed_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     shortwire_crypto_v1_seed_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->seed);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.SeedRequest.seed");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_seed_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      const shortwire_crypto_v1_seed_request_t **message) {
  shortwire_crypto_v1_seed_request_t *target = (shortwire_crypto_v1_seed_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_seed_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_seed_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_seed_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_seed_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       uint32_t tag,
                                                       const shortwire_crypto_v1_seed_request_t **items,
                                                       size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_seed_request_t *list =
      (shortwire_crypto_v1_seed_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_seed_request_init(&list[*count]);
    p = shortwire_crypto_v1_seed_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_seed_request_encode(const shortwire_crypto_v1_seed_request_t *message,
                                                  sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_seed_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_seed_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_SEED_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_seed_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                  shortwire_crypto_v1_seed_request_t *message,
                                                  sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_seed_request_decode");
  shortwire_crypto_v1_seed_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_seed_request_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_SEED_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_verify_request_write(
    const shortwire_crypto_v1_verify_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->message.len != 0) {
    p = sw_write_bytes(w, p, message->message);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.VerifyRequest.message");
    p = sw_put_tag(p, 0x22);
  }
  if (message->signature.len != 0) {
    p = sw_write_bytes(w, p, message->signature);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.VerifyRequest.signature");
    p = sw_put_tag(p, 0x1a);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->handle != 0) p = sw_put_tag(sw_put_varint(p, message->handle), 0x10);
  if (message->key.len != 0) {
    p = sw_write_bytes(w, p, message->key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.VerifyRequest.key");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_verify_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       shortwire_crypto_v1_verify_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.VerifyRequest.key");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.VerifyRequest.handle");
        message->handle = value.value;
        p = value.p;
        continue;
      }
      case 0x1a: {
        p = sw_get_bytes(p, end, r, &message->signature);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.VerifyRequest.signature");
        continue;
      }
      case 0x22: {
        p = sw_get_bytes(p, end, r, &message->message);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.VerifyRequest.message");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_verify_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_verify_request_t **message) {
  shortwire_crypto_v1_verify_request_t *target = (shortwire_crypto_v1_verify_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_verify_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_verify_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_verify_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_verify_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         uint32_t tag,
                                                         const shortwire_crypto_v1_verify_request_t **items,
                                                         size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_verify_request_t *list =
      (shortwire_crypto_v1_verify_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_verify_request_init(&list[*count]);
    p = shortwire_crypto_v1_verify_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_verify_request_encode(const shortwire_crypto_v1_verify_request_t *message,
                                                    sw_writer_t *writer, sw_bytes_t *bytes,
                                                    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_verify_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_verify_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_VERIFY_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_verify_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                    shortwire_crypto_v1_verify_request_t *message,
                                                    sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_verify_request_decode");
  shortwire_crypto_v1_verify_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_verify_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_VERIFY_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_from_exchange_request_write(
    const shortwire_crypto_v1_from_exchange_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 6);
  if (p == NULL) return NULL;
  if (message->is_negative) p = sw_put_tag(sw_put_varint(p, message->is_negative), 0x10);
  if (message->public_key.len != 0) {
    p = sw_write_bytes(w, p, message->public_key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.FromExchangeRequest.public_key");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_from_exchange_request_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    shortwire_crypto_v1_from_exchange_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->public_key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.FromExchangeRequest.public_key");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.FromExchangeRequest.is_negative");
        message->is_negative = value.value != 0;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_from_exchange_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_from_exchange_request_t **message) {
  shortwire_crypto_v1_from_exchange_request_t *target =
      (shortwire_crypto_v1_from_exchange_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_from_exchange_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_from_exchange_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_from_exchange_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_from_exchange_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_from_exchange_request_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_from_exchange_request_t *list =
      (shortwire_crypto_v1_from_exchange_request_t *)sw_list_grow(r->arena, *items, *count, run,
                                                                  sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_from_exchange_request_init(&list[*count]);
    p = shortwire_crypto_v1_from_exchange_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_from_exchange_request_encode(
    const shortwire_crypto_v1_from_exchange_request_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_from_exchange_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_from_exchange_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_FROM_EXCHANGE_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_from_exchange_request_decode(
    sw_bytes_t bytes, sw_arena_t *arena, shortwire_crypto_v1_from_exchange_request_t *message,
    sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_from_exchange_request_decode");
  shortwire_crypto_v1_from_exchange_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_from_exchange_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_FROM_EXCHANGE_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_exchange_request_write(
    const shortwire_crypto_v1_exchange_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->public_key.len != 0) {
    p = sw_write_bytes(w, p, message->public_key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.ExchangeRequest.public_key");
    p = sw_put_tag(p, 0x1a);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->handle != 0) p = sw_put_tag(sw_put_varint(p, message->handle), 0x10);
  if (message->key.len != 0) {
    p = sw_write_bytes(w, p, message->key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.ExchangeRequest.key");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_exchange_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         shortwire_crypto_v1_exchange_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.ExchangeRequest.key");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.ExchangeRequest.handle");
        message->handle = value.value;
        p = value.p;
        continue;
      }
      case 0x1a: {
        p = sw_get_bytes(p, end, r, &message->public_key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.ExchangeRequest.public_key");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_exchange_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_exchange_request_t **message) {
  shortwire_crypto_v1_exchange_request_t *target =
      (shortwire_crypto_v1_exchange_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_exchange_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_exchange_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_exchange_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_exchange_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_exchange_request_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_exchange_request_t *list =
      (shortwire_crypto_v1_exchange_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_exchange_request_init(&list[*count]);
    p = shortwire_crypto_v1_exchange_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_exchange_request_encode(const shortwire_crypto_v1_exchange_request_t *message,
                                                      sw_writer_t *writer, sw_bytes_t *bytes,
                                                      sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_exchange_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_exchange_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_EXCHANGE_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_exchange_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                      shortwire_crypto_v1_exchange_request_t *message,
                                                      sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_exchange_request_decode");
  shortwire_crypto_v1_exchange_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_exchange_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_EXCHANGE_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_xor_request_write(const shortwire_crypto_v1_xor_request_t *restrict message,
                                               uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 30);
  if (p == NULL) return NULL;
  if (message->counter != 0) p = sw_put_tag(sw_put_varint(p, message->counter), 0x30);
  if (message->algorithm != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->algorithm), 0x28);
  if (message->message.len != 0) {
    p = sw_write_bytes(w, p, message->message);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.XorRequest.message");
    p = sw_put_tag(p, 0x22);
  }
  if (message->nonce.len != 0) {
    p = sw_write_bytes(w, p, message->nonce);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.XorRequest.nonce");
    p = sw_put_tag(p, 0x1a);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->handle != 0) p = sw_put_tag(sw_put_varint(p, message->handle), 0x10);
  if (message->key.len != 0) {
    p = sw_write_bytes(w, p, message->key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.XorRequest.key");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_xor_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    shortwire_crypto_v1_xor_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.XorRequest.key");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.XorRequest.handle");
        message->handle = value.value;
        p = value.p;
        continue;
      }
      case 0x1a: {
        p = sw_get_bytes(p, end, r, &message->nonce);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.XorRequest.nonce");
        continue;
      }
      case 0x22: {
        p = sw_get_bytes(p, end, r, &message->message);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.XorRequest.message");
        continue;
      }
      case 0x28: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.XorRequest.algorithm");
        message->algorithm = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x30: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.XorRequest.counter");
        message->counter = value.value;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_xor_request_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const shortwire_crypto_v1_xor_request_t **message) {
  shortwire_crypto_v1_xor_request_t *target = (shortwire_crypto_v1_xor_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_xor_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_xor_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_xor_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_xor_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const shortwire_crypto_v1_xor_request_t **items,
                                                      size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_xor_request_t *list =
      (shortwire_crypto_v1_xor_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_xor_request_init(&list[*count]);
    p = shortwire_crypto_v1_xor_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_xor_request_encode(const shortwire_crypto_v1_xor_request_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_xor_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_xor_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_XOR_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_xor_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 shortwire_crypto_v1_xor_request_t *message,
                                                 sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_xor_request_decode");
  shortwire_crypto_v1_xor_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_xor_request_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_XOR_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_key_stream_request_write(
    const shortwire_crypto_v1_key_stream_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 45);
  if (p == NULL) return NULL;
  if (message->size != 0) p = sw_put_tag(sw_put_varint(p, message->size), 0x30);
  if (message->counter != 0) p = sw_put_tag(sw_put_varint(p, message->counter), 0x28);
  if (message->algorithm != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->algorithm), 0x20);
  if (message->nonce.len != 0) {
    p = sw_write_bytes(w, p, message->nonce);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.KeyStreamRequest.nonce");
    p = sw_put_tag(p, 0x1a);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->handle != 0) p = sw_put_tag(sw_put_varint(p, message->handle), 0x10);
  if (message->key.len != 0) {
    p = sw_write_bytes(w, p, message->key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.KeyStreamRequest.key");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_key_stream_request_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, shortwire_crypto_v1_key_stream_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.KeyStreamRequest.key");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.KeyStreamRequest.handle");
        message->handle = value.value;
        p = value.p;
        continue;
      }
      case 0x1a: {
        p = sw_get_bytes(p, end, r, &message->nonce);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.KeyStreamRequest.nonce");
        continue;
      }
      case 0x20: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.KeyStreamRequest.algorithm");
        message->algorithm = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x28: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.KeyStreamRequest.counter");
        message->counter = value.value;
        p = value.p;
        continue;
      }
      case 0x30: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.KeyStreamRequest.size");
        message->size = value.value;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_key_stream_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_key_stream_request_t **message) {
  shortwire_crypto_v1_key_stream_request_t *target =
      (shortwire_crypto_v1_key_stream_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_key_stream_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_key_stream_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_key_stream_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_key_stream_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const shortwire_crypto_v1_key_stream_request_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_key_stream_request_t *list =
      (shortwire_crypto_v1_key_stream_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_key_stream_request_init(&list[*count]);
    p = shortwire_crypto_v1_key_stream_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_key_stream_request_encode(
    const shortwire_crypto_v1_key_stream_request_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_key_stream_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_key_stream_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_KEY_STREAM_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_key_stream_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                        shortwire_crypto_v1_key_stream_request_t *message,
                                                        sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_key_stream_request_decode");
  shortwire_crypto_v1_key_stream_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_key_stream_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_KEY_STREAM_REQUEST_NAME, error);
}

uint8_t *shortwire_crypto_v1_derive_request_write(
    const shortwire_crypto_v1_derive_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->algorithm != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->algorithm), 0x20);
  if (message->input.len != 0) {
    p = sw_write_bytes(w, p, message->input);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.DeriveRequest.input");
    p = sw_put_tag(p, 0x1a);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->handle != 0) p = sw_put_tag(sw_put_varint(p, message->handle), 0x10);
  if (message->key.len != 0) {
    p = sw_write_bytes(w, p, message->key);
    if (p == NULL) return sw_writer_in(w, "shortwire.crypto.v1.DeriveRequest.key");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_derive_request_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                       shortwire_crypto_v1_derive_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->key);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.DeriveRequest.key");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.DeriveRequest.handle");
        message->handle = value.value;
        p = value.p;
        continue;
      }
      case 0x1a: {
        p = sw_get_bytes(p, end, r, &message->input);
        if (p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.DeriveRequest.input");
        continue;
      }
      case 0x20: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "shortwire.crypto.v1.DeriveRequest.algorithm");
        message->algorithm = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *shortwire_crypto_v1_derive_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const shortwire_crypto_v1_derive_request_t **message) {
  shortwire_crypto_v1_derive_request_t *target = (shortwire_crypto_v1_derive_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (shortwire_crypto_v1_derive_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    shortwire_crypto_v1_derive_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = shortwire_crypto_v1_derive_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *shortwire_crypto_v1_derive_request_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                         uint32_t tag,
                                                         const shortwire_crypto_v1_derive_request_t **items,
                                                         size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  shortwire_crypto_v1_derive_request_t *list =
      (shortwire_crypto_v1_derive_request_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    shortwire_crypto_v1_derive_request_init(&list[*count]);
    p = shortwire_crypto_v1_derive_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e shortwire_crypto_v1_derive_request_encode(const shortwire_crypto_v1_derive_request_t *message,
                                                    sw_writer_t *writer, sw_bytes_t *bytes,
                                                    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_derive_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = shortwire_crypto_v1_derive_request_write(message, p, writer);
  return sw_writer_finish(writer, p, SHORTWIRE_CRYPTO_V1_DERIVE_REQUEST_NAME, bytes, error);
}

sw_code_e shortwire_crypto_v1_derive_request_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                    shortwire_crypto_v1_derive_request_t *message,
                                                    sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "shortwire_crypto_v1_derive_request_decode");
  shortwire_crypto_v1_derive_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (shortwire_crypto_v1_derive_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, SHORTWIRE_CRYPTO_V1_DERIVE_REQUEST_NAME, error);
}

static const sw_method_info_t shortwire_crypto_v1_keys_methods[] = {
    {UINT64_C(0x0d1360ae8928cfce), UINT64_C(0x82f869cc1910728a), "shortwire.crypto.v1.Keys/Store"},
    {UINT64_C(0xe4d3bd34889927b2), UINT64_C(0xcd66b5b1bb4cf766), "shortwire.crypto.v1.Keys/Generate"},
    {UINT64_C(0x28f2c9e4a84ab9f0), UINT64_C(0xf45119265e81e95a), "shortwire.crypto.v1.Keys/Reveal"},
    {UINT64_C(0x4038f567bf09d141), UINT64_C(0xe0c6e62873a08396), "shortwire.crypto.v1.Keys/Discard"},
};

sw_code_e shortwire_crypto_v1_keys_open(const char *path, const sw_options_t *options,
                                        shortwire_crypto_v1_keys_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_keys_open");
  return sw_client_open(path, options, shortwire_crypto_v1_keys_methods, 4, &client->base, client->methods,
                        error);
}

sw_code_e shortwire_crypto_v1_keys_join(const sw_client_t *other, shortwire_crypto_v1_keys_t *client,
                                        sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_keys_join");
  return sw_client_join(other, shortwire_crypto_v1_keys_methods, 4, &client->base, client->methods, error);
}

void shortwire_crypto_v1_keys_close(shortwire_crypto_v1_keys_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 4);
}

sw_code_e shortwire_crypto_v1_keys_store_raw(const shortwire_crypto_v1_keys_t *client, sw_bytes_t request,
                                             sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e shortwire_crypto_v1_keys_store_wire(const shortwire_crypto_v1_keys_t *client,
                                              const shortwire_crypto_v1_store_key_request_t *request,
                                              shortwire_crypto_v1_key_handle_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_crypto_v1_keys_store_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_store_key_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_key_handle_init(reply);
  if (shortwire_crypto_v1_key_handle_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

static sw_code_e shortwire_crypto_v1_keys_store_many_wire(
    const shortwire_crypto_v1_keys_t *client, size_t count,
    const shortwire_crypto_v1_store_key_request_t *requests, shortwire_crypto_v1_key_handle_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_store_key_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_key_handle_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_key_handle_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                            &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_keys_store_many(const shortwire_crypto_v1_keys_t *client, size_t count,
                                              const shortwire_crypto_v1_store_key_request_t *requests,
                                              shortwire_crypto_v1_key_handle_t *replies, int32_t *codes,
                                              sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_keys_store_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->kind, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->handle, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_key_handle_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_keys_store_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_keys_store_columns_wire(
    const shortwire_crypto_v1_keys_t *client, size_t count,
    const shortwire_crypto_v1_store_key_request_columns_t *request,
    const shortwire_crypto_v1_key_handle_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_store_key_request_t *requests =
      (shortwire_crypto_v1_store_key_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_key_handle_t *replies =
      (shortwire_crypto_v1_key_handle_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_store_key_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].kind = request->kind[i];
  }
  sw_code_e code = shortwire_crypto_v1_keys_store_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->handle[i] = replies[i].handle;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_keys_store_columns(
    const shortwire_crypto_v1_keys_t *client, size_t count,
    const shortwire_crypto_v1_store_key_request_columns_t *request,
    const shortwire_crypto_v1_key_handle_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Keys/Store", "request->key");
  if (request->kind == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Keys/Store", "request->kind");
  if (reply->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Keys/Store", "reply->handle");
  if (client->methods[0].flat_many == NULL) {
    return shortwire_crypto_v1_keys_store_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->kind, sizeof *request->kind},
  };
  sw_column_t out[] = {
      {reply->handle, sizeof *reply->handle},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_keys_generate_raw(const shortwire_crypto_v1_keys_t *client, sw_bytes_t request,
                                                sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e shortwire_crypto_v1_keys_generate_wire(const shortwire_crypto_v1_keys_t *client,
                                                 const shortwire_crypto_v1_generate_key_request_t *request,
                                                 shortwire_crypto_v1_key_handle_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_crypto_v1_keys_generate_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_generate_key_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_key_handle_init(reply);
  if (shortwire_crypto_v1_key_handle_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

static sw_code_e shortwire_crypto_v1_keys_generate_many_wire(
    const shortwire_crypto_v1_keys_t *client, size_t count,
    const shortwire_crypto_v1_generate_key_request_t *requests, shortwire_crypto_v1_key_handle_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_generate_key_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_key_handle_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_key_handle_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                            &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_keys_generate_many(const shortwire_crypto_v1_keys_t *client, size_t count,
                                                 const shortwire_crypto_v1_generate_key_request_t *requests,
                                                 shortwire_crypto_v1_key_handle_t *replies, int32_t *codes,
                                                 sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_keys_generate_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->size, sizeof *requests},
      {(void *)(uintptr_t)&requests->kind, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->handle, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_key_handle_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_keys_generate_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_keys_generate_columns_wire(
    const shortwire_crypto_v1_keys_t *client, size_t count,
    const shortwire_crypto_v1_generate_key_request_columns_t *request,
    const shortwire_crypto_v1_key_handle_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_generate_key_request_t *requests =
      (shortwire_crypto_v1_generate_key_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_key_handle_t *replies =
      (shortwire_crypto_v1_key_handle_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_generate_key_request_init(&requests[i]);
    requests[i].size = request->size[i];
    requests[i].kind = request->kind[i];
  }
  sw_code_e code = shortwire_crypto_v1_keys_generate_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->handle[i] = replies[i].handle;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_keys_generate_columns(
    const shortwire_crypto_v1_keys_t *client, size_t count,
    const shortwire_crypto_v1_generate_key_request_columns_t *request,
    const shortwire_crypto_v1_key_handle_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  if (request->size == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Keys/Generate", "request->size");
  if (request->kind == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Keys/Generate", "request->kind");
  if (reply->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Keys/Generate", "reply->handle");
  if (client->methods[1].flat_many == NULL) {
    return shortwire_crypto_v1_keys_generate_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->size, sizeof *request->size},
      {(void *)(uintptr_t)request->kind, sizeof *request->kind},
  };
  sw_column_t out[] = {
      {reply->handle, sizeof *reply->handle},
  };
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_keys_reveal_raw(const shortwire_crypto_v1_keys_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
}

sw_code_e shortwire_crypto_v1_keys_reveal_wire(const shortwire_crypto_v1_keys_t *client,
                                               const shortwire_crypto_v1_key_handle_t *request,
                                               shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_key_handle_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[2], 2, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 2, &reader, call);
}

sw_code_e shortwire_crypto_v1_keys_reveal_into_wire(const shortwire_crypto_v1_keys_t *client,
                                                    const shortwire_crypto_v1_key_handle_t *request,
                                                    void *memory, size_t size, sw_bytes_t *reply,
                                                    sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Keys/Reveal", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_keys_reveal_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_keys_reveal_many_wire(const shortwire_crypto_v1_keys_t *client,
                                                           size_t count,
                                                           const shortwire_crypto_v1_key_handle_t *requests,
                                                           shortwire_crypto_v1_bytes_t *replies,
                                                           int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_key_handle_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[2], 2, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[2], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 2, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_keys_reveal_many(const shortwire_crypto_v1_keys_t *client, size_t count,
                                               const shortwire_crypto_v1_key_handle_t *requests,
                                               shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                               sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[2].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_keys_reveal_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_keys_reveal_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_keys_reveal_columns_wire(
    const shortwire_crypto_v1_keys_t *client, size_t count,
    const shortwire_crypto_v1_key_handle_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_key_handle_t *requests =
      (shortwire_crypto_v1_key_handle_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_key_handle_init(&requests[i]);
    requests[i].handle = request->handle[i];
  }
  sw_code_e code = shortwire_crypto_v1_keys_reveal_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_keys_reveal_columns(const shortwire_crypto_v1_keys_t *client, size_t count,
                                                  const shortwire_crypto_v1_key_handle_columns_t *request,
                                                  const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                  int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Keys/Reveal", "request->handle");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Keys/Reveal", "reply->value");
  if (client->methods[2].flat_many == NULL) {
    return shortwire_crypto_v1_keys_reveal_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_keys_discard_raw(const shortwire_crypto_v1_keys_t *client, sw_bytes_t request,
                                               sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
}

sw_code_e shortwire_crypto_v1_keys_discard_wire(const shortwire_crypto_v1_keys_t *client,
                                                const shortwire_crypto_v1_key_handle_t *request,
                                                shortwire_crypto_v1_empty_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_crypto_v1_keys_discard_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_key_handle_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[3], 3, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_empty_init(reply);
  if (shortwire_crypto_v1_empty_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 3, &reader, call);
}

static sw_code_e shortwire_crypto_v1_keys_discard_many_wire(const shortwire_crypto_v1_keys_t *client,
                                                            size_t count,
                                                            const shortwire_crypto_v1_key_handle_t *requests,
                                                            shortwire_crypto_v1_empty_t *replies,
                                                            int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_key_handle_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[3], 3, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_empty_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[3], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_empty_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 3, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_keys_discard_many(const shortwire_crypto_v1_keys_t *client, size_t count,
                                                const shortwire_crypto_v1_key_handle_t *requests,
                                                shortwire_crypto_v1_empty_t *replies, int32_t *codes,
                                                sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[3].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_keys_discard_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
  };
  sw_column_t out[] = {
      {NULL, 0},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_empty_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

static const sw_method_info_t shortwire_crypto_v1_aead_methods[] = {
    {UINT64_C(0x12cfb588fca711ed), UINT64_C(0x345b308c797198b2), "shortwire.crypto.v1.Aead/Seal"},
    {UINT64_C(0xf52f4732770872a6), UINT64_C(0xba045fa9a540b291), "shortwire.crypto.v1.Aead/Unseal"},
};

sw_code_e shortwire_crypto_v1_aead_open(const char *path, const sw_options_t *options,
                                        shortwire_crypto_v1_aead_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_aead_open");
  return sw_client_open(path, options, shortwire_crypto_v1_aead_methods, 2, &client->base, client->methods,
                        error);
}

sw_code_e shortwire_crypto_v1_aead_join(const sw_client_t *other, shortwire_crypto_v1_aead_t *client,
                                        sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_aead_join");
  return sw_client_join(other, shortwire_crypto_v1_aead_methods, 2, &client->base, client->methods, error);
}

void shortwire_crypto_v1_aead_close(shortwire_crypto_v1_aead_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 2);
}

sw_code_e shortwire_crypto_v1_aead_seal_raw(const shortwire_crypto_v1_aead_t *client, sw_bytes_t request,
                                            sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e shortwire_crypto_v1_aead_seal_wire(const shortwire_crypto_v1_aead_t *client,
                                             const shortwire_crypto_v1_aead_request_t *request,
                                             shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_aead_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

sw_code_e shortwire_crypto_v1_aead_seal_into_wire(const shortwire_crypto_v1_aead_t *client,
                                                  const shortwire_crypto_v1_aead_request_t *request,
                                                  void *memory, size_t size, sw_bytes_t *reply,
                                                  sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Aead/Seal", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_aead_seal_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_aead_seal_many_wire(const shortwire_crypto_v1_aead_t *client,
                                                         size_t count,
                                                         const shortwire_crypto_v1_aead_request_t *requests,
                                                         shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                         sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_aead_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_aead_seal_many(const shortwire_crypto_v1_aead_t *client, size_t count,
                                             const shortwire_crypto_v1_aead_request_t *requests,
                                             shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                             sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_aead_seal_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->nonce, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
      {(void *)(uintptr_t)&requests->associated_data, sizeof *requests},
      {(void *)(uintptr_t)&requests->algorithm, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_aead_seal_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_aead_seal_columns_wire(
    const shortwire_crypto_v1_aead_t *client, size_t count,
    const shortwire_crypto_v1_aead_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_aead_request_t *requests =
      (shortwire_crypto_v1_aead_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_aead_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].nonce = request->nonce[i];
    requests[i].message = request->message[i];
    requests[i].associated_data = request->associated_data[i];
    requests[i].algorithm = request->algorithm[i];
  }
  sw_code_e code = shortwire_crypto_v1_aead_seal_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_aead_seal_columns(const shortwire_crypto_v1_aead_t *client, size_t count,
                                                const shortwire_crypto_v1_aead_request_columns_t *request,
                                                const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Aead/Seal", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Aead/Seal", "request->handle");
  if (request->nonce == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Aead/Seal", "request->nonce");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Aead/Seal", "request->message");
  if (request->associated_data == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Aead/Seal", "request->associated_data");
  if (request->algorithm == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Aead/Seal", "request->algorithm");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Aead/Seal", "reply->value");
  if (client->methods[0].flat_many == NULL) {
    return shortwire_crypto_v1_aead_seal_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->nonce, sizeof *request->nonce},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
      {(void *)(uintptr_t)request->associated_data, sizeof *request->associated_data},
      {(void *)(uintptr_t)request->algorithm, sizeof *request->algorithm},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_aead_unseal_raw(const shortwire_crypto_v1_aead_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e shortwire_crypto_v1_aead_unseal_wire(const shortwire_crypto_v1_aead_t *client,
                                               const shortwire_crypto_v1_aead_request_t *request,
                                               shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_aead_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

sw_code_e shortwire_crypto_v1_aead_unseal_into_wire(const shortwire_crypto_v1_aead_t *client,
                                                    const shortwire_crypto_v1_aead_request_t *request,
                                                    void *memory, size_t size, sw_bytes_t *reply,
                                                    sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Aead/Unseal", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_aead_unseal_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_aead_unseal_many_wire(const shortwire_crypto_v1_aead_t *client,
                                                           size_t count,
                                                           const shortwire_crypto_v1_aead_request_t *requests,
                                                           shortwire_crypto_v1_bytes_t *replies,
                                                           int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_aead_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_aead_unseal_many(const shortwire_crypto_v1_aead_t *client, size_t count,
                                               const shortwire_crypto_v1_aead_request_t *requests,
                                               shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                               sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_aead_unseal_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->nonce, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
      {(void *)(uintptr_t)&requests->associated_data, sizeof *requests},
      {(void *)(uintptr_t)&requests->algorithm, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_aead_unseal_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_aead_unseal_columns_wire(
    const shortwire_crypto_v1_aead_t *client, size_t count,
    const shortwire_crypto_v1_aead_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_aead_request_t *requests =
      (shortwire_crypto_v1_aead_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_aead_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].nonce = request->nonce[i];
    requests[i].message = request->message[i];
    requests[i].associated_data = request->associated_data[i];
    requests[i].algorithm = request->algorithm[i];
  }
  sw_code_e code = shortwire_crypto_v1_aead_unseal_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_aead_unseal_columns(const shortwire_crypto_v1_aead_t *client, size_t count,
                                                  const shortwire_crypto_v1_aead_request_columns_t *request,
                                                  const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                  int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Aead/Unseal", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Aead/Unseal", "request->handle");
  if (request->nonce == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Aead/Unseal", "request->nonce");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Aead/Unseal", "request->message");
  if (request->associated_data == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Aead/Unseal", "request->associated_data");
  if (request->algorithm == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Aead/Unseal", "request->algorithm");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Aead/Unseal", "reply->value");
  if (client->methods[1].flat_many == NULL) {
    return shortwire_crypto_v1_aead_unseal_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->nonce, sizeof *request->nonce},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
      {(void *)(uintptr_t)request->associated_data, sizeof *request->associated_data},
      {(void *)(uintptr_t)request->algorithm, sizeof *request->algorithm},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

static const sw_method_info_t shortwire_crypto_v1_chunked_aead_methods[] = {
    {UINT64_C(0x0550ecd66b469f2b), UINT64_C(0x746276b244a5040d),
     "shortwire.crypto.v1.ChunkedAead/StartSealing"},
    {UINT64_C(0x1828242688289dae), UINT64_C(0xa802de7bdd3ea1d9), "shortwire.crypto.v1.ChunkedAead/SealChunk"},
    {UINT64_C(0xa3795fe7e3dfb18c), UINT64_C(0x81587b7b18875e65),
     "shortwire.crypto.v1.ChunkedAead/StartOpening"},
    {UINT64_C(0x03d51300c1df4595), UINT64_C(0x619a68101757ca4a), "shortwire.crypto.v1.ChunkedAead/OpenChunk"},
    {UINT64_C(0x2d08fca75e10872a), UINT64_C(0xbd47c5a05d355de1), "shortwire.crypto.v1.ChunkedAead/Discard"},
};

sw_code_e shortwire_crypto_v1_chunked_aead_open(const char *path, const sw_options_t *options,
                                                shortwire_crypto_v1_chunked_aead_t *client,
                                                sw_error_t *error) {
  if (path == NULL || client == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_chunked_aead_open");
  return sw_client_open(path, options, shortwire_crypto_v1_chunked_aead_methods, 5, &client->base,
                        client->methods, error);
}

sw_code_e shortwire_crypto_v1_chunked_aead_join(const sw_client_t *other,
                                                shortwire_crypto_v1_chunked_aead_t *client,
                                                sw_error_t *error) {
  if (other == NULL || client == NULL)
    return sw_error_set_null(error, "shortwire_crypto_v1_chunked_aead_join");
  return sw_client_join(other, shortwire_crypto_v1_chunked_aead_methods, 5, &client->base, client->methods,
                        error);
}

void shortwire_crypto_v1_chunked_aead_close(shortwire_crypto_v1_chunked_aead_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 5);
}

sw_code_e shortwire_crypto_v1_chunked_aead_start_sealing_raw(const shortwire_crypto_v1_chunked_aead_t *client,
                                                             sw_bytes_t request, sw_bytes_t *reply,
                                                             sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e shortwire_crypto_v1_chunked_aead_start_sealing_wire(
    const shortwire_crypto_v1_chunked_aead_t *client,
    const shortwire_crypto_v1_start_sealing_request_t *request, shortwire_crypto_v1_sealing_handle_t *reply,
    sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_start_sealing_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_sealing_handle_init(reply);
  if (shortwire_crypto_v1_sealing_handle_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

static sw_code_e shortwire_crypto_v1_chunked_aead_start_sealing_many_wire(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_start_sealing_request_t *requests,
    shortwire_crypto_v1_sealing_handle_t *replies, int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_start_sealing_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_sealing_handle_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_sealing_handle_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                                &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_chunked_aead_start_sealing_many(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_start_sealing_request_t *requests,
    shortwire_crypto_v1_sealing_handle_t *replies, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_chunked_aead_start_sealing_many_wire(client, count, requests, replies, codes,
                                                                    call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->stream, sizeof *replies},
      {&replies->header, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_sealing_handle_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_chunked_aead_start_sealing_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_chunked_aead_start_sealing_columns_wire(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_start_sealing_request_columns_t *request,
    const shortwire_crypto_v1_sealing_handle_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_start_sealing_request_t *requests =
      (shortwire_crypto_v1_start_sealing_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_sealing_handle_t *replies =
      (shortwire_crypto_v1_sealing_handle_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_start_sealing_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_chunked_aead_start_sealing_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->stream[i] = replies[i].stream;
    reply->header[i] = replies[i].header;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_chunked_aead_start_sealing_columns(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_start_sealing_request_columns_t *request,
    const shortwire_crypto_v1_sealing_handle_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.ChunkedAead/StartSealing", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.ChunkedAead/StartSealing", "request->handle");
  if (reply->stream == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.ChunkedAead/StartSealing", "reply->stream");
  if (reply->header == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.ChunkedAead/StartSealing", "reply->header");
  if (client->methods[0].flat_many == NULL) {
    return shortwire_crypto_v1_chunked_aead_start_sealing_columns_wire(client, count, request, reply, codes,
                                                                       call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
  };
  sw_column_t out[] = {
      {reply->stream, sizeof *reply->stream},
      {reply->header, sizeof *reply->header},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_chunked_aead_seal_chunk_raw(const shortwire_crypto_v1_chunked_aead_t *client,
                                                          sw_bytes_t request, sw_bytes_t *reply,
                                                          sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e shortwire_crypto_v1_chunked_aead_seal_chunk_wire(const shortwire_crypto_v1_chunked_aead_t *client,
                                                           const shortwire_crypto_v1_chunk_request_t *request,
                                                           shortwire_crypto_v1_bytes_t *reply,
                                                           sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_chunk_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

sw_code_e shortwire_crypto_v1_chunked_aead_seal_chunk_into_wire(
    const shortwire_crypto_v1_chunked_aead_t *client, const shortwire_crypto_v1_chunk_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.ChunkedAead/SealChunk", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_chunked_aead_seal_chunk_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_chunked_aead_seal_chunk_many_wire(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_chunk_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_chunk_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_chunked_aead_seal_chunk_many(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_chunk_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_chunked_aead_seal_chunk_many_wire(client, count, requests, replies, codes,
                                                                 call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->stream, sizeof *requests},
      {(void *)(uintptr_t)&requests->chunk, sizeof *requests},
      {(void *)(uintptr_t)&requests->is_last, sizeof *requests},
      {(void *)(uintptr_t)&requests->associated_data, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_chunked_aead_seal_chunk_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_chunked_aead_seal_chunk_columns_wire(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_chunk_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_chunk_request_t *requests =
      (shortwire_crypto_v1_chunk_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_chunk_request_init(&requests[i]);
    requests[i].stream = request->stream[i];
    requests[i].chunk = request->chunk[i];
    requests[i].is_last = request->is_last[i];
    requests[i].associated_data = request->associated_data[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_chunked_aead_seal_chunk_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_chunked_aead_seal_chunk_columns(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_chunk_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  if (request->stream == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.ChunkedAead/SealChunk", "request->stream");
  if (request->chunk == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.ChunkedAead/SealChunk", "request->chunk");
  if (request->is_last == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.ChunkedAead/SealChunk", "request->is_last");
  if (request->associated_data == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.ChunkedAead/SealChunk",
                                 "request->associated_data");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.ChunkedAead/SealChunk", "reply->value");
  if (client->methods[1].flat_many == NULL) {
    return shortwire_crypto_v1_chunked_aead_seal_chunk_columns_wire(client, count, request, reply, codes,
                                                                    call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->stream, sizeof *request->stream},
      {(void *)(uintptr_t)request->chunk, sizeof *request->chunk},
      {(void *)(uintptr_t)request->is_last, sizeof *request->is_last},
      {(void *)(uintptr_t)request->associated_data, sizeof *request->associated_data},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_chunked_aead_start_opening_raw(const shortwire_crypto_v1_chunked_aead_t *client,
                                                             sw_bytes_t request, sw_bytes_t *reply,
                                                             sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
}

sw_code_e shortwire_crypto_v1_chunked_aead_start_opening_wire(
    const shortwire_crypto_v1_chunked_aead_t *client,
    const shortwire_crypto_v1_start_opening_request_t *request, shortwire_crypto_v1_opening_handle_t *reply,
    sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_crypto_v1_chunked_aead_start_opening_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_start_opening_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[2], 2, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_opening_handle_init(reply);
  if (shortwire_crypto_v1_opening_handle_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 2, &reader, call);
}

static sw_code_e shortwire_crypto_v1_chunked_aead_start_opening_many_wire(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_start_opening_request_t *requests,
    shortwire_crypto_v1_opening_handle_t *replies, int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_start_opening_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[2], 2, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_opening_handle_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[2], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_opening_handle_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                                &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 2, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_chunked_aead_start_opening_many(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_start_opening_request_t *requests,
    shortwire_crypto_v1_opening_handle_t *replies, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[2].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_chunked_aead_start_opening_many_wire(client, count, requests, replies, codes,
                                                                    call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->header, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->stream, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_opening_handle_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_chunked_aead_start_opening_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_chunked_aead_start_opening_columns_wire(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_start_opening_request_columns_t *request,
    const shortwire_crypto_v1_opening_handle_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_start_opening_request_t *requests =
      (shortwire_crypto_v1_start_opening_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_opening_handle_t *replies =
      (shortwire_crypto_v1_opening_handle_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_start_opening_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].header = request->header[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_chunked_aead_start_opening_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->stream[i] = replies[i].stream;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_chunked_aead_start_opening_columns(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_start_opening_request_columns_t *request,
    const shortwire_crypto_v1_opening_handle_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.ChunkedAead/StartOpening", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.ChunkedAead/StartOpening", "request->handle");
  if (request->header == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.ChunkedAead/StartOpening", "request->header");
  if (reply->stream == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.ChunkedAead/StartOpening", "reply->stream");
  if (client->methods[2].flat_many == NULL) {
    return shortwire_crypto_v1_chunked_aead_start_opening_columns_wire(client, count, request, reply, codes,
                                                                       call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->header, sizeof *request->header},
  };
  sw_column_t out[] = {
      {reply->stream, sizeof *reply->stream},
  };
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_chunked_aead_open_chunk_raw(const shortwire_crypto_v1_chunked_aead_t *client,
                                                          sw_bytes_t request, sw_bytes_t *reply,
                                                          sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
}

sw_code_e shortwire_crypto_v1_chunked_aead_open_chunk_wire(const shortwire_crypto_v1_chunked_aead_t *client,
                                                           const shortwire_crypto_v1_chunk_request_t *request,
                                                           shortwire_crypto_v1_bytes_t *reply,
                                                           sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_chunk_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[3], 3, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 3, &reader, call);
}

sw_code_e shortwire_crypto_v1_chunked_aead_open_chunk_into_wire(
    const shortwire_crypto_v1_chunked_aead_t *client, const shortwire_crypto_v1_chunk_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.ChunkedAead/OpenChunk", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_chunked_aead_open_chunk_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_chunked_aead_open_chunk_many_wire(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_chunk_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_chunk_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[3], 3, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[3], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 3, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_chunked_aead_open_chunk_many(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_chunk_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[3].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_chunked_aead_open_chunk_many_wire(client, count, requests, replies, codes,
                                                                 call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->stream, sizeof *requests},
      {(void *)(uintptr_t)&requests->chunk, sizeof *requests},
      {(void *)(uintptr_t)&requests->is_last, sizeof *requests},
      {(void *)(uintptr_t)&requests->associated_data, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_chunked_aead_open_chunk_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_chunked_aead_open_chunk_columns_wire(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_chunk_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_chunk_request_t *requests =
      (shortwire_crypto_v1_chunk_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_chunk_request_init(&requests[i]);
    requests[i].stream = request->stream[i];
    requests[i].chunk = request->chunk[i];
    requests[i].is_last = request->is_last[i];
    requests[i].associated_data = request->associated_data[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_chunked_aead_open_chunk_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_chunked_aead_open_chunk_columns(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_chunk_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  if (request->stream == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.ChunkedAead/OpenChunk", "request->stream");
  if (request->chunk == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.ChunkedAead/OpenChunk", "request->chunk");
  if (request->is_last == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.ChunkedAead/OpenChunk", "request->is_last");
  if (request->associated_data == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.ChunkedAead/OpenChunk",
                                 "request->associated_data");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.ChunkedAead/OpenChunk", "reply->value");
  if (client->methods[3].flat_many == NULL) {
    return shortwire_crypto_v1_chunked_aead_open_chunk_columns_wire(client, count, request, reply, codes,
                                                                    call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->stream, sizeof *request->stream},
      {(void *)(uintptr_t)request->chunk, sizeof *request->chunk},
      {(void *)(uintptr_t)request->is_last, sizeof *request->is_last},
      {(void *)(uintptr_t)request->associated_data, sizeof *request->associated_data},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_chunked_aead_discard_raw(const shortwire_crypto_v1_chunked_aead_t *client,
                                                       sw_bytes_t request, sw_bytes_t *reply,
                                                       sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
}

sw_code_e shortwire_crypto_v1_chunked_aead_discard_wire(const shortwire_crypto_v1_chunked_aead_t *client,
                                                        const shortwire_crypto_v1_chunked_handle_t *request,
                                                        shortwire_crypto_v1_empty_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_crypto_v1_chunked_aead_discard_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_chunked_handle_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[4], 4, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_empty_init(reply);
  if (shortwire_crypto_v1_empty_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 4, &reader, call);
}

static sw_code_e shortwire_crypto_v1_chunked_aead_discard_many_wire(
    const shortwire_crypto_v1_chunked_aead_t *client, size_t count,
    const shortwire_crypto_v1_chunked_handle_t *requests, shortwire_crypto_v1_empty_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_chunked_handle_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[4], 4, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_empty_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[4], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_empty_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 4, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_chunked_aead_discard_many(const shortwire_crypto_v1_chunked_aead_t *client,
                                                        size_t count,
                                                        const shortwire_crypto_v1_chunked_handle_t *requests,
                                                        shortwire_crypto_v1_empty_t *replies, int32_t *codes,
                                                        sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[4].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_chunked_aead_discard_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->stream, sizeof *requests},
  };
  sw_column_t out[] = {
      {NULL, 0},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_empty_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[4], count, in, out, codes, call);
}

static const sw_method_info_t shortwire_crypto_v1_encoding_methods[] = {
    {UINT64_C(0x6b5c990a533739a8), UINT64_C(0xff909e8af35a8715), "shortwire.crypto.v1.Encoding/Encode"},
    {UINT64_C(0x6fef0e659dafbf34), UINT64_C(0xdd0f96b11ad31f67), "shortwire.crypto.v1.Encoding/Decode"},
};

sw_code_e shortwire_crypto_v1_encoding_open(const char *path, const sw_options_t *options,
                                            shortwire_crypto_v1_encoding_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_encoding_open");
  return sw_client_open(path, options, shortwire_crypto_v1_encoding_methods, 2, &client->base,
                        client->methods, error);
}

sw_code_e shortwire_crypto_v1_encoding_join(const sw_client_t *other, shortwire_crypto_v1_encoding_t *client,
                                            sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_encoding_join");
  return sw_client_join(other, shortwire_crypto_v1_encoding_methods, 2, &client->base, client->methods,
                        error);
}

void shortwire_crypto_v1_encoding_close(shortwire_crypto_v1_encoding_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 2);
}

sw_code_e shortwire_crypto_v1_encoding_encode_raw(const shortwire_crypto_v1_encoding_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e shortwire_crypto_v1_encoding_encode_wire(const shortwire_crypto_v1_encoding_t *client,
                                                   const shortwire_crypto_v1_encode_request_t *request,
                                                   shortwire_crypto_v1_text_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_encode_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_text_init(reply);
  if (shortwire_crypto_v1_text_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

static sw_code_e shortwire_crypto_v1_encoding_encode_many_wire(
    const shortwire_crypto_v1_encoding_t *client, size_t count,
    const shortwire_crypto_v1_encode_request_t *requests, shortwire_crypto_v1_text_t *replies, int32_t *codes,
    sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_encode_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_text_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_text_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                      &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_encoding_encode_many(const shortwire_crypto_v1_encoding_t *client, size_t count,
                                                   const shortwire_crypto_v1_encode_request_t *requests,
                                                   shortwire_crypto_v1_text_t *replies, int32_t *codes,
                                                   sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_encoding_encode_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->data, sizeof *requests},
      {(void *)(uintptr_t)&requests->format, sizeof *requests},
      {(void *)(uintptr_t)&requests->prefix, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_text_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_encoding_encode_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_encoding_encode_columns_wire(
    const shortwire_crypto_v1_encoding_t *client, size_t count,
    const shortwire_crypto_v1_encode_request_columns_t *request,
    const shortwire_crypto_v1_text_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_encode_request_t *requests =
      (shortwire_crypto_v1_encode_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_text_t *replies =
      (shortwire_crypto_v1_text_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_encode_request_init(&requests[i]);
    requests[i].data = request->data[i];
    requests[i].format = request->format[i];
    requests[i].prefix = request->prefix[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_encoding_encode_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_encoding_encode_columns(
    const shortwire_crypto_v1_encoding_t *client, size_t count,
    const shortwire_crypto_v1_encode_request_columns_t *request,
    const shortwire_crypto_v1_text_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->data == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Encoding/Encode", "request->data");
  if (request->format == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Encoding/Encode", "request->format");
  if (request->prefix == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Encoding/Encode", "request->prefix");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Encoding/Encode", "reply->value");
  if (client->methods[0].flat_many == NULL) {
    return shortwire_crypto_v1_encoding_encode_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->data, sizeof *request->data},
      {(void *)(uintptr_t)request->format, sizeof *request->format},
      {(void *)(uintptr_t)request->prefix, sizeof *request->prefix},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_encoding_decode_raw(const shortwire_crypto_v1_encoding_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e shortwire_crypto_v1_encoding_decode_wire(const shortwire_crypto_v1_encoding_t *client,
                                                   const shortwire_crypto_v1_decode_request_t *request,
                                                   shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_decode_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

static sw_code_e shortwire_crypto_v1_encoding_decode_many_wire(
    const shortwire_crypto_v1_encoding_t *client, size_t count,
    const shortwire_crypto_v1_decode_request_t *requests, shortwire_crypto_v1_bytes_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_decode_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_encoding_decode_many(const shortwire_crypto_v1_encoding_t *client, size_t count,
                                                   const shortwire_crypto_v1_decode_request_t *requests,
                                                   shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                   sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_encoding_decode_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->text, sizeof *requests},
      {(void *)(uintptr_t)&requests->format, sizeof *requests},
      {(void *)(uintptr_t)&requests->prefix, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_encoding_decode_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_encoding_decode_columns_wire(
    const shortwire_crypto_v1_encoding_t *client, size_t count,
    const shortwire_crypto_v1_decode_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_decode_request_t *requests =
      (shortwire_crypto_v1_decode_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_decode_request_init(&requests[i]);
    requests[i].text = request->text[i];
    requests[i].format = request->format[i];
    requests[i].prefix = request->prefix[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_encoding_decode_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_encoding_decode_columns(
    const shortwire_crypto_v1_encoding_t *client, size_t count,
    const shortwire_crypto_v1_decode_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  if (request->text == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Encoding/Decode", "request->text");
  if (request->format == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Encoding/Decode", "request->format");
  if (request->prefix == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Encoding/Decode", "request->prefix");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Encoding/Decode", "reply->value");
  if (client->methods[1].flat_many == NULL) {
    return shortwire_crypto_v1_encoding_decode_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->text, sizeof *request->text},
      {(void *)(uintptr_t)request->format, sizeof *request->format},
      {(void *)(uintptr_t)request->prefix, sizeof *request->prefix},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

static const sw_method_info_t shortwire_crypto_v1_random_methods[] = {
    {UINT64_C(0x6e6a1a012e3b486d), UINT64_C(0xe703688e95e3159b), "shortwire.crypto.v1.Random/Fill"},
};

sw_code_e shortwire_crypto_v1_random_open(const char *path, const sw_options_t *options,
                                          shortwire_crypto_v1_random_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_random_open");
  return sw_client_open(path, options, shortwire_crypto_v1_random_methods, 1, &client->base, client->methods,
                        error);
}

sw_code_e shortwire_crypto_v1_random_join(const sw_client_t *other, shortwire_crypto_v1_random_t *client,
                                          sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_random_join");
  return sw_client_join(other, shortwire_crypto_v1_random_methods, 1, &client->base, client->methods, error);
}

void shortwire_crypto_v1_random_close(shortwire_crypto_v1_random_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 1);
}

sw_code_e shortwire_crypto_v1_random_fill_raw(const shortwire_crypto_v1_random_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e shortwire_crypto_v1_random_fill_wire(const shortwire_crypto_v1_random_t *client,
                                               const shortwire_crypto_v1_random_request_t *request,
                                               shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_random_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

sw_code_e shortwire_crypto_v1_random_fill_into_wire(const shortwire_crypto_v1_random_t *client,
                                                    const shortwire_crypto_v1_random_request_t *request,
                                                    void *memory, size_t size, sw_bytes_t *reply,
                                                    sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Random/Fill", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_random_fill_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_random_fill_many_wire(
    const shortwire_crypto_v1_random_t *client, size_t count,
    const shortwire_crypto_v1_random_request_t *requests, shortwire_crypto_v1_bytes_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_random_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_random_fill_many(const shortwire_crypto_v1_random_t *client, size_t count,
                                               const shortwire_crypto_v1_random_request_t *requests,
                                               shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                               sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_random_fill_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->size, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_random_fill_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_random_fill_columns_wire(
    const shortwire_crypto_v1_random_t *client, size_t count,
    const shortwire_crypto_v1_random_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_random_request_t *requests =
      (shortwire_crypto_v1_random_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_random_request_init(&requests[i]);
    requests[i].size = request->size[i];
  }
  sw_code_e code = shortwire_crypto_v1_random_fill_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_random_fill_columns(const shortwire_crypto_v1_random_t *client, size_t count,
                                                  const shortwire_crypto_v1_random_request_columns_t *request,
                                                  const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                  int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->size == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Random/Fill", "request->size");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Random/Fill", "reply->value");
  if (client->methods[0].flat_many == NULL) {
    return shortwire_crypto_v1_random_fill_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->size, sizeof *request->size},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

static const sw_method_info_t shortwire_crypto_v1_compare_methods[] = {
    {UINT64_C(0x7dde6c52026018c4), UINT64_C(0x781ab406e05b93bc), "shortwire.crypto.v1.Compare/Equal"},
};

sw_code_e shortwire_crypto_v1_compare_open(const char *path, const sw_options_t *options,
                                           shortwire_crypto_v1_compare_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_compare_open");
  return sw_client_open(path, options, shortwire_crypto_v1_compare_methods, 1, &client->base, client->methods,
                        error);
}

sw_code_e shortwire_crypto_v1_compare_join(const sw_client_t *other, shortwire_crypto_v1_compare_t *client,
                                           sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_compare_join");
  return sw_client_join(other, shortwire_crypto_v1_compare_methods, 1, &client->base, client->methods, error);
}

void shortwire_crypto_v1_compare_close(shortwire_crypto_v1_compare_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 1);
}

sw_code_e shortwire_crypto_v1_compare_equal_raw(const shortwire_crypto_v1_compare_t *client,
                                                sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e shortwire_crypto_v1_compare_equal_wire(const shortwire_crypto_v1_compare_t *client,
                                                 const shortwire_crypto_v1_compare_request_t *request,
                                                 shortwire_crypto_v1_compare_reply_t *reply,
                                                 sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_crypto_v1_compare_equal_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_compare_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_compare_reply_init(reply);
  if (shortwire_crypto_v1_compare_reply_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

static sw_code_e shortwire_crypto_v1_compare_equal_many_wire(
    const shortwire_crypto_v1_compare_t *client, size_t count,
    const shortwire_crypto_v1_compare_request_t *requests, shortwire_crypto_v1_compare_reply_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_compare_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_compare_reply_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_compare_reply_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                               &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_compare_equal_many(const shortwire_crypto_v1_compare_t *client, size_t count,
                                                 const shortwire_crypto_v1_compare_request_t *requests,
                                                 shortwire_crypto_v1_compare_reply_t *replies, int32_t *codes,
                                                 sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_compare_equal_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->a, sizeof *requests},
      {(void *)(uintptr_t)&requests->b, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->is_equal, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_compare_reply_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_compare_equal_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_compare_equal_columns_wire(
    const shortwire_crypto_v1_compare_t *client, size_t count,
    const shortwire_crypto_v1_compare_request_columns_t *request,
    const shortwire_crypto_v1_compare_reply_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_compare_request_t *requests =
      (shortwire_crypto_v1_compare_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_compare_reply_t *replies =
      (shortwire_crypto_v1_compare_reply_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_compare_request_init(&requests[i]);
    requests[i].a = request->a[i];
    requests[i].b = request->b[i];
  }
  sw_code_e code = shortwire_crypto_v1_compare_equal_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->is_equal[i] = replies[i].is_equal;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_compare_equal_columns(
    const shortwire_crypto_v1_compare_t *client, size_t count,
    const shortwire_crypto_v1_compare_request_columns_t *request,
    const shortwire_crypto_v1_compare_reply_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->a == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Compare/Equal", "request->a");
  if (request->b == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Compare/Equal", "request->b");
  if (reply->is_equal == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Compare/Equal", "reply->is_equal");
  if (client->methods[0].flat_many == NULL) {
    return shortwire_crypto_v1_compare_equal_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->a, sizeof *request->a},
      {(void *)(uintptr_t)request->b, sizeof *request->b},
  };
  sw_column_t out[] = {
      {reply->is_equal, sizeof *reply->is_equal},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

static const sw_method_info_t shortwire_crypto_v1_hash_methods[] = {
    {UINT64_C(0xb7ada81262543c7e), UINT64_C(0x6bbb3dfe270732b5), "shortwire.crypto.v1.Hash/Sha256"},
    {UINT64_C(0xc0bd5712679346b7), UINT64_C(0x5369945ec8188cca), "shortwire.crypto.v1.Hash/Sha512"},
    {UINT64_C(0x95d22ae356c3eece), UINT64_C(0x95b838022c41fd77), "shortwire.crypto.v1.Hash/Blake2b"},
    {UINT64_C(0x78a8fed544987aab), UINT64_C(0x4927b674f17d4a94), "shortwire.crypto.v1.Hash/Start"},
    {UINT64_C(0xa970a31b1aa5c5c8), UINT64_C(0x3e4dcd319d9a70c2), "shortwire.crypto.v1.Hash/Update"},
    {UINT64_C(0x81d0681bea28e4d6), UINT64_C(0xd88b24263effc320), "shortwire.crypto.v1.Hash/Finish"},
    {UINT64_C(0xf06da5b3a055ef5d), UINT64_C(0xc72ec9ba43347a9a), "shortwire.crypto.v1.Hash/Discard"},
};

sw_code_e shortwire_crypto_v1_hash_open(const char *path, const sw_options_t *options,
                                        shortwire_crypto_v1_hash_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_hash_open");
  return sw_client_open(path, options, shortwire_crypto_v1_hash_methods, 7, &client->base, client->methods,
                        error);
}

sw_code_e shortwire_crypto_v1_hash_join(const sw_client_t *other, shortwire_crypto_v1_hash_t *client,
                                        sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_hash_join");
  return sw_client_join(other, shortwire_crypto_v1_hash_methods, 7, &client->base, client->methods, error);
}

void shortwire_crypto_v1_hash_close(shortwire_crypto_v1_hash_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 7);
}

sw_code_e shortwire_crypto_v1_hash_sha256_raw(const shortwire_crypto_v1_hash_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e shortwire_crypto_v1_hash_sha256_wire(const shortwire_crypto_v1_hash_t *client,
                                               const shortwire_crypto_v1_bytes_t *request,
                                               shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_bytes_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

sw_code_e shortwire_crypto_v1_hash_sha256_into_wire(const shortwire_crypto_v1_hash_t *client,
                                                    const shortwire_crypto_v1_bytes_t *request, void *memory,
                                                    size_t size, sw_bytes_t *reply, sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Sha256", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_hash_sha256_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_hash_sha256_many_wire(const shortwire_crypto_v1_hash_t *client,
                                                           size_t count,
                                                           const shortwire_crypto_v1_bytes_t *requests,
                                                           shortwire_crypto_v1_bytes_t *replies,
                                                           int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_bytes_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_hash_sha256_many(const shortwire_crypto_v1_hash_t *client, size_t count,
                                               const shortwire_crypto_v1_bytes_t *requests,
                                               shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                               sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_hash_sha256_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_hash_sha256_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_hash_sha256_columns_wire(
    const shortwire_crypto_v1_hash_t *client, size_t count,
    const shortwire_crypto_v1_bytes_columns_t *request, const shortwire_crypto_v1_bytes_out_columns_t *reply,
    int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_bytes_t *requests =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&requests[i]);
    requests[i].value = request->value[i];
  }
  sw_code_e code = shortwire_crypto_v1_hash_sha256_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_hash_sha256_columns(const shortwire_crypto_v1_hash_t *client, size_t count,
                                                  const shortwire_crypto_v1_bytes_columns_t *request,
                                                  const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                  int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Sha256", "request->value");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Sha256", "reply->value");
  if (client->methods[0].flat_many == NULL) {
    return shortwire_crypto_v1_hash_sha256_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_hash_sha512_raw(const shortwire_crypto_v1_hash_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e shortwire_crypto_v1_hash_sha512_wire(const shortwire_crypto_v1_hash_t *client,
                                               const shortwire_crypto_v1_bytes_t *request,
                                               shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_bytes_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

sw_code_e shortwire_crypto_v1_hash_sha512_into_wire(const shortwire_crypto_v1_hash_t *client,
                                                    const shortwire_crypto_v1_bytes_t *request, void *memory,
                                                    size_t size, sw_bytes_t *reply, sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Sha512", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_hash_sha512_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_hash_sha512_many_wire(const shortwire_crypto_v1_hash_t *client,
                                                           size_t count,
                                                           const shortwire_crypto_v1_bytes_t *requests,
                                                           shortwire_crypto_v1_bytes_t *replies,
                                                           int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_bytes_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_hash_sha512_many(const shortwire_crypto_v1_hash_t *client, size_t count,
                                               const shortwire_crypto_v1_bytes_t *requests,
                                               shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                               sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_hash_sha512_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->value, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_hash_sha512_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_hash_sha512_columns_wire(
    const shortwire_crypto_v1_hash_t *client, size_t count,
    const shortwire_crypto_v1_bytes_columns_t *request, const shortwire_crypto_v1_bytes_out_columns_t *reply,
    int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_bytes_t *requests =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&requests[i]);
    requests[i].value = request->value[i];
  }
  sw_code_e code = shortwire_crypto_v1_hash_sha512_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_hash_sha512_columns(const shortwire_crypto_v1_hash_t *client, size_t count,
                                                  const shortwire_crypto_v1_bytes_columns_t *request,
                                                  const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                  int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  if (request->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Sha512", "request->value");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Sha512", "reply->value");
  if (client->methods[1].flat_many == NULL) {
    return shortwire_crypto_v1_hash_sha512_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->value, sizeof *request->value},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_hash_blake2b_raw(const shortwire_crypto_v1_hash_t *client, sw_bytes_t request,
                                               sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
}

sw_code_e shortwire_crypto_v1_hash_blake2b_wire(const shortwire_crypto_v1_hash_t *client,
                                                const shortwire_crypto_v1_blake2b_request_t *request,
                                                shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_blake2b_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[2], 2, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 2, &reader, call);
}

sw_code_e shortwire_crypto_v1_hash_blake2b_into_wire(const shortwire_crypto_v1_hash_t *client,
                                                     const shortwire_crypto_v1_blake2b_request_t *request,
                                                     void *memory, size_t size, sw_bytes_t *reply,
                                                     sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Blake2b", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_hash_blake2b_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_hash_blake2b_many_wire(
    const shortwire_crypto_v1_hash_t *client, size_t count,
    const shortwire_crypto_v1_blake2b_request_t *requests, shortwire_crypto_v1_bytes_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_blake2b_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[2], 2, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[2], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 2, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_hash_blake2b_many(const shortwire_crypto_v1_hash_t *client, size_t count,
                                                const shortwire_crypto_v1_blake2b_request_t *requests,
                                                shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[2].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_hash_blake2b_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
      {(void *)(uintptr_t)&requests->length, sizeof *requests},
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->salt, sizeof *requests},
      {(void *)(uintptr_t)&requests->personalisation, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_hash_blake2b_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_hash_blake2b_columns_wire(
    const shortwire_crypto_v1_hash_t *client, size_t count,
    const shortwire_crypto_v1_blake2b_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_blake2b_request_t *requests =
      (shortwire_crypto_v1_blake2b_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_blake2b_request_init(&requests[i]);
    requests[i].message = request->message[i];
    requests[i].length = request->length[i];
    requests[i].key = request->key[i];
    requests[i].salt = request->salt[i];
    requests[i].personalisation = request->personalisation[i];
  }
  sw_code_e code = shortwire_crypto_v1_hash_blake2b_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_hash_blake2b_columns(
    const shortwire_crypto_v1_hash_t *client, size_t count,
    const shortwire_crypto_v1_blake2b_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Blake2b", "request->message");
  if (request->length == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Blake2b", "request->length");
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Blake2b", "request->key");
  if (request->salt == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Blake2b", "request->salt");
  if (request->personalisation == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Blake2b", "request->personalisation");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Blake2b", "reply->value");
  if (client->methods[2].flat_many == NULL) {
    return shortwire_crypto_v1_hash_blake2b_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->message, sizeof *request->message},
      {(void *)(uintptr_t)request->length, sizeof *request->length},
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->salt, sizeof *request->salt},
      {(void *)(uintptr_t)request->personalisation, sizeof *request->personalisation},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_hash_start_raw(const shortwire_crypto_v1_hash_t *client, sw_bytes_t request,
                                             sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
}

sw_code_e shortwire_crypto_v1_hash_start_wire(const shortwire_crypto_v1_hash_t *client,
                                              const shortwire_crypto_v1_start_hash_request_t *request,
                                              shortwire_crypto_v1_hash_handle_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_crypto_v1_hash_start_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_start_hash_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[3], 3, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_hash_handle_init(reply);
  if (shortwire_crypto_v1_hash_handle_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 3, &reader, call);
}

static sw_code_e shortwire_crypto_v1_hash_start_many_wire(
    const shortwire_crypto_v1_hash_t *client, size_t count,
    const shortwire_crypto_v1_start_hash_request_t *requests, shortwire_crypto_v1_hash_handle_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_start_hash_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[3], 3, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_hash_handle_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[3], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_hash_handle_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 3, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_hash_start_many(const shortwire_crypto_v1_hash_t *client, size_t count,
                                              const shortwire_crypto_v1_start_hash_request_t *requests,
                                              shortwire_crypto_v1_hash_handle_t *replies, int32_t *codes,
                                              sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[3].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_hash_start_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->algorithm, sizeof *requests},
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->length, sizeof *requests},
      {(void *)(uintptr_t)&requests->salt, sizeof *requests},
      {(void *)(uintptr_t)&requests->personalisation, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->stream, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_hash_handle_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_hash_start_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_hash_start_columns_wire(
    const shortwire_crypto_v1_hash_t *client, size_t count,
    const shortwire_crypto_v1_start_hash_request_columns_t *request,
    const shortwire_crypto_v1_hash_handle_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_start_hash_request_t *requests =
      (shortwire_crypto_v1_start_hash_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_hash_handle_t *replies =
      (shortwire_crypto_v1_hash_handle_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_start_hash_request_init(&requests[i]);
    requests[i].algorithm = request->algorithm[i];
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].length = request->length[i];
    requests[i].salt = request->salt[i];
    requests[i].personalisation = request->personalisation[i];
  }
  sw_code_e code = shortwire_crypto_v1_hash_start_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->stream[i] = replies[i].stream;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_hash_start_columns(
    const shortwire_crypto_v1_hash_t *client, size_t count,
    const shortwire_crypto_v1_start_hash_request_columns_t *request,
    const shortwire_crypto_v1_hash_handle_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  if (request->algorithm == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Start", "request->algorithm");
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Start", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Start", "request->handle");
  if (request->length == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Start", "request->length");
  if (request->salt == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Start", "request->salt");
  if (request->personalisation == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Start", "request->personalisation");
  if (reply->stream == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Start", "reply->stream");
  if (client->methods[3].flat_many == NULL) {
    return shortwire_crypto_v1_hash_start_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->algorithm, sizeof *request->algorithm},
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->length, sizeof *request->length},
      {(void *)(uintptr_t)request->salt, sizeof *request->salt},
      {(void *)(uintptr_t)request->personalisation, sizeof *request->personalisation},
  };
  sw_column_t out[] = {
      {reply->stream, sizeof *reply->stream},
  };
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_hash_update_raw(const shortwire_crypto_v1_hash_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
}

sw_code_e shortwire_crypto_v1_hash_update_wire(const shortwire_crypto_v1_hash_t *client,
                                               const shortwire_crypto_v1_update_hash_request_t *request,
                                               shortwire_crypto_v1_empty_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_crypto_v1_hash_update_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_update_hash_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[4], 4, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_empty_init(reply);
  if (shortwire_crypto_v1_empty_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 4, &reader, call);
}

static sw_code_e shortwire_crypto_v1_hash_update_many_wire(
    const shortwire_crypto_v1_hash_t *client, size_t count,
    const shortwire_crypto_v1_update_hash_request_t *requests, shortwire_crypto_v1_empty_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_update_hash_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[4], 4, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_empty_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[4], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_empty_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 4, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_hash_update_many(const shortwire_crypto_v1_hash_t *client, size_t count,
                                               const shortwire_crypto_v1_update_hash_request_t *requests,
                                               shortwire_crypto_v1_empty_t *replies, int32_t *codes,
                                               sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[4].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_hash_update_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->stream, sizeof *requests},
      {(void *)(uintptr_t)&requests->data, sizeof *requests},
  };
  sw_column_t out[] = {
      {NULL, 0},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_empty_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[4], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_hash_finish_raw(const shortwire_crypto_v1_hash_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[5] : NULL, 5, request, reply, call);
}

sw_code_e shortwire_crypto_v1_hash_finish_wire(const shortwire_crypto_v1_hash_t *client,
                                               const shortwire_crypto_v1_hash_handle_t *request,
                                               shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[5] : NULL, 5, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_hash_handle_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[5], 5, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 5, &reader, call);
}

sw_code_e shortwire_crypto_v1_hash_finish_into_wire(const shortwire_crypto_v1_hash_t *client,
                                                    const shortwire_crypto_v1_hash_handle_t *request,
                                                    void *memory, size_t size, sw_bytes_t *reply,
                                                    sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Finish", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_hash_finish_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_hash_finish_many_wire(const shortwire_crypto_v1_hash_t *client,
                                                           size_t count,
                                                           const shortwire_crypto_v1_hash_handle_t *requests,
                                                           shortwire_crypto_v1_bytes_t *replies,
                                                           int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_hash_handle_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[5], 5, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[5], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 5, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_hash_finish_many(const shortwire_crypto_v1_hash_t *client, size_t count,
                                               const shortwire_crypto_v1_hash_handle_t *requests,
                                               shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                               sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[5] : NULL, 5, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[5].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_hash_finish_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->stream, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[5], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_hash_finish_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_hash_finish_columns_wire(
    const shortwire_crypto_v1_hash_t *client, size_t count,
    const shortwire_crypto_v1_hash_handle_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_hash_handle_t *requests =
      (shortwire_crypto_v1_hash_handle_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_hash_handle_init(&requests[i]);
    requests[i].stream = request->stream[i];
  }
  sw_code_e code = shortwire_crypto_v1_hash_finish_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_hash_finish_columns(const shortwire_crypto_v1_hash_t *client, size_t count,
                                                  const shortwire_crypto_v1_hash_handle_columns_t *request,
                                                  const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                  int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[5] : NULL, 5, request, reply, call);
  if (code != SW_OK) return code;
  if (request->stream == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Finish", "request->stream");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Hash/Finish", "reply->value");
  if (client->methods[5].flat_many == NULL) {
    return shortwire_crypto_v1_hash_finish_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->stream, sizeof *request->stream},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[5], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_hash_discard_raw(const shortwire_crypto_v1_hash_t *client, sw_bytes_t request,
                                               sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[6] : NULL, 6, request, reply, call);
}

sw_code_e shortwire_crypto_v1_hash_discard_wire(const shortwire_crypto_v1_hash_t *client,
                                                const shortwire_crypto_v1_hash_handle_t *request,
                                                shortwire_crypto_v1_empty_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_crypto_v1_hash_discard_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[6] : NULL, 6, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_hash_handle_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[6], 6, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_empty_init(reply);
  if (shortwire_crypto_v1_empty_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 6, &reader, call);
}

static sw_code_e shortwire_crypto_v1_hash_discard_many_wire(const shortwire_crypto_v1_hash_t *client,
                                                            size_t count,
                                                            const shortwire_crypto_v1_hash_handle_t *requests,
                                                            shortwire_crypto_v1_empty_t *replies,
                                                            int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_hash_handle_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[6], 6, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_empty_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[6], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_empty_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 6, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_hash_discard_many(const shortwire_crypto_v1_hash_t *client, size_t count,
                                                const shortwire_crypto_v1_hash_handle_t *requests,
                                                shortwire_crypto_v1_empty_t *replies, int32_t *codes,
                                                sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[6] : NULL, 6, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[6].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_hash_discard_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->stream, sizeof *requests},
  };
  sw_column_t out[] = {
      {NULL, 0},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_empty_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[6], count, in, out, codes, call);
}

static const sw_method_info_t shortwire_crypto_v1_mac_methods[] = {
    {UINT64_C(0x96eaff633a5a9910), UINT64_C(0x3bf8f38276586780), "shortwire.crypto.v1.Mac/Tag"},
    {UINT64_C(0x139424dd5273b46d), UINT64_C(0xf3df0ebc786789ac), "shortwire.crypto.v1.Mac/Verify"},
};

sw_code_e shortwire_crypto_v1_mac_open(const char *path, const sw_options_t *options,
                                       shortwire_crypto_v1_mac_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_mac_open");
  return sw_client_open(path, options, shortwire_crypto_v1_mac_methods, 2, &client->base, client->methods,
                        error);
}

sw_code_e shortwire_crypto_v1_mac_join(const sw_client_t *other, shortwire_crypto_v1_mac_t *client,
                                       sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_mac_join");
  return sw_client_join(other, shortwire_crypto_v1_mac_methods, 2, &client->base, client->methods, error);
}

void shortwire_crypto_v1_mac_close(shortwire_crypto_v1_mac_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 2);
}

sw_code_e shortwire_crypto_v1_mac_tag_raw(const shortwire_crypto_v1_mac_t *client, sw_bytes_t request,
                                          sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e shortwire_crypto_v1_mac_tag_wire(const shortwire_crypto_v1_mac_t *client,
                                           const shortwire_crypto_v1_mac_request_t *request,
                                           shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_mac_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

sw_code_e shortwire_crypto_v1_mac_tag_into_wire(const shortwire_crypto_v1_mac_t *client,
                                                const shortwire_crypto_v1_mac_request_t *request,
                                                void *memory, size_t size, sw_bytes_t *reply,
                                                sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Mac/Tag", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_mac_tag_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_mac_tag_many_wire(const shortwire_crypto_v1_mac_t *client, size_t count,
                                                       const shortwire_crypto_v1_mac_request_t *requests,
                                                       shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                       sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_mac_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_mac_tag_many(const shortwire_crypto_v1_mac_t *client, size_t count,
                                           const shortwire_crypto_v1_mac_request_t *requests,
                                           shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                           sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_mac_tag_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
      {(void *)(uintptr_t)&requests->algorithm, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_mac_tag_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_mac_tag_columns_wire(
    const shortwire_crypto_v1_mac_t *client, size_t count,
    const shortwire_crypto_v1_mac_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_mac_request_t *requests =
      (shortwire_crypto_v1_mac_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_mac_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].message = request->message[i];
    requests[i].algorithm = request->algorithm[i];
  }
  sw_code_e code = shortwire_crypto_v1_mac_tag_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_mac_tag_columns(const shortwire_crypto_v1_mac_t *client, size_t count,
                                              const shortwire_crypto_v1_mac_request_columns_t *request,
                                              const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                              int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Mac/Tag", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Mac/Tag", "request->handle");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Mac/Tag", "request->message");
  if (request->algorithm == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Mac/Tag", "request->algorithm");
  if (reply->value == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Mac/Tag", "reply->value");
  if (client->methods[0].flat_many == NULL) {
    return shortwire_crypto_v1_mac_tag_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
      {(void *)(uintptr_t)request->algorithm, sizeof *request->algorithm},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_mac_verify_raw(const shortwire_crypto_v1_mac_t *client, sw_bytes_t request,
                                             sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e shortwire_crypto_v1_mac_verify_wire(const shortwire_crypto_v1_mac_t *client,
                                              const shortwire_crypto_v1_verify_mac_request_t *request,
                                              shortwire_crypto_v1_empty_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_crypto_v1_mac_verify_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_verify_mac_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_empty_init(reply);
  if (shortwire_crypto_v1_empty_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

static sw_code_e shortwire_crypto_v1_mac_verify_many_wire(
    const shortwire_crypto_v1_mac_t *client, size_t count,
    const shortwire_crypto_v1_verify_mac_request_t *requests, shortwire_crypto_v1_empty_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_verify_mac_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_empty_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_empty_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_mac_verify_many(const shortwire_crypto_v1_mac_t *client, size_t count,
                                              const shortwire_crypto_v1_verify_mac_request_t *requests,
                                              shortwire_crypto_v1_empty_t *replies, int32_t *codes,
                                              sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_mac_verify_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
      {(void *)(uintptr_t)&requests->algorithm, sizeof *requests},
      {(void *)(uintptr_t)&requests->tag, sizeof *requests},
  };
  sw_column_t out[] = {
      {NULL, 0},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_empty_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

static const sw_method_info_t shortwire_crypto_v1_kdf_methods[] = {
    {UINT64_C(0xda46912e5a6ef153), UINT64_C(0x06b2ff1b5b3d31e0), "shortwire.crypto.v1.Kdf/Hkdf"},
    {UINT64_C(0x78e6cb9f05eb7c1d), UINT64_C(0x612e92d083597490), "shortwire.crypto.v1.Kdf/Pbkdf2"},
    {UINT64_C(0xc3b7c89f0d79fda0), UINT64_C(0x0b8f988e5d03b2cd), "shortwire.crypto.v1.Kdf/Argon2id"},
};

sw_code_e shortwire_crypto_v1_kdf_open(const char *path, const sw_options_t *options,
                                       shortwire_crypto_v1_kdf_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_kdf_open");
  return sw_client_open(path, options, shortwire_crypto_v1_kdf_methods, 3, &client->base, client->methods,
                        error);
}

sw_code_e shortwire_crypto_v1_kdf_join(const sw_client_t *other, shortwire_crypto_v1_kdf_t *client,
                                       sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_kdf_join");
  return sw_client_join(other, shortwire_crypto_v1_kdf_methods, 3, &client->base, client->methods, error);
}

void shortwire_crypto_v1_kdf_close(shortwire_crypto_v1_kdf_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 3);
}

sw_code_e shortwire_crypto_v1_kdf_hkdf_raw(const shortwire_crypto_v1_kdf_t *client, sw_bytes_t request,
                                           sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e shortwire_crypto_v1_kdf_hkdf_wire(const shortwire_crypto_v1_kdf_t *client,
                                            const shortwire_crypto_v1_hkdf_request_t *request,
                                            shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_hkdf_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

sw_code_e shortwire_crypto_v1_kdf_hkdf_into_wire(const shortwire_crypto_v1_kdf_t *client,
                                                 const shortwire_crypto_v1_hkdf_request_t *request,
                                                 void *memory, size_t size, sw_bytes_t *reply,
                                                 sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Hkdf", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_kdf_hkdf_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_kdf_hkdf_many_wire(const shortwire_crypto_v1_kdf_t *client, size_t count,
                                                        const shortwire_crypto_v1_hkdf_request_t *requests,
                                                        shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                        sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_hkdf_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_kdf_hkdf_many(const shortwire_crypto_v1_kdf_t *client, size_t count,
                                            const shortwire_crypto_v1_hkdf_request_t *requests,
                                            shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                            sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_kdf_hkdf_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->salt, sizeof *requests},
      {(void *)(uintptr_t)&requests->info, sizeof *requests},
      {(void *)(uintptr_t)&requests->length, sizeof *requests},
      {(void *)(uintptr_t)&requests->hash, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_kdf_hkdf_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_kdf_hkdf_columns_wire(
    const shortwire_crypto_v1_kdf_t *client, size_t count,
    const shortwire_crypto_v1_hkdf_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_hkdf_request_t *requests =
      (shortwire_crypto_v1_hkdf_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_hkdf_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].salt = request->salt[i];
    requests[i].info = request->info[i];
    requests[i].length = request->length[i];
    requests[i].hash = request->hash[i];
  }
  sw_code_e code = shortwire_crypto_v1_kdf_hkdf_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_kdf_hkdf_columns(const shortwire_crypto_v1_kdf_t *client, size_t count,
                                               const shortwire_crypto_v1_hkdf_request_columns_t *request,
                                               const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                               int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Hkdf", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Hkdf", "request->handle");
  if (request->salt == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Hkdf", "request->salt");
  if (request->info == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Hkdf", "request->info");
  if (request->length == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Hkdf", "request->length");
  if (request->hash == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Hkdf", "request->hash");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Hkdf", "reply->value");
  if (client->methods[0].flat_many == NULL) {
    return shortwire_crypto_v1_kdf_hkdf_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->salt, sizeof *request->salt},
      {(void *)(uintptr_t)request->info, sizeof *request->info},
      {(void *)(uintptr_t)request->length, sizeof *request->length},
      {(void *)(uintptr_t)request->hash, sizeof *request->hash},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_kdf_pbkdf2_raw(const shortwire_crypto_v1_kdf_t *client, sw_bytes_t request,
                                             sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e shortwire_crypto_v1_kdf_pbkdf2_wire(const shortwire_crypto_v1_kdf_t *client,
                                              const shortwire_crypto_v1_pbkdf2_request_t *request,
                                              shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_pbkdf2_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

sw_code_e shortwire_crypto_v1_kdf_pbkdf2_into_wire(const shortwire_crypto_v1_kdf_t *client,
                                                   const shortwire_crypto_v1_pbkdf2_request_t *request,
                                                   void *memory, size_t size, sw_bytes_t *reply,
                                                   sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Pbkdf2", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_kdf_pbkdf2_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_kdf_pbkdf2_many_wire(
    const shortwire_crypto_v1_kdf_t *client, size_t count,
    const shortwire_crypto_v1_pbkdf2_request_t *requests, shortwire_crypto_v1_bytes_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_pbkdf2_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_kdf_pbkdf2_many(const shortwire_crypto_v1_kdf_t *client, size_t count,
                                              const shortwire_crypto_v1_pbkdf2_request_t *requests,
                                              shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                              sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_kdf_pbkdf2_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->password, sizeof *requests},
      {(void *)(uintptr_t)&requests->salt, sizeof *requests},
      {(void *)(uintptr_t)&requests->iterations, sizeof *requests},
      {(void *)(uintptr_t)&requests->length, sizeof *requests},
      {(void *)(uintptr_t)&requests->hash, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_kdf_pbkdf2_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_kdf_pbkdf2_columns_wire(
    const shortwire_crypto_v1_kdf_t *client, size_t count,
    const shortwire_crypto_v1_pbkdf2_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_pbkdf2_request_t *requests =
      (shortwire_crypto_v1_pbkdf2_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_pbkdf2_request_init(&requests[i]);
    requests[i].password = request->password[i];
    requests[i].salt = request->salt[i];
    requests[i].iterations = request->iterations[i];
    requests[i].length = request->length[i];
    requests[i].hash = request->hash[i];
  }
  sw_code_e code = shortwire_crypto_v1_kdf_pbkdf2_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_kdf_pbkdf2_columns(const shortwire_crypto_v1_kdf_t *client, size_t count,
                                                 const shortwire_crypto_v1_pbkdf2_request_columns_t *request,
                                                 const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                 int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  if (request->password == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Pbkdf2", "request->password");
  if (request->salt == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Pbkdf2", "request->salt");
  if (request->iterations == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Pbkdf2", "request->iterations");
  if (request->length == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Pbkdf2", "request->length");
  if (request->hash == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Pbkdf2", "request->hash");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Pbkdf2", "reply->value");
  if (client->methods[1].flat_many == NULL) {
    return shortwire_crypto_v1_kdf_pbkdf2_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->password, sizeof *request->password},
      {(void *)(uintptr_t)request->salt, sizeof *request->salt},
      {(void *)(uintptr_t)request->iterations, sizeof *request->iterations},
      {(void *)(uintptr_t)request->length, sizeof *request->length},
      {(void *)(uintptr_t)request->hash, sizeof *request->hash},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_kdf_argon2id_raw(const shortwire_crypto_v1_kdf_t *client, sw_bytes_t request,
                                               sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
}

sw_code_e shortwire_crypto_v1_kdf_argon2id_wire(const shortwire_crypto_v1_kdf_t *client,
                                                const shortwire_crypto_v1_argon2id_request_t *request,
                                                shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_argon2id_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[2], 2, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 2, &reader, call);
}

sw_code_e shortwire_crypto_v1_kdf_argon2id_into_wire(const shortwire_crypto_v1_kdf_t *client,
                                                     const shortwire_crypto_v1_argon2id_request_t *request,
                                                     void *memory, size_t size, sw_bytes_t *reply,
                                                     sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Argon2id", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_kdf_argon2id_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_kdf_argon2id_many_wire(
    const shortwire_crypto_v1_kdf_t *client, size_t count,
    const shortwire_crypto_v1_argon2id_request_t *requests, shortwire_crypto_v1_bytes_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_argon2id_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[2], 2, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[2], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 2, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_kdf_argon2id_many(const shortwire_crypto_v1_kdf_t *client, size_t count,
                                                const shortwire_crypto_v1_argon2id_request_t *requests,
                                                shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[2].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_kdf_argon2id_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->password, sizeof *requests},
      {(void *)(uintptr_t)&requests->salt, sizeof *requests},
      {(void *)(uintptr_t)&requests->length, sizeof *requests},
      {(void *)(uintptr_t)&requests->memory, sizeof *requests},
      {(void *)(uintptr_t)&requests->passes, sizeof *requests},
      {(void *)(uintptr_t)&requests->lanes, sizeof *requests},
      {(void *)(uintptr_t)&requests->secret, sizeof *requests},
      {(void *)(uintptr_t)&requests->associated_data, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_kdf_argon2id_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_kdf_argon2id_columns_wire(
    const shortwire_crypto_v1_kdf_t *client, size_t count,
    const shortwire_crypto_v1_argon2id_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_argon2id_request_t *requests =
      (shortwire_crypto_v1_argon2id_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_argon2id_request_init(&requests[i]);
    requests[i].password = request->password[i];
    requests[i].salt = request->salt[i];
    requests[i].length = request->length[i];
    requests[i].memory = request->memory[i];
    requests[i].passes = request->passes[i];
    requests[i].lanes = request->lanes[i];
    requests[i].secret = request->secret[i];
    requests[i].associated_data = request->associated_data[i];
  }
  sw_code_e code = shortwire_crypto_v1_kdf_argon2id_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_kdf_argon2id_columns(
    const shortwire_crypto_v1_kdf_t *client, size_t count,
    const shortwire_crypto_v1_argon2id_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  if (request->password == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Argon2id", "request->password");
  if (request->salt == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Argon2id", "request->salt");
  if (request->length == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Argon2id", "request->length");
  if (request->memory == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Argon2id", "request->memory");
  if (request->passes == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Argon2id", "request->passes");
  if (request->lanes == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Argon2id", "request->lanes");
  if (request->secret == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Argon2id", "request->secret");
  if (request->associated_data == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Argon2id", "request->associated_data");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Kdf/Argon2id", "reply->value");
  if (client->methods[2].flat_many == NULL) {
    return shortwire_crypto_v1_kdf_argon2id_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->password, sizeof *request->password},
      {(void *)(uintptr_t)request->salt, sizeof *request->salt},
      {(void *)(uintptr_t)request->length, sizeof *request->length},
      {(void *)(uintptr_t)request->memory, sizeof *request->memory},
      {(void *)(uintptr_t)request->passes, sizeof *request->passes},
      {(void *)(uintptr_t)request->lanes, sizeof *request->lanes},
      {(void *)(uintptr_t)request->secret, sizeof *request->secret},
      {(void *)(uintptr_t)request->associated_data, sizeof *request->associated_data},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

static const sw_method_info_t shortwire_crypto_v1_secret_box_methods[] = {
    {UINT64_C(0x42e5a2d7296413cf), UINT64_C(0x17f545bbae3b61bf), "shortwire.crypto.v1.SecretBox/Seal"},
    {UINT64_C(0xeb5533582e22a6cc), UINT64_C(0x6d774d569a1794f6), "shortwire.crypto.v1.SecretBox/Unseal"},
    {UINT64_C(0xb65594a7962588ab), UINT64_C(0xe7806d703be11807), "shortwire.crypto.v1.SecretBox/Encrypt"},
    {UINT64_C(0x5df5a128337617df), UINT64_C(0x3f703d4491bcac3b), "shortwire.crypto.v1.SecretBox/Decrypt"},
};

sw_code_e shortwire_crypto_v1_secret_box_open(const char *path, const sw_options_t *options,
                                              shortwire_crypto_v1_secret_box_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_secret_box_open");
  return sw_client_open(path, options, shortwire_crypto_v1_secret_box_methods, 4, &client->base,
                        client->methods, error);
}

sw_code_e shortwire_crypto_v1_secret_box_join(const sw_client_t *other,
                                              shortwire_crypto_v1_secret_box_t *client, sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_secret_box_join");
  return sw_client_join(other, shortwire_crypto_v1_secret_box_methods, 4, &client->base, client->methods,
                        error);
}

void shortwire_crypto_v1_secret_box_close(shortwire_crypto_v1_secret_box_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 4);
}

sw_code_e shortwire_crypto_v1_secret_box_seal_raw(const shortwire_crypto_v1_secret_box_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e shortwire_crypto_v1_secret_box_seal_wire(const shortwire_crypto_v1_secret_box_t *client,
                                                   const shortwire_crypto_v1_nonce_request_t *request,
                                                   shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_nonce_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

sw_code_e shortwire_crypto_v1_secret_box_seal_into_wire(const shortwire_crypto_v1_secret_box_t *client,
                                                        const shortwire_crypto_v1_nonce_request_t *request,
                                                        void *memory, size_t size, sw_bytes_t *reply,
                                                        sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Seal", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_secret_box_seal_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_secret_box_seal_many_wire(
    const shortwire_crypto_v1_secret_box_t *client, size_t count,
    const shortwire_crypto_v1_nonce_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_nonce_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_secret_box_seal_many(const shortwire_crypto_v1_secret_box_t *client,
                                                   size_t count,
                                                   const shortwire_crypto_v1_nonce_request_t *requests,
                                                   shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                   sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_secret_box_seal_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->nonce, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_secret_box_seal_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_secret_box_seal_columns_wire(
    const shortwire_crypto_v1_secret_box_t *client, size_t count,
    const shortwire_crypto_v1_nonce_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_nonce_request_t *requests =
      (shortwire_crypto_v1_nonce_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_nonce_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].nonce = request->nonce[i];
    requests[i].message = request->message[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_secret_box_seal_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_secret_box_seal_columns(
    const shortwire_crypto_v1_secret_box_t *client, size_t count,
    const shortwire_crypto_v1_nonce_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Seal", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Seal", "request->handle");
  if (request->nonce == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Seal", "request->nonce");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Seal", "request->message");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Seal", "reply->value");
  if (client->methods[0].flat_many == NULL) {
    return shortwire_crypto_v1_secret_box_seal_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->nonce, sizeof *request->nonce},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_secret_box_unseal_raw(const shortwire_crypto_v1_secret_box_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e shortwire_crypto_v1_secret_box_unseal_wire(const shortwire_crypto_v1_secret_box_t *client,
                                                     const shortwire_crypto_v1_nonce_request_t *request,
                                                     shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_nonce_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

sw_code_e shortwire_crypto_v1_secret_box_unseal_into_wire(const shortwire_crypto_v1_secret_box_t *client,
                                                          const shortwire_crypto_v1_nonce_request_t *request,
                                                          void *memory, size_t size, sw_bytes_t *reply,
                                                          sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Unseal", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_secret_box_unseal_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_secret_box_unseal_many_wire(
    const shortwire_crypto_v1_secret_box_t *client, size_t count,
    const shortwire_crypto_v1_nonce_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_nonce_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_secret_box_unseal_many(const shortwire_crypto_v1_secret_box_t *client,
                                                     size_t count,
                                                     const shortwire_crypto_v1_nonce_request_t *requests,
                                                     shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                     sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_secret_box_unseal_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->nonce, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_secret_box_unseal_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_secret_box_unseal_columns_wire(
    const shortwire_crypto_v1_secret_box_t *client, size_t count,
    const shortwire_crypto_v1_nonce_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_nonce_request_t *requests =
      (shortwire_crypto_v1_nonce_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_nonce_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].nonce = request->nonce[i];
    requests[i].message = request->message[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_secret_box_unseal_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_secret_box_unseal_columns(
    const shortwire_crypto_v1_secret_box_t *client, size_t count,
    const shortwire_crypto_v1_nonce_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Unseal", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Unseal", "request->handle");
  if (request->nonce == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Unseal", "request->nonce");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Unseal", "request->message");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Unseal", "reply->value");
  if (client->methods[1].flat_many == NULL) {
    return shortwire_crypto_v1_secret_box_unseal_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->nonce, sizeof *request->nonce},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_secret_box_encrypt_raw(const shortwire_crypto_v1_secret_box_t *client,
                                                     sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
}

sw_code_e shortwire_crypto_v1_secret_box_encrypt_wire(const shortwire_crypto_v1_secret_box_t *client,
                                                      const shortwire_crypto_v1_keyed_request_t *request,
                                                      shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_keyed_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[2], 2, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 2, &reader, call);
}

sw_code_e shortwire_crypto_v1_secret_box_encrypt_into_wire(const shortwire_crypto_v1_secret_box_t *client,
                                                           const shortwire_crypto_v1_keyed_request_t *request,
                                                           void *memory, size_t size, sw_bytes_t *reply,
                                                           sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Encrypt", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_secret_box_encrypt_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_secret_box_encrypt_many_wire(
    const shortwire_crypto_v1_secret_box_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_keyed_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[2], 2, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[2], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 2, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_secret_box_encrypt_many(const shortwire_crypto_v1_secret_box_t *client,
                                                      size_t count,
                                                      const shortwire_crypto_v1_keyed_request_t *requests,
                                                      shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                      sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[2].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_secret_box_encrypt_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_secret_box_encrypt_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_secret_box_encrypt_columns_wire(
    const shortwire_crypto_v1_secret_box_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_keyed_request_t *requests =
      (shortwire_crypto_v1_keyed_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_keyed_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].message = request->message[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_secret_box_encrypt_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_secret_box_encrypt_columns(
    const shortwire_crypto_v1_secret_box_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Encrypt", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Encrypt", "request->handle");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Encrypt", "request->message");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Encrypt", "reply->value");
  if (client->methods[2].flat_many == NULL) {
    return shortwire_crypto_v1_secret_box_encrypt_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_secret_box_decrypt_raw(const shortwire_crypto_v1_secret_box_t *client,
                                                     sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
}

sw_code_e shortwire_crypto_v1_secret_box_decrypt_wire(const shortwire_crypto_v1_secret_box_t *client,
                                                      const shortwire_crypto_v1_keyed_request_t *request,
                                                      shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_keyed_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[3], 3, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 3, &reader, call);
}

sw_code_e shortwire_crypto_v1_secret_box_decrypt_into_wire(const shortwire_crypto_v1_secret_box_t *client,
                                                           const shortwire_crypto_v1_keyed_request_t *request,
                                                           void *memory, size_t size, sw_bytes_t *reply,
                                                           sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Decrypt", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_secret_box_decrypt_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_secret_box_decrypt_many_wire(
    const shortwire_crypto_v1_secret_box_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_keyed_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[3], 3, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[3], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 3, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_secret_box_decrypt_many(const shortwire_crypto_v1_secret_box_t *client,
                                                      size_t count,
                                                      const shortwire_crypto_v1_keyed_request_t *requests,
                                                      shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                      sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[3].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_secret_box_decrypt_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_secret_box_decrypt_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_secret_box_decrypt_columns_wire(
    const shortwire_crypto_v1_secret_box_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_keyed_request_t *requests =
      (shortwire_crypto_v1_keyed_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_keyed_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].message = request->message[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_secret_box_decrypt_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_secret_box_decrypt_columns(
    const shortwire_crypto_v1_secret_box_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Decrypt", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Decrypt", "request->handle");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Decrypt", "request->message");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SecretBox/Decrypt", "reply->value");
  if (client->methods[3].flat_many == NULL) {
    return shortwire_crypto_v1_secret_box_decrypt_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

static const sw_method_info_t shortwire_crypto_v1_box_methods[] = {
    {UINT64_C(0x06aa262533c02f31), UINT64_C(0x2471704a187ccdb6), "shortwire.crypto.v1.Box/Generate"},
    {UINT64_C(0x7ffc2ac64ca77ece), UINT64_C(0x147ca3c62ee589e3), "shortwire.crypto.v1.Box/PublicKey"},
    {UINT64_C(0xb4c678e340bef350), UINT64_C(0x41a3bd764ce9a448), "shortwire.crypto.v1.Box/Precompute"},
    {UINT64_C(0xe84911e14ad69bf6), UINT64_C(0x0b396a96e5363f42), "shortwire.crypto.v1.Box/PrecomputeHandle"},
    {UINT64_C(0x006cf2faa38db5ab), UINT64_C(0x8fcd55c128c404fa), "shortwire.crypto.v1.Box/Seal"},
    {UINT64_C(0x403811cd7602a648), UINT64_C(0x3385164dcc7d19df), "shortwire.crypto.v1.Box/Unseal"},
};

sw_code_e shortwire_crypto_v1_box_open(const char *path, const sw_options_t *options,
                                       shortwire_crypto_v1_box_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_box_open");
  return sw_client_open(path, options, shortwire_crypto_v1_box_methods, 6, &client->base, client->methods,
                        error);
}

sw_code_e shortwire_crypto_v1_box_join(const sw_client_t *other, shortwire_crypto_v1_box_t *client,
                                       sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_box_join");
  return sw_client_join(other, shortwire_crypto_v1_box_methods, 6, &client->base, client->methods, error);
}

void shortwire_crypto_v1_box_close(shortwire_crypto_v1_box_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 6);
}

sw_code_e shortwire_crypto_v1_box_generate_raw(const shortwire_crypto_v1_box_t *client, sw_bytes_t request,
                                               sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e shortwire_crypto_v1_box_generate_wire(const shortwire_crypto_v1_box_t *client,
                                                const shortwire_crypto_v1_empty_t *request,
                                                shortwire_crypto_v1_key_pair_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_empty_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_key_pair_init(reply);
  if (shortwire_crypto_v1_key_pair_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

static sw_code_e shortwire_crypto_v1_box_generate_many_wire(const shortwire_crypto_v1_box_t *client,
                                                            size_t count,
                                                            const shortwire_crypto_v1_empty_t *requests,
                                                            shortwire_crypto_v1_key_pair_t *replies,
                                                            int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_empty_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_key_pair_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_key_pair_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                          &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_box_generate_many(const shortwire_crypto_v1_box_t *client, size_t count,
                                                const shortwire_crypto_v1_empty_t *requests,
                                                shortwire_crypto_v1_key_pair_t *replies, int32_t *codes,
                                                sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_box_generate_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {NULL, 0},
  };
  sw_column_t out[] = {
      {&replies->private_key, sizeof *replies},
      {&replies->public_key, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_key_pair_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_box_public_key_raw(const shortwire_crypto_v1_box_t *client, sw_bytes_t request,
                                                 sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e shortwire_crypto_v1_box_public_key_wire(const shortwire_crypto_v1_box_t *client,
                                                  const shortwire_crypto_v1_keyed_request_t *request,
                                                  shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_keyed_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

sw_code_e shortwire_crypto_v1_box_public_key_into_wire(const shortwire_crypto_v1_box_t *client,
                                                       const shortwire_crypto_v1_keyed_request_t *request,
                                                       void *memory, size_t size, sw_bytes_t *reply,
                                                       sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Box/PublicKey", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_box_public_key_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_box_public_key_many_wire(
    const shortwire_crypto_v1_box_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_keyed_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_box_public_key_many(const shortwire_crypto_v1_box_t *client, size_t count,
                                                  const shortwire_crypto_v1_keyed_request_t *requests,
                                                  shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                  sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_box_public_key_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_box_public_key_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_box_public_key_columns_wire(
    const shortwire_crypto_v1_box_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_keyed_request_t *requests =
      (shortwire_crypto_v1_keyed_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_keyed_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].message = request->message[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_box_public_key_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_box_public_key_columns(
    const shortwire_crypto_v1_box_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/PublicKey", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/PublicKey", "request->handle");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/PublicKey", "request->message");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/PublicKey", "reply->value");
  if (client->methods[1].flat_many == NULL) {
    return shortwire_crypto_v1_box_public_key_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_box_precompute_raw(const shortwire_crypto_v1_box_t *client, sw_bytes_t request,
                                                 sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
}

sw_code_e shortwire_crypto_v1_box_precompute_wire(const shortwire_crypto_v1_box_t *client,
                                                  const shortwire_crypto_v1_box_request_t *request,
                                                  shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_box_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[2], 2, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 2, &reader, call);
}

sw_code_e shortwire_crypto_v1_box_precompute_into_wire(const shortwire_crypto_v1_box_t *client,
                                                       const shortwire_crypto_v1_box_request_t *request,
                                                       void *memory, size_t size, sw_bytes_t *reply,
                                                       sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Precompute", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_box_precompute_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_box_precompute_many_wire(
    const shortwire_crypto_v1_box_t *client, size_t count, const shortwire_crypto_v1_box_request_t *requests,
    shortwire_crypto_v1_bytes_t *replies, int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_box_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[2], 2, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[2], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 2, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_box_precompute_many(const shortwire_crypto_v1_box_t *client, size_t count,
                                                  const shortwire_crypto_v1_box_request_t *requests,
                                                  shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                  sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[2].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_box_precompute_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->public_key, sizeof *requests},
      {(void *)(uintptr_t)&requests->nonce, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_box_precompute_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_box_precompute_columns_wire(
    const shortwire_crypto_v1_box_t *client, size_t count,
    const shortwire_crypto_v1_box_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_box_request_t *requests =
      (shortwire_crypto_v1_box_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_box_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].public_key = request->public_key[i];
    requests[i].nonce = request->nonce[i];
    requests[i].message = request->message[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_box_precompute_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_box_precompute_columns(const shortwire_crypto_v1_box_t *client, size_t count,
                                                     const shortwire_crypto_v1_box_request_columns_t *request,
                                                     const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                     int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Precompute", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Precompute", "request->handle");
  if (request->public_key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Precompute", "request->public_key");
  if (request->nonce == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Precompute", "request->nonce");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Precompute", "request->message");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Precompute", "reply->value");
  if (client->methods[2].flat_many == NULL) {
    return shortwire_crypto_v1_box_precompute_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->public_key, sizeof *request->public_key},
      {(void *)(uintptr_t)request->nonce, sizeof *request->nonce},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_box_precompute_handle_raw(const shortwire_crypto_v1_box_t *client,
                                                        sw_bytes_t request, sw_bytes_t *reply,
                                                        sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
}

sw_code_e shortwire_crypto_v1_box_precompute_handle_wire(const shortwire_crypto_v1_box_t *client,
                                                         const shortwire_crypto_v1_box_request_t *request,
                                                         shortwire_crypto_v1_key_handle_t *reply,
                                                         sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_crypto_v1_box_precompute_handle_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_box_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[3], 3, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_key_handle_init(reply);
  if (shortwire_crypto_v1_key_handle_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 3, &reader, call);
}

static sw_code_e shortwire_crypto_v1_box_precompute_handle_many_wire(
    const shortwire_crypto_v1_box_t *client, size_t count, const shortwire_crypto_v1_box_request_t *requests,
    shortwire_crypto_v1_key_handle_t *replies, int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_box_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[3], 3, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_key_handle_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[3], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_key_handle_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                            &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 3, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_box_precompute_handle_many(const shortwire_crypto_v1_box_t *client,
                                                         size_t count,
                                                         const shortwire_crypto_v1_box_request_t *requests,
                                                         shortwire_crypto_v1_key_handle_t *replies,
                                                         int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[3].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_box_precompute_handle_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->public_key, sizeof *requests},
      {(void *)(uintptr_t)&requests->nonce, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->handle, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_key_handle_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_box_precompute_handle_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_box_precompute_handle_columns_wire(
    const shortwire_crypto_v1_box_t *client, size_t count,
    const shortwire_crypto_v1_box_request_columns_t *request,
    const shortwire_crypto_v1_key_handle_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_box_request_t *requests =
      (shortwire_crypto_v1_box_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_key_handle_t *replies =
      (shortwire_crypto_v1_key_handle_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_box_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].public_key = request->public_key[i];
    requests[i].nonce = request->nonce[i];
    requests[i].message = request->message[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_box_precompute_handle_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->handle[i] = replies[i].handle;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_box_precompute_handle_columns(
    const shortwire_crypto_v1_box_t *client, size_t count,
    const shortwire_crypto_v1_box_request_columns_t *request,
    const shortwire_crypto_v1_key_handle_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/PrecomputeHandle", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/PrecomputeHandle", "request->handle");
  if (request->public_key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/PrecomputeHandle", "request->public_key");
  if (request->nonce == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/PrecomputeHandle", "request->nonce");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/PrecomputeHandle", "request->message");
  if (reply->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/PrecomputeHandle", "reply->handle");
  if (client->methods[3].flat_many == NULL) {
    return shortwire_crypto_v1_box_precompute_handle_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->public_key, sizeof *request->public_key},
      {(void *)(uintptr_t)request->nonce, sizeof *request->nonce},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
  };
  sw_column_t out[] = {
      {reply->handle, sizeof *reply->handle},
  };
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_box_seal_raw(const shortwire_crypto_v1_box_t *client, sw_bytes_t request,
                                           sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
}

sw_code_e shortwire_crypto_v1_box_seal_wire(const shortwire_crypto_v1_box_t *client,
                                            const shortwire_crypto_v1_box_request_t *request,
                                            shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_box_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[4], 4, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 4, &reader, call);
}

sw_code_e shortwire_crypto_v1_box_seal_into_wire(const shortwire_crypto_v1_box_t *client,
                                                 const shortwire_crypto_v1_box_request_t *request,
                                                 void *memory, size_t size, sw_bytes_t *reply,
                                                 sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Seal", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_box_seal_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_box_seal_many_wire(const shortwire_crypto_v1_box_t *client, size_t count,
                                                        const shortwire_crypto_v1_box_request_t *requests,
                                                        shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                        sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_box_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[4], 4, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[4], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 4, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_box_seal_many(const shortwire_crypto_v1_box_t *client, size_t count,
                                            const shortwire_crypto_v1_box_request_t *requests,
                                            shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                            sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[4].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_box_seal_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->public_key, sizeof *requests},
      {(void *)(uintptr_t)&requests->nonce, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[4], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_box_seal_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_box_seal_columns_wire(
    const shortwire_crypto_v1_box_t *client, size_t count,
    const shortwire_crypto_v1_box_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_box_request_t *requests =
      (shortwire_crypto_v1_box_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_box_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].public_key = request->public_key[i];
    requests[i].nonce = request->nonce[i];
    requests[i].message = request->message[i];
  }
  sw_code_e code = shortwire_crypto_v1_box_seal_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_box_seal_columns(const shortwire_crypto_v1_box_t *client, size_t count,
                                               const shortwire_crypto_v1_box_request_columns_t *request,
                                               const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                               int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Seal", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Seal", "request->handle");
  if (request->public_key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Seal", "request->public_key");
  if (request->nonce == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Seal", "request->nonce");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Seal", "request->message");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Seal", "reply->value");
  if (client->methods[4].flat_many == NULL) {
    return shortwire_crypto_v1_box_seal_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->public_key, sizeof *request->public_key},
      {(void *)(uintptr_t)request->nonce, sizeof *request->nonce},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[4], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_box_unseal_raw(const shortwire_crypto_v1_box_t *client, sw_bytes_t request,
                                             sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[5] : NULL, 5, request, reply, call);
}

sw_code_e shortwire_crypto_v1_box_unseal_wire(const shortwire_crypto_v1_box_t *client,
                                              const shortwire_crypto_v1_box_request_t *request,
                                              shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[5] : NULL, 5, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_box_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[5], 5, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 5, &reader, call);
}

sw_code_e shortwire_crypto_v1_box_unseal_into_wire(const shortwire_crypto_v1_box_t *client,
                                                   const shortwire_crypto_v1_box_request_t *request,
                                                   void *memory, size_t size, sw_bytes_t *reply,
                                                   sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Unseal", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_box_unseal_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_box_unseal_many_wire(const shortwire_crypto_v1_box_t *client,
                                                          size_t count,
                                                          const shortwire_crypto_v1_box_request_t *requests,
                                                          shortwire_crypto_v1_bytes_t *replies,
                                                          int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_box_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[5], 5, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[5], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 5, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_box_unseal_many(const shortwire_crypto_v1_box_t *client, size_t count,
                                              const shortwire_crypto_v1_box_request_t *requests,
                                              shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                              sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[5] : NULL, 5, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[5].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_box_unseal_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->public_key, sizeof *requests},
      {(void *)(uintptr_t)&requests->nonce, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[5], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_box_unseal_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_box_unseal_columns_wire(
    const shortwire_crypto_v1_box_t *client, size_t count,
    const shortwire_crypto_v1_box_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_box_request_t *requests =
      (shortwire_crypto_v1_box_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_box_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].public_key = request->public_key[i];
    requests[i].nonce = request->nonce[i];
    requests[i].message = request->message[i];
  }
  sw_code_e code = shortwire_crypto_v1_box_unseal_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_box_unseal_columns(const shortwire_crypto_v1_box_t *client, size_t count,
                                                 const shortwire_crypto_v1_box_request_columns_t *request,
                                                 const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                 int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[5] : NULL, 5, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Unseal", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Unseal", "request->handle");
  if (request->public_key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Unseal", "request->public_key");
  if (request->nonce == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Unseal", "request->nonce");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Unseal", "request->message");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Box/Unseal", "reply->value");
  if (client->methods[5].flat_many == NULL) {
    return shortwire_crypto_v1_box_unseal_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->public_key, sizeof *request->public_key},
      {(void *)(uintptr_t)request->nonce, sizeof *request->nonce},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[5], count, in, out, codes, call);
}

static const sw_method_info_t shortwire_crypto_v1_sealed_box_methods[] = {
    {UINT64_C(0x884dce69e9f13efb), UINT64_C(0x5124d5c2417daf8f), "shortwire.crypto.v1.SealedBox/Seal"},
    {UINT64_C(0xdbc656202e59fff8), UINT64_C(0xe307fc1f8dead82d), "shortwire.crypto.v1.SealedBox/Unseal"},
};

sw_code_e shortwire_crypto_v1_sealed_box_open(const char *path, const sw_options_t *options,
                                              shortwire_crypto_v1_sealed_box_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_sealed_box_open");
  return sw_client_open(path, options, shortwire_crypto_v1_sealed_box_methods, 2, &client->base,
                        client->methods, error);
}

sw_code_e shortwire_crypto_v1_sealed_box_join(const sw_client_t *other,
                                              shortwire_crypto_v1_sealed_box_t *client, sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_sealed_box_join");
  return sw_client_join(other, shortwire_crypto_v1_sealed_box_methods, 2, &client->base, client->methods,
                        error);
}

void shortwire_crypto_v1_sealed_box_close(shortwire_crypto_v1_sealed_box_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 2);
}

sw_code_e shortwire_crypto_v1_sealed_box_seal_raw(const shortwire_crypto_v1_sealed_box_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e shortwire_crypto_v1_sealed_box_seal_wire(const shortwire_crypto_v1_sealed_box_t *client,
                                                   const shortwire_crypto_v1_sealed_box_request_t *request,
                                                   shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_sealed_box_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

sw_code_e shortwire_crypto_v1_sealed_box_seal_into_wire(
    const shortwire_crypto_v1_sealed_box_t *client, const shortwire_crypto_v1_sealed_box_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.SealedBox/Seal", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_sealed_box_seal_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_sealed_box_seal_many_wire(
    const shortwire_crypto_v1_sealed_box_t *client, size_t count,
    const shortwire_crypto_v1_sealed_box_request_t *requests, shortwire_crypto_v1_bytes_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_sealed_box_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_sealed_box_seal_many(const shortwire_crypto_v1_sealed_box_t *client,
                                                   size_t count,
                                                   const shortwire_crypto_v1_sealed_box_request_t *requests,
                                                   shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                   sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_sealed_box_seal_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->public_key, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_sealed_box_seal_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_sealed_box_seal_columns_wire(
    const shortwire_crypto_v1_sealed_box_t *client, size_t count,
    const shortwire_crypto_v1_sealed_box_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_sealed_box_request_t *requests =
      (shortwire_crypto_v1_sealed_box_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_sealed_box_request_init(&requests[i]);
    requests[i].public_key = request->public_key[i];
    requests[i].message = request->message[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_sealed_box_seal_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_sealed_box_seal_columns(
    const shortwire_crypto_v1_sealed_box_t *client, size_t count,
    const shortwire_crypto_v1_sealed_box_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->public_key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SealedBox/Seal", "request->public_key");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SealedBox/Seal", "request->message");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SealedBox/Seal", "reply->value");
  if (client->methods[0].flat_many == NULL) {
    return shortwire_crypto_v1_sealed_box_seal_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->public_key, sizeof *request->public_key},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_sealed_box_unseal_raw(const shortwire_crypto_v1_sealed_box_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e shortwire_crypto_v1_sealed_box_unseal_wire(const shortwire_crypto_v1_sealed_box_t *client,
                                                     const shortwire_crypto_v1_keyed_request_t *request,
                                                     shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_keyed_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

sw_code_e shortwire_crypto_v1_sealed_box_unseal_into_wire(const shortwire_crypto_v1_sealed_box_t *client,
                                                          const shortwire_crypto_v1_keyed_request_t *request,
                                                          void *memory, size_t size, sw_bytes_t *reply,
                                                          sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.SealedBox/Unseal", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_sealed_box_unseal_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_sealed_box_unseal_many_wire(
    const shortwire_crypto_v1_sealed_box_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_keyed_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_sealed_box_unseal_many(const shortwire_crypto_v1_sealed_box_t *client,
                                                     size_t count,
                                                     const shortwire_crypto_v1_keyed_request_t *requests,
                                                     shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                     sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_sealed_box_unseal_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_sealed_box_unseal_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_sealed_box_unseal_columns_wire(
    const shortwire_crypto_v1_sealed_box_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_keyed_request_t *requests =
      (shortwire_crypto_v1_keyed_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_keyed_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].message = request->message[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_sealed_box_unseal_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_sealed_box_unseal_columns(
    const shortwire_crypto_v1_sealed_box_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SealedBox/Unseal", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SealedBox/Unseal", "request->handle");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SealedBox/Unseal", "request->message");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.SealedBox/Unseal", "reply->value");
  if (client->methods[1].flat_many == NULL) {
    return shortwire_crypto_v1_sealed_box_unseal_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

static const sw_method_info_t shortwire_crypto_v1_sign_methods[] = {
    {UINT64_C(0xd5fcf223553c86c9), UINT64_C(0x8161fa39c1d9323a), "shortwire.crypto.v1.Sign/Generate"},
    {UINT64_C(0xfdab6a72a93904a6), UINT64_C(0x34c7341e451257ab), "shortwire.crypto.v1.Sign/PublicKey"},
    {UINT64_C(0x4fcc9d20560f31e3), UINT64_C(0xcb19924cecc98a36), "shortwire.crypto.v1.Sign/Sign"},
    {UINT64_C(0x4dadbf3e68c31710), UINT64_C(0x6e0f53ea9b49e2b2), "shortwire.crypto.v1.Sign/SignCombined"},
    {UINT64_C(0xe236b16246ee1a77), UINT64_C(0xee9e43f781cd48bc), "shortwire.crypto.v1.Sign/Verify"},
    {UINT64_C(0x2f73ba7f86230385), UINT64_C(0x0b51a384f5cc5c45), "shortwire.crypto.v1.Sign/OpenCombined"},
    {UINT64_C(0xfa1a8ee49974b441), UINT64_C(0x6269703377a50d44),
     "shortwire.crypto.v1.Sign/ToExchangePrivate"},
    {UINT64_C(0xcb65caea0dcb515b), UINT64_C(0x17ce551719bf1bfe), "shortwire.crypto.v1.Sign/ToExchangePublic"},
    {UINT64_C(0x713713a81ebeadde), UINT64_C(0xa5016e31e229a28d),
     "shortwire.crypto.v1.Sign/FromExchangePublic"},
};

sw_code_e shortwire_crypto_v1_sign_open(const char *path, const sw_options_t *options,
                                        shortwire_crypto_v1_sign_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_sign_open");
  return sw_client_open(path, options, shortwire_crypto_v1_sign_methods, 9, &client->base, client->methods,
                        error);
}

sw_code_e shortwire_crypto_v1_sign_join(const sw_client_t *other, shortwire_crypto_v1_sign_t *client,
                                        sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_sign_join");
  return sw_client_join(other, shortwire_crypto_v1_sign_methods, 9, &client->base, client->methods, error);
}

void shortwire_crypto_v1_sign_close(shortwire_crypto_v1_sign_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 9);
}

sw_code_e shortwire_crypto_v1_sign_generate_raw(const shortwire_crypto_v1_sign_t *client, sw_bytes_t request,
                                                sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e shortwire_crypto_v1_sign_generate_wire(const shortwire_crypto_v1_sign_t *client,
                                                 const shortwire_crypto_v1_seed_request_t *request,
                                                 shortwire_crypto_v1_key_pair_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_seed_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_key_pair_init(reply);
  if (shortwire_crypto_v1_key_pair_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

static sw_code_e shortwire_crypto_v1_sign_generate_many_wire(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_seed_request_t *requests, shortwire_crypto_v1_key_pair_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_seed_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_key_pair_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_key_pair_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                          &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_sign_generate_many(const shortwire_crypto_v1_sign_t *client, size_t count,
                                                 const shortwire_crypto_v1_seed_request_t *requests,
                                                 shortwire_crypto_v1_key_pair_t *replies, int32_t *codes,
                                                 sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_sign_generate_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->seed, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->private_key, sizeof *replies},
      {&replies->public_key, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_key_pair_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_sign_generate_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_sign_generate_columns_wire(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_seed_request_columns_t *request,
    const shortwire_crypto_v1_key_pair_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_seed_request_t *requests =
      (shortwire_crypto_v1_seed_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_key_pair_t *replies =
      (shortwire_crypto_v1_key_pair_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_seed_request_init(&requests[i]);
    requests[i].seed = request->seed[i];
  }
  sw_code_e code = shortwire_crypto_v1_sign_generate_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->private_key[i] = replies[i].private_key;
    reply->public_key[i] = replies[i].public_key;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_sign_generate_columns(const shortwire_crypto_v1_sign_t *client, size_t count,
                                                    const shortwire_crypto_v1_seed_request_columns_t *request,
                                                    const shortwire_crypto_v1_key_pair_out_columns_t *reply,
                                                    int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->seed == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/Generate", "request->seed");
  if (reply->private_key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/Generate", "reply->private_key");
  if (reply->public_key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/Generate", "reply->public_key");
  if (client->methods[0].flat_many == NULL) {
    return shortwire_crypto_v1_sign_generate_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->seed, sizeof *request->seed},
  };
  sw_column_t out[] = {
      {reply->private_key, sizeof *reply->private_key},
      {reply->public_key, sizeof *reply->public_key},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_sign_public_key_raw(const shortwire_crypto_v1_sign_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e shortwire_crypto_v1_sign_public_key_wire(const shortwire_crypto_v1_sign_t *client,
                                                   const shortwire_crypto_v1_keyed_request_t *request,
                                                   shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_keyed_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

sw_code_e shortwire_crypto_v1_sign_public_key_into_wire(const shortwire_crypto_v1_sign_t *client,
                                                        const shortwire_crypto_v1_keyed_request_t *request,
                                                        void *memory, size_t size, sw_bytes_t *reply,
                                                        sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/PublicKey", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_sign_public_key_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_sign_public_key_many_wire(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_keyed_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_sign_public_key_many(const shortwire_crypto_v1_sign_t *client, size_t count,
                                                   const shortwire_crypto_v1_keyed_request_t *requests,
                                                   shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                   sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_sign_public_key_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_sign_public_key_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_sign_public_key_columns_wire(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_keyed_request_t *requests =
      (shortwire_crypto_v1_keyed_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_keyed_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].message = request->message[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_sign_public_key_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_sign_public_key_columns(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/PublicKey", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/PublicKey", "request->handle");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/PublicKey", "request->message");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/PublicKey", "reply->value");
  if (client->methods[1].flat_many == NULL) {
    return shortwire_crypto_v1_sign_public_key_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_sign_sign_raw(const shortwire_crypto_v1_sign_t *client, sw_bytes_t request,
                                            sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
}

sw_code_e shortwire_crypto_v1_sign_sign_wire(const shortwire_crypto_v1_sign_t *client,
                                             const shortwire_crypto_v1_keyed_request_t *request,
                                             shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_keyed_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[2], 2, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 2, &reader, call);
}

sw_code_e shortwire_crypto_v1_sign_sign_into_wire(const shortwire_crypto_v1_sign_t *client,
                                                  const shortwire_crypto_v1_keyed_request_t *request,
                                                  void *memory, size_t size, sw_bytes_t *reply,
                                                  sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/Sign", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_sign_sign_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_sign_sign_many_wire(const shortwire_crypto_v1_sign_t *client,
                                                         size_t count,
                                                         const shortwire_crypto_v1_keyed_request_t *requests,
                                                         shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                         sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_keyed_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[2], 2, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[2], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 2, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_sign_sign_many(const shortwire_crypto_v1_sign_t *client, size_t count,
                                             const shortwire_crypto_v1_keyed_request_t *requests,
                                             shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                             sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[2].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_sign_sign_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_sign_sign_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_sign_sign_columns_wire(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_keyed_request_t *requests =
      (shortwire_crypto_v1_keyed_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_keyed_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].message = request->message[i];
  }
  sw_code_e code = shortwire_crypto_v1_sign_sign_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_sign_sign_columns(const shortwire_crypto_v1_sign_t *client, size_t count,
                                                const shortwire_crypto_v1_keyed_request_columns_t *request,
                                                const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/Sign", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/Sign", "request->handle");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/Sign", "request->message");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/Sign", "reply->value");
  if (client->methods[2].flat_many == NULL) {
    return shortwire_crypto_v1_sign_sign_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_sign_sign_combined_raw(const shortwire_crypto_v1_sign_t *client,
                                                     sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
}

sw_code_e shortwire_crypto_v1_sign_sign_combined_wire(const shortwire_crypto_v1_sign_t *client,
                                                      const shortwire_crypto_v1_keyed_request_t *request,
                                                      shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_keyed_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[3], 3, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 3, &reader, call);
}

sw_code_e shortwire_crypto_v1_sign_sign_combined_into_wire(const shortwire_crypto_v1_sign_t *client,
                                                           const shortwire_crypto_v1_keyed_request_t *request,
                                                           void *memory, size_t size, sw_bytes_t *reply,
                                                           sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/SignCombined", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_sign_sign_combined_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_sign_sign_combined_many_wire(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_keyed_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[3], 3, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[3], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 3, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_sign_sign_combined_many(const shortwire_crypto_v1_sign_t *client, size_t count,
                                                      const shortwire_crypto_v1_keyed_request_t *requests,
                                                      shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                      sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[3].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_sign_sign_combined_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_sign_sign_combined_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_sign_sign_combined_columns_wire(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_keyed_request_t *requests =
      (shortwire_crypto_v1_keyed_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_keyed_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].message = request->message[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_sign_sign_combined_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_sign_sign_combined_columns(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[3] : NULL, 3, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/SignCombined", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/SignCombined", "request->handle");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/SignCombined", "request->message");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/SignCombined", "reply->value");
  if (client->methods[3].flat_many == NULL) {
    return shortwire_crypto_v1_sign_sign_combined_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[3], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_sign_verify_raw(const shortwire_crypto_v1_sign_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
}

sw_code_e shortwire_crypto_v1_sign_verify_wire(const shortwire_crypto_v1_sign_t *client,
                                               const shortwire_crypto_v1_verify_request_t *request,
                                               shortwire_crypto_v1_empty_t *reply, sw_call_t *call) {
  if (call == NULL) {
    sw_call_t own = SW_CALL_INIT;
    sw_code_e outcome = shortwire_crypto_v1_sign_verify_wire(client, request, reply, &own);
    if (outcome == SW_OK) reply->unknown = sw_literal("", 0);
    sw_call_free(&own);
    return outcome;
  }
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_verify_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[4], 4, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_empty_init(reply);
  if (shortwire_crypto_v1_empty_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 4, &reader, call);
}

static sw_code_e shortwire_crypto_v1_sign_verify_many_wire(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_verify_request_t *requests, shortwire_crypto_v1_empty_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_verify_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[4], 4, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_empty_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[4], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_empty_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 4, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_sign_verify_many(const shortwire_crypto_v1_sign_t *client, size_t count,
                                               const shortwire_crypto_v1_verify_request_t *requests,
                                               shortwire_crypto_v1_empty_t *replies, int32_t *codes,
                                               sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[4] : NULL, 4, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[4].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_sign_verify_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->signature, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {NULL, 0},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_empty_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[4], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_sign_open_combined_raw(const shortwire_crypto_v1_sign_t *client,
                                                     sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[5] : NULL, 5, request, reply, call);
}

sw_code_e shortwire_crypto_v1_sign_open_combined_wire(const shortwire_crypto_v1_sign_t *client,
                                                      const shortwire_crypto_v1_verify_request_t *request,
                                                      shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[5] : NULL, 5, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_verify_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[5], 5, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 5, &reader, call);
}

sw_code_e shortwire_crypto_v1_sign_open_combined_into_wire(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_verify_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/OpenCombined", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_sign_open_combined_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_sign_open_combined_many_wire(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_verify_request_t *requests, shortwire_crypto_v1_bytes_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_verify_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[5], 5, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[5], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 5, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_sign_open_combined_many(const shortwire_crypto_v1_sign_t *client, size_t count,
                                                      const shortwire_crypto_v1_verify_request_t *requests,
                                                      shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                      sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[5] : NULL, 5, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[5].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_sign_open_combined_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->signature, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[5], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_sign_open_combined_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_sign_open_combined_columns_wire(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_verify_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_verify_request_t *requests =
      (shortwire_crypto_v1_verify_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_verify_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].signature = request->signature[i];
    requests[i].message = request->message[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_sign_open_combined_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_sign_open_combined_columns(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_verify_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[5] : NULL, 5, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/OpenCombined", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/OpenCombined", "request->handle");
  if (request->signature == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/OpenCombined", "request->signature");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/OpenCombined", "request->message");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/OpenCombined", "reply->value");
  if (client->methods[5].flat_many == NULL) {
    return shortwire_crypto_v1_sign_open_combined_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->signature, sizeof *request->signature},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[5], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_sign_to_exchange_private_raw(const shortwire_crypto_v1_sign_t *client,
                                                           sw_bytes_t request, sw_bytes_t *reply,
                                                           sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[6] : NULL, 6, request, reply, call);
}

sw_code_e shortwire_crypto_v1_sign_to_exchange_private_wire(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[6] : NULL, 6, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_keyed_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[6], 6, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 6, &reader, call);
}

sw_code_e shortwire_crypto_v1_sign_to_exchange_private_into_wire(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  if (reply == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/ToExchangePrivate", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_sign_to_exchange_private_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_sign_to_exchange_private_many_wire(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_keyed_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[6], 6, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[6], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 6, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_sign_to_exchange_private_many(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[6] : NULL, 6, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[6].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_sign_to_exchange_private_many_wire(client, count, requests, replies, codes,
                                                                  call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[6], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_sign_to_exchange_private_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_sign_to_exchange_private_columns_wire(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_keyed_request_t *requests =
      (shortwire_crypto_v1_keyed_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_keyed_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].message = request->message[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_sign_to_exchange_private_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_sign_to_exchange_private_columns(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[6] : NULL, 6, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/ToExchangePrivate", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/ToExchangePrivate", "request->handle");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/ToExchangePrivate", "request->message");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/ToExchangePrivate", "reply->value");
  if (client->methods[6].flat_many == NULL) {
    return shortwire_crypto_v1_sign_to_exchange_private_columns_wire(client, count, request, reply, codes,
                                                                     call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[6], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_sign_to_exchange_public_raw(const shortwire_crypto_v1_sign_t *client,
                                                          sw_bytes_t request, sw_bytes_t *reply,
                                                          sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[7] : NULL, 7, request, reply, call);
}

sw_code_e shortwire_crypto_v1_sign_to_exchange_public_wire(const shortwire_crypto_v1_sign_t *client,
                                                           const shortwire_crypto_v1_keyed_request_t *request,
                                                           shortwire_crypto_v1_bytes_t *reply,
                                                           sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[7] : NULL, 7, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_keyed_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[7], 7, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 7, &reader, call);
}

sw_code_e shortwire_crypto_v1_sign_to_exchange_public_into_wire(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/ToExchangePublic", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_sign_to_exchange_public_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_sign_to_exchange_public_many_wire(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_keyed_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[7], 7, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[7], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 7, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_sign_to_exchange_public_many(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[7] : NULL, 7, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[7].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_sign_to_exchange_public_many_wire(client, count, requests, replies, codes,
                                                                 call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[7], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_sign_to_exchange_public_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_sign_to_exchange_public_columns_wire(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_keyed_request_t *requests =
      (shortwire_crypto_v1_keyed_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_keyed_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].message = request->message[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_sign_to_exchange_public_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_sign_to_exchange_public_columns(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[7] : NULL, 7, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/ToExchangePublic", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/ToExchangePublic", "request->handle");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/ToExchangePublic", "request->message");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/ToExchangePublic", "reply->value");
  if (client->methods[7].flat_many == NULL) {
    return shortwire_crypto_v1_sign_to_exchange_public_columns_wire(client, count, request, reply, codes,
                                                                    call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[7], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_sign_from_exchange_public_raw(const shortwire_crypto_v1_sign_t *client,
                                                            sw_bytes_t request, sw_bytes_t *reply,
                                                            sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[8] : NULL, 8, request, reply, call);
}

sw_code_e shortwire_crypto_v1_sign_from_exchange_public_wire(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_from_exchange_request_t *request,
    shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[8] : NULL, 8, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_from_exchange_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[8], 8, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 8, &reader, call);
}

sw_code_e shortwire_crypto_v1_sign_from_exchange_public_into_wire(
    const shortwire_crypto_v1_sign_t *client, const shortwire_crypto_v1_from_exchange_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  if (reply == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/FromExchangePublic", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_sign_from_exchange_public_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_sign_from_exchange_public_many_wire(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_from_exchange_request_t *requests, shortwire_crypto_v1_bytes_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_from_exchange_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[8], 8, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[8], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 8, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_sign_from_exchange_public_many(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_from_exchange_request_t *requests, shortwire_crypto_v1_bytes_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[8] : NULL, 8, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[8].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_sign_from_exchange_public_many_wire(client, count, requests, replies, codes,
                                                                   call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->public_key, sizeof *requests},
      {(void *)(uintptr_t)&requests->is_negative, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[8], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_sign_from_exchange_public_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_sign_from_exchange_public_columns_wire(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_from_exchange_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_from_exchange_request_t *requests =
      (shortwire_crypto_v1_from_exchange_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_from_exchange_request_init(&requests[i]);
    requests[i].public_key = request->public_key[i];
    requests[i].is_negative = request->is_negative[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_sign_from_exchange_public_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_sign_from_exchange_public_columns(
    const shortwire_crypto_v1_sign_t *client, size_t count,
    const shortwire_crypto_v1_from_exchange_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[8] : NULL, 8, request, reply, call);
  if (code != SW_OK) return code;
  if (request->public_key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/FromExchangePublic", "request->public_key");
  if (request->is_negative == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/FromExchangePublic", "request->is_negative");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Sign/FromExchangePublic", "reply->value");
  if (client->methods[8].flat_many == NULL) {
    return shortwire_crypto_v1_sign_from_exchange_public_columns_wire(client, count, request, reply, codes,
                                                                      call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->public_key, sizeof *request->public_key},
      {(void *)(uintptr_t)request->is_negative, sizeof *request->is_negative},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[8], count, in, out, codes, call);
}

static const sw_method_info_t shortwire_crypto_v1_exchange_methods[] = {
    {UINT64_C(0x5d8e09ffd6d68b65), UINT64_C(0xb4687d69f60424ea), "shortwire.crypto.v1.Exchange/Generate"},
    {UINT64_C(0x9ea3f2c520a391e2), UINT64_C(0x7d11f1658574df8f), "shortwire.crypto.v1.Exchange/PublicKey"},
    {UINT64_C(0x6f12d65ac8f7b467), UINT64_C(0xb4d65c112c4aca62), "shortwire.crypto.v1.Exchange/Shared"},
};

sw_code_e shortwire_crypto_v1_exchange_open(const char *path, const sw_options_t *options,
                                            shortwire_crypto_v1_exchange_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_exchange_open");
  return sw_client_open(path, options, shortwire_crypto_v1_exchange_methods, 3, &client->base,
                        client->methods, error);
}

sw_code_e shortwire_crypto_v1_exchange_join(const sw_client_t *other, shortwire_crypto_v1_exchange_t *client,
                                            sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_exchange_join");
  return sw_client_join(other, shortwire_crypto_v1_exchange_methods, 3, &client->base, client->methods,
                        error);
}

void shortwire_crypto_v1_exchange_close(shortwire_crypto_v1_exchange_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 3);
}

sw_code_e shortwire_crypto_v1_exchange_generate_raw(const shortwire_crypto_v1_exchange_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e shortwire_crypto_v1_exchange_generate_wire(const shortwire_crypto_v1_exchange_t *client,
                                                     const shortwire_crypto_v1_empty_t *request,
                                                     shortwire_crypto_v1_key_pair_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_empty_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_key_pair_init(reply);
  if (shortwire_crypto_v1_key_pair_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

static sw_code_e shortwire_crypto_v1_exchange_generate_many_wire(const shortwire_crypto_v1_exchange_t *client,
                                                                 size_t count,
                                                                 const shortwire_crypto_v1_empty_t *requests,
                                                                 shortwire_crypto_v1_key_pair_t *replies,
                                                                 int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_empty_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_key_pair_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_key_pair_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                          &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_exchange_generate_many(const shortwire_crypto_v1_exchange_t *client,
                                                     size_t count,
                                                     const shortwire_crypto_v1_empty_t *requests,
                                                     shortwire_crypto_v1_key_pair_t *replies, int32_t *codes,
                                                     sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_exchange_generate_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {NULL, 0},
  };
  sw_column_t out[] = {
      {&replies->private_key, sizeof *replies},
      {&replies->public_key, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_key_pair_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_exchange_public_key_raw(const shortwire_crypto_v1_exchange_t *client,
                                                      sw_bytes_t request, sw_bytes_t *reply,
                                                      sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e shortwire_crypto_v1_exchange_public_key_wire(const shortwire_crypto_v1_exchange_t *client,
                                                       const shortwire_crypto_v1_keyed_request_t *request,
                                                       shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_keyed_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

sw_code_e shortwire_crypto_v1_exchange_public_key_into_wire(
    const shortwire_crypto_v1_exchange_t *client, const shortwire_crypto_v1_keyed_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Exchange/PublicKey", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_exchange_public_key_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_exchange_public_key_many_wire(
    const shortwire_crypto_v1_exchange_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_t *requests, shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
    sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_keyed_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_exchange_public_key_many(const shortwire_crypto_v1_exchange_t *client,
                                                       size_t count,
                                                       const shortwire_crypto_v1_keyed_request_t *requests,
                                                       shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                       sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_exchange_public_key_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_exchange_public_key_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_exchange_public_key_columns_wire(
    const shortwire_crypto_v1_exchange_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_keyed_request_t *requests =
      (shortwire_crypto_v1_keyed_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_keyed_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].message = request->message[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_exchange_public_key_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_exchange_public_key_columns(
    const shortwire_crypto_v1_exchange_t *client, size_t count,
    const shortwire_crypto_v1_keyed_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Exchange/PublicKey", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Exchange/PublicKey", "request->handle");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Exchange/PublicKey", "request->message");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Exchange/PublicKey", "reply->value");
  if (client->methods[1].flat_many == NULL) {
    return shortwire_crypto_v1_exchange_public_key_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_exchange_shared_raw(const shortwire_crypto_v1_exchange_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
}

sw_code_e shortwire_crypto_v1_exchange_shared_wire(const shortwire_crypto_v1_exchange_t *client,
                                                   const shortwire_crypto_v1_exchange_request_t *request,
                                                   shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_exchange_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[2], 2, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 2, &reader, call);
}

sw_code_e shortwire_crypto_v1_exchange_shared_into_wire(const shortwire_crypto_v1_exchange_t *client,
                                                        const shortwire_crypto_v1_exchange_request_t *request,
                                                        void *memory, size_t size, sw_bytes_t *reply,
                                                        sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Exchange/Shared", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_exchange_shared_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_exchange_shared_many_wire(
    const shortwire_crypto_v1_exchange_t *client, size_t count,
    const shortwire_crypto_v1_exchange_request_t *requests, shortwire_crypto_v1_bytes_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_exchange_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[2], 2, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[2], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 2, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_exchange_shared_many(const shortwire_crypto_v1_exchange_t *client, size_t count,
                                                   const shortwire_crypto_v1_exchange_request_t *requests,
                                                   shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                   sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[2].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_exchange_shared_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->public_key, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_exchange_shared_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_exchange_shared_columns_wire(
    const shortwire_crypto_v1_exchange_t *client, size_t count,
    const shortwire_crypto_v1_exchange_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_exchange_request_t *requests =
      (shortwire_crypto_v1_exchange_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_exchange_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].public_key = request->public_key[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_exchange_shared_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_exchange_shared_columns(
    const shortwire_crypto_v1_exchange_t *client, size_t count,
    const shortwire_crypto_v1_exchange_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Exchange/Shared", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Exchange/Shared", "request->handle");
  if (request->public_key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Exchange/Shared", "request->public_key");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Exchange/Shared", "reply->value");
  if (client->methods[2].flat_many == NULL) {
    return shortwire_crypto_v1_exchange_shared_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->public_key, sizeof *request->public_key},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

static const sw_method_info_t shortwire_crypto_v1_stream_methods[] = {
    {UINT64_C(0xbfa97d6395dd3e3a), UINT64_C(0x0282e6d34c2e26a4), "shortwire.crypto.v1.Stream/Xor"},
    {UINT64_C(0x852bf0a6f22b9f0e), UINT64_C(0x18aedbb414a5bab9), "shortwire.crypto.v1.Stream/Generate"},
    {UINT64_C(0x9453c1fecba8d782), UINT64_C(0xa85b85ea14758c7e), "shortwire.crypto.v1.Stream/Derive"},
};

sw_code_e shortwire_crypto_v1_stream_open(const char *path, const sw_options_t *options,
                                          shortwire_crypto_v1_stream_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_stream_open");
  return sw_client_open(path, options, shortwire_crypto_v1_stream_methods, 3, &client->base, client->methods,
                        error);
}

sw_code_e shortwire_crypto_v1_stream_join(const sw_client_t *other, shortwire_crypto_v1_stream_t *client,
                                          sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "shortwire_crypto_v1_stream_join");
  return sw_client_join(other, shortwire_crypto_v1_stream_methods, 3, &client->base, client->methods, error);
}

void shortwire_crypto_v1_stream_close(shortwire_crypto_v1_stream_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 3);
}

sw_code_e shortwire_crypto_v1_stream_xor_raw(const shortwire_crypto_v1_stream_t *client, sw_bytes_t request,
                                             sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e shortwire_crypto_v1_stream_xor_wire(const shortwire_crypto_v1_stream_t *client,
                                              const shortwire_crypto_v1_xor_request_t *request,
                                              shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_xor_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

sw_code_e shortwire_crypto_v1_stream_xor_into_wire(const shortwire_crypto_v1_stream_t *client,
                                                   const shortwire_crypto_v1_xor_request_t *request,
                                                   void *memory, size_t size, sw_bytes_t *reply,
                                                   sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Xor", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_stream_xor_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_stream_xor_many_wire(const shortwire_crypto_v1_stream_t *client,
                                                          size_t count,
                                                          const shortwire_crypto_v1_xor_request_t *requests,
                                                          shortwire_crypto_v1_bytes_t *replies,
                                                          int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_xor_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_stream_xor_many(const shortwire_crypto_v1_stream_t *client, size_t count,
                                              const shortwire_crypto_v1_xor_request_t *requests,
                                              shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                              sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[0].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_stream_xor_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->nonce, sizeof *requests},
      {(void *)(uintptr_t)&requests->message, sizeof *requests},
      {(void *)(uintptr_t)&requests->algorithm, sizeof *requests},
      {(void *)(uintptr_t)&requests->counter, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_stream_xor_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_stream_xor_columns_wire(
    const shortwire_crypto_v1_stream_t *client, size_t count,
    const shortwire_crypto_v1_xor_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_xor_request_t *requests =
      (shortwire_crypto_v1_xor_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_xor_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].nonce = request->nonce[i];
    requests[i].message = request->message[i];
    requests[i].algorithm = request->algorithm[i];
    requests[i].counter = request->counter[i];
  }
  sw_code_e code = shortwire_crypto_v1_stream_xor_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_stream_xor_columns(const shortwire_crypto_v1_stream_t *client, size_t count,
                                                 const shortwire_crypto_v1_xor_request_columns_t *request,
                                                 const shortwire_crypto_v1_bytes_out_columns_t *reply,
                                                 int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Xor", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Xor", "request->handle");
  if (request->nonce == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Xor", "request->nonce");
  if (request->message == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Xor", "request->message");
  if (request->algorithm == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Xor", "request->algorithm");
  if (request->counter == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Xor", "request->counter");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Xor", "reply->value");
  if (client->methods[0].flat_many == NULL) {
    return shortwire_crypto_v1_stream_xor_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->nonce, sizeof *request->nonce},
      {(void *)(uintptr_t)request->message, sizeof *request->message},
      {(void *)(uintptr_t)request->algorithm, sizeof *request->algorithm},
      {(void *)(uintptr_t)request->counter, sizeof *request->counter},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[0], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_stream_generate_raw(const shortwire_crypto_v1_stream_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e shortwire_crypto_v1_stream_generate_wire(const shortwire_crypto_v1_stream_t *client,
                                                   const shortwire_crypto_v1_key_stream_request_t *request,
                                                   shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_key_stream_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

sw_code_e shortwire_crypto_v1_stream_generate_into_wire(
    const shortwire_crypto_v1_stream_t *client, const shortwire_crypto_v1_key_stream_request_t *request,
    void *memory, size_t size, sw_bytes_t *reply, sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Generate", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_stream_generate_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_stream_generate_many_wire(
    const shortwire_crypto_v1_stream_t *client, size_t count,
    const shortwire_crypto_v1_key_stream_request_t *requests, shortwire_crypto_v1_bytes_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_key_stream_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_stream_generate_many(const shortwire_crypto_v1_stream_t *client, size_t count,
                                                   const shortwire_crypto_v1_key_stream_request_t *requests,
                                                   shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                   sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[1].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_stream_generate_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->nonce, sizeof *requests},
      {(void *)(uintptr_t)&requests->algorithm, sizeof *requests},
      {(void *)(uintptr_t)&requests->counter, sizeof *requests},
      {(void *)(uintptr_t)&requests->size, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_stream_generate_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_stream_generate_columns_wire(
    const shortwire_crypto_v1_stream_t *client, size_t count,
    const shortwire_crypto_v1_key_stream_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_key_stream_request_t *requests =
      (shortwire_crypto_v1_key_stream_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_key_stream_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].nonce = request->nonce[i];
    requests[i].algorithm = request->algorithm[i];
    requests[i].counter = request->counter[i];
    requests[i].size = request->size[i];
  }
  sw_code_e code =
      shortwire_crypto_v1_stream_generate_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_stream_generate_columns(
    const shortwire_crypto_v1_stream_t *client, size_t count,
    const shortwire_crypto_v1_key_stream_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Generate", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Generate", "request->handle");
  if (request->nonce == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Generate", "request->nonce");
  if (request->algorithm == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Generate", "request->algorithm");
  if (request->counter == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Generate", "request->counter");
  if (request->size == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Generate", "request->size");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Generate", "reply->value");
  if (client->methods[1].flat_many == NULL) {
    return shortwire_crypto_v1_stream_generate_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->nonce, sizeof *request->nonce},
      {(void *)(uintptr_t)request->algorithm, sizeof *request->algorithm},
      {(void *)(uintptr_t)request->counter, sizeof *request->counter},
      {(void *)(uintptr_t)request->size, sizeof *request->size},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[1], count, in, out, codes, call);
}

sw_code_e shortwire_crypto_v1_stream_derive_raw(const shortwire_crypto_v1_stream_t *client,
                                                sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
}

sw_code_e shortwire_crypto_v1_stream_derive_wire(const shortwire_crypto_v1_stream_t *client,
                                                 const shortwire_crypto_v1_derive_request_t *request,
                                                 shortwire_crypto_v1_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = shortwire_crypto_v1_derive_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[2], 2, false, p, call, &reader);
  if (code != SW_OK) return code;
  shortwire_crypto_v1_bytes_init(reply);
  if (shortwire_crypto_v1_bytes_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 2, &reader, call);
}

sw_code_e shortwire_crypto_v1_stream_derive_into_wire(const shortwire_crypto_v1_stream_t *client,
                                                      const shortwire_crypto_v1_derive_request_t *request,
                                                      void *memory, size_t size, sw_bytes_t *reply,
                                                      sw_call_t *call) {
  if (reply == NULL) return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Derive", "reply");
  *reply = sw_literal(NULL, 0);
  sw_call_t own = SW_CALL_INIT;
  sw_call_t *with = call != NULL ? call : &own;
  shortwire_crypto_v1_bytes_t message;
  sw_code_e code = shortwire_crypto_v1_stream_derive_wire(client, request, &message, with);
  if (code == SW_OK) code = sw_call_copy_into(with, message.value, memory, size, reply);
  sw_call_free(&own);
  return code;
}

static sw_code_e shortwire_crypto_v1_stream_derive_many_wire(
    const shortwire_crypto_v1_stream_t *client, size_t count,
    const shortwire_crypto_v1_derive_request_t *requests, shortwire_crypto_v1_bytes_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = shortwire_crypto_v1_derive_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  sw_code_e code = sw_client_send(&client->base, &client->methods[2], 2, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_bytes_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[2], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (shortwire_crypto_v1_bytes_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                       &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 2, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e shortwire_crypto_v1_stream_derive_many(const shortwire_crypto_v1_stream_t *client, size_t count,
                                                 const shortwire_crypto_v1_derive_request_t *requests,
                                                 shortwire_crypto_v1_bytes_t *replies, int32_t *codes,
                                                 sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, requests, replies, call);
  if (code != SW_OK) return code;
  if (client->methods[2].flat_many == NULL || count == 0) {
    return shortwire_crypto_v1_stream_derive_many_wire(client, count, requests, replies, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)&requests->key, sizeof *requests},
      {(void *)(uintptr_t)&requests->handle, sizeof *requests},
      {(void *)(uintptr_t)&requests->input, sizeof *requests},
      {(void *)(uintptr_t)&requests->algorithm, sizeof *requests},
  };
  sw_column_t out[] = {
      {&replies->value, sizeof *replies},
  };
  for (size_t i = 0; i < count; i++) shortwire_crypto_v1_bytes_init(&replies[i]);
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}

/* What shortwire_crypto_v1_stream_derive_columns() does where it cannot use columns. */
static sw_code_e shortwire_crypto_v1_stream_derive_columns_wire(
    const shortwire_crypto_v1_stream_t *client, size_t count,
    const shortwire_crypto_v1_derive_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_arena_t rows = SW_ARENA_INIT;
  shortwire_crypto_v1_derive_request_t *requests =
      (shortwire_crypto_v1_derive_request_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *requests);
  shortwire_crypto_v1_bytes_t *replies =
      (shortwire_crypto_v1_bytes_t *)sw_list_grow(&rows, NULL, 0, count, sizeof *replies);
  if (requests == NULL || replies == NULL) {
    sw_arena_free(&rows);
    return sw_error_set(&call->error, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
  }
  for (size_t i = 0; i < count; i++) {
    shortwire_crypto_v1_derive_request_init(&requests[i]);
    requests[i].key = request->key[i];
    requests[i].handle = request->handle[i];
    requests[i].input = request->input[i];
    requests[i].algorithm = request->algorithm[i];
  }
  sw_code_e code = shortwire_crypto_v1_stream_derive_many_wire(client, count, requests, replies, codes, call);
  for (size_t i = 0; code == SW_OK && i < count; i++) {
    reply->value[i] = replies[i].value;
  }
  sw_arena_free(&rows);
  return code;
}

sw_code_e shortwire_crypto_v1_stream_derive_columns(
    const shortwire_crypto_v1_stream_t *client, size_t count,
    const shortwire_crypto_v1_derive_request_columns_t *request,
    const shortwire_crypto_v1_bytes_out_columns_t *reply, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  if (request->key == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Derive", "request->key");
  if (request->handle == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Derive", "request->handle");
  if (request->input == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Derive", "request->input");
  if (request->algorithm == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Derive", "request->algorithm");
  if (reply->value == NULL)
    return sw_call_null_argument(call, "shortwire.crypto.v1.Stream/Derive", "reply->value");
  if (client->methods[2].flat_many == NULL) {
    return shortwire_crypto_v1_stream_derive_columns_wire(client, count, request, reply, codes, call);
  }
  sw_column_t in[] = {
      {(void *)(uintptr_t)request->key, sizeof *request->key},
      {(void *)(uintptr_t)request->handle, sizeof *request->handle},
      {(void *)(uintptr_t)request->input, sizeof *request->input},
      {(void *)(uintptr_t)request->algorithm, sizeof *request->algorithm},
  };
  sw_column_t out[] = {
      {reply->value, sizeof *reply->value},
  };
  return sw_client_columns(&client->base, &client->methods[2], count, in, out, codes, call);
}
