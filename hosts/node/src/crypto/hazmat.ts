/**
 * Stream ciphers by themselves, for protocols that need them raw. They hide a message and do not protect it: whoever changes
 * the encrypted bytes changes the message in the same places, and nobody notices. A nonce used twice with a key gives both
 * messages away.
 */
import { Stream, StreamAlgorithm, XorRequest } from "./gen/shortwire_crypto_v1";
import { type Key, Keyed } from "./keys";
import { client } from "./library";

export { StreamAlgorithm };

/** A stream cipher with its key of 32 bytes. */
export class StreamCipher extends Keyed {
  readonly #client = client(Stream);
  readonly #request: XorRequest;

  constructor(key: Uint8Array | Key, algorithm: StreamAlgorithm = StreamAlgorithm.XCHACHA20) {
    super(key);
    this.#request = new XorRequest({ handle: this.key.handle, algorithm });
  }

  /** The message XORed with the stream from that block on: encrypts and decrypts. */
  xor(nonce: Uint8Array, message: Uint8Array, counter?: bigint): Uint8Array {
    const output = new Uint8Array(message.length);
    this.xorInto(nonce, message, output, counter);
    return output;
  }

  /** The same into memory of the caller's, which may be the message's. */
  xorInto(nonce: Uint8Array, message: Uint8Array, output: Uint8Array, counter = 0n): number {
    const request = this.#request;
    request.nonce = nonce;
    request.message = message;
    request.counter = counter;
    return this.#client.xorTo(request, output);
  }
}

/** A message with what encrypts it. */
export interface StreamMessage {
  readonly key: Uint8Array;
  readonly nonce: Uint8Array;
  readonly message: Uint8Array;
  readonly counter?: bigint;
}

/** Many messages in one call, side by side in vector lanes: each with a key, a nonce and a counter of its own. */
export function xorMany(
  messages: readonly StreamMessage[],
  algorithm: StreamAlgorithm = StreamAlgorithm.XCHACHA20,
): Uint8Array[] {
  const items = messages.map((message) => ({ ...message, algorithm }));
  return client(Stream)
    .xorManySync(items)
    .map(({ value }) => value);
}
