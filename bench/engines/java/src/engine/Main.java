package engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * The engine of Java: calls the calculator's library with the generated client, and does the same by
 * other means. It does what the lab says on standard input; bench/engines/README.md has the words.
 * Usage: {@code engine.Main LIBRARY RAW_LIBRARY JNI_LIBRARY}.
 */
final class Main {
  /** What makes the arms of an implementation. */
  private interface Way {
    Arm arm(String library, Request request);
  }

  private static final Map<String, Way> WAYS =
      Map.ofEntries(
          Map.entry("shortwire", ByShortwire::arm),
          Map.entry("shortwire-built", ByShortwire::built),
          Map.entry("shortwire-into", ByShortwire::into),
          Map.entry("shortwire-segments", ByShortwire::segments),
          Map.entry("raw", (library, request) -> ByRaw.arm(request)),
          Map.entry("raw-plain", (library, request) -> ByRaw.plain(request)),
          Map.entry("copy", ByCopy::arm),
          Map.entry("jni", (library, request) -> ByJni.arm(request)),
          Map.entry("protobuf", ByProtobuf::arm));

  private final String library;
  private final Map<String, Arm> arms = new HashMap<>();

  private Main(String library) {
    this.library = library;
  }

  public static void main(String[] arguments) throws IOException {
    Main main = new Main(arguments[0]);
    System.setProperty(ByRaw.LIBRARY, arguments[1]);
    System.setProperty(ByJni.LIBRARY, arguments[2]);
    BufferedReader requests = new BufferedReader(new InputStreamReader(System.in));
    for (String line; (line = requests.readLine()) != null; ) {
      System.out.println(main.answer(new Request(line)));
    }
  }

  private String answer(Request request) {
    try {
      return switch (request.text("op")) {
        case "hello" -> Clock.hello();
        case "prepare" -> prepare(request);
        case "start" -> Start.measure(library, request);
        case "run" -> prepared(request).run(request.number("n"));
        case "allocations" -> prepared(request).allocations(request.number("n"));
        case "stamps" ->
            prepared(request)
                .stamps(
                    request.number("n"),
                    request.number("interval_ns"),
                    Path.of(request.text("file")));
        default -> throw request.unknown();
      };
    } catch (Exception | LinkageError failure) {
      return "{\"error\":\"%s\"}".formatted(failure.toString().replaceAll("[\"\\\\\n]", " "));
    }
  }

  private String prepare(Request request) throws Exception {
    Arm arm = arm(request);
    arms.put(request.text("arm"), arm);
    return arm.prepared();
  }

  private Arm arm(Request request) throws Exception {
    if (Set.of("chacha20", "many").contains(request.scenario())) return ByChacha20.arm(request);
    if (request.text("by").equals("jdk")) return NaclByJdk.arm(request);
    if (request.text("by").equals("bouncycastle")) return NaclByBouncyCastle.arm(request);
    Way way = WAYS.get(request.text("by"));
    if (way == null && request.scenario().equals("ladder"))
      way = (path, rung) -> ByLadder.arm(rung);
    if (way == null) throw request.unknown();
    return way.arm(library, request);
  }

  private Arm prepared(Request request) {
    Arm arm = arms.get(request.text("arm"));
    if (arm == null) throw request.unknown();
    return arm;
  }
}
