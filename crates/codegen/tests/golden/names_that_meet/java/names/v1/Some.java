// Made by shortwire gen from names.proto. Do not edit.
package names.v1;

/** Types called like what Rust names without a path. */
public sealed interface Some {
  Some name = Known.name;
  Some is_known = Known.is_known;

  /** Its number on the wire. */
  int number();

  /** The value of a number. */
  static Some of(int number) {
    Known known = known(number);
    return known != null ? known : new Unknown(number);
  }

  /** The value of a number that the schema names; null for others. */
  static Known known(int number) {
    return switch (number) {
      case 0 -> Known.name;
      case 1 -> Known.is_known;
      default -> null;
    };
  }

  /** The values that the schema names. */
  enum Known implements Some {
    name(0),
    is_known(1);

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
  record Unknown(int number) implements Some {
    /** Takes only numbers without a name. */
    public Unknown {
      if (known(number) != null) throw new IllegalArgumentException(known(number).name());
    }
  }
}
