// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

import java.util.Objects;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record HkdfRequest(
    shortwire.Bytes key,
    long handle,
    shortwire.Bytes salt,
    shortwire.Bytes info,
    int length,
    KdfHash hash,
    shortwire.Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<HkdfRequest> TYPE =
      MessageType.of(
          "shortwire.crypto.v1.HkdfRequest",
          HkdfRequest::read,
          1,
          "key",
          2,
          "handle",
          3,
          "salt",
          4,
          "info",
          5,
          "length",
          6,
          "hash");

  /** Takes all there is. */
  public HkdfRequest {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(salt, "salt");
    Objects.requireNonNull(info, "info");
    Objects.requireNonNull(hash, "hash");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public HkdfRequest(
      shortwire.Bytes key,
      long handle,
      shortwire.Bytes salt,
      shortwire.Bytes info,
      int length,
      KdfHash hash) {
    this(key, handle, salt, info, length, hash, shortwire.Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static HkdfRequest decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static HkdfRequest read(Reader _r) {
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
    _builder.salt = salt;
    _builder.info = info;
    _builder.length = length;
    _builder.hash = hash;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<HkdfRequest> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (hash.number() != 0) _p = _w.tag(_w.int32(_p, hash.number()), 0x30);
    if (length != 0) _p = _w.tag(_w.uint32(_p, length), 0x28);
    if (!info.isEmpty()) _p = _w.tag(_w.bytes(_p, info), 0x22);
    if (!salt.isEmpty()) _p = _w.tag(_w.bytes(_p, salt), 0x1a);
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
    private shortwire.Bytes salt = shortwire.Bytes.EMPTY;
    private shortwire.Bytes info = shortwire.Bytes.EMPTY;
    private int length = 0;
    private KdfHash hash = KdfHash.of(0);
    private shortwire.Bytes unknownFields = shortwire.Bytes.EMPTY;

    private Builder() {}

    /** The secret, or a handle of it. */
    public shortwire.Bytes key() {
      return key;
    }

    /** Sets {@link HkdfRequest#key}. */
    public Builder key(shortwire.Bytes key) {
      this.key = Objects.requireNonNull(key, "key");
      return this;
    }

    public long handle() {
      return handle;
    }

    /** Sets {@link HkdfRequest#handle}. */
    public Builder handle(long handle) {
      this.handle = handle;
      return this;
    }

    public shortwire.Bytes salt() {
      return salt;
    }

    /** Sets {@link HkdfRequest#salt}. */
    public Builder salt(shortwire.Bytes salt) {
      this.salt = Objects.requireNonNull(salt, "salt");
      return this;
    }

    public shortwire.Bytes info() {
      return info;
    }

    /** Sets {@link HkdfRequest#info}. */
    public Builder info(shortwire.Bytes info) {
      this.info = Objects.requireNonNull(info, "info");
      return this;
    }

    /** Bytes to derive: up to 255 digests. */
    public int length() {
      return length;
    }

    /** Sets {@link HkdfRequest#length}. */
    public Builder length(int length) {
      this.length = length;
      return this;
    }

    public KdfHash hash() {
      return hash;
    }

    /** Sets {@link HkdfRequest#hash}. */
    public Builder hash(KdfHash hash) {
      this.hash = Objects.requireNonNull(hash, "hash");
      return this;
    }

    /** Fields that the schema does not name. */
    public shortwire.Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link HkdfRequest#unknownFields}. */
    public Builder unknownFields(shortwire.Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      key = shortwire.Bytes.EMPTY;
      handle = 0L;
      salt = shortwire.Bytes.EMPTY;
      info = shortwire.Bytes.EMPTY;
      length = 0;
      hash = KdfHash.of(0);
      unknownFields = shortwire.Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public HkdfRequest build() {
      return new HkdfRequest(key, handle, salt, info, length, hash, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> key = _r.bytes();
            case 0x10 -> handle = _r.uint64();
            case 0x1a -> salt = _r.bytes();
            case 0x22 -> info = _r.bytes();
            case 0x28 -> length = _r.uint32();
            case 0x30 -> hash = KdfHash.of(_r.int32());
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
