import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import shortwire.Bytes;
import shortwire.Code;
import shortwire.gen.v1.Writer;
import shortwire.test.v1.Feature;
import shortwire.test.v1.Tree;

/** Messages that contain themselves, as deep as allowed and deeper. */
class RecursionTest {
  @Test
  void treesComeBack() {
    try (Feature feature = Feature.open(Support.FEATURE)) {
      Tree tree =
          Tree.builder()
              .value(1)
              .left(chain(3))
              .right(Tree.builder().build())
              .addChildren(chain(1))
              .addChildren(chain(2))
              .build();
      assertEquals(tree, feature.echoTree(tree));
      assertEquals(chain(100), Tree.decode(chain(100).encode()));
    }
  }

  @Test
  void aDepthBombIsRefused() {
    Support.assertFails(
        Code.INVALID_ARGUMENT,
        "messages are nested deeper than allowed; see maxDepth in Options",
        () -> chain(102).encode());
    byte[] tree = nested(300);
    Support.assertFails(Code.INVALID_ARGUMENT, "nested deeper", () -> Tree.decode(tree));
    byte[] groups = new byte[100_000];
    Arrays.fill(groups, (byte) 0x5b);
    Support.assertFails(Code.INVALID_ARGUMENT, "nested deeper", () -> Tree.decode(groups));
  }

  /** So many trees, each in the left of another. */
  static Tree chain(int depth) {
    Tree tree = new Tree(depth, null, null, List.of());
    for (int i = 1; i < depth; i++) tree = new Tree(depth - i, tree, null, List.of());
    return tree;
  }

  private static byte[] nested(int depth) {
    byte[] inner = {};
    for (int i = 0; i < depth; i++) {
      inner = Writer.write(prefixed(inner));
    }
    return inner;
  }

  private static Writer.Content prefixed(byte[] inner) {
    return (w, p) -> w.tag(w.bytes(p, Bytes.of(inner)), 0x12);
  }
}
