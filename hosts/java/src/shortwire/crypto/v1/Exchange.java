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

/** X25519 (RFC 7748). */
public final class Exchange extends Client {
  private static final MethodInfo GENERATE =
      new MethodInfo(
          "shortwire.crypto.v1.Exchange/Generate", 0x5d8e09ffd6d68b65L, 0xb4687d69f60424eaL);
  private static final MethodInfo PUBLIC_KEY =
      new MethodInfo(
          "shortwire.crypto.v1.Exchange/PublicKey", 0x9ea3f2c520a391e2L, 0x7d11f1658574df8fL);
  private static final MethodInfo SHARED =
      new MethodInfo(
          "shortwire.crypto.v1.Exchange/Shared", 0x6f12d65ac8f7b467L, 0xb4d65c112c4aca62L);

  private final Entry generate;
  private final Entry publicKey;
  private final Entry shared;

  private Exchange(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    generate = entry(GENERATE);
    publicKey = entry(PUBLIC_KEY);
    shared = entry(SHARED);
  }

  private Exchange(Exchange origin, CallOptions options) {
    super(origin, options);
    generate = origin.generate;
    publicKey = origin.publicKey;
    shared = origin.shared;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Exchange open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Exchange open(String path, Options options) {
    return new Exchange(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Exchange on(Library library) {
    return new Exchange(library, false);
  }

  @Override
  public Exchange with(CallOptions options) {
    return new Exchange(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  /** A new key pair, of random bytes. */
  public KeyPair generate() {
    Entry _entry = this.generate;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return generate(new Empty());
    }
    Call _call = begin(_entry);
    try {
      flat(_call, _flat);
      return new KeyPair(
          shortwire.Bytes.wrap(_call.getBytes(0)), shortwire.Bytes.wrap(_call.getBytes(2)));
    } finally {
      end(_call);
    }
  }

  /** A new key pair, of random bytes. */
  public KeyPair generate(Empty request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.generate;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        flat(_call, _flat);
        return new KeyPair(
            shortwire.Bytes.wrap(_call.getBytes(0)), shortwire.Bytes.wrap(_call.getBytes(2)));
      } finally {
        end(_call);
      }
    }
    return generateInto(request, KeyPair.builder()).build();
  }

  /**
   * As {@code generate}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public KeyPair.Builder generateInto(Empty request, KeyPair.Builder into) {
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
  public List<KeyPair> generateMany(List<Empty> items) {
    return manyByWire(this.generate, items, KeyPair::read);
  }

  /** The public key of a private one. */
  public byte[] publicKey(byte[] key, long handle, byte[] message) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.publicKey;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return publicKey(
          new KeyedRequest(
              shortwire.Bytes.of(key), handle, shortwire.Bytes.of(message))).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, message);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code publicKey}, but puts the bytes at the beginning of a segment; returns the part that
   * they fill.
   */
  public MemorySegment publicKeyInto(byte[] key, long handle, byte[] message, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.publicKey;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, message);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /** The public key of a private one. */
  public Bytes publicKey(KeyedRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.publicKey;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.handle());
        _call.set(3, request.message());
        flat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return publicKeyInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code publicKey}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Bytes.Builder publicKeyInto(KeyedRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.publicKey;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code publicKey}, between bytes in wire format. */
  public byte[] publicKeyRaw(byte[] request) {
    return raw(this.publicKey, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment publicKeyRaw(MemorySegment request, MemorySegment into) {
    return raw(this.publicKey, request, into);
  }

  /**
   * A batch of {@code publicKey} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> publicKeyMany(List<KeyedRequest> items) {
    Entry _entry = this.publicKey;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 3, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 8);
      long _request2 = _batch.request(2, 16);
      for (int _i = 0; _i < _count; _i++) {
        KeyedRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.handle());
        _batch.set(_request2, _i, _item.message());
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
   * A batch of {@code publicKey} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] publicKeyMany(byte[][] key, long[] handle, byte[][] message) {
    byte[][] _results = new byte[key.length][];
    publicKeyMany(Column.of(key), Column.of(handle), Column.of(message), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code publicKey} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void publicKeyMany(
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<byte[][]> message,
      Column<byte[][]> _reply0) {
    Entry _entry = this.publicKey;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, handle, message);
      Batch _batch = batch(_call, _entry, _count, 3, 1);
      _batch.request(0, "shortwire.crypto.v1.KeyedRequest.key", key, 16);
      _batch.request(1, "shortwire.crypto.v1.KeyedRequest.handle", handle, 8);
      _batch.request(2, "shortwire.crypto.v1.KeyedRequest.message", message, 16);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /**
   * The secret of 32 bytes that both sides share. Hash it before it is used as a key (Kdf.Hkdf). A public key of low order
   * is INVALID_ARGUMENT.
   */
  public byte[] shared(byte[] key, long handle, byte[] publicKey) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(publicKey, "publicKey");
    Entry _entry = this.shared;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return shared(
          new ExchangeRequest(
              shortwire.Bytes.of(key), handle, shortwire.Bytes.of(publicKey))).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, publicKey);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code shared}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment sharedInto(byte[] key, long handle, byte[] publicKey, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(publicKey, "publicKey");
    Entry _entry = this.shared;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, publicKey);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /**
   * The secret of 32 bytes that both sides share. Hash it before it is used as a key (Kdf.Hkdf). A public key of low order
   * is INVALID_ARGUMENT.
   */
  public Bytes shared(ExchangeRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.shared;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.handle());
        _call.set(3, request.publicKey());
        flat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return sharedInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code shared}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Bytes.Builder sharedInto(ExchangeRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.shared;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code shared}, between bytes in wire format. */
  public byte[] sharedRaw(byte[] request) {
    return raw(this.shared, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment sharedRaw(MemorySegment request, MemorySegment into) {
    return raw(this.shared, request, into);
  }

  /**
   * A batch of {@code shared} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> sharedMany(List<ExchangeRequest> items) {
    Entry _entry = this.shared;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 3, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 8);
      long _request2 = _batch.request(2, 16);
      for (int _i = 0; _i < _count; _i++) {
        ExchangeRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.handle());
        _batch.set(_request2, _i, _item.publicKey());
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
   * A batch of {@code shared} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] sharedMany(byte[][] key, long[] handle, byte[][] publicKey) {
    byte[][] _results = new byte[key.length][];
    sharedMany(Column.of(key), Column.of(handle), Column.of(publicKey), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code shared} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void sharedMany(
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<byte[][]> publicKey,
      Column<byte[][]> _reply0) {
    Entry _entry = this.shared;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, handle, publicKey);
      Batch _batch = batch(_call, _entry, _count, 3, 1);
      _batch.request(0, "shortwire.crypto.v1.ExchangeRequest.key", key, 16);
      _batch.request(1, "shortwire.crypto.v1.ExchangeRequest.handle", handle, 8);
      _batch.request(2, "shortwire.crypto.v1.ExchangeRequest.public_key", publicKey, 16);
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
    private final Exchange client;
    private final Executor executor;

    private Async(Exchange client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /** A new key pair, of random bytes. */
    public CompletableFuture<KeyPair> generate() {
      return Futures.submit(client, executor, _client -> _client.generate());
    }

    /** A new key pair, of random bytes. */
    public CompletableFuture<KeyPair> generate(Empty request) {
      return Futures.submit(client, executor, _client -> _client.generate(request));
    }

    /** The public key of a private one. */
    public CompletableFuture<byte[]> publicKey(byte[] key, long handle, byte[] message) {
      return Futures.submit(client, executor, _client -> _client.publicKey(key, handle, message));
    }

    /** The public key of a private one. */
    public CompletableFuture<Bytes> publicKey(KeyedRequest request) {
      return Futures.submit(client, executor, _client -> _client.publicKey(request));
    }

    /**
     * The secret of 32 bytes that both sides share. Hash it before it is used as a key (Kdf.Hkdf). A public key of low order
     * is INVALID_ARGUMENT.
     */
    public CompletableFuture<byte[]> shared(byte[] key, long handle, byte[] publicKey) {
      return Futures.submit(client, executor, _client -> _client.shared(key, handle, publicKey));
    }

    /**
     * The secret of 32 bytes that both sides share. Hash it before it is used as a key (Kdf.Hkdf). A public key of low order
     * is INVALID_ARGUMENT.
     */
    public CompletableFuture<Bytes> shared(ExchangeRequest request) {
      return Futures.submit(client, executor, _client -> _client.shared(request));
    }
  }
}
