// Made by shortwire gen from names.proto. Do not edit.
package names.v1;

import java.util.List;
import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Items;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Vec(List<Box> box, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Vec> TYPE = MessageType.of("names.v1.Vec", Vec::read, 1, "box");

  /** Takes all there is. */
  public Vec {
    box = Items.freeze(box);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Vec(List<Box> box) {
    this(box, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Vec decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Vec read(shortwire.gen.v1.Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.box = box;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Vec> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    for (int _i = box.size(); --_i >= 0; ) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(box.get(_i).write(_w, _p), _end), 0x0a);
    }
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private List<Box> box = Items.none();
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public List<Box> box() {
      return box;
    }

    /** Sets {@link Vec#box}. */
    public Builder box(List<Box> box) {
      this.box = Items.freeze(box);
      return this;
    }

    /** Adds one to {@link Vec#box}. */
    public Builder addBox(Box item) {
      box = Items.add(box, item);
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Vec#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      box = Items.none();
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Vec build() {
      return new Vec(box, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(shortwire.gen.v1.Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enter();
              box = Items.add(box, Box.read(_r));
              _r.leave(_outer);
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
