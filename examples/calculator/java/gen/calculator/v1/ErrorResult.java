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

/** A failure told in the reply itself. */
public record ErrorResult(String message, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<ErrorResult> TYPE =
      MessageType.of("calculator.v1.ErrorResult", ErrorResult::read, 1, "message");

  /** Takes all there is. */
  public ErrorResult {
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public ErrorResult(String message) {
    this(message, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static ErrorResult decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static ErrorResult read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.message = message;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<ErrorResult> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!message.isEmpty()) _p = _w.tag(_w.string(_p, message, TYPE, 1), 0x0a);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private String message = "";
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public String message() {
      return message;
    }

    /** Sets {@link ErrorResult#message}. */
    public Builder message(String message) {
      this.message = Objects.requireNonNull(message, "message");
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link ErrorResult#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      message = "";
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public ErrorResult build() {
      return new ErrorResult(message, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> message = _r.string();
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
