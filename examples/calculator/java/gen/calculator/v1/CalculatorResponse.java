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

/** The result of one operation, or why there is none. */
public record CalculatorResponse(Result result, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<CalculatorResponse> TYPE =
      MessageType.of(
          "calculator.v1.CalculatorResponse", CalculatorResponse::read, 1, "value", 2, "error");

  /** Takes all there is. */
  public CalculatorResponse {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public CalculatorResponse(Result result) {
    this(result, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static CalculatorResponse decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static CalculatorResponse read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.result = result;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<CalculatorResponse> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (result instanceof Result.Error _it) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(_it.value().write(_w, _p), _end), 0x12);
    }
    if (result instanceof Result.Value _it) _p = _w.tag(_w.int64(_p, _it.value()), 0x08);
    return _p;
  }

  /** One of these, or null. */
  public sealed interface Result {
    record Value(long value) implements Result {}

    record Error(ErrorResult value) implements Result {
      /** Refuses null. */
      public Error {
        Objects.requireNonNull(value, "value");
      }
    }
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Result result = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Result result() {
      return result;
    }

    /** Sets {@link CalculatorResponse#result}. */
    public Builder result(Result result) {
      this.result = result;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link CalculatorResponse#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      result = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public CalculatorResponse build() {
      return new CalculatorResponse(result, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> result = new Result.Value(_r.int64());
            case 0x12 -> {
              int _outer = _r.enter();
              ErrorResult.Builder _into =
                  result instanceof Result.Error _it
                      ? _it.value().toBuilder()
                      : ErrorResult.builder();
              result = new Result.Error(_into.merge(_r).build());
              _r.leave(_outer);
            }
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
