package shortwire;

import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;

/** A call failed, a library could not be opened, or bytes are not a message. */
public class ShortwireException extends RuntimeException {
  @Serial private static final long serialVersionUID = 1;

  /** The numbers of shortwire.v1.Status and google.protobuf.Any, with their wire types. */
  private static final int STATUS_MESSAGE = 2 << 3 | 2;

  private static final int STATUS_DETAILS = 3 << 3 | 2;
  private static final int ANY_TYPE_URL = 1 << 3 | 2;
  private static final int ANY_VALUE = 2 << 3 | 2;

  private final Code code;
  private final transient List<Detail> details;

  /**
   * A detail of a failure as it came: a message and the name of its type.
   *
   * @param typeUrl ends in {@code /} and the full name of the type
   * @param value the message in wire format
   */
  public record Detail(String typeUrl, Bytes value) {}

  /** A failure without details. */
  public ShortwireException(Code code, String message) {
    this(code, message, List.of());
  }

  /** A failure with details. */
  public ShortwireException(Code code, String message, List<Detail> details) {
    super(message);
    this.code = code;
    this.details = List.copyOf(details);
  }

  /** The failure that a call's code and its shortwire.v1.Status tell of. */
  public static ShortwireException fromStatus(int number, byte[] status) {
    Code code = Code.of(number);
    if (status.length == 0)
      return new ShortwireException(code, code + ", with nothing more to say");
    String message = "";
    List<Detail> details = new ArrayList<>();
    Reader reader = new Reader();
    reader.start(status, 0, status.length, Options.DEFAULT_MAX_DEPTH);
    try {
      for (int tag; (tag = reader.tag()) != 0; ) {
        switch (tag) {
          case STATUS_MESSAGE -> message = reader.string();
          case STATUS_DETAILS -> details.add(detail(reader));
          default -> reader.skip(tag);
        }
      }
    } catch (WireException cutOff) {
      return new ShortwireException(code, message, details);
    }
    return new ShortwireException(code, message, details);
  }

  /** Why it failed. */
  public Code getCode() {
    return code;
  }

  /** All details, in order. Not kept when the exception is serialised. */
  public List<Detail> getDetails() {
    return details != null ? details : List.of();
  }

  /** The first detail of that type, if there is one. */
  public <T extends Message> Optional<T> detail(MessageType<T> type) {
    String end = "/" + type.fullName();
    return getDetails().stream()
        .filter(detail -> detail.typeUrl().endsWith(end))
        .findFirst()
        .map(detail -> type.decode(detail.value()));
  }

  /** Code and message. */
  @Override
  public String toString() {
    return getClass().getName() + ": " + code + ": " + getMessage();
  }

  private static Detail detail(Reader reader) {
    String typeUrl = "";
    Bytes value = Bytes.EMPTY;
    int outer = reader.enter();
    for (int tag; (tag = reader.tag()) != 0; ) {
      switch (tag) {
        case ANY_TYPE_URL -> typeUrl = reader.string();
        case ANY_VALUE -> value = reader.bytes();
        default -> reader.skip(tag);
      }
    }
    reader.leave(outer);
    return new Detail(typeUrl, value);
  }
}
