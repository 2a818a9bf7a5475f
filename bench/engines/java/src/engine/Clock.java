package engine;

import java.util.Arrays;

/** The clock that everything is timed with. */
final class Clock {
  private static final int TIMES = 101;
  private static final int READINGS = 10_000;

  private Clock() {}

  /** What a reading costs, and the smallest step seen. */
  static String hello() {
    double[] costs = new double[TIMES];
    long tick = Long.MAX_VALUE;
    for (int time = 0; time < TIMES; time++) {
      long started = System.nanoTime();
      long before = started;
      for (int i = 0; i < READINGS; i++) {
        long now = System.nanoTime();
        if (now > before) tick = Math.min(tick, now - before);
        before = now;
      }
      costs[time] = (double) (before - started) / READINGS;
    }
    Arrays.sort(costs);
    return "{\"protocol\":1,\"timer\":\"System.nanoTime\",\"timer_ns\":%s,\"tick_ns\":%d}"
        .formatted(costs[TIMES / 2], tick);
  }
}
