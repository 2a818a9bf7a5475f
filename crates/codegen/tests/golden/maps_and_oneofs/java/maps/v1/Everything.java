// Made by shortwire gen from maps.proto. Do not edit.
package maps.v1;

import java.util.Map;
import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Entries;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Everything(
    Map<Integer, Double> a,
    Map<Long, Float> b,
    Map<Integer, Integer> c,
    Map<Long, Long> d,
    Map<Integer, Integer> e,
    Map<Long, Long> f,
    Map<Integer, Integer> g,
    Map<Long, Long> h,
    Map<Integer, Integer> i,
    Map<Long, Long> j,
    Map<Boolean, Boolean> k,
    Map<String, String> l,
    Map<String, Bytes> m,
    Map<String, Color> n,
    Map<String, Choice> o,
    Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Everything> TYPE =
      MessageType.of(
          "maps.v1.Everything",
          Everything::read,
          1,
          "a",
          2,
          "b",
          3,
          "c",
          4,
          "d",
          5,
          "e",
          6,
          "f",
          7,
          "g",
          8,
          "h",
          9,
          "i",
          10,
          "j",
          11,
          "k",
          12,
          "l",
          13,
          "m",
          14,
          "n",
          15,
          "o");

  /** Takes all there is. */
  public Everything {
    a = Entries.freeze(a);
    b = Entries.freeze(b);
    c = Entries.freeze(c);
    d = Entries.freeze(d);
    e = Entries.freeze(e);
    f = Entries.freeze(f);
    g = Entries.freeze(g);
    h = Entries.freeze(h);
    i = Entries.freeze(i);
    j = Entries.freeze(j);
    k = Entries.freeze(k);
    l = Entries.freeze(l);
    m = Entries.freeze(m);
    n = Entries.freeze(n);
    o = Entries.freeze(o);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Everything(
      Map<Integer, Double> a,
      Map<Long, Float> b,
      Map<Integer, Integer> c,
      Map<Long, Long> d,
      Map<Integer, Integer> e,
      Map<Long, Long> f,
      Map<Integer, Integer> g,
      Map<Long, Long> h,
      Map<Integer, Integer> i,
      Map<Long, Long> j,
      Map<Boolean, Boolean> k,
      Map<String, String> l,
      Map<String, Bytes> m,
      Map<String, Color> n,
      Map<String, Choice> o) {
    this(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Everything decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Everything read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.a = a;
    _builder.b = b;
    _builder.c = c;
    _builder.d = d;
    _builder.e = e;
    _builder.f = f;
    _builder.g = g;
    _builder.h = h;
    _builder.i = i;
    _builder.j = j;
    _builder.k = k;
    _builder.l = l;
    _builder.m = m;
    _builder.n = n;
    _builder.o = o;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Everything> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!o.isEmpty()) {
      Entries<String, Choice> _entries = Entries.of(o);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        int _valueEnd = _w.mark(_p);
        _p = _w.tag(_w.length(_entries.valueAt(_i).write(_w, _p), _valueEnd), 0x12);
        _p = _w.tag(_w.string(_p, _entries.keyAt(_i), TYPE, 15), 0x0a);
        _p = _w.tag(_w.length(_p, _end), 0x7a);
      }
    }
    if (!n.isEmpty()) {
      Entries<String, Color> _entries = Entries.of(n);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.int32(_p, _entries.valueAt(_i).number()), 0x10);
        _p = _w.tag(_w.string(_p, _entries.keyAt(_i), TYPE, 14), 0x0a);
        _p = _w.tag(_w.length(_p, _end), 0x72);
      }
    }
    if (!m.isEmpty()) {
      Entries<String, Bytes> _entries = Entries.of(m);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.bytes(_p, _entries.valueAt(_i)), 0x12);
        _p = _w.tag(_w.string(_p, _entries.keyAt(_i), TYPE, 13), 0x0a);
        _p = _w.tag(_w.length(_p, _end), 0x6a);
      }
    }
    if (!l.isEmpty()) {
      Entries<String, String> _entries = Entries.of(l);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.string(_p, _entries.valueAt(_i), TYPE, 12), 0x12);
        _p = _w.tag(_w.string(_p, _entries.keyAt(_i), TYPE, 12), 0x0a);
        _p = _w.tag(_w.length(_p, _end), 0x62);
      }
    }
    if (!k.isEmpty()) {
      Entries<Boolean, Boolean> _entries = Entries.of(k);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.bool(_p, _entries.valueAt(_i)), 0x10);
        _p = _w.tag(_w.bool(_p, _entries.keyAt(_i)), 0x08);
        _p = _w.tag(_w.length(_p, _end), 0x5a);
      }
    }
    if (!j.isEmpty()) {
      Entries<Long, Long> _entries = Entries.of(j);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.fixed64(_p, _entries.valueAt(_i)), 0x11);
        _p = _w.tag(_w.sfixed64(_p, _entries.keyAt(_i)), 0x09);
        _p = _w.tag(_w.length(_p, _end), 0x52);
      }
    }
    if (!i.isEmpty()) {
      Entries<Integer, Integer> _entries = Entries.of(i);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.fixed32(_p, _entries.valueAt(_i)), 0x15);
        _p = _w.tag(_w.sfixed32(_p, _entries.keyAt(_i)), 0x0d);
        _p = _w.tag(_w.length(_p, _end), 0x4a);
      }
    }
    if (!h.isEmpty()) {
      Entries<Long, Long> _entries = Entries.of(h);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.sint64(_p, _entries.valueAt(_i)), 0x10);
        _p = _w.tag(_w.fixed64(_p, _entries.keyAt(_i)), 0x09);
        _p = _w.tag(_w.length(_p, _end), 0x42);
      }
    }
    if (!g.isEmpty()) {
      Entries<Integer, Integer> _entries = Entries.of(g);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.sint32(_p, _entries.valueAt(_i)), 0x10);
        _p = _w.tag(_w.fixed32(_p, _entries.keyAt(_i)), 0x0d);
        _p = _w.tag(_w.length(_p, _end), 0x3a);
      }
    }
    if (!f.isEmpty()) {
      Entries<Long, Long> _entries = Entries.of(f);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.uint64(_p, _entries.valueAt(_i)), 0x10);
        _p = _w.tag(_w.sint64(_p, _entries.keyAt(_i)), 0x08);
        _p = _w.tag(_w.length(_p, _end), 0x32);
      }
    }
    if (!e.isEmpty()) {
      Entries<Integer, Integer> _entries = Entries.of(e);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.uint32(_p, _entries.valueAt(_i)), 0x10);
        _p = _w.tag(_w.sint32(_p, _entries.keyAt(_i)), 0x08);
        _p = _w.tag(_w.length(_p, _end), 0x2a);
      }
    }
    if (!d.isEmpty()) {
      Entries<Long, Long> _entries = Entries.of(d);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.int64(_p, _entries.valueAt(_i)), 0x10);
        _p = _w.tag(_w.uint64(_p, _entries.keyAt(_i)), 0x08);
        _p = _w.tag(_w.length(_p, _end), 0x22);
      }
    }
    if (!c.isEmpty()) {
      Entries<Integer, Integer> _entries = Entries.of(c);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.int32(_p, _entries.valueAt(_i)), 0x10);
        _p = _w.tag(_w.uint32(_p, _entries.keyAt(_i)), 0x08);
        _p = _w.tag(_w.length(_p, _end), 0x1a);
      }
    }
    if (!b.isEmpty()) {
      Entries<Long, Float> _entries = Entries.of(b);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.float_(_p, _entries.valueAt(_i)), 0x15);
        _p = _w.tag(_w.int64(_p, _entries.keyAt(_i)), 0x08);
        _p = _w.tag(_w.length(_p, _end), 0x12);
      }
    }
    if (!a.isEmpty()) {
      Entries<Integer, Double> _entries = Entries.of(a);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.double_(_p, _entries.valueAt(_i)), 0x11);
        _p = _w.tag(_w.int32(_p, _entries.keyAt(_i)), 0x08);
        _p = _w.tag(_w.length(_p, _end), 0x0a);
      }
    }
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Map<Integer, Double> a = Entries.none();
    private Map<Long, Float> b = Entries.none();
    private Map<Integer, Integer> c = Entries.none();
    private Map<Long, Long> d = Entries.none();
    private Map<Integer, Integer> e = Entries.none();
    private Map<Long, Long> f = Entries.none();
    private Map<Integer, Integer> g = Entries.none();
    private Map<Long, Long> h = Entries.none();
    private Map<Integer, Integer> i = Entries.none();
    private Map<Long, Long> j = Entries.none();
    private Map<Boolean, Boolean> k = Entries.none();
    private Map<String, String> l = Entries.none();
    private Map<String, Bytes> m = Entries.none();
    private Map<String, Color> n = Entries.none();
    private Map<String, Choice> o = Entries.none();
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Map<Integer, Double> a() {
      return a;
    }

    /** Sets {@link Everything#a}. */
    public Builder a(Map<Integer, Double> a) {
      this.a = Entries.freeze(a);
      return this;
    }

    /** Adds one to {@link Everything#a}. */
    public Builder putA(int key, double value) {
      a = Entries.put(a, key, value);
      return this;
    }

    public Map<Long, Float> b() {
      return b;
    }

    /** Sets {@link Everything#b}. */
    public Builder b(Map<Long, Float> b) {
      this.b = Entries.freeze(b);
      return this;
    }

    /** Adds one to {@link Everything#b}. */
    public Builder putB(long key, float value) {
      b = Entries.put(b, key, value);
      return this;
    }

    public Map<Integer, Integer> c() {
      return c;
    }

    /** Sets {@link Everything#c}. */
    public Builder c(Map<Integer, Integer> c) {
      this.c = Entries.freeze(c);
      return this;
    }

    /** Adds one to {@link Everything#c}. */
    public Builder putC(int key, int value) {
      c = Entries.put(c, key, value);
      return this;
    }

    public Map<Long, Long> d() {
      return d;
    }

    /** Sets {@link Everything#d}. */
    public Builder d(Map<Long, Long> d) {
      this.d = Entries.freeze(d);
      return this;
    }

    /** Adds one to {@link Everything#d}. */
    public Builder putD(long key, long value) {
      d = Entries.put(d, key, value);
      return this;
    }

    public Map<Integer, Integer> e() {
      return e;
    }

    /** Sets {@link Everything#e}. */
    public Builder e(Map<Integer, Integer> e) {
      this.e = Entries.freeze(e);
      return this;
    }

    /** Adds one to {@link Everything#e}. */
    public Builder putE(int key, int value) {
      e = Entries.put(e, key, value);
      return this;
    }

    public Map<Long, Long> f() {
      return f;
    }

    /** Sets {@link Everything#f}. */
    public Builder f(Map<Long, Long> f) {
      this.f = Entries.freeze(f);
      return this;
    }

    /** Adds one to {@link Everything#f}. */
    public Builder putF(long key, long value) {
      f = Entries.put(f, key, value);
      return this;
    }

    public Map<Integer, Integer> g() {
      return g;
    }

    /** Sets {@link Everything#g}. */
    public Builder g(Map<Integer, Integer> g) {
      this.g = Entries.freeze(g);
      return this;
    }

    /** Adds one to {@link Everything#g}. */
    public Builder putG(int key, int value) {
      g = Entries.put(g, key, value);
      return this;
    }

    public Map<Long, Long> h() {
      return h;
    }

    /** Sets {@link Everything#h}. */
    public Builder h(Map<Long, Long> h) {
      this.h = Entries.freeze(h);
      return this;
    }

    /** Adds one to {@link Everything#h}. */
    public Builder putH(long key, long value) {
      h = Entries.put(h, key, value);
      return this;
    }

    public Map<Integer, Integer> i() {
      return i;
    }

    /** Sets {@link Everything#i}. */
    public Builder i(Map<Integer, Integer> i) {
      this.i = Entries.freeze(i);
      return this;
    }

    /** Adds one to {@link Everything#i}. */
    public Builder putI(int key, int value) {
      i = Entries.put(i, key, value);
      return this;
    }

    public Map<Long, Long> j() {
      return j;
    }

    /** Sets {@link Everything#j}. */
    public Builder j(Map<Long, Long> j) {
      this.j = Entries.freeze(j);
      return this;
    }

    /** Adds one to {@link Everything#j}. */
    public Builder putJ(long key, long value) {
      j = Entries.put(j, key, value);
      return this;
    }

    public Map<Boolean, Boolean> k() {
      return k;
    }

    /** Sets {@link Everything#k}. */
    public Builder k(Map<Boolean, Boolean> k) {
      this.k = Entries.freeze(k);
      return this;
    }

    /** Adds one to {@link Everything#k}. */
    public Builder putK(boolean key, boolean value) {
      k = Entries.put(k, key, value);
      return this;
    }

    public Map<String, String> l() {
      return l;
    }

    /** Sets {@link Everything#l}. */
    public Builder l(Map<String, String> l) {
      this.l = Entries.freeze(l);
      return this;
    }

    /** Adds one to {@link Everything#l}. */
    public Builder putL(String key, String value) {
      l = Entries.put(l, key, value);
      return this;
    }

    public Map<String, Bytes> m() {
      return m;
    }

    /** Sets {@link Everything#m}. */
    public Builder m(Map<String, Bytes> m) {
      this.m = Entries.freeze(m);
      return this;
    }

    /** Adds one to {@link Everything#m}. */
    public Builder putM(String key, Bytes value) {
      m = Entries.put(m, key, value);
      return this;
    }

    public Map<String, Color> n() {
      return n;
    }

    /** Sets {@link Everything#n}. */
    public Builder n(Map<String, Color> n) {
      this.n = Entries.freeze(n);
      return this;
    }

    /** Adds one to {@link Everything#n}. */
    public Builder putN(String key, Color value) {
      n = Entries.put(n, key, value);
      return this;
    }

    public Map<String, Choice> o() {
      return o;
    }

    /** Sets {@link Everything#o}. */
    public Builder o(Map<String, Choice> o) {
      this.o = Entries.freeze(o);
      return this;
    }

    /** Adds one to {@link Everything#o}. */
    public Builder putO(String key, Choice value) {
      o = Entries.put(o, key, value);
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Everything#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      a = Entries.none();
      b = Entries.none();
      c = Entries.none();
      d = Entries.none();
      e = Entries.none();
      f = Entries.none();
      g = Entries.none();
      h = Entries.none();
      i = Entries.none();
      j = Entries.none();
      k = Entries.none();
      l = Entries.none();
      m = Entries.none();
      n = Entries.none();
      o = Entries.none();
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Everything build() {
      return new Everything(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enter();
              int _key = 0;
              double _value = 0.0;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x08 -> _key = _r.int32();
                  case 0x11 -> _value = _r.double_();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              a = Entries.put(a, _key, _value);
            }
            case 0x12 -> {
              int _outer = _r.enter();
              long _key = 0L;
              float _value = 0.0F;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x08 -> _key = _r.int64();
                  case 0x15 -> _value = _r.float_();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              b = Entries.put(b, _key, _value);
            }
            case 0x1a -> {
              int _outer = _r.enter();
              int _key = 0;
              int _value = 0;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x08 -> _key = _r.uint32();
                  case 0x10 -> _value = _r.int32();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              c = Entries.put(c, _key, _value);
            }
            case 0x22 -> {
              int _outer = _r.enter();
              long _key = 0L;
              long _value = 0L;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x08 -> _key = _r.uint64();
                  case 0x10 -> _value = _r.int64();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              d = Entries.put(d, _key, _value);
            }
            case 0x2a -> {
              int _outer = _r.enter();
              int _key = 0;
              int _value = 0;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x08 -> _key = _r.sint32();
                  case 0x10 -> _value = _r.uint32();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              e = Entries.put(e, _key, _value);
            }
            case 0x32 -> {
              int _outer = _r.enter();
              long _key = 0L;
              long _value = 0L;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x08 -> _key = _r.sint64();
                  case 0x10 -> _value = _r.uint64();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              f = Entries.put(f, _key, _value);
            }
            case 0x3a -> {
              int _outer = _r.enter();
              int _key = 0;
              int _value = 0;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x0d -> _key = _r.fixed32();
                  case 0x10 -> _value = _r.sint32();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              g = Entries.put(g, _key, _value);
            }
            case 0x42 -> {
              int _outer = _r.enter();
              long _key = 0L;
              long _value = 0L;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x09 -> _key = _r.fixed64();
                  case 0x10 -> _value = _r.sint64();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              h = Entries.put(h, _key, _value);
            }
            case 0x4a -> {
              int _outer = _r.enter();
              int _key = 0;
              int _value = 0;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x0d -> _key = _r.sfixed32();
                  case 0x15 -> _value = _r.fixed32();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              i = Entries.put(i, _key, _value);
            }
            case 0x52 -> {
              int _outer = _r.enter();
              long _key = 0L;
              long _value = 0L;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x09 -> _key = _r.sfixed64();
                  case 0x11 -> _value = _r.fixed64();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              j = Entries.put(j, _key, _value);
            }
            case 0x5a -> {
              int _outer = _r.enter();
              boolean _key = false;
              boolean _value = false;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x08 -> _key = _r.bool();
                  case 0x10 -> _value = _r.bool();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              k = Entries.put(k, _key, _value);
            }
            case 0x62 -> {
              int _outer = _r.enter();
              String _key = "";
              String _value = "";
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x0a -> _key = _r.string();
                  case 0x12 -> _value = _r.string();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              l = Entries.put(l, _key, _value);
            }
            case 0x6a -> {
              int _outer = _r.enter();
              String _key = "";
              Bytes _value = Bytes.EMPTY;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x0a -> _key = _r.string();
                  case 0x12 -> _value = _r.bytes();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              m = Entries.put(m, _key, _value);
            }
            case 0x72 -> {
              int _outer = _r.enter();
              String _key = "";
              Color _value = Color.of(0);
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x0a -> _key = _r.string();
                  case 0x10 -> _value = Color.of(_r.int32());
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              n = Entries.put(n, _key, _value);
            }
            case 0x7a -> {
              int _outer = _r.enter();
              String _key = "";
              Choice.Builder _value = Choice.builder();
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x0a -> _key = _r.string();
                  case 0x12 -> {
                    int _entry = _r.enter();
                    _value.merge(_r);
                    _r.leave(_entry);
                  }
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              o = Entries.put(o, _key, _value.build());
            }
            default -> unknownFields = _r.keep(_tag, unknownFields);
          }
        }
      } catch (WireException _problem) {
        throw _problem.in(TYPE, _tag >>> 3);
      }
      return this;
    }
  }
}
