// Made by shortwire gen from flat.proto. Do not edit.
package flat.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Texts(String text, Bytes data, Kind kind, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Texts> TYPE =
      MessageType.of("flat.v1.Texts", Texts::read, 1, "text", 2, "data", 3, "kind");

  /** Takes all there is. */
  public Texts {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Texts(String text, Bytes data, Kind kind) {
    this(text, data, kind, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Texts decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Texts read(Reader _r) {
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
    _builder.data = data;
    _builder.kind = kind;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  /** {@link #data}, or its default if it is absent. */
  public Bytes dataOrDefault() {
    return data != null ? data : Bytes.EMPTY;
  }

  /** {@link #kind}, or its default if it is absent. */
  public Kind kindOrDefault() {
    return kind != null ? kind : Kind.of(0);
  }

  @Override
  public MessageType<Texts> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (kind != null) _p = _w.tag(_w.int32(_p, kind.number()), 0x18);
    if (data != null) _p = _w.tag(_w.bytes(_p, data), 0x12);
    if (!text.isEmpty()) _p = _w.tag(_w.string(_p, text, TYPE, 1), 0x0a);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private String text = "";
    private Bytes data = null;
    private Kind kind = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public String text() {
      return text;
    }

    /** Sets {@link Texts#text}. */
    public Builder text(String text) {
      this.text = Objects.requireNonNull(text, "text");
      return this;
    }

    public Bytes data() {
      return data;
    }

    /** Sets {@link Texts#data}. */
    public Builder data(Bytes data) {
      this.data = data;
      return this;
    }

    public Kind kind() {
      return kind;
    }

    /** Sets {@link Texts#kind}. */
    public Builder kind(Kind kind) {
      this.kind = kind;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Texts#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      text = "";
      data = null;
      kind = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Texts build() {
      return new Texts(text, data, kind, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> text = _r.string();
            case 0x12 -> data = _r.bytes();
            case 0x18 -> kind = Kind.of(_r.int32());
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
