// Made by shortwire gen from units/money.proto. Do not edit.
package units.v1;

public sealed interface Currency {
  Currency UNSPECIFIED = Known.UNSPECIFIED;
  Currency EUR = Known.EUR;

  /** Its number on the wire. */
  int number();

  /** The value of a number. */
  static Currency of(int number) {
    Known known = known(number);
    return known != null ? known : new Unknown(number);
  }

  /** The value of a number that the schema names; null for others. */
  static Known known(int number) {
    return switch (number) {
      case 0 -> Known.UNSPECIFIED;
      case 978 -> Known.EUR;
      default -> null;
    };
  }

  /** The values that the schema names. */
  enum Known implements Currency {
    UNSPECIFIED(0),
    EUR(978);

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
  record Unknown(int number) implements Currency {
    /** Takes only numbers without a name. */
    public Unknown {
      if (known(number) != null) throw new IllegalArgumentException(known(number).name());
    }
  }
}
