/* The answers that every host's face is held against. */
#include <stdlib.h>

#include "crypto.h"

enum { MOST_VALUES = 10, LONGEST_LINE = 8192 };

/* A line of the file: an operation and its values. */
typedef struct answer_t {
  const char *operation;
  size_t count;
  const char *names[MOST_VALUES];
  const char *texts[MOST_VALUES];
  sw_bytes_t values[MOST_VALUES];
  uint8_t memory[LONGEST_LINE];
} answer_t;

static void parse(char *line, answer_t *answer) {
  line[strcspn(line, "\n")] = '\0';
  answer->operation = line;
  answer->count = 0;
  uint8_t *out = answer->memory;
  for (char *at = strchr(line, ' '); at != NULL; at = strchr(at, ' ')) {
    *at++ = '\0';
    size_t i = answer->count++;
    answer->names[i] = at;
    at += strcspn(at, "=");
    *at++ = '\0';
    answer->texts[i] = at;
    answer->values[i].data = out;
    for (unsigned byte; sscanf(at, "%2x", &byte) == 1 && at[0] != ' ' && at[1] != ' ' && at[1] != '\0';
         at += 2)
      *out++ = (uint8_t)byte;
    answer->values[i].len = (size_t)(out - answer->values[i].data);
  }
}

static size_t find(const answer_t *answer, const char *name) {
  for (size_t i = 0; i < answer->count; i++) {
    if (strcmp(answer->names[i], name) == 0) return i;
  }
  fprintf(stderr, "%s has no %s\n", answer->operation, name);
  exit(2);
}

static sw_bytes_t value(const answer_t *answer, const char *name) {
  return answer->values[find(answer, name)];
}

static uint32_t number(const answer_t *answer, const char *name) {
  return (uint32_t)atoi(answer->texts[find(answer, name)]);
}

static sw_key_t key_of(const answer_t *answer, const char *name) {
  sw_bytes_t bytes = value(answer, name);
  return sw_key_bytes(bytes.data, bytes.len);
}

static sw_call_t call;
static uint8_t memory[4096], other[4096];

#define EXPECT(expression, field)              \
  do {                                         \
    CHECK_OK(&call, expression);               \
    CHECK_BYTES(output, value(answer, field)); \
  } while (0)

static void boxes(const answer_t *answer) {
  sw_bytes_t output, public_key;
  sw_key_t own = key_of(answer, "private"), peer = key_of(answer, "peer"), shared;
  CHECK_OK(&call, sw_box_public_key(&crypto, peer, INTO(other), &public_key, &call));
  EXPECT(sw_box_precompute(&crypto, own, public_key, INTO(memory), &output, &call), "shared");
  EXPECT(sw_box_seal(&crypto, own, public_key, value(answer, "nonce"), value(answer, "message"), INTO(memory),
                     &output, &call),
         "box");
  CHECK_OK(&call, sw_box_precompute_key(&crypto, own, public_key, &shared, &call));
  EXPECT(sw_secret_box_seal(&crypto, shared, value(answer, "nonce"), value(answer, "message"), INTO(memory),
                            &output, &call),
         "box");
  CHECK_OK(&call, sw_box_public_key(&crypto, own, INTO(other), &public_key, &call));
  EXPECT(sw_box_unseal(&crypto, peer, public_key, value(answer, "nonce"), value(answer, "box"), INTO(memory),
                       &output, &call),
         "message");
  EXPECT(sw_secret_box_unseal(&crypto, shared, value(answer, "nonce"), value(answer, "box"), INTO(memory),
                              &output, &call),
         "message");
  CHECK_OK(&call, sw_key_close(&crypto, &shared, &call));
}

static void secret_box(const answer_t *answer) {
  sw_bytes_t output;
  sw_key_t key = key_of(answer, "key"), kept;
  EXPECT(sw_secret_box_seal(&crypto, key, value(answer, "nonce"), value(answer, "message"), INTO(memory),
                            &output, &call),
         "box");
  CHECK_OK(&call, sw_key_store(&crypto, SW_KEY_SECRET, key.bytes, &kept, &call));
  EXPECT(sw_secret_box_seal(&crypto, kept, value(answer, "nonce"), value(answer, "message"), INTO(memory),
                            &output, &call),
         "box");
  EXPECT(sw_secret_box_unseal(&crypto, kept, value(answer, "nonce"), value(answer, "box"), INTO(memory),
                              &output, &call),
         "message");
  CHECK_OK(&call, sw_key_close(&crypto, &kept, &call));
}

