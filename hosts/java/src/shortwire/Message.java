package shortwire;

import shortwire.gen.v1.Writer;

/**
 * A message of a schema: an immutable record, made by its constructors or its builder.
 *
 * <p>Absent fields, which only {@code optional} fields, oneofs and messages can be, are null. Unsigned
 * numbers have the bits of the signed ones, as in {@link Integer#toUnsignedString(int)}.
 */
public interface Message {
  /** The message's type. */
  MessageType<?> type();

  /** Fields that the schema does not name, in wire format; written again after all others. */
  Bytes unknownFields();

  /** Writes the message before {@code p}, and returns where it begins. For generated code. */
  int write(Writer w, int p);

  /**
   * The message in wire format: fields by number, maps in the order they are held in.
   *
   * @throws ShortwireException INVALID_ARGUMENT if a string has a lone surrogate, a required field is
   *     missing or messages are nested too deeply
   */
  default byte[] encode() {
    return Writer.encode(this);
  }
}
