// Made by shortwire gen from maps.proto. Do not edit.
package maps.v1;

public sealed interface Color {
  Color UNSPECIFIED = Known.UNSPECIFIED;
  Color RED = Known.RED;
  Color NEGATIVE = Known.NEGATIVE;
  Color ROUGE = Known.RED;

  /** Its number on the wire. */
  int number();

  /** The value of a number. */
  static Color of(int number) {
    Known known = known(number);
    return known != null ? known : new Unknown(number);
  }

  /** The value of a number that the schema names; null for others. */
  static Known known(int number) {
    return switch (number) {
      case 0 -> Known.UNSPECIFIED;
      case 1 -> Known.RED;
      case -1 -> Known.NEGATIVE;
      default -> null;
    };
  }

  /** The values that the schema names. */
  enum Known implements Color {
    UNSPECIFIED(0),
    RED(1),
    NEGATIVE(-1);

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
  record Unknown(int number) implements Color {
    /** Takes only numbers without a name. */
    public Unknown {
      if (known(number) != null) throw new IllegalArgumentException(known(number).name());
    }
  }
}
