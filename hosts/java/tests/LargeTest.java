import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import shortwire.Bytes;
import shortwire.test.v1.BytesValue;
import shortwire.test.v1.Feature;

/** Payloads of no bytes and of 64 MiB. */
class LargeTest {
  private static final int SIZE = 64 << 20;

  @Test
  void largeRepliesAndRequests() {
    try (Feature feature = Feature.open(Support.FEATURE)) {
      byte[] large = feature.large(SIZE);
      assertEquals(SIZE, large.length);
      for (int i = 0; i < SIZE; i += 4099) assertEquals((byte) (i % 251), large[i]);
      assertEquals(SIZE, feature.measure(large));
      assertEquals(0, feature.measure(new byte[0]));
      assertEquals(0, feature.large(0).length);
      byte[] encoded = new BytesValue(Bytes.wrap(large)).encode();
      assertArrayEquals(encoded, feature.echoBytesRaw(encoded));
    }
  }
}
