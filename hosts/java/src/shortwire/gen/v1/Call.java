package shortwire.gen.v1;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
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

  /** Calls by the number of their thread, as far as they do not meet: found sooner than a thread-local. */
  private static final Call[] NEAR = new Call[64];

  /** Places in the block that every call needs; all that the header allows fits. */
  private static final int MOST_SLOTS = 129;

  private static final int REQUEST = 0;
  private static final int REPLY = REQUEST + MOST_SLOTS * Layout.SIZE_OF_SLOT;
  private static final int SPILL = REPLY + MOST_SLOTS * Layout.SIZE_OF_SLOT;
  private static final int CONTEXT = SPILL + Layout.SIZE_OF_BUFFER;
  static final int BATCH = CONTEXT + Layout.SIZE_OF_CONTEXT;
  static final int ERRORS = BATCH + Layout.SIZE_OF_BATCH;
  private static final int SIZE = ERRORS + Layout.SIZE_OF_BUFFER;
  private static final long HIGHEST_BASE = Long.MAX_VALUE - SIZE;

  private static final int SMALLEST = 1024;
  private static final long NOBODY = 0;

  /** The thread whose call it is, or {@link #NOBODY} for spare ones. */
  private final long owner;

  private final Block block = new Block(SIZE);
  private final long base = block.base;
  private final long spill = base + SPILL;
  private final Writer writer = new Writer();
  private final Reader reader = new Reader();

  /**
   * The instance it is in: what {@link Session} looks at; 0 between calls. A number, because storing a
   * reference costs the collector's barrier, which is more than the crossing.
   */
  private long instance;

  /** What goes beside the request: an {@code sw_context_t}, or nothing. */
  private long context;

  /** Keeps the word that cancels the call. */
  private CallOptions options;

  /** Whether there is anything to do before the next call. */
  private boolean isUntidy;

  /** Whether the reply buffer is in use. */
  private boolean hasReply;

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

  private Call(long owner) {
    this.owner = owner;
    useForReplies(replies);
    Session.register(this);
  }

  /** Begins a call, before it is asked whether the session is closed. {@link #end} has to follow. */
  public static Call begin(Session session) {
    long thread = Thread.currentThread().threadId();
    Call call = NEAR[(int) thread & NEAR.length - 1];
    if (call == null || call.owner != thread || call.instance != 0) call = ofThisThread();
    call.instance = session.instance();
    return call;
  }

  /** Lets options go with the call. */
  public void carry(CallOptions options) {
    context = base + CONTEXT;
    this.options = options;
    Memory.setInt(context + Layout.CONTEXT_SIZE, Layout.SIZE_OF_CONTEXT);
    Memory.setLong(context + Layout.CONTEXT_DEADLINE, options.deadlineFromNow());
    Memory.setLong(context + Layout.CONTEXT_CANCEL, options.cancelAddress());
    setBytes(context + Layout.CONTEXT_METADATA, options.encodedMetadata());
    isUntidy = true;
  }

  private static Call ofThisThread() {
    Call call = OF_THREAD.get();
    if (call != null && call.instance == 0) return call;
    Thread thread = Thread.currentThread();
    if (call != null || thread.isVirtual()) {
      Call spare = SPARES.take();
      if (spare == null) spare = new Call(NOBODY);
      spare.isUntidy = true;
      return spare;
    }
    call = new Call(thread.threadId());
    OF_THREAD.set(call);
    NEAR[(int) thread.threadId() & NEAR.length - 1] = call;
    return call;
  }

  /** Ends the call: its memory is for the next one. */
  public void end(Session session) {
    boolean wasUntidy = isUntidy;
    if (wasUntidy) tidy(session);
    instance = 0;
    if (session.isClosed()) session.endIfIdle();
    if (wasUntidy && owner == NOBODY) SPARES.give(this);
  }

  @Override
  public boolean isIn(long other) {
    return instance == other;
  }

  /** Calls a flat method that is short; returns its code. */
  public int flat(long function) {
    return Functions.shortFlat(function, instance, context, slots(), replySlots(), spill);
  }

  /** Calls a flat method that the schema marks as blocking; returns its code. */
  public int blockingFlat(long function) {
    return Functions.flat(function, instance, context, slots(), replySlots(), spill);
  }

  /** Sets a slot to an integer, or to the mask of fields that are there. */
  public void set(int slot, long value) {
    Memory.setLong(slots() + slot * 8L, value);
  }

  /** Sets a slot to an integer of 32 bits, sign-extended. */
  public void set(int slot, int value) {
    Memory.setLong(slots() + slot * 8L, value);
  }

  /** Sets a slot to an unsigned integer of 32 bits. */
  public void setUnsigned(int slot, int value) {
    Memory.setLong(slots() + slot * 8L, value & 0xffff_ffffL);
  }

  /** Sets a slot. */
  public void set(int slot, boolean value) {
    Memory.setLong(slots() + slot * 8L, value ? 1 : 0);
  }

  /** Sets a slot. */
  public void set(int slot, double value) {
    Memory.setDouble(slots() + slot * 8L, value);
  }

  /** Sets a slot. */
  public void set(int slot, float value) {
    Memory.setFloat(slots() + slot * 8L, value);
  }

  /** Sets two slots. A lone surrogate is refused. */
  public void set(int slot, String value) {
    setText(slots() + slot * 8L, value);
  }

  /** Sets two slots. */
  public void set(int slot, Bytes value) {
    setBytes(slots() + slot * 8L, value);
  }

  /** Sets two slots. */
  public void set(int slot, byte[] value) {
    setBytes(slots() + slot * 8L, value);
  }

  /** Sets two slots. A native segment is used where it lies; {@link #keep} has to follow the call. */
  public void set(int slot, MemorySegment value) {
    long place = slots() + slot * 8L;
    Memory.setLong(place, value.isNative() ? value.address() : copied(value));
    Memory.setLong(place + 8, value.byteSize());
  }

  /** Says that a segment is still in use until here. */
  public void keep(MemorySegment segment) {
    Reference.reachabilityFence(segment);
  }

  /** The mask of the reply's fields that are there. */
  public long mask() {
    return Memory.getLong(replySlots());
  }

  /** A slot of the reply. */
  public long getLong(int slot) {
    return Memory.getLong(replySlots() + slot * 8L);
  }

  /** A slot of the reply. */
  public int getInt(int slot) {
    return (int) Memory.getLong(replySlots() + slot * 8L);
  }

  /** A slot of the reply. */
  public boolean getBoolean(int slot) {
    return Memory.getLong(replySlots() + slot * 8L) != 0;
  }

  /** A slot of the reply. */
  public double getDouble(int slot) {
    return Memory.getDouble(replySlots() + slot * 8L);
  }

  /** A slot of the reply. */
  public float getFloat(int slot) {
    return Memory.getFloat(replySlots() + slot * 8L);
  }

  /** Two slots of the reply. */
  public String getString(int slot) {
    return textAt(replySlots() + slot * 8L);
  }

  /** Two slots of the reply, as a new array. */
  public byte[] getBytes(int slot) {
    return bytesAt(replySlots() + slot * 8L);
  }

  /** Two slots of the reply in a segment; returns the part that they fill. */
  public MemorySegment getInto(int slot, MemorySegment into) {
    hasReply = isUntidy = true;
    return placeIn(
        Memory.getLong(replySlots() + slot * 8L),
        Memory.getLong(replySlots() + slot * 8L + 8),
        into);
  }

  /** Lets the library write strings and bytes of the reply where {@link #getInto} is to have them. */
  public void replyInto(MemorySegment into) {
    if (!into.isNative() || into.isReadOnly()) return;
    isReplyElsewhere = isUntidy = true;
    Memory.setLong(spill + Layout.BUFFER_BASE, into.address());
    Memory.setLong(spill + Layout.BUFFER_CAP, into.byteSize());
  }

  /** The writer for a request in wire format. */
  public Writer writer() {
    return writer;
  }

  /** What reads a reply. */
  public Reader reader() {
    return reader;
  }

  /** Calls a method in wire format with what the writer has from {@code p} on; returns its code. */
  public int send(long function, int p) {
    return send(function, writer.bytes(), p, writer.bytes().length - p);
  }

  /** The same with a request that is there. */
  public int send(long function, byte[] bytes, int offset, int length) {
    long request = room(length);
    Memory.write(bytes, offset, length, request);
    return send(function, request, length);
  }

  /** The same with a segment; a native one is used where it lies. */
  public int send(long function, MemorySegment request) {
    return send(
        function, request.isNative() ? request.address() : copied(request), request.byteSize());
  }

  /** Starts reading the reply. */
  public Reader read(int maxDepth) {
    long length = replyLength();
    load(Memory.getLong(spill + Layout.BUFFER_DATA), length);
    reader.start(incoming, 0, (int) length, maxDepth);
    return reader;
  }

  /** The reply as it is, in a new array. */
  public byte[] reply() {
    return Memory.bytes(Memory.getLong(spill + Layout.BUFFER_DATA), replyLength());
  }

  /** The reply in a segment; returns the part that it fills. */
  public MemorySegment reply(MemorySegment into) {
    return placeIn(Memory.getLong(spill + Layout.BUFFER_DATA), replyLength(), into);
  }

  /** The failure that a code and the reply buffer tell of. */
  public ShortwireException failed(int code) {
    hasReply = isUntidy = true;
    return ShortwireException.fromStatus(code, reply());
  }

  /** Whether what went wrong concerns the reply, and not the request. */
  public boolean hasReply() {
    return hasReply;
  }

  private long slots() {
    return base() + REQUEST;
  }

  private long replySlots() {
    return base() + REPLY;
  }

  /** Where the block begins. The compiler learns that no place in it is beyond {@link Memory}'s range, and asks once. */
  private long base() {
    return Objects.checkIndex(base, HIGHEST_BASE);
  }

  long instance() {
    return instance;
  }

  long context() {
    return context;
  }

  /** The buffer that strings and bytes of a batch's replies go into. */
  long spillForBatch() {
    hasReply = isUntidy = true;
    return spill;
  }

  long address(int place) {
    return base + place;
  }

  /** Room for so many bytes that go to the library; valid until the call ends. */
  long room(long size) {
    long start = outgoingUsed + 15 & ~15L;
    if (start + size > outgoing.capacity) {
      if (outgoingUsed != 0) retired.add(outgoing);
      outgoing = new Block(Math.max(size, outgoing.capacity * 2));
      start = 0;
    }
    outgoingUsed = start + size;
    isUntidy = true;
    return outgoing.base + start;
  }

  /** Writes address and length of a text that it copies to the library's side. */
  void setText(long place, String value) {
    setBytes(place, Utf8.encode(value));
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
    hasReply = isUntidy = true;
    long length = Memory.getLong(place + 8);
    if (length == 0) return "";
    load(Memory.getLong(place), length);
    reader.start(incoming, 0, (int) length, 1);
    return Utf8.decode(incoming, 0, (int) length);
  }

  /** The bytes whose address and length lie at a place. */
  byte[] bytesAt(long place) {
    hasReply = isUntidy = true;
    return Memory.bytes(Memory.getLong(place), Memory.getLong(place + 8));
  }

  private int send(long function, long request, long length) {
    hasReply = isUntidy = true;
    return Functions.wire(function, instance, context, request, length, spill);
  }

  private long replyLength() {
    return Memory.getLong(spill + Layout.BUFFER_LEN);
  }

  private void load(long address, long length) {
    if (length > incoming.length)
      incoming = new byte[Math.toIntExact(Math.max(length, incoming.length * 2L))];
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
          "the reply takes %d bytes, more than the %d of the segment it is to go into"
              .formatted(length, into.byteSize()));
    }
    if (length != 0) MemorySegment.copy(Memory.segment(data, length), 0, into, 0, length);
    return into.asSlice(0, length);
  }

  private void useForReplies(Block memory) {
    isReplyElsewhere = false;
    replies = memory;
    Memory.setLong(spill + Layout.BUFFER_BASE, memory.base);
    Memory.setLong(spill + Layout.BUFFER_CAP, memory.capacity);
  }

  /** Gives the library's memory back, makes the own memory large enough for what did not fit, and small again. */
  private void tidy(Session session) {
    isUntidy = false;
    hasReply = false;
    if (isReplyElsewhere) useForReplies(replies);
    if (Memory.getLong(spill + Layout.BUFFER_OWNED) != 0) {
      long wanted = replyLength() * 2;
      session.library().release(spill);
      if (wanted <= Block.LARGEST_KEPT) useForReplies(new Block(wanted));
    }
    if (incoming.length > Block.LARGEST_KEPT) incoming = new byte[SMALLEST];
    if (outgoing.capacity > Block.LARGEST_KEPT) outgoing = new Block(SMALLEST);
    outgoingUsed = 0;
    context = 0;
    options = null;
    if (!retired.isEmpty()) retired.clear();
    writer.shrink();
  }
}
