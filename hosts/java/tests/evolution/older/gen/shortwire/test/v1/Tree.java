// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
package shortwire.test.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Tree(Tree left, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Tree> TYPE =
      MessageType.of("shortwire.test.v1.Tree", Tree::read, 2, "left");

  /** Takes all there is. */
  public Tree {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Tree(Tree left) {
    this(left, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Tree decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Tree read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.left = left;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Tree> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (left != null) {
      _w.enter(TYPE, 2);
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(left.write(_w, _p), _end), 0x12);
      _w.leave();
    }
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Tree left = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Tree left() {
      return left;
    }

    /** Sets {@link Tree#left}. */
    public Builder left(Tree left) {
      this.left = left;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Tree#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      left = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Tree build() {
      return new Tree(left, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x12 -> {
              int _outer = _r.enter();
              Tree.Builder _into = left != null ? left.toBuilder() : Tree.builder();
              left = _into.merge(_r).build();
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
