// Made by shortwire gen from nested.proto. Do not edit.
package nested.v1;

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

public record OuterInner(
    OuterInnerInnermost innermost, OuterInnerKind kind, List<Outer> around, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<OuterInner> TYPE =
      MessageType.of(
          "nested.v1.Outer.Inner", OuterInner::read, 1, "innermost", 2, "kind", 3, "around");

  /** Takes all there is. */
  public OuterInner {
    Objects.requireNonNull(kind, "kind");
    around = Items.freeze(around);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public OuterInner(OuterInnerInnermost innermost, OuterInnerKind kind, List<Outer> around) {
    this(innermost, kind, around, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static OuterInner decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static OuterInner read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.innermost = innermost;
    _builder.kind = kind;
    _builder.around = around;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<OuterInner> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    for (int _i = around.size(); --_i >= 0; ) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(around.get(_i).write(_w, _p), _end), 0x1a);
    }
    if (kind.number() != 0) _p = _w.tag(_w.int32(_p, kind.number()), 0x10);
    if (innermost != null) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(innermost.write(_w, _p), _end), 0x0a);
    }
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private OuterInnerInnermost innermost = null;
    private OuterInnerKind kind = OuterInnerKind.of(0);
    private List<Outer> around = Items.none();
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public OuterInnerInnermost innermost() {
      return innermost;
    }

    /** Sets {@link OuterInner#innermost}. */
    public Builder innermost(OuterInnerInnermost innermost) {
      this.innermost = innermost;
      return this;
    }

    public OuterInnerKind kind() {
      return kind;
    }

    /** Sets {@link OuterInner#kind}. */
    public Builder kind(OuterInnerKind kind) {
      this.kind = Objects.requireNonNull(kind, "kind");
      return this;
    }

    public List<Outer> around() {
      return around;
    }

    /** Sets {@link OuterInner#around}. */
    public Builder around(List<Outer> around) {
      this.around = Items.freeze(around);
      return this;
    }

    /** Adds one to {@link OuterInner#around}. */
    public Builder addAround(Outer item) {
      around = Items.add(around, item);
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link OuterInner#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      innermost = null;
      kind = OuterInnerKind.of(0);
      around = Items.none();
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public OuterInner build() {
      return new OuterInner(innermost, kind, around, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enter();
              OuterInnerInnermost.Builder _into =
                  innermost != null ? innermost.toBuilder() : OuterInnerInnermost.builder();
              innermost = _into.merge(_r).build();
              _r.leave(_outer);
            }
            case 0x10 -> kind = OuterInnerKind.of(_r.int32());
            case 0x1a -> {
              int _outer = _r.enter();
              around = Items.add(around, Outer.read(_r));
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
