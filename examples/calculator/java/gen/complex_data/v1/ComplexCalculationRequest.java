// Made by shortwire gen from complex_data/v1/complex_data.proto. Do not edit.
package complex_data.v1;

import calculator.v1.BinaryOp;
import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

/** A superset of calculator.v1.CalculatorRequest on the wire. */
public record ComplexCalculationRequest(Operation operation, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<ComplexCalculationRequest> TYPE =
      MessageType.of(
          "complex_data.v1.ComplexCalculationRequest",
          ComplexCalculationRequest::read,
          1,
          "add",
          2,
          "subtract",
          3,
          "multiply",
          4,
          "divide",
          5,
          "batch",
          6,
          "complex");

  /** Takes all there is. */
  public ComplexCalculationRequest {
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public ComplexCalculationRequest(Operation operation) {
    this(operation, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static ComplexCalculationRequest decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static ComplexCalculationRequest read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.operation = operation;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<ComplexCalculationRequest> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (operation instanceof Operation.Complex _it) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(_it.value().write(_w, _p), _end), 0x32);
    }
    if (operation instanceof Operation.Batch _it) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(_it.value().write(_w, _p), _end), 0x2a);
    }
    if (operation instanceof Operation.Divide _it) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(_it.value().write(_w, _p), _end), 0x22);
    }
    if (operation instanceof Operation.Multiply _it) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(_it.value().write(_w, _p), _end), 0x1a);
    }
    if (operation instanceof Operation.Subtract _it) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(_it.value().write(_w, _p), _end), 0x12);
    }
    if (operation instanceof Operation.Add _it) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(_it.value().write(_w, _p), _end), 0x0a);
    }
    return _p;
  }

  /** One of these, or null. */
  public sealed interface Operation {
    record Add(BinaryOp value) implements Operation {
      /** Refuses null. */
      public Add {
        Objects.requireNonNull(value, "value");
      }
    }

    record Subtract(BinaryOp value) implements Operation {
      /** Refuses null. */
      public Subtract {
        Objects.requireNonNull(value, "value");
      }
    }

    record Multiply(BinaryOp value) implements Operation {
      /** Refuses null. */
      public Multiply {
        Objects.requireNonNull(value, "value");
      }
    }

    record Divide(BinaryOp value) implements Operation {
      /** Refuses null. */
      public Divide {
        Objects.requireNonNull(value, "value");
      }
    }

    record Batch(BatchOperation value) implements Operation {
      /** Refuses null. */
      public Batch {
        Objects.requireNonNull(value, "value");
      }
    }

    record Complex(ComplexDataOperation value) implements Operation {
      /** Refuses null. */
      public Complex {
        Objects.requireNonNull(value, "value");
      }
    }
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Operation operation = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Operation operation() {
      return operation;
    }

    /** Sets {@link ComplexCalculationRequest#operation}. */
    public Builder operation(Operation operation) {
      this.operation = operation;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link ComplexCalculationRequest#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      operation = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public ComplexCalculationRequest build() {
      return new ComplexCalculationRequest(operation, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enter();
              BinaryOp.Builder _into =
                  operation instanceof Operation.Add _it
                      ? _it.value().toBuilder()
                      : BinaryOp.builder();
              operation = new Operation.Add(_into.merge(_r).build());
              _r.leave(_outer);
            }
            case 0x12 -> {
              int _outer = _r.enter();
              BinaryOp.Builder _into =
                  operation instanceof Operation.Subtract _it
                      ? _it.value().toBuilder()
                      : BinaryOp.builder();
              operation = new Operation.Subtract(_into.merge(_r).build());
              _r.leave(_outer);
            }
            case 0x1a -> {
              int _outer = _r.enter();
              BinaryOp.Builder _into =
                  operation instanceof Operation.Multiply _it
                      ? _it.value().toBuilder()
                      : BinaryOp.builder();
              operation = new Operation.Multiply(_into.merge(_r).build());
              _r.leave(_outer);
            }
            case 0x22 -> {
              int _outer = _r.enter();
              BinaryOp.Builder _into =
                  operation instanceof Operation.Divide _it
                      ? _it.value().toBuilder()
                      : BinaryOp.builder();
              operation = new Operation.Divide(_into.merge(_r).build());
              _r.leave(_outer);
            }
            case 0x2a -> {
              int _outer = _r.enter();
              BatchOperation.Builder _into =
                  operation instanceof Operation.Batch _it
                      ? _it.value().toBuilder()
                      : BatchOperation.builder();
              operation = new Operation.Batch(_into.merge(_r).build());
              _r.leave(_outer);
            }
            case 0x32 -> {
              int _outer = _r.enter();
              ComplexDataOperation.Builder _into =
                  operation instanceof Operation.Complex _it
                      ? _it.value().toBuilder()
                      : ComplexDataOperation.builder();
              operation = new Operation.Complex(_into.merge(_r).build());
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
