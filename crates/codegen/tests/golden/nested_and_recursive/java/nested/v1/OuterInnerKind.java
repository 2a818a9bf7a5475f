// Made by shortwire gen from nested.proto. Do not edit.
package nested.v1;

public sealed interface OuterInnerKind {
  OuterInnerKind UNSPECIFIED = Known.UNSPECIFIED;
  OuterInnerKind LEAF = Known.LEAF;

  /** Its number on the wire. */
  int number();

  /** The value of a number. */
  static OuterInnerKind of(int number) {
    Known known = known(number);
    return known != null ? known : new Unknown(number);
  }

  /** The value of a number that the schema names; null for others. */
  static Known known(int number) {
    return switch (number) {
      case 0 -> Known.UNSPECIFIED;
      case 1 -> Known.LEAF;
      default -> null;
    };
  }

  /** The values that the schema names. */
  enum Known implements OuterInnerKind {
    UNSPECIFIED(0),
    LEAF(1);

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
  record Unknown(int number) implements OuterInnerKind {
    /** Takes only numbers without a name. */
    public Unknown {
      if (known(number) != null) throw new IllegalArgumentException(known(number).name());
    }
  }
}
