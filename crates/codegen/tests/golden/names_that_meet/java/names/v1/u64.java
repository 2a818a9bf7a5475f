// Made by shortwire gen from names.proto. Do not edit.
package names.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record u64(Long value, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<u64> TYPE = MessageType.of("names.v1.u64", u64::read, 1, "value");

  /** Takes all there is. */
  public u64 {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public u64(Long value) {
    this(value, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static u64 decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static u64 read(shortwire.gen.v1.Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.value = value;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  /** {@link #value}, or its default if it is absent. */
  public long valueOrDefault() {
    return value != null ? value : 0L;
  }

  @Override
  public MessageType<u64> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (value != null) _p = _w.tag(_w.uint64(_p, value), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Long value = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Long value() {
      return value;
    }

    /** Sets {@link u64#value}. */
    public Builder value(Long value) {
      this.value = value;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link u64#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      value = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public u64 build() {
      return new u64(value, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(shortwire.gen.v1.Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> value = _r.uint64();
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
