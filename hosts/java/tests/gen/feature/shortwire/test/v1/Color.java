// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
package shortwire.test.v1;

public sealed interface Color {
  Color UNSPECIFIED = Known.UNSPECIFIED;
  Color RED = Known.RED;
  Color GREEN = Known.GREEN;
  Color BLUE = Known.BLUE;

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
      case 2 -> Known.GREEN;
      case -3 -> Known.BLUE;
      default -> null;
    };
  }

  /** The values that the schema names. */
  enum Known implements Color {
    UNSPECIFIED(0),
    RED(1),
    GREEN(2),
    BLUE(-3);

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
