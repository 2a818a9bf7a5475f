// Made by shortwire gen from nested.proto. Do not edit.
package nested.v1;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import shortwire.BatchException;
import shortwire.CallOptions;
import shortwire.Client;
import shortwire.Library;
import shortwire.Options;
import shortwire.ShortwireException;
import shortwire.gen.v1.Call;
import shortwire.gen.v1.Entry;
import shortwire.gen.v1.Futures;
import shortwire.gen.v1.MethodInfo;
import shortwire.gen.v1.WireException;

public final class Nesting extends Client {
  private static final MethodInfo WALK =
      new MethodInfo("nested.v1.Nesting/Walk", 0x84d14da5adf90223L, 0);

  private final Entry walk;

  private Nesting(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    walk = entry(WALK);
  }

  private Nesting(Nesting origin, CallOptions options) {
    super(origin, options);
    walk = origin.walk;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Nesting open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Nesting open(String path, Options options) {
    return new Nesting(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Nesting on(Library library) {
    return new Nesting(library, false);
  }

  @Override
  public Nesting with(CallOptions options) {
    return new Nesting(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  public Outer walk(Node request) {
    return walkInto(request, Outer.builder()).build();
  }

  /**
   * As {@code walk}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Outer.Builder walkInto(Node request, Outer.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.walk;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code walk}, between bytes in wire format. */
  public byte[] walkRaw(byte[] request) {
    return raw(this.walk, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment walkRaw(MemorySegment request, MemorySegment into) {
    return raw(this.walk, request, into);
  }

  /**
   * A batch of {@code walk} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Outer> walkMany(List<Node> items) {
    return manyByWire(this.walk, items, Outer::read);
  }

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final Nesting client;
    private final Executor executor;

    private Async(Nesting client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    public CompletableFuture<Outer> walk(Node request) {
      return Futures.submit(client, executor, _client -> _client.walk(request));
    }
  }
}
