// Made by shortwire gen from names.proto. Do not edit.
package names.v1;

public sealed interface Ok {
  Ok YES = Known.YES;

  /** Its number on the wire. */
  int number();

  /** The value of a number. */
  static Ok of(int number) {
    Known known = known(number);
    return known != null ? known : new Unknown(number);
  }

  /** The value of a number that the schema names; null for others. */
  static Known known(int number) {
    return switch (number) {
      case 0 -> Known.YES;
      default -> null;
    };
  }

  /** The values that the schema names. */
  enum Known implements Ok {
    YES(0);

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
  record Unknown(int number) implements Ok {
    /** Takes only numbers without a name. */
    public Unknown {
      if (known(number) != null) throw new IllegalArgumentException(known(number).name());
    }
  }
}
