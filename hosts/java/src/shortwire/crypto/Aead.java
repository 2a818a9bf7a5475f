package shortwire.crypto;

import static shortwire.crypto.CryptoLibrary.NONE;

import java.lang.foreign.MemorySegment;
import shortwire.ShortwireException;
import shortwire.crypto.v1.AeadAlgorithm;

/** Encrypts with a key of 32 bytes, and authenticates data beside the message. A nonce must never be used twice with a key. */
public final class Aead implements AutoCloseable {
  /** How much longer than its message a sealed one is. */
  public static final int TAG_SIZE = 16;

  private final Key key;
  private final shortwire.crypto.v1.Aead client;
  private final AeadAlgorithm algorithm;

  private Aead(Key key, AeadAlgorithm algorithm) {
    this.key = key;
    this.algorithm = algorithm;
    client = key.library.aead;
  }

  /** XChaCha20-Poly1305, whose nonces of 24 bytes may be random. Closes the key with itself. */
  public static Aead xchacha20Poly1305(Key key) {
    return new Aead(key, AeadAlgorithm.XCHACHA20_POLY1305);
  }

  /** ChaCha20-Poly1305 (RFC 8439), whose nonces of 12 bytes are too short to be random: count them. */
  public static Aead chacha20Poly1305(Key key) {
    return new Aead(key, AeadAlgorithm.CHACHA20_POLY1305);
  }

  /** Bytes of a nonce. */
  public int nonceSize() {
    return algorithm == AeadAlgorithm.CHACHA20_POLY1305 ? 12 : 24;
  }

  /** The encrypted message and the tag. */
  public byte[] seal(byte[] nonce, byte[] message, byte[] associatedData) {
    return client.seal(NONE, key.handle, nonce, message, associatedData, algorithm);
  }

  /** What {@code seal} was given, or {@link NotAuthenticException}. */
  public byte[] unseal(byte[] nonce, byte[] sealed, byte[] associatedData) {
    try {
      return client.unseal(NONE, key.handle, nonce, sealed, associatedData, algorithm);
    } catch (ShortwireException told) {
      throw NotAuthenticException.explain(told);
    }
  }

  /** The same between segments; returns the part of {@code into} that it fills. In place nothing moves. */
  public MemorySegment seal(byte[] nonce, MemorySegment message, byte[] associatedData, MemorySegment into) {
    return client.sealInto(NONE, key.handle, nonce, message, associatedData, algorithm, into);
  }

  /** The same between segments. */
  public MemorySegment unseal(byte[] nonce, MemorySegment sealed, byte[] associatedData, MemorySegment into) {
    try {
      return client.unsealInto(NONE, key.handle, nonce, sealed, associatedData, algorithm, into);
    } catch (ShortwireException told) {
      throw NotAuthenticException.explain(told);
    }
  }

  /** Clears the key. */
  @Override
  public void close() {
    key.close();
  }
}
