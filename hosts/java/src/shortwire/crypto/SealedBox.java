package shortwire.crypto;

import shortwire.ShortwireException;

/** Encrypts to a public key, by somebody who stays unknown: NaCl's sealed boxes. */
public final class SealedBox {
  /** How much longer than its message a box is. */
  public static final int OVERHEAD = 48;

  private SealedBox() {}

  /** A box for the owner of a public key. */
  public static byte[] encrypt(byte[] publicKey, byte[] message) {
    return CryptoLibrary.current().sealedBox.seal(publicKey, message);
  }

  /** What {@code encrypt} was given, or {@link NotAuthenticException}. */
  public static byte[] decrypt(byte[] privateKey, byte[] box) {
    try {
      return CryptoLibrary.current().sealedBox.unseal(privateKey, 0, box);
    } catch (ShortwireException told) {
      throw NotAuthenticException.explain(told);
    }
  }
}
