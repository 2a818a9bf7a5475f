package shortwire.gen.v1;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import shortwire.Bytes;
import shortwire.CallOptions;
import shortwire.Code;
import shortwire.ShortwireException;
import shortwire.boundary.Block;
import shortwire.boundary.Functions;
import shortwire.boundary.Layout;
import shortwire.boundary.Memory;
import shortwire.boundary.Session;

/**
 * One call at a time, and the memory that the calls of a thread use again and again: slots, buffers, a
 * writer and a reader. After warm-up a call allocates nothing but what it returns.
 *
 * <p>Platform threads have one each. Virtual threads, and calls that begin while their thread is in one,
 * take a spare one.
 */
public final class Call implements Session.Caller {
  private static final ThreadLocal<Call> OF_THREAD = new ThreadLocal<>();
  private static final Spares SPARES = new Spares();

  /** Places in the block that every call needs; all that the header allows fits. */
  private static final int MOST_SLOTS = 129;

  private static final int REQUEST = 0;
  private static final int REPLY = REQUEST + MOST_SLOTS * Layout.SIZE_OF_SLOT;
  private static final int SPILL = REPLY + MOST_SLOTS * Layout.SIZE_OF_SLOT;
  private static final int CONTEXT = SPILL + Layout.SIZE_OF_BUFFER;
  static final int BATCH = CONTEXT + Layout.SIZE_OF_CONTEXT;
  static final int ERRORS = BATCH + Layout.SIZE_OF_BATCH;
  private static final int SIZE = ERRORS + Layout.SIZE_OF_BUFFER;

  private static final int SMALLEST = 1024;

  private final boolean isSpare;
  private final Block block = new Block(SIZE);
  private final long slots = block.base + REQUEST;
  private final long replySlots = block.base + REPLY;
  private final long spill = block.base + SPILL;
  private final Writer writer = new Writer();
  private final Reader reader = new Reader();

  /** The session it is in: what {@link Session} looks at. Null between calls. */
  private Session session;

  private Entry entry;
  private long context;

  /** Keeps the word that cancels the call. */
  private CallOptions options;

  /** Whether the reply buffer is in use. */
  private boolean ownsReply;

  /** Whether the reply buffer is memory of the caller. */
  private boolean isReplyElsewhere;


  /** What the library writes replies into. */
  private Block replies = new Block(SMALLEST);

  /** What goes to the library beside slots. */
  private Block outgoing = new Block(SMALLEST);

  private long outgoingUsed;

  /** Full ones, which slots of this call point into. */
  private final List<Block> retired = new ArrayList<>(0);

  /** What is read from: strings are made from arrays. */
  private byte[] incoming = new byte[SMALLEST];

  private Call(boolean isSpare) {
    this.isSpare = isSpare;
    useForReplies(replies);
    Session.register(this);
  }

  /** Begins a call. {@link #end} has to follow. */
  public static Call begin(Session session, Entry entry, CallOptions options) {
    Call call = OF_THREAD.get();
    if (call == null || call.session != null) call = ofThisThread();
    call.session = session;
    if (session.isClosed()) throw call.refused(entry);
    call.entry = entry;
    call.context = options == CallOptions.NONE ? 0 : call.contextOf(options);
    return call;
  }

  private static Call ofThisThread() {
    if (Thread.currentThread().isVirtual() || OF_THREAD.get() != null) {
      Call spare = SPARES.take();
      return spare != null ? spare : new Call(true);
    }
    Call call = new Call(false);
    OF_THREAD.set(call);
    return call;
  }

  /** Ends the call: its memory is for the next one. */
  public void end() {
    if (isReplyElsewhere) useForReplies(replies);
    if (ownsReply) recycle();
    if (outgoingUsed != 0) forgetOutgoing();
    Session left = session;
    session = null;
    if (left.isClosed()) left.endIfIdle();
    if (isSpare) SPARES.give(this);
  }

  @Override
  public boolean isIn(Session other) {
    return session == other;
  }

