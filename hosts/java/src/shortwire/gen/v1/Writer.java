package shortwire.gen.v1;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import shortwire.Bytes;
import shortwire.Code;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.Options;
import shortwire.ShortwireException;

/**
 * Writes wire format back to front, so that the length of a message is known when it is due.
 *
 * <p>{@code p} is where in the memory the output begins so far. Every method puts something before it
 * and returns the new beginning; keeping it out of the object keeps it in a register. The memory grows
 * at its front and is kept from message to message.
 */
public final class Writer {
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** The most that a number takes: a varint of ten bytes. */
  private static final int NUMBER = 10;

  /** Up to here a loop over characters beats the allocation that encoding by the JDK makes. */
  private static final int SHORT_TEXT = 24;

  private static final int SMALLEST = 256;
  private static final int LARGEST_KEPT = 16 << 20;

  private byte[] bytes;
  private int depth = Options.DEFAULT_MAX_DEPTH;

  /** A writer with little memory. */
  public Writer() {
    this(SMALLEST);
  }

  private Writer(int capacity) {
    bytes = new byte[capacity];
  }

  /** Starts on a message. */
  public int start(int maxDepth) {
    depth = maxDepth;
    return bytes.length;
  }

  /** The memory: what was written ends where it ends. */
  byte[] bytes() {
    return bytes;
  }

  /** Lets go of memory that one huge message has taken. */
  void shrink() {
    if (bytes.length > LARGEST_KEPT) bytes = new byte[SMALLEST];
  }

  /** Something that writes before {@code p} and returns where it begins. */
  public interface Content {
    /** Writes it. */
    int write(Writer w, int p);
  }

  /** What some content makes, as an array of its own. */
  public static byte[] write(Content content) {
    Writer writer = new Writer();
    int p = content.write(writer, writer.start(Options.DEFAULT_MAX_DEPTH));
    return Arrays.copyOfRange(writer.bytes, p, writer.bytes.length);
  }

  /** A message as an array of its own. Messages of a type are often as large as the one before. */
  public static byte[] encode(Message message) {
    MessageType<?> type = message.type();
    Writer writer = new Writer(type.lastSize() + NUMBER);
    try {
      int p = message.write(writer, writer.start(Options.DEFAULT_MAX_DEPTH));
      type.lastSize(Math.min(writer.bytes.length - p, LARGEST_KEPT));
      return Arrays.copyOfRange(writer.bytes, p, writer.bytes.length);
    } catch (WireException problem) {
      throw explain(type.fullName(), problem);
    }
  }

  /** What is wrong with the message that was being written. */
  public static ShortwireException explain(String name, WireException problem) {
    return new ShortwireException(
        problem.code(),
        name + " cannot be encoded" + problem.field() + ": " + problem.getMessage());
  }

  /** Puts a tag before what was written. */
  public int tag(int p, int tag) {
    p = reserve(p);
    if (tag >= 0 && tag < 0x80) {
      bytes[--p] = (byte) tag;
      return p;
    }
    return putVarint(p, tag & 0xffff_ffffL);
  }

  /** {@code int64}. */
  public int int64(int p, long value) {
    p = reserve(p);
    if ((value & ~0x7fL) == 0) {
      bytes[--p] = (byte) value;
      return p;
    }
    return putVarint(p, value);
  }

  /** {@code uint64}. */
  public int uint64(int p, long value) {
    return int64(p, value);
  }

  /** {@code int32} and enums: negative ones take ten bytes. */
  public int int32(int p, int value) {
    return int64(p, value);
  }

  /** {@code uint32}. */
  public int uint32(int p, int value) {
    return int64(p, value & 0xffff_ffffL);
  }

  /** {@code sint32}. */
  public int sint32(int p, int value) {
    return int64(p, ((value << 1) ^ (value >> 31)) & 0xffff_ffffL);
  }

  /** {@code sint64}. */
  public int sint64(int p, long value) {
    return int64(p, (value << 1) ^ (value >> 63));
  }

  /** {@code bool}. */
  public int bool(int p, boolean value) {
    p = reserve(p);
    bytes[--p] = (byte) (value ? 1 : 0);
    return p;
  }

  /** {@code fixed32}. */
  public int fixed32(int p, int value) {
    p = reserve(p) - 4;
    INT.set(bytes, p, value);
    return p;
  }

  /** {@code sfixed32}. */
  public int sfixed32(int p, int value) {
    return fixed32(p, value);
  }

