// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

import java.util.Objects;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record SealedBoxRequest(
    shortwire.Bytes publicKey, shortwire.Bytes message, shortwire.Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<SealedBoxRequest> TYPE =
      MessageType.of(
          "shortwire.crypto.v1.SealedBoxRequest",
          SealedBoxRequest::read,
          1,
          "public_key",
          2,
          "message");

  /** Takes all there is. */
  public SealedBoxRequest {
    Objects.requireNonNull(publicKey, "publicKey");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public SealedBoxRequest(shortwire.Bytes publicKey, shortwire.Bytes message) {
    this(publicKey, message, shortwire.Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static SealedBoxRequest decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static SealedBoxRequest read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.publicKey = publicKey;
    _builder.message = message;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<SealedBoxRequest> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!message.isEmpty()) _p = _w.tag(_w.bytes(_p, message), 0x12);
    if (!publicKey.isEmpty()) _p = _w.tag(_w.bytes(_p, publicKey), 0x0a);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private shortwire.Bytes publicKey = shortwire.Bytes.EMPTY;
    private shortwire.Bytes message = shortwire.Bytes.EMPTY;
    private shortwire.Bytes unknownFields = shortwire.Bytes.EMPTY;

    private Builder() {}

    public shortwire.Bytes publicKey() {
      return publicKey;
    }

    /** Sets {@link SealedBoxRequest#publicKey}. */
    public Builder publicKey(shortwire.Bytes publicKey) {
      this.publicKey = Objects.requireNonNull(publicKey, "publicKey");
      return this;
    }

    public shortwire.Bytes message() {
      return message;
    }

    /** Sets {@link SealedBoxRequest#message}. */
    public Builder message(shortwire.Bytes message) {
      this.message = Objects.requireNonNull(message, "message");
      return this;
    }

    /** Fields that the schema does not name. */
    public shortwire.Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link SealedBoxRequest#unknownFields}. */
    public Builder unknownFields(shortwire.Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      publicKey = shortwire.Bytes.EMPTY;
      message = shortwire.Bytes.EMPTY;
      unknownFields = shortwire.Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public SealedBoxRequest build() {
      return new SealedBoxRequest(publicKey, message, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> publicKey = _r.bytes();
            case 0x12 -> message = _r.bytes();
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
