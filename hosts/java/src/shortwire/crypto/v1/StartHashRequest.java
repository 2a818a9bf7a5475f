// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

import java.util.Objects;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record StartHashRequest(
    HashAlgorithm algorithm,
    shortwire.Bytes key,
    long handle,
    int length,
    shortwire.Bytes salt,
    shortwire.Bytes personalisation,
    shortwire.Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<StartHashRequest> TYPE =
      MessageType.of(
          "shortwire.crypto.v1.StartHashRequest",
          StartHashRequest::read,
          1,
          "algorithm",
          2,
          "key",
          3,
          "handle",
          4,
          "length",
          5,
          "salt",
          6,
          "personalisation");

  /** Takes all there is. */
  public StartHashRequest {
    Objects.requireNonNull(algorithm, "algorithm");
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(salt, "salt");
    Objects.requireNonNull(personalisation, "personalisation");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public StartHashRequest(
      HashAlgorithm algorithm,
      shortwire.Bytes key,
      long handle,
      int length,
      shortwire.Bytes salt,
      shortwire.Bytes personalisation) {
    this(algorithm, key, handle, length, salt, personalisation, shortwire.Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static StartHashRequest decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static StartHashRequest read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.algorithm = algorithm;
    _builder.key = key;
    _builder.handle = handle;
    _builder.length = length;
    _builder.salt = salt;
    _builder.personalisation = personalisation;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<StartHashRequest> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!personalisation.isEmpty()) _p = _w.tag(_w.bytes(_p, personalisation), 0x32);
    if (!salt.isEmpty()) _p = _w.tag(_w.bytes(_p, salt), 0x2a);
    if (length != 0) _p = _w.tag(_w.uint32(_p, length), 0x20);
    if (handle != 0) _p = _w.tag(_w.uint64(_p, handle), 0x18);
    if (!key.isEmpty()) _p = _w.tag(_w.bytes(_p, key), 0x12);
    if (algorithm.number() != 0) _p = _w.tag(_w.int32(_p, algorithm.number()), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private HashAlgorithm algorithm = HashAlgorithm.of(0);
    private shortwire.Bytes key = shortwire.Bytes.EMPTY;
    private long handle = 0L;
    private int length = 0;
    private shortwire.Bytes salt = shortwire.Bytes.EMPTY;
    private shortwire.Bytes personalisation = shortwire.Bytes.EMPTY;
    private shortwire.Bytes unknownFields = shortwire.Bytes.EMPTY;

    private Builder() {}

    public HashAlgorithm algorithm() {
      return algorithm;
    }

    /** Sets {@link StartHashRequest#algorithm}. */
    public Builder algorithm(HashAlgorithm algorithm) {
      this.algorithm = Objects.requireNonNull(algorithm, "algorithm");
      return this;
    }

    /** For HMAC, Poly1305 and BLAKE2b. */
    public shortwire.Bytes key() {
      return key;
    }

    /** Sets {@link StartHashRequest#key}. */
    public Builder key(shortwire.Bytes key) {
      this.key = Objects.requireNonNull(key, "key");
      return this;
    }

    public long handle() {
      return handle;
    }

    /** Sets {@link StartHashRequest#handle}. */
    public Builder handle(long handle) {
      this.handle = handle;
      return this;
    }

    /** For BLAKE2b, as in Blake2bRequest. */
    public int length() {
      return length;
    }

    /** Sets {@link StartHashRequest#length}. */
    public Builder length(int length) {
      this.length = length;
      return this;
    }

    public shortwire.Bytes salt() {
      return salt;
    }

    /** Sets {@link StartHashRequest#salt}. */
    public Builder salt(shortwire.Bytes salt) {
      this.salt = Objects.requireNonNull(salt, "salt");
      return this;
    }

    public shortwire.Bytes personalisation() {
      return personalisation;
    }

    /** Sets {@link StartHashRequest#personalisation}. */
    public Builder personalisation(shortwire.Bytes personalisation) {
      this.personalisation = Objects.requireNonNull(personalisation, "personalisation");
      return this;
    }

    /** Fields that the schema does not name. */
    public shortwire.Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link StartHashRequest#unknownFields}. */
    public Builder unknownFields(shortwire.Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      algorithm = HashAlgorithm.of(0);
      key = shortwire.Bytes.EMPTY;
      handle = 0L;
      length = 0;
      salt = shortwire.Bytes.EMPTY;
      personalisation = shortwire.Bytes.EMPTY;
      unknownFields = shortwire.Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public StartHashRequest build() {
      return new StartHashRequest(
          algorithm, key, handle, length, salt, personalisation, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> algorithm = HashAlgorithm.of(_r.int32());
            case 0x12 -> key = _r.bytes();
            case 0x18 -> handle = _r.uint64();
            case 0x20 -> length = _r.uint32();
            case 0x2a -> salt = _r.bytes();
            case 0x32 -> personalisation = _r.bytes();
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
