// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
package shortwire.test.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Choice(Choice_ choice, String after, Bytes unknownFields)
    implements shortwire.Message {
  /** What is known of the type at run time. */
  public static final MessageType<Choice> TYPE =
      MessageType.of(
          "shortwire.test.v1.Choice",
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
          "nothing",
          7,
          "flag",
          8,
          "real",
          15,
          "after");

  /** Takes all there is. */
  public Choice {
    Objects.requireNonNull(after, "after");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Choice(Choice_ choice, String after) {
    this(choice, after, Bytes.EMPTY);
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
    _builder.choice = choice;
    _builder.after = after;
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
    if (!after.isEmpty()) _p = _w.tag(_w.string(_p, after, TYPE, 15), 0x7a);
    if (choice instanceof Choice_.Real _it) _p = _w.tag(_w.double_(_p, _it.value()), 0x41);
    if (choice instanceof Choice_.Flag _it) _p = _w.tag(_w.bool(_p, _it.value()), 0x38);
    if (choice instanceof Choice_.Nothing _it) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(_it.value().write(_w, _p), _end), 0x32);
    }
    if (choice instanceof Choice_.Message _it) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(_it.value().write(_w, _p), _end), 0x2a);
    }
    if (choice instanceof Choice_.Color _it) _p = _w.tag(_w.int32(_p, _it.value().number()), 0x20);
    if (choice instanceof Choice_.Data _it) _p = _w.tag(_w.bytes(_p, _it.value()), 0x1a);
    if (choice instanceof Choice_.Text _it) _p = _w.tag(_w.string(_p, _it.value(), TYPE, 2), 0x12);
    if (choice instanceof Choice_.Number _it) _p = _w.tag(_w.int64(_p, _it.value()), 0x08);
    return _p;
  }

  /** One of these, or null. */
  public sealed interface Choice_ {
    record Number(long value) implements Choice_ {}

    record Text(String value) implements Choice_ {
      /** Refuses null. */
      public Text {
        Objects.requireNonNull(value, "value");
      }
    }

    record Data(Bytes value) implements Choice_ {
      /** Refuses null. */
      public Data {
        Objects.requireNonNull(value, "value");
      }
    }

    record Color(shortwire.test.v1.Color value) implements Choice_ {
      /** Refuses null. */
      public Color {
        Objects.requireNonNull(value, "value");
      }
    }

    record Message(Scalars value) implements Choice_ {
      /** Refuses null. */
      public Message {
        Objects.requireNonNull(value, "value");
      }
    }

    record Nothing(Empty value) implements Choice_ {
      /** Refuses null. */
      public Nothing {
        Objects.requireNonNull(value, "value");
      }
    }

    record Flag(boolean value) implements Choice_ {}

    record Real(double value) implements Choice_ {}
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Choice_ choice = null;
    private String after = "";
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Choice_ choice() {
      return choice;
    }

    /** Sets {@link Choice#choice}. */
    public Builder choice(Choice_ choice) {
      this.choice = choice;
      return this;
    }

    public String after() {
      return after;
    }

    /** Sets {@link Choice#after}. */
    public Builder after(String after) {
      this.after = Objects.requireNonNull(after, "after");
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
      choice = null;
      after = "";
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Choice build() {
      return new Choice(choice, after, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> choice = new Choice_.Number(_r.int64());
            case 0x12 -> choice = new Choice_.Text(_r.string());
            case 0x1a -> choice = new Choice_.Data(_r.bytes());
            case 0x20 -> choice = new Choice_.Color(shortwire.test.v1.Color.of(_r.int32()));
            case 0x2a -> {
              int _outer = _r.enter();
              Scalars.Builder _into =
                  choice instanceof Choice_.Message _it
                      ? _it.value().toBuilder()
                      : Scalars.builder();
              choice = new Choice_.Message(_into.merge(_r).build());
              _r.leave(_outer);
            }
            case 0x32 -> {
              int _outer = _r.enter();
              Empty.Builder _into =
                  choice instanceof Choice_.Nothing _it ? _it.value().toBuilder() : Empty.builder();
              choice = new Choice_.Nothing(_into.merge(_r).build());
              _r.leave(_outer);
            }
            case 0x38 -> choice = new Choice_.Flag(_r.bool());
            case 0x41 -> choice = new Choice_.Real(_r.double_());
            case 0x7a -> after = _r.string();
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
