import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What `java -jar shortwire.jar` says, on this Java and on an older one. */
class StartTest {
  private static final Path OLDER = Path.of("/usr/lib/jvm/java-17-openjdk-amd64/bin/java");

  @Test
  void thisJavaIsNewEnough() throws Exception {
    Process process = start(Path.of(System.getProperty("java.home"), "bin", "java"));
    assertTrue(text(process).startsWith("Shortwire runs on Java "));
    assertEquals(0, process.waitFor());
  }

  @Test
  void anOlderOneSaysWhatToDo() throws Exception {
    assumeTrue(Files.exists(OLDER), "there is no older Java here");
    Process process = start(OLDER);
    String told = text(process);
    assertTrue(told.contains("Shortwire needs Java 22 or later, this is Java 17"), told);
    assertTrue(told.contains("help: run with a newer one"), told);
    assertEquals(4, process.waitFor());
  }

  private static Process start(Path java) throws Exception {
    return new ProcessBuilder(
            java.toString(), "-cp", Support.HOST.toString(), "shortwire.start.Start")
        .redirectErrorStream(true)
        .start();
  }

  private static String text(Process process) throws Exception {
    return new String(process.getInputStream().readAllBytes());
  }
}
