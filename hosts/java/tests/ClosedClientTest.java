import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import calculator.v1.BinaryOp;
import calculator.v1.Calculator;
import calculator.v1.CalculatorRequest;
import calculator.v1.Value;
import complex_data.v1.BatchOperation;
import complex_data.v1.ComplexData;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import shortwire.CallOptions;
import shortwire.Cancellation;
import shortwire.Code;
import shortwire.Library;
import shortwire.ShortwireException;
import shortwire.test.v1.Feature;

/** Closing clients and libraries, sharing them, and calling them afterwards. */
class ClosedClientTest {
  @Test
  void closingTwiceIsAllowedAndCallsAfterwardsAreRefused() {
    Calculator calculator = Calculator.open(Support.CALCULATOR);
    assertEquals(42, calculator.add(40, 2));
    assertFalse(calculator.isClosed());
    calculator.close();
    calculator.close();
    assertClosed(calculator);
    assertTrue(calculator.toString().endsWith("(closed)"));
  }

  @Test
  void clientsShareALibrary() {
    Calculator second;
    try (Library library = Library.open(Support.CALCULATOR)) {
      Calculator first = Calculator.on(library);
      second = Calculator.on(library);
      first.close();
      assertClosed(first);
      assertEquals(3, second.add(1, 2));
      try (ComplexData other = ComplexData.on(library)) {
        assertEquals(0, other.addAll(BatchOperation.builder().build()).successCount());
      }
      assertFalse(library.isClosed());
      assertTrue(library.runtime().startsWith("shortwire "));
      assertTrue(library.methods().contains("calculator.v1.Calculator/Add"));
      assertEquals(Support.CALCULATOR, library.path());
    }
    assertClosed(second);
  }

  @Test
  void viewsWithOptionsEndWithTheirLibrary() {
    Calculator calculator = Calculator.open(Support.CALCULATOR);
    Calculator view = calculator.with(CallOptions.NONE.withTimeout(Duration.ofMinutes(1)));
    assertEquals(3, view.add(1, 2));
    view.close();
    assertEquals(3, calculator.add(1, 2));
    Calculator other = calculator.with(CallOptions.NONE.withTimeout(Duration.ofMinutes(1)));
    calculator.close();
    assertClosed(other);
  }

  @Test
  void aCallUnderWayFinishes() throws Exception {
    Feature feature = Feature.open(Support.FEATURE);
    Cancellation cancellation = new Cancellation();
    Feature patient = feature.with(CallOptions.NONE.withCancellation(cancellation));
    CountDownLatch started = new CountDownLatch(1);
    try (ExecutorService threads = Executors.newSingleThreadExecutor()) {
      Future<Integer> slow =
          threads.submit(
              () -> {
                started.countDown();
                return patient.slow(600_000);
              });
      started.await();
      feature.close();
      cancellation.cancel();
      ShortwireException outcome = assertFailed(slow);
      assertTrue(List.of(Code.CANCELLED, Code.FAILED_PRECONDITION).contains(outcome.getCode()));
    }
    Support.assertFails(Code.FAILED_PRECONDITION, () -> feature.echoInt64(1));
  }

  @Test
  void closingWhileOthersCallHarmsNobody() throws Exception {
    for (int round = 0; round < 20; round++) {
      Calculator calculator = Calculator.open(Support.CALCULATOR);
      AtomicBoolean wasWrong = new AtomicBoolean();
      CountDownLatch started = new CountDownLatch(4);
      try (ExecutorService threads = Executors.newCachedThreadPool()) {
        for (int i = 0; i < 4; i++) {
          boolean byWire = i % 2 == 0;
          threads.execute(() -> callUntilClosed(calculator, byWire, started, wasWrong));
        }
        started.await();
        calculator.close();
      }
      assertFalse(wasWrong.get());
    }
  }

  private static void callUntilClosed(
      Calculator calculator, boolean byWire, CountDownLatch started, AtomicBoolean wasWrong) {
    try {
      for (int n = 0; ; n++) {
        BinaryOp request = new BinaryOp(n, 1);
        long sum =
            byWire ? calculator.addInto(request, Value.builder()).value() : calculator.add(n, 1);
        if (sum != n + 1) wasWrong.set(true);
        if (n == 100) started.countDown();
      }
    } catch (ShortwireException closed) {
      if (closed.getCode() != Code.FAILED_PRECONDITION) wasWrong.set(true);
    }
  }

  private static ShortwireException assertFailed(Future<?> future) throws InterruptedException {
    try {
      future.get();
    } catch (java.util.concurrent.ExecutionException failure) {
      return (ShortwireException) failure.getCause();
    }
    throw new AssertionError("it succeeded");
  }

  private static void assertClosed(Calculator calculator) {
    List<Executable> calls =
        List.of(
            () -> calculator.add(1, 2),
            () -> calculator.add(new BinaryOp(1, 2)),
            () -> calculator.calculate(CalculatorRequest.builder().build()),
            () -> calculator.addRaw(new byte[0]),
            () -> calculator.addMany(List.of(new BinaryOp(1, 2))),
            () -> calculator.addMany(new long[1], new long[1]),
            () -> calculator.calculateMany(List.of()));
    for (Executable call : calls) {
      Support.assertFails(Code.FAILED_PRECONDITION, "was closed at ClosedClientTest.java:", call);
    }
    assertTrue(calculator.isClosed());
  }
}
