// Made by shortwire gen from keywords.proto. Do not edit.
package keywords.v1;

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

public record Self(Match match, List<keywords.v1.Async> import_, Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Self> TYPE =
      MessageType.of(
          "keywords.v1.Self", Self::read, 1, "async", 2, "yield", 3, "type", 4, "import");

  /** Takes all there is. */
  public Self {
    import_ = Items.freeze(import_);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Self(Match match, List<keywords.v1.Async> import_) {
    this(match, import_, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Self decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Self read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.match = match;
    _builder.import_ = import_;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Self> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!import_.isEmpty()) {
      int _end = _w.mark(_p);
      for (int _i = import_.size(); --_i >= 0; ) {
        _p = _w.int32(_p, import_.get(_i).number());
      }
      _p = _w.tag(_w.length(_p, _end), 0x22);
    }
    if (match instanceof Match.Type _it) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(_it.value().write(_w, _p), _end), 0x1a);
    }
    if (match instanceof Match.Yield _it) _p = _w.tag(_w.string(_p, _it.value(), TYPE, 2), 0x12);
    if (match instanceof Match.Async _it) _p = _w.tag(_w.int32(_p, _it.value()), 0x08);
    return _p;
  }

  /** One of these, or null. */
  public sealed interface Match {
    record Async(int value) implements Match {}

    record Yield(String value) implements Match {
      /** Refuses null. */
      public Yield {
        Objects.requireNonNull(value, "value");
      }
    }

    record Type(keywords.v1.Type value) implements Match {
      /** Refuses null. */
      public Type {
        Objects.requireNonNull(value, "value");
      }
    }
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private Match match = null;
    private List<keywords.v1.Async> import_ = Items.none();
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public Match match() {
      return match;
    }

    /** Sets {@link Self#match}. */
    public Builder match(Match match) {
      this.match = match;
      return this;
    }

    public List<keywords.v1.Async> import_() {
      return import_;
    }

    /** Sets {@link Self#import_}. */
    public Builder import_(List<keywords.v1.Async> import_) {
      this.import_ = Items.freeze(import_);
      return this;
    }

    /** Adds one to {@link Self#import_}. */
    public Builder addImport(keywords.v1.Async item) {
      import_ = Items.add(import_, item);
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Self#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      match = null;
      import_ = Items.none();
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Self build() {
      return new Self(match, import_, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x08 -> match = new Match.Async(_r.int32());
            case 0x12 -> match = new Match.Yield(_r.string());
            case 0x1a -> {
              int _outer = _r.enter();
              keywords.v1.Type.Builder _into =
                  match instanceof Match.Type _it
                      ? _it.value().toBuilder()
                      : keywords.v1.Type.builder();
              match = new Match.Type(_into.merge(_r).build());
              _r.leave(_outer);
            }
            case 0x22 -> {
              int _outer = _r.enterRun();
              while (_r.more()) {
                import_ = Items.add(import_, keywords.v1.Async.of(_r.int32()));
              }
              _r.leaveRun(_outer);
            }
            case 0x20 -> import_ = Items.add(import_, keywords.v1.Async.of(_r.int32()));
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
