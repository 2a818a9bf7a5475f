import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import calculator.v1.BinaryOp;
import calculator.v1.Calculator;
import calculator.v1.CalculatorRequest;
import calculator.v1.CalculatorResponse;
import calculator.v1.DivisionError;
import calculator.v1.Value;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import shortwire.BatchException;
import shortwire.Bytes;
import shortwire.Code;
import shortwire.Column;
import shortwire.test.v1.Color;
import shortwire.test.v1.Empty;
import shortwire.test.v1.EnumValue;
import shortwire.test.v1.Feature;
import shortwire.test.v1.Presence;
import shortwire.test.v1.Scalars;

/** Batches: items, arrays, columns of native memory, failures by item. */
class BatchTest {
  @Test
  void itemsOfFlatMethods() {
    try (Calculator calculator = Calculator.open(Support.CALCULATOR);
        Feature feature = Feature.open(Support.FEATURE)) {
      assertEquals(
          List.of(new Value(3), new Value(7)),
          calculator.addMany(List.of(new BinaryOp(1, 2), new BinaryOp(3, 4))));
      assertEquals(List.of(), calculator.addMany(List.of()));
      List<Scalars> scalars = List.of(ScalarsTest.all(), Scalars.builder().build());
      assertEquals(scalars, feature.echoScalarsMany(scalars));
      Presence some = Presence.builder().number(0L).text("").data(Bytes.EMPTY).plain(3).build();
      List<Presence> presences = List.of(some, Presence.builder().color(Color.of(9)).build());
      assertEquals(presences, feature.echoPresenceMany(presences));
      assertEquals(
          List.of(new Empty(), new Empty()),
          feature.nothingMany(List.of(new Empty(), new Empty())));
      assertEquals(
          List.of(new EnumValue(Color.of(99))),
          feature.echoEnumMany(List.of(new EnumValue(Color.of(99)))));
    }
  }

  @Test
  void itemsOfWireMethods() {
    try (Calculator calculator = Calculator.open(Support.CALCULATOR)) {
      List<CalculatorRequest> requests =
          IntStream.range(0, 100)
              .mapToObj(n -> new CalculatorRequest.Operation.Add(new BinaryOp(n, 1)))
              .map(CalculatorRequest::new)
              .toList();
      List<CalculatorResponse> replies = calculator.calculateMany(requests);
      assertEquals(100, replies.size());
      assertEquals(new CalculatorResponse.Result.Value(100), replies.get(99).result());
      assertEquals(List.of(), calculator.calculateMany(List.of()));
    }
  }

  @Test
  void arraysOfEveryType() {
    try (Calculator calculator = Calculator.open(Support.CALCULATOR);
        Feature feature = Feature.open(Support.FEATURE)) {
      assertArrayEquals(
          new long[] {4, 6}, calculator.addMany(new long[] {1, 2}, new long[] {3, 4}));
      assertArrayEquals(new long[0], calculator.addMany(new long[0], new long[0]));
      assertArrayEquals(new int[] {-1, 2}, feature.echoInt32Many(new int[] {-1, 2}));
      assertArrayEquals(new int[] {-1, 2}, feature.echoUint32Many(new int[] {-1, 2}));
      assertArrayEquals(new double[] {0.5}, feature.echoDoubleMany(new double[] {0.5}));
      assertArrayEquals(new float[] {0.5F}, feature.echoFloatMany(new float[] {0.5F}));
      assertArrayEquals(
          new boolean[] {true, false}, feature.echoBoolMany(new boolean[] {true, false}));
      assertArrayEquals(new int[] {1, 77}, feature.echoEnumMany(new int[] {1, 77}));
      assertArrayEquals(
          new String[] {"a", "ü", ""}, feature.echoStringMany(new String[] {"a", "ü", ""}));
      byte[][] blobs = {{1, 2}, {}, new byte[5000]};
      assertArrayEquals(blobs, feature.echoBytesMany(blobs));
    }
  }

