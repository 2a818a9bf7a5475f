// Made by shortwire gen from keywords.proto. Do not edit.
package keywords.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Type(
    int fn,
    int class_,
    int int_,
    int lambda,
    int self,
    int none,
    String def,
    boolean register,
    Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Type> TYPE =
      MessageType.of(
          "keywords.v1.Type",
          Type::read,
          1,
          "fn",
          2,
          "class",
          3,
          "int",
          4,
          "lambda",
          5,
          "self",
          6,
          "None",
          7,
          "def",
          8,
          "register");

  /** Takes all there is. */
  public Type {
    Objects.requireNonNull(def, "def");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Type(
      int fn, int class_, int int_, int lambda, int self, int none, String def, boolean register) {
    this(fn, class_, int_, lambda, self, none, def, register, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Type decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Type read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.fn = fn;
    _builder.class_ = class_;
    _builder.int_ = int_;
    _builder.lambda = lambda;
    _builder.self = self;
    _builder.none = none;
    _builder.def = def;
    _builder.register = register;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Type> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (register) _p = _w.tag(_w.bool(_p, register), 0x40);
    if (!def.isEmpty()) _p = _w.tag(_w.string(_p, def, TYPE, 7), 0x3a);
    if (none != 0) _p = _w.tag(_w.int32(_p, none), 0x30);
    if (self != 0) _p = _w.tag(_w.int32(_p, self), 0x28);
    if (lambda != 0) _p = _w.tag(_w.int32(_p, lambda), 0x20);
    if (int_ != 0) _p = _w.tag(_w.int32(_p, int_), 0x18);
    if (class_ != 0) _p = _w.tag(_w.int32(_p, class_), 0x10);
    if (fn != 0) _p = _w.tag(_w.int32(_p, fn), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private int fn = 0;
    private int class_ = 0;
    private int int_ = 0;
    private int lambda = 0;
    private int self = 0;
    private int none = 0;
    private String def = "";
    private boolean register = false;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public int fn() {
      return fn;
    }

    /** Sets {@link Type#fn}. */
    public Builder fn(int fn) {
      this.fn = fn;
      return this;
    }

    public int class_() {
      return class_;
    }

    /** Sets {@link Type#class_}. */
    public Builder class_(int class_) {
      this.class_ = class_;
      return this;
    }

    public int int_() {
      return int_;
    }

    /** Sets {@link Type#int_}. */
    public Builder int_(int int_) {
      this.int_ = int_;
      return this;
    }

    public int lambda() {
      return lambda;
    }

    /** Sets {@link Type#lambda}. */
    public Builder lambda(int lambda) {
      this.lambda = lambda;
      return this;
    }

    public int self() {
      return self;
    }

    /** Sets {@link Type#self}. */
    public Builder self(int self) {
      this.self = self;
      return this;
    }

    public int none() {
      return none;
    }

    /** Sets {@link Type#none}. */
    public Builder none(int none) {
      this.none = none;
      return this;
    }

    public String def() {
      return def;
    }

    /** Sets {@link Type#def}. */
    public Builder def(String def) {
      this.def = Objects.requireNonNull(def, "def");
      return this;
    }

    public boolean register() {
      return register;
    }

    /** Sets {@link Type#register}. */
    public Builder register(boolean register) {
      this.register = register;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Type#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      fn = 0;
      class_ = 0;
      int_ = 0;
      lambda = 0;
      self = 0;
      none = 0;
      def = "";
      register = false;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Type build() {
      return new Type(fn, class_, int_, lambda, self, none, def, register, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> fn = _r.int32();
            case 0x10 -> class_ = _r.int32();
            case 0x18 -> int_ = _r.int32();
            case 0x20 -> lambda = _r.int32();
            case 0x28 -> self = _r.int32();
            case 0x30 -> none = _r.int32();
            case 0x3a -> def = _r.string();
            case 0x40 -> register = _r.bool();
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
