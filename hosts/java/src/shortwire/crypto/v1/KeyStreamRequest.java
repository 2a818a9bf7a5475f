// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

import java.util.Objects;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record KeyStreamRequest(
    shortwire.Bytes key,
    long handle,
    shortwire.Bytes nonce,
    StreamAlgorithm algorithm,
    long counter,
    long size,
    shortwire.Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<KeyStreamRequest> TYPE =
      MessageType.of(
          "shortwire.crypto.v1.KeyStreamRequest",
          KeyStreamRequest::read,
          1,
          "key",
          2,
          "handle",
          3,
          "nonce",
          4,
          "algorithm",
          5,
          "counter",
          6,
          "size");

  /** Takes all there is. */
  public KeyStreamRequest {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(algorithm, "algorithm");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public KeyStreamRequest(
      shortwire.Bytes key,
      long handle,
      shortwire.Bytes nonce,
      StreamAlgorithm algorithm,
      long counter,
      long size) {
    this(key, handle, nonce, algorithm, counter, size, shortwire.Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static KeyStreamRequest decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static KeyStreamRequest read(Reader _r) {
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
    _builder.algorithm = algorithm;
    _builder.counter = counter;
    _builder.size = size;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<KeyStreamRequest> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (size != 0) _p = _w.tag(_w.uint64(_p, size), 0x30);
    if (counter != 0) _p = _w.tag(_w.uint64(_p, counter), 0x28);
    if (algorithm.number() != 0) _p = _w.tag(_w.int32(_p, algorithm.number()), 0x20);
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
    private StreamAlgorithm algorithm = StreamAlgorithm.of(0);
    private long counter = 0L;
    private long size = 0L;
    private shortwire.Bytes unknownFields = shortwire.Bytes.EMPTY;

    private Builder() {}

    public shortwire.Bytes key() {
      return key;
    }

    /** Sets {@link KeyStreamRequest#key}. */
    public Builder key(shortwire.Bytes key) {
      this.key = Objects.requireNonNull(key, "key");
      return this;
    }

    public long handle() {
      return handle;
    }

    /** Sets {@link KeyStreamRequest#handle}. */
    public Builder handle(long handle) {
      this.handle = handle;
      return this;
    }

    public shortwire.Bytes nonce() {
      return nonce;
    }

    /** Sets {@link KeyStreamRequest#nonce}. */
    public Builder nonce(shortwire.Bytes nonce) {
      this.nonce = Objects.requireNonNull(nonce, "nonce");
      return this;
    }

    public StreamAlgorithm algorithm() {
      return algorithm;
    }

    /** Sets {@link KeyStreamRequest#algorithm}. */
    public Builder algorithm(StreamAlgorithm algorithm) {
      this.algorithm = Objects.requireNonNull(algorithm, "algorithm");
      return this;
    }

    public long counter() {
      return counter;
    }

    /** Sets {@link KeyStreamRequest#counter}. */
    public Builder counter(long counter) {
      this.counter = counter;
      return this;
    }

    public long size() {
      return size;
    }

    /** Sets {@link KeyStreamRequest#size}. */
    public Builder size(long size) {
      this.size = size;
      return this;
    }

    /** Fields that the schema does not name. */
    public shortwire.Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link KeyStreamRequest#unknownFields}. */
    public Builder unknownFields(shortwire.Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      key = shortwire.Bytes.EMPTY;
      handle = 0L;
      nonce = shortwire.Bytes.EMPTY;
      algorithm = StreamAlgorithm.of(0);
      counter = 0L;
      size = 0L;
      unknownFields = shortwire.Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public KeyStreamRequest build() {
      return new KeyStreamRequest(key, handle, nonce, algorithm, counter, size, unknownFields);
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
            case 0x20 -> algorithm = StreamAlgorithm.of(_r.int32());
            case 0x28 -> counter = _r.uint64();
            case 0x30 -> size = _r.uint64();
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
