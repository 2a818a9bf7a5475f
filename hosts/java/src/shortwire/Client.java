package shortwire;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import shortwire.boundary.Session;
import shortwire.gen.v1.Call;
import shortwire.gen.v1.Entry;
import shortwire.gen.v1.Frames;
import shortwire.gen.v1.MethodInfo;
import shortwire.gen.v1.Reader;

/**
 * What all generated clients have in common. May be used from any thread. A client that opened its
 * library closes it with itself; others only end themselves.
 */
public abstract class Client implements AutoCloseable {
  private final Library library;
  private final boolean ownsLibrary;
  private final Entry[] entries;
  private final CallOptions options;
  private volatile Session session;
  private volatile String closedAt;

  /** For generated code: a client of a library, which it closes with itself if it owns it. */
  protected Client(Library library, boolean ownsLibrary, MethodInfo... methods) {
    this.library = Objects.requireNonNull(library, "library");
    this.ownsLibrary = ownsLibrary;
    session = library.session();
    options = CallOptions.NONE;
    entries =
        Arrays.stream(methods)
            .map(method -> Entry.find(session.library(), method))
            .toArray(Entry[]::new);
  }

  /** For generated code: a view of a client, with options of its own. */
  protected Client(Client origin, CallOptions options) {
    library = origin.library;
    ownsLibrary = false;
    session = origin.session;
    closedAt = origin.closedAt;
    entries = origin.entries;
    this.options = Objects.requireNonNull(options, "options");
  }

  /** A view whose calls carry these options instead of its own. Ends with its library. */
  public abstract Client with(CallOptions options);

  /** The options that its calls carry. */
  public final CallOptions options() {
    return options;
  }

  /** The library it calls. */
  public final Library library() {
    return library;
  }

  /** Whether it, or its library, was closed. */
  public final boolean isClosed() {
    return session == null || session.isClosed();
  }

  /**
   * Ends the client, and its library if it opened it. May be called twice, and while others call: calls
   * under way finish, later ones fail with {@link Code#FAILED_PRECONDITION}.
   */
  @Override
  public final void close() {
    if (session == null) return;
    closedAt = Library.caller();
    session = null;
    if (ownsLibrary) library.close();
  }

  /** For generated code: whether a method goes as flat. */
  protected final boolean isFlat(int method) {
    return entries[method].isFlat();
  }

  /** For generated code: begins a call; its {@code end()} has to follow. */
  protected final Call begin(int method) {
    Entry entry = entries[method];
    Session current = session;
    if (current == null) throw Call.closed(entry, library.path(), closedAt);
    return Call.begin(current, entry, options);
  }

  /** For generated code: begins a call in wire format. */
  protected final Call beginWire(int method) {
    Call call = begin(method);
    if (entries[method].isThere()) return call;
    call.end();
    throw entries[method].missing(library.path(), library.runtime());
  }

  /** For generated code: begins a call that takes slots or columns and has no other way. */
  protected final Call beginSlots(int method) {
    if (isFlat(method)) return begin(method);
    beginWire(method).end();
    throw entries[method].noColumns(library.path());
  }

  /** For generated code: a batch in wire format. */
  protected final <R> List<R> manyByWire(
      int method, List<? extends Message> items, Function<Reader, R> read) {
    Call call = beginWire(method);
    try {
      return Frames.send(call, items, read);
    } finally {
      call.end();
    }
  }

  /** For generated code: a call between arrays. */
  protected final byte[] raw(int method, byte[] request) {
    Objects.requireNonNull(request, "request");
    Call call = beginWire(method);
    try {
      return call.sendRaw(request);
    } finally {
      call.end();
    }
  }

  /** For generated code: a call between segments. */
  protected final MemorySegment raw(int method, MemorySegment request, MemorySegment into) {
    Objects.requireNonNull(request, "request");
    Objects.requireNonNull(into, "into");
    Call call = beginWire(method);
    try {
      return call.sendRaw(request, into);
    } finally {
      call.end();
    }
  }

  /** Its class and the library's path. */
  @Override
  public String toString() {
    return getClass().getSimpleName() + " of " + library.path() + (isClosed() ? " (closed)" : "");
  }
}
