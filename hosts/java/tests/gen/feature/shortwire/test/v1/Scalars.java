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

/** Every singular type at once. */
public record Scalars(
    double doubleValue,
    float floatValue,
    int int32Value,
    long int64Value,
    int uint32Value,
    long uint64Value,
    int sint32Value,
    long sint64Value,
    int fixed32Value,
    long fixed64Value,
    int sfixed32Value,
    long sfixed64Value,
    boolean boolValue,
    String stringValue,
    Bytes bytesValue,
    Color enumValue,
    Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Scalars> TYPE =
      MessageType.of(
          "shortwire.test.v1.Scalars",
          Scalars::read,
          1,
          "double_value",
          2,
          "float_value",
          3,
          "int32_value",
          4,
          "int64_value",
          5,
          "uint32_value",
          6,
          "uint64_value",
          7,
          "sint32_value",
          8,
          "sint64_value",
          9,
          "fixed32_value",
          10,
          "fixed64_value",
          11,
          "sfixed32_value",
          12,
          "sfixed64_value",
          13,
          "bool_value",
          14,
          "string_value",
          15,
          "bytes_value",
          16,
          "enum_value");

  /** Takes all there is. */
  public Scalars {
    Objects.requireNonNull(stringValue, "stringValue");
    Objects.requireNonNull(bytesValue, "bytesValue");
    Objects.requireNonNull(enumValue, "enumValue");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Scalars(
      double doubleValue,
      float floatValue,
      int int32Value,
      long int64Value,
      int uint32Value,
      long uint64Value,
      int sint32Value,
      long sint64Value,
      int fixed32Value,
      long fixed64Value,
      int sfixed32Value,
      long sfixed64Value,
      boolean boolValue,
      String stringValue,
      Bytes bytesValue,
      Color enumValue) {
    this(
        doubleValue,
        floatValue,
        int32Value,
        int64Value,
        uint32Value,
        uint64Value,
        sint32Value,
        sint64Value,
        fixed32Value,
        fixed64Value,
        sfixed32Value,
        sfixed64Value,
        boolValue,
        stringValue,
        bytesValue,
        enumValue,
        Bytes.EMPTY);
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
    _builder.doubleValue = doubleValue;
    _builder.floatValue = floatValue;
    _builder.int32Value = int32Value;
    _builder.int64Value = int64Value;
    _builder.uint32Value = uint32Value;
    _builder.uint64Value = uint64Value;
    _builder.sint32Value = sint32Value;
    _builder.sint64Value = sint64Value;
    _builder.fixed32Value = fixed32Value;
    _builder.fixed64Value = fixed64Value;
    _builder.sfixed32Value = sfixed32Value;
    _builder.sfixed64Value = sfixed64Value;
    _builder.boolValue = boolValue;
    _builder.stringValue = stringValue;
    _builder.bytesValue = bytesValue;
    _builder.enumValue = enumValue;
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
    if (enumValue.number() != 0) _p = _w.tag(_w.int32(_p, enumValue.number()), 0x80);
    if (!bytesValue.isEmpty()) _p = _w.tag(_w.bytes(_p, bytesValue), 0x7a);
    if (!stringValue.isEmpty()) _p = _w.tag(_w.string(_p, stringValue, TYPE, 14), 0x72);
    if (boolValue) _p = _w.tag(_w.bool(_p, boolValue), 0x68);
    if (sfixed64Value != 0) _p = _w.tag(_w.sfixed64(_p, sfixed64Value), 0x61);
    if (sfixed32Value != 0) _p = _w.tag(_w.sfixed32(_p, sfixed32Value), 0x5d);
    if (fixed64Value != 0) _p = _w.tag(_w.fixed64(_p, fixed64Value), 0x51);
    if (fixed32Value != 0) _p = _w.tag(_w.fixed32(_p, fixed32Value), 0x4d);
    if (sint64Value != 0) _p = _w.tag(_w.sint64(_p, sint64Value), 0x40);
    if (sint32Value != 0) _p = _w.tag(_w.sint32(_p, sint32Value), 0x38);
    if (uint64Value != 0) _p = _w.tag(_w.uint64(_p, uint64Value), 0x30);
    if (uint32Value != 0) _p = _w.tag(_w.uint32(_p, uint32Value), 0x28);
    if (int64Value != 0) _p = _w.tag(_w.int64(_p, int64Value), 0x20);
    if (int32Value != 0) _p = _w.tag(_w.int32(_p, int32Value), 0x18);
    if (Float.floatToRawIntBits(floatValue) != 0) _p = _w.tag(_w.float_(_p, floatValue), 0x15);
    if (Double.doubleToRawLongBits(doubleValue) != 0)
      _p = _w.tag(_w.double_(_p, doubleValue), 0x09);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private double doubleValue = 0.0;
    private float floatValue = 0.0F;
    private int int32Value = 0;
    private long int64Value = 0L;
    private int uint32Value = 0;
    private long uint64Value = 0L;
    private int sint32Value = 0;
    private long sint64Value = 0L;
    private int fixed32Value = 0;
    private long fixed64Value = 0L;
    private int sfixed32Value = 0;
    private long sfixed64Value = 0L;
    private boolean boolValue = false;
    private String stringValue = "";
    private Bytes bytesValue = Bytes.EMPTY;
    private Color enumValue = Color.of(0);
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public double doubleValue() {
      return doubleValue;
    }

    /** Sets {@link Scalars#doubleValue}. */
    public Builder doubleValue(double doubleValue) {
      this.doubleValue = doubleValue;
      return this;
    }

    public float floatValue() {
      return floatValue;
    }

    /** Sets {@link Scalars#floatValue}. */
    public Builder floatValue(float floatValue) {
      this.floatValue = floatValue;
      return this;
    }

    public int int32Value() {
      return int32Value;
    }

    /** Sets {@link Scalars#int32Value}. */
    public Builder int32Value(int int32Value) {
      this.int32Value = int32Value;
      return this;
    }

    public long int64Value() {
      return int64Value;
    }

    /** Sets {@link Scalars#int64Value}. */
    public Builder int64Value(long int64Value) {
      this.int64Value = int64Value;
      return this;
    }

    public int uint32Value() {
      return uint32Value;
    }

    /** Sets {@link Scalars#uint32Value}. */
    public Builder uint32Value(int uint32Value) {
      this.uint32Value = uint32Value;
      return this;
    }

    public long uint64Value() {
      return uint64Value;
    }

    /** Sets {@link Scalars#uint64Value}. */
    public Builder uint64Value(long uint64Value) {
      this.uint64Value = uint64Value;
      return this;
    }

    public int sint32Value() {
      return sint32Value;
    }

    /** Sets {@link Scalars#sint32Value}. */
    public Builder sint32Value(int sint32Value) {
      this.sint32Value = sint32Value;
      return this;
    }

    public long sint64Value() {
      return sint64Value;
    }

    /** Sets {@link Scalars#sint64Value}. */
    public Builder sint64Value(long sint64Value) {
      this.sint64Value = sint64Value;
      return this;
    }

    public int fixed32Value() {
      return fixed32Value;
    }

    /** Sets {@link Scalars#fixed32Value}. */
    public Builder fixed32Value(int fixed32Value) {
      this.fixed32Value = fixed32Value;
      return this;
    }

    public long fixed64Value() {
      return fixed64Value;
    }

    /** Sets {@link Scalars#fixed64Value}. */
    public Builder fixed64Value(long fixed64Value) {
      this.fixed64Value = fixed64Value;
      return this;
    }

    public int sfixed32Value() {
      return sfixed32Value;
    }

    /** Sets {@link Scalars#sfixed32Value}. */
    public Builder sfixed32Value(int sfixed32Value) {
      this.sfixed32Value = sfixed32Value;
      return this;
    }

    public long sfixed64Value() {
      return sfixed64Value;
    }

    /** Sets {@link Scalars#sfixed64Value}. */
    public Builder sfixed64Value(long sfixed64Value) {
      this.sfixed64Value = sfixed64Value;
      return this;
    }

    public boolean boolValue() {
      return boolValue;
    }

    /** Sets {@link Scalars#boolValue}. */
    public Builder boolValue(boolean boolValue) {
      this.boolValue = boolValue;
      return this;
    }

    public String stringValue() {
      return stringValue;
    }

    /** Sets {@link Scalars#stringValue}. */
    public Builder stringValue(String stringValue) {
      this.stringValue = Objects.requireNonNull(stringValue, "stringValue");
      return this;
    }

    public Bytes bytesValue() {
      return bytesValue;
    }

    /** Sets {@link Scalars#bytesValue}. */
    public Builder bytesValue(Bytes bytesValue) {
      this.bytesValue = Objects.requireNonNull(bytesValue, "bytesValue");
      return this;
    }

    public Color enumValue() {
      return enumValue;
    }

    /** Sets {@link Scalars#enumValue}. */
    public Builder enumValue(Color enumValue) {
      this.enumValue = Objects.requireNonNull(enumValue, "enumValue");
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
      doubleValue = 0.0;
      floatValue = 0.0F;
      int32Value = 0;
      int64Value = 0L;
      uint32Value = 0;
      uint64Value = 0L;
      sint32Value = 0;
      sint64Value = 0L;
      fixed32Value = 0;
      fixed64Value = 0L;
      sfixed32Value = 0;
      sfixed64Value = 0L;
      boolValue = false;
      stringValue = "";
      bytesValue = Bytes.EMPTY;
      enumValue = Color.of(0);
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Scalars build() {
      return new Scalars(
          doubleValue,
          floatValue,
          int32Value,
          int64Value,
          uint32Value,
          uint64Value,
          sint32Value,
          sint64Value,
          fixed32Value,
          fixed64Value,
          sfixed32Value,
          sfixed64Value,
          boolValue,
          stringValue,
          bytesValue,
          enumValue,
          unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x09 -> doubleValue = _r.double_();
            case 0x15 -> floatValue = _r.float_();
            case 0x18 -> int32Value = _r.int32();
            case 0x20 -> int64Value = _r.int64();
            case 0x28 -> uint32Value = _r.uint32();
            case 0x30 -> uint64Value = _r.uint64();
            case 0x38 -> sint32Value = _r.sint32();
            case 0x40 -> sint64Value = _r.sint64();
            case 0x4d -> fixed32Value = _r.fixed32();
            case 0x51 -> fixed64Value = _r.fixed64();
            case 0x5d -> sfixed32Value = _r.sfixed32();
            case 0x61 -> sfixed64Value = _r.sfixed64();
            case 0x68 -> boolValue = _r.bool();
            case 0x72 -> stringValue = _r.string();
            case 0x7a -> bytesValue = _r.bytes();
            case 0x80 -> enumValue = Color.of(_r.int32());
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
