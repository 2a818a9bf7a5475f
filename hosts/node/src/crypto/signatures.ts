/** Ed25519 signatures and X25519 key exchange. */
import { explained } from "./errors";
import { Exchange, Sign } from "./gen/shortwire_crypto_v1";
import { Key, Keyed, KeyKind } from "./keys";
import { client } from "./library";

/** Signs. Made of a seed of 32 bytes, or of the 64 that NaCl has; its public key is computed once. */
export class SigningKey extends Keyed {
  readonly #client = client(Sign);

  constructor(key: Uint8Array | Key) {
    super(key, KeyKind.SIGNING);
  }

  /** A new key: `key.key.reveal()` shows its seed. */
  static generate(): SigningKey {
    return new SigningKey(Key.generate(32, KeyKind.SIGNING));
  }

  /** The key that verifies what this one signs. */
  get verifyKey(): VerifyKey {
    return new VerifyKey(this.#client.publicKeySync({ handle: this.key.handle }).value);
  }

  /** The signature: 64 bytes. */
  sign(message: Uint8Array): Uint8Array {
    const signature = new Uint8Array(64);
    this.#client.signTo({ handle: this.key.handle, message }, signature);
    return signature;
  }
}

/** Verifies. Decompressed once. */
export class VerifyKey extends Keyed {
  /** Its 32 bytes. */
  readonly bytes: Uint8Array;
  readonly #client = client(Sign);

  constructor(bytes: Uint8Array) {
    super(bytes, KeyKind.VERIFYING);
    this.bytes = bytes.slice();
  }

  /** Throws {@link AuthenticationError} unless the signature is the message's. */
  verify(message: Uint8Array, signature: Uint8Array): void {
    try {
      this.#client.verifySync({ handle: this.key.handle, signature, message });
    } catch (error) {
      throw explained(error);
    }
  }
}

/** One side of a key exchange with X25519: 32 bytes. */
export class PrivateKey extends Keyed {
  readonly #client = client(Exchange);

  /** A new key. */
  static generate(): PrivateKey {
    return new PrivateKey(Key.generate());
  }

  /** What the other side is told. */
  get publicKey(): Uint8Array {
    return this.#client.publicKeySync({ handle: this.key.handle }).value;
  }

  /** The secret of 32 bytes that both sides share; hash it ({@link hkdf}) before it is used as a key. */
  exchange(publicKey: Uint8Array): Uint8Array {
    return this.#client.sharedSync({ handle: this.key.handle, publicKey }).value;
  }
}
