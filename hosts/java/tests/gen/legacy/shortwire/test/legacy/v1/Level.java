// Made by shortwire gen from legacy.proto. Do not edit.
package shortwire.test.legacy.v1;

public sealed interface Level {
  Level LOW = Known.LOW;
  Level HIGH = Known.HIGH;

  /** Its number on the wire. */
  int number();

  /** The value of a number. */
  static Level of(int number) {
    Known known = known(number);
    return known != null ? known : new Unknown(number);
  }

  /** The value of a number that the schema names; null for others. */
  static Known known(int number) {
    return switch (number) {
      case 1 -> Known.LOW;
      case 2 -> Known.HIGH;
      default -> null;
    };
  }

  /** The values that the schema names. */
  enum Known implements Level {
    LOW(1),
    HIGH(2);

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
  record Unknown(int number) implements Level {
    /** Takes only numbers without a name. */
    public Unknown {
      if (known(number) != null) throw new IllegalArgumentException(known(number).name());
    }
  }
}
