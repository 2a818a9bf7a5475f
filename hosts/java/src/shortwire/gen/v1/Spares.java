package shortwire.gen.v1;

import java.util.concurrent.atomic.AtomicReferenceArray;

/** Calls that no thread owns, and that are not in use. What does not fit is left to be collected. */
final class Spares {
  private static final int MOST = 64;

  private final AtomicReferenceArray<Call> places = new AtomicReferenceArray<>(MOST);

  /** One of them, or null. */
  Call take() {
    for (int i = 0; i < MOST; i++) {
      if (places.get(i) == null) continue;
      Call call = places.getAndSet(i, null);
      if (call != null) return call;
    }
    return null;
  }

  void give(Call call) {
    for (int i = 0; i < MOST; i++) {
      if (places.get(i) == null && places.compareAndSet(i, null, call)) return;
    }
  }
}
