// Made by shortwire gen from calculator/v1/calculator.proto. Do not edit.
package calculator.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

/** Two operands. */
public record BinaryOp(long a, long b, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<BinaryOp> TYPE =
      MessageType.of("calculator.v1.BinaryOp", BinaryOp::read, 1, "a", 2, "b");

  /** Takes all there is. */
  public BinaryOp {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public BinaryOp(long a, long b) {
    this(a, b, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static BinaryOp decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static BinaryOp read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.a = a;
    _builder.b = b;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<BinaryOp> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (b != 0) _p = _w.tag(_w.int64(_p, b), 0x10);
    if (a != 0) _p = _w.tag(_w.int64(_p, a), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private long a = 0L;
    private long b = 0L;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public long a() {
      return a;
    }

    /** Sets {@link BinaryOp#a}. */
    public Builder a(long a) {
      this.a = a;
      return this;
    }

    public long b() {
      return b;
    }

    /** Sets {@link BinaryOp#b}. */
    public Builder b(long b) {
      this.b = b;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link BinaryOp#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      a = 0L;
      b = 0L;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public BinaryOp build() {
      return new BinaryOp(a, b, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> a = _r.int64();
            case 0x10 -> b = _r.int64();
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
