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
 * Encryption of what does not fit into memory, chunk by chunk; chunks that are missing, repeated, in another order or cut
 * off at the end are not authentic. libsodium's secretstream_xchacha20poly1305 reads and writes the same. One thread at a
 * time uses a handle; others wait.
 */
public final class ChunkedAead extends Client {
  private static final MethodInfo START_SEALING =
      new MethodInfo(
          "shortwire.crypto.v1.ChunkedAead/StartSealing", 0x0550ecd66b469f2bL, 0x746276b244a5040dL);
  private static final MethodInfo SEAL_CHUNK =
      new MethodInfo(
          "shortwire.crypto.v1.ChunkedAead/SealChunk", 0x1828242688289daeL, 0xa802de7bdd3ea1d9L);
  private static final MethodInfo START_OPENING =
      new MethodInfo(
          "shortwire.crypto.v1.ChunkedAead/StartOpening", 0xa3795fe7e3dfb18cL, 0x81587b7b18875e65L);
  private static final MethodInfo OPEN_CHUNK =
      new MethodInfo(
          "shortwire.crypto.v1.ChunkedAead/OpenChunk", 0x03d51300c1df4595L, 0x619a68101757ca4aL);
  private static final MethodInfo DISCARD =
      new MethodInfo(
          "shortwire.crypto.v1.ChunkedAead/Discard", 0x2d08fca75e10872aL, 0xbd47c5a05d355de1L);

  private final Entry startSealing;
  private final Entry sealChunk;
  private final Entry startOpening;
  private final Entry openChunk;
  private final Entry discard;

  private ChunkedAead(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    startSealing = entry(START_SEALING);
    sealChunk = entry(SEAL_CHUNK);
    startOpening = entry(START_OPENING);
    openChunk = entry(OPEN_CHUNK);
    discard = entry(DISCARD);
  }

