// Made by shortwire gen from flat.proto. Do not edit.
package flat.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Ints;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record WithList(Ints list, Bytes unknownFields) implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<WithList> TYPE =
      MessageType.of("flat.v1.WithList", WithList::read, 1, "list");

  /** Takes all there is. */
  public WithList {
    list = Ints.copyOf(list);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public WithList(Ints list) {
    this(list, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static WithList decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static WithList read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.list = list;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<WithList> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!list.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = list.size(); --_i >= 0; ) {
        _p = _w.int32(_p, list.getInt(_i));
      }
      _p = _w.tag(_w.length(_p, _end), 0x0a);
    }
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Ints list = Ints.EMPTY;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Ints list() {
      return list;
    }

    /** Sets {@link WithList#list}. */
    public Builder list(Ints list) {
      this.list = Ints.copyOf(list);
      return this;
    }

    /** Adds one to {@link WithList#list}. */
    public Builder addList(int item) {
      list = Ints.add(list, item);
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link WithList#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      list = Ints.EMPTY;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public WithList build() {
      return new WithList(list, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                list = Ints.add(list, _r.int32());
              }
              _r.leaveRun(_outer);
            }
            case 0x08 -> list = Ints.add(list, _r.int32());
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
