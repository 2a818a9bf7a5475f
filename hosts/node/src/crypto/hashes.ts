/** Hashes, message authentication codes and key derivation. */
import { explained } from "./errors";
import { Hash, HashAlgorithm, Kdf, KdfHash, Mac, MacAlgorithm } from "./gen/shortwire_crypto_v1";
import { type Key, named } from "./keys";
import { client } from "./library";

export { HashAlgorithm };

/** The digest: 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const digest = new Uint8Array(32);
  client(Hash).sha256To({ value: message }, digest);
  return digest;
}

/** The digest: 64 bytes. */
export function sha512(message: Uint8Array): Uint8Array {
  const digest = new Uint8Array(64);
  client(Hash).sha512To({ value: message }, digest);
  return digest;
}

/** What BLAKE2b can be given: a key makes it a MAC. Salt and personalisation of fewer than 16 bytes have zeros behind. */
export interface Blake2bOptions {
  readonly size?: number;
  readonly key?: Uint8Array;
  readonly salt?: Uint8Array;
  readonly personalisation?: Uint8Array;
}

/** The digest: 1 to 64 bytes, 64 unless `size` says otherwise. */
export function blake2b(message: Uint8Array, { size = 64, ...options }: Blake2bOptions = {}): Uint8Array {
  return client(Hash).blake2bSync({ message, length: size, ...options }).value;
}

/** A hash of what comes in pieces. */
export class Hasher {
  readonly #client = client(Hash);
  readonly #stream: bigint;

  constructor(
    algorithm: HashAlgorithm,
    { key, ...options }: { key?: Uint8Array | Key } & Omit<Blake2bOptions, "key"> = {},
  ) {
    const { size = 0, ...rest } = options;
    this.#stream = this.#client.startSync({ algorithm, length: size, ...rest, ...(key && named(key)) }).stream;
  }

  /** Adds a piece; returns the hasher. */
  update(data: Uint8Array): this {
    this.#client.updateSync({ stream: this.#stream, data });
    return this;
  }

  /** The digest, or tag. Ends the hash: there is no second one, and no update after it. */
  digest(): Uint8Array {
    return this.#client.finishSync({ stream: this.#stream }).value;
  }
}

/** The tag: 32 bytes. */
export function hmacSha256(key: Uint8Array | Key, message: Uint8Array): Uint8Array {
  return client(Mac).tagSync({ ...named(key), message, algorithm: MacAlgorithm.HMAC_SHA256 }).value;
}

/** The tag: 64 bytes. */
export function hmacSha512(key: Uint8Array | Key, message: Uint8Array): Uint8Array {
  return client(Mac).tagSync({ ...named(key), message, algorithm: MacAlgorithm.HMAC_SHA512 }).value;
}

/** Throws {@link AuthenticationError} unless the tag, of 32 or 64 bytes, is the message's; in constant time. */
export function verifyHmac(key: Uint8Array | Key, message: Uint8Array, tag: Uint8Array): void {
  const algorithm = tag.length === 32 ? MacAlgorithm.HMAC_SHA256 : MacAlgorithm.HMAC_SHA512;
  try {
    client(Mac).verifySync({ ...named(key), message, algorithm, tag });
  } catch (error) {
    throw explained(error);
  }
}

/** HKDF-SHA-256 (RFC 5869) of a secret, such as what a key exchange gives. */
export function hkdf(
  secret: Uint8Array | Key,
  length: number,
  options: { readonly salt?: Uint8Array; readonly info?: Uint8Array } = {},
): Uint8Array {
  return client(Kdf).hkdfSync({ ...named(secret), ...options, length }).value;
}

/** PBKDF2-SHA-256 (RFC 8018), for what exists; new things use {@link argon2id}. Runs on another thread. */
export async function pbkdf2(
  password: Uint8Array,
  salt: Uint8Array,
  iterations: number,
  length: number,
): Promise<Uint8Array> {
  const reply = await client(Kdf).pbkdf2({ password, salt, iterations, length, hash: KdfHash.SHA256 });
  return reply.value;
}

/** Argon2id (RFC 9106), `memory` in KiB. Runs on another thread. */
export async function argon2id(
  password: Uint8Array,
  salt: Uint8Array,
  length = 32,
  options: {
    readonly memory?: number;
    readonly passes?: number;
    readonly lanes?: number;
    readonly secret?: Uint8Array;
    readonly associatedData?: Uint8Array;
  } = {},
): Promise<Uint8Array> {
  return (await client(Kdf).argon2id({ password, salt, length, ...options })).value;
}
