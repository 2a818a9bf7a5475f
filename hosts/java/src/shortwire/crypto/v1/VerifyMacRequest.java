// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

import java.util.Objects;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record VerifyMacRequest(
    shortwire.Bytes key,
    long handle,
    shortwire.Bytes message,
    MacAlgorithm algorithm,
    shortwire.Bytes tag,
    shortwire.Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<VerifyMacRequest> TYPE =
      MessageType.of(
          "shortwire.crypto.v1.VerifyMacRequest",
          VerifyMacRequest::read,
          1,
          "key",
          2,
          "handle",
          3,
          "message",
          4,
          "algorithm",
          5,
          "tag");

  /** Takes all there is. */
  public VerifyMacRequest {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(algorithm, "algorithm");
    Objects.requireNonNull(tag, "tag");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public VerifyMacRequest(
      shortwire.Bytes key,
      long handle,
      shortwire.Bytes message,
      MacAlgorithm algorithm,
      shortwire.Bytes tag) {
    this(key, handle, message, algorithm, tag, shortwire.Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static VerifyMacRequest decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static VerifyMacRequest read(Reader _r) {
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
    _builder.tag = tag;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<VerifyMacRequest> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!tag.isEmpty()) _p = _w.tag(_w.bytes(_p, tag), 0x2a);
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
    private shortwire.Bytes tag = shortwire.Bytes.EMPTY;
    private shortwire.Bytes unknownFields = shortwire.Bytes.EMPTY;

    private Builder() {}

    public shortwire.Bytes key() {
      return key;
    }

    /** Sets {@link VerifyMacRequest#key}. */
    public Builder key(shortwire.Bytes key) {
      this.key = Objects.requireNonNull(key, "key");
      return this;
    }

    public long handle() {
      return handle;
    }

    /** Sets {@link VerifyMacRequest#handle}. */
    public Builder handle(long handle) {
      this.handle = handle;
      return this;
    }

    public shortwire.Bytes message() {
      return message;
    }

    /** Sets {@link VerifyMacRequest#message}. */
    public Builder message(shortwire.Bytes message) {
      this.message = Objects.requireNonNull(message, "message");
      return this;
    }

    public MacAlgorithm algorithm() {
      return algorithm;
    }

    /** Sets {@link VerifyMacRequest#algorithm}. */
    public Builder algorithm(MacAlgorithm algorithm) {
      this.algorithm = Objects.requireNonNull(algorithm, "algorithm");
      return this;
    }

    public shortwire.Bytes tag() {
      return tag;
    }

    /** Sets {@link VerifyMacRequest#tag}. */
    public Builder tag(shortwire.Bytes tag) {
      this.tag = Objects.requireNonNull(tag, "tag");
      return this;
    }

    /** Fields that the schema does not name. */
    public shortwire.Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link VerifyMacRequest#unknownFields}. */
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
      tag = shortwire.Bytes.EMPTY;
      unknownFields = shortwire.Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public VerifyMacRequest build() {
      return new VerifyMacRequest(key, handle, message, algorithm, tag, unknownFields);
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
            case 0x2a -> tag = _r.bytes();
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
