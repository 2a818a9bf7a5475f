/* What holds beside the known answers. */
#include <pthread.h>

#include "crypto.h"

static const uint8_t key_bytes[32] = {1, 2, 3}, nonce[24] = {4, 5};
static uint8_t memory[512], other[512];

static sw_key_t key(void) {
  return sw_key_bytes(key_bytes, sizeof key_bytes);
}

/* Wherever in the memory of the output the message lies, the box is the same, and opens in place. */
void in_place(void) {
  static const char message[] = "in place, wherever it lies";
  sw_bytes_t text = sw_literal(message, sizeof message), expected, box, opened;
  CHECK_CODE(sw_secret_box_seal(&crypto, key(), BYTES(nonce), text, INTO(other), &expected, NULL), SW_OK);
  for (size_t at = 0; at <= 100; at++) {
    memcpy(memory + at, message, sizeof message);
    sw_bytes_t lying = {memory + at, sizeof message};
    CHECK_CODE(sw_secret_box_seal(&crypto, key(), BYTES(nonce), lying, INTO(memory), &box, NULL), SW_OK);
    CHECK_BYTES(box, expected);
    CHECK(box.data >= memory && box.data < memory + sizeof memory);
    CHECK_CODE(sw_secret_box_unseal(&crypto, key(), BYTES(nonce), box, INTO(memory), &opened, NULL), SW_OK);
    CHECK_BYTES(opened, text);
  }
  /* Nothing else may lie there. */
  sw_call_t call = SW_CALL_INIT;
  CHECK_CODE(
      sw_secret_box_seal(&crypto, sw_key_bytes(memory, 32), BYTES(nonce), text, INTO(memory), &box, &call),
      SW_INVALID_ARGUMENT);
  CHECK_SAYS(&call.error, "overlaps");
  sw_call_free(&call);
}

void lengths(void) {
  sw_call_t call = SW_CALL_INIT;
  sw_bytes_t out, message = sw_text("message");
  for (size_t len = 0; len <= 64; len++) {
    sw_code_e expected = len == 32 ? SW_OK : SW_INVALID_ARGUMENT;
    CHECK_CODE(sw_secret_box_encrypt(&crypto, sw_key_bytes(other, len), message, INTO(memory), &out, &call),
               expected);
    expected = len == 24 ? SW_OK : SW_INVALID_ARGUMENT;
    sw_bytes_t some = {other, len};
    CHECK_CODE(sw_secret_box_seal(&crypto, key(), some, message, INTO(memory), &out, &call), expected);
    CHECK_CODE(sw_aead_seal(&crypto, SW_XCHACHA20_POLY1305, key(), some, message, message, INTO(memory), &out,
                            &call),
               expected);
    expected = len == 12 ? SW_OK : SW_INVALID_ARGUMENT;
    CHECK_CODE(
        sw_aead_seal(&crypto, SW_CHACHA20_POLY1305, key(), some, message, message, INTO(memory), &out, &call),
        expected);
  }
  CHECK_SAYS(&call.error, "12");
  /* A box that is shorter than its tag is not authentic, as any other that is none. */
  for (size_t len = 0; len < 40; len++) {
    sw_bytes_t box = {other, len};
    CHECK_CODE(sw_secret_box_decrypt(&crypto, key(), box, INTO(memory), &out, &call), SW_NOT_AUTHENTIC);
  }
  CHECK_CODE(sw_secret_box_seal(&crypto, key(), BYTES(nonce), message, sw_memory(memory, 22), &out, &call),
             SW_RESOURCE_EXHAUSTED);
  CHECK_SAYS(&call.error, "the reply has 23 bytes, and there is memory for 22; bring more");
  CHECK_OK(&call,
           sw_secret_box_seal(&crypto, key(), BYTES(nonce), message, sw_memory(memory, 23), &out, &call));
  /* Nothing is a message. */
  CHECK_OK(&call, sw_secret_box_encrypt(&crypto, key(), sw_text(""), INTO(memory), &out, &call));
  CHECK_INT(out.len, SW_SECRET_BOX_OVERHEAD);
  CHECK_OK(&call, sw_secret_box_decrypt(&crypto, key(), out, INTO(other), &out, &call));
  CHECK_INT(out.len, 0);
  sw_call_free(&call);
}

