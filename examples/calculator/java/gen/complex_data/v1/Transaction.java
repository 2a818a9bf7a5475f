// Made by shortwire gen from complex_data/v1/complex_data.proto. Do not edit.
package complex_data.v1;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Entries;
import shortwire.gen.v1.Items;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Transaction(
    String transactionId,
    long timestamp,
    double amount,
    String currency,
    Person sender,
    Person receiver,
    List<String> tags,
    Map<String, Double> fees,
    Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Transaction> TYPE =
      MessageType.of(
          "complex_data.v1.Transaction",
          Transaction::read,
          1,
          "transaction_id",
          2,
          "timestamp",
          3,
          "amount",
          4,
          "currency",
          5,
          "sender",
          6,
          "receiver",
          7,
          "tags",
          8,
          "fees");

  /** Takes all there is. */
  public Transaction {
    Objects.requireNonNull(transactionId, "transactionId");
    Objects.requireNonNull(currency, "currency");
    tags = Items.freeze(tags);
    fees = Entries.freeze(fees);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Transaction(
      String transactionId,
      long timestamp,
      double amount,
      String currency,
      Person sender,
      Person receiver,
      List<String> tags,
      Map<String, Double> fees) {
    this(transactionId, timestamp, amount, currency, sender, receiver, tags, fees, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Transaction decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Transaction read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.transactionId = transactionId;
    _builder.timestamp = timestamp;
    _builder.amount = amount;
    _builder.currency = currency;
    _builder.sender = sender;
    _builder.receiver = receiver;
    _builder.tags = tags;
    _builder.fees = fees;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Transaction> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!fees.isEmpty()) {
      Entries<String, Double> _entries = Entries.of(fees);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.double_(_p, _entries.valueAt(_i)), 0x11);
        _p = _w.tag(_w.string(_p, _entries.keyAt(_i), TYPE, 8), 0x0a);
        _p = _w.tag(_w.length(_p, _end), 0x42);
      }
    }
    for (int _i = tags.size(); --_i >= 0; ) {
      _p = _w.tag(_w.string(_p, tags.get(_i), TYPE, 7), 0x3a);
    }
    if (receiver != null) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(receiver.write(_w, _p), _end), 0x32);
    }
    if (sender != null) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(sender.write(_w, _p), _end), 0x2a);
    }
    if (!currency.isEmpty()) _p = _w.tag(_w.string(_p, currency, TYPE, 4), 0x22);
    if (Double.doubleToRawLongBits(amount) != 0) _p = _w.tag(_w.double_(_p, amount), 0x19);
    if (timestamp != 0) _p = _w.tag(_w.int64(_p, timestamp), 0x10);
    if (!transactionId.isEmpty()) _p = _w.tag(_w.string(_p, transactionId, TYPE, 1), 0x0a);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private String transactionId = "";
    private long timestamp = 0L;
    private double amount = 0.0;
    private String currency = "";
    private Person sender = null;
    private Person receiver = null;
    private List<String> tags = Items.none();
    private Map<String, Double> fees = Entries.none();
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public String transactionId() {
      return transactionId;
    }

    /** Sets {@link Transaction#transactionId}. */
    public Builder transactionId(String transactionId) {
      this.transactionId = Objects.requireNonNull(transactionId, "transactionId");
      return this;
    }

    public long timestamp() {
      return timestamp;
    }

    /** Sets {@link Transaction#timestamp}. */
    public Builder timestamp(long timestamp) {
      this.timestamp = timestamp;
      return this;
    }

    public double amount() {
      return amount;
    }

    /** Sets {@link Transaction#amount}. */
    public Builder amount(double amount) {
      this.amount = amount;
      return this;
    }

    public String currency() {
      return currency;
    }

    /** Sets {@link Transaction#currency}. */
    public Builder currency(String currency) {
      this.currency = Objects.requireNonNull(currency, "currency");
      return this;
    }

    public Person sender() {
      return sender;
    }

    /** Sets {@link Transaction#sender}. */
    public Builder sender(Person sender) {
      this.sender = sender;
      return this;
    }

    public Person receiver() {
      return receiver;
    }

    /** Sets {@link Transaction#receiver}. */
    public Builder receiver(Person receiver) {
      this.receiver = receiver;
      return this;
    }

    public List<String> tags() {
      return tags;
    }

    /** Sets {@link Transaction#tags}. */
    public Builder tags(List<String> tags) {
      this.tags = Items.freeze(tags);
      return this;
    }

    /** Adds one to {@link Transaction#tags}. */
    public Builder addTags(String item) {
      tags = Items.add(tags, item);
      return this;
    }

    public Map<String, Double> fees() {
      return fees;
    }

    /** Sets {@link Transaction#fees}. */
    public Builder fees(Map<String, Double> fees) {
      this.fees = Entries.freeze(fees);
      return this;
    }

    /** Adds one to {@link Transaction#fees}. */
    public Builder putFees(String key, double value) {
      fees = Entries.put(fees, key, value);
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Transaction#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      transactionId = "";
      timestamp = 0L;
      amount = 0.0;
      currency = "";
      sender = null;
      receiver = null;
      tags = Items.none();
      fees = Entries.none();
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Transaction build() {
      return new Transaction(
          transactionId, timestamp, amount, currency, sender, receiver, tags, fees, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> transactionId = _r.string();
            case 0x10 -> timestamp = _r.int64();
            case 0x19 -> amount = _r.double_();
            case 0x22 -> currency = _r.string();
            case 0x2a -> {
              int _outer = _r.enter();
              Person.Builder _into = sender != null ? sender.toBuilder() : Person.builder();
              sender = _into.merge(_r).build();
              _r.leave(_outer);
            }
            case 0x32 -> {
              int _outer = _r.enter();
              Person.Builder _into = receiver != null ? receiver.toBuilder() : Person.builder();
              receiver = _into.merge(_r).build();
              _r.leave(_outer);
            }
            case 0x3a -> tags = Items.add(tags, _r.string());
            case 0x42 -> {
              int _outer = _r.enter();
              String _key = "";
              double _value = 0.0;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x0a -> _key = _r.string();
                  case 0x11 -> _value = _r.double_();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              fees = Entries.put(fees, _key, _value);
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
