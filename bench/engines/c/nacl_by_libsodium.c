/* Operations of NaCl by libsodium. */
#include "nacl.h"

#ifdef HAVE_libsodium

#include <sodium.h>
#include <string.h>

typedef void operation_t(nacl_t *nacl);

static void sha256(nacl_t *n) {
  crypto_hash_sha256(n->out, n->message, n->size);
  n->out_size = 32;
}

static void sha512(nacl_t *n) {
  crypto_hash_sha512(n->out, n->message, n->size);
  n->out_size = 64;
}

static void blake2b(nacl_t *n) {
  crypto_generichash(n->out, 64, n->message, n->size, NULL, 0);
  n->out_size = 64;
}

static void hmac_sha256(nacl_t *n) {
  crypto_auth_hmacsha256(n->out, n->message, n->size, n->key);
  n->out_size = 32;
}

/* crypto_auth_hmacsha512 is this with a key of 32 bytes. */
static void hmac_sha512(nacl_t *n) {
  crypto_auth_hmacsha512(n->out, n->message, n->size, n->key);
  n->out_size = 64;
}

static void onetimeauth(nacl_t *n) {
  crypto_onetimeauth(n->out, n->message, n->size, n->key);
  n->out_size = 16;
}

static void onetimeauth_verify(nacl_t *n) {
  put_right(n, crypto_onetimeauth_verify(n->made, n->message, n->size, n->key) == 0);
}

static void stream(nacl_t *n) {
  crypto_stream(n->out, n->size, n->nonce, n->key);
  n->out_size = n->size;
}

static void stream_xor(nacl_t *n) {
  crypto_stream_xor(n->out, n->message, n->size, n->nonce, n->key);
  n->out_size = n->size;
}

static void stream_salsa20(nacl_t *n) {
  crypto_stream_salsa20(n->out, n->size, n->nonce, n->key);
  n->out_size = n->size;
}

static void stream_salsa20_xor(nacl_t *n) {
  crypto_stream_salsa20_xor(n->out, n->message, n->size, n->nonce, n->key);
  n->out_size = n->size;
}

static void secretbox(nacl_t *n) {
  crypto_secretbox_easy(n->out, n->message, n->size, n->nonce, n->key);
  n->out_size = n->size + crypto_secretbox_MACBYTES;
}

static void secretbox_open(nacl_t *n) {
  const size_t size = n->size + crypto_secretbox_MACBYTES;
  n->out_size = crypto_secretbox_open_easy(n->out, n->made, size, n->nonce, n->key) == 0 ? n->size : 0;
}

static void box(nacl_t *n) {
  (void)!crypto_box_easy(n->out, n->message, n->size, n->nonce, n->bob_public, n->alice);
  n->out_size = n->size + crypto_box_MACBYTES;
}

/* Alice can open what she sealed for Bob: both have the same key. */
static void box_open(nacl_t *n) {
  const size_t size = n->size + crypto_box_MACBYTES;
  const int wrong = crypto_box_open_easy(n->out, n->made, size, n->nonce, n->bob_public, n->alice);
  n->out_size = wrong ? 0 : n->size;
}

static void box_afternm(nacl_t *n) {
  crypto_box_easy_afternm(n->out, n->message, n->size, n->nonce, n->shared);
  n->out_size = n->size + crypto_box_MACBYTES;
}

static void box_open_afternm(nacl_t *n) {
  const size_t size = n->size + crypto_box_MACBYTES;
  n->out_size = crypto_box_open_easy_afternm(n->out, n->made, size, n->nonce, n->shared) == 0 ? n->size : 0;
}

static void sign(nacl_t *n) {
  crypto_sign_detached(n->out, NULL, n->message, n->size, n->signing);
  n->out_size = 64;
}

static void verify(nacl_t *n) {
  put_right(n, crypto_sign_verify_detached(n->made, n->message, n->size, n->signing + 32) == 0);
}

static void box_beforenm(nacl_t *n) {
  (void)!crypto_box_beforenm(n->out, n->bob_public, n->alice);
  n->out_size = 32;
}

