// Made by shortwire gen from keywords.proto. Do not edit.
package keywords.v1;

public sealed interface Async {
  Async UNSPECIFIED = Known.UNSPECIFIED;
  Async TRUE = Known.TRUE;
  Async SELF = Known.SELF;

  /** Its number on the wire. */
  int number();

  /** The value of a number. */
  static Async of(int number) {
    Known known = known(number);
    return known != null ? known : new Unknown(number);
  }

  /** The value of a number that the schema names; null for others. */
  static Known known(int number) {
    return switch (number) {
      case 0 -> Known.UNSPECIFIED;
      case 1 -> Known.TRUE;
      case 2 -> Known.SELF;
      default -> null;
    };
  }

  /** The values that the schema names. */
  enum Known implements Async {
    UNSPECIFIED(0),
    TRUE(1),
    SELF(2);

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
  record Unknown(int number) implements Async {
    /** Takes only numbers without a name. */
    public Unknown {
      if (known(number) != null) throw new IllegalArgumentException(known(number).name());
    }
  }
}