static void sealed_box(const answer_t *answer) {
  sw_bytes_t output;
  EXPECT(sw_sealed_box_unseal(&crypto, key_of(answer, "private"), value(answer, "box"), INTO(memory), &output,
                              &call),
         "message");
}

static void aead(const answer_t *answer, sw_aead_e algorithm) {
  sw_bytes_t output;
  sw_key_t key = key_of(answer, "key");
  EXPECT(sw_aead_seal(&crypto, algorithm, key, value(answer, "nonce"), value(answer, "message"),
                      value(answer, "associated_data"), INTO(memory), &output, &call),
         "sealed");
  EXPECT(sw_aead_unseal(&crypto, algorithm, key, value(answer, "nonce"), value(answer, "sealed"),
                        value(answer, "associated_data"), INTO(memory), &output, &call),
         "message");
}

static void stream(const answer_t *answer) {
  sw_bytes_t output;
  EXPECT(sw_hazmat_xor(&crypto, SW_HAZMAT_CHACHA20, key_of(answer, "key"), value(answer, "nonce"),
                       number(answer, "counter"), value(answer, "message"), INTO(memory), &output, &call),
         "output");
}

static void ed25519(const answer_t *answer) {
  sw_bytes_t output;
  sw_key_t signing, verifying;
  CHECK_OK(&call, sw_key_store(&crypto, SW_KEY_SIGNING, value(answer, "seed"), &signing, &call));
  CHECK_OK(&call, sw_key_store(&crypto, SW_KEY_VERIFYING, value(answer, "public"), &verifying, &call));
  EXPECT(sw_sign_public_key(&crypto, signing, INTO(memory), &output, &call), "public");
  EXPECT(sw_sign(&crypto, signing, value(answer, "message"), INTO(memory), &output, &call), "signature");
  EXPECT(sw_sign(&crypto, key_of(answer, "seed"), value(answer, "message"), INTO(memory), &output, &call),
         "signature");
  CHECK_OK(&call, sw_verify(&crypto, verifying, value(answer, "message"), output, &call));
  CHECK_OK(&call, sw_sign_combined(&crypto, signing, value(answer, "message"), INTO(memory), &output, &call));
  EXPECT(sw_verify_combined(&crypto, verifying, output, INTO(other), &output, &call), "message");
  sw_key_close(&crypto, &signing, NULL);
  sw_key_close(&crypto, &verifying, NULL);
}

static void exchange(const answer_t *answer) {
  sw_bytes_t output;
  EXPECT(
      sw_exchange(&crypto, key_of(answer, "private"), value(answer, "public"), INTO(memory), &output, &call),
      "shared");
}

/* The same message in two pieces. */
static void in_pieces(const answer_t *answer, uint64_t pieces, const char *expected) {
  sw_bytes_t message = value(answer, "message"), output;
  size_t half = message.len / 2;
  CHECK_OK(&call, sw_hash_update(&crypto, pieces, (sw_bytes_t){message.data, half}, &call));
  CHECK_OK(&call,
           sw_hash_update(&crypto, pieces, (sw_bytes_t){message.data + half, message.len - half}, &call));
  EXPECT(sw_hash_finish(&crypto, pieces, INTO(memory), &output, &call), expected);
}

static void sha2(const answer_t *answer, sw_hash_e hash) {
  sw_bytes_t output;
  uint64_t pieces;
  if (hash == SW_SHA256)
    EXPECT(sw_sha256(&crypto, value(answer, "message"), INTO(memory), &output, &call), "digest");
  else
    EXPECT(sw_sha512(&crypto, value(answer, "message"), INTO(memory), &output, &call), "digest");
  CHECK_OK(&call, sw_hash_start(&crypto, hash, sw_key_bytes(NULL, 0), &pieces, &call));
  in_pieces(answer, pieces, "digest");
}

