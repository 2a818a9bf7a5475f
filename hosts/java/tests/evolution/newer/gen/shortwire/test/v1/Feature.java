// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
package shortwire.test.v1;

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

public final class Feature extends Client {
  private static final MethodInfo ECHO_INT64 =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoInt64", 0x4f9e788d37bd9cdeL, 0xed9b55dad205c0a8L);
  private static final MethodInfo ECHO_STRING =
      new MethodInfo("shortwire.test.v1.Feature/EchoString", 0x453d3c1aefaaf2d6L, 0);
  private static final MethodInfo ECHO_TREE =
      new MethodInfo("shortwire.test.v1.Feature/EchoTree", 0x80daf78d67e8358fL, 0);
  private static final MethodInfo ECHO_NESTED =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoNested", 0xf3912845b4146198L, 0x2455fadc4a1f1ed8L);
  private static final MethodInfo ADDED =
      new MethodInfo("shortwire.test.v1.Feature/Added", 0xc552f12b23c4c190L, 0x1c1fde38e4f88c12L);
  private static final MethodInfo ADDED_TREE =
      new MethodInfo("shortwire.test.v1.Feature/AddedTree", 0x3b9665a9e6c47878L, 0);

  private final Entry echoInt64;
  private final Entry echoString;
  private final Entry echoTree;
  private final Entry echoNested;
  private final Entry added;
  private final Entry addedTree;

  private Feature(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    echoInt64 = entry(ECHO_INT64);
    echoString = entry(ECHO_STRING);
    echoTree = entry(ECHO_TREE);
    echoNested = entry(ECHO_NESTED);
    added = entry(ADDED);
    addedTree = entry(ADDED_TREE);
  }

