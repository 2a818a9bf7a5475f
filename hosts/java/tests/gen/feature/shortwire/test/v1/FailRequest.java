// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
package shortwire.test.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record FailRequest(int code, String message, long detail, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<FailRequest> TYPE =
      MessageType.of(
          "shortwire.test.v1.FailRequest", FailRequest::read, 1, "code", 2, "message", 3, "detail");

  /** Takes all there is. */
  public FailRequest {
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public FailRequest(int code, String message, long detail) {
    this(code, message, detail, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static FailRequest decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static FailRequest read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.code = code;
    _builder.message = message;
    _builder.detail = detail;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<FailRequest> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (detail != 0) _p = _w.tag(_w.int64(_p, detail), 0x18);
    if (!message.isEmpty()) _p = _w.tag(_w.string(_p, message, TYPE, 2), 0x12);
    if (code != 0) _p = _w.tag(_w.int32(_p, code), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private int code = 0;
    private String message = "";
    private long detail = 0L;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public int code() {
      return code;
    }

    /** Sets {@link FailRequest#code}. */
    public Builder code(int code) {
      this.code = code;
      return this;
    }

    public String message() {
      return message;
    }

    /** Sets {@link FailRequest#message}. */
    public Builder message(String message) {
      this.message = Objects.requireNonNull(message, "message");
      return this;
    }

    /** Sent back as a typed FailDetail. */
    public long detail() {
      return detail;
    }

    /** Sets {@link FailRequest#detail}. */
    public Builder detail(long detail) {
      this.detail = detail;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link FailRequest#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      code = 0;
      message = "";
      detail = 0L;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public FailRequest build() {
      return new FailRequest(code, message, detail, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> code = _r.int32();
            case 0x12 -> message = _r.string();
            case 0x18 -> detail = _r.int64();
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
