package shortwire.gen.v1;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntFunction;
import shortwire.BatchException;
import shortwire.Bytes;
import shortwire.Code;
import shortwire.Column;
import shortwire.Options;
import shortwire.ShortwireException;
import shortwire.boundary.Functions;
import shortwire.boundary.Layout;
import shortwire.boundary.Memory;
import shortwire.boundary.Session;

/**
 * A batch of flat calls: a column for each field, in native memory. Columns are numbered as in the header,
 * a mask of what is there first where the message tracks presence.
 */
public final class Batch {
  /** The tags of shortwire.v1.BatchStatus, its items, and the code in a Status. */
  private static final int FAILED = 1 << 3 | 2;

  private static final int INDEX = 1 << 3;
  private static final int STATUS = 2 << 3 | 2;
  private static final int STATUS_CODE = 1 << 3;

  private static final int SMALLEST = 1024;

  private final Session session;
  private final Entry entry;
  private final Call call;
  private final int count;
  private final long requestColumns;
  private final long replyColumns;

  /** A batch of so many items, with so many columns on each side. For clients. */
  public Batch(
      Session session, Entry entry, Call call, int count, int requestFields, int replyFields) {
    this.session = session;
    this.entry = entry;
    this.call = call;
    this.count = count;
    requestColumns = call.room((long) requestFields * Layout.SIZE_OF_COLUMN);
    replyColumns = call.room((long) replyFields * Layout.SIZE_OF_COLUMN);
  }

  /** How many items columns make: all that are not one element for all have to agree. */
  public static int count(Column<?>... columns) {
    int count = -1;
    for (Column<?> column : columns) {
      if (column != null && !column.isForAll()) {
        count = column.size();
        break;
      }
    }
    if (count >= 0) return count;
    throw new ShortwireException(
        Code.INVALID_ARGUMENT, "a batch takes at least one column that is not one element for all");
  }

  /** Makes room for a column of a request whose elements have so many bytes, to be set item by item. */
  public long request(int column, int elementSize) {
    return place(requestColumns, column, call.room((long) count * elementSize), elementSize);
  }

  /** Makes room for a column of the reply, to be read item by item. */
  public long reply(int column, int elementSize) {
    return place(replyColumns, column, call.room((long) count * elementSize), elementSize);
  }

  /** A column of masks that is the same for all items. */
  public void mask(int column, long mask) {
    long element = call.room(8);
    Memory.setLong(element, mask);
    place(requestColumns, column, element, 0);
  }

  /** A column of the request; null is one of zeros. */
  public void request(int column, String field, Column<?> values, int elementSize) {
    if (values == null) {
      long zeros = call.room(16);
      Memory.setLong(zeros, 0);
      Memory.setLong(zeros + 8, 0);
      place(requestColumns, column, zeros, 0);
      return;
    }
    if (!values.isForAll()) check(field, values, values.size() == count);
    MemorySegment segment = values.segment();
    long data = segment != null ? segment.address() : copied(values, elementSize);
    place(requestColumns, column, data, values.isForAll() ? 0 : elementSize);
  }

  /** A column of the reply, into which {@link #fetch} puts what the batch has brought. */
  public long reply(int column, String field, Column<?> values, int elementSize) {
    check(field, values, values.size() >= count);
    MemorySegment segment = values.segment();
    if (segment == null) return reply(column, elementSize);
    if (segment.isReadOnly()) {
      throw new ShortwireException(Code.INVALID_ARGUMENT, field + ": the segment is read-only");
    }
    return place(replyColumns, column, segment.address(), elementSize);
  }

