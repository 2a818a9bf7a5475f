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

/** Hazardous material: see above. */
public final class Stream extends Client {
  private static final MethodInfo XOR =
      new MethodInfo("shortwire.crypto.v1.Stream/Xor", 0xbfa97d6395dd3e3aL, 0x0282e6d34c2e26a4L);
  private static final MethodInfo GENERATE =
      new MethodInfo(
          "shortwire.crypto.v1.Stream/Generate", 0x852bf0a6f22b9f0eL, 0x18aedbb414a5bab9L);
  private static final MethodInfo DERIVE =
      new MethodInfo("shortwire.crypto.v1.Stream/Derive", 0x9453c1fecba8d782L, 0xa85b85ea14758c7eL);

  private final Entry xor;
  private final Entry generate;
  private final Entry derive;

  private Stream(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    xor = entry(XOR);
    generate = entry(GENERATE);
    derive = entry(DERIVE);
  }

  private Stream(Stream origin, CallOptions options) {
    super(origin, options);
    xor = origin.xor;
    generate = origin.generate;
    derive = origin.derive;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Stream open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Stream open(String path, Options options) {
    return new Stream(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Stream on(Library library) {
    return new Stream(library, false);
  }

  @Override
  public Stream with(CallOptions options) {
    return new Stream(this, options);
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
   * The message XORed with the key stream: encrypts and decrypts. In place, nothing moves. In batches, messages with keys,
   * nonces and counters of their own are done side by side in vector lanes.
   */
  public byte[] xor(
      byte[] key,
      long handle,
      byte[] nonce,
      byte[] message,
      StreamAlgorithm algorithm,
      long counter) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(algorithm, "algorithm");
    Entry _entry = this.xor;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return xor(
          new XorRequest(
              shortwire.Bytes.of(key),
              handle,
              shortwire.Bytes.of(nonce),
              shortwire.Bytes.of(message),
              algorithm,
              counter)).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, nonce);
      _call.set(5, message);
      _call.set(7, algorithm.number());
      _call.set(8, counter);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code xor}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment xorInto(
      byte[] key,
      long handle,
      byte[] nonce,
      byte[] message,
      StreamAlgorithm algorithm,
      long counter,
      MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(algorithm, "algorithm");
    Entry _entry = this.xor;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, nonce);
      _call.set(5, message);
      _call.set(7, algorithm.number());
      _call.set(8, counter);
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
  public MemorySegment xorInto(
      byte[] key,
      long handle,
      byte[] nonce,
      MemorySegment message,
      StreamAlgorithm algorithm,
      long counter,
      MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(algorithm, "algorithm");
    Entry _entry = this.xor;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, nonce);
      _call.set(5, message);
      _call.set(7, algorithm.number());
      _call.set(8, counter);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      _call.keep(message);
      end(_call);
    }
  }

