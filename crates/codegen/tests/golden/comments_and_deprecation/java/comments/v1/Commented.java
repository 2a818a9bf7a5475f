// Made by shortwire gen from comments.proto. Do not edit.
package comments.v1;

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

/** A service with *&#47; and /* and """ and \ and ``` and &#123;&#123; braces }} in its comment. */
public final class Commented extends Client {
  private static final MethodInfo DO =
      new MethodInfo("comments.v1.Commented/Do", 0xd3de9080464208e4L, 0x8c0517427ded0964L);
  private static final MethodInfo DO_NOT =
      new MethodInfo("comments.v1.Commented/DoNot", 0x7faced1ceb9872f5L, 0xa29fba54abbdb531L);

  private final Entry do_;
  private final Entry doNot;

  private Commented(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    do_ = entry(DO);
    doNot = entry(DO_NOT);
  }

  private Commented(Commented origin, CallOptions options) {
    super(origin, options);
    do_ = origin.do_;
    doNot = origin.doNot;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Commented open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Commented open(String path, Options options) {
    return new Commented(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Commented on(Library library) {
    return new Commented(library, false);
  }

  @Override
  public Commented with(CallOptions options) {
    return new Commented(this, options);
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
   * A method.
   *
   * <p>An indented line.
   */
  public Thing do_(int number, String oldName) {
    Objects.requireNonNull(oldName, "oldName");
    Entry _entry = this.do_;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return do_(new Thing(number, oldName));
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, number);
      _call.set(1, oldName);
      flat(_call, _flat);
      return new Thing(_call.getInt(0), _call.getString(1));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A method.
   *
   * <p>An indented line.
   */
  public Thing do_(Thing request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.do_;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.number());
        _call.set(1, request.oldName());
        flat(_call, _flat);
        return new Thing(_call.getInt(0), _call.getString(1));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return doInto(request, Thing.builder()).build();
  }

  /**
   * As {@code do_}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Thing.Builder doInto(Thing request, Thing.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.do_;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code do_}, between bytes in wire format. */
  public byte[] doRaw(byte[] request) {
    return raw(this.do_, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment doRaw(MemorySegment request, MemorySegment into) {
    return raw(this.do_, request, into);
  }

  /**
   * A batch of {@code do_} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Thing> doMany(List<Thing> items) {
    Entry _entry = this.do_;
    if (_entry.flat == 0) return manyByWire(_entry, items, Thing::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 2, 2);
      long _request0 = _batch.request(0, 4);
      long _request1 = _batch.request(1, 16);
      for (int _i = 0; _i < _count; _i++) {
        Thing _item = items.get(_i);
        _batch.set(_request0, _i, _item.number());
        _batch.set(_request1, _i, _item.oldName());
      }
      long _reply0 = _batch.reply(0, 4);
      long _reply1 = _batch.reply(1, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Thing(_batch.getInt(_reply0, _i), _batch.getString(_reply1, _i));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code do_} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void doMany(
      Column<int[]> number,
      Column<String[]> oldName,
      Column<int[]> _reply0,
      Column<String[]> _reply1) {
    Entry _entry = this.do_;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(number, oldName);
      Batch _batch = batch(_call, _entry, _count, 2, 2);
      _batch.request(0, "comments.v1.Thing.number", number, 4);
      _batch.request(1, "comments.v1.Thing.old_name", oldName, 16);
      long _data0 = _batch.reply(0, "comments.v1.Thing.number", _reply0, 4);
      long _data1 = _batch.reply(1, "comments.v1.Thing.old_name", _reply1, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.fetch(_data1, _reply1);
      _batch.check(null);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * Better not.
   *
   * <p>Deprecated.
   */
  @Deprecated
  public int doNot(int number) {
    Entry _entry = this.doNot;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return doNot(new Old(number)).number();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, number);
      flat(_call, _flat);
      return _call.getInt(0);
    } finally {
      end(_call);
    }
  }

  /**
   * Better not.
   *
   * <p>Deprecated.
   */
  @Deprecated
  public Old doNot(Old request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.doNot;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.number());
        flat(_call, _flat);
        return new Old(_call.getInt(0));
      } finally {
        end(_call);
      }
    }
    return doNotInto(request, Old.builder()).build();
  }

  /**
   * As {@code doNot}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  @Deprecated
  public Old.Builder doNotInto(Old request, Old.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.doNot;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code doNot}, between bytes in wire format. */
  @Deprecated
  public byte[] doNotRaw(byte[] request) {
    return raw(this.doNot, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  @Deprecated
  public MemorySegment doNotRaw(MemorySegment request, MemorySegment into) {
    return raw(this.doNot, request, into);
  }

  /**
   * A batch of {@code doNot} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  @Deprecated
  public List<Old> doNotMany(List<Old> items) {
    Entry _entry = this.doNot;
    if (_entry.flat == 0) return manyByWire(_entry, items, Old::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 4);
      for (int _i = 0; _i < _count; _i++) {
        Old _item = items.get(_i);
        _batch.set(_request0, _i, _item.number());
      }
      long _reply0 = _batch.reply(0, 4);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Old(_batch.getInt(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code doNot} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  @Deprecated
  public int[] doNotMany(int[] number) {
    int[] _results = new int[number.length];
    doNotMany(Column.of(number), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code doNot} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  @Deprecated
  public void doNotMany(Column<int[]> number, Column<int[]> _reply0) {
    Entry _entry = this.doNot;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(number);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "comments.v1.Old.number", number, 4);
      long _data0 = _batch.reply(0, "comments.v1.Old.number", _reply0, 4);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final Commented client;
    private final Executor executor;

    private Async(Commented client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /**
     * A method.
     *
     * <p>An indented line.
     */
    public CompletableFuture<Thing> do_(int number, String oldName) {
      return Futures.submit(client, executor, _client -> _client.do_(number, oldName));
    }

    /**
     * A method.
     *
     * <p>An indented line.
     */
    public CompletableFuture<Thing> do_(Thing request) {
      return Futures.submit(client, executor, _client -> _client.do_(request));
    }

    /**
     * Better not.
     *
     * <p>Deprecated.
     */
    public CompletableFuture<Integer> doNot(int number) {
      return Futures.submit(client, executor, _client -> _client.doNot(number));
    }

    /**
     * Better not.
     *
     * <p>Deprecated.
     */
    public CompletableFuture<Old> doNot(Old request) {
      return Futures.submit(client, executor, _client -> _client.doNot(request));
    }
  }
}
