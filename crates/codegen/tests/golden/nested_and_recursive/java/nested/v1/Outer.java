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

public record Outer(
    OuterInner inner, OuterInnerInnermost shortcut, List<OuterInnerKind> kinds, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Outer> TYPE =
      MessageType.of("nested.v1.Outer", Outer::read, 1, "inner", 2, "shortcut", 3, "kinds");

  /** Takes all there is. */
  public Outer {
    kinds = Items.freeze(kinds);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Outer(OuterInner inner, OuterInnerInnermost shortcut, List<OuterInnerKind> kinds) {
    this(inner, shortcut, kinds, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Outer decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Outer read(Reader _r) {
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
    _builder.shortcut = shortcut;
    _builder.kinds = kinds;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Outer> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!kinds.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = kinds.size(); --_i >= 0; ) {
        _p = _w.int32(_p, kinds.get(_i).number());
      }
      _p = _w.tag(_w.length(_p, _end), 0x1a);
    }
    if (shortcut != null) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(shortcut.write(_w, _p), _end), 0x12);
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
    private OuterInner inner = null;
    private OuterInnerInnermost shortcut = null;
    private List<OuterInnerKind> kinds = Items.none();
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public OuterInner inner() {
      return inner;
    }

    /** Sets {@link Outer#inner}. */
    public Builder inner(OuterInner inner) {
      this.inner = inner;
      return this;
    }

    public OuterInnerInnermost shortcut() {
      return shortcut;
    }

    /** Sets {@link Outer#shortcut}. */
    public Builder shortcut(OuterInnerInnermost shortcut) {
      this.shortcut = shortcut;
      return this;
    }

    public List<OuterInnerKind> kinds() {
      return kinds;
    }

    /** Sets {@link Outer#kinds}. */
    public Builder kinds(List<OuterInnerKind> kinds) {
      this.kinds = Items.freeze(kinds);
      return this;
    }

    /** Adds one to {@link Outer#kinds}. */
    public Builder addKinds(OuterInnerKind item) {
      kinds = Items.add(kinds, item);
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Outer#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      inner = null;
      shortcut = null;
      kinds = Items.none();
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Outer build() {
      return new Outer(inner, shortcut, kinds, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enter();
              OuterInner.Builder _into = inner != null ? inner.toBuilder() : OuterInner.builder();
              inner = _into.merge(_r).build();
              _r.leave(_outer);
            }
            case 0x12 -> {
              int _outer = _r.enter();
              OuterInnerInnermost.Builder _into =
                  shortcut != null ? shortcut.toBuilder() : OuterInnerInnermost.builder();
              shortcut = _into.merge(_r).build();
              _r.leave(_outer);
            }
            case 0x1a -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                kinds = Items.add(kinds, OuterInnerKind.of(_r.int32()));
              }
              _r.leaveRun(_outer);
            }
            case 0x18 -> kinds = Items.add(kinds, OuterInnerKind.of(_r.int32()));
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
