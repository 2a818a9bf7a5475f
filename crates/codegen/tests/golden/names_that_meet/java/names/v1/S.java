// Made by shortwire gen from names.proto. Do not edit.
package names.v1;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import shortwire.BatchException;
import shortwire.CallOptions;
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

/** The letter that generated code calls services by, and methods of traits that everything has. */
public final class S extends shortwire.Client {
  private static final MethodInfo S =
      new MethodInfo("names.v1.S/S", 0x7af01145ce72cfcfL, 0x0d303003baf5c52fL);
  private static final MethodInfo CLONE =
      new MethodInfo("names.v1.S/Clone", 0x682936455eeb7ec3L, 0);
  private static final MethodInfo DEFAULT =
      new MethodInfo("names.v1.S/Default", 0xb3f7e47ebe88334bL, 0xfc45384a900ef80bL);

  private final Entry s;
  private final Entry clone_;
  private final Entry default_;

  private S(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    s = entry(S);
    clone_ = entry(CLONE);
    default_ = entry(DEFAULT);
  }

  private S(S origin, CallOptions options) {
    super(origin, options);
    s = origin.s;
    clone_ = origin.clone_;
    default_ = origin.default_;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static S open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static S open(String path, Options options) {
    return new S(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static S on(Library library) {
    return new S(library, false);
  }

  @Override
  public S with(CallOptions options) {
    return new S(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  public Long s(Long value) {
    Entry _entry = this.s;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return s(new u64(value)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, (value != null ? 0x1L : 0));
      if (value != null) _call.set(1, value);
      flat(_call, _flat);
      long _mask = _call.mask();
      return (_mask & 0x1L) != 0 ? Long.valueOf(_call.getLong(1)) : null;
    } finally {
      end(_call);
    }
  }

  public u64 s(u64 request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.s;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, (request.value() != null ? 0x1L : 0));
        if (request.value() != null) _call.set(1, request.value());
        flat(_call, _flat);
        long _mask = _call.mask();
        return new u64((_mask & 0x1L) != 0 ? Long.valueOf(_call.getLong(1)) : null);
      } finally {
        end(_call);
      }
    }
    return sInto(request, u64.builder()).build();
  }

  /** As {@code s}, but reads the reply into a builder that is used again. Calls in wire format. */
  public u64.Builder sInto(u64 request, u64.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.s;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code s}, between bytes in wire format. */
  public byte[] sRaw(byte[] request) {
    return raw(this.s, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment sRaw(MemorySegment request, MemorySegment into) {
    return raw(this.s, request, into);
  }

  /**
   * A batch of {@code s} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<u64> sMany(List<u64> items) {
    Entry _entry = this.s;
    if (_entry.flat == 0) return manyByWire(_entry, items, u64::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 2, 2);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 8);
      for (int _i = 0; _i < _count; _i++) {
        u64 _item = items.get(_i);
        _batch.set(_request0, _i, (_item.value() != null ? 0x1L : 0));
        if (_item.value() != null) _batch.set(_request1, _i, _item.value());
      }
      long _reply0 = _batch.reply(0, 8);
      long _reply1 = _batch.reply(1, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            long _mask = _batch.getLong(_reply0, _i);
            return new u64((_mask & 0x1L) != 0 ? Long.valueOf(_batch.getLong(_reply1, _i)) : null);
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code s} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] sMany(long[] value) {
    long[] _results = new long[value.length];
    sMany(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code s} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void sMany(Column<long[]> value, Column<long[]> _reply1) {
    Entry _entry = this.s;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 2, 2);
      _batch.mask(0, (value != null ? 0x1L : 0));
      _batch.request(1, "names.v1.u64.value", value, 8);
      _batch.reply(0, 8);
      long _data1 = _batch.reply(1, "names.v1.u64.value", _reply1, 8);
      _batch.run();
      _batch.fetch(_data1, _reply1);
      _batch.check(null);
    } finally {
      end(_call);
    }
  }

  public i32 clone_(i32 request) {
    return cloneInto(request, i32.builder()).build();
  }

  /**
   * As {@code clone_}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public i32.Builder cloneInto(i32 request, i32.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.clone_;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code clone_}, between bytes in wire format. */
  public byte[] cloneRaw(byte[] request) {
    return raw(this.clone_, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment cloneRaw(MemorySegment request, MemorySegment into) {
    return raw(this.clone_, request, into);
  }

  /**
   * A batch of {@code clone_} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<i32> cloneMany(List<i32> items) {
    return manyByWire(this.clone_, items, i32::read);
  }

  public Long default_(Long value) {
    Entry _entry = this.default_;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return default_(new u64(value)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, (value != null ? 0x1L : 0));
      if (value != null) _call.set(1, value);
      flat(_call, _flat);
      long _mask = _call.mask();
      return (_mask & 0x1L) != 0 ? Long.valueOf(_call.getLong(1)) : null;
    } finally {
      end(_call);
    }
  }

  public u64 default_(u64 request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.default_;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, (request.value() != null ? 0x1L : 0));
        if (request.value() != null) _call.set(1, request.value());
        flat(_call, _flat);
        long _mask = _call.mask();
        return new u64((_mask & 0x1L) != 0 ? Long.valueOf(_call.getLong(1)) : null);
      } finally {
        end(_call);
      }
    }
    return defaultInto(request, u64.builder()).build();
  }

  /**
   * As {@code default_}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public u64.Builder defaultInto(u64 request, u64.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.default_;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code default_}, between bytes in wire format. */
  public byte[] defaultRaw(byte[] request) {
    return raw(this.default_, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment defaultRaw(MemorySegment request, MemorySegment into) {
    return raw(this.default_, request, into);
  }

  /**
   * A batch of {@code default_} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<u64> defaultMany(List<u64> items) {
    Entry _entry = this.default_;
    if (_entry.flat == 0) return manyByWire(_entry, items, u64::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 2, 2);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 8);
      for (int _i = 0; _i < _count; _i++) {
        u64 _item = items.get(_i);
        _batch.set(_request0, _i, (_item.value() != null ? 0x1L : 0));
        if (_item.value() != null) _batch.set(_request1, _i, _item.value());
      }
      long _reply0 = _batch.reply(0, 8);
      long _reply1 = _batch.reply(1, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            long _mask = _batch.getLong(_reply0, _i);
            return new u64((_mask & 0x1L) != 0 ? Long.valueOf(_batch.getLong(_reply1, _i)) : null);
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code default_} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] defaultMany(long[] value) {
    long[] _results = new long[value.length];
    defaultMany(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code default_} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void defaultMany(Column<long[]> value, Column<long[]> _reply1) {
    Entry _entry = this.default_;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 2, 2);
      _batch.mask(0, (value != null ? 0x1L : 0));
      _batch.request(1, "names.v1.u64.value", value, 8);
      _batch.reply(0, 8);
      long _data1 = _batch.reply(1, "names.v1.u64.value", _reply1, 8);
      _batch.run();
      _batch.fetch(_data1, _reply1);
      _batch.check(null);
    } finally {
      end(_call);
    }
  }

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final S client;
    private final Executor executor;

    private Async(S client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    public CompletableFuture<Long> s(Long value) {
      return Futures.submit(client, executor, _client -> _client.s(value));
    }

    public CompletableFuture<u64> s(u64 request) {
      return Futures.submit(client, executor, _client -> _client.s(request));
    }

    public CompletableFuture<i32> clone_(i32 request) {
      return Futures.submit(client, executor, _client -> _client.clone_(request));
    }

    public CompletableFuture<Long> default_(Long value) {
      return Futures.submit(client, executor, _client -> _client.default_(value));
    }

    public CompletableFuture<u64> default_(u64 request) {
      return Futures.submit(client, executor, _client -> _client.default_(request));
    }
  }
}
