package shortwire.crypto;

/** Random bytes, and comparing secrets. */
public final class Secrets {
  private Secrets() {}

  /** Random bytes of the operating system. */
  public static byte[] random(int size) {
    return CryptoLibrary.current().random.fill(size);
  }

  /** Whether two secrets are equal, in a time that does not tell where they differ. Other lengths are not equal. */
  public static boolean equal(byte[] a, byte[] b) {
    return CryptoLibrary.current().compare.equal(a, b);
  }
}
