// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

import java.util.Objects;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record MacRequest(
    shortwire.Bytes key,
    long handle,
    shortwire.Bytes message,
    MacAlgorithm algorithm,
    shortwire.Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<MacRequest> TYPE =
      MessageType.of(
          "shortwire.crypto.v1.MacRequest",
          MacRequest::read,
          1,
          "key",
          2,
          "handle",
          3,
          "message",
          4,
          "algorithm");

  /** Takes all there is. */
  public MacRequest {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(algorithm, "algorithm");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public MacRequest(
      shortwire.Bytes key, long handle, shortwire.Bytes message, MacAlgorithm algorithm) {
    this(key, handle, message, algorithm, shortwire.Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static MacRequest decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static MacRequest read(Reader _r) {
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
    _builder.handle = handle;
    _builder.message = message;
    _builder.algorithm = algorithm;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<MacRequest> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (algorithm.number() != 0) _p = _w.tag(_w.int32(_p, algorithm.number()), 0x20);
    if (!message.isEmpty()) _p = _w.tag(_w.bytes(_p, message), 0x1a);
    if (handle != 0) _p = _w.tag(_w.uint64(_p, handle), 0x10);
    if (!key.isEmpty()) _p = _w.tag(_w.bytes(_p, key), 0x0a);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private shortwire.Bytes key = shortwire.Bytes.EMPTY;
    private long handle = 0L;
    private shortwire.Bytes message = shortwire.Bytes.EMPTY;
    private MacAlgorithm algorithm = MacAlgorithm.of(0);
    private shortwire.Bytes unknownFields = shortwire.Bytes.EMPTY;

    private Builder() {}

    public shortwire.Bytes key() {
      return key;
    }

    /** Sets {@link MacRequest#key}. */
    public Builder key(shortwire.Bytes key) {
      this.key = Objects.requireNonNull(key, "key");
      return this;
    }

    public long handle() {
      return handle;
    }

    /** Sets {@link MacRequest#handle}. */
    public Builder handle(long handle) {
      this.handle = handle;
      return this;
    }

    public shortwire.Bytes message() {
      return message;
    }

    /** Sets {@link MacRequest#message}. */
    public Builder message(shortwire.Bytes message) {
      this.message = Objects.requireNonNull(message, "message");
      return this;
    }

    public MacAlgorithm algorithm() {
      return algorithm;
    }

    /** Sets {@link MacRequest#algorithm}. */
    public Builder algorithm(MacAlgorithm algorithm) {
      this.algorithm = Objects.requireNonNull(algorithm, "algorithm");
      return this;
    }

    /** Fields that the schema does not name. */
    public shortwire.Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link MacRequest#unknownFields}. */
    public Builder unknownFields(shortwire.Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      key = shortwire.Bytes.EMPTY;
      handle = 0L;
      message = shortwire.Bytes.EMPTY;
      algorithm = MacAlgorithm.of(0);
      unknownFields = shortwire.Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public MacRequest build() {
      return new MacRequest(key, handle, message, algorithm, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> key = _r.bytes();
            case 0x10 -> handle = _r.uint64();
            case 0x1a -> message = _r.bytes();
            case 0x20 -> algorithm = MacAlgorithm.of(_r.int32());
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
