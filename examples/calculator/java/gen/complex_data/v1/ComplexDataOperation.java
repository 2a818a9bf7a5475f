// Made by shortwire gen from complex_data/v1/complex_data.proto. Do not edit.
package complex_data.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record ComplexDataOperation(DataBatch data, String operationType, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<ComplexDataOperation> TYPE =
      MessageType.of(
          "complex_data.v1.ComplexDataOperation",
          ComplexDataOperation::read,
          1,
          "data",
          2,
          "operation_type");

  /** Takes all there is. */
  public ComplexDataOperation {
    Objects.requireNonNull(operationType, "operationType");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public ComplexDataOperation(DataBatch data, String operationType) {
    this(data, operationType, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static ComplexDataOperation decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static ComplexDataOperation read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.data = data;
    _builder.operationType = operationType;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<ComplexDataOperation> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!operationType.isEmpty()) _p = _w.tag(_w.string(_p, operationType, TYPE, 2), 0x12);
    if (data != null) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(data.write(_w, _p), _end), 0x0a);
    }
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private DataBatch data = null;
    private String operationType = "";
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public DataBatch data() {
      return data;
    }

    /** Sets {@link ComplexDataOperation#data}. */
    public Builder data(DataBatch data) {
      this.data = data;
      return this;
    }

    public String operationType() {
      return operationType;
    }

    /** Sets {@link ComplexDataOperation#operationType}. */
    public Builder operationType(String operationType) {
      this.operationType = Objects.requireNonNull(operationType, "operationType");
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link ComplexDataOperation#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      data = null;
      operationType = "";
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public ComplexDataOperation build() {
      return new ComplexDataOperation(data, operationType, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enter();
              DataBatch.Builder _into = data != null ? data.toBuilder() : DataBatch.builder();
              data = _into.merge(_r).build();
              _r.leave(_outer);
            }
            case 0x12 -> operationType = _r.string();
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
