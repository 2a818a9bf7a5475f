package shortwire.boundary;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;

/**
 * The functions of {@code shortwire.h}. Handles are constants, which is what lets the JIT compile a call
 * into a few instructions; the function itself is an argument. Addresses go as {@code long}: a segment
 * would be taken apart and checked on every call.
 */
public final class Functions {
  private static final Linker LINKER = Linker.nativeLinker();

  private static final FunctionDescriptor FLAT_FN =
      FunctionDescriptor.of(JAVA_INT, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG);

  /** A flat call without leaving Java: the thread cannot be stopped meanwhile, so it is to be short. */
  private static final MethodHandle SHORT_FLAT =
      LINKER.downcallHandle(FLAT_FN, Linker.Option.critical(false));

  /** A flat call that may take its time. */
  private static final MethodHandle FLAT = LINKER.downcallHandle(FLAT_FN);

  private static final MethodHandle FLAT_MANY =
      LINKER.downcallHandle(FunctionDescriptor.of(JAVA_INT, JAVA_LONG, JAVA_LONG, JAVA_LONG));

  private static final MethodHandle WIRE =
      LINKER.downcallHandle(
          FunctionDescriptor.of(JAVA_INT, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG));

  private static final MethodHandle INSTANCE_NEW =
      LINKER.downcallHandle(FunctionDescriptor.of(JAVA_INT, JAVA_LONG, JAVA_LONG, JAVA_LONG));

  /** {@code instance_free} and {@code release}. */
  private static final MethodHandle TAKE_BACK =
      LINKER.downcallHandle(FunctionDescriptor.ofVoid(JAVA_LONG));

  private static final MethodHandle ENTRY = LINKER.downcallHandle(FunctionDescriptor.of(JAVA_LONG));

  private static final MethodHandle DLOPEN =
      libc("dlopen", FunctionDescriptor.of(JAVA_LONG, ADDRESS, JAVA_INT));
  private static final MethodHandle DLSYM =
      libc("dlsym", FunctionDescriptor.of(JAVA_LONG, JAVA_LONG, ADDRESS));
  private static final MethodHandle DLERROR = libc("dlerror", FunctionDescriptor.of(JAVA_LONG));

  private Functions() {}

  /** {@code sw_flat_fn} of a method that the schema does not mark as blocking. */
  public static int shortFlat(
      MemorySegment function, long instance, long context, long request, long reply, long spill) {
    try {
      return (int) SHORT_FLAT.invokeExact(function, instance, context, request, reply, spill);
    } catch (Throwable unexpected) {
      throw impossible(unexpected);
    }
  }

  /** {@code sw_flat_fn}. */
  public static int flat(
      MemorySegment function, long instance, long context, long request, long reply, long spill) {
    try {
      return (int) FLAT.invokeExact(function, instance, context, request, reply, spill);
    } catch (Throwable unexpected) {
      throw impossible(unexpected);
    }
  }

  /** {@code sw_flat_many_fn}. */
  public static int flatMany(MemorySegment function, long instance, long context, long batch) {
    try {
      return (int) FLAT_MANY.invokeExact(function, instance, context, batch);
    } catch (Throwable unexpected) {
      throw impossible(unexpected);
    }
  }

  /** {@code sw_wire_fn} and {@code sw_wire_many_fn}. */
  public static int wire(
      MemorySegment function, long instance, long context, long request, long length, long reply) {
    try {
      return (int) WIRE.invokeExact(function, instance, context, request, length, reply);
    } catch (Throwable unexpected) {
      throw impossible(unexpected);
    }
  }

  /** {@code instance_new}. */
  static int instanceNew(MemorySegment function, long options, long instance, long status) {
    try {
      return (int) INSTANCE_NEW.invokeExact(function, options, instance, status);
    } catch (Throwable unexpected) {
      throw impossible(unexpected);
    }
  }

  /** {@code instance_free} or {@code release}. */
  static void takeBack(MemorySegment function, long what) {
    try {
      TAKE_BACK.invokeExact(function, what);
    } catch (Throwable unexpected) {
      throw impossible(unexpected);
    }
  }

  /** The exported function. */
  static long entry(MemorySegment function) {
    try {
      return (long) ENTRY.invokeExact(function);
    } catch (Throwable unexpected) {
      throw impossible(unexpected);
    }
  }

  /** {@code dlopen}. */
  static long dlopen(MemorySegment path, int flags) {
    try {
      return (long) DLOPEN.invokeExact(path, flags);
    } catch (Throwable unexpected) {
      throw impossible(unexpected);
    }
  }

  /** {@code dlsym}. */
  static long dlsym(long handle, MemorySegment name) {
    try {
      return (long) DLSYM.invokeExact(handle, name);
    } catch (Throwable unexpected) {
      throw impossible(unexpected);
    }
  }

  /** {@code dlerror}. */
  static String dlerror() {
    try {
      return Memory.text((long) DLERROR.invokeExact());
    } catch (Throwable unexpected) {
      throw impossible(unexpected);
    }
  }

  private static MethodHandle libc(String name, FunctionDescriptor descriptor) {
    return LINKER
        .defaultLookup()
        .find(name)
        .map(address -> LINKER.downcallHandle(address, descriptor))
        .orElseThrow(() -> new UnsupportedOperationException("there is no " + name + " in libc"));
  }

  /** Native functions throw nothing; what comes is an error of the VM, such as a stack overflow. */
  private static Error impossible(Throwable unexpected) {
    if (unexpected instanceof Error error) return error;
    return new AssertionError(unexpected);
  }
}
