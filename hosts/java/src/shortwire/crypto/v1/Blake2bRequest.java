// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

import java.util.Objects;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Blake2bRequest(
    shortwire.Bytes message,
    int length,
    shortwire.Bytes key,
    shortwire.Bytes salt,
    shortwire.Bytes personalisation,
    shortwire.Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Blake2bRequest> TYPE =
      MessageType.of(
          "shortwire.crypto.v1.Blake2bRequest",
          Blake2bRequest::read,
          1,
          "message",
          2,
          "length",
          3,
          "key",
          4,
          "salt",
          5,
          "personalisation");

  /** Takes all there is. */
  public Blake2bRequest {
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(salt, "salt");
    Objects.requireNonNull(personalisation, "personalisation");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Blake2bRequest(
      shortwire.Bytes message,
      int length,
      shortwire.Bytes key,
      shortwire.Bytes salt,
      shortwire.Bytes personalisation) {
    this(message, length, key, salt, personalisation, shortwire.Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Blake2bRequest decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Blake2bRequest read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.message = message;
    _builder.length = length;
    _builder.key = key;
    _builder.salt = salt;
    _builder.personalisation = personalisation;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Blake2bRequest> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!personalisation.isEmpty()) _p = _w.tag(_w.bytes(_p, personalisation), 0x2a);
    if (!salt.isEmpty()) _p = _w.tag(_w.bytes(_p, salt), 0x22);
    if (!key.isEmpty()) _p = _w.tag(_w.bytes(_p, key), 0x1a);
    if (length != 0) _p = _w.tag(_w.uint32(_p, length), 0x10);
    if (!message.isEmpty()) _p = _w.tag(_w.bytes(_p, message), 0x0a);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private shortwire.Bytes message = shortwire.Bytes.EMPTY;
    private int length = 0;
    private shortwire.Bytes key = shortwire.Bytes.EMPTY;
    private shortwire.Bytes salt = shortwire.Bytes.EMPTY;
    private shortwire.Bytes personalisation = shortwire.Bytes.EMPTY;
    private shortwire.Bytes unknownFields = shortwire.Bytes.EMPTY;

    private Builder() {}

    public shortwire.Bytes message() {
      return message;
    }

    /** Sets {@link Blake2bRequest#message}. */
    public Builder message(shortwire.Bytes message) {
      this.message = Objects.requireNonNull(message, "message");
      return this;
    }

    /** Bytes of the digest, 1 to 64; 0 is 64. */
    public int length() {
      return length;
    }

    /** Sets {@link Blake2bRequest#length}. */
    public Builder length(int length) {
      this.length = length;
      return this;
    }

    /** Up to 64 bytes: makes it a MAC. */
    public shortwire.Bytes key() {
      return key;
    }

    /** Sets {@link Blake2bRequest#key}. */
    public Builder key(shortwire.Bytes key) {
      this.key = Objects.requireNonNull(key, "key");
      return this;
    }

    /** Up to 16 bytes each; shorter ones have zeros behind. */
    public shortwire.Bytes salt() {
      return salt;
    }

    /** Sets {@link Blake2bRequest#salt}. */
    public Builder salt(shortwire.Bytes salt) {
      this.salt = Objects.requireNonNull(salt, "salt");
      return this;
    }

    public shortwire.Bytes personalisation() {
      return personalisation;
    }

    /** Sets {@link Blake2bRequest#personalisation}. */
    public Builder personalisation(shortwire.Bytes personalisation) {
      this.personalisation = Objects.requireNonNull(personalisation, "personalisation");
      return this;
    }

    /** Fields that the schema does not name. */
    public shortwire.Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Blake2bRequest#unknownFields}. */
    public Builder unknownFields(shortwire.Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      message = shortwire.Bytes.EMPTY;
      length = 0;
      key = shortwire.Bytes.EMPTY;
      salt = shortwire.Bytes.EMPTY;
      personalisation = shortwire.Bytes.EMPTY;
      unknownFields = shortwire.Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Blake2bRequest build() {
      return new Blake2bRequest(message, length, key, salt, personalisation, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> message = _r.bytes();
            case 0x10 -> length = _r.uint32();
            case 0x1a -> key = _r.bytes();
            case 0x22 -> salt = _r.bytes();
            case 0x2a -> personalisation = _r.bytes();
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
