// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

import java.util.Objects;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Pbkdf2Request(
    shortwire.Bytes password,
    shortwire.Bytes salt,
    int iterations,
    int length,
    KdfHash hash,
    shortwire.Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Pbkdf2Request> TYPE =
      MessageType.of(
          "shortwire.crypto.v1.Pbkdf2Request",
          Pbkdf2Request::read,
          1,
          "password",
          2,
          "salt",
          3,
          "iterations",
          4,
          "length",
          5,
          "hash");

  /** Takes all there is. */
  public Pbkdf2Request {
    Objects.requireNonNull(password, "password");
    Objects.requireNonNull(salt, "salt");
    Objects.requireNonNull(hash, "hash");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Pbkdf2Request(
      shortwire.Bytes password, shortwire.Bytes salt, int iterations, int length, KdfHash hash) {
    this(password, salt, iterations, length, hash, shortwire.Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Pbkdf2Request decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Pbkdf2Request read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.password = password;
    _builder.salt = salt;
    _builder.iterations = iterations;
    _builder.length = length;
    _builder.hash = hash;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Pbkdf2Request> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (hash.number() != 0) _p = _w.tag(_w.int32(_p, hash.number()), 0x28);
    if (length != 0) _p = _w.tag(_w.uint32(_p, length), 0x20);
    if (iterations != 0) _p = _w.tag(_w.uint32(_p, iterations), 0x18);
    if (!salt.isEmpty()) _p = _w.tag(_w.bytes(_p, salt), 0x12);
    if (!password.isEmpty()) _p = _w.tag(_w.bytes(_p, password), 0x0a);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private shortwire.Bytes password = shortwire.Bytes.EMPTY;
    private shortwire.Bytes salt = shortwire.Bytes.EMPTY;
    private int iterations = 0;
    private int length = 0;
    private KdfHash hash = KdfHash.of(0);
    private shortwire.Bytes unknownFields = shortwire.Bytes.EMPTY;

    private Builder() {}

    public shortwire.Bytes password() {
      return password;
    }

    /** Sets {@link Pbkdf2Request#password}. */
    public Builder password(shortwire.Bytes password) {
      this.password = Objects.requireNonNull(password, "password");
      return this;
    }

    public shortwire.Bytes salt() {
      return salt;
    }

    /** Sets {@link Pbkdf2Request#salt}. */
    public Builder salt(shortwire.Bytes salt) {
      this.salt = Objects.requireNonNull(salt, "salt");
      return this;
    }

    public int iterations() {
      return iterations;
    }

    /** Sets {@link Pbkdf2Request#iterations}. */
    public Builder iterations(int iterations) {
      this.iterations = iterations;
      return this;
    }

    public int length() {
      return length;
    }

    /** Sets {@link Pbkdf2Request#length}. */
    public Builder length(int length) {
      this.length = length;
      return this;
    }

    public KdfHash hash() {
      return hash;
    }

    /** Sets {@link Pbkdf2Request#hash}. */
    public Builder hash(KdfHash hash) {
      this.hash = Objects.requireNonNull(hash, "hash");
      return this;
    }

    /** Fields that the schema does not name. */
    public shortwire.Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Pbkdf2Request#unknownFields}. */
    public Builder unknownFields(shortwire.Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      password = shortwire.Bytes.EMPTY;
      salt = shortwire.Bytes.EMPTY;
      iterations = 0;
      length = 0;
      hash = KdfHash.of(0);
      unknownFields = shortwire.Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Pbkdf2Request build() {
      return new Pbkdf2Request(password, salt, iterations, length, hash, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> password = _r.bytes();
            case 0x12 -> salt = _r.bytes();
            case 0x18 -> iterations = _r.uint32();
            case 0x20 -> length = _r.uint32();
            case 0x28 -> hash = KdfHash.of(_r.int32());
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
