import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import shortwire.Bytes;
import shortwire.test.v1.Color;
import shortwire.test.v1.Feature;
import shortwire.test.v1.Presence;

/** Absent is not the same as zero. */
class PresenceTest {
  @Test
  void absentFieldsAreNull() {
    try (Feature feature = Feature.open(Support.FEATURE)) {
      Presence none = Presence.builder().build();
      assertEquals(none, feature.echoPresence(none));
      assertEquals(none, feature.echoPresence(null, null, null, null, null, null, 0));
      assertNull(none.number());
      assertEquals(0, none.numberOrDefault());
      assertEquals("", none.textOrDefault());
    }
  }

  @Test
  void zerosThatAreThereStayThere() {
    Presence zeros = new Presence(0L, "", Bytes.EMPTY, false, Color.UNSPECIFIED, 0.0, 0);
    try (Feature feature = Feature.open(Support.FEATURE)) {
      assertEquals(zeros, feature.echoPresence(zeros));
      assertEquals(
          zeros, feature.echoPresence(0L, "", new byte[0], false, Color.UNSPECIFIED, 0.0, 0));
      Presence some = Presence.builder().real(2.5).plain(7).build();
      assertEquals(some, feature.echoPresence(some));
      assertEquals(some, feature.echoPresenceInto(some, Presence.builder().number(9L)).build());
    }
    Support.assertWire("080012001a002000280031" + "0000000000000000", Presence.TYPE, zeros);
  }
}