  /** Runs the batch. */
  public void run() {
    long batch = call.address(Call.BATCH);
    long errors = call.address(Call.ERRORS);
    Memory.setLong(batch + Layout.BATCH_COUNT, count);
    Memory.setLong(batch + Layout.BATCH_REQUEST, requestColumns);
    Memory.setLong(batch + Layout.BATCH_REPLY, replyColumns);
    Memory.setLong(batch + Layout.BATCH_CODES, 0);
    Memory.setLong(batch + Layout.BATCH_SPILL, call.spillForBatch());
    Memory.setLong(batch + Layout.BATCH_ERRORS, errors);
    Memory.setLong(errors + Layout.BUFFER_BASE, call.room(SMALLEST));
    Memory.setLong(errors + Layout.BUFFER_CAP, SMALLEST);
    Memory.setLong(errors + Layout.BUFFER_LEN, 0);
    int code = Functions.flatMany(entry.flatMany, call.instance(), call.context(), batch);
    if (code != 0) throw failed(code, errors);
  }

  /** The replies of all items, made one by one; throws if items failed. */
  public <R> List<R> replies(IntFunction<R> make) {
    SortedMap<Integer, ShortwireException> failures = failures();
    List<R> replies = new ArrayList<>(count);
    for (int i = 0; i < count; i++) replies.add(failures.containsKey(i) ? null : make.apply(i));
    if (!failures.isEmpty()) throw new BatchException(failures, replies);
    return replies;
  }

  /** Throws if items failed. */
  public void check(Object results) {
    SortedMap<Integer, ShortwireException> failures = failures();
    if (!failures.isEmpty()) throw new BatchException(failures, results);
  }

  private SortedMap<Integer, ShortwireException> failures() {
    byte[] told = told(call.address(Call.ERRORS));
    return told.length == 0 ? Collections.emptySortedMap() : parse(told);
  }

  /** Copies a column of the reply into the array that is to have it. */
  public void fetch(long data, Column<?> values) {
    if (values.segment() != null) return;
    MemorySegment from = Memory.segment(data, Long.MAX_VALUE - data);
    switch (values.array()) {
      case long[] array -> MemorySegment.copy(from, ValueLayout.JAVA_LONG, 0, array, 0, count);
      case int[] array -> MemorySegment.copy(from, ValueLayout.JAVA_INT, 0, array, 0, count);
      case double[] array -> MemorySegment.copy(from, ValueLayout.JAVA_DOUBLE, 0, array, 0, count);
      case float[] array -> MemorySegment.copy(from, ValueLayout.JAVA_FLOAT, 0, array, 0, count);
      case boolean[] array -> {
        for (int i = 0; i < count; i++) array[i] = from.get(ValueLayout.JAVA_BYTE, i) != 0;
      }
      case String[] array -> {
        for (int i = 0; i < count; i++) array[i] = getString(data, i);
      }
      case byte[][] array -> {
        for (int i = 0; i < count; i++) array[i] = getBytes(data, i);
      }
      default -> throw new AssertionError(values.array());
    }
  }

  /** Sets an element of a column. */
  public void set(long column, int item, long value) {
    Memory.setLong(column + item * 8L, value);
  }

  /** Sets an element of a column. */
  public void set(long column, int item, int value) {
    Memory.setInt(column + item * 4L, value);
  }

  /** Sets an element of a column. */
  public void set(long column, int item, double value) {
    Memory.setDouble(column + item * 8L, value);
  }

  /** Sets an element of a column. */
  public void set(long column, int item, float value) {
    Memory.setFloat(column + item * 4L, value);
  }

  /** Sets an element of a column. */
  public void set(long column, int item, boolean value) {
    Memory.setByte(column + item, (byte) (value ? 1 : 0));
  }

  /** Sets an element of a column. */
  public void set(long column, int item, String value) {
    call.setText(column + item * 16L, value);
  }

  /** Sets an element of a column. */
  public void set(long column, int item, Bytes value) {
    call.setBytes(column + item * 16L, value);
  }

  /** Sets an element of a column. */
  public void set(long column, int item, byte[] value) {
    call.setBytes(column + item * 16L, value);
  }

  /** An element of a column. */
  public long getLong(long column, int item) {
    return Memory.getLong(column + item * 8L);
  }

  /** An element of a column. */
  public int getInt(long column, int item) {
    return Memory.getInt(column + item * 4L);
  }

