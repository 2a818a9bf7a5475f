package shortwire;

import java.util.function.Function;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;

/** What is known of a message type at run time. Each message class has one as its {@code TYPE}. */
public final class MessageType<T extends Message> {
  private final String fullName;
  private final String[] fieldNames;
  private final int[] fieldNumbers;
  private final Function<Reader, T> read;
  private int lastSize;

  private MessageType(String fullName, Object[] fields, Function<Reader, T> read) {
    this.fullName = fullName;
    this.read = read;
    fieldNames = new String[fields.length / 2];
    fieldNumbers = new int[fields.length / 2];
    for (int i = 0; i < fieldNames.length; i++) {
      fieldNumbers[i] = (Integer) fields[2 * i];
      fieldNames[i] = (String) fields[2 * i + 1];
    }
  }

  /** For generated code. {@code fields} are numbers and names in turn. */
  public static <T extends Message> MessageType<T> of(
      String fullName, Function<Reader, T> read, Object... fields) {
    return new MessageType<>(fullName, fields, read);
  }

  /** Its name in the schema, such as {@code calculator.v1.BinaryOp}. */
  public String fullName() {
    return fullName;
  }

  /** Reads a message; the one place where the depth is not {@value Options#DEFAULT_MAX_DEPTH}. */
  T decode(byte[] bytes, int maxDepth) {
    Reader reader = new Reader();
    reader.start(bytes, 0, bytes.length, maxDepth);
    return decode(reader);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message; the message says
   *     why and where
   */
  public T decode(byte[] bytes) {
    return decode(bytes, Options.DEFAULT_MAX_DEPTH);
  }

  /** Reads a message from bytes. See {@link #decode(byte[])}. */
  public T decode(Bytes bytes) {
    return decode(bytes.toArray());
  }

  /** For generated code: reads a message, and says in terms of its type what is wrong with it. */
  public T decode(Reader reader) {
    try {
      return read.apply(reader);
    } catch (WireException problem) {
      throw reader.explain(fullName, problem);
    }
  }

  /** For the writer: how large the last message was that was encoded, whoever did it. */
  public int lastSize() {
    return lastSize;
  }

  /** For the writer. */
  public void lastSize(int size) {
    lastSize = size;
  }

  /** The name of a field in the schema, with that of its message; null if it has no such field. */
  public String fieldName(int number) {
    for (int i = 0; i < fieldNumbers.length; i++) {
      if (fieldNumbers[i] == number) return fullName + "." + fieldNames[i];
    }
    return null;
  }

  @Override
  public String toString() {
    return fullName;
  }
}
