package engine;

import java.util.Arrays;

/** Copies the encoded request and does nothing else; the outcome is what others have found. */
final class ByCopy {
  private ByCopy() {}

  static Arm arm(String library, Request request) {
    Arm known = ByShortwire.arm(library, request);
    long number = known.loop().run(1);
    byte[] message = Transactions.encoded(request.size());
    byte[] copied = new byte[message.length];
    return new Arm(
        () -> {
          ByRaw.copy(message, copied);
          return Arrays.equals(message, copied) ? known.outcome().get() : "another message";
        },
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) {
            sum += ByRaw.copy(message, copied) == message.length ? number : -1;
          }
          return sum;
        });
  }
}
