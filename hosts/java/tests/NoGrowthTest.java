import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import shortwire.Column;

/** After warm-up calls allocate what they return and nothing else. */
class NoGrowthTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final int CALLS = 10_000;

  /** Rounds of so many calls that the JIT may take until it has compiled them for good. */
  private static final int MOST_ROUNDS = 200;

  /** What the test itself and the VM may take, far below one object a call. */
  private static final long SLACK = 10_000;

  @Test
  void flatCallsAllocateNothing() {
    try (Calculator calculator = Calculator.open(Support.CALCULATOR)) {
      assertTrue(allocated(() -> calculator.add(40, 2)) < SLACK);
    }
  }

  @Test
  void batchesOverNativeColumnsAllocateOneHandleEach() {
    try (Calculator calculator = Calculator.open(Support.CALCULATOR);
        Arena arena = Arena.ofConfined()) {
      MemorySegment column = arena.allocate(ValueLayout.JAVA_LONG, 1000);
      Column<long[]> numbers = Column.longs(column);
      long each = allocated(() -> calculator.addMany(numbers, numbers, numbers)) / CALLS;
      assertTrue(each < 200, each + " bytes a batch");
    }
  }

  @Test
  void smallWireCallsAllocateTheirReplyOnly() {
    try (Calculator calculator = Calculator.open(Support.CALCULATOR)) {
      CalculatorRequest request =
          new CalculatorRequest(new CalculatorRequest.Operation.Add(new BinaryOp(40, 2)));
      CalculatorResponse.Builder into = CalculatorResponse.builder();
      long typed = allocated(() -> calculator.calculate(request)) / CALLS;
      assertTrue(typed < 100, typed + " bytes a call");
      long reused = allocated(() -> calculator.calculateInto(request, into)) / CALLS;
      assertTrue(reused < 40, reused + " bytes a call into a builder");
      assertEquals(new CalculatorResponse.Result.Value(42), into.result());
    }
  }

  /** The least that this thread allocates on the heap in so many calls, in bytes. */
  private static long allocated(Runnable call) {
    long least = Long.MAX_VALUE;
    for (int round = 0; round < MOST_ROUNDS; round++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < CALLS; i++) call.run();
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
      if (least < SLACK) break;
    }
    return least;
  }
}
