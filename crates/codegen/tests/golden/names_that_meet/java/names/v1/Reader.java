// Made by shortwire gen from names.proto. Do not edit.
package names.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

/** Fields called like what the code that reads and writes them uses. */
public record Reader(
    int reader,
    int writer,
    int tag,
    String value,
    Bytes request,
    long reply,
    boolean context,
    double scratch,
    int len,
    Integer mask,
    int source,
    int sink,
    int formatter,
    Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Reader> TYPE =
      MessageType.of(
          "names.v1.Reader",
          Reader::read,
          1,
          "reader",
          2,
          "writer",
          3,
          "tag",
          4,
          "value",
          5,
          "request",
          6,
          "reply",
          7,
          "context",
          8,
          "scratch",
          9,
          "len",
          10,
          "mask",
          11,
          "source",
          12,
          "sink",
          13,
          "formatter");

  /** Takes all there is. */
  public Reader {
    Objects.requireNonNull(value, "value");
    Objects.requireNonNull(request, "request");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Reader(
      int reader,
      int writer,
      int tag,
      String value,
      Bytes request,
      long reply,
      boolean context,
      double scratch,
      int len,
      Integer mask,
      int source,
      int sink,
      int formatter) {
    this(
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
        formatter,
        Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Reader decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Reader read(shortwire.gen.v1.Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.reader = reader;
    _builder.writer = writer;
    _builder.tag = tag;
    _builder.value = value;
    _builder.request = request;
    _builder.reply = reply;
    _builder.context = context;
    _builder.scratch = scratch;
    _builder.len = len;
    _builder.mask = mask;
    _builder.source = source;
    _builder.sink = sink;
    _builder.formatter = formatter;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  /** {@link #mask}, or its default if it is absent. */
  public int maskOrDefault() {
    return mask != null ? mask : 0;
  }

  @Override
  public MessageType<Reader> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (formatter != 0) _p = _w.tag(_w.int32(_p, formatter), 0x68);
    if (sink != 0) _p = _w.tag(_w.int32(_p, sink), 0x60);
    if (source != 0) _p = _w.tag(_w.int32(_p, source), 0x58);
    if (mask != null) _p = _w.tag(_w.int32(_p, mask), 0x50);
    if (len != 0) _p = _w.tag(_w.uint32(_p, len), 0x48);
    if (Double.doubleToRawLongBits(scratch) != 0) _p = _w.tag(_w.double_(_p, scratch), 0x41);
    if (context) _p = _w.tag(_w.bool(_p, context), 0x38);
    if (reply != 0) _p = _w.tag(_w.int64(_p, reply), 0x30);
    if (!request.isEmpty()) _p = _w.tag(_w.bytes(_p, request), 0x2a);
    if (!value.isEmpty()) _p = _w.tag(_w.string(_p, value, TYPE, 4), 0x22);
    if (tag != 0) _p = _w.tag(_w.int32(_p, tag), 0x18);
    if (writer != 0) _p = _w.tag(_w.int32(_p, writer), 0x10);
    if (reader != 0) _p = _w.tag(_w.int32(_p, reader), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private int reader = 0;
    private int writer = 0;
    private int tag = 0;
    private String value = "";
    private Bytes request = Bytes.EMPTY;
    private long reply = 0L;
    private boolean context = false;
    private double scratch = 0.0;
    private int len = 0;
    private Integer mask = null;
    private int source = 0;
    private int sink = 0;
    private int formatter = 0;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public int reader() {
      return reader;
    }

    /** Sets {@link Reader#reader}. */
    public Builder reader(int reader) {
      this.reader = reader;
      return this;
    }

    public int writer() {
      return writer;
    }

    /** Sets {@link Reader#writer}. */
    public Builder writer(int writer) {
      this.writer = writer;
      return this;
    }

    public int tag() {
      return tag;
    }

    /** Sets {@link Reader#tag}. */
    public Builder tag(int tag) {
      this.tag = tag;
      return this;
    }

    public String value() {
      return value;
    }

    /** Sets {@link Reader#value}. */
    public Builder value(String value) {
      this.value = Objects.requireNonNull(value, "value");
      return this;
    }

    public Bytes request() {
      return request;
    }

    /** Sets {@link Reader#request}. */
    public Builder request(Bytes request) {
      this.request = Objects.requireNonNull(request, "request");
      return this;
    }

    public long reply() {
      return reply;
    }

    /** Sets {@link Reader#reply}. */
    public Builder reply(long reply) {
      this.reply = reply;
      return this;
    }

    public boolean context() {
      return context;
    }

    /** Sets {@link Reader#context}. */
    public Builder context(boolean context) {
      this.context = context;
      return this;
    }

    public double scratch() {
      return scratch;
    }

    /** Sets {@link Reader#scratch}. */
    public Builder scratch(double scratch) {
      this.scratch = scratch;
      return this;
    }

    public int len() {
      return len;
    }

    /** Sets {@link Reader#len}. */
    public Builder len(int len) {
      this.len = len;
      return this;
    }

    public Integer mask() {
      return mask;
    }

    /** Sets {@link Reader#mask}. */
    public Builder mask(Integer mask) {
      this.mask = mask;
      return this;
    }

    public int source() {
      return source;
    }

    /** Sets {@link Reader#source}. */
    public Builder source(int source) {
      this.source = source;
      return this;
    }

    public int sink() {
      return sink;
    }

    /** Sets {@link Reader#sink}. */
    public Builder sink(int sink) {
      this.sink = sink;
      return this;
    }

    public int formatter() {
      return formatter;
    }

    /** Sets {@link Reader#formatter}. */
    public Builder formatter(int formatter) {
      this.formatter = formatter;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Reader#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      reader = 0;
      writer = 0;
      tag = 0;
      value = "";
      request = Bytes.EMPTY;
      reply = 0L;
      context = false;
      scratch = 0.0;
      len = 0;
      mask = null;
      source = 0;
      sink = 0;
      formatter = 0;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Reader build() {
      return new Reader(
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
          formatter,
          unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(shortwire.gen.v1.Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> reader = _r.int32();
            case 0x10 -> writer = _r.int32();
            case 0x18 -> tag = _r.int32();
            case 0x22 -> value = _r.string();
            case 0x2a -> request = _r.bytes();
            case 0x30 -> reply = _r.int64();
            case 0x38 -> context = _r.bool();
            case 0x41 -> scratch = _r.double_();
            case 0x48 -> len = _r.uint32();
            case 0x50 -> mask = _r.int32();
            case 0x58 -> source = _r.int32();
            case 0x60 -> sink = _r.int32();
            case 0x68 -> formatter = _r.int32();
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
