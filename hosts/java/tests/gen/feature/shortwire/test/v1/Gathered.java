// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
package shortwire.test.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

/** What Gather says of an item; called alone, it is the only one. */
public record Gathered(long number, long position, long count, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Gathered> TYPE =
      MessageType.of(
          "shortwire.test.v1.Gathered", Gathered::read, 1, "number", 2, "position", 3, "count");

  /** Takes all there is. */
  public Gathered {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Gathered(long number, long position, long count) {
    this(number, position, count, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Gathered decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Gathered read(Reader _r) {
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
    _builder.position = position;
    _builder.count = count;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Gathered> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (count != 0) _p = _w.tag(_w.uint64(_p, count), 0x18);
    if (position != 0) _p = _w.tag(_w.uint64(_p, position), 0x10);
    if (number != 0) _p = _w.tag(_w.int64(_p, number), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private long number = 0L;
    private long position = 0L;
    private long count = 0L;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public long number() {
      return number;
    }

    /** Sets {@link Gathered#number}. */
    public Builder number(long number) {
      this.number = number;
      return this;
    }

    public long position() {
      return position;
    }

    /** Sets {@link Gathered#position}. */
    public Builder position(long position) {
      this.position = position;
      return this;
    }

    public long count() {
      return count;
    }

    /** Sets {@link Gathered#count}. */
    public Builder count(long count) {
      this.count = count;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Gathered#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      number = 0L;
      position = 0L;
      count = 0L;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Gathered build() {
      return new Gathered(number, position, count, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> number = _r.int64();
            case 0x10 -> position = _r.uint64();
            case 0x18 -> count = _r.uint64();
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
