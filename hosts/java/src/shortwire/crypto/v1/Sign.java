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
 * Ed25519 (RFC 8032). A signing key is its seed of 32 bytes, or seed and public key (64); a handle of it signs twice as fast,
 * because the public key is computed once.
 */
public final class Sign extends Client {
  private static final MethodInfo GENERATE =
      new MethodInfo("shortwire.crypto.v1.Sign/Generate", 0xd5fcf223553c86c9L, 0x8161fa39c1d9323aL);
  private static final MethodInfo PUBLIC_KEY =
      new MethodInfo(
          "shortwire.crypto.v1.Sign/PublicKey", 0xfdab6a72a93904a6L, 0x34c7341e451257abL);
  private static final MethodInfo SIGN =
      new MethodInfo("shortwire.crypto.v1.Sign/Sign", 0x4fcc9d20560f31e3L, 0xcb19924cecc98a36L);
  private static final MethodInfo SIGN_COMBINED =
      new MethodInfo(
          "shortwire.crypto.v1.Sign/SignCombined", 0x4dadbf3e68c31710L, 0x6e0f53ea9b49e2b2L);
  private static final MethodInfo VERIFY =
      new MethodInfo("shortwire.crypto.v1.Sign/Verify", 0xe236b16246ee1a77L, 0xee9e43f781cd48bcL);
  private static final MethodInfo OPEN_COMBINED =
      new MethodInfo(
          "shortwire.crypto.v1.Sign/OpenCombined", 0x2f73ba7f86230385L, 0x0b51a384f5cc5c45L);
  private static final MethodInfo TO_EXCHANGE_PRIVATE =
      new MethodInfo(
          "shortwire.crypto.v1.Sign/ToExchangePrivate", 0xfa1a8ee49974b441L, 0x6269703377a50d44L);
  private static final MethodInfo TO_EXCHANGE_PUBLIC =
      new MethodInfo(
          "shortwire.crypto.v1.Sign/ToExchangePublic", 0xcb65caea0dcb515bL, 0x17ce551719bf1bfeL);
  private static final MethodInfo FROM_EXCHANGE_PUBLIC =
      new MethodInfo(
          "shortwire.crypto.v1.Sign/FromExchangePublic", 0x713713a81ebeaddeL, 0xa5016e31e229a28dL);

  private final Entry generate;
  private final Entry publicKey;
  private final Entry sign;
  private final Entry signCombined;
  private final Entry verify;
  private final Entry openCombined;
  private final Entry toExchangePrivate;
  private final Entry toExchangePublic;
  private final Entry fromExchangePublic;

  private Sign(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    generate = entry(GENERATE);
    publicKey = entry(PUBLIC_KEY);
    sign = entry(SIGN);
    signCombined = entry(SIGN_COMBINED);
    verify = entry(VERIFY);
    openCombined = entry(OPEN_COMBINED);
    toExchangePrivate = entry(TO_EXCHANGE_PRIVATE);
    toExchangePublic = entry(TO_EXCHANGE_PUBLIC);
    fromExchangePublic = entry(FROM_EXCHANGE_PUBLIC);
  }

