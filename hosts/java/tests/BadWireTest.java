import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import shortwire.Code;
import shortwire.Longs;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.test.v1.Empty;
import shortwire.test.v1.Feature;
import shortwire.test.v1.Repeated;
import shortwire.test.v1.Scalars;
import shortwire.test.v1.StringValue;

/** Bytes that are not a message: the same refusal from the decoder here and from the library. */
class BadWireTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "truncated varint, 1880",
    "varint too long, 18ffffffffffffffffffff01",
    "truncated double, 0900000000",
    "truncated float, 150000",
    "length beyond the end, 7205616263",
    "length of 2 GiB, 72ffffffff0761",
    "length of 2 to the 63rd, 7280808080808080808080 01",
    "wire type 6, 0e",
    "wire type 7, 0f",
    "field number 0, 0001",
    "group that nobody opened, 0c",
    "group that never ends, a301",
    "group that ends as another, a301ac01",
    "tag too long, ffffffffff01",
    "invalid UTF-8, 7202c328",
    "overlong UTF-8, 7202c080",
    "surrogate in UTF-8, 7203eda080",
  })
  void badBytesAreRefusedByBothSides(String name, String bytes) {
    byte[] bad = Support.hex(bytes);
    Support.assertFails(
        Code.INVALID_ARGUMENT,
        "not a valid shortwire.test.v1.Scalars: ",
        () -> Scalars.decode(bad));
    try (Feature feature = Feature.open(Support.FEATURE)) {
      Support.assertFails(Code.INVALID_ARGUMENT, () -> feature.echoScalarsRaw(bad));
    }
  }

  @Test
  void theMessageTellsWhere() {
    Support.assertFails(
        Code.INVALID_ARGUMENT,
        "the bytes end in the middle of a value (byte 3 of 4, field"
            + " shortwire.test.v1.Scalars.int64_value)",
        () -> Scalars.decode(Support.hex("18012080")));
    Support.assertFails(
        Code.INVALID_ARGUMENT,
        "a string is not UTF-8 (byte 2 of 3, field shortwire.test.v1.StringValue.value)",
        () -> StringValue.decode(Support.hex("0a01ff")));
  }

  @Test
  void varintsOfTenBytesAreRead() {
    assertEquals(-1, Scalars.decode(Support.hex("20ffffffffffffffffff01")).int64Value());
    assertEquals(-1, Scalars.decode(Support.hex("18ffffffffffffffffff01")).int32Value());
    assertEquals(true, Scalars.decode(Support.hex("6880808080808080808001")).boolValue());
  }

  @Test
  void anyBytesDecodeOrAreRefused() {
    Random random = new Random(7);
    byte[] seed =
        Repeated.builder()
            .int64s(Longs.of(1, 300))
            .addStrings("ab")
            .addMessages(ScalarsTest.all())
            .build()
            .encode();
    for (int round = 0; round < 3000; round++) {
      byte[] data = seed.clone();
      if (random.nextInt(3) == 0) random.nextBytes(data = new byte[random.nextInt(40)]);
      for (int i = random.nextInt(4); i > 0 && data.length > 0; i--) {
        data[random.nextInt(data.length)] = (byte) random.nextInt();
      }
      for (MessageType<?> type : List.of(Repeated.TYPE, Scalars.TYPE, Empty.TYPE))
        decode(type, data);
    }
  }

  /** Whatever decodes is written again as something that decodes to the same. */
  private static void decode(MessageType<?> type, byte[] data) {
    byte[] again;
    try {
      again = type.decode(data).encode();
    } catch (ShortwireException refused) {
      assertEquals(Code.INVALID_ARGUMENT, refused.getCode());
      return;
    }
    assertArrayEquals(again, type.decode(again).encode());
  }
}
