// Made by shortwire gen from flat.proto. Do not edit.
package flat.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record WithOneof(One one, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<WithOneof> TYPE =
      MessageType.of("flat.v1.WithOneof", WithOneof::read, 1, "of");

  /** Takes all there is. */
  public WithOneof {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public WithOneof(One one) {
    this(one, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static WithOneof decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static WithOneof read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.one = one;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<WithOneof> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (one instanceof One.Of _it) _p = _w.tag(_w.int32(_p, _it.value()), 0x08);
    return _p;
  }

  /** One of these, or null. */
  public sealed interface One {
    record Of(int value) implements One {}
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private One one = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public One one() {
      return one;
    }

    /** Sets {@link WithOneof#one}. */
    public Builder one(One one) {
      this.one = one;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link WithOneof#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      one = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public WithOneof build() {
      return new WithOneof(one, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> one = new One.Of(_r.int32());
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
