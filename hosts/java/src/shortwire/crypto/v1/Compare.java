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

/** Comparing secrets. */
public final class Compare extends Client {
  private static final MethodInfo EQUAL =
      new MethodInfo("shortwire.crypto.v1.Compare/Equal", 0x7dde6c52026018c4L, 0x781ab406e05b93bcL);

  private final Entry equal;

  private Compare(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    equal = entry(EQUAL);
  }

  private Compare(Compare origin, CallOptions options) {
    super(origin, options);
    equal = origin.equal;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Compare open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Compare open(String path, Options options) {
    return new Compare(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Compare on(Library library) {
    return new Compare(library, false);
  }

  @Override
  public Compare with(CallOptions options) {
    return new Compare(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  /**
   * Whether two byte strings are equal; takes the same time wherever they differ. Other lengths are
   * not equal.
   */
  public boolean equal(byte[] a, byte[] b) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(b, "b");
    Entry _entry = this.equal;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return equal(new CompareRequest(shortwire.Bytes.of(a), shortwire.Bytes.of(b))).isEqual();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, a);
      _call.set(2, b);
      flat(_call, _flat);
      return _call.getBoolean(0);
    } finally {
      end(_call);
    }
  }

  /**
   * Whether two byte strings are equal; takes the same time wherever they differ. Other lengths are
   * not equal.
   */
  public CompareReply equal(CompareRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.equal;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.a());
        _call.set(2, request.b());
        flat(_call, _flat);
        return new CompareReply(_call.getBoolean(0));
      } finally {
        end(_call);
      }
    }
    return equalInto(request, CompareReply.builder()).build();
  }

  /**
   * As {@code equal}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public CompareReply.Builder equalInto(CompareRequest request, CompareReply.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.equal;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code equal}, between bytes in wire format. */
  public byte[] equalRaw(byte[] request) {
    return raw(this.equal, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment equalRaw(MemorySegment request, MemorySegment into) {
    return raw(this.equal, request, into);
  }

  /**
   * A batch of {@code equal} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<CompareReply> equalMany(List<CompareRequest> items) {
    Entry _entry = this.equal;
    if (_entry.flat == 0) return manyByWire(_entry, items, CompareReply::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 2, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 16);
      for (int _i = 0; _i < _count; _i++) {
        CompareRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.a());
        _batch.set(_request1, _i, _item.b());
      }
      long _reply0 = _batch.reply(0, 1);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new CompareReply(_batch.getBoolean(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code equal} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public boolean[] equalMany(byte[][] a, byte[][] b) {
    boolean[] _results = new boolean[a.length];
    equalMany(Column.of(a), Column.of(b), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code equal} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void equalMany(Column<byte[][]> a, Column<byte[][]> b, Column<boolean[]> _reply0) {
    Entry _entry = this.equal;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(a, b);
      Batch _batch = batch(_call, _entry, _count, 2, 1);
      _batch.request(0, "shortwire.crypto.v1.CompareRequest.a", a, 16);
      _batch.request(1, "shortwire.crypto.v1.CompareRequest.b", b, 16);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.CompareReply.is_equal", _reply0, 1);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final Compare client;
    private final Executor executor;

    private Async(Compare client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /**
     * Whether two byte strings are equal; takes the same time wherever they differ. Other lengths
     * are not equal.
     */
    public CompletableFuture<Boolean> equal(byte[] a, byte[] b) {
      return Futures.submit(client, executor, _client -> _client.equal(a, b));
    }

    /**
     * Whether two byte strings are equal; takes the same time wherever they differ. Other lengths
     * are not equal.
     */
    public CompletableFuture<CompareReply> equal(CompareRequest request) {
      return Futures.submit(client, executor, _client -> _client.equal(request));
    }
  }
}
