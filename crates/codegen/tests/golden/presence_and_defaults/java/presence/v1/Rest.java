// Made by shortwire gen from presence.proto. Do not edit.
package presence.v1;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import shortwire.Bytes;
import shortwire.Ints;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Entries;
import shortwire.gen.v1.Items;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Rest(
    Ints unpacked,
    Ints packed,
    List<presence.v1.Level> levels,
    RestInside inside,
    List<RestMany> many,
    Choice choice,
    Map<Integer, presence.v1.Level> byNumber,
    Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Rest> TYPE =
      MessageType.of(
          "presence.v1.Rest",
          Rest::read,
          1,
          "unpacked",
          2,
          "packed",
          3,
          "levels",
          4,
          "inside",
          5,
          "many",
          6,
          "level",
          7,
          "fields",
          8,
          "by_number");

  /** Takes all there is. */
  public Rest {
    unpacked = Ints.copyOf(unpacked);
    packed = Ints.copyOf(packed);
    levels = Items.freeze(levels);
    many = Items.freeze(many);
    byNumber = Entries.freeze(byNumber);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Rest(
      Ints unpacked,
      Ints packed,
      List<presence.v1.Level> levels,
      RestInside inside,
      List<RestMany> many,
      Choice choice,
      Map<Integer, presence.v1.Level> byNumber) {
    this(unpacked, packed, levels, inside, many, choice, byNumber, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Rest decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Rest read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.unpacked = unpacked;
    _builder.packed = packed;
    _builder.levels = levels;
    _builder.inside = inside;
    _builder.many = many;
    _builder.choice = choice;
    _builder.byNumber = byNumber;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Rest> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!byNumber.isEmpty()) {
      Entries<Integer, presence.v1.Level> _entries = Entries.of(byNumber);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.int32(_p, _entries.valueAt(_i).number()), 0x10);
        _p = _w.tag(_w.int32(_p, _entries.keyAt(_i)), 0x08);
        _p = _w.tag(_w.length(_p, _end), 0x42);
      }
    }
    if (choice instanceof Choice.Fields _it) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(_it.value().write(_w, _p), _end), 0x3a);
    }
    if (choice instanceof Choice.Level _it) _p = _w.tag(_w.int32(_p, _it.value().number()), 0x30);
    for (int _i = many.size(); --_i >= 0; ) {
      _p = _w.tag(many.get(_i).write(_w, _w.tag(_p, 0x2c)), 0x2b);
    }
    if (inside != null) _p = _w.tag(inside.write(_w, _w.tag(_p, 0x24)), 0x23);
    if (!levels.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = levels.size(); --_i >= 0; ) {
        _p = _w.int32(_p, levels.get(_i).number());
      }
      _p = _w.tag(_w.length(_p, _end), 0x1a);
    }
    if (!packed.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = packed.size(); --_i >= 0; ) {
        _p = _w.int32(_p, packed.getInt(_i));
      }
      _p = _w.tag(_w.length(_p, _end), 0x12);
    }
    for (int _i = unpacked.size(); --_i >= 0; ) {
      _p = _w.tag(_w.int32(_p, unpacked.getInt(_i)), 0x08);
    }
    return _p;
  }

  /** One of these, or null. */
  public sealed interface Choice {
    record Level(presence.v1.Level value) implements Choice {
      /** Refuses null. */
      public Level {
        Objects.requireNonNull(value, "value");
      }
    }

    record Fields(presence.v1.Fields value) implements Choice {
      /** Refuses null. */
      public Fields {
        Objects.requireNonNull(value, "value");
      }
    }
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Ints unpacked = Ints.EMPTY;
    private Ints packed = Ints.EMPTY;
    private List<presence.v1.Level> levels = Items.none();
    private RestInside inside = null;
    private List<RestMany> many = Items.none();
    private Choice choice = null;
    private Map<Integer, presence.v1.Level> byNumber = Entries.none();
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Ints unpacked() {
      return unpacked;
    }

    /** Sets {@link Rest#unpacked}. */
    public Builder unpacked(Ints unpacked) {
      this.unpacked = Ints.copyOf(unpacked);
      return this;
    }

    /** Adds one to {@link Rest#unpacked}. */
    public Builder addUnpacked(int item) {
      unpacked = Ints.add(unpacked, item);
      return this;
    }

    public Ints packed() {
      return packed;
    }

    /** Sets {@link Rest#packed}. */
    public Builder packed(Ints packed) {
      this.packed = Ints.copyOf(packed);
      return this;
    }

    /** Adds one to {@link Rest#packed}. */
    public Builder addPacked(int item) {
      packed = Ints.add(packed, item);
      return this;
    }

    public List<presence.v1.Level> levels() {
      return levels;
    }

    /** Sets {@link Rest#levels}. */
    public Builder levels(List<presence.v1.Level> levels) {
      this.levels = Items.freeze(levels);
      return this;
    }

    /** Adds one to {@link Rest#levels}. */
    public Builder addLevels(presence.v1.Level item) {
      levels = Items.add(levels, item);
      return this;
    }

    public RestInside inside() {
      return inside;
    }

    /** Sets {@link Rest#inside}. */
    public Builder inside(RestInside inside) {
      this.inside = inside;
      return this;
    }

    public List<RestMany> many() {
      return many;
    }

    /** Sets {@link Rest#many}. */
    public Builder many(List<RestMany> many) {
      this.many = Items.freeze(many);
      return this;
    }

    /** Adds one to {@link Rest#many}. */
    public Builder addMany(RestMany item) {
      many = Items.add(many, item);
      return this;
    }

    public Choice choice() {
      return choice;
    }

    /** Sets {@link Rest#choice}. */
    public Builder choice(Choice choice) {
      this.choice = choice;
      return this;
    }

    public Map<Integer, presence.v1.Level> byNumber() {
      return byNumber;
    }

    /** Sets {@link Rest#byNumber}. */
    public Builder byNumber(Map<Integer, presence.v1.Level> byNumber) {
      this.byNumber = Entries.freeze(byNumber);
      return this;
    }

    /** Adds one to {@link Rest#byNumber}. */
    public Builder putByNumber(int key, presence.v1.Level value) {
      byNumber = Entries.put(byNumber, key, value);
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Rest#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      unpacked = Ints.EMPTY;
      packed = Ints.EMPTY;
      levels = Items.none();
      inside = null;
      many = Items.none();
      choice = null;
      byNumber = Entries.none();
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Rest build() {
      return new Rest(unpacked, packed, levels, inside, many, choice, byNumber, unknownFields);
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
                unpacked = Ints.add(unpacked, _r.int32());
              }
              _r.leaveRun(_outer);
            }
            case 0x08 -> unpacked = Ints.add(unpacked, _r.int32());
            case 0x12 -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                packed = Ints.add(packed, _r.int32());
              }
              _r.leaveRun(_outer);
            }
            case 0x10 -> packed = Ints.add(packed, _r.int32());
            case 0x1a -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                long _number = _r.int64();
                presence.v1.Level _known = presence.v1.Level.known((int) _number);
                if (_known != null) {
                  levels = Items.add(levels, _known);
                } else {
                  unknownFields = _r.keepVarint(0x18, _number, unknownFields);
                }
              }
              _r.leaveRun(_outer);
            }
            case 0x18 -> {
              long _number = _r.int64();
              presence.v1.Level _known = presence.v1.Level.known((int) _number);
              if (_known != null) {
                levels = Items.add(levels, _known);
              } else {
                unknownFields = _r.keepVarint(0x18, _number, unknownFields);
              }
            }
            case 0x23 -> {
              int _outer = _r.enterGroup(0x23);
              RestInside.Builder _into = inside != null ? inside.toBuilder() : RestInside.builder();
              inside = _into.merge(_r).build();
              _r.leaveGroup(_outer);
            }
            case 0x2b -> {
              int _outer = _r.enterGroup(0x2b);
              many = Items.add(many, RestMany.read(_r));
              _r.leaveGroup(_outer);
            }
            case 0x30 -> {
              long _number = _r.int64();
              presence.v1.Level _known = presence.v1.Level.known((int) _number);
              if (_known != null) {
                choice = new Choice.Level(_known);
              } else {
                unknownFields = _r.keepVarint(0x30, _number, unknownFields);
              }
            }
            case 0x3a -> {
              int _outer = _r.enter();
              presence.v1.Fields.Builder _into =
                  choice instanceof Choice.Fields _it
                      ? _it.value().toBuilder()
                      : presence.v1.Fields.builder();
              choice = new Choice.Fields(_into.merge(_r).build());
              _r.leave(_outer);
            }
            case 0x42 -> {
              int _start = _r.mark(_tag);
              int _outer = _r.enter();
              int _key = 0;
              int _value = 1;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x08 -> _key = _r.int32();
                  case 0x10 -> _value = _r.int32();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              presence.v1.Level _known = presence.v1.Level.known(_value);
              if (_known != null) {
                byNumber = Entries.put(byNumber, _key, _known);
              } else {
                unknownFields = _r.keepSince(_start, unknownFields);
              }
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