  /** Calls a flat method that is short. */
  public void flat() {
    int code =
        Functions.shortFlat(entry.flat, session.instance(), context, slots, replySlots, spill);
    if (code != 0) throw failed(code);
  }

  /** Calls a flat method that the schema marks as blocking. */
  public void blockingFlat() {
    int code = Functions.flat(entry.flat, session.instance(), context, slots, replySlots, spill);
    if (code != 0) throw failed(code);
  }

  /** Sets a slot to an integer, or to the mask of fields that are there. */
  public void set(int slot, long value) {
    Memory.setLong(slots + slot * 8L, value);
  }

  /** Sets a slot to an integer of 32 bits, sign-extended. */
  public void set(int slot, int value) {
    Memory.setLong(slots + slot * 8L, value);
  }

  /** Sets a slot to an unsigned integer of 32 bits. */
  public void setUnsigned(int slot, int value) {
    Memory.setLong(slots + slot * 8L, value & 0xffff_ffffL);
  }

  /** Sets a slot. */
  public void set(int slot, boolean value) {
    Memory.setLong(slots + slot * 8L, value ? 1 : 0);
  }

  /** Sets a slot. */
  public void set(int slot, double value) {
    Memory.setDouble(slots + slot * 8L, value);
  }

  /** Sets a slot. */
  public void set(int slot, float value) {
    Memory.setFloat(slots + slot * 8L, value);
  }

  /** Sets two slots. A lone surrogate is refused. */
  public void set(int slot, String value) {
    setText(slots + slot * 8L, value);
  }

  /** Sets two slots. */
  public void set(int slot, Bytes value) {
    setBytes(slots + slot * 8L, value);
  }

  /** Sets two slots. */
  public void set(int slot, byte[] value) {
    setBytes(slots + slot * 8L, value);
  }

  /** A batch of so many items on this call. */
  public Batch batch(int count, int requestColumns, int replyColumns) {
    return new Batch(this, count, requestColumns, replyColumns);
  }

  /** The mask of the reply's fields that are there. */
  public long mask() {
    return Memory.getLong(replySlots);
  }

  /** A slot of the reply. */
  public long getLong(int slot) {
    return Memory.getLong(replySlots + slot * 8L);
  }

  /** A slot of the reply. */
  public int getInt(int slot) {
    return (int) Memory.getLong(replySlots + slot * 8L);
  }

  /** A slot of the reply. */
  public boolean getBoolean(int slot) {
    return Memory.getLong(replySlots + slot * 8L) != 0;
  }

  /** A slot of the reply. */
  public double getDouble(int slot) {
    return Memory.getDouble(replySlots + slot * 8L);
  }

  /** A slot of the reply. */
  public float getFloat(int slot) {
    return Memory.getFloat(replySlots + slot * 8L);
  }

  /** Two slots of the reply. */
  public String getString(int slot) {
    return textAt(replySlots + slot * 8L);
  }

  /** Two slots of the reply, as a new array. */
  public byte[] getBytes(int slot) {
    return bytesAt(replySlots + slot * 8L);
  }

  /** Two slots of the reply in a segment; returns the part that they fill. */
  public MemorySegment getInto(int slot, MemorySegment into) {
    ownsReply = true;
    return placeIn(
        Memory.getLong(replySlots + slot * 8L), Memory.getLong(replySlots + slot * 8L + 8), into);
  }

  /** Lets the library write strings and bytes of the reply where {@link #getInto} is to have them. */
  public void replyInto(MemorySegment into) {
    if (!into.isNative() || into.isReadOnly()) return;
    isReplyElsewhere = true;
    Memory.setLong(spill + Layout.BUFFER_BASE, into.address());
    Memory.setLong(spill + Layout.BUFFER_CAP, into.byteSize());
  }

  /** The writer for a request in wire format; {@link #start} tells where it begins. */
  public Writer writer() {
    return writer;
  }

