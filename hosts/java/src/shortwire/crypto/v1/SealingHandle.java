// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

import java.util.Objects;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record SealingHandle(long stream, shortwire.Bytes header, shortwire.Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<SealingHandle> TYPE =
      MessageType.of(
          "shortwire.crypto.v1.SealingHandle", SealingHandle::read, 1, "stream", 2, "header");

  /** Takes all there is. */
  public SealingHandle {
    Objects.requireNonNull(header, "header");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public SealingHandle(long stream, shortwire.Bytes header) {
    this(stream, header, shortwire.Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static SealingHandle decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static SealingHandle read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.stream = stream;
    _builder.header = header;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<SealingHandle> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!header.isEmpty()) _p = _w.tag(_w.bytes(_p, header), 0x12);
    if (stream != 0) _p = _w.tag(_w.uint64(_p, stream), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private long stream = 0L;
    private shortwire.Bytes header = shortwire.Bytes.EMPTY;
    private shortwire.Bytes unknownFields = shortwire.Bytes.EMPTY;

    private Builder() {}

    public long stream() {
      return stream;
    }

    /** Sets {@link SealingHandle#stream}. */
    public Builder stream(long stream) {
      this.stream = stream;
      return this;
    }

    public shortwire.Bytes header() {
      return header;
    }

    /** Sets {@link SealingHandle#header}. */
    public Builder header(shortwire.Bytes header) {
      this.header = Objects.requireNonNull(header, "header");
      return this;
    }

    /** Fields that the schema does not name. */
    public shortwire.Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link SealingHandle#unknownFields}. */
    public Builder unknownFields(shortwire.Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      stream = 0L;
      header = shortwire.Bytes.EMPTY;
      unknownFields = shortwire.Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public SealingHandle build() {
      return new SealingHandle(stream, header, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> stream = _r.uint64();
            case 0x12 -> header = _r.bytes();
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
