package shortwire.gen.v1;

import shortwire.Code;
import shortwire.MessageType;

/** What is wrong with a message, on its way to the place that knows what was read or written. */
public final class WireException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Code code;
  private final transient int position;
  private transient String field;

  WireException(Code code, String problem, int position) {
    super(problem, null, false, false);
    this.code = code;
    this.position = position;
  }

  /** Names the field that it concerns, innermost first. */
  public WireException in(MessageType<?> type, int number) {
    if (field == null) field = type.fieldName(number);
    return this;
  }

  Code code() {
    return code;
  }

  int position() {
    return position;
  }

  /** The field with a comma before it, or nothing. */
  String field() {
    return field != null ? ", field " + field : "";
  }
}