  /**
   * The message XORed with the key stream: encrypts and decrypts. In place, nothing moves. In batches, messages with keys,
   * nonces and counters of their own are done side by side in vector lanes.
   */
  public Bytes xor(XorRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.xor;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.handle());
        _call.set(3, request.nonce());
        _call.set(5, request.message());
        _call.set(7, request.algorithm().number());
        _call.set(8, request.counter());
        flat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return xorInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code xor}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Bytes.Builder xorInto(XorRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.xor;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code xor}, between bytes in wire format. */
  public byte[] xorRaw(byte[] request) {
    return raw(this.xor, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment xorRaw(MemorySegment request, MemorySegment into) {
    return raw(this.xor, request, into);
  }

  /**
   * A batch of {@code xor} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> xorMany(List<XorRequest> items) {
    Entry _entry = this.xor;
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
      long _request5 = _batch.request(5, 8);
      for (int _i = 0; _i < _count; _i++) {
        XorRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.handle());
        _batch.set(_request2, _i, _item.nonce());
        _batch.set(_request3, _i, _item.message());
        _batch.set(_request4, _i, _item.algorithm().number());
        _batch.set(_request5, _i, _item.counter());
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
   * A batch of {@code xor} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] xorMany(
      byte[][] key,
      long[] handle,
      byte[][] nonce,
      byte[][] message,
      int[] algorithm,
      long[] counter) {
    byte[][] _results = new byte[key.length][];
    xorMany(
        Column.of(key),
        Column.of(handle),
        Column.of(nonce),
        Column.of(message),
        Column.of(algorithm),
        Column.of(counter),
        Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code xor} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void xorMany(
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<byte[][]> nonce,
      Column<byte[][]> message,
      Column<int[]> algorithm,
      Column<long[]> counter,
      Column<byte[][]> _reply0) {
    Entry _entry = this.xor;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, handle, nonce, message, algorithm, counter);
      Batch _batch = batch(_call, _entry, _count, 6, 1);
      _batch.request(0, "shortwire.crypto.v1.XorRequest.key", key, 16);
      _batch.request(1, "shortwire.crypto.v1.XorRequest.handle", handle, 8);
      _batch.request(2, "shortwire.crypto.v1.XorRequest.nonce", nonce, 16);
      _batch.request(3, "shortwire.crypto.v1.XorRequest.message", message, 16);
      _batch.request(4, "shortwire.crypto.v1.XorRequest.algorithm", algorithm, 4);
      _batch.request(5, "shortwire.crypto.v1.XorRequest.counter", counter, 8);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** So many bytes of the key stream. */
  public byte[] generate(
      byte[] key, long handle, byte[] nonce, StreamAlgorithm algorithm, long counter, long size) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(algorithm, "algorithm");
    Entry _entry = this.generate;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return generate(
          new KeyStreamRequest(
              shortwire.Bytes.of(key),
              handle,
              shortwire.Bytes.of(nonce),
              algorithm,
              counter,
              size)).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, nonce);
      _call.set(5, algorithm.number());
      _call.set(6, counter);
      _call.set(7, size);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code generate}, but puts the bytes at the beginning of a segment; returns the part that
   * they fill.
   */
  public MemorySegment generateInto(
      byte[] key,
      long handle,
      byte[] nonce,
      StreamAlgorithm algorithm,
      long counter,
      long size,
      MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(nonce, "nonce");
    Objects.requireNonNull(algorithm, "algorithm");
    Entry _entry = this.generate;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, nonce);
      _call.set(5, algorithm.number());
      _call.set(6, counter);
      _call.set(7, size);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /** So many bytes of the key stream. */
  public Bytes generate(KeyStreamRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.generate;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.handle());
        _call.set(3, request.nonce());
        _call.set(5, request.algorithm().number());
        _call.set(6, request.counter());
        _call.set(7, request.size());
        flat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return generateInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code generate}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Bytes.Builder generateInto(KeyStreamRequest request, Bytes.Builder into) {
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
  public List<Bytes> generateMany(List<KeyStreamRequest> items) {
    Entry _entry = this.generate;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 6, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 8);
      long _request2 = _batch.request(2, 16);
      long _request3 = _batch.request(3, 4);
      long _request4 = _batch.request(4, 8);
      long _request5 = _batch.request(5, 8);
      for (int _i = 0; _i < _count; _i++) {
        KeyStreamRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.handle());
        _batch.set(_request2, _i, _item.nonce());
        _batch.set(_request3, _i, _item.algorithm().number());
        _batch.set(_request4, _i, _item.counter());
        _batch.set(_request5, _i, _item.size());
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
   * A batch of {@code generate} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] generateMany(
      byte[][] key, long[] handle, byte[][] nonce, int[] algorithm, long[] counter, long[] size) {
    byte[][] _results = new byte[key.length][];
    generateMany(
        Column.of(key),
        Column.of(handle),
        Column.of(nonce),
        Column.of(algorithm),
        Column.of(counter),
        Column.of(size),
        Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code generate} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void generateMany(
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<byte[][]> nonce,
      Column<int[]> algorithm,
      Column<long[]> counter,
      Column<long[]> size,
      Column<byte[][]> _reply0) {
    Entry _entry = this.generate;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, handle, nonce, algorithm, counter, size);
      Batch _batch = batch(_call, _entry, _count, 6, 1);
      _batch.request(0, "shortwire.crypto.v1.KeyStreamRequest.key", key, 16);
      _batch.request(1, "shortwire.crypto.v1.KeyStreamRequest.handle", handle, 8);
      _batch.request(2, "shortwire.crypto.v1.KeyStreamRequest.nonce", nonce, 16);
      _batch.request(3, "shortwire.crypto.v1.KeyStreamRequest.algorithm", algorithm, 4);
      _batch.request(4, "shortwire.crypto.v1.KeyStreamRequest.counter", counter, 8);
      _batch.request(5, "shortwire.crypto.v1.KeyStreamRequest.size", size, 8);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** HSalsa20 or HChaCha20 of a key and 16 bytes: another key. */
  public byte[] derive(byte[] key, long handle, byte[] input, StreamAlgorithm algorithm) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(input, "input");
    Objects.requireNonNull(algorithm, "algorithm");
    Entry _entry = this.derive;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return derive(
          new DeriveRequest(
              shortwire.Bytes.of(key),
              handle,
              shortwire.Bytes.of(input),
              algorithm)).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, input);
      _call.set(5, algorithm.number());
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code derive}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment deriveInto(
      byte[] key, long handle, byte[] input, StreamAlgorithm algorithm, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(input, "input");
    Objects.requireNonNull(algorithm, "algorithm");
    Entry _entry = this.derive;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, input);
      _call.set(5, algorithm.number());
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /** HSalsa20 or HChaCha20 of a key and 16 bytes: another key. */
  public Bytes derive(DeriveRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.derive;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.handle());
        _call.set(3, request.input());
        _call.set(5, request.algorithm().number());
        flat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return deriveInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code derive}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Bytes.Builder deriveInto(DeriveRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.derive;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code derive}, between bytes in wire format. */
  public byte[] deriveRaw(byte[] request) {
    return raw(this.derive, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment deriveRaw(MemorySegment request, MemorySegment into) {
    return raw(this.derive, request, into);
  }

  /**
   * A batch of {@code derive} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> deriveMany(List<DeriveRequest> items) {
    Entry _entry = this.derive;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 4, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 8);
      long _request2 = _batch.request(2, 16);
      long _request3 = _batch.request(3, 4);
      for (int _i = 0; _i < _count; _i++) {
        DeriveRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.handle());
        _batch.set(_request2, _i, _item.input());
        _batch.set(_request3, _i, _item.algorithm().number());
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
   * A batch of {@code derive} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] deriveMany(byte[][] key, long[] handle, byte[][] input, int[] algorithm) {
    byte[][] _results = new byte[key.length][];
    deriveMany(
        Column.of(key),
        Column.of(handle),
        Column.of(input),
        Column.of(algorithm),
        Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code derive} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void deriveMany(
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<byte[][]> input,
      Column<int[]> algorithm,
      Column<byte[][]> _reply0) {
    Entry _entry = this.derive;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, handle, input, algorithm);
      Batch _batch = batch(_call, _entry, _count, 4, 1);
      _batch.request(0, "shortwire.crypto.v1.DeriveRequest.key", key, 16);
      _batch.request(1, "shortwire.crypto.v1.DeriveRequest.handle", handle, 8);
      _batch.request(2, "shortwire.crypto.v1.DeriveRequest.input", input, 16);
      _batch.request(3, "shortwire.crypto.v1.DeriveRequest.algorithm", algorithm, 4);
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
    private final Stream client;
    private final Executor executor;

    private Async(Stream client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /**
     * The message XORed with the key stream: encrypts and decrypts. In place, nothing moves. In batches, messages with keys,
     * nonces and counters of their own are done side by side in vector lanes.
     */
    public CompletableFuture<byte[]> xor(
        byte[] key,
        long handle,
        byte[] nonce,
        byte[] message,
        StreamAlgorithm algorithm,
        long counter) {
      return Futures.submit(
          client,
          executor,
          _client -> _client.xor(key, handle, nonce, message, algorithm, counter));
    }

    /**
     * The message XORed with the key stream: encrypts and decrypts. In place, nothing moves. In batches, messages with keys,
     * nonces and counters of their own are done side by side in vector lanes.
     */
    public CompletableFuture<Bytes> xor(XorRequest request) {
      return Futures.submit(client, executor, _client -> _client.xor(request));
    }

    /** So many bytes of the key stream. */
    public CompletableFuture<byte[]> generate(
        byte[] key, long handle, byte[] nonce, StreamAlgorithm algorithm, long counter, long size) {
      return Futures.submit(
          client,
          executor,
          _client -> _client.generate(key, handle, nonce, algorithm, counter, size));
    }

    /** So many bytes of the key stream. */
    public CompletableFuture<Bytes> generate(KeyStreamRequest request) {
      return Futures.submit(client, executor, _client -> _client.generate(request));
    }

    /** HSalsa20 or HChaCha20 of a key and 16 bytes: another key. */
    public CompletableFuture<byte[]> derive(
        byte[] key, long handle, byte[] input, StreamAlgorithm algorithm) {
      return Futures.submit(
          client, executor, _client -> _client.derive(key, handle, input, algorithm));
    }

    /** HSalsa20 or HChaCha20 of a key and 16 bytes: another key. */
    public CompletableFuture<Bytes> derive(DeriveRequest request) {
      return Futures.submit(client, executor, _client -> _client.derive(request));
    }
  }
}
