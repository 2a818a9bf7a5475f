// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

import java.util.Objects;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record AeadRequest(
    shortwire.Bytes key,
    long handle,
    shortwire.Bytes nonce,
    shortwire.Bytes message,
    shortwire.Bytes associatedData,
    AeadAlgorithm algorithm,
    shortwire.Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<AeadRequest> TYPE =
      MessageType.of(
          "shortwire.crypto.v1.AeadRequest",
          AeadRequest::read,
          1,
          "key",
          2,
          "handle",
          3,
          "nonce",
          4,
          "message",
          5,
          "associated_data",
          6,
          "algorithm");

  /** Takes all there is. */
  public AeadRequest {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(associatedData, "associatedData");
    Objects.requireNonNull(algorithm, "algorithm");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public AeadRequest(
      shortwire.Bytes key,
      long handle,
      shortwire.Bytes nonce,
      shortwire.Bytes message,
      shortwire.Bytes associatedData,
      AeadAlgorithm algorithm) {
    this(key, handle, nonce, message, associatedData, algorithm, shortwire.Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static AeadRequest decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static AeadRequest read(Reader _r) {
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
    _builder.nonce = nonce;
    _builder.message = message;
    _builder.associatedData = associatedData;
    _builder.algorithm = algorithm;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<AeadRequest> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (algorithm.number() != 0) _p = _w.tag(_w.int32(_p, algorithm.number()), 0x30);
    if (!associatedData.isEmpty()) _p = _w.tag(_w.bytes(_p, associatedData), 0x2a);
    if (!message.isEmpty()) _p = _w.tag(_w.bytes(_p, message), 0x22);
    if (!nonce.isEmpty()) _p = _w.tag(_w.bytes(_p, nonce), 0x1a);
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
    private shortwire.Bytes nonce = shortwire.Bytes.EMPTY;
    private shortwire.Bytes message = shortwire.Bytes.EMPTY;
    private shortwire.Bytes associatedData = shortwire.Bytes.EMPTY;
    private AeadAlgorithm algorithm = AeadAlgorithm.of(0);
    private shortwire.Bytes unknownFields = shortwire.Bytes.EMPTY;

    private Builder() {}

    public shortwire.Bytes key() {
      return key;
    }

    /** Sets {@link AeadRequest#key}. */
    public Builder key(shortwire.Bytes key) {
      this.key = Objects.requireNonNull(key, "key");
      return this;
    }

    public long handle() {
      return handle;
    }

    /** Sets {@link AeadRequest#handle}. */
    public Builder handle(long handle) {
      this.handle = handle;
      return this;
    }

    /** Never used with this key before. */
    public shortwire.Bytes nonce() {
      return nonce;
    }

    /** Sets {@link AeadRequest#nonce}. */
    public Builder nonce(shortwire.Bytes nonce) {
      this.nonce = Objects.requireNonNull(nonce, "nonce");
      return this;
    }

    public shortwire.Bytes message() {
      return message;
    }

    /** Sets {@link AeadRequest#message}. */
    public Builder message(shortwire.Bytes message) {
      this.message = Objects.requireNonNull(message, "message");
      return this;
    }

    /** What is authenticated and not encrypted. */
    public shortwire.Bytes associatedData() {
      return associatedData;
    }

    /** Sets {@link AeadRequest#associatedData}. */
    public Builder associatedData(shortwire.Bytes associatedData) {
      this.associatedData = Objects.requireNonNull(associatedData, "associatedData");
      return this;
    }

    public AeadAlgorithm algorithm() {
      return algorithm;
    }

    /** Sets {@link AeadRequest#algorithm}. */
    public Builder algorithm(AeadAlgorithm algorithm) {
      this.algorithm = Objects.requireNonNull(algorithm, "algorithm");
      return this;
    }

    /** Fields that the schema does not name. */
    public shortwire.Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link AeadRequest#unknownFields}. */
    public Builder unknownFields(shortwire.Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      key = shortwire.Bytes.EMPTY;
      handle = 0L;
      nonce = shortwire.Bytes.EMPTY;
      message = shortwire.Bytes.EMPTY;
      associatedData = shortwire.Bytes.EMPTY;
      algorithm = AeadAlgorithm.of(0);
      unknownFields = shortwire.Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public AeadRequest build() {
      return new AeadRequest(key, handle, nonce, message, associatedData, algorithm, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> key = _r.bytes();
            case 0x10 -> handle = _r.uint64();
            case 0x1a -> nonce = _r.bytes();
            case 0x22 -> message = _r.bytes();
            case 0x2a -> associatedData = _r.bytes();
            case 0x30 -> algorithm = AeadAlgorithm.of(_r.int32());
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
