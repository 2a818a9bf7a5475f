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

/** A string here may hold anything. */
public record Unchecked(String text, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Unchecked> TYPE =
      MessageType.of("shortwire.test.legacy.v1.Unchecked", Unchecked::read, 1, "text");

  /** Takes all there is. */
  public Unchecked {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Unchecked(String text) {
    this(text, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Unchecked decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Unchecked read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.text = text;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  /** {@link #text}, or its default if it is absent. */
  public String textOrDefault() {
    return text != null ? text : "";
  }

  @Override
  public MessageType<Unchecked> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (text != null) _p = _w.tag(_w.anyString(_p, text), 0x0a);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private String text = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public String text() {
      return text;
    }

    /** Sets {@link Unchecked#text}. */
    public Builder text(String text) {
      this.text = text;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Unchecked#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      text = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Unchecked build() {
      return new Unchecked(text, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> text = _r.anyString();
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
