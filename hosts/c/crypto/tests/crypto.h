/* What the tests of the crypto face share. */
#ifndef TESTS_CRYPTO_H
#define TESTS_CRYPTO_H

#include "check.h"
#include "shortwire_crypto.h"
#include "shortwire_crypto/hazmat.h"

/* Open during all tests. */
extern sw_crypto_t crypto;

/* Where conformance/vectors/crypto/known_answers.txt is. */
extern const char *answers_path;

#define INTO(array) sw_memory((array), sizeof(array))
#define BYTES(array) sw_literal((const char *)(array), sizeof(array))

#define CHECK_BYTES(actual, expected) CHECK(sw_bytes_equal(actual, expected))

#endif /* TESTS_CRYPTO_H */
