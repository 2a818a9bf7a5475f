package shortwire.gen.v1;

import java.lang.foreign.MemorySegment;
import shortwire.Code;
import shortwire.ShortwireException;
import shortwire.boundary.NativeLibrary;

/** A method as a library has it; its functions are null where there are none to be called. */
public final class Entry {
  /** Full name of the method. */
  public final String name;

  /** Its flat function, null unless both sides agree on its slots. */
  public final MemorySegment flat;

  /** The same for batches. */
  public final MemorySegment flatMany;

  /** Its function in wire format, null if the library does not have it. */
  public final MemorySegment wire;

  /** The same for batches. */
  public final MemorySegment wireMany;

  /** Looks a method up. It is flat if both sides agree on its shape. */
  public static Entry find(NativeLibrary library, MethodInfo info) {
    return new Entry(info, library.method(info.id()));
  }

  private Entry(MethodInfo info, long method) {
    boolean isThere = method != 0;
    boolean agrees = isThere && info.shape() != 0 && info.shape() == NativeLibrary.shape(method);
    name = info.name();
    flat = agrees ? NativeLibrary.flat(method) : null;
    flatMany = agrees ? NativeLibrary.flatMany(method) : null;
    wire = isThere ? NativeLibrary.wire(method) : null;
    wireMany = isThere ? NativeLibrary.wireMany(method) : null;
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
