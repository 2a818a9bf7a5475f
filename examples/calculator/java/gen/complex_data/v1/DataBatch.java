// Made by shortwire gen from complex_data/v1/complex_data.proto. Do not edit.
package complex_data.v1;

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

public record DataBatch(
    List<Transaction> transactions, long batchId, long createdAt, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<DataBatch> TYPE =
      MessageType.of(
          "complex_data.v1.DataBatch",
          DataBatch::read,
          1,
          "transactions",
          2,
          "batch_id",
          3,
          "created_at");

  /** Takes all there is. */
  public DataBatch {
    transactions = Items.freeze(transactions);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public DataBatch(List<Transaction> transactions, long batchId, long createdAt) {
    this(transactions, batchId, createdAt, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static DataBatch decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static DataBatch read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.transactions = transactions;
    _builder.batchId = batchId;
    _builder.createdAt = createdAt;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<DataBatch> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (createdAt != 0) _p = _w.tag(_w.int64(_p, createdAt), 0x18);
    if (batchId != 0) _p = _w.tag(_w.int64(_p, batchId), 0x10);
    for (int _i = transactions.size(); --_i >= 0; ) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(transactions.get(_i).write(_w, _p), _end), 0x0a);
    }
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private List<Transaction> transactions = Items.none();
    private long batchId = 0L;
    private long createdAt = 0L;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public List<Transaction> transactions() {
      return transactions;
    }

    /** Sets {@link DataBatch#transactions}. */
    public Builder transactions(List<Transaction> transactions) {
      this.transactions = Items.freeze(transactions);
      return this;
    }

    /** Adds one to {@link DataBatch#transactions}. */
    public Builder addTransactions(Transaction item) {
      transactions = Items.add(transactions, item);
      return this;
    }

    public long batchId() {
      return batchId;
    }

    /** Sets {@link DataBatch#batchId}. */
    public Builder batchId(long batchId) {
      this.batchId = batchId;
      return this;
    }

    public long createdAt() {
      return createdAt;
    }

    /** Sets {@link DataBatch#createdAt}. */
    public Builder createdAt(long createdAt) {
      this.createdAt = createdAt;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link DataBatch#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      transactions = Items.none();
      batchId = 0L;
      createdAt = 0L;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public DataBatch build() {
      return new DataBatch(transactions, batchId, createdAt, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enter();
              transactions = Items.add(transactions, Transaction.read(_r));
              _r.leave(_outer);
            }
            case 0x10 -> batchId = _r.int64();
            case 0x18 -> createdAt = _r.int64();
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
