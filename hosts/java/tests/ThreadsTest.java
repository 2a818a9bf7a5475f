import static org.junit.jupiter.api.Assertions.assertEquals;

import calculator.v1.BinaryOp;
import calculator.v1.Calculator;
import calculator.v1.CalculatorRequest;
import calculator.v1.CalculatorResponse;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import shortwire.test.v1.Feature;
import shortwire.test.v1.StringValue;

/** One client, many threads, platform and virtual. */
class ThreadsTest {
  @Test
  void platformThreads() throws Exception {
    try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
      call(threads, 8, 2000);
    }
  }

  @Test
  void virtualThreads() throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      call(threads, 500, 20);
    }
  }

  @Test
  void aCallMayBeginWhileItsThreadIsInOne() {
    try (Feature feature = Feature.open(Support.FEATURE)) {
      List<StringValue> items =
          new AbstractList<>() {
            @Override
            public StringValue get(int index) {
              return new StringValue(feature.echoString("item " + index));
            }

            @Override
            public int size() {
              return 3;
            }
          };
      assertEquals(new StringValue("item 2"), feature.echoStringMany(items).get(2));
    }
  }

  private static void call(ExecutorService threads, int tasks, int calls) throws Exception {
    try (Calculator calculator = Calculator.open(Support.CALCULATOR);
        Feature feature = Feature.open(Support.FEATURE)) {
      List<Future<?>> running = new ArrayList<>();
      for (int task = 0; task < tasks; task++) {
        long base = task * 1000L;
        running.add(threads.submit(() -> callMany(calculator, feature, base, calls)));
      }
      for (Future<?> each : running) each.get();
    }
  }

  private static void callMany(Calculator calculator, Feature feature, long base, int calls) {
    for (int i = 0; i < calls; i++) {
      assertEquals(base + i, calculator.add(base, i));
      assertEquals("thread " + base, feature.echoString("thread " + base));
      CalculatorRequest request =
          new CalculatorRequest(new CalculatorRequest.Operation.Subtract(new BinaryOp(base, i)));
      assertEquals(
          new CalculatorResponse.Result.Value(base - i), calculator.calculate(request).result());
    }
  }
}
