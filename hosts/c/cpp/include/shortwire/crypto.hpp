// Cryptography: boxes, authenticated encryption, signatures, key exchange, hashes, key derivation, over the C
// face of the crypto library (shortwire_crypto.h). Functions whose names begin with `try_` return a result;
// the others throw.
#ifndef SHORTWIRE_CRYPTO_HPP
#define SHORTWIRE_CRYPTO_HPP

#include "shortwire/crypto/aead.hpp"
#include "shortwire/crypto/boxes.hpp"
#include "shortwire/crypto/encoding.hpp"
#include "shortwire/crypto/hash.hpp"
#include "shortwire/crypto/kdf.hpp"
#include "shortwire/crypto/key.hpp"
#include "shortwire/crypto/sign.hpp"

#endif  // SHORTWIRE_CRYPTO_HPP
