// Made by shortwire gen from direct.proto. Do not edit.
package direct.v1;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import shortwire.BatchException;
import shortwire.Bytes;
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

public final class Sealer extends Client {
  private static final MethodInfo SEAL =
      new MethodInfo("direct.v1.Sealer/Seal", 0x80b16e07bf618757L, 0x78ab36481ff7fa73L);
  private static final MethodInfo RANDOM =
      new MethodInfo("direct.v1.Sealer/Random", 0x3721296361d33d45L, 0x61f0793e3e1fd203L);
  private static final MethodInfo DERIVE =
      new MethodInfo("direct.v1.Sealer/Derive", 0x1e18f11199876e01L, 0xe2562c326393c184L);
  private static final MethodInfo SEAL_INTO =
      new MethodInfo("direct.v1.Sealer/SealInto", 0x3541eb721cefcab5L, 0x93f0595b51300bafL);
  private static final MethodInfo SEAL_MANY =
      new MethodInfo("direct.v1.Sealer/SealMany", 0x488c1c535bfea650L, 0xca33dd4b4e6b6d26L);

  private final Entry seal;
  private final Entry random;
  private final Entry derive;
  private final Entry sealInto;
  private final Entry sealMany;

  private Sealer(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    seal = entry(SEAL);
    random = entry(RANDOM);
    derive = entry(DERIVE);
    sealInto = entry(SEAL_INTO);
    sealMany = entry(SEAL_MANY);
  }

  private Sealer(Sealer origin, CallOptions options) {
    super(origin, options);
    seal = origin.seal;
    random = origin.random;
    derive = origin.derive;
    sealInto = origin.sealInto;
    sealMany = origin.sealMany;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Sealer open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Sealer open(String path, Options options) {
    return new Sealer(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Sealer on(Library library) {
    return new Sealer(library, false);
  }

  @Override
  public Sealer with(CallOptions options) {
    return new Sealer(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  /** May be written over the message. */
  public byte[] seal(byte[] key, long counter, byte[] message) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.seal;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return seal(new SealRequest(Bytes.of(key), counter, Bytes.of(message))).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, counter);
      _call.set(3, message);
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
  public MemorySegment sealInto_(byte[] key, long counter, byte[] message, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.seal;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, counter);
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
  public MemorySegment sealInto_(
      byte[] key, long counter, MemorySegment message, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.seal;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, counter);
      _call.set(3, message);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      _call.keep(message);
      end(_call);
    }
  }

  /** May be written over the message. */
  public Sealed seal(SealRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.seal;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.counter());
        _call.set(3, request.message());
        flat(_call, _flat);
        return new Sealed(Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return sealInto_(request, Sealed.builder()).build();
  }

  /**
   * As {@code seal}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Sealed.Builder sealInto_(SealRequest request, Sealed.Builder into) {
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
  public List<Sealed> sealMany_(List<SealRequest> items) {
    Entry _entry = this.seal;
    if (_entry.flat == 0) return manyByWire(_entry, items, Sealed::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 3, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 8);
      long _request2 = _batch.request(2, 16);
      for (int _i = 0; _i < _count; _i++) {
        SealRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.counter());
        _batch.set(_request2, _i, _item.message());
      }
      long _reply0 = _batch.reply(0, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Sealed(Bytes.wrap(_batch.getBytes(_reply0, _i)));
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
  public byte[][] sealMany_(byte[][] key, long[] counter, byte[][] message) {
    byte[][] _results = new byte[key.length][];
    sealMany_(Column.of(key), Column.of(counter), Column.of(message), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code seal} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void sealMany_(
      Column<byte[][]> key,
      Column<long[]> counter,
      Column<byte[][]> message,
      Column<byte[][]> _reply0) {
    Entry _entry = this.seal;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, counter, message);
      Batch _batch = batch(_call, _entry, _count, 3, 1);
      _batch.request(0, "direct.v1.SealRequest.key", key, 16);
      _batch.request(1, "direct.v1.SealRequest.counter", counter, 8);
      _batch.request(2, "direct.v1.SealRequest.message", message, 16);
      long _data0 = _batch.reply(0, "direct.v1.Sealed.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** Has nothing to be written over. */
  public byte[] random(long size) {
    Entry _entry = this.random;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return random(new Size(size)).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, size);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code random}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment randomInto(long size, MemorySegment _into) {
    Entry _entry = this.random;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, size);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /** Has nothing to be written over. */
  public Sealed random(Size request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.random;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.size());
        flat(_call, _flat);
        return new Sealed(Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return randomInto(request, Sealed.builder()).build();
  }

  /**
   * As {@code random}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Sealed.Builder randomInto(Size request, Sealed.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.random;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code random}, between bytes in wire format. */
  public byte[] randomRaw(byte[] request) {
    return raw(this.random, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment randomRaw(MemorySegment request, MemorySegment into) {
    return raw(this.random, request, into);
  }

  /**
   * A batch of {@code random} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Sealed> randomMany(List<Size> items) {
    Entry _entry = this.random;
    if (_entry.flat == 0) return manyByWire(_entry, items, Sealed::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 8);
      for (int _i = 0; _i < _count; _i++) {
        Size _item = items.get(_i);
        _batch.set(_request0, _i, _item.size());
      }
      long _reply0 = _batch.reply(0, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Sealed(Bytes.wrap(_batch.getBytes(_reply0, _i)));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code random} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] randomMany(long[] size) {
    byte[][] _results = new byte[size.length][];
    randomMany(Column.of(size), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code random} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void randomMany(Column<long[]> size, Column<byte[][]> _reply0) {
    Entry _entry = this.random;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(size);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "direct.v1.Size.size", size, 8);
      long _data0 = _batch.reply(0, "direct.v1.Sealed.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** Takes its time. */
  public byte[] derive(byte[] key, long counter, byte[] message) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.derive;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return derive(new SealRequest(Bytes.of(key), counter, Bytes.of(message))).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, key);
      _call.set(2, counter);
      _call.set(3, message);
      blockingFlat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code derive}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment deriveInto(byte[] key, long counter, byte[] message, MemorySegment _into) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(message, "message");
    Entry _entry = this.derive;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, key);
      _call.set(2, counter);
      _call.set(3, message);
      blockingFlat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /** Takes its time. */
  public Sealed derive(SealRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.derive;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.key());
        _call.set(2, request.counter());
        _call.set(3, request.message());
        blockingFlat(_call, _flat);
        return new Sealed(Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return deriveInto(request, Sealed.builder()).build();
  }

