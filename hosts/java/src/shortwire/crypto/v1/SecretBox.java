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
 * Authenticated encryption with a key of 32 bytes: XSalsa20 and Poly1305, NaCl's crypto_secretbox.
 *
 * <p>A nonce has 24 bytes, enough to be random. All methods work in place: seal and encrypt move nothing if the message lies 16,
 * or 40, bytes behind the start of the output; unseal and decrypt if the output starts as far behind the start of the box.
 */
public final class SecretBox extends Client {
  private static final MethodInfo SEAL =
      new MethodInfo(
          "shortwire.crypto.v1.SecretBox/Seal", 0x42e5a2d7296413cfL, 0x17f545bbae3b61bfL);
  private static final MethodInfo UNSEAL =
      new MethodInfo(
          "shortwire.crypto.v1.SecretBox/Unseal", 0xeb5533582e22a6ccL, 0x6d774d569a1794f6L);
  private static final MethodInfo ENCRYPT =
      new MethodInfo(
          "shortwire.crypto.v1.SecretBox/Encrypt", 0xb65594a7962588abL, 0xe7806d703be11807L);
  private static final MethodInfo DECRYPT =
      new MethodInfo(
          "shortwire.crypto.v1.SecretBox/Decrypt", 0x5df5a128337617dfL, 0x3f703d4491bcac3bL);

  private final Entry seal;
  private final Entry unseal;
  private final Entry encrypt;
  private final Entry decrypt;

  private SecretBox(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    seal = entry(SEAL);
    unseal = entry(UNSEAL);
    encrypt = entry(ENCRYPT);
    decrypt = entry(DECRYPT);
  }

  private SecretBox(SecretBox origin, CallOptions options) {
    super(origin, options);
    seal = origin.seal;
    unseal = origin.unseal;
    encrypt = origin.encrypt;
    decrypt = origin.decrypt;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static SecretBox open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static SecretBox open(String path, Options options) {
    return new SecretBox(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static SecretBox on(Library library) {
    return new SecretBox(library, false);
  }

  @Override
  public SecretBox with(CallOptions options) {
    return new SecretBox(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  /** The tag of 16 bytes, then the encrypted message. */
  public byte[] seal(byte[] key, long handle, byte[] nonce, byte[] message) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.seal;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return seal(
          new NonceRequest(
              shortwire.Bytes.of(key),
              handle,
              shortwire.Bytes.of(nonce),
              shortwire.Bytes.of(message))).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, nonce);
      _call.set(5, message);
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
      byte[] key, long handle, byte[] nonce, byte[] message, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.seal;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, nonce);
      _call.set(5, message);
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
      byte[] key, long handle, byte[] nonce, MemorySegment message, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.seal;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, nonce);
      _call.set(5, message);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      _call.keep(message);
      end(_call);
    }
  }

