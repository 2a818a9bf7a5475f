// Made by shortwire gen from complex_data/v1/complex_data.proto. Do not edit.
package complex_data.v1;

import java.util.Map;
import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Entries;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record ComplexDataResult(
    int transactionCount,
    double totalAmount,
    long processingTimeNs,
    Map<String, Integer> stats,
    Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<ComplexDataResult> TYPE =
      MessageType.of(
          "complex_data.v1.ComplexDataResult",
          ComplexDataResult::read,
          1,
          "transaction_count",
          2,
          "total_amount",
          3,
          "processing_time_ns",
          4,
          "stats");

  /** Takes all there is. */
  public ComplexDataResult {
    stats = Entries.freeze(stats);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public ComplexDataResult(
      int transactionCount, double totalAmount, long processingTimeNs, Map<String, Integer> stats) {
    this(transactionCount, totalAmount, processingTimeNs, stats, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static ComplexDataResult decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static ComplexDataResult read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.transactionCount = transactionCount;
    _builder.totalAmount = totalAmount;
    _builder.processingTimeNs = processingTimeNs;
    _builder.stats = stats;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<ComplexDataResult> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!stats.isEmpty()) {
      Entries<String, Integer> _entries = Entries.of(stats);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.int32(_p, _entries.valueAt(_i)), 0x10);
        _p = _w.tag(_w.string(_p, _entries.keyAt(_i), TYPE, 4), 0x0a);
        _p = _w.tag(_w.length(_p, _end), 0x22);
      }
    }
    if (processingTimeNs != 0) _p = _w.tag(_w.int64(_p, processingTimeNs), 0x18);
    if (Double.doubleToRawLongBits(totalAmount) != 0)
      _p = _w.tag(_w.double_(_p, totalAmount), 0x11);
    if (transactionCount != 0) _p = _w.tag(_w.int32(_p, transactionCount), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private int transactionCount = 0;
    private double totalAmount = 0.0;
    private long processingTimeNs = 0L;
    private Map<String, Integer> stats = Entries.none();
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public int transactionCount() {
      return transactionCount;
    }

    /** Sets {@link ComplexDataResult#transactionCount}. */
    public Builder transactionCount(int transactionCount) {
      this.transactionCount = transactionCount;
      return this;
    }

    public double totalAmount() {
      return totalAmount;
    }

    /** Sets {@link ComplexDataResult#totalAmount}. */
    public Builder totalAmount(double totalAmount) {
      this.totalAmount = totalAmount;
      return this;
    }

    public long processingTimeNs() {
      return processingTimeNs;
    }

    /** Sets {@link ComplexDataResult#processingTimeNs}. */
    public Builder processingTimeNs(long processingTimeNs) {
      this.processingTimeNs = processingTimeNs;
      return this;
    }

    /** Transactions per currency under its name, per tag under `tag_` and its name. */
    public Map<String, Integer> stats() {
      return stats;
    }

    /** Sets {@link ComplexDataResult#stats}. */
    public Builder stats(Map<String, Integer> stats) {
      this.stats = Entries.freeze(stats);
      return this;
    }

    /** Adds one to {@link ComplexDataResult#stats}. */
    public Builder putStats(String key, int value) {
      stats = Entries.put(stats, key, value);
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link ComplexDataResult#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      transactionCount = 0;
      totalAmount = 0.0;
      processingTimeNs = 0L;
      stats = Entries.none();
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public ComplexDataResult build() {
      return new ComplexDataResult(
          transactionCount, totalAmount, processingTimeNs, stats, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> transactionCount = _r.int32();
            case 0x11 -> totalAmount = _r.double_();
            case 0x18 -> processingTimeNs = _r.int64();
            case 0x22 -> {
              int _outer = _r.enter();
              String _key = "";
              int _value = 0;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x0a -> _key = _r.string();
                  case 0x10 -> _value = _r.int32();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              stats = Entries.put(stats, _key, _value);
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
