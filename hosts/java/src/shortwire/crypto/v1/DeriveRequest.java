// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

import java.util.Objects;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record DeriveRequest(
    shortwire.Bytes key,
    long handle,
    shortwire.Bytes input,
    StreamAlgorithm algorithm,
    shortwire.Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<DeriveRequest> TYPE =
      MessageType.of(
          "shortwire.crypto.v1.DeriveRequest",
          DeriveRequest::read,
          1,
          "key",
          2,
          "handle",
          3,
          "input",
          4,
          "algorithm");

  /** Takes all there is. */
  public DeriveRequest {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(input, "input");
    Objects.requireNonNull(algorithm, "algorithm");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public DeriveRequest(
      shortwire.Bytes key, long handle, shortwire.Bytes input, StreamAlgorithm algorithm) {
    this(key, handle, input, algorithm, shortwire.Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static DeriveRequest decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static DeriveRequest read(Reader _r) {
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
    _builder.input = input;
    _builder.algorithm = algorithm;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<DeriveRequest> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (algorithm.number() != 0) _p = _w.tag(_w.int32(_p, algorithm.number()), 0x20);
    if (!input.isEmpty()) _p = _w.tag(_w.bytes(_p, input), 0x1a);
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
    private shortwire.Bytes input = shortwire.Bytes.EMPTY;
    private StreamAlgorithm algorithm = StreamAlgorithm.of(0);
    private shortwire.Bytes unknownFields = shortwire.Bytes.EMPTY;

    private Builder() {}

    public shortwire.Bytes key() {
      return key;
    }

    /** Sets {@link DeriveRequest#key}. */
    public Builder key(shortwire.Bytes key) {
      this.key = Objects.requireNonNull(key, "key");
      return this;
    }

    public long handle() {
      return handle;
    }

    /** Sets {@link DeriveRequest#handle}. */
    public Builder handle(long handle) {
      this.handle = handle;
      return this;
    }

    /** 16 bytes. */
    public shortwire.Bytes input() {
      return input;
    }

    /** Sets {@link DeriveRequest#input}. */
    public Builder input(shortwire.Bytes input) {
      this.input = Objects.requireNonNull(input, "input");
      return this;
    }

    /** XChaCha20 (HChaCha20) or XSalsa20 (HSalsa20). */
    public StreamAlgorithm algorithm() {
      return algorithm;
    }

    /** Sets {@link DeriveRequest#algorithm}. */
    public Builder algorithm(StreamAlgorithm algorithm) {
      this.algorithm = Objects.requireNonNull(algorithm, "algorithm");
      return this;
    }

    /** Fields that the schema does not name. */
    public shortwire.Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link DeriveRequest#unknownFields}. */
    public Builder unknownFields(shortwire.Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      key = shortwire.Bytes.EMPTY;
      handle = 0L;
      input = shortwire.Bytes.EMPTY;
      algorithm = StreamAlgorithm.of(0);
      unknownFields = shortwire.Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public DeriveRequest build() {
      return new DeriveRequest(key, handle, input, algorithm, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> key = _r.bytes();
            case 0x10 -> handle = _r.uint64();
            case 0x1a -> input = _r.bytes();
            case 0x20 -> algorithm = StreamAlgorithm.of(_r.int32());
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
