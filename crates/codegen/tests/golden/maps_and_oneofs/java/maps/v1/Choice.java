// Made by shortwire gen from maps.proto. Do not edit.
package maps.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Choice(First first, Second second, Third third, Bytes unknownFields)
    implements shortwire.Message {
  /** What is known of the type at run time. */
  public static final MessageType<Choice> TYPE =
      MessageType.of(
          "maps.v1.Choice",
          Choice::read,
          1,
          "number",
          2,
          "text",
          3,
          "data",
          4,
          "color",
          5,
          "message",
          6,
          "yes",
          7,
          "much",
          536870911,
          "only");

  /** Takes all there is. */
  public Choice {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Choice(First first, Second second, Third third) {
    this(first, second, third, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Choice decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Choice read(Reader _r) {
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
    _builder.second = second;
    _builder.third = third;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Choice> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (third instanceof Third.Only _it) _p = _w.tag(_w.fixed64(_p, _it.value()), 0xfffffff9);
    if (second instanceof Second.Much _it) _p = _w.tag(_w.double_(_p, _it.value()), 0x39);
    if (second instanceof Second.Yes _it) _p = _w.tag(_w.bool(_p, _it.value()), 0x30);
    if (first instanceof First.Message _it) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(_it.value().write(_w, _p), _end), 0x2a);
    }
    if (first instanceof First.Color _it) _p = _w.tag(_w.int32(_p, _it.value().number()), 0x20);
    if (first instanceof First.Data _it) _p = _w.tag(_w.bytes(_p, _it.value()), 0x1a);
    if (first instanceof First.Text _it) _p = _w.tag(_w.string(_p, _it.value(), TYPE, 2), 0x12);
    if (first instanceof First.Number _it) _p = _w.tag(_w.int32(_p, _it.value()), 0x08);
    return _p;
  }

  /** One of these, or null. */
  public sealed interface First {
    record Number(int value) implements First {}

    record Text(String value) implements First {
      /** Refuses null. */
      public Text {
        Objects.requireNonNull(value, "value");
      }
    }

    record Data(Bytes value) implements First {
      /** Refuses null. */
      public Data {
        Objects.requireNonNull(value, "value");
      }
    }

    record Color(maps.v1.Color value) implements First {
      /** Refuses null. */
      public Color {
        Objects.requireNonNull(value, "value");
      }
    }

    record Message(Everything value) implements First {
      /** Refuses null. */
      public Message {
        Objects.requireNonNull(value, "value");
      }
    }
  }

  /** One of these, or null. */
  public sealed interface Second {
    record Yes(boolean value) implements Second {}

    record Much(double value) implements Second {}
  }

  /** A oneof with a single member. */
  public sealed interface Third {
    record Only(long value) implements Third {}
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private First first = null;
    private Second second = null;
    private Third third = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public First first() {
      return first;
    }

    /** Sets {@link Choice#first}. */
    public Builder first(First first) {
      this.first = first;
      return this;
    }

    public Second second() {
      return second;
    }

    /** Sets {@link Choice#second}. */
    public Builder second(Second second) {
      this.second = second;
      return this;
    }

    /** A oneof with a single member. */
    public Third third() {
      return third;
    }

    /** Sets {@link Choice#third}. */
    public Builder third(Third third) {
      this.third = third;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Choice#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      first = null;
      second = null;
      third = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Choice build() {
      return new Choice(first, second, third, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> first = new First.Number(_r.int32());
            case 0x12 -> first = new First.Text(_r.string());
            case 0x1a -> first = new First.Data(_r.bytes());
            case 0x20 -> first = new First.Color(maps.v1.Color.of(_r.int32()));
            case 0x2a -> {
              int _outer = _r.enter();
              Everything.Builder _into =
                  first instanceof First.Message _it
                      ? _it.value().toBuilder()
                      : Everything.builder();
              first = new First.Message(_into.merge(_r).build());
              _r.leave(_outer);
            }
            case 0x30 -> second = new Second.Yes(_r.bool());
            case 0x39 -> second = new Second.Much(_r.double_());
            case 0xfffffff9 -> third = new Third.Only(_r.fixed64());
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
