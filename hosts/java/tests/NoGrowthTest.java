import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import calculator.v1.BinaryOp;
import calculator.v1.Calculator;
import calculator.v1.CalculatorRequest;
import calculator.v1.CalculatorResponse;
import com.sun.management.ThreadMXBean;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import shortwire.Code;
import shortwire.Column;
import shortwire.ShortwireException;

/** After warm-up calls allocate what they return and nothing else. */
class NoGrowthTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final int CALLS = 10_000;

  /** Rounds of so many calls that the JIT may take. */
  private static final int MOST_ROUNDS = 2000;

  /** What the test itself and the VM may take, far below one object a call. */
  private static final long SLACK = 10_000;

  private static final long LITTLE = 300_000;

  @Test
  void flatCallsAllocateNothing() {
    try (Calculator calculator = Calculator.open(Support.CALCULATOR)) {
      assertAllocates(0, () -> calculator.add(40, 2));
    }
  }

  @Test
  void batchesOverNativeColumnsAllocateOneHandleEach() {
    try (Calculator calculator = Calculator.open(Support.CALCULATOR);
        Arena arena = Arena.ofConfined()) {
      MemorySegment column = arena.allocate(ValueLayout.JAVA_LONG, 1000);
      Column<long[]> numbers = Column.longs(column);
      assertAllocates(200, () -> calculator.addMany(numbers, numbers, numbers));
    }
  }

  @Test
  void smallWireCallsAllocateTheirReplyOnly() {
    try (Calculator calculator = Calculator.open(Support.CALCULATOR)) {
      CalculatorRequest request =
          new CalculatorRequest(new CalculatorRequest.Operation.Add(new BinaryOp(40, 2)));
      CalculatorResponse.Builder into = CalculatorResponse.builder();
      assertAllocates(100, () -> calculator.calculate(request));
      assertAllocates(40, () -> calculator.calculateInto(request, into));
      assertEquals(new CalculatorResponse.Result.Value(42), into.result());
    }
  }

  @Test
  void millionsOfCallsLeaveNothingBehind() {
    try (Calculator calculator = Calculator.open(Support.CALCULATOR)) {
      CalculatorRequest request =
          new CalculatorRequest(new CalculatorRequest.Operation.Add(new BinaryOp(40, 2)));
      assertTrue(kept(10_000_000, () -> calculator.add(40, 2)) < LITTLE);
      assertTrue(kept(1_000_000, () -> calculator.calculate(request)) < LITTLE);
      assertTrue(kept(100_000, () -> failOnce(calculator)) < LITTLE);
    }
    assertTrue(kept(300, () -> Calculator.open(Support.CALCULATOR).close()) < LITTLE);
  }

  private static void failOnce(Calculator calculator) {
    try {
      calculator.divide(1, 0);
      throw new AssertionError("it succeeded");
    } catch (ShortwireException expected) {
      assertEquals(Code.INVALID_ARGUMENT, expected.getCode());
    }
  }

  /** Bytes of the heap that stay in use after so many more calls. */
  private static long kept(int calls, Runnable call) {
    for (int i = 0; i < calls / 10; i++) call.run();
    long before = used();
    for (int i = 0; i < calls; i++) call.run();
    return used() - before;
  }

  private static long used() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  /** That a call comes down to so many bytes of the heap, once the JIT has compiled it for good. */
  private static void assertAllocates(long bytes, Runnable call) {
    long allocated = Long.MAX_VALUE;
    for (int round = 0; round < MOST_ROUNDS; round++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < CALLS; i++) call.run();
      allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
      if (allocated <= bytes * CALLS + SLACK) return;
    }
    fail(allocated / CALLS + " bytes a call, not " + bytes);
  }
}
