/** The one failure that programs look for. */
import { ShortwireError } from "../errors";

/**
 * What is not authentic: a box, a tag or a signature that was not made with this key and nonce, or was changed since. Nothing
 * of it was released.
 */
export class AuthenticationError extends ShortwireError {
  override readonly name = "AuthenticationError";
}

/** The error to throw for one that a call has thrown. */
export function explained(error: unknown): unknown {
  if (!(error instanceof ShortwireError) || error.code !== "UNAUTHENTICATED") return error;
  return new AuthenticationError(error.code, error.message, { details: error.details, cause: error });
}
