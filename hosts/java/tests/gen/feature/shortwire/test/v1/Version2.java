// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
package shortwire.test.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Longs;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Version2(String name, Longs added, Version1 origin, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Version2> TYPE =
      MessageType.of(
          "shortwire.test.v1.Version2", Version2::read, 1, "name", 2, "added", 3, "origin");

  /** Takes all there is. */
  public Version2 {
    Objects.requireNonNull(name, "name");
    added = Longs.copyOf(added);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Version2(String name, Longs added, Version1 origin) {
    this(name, added, origin, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Version2 decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Version2 read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.name = name;
    _builder.added = added;
    _builder.origin = origin;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Version2> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (origin != null) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(origin.write(_w, _p), _end), 0x1a);
    }
    if (!added.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = added.size(); --_i >= 0; ) {
        _p = _w.int64(_p, added.getLong(_i));
      }
      _p = _w.tag(_w.length(_p, _end), 0x12);
    }
    if (!name.isEmpty()) _p = _w.tag(_w.string(_p, name, TYPE, 1), 0x0a);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private String name = "";
    private Longs added = Longs.EMPTY;
    private Version1 origin = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public String name() {
      return name;
    }

    /** Sets {@link Version2#name}. */
    public Builder name(String name) {
      this.name = Objects.requireNonNull(name, "name");
      return this;
    }

    public Longs added() {
      return added;
    }

    /** Sets {@link Version2#added}. */
    public Builder added(Longs added) {
      this.added = Longs.copyOf(added);
      return this;
    }

    /** Adds one to {@link Version2#added}. */
    public Builder addAdded(long item) {
      added = Longs.add(added, item);
      return this;
    }

    public Version1 origin() {
      return origin;
    }

    /** Sets {@link Version2#origin}. */
    public Builder origin(Version1 origin) {
      this.origin = origin;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Version2#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      name = "";
      added = Longs.EMPTY;
      origin = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Version2 build() {
      return new Version2(name, added, origin, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> name = _r.string();
            case 0x12 -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                added = Longs.add(added, _r.int64());
              }
              _r.leaveRun(_outer);
            }
            case 0x10 -> added = Longs.add(added, _r.int64());
            case 0x1a -> {
              int _outer = _r.enter();
              Version1.Builder _into = origin != null ? origin.toBuilder() : Version1.builder();
              origin = _into.merge(_r).build();
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
