// Made by shortwire gen from flat.proto. Do not edit.
package flat.v1;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import shortwire.BatchException;
import shortwire.Bytes;
import shortwire.CallOptions;
import shortwire.Client;
import shortwire.Column;
import shortwire.Library;
import shortwire.Message;
import shortwire.Options;
import shortwire.ShortwireException;
import shortwire.gen.v1.Batch;
import shortwire.gen.v1.Call;
import shortwire.gen.v1.Entry;
import shortwire.gen.v1.Futures;
import shortwire.gen.v1.MethodInfo;
import shortwire.gen.v1.WireException;

public final class Crossing extends Client {
  private static final MethodInfo FLAT =
      new MethodInfo("flat.v1.Crossing/Flat", 0xf4f92d0e96af1fb5L, 0x3905bd17b327a835L);
  private static final MethodInfo EMPTY =
      new MethodInfo("flat.v1.Crossing/Empty", 0xa5f00eaed81791f7L, 0xa7f6e7cca633c2b7L);
  private static final MethodInfo TEXTS =
      new MethodInfo("flat.v1.Crossing/Texts", 0x6362d72e9d9d6efeL, 0x5800bd662abef2e6L);
  private static final MethodInfo LIST =
      new MethodInfo("flat.v1.Crossing/List", 0x5f6f64620cc48b2eL, 0);
  private static final MethodInfo LIST_BACK =
      new MethodInfo("flat.v1.Crossing/ListBack", 0x8d2347d2940695edL, 0);
  private static final MethodInfo ONEOF =
      new MethodInfo("flat.v1.Crossing/Oneof", 0x317ec5d2bf19d47bL, 0);
  private static final MethodInfo MAP =
      new MethodInfo("flat.v1.Crossing/Map", 0x8a93b72ebe0ff69cL, 0);
  private static final MethodInfo MESSAGE =
      new MethodInfo("flat.v1.Crossing/Message", 0x57782739644dba19L, 0);
  private static final MethodInfo SLEEP =
      new MethodInfo("flat.v1.Crossing/Sleep", 0x72eca1935ad0da75L, 0x4d2dfc810fb40605L);

  private final Entry flat;
  private final Entry empty;
  private final Entry texts;
  private final Entry list;
  private final Entry listBack;
  private final Entry oneof;
  private final Entry map;
  private final Entry message;
  private final Entry sleep;

  private Crossing(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    flat = entry(FLAT);
    empty = entry(EMPTY);
    texts = entry(TEXTS);
    list = entry(LIST);
    listBack = entry(LIST_BACK);
    oneof = entry(ONEOF);
    map = entry(MAP);
    message = entry(MESSAGE);
    sleep = entry(SLEEP);
  }

  private Crossing(Crossing origin, CallOptions options) {
    super(origin, options);
    flat = origin.flat;
    empty = origin.empty;
    texts = origin.texts;
    list = origin.list;
    listBack = origin.listBack;
    oneof = origin.oneof;
    map = origin.map;
    message = origin.message;
    sleep = origin.sleep;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Crossing open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Crossing open(String path, Options options) {
    return new Crossing(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Crossing on(Library library) {
    return new Crossing(library, false);
  }

  @Override
  public Crossing with(CallOptions options) {
    return new Crossing(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  /** Scalars only. */
  public Scalars flat(double first, Kind kind, float small, int fixed, boolean middle, long last) {
    Objects.requireNonNull(kind, "kind");
    Entry _entry = this.flat;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return flat(new Scalars(first, kind, small, fixed, middle, last));
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, first);
      _call.set(1, kind.number());
      _call.set(2, small);
      _call.setUnsigned(3, fixed);
      _call.set(4, middle);
      _call.set(5, last);
      flat(_call, _flat);
      return new Scalars(
          _call.getDouble(0),
          Kind.of(_call.getInt(1)),
          _call.getFloat(2),
          _call.getInt(3),
          _call.getBoolean(4),
          _call.getLong(5));
    } finally {
      end(_call);
    }
  }

  /** Scalars only. */
  public Scalars flat(Scalars request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.flat;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.first());
        _call.set(1, request.kind().number());
        _call.set(2, request.small());
        _call.setUnsigned(3, request.fixed());
        _call.set(4, request.middle());
        _call.set(5, request.last());
        flat(_call, _flat);
        return new Scalars(
            _call.getDouble(0),
            Kind.of(_call.getInt(1)),
            _call.getFloat(2),
            _call.getInt(3),
            _call.getBoolean(4),
            _call.getLong(5));
      } finally {
        end(_call);
      }
    }
    return flatInto(request, Scalars.builder()).build();
  }

