// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

public sealed interface StreamAlgorithm {
  /** Keys of 32 bytes, nonces of 24, which may be random. */
  StreamAlgorithm XCHACHA20 = Known.XCHACHA20;
  /** RFC 8439: nonces of 12 bytes, a counter of 32 bits. */
  StreamAlgorithm CHACHA20 = Known.CHACHA20;
  /** Nonces of 8 bytes, a counter of 64 bits. */
  StreamAlgorithm CHACHA20_ORIGINAL = Known.CHACHA20_ORIGINAL;
  /** Nonces of 24 bytes. */
  StreamAlgorithm XSALSA20 = Known.XSALSA20;
  /** Nonces of 8 bytes. */
  StreamAlgorithm SALSA20 = Known.SALSA20;
  /** As CHACHA20, with 12 and 8 rounds. */
  StreamAlgorithm CHACHA12 = Known.CHACHA12;
  StreamAlgorithm CHACHA8 = Known.CHACHA8;

  /** Its number on the wire. */
  int number();

  /** The value of a number. */
  static StreamAlgorithm of(int number) {
    Known known = known(number);
    return known != null ? known : new Unknown(number);
  }

  /** The value of a number that the schema names; null for others. */
  static Known known(int number) {
    return switch (number) {
      case 0 -> Known.XCHACHA20;
      case 1 -> Known.CHACHA20;
      case 2 -> Known.CHACHA20_ORIGINAL;
      case 3 -> Known.XSALSA20;
      case 4 -> Known.SALSA20;
      case 5 -> Known.CHACHA12;
      case 6 -> Known.CHACHA8;
      default -> null;
    };
  }

  /** The values that the schema names. */
  enum Known implements StreamAlgorithm {
    /** Keys of 32 bytes, nonces of 24, which may be random. */
    XCHACHA20(0),
    /** RFC 8439: nonces of 12 bytes, a counter of 32 bits. */
    CHACHA20(1),
    /** Nonces of 8 bytes, a counter of 64 bits. */
    CHACHA20_ORIGINAL(2),
    /** Nonces of 24 bytes. */
    XSALSA20(3),
    /** Nonces of 8 bytes. */
    SALSA20(4),
    /** As CHACHA20, with 12 and 8 rounds. */
    CHACHA12(5),
    CHACHA8(6);

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
  record Unknown(int number) implements StreamAlgorithm {
    /** Takes only numbers without a name. */
    public Unknown {
      if (known(number) != null) throw new IllegalArgumentException(known(number).name());
    }
  }
}
