package shortwire.crypto;

import static shortwire.crypto.CryptoLibrary.NONE;

import shortwire.crypto.v1.KdfHash;

/** Keys from keys, and keys from passwords. */
public final class Derivation {
  private Derivation() {}

  /** HKDF (RFC 5869) with HMAC-SHA-256 of a secret, such as what a key exchange gives: up to 8,160 bytes. */
  public static byte[] hkdfSha256(byte[] secret, byte[] salt, byte[] info, int size) {
    return CryptoLibrary.current().kdf.hkdf(secret, 0, salt, info, size, KdfHash.SHA256);
  }

  /** The same with HMAC-SHA-512: up to 16,320 bytes. */
  public static byte[] hkdfSha512(byte[] secret, byte[] salt, byte[] info, int size) {
    return CryptoLibrary.current().kdf.hkdf(secret, 0, salt, info, size, KdfHash.SHA512);
  }

  /** PBKDF2 with HMAC-SHA-256 (RFC 8018). For what exists; new things use Argon2id. */
  public static byte[] pbkdf2Sha256(byte[] password, byte[] salt, int iterations, int size) {
    return CryptoLibrary.current().kdf.pbkdf2(password, salt, iterations, size, KdfHash.SHA256);
  }

  /** The same with HMAC-SHA-512. */
  public static byte[] pbkdf2Sha512(byte[] password, byte[] salt, int iterations, int size) {
    return CryptoLibrary.current().kdf.pbkdf2(password, salt, iterations, size, KdfHash.SHA512);
  }

  /**
   * Argon2id (RFC 9106) with what the RFC recommends where memory is short: 64 MiB, 3 passes, 4 lanes. The salt has at least 8
   * bytes. Takes long.
   */
  public static byte[] argon2id(byte[] password, byte[] salt, int size) {
    return argon2id(password, salt, size, 65_536, 3, 4, NONE, NONE);
  }

  /**
   * Argon2id with all it takes.
   *
   * @param memory KiB
   */
  public static byte[] argon2id(
      byte[] password,
      byte[] salt,
      int size,
      int memory,
      int passes,
      int lanes,
      byte[] secret,
      byte[] associatedData) {
    return CryptoLibrary.current()
        .kdf
        .argon2id(password, salt, size, memory, passes, lanes, secret, associatedData);
  }
}
