import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import shortwire.Bytes;
import shortwire.test.v1.Color;
import shortwire.test.v1.Feature;
import shortwire.test.v1.Maps;

/** Maps: every kind of key and value, order, repeated and missing parts of entries. */
class MapsTest {
  @Test
  void everyKindComesBack() {
    Maps maps =
        Maps.builder()
            .putStrings("a", "ü")
            .putDoubles("pi", 3.5)
            .putInt32s(-1, Long.MIN_VALUE)
            .putBlobs(-1L, Bytes.of((byte) 7))
            .putColors(true, Color.of(50))
            .putMessages("all", ScalarsTest.all())
            .putFlags(-5L, true)
            .build();
    try (Feature feature = Feature.open(Support.FEATURE)) {
      assertEquals(maps, feature.echoMaps(maps));
    }
  }

  @Test
  void entriesKeepTheOrderTheyWerePutIn() {
    Map<Integer, Long> numbers = new LinkedHashMap<>();
    for (int i = 0; i < 1000; i++) numbers.put((i * 7919) % 1000, (long) i);
    Maps maps = Maps.builder().int32s(numbers).build();
    assertEquals(List.copyOf(numbers.keySet()), List.copyOf(maps.int32s().keySet()));
    Maps decoded = Maps.decode(maps.encode());
    assertEquals(List.copyOf(numbers.keySet()), List.copyOf(decoded.int32s().keySet()));
    assertEquals(numbers, decoded.int32s());
    assertEquals(numbers.hashCode(), decoded.int32s().hashCode());
    assertEquals(500L, decoded.int32s().get((500 * 7919) % 1000));
    assertNull(decoded.int32s().get(5000));
  }

  @Test
  void theLastOfEqualKeysWinsAndMissingPartsAreZero() {
    Maps maps = Maps.decode(Support.hex("0a060a0161120162" + "0a060a0161120163" + "0a00"));
    assertEquals(Map.of("a", "c", "", ""), maps.strings());
    Maps messages = Maps.decode(Support.hex("32030a0161"));
    assertEquals(0, messages.messages().get("a").int32Value());
  }

  @Test
  void mapsDoNotChange() {
    Map<String, String> mine = new HashMap<>(Map.of("a", "b"));
    Maps maps = Maps.builder().strings(mine).build();
    mine.put("c", "d");
    assertEquals(Map.of("a", "b"), maps.strings());
    assertThrows(UnsupportedOperationException.class, () -> maps.strings().put("c", "d"));
    Maps more = maps.toBuilder().putStrings("c", "d").build();
    assertEquals(1, maps.strings().size());
    assertEquals(2, more.strings().size());
  }
}
