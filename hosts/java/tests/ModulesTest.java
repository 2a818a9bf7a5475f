import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program that has the jar on its module path, or on its class path, and nothing more. */
class ModulesTest {
  private static final String PROGRAM =
      """
      package program;

      import calculator.v1.Calculator;

      public class Program {
        public static void main(String[] arguments) {
          try (Calculator calculator = Calculator.open(arguments[0])) {
            var host = shortwire.Message.class.getModule();
            System.out.print(calculator.add(40, 2) + " by " + host.getName());
          }
        }
      }
      """;

  private static final String MODULE =
      """
      module program {
        requires shortwire;
      }
      """;

  @TempDir Path folder;
  private String jar;
  private String classes;

  @BeforeEach
  void makeTheJar() {
    jar = folder.resolve("shortwire.jar").toString();
    classes = folder.resolve("classes").toString();
    run("jar", "--create", "--file", jar, "-C", Support.HOST.toString(), ".");
  }

  @Test
  void itIsAModule() throws Exception {
    compile("--module-path", MODULE);
    String told =
        output("--enable-native-access=shortwire", "-p", beside(), "-m", "program/program.Program");
    assertEquals("42 by shortwire", told);
  }

  @Test
  void itIsAJarOfTheClassPath() throws Exception {
    compile("--class-path", null);
    String told = output("--enable-native-access=ALL-UNNAMED", "-cp", beside(), "program.Program");
    assertEquals("42 by null", told);
  }

  private String beside() {
    return jar + File.pathSeparator + classes;
  }

  private void compile(String path, String module) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("-proc:none", "-d", classes, path, jar));
    arguments.add(write("Program.java", PROGRAM));
    if (module != null) arguments.add(write("module-info.java", module));
    Path generated = Support.SOURCES.resolve("../../examples/calculator/java/gen/calculator");
    try (Stream<Path> files = Files.walk(generated.normalize())) {
      files.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(arguments::add);
    }
    run("javac", arguments.toArray(String[]::new));
  }

  private String write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private static void run(String tool, String... arguments) {
    ToolProvider found = ToolProvider.findFirst(tool).orElseThrow();
    assertEquals(0, found.run(System.out, System.err, arguments));
  }

  /** What Java says, which is to have no warnings either. */
  private static String output(String... arguments) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(arguments));
    command.add(Support.CALCULATOR);
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String told = new String(process.getInputStream().readAllBytes());
    assertEquals(0, process.waitFor(), told);
    return told;
  }
}
