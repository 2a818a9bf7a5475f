package demo;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;

/**
 * The demo's Java program: calls the calculator's library with the generated client, and does the same by
 * other means. It does what the driver says on standard input; bench/README.md has the words. Usage:
 * {@code demo.Main LIBRARY RAW_LIBRARY A B}.
 */
final class Main {
  private Main() {}

  public static void main(String[] arguments) throws IOException {
    Setup setup =
        new Setup(
            arguments[0], arguments[1], Long.parseLong(arguments[2]), Long.parseLong(arguments[3]));
    System.setProperty(ByHand.LIBRARY, setup.rawLibrary());
    Map<String, Arm> arms = new HashMap<>();
    BufferedReader commands = new BufferedReader(new InputStreamReader(System.in));
    for (String line; (line = commands.readLine()) != null; ) {
      String[] words = line.split(" ");
      if (arms.isEmpty() && !words[0].equals("start")) {
        ByShortwire.arms(setup, arms);
        ByHand.arms(setup, arms);
        ByProtobuf.arms(setup, arms);
      }
      System.out.println(answer(setup, arms, words));
    }
  }

  private static String answer(Setup setup, Map<String, Arm> arms, String[] words) {
    if (words[0].equals("start")) return Start.measure(setup, words[1]);
    Arm arm = arms.get(words[1]);
    if (arm == null) return "absent this program has no " + words[1];
    return switch (words[0]) {
      case "answer" -> arm.answer().get();
      case "run" -> arm.run(Long.parseLong(words[2]));
      default -> throw new IllegalArgumentException(String.join(" ", words));
    };
  }
}
