package shortwire.crypto;

import static shortwire.crypto.CryptoLibrary.NONE;

import java.lang.foreign.MemorySegment;
import shortwire.crypto.v1.StreamAlgorithm;

/**
 * Hazardous material: stream ciphers by themselves, for protocols that need them raw.
 *
 * <p>They hide a message and do not protect it: whoever changes the encrypted bytes changes the message in the same places, and
 * nobody notices. A nonce used twice with a key gives both messages away. Use {@link SecretBox} or {@link Aead} unless a protocol
 * says otherwise.
 */
public enum HazmatStream {
  /** Nonces of 24 bytes, which may be random. */
  XCHACHA20(StreamAlgorithm.XCHACHA20),
  /** RFC 8439: nonces of 12 bytes, a counter of 32 bits. */
  CHACHA20(StreamAlgorithm.CHACHA20),
  /** Nonces of 8 bytes, a counter of 64 bits. */
  CHACHA20_ORIGINAL(StreamAlgorithm.CHACHA20_ORIGINAL),
  /** Nonces of 24 bytes. */
  XSALSA20(StreamAlgorithm.XSALSA20),
  /** Nonces of 8 bytes. */
  SALSA20(StreamAlgorithm.SALSA20),
  /** As {@link #CHACHA20}, with 12 rounds. */
  CHACHA12(StreamAlgorithm.CHACHA12),
  /** The same with 8. */
  CHACHA8(StreamAlgorithm.CHACHA8);

  private final StreamAlgorithm algorithm;

  HazmatStream(StreamAlgorithm algorithm) {
    this.algorithm = algorithm;
  }

  /** The message XORed with the key stream from a block of 64 bytes on: encrypts and decrypts. */
  public byte[] xor(Key key, byte[] nonce, long counter, byte[] message) {
    return key.library.stream.xor(NONE, key.handle, nonce, message, algorithm, counter);
  }

  /** The same between segments, which may be one; returns the part of {@code into} that it fills. */
  public MemorySegment xor(
      Key key, byte[] nonce, long counter, MemorySegment message, MemorySegment into) {
    return key.library.stream.xorInto(NONE, key.handle, nonce, message, algorithm, counter, into);
  }
}
