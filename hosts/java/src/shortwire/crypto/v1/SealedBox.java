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

/** Encryption to a public key by somebody who stays unknown: NaCl's sealed boxes. */
public final class SealedBox extends Client {
  private static final MethodInfo SEAL =
      new MethodInfo(
          "shortwire.crypto.v1.SealedBox/Seal", 0x884dce69e9f13efbL, 0x5124d5c2417daf8fL);
  private static final MethodInfo UNSEAL =
      new MethodInfo(
          "shortwire.crypto.v1.SealedBox/Unseal", 0xdbc656202e59fff8L, 0xe307fc1f8dead82dL);

  private final Entry seal;
  private final Entry unseal;

  private SealedBox(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    seal = entry(SEAL);
    unseal = entry(UNSEAL);
  }

  private SealedBox(SealedBox origin, CallOptions options) {
    super(origin, options);
    seal = origin.seal;
    unseal = origin.unseal;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static SealedBox open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static SealedBox open(String path, Options options) {
    return new SealedBox(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static SealedBox on(Library library) {
    return new SealedBox(library, false);
  }

  @Override
  public SealedBox with(CallOptions options) {
    return new SealedBox(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  /** A public key that was made for this message, then the box: 48 bytes more than the message. */
  public byte[] seal(byte[] publicKey, byte[] message) {
    Objects.requireNonNull(publicKey, "publicKey");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.seal;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return seal(
          new SealedBoxRequest(
              shortwire.Bytes.of(publicKey), shortwire.Bytes.of(message))).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, publicKey);
      _call.set(2, message);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code seal}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment sealInto(byte[] publicKey, byte[] message, MemorySegment _into) {
    Objects.requireNonNull(publicKey, "publicKey");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.seal;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, publicKey);
      _call.set(2, message);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /** A public key that was made for this message, then the box: 48 bytes more than the message. */
  public Bytes seal(SealedBoxRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.seal;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.publicKey());
        _call.set(2, request.message());
        flat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return sealInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code seal}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Bytes.Builder sealInto(SealedBoxRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.seal;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code seal}, between bytes in wire format. */
  public byte[] sealRaw(byte[] request) {
    return raw(this.seal, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment sealRaw(MemorySegment request, MemorySegment into) {
    return raw(this.seal, request, into);
  }

  /**
   * A batch of {@code seal} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> sealMany(List<SealedBoxRequest> items) {
    Entry _entry = this.seal;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 2, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 16);
      for (int _i = 0; _i < _count; _i++) {
        SealedBoxRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.publicKey());
        _batch.set(_request1, _i, _item.message());
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
   * A batch of {@code seal} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] sealMany(byte[][] publicKey, byte[][] message) {
    byte[][] _results = new byte[publicKey.length][];
    sealMany(Column.of(publicKey), Column.of(message), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code seal} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void sealMany(
      Column<byte[][]> publicKey, Column<byte[][]> message, Column<byte[][]> _reply0) {
    Entry _entry = this.seal;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(publicKey, message);
      Batch _batch = batch(_call, _entry, _count, 2, 1);
      _batch.request(0, "shortwire.crypto.v1.SealedBoxRequest.public_key", publicKey, 16);
      _batch.request(1, "shortwire.crypto.v1.SealedBoxRequest.message", message, 16);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /**
   * What Seal was given. `key` or `handle` is the private key of the public one it was sealed to.
   */
  public byte[] unseal(byte[] key, long handle, byte[] message) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.unseal;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return unseal(
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
   * As {@code unseal}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment unsealInto(byte[] key, long handle, byte[] message, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.unseal;
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

  /**
   * What Seal was given. `key` or `handle` is the private key of the public one it was sealed to.
   */
  public Bytes unseal(KeyedRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.unseal;
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
    return unsealInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code unseal}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Bytes.Builder unsealInto(KeyedRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.unseal;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code unseal}, between bytes in wire format. */
  public byte[] unsealRaw(byte[] request) {
    return raw(this.unseal, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment unsealRaw(MemorySegment request, MemorySegment into) {
    return raw(this.unseal, request, into);
  }

  /**
   * A batch of {@code unseal} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> unsealMany(List<KeyedRequest> items) {
    Entry _entry = this.unseal;
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
   * A batch of {@code unseal} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] unsealMany(byte[][] key, long[] handle, byte[][] message) {
    byte[][] _results = new byte[key.length][];
    unsealMany(Column.of(key), Column.of(handle), Column.of(message), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code unseal} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void unsealMany(
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<byte[][]> message,
      Column<byte[][]> _reply0) {
    Entry _entry = this.unseal;
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

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final SealedBox client;
    private final Executor executor;

    private Async(SealedBox client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /**
     * A public key that was made for this message, then the box: 48 bytes more than the message.
     */
    public CompletableFuture<byte[]> seal(byte[] publicKey, byte[] message) {
      return Futures.submit(client, executor, _client -> _client.seal(publicKey, message));
    }

    /**
     * A public key that was made for this message, then the box: 48 bytes more than the message.
     */
    public CompletableFuture<Bytes> seal(SealedBoxRequest request) {
      return Futures.submit(client, executor, _client -> _client.seal(request));
    }

    /**
     * What Seal was given. `key` or `handle` is the private key of the public one it was sealed to.
     */
    public CompletableFuture<byte[]> unseal(byte[] key, long handle, byte[] message) {
      return Futures.submit(client, executor, _client -> _client.unseal(key, handle, message));
    }

    /**
     * What Seal was given. `key` or `handle` is the private key of the public one it was sealed to.
     */
    public CompletableFuture<Bytes> unseal(KeyedRequest request) {
      return Futures.submit(client, executor, _client -> _client.unseal(request));
    }
  }
}
