// Made by shortwire gen from messages.proto. Do not edit.
package plain;

import java.util.List;
import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Items;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Line(List<Point> points, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Line> TYPE =
      MessageType.of("plain.Line", Line::read, 1, "points");

  /** Takes all there is. */
  public Line {
    points = Items.freeze(points);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Line(List<Point> points) {
    this(points, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Line decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Line read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.points = points;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Line> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    for (int _i = points.size(); --_i >= 0; ) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(points.get(_i).write(_w, _p), _end), 0x0a);
    }
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private List<Point> points = Items.none();
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public List<Point> points() {
      return points;
    }

    /** Sets {@link Line#points}. */
    public Builder points(List<Point> points) {
      this.points = Items.freeze(points);
      return this;
    }

    /** Adds one to {@link Line#points}. */
    public Builder addPoints(Point item) {
      points = Items.add(points, item);
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Line#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      points = Items.none();
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Line build() {
      return new Line(points, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enter();
              points = Items.add(points, Point.read(_r));
              _r.leave(_outer);
            }
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
