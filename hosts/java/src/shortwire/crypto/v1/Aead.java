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

/** ChaCha20-Poly1305 (RFC 8439) and XChaCha20-Poly1305, with keys of 32 bytes. */
public final class Aead extends Client {
  private static final MethodInfo SEAL =
      new MethodInfo("shortwire.crypto.v1.Aead/Seal", 0x12cfb588fca711edL, 0x345b308c797198b2L);
  private static final MethodInfo UNSEAL =
      new MethodInfo("shortwire.crypto.v1.Aead/Unseal", 0xf52f4732770872a6L, 0xba045fa9a540b291L);

  private final Entry seal;
  private final Entry unseal;

  private Aead(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    seal = entry(SEAL);
    unseal = entry(UNSEAL);
  }

  private Aead(Aead origin, CallOptions options) {
    super(origin, options);
    seal = origin.seal;
    unseal = origin.unseal;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Aead open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Aead open(String path, Options options) {
    return new Aead(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Aead on(Library library) {
    return new Aead(library, false);
  }

  @Override
  public Aead with(CallOptions options) {
    return new Aead(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  /** The encrypted message, then the tag of 16 bytes. In place, nothing moves. */
  public byte[] seal(
      byte[] key,
      long handle,
      byte[] nonce,
      byte[] message,
      byte[] associatedData,
      AeadAlgorithm algorithm) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(associatedData, "associatedData");
    Objects.requireNonNull(algorithm, "algorithm");
    Entry _entry = this.seal;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return seal(
          new AeadRequest(
              shortwire.Bytes.of(key),
              handle,
              shortwire.Bytes.of(nonce),
              shortwire.Bytes.of(message),
              shortwire.Bytes.of(associatedData),
              algorithm)).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, nonce);
      _call.set(5, message);
      _call.set(7, associatedData);
      _call.set(9, algorithm.number());
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
  public MemorySegment sealInto(
      byte[] key,
      long handle,
      byte[] nonce,
      byte[] message,
      byte[] associatedData,
      AeadAlgorithm algorithm,
      MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(associatedData, "associatedData");
    Objects.requireNonNull(algorithm, "algorithm");
    Entry _entry = this.seal;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, nonce);
      _call.set(5, message);
      _call.set(7, associatedData);
      _call.set(9, algorithm.number());
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /**
   * The same with {@code message} in a segment too, which may overlap the other one, as nothing else may. Native
   * ones cross without a copy, and the service writes straight to where the result lies.
   */
  public MemorySegment sealInto(
      byte[] key,
      long handle,
      byte[] nonce,
      MemorySegment message,
      byte[] associatedData,
      AeadAlgorithm algorithm,
      MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(associatedData, "associatedData");
    Objects.requireNonNull(algorithm, "algorithm");
    Entry _entry = this.seal;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, nonce);
      _call.set(5, message);
      _call.set(7, associatedData);
      _call.set(9, algorithm.number());
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      _call.keep(message);
      end(_call);
    }
  }

  /** The encrypted message, then the tag of 16 bytes. In place, nothing moves. */
  public Bytes seal(AeadRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.seal;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.handle());
        _call.set(3, request.nonce());
        _call.set(5, request.message());
        _call.set(7, request.associatedData());
        _call.set(9, request.algorithm().number());
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
  public Bytes.Builder sealInto(AeadRequest request, Bytes.Builder into) {
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
  public List<Bytes> sealMany(List<AeadRequest> items) {
    Entry _entry = this.seal;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 6, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 8);
      long _request2 = _batch.request(2, 16);
      long _request3 = _batch.request(3, 16);
      long _request4 = _batch.request(4, 16);
      long _request5 = _batch.request(5, 4);
      for (int _i = 0; _i < _count; _i++) {
        AeadRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.handle());
        _batch.set(_request2, _i, _item.nonce());
        _batch.set(_request3, _i, _item.message());
        _batch.set(_request4, _i, _item.associatedData());
        _batch.set(_request5, _i, _item.algorithm().number());
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
  public byte[][] sealMany(
      byte[][] key,
      long[] handle,
      byte[][] nonce,
      byte[][] message,
      byte[][] associatedData,
      int[] algorithm) {
    byte[][] _results = new byte[key.length][];
    sealMany(
        Column.of(key),
        Column.of(handle),
        Column.of(nonce),
        Column.of(message),
        Column.of(associatedData),
        Column.of(algorithm),
        Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code seal} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void sealMany(
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<byte[][]> nonce,
      Column<byte[][]> message,
      Column<byte[][]> associatedData,
      Column<int[]> algorithm,
      Column<byte[][]> _reply0) {
    Entry _entry = this.seal;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, handle, nonce, message, associatedData, algorithm);
      Batch _batch = batch(_call, _entry, _count, 6, 1);
      _batch.request(0, "shortwire.crypto.v1.AeadRequest.key", key, 16);
      _batch.request(1, "shortwire.crypto.v1.AeadRequest.handle", handle, 8);
      _batch.request(2, "shortwire.crypto.v1.AeadRequest.nonce", nonce, 16);
      _batch.request(3, "shortwire.crypto.v1.AeadRequest.message", message, 16);
      _batch.request(4, "shortwire.crypto.v1.AeadRequest.associated_data", associatedData, 16);
      _batch.request(5, "shortwire.crypto.v1.AeadRequest.algorithm", algorithm, 4);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** What Seal was given; the associated data has to be the same. */
  public byte[] unseal(
      byte[] key,
      long handle,
      byte[] nonce,
      byte[] message,
      byte[] associatedData,
      AeadAlgorithm algorithm) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(associatedData, "associatedData");
    Objects.requireNonNull(algorithm, "algorithm");
    Entry _entry = this.unseal;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return unseal(
          new AeadRequest(
              shortwire.Bytes.of(key),
              handle,
              shortwire.Bytes.of(nonce),
              shortwire.Bytes.of(message),
              shortwire.Bytes.of(associatedData),
              algorithm)).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, nonce);
      _call.set(5, message);
      _call.set(7, associatedData);
      _call.set(9, algorithm.number());
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
  public MemorySegment unsealInto(
      byte[] key,
      long handle,
      byte[] nonce,
      byte[] message,
      byte[] associatedData,
      AeadAlgorithm algorithm,
      MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(associatedData, "associatedData");
    Objects.requireNonNull(algorithm, "algorithm");
    Entry _entry = this.unseal;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, nonce);
      _call.set(5, message);
      _call.set(7, associatedData);
      _call.set(9, algorithm.number());
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /**
   * The same with {@code message} in a segment too, which may overlap the other one, as nothing else may. Native
   * ones cross without a copy, and the service writes straight to where the result lies.
   */
  public MemorySegment unsealInto(
      byte[] key,
      long handle,
      byte[] nonce,
      MemorySegment message,
      byte[] associatedData,
      AeadAlgorithm algorithm,
      MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(associatedData, "associatedData");
    Objects.requireNonNull(algorithm, "algorithm");
    Entry _entry = this.unseal;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, nonce);
      _call.set(5, message);
      _call.set(7, associatedData);
      _call.set(9, algorithm.number());
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      _call.keep(message);
      end(_call);
    }
  }

  /** What Seal was given; the associated data has to be the same. */
  public Bytes unseal(AeadRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.unseal;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.handle());
        _call.set(3, request.nonce());
        _call.set(5, request.message());
        _call.set(7, request.associatedData());
        _call.set(9, request.algorithm().number());
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
  public Bytes.Builder unsealInto(AeadRequest request, Bytes.Builder into) {
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
  public List<Bytes> unsealMany(List<AeadRequest> items) {
    Entry _entry = this.unseal;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 6, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 8);
      long _request2 = _batch.request(2, 16);
      long _request3 = _batch.request(3, 16);
      long _request4 = _batch.request(4, 16);
      long _request5 = _batch.request(5, 4);
      for (int _i = 0; _i < _count; _i++) {
        AeadRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.handle());
        _batch.set(_request2, _i, _item.nonce());
        _batch.set(_request3, _i, _item.message());
        _batch.set(_request4, _i, _item.associatedData());
        _batch.set(_request5, _i, _item.algorithm().number());
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
  public byte[][] unsealMany(
      byte[][] key,
      long[] handle,
      byte[][] nonce,
      byte[][] message,
      byte[][] associatedData,
      int[] algorithm) {
    byte[][] _results = new byte[key.length][];
    unsealMany(
        Column.of(key),
        Column.of(handle),
        Column.of(nonce),
        Column.of(message),
        Column.of(associatedData),
        Column.of(algorithm),
        Column.of(_results));
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
      Column<byte[][]> nonce,
      Column<byte[][]> message,
      Column<byte[][]> associatedData,
      Column<int[]> algorithm,
      Column<byte[][]> _reply0) {
    Entry _entry = this.unseal;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, handle, nonce, message, associatedData, algorithm);
      Batch _batch = batch(_call, _entry, _count, 6, 1);
      _batch.request(0, "shortwire.crypto.v1.AeadRequest.key", key, 16);
      _batch.request(1, "shortwire.crypto.v1.AeadRequest.handle", handle, 8);
      _batch.request(2, "shortwire.crypto.v1.AeadRequest.nonce", nonce, 16);
      _batch.request(3, "shortwire.crypto.v1.AeadRequest.message", message, 16);
      _batch.request(4, "shortwire.crypto.v1.AeadRequest.associated_data", associatedData, 16);
      _batch.request(5, "shortwire.crypto.v1.AeadRequest.algorithm", algorithm, 4);
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
    private final Aead client;
    private final Executor executor;

    private Async(Aead client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /** The encrypted message, then the tag of 16 bytes. In place, nothing moves. */
    public CompletableFuture<byte[]> seal(
        byte[] key,
        long handle,
        byte[] nonce,
        byte[] message,
        byte[] associatedData,
        AeadAlgorithm algorithm) {
      return Futures.submit(
          client,
          executor,
          _client -> _client.seal(key, handle, nonce, message, associatedData, algorithm));
    }

    /** The encrypted message, then the tag of 16 bytes. In place, nothing moves. */
    public CompletableFuture<Bytes> seal(AeadRequest request) {
      return Futures.submit(client, executor, _client -> _client.seal(request));
    }

    /** What Seal was given; the associated data has to be the same. */
    public CompletableFuture<byte[]> unseal(
        byte[] key,
        long handle,
        byte[] nonce,
        byte[] message,
        byte[] associatedData,
        AeadAlgorithm algorithm) {
      return Futures.submit(
          client,
          executor,
          _client -> _client.unseal(key, handle, nonce, message, associatedData, algorithm));
    }

    /** What Seal was given; the associated data has to be the same. */
    public CompletableFuture<Bytes> unseal(AeadRequest request) {
      return Futures.submit(client, executor, _client -> _client.unseal(request));
    }
  }
}
