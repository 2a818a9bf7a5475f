package shortwire.boundary;

import static shortwire.Code.FAILED_PRECONDITION;
import static shortwire.Code.INVALID_ARGUMENT;
import static shortwire.Code.NOT_FOUND;
import static shortwire.Code.PERMISSION_DENIED;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import shortwire.Options;
import shortwire.ShortwireException;

/** A loaded library and its table. Libraries are loaded once and never unloaded. */
public final class NativeLibrary {
  private static final int VERSION = 1;
  private static final String SYMBOL = "shortwire_abi_v1";
  private static final int RTLD_NOW = 2;

  /** By handle of dlopen(), which gives one file one handle. */
  private static final Map<Long, NativeLibrary> LOADED = new HashMap<>();

  private final String path;
  private final long abi;
  private final long instanceFree;
  private final long release;

  private NativeLibrary(String path, long abi) {
    this.path = path;
    this.abi = abi;
    instanceFree = Memory.getLong(abi + Layout.ABI_INSTANCE_FREE);
    release = Memory.getLong(abi + Layout.ABI_RELEASE);
  }

  /**
   * Loads a library, or finds the one that is loaded already.
   *
   * @throws ShortwireException if it cannot be, with the cause and the way out
   */
  public static NativeLibrary load(String path) {
    synchronized (LOADED) {
      try (Arena arena = Arena.ofConfined()) {
        // dlopen() takes a name without a slash for one to search for; a file of that name here
        // comes first.
        boolean isHere = path.indexOf('/') < 0 && Files.exists(Path.of(path));
        MemorySegment name = arena.allocateFrom(isHere ? "./" + path : path);
        boolean isSafe = FileKind.of(Path.of(path)).isSafeToLoad();
        long handle = isSafe ? Functions.dlopen(name.address(), RTLD_NOW) : 0;
        if (handle == 0) {
          String reason = isSafe ? Functions.dlerror() : null;
          throw refusal(path, reason != null ? reason : "no reason was given");
        }
        NativeLibrary known = LOADED.get(handle);
        if (known == null) {
          known = new NativeLibrary(path, table(path, handle, arena));
          LOADED.put(handle, known);
        }
        return known;
      }
    }
  }

  /** The path that it was first opened by. */
  public String path() {
    return path;
  }

  /** Who made the library's table. */
  public String runtime() {
    return Memory.text(Memory.getLong(abi + Layout.ABI_RUNTIME));
  }

  /** The schema it carries, a google.protobuf.FileDescriptorSet. */
  public byte[] schema() {
    return Memory.bytes(
        Memory.getLong(abi + Layout.ABI_SCHEMA), Memory.getLong(abi + Layout.ABI_SCHEMA_LEN));
  }

  /** The full names of its methods. */
  public Stream<String> methods() {
    long first = Memory.getLong(abi + Layout.ABI_METHODS);
    return LongStream.range(0, Memory.getLong(abi + Layout.ABI_METHOD_COUNT))
        .map(i -> first + i * Layout.SIZE_OF_METHOD)
        .mapToObj(method -> Memory.text(Memory.getLong(method + Layout.METHOD_NAME)));
  }

