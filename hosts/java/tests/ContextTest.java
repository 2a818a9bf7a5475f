import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import shortwire.Bytes;
import shortwire.CallOptions;
import shortwire.Cancellation;
import shortwire.Code;
import shortwire.Longs;
import shortwire.test.v1.Feature;
import shortwire.test.v1.Unpacked;

/** What travels beside a call: deadline, cancellation, metadata. */
class ContextTest {
  @Test
  void deadlines() {
    try (Feature feature = Feature.open(Support.FEATURE)) {
      CallOptions minute = CallOptions.NONE.withTimeout(Duration.ofMinutes(1));
      assertEquals(0, feature.with(minute).slow(0));
      Feature late = feature.with(CallOptions.NONE.withTimeout(Duration.ZERO));
      Support.assertFails(Code.DEADLINE_EXCEEDED, () -> late.slow(600_000));
      Support.assertFails(Code.DEADLINE_EXCEEDED, () -> late.echoInt64(1));
      Support.assertFails(
          Code.INVALID_ARGUMENT,
          "timeout = PT-1S is out of range",
          () -> minute.withTimeout(Duration.ofSeconds(-1)));
      Duration aeon = Duration.ofSeconds(Long.MAX_VALUE);
      assertEquals(5, feature.with(CallOptions.NONE.withTimeout(aeon)).echoInt64(5));
    }
  }

  @Test
  void cancellation() {
    try (Feature feature = Feature.open(Support.FEATURE)) {
      Cancellation cancellation = new Cancellation();
      Feature view = feature.with(CallOptions.NONE.withCancellation(cancellation));
      assertEquals(1, view.echoInt64(1));
      cancellation.cancel();
      assertTrue(cancellation.isCancelled());
      Support.assertFails(Code.CANCELLED, () -> view.slow(600_000));
      Support.assertFails(Code.CANCELLED, () -> view.echoInt64(1));
      assertEquals(1, feature.echoInt64(1));
    }
  }

  @Test
  void metadataGoesWithEveryForm() {
    try (Feature feature = Feature.open(Support.FEATURE)) {
      CallOptions options =
          CallOptions.NONE
              .withMetadata("trace", "abc")
              .withMetadata("key-bin", Bytes.of((byte) 0))
              .withTimeout(Duration.ofMinutes(1));
      Feature view = feature.with(options);
      assertEquals(5, view.echoInt64(5));
      assertEquals("text", view.echoString("text"));
      Unpacked message = Unpacked.builder().int64s(Longs.of(1)).build();
      assertEquals(message, view.echoUnpacked(message));
      assertEquals(2, view.echoInt64Many(new long[] {1, 2})[1]);
    }
  }
}
