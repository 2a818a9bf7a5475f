// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

import java.util.Objects;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Argon2idRequest(
    shortwire.Bytes password,
    shortwire.Bytes salt,
    int length,
    int memory,
    int passes,
    int lanes,
    shortwire.Bytes secret,
    shortwire.Bytes associatedData,
    shortwire.Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Argon2idRequest> TYPE =
      MessageType.of(
          "shortwire.crypto.v1.Argon2idRequest",
          Argon2idRequest::read,
          1,
          "password",
          2,
          "salt",
          3,
          "length",
          4,
          "memory",
          5,
          "passes",
          6,
          "lanes",
          7,
          "secret",
          8,
          "associated_data");

  /** Takes all there is. */
  public Argon2idRequest {
    Objects.requireNonNull(password, "password");
    Objects.requireNonNull(salt, "salt");
    Objects.requireNonNull(secret, "secret");
    Objects.requireNonNull(associatedData, "associatedData");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Argon2idRequest(
      shortwire.Bytes password,
      shortwire.Bytes salt,
      int length,
      int memory,
      int passes,
      int lanes,
      shortwire.Bytes secret,
      shortwire.Bytes associatedData) {
    this(
        password,
        salt,
        length,
        memory,
        passes,
        lanes,
        secret,
        associatedData,
        shortwire.Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Argon2idRequest decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Argon2idRequest read(Reader _r) {
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
    _builder.length = length;
    _builder.memory = memory;
    _builder.passes = passes;
    _builder.lanes = lanes;
    _builder.secret = secret;
    _builder.associatedData = associatedData;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Argon2idRequest> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!associatedData.isEmpty()) _p = _w.tag(_w.bytes(_p, associatedData), 0x42);
    if (!secret.isEmpty()) _p = _w.tag(_w.bytes(_p, secret), 0x3a);
    if (lanes != 0) _p = _w.tag(_w.uint32(_p, lanes), 0x30);
    if (passes != 0) _p = _w.tag(_w.uint32(_p, passes), 0x28);
    if (memory != 0) _p = _w.tag(_w.uint32(_p, memory), 0x20);
    if (length != 0) _p = _w.tag(_w.uint32(_p, length), 0x18);
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
    private int length = 0;
    private int memory = 0;
    private int passes = 0;
    private int lanes = 0;
    private shortwire.Bytes secret = shortwire.Bytes.EMPTY;
    private shortwire.Bytes associatedData = shortwire.Bytes.EMPTY;
    private shortwire.Bytes unknownFields = shortwire.Bytes.EMPTY;

    private Builder() {}

    public shortwire.Bytes password() {
      return password;
    }

    /** Sets {@link Argon2idRequest#password}. */
    public Builder password(shortwire.Bytes password) {
      this.password = Objects.requireNonNull(password, "password");
      return this;
    }

    /** At least 8 bytes. */
    public shortwire.Bytes salt() {
      return salt;
    }

    /** Sets {@link Argon2idRequest#salt}. */
    public Builder salt(shortwire.Bytes salt) {
      this.salt = Objects.requireNonNull(salt, "salt");
      return this;
    }

    /** 4 to 2^32 - 1. */
    public int length() {
      return length;
    }

    /** Sets {@link Argon2idRequest#length}. */
    public Builder length(int length) {
      this.length = length;
      return this;
    }

    /** KiB of memory; 0 is 65,536. */
    public int memory() {
      return memory;
    }

    /** Sets {@link Argon2idRequest#memory}. */
    public Builder memory(int memory) {
      this.memory = memory;
      return this;
    }

    /** 0 is 3. */
    public int passes() {
      return passes;
    }

    /** Sets {@link Argon2idRequest#passes}. */
    public Builder passes(int passes) {
      this.passes = passes;
      return this;
    }

    /** 0 is 4. */
    public int lanes() {
      return lanes;
    }

    /** Sets {@link Argon2idRequest#lanes}. */
    public Builder lanes(int lanes) {
      this.lanes = lanes;
      return this;
    }

    public shortwire.Bytes secret() {
      return secret;
    }

    /** Sets {@link Argon2idRequest#secret}. */
    public Builder secret(shortwire.Bytes secret) {
      this.secret = Objects.requireNonNull(secret, "secret");
      return this;
    }

    public shortwire.Bytes associatedData() {
      return associatedData;
    }

    /** Sets {@link Argon2idRequest#associatedData}. */
    public Builder associatedData(shortwire.Bytes associatedData) {
      this.associatedData = Objects.requireNonNull(associatedData, "associatedData");
      return this;
    }

    /** Fields that the schema does not name. */
    public shortwire.Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Argon2idRequest#unknownFields}. */
    public Builder unknownFields(shortwire.Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      password = shortwire.Bytes.EMPTY;
      salt = shortwire.Bytes.EMPTY;
      length = 0;
      memory = 0;
      passes = 0;
      lanes = 0;
      secret = shortwire.Bytes.EMPTY;
      associatedData = shortwire.Bytes.EMPTY;
      unknownFields = shortwire.Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Argon2idRequest build() {
      return new Argon2idRequest(
          password, salt, length, memory, passes, lanes, secret, associatedData, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> password = _r.bytes();
            case 0x12 -> salt = _r.bytes();
            case 0x18 -> length = _r.uint32();
            case 0x20 -> memory = _r.uint32();
            case 0x28 -> passes = _r.uint32();
            case 0x30 -> lanes = _r.uint32();
            case 0x3a -> secret = _r.bytes();
            case 0x42 -> associatedData = _r.bytes();
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
