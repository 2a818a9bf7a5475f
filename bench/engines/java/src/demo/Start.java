package demo;

import calculator.v1.Calculator;

/** From opening a library to its first reply, once a process. */
final class Start {
  private Start() {}

  /** Nanoseconds, and the reply. */
  static String measure(Setup setup, String who) {
    long started = System.nanoTime();
    long reply =
        who.equals("shortwire")
            ? Calculator.open(setup.library()).add(setup.a(), setup.b())
            : ByHand.add(setup.a(), setup.b());
    return System.nanoTime() - started + " 1 1 " + reply;
  }
}
