// Made by shortwire gen from names.proto. Do not edit.
package names.v1;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import shortwire.BatchException;
import shortwire.Bytes;
import shortwire.CallOptions;
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

public final class Client extends shortwire.Client {
  private static final MethodInfo OPEN =
      new MethodInfo("names.v1.Client/Open", 0x3e73d43315680cccL, 0xa7024521ccf2b066L);
  private static final MethodInfo NEW =
      new MethodInfo("names.v1.Client/New", 0xab216110946eb28aL, 0x313d61b6b69aa71cL);
  private static final MethodInfo WITH =
      new MethodInfo("names.v1.Client/With", 0x2e80d5fcd4661e24L, 0x666412077acd84beL);
  private static final MethodInfo TARGET =
      new MethodInfo("names.v1.Client/Target", 0xda3b32eceeab2b95L, 0xff13579de569fdf3L);
  private static final MethodInfo CLOSE =
      new MethodInfo("names.v1.Client/Close", 0xd4812a0245af8570L, 0x58d4404a99052f0aL);
  private static final MethodInfo ADD =
      new MethodInfo("names.v1.Client/Add", 0x098d1310c9ab7cb7L, 0xd7872cd6c1b0a3d5L);
  private static final MethodInfo ADD_MANY =
      new MethodInfo("names.v1.Client/AddMany", 0x6384e2e86d1a8870L, 0xa0cdc0f4a7b9fa0aL);

  private final Entry open_;
  private final Entry new_;
  private final Entry with_;
  private final Entry target;
  private final Entry close_;
  private final Entry add;
  private final Entry addMany;

  private Client(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    open_ = entry(OPEN);
    new_ = entry(NEW);
    with_ = entry(WITH);
    target = entry(TARGET);
    close_ = entry(CLOSE);
    add = entry(ADD);
    addMany = entry(ADD_MANY);
  }

