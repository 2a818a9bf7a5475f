// Made by shortwire gen from legacy.proto. Do not edit.
package shortwire.test.legacy.v1;

import java.util.List;
import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Items;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Groups(GroupsSingle single, List<GroupsMany> many, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Groups> TYPE =
      MessageType.of("shortwire.test.legacy.v1.Groups", Groups::read, 1, "single", 3, "many");

  /** Takes all there is. */
  public Groups {
    many = Items.freeze(many);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Groups(GroupsSingle single, List<GroupsMany> many) {
    this(single, many, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Groups decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Groups read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.single = single;
    _builder.many = many;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Groups> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    for (int _i = many.size(); --_i >= 0; ) {
      _p = _w.tag(many.get(_i).write(_w, _w.tag(_p, 0x1c)), 0x1b);
    }
    if (single != null) {
      _w.enter(TYPE, 1);
      _p = _w.tag(single.write(_w, _w.tag(_p, 0x0c)), 0x0b);
      _w.leave();
    }
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private GroupsSingle single = null;
    private List<GroupsMany> many = Items.none();
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public GroupsSingle single() {
      return single;
    }

    /** Sets {@link Groups#single}. */
    public Builder single(GroupsSingle single) {
      this.single = single;
      return this;
    }

    public List<GroupsMany> many() {
      return many;
    }

    /** Sets {@link Groups#many}. */
    public Builder many(List<GroupsMany> many) {
      this.many = Items.freeze(many);
      return this;
    }

    /** Adds one to {@link Groups#many}. */
    public Builder addMany(GroupsMany item) {
      many = Items.add(many, item);
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Groups#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      single = null;
      many = Items.none();
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Groups build() {
      return new Groups(single, many, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0b -> {
              int _outer = _r.enterGroup(0x0b);
              GroupsSingle.Builder _into =
                  single != null ? single.toBuilder() : GroupsSingle.builder();
              single = _into.merge(_r).build();
              _r.leaveGroup(_outer);
            }
            case 0x1b -> {
              int _outer = _r.enterGroup(0x1b);
              many = Items.add(many, GroupsMany.read(_r));
              _r.leaveGroup(_outer);
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
