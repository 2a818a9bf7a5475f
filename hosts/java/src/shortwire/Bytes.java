package shortwire;

import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Objects;

/** Bytes that do not change: the value of a {@code bytes} field. */
public final class Bytes {
  /** No bytes. */
  public static final Bytes EMPTY = new Bytes(new byte[0]);

  private static final int SHOWN = 32;

  private final byte[] array;

  private Bytes(byte[] array) {
    this.array = array;
  }

  /** A copy of an array. */
  public static Bytes of(byte... array) {
    return wrap(array.clone());
  }

  /** A copy of a part of an array. */
  public static Bytes of(byte[] array, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, array.length);
    return wrap(Arrays.copyOfRange(array, offset, offset + length));
  }

  /** A copy of what a buffer has left; its position stays. */
  public static Bytes of(ByteBuffer buffer) {
    byte[] copy = new byte[buffer.remaining()];
    buffer.get(buffer.position(), copy);
    return wrap(copy);
  }

  /** A text in UTF-8. */
  public static Bytes utf8(String text) {
    return wrap(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The array itself, without a copy: the caller gives it away and never changes it again. */
  public static Bytes wrap(byte[] array) {
    return array.length == 0 ? EMPTY : new Bytes(array);
  }

  /** How many there are. */
  public int size() {
    return array.length;
  }

  /** Whether there are none. */
  public boolean isEmpty() {
    return array.length == 0;
  }

  /** The byte at a position. */
  public byte at(int index) {
    return array[index];
  }

  /** A copy as an array. */
  public byte[] toArray() {
    return array.clone();
  }

  /** A read-only view, without a copy. */
  public ByteBuffer asByteBuffer() {
    return ByteBuffer.wrap(array).asReadOnlyBuffer();
  }

  /** A read-only view, without a copy. */
  public MemorySegment asSegment() {
    return MemorySegment.ofArray(array).asReadOnly();
  }

  /** Copies all of them to a place in an array. */
  public void copyTo(byte[] target, int offset) {
    System.arraycopy(array, 0, target, offset, array.length);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bytes bytes && Arrays.equals(array, bytes.array);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(array);
  }

  /** In hexadecimal, if there are few; else how it begins and how many there are. */
  @Override
  public String toString() {
    if (array.length <= SHOWN) return HexFormat.of().formatHex(array);
    return HexFormat.of().formatHex(array, 0, SHOWN) + "... (" + array.length + " bytes)";
  }
}
