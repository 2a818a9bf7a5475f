// NaCl's boxes: authenticated encryption with a shared key, between key pairs, and to a public key.
#ifndef SHORTWIRE_CRYPTO_BOXES_HPP
#define SHORTWIRE_CRYPTO_BOXES_HPP

#include "shortwire/crypto/key.hpp"

namespace shortwire::crypto {

/// Encrypts with a key of 32 bytes that two parties share: NaCl's crypto_secretbox.
///
/// `encrypt` chooses a random nonce and puts it in front; `seal` is given one of 24 bytes that was never used
/// with the key before: used twice, it gives both messages away.
class secret_box {
 public:
  static constexpr std::size_t key_size = SW_BOX_KEY, nonce_size = SW_BOX_NONCE, tag_size = SW_BOX_TAG;
  /// How much longer than its message `encrypt` makes a box.
  static constexpr std::size_t overhead = SW_SECRET_BOX_OVERHEAD;

  explicit secret_box(crypto::key key) noexcept : key_(std::move(key)) {}
  crypto::key &key() noexcept {
    return key_;
  }

  /// A random nonce, the tag, and the encrypted message. In place nothing moves if the message lies
  /// `overhead` bytes behind the start of `into`.
  result<bytes> try_encrypt_into(bytes message, memory into) const {
    return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
      return sw_secret_box_encrypt(key_.crypto(), key_.raw(), internal::raw_of(message), out, output, call);
    });
  }
  /// What `encrypt` was given, if the box is authentic.
  result<bytes> try_decrypt_into(bytes box, memory into) const {
    return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
      return sw_secret_box_decrypt(key_.crypto(), key_.raw(), internal::raw_of(box), out, output, call);
    });
  }
  /// The tag and the encrypted message.
  result<bytes> try_seal_into(bytes nonce, bytes message, memory into) const {
    return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
      return sw_secret_box_seal(key_.crypto(), key_.raw(), internal::raw_of(nonce), internal::raw_of(message),
                                out, output, call);
    });
  }
  /// What `seal` was given.
  result<bytes> try_unseal_into(bytes nonce, bytes box, memory into) const {
    return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
      return sw_secret_box_unseal(key_.crypto(), key_.raw(), internal::raw_of(nonce), internal::raw_of(box),
                                  out, output, call);
    });
  }

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw, and give output in memory of its own.

  bytes encrypt_into(bytes message, memory into) const {
    return internal::value_of(try_encrypt_into(message, into));
  }
  std::vector<std::byte> encrypt(bytes message) const {
    return internal::collect(message.size() + overhead,
                             [&](memory into) { return try_encrypt_into(message, into); });
  }
  bytes decrypt_into(bytes box, memory into) const {
    return internal::value_of(try_decrypt_into(box, into));
  }
  std::vector<std::byte> decrypt(bytes box) const {
    return internal::collect(box.size(), [&](memory into) { return try_decrypt_into(box, into); });
  }
  bytes seal_into(bytes nonce, bytes message, memory into) const {
    return internal::value_of(try_seal_into(nonce, message, into));
  }
  std::vector<std::byte> seal(bytes nonce, bytes message) const {
    return internal::collect(message.size() + tag_size,
                             [&](memory into) { return try_seal_into(nonce, message, into); });
  }
  bytes unseal_into(bytes nonce, bytes box, memory into) const {
    return internal::value_of(try_unseal_into(nonce, box, into));
  }
  std::vector<std::byte> unseal(bytes nonce, bytes box) const {
    return internal::collect(box.size(), [&](memory into) { return try_unseal_into(nonce, box, into); });
  }

  /// With a new key, which nobody has seen.
  static secret_box generate() {
    return secret_box(crypto::key::generate());
  }
#endif

 private:
  crypto::key key_;
};

/// A private key and its public key, 32 bytes each. For boxes and key exchange, or for signatures.
struct key_pair {
  std::array<std::byte, 32> private_key = {};
  std::array<std::byte, 32> public_key = {};
};

/// A new key pair of X25519.
inline result<key_pair> try_generate_box_keys() {
  key_pair pair;
  return internal::attempt(
      [&](sw_call_t *call) {
        return sw_box_generate(internal::once(), pair.private_key.data(), pair.public_key.data(), call);
      },
      [&] { return pair; });
}

/// The public key of a private one, of 32 bytes, at the start of `into`.
inline result<bytes> try_box_public_key_into(bytes private_key, memory into) {
  return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
    return sw_box_public_key(internal::once(), sw_key_bytes(private_key.data(), private_key.size()), out, output,
                             call);
  });
}

/// The key for a `secret_box` that one's own private key and the peer's public key make together: NaCl's
/// crypto_box, whose messages are secret boxes. A public key of low order is INVALID_ARGUMENT.
inline result<key> try_box_key(bytes private_key, bytes public_key) {
  return key::make([&](const sw_crypto_t *crypto, sw_key_t *shared, sw_call_t *call) {
    return sw_box_precompute_key(crypto, sw_key_bytes(private_key.data(), private_key.size()),
                                 internal::raw_of(public_key), shared, call);
  });
}

/// Encrypts to a public key, by somebody who stays unknown: NaCl's sealed boxes.
class sealed_box {
 public:
  static constexpr std::size_t overhead = SW_SEALED_BOX_OVERHEAD;

  /// A box for the owner of that key.
  static result<bytes> try_encrypt_into(bytes public_key, bytes message, memory into) {
    return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
      return sw_sealed_box_seal(internal::once(), internal::raw_of(public_key), internal::raw_of(message),
                                out, output, call);
    });
  }
  /// What `encrypt` was given, if the box is authentic.
  static result<bytes> try_decrypt_into(bytes private_key, bytes box, memory into) {
    return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
      return sw_sealed_box_unseal(internal::once(), sw_key_bytes(private_key.data(), private_key.size()),
                                  internal::raw_of(box), out, output, call);
    });
  }

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw, and give output in memory of its own.

  static bytes encrypt_into(bytes public_key, bytes message, memory into) {
    return internal::value_of(try_encrypt_into(public_key, message, into));
  }
  static std::vector<std::byte> encrypt(bytes public_key, bytes message) {
    return internal::collect(message.size() + overhead,
                             [&](memory into) { return try_encrypt_into(public_key, message, into); });
  }
  static bytes decrypt_into(bytes private_key, bytes box, memory into) {
    return internal::value_of(try_decrypt_into(private_key, box, into));
  }
  static std::vector<std::byte> decrypt(bytes private_key, bytes box) {
    return internal::collect(box.size(),
                             [&](memory into) { return try_decrypt_into(private_key, box, into); });
  }
#endif
};

#if SHORTWIRE_EXCEPTIONS
inline std::array<std::byte, 32> box_public_key(bytes private_key) {
  return internal::collect_array<32>([&](memory into) { return try_box_public_key_into(private_key, into); });
}
inline key_pair generate_box_keys() {
  return internal::value_of(try_generate_box_keys());
}
inline key box_key(bytes private_key, bytes public_key) {
  return internal::value_of(try_box_key(private_key, public_key));
}
#endif

}  // namespace shortwire::crypto

#endif  // SHORTWIRE_CRYPTO_BOXES_HPP
