import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import shortwire.Bytes;
import shortwire.CallOptions;
import shortwire.test.v1.BytesValue;
import shortwire.test.v1.Choice;
import shortwire.test.v1.EnumValue;
import shortwire.test.v1.Feature;
import shortwire.test.v1.Repeated;
import shortwire.test.v1.StringValue;
import shortwire.test.v1.Tree;

/** Null where there has to be something is a NullPointerException that names it. */
class NullArgumentsTest {
  @Test
  void nullIsNamed() {
    assertNames("value", () -> new StringValue((String) null));
    assertNames("value", () -> new EnumValue(null));
    assertNames("value", () -> new BytesValue(null));
    assertNames("value", () -> new Choice.Choice_.Text(null));
    assertNames("unknownFields", () -> new StringValue("", null));
    assertNames("item", () -> Repeated.builder().addStrings(null));
    assertNames("item", () -> Repeated.builder().strings(Arrays.asList("a", null)));
    assertThrows(NullPointerException.class, () -> Bytes.of((byte[]) null));
    try (Feature feature = Feature.open(Support.FEATURE)) {
      assertNames("value", () -> feature.echoString((String) null));
      assertNames("value", () -> feature.echoBytes((byte[]) null));
      assertNames("request", () -> feature.echoTree(null));
      assertNames("request", () -> feature.echoString((StringValue) null));
      assertNames("request", () -> feature.echoTreeRaw(null));
      assertNames("options", () -> feature.with((CallOptions) null));
      assertThrows(
          NullPointerException.class,
          () -> feature.echoTreeMany(Arrays.asList(Tree.builder().build(), null)));
      assertEquals("fine", feature.echoString("fine"));
    }
  }

  private static void assertNames(String what, Executable executable) {
    assertEquals(what, assertThrows(NullPointerException.class, executable).getMessage());
  }
}