  private Feature(Feature origin, CallOptions options) {
    super(origin, options);
    echoInt64 = origin.echoInt64;
    echoString = origin.echoString;
    echoTree = origin.echoTree;
    echoNested = origin.echoNested;
    added = origin.added;
    addedTree = origin.addedTree;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Feature open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Feature open(String path, Options options) {
    return new Feature(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Feature on(Library library) {
    return new Feature(library, false);
  }

  @Override
  public Feature with(CallOptions options) {
    return new Feature(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  /** Has a field here that the library does not know. */
  public Int64Value echoInt64(long value, String unit) {
    Objects.requireNonNull(unit, "unit");
    Entry _entry = this.echoInt64;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoInt64(new Int64Value(value, unit));
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      _call.set(1, unit);
      flat(_call, _flat);
      return new Int64Value(_call.getLong(0), _call.getString(1));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** Has a field here that the library does not know. */
  public Int64Value echoInt64(Int64Value request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoInt64;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        _call.set(1, request.unit());
        flat(_call, _flat);
        return new Int64Value(_call.getLong(0), _call.getString(1));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return echoInt64Into(request, Int64Value.builder()).build();
  }

  /**
   * As {@code echoInt64}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Int64Value.Builder echoInt64Into(Int64Value request, Int64Value.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoInt64;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoInt64}, between bytes in wire format. */
  public byte[] echoInt64Raw(byte[] request) {
    return raw(this.echoInt64, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoInt64Raw(MemorySegment request, MemorySegment into) {
    return raw(this.echoInt64, request, into);
  }

  /**
   * A batch of {@code echoInt64} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Int64Value> echoInt64Many(List<Int64Value> items) {
    Entry _entry = this.echoInt64;
    if (_entry.flat == 0) return manyByWire(_entry, items, Int64Value::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 2, 2);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 16);
      for (int _i = 0; _i < _count; _i++) {
        Int64Value _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
        _batch.set(_request1, _i, _item.unit());
      }
      long _reply0 = _batch.reply(0, 8);
      long _reply1 = _batch.reply(1, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Int64Value(_batch.getLong(_reply0, _i), _batch.getString(_reply1, _i));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoInt64} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoInt64Many(
      Column<long[]> value,
      Column<String[]> unit,
      Column<long[]> _reply0,
      Column<String[]> _reply1) {
    Entry _entry = this.echoInt64;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value, unit);
      Batch _batch = batch(_call, _entry, _count, 2, 2);
      _batch.request(0, "shortwire.test.v1.Int64Value.value", value, 8);
      _batch.request(1, "shortwire.test.v1.Int64Value.unit", unit, 16);
      long _data0 = _batch.reply(0, "shortwire.test.v1.Int64Value.value", _reply0, 8);
      long _data1 = _batch.reply(1, "shortwire.test.v1.Int64Value.unit", _reply1, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.fetch(_data1, _reply1);
      _batch.check(null);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** Has a list here, so that it is not flat any more. */
  public StringValue echoString(StringValue request) {
    return echoStringInto(request, StringValue.builder()).build();
  }

  /**
   * As {@code echoString}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public StringValue.Builder echoStringInto(StringValue request, StringValue.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoString;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoString}, between bytes in wire format. */
  public byte[] echoStringRaw(byte[] request) {
    return raw(this.echoString, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoStringRaw(MemorySegment request, MemorySegment into) {
    return raw(this.echoString, request, into);
  }

  /**
   * A batch of {@code echoString} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<StringValue> echoStringMany(List<StringValue> items) {
    return manyByWire(this.echoString, items, StringValue::read);
  }

  /** Has fields here that the library does not know. */
  public Tree echoTree(Tree request) {
    return echoTreeInto(request, Tree.builder()).build();
  }

  /**
   * As {@code echoTree}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Tree.Builder echoTreeInto(Tree request, Tree.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoTree;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoTree}, between bytes in wire format. */
  public byte[] echoTreeRaw(byte[] request) {
    return raw(this.echoTree, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoTreeRaw(MemorySegment request, MemorySegment into) {
    return raw(this.echoTree, request, into);
  }

  /**
   * A batch of {@code echoTree} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Tree> echoTreeMany(List<Tree> items) {
    return manyByWire(this.echoTree, items, Tree::read);
  }

  /** Has another type here: not a change that protobuf allows. */
  public String echoNested(String inner) {
    Objects.requireNonNull(inner, "inner");
    Entry _entry = this.echoNested;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoNested(new Nested(inner)).inner();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, inner);
      flat(_call, _flat);
      return _call.getString(0);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code echoNested}, but puts the text in UTF-8 at the beginning of a segment; returns the
   * part that they fill.
   */
  public MemorySegment echoNestedInto(String inner, MemorySegment _into) {
    Objects.requireNonNull(inner, "inner");
    Entry _entry = this.echoNested;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, inner);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** Has another type here: not a change that protobuf allows. */
  public Nested echoNested(Nested request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoNested;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.inner());
        flat(_call, _flat);
        return new Nested(_call.getString(0));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return echoNestedInto(request, Nested.builder()).build();
  }

  /**
   * As {@code echoNested}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Nested.Builder echoNestedInto(Nested request, Nested.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoNested;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoNested}, between bytes in wire format. */
  public byte[] echoNestedRaw(byte[] request) {
    return raw(this.echoNested, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoNestedRaw(MemorySegment request, MemorySegment into) {
    return raw(this.echoNested, request, into);
  }

  /**
   * A batch of {@code echoNested} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Nested> echoNestedMany(List<Nested> items) {
    Entry _entry = this.echoNested;
    if (_entry.flat == 0) return manyByWire(_entry, items, Nested::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 16);
      for (int _i = 0; _i < _count; _i++) {
        Nested _item = items.get(_i);
        _batch.set(_request0, _i, _item.inner());
      }
      long _reply0 = _batch.reply(0, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Nested(_batch.getString(_reply0, _i));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoNested} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public String[] echoNestedMany(String[] inner) {
    String[] _results = new String[inner.length];
    echoNestedMany(Column.of(inner), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code echoNested} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoNestedMany(Column<String[]> inner, Column<String[]> _reply0) {
    Entry _entry = this.echoNested;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(inner);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.Nested.inner", inner, 16);
      long _data0 = _batch.reply(0, "shortwire.test.v1.Nested.inner", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** Does not exist in the library. */
  public Int64Value added(long value, String unit) {
    Objects.requireNonNull(unit, "unit");
    Entry _entry = this.added;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return added(new Int64Value(value, unit));
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      _call.set(1, unit);
      flat(_call, _flat);
      return new Int64Value(_call.getLong(0), _call.getString(1));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** Does not exist in the library. */
  public Int64Value added(Int64Value request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.added;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        _call.set(1, request.unit());
        flat(_call, _flat);
        return new Int64Value(_call.getLong(0), _call.getString(1));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return addedInto(request, Int64Value.builder()).build();
  }

  /**
   * As {@code added}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Int64Value.Builder addedInto(Int64Value request, Int64Value.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.added;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code added}, between bytes in wire format. */
  public byte[] addedRaw(byte[] request) {
    return raw(this.added, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment addedRaw(MemorySegment request, MemorySegment into) {
    return raw(this.added, request, into);
  }

  /**
   * A batch of {@code added} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Int64Value> addedMany(List<Int64Value> items) {
    Entry _entry = this.added;
    if (_entry.flat == 0) return manyByWire(_entry, items, Int64Value::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 2, 2);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 16);
      for (int _i = 0; _i < _count; _i++) {
        Int64Value _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
        _batch.set(_request1, _i, _item.unit());
      }
      long _reply0 = _batch.reply(0, 8);
      long _reply1 = _batch.reply(1, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Int64Value(_batch.getLong(_reply0, _i), _batch.getString(_reply1, _i));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code added} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void addedMany(
      Column<long[]> value,
      Column<String[]> unit,
      Column<long[]> _reply0,
      Column<String[]> _reply1) {
    Entry _entry = this.added;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value, unit);
      Batch _batch = batch(_call, _entry, _count, 2, 2);
      _batch.request(0, "shortwire.test.v1.Int64Value.value", value, 8);
      _batch.request(1, "shortwire.test.v1.Int64Value.unit", unit, 16);
      long _data0 = _batch.reply(0, "shortwire.test.v1.Int64Value.value", _reply0, 8);
      long _data1 = _batch.reply(1, "shortwire.test.v1.Int64Value.unit", _reply1, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.fetch(_data1, _reply1);
      _batch.check(null);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** Does not exist in the library, and is not flat. */
  public Tree addedTree(Tree request) {
    return addedTreeInto(request, Tree.builder()).build();
  }

  /**
   * As {@code addedTree}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Tree.Builder addedTreeInto(Tree request, Tree.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.addedTree;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code addedTree}, between bytes in wire format. */
  public byte[] addedTreeRaw(byte[] request) {
    return raw(this.addedTree, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment addedTreeRaw(MemorySegment request, MemorySegment into) {
    return raw(this.addedTree, request, into);
  }

  /**
   * A batch of {@code addedTree} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Tree> addedTreeMany(List<Tree> items) {
    return manyByWire(this.addedTree, items, Tree::read);
  }

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final Feature client;
    private final Executor executor;

    private Async(Feature client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /** Has a field here that the library does not know. */
    public CompletableFuture<Int64Value> echoInt64(long value, String unit) {
      return Futures.submit(client, executor, _client -> _client.echoInt64(value, unit));
    }

    /** Has a field here that the library does not know. */
    public CompletableFuture<Int64Value> echoInt64(Int64Value request) {
      return Futures.submit(client, executor, _client -> _client.echoInt64(request));
    }

    /** Has a list here, so that it is not flat any more. */
    public CompletableFuture<StringValue> echoString(StringValue request) {
      return Futures.submit(client, executor, _client -> _client.echoString(request));
    }

    /** Has fields here that the library does not know. */
    public CompletableFuture<Tree> echoTree(Tree request) {
      return Futures.submit(client, executor, _client -> _client.echoTree(request));
    }

    /** Has another type here: not a change that protobuf allows. */
    public CompletableFuture<String> echoNested(String inner) {
      return Futures.submit(client, executor, _client -> _client.echoNested(inner));
    }

    /** Has another type here: not a change that protobuf allows. */
    public CompletableFuture<Nested> echoNested(Nested request) {
      return Futures.submit(client, executor, _client -> _client.echoNested(request));
    }

    /** Does not exist in the library. */
    public CompletableFuture<Int64Value> added(long value, String unit) {
      return Futures.submit(client, executor, _client -> _client.added(value, unit));
    }

    /** Does not exist in the library. */
    public CompletableFuture<Int64Value> added(Int64Value request) {
      return Futures.submit(client, executor, _client -> _client.added(request));
    }

    /** Does not exist in the library, and is not flat. */
    public CompletableFuture<Tree> addedTree(Tree request) {
      return Futures.submit(client, executor, _client -> _client.addedTree(request));
    }
  }
}
