// Made by shortwire gen from names.proto. Do not edit.
package names.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Result(String string, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Result> TYPE =
      MessageType.of("names.v1.Result", Result::read, 1, "string");

  /** Takes all there is. */
  public Result {
    Objects.requireNonNull(string, "string");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Result(String string) {
    this(string, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Result decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Result read(shortwire.gen.v1.Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.string = string;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Result> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!string.isEmpty()) _p = _w.tag(_w.string(_p, string, TYPE, 1), 0x0a);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private String string = "";
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public String string() {
      return string;
    }

    /** Sets {@link Result#string}. */
    public Builder string(String string) {
      this.string = Objects.requireNonNull(string, "string");
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Result#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      string = "";
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Result build() {
      return new Result(string, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(shortwire.gen.v1.Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> string = _r.string();
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
