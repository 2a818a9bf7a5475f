import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import calculator.v1.Calculator;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import shortwire.Code;

/**
 * Clients of an older and a newer schema than the library's. Their classes have the names of the other
 * tests' classes, so they are compiled and loaded apart, with a program that uses them.
 */
class EvolutionTest {
  @TempDir Path classes;

  @Test
  void anOlderClient() throws Exception {
    run("older");
  }

  @Test
  void aNewerClient() throws Exception {
    run("newer");
  }

  @Test
  void aClientOfAnotherServiceNamesWhatIsMissing() {
    try (Calculator calculator = Calculator.open(Support.FEATURE)) {
      String told =
          Support.FEATURE
              + " does not have calculator.v1.Calculator/Add; it was built with "
              + calculator.library().runtime()
              + "\n  help: `shortwire inspect "
              + Support.FEATURE
              + "` shows what it has";
      Support.assertFails(Code.UNIMPLEMENTED, told, () -> calculator.add(1, 2));
      Support.assertFails(Code.UNIMPLEMENTED, told, () -> calculator.addRaw(new byte[0]));
      Support.assertFails(
          Code.UNIMPLEMENTED, told, () -> calculator.addMany(new long[1], new long[1]));
      Support.assertFails(Code.UNIMPLEMENTED, told, () -> calculator.addMany(List.of()));
    }
  }

  private void run(String version) throws Exception {
    List<String> arguments = new ArrayList<>(List.of("-proc:none", "-d", classes.toString()));
    arguments.addAll(List.of("-cp", Support.HOST.toString()));
    try (Stream<Path> files = Files.walk(Support.SOURCES.resolve("tests/evolution/" + version))) {
      files.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(arguments::add);
    }
    int outcome =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    assertEquals(0, outcome);
    URL[] urls = {classes.toUri().toURL(), Support.HOST.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
      Object told =
          loader.loadClass("Program").getMethod("run", String.class).invoke(null, Support.FEATURE);
      assertTrue(told.toString().endsWith("fine"), told.toString());
    }
  }
}
