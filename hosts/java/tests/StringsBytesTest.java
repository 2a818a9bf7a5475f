import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import shortwire.Bytes;
import shortwire.Code;
import shortwire.test.v1.BytesValue;
import shortwire.test.v1.Feature;
import shortwire.test.v1.StringValue;

/** Text and bytes: empty, long, beyond ASCII, into memory of the caller. */
class StringsBytesTest {
  @Test
  void textOfAnyLengthAndAlphabet() {
    try (Feature feature = Feature.open(Support.FEATURE)) {
      for (String part : new String[] {"", "a", "ü", "漢", "\uD83D\uDE00", "\0", "why?"}) {
        for (int times : new int[] {1, 5, 30, 3000}) {
          String text = part.repeat(times);
          assertEquals(text, feature.echoString(text));
          assertEquals(text, feature.echoString(new StringValue(text)).value());
          assertEquals(text, StringValue.decode(new StringValue(text).encode()).value());
          assertArrayEquals(text.getBytes(StandardCharsets.UTF_8), Bytes.utf8(text).toArray());
        }
      }
    }
  }

  @Test
  void loneSurrogatesAreRefused() {
    try (Feature feature = Feature.open(Support.FEATURE)) {
      for (String text : new String[] {"\uD800", "a?\uDC00b", "x".repeat(40) + "\uDBFF"}) {
        Support.assertFails(
            Code.INVALID_ARGUMENT, "lone surrogate", () -> feature.echoString(text));
        Support.assertFails(
            Code.INVALID_ARGUMENT,
            "field shortwire.test.v1.StringValue.value",
            () -> new StringValue(text).encode());
      }
      assertEquals("still here", feature.echoString("still here"));
    }
  }

  @Test
  void bytesGoIntoMemoryOfTheCaller() {
    try (Feature feature = Feature.open(Support.FEATURE);
        Arena arena = Arena.ofConfined()) {
      byte[] sent = {1, 2, 3};
      byte[] array = new byte[16];
      MemorySegment onHeap = feature.echoBytesInto(sent, MemorySegment.ofArray(array));
      assertArrayEquals(sent, onHeap.toArray(ValueLayout.JAVA_BYTE));
      MemorySegment mine = arena.allocate(4096);
      MemorySegment native_ = feature.largeInto(1000, mine);
      assertEquals(1000, native_.byteSize());
      assertEquals(999 % 251, native_.get(ValueLayout.JAVA_BYTE, 999) & 0xff);
      assertEquals(true, native_.asOverlappingSlice(mine).isPresent());
      assertEquals("text", text(feature.echoStringInto("text", mine)));
      Support.assertFails(
          Code.RESOURCE_EXHAUSTED,
          "the reply takes 5000 bytes, more than the 4096",
          () -> feature.largeInto(5000, mine));
      assertEquals(10, feature.large(10).length);
    }
  }

  @Test
  void bytesDoNotChange() {
    byte[] array = {1, 2};
    Bytes bytes = Bytes.of(array);
    array[0] = 9;
    assertEquals(Bytes.of((byte) 1, (byte) 2), bytes);
    bytes.toArray()[0] = 9;
    assertEquals(1, bytes.at(0));
    assertEquals(true, bytes.asByteBuffer().isReadOnly());
    assertEquals(true, bytes.asSegment().isReadOnly());
    assertEquals(bytes, Bytes.of(ByteBuffer.wrap(new byte[] {1, 2})));
    assertEquals(bytes.hashCode(), Bytes.of(new byte[] {0, 1, 2}, 1, 2).hashCode());
    assertEquals("0102", bytes.toString());
    assertEquals(new BytesValue(bytes), new BytesValue(Bytes.wrap(new byte[] {1, 2})));
  }

  private static String text(MemorySegment segment) {
    return new String(segment.toArray(ValueLayout.JAVA_BYTE), StandardCharsets.UTF_8);
  }
}
