// Made by shortwire gen from presence.proto. Do not edit.
package presence.v1;

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

public final class Presence extends Client {
  private static final MethodInfo ECHO =
      new MethodInfo("presence.v1.Presence/Echo", 0xc852cf406b81168aL, 0);
  private static final MethodInfo LISTS =
      new MethodInfo("presence.v1.Presence/Lists", 0xde3d44deec9005f8L, 0);

  private final Entry echo;
  private final Entry lists;

  private Presence(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    echo = entry(ECHO);
    lists = entry(LISTS);
  }

  private Presence(Presence origin, CallOptions options) {
    super(origin, options);
    echo = origin.echo;
    lists = origin.lists;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Presence open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Presence open(String path, Options options) {
    return new Presence(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Presence on(Library library) {
    return new Presence(library, false);
  }

  @Override
  public Presence with(CallOptions options) {
    return new Presence(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  public Fields echo(Fields request) {
    return echoInto(request, Fields.builder()).build();
  }

  /**
   * As {@code echo}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Fields.Builder echoInto(Fields request, Fields.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echo;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echo}, between bytes in wire format. */
  public byte[] echoRaw(byte[] request) {
    return raw(this.echo, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoRaw(MemorySegment request, MemorySegment into) {
    return raw(this.echo, request, into);
  }

  /**
   * A batch of {@code echo} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Fields> echoMany(List<Fields> items) {
    return manyByWire(this.echo, items, Fields::read);
  }

  public Rest lists(Rest request) {
    return listsInto(request, Rest.builder()).build();
  }

  /**
   * As {@code lists}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Rest.Builder listsInto(Rest request, Rest.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.lists;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code lists}, between bytes in wire format. */
  public byte[] listsRaw(byte[] request) {
    return raw(this.lists, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment listsRaw(MemorySegment request, MemorySegment into) {
    return raw(this.lists, request, into);
  }

  /**
   * A batch of {@code lists} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Rest> listsMany(List<Rest> items) {
    return manyByWire(this.lists, items, Rest::read);
  }

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final Presence client;
    private final Executor executor;

    private Async(Presence client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    public CompletableFuture<Fields> echo(Fields request) {
      return Futures.submit(client, executor, _client -> _client.echo(request));
    }

    public CompletableFuture<Rest> lists(Rest request) {
      return Futures.submit(client, executor, _client -> _client.lists(request));
    }
  }
}
