// Made by shortwire gen from pixels/v1/pixels.proto. Do not edit.
package pixels.v1;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import shortwire.BatchException;
import shortwire.Bytes;
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

public final class Pixels extends Client {
  private static final MethodInfo INVERT =
      new MethodInfo("pixels.v1.Pixels/Invert", 0x879630de9eaed7dfL, 0xf919cefd963fb317L);
  private static final MethodInfo SUM =
      new MethodInfo("pixels.v1.Pixels/Sum", 0xd542dcc9b21e4d7aL, 0xfd8b7a5babe9ae95L);

  private final Entry invert;
  private final Entry sum;

  private Pixels(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    invert = entry(INVERT);
    sum = entry(SUM);
  }

  private Pixels(Pixels origin, CallOptions options) {
    super(origin, options);
    invert = origin.invert;
    sum = origin.sum;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Pixels open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Pixels open(String path, Options options) {
    return new Pixels(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Pixels on(Library library) {
    return new Pixels(library, false);
  }

  @Override
  public Pixels with(CallOptions options) {
    return new Pixels(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  /** Turns every byte b into 255 - b. */
  public byte[] invert(byte[] data) {
    Objects.requireNonNull(data, "data");
    Entry _entry = this.invert;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return invert(new Image(Bytes.of(data))).data().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, data);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code invert}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment invertInto(byte[] data, MemorySegment _into) {
    Objects.requireNonNull(data, "data");
    Entry _entry = this.invert;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, data);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /** Turns every byte b into 255 - b. */
  public Image invert(Image request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.invert;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.data());
        flat(_call, _flat);
        return new Image(Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return invertInto(request, Image.builder()).build();
  }

  /**
   * As {@code invert}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Image.Builder invertInto(Image request, Image.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.invert;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code invert}, between bytes in wire format. */
  public byte[] invertRaw(byte[] request) {
    return raw(this.invert, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment invertRaw(MemorySegment request, MemorySegment into) {
    return raw(this.invert, request, into);
  }

  /**
   * A batch of {@code invert} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Image> invertMany(List<Image> items) {
    Entry _entry = this.invert;
    if (_entry.flat == 0) return manyByWire(_entry, items, Image::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 16);
      for (int _i = 0; _i < _count; _i++) {
        Image _item = items.get(_i);
        _batch.set(_request0, _i, _item.data());
      }
      long _reply0 = _batch.reply(0, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Image(Bytes.wrap(_batch.getBytes(_reply0, _i)));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code invert} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] invertMany(byte[][] data) {
    byte[][] _results = new byte[data.length][];
    invertMany(Column.of(data), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code invert} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void invertMany(Column<byte[][]> data, Column<byte[][]> _reply0) {
    Entry _entry = this.invert;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(data);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "pixels.v1.Image.data", data, 16);
      long _data0 = _batch.reply(0, "pixels.v1.Image.data", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** Adds up all bytes. */
  public long sum(byte[] data) {
    Objects.requireNonNull(data, "data");
    Entry _entry = this.sum;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return sum(new Image(Bytes.of(data))).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, data);
      flat(_call, _flat);
      return _call.getLong(0);
    } finally {
      end(_call);
    }
  }

  /** Adds up all bytes. */
  public Total sum(Image request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.sum;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.data());
        flat(_call, _flat);
        return new Total(_call.getLong(0));
      } finally {
        end(_call);
      }
    }
    return sumInto(request, Total.builder()).build();
  }

  /**
   * As {@code sum}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Total.Builder sumInto(Image request, Total.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.sum;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code sum}, between bytes in wire format. */
  public byte[] sumRaw(byte[] request) {
    return raw(this.sum, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment sumRaw(MemorySegment request, MemorySegment into) {
    return raw(this.sum, request, into);
  }

  /**
   * A batch of {@code sum} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Total> sumMany(List<Image> items) {
    Entry _entry = this.sum;
    if (_entry.flat == 0) return manyByWire(_entry, items, Total::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 16);
      for (int _i = 0; _i < _count; _i++) {
        Image _item = items.get(_i);
        _batch.set(_request0, _i, _item.data());
      }
      long _reply0 = _batch.reply(0, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Total(_batch.getLong(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code sum} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] sumMany(byte[][] data) {
    long[] _results = new long[data.length];
    sumMany(Column.of(data), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code sum} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void sumMany(Column<byte[][]> data, Column<long[]> _reply0) {
    Entry _entry = this.sum;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(data);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "pixels.v1.Image.data", data, 16);
      long _data0 = _batch.reply(0, "pixels.v1.Total.value", _reply0, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final Pixels client;
    private final Executor executor;

    private Async(Pixels client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /** Turns every byte b into 255 - b. */
    public CompletableFuture<byte[]> invert(byte[] data) {
      return Futures.submit(client, executor, _client -> _client.invert(data));
    }

    /** Turns every byte b into 255 - b. */
    public CompletableFuture<Image> invert(Image request) {
      return Futures.submit(client, executor, _client -> _client.invert(request));
    }

    /** Adds up all bytes. */
    public CompletableFuture<Long> sum(byte[] data) {
      return Futures.submit(client, executor, _client -> _client.sum(data));
    }

    /** Adds up all bytes. */
    public CompletableFuture<Total> sum(Image request) {
      return Futures.submit(client, executor, _client -> _client.sum(request));
    }
  }
}
