package shortwire;

import java.lang.StackWalker.Option;
import java.util.List;
import java.util.Objects;
import shortwire.boundary.NativeLibrary;
import shortwire.boundary.Session;

/**
 * An opened library with its running service. Clients that are made with it share the service and what
 * state it has. May be used from any thread.
 */
public final class Library implements AutoCloseable {
  private static final boolean IS_DEBUG =
      Boolean.getBoolean("shortwire.debug") || "1".equals(System.getenv("SHORTWIRE_DEBUG"));

  private final Session session;

  private Library(Session session) {
    this.session = session;
  }

  /** Loads a library and starts its service, with the default limits. See {@link #open(String, Options)}. */
  public static Library open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the message names
   *     the cause and the way out
   */
  public static Library open(String path, Options options) {
    Objects.requireNonNull(options, "options");
    NativeLibrary library = NativeLibrary.load(Objects.requireNonNull(path, "path"));
    NativeLibrary.Started started = library.start(options);
    if (started.code() != 0) throw ShortwireException.fromStatus(started.code(), started.status());
    return new Library(
        new Session(library, started.instance(), options, IS_DEBUG ? caller() : null));
  }

  /** Its path, as it was first opened. */
  public String path() {
    return session.library().path();
  }

  /** Who made it, such as {@code shortwire 0.1.0 (rust)}. */
  public String runtime() {
    return session.library().runtime();
  }

  /** Full names of the methods it has. */
  public List<String> methods() {
    return session.library().methods().toList();
  }

  /** The schema it carries: a google.protobuf.FileDescriptorSet in wire format. */
  public byte[] schema() {
    return session.library().schema();
  }

  /** Whether it was closed. */
  public boolean isClosed() {
    return session.isClosed();
  }

  /**
   * Ends the service, now or when the last call on it returns; does not wait for that. Calls made later
   * fail with {@link Code#FAILED_PRECONDITION}. May be called twice, and while others call.
   */
  @Override
  public void close() {
    if (!session.isClosed()) session.close(caller());
  }

  Session session() {
    return session;
  }

  /** Where the first caller stands that is not of this library or a client. */
  static String caller() {
    return StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE)
        .walk(
            frames ->
                frames
                    .filter(frame -> !isOurs(frame.getDeclaringClass()))
                    .findFirst()
                    .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
                    .orElse("an unknown place"));
  }

  private static boolean isOurs(Class<?> type) {
    return type == Library.class || Client.class.isAssignableFrom(type);
  }
}
