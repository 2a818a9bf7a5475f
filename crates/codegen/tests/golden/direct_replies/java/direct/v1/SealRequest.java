// Made by shortwire gen from direct.proto. Do not edit.
package direct.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record SealRequest(Bytes key, long counter, Bytes message, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<SealRequest> TYPE =
      MessageType.of(
          "direct.v1.SealRequest", SealRequest::read, 1, "key", 2, "counter", 3, "message");

  /** Takes all there is. */
  public SealRequest {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public SealRequest(Bytes key, long counter, Bytes message) {
    this(key, counter, message, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static SealRequest decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static SealRequest read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.key = key;
    _builder.counter = counter;
    _builder.message = message;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<SealRequest> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!message.isEmpty()) _p = _w.tag(_w.bytes(_p, message), 0x1a);
    if (counter != 0) _p = _w.tag(_w.uint64(_p, counter), 0x10);
    if (!key.isEmpty()) _p = _w.tag(_w.bytes(_p, key), 0x0a);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Bytes key = Bytes.EMPTY;
    private long counter = 0L;
    private Bytes message = Bytes.EMPTY;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Bytes key() {
      return key;
    }

    /** Sets {@link SealRequest#key}. */
    public Builder key(Bytes key) {
      this.key = Objects.requireNonNull(key, "key");
      return this;
    }

    public long counter() {
      return counter;
    }

    /** Sets {@link SealRequest#counter}. */
    public Builder counter(long counter) {
      this.counter = counter;
      return this;
    }

    public Bytes message() {
      return message;
    }

    /** Sets {@link SealRequest#message}. */
    public Builder message(Bytes message) {
      this.message = Objects.requireNonNull(message, "message");
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link SealRequest#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      key = Bytes.EMPTY;
      counter = 0L;
      message = Bytes.EMPTY;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public SealRequest build() {
      return new SealRequest(key, counter, message, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> key = _r.bytes();
            case 0x10 -> counter = _r.uint64();
            case 0x1a -> message = _r.bytes();
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
