package shortwire.crypto;

import static shortwire.crypto.CryptoLibrary.NONE;

import java.io.OutputStream;
import java.lang.ref.Cleaner;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import shortwire.crypto.v1.HashAlgorithm;

/** A hash of what comes in pieces: a stream to write to. Used by one thread at a time. */
public final class Hasher extends OutputStream {
  private static final Cleaner CLEANER = Cleaner.create();

  private final CryptoLibrary library;
  private final long stream;
  private final AtomicBoolean isDone = new AtomicBoolean();
  private final Cleaner.Cleanable discarding;

  /** Gives a hash up once; knows nothing of its object. */
  private record Discarding(CryptoLibrary library, long stream, AtomicBoolean isDone)
      implements Runnable {
    @Override
    public void run() {
      if (!isDone.getAndSet(true) && !library.hash.isClosed()) library.hash.discard(stream);
    }
  }

  private Hasher(HashAlgorithm algorithm, byte[] key) {
    library = CryptoLibrary.current();
    stream = library.hash.start(algorithm, key, 0, 0, NONE, NONE);
    discarding = CLEANER.register(this, new Discarding(library, stream, isDone));
  }

  /** SHA-256. */
  public static Hasher sha256() {
    return new Hasher(HashAlgorithm.SHA256, NONE);
  }

  /** SHA-512. */
  public static Hasher sha512() {
    return new Hasher(HashAlgorithm.SHA512, NONE);
  }

  /** BLAKE2b of 64 bytes. */
  public static Hasher blake2b() {
    return new Hasher(HashAlgorithm.BLAKE2B, NONE);
  }

  /** HMAC-SHA-256. */
  public static Hasher hmacSha256(byte[] key) {
    return new Hasher(HashAlgorithm.HMAC_SHA256, key);
  }

  /** HMAC-SHA-512. */
  public static Hasher hmacSha512(byte[] key) {
    return new Hasher(HashAlgorithm.HMAC_SHA512, key);
  }

  /** Adds a piece; returns the hasher. */
  public Hasher update(byte[] data) {
    library.hash.update(stream, data);
    return this;
  }

  /** Adds a byte; slow. */
  @Override
  public void write(int value) {
    update(new byte[] {(byte) value});
  }

  /** Adds a piece. */
  @Override
  public void write(byte[] data, int offset, int length) {
    boolean isWhole = offset == 0 && length == data.length;
    update(isWhole ? data : Arrays.copyOfRange(data, offset, offset + length));
  }

  /** The digest, or tag. Ends the hash: what follows is {@link shortwire.Code#FAILED_PRECONDITION}. */
  public byte[] digest() {
    byte[] digest = library.hash.finish(stream);
    isDone.set(true);
    return digest;
  }

  /** Gives the hash up, unless it has ended. */
  @Override
  public void close() {
    discarding.clean();
  }
}
