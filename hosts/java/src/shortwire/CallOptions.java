package shortwire;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import shortwire.gen.v1.Writer;

/** What travels beside a call: how long it may take, what cancels it, and metadata. Immutable. */
public final class CallOptions {
  /** No deadline, never cancelled, no metadata. */
  public static final CallOptions NONE = new CallOptions(null, null, List.of());

  private static final Duration LONGEST = Duration.ofDays(36_500);

  /** The tags of shortwire.v1.Metadata and its entries. */
  private static final int ENTRIES = 1 << 3 | 2;

  private static final int NAME = 1 << 3 | 2;
  private static final int VALUE = 2 << 3 | 2;

  private final Duration timeout;
  private final Cancellation cancellation;
  private final List<Entry> metadata;
  private final byte[] encodedMetadata;

  private record Entry(String name, Bytes value) {}

  private CallOptions(Duration timeout, Cancellation cancellation, List<Entry> metadata) {
    this.timeout = timeout;
    this.cancellation = cancellation;
    this.metadata = metadata;
    encodedMetadata = encode(metadata);
  }

  /**
   * The same with a time that each call may take, counted from its start.
   *
   * @throws ShortwireException INVALID_ARGUMENT if it is negative
   */
  public CallOptions withTimeout(Duration timeout) {
    if (timeout.isNegative()) {
      throw new ShortwireException(
          Code.INVALID_ARGUMENT, "timeout = " + timeout + " is out of range: 0 or more");
    }
    return new CallOptions(timeout, cancellation, metadata);
  }

  /** The same with what cancels the calls. */
  public CallOptions withCancellation(Cancellation cancellation) {
    return new CallOptions(timeout, Objects.requireNonNull(cancellation, "cancellation"), metadata);
  }

  /** The same with one more pair of text. Names are lower case ASCII; one may occur more than once. */
  public CallOptions withMetadata(String name, String value) {
    return withMetadata(name, Bytes.utf8(value));
  }

  /** The same with one more pair of bytes, whose name ends in {@code -bin}. */
  public CallOptions withMetadata(String name, Bytes value) {
    List<Entry> more = new ArrayList<>(metadata);
    more.add(
        new Entry(Objects.requireNonNull(name, "name"), Objects.requireNonNull(value, "value")));
    return new CallOptions(timeout, cancellation, List.copyOf(more));
  }

  /** For calls: the deadline of one that starts now, on the clock of {@code CLOCK_MONOTONIC}; 0 for never. */
  public long deadlineFromNow() {
    if (timeout == null) return 0;
    long nanos = timeout.compareTo(LONGEST) < 0 ? timeout.toNanos() : LONGEST.toNanos();
    return Math.max(1, System.nanoTime() + nanos);
  }

  /** For calls: the address of the cancellation's word, 0 for none. */
  public long cancelAddress() {
    return cancellation != null ? cancellation.address() : 0;
  }

  /** For calls: the metadata as a shortwire.v1.Metadata. Not to be changed. */
  public byte[] encodedMetadata() {
    return encodedMetadata;
  }

  private static byte[] encode(List<Entry> metadata) {
    if (metadata.isEmpty()) return new byte[0];
    return Writer.write(
        (w, start) -> {
          int p = start;
          for (Entry entry : metadata.reversed()) {
            int end = w.mark(p);
            p = w.tag(w.bytes(p, entry.value), VALUE);
            p = w.tag(w.string(p, entry.name, null, 0), NAME);
            p = w.tag(w.length(p, end), ENTRIES);
          }
          return p;
        });
  }
}
