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

/** SHA-2 and BLAKE2b. In batches, messages are hashed side by side in vector lanes. */
public final class Hash extends Client {
  private static final MethodInfo SHA256 =
      new MethodInfo("shortwire.crypto.v1.Hash/Sha256", 0xb7ada81262543c7eL, 0x6bbb3dfe270732b5L);
  private static final MethodInfo SHA512 =
      new MethodInfo("shortwire.crypto.v1.Hash/Sha512", 0xc0bd5712679346b7L, 0x5369945ec8188ccaL);
  private static final MethodInfo BLAKE2B =
      new MethodInfo("shortwire.crypto.v1.Hash/Blake2b", 0x95d22ae356c3eeceL, 0x95b838022c41fd77L);
  private static final MethodInfo START =
      new MethodInfo("shortwire.crypto.v1.Hash/Start", 0x78a8fed544987aabL, 0x4927b674f17d4a94L);
  private static final MethodInfo UPDATE =
      new MethodInfo("shortwire.crypto.v1.Hash/Update", 0xa970a31b1aa5c5c8L, 0x3e4dcd319d9a70c2L);
  private static final MethodInfo FINISH =
      new MethodInfo("shortwire.crypto.v1.Hash/Finish", 0x81d0681bea28e4d6L, 0xd88b24263effc320L);
  private static final MethodInfo DISCARD =
      new MethodInfo("shortwire.crypto.v1.Hash/Discard", 0xf06da5b3a055ef5dL, 0xc72ec9ba43347a9aL);

  private final Entry sha256;
  private final Entry sha512;
  private final Entry blake2b;
  private final Entry start;
  private final Entry update;
  private final Entry finish;
  private final Entry discard;

  private Hash(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    sha256 = entry(SHA256);
    sha512 = entry(SHA512);
    blake2b = entry(BLAKE2B);
    start = entry(START);
    update = entry(UPDATE);
    finish = entry(FINISH);
    discard = entry(DISCARD);
  }

