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

public record Scalars(double doubleValue, String stringValue, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Scalars> TYPE =
      MessageType.of(
          "shortwire.test.v1.Scalars", Scalars::read, 1, "double_value", 14, "string_value");

  /** Takes all there is. */
  public Scalars {
    Objects.requireNonNull(stringValue, "stringValue");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Scalars(double doubleValue, String stringValue) {
    this(doubleValue, stringValue, Bytes.EMPTY);
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
    _builder.stringValue = stringValue;
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
    if (!stringValue.isEmpty()) _p = _w.tag(_w.string(_p, stringValue, TYPE, 14), 0x72);
    if (Double.doubleToRawLongBits(doubleValue) != 0)
      _p = _w.tag(_w.double_(_p, doubleValue), 0x09);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private double doubleValue = 0.0;
    private String stringValue = "";
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

    public String stringValue() {
      return stringValue;
    }

    /** Sets {@link Scalars#stringValue}. */
    public Builder stringValue(String stringValue) {
      this.stringValue = Objects.requireNonNull(stringValue, "stringValue");
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
      stringValue = "";
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Scalars build() {
      return new Scalars(doubleValue, stringValue, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x09 -> doubleValue = _r.double_();
            case 0x72 -> stringValue = _r.string();
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
