// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

/** What a key is prepared for. */
public sealed interface KeyKind {
  /** Secret bytes for ciphers, MACs, key derivation and X25519: 1 to 4,096 of them. */
  KeyKind UNSPECIFIED = Known.UNSPECIFIED;
  /**
   * An Ed25519 signing key: a seed of 32 bytes, or the 64 that NaCl has, seed and public key. Its public key is computed
   * once, here, and not for every signature.
   */
  KeyKind SIGNING = Known.SIGNING;
  /** An extended Ed25519 key of 64 bytes, or 96 with its public key. */
  KeyKind EXTENDED_SIGNING = Known.EXTENDED_SIGNING;
  /** An Ed25519 public key of 32 bytes, decompressed once. */
  KeyKind VERIFYING = Known.VERIFYING;

  /** Its number on the wire. */
  int number();

  /** The value of a number. */
  static KeyKind of(int number) {
    Known known = known(number);
    return known != null ? known : new Unknown(number);
  }

  /** The value of a number that the schema names; null for others. */
  static Known known(int number) {
    return switch (number) {
      case 0 -> Known.UNSPECIFIED;
      case 1 -> Known.SIGNING;
      case 2 -> Known.EXTENDED_SIGNING;
      case 3 -> Known.VERIFYING;
      default -> null;
    };
  }

  /** The values that the schema names. */
  enum Known implements KeyKind {
    /** Secret bytes for ciphers, MACs, key derivation and X25519: 1 to 4,096 of them. */
    UNSPECIFIED(0),
    /**
     * An Ed25519 signing key: a seed of 32 bytes, or the 64 that NaCl has, seed and public key. Its public key is computed
     * once, here, and not for every signature.
     */
    SIGNING(1),
    /** An extended Ed25519 key of 64 bytes, or 96 with its public key. */
    EXTENDED_SIGNING(2),
    /** An Ed25519 public key of 32 bytes, decompressed once. */
    VERIFYING(3);

    private final int number;

    Known(int number) {
      this.number = number;
    }

    @Override
    public int number() {
      return number;
    }
  }

  /** A number that the schema does not name. */
  record Unknown(int number) implements KeyKind {
    /** Takes only numbers without a name. */
    public Unknown {
      if (known(number) != null) throw new IllegalArgumentException(known(number).name());
    }
  }
}