  /** The tag of 16 bytes, then the encrypted message. */
  public Bytes seal(NonceRequest request) {
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
  public Bytes.Builder sealInto(NonceRequest request, Bytes.Builder into) {
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
  public List<Bytes> sealMany(List<NonceRequest> items) {
    Entry _entry = this.seal;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 4, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 8);
      long _request2 = _batch.request(2, 16);
      long _request3 = _batch.request(3, 16);
      for (int _i = 0; _i < _count; _i++) {
        NonceRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.handle());
        _batch.set(_request2, _i, _item.nonce());
        _batch.set(_request3, _i, _item.message());
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
  public byte[][] sealMany(byte[][] key, long[] handle, byte[][] nonce, byte[][] message) {
    byte[][] _results = new byte[key.length][];
    sealMany(
        Column.of(key),
        Column.of(handle),
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
      Column<byte[][]> nonce,
      Column<byte[][]> message,
      Column<byte[][]> _reply0) {
    Entry _entry = this.seal;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, handle, nonce, message);
      Batch _batch = batch(_call, _entry, _count, 4, 1);
      _batch.request(0, "shortwire.crypto.v1.NonceRequest.key", key, 16);
      _batch.request(1, "shortwire.crypto.v1.NonceRequest.handle", handle, 8);
      _batch.request(2, "shortwire.crypto.v1.NonceRequest.nonce", nonce, 16);
      _batch.request(3, "shortwire.crypto.v1.NonceRequest.message", message, 16);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** What Seal was given. */
  public byte[] unseal(byte[] key, long handle, byte[] nonce, byte[] message) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.unseal;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return unseal(
          new NonceRequest(
              shortwire.Bytes.of(key),
              handle,
              shortwire.Bytes.of(nonce),
              shortwire.Bytes.of(message))).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, nonce);
      _call.set(5, message);
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
      byte[] key, long handle, byte[] nonce, byte[] message, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.unseal;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, nonce);
      _call.set(5, message);
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
      byte[] key, long handle, byte[] nonce, MemorySegment message, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.unseal;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, nonce);
      _call.set(5, message);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      _call.keep(message);
      end(_call);
    }
  }

  /** What Seal was given. */
  public Bytes unseal(NonceRequest request) {
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
  public Bytes.Builder unsealInto(NonceRequest request, Bytes.Builder into) {
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
  public List<Bytes> unsealMany(List<NonceRequest> items) {
    Entry _entry = this.unseal;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 4, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 8);
      long _request2 = _batch.request(2, 16);
      long _request3 = _batch.request(3, 16);
      for (int _i = 0; _i < _count; _i++) {
        NonceRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.handle());
        _batch.set(_request2, _i, _item.nonce());
        _batch.set(_request3, _i, _item.message());
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
  public byte[][] unsealMany(byte[][] key, long[] handle, byte[][] nonce, byte[][] message) {
    byte[][] _results = new byte[key.length][];
    unsealMany(
        Column.of(key),
        Column.of(handle),
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
      Column<byte[][]> nonce,
      Column<byte[][]> message,
      Column<byte[][]> _reply0) {
    Entry _entry = this.unseal;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, handle, nonce, message);
      Batch _batch = batch(_call, _entry, _count, 4, 1);
      _batch.request(0, "shortwire.crypto.v1.NonceRequest.key", key, 16);
      _batch.request(1, "shortwire.crypto.v1.NonceRequest.handle", handle, 8);
      _batch.request(2, "shortwire.crypto.v1.NonceRequest.nonce", nonce, 16);
      _batch.request(3, "shortwire.crypto.v1.NonceRequest.message", message, 16);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** A random nonce of 24 bytes, then what Seal makes with it. */
  public byte[] encrypt(byte[] key, long handle, byte[] message) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.encrypt;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return encrypt(
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
   * As {@code encrypt}, but puts the bytes at the beginning of a segment; returns the part that
   * they fill.
   */
  public MemorySegment encryptInto(byte[] key, long handle, byte[] message, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.encrypt;
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
   * The same with {@code message} in a segment too, which may overlap the other one, as nothing else may. Native
   * ones cross without a copy, and the service writes straight to where the result lies.
   */
  public MemorySegment encryptInto(
      byte[] key, long handle, MemorySegment message, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.encrypt;
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
      _call.keep(message);
      end(_call);
    }
  }

  /** A random nonce of 24 bytes, then what Seal makes with it. */
  public Bytes encrypt(KeyedRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.encrypt;
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
    return encryptInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code encrypt}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Bytes.Builder encryptInto(KeyedRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.encrypt;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code encrypt}, between bytes in wire format. */
  public byte[] encryptRaw(byte[] request) {
    return raw(this.encrypt, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment encryptRaw(MemorySegment request, MemorySegment into) {
    return raw(this.encrypt, request, into);
  }

  /**
   * A batch of {@code encrypt} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> encryptMany(List<KeyedRequest> items) {
    Entry _entry = this.encrypt;
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
   * A batch of {@code encrypt} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] encryptMany(byte[][] key, long[] handle, byte[][] message) {
    byte[][] _results = new byte[key.length][];
    encryptMany(Column.of(key), Column.of(handle), Column.of(message), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code encrypt} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void encryptMany(
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<byte[][]> message,
      Column<byte[][]> _reply0) {
    Entry _entry = this.encrypt;
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

  /** What Encrypt was given. */
  public byte[] decrypt(byte[] key, long handle, byte[] message) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.decrypt;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return decrypt(
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
   * As {@code decrypt}, but puts the bytes at the beginning of a segment; returns the part that
   * they fill.
   */
  public MemorySegment decryptInto(byte[] key, long handle, byte[] message, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.decrypt;
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
   * The same with {@code message} in a segment too, which may overlap the other one, as nothing else may. Native
   * ones cross without a copy, and the service writes straight to where the result lies.
   */
  public MemorySegment decryptInto(
      byte[] key, long handle, MemorySegment message, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.decrypt;
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
      _call.keep(message);
      end(_call);
    }
  }

  /** What Encrypt was given. */
  public Bytes decrypt(KeyedRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.decrypt;
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
    return decryptInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code decrypt}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Bytes.Builder decryptInto(KeyedRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.decrypt;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code decrypt}, between bytes in wire format. */
  public byte[] decryptRaw(byte[] request) {
    return raw(this.decrypt, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment decryptRaw(MemorySegment request, MemorySegment into) {
    return raw(this.decrypt, request, into);
  }

  /**
   * A batch of {@code decrypt} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> decryptMany(List<KeyedRequest> items) {
    Entry _entry = this.decrypt;
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
   * A batch of {@code decrypt} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] decryptMany(byte[][] key, long[] handle, byte[][] message) {
    byte[][] _results = new byte[key.length][];
    decryptMany(Column.of(key), Column.of(handle), Column.of(message), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code decrypt} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void decryptMany(
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<byte[][]> message,
      Column<byte[][]> _reply0) {
    Entry _entry = this.decrypt;
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
    private final SecretBox client;
    private final Executor executor;

    private Async(SecretBox client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /** The tag of 16 bytes, then the encrypted message. */
    public CompletableFuture<byte[]> seal(byte[] key, long handle, byte[] nonce, byte[] message) {
      return Futures.submit(client, executor, _client -> _client.seal(key, handle, nonce, message));
    }

    /** The tag of 16 bytes, then the encrypted message. */
    public CompletableFuture<Bytes> seal(NonceRequest request) {
      return Futures.submit(client, executor, _client -> _client.seal(request));
    }

    /** What Seal was given. */
    public CompletableFuture<byte[]> unseal(byte[] key, long handle, byte[] nonce, byte[] message) {
      return Futures.submit(
          client, executor, _client -> _client.unseal(key, handle, nonce, message));
    }

    /** What Seal was given. */
    public CompletableFuture<Bytes> unseal(NonceRequest request) {
      return Futures.submit(client, executor, _client -> _client.unseal(request));
    }

    /** A random nonce of 24 bytes, then what Seal makes with it. */
    public CompletableFuture<byte[]> encrypt(byte[] key, long handle, byte[] message) {
      return Futures.submit(client, executor, _client -> _client.encrypt(key, handle, message));
    }

    /** A random nonce of 24 bytes, then what Seal makes with it. */
    public CompletableFuture<Bytes> encrypt(KeyedRequest request) {
      return Futures.submit(client, executor, _client -> _client.encrypt(request));
    }

    /** What Encrypt was given. */
    public CompletableFuture<byte[]> decrypt(byte[] key, long handle, byte[] message) {
      return Futures.submit(client, executor, _client -> _client.decrypt(key, handle, message));
    }

    /** What Encrypt was given. */
    public CompletableFuture<Bytes> decrypt(KeyedRequest request) {
      return Futures.submit(client, executor, _client -> _client.decrypt(request));
    }
  }
}
