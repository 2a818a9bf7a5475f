// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

public sealed interface KdfHash {
  KdfHash SHA256 = Known.SHA256;
  KdfHash SHA512 = Known.SHA512;

  /** Its number on the wire. */
  int number();

  /** The value of a number. */
  static KdfHash of(int number) {
    Known known = known(number);
    return known != null ? known : new Unknown(number);
  }

  /** The value of a number that the schema names; null for others. */
  static Known known(int number) {
    return switch (number) {
      case 0 -> Known.SHA256;
      case 1 -> Known.SHA512;
      default -> null;
    };
  }

  /** The values that the schema names. */
  enum Known implements KdfHash {
    SHA256(0),
    SHA512(1);

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
  record Unknown(int number) implements KdfHash {
    /** Takes only numbers without a name. */
    public Unknown {
      if (known(number) != null) throw new IllegalArgumentException(known(number).name());
    }
  }
}
