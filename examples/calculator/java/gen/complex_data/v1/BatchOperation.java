// Made by shortwire gen from complex_data/v1/complex_data.proto. Do not edit.
package complex_data.v1;

import calculator.v1.BinaryOp;
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

public record BatchOperation(List<BinaryOp> operations, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<BatchOperation> TYPE =
      MessageType.of("complex_data.v1.BatchOperation", BatchOperation::read, 1, "operations");

  /** Takes all there is. */
  public BatchOperation {
    operations = Items.freeze(operations);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public BatchOperation(List<BinaryOp> operations) {
    this(operations, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static BatchOperation decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static BatchOperation read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.operations = operations;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<BatchOperation> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    for (int _i = operations.size(); --_i >= 0; ) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(operations.get(_i).write(_w, _p), _end), 0x0a);
    }
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private List<BinaryOp> operations = Items.none();
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public List<BinaryOp> operations() {
      return operations;
    }

    /** Sets {@link BatchOperation#operations}. */
    public Builder operations(List<BinaryOp> operations) {
      this.operations = Items.freeze(operations);
      return this;
    }

    /** Adds one to {@link BatchOperation#operations}. */
    public Builder addOperations(BinaryOp item) {
      operations = Items.add(operations, item);
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link BatchOperation#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      operations = Items.none();
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public BatchOperation build() {
      return new BatchOperation(operations, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enter();
              operations = Items.add(operations, BinaryOp.read(_r));
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
