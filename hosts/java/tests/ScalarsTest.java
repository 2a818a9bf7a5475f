import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import shortwire.Bytes;
import shortwire.test.v1.Color;
import shortwire.test.v1.DoubleValue;
import shortwire.test.v1.Feature;
import shortwire.test.v1.Int64Value;
import shortwire.test.v1.Scalars;

/** Every scalar type, flat and in wire format, at its limits. */
class ScalarsTest {
  @Test
  void everyTypeComesBackAtItsLimits() {
    try (Feature feature = Feature.open(Support.FEATURE)) {
      for (long value : new long[] {0, 1, -1, Long.MAX_VALUE, Long.MIN_VALUE}) {
        assertEquals(value, feature.echoInt64(value));
        assertEquals(value, feature.echoUint64(value));
        assertEquals(value, feature.echoSint64(value));
        assertEquals(value, feature.echoFixed64(value));
        assertEquals(value, feature.echoSfixed64(value));
      }
      for (int value : new int[] {0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
        assertEquals(value, feature.echoInt32(value));
        assertEquals(value, feature.echoUint32(value));
        assertEquals(value, feature.echoSint32(value));
        assertEquals(value, feature.echoFixed32(value));
        assertEquals(value, feature.echoSfixed32(value));
      }
      for (double value : new double[] {0, -0.0, 1.5, Double.MIN_VALUE, Double.POSITIVE_INFINITY}) {
        assertEquals(value, feature.echoDouble(value));
        assertEquals((float) value, feature.echoFloat((float) value));
      }
      assertTrue(Double.isNaN(feature.echoDouble(Double.NaN)));
      assertTrue(feature.echoBool(true));
    }
  }

  @Test
  void aMessageOfAllOfThemCrossesBothWays() {
    try (Feature feature = Feature.open(Support.FEATURE)) {
      Scalars all = all();
      assertEquals(all, feature.echoScalars(all));
      assertEquals(all, feature.echoScalarsInto(all, Scalars.builder()).build());
      assertEquals(all, Scalars.decode(feature.echoScalarsRaw(all.encode())));
      assertEquals(Scalars.builder().build(), feature.echoScalars(Scalars.builder().build()));
    }
  }

  @Test
  void zerosAreNotWrittenAndNegativeZeroIs() {
    Support.assertWire("", Int64Value.TYPE, new Int64Value(0));
    Support.assertWire("", DoubleValue.TYPE, new DoubleValue(0.0));
    Support.assertWire("090000000000000080", DoubleValue.TYPE, new DoubleValue(-0.0));
    Support.assertWire("08ffffffffffffffffff01", Int64Value.TYPE, new Int64Value(-1));
  }

  @Test
  void enumsKeepNumbersThatTheSchemaDoesNotName() {
    try (Feature feature = Feature.open(Support.FEATURE)) {
      assertEquals(Color.RED, feature.echoEnum(Color.RED));
      assertEquals(Color.Known.BLUE, feature.echoEnum(Color.of(-3)));
      Color unknown = assertInstanceOf(Color.Unknown.class, feature.echoEnum(Color.of(77)));
      assertEquals(77, unknown.number());
    }
    assertThrows(IllegalArgumentException.class, () -> new Color.Unknown(1));
    String told =
        switch (Color.of(1)) {
          case Color.Known.RED -> "red";
          case Color.Known other -> other.name();
          case Color.Unknown(int number) -> "number " + number;
        };
    assertEquals("red", told);
  }

  static Scalars all() {
    return Scalars.builder()
        .doubleValue(1.5)
        .floatValue(-2.25F)
        .int32Value(-3)
        .int64Value(Long.MIN_VALUE)
        .uint32Value(-1)
        .uint64Value(-1)
        .sint32Value(Integer.MIN_VALUE)
        .sint64Value(-8)
        .fixed32Value(-9)
        .fixed64Value(10)
        .sfixed32Value(-11)
        .sfixed64Value(-12)
        .boolValue(true)
        .stringValue("häuser \uD83D\uDE00 and more than twenty-four characters")
        .bytesValue(Bytes.of((byte) 0, (byte) -1))
        .enumValue(Color.BLUE)
        .build();
  }
}
