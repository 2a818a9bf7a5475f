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

/** Bytes as text, in constant time where they are secret. */
public final class Encoding extends Client {
  private static final MethodInfo ENCODE =
      new MethodInfo(
          "shortwire.crypto.v1.Encoding/Encode", 0x6b5c990a533739a8L, 0xff909e8af35a8715L);
  private static final MethodInfo DECODE =
      new MethodInfo(
          "shortwire.crypto.v1.Encoding/Decode", 0x6fef0e659dafbf34L, 0xdd0f96b11ad31f67L);

  private final Entry encode;
  private final Entry decode;

  private Encoding(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    encode = entry(ENCODE);
    decode = entry(DECODE);
  }

  private Encoding(Encoding origin, CallOptions options) {
    super(origin, options);
    encode = origin.encode;
    decode = origin.decode;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Encoding open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Encoding open(String path, Options options) {
    return new Encoding(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Encoding on(Library library) {
    return new Encoding(library, false);
  }

  @Override
  public Encoding with(CallOptions options) {
    return new Encoding(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  public String encode(byte[] data, TextFormat format, String prefix) {
    Objects.requireNonNull(data, "data");
    Objects.requireNonNull(format, "format");
    Objects.requireNonNull(prefix, "prefix");
    Entry _entry = this.encode;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return encode(new EncodeRequest(shortwire.Bytes.of(data), format, prefix)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, data);
      _call.set(2, format.number());
      _call.set(3, prefix);
      flat(_call, _flat);
      return _call.getString(0);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code encode}, but puts the text in UTF-8 at the beginning of a segment; returns the part
   * that they fill.
   */
  public MemorySegment encodeInto(
      byte[] data, TextFormat format, String prefix, MemorySegment _into) {
    Objects.requireNonNull(data, "data");
    Objects.requireNonNull(format, "format");
    Objects.requireNonNull(prefix, "prefix");
    Entry _entry = this.encode;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, data);
      _call.set(2, format.number());
      _call.set(3, prefix);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  public Text encode(EncodeRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.encode;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.data());
        _call.set(2, request.format().number());
        _call.set(3, request.prefix());
        flat(_call, _flat);
        return new Text(_call.getString(0));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return encodeInto(request, Text.builder()).build();
  }

  /**
   * As {@code encode}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Text.Builder encodeInto(EncodeRequest request, Text.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.encode;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code encode}, between bytes in wire format. */
  public byte[] encodeRaw(byte[] request) {
    return raw(this.encode, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment encodeRaw(MemorySegment request, MemorySegment into) {
    return raw(this.encode, request, into);
  }

  /**
   * A batch of {@code encode} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Text> encodeMany(List<EncodeRequest> items) {
    Entry _entry = this.encode;
    if (_entry.flat == 0) return manyByWire(_entry, items, Text::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 3, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 4);
      long _request2 = _batch.request(2, 16);
      for (int _i = 0; _i < _count; _i++) {
        EncodeRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.data());
        _batch.set(_request1, _i, _item.format().number());
        _batch.set(_request2, _i, _item.prefix());
      }
      long _reply0 = _batch.reply(0, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Text(_batch.getString(_reply0, _i));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code encode} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public String[] encodeMany(byte[][] data, int[] format, String[] prefix) {
    String[] _results = new String[data.length];
    encodeMany(Column.of(data), Column.of(format), Column.of(prefix), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code encode} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void encodeMany(
      Column<byte[][]> data,
      Column<int[]> format,
      Column<String[]> prefix,
      Column<String[]> _reply0) {
    Entry _entry = this.encode;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(data, format, prefix);
      Batch _batch = batch(_call, _entry, _count, 3, 1);
      _batch.request(0, "shortwire.crypto.v1.EncodeRequest.data", data, 16);
      _batch.request(1, "shortwire.crypto.v1.EncodeRequest.format", format, 4);
      _batch.request(2, "shortwire.crypto.v1.EncodeRequest.prefix", prefix, 16);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Text.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** INVALID_ARGUMENT says what is wrong, and where. */
  public byte[] decode(String text, TextFormat format, String prefix) {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(format, "format");
    Objects.requireNonNull(prefix, "prefix");
    Entry _entry = this.decode;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return decode(new DecodeRequest(text, format, prefix)).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, text);
      _call.set(2, format.number());
      _call.set(3, prefix);
      flat(_call, _flat);
      return _call.getBytes(0);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code decode}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment decodeInto(
      String text, TextFormat format, String prefix, MemorySegment _into) {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(format, "format");
    Objects.requireNonNull(prefix, "prefix");
    Entry _entry = this.decode;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, text);
      _call.set(2, format.number());
      _call.set(3, prefix);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** INVALID_ARGUMENT says what is wrong, and where. */
  public Bytes decode(DecodeRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.decode;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.text());
        _call.set(2, request.format().number());
        _call.set(3, request.prefix());
        flat(_call, _flat);
        return new Bytes(shortwire.Bytes.wrap(_call.getBytes(0)));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return decodeInto(request, Bytes.builder()).build();
  }

  /**
   * As {@code decode}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Bytes.Builder decodeInto(DecodeRequest request, Bytes.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.decode;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code decode}, between bytes in wire format. */
  public byte[] decodeRaw(byte[] request) {
    return raw(this.decode, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment decodeRaw(MemorySegment request, MemorySegment into) {
    return raw(this.decode, request, into);
  }

  /**
   * A batch of {@code decode} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Bytes> decodeMany(List<DecodeRequest> items) {
    Entry _entry = this.decode;
    if (_entry.flat == 0) return manyByWire(_entry, items, Bytes::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 3, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 4);
      long _request2 = _batch.request(2, 16);
      for (int _i = 0; _i < _count; _i++) {
        DecodeRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.text());
        _batch.set(_request1, _i, _item.format().number());
        _batch.set(_request2, _i, _item.prefix());
      }
      long _reply0 = _batch.reply(0, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Bytes(shortwire.Bytes.wrap(_batch.getBytes(_reply0, _i)));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code decode} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] decodeMany(String[] text, int[] format, String[] prefix) {
    byte[][] _results = new byte[text.length][];
    decodeMany(Column.of(text), Column.of(format), Column.of(prefix), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code decode} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void decodeMany(
      Column<String[]> text,
      Column<int[]> format,
      Column<String[]> prefix,
      Column<byte[][]> _reply0) {
    Entry _entry = this.decode;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(text, format, prefix);
      Batch _batch = batch(_call, _entry, _count, 3, 1);
      _batch.request(0, "shortwire.crypto.v1.DecodeRequest.text", text, 16);
      _batch.request(1, "shortwire.crypto.v1.DecodeRequest.format", format, 4);
      _batch.request(2, "shortwire.crypto.v1.DecodeRequest.prefix", prefix, 16);
      long _data0 = _batch.reply(0, "shortwire.crypto.v1.Bytes.value", _reply0, 16);
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
    private final Encoding client;
    private final Executor executor;

    private Async(Encoding client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    public CompletableFuture<String> encode(byte[] data, TextFormat format, String prefix) {
      return Futures.submit(client, executor, _client -> _client.encode(data, format, prefix));
    }

    public CompletableFuture<Text> encode(EncodeRequest request) {
      return Futures.submit(client, executor, _client -> _client.encode(request));
    }

    /** INVALID_ARGUMENT says what is wrong, and where. */
    public CompletableFuture<byte[]> decode(String text, TextFormat format, String prefix) {
      return Futures.submit(client, executor, _client -> _client.decode(text, format, prefix));
    }

    /** INVALID_ARGUMENT says what is wrong, and where. */
    public CompletableFuture<Bytes> decode(DecodeRequest request) {
      return Futures.submit(client, executor, _client -> _client.decode(request));
    }
  }
}
