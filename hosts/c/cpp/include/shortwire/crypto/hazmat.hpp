// Hazardous material: stream ciphers by themselves, for protocols that need them raw. They hide a message and
// do not protect it: whoever changes the encrypted bytes changes the message in the same places, and nobody
// notices. A nonce used twice with a key gives both messages away. Not included by shortwire/crypto.hpp.
#ifndef SHORTWIRE_CRYPTO_HAZMAT_HPP
#define SHORTWIRE_CRYPTO_HAZMAT_HPP

#include <cstdint>
#include "shortwire/crypto/key.hpp"
#include "shortwire_crypto/hazmat.h"

namespace shortwire::crypto::hazmat {

/// The ciphers.
enum class stream {
  /// Nonces of 24 bytes, which may be random.
  xchacha20 = SW_HAZMAT_XCHACHA20,
  /// RFC 8439: nonces of 12 bytes, a counter of 32 bits.
  chacha20 = SW_HAZMAT_CHACHA20,
  /// Nonces of 8 bytes, a counter of 64 bits.
  chacha20_original = SW_HAZMAT_CHACHA20_ORIGINAL,
  xsalsa20 = SW_HAZMAT_XSALSA20,
  salsa20 = SW_HAZMAT_SALSA20,
  /// As `chacha20`, with 12 and 8 rounds.
  chacha12 = SW_HAZMAT_CHACHA12,
  chacha8 = SW_HAZMAT_CHACHA8,
};

/// The message XORed with the key stream from a block of 64 bytes on: encrypts and decrypts. In place nothing
/// moves.
inline result<bytes> try_xor_into(stream cipher, const key &with, bytes nonce, std::uint64_t counter,
                                  bytes message, memory into) {
  return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
    return sw_hazmat_xor(with.crypto(), static_cast<sw_hazmat_stream_e>(cipher), with.raw(),
                         internal::raw_of(nonce), counter, internal::raw_of(message), out, output, call);
  });
}

/// As many bytes of the key stream as `into` has.
inline result<bytes> try_key_stream_into(stream cipher, const key &with, bytes nonce, std::uint64_t counter,
                                         memory into) {
  return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
    return sw_hazmat_key_stream(with.crypto(), static_cast<sw_hazmat_stream_e>(cipher), with.raw(),
                                internal::raw_of(nonce), counter, out, output, call);
  });
}

}  // namespace shortwire::crypto::hazmat

#endif  // SHORTWIRE_CRYPTO_HAZMAT_HPP
