// Made by shortwire gen from complex_data/v1/complex_data.proto. Do not edit.
package complex_data.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Longs;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record BatchResult(Longs values, int successCount, int errorCount, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<BatchResult> TYPE =
      MessageType.of(
          "complex_data.v1.BatchResult",
          BatchResult::read,
          1,
          "values",
          2,
          "success_count",
          3,
          "error_count");

  /** Takes all there is. */
  public BatchResult {
    values = Longs.copyOf(values);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public BatchResult(Longs values, int successCount, int errorCount) {
    this(values, successCount, errorCount, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static BatchResult decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static BatchResult read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.values = values;
    _builder.successCount = successCount;
    _builder.errorCount = errorCount;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<BatchResult> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (errorCount != 0) _p = _w.tag(_w.int32(_p, errorCount), 0x18);
    if (successCount != 0) _p = _w.tag(_w.int32(_p, successCount), 0x10);
    if (!values.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = values.size(); --_i >= 0; ) {
        _p = _w.int64(_p, values.getLong(_i));
      }
      _p = _w.tag(_w.length(_p, _end), 0x0a);
    }
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Longs values = Longs.EMPTY;
    private int successCount = 0;
    private int errorCount = 0;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Longs values() {
      return values;
    }

    /** Sets {@link BatchResult#values}. */
    public Builder values(Longs values) {
      this.values = Longs.copyOf(values);
      return this;
    }

    /** Adds one to {@link BatchResult#values}. */
    public Builder addValues(long item) {
      values = Longs.add(values, item);
      return this;
    }

    public int successCount() {
      return successCount;
    }

    /** Sets {@link BatchResult#successCount}. */
    public Builder successCount(int successCount) {
      this.successCount = successCount;
      return this;
    }

    public int errorCount() {
      return errorCount;
    }

    /** Sets {@link BatchResult#errorCount}. */
    public Builder errorCount(int errorCount) {
      this.errorCount = errorCount;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link BatchResult#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      values = Longs.EMPTY;
      successCount = 0;
      errorCount = 0;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public BatchResult build() {
      return new BatchResult(values, successCount, errorCount, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                values = Longs.add(values, _r.int64());
              }
              _r.leaveRun(_outer);
            }
            case 0x08 -> values = Longs.add(values, _r.int64());
            case 0x10 -> successCount = _r.int32();
            case 0x18 -> errorCount = _r.int32();
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
