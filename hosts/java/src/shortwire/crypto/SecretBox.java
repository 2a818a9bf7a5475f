package shortwire.crypto;

import static shortwire.crypto.CryptoLibrary.NONE;

import java.lang.foreign.MemorySegment;
import java.util.List;
import shortwire.Bytes;
import shortwire.ShortwireException;
import shortwire.crypto.v1.KeyedRequest;

/**
 * Encrypts with a key of 32 bytes that two parties share: NaCl's crypto_secretbox. {@code encrypt} chooses a random nonce and puts it
 * in front; {@code seal} is given one of 24 bytes, which must never be used twice with a key: that gives both messages away.
 */
public final class SecretBox implements AutoCloseable {
  /** Bytes of a nonce. */
  public static final int NONCE_SIZE = 24;

  /** How much longer than its message a sealed box is. */
  public static final int TAG_SIZE = 16;

  /** The same of an encrypted one. */
  public static final int OVERHEAD = NONCE_SIZE + TAG_SIZE;

  private final Key key;
  private final shortwire.crypto.v1.SecretBox client;

  /** With a key, which is closed with it. */
  public SecretBox(Key key) {
    this.key = key;
    client = key.library.secretBox;
  }

  /** With a new key, which nobody has seen. */
  public static SecretBox generate() {
    return new SecretBox(Key.generate());
  }

  /**
   * Between one's own private key and a peer's public key: NaCl's crypto_box. The key that both share is computed once, here. A
   * public key of low order is {@link shortwire.Code#INVALID_ARGUMENT}.
   */
  public static SecretBox between(byte[] privateKey, byte[] publicKey) {
    CryptoLibrary library = CryptoLibrary.current();
    return new SecretBox(
        new Key(library, library.box.precomputeHandle(privateKey, 0, publicKey, NONE, NONE)));
  }

  /** Its key. */
  public Key key() {
    return key;
  }

  /** A random nonce, the tag and the encrypted message. */
  public byte[] encrypt(byte[] message) {
    return client.encrypt(NONE, key.handle, message);
  }

  /** What {@code encrypt} was given, or {@link NotAuthenticException}. */
  public byte[] decrypt(byte[] box) {
    try {
      return client.decrypt(NONE, key.handle, box);
    } catch (ShortwireException told) {
      throw NotAuthenticException.explain(told);
    }
  }

  /** The tag and the encrypted message. */
  public byte[] seal(byte[] nonce, byte[] message) {
    return client.seal(NONE, key.handle, nonce, message);
  }

  /** What {@code seal} was given, or {@link NotAuthenticException}. */
  public byte[] unseal(byte[] nonce, byte[] box) {
    try {
      return client.unseal(NONE, key.handle, nonce, box);
    } catch (ShortwireException told) {
      throw NotAuthenticException.explain(told);
    }
  }

  /** The same between segments; returns the part of {@code into} that the box fills. Nothing moves if the message lies {@link #OVERHEAD} bytes behind its start. */
  public MemorySegment encrypt(MemorySegment message, MemorySegment into) {
    return client.encryptInto(NONE, key.handle, message, into);
  }

  /** The same between segments; returns the part of {@code into} that the message fills. */
  public MemorySegment decrypt(MemorySegment box, MemorySegment into) {
    try {
      return client.decryptInto(NONE, key.handle, box, into);
    } catch (ShortwireException told) {
      throw NotAuthenticException.explain(told);
    }
  }

  /** The same between segments. */
  public MemorySegment seal(byte[] nonce, MemorySegment message, MemorySegment into) {
    return client.sealInto(NONE, key.handle, nonce, message, into);
  }

  /** The same between segments. */
  public MemorySegment unseal(byte[] nonce, MemorySegment box, MemorySegment into) {
    try {
      return client.unsealInto(NONE, key.handle, nonce, box, into);
    } catch (ShortwireException told) {
      throw NotAuthenticException.explain(told);
    }
  }

  /** {@code encrypt} of many messages in one call. */
  public List<byte[]> encryptMany(List<byte[]> messages) {
    List<KeyedRequest> requests =
        messages.stream()
            .map(message -> new KeyedRequest(Bytes.EMPTY, key.handle, Bytes.of(message)))
            .toList();
    return client.encryptMany(requests).stream().map(box -> box.value().toArray()).toList();
  }

  /** Clears the key. */
  @Override
  public void close() {
    key.close();
  }
}
