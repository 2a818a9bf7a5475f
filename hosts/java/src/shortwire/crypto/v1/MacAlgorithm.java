// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

public sealed interface MacAlgorithm {
  MacAlgorithm HMAC_SHA256 = Known.HMAC_SHA256;
  MacAlgorithm HMAC_SHA512 = Known.HMAC_SHA512;
  MacAlgorithm POLY1305 = Known.POLY1305;

  /** Its number on the wire. */
  int number();

  /** The value of a number. */
  static MacAlgorithm of(int number) {
    Known known = known(number);
    return known != null ? known : new Unknown(number);
  }

  /** The value of a number that the schema names; null for others. */
  static Known known(int number) {
    return switch (number) {
      case 0 -> Known.HMAC_SHA256;
      case 1 -> Known.HMAC_SHA512;
      case 2 -> Known.POLY1305;
      default -> null;
    };
  }

  /** The values that the schema names. */
  enum Known implements MacAlgorithm {
    HMAC_SHA256(0),
    HMAC_SHA512(1),
    POLY1305(2);

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
  record Unknown(int number) implements MacAlgorithm {
    /** Takes only numbers without a name. */
    public Unknown {
      if (known(number) != null) throw new IllegalArgumentException(known(number).name());
    }
  }
}
