package demo;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;

/** Through FFM written by hand: the raw boundary. */
final class ByHand {
  /** The property that says where the library is; handles have to be constants. */
  static final String LIBRARY = "demo.raw.library";

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

  private ByHand() {}

  static void arms(Setup setup, Map<String, Arm> arms) {
    arms.put("add/raw", add(setup));
    arms.put("add/raw-plain", addPlain(setup));
    arms.put("process/raw", process(setup));
    for (int size : Setup.SIZES) {
      arms.put("columns-" + size + "/raw", columns(size));
      arms.put("copy-" + size + "/raw", copy(size));
    }
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

  private static Arm add(Setup setup) {
    return new Arm(
        () -> Setup.ofPairs(ByHand::add),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += add(setup.a(), setup.b());
          return sum;
        });
  }

  private static Arm addPlain(Setup setup) {
    return new Arm(
        () -> Setup.ofPairs(ByHand::addPlain),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += addPlain(setup.a(), setup.b());
          return sum;
        });
  }

  private static Arm process(Setup setup) {
    byte[] request = new byte[3 + 2 * (LONGEST_VARINT + 1)];
    byte[] reply = new byte[LONGEST_VARINT + 1];
    return new Arm(
        () -> Setup.ofPairs((a, b) -> process(a, b, request, reply)),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += process(setup.a(), setup.b(), request, reply);
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
    long[] a = Setup.left(size);
    long[] b = Setup.right(size);
    long[] sums = new long[size];
    return new Arm(
        () -> {
          addColumns(a, b, sums);
          return Setup.join(sums);
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

  private static long copy(byte[] from, byte[] to) {
    try {
      return (long)
          COPY.invokeExact(
              MemorySegment.ofArray(from), (long) from.length, MemorySegment.ofArray(to));
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static Arm copy(int size) {
    byte[] message = Transactions.request(size).encode();
    byte[] copied = new byte[message.length];
    return new Arm(
        () -> {
          long length = copy(message, copied);
          return Arrays.equals(message, copied) ? Long.toString(length) : "another message";
        },
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += copy(message, copied);
          return sum;
        });
  }

  private static MethodHandle critical(String name, FunctionDescriptor descriptor) {
    return LINKER.downcallHandle(
        SYMBOLS.find(name).orElseThrow(), descriptor, Linker.Option.critical(true));
  }
}
