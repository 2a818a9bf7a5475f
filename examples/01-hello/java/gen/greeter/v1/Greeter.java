// Made by shortwire gen from greeter/v1/greeter.proto. Do not edit.
package greeter.v1;

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

public final class Greeter extends Client {
  private static final MethodInfo GREET =
      new MethodInfo("greeter.v1.Greeter/Greet", 0x1c3066ce5e546bfaL, 0xccde38ee951fa732L);

  private final Entry greet;

  private Greeter(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    greet = entry(GREET);
  }

  private Greeter(Greeter origin, CallOptions options) {
    super(origin, options);
    greet = origin.greet;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Greeter open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Greeter open(String path, Options options) {
    return new Greeter(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Greeter on(Library library) {
    return new Greeter(library, false);
  }

  @Override
  public Greeter with(CallOptions options) {
    return new Greeter(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  /** Greets whom it is told to. */
  public String greet(String name) {
    Objects.requireNonNull(name, "name");
    Entry _entry = this.greet;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return greet(new GreetRequest(name)).greeting();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, name);
      flat(_call, _flat);
      return _call.getString(0);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code greet}, but puts the text in UTF-8 at the beginning of a segment; returns the part
   * that they fill.
   */
  public MemorySegment greetInto(String name, MemorySegment _into) {
    Objects.requireNonNull(name, "name");
    Entry _entry = this.greet;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, name);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** Greets whom it is told to. */
  public GreetReply greet(GreetRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.greet;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.name());
        flat(_call, _flat);
        return new GreetReply(_call.getString(0));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return greetInto(request, GreetReply.builder()).build();
  }

  /**
   * As {@code greet}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public GreetReply.Builder greetInto(GreetRequest request, GreetReply.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.greet;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code greet}, between bytes in wire format. */
  public byte[] greetRaw(byte[] request) {
    return raw(this.greet, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment greetRaw(MemorySegment request, MemorySegment into) {
    return raw(this.greet, request, into);
  }

  /**
   * A batch of {@code greet} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<GreetReply> greetMany(List<GreetRequest> items) {
    Entry _entry = this.greet;
    if (_entry.flat == 0) return manyByWire(_entry, items, GreetReply::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 16);
      for (int _i = 0; _i < _count; _i++) {
        GreetRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.name());
      }
      long _reply0 = _batch.reply(0, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new GreetReply(_batch.getString(_reply0, _i));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code greet} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public String[] greetMany(String[] name) {
    String[] _results = new String[name.length];
    greetMany(Column.of(name), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code greet} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void greetMany(Column<String[]> name, Column<String[]> _reply0) {
    Entry _entry = this.greet;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(name);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "greeter.v1.GreetRequest.name", name, 16);
      long _data0 = _batch.reply(0, "greeter.v1.GreetReply.greeting", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final Greeter client;
    private final Executor executor;

    private Async(Greeter client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /** Greets whom it is told to. */
    public CompletableFuture<String> greet(String name) {
      return Futures.submit(client, executor, _client -> _client.greet(name));
    }

    /** Greets whom it is told to. */
    public CompletableFuture<GreetReply> greet(GreetRequest request) {
      return Futures.submit(client, executor, _client -> _client.greet(request));
    }
  }
}
