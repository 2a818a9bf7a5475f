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

public record Defaults(
    Integer number,
    String text,
    Bytes data,
    Level level,
    Double limit,
    Boolean flag,
    Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Defaults> TYPE =
      MessageType.of(
          "shortwire.test.legacy.v1.Defaults",
          Defaults::read,
          1,
          "number",
          2,
          "text",
          3,
          "data",
          4,
          "level",
          5,
          "limit",
          6,
          "flag");

  /** Takes all there is. */
  public Defaults {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Defaults(
      Integer number, String text, Bytes data, Level level, Double limit, Boolean flag) {
    this(number, text, data, level, limit, flag, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Defaults decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Defaults read(Reader _r) {
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
    _builder.level = level;
    _builder.limit = limit;
    _builder.flag = flag;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  /** {@link #number}, or its default if it is absent. */
  public int numberOrDefault() {
    return number != null ? number : -7;
  }

  /** {@link #text}, or its default if it is absent. */
  public String textOrDefault() {
    return text != null ? text : "don't";
  }

  /** {@link #data}, or its default if it is absent. */
  public Bytes dataOrDefault() {
    return data != null ? data : Bytes.of((byte) 0x00, (byte) 0xff);
  }

  /** {@link #level}, or its default if it is absent. */
  public Level levelOrDefault() {
    return level != null ? level : Level.of(2);
  }

  /** {@link #limit}, or its default if it is absent. */
  public double limitOrDefault() {
    return limit != null ? limit : Double.POSITIVE_INFINITY;
  }

  /** {@link #flag}, or its default if it is absent. */
  public boolean flagOrDefault() {
    return flag != null ? flag : true;
  }

  @Override
  public MessageType<Defaults> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (flag != null) _p = _w.tag(_w.bool(_p, flag), 0x30);
    if (limit != null) _p = _w.tag(_w.double_(_p, limit), 0x29);
    if (level != null) _p = _w.tag(_w.int32(_p, level.number()), 0x20);
    if (data != null) _p = _w.tag(_w.bytes(_p, data), 0x1a);
    if (text != null) _p = _w.tag(_w.anyString(_p, text), 0x12);
    if (number != null) _p = _w.tag(_w.int32(_p, number), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Integer number = null;
    private String text = null;
    private Bytes data = null;
    private Level level = null;
    private Double limit = null;
    private Boolean flag = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Integer number() {
      return number;
    }

    /** Sets {@link Defaults#number}. */
    public Builder number(Integer number) {
      this.number = number;
      return this;
    }

    public String text() {
      return text;
    }

    /** Sets {@link Defaults#text}. */
    public Builder text(String text) {
      this.text = text;
      return this;
    }

    public Bytes data() {
      return data;
    }

    /** Sets {@link Defaults#data}. */
    public Builder data(Bytes data) {
      this.data = data;
      return this;
    }

    public Level level() {
      return level;
    }

    /** Sets {@link Defaults#level}. */
    public Builder level(Level level) {
      this.level = level;
      return this;
    }

    public Double limit() {
      return limit;
    }

    /** Sets {@link Defaults#limit}. */
    public Builder limit(Double limit) {
      this.limit = limit;
      return this;
    }

    public Boolean flag() {
      return flag;
    }

    /** Sets {@link Defaults#flag}. */
    public Builder flag(Boolean flag) {
      this.flag = flag;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Defaults#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      number = null;
      text = null;
      data = null;
      level = null;
      limit = null;
      flag = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Defaults build() {
      return new Defaults(number, text, data, level, limit, flag, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> number = _r.int32();
            case 0x12 -> text = _r.anyString();
            case 0x1a -> data = _r.bytes();
            case 0x20 -> {
              long _number = _r.int64();
              Level _known = Level.known((int) _number);
              if (_known != null) {
                level = _known;
              } else {
                unknownFields = _r.keepVarint(0x20, _number, unknownFields);
              }
            }
            case 0x29 -> limit = _r.double_();
            case 0x30 -> flag = _r.bool();
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