  private Client(Client origin, CallOptions options) {
    super(origin, options);
    open_ = origin.open_;
    new_ = origin.new_;
    with_ = origin.with_;
    target = origin.target;
    close_ = origin.close_;
    add = origin.add;
    addMany = origin.addMany;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Client open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Client open(String path, Options options) {
    return new Client(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Client on(Library library) {
    return new Client(library, false);
  }

  @Override
  public Client with(CallOptions options) {
    return new Client(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  public Reader open_(
      int reader,
      int writer,
      int tag,
      String value,
      byte[] request,
      long reply,
      boolean context,
      double scratch,
      int len,
      Integer mask,
      int source,
      int sink,
      int formatter) {
    Objects.requireNonNull(value, "value");
    Objects.requireNonNull(request, "request");
    Entry _entry = this.open_;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return open_(
          new Reader(
              reader,
              writer,
              tag,
              value,
              Bytes.of(request),
              reply,
              context,
              scratch,
              len,
              mask,
              source,
              sink,
              formatter));
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, (mask != null ? 0x1L : 0));
      _call.set(1, reader);
      _call.set(2, writer);
      _call.set(3, tag);
      _call.set(4, value);
      _call.set(6, request);
      _call.set(8, reply);
      _call.set(9, context);
      _call.set(10, scratch);
      _call.setUnsigned(11, len);
      if (mask != null) _call.set(12, mask);
      _call.set(13, source);
      _call.set(14, sink);
      _call.set(15, formatter);
      flat(_call, _flat);
      long _mask = _call.mask();
      return new Reader(
          _call.getInt(1),
          _call.getInt(2),
          _call.getInt(3),
          _call.getString(4),
          Bytes.wrap(_call.getBytes(6)),
          _call.getLong(8),
          _call.getBoolean(9),
          _call.getDouble(10),
          _call.getInt(11),
          (_mask & 0x1L) != 0 ? Integer.valueOf(_call.getInt(12)) : null,
          _call.getInt(13),
          _call.getInt(14),
          _call.getInt(15));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  public Reader open_(Reader request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.open_;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, (request.mask() != null ? 0x1L : 0));
        _call.set(1, request.reader());
        _call.set(2, request.writer());
        _call.set(3, request.tag());
        _call.set(4, request.value());
        _call.set(6, request.request());
        _call.set(8, request.reply());
        _call.set(9, request.context());
        _call.set(10, request.scratch());
        _call.setUnsigned(11, request.len());
        if (request.mask() != null) _call.set(12, request.mask());
        _call.set(13, request.source());
        _call.set(14, request.sink());
        _call.set(15, request.formatter());
        flat(_call, _flat);
        long _mask = _call.mask();
        return new Reader(
            _call.getInt(1),
            _call.getInt(2),
            _call.getInt(3),
            _call.getString(4),
            Bytes.wrap(_call.getBytes(6)),
            _call.getLong(8),
            _call.getBoolean(9),
            _call.getDouble(10),
            _call.getInt(11),
            (_mask & 0x1L) != 0 ? Integer.valueOf(_call.getInt(12)) : null,
            _call.getInt(13),
            _call.getInt(14),
            _call.getInt(15));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return openInto(request, Reader.builder()).build();
  }

  /**
   * As {@code open_}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Reader.Builder openInto(Reader request, Reader.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.open_;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code open_}, between bytes in wire format. */
  public byte[] openRaw(byte[] request) {
    return raw(this.open_, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment openRaw(MemorySegment request, MemorySegment into) {
    return raw(this.open_, request, into);
  }

  /**
   * A batch of {@code open_} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Reader> openMany(List<Reader> items) {
    Entry _entry = this.open_;
    if (_entry.flat == 0) return manyByWire(_entry, items, Reader::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 14, 14);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 4);
      long _request2 = _batch.request(2, 4);
      long _request3 = _batch.request(3, 4);
      long _request4 = _batch.request(4, 16);
      long _request5 = _batch.request(5, 16);
      long _request6 = _batch.request(6, 8);
      long _request7 = _batch.request(7, 1);
      long _request8 = _batch.request(8, 8);
      long _request9 = _batch.request(9, 4);
      long _request10 = _batch.request(10, 4);
      long _request11 = _batch.request(11, 4);
      long _request12 = _batch.request(12, 4);
      long _request13 = _batch.request(13, 4);
      for (int _i = 0; _i < _count; _i++) {
        Reader _item = items.get(_i);
        _batch.set(_request0, _i, (_item.mask() != null ? 0x1L : 0));
        _batch.set(_request1, _i, _item.reader());
        _batch.set(_request2, _i, _item.writer());
        _batch.set(_request3, _i, _item.tag());
        _batch.set(_request4, _i, _item.value());
        _batch.set(_request5, _i, _item.request());
        _batch.set(_request6, _i, _item.reply());
        _batch.set(_request7, _i, _item.context());
        _batch.set(_request8, _i, _item.scratch());
        _batch.set(_request9, _i, _item.len());
        if (_item.mask() != null) _batch.set(_request10, _i, _item.mask());
        _batch.set(_request11, _i, _item.source());
        _batch.set(_request12, _i, _item.sink());
        _batch.set(_request13, _i, _item.formatter());
      }
      long _reply0 = _batch.reply(0, 8);
      long _reply1 = _batch.reply(1, 4);
      long _reply2 = _batch.reply(2, 4);
      long _reply3 = _batch.reply(3, 4);
      long _reply4 = _batch.reply(4, 16);
      long _reply5 = _batch.reply(5, 16);
      long _reply6 = _batch.reply(6, 8);
      long _reply7 = _batch.reply(7, 1);
      long _reply8 = _batch.reply(8, 8);
      long _reply9 = _batch.reply(9, 4);
      long _reply10 = _batch.reply(10, 4);
      long _reply11 = _batch.reply(11, 4);
      long _reply12 = _batch.reply(12, 4);
      long _reply13 = _batch.reply(13, 4);
      _batch.run();
      return _batch.replies(
          _i -> {
            long _mask = _batch.getLong(_reply0, _i);
            return new Reader(
                _batch.getInt(_reply1, _i),
                _batch.getInt(_reply2, _i),
                _batch.getInt(_reply3, _i),
                _batch.getString(_reply4, _i),
                Bytes.wrap(_batch.getBytes(_reply5, _i)),
                _batch.getLong(_reply6, _i),
                _batch.getBoolean(_reply7, _i),
                _batch.getDouble(_reply8, _i),
                _batch.getInt(_reply9, _i),
                (_mask & 0x1L) != 0 ? Integer.valueOf(_batch.getInt(_reply10, _i)) : null,
                _batch.getInt(_reply11, _i),
                _batch.getInt(_reply12, _i),
                _batch.getInt(_reply13, _i));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code open_} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void openMany(
      Column<int[]> reader,
      Column<int[]> writer,
      Column<int[]> tag,
      Column<String[]> value,
      Column<byte[][]> request,
      Column<long[]> reply,
      Column<boolean[]> context,
      Column<double[]> scratch,
      Column<int[]> len,
      Column<int[]> mask,
      Column<int[]> source,
      Column<int[]> sink,
      Column<int[]> formatter,
      Column<int[]> _reply1,
      Column<int[]> _reply2,
      Column<int[]> _reply3,
      Column<String[]> _reply4,
      Column<byte[][]> _reply5,
      Column<long[]> _reply6,
      Column<boolean[]> _reply7,
      Column<double[]> _reply8,
      Column<int[]> _reply9,
      Column<int[]> _reply10,
      Column<int[]> _reply11,
      Column<int[]> _reply12,
      Column<int[]> _reply13) {
    Entry _entry = this.open_;
    Call _call = beginSlots(_entry);
    try {
      int _count =
          Batch.count(
              reader,
              writer,
              tag,
              value,
              request,
              reply,
              context,
              scratch,
              len,
              mask,
              source,
              sink,
              formatter);
      Batch _batch = batch(_call, _entry, _count, 14, 14);
      _batch.mask(0, (mask != null ? 0x1L : 0));
      _batch.request(1, "names.v1.Reader.reader", reader, 4);
      _batch.request(2, "names.v1.Reader.writer", writer, 4);
      _batch.request(3, "names.v1.Reader.tag", tag, 4);
      _batch.request(4, "names.v1.Reader.value", value, 16);
      _batch.request(5, "names.v1.Reader.request", request, 16);
      _batch.request(6, "names.v1.Reader.reply", reply, 8);
      _batch.request(7, "names.v1.Reader.context", context, 1);
      _batch.request(8, "names.v1.Reader.scratch", scratch, 8);
      _batch.request(9, "names.v1.Reader.len", len, 4);
      _batch.request(10, "names.v1.Reader.mask", mask, 4);
      _batch.request(11, "names.v1.Reader.source", source, 4);
      _batch.request(12, "names.v1.Reader.sink", sink, 4);
      _batch.request(13, "names.v1.Reader.formatter", formatter, 4);
      _batch.reply(0, 8);
      long _data1 = _batch.reply(1, "names.v1.Reader.reader", _reply1, 4);
      long _data2 = _batch.reply(2, "names.v1.Reader.writer", _reply2, 4);
      long _data3 = _batch.reply(3, "names.v1.Reader.tag", _reply3, 4);
      long _data4 = _batch.reply(4, "names.v1.Reader.value", _reply4, 16);
      long _data5 = _batch.reply(5, "names.v1.Reader.request", _reply5, 16);
      long _data6 = _batch.reply(6, "names.v1.Reader.reply", _reply6, 8);
      long _data7 = _batch.reply(7, "names.v1.Reader.context", _reply7, 1);
      long _data8 = _batch.reply(8, "names.v1.Reader.scratch", _reply8, 8);
      long _data9 = _batch.reply(9, "names.v1.Reader.len", _reply9, 4);
      long _data10 = _batch.reply(10, "names.v1.Reader.mask", _reply10, 4);
      long _data11 = _batch.reply(11, "names.v1.Reader.source", _reply11, 4);
      long _data12 = _batch.reply(12, "names.v1.Reader.sink", _reply12, 4);
      long _data13 = _batch.reply(13, "names.v1.Reader.formatter", _reply13, 4);
      _batch.run();
      _batch.fetch(_data1, _reply1);
      _batch.fetch(_data2, _reply2);
      _batch.fetch(_data3, _reply3);
      _batch.fetch(_data4, _reply4);
      _batch.fetch(_data5, _reply5);
      _batch.fetch(_data6, _reply6);
      _batch.fetch(_data7, _reply7);
      _batch.fetch(_data8, _reply8);
      _batch.fetch(_data9, _reply9);
      _batch.fetch(_data10, _reply10);
      _batch.fetch(_data11, _reply11);
      _batch.fetch(_data12, _reply12);
      _batch.fetch(_data13, _reply13);
      _batch.check(null);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  public Reader new_(
      int reader,
      int writer,
      int tag,
      String value,
      byte[] request,
      long reply,
      boolean context,
      double scratch,
      int len,
      Integer mask,
      int source,
      int sink,
      int formatter) {
    Objects.requireNonNull(value, "value");
    Objects.requireNonNull(request, "request");
    Entry _entry = this.new_;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return new_(
          new Reader(
              reader,
              writer,
              tag,
              value,
              Bytes.of(request),
              reply,
              context,
              scratch,
              len,
              mask,
              source,
              sink,
              formatter));
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, (mask != null ? 0x1L : 0));
      _call.set(1, reader);
      _call.set(2, writer);
      _call.set(3, tag);
      _call.set(4, value);
      _call.set(6, request);
      _call.set(8, reply);
      _call.set(9, context);
      _call.set(10, scratch);
      _call.setUnsigned(11, len);
      if (mask != null) _call.set(12, mask);
      _call.set(13, source);
      _call.set(14, sink);
      _call.set(15, formatter);
      flat(_call, _flat);
      long _mask = _call.mask();
      return new Reader(
          _call.getInt(1),
          _call.getInt(2),
          _call.getInt(3),
          _call.getString(4),
          Bytes.wrap(_call.getBytes(6)),
          _call.getLong(8),
          _call.getBoolean(9),
          _call.getDouble(10),
          _call.getInt(11),
          (_mask & 0x1L) != 0 ? Integer.valueOf(_call.getInt(12)) : null,
          _call.getInt(13),
          _call.getInt(14),
          _call.getInt(15));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  public Reader new_(Reader request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.new_;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, (request.mask() != null ? 0x1L : 0));
        _call.set(1, request.reader());
        _call.set(2, request.writer());
        _call.set(3, request.tag());
        _call.set(4, request.value());
        _call.set(6, request.request());
        _call.set(8, request.reply());
        _call.set(9, request.context());
        _call.set(10, request.scratch());
        _call.setUnsigned(11, request.len());
        if (request.mask() != null) _call.set(12, request.mask());
        _call.set(13, request.source());
        _call.set(14, request.sink());
        _call.set(15, request.formatter());
        flat(_call, _flat);
        long _mask = _call.mask();
        return new Reader(
            _call.getInt(1),
            _call.getInt(2),
            _call.getInt(3),
            _call.getString(4),
            Bytes.wrap(_call.getBytes(6)),
            _call.getLong(8),
            _call.getBoolean(9),
            _call.getDouble(10),
            _call.getInt(11),
            (_mask & 0x1L) != 0 ? Integer.valueOf(_call.getInt(12)) : null,
            _call.getInt(13),
            _call.getInt(14),
            _call.getInt(15));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return newInto(request, Reader.builder()).build();
  }

  /**
   * As {@code new_}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Reader.Builder newInto(Reader request, Reader.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.new_;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code new_}, between bytes in wire format. */
  public byte[] newRaw(byte[] request) {
    return raw(this.new_, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment newRaw(MemorySegment request, MemorySegment into) {
    return raw(this.new_, request, into);
  }

  /**
   * A batch of {@code new_} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Reader> newMany(List<Reader> items) {
    Entry _entry = this.new_;
    if (_entry.flat == 0) return manyByWire(_entry, items, Reader::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 14, 14);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 4);
      long _request2 = _batch.request(2, 4);
      long _request3 = _batch.request(3, 4);
      long _request4 = _batch.request(4, 16);
      long _request5 = _batch.request(5, 16);
      long _request6 = _batch.request(6, 8);
      long _request7 = _batch.request(7, 1);
      long _request8 = _batch.request(8, 8);
      long _request9 = _batch.request(9, 4);
      long _request10 = _batch.request(10, 4);
      long _request11 = _batch.request(11, 4);
      long _request12 = _batch.request(12, 4);
      long _request13 = _batch.request(13, 4);
      for (int _i = 0; _i < _count; _i++) {
        Reader _item = items.get(_i);
        _batch.set(_request0, _i, (_item.mask() != null ? 0x1L : 0));
        _batch.set(_request1, _i, _item.reader());
        _batch.set(_request2, _i, _item.writer());
        _batch.set(_request3, _i, _item.tag());
        _batch.set(_request4, _i, _item.value());
        _batch.set(_request5, _i, _item.request());
        _batch.set(_request6, _i, _item.reply());
        _batch.set(_request7, _i, _item.context());
        _batch.set(_request8, _i, _item.scratch());
        _batch.set(_request9, _i, _item.len());
        if (_item.mask() != null) _batch.set(_request10, _i, _item.mask());
        _batch.set(_request11, _i, _item.source());
        _batch.set(_request12, _i, _item.sink());
        _batch.set(_request13, _i, _item.formatter());
      }
      long _reply0 = _batch.reply(0, 8);
      long _reply1 = _batch.reply(1, 4);
      long _reply2 = _batch.reply(2, 4);
      long _reply3 = _batch.reply(3, 4);
      long _reply4 = _batch.reply(4, 16);
      long _reply5 = _batch.reply(5, 16);
      long _reply6 = _batch.reply(6, 8);
      long _reply7 = _batch.reply(7, 1);
      long _reply8 = _batch.reply(8, 8);
      long _reply9 = _batch.reply(9, 4);
      long _reply10 = _batch.reply(10, 4);
      long _reply11 = _batch.reply(11, 4);
      long _reply12 = _batch.reply(12, 4);
      long _reply13 = _batch.reply(13, 4);
      _batch.run();
      return _batch.replies(
          _i -> {
            long _mask = _batch.getLong(_reply0, _i);
            return new Reader(
                _batch.getInt(_reply1, _i),
                _batch.getInt(_reply2, _i),
                _batch.getInt(_reply3, _i),
                _batch.getString(_reply4, _i),
                Bytes.wrap(_batch.getBytes(_reply5, _i)),
                _batch.getLong(_reply6, _i),
                _batch.getBoolean(_reply7, _i),
                _batch.getDouble(_reply8, _i),
                _batch.getInt(_reply9, _i),
                (_mask & 0x1L) != 0 ? Integer.valueOf(_batch.getInt(_reply10, _i)) : null,
                _batch.getInt(_reply11, _i),
                _batch.getInt(_reply12, _i),
                _batch.getInt(_reply13, _i));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code new_} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void newMany(
      Column<int[]> reader,
      Column<int[]> writer,
      Column<int[]> tag,
      Column<String[]> value,
      Column<byte[][]> request,
      Column<long[]> reply,
      Column<boolean[]> context,
      Column<double[]> scratch,
      Column<int[]> len,
      Column<int[]> mask,
      Column<int[]> source,
      Column<int[]> sink,
      Column<int[]> formatter,
      Column<int[]> _reply1,
      Column<int[]> _reply2,
      Column<int[]> _reply3,
      Column<String[]> _reply4,
      Column<byte[][]> _reply5,
      Column<long[]> _reply6,
      Column<boolean[]> _reply7,
      Column<double[]> _reply8,
      Column<int[]> _reply9,
      Column<int[]> _reply10,
      Column<int[]> _reply11,
      Column<int[]> _reply12,
      Column<int[]> _reply13) {
    Entry _entry = this.new_;
    Call _call = beginSlots(_entry);
    try {
      int _count =
          Batch.count(
              reader,
              writer,
              tag,
              value,
              request,
              reply,
              context,
              scratch,
              len,
              mask,
              source,
              sink,
              formatter);
      Batch _batch = batch(_call, _entry, _count, 14, 14);
      _batch.mask(0, (mask != null ? 0x1L : 0));
      _batch.request(1, "names.v1.Reader.reader", reader, 4);
      _batch.request(2, "names.v1.Reader.writer", writer, 4);
      _batch.request(3, "names.v1.Reader.tag", tag, 4);
      _batch.request(4, "names.v1.Reader.value", value, 16);
      _batch.request(5, "names.v1.Reader.request", request, 16);
      _batch.request(6, "names.v1.Reader.reply", reply, 8);
      _batch.request(7, "names.v1.Reader.context", context, 1);
      _batch.request(8, "names.v1.Reader.scratch", scratch, 8);
      _batch.request(9, "names.v1.Reader.len", len, 4);
      _batch.request(10, "names.v1.Reader.mask", mask, 4);
      _batch.request(11, "names.v1.Reader.source", source, 4);
      _batch.request(12, "names.v1.Reader.sink", sink, 4);
      _batch.request(13, "names.v1.Reader.formatter", formatter, 4);
      _batch.reply(0, 8);
      long _data1 = _batch.reply(1, "names.v1.Reader.reader", _reply1, 4);
      long _data2 = _batch.reply(2, "names.v1.Reader.writer", _reply2, 4);
      long _data3 = _batch.reply(3, "names.v1.Reader.tag", _reply3, 4);
      long _data4 = _batch.reply(4, "names.v1.Reader.value", _reply4, 16);
      long _data5 = _batch.reply(5, "names.v1.Reader.request", _reply5, 16);
      long _data6 = _batch.reply(6, "names.v1.Reader.reply", _reply6, 8);
      long _data7 = _batch.reply(7, "names.v1.Reader.context", _reply7, 1);
      long _data8 = _batch.reply(8, "names.v1.Reader.scratch", _reply8, 8);
      long _data9 = _batch.reply(9, "names.v1.Reader.len", _reply9, 4);
      long _data10 = _batch.reply(10, "names.v1.Reader.mask", _reply10, 4);
      long _data11 = _batch.reply(11, "names.v1.Reader.source", _reply11, 4);
      long _data12 = _batch.reply(12, "names.v1.Reader.sink", _reply12, 4);
      long _data13 = _batch.reply(13, "names.v1.Reader.formatter", _reply13, 4);
      _batch.run();
      _batch.fetch(_data1, _reply1);
      _batch.fetch(_data2, _reply2);
      _batch.fetch(_data3, _reply3);
      _batch.fetch(_data4, _reply4);
      _batch.fetch(_data5, _reply5);
      _batch.fetch(_data6, _reply6);
      _batch.fetch(_data7, _reply7);
      _batch.fetch(_data8, _reply8);
      _batch.fetch(_data9, _reply9);
      _batch.fetch(_data10, _reply10);
      _batch.fetch(_data11, _reply11);
      _batch.fetch(_data12, _reply12);
      _batch.fetch(_data13, _reply13);
      _batch.check(null);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  public Reader with_(
      int reader,
      int writer,
      int tag,
      String value,
      byte[] request,
      long reply,
      boolean context,
      double scratch,
      int len,
      Integer mask,
      int source,
      int sink,
      int formatter) {
    Objects.requireNonNull(value, "value");
    Objects.requireNonNull(request, "request");
    Entry _entry = this.with_;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return with_(
          new Reader(
              reader,
              writer,
              tag,
              value,
              Bytes.of(request),
              reply,
              context,
              scratch,
              len,
              mask,
              source,
              sink,
              formatter));
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, (mask != null ? 0x1L : 0));
      _call.set(1, reader);
      _call.set(2, writer);
      _call.set(3, tag);
      _call.set(4, value);
      _call.set(6, request);
      _call.set(8, reply);
      _call.set(9, context);
      _call.set(10, scratch);
      _call.setUnsigned(11, len);
      if (mask != null) _call.set(12, mask);
      _call.set(13, source);
      _call.set(14, sink);
      _call.set(15, formatter);
      flat(_call, _flat);
      long _mask = _call.mask();
      return new Reader(
          _call.getInt(1),
          _call.getInt(2),
          _call.getInt(3),
          _call.getString(4),
          Bytes.wrap(_call.getBytes(6)),
          _call.getLong(8),
          _call.getBoolean(9),
          _call.getDouble(10),
          _call.getInt(11),
          (_mask & 0x1L) != 0 ? Integer.valueOf(_call.getInt(12)) : null,
          _call.getInt(13),
          _call.getInt(14),
          _call.getInt(15));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  public Reader with_(Reader request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.with_;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, (request.mask() != null ? 0x1L : 0));
        _call.set(1, request.reader());
        _call.set(2, request.writer());
        _call.set(3, request.tag());
        _call.set(4, request.value());
        _call.set(6, request.request());
        _call.set(8, request.reply());
        _call.set(9, request.context());
        _call.set(10, request.scratch());
        _call.setUnsigned(11, request.len());
        if (request.mask() != null) _call.set(12, request.mask());
        _call.set(13, request.source());
        _call.set(14, request.sink());
        _call.set(15, request.formatter());
        flat(_call, _flat);
        long _mask = _call.mask();
        return new Reader(
            _call.getInt(1),
            _call.getInt(2),
            _call.getInt(3),
            _call.getString(4),
            Bytes.wrap(_call.getBytes(6)),
            _call.getLong(8),
            _call.getBoolean(9),
            _call.getDouble(10),
            _call.getInt(11),
            (_mask & 0x1L) != 0 ? Integer.valueOf(_call.getInt(12)) : null,
            _call.getInt(13),
            _call.getInt(14),
            _call.getInt(15));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return withInto(request, Reader.builder()).build();
  }

  /**
   * As {@code with_}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Reader.Builder withInto(Reader request, Reader.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.with_;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code with_}, between bytes in wire format. */
  public byte[] withRaw(byte[] request) {
    return raw(this.with_, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment withRaw(MemorySegment request, MemorySegment into) {
    return raw(this.with_, request, into);
  }

  /**
   * A batch of {@code with_} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Reader> withMany(List<Reader> items) {
    Entry _entry = this.with_;
    if (_entry.flat == 0) return manyByWire(_entry, items, Reader::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 14, 14);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 4);
      long _request2 = _batch.request(2, 4);
      long _request3 = _batch.request(3, 4);
      long _request4 = _batch.request(4, 16);
      long _request5 = _batch.request(5, 16);
      long _request6 = _batch.request(6, 8);
      long _request7 = _batch.request(7, 1);
      long _request8 = _batch.request(8, 8);
      long _request9 = _batch.request(9, 4);
      long _request10 = _batch.request(10, 4);
      long _request11 = _batch.request(11, 4);
      long _request12 = _batch.request(12, 4);
      long _request13 = _batch.request(13, 4);
      for (int _i = 0; _i < _count; _i++) {
        Reader _item = items.get(_i);
        _batch.set(_request0, _i, (_item.mask() != null ? 0x1L : 0));
        _batch.set(_request1, _i, _item.reader());
        _batch.set(_request2, _i, _item.writer());
        _batch.set(_request3, _i, _item.tag());
        _batch.set(_request4, _i, _item.value());
        _batch.set(_request5, _i, _item.request());
        _batch.set(_request6, _i, _item.reply());
        _batch.set(_request7, _i, _item.context());
        _batch.set(_request8, _i, _item.scratch());
        _batch.set(_request9, _i, _item.len());
        if (_item.mask() != null) _batch.set(_request10, _i, _item.mask());
        _batch.set(_request11, _i, _item.source());
        _batch.set(_request12, _i, _item.sink());
        _batch.set(_request13, _i, _item.formatter());
      }
      long _reply0 = _batch.reply(0, 8);
      long _reply1 = _batch.reply(1, 4);
      long _reply2 = _batch.reply(2, 4);
      long _reply3 = _batch.reply(3, 4);
      long _reply4 = _batch.reply(4, 16);
      long _reply5 = _batch.reply(5, 16);
      long _reply6 = _batch.reply(6, 8);
      long _reply7 = _batch.reply(7, 1);
      long _reply8 = _batch.reply(8, 8);
      long _reply9 = _batch.reply(9, 4);
      long _reply10 = _batch.reply(10, 4);
      long _reply11 = _batch.reply(11, 4);
      long _reply12 = _batch.reply(12, 4);
      long _reply13 = _batch.reply(13, 4);
      _batch.run();
      return _batch.replies(
          _i -> {
            long _mask = _batch.getLong(_reply0, _i);
            return new Reader(
                _batch.getInt(_reply1, _i),
                _batch.getInt(_reply2, _i),
                _batch.getInt(_reply3, _i),
                _batch.getString(_reply4, _i),
                Bytes.wrap(_batch.getBytes(_reply5, _i)),
                _batch.getLong(_reply6, _i),
                _batch.getBoolean(_reply7, _i),
                _batch.getDouble(_reply8, _i),
                _batch.getInt(_reply9, _i),
                (_mask & 0x1L) != 0 ? Integer.valueOf(_batch.getInt(_reply10, _i)) : null,
                _batch.getInt(_reply11, _i),
                _batch.getInt(_reply12, _i),
                _batch.getInt(_reply13, _i));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code with_} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void withMany(
      Column<int[]> reader,
      Column<int[]> writer,
      Column<int[]> tag,
      Column<String[]> value,
      Column<byte[][]> request,
      Column<long[]> reply,
      Column<boolean[]> context,
      Column<double[]> scratch,
      Column<int[]> len,
      Column<int[]> mask,
      Column<int[]> source,
      Column<int[]> sink,
      Column<int[]> formatter,
      Column<int[]> _reply1,
      Column<int[]> _reply2,
      Column<int[]> _reply3,
      Column<String[]> _reply4,
      Column<byte[][]> _reply5,
      Column<long[]> _reply6,
      Column<boolean[]> _reply7,
      Column<double[]> _reply8,
      Column<int[]> _reply9,
      Column<int[]> _reply10,
      Column<int[]> _reply11,
      Column<int[]> _reply12,
      Column<int[]> _reply13) {
    Entry _entry = this.with_;
    Call _call = beginSlots(_entry);
    try {
      int _count =
          Batch.count(
              reader,
              writer,
              tag,
              value,
              request,
              reply,
              context,
              scratch,
              len,
              mask,
              source,
              sink,
              formatter);
      Batch _batch = batch(_call, _entry, _count, 14, 14);
      _batch.mask(0, (mask != null ? 0x1L : 0));
      _batch.request(1, "names.v1.Reader.reader", reader, 4);
      _batch.request(2, "names.v1.Reader.writer", writer, 4);
      _batch.request(3, "names.v1.Reader.tag", tag, 4);
      _batch.request(4, "names.v1.Reader.value", value, 16);
      _batch.request(5, "names.v1.Reader.request", request, 16);
      _batch.request(6, "names.v1.Reader.reply", reply, 8);
      _batch.request(7, "names.v1.Reader.context", context, 1);
      _batch.request(8, "names.v1.Reader.scratch", scratch, 8);
      _batch.request(9, "names.v1.Reader.len", len, 4);
      _batch.request(10, "names.v1.Reader.mask", mask, 4);
      _batch.request(11, "names.v1.Reader.source", source, 4);
      _batch.request(12, "names.v1.Reader.sink", sink, 4);
      _batch.request(13, "names.v1.Reader.formatter", formatter, 4);
      _batch.reply(0, 8);
      long _data1 = _batch.reply(1, "names.v1.Reader.reader", _reply1, 4);
      long _data2 = _batch.reply(2, "names.v1.Reader.writer", _reply2, 4);
      long _data3 = _batch.reply(3, "names.v1.Reader.tag", _reply3, 4);
      long _data4 = _batch.reply(4, "names.v1.Reader.value", _reply4, 16);
      long _data5 = _batch.reply(5, "names.v1.Reader.request", _reply5, 16);
      long _data6 = _batch.reply(6, "names.v1.Reader.reply", _reply6, 8);
      long _data7 = _batch.reply(7, "names.v1.Reader.context", _reply7, 1);
      long _data8 = _batch.reply(8, "names.v1.Reader.scratch", _reply8, 8);
      long _data9 = _batch.reply(9, "names.v1.Reader.len", _reply9, 4);
      long _data10 = _batch.reply(10, "names.v1.Reader.mask", _reply10, 4);
      long _data11 = _batch.reply(11, "names.v1.Reader.source", _reply11, 4);
      long _data12 = _batch.reply(12, "names.v1.Reader.sink", _reply12, 4);
      long _data13 = _batch.reply(13, "names.v1.Reader.formatter", _reply13, 4);
      _batch.run();
      _batch.fetch(_data1, _reply1);
      _batch.fetch(_data2, _reply2);
      _batch.fetch(_data3, _reply3);
      _batch.fetch(_data4, _reply4);
      _batch.fetch(_data5, _reply5);
      _batch.fetch(_data6, _reply6);
      _batch.fetch(_data7, _reply7);
      _batch.fetch(_data8, _reply8);
      _batch.fetch(_data9, _reply9);
      _batch.fetch(_data10, _reply10);
      _batch.fetch(_data11, _reply11);
      _batch.fetch(_data12, _reply12);
      _batch.fetch(_data13, _reply13);
      _batch.check(null);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  public Reader target(
      int reader,
      int writer,
      int tag,
      String value,
      byte[] request,
      long reply,
      boolean context,
      double scratch,
      int len,
      Integer mask,
      int source,
      int sink,
      int formatter) {
    Objects.requireNonNull(value, "value");
    Objects.requireNonNull(request, "request");
    Entry _entry = this.target;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return target(
          new Reader(
              reader,
              writer,
              tag,
              value,
              Bytes.of(request),
              reply,
              context,
              scratch,
              len,
              mask,
              source,
              sink,
              formatter));
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, (mask != null ? 0x1L : 0));
      _call.set(1, reader);
      _call.set(2, writer);
      _call.set(3, tag);
      _call.set(4, value);
      _call.set(6, request);
      _call.set(8, reply);
      _call.set(9, context);
      _call.set(10, scratch);
      _call.setUnsigned(11, len);
      if (mask != null) _call.set(12, mask);
      _call.set(13, source);
      _call.set(14, sink);
      _call.set(15, formatter);
      flat(_call, _flat);
      long _mask = _call.mask();
      return new Reader(
          _call.getInt(1),
          _call.getInt(2),
          _call.getInt(3),
          _call.getString(4),
          Bytes.wrap(_call.getBytes(6)),
          _call.getLong(8),
          _call.getBoolean(9),
          _call.getDouble(10),
          _call.getInt(11),
          (_mask & 0x1L) != 0 ? Integer.valueOf(_call.getInt(12)) : null,
          _call.getInt(13),
          _call.getInt(14),
          _call.getInt(15));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  public Reader target(Reader request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.target;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, (request.mask() != null ? 0x1L : 0));
        _call.set(1, request.reader());
        _call.set(2, request.writer());
        _call.set(3, request.tag());
        _call.set(4, request.value());
        _call.set(6, request.request());
        _call.set(8, request.reply());
        _call.set(9, request.context());
        _call.set(10, request.scratch());
        _call.setUnsigned(11, request.len());
        if (request.mask() != null) _call.set(12, request.mask());
        _call.set(13, request.source());
        _call.set(14, request.sink());
        _call.set(15, request.formatter());
        flat(_call, _flat);
        long _mask = _call.mask();
        return new Reader(
            _call.getInt(1),
            _call.getInt(2),
            _call.getInt(3),
            _call.getString(4),
            Bytes.wrap(_call.getBytes(6)),
            _call.getLong(8),
            _call.getBoolean(9),
            _call.getDouble(10),
            _call.getInt(11),
            (_mask & 0x1L) != 0 ? Integer.valueOf(_call.getInt(12)) : null,
            _call.getInt(13),
            _call.getInt(14),
            _call.getInt(15));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return targetInto(request, Reader.builder()).build();
  }

  /**
   * As {@code target}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Reader.Builder targetInto(Reader request, Reader.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.target;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code target}, between bytes in wire format. */
  public byte[] targetRaw(byte[] request) {
    return raw(this.target, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment targetRaw(MemorySegment request, MemorySegment into) {
    return raw(this.target, request, into);
  }

  /**
   * A batch of {@code target} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Reader> targetMany(List<Reader> items) {
    Entry _entry = this.target;
    if (_entry.flat == 0) return manyByWire(_entry, items, Reader::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 14, 14);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 4);
      long _request2 = _batch.request(2, 4);
      long _request3 = _batch.request(3, 4);
      long _request4 = _batch.request(4, 16);
      long _request5 = _batch.request(5, 16);
      long _request6 = _batch.request(6, 8);
      long _request7 = _batch.request(7, 1);
      long _request8 = _batch.request(8, 8);
      long _request9 = _batch.request(9, 4);
      long _request10 = _batch.request(10, 4);
      long _request11 = _batch.request(11, 4);
      long _request12 = _batch.request(12, 4);
      long _request13 = _batch.request(13, 4);
      for (int _i = 0; _i < _count; _i++) {
        Reader _item = items.get(_i);
        _batch.set(_request0, _i, (_item.mask() != null ? 0x1L : 0));
        _batch.set(_request1, _i, _item.reader());
        _batch.set(_request2, _i, _item.writer());
        _batch.set(_request3, _i, _item.tag());
        _batch.set(_request4, _i, _item.value());
        _batch.set(_request5, _i, _item.request());
        _batch.set(_request6, _i, _item.reply());
        _batch.set(_request7, _i, _item.context());
        _batch.set(_request8, _i, _item.scratch());
        _batch.set(_request9, _i, _item.len());
        if (_item.mask() != null) _batch.set(_request10, _i, _item.mask());
        _batch.set(_request11, _i, _item.source());
        _batch.set(_request12, _i, _item.sink());
        _batch.set(_request13, _i, _item.formatter());
      }
      long _reply0 = _batch.reply(0, 8);
      long _reply1 = _batch.reply(1, 4);
      long _reply2 = _batch.reply(2, 4);
      long _reply3 = _batch.reply(3, 4);
      long _reply4 = _batch.reply(4, 16);
      long _reply5 = _batch.reply(5, 16);
      long _reply6 = _batch.reply(6, 8);
      long _reply7 = _batch.reply(7, 1);
      long _reply8 = _batch.reply(8, 8);
      long _reply9 = _batch.reply(9, 4);
      long _reply10 = _batch.reply(10, 4);
      long _reply11 = _batch.reply(11, 4);
      long _reply12 = _batch.reply(12, 4);
      long _reply13 = _batch.reply(13, 4);
      _batch.run();
      return _batch.replies(
          _i -> {
            long _mask = _batch.getLong(_reply0, _i);
            return new Reader(
                _batch.getInt(_reply1, _i),
                _batch.getInt(_reply2, _i),
                _batch.getInt(_reply3, _i),
                _batch.getString(_reply4, _i),
                Bytes.wrap(_batch.getBytes(_reply5, _i)),
                _batch.getLong(_reply6, _i),
                _batch.getBoolean(_reply7, _i),
                _batch.getDouble(_reply8, _i),
                _batch.getInt(_reply9, _i),
                (_mask & 0x1L) != 0 ? Integer.valueOf(_batch.getInt(_reply10, _i)) : null,
                _batch.getInt(_reply11, _i),
                _batch.getInt(_reply12, _i),
                _batch.getInt(_reply13, _i));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code target} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void targetMany(
      Column<int[]> reader,
      Column<int[]> writer,
      Column<int[]> tag,
      Column<String[]> value,
      Column<byte[][]> request,
      Column<long[]> reply,
      Column<boolean[]> context,
      Column<double[]> scratch,
      Column<int[]> len,
      Column<int[]> mask,
      Column<int[]> source,
      Column<int[]> sink,
      Column<int[]> formatter,
      Column<int[]> _reply1,
      Column<int[]> _reply2,
      Column<int[]> _reply3,
      Column<String[]> _reply4,
      Column<byte[][]> _reply5,
      Column<long[]> _reply6,
      Column<boolean[]> _reply7,
      Column<double[]> _reply8,
      Column<int[]> _reply9,
      Column<int[]> _reply10,
      Column<int[]> _reply11,
      Column<int[]> _reply12,
      Column<int[]> _reply13) {
    Entry _entry = this.target;
    Call _call = beginSlots(_entry);
    try {
      int _count =
          Batch.count(
              reader,
              writer,
              tag,
              value,
              request,
              reply,
              context,
              scratch,
              len,
              mask,
              source,
              sink,
              formatter);
      Batch _batch = batch(_call, _entry, _count, 14, 14);
      _batch.mask(0, (mask != null ? 0x1L : 0));
      _batch.request(1, "names.v1.Reader.reader", reader, 4);
      _batch.request(2, "names.v1.Reader.writer", writer, 4);
      _batch.request(3, "names.v1.Reader.tag", tag, 4);
      _batch.request(4, "names.v1.Reader.value", value, 16);
      _batch.request(5, "names.v1.Reader.request", request, 16);
      _batch.request(6, "names.v1.Reader.reply", reply, 8);
      _batch.request(7, "names.v1.Reader.context", context, 1);
      _batch.request(8, "names.v1.Reader.scratch", scratch, 8);
      _batch.request(9, "names.v1.Reader.len", len, 4);
      _batch.request(10, "names.v1.Reader.mask", mask, 4);
      _batch.request(11, "names.v1.Reader.source", source, 4);
      _batch.request(12, "names.v1.Reader.sink", sink, 4);
      _batch.request(13, "names.v1.Reader.formatter", formatter, 4);
      _batch.reply(0, 8);
      long _data1 = _batch.reply(1, "names.v1.Reader.reader", _reply1, 4);
      long _data2 = _batch.reply(2, "names.v1.Reader.writer", _reply2, 4);
      long _data3 = _batch.reply(3, "names.v1.Reader.tag", _reply3, 4);
      long _data4 = _batch.reply(4, "names.v1.Reader.value", _reply4, 16);
      long _data5 = _batch.reply(5, "names.v1.Reader.request", _reply5, 16);
      long _data6 = _batch.reply(6, "names.v1.Reader.reply", _reply6, 8);
      long _data7 = _batch.reply(7, "names.v1.Reader.context", _reply7, 1);
      long _data8 = _batch.reply(8, "names.v1.Reader.scratch", _reply8, 8);
      long _data9 = _batch.reply(9, "names.v1.Reader.len", _reply9, 4);
      long _data10 = _batch.reply(10, "names.v1.Reader.mask", _reply10, 4);
      long _data11 = _batch.reply(11, "names.v1.Reader.source", _reply11, 4);
      long _data12 = _batch.reply(12, "names.v1.Reader.sink", _reply12, 4);
      long _data13 = _batch.reply(13, "names.v1.Reader.formatter", _reply13, 4);
      _batch.run();
      _batch.fetch(_data1, _reply1);
      _batch.fetch(_data2, _reply2);
      _batch.fetch(_data3, _reply3);
      _batch.fetch(_data4, _reply4);
      _batch.fetch(_data5, _reply5);
      _batch.fetch(_data6, _reply6);
      _batch.fetch(_data7, _reply7);
      _batch.fetch(_data8, _reply8);
      _batch.fetch(_data9, _reply9);
      _batch.fetch(_data10, _reply10);
      _batch.fetch(_data11, _reply11);
      _batch.fetch(_data12, _reply12);
      _batch.fetch(_data13, _reply13);
      _batch.check(null);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  public Reader close_(
      int reader,
      int writer,
      int tag,
      String value,
      byte[] request,
      long reply,
      boolean context,
      double scratch,
      int len,
      Integer mask,
      int source,
      int sink,
      int formatter) {
    Objects.requireNonNull(value, "value");
    Objects.requireNonNull(request, "request");
    Entry _entry = this.close_;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return close_(
          new Reader(
              reader,
              writer,
              tag,
              value,
              Bytes.of(request),
              reply,
              context,
              scratch,
              len,
              mask,
              source,
              sink,
              formatter));
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, (mask != null ? 0x1L : 0));
      _call.set(1, reader);
      _call.set(2, writer);
      _call.set(3, tag);
      _call.set(4, value);
      _call.set(6, request);
      _call.set(8, reply);
      _call.set(9, context);
      _call.set(10, scratch);
      _call.setUnsigned(11, len);
      if (mask != null) _call.set(12, mask);
      _call.set(13, source);
      _call.set(14, sink);
      _call.set(15, formatter);
      flat(_call, _flat);
      long _mask = _call.mask();
      return new Reader(
          _call.getInt(1),
          _call.getInt(2),
          _call.getInt(3),
          _call.getString(4),
          Bytes.wrap(_call.getBytes(6)),
          _call.getLong(8),
          _call.getBoolean(9),
          _call.getDouble(10),
          _call.getInt(11),
          (_mask & 0x1L) != 0 ? Integer.valueOf(_call.getInt(12)) : null,
          _call.getInt(13),
          _call.getInt(14),
          _call.getInt(15));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  public Reader close_(Reader request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.close_;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, (request.mask() != null ? 0x1L : 0));
        _call.set(1, request.reader());
        _call.set(2, request.writer());
        _call.set(3, request.tag());
        _call.set(4, request.value());
        _call.set(6, request.request());
        _call.set(8, request.reply());
        _call.set(9, request.context());
        _call.set(10, request.scratch());
        _call.setUnsigned(11, request.len());
        if (request.mask() != null) _call.set(12, request.mask());
        _call.set(13, request.source());
        _call.set(14, request.sink());
        _call.set(15, request.formatter());
        flat(_call, _flat);
        long _mask = _call.mask();
        return new Reader(
            _call.getInt(1),
            _call.getInt(2),
            _call.getInt(3),
            _call.getString(4),
            Bytes.wrap(_call.getBytes(6)),
            _call.getLong(8),
            _call.getBoolean(9),
            _call.getDouble(10),
            _call.getInt(11),
            (_mask & 0x1L) != 0 ? Integer.valueOf(_call.getInt(12)) : null,
            _call.getInt(13),
            _call.getInt(14),
            _call.getInt(15));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return closeInto(request, Reader.builder()).build();
  }

  /**
   * As {@code close_}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Reader.Builder closeInto(Reader request, Reader.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.close_;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code close_}, between bytes in wire format. */
  public byte[] closeRaw(byte[] request) {
    return raw(this.close_, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment closeRaw(MemorySegment request, MemorySegment into) {
    return raw(this.close_, request, into);
  }

  /**
   * A batch of {@code close_} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Reader> closeMany(List<Reader> items) {
    Entry _entry = this.close_;
    if (_entry.flat == 0) return manyByWire(_entry, items, Reader::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 14, 14);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 4);
      long _request2 = _batch.request(2, 4);
      long _request3 = _batch.request(3, 4);
      long _request4 = _batch.request(4, 16);
      long _request5 = _batch.request(5, 16);
      long _request6 = _batch.request(6, 8);
      long _request7 = _batch.request(7, 1);
      long _request8 = _batch.request(8, 8);
      long _request9 = _batch.request(9, 4);
      long _request10 = _batch.request(10, 4);
      long _request11 = _batch.request(11, 4);
      long _request12 = _batch.request(12, 4);
      long _request13 = _batch.request(13, 4);
      for (int _i = 0; _i < _count; _i++) {
        Reader _item = items.get(_i);
        _batch.set(_request0, _i, (_item.mask() != null ? 0x1L : 0));
        _batch.set(_request1, _i, _item.reader());
        _batch.set(_request2, _i, _item.writer());
        _batch.set(_request3, _i, _item.tag());
        _batch.set(_request4, _i, _item.value());
        _batch.set(_request5, _i, _item.request());
        _batch.set(_request6, _i, _item.reply());
        _batch.set(_request7, _i, _item.context());
        _batch.set(_request8, _i, _item.scratch());
        _batch.set(_request9, _i, _item.len());
        if (_item.mask() != null) _batch.set(_request10, _i, _item.mask());
        _batch.set(_request11, _i, _item.source());
        _batch.set(_request12, _i, _item.sink());
        _batch.set(_request13, _i, _item.formatter());
      }
      long _reply0 = _batch.reply(0, 8);
      long _reply1 = _batch.reply(1, 4);
      long _reply2 = _batch.reply(2, 4);
      long _reply3 = _batch.reply(3, 4);
      long _reply4 = _batch.reply(4, 16);
      long _reply5 = _batch.reply(5, 16);
      long _reply6 = _batch.reply(6, 8);
      long _reply7 = _batch.reply(7, 1);
      long _reply8 = _batch.reply(8, 8);
      long _reply9 = _batch.reply(9, 4);
      long _reply10 = _batch.reply(10, 4);
      long _reply11 = _batch.reply(11, 4);
      long _reply12 = _batch.reply(12, 4);
      long _reply13 = _batch.reply(13, 4);
      _batch.run();
      return _batch.replies(
          _i -> {
            long _mask = _batch.getLong(_reply0, _i);
            return new Reader(
                _batch.getInt(_reply1, _i),
                _batch.getInt(_reply2, _i),
                _batch.getInt(_reply3, _i),
                _batch.getString(_reply4, _i),
                Bytes.wrap(_batch.getBytes(_reply5, _i)),
                _batch.getLong(_reply6, _i),
                _batch.getBoolean(_reply7, _i),
                _batch.getDouble(_reply8, _i),
                _batch.getInt(_reply9, _i),
                (_mask & 0x1L) != 0 ? Integer.valueOf(_batch.getInt(_reply10, _i)) : null,
                _batch.getInt(_reply11, _i),
                _batch.getInt(_reply12, _i),
                _batch.getInt(_reply13, _i));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code close_} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void closeMany(
      Column<int[]> reader,
      Column<int[]> writer,
      Column<int[]> tag,
      Column<String[]> value,
      Column<byte[][]> request,
      Column<long[]> reply,
      Column<boolean[]> context,
      Column<double[]> scratch,
      Column<int[]> len,
      Column<int[]> mask,
      Column<int[]> source,
      Column<int[]> sink,
      Column<int[]> formatter,
      Column<int[]> _reply1,
      Column<int[]> _reply2,
      Column<int[]> _reply3,
      Column<String[]> _reply4,
      Column<byte[][]> _reply5,
      Column<long[]> _reply6,
      Column<boolean[]> _reply7,
      Column<double[]> _reply8,
      Column<int[]> _reply9,
      Column<int[]> _reply10,
      Column<int[]> _reply11,
      Column<int[]> _reply12,
      Column<int[]> _reply13) {
    Entry _entry = this.close_;
    Call _call = beginSlots(_entry);
    try {
      int _count =
          Batch.count(
              reader,
              writer,
              tag,
              value,
              request,
              reply,
              context,
              scratch,
              len,
              mask,
              source,
              sink,
              formatter);
      Batch _batch = batch(_call, _entry, _count, 14, 14);
      _batch.mask(0, (mask != null ? 0x1L : 0));
      _batch.request(1, "names.v1.Reader.reader", reader, 4);
      _batch.request(2, "names.v1.Reader.writer", writer, 4);
      _batch.request(3, "names.v1.Reader.tag", tag, 4);
      _batch.request(4, "names.v1.Reader.value", value, 16);
      _batch.request(5, "names.v1.Reader.request", request, 16);
      _batch.request(6, "names.v1.Reader.reply", reply, 8);
      _batch.request(7, "names.v1.Reader.context", context, 1);
      _batch.request(8, "names.v1.Reader.scratch", scratch, 8);
      _batch.request(9, "names.v1.Reader.len", len, 4);
      _batch.request(10, "names.v1.Reader.mask", mask, 4);
      _batch.request(11, "names.v1.Reader.source", source, 4);
      _batch.request(12, "names.v1.Reader.sink", sink, 4);
      _batch.request(13, "names.v1.Reader.formatter", formatter, 4);
      _batch.reply(0, 8);
      long _data1 = _batch.reply(1, "names.v1.Reader.reader", _reply1, 4);
      long _data2 = _batch.reply(2, "names.v1.Reader.writer", _reply2, 4);
      long _data3 = _batch.reply(3, "names.v1.Reader.tag", _reply3, 4);
      long _data4 = _batch.reply(4, "names.v1.Reader.value", _reply4, 16);
      long _data5 = _batch.reply(5, "names.v1.Reader.request", _reply5, 16);
      long _data6 = _batch.reply(6, "names.v1.Reader.reply", _reply6, 8);
      long _data7 = _batch.reply(7, "names.v1.Reader.context", _reply7, 1);
      long _data8 = _batch.reply(8, "names.v1.Reader.scratch", _reply8, 8);
      long _data9 = _batch.reply(9, "names.v1.Reader.len", _reply9, 4);
      long _data10 = _batch.reply(10, "names.v1.Reader.mask", _reply10, 4);
      long _data11 = _batch.reply(11, "names.v1.Reader.source", _reply11, 4);
      long _data12 = _batch.reply(12, "names.v1.Reader.sink", _reply12, 4);
      long _data13 = _batch.reply(13, "names.v1.Reader.formatter", _reply13, 4);
      _batch.run();
      _batch.fetch(_data1, _reply1);
      _batch.fetch(_data2, _reply2);
      _batch.fetch(_data3, _reply3);
      _batch.fetch(_data4, _reply4);
      _batch.fetch(_data5, _reply5);
      _batch.fetch(_data6, _reply6);
      _batch.fetch(_data7, _reply7);
      _batch.fetch(_data8, _reply8);
      _batch.fetch(_data9, _reply9);
      _batch.fetch(_data10, _reply10);
      _batch.fetch(_data11, _reply11);
      _batch.fetch(_data12, _reply12);
      _batch.fetch(_data13, _reply13);
      _batch.check(null);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  public Reader add(
      int reader,
      int writer,
      int tag,
      String value,
      byte[] request,
      long reply,
      boolean context,
      double scratch,
      int len,
      Integer mask,
      int source,
      int sink,
      int formatter) {
    Objects.requireNonNull(value, "value");
    Objects.requireNonNull(request, "request");
    Entry _entry = this.add;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return add(
          new Reader(
              reader,
              writer,
              tag,
              value,
              Bytes.of(request),
              reply,
              context,
              scratch,
              len,
              mask,
              source,
              sink,
              formatter));
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, (mask != null ? 0x1L : 0));
      _call.set(1, reader);
      _call.set(2, writer);
      _call.set(3, tag);
      _call.set(4, value);
      _call.set(6, request);
      _call.set(8, reply);
      _call.set(9, context);
      _call.set(10, scratch);
      _call.setUnsigned(11, len);
      if (mask != null) _call.set(12, mask);
      _call.set(13, source);
      _call.set(14, sink);
      _call.set(15, formatter);
      flat(_call, _flat);
      long _mask = _call.mask();
      return new Reader(
          _call.getInt(1),
          _call.getInt(2),
          _call.getInt(3),
          _call.getString(4),
          Bytes.wrap(_call.getBytes(6)),
          _call.getLong(8),
          _call.getBoolean(9),
          _call.getDouble(10),
          _call.getInt(11),
          (_mask & 0x1L) != 0 ? Integer.valueOf(_call.getInt(12)) : null,
          _call.getInt(13),
          _call.getInt(14),
          _call.getInt(15));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  public Reader add(Reader request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.add;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, (request.mask() != null ? 0x1L : 0));
        _call.set(1, request.reader());
        _call.set(2, request.writer());
        _call.set(3, request.tag());
        _call.set(4, request.value());
        _call.set(6, request.request());
        _call.set(8, request.reply());
        _call.set(9, request.context());
        _call.set(10, request.scratch());
        _call.setUnsigned(11, request.len());
        if (request.mask() != null) _call.set(12, request.mask());
        _call.set(13, request.source());
        _call.set(14, request.sink());
        _call.set(15, request.formatter());
        flat(_call, _flat);
        long _mask = _call.mask();
        return new Reader(
            _call.getInt(1),
            _call.getInt(2),
            _call.getInt(3),
            _call.getString(4),
            Bytes.wrap(_call.getBytes(6)),
            _call.getLong(8),
            _call.getBoolean(9),
            _call.getDouble(10),
            _call.getInt(11),
            (_mask & 0x1L) != 0 ? Integer.valueOf(_call.getInt(12)) : null,
            _call.getInt(13),
            _call.getInt(14),
            _call.getInt(15));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return addInto(request, Reader.builder()).build();
  }

  /**
   * As {@code add}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Reader.Builder addInto(Reader request, Reader.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.add;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code add}, between bytes in wire format. */
  public byte[] addRaw(byte[] request) {
    return raw(this.add, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment addRaw(MemorySegment request, MemorySegment into) {
    return raw(this.add, request, into);
  }

  /**
   * A batch of {@code add} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Reader> addMany_(List<Reader> items) {
    Entry _entry = this.add;
    if (_entry.flat == 0) return manyByWire(_entry, items, Reader::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 14, 14);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 4);
      long _request2 = _batch.request(2, 4);
      long _request3 = _batch.request(3, 4);
      long _request4 = _batch.request(4, 16);
      long _request5 = _batch.request(5, 16);
      long _request6 = _batch.request(6, 8);
      long _request7 = _batch.request(7, 1);
      long _request8 = _batch.request(8, 8);
      long _request9 = _batch.request(9, 4);
      long _request10 = _batch.request(10, 4);
      long _request11 = _batch.request(11, 4);
      long _request12 = _batch.request(12, 4);
      long _request13 = _batch.request(13, 4);
      for (int _i = 0; _i < _count; _i++) {
        Reader _item = items.get(_i);
        _batch.set(_request0, _i, (_item.mask() != null ? 0x1L : 0));
        _batch.set(_request1, _i, _item.reader());
        _batch.set(_request2, _i, _item.writer());
        _batch.set(_request3, _i, _item.tag());
        _batch.set(_request4, _i, _item.value());
        _batch.set(_request5, _i, _item.request());
        _batch.set(_request6, _i, _item.reply());
        _batch.set(_request7, _i, _item.context());
        _batch.set(_request8, _i, _item.scratch());
        _batch.set(_request9, _i, _item.len());
        if (_item.mask() != null) _batch.set(_request10, _i, _item.mask());
        _batch.set(_request11, _i, _item.source());
        _batch.set(_request12, _i, _item.sink());
        _batch.set(_request13, _i, _item.formatter());
      }
      long _reply0 = _batch.reply(0, 8);
      long _reply1 = _batch.reply(1, 4);
      long _reply2 = _batch.reply(2, 4);
      long _reply3 = _batch.reply(3, 4);
      long _reply4 = _batch.reply(4, 16);
      long _reply5 = _batch.reply(5, 16);
      long _reply6 = _batch.reply(6, 8);
      long _reply7 = _batch.reply(7, 1);
      long _reply8 = _batch.reply(8, 8);
      long _reply9 = _batch.reply(9, 4);
      long _reply10 = _batch.reply(10, 4);
      long _reply11 = _batch.reply(11, 4);
      long _reply12 = _batch.reply(12, 4);
      long _reply13 = _batch.reply(13, 4);
      _batch.run();
      return _batch.replies(
          _i -> {
            long _mask = _batch.getLong(_reply0, _i);
            return new Reader(
                _batch.getInt(_reply1, _i),
                _batch.getInt(_reply2, _i),
                _batch.getInt(_reply3, _i),
                _batch.getString(_reply4, _i),
                Bytes.wrap(_batch.getBytes(_reply5, _i)),
                _batch.getLong(_reply6, _i),
                _batch.getBoolean(_reply7, _i),
                _batch.getDouble(_reply8, _i),
                _batch.getInt(_reply9, _i),
                (_mask & 0x1L) != 0 ? Integer.valueOf(_batch.getInt(_reply10, _i)) : null,
                _batch.getInt(_reply11, _i),
                _batch.getInt(_reply12, _i),
                _batch.getInt(_reply13, _i));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code add} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void addMany_(
      Column<int[]> reader,
      Column<int[]> writer,
      Column<int[]> tag,
      Column<String[]> value,
      Column<byte[][]> request,
      Column<long[]> reply,
      Column<boolean[]> context,
      Column<double[]> scratch,
      Column<int[]> len,
      Column<int[]> mask,
      Column<int[]> source,
      Column<int[]> sink,
      Column<int[]> formatter,
      Column<int[]> _reply1,
      Column<int[]> _reply2,
      Column<int[]> _reply3,
      Column<String[]> _reply4,
      Column<byte[][]> _reply5,
      Column<long[]> _reply6,
      Column<boolean[]> _reply7,
      Column<double[]> _reply8,
      Column<int[]> _reply9,
      Column<int[]> _reply10,
      Column<int[]> _reply11,
      Column<int[]> _reply12,
      Column<int[]> _reply13) {
    Entry _entry = this.add;
    Call _call = beginSlots(_entry);
    try {
      int _count =
          Batch.count(
              reader,
              writer,
              tag,
              value,
              request,
              reply,
              context,
              scratch,
              len,
              mask,
              source,
              sink,
              formatter);
      Batch _batch = batch(_call, _entry, _count, 14, 14);
      _batch.mask(0, (mask != null ? 0x1L : 0));
      _batch.request(1, "names.v1.Reader.reader", reader, 4);
      _batch.request(2, "names.v1.Reader.writer", writer, 4);
      _batch.request(3, "names.v1.Reader.tag", tag, 4);
      _batch.request(4, "names.v1.Reader.value", value, 16);
      _batch.request(5, "names.v1.Reader.request", request, 16);
      _batch.request(6, "names.v1.Reader.reply", reply, 8);
      _batch.request(7, "names.v1.Reader.context", context, 1);
      _batch.request(8, "names.v1.Reader.scratch", scratch, 8);
      _batch.request(9, "names.v1.Reader.len", len, 4);
      _batch.request(10, "names.v1.Reader.mask", mask, 4);
      _batch.request(11, "names.v1.Reader.source", source, 4);
      _batch.request(12, "names.v1.Reader.sink", sink, 4);
      _batch.request(13, "names.v1.Reader.formatter", formatter, 4);
      _batch.reply(0, 8);
      long _data1 = _batch.reply(1, "names.v1.Reader.reader", _reply1, 4);
      long _data2 = _batch.reply(2, "names.v1.Reader.writer", _reply2, 4);
      long _data3 = _batch.reply(3, "names.v1.Reader.tag", _reply3, 4);
      long _data4 = _batch.reply(4, "names.v1.Reader.value", _reply4, 16);
      long _data5 = _batch.reply(5, "names.v1.Reader.request", _reply5, 16);
      long _data6 = _batch.reply(6, "names.v1.Reader.reply", _reply6, 8);
      long _data7 = _batch.reply(7, "names.v1.Reader.context", _reply7, 1);
      long _data8 = _batch.reply(8, "names.v1.Reader.scratch", _reply8, 8);
      long _data9 = _batch.reply(9, "names.v1.Reader.len", _reply9, 4);
      long _data10 = _batch.reply(10, "names.v1.Reader.mask", _reply10, 4);
      long _data11 = _batch.reply(11, "names.v1.Reader.source", _reply11, 4);
      long _data12 = _batch.reply(12, "names.v1.Reader.sink", _reply12, 4);
      long _data13 = _batch.reply(13, "names.v1.Reader.formatter", _reply13, 4);
      _batch.run();
      _batch.fetch(_data1, _reply1);
      _batch.fetch(_data2, _reply2);
      _batch.fetch(_data3, _reply3);
      _batch.fetch(_data4, _reply4);
      _batch.fetch(_data5, _reply5);
      _batch.fetch(_data6, _reply6);
      _batch.fetch(_data7, _reply7);
      _batch.fetch(_data8, _reply8);
      _batch.fetch(_data9, _reply9);
      _batch.fetch(_data10, _reply10);
      _batch.fetch(_data11, _reply11);
      _batch.fetch(_data12, _reply12);
      _batch.fetch(_data13, _reply13);
      _batch.check(null);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  public Reader addMany(
      int reader,
      int writer,
      int tag,
      String value,
      byte[] request,
      long reply,
      boolean context,
      double scratch,
      int len,
      Integer mask,
      int source,
      int sink,
      int formatter) {
    Objects.requireNonNull(value, "value");
    Objects.requireNonNull(request, "request");
    Entry _entry = this.addMany;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return addMany(
          new Reader(
              reader,
              writer,
              tag,
              value,
              Bytes.of(request),
              reply,
              context,
              scratch,
              len,
              mask,
              source,
              sink,
              formatter));
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, (mask != null ? 0x1L : 0));
      _call.set(1, reader);
      _call.set(2, writer);
      _call.set(3, tag);
      _call.set(4, value);
      _call.set(6, request);
      _call.set(8, reply);
      _call.set(9, context);
      _call.set(10, scratch);
      _call.setUnsigned(11, len);
      if (mask != null) _call.set(12, mask);
      _call.set(13, source);
      _call.set(14, sink);
      _call.set(15, formatter);
      flat(_call, _flat);
      long _mask = _call.mask();
      return new Reader(
          _call.getInt(1),
          _call.getInt(2),
          _call.getInt(3),
          _call.getString(4),
          Bytes.wrap(_call.getBytes(6)),
          _call.getLong(8),
          _call.getBoolean(9),
          _call.getDouble(10),
          _call.getInt(11),
          (_mask & 0x1L) != 0 ? Integer.valueOf(_call.getInt(12)) : null,
          _call.getInt(13),
          _call.getInt(14),
          _call.getInt(15));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  public Reader addMany(Reader request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.addMany;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, (request.mask() != null ? 0x1L : 0));
        _call.set(1, request.reader());
        _call.set(2, request.writer());
        _call.set(3, request.tag());
        _call.set(4, request.value());
        _call.set(6, request.request());
        _call.set(8, request.reply());
        _call.set(9, request.context());
        _call.set(10, request.scratch());
        _call.setUnsigned(11, request.len());
        if (request.mask() != null) _call.set(12, request.mask());
        _call.set(13, request.source());
        _call.set(14, request.sink());
        _call.set(15, request.formatter());
        flat(_call, _flat);
        long _mask = _call.mask();
        return new Reader(
            _call.getInt(1),
            _call.getInt(2),
            _call.getInt(3),
            _call.getString(4),
            Bytes.wrap(_call.getBytes(6)),
            _call.getLong(8),
            _call.getBoolean(9),
            _call.getDouble(10),
            _call.getInt(11),
            (_mask & 0x1L) != 0 ? Integer.valueOf(_call.getInt(12)) : null,
            _call.getInt(13),
            _call.getInt(14),
            _call.getInt(15));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return addManyInto(request, Reader.builder()).build();
  }

  /**
   * As {@code addMany}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Reader.Builder addManyInto(Reader request, Reader.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.addMany;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code addMany}, between bytes in wire format. */
  public byte[] addManyRaw(byte[] request) {
    return raw(this.addMany, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment addManyRaw(MemorySegment request, MemorySegment into) {
    return raw(this.addMany, request, into);
  }

  /**
   * A batch of {@code addMany} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Reader> addManyMany(List<Reader> items) {
    Entry _entry = this.addMany;
    if (_entry.flat == 0) return manyByWire(_entry, items, Reader::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 14, 14);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 4);
      long _request2 = _batch.request(2, 4);
      long _request3 = _batch.request(3, 4);
      long _request4 = _batch.request(4, 16);
      long _request5 = _batch.request(5, 16);
      long _request6 = _batch.request(6, 8);
      long _request7 = _batch.request(7, 1);
      long _request8 = _batch.request(8, 8);
      long _request9 = _batch.request(9, 4);
      long _request10 = _batch.request(10, 4);
      long _request11 = _batch.request(11, 4);
      long _request12 = _batch.request(12, 4);
      long _request13 = _batch.request(13, 4);
      for (int _i = 0; _i < _count; _i++) {
        Reader _item = items.get(_i);
        _batch.set(_request0, _i, (_item.mask() != null ? 0x1L : 0));
        _batch.set(_request1, _i, _item.reader());
        _batch.set(_request2, _i, _item.writer());
        _batch.set(_request3, _i, _item.tag());
        _batch.set(_request4, _i, _item.value());
        _batch.set(_request5, _i, _item.request());
        _batch.set(_request6, _i, _item.reply());
        _batch.set(_request7, _i, _item.context());
        _batch.set(_request8, _i, _item.scratch());
        _batch.set(_request9, _i, _item.len());
        if (_item.mask() != null) _batch.set(_request10, _i, _item.mask());
        _batch.set(_request11, _i, _item.source());
        _batch.set(_request12, _i, _item.sink());
        _batch.set(_request13, _i, _item.formatter());
      }
      long _reply0 = _batch.reply(0, 8);
      long _reply1 = _batch.reply(1, 4);
      long _reply2 = _batch.reply(2, 4);
      long _reply3 = _batch.reply(3, 4);
      long _reply4 = _batch.reply(4, 16);
      long _reply5 = _batch.reply(5, 16);
      long _reply6 = _batch.reply(6, 8);
      long _reply7 = _batch.reply(7, 1);
      long _reply8 = _batch.reply(8, 8);
      long _reply9 = _batch.reply(9, 4);
      long _reply10 = _batch.reply(10, 4);
      long _reply11 = _batch.reply(11, 4);
      long _reply12 = _batch.reply(12, 4);
      long _reply13 = _batch.reply(13, 4);
      _batch.run();
      return _batch.replies(
          _i -> {
            long _mask = _batch.getLong(_reply0, _i);
            return new Reader(
                _batch.getInt(_reply1, _i),
                _batch.getInt(_reply2, _i),
                _batch.getInt(_reply3, _i),
                _batch.getString(_reply4, _i),
                Bytes.wrap(_batch.getBytes(_reply5, _i)),
                _batch.getLong(_reply6, _i),
                _batch.getBoolean(_reply7, _i),
                _batch.getDouble(_reply8, _i),
                _batch.getInt(_reply9, _i),
                (_mask & 0x1L) != 0 ? Integer.valueOf(_batch.getInt(_reply10, _i)) : null,
                _batch.getInt(_reply11, _i),
                _batch.getInt(_reply12, _i),
                _batch.getInt(_reply13, _i));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code addMany} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void addManyMany(
      Column<int[]> reader,
      Column<int[]> writer,
      Column<int[]> tag,
      Column<String[]> value,
      Column<byte[][]> request,
      Column<long[]> reply,
      Column<boolean[]> context,
      Column<double[]> scratch,
      Column<int[]> len,
      Column<int[]> mask,
      Column<int[]> source,
      Column<int[]> sink,
      Column<int[]> formatter,
      Column<int[]> _reply1,
      Column<int[]> _reply2,
      Column<int[]> _reply3,
      Column<String[]> _reply4,
      Column<byte[][]> _reply5,
      Column<long[]> _reply6,
      Column<boolean[]> _reply7,
      Column<double[]> _reply8,
      Column<int[]> _reply9,
      Column<int[]> _reply10,
      Column<int[]> _reply11,
      Column<int[]> _reply12,
      Column<int[]> _reply13) {
    Entry _entry = this.addMany;
    Call _call = beginSlots(_entry);
    try {
      int _count =
          Batch.count(
              reader,
              writer,
              tag,
              value,
              request,
              reply,
              context,
              scratch,
              len,
              mask,
              source,
              sink,
              formatter);
      Batch _batch = batch(_call, _entry, _count, 14, 14);
      _batch.mask(0, (mask != null ? 0x1L : 0));
      _batch.request(1, "names.v1.Reader.reader", reader, 4);
      _batch.request(2, "names.v1.Reader.writer", writer, 4);
      _batch.request(3, "names.v1.Reader.tag", tag, 4);
      _batch.request(4, "names.v1.Reader.value", value, 16);
      _batch.request(5, "names.v1.Reader.request", request, 16);
      _batch.request(6, "names.v1.Reader.reply", reply, 8);
      _batch.request(7, "names.v1.Reader.context", context, 1);
      _batch.request(8, "names.v1.Reader.scratch", scratch, 8);
      _batch.request(9, "names.v1.Reader.len", len, 4);
      _batch.request(10, "names.v1.Reader.mask", mask, 4);
      _batch.request(11, "names.v1.Reader.source", source, 4);
      _batch.request(12, "names.v1.Reader.sink", sink, 4);
      _batch.request(13, "names.v1.Reader.formatter", formatter, 4);
      _batch.reply(0, 8);
      long _data1 = _batch.reply(1, "names.v1.Reader.reader", _reply1, 4);
      long _data2 = _batch.reply(2, "names.v1.Reader.writer", _reply2, 4);
      long _data3 = _batch.reply(3, "names.v1.Reader.tag", _reply3, 4);
      long _data4 = _batch.reply(4, "names.v1.Reader.value", _reply4, 16);
      long _data5 = _batch.reply(5, "names.v1.Reader.request", _reply5, 16);
      long _data6 = _batch.reply(6, "names.v1.Reader.reply", _reply6, 8);
      long _data7 = _batch.reply(7, "names.v1.Reader.context", _reply7, 1);
      long _data8 = _batch.reply(8, "names.v1.Reader.scratch", _reply8, 8);
      long _data9 = _batch.reply(9, "names.v1.Reader.len", _reply9, 4);
      long _data10 = _batch.reply(10, "names.v1.Reader.mask", _reply10, 4);
      long _data11 = _batch.reply(11, "names.v1.Reader.source", _reply11, 4);
      long _data12 = _batch.reply(12, "names.v1.Reader.sink", _reply12, 4);
      long _data13 = _batch.reply(13, "names.v1.Reader.formatter", _reply13, 4);
      _batch.run();
      _batch.fetch(_data1, _reply1);
      _batch.fetch(_data2, _reply2);
      _batch.fetch(_data3, _reply3);
      _batch.fetch(_data4, _reply4);
      _batch.fetch(_data5, _reply5);
      _batch.fetch(_data6, _reply6);
      _batch.fetch(_data7, _reply7);
      _batch.fetch(_data8, _reply8);
      _batch.fetch(_data9, _reply9);
      _batch.fetch(_data10, _reply10);
      _batch.fetch(_data11, _reply11);
      _batch.fetch(_data12, _reply12);
      _batch.fetch(_data13, _reply13);
      _batch.check(null);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final Client client;
    private final Executor executor;

    private Async(Client client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    public CompletableFuture<Reader> open_(
        int reader,
        int writer,
        int tag,
        String value,
        byte[] request,
        long reply,
        boolean context,
        double scratch,
        int len,
        Integer mask,
        int source,
        int sink,
        int formatter) {
      return Futures.submit(
          client,
          executor,
          _client ->
              _client.open_(
                  reader,
                  writer,
                  tag,
                  value,
                  request,
                  reply,
                  context,
                  scratch,
                  len,
                  mask,
                  source,
                  sink,
                  formatter));
    }

    public CompletableFuture<Reader> open_(Reader request) {
      return Futures.submit(client, executor, _client -> _client.open_(request));
    }

    public CompletableFuture<Reader> new_(
        int reader,
        int writer,
        int tag,
        String value,
        byte[] request,
        long reply,
        boolean context,
        double scratch,
        int len,
        Integer mask,
        int source,
        int sink,
        int formatter) {
      return Futures.submit(
          client,
          executor,
          _client ->
              _client.new_(
                  reader,
                  writer,
                  tag,
                  value,
                  request,
                  reply,
                  context,
                  scratch,
                  len,
                  mask,
                  source,
                  sink,
                  formatter));
    }

    public CompletableFuture<Reader> new_(Reader request) {
      return Futures.submit(client, executor, _client -> _client.new_(request));
    }

    public CompletableFuture<Reader> with_(
        int reader,
        int writer,
        int tag,
        String value,
        byte[] request,
        long reply,
        boolean context,
        double scratch,
        int len,
        Integer mask,
        int source,
        int sink,
        int formatter) {
      return Futures.submit(
          client,
          executor,
          _client ->
              _client.with_(
                  reader,
                  writer,
                  tag,
                  value,
                  request,
                  reply,
                  context,
                  scratch,
                  len,
                  mask,
                  source,
                  sink,
                  formatter));
    }

    public CompletableFuture<Reader> with_(Reader request) {
      return Futures.submit(client, executor, _client -> _client.with_(request));
    }

    public CompletableFuture<Reader> target(
        int reader,
        int writer,
        int tag,
        String value,
        byte[] request,
        long reply,
        boolean context,
        double scratch,
        int len,
        Integer mask,
        int source,
        int sink,
        int formatter) {
      return Futures.submit(
          client,
          executor,
          _client ->
              _client.target(
                  reader,
                  writer,
                  tag,
                  value,
                  request,
                  reply,
                  context,
                  scratch,
                  len,
                  mask,
                  source,
                  sink,
                  formatter));
    }

    public CompletableFuture<Reader> target(Reader request) {
      return Futures.submit(client, executor, _client -> _client.target(request));
    }

    public CompletableFuture<Reader> close_(
        int reader,
        int writer,
        int tag,
        String value,
        byte[] request,
        long reply,
        boolean context,
        double scratch,
        int len,
        Integer mask,
        int source,
        int sink,
        int formatter) {
      return Futures.submit(
          client,
          executor,
          _client ->
              _client.close_(
                  reader,
                  writer,
                  tag,
                  value,
                  request,
                  reply,
                  context,
                  scratch,
                  len,
                  mask,
                  source,
                  sink,
                  formatter));
    }

    public CompletableFuture<Reader> close_(Reader request) {
      return Futures.submit(client, executor, _client -> _client.close_(request));
    }

    public CompletableFuture<Reader> add(
        int reader,
        int writer,
        int tag,
        String value,
        byte[] request,
        long reply,
        boolean context,
        double scratch,
        int len,
        Integer mask,
        int source,
        int sink,
        int formatter) {
      return Futures.submit(
          client,
          executor,
          _client ->
              _client.add(
                  reader,
                  writer,
                  tag,
                  value,
                  request,
                  reply,
                  context,
                  scratch,
                  len,
                  mask,
                  source,
                  sink,
                  formatter));
    }

    public CompletableFuture<Reader> add(Reader request) {
      return Futures.submit(client, executor, _client -> _client.add(request));
    }

    public CompletableFuture<Reader> addMany(
        int reader,
        int writer,
        int tag,
        String value,
        byte[] request,
        long reply,
        boolean context,
        double scratch,
        int len,
        Integer mask,
        int source,
        int sink,
        int formatter) {
      return Futures.submit(
          client,
          executor,
          _client ->
              _client.addMany(
                  reader,
                  writer,
                  tag,
                  value,
                  request,
                  reply,
                  context,
                  scratch,
                  len,
                  mask,
                  source,
                  sink,
                  formatter));
    }

    public CompletableFuture<Reader> addMany(Reader request) {
      return Futures.submit(client, executor, _client -> _client.addMany(request));
    }
  }
}
