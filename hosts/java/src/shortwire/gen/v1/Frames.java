package shortwire.gen.v1;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import shortwire.BatchException;
import shortwire.Message;
import shortwire.ShortwireException;

/** Batches in wire format: frames of a length and a message; replies have a code before them. */
public final class Frames {
  private Frames() {}

  /** Writes all items; returns where the request begins. */
  public static int write(Writer writer, int start, List<? extends Message> items) {
    int p = start;
    for (int i = items.size(); --i >= 0; ) {
      int end = writer.mark(p);
      p = writer.length(items.get(i).write(writer, p), end);
    }
    return p;
  }

  /** Reads as many replies; throws if items failed. */
  public static <R> List<R> read(Reader reader, int count, Function<Reader, R> read) {
    List<R> replies = new ArrayList<>(count);
    SortedMap<Integer, ShortwireException> errors = new TreeMap<>();
    while (reader.more()) {
      int code = (int) reader.uint64();
      int outer = reader.enterRun();
      if (code == 0) {
        replies.add(read.apply(reader));
      } else {
        errors.put(replies.size(), ShortwireException.fromStatus(code, reader.rest()));
        replies.add(null);
      }
      reader.leaveRun(outer);
    }
    if (replies.size() != count) throw reader.shortReply(count, replies.size());
    if (!errors.isEmpty()) throw new BatchException(errors, replies);
    return replies;
  }
}
