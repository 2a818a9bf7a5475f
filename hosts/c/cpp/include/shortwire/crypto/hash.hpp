// SHA-2, BLAKE2b and HMAC.
#ifndef SHORTWIRE_CRYPTO_HASH_HPP
#define SHORTWIRE_CRYPTO_HASH_HPP

#include <cstdint>
#include "shortwire/crypto/key.hpp"

namespace shortwire::crypto {

/// Hashes and message authentication codes.
enum class hash {
  sha256 = SW_SHA256,
  sha512 = SW_SHA512,
  hmac_sha256 = SW_HMAC_SHA256,
  hmac_sha512 = SW_HMAC_SHA512
};

/// What BLAKE2b (RFC 7693) takes beside a message.
struct blake2b_parameters {
  /// Bytes of the digest, 1 to 64.
  std::uint32_t length = 64;
  /// Up to 64 bytes: makes it a MAC.
  bytes key = {};
  /// Up to 16 bytes each.
  bytes salt = {};
  bytes personalisation = {};
};

inline result<bytes> try_sha256_into(bytes message, memory into) {
  return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
    return sw_sha256(internal::once(), internal::raw_of(message), out, output, call);
  });
}
inline result<bytes> try_sha512_into(bytes message, memory into) {
  return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
    return sw_sha512(internal::once(), internal::raw_of(message), out, output, call);
  });
}
inline result<bytes> try_blake2b_into(bytes message, const blake2b_parameters &with, memory into) {
  const sw_blake2b_t raw = {with.length, internal::raw_of(with.key), internal::raw_of(with.salt),
                            internal::raw_of(with.personalisation)};
  return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
    return sw_blake2b(internal::once(), raw, internal::raw_of(message), out, output, call);
  });
}
/// The tag of `hash::hmac_sha256` or `hash::hmac_sha512`.
inline result<bytes> try_mac_into(hash algorithm, bytes key, bytes message, memory into) {
  return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
    return sw_mac(internal::once(), static_cast<sw_hash_e>(algorithm), sw_key_bytes(key.data(), key.size()),
                  internal::raw_of(message), out, output, call);
  });
}
/// Whether a tag is the message's, in a time that does not tell where they differ: else the error is
/// UNAUTHENTICATED.
inline result<void> try_verify_mac(hash algorithm, bytes key, bytes message, bytes tag) {
  return internal::attempt([&](sw_call_t *call) {
    return sw_mac_verify(internal::once(), static_cast<sw_hash_e>(algorithm),
                         sw_key_bytes(key.data(), key.size()), internal::raw_of(message),
                         internal::raw_of(tag), call);
  });
}

/// A hash of what comes in pieces. Belongs to one thread at a time.
class hasher {
 public:
  hasher(hasher &&other) noexcept : stream_(std::exchange(other.stream_, 0)) {}
  hasher &operator=(hasher &&other) noexcept {
    std::swap(stream_, other.stream_);
    return *this;
  }
  ~hasher() {
    if (stream_ != 0) sw_hash_close(internal::once(), stream_, nullptr);
  }
  /// No hash.
  hasher() noexcept = default;

  /// Of SHA-2, or of HMAC with a key.
  static result<hasher> try_start(hash algorithm, bytes key = {}) {
    hasher started;
    return internal::attempt(
        [&](sw_call_t *call) {
          return sw_hash_start(internal::once(), static_cast<sw_hash_e>(algorithm),
                               sw_key_bytes(key.data(), key.size()), &started.stream_, call);
        },
        [&] { return std::move(started); });
  }
  result<void> try_update(bytes data) {
    return internal::attempt([&](sw_call_t *call) {
      return sw_hash_update(internal::once(), stream_, internal::raw_of(data), call);
    });
  }
  /// The digest or tag. Ends the hash.
  result<bytes> try_finish_into(memory into) {
    return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
      return sw_hash_finish(internal::once(), std::exchange(stream_, 0), out, output, call);
    });
  }

#if SHORTWIRE_EXCEPTIONS
  explicit hasher(hash algorithm, bytes key = {}) : hasher(internal::value_of(try_start(algorithm, key))) {}
  hasher &update(bytes data) {
    internal::value_of(try_update(data));
    return *this;
  }
  std::vector<std::byte> finish() {
    return internal::collect(64, [&](memory into) { return try_finish_into(into); });
  }
#endif

 private:
  std::uint64_t stream_ = 0;
};

#if SHORTWIRE_EXCEPTIONS
inline std::array<std::byte, 32> sha256(bytes message) {
  return internal::collect_array<32>([&](memory into) { return try_sha256_into(message, into); });
}
inline std::array<std::byte, 64> sha512(bytes message) {
  return internal::collect_array<64>([&](memory into) { return try_sha512_into(message, into); });
}
inline std::vector<std::byte> blake2b(bytes message, const blake2b_parameters &with = {}) {
  return internal::collect(64, [&](memory into) { return try_blake2b_into(message, with, into); });
}
inline std::vector<std::byte> mac(hash algorithm, bytes key, bytes message) {
  return internal::collect(64, [&](memory into) { return try_mac_into(algorithm, key, message, into); });
}
/// Throws `not_authentic`.
inline void verify_mac(hash algorithm, bytes key, bytes message, bytes tag) {
  internal::value_of(try_verify_mac(algorithm, key, message, tag));
}
#endif

}  // namespace shortwire::crypto

#endif  // SHORTWIRE_CRYPTO_HASH_HPP
