package engine;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * One way of doing one thing.
 *
 * @param outcome does it once and tells the whole outcome
 * @param loop does it many times and adds the outcomes up, each as one number
 */
record Arm(Supplier<String> outcome, Loop loop) {
  /** The last stretch of a wait is spun: sleepers wake up late, but who spins all the time is interrupted. */
  private static final long SPUN_NS = 80_000;

  /** A loop of its own for each arm: one that arms share would be compiled for all of them together. */
  interface Loop {
    long run(long count);
  }

  /** What it does, whole and as one number. */
  String prepared() {
    String hash = Input.fnv1a(outcome.get().getBytes(StandardCharsets.UTF_8));
    return "{\"hash\":\"%s\",\"checksum\":%d}".formatted(hash, loop.run(1));
  }

  /** A timed stretch. */
  String run(long count) {
    // An eighth beforehand brings code and data back into the caches after other arms had them.
    loop.run(Math.max(1, count / 8));
    long started = System.nanoTime();
    long sum = loop.run(count);
    return sample(System.nanoTime() - started, count, sum);
  }

  static String sample(long ns, long count, long sum) {
    return "{\"ns\":%d,\"calls\":%d,\"checked\":%d,\"sum\":%d}".formatted(ns, count, count, sum);
  }

  /** The bytes that this thread allocates in Java while it does that. */
  String allocations(long count) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    run(count);
    return "{\"bytes\":%d}".formatted(threads.getCurrentThreadAllocatedBytes() - before);
  }

  /** Does it at an interval, and writes when each call was due, began and ended. */
  String stamps(long count, long interval, Path file) throws IOException {
    ByteBuffer stamps = ByteBuffer.allocate(Math.toIntExact(24 * count));
    stamps.order(ByteOrder.LITTLE_ENDIAN);
    long sum = 0;
    long started = System.nanoTime();
    for (long i = 0; i < count; i++) {
      long due = i * interval;
      long begun = waitUntil(started + due) - started;
      sum += loop.run(1);
      stamps.putLong(due).putLong(begun).putLong(System.nanoTime() - started);
    }
    Files.write(file, stamps.array());
    return "{\"calls\":%d,\"sum\":%d}".formatted(count, sum);
  }

  /** Returns what the clock says then. */
  private static long waitUntil(long when) {
    while (true) {
      long now = System.nanoTime();
      long left = when - now;
      if (left <= 0) return now;
      if (left > SPUN_NS) LockSupport.parkNanos(left - SPUN_NS);
      else Thread.onSpinWait();
    }
  }
}
