/**
 * Cryptography: boxes, authenticated encryption, signatures, key exchange, hashes and key derivation.
 *
 * <p>Keys stay in the library, which clears them when they are closed or collected. What is not authentic throws {@link
 * shortwire.crypto.NotAuthenticException}, and nothing of it is released; a wrong length is a {@link
 * shortwire.ShortwireException} of {@link shortwire.Code#INVALID_ARGUMENT}. Methods with a segment to write to copy nothing if
 * that and the message are native; the two may overlap. Everything may be used from any thread.
 */
package shortwire.crypto;
