// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

public sealed interface TextFormat {
  /** Hexadecimal, lower case; decoding takes upper case and a leading 0x too. */
  TextFormat BASE16 = Known.BASE16;
  /** Base32 in the alphabet of Bech32. */
  TextFormat BASE32 = Known.BASE32;
  /**
   * Bech32 (BIP 173) with a human-readable prefix: keys have x25519_sk, x25519_pk, ed25519_sk,
   * ed25519_pk and ed25519e_sk.
   */
  TextFormat BECH32 = Known.BECH32;

  /** Its number on the wire. */
  int number();

  /** The value of a number. */
  static TextFormat of(int number) {
    Known known = known(number);
    return known != null ? known : new Unknown(number);
  }

  /** The value of a number that the schema names; null for others. */
  static Known known(int number) {
    return switch (number) {
      case 0 -> Known.BASE16;
      case 1 -> Known.BASE32;
      case 2 -> Known.BECH32;
      default -> null;
    };
  }

  /** The values that the schema names. */
  enum Known implements TextFormat {
    /** Hexadecimal, lower case; decoding takes upper case and a leading 0x too. */
    BASE16(0),
    /** Base32 in the alphabet of Bech32. */
    BASE32(1),
    /**
     * Bech32 (BIP 173) with a human-readable prefix: keys have x25519_sk, x25519_pk, ed25519_sk,
     * ed25519_pk and ed25519e_sk.
     */
    BECH32(2);

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
  record Unknown(int number) implements TextFormat {
    /** Takes only numbers without a name. */
    public Unknown {
      if (known(number) != null) throw new IllegalArgumentException(known(number).name());
    }
  }
}