  @Test
  void columnsOfNativeMemoryAndOneForAll() {
    try (Calculator calculator = Calculator.open(Support.CALCULATOR);
        Arena arena = Arena.ofConfined()) {
      MemorySegment a = arena.allocateFrom(ValueLayout.JAVA_LONG, 1, 2, 3);
      MemorySegment sums = arena.allocate(ValueLayout.JAVA_LONG, 3);
      calculator.addMany(Column.longs(a), Column.all(new long[] {10}), Column.longs(sums));
      assertArrayEquals(new long[] {11, 12, 13}, sums.toArray(ValueLayout.JAVA_LONG));
      long[] more = new long[5];
      calculator.addMany(Column.longs(a), null, Column.of(more));
      assertArrayEquals(new long[] {1, 2, 3, 0, 0}, more);
    }
  }

  @Test
  void columnsThatDoNotAgreeAreNamed() {
    try (Calculator calculator = Calculator.open(Support.CALCULATOR);
        Arena arena = Arena.ofConfined()) {
      Support.assertFails(
          Code.INVALID_ARGUMENT,
          "calculator.v1.BinaryOp.b has 3 values, the batch has 2 items",
          () -> calculator.addMany(new long[2], new long[3]));
      Support.assertFails(
          Code.INVALID_ARGUMENT,
          "calculator.v1.Value.value has 1 values",
          () ->
              calculator.addMany(
                  Column.of(new long[2]), Column.of(new long[2]), Column.of(new long[1])));
      Support.assertFails(
          Code.INVALID_ARGUMENT,
          "at least one column",
          () -> calculator.addMany(null, null, Column.of(new long[2])));
      Support.assertFails(
          Code.INVALID_ARGUMENT, "aligned", () -> Column.longs(arena.allocate(12, 8)));
      Support.assertFails(
          Code.INVALID_ARGUMENT, "native", () -> Column.longs(MemorySegment.ofArray(new long[2])));
      assertThrows(IllegalArgumentException.class, () -> Column.of("no array"));
    }
  }

  @Test
  void failingItemsAreToldAndTheOthersHaveResults() {
    try (Calculator calculator = Calculator.open(Support.CALCULATOR)) {
      long[] dividends = {6, 1, 9, Long.MIN_VALUE};
      long[] divisors = {3, 0, 3, -1};
      BatchException failure =
          assertThrows(BatchException.class, () -> calculator.divideMany(dividends, divisors));
      assertEquals(Set.of(1, 3), failure.getErrors().keySet());
      assertEquals(Code.INVALID_ARGUMENT, failure.getCode());
      assertEquals(Code.OUT_OF_RANGE, failure.getErrors().get(3).getCode());
      assertEquals(
          new DivisionError(1, 0),
          failure.getErrors().get(1).detail(DivisionError.TYPE).orElseThrow());
      assertArrayEquals(new long[] {2, 0, 3, 0}, (long[]) failure.getResults());

      List<BinaryOp> items =
          IntStream.range(0, 4).mapToObj(i -> new BinaryOp(dividends[i], divisors[i])).toList();
      BatchException ofItems =
          assertThrows(BatchException.class, () -> calculator.divideMany(items));
      assertEquals(Arrays.asList(new Value(2), null, new Value(3), null), ofItems.getResults());
      assertEquals(
          "2 items of the batch failed; the first is item 1: INVALID_ARGUMENT: "
              + failure.getErrors().get(1).getMessage(),
          failure.getMessage());
    }
  }

  @Test
  void manyFailuresAreAllTold() {
    try (Calculator calculator = Calculator.open(Support.CALCULATOR)) {
      List<BinaryOp> items = Collections.nCopies(1000, new BinaryOp(1, 0));
      BatchException failure =
          assertThrows(BatchException.class, () -> calculator.divideMany(items));
      assertEquals(1000, failure.getErrors().size());
      assertEquals(3, calculator.add(1, 2));
    }
  }
}
