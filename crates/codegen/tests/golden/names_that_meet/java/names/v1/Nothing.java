// Made by shortwire gen from names.proto. Do not edit.
package names.v1;

import java.util.concurrent.Executor;
import shortwire.CallOptions;
import shortwire.Library;
import shortwire.Options;
import shortwire.ShortwireException;
import shortwire.gen.v1.Futures;

/** A service without methods. */
public final class Nothing extends shortwire.Client {

  private Nothing(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
  }

  private Nothing(Nothing origin, CallOptions options) {
    super(origin, options);
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Nothing open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Nothing open(String path, Options options) {
    return new Nothing(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Nothing on(Library library) {
    return new Nothing(library, false);
  }

  @Override
  public Nothing with(CallOptions options) {
    return new Nothing(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final Nothing client;
    private final Executor executor;

    private Async(Nothing client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }
  }
}
