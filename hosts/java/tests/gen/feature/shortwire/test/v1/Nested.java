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

public record Nested(
    NestedInner inner, List<NestedInner> inners, NestedInnerKind kind, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Nested> TYPE =
      MessageType.of("shortwire.test.v1.Nested", Nested::read, 1, "inner", 2, "inners", 3, "kind");

  /** Takes all there is. */
  public Nested {
    inners = Items.freeze(inners);
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Nested(NestedInner inner, List<NestedInner> inners, NestedInnerKind kind) {
    this(inner, inners, kind, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Nested decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Nested read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.inner = inner;
    _builder.inners = inners;
    _builder.kind = kind;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Nested> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (kind.number() != 0) _p = _w.tag(_w.int32(_p, kind.number()), 0x18);
    for (int _i = inners.size(); --_i >= 0; ) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(inners.get(_i).write(_w, _p), _end), 0x12);
    }
    if (inner != null) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(inner.write(_w, _p), _end), 0x0a);
    }
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private NestedInner inner = null;
    private List<NestedInner> inners = Items.none();
    private NestedInnerKind kind = NestedInnerKind.of(0);
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public NestedInner inner() {
      return inner;
    }

    /** Sets {@link Nested#inner}. */
    public Builder inner(NestedInner inner) {
      this.inner = inner;
      return this;
    }

    public List<NestedInner> inners() {
      return inners;
    }

    /** Sets {@link Nested#inners}. */
    public Builder inners(List<NestedInner> inners) {
      this.inners = Items.freeze(inners);
      return this;
    }

    /** Adds one to {@link Nested#inners}. */
    public Builder addInners(NestedInner item) {
      inners = Items.add(inners, item);
      return this;
    }

    public NestedInnerKind kind() {
      return kind;
    }

    /** Sets {@link Nested#kind}. */
    public Builder kind(NestedInnerKind kind) {
      this.kind = Objects.requireNonNull(kind, "kind");
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Nested#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      inner = null;
      inners = Items.none();
      kind = NestedInnerKind.of(0);
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Nested build() {
      return new Nested(inner, inners, kind, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enter();
              NestedInner.Builder _into = inner != null ? inner.toBuilder() : NestedInner.builder();
              inner = _into.merge(_r).build();
              _r.leave(_outer);
            }
            case 0x12 -> {
              int _outer = _r.enter();
              inners = Items.add(inners, NestedInner.read(_r));
              _r.leave(_outer);
            }
            case 0x18 -> kind = NestedInnerKind.of(_r.int32());
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
