package shortwire.boundary;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** Native memory that a thread's calls use again and again. It is freed when the block is collected. */
public final class Block {
  /** Memory beyond this is not kept, so that one huge message does not stay for ever. */
  public static final long LARGEST_KEPT = 16 << 20;

  private static final int ALIGNMENT = 16;

  private final MemorySegment memory;

  /** Its address; valid as long as the block is reachable. */
  public final long base;

  /** Its size in bytes. */
  public final long capacity;

  /** A block of so many bytes, all zero. */
  public Block(long capacity) {
    memory = Arena.ofAuto().allocate(capacity, ALIGNMENT);
    this.capacity = capacity;
    base = memory.address();
  }
}
