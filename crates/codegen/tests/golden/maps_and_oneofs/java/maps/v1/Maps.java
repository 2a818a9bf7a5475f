// Made by shortwire gen from maps.proto. Do not edit.
package maps.v1;

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

public final class Maps extends Client {
  private static final MethodInfo ECHO =
      new MethodInfo("maps.v1.Maps/Echo", 0x7f95c0977b5a8d0aL, 0);

  private final Entry echo;

  private Maps(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    echo = entry(ECHO);
  }

  private Maps(Maps origin, CallOptions options) {
    super(origin, options);
    echo = origin.echo;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Maps open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Maps open(String path, Options options) {
    return new Maps(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Maps on(Library library) {
    return new Maps(library, false);
  }

  @Override
  public Maps with(CallOptions options) {
    return new Maps(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  public Choice echo(Everything request) {
    return echoInto(request, Choice.builder()).build();
  }

  /**
   * As {@code echo}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Choice.Builder echoInto(Everything request, Choice.Builder into) {
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
  public List<Choice> echoMany(List<Everything> items) {
    return manyByWire(this.echo, items, Choice::read);
  }

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final Maps client;
    private final Executor executor;

    private Async(Maps client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    public CompletableFuture<Choice> echo(Everything request) {
      return Futures.submit(client, executor, _client -> _client.echo(request));
    }
  }
}
