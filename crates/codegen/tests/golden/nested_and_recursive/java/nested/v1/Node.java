// Made by shortwire gen from nested.proto. Do not edit.
package nested.v1;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Entries;
import shortwire.gen.v1.Items;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

/** Contains itself directly, in a list, in a map, in a oneof, and by way of another. */
public record Node(
    Node next, List<Node> children, Map<String, Node> named, Way way, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Node> TYPE =
      MessageType.of(
          "nested.v1.Node",
          Node::read,
          1,
          "next",
          2,
          "children",
          3,
          "named",
          4,
          "left",
          5,
          "right");

  /** Takes all there is. */
  public Node {
    children = Items.freeze(children);
    named = Entries.freeze(named);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Node(Node next, List<Node> children, Map<String, Node> named, Way way) {
    this(next, children, named, way, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Node decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Node read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.next = next;
    _builder.children = children;
    _builder.named = named;
    _builder.way = way;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Node> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (way instanceof Way.Right _it) {
      _w.enter(TYPE, 5);
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(_it.value().write(_w, _p), _end), 0x2a);
      _w.leave();
    }
    if (way instanceof Way.Left _it) {
      _w.enter(TYPE, 4);
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(_it.value().write(_w, _p), _end), 0x22);
      _w.leave();
    }
    if (!named.isEmpty()) {
      Entries<String, Node> _entries = Entries.of(named);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        int _valueEnd = _w.mark(_p);
        _p = _w.tag(_w.length(_entries.valueAt(_i).write(_w, _p), _valueEnd), 0x12);
        _p = _w.tag(_w.string(_p, _entries.keyAt(_i), TYPE, 3), 0x0a);
        _p = _w.tag(_w.length(_p, _end), 0x1a);
      }
    }
    for (int _i = children.size(); --_i >= 0; ) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(children.get(_i).write(_w, _p), _end), 0x12);
    }
    if (next != null) {
      _w.enter(TYPE, 1);
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(next.write(_w, _p), _end), 0x0a);
      _w.leave();
    }
    return _p;
  }

  /** One of these, or null. */
  public sealed interface Way {
    record Left(Node value) implements Way {
      /** Refuses null. */
      public Left {
        Objects.requireNonNull(value, "value");
      }
    }

    record Right(Detour value) implements Way {
      /** Refuses null. */
      public Right {
        Objects.requireNonNull(value, "value");
      }
    }
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Node next = null;
    private List<Node> children = Items.none();
    private Map<String, Node> named = Entries.none();
    private Way way = null;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Node next() {
      return next;
    }

    /** Sets {@link Node#next}. */
    public Builder next(Node next) {
      this.next = next;
      return this;
    }

    public List<Node> children() {
      return children;
    }

    /** Sets {@link Node#children}. */
    public Builder children(List<Node> children) {
      this.children = Items.freeze(children);
      return this;
    }

    /** Adds one to {@link Node#children}. */
    public Builder addChildren(Node item) {
      children = Items.add(children, item);
      return this;
    }

    public Map<String, Node> named() {
      return named;
    }

    /** Sets {@link Node#named}. */
    public Builder named(Map<String, Node> named) {
      this.named = Entries.freeze(named);
      return this;
    }

    /** Adds one to {@link Node#named}. */
    public Builder putNamed(String key, Node value) {
      named = Entries.put(named, key, value);
      return this;
    }

    public Way way() {
      return way;
    }

    /** Sets {@link Node#way}. */
    public Builder way(Way way) {
      this.way = way;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Node#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      next = null;
      children = Items.none();
      named = Entries.none();
      way = null;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Node build() {
      return new Node(next, children, named, way, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> {
              int _outer = _r.enter();
              Node.Builder _into = next != null ? next.toBuilder() : Node.builder();
              next = _into.merge(_r).build();
              _r.leave(_outer);
            }
            case 0x12 -> {
              int _outer = _r.enter();
              children = Items.add(children, Node.read(_r));
              _r.leave(_outer);
            }
            case 0x1a -> {
              int _outer = _r.enter();
              String _key = "";
              Node.Builder _value = Node.builder();
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x0a -> _key = _r.string();
                  case 0x12 -> {
                    int _entry = _r.enter();
                    _value.merge(_r);
                    _r.leave(_entry);
                  }
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              named = Entries.put(named, _key, _value.build());
            }
            case 0x22 -> {
              int _outer = _r.enter();
              Node.Builder _into =
                  way instanceof Way.Left _it ? _it.value().toBuilder() : Node.builder();
              way = new Way.Left(_into.merge(_r).build());
              _r.leave(_outer);
            }
            case 0x2a -> {
              int _outer = _r.enter();
              Detour.Builder _into =
                  way instanceof Way.Right _it ? _it.value().toBuilder() : Detour.builder();
              way = new Way.Right(_into.merge(_r).build());
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