void tampering(void) {
  sw_call_t call = SW_CALL_INIT;
  sw_bytes_t box, out, value;
  CHECK_OK(&call, sw_secret_box_encrypt(&crypto, key(), sw_text("a message"), INTO(memory), &box, &call));
  uint8_t *bytes = memory + (box.data - memory);
  for (size_t i = 0; i < box.len; i++) {
    bytes[i] ^= 0x10;
    memset(other, 0xaa, sizeof other);
    CHECK_CODE(sw_secret_box_decrypt(&crypto, key(), box, INTO(other), &out, &call), SW_NOT_AUTHENTIC);
    for (size_t j = 0; j < sizeof other; j++) CHECK(other[j] == 0xaa);
    bytes[i] ^= 0x10;
  }
  CHECK(sw_error_detail(&call.error, SHORTWIRE_CRYPTO_V1_NOT_AUTHENTIC_NAME, &value));
  CHECK_OK(&call, sw_secret_box_decrypt(&crypto, key(), box, INTO(other), &out, &call));

  uint8_t private_key[32], public_key[32], signature[64];
  CHECK_OK(&call, sw_sign_generate(&crypto, sw_text(""), private_key, public_key, &call));
  CHECK_OK(&call,
           sw_sign(&crypto, sw_key_bytes(private_key, 32), sw_text("signed"), INTO(signature), &out, &call));
  CHECK_OK(&call, sw_verify(&crypto, sw_key_bytes(public_key, 32), sw_text("signed"), out, &call));
  CHECK_CODE(sw_verify(&crypto, sw_key_bytes(public_key, 32), sw_text("singed"), out, &call),
             SW_NOT_AUTHENTIC);
  CHECK_CODE(sw_mac_verify(&crypto, SW_HMAC_SHA256, key(), sw_text("signed"), BYTES(public_key), &call),
             SW_NOT_AUTHENTIC);
  CHECK(sw_equal(&crypto, sw_text("same"), sw_text("same")));
  CHECK(!sw_equal(&crypto, sw_text("same"), sw_text("some")));
  CHECK(!sw_equal(&crypto, sw_text("same"), sw_text("longer")));
  /* A public key of low order gives a secret that everybody knows. */
  static const uint8_t low_order[32];
  CHECK_CODE(sw_exchange(&crypto, key(), BYTES(low_order), INTO(memory), &out, &call), SW_INVALID_ARGUMENT);
  sw_call_free(&call);
}

void keys(void) {
  sw_call_t call = SW_CALL_INIT;
  sw_bytes_t out, box;
  sw_key_t kept, copy;
  CHECK_OK(&call, sw_key_generate(&crypto, SW_KEY_SECRET, &kept, &call));
  CHECK_OK(&call, sw_secret_box_encrypt(&crypto, kept, sw_text("kept"), INTO(memory), &box, &call));
  CHECK_OK(&call, sw_key_reveal(&crypto, kept, INTO(other), &out, &call));
  CHECK_INT(out.len, 32);
  CHECK_OK(&call,
           sw_secret_box_decrypt(&crypto, sw_key_bytes(out.data, out.len), box, INTO(memory), &out, &call));
  CHECK_TEXT(out, "kept");
  copy = kept;
  CHECK_OK(&call, sw_key_close(&crypto, &kept, &call));
  CHECK_OK(&call, sw_key_close(&crypto, &kept, &call));
  CHECK_CODE(sw_secret_box_encrypt(&crypto, copy, sw_text("late"), INTO(memory), &box, &call),
             SW_FAILED_PRECONDITION);
  CHECK_CODE(sw_key_close(&crypto, &copy, &call), SW_FAILED_PRECONDITION);
  CHECK_OK(&call, sw_random(&crypto, sw_memory(memory, 32), &call));

  /* Keys of one opened library are none of another's. */
  sw_crypto_t second;
  CHECK_OK(&call, sw_crypto_open(NULL, &second, &call.error));
  CHECK_OK(&call, sw_key_generate(&second, SW_KEY_SIGNING, &kept, &call));
  sw_crypto_close(&second);
  CHECK_CODE(sw_sign(&second, kept, sw_text("late"), INTO(memory), &out, &call), SW_FAILED_PRECONDITION);
  CHECK_SAYS(&call.error, "was closed");
  sw_crypto_close(&second);
  CHECK_CODE(sw_crypto_open("/nowhere/libshortwire_crypto.so", &second, &call.error), SW_NOT_FOUND);
  sw_call_free(&call);
}