  /** The address of a method's entry in the table, 0 if it is not there. */
  public long method(long id) {
    long first = Memory.getLong(abi + Layout.ABI_METHODS);
    long low = 0;
    long high = Memory.getLong(abi + Layout.ABI_METHOD_COUNT);
    while (low < high) {
      long middle = low + high >>> 1;
      long method = first + middle * Layout.SIZE_OF_METHOD;
      int order = Long.compareUnsigned(Memory.getLong(method + Layout.METHOD_ID), id);
      if (order == 0) return method;
      if (order < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return 0;
  }

  /** The shape of a method by the address of its entry. */
  public static long shape(long method) {
    return Memory.getLong(method + Layout.METHOD_SHAPE);
  }

  /** The address of a method's function; 0 if it has none. */
  public static long flat(long method) {
    return Memory.getLong(method + Layout.METHOD_FLAT);
  }

  /** The address of a method's function; 0 if it has none. */
  public static long flatMany(long method) {
    return Memory.getLong(method + Layout.METHOD_FLAT_MANY);
  }

  /** The address of a method's function. */
  public static long wire(long method) {
    return Memory.getLong(method + Layout.METHOD_WIRE);
  }

  /** The address of a method's function. */
  public static long wireMany(long method) {
    return Memory.getLong(method + Layout.METHOD_WIRE_MANY);
  }

  /** What {@code instance_new} told: an instance, or a code and a shortwire.v1.Status. */
  public record Started(long instance, int code, byte[] status) {}

  /** Starts the service. */
  public Started start(Options limits) {
    try (Arena arena = Arena.ofConfined()) {
      long options = arena.allocate(Layout.SIZE_OF_OPTIONS, 8).address();
      Memory.setInt(options + Layout.OPTIONS_SIZE, Layout.SIZE_OF_OPTIONS);
      Memory.setInt(options + Layout.OPTIONS_MAX_DEPTH, limits.maxDepth());
      Memory.setLong(options + Layout.OPTIONS_MAX_MESSAGE_BYTES, limits.maxMessageBytes());
      long instance = arena.allocate(8, 8).address();
      long status = arena.allocate(Layout.SIZE_OF_BUFFER, 8).address();
      long instanceNew = Memory.getLong(abi + Layout.ABI_INSTANCE_NEW);
      int code = Functions.instanceNew(instanceNew, options, instance, status);
      byte[] told =
          Memory.bytes(
              Memory.getLong(status + Layout.BUFFER_DATA),
              Memory.getLong(status + Layout.BUFFER_LEN));
      release(status);
      return new Started(Memory.getLong(instance), code, told);
    }
  }

  /** Ends an instance. No call may be under way on it. */
  public void end(long instance) {
    Functions.takeBack(instanceFree, instance);
  }

  /** Gives back what a buffer owns, if anything. */
  public void release(long buffer) {
    if (Memory.getLong(buffer + Layout.BUFFER_OWNED) != 0) Functions.takeBack(release, buffer);
  }

  private static long table(String path, long handle, Arena arena) {
    long symbol = Functions.dlsym(handle, arena.allocateFrom(SYMBOL).address());
    if (symbol == 0) {
      throw new ShortwireException(
          FAILED_PRECONDITION,
          ("%s is a shared library, but does not export %s: it was not made with Shortwire, or with"
               + " a version of another contract\n"
               + "  help: `nm -D %s | grep shortwire_abi` shows which it has; services are exported"
               + " with shortwire::export!")
              .formatted(path, SYMBOL, path));
    }
    long table = Functions.entry(symbol);
    int version = table != 0 ? Memory.getInt(table + Layout.ABI_VERSION) : 0;
    if (version != VERSION) {
      throw new ShortwireException(
          FAILED_PRECONDITION,
          ("%s has version %s of Shortwire's contract, this program version %d\n"
                  + "  help: build the older of the two again with the newer Shortwire; `shortwire"
                  + " inspect %s` shows the library's")
              .formatted(path, Integer.toUnsignedString(version), VERSION, path));
    }
    int size = Memory.getInt(table + Layout.ABI_SIZE);
    if (Integer.compareUnsigned(size, Layout.SIZE_OF_ABI) < 0) {
      throw new ShortwireException(
          FAILED_PRECONDITION,
          ("the table of %s (runtime %s) has %d bytes, at least %d are needed\n"
                  + "  help: build the library again; `shortwire inspect %s` shows its version")
              .formatted(
                  path,
                  Memory.text(Memory.getLong(table + Layout.ABI_RUNTIME)),
                  size,
                  Layout.SIZE_OF_ABI,
                  path));
    }
    return table;
  }

  /** Why dlopen() refused a path, from what is there. */
  private static ShortwireException refusal(String path, String reason) {
    FileKind file = FileKind.of(Path.of(path));
    return switch (file.kind()) {
      case MISSING ->
          path.indexOf('/') < 0
              ? new ShortwireException(
                  NOT_FOUND,
                  ("there is no library %s in the current directory or where the dynamic linker"
                          + " looks (%s)\n"
                          + "  help: give a path, such as ./%s, or add its directory to"
                          + " LD_LIBRARY_PATH")
                      .formatted(path, reason, path))
              : new ShortwireException(
                  NOT_FOUND,
                  ("there is no file %s\n"
                          + "  help: build the library (`cargo build --release` puts it into"
                          + " target/release) and give its path")
                      .formatted(path));
      case UNREADABLE ->
          new ShortwireException(
              PERMISSION_DENIED,
              "%s cannot be read: %s\n  help: look at `ls -l %s`".formatted(path, reason, path));
      case DIRECTORY ->
          new ShortwireException(
              INVALID_ARGUMENT,
              ("%s is a directory\n"
                      + "  help: give the path of the library in it; `ls %s/*.so` lists them")
                  .formatted(path, path));
      case SPECIAL ->
          new ShortwireException(
              INVALID_ARGUMENT,
              "%s is no file but a pipe, socket or device\n  help: give the path of the library"
                  .formatted(path));
      case CUT_OFF ->
          new ShortwireException(
              INVALID_ARGUMENT,
              ("%s is a shared library that was cut off: its last bytes are missing\n"
                      + "  help: copy or build it again")
                  .formatted(path));
      case EMPTY ->
          new ShortwireException(
              INVALID_ARGUMENT, "%s is empty\n  help: build the library again".formatted(path));
      case OTHER_MACHINE ->
          new ShortwireException(
              FAILED_PRECONDITION,
              ("%s is built for %s, this process runs on %s\n"
                      + "  help: build the library for this machine; `rustc -vV` shows the host's"
                      + " target")
                  .formatted(path, file.description(), FileKind.thisMachine()));
      case OTHER ->
          new ShortwireException(
              INVALID_ARGUMENT,
              ("%s is no shared library: it is %s\n"
                      + "  help: `file %s` tells more; build the library with"
                      + " crate-type = [\"cdylib\"]")
                  .formatted(path, file.description(), path));
      case LIBRARY ->
          new ShortwireException(
              FAILED_PRECONDITION,
              ("the dynamic linker refuses %s: %s\n"
                      + "  help: `ldd %s` shows what it needs and does not find")
                  .formatted(path, reason, path));
    };
  }
}
