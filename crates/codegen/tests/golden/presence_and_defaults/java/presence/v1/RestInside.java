// Made by shortwire gen from presence.proto. Do not edit.
package presence.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record RestInside(String name, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<RestInside> TYPE =
      MessageType.of("presence.v1.Rest.Inside", RestInside::read, 1, "name");

  /** Takes all there is. */
  public RestInside {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public RestInside(String name) {
    this(name, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static RestInside decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static RestInside read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.name = name;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  /** {@link #name}, or its default if it is absent. */
  public String nameOrDefault() {
    return name != null ? name : "";
  }

  @Override
  public MessageType<RestInside> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (name == null) throw Writer.missing(TYPE, 1);
    if (name != null) _p = _w.tag(_w.anyString(_p, name), 0x0a);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private String name = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public String name() {
      return name;
    }

    /** Sets {@link RestInside#name}. */
    public Builder name(String name) {
      this.name = name;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link RestInside#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      name = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public RestInside build() {
      return new RestInside(name, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> name = _r.anyString();
            default -> unknownFields = _r.keep(_tag, unknownFields);
          }
        }
      } catch (WireException _problem) {
        throw _problem.in(TYPE, _tag >>> 3);
      }
      if (name == null) throw _r.missing(TYPE, 1);
      return this;
    }
  }
}
