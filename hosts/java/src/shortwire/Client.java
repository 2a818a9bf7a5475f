package shortwire;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import shortwire.boundary.Session;
import shortwire.gen.v1.Batch;
import shortwire.gen.v1.Call;
import shortwire.gen.v1.Entry;
import shortwire.gen.v1.Frames;
import shortwire.gen.v1.MethodInfo;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

/**
 * What all generated clients have in common. May be used from any thread. A client that opened its
 * library closes it with itself; others only end themselves.
 */
public abstract class Client implements AutoCloseable {
  private final Library library;
  private final boolean ownsLibrary;
  private final CallOptions options;
  private final Session session;
  private volatile String closedAt;

  /** Whether calls have to look further: it was closed, or they carry options. */
  private volatile boolean isSpecial;

  /** For generated code: a client of a library, which it closes with itself if it owns it. */
  protected Client(Library library, boolean ownsLibrary) {
    this.library = Objects.requireNonNull(library, "library");
    this.ownsLibrary = ownsLibrary;
    session = library.session();
    options = CallOptions.NONE;
  }

  /** For generated code: a view of a client, with options of its own. */
  protected Client(Client origin, CallOptions options) {
    library = origin.library;
    ownsLibrary = false;
    session = origin.session;
    closedAt = origin.closedAt;
    this.options = Objects.requireNonNull(options, "options");
    isSpecial = closedAt != null || options != CallOptions.NONE;
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
    return closedAt != null || session.isClosed();
  }

  /**
   * Ends the client, and its library if it opened it. May be called twice, and while others call: calls
   * under way finish, later ones fail with {@link Code#FAILED_PRECONDITION}.
   */
  @Override
  public final void close() {
    if (closedAt != null) return;
    closedAt = Library.caller();
    isSpecial = true;
    if (ownsLibrary) library.close();
  }

  /** For generated code: a method as the library has it. */
  protected final Entry entry(MethodInfo method) {
    return Entry.find(session.library(), method);
  }

  /** For generated code: begins a call; {@link #end} has to follow. */
  protected final Call begin(Entry entry) {
    Call call = Call.begin(session);
    if (session.isClosed() | isSpecial) look(call, entry);
    return call;
  }

  private void look(Call call, Entry entry) {
    if (isClosed()) {
      end(call);
      throw entry.closed(library.path(), closedAt != null ? closedAt : session.closedAt());
    }
    call.carry(options);
  }

  /** For generated code: begins a call in wire format. */
  protected final Call beginWire(Entry entry) {
    Call call = begin(entry);
    if (entry.wire != 0) return call;
    end(call);
    throw entry.missing(library.path(), library.runtime());
  }

  /** For generated code: begins a call that takes slots or columns and has no other way. */
  protected final Call beginSlots(Entry entry) {
    if (entry.flat != 0) return begin(entry);
    end(beginWire(entry));
    throw entry.noColumns(library.path());
  }

  /** For generated code: ends a call. */
  protected final void end(Call call) {
    call.end(session);
  }

  /** For generated code: calls the function of a flat method that is short. */
  protected final void flat(Call call, long function) {
    int code = call.flat(function);
    if (code != 0) throw call.failed(code);
  }

  /** For generated code: calls the function of a flat method that the schema marks as blocking. */
  protected final void blockingFlat(Call call, long function) {
    int code = call.blockingFlat(function);
    if (code != 0) throw call.failed(code);
  }

  /** For generated code: where a request ends that is written next. */
  protected final int start(Call call) {
    return call.writer().start(session.limits().maxDepth());
  }

  /** For generated code: calls a method in wire format with what was written. */
  protected final Reader send(Call call, Entry entry, int p) {
    int code = call.send(entry.wire, p);
    if (code != 0) throw call.failed(code);
    return call.read(session.limits().maxDepth());
  }

  /** For generated code: a batch of so many items. */
  protected final Batch batch(
      Call call, Entry entry, int count, int requestColumns, int replyColumns) {
    return new Batch(session, entry, call, count, requestColumns, replyColumns);
  }

  /** For generated code: a batch in wire format. */
  protected final <R> List<R> manyByWire(
      Entry entry, List<? extends Message> items, Function<Reader, R> read) {
    Call call = beginWire(entry);
    try {
      int code = call.send(entry.wireMany, Frames.write(call.writer(), start(call), items));
      if (code != 0) throw call.failed(code);
      return Frames.read(call.read(session.limits().maxDepth()), items.size(), read);
    } catch (WireException problem) {
      throw explain(call, entry, problem);
    } finally {
      end(call);
    }
  }

  /** For generated code: a call between arrays. */
  protected final byte[] raw(Entry entry, byte[] request) {
    Objects.requireNonNull(request, "request");
    Call call = beginWire(entry);
    try {
      int code = call.send(entry.wire, request, 0, request.length);
      if (code != 0) throw call.failed(code);
      return call.reply();
    } finally {
      end(call);
    }
  }

  /** For generated code: a call between segments. */
  protected final MemorySegment raw(Entry entry, MemorySegment request, MemorySegment into) {
    Objects.requireNonNull(request, "request");
    Objects.requireNonNull(into, "into");
    Call call = beginWire(entry);
    try {
      call.replyInto(into);
      int code = call.send(entry.wire, request);
      if (code != 0) throw call.failed(code);
      return call.reply(into);
    } finally {
      end(call);
    }
  }

  /** For generated code: what is wrong with the request, or with the reply if there is one. */
  protected final ShortwireException explain(Call call, Entry entry, WireException problem) {
    if (!call.hasReply()) return Writer.explain(entry.name, problem);
    String told = call.reader().explain("reply", problem).getMessage();
    return new ShortwireException(
        Code.DATA_LOSS,
        "%s of %s (%s): %s".formatted(entry.name, library.path(), library.runtime(), told));
  }

  /** Its class and the library's path. */
  @Override
  public String toString() {
    return getClass().getSimpleName() + " of " + library.path() + (isClosed() ? " (closed)" : "");
  }
}
