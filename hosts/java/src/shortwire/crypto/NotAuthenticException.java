package shortwire.crypto;

import java.io.Serial;
import shortwire.Code;
import shortwire.ShortwireException;

/** A box, a tag or a signature is not what its key made, or was changed since. Nothing more is told. */
public final class NotAuthenticException extends ShortwireException {
  @Serial private static final long serialVersionUID = 1;

  private NotAuthenticException(ShortwireException told) {
    super(told.getCode(), told.getMessage(), told.getDetails());
  }

  /** What to throw in place of what a call threw. */
  static ShortwireException explain(ShortwireException told) {
    return told.getCode() == Code.UNAUTHENTICATED ? new NotAuthenticException(told) : told;
  }
}
