// Made by shortwire gen from names.proto. Do not edit.
package names.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Box(boolean bool, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Box> TYPE = MessageType.of("names.v1.Box", Box::read, 1, "bool");

  /** Takes all there is. */
  public Box {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Box(boolean bool) {
    this(bool, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Box decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Box read(shortwire.gen.v1.Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.bool = bool;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Box> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (bool) _p = _w.tag(_w.bool(_p, bool), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private boolean bool = false;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public boolean bool() {
      return bool;
    }

    /** Sets {@link Box#bool}. */
    public Builder bool(boolean bool) {
      this.bool = bool;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Box#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      bool = false;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Box build() {
      return new Box(bool, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(shortwire.gen.v1.Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> bool = _r.bool();
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
