// Text for keys, random bytes, and comparing secrets.
#ifndef SHORTWIRE_CRYPTO_ENCODING_HPP
#define SHORTWIRE_CRYPTO_ENCODING_HPP

#include <string>
#include <string_view>
#include "shortwire/crypto/key.hpp"

namespace shortwire::crypto {

/// How bytes are written as text.
enum class text_format {
  /// Lower case; reading takes upper case and a leading 0x too.
  base16 = SW_BASE16,
  /// In the alphabet of Bech32.
  base32 = SW_BASE32,
  /// BIP 173, with a human-readable prefix.
  bech32 = SW_BECH32,
};

/// Bytes as text at the start of `into`. `prefix` is for Bech32.
inline result<std::string_view> try_encode_into(bytes data, text_format format, std::string_view prefix,
                                                memory into) {
  sw_bytes_t text = {};
  return internal::attempt(
      [&](sw_call_t *call) {
        return sw_encode(internal::once(), static_cast<sw_text_e>(format), internal::raw_of(prefix),
                         internal::raw_of(data), {into.data(), into.size()}, &text, call);
      },
      [&] { return shortwire::internal::text_of(text); });
}

/// The bytes of a text. INVALID_ARGUMENT says what is wrong with it, and where.
inline result<bytes> try_decode_into(std::string_view text, text_format format, std::string_view prefix,
                                     memory into) {
  return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
    return sw_decode(internal::once(), static_cast<sw_text_e>(format), internal::raw_of(prefix),
                     internal::raw_of(text), out, output, call);
  });
}

/// Fills memory with random bytes of the operating system.
inline result<void> try_random_into(memory into) {
  return internal::attempt(
      [&](sw_call_t *call) { return sw_random(internal::once(), {into.data(), into.size()}, call); });
}

/// Whether two secrets are equal, in a time that does not tell where they differ.
inline bool equal(bytes a, bytes b) {
  return sw_equal(internal::once(), internal::raw_of(a), internal::raw_of(b));
}

#if SHORTWIRE_EXCEPTIONS
inline std::string encode(bytes data, text_format format = text_format::base16,
                          std::string_view prefix = {}) {
  std::string text(2 * data.size() + prefix.size() + 16, '\0');
  const auto written =
      internal::value_of(try_encode_into(data, format, prefix, std::as_writable_bytes(std::span(text))));
  text.resize(written.size());
  return text;
}
inline std::vector<std::byte> decode(std::string_view text, text_format format = text_format::base16,
                                     std::string_view prefix = {}) {
  return internal::collect(text.size(),
                           [&](memory into) { return try_decode_into(text, format, prefix, into); });
}
template <std::size_t Size>
std::array<std::byte, Size> random() {
  std::array<std::byte, Size> output;
  internal::value_of(try_random_into(output));
  return output;
}
#endif

}  // namespace shortwire::crypto

#endif  // SHORTWIRE_CRYPTO_ENCODING_HPP
