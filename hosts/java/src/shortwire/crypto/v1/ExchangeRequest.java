// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

import java.util.Objects;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record ExchangeRequest(
    shortwire.Bytes key, long handle, shortwire.Bytes publicKey, shortwire.Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<ExchangeRequest> TYPE =
      MessageType.of(
          "shortwire.crypto.v1.ExchangeRequest",
          ExchangeRequest::read,
          1,
          "key",
          2,
          "handle",
          3,
          "public_key");

  /** Takes all there is. */
  public ExchangeRequest {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(publicKey, "publicKey");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public ExchangeRequest(shortwire.Bytes key, long handle, shortwire.Bytes publicKey) {
    this(key, handle, publicKey, shortwire.Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static ExchangeRequest decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static ExchangeRequest read(Reader _r) {
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
    _builder.publicKey = publicKey;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<ExchangeRequest> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!publicKey.isEmpty()) _p = _w.tag(_w.bytes(_p, publicKey), 0x1a);
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
    private shortwire.Bytes publicKey = shortwire.Bytes.EMPTY;
    private shortwire.Bytes unknownFields = shortwire.Bytes.EMPTY;

    private Builder() {}

    /** One's own private key, or its handle. */
    public shortwire.Bytes key() {
      return key;
    }

    /** Sets {@link ExchangeRequest#key}. */
    public Builder key(shortwire.Bytes key) {
      this.key = Objects.requireNonNull(key, "key");
      return this;
    }

    public long handle() {
      return handle;
    }

    /** Sets {@link ExchangeRequest#handle}. */
    public Builder handle(long handle) {
      this.handle = handle;
      return this;
    }

    public shortwire.Bytes publicKey() {
      return publicKey;
    }

    /** Sets {@link ExchangeRequest#publicKey}. */
    public Builder publicKey(shortwire.Bytes publicKey) {
      this.publicKey = Objects.requireNonNull(publicKey, "publicKey");
      return this;
    }

    /** Fields that the schema does not name. */
    public shortwire.Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link ExchangeRequest#unknownFields}. */
    public Builder unknownFields(shortwire.Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      key = shortwire.Bytes.EMPTY;
      handle = 0L;
      publicKey = shortwire.Bytes.EMPTY;
      unknownFields = shortwire.Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public ExchangeRequest build() {
      return new ExchangeRequest(key, handle, publicKey, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> key = _r.bytes();
            case 0x10 -> handle = _r.uint64();
            case 0x1a -> publicKey = _r.bytes();
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
