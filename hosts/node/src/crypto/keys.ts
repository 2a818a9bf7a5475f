/** Keys that stay in the library. */
import { client } from "./library";
import { KeyKind, Keys } from "./gen/shortwire_crypto_v1";

export { KeyKind };

const forgotten = new FinalizationRegistry<{ keys: Keys; handle: bigint }>(({ keys, handle }) => {
  if (!keys.closed) keys.discardSync({ handle });
});

/** A key in the library. Cleared by {@link Key.close}, at the end of a block with `using`, or when it is collected. */
export class Key {
  /** What stands for it in calls. */
  readonly handle: bigint;
  readonly #keys: Keys;
  #isClosed = false;

  private constructor(keys: Keys, handle: bigint) {
    this.#keys = keys;
    this.handle = handle;
    forgotten.register(this, { keys, handle }, this);
  }

  /** Copies a key into the library; overwrite your own copy then. */
  static store(key: Uint8Array, kind: KeyKind = KeyKind.UNSPECIFIED): Key {
    const keys = client(Keys);
    return new Key(keys, keys.storeSync({ key, kind }).handle);
  }

  /** A key of random bytes that nobody has seen. */
  static generate(size = 32, kind: KeyKind = KeyKind.UNSPECIFIED): Key {
    const keys = client(Keys);
    return new Key(keys, keys.generateSync({ size, kind }).handle);
  }

  /** Takes over a key that the library has made. */
  static $of(handle: bigint): Key {
    return new Key(client(Keys), handle);
  }

  /** Its bytes: of a signing key its seed. */
  reveal(): Uint8Array {
    return this.#keys.revealSync({ handle: this.handle }).value;
  }

  /** Whether it was cleared. */
  get closed(): boolean {
    return this.#isClosed;
  }

  /** Clears it; calls with it are FAILED_PRECONDITION from then on. May be called twice. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    forgotten.unregister(this);
    if (!this.#keys.closed) this.#keys.discardSync({ handle: this.handle });
  }

  [Symbol.dispose](): void {
    this.close();
  }
}

/** What is made of a key, and closes it. */
export class Keyed {
  /** The key, in the library. */
  readonly key: Key;

  constructor(key: Uint8Array | Key, kind?: KeyKind) {
    this.key = key instanceof Key ? key : Key.store(key, kind);
  }

  /** Clears the key. May be called twice. */
  close(): void {
    this.key.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }
}

/** A key as a request has it. */
export function named(key: Uint8Array | Key): { key?: Uint8Array; handle?: bigint } {
  return key instanceof Key ? { handle: key.handle } : { key };
}
