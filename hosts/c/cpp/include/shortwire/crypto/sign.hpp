// Ed25519 signatures and X25519 key exchange.
#ifndef SHORTWIRE_CRYPTO_SIGN_HPP
#define SHORTWIRE_CRYPTO_SIGN_HPP

#include "shortwire/crypto/key.hpp"

namespace shortwire::crypto {

/// The size of a signature in bytes.
inline constexpr std::size_t signature_size = SW_SIGNATURE;

/// Checks Ed25519 signatures with a public key of 32 bytes.
class verify_key {
 public:
  explicit verify_key(crypto::key key) noexcept : key_(std::move(key)) {}
  static result<verify_key> try_from(bytes public_key) {
    auto stored = crypto::key::try_store(public_key, key_kind::verifying);
    if (!stored) return failure(stored.error());
    return verify_key(std::move(*stored));
  }
  /// No key.
  verify_key() noexcept = default;

  /// Whether a signature is the message's: else the error is UNAUTHENTICATED. Keys and signatures that are
  /// not canonical or of low order are not authentic.
  result<void> try_verify(bytes message, bytes signature) const {
    return internal::attempt([&](sw_call_t *call) {
      return sw_verify(key_.crypto(), key_.raw(), internal::raw_of(message), internal::raw_of(signature),
                       call);
    });
  }

#if SHORTWIRE_EXCEPTIONS
  explicit verify_key(bytes public_key) : key_(crypto::key::store(public_key, key_kind::verifying)) {}
  /// Throws `not_authentic`.
  void verify(bytes message, bytes signature) const {
    internal::value_of(try_verify(message, signature));
  }
#endif

 private:
  crypto::key key_;
};

/// Makes Ed25519 signatures (RFC 8032).
class signing_key {
 public:
  /// A key that was stored or generated as `key_kind::signing`.
  explicit signing_key(crypto::key key) noexcept : key_(std::move(key)) {}
  crypto::key &key() noexcept {
    return key_;
  }

  /// The signature, of 64 bytes.
  result<bytes> try_sign_into(bytes message, memory into) const {
    return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
      return sw_sign(key_.crypto(), key_.raw(), internal::raw_of(message), out, output, call);
    });
  }
  /// The public key, of 32 bytes.
  result<bytes> try_public_key_into(memory into) const {
    return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
      return sw_sign_public_key(key_.crypto(), key_.raw(), out, output, call);
    });
  }

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw, and give output in memory of its own.

  bytes sign_into(bytes message, memory into) const {
    return internal::value_of(try_sign_into(message, into));
  }
  std::vector<std::byte> sign(bytes message) const {
    return internal::collect(signature_size, [&](memory into) { return try_sign_into(message, into); });
  }
  bytes public_key_into(memory into) const {
    return internal::value_of(try_public_key_into(into));
  }
  std::vector<std::byte> public_key() const {
    return internal::collect(32, [&](memory into) { return try_public_key_into(into); });
  }

  /// A new one, which nobody has seen.
  static signing_key generate() {
    return signing_key(crypto::key::generate(key_kind::signing));
  }
  /// Of a seed of 32 bytes.
  static signing_key from_seed(bytes seed) {
    return signing_key(crypto::key::store(seed, key_kind::signing));
  }
#endif

 private:
  crypto::key key_;
};

/// The secret of 32 bytes that two key pairs of X25519 share (RFC 7748). Hash it before it is used as a key:
/// `hkdf`. A public key of low order is INVALID_ARGUMENT.
inline result<bytes> try_exchange_into(bytes private_key, bytes public_key, memory into) {
  return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
    return sw_exchange(internal::once(), sw_key_bytes(private_key.data(), private_key.size()),
                       internal::raw_of(public_key), out, output, call);
  });
}

#if SHORTWIRE_EXCEPTIONS
inline std::array<std::byte, 32> exchange(bytes private_key, bytes public_key) {
  return internal::collect_array<32>(
      [&](memory into) { return try_exchange_into(private_key, public_key, into); });
}
#endif

}  // namespace shortwire::crypto

#endif  // SHORTWIRE_CRYPTO_SIGN_HPP
