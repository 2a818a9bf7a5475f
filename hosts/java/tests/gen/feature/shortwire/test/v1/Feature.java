// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
package shortwire.test.v1;

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

/** Echo methods return what they were given. */
public final class Feature extends Client {
  private static final MethodInfo ECHO_DOUBLE =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoDouble", 0xb05bd2e85980973eL, 0x039f8b4715e4e666L);
  private static final MethodInfo ECHO_FLOAT =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoFloat", 0x8855edc900416697L, 0xfbb3d5d2cc761b17L);
  private static final MethodInfo ECHO_INT32 =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoInt32", 0x4faf7c8d37cc16ddL, 0x83828a8e4f1dbbf9L);
  private static final MethodInfo ECHO_INT64 =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoInt64", 0x4f9e788d37bd9cdeL, 0xc1b88543f2dd4026L);
  private static final MethodInfo ECHO_UINT32 =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoUint32", 0x1dc266afe12c8baeL, 0xfb99a6783061f086L);
  private static final MethodInfo ECHO_UINT64 =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoUint64", 0x1dd35eafe13af149L, 0xa8eeab3cde491543L);
  private static final MethodInfo ECHO_SINT32 =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoSint32", 0x4b13374955427c3cL, 0xf8b822feddac83ecL);
  private static final MethodInfo ECHO_SINT64 =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoSint64", 0x4b2433495550e8a3L, 0x7ecb42176ef5dabdL);
  private static final MethodInfo ECHO_FIXED32 =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoFixed32", 0x5bc80adc40b37462L, 0x1cb5231d26cd80e2L);
  private static final MethodInfo ECHO_FIXED64 =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoFixed64", 0x5bbe1adc40ab3b0dL, 0x1bf7cb5d04962401L);
  private static final MethodInfo ECHO_SFIXED32 =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoSfixed32", 0x764df578c8cb2ebbL, 0x7c2659736d7c4d01L);
  private static final MethodInfo ECHO_SFIXED64 =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoSfixed64", 0x76586578c8d44190L, 0x7a8a0ca43378b2dcL);
  private static final MethodInfo ECHO_BOOL =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoBool", 0x704cebe097d25f07L, 0xb660d40e2568e8c5L);
  private static final MethodInfo ECHO_ENUM =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoEnum", 0x98efa60a4bd7844aL, 0x1ad9c229684d230aL);
  private static final MethodInfo ECHO_STRING =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoString", 0x453d3c1aefaaf2d6L, 0x04061fff958b02feL);
  private static final MethodInfo ECHO_BYTES =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoBytes", 0xe2f03c193c5250a6L, 0xbf06747d83cfd1feL);
  private static final MethodInfo ECHO_SCALARS =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoScalars", 0x9ca41d4287cfe204L, 0x9954fc03860a109cL);
  private static final MethodInfo ECHO_PRESENCE =
      new MethodInfo(
          "shortwire.test.v1.Feature/EchoPresence", 0x5d13082e3e857b32L, 0xa0931f1d24b27eeeL);
  private static final MethodInfo NOTHING =
      new MethodInfo("shortwire.test.v1.Feature/Nothing", 0xf8750c56052ec1abL, 0x936476bccd70cffbL);
  private static final MethodInfo ECHO_REPEATED =
      new MethodInfo("shortwire.test.v1.Feature/EchoRepeated", 0xbb7567e71580bcb5L, 0);
  private static final MethodInfo ECHO_UNPACKED =
      new MethodInfo("shortwire.test.v1.Feature/EchoUnpacked", 0x5ecce6e67f243c3cL, 0);
  private static final MethodInfo ECHO_MAPS =
      new MethodInfo("shortwire.test.v1.Feature/EchoMaps", 0x4ad9e74cd16621b0L, 0);
  private static final MethodInfo ECHO_CHOICE =
      new MethodInfo("shortwire.test.v1.Feature/EchoChoice", 0x62e5011ceeac1b20L, 0);
  private static final MethodInfo ECHO_NESTED =
      new MethodInfo("shortwire.test.v1.Feature/EchoNested", 0xf3912845b4146198L, 0);
  private static final MethodInfo ECHO_TREE =
      new MethodInfo("shortwire.test.v1.Feature/EchoTree", 0x80daf78d67e8358fL, 0);
  private static final MethodInfo NEWER =
      new MethodInfo("shortwire.test.v1.Feature/Newer", 0x222fa082137ed99bL, 0);
  private static final MethodInfo OLDER =
      new MethodInfo("shortwire.test.v1.Feature/Older", 0x5ef98ad2f607cc94L, 0);
  private static final MethodInfo LARGE =
      new MethodInfo("shortwire.test.v1.Feature/Large", 0xf1c072b8fcec438dL, 0x2b75bacb81edba78L);
  private static final MethodInfo FILL =
      new MethodInfo("shortwire.test.v1.Feature/Fill", 0x2a278ee4ce8e555fL, 0x65a82da139015b75L);
  private static final MethodInfo WRAP =
      new MethodInfo("shortwire.test.v1.Feature/Wrap", 0xabeae8742ab83fe6L, 0xa530680edd1b6d16L);
  private static final MethodInfo UNWRAP =
      new MethodInfo("shortwire.test.v1.Feature/Unwrap", 0x651e38586bf48dc9L, 0x5a675376e4f4bceeL);
  private static final MethodInfo GATHER =
      new MethodInfo("shortwire.test.v1.Feature/Gather", 0x017b8e39282b71d1L, 0x8db699467c5a9c20L);
  private static final MethodInfo MEASURE =
      new MethodInfo("shortwire.test.v1.Feature/Measure", 0x583611cca7b191deL, 0x873c9797df05c319L);
  private static final MethodInfo FAIL =
      new MethodInfo("shortwire.test.v1.Feature/Fail", 0x7240f8e4f8305f02L, 0xa34e8c0b4287d1b8L);
  private static final MethodInfo PANIC =
      new MethodInfo("shortwire.test.v1.Feature/Panic", 0xa4b7698d352dc661L, 0xeacad9bc83a0212fL);
  private static final MethodInfo COUNT =
      new MethodInfo("shortwire.test.v1.Feature/Count", 0xcc3d69e65341b5e9L, 0xecd5544659ad30a0L);
  private static final MethodInfo SLOW =
      new MethodInfo("shortwire.test.v1.Feature/Slow", 0x7022c1553cad6173L, 0x4d0f687e60e461f7L);

  private final Entry echoDouble;
  private final Entry echoFloat;
  private final Entry echoInt32;
  private final Entry echoInt64;
  private final Entry echoUint32;
  private final Entry echoUint64;
  private final Entry echoSint32;
  private final Entry echoSint64;
  private final Entry echoFixed32;
  private final Entry echoFixed64;
  private final Entry echoSfixed32;
  private final Entry echoSfixed64;
  private final Entry echoBool;
  private final Entry echoEnum;
  private final Entry echoString;
  private final Entry echoBytes;
  private final Entry echoScalars;
  private final Entry echoPresence;
  private final Entry nothing;
  private final Entry echoRepeated;
  private final Entry echoUnpacked;
  private final Entry echoMaps;
  private final Entry echoChoice;
  private final Entry echoNested;
  private final Entry echoTree;
  private final Entry newer;
  private final Entry older;
  private final Entry large;
  private final Entry fill;
  private final Entry wrap;
  private final Entry unwrap;
  private final Entry gather;
  private final Entry measure;
  private final Entry fail;
  private final Entry panic;
  private final Entry count;
  private final Entry slow;

  private Feature(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    echoDouble = entry(ECHO_DOUBLE);
    echoFloat = entry(ECHO_FLOAT);
    echoInt32 = entry(ECHO_INT32);
    echoInt64 = entry(ECHO_INT64);
    echoUint32 = entry(ECHO_UINT32);
    echoUint64 = entry(ECHO_UINT64);
    echoSint32 = entry(ECHO_SINT32);
    echoSint64 = entry(ECHO_SINT64);
    echoFixed32 = entry(ECHO_FIXED32);
    echoFixed64 = entry(ECHO_FIXED64);
    echoSfixed32 = entry(ECHO_SFIXED32);
    echoSfixed64 = entry(ECHO_SFIXED64);
    echoBool = entry(ECHO_BOOL);
    echoEnum = entry(ECHO_ENUM);
    echoString = entry(ECHO_STRING);
    echoBytes = entry(ECHO_BYTES);
    echoScalars = entry(ECHO_SCALARS);
    echoPresence = entry(ECHO_PRESENCE);
    nothing = entry(NOTHING);
    echoRepeated = entry(ECHO_REPEATED);
    echoUnpacked = entry(ECHO_UNPACKED);
    echoMaps = entry(ECHO_MAPS);
    echoChoice = entry(ECHO_CHOICE);
    echoNested = entry(ECHO_NESTED);
    echoTree = entry(ECHO_TREE);
    newer = entry(NEWER);
    older = entry(OLDER);
    large = entry(LARGE);
    fill = entry(FILL);
    wrap = entry(WRAP);
    unwrap = entry(UNWRAP);
    gather = entry(GATHER);
    measure = entry(MEASURE);
    fail = entry(FAIL);
    panic = entry(PANIC);
    count = entry(COUNT);
    slow = entry(SLOW);
  }

