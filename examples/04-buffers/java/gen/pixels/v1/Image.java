// Made by shortwire gen from pixels/v1/pixels.proto. Do not edit.
package pixels.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Image(Bytes data, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Image> TYPE =
      MessageType.of("pixels.v1.Image", Image::read, 1, "data");

  /** Takes all there is. */
  public Image {
    Objects.requireNonNull(data, "data");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Image(Bytes data) {
    this(data, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Image decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Image read(Reader _r) {
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
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Image> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!data.isEmpty()) _p = _w.tag(_w.bytes(_p, data), 0x0a);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Bytes data = Bytes.EMPTY;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Bytes data() {
      return data;
    }

    /** Sets {@link Image#data}. */
    public Builder data(Bytes data) {
      this.data = Objects.requireNonNull(data, "data");
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Image#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      data = Bytes.EMPTY;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Image build() {
      return new Image(data, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> data = _r.bytes();
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
