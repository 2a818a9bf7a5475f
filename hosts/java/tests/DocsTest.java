import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages that javadoc makes: of the host as a module, and of generated code. */
class DocsTest {
  /** Everything but that a sentence has to be repeated as {@code @param} and {@code @return}. */
  private static final String CHECKS = "-Xdoclint:all,-missing";

  @TempDir Path pages;

  @Test
  void theHostHasThemWithoutWarnings() throws IOException {
    assertDocumented(List.of(Support.SOURCES.resolve("src")));
  }

  @Test
  void generatedCodeHasThemWithoutWarnings() throws IOException {
    Path root = Support.SOURCES.resolve("../..").normalize();
    assertDocumented(
        List.of(
            root.resolve("examples/calculator/java/gen"),
            root.resolve("crates/codegen/tests/golden/comments_and_deprecation/java"),
            Support.SOURCES.resolve("tests/gen/feature")),
        "--class-path",
        System.getProperty("java.class.path"));
  }

  private void assertDocumented(List<Path> folders, String... options) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("-quiet", "-Werror", CHECKS));
    arguments.addAll(List.of("-d", pages.toString()));
    arguments.addAll(List.of(options));
    for (Path folder : folders) {
      try (Stream<Path> files = Files.walk(folder)) {
        files.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(arguments::add);
      }
    }
    StringWriter said = new StringWriter();
    PrintWriter to = new PrintWriter(said);
    ToolProvider javadoc = ToolProvider.findFirst("javadoc").orElseThrow();
    int outcome = javadoc.run(to, to, arguments.toArray(String[]::new));
    assertEquals("", said.toString());
    assertEquals(0, outcome);
  }
}
