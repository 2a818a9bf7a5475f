// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
package shortwire.test.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Presence(long number, String text, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Presence> TYPE =
      MessageType.of("shortwire.test.v1.Presence", Presence::read, 1, "number", 2, "text");

  /** Takes all there is. */
  public Presence {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Presence(long number, String text) {
    this(number, text, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Presence decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Presence read(Reader _r) {
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

  @Override
  public MessageType<Presence> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!text.isEmpty()) _p = _w.tag(_w.string(_p, text, TYPE, 2), 0x12);
    if (number != 0) _p = _w.tag(_w.int64(_p, number), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private long number = 0L;
    private String text = "";
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public long number() {
      return number;
    }

    /** Sets {@link Presence#number}. */
    public Builder number(long number) {
      this.number = number;
      return this;
    }

    public String text() {
      return text;
    }

    /** Sets {@link Presence#text}. */
    public Builder text(String text) {
      this.text = Objects.requireNonNull(text, "text");
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Presence#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      number = 0L;
      text = "";
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Presence build() {
      return new Presence(number, text, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> number = _r.int64();
            case 0x12 -> text = _r.string();
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
