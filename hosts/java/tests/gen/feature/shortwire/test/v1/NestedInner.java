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

public record NestedInner(int number, NestedInnerKind kind, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<NestedInner> TYPE =
      MessageType.of("shortwire.test.v1.Nested.Inner", NestedInner::read, 1, "number", 2, "kind");

  /** Takes all there is. */
  public NestedInner {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public NestedInner(int number, NestedInnerKind kind) {
    this(number, kind, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static NestedInner decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static NestedInner read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.number = number;
    _builder.kind = kind;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<NestedInner> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (kind.number() != 0) _p = _w.tag(_w.int32(_p, kind.number()), 0x10);
    if (number != 0) _p = _w.tag(_w.int32(_p, number), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private int number = 0;
    private NestedInnerKind kind = NestedInnerKind.of(0);
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public int number() {
      return number;
    }

    /** Sets {@link NestedInner#number}. */
    public Builder number(int number) {
      this.number = number;
      return this;
    }

    public NestedInnerKind kind() {
      return kind;
    }

    /** Sets {@link NestedInner#kind}. */
    public Builder kind(NestedInnerKind kind) {
      this.kind = Objects.requireNonNull(kind, "kind");
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link NestedInner#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      number = 0;
      kind = NestedInnerKind.of(0);
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public NestedInner build() {
      return new NestedInner(number, kind, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> number = _r.int32();
            case 0x10 -> kind = NestedInnerKind.of(_r.int32());
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
