package shortwire;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * A word in memory that native code sees while it works: once it is set, calls that carry it end with
 * {@link Code#CANCELLED} as soon as the service looks. May be used from any thread, and by many calls.
 */
public final class Cancellation {
  private final MemorySegment word = Arena.ofAuto().allocate(ValueLayout.JAVA_INT);

  /** Cancels all calls that carry it, and those that will. */
  public void cancel() {
    ValueLayout.JAVA_INT.varHandle().setVolatile(word, 0L, 1);
  }

  /** Whether {@link #cancel} was called. */
  public boolean isCancelled() {
    return (int) ValueLayout.JAVA_INT.varHandle().getVolatile(word, 0L) != 0;
  }

  /** Where the word lies; valid as long as this object is reachable. */
  long address() {
    return word.address();
  }
}
