// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

public sealed interface AeadAlgorithm {
  /** Nonces of 24 bytes, which may be random. Messages up to 256 GiB. */
  AeadAlgorithm XCHACHA20_POLY1305 = Known.XCHACHA20_POLY1305;
  /**
   * Nonces of 12 bytes: count them, they are too short to be random. Messages up to 256 GiB - 64
   * bytes.
   */
  AeadAlgorithm CHACHA20_POLY1305 = Known.CHACHA20_POLY1305;

  /** Its number on the wire. */
  int number();

  /** The value of a number. */
  static AeadAlgorithm of(int number) {
    Known known = known(number);
    return known != null ? known : new Unknown(number);
  }

  /** The value of a number that the schema names; null for others. */
  static Known known(int number) {
    return switch (number) {
      case 0 -> Known.XCHACHA20_POLY1305;
      case 1 -> Known.CHACHA20_POLY1305;
      default -> null;
    };
  }

  /** The values that the schema names. */
  enum Known implements AeadAlgorithm {
    /** Nonces of 24 bytes, which may be random. Messages up to 256 GiB. */
    XCHACHA20_POLY1305(0),
    /**
     * Nonces of 12 bytes: count them, they are too short to be random. Messages up to 256 GiB - 64
     * bytes.
     */
    CHACHA20_POLY1305(1);

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
  record Unknown(int number) implements AeadAlgorithm {
    /** Takes only numbers without a name. */
    public Unknown {
      if (known(number) != null) throw new IllegalArgumentException(known(number).name());
    }
  }
}
