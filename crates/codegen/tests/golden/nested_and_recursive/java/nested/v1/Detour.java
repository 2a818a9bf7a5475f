// Made by shortwire gen from nested.proto. Do not edit.
package nested.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Detour(Node back, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Detour> TYPE =
      MessageType.of("nested.v1.Detour", Detour::read, 1, "back");

  /** Takes all there is. */
  public Detour {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Detour(Node back) {
    this(back, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Detour decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Detour read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.back = back;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Detour> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (back != null) {
      _w.enter(TYPE, 1);
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(back.write(_w, _p), _end), 0x0a);
      _w.leave();
    }
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Node back = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Node back() {
      return back;
    }

    /** Sets {@link Detour#back}. */
    public Builder back(Node back) {
      this.back = back;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Detour#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      back = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Detour build() {
      return new Detour(back, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enter();
              Node.Builder _into = back != null ? back.toBuilder() : Node.builder();
              back = _into.merge(_r).build();
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
