// Made by shortwire gen from calculator/v1/calculator.proto. Do not edit.
package calculator.v1;

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

/** Arithmetic on 64-bit integers. Results beyond the range saturate. */
public final class Calculator extends Client {
  private static final MethodInfo ADD =
      new MethodInfo("calculator.v1.Calculator/Add", 0xf7084c2c429c4a26L, 0x1c6796d96fade5e1L);
  private static final MethodInfo SUBTRACT =
      new MethodInfo("calculator.v1.Calculator/Subtract", 0x25c7b429e24e9d17L, 0xd09387b32487d150L);
  private static final MethodInfo MULTIPLY =
      new MethodInfo("calculator.v1.Calculator/Multiply", 0x1cc97edbe6d9e92bL, 0x036a291571642c6cL);
  private static final MethodInfo DIVIDE =
      new MethodInfo("calculator.v1.Calculator/Divide", 0x39e1a83eb85c124aL, 0x56650c01d1aa05ddL);
  private static final MethodInfo CALCULATE =
      new MethodInfo("calculator.v1.Calculator/Calculate", 0x1c135818efc1b879L, 0);

  private final Entry add;
  private final Entry subtract;
  private final Entry multiply;
  private final Entry divide;
  private final Entry calculate;

  private Calculator(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    add = entry(ADD);
    subtract = entry(SUBTRACT);
    multiply = entry(MULTIPLY);
    divide = entry(DIVIDE);
    calculate = entry(CALCULATE);
  }