  private Sign(Sign origin, CallOptions options) {
    super(origin, options);
    generate = origin.generate;
    publicKey = origin.publicKey;
    sign = origin.sign;
    signCombined = origin.signCombined;
    verify = origin.verify;
    openCombined = origin.openCombined;
    toExchangePrivate = origin.toExchangePrivate;
    toExchangePublic = origin.toExchangePublic;
    fromExchangePublic = origin.fromExchangePublic;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Sign open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Sign open(String path, Options options) {
    return new Sign(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Sign on(Library library) {
    return new Sign(library, false);
  }

  @Override
  public Sign with(CallOptions options) {
    return new Sign(this, options);
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
   * A new signing key: `key` is the seed, or empty for a random one. The private key is the seed.
   */
  public KeyPair generate(byte[] seed) {
    Objects.requireNonNull(seed, "seed");
    Entry _entry = this.generate;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return generate(new SeedRequest(shortwire.Bytes.of(seed)));
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, seed);
      flat(_call, _flat);
      return new KeyPair(
          shortwire.Bytes.wrap(_call.getBytes(0)), shortwire.Bytes.wrap(_call.getBytes(2)));
    } finally {
      end(_call);
    }
  }

  /**
   * A new signing key: `key` is the seed, or empty for a random one. The private key is the seed.
   */
  public KeyPair generate(SeedRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.generate;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.seed());
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
  public KeyPair.Builder generateInto(SeedRequest request, KeyPair.Builder into) {
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
  public List<KeyPair> generateMany(List<SeedRequest> items) {
    Entry _entry = this.generate;
    if (_entry.flat == 0) return manyByWire(_entry, items, KeyPair::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 2);
      long _request0 = _batch.request(0, 16);
      for (int _i = 0; _i < _count; _i++) {
        SeedRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.seed());
      }
      long _reply0 = _batch.reply(0, 16);
      long _reply1 = _batch.reply(1, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new KeyPair(
                shortwire.Bytes.wrap(_batch.getBytes(_reply0, _i)),
                shortwire.Bytes.wrap(_batch.getBytes(_reply1, _i)));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code generate} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void generateMany(
      Column<byte[][]> seed, Column<byte[][]> _reply0, Column<byte[][]> _reply1) {
    Entry _entry = this.generate;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(seed);
      Batch _batch = batch(_call, _entry, _count, 1, 2);
      _batch.request(0, "shortwire.crypto.v1.SeedRequest.seed", seed, 16);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.KeyPair.private_key", _reply0, 16);
      long _data1 = _batch.reply(1, "shortwire.crypto.v1.KeyPair.public_key", _reply1, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.fetch(_data1, _reply1);
      _batch.check(null);
    } finally {
      end(_call);
    }
  }

  /** The public key of a signing key. */
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

  /** The public key of a signing key. */
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

  /** The signature of 64 bytes. */
  public byte[] sign(byte[] key, long handle, byte[] message) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.sign;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return sign(
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
   * As {@code sign}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment signInto(byte[] key, long handle, byte[] message, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.sign;
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

  /** The signature of 64 bytes. */
  public Bytes sign(KeyedRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.sign;
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
    return signInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code sign}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Bytes.Builder signInto(KeyedRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.sign;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code sign}, between bytes in wire format. */
  public byte[] signRaw(byte[] request) {
    return raw(this.sign, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment signRaw(MemorySegment request, MemorySegment into) {
    return raw(this.sign, request, into);
  }

  /**
   * A batch of {@code sign} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> signMany(List<KeyedRequest> items) {
    Entry _entry = this.sign;
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
   * A batch of {@code sign} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] signMany(byte[][] key, long[] handle, byte[][] message) {
    byte[][] _results = new byte[key.length][];
    signMany(Column.of(key), Column.of(handle), Column.of(message), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code sign} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void signMany(
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<byte[][]> message,
      Column<byte[][]> _reply0) {
    Entry _entry = this.sign;
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
   * The signature, then the message. In place, nothing moves if the message lies 64 bytes behind
   * the start of the output.
   */
  public byte[] signCombined(byte[] key, long handle, byte[] message) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.signCombined;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return signCombined(
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
   * As {@code signCombined}, but puts the bytes at the beginning of a segment; returns the part
   * that they fill.
   */
  public MemorySegment signCombinedInto(
      byte[] key, long handle, byte[] message, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.signCombined;
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
  public MemorySegment signCombinedInto(
      byte[] key, long handle, MemorySegment message, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.signCombined;
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

  /**
   * The signature, then the message. In place, nothing moves if the message lies 64 bytes behind
   * the start of the output.
   */
  public Bytes signCombined(KeyedRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.signCombined;
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
    return signCombinedInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code signCombined}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Bytes.Builder signCombinedInto(KeyedRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.signCombined;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code signCombined}, between bytes in wire format. */
  public byte[] signCombinedRaw(byte[] request) {
    return raw(this.signCombined, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment signCombinedRaw(MemorySegment request, MemorySegment into) {
    return raw(this.signCombined, request, into);
  }

  /**
   * A batch of {@code signCombined} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> signCombinedMany(List<KeyedRequest> items) {
    Entry _entry = this.signCombined;
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
   * A batch of {@code signCombined} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] signCombinedMany(byte[][] key, long[] handle, byte[][] message) {
    byte[][] _results = new byte[key.length][];
    signCombinedMany(Column.of(key), Column.of(handle), Column.of(message), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code signCombined} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void signCombinedMany(
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<byte[][]> message,
      Column<byte[][]> _reply0) {
    Entry _entry = this.signCombined;
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
   * Whether a signature is the message's. Strict: keys and signatures that are not canonical or of low order are not
   * authentic. In batches, signatures are checked together, which takes half the time.
   */
  public void verify(byte[] key, long handle, byte[] signature, byte[] message) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(signature, "signature");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.verify;
    long _flat = _entry.flat;
    if (_flat == 0) {
      verify(
          new VerifyRequest(
              shortwire.Bytes.of(key),
              handle,
              shortwire.Bytes.of(signature),
              shortwire.Bytes.of(message)));
      return;
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, signature);
      _call.set(5, message);
      flat(_call, _flat);
    } finally {
      end(_call);
    }
  }

  /**
   * Whether a signature is the message's. Strict: keys and signatures that are not canonical or of low order are not
   * authentic. In batches, signatures are checked together, which takes half the time.
   */
  public Empty verify(VerifyRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.verify;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.handle());
        _call.set(3, request.signature());
        _call.set(5, request.message());
        flat(_call, _flat);
        return new Empty();
      } finally {
        end(_call);
      }
    }
    return verifyInto(request, Empty.builder()).build();
  }

  /**
   * As {@code verify}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Empty.Builder verifyInto(VerifyRequest request, Empty.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.verify;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code verify}, between bytes in wire format. */
  public byte[] verifyRaw(byte[] request) {
    return raw(this.verify, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment verifyRaw(MemorySegment request, MemorySegment into) {
    return raw(this.verify, request, into);
  }

  /**
   * A batch of {@code verify} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Empty> verifyMany(List<VerifyRequest> items) {
    Entry _entry = this.verify;
    if (_entry.flat == 0) return manyByWire(_entry, items, Empty::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 4, 0);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 8);
      long _request2 = _batch.request(2, 16);
      long _request3 = _batch.request(3, 16);
      for (int _i = 0; _i < _count; _i++) {
        VerifyRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.handle());
        _batch.set(_request2, _i, _item.signature());
        _batch.set(_request3, _i, _item.message());
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

  /** The message of a signature with its message, if that is authentic. */
  public byte[] openCombined(byte[] key, long handle, byte[] signature, byte[] message) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(signature, "signature");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.openCombined;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return openCombined(
          new VerifyRequest(
              shortwire.Bytes.of(key),
              handle,
              shortwire.Bytes.of(signature),
              shortwire.Bytes.of(message))).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, signature);
      _call.set(5, message);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code openCombined}, but puts the bytes at the beginning of a segment; returns the part
   * that they fill.
   */
  public MemorySegment openCombinedInto(
      byte[] key, long handle, byte[] signature, byte[] message, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(signature, "signature");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.openCombined;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, signature);
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
  public MemorySegment openCombinedInto(
      byte[] key, long handle, byte[] signature, MemorySegment message, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(signature, "signature");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.openCombined;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, signature);
      _call.set(5, message);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      _call.keep(message);
      end(_call);
    }
  }

  /** The message of a signature with its message, if that is authentic. */
  public Bytes openCombined(VerifyRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.openCombined;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.handle());
        _call.set(3, request.signature());
        _call.set(5, request.message());
        flat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return openCombinedInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code openCombined}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Bytes.Builder openCombinedInto(VerifyRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.openCombined;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code openCombined}, between bytes in wire format. */
  public byte[] openCombinedRaw(byte[] request) {
    return raw(this.openCombined, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment openCombinedRaw(MemorySegment request, MemorySegment into) {
    return raw(this.openCombined, request, into);
  }

  /**
   * A batch of {@code openCombined} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> openCombinedMany(List<VerifyRequest> items) {
    Entry _entry = this.openCombined;
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
        VerifyRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.handle());
        _batch.set(_request2, _i, _item.signature());
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
   * A batch of {@code openCombined} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] openCombinedMany(
      byte[][] key, long[] handle, byte[][] signature, byte[][] message) {
    byte[][] _results = new byte[key.length][];
    openCombinedMany(
        Column.of(key),
        Column.of(handle),
        Column.of(signature),
        Column.of(message),
        Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code openCombined} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void openCombinedMany(
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<byte[][]> signature,
      Column<byte[][]> message,
      Column<byte[][]> _reply0) {
    Entry _entry = this.openCombined;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, handle, signature, message);
      Batch _batch = batch(_call, _entry, _count, 4, 1);
      _batch.request(0, "shortwire.crypto.v1.VerifyRequest.key", key, 16);
      _batch.request(1, "shortwire.crypto.v1.VerifyRequest.handle", handle, 8);
      _batch.request(2, "shortwire.crypto.v1.VerifyRequest.signature", signature, 16);
      _batch.request(3, "shortwire.crypto.v1.VerifyRequest.message", message, 16);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** The X25519 private key of a signing key. */
  public byte[] toExchangePrivate(byte[] key, long handle, byte[] message) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.toExchangePrivate;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return toExchangePrivate(
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
   * As {@code toExchangePrivate}, but puts the bytes at the beginning of a segment; returns the
   * part that they fill.
   */
  public MemorySegment toExchangePrivateInto(
      byte[] key, long handle, byte[] message, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.toExchangePrivate;
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

  /** The X25519 private key of a signing key. */
  public Bytes toExchangePrivate(KeyedRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.toExchangePrivate;
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
    return toExchangePrivateInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code toExchangePrivate}, but reads the reply into a builder that is used again. Calls in
   * wire format.
   */
  public Bytes.Builder toExchangePrivateInto(KeyedRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.toExchangePrivate;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code toExchangePrivate}, between bytes in wire format. */
  public byte[] toExchangePrivateRaw(byte[] request) {
    return raw(this.toExchangePrivate, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment toExchangePrivateRaw(MemorySegment request, MemorySegment into) {
    return raw(this.toExchangePrivate, request, into);
  }

  /**
   * A batch of {@code toExchangePrivate} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> toExchangePrivateMany(List<KeyedRequest> items) {
    Entry _entry = this.toExchangePrivate;
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
   * A batch of {@code toExchangePrivate} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] toExchangePrivateMany(byte[][] key, long[] handle, byte[][] message) {
    byte[][] _results = new byte[key.length][];
    toExchangePrivateMany(
        Column.of(key), Column.of(handle), Column.of(message), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code toExchangePrivate} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void toExchangePrivateMany(
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<byte[][]> message,
      Column<byte[][]> _reply0) {
    Entry _entry = this.toExchangePrivate;
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

  /** The X25519 public key of a verifying key. */
  public byte[] toExchangePublic(byte[] key, long handle, byte[] message) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.toExchangePublic;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return toExchangePublic(
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
   * As {@code toExchangePublic}, but puts the bytes at the beginning of a segment; returns the part
   * that they fill.
   */
  public MemorySegment toExchangePublicInto(
      byte[] key, long handle, byte[] message, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.toExchangePublic;
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

  /** The X25519 public key of a verifying key. */
  public Bytes toExchangePublic(KeyedRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.toExchangePublic;
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
    return toExchangePublicInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code toExchangePublic}, but reads the reply into a builder that is used again. Calls in
   * wire format.
   */
  public Bytes.Builder toExchangePublicInto(KeyedRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.toExchangePublic;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code toExchangePublic}, between bytes in wire format. */
  public byte[] toExchangePublicRaw(byte[] request) {
    return raw(this.toExchangePublic, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment toExchangePublicRaw(MemorySegment request, MemorySegment into) {
    return raw(this.toExchangePublic, request, into);
  }

  /**
   * A batch of {@code toExchangePublic} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> toExchangePublicMany(List<KeyedRequest> items) {
    Entry _entry = this.toExchangePublic;
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
   * A batch of {@code toExchangePublic} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] toExchangePublicMany(byte[][] key, long[] handle, byte[][] message) {
    byte[][] _results = new byte[key.length][];
    toExchangePublicMany(
        Column.of(key), Column.of(handle), Column.of(message), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code toExchangePublic} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void toExchangePublicMany(
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<byte[][]> message,
      Column<byte[][]> _reply0) {
    Entry _entry = this.toExchangePublic;
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
   * The verifying key of an X25519 public key; there are two, which differ in the sign of a
   * coordinate.
   */
  public byte[] fromExchangePublic(byte[] publicKey, boolean isNegative) {
    Objects.requireNonNull(publicKey, "publicKey");
    Entry _entry = this.fromExchangePublic;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return fromExchangePublic(
          new FromExchangeRequest(shortwire.Bytes.of(publicKey), isNegative)).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, publicKey);
      _call.set(2, isNegative);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code fromExchangePublic}, but puts the bytes at the beginning of a segment; returns the
   * part that they fill.
   */
  public MemorySegment fromExchangePublicInto(
      byte[] publicKey, boolean isNegative, MemorySegment _into) {
    Objects.requireNonNull(publicKey, "publicKey");
    Entry _entry = this.fromExchangePublic;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, publicKey);
      _call.set(2, isNegative);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /**
   * The verifying key of an X25519 public key; there are two, which differ in the sign of a
   * coordinate.
   */
  public Bytes fromExchangePublic(FromExchangeRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.fromExchangePublic;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.publicKey());
        _call.set(2, request.isNegative());
        flat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return fromExchangePublicInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code fromExchangePublic}, but reads the reply into a builder that is used again. Calls in
   * wire format.
   */
  public Bytes.Builder fromExchangePublicInto(FromExchangeRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.fromExchangePublic;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code fromExchangePublic}, between bytes in wire format. */
  public byte[] fromExchangePublicRaw(byte[] request) {
    return raw(this.fromExchangePublic, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment fromExchangePublicRaw(MemorySegment request, MemorySegment into) {
    return raw(this.fromExchangePublic, request, into);
  }

  /**
   * A batch of {@code fromExchangePublic} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> fromExchangePublicMany(List<FromExchangeRequest> items) {
    Entry _entry = this.fromExchangePublic;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 2, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 1);
      for (int _i = 0; _i < _count; _i++) {
        FromExchangeRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.publicKey());
        _batch.set(_request1, _i, _item.isNegative());
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
   * A batch of {@code fromExchangePublic} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] fromExchangePublicMany(byte[][] publicKey, boolean[] isNegative) {
    byte[][] _results = new byte[publicKey.length][];
    fromExchangePublicMany(Column.of(publicKey), Column.of(isNegative), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code fromExchangePublic} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void fromExchangePublicMany(
      Column<byte[][]> publicKey, Column<boolean[]> isNegative, Column<byte[][]> _reply0) {
    Entry _entry = this.fromExchangePublic;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(publicKey, isNegative);
      Batch _batch = batch(_call, _entry, _count, 2, 1);
      _batch.request(0, "shortwire.crypto.v1.FromExchangeRequest.public_key", publicKey, 16);
      _batch.request(1, "shortwire.crypto.v1.FromExchangeRequest.is_negative", isNegative, 1);
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
    private final Sign client;
    private final Executor executor;

    private Async(Sign client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /**
     * A new signing key: `key` is the seed, or empty for a random one. The private key is the seed.
     */
    public CompletableFuture<KeyPair> generate(byte[] seed) {
      return Futures.submit(client, executor, _client -> _client.generate(seed));
    }

    /**
     * A new signing key: `key` is the seed, or empty for a random one. The private key is the seed.
     */
    public CompletableFuture<KeyPair> generate(SeedRequest request) {
      return Futures.submit(client, executor, _client -> _client.generate(request));
    }

    /** The public key of a signing key. */
    public CompletableFuture<byte[]> publicKey(byte[] key, long handle, byte[] message) {
      return Futures.submit(client, executor, _client -> _client.publicKey(key, handle, message));
    }

    /** The public key of a signing key. */
    public CompletableFuture<Bytes> publicKey(KeyedRequest request) {
      return Futures.submit(client, executor, _client -> _client.publicKey(request));
    }

    /** The signature of 64 bytes. */
    public CompletableFuture<byte[]> sign(byte[] key, long handle, byte[] message) {
      return Futures.submit(client, executor, _client -> _client.sign(key, handle, message));
    }

    /** The signature of 64 bytes. */
    public CompletableFuture<Bytes> sign(KeyedRequest request) {
      return Futures.submit(client, executor, _client -> _client.sign(request));
    }

    /**
     * The signature, then the message. In place, nothing moves if the message lies 64 bytes behind
     * the start of the output.
     */
    public CompletableFuture<byte[]> signCombined(byte[] key, long handle, byte[] message) {
      return Futures.submit(
          client, executor, _client -> _client.signCombined(key, handle, message));
    }

    /**
     * The signature, then the message. In place, nothing moves if the message lies 64 bytes behind
     * the start of the output.
     */
    public CompletableFuture<Bytes> signCombined(KeyedRequest request) {
      return Futures.submit(client, executor, _client -> _client.signCombined(request));
    }

    /**
     * Whether a signature is the message's. Strict: keys and signatures that are not canonical or of low order are not
     * authentic. In batches, signatures are checked together, which takes half the time.
     */
    public CompletableFuture<Void> verify(
        byte[] key, long handle, byte[] signature, byte[] message) {
      return Futures.submit(
          client,
          executor,
          _client -> {
            _client.verify(key, handle, signature, message);
            return null;
          });
    }

    /**
     * Whether a signature is the message's. Strict: keys and signatures that are not canonical or of low order are not
     * authentic. In batches, signatures are checked together, which takes half the time.
     */
    public CompletableFuture<Empty> verify(VerifyRequest request) {
      return Futures.submit(client, executor, _client -> _client.verify(request));
    }

    /** The message of a signature with its message, if that is authentic. */
    public CompletableFuture<byte[]> openCombined(
        byte[] key, long handle, byte[] signature, byte[] message) {
      return Futures.submit(
          client, executor, _client -> _client.openCombined(key, handle, signature, message));
    }

    /** The message of a signature with its message, if that is authentic. */
    public CompletableFuture<Bytes> openCombined(VerifyRequest request) {
      return Futures.submit(client, executor, _client -> _client.openCombined(request));
    }

    /** The X25519 private key of a signing key. */
    public CompletableFuture<byte[]> toExchangePrivate(byte[] key, long handle, byte[] message) {
      return Futures.submit(
          client, executor, _client -> _client.toExchangePrivate(key, handle, message));
    }

    /** The X25519 private key of a signing key. */
    public CompletableFuture<Bytes> toExchangePrivate(KeyedRequest request) {
      return Futures.submit(client, executor, _client -> _client.toExchangePrivate(request));
    }

    /** The X25519 public key of a verifying key. */
    public CompletableFuture<byte[]> toExchangePublic(byte[] key, long handle, byte[] message) {
      return Futures.submit(
          client, executor, _client -> _client.toExchangePublic(key, handle, message));
    }

    /** The X25519 public key of a verifying key. */
    public CompletableFuture<Bytes> toExchangePublic(KeyedRequest request) {
      return Futures.submit(client, executor, _client -> _client.toExchangePublic(request));
    }

    /**
     * The verifying key of an X25519 public key; there are two, which differ in the sign of a
     * coordinate.
     */
    public CompletableFuture<byte[]> fromExchangePublic(byte[] publicKey, boolean isNegative) {
      return Futures.submit(
          client, executor, _client -> _client.fromExchangePublic(publicKey, isNegative));
    }

    /**
     * The verifying key of an X25519 public key; there are two, which differ in the sign of a
     * coordinate.
     */
    public CompletableFuture<Bytes> fromExchangePublic(FromExchangeRequest request) {
      return Futures.submit(client, executor, _client -> _client.fromExchangePublic(request));
    }
  }
}
