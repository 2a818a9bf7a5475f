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
 * Authenticated encryption between two key pairs of X25519: NaCl's crypto_box. Who talks to the same peer more than once
 * computes the shared key once (Precompute) and uses SecretBox.
 */
public final class Box extends Client {
  private static final MethodInfo GENERATE =
      new MethodInfo("shortwire.crypto.v1.Box/Generate", 0x06aa262533c02f31L, 0x2471704a187ccdb6L);
  private static final MethodInfo PUBLIC_KEY =
      new MethodInfo("shortwire.crypto.v1.Box/PublicKey", 0x7ffc2ac64ca77eceL, 0x147ca3c62ee589e3L);
  private static final MethodInfo PRECOMPUTE =
      new MethodInfo(
          "shortwire.crypto.v1.Box/Precompute", 0xb4c678e340bef350L, 0x41a3bd764ce9a448L);
  private static final MethodInfo PRECOMPUTE_HANDLE =
      new MethodInfo(
          "shortwire.crypto.v1.Box/PrecomputeHandle", 0xe84911e14ad69bf6L, 0x0b396a96e5363f42L);
  private static final MethodInfo SEAL =
      new MethodInfo("shortwire.crypto.v1.Box/Seal", 0x006cf2faa38db5abL, 0x8fcd55c128c404faL);
  private static final MethodInfo UNSEAL =
      new MethodInfo("shortwire.crypto.v1.Box/Unseal", 0x403811cd7602a648L, 0x3385164dcc7d19dfL);

  private final Entry generate;
  private final Entry publicKey;
  private final Entry precompute;
  private final Entry precomputeHandle;
  private final Entry seal;
  private final Entry unseal;

  private Box(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    generate = entry(GENERATE);
    publicKey = entry(PUBLIC_KEY);
    precompute = entry(PRECOMPUTE);
    precomputeHandle = entry(PRECOMPUTE_HANDLE);
    seal = entry(SEAL);
    unseal = entry(UNSEAL);
  }

  private Box(Box origin, CallOptions options) {
    super(origin, options);
    generate = origin.generate;
    publicKey = origin.publicKey;
    precompute = origin.precompute;
    precomputeHandle = origin.precomputeHandle;
    seal = origin.seal;
    unseal = origin.unseal;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Box open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Box open(String path, Options options) {
    return new Box(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Box on(Library library) {
    return new Box(library, false);
  }

  @Override
  public Box with(CallOptions options) {
    return new Box(this, options);
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
   * The key of 32 bytes that both sides share, for SecretBox. A public key of low order is
   * INVALID_ARGUMENT.
   */
  public byte[] precompute(
      byte[] key, long handle, byte[] publicKey, byte[] nonce, byte[] message) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(publicKey, "publicKey");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.precompute;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return precompute(
          new BoxRequest(
              shortwire.Bytes.of(key),
              handle,
              shortwire.Bytes.of(publicKey),
              shortwire.Bytes.of(nonce),
              shortwire.Bytes.of(message))).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, publicKey);
      _call.set(5, nonce);
      _call.set(7, message);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code precompute}, but puts the bytes at the beginning of a segment; returns the part that
   * they fill.
   */
  public MemorySegment precomputeInto(
      byte[] key,
      long handle,
      byte[] publicKey,
      byte[] nonce,
      byte[] message,
      MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(publicKey, "publicKey");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.precompute;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, publicKey);
      _call.set(5, nonce);
      _call.set(7, message);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /**
   * The key of 32 bytes that both sides share, for SecretBox. A public key of low order is
   * INVALID_ARGUMENT.
   */
  public Bytes precompute(BoxRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.precompute;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.handle());
        _call.set(3, request.publicKey());
        _call.set(5, request.nonce());
        _call.set(7, request.message());
        flat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return precomputeInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code precompute}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Bytes.Builder precomputeInto(BoxRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.precompute;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code precompute}, between bytes in wire format. */
  public byte[] precomputeRaw(byte[] request) {
    return raw(this.precompute, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment precomputeRaw(MemorySegment request, MemorySegment into) {
    return raw(this.precompute, request, into);
  }

  /**
   * A batch of {@code precompute} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> precomputeMany(List<BoxRequest> items) {
    Entry _entry = this.precompute;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 5, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 8);
      long _request2 = _batch.request(2, 16);
      long _request3 = _batch.request(3, 16);
      long _request4 = _batch.request(4, 16);
      for (int _i = 0; _i < _count; _i++) {
        BoxRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.handle());
        _batch.set(_request2, _i, _item.publicKey());
        _batch.set(_request3, _i, _item.nonce());
        _batch.set(_request4, _i, _item.message());
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
   * A batch of {@code precompute} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] precomputeMany(
      byte[][] key, long[] handle, byte[][] publicKey, byte[][] nonce, byte[][] message) {
    byte[][] _results = new byte[key.length][];
    precomputeMany(
        Column.of(key),
        Column.of(handle),
        Column.of(publicKey),
        Column.of(nonce),
        Column.of(message),
        Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code precompute} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void precomputeMany(
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<byte[][]> publicKey,
      Column<byte[][]> nonce,
      Column<byte[][]> message,
      Column<byte[][]> _reply0) {
    Entry _entry = this.precompute;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, handle, publicKey, nonce, message);
      Batch _batch = batch(_call, _entry, _count, 5, 1);
      _batch.request(0, "shortwire.crypto.v1.BoxRequest.key", key, 16);
      _batch.request(1, "shortwire.crypto.v1.BoxRequest.handle", handle, 8);
      _batch.request(2, "shortwire.crypto.v1.BoxRequest.public_key", publicKey, 16);
      _batch.request(3, "shortwire.crypto.v1.BoxRequest.nonce", nonce, 16);
      _batch.request(4, "shortwire.crypto.v1.BoxRequest.message", message, 16);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** The same, kept in the library. */
  public long precomputeHandle(
      byte[] key, long handle, byte[] publicKey, byte[] nonce, byte[] message) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(publicKey, "publicKey");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.precomputeHandle;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return precomputeHandle(
          new BoxRequest(
              shortwire.Bytes.of(key),
              handle,
              shortwire.Bytes.of(publicKey),
              shortwire.Bytes.of(nonce),
              shortwire.Bytes.of(message))).handle();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, publicKey);
      _call.set(5, nonce);
      _call.set(7, message);
      flat(_call, _flat);
      return _call.getLong(0);
    } finally {
      end(_call);
    }
  }

