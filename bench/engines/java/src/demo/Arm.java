package demo;

import java.util.function.Supplier;

/**
 * One way of doing one thing.
 *
 * @param answer does it once and tells the whole outcome
 * @param loop does it many times and adds the outcomes up, each as one number
 */
record Arm(Supplier<String> answer, Loop loop, Warmth warmth) {
  /** A loop of its own for each arm: one that arms share would be compiled for all of them together. */
  interface Loop {
    long run(long count);
  }

  /** Whether the JIT has seen the loop for long enough. */
  static final class Warmth {
    private static final long ENOUGH_NS = 400_000_000;
    private static final long ENOUGH_CALLS = 400;
    private static final long LONGEST_NS = 4_000_000_000L;

    private boolean isEnough;

    void reach(Loop loop) {
      if (isEnough) return;
      long started = System.nanoTime();
      long calls = 0;
      for (long count = 1; !isReached(System.nanoTime() - started, calls); count *= 2) {
        count = Math.min(count, 2048);
        loop.run(count);
        calls += count;
      }
      isEnough = true;
    }

    private static boolean isReached(long ns, long calls) {
      return ns > LONGEST_NS || ns > ENOUGH_NS && calls > ENOUGH_CALLS;
    }
  }

  Arm(Supplier<String> answer, Loop loop) {
    this(answer, loop, new Warmth());
  }

  /** Nanoseconds, calls, outcomes in the sum, and the sum. */
  String run(long count) {
    warmth.reach(loop);
    // An eighth beforehand brings code and data back into the caches after other arms had them.
    loop.run(Math.max(1, count / 8));
    long started = System.nanoTime();
    long sum = loop.run(count);
    long ns = System.nanoTime() - started;
    return ns + " " + count + " " + count + " " + sum;
  }
}
