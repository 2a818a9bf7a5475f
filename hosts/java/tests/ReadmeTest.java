import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import shortwire.crypto.CryptoLibrary;

/** The snippets of the README, one after another, compile and run. */
class ReadmeTest {
  @TempDir Path classes;

  @Test
  void snippetsRun() throws Exception {
    String readme = Files.readString(Support.SOURCES.resolve("README.md"));
    List<String> snippets =
        Pattern.compile("```java\n(.*?)```", Pattern.DOTALL)
            .matcher(readme)
            .results()
            .map(found -> found.group(1))
            .toList();
    assertTrue(snippets.size() >= 3);
    String code = String.join("", snippets);
    String imports =
        code.lines().filter(this::isImport).distinct().collect(Collectors.joining("\n"));
    String body = code.lines().filter(line -> !isImport(line)).collect(Collectors.joining("\n"));
    Path source = classes.resolve("Snippets.java");
    Files.writeString(
        source,
        imports
            + "\npublic class Snippets { public static void run(String library) {"
            + body
            + "}}");
    int outcome =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-cp",
                System.getProperty("java.class.path"),
                "-d",
                classes.toString(),
                source.toString());
    assertEquals(0, outcome);
    CryptoLibrary.use(
        Path.of(Support.CALCULATOR).resolveSibling("libshortwire_crypto.so").toString());
    URL[] urls = {classes.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, getClass().getClassLoader())) {
      loader.setDefaultAssertionStatus(true);
      loader.loadClass("Snippets").getMethod("run", String.class).invoke(null, Support.CALCULATOR);
    }
  }

  private boolean isImport(String line) {
    return line.startsWith("import ");
  }
}
