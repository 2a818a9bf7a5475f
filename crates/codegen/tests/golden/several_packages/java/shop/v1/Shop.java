// Made by shortwire gen from shop/order.proto. Do not edit.
package shop.v1;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import shortwire.BatchException;
import shortwire.CallOptions;
import shortwire.Client;
import shortwire.Column;
import shortwire.Library;
import shortwire.Options;
import shortwire.ShortwireException;
import shortwire.gen.v1.Batch;
import shortwire.gen.v1.Call;
import shortwire.gen.v1.Entry;
import shortwire.gen.v1.Futures;
import shortwire.gen.v1.MethodInfo;
import shortwire.gen.v1.WireException;
import units.v1.Currency;
import units.v1.Money;

public final class Shop extends Client {
  private static final MethodInfo PRICE =
      new MethodInfo("shop.v1.Shop/Price", 0x1b00791ca45cf77cL, 0);
  private static final MethodInfo CONVERT =
      new MethodInfo("shop.v1.Shop/Convert", 0x92c2f4595d7438eeL, 0x0612f9dfbd238a20L);

  private final Entry price;
  private final Entry convert;

  private Shop(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    price = entry(PRICE);
    convert = entry(CONVERT);
  }

  private Shop(Shop origin, CallOptions options) {
    super(origin, options);
    price = origin.price;
    convert = origin.convert;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Shop open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Shop open(String path, Options options) {
    return new Shop(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Shop on(Library library) {
    return new Shop(library, false);
  }

  @Override
  public Shop with(CallOptions options) {
    return new Shop(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  public Money price(Order request) {
    return priceInto(request, Money.builder()).build();
  }

  /**
   * As {@code price}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Money.Builder priceInto(Order request, Money.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.price;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code price}, between bytes in wire format. */
  public byte[] priceRaw(byte[] request) {
    return raw(this.price, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment priceRaw(MemorySegment request, MemorySegment into) {
    return raw(this.price, request, into);
  }

  /**
   * A batch of {@code price} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Money> priceMany(List<Order> items) {
    return manyByWire(this.price, items, Money::read);
  }

  public Money convert(long units, Currency currency) {
    Objects.requireNonNull(currency, "currency");
    Entry _entry = this.convert;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return convert(new Money(units, currency));
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, units);
      _call.set(1, currency.number());
      flat(_call, _flat);
      return new Money(_call.getLong(0), Currency.of(_call.getInt(1)));
    } finally {
      end(_call);
    }
  }

  public Money convert(Money request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.convert;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.units());
        _call.set(1, request.currency().number());
        flat(_call, _flat);
        return new Money(_call.getLong(0), Currency.of(_call.getInt(1)));
      } finally {
        end(_call);
      }
    }
    return convertInto(request, Money.builder()).build();
  }

  /**
   * As {@code convert}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Money.Builder convertInto(Money request, Money.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.convert;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code convert}, between bytes in wire format. */
  public byte[] convertRaw(byte[] request) {
    return raw(this.convert, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment convertRaw(MemorySegment request, MemorySegment into) {
    return raw(this.convert, request, into);
  }

  /**
   * A batch of {@code convert} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Money> convertMany(List<Money> items) {
    Entry _entry = this.convert;
    if (_entry.flat == 0) return manyByWire(_entry, items, Money::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 2, 2);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 4);
      for (int _i = 0; _i < _count; _i++) {
        Money _item = items.get(_i);
        _batch.set(_request0, _i, _item.units());
        _batch.set(_request1, _i, _item.currency().number());
      }
      long _reply0 = _batch.reply(0, 8);
      long _reply1 = _batch.reply(1, 4);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Money(_batch.getLong(_reply0, _i), Currency.of(_batch.getInt(_reply1, _i)));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code convert} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void convertMany(
      Column<long[]> units, Column<int[]> currency, Column<long[]> _reply0, Column<int[]> _reply1) {
    Entry _entry = this.convert;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(units, currency);
      Batch _batch = batch(_call, _entry, _count, 2, 2);
      _batch.request(0, "units.v1.Money.units", units, 8);
      _batch.request(1, "units.v1.Money.currency", currency, 4);
      long _data0 = _batch.reply(0, "units.v1.Money.units", _reply0, 8);
      long _data1 = _batch.reply(1, "units.v1.Money.currency", _reply1, 4);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.fetch(_data1, _reply1);
      _batch.check(null);
    } finally {
      end(_call);
    }
  }

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final Shop client;
    private final Executor executor;

    private Async(Shop client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    public CompletableFuture<Money> price(Order request) {
      return Futures.submit(client, executor, _client -> _client.price(request));
    }

    public CompletableFuture<Money> convert(long units, Currency currency) {
      return Futures.submit(client, executor, _client -> _client.convert(units, currency));
    }

    public CompletableFuture<Money> convert(Money request) {
      return Futures.submit(client, executor, _client -> _client.convert(request));
    }
  }
}
