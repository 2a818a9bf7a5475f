import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;
import shortwire.Bytes;
import shortwire.test.v1.Choice;
import shortwire.test.v1.Choice.Choice_;
import shortwire.test.v1.Color;
import shortwire.test.v1.Empty;
import shortwire.test.v1.Feature;
import shortwire.test.v1.Scalars;

/** Oneofs: every member, none, and the last of several. */
class OneofTest {
  @Test
  void everyMemberComesBackEvenIfItIsZero() {
    List<Choice_> members =
        List.of(
            new Choice_.Number(0),
            new Choice_.Text(""),
            new Choice_.Data(Bytes.EMPTY),
            new Choice_.Color(Color.UNSPECIFIED),
            new Choice_.Message(ScalarsTest.all()),
            new Choice_.Nothing(new Empty()),
            new Choice_.Flag(false),
            new Choice_.Real(-0.0));
    try (Feature feature = Feature.open(Support.FEATURE)) {
      for (Choice_ member : members) {
        Choice choice = new Choice(member, "after");
        assertEquals(choice, feature.echoChoice(choice));
      }
      assertNull(feature.echoChoice(new Choice(null, "")).choice());
    }
  }

  @Test
  void theLastMemberWinsAndTheSameMessageIsMerged() {
    assertEquals(new Choice_.Text("a"), Choice.decode(Support.hex("0805" + "120161")).choice());
    Choice merged = Choice.decode(Support.hex("2a021805" + "2a022006"));
    Scalars expected = Scalars.builder().int32Value(5).int64Value(6).build();
    assertEquals(new Choice_.Message(expected), merged.choice());
    Choice fresh = Choice.decode(Support.hex("2a021805" + "0801" + "2a022006"));
    assertEquals(new Choice_.Message(Scalars.builder().int64Value(6).build()), fresh.choice());
  }

  @Test
  void aSwitchCoversThem() {
    Choice choice = new Choice(new Choice_.Number(5), "");
    String told =
        switch (choice.choice()) {
          case Choice_.Number(long number) -> "number " + number;
          case Choice_.Text(String text) -> text;
          case Choice_ other -> other.toString();
        };
    assertEquals("number 5", told);
  }
}
