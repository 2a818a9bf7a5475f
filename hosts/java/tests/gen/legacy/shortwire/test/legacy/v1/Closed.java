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

public record Closed(
    Level level,
    List<Level> levels,
    List<Level> packed,
    Map<String, Level> byName,
    Choice choice,
    Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Closed> TYPE =
      MessageType.of(
          "shortwire.test.legacy.v1.Closed",
          Closed::read,
          1,
          "level",
          2,
          "levels",
          3,
          "packed",
          4,
          "by_name",
          5,
          "chosen",
          6,
          "other");

  /** Takes all there is. */
  public Closed {
    levels = Items.freeze(levels);
    packed = Items.freeze(packed);
    byName = Entries.freeze(byName);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Closed(
      Level level,
      List<Level> levels,
      List<Level> packed,
      Map<String, Level> byName,
      Choice choice) {
    this(level, levels, packed, byName, choice, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Closed decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Closed read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.level = level;
    _builder.levels = levels;
    _builder.packed = packed;
    _builder.byName = byName;
    _builder.choice = choice;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  /** {@link #level}, or its default if it is absent. */
  public Level levelOrDefault() {
    return level != null ? level : Level.of(1);
  }

  @Override
  public MessageType<Closed> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (choice instanceof Choice.Other _it) _p = _w.tag(_w.anyString(_p, _it.value()), 0x32);
    if (choice instanceof Choice.Chosen _it) _p = _w.tag(_w.int32(_p, _it.value().number()), 0x28);
    if (!byName.isEmpty()) {
      Entries<String, Level> _entries = Entries.of(byName);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.int32(_p, _entries.valueAt(_i).number()), 0x10);
        _p = _w.tag(_w.anyString(_p, _entries.keyAt(_i)), 0x0a);
        _p = _w.tag(_w.length(_p, _end), 0x22);
      }
    }
    if (!packed.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = packed.size(); --_i >= 0; ) {
        _p = _w.int32(_p, packed.get(_i).number());
      }
      _p = _w.tag(_w.length(_p, _end), 0x1a);
    }
    for (int _i = levels.size(); --_i >= 0; ) {
      _p = _w.tag(_w.int32(_p, levels.get(_i).number()), 0x10);
    }
    if (level != null) _p = _w.tag(_w.int32(_p, level.number()), 0x08);
    return _p;
  }

  /** One of these, or null. */
  public sealed interface Choice {
    record Chosen(Level value) implements Choice {
      /** Refuses null. */
      public Chosen {
        Objects.requireNonNull(value, "value");
      }
    }

    record Other(String value) implements Choice {
      /** Refuses null. */
      public Other {
        Objects.requireNonNull(value, "value");
      }
    }
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Level level = null;
    private List<Level> levels = Items.none();
    private List<Level> packed = Items.none();
    private Map<String, Level> byName = Entries.none();
    private Choice choice = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Level level() {
      return level;
    }

    /** Sets {@link Closed#level}. */
    public Builder level(Level level) {
      this.level = level;
      return this;
    }

    public List<Level> levels() {
      return levels;
    }

    /** Sets {@link Closed#levels}. */
    public Builder levels(List<Level> levels) {
      this.levels = Items.freeze(levels);
      return this;
    }

    /** Adds one to {@link Closed#levels}. */
    public Builder addLevels(Level item) {
      levels = Items.add(levels, item);
      return this;
    }

    public List<Level> packed() {
      return packed;
    }

    /** Sets {@link Closed#packed}. */
    public Builder packed(List<Level> packed) {
      this.packed = Items.freeze(packed);
      return this;
    }

    /** Adds one to {@link Closed#packed}. */
    public Builder addPacked(Level item) {
      packed = Items.add(packed, item);
      return this;
    }

    public Map<String, Level> byName() {
      return byName;
    }

    /** Sets {@link Closed#byName}. */
    public Builder byName(Map<String, Level> byName) {
      this.byName = Entries.freeze(byName);
      return this;
    }

    /** Adds one to {@link Closed#byName}. */
    public Builder putByName(String key, Level value) {
      byName = Entries.put(byName, key, value);
      return this;
    }

    public Choice choice() {
      return choice;
    }

    /** Sets {@link Closed#choice}. */
    public Builder choice(Choice choice) {
      this.choice = choice;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Closed#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      level = null;
      levels = Items.none();
      packed = Items.none();
      byName = Entries.none();
      choice = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Closed build() {
      return new Closed(level, levels, packed, byName, choice, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> {
              long _number = _r.int64();
              Level _known = Level.known((int) _number);
              if (_known != null) {
                level = _known;
              } else {
                unknownFields = _r.keepVarint(0x08, _number, unknownFields);
              }
            }
            case 0x12 -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                long _number = _r.int64();
                Level _known = Level.known((int) _number);
                if (_known != null) {
                  levels = Items.add(levels, _known);
                } else {
                  unknownFields = _r.keepVarint(0x10, _number, unknownFields);
                }
              }
              _r.leaveRun(_outer);
            }
            case 0x10 -> {
              long _number = _r.int64();
              Level _known = Level.known((int) _number);
              if (_known != null) {
                levels = Items.add(levels, _known);
              } else {
                unknownFields = _r.keepVarint(0x10, _number, unknownFields);
              }
            }
            case 0x1a -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                long _number = _r.int64();
                Level _known = Level.known((int) _number);
                if (_known != null) {
                  packed = Items.add(packed, _known);
                } else {
                  unknownFields = _r.keepVarint(0x18, _number, unknownFields);
                }
              }
              _r.leaveRun(_outer);
            }
            case 0x18 -> {
              long _number = _r.int64();
              Level _known = Level.known((int) _number);
              if (_known != null) {
                packed = Items.add(packed, _known);
              } else {
                unknownFields = _r.keepVarint(0x18, _number, unknownFields);
              }
            }
            case 0x22 -> {
              int _start = _r.mark(_tag);
              int _outer = _r.enter();
              String _key = "";
              int _value = 1;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x0a -> _key = _r.anyString();
                  case 0x10 -> _value = _r.int32();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              Level _known = Level.known(_value);
              if (_known != null) {
                byName = Entries.put(byName, _key, _known);
              } else {
                unknownFields = _r.keepSince(_start, unknownFields);
              }
            }
            case 0x28 -> {
              long _number = _r.int64();
              Level _known = Level.known((int) _number);
              if (_known != null) {
                choice = new Choice.Chosen(_known);
              } else {
                unknownFields = _r.keepVarint(0x28, _number, unknownFields);
              }
            }
            case 0x32 -> choice = new Choice.Other(_r.anyString());
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
