import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import shortwire.Code;
import shortwire.test.v1.Feature;

/** A panic is INTERNAL, and the next call has a new service. */
class PanicsTest {
  @Test
  void aPanicIsInternalAndTheServiceStartsAgain() {
    try (Feature feature = Feature.open(Support.FEATURE)) {
      assertEquals(1, feature.count());
      assertEquals(2, feature.count());
      Support.assertFails(Code.INTERNAL, "on purpose", () -> feature.panic("on purpose"));
      assertEquals(1, feature.count());
    }
  }
}
