// Made by shortwire gen from legacy.proto. Do not edit.
package shortwire.test.legacy.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Required(Integer number, String text, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Required> TYPE =
      MessageType.of("shortwire.test.legacy.v1.Required", Required::read, 1, "number", 2, "text");

  /** Takes all there is. */
  public Required {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Required(Integer number, String text) {
    this(number, text, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Required decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Required read(Reader _r) {
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
    _builder.text = text;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  /** {@link #number}, or its default if it is absent. */
  public int numberOrDefault() {
    return number != null ? number : 0;
  }

  /** {@link #text}, or its default if it is absent. */
  public String textOrDefault() {
    return text != null ? text : "";
  }

  @Override
  public MessageType<Required> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (text != null) _p = _w.tag(_w.anyString(_p, text), 0x12);
    if (number == null) throw Writer.missing(TYPE, 1);
    if (number != null) _p = _w.tag(_w.int32(_p, number), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Integer number = null;
    private String text = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Integer number() {
      return number;
    }

    /** Sets {@link Required#number}. */
    public Builder number(Integer number) {
      this.number = number;
      return this;
    }

    public String text() {
      return text;
    }

    /** Sets {@link Required#text}. */
    public Builder text(String text) {
      this.text = text;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Required#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      number = null;
      text = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Required build() {
      return new Required(number, text, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> number = _r.int32();
            case 0x12 -> text = _r.anyString();
            default -> unknownFields = _r.keep(_tag, unknownFields);
          }
        }
      } catch (WireException _problem) {
        throw _problem.in(TYPE, _tag >>> 3);
      }
      if (number == null) throw _r.missing(TYPE, 1);
      return this;
    }
  }
}
