package shortwire.crypto;

import static shortwire.crypto.CryptoLibrary.NONE;

/**
 * A key pair of X25519, for boxes and key exchange.
 *
 * @param privateKey 32 bytes
 * @param publicKey 32 bytes
 */
public record KeyPair(byte[] privateKey, byte[] publicKey) {
  /** A new one. */
  public static KeyPair generate() {
    var pair = CryptoLibrary.current().exchange.generate();
    return new KeyPair(pair.privateKey().toArray(), pair.publicKey().toArray());
  }

  /** That of a private key. */
  public static KeyPair of(byte[] privateKey) {
    return new KeyPair(
        privateKey, CryptoLibrary.current().exchange.publicKey(privateKey, 0, NONE));
  }

  /**
   * The secret of 32 bytes that it shares with the owner of another public key (RFC 7748). Hash it before it is used as a key. A
   * public key of low order is {@link shortwire.Code#INVALID_ARGUMENT}.
   */
  public byte[] exchange(byte[] peer) {
    return CryptoLibrary.current().exchange.shared(privateKey, 0, peer);
  }
}
