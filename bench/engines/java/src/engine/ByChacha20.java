package engine;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import javax.crypto.spec.ChaCha20ParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.bouncycastle.crypto.engines.ChaCha7539Engine;
import org.bouncycastle.crypto.params.KeyParameter;
import org.bouncycastle.crypto.params.ParametersWithIV;

/** A message by ChaCha20, or many: in plain Java, by the JDK and by Bouncy Castle, and a copy of the outcome beside. */
final class ByChacha20 {
  private static final byte[] KEY = new byte[32];
  private static final byte[] NONCE = {0, 0, 0, 0, 0, 0, 0, 0x4a, 0, 0, 0, 0};
  private static final int COUNTER = 1;
  private static final int BLOCK = 64;

  static {
    for (byte i = 0; i < KEY.length; i++) KEY[i] = i;
  }

  private static final VarHandle WORD = view(int[].class);
  private static final VarHandle NUMBER = view(long[].class);

  private static VarHandle view(Class<?> as) {
    return MethodHandles.byteArrayViewVarHandle(as, ByteOrder.LITTLE_ENDIAN);
  }

  private ByChacha20() {}

  /** Encrypts one message of many that follow each other. */
  private interface Cipher {
    void encrypt(byte[] messages, byte[] ciphertexts, int at, int size, byte[] nonce)
        throws GeneralSecurityException;
  }

  static Arm arm(Request request) throws GeneralSecurityException {
    int size = request.size();
    int count = request.scenario().equals("many") ? (int) request.number("count") : 1;
    byte[] messages = message(size * count, (int) request.number("seed"));
    Cipher plain = ByChacha20::encrypt;
    return switch (request.text("by")) {
      case "plain" -> telling(messages, size, plain);
      case "copy" -> {
        byte[] known = new byte[messages.length];
        encrypted(messages, known, size, plain);
        yield telling(
            known,
            size,
            (from, to, at, length, nonce) -> System.arraycopy(from, at, to, at, length));
      }
      case "jdk" -> telling(messages, size, jdk());
      case "bouncycastle" -> telling(messages, size, bouncyCastle());
      default -> throw request.unknown();
    };
  }

  /** To decrypt is the same, and not refused the second time for a nonce that was used before. */
  private static Cipher jdk() throws GeneralSecurityException {
    javax.crypto.Cipher cipher = javax.crypto.Cipher.getInstance("ChaCha20");
    return (messages, ciphertexts, at, size, nonce) -> {
      cipher.init(
          javax.crypto.Cipher.DECRYPT_MODE,
          new SecretKeySpec(KEY, "ChaCha20"),
          new ChaCha20ParameterSpec(nonce, COUNTER));
      cipher.doFinal(messages, at, size, ciphertexts, at);
    };
  }

  private static Cipher bouncyCastle() {
    ChaCha7539Engine cipher = new ChaCha7539Engine();
    return (messages, ciphertexts, at, size, nonce) -> {
      cipher.init(true, new ParametersWithIV(new KeyParameter(KEY), nonce));
      cipher.seekTo(COUNTER * BLOCK);
      cipher.processBytes(messages, at, size, ciphertexts, at);
    };
  }