  /**
   * As {@code derive}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Sealed.Builder deriveInto(SealRequest request, Sealed.Builder into) {
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
  public List<Sealed> deriveMany(List<SealRequest> items) {
    Entry _entry = this.derive;
    if (_entry.flat == 0) return manyByWire(_entry, items, Sealed::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 3, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 8);
      long _request2 = _batch.request(2, 16);
      for (int _i = 0; _i < _count; _i++) {
        SealRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.key());
        _batch.set(_request1, _i, _item.counter());
        _batch.set(_request2, _i, _item.message());
      }
      long _reply0 = _batch.reply(0, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Sealed(Bytes.wrap(_batch.getBytes(_reply0, _i)));
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
  public byte[][] deriveMany(byte[][] key, long[] counter, byte[][] message) {
    byte[][] _results = new byte[key.length][];
    deriveMany(Column.of(key), Column.of(counter), Column.of(message), Column.of(_results));
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
      Column<long[]> counter,
      Column<byte[][]> message,
      Column<byte[][]> _reply0) {
    Entry _entry = this.derive;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(key, counter, message);
      Batch _batch = batch(_call, _entry, _count, 3, 1);
      _batch.request(0, "direct.v1.SealRequest.key", key, 16);
      _batch.request(1, "direct.v1.SealRequest.counter", counter, 8);
      _batch.request(2, "direct.v1.SealRequest.message", message, 16);
      long _data0 = _batch.reply(0, "direct.v1.Sealed.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** Would be named as a form of Seal is. */
  public long sealInto(long size) {
    Entry _entry = this.sealInto;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return sealInto(new Size(size)).size();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, size);
      flat(_call, _flat);
      return _call.getLong(0);
    } finally {
      end(_call);
    }
  }

  /** Would be named as a form of Seal is. */
  public Size sealInto(Size request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.sealInto;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.size());
        flat(_call, _flat);
        return new Size(_call.getLong(0));
      } finally {
        end(_call);
      }
    }
    return sealIntoInto(request, Size.builder()).build();
  }

  /**
   * As {@code sealInto}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Size.Builder sealIntoInto(Size request, Size.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.sealInto;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code sealInto}, between bytes in wire format. */
  public byte[] sealIntoRaw(byte[] request) {
    return raw(this.sealInto, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment sealIntoRaw(MemorySegment request, MemorySegment into) {
    return raw(this.sealInto, request, into);
  }

  /**
   * A batch of {@code sealInto} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Size> sealIntoMany(List<Size> items) {
    Entry _entry = this.sealInto;
    if (_entry.flat == 0) return manyByWire(_entry, items, Size::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 8);
      for (int _i = 0; _i < _count; _i++) {
        Size _item = items.get(_i);
        _batch.set(_request0, _i, _item.size());
      }
      long _reply0 = _batch.reply(0, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Size(_batch.getLong(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code sealInto} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] sealIntoMany(long[] size) {
    long[] _results = new long[size.length];
    sealIntoMany(Column.of(size), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code sealInto} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void sealIntoMany(Column<long[]> size, Column<long[]> _reply0) {
    Entry _entry = this.sealInto;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(size);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "direct.v1.Size.size", size, 8);
      long _data0 = _batch.reply(0, "direct.v1.Size.size", _reply0, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  public long sealMany(long size) {
    Entry _entry = this.sealMany;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return sealMany(new Size(size)).size();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, size);
      flat(_call, _flat);
      return _call.getLong(0);
    } finally {
      end(_call);
    }
  }

  public Size sealMany(Size request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.sealMany;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.size());
        flat(_call, _flat);
        return new Size(_call.getLong(0));
      } finally {
        end(_call);
      }
    }
    return sealManyInto(request, Size.builder()).build();
  }

  /**
   * As {@code sealMany}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Size.Builder sealManyInto(Size request, Size.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.sealMany;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code sealMany}, between bytes in wire format. */
  public byte[] sealManyRaw(byte[] request) {
    return raw(this.sealMany, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment sealManyRaw(MemorySegment request, MemorySegment into) {
    return raw(this.sealMany, request, into);
  }

  /**
   * A batch of {@code sealMany} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Size> sealManyMany(List<Size> items) {
    Entry _entry = this.sealMany;
    if (_entry.flat == 0) return manyByWire(_entry, items, Size::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 8);
      for (int _i = 0; _i < _count; _i++) {
        Size _item = items.get(_i);
        _batch.set(_request0, _i, _item.size());
      }
      long _reply0 = _batch.reply(0, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Size(_batch.getLong(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code sealMany} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] sealManyMany(long[] size) {
    long[] _results = new long[size.length];
    sealManyMany(Column.of(size), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code sealMany} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void sealManyMany(Column<long[]> size, Column<long[]> _reply0) {
    Entry _entry = this.sealMany;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(size);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "direct.v1.Size.size", size, 8);
      long _data0 = _batch.reply(0, "direct.v1.Size.size", _reply0, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final Sealer client;
    private final Executor executor;

    private Async(Sealer client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /** May be written over the message. */
    public CompletableFuture<byte[]> seal(byte[] key, long counter, byte[] message) {
      return Futures.submit(client, executor, _client -> _client.seal(key, counter, message));
    }

    /** May be written over the message. */
    public CompletableFuture<Sealed> seal(SealRequest request) {
      return Futures.submit(client, executor, _client -> _client.seal(request));
    }

    /** Has nothing to be written over. */
    public CompletableFuture<byte[]> random(long size) {
      return Futures.submit(client, executor, _client -> _client.random(size));
    }

    /** Has nothing to be written over. */
    public CompletableFuture<Sealed> random(Size request) {
      return Futures.submit(client, executor, _client -> _client.random(request));
    }

    /** Takes its time. */
    public CompletableFuture<byte[]> derive(byte[] key, long counter, byte[] message) {
      return Futures.submit(client, executor, _client -> _client.derive(key, counter, message));
    }

    /** Takes its time. */
    public CompletableFuture<Sealed> derive(SealRequest request) {
      return Futures.submit(client, executor, _client -> _client.derive(request));
    }

    /** Would be named as a form of Seal is. */
    public CompletableFuture<Long> sealInto(long size) {
      return Futures.submit(client, executor, _client -> _client.sealInto(size));
    }

    /** Would be named as a form of Seal is. */
    public CompletableFuture<Size> sealInto(Size request) {
      return Futures.submit(client, executor, _client -> _client.sealInto(request));
    }

    public CompletableFuture<Long> sealMany(long size) {
      return Futures.submit(client, executor, _client -> _client.sealMany(size));
    }

    public CompletableFuture<Size> sealMany(Size request) {
      return Futures.submit(client, executor, _client -> _client.sealMany(request));
    }
  }
}
