// Made by shortwire gen from messages.proto. Do not edit.
package plain;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Point(double x, double y, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Point> TYPE =
      MessageType.of("plain.Point", Point::read, 1, "x", 2, "y");

  /** Takes all there is. */
  public Point {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Point(double x, double y) {
    this(x, y, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Point decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Point read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.x = x;
    _builder.y = y;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Point> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (Double.doubleToRawLongBits(y) != 0) _p = _w.tag(_w.double_(_p, y), 0x11);
    if (Double.doubleToRawLongBits(x) != 0) _p = _w.tag(_w.double_(_p, x), 0x09);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private double x = 0.0;
    private double y = 0.0;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public double x() {
      return x;
    }

    /** Sets {@link Point#x}. */
    public Builder x(double x) {
      this.x = x;
      return this;
    }

    public double y() {
      return y;
    }

    /** Sets {@link Point#y}. */
    public Builder y(double y) {
      this.y = y;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Point#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      x = 0.0;
      y = 0.0;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Point build() {
      return new Point(x, y, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x09 -> x = _r.double_();
            case 0x11 -> y = _r.double_();
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
