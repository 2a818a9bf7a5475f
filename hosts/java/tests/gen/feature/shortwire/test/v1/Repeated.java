// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
package shortwire.test.v1;

import java.util.List;
import java.util.Objects;
import shortwire.Booleans;
import shortwire.Bytes;
import shortwire.Doubles;
import shortwire.Floats;
import shortwire.Ints;
import shortwire.Longs;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Items;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

/** Numbers and enums are packed here. */
public record Repeated(
    Doubles doubles,
    Floats floats,
    Ints int32s,
    Longs int64s,
    Ints uint32s,
    Longs uint64s,
    Ints sint32s,
    Longs sint64s,
    Ints fixed32s,
    Longs fixed64s,
    Ints sfixed32s,
    Longs sfixed64s,
    Booleans bools,
    List<String> strings,
    List<Bytes> blobs,
    List<Color> colors,
    List<Scalars> messages,
    Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Repeated> TYPE =
      MessageType.of(
          "shortwire.test.v1.Repeated",
          Repeated::read,
          1,
          "doubles",
          2,
          "floats",
          3,
          "int32s",
          4,
          "int64s",
          5,
          "uint32s",
          6,
          "uint64s",
          7,
          "sint32s",
          8,
          "sint64s",
          9,
          "fixed32s",
          10,
          "fixed64s",
          11,
          "sfixed32s",
          12,
          "sfixed64s",
          13,
          "bools",
          14,
          "strings",
          15,
          "blobs",
          16,
          "colors",
          17,
          "messages");

  /** Takes all there is. */
  public Repeated {
    doubles = Doubles.copyOf(doubles);
    floats = Floats.copyOf(floats);
    int32s = Ints.copyOf(int32s);
    int64s = Longs.copyOf(int64s);
    uint32s = Ints.copyOf(uint32s);
    uint64s = Longs.copyOf(uint64s);
    sint32s = Ints.copyOf(sint32s);
    sint64s = Longs.copyOf(sint64s);
    fixed32s = Ints.copyOf(fixed32s);
    fixed64s = Longs.copyOf(fixed64s);
    sfixed32s = Ints.copyOf(sfixed32s);
    sfixed64s = Longs.copyOf(sfixed64s);
    bools = Booleans.copyOf(bools);
    strings = Items.freeze(strings);
    blobs = Items.freeze(blobs);
    colors = Items.freeze(colors);
    messages = Items.freeze(messages);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Repeated(
      Doubles doubles,
      Floats floats,
      Ints int32s,
      Longs int64s,
      Ints uint32s,
      Longs uint64s,
      Ints sint32s,
      Longs sint64s,
      Ints fixed32s,
      Longs fixed64s,
      Ints sfixed32s,
      Longs sfixed64s,
      Booleans bools,
      List<String> strings,
      List<Bytes> blobs,
      List<Color> colors,
      List<Scalars> messages) {
    this(
        doubles,
        floats,
        int32s,
        int64s,
        uint32s,
        uint64s,
        sint32s,
        sint64s,
        fixed32s,
        fixed64s,
        sfixed32s,
        sfixed64s,
        bools,
        strings,
        blobs,
        colors,
        messages,
        Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Repeated decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Repeated read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.doubles = doubles;
    _builder.floats = floats;
    _builder.int32s = int32s;
    _builder.int64s = int64s;
    _builder.uint32s = uint32s;
    _builder.uint64s = uint64s;
    _builder.sint32s = sint32s;
    _builder.sint64s = sint64s;
    _builder.fixed32s = fixed32s;
    _builder.fixed64s = fixed64s;
    _builder.sfixed32s = sfixed32s;
    _builder.sfixed64s = sfixed64s;
    _builder.bools = bools;
    _builder.strings = strings;
    _builder.blobs = blobs;
    _builder.colors = colors;
    _builder.messages = messages;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Repeated> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    for (int _i = messages.size(); --_i >= 0; ) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(messages.get(_i).write(_w, _p), _end), 0x8a);
    }
    if (!colors.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = colors.size(); --_i >= 0; ) {
        _p = _w.int32(_p, colors.get(_i).number());
      }
      _p = _w.tag(_w.length(_p, _end), 0x82);
    }
    for (int _i = blobs.size(); --_i >= 0; ) {
      _p = _w.tag(_w.bytes(_p, blobs.get(_i)), 0x7a);
    }
    for (int _i = strings.size(); --_i >= 0; ) {
      _p = _w.tag(_w.string(_p, strings.get(_i), TYPE, 14), 0x72);
    }
    if (!bools.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = bools.size(); --_i >= 0; ) {
        _p = _w.bool(_p, bools.getBoolean(_i));
      }
      _p = _w.tag(_w.length(_p, _end), 0x6a);
    }
    if (!sfixed64s.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = sfixed64s.size(); --_i >= 0; ) {
        _p = _w.sfixed64(_p, sfixed64s.getLong(_i));
      }
      _p = _w.tag(_w.length(_p, _end), 0x62);
    }
    if (!sfixed32s.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = sfixed32s.size(); --_i >= 0; ) {
        _p = _w.sfixed32(_p, sfixed32s.getInt(_i));
      }
      _p = _w.tag(_w.length(_p, _end), 0x5a);
    }
    if (!fixed64s.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = fixed64s.size(); --_i >= 0; ) {
        _p = _w.fixed64(_p, fixed64s.getLong(_i));
      }
      _p = _w.tag(_w.length(_p, _end), 0x52);
    }
    if (!fixed32s.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = fixed32s.size(); --_i >= 0; ) {
        _p = _w.fixed32(_p, fixed32s.getInt(_i));
      }
      _p = _w.tag(_w.length(_p, _end), 0x4a);
    }
    if (!sint64s.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = sint64s.size(); --_i >= 0; ) {
        _p = _w.sint64(_p, sint64s.getLong(_i));
      }
      _p = _w.tag(_w.length(_p, _end), 0x42);
    }
    if (!sint32s.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = sint32s.size(); --_i >= 0; ) {
        _p = _w.sint32(_p, sint32s.getInt(_i));
      }
      _p = _w.tag(_w.length(_p, _end), 0x3a);
    }
    if (!uint64s.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = uint64s.size(); --_i >= 0; ) {
        _p = _w.uint64(_p, uint64s.getLong(_i));
      }
      _p = _w.tag(_w.length(_p, _end), 0x32);
    }
    if (!uint32s.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = uint32s.size(); --_i >= 0; ) {
        _p = _w.uint32(_p, uint32s.getInt(_i));
      }
      _p = _w.tag(_w.length(_p, _end), 0x2a);
    }
    if (!int64s.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = int64s.size(); --_i >= 0; ) {
        _p = _w.int64(_p, int64s.getLong(_i));
      }
      _p = _w.tag(_w.length(_p, _end), 0x22);
    }
    if (!int32s.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = int32s.size(); --_i >= 0; ) {
        _p = _w.int32(_p, int32s.getInt(_i));
      }
      _p = _w.tag(_w.length(_p, _end), 0x1a);
    }
    if (!floats.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = floats.size(); --_i >= 0; ) {
        _p = _w.float_(_p, floats.getFloat(_i));
      }
      _p = _w.tag(_w.length(_p, _end), 0x12);
    }
    if (!doubles.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = doubles.size(); --_i >= 0; ) {
        _p = _w.double_(_p, doubles.getDouble(_i));
      }
      _p = _w.tag(_w.length(_p, _end), 0x0a);
    }
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Doubles doubles = Doubles.EMPTY;
    private Floats floats = Floats.EMPTY;
    private Ints int32s = Ints.EMPTY;
    private Longs int64s = Longs.EMPTY;
    private Ints uint32s = Ints.EMPTY;
    private Longs uint64s = Longs.EMPTY;
    private Ints sint32s = Ints.EMPTY;
    private Longs sint64s = Longs.EMPTY;
    private Ints fixed32s = Ints.EMPTY;
    private Longs fixed64s = Longs.EMPTY;
    private Ints sfixed32s = Ints.EMPTY;
    private Longs sfixed64s = Longs.EMPTY;
    private Booleans bools = Booleans.EMPTY;
    private List<String> strings = Items.none();
    private List<Bytes> blobs = Items.none();
    private List<Color> colors = Items.none();
    private List<Scalars> messages = Items.none();
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Doubles doubles() {
      return doubles;
    }

    /** Sets {@link Repeated#doubles}. */
    public Builder doubles(Doubles doubles) {
      this.doubles = Doubles.copyOf(doubles);
      return this;
    }

    /** Adds one to {@link Repeated#doubles}. */
    public Builder addDoubles(double item) {
      doubles = Doubles.add(doubles, item);
      return this;
    }

    public Floats floats() {
      return floats;
    }

    /** Sets {@link Repeated#floats}. */
    public Builder floats(Floats floats) {
      this.floats = Floats.copyOf(floats);
      return this;
    }

    /** Adds one to {@link Repeated#floats}. */
    public Builder addFloats(float item) {
      floats = Floats.add(floats, item);
      return this;
    }

    public Ints int32s() {
      return int32s;
    }

    /** Sets {@link Repeated#int32s}. */
    public Builder int32s(Ints int32s) {
      this.int32s = Ints.copyOf(int32s);
      return this;
    }

    /** Adds one to {@link Repeated#int32s}. */
    public Builder addInt32s(int item) {
      int32s = Ints.add(int32s, item);
      return this;
    }

    public Longs int64s() {
      return int64s;
    }

    /** Sets {@link Repeated#int64s}. */
    public Builder int64s(Longs int64s) {
      this.int64s = Longs.copyOf(int64s);
      return this;
    }

    /** Adds one to {@link Repeated#int64s}. */
    public Builder addInt64s(long item) {
      int64s = Longs.add(int64s, item);
      return this;
    }

    public Ints uint32s() {
      return uint32s;
    }

    /** Sets {@link Repeated#uint32s}. */
    public Builder uint32s(Ints uint32s) {
      this.uint32s = Ints.copyOf(uint32s);
      return this;
    }

    /** Adds one to {@link Repeated#uint32s}. */
    public Builder addUint32s(int item) {
      uint32s = Ints.add(uint32s, item);
      return this;
    }

    public Longs uint64s() {
      return uint64s;
    }

    /** Sets {@link Repeated#uint64s}. */
    public Builder uint64s(Longs uint64s) {
      this.uint64s = Longs.copyOf(uint64s);
      return this;
    }

    /** Adds one to {@link Repeated#uint64s}. */
    public Builder addUint64s(long item) {
      uint64s = Longs.add(uint64s, item);
      return this;
    }

    public Ints sint32s() {
      return sint32s;
    }

    /** Sets {@link Repeated#sint32s}. */
    public Builder sint32s(Ints sint32s) {
      this.sint32s = Ints.copyOf(sint32s);
      return this;
    }

    /** Adds one to {@link Repeated#sint32s}. */
    public Builder addSint32s(int item) {
      sint32s = Ints.add(sint32s, item);
      return this;
    }

    public Longs sint64s() {
      return sint64s;
    }

    /** Sets {@link Repeated#sint64s}. */
    public Builder sint64s(Longs sint64s) {
      this.sint64s = Longs.copyOf(sint64s);
      return this;
    }

    /** Adds one to {@link Repeated#sint64s}. */
    public Builder addSint64s(long item) {
      sint64s = Longs.add(sint64s, item);
      return this;
    }

    public Ints fixed32s() {
      return fixed32s;
    }

    /** Sets {@link Repeated#fixed32s}. */
    public Builder fixed32s(Ints fixed32s) {
      this.fixed32s = Ints.copyOf(fixed32s);
      return this;
    }

    /** Adds one to {@link Repeated#fixed32s}. */
    public Builder addFixed32s(int item) {
      fixed32s = Ints.add(fixed32s, item);
      return this;
    }

    public Longs fixed64s() {
      return fixed64s;
    }

    /** Sets {@link Repeated#fixed64s}. */
    public Builder fixed64s(Longs fixed64s) {
      this.fixed64s = Longs.copyOf(fixed64s);
      return this;
    }

    /** Adds one to {@link Repeated#fixed64s}. */
    public Builder addFixed64s(long item) {
      fixed64s = Longs.add(fixed64s, item);
      return this;
    }

    public Ints sfixed32s() {
      return sfixed32s;
    }

    /** Sets {@link Repeated#sfixed32s}. */
    public Builder sfixed32s(Ints sfixed32s) {
      this.sfixed32s = Ints.copyOf(sfixed32s);
      return this;
    }

    /** Adds one to {@link Repeated#sfixed32s}. */
    public Builder addSfixed32s(int item) {
      sfixed32s = Ints.add(sfixed32s, item);
      return this;
    }

    public Longs sfixed64s() {
      return sfixed64s;
    }

    /** Sets {@link Repeated#sfixed64s}. */
    public Builder sfixed64s(Longs sfixed64s) {
      this.sfixed64s = Longs.copyOf(sfixed64s);
      return this;
    }

    /** Adds one to {@link Repeated#sfixed64s}. */
    public Builder addSfixed64s(long item) {
      sfixed64s = Longs.add(sfixed64s, item);
      return this;
    }

    public Booleans bools() {
      return bools;
    }

    /** Sets {@link Repeated#bools}. */
    public Builder bools(Booleans bools) {
      this.bools = Booleans.copyOf(bools);
      return this;
    }

    /** Adds one to {@link Repeated#bools}. */
    public Builder addBools(boolean item) {
      bools = Booleans.add(bools, item);
      return this;
    }

    public List<String> strings() {
      return strings;
    }

    /** Sets {@link Repeated#strings}. */
    public Builder strings(List<String> strings) {
      this.strings = Items.freeze(strings);
      return this;
    }

    /** Adds one to {@link Repeated#strings}. */
    public Builder addStrings(String item) {
      strings = Items.add(strings, item);
      return this;
    }

    public List<Bytes> blobs() {
      return blobs;
    }

    /** Sets {@link Repeated#blobs}. */
    public Builder blobs(List<Bytes> blobs) {
      this.blobs = Items.freeze(blobs);
      return this;
    }

    /** Adds one to {@link Repeated#blobs}. */
    public Builder addBlobs(Bytes item) {
      blobs = Items.add(blobs, item);
      return this;
    }

    public List<Color> colors() {
      return colors;
    }

    /** Sets {@link Repeated#colors}. */
    public Builder colors(List<Color> colors) {
      this.colors = Items.freeze(colors);
      return this;
    }

    /** Adds one to {@link Repeated#colors}. */
    public Builder addColors(Color item) {
      colors = Items.add(colors, item);
      return this;
    }

    public List<Scalars> messages() {
      return messages;
    }

    /** Sets {@link Repeated#messages}. */
    public Builder messages(List<Scalars> messages) {
      this.messages = Items.freeze(messages);
      return this;
    }

    /** Adds one to {@link Repeated#messages}. */
    public Builder addMessages(Scalars item) {
      messages = Items.add(messages, item);
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Repeated#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      doubles = Doubles.EMPTY;
      floats = Floats.EMPTY;
      int32s = Ints.EMPTY;
      int64s = Longs.EMPTY;
      uint32s = Ints.EMPTY;
      uint64s = Longs.EMPTY;
      sint32s = Ints.EMPTY;
      sint64s = Longs.EMPTY;
      fixed32s = Ints.EMPTY;
      fixed64s = Longs.EMPTY;
      sfixed32s = Ints.EMPTY;
      sfixed64s = Longs.EMPTY;
      bools = Booleans.EMPTY;
      strings = Items.none();
      blobs = Items.none();
      colors = Items.none();
      messages = Items.none();
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Repeated build() {
      return new Repeated(
          doubles,
          floats,
          int32s,
          int64s,
          uint32s,
          uint64s,
          sint32s,
          sint64s,
          fixed32s,
          fixed64s,
          sfixed32s,
          sfixed64s,
          bools,
          strings,
          blobs,
          colors,
          messages,
          unknownFields);
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
                doubles = Doubles.add(doubles, _r.double_());
              }
              _r.leaveRun(_outer);
            }
            case 0x09 -> doubles = Doubles.add(doubles, _r.double_());
            case 0x12 -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                floats = Floats.add(floats, _r.float_());
              }
              _r.leaveRun(_outer);
            }
            case 0x15 -> floats = Floats.add(floats, _r.float_());
            case 0x1a -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                int32s = Ints.add(int32s, _r.int32());
              }
              _r.leaveRun(_outer);
            }
            case 0x18 -> int32s = Ints.add(int32s, _r.int32());
            case 0x22 -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                int64s = Longs.add(int64s, _r.int64());
              }
              _r.leaveRun(_outer);
            }
            case 0x20 -> int64s = Longs.add(int64s, _r.int64());
            case 0x2a -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                uint32s = Ints.add(uint32s, _r.uint32());
              }
              _r.leaveRun(_outer);
            }
            case 0x28 -> uint32s = Ints.add(uint32s, _r.uint32());
            case 0x32 -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                uint64s = Longs.add(uint64s, _r.uint64());
              }
              _r.leaveRun(_outer);
            }
            case 0x30 -> uint64s = Longs.add(uint64s, _r.uint64());
            case 0x3a -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                sint32s = Ints.add(sint32s, _r.sint32());
              }
              _r.leaveRun(_outer);
            }
            case 0x38 -> sint32s = Ints.add(sint32s, _r.sint32());
            case 0x42 -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                sint64s = Longs.add(sint64s, _r.sint64());
              }
              _r.leaveRun(_outer);
            }
            case 0x40 -> sint64s = Longs.add(sint64s, _r.sint64());
            case 0x4a -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                fixed32s = Ints.add(fixed32s, _r.fixed32());
              }
              _r.leaveRun(_outer);
            }
            case 0x4d -> fixed32s = Ints.add(fixed32s, _r.fixed32());
            case 0x52 -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                fixed64s = Longs.add(fixed64s, _r.fixed64());
              }
              _r.leaveRun(_outer);
            }
            case 0x51 -> fixed64s = Longs.add(fixed64s, _r.fixed64());
            case 0x5a -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                sfixed32s = Ints.add(sfixed32s, _r.sfixed32());
              }
              _r.leaveRun(_outer);
            }
            case 0x5d -> sfixed32s = Ints.add(sfixed32s, _r.sfixed32());
            case 0x62 -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                sfixed64s = Longs.add(sfixed64s, _r.sfixed64());
              }
              _r.leaveRun(_outer);
            }
            case 0x61 -> sfixed64s = Longs.add(sfixed64s, _r.sfixed64());
            case 0x6a -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                bools = Booleans.add(bools, _r.bool());
              }
              _r.leaveRun(_outer);
            }
            case 0x68 -> bools = Booleans.add(bools, _r.bool());
            case 0x72 -> strings = Items.add(strings, _r.string());
            case 0x7a -> blobs = Items.add(blobs, _r.bytes());
            case 0x82 -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                colors = Items.add(colors, Color.of(_r.int32()));
              }
              _r.leaveRun(_outer);
            }
            case 0x80 -> colors = Items.add(colors, Color.of(_r.int32()));
            case 0x8a -> {
              int _outer = _r.enter();
              messages = Items.add(messages, Scalars.read(_r));
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
