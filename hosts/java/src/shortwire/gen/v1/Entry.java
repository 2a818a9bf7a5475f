package shortwire.gen.v1;

import shortwire.Code;
import shortwire.ShortwireException;
import shortwire.boundary.NativeLibrary;

/** A method as a library has it: addresses of its functions, 0 where there are none to be called. */
public final class Entry {
  /** Full name of the method. */
  public final String name;

  /** Its flat function, 0 unless both sides agree on its slots. */
  public final long flat;

  /** The same for batches. */
  public final long flatMany;

  /** Its function in wire format, 0 if the library does not have it. */
  public final long wire;

  /** The same for batches. */
  public final long wireMany;

  /** Looks a method up. It is flat if both sides agree on its shape. */
  public static Entry find(NativeLibrary library, MethodInfo info) {
    return new Entry(info, library.method(info.id()));
  }

  private Entry(MethodInfo info, long method) {
    boolean isThere = method != 0;
    boolean agrees = isThere && info.shape() != 0 && info.shape() == NativeLibrary.shape(method);
    name = info.name();
    flat = agrees ? NativeLibrary.flat(method) : 0;
    flatMany = agrees ? NativeLibrary.flatMany(method) : 0;
    wire = isThere ? NativeLibrary.wire(method) : 0;
    wireMany = isThere ? NativeLibrary.wireMany(method) : 0;
  }

  /** The client was closed. */
  public ShortwireException closed(String path, String where) {
    return new ShortwireException(
        Code.FAILED_PRECONDITION,
        "%s: the client of %s was closed at %s; open it again, or close it after its last call"
            .formatted(name, path, where));
  }

  /** The library does not have it. */
  public ShortwireException missing(String path, String runtime) {
    return new ShortwireException(
        Code.UNIMPLEMENTED,
        ("%s does not have %s; it was built with %s\n"
             + "  help: `shortwire inspect %s` shows what it has; build it again from the schema of"
             + " this client")
            .formatted(path, name, runtime, path));
  }

  /** The library has it with other fields, so that columns cannot be handed over. */
  public ShortwireException noColumns(String path) {
    return new ShortwireException(
        Code.FAILED_PRECONDITION,
        ("%s has other fields in %s than this client was generated with; pass a list of items, or"
                + " generate the client again\n"
                + "  help: `shortwire inspect %s` shows what it has")
            .formatted(name, path, path));
  }
}
