// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

import java.util.Objects;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

/** Detail of a failure: the message, its nonce or the key is not the one that it was made with. */
public record NotAuthentic(shortwire.Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<NotAuthentic> TYPE =
      MessageType.of("shortwire.crypto.v1.NotAuthentic", NotAuthentic::read);

  /** Takes all there is. */
  public NotAuthentic {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public NotAuthentic() {
    this(shortwire.Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static NotAuthentic decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static NotAuthentic read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<NotAuthentic> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private shortwire.Bytes unknownFields = shortwire.Bytes.EMPTY;

    private Builder() {}

    /** Fields that the schema does not name. */
    public shortwire.Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link NotAuthentic#unknownFields}. */
    public Builder unknownFields(shortwire.Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      unknownFields = shortwire.Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public NotAuthentic build() {
      return new NotAuthentic(unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
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
