// Made by shortwire gen from comments.proto. Do not edit.
package comments.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

/**
 * A comment
 * in block form.
 */
public record Thing(int number, String oldName, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Thing> TYPE =
      MessageType.of("comments.v1.Thing", Thing::read, 1, "number", 2, "old_name");

  /** Takes all there is. */
  public Thing {
    Objects.requireNonNull(oldName, "oldName");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Thing(int number, String oldName) {
    this(number, oldName, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Thing decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Thing read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.number = number;
    _builder.oldName = oldName;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Thing> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!oldName.isEmpty()) _p = _w.tag(_w.string(_p, oldName, TYPE, 2), 0x12);
    if (number != 0) _p = _w.tag(_w.int32(_p, number), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private int number = 0;
    private String oldName = "";
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    /** Before the field. */
    public int number() {
      return number;
    }

    /** Sets {@link Thing#number}. */
    public Builder number(int number) {
      this.number = number;
      return this;
    }

    /** Deprecated. */
    public String oldName() {
      return oldName;
    }

    /** Sets {@link Thing#oldName}. */
    public Builder oldName(String oldName) {
      this.oldName = Objects.requireNonNull(oldName, "oldName");
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Thing#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      number = 0;
      oldName = "";
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Thing build() {
      return new Thing(number, oldName, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> number = _r.int32();
            case 0x12 -> oldName = _r.string();
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