  private Calculator(Calculator origin, CallOptions options) {
    super(origin, options);
    add = origin.add;
    subtract = origin.subtract;
    multiply = origin.multiply;
    divide = origin.divide;
    calculate = origin.calculate;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Calculator open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Calculator open(String path, Options options) {
    return new Calculator(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Calculator on(Library library) {
    return new Calculator(library, false);
  }

  @Override
  public Calculator with(CallOptions options) {
    return new Calculator(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  /** Sum of a and b, saturating. */
  public long add(long a, long b) {
    Entry _entry = this.add;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return add(new BinaryOp(a, b)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, a);
      _call.set(1, b);
      flat(_call, _flat);
      return _call.getLong(0);
    } finally {
      end(_call);
    }
  }

  /** Sum of a and b, saturating. */
  public Value add(BinaryOp request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.add;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.a());
        _call.set(1, request.b());
        flat(_call, _flat);
        return new Value(_call.getLong(0));
      } finally {
        end(_call);
      }
    }
    return addInto(request, Value.builder()).build();
  }

  /**
   * As {@code add}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Value.Builder addInto(BinaryOp request, Value.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.add;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code add}, between bytes in wire format. */
  public byte[] addRaw(byte[] request) {
    return raw(this.add, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment addRaw(MemorySegment request, MemorySegment into) {
    return raw(this.add, request, into);
  }

  /**
   * A batch of {@code add} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Value> addMany(List<BinaryOp> items) {
    Entry _entry = this.add;
    if (_entry.flat == 0) return manyByWire(_entry, items, Value::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 2, 1);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 8);
      for (int _i = 0; _i < _count; _i++) {
        BinaryOp _item = items.get(_i);
        _batch.set(_request0, _i, _item.a());
        _batch.set(_request1, _i, _item.b());
      }
      long _reply0 = _batch.reply(0, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Value(_batch.getLong(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code add} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] addMany(long[] a, long[] b) {
    long[] _results = new long[a.length];
    addMany(Column.of(a), Column.of(b), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code add} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void addMany(Column<long[]> a, Column<long[]> b, Column<long[]> _reply0) {
    Entry _entry = this.add;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(a, b);
      Batch _batch = batch(_call, _entry, _count, 2, 1);
      _batch.request(0, "calculator.v1.BinaryOp.a", a, 8);
      _batch.request(1, "calculator.v1.BinaryOp.b", b, 8);
      long _data0 = _batch.reply(0, "calculator.v1.Value.value", _reply0, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** Difference of a and b, saturating. */
  public long subtract(long a, long b) {
    Entry _entry = this.subtract;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return subtract(new BinaryOp(a, b)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, a);
      _call.set(1, b);
      flat(_call, _flat);
      return _call.getLong(0);
    } finally {
      end(_call);
    }
  }

  /** Difference of a and b, saturating. */
  public Value subtract(BinaryOp request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.subtract;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.a());
        _call.set(1, request.b());
        flat(_call, _flat);
        return new Value(_call.getLong(0));
      } finally {
        end(_call);
      }
    }
    return subtractInto(request, Value.builder()).build();
  }

  /**
   * As {@code subtract}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Value.Builder subtractInto(BinaryOp request, Value.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.subtract;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code subtract}, between bytes in wire format. */
  public byte[] subtractRaw(byte[] request) {
    return raw(this.subtract, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment subtractRaw(MemorySegment request, MemorySegment into) {
    return raw(this.subtract, request, into);
  }

  /**
   * A batch of {@code subtract} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Value> subtractMany(List<BinaryOp> items) {
    Entry _entry = this.subtract;
    if (_entry.flat == 0) return manyByWire(_entry, items, Value::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 2, 1);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 8);
      for (int _i = 0; _i < _count; _i++) {
        BinaryOp _item = items.get(_i);
        _batch.set(_request0, _i, _item.a());
        _batch.set(_request1, _i, _item.b());
      }
      long _reply0 = _batch.reply(0, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Value(_batch.getLong(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code subtract} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] subtractMany(long[] a, long[] b) {
    long[] _results = new long[a.length];
    subtractMany(Column.of(a), Column.of(b), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code subtract} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void subtractMany(Column<long[]> a, Column<long[]> b, Column<long[]> _reply0) {
    Entry _entry = this.subtract;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(a, b);
      Batch _batch = batch(_call, _entry, _count, 2, 1);
      _batch.request(0, "calculator.v1.BinaryOp.a", a, 8);
      _batch.request(1, "calculator.v1.BinaryOp.b", b, 8);
      long _data0 = _batch.reply(0, "calculator.v1.Value.value", _reply0, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** Product of a and b, saturating. */
  public long multiply(long a, long b) {
    Entry _entry = this.multiply;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return multiply(new BinaryOp(a, b)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, a);
      _call.set(1, b);
      flat(_call, _flat);
      return _call.getLong(0);
    } finally {
      end(_call);
    }
  }

  /** Product of a and b, saturating. */
  public Value multiply(BinaryOp request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.multiply;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.a());
        _call.set(1, request.b());
        flat(_call, _flat);
        return new Value(_call.getLong(0));
      } finally {
        end(_call);
      }
    }
    return multiplyInto(request, Value.builder()).build();
  }

  /**
   * As {@code multiply}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Value.Builder multiplyInto(BinaryOp request, Value.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.multiply;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code multiply}, between bytes in wire format. */
  public byte[] multiplyRaw(byte[] request) {
    return raw(this.multiply, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment multiplyRaw(MemorySegment request, MemorySegment into) {
    return raw(this.multiply, request, into);
  }

  /**
   * A batch of {@code multiply} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Value> multiplyMany(List<BinaryOp> items) {
    Entry _entry = this.multiply;
    if (_entry.flat == 0) return manyByWire(_entry, items, Value::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 2, 1);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 8);
      for (int _i = 0; _i < _count; _i++) {
        BinaryOp _item = items.get(_i);
        _batch.set(_request0, _i, _item.a());
        _batch.set(_request1, _i, _item.b());
      }
      long _reply0 = _batch.reply(0, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Value(_batch.getLong(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code multiply} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] multiplyMany(long[] a, long[] b) {
    long[] _results = new long[a.length];
    multiplyMany(Column.of(a), Column.of(b), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code multiply} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void multiplyMany(Column<long[]> a, Column<long[]> b, Column<long[]> _reply0) {
    Entry _entry = this.multiply;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(a, b);
      Batch _batch = batch(_call, _entry, _count, 2, 1);
      _batch.request(0, "calculator.v1.BinaryOp.a", a, 8);
      _batch.request(1, "calculator.v1.BinaryOp.b", b, 8);
      long _data0 = _batch.reply(0, "calculator.v1.Value.value", _reply0, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /**
   * Quotient of a and b, rounded towards zero. INVALID_ARGUMENT with a DivisionError detail if b is 0,
   * OUT_OF_RANGE with the same detail for the least integer divided by -1.
   */
  public long divide(long a, long b) {
    Entry _entry = this.divide;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return divide(new BinaryOp(a, b)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, a);
      _call.set(1, b);
      flat(_call, _flat);
      return _call.getLong(0);
    } finally {
      end(_call);
    }
  }

  /**
   * Quotient of a and b, rounded towards zero. INVALID_ARGUMENT with a DivisionError detail if b is 0,
   * OUT_OF_RANGE with the same detail for the least integer divided by -1.
   */
  public Value divide(BinaryOp request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.divide;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.a());
        _call.set(1, request.b());
        flat(_call, _flat);
        return new Value(_call.getLong(0));
      } finally {
        end(_call);
      }
    }
    return divideInto(request, Value.builder()).build();
  }

  /**
   * As {@code divide}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Value.Builder divideInto(BinaryOp request, Value.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.divide;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code divide}, between bytes in wire format. */
  public byte[] divideRaw(byte[] request) {
    return raw(this.divide, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment divideRaw(MemorySegment request, MemorySegment into) {
    return raw(this.divide, request, into);
  }

  /**
   * A batch of {@code divide} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Value> divideMany(List<BinaryOp> items) {
    Entry _entry = this.divide;
    if (_entry.flat == 0) return manyByWire(_entry, items, Value::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 2, 1);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 8);
      for (int _i = 0; _i < _count; _i++) {
        BinaryOp _item = items.get(_i);
        _batch.set(_request0, _i, _item.a());
        _batch.set(_request1, _i, _item.b());
      }
      long _reply0 = _batch.reply(0, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Value(_batch.getLong(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code divide} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] divideMany(long[] a, long[] b) {
    long[] _results = new long[a.length];
    divideMany(Column.of(a), Column.of(b), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code divide} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void divideMany(Column<long[]> a, Column<long[]> b, Column<long[]> _reply0) {
    Entry _entry = this.divide;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(a, b);
      Batch _batch = batch(_call, _entry, _count, 2, 1);
      _batch.request(0, "calculator.v1.BinaryOp.a", a, 8);
      _batch.request(1, "calculator.v1.BinaryOp.b", b, 8);
      long _data0 = _batch.reply(0, "calculator.v1.Value.value", _reply0, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** Whichever operation the request holds; failures come in the reply as ErrorResult. */
  public CalculatorResponse calculate(CalculatorRequest request) {
    return calculateInto(request, CalculatorResponse.builder()).build();
  }

  /**
   * As {@code calculate}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public CalculatorResponse.Builder calculateInto(
      CalculatorRequest request, CalculatorResponse.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.calculate;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code calculate}, between bytes in wire format. */
  public byte[] calculateRaw(byte[] request) {
    return raw(this.calculate, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment calculateRaw(MemorySegment request, MemorySegment into) {
    return raw(this.calculate, request, into);
  }

  /**
   * A batch of {@code calculate} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<CalculatorResponse> calculateMany(List<CalculatorRequest> items) {
    return manyByWire(this.calculate, items, CalculatorResponse::read);
  }

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final Calculator client;
    private final Executor executor;

    private Async(Calculator client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /** Sum of a and b, saturating. */
    public CompletableFuture<Long> add(long a, long b) {
      return Futures.submit(client, executor, _client -> _client.add(a, b));
    }

    /** Sum of a and b, saturating. */
    public CompletableFuture<Value> add(BinaryOp request) {
      return Futures.submit(client, executor, _client -> _client.add(request));
    }

    /** Difference of a and b, saturating. */
    public CompletableFuture<Long> subtract(long a, long b) {
      return Futures.submit(client, executor, _client -> _client.subtract(a, b));
    }

    /** Difference of a and b, saturating. */
    public CompletableFuture<Value> subtract(BinaryOp request) {
      return Futures.submit(client, executor, _client -> _client.subtract(request));
    }

    /** Product of a and b, saturating. */
    public CompletableFuture<Long> multiply(long a, long b) {
      return Futures.submit(client, executor, _client -> _client.multiply(a, b));
    }

    /** Product of a and b, saturating. */
    public CompletableFuture<Value> multiply(BinaryOp request) {
      return Futures.submit(client, executor, _client -> _client.multiply(request));
    }

    /**
     * Quotient of a and b, rounded towards zero. INVALID_ARGUMENT with a DivisionError detail if b is 0,
     * OUT_OF_RANGE with the same detail for the least integer divided by -1.
     */
    public CompletableFuture<Long> divide(long a, long b) {
      return Futures.submit(client, executor, _client -> _client.divide(a, b));
    }

    /**
     * Quotient of a and b, rounded towards zero. INVALID_ARGUMENT with a DivisionError detail if b is 0,
     * OUT_OF_RANGE with the same detail for the least integer divided by -1.
     */
    public CompletableFuture<Value> divide(BinaryOp request) {
      return Futures.submit(client, executor, _client -> _client.divide(request));
    }

    /** Whichever operation the request holds; failures come in the reply as ErrorResult. */
    public CompletableFuture<CalculatorResponse> calculate(CalculatorRequest request) {
      return Futures.submit(client, executor, _client -> _client.calculate(request));
    }
  }
}
