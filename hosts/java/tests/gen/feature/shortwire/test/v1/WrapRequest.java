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

public record WrapRequest(Bytes head, Bytes data, Bytes tail, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<WrapRequest> TYPE =
      MessageType.of(
          "shortwire.test.v1.WrapRequest", WrapRequest::read, 1, "head", 2, "data", 3, "tail");

  /** Takes all there is. */
  public WrapRequest {
    Objects.requireNonNull(head, "head");
    Objects.requireNonNull(data, "data");
    Objects.requireNonNull(tail, "tail");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public WrapRequest(Bytes head, Bytes data, Bytes tail) {
    this(head, data, tail, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static WrapRequest decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static WrapRequest read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.head = head;
    _builder.data = data;
    _builder.tail = tail;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<WrapRequest> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!tail.isEmpty()) _p = _w.tag(_w.bytes(_p, tail), 0x1a);
    if (!data.isEmpty()) _p = _w.tag(_w.bytes(_p, data), 0x12);
    if (!head.isEmpty()) _p = _w.tag(_w.bytes(_p, head), 0x0a);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Bytes head = Bytes.EMPTY;
    private Bytes data = Bytes.EMPTY;
    private Bytes tail = Bytes.EMPTY;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Bytes head() {
      return head;
    }

    /** Sets {@link WrapRequest#head}. */
    public Builder head(Bytes head) {
      this.head = Objects.requireNonNull(head, "head");
      return this;
    }

    public Bytes data() {
      return data;
    }

    /** Sets {@link WrapRequest#data}. */
    public Builder data(Bytes data) {
      this.data = Objects.requireNonNull(data, "data");
      return this;
    }

    public Bytes tail() {
      return tail;
    }

    /** Sets {@link WrapRequest#tail}. */
    public Builder tail(Bytes tail) {
      this.tail = Objects.requireNonNull(tail, "tail");
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link WrapRequest#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      head = Bytes.EMPTY;
      data = Bytes.EMPTY;
      tail = Bytes.EMPTY;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public WrapRequest build() {
      return new WrapRequest(head, data, tail, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> head = _r.bytes();
            case 0x12 -> data = _r.bytes();
            case 0x1a -> tail = _r.bytes();
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
