package shortwire.gen.v1;

import java.lang.foreign.MemorySegment;
import shortwire.Code;
import shortwire.ShortwireException;
import shortwire.boundary.NativeLibrary;

/** A method as a library has it; its functions are null where there are none to be called. */
public final class Entry {
  final String name;
  final MemorySegment flat;
  final MemorySegment flatMany;
  final MemorySegment wire;
  final MemorySegment wireMany;

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

  /** Whether the library has it. */
  public boolean isThere() {
    return wire != null;
  }

  /** Whether both sides agree on its slots. */
  public boolean isFlat() {
    return flat != null;
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
