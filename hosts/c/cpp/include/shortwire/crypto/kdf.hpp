// Keys from keys, and keys from passwords.
#ifndef SHORTWIRE_CRYPTO_KDF_HPP
#define SHORTWIRE_CRYPTO_KDF_HPP

#include <cstdint>
#include "shortwire/crypto/hash.hpp"

namespace shortwire::crypto {

/// HKDF (RFC 5869) with HMAC of `hash::sha256` or `hash::sha512`: fills `into`, up to 255 digests.
inline result<bytes> try_hkdf_into(hash with, bytes secret, bytes salt, bytes info, memory into) {
  return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
    return sw_hkdf(internal::once(), static_cast<sw_hash_e>(with), sw_key_bytes(secret.data(), secret.size()),
                   internal::raw_of(salt), internal::raw_of(info), out, output, call);
  });
}

/// PBKDF2 with HMAC (RFC 8018): fills `into`. For what exists; new things use Argon2id.
inline result<bytes> try_pbkdf2_into(hash with, bytes password, bytes salt, std::uint32_t iterations,
                                     memory into) {
  return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
    return sw_pbkdf2(internal::once(), static_cast<sw_hash_e>(with), internal::raw_of(password),
                     internal::raw_of(salt), iterations, out, output, call);
  });
}

/// What Argon2id takes beside password and salt.
struct argon2id_parameters {
  /// KiB.
  std::uint32_t memory = 65536;
  std::uint32_t passes = 3;
  std::uint32_t lanes = 4;
  bytes secret = {};
  bytes associated_data = {};
};

/// Argon2id (RFC 9106): fills `into`, of at least 4 bytes, from a password and a salt of at least 8. Blocks
/// for long and allocates the memory that it is told to.
inline result<bytes> try_argon2id_into(bytes password, bytes salt, const argon2id_parameters &with,
                                       memory into) {
  const sw_argon2id_t raw = {with.memory, with.passes, with.lanes, internal::raw_of(with.secret),
                             internal::raw_of(with.associated_data)};
  return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
    return sw_argon2id(internal::once(), raw, internal::raw_of(password), internal::raw_of(salt), out, output,
                       call);
  });
}

#if SHORTWIRE_EXCEPTIONS
template <std::size_t Size = 32>
std::array<std::byte, Size> hkdf(hash with, bytes secret, bytes salt, bytes info) {
  return internal::collect_array<Size>(
      [&](memory into) { return try_hkdf_into(with, secret, salt, info, into); });
}
template <std::size_t Size = 32>
std::array<std::byte, Size> pbkdf2(hash with, bytes password, bytes salt, std::uint32_t iterations) {
  return internal::collect_array<Size>(
      [&](memory into) { return try_pbkdf2_into(with, password, salt, iterations, into); });
}
template <std::size_t Size = 32>
std::array<std::byte, Size> argon2id(bytes password, bytes salt, const argon2id_parameters &with = {}) {
  return internal::collect_array<Size>(
      [&](memory into) { return try_argon2id_into(password, salt, with, into); });
}
#endif

}  // namespace shortwire::crypto

#endif  // SHORTWIRE_CRYPTO_KDF_HPP