static void scalarmult(nacl_t *n) {
  (void)!crypto_scalarmult(n->out, n->alice, n->bob_public);
  n->out_size = 32;
}

static void scalarmult_base(nacl_t *n) {
  crypto_scalarmult_base(n->out, n->alice);
  n->out_size = 32;
}

static void sign_keypair(nacl_t *n) {
  crypto_sign_seed_keypair(n->out, n->signing, n->alice);
  n->out_size = 32;
}

static void core_salsa20(nacl_t *n) {
  crypto_core_salsa20(n->out, n->input, n->key, NULL);
  n->out_size = 64;
}

static void core_hsalsa20(nacl_t *n) {
  crypto_core_hsalsa20(n->out, n->input, n->key, NULL);
  n->out_size = 32;
}

static void verify_16(nacl_t *n) {
  put_right(n, crypto_verify_16(n->key, n->made) == 0);
}

static void verify_32(nacl_t *n) {
  put_right(n, crypto_verify_32(n->key, n->made) == 0);
}

static void verify_64(nacl_t *n) {
  put_right(n, crypto_verify_64(n->signing, n->made) == 0);
}

static const struct {
  const char *scenario;
  operation_t *once, *beforehand; /* what makes the message that is opened or verified */
} operations[] = {
    {"sha256", sha256, NULL},
    {"sha512", sha512, NULL},
    {"blake2b", blake2b, NULL},
    {"hmac-sha256", hmac_sha256, NULL},
    {"hmac-sha512", hmac_sha512, NULL},
    {"onetimeauth", onetimeauth, NULL},
    {"onetimeauth-verify", onetimeauth_verify, onetimeauth},
    {"stream", stream, NULL},
    {"stream-xor", stream_xor, NULL},
    {"stream-salsa20", stream_salsa20, NULL},
    {"stream-salsa20-xor", stream_salsa20_xor, NULL},
    {"secretbox", secretbox, NULL},
    {"secretbox-open", secretbox_open, secretbox},
    {"box", box, NULL},
    {"box-open", box_open, box},
    {"box-afternm", box_afternm, NULL},
    {"box-open-afternm", box_open_afternm, box_afternm},
    {"sign", sign, NULL},
    {"verify", verify, sign},
    {"box-beforenm", box_beforenm, NULL},
    {"scalarmult", scalarmult, NULL},
    {"scalarmult-base", scalarmult_base, NULL},
    {"sign-keypair", sign_keypair, NULL},
    {"core-salsa20", core_salsa20, NULL},
    {"core-hsalsa20", core_hsalsa20, NULL},
    {"verify-16", verify_16, NULL},
    {"verify-32", verify_32, NULL},
    {"verify-64", verify_64, NULL},
};

static void prepare(nacl_t *n, operation_t *beforehand) {
  uint8_t public_key[32];
  crypto_scalarmult_base(n->bob_public, n->bob);
  crypto_sign_seed_keypair(public_key, n->signing, n->alice);
  (void)!crypto_box_beforenm(n->shared, n->bob_public, n->alice);
  memcpy(n->made, n->key, sizeof n->key);
  if (beforehand != NULL) {
    beforehand(n);
    memcpy(n->made, n->out, n->out_size);
    memset(n->out, 0, n->out_size);
  }
}

arm_t nacl_by_libsodium(nacl_t *nacl, const char *scenario) {
  /* Finds out what the processor can do. */
  if (sodium_init() < 0) fail("libsodium", "it cannot be used");
  for (size_t i = 0; i < sizeof operations / sizeof *operations; i++) {
    if (!is(scenario, operations[i].scenario)) continue;
    prepare(nacl, operations[i].beforehand);
    if (operations[i].once == verify_64) memcpy(nacl->made, nacl->signing, sizeof nacl->signing);
    nacl->once = operations[i].once;
  }
  return nacl_arm(nacl);
}

#else

arm_t nacl_by_libsodium(nacl_t *nacl, const char *scenario) {
  (void)nacl, (void)scenario;
  return (arm_t){.absent = "the engine was built without libsodium: apt install libsodium-dev"};
}

#endif
