package shortwire.crypto;

import static shortwire.crypto.CryptoLibrary.NONE;

import java.lang.foreign.MemorySegment;
import shortwire.ShortwireException;
import shortwire.crypto.v1.MacAlgorithm;

/** Hashes of whole messages, and message authentication codes. */
public final class Hashes {
  private Hashes() {}

  /** SHA-256: 32 bytes. */
  public static byte[] sha256(byte[] message) {
    return CryptoLibrary.current().hash.sha256(message);
  }

  /** SHA-512: 64 bytes. */
  public static byte[] sha512(byte[] message) {
    return CryptoLibrary.current().hash.sha512(message);
  }

  /** SHA-256 into a segment; returns the part that it fills. */
  public static MemorySegment sha256(byte[] message, MemorySegment into) {
    return CryptoLibrary.current().hash.sha256Into(message, into);
  }

  /** SHA-256 of many messages, which are hashed side by side. */
  public static byte[][] sha256Many(byte[][] messages) {
    return CryptoLibrary.current().hash.sha256Many(messages);
  }

  /** BLAKE2b (RFC 7693): 64 bytes. */
  public static byte[] blake2b(byte[] message) {
    return blake2b(message, 64, NONE, NONE, NONE);
  }

  /**
   * BLAKE2b with all it takes.
   *
   * @param size of the digest, 1 to 64
   * @param key up to 64 bytes, which make it a MAC
   * @param salt up to 16 bytes
   * @param personalisation up to 16 bytes
   */
  public static byte[] blake2b(
      byte[] message, int size, byte[] key, byte[] salt, byte[] personalisation) {
    return CryptoLibrary.current().hash.blake2b(message, size, key, salt, personalisation);
  }

  /** HMAC-SHA-256: 32 bytes. */
  public static byte[] hmacSha256(byte[] key, byte[] message) {
    return CryptoLibrary.current().mac.tag(key, 0, message, MacAlgorithm.HMAC_SHA256);
  }

  /** HMAC-SHA-512: 64 bytes. */
  public static byte[] hmacSha512(byte[] key, byte[] message) {
    return CryptoLibrary.current().mac.tag(key, 0, message, MacAlgorithm.HMAC_SHA512);
  }

  /**
   * Throws unless a tag of 32 or 64 bytes is the message's. Takes the same time wherever they differ.
   *
   * @throws NotAuthenticException if it is not
   */
  public static void verifyHmac(byte[] key, byte[] message, byte[] tag) {
    MacAlgorithm algorithm =
        tag.length == 32 ? MacAlgorithm.HMAC_SHA256 : MacAlgorithm.HMAC_SHA512;
    try {
      CryptoLibrary.current().mac.verify(key, 0, message, algorithm, tag);
    } catch (ShortwireException told) {
      throw NotAuthenticException.explain(told);
    }
  }
}
