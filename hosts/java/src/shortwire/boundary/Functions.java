package shortwire.boundary;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Collections;

/**
 * The functions of {@code shortwire.h}. Handles are constants, which is what lets the JIT compile a call
 * into a few instructions; the function itself is an argument. All addresses go as {@code long}: a
 * segment would be taken apart and checked on every call. There is one handle for all functions of a
 * shape, because linking a new shape takes milliseconds.
 */
public final class Functions {
  private static final Linker LINKER = Linker.nativeLinker();
  private static final MethodHandle BY_ADDRESS = byAddress();

  private static final FunctionDescriptor CALL_FN =
      FunctionDescriptor.of(
          JAVA_INT, Collections.nCopies(5, JAVA_LONG).toArray(MemoryLayout[]::new));

  /** A flat call without leaving Java: the thread cannot be stopped meanwhile, so it is to be short. */
  private static final MethodHandle SHORT_CALL = handle(CALL_FN, Linker.Option.critical(false));

  /** {@code sw_flat_fn}, {@code sw_wire_fn} and {@code sw_wire_many_fn}. */
  private static final MethodHandle CALL = handle(CALL_FN);

  /** {@code sw_flat_many_fn} and {@code instance_new}. */
  private static final MethodHandle CALL_OF_THREE =
      handle(FunctionDescriptor.of(JAVA_INT, JAVA_LONG, JAVA_LONG, JAVA_LONG));

  /** The exported function and {@code dlerror}. */
  private static final MethodHandle ENTRY = handle(FunctionDescriptor.of(JAVA_LONG));

  private static final MethodHandle DLOPEN =
      handle(FunctionDescriptor.of(JAVA_LONG, JAVA_LONG, JAVA_INT));
  private static final MethodHandle DLSYM =
      handle(FunctionDescriptor.of(JAVA_LONG, JAVA_LONG, JAVA_LONG));

  /** {@code instance_free} and {@code release}, which a program need not come to. */
  private static final class TakeBack {
    static final MethodHandle HANDLE = handle(FunctionDescriptor.ofVoid(JAVA_LONG));
  }

  private Functions() {}

  /** {@code sw_flat_fn} of a method that the schema does not mark as blocking. */
  public static int shortFlat(
      long function, long instance, long context, long request, long reply, long spill) {
    try {
      return (int) SHORT_CALL.invokeExact(function, instance, context, request, reply, spill);
    } catch (Throwable unexpected) {
      throw impossible(unexpected);
    }
  }

  /** {@code sw_flat_fn}. */
  public static int flat(
      long function, long instance, long context, long request, long reply, long spill) {
    try {
      return (int) CALL.invokeExact(function, instance, context, request, reply, spill);
    } catch (Throwable unexpected) {
      throw impossible(unexpected);
    }
  }

  /** {@code sw_flat_many_fn}. */
  public static int flatMany(long function, long instance, long context, long batch) {
    try {
      return (int) CALL_OF_THREE.invokeExact(function, instance, context, batch);
    } catch (Throwable unexpected) {
      throw impossible(unexpected);
    }
  }

  /** {@code sw_wire_fn} and {@code sw_wire_many_fn}. */
  public static int wire(
      long function, long instance, long context, long request, long length, long reply) {
    try {
      return (int) CALL.invokeExact(function, instance, context, request, length, reply);
    } catch (Throwable unexpected) {
      throw impossible(unexpected);
    }
  }

  /** {@code instance_new}. */
  static int instanceNew(long function, long options, long instance, long status) {
    try {
      return (int) CALL_OF_THREE.invokeExact(function, options, instance, status);
    } catch (Throwable unexpected) {
      throw impossible(unexpected);
    }
  }

  /** {@code instance_free} or {@code release}. */
  static void takeBack(long function, long what) {
    try {
      TakeBack.HANDLE.invokeExact(function, what);
    } catch (Throwable unexpected) {
      throw impossible(unexpected);
    }
  }

  /** The exported function. */
  static long entry(long function) {
    try {
      return (long) ENTRY.invokeExact(function);
    } catch (Throwable unexpected) {
      throw impossible(unexpected);
    }
  }

  /** {@code dlopen}. */
  static long dlopen(long path, int flags) {
    try {
      return (long) DLOPEN.invokeExact(libc("dlopen"), path, flags);
    } catch (Throwable unexpected) {
      throw impossible(unexpected);
    }
  }

  /** {@code dlsym}. */
  static long dlsym(long handle, long name) {
    try {
      return (long) DLSYM.invokeExact(libc("dlsym"), handle, name);
    } catch (Throwable unexpected) {
      throw impossible(unexpected);
    }
  }

  /** {@code dlerror}. */
  static String dlerror() {
    return Memory.text(entry(libc("dlerror")));
  }

  private static long libc(String name) {
    return LINKER
        .defaultLookup()
        .find(name)
        .orElseThrow(() -> new UnsupportedOperationException("there is no " + name + " in libc"))
        .address();
  }

  /** A handle whose first argument is the function's address. */
  private static MethodHandle handle(FunctionDescriptor function, Linker.Option... options) {
    return MethodHandles.filterArguments(LINKER.downcallHandle(function, options), 0, BY_ADDRESS);
  }

  private static MethodHandle byAddress() {
    try {
      return MethodHandles.publicLookup()
          .findStatic(
              MemorySegment.class,
              "ofAddress",
              MethodType.methodType(MemorySegment.class, long.class));
    } catch (ReflectiveOperationException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** Native functions throw nothing; what comes is an error of the VM, such as a stack overflow. */
  private static Error impossible(Throwable unexpected) {
    if (unexpected instanceof Error error) return error;
    return new AssertionError(unexpected);
  }
}
