// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
package shortwire.crypto.v1;

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

/** Random bytes of the operating system. */
public final class Random extends Client {
  private static final MethodInfo FILL =
      new MethodInfo("shortwire.crypto.v1.Random/Fill", 0x6e6a1a012e3b486dL, 0xe703688e95e3159bL);

  private final Entry fill;

  private Random(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    fill = entry(FILL);
  }

  private Random(Random origin, CallOptions options) {
    super(origin, options);
    fill = origin.fill;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Random open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Random open(String path, Options options) {
    return new Random(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Random on(Library library) {
    return new Random(library, false);
  }

  @Override
  public Random with(CallOptions options) {
    return new Random(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  public byte[] fill(long size) {
    Entry _entry = this.fill;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return fill(new RandomRequest(size)).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, size);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code fill}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment fillInto(long size, MemorySegment _into) {
    Entry _entry = this.fill;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, size);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  public Bytes fill(RandomRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.fill;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.size());
        flat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return fillInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code fill}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Bytes.Builder fillInto(RandomRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.fill;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code fill}, between bytes in wire format. */
  public byte[] fillRaw(byte[] request) {
    return raw(this.fill, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment fillRaw(MemorySegment request, MemorySegment into) {
    return raw(this.fill, request, into);
  }

  /**
   * A batch of {@code fill} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> fillMany(List<RandomRequest> items) {
    Entry _entry = this.fill;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 8);
      for (int _i = 0; _i < _count; _i++) {
        RandomRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.size());
      }
      long _reply0 = _batch.reply(0, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Bytes(shortwire.Bytes.wrap(_batch.getBytes(_reply0, _i)));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code fill} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] fillMany(long[] size) {
    byte[][] _results = new byte[size.length][];
    fillMany(Column.of(size), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code fill} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void fillMany(Column<long[]> size, Column<byte[][]> _reply0) {
    Entry _entry = this.fill;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(size);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.crypto.v1.RandomRequest.size", size, 8);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final Random client;
    private final Executor executor;

    private Async(Random client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    public CompletableFuture<byte[]> fill(long size) {
      return Futures.submit(client, executor, _client -> _client.fill(size));
    }

    public CompletableFuture<Bytes> fill(RandomRequest request) {
      return Futures.submit(client, executor, _client -> _client.fill(request));
    }
  }
}
