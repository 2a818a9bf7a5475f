package shortwire.gen.v1;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import shortwire.Code;

/**
 * Text to UTF-8 and back, by the JDK's own coders, which are intrinsics. They replace what is wrong
 * instead of refusing it; so only where a replacement turns up is there anything to look for.
 */
final class Utf8 {
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final long EACH_LOW = 0x0101_0101_0101_0101L;
  private static final long EACH_HIGH = 0x8080_8080_8080_8080L;
  private static final char REPLACEMENT = '\ufffd';
  private static final int FIRST_ESCAPED = 0xdc80;
  private static final int LAST_ESCAPED = 0xdcff;

  private Utf8() {}

  /** The text's bytes. A lone surrogate is refused. */
  static byte[] encode(String text) {
    byte[] encoded = text.getBytes(UTF_8);
    if (hasQuestionMark(encoded)) refuseLoneSurrogates(text);
    return encoded;
  }

  /** The text of bytes. What is not UTF-8 is refused. */
  static String decode(byte[] bytes, int offset, int length) {
    String text = new String(bytes, offset, length, UTF_8);
    if (text.indexOf(REPLACEMENT) >= 0) refuseMalformed(bytes, offset, length);
    return text;
  }

  /** The text's bytes, where a lone surrogate stands for a byte: see {@link #decodeAny}. */
  static byte[] encodeAny(String text) {
    byte[] encoded = text.getBytes(UTF_8);
    if (!hasQuestionMark(encoded)) return encoded;
    ByteArrayOutputStream out = new ByteArrayOutputStream(encoded.length);
    for (int i = 0, next; i < text.length(); i = next) {
      int codePoint = text.codePointAt(i);
      next = i + Character.charCount(codePoint);
      if (codePoint >= FIRST_ESCAPED && codePoint <= LAST_ESCAPED) {
        out.write(codePoint);
      } else {
        out.writeBytes(text.substring(i, next).getBytes(UTF_8));
      }
    }
    return out.toByteArray();
  }

  /** The text of bytes, where each byte that is not UTF-8 becomes a surrogate from U+DC80 on. */
  static String decodeAny(byte[] bytes, int offset, int length) {
    String text = new String(bytes, offset, length, UTF_8);
    if (text.indexOf(REPLACEMENT) < 0) return text;
    ByteBuffer input = ByteBuffer.wrap(bytes, offset, length);
    CharBuffer output = CharBuffer.allocate(length);
    CharsetDecoder decoder = UTF_8.newDecoder();
    while (decoder.decode(input, output, true).isError()) {
      output.put((char) (FIRST_ESCAPED - 0x80 + (input.get() & 0xff)));
    }
    return output.flip().toString();
  }

  /** Looks at eight bytes at a time. */
  private static boolean hasQuestionMark(byte[] bytes) {
    int i = 0;
    for (; i <= bytes.length - 8; i += 8) {
      long different = (long) LONG.get(bytes, i) ^ EACH_LOW * '?';
      if ((different - EACH_LOW & ~different & EACH_HIGH) != 0) return true;
    }
    for (; i < bytes.length; i++) {
      if (bytes[i] == '?') return true;
    }
    return false;
  }

  private static void refuseLoneSurrogates(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!Character.isSurrogate(text.charAt(i))) continue;
      boolean isPair =
          i + 1 < text.length() && Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1));
      if (!isPair) {
        throw new WireException(
            Code.INVALID_ARGUMENT,
            "the text has a lone surrogate at " + i + "; use a field of type bytes for other data",
            0);
      }
      i++;
    }
  }

  private static void refuseMalformed(byte[] bytes, int offset, int length) {
    ByteBuffer input = ByteBuffer.wrap(bytes, offset, length);
    try {
      UTF_8.newDecoder().decode(input);
    } catch (CharacterCodingException malformed) {
      throw new WireException(Code.INVALID_ARGUMENT, "a string is not UTF-8", input.position());
    }
  }
}
