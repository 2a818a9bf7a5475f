package demo;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** What the program is told when it is started, and what all arms work on. */
record Setup(String library, String rawLibrary, long a, long b) {
  /** Sizes of the batches, in operations and in transactions. */
  static final int[] SIZES = {10, 100, 1000};

  private static final long[][] PAIRS = {
    {40, 2}, {-1, 1}, {0, 0}, {Long.MAX_VALUE, 1}, {Long.MIN_VALUE, -1}, {123_456_789, 987_654_321}
  };

  /** The outcomes of an operation on all pairs. */
  static String ofPairs(LongBinaryOperator operation) {
    return IntStream.range(0, PAIRS.length)
        .mapToObj(i -> Long.toString(operation.applyAsLong(PAIRS[i][0], PAIRS[i][1])))
        .collect(Collectors.joining(" "));
  }

  /** A column to add. */
  static long[] column(int size, LongUnaryOperator element) {
    return LongStream.range(0, size).map(element).toArray();
  }

  static long[] left(int size) {
    return column(size, i -> i * 1_000_003 - 500_000);
  }

  static long[] right(int size) {
    return column(size, i -> i * 7);
  }

  static String join(long[] numbers) {
    return LongStream.of(numbers).mapToObj(Long::toString).collect(Collectors.joining(" "));
  }
}
