package shortwire.gen.v1;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import shortwire.Bytes;
import shortwire.Code;
import shortwire.MessageType;
import shortwire.ShortwireException;

/** Reads wire format. One message at a time lies between {@code position} and {@code limit}. */
public final class Reader {
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final int VARINT = 0;
  private static final int FIXED64 = 1;
  private static final int LENGTH = 2;
  private static final int GROUP = 3;
  private static final int GROUP_END = 4;
  private static final int FIXED32 = 5;
  private static final int LONGEST_VARINT = 10;

  private byte[] bytes;
  private int begin;
  private int end;
  private int position;
  private int limit;
  private int depth;
  private int longTagStart;

  /** Starts on a message that lies in an array. */
  public void start(byte[] array, int offset, int length, int maxDepth) {
    bytes = array;
    begin = offset;
    position = offset;
    end = offset + length;
    limit = end;
    depth = maxDepth;
  }

  /** The next tag, 0 at the end of the message. Field number 0 is refused. */
  public int tag() {
    if (position == limit) return 0;
    byte first = bytes[position];
    if (first < 8) return longTag();
    position++;
    return first;
  }

  /** {@code int64}. */
  public long int64() {
    if (position < limit) {
      byte first = bytes[position];
      if (first >= 0) {
        position++;
        return first;
      }
    }
    return longVarint();
  }

  /** {@code uint64}. */
  public long uint64() {
    return int64();
  }

  /** {@code int32} and enums. */
  public int int32() {
    return (int) int64();
  }

  /** {@code uint32}. */
  public int uint32() {
    return (int) int64();
  }

  /** {@code sint32}. */
  public int sint32() {
    int value = (int) int64();
    return (value >>> 1) ^ -(value & 1);
  }

  /** {@code sint64}. */
  public long sint64() {
    long value = int64();
    return (value >>> 1) ^ -(value & 1);
  }

  /** {@code bool}. */
  public boolean bool() {
    return int64() != 0;
  }

  /** {@code fixed32}. */
  public int fixed32() {
    int at = take(4);
    return (int) INT.get(bytes, at);
  }

  /** {@code sfixed32}. */
  public int sfixed32() {
    return fixed32();
  }

  /** {@code fixed64}. */
  public long fixed64() {
    int at = take(8);
    return (long) LONG.get(bytes, at);
  }

  /** {@code sfixed64}. */
  public long sfixed64() {
    return fixed64();
  }

  /** {@code float}. */
  public float float_() {
    return Float.intBitsToFloat(fixed32());
  }

  /** {@code double}. */
  public double double_() {
    return Double.longBitsToDouble(fixed64());
  }

  /** {@code string}. What is not UTF-8 is refused. */
  public String string() {
    int length = length();
    if (length == 0) return "";
    int at = position;
    position = at + length;
    return Utf8.decode(bytes, at, length);
  }

  /**
   * {@code string} where the schema asks for no check. Bytes that are not UTF-8 become lone surrogates
   * from U+DC80 on, which {@link Writer#anyString} turns back.
   */
  public String anyString() {
    int length = length();
    int at = position;
    position = at + length;
    return Utf8.decodeAny(bytes, at, length);
  }

  /** {@code bytes}. */
  public Bytes bytes() {
    int length = length();
    int at = position;
    position = at + length;
    return length == 0 ? Bytes.EMPTY : Bytes.of(bytes, at, length);
  }

  /** Goes into a message; {@link #leave} takes what it returns. */
  public int enter() {
    if (depth == 0) throw tooDeep();
    depth--;
    return enterRun();
  }

  /** Comes back from a message, all of which was read. */
  public void leave(int outer) {
    depth++;
    limit = outer;
  }

  /** Goes into a packed list; {@link #leaveRun} takes what it returns. */
  public int enterRun() {
    int length = length();
    int outer = limit;
    limit = position + length;
    return outer;
  }

  /** Whether the packed list has more. */
  public boolean more() {
    return position < limit;
  }

  /** Comes back from a packed list. */
  public void leaveRun(int outer) {
    limit = outer;
  }

  /** Goes into the group that {@code tag} opened; {@link #leaveGroup} takes what it returns. */
  public int enterGroup(int tag) {
    int start = position;
    int contentEnd = skipGroup(tag);
    position = start;
    int outer = limit;
    limit = contentEnd;
    if (depth == 0) throw tooDeep();
    depth--;
    return outer;
  }

  /** Comes back from a group, and passes the tag that closes it. */
  public void leaveGroup(int outer) {
    depth++;
    limit = outer;
    longVarint();
  }

