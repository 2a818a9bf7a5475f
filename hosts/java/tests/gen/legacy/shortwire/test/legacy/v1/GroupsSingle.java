// Made by shortwire gen from legacy.proto. Do not edit.
package shortwire.test.legacy.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record GroupsSingle(Integer number, Groups inner, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<GroupsSingle> TYPE =
      MessageType.of(
          "shortwire.test.legacy.v1.Groups.Single", GroupsSingle::read, 1, "number", 2, "inner");

  /** Takes all there is. */
  public GroupsSingle {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public GroupsSingle(Integer number, Groups inner) {
    this(number, inner, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static GroupsSingle decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static GroupsSingle read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.number = number;
    _builder.inner = inner;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  /** {@link #number}, or its default if it is absent. */
  public int numberOrDefault() {
    return number != null ? number : 0;
  }

  @Override
  public MessageType<GroupsSingle> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (inner != null) {
      _w.enter(TYPE, 2);
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(inner.write(_w, _p), _end), 0x12);
      _w.leave();
    }
    if (number != null) _p = _w.tag(_w.int32(_p, number), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Integer number = null;
    private Groups inner = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Integer number() {
      return number;
    }

    /** Sets {@link GroupsSingle#number}. */
    public Builder number(Integer number) {
      this.number = number;
      return this;
    }

    public Groups inner() {
      return inner;
    }

    /** Sets {@link GroupsSingle#inner}. */
    public Builder inner(Groups inner) {
      this.inner = inner;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link GroupsSingle#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      number = null;
      inner = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public GroupsSingle build() {
      return new GroupsSingle(number, inner, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> number = _r.int32();
            case 0x12 -> {
              int _outer = _r.enter();
              Groups.Builder _into = inner != null ? inner.toBuilder() : Groups.builder();
              inner = _into.merge(_r).build();
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
