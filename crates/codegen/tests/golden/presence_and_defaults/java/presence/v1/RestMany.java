// Made by shortwire gen from presence.proto. Do not edit.
package presence.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record RestMany(Integer number, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<RestMany> TYPE =
      MessageType.of("presence.v1.Rest.Many", RestMany::read, 1, "number");

  /** Takes all there is. */
  public RestMany {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public RestMany(Integer number) {
    this(number, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static RestMany decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static RestMany read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.number = number;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  /** {@link #number}, or its default if it is absent. */
  public int numberOrDefault() {
    return number != null ? number : 0;
  }

  @Override
  public MessageType<RestMany> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (number != null) _p = _w.tag(_w.int32(_p, number), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Integer number = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Integer number() {
      return number;
    }

    /** Sets {@link RestMany#number}. */
    public Builder number(Integer number) {
      this.number = number;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link RestMany#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      number = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public RestMany build() {
      return new RestMany(number, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> number = _r.int32();
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
