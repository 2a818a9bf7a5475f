/* Operations of NaCl by OpenSSL, through EVP. */
#include "nacl.h"

#ifdef HAVE_libcrypto

#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/params.h>
#include <string.h>

/* What is kept from call to call: an algorithm that was fetched, a context, keys. */
typedef struct kept_t {
  EVP_MD *digest;
  EVP_MD_CTX *digesting;
  EVP_MAC_CTX *mac;
  EVP_PKEY *secret, *public;
  EVP_PKEY_CTX *derivation;
} kept_t;

static void hash(nacl_t *n) {
  kept_t *kept = n->kept;
  unsigned size = 0;
  EVP_DigestInit_ex2(kept->digesting, kept->digest, NULL);
  EVP_DigestUpdate(kept->digesting, n->message, n->size);
  EVP_DigestFinal_ex(kept->digesting, n->out, &size);
  n->out_size = size;
}

static void authenticate(nacl_t *n) {
  kept_t *kept = n->kept;
  EVP_MAC_init(kept->mac, n->key, sizeof n->key, NULL);
  EVP_MAC_update(kept->mac, n->message, n->size);
  EVP_MAC_final(kept->mac, n->out, &n->out_size, NACL_MORE);
}

static void sign(nacl_t *n) {
  kept_t *kept = n->kept;
  n->out_size = 64;
  EVP_DigestSignInit(kept->digesting, NULL, NULL, NULL, kept->secret);
  EVP_DigestSign(kept->digesting, n->out, &n->out_size, n->message, n->size);
  EVP_MD_CTX_reset(kept->digesting);
}

static void verify(nacl_t *n) {
  kept_t *kept = n->kept;
  EVP_DigestVerifyInit(kept->digesting, NULL, NULL, NULL, kept->secret);
  put_right(n, EVP_DigestVerify(kept->digesting, n->made, 64, n->message, n->size) == 1);
  EVP_MD_CTX_reset(kept->digesting);
}

static void scalarmult(nacl_t *n) {
  kept_t *kept = n->kept;
  n->out_size = 32;
  EVP_PKEY_derive(kept->derivation, n->out, &n->out_size);
}

/* The public key is made with the key object. */
static void public_key(nacl_t *n, int type) {
  EVP_PKEY *made = EVP_PKEY_new_raw_private_key(type, NULL, n->alice, sizeof n->alice);
  n->out_size = 32;
  EVP_PKEY_get_raw_public_key(made, n->out, &n->out_size);
  EVP_PKEY_free(made);
}

static void scalarmult_base(nacl_t *n) {
  public_key(n, EVP_PKEY_X25519);
}

static void sign_keypair(nacl_t *n) {
  public_key(n, EVP_PKEY_ED25519);
}

static void verify_32(nacl_t *n) {
  put_right(n, CRYPTO_memcmp(n->key, n->made, 32) == 0);
}

static kept_t *new_kept(void) {
  kept_t *kept = allocate(sizeof *kept);
  kept->digesting = EVP_MD_CTX_new();
  return kept;
}

static kept_t *hashing(const char *name) {
  kept_t *kept = new_kept();
  kept->digest = EVP_MD_fetch(NULL, name, NULL);
  return kept;
}

static kept_t *authenticating(const char *name, char *digest) {
  kept_t *kept = new_kept();
  EVP_MAC *mac = EVP_MAC_fetch(NULL, name, NULL);
  OSSL_PARAM with[] = {OSSL_PARAM_END, OSSL_PARAM_END};
  if (digest != NULL) with[0] = OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, digest, 0);
  kept->mac = EVP_MAC_CTX_new(mac);
  EVP_MAC_CTX_set_params(kept->mac, with);
  return kept;
}

static kept_t *signing(const nacl_t *n) {
  kept_t *kept = new_kept();
  kept->secret = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, NULL, n->alice, sizeof n->alice);
  return kept;
}

static kept_t *agreeing(nacl_t *n) {
  kept_t *kept = new_kept();
  size_t size = sizeof n->bob_public;
  EVP_PKEY *bob = EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, NULL, n->bob, sizeof n->bob);
  EVP_PKEY_get_raw_public_key(bob, n->bob_public, &size);
  kept->secret = EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, NULL, n->alice, sizeof n->alice);
  kept->public = EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, NULL, n->bob_public, size);
  kept->derivation = EVP_PKEY_CTX_new(kept->secret, NULL);
  EVP_PKEY_derive_init(kept->derivation);
  EVP_PKEY_derive_set_peer(kept->derivation, kept->public);
  return kept;
}

arm_t nacl_by_openssl(nacl_t *n, const char *scenario) {
  memcpy(n->made, n->key, sizeof n->key);
  if (is(scenario, "sha256")) n->once = hash, n->kept = hashing("SHA256");
  if (is(scenario, "sha512")) n->once = hash, n->kept = hashing("SHA512");
  if (is(scenario, "blake2b")) n->once = hash, n->kept = hashing("BLAKE2B-512");
  if (is(scenario, "hmac-sha256")) n->once = authenticate, n->kept = authenticating("HMAC", "SHA256");
  if (is(scenario, "hmac-sha512")) n->once = authenticate, n->kept = authenticating("HMAC", "SHA512");
  if (is(scenario, "onetimeauth")) n->once = authenticate, n->kept = authenticating("POLY1305", NULL);
  if (is(scenario, "sign")) n->once = sign, n->kept = signing(n);
  if (is(scenario, "verify")) {
    n->once = verify, n->kept = signing(n);
    sign(n);
    memcpy(n->made, n->out, n->out_size);
    memset(n->out, 0, n->out_size);
  }
  if (is(scenario, "scalarmult")) n->once = scalarmult, n->kept = agreeing(n);
  if (is(scenario, "scalarmult-base")) n->once = scalarmult_base;
  if (is(scenario, "sign-keypair")) n->once = sign_keypair;
  if (is(scenario, "verify-32")) n->once = verify_32;
  return nacl_arm(n);
}

#else

arm_t nacl_by_openssl(nacl_t *nacl, const char *scenario) {
  (void)nacl, (void)scenario;
  return (arm_t){.absent = "the engine was built without OpenSSL: apt install libssl-dev"};
}

#endif
