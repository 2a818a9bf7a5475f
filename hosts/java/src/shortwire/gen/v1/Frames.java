package shortwire.gen.v1;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.ArrayList;
import shortwire.BatchException;
import shortwire.Code;
import shortwire.Message;
import shortwire.ShortwireException;

/** Batches in wire format: frames of a length and a message; replies have a code before them. */
public final class Frames {
  private Frames() {}

  /** Sends all items and reads their replies. */
  public static <R> List<R> send(
      Call call, List<? extends Message> items, Function<Reader, R> read) {
    int p = write(call, items);
    Reader reader = call.sendMany(p);
    List<R> replies = new ArrayList<>(items.size());
    SortedMap<Integer, ShortwireException> errors = new TreeMap<>();
    try {
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
    } catch (WireException problem) {
      throw call.explain(problem);
    }
    if (replies.size() != items.size()) throw shortReply(call, items.size(), replies.size());
    if (!errors.isEmpty()) throw new BatchException(errors, replies);
    return replies;
  }

  private static int write(Call call, List<? extends Message> items) {
    Writer writer = call.writer();
    int p = call.start();
    try {
      for (int i = items.size(); --i >= 0; ) {
        int end = writer.mark(p);
        p = writer.length(items.get(i).write(writer, p), end);
      }
    } catch (WireException problem) {
      throw call.explain(problem);
    }
    return p;
  }

  private static ShortwireException shortReply(Call call, int items, int replies) {
    return new ShortwireException(
        Code.DATA_LOSS,
        "%s of %s (%s): the batch of %d has %d replies"
            .formatted(
                call.entry().name,
                call.session().library().path(),
                call.session().library().runtime(),
                items,
                replies));
  }
}
