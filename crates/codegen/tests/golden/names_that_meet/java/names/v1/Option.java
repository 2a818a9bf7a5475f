// Made by shortwire gen from names.proto. Do not edit.
package names.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Option(Result option, Vec vec, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Option> TYPE =
      MessageType.of("names.v1.Option", Option::read, 1, "option", 2, "vec");

  /** Takes all there is. */
  public Option {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Option(Result option, Vec vec) {
    this(option, vec, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Option decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Option read(shortwire.gen.v1.Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.option = option;
    _builder.vec = vec;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Option> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (vec != null) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(vec.write(_w, _p), _end), 0x12);
    }
    if (option != null) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(option.write(_w, _p), _end), 0x0a);
    }
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Result option = null;
    private Vec vec = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Result option() {
      return option;
    }

    /** Sets {@link Option#option}. */
    public Builder option(Result option) {
      this.option = option;
      return this;
    }

    public Vec vec() {
      return vec;
    }

    /** Sets {@link Option#vec}. */
    public Builder vec(Vec vec) {
      this.vec = vec;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Option#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      option = null;
      vec = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Option build() {
      return new Option(option, vec, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(shortwire.gen.v1.Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enter();
              Result.Builder _into = option != null ? option.toBuilder() : Result.builder();
              option = _into.merge(_r).build();
              _r.leave(_outer);
            }
            case 0x12 -> {
              int _outer = _r.enter();
              Vec.Builder _into = vec != null ? vec.toBuilder() : Vec.builder();
              vec = _into.merge(_r).build();
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
