package shortwire.crypto;

import static shortwire.crypto.CryptoLibrary.NONE;

import shortwire.ShortwireException;
import shortwire.crypto.v1.KeyKind;

/** Checks Ed25519 signatures. */
public final class VerifyKey implements AutoCloseable {
  private final Key key;

  /** Of a public key of 32 bytes. */
  public VerifyKey(byte[] publicKey) {
    key = Key.of(publicKey, KeyKind.VERIFYING);
  }

  /**
   * Throws unless a signature is the message's. Keys and signatures that are not canonical, or of low order, are not authentic.
   *
   * @throws NotAuthenticException if it is not
   */
  public void verify(byte[] message, byte[] signature) {
    try {
      key.library.sign.verify(NONE, key.handle, signature, message);
    } catch (ShortwireException told) {
      throw NotAuthenticException.explain(told);
    }
  }

  /** Gives the key up. */
  @Override
  public void close() {
    key.close();
  }
}
