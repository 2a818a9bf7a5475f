// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
package shortwire.test.v1;

import java.util.Map;
import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Entries;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Tree(
    long value, Tree left, String label, Map<String, Long> weights, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Tree> TYPE =
      MessageType.of(
          "shortwire.test.v1.Tree",
          Tree::read,
          1,
          "value",
          2,
          "left",
          100,
          "label",
          101,
          "weights");

  /** Takes all there is. */
  public Tree {
    Objects.requireNonNull(label, "label");
    weights = Entries.freeze(weights);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Tree(long value, Tree left, String label, Map<String, Long> weights) {
    this(value, left, label, weights, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Tree decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Tree read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.value = value;
    _builder.left = left;
    _builder.label = label;
    _builder.weights = weights;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Tree> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!weights.isEmpty()) {
      Entries<String, Long> _entries = Entries.of(weights);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.int64(_p, _entries.valueAt(_i)), 0x10);
        _p = _w.tag(_w.string(_p, _entries.keyAt(_i), TYPE, 101), 0x0a);
        _p = _w.tag(_w.length(_p, _end), 0x32a);
      }
    }
    if (!label.isEmpty()) _p = _w.tag(_w.string(_p, label, TYPE, 100), 0x322);
    if (left != null) {
      _w.enter(TYPE, 2);
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(left.write(_w, _p), _end), 0x12);
      _w.leave();
    }
    if (value != 0) _p = _w.tag(_w.int64(_p, value), 0x08);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private long value = 0L;
    private Tree left = null;
    private String label = "";
    private Map<String, Long> weights = Entries.none();
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public long value() {
      return value;
    }

    /** Sets {@link Tree#value}. */
    public Builder value(long value) {
      this.value = value;
      return this;
    }

    public Tree left() {
      return left;
    }

    /** Sets {@link Tree#left}. */
    public Builder left(Tree left) {
      this.left = left;
      return this;
    }

    public String label() {
      return label;
    }

    /** Sets {@link Tree#label}. */
    public Builder label(String label) {
      this.label = Objects.requireNonNull(label, "label");
      return this;
    }

    public Map<String, Long> weights() {
      return weights;
    }

    /** Sets {@link Tree#weights}. */
    public Builder weights(Map<String, Long> weights) {
      this.weights = Entries.freeze(weights);
      return this;
    }

    /** Adds one to {@link Tree#weights}. */
    public Builder putWeights(String key, long value) {
      weights = Entries.put(weights, key, value);
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Tree#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      value = 0L;
      left = null;
      label = "";
      weights = Entries.none();
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Tree build() {
      return new Tree(value, left, label, weights, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> value = _r.int64();
            case 0x12 -> {
              int _outer = _r.enter();
              Tree.Builder _into = left != null ? left.toBuilder() : Tree.builder();
              left = _into.merge(_r).build();
              _r.leave(_outer);
            }
            case 0x322 -> label = _r.string();
            case 0x32a -> {
              int _outer = _r.enter();
              String _key = "";
              long _value = 0L;
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x0a -> _key = _r.string();
                  case 0x10 -> _value = _r.int64();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              weights = Entries.put(weights, _key, _value);
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
