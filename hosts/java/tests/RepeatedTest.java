import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import shortwire.Booleans;
import shortwire.Bytes;
import shortwire.Doubles;
import shortwire.Floats;
import shortwire.Ints;
import shortwire.Longs;
import shortwire.test.v1.Color;
import shortwire.test.v1.Feature;
import shortwire.test.v1.Repeated;
import shortwire.test.v1.Unpacked;

/** Lists: every type, packed and not, long ones. */
class RepeatedTest {
  @Test
  void everyTypeComesBack() {
    Repeated repeated =
        Repeated.builder()
            .doubles(Doubles.of(1.5, -0.0))
            .floats(Floats.of(0.25F))
            .int32s(Ints.of(-1, 300))
            .int64s(Longs.of(Long.MIN_VALUE, 0))
            .uint32s(Ints.of(-1))
            .uint64s(Longs.of(-1))
            .sint32s(Ints.of(Integer.MIN_VALUE))
            .sint64s(Longs.of(Long.MIN_VALUE))
            .fixed32s(Ints.of(1))
            .fixed64s(Longs.of(2))
            .sfixed32s(Ints.of(-1))
            .sfixed64s(Longs.of(-2))
            .bools(Booleans.of(true, false))
            .strings(List.of("", "ü"))
            .blobs(List.of(Bytes.EMPTY, Bytes.of((byte) 1)))
            .colors(List.of(Color.RED, Color.of(99)))
            .addMessages(ScalarsTest.all())
            .build();
    try (Feature feature = Feature.open(Support.FEATURE)) {
      assertEquals(repeated, feature.echoRepeated(repeated));
      Unpacked unpacked =
          new Unpacked(Longs.of(1, 2), Doubles.of(0.5), List.of(Color.BLUE, Color.of(5)));
      assertEquals(unpacked, feature.echoUnpacked(unpacked));
      long[] many = new long[100_000];
      for (int i = 0; i < many.length; i++) many[i] = (long) i * i;
      Repeated large = Repeated.builder().int64s(Longs.of(many)).build();
      assertArrayEquals(many, feature.echoRepeated(large).int64s().toArrayOfLongs());
    }
  }

  @Test
  void bothFormsAreRead() {
    assertEquals(Longs.of(1, 2, 3), Unpacked.decode(Support.hex("0a020102" + "0803")).int64s());
    assertEquals(Longs.of(1, 2, 3), Repeated.decode(Support.hex("22020102" + "2003")).int64s());
    assertEquals(
        List.of(Color.RED, Color.GREEN),
        Repeated.decode(Support.hex("82010101" + "800102")).colors());
  }

  @Test
  void listsDoNotChange() {
    List<String> mine = new ArrayList<>(List.of("a"));
    Repeated repeated = Repeated.builder().strings(mine).build();
    mine.add("b");
    assertEquals(List.of("a"), repeated.strings());
    assertThrows(UnsupportedOperationException.class, () -> repeated.strings().add("b"));
    Repeated.Builder builder = repeated.toBuilder().addStrings("b").addInt64s(1);
    Repeated second = builder.build();
    builder.addStrings("c").addInt64s(2);
    assertEquals(List.of("a"), repeated.strings());
    assertEquals(List.of("a", "b"), second.strings());
    assertEquals(Longs.of(1), second.int64s());
    assertEquals(List.of(1L), second.int64s());
    assertEquals(Longs.copyOf(List.of(1L)), second.int64s());
  }
}