  /**
   * As {@code flat}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Scalars.Builder flatInto(Scalars request, Scalars.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.flat;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code flat}, between bytes in wire format. */
  public byte[] flatRaw(byte[] request) {
    return raw(this.flat, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment flatRaw(MemorySegment request, MemorySegment into) {
    return raw(this.flat, request, into);
  }

  /**
   * A batch of {@code flat} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Scalars> flatMany(List<Scalars> items) {
    Entry _entry = this.flat;
    if (_entry.flat == 0) return manyByWire(_entry, items, Scalars::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 6, 6);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 4);
      long _request2 = _batch.request(2, 4);
      long _request3 = _batch.request(3, 4);
      long _request4 = _batch.request(4, 1);
      long _request5 = _batch.request(5, 8);
      for (int _i = 0; _i < _count; _i++) {
        Scalars _item = items.get(_i);
        _batch.set(_request0, _i, _item.first());
        _batch.set(_request1, _i, _item.kind().number());
        _batch.set(_request2, _i, _item.small());
        _batch.set(_request3, _i, _item.fixed());
        _batch.set(_request4, _i, _item.middle());
        _batch.set(_request5, _i, _item.last());
      }
      long _reply0 = _batch.reply(0, 8);
      long _reply1 = _batch.reply(1, 4);
      long _reply2 = _batch.reply(2, 4);
      long _reply3 = _batch.reply(3, 4);
      long _reply4 = _batch.reply(4, 1);
      long _reply5 = _batch.reply(5, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Scalars(
                _batch.getDouble(_reply0, _i),
                Kind.of(_batch.getInt(_reply1, _i)),
                _batch.getFloat(_reply2, _i),
                _batch.getInt(_reply3, _i),
                _batch.getBoolean(_reply4, _i),
                _batch.getLong(_reply5, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code flat} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void flatMany(
      Column<double[]> first,
      Column<int[]> kind,
      Column<float[]> small,
      Column<int[]> fixed,
      Column<boolean[]> middle,
      Column<long[]> last,
      Column<double[]> _reply0,
      Column<int[]> _reply1,
      Column<float[]> _reply2,
      Column<int[]> _reply3,
      Column<boolean[]> _reply4,
      Column<long[]> _reply5) {
    Entry _entry = this.flat;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(first, kind, small, fixed, middle, last);
      Batch _batch = batch(_call, _entry, _count, 6, 6);
      _batch.request(0, "flat.v1.Scalars.first", first, 8);
      _batch.request(1, "flat.v1.Scalars.kind", kind, 4);
      _batch.request(2, "flat.v1.Scalars.small", small, 4);
      _batch.request(3, "flat.v1.Scalars.fixed", fixed, 4);
      _batch.request(4, "flat.v1.Scalars.middle", middle, 1);
      _batch.request(5, "flat.v1.Scalars.last", last, 8);
      long _data0 = _batch.reply(0, "flat.v1.Scalars.first", _reply0, 8);
      long _data1 = _batch.reply(1, "flat.v1.Scalars.kind", _reply1, 4);
      long _data2 = _batch.reply(2, "flat.v1.Scalars.small", _reply2, 4);
      long _data3 = _batch.reply(3, "flat.v1.Scalars.fixed", _reply3, 4);
      long _data4 = _batch.reply(4, "flat.v1.Scalars.middle", _reply4, 1);
      long _data5 = _batch.reply(5, "flat.v1.Scalars.last", _reply5, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.fetch(_data1, _reply1);
      _batch.fetch(_data2, _reply2);
      _batch.fetch(_data3, _reply3);
      _batch.fetch(_data4, _reply4);
      _batch.fetch(_data5, _reply5);
      _batch.check(null);
    } finally {
      end(_call);
    }
  }

  /** Nothing at all. */
  public void empty() {
    Entry _entry = this.empty;
    long _flat = _entry.flat;
    if (_flat == 0) {
      empty(new Nothing());
      return;
    }
    Call _call = begin(_entry);
    try {
      flat(_call, _flat);
    } finally {
      end(_call);
    }
  }

  /** Nothing at all. */
  public Nothing empty(Nothing request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.empty;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        flat(_call, _flat);
        return new Nothing();
      } finally {
        end(_call);
      }
    }
    return emptyInto(request, Nothing.builder()).build();
  }

