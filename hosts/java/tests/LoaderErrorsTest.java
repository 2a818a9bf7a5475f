import static org.junit.jupiter.api.Assertions.assertThrows;

import calculator.v1.Calculator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import shortwire.Code;

/** Files that are no library, or not one of ours: the cause and the way out. */
class LoaderErrorsTest {
  @TempDir Path directory;

  @Test
  void thereIsNoFile() {
    Support.assertFails(
        Code.NOT_FOUND,
        "there is no file /nowhere/libx.so\n  help: build the library",
        () -> Calculator.open("/nowhere/libx.so"));
    Support.assertFails(
        Code.NOT_FOUND,
        "there is no library libnowhere.so in the current directory or where the dynamic linker"
            + " looks",
        () -> Calculator.open("libnowhere.so"));
  }

  @Test
  void itIsSomethingElse() throws IOException {
    assertOpens(Code.INVALID_ARGUMENT, "is empty", new byte[0]);
    assertOpens(
        Code.INVALID_ARGUMENT,
        "is no shared library: it is not in a format that is known here",
        "not a library".getBytes());
    assertOpens(Code.INVALID_ARGUMENT, "it is a static library", "!<arch>\n".getBytes());
    assertOpens(Code.INVALID_ARGUMENT, "it is a script", "#!/bin/sh\n".getBytes());
    Support.assertFails(
        Code.INVALID_ARGUMENT, "is a directory", () -> Calculator.open(directory.toString()));
  }

  @Test
  void itIsForAnotherMachine() throws IOException {
    byte[] head = Support.hex("7f454c46 0202 0100 0000000000000000 0003 0016");
    assertOpens(Code.FAILED_PRECONDITION, "is built for s390x, this process runs on ", head);
  }

  @Test
  void itWouldHarmTheProcess() throws IOException {
    byte[] whole = Files.readAllBytes(Path.of(Support.CALCULATOR));
    for (int length : new int[] {30, 100, 4096, whole.length / 2}) {
      assertOpens(Code.INVALID_ARGUMENT, "was cut off", Arrays.copyOf(whole, length));
    }
    Support.assertFails(
        Code.INVALID_ARGUMENT, "no file but a pipe", () -> Calculator.open("/dev/null"));
  }

  @Test
  void itIsNotMadeWithShortwire() throws Exception {
    assertCompiles("does not export shortwire_abi_v1", "int answer(void) { return 42; }");
    assertCompiles(
        "has version 7 of Shortwire's contract, this program version 1",
        "static unsigned table[64] = {7, sizeof table}; void *shortwire_abi_v1(void) { return"
            + " table; }");
    assertCompiles(
        "has 8 bytes, at least 80 are needed",
        "static struct { unsigned v, s; const char *r; } t = {1, 8, \"x\"};"
            + " void *shortwire_abi_v1(void) { return &t; }");
  }

  @Test
  void nullIsNoPath() {
    assertThrows(NullPointerException.class, () -> Calculator.open(null));
    assertThrows(NullPointerException.class, () -> Calculator.open(Support.CALCULATOR, null));
  }

  private void assertOpens(Code code, String text, byte[] contents) throws IOException {
    Path file = directory.resolve("it.so");
    Files.write(file, contents);
    Support.assertFails(code, text, () -> Calculator.open(file.toString()));
  }

  private void assertCompiles(String text, String source) throws Exception {
    Path library = Files.createTempFile(directory, "lib", ".so");
    Path code = Files.writeString(directory.resolve("it.c"), source);
    Process compiler =
        new ProcessBuilder("cc", "-shared", "-fPIC", "-o", library.toString(), code.toString())
            .inheritIO()
            .start();
    if (compiler.waitFor() != 0) throw new AssertionError("cc failed");
    Support.assertFails(Code.FAILED_PRECONDITION, text, () -> Calculator.open(library.toString()));
  }
}
