// Made by shortwire gen from calculator/v1/calculator.proto. Do not edit.
package calculator.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

/** Detail of a failed division: its operands. */
public record DivisionError(long dividend, long divisor, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<DivisionError> TYPE =
      MessageType.of(
          "calculator.v1.DivisionError", DivisionError::read, 1, "dividend", 2, "divisor");

  /** Takes all there is. */
  public DivisionError {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public DivisionError(long dividend, long divisor) {
    this(dividend, divisor, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static DivisionError decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static DivisionError read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.dividend = dividend;
    _builder.divisor = divisor;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<DivisionError> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (divisor != 0) _p = _w.tag(_w.int64(_p, divisor), 0x10);
    if (dividend != 0) _p = _w.tag(_w.int64(_p, dividend), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private long dividend = 0L;
    private long divisor = 0L;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public long dividend() {
      return dividend;
    }

    /** Sets {@link DivisionError#dividend}. */
    public Builder dividend(long dividend) {
      this.dividend = dividend;
      return this;
    }

    public long divisor() {
      return divisor;
    }

    /** Sets {@link DivisionError#divisor}. */
    public Builder divisor(long divisor) {
      this.divisor = divisor;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link DivisionError#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      dividend = 0L;
      divisor = 0L;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public DivisionError build() {
      return new DivisionError(dividend, divisor, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> dividend = _r.int64();
            case 0x10 -> divisor = _r.int64();
            default -> unknownFields = _r.keep(_tag, unknownFields);
          }
        }
      } catch (WireException _problem) {
        throw _problem.in(TYPE, _tag >>> 3);
      }
      return this;
    }
  }
}
