// Made by shortwire gen from shop/order.proto. Do not edit.
package shop.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;
import units.v1.Currency;
import units.v1.Money;

public record Order(String item, Money limit, Currency preferred, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Order> TYPE =
      MessageType.of("shop.v1.Order", Order::read, 1, "item", 2, "limit", 3, "preferred");

  /** Takes all there is. */
  public Order {
    Objects.requireNonNull(item, "item");
    Objects.requireNonNull(preferred, "preferred");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Order(String item, Money limit, Currency preferred) {
    this(item, limit, preferred, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Order decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Order read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.item = item;
    _builder.limit = limit;
    _builder.preferred = preferred;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Order> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (preferred.number() != 0) _p = _w.tag(_w.int32(_p, preferred.number()), 0x18);
    if (limit != null) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(limit.write(_w, _p), _end), 0x12);
    }
    if (!item.isEmpty()) _p = _w.tag(_w.string(_p, item, TYPE, 1), 0x0a);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private String item = "";
    private Money limit = null;
    private Currency preferred = Currency.of(0);
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public String item() {
      return item;
    }

    /** Sets {@link Order#item}. */
    public Builder item(String item) {
      this.item = Objects.requireNonNull(item, "item");
      return this;
    }

    public Money limit() {
      return limit;
    }

    /** Sets {@link Order#limit}. */
    public Builder limit(Money limit) {
      this.limit = limit;
      return this;
    }

    public Currency preferred() {
      return preferred;
    }

    /** Sets {@link Order#preferred}. */
    public Builder preferred(Currency preferred) {
      this.preferred = Objects.requireNonNull(preferred, "preferred");
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Order#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      item = "";
      limit = null;
      preferred = Currency.of(0);
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Order build() {
      return new Order(item, limit, preferred, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> item = _r.string();
            case 0x12 -> {
              int _outer = _r.enter();
              Money.Builder _into = limit != null ? limit.toBuilder() : Money.builder();
              limit = _into.merge(_r).build();
              _r.leave(_outer);
            }
            case 0x18 -> preferred = Currency.of(_r.int32());
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