static void blake2b(const answer_t *answer) {
  sw_bytes_t output;
  uint64_t pieces;
  sw_blake2b_t parameters = {(uint32_t)value(answer, "digest").len, value(answer, "key"),
                             value(answer, "salt"), value(answer, "personalisation")};
  EXPECT(sw_blake2b(&crypto, parameters, value(answer, "message"), INTO(memory), &output, &call), "digest");
  CHECK_OK(&call, sw_hash_start_blake2b(&crypto, parameters, &pieces, &call));
  in_pieces(answer, pieces, "digest");
}

static void hmac(const answer_t *answer, sw_hash_e hash) {
  sw_bytes_t output;
  uint64_t pieces;
  sw_key_t key = key_of(answer, "key");
  EXPECT(sw_mac(&crypto, hash, key, value(answer, "message"), INTO(memory), &output, &call), "tag");
  CHECK_OK(&call, sw_mac_verify(&crypto, hash, key, value(answer, "message"), output, &call));
  CHECK_OK(&call, sw_hash_start(&crypto, hash, key, &pieces, &call));
  in_pieces(answer, pieces, "tag");
}

static void derivation(const answer_t *answer) {
  sw_bytes_t output;
  sw_memory_t exact = sw_memory(memory, value(answer, "key").len);
  if (strcmp(answer->operation, "hkdf_sha256") == 0) {
    EXPECT(sw_hkdf(&crypto, SW_SHA256, key_of(answer, "secret"), value(answer, "salt"), value(answer, "info"),
                   exact, &output, &call),
           "key");
  } else if (strcmp(answer->operation, "argon2id") == 0) {
    sw_argon2id_t parameters = {number(answer, "memory"), number(answer, "passes"), number(answer, "lanes"),
                                value(answer, "secret"), value(answer, "associated_data")};
    EXPECT(sw_argon2id(&crypto, parameters, value(answer, "password"), value(answer, "salt"), exact, &output,
                       &call),
           "key");
  } else {
    sw_hash_e hash = strcmp(answer->operation, "pbkdf2_sha256") == 0 ? SW_SHA256 : SW_SHA512;
    EXPECT(sw_pbkdf2(&crypto, hash, value(answer, "password"), value(answer, "salt"),
                     number(answer, "iterations"), exact, &output, &call),
           "key");
  }
}

static void text(const answer_t *answer, sw_text_e format) {
  sw_bytes_t output, prefix = format == SW_BECH32 ? value(answer, "prefix") : sw_text("");
  EXPECT(sw_encode(&crypto, format, prefix, value(answer, "data"), INTO(memory), &output, &call), "text");
  EXPECT(sw_decode(&crypto, format, prefix, value(answer, "text"), INTO(memory), &output, &call), "data");
}

static void check(const answer_t *answer) {
  const char *operation = answer->operation;
#define WHEN(name, ...)               \
  if (strcmp(operation, name) == 0) { \
    __VA_ARGS__;                      \
    return;                           \
  }
  WHEN("box", boxes(answer))
  WHEN("secret_box", secret_box(answer))
  WHEN("sealed_box", sealed_box(answer))
  WHEN("chacha20_poly1305", aead(answer, SW_CHACHA20_POLY1305))
  WHEN("xchacha20_poly1305", aead(answer, SW_XCHACHA20_POLY1305))
  WHEN("chacha20", stream(answer))
  WHEN("ed25519", ed25519(answer))
  WHEN("x25519", exchange(answer))
  WHEN("sha256", sha2(answer, SW_SHA256))
  WHEN("sha512", sha2(answer, SW_SHA512))
  WHEN("blake2b", blake2b(answer))
  WHEN("hmac_sha256", hmac(answer, SW_HMAC_SHA256))
  WHEN("hmac_sha512", hmac(answer, SW_HMAC_SHA512))
  WHEN("base16", text(answer, SW_BASE16))
  WHEN("bech32", text(answer, SW_BECH32))
  derivation(answer);
}

void known_answers(void) {
  FILE *file = fopen(answers_path, "r");
  CHECK(file != NULL);
  if (file == NULL) return;
  static char line[LONGEST_LINE];
  static answer_t answer;
  size_t checked = 0;
  while (fgets(line, sizeof line, file) != NULL) {
    if (line[0] == '#') continue;
    parse(line, &answer);
    check(&answer);
    checked++;
  }
  fclose(file);
  CHECK(checked > 40);
  sw_call_free(&call);
}