  private Hash(Hash origin, CallOptions options) {
    super(origin, options);
    sha256 = origin.sha256;
    sha512 = origin.sha512;
    blake2b = origin.blake2b;
    start = origin.start;
    update = origin.update;
    finish = origin.finish;
    discard = origin.discard;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Hash open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Hash open(String path, Options options) {
    return new Hash(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Hash on(Library library) {
    return new Hash(library, false);
  }

  @Override
  public Hash with(CallOptions options) {
    return new Hash(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  public byte[] sha256(byte[] value) {
    Objects.requireNonNull(value, "value");
    Entry _entry = this.sha256;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return sha256(new Bytes(shortwire.Bytes.of(value))).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code sha256}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment sha256Into(byte[] value, MemorySegment _into) {
    Objects.requireNonNull(value, "value");
    Entry _entry = this.sha256;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  public Bytes sha256(Bytes request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.sha256;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        flat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return sha256Into(request, Bytes.builder()).build();
  }

  /**
   * As {@code sha256}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Bytes.Builder sha256Into(Bytes request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.sha256;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code sha256}, between bytes in wire format. */
  public byte[] sha256Raw(byte[] request) {
    return raw(this.sha256, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment sha256Raw(MemorySegment request, MemorySegment into) {
    return raw(this.sha256, request, into);
  }

  /**
   * A batch of {@code sha256} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> sha256Many(List<Bytes> items) {
    Entry _entry = this.sha256;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 16);
      for (int _i = 0; _i < _count; _i++) {
        Bytes _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
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
   * A batch of {@code sha256} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] sha256Many(byte[][] value) {
    byte[][] _results = new byte[value.length][];
    sha256Many(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code sha256} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void sha256Many(Column<byte[][]> value, Column<byte[][]> _reply0) {
    Entry _entry = this.sha256;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.crypto.v1.Bytes.value", value, 16);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  public byte[] sha512(byte[] value) {
    Objects.requireNonNull(value, "value");
    Entry _entry = this.sha512;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return sha512(new Bytes(shortwire.Bytes.of(value))).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code sha512}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment sha512Into(byte[] value, MemorySegment _into) {
    Objects.requireNonNull(value, "value");
    Entry _entry = this.sha512;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  public Bytes sha512(Bytes request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.sha512;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        flat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return sha512Into(request, Bytes.builder()).build();
  }

  /**
   * As {@code sha512}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Bytes.Builder sha512Into(Bytes request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.sha512;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code sha512}, between bytes in wire format. */
  public byte[] sha512Raw(byte[] request) {
    return raw(this.sha512, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment sha512Raw(MemorySegment request, MemorySegment into) {
    return raw(this.sha512, request, into);
  }

  /**
   * A batch of {@code sha512} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> sha512Many(List<Bytes> items) {
    Entry _entry = this.sha512;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 16);
      for (int _i = 0; _i < _count; _i++) {
        Bytes _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
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
   * A batch of {@code sha512} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] sha512Many(byte[][] value) {
    byte[][] _results = new byte[value.length][];
    sha512Many(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code sha512} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void sha512Many(Column<byte[][]> value, Column<byte[][]> _reply0) {
    Entry _entry = this.sha512;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.crypto.v1.Bytes.value", value, 16);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  public byte[] blake2b(
      byte[] message, int length, byte[] key, byte[] salt, byte[] personalisation) {
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(salt, "salt");
    Objects.requireNonNull(personalisation, "personalisation");
    Entry _entry = this.blake2b;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return blake2b(
          new Blake2bRequest(
              shortwire.Bytes.of(message),
              length,
              shortwire.Bytes.of(key),
              shortwire.Bytes.of(salt),
              shortwire.Bytes.of(personalisation))).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, message);
      _call.setUnsigned(2, length);
      _call.set(3, key);
      _call.set(5, salt);
      _call.set(7, personalisation);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code blake2b}, but puts the bytes at the beginning of a segment; returns the part that
   * they fill.
   */
  public MemorySegment blake2bInto(
      byte[] message,
      int length,
      byte[] key,
      byte[] salt,
      byte[] personalisation,
      MemorySegment _into) {
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(salt, "salt");
    Objects.requireNonNull(personalisation, "personalisation");
    Entry _entry = this.blake2b;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, message);
      _call.setUnsigned(2, length);
      _call.set(3, key);
      _call.set(5, salt);
      _call.set(7, personalisation);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  public Bytes blake2b(Blake2bRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.blake2b;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.message());
        _call.setUnsigned(2, request.length());
        _call.set(3, request.key());
        _call.set(5, request.salt());
        _call.set(7, request.personalisation());
        flat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return blake2bInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code blake2b}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Bytes.Builder blake2bInto(Blake2bRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.blake2b;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code blake2b}, between bytes in wire format. */
  public byte[] blake2bRaw(byte[] request) {
    return raw(this.blake2b, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment blake2bRaw(MemorySegment request, MemorySegment into) {
    return raw(this.blake2b, request, into);
  }

  /**
   * A batch of {@code blake2b} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> blake2bMany(List<Blake2bRequest> items) {
    Entry _entry = this.blake2b;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 5, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 4);
      long _request2 = _batch.request(2, 16);
      long _request3 = _batch.request(3, 16);
      long _request4 = _batch.request(4, 16);
      for (int _i = 0; _i < _count; _i++) {
        Blake2bRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.message());
        _batch.set(_request1, _i, _item.length());
        _batch.set(_request2, _i, _item.key());
        _batch.set(_request3, _i, _item.salt());
        _batch.set(_request4, _i, _item.personalisation());
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
   * A batch of {@code blake2b} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] blake2bMany(
      byte[][] message, int[] length, byte[][] key, byte[][] salt, byte[][] personalisation) {
    byte[][] _results = new byte[message.length][];
    blake2bMany(
        Column.of(message),
        Column.of(length),
        Column.of(key),
        Column.of(salt),
        Column.of(personalisation),
        Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code blake2b} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void blake2bMany(
      Column<byte[][]> message,
      Column<int[]> length,
      Column<byte[][]> key,
      Column<byte[][]> salt,
      Column<byte[][]> personalisation,
      Column<byte[][]> _reply0) {
    Entry _entry = this.blake2b;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(message, length, key, salt, personalisation);
      Batch _batch = batch(_call, _entry, _count, 5, 1);
      _batch.request(0, "shortwire.crypto.v1.Blake2bRequest.message", message, 16);
      _batch.request(1, "shortwire.crypto.v1.Blake2bRequest.length", length, 4);
      _batch.request(2, "shortwire.crypto.v1.Blake2bRequest.key", key, 16);
      _batch.request(3, "shortwire.crypto.v1.Blake2bRequest.salt", salt, 16);
      _batch.request(4, "shortwire.crypto.v1.Blake2bRequest.personalisation", personalisation, 16);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** Starts a hash of what comes in pieces. One thread at a time uses a handle; others wait. */
  public long start(
      HashAlgorithm algorithm,
      byte[] key,
      long handle,
      int length,
      byte[] salt,
      byte[] personalisation) {
    Objects.requireNonNull(algorithm, "algorithm");
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(salt, "salt");
    Objects.requireNonNull(personalisation, "personalisation");
    Entry _entry = this.start;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return start(
          new StartHashRequest(
              algorithm,
              shortwire.Bytes.of(key),
              handle,
              length,
              shortwire.Bytes.of(salt),
              shortwire.Bytes.of(personalisation))).stream();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, algorithm.number());
      _call.set(1, key);
      _call.set(3, handle);
      _call.setUnsigned(4, length);
      _call.set(5, salt);
      _call.set(7, personalisation);
      flat(_call, _flat);
      return _call.getLong(0);
    } finally {
      end(_call);
    }
  }

  /** Starts a hash of what comes in pieces. One thread at a time uses a handle; others wait. */
  public HashHandle start(StartHashRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.start;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.algorithm().number());
        _call.set(1, request.key());
        _call.set(3, request.handle());
        _call.setUnsigned(4, request.length());
        _call.set(5, request.salt());
        _call.set(7, request.personalisation());
        flat(_call, _flat);
        return new HashHandle(_call.getLong(0));
      } finally {
        end(_call);
      }
    }
    return startInto(request, HashHandle.builder()).build();
  }

  /**
   * As {@code start}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public HashHandle.Builder startInto(StartHashRequest request, HashHandle.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.start;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code start}, between bytes in wire format. */
  public byte[] startRaw(byte[] request) {
    return raw(this.start, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment startRaw(MemorySegment request, MemorySegment into) {
    return raw(this.start, request, into);
  }

  /**
   * A batch of {@code start} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<HashHandle> startMany(List<StartHashRequest> items) {
    Entry _entry = this.start;
    if (_entry.flat == 0) return manyByWire(_entry, items, HashHandle::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 6, 1);
      long _request0 = _batch.request(0, 4);
      long _request1 = _batch.request(1, 16);
      long _request2 = _batch.request(2, 8);
      long _request3 = _batch.request(3, 4);
      long _request4 = _batch.request(4, 16);
      long _request5 = _batch.request(5, 16);
      for (int _i = 0; _i < _count; _i++) {
        StartHashRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.algorithm().number());
        _batch.set(_request1, _i, _item.key());
        _batch.set(_request2, _i, _item.handle());
        _batch.set(_request3, _i, _item.length());
        _batch.set(_request4, _i, _item.salt());
        _batch.set(_request5, _i, _item.personalisation());
      }
      long _reply0 = _batch.reply(0, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new HashHandle(_batch.getLong(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code start} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] startMany(
      int[] algorithm,
      byte[][] key,
      long[] handle,
      int[] length,
      byte[][] salt,
      byte[][] personalisation) {
    long[] _results = new long[algorithm.length];
    startMany(
        Column.of(algorithm),
        Column.of(key),
        Column.of(handle),
        Column.of(length),
        Column.of(salt),
        Column.of(personalisation),
        Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code start} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void startMany(
      Column<int[]> algorithm,
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<int[]> length,
      Column<byte[][]> salt,
      Column<byte[][]> personalisation,
      Column<long[]> _reply0) {
    Entry _entry = this.start;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(algorithm, key, handle, length, salt, personalisation);
      Batch _batch = batch(_call, _entry, _count, 6, 1);
      _batch.request(0, "shortwire.crypto.v1.StartHashRequest.algorithm", algorithm, 4);
      _batch.request(1, "shortwire.crypto.v1.StartHashRequest.key", key, 16);
      _batch.request(2, "shortwire.crypto.v1.StartHashRequest.handle", handle, 8);
      _batch.request(3, "shortwire.crypto.v1.StartHashRequest.length", length, 4);
      _batch.request(4, "shortwire.crypto.v1.StartHashRequest.salt", salt, 16);
      _batch.request(
          5, "shortwire.crypto.v1.StartHashRequest.personalisation", personalisation, 16);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.HashHandle.stream", _reply0, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** Adds a piece. */
  public void update(long stream, byte[] data) {
    Objects.requireNonNull(data, "data");
    Entry _entry = this.update;
    long _flat = _entry.flat;
    if (_flat == 0) {
      update(new UpdateHashRequest(stream, shortwire.Bytes.of(data)));
      return;
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, stream);
      _call.set(1, data);
      flat(_call, _flat);
    } finally {
      end(_call);
    }
  }

  /** Adds a piece. */
  public Empty update(UpdateHashRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.update;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.stream());
        _call.set(1, request.data());
        flat(_call, _flat);
        return new Empty();
      } finally {
        end(_call);
      }
    }
    return updateInto(request, Empty.builder()).build();
  }

  /**
   * As {@code update}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Empty.Builder updateInto(UpdateHashRequest request, Empty.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.update;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code update}, between bytes in wire format. */
  public byte[] updateRaw(byte[] request) {
    return raw(this.update, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment updateRaw(MemorySegment request, MemorySegment into) {
    return raw(this.update, request, into);
  }

  /**
   * A batch of {@code update} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Empty> updateMany(List<UpdateHashRequest> items) {
    Entry _entry = this.update;
    if (_entry.flat == 0) return manyByWire(_entry, items, Empty::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 2, 0);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 16);
      for (int _i = 0; _i < _count; _i++) {
        UpdateHashRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.stream());
        _batch.set(_request1, _i, _item.data());
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

  /** The digest, or tag; discards the handle. */
  public byte[] finish(long stream) {
    Entry _entry = this.finish;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return finish(new HashHandle(stream)).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, stream);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code finish}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment finishInto(long stream, MemorySegment _into) {
    Entry _entry = this.finish;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, stream);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /** The digest, or tag; discards the handle. */
  public Bytes finish(HashHandle request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.finish;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.stream());
        flat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return finishInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code finish}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Bytes.Builder finishInto(HashHandle request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.finish;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code finish}, between bytes in wire format. */
  public byte[] finishRaw(byte[] request) {
    return raw(this.finish, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment finishRaw(MemorySegment request, MemorySegment into) {
    return raw(this.finish, request, into);
  }

  /**
   * A batch of {@code finish} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> finishMany(List<HashHandle> items) {
    Entry _entry = this.finish;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 8);
      for (int _i = 0; _i < _count; _i++) {
        HashHandle _item = items.get(_i);
        _batch.set(_request0, _i, _item.stream());
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
   * A batch of {@code finish} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] finishMany(long[] stream) {
    byte[][] _results = new byte[stream.length][];
    finishMany(Column.of(stream), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code finish} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void finishMany(Column<long[]> stream, Column<byte[][]> _reply0) {
    Entry _entry = this.finish;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(stream);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.crypto.v1.HashHandle.stream", stream, 8);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** Gives a handle up. */
  public void discard(long stream) {
    Entry _entry = this.discard;
    long _flat = _entry.flat;
    if (_flat == 0) {
      discard(new HashHandle(stream));
      return;
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, stream);
      flat(_call, _flat);
    } finally {
      end(_call);
    }
  }

  /** Gives a handle up. */
  public Empty discard(HashHandle request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.discard;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.stream());
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
  public Empty.Builder discardInto(HashHandle request, Empty.Builder into) {
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
  public List<Empty> discardMany(List<HashHandle> items) {
    Entry _entry = this.discard;
    if (_entry.flat == 0) return manyByWire(_entry, items, Empty::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 0);
      long _request0 = _batch.request(0, 8);
      for (int _i = 0; _i < _count; _i++) {
        HashHandle _item = items.get(_i);
        _batch.set(_request0, _i, _item.stream());
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
    private final Hash client;
    private final Executor executor;

    private Async(Hash client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    public CompletableFuture<byte[]> sha256(byte[] value) {
      return Futures.submit(client, executor, _client -> _client.sha256(value));
    }

    public CompletableFuture<Bytes> sha256(Bytes request) {
      return Futures.submit(client, executor, _client -> _client.sha256(request));
    }

    public CompletableFuture<byte[]> sha512(byte[] value) {
      return Futures.submit(client, executor, _client -> _client.sha512(value));
    }

    public CompletableFuture<Bytes> sha512(Bytes request) {
      return Futures.submit(client, executor, _client -> _client.sha512(request));
    }

    public CompletableFuture<byte[]> blake2b(
        byte[] message, int length, byte[] key, byte[] salt, byte[] personalisation) {
      return Futures.submit(
          client,
          executor,
          _client -> _client.blake2b(message, length, key, salt, personalisation));
    }

    public CompletableFuture<Bytes> blake2b(Blake2bRequest request) {
      return Futures.submit(client, executor, _client -> _client.blake2b(request));
    }

    /** Starts a hash of what comes in pieces. One thread at a time uses a handle; others wait. */
    public CompletableFuture<Long> start(
        HashAlgorithm algorithm,
        byte[] key,
        long handle,
        int length,
        byte[] salt,
        byte[] personalisation) {
      return Futures.submit(
          client,
          executor,
          _client -> _client.start(algorithm, key, handle, length, salt, personalisation));
    }

    /** Starts a hash of what comes in pieces. One thread at a time uses a handle; others wait. */
    public CompletableFuture<HashHandle> start(StartHashRequest request) {
      return Futures.submit(client, executor, _client -> _client.start(request));
    }

    /** Adds a piece. */
    public CompletableFuture<Void> update(long stream, byte[] data) {
      return Futures.submit(
          client,
          executor,
          _client -> {
            _client.update(stream, data);
            return null;
          });
    }

    /** Adds a piece. */
    public CompletableFuture<Empty> update(UpdateHashRequest request) {
      return Futures.submit(client, executor, _client -> _client.update(request));
    }

    /** The digest, or tag; discards the handle. */
    public CompletableFuture<byte[]> finish(long stream) {
      return Futures.submit(client, executor, _client -> _client.finish(stream));
    }

    /** The digest, or tag; discards the handle. */
    public CompletableFuture<Bytes> finish(HashHandle request) {
      return Futures.submit(client, executor, _client -> _client.finish(request));
    }

    /** Gives a handle up. */
    public CompletableFuture<Void> discard(long stream) {
      return Futures.submit(
          client,
          executor,
          _client -> {
            _client.discard(stream);
            return null;
          });
    }

    /** Gives a handle up. */
    public CompletableFuture<Empty> discard(HashHandle request) {
      return Futures.submit(client, executor, _client -> _client.discard(request));
    }
  }
}
