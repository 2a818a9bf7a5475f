package engine;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import calculator.v1.BinaryOp;
import complex_data.v1.ComplexCalculationRequest;
import complex_data.v1.ComplexCalculationResponse;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.Arrays;

/**
 * The parts of a small call, each rung with one thing more; the library's side is in bench/rivals/ladder,
 * reached through critical FFM.
 */
final class ByLadder {
  private static final FunctionDescriptor RUNG =
      FunctionDescriptor.of(JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
  private static final MethodHandle NOTHING =
      ByRaw.critical("ladder_nothing", FunctionDescriptor.ofVoid());
  private static final MethodHandle ARGS = ByRaw.critical("ladder_args", RUNG);
  private static final MethodHandle DECODE = ByRaw.critical("ladder_decode", RUNG);
  private static final MethodHandle WORK = ByRaw.critical("ladder_work", RUNG);
  private static final MethodHandle REPLY = ByRaw.critical("ladder_reply", RUNG);

  private final Input input;
  private final byte[] reply = new byte[11];

  /** The sum, read anew each time: else the loop alone would be no loop. */
  private volatile long known;

  private ByLadder(Input input) {
    this.input = input;
    known = input.a() + input.b();
  }

  static Arm arm(Request request) {
    ByLadder ladder = new ByLadder(Input.of(request));
    Arm.Loop loop =
        switch (request.text("by")) {
          case "loop" -> ladder::loop;
          case "empty" -> ladder::empty;
          case "args" -> ladder::args;
          case "encode" -> ladder::encode;
          case "decode" -> ladder::decode;
          case "work" -> ladder::work;
          case "reply" -> ladder::reply;
          default -> throw request.unknown();
        };
    return new Arm(() -> Long.toString(loop.run(1)), loop);
  }

  private long loop(long count) {
    long sum = 0;
    for (long i = 0; i < count; i++) sum += known;
    return sum;
  }

  private long empty(long count) {
    long sum = 0;
    for (long i = 0; i < count; i++) {
      nothing();
      sum += known;
    }
    return sum;
  }

  private long args(long count) {
    long sum = 0;
    for (long i = 0; i < count; i++) sum += known + args(MemorySegment.NULL, 0);
    return sum;
  }

  private long encode(long count) {
    long sum = 0;
    for (long i = 0; i < count; i++) {
      byte[] message = request().encode();
      sum += known + args(MemorySegment.ofArray(message), message.length);
    }
    return sum;
  }

  private long decode(long count) {
    long sum = 0;
    for (long i = 0; i < count; i++) {
      byte[] message = request().encode();
      sum += known + decode(MemorySegment.ofArray(message), message.length);
    }
    return sum;
  }

  private long work(long count) {
    long sum = 0;
    for (long i = 0; i < count; i++) {
      byte[] message = request().encode();
      sum += known + work(MemorySegment.ofArray(message), message.length);
    }
    return sum;
  }

  private long reply(long count) {
    long sum = 0;
    for (long i = 0; i < count; i++) {
      byte[] message = request().encode();
      int size = (int) reply(MemorySegment.ofArray(message), message.length);
      byte[] encoded = Arrays.copyOfRange(reply, reply.length - size, reply.length);
      ComplexCalculationResponse response = ComplexCalculationResponse.decode(encoded);
      sum += ((ComplexCalculationResponse.Result.Value) response.result()).value();
    }
    return sum;
  }

  private static void nothing() {
    try {
      NOTHING.invokeExact();
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  private long args(MemorySegment message, long size) {
    try {
      return (long) ARGS.invokeExact(message, size, MemorySegment.ofArray(reply));
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  private long decode(MemorySegment message, long size) {
    try {
      return (long) DECODE.invokeExact(message, size, MemorySegment.ofArray(reply));
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  private long work(MemorySegment message, long size) {
    try {
      return (long) WORK.invokeExact(message, size, MemorySegment.ofArray(reply));
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  private long reply(MemorySegment message, long size) {
    try {
      return (long) REPLY.invokeExact(message, size, MemorySegment.ofArray(reply));
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** The request, made anew as the call beside it makes it. */
  private ComplexCalculationRequest request() {
    BinaryOp operands = new BinaryOp(input.a(), input.b());
    return new ComplexCalculationRequest(new ComplexCalculationRequest.Operation.Add(operands));
  }
}
