import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HexFormat;
import org.junit.jupiter.api.function.Executable;
import shortwire.Code;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;

/** What the tests of several features use. */
final class Support {
  static final Path SOURCES = Path.of(System.getProperty("sources"));
  static final String FEATURE = library("feature_service");
  static final String CALCULATOR = library("calculator");

  /** Where the host's own classes are. */
  static final Path HOST =
      Path.of(Code.class.getProtectionDomain().getCodeSource().getLocation().getPath());

  private Support() {}

  static ShortwireException assertFails(Code code, Executable executable) {
    ShortwireException failure = assertThrows(ShortwireException.class, executable);
    assertEquals(code, failure.getCode(), failure.getMessage());
    return failure;
  }

  static ShortwireException assertFails(Code code, String text, Executable executable) {
    ShortwireException failure = assertFails(code, executable);
    assertTrue(failure.getMessage().contains(text), failure.getMessage());
    return failure;
  }

  /** That a message has these bytes, and that they are read as it. */
  static <T extends Message> void assertWire(String hex, MessageType<T> type, T message) {
    assertEquals(hex, HexFormat.of().formatHex(message.encode()));
    assertEquals(message, type.decode(HexFormat.of().parseHex(hex)));
  }

  static byte[] hex(String text) {
    return HexFormat.of().parseHex(text.replace(" ", ""));
  }

  private static String library(String name) {
    String path = System.getProperty("libraries") + "/lib" + name + ".so";
    return Path.of(path).normalize().toString();
  }
}
