package shortwire.crypto;

import java.lang.ref.Cleaner;
import java.util.concurrent.atomic.AtomicBoolean;
import shortwire.crypto.v1.KeyKind;

/** A key that stays in the library, which clears it when it is closed, or collected. */
public final class Key implements AutoCloseable {
  private static final Cleaner CLEANER = Cleaner.create();

  final CryptoLibrary library;

  /** What stands for it in calls. */
  final long handle;

  private final Cleaner.Cleanable discarding;

  /** Clears a key once; knows nothing of its object. */
  private record Discarding(CryptoLibrary library, long handle, AtomicBoolean isDone)
      implements Runnable {
    @Override
    public void run() {
      if (!isDone.getAndSet(true) && !library.keys.isClosed()) library.keys.discard(handle);
    }
  }

  Key(CryptoLibrary library, long handle) {
    this.library = library;
    this.handle = handle;
    discarding = CLEANER.register(this, new Discarding(library, handle, new AtomicBoolean()));
  }

  /** Copies a key into the library. Clear your own copy. */
  public static Key of(byte[] bytes) {
    return of(bytes, KeyKind.UNSPECIFIED);
  }

  /** Makes a key of 32 random bytes that nobody has seen. */
  public static Key generate() {
    return generate(KeyKind.UNSPECIFIED);
  }

  static Key of(byte[] bytes, KeyKind kind) {
    CryptoLibrary library = CryptoLibrary.current();
    return new Key(library, library.keys.store(bytes, kind));
  }

  static Key generate(KeyKind kind) {
    CryptoLibrary library = CryptoLibrary.current();
    return new Key(library, library.keys.generate(0, kind));
  }

  /** Its bytes, of a signing key its seed. */
  public byte[] reveal() {
    return library.keys.reveal(handle);
  }

  /**
   * Clears it, once calls that use it are done; later ones fail with {@link shortwire.Code#FAILED_PRECONDITION}. May be called
   * twice.
   */
  @Override
  public void close() {
    discarding.clean();
  }
}
