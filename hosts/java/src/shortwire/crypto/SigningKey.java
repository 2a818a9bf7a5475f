package shortwire.crypto;

import static shortwire.crypto.CryptoLibrary.NONE;

import shortwire.crypto.v1.KeyKind;

/** Makes Ed25519 signatures (RFC 8032). */
public final class SigningKey implements AutoCloseable {
  private final Key key;

  private SigningKey(Key key) {
    this.key = key;
  }

  /** The key of a seed of 32 bytes. */
  public static SigningKey of(byte[] seed) {
    return new SigningKey(Key.of(seed, KeyKind.SIGNING));
  }

  /** A new one, which nobody has seen. */
  public static SigningKey generate() {
    return new SigningKey(Key.generate(KeyKind.SIGNING));
  }

  /** Its key. */
  public Key key() {
    return key;
  }

  /** What others verify with: 32 bytes. */
  public byte[] publicKey() {
    return key.library.sign.publicKey(NONE, key.handle, NONE);
  }

  /** The signature: 64 bytes. */
  public byte[] sign(byte[] message) {
    return key.library.sign.sign(NONE, key.handle, message);
  }

  /** Clears the key. */
  @Override
  public void close() {
    key.close();
  }
}