  /** An element of a column. */
  public double getDouble(long column, int item) {
    return Memory.getDouble(column + item * 8L);
  }

  /** An element of a column. */
  public float getFloat(long column, int item) {
    return Memory.getFloat(column + item * 4L);
  }

  /** An element of a column. */
  public boolean getBoolean(long column, int item) {
    return Memory.getByte(column + item) != 0;
  }

  /** An element of a column. */
  public String getString(long column, int item) {
    return call.textAt(column + item * 16L);
  }

  /** An element of a column. */
  public byte[] getBytes(long column, int item) {
    return call.bytesAt(column + item * 16L);
  }

  private static long place(long columns, int column, long data, int stride) {
    Memory.setLong(columns + (long) column * Layout.SIZE_OF_COLUMN, data);
    Memory.setLong(columns + (long) column * Layout.SIZE_OF_COLUMN + 8, stride);
    return data;
  }

  private void check(String field, Column<?> values, boolean fits) {
    if (fits) return;
    throw new ShortwireException(
        Code.INVALID_ARGUMENT,
        "%s: %s has %d values, the batch has %d items"
            .formatted(entry.name, field, values.size(), count));
  }

  private long copied(Column<?> values, int elementSize) {
    int size = values.isForAll() ? 1 : count;
    long data = call.room((long) size * elementSize);
    MemorySegment to = Memory.segment(data, (long) size * elementSize);
    switch (values.array()) {
      case long[] array -> MemorySegment.copy(array, 0, to, ValueLayout.JAVA_LONG, 0, size);
      case int[] array -> MemorySegment.copy(array, 0, to, ValueLayout.JAVA_INT, 0, size);
      case double[] array -> MemorySegment.copy(array, 0, to, ValueLayout.JAVA_DOUBLE, 0, size);
      case float[] array -> MemorySegment.copy(array, 0, to, ValueLayout.JAVA_FLOAT, 0, size);
      case boolean[] array -> {
        for (int i = 0; i < size; i++) set(data, i, array[i]);
      }
      case String[] array -> {
        for (int i = 0; i < size; i++) set(data, i, array[i]);
      }
      case byte[][] array -> {
        for (int i = 0; i < size; i++) set(data, i, array[i]);
      }
      default -> throw new AssertionError(values.array());
    }
    return data;
  }

  private byte[] told(long errors) {
    byte[] told =
        Memory.bytes(
            Memory.getLong(errors + Layout.BUFFER_DATA),
            Memory.getLong(errors + Layout.BUFFER_LEN));
    session.library().release(errors);
    return told;
  }

  private ShortwireException failed(int code, long errors) {
    return ShortwireException.fromStatus(code, told(errors));
  }

  private static SortedMap<Integer, ShortwireException> parse(byte[] told) {
    SortedMap<Integer, ShortwireException> failures = new TreeMap<>();
    Reader reader = new Reader();
    reader.start(told, 0, told.length, Options.DEFAULT_MAX_DEPTH);
    for (int tag; (tag = reader.tag()) != 0; ) {
      if (tag != FAILED) {
        reader.skip(tag);
        continue;
      }
      int index = 0;
      byte[] status = {};
      int outer = reader.enter();
      for (int part; (part = reader.tag()) != 0; ) {
        switch (part) {
          case INDEX -> index = (int) reader.uint64();
          case STATUS -> status = reader.bytes().toArray();
          default -> reader.skip(part);
        }
      }
      reader.leave(outer);
      failures.put(index, ShortwireException.fromStatus(codeOf(status), status));
    }
    return failures;
  }

  private static int codeOf(byte[] status) {
    Reader reader = new Reader();
    reader.start(status, 0, status.length, Options.DEFAULT_MAX_DEPTH);
    for (int tag; (tag = reader.tag()) != 0; ) {
      if (tag == STATUS_CODE) return reader.int32();
      reader.skip(tag);
    }
    return 0;
  }
}
