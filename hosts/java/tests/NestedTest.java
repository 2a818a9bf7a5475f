import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import shortwire.test.v1.Feature;
import shortwire.test.v1.Nested;
import shortwire.test.v1.NestedInner;
import shortwire.test.v1.NestedInnerKind;

/** Messages in messages, and their types. */
class NestedTest {
  @Test
  void nestedMessagesComeBack() {
    Nested nested =
        Nested.builder()
            .inner(new NestedInner(1, NestedInnerKind.LEAF))
            .addInners(new NestedInner(2, NestedInnerKind.UNSPECIFIED))
            .addInners(new NestedInner(-3, NestedInnerKind.of(9)))
            .kind(NestedInnerKind.LEAF)
            .build();
    try (Feature feature = Feature.open(Support.FEATURE)) {
      assertEquals(nested, feature.echoNested(nested));
    }
  }

  @Test
  void aMessageThatComesTwiceIsMerged() {
    Nested nested = Nested.decode(Support.hex("0a020805" + "0a021001" + "0a00"));
    assertEquals(new NestedInner(5, NestedInnerKind.LEAF), nested.inner());
  }
}
