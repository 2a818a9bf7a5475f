package engine;

import calculator.v1.Calculator;

/** From opening a library to its first outcome, once a process. */
final class Start {
  private Start() {}

  static String measure(String library, Request request) {
    Input input = Input.of(request);
    String by = request.text("by");
    long started = System.nanoTime();
    long sum =
        switch (by) {
          case "shortwire" -> Calculator.open(library).add(input.a(), input.b());
          case "raw" -> ByRaw.add(input.a(), input.b());
          case "jni" -> ByJni.add(input.a(), input.b());
          default -> throw request.unknown();
        };
    return Arm.sample(System.nanoTime() - started, 1, sum);
  }
}
