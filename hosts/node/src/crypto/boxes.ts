/** Authenticated encryption. */
import { explained } from "./errors";
import {
  Aead as AeadClient,
  AeadAlgorithm,
  AeadRequest,
  Box as BoxClient,
  KeyedRequest,
  NonceRequest,
  SealedBox as SealedBoxClient,
  SecretBox as SecretBoxClient,
} from "./gen/shortwire_crypto_v1";
import { Key, Keyed, named } from "./keys";
import { client } from "./library";

export { AeadAlgorithm };

/**
 * Encrypts with a key of 32 bytes that two parties share: NaCl's `crypto_secretbox`. `encrypt` chooses a random nonce and
 * puts it in front; `seal` is given one of 24 bytes, which must not be used twice with a key.
 *
 * What ends in `Into` writes to memory of the caller's, which may be that of the message, and returns the size.
 */
export class SecretBox extends Keyed {
  static readonly NONCE_SIZE = 24;
  /** How much longer what is sealed is than its message; what is encrypted is longer by a nonce too. */
  static readonly OVERHEAD = 16;
  // Requests are made once: calls put in what changes.
  readonly #client = client(SecretBoxClient);
  readonly #withNonce: NonceRequest;
  readonly #without: KeyedRequest;

  constructor(key: Uint8Array | Key) {
    super(key);
    const handle = this.key.handle;
    this.#withNonce = new NonceRequest({ handle });
    this.#without = new KeyedRequest({ handle });
  }

  /** With a new key, that nobody has seen: `box.key.reveal()` shows it. */
  static generate(): SecretBox {
    return new SecretBox(Key.generate());
  }

  /** A random nonce, the tag, and the encrypted message: 40 bytes more. */
  encrypt(message: Uint8Array): Uint8Array {
    const box = new Uint8Array(message.length + 40);
    this.encryptInto(message, box);
    return box;
  }

  /** What {@link encrypt} was given. Throws {@link AuthenticationError}. */
  decrypt(box: Uint8Array): Uint8Array {
    const message = new Uint8Array(Math.max(0, box.length - 40));
    this.decryptInto(box, message);
    return message;
  }

  /** As {@link encrypt}. In place, the message lies best 40 bytes behind the start of the output. */
  encryptInto(message: Uint8Array, output: Uint8Array): number {
    const request = this.#without;
    request.message = message;
    return this.#client.encryptTo(request, output);
  }

  /** As {@link decrypt}. In place, the output starts best 40 bytes behind the start of the box. */
  decryptInto(box: Uint8Array, output: Uint8Array): number {
    const request = this.#without;
    request.message = box;
    try {
      return this.#client.decryptTo(request, output);
    } catch (error) {
      throw explained(error);
    }
  }

  /** The tag, and the encrypted message: 16 bytes more. */
  seal(nonce: Uint8Array, message: Uint8Array): Uint8Array {
    const box = new Uint8Array(message.length + SecretBox.OVERHEAD);
    this.sealInto(nonce, message, box);
    return box;
  }

  /** What {@link seal} was given. Throws {@link AuthenticationError}. */
  unseal(nonce: Uint8Array, box: Uint8Array): Uint8Array {
    const message = new Uint8Array(Math.max(0, box.length - SecretBox.OVERHEAD));
    this.unsealInto(nonce, box, message);
    return message;
  }

  /** As {@link seal}. In place, the message lies best 16 bytes behind the start of the output. */
  sealInto(nonce: Uint8Array, message: Uint8Array, output: Uint8Array): number {
    const request = this.#withNonce;
    request.nonce = nonce;
    request.message = message;
    return this.#client.sealTo(request, output);
  }

  /** As {@link unseal}. In place, the output starts best 16 bytes behind the start of the box. */
  unsealInto(nonce: Uint8Array, box: Uint8Array, output: Uint8Array): number {
    const request = this.#withNonce;
    request.nonce = nonce;
    request.message = box;
    try {
      return this.#client.unsealTo(request, output);
    } catch (error) {
      throw explained(error);
    }
  }
}

