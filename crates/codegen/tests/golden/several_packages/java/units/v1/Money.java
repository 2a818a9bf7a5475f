// Made by shortwire gen from units/money.proto. Do not edit.
package units.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Money(long units, Currency currency, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Money> TYPE =
      MessageType.of("units.v1.Money", Money::read, 1, "units", 2, "currency");

  /** Takes all there is. */
  public Money {
    Objects.requireNonNull(currency, "currency");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Money(long units, Currency currency) {
    this(units, currency, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Money decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Money read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.units = units;
    _builder.currency = currency;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Money> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (currency.number() != 0) _p = _w.tag(_w.int32(_p, currency.number()), 0x10);
    if (units != 0) _p = _w.tag(_w.int64(_p, units), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private long units = 0L;
    private Currency currency = Currency.of(0);
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public long units() {
      return units;
    }

    /** Sets {@link Money#units}. */
    public Builder units(long units) {
      this.units = units;
      return this;
    }

    public Currency currency() {
      return currency;
    }

    /** Sets {@link Money#currency}. */
    public Builder currency(Currency currency) {
      this.currency = Objects.requireNonNull(currency, "currency");
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Money#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      units = 0L;
      currency = Currency.of(0);
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Money build() {
      return new Money(units, currency, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> units = _r.int64();
            case 0x10 -> currency = Currency.of(_r.int32());
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
