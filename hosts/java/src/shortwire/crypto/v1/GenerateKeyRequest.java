// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

import java.util.Objects;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record GenerateKeyRequest(int size, KeyKind kind, shortwire.Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<GenerateKeyRequest> TYPE =
      MessageType.of(
          "shortwire.crypto.v1.GenerateKeyRequest", GenerateKeyRequest::read, 1, "size", 2, "kind");

  /** Takes all there is. */
  public GenerateKeyRequest {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public GenerateKeyRequest(int size, KeyKind kind) {
    this(size, kind, shortwire.Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static GenerateKeyRequest decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static GenerateKeyRequest read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.size = size;
    _builder.kind = kind;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<GenerateKeyRequest> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (kind.number() != 0) _p = _w.tag(_w.int32(_p, kind.number()), 0x10);
    if (size != 0) _p = _w.tag(_w.uint32(_p, size), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private int size = 0;
    private KeyKind kind = KeyKind.of(0);
    private shortwire.Bytes unknownFields = shortwire.Bytes.EMPTY;

    private Builder() {}

    /** Bytes: 32 for all ciphers and curves here. 0 is 32. */
    public int size() {
      return size;
    }

    /** Sets {@link GenerateKeyRequest#size}. */
    public Builder size(int size) {
      this.size = size;
      return this;
    }

    /** Unspecified or signing. */
    public KeyKind kind() {
      return kind;
    }

    /** Sets {@link GenerateKeyRequest#kind}. */
    public Builder kind(KeyKind kind) {
      this.kind = Objects.requireNonNull(kind, "kind");
      return this;
    }

    /** Fields that the schema does not name. */
    public shortwire.Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link GenerateKeyRequest#unknownFields}. */
    public Builder unknownFields(shortwire.Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      size = 0;
      kind = KeyKind.of(0);
      unknownFields = shortwire.Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public GenerateKeyRequest build() {
      return new GenerateKeyRequest(size, kind, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> size = _r.uint32();
            case 0x10 -> kind = KeyKind.of(_r.int32());
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
