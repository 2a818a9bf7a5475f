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
  private static final MethodInfo ECHO_SCALARS =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoScalars", 0x9ca41d4287cfe204L, 0x20add50e04d88c64L);
  private static final MethodInfo ECHO_PRESENCE =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoPresence", 0x5d13082e3e857b32L, 0xab57b4589028b69cL);
  private static final MethodInfo ECHO_INT64 =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoInt64", 0x4f9e788d37bd9cdeL, 0xc1b88543f2dd4026L);
  private static final MethodInfo NEWER =
      new MethodInfo("shortwire.test.v1.Feature/Newer", 0x222fa082137ed99bL, 0x95786d18684e60f3L);
  private static final MethodInfo ECHO_TREE =
      new MethodInfo("shortwire.test.v1.Feature/EchoTree", 0x80daf78d67e8358fL, 0);

  private final Entry echoScalars;
  private final Entry echoPresence;
  private final Entry echoInt64;
  private final Entry newer;
  private final Entry echoTree;

  private Feature(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    echoScalars = entry(ECHO_SCALARS);
    echoPresence = entry(ECHO_PRESENCE);
    echoInt64 = entry(ECHO_INT64);
    newer = entry(NEWER);
    echoTree = entry(ECHO_TREE);
  }

  private Feature(Feature origin, CallOptions options) {
    super(origin, options);
    echoScalars = origin.echoScalars;
    echoPresence = origin.echoPresence;
    echoInt64 = origin.echoInt64;
    newer = origin.newer;
    echoTree = origin.echoTree;
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

  /** Flat here and there, with fewer fields here. */
  public Scalars echoScalars(double doubleValue, String stringValue) {
    Objects.requireNonNull(stringValue, "stringValue");
    Entry _entry = this.echoScalars;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoScalars(new Scalars(doubleValue, stringValue));
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, doubleValue);
      _call.set(1, stringValue);
      flat(_call, _flat);
      return new Scalars(_call.getDouble(0), _call.getString(1));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** Flat here and there, with fewer fields here. */
  public Scalars echoScalars(Scalars request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoScalars;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.doubleValue());
        _call.set(1, request.stringValue());
        flat(_call, _flat);
        return new Scalars(_call.getDouble(0), _call.getString(1));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return echoScalarsInto(request, Scalars.builder()).build();
  }

  /**
   * As {@code echoScalars}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Scalars.Builder echoScalarsInto(Scalars request, Scalars.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoScalars;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoScalars}, between bytes in wire format. */
  public byte[] echoScalarsRaw(byte[] request) {
    return raw(this.echoScalars, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoScalarsRaw(MemorySegment request, MemorySegment into) {
    return raw(this.echoScalars, request, into);
  }

  /**
   * A batch of {@code echoScalars} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Scalars> echoScalarsMany(List<Scalars> items) {
    Entry _entry = this.echoScalars;
    if (_entry.flat == 0) return manyByWire(_entry, items, Scalars::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 2, 2);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 16);
      for (int _i = 0; _i < _count; _i++) {
        Scalars _item = items.get(_i);
        _batch.set(_request0, _i, _item.doubleValue());
        _batch.set(_request1, _i, _item.stringValue());
      }
      long _reply0 = _batch.reply(0, 8);
      long _reply1 = _batch.reply(1, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Scalars(_batch.getDouble(_reply0, _i), _batch.getString(_reply1, _i));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoScalars} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoScalarsMany(
      Column<double[]> doubleValue,
      Column<String[]> stringValue,
      Column<double[]> _reply0,
      Column<String[]> _reply1) {
    Entry _entry = this.echoScalars;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(doubleValue, stringValue);
      Batch _batch = batch(_call, _entry, _count, 2, 2);
      _batch.request(0, "shortwire.test.v1.Scalars.double_value", doubleValue, 8);
      _batch.request(1, "shortwire.test.v1.Scalars.string_value", stringValue, 16);
      long _data0 = _batch.reply(0, "shortwire.test.v1.Scalars.double_value", _reply0, 8);
      long _data1 = _batch.reply(1, "shortwire.test.v1.Scalars.string_value", _reply1, 16);
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

  /** Flat here; there the fields became optional. */
  public Presence echoPresence(long number, String text) {
    Objects.requireNonNull(text, "text");
    Entry _entry = this.echoPresence;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoPresence(new Presence(number, text));
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, number);
      _call.set(1, text);
      flat(_call, _flat);
      return new Presence(_call.getLong(0), _call.getString(1));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** Flat here; there the fields became optional. */
  public Presence echoPresence(Presence request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoPresence;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.number());
        _call.set(1, request.text());
        flat(_call, _flat);
        return new Presence(_call.getLong(0), _call.getString(1));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return echoPresenceInto(request, Presence.builder()).build();
  }

  /**
   * As {@code echoPresence}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Presence.Builder echoPresenceInto(Presence request, Presence.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoPresence;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoPresence}, between bytes in wire format. */
  public byte[] echoPresenceRaw(byte[] request) {
    return raw(this.echoPresence, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoPresenceRaw(MemorySegment request, MemorySegment into) {
    return raw(this.echoPresence, request, into);
  }

  /**
   * A batch of {@code echoPresence} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Presence> echoPresenceMany(List<Presence> items) {
    Entry _entry = this.echoPresence;
    if (_entry.flat == 0) return manyByWire(_entry, items, Presence::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 2, 2);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 16);
      for (int _i = 0; _i < _count; _i++) {
        Presence _item = items.get(_i);
        _batch.set(_request0, _i, _item.number());
        _batch.set(_request1, _i, _item.text());
      }
      long _reply0 = _batch.reply(0, 8);
      long _reply1 = _batch.reply(1, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Presence(_batch.getLong(_reply0, _i), _batch.getString(_reply1, _i));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoPresence} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoPresenceMany(
      Column<long[]> number,
      Column<String[]> text,
      Column<long[]> _reply0,
      Column<String[]> _reply1) {
    Entry _entry = this.echoPresence;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(number, text);
      Batch _batch = batch(_call, _entry, _count, 2, 2);
      _batch.request(0, "shortwire.test.v1.Presence.number", number, 8);
      _batch.request(1, "shortwire.test.v1.Presence.text", text, 16);
      long _data0 = _batch.reply(0, "shortwire.test.v1.Presence.number", _reply0, 8);
      long _data1 = _batch.reply(1, "shortwire.test.v1.Presence.text", _reply1, 16);
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

  /** As it is there. */
  public long echoInt64(long value) {
    Entry _entry = this.echoInt64;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoInt64(new Int64Value(value)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getLong(0);
    } finally {
      end(_call);
    }
  }

  /** As it is there. */
  public Int64Value echoInt64(Int64Value request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoInt64;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        flat(_call, _flat);
        return new Int64Value(_call.getLong(0));
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
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 8);
      for (int _i = 0; _i < _count; _i++) {
        Int64Value _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
      }
      long _reply0 = _batch.reply(0, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Int64Value(_batch.getLong(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoInt64} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] echoInt64Many(long[] value) {
    long[] _results = new long[value.length];
    echoInt64Many(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code echoInt64} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoInt64Many(Column<long[]> value, Column<long[]> _reply0) {
    Entry _entry = this.echoInt64;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.Int64Value.value", value, 8);
      long _data0 = _batch.reply(0, "shortwire.test.v1.Int64Value.value", _reply0, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** Wire there; flat here, where the reply has not grown yet. */
  public String newer(String name) {
    Objects.requireNonNull(name, "name");
    Entry _entry = this.newer;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return newer(new Version1(name)).name();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, name);
      flat(_call, _flat);
      return _call.getString(0);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code newer}, but puts the text in UTF-8 at the beginning of a segment; returns the part
   * that they fill.
   */
  public MemorySegment newerInto(String name, MemorySegment _into) {
    Objects.requireNonNull(name, "name");
    Entry _entry = this.newer;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, name);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** Wire there; flat here, where the reply has not grown yet. */
  public Version2 newer(Version1 request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.newer;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.name());
        flat(_call, _flat);
        return new Version2(_call.getString(0));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return newerInto(request, Version2.builder()).build();
  }

  /**
   * As {@code newer}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Version2.Builder newerInto(Version1 request, Version2.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.newer;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code newer}, between bytes in wire format. */
  public byte[] newerRaw(byte[] request) {
    return raw(this.newer, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment newerRaw(MemorySegment request, MemorySegment into) {
    return raw(this.newer, request, into);
  }

  /**
   * A batch of {@code newer} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Version2> newerMany(List<Version1> items) {
    Entry _entry = this.newer;
    if (_entry.flat == 0) return manyByWire(_entry, items, Version2::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 16);
      for (int _i = 0; _i < _count; _i++) {
        Version1 _item = items.get(_i);
        _batch.set(_request0, _i, _item.name());
      }
      long _reply0 = _batch.reply(0, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Version2(_batch.getString(_reply0, _i));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code newer} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public String[] newerMany(String[] name) {
    String[] _results = new String[name.length];
    newerMany(Column.of(name), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code newer} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void newerMany(Column<String[]> name, Column<String[]> _reply0) {
    Entry _entry = this.newer;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(name);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.Version1.name", name, 16);
      long _data0 = _batch.reply(0, "shortwire.test.v1.Version2.name", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** Its request has lost a field here. */
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

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final Feature client;
    private final Executor executor;

    private Async(Feature client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /** Flat here and there, with fewer fields here. */
    public CompletableFuture<Scalars> echoScalars(double doubleValue, String stringValue) {
      return Futures.submit(
          client, executor, _client -> _client.echoScalars(doubleValue, stringValue));
    }

    /** Flat here and there, with fewer fields here. */
    public CompletableFuture<Scalars> echoScalars(Scalars request) {
      return Futures.submit(client, executor, _client -> _client.echoScalars(request));
    }

    /** Flat here; there the fields became optional. */
    public CompletableFuture<Presence> echoPresence(long number, String text) {
      return Futures.submit(client, executor, _client -> _client.echoPresence(number, text));
    }

    /** Flat here; there the fields became optional. */
    public CompletableFuture<Presence> echoPresence(Presence request) {
      return Futures.submit(client, executor, _client -> _client.echoPresence(request));
    }

    /** As it is there. */
    public CompletableFuture<Long> echoInt64(long value) {
      return Futures.submit(client, executor, _client -> _client.echoInt64(value));
    }

    /** As it is there. */
    public CompletableFuture<Int64Value> echoInt64(Int64Value request) {
      return Futures.submit(client, executor, _client -> _client.echoInt64(request));
    }

    /** Wire there; flat here, where the reply has not grown yet. */
    public CompletableFuture<String> newer(String name) {
      return Futures.submit(client, executor, _client -> _client.newer(name));
    }

    /** Wire there; flat here, where the reply has not grown yet. */
    public CompletableFuture<Version2> newer(Version1 request) {
      return Futures.submit(client, executor, _client -> _client.newer(request));
    }

    /** Its request has lost a field here. */
    public CompletableFuture<Tree> echoTree(Tree request) {
      return Futures.submit(client, executor, _client -> _client.echoTree(request));
    }
  }
}
