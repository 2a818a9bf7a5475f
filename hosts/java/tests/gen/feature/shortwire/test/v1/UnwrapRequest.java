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

public record UnwrapRequest(Bytes data, long head, long tail, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<UnwrapRequest> TYPE =
      MessageType.of(
          "shortwire.test.v1.UnwrapRequest", UnwrapRequest::read, 1, "data", 2, "head", 3, "tail");

  /** Takes all there is. */
  public UnwrapRequest {
    Objects.requireNonNull(data, "data");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public UnwrapRequest(Bytes data, long head, long tail) {
    this(data, head, tail, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static UnwrapRequest decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static UnwrapRequest read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.data = data;
    _builder.head = head;
    _builder.tail = tail;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<UnwrapRequest> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (tail != 0) _p = _w.tag(_w.uint64(_p, tail), 0x18);
    if (head != 0) _p = _w.tag(_w.uint64(_p, head), 0x10);
    if (!data.isEmpty()) _p = _w.tag(_w.bytes(_p, data), 0x0a);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Bytes data = Bytes.EMPTY;
    private long head = 0L;
    private long tail = 0L;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Bytes data() {
      return data;
    }

    /** Sets {@link UnwrapRequest#data}. */
    public Builder data(Bytes data) {
      this.data = Objects.requireNonNull(data, "data");
      return this;
    }

    public long head() {
      return head;
    }

    /** Sets {@link UnwrapRequest#head}. */
    public Builder head(long head) {
      this.head = head;
      return this;
    }

    public long tail() {
      return tail;
    }

    /** Sets {@link UnwrapRequest#tail}. */
    public Builder tail(long tail) {
      this.tail = tail;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link UnwrapRequest#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      data = Bytes.EMPTY;
      head = 0L;
      tail = 0L;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public UnwrapRequest build() {
      return new UnwrapRequest(data, head, tail, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> data = _r.bytes();
            case 0x10 -> head = _r.uint64();
            case 0x18 -> tail = _r.uint64();
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
