import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import shortwire.Code;
import shortwire.Options;
import shortwire.test.v1.Feature;
import shortwire.test.v1.Tree;

/** Limits of size and depth, set when a library is opened. */
class LimitsTest {
  @Test
  void messagesBeyondTheLimitAreRefused() {
    Options small = Options.DEFAULT.withMaxMessageBytes(1000);
    try (Feature feature = Feature.open(Support.FEATURE, small)) {
      assertEquals(900, feature.measure(new byte[900]));
      Support.assertFails(Code.RESOURCE_EXHAUSTED, "1000", () -> feature.measure(new byte[2000]));
      Support.assertFails(Code.RESOURCE_EXHAUSTED, "1000", () -> feature.large(2000));
      Tree leaf = Tree.builder().value(1).build();
      Tree wide = Tree.builder().children(Collections.nCopies(600, leaf)).build();
      Support.assertFails(Code.RESOURCE_EXHAUSTED, "1000", () -> feature.echoTree(wide));
    }
  }

  @Test
  void deepMessagesAreRefusedUnlessAllowed() {
    Tree deep = RecursionTest.chain(300);
    try (Feature feature = Feature.open(Support.FEATURE)) {
      Support.assertFails(Code.INVALID_ARGUMENT, "nested deeper", () -> feature.echoTree(deep));
    }
    try (Feature feature = Feature.open(Support.FEATURE, Options.DEFAULT.withMaxDepth(400))) {
      assertEquals(deep, feature.echoTree(deep));
    }
  }

  @Test
  void limitsOutOfRangeAreRefused() {
    Support.assertFails(
        Code.INVALID_ARGUMENT, "max_depth = 0", () -> Options.DEFAULT.withMaxDepth(0));
    Support.assertFails(
        Code.INVALID_ARGUMENT, "max_depth = 1001", () -> Options.DEFAULT.withMaxDepth(1001));
    Support.assertFails(
        Code.INVALID_ARGUMENT,
        "max_message_bytes = 2147483648",
        () -> Options.DEFAULT.withMaxMessageBytes(1L << 31));
  }
}
