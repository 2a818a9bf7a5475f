package shortwire.boundary;

import java.lang.System.Logger.Level;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.ref.Cleaner;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import shortwire.Options;

/**
 * A running service. It ends when it is closed and the last call on it has returned, or when nobody can
 * reach it any more.
 *
 * <p>A call costs no atomic operation for that. It says which session it is in by a plain store, looks
 * whether the session is closed, calls, and takes the store back. Whoever closes makes every thread pass
 * a point between two of its instructions, which is what closing a shared arena does, and then looks
 * where the threads are: a thread that has not said where it is will see that the session is closed.
 */
public final class Session {
  /** Something that may be in a session: the calls of a thread. */
  public interface Caller {
    /** Whether it is in that instance. */
    boolean isIn(long instance);
  }

  private static final Cleaner CLEANER = Cleaner.create();
  private static final List<WeakReference<Caller>> CALLERS = new ArrayList<>();

  private final Ending ending;
  private final long instance;
  private final Options limits;
  private volatile boolean isClosed;
  private volatile String closedAt = "";

  /** What ends the instance; knows nothing of the session, so that the session can be collected. */
  private record Ending(NativeLibrary library, long instance, String openedAt, AtomicBoolean isDone)
      implements Runnable {
    void end() {
      if (isDone.compareAndSet(false, true)) library.end(instance);
    }

    /** Runs when the session is unreachable. */
    @Override
    public void run() {
      if (!isDone.get() && openedAt != null) {
        System.getLogger("shortwire")
            .log(Level.WARNING, "unclosed library {0}, opened at {1}", library.path(), openedAt);
      }
      end();
    }
  }

  /**
   * The session of an instance that was started.
   *
   * @param openedAt where, or null if nobody wants to be told that it was never closed
   */
  public Session(NativeLibrary library, long instance, Options limits, String openedAt) {
    this.instance = instance;
    this.limits = limits;
    ending = new Ending(library, instance, openedAt, new AtomicBoolean());
    CLEANER.register(this, ending);
  }

  /** Makes a caller known. It is forgotten when it is collected. */
  public static void register(Caller caller) {
    synchronized (CALLERS) {
      if (Integer.bitCount(CALLERS.size()) == 1) CALLERS.removeIf(known -> known.get() == null);
      CALLERS.add(new WeakReference<>(caller));
    }
  }

  /** The library it runs in. */
  public NativeLibrary library() {
    return ending.library;
  }

  /** The instance to call. */
  public long instance() {
    return instance;
  }

  /** What it allows. */
  public Options limits() {
    return limits;
  }

  /** Whether new calls are refused. A caller says where it is before it asks. */
  public boolean isClosed() {
    return isClosed;
  }

  /** Where it was closed. */
  public String closedAt() {
    return closedAt;
  }

  /** Refuses new calls, and ends the service now or when the last call on it returns. */
  public void close(String where) {
    synchronized (ending) {
      if (isClosed) return;
      closedAt = where;
      isClosed = true;
    }
    passAllThreads();
    endIfIdle();
  }

  /** Ends the service if it is closed and nobody is in it. A call that returns to a closed session asks. */
  public void endIfIdle() {
    synchronized (CALLERS) {
      for (WeakReference<Caller> reference : CALLERS) {
        Caller caller = reference.get();
        if (caller != null && caller.isIn(instance)) return;
      }
    }
    ending.end();
  }

  private static void passAllThreads() {
    Arena arena = Arena.ofShared();
    MemorySegment unused = arena.allocate(1);
    arena.close();
    assert !unused.scope().isAlive();
  }
}
