package shortwire.gen.v1;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import java.util.function.Supplier;
import shortwire.CallOptions;
import shortwire.Cancellation;
import shortwire.Client;

/** Calls on other threads. */
public final class Futures {
  /**
   * Platform threads, because a virtual one holds its carrier for as long as it is in native code. They
   * are made as needed, end when idle, and do not keep the VM alive.
   */
  private static final Executor THREADS =
      Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("shortwire-", 0).factory());

  private Futures() {}

  /** The threads that are used unless the caller brings some. */
  public static Executor threads() {
    return THREADS;
  }

  /** Runs a call on a view of a client. Cancelling the future cancels the call. */
  public static <C extends Client, T> CompletableFuture<T> submit(
      C client, Executor executor, Function<C, T> call) {
    Cancellation cancellation = new Cancellation();
    CallOptions options = client.options().withCancellation(cancellation);
    @SuppressWarnings("unchecked") // a generated client's views are of its own class
    C view = (C) client.with(options);
    Cancellable<T> future = new Cancellable<>(cancellation);
    try {
      executor.execute(() -> future.run(() -> call.apply(view)));
    } catch (RejectedExecutionException refused) {
      future.completeExceptionally(refused);
    }
    return future;
  }

  private static final class Cancellable<T> extends CompletableFuture<T> {
    private final Cancellation cancellation;

    Cancellable(Cancellation cancellation) {
      this.cancellation = cancellation;
    }

    void run(Supplier<T> call) {
      if (isDone()) return;
      try {
        complete(call.get());
      } catch (Throwable failure) {
        completeExceptionally(failure);
      }
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
      // The call must not end the future as failed before it is cancelled.
      boolean isCancelled = super.cancel(mayInterruptIfRunning);
      cancellation.cancel();
      return isCancelled;
    }

    @Override
    public <U> CompletableFuture<U> newIncompleteFuture() {
      return new CompletableFuture<>();
    }
  }
}
