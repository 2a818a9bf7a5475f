// Made by shortwire gen from flat.proto. Do not edit.
package flat.v1;

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

public record WithMap(Map<Integer, Integer> map, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<WithMap> TYPE =
      MessageType.of("flat.v1.WithMap", WithMap::read, 1, "map");

  /** Takes all there is. */
  public WithMap {
    map = Entries.freeze(map);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public WithMap(Map<Integer, Integer> map) {
    this(map, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static WithMap decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static WithMap read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.map = map;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<WithMap> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!map.isEmpty()) {
      Entries<Integer, Integer> _entries = Entries.of(map);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.int32(_p, _entries.valueAt(_i)), 0x10);
        _p = _w.tag(_w.int32(_p, _entries.keyAt(_i)), 0x08);
        _p = _w.tag(_w.length(_p, _end), 0x0a);
      }
    }
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Map<Integer, Integer> map = Entries.none();
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Map<Integer, Integer> map() {
      return map;
    }

    /** Sets {@link WithMap#map}. */
    public Builder map(Map<Integer, Integer> map) {
      this.map = Entries.freeze(map);
      return this;
    }

    /** Adds one to {@link WithMap#map}. */
    public Builder putMap(int key, int value) {
      map = Entries.put(map, key, value);
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link WithMap#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      map = Entries.none();
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public WithMap build() {
      return new WithMap(map, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enter();
              int _key = 0;
              int _value = 0;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x08 -> _key = _r.int32();
                  case 0x10 -> _value = _r.int32();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              map = Entries.put(map, _key, _value);
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