  /** The same, kept in the library. */
  public KeyHandle precomputeHandle(BoxRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.precomputeHandle;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.handle());
        _call.set(3, request.publicKey());
        _call.set(5, request.nonce());
        _call.set(7, request.message());
        flat(_call, _flat);
        return new KeyHandle(_call.getLong(0));
      } finally {
        end(_call);
      }
    }
    return precomputeHandleInto(request, KeyHandle.builder()).build();
  }

  /**
   * As {@code precomputeHandle}, but reads the reply into a builder that is used again. Calls in
   * wire format.
   */
  public KeyHandle.Builder precomputeHandleInto(BoxRequest request, KeyHandle.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.precomputeHandle;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code precomputeHandle}, between bytes in wire format. */
  public byte[] precomputeHandleRaw(byte[] request) {
    return raw(this.precomputeHandle, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment precomputeHandleRaw(MemorySegment request, MemorySegment into) {
    return raw(this.precomputeHandle, request, into);
  }

  /**
   * A batch of {@code precomputeHandle} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<KeyHandle> precomputeHandleMany(List<BoxRequest> items) {
    Entry _entry = this.precomputeHandle;
    if (_entry.flat == 0) return manyByWire(_entry, items, KeyHandle::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 5, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 8);
      long _request2 = _batch.request(2, 16);
      long _request3 = _batch.request(3, 16);
      long _request4 = _batch.request(4, 16);
      for (int _i = 0; _i < _count; _i++) {
        BoxRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.handle());
        _batch.set(_request2, _i, _item.publicKey());
        _batch.set(_request3, _i, _item.nonce());
        _batch.set(_request4, _i, _item.message());
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
   * A batch of {@code precomputeHandle} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] precomputeHandleMany(
      byte[][] key, long[] handle, byte[][] publicKey, byte[][] nonce, byte[][] message) {
    long[] _results = new long[key.length];
    precomputeHandleMany(
        Column.of(key),
        Column.of(handle),
        Column.of(publicKey),
        Column.of(nonce),
        Column.of(message),
        Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code precomputeHandle} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void precomputeHandleMany(
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<byte[][]> publicKey,
      Column<byte[][]> nonce,
      Column<byte[][]> message,
      Column<long[]> _reply0) {
    Entry _entry = this.precomputeHandle;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, handle, publicKey, nonce, message);
      Batch _batch = batch(_call, _entry, _count, 5, 1);
      _batch.request(0, "shortwire.crypto.v1.BoxRequest.key", key, 16);
      _batch.request(1, "shortwire.crypto.v1.BoxRequest.handle", handle, 8);
      _batch.request(2, "shortwire.crypto.v1.BoxRequest.public_key", publicKey, 16);
      _batch.request(3, "shortwire.crypto.v1.BoxRequest.nonce", nonce, 16);
      _batch.request(4, "shortwire.crypto.v1.BoxRequest.message", message, 16);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.KeyHandle.handle", _reply0, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** The tag of 16 bytes, then the encrypted message. */
  public byte[] seal(byte[] key, long handle, byte[] publicKey, byte[] nonce, byte[] message) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(publicKey, "publicKey");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.seal;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return seal(
          new BoxRequest(
              shortwire.Bytes.of(key),
              handle,
              shortwire.Bytes.of(publicKey),
              shortwire.Bytes.of(nonce),
              shortwire.Bytes.of(message))).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, publicKey);
      _call.set(5, nonce);
      _call.set(7, message);
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
      byte[] publicKey,
      byte[] nonce,
      byte[] message,
      MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(publicKey, "publicKey");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.seal;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, publicKey);
      _call.set(5, nonce);
      _call.set(7, message);
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
      byte[] publicKey,
      byte[] nonce,
      MemorySegment message,
      MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(publicKey, "publicKey");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.seal;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, publicKey);
      _call.set(5, nonce);
      _call.set(7, message);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      _call.keep(message);
      end(_call);
    }
  }

  /** The tag of 16 bytes, then the encrypted message. */
  public Bytes seal(BoxRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.seal;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.handle());
        _call.set(3, request.publicKey());
        _call.set(5, request.nonce());
        _call.set(7, request.message());
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
  public Bytes.Builder sealInto(BoxRequest request, Bytes.Builder into) {
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
  public List<Bytes> sealMany(List<BoxRequest> items) {
    Entry _entry = this.seal;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 5, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 8);
      long _request2 = _batch.request(2, 16);
      long _request3 = _batch.request(3, 16);
      long _request4 = _batch.request(4, 16);
      for (int _i = 0; _i < _count; _i++) {
        BoxRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.handle());
        _batch.set(_request2, _i, _item.publicKey());
        _batch.set(_request3, _i, _item.nonce());
        _batch.set(_request4, _i, _item.message());
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
      byte[][] key, long[] handle, byte[][] publicKey, byte[][] nonce, byte[][] message) {
    byte[][] _results = new byte[key.length][];
    sealMany(
        Column.of(key),
        Column.of(handle),
        Column.of(publicKey),
        Column.of(nonce),
        Column.of(message),
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
      Column<byte[][]> publicKey,
      Column<byte[][]> nonce,
      Column<byte[][]> message,
      Column<byte[][]> _reply0) {
    Entry _entry = this.seal;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, handle, publicKey, nonce, message);
      Batch _batch = batch(_call, _entry, _count, 5, 1);
      _batch.request(0, "shortwire.crypto.v1.BoxRequest.key", key, 16);
      _batch.request(1, "shortwire.crypto.v1.BoxRequest.handle", handle, 8);
      _batch.request(2, "shortwire.crypto.v1.BoxRequest.public_key", publicKey, 16);
      _batch.request(3, "shortwire.crypto.v1.BoxRequest.nonce", nonce, 16);
      _batch.request(4, "shortwire.crypto.v1.BoxRequest.message", message, 16);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** What the other side's Seal was given. */
  public byte[] unseal(byte[] key, long handle, byte[] publicKey, byte[] nonce, byte[] message) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(publicKey, "publicKey");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.unseal;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return unseal(
          new BoxRequest(
              shortwire.Bytes.of(key),
              handle,
              shortwire.Bytes.of(publicKey),
              shortwire.Bytes.of(nonce),
              shortwire.Bytes.of(message))).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, publicKey);
      _call.set(5, nonce);
      _call.set(7, message);
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
      byte[] publicKey,
      byte[] nonce,
      byte[] message,
      MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(publicKey, "publicKey");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.unseal;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, publicKey);
      _call.set(5, nonce);
      _call.set(7, message);
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
      byte[] publicKey,
      byte[] nonce,
      MemorySegment message,
      MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(publicKey, "publicKey");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.unseal;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, publicKey);
      _call.set(5, nonce);
      _call.set(7, message);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      _call.keep(message);
      end(_call);
    }
  }

  /** What the other side's Seal was given. */
  public Bytes unseal(BoxRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.unseal;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.handle());
        _call.set(3, request.publicKey());
        _call.set(5, request.nonce());
        _call.set(7, request.message());
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
  public Bytes.Builder unsealInto(BoxRequest request, Bytes.Builder into) {
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
  public List<Bytes> unsealMany(List<BoxRequest> items) {
    Entry _entry = this.unseal;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 5, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 8);
      long _request2 = _batch.request(2, 16);
      long _request3 = _batch.request(3, 16);
      long _request4 = _batch.request(4, 16);
      for (int _i = 0; _i < _count; _i++) {
        BoxRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.handle());
        _batch.set(_request2, _i, _item.publicKey());
        _batch.set(_request3, _i, _item.nonce());
        _batch.set(_request4, _i, _item.message());
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
      byte[][] key, long[] handle, byte[][] publicKey, byte[][] nonce, byte[][] message) {
    byte[][] _results = new byte[key.length][];
    unsealMany(
        Column.of(key),
        Column.of(handle),
        Column.of(publicKey),
        Column.of(nonce),
        Column.of(message),
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
      Column<byte[][]> publicKey,
      Column<byte[][]> nonce,
      Column<byte[][]> message,
      Column<byte[][]> _reply0) {
    Entry _entry = this.unseal;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, handle, publicKey, nonce, message);
      Batch _batch = batch(_call, _entry, _count, 5, 1);
      _batch.request(0, "shortwire.crypto.v1.BoxRequest.key", key, 16);
      _batch.request(1, "shortwire.crypto.v1.BoxRequest.handle", handle, 8);
      _batch.request(2, "shortwire.crypto.v1.BoxRequest.public_key", publicKey, 16);
      _batch.request(3, "shortwire.crypto.v1.BoxRequest.nonce", nonce, 16);
      _batch.request(4, "shortwire.crypto.v1.BoxRequest.message", message, 16);
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
    private final Box client;
    private final Executor executor;

    private Async(Box client, Executor executor) {
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
     * The key of 32 bytes that both sides share, for SecretBox. A public key of low order is
     * INVALID_ARGUMENT.
     */
    public CompletableFuture<byte[]> precompute(
        byte[] key, long handle, byte[] publicKey, byte[] nonce, byte[] message) {
      return Futures.submit(
          client, executor, _client -> _client.precompute(key, handle, publicKey, nonce, message));
    }

    /**
     * The key of 32 bytes that both sides share, for SecretBox. A public key of low order is
     * INVALID_ARGUMENT.
     */
    public CompletableFuture<Bytes> precompute(BoxRequest request) {
      return Futures.submit(client, executor, _client -> _client.precompute(request));
    }

    /** The same, kept in the library. */
    public CompletableFuture<Long> precomputeHandle(
        byte[] key, long handle, byte[] publicKey, byte[] nonce, byte[] message) {
      return Futures.submit(
          client,
          executor,
          _client -> _client.precomputeHandle(key, handle, publicKey, nonce, message));
    }

    /** The same, kept in the library. */
    public CompletableFuture<KeyHandle> precomputeHandle(BoxRequest request) {
      return Futures.submit(client, executor, _client -> _client.precomputeHandle(request));
    }

    /** The tag of 16 bytes, then the encrypted message. */
    public CompletableFuture<byte[]> seal(
        byte[] key, long handle, byte[] publicKey, byte[] nonce, byte[] message) {
      return Futures.submit(
          client, executor, _client -> _client.seal(key, handle, publicKey, nonce, message));
    }

    /** The tag of 16 bytes, then the encrypted message. */
    public CompletableFuture<Bytes> seal(BoxRequest request) {
      return Futures.submit(client, executor, _client -> _client.seal(request));
    }

    /** What the other side's Seal was given. */
    public CompletableFuture<byte[]> unseal(
        byte[] key, long handle, byte[] publicKey, byte[] nonce, byte[] message) {
      return Futures.submit(
          client, executor, _client -> _client.unseal(key, handle, publicKey, nonce, message));
    }

    /** What the other side's Seal was given. */
    public CompletableFuture<Bytes> unseal(BoxRequest request) {
      return Futures.submit(client, executor, _client -> _client.unseal(request));
    }
  }
}