/* Many messages in one call. */
void batch(void) {
  enum { COUNT = 100 };
  static uint8_t messages[COUNT][64];
  shortwire_crypto_v1_bytes_t requests[COUNT], replies[COUNT];
  sw_call_t call = SW_CALL_INIT;
  for (size_t i = 0; i < COUNT; i++) {
    messages[i][0] = (uint8_t)i;
    requests[i] = (shortwire_crypto_v1_bytes_t){.value = {messages[i], i % 64}};
  }
  CHECK_OK(&call, shortwire_crypto_v1_hash_sha256_many(&crypto.hash, COUNT, requests, replies, NULL, &call));
  for (size_t i = 0; i < COUNT; i++) {
    sw_bytes_t digest;
    CHECK_CODE(sw_sha256(&crypto, requests[i].value, INTO(memory), &digest, NULL), SW_OK);
    CHECK_BYTES(replies[i].value, digest);
  }
  sw_call_free(&call);
}

static void *encrypt_and_decrypt(void *shared) {
  const sw_key_t *kept = (const sw_key_t *)shared;
  uint8_t buffer[256];
  for (size_t i = 0; i < 2000; i++) {
    memset(buffer, (int)i, sizeof buffer);
    sw_bytes_t message = {buffer + SW_SECRET_BOX_OVERHEAD, i % 200}, box, out;
    if (sw_secret_box_encrypt(&crypto, *kept, message, INTO(buffer), &box, NULL) != SW_OK) return shared;
    if (sw_secret_box_decrypt(&crypto, *kept, box, INTO(buffer), &out, NULL) != SW_OK) return shared;
    if (out.len != i % 200 || (out.len != 0 && out.data[out.len / 2] != (uint8_t)i)) return shared;
  }
  return NULL;
}

/* Four threads with one key. */
void threads(void) {
  sw_key_t kept;
  CHECK_CODE(sw_key_generate(&crypto, SW_KEY_SECRET, &kept, NULL), SW_OK);
  pthread_t all[4];
  for (int i = 0; i < 4; i++) pthread_create(&all[i], NULL, encrypt_and_decrypt, &kept);
  for (int i = 0; i < 4; i++) {
    void *failed;
    pthread_join(all[i], &failed);
    CHECK(failed == NULL);
  }
  CHECK_CODE(sw_key_close(&crypto, &kept, NULL), SW_OK);
}

/* Encrypting in place allocates nothing, neither here nor in the library. */
void no_allocations(void) {
  sw_key_t kept;
  CHECK_CODE(sw_key_generate(&crypto, SW_KEY_SECRET, &kept, NULL), SW_OK);
  size_t before = 0;
  for (int round = 0; round < 100; round++) {
    if (round == 3) before = allocations();
    sw_bytes_t message = {memory + SW_SECRET_BOX_OVERHEAD, 64}, out;
    CHECK_CODE(sw_secret_box_encrypt(&crypto, kept, message, INTO(memory), &out, NULL), SW_OK);
    CHECK_CODE(sw_secret_box_decrypt(&crypto, kept, out, INTO(memory), &out, NULL), SW_OK);
    CHECK_CODE(sw_sha256(&crypto, out, INTO(other), &out, NULL), SW_OK);
  }
  CHECK_INT(allocations() - before, 0);
  CHECK_CODE(sw_key_close(&crypto, &kept, NULL), SW_OK);
}