  /** Where the request ends that is written next. */
  public int start() {
    return writer.start(session.limits().maxDepth());
  }

  /** Calls the method in wire format with what was written, and returns what the reply is read with. */
  public Reader send(int p) {
    return read(send(entry.wire, writer.bytes(), p, writer.bytes().length - p));
  }

  /** The same for frames. */
  Reader sendMany(int p) {
    return read(send(entry.wireMany, writer.bytes(), p, writer.bytes().length - p));
  }

  /** Calls the method between arrays. */
  public byte[] sendRaw(byte[] request) {
    long length = send(entry.wire, request, 0, request.length);
    return Memory.bytes(Memory.getLong(spill + Layout.BUFFER_DATA), length);
  }

  /** The same between segments; native ones are used where they lie. */
  public MemorySegment sendRaw(MemorySegment request, MemorySegment into) {
    long from = request.isNative() ? request.address() : copied(request);
    replyInto(into);
    long length = send(entry.wire, from, request.byteSize());
    return placeIn(Memory.getLong(spill + Layout.BUFFER_DATA), length, into);
  }

  /** What is wrong with the request, or with the reply if it was sent already. */
  public ShortwireException explain(WireException problem) {
    if (!ownsReply) return Writer.explain(entry.name, problem);
    return new ShortwireException(
        Code.DATA_LOSS,
        "%s of %s (%s): %s"
            .formatted(
                entry.name,
                session.library().path(),
                session.library().runtime(),
                reader.explain("reply", problem).getMessage()));
  }

  Session session() {
    return session;
  }

  Entry entry() {
    return entry;
  }

  long context() {
    return context;
  }

  /** The buffer that strings and bytes of a batch's replies go into. */
  long spillForBatch() {
    ownsReply = true;
    return spill;
  }

  long address(int place) {
    return block.base + place;
  }

  /** Room for so many bytes that go to the library; valid until the call ends. */
  long room(long size) {
    long start = outgoingUsed + 15 & ~15L;
    if (start + size > outgoing.capacity) {
      if (outgoingUsed != 0) retired.add(outgoing);
      outgoing = new Block(Math.max(size, outgoing.capacity * 2));
      start = 0;
    }
    outgoingUsed = Math.max(1, start + size);
    return outgoing.base + start;
  }

  /** Writes address and length of a text that it copies to the library's side. */
  void setText(long place, String value) {
    try {
      setBytes(place, Utf8.encode(value));
    } catch (WireException problem) {
      throw explain(problem);
    }
  }

  /** The same for bytes. */
  void setBytes(long place, byte[] value) {
    long data = room(value.length);
    Memory.write(value, 0, value.length, data);
    Memory.setLong(place, data);
    Memory.setLong(place + 8, value.length);
  }

  /** The same for bytes. */
  void setBytes(long place, Bytes value) {
    long data = room(value.size());
    Memory.segment(data, value.size()).copyFrom(value.asSegment());
    Memory.setLong(place, data);
    Memory.setLong(place + 8, value.size());
  }

  /** The text whose address and length lie at a place. */
  String textAt(long place) {
    ownsReply = true;
    long length = Memory.getLong(place + 8);
    if (length == 0) return "";
    load(Memory.getLong(place), length);
    try {
      return Utf8.decode(incoming, 0, (int) length);
    } catch (WireException problem) {
      reader.start(incoming, 0, (int) length, 1);
      throw explain(problem);
    }
  }

  /** The bytes whose address and length lie at a place. */
  byte[] bytesAt(long place) {
    ownsReply = true;
    return Memory.bytes(Memory.getLong(place), Memory.getLong(place + 8));
  }

  /** The failure that a buffer tells of. */
  ShortwireException failed(int code, long buffer) {
    ownsReply = true;
    byte[] status =
        Memory.bytes(
            Memory.getLong(buffer + Layout.BUFFER_DATA), Memory.getLong(buffer + Layout.BUFFER_LEN));
    return ShortwireException.fromStatus(code, status);
  }

