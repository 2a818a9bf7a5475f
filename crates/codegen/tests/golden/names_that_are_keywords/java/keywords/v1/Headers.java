// Made by shortwire gen from keywords.proto. Do not edit.
package keywords.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Ints;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

/** Names that macros, types and keywords of C and C++ have. */
public record Headers(
    int iNT32MAX,
    int sIZEMAX,
    double iNFINITY,
    double mPI,
    int int32T,
    String swBytesT,
    Ints sWINLINE,
    boolean atomic,
    Boolean staticAssert,
    int coAwait,
    int errno,
    int mAX,
    Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Headers> TYPE =
      MessageType.of(
          "keywords.v1.Headers",
          Headers::read,
          1,
          "INT32_MAX",
          2,
          "SIZE_MAX",
          3,
          "INFINITY",
          4,
          "M_PI",
          5,
          "int32_t",
          6,
          "sw_bytes_t",
          7,
          "SW_INLINE",
          8,
          "_Atomic",
          9,
          "_Static_assert",
          10,
          "co_await",
          11,
          "errno",
          12,
          "MAX");

  /** Takes all there is. */
  public Headers {
    Objects.requireNonNull(swBytesT, "swBytesT");
    sWINLINE = Ints.copyOf(sWINLINE);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Headers(
      int iNT32MAX,
      int sIZEMAX,
      double iNFINITY,
      double mPI,
      int int32T,
      String swBytesT,
      Ints sWINLINE,
      boolean atomic,
      Boolean staticAssert,
      int coAwait,
      int errno,
      int mAX) {
    this(
        iNT32MAX,
        sIZEMAX,
        iNFINITY,
        mPI,
        int32T,
        swBytesT,
        sWINLINE,
        atomic,
        staticAssert,
        coAwait,
        errno,
        mAX,
        Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Headers decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Headers read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.iNT32MAX = iNT32MAX;
    _builder.sIZEMAX = sIZEMAX;
    _builder.iNFINITY = iNFINITY;
    _builder.mPI = mPI;
    _builder.int32T = int32T;
    _builder.swBytesT = swBytesT;
    _builder.sWINLINE = sWINLINE;
    _builder.atomic = atomic;
    _builder.staticAssert = staticAssert;
    _builder.coAwait = coAwait;
    _builder.errno = errno;
    _builder.mAX = mAX;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  /** {@link #staticAssert}, or its default if it is absent. */
  public boolean staticAssertOrDefault() {
    return staticAssert != null ? staticAssert : false;
  }

  @Override
  public MessageType<Headers> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (mAX != 0) _p = _w.tag(_w.int32(_p, mAX), 0x60);
    if (errno != 0) _p = _w.tag(_w.int32(_p, errno), 0x58);
    if (coAwait != 0) _p = _w.tag(_w.int32(_p, coAwait), 0x50);
    if (staticAssert != null) _p = _w.tag(_w.bool(_p, staticAssert), 0x48);
    if (atomic) _p = _w.tag(_w.bool(_p, atomic), 0x40);
    if (!sWINLINE.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = sWINLINE.size(); --_i >= 0; ) {
        _p = _w.int32(_p, sWINLINE.getInt(_i));
      }
      _p = _w.tag(_w.length(_p, _end), 0x3a);
    }
    if (!swBytesT.isEmpty()) _p = _w.tag(_w.string(_p, swBytesT, TYPE, 6), 0x32);
    if (int32T != 0) _p = _w.tag(_w.int32(_p, int32T), 0x28);
    if (Double.doubleToRawLongBits(mPI) != 0) _p = _w.tag(_w.double_(_p, mPI), 0x21);
    if (Double.doubleToRawLongBits(iNFINITY) != 0) _p = _w.tag(_w.double_(_p, iNFINITY), 0x19);
    if (sIZEMAX != 0) _p = _w.tag(_w.uint32(_p, sIZEMAX), 0x10);
    if (iNT32MAX != 0) _p = _w.tag(_w.int32(_p, iNT32MAX), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private int iNT32MAX = 0;
    private int sIZEMAX = 0;
    private double iNFINITY = 0.0;
    private double mPI = 0.0;
    private int int32T = 0;
    private String swBytesT = "";
    private Ints sWINLINE = Ints.EMPTY;
    private boolean atomic = false;
    private Boolean staticAssert = null;
    private int coAwait = 0;
    private int errno = 0;
    private int mAX = 0;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public int iNT32MAX() {
      return iNT32MAX;
    }

    /** Sets {@link Headers#iNT32MAX}. */
    public Builder iNT32MAX(int iNT32MAX) {
      this.iNT32MAX = iNT32MAX;
      return this;
    }

    public int sIZEMAX() {
      return sIZEMAX;
    }

    /** Sets {@link Headers#sIZEMAX}. */
    public Builder sIZEMAX(int sIZEMAX) {
      this.sIZEMAX = sIZEMAX;
      return this;
    }

    public double iNFINITY() {
      return iNFINITY;
    }

    /** Sets {@link Headers#iNFINITY}. */
    public Builder iNFINITY(double iNFINITY) {
      this.iNFINITY = iNFINITY;
      return this;
    }

    public double mPI() {
      return mPI;
    }

    /** Sets {@link Headers#mPI}. */
    public Builder mPI(double mPI) {
      this.mPI = mPI;
      return this;
    }

    public int int32T() {
      return int32T;
    }

    /** Sets {@link Headers#int32T}. */
    public Builder int32T(int int32T) {
      this.int32T = int32T;
      return this;
    }

    public String swBytesT() {
      return swBytesT;
    }

    /** Sets {@link Headers#swBytesT}. */
    public Builder swBytesT(String swBytesT) {
      this.swBytesT = Objects.requireNonNull(swBytesT, "swBytesT");
      return this;
    }

    public Ints sWINLINE() {
      return sWINLINE;
    }

    /** Sets {@link Headers#sWINLINE}. */
    public Builder sWINLINE(Ints sWINLINE) {
      this.sWINLINE = Ints.copyOf(sWINLINE);
      return this;
    }

    /** Adds one to {@link Headers#sWINLINE}. */
    public Builder addSWINLINE(int item) {
      sWINLINE = Ints.add(sWINLINE, item);
      return this;
    }

    public boolean atomic() {
      return atomic;
    }

    /** Sets {@link Headers#atomic}. */
    public Builder atomic(boolean atomic) {
      this.atomic = atomic;
      return this;
    }

    public Boolean staticAssert() {
      return staticAssert;
    }

    /** Sets {@link Headers#staticAssert}. */
    public Builder staticAssert(Boolean staticAssert) {
      this.staticAssert = staticAssert;
      return this;
    }

    public int coAwait() {
      return coAwait;
    }

    /** Sets {@link Headers#coAwait}. */
    public Builder coAwait(int coAwait) {
      this.coAwait = coAwait;
      return this;
    }

    public int errno() {
      return errno;
    }

    /** Sets {@link Headers#errno}. */
    public Builder errno(int errno) {
      this.errno = errno;
      return this;
    }

    public int mAX() {
      return mAX;
    }

    /** Sets {@link Headers#mAX}. */
    public Builder mAX(int mAX) {
      this.mAX = mAX;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Headers#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      iNT32MAX = 0;
      sIZEMAX = 0;
      iNFINITY = 0.0;
      mPI = 0.0;
      int32T = 0;
      swBytesT = "";
      sWINLINE = Ints.EMPTY;
      atomic = false;
      staticAssert = null;
      coAwait = 0;
      errno = 0;
      mAX = 0;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Headers build() {
      return new Headers(
          iNT32MAX,
          sIZEMAX,
          iNFINITY,
          mPI,
          int32T,
          swBytesT,
          sWINLINE,
          atomic,
          staticAssert,
          coAwait,
          errno,
          mAX,
          unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> iNT32MAX = _r.int32();
            case 0x10 -> sIZEMAX = _r.uint32();
            case 0x19 -> iNFINITY = _r.double_();
            case 0x21 -> mPI = _r.double_();
            case 0x28 -> int32T = _r.int32();
            case 0x32 -> swBytesT = _r.string();
            case 0x3a -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                sWINLINE = Ints.add(sWINLINE, _r.int32());
              }
              _r.leaveRun(_outer);
            }
            case 0x38 -> sWINLINE = Ints.add(sWINLINE, _r.int32());
            case 0x40 -> atomic = _r.bool();
            case 0x48 -> staticAssert = _r.bool();
            case 0x50 -> coAwait = _r.int32();
            case 0x58 -> errno = _r.int32();
            case 0x60 -> mAX = _r.int32();
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
