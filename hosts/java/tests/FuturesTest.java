import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import shortwire.Code;
import shortwire.ShortwireException;
import shortwire.test.v1.Feature;
import shortwire.test.v1.StringValue;
import shortwire.test.v1.Tree;

/** The client of futures. */
class FuturesTest {
  @Test
  void callsComplete() {
    try (Feature feature = Feature.open(Support.FEATURE)) {
      CompletableFuture<Long> number = feature.async().echoInt64(5);
      assertEquals(6, number.thenApply(n -> n + 1).join());
      Tree tree = RecursionTest.chain(3);
      assertEquals(tree, feature.async().echoTree(tree).join());
      assertEquals(new StringValue("a"), feature.async().echoString(new StringValue("a")).join());
      feature.async().nothing().join();
    }
  }

  @Test
  void failuresAreTheCause() {
    try (Feature feature = Feature.open(Support.FEATURE)) {
      CompletionException failure =
          assertThrows(CompletionException.class, () -> feature.async().fail(5, "gone", 0).join());
      ShortwireException cause = assertInstanceOf(ShortwireException.class, failure.getCause());
      assertEquals(Code.NOT_FOUND, cause.getCode());
    }
  }

  @Test
  void cancellingAFutureCancelsItsCall() throws Exception {
    try (Feature feature = Feature.open(Support.FEATURE);
        ExecutorService one = Executors.newSingleThreadExecutor()) {
      CountDownLatch started = new CountDownLatch(1);
      one.execute(started::countDown);
      started.await();
      CompletableFuture<Integer> slow = feature.async(one).slow(600_000);
      assertTrue(slow.cancel(true));
      assertTrue(slow.isCancelled());
      // The thread is free again only if the call has ended.
      CompletableFuture.runAsync(() -> {}, one).join();
    }
  }
}
