// ChaCha20-Poly1305 and XChaCha20-Poly1305.
#ifndef SHORTWIRE_CRYPTO_AEAD_HPP
#define SHORTWIRE_CRYPTO_AEAD_HPP

#include "shortwire/crypto/key.hpp"

namespace shortwire::crypto {

/// The ciphers of `aead`.
enum class cipher {
  /// Nonces of 24 bytes, which may be random.
  xchacha20_poly1305 = SW_XCHACHA20_POLY1305,
  /// RFC 8439: nonces of 12 bytes. Count them; they are too short to be random.
  chacha20_poly1305 = SW_CHACHA20_POLY1305,
};

/// Encrypts with a key of 32 bytes, and authenticates data beside the message. A nonce must never be used
/// twice with a key.
class aead {
 public:
  static constexpr std::size_t key_size = 32, tag_size = SW_AEAD_TAG;

  explicit aead(crypto::key key, cipher algorithm = cipher::xchacha20_poly1305) noexcept
      : key_(std::move(key)), cipher_(algorithm) {}
  crypto::key &key() noexcept {
    return key_;
  }
  std::size_t nonce_size() const noexcept {
    return cipher_ == cipher::chacha20_poly1305 ? 12 : 24;
  }

  /// The encrypted message, then the tag. In place nothing moves.
  result<bytes> try_seal_into(bytes nonce, bytes message, bytes associated_data, memory into) const {
    return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
      return sw_aead_seal(key_.crypto(), static_cast<sw_aead_e>(cipher_), key_.raw(), internal::raw_of(nonce),
                          internal::raw_of(message), internal::raw_of(associated_data), out, output, call);
    });
  }
  /// What `seal` was given; the associated data has to be the same.
  result<bytes> try_unseal_into(bytes nonce, bytes sealed, bytes associated_data, memory into) const {
    return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
      return sw_aead_unseal(key_.crypto(), static_cast<sw_aead_e>(cipher_), key_.raw(),
                            internal::raw_of(nonce), internal::raw_of(sealed),
                            internal::raw_of(associated_data), out, output, call);
    });
  }

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw, and give output in memory of its own.

  bytes seal_into(bytes nonce, bytes message, bytes associated_data, memory into) const {
    return internal::value_of(try_seal_into(nonce, message, associated_data, into));
  }
  std::vector<std::byte> seal(bytes nonce, bytes message, bytes associated_data) const {
    return internal::collect(message.size() + tag_size, [&](memory into) {
      return try_seal_into(nonce, message, associated_data, into);
    });
  }
  bytes unseal_into(bytes nonce, bytes sealed, bytes associated_data, memory into) const {
    return internal::value_of(try_unseal_into(nonce, sealed, associated_data, into));
  }
  std::vector<std::byte> unseal(bytes nonce, bytes sealed, bytes associated_data) const {
    return internal::collect(
        sealed.size(), [&](memory into) { return try_unseal_into(nonce, sealed, associated_data, into); });
  }
#endif

 private:
  crypto::key key_;
  cipher cipher_;
};

}  // namespace shortwire::crypto

#endif  // SHORTWIRE_CRYPTO_AEAD_HPP
