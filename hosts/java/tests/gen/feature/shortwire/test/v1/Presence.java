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

/** Absent is not the same as zero. */
public record Presence(
    Long number,
    String text,
    Bytes data,
    Boolean flag,
    Color color,
    Double real,
    long plain,
    Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Presence> TYPE =
      MessageType.of(
          "shortwire.test.v1.Presence",
          Presence::read,
          1,
          "number",
          2,
          "text",
          3,
          "data",
          4,
          "flag",
          5,
          "color",
          6,
          "real",
          7,
          "plain");

  /** Takes all there is. */
  public Presence {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Presence(
      Long number, String text, Bytes data, Boolean flag, Color color, Double real, long plain) {
    this(number, text, data, flag, color, real, plain, Bytes.EMPTY);
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
    _builder.data = data;
    _builder.flag = flag;
    _builder.color = color;
    _builder.real = real;
    _builder.plain = plain;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  /** {@link #number}, or its default if it is absent. */
  public long numberOrDefault() {
    return number != null ? number : 0L;
  }

  /** {@link #text}, or its default if it is absent. */
  public String textOrDefault() {
    return text != null ? text : "";
  }

  /** {@link #data}, or its default if it is absent. */
  public Bytes dataOrDefault() {
    return data != null ? data : Bytes.EMPTY;
  }

  /** {@link #flag}, or its default if it is absent. */
  public boolean flagOrDefault() {
    return flag != null ? flag : false;
  }

  /** {@link #color}, or its default if it is absent. */
  public Color colorOrDefault() {
    return color != null ? color : Color.of(0);
  }

  /** {@link #real}, or its default if it is absent. */
  public double realOrDefault() {
    return real != null ? real : 0.0;
  }

  @Override
  public MessageType<Presence> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (plain != 0) _p = _w.tag(_w.int64(_p, plain), 0x38);
    if (real != null) _p = _w.tag(_w.double_(_p, real), 0x31);
    if (color != null) _p = _w.tag(_w.int32(_p, color.number()), 0x28);
    if (flag != null) _p = _w.tag(_w.bool(_p, flag), 0x20);
    if (data != null) _p = _w.tag(_w.bytes(_p, data), 0x1a);
    if (text != null) _p = _w.tag(_w.string(_p, text, TYPE, 2), 0x12);
    if (number != null) _p = _w.tag(_w.int64(_p, number), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Long number = null;
    private String text = null;
    private Bytes data = null;
    private Boolean flag = null;
    private Color color = null;
    private Double real = null;
    private long plain = 0L;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Long number() {
      return number;
    }

    /** Sets {@link Presence#number}. */
    public Builder number(Long number) {
      this.number = number;
      return this;
    }

    public String text() {
      return text;
    }

    /** Sets {@link Presence#text}. */
    public Builder text(String text) {
      this.text = text;
      return this;
    }

    public Bytes data() {
      return data;
    }

    /** Sets {@link Presence#data}. */
    public Builder data(Bytes data) {
      this.data = data;
      return this;
    }

    public Boolean flag() {
      return flag;
    }

    /** Sets {@link Presence#flag}. */
    public Builder flag(Boolean flag) {
      this.flag = flag;
      return this;
    }

    public Color color() {
      return color;
    }

    /** Sets {@link Presence#color}. */
    public Builder color(Color color) {
      this.color = color;
      return this;
    }

    public Double real() {
      return real;
    }

    /** Sets {@link Presence#real}. */
    public Builder real(Double real) {
      this.real = real;
      return this;
    }

    public long plain() {
      return plain;
    }

    /** Sets {@link Presence#plain}. */
    public Builder plain(long plain) {
      this.plain = plain;
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
      number = null;
      text = null;
      data = null;
      flag = null;
      color = null;
      real = null;
      plain = 0L;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Presence build() {
      return new Presence(number, text, data, flag, color, real, plain, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> number = _r.int64();
            case 0x12 -> text = _r.string();
            case 0x1a -> data = _r.bytes();
            case 0x20 -> flag = _r.bool();
            case 0x28 -> color = Color.of(_r.int32());
            case 0x31 -> real = _r.double_();
            case 0x38 -> plain = _r.int64();
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