  private Feature(Feature origin, CallOptions options) {
    super(origin, options);
    echoDouble = origin.echoDouble;
    echoFloat = origin.echoFloat;
    echoInt32 = origin.echoInt32;
    echoInt64 = origin.echoInt64;
    echoUint32 = origin.echoUint32;
    echoUint64 = origin.echoUint64;
    echoSint32 = origin.echoSint32;
    echoSint64 = origin.echoSint64;
    echoFixed32 = origin.echoFixed32;
    echoFixed64 = origin.echoFixed64;
    echoSfixed32 = origin.echoSfixed32;
    echoSfixed64 = origin.echoSfixed64;
    echoBool = origin.echoBool;
    echoEnum = origin.echoEnum;
    echoString = origin.echoString;
    echoBytes = origin.echoBytes;
    echoScalars = origin.echoScalars;
    echoPresence = origin.echoPresence;
    nothing = origin.nothing;
    echoRepeated = origin.echoRepeated;
    echoUnpacked = origin.echoUnpacked;
    echoMaps = origin.echoMaps;
    echoChoice = origin.echoChoice;
    echoNested = origin.echoNested;
    echoTree = origin.echoTree;
    newer = origin.newer;
    older = origin.older;
    large = origin.large;
    fill = origin.fill;
    wrap = origin.wrap;
    unwrap = origin.unwrap;
    gather = origin.gather;
    measure = origin.measure;
    fail = origin.fail;
    panic = origin.panic;
    count = origin.count;
    slow = origin.slow;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static Feature open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static Feature open(String path, Options options) {
    return new Feature(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static Feature on(Library library) {
    return new Feature(library, false);
  }

  @Override
  public Feature with(CallOptions options) {
    return new Feature(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  /** Flat: scalars. */
  public double echoDouble(double value) {
    Entry _entry = this.echoDouble;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoDouble(new DoubleValue(value)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getDouble(0);
    } finally {
      end(_call);
    }
  }

  /** Flat: scalars. */
  public DoubleValue echoDouble(DoubleValue request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoDouble;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        flat(_call, _flat);
        return new DoubleValue(_call.getDouble(0));
      } finally {
        end(_call);
      }
    }
    return echoDoubleInto(request, DoubleValue.builder()).build();
  }

  /**
   * As {@code echoDouble}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public DoubleValue.Builder echoDoubleInto(DoubleValue request, DoubleValue.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoDouble;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoDouble}, between bytes in wire format. */
  public byte[] echoDoubleRaw(byte[] request) {
    return raw(this.echoDouble, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoDoubleRaw(MemorySegment request, MemorySegment into) {
    return raw(this.echoDouble, request, into);
  }

  /**
   * A batch of {@code echoDouble} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<DoubleValue> echoDoubleMany(List<DoubleValue> items) {
    Entry _entry = this.echoDouble;
    if (_entry.flat == 0) return manyByWire(_entry, items, DoubleValue::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 8);
      for (int _i = 0; _i < _count; _i++) {
        DoubleValue _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
      }
      long _reply0 = _batch.reply(0, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new DoubleValue(_batch.getDouble(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoDouble} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public double[] echoDoubleMany(double[] value) {
    double[] _results = new double[value.length];
    echoDoubleMany(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code echoDouble} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoDoubleMany(Column<double[]> value, Column<double[]> _reply0) {
    Entry _entry = this.echoDouble;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.DoubleValue.value", value, 8);
      long _data0 = _batch.reply(0, "shortwire.test.v1.DoubleValue.value", _reply0, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  public float echoFloat(float value) {
    Entry _entry = this.echoFloat;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoFloat(new FloatValue(value)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getFloat(0);
    } finally {
      end(_call);
    }
  }

  public FloatValue echoFloat(FloatValue request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoFloat;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        flat(_call, _flat);
        return new FloatValue(_call.getFloat(0));
      } finally {
        end(_call);
      }
    }
    return echoFloatInto(request, FloatValue.builder()).build();
  }

  /**
   * As {@code echoFloat}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public FloatValue.Builder echoFloatInto(FloatValue request, FloatValue.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoFloat;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoFloat}, between bytes in wire format. */
  public byte[] echoFloatRaw(byte[] request) {
    return raw(this.echoFloat, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoFloatRaw(MemorySegment request, MemorySegment into) {
    return raw(this.echoFloat, request, into);
  }

  /**
   * A batch of {@code echoFloat} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<FloatValue> echoFloatMany(List<FloatValue> items) {
    Entry _entry = this.echoFloat;
    if (_entry.flat == 0) return manyByWire(_entry, items, FloatValue::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 4);
      for (int _i = 0; _i < _count; _i++) {
        FloatValue _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
      }
      long _reply0 = _batch.reply(0, 4);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new FloatValue(_batch.getFloat(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoFloat} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public float[] echoFloatMany(float[] value) {
    float[] _results = new float[value.length];
    echoFloatMany(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code echoFloat} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoFloatMany(Column<float[]> value, Column<float[]> _reply0) {
    Entry _entry = this.echoFloat;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.FloatValue.value", value, 4);
      long _data0 = _batch.reply(0, "shortwire.test.v1.FloatValue.value", _reply0, 4);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  public int echoInt32(int value) {
    Entry _entry = this.echoInt32;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoInt32(new Int32Value(value)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getInt(0);
    } finally {
      end(_call);
    }
  }

  public Int32Value echoInt32(Int32Value request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoInt32;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        flat(_call, _flat);
        return new Int32Value(_call.getInt(0));
      } finally {
        end(_call);
      }
    }
    return echoInt32Into(request, Int32Value.builder()).build();
  }

  /**
   * As {@code echoInt32}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Int32Value.Builder echoInt32Into(Int32Value request, Int32Value.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoInt32;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoInt32}, between bytes in wire format. */
  public byte[] echoInt32Raw(byte[] request) {
    return raw(this.echoInt32, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoInt32Raw(MemorySegment request, MemorySegment into) {
    return raw(this.echoInt32, request, into);
  }

  /**
   * A batch of {@code echoInt32} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Int32Value> echoInt32Many(List<Int32Value> items) {
    Entry _entry = this.echoInt32;
    if (_entry.flat == 0) return manyByWire(_entry, items, Int32Value::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 4);
      for (int _i = 0; _i < _count; _i++) {
        Int32Value _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
      }
      long _reply0 = _batch.reply(0, 4);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Int32Value(_batch.getInt(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoInt32} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public int[] echoInt32Many(int[] value) {
    int[] _results = new int[value.length];
    echoInt32Many(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code echoInt32} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoInt32Many(Column<int[]> value, Column<int[]> _reply0) {
    Entry _entry = this.echoInt32;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.Int32Value.value", value, 4);
      long _data0 = _batch.reply(0, "shortwire.test.v1.Int32Value.value", _reply0, 4);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  public long echoInt64(long value) {
    Entry _entry = this.echoInt64;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoInt64(new Int64Value(value)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getLong(0);
    } finally {
      end(_call);
    }
  }

  public Int64Value echoInt64(Int64Value request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoInt64;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        flat(_call, _flat);
        return new Int64Value(_call.getLong(0));
      } finally {
        end(_call);
      }
    }
    return echoInt64Into(request, Int64Value.builder()).build();
  }

  /**
   * As {@code echoInt64}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Int64Value.Builder echoInt64Into(Int64Value request, Int64Value.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoInt64;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoInt64}, between bytes in wire format. */
  public byte[] echoInt64Raw(byte[] request) {
    return raw(this.echoInt64, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoInt64Raw(MemorySegment request, MemorySegment into) {
    return raw(this.echoInt64, request, into);
  }

  /**
   * A batch of {@code echoInt64} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Int64Value> echoInt64Many(List<Int64Value> items) {
    Entry _entry = this.echoInt64;
    if (_entry.flat == 0) return manyByWire(_entry, items, Int64Value::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 8);
      for (int _i = 0; _i < _count; _i++) {
        Int64Value _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
      }
      long _reply0 = _batch.reply(0, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Int64Value(_batch.getLong(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoInt64} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] echoInt64Many(long[] value) {
    long[] _results = new long[value.length];
    echoInt64Many(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code echoInt64} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoInt64Many(Column<long[]> value, Column<long[]> _reply0) {
    Entry _entry = this.echoInt64;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.Int64Value.value", value, 8);
      long _data0 = _batch.reply(0, "shortwire.test.v1.Int64Value.value", _reply0, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  public int echoUint32(int value) {
    Entry _entry = this.echoUint32;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoUint32(new Uint32Value(value)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.setUnsigned(0, value);
      flat(_call, _flat);
      return _call.getInt(0);
    } finally {
      end(_call);
    }
  }

  public Uint32Value echoUint32(Uint32Value request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoUint32;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.setUnsigned(0, request.value());
        flat(_call, _flat);
        return new Uint32Value(_call.getInt(0));
      } finally {
        end(_call);
      }
    }
    return echoUint32Into(request, Uint32Value.builder()).build();
  }

  /**
   * As {@code echoUint32}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Uint32Value.Builder echoUint32Into(Uint32Value request, Uint32Value.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoUint32;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoUint32}, between bytes in wire format. */
  public byte[] echoUint32Raw(byte[] request) {
    return raw(this.echoUint32, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoUint32Raw(MemorySegment request, MemorySegment into) {
    return raw(this.echoUint32, request, into);
  }

  /**
   * A batch of {@code echoUint32} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Uint32Value> echoUint32Many(List<Uint32Value> items) {
    Entry _entry = this.echoUint32;
    if (_entry.flat == 0) return manyByWire(_entry, items, Uint32Value::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 4);
      for (int _i = 0; _i < _count; _i++) {
        Uint32Value _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
      }
      long _reply0 = _batch.reply(0, 4);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Uint32Value(_batch.getInt(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoUint32} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public int[] echoUint32Many(int[] value) {
    int[] _results = new int[value.length];
    echoUint32Many(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code echoUint32} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoUint32Many(Column<int[]> value, Column<int[]> _reply0) {
    Entry _entry = this.echoUint32;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.Uint32Value.value", value, 4);
      long _data0 = _batch.reply(0, "shortwire.test.v1.Uint32Value.value", _reply0, 4);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  public long echoUint64(long value) {
    Entry _entry = this.echoUint64;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoUint64(new Uint64Value(value)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getLong(0);
    } finally {
      end(_call);
    }
  }

  public Uint64Value echoUint64(Uint64Value request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoUint64;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        flat(_call, _flat);
        return new Uint64Value(_call.getLong(0));
      } finally {
        end(_call);
      }
    }
    return echoUint64Into(request, Uint64Value.builder()).build();
  }

  /**
   * As {@code echoUint64}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Uint64Value.Builder echoUint64Into(Uint64Value request, Uint64Value.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoUint64;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoUint64}, between bytes in wire format. */
  public byte[] echoUint64Raw(byte[] request) {
    return raw(this.echoUint64, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoUint64Raw(MemorySegment request, MemorySegment into) {
    return raw(this.echoUint64, request, into);
  }

  /**
   * A batch of {@code echoUint64} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Uint64Value> echoUint64Many(List<Uint64Value> items) {
    Entry _entry = this.echoUint64;
    if (_entry.flat == 0) return manyByWire(_entry, items, Uint64Value::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 8);
      for (int _i = 0; _i < _count; _i++) {
        Uint64Value _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
      }
      long _reply0 = _batch.reply(0, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Uint64Value(_batch.getLong(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoUint64} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] echoUint64Many(long[] value) {
    long[] _results = new long[value.length];
    echoUint64Many(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code echoUint64} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoUint64Many(Column<long[]> value, Column<long[]> _reply0) {
    Entry _entry = this.echoUint64;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.Uint64Value.value", value, 8);
      long _data0 = _batch.reply(0, "shortwire.test.v1.Uint64Value.value", _reply0, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  public int echoSint32(int value) {
    Entry _entry = this.echoSint32;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoSint32(new Sint32Value(value)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getInt(0);
    } finally {
      end(_call);
    }
  }

  public Sint32Value echoSint32(Sint32Value request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoSint32;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        flat(_call, _flat);
        return new Sint32Value(_call.getInt(0));
      } finally {
        end(_call);
      }
    }
    return echoSint32Into(request, Sint32Value.builder()).build();
  }

  /**
   * As {@code echoSint32}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Sint32Value.Builder echoSint32Into(Sint32Value request, Sint32Value.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoSint32;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoSint32}, between bytes in wire format. */
  public byte[] echoSint32Raw(byte[] request) {
    return raw(this.echoSint32, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoSint32Raw(MemorySegment request, MemorySegment into) {
    return raw(this.echoSint32, request, into);
  }

  /**
   * A batch of {@code echoSint32} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Sint32Value> echoSint32Many(List<Sint32Value> items) {
    Entry _entry = this.echoSint32;
    if (_entry.flat == 0) return manyByWire(_entry, items, Sint32Value::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 4);
      for (int _i = 0; _i < _count; _i++) {
        Sint32Value _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
      }
      long _reply0 = _batch.reply(0, 4);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Sint32Value(_batch.getInt(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoSint32} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public int[] echoSint32Many(int[] value) {
    int[] _results = new int[value.length];
    echoSint32Many(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code echoSint32} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoSint32Many(Column<int[]> value, Column<int[]> _reply0) {
    Entry _entry = this.echoSint32;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.Sint32Value.value", value, 4);
      long _data0 = _batch.reply(0, "shortwire.test.v1.Sint32Value.value", _reply0, 4);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  public long echoSint64(long value) {
    Entry _entry = this.echoSint64;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoSint64(new Sint64Value(value)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getLong(0);
    } finally {
      end(_call);
    }
  }

  public Sint64Value echoSint64(Sint64Value request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoSint64;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        flat(_call, _flat);
        return new Sint64Value(_call.getLong(0));
      } finally {
        end(_call);
      }
    }
    return echoSint64Into(request, Sint64Value.builder()).build();
  }

  /**
   * As {@code echoSint64}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Sint64Value.Builder echoSint64Into(Sint64Value request, Sint64Value.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoSint64;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoSint64}, between bytes in wire format. */
  public byte[] echoSint64Raw(byte[] request) {
    return raw(this.echoSint64, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoSint64Raw(MemorySegment request, MemorySegment into) {
    return raw(this.echoSint64, request, into);
  }

  /**
   * A batch of {@code echoSint64} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Sint64Value> echoSint64Many(List<Sint64Value> items) {
    Entry _entry = this.echoSint64;
    if (_entry.flat == 0) return manyByWire(_entry, items, Sint64Value::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 8);
      for (int _i = 0; _i < _count; _i++) {
        Sint64Value _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
      }
      long _reply0 = _batch.reply(0, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Sint64Value(_batch.getLong(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoSint64} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] echoSint64Many(long[] value) {
    long[] _results = new long[value.length];
    echoSint64Many(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code echoSint64} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoSint64Many(Column<long[]> value, Column<long[]> _reply0) {
    Entry _entry = this.echoSint64;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.Sint64Value.value", value, 8);
      long _data0 = _batch.reply(0, "shortwire.test.v1.Sint64Value.value", _reply0, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  public int echoFixed32(int value) {
    Entry _entry = this.echoFixed32;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoFixed32(new Fixed32Value(value)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.setUnsigned(0, value);
      flat(_call, _flat);
      return _call.getInt(0);
    } finally {
      end(_call);
    }
  }

  public Fixed32Value echoFixed32(Fixed32Value request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoFixed32;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.setUnsigned(0, request.value());
        flat(_call, _flat);
        return new Fixed32Value(_call.getInt(0));
      } finally {
        end(_call);
      }
    }
    return echoFixed32Into(request, Fixed32Value.builder()).build();
  }

  /**
   * As {@code echoFixed32}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Fixed32Value.Builder echoFixed32Into(Fixed32Value request, Fixed32Value.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoFixed32;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoFixed32}, between bytes in wire format. */
  public byte[] echoFixed32Raw(byte[] request) {
    return raw(this.echoFixed32, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoFixed32Raw(MemorySegment request, MemorySegment into) {
    return raw(this.echoFixed32, request, into);
  }

  /**
   * A batch of {@code echoFixed32} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Fixed32Value> echoFixed32Many(List<Fixed32Value> items) {
    Entry _entry = this.echoFixed32;
    if (_entry.flat == 0) return manyByWire(_entry, items, Fixed32Value::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 4);
      for (int _i = 0; _i < _count; _i++) {
        Fixed32Value _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
      }
      long _reply0 = _batch.reply(0, 4);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Fixed32Value(_batch.getInt(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoFixed32} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public int[] echoFixed32Many(int[] value) {
    int[] _results = new int[value.length];
    echoFixed32Many(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code echoFixed32} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoFixed32Many(Column<int[]> value, Column<int[]> _reply0) {
    Entry _entry = this.echoFixed32;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.Fixed32Value.value", value, 4);
      long _data0 = _batch.reply(0, "shortwire.test.v1.Fixed32Value.value", _reply0, 4);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  public long echoFixed64(long value) {
    Entry _entry = this.echoFixed64;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoFixed64(new Fixed64Value(value)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getLong(0);
    } finally {
      end(_call);
    }
  }

  public Fixed64Value echoFixed64(Fixed64Value request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoFixed64;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        flat(_call, _flat);
        return new Fixed64Value(_call.getLong(0));
      } finally {
        end(_call);
      }
    }
    return echoFixed64Into(request, Fixed64Value.builder()).build();
  }

  /**
   * As {@code echoFixed64}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Fixed64Value.Builder echoFixed64Into(Fixed64Value request, Fixed64Value.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoFixed64;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoFixed64}, between bytes in wire format. */
  public byte[] echoFixed64Raw(byte[] request) {
    return raw(this.echoFixed64, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoFixed64Raw(MemorySegment request, MemorySegment into) {
    return raw(this.echoFixed64, request, into);
  }

  /**
   * A batch of {@code echoFixed64} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Fixed64Value> echoFixed64Many(List<Fixed64Value> items) {
    Entry _entry = this.echoFixed64;
    if (_entry.flat == 0) return manyByWire(_entry, items, Fixed64Value::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 8);
      for (int _i = 0; _i < _count; _i++) {
        Fixed64Value _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
      }
      long _reply0 = _batch.reply(0, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Fixed64Value(_batch.getLong(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoFixed64} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] echoFixed64Many(long[] value) {
    long[] _results = new long[value.length];
    echoFixed64Many(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code echoFixed64} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoFixed64Many(Column<long[]> value, Column<long[]> _reply0) {
    Entry _entry = this.echoFixed64;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.Fixed64Value.value", value, 8);
      long _data0 = _batch.reply(0, "shortwire.test.v1.Fixed64Value.value", _reply0, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  public int echoSfixed32(int value) {
    Entry _entry = this.echoSfixed32;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoSfixed32(new Sfixed32Value(value)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getInt(0);
    } finally {
      end(_call);
    }
  }

  public Sfixed32Value echoSfixed32(Sfixed32Value request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoSfixed32;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        flat(_call, _flat);
        return new Sfixed32Value(_call.getInt(0));
      } finally {
        end(_call);
      }
    }
    return echoSfixed32Into(request, Sfixed32Value.builder()).build();
  }

  /**
   * As {@code echoSfixed32}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Sfixed32Value.Builder echoSfixed32Into(Sfixed32Value request, Sfixed32Value.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoSfixed32;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoSfixed32}, between bytes in wire format. */
  public byte[] echoSfixed32Raw(byte[] request) {
    return raw(this.echoSfixed32, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoSfixed32Raw(MemorySegment request, MemorySegment into) {
    return raw(this.echoSfixed32, request, into);
  }

  /**
   * A batch of {@code echoSfixed32} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Sfixed32Value> echoSfixed32Many(List<Sfixed32Value> items) {
    Entry _entry = this.echoSfixed32;
    if (_entry.flat == 0) return manyByWire(_entry, items, Sfixed32Value::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 4);
      for (int _i = 0; _i < _count; _i++) {
        Sfixed32Value _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
      }
      long _reply0 = _batch.reply(0, 4);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Sfixed32Value(_batch.getInt(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoSfixed32} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public int[] echoSfixed32Many(int[] value) {
    int[] _results = new int[value.length];
    echoSfixed32Many(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code echoSfixed32} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoSfixed32Many(Column<int[]> value, Column<int[]> _reply0) {
    Entry _entry = this.echoSfixed32;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.Sfixed32Value.value", value, 4);
      long _data0 = _batch.reply(0, "shortwire.test.v1.Sfixed32Value.value", _reply0, 4);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  public long echoSfixed64(long value) {
    Entry _entry = this.echoSfixed64;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoSfixed64(new Sfixed64Value(value)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getLong(0);
    } finally {
      end(_call);
    }
  }

  public Sfixed64Value echoSfixed64(Sfixed64Value request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoSfixed64;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        flat(_call, _flat);
        return new Sfixed64Value(_call.getLong(0));
      } finally {
        end(_call);
      }
    }
    return echoSfixed64Into(request, Sfixed64Value.builder()).build();
  }

  /**
   * As {@code echoSfixed64}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Sfixed64Value.Builder echoSfixed64Into(Sfixed64Value request, Sfixed64Value.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoSfixed64;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoSfixed64}, between bytes in wire format. */
  public byte[] echoSfixed64Raw(byte[] request) {
    return raw(this.echoSfixed64, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoSfixed64Raw(MemorySegment request, MemorySegment into) {
    return raw(this.echoSfixed64, request, into);
  }

  /**
   * A batch of {@code echoSfixed64} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Sfixed64Value> echoSfixed64Many(List<Sfixed64Value> items) {
    Entry _entry = this.echoSfixed64;
    if (_entry.flat == 0) return manyByWire(_entry, items, Sfixed64Value::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 8);
      for (int _i = 0; _i < _count; _i++) {
        Sfixed64Value _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
      }
      long _reply0 = _batch.reply(0, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Sfixed64Value(_batch.getLong(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoSfixed64} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] echoSfixed64Many(long[] value) {
    long[] _results = new long[value.length];
    echoSfixed64Many(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code echoSfixed64} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoSfixed64Many(Column<long[]> value, Column<long[]> _reply0) {
    Entry _entry = this.echoSfixed64;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.Sfixed64Value.value", value, 8);
      long _data0 = _batch.reply(0, "shortwire.test.v1.Sfixed64Value.value", _reply0, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  public boolean echoBool(boolean value) {
    Entry _entry = this.echoBool;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoBool(new BoolValue(value)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getBoolean(0);
    } finally {
      end(_call);
    }
  }

  public BoolValue echoBool(BoolValue request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoBool;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        flat(_call, _flat);
        return new BoolValue(_call.getBoolean(0));
      } finally {
        end(_call);
      }
    }
    return echoBoolInto(request, BoolValue.builder()).build();
  }

  /**
   * As {@code echoBool}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public BoolValue.Builder echoBoolInto(BoolValue request, BoolValue.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoBool;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoBool}, between bytes in wire format. */
  public byte[] echoBoolRaw(byte[] request) {
    return raw(this.echoBool, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoBoolRaw(MemorySegment request, MemorySegment into) {
    return raw(this.echoBool, request, into);
  }

  /**
   * A batch of {@code echoBool} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<BoolValue> echoBoolMany(List<BoolValue> items) {
    Entry _entry = this.echoBool;
    if (_entry.flat == 0) return manyByWire(_entry, items, BoolValue::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 1);
      for (int _i = 0; _i < _count; _i++) {
        BoolValue _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
      }
      long _reply0 = _batch.reply(0, 1);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new BoolValue(_batch.getBoolean(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoBool} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public boolean[] echoBoolMany(boolean[] value) {
    boolean[] _results = new boolean[value.length];
    echoBoolMany(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code echoBool} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoBoolMany(Column<boolean[]> value, Column<boolean[]> _reply0) {
    Entry _entry = this.echoBool;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.BoolValue.value", value, 1);
      long _data0 = _batch.reply(0, "shortwire.test.v1.BoolValue.value", _reply0, 1);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  public Color echoEnum(Color value) {
    Objects.requireNonNull(value, "value");
    Entry _entry = this.echoEnum;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoEnum(new EnumValue(value)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value.number());
      flat(_call, _flat);
      return Color.of(_call.getInt(0));
    } finally {
      end(_call);
    }
  }

  public EnumValue echoEnum(EnumValue request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoEnum;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value().number());
        flat(_call, _flat);
        return new EnumValue(Color.of(_call.getInt(0)));
      } finally {
        end(_call);
      }
    }
    return echoEnumInto(request, EnumValue.builder()).build();
  }

  /**
   * As {@code echoEnum}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public EnumValue.Builder echoEnumInto(EnumValue request, EnumValue.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoEnum;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoEnum}, between bytes in wire format. */
  public byte[] echoEnumRaw(byte[] request) {
    return raw(this.echoEnum, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoEnumRaw(MemorySegment request, MemorySegment into) {
    return raw(this.echoEnum, request, into);
  }

  /**
   * A batch of {@code echoEnum} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<EnumValue> echoEnumMany(List<EnumValue> items) {
    Entry _entry = this.echoEnum;
    if (_entry.flat == 0) return manyByWire(_entry, items, EnumValue::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 4);
      for (int _i = 0; _i < _count; _i++) {
        EnumValue _item = items.get(_i);
        _batch.set(_request0, _i, _item.value().number());
      }
      long _reply0 = _batch.reply(0, 4);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new EnumValue(Color.of(_batch.getInt(_reply0, _i)));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoEnum} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public int[] echoEnumMany(int[] value) {
    int[] _results = new int[value.length];
    echoEnumMany(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code echoEnum} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoEnumMany(Column<int[]> value, Column<int[]> _reply0) {
    Entry _entry = this.echoEnum;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.EnumValue.value", value, 4);
      long _data0 = _batch.reply(0, "shortwire.test.v1.EnumValue.value", _reply0, 4);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** Flat: strings and bytes, several at once, presence, nothing. */
  public String echoString(String value) {
    Objects.requireNonNull(value, "value");
    Entry _entry = this.echoString;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoString(new StringValue(value)).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getString(0);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code echoString}, but puts the text in UTF-8 at the beginning of a segment; returns the
   * part that they fill.
   */
  public MemorySegment echoStringInto(String value, MemorySegment _into) {
    Objects.requireNonNull(value, "value");
    Entry _entry = this.echoString;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** Flat: strings and bytes, several at once, presence, nothing. */
  public StringValue echoString(StringValue request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoString;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        flat(_call, _flat);
        return new StringValue(_call.getString(0));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return echoStringInto(request, StringValue.builder()).build();
  }

  /**
   * As {@code echoString}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public StringValue.Builder echoStringInto(StringValue request, StringValue.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoString;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoString}, between bytes in wire format. */
  public byte[] echoStringRaw(byte[] request) {
    return raw(this.echoString, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoStringRaw(MemorySegment request, MemorySegment into) {
    return raw(this.echoString, request, into);
  }

  /**
   * A batch of {@code echoString} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<StringValue> echoStringMany(List<StringValue> items) {
    Entry _entry = this.echoString;
    if (_entry.flat == 0) return manyByWire(_entry, items, StringValue::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 16);
      for (int _i = 0; _i < _count; _i++) {
        StringValue _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
      }
      long _reply0 = _batch.reply(0, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new StringValue(_batch.getString(_reply0, _i));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoString} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public String[] echoStringMany(String[] value) {
    String[] _results = new String[value.length];
    echoStringMany(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code echoString} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoStringMany(Column<String[]> value, Column<String[]> _reply0) {
    Entry _entry = this.echoString;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.StringValue.value", value, 16);
      long _data0 = _batch.reply(0, "shortwire.test.v1.StringValue.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  public byte[] echoBytes(byte[] value) {
    Objects.requireNonNull(value, "value");
    Entry _entry = this.echoBytes;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoBytes(new BytesValue(Bytes.of(value))).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code echoBytes}, but puts the bytes at the beginning of a segment; returns the part that
   * they fill.
   */
  public MemorySegment echoBytesInto(byte[] value, MemorySegment _into) {
    Objects.requireNonNull(value, "value");
    Entry _entry = this.echoBytes;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  public BytesValue echoBytes(BytesValue request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoBytes;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        flat(_call, _flat);
        return new BytesValue(Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return echoBytesInto(request, BytesValue.builder()).build();
  }

  /**
   * As {@code echoBytes}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public BytesValue.Builder echoBytesInto(BytesValue request, BytesValue.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoBytes;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoBytes}, between bytes in wire format. */
  public byte[] echoBytesRaw(byte[] request) {
    return raw(this.echoBytes, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoBytesRaw(MemorySegment request, MemorySegment into) {
    return raw(this.echoBytes, request, into);
  }

  /**
   * A batch of {@code echoBytes} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<BytesValue> echoBytesMany(List<BytesValue> items) {
    Entry _entry = this.echoBytes;
    if (_entry.flat == 0) return manyByWire(_entry, items, BytesValue::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 16);
      for (int _i = 0; _i < _count; _i++) {
        BytesValue _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
      }
      long _reply0 = _batch.reply(0, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new BytesValue(Bytes.wrap(_batch.getBytes(_reply0, _i)));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoBytes} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] echoBytesMany(byte[][] value) {
    byte[][] _results = new byte[value.length][];
    echoBytesMany(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code echoBytes} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoBytesMany(Column<byte[][]> value, Column<byte[][]> _reply0) {
    Entry _entry = this.echoBytes;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.BytesValue.value", value, 16);
      long _data0 = _batch.reply(0, "shortwire.test.v1.BytesValue.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  public Scalars echoScalars(
      double doubleValue,
      float floatValue,
      int int32Value,
      long int64Value,
      int uint32Value,
      long uint64Value,
      int sint32Value,
      long sint64Value,
      int fixed32Value,
      long fixed64Value,
      int sfixed32Value,
      long sfixed64Value,
      boolean boolValue,
      String stringValue,
      byte[] bytesValue,
      Color enumValue) {
    Objects.requireNonNull(stringValue, "stringValue");
    Objects.requireNonNull(bytesValue, "bytesValue");
    Objects.requireNonNull(enumValue, "enumValue");
    Entry _entry = this.echoScalars;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoScalars(
          new Scalars(
              doubleValue,
              floatValue,
              int32Value,
              int64Value,
              uint32Value,
              uint64Value,
              sint32Value,
              sint64Value,
              fixed32Value,
              fixed64Value,
              sfixed32Value,
              sfixed64Value,
              boolValue,
              stringValue,
              Bytes.of(bytesValue),
              enumValue));
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, doubleValue);
      _call.set(1, floatValue);
      _call.set(2, int32Value);
      _call.set(3, int64Value);
      _call.setUnsigned(4, uint32Value);
      _call.set(5, uint64Value);
      _call.set(6, sint32Value);
      _call.set(7, sint64Value);
      _call.setUnsigned(8, fixed32Value);
      _call.set(9, fixed64Value);
      _call.set(10, sfixed32Value);
      _call.set(11, sfixed64Value);
      _call.set(12, boolValue);
      _call.set(13, stringValue);
      _call.set(15, bytesValue);
      _call.set(17, enumValue.number());
      flat(_call, _flat);
      return new Scalars(
          _call.getDouble(0),
          _call.getFloat(1),
          _call.getInt(2),
          _call.getLong(3),
          _call.getInt(4),
          _call.getLong(5),
          _call.getInt(6),
          _call.getLong(7),
          _call.getInt(8),
          _call.getLong(9),
          _call.getInt(10),
          _call.getLong(11),
          _call.getBoolean(12),
          _call.getString(13),
          Bytes.wrap(_call.getBytes(15)),
          Color.of(_call.getInt(17)));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  public Scalars echoScalars(Scalars request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoScalars;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.doubleValue());
        _call.set(1, request.floatValue());
        _call.set(2, request.int32Value());
        _call.set(3, request.int64Value());
        _call.setUnsigned(4, request.uint32Value());
        _call.set(5, request.uint64Value());
        _call.set(6, request.sint32Value());
        _call.set(7, request.sint64Value());
        _call.setUnsigned(8, request.fixed32Value());
        _call.set(9, request.fixed64Value());
        _call.set(10, request.sfixed32Value());
        _call.set(11, request.sfixed64Value());
        _call.set(12, request.boolValue());
        _call.set(13, request.stringValue());
        _call.set(15, request.bytesValue());
        _call.set(17, request.enumValue().number());
        flat(_call, _flat);
        return new Scalars(
            _call.getDouble(0),
            _call.getFloat(1),
            _call.getInt(2),
            _call.getLong(3),
            _call.getInt(4),
            _call.getLong(5),
            _call.getInt(6),
            _call.getLong(7),
            _call.getInt(8),
            _call.getLong(9),
            _call.getInt(10),
            _call.getLong(11),
            _call.getBoolean(12),
            _call.getString(13),
            Bytes.wrap(_call.getBytes(15)),
            Color.of(_call.getInt(17)));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return echoScalarsInto(request, Scalars.builder()).build();
  }

  /**
   * As {@code echoScalars}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Scalars.Builder echoScalarsInto(Scalars request, Scalars.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoScalars;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoScalars}, between bytes in wire format. */
  public byte[] echoScalarsRaw(byte[] request) {
    return raw(this.echoScalars, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoScalarsRaw(MemorySegment request, MemorySegment into) {
    return raw(this.echoScalars, request, into);
  }

  /**
   * A batch of {@code echoScalars} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Scalars> echoScalarsMany(List<Scalars> items) {
    Entry _entry = this.echoScalars;
    if (_entry.flat == 0) return manyByWire(_entry, items, Scalars::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 16, 16);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 4);
      long _request2 = _batch.request(2, 4);
      long _request3 = _batch.request(3, 8);
      long _request4 = _batch.request(4, 4);
      long _request5 = _batch.request(5, 8);
      long _request6 = _batch.request(6, 4);
      long _request7 = _batch.request(7, 8);
      long _request8 = _batch.request(8, 4);
      long _request9 = _batch.request(9, 8);
      long _request10 = _batch.request(10, 4);
      long _request11 = _batch.request(11, 8);
      long _request12 = _batch.request(12, 1);
      long _request13 = _batch.request(13, 16);
      long _request14 = _batch.request(14, 16);
      long _request15 = _batch.request(15, 4);
      for (int _i = 0; _i < _count; _i++) {
        Scalars _item = items.get(_i);
        _batch.set(_request0, _i, _item.doubleValue());
        _batch.set(_request1, _i, _item.floatValue());
        _batch.set(_request2, _i, _item.int32Value());
        _batch.set(_request3, _i, _item.int64Value());
        _batch.set(_request4, _i, _item.uint32Value());
        _batch.set(_request5, _i, _item.uint64Value());
        _batch.set(_request6, _i, _item.sint32Value());
        _batch.set(_request7, _i, _item.sint64Value());
        _batch.set(_request8, _i, _item.fixed32Value());
        _batch.set(_request9, _i, _item.fixed64Value());
        _batch.set(_request10, _i, _item.sfixed32Value());
        _batch.set(_request11, _i, _item.sfixed64Value());
        _batch.set(_request12, _i, _item.boolValue());
        _batch.set(_request13, _i, _item.stringValue());
        _batch.set(_request14, _i, _item.bytesValue());
        _batch.set(_request15, _i, _item.enumValue().number());
      }
      long _reply0 = _batch.reply(0, 8);
      long _reply1 = _batch.reply(1, 4);
      long _reply2 = _batch.reply(2, 4);
      long _reply3 = _batch.reply(3, 8);
      long _reply4 = _batch.reply(4, 4);
      long _reply5 = _batch.reply(5, 8);
      long _reply6 = _batch.reply(6, 4);
      long _reply7 = _batch.reply(7, 8);
      long _reply8 = _batch.reply(8, 4);
      long _reply9 = _batch.reply(9, 8);
      long _reply10 = _batch.reply(10, 4);
      long _reply11 = _batch.reply(11, 8);
      long _reply12 = _batch.reply(12, 1);
      long _reply13 = _batch.reply(13, 16);
      long _reply14 = _batch.reply(14, 16);
      long _reply15 = _batch.reply(15, 4);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Scalars(
                _batch.getDouble(_reply0, _i),
                _batch.getFloat(_reply1, _i),
                _batch.getInt(_reply2, _i),
                _batch.getLong(_reply3, _i),
                _batch.getInt(_reply4, _i),
                _batch.getLong(_reply5, _i),
                _batch.getInt(_reply6, _i),
                _batch.getLong(_reply7, _i),
                _batch.getInt(_reply8, _i),
                _batch.getLong(_reply9, _i),
                _batch.getInt(_reply10, _i),
                _batch.getLong(_reply11, _i),
                _batch.getBoolean(_reply12, _i),
                _batch.getString(_reply13, _i),
                Bytes.wrap(_batch.getBytes(_reply14, _i)),
                Color.of(_batch.getInt(_reply15, _i)));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoScalars} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoScalarsMany(
      Column<double[]> doubleValue,
      Column<float[]> floatValue,
      Column<int[]> int32Value,
      Column<long[]> int64Value,
      Column<int[]> uint32Value,
      Column<long[]> uint64Value,
      Column<int[]> sint32Value,
      Column<long[]> sint64Value,
      Column<int[]> fixed32Value,
      Column<long[]> fixed64Value,
      Column<int[]> sfixed32Value,
      Column<long[]> sfixed64Value,
      Column<boolean[]> boolValue,
      Column<String[]> stringValue,
      Column<byte[][]> bytesValue,
      Column<int[]> enumValue,
      Column<double[]> _reply0,
      Column<float[]> _reply1,
      Column<int[]> _reply2,
      Column<long[]> _reply3,
      Column<int[]> _reply4,
      Column<long[]> _reply5,
      Column<int[]> _reply6,
      Column<long[]> _reply7,
      Column<int[]> _reply8,
      Column<long[]> _reply9,
      Column<int[]> _reply10,
      Column<long[]> _reply11,
      Column<boolean[]> _reply12,
      Column<String[]> _reply13,
      Column<byte[][]> _reply14,
      Column<int[]> _reply15) {
    Entry _entry = this.echoScalars;
    Call _call = beginSlots(_entry);
    try {
      int _count =
          Batch.count(
              doubleValue,
              floatValue,
              int32Value,
              int64Value,
              uint32Value,
              uint64Value,
              sint32Value,
              sint64Value,
              fixed32Value,
              fixed64Value,
              sfixed32Value,
              sfixed64Value,
              boolValue,
              stringValue,
              bytesValue,
              enumValue);
      Batch _batch = batch(_call, _entry, _count, 16, 16);
      _batch.request(0, "shortwire.test.v1.Scalars.double_value", doubleValue, 8);
      _batch.request(1, "shortwire.test.v1.Scalars.float_value", floatValue, 4);
      _batch.request(2, "shortwire.test.v1.Scalars.int32_value", int32Value, 4);
      _batch.request(3, "shortwire.test.v1.Scalars.int64_value", int64Value, 8);
      _batch.request(4, "shortwire.test.v1.Scalars.uint32_value", uint32Value, 4);
      _batch.request(5, "shortwire.test.v1.Scalars.uint64_value", uint64Value, 8);
      _batch.request(6, "shortwire.test.v1.Scalars.sint32_value", sint32Value, 4);
      _batch.request(7, "shortwire.test.v1.Scalars.sint64_value", sint64Value, 8);
      _batch.request(8, "shortwire.test.v1.Scalars.fixed32_value", fixed32Value, 4);
      _batch.request(9, "shortwire.test.v1.Scalars.fixed64_value", fixed64Value, 8);
      _batch.request(10, "shortwire.test.v1.Scalars.sfixed32_value", sfixed32Value, 4);
      _batch.request(11, "shortwire.test.v1.Scalars.sfixed64_value", sfixed64Value, 8);
      _batch.request(12, "shortwire.test.v1.Scalars.bool_value", boolValue, 1);
      _batch.request(13, "shortwire.test.v1.Scalars.string_value", stringValue, 16);
      _batch.request(14, "shortwire.test.v1.Scalars.bytes_value", bytesValue, 16);
      _batch.request(15, "shortwire.test.v1.Scalars.enum_value", enumValue, 4);
      long _data0 = _batch.reply(0, "shortwire.test.v1.Scalars.double_value", _reply0, 8);
      long _data1 = _batch.reply(1, "shortwire.test.v1.Scalars.float_value", _reply1, 4);
      long _data2 = _batch.reply(2, "shortwire.test.v1.Scalars.int32_value", _reply2, 4);
      long _data3 = _batch.reply(3, "shortwire.test.v1.Scalars.int64_value", _reply3, 8);
      long _data4 = _batch.reply(4, "shortwire.test.v1.Scalars.uint32_value", _reply4, 4);
      long _data5 = _batch.reply(5, "shortwire.test.v1.Scalars.uint64_value", _reply5, 8);
      long _data6 = _batch.reply(6, "shortwire.test.v1.Scalars.sint32_value", _reply6, 4);
      long _data7 = _batch.reply(7, "shortwire.test.v1.Scalars.sint64_value", _reply7, 8);
      long _data8 = _batch.reply(8, "shortwire.test.v1.Scalars.fixed32_value", _reply8, 4);
      long _data9 = _batch.reply(9, "shortwire.test.v1.Scalars.fixed64_value", _reply9, 8);
      long _data10 = _batch.reply(10, "shortwire.test.v1.Scalars.sfixed32_value", _reply10, 4);
      long _data11 = _batch.reply(11, "shortwire.test.v1.Scalars.sfixed64_value", _reply11, 8);
      long _data12 = _batch.reply(12, "shortwire.test.v1.Scalars.bool_value", _reply12, 1);
      long _data13 = _batch.reply(13, "shortwire.test.v1.Scalars.string_value", _reply13, 16);
      long _data14 = _batch.reply(14, "shortwire.test.v1.Scalars.bytes_value", _reply14, 16);
      long _data15 = _batch.reply(15, "shortwire.test.v1.Scalars.enum_value", _reply15, 4);
      _batch.run();
      _batch.fetch(_data0, _reply0);
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
      _batch.fetch(_data14, _reply14);
      _batch.fetch(_data15, _reply15);
      _batch.check(null);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  public Presence echoPresence(
      Long number, String text, byte[] data, Boolean flag, Color color, Double real, long plain) {
    Entry _entry = this.echoPresence;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return echoPresence(
          new Presence(
              number, text, data != null ? Bytes.of(data) : null, flag, color, real, plain));
    }
    Call _call = begin(_entry);
    try {
      _call.set(
          0,
          (number != null ? 0x1L : 0)
              | (text != null ? 0x2L : 0)
              | (data != null ? 0x4L : 0)
              | (flag != null ? 0x8L : 0)
              | (color != null ? 0x10L : 0)
              | (real != null ? 0x20L : 0));
      if (number != null) _call.set(1, number);
      if (text != null) _call.set(2, text);
      if (data != null) _call.set(4, data);
      if (flag != null) _call.set(6, flag);
      if (color != null) _call.set(7, color.number());
      if (real != null) _call.set(8, real);
      _call.set(9, plain);
      flat(_call, _flat);
      long _mask = _call.mask();
      return new Presence(
          (_mask & 0x1L) != 0 ? Long.valueOf(_call.getLong(1)) : null,
          (_mask & 0x2L) != 0 ? _call.getString(2) : null,
          (_mask & 0x4L) != 0 ? Bytes.wrap(_call.getBytes(4)) : null,
          (_mask & 0x8L) != 0 ? Boolean.valueOf(_call.getBoolean(6)) : null,
          (_mask & 0x10L) != 0 ? Color.of(_call.getInt(7)) : null,
          (_mask & 0x20L) != 0 ? Double.valueOf(_call.getDouble(8)) : null,
          _call.getLong(9));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  public Presence echoPresence(Presence request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.echoPresence;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(
            0,
            (request.number() != null ? 0x1L : 0)
                | (request.text() != null ? 0x2L : 0)
                | (request.data() != null ? 0x4L : 0)
                | (request.flag() != null ? 0x8L : 0)
                | (request.color() != null ? 0x10L : 0)
                | (request.real() != null ? 0x20L : 0));
        if (request.number() != null) _call.set(1, request.number());
        if (request.text() != null) _call.set(2, request.text());
        if (request.data() != null) _call.set(4, request.data());
        if (request.flag() != null) _call.set(6, request.flag());
        if (request.color() != null) _call.set(7, request.color().number());
        if (request.real() != null) _call.set(8, request.real());
        _call.set(9, request.plain());
        flat(_call, _flat);
        long _mask = _call.mask();
        return new Presence(
            (_mask & 0x1L) != 0 ? Long.valueOf(_call.getLong(1)) : null,
            (_mask & 0x2L) != 0 ? _call.getString(2) : null,
            (_mask & 0x4L) != 0 ? Bytes.wrap(_call.getBytes(4)) : null,
            (_mask & 0x8L) != 0 ? Boolean.valueOf(_call.getBoolean(6)) : null,
            (_mask & 0x10L) != 0 ? Color.of(_call.getInt(7)) : null,
            (_mask & 0x20L) != 0 ? Double.valueOf(_call.getDouble(8)) : null,
            _call.getLong(9));
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return echoPresenceInto(request, Presence.builder()).build();
  }

  /**
   * As {@code echoPresence}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Presence.Builder echoPresenceInto(Presence request, Presence.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoPresence;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoPresence}, between bytes in wire format. */
  public byte[] echoPresenceRaw(byte[] request) {
    return raw(this.echoPresence, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoPresenceRaw(MemorySegment request, MemorySegment into) {
    return raw(this.echoPresence, request, into);
  }

  /**
   * A batch of {@code echoPresence} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Presence> echoPresenceMany(List<Presence> items) {
    Entry _entry = this.echoPresence;
    if (_entry.flat == 0) return manyByWire(_entry, items, Presence::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 8, 8);
      long _request0 = _batch.request(0, 8);
      long _request1 = _batch.request(1, 8);
      long _request2 = _batch.request(2, 16);
      long _request3 = _batch.request(3, 16);
      long _request4 = _batch.request(4, 1);
      long _request5 = _batch.request(5, 4);
      long _request6 = _batch.request(6, 8);
      long _request7 = _batch.request(7, 8);
      for (int _i = 0; _i < _count; _i++) {
        Presence _item = items.get(_i);
        _batch.set(
            _request0,
            _i,
            (_item.number() != null ? 0x1L : 0)
                | (_item.text() != null ? 0x2L : 0)
                | (_item.data() != null ? 0x4L : 0)
                | (_item.flag() != null ? 0x8L : 0)
                | (_item.color() != null ? 0x10L : 0)
                | (_item.real() != null ? 0x20L : 0));
        if (_item.number() != null) _batch.set(_request1, _i, _item.number());
        if (_item.text() != null) _batch.set(_request2, _i, _item.text());
        if (_item.data() != null) _batch.set(_request3, _i, _item.data());
        if (_item.flag() != null) _batch.set(_request4, _i, _item.flag());
        if (_item.color() != null) _batch.set(_request5, _i, _item.color().number());
        if (_item.real() != null) _batch.set(_request6, _i, _item.real());
        _batch.set(_request7, _i, _item.plain());
      }
      long _reply0 = _batch.reply(0, 8);
      long _reply1 = _batch.reply(1, 8);
      long _reply2 = _batch.reply(2, 16);
      long _reply3 = _batch.reply(3, 16);
      long _reply4 = _batch.reply(4, 1);
      long _reply5 = _batch.reply(5, 4);
      long _reply6 = _batch.reply(6, 8);
      long _reply7 = _batch.reply(7, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            long _mask = _batch.getLong(_reply0, _i);
            return new Presence(
                (_mask & 0x1L) != 0 ? Long.valueOf(_batch.getLong(_reply1, _i)) : null,
                (_mask & 0x2L) != 0 ? _batch.getString(_reply2, _i) : null,
                (_mask & 0x4L) != 0 ? Bytes.wrap(_batch.getBytes(_reply3, _i)) : null,
                (_mask & 0x8L) != 0 ? Boolean.valueOf(_batch.getBoolean(_reply4, _i)) : null,
                (_mask & 0x10L) != 0 ? Color.of(_batch.getInt(_reply5, _i)) : null,
                (_mask & 0x20L) != 0 ? Double.valueOf(_batch.getDouble(_reply6, _i)) : null,
                _batch.getLong(_reply7, _i));
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code echoPresence} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void echoPresenceMany(
      Column<long[]> number,
      Column<String[]> text,
      Column<byte[][]> data,
      Column<boolean[]> flag,
      Column<int[]> color,
      Column<double[]> real,
      Column<long[]> plain,
      Column<long[]> _reply1,
      Column<String[]> _reply2,
      Column<byte[][]> _reply3,
      Column<boolean[]> _reply4,
      Column<int[]> _reply5,
      Column<double[]> _reply6,
      Column<long[]> _reply7) {
    Entry _entry = this.echoPresence;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(number, text, data, flag, color, real, plain);
      Batch _batch = batch(_call, _entry, _count, 8, 8);
      _batch.mask(
          0,
          (number != null ? 0x1L : 0)
              | (text != null ? 0x2L : 0)
              | (data != null ? 0x4L : 0)
              | (flag != null ? 0x8L : 0)
              | (color != null ? 0x10L : 0)
              | (real != null ? 0x20L : 0));
      _batch.request(1, "shortwire.test.v1.Presence.number", number, 8);
      _batch.request(2, "shortwire.test.v1.Presence.text", text, 16);
      _batch.request(3, "shortwire.test.v1.Presence.data", data, 16);
      _batch.request(4, "shortwire.test.v1.Presence.flag", flag, 1);
      _batch.request(5, "shortwire.test.v1.Presence.color", color, 4);
      _batch.request(6, "shortwire.test.v1.Presence.real", real, 8);
      _batch.request(7, "shortwire.test.v1.Presence.plain", plain, 8);
      _batch.reply(0, 8);
      long _data1 = _batch.reply(1, "shortwire.test.v1.Presence.number", _reply1, 8);
      long _data2 = _batch.reply(2, "shortwire.test.v1.Presence.text", _reply2, 16);
      long _data3 = _batch.reply(3, "shortwire.test.v1.Presence.data", _reply3, 16);
      long _data4 = _batch.reply(4, "shortwire.test.v1.Presence.flag", _reply4, 1);
      long _data5 = _batch.reply(5, "shortwire.test.v1.Presence.color", _reply5, 4);
      long _data6 = _batch.reply(6, "shortwire.test.v1.Presence.real", _reply6, 8);
      long _data7 = _batch.reply(7, "shortwire.test.v1.Presence.plain", _reply7, 8);
      _batch.run();
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

  public void nothing() {
    Entry _entry = this.nothing;
    long _flat = _entry.flat;
    if (_flat == 0) {
      nothing(new Empty());
      return;
    }
    Call _call = begin(_entry);
    try {
      flat(_call, _flat);
    } finally {
      end(_call);
    }
  }

  public Empty nothing(Empty request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.nothing;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        flat(_call, _flat);
        return new Empty();
      } finally {
        end(_call);
      }
    }
    return nothingInto(request, Empty.builder()).build();
  }

  /**
   * As {@code nothing}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Empty.Builder nothingInto(Empty request, Empty.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.nothing;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code nothing}, between bytes in wire format. */
  public byte[] nothingRaw(byte[] request) {
    return raw(this.nothing, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment nothingRaw(MemorySegment request, MemorySegment into) {
    return raw(this.nothing, request, into);
  }

  /**
   * A batch of {@code nothing} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Empty> nothingMany(List<Empty> items) {
    return manyByWire(this.nothing, items, Empty::read);
  }

  /** Wire: structure. */
  public Repeated echoRepeated(Repeated request) {
    return echoRepeatedInto(request, Repeated.builder()).build();
  }

  /**
   * As {@code echoRepeated}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Repeated.Builder echoRepeatedInto(Repeated request, Repeated.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoRepeated;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoRepeated}, between bytes in wire format. */
  public byte[] echoRepeatedRaw(byte[] request) {
    return raw(this.echoRepeated, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoRepeatedRaw(MemorySegment request, MemorySegment into) {
    return raw(this.echoRepeated, request, into);
  }

  /**
   * A batch of {@code echoRepeated} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Repeated> echoRepeatedMany(List<Repeated> items) {
    return manyByWire(this.echoRepeated, items, Repeated::read);
  }

  public Unpacked echoUnpacked(Unpacked request) {
    return echoUnpackedInto(request, Unpacked.builder()).build();
  }

  /**
   * As {@code echoUnpacked}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Unpacked.Builder echoUnpackedInto(Unpacked request, Unpacked.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoUnpacked;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoUnpacked}, between bytes in wire format. */
  public byte[] echoUnpackedRaw(byte[] request) {
    return raw(this.echoUnpacked, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoUnpackedRaw(MemorySegment request, MemorySegment into) {
    return raw(this.echoUnpacked, request, into);
  }

  /**
   * A batch of {@code echoUnpacked} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Unpacked> echoUnpackedMany(List<Unpacked> items) {
    return manyByWire(this.echoUnpacked, items, Unpacked::read);
  }

  public Maps echoMaps(Maps request) {
    return echoMapsInto(request, Maps.builder()).build();
  }

  /**
   * As {@code echoMaps}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Maps.Builder echoMapsInto(Maps request, Maps.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoMaps;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoMaps}, between bytes in wire format. */
  public byte[] echoMapsRaw(byte[] request) {
    return raw(this.echoMaps, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoMapsRaw(MemorySegment request, MemorySegment into) {
    return raw(this.echoMaps, request, into);
  }

  /**
   * A batch of {@code echoMaps} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Maps> echoMapsMany(List<Maps> items) {
    return manyByWire(this.echoMaps, items, Maps::read);
  }

  public Choice echoChoice(Choice request) {
    return echoChoiceInto(request, Choice.builder()).build();
  }

  /**
   * As {@code echoChoice}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Choice.Builder echoChoiceInto(Choice request, Choice.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoChoice;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoChoice}, between bytes in wire format. */
  public byte[] echoChoiceRaw(byte[] request) {
    return raw(this.echoChoice, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoChoiceRaw(MemorySegment request, MemorySegment into) {
    return raw(this.echoChoice, request, into);
  }

  /**
   * A batch of {@code echoChoice} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Choice> echoChoiceMany(List<Choice> items) {
    return manyByWire(this.echoChoice, items, Choice::read);
  }

  public Nested echoNested(Nested request) {
    return echoNestedInto(request, Nested.builder()).build();
  }

  /**
   * As {@code echoNested}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Nested.Builder echoNestedInto(Nested request, Nested.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoNested;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoNested}, between bytes in wire format. */
  public byte[] echoNestedRaw(byte[] request) {
    return raw(this.echoNested, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoNestedRaw(MemorySegment request, MemorySegment into) {
    return raw(this.echoNested, request, into);
  }

  /**
   * A batch of {@code echoNested} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Nested> echoNestedMany(List<Nested> items) {
    return manyByWire(this.echoNested, items, Nested::read);
  }

  public Tree echoTree(Tree request) {
    return echoTreeInto(request, Tree.builder()).build();
  }

  /**
   * As {@code echoTree}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Tree.Builder echoTreeInto(Tree request, Tree.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.echoTree;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code echoTree}, between bytes in wire format. */
  public byte[] echoTreeRaw(byte[] request) {
    return raw(this.echoTree, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment echoTreeRaw(MemorySegment request, MemorySegment into) {
    return raw(this.echoTree, request, into);
  }

  /**
   * A batch of {@code echoTree} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Tree> echoTreeMany(List<Tree> items) {
    return manyByWire(this.echoTree, items, Tree::read);
  }

  /** Wire: a reply with a field that the request does not have, and the other way round. */
  public Version2 newer(Version1 request) {
    return newerInto(request, Version2.builder()).build();
  }

  /**
   * As {@code newer}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Version2.Builder newerInto(Version1 request, Version2.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.newer;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code newer}, between bytes in wire format. */
  public byte[] newerRaw(byte[] request) {
    return raw(this.newer, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment newerRaw(MemorySegment request, MemorySegment into) {
    return raw(this.newer, request, into);
  }

  /**
   * A batch of {@code newer} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Version2> newerMany(List<Version1> items) {
    return manyByWire(this.newer, items, Version2::read);
  }

  public Version1 older(Version2 request) {
    return olderInto(request, Version1.builder()).build();
  }

  /**
   * As {@code older}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Version1.Builder olderInto(Version2 request, Version1.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.older;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code older}, between bytes in wire format. */
  public byte[] olderRaw(byte[] request) {
    return raw(this.older, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment olderRaw(MemorySegment request, MemorySegment into) {
    return raw(this.older, request, into);
  }

  /**
   * A batch of {@code older} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Version1> olderMany(List<Version2> items) {
    return manyByWire(this.older, items, Version1::read);
  }

  /** `size` bytes, byte i being i modulo 251. */
  public byte[] large(long size) {
    Entry _entry = this.large;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return large(new SizeRequest(size)).value().toArray();
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
   * As {@code large}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment largeInto(long size, MemorySegment _into) {
    Entry _entry = this.large;
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

  /** `size` bytes, byte i being i modulo 251. */
  public BytesValue large(SizeRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.large;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.size());
        flat(_call, _flat);
        return new BytesValue(Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return largeInto(request, BytesValue.builder()).build();
  }

  /**
   * As {@code large}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public BytesValue.Builder largeInto(SizeRequest request, BytesValue.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.large;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code large}, between bytes in wire format. */
  public byte[] largeRaw(byte[] request) {
    return raw(this.large, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment largeRaw(MemorySegment request, MemorySegment into) {
    return raw(this.large, request, into);
  }

  /**
   * A batch of {@code large} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<BytesValue> largeMany(List<SizeRequest> items) {
    Entry _entry = this.large;
    if (_entry.flat == 0) return manyByWire(_entry, items, BytesValue::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 8);
      for (int _i = 0; _i < _count; _i++) {
        SizeRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.size());
      }
      long _reply0 = _batch.reply(0, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new BytesValue(Bytes.wrap(_batch.getBytes(_reply0, _i)));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code large} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] largeMany(long[] size) {
    byte[][] _results = new byte[size.length][];
    largeMany(Column.of(size), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code large} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void largeMany(Column<long[]> size, Column<byte[][]> _reply0) {
    Entry _entry = this.large;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(size);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.SizeRequest.size", size, 8);
      long _data0 = _batch.reply(0, "shortwire.test.v1.BytesValue.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /**
   * `size` bytes as Large has them, written by the service straight to where the caller wants them.
   */
  public byte[] fill(long size) {
    Entry _entry = this.fill;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return fill(new SizeRequest(size)).value().toArray();
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
   * As {@code fill}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment fillInto(long size, MemorySegment _into) {
    Entry _entry = this.fill;
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

  /**
   * `size` bytes as Large has them, written by the service straight to where the caller wants them.
   */
  public BytesValue fill(SizeRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.fill;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.size());
        flat(_call, _flat);
        return new BytesValue(Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return fillInto(request, BytesValue.builder()).build();
  }

  /**
   * As {@code fill}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public BytesValue.Builder fillInto(SizeRequest request, BytesValue.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.fill;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code fill}, between bytes in wire format. */
  public byte[] fillRaw(byte[] request) {
    return raw(this.fill, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment fillRaw(MemorySegment request, MemorySegment into) {
    return raw(this.fill, request, into);
  }

  /**
   * A batch of {@code fill} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<BytesValue> fillMany(List<SizeRequest> items) {
    Entry _entry = this.fill;
    if (_entry.flat == 0) return manyByWire(_entry, items, BytesValue::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 8);
      for (int _i = 0; _i < _count; _i++) {
        SizeRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.size());
      }
      long _reply0 = _batch.reply(0, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new BytesValue(Bytes.wrap(_batch.getBytes(_reply0, _i)));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code fill} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] fillMany(long[] size) {
    byte[][] _results = new byte[size.length][];
    fillMany(Column.of(size), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code fill} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void fillMany(Column<long[]> size, Column<byte[][]> _reply0) {
    Entry _entry = this.fill;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(size);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.SizeRequest.size", size, 8);
      long _data0 = _batch.reply(0, "shortwire.test.v1.BytesValue.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /**
   * Head, then the bytes of data, each with all bits turned over, then tail. May be written over data.
   * Fails with INVALID_ARGUMENT if data begins with byte 255.
   */
  public byte[] wrap(byte[] head, byte[] data, byte[] tail) {
    Objects.requireNonNull(head, "head");
    Objects.requireNonNull(data, "data");
    Objects.requireNonNull(tail, "tail");
    Entry _entry = this.wrap;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return wrap(
          new WrapRequest(Bytes.of(head), Bytes.of(data), Bytes.of(tail))).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, head);
      _call.set(2, data);
      _call.set(4, tail);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code wrap}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment wrapInto(byte[] head, byte[] data, byte[] tail, MemorySegment _into) {
    Objects.requireNonNull(head, "head");
    Objects.requireNonNull(data, "data");
    Objects.requireNonNull(tail, "tail");
    Entry _entry = this.wrap;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, head);
      _call.set(2, data);
      _call.set(4, tail);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /**
   * The same with {@code data} in a segment too, which may overlap the other one, as nothing else may. Native
   * ones cross without a copy, and the service writes straight to where the result lies.
   */
  public MemorySegment wrapInto(byte[] head, MemorySegment data, byte[] tail, MemorySegment _into) {
    Objects.requireNonNull(head, "head");
    Objects.requireNonNull(data, "data");
    Objects.requireNonNull(tail, "tail");
    Entry _entry = this.wrap;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, head);
      _call.set(2, data);
      _call.set(4, tail);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      _call.keep(data);
      end(_call);
    }
  }

  /**
   * Head, then the bytes of data, each with all bits turned over, then tail. May be written over data.
   * Fails with INVALID_ARGUMENT if data begins with byte 255.
   */
  public BytesValue wrap(WrapRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.wrap;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.head());
        _call.set(2, request.data());
        _call.set(4, request.tail());
        flat(_call, _flat);
        return new BytesValue(Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return wrapInto(request, BytesValue.builder()).build();
  }

  /**
   * As {@code wrap}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public BytesValue.Builder wrapInto(WrapRequest request, BytesValue.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.wrap;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code wrap}, between bytes in wire format. */
  public byte[] wrapRaw(byte[] request) {
    return raw(this.wrap, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment wrapRaw(MemorySegment request, MemorySegment into) {
    return raw(this.wrap, request, into);
  }

  /**
   * A batch of {@code wrap} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<BytesValue> wrapMany(List<WrapRequest> items) {
    Entry _entry = this.wrap;
    if (_entry.flat == 0) return manyByWire(_entry, items, BytesValue::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 3, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 16);
      long _request2 = _batch.request(2, 16);
      for (int _i = 0; _i < _count; _i++) {
        WrapRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.head());
        _batch.set(_request1, _i, _item.data());
        _batch.set(_request2, _i, _item.tail());
      }
      long _reply0 = _batch.reply(0, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new BytesValue(Bytes.wrap(_batch.getBytes(_reply0, _i)));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code wrap} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] wrapMany(byte[][] head, byte[][] data, byte[][] tail) {
    byte[][] _results = new byte[head.length][];
    wrapMany(Column.of(head), Column.of(data), Column.of(tail), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code wrap} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void wrapMany(
      Column<byte[][]> head,
      Column<byte[][]> data,
      Column<byte[][]> tail,
      Column<byte[][]> _reply0) {
    Entry _entry = this.wrap;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(head, data, tail);
      Batch _batch = batch(_call, _entry, _count, 3, 1);
      _batch.request(0, "shortwire.test.v1.WrapRequest.head", head, 16);
      _batch.request(1, "shortwire.test.v1.WrapRequest.data", data, 16);
      _batch.request(2, "shortwire.test.v1.WrapRequest.tail", tail, 16);
      long _data0 = _batch.reply(0, "shortwire.test.v1.BytesValue.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /**
   * What data has behind its first `head` bytes and before its last `tail` bytes, each with all
   * bits turned over.
   */
  public byte[] unwrap(byte[] data, long head, long tail) {
    Objects.requireNonNull(data, "data");
    Entry _entry = this.unwrap;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return unwrap(new UnwrapRequest(Bytes.of(data), head, tail)).value().toArray();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, data);
      _call.set(2, head);
      _call.set(3, tail);
      flat(_call, _flat);
      return _call.getBytes(0);
    } finally {
      end(_call);
    }
  }

  /**
   * As {@code unwrap}, but puts the bytes at the beginning of a segment; returns the part that they
   * fill.
   */
  public MemorySegment unwrapInto(byte[] data, long head, long tail, MemorySegment _into) {
    Objects.requireNonNull(data, "data");
    Entry _entry = this.unwrap;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, data);
      _call.set(2, head);
      _call.set(3, tail);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      end(_call);
    }
  }

  /**
   * The same with {@code data} in a segment too, which may overlap the other one, as nothing else may. Native
   * ones cross without a copy, and the service writes straight to where the result lies.
   */
  public MemorySegment unwrapInto(MemorySegment data, long head, long tail, MemorySegment _into) {
    Objects.requireNonNull(data, "data");
    Entry _entry = this.unwrap;
    Call _call = beginSlots(_entry);
    long _flat = _entry.flat;
    try {
      _call.replyInto(_into);
      _call.set(0, data);
      _call.set(2, head);
      _call.set(3, tail);
      flat(_call, _flat);
      return _call.getInto(0, _into);
    } finally {
      _call.keep(data);
      end(_call);
    }
  }

  /**
   * What data has behind its first `head` bytes and before its last `tail` bytes, each with all
   * bits turned over.
   */
  public BytesValue unwrap(UnwrapRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.unwrap;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.data());
        _call.set(2, request.head());
        _call.set(3, request.tail());
        flat(_call, _flat);
        return new BytesValue(Bytes.wrap(_call.getBytes(0)));
      } finally {
        end(_call);
      }
    }
    return unwrapInto(request, BytesValue.builder()).build();
  }

  /**
   * As {@code unwrap}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public BytesValue.Builder unwrapInto(UnwrapRequest request, BytesValue.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.unwrap;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code unwrap}, between bytes in wire format. */
  public byte[] unwrapRaw(byte[] request) {
    return raw(this.unwrap, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment unwrapRaw(MemorySegment request, MemorySegment into) {
    return raw(this.unwrap, request, into);
  }

  /**
   * A batch of {@code unwrap} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<BytesValue> unwrapMany(List<UnwrapRequest> items) {
    Entry _entry = this.unwrap;
    if (_entry.flat == 0) return manyByWire(_entry, items, BytesValue::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 3, 1);
      long _request0 = _batch.request(0, 16);
      long _request1 = _batch.request(1, 8);
      long _request2 = _batch.request(2, 8);
      for (int _i = 0; _i < _count; _i++) {
        UnwrapRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.data());
        _batch.set(_request1, _i, _item.head());
        _batch.set(_request2, _i, _item.tail());
      }
      long _reply0 = _batch.reply(0, 16);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new BytesValue(Bytes.wrap(_batch.getBytes(_reply0, _i)));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code unwrap} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public byte[][] unwrapMany(byte[][] data, long[] head, long[] tail) {
    byte[][] _results = new byte[data.length][];
    unwrapMany(Column.of(data), Column.of(head), Column.of(tail), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code unwrap} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void unwrapMany(
      Column<byte[][]> data, Column<long[]> head, Column<long[]> tail, Column<byte[][]> _reply0) {
    Entry _entry = this.unwrap;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(data, head, tail);
      Batch _batch = batch(_call, _entry, _count, 3, 1);
      _batch.request(0, "shortwire.test.v1.UnwrapRequest.data", data, 16);
      _batch.request(1, "shortwire.test.v1.UnwrapRequest.head", head, 8);
      _batch.request(2, "shortwire.test.v1.UnwrapRequest.tail", tail, 8);
      long _data0 = _batch.reply(0, "shortwire.test.v1.BytesValue.value", _reply0, 16);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /**
   * Each item's number, its position, and how many items there are: the service answers batches itself, from
   * the last item to the first. Items whose number is negative fail with INVALID_ARGUMENT; a batch with number 13
   * panics when it gets there.
   */
  public Gathered gather(long value) {
    Entry _entry = this.gather;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return gather(new Int64Value(value));
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      flat(_call, _flat);
      return new Gathered(_call.getLong(0), _call.getLong(1), _call.getLong(2));
    } finally {
      end(_call);
    }
  }

  /**
   * Each item's number, its position, and how many items there are: the service answers batches itself, from
   * the last item to the first. Items whose number is negative fail with INVALID_ARGUMENT; a batch with number 13
   * panics when it gets there.
   */
  public Gathered gather(Int64Value request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.gather;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        flat(_call, _flat);
        return new Gathered(_call.getLong(0), _call.getLong(1), _call.getLong(2));
      } finally {
        end(_call);
      }
    }
    return gatherInto(request, Gathered.builder()).build();
  }

  /**
   * As {@code gather}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Gathered.Builder gatherInto(Int64Value request, Gathered.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.gather;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code gather}, between bytes in wire format. */
  public byte[] gatherRaw(byte[] request) {
    return raw(this.gather, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment gatherRaw(MemorySegment request, MemorySegment into) {
    return raw(this.gather, request, into);
  }

  /**
   * A batch of {@code gather} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Gathered> gatherMany(List<Int64Value> items) {
    Entry _entry = this.gather;
    if (_entry.flat == 0) return manyByWire(_entry, items, Gathered::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 3);
      long _request0 = _batch.request(0, 8);
      for (int _i = 0; _i < _count; _i++) {
        Int64Value _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
      }
      long _reply0 = _batch.reply(0, 8);
      long _reply1 = _batch.reply(1, 8);
      long _reply2 = _batch.reply(2, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Gathered(
                _batch.getLong(_reply0, _i),
                _batch.getLong(_reply1, _i),
                _batch.getLong(_reply2, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code gather} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void gatherMany(
      Column<long[]> value,
      Column<long[]> _reply0,
      Column<long[]> _reply1,
      Column<long[]> _reply2) {
    Entry _entry = this.gather;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 3);
      _batch.request(0, "shortwire.test.v1.Int64Value.value", value, 8);
      long _data0 = _batch.reply(0, "shortwire.test.v1.Gathered.number", _reply0, 8);
      long _data1 = _batch.reply(1, "shortwire.test.v1.Gathered.position", _reply1, 8);
      long _data2 = _batch.reply(2, "shortwire.test.v1.Gathered.count", _reply2, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.fetch(_data1, _reply1);
      _batch.fetch(_data2, _reply2);
      _batch.check(null);
    } finally {
      end(_call);
    }
  }

  /** Length of the bytes given. */
  public long measure(byte[] value) {
    Objects.requireNonNull(value, "value");
    Entry _entry = this.measure;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return measure(new BytesValue(Bytes.of(value))).value();
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      flat(_call, _flat);
      return _call.getLong(0);
    } finally {
      end(_call);
    }
  }

  /** Length of the bytes given. */
  public Uint64Value measure(BytesValue request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.measure;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        flat(_call, _flat);
        return new Uint64Value(_call.getLong(0));
      } finally {
        end(_call);
      }
    }
    return measureInto(request, Uint64Value.builder()).build();
  }

  /**
   * As {@code measure}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public Uint64Value.Builder measureInto(BytesValue request, Uint64Value.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.measure;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code measure}, between bytes in wire format. */
  public byte[] measureRaw(byte[] request) {
    return raw(this.measure, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment measureRaw(MemorySegment request, MemorySegment into) {
    return raw(this.measure, request, into);
  }

  /**
   * A batch of {@code measure} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Uint64Value> measureMany(List<BytesValue> items) {
    Entry _entry = this.measure;
    if (_entry.flat == 0) return manyByWire(_entry, items, Uint64Value::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 16);
      for (int _i = 0; _i < _count; _i++) {
        BytesValue _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
      }
      long _reply0 = _batch.reply(0, 8);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Uint64Value(_batch.getLong(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code measure} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public long[] measureMany(byte[][] value) {
    long[] _results = new long[value.length];
    measureMany(Column.of(value), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code measure} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void measureMany(Column<byte[][]> value, Column<long[]> _reply0) {
    Entry _entry = this.measure;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(value);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.BytesValue.value", value, 16);
      long _data0 = _batch.reply(0, "shortwire.test.v1.Uint64Value.value", _reply0, 8);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** Fails with the code, message and detail asked for. */
  public void fail(int code, String message, long detail) {
    Objects.requireNonNull(message, "message");
    Entry _entry = this.fail;
    long _flat = _entry.flat;
    if (_flat == 0) {
      fail(new FailRequest(code, message, detail));
      return;
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, code);
      _call.set(1, message);
      _call.set(3, detail);
      flat(_call, _flat);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** Fails with the code, message and detail asked for. */
  public Empty fail(FailRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.fail;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.code());
        _call.set(1, request.message());
        _call.set(3, request.detail());
        flat(_call, _flat);
        return new Empty();
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return failInto(request, Empty.builder()).build();
  }

  /**
   * As {@code fail}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Empty.Builder failInto(FailRequest request, Empty.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.fail;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code fail}, between bytes in wire format. */
  public byte[] failRaw(byte[] request) {
    return raw(this.fail, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment failRaw(MemorySegment request, MemorySegment into) {
    return raw(this.fail, request, into);
  }

  /**
   * A batch of {@code fail} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Empty> failMany(List<FailRequest> items) {
    Entry _entry = this.fail;
    if (_entry.flat == 0) return manyByWire(_entry, items, Empty::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 3, 0);
      long _request0 = _batch.request(0, 4);
      long _request1 = _batch.request(1, 16);
      long _request2 = _batch.request(2, 8);
      for (int _i = 0; _i < _count; _i++) {
        FailRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.code());
        _batch.set(_request1, _i, _item.message());
        _batch.set(_request2, _i, _item.detail());
      }
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Empty();
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** Panics with the message given. */
  public void panic(String value) {
    Objects.requireNonNull(value, "value");
    Entry _entry = this.panic;
    long _flat = _entry.flat;
    if (_flat == 0) {
      panic(new StringValue(value));
      return;
    }
    Call _call = begin(_entry);
    try {
      _call.set(0, value);
      flat(_call, _flat);
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** Panics with the message given. */
  public Empty panic(StringValue request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.panic;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.set(0, request.value());
        flat(_call, _flat);
        return new Empty();
      } catch (WireException _problem) {
        throw explain(_call, _entry, _problem);
      } finally {
        end(_call);
      }
    }
    return panicInto(request, Empty.builder()).build();
  }

  /**
   * As {@code panic}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Empty.Builder panicInto(StringValue request, Empty.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.panic;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code panic}, between bytes in wire format. */
  public byte[] panicRaw(byte[] request) {
    return raw(this.panic, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment panicRaw(MemorySegment request, MemorySegment into) {
    return raw(this.panic, request, into);
  }

  /**
   * A batch of {@code panic} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Empty> panicMany(List<StringValue> items) {
    Entry _entry = this.panic;
    if (_entry.flat == 0) return manyByWire(_entry, items, Empty::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 0);
      long _request0 = _batch.request(0, 16);
      for (int _i = 0; _i < _count; _i++) {
        StringValue _item = items.get(_i);
        _batch.set(_request0, _i, _item.value());
      }
      _batch.run();
      return _batch.replies(
          _i -> {
            return new Empty();
          });
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** Number of calls this instance has answered: starts again at 1 once a panic has replaced it. */
  public long count() {
    Entry _entry = this.count;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return count(new Empty()).value();
    }
    Call _call = begin(_entry);
    try {
      flat(_call, _flat);
      return _call.getLong(0);
    } finally {
      end(_call);
    }
  }

  /** Number of calls this instance has answered: starts again at 1 once a panic has replaced it. */
  public Uint64Value count(Empty request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.count;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        flat(_call, _flat);
        return new Uint64Value(_call.getLong(0));
      } finally {
        end(_call);
      }
    }
    return countInto(request, Uint64Value.builder()).build();
  }

  /**
   * As {@code count}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public Uint64Value.Builder countInto(Empty request, Uint64Value.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.count;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code count}, between bytes in wire format. */
  public byte[] countRaw(byte[] request) {
    return raw(this.count, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment countRaw(MemorySegment request, MemorySegment into) {
    return raw(this.count, request, into);
  }

  /**
   * A batch of {@code count} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<Uint64Value> countMany(List<Empty> items) {
    return manyByWire(this.count, items, Uint64Value::read);
  }

  /** Sleeps, then returns the time asked for. Ends early with CANCELLED or DEADLINE_EXCEEDED. */
  public int slow(int milliseconds) {
    Entry _entry = this.slow;
    long _flat = _entry.flat;
    if (_flat == 0) {
      return slow(new SlowRequest(milliseconds)).milliseconds();
    }
    Call _call = begin(_entry);
    try {
      _call.setUnsigned(0, milliseconds);
      blockingFlat(_call, _flat);
      return _call.getInt(0);
    } finally {
      end(_call);
    }
  }

  /** Sleeps, then returns the time asked for. Ends early with CANCELLED or DEADLINE_EXCEEDED. */
  public SlowRequest slow(SlowRequest request) {
    Objects.requireNonNull(request, "request");
    Entry _entry = this.slow;
    long _flat = _entry.flat;
    if (_flat != 0 && request.unknownFields().isEmpty()) {
      Call _call = begin(_entry);
      try {
        _call.setUnsigned(0, request.milliseconds());
        blockingFlat(_call, _flat);
        return new SlowRequest(_call.getInt(0));
      } finally {
        end(_call);
      }
    }
    return slowInto(request, SlowRequest.builder()).build();
  }

  /**
   * As {@code slow}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public SlowRequest.Builder slowInto(SlowRequest request, SlowRequest.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.slow;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code slow}, between bytes in wire format. */
  public byte[] slowRaw(byte[] request) {
    return raw(this.slow, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment slowRaw(MemorySegment request, MemorySegment into) {
    return raw(this.slow, request, into);
  }

  /**
   * A batch of {@code slow} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<SlowRequest> slowMany(List<SlowRequest> items) {
    Entry _entry = this.slow;
    if (_entry.flat == 0) return manyByWire(_entry, items, SlowRequest::read);
    Call _call = begin(_entry);
    try {
      int _count = items.size();
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      long _request0 = _batch.request(0, 4);
      for (int _i = 0; _i < _count; _i++) {
        SlowRequest _item = items.get(_i);
        _batch.set(_request0, _i, _item.milliseconds());
      }
      long _reply0 = _batch.reply(0, 4);
      _batch.run();
      return _batch.replies(
          _i -> {
            return new SlowRequest(_batch.getInt(_reply0, _i));
          });
    } finally {
      end(_call);
    }
  }

  /**
   * A batch of {@code slow} over arrays, one element an item.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public int[] slowMany(int[] milliseconds) {
    int[] _results = new int[milliseconds.length];
    slowMany(Column.of(milliseconds), Column.of(_results));
    return _results;
  }

  /**
   * A batch of {@code slow} over columns of the caller: arrays, native memory, or one element for all.
   * Those of the reply come last and are written to; null among those of the request is an absent field.
   *
   * @throws BatchException if items failed; the columns have the results of the others
   */
  public void slowMany(Column<int[]> milliseconds, Column<int[]> _reply0) {
    Entry _entry = this.slow;
    Call _call = beginSlots(_entry);
    try {
      int _count = Batch.count(milliseconds);
      Batch _batch = batch(_call, _entry, _count, 1, 1);
      _batch.request(0, "shortwire.test.v1.SlowRequest.milliseconds", milliseconds, 4);
      long _data0 = _batch.reply(0, "shortwire.test.v1.SlowRequest.milliseconds", _reply0, 4);
      _batch.run();
      _batch.fetch(_data0, _reply0);
      _batch.check(_reply0.array());
    } finally {
      end(_call);
    }
  }

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final Feature client;
    private final Executor executor;

    private Async(Feature client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /** Flat: scalars. */
    public CompletableFuture<Double> echoDouble(double value) {
      return Futures.submit(client, executor, _client -> _client.echoDouble(value));
    }

    /** Flat: scalars. */
    public CompletableFuture<DoubleValue> echoDouble(DoubleValue request) {
      return Futures.submit(client, executor, _client -> _client.echoDouble(request));
    }

    public CompletableFuture<Float> echoFloat(float value) {
      return Futures.submit(client, executor, _client -> _client.echoFloat(value));
    }

    public CompletableFuture<FloatValue> echoFloat(FloatValue request) {
      return Futures.submit(client, executor, _client -> _client.echoFloat(request));
    }

    public CompletableFuture<Integer> echoInt32(int value) {
      return Futures.submit(client, executor, _client -> _client.echoInt32(value));
    }

    public CompletableFuture<Int32Value> echoInt32(Int32Value request) {
      return Futures.submit(client, executor, _client -> _client.echoInt32(request));
    }

    public CompletableFuture<Long> echoInt64(long value) {
      return Futures.submit(client, executor, _client -> _client.echoInt64(value));
    }

    public CompletableFuture<Int64Value> echoInt64(Int64Value request) {
      return Futures.submit(client, executor, _client -> _client.echoInt64(request));
    }

    public CompletableFuture<Integer> echoUint32(int value) {
      return Futures.submit(client, executor, _client -> _client.echoUint32(value));
    }

    public CompletableFuture<Uint32Value> echoUint32(Uint32Value request) {
      return Futures.submit(client, executor, _client -> _client.echoUint32(request));
    }

    public CompletableFuture<Long> echoUint64(long value) {
      return Futures.submit(client, executor, _client -> _client.echoUint64(value));
    }

    public CompletableFuture<Uint64Value> echoUint64(Uint64Value request) {
      return Futures.submit(client, executor, _client -> _client.echoUint64(request));
    }

    public CompletableFuture<Integer> echoSint32(int value) {
      return Futures.submit(client, executor, _client -> _client.echoSint32(value));
    }

    public CompletableFuture<Sint32Value> echoSint32(Sint32Value request) {
      return Futures.submit(client, executor, _client -> _client.echoSint32(request));
    }

    public CompletableFuture<Long> echoSint64(long value) {
      return Futures.submit(client, executor, _client -> _client.echoSint64(value));
    }

    public CompletableFuture<Sint64Value> echoSint64(Sint64Value request) {
      return Futures.submit(client, executor, _client -> _client.echoSint64(request));
    }

    public CompletableFuture<Integer> echoFixed32(int value) {
      return Futures.submit(client, executor, _client -> _client.echoFixed32(value));
    }

    public CompletableFuture<Fixed32Value> echoFixed32(Fixed32Value request) {
      return Futures.submit(client, executor, _client -> _client.echoFixed32(request));
    }

    public CompletableFuture<Long> echoFixed64(long value) {
      return Futures.submit(client, executor, _client -> _client.echoFixed64(value));
    }

    public CompletableFuture<Fixed64Value> echoFixed64(Fixed64Value request) {
      return Futures.submit(client, executor, _client -> _client.echoFixed64(request));
    }

    public CompletableFuture<Integer> echoSfixed32(int value) {
      return Futures.submit(client, executor, _client -> _client.echoSfixed32(value));
    }

    public CompletableFuture<Sfixed32Value> echoSfixed32(Sfixed32Value request) {
      return Futures.submit(client, executor, _client -> _client.echoSfixed32(request));
    }

    public CompletableFuture<Long> echoSfixed64(long value) {
      return Futures.submit(client, executor, _client -> _client.echoSfixed64(value));
    }

    public CompletableFuture<Sfixed64Value> echoSfixed64(Sfixed64Value request) {
      return Futures.submit(client, executor, _client -> _client.echoSfixed64(request));
    }

    public CompletableFuture<Boolean> echoBool(boolean value) {
      return Futures.submit(client, executor, _client -> _client.echoBool(value));
    }

    public CompletableFuture<BoolValue> echoBool(BoolValue request) {
      return Futures.submit(client, executor, _client -> _client.echoBool(request));
    }

    public CompletableFuture<Color> echoEnum(Color value) {
      return Futures.submit(client, executor, _client -> _client.echoEnum(value));
    }

    public CompletableFuture<EnumValue> echoEnum(EnumValue request) {
      return Futures.submit(client, executor, _client -> _client.echoEnum(request));
    }

    /** Flat: strings and bytes, several at once, presence, nothing. */
    public CompletableFuture<String> echoString(String value) {
      return Futures.submit(client, executor, _client -> _client.echoString(value));
    }

    /** Flat: strings and bytes, several at once, presence, nothing. */
    public CompletableFuture<StringValue> echoString(StringValue request) {
      return Futures.submit(client, executor, _client -> _client.echoString(request));
    }

    public CompletableFuture<byte[]> echoBytes(byte[] value) {
      return Futures.submit(client, executor, _client -> _client.echoBytes(value));
    }

    public CompletableFuture<BytesValue> echoBytes(BytesValue request) {
      return Futures.submit(client, executor, _client -> _client.echoBytes(request));
    }

    public CompletableFuture<Scalars> echoScalars(
        double doubleValue,
        float floatValue,
        int int32Value,
        long int64Value,
        int uint32Value,
        long uint64Value,
        int sint32Value,
        long sint64Value,
        int fixed32Value,
        long fixed64Value,
        int sfixed32Value,
        long sfixed64Value,
        boolean boolValue,
        String stringValue,
        byte[] bytesValue,
        Color enumValue) {
      return Futures.submit(
          client,
          executor,
          _client ->
              _client.echoScalars(
                  doubleValue,
                  floatValue,
                  int32Value,
                  int64Value,
                  uint32Value,
                  uint64Value,
                  sint32Value,
                  sint64Value,
                  fixed32Value,
                  fixed64Value,
                  sfixed32Value,
                  sfixed64Value,
                  boolValue,
                  stringValue,
                  bytesValue,
                  enumValue));
    }

    public CompletableFuture<Scalars> echoScalars(Scalars request) {
      return Futures.submit(client, executor, _client -> _client.echoScalars(request));
    }

    public CompletableFuture<Presence> echoPresence(
        Long number, String text, byte[] data, Boolean flag, Color color, Double real, long plain) {
      return Futures.submit(
          client,
          executor,
          _client -> _client.echoPresence(number, text, data, flag, color, real, plain));
    }

    public CompletableFuture<Presence> echoPresence(Presence request) {
      return Futures.submit(client, executor, _client -> _client.echoPresence(request));
    }

    public CompletableFuture<Void> nothing() {
      return Futures.submit(
          client,
          executor,
          _client -> {
            _client.nothing();
            return null;
          });
    }

    public CompletableFuture<Empty> nothing(Empty request) {
      return Futures.submit(client, executor, _client -> _client.nothing(request));
    }

    /** Wire: structure. */
    public CompletableFuture<Repeated> echoRepeated(Repeated request) {
      return Futures.submit(client, executor, _client -> _client.echoRepeated(request));
    }

    public CompletableFuture<Unpacked> echoUnpacked(Unpacked request) {
      return Futures.submit(client, executor, _client -> _client.echoUnpacked(request));
    }

    public CompletableFuture<Maps> echoMaps(Maps request) {
      return Futures.submit(client, executor, _client -> _client.echoMaps(request));
    }

    public CompletableFuture<Choice> echoChoice(Choice request) {
      return Futures.submit(client, executor, _client -> _client.echoChoice(request));
    }

    public CompletableFuture<Nested> echoNested(Nested request) {
      return Futures.submit(client, executor, _client -> _client.echoNested(request));
    }

    public CompletableFuture<Tree> echoTree(Tree request) {
      return Futures.submit(client, executor, _client -> _client.echoTree(request));
    }

    /** Wire: a reply with a field that the request does not have, and the other way round. */
    public CompletableFuture<Version2> newer(Version1 request) {
      return Futures.submit(client, executor, _client -> _client.newer(request));
    }

    public CompletableFuture<Version1> older(Version2 request) {
      return Futures.submit(client, executor, _client -> _client.older(request));
    }

    /** `size` bytes, byte i being i modulo 251. */
    public CompletableFuture<byte[]> large(long size) {
      return Futures.submit(client, executor, _client -> _client.large(size));
    }

    /** `size` bytes, byte i being i modulo 251. */
    public CompletableFuture<BytesValue> large(SizeRequest request) {
      return Futures.submit(client, executor, _client -> _client.large(request));
    }

    /**
     * `size` bytes as Large has them, written by the service straight to where the caller wants
     * them.
     */
    public CompletableFuture<byte[]> fill(long size) {
      return Futures.submit(client, executor, _client -> _client.fill(size));
    }

    /**
     * `size` bytes as Large has them, written by the service straight to where the caller wants
     * them.
     */
    public CompletableFuture<BytesValue> fill(SizeRequest request) {
      return Futures.submit(client, executor, _client -> _client.fill(request));
    }

    /**
     * Head, then the bytes of data, each with all bits turned over, then tail. May be written over data.
     * Fails with INVALID_ARGUMENT if data begins with byte 255.
     */
    public CompletableFuture<byte[]> wrap(byte[] head, byte[] data, byte[] tail) {
      return Futures.submit(client, executor, _client -> _client.wrap(head, data, tail));
    }

    /**
     * Head, then the bytes of data, each with all bits turned over, then tail. May be written over data.
     * Fails with INVALID_ARGUMENT if data begins with byte 255.
     */
    public CompletableFuture<BytesValue> wrap(WrapRequest request) {
      return Futures.submit(client, executor, _client -> _client.wrap(request));
    }

    /**
     * What data has behind its first `head` bytes and before its last `tail` bytes, each with all
     * bits turned over.
     */
    public CompletableFuture<byte[]> unwrap(byte[] data, long head, long tail) {
      return Futures.submit(client, executor, _client -> _client.unwrap(data, head, tail));
    }

    /**
     * What data has behind its first `head` bytes and before its last `tail` bytes, each with all
     * bits turned over.
     */
    public CompletableFuture<BytesValue> unwrap(UnwrapRequest request) {
      return Futures.submit(client, executor, _client -> _client.unwrap(request));
    }

    /**
     * Each item's number, its position, and how many items there are: the service answers batches itself, from
     * the last item to the first. Items whose number is negative fail with INVALID_ARGUMENT; a batch with number 13
     * panics when it gets there.
     */
    public CompletableFuture<Gathered> gather(long value) {
      return Futures.submit(client, executor, _client -> _client.gather(value));
    }

    /**
     * Each item's number, its position, and how many items there are: the service answers batches itself, from
     * the last item to the first. Items whose number is negative fail with INVALID_ARGUMENT; a batch with number 13
     * panics when it gets there.
     */
    public CompletableFuture<Gathered> gather(Int64Value request) {
      return Futures.submit(client, executor, _client -> _client.gather(request));
    }

    /** Length of the bytes given. */
    public CompletableFuture<Long> measure(byte[] value) {
      return Futures.submit(client, executor, _client -> _client.measure(value));
    }

    /** Length of the bytes given. */
    public CompletableFuture<Uint64Value> measure(BytesValue request) {
      return Futures.submit(client, executor, _client -> _client.measure(request));
    }

    /** Fails with the code, message and detail asked for. */
    public CompletableFuture<Void> fail(int code, String message, long detail) {
      return Futures.submit(
          client,
          executor,
          _client -> {
            _client.fail(code, message, detail);
            return null;
          });
    }

    /** Fails with the code, message and detail asked for. */
    public CompletableFuture<Empty> fail(FailRequest request) {
      return Futures.submit(client, executor, _client -> _client.fail(request));
    }

    /** Panics with the message given. */
    public CompletableFuture<Void> panic(String value) {
      return Futures.submit(
          client,
          executor,
          _client -> {
            _client.panic(value);
            return null;
          });
    }

    /** Panics with the message given. */
    public CompletableFuture<Empty> panic(StringValue request) {
      return Futures.submit(client, executor, _client -> _client.panic(request));
    }

    /**
     * Number of calls this instance has answered: starts again at 1 once a panic has replaced it.
     */
    public CompletableFuture<Long> count() {
      return Futures.submit(client, executor, _client -> _client.count());
    }

    /**
     * Number of calls this instance has answered: starts again at 1 once a panic has replaced it.
     */
    public CompletableFuture<Uint64Value> count(Empty request) {
      return Futures.submit(client, executor, _client -> _client.count(request));
    }

    /** Sleeps, then returns the time asked for. Ends early with CANCELLED or DEADLINE_EXCEEDED. */
    public CompletableFuture<Integer> slow(int milliseconds) {
      return Futures.submit(client, executor, _client -> _client.slow(milliseconds));
    }

    /** Sleeps, then returns the time asked for. Ends early with CANCELLED or DEADLINE_EXCEEDED. */
    public CompletableFuture<SlowRequest> slow(SlowRequest request) {
      return Futures.submit(client, executor, _client -> _client.slow(request));
    }
  }
}
