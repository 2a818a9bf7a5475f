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

/** Keys from keys, and keys from passwords. */
public final class Kdf extends Client {
  private static final MethodInfo HKDF =
      new MethodInfo("shortwire.crypto.v1.Kdf/Hkdf", 0xda46912e5a6ef153L, 0x06b2ff1b5b3d31e0L);
  private static final MethodInfo PBKDF2 =
      new MethodInfo("shortwire.crypto.v1.Kdf/Pbkdf2", 0x78e6cb9f05eb7c1dL, 0x612e92d083597490L);
  private static final MethodInfo ARGON2ID =
      new MethodInfo("shortwire.crypto.v1.Kdf/Argon2id", 0xc3b7c89f0d79fda0L, 0x0b8f988e5d03b2cdL);

  private final Entry hkdf;
  private final Entry pbkdf2;
  private final Entry argon2id;

  private Kdf(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    hkdf = entry(HKDF);
    pbkdf2 = entry(PBKDF2);
    argon2id = entry(ARGON2ID);
  }

  private Kdf(Kdf origin, CallOptions options) {
    super(origin, options);
    hkdf = origin.hkdf;
    pbkdf2 = origin.pbkdf2;
    argon2id = origin.argon2id;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Kdf open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Kdf open(String path, Options options) {
    return new Kdf(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Kdf on(Library library) {
    return new Kdf(library, false);
  }

  @Override
  public Kdf with(CallOptions options) {
    return new Kdf(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  /** HKDF (RFC 5869): extract and expand. */
  public byte[] hkdf(byte[] key, long handle, byte[] salt, byte[] info, int length, KdfHash hash) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(salt, "salt");
    Objects.requireNonNull(info, "info");
    Objects.requireNonNull(hash, "hash");
    Entry _entry = this.hkdf;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return hkdf(
          new HkdfRequest(
              shortwire.Bytes.of(key),
              handle,
              shortwire.Bytes.of(salt),
              shortwire.Bytes.of(info),
              length,
              hash)).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, salt);
      _call.set(5, info);
      _call.setUnsigned(7, length);
      _call.set(8, hash.number());
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code hkdf}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment hkdfInto(
      byte[] key,
      long handle,
      byte[] salt,
      byte[] info,
      int length,
      KdfHash hash,
      MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(salt, "salt");
    Objects.requireNonNull(info, "info");
    Objects.requireNonNull(hash, "hash");
    Entry _entry = this.hkdf;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, salt);
      _call.set(5, info);
      _call.setUnsigned(7, length);
      _call.set(8, hash.number());
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /** HKDF (RFC 5869): extract and expand. */
  public Bytes hkdf(HkdfRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.hkdf;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.handle());
        _call.set(3, request.salt());
        _call.set(5, request.info());
        _call.setUnsigned(7, request.length());
        _call.set(8, request.hash().number());
        flat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return hkdfInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code hkdf}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Bytes.Builder hkdfInto(HkdfRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.hkdf;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code hkdf}, between bytes in wire format. */
  public byte[] hkdfRaw(byte[] request) {
    return raw(this.hkdf, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment hkdfRaw(MemorySegment request, MemorySegment into) {
    return raw(this.hkdf, request, into);
  }

  /**
   * A batch of {@code hkdf} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> hkdfMany(List<HkdfRequest> items) {
    Entry _entry = this.hkdf;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 6, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 8);
      long _request2 = _batch.request(2, 16);
      long _request3 = _batch.request(3, 16);
      long _request4 = _batch.request(4, 4);
      long _request5 = _batch.request(5, 4);
      for (int _i = 0; _i < _count; _i++) {
        HkdfRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.handle());
        _batch.set(_request2, _i, _item.salt());
        _batch.set(_request3, _i, _item.info());
        _batch.set(_request4, _i, _item.length());
        _batch.set(_request5, _i, _item.hash().number());
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
   * A batch of {@code hkdf} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] hkdfMany(
      byte[][] key, long[] handle, byte[][] salt, byte[][] info, int[] length, int[] hash) {
    byte[][] _results = new byte[key.length][];
    hkdfMany(
        Column.of(key),
        Column.of(handle),
        Column.of(salt),
        Column.of(info),
        Column.of(length),
        Column.of(hash),
        Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code hkdf} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void hkdfMany(
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<byte[][]> salt,
      Column<byte[][]> info,
      Column<int[]> length,
      Column<int[]> hash,
      Column<byte[][]> _reply0) {
    Entry _entry = this.hkdf;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, handle, salt, info, length, hash);
      Batch _batch = batch(_call, _entry, _count, 6, 1);
      _batch.request(0, "shortwire.crypto.v1.HkdfRequest.key", key, 16);
      _batch.request(1, "shortwire.crypto.v1.HkdfRequest.handle", handle, 8);
      _batch.request(2, "shortwire.crypto.v1.HkdfRequest.salt", salt, 16);
      _batch.request(3, "shortwire.crypto.v1.HkdfRequest.info", info, 16);
      _batch.request(4, "shortwire.crypto.v1.HkdfRequest.length", length, 4);
      _batch.request(5, "shortwire.crypto.v1.HkdfRequest.hash", hash, 4);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** PBKDF2 with HMAC (RFC 8018). For what exists; new things use Argon2id. */
  public byte[] pbkdf2(byte[] password, byte[] salt, int iterations, int length, KdfHash hash) {
    Objects.requireNonNull(password, "password");
    Objects.requireNonNull(salt, "salt");
    Objects.requireNonNull(hash, "hash");
    Entry _entry = this.pbkdf2;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return pbkdf2(
          new Pbkdf2Request(
              shortwire.Bytes.of(password),
              shortwire.Bytes.of(salt),
              iterations,
              length,
              hash)).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, password);
      _call.set(2, salt);
      _call.setUnsigned(4, iterations);
      _call.setUnsigned(5, length);
      _call.set(6, hash.number());
      blockingFlat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code pbkdf2}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment pbkdf2Into(
      byte[] password, byte[] salt, int iterations, int length, KdfHash hash, MemorySegment _into) {
    Objects.requireNonNull(password, "password");
    Objects.requireNonNull(salt, "salt");
    Objects.requireNonNull(hash, "hash");
    Entry _entry = this.pbkdf2;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, password);
      _call.set(2, salt);
      _call.setUnsigned(4, iterations);
      _call.setUnsigned(5, length);
      _call.set(6, hash.number());
      blockingFlat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /** PBKDF2 with HMAC (RFC 8018). For what exists; new things use Argon2id. */
  public Bytes pbkdf2(Pbkdf2Request request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.pbkdf2;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.password());
        _call.set(2, request.salt());
        _call.setUnsigned(4, request.iterations());
        _call.setUnsigned(5, request.length());
        _call.set(6, request.hash().number());
        blockingFlat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return pbkdf2Into(request, Bytes.builder()).build();
  }

  /**
   * As {@code pbkdf2}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Bytes.Builder pbkdf2Into(Pbkdf2Request request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.pbkdf2;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code pbkdf2}, between bytes in wire format. */
  public byte[] pbkdf2Raw(byte[] request) {
    return raw(this.pbkdf2, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment pbkdf2Raw(MemorySegment request, MemorySegment into) {
    return raw(this.pbkdf2, request, into);
  }

  /**
   * A batch of {@code pbkdf2} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> pbkdf2Many(List<Pbkdf2Request> items) {
    Entry _entry = this.pbkdf2;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 5, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 16);
      long _request2 = _batch.request(2, 4);
      long _request3 = _batch.request(3, 4);
      long _request4 = _batch.request(4, 4);
      for (int _i = 0; _i < _count; _i++) {
        Pbkdf2Request _item = items.get(_i);
        _batch.set(_request0, _i, _item.password());
        _batch.set(_request1, _i, _item.salt());
        _batch.set(_request2, _i, _item.iterations());
        _batch.set(_request3, _i, _item.length());
        _batch.set(_request4, _i, _item.hash().number());
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
   * A batch of {@code pbkdf2} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] pbkdf2Many(
      byte[][] password, byte[][] salt, int[] iterations, int[] length, int[] hash) {
    byte[][] _results = new byte[password.length][];
    pbkdf2Many(
        Column.of(password),
        Column.of(salt),
        Column.of(iterations),
        Column.of(length),
        Column.of(hash),
        Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code pbkdf2} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void pbkdf2Many(
      Column<byte[][]> password,
      Column<byte[][]> salt,
      Column<int[]> iterations,
      Column<int[]> length,
      Column<int[]> hash,
      Column<byte[][]> _reply0) {
    Entry _entry = this.pbkdf2;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(password, salt, iterations, length, hash);
      Batch _batch = batch(_call, _entry, _count, 5, 1);
      _batch.request(0, "shortwire.crypto.v1.Pbkdf2Request.password", password, 16);
      _batch.request(1, "shortwire.crypto.v1.Pbkdf2Request.salt", salt, 16);
      _batch.request(2, "shortwire.crypto.v1.Pbkdf2Request.iterations", iterations, 4);
      _batch.request(3, "shortwire.crypto.v1.Pbkdf2Request.length", length, 4);
      _batch.request(4, "shortwire.crypto.v1.Pbkdf2Request.hash", hash, 4);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** Argon2id (RFC 9106). Allocates the memory that it is told to. */
  public byte[] argon2id(
      byte[] password,
      byte[] salt,
      int length,
      int memory,
      int passes,
      int lanes,
      byte[] secret,
      byte[] associatedData) {
    Objects.requireNonNull(password, "password");
    Objects.requireNonNull(salt, "salt");
    Objects.requireNonNull(secret, "secret");
    Objects.requireNonNull(associatedData, "associatedData");
    Entry _entry = this.argon2id;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return argon2id(
          new Argon2idRequest(
              shortwire.Bytes.of(password),
              shortwire.Bytes.of(salt),
              length,
              memory,
              passes,
              lanes,
              shortwire.Bytes.of(secret),
              shortwire.Bytes.of(associatedData))).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, password);
      _call.set(2, salt);
      _call.setUnsigned(4, length);
      _call.setUnsigned(5, memory);
      _call.setUnsigned(6, passes);
      _call.setUnsigned(7, lanes);
      _call.set(8, secret);
      _call.set(10, associatedData);
      blockingFlat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code argon2id}, but puts the bytes at the beginning of a segment; returns the part that
   * they fill.
   */
  public MemorySegment argon2idInto(
      byte[] password,
      byte[] salt,
      int length,
      int memory,
      int passes,
      int lanes,
      byte[] secret,
      byte[] associatedData,
      MemorySegment _into) {
    Objects.requireNonNull(password, "password");
    Objects.requireNonNull(salt, "salt");
    Objects.requireNonNull(secret, "secret");
    Objects.requireNonNull(associatedData, "associatedData");
    Entry _entry = this.argon2id;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, password);
      _call.set(2, salt);
      _call.setUnsigned(4, length);
      _call.setUnsigned(5, memory);
      _call.setUnsigned(6, passes);
      _call.setUnsigned(7, lanes);
      _call.set(8, secret);
      _call.set(10, associatedData);
      blockingFlat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /** Argon2id (RFC 9106). Allocates the memory that it is told to. */
  public Bytes argon2id(Argon2idRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.argon2id;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.password());
        _call.set(2, request.salt());
        _call.setUnsigned(4, request.length());
        _call.setUnsigned(5, request.memory());
        _call.setUnsigned(6, request.passes());
        _call.setUnsigned(7, request.lanes());
        _call.set(8, request.secret());
        _call.set(10, request.associatedData());
        blockingFlat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return argon2idInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code argon2id}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Bytes.Builder argon2idInto(Argon2idRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.argon2id;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code argon2id}, between bytes in wire format. */
  public byte[] argon2idRaw(byte[] request) {
    return raw(this.argon2id, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment argon2idRaw(MemorySegment request, MemorySegment into) {
    return raw(this.argon2id, request, into);
  }

  /**
   * A batch of {@code argon2id} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> argon2idMany(List<Argon2idRequest> items) {
    Entry _entry = this.argon2id;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 8, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 16);
      long _request2 = _batch.request(2, 4);
      long _request3 = _batch.request(3, 4);
      long _request4 = _batch.request(4, 4);
      long _request5 = _batch.request(5, 4);
      long _request6 = _batch.request(6, 16);
      long _request7 = _batch.request(7, 16);
      for (int _i = 0; _i < _count; _i++) {
        Argon2idRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.password());
        _batch.set(_request1, _i, _item.salt());
        _batch.set(_request2, _i, _item.length());
        _batch.set(_request3, _i, _item.memory());
        _batch.set(_request4, _i, _item.passes());
        _batch.set(_request5, _i, _item.lanes());
        _batch.set(_request6, _i, _item.secret());
        _batch.set(_request7, _i, _item.associatedData());
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
   * A batch of {@code argon2id} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] argon2idMany(
      byte[][] password,
      byte[][] salt,
      int[] length,
      int[] memory,
      int[] passes,
      int[] lanes,
      byte[][] secret,
      byte[][] associatedData) {
    byte[][] _results = new byte[password.length][];
    argon2idMany(
        Column.of(password),
        Column.of(salt),
        Column.of(length),
        Column.of(memory),
        Column.of(passes),
        Column.of(lanes),
        Column.of(secret),
        Column.of(associatedData),
        Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code argon2id} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void argon2idMany(
      Column<byte[][]> password,
      Column<byte[][]> salt,
      Column<int[]> length,
      Column<int[]> memory,
      Column<int[]> passes,
      Column<int[]> lanes,
      Column<byte[][]> secret,
      Column<byte[][]> associatedData,
      Column<byte[][]> _reply0) {
    Entry _entry = this.argon2id;
    Call _call = beginSlots(_entry);
    try {
      int _count =
          Batch.count(password, salt, length, memory, passes, lanes, secret, associatedData);
      Batch _batch = batch(_call, _entry, _count, 8, 1);
      _batch.request(0, "shortwire.crypto.v1.Argon2idRequest.password", password, 16);
      _batch.request(1, "shortwire.crypto.v1.Argon2idRequest.salt", salt, 16);
      _batch.request(2, "shortwire.crypto.v1.Argon2idRequest.length", length, 4);
      _batch.request(3, "shortwire.crypto.v1.Argon2idRequest.memory", memory, 4);
      _batch.request(4, "shortwire.crypto.v1.Argon2idRequest.passes", passes, 4);
      _batch.request(5, "shortwire.crypto.v1.Argon2idRequest.lanes", lanes, 4);
      _batch.request(6, "shortwire.crypto.v1.Argon2idRequest.secret", secret, 16);
      _batch.request(7, "shortwire.crypto.v1.Argon2idRequest.associated_data", associatedData, 16);
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
    private final Kdf client;
    private final Executor executor;

    private Async(Kdf client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /** HKDF (RFC 5869): extract and expand. */
    public CompletableFuture<byte[]> hkdf(
        byte[] key, long handle, byte[] salt, byte[] info, int length, KdfHash hash) {
      return Futures.submit(
          client, executor, _client -> _client.hkdf(key, handle, salt, info, length, hash));
    }

    /** HKDF (RFC 5869): extract and expand. */
    public CompletableFuture<Bytes> hkdf(HkdfRequest request) {
      return Futures.submit(client, executor, _client -> _client.hkdf(request));
    }

    /** PBKDF2 with HMAC (RFC 8018). For what exists; new things use Argon2id. */
    public CompletableFuture<byte[]> pbkdf2(
        byte[] password, byte[] salt, int iterations, int length, KdfHash hash) {
      return Futures.submit(
          client, executor, _client -> _client.pbkdf2(password, salt, iterations, length, hash));
    }

    /** PBKDF2 with HMAC (RFC 8018). For what exists; new things use Argon2id. */
    public CompletableFuture<Bytes> pbkdf2(Pbkdf2Request request) {
      return Futures.submit(client, executor, _client -> _client.pbkdf2(request));
    }

    /** Argon2id (RFC 9106). Allocates the memory that it is told to. */
    public CompletableFuture<byte[]> argon2id(
        byte[] password,
        byte[] salt,
        int length,
        int memory,
        int passes,
        int lanes,
        byte[] secret,
        byte[] associatedData) {
      return Futures.submit(
          client,
          executor,
          _client ->
              _client.argon2id(
                  password, salt, length, memory, passes, lanes, secret, associatedData));
    }

    /** Argon2id (RFC 9106). Allocates the memory that it is told to. */
    public CompletableFuture<Bytes> argon2id(Argon2idRequest request) {
      return Futures.submit(client, executor, _client -> _client.argon2id(request));
    }
  }
}
