package shortwire;

/**
 * What a service and its clients allow, given when a library is opened.
 *
 * @param maxMessageBytes the size of one request or reply
 * @param maxDepth how deeply messages may be nested
 */
public record Options(long maxMessageBytes, int maxDepth) {
  /** 256 MiB. */
  public static final long DEFAULT_MAX_MESSAGE_BYTES = 256L << 20;

  /** 100. */
  public static final int DEFAULT_MAX_DEPTH = 100;

  /** 256 MiB and a depth of 100. */
  public static final Options DEFAULT = new Options(DEFAULT_MAX_MESSAGE_BYTES, DEFAULT_MAX_DEPTH);

  /** The most a message may have, whatever the options: 2 GiB - 1. */
  private static final long LIMIT_MESSAGE_BYTES = Integer.MAX_VALUE;

  /** Deeper nesting than this could exhaust the stack of a thread. */
  private static final int DEEPEST = 1000;

  /**
   * Checks both.
   *
   * @throws ShortwireException INVALID_ARGUMENT if one is out of its range
   */
  public Options {
    check("max_message_bytes", maxMessageBytes, LIMIT_MESSAGE_BYTES);
    check("max_depth", maxDepth, DEEPEST);
  }

  /** The same with another limit of size, 1 to 2 GiB - 1. */
  public Options withMaxMessageBytes(long bytes) {
    return new Options(bytes, maxDepth);
  }

  /** The same with another limit of depth, 1 to 1000. */
  public Options withMaxDepth(int depth) {
    return new Options(maxMessageBytes, depth);
  }

  private static void check(String name, long value, long most) {
    if (value >= 1 && value <= most) return;
    throw new ShortwireException(
        Code.INVALID_ARGUMENT, name + " = " + value + " is out of range: 1 to " + most);
  }
}
