// Made by shortwire gen from greeter/v1/greeter.proto. Do not edit.
package greeter.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record GreetReply(String greeting, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<GreetReply> TYPE =
      MessageType.of("greeter.v1.GreetReply", GreetReply::read, 1, "greeting");

  /** Takes all there is. */
  public GreetReply {
    Objects.requireNonNull(greeting, "greeting");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public GreetReply(String greeting) {
    this(greeting, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static GreetReply decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static GreetReply read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.greeting = greeting;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<GreetReply> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!greeting.isEmpty()) _p = _w.tag(_w.string(_p, greeting, TYPE, 1), 0x0a);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private String greeting = "";
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public String greeting() {
      return greeting;
    }

    /** Sets {@link GreetReply#greeting}. */
    public Builder greeting(String greeting) {
      this.greeting = Objects.requireNonNull(greeting, "greeting");
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link GreetReply#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      greeting = "";
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public GreetReply build() {
      return new GreetReply(greeting, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> greeting = _r.string();
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
