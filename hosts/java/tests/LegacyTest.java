import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import shortwire.Bytes;
import shortwire.Code;
import shortwire.test.legacy.v1.Closed;
import shortwire.test.legacy.v1.Defaults;
import shortwire.test.legacy.v1.Groups;
import shortwire.test.legacy.v1.GroupsMany;
import shortwire.test.legacy.v1.GroupsSingle;
import shortwire.test.legacy.v1.Level;
import shortwire.test.legacy.v1.Required;
import shortwire.test.legacy.v1.Unchecked;

/** What only proto2 has. */
class LegacyTest {
  @Test
  void requiredFieldsAreChecked() {
    Support.assertWire("0805", Required.TYPE, new Required(5, null));
    Support.assertFails(
        Code.INVALID_ARGUMENT,
        "a required field is missing (byte 0 of 0, field shortwire.test.legacy.v1.Required.number)",
        () -> Required.decode(new byte[0]));
    Support.assertFails(
        Code.INVALID_ARGUMENT,
        "field shortwire.test.legacy.v1.Required.number: a required field is not set",
        () -> new Required(null, "").encode());
  }

  @Test
  void defaults() {
    Defaults none = Defaults.builder().build();
    assertNull(none.number());
    assertEquals(-7, none.numberOrDefault());
    assertEquals("don't", none.textOrDefault());
    assertEquals(Bytes.of((byte) 0, (byte) -1), none.dataOrDefault());
    assertEquals(Level.HIGH, none.levelOrDefault());
    assertEquals(Double.POSITIVE_INFINITY, none.limitOrDefault());
    assertEquals(true, none.flagOrDefault());
  }

  @Test
  void groups() {
    Groups inner = Groups.builder().addMany(new GroupsMany("x")).build();
    Groups groups = Groups.builder().single(new GroupsSingle(5, inner)).build();
    Support.assertWire("0b080512051b0a01781c0c", Groups.TYPE, groups);
    Groups merged = Groups.decode(Support.hex("0b08050c" + "0b0c"));
    assertEquals(5, merged.single().number());
  }

  @Test
  void numbersThatAClosedEnumDoesNotHaveAreUnknownFields() {
    byte[] bytes = Support.hex("0809" + "1002" + "1009" + "1a020109" + "22050a01611009" + "2809");
    Closed closed = Closed.decode(bytes);
    assertNull(closed.level());
    assertEquals(List.of(Level.HIGH), closed.levels());
    assertEquals(List.of(Level.LOW), closed.packed());
    assertEquals(Map.of(), closed.byName());
    assertNull(closed.choice());
    assertArrayEquals(
        Support.hex("1002" + "1a0101" + "0809" + "1009" + "1809" + "22050a01611009" + "2809"),
        closed.encode());
  }

  @Test
  void uncheckedTextHoldsAnyBytes() {
    Support.assertWire("0a0461c32862", Unchecked.TYPE, new Unchecked("a\udcc3(b"));
    byte[] message = Arrays.copyOf(Support.hex("0a8002"), 259);
    for (int i = 0; i < 256; i++) message[3 + i] = (byte) i;
    assertArrayEquals(message, Unchecked.decode(message).encode());
  }
}
