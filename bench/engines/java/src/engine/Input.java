package engine;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Operands, and outcomes as bench/definitions/call.toml writes them down. */
record Input(long a, long b) {
  private static Stream<Input> pairs() {
    return Stream.of(
        new Input(40, 2),
        new Input(-1, 1),
        new Input(0, 0),
        new Input(Long.MAX_VALUE, 1),
        new Input(Long.MIN_VALUE, -1));
  }

  static Input of(Request request) {
    return new Input(request.number("a"), request.number("b"));
  }

  /** The outcomes of an operation on pairs, these operands last. */
  String sums(LongBinaryOperator operation) {
    return Stream.concat(pairs(), Stream.of(this))
        .map(pair -> Long.toString(operation.applyAsLong(pair.a, pair.b)))
        .collect(Collectors.joining(" "));
  }

  /** A column to add. */
  static long[] left(int size) {
    return column(size, i -> i * 1_000_003 - 500_000);
  }

  /** The other one. */
  static long[] right(int size) {
    return column(size, i -> i * 7);
  }

  private static long[] column(int size, LongUnaryOperator element) {
    return LongStream.range(0, size).map(element).toArray();
  }

  static String join(long[] numbers) {
    return LongStream.of(numbers).mapToObj(Long::toString).collect(Collectors.joining(" "));
  }

  /** What bytes are without regard to their order. */
  static String weight(byte[] message) {
    long total = 0;
    for (byte b : message) total += b & 0xff;
    return message.length + " " + total;
  }

  static String fnv1a(byte[] bytes) {
    long hash = 0xcbf29ce484222325L;
    for (byte b : bytes) hash = (hash ^ (b & 0xff)) * 0x100000001b3L;
    return "%016x".formatted(hash);
  }
}
