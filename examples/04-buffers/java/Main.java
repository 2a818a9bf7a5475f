import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.HexFormat;
import pixels.v1.Pixels;
import shortwire.Column;

/** Whose memory calls use: java Main PATH/TO/libpixels.so */
final class Main {
  private static final HexFormat HEX = HexFormat.ofDelimiter(" ");

  public static void main(String[] arguments) {
    try (Pixels pixels = Pixels.open(arguments[0]);
        Arena arena = Arena.ofConfined()) {
      byte[] data = {0, 1, 2, 3, 4, 5, 6, 7};
      System.out.println("sum of a slice: " + pixels.sum(Arrays.copyOfRange(data, 2, 5)));

      // The reply is written into native memory of ours; nothing is allocated.
      MemorySegment image = arena.allocate(64);
      MemorySegment inverted = pixels.invertInto(Arrays.copyOfRange(data, 0, 4), image);
      System.out.println("inverted: " + hex(inverted));
      inverted = pixels.invertInto(Arrays.copyOfRange(data, 4, 8), image);
      System.out.println("inverted again, into the same memory: " + hex(inverted));

      // A column of native memory is written where it lies.
      MemorySegment totals = arena.allocate(ValueLayout.JAVA_LONG, 3);
      byte[][] images = {{1, 2}, {3, 4}, {5, 6}};
      pixels.sumMany(Column.of(images), Column.longs(totals));
      System.out.println(
          "sums into our column: %d %d %d"
              .formatted(
                  totals.getAtIndex(ValueLayout.JAVA_LONG, 0),
                  totals.getAtIndex(ValueLayout.JAVA_LONG, 1),
                  totals.getAtIndex(ValueLayout.JAVA_LONG, 2)));
    }
  }

  private static String hex(MemorySegment segment) {
    return HEX.formatHex(segment.toArray(ValueLayout.JAVA_BYTE));
  }
}
