import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import shortwire.Bytes;
import shortwire.test.v1.Empty;
import shortwire.test.v1.Feature;
import shortwire.test.v1.Int64Value;
import shortwire.test.v1.Tree;

/** Fields that the schema does not name are kept, and written again after all others. */
class UnknownFieldsTest {
  @Test
  void everyWireTypeIsKept() {
    String fields =
        "980605" // varint
            + "a1060102030405060708" // fixed64
            + "aa0603616263" // length
            + "b306"
            + "0801"
            + "b406" // group
            + "bd0601020304"; // fixed32
    byte[] bytes = Support.hex(fields);
    Empty empty = Empty.decode(bytes);
    assertEquals(Bytes.of(bytes), empty.unknownFields());
    assertArrayEquals(bytes, empty.encode());
    Int64Value among = Int64Value.decode(Support.hex("980605" + "0807" + "a00606"));
    assertEquals(7, among.value());
    assertArrayEquals(Support.hex("0807" + "980605" + "a00606"), among.encode());
  }

  @Test
  void aKnownFieldOfAnotherWireTypeIsUnknown() {
    byte[] bytes = Support.hex("0a0161");
    assertEquals(new Int64Value(0, Bytes.of(bytes)), Int64Value.decode(bytes));
    byte[] padded = Support.hex("8a000161");
    assertEquals(Bytes.of(padded), Int64Value.decode(padded).unknownFields());
  }

  @Test
  void theyCrossFlatMethodsToo() {
    try (Feature feature = Feature.open(Support.FEATURE)) {
      Int64Value number = new Int64Value(5, Bytes.of(Support.hex("980605")));
      assertEquals(number, feature.echoInt64(number));
      Tree left = new Tree(1, null, null, List.of(), number.unknownFields());
      Tree tree = Tree.builder().left(left).build();
      assertEquals(tree, feature.echoTree(tree));
    }
  }
}
