package shortwire.boundary;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;

/**
 * Native memory by address. Whoever calls this knows that the address is valid; nothing checks it, and so
 * nothing costs: the segment is a constant that spans all memory.
 */
public final class Memory {
  private static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

  private Memory() {}

  /** An {@code int64_t}. */
  public static long getLong(long address) {
    return ALL.get(ValueLayout.JAVA_LONG_UNALIGNED, address);
  }

  /** An {@code int32_t}. */
  public static int getInt(long address) {
    return ALL.get(ValueLayout.JAVA_INT, address);
  }

  /** A byte. */
  public static byte getByte(long address) {
    return ALL.get(ValueLayout.JAVA_BYTE, address);
  }

  /** A {@code float}. */
  public static float getFloat(long address) {
    return ALL.get(ValueLayout.JAVA_FLOAT, address);
  }

  /** A {@code double}. */
  public static double getDouble(long address) {
    return ALL.get(ValueLayout.JAVA_DOUBLE, address);
  }

  /** Sets an {@code int64_t} or an address. */
  public static void setLong(long address, long value) {
    ALL.set(ValueLayout.JAVA_LONG_UNALIGNED, address, value);
  }

  /** Sets an {@code int32_t}. */
  public static void setInt(long address, int value) {
    ALL.set(ValueLayout.JAVA_INT, address, value);
  }

  /** Sets a byte. */
  public static void setByte(long address, byte value) {
    ALL.set(ValueLayout.JAVA_BYTE, address, value);
  }

  /** Sets a {@code float}. */
  public static void setFloat(long address, float value) {
    ALL.set(ValueLayout.JAVA_FLOAT, address, value);
  }

  /** Sets a {@code double}. */
  public static void setDouble(long address, double value) {
    ALL.set(ValueLayout.JAVA_DOUBLE, address, value);
  }

  /** Copies from native memory into an array. */
  public static void read(long address, byte[] target, int offset, int length) {
    MemorySegment.copy(ALL, ValueLayout.JAVA_BYTE, address, target, offset, length);
  }

  /** Copies from an array into native memory. */
  public static void write(byte[] source, int offset, int length, long address) {
    MemorySegment.copy(source, offset, ALL, ValueLayout.JAVA_BYTE, address, length);
  }

  /** So many bytes of native memory as a segment. */
  public static MemorySegment segment(long address, long length) {
    return ALL.asSlice(address, length);
  }

  /** A copy of native memory. */
  public static byte[] bytes(long address, long length) {
    byte[] copy = new byte[Math.toIntExact(length)];
    if (length != 0) read(address, copy, 0, copy.length);
    return copy;
  }

  /** A text that ends with a zero byte; null for a null address. */
  static String text(long address) {
    return address == 0 ? null : ALL.getString(address, StandardCharsets.UTF_8);
  }
}