  /** Passes over a field. */
  public void skip(int tag) {
    switch (tag & 7) {
      case VARINT -> int64();
      case FIXED64 -> take(8);
      case LENGTH -> {
        int length = length();
        position += length;
      }
      case GROUP -> skipGroup(tag);
      case GROUP_END -> throw problem("a group ends that did not begin", position);
      case FIXED32 -> take(4);
      default -> throw problem("a field has a wire type that protobuf does not know", position);
    }
  }

  /** Passes over a field whose tag was just read, and appends it to the unknown ones. */
  public Bytes keep(int tag, Bytes unknown) {
    int start = tagStart(tag);
    skip(tag);
    return append(unknown, bytes, start, position);
  }

  /** Appends a varint field to the unknown ones: a number that a closed enum does not have. */
  public Bytes keepVarint(int tag, long value, Bytes unknown) {
    Writer writer = new Writer();
    int p = writer.tag(writer.int64(writer.start(1), value), tag & ~7);
    return append(unknown, writer.bytes(), p, writer.bytes().length);
  }

  /** A place to come back to with {@link #keepSince}. */
  public int mark(int tag) {
    return tagStart(tag);
  }

  /** Appends all since a mark to the unknown fields. */
  public Bytes keepSince(int mark, Bytes unknown) {
    return append(unknown, bytes, mark, position);
  }

  /** A required field is not there. */
  public WireException missing(MessageType<?> type, int field) {
    return problem("a required field is missing", position).in(type, field);
  }

  /** Tells what is wrong with the message that {@link #start} was given. */
  public ShortwireException explain(String message, WireException problem) {
    return new ShortwireException(
        problem.code(),
        "not a valid %s: %s (byte %d of %d%s)"
            .formatted(
                message,
                problem.getMessage(),
                problem.position() - begin,
                end - begin,
                problem.field()));
  }

  /** All that the message still has, as it is. */
  byte[] rest() {
    int at = position;
    position = limit;
    return Arrays.copyOfRange(bytes, at, limit);
  }

  int length() {
    int start = position;
    long length = int64();
    if (length < 0 || length > limit - position) {
      throw problem("a length goes beyond the end of the message", start);
    }
    return (int) length;
  }

  private int longTag() {
    int start = position;
    longTagStart = start;
    long tag = longVarint();
    if (tag >>> 32 != 0) throw problem("a field number is larger than protobuf allows", start);
    if (tag >>> 3 == 0) throw problem("a field has number 0, which protobuf does not allow", start);
    return (int) tag;
  }

  private long longVarint() {
    int start = position;
    int available = Math.min(limit - start, LONGEST_VARINT);
    long value = 0;
    for (int i = 0; i < available; i++) {
      byte next = bytes[start + i];
      value |= (next & 0x7fL) << (7 * i);
      if (next >= 0) {
        position = start + i + 1;
        return value;
      }
    }
    throw available < LONGEST_VARINT
        ? truncated(start)
        : problem("a varint is longer than 10 bytes", start);
  }

  private int take(int size) {
    int at = position;
    if (limit - at < size) throw truncated(at);
    position = at + size;
    return at;
  }

  /** Passes over a group; returns where its content ends. */
  private int skipGroup(int startTag) {
    if (depth == 0) throw tooDeep();
    depth--;
    while (position < limit) {
      int start = position;
      int tag = tag();
      if (tag == startTag + 1) {
        depth++;
        return start;
      }
      skip(tag);
    }
    throw problem("a group does not end", position);
  }

  /** Where the tag begins that was just read. */
  private int tagStart(int tag) {
    return bytes[position - 1] == tag ? position - 1 : longTagStart;
  }

  private static Bytes append(Bytes unknown, byte[] from, int start, int stop) {
    if (unknown.isEmpty()) return Bytes.of(from, start, stop - start);
    byte[] all = Arrays.copyOf(unknown.toArray(), unknown.size() + stop - start);
    System.arraycopy(from, start, all, unknown.size(), stop - start);
    return Bytes.wrap(all);
  }

  WireException shortReply(int items, int replies) {
    return problem("the batch of %d has %d replies".formatted(items, replies), position);
  }

  private WireException truncated(int where) {
    return problem("the bytes end in the middle of a value", where);
  }

  private WireException tooDeep() {
    return problem("messages are nested deeper than allowed; see maxDepth in Options", position);
  }

  private static WireException problem(String what, int where) {
    return new WireException(Code.INVALID_ARGUMENT, what, where);
  }
}
