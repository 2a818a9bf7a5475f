package shortwire.boundary;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
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
    SPECIAL,
    CUT_OFF,
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

  private static final int HEAD = 64;
  private static final int ELF_MACHINE_END = 20;
  private static final int PART_SIZE = 56;
  private static final int PART_IS_LOADED = 1;

  /**
   * Whether dlopen() may have a look: it would wait for a pipe for ever, and the process would die of a
   * library that was cut off.
   */
  boolean isSafeToLoad() {
    return kind != Kind.SPECIAL && kind != Kind.CUT_OFF;
  }

  static FileKind of(Path path) {
    try {
      if (Files.isDirectory(path)) return new FileKind(Kind.DIRECTORY, "");
      if (!Files.exists(path)) return new FileKind(Kind.MISSING, "");
      if (!Files.isRegularFile(path)) return new FileKind(Kind.SPECIAL, "");
      try (FileChannel file = FileChannel.open(path)) {
        return lookInto(file);
      }
    } catch (NoSuchFileException | NotDirectoryException missing) {
      return new FileKind(Kind.MISSING, "");
    } catch (IOException unreadable) {
      return new FileKind(Kind.UNREADABLE, "");
    }
  }

  private static FileKind lookInto(FileChannel file) throws IOException {
    byte[] head = read(file, 0, HEAD);
    if (head.length == 0) return new FileKind(Kind.EMPTY, "");
    String text = new String(head, StandardCharsets.ISO_8859_1);
    if (head.length >= ELF_MACHINE_END && text.startsWith("\177ELF")) return ofElf(file, head);
    return Arrays.stream(KNOWN)
        .filter(known -> text.startsWith(known.start))
        .findFirst()
        .map(known -> new FileKind(Kind.OTHER, known.description))
        .orElseGet(() -> new FileKind(Kind.OTHER, "not in a format that is known here"));
  }

  /** As many bytes as there are. */
  private static byte[] read(FileChannel file, long position, int length) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(length);
    while (bytes.hasRemaining()) {
      if (file.read(bytes, position + bytes.position()) < 0) break;
    }
    return Arrays.copyOf(bytes.array(), bytes.position());
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

  private static FileKind ofElf(FileChannel file, byte[] head) throws IOException {
    boolean is64Bit = head[4] == 2;
    boolean isBigEndian = head[5] == 2;
    ByteBuffer fields =
        ByteBuffer.wrap(head).order(isBigEndian ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
    String name = machineName(fields.getShort(18) & 0xffff, is64Bit);
    if (!name.equals(thisMachine())) return new FileKind(Kind.OTHER_MACHINE, name);
    boolean isCutOff = is64Bit && (head.length < HEAD || isCutOff(file, fields));
    return new FileKind(isCutOff ? Kind.CUT_OFF : Kind.LIBRARY, name);
  }

  /**
   * Whether parts that a library of this machine wants mapped lie beyond the end of its file. Source:
   * Elf64_Ehdr and Elf64_Phdr of {@code <elf.h>}; other libraries are left to the linker.
   */
  private static boolean isCutOff(FileChannel file, ByteBuffer head) throws IOException {
    long size = file.size();
    long parts = head.getLong(32);
    int count = head.getShort(56) & 0xffff;
    if (head.getShort(54) != PART_SIZE) return false;
    if (isBeyond(parts, (long) count * PART_SIZE, size)) return true;
    byte[] table = read(file, parts, count * PART_SIZE);
    if (table.length < count * PART_SIZE) return true;
    ByteBuffer fields = ByteBuffer.wrap(table).order(head.order());
    for (int part = 0; part < table.length; part += PART_SIZE) {
      boolean isLoaded = fields.getInt(part) == PART_IS_LOADED;
      if (isLoaded && isBeyond(fields.getLong(part + 8), fields.getLong(part + 32), size))
        return true;
    }
    return false;
  }

  private static boolean isBeyond(long offset, long length, long size) {
    return Long.compareUnsigned(offset, size) > 0
        || Long.compareUnsigned(length, size - offset) > 0;
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
