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

/** Message authentication codes. */
public final class Mac extends Client {
  private static final MethodInfo TAG =
      new MethodInfo("shortwire.crypto.v1.Mac/Tag", 0x96eaff633a5a9910L, 0x3bf8f38276586780L);
  private static final MethodInfo VERIFY =
      new MethodInfo("shortwire.crypto.v1.Mac/Verify", 0x139424dd5273b46dL, 0xf3df0ebc786789acL);

  private final Entry tag;
  private final Entry verify;

  private Mac(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    tag = entry(TAG);
    verify = entry(VERIFY);
  }

  private Mac(Mac origin, CallOptions options) {
    super(origin, options);
    tag = origin.tag;
    verify = origin.verify;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Mac open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Mac open(String path, Options options) {
    return new Mac(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Mac on(Library library) {
    return new Mac(library, false);
  }

  @Override
  public Mac with(CallOptions options) {
    return new Mac(this, options);
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
   * The tag: 32 bytes of HMAC-SHA-256, 64 of HMAC-SHA-512, 16 of Poly1305, whose key may be used
   * for one message only.
   */
  public byte[] tag(byte[] key, long handle, byte[] message, MacAlgorithm algorithm) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(algorithm, "algorithm");
    Entry _entry = this.tag;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return tag(
          new MacRequest(
              shortwire.Bytes.of(key),
              handle,
              shortwire.Bytes.of(message),
              algorithm)).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, message);
      _call.set(5, algorithm.number());
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code tag}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment tagInto(
      byte[] key, long handle, byte[] message, MacAlgorithm algorithm, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(algorithm, "algorithm");
    Entry _entry = this.tag;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, message);
      _call.set(5, algorithm.number());
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /**
   * The tag: 32 bytes of HMAC-SHA-256, 64 of HMAC-SHA-512, 16 of Poly1305, whose key may be used
   * for one message only.
   */
  public Bytes tag(MacRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.tag;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.handle());
        _call.set(3, request.message());
        _call.set(5, request.algorithm().number());
        flat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return tagInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code tag}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Bytes.Builder tagInto(MacRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.tag;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code tag}, between bytes in wire format. */
  public byte[] tagRaw(byte[] request) {
    return raw(this.tag, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment tagRaw(MemorySegment request, MemorySegment into) {
    return raw(this.tag, request, into);
  }

  /**
   * A batch of {@code tag} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> tagMany(List<MacRequest> items) {
    Entry _entry = this.tag;
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
        MacRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.handle());
        _batch.set(_request2, _i, _item.message());
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
   * A batch of {@code tag} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] tagMany(byte[][] key, long[] handle, byte[][] message, int[] algorithm) {
    byte[][] _results = new byte[key.length][];
    tagMany(
        Column.of(key),
        Column.of(handle),
        Column.of(message),
        Column.of(algorithm),
        Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code tag} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void tagMany(
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<byte[][]> message,
      Column<int[]> algorithm,
      Column<byte[][]> _reply0) {
    Entry _entry = this.tag;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, handle, message, algorithm);
      Batch _batch = batch(_call, _entry, _count, 4, 1);
      _batch.request(0, "shortwire.crypto.v1.MacRequest.key", key, 16);
      _batch.request(1, "shortwire.crypto.v1.MacRequest.handle", handle, 8);
      _batch.request(2, "shortwire.crypto.v1.MacRequest.message", message, 16);
      _batch.request(3, "shortwire.crypto.v1.MacRequest.algorithm", algorithm, 4);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** Whether a tag is the message's. Takes the same time wherever they differ. */
  public void verify(byte[] key, long handle, byte[] message, MacAlgorithm algorithm, byte[] tag) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(algorithm, "algorithm");
    Objects.requireNonNull(tag, "tag");
    Entry _entry = this.verify;
    long _flat = _entry.flat;
    if (_flat == 0) {
      verify(
          new VerifyMacRequest(
              shortwire.Bytes.of(key),
              handle,
              shortwire.Bytes.of(message),
              algorithm,
              shortwire.Bytes.of(tag)));
      return;
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, message);
      _call.set(5, algorithm.number());
      _call.set(6, tag);
      flat(_call, _flat);
    } finally {
      end(_call);
    }
  }

  /** Whether a tag is the message's. Takes the same time wherever they differ. */
  public Empty verify(VerifyMacRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.verify;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.handle());
        _call.set(3, request.message());
        _call.set(5, request.algorithm().number());
        _call.set(6, request.tag());
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
  public Empty.Builder verifyInto(VerifyMacRequest request, Empty.Builder into) {
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
  public List<Empty> verifyMany(List<VerifyMacRequest> items) {
    Entry _entry = this.verify;
    if (_entry.flat == 0) return manyByWire(_entry, items, Empty::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 5, 0);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 8);
      long _request2 = _batch.request(2, 16);
      long _request3 = _batch.request(3, 4);
      long _request4 = _batch.request(4, 16);
      for (int _i = 0; _i < _count; _i++) {
        VerifyMacRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.handle());
        _batch.set(_request2, _i, _item.message());
        _batch.set(_request3, _i, _item.algorithm().number());
        _batch.set(_request4, _i, _item.tag());
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
    private final Mac client;
    private final Executor executor;

    private Async(Mac client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /**
     * The tag: 32 bytes of HMAC-SHA-256, 64 of HMAC-SHA-512, 16 of Poly1305, whose key may be used
     * for one message only.
     */
    public CompletableFuture<byte[]> tag(
        byte[] key, long handle, byte[] message, MacAlgorithm algorithm) {
      return Futures.submit(
          client, executor, _client -> _client.tag(key, handle, message, algorithm));
    }

    /**
     * The tag: 32 bytes of HMAC-SHA-256, 64 of HMAC-SHA-512, 16 of Poly1305, whose key may be used
     * for one message only.
     */
    public CompletableFuture<Bytes> tag(MacRequest request) {
      return Futures.submit(client, executor, _client -> _client.tag(request));
    }

    /** Whether a tag is the message's. Takes the same time wherever they differ. */
    public CompletableFuture<Void> verify(
        byte[] key, long handle, byte[] message, MacAlgorithm algorithm, byte[] tag) {
      return Futures.submit(
          client,
          executor,
          _client -> {
            _client.verify(key, handle, message, algorithm, tag);
            return null;
          });
    }

    /** Whether a tag is the message's. Takes the same time wherever they differ. */
    public CompletableFuture<Empty> verify(VerifyMacRequest request) {
      return Futures.submit(client, executor, _client -> _client.verify(request));
    }
  }
}
