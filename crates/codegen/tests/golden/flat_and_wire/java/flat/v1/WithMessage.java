// Made by shortwire gen from flat.proto. Do not edit.
package flat.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record WithMessage(Nothing nothing, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<WithMessage> TYPE =
      MessageType.of("flat.v1.WithMessage", WithMessage::read, 1, "nothing");

  /** Takes all there is. */
  public WithMessage {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public WithMessage(Nothing nothing) {
    this(nothing, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static WithMessage decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static WithMessage read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.nothing = nothing;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<WithMessage> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (nothing != null) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(nothing.write(_w, _p), _end), 0x0a);
    }
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Nothing nothing = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Nothing nothing() {
      return nothing;
    }

    /** Sets {@link WithMessage#nothing}. */
    public Builder nothing(Nothing nothing) {
      this.nothing = nothing;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link WithMessage#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      nothing = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public WithMessage build() {
      return new WithMessage(nothing, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enter();
              Nothing.Builder _into = nothing != null ? nothing.toBuilder() : Nothing.builder();
              nothing = _into.merge(_r).build();
              _r.leave(_outer);
            }
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
