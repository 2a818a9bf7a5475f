package shortwire.boundary;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * What a file is that could not be loaded, told from its first bytes.
 *
 * @param kind the sort of file
 * @param description completes "it is ..."
 */
record FileKind(Kind kind, String description) {
  /** Sorts of files. */
  enum Kind {
    MISSING,
    UNREADABLE,
    DIRECTORY,
    EMPTY,
    OTHER_MACHINE,
    OTHER,
    LIBRARY
  }

  private record Known(String start, String description) {}

  private static final Known[] KNOWN = {
    new Known(
        "!<arch>\n", "a static library (ar archive); link with it, or build a cdylib instead"),
    new Known("MZ", "a Windows library or program"),
    new Known("\u00cf\u00fa\u00ed\u00fe", "a macOS library or program"),
    new Known("\u00ca\u00fe\u00ba\u00be", "a macOS universal library or a Java class"),
    new Known("#!", "a script"),
    new Known("\0asm", "a WebAssembly module"),
    new Known("/* GNU ld script", "a linker script; open the library that it names"),
  };

  private static final int HEAD = 20;

  static FileKind of(Path path) {
    byte[] head;
    try {
      if (Files.isDirectory(path)) return new FileKind(Kind.DIRECTORY, "");
      if (!Files.exists(path)) return new FileKind(Kind.MISSING, "");
      try (InputStream file = Files.newInputStream(path)) {
        head = file.readNBytes(HEAD);
      }
    } catch (NoSuchFileException | NotDirectoryException missing) {
      return new FileKind(Kind.MISSING, "");
    } catch (IOException unreadable) {
      return new FileKind(Kind.UNREADABLE, "");
    }
    if (head.length == 0) return new FileKind(Kind.EMPTY, "");
    String text = new String(head, StandardCharsets.ISO_8859_1);
    if (head.length == HEAD && text.startsWith("\177ELF")) return ofElf(head);
    return Arrays.stream(KNOWN)
        .filter(known -> text.startsWith(known.start))
        .findFirst()
        .map(known -> new FileKind(Kind.OTHER, known.description))
        .orElseGet(() -> new FileKind(Kind.OTHER, "not in a format that is known here"));
  }

  /** The name of the machine that this process runs on. */
  static String thisMachine() {
    String architecture = System.getProperty("os.arch");
    return switch (architecture) {
      case "amd64" -> "x86_64";
      case "ppc64", "ppc64le" -> "powerpc64";
      case "loongarch64" -> "loongarch";
      default -> architecture;
    };
  }

  private static FileKind ofElf(byte[] head) {
    boolean is64Bit = head[4] == 2;
    boolean isBigEndian = head[5] == 2;
    int machine =
        isBigEndian
            ? (head[18] & 0xff) << 8 | head[19] & 0xff
            : (head[19] & 0xff) << 8 | head[18] & 0xff;
    String name = machineName(machine, is64Bit);
    return new FileKind(name.equals(thisMachine()) ? Kind.LIBRARY : Kind.OTHER_MACHINE, name);
  }

  /** Source: the e_machine numbers of {@code <elf.h>}. */
  private static String machineName(int machine, boolean is64Bit) {
    return switch (machine) {
      case 3 -> "x86 (32 bits)";
      case 21 -> "powerpc64";
      case 22 -> "s390x";
      case 40 -> "arm (32 bits)";
      case 62 -> is64Bit ? "x86_64" : "x32";
      case 183 -> "aarch64";
      case 243 -> is64Bit ? "riscv64" : "riscv32";
      case 258 -> "loongarch";
      default -> "a machine with an unfamiliar number";
    };
  }
}