  private ChunkedAead(ChunkedAead origin, CallOptions options) {
    super(origin, options);
    startSealing = origin.startSealing;
    sealChunk = origin.sealChunk;
    startOpening = origin.startOpening;
    openChunk = origin.openChunk;
    discard = origin.discard;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static ChunkedAead open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static ChunkedAead open(String path, Options options) {
    return new ChunkedAead(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static ChunkedAead on(Library library) {
    return new ChunkedAead(library, false);
  }

  @Override
  public ChunkedAead with(CallOptions options) {
    return new ChunkedAead(this, options);
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
   * Starts encrypting with a key of 32 bytes. The header has to be stored in front of the chunks.
   */
  public SealingHandle startSealing(byte[] key, long handle) {
    Objects.requireNonNull(key, "key");
    Entry _entry = this.startSealing;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return startSealing(new StartSealingRequest(shortwire.Bytes.of(key), handle));
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, handle);
      flat(_call, _flat);
      return new SealingHandle(_call.getLong(0), shortwire.Bytes.wrap(_call.getBytes(1)));
    } finally {
      end(_call);
    }
  }

  /**
   * Starts encrypting with a key of 32 bytes. The header has to be stored in front of the chunks.
   */
  public SealingHandle startSealing(StartSealingRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.startSealing;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.handle());
        flat(_call, _flat);
        return new SealingHandle(_call.getLong(0), shortwire.Bytes.wrap(_call.getBytes(1)));
      } finally {
        end(_call);
      }
    }
    return startSealingInto(request, SealingHandle.builder()).build();
  }

  /**
   * As {@code startSealing}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public SealingHandle.Builder startSealingInto(
      StartSealingRequest request, SealingHandle.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.startSealing;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code startSealing}, between bytes in wire format. */
  public byte[] startSealingRaw(byte[] request) {
    return raw(this.startSealing, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment startSealingRaw(MemorySegment request, MemorySegment into) {
    return raw(this.startSealing, request, into);
  }

  /**
   * A batch of {@code startSealing} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<SealingHandle> startSealingMany(List<StartSealingRequest> items) {
    Entry _entry = this.startSealing;
    if (_entry.flat == 0) return manyByWire(_entry, items, SealingHandle::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 2, 2);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 8);
      for (int _i = 0; _i < _count; _i++) {
        StartSealingRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.handle());
      }
      long _reply0 = _batch.reply(0, 8);
      long _reply1 = _batch.reply(1, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new SealingHandle(
                _batch.getLong(_reply0, _i), shortwire.Bytes.wrap(_batch.getBytes(_reply1, _i)));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code startSealing} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void startSealingMany(
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<long[]> _reply0,
      Column<byte[][]> _reply1) {
    Entry _entry = this.startSealing;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, handle);
      Batch _batch = batch(_call, _entry, _count, 2, 2);
      _batch.request(0, "shortwire.crypto.v1.StartSealingRequest.key", key, 16);
      _batch.request(1, "shortwire.crypto.v1.StartSealingRequest.handle", handle, 8);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.SealingHandle.stream", _reply0, 8);
      long _data1 = _batch.reply(1, "shortwire.crypto.v1.SealingHandle.header", _reply1, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.fetch(_data1, _reply1);
      _batch.check(null);
    } finally {
      end(_call);
    }
  }

  /**
   * The encrypted chunk, 17 bytes longer: a byte that says whether it is the last one in front, a tag behind. In place if it
   * lies one byte behind the start of the output. After the last chunk the handle is discarded.
   */
  public byte[] sealChunk(long stream, byte[] chunk, boolean isLast, byte[] associatedData) {
    Objects.requireNonNull(chunk, "chunk");
    Objects.requireNonNull(associatedData, "associatedData");
    Entry _entry = this.sealChunk;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return sealChunk(
          new ChunkRequest(
              stream,
              shortwire.Bytes.of(chunk),
              isLast,
              shortwire.Bytes.of(associatedData))).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, stream);
      _call.set(1, chunk);
      _call.set(3, isLast);
      _call.set(4, associatedData);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code sealChunk}, but puts the bytes at the beginning of a segment; returns the part that
   * they fill.
   */
  public MemorySegment sealChunkInto(
      long stream, byte[] chunk, boolean isLast, byte[] associatedData, MemorySegment _into) {
    Objects.requireNonNull(chunk, "chunk");
    Objects.requireNonNull(associatedData, "associatedData");
    Entry _entry = this.sealChunk;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, stream);
      _call.set(1, chunk);
      _call.set(3, isLast);
      _call.set(4, associatedData);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /**
   * The same with {@code chunk} in a segment too, which may overlap the other one, as nothing else may. Native
   * ones cross without a copy, and the service writes straight to where the result lies.
   */
  public MemorySegment sealChunkInto(
      long stream,
      MemorySegment chunk,
      boolean isLast,
      byte[] associatedData,
      MemorySegment _into) {
    Objects.requireNonNull(chunk, "chunk");
    Objects.requireNonNull(associatedData, "associatedData");
    Entry _entry = this.sealChunk;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, stream);
      _call.set(1, chunk);
      _call.set(3, isLast);
      _call.set(4, associatedData);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      _call.keep(chunk);
      end(_call);
    }
  }

  /**
   * The encrypted chunk, 17 bytes longer: a byte that says whether it is the last one in front, a tag behind. In place if it
   * lies one byte behind the start of the output. After the last chunk the handle is discarded.
   */
  public Bytes sealChunk(ChunkRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.sealChunk;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.stream());
        _call.set(1, request.chunk());
        _call.set(3, request.isLast());
        _call.set(4, request.associatedData());
        flat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return sealChunkInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code sealChunk}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Bytes.Builder sealChunkInto(ChunkRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.sealChunk;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code sealChunk}, between bytes in wire format. */
  public byte[] sealChunkRaw(byte[] request) {
    return raw(this.sealChunk, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment sealChunkRaw(MemorySegment request, MemorySegment into) {
    return raw(this.sealChunk, request, into);
  }

  /**
   * A batch of {@code sealChunk} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> sealChunkMany(List<ChunkRequest> items) {
    Entry _entry = this.sealChunk;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 4, 1);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 16);
      long _request2 = _batch.request(2, 1);
      long _request3 = _batch.request(3, 16);
      for (int _i = 0; _i < _count; _i++) {
        ChunkRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.stream());
        _batch.set(_request1, _i, _item.chunk());
        _batch.set(_request2, _i, _item.isLast());
        _batch.set(_request3, _i, _item.associatedData());
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
   * A batch of {@code sealChunk} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] sealChunkMany(
      long[] stream, byte[][] chunk, boolean[] isLast, byte[][] associatedData) {
    byte[][] _results = new byte[stream.length][];
    sealChunkMany(
        Column.of(stream),
        Column.of(chunk),
        Column.of(isLast),
        Column.of(associatedData),
        Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code sealChunk} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void sealChunkMany(
      Column<long[]> stream,
      Column<byte[][]> chunk,
      Column<boolean[]> isLast,
      Column<byte[][]> associatedData,
      Column<byte[][]> _reply0) {
    Entry _entry = this.sealChunk;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(stream, chunk, isLast, associatedData);
      Batch _batch = batch(_call, _entry, _count, 4, 1);
      _batch.request(0, "shortwire.crypto.v1.ChunkRequest.stream", stream, 8);
      _batch.request(1, "shortwire.crypto.v1.ChunkRequest.chunk", chunk, 16);
      _batch.request(2, "shortwire.crypto.v1.ChunkRequest.is_last", isLast, 1);
      _batch.request(3, "shortwire.crypto.v1.ChunkRequest.associated_data", associatedData, 16);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** Starts decrypting what begins with that header. */
  public long startOpening(byte[] key, long handle, byte[] header) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(header, "header");
    Entry _entry = this.startOpening;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return startOpening(
          new StartOpeningRequest(
              shortwire.Bytes.of(key), handle, shortwire.Bytes.of(header))).stream();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, handle);
      _call.set(3, header);
      flat(_call, _flat);
      return _call.getLong(0);
    } finally {
      end(_call);
    }
  }

  /** Starts decrypting what begins with that header. */
  public OpeningHandle startOpening(StartOpeningRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.startOpening;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.handle());
        _call.set(3, request.header());
        flat(_call, _flat);
        return new OpeningHandle(_call.getLong(0));
      } finally {
        end(_call);
      }
    }
    return startOpeningInto(request, OpeningHandle.builder()).build();
  }

  /**
   * As {@code startOpening}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public OpeningHandle.Builder startOpeningInto(
      StartOpeningRequest request, OpeningHandle.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.startOpening;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code startOpening}, between bytes in wire format. */
  public byte[] startOpeningRaw(byte[] request) {
    return raw(this.startOpening, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment startOpeningRaw(MemorySegment request, MemorySegment into) {
    return raw(this.startOpening, request, into);
  }

  /**
   * A batch of {@code startOpening} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<OpeningHandle> startOpeningMany(List<StartOpeningRequest> items) {
    Entry _entry = this.startOpening;
    if (_entry.flat == 0) return manyByWire(_entry, items, OpeningHandle::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 3, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 8);
      long _request2 = _batch.request(2, 16);
      for (int _i = 0; _i < _count; _i++) {
        StartOpeningRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.handle());
        _batch.set(_request2, _i, _item.header());
      }
      long _reply0 = _batch.reply(0, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new OpeningHandle(_batch.getLong(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code startOpening} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] startOpeningMany(byte[][] key, long[] handle, byte[][] header) {
    long[] _results = new long[key.length];
    startOpeningMany(Column.of(key), Column.of(handle), Column.of(header), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code startOpening} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void startOpeningMany(
      Column<byte[][]> key,
      Column<long[]> handle,
      Column<byte[][]> header,
      Column<long[]> _reply0) {
    Entry _entry = this.startOpening;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, handle, header);
      Batch _batch = batch(_call, _entry, _count, 3, 1);
      _batch.request(0, "shortwire.crypto.v1.StartOpeningRequest.key", key, 16);
      _batch.request(1, "shortwire.crypto.v1.StartOpeningRequest.handle", handle, 8);
      _batch.request(2, "shortwire.crypto.v1.StartOpeningRequest.header", header, 16);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.OpeningHandle.stream", _reply0, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /**
   * What SealChunk was given. Was the last chunk the last one that was sealed? If it is not marked so on both sides, it is
   * not authentic.
   */
  public byte[] openChunk(long stream, byte[] chunk, boolean isLast, byte[] associatedData) {
    Objects.requireNonNull(chunk, "chunk");
    Objects.requireNonNull(associatedData, "associatedData");
    Entry _entry = this.openChunk;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return openChunk(
          new ChunkRequest(
              stream,
              shortwire.Bytes.of(chunk),
              isLast,
              shortwire.Bytes.of(associatedData))).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, stream);
      _call.set(1, chunk);
      _call.set(3, isLast);
      _call.set(4, associatedData);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code openChunk}, but puts the bytes at the beginning of a segment; returns the part that
   * they fill.
   */
  public MemorySegment openChunkInto(
      long stream, byte[] chunk, boolean isLast, byte[] associatedData, MemorySegment _into) {
    Objects.requireNonNull(chunk, "chunk");
    Objects.requireNonNull(associatedData, "associatedData");
    Entry _entry = this.openChunk;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, stream);
      _call.set(1, chunk);
      _call.set(3, isLast);
      _call.set(4, associatedData);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /**
   * The same with {@code chunk} in a segment too, which may overlap the other one, as nothing else may. Native
   * ones cross without a copy, and the service writes straight to where the result lies.
   */
  public MemorySegment openChunkInto(
      long stream,
      MemorySegment chunk,
      boolean isLast,
      byte[] associatedData,
      MemorySegment _into) {
    Objects.requireNonNull(chunk, "chunk");
    Objects.requireNonNull(associatedData, "associatedData");
    Entry _entry = this.openChunk;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, stream);
      _call.set(1, chunk);
      _call.set(3, isLast);
      _call.set(4, associatedData);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      _call.keep(chunk);
      end(_call);
    }
  }

  /**
   * What SealChunk was given. Was the last chunk the last one that was sealed? If it is not marked so on both sides, it is
   * not authentic.
   */
  public Bytes openChunk(ChunkRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.openChunk;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.stream());
        _call.set(1, request.chunk());
        _call.set(3, request.isLast());
        _call.set(4, request.associatedData());
        flat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return openChunkInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code openChunk}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Bytes.Builder openChunkInto(ChunkRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.openChunk;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code openChunk}, between bytes in wire format. */
  public byte[] openChunkRaw(byte[] request) {
    return raw(this.openChunk, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment openChunkRaw(MemorySegment request, MemorySegment into) {
    return raw(this.openChunk, request, into);
  }

  /**
   * A batch of {@code openChunk} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> openChunkMany(List<ChunkRequest> items) {
    Entry _entry = this.openChunk;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 4, 1);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 16);
      long _request2 = _batch.request(2, 1);
      long _request3 = _batch.request(3, 16);
      for (int _i = 0; _i < _count; _i++) {
        ChunkRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.stream());
        _batch.set(_request1, _i, _item.chunk());
        _batch.set(_request2, _i, _item.isLast());
        _batch.set(_request3, _i, _item.associatedData());
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
   * A batch of {@code openChunk} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] openChunkMany(
      long[] stream, byte[][] chunk, boolean[] isLast, byte[][] associatedData) {
    byte[][] _results = new byte[stream.length][];
    openChunkMany(
        Column.of(stream),
        Column.of(chunk),
        Column.of(isLast),
        Column.of(associatedData),
        Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code openChunk} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void openChunkMany(
      Column<long[]> stream,
      Column<byte[][]> chunk,
      Column<boolean[]> isLast,
      Column<byte[][]> associatedData,
      Column<byte[][]> _reply0) {
    Entry _entry = this.openChunk;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(stream, chunk, isLast, associatedData);
      Batch _batch = batch(_call, _entry, _count, 4, 1);
      _batch.request(0, "shortwire.crypto.v1.ChunkRequest.stream", stream, 8);
      _batch.request(1, "shortwire.crypto.v1.ChunkRequest.chunk", chunk, 16);
      _batch.request(2, "shortwire.crypto.v1.ChunkRequest.is_last", isLast, 1);
      _batch.request(3, "shortwire.crypto.v1.ChunkRequest.associated_data", associatedData, 16);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** Gives a handle up before the last chunk. */
  public void discard(long stream) {
    Entry _entry = this.discard;
    long _flat = _entry.flat;
    if (_flat == 0) {
      discard(new ChunkedHandle(stream));
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

  /** Gives a handle up before the last chunk. */
  public Empty discard(ChunkedHandle request) {
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
  public Empty.Builder discardInto(ChunkedHandle request, Empty.Builder into) {
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
  public List<Empty> discardMany(List<ChunkedHandle> items) {
    Entry _entry = this.discard;
    if (_entry.flat == 0) return manyByWire(_entry, items, Empty::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 0);
      long _request0 = _batch.request(0, 8);
      for (int _i = 0; _i < _count; _i++) {
        ChunkedHandle _item = items.get(_i);
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
    private final ChunkedAead client;
    private final Executor executor;

    private Async(ChunkedAead client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /**
     * Starts encrypting with a key of 32 bytes. The header has to be stored in front of the chunks.
     */
    public CompletableFuture<SealingHandle> startSealing(byte[] key, long handle) {
      return Futures.submit(client, executor, _client -> _client.startSealing(key, handle));
    }

    /**
     * Starts encrypting with a key of 32 bytes. The header has to be stored in front of the chunks.
     */
    public CompletableFuture<SealingHandle> startSealing(StartSealingRequest request) {
      return Futures.submit(client, executor, _client -> _client.startSealing(request));
    }

    /**
     * The encrypted chunk, 17 bytes longer: a byte that says whether it is the last one in front, a tag behind. In place if it
     * lies one byte behind the start of the output. After the last chunk the handle is discarded.
     */
    public CompletableFuture<byte[]> sealChunk(
        long stream, byte[] chunk, boolean isLast, byte[] associatedData) {
      return Futures.submit(
          client, executor, _client -> _client.sealChunk(stream, chunk, isLast, associatedData));
    }

    /**
     * The encrypted chunk, 17 bytes longer: a byte that says whether it is the last one in front, a tag behind. In place if it
     * lies one byte behind the start of the output. After the last chunk the handle is discarded.
     */
    public CompletableFuture<Bytes> sealChunk(ChunkRequest request) {
      return Futures.submit(client, executor, _client -> _client.sealChunk(request));
    }

    /** Starts decrypting what begins with that header. */
    public CompletableFuture<Long> startOpening(byte[] key, long handle, byte[] header) {
      return Futures.submit(client, executor, _client -> _client.startOpening(key, handle, header));
    }

    /** Starts decrypting what begins with that header. */
    public CompletableFuture<OpeningHandle> startOpening(StartOpeningRequest request) {
      return Futures.submit(client, executor, _client -> _client.startOpening(request));
    }

    /**
     * What SealChunk was given. Was the last chunk the last one that was sealed? If it is not marked so on both sides, it is
     * not authentic.
     */
    public CompletableFuture<byte[]> openChunk(
        long stream, byte[] chunk, boolean isLast, byte[] associatedData) {
      return Futures.submit(
          client, executor, _client -> _client.openChunk(stream, chunk, isLast, associatedData));
    }

    /**
     * What SealChunk was given. Was the last chunk the last one that was sealed? If it is not marked so on both sides, it is
     * not authentic.
     */
    public CompletableFuture<Bytes> openChunk(ChunkRequest request) {
      return Futures.submit(client, executor, _client -> _client.openChunk(request));
    }

    /** Gives a handle up before the last chunk. */
    public CompletableFuture<Void> discard(long stream) {
      return Futures.submit(
          client,
          executor,
          _client -> {
            _client.discard(stream);
            return null;
          });
    }

    /** Gives a handle up before the last chunk. */
    public CompletableFuture<Empty> discard(ChunkedHandle request) {
      return Futures.submit(client, executor, _client -> _client.discard(request));
    }
  }
}
