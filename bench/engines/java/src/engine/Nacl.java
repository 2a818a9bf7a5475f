package engine;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** What goes into operations of NaCl, as the definition makes it, and what comes out. */
record Nacl(byte[] message, byte[] key, byte[] nonce, byte[] alice, byte[] bob, byte[] input) {
  /** An operation whose outcome is bytes. */
  interface Operation {
    byte[] once() throws Exception;
  }

  private static final VarHandle NUMBER =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final byte[] YES = {1, 0, 0, 0, 0, 0, 0, 0};
  private static final byte[] NO = new byte[8];

  static Nacl of(Request request) {
    byte[] message = made(request.size(), 1);
    return new Nacl(message, made(32, 2), made(24, 3), made(32, 4), made(32, 5), made(16, 6));
  }

  private static byte[] made(int size, int seed) {
    byte[] bytes = new byte[size];
    int x = seed;
    for (int i = 0; i < size; i++) {
      x = 1664525 * x + 1013904223;
      bytes[i] = (byte) (x >>> 24);
    }
    return bytes;
  }

  /** What comes out where something is right or wrong. */
  static byte[] right(boolean isRight) {
    return isRight ? YES : NO;
  }

  /** The other side's copy of a key. */
  byte[] other() {
    return Arrays.copyOf(key, key.length);
  }

  /** An arm that does it; the loop is shared, as it is by those who call through an interface. */
  static Arm arm(Operation operation) throws Exception {
    String hash = Input.fnv1a(operation.once());
    return new Arm(
        () -> hash,
        count -> {
          long sum = 0;
          try {
            for (long i = 0; i < count; i++) sum += (long) NUMBER.get(operation.once(), 0);
          } catch (Exception failure) {
            throw new IllegalStateException(failure);
          }
          return sum;
        });
  }
}
