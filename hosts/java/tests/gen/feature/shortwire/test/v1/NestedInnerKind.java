// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
package shortwire.test.v1;

public sealed interface NestedInnerKind {
  NestedInnerKind UNSPECIFIED = Known.UNSPECIFIED;
  NestedInnerKind LEAF = Known.LEAF;

  /** Its number on the wire. */
  int number();

  /** The value of a number. */
  static NestedInnerKind of(int number) {
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
  enum Known implements NestedInnerKind {
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
  record Unknown(int number) implements NestedInnerKind {
    /** Takes only numbers without a name. */
    public Unknown {
      if (known(number) != null) throw new IllegalArgumentException(known(number).name());
    }
  }
}