/** Encrypts between two key pairs: NaCl's `crypto_box`. The key that both share is computed once, here. */
export class Box extends SecretBox {
  /** One's own private key, and the peer's public key. One of low order is INVALID_ARGUMENT. */
  constructor(privateKey: Uint8Array | Key, publicKey: Uint8Array) {
    super(Key.$of(client(BoxClient).precomputeHandleSync({ ...named(privateKey), publicKey }).handle));
  }

  /** A new private key, and its public key. */
  static keyPair(): { privateKey: Uint8Array; publicKey: Uint8Array } {
    const { privateKey, publicKey } = client(BoxClient).generateSync({});
    return { privateKey, publicKey };
  }

  /** The public key of a private one. */
  static publicKey(privateKey: Uint8Array | Key): Uint8Array {
    return client(BoxClient).publicKeySync(named(privateKey)).value;
  }
}

/** Encrypts to a public key, by somebody who stays unknown: NaCl's sealed boxes, 48 bytes more than the message. */
export const SealedBox = {
  /** A box for the owner of that key. */
  encrypt(publicKey: Uint8Array, message: Uint8Array): Uint8Array {
    return client(SealedBoxClient).sealSync({ publicKey, message }).value;
  },

  /** What {@link encrypt} was given. Throws {@link AuthenticationError}. */
  decrypt(privateKey: Uint8Array | Key, box: Uint8Array): Uint8Array {
    try {
      return client(SealedBoxClient).unsealSync({ ...named(privateKey), message: box }).value;
    } catch (error) {
      throw explained(error);
    }
  },
};

/**
 * Encrypts with a key of 32 bytes, and authenticates data beside the message. A nonce must not be used twice with a key:
 * XChaCha20's have 24 bytes and may be random, ChaCha20's have 12 and have to be counted.
 */
export class Aead extends Keyed {
  static readonly OVERHEAD = 16;
  readonly #client = client(AeadClient);
  readonly #request: AeadRequest;

  constructor(key: Uint8Array | Key, algorithm: AeadAlgorithm = AeadAlgorithm.XCHACHA20_POLY1305) {
    super(key);
    this.#request = new AeadRequest({ handle: this.key.handle, algorithm });
  }

  /** The encrypted message and the tag: 16 bytes more. */
  seal(nonce: Uint8Array, message: Uint8Array, associatedData?: Uint8Array): Uint8Array {
    const sealed = new Uint8Array(message.length + Aead.OVERHEAD);
    this.sealInto(nonce, message, sealed, associatedData);
    return sealed;
  }

  /** What {@link seal} was given. Throws {@link AuthenticationError}. */
  unseal(nonce: Uint8Array, sealed: Uint8Array, associatedData?: Uint8Array): Uint8Array {
    const message = new Uint8Array(Math.max(0, sealed.length - Aead.OVERHEAD));
    this.unsealInto(nonce, sealed, message, associatedData);
    return message;
  }

  /** As {@link seal}. In place, nothing moves if message and output start together. */
  sealInto(nonce: Uint8Array, message: Uint8Array, output: Uint8Array, associatedData = NOTHING): number {
    const request = this.#request;
    request.nonce = nonce;
    request.message = message;
    request.associatedData = associatedData;
    return this.#client.sealTo(request, output);
  }

  /** As {@link unseal}. In place, nothing moves if sealed and output start together. */
  unsealInto(nonce: Uint8Array, sealed: Uint8Array, output: Uint8Array, associatedData = NOTHING): number {
    const request = this.#request;
    request.nonce = nonce;
    request.message = sealed;
    request.associatedData = associatedData;
    try {
      return this.#client.unsealTo(request, output);
    } catch (error) {
      throw explained(error);
    }
  }
}

const NOTHING: Uint8Array = new Uint8Array(0);
