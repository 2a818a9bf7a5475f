// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
package shortwire.test.v1;

import java.util.Map;
import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Entries;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Maps(
    Map<String, String> strings,
    Map<String, Double> doubles,
    Map<Integer, Long> int32s,
    Map<Long, Bytes> blobs,
    Map<Boolean, Color> colors,
    Map<String, Scalars> messages,
    Map<Long, Boolean> flags,
    Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Maps> TYPE =
      MessageType.of(
          "shortwire.test.v1.Maps",
          Maps::read,
          1,
          "strings",
          2,
          "doubles",
          3,
          "int32s",
          4,
          "blobs",
          5,
          "colors",
          6,
          "messages",
          7,
          "flags");

  /** Takes all there is. */
  public Maps {
    strings = Entries.freeze(strings);
    doubles = Entries.freeze(doubles);
    int32s = Entries.freeze(int32s);
    blobs = Entries.freeze(blobs);
    colors = Entries.freeze(colors);
    messages = Entries.freeze(messages);
    flags = Entries.freeze(flags);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Maps(
      Map<String, String> strings,
      Map<String, Double> doubles,
      Map<Integer, Long> int32s,
      Map<Long, Bytes> blobs,
      Map<Boolean, Color> colors,
      Map<String, Scalars> messages,
      Map<Long, Boolean> flags) {
    this(strings, doubles, int32s, blobs, colors, messages, flags, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Maps decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Maps read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.strings = strings;
    _builder.doubles = doubles;
    _builder.int32s = int32s;
    _builder.blobs = blobs;
    _builder.colors = colors;
    _builder.messages = messages;
    _builder.flags = flags;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Maps> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!flags.isEmpty()) {
      Entries<Long, Boolean> _entries = Entries.of(flags);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.bool(_p, _entries.valueAt(_i)), 0x10);
        _p = _w.tag(_w.sfixed64(_p, _entries.keyAt(_i)), 0x09);
        _p = _w.tag(_w.length(_p, _end), 0x3a);
      }
    }
    if (!messages.isEmpty()) {
      Entries<String, Scalars> _entries = Entries.of(messages);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        int _valueEnd = _w.mark(_p);
        _p = _w.tag(_w.length(_entries.valueAt(_i).write(_w, _p), _valueEnd), 0x12);
        _p = _w.tag(_w.string(_p, _entries.keyAt(_i), TYPE, 6), 0x0a);
        _p = _w.tag(_w.length(_p, _end), 0x32);
      }
    }
    if (!colors.isEmpty()) {
      Entries<Boolean, Color> _entries = Entries.of(colors);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.int32(_p, _entries.valueAt(_i).number()), 0x10);
        _p = _w.tag(_w.bool(_p, _entries.keyAt(_i)), 0x08);
        _p = _w.tag(_w.length(_p, _end), 0x2a);
      }
    }
    if (!blobs.isEmpty()) {
      Entries<Long, Bytes> _entries = Entries.of(blobs);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.bytes(_p, _entries.valueAt(_i)), 0x12);
        _p = _w.tag(_w.uint64(_p, _entries.keyAt(_i)), 0x08);
        _p = _w.tag(_w.length(_p, _end), 0x22);
      }
    }
    if (!int32s.isEmpty()) {
      Entries<Integer, Long> _entries = Entries.of(int32s);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.int64(_p, _entries.valueAt(_i)), 0x10);
        _p = _w.tag(_w.int32(_p, _entries.keyAt(_i)), 0x08);
        _p = _w.tag(_w.length(_p, _end), 0x1a);
      }
    }
    if (!doubles.isEmpty()) {
      Entries<String, Double> _entries = Entries.of(doubles);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.double_(_p, _entries.valueAt(_i)), 0x11);
        _p = _w.tag(_w.string(_p, _entries.keyAt(_i), TYPE, 2), 0x0a);
        _p = _w.tag(_w.length(_p, _end), 0x12);
      }
    }
    if (!strings.isEmpty()) {
      Entries<String, String> _entries = Entries.of(strings);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.string(_p, _entries.valueAt(_i), TYPE, 1), 0x12);
        _p = _w.tag(_w.string(_p, _entries.keyAt(_i), TYPE, 1), 0x0a);
        _p = _w.tag(_w.length(_p, _end), 0x0a);
      }
    }
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Map<String, String> strings = Entries.none();
    private Map<String, Double> doubles = Entries.none();
    private Map<Integer, Long> int32s = Entries.none();
    private Map<Long, Bytes> blobs = Entries.none();
    private Map<Boolean, Color> colors = Entries.none();
    private Map<String, Scalars> messages = Entries.none();
    private Map<Long, Boolean> flags = Entries.none();
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Map<String, String> strings() {
      return strings;
    }

    /** Sets {@link Maps#strings}. */
    public Builder strings(Map<String, String> strings) {
      this.strings = Entries.freeze(strings);
      return this;
    }

    /** Adds one to {@link Maps#strings}. */
    public Builder putStrings(String key, String value) {
      strings = Entries.put(strings, key, value);
      return this;
    }

    public Map<String, Double> doubles() {
      return doubles;
    }

    /** Sets {@link Maps#doubles}. */
    public Builder doubles(Map<String, Double> doubles) {
      this.doubles = Entries.freeze(doubles);
      return this;
    }

    /** Adds one to {@link Maps#doubles}. */
    public Builder putDoubles(String key, double value) {
      doubles = Entries.put(doubles, key, value);
      return this;
    }

    public Map<Integer, Long> int32s() {
      return int32s;
    }

    /** Sets {@link Maps#int32s}. */
    public Builder int32s(Map<Integer, Long> int32s) {
      this.int32s = Entries.freeze(int32s);
      return this;
    }

    /** Adds one to {@link Maps#int32s}. */
    public Builder putInt32s(int key, long value) {
      int32s = Entries.put(int32s, key, value);
      return this;
    }

    public Map<Long, Bytes> blobs() {
      return blobs;
    }

    /** Sets {@link Maps#blobs}. */
    public Builder blobs(Map<Long, Bytes> blobs) {
      this.blobs = Entries.freeze(blobs);
      return this;
    }

    /** Adds one to {@link Maps#blobs}. */
    public Builder putBlobs(long key, Bytes value) {
      blobs = Entries.put(blobs, key, value);
      return this;
    }

    public Map<Boolean, Color> colors() {
      return colors;
    }

    /** Sets {@link Maps#colors}. */
    public Builder colors(Map<Boolean, Color> colors) {
      this.colors = Entries.freeze(colors);
      return this;
    }

    /** Adds one to {@link Maps#colors}. */
    public Builder putColors(boolean key, Color value) {
      colors = Entries.put(colors, key, value);
      return this;
    }

    public Map<String, Scalars> messages() {
      return messages;
    }

    /** Sets {@link Maps#messages}. */
    public Builder messages(Map<String, Scalars> messages) {
      this.messages = Entries.freeze(messages);
      return this;
    }

    /** Adds one to {@link Maps#messages}. */
    public Builder putMessages(String key, Scalars value) {
      messages = Entries.put(messages, key, value);
      return this;
    }

    public Map<Long, Boolean> flags() {
      return flags;
    }

    /** Sets {@link Maps#flags}. */
    public Builder flags(Map<Long, Boolean> flags) {
      this.flags = Entries.freeze(flags);
      return this;
    }

    /** Adds one to {@link Maps#flags}. */
    public Builder putFlags(long key, boolean value) {
      flags = Entries.put(flags, key, value);
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Maps#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      strings = Entries.none();
      doubles = Entries.none();
      int32s = Entries.none();
      blobs = Entries.none();
      colors = Entries.none();
      messages = Entries.none();
      flags = Entries.none();
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Maps build() {
      return new Maps(strings, doubles, int32s, blobs, colors, messages, flags, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enter();
              String _key = "";
              String _value = "";
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x0a -> _key = _r.string();
                  case 0x12 -> _value = _r.string();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              strings = Entries.put(strings, _key, _value);
            }
            case 0x12 -> {
              int _outer = _r.enter();
              String _key = "";
              double _value = 0.0;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x0a -> _key = _r.string();
                  case 0x11 -> _value = _r.double_();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              doubles = Entries.put(doubles, _key, _value);
            }
            case 0x1a -> {
              int _outer = _r.enter();
              int _key = 0;
              long _value = 0L;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x08 -> _key = _r.int32();
                  case 0x10 -> _value = _r.int64();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              int32s = Entries.put(int32s, _key, _value);
            }
            case 0x22 -> {
              int _outer = _r.enter();
              long _key = 0L;
              Bytes _value = Bytes.EMPTY;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x08 -> _key = _r.uint64();
                  case 0x12 -> _value = _r.bytes();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              blobs = Entries.put(blobs, _key, _value);
            }
            case 0x2a -> {
              int _outer = _r.enter();
              boolean _key = false;
              Color _value = Color.of(0);
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x08 -> _key = _r.bool();
                  case 0x10 -> _value = Color.of(_r.int32());
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              colors = Entries.put(colors, _key, _value);
            }
            case 0x32 -> {
              int _outer = _r.enter();
              String _key = "";
              Scalars.Builder _value = Scalars.builder();
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x0a -> _key = _r.string();
                  case 0x12 -> {
                    int _entry = _r.enter();
                    _value.merge(_r);
                    _r.leave(_entry);
                  }
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              messages = Entries.put(messages, _key, _value.build());
            }
            case 0x3a -> {
              int _outer = _r.enter();
              long _key = 0L;
              boolean _value = false;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x09 -> _key = _r.sfixed64();
                  case 0x10 -> _value = _r.bool();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              flags = Entries.put(flags, _key, _value);
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
