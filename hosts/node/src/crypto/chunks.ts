/** Encryption of what does not fit into memory, chunk by chunk. */
import { explained } from "./errors";
import { ChunkedAead } from "./gen/shortwire_crypto_v1";
import { type Key, named } from "./keys";
import { client } from "./library";

/** How much longer an encrypted chunk is than the chunk. */
const OVERHEAD = 17;

const forgotten = new FinalizationRegistry<{ aead: ChunkedAead; stream: bigint }>(({ aead, stream }) => {
  if (!aead.closed) aead.discardSync({ stream });
});

/** What may stand beside a chunk. */
export interface ChunkOptions {
  /** Whether no other one comes after it. Both sides have to say the same, so that nothing can be cut off unnoticed. */
  readonly last?: boolean;
  /** What is authenticated with the chunk, and not encrypted. */
  readonly associatedData?: Uint8Array;
}

/** A stream in the library. */
class Chunks {
  readonly #aead: ChunkedAead;
  readonly #stream: bigint;
  #isEnded = false;

  constructor(aead: ChunkedAead, stream: bigint) {
    this.#aead = aead;
    this.#stream = stream;
    forgotten.register(this, { aead, stream }, this);
  }

  /** Clears the stream's keys. Its last chunk does the same. May be called twice. */
  close(): void {
    if (this.#isEnded) return;
    this.#end();
    if (!this.#aead.closed) this.#aead.discardSync({ stream: this.#stream });
  }

  [Symbol.dispose](): void {
    this.close();
  }

  /** Has one side of the service do a chunk; returns the size. */
  protected $do(
    method: "sealChunkTo" | "openChunkTo",
    chunk: Uint8Array,
    output: Uint8Array,
    { last = false, associatedData }: ChunkOptions,
  ): number {
    try {
      const request = { stream: this.#stream, chunk, isLast: last, ...(associatedData && { associatedData }) };
      const size = this.#aead[method](request, output);
      if (last) this.#end();
      return size;
    } catch (error) {
      throw explained(error);
    }
  }

  #end(): void {
    this.#isEnded = true;
    forgotten.unregister(this);
  }
}

/**
 * Encrypts chunks of any lengths, in order; 64 KiB is a good length. libsodium's `secretstream` reads them.
 *
 * Store {@link ChunkSealer.header} in front of them, and their lengths where these differ.
 */
export class ChunkSealer extends Chunks {
  static readonly OVERHEAD = OVERHEAD;

  /** 24 bytes that are no secret. */
  readonly header: Uint8Array;

  /** Starts with a key of 32 bytes, which serves any number of streams. */
  constructor(key: Uint8Array | Key) {
    const aead = client(ChunkedAead);
    const { stream, header } = aead.startSealingSync(named(key));
    super(aead, stream);
    this.header = header;
  }

  /** The encrypted chunk, 17 bytes longer. After the last one there is no other. */
  seal(chunk: Uint8Array, options: ChunkOptions = {}): Uint8Array {
    const output = new Uint8Array(chunk.length + OVERHEAD);
    this.$do("sealChunkTo", chunk, output, options);
    return output;
  }

  /** As {@link ChunkSealer.seal}. In place, nothing moves if the chunk lies one byte behind the start of the output. */
  sealInto(chunk: Uint8Array, output: Uint8Array, options: ChunkOptions = {}): number {
    return this.$do("sealChunkTo", chunk, output, options);
  }
}

/** Decrypts what a {@link ChunkSealer} made, chunk by chunk, in the same order. */
export class ChunkOpener extends Chunks {
  /** Starts with the key and what stands in front of the chunks. */
  constructor(key: Uint8Array | Key, header: Uint8Array) {
    const aead = client(ChunkedAead);
    super(aead, aead.startOpeningSync({ ...named(key), header }).stream);
  }

  /**
   * What {@link ChunkSealer.seal} was given. Throws {@link AuthenticationError} for a chunk that was changed, left out, repeated
   * or moved, and if `last` is not what it was.
   */
  unseal(chunk: Uint8Array, options: ChunkOptions = {}): Uint8Array {
    const output = new Uint8Array(Math.max(chunk.length - OVERHEAD, 0));
    this.$do("openChunkTo", chunk, output, options);
    return output;
  }

  /** As {@link ChunkOpener.unseal}. In place, nothing moves if the output starts one byte behind the start of the chunk. */
  unsealInto(chunk: Uint8Array, output: Uint8Array, options: ChunkOptions = {}): number {
    return this.$do("openChunkTo", chunk, output, options);
  }
}
