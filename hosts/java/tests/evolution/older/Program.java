import java.util.List;
import java.util.Objects;
import shortwire.Bytes;
import shortwire.test.v1.Feature;
import shortwire.test.v1.Presence;
import shortwire.test.v1.Scalars;
import shortwire.test.v1.Version1;

/** A client of an older schema than the library's. */
public final class Program {
  private Program() {}

  /** Calls, and says that all is fine or what is not. */
  public static String run(String library) {
    try (Feature feature = Feature.open(library)) {
      // Fewer fields here: another shape, so wire, and what comes back beyond them is kept.
      Bytes unknown = Bytes.of((byte) 0x18, (byte) 7);
      Scalars scalars = new Scalars(1.5, "x", unknown);
      same(scalars, feature.echoScalars(scalars));
      same(1.5, feature.echoScalars(1.5, "x").doubleValue());
      // There the fields track presence.
      same(5L, feature.echoPresence(new Presence(5, "")).number());
      same(6L, feature.echoInt64(6));
      // A reply that has grown.
      same("n", feature.newer("n"));
      same(false, feature.newer(new Version1("n")).unknownFields().isEmpty());
      same(
          List.of("a", "b"),
          feature.newerMany(List.of(new Version1("a"), new Version1("b"))).stream()
              .map(reply -> reply.name())
              .toList());
      return "fine";
    }
  }

  private static void same(Object expected, Object found) {
    if (!Objects.equals(expected, found)) throw new AssertionError(found + ", not " + expected);
  }
}
