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

/**
 * Keys that stay in the library. May be used by many calls at a time; discarding one waits for
 * those under way.
 */
public final class Keys extends Client {
  private static final MethodInfo STORE =
      new MethodInfo("shortwire.crypto.v1.Keys/Store", 0x0d1360ae8928cfceL, 0x82f869cc1910728aL);
  private static final MethodInfo GENERATE =
      new MethodInfo("shortwire.crypto.v1.Keys/Generate", 0xe4d3bd34889927b2L, 0xcd66b5b1bb4cf766L);
  private static final MethodInfo REVEAL =
      new MethodInfo("shortwire.crypto.v1.Keys/Reveal", 0x28f2c9e4a84ab9f0L, 0xf45119265e81e95aL);
  private static final MethodInfo DISCARD =
      new MethodInfo("shortwire.crypto.v1.Keys/Discard", 0x4038f567bf09d141L, 0xe0c6e62873a08396L);

  private final Entry store;
  private final Entry generate;
  private final Entry reveal;
  private final Entry discard;

  private Keys(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    store = entry(STORE);
    generate = entry(GENERATE);
    reveal = entry(REVEAL);
    discard = entry(DISCARD);
  }

  private Keys(Keys origin, CallOptions options) {
    super(origin, options);
    store = origin.store;
    generate = origin.generate;
    reveal = origin.reveal;
    discard = origin.discard;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Keys open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Keys open(String path, Options options) {
    return new Keys(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Keys on(Library library) {
    return new Keys(library, false);
  }

  @Override
  public Keys with(CallOptions options) {
    return new Keys(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  /** Copies a key into the library. Clear your own copy then. */
  public long store(byte[] key, KeyKind kind) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(kind, "kind");
    Entry _entry = this.store;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return store(new StoreKeyRequest(shortwire.Bytes.of(key), kind)).handle();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, kind.number());
      flat(_call, _flat);
      return _call.getLong(0);
    } finally {
      end(_call);
    }
  }

  /** Copies a key into the library. Clear your own copy then. */
  public KeyHandle store(StoreKeyRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.store;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.kind().number());
        flat(_call, _flat);
        return new KeyHandle(_call.getLong(0));
      } finally {
        end(_call);
      }
    }
    return storeInto(request, KeyHandle.builder()).build();
  }

  /**
   * As {@code store}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public KeyHandle.Builder storeInto(StoreKeyRequest request, KeyHandle.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.store;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code store}, between bytes in wire format. */
  public byte[] storeRaw(byte[] request) {
    return raw(this.store, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment storeRaw(MemorySegment request, MemorySegment into) {
    return raw(this.store, request, into);
  }

  /**
   * A batch of {@code store} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<KeyHandle> storeMany(List<StoreKeyRequest> items) {
    Entry _entry = this.store;
    if (_entry.flat == 0) return manyByWire(_entry, items, KeyHandle::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 2, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 4);
      for (int _i = 0; _i < _count; _i++) {
        StoreKeyRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.kind().number());
      }
      long _reply0 = _batch.reply(0, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new KeyHandle(_batch.getLong(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code store} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] storeMany(byte[][] key, int[] kind) {
    long[] _results = new long[key.length];
    storeMany(Column.of(key), Column.of(kind), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code store} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void storeMany(Column<byte[][]> key, Column<int[]> kind, Column<long[]> _reply0) {
    Entry _entry = this.store;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, kind);
      Batch _batch = batch(_call, _entry, _count, 2, 1);
      _batch.request(0, "shortwire.crypto.v1.StoreKeyRequest.key", key, 16);
      _batch.request(1, "shortwire.crypto.v1.StoreKeyRequest.kind", kind, 4);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.KeyHandle.handle", _reply0, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** Makes a key of random bytes that nobody has seen. */
  public long generate(int size, KeyKind kind) {
    Objects.requireNonNull(kind, "kind");
    Entry _entry = this.generate;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return generate(new GenerateKeyRequest(size, kind)).handle();
    }
    Call _call = begin(_entry);
    try {
      _call.setUnsigned(0, size);
      _call.set(1, kind.number());
      flat(_call, _flat);
      return _call.getLong(0);
    } finally {
      end(_call);
    }
  }

  /** Makes a key of random bytes that nobody has seen. */
  public KeyHandle generate(GenerateKeyRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.generate;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.setUnsigned(0, request.size());
        _call.set(1, request.kind().number());
        flat(_call, _flat);
        return new KeyHandle(_call.getLong(0));
      } finally {
        end(_call);
      }
    }
    return generateInto(request, KeyHandle.builder()).build();
  }

  /**
   * As {@code generate}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public KeyHandle.Builder generateInto(GenerateKeyRequest request, KeyHandle.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.generate;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code generate}, between bytes in wire format. */
  public byte[] generateRaw(byte[] request) {
    return raw(this.generate, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment generateRaw(MemorySegment request, MemorySegment into) {
    return raw(this.generate, request, into);
  }

  /**
   * A batch of {@code generate} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<KeyHandle> generateMany(List<GenerateKeyRequest> items) {
    Entry _entry = this.generate;
    if (_entry.flat == 0) return manyByWire(_entry, items, KeyHandle::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 2, 1);
      long _request0 = _batch.request(0, 4);
      long _request1 = _batch.request(1, 4);
      for (int _i = 0; _i < _count; _i++) {
        GenerateKeyRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.size());
        _batch.set(_request1, _i, _item.kind().number());
      }
      long _reply0 = _batch.reply(0, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new KeyHandle(_batch.getLong(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code generate} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] generateMany(int[] size, int[] kind) {
    long[] _results = new long[size.length];
    generateMany(Column.of(size), Column.of(kind), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code generate} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void generateMany(Column<int[]> size, Column<int[]> kind, Column<long[]> _reply0) {
    Entry _entry = this.generate;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(size, kind);
      Batch _batch = batch(_call, _entry, _count, 2, 1);
      _batch.request(0, "shortwire.crypto.v1.GenerateKeyRequest.size", size, 4);
      _batch.request(1, "shortwire.crypto.v1.GenerateKeyRequest.kind", kind, 4);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.KeyHandle.handle", _reply0, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** The bytes of a key: a seed of signing keys, else what was stored. */
  public byte[] reveal(long handle) {
    Entry _entry = this.reveal;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return reveal(new KeyHandle(handle)).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, handle);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code reveal}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment revealInto(long handle, MemorySegment _into) {
    Entry _entry = this.reveal;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, handle);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /** The bytes of a key: a seed of signing keys, else what was stored. */
  public Bytes reveal(KeyHandle request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.reveal;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.handle());
        flat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return revealInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code reveal}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Bytes.Builder revealInto(KeyHandle request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.reveal;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code reveal}, between bytes in wire format. */
  public byte[] revealRaw(byte[] request) {
    return raw(this.reveal, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment revealRaw(MemorySegment request, MemorySegment into) {
    return raw(this.reveal, request, into);
  }

  /**
   * A batch of {@code reveal} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> revealMany(List<KeyHandle> items) {
    Entry _entry = this.reveal;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 8);
      for (int _i = 0; _i < _count; _i++) {
        KeyHandle _item = items.get(_i);
        _batch.set(_request0, _i, _item.handle());
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
   * A batch of {@code reveal} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] revealMany(long[] handle) {
    byte[][] _results = new byte[handle.length][];
    revealMany(Column.of(handle), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code reveal} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void revealMany(Column<long[]> handle, Column<byte[][]> _reply0) {
    Entry _entry = this.reveal;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(handle);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.crypto.v1.KeyHandle.handle", handle, 8);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** Clears a key and gives its handle up. Discarding it again is FAILED_PRECONDITION. */
  public void discard(long handle) {
    Entry _entry = this.discard;
    long _flat = _entry.flat;
    if (_flat == 0) {
      discard(new KeyHandle(handle));
      return;
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, handle);
      flat(_call, _flat);
    } finally {
      end(_call);
    }
  }

  /** Clears a key and gives its handle up. Discarding it again is FAILED_PRECONDITION. */
  public Empty discard(KeyHandle request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.discard;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.handle());
        flat(_call, _flat);
        return new Empty();
      } finally {
        end(_call);
      }
    }
    return discardInto(request, Empty.builder()).build();
  }

  /**
   * As {@code discard}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Empty.Builder discardInto(KeyHandle request, Empty.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.discard;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code discard}, between bytes in wire format. */
  public byte[] discardRaw(byte[] request) {
    return raw(this.discard, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment discardRaw(MemorySegment request, MemorySegment into) {
    return raw(this.discard, request, into);
  }

  /**
   * A batch of {@code discard} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Empty> discardMany(List<KeyHandle> items) {
    Entry _entry = this.discard;
    if (_entry.flat == 0) return manyByWire(_entry, items, Empty::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 0);
      long _request0 = _batch.request(0, 8);
      for (int _i = 0; _i < _count; _i++) {
        KeyHandle _item = items.get(_i);
        _batch.set(_request0, _i, _item.handle());
      }
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Empty();
          });
    } finally {
      end(_call);
    }
  }

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final Keys client;
    private final Executor executor;

    private Async(Keys client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /** Copies a key into the library. Clear your own copy then. */
    public CompletableFuture<Long> store(byte[] key, KeyKind kind) {
      return Futures.submit(client, executor, _client -> _client.store(key, kind));
    }

    /** Copies a key into the library. Clear your own copy then. */
    public CompletableFuture<KeyHandle> store(StoreKeyRequest request) {
      return Futures.submit(client, executor, _client -> _client.store(request));
    }

    /** Makes a key of random bytes that nobody has seen. */
    public CompletableFuture<Long> generate(int size, KeyKind kind) {
      return Futures.submit(client, executor, _client -> _client.generate(size, kind));
    }

    /** Makes a key of random bytes that nobody has seen. */
    public CompletableFuture<KeyHandle> generate(GenerateKeyRequest request) {
      return Futures.submit(client, executor, _client -> _client.generate(request));
    }

    /** The bytes of a key: a seed of signing keys, else what was stored. */
    public CompletableFuture<byte[]> reveal(long handle) {
      return Futures.submit(client, executor, _client -> _client.reveal(handle));
    }

    /** The bytes of a key: a seed of signing keys, else what was stored. */
    public CompletableFuture<Bytes> reveal(KeyHandle request) {
      return Futures.submit(client, executor, _client -> _client.reveal(request));
    }

    /** Clears a key and gives its handle up. Discarding it again is FAILED_PRECONDITION. */
    public CompletableFuture<Void> discard(long handle) {
      return Futures.submit(
          client,
          executor,
          _client -> {
            _client.discard(handle);
            return null;
          });
    }

    /** Clears a key and gives its handle up. Discarding it again is FAILED_PRECONDITION. */
    public CompletableFuture<Empty> discard(KeyHandle request) {
      return Futures.submit(client, executor, _client -> _client.discard(request));
    }
  }
}
