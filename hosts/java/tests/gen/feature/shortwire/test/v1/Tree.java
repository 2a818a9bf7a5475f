// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
package shortwire.test.v1;

import java.util.List;
import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Items;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

/** Contains itself. */
public record Tree(long value, Tree left, Tree right, List<Tree> children, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Tree> TYPE =
      MessageType.of(
          "shortwire.test.v1.Tree", Tree::read, 1, "value", 2, "left", 3, "right", 4, "children");

  /** Takes all there is. */
  public Tree {
    children = Items.freeze(children);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Tree(long value, Tree left, Tree right, List<Tree> children) {
    this(value, left, right, children, Bytes.EMPTY);
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
    _builder.value = value;
    _builder.left = left;
    _builder.right = right;
    _builder.children = children;
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
    for (int _i = children.size(); --_i >= 0; ) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(children.get(_i).write(_w, _p), _end), 0x22);
    }
    if (right != null) {
      _w.enter(TYPE, 3);
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(right.write(_w, _p), _end), 0x1a);
      _w.leave();
    }
    if (left != null) {
      _w.enter(TYPE, 2);
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(left.write(_w, _p), _end), 0x12);
      _w.leave();
    }
    if (value != 0) _p = _w.tag(_w.int64(_p, value), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private long value = 0L;
    private Tree left = null;
    private Tree right = null;
    private List<Tree> children = Items.none();
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public long value() {
      return value;
    }

    /** Sets {@link Tree#value}. */
    public Builder value(long value) {
      this.value = value;
      return this;
    }

    public Tree left() {
      return left;
    }

    /** Sets {@link Tree#left}. */
    public Builder left(Tree left) {
      this.left = left;
      return this;
    }

    public Tree right() {
      return right;
    }

    /** Sets {@link Tree#right}. */
    public Builder right(Tree right) {
      this.right = right;
      return this;
    }

    public List<Tree> children() {
      return children;
    }

    /** Sets {@link Tree#children}. */
    public Builder children(List<Tree> children) {
      this.children = Items.freeze(children);
      return this;
    }

    /** Adds one to {@link Tree#children}. */
    public Builder addChildren(Tree item) {
      children = Items.add(children, item);
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
      value = 0L;
      left = null;
      right = null;
      children = Items.none();
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Tree build() {
      return new Tree(value, left, right, children, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> value = _r.int64();
            case 0x12 -> {
              int _outer = _r.enter();
              Tree.Builder _into = left != null ? left.toBuilder() : Tree.builder();
              left = _into.merge(_r).build();
              _r.leave(_outer);
            }
            case 0x1a -> {
              int _outer = _r.enter();
              Tree.Builder _into = right != null ? right.toBuilder() : Tree.builder();
              right = _into.merge(_r).build();
              _r.leave(_outer);
            }
            case 0x22 -> {
              int _outer = _r.enter();
              children = Items.add(children, Tree.read(_r));
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