  /** {@code fixed64}. */
  public int fixed64(int p, long value) {
    p = reserve(p) - 8;
    LONG.set(bytes, p, value);
    return p;
  }

  /** {@code sfixed64}. */
  public int sfixed64(int p, long value) {
    return fixed64(p, value);
  }

  /** {@code float}. */
  public int float_(int p, float value) {
    return fixed32(p, Float.floatToRawIntBits(value));
  }

  /** {@code double}. */
  public int double_(int p, double value) {
    return fixed64(p, Double.doubleToRawLongBits(value));
  }

  /** {@code string}, with its length. A lone surrogate is refused, in the name of a field. */
  public int string(int p, String value, MessageType<?> type, int field) {
    int length = value.length();
    if (length > SHORT_TEXT) return longText(p, value, type, field);
    p = reserve(p, length + NUMBER);
    byte[] target = bytes;
    int start = p - length;
    for (int i = 0; i < length; i++) {
      char c = value.charAt(i);
      if (c >= 0x80) return longText(p, value, type, field);
      target[start + i] = (byte) c;
    }
    target[--start] = (byte) length;
    return start;
  }

  /** {@code string} where the schema asks for no check. See {@link Reader#anyString}. */
  public int anyString(int p, String value) {
    return bytes(p, Bytes.wrap(Utf8.encodeAny(value)));
  }

  /** {@code bytes}, with their length. */
  public int bytes(int p, Bytes value) {
    int length = value.size();
    p = reserve(p, length + NUMBER) - length;
    value.copyTo(bytes, p);
    return int64(p, length);
  }

  /** Bytes as they are: unknown fields. */
  public int raw(int p, Bytes value) {
    if (value.isEmpty()) return p;
    p = reserve(p, value.size()) - value.size();
    value.copyTo(bytes, p);
    return p;
  }

  /** How much is written so far: what {@link #length} wants to know when the message is done. */
  public int mark(int p) {
    return bytes.length - p;
  }

  /** Puts the length of all that was written since a mark. */
  public int length(int p, int mark) {
    return int64(p, bytes.length - p - mark);
  }

  /** Goes one message deeper, in the name of a field: for messages that can contain themselves. */
  public void enter(MessageType<?> type, int field) {
    if (--depth >= 0) return;
    throw new WireException(
            Code.INVALID_ARGUMENT,
            "messages are nested deeper than allowed; see maxDepth in Options",
            0)
        .in(type, field);
  }

  /** Comes back from {@link #enter}. */
  public void leave() {
    depth++;
  }

  /** A required field is not set. */
  public static WireException missing(MessageType<?> type, int field) {
    return new WireException(Code.INVALID_ARGUMENT, "a required field is not set", 0)
        .in(type, field);
  }

  private int longText(int p, String value, MessageType<?> type, int field) {
    byte[] encoded;
    try {
      encoded = Utf8.encode(value);
    } catch (WireException problem) {
      throw problem.in(type, field);
    }
    p = reserve(p, encoded.length + NUMBER) - encoded.length;
    System.arraycopy(encoded, 0, bytes, p, encoded.length);
    return int64(p, encoded.length);
  }

  private int putVarint(int p, long value) {
    int size = (70 - Long.numberOfLeadingZeros(value | 1)) / 7;
    byte[] target = bytes;
    p -= size;
    int last = p + size - 1;
    for (int i = p; i < last; i++) {
      target[i] = (byte) (value | 0x80);
      value >>>= 7;
    }
    target[last] = (byte) value;
    return p;
  }

  private int reserve(int p) {
    return p >= NUMBER ? p : grow(p, NUMBER);
  }

  private int reserve(int p, int size) {
    return p >= size ? p : grow(p, size);
  }

  private int grow(int p, int size) {
    long written = bytes.length - p;
    if (size < 0 || written + size > Integer.MAX_VALUE - 8) {
      throw new WireException(
          Code.RESOURCE_EXHAUSTED,
          "it takes more than the 2 GiB - 1 a protobuf message may have",
          0);
    }
    long wanted = Math.max(bytes.length * 2L, written + size);
    byte[] larger = new byte[(int) Math.min(wanted, Integer.MAX_VALUE - 8)];
    System.arraycopy(bytes, p, larger, larger.length - (int) written, (int) written);
    bytes = larger;
    return larger.length - (int) written;
  }
}
