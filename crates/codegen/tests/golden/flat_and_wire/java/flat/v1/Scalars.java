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

/** Fields out of order: slots go by number. */
public record Scalars(
    double first, Kind kind, float small, int fixed, boolean middle, long last, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Scalars> TYPE =
      MessageType.of(
          "flat.v1.Scalars",
          Scalars::read,
          1,
          "first",
          2,
          "kind",
          3,
          "small",
          4,
          "fixed",
          5,
          "middle",
          9,
          "last");

  /** Takes all there is. */
  public Scalars {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Scalars(double first, Kind kind, float small, int fixed, boolean middle, long last) {
    this(first, kind, small, fixed, middle, last, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Scalars decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Scalars read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.first = first;
    _builder.kind = kind;
    _builder.small = small;
    _builder.fixed = fixed;
    _builder.middle = middle;
    _builder.last = last;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Scalars> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (last != 0) _p = _w.tag(_w.int64(_p, last), 0x48);
    if (middle) _p = _w.tag(_w.bool(_p, middle), 0x28);
    if (fixed != 0) _p = _w.tag(_w.fixed32(_p, fixed), 0x25);
    if (Float.floatToRawIntBits(small) != 0) _p = _w.tag(_w.float_(_p, small), 0x1d);
    if (kind.number() != 0) _p = _w.tag(_w.int32(_p, kind.number()), 0x10);
    if (Double.doubleToRawLongBits(first) != 0) _p = _w.tag(_w.double_(_p, first), 0x09);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private double first = 0.0;
    private Kind kind = Kind.of(0);
    private float small = 0.0F;
    private int fixed = 0;
    private boolean middle = false;
    private long last = 0L;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public double first() {
      return first;
    }

    /** Sets {@link Scalars#first}. */
    public Builder first(double first) {
      this.first = first;
      return this;
    }

    public Kind kind() {
      return kind;
    }

    /** Sets {@link Scalars#kind}. */
    public Builder kind(Kind kind) {
      this.kind = Objects.requireNonNull(kind, "kind");
      return this;
    }

    public float small() {
      return small;
    }

    /** Sets {@link Scalars#small}. */
    public Builder small(float small) {
      this.small = small;
      return this;
    }

    public int fixed() {
      return fixed;
    }

    /** Sets {@link Scalars#fixed}. */
    public Builder fixed(int fixed) {
      this.fixed = fixed;
      return this;
    }

    public boolean middle() {
      return middle;
    }

    /** Sets {@link Scalars#middle}. */
    public Builder middle(boolean middle) {
      this.middle = middle;
      return this;
    }

    public long last() {
      return last;
    }

    /** Sets {@link Scalars#last}. */
    public Builder last(long last) {
      this.last = last;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Scalars#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      first = 0.0;
      kind = Kind.of(0);
      small = 0.0F;
      fixed = 0;
      middle = false;
      last = 0L;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Scalars build() {
      return new Scalars(first, kind, small, fixed, middle, last, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x09 -> first = _r.double_();
            case 0x10 -> kind = Kind.of(_r.int32());
            case 0x1d -> small = _r.float_();
            case 0x25 -> fixed = _r.fixed32();
            case 0x28 -> middle = _r.bool();
            case 0x48 -> last = _r.int64();
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
