// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
package shortwire.test.v1;

import java.util.List;
import java.util.Objects;
import shortwire.Bytes;
import shortwire.Doubles;
import shortwire.Longs;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Items;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

/** The same without packing. */
public record Unpacked(Longs int64s, Doubles doubles, List<Color> colors, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Unpacked> TYPE =
      MessageType.of(
          "shortwire.test.v1.Unpacked", Unpacked::read, 1, "int64s", 2, "doubles", 3, "colors");

  /** Takes all there is. */
  public Unpacked {
    int64s = Longs.copyOf(int64s);
    doubles = Doubles.copyOf(doubles);
    colors = Items.freeze(colors);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Unpacked(Longs int64s, Doubles doubles, List<Color> colors) {
    this(int64s, doubles, colors, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Unpacked decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Unpacked read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.int64s = int64s;
    _builder.doubles = doubles;
    _builder.colors = colors;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Unpacked> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    for (int _i = colors.size(); --_i >= 0; ) {
      _p = _w.tag(_w.int32(_p, colors.get(_i).number()), 0x18);
    }
    for (int _i = doubles.size(); --_i >= 0; ) {
      _p = _w.tag(_w.double_(_p, doubles.getDouble(_i)), 0x11);
    }
    for (int _i = int64s.size(); --_i >= 0; ) {
      _p = _w.tag(_w.int64(_p, int64s.getLong(_i)), 0x08);
    }
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Longs int64s = Longs.EMPTY;
    private Doubles doubles = Doubles.EMPTY;
    private List<Color> colors = Items.none();
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Longs int64s() {
      return int64s;
    }

    /** Sets {@link Unpacked#int64s}. */
    public Builder int64s(Longs int64s) {
      this.int64s = Longs.copyOf(int64s);
      return this;
    }

    /** Adds one to {@link Unpacked#int64s}. */
    public Builder addInt64s(long item) {
      int64s = Longs.add(int64s, item);
      return this;
    }

    public Doubles doubles() {
      return doubles;
    }

    /** Sets {@link Unpacked#doubles}. */
    public Builder doubles(Doubles doubles) {
      this.doubles = Doubles.copyOf(doubles);
      return this;
    }

    /** Adds one to {@link Unpacked#doubles}. */
    public Builder addDoubles(double item) {
      doubles = Doubles.add(doubles, item);
      return this;
    }

    public List<Color> colors() {
      return colors;
    }

    /** Sets {@link Unpacked#colors}. */
    public Builder colors(List<Color> colors) {
      this.colors = Items.freeze(colors);
      return this;
    }

    /** Adds one to {@link Unpacked#colors}. */
    public Builder addColors(Color item) {
      colors = Items.add(colors, item);
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Unpacked#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      int64s = Longs.EMPTY;
      doubles = Doubles.EMPTY;
      colors = Items.none();
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Unpacked build() {
      return new Unpacked(int64s, doubles, colors, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                int64s = Longs.add(int64s, _r.int64());
              }
              _r.leaveRun(_outer);
            }
            case 0x08 -> int64s = Longs.add(int64s, _r.int64());
            case 0x12 -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                doubles = Doubles.add(doubles, _r.double_());
              }
              _r.leaveRun(_outer);
            }
            case 0x11 -> doubles = Doubles.add(doubles, _r.double_());
            case 0x1a -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                colors = Items.add(colors, Color.of(_r.int32()));
              }
              _r.leaveRun(_outer);
            }
            case 0x18 -> colors = Items.add(colors, Color.of(_r.int32()));
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
