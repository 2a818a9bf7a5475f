/* Cryptography: boxes, authenticated encryption, signatures, key exchange, hashes, key derivation. Thin
 * functions over the generated clients of shortwire.crypto.v1; each header tells the rules of what is in it,
 * library.h those of all.
 */
#ifndef SHORTWIRE_CRYPTO_H
#define SHORTWIRE_CRYPTO_H

#include "shortwire_crypto/aead.h"
#include "shortwire_crypto/boxes.h"
#include "shortwire_crypto/encoding.h"
#include "shortwire_crypto/hash.h"
#include "shortwire_crypto/kdf.h"
#include "shortwire_crypto/library.h"
#include "shortwire_crypto/sign.h"

#endif /* SHORTWIRE_CRYPTO_H */