  private ShortwireException failed(int code) {
    return failed(code, spill);
  }

  private ShortwireException refused(Entry refusing) {
    String path = session.library().path();
    String where = session.closedAt();
    end();
    return closed(refusing, path, where);
  }

  /** The client of a library was closed somewhere. */
  public static ShortwireException closed(Entry entry, String path, String where) {
    return new ShortwireException(
        Code.FAILED_PRECONDITION,
        "%s: the client of %s was closed at %s; open it again, or close it after its last call"
            .formatted(entry.name, path, where));
  }

  private long send(MemorySegment function, byte[] bytes, int offset, int length) {
    long request = room(length);
    Memory.write(bytes, offset, length, request);
    return send(function, request, length);
  }

  private long send(MemorySegment function, long request, long length) {
    ownsReply = true;
    int code = Functions.wire(function, session.instance(), context, request, length, spill);
    if (code != 0) throw failed(code);
    return Memory.getLong(spill + Layout.BUFFER_LEN);
  }

  private Reader read(long length) {
    load(Memory.getLong(spill + Layout.BUFFER_DATA), length);
    reader.start(incoming, 0, (int) length, session.limits().maxDepth());
    return reader;
  }

  private void load(long address, long length) {
    if (length > incoming.length) incoming = new byte[Math.toIntExact(Math.max(length, incoming.length * 2L))];
    Memory.read(address, incoming, 0, (int) length);
  }

  private long copied(MemorySegment request) {
    long data = room(request.byteSize());
    Memory.segment(data, request.byteSize()).copyFrom(request);
    return data;
  }

  /** The part of a segment that has some bytes of the reply: where they lie already, or a copy. */
  private MemorySegment placeIn(long data, long length, MemorySegment into) {
    long offset = data - into.address();
    boolean isThere =
        isReplyElsewhere && length != 0 && offset >= 0 && offset <= into.byteSize() - length;
    if (isThere) return into.asSlice(offset, length);
    if (length > into.byteSize()) {
      throw new ShortwireException(
          Code.RESOURCE_EXHAUSTED,
          "%s: the reply takes %d bytes, more than the %d of the segment it is to go into"
              .formatted(entry.name, length, into.byteSize()));
    }
    if (length != 0) MemorySegment.copy(Memory.segment(data, length), 0, into, 0, length);
    return into.asSlice(0, length);
  }

  private long contextOf(CallOptions options) {
    long place = block.base + CONTEXT;
    byte[] metadata = options.encodedMetadata();
    this.options = options;
    Memory.setInt(place + Layout.CONTEXT_SIZE, Layout.SIZE_OF_CONTEXT);
    Memory.setLong(place + Layout.CONTEXT_DEADLINE, options.deadlineFromNow());
    Memory.setLong(place + Layout.CONTEXT_CANCEL, options.cancelAddress());
    setBytes(place + Layout.CONTEXT_METADATA, metadata);
    return place;
  }

  private void useForReplies(Block memory) {
    isReplyElsewhere = false;
    replies = memory;
    Memory.setLong(spill + Layout.BUFFER_BASE, memory.base);
    Memory.setLong(spill + Layout.BUFFER_CAP, memory.capacity);
  }

  /** Gives the library's memory back, and makes the own memory large enough for what did not fit. */
  private void recycle() {
    ownsReply = false;
    if (Memory.getLong(spill + Layout.BUFFER_OWNED) != 0) {
      long wanted = Memory.getLong(spill + Layout.BUFFER_LEN) * 2;
      session.library().release(spill);
      if (wanted <= Block.LARGEST_KEPT) useForReplies(new Block(wanted));
    }
    if (incoming.length > Block.LARGEST_KEPT) incoming = new byte[SMALLEST];
    writer.shrink();
  }

  private void forgetOutgoing() {
    outgoingUsed = 0;
    options = null;
    retired.clear();
    if (outgoing.capacity > Block.LARGEST_KEPT) outgoing = new Block(SMALLEST);
  }
}
