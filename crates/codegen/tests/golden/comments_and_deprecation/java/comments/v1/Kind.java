// Made by shortwire gen from comments.proto. Do not edit.
package comments.v1;

/** An enum with &lt;html&gt; &amp; entities. */
public sealed interface Kind {
  /** None. */
  Kind UNSPECIFIED = Known.UNSPECIFIED;
  Kind OLD = Known.OLD;

  /** Its number on the wire. */
  int number();

  /** The value of a number. */
  static Kind of(int number) {
    Known known = known(number);
    return known != null ? known : new Unknown(number);
  }

  /** The value of a number that the schema names; null for others. */
  static Known known(int number) {
    return switch (number) {
      case 0 -> Known.UNSPECIFIED;
      case 1 -> Known.OLD;
      default -> null;
    };
  }

  /** The values that the schema names. */
  enum Known implements Kind {
    /** None. */
    UNSPECIFIED(0),
    OLD(1);

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
  record Unknown(int number) implements Kind {
    /** Takes only numbers without a name. */
    public Unknown {
      if (known(number) != null) throw new IllegalArgumentException(known(number).name());
    }
  }
}
