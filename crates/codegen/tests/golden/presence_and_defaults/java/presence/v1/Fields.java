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

public record Fields(
    Integer must,
    Integer may,
    Long number,
    String text,
    Bytes data,
    Boolean flag,
    Double real,
    Float infinite,
    Double none,
    Level level,
    Long most,
    Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Fields> TYPE =
      MessageType.of(
          "presence.v1.Fields",
          Fields::read,
          1,
          "must",
          2,
          "may",
          3,
          "number",
          4,
          "text",
          5,
          "data",
          6,
          "flag",
          7,
          "real",
          8,
          "infinite",
          9,
          "none",
          10,
          "level",
          11,
          "most");

  /** Takes all there is. */
  public Fields {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Fields(
      Integer must,
      Integer may,
      Long number,
      String text,
      Bytes data,
      Boolean flag,
      Double real,
      Float infinite,
      Double none,
      Level level,
      Long most) {
    this(must, may, number, text, data, flag, real, infinite, none, level, most, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Fields decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Fields read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.must = must;
    _builder.may = may;
    _builder.number = number;
    _builder.text = text;
    _builder.data = data;
    _builder.flag = flag;
    _builder.real = real;
    _builder.infinite = infinite;
    _builder.none = none;
    _builder.level = level;
    _builder.most = most;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  /** {@link #must}, or its default if it is absent. */
  public int mustOrDefault() {
    return must != null ? must : 0;
  }

  /** {@link #may}, or its default if it is absent. */
  public int mayOrDefault() {
    return may != null ? may : 0;
  }

  /** {@link #number}, or its default if it is absent. */
  public long numberOrDefault() {
    return number != null ? number : -42L;
  }

  /** {@link #text}, or its default if it is absent. */
  public String textOrDefault() {
    return text != null ? text : "a \"quoted\" text\n";
  }

  /** {@link #data}, or its default if it is absent. */
  public Bytes dataOrDefault() {
    return data != null ? data : Bytes.of((byte) 0x00, (byte) 0xff);
  }

  /** {@link #flag}, or its default if it is absent. */
  public boolean flagOrDefault() {
    return flag != null ? flag : true;
  }

  /** {@link #real}, or its default if it is absent. */
  public double realOrDefault() {
    return real != null ? real : 1.5;
  }

  /** {@link #infinite}, or its default if it is absent. */
  public float infiniteOrDefault() {
    return infinite != null ? infinite : Float.NEGATIVE_INFINITY;
  }

  /** {@link #none}, or its default if it is absent. */
  public double noneOrDefault() {
    return none != null ? none : Double.NaN;
  }

  /** {@link #level}, or its default if it is absent. */
  public Level levelOrDefault() {
    return level != null ? level : Level.of(2);
  }

  /** {@link #most}, or its default if it is absent. */
  public long mostOrDefault() {
    return most != null ? most : -1L;
  }

  @Override
  public MessageType<Fields> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (most != null) _p = _w.tag(_w.uint64(_p, most), 0x58);
    if (level != null) _p = _w.tag(_w.int32(_p, level.number()), 0x50);
    if (none != null) _p = _w.tag(_w.double_(_p, none), 0x49);
    if (infinite != null) _p = _w.tag(_w.float_(_p, infinite), 0x45);
    if (real != null) _p = _w.tag(_w.double_(_p, real), 0x39);
    if (flag != null) _p = _w.tag(_w.bool(_p, flag), 0x30);
    if (data != null) _p = _w.tag(_w.bytes(_p, data), 0x2a);
    if (text != null) _p = _w.tag(_w.anyString(_p, text), 0x22);
    if (number != null) _p = _w.tag(_w.int64(_p, number), 0x18);
    if (may != null) _p = _w.tag(_w.int32(_p, may), 0x10);
    if (must == null) throw Writer.missing(TYPE, 1);
    if (must != null) _p = _w.tag(_w.int32(_p, must), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Integer must = null;
    private Integer may = null;
    private Long number = null;
    private String text = null;
    private Bytes data = null;
    private Boolean flag = null;
    private Double real = null;
    private Float infinite = null;
    private Double none = null;
    private Level level = null;
    private Long most = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Integer must() {
      return must;
    }

    /** Sets {@link Fields#must}. */
    public Builder must(Integer must) {
      this.must = must;
      return this;
    }

    public Integer may() {
      return may;
    }

    /** Sets {@link Fields#may}. */
    public Builder may(Integer may) {
      this.may = may;
      return this;
    }

    public Long number() {
      return number;
    }

    /** Sets {@link Fields#number}. */
    public Builder number(Long number) {
      this.number = number;
      return this;
    }

    public String text() {
      return text;
    }

    /** Sets {@link Fields#text}. */
    public Builder text(String text) {
      this.text = text;
      return this;
    }

    public Bytes data() {
      return data;
    }

    /** Sets {@link Fields#data}. */
    public Builder data(Bytes data) {
      this.data = data;
      return this;
    }

    public Boolean flag() {
      return flag;
    }

    /** Sets {@link Fields#flag}. */
    public Builder flag(Boolean flag) {
      this.flag = flag;
      return this;
    }

    public Double real() {
      return real;
    }

    /** Sets {@link Fields#real}. */
    public Builder real(Double real) {
      this.real = real;
      return this;
    }

    public Float infinite() {
      return infinite;
    }

    /** Sets {@link Fields#infinite}. */
    public Builder infinite(Float infinite) {
      this.infinite = infinite;
      return this;
    }

    public Double none() {
      return none;
    }

    /** Sets {@link Fields#none}. */
    public Builder none(Double none) {
      this.none = none;
      return this;
    }

    public Level level() {
      return level;
    }

    /** Sets {@link Fields#level}. */
    public Builder level(Level level) {
      this.level = level;
      return this;
    }

    public Long most() {
      return most;
    }

    /** Sets {@link Fields#most}. */
    public Builder most(Long most) {
      this.most = most;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Fields#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      must = null;
      may = null;
      number = null;
      text = null;
      data = null;
      flag = null;
      real = null;
      infinite = null;
      none = null;
      level = null;
      most = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Fields build() {
      return new Fields(
          must, may, number, text, data, flag, real, infinite, none, level, most, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> must = _r.int32();
            case 0x10 -> may = _r.int32();
            case 0x18 -> number = _r.int64();
            case 0x22 -> text = _r.anyString();
            case 0x2a -> data = _r.bytes();
            case 0x30 -> flag = _r.bool();
            case 0x39 -> real = _r.double_();
            case 0x45 -> infinite = _r.float_();
            case 0x49 -> none = _r.double_();
            case 0x50 -> {
              long _number = _r.int64();
              Level _known = Level.known((int) _number);
              if (_known != null) {
                level = _known;
              } else {
                unknownFields = _r.keepVarint(0x50, _number, unknownFields);
              }
            }
            case 0x58 -> most = _r.uint64();
            default -> unknownFields = _r.keep(_tag, unknownFields);
          }
        }
      } catch (WireException _problem) {
        throw _problem.in(TYPE, _tag >>> 3);
      }
      if (must == null) throw _r.missing(TYPE, 1);
      return this;
    }
  }
}
