package engine;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;

/** Through FFM written by hand: the raw boundary. */
final class ByRaw {
  /** The property that says where the library is; handles have to be constants. */
  static final String LIBRARY = "engine.raw.library";

  private static final Linker LINKER = Linker.nativeLinker();
  private static final SymbolLookup SYMBOLS =
      SymbolLookup.libraryLookup(Path.of(System.getProperty(LIBRARY)), Arena.global());

  private static final FunctionDescriptor ADD_FN =
      FunctionDescriptor.of(JAVA_LONG, JAVA_LONG, JAVA_LONG);
  private static final MethodHandle ADD = critical("raw_add", ADD_FN);
  private static final MethodHandle ADD_PLAIN =
      LINKER.downcallHandle(SYMBOLS.find("raw_add").orElseThrow(), ADD_FN);
  private static final MethodHandle ADD_COLUMNS =
      critical("raw_add_columns", FunctionDescriptor.ofVoid(ADDRESS, ADDRESS, ADDRESS, JAVA_LONG));
  private static final MethodHandle PROCESS =
      critical("raw_process", FunctionDescriptor.of(JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS));
  private static final MethodHandle COPY =
      critical("raw_copy", FunctionDescriptor.of(JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS));

  private static final int LONGEST_VARINT = 10;

  private ByRaw() {}

  static Arm arm(Request request) {
    return switch (request.scenario()) {
      case "add", "add-latency" -> add(Input.of(request));
      case "process" -> process(Input.of(request));
      case "columns", "items" -> columns(request.size());
      default -> throw request.unknown();
    };
  }

  static long add(long a, long b) {
    try {
      return (long) ADD.invokeExact(a, b);
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static long addPlain(long a, long b) {
    try {
      return (long) ADD_PLAIN.invokeExact(a, b);
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static Arm add(Input input) {
    return new Arm(
        () -> input.sums(ByRaw::add),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += add(input.a(), input.b());
          return sum;
        });
  }

  /** As Java calls native functions if it is told nothing of them. */
  static Arm plain(Request request) {
    if (!request.scenario().equals("add")) throw request.unknown();
    Input input = Input.of(request);
    return new Arm(
        () -> input.sums(ByRaw::addPlain),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += addPlain(input.a(), input.b());
          return sum;
        });
  }

  private static Arm process(Input input) {
    byte[] request = new byte[3 + 2 * (LONGEST_VARINT + 1)];
    byte[] reply = new byte[LONGEST_VARINT + 1];
    return new Arm(
        () -> input.sums((a, b) -> process(a, b, request, reply)),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += process(input.a(), input.b(), request, reply);
          return sum;
        });
  }

  /** ComplexCalculationRequest{add} and the value of its reply, by a codec that knows these two. */
  private static long process(long a, long b, byte[] request, byte[] reply) {
    int end = 2;
    if (a != 0) {
      request[end++] = 0x08;
      end = putVarint(request, end, a);
    }
    if (b != 0) {
      request[end++] = 0x10;
      end = putVarint(request, end, b);
    }
    request[0] = 0x0a;
    request[1] = (byte) (end - 2);
    try {
      long size =
          (long)
              PROCESS.invokeExact(
                  MemorySegment.ofArray(request), (long) end, MemorySegment.ofArray(reply));
      if (size == 0) throw new AssertionError("refused");
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
    long value = 0;
    for (int i = 1, shift = 0; ; i++, shift += 7) {
      value |= (reply[i] & 0x7fL) << shift;
      if (reply[i] >= 0) return value;
    }
  }

  private static int putVarint(byte[] to, int at, long value) {
    for (; (value & ~0x7fL) != 0; value >>>= 7) to[at++] = (byte) (value | 0x80);
    to[at++] = (byte) value;
    return at;
  }

  private static void addColumns(long[] a, long[] b, long[] sums) {
    try {
      ADD_COLUMNS.invokeExact(
          MemorySegment.ofArray(a),
          MemorySegment.ofArray(b),
          MemorySegment.ofArray(sums),
          (long) a.length);
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static Arm columns(int size) {
    long[] a = Input.left(size);
    long[] b = Input.right(size);
    long[] sums = new long[size];
    return new Arm(
        () -> {
          addColumns(a, b, sums);
          return Input.join(sums);
        },
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) {
            addColumns(a, b, sums);
            sum += sums[size - 1];
          }
          return sum;
        });
  }

  static long copy(byte[] from, byte[] to) {
    try {
      return (long)
          COPY.invokeExact(
              MemorySegment.ofArray(from), (long) from.length, MemorySegment.ofArray(to));
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  static MethodHandle critical(String name, FunctionDescriptor descriptor) {
    return LINKER.downcallHandle(
        SYMBOLS.find(name).orElseThrow(), descriptor, Linker.Option.critical(true));
  }
}
