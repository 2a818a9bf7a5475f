package shortwire;

import java.io.Serial;
import java.util.Collections;
import java.util.SortedMap;

/** Some items of a batch failed; the others have their results. Its code is that of the first failure. */
public final class BatchException extends ShortwireException {
  @Serial private static final long serialVersionUID = 1;

  private final transient Object results;
  private final transient SortedMap<Integer, ShortwireException> errors;

  /** For generated code. */
  public BatchException(SortedMap<Integer, ShortwireException> errors, Object results) {
    super(errors.firstEntry().getValue().getCode(), describe(errors));
    this.errors = Collections.unmodifiableSortedMap(errors);
    this.results = results;
    initCause(errors.firstEntry().getValue());
  }

  /** What failed, by position in the batch. */
  public SortedMap<Integer, ShortwireException> getErrors() {
    return errors;
  }

  /**
   * What the batch would have returned: a list, with null for each failed item, or an array, with 0. Null
   * if the results went into columns of the caller.
   */
  public Object getResults() {
    return results;
  }

  private static String describe(SortedMap<Integer, ShortwireException> errors) {
    ShortwireException first = errors.firstEntry().getValue();
    return "%d %s of the batch failed; the first is item %d: %s: %s"
        .formatted(
            errors.size(),
            errors.size() == 1 ? "item" : "items",
            errors.firstKey(),
            first.getCode(),
            first.getMessage());
  }
}
