package shortwire;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.util.Objects;

/**
 * One field of all the items of a batch. Native segments cross without a copy; arrays and heap segments
 * are copied into memory of the thread and back.
 *
 * @param <A> the array that has the same elements: {@code long[]} for a field of 64 bits
 */
public final class Column<A> {
  private final A array;
  private final MemorySegment segment;
  private final int size;

  private Column(A array, MemorySegment segment, int size) {
    this.array = array;
    this.segment = segment;
    this.size = size;
  }

  /**
   * The elements of an array: {@code long[]}, {@code int[]}, {@code double[]}, {@code float[]}, {@code
   * boolean[]}, {@code String[]}, {@code byte[][]}; enums as their numbers, {@code int[]}.
   */
  public static <A> Column<A> of(A array) {
    return new Column<>(array, null, Array.getLength(array));
  }

  /** One element that stands for all; an array with it alone. */
  public static <A> Column<A> all(A array) {
    if (Array.getLength(array) != 1) {
      throw new ShortwireException(
          Code.INVALID_ARGUMENT,
          "a column of one element that stands for all has " + Array.getLength(array));
    }
    return new Column<>(array, null, -1);
  }

  /** {@code int64_t} and {@code uint64_t} in native memory. */
  public static Column<long[]> longs(MemorySegment segment) {
    return of(segment, Long.BYTES);
  }

  /** {@code int32_t} and {@code uint32_t} in native memory. */
  public static Column<int[]> ints(MemorySegment segment) {
    return of(segment, Integer.BYTES);
  }

  /** {@code double} in native memory. */
  public static Column<double[]> doubles(MemorySegment segment) {
    return of(segment, Double.BYTES);
  }

  /** {@code float} in native memory. */
  public static Column<float[]> floats(MemorySegment segment) {
    return of(segment, Float.BYTES);
  }

  /** Whether one element stands for all. */
  public boolean isForAll() {
    return size < 0;
  }

  /** How many elements there are; -1 if one stands for all. */
  public int size() {
    return size;
  }

  /** Its array, null if it is a segment. */
  public A array() {
    return array;
  }

  /** Its segment, null if it is an array. */
  public MemorySegment segment() {
    return segment;
  }

  private static <A> Column<A> of(MemorySegment segment, int elementSize) {
    Objects.requireNonNull(segment, "segment");
    boolean fits =
        segment.isNative()
            && segment.byteSize() % elementSize == 0
            && segment.address() % elementSize == 0;
    if (!fits) {
      throw new ShortwireException(
          Code.INVALID_ARGUMENT,
          "a column takes native memory with whole, aligned elements of %d bytes, not %s"
              .formatted(elementSize, segment));
    }
    return new Column<>(null, segment, Math.toIntExact(segment.byteSize() / elementSize));
  }
}
