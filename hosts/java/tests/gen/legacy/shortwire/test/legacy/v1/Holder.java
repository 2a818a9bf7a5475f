// Made by shortwire gen from legacy.proto. Do not edit.
package shortwire.test.legacy.v1;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Entries;
import shortwire.gen.v1.Items;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

/** Holds messages with required fields in every way. */
public record Holder(
    Required one,
    List<Required> many,
    Choice choice,
    Map<String, Required> byName,
    Holder deeper,
    Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Holder> TYPE =
      MessageType.of(
          "shortwire.test.legacy.v1.Holder",
          Holder::read,
          1,
          "one",
          2,
          "many",
          3,
          "chosen",
          4,
          "by_name",
          5,
          "deeper");

  /** Takes all there is. */
  public Holder {
    many = Items.freeze(many);
    byName = Entries.freeze(byName);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Holder(
      Required one,
      List<Required> many,
      Choice choice,
      Map<String, Required> byName,
      Holder deeper) {
    this(one, many, choice, byName, deeper, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Holder decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Holder read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.one = one;
    _builder.many = many;
    _builder.choice = choice;
    _builder.byName = byName;
    _builder.deeper = deeper;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Holder> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (deeper != null) {
      _w.enter(TYPE, 5);
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(deeper.write(_w, _p), _end), 0x2a);
      _w.leave();
    }
    if (!byName.isEmpty()) {
      Entries<String, Required> _entries = Entries.of(byName);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        int _valueEnd = _w.mark(_p);
        _p = _w.tag(_w.length(_entries.valueAt(_i).write(_w, _p), _valueEnd), 0x12);
        _p = _w.tag(_w.anyString(_p, _entries.keyAt(_i)), 0x0a);
        _p = _w.tag(_w.length(_p, _end), 0x22);
      }
    }
    if (choice instanceof Choice.Chosen _it) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(_it.value().write(_w, _p), _end), 0x1a);
    }
    for (int _i = many.size(); --_i >= 0; ) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(many.get(_i).write(_w, _p), _end), 0x12);
    }
    if (one != null) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(one.write(_w, _p), _end), 0x0a);
    }
    return _p;
  }

  /** One of these, or null. */
  public sealed interface Choice {
    record Chosen(Required value) implements Choice {
      /** Refuses null. */
      public Chosen {
        Objects.requireNonNull(value, "value");
      }
    }
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Required one = null;
    private List<Required> many = Items.none();
    private Choice choice = null;
    private Map<String, Required> byName = Entries.none();
    private Holder deeper = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Required one() {
      return one;
    }

    /** Sets {@link Holder#one}. */
    public Builder one(Required one) {
      this.one = one;
      return this;
    }

    public List<Required> many() {
      return many;
    }

    /** Sets {@link Holder#many}. */
    public Builder many(List<Required> many) {
      this.many = Items.freeze(many);
      return this;
    }

    /** Adds one to {@link Holder#many}. */
    public Builder addMany(Required item) {
      many = Items.add(many, item);
      return this;
    }

    public Choice choice() {
      return choice;
    }

    /** Sets {@link Holder#choice}. */
    public Builder choice(Choice choice) {
      this.choice = choice;
      return this;
    }

    public Map<String, Required> byName() {
      return byName;
    }

    /** Sets {@link Holder#byName}. */
    public Builder byName(Map<String, Required> byName) {
      this.byName = Entries.freeze(byName);
      return this;
    }

    /** Adds one to {@link Holder#byName}. */
    public Builder putByName(String key, Required value) {
      byName = Entries.put(byName, key, value);
      return this;
    }

    public Holder deeper() {
      return deeper;
    }

    /** Sets {@link Holder#deeper}. */
    public Builder deeper(Holder deeper) {
      this.deeper = deeper;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Holder#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      one = null;
      many = Items.none();
      choice = null;
      byName = Entries.none();
      deeper = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Holder build() {
      return new Holder(one, many, choice, byName, deeper, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enter();
              Required.Builder _into = one != null ? one.toBuilder() : Required.builder();
              one = _into.merge(_r).build();
              _r.leave(_outer);
            }
            case 0x12 -> {
              int _outer = _r.enter();
              many = Items.add(many, Required.read(_r));
              _r.leave(_outer);
            }
            case 0x1a -> {
              int _outer = _r.enter();
              Required.Builder _into =
                  choice instanceof Choice.Chosen _it
                      ? _it.value().toBuilder()
                      : Required.builder();
              choice = new Choice.Chosen(_into.merge(_r).build());
              _r.leave(_outer);
            }
            case 0x22 -> {
              int _outer = _r.enter();
              String _key = "";
              Required.Builder _value = Required.builder();
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x0a -> _key = _r.anyString();
                  case 0x12 -> {
                    int _entry = _r.enter();
                    _value.merge(_r);
                    _r.leave(_entry);
                  }
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              byName = Entries.put(byName, _key, _value.build());
            }
            case 0x2a -> {
              int _outer = _r.enter();
              Holder.Builder _into = deeper != null ? deeper.toBuilder() : Holder.builder();
              deeper = _into.merge(_r).build();
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
