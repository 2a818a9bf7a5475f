package shortwire.crypto;

import shortwire.crypto.v1.TextFormat;

/** How bytes are written as text, in constant time. */
public enum KeyText {
  /** Lower case; reading takes upper case and a leading 0x too. */
  BASE16(TextFormat.BASE16),
  /** In the alphabet of Bech32. */
  BASE32(TextFormat.BASE32),
  /** BIP 173, with a human-readable prefix such as {@code ed25519_pk}. */
  BECH32(TextFormat.BECH32);

  private final TextFormat format;

  KeyText(TextFormat format) {
    this.format = format;
  }

  /** Bytes as text. The prefix is for {@link #BECH32}. */
  public String encode(byte[] data, String prefix) {
    return CryptoLibrary.current().encoding.encode(data, format, prefix);
  }

  /** The bytes of a text. {@link shortwire.Code#INVALID_ARGUMENT} says what is wrong with it, and where. */
  public byte[] decode(String text, String prefix) {
    return CryptoLibrary.current().encoding.decode(text, format, prefix);
  }
}
