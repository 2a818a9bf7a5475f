// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

import java.util.Objects;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record EncodeRequest(
    shortwire.Bytes data, TextFormat format, String prefix, shortwire.Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<EncodeRequest> TYPE =
      MessageType.of(
          "shortwire.crypto.v1.EncodeRequest",
          EncodeRequest::read,
          1,
          "data",
          2,
          "format",
          3,
          "prefix");

  /** Takes all there is. */
  public EncodeRequest {
    Objects.requireNonNull(data, "data");
    Objects.requireNonNull(format, "format");
    Objects.requireNonNull(prefix, "prefix");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public EncodeRequest(shortwire.Bytes data, TextFormat format, String prefix) {
    this(data, format, prefix, shortwire.Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static EncodeRequest decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static EncodeRequest read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.data = data;
    _builder.format = format;
    _builder.prefix = prefix;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<EncodeRequest> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!prefix.isEmpty()) _p = _w.tag(_w.string(_p, prefix, TYPE, 3), 0x1a);
    if (format.number() != 0) _p = _w.tag(_w.int32(_p, format.number()), 0x10);
    if (!data.isEmpty()) _p = _w.tag(_w.bytes(_p, data), 0x0a);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private shortwire.Bytes data = shortwire.Bytes.EMPTY;
    private TextFormat format = TextFormat.of(0);
    private String prefix = "";
    private shortwire.Bytes unknownFields = shortwire.Bytes.EMPTY;

    private Builder() {}

    public shortwire.Bytes data() {
      return data;
    }

    /** Sets {@link EncodeRequest#data}. */
    public Builder data(shortwire.Bytes data) {
      this.data = Objects.requireNonNull(data, "data");
      return this;
    }

    public TextFormat format() {
      return format;
    }

    /** Sets {@link EncodeRequest#format}. */
    public Builder format(TextFormat format) {
      this.format = Objects.requireNonNull(format, "format");
      return this;
    }

    /** For Bech32. */
    public String prefix() {
      return prefix;
    }

    /** Sets {@link EncodeRequest#prefix}. */
    public Builder prefix(String prefix) {
      this.prefix = Objects.requireNonNull(prefix, "prefix");
      return this;
    }

    /** Fields that the schema does not name. */
    public shortwire.Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link EncodeRequest#unknownFields}. */
    public Builder unknownFields(shortwire.Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      data = shortwire.Bytes.EMPTY;
      format = TextFormat.of(0);
      prefix = "";
      unknownFields = shortwire.Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public EncodeRequest build() {
      return new EncodeRequest(data, format, prefix, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> data = _r.bytes();
            case 0x10 -> format = TextFormat.of(_r.int32());
            case 0x1a -> prefix = _r.string();
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
