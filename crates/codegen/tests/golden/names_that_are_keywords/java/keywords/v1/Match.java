// Made by shortwire gen from keywords.proto. Do not edit.
package keywords.v1;

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

public final class Match extends Client {
  private static final MethodInfo AWAIT =
      new MethodInfo("keywords.v1.Match/Await", 0xaf66bfbfa1175daaL, 0x06d41a0a02c79aeeL);
  private static final MethodInfo RETURN =
      new MethodInfo("keywords.v1.Match/Return", 0x6508b95089c1e766L, 0);
  private static final MethodInfo CLASS =
      new MethodInfo("keywords.v1.Match/Class", 0x413f9f835fbc2b78L, 0);

  private final Entry await;
  private final Entry return_;
  private final Entry class_;

  private Match(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    await = entry(AWAIT);
    return_ = entry(RETURN);
    class_ = entry(CLASS);
  }

  private Match(Match origin, CallOptions options) {
    super(origin, options);
    await = origin.await;
    return_ = origin.return_;
    class_ = origin.class_;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Match open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Match open(String path, Options options) {
    return new Match(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Match on(Library library) {
    return new Match(library, false);
  }

  @Override
  public Match with(CallOptions options) {
    return new Match(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  public Type await(
      int fn, int class_, int int_, int lambda, int self, int none, String def, boolean register) {
    Objects.requireNonNull(def, "def");
    Entry _entry = this.await;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return await(new Type(fn, class_, int_, lambda, self, none, def, register));
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, fn);
      _call.set(1, class_);
      _call.set(2, int_);
      _call.set(3, lambda);
      _call.set(4, self);
      _call.set(5, none);
      _call.set(6, def);
      _call.set(8, register);
      flat(_call, _flat);
      return new Type(
          _call.getInt(0),
          _call.getInt(1),
          _call.getInt(2),
          _call.getInt(3),
          _call.getInt(4),
          _call.getInt(5),
          _call.getString(6),
          _call.getBoolean(8));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  public Type await(Type request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.await;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.fn());
        _call.set(1, request.class_());
        _call.set(2, request.int_());
        _call.set(3, request.lambda());
        _call.set(4, request.self());
        _call.set(5, request.none());
        _call.set(6, request.def());
        _call.set(8, request.register());
        flat(_call, _flat);
        return new Type(
            _call.getInt(0),
            _call.getInt(1),
            _call.getInt(2),
            _call.getInt(3),
            _call.getInt(4),
            _call.getInt(5),
            _call.getString(6),
            _call.getBoolean(8));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return awaitInto(request, Type.builder()).build();
  }

  /**
   * As {@code await}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Type.Builder awaitInto(Type request, Type.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.await;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code await}, between bytes in wire format. */
  public byte[] awaitRaw(byte[] request) {
    return raw(this.await, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment awaitRaw(MemorySegment request, MemorySegment into) {
    return raw(this.await, request, into);
  }

  /**
   * A batch of {@code await} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Type> awaitMany(List<Type> items) {
    Entry _entry = this.await;
    if (_entry.flat == 0) return manyByWire(_entry, items, Type::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 8, 8);
      long _request0 = _batch.request(0, 4);
      long _request1 = _batch.request(1, 4);
      long _request2 = _batch.request(2, 4);
      long _request3 = _batch.request(3, 4);
      long _request4 = _batch.request(4, 4);
      long _request5 = _batch.request(5, 4);
      long _request6 = _batch.request(6, 16);
      long _request7 = _batch.request(7, 1);
      for (int _i = 0; _i < _count; _i++) {
        Type _item = items.get(_i);
        _batch.set(_request0, _i, _item.fn());
        _batch.set(_request1, _i, _item.class_());
        _batch.set(_request2, _i, _item.int_());
        _batch.set(_request3, _i, _item.lambda());
        _batch.set(_request4, _i, _item.self());
        _batch.set(_request5, _i, _item.none());
        _batch.set(_request6, _i, _item.def());
        _batch.set(_request7, _i, _item.register());
      }
      long _reply0 = _batch.reply(0, 4);
      long _reply1 = _batch.reply(1, 4);
      long _reply2 = _batch.reply(2, 4);
      long _reply3 = _batch.reply(3, 4);
      long _reply4 = _batch.reply(4, 4);
      long _reply5 = _batch.reply(5, 4);
      long _reply6 = _batch.reply(6, 16);
      long _reply7 = _batch.reply(7, 1);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Type(
                _batch.getInt(_reply0, _i),
                _batch.getInt(_reply1, _i),
                _batch.getInt(_reply2, _i),
                _batch.getInt(_reply3, _i),
                _batch.getInt(_reply4, _i),
                _batch.getInt(_reply5, _i),
                _batch.getString(_reply6, _i),
                _batch.getBoolean(_reply7, _i));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code await} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void awaitMany(
      Column<int[]> fn,
      Column<int[]> class_,
      Column<int[]> int_,
      Column<int[]> lambda,
      Column<int[]> self,
      Column<int[]> none,
      Column<String[]> def,
      Column<boolean[]> register,
      Column<int[]> _reply0,
      Column<int[]> _reply1,
      Column<int[]> _reply2,
      Column<int[]> _reply3,
      Column<int[]> _reply4,
      Column<int[]> _reply5,
      Column<String[]> _reply6,
      Column<boolean[]> _reply7) {
    Entry _entry = this.await;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(fn, class_, int_, lambda, self, none, def, register);
      Batch _batch = batch(_call, _entry, _count, 8, 8);
      _batch.request(0, "keywords.v1.Type.fn", fn, 4);
      _batch.request(1, "keywords.v1.Type.class", class_, 4);
      _batch.request(2, "keywords.v1.Type.int", int_, 4);
      _batch.request(3, "keywords.v1.Type.lambda", lambda, 4);
      _batch.request(4, "keywords.v1.Type.self", self, 4);
      _batch.request(5, "keywords.v1.Type.None", none, 4);
      _batch.request(6, "keywords.v1.Type.def", def, 16);
      _batch.request(7, "keywords.v1.Type.register", register, 1);
      long _data0 = _batch.reply(0, "keywords.v1.Type.fn", _reply0, 4);
      long _data1 = _batch.reply(1, "keywords.v1.Type.class", _reply1, 4);
      long _data2 = _batch.reply(2, "keywords.v1.Type.int", _reply2, 4);
      long _data3 = _batch.reply(3, "keywords.v1.Type.lambda", _reply3, 4);
      long _data4 = _batch.reply(4, "keywords.v1.Type.self", _reply4, 4);
      long _data5 = _batch.reply(5, "keywords.v1.Type.None", _reply5, 4);
      long _data6 = _batch.reply(6, "keywords.v1.Type.def", _reply6, 16);
      long _data7 = _batch.reply(7, "keywords.v1.Type.register", _reply7, 1);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.fetch(_data1, _reply1);
      _batch.fetch(_data2, _reply2);
      _batch.fetch(_data3, _reply3);
      _batch.fetch(_data4, _reply4);
      _batch.fetch(_data5, _reply5);
      _batch.fetch(_data6, _reply6);
      _batch.fetch(_data7, _reply7);
      _batch.check(null);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  public Self return_(Self request) {
    return returnInto(request, Self.builder()).build();
  }

  /**
   * As {@code return_}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Self.Builder returnInto(Self request, Self.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.return_;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code return_}, between bytes in wire format. */
  public byte[] returnRaw(byte[] request) {
    return raw(this.return_, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment returnRaw(MemorySegment request, MemorySegment into) {
    return raw(this.return_, request, into);
  }

  /**
   * A batch of {@code return_} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Self> returnMany(List<Self> items) {
    return manyByWire(this.return_, items, Self::read);
  }

  public Self class_(Type request) {
    return classInto(request, Self.builder()).build();
  }

  /**
   * As {@code class_}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Self.Builder classInto(Type request, Self.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.class_;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code class_}, between bytes in wire format. */
  public byte[] classRaw(byte[] request) {
    return raw(this.class_, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment classRaw(MemorySegment request, MemorySegment into) {
    return raw(this.class_, request, into);
  }

  /**
   * A batch of {@code class_} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Self> classMany(List<Type> items) {
    return manyByWire(this.class_, items, Self::read);
  }

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final Match client;
    private final Executor executor;

    private Async(Match client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    public CompletableFuture<Type> await(
        int fn,
        int class_,
        int int_,
        int lambda,
        int self,
        int none,
        String def,
        boolean register) {
      return Futures.submit(
          client,
          executor,
          _client -> _client.await(fn, class_, int_, lambda, self, none, def, register));
    }

    public CompletableFuture<Type> await(Type request) {
      return Futures.submit(client, executor, _client -> _client.await(request));
    }

    public CompletableFuture<Self> return_(Self request) {
      return Futures.submit(client, executor, _client -> _client.return_(request));
    }

    public CompletableFuture<Self> class_(Type request) {
      return Futures.submit(client, executor, _client -> _client.class_(request));
    }
  }
}