  /** An arm that encrypts all messages in each call. */
  private static Arm telling(byte[] messages, int size, Cipher cipher) {
    byte[] ciphertexts = new byte[messages.length];
    Arm.Loop loop =
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) {
            encrypted(messages, ciphertexts, size, cipher);
            sum += end(ciphertexts);
          }
          return sum;
        };
    return new Arm(
        () -> {
          loop.run(1);
          return Input.fnv1a(ciphertexts);
        },
        loop);
  }

  private static void encrypted(byte[] messages, byte[] ciphertexts, int size, Cipher cipher) {
    byte[] nonce = NONCE.clone();
    try {
      for (int at = 0; at < messages.length; at += size) {
        WORD.set(nonce, 0, at / size);
        cipher.encrypt(messages, ciphertexts, at, size, nonce);
      }
    } catch (GeneralSecurityException failure) {
      throw new IllegalStateException(failure);
    }
  }

  private static long end(byte[] ciphertext) {
    return (long) NUMBER.get(ciphertext, ciphertext.length - Long.BYTES);
  }

  private static byte[] message(int size, int seed) {
    byte[] message = new byte[size];
    int x = seed;
    for (int i = 0; i < size; i++) {
      x = 1664525 * x + 1013904223;
      message[i] = (byte) (x >>> 24);
    }
    return message;
  }

  /** ChaCha20 of whole blocks. */
  private static void encrypt(byte[] message, byte[] ciphertext, int begin, int size, byte[] nonce) {
    int[] state = initial(nonce);
    for (int at = begin; at < begin + size; at += BLOCK, state[12]++) {
      encryptBlock(state, message, ciphertext, at);
    }
  }

  private static final byte[] CONSTANTS = "expand 32-byte k".getBytes(StandardCharsets.US_ASCII);

  private static int[] initial(byte[] nonce) {
    int[] state = new int[16];
    for (int i = 0; i < 4; i++) state[i] = word(CONSTANTS, 4 * i);
    for (int i = 0; i < 8; i++) state[4 + i] = word(KEY, 4 * i);
    state[12] = COUNTER;
    for (int i = 0; i < 3; i++) state[13 + i] = word(nonce, 4 * i);
    return state;
  }

  private static int word(byte[] bytes, int at) {
    return (int) WORD.get(bytes, at);
  }

  private static void encryptBlock(int[] state, byte[] message, byte[] ciphertext, int at) {
    int x0 = state[0];
    int x1 = state[1];
    int x2 = state[2];
    int x3 = state[3];
    int x4 = state[4];
    int x5 = state[5];
    int x6 = state[6];
    int x7 = state[7];
    int x8 = state[8];
    int x9 = state[9];
    int x10 = state[10];
    int x11 = state[11];
    int x12 = state[12];
    int x13 = state[13];
    int x14 = state[14];
    int x15 = state[15];
    for (int i = 0; i < 10; i++) {
      x12 = Integer.rotateLeft(x12 ^ (x0 += x4), 16);
      x4 = Integer.rotateLeft(x4 ^ (x8 += x12), 12);
      x12 = Integer.rotateLeft(x12 ^ (x0 += x4), 8);
      x4 = Integer.rotateLeft(x4 ^ (x8 += x12), 7);
      x13 = Integer.rotateLeft(x13 ^ (x1 += x5), 16);
      x5 = Integer.rotateLeft(x5 ^ (x9 += x13), 12);
      x13 = Integer.rotateLeft(x13 ^ (x1 += x5), 8);
      x5 = Integer.rotateLeft(x5 ^ (x9 += x13), 7);
      x14 = Integer.rotateLeft(x14 ^ (x2 += x6), 16);
      x6 = Integer.rotateLeft(x6 ^ (x10 += x14), 12);
      x14 = Integer.rotateLeft(x14 ^ (x2 += x6), 8);
      x6 = Integer.rotateLeft(x6 ^ (x10 += x14), 7);
      x15 = Integer.rotateLeft(x15 ^ (x3 += x7), 16);
      x7 = Integer.rotateLeft(x7 ^ (x11 += x15), 12);
      x15 = Integer.rotateLeft(x15 ^ (x3 += x7), 8);
      x7 = Integer.rotateLeft(x7 ^ (x11 += x15), 7);
      x15 = Integer.rotateLeft(x15 ^ (x0 += x5), 16);
      x5 = Integer.rotateLeft(x5 ^ (x10 += x15), 12);
      x15 = Integer.rotateLeft(x15 ^ (x0 += x5), 8);
      x5 = Integer.rotateLeft(x5 ^ (x10 += x15), 7);
      x12 = Integer.rotateLeft(x12 ^ (x1 += x6), 16);
      x6 = Integer.rotateLeft(x6 ^ (x11 += x12), 12);
      x12 = Integer.rotateLeft(x12 ^ (x1 += x6), 8);
      x6 = Integer.rotateLeft(x6 ^ (x11 += x12), 7);
      x13 = Integer.rotateLeft(x13 ^ (x2 += x7), 16);
      x7 = Integer.rotateLeft(x7 ^ (x8 += x13), 12);
      x13 = Integer.rotateLeft(x13 ^ (x2 += x7), 8);
      x7 = Integer.rotateLeft(x7 ^ (x8 += x13), 7);
      x14 = Integer.rotateLeft(x14 ^ (x3 += x4), 16);
      x4 = Integer.rotateLeft(x4 ^ (x9 += x14), 12);
      x14 = Integer.rotateLeft(x14 ^ (x3 += x4), 8);
      x4 = Integer.rotateLeft(x4 ^ (x9 += x14), 7);
    }
    xor(message, ciphertext, at, x0 + state[0]);
    xor(message, ciphertext, at + 4, x1 + state[1]);
    xor(message, ciphertext, at + 8, x2 + state[2]);
    xor(message, ciphertext, at + 12, x3 + state[3]);
    xor(message, ciphertext, at + 16, x4 + state[4]);
    xor(message, ciphertext, at + 20, x5 + state[5]);
    xor(message, ciphertext, at + 24, x6 + state[6]);
    xor(message, ciphertext, at + 28, x7 + state[7]);
    xor(message, ciphertext, at + 32, x8 + state[8]);
    xor(message, ciphertext, at + 36, x9 + state[9]);
    xor(message, ciphertext, at + 40, x10 + state[10]);
    xor(message, ciphertext, at + 44, x11 + state[11]);
    xor(message, ciphertext, at + 48, x12 + state[12]);
    xor(message, ciphertext, at + 52, x13 + state[13]);
    xor(message, ciphertext, at + 56, x14 + state[14]);
    xor(message, ciphertext, at + 60, x15 + state[15]);
  }

  private static void xor(byte[] message, byte[] ciphertext, int at, int word) {
    WORD.set(ciphertext, at, word(message, at) ^ word);
  }
}
