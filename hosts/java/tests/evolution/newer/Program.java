import java.util.List;
import java.util.Map;
import java.util.Objects;
import shortwire.Code;
import shortwire.ShortwireException;
import shortwire.test.v1.Feature;
import shortwire.test.v1.Int64Value;
import shortwire.test.v1.Nested;
import shortwire.test.v1.StringValue;
import shortwire.test.v1.Tree;

/** A client of a newer schema than the library's. */
public final class Program {
  private Program() {}

  /** Calls, and says that all is fine or what is not. */
  public static String run(String library) {
    try (Feature feature = Feature.open(library)) {
      // Fields that the library does not know come back, because it keeps what it does not know.
      Int64Value number = new Int64Value(5, "km");
      same(number, feature.echoInt64(number));
      same(number, feature.echoInt64(5, "km"));
      same(List.of(number), feature.echoInt64Many(List.of(number)));
      StringValue text = new StringValue("t", List.of("a", "b"));
      same(text, feature.echoString(text));
      Tree tree = Tree.builder().label("left").weights(Map.of("w", 3L)).build();
      same(tree, feature.echoTree(tree));
      // What cannot be is named.
      fails(Code.UNIMPLEMENTED, () -> feature.added(5, ""));
      fails(Code.UNIMPLEMENTED, () -> feature.addedTree(tree));
      fails(Code.INVALID_ARGUMENT, () -> feature.echoNested(new Nested("text")));
      same(5L, feature.echoInt64(5, "").value());
      return "fine";
    }
  }

  private static void fails(Code code, Runnable call) {
    try {
      call.run();
    } catch (ShortwireException failure) {
      same(code, failure.getCode());
      return;
    }
    throw new AssertionError("it did not fail");
  }

  private static void same(Object expected, Object found) {
    if (!Objects.equals(expected, found)) throw new AssertionError(found + ", not " + expected);
  }
}