  /**
   * As {@code empty}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Nothing.Builder emptyInto(Nothing request, Nothing.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.empty;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code empty}, between bytes in wire format. */
  public byte[] emptyRaw(byte[] request) {
    return raw(this.empty, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment emptyRaw(MemorySegment request, MemorySegment into) {
    return raw(this.empty, request, into);
  }

  /**
   * A batch of {@code empty} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Nothing> emptyMany(List<Nothing> items) {
    return manyByWire(this.empty, items, Nothing::read);
  }

  /** Strings, bytes and presence are flat too. */
  public Texts texts(String text, byte[] data, Kind kind) {
    Objects.requireNonNull(text, "text");
    Entry _entry = this.texts;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return texts(new Texts(text, data != null ? Bytes.of(data) : null, kind));
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, (data != null ? 0x1L : 0) | (kind != null ? 0x2L : 0));
      _call.set(1, text);
      if (data != null) _call.set(3, data);
      if (kind != null) _call.set(5, kind.number());
      flat(_call, _flat);
      long _mask = _call.mask();
      return new Texts(
          _call.getString(1),
          (_mask & 0x1L) != 0 ? Bytes.wrap(_call.getBytes(3)) : null,
          (_mask & 0x2L) != 0 ? Kind.of(_call.getInt(5)) : null);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** Strings, bytes and presence are flat too. */
  public Texts texts(Texts request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.texts;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, (request.data() != null ? 0x1L : 0) | (request.kind() != null ? 0x2L : 0));
        _call.set(1, request.text());
        if (request.data() != null) _call.set(3, request.data());
        if (request.kind() != null) _call.set(5, request.kind().number());
        flat(_call, _flat);
        long _mask = _call.mask();
        return new Texts(
            _call.getString(1),
            (_mask & 0x1L) != 0 ? Bytes.wrap(_call.getBytes(3)) : null,
            (_mask & 0x2L) != 0 ? Kind.of(_call.getInt(5)) : null);
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return textsInto(request, Texts.builder()).build();
  }

  /**
   * As {@code texts}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Texts.Builder textsInto(Texts request, Texts.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.texts;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code texts}, between bytes in wire format. */
  public byte[] textsRaw(byte[] request) {
    return raw(this.texts, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment textsRaw(MemorySegment request, MemorySegment into) {
    return raw(this.texts, request, into);
  }

  /**
   * A batch of {@code texts} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Texts> textsMany(List<Texts> items) {
    Entry _entry = this.texts;
    if (_entry.flat == 0) return manyByWire(_entry, items, Texts::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 4, 4);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 16);
      long _request2 = _batch.request(2, 16);
      long _request3 = _batch.request(3, 4);
      for (int _i = 0; _i < _count; _i++) {
        Texts _item = items.get(_i);
        _batch.set(
            _request0, _i, (_item.data() != null ? 0x1L : 0) | (_item.kind() != null ? 0x2L : 0));
        _batch.set(_request1, _i, _item.text());
        if (_item.data() != null) _batch.set(_request2, _i, _item.data());
        if (_item.kind() != null) _batch.set(_request3, _i, _item.kind().number());
      }
      long _reply0 = _batch.reply(0, 8);
      long _reply1 = _batch.reply(1, 16);
      long _reply2 = _batch.reply(2, 16);
      long _reply3 = _batch.reply(3, 4);
      _batch.run();
      return _batch.replies(
          _i -> {
            long _mask = _batch.getLong(_reply0, _i);
            return new Texts(
                _batch.getString(_reply1, _i),
                (_mask & 0x1L) != 0 ? Bytes.wrap(_batch.getBytes(_reply2, _i)) : null,
                (_mask & 0x2L) != 0 ? Kind.of(_batch.getInt(_reply3, _i)) : null);
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code texts} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void textsMany(
      Column<String[]> text,
      Column<byte[][]> data,
      Column<int[]> kind,
      Column<String[]> _reply1,
      Column<byte[][]> _reply2,
      Column<int[]> _reply3) {
    Entry _entry = this.texts;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(text, data, kind);
      Batch _batch = batch(_call, _entry, _count, 4, 4);
      _batch.mask(0, (data != null ? 0x1L : 0) | (kind != null ? 0x2L : 0));
      _batch.request(1, "flat.v1.Texts.text", text, 16);
      _batch.request(2, "flat.v1.Texts.data", data, 16);
      _batch.request(3, "flat.v1.Texts.kind", kind, 4);
      _batch.reply(0, 8);
      long _data1 = _batch.reply(1, "flat.v1.Texts.text", _reply1, 16);
      long _data2 = _batch.reply(2, "flat.v1.Texts.data", _reply2, 16);
      long _data3 = _batch.reply(3, "flat.v1.Texts.kind", _reply3, 4);
      _batch.run();
      _batch.fetch(_data1, _reply1);
      _batch.fetch(_data2, _reply2);
      _batch.fetch(_data3, _reply3);
      _batch.check(null);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** A list is not. */
  public Scalars list(WithList request) {
    return listInto(request, Scalars.builder()).build();
  }

  /**
   * As {@code list}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Scalars.Builder listInto(WithList request, Scalars.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.list;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code list}, between bytes in wire format. */
  public byte[] listRaw(byte[] request) {
    return raw(this.list, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment listRaw(MemorySegment request, MemorySegment into) {
    return raw(this.list, request, into);
  }

  /**
   * A batch of {@code list} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Scalars> listMany(List<WithList> items) {
    return manyByWire(this.list, items, Scalars::read);
  }

  /** Nor is it in the reply. */
  public WithList listBack(Scalars request) {
    return listBackInto(request, WithList.builder()).build();
  }

  /**
   * As {@code listBack}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public WithList.Builder listBackInto(Scalars request, WithList.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.listBack;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code listBack}, between bytes in wire format. */
  public byte[] listBackRaw(byte[] request) {
    return raw(this.listBack, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment listBackRaw(MemorySegment request, MemorySegment into) {
    return raw(this.listBack, request, into);
  }

  /**
   * A batch of {@code listBack} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<WithList> listBackMany(List<Scalars> items) {
    return manyByWire(this.listBack, items, WithList::read);
  }

  /** Nor a oneof, a map, a message. */
  public Nothing oneof(WithOneof request) {
    return oneofInto(request, Nothing.builder()).build();
  }

  /**
   * As {@code oneof}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Nothing.Builder oneofInto(WithOneof request, Nothing.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.oneof;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code oneof}, between bytes in wire format. */
  public byte[] oneofRaw(byte[] request) {
    return raw(this.oneof, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment oneofRaw(MemorySegment request, MemorySegment into) {
    return raw(this.oneof, request, into);
  }

  /**
   * A batch of {@code oneof} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Nothing> oneofMany(List<WithOneof> items) {
    return manyByWire(this.oneof, items, Nothing::read);
  }

  public Nothing map(WithMap request) {
    return mapInto(request, Nothing.builder()).build();
  }

  /**
   * As {@code map}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Nothing.Builder mapInto(WithMap request, Nothing.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.map;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code map}, between bytes in wire format. */
  public byte[] mapRaw(byte[] request) {
    return raw(this.map, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment mapRaw(MemorySegment request, MemorySegment into) {
    return raw(this.map, request, into);
  }

  /**
   * A batch of {@code map} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Nothing> mapMany(List<WithMap> items) {
    return manyByWire(this.map, items, Nothing::read);
  }

  public Nothing message(WithMessage request) {
    return messageInto(request, Nothing.builder()).build();
  }

  /**
   * As {@code message}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Nothing.Builder messageInto(WithMessage request, Nothing.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.message;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code message}, between bytes in wire format. */
  public byte[] messageRaw(byte[] request) {
    return raw(this.message, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment messageRaw(MemorySegment request, MemorySegment into) {
    return raw(this.message, request, into);
  }

  /**
   * A batch of {@code message} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Nothing> messageMany(List<WithMessage> items) {
    return manyByWire(this.message, items, Nothing::read);
  }

  /** Marked as blocking. */
  public void sleep(double first, Kind kind, float small, int fixed, boolean middle, long last) {
    Objects.requireNonNull(kind, "kind");
    Entry _entry = this.sleep;
    long _flat = _entry.flat;
    if (_flat == 0) {
      sleep(new Scalars(first, kind, small, fixed, middle, last));
      return;
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, first);
      _call.set(1, kind.number());
      _call.set(2, small);
      _call.setUnsigned(3, fixed);
      _call.set(4, middle);
      _call.set(5, last);
      blockingFlat(_call, _flat);
    } finally {
      end(_call);
    }
  }

  /** Marked as blocking. */
  public Nothing sleep(Scalars request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.sleep;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.first());
        _call.set(1, request.kind().number());
        _call.set(2, request.small());
        _call.setUnsigned(3, request.fixed());
        _call.set(4, request.middle());
        _call.set(5, request.last());
        blockingFlat(_call, _flat);
        return new Nothing();
      } finally {
        end(_call);
      }
    }
    return sleepInto(request, Nothing.builder()).build();
  }

  /**
   * As {@code sleep}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Nothing.Builder sleepInto(Scalars request, Nothing.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.sleep;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code sleep}, between bytes in wire format. */
  public byte[] sleepRaw(byte[] request) {
    return raw(this.sleep, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment sleepRaw(MemorySegment request, MemorySegment into) {
    return raw(this.sleep, request, into);
  }

  /**
   * A batch of {@code sleep} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Nothing> sleepMany(List<Scalars> items) {
    Entry _entry = this.sleep;
    if (_entry.flat == 0) return manyByWire(_entry, items, Nothing::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 6, 0);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 4);
      long _request2 = _batch.request(2, 4);
      long _request3 = _batch.request(3, 4);
      long _request4 = _batch.request(4, 1);
      long _request5 = _batch.request(5, 8);
      for (int _i = 0; _i < _count; _i++) {
        Scalars _item = items.get(_i);
        _batch.set(_request0, _i, _item.first());
        _batch.set(_request1, _i, _item.kind().number());
        _batch.set(_request2, _i, _item.small());
        _batch.set(_request3, _i, _item.fixed());
        _batch.set(_request4, _i, _item.middle());
        _batch.set(_request5, _i, _item.last());
      }
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Nothing();
          });
    } finally {
      end(_call);
    }
  }

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final Crossing client;
    private final Executor executor;

    private Async(Crossing client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /** Scalars only. */
    public CompletableFuture<Scalars> flat(
        double first, Kind kind, float small, int fixed, boolean middle, long last) {
      return Futures.submit(
          client, executor, _client -> _client.flat(first, kind, small, fixed, middle, last));
    }

    /** Scalars only. */
    public CompletableFuture<Scalars> flat(Scalars request) {
      return Futures.submit(client, executor, _client -> _client.flat(request));
    }

    /** Nothing at all. */
    public CompletableFuture<Void> empty() {
      return Futures.submit(
          client,
          executor,
          _client -> {
            _client.empty();
            return null;
          });
    }

    /** Nothing at all. */
    public CompletableFuture<Nothing> empty(Nothing request) {
      return Futures.submit(client, executor, _client -> _client.empty(request));
    }

    /** Strings, bytes and presence are flat too. */
    public CompletableFuture<Texts> texts(String text, byte[] data, Kind kind) {
      return Futures.submit(client, executor, _client -> _client.texts(text, data, kind));
    }

    /** Strings, bytes and presence are flat too. */
    public CompletableFuture<Texts> texts(Texts request) {
      return Futures.submit(client, executor, _client -> _client.texts(request));
    }

    /** A list is not. */
    public CompletableFuture<Scalars> list(WithList request) {
      return Futures.submit(client, executor, _client -> _client.list(request));
    }

    /** Nor is it in the reply. */
    public CompletableFuture<WithList> listBack(Scalars request) {
      return Futures.submit(client, executor, _client -> _client.listBack(request));
    }

    /** Nor a oneof, a map, a message. */
    public CompletableFuture<Nothing> oneof(WithOneof request) {
      return Futures.submit(client, executor, _client -> _client.oneof(request));
    }

    public CompletableFuture<Nothing> map(WithMap request) {
      return Futures.submit(client, executor, _client -> _client.map(request));
    }

    public CompletableFuture<Nothing> message(WithMessage request) {
      return Futures.submit(client, executor, _client -> _client.message(request));
    }

    /** Marked as blocking. */
    public CompletableFuture<Void> sleep(
        double first, Kind kind, float small, int fixed, boolean middle, long last) {
      return Futures.submit(
          client,
          executor,
          _client -> {
            _client.sleep(first, kind, small, fixed, middle, last);
            return null;
          });
    }

    /** Marked as blocking. */
    public CompletableFuture<Nothing> sleep(Scalars request) {
      return Futures.submit(client, executor, _client -> _client.sleep(request));
    }
  }
}
