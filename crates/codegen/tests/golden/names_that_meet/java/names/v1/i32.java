// Made by shortwire gen from names.proto. Do not edit.
package names.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record i32(u64 u64, Some some, int unknown, Choice choice, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<i32> TYPE =
      MessageType.of(
          "names.v1.i32", i32::read, 1, "u64", 2, "some", 3, "_unknown", 4, "_1", 5, "str");

  /** Takes all there is. */
  public i32 {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public i32(u64 u64, Some some, int unknown, Choice choice) {
    this(u64, some, unknown, choice, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static i32 decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static i32 read(shortwire.gen.v1.Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.u64 = u64;
    _builder.some = some;
    _builder.unknown = unknown;
    _builder.choice = choice;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  /** {@link #some}, or its default if it is absent. */
  public Some someOrDefault() {
    return some != null ? some : Some.of(0);
  }

  @Override
  public MessageType<i32> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (choice instanceof Choice.Str _it) _p = _w.tag(_w.int32(_p, _it.value().number()), 0x28);
    if (choice instanceof Choice.x1 _it) _p = _w.tag(_w.bool(_p, _it.value()), 0x20);
    if (unknown != 0) _p = _w.tag(_w.int32(_p, unknown), 0x18);
    if (some != null) _p = _w.tag(_w.int32(_p, some.number()), 0x10);
    if (u64 != null) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(u64.write(_w, _p), _end), 0x0a);
    }
    return _p;
  }

  /** One of these, or null. */
  public sealed interface Choice {
    record x1(boolean value) implements Choice {}

    record Str(Ok value) implements Choice {
      /** Refuses null. */
      public Str {
        Objects.requireNonNull(value, "value");
      }
    }
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private u64 u64 = null;
    private Some some = null;
    private int unknown = 0;
    private Choice choice = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public u64 u64() {
      return u64;
    }

    /** Sets {@link i32#u64}. */
    public Builder u64(u64 u64) {
      this.u64 = u64;
      return this;
    }

    public Some some() {
      return some;
    }

    /** Sets {@link i32#some}. */
    public Builder some(Some some) {
      this.some = some;
      return this;
    }

    public int unknown() {
      return unknown;
    }

    /** Sets {@link i32#unknown}. */
    public Builder unknown(int unknown) {
      this.unknown = unknown;
      return this;
    }

    public Choice choice() {
      return choice;
    }

    /** Sets {@link i32#choice}. */
    public Builder choice(Choice choice) {
      this.choice = choice;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link i32#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      u64 = null;
      some = null;
      unknown = 0;
      choice = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public i32 build() {
      return new i32(u64, some, unknown, choice, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(shortwire.gen.v1.Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enter();
              u64.Builder _into = u64 != null ? u64.toBuilder() : u64.builder();
              u64 = _into.merge(_r).build();
              _r.leave(_outer);
            }
            case 0x10 -> some = Some.of(_r.int32());
            case 0x18 -> unknown = _r.int32();
            case 0x20 -> choice = new Choice.x1(_r.bool());
            case 0x28 -> choice = new Choice.Str(Ok.of(_r.int32()));
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
