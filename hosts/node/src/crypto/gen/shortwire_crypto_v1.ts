// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
/**
 * Keys, and the messages that all services of this package share.
 *
 * Wherever a key is wanted, a request takes its bytes (`key`) or a handle (`handle`, which goes first unless it is 0). Bytes
 * cross on every call; a handle keeps them in the library, prepared for use, and clears them when it is discarded.
 *
 * Failures: arguments of a wrong length are INVALID_ARGUMENT and say which length is right. Whatever is not authentic (a
 * box, a tag, a signature) is UNAUTHENTICATED with the detail NotAuthentic, and nothing more is told; no plaintext is
 * released. A handle that was discarded is FAILED_PRECONDITION, one that never was NOT_FOUND. A message that is too long for
 * its nonce, or a counter that would start over, is OUT_OF_RANGE.
 */
import * as $sw from "shortwire/gen_v1";

/** What a key is prepared for. */
export const KeyKind = {
  /** Secret bytes for ciphers, MACs, key derivation and X25519: 1 to 4,096 of them. */
  UNSPECIFIED: 0,
  /**
   * An Ed25519 signing key: a seed of 32 bytes, or the 64 that NaCl has, seed and public key. Its public key is computed
   * once, here, and not for every signature.
   */
  SIGNING: 1,
  /** An extended Ed25519 key of 64 bytes, or 96 with its public key. */
  EXTENDED_SIGNING: 2,
  /** An Ed25519 public key of 32 bytes, decompressed once. */
  VERIFYING: 3,
} as const;
/** Other numbers may come from newer schemas. */
export type KeyKind = (typeof KeyKind)[keyof typeof KeyKind] | (number & {});

export const AeadAlgorithm = {
  /** Nonces of 24 bytes, which may be random. Messages up to 256 GiB. */
  XCHACHA20_POLY1305: 0,
  /** Nonces of 12 bytes: count them, they are too short to be random. Messages up to 256 GiB - 64 bytes. */
  CHACHA20_POLY1305: 1,
} as const;
/** Other numbers may come from newer schemas. */
export type AeadAlgorithm = (typeof AeadAlgorithm)[keyof typeof AeadAlgorithm] | (number & {});

export const TextFormat = {
  /** Hexadecimal, lower case; decoding takes upper case and a leading 0x too. */
  BASE16: 0,
  /** Base32 in the alphabet of Bech32. */
  BASE32: 1,
  /** Bech32 (BIP 173) with a human-readable prefix: keys have x25519_sk, x25519_pk, ed25519_sk, ed25519_pk and ed25519e_sk. */
  BECH32: 2,
} as const;
/** Other numbers may come from newer schemas. */
export type TextFormat = (typeof TextFormat)[keyof typeof TextFormat] | (number & {});

export const HashAlgorithm = {
  SHA256: 0,
  SHA512: 1,
  BLAKE2B: 2,
  HMAC_SHA256: 3,
  HMAC_SHA512: 4,
  POLY1305: 5,
} as const;
/** Other numbers may come from newer schemas. */
export type HashAlgorithm = (typeof HashAlgorithm)[keyof typeof HashAlgorithm] | (number & {});

export const MacAlgorithm = {
  HMAC_SHA256: 0,
  HMAC_SHA512: 1,
  POLY1305: 2,
} as const;
/** Other numbers may come from newer schemas. */
export type MacAlgorithm = (typeof MacAlgorithm)[keyof typeof MacAlgorithm] | (number & {});

export const KdfHash = {
  SHA256: 0,
  SHA512: 1,
} as const;
/** Other numbers may come from newer schemas. */
export type KdfHash = (typeof KdfHash)[keyof typeof KdfHash] | (number & {});

export const StreamAlgorithm = {
  /** Keys of 32 bytes, nonces of 24, which may be random. */
  XCHACHA20: 0,
  /** RFC 8439: nonces of 12 bytes, a counter of 32 bits. */
  CHACHA20: 1,
  /** Nonces of 8 bytes, a counter of 64 bits. */
  CHACHA20_ORIGINAL: 2,
  /** Nonces of 24 bytes. */
  XSALSA20: 3,
  /** Nonces of 8 bytes. */
  SALSA20: 4,
  /** As CHACHA20, with 12 and 8 rounds. */
  CHACHA12: 5,
  CHACHA8: 6,
} as const;
/** Other numbers may come from newer schemas. */
export type StreamAlgorithm = (typeof StreamAlgorithm)[keyof typeof StreamAlgorithm] | (number & {});

export class StoreKeyRequest {
  key: Uint8Array = $sw.NO_BYTES;
  kind: KeyKind = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.StoreKeyRequest";

  constructor(fields?: Partial<StoreKeyRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: StoreKeyRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(StoreKeyRequest.fullName, message, $putStoreKeyRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: StoreKeyRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(StoreKeyRequest.fullName, message, $putStoreKeyRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): StoreKeyRequest {
    return $mergeStoreKeyRequest(new StoreKeyRequest(), $sw.decoding(StoreKeyRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: StoreKeyRequest, bytes: Uint8Array, options?: $sw.CodecOptions): StoreKeyRequest {
    const r = $sw.decoding(StoreKeyRequest.fullName, bytes, options);
    return $mergeStoreKeyRequest($clearStoreKeyRequest(message), r);
  }
}

/** What may be given for a StoreKeyRequest. */
export interface StoreKeyRequestInit {
  key?: Uint8Array | undefined;
  kind?: KeyKind | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putStoreKeyRequest(m: StoreKeyRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.StoreKeyRequest.$unknown");
  if (m.kind !== undefined && m.kind !== 0) {
    w.int32(m.kind, "shortwire.crypto.v1.StoreKeyRequest.kind");
    w.tag(0x10);
  }
  if (m.key !== undefined && m.key?.length !== 0) {
    w.blob(m.key, "shortwire.crypto.v1.StoreKeyRequest.key");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeStoreKeyRequest(m: StoreKeyRequest, r: $sw.Reader): StoreKeyRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.key = r.blob();
        break;
      case 0x10:
        m.kind = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearStoreKeyRequest(m: StoreKeyRequest): StoreKeyRequest {
  m.key = $sw.NO_BYTES;
  m.kind = 0;
  m.$unknown = undefined;
  return m;
}

export class GenerateKeyRequest {
  /** Bytes: 32 for all ciphers and curves here. 0 is 32. */
  size: number = 0;
  /** Unspecified or signing. */
  kind: KeyKind = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.GenerateKeyRequest";

  constructor(fields?: Partial<GenerateKeyRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: GenerateKeyRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(GenerateKeyRequest.fullName, message, $putGenerateKeyRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: GenerateKeyRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(GenerateKeyRequest.fullName, message, $putGenerateKeyRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): GenerateKeyRequest {
    return $mergeGenerateKeyRequest(
      new GenerateKeyRequest(),
      $sw.decoding(GenerateKeyRequest.fullName, bytes, options),
    );
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: GenerateKeyRequest, bytes: Uint8Array, options?: $sw.CodecOptions): GenerateKeyRequest {
    const r = $sw.decoding(GenerateKeyRequest.fullName, bytes, options);
    return $mergeGenerateKeyRequest($clearGenerateKeyRequest(message), r);
  }
}

/** What may be given for a GenerateKeyRequest. */
export interface GenerateKeyRequestInit {
  size?: number | undefined;
  kind?: KeyKind | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putGenerateKeyRequest(m: GenerateKeyRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.GenerateKeyRequest.$unknown");
  if (m.kind !== undefined && m.kind !== 0) {
    w.int32(m.kind, "shortwire.crypto.v1.GenerateKeyRequest.kind");
    w.tag(0x10);
  }
  if (m.size !== undefined && m.size !== 0) {
    w.uint32(m.size, "shortwire.crypto.v1.GenerateKeyRequest.size");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeGenerateKeyRequest(m: GenerateKeyRequest, r: $sw.Reader): GenerateKeyRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.size = r.uint32();
        break;
      case 0x10:
        m.kind = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearGenerateKeyRequest(m: GenerateKeyRequest): GenerateKeyRequest {
  m.size = 0;
  m.kind = 0;
  m.$unknown = undefined;
  return m;
}

/** A key in the library. 0 is none. */
export class KeyHandle {
  handle: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.KeyHandle";

  constructor(fields?: Partial<KeyHandle>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: KeyHandleInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(KeyHandle.fullName, message, $putKeyHandle, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: KeyHandleInit, into: Uint8Array): number {
    return $sw.encodeInto(KeyHandle.fullName, message, $putKeyHandle, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): KeyHandle {
    return $mergeKeyHandle(new KeyHandle(), $sw.decoding(KeyHandle.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: KeyHandle, bytes: Uint8Array, options?: $sw.CodecOptions): KeyHandle {
    const r = $sw.decoding(KeyHandle.fullName, bytes, options);
    return $mergeKeyHandle($clearKeyHandle(message), r);
  }
}

/** What may be given for a KeyHandle. */
export interface KeyHandleInit {
  handle?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putKeyHandle(m: KeyHandleInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.KeyHandle.$unknown");
  if (m.handle !== undefined && m.handle !== 0n) {
    w.uint64(m.handle, "shortwire.crypto.v1.KeyHandle.handle");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeKeyHandle(m: KeyHandle, r: $sw.Reader): KeyHandle {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.handle = r.uint64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearKeyHandle(m: KeyHandle): KeyHandle {
  m.handle = 0n;
  m.$unknown = undefined;
  return m;
}

/** Bytes, and nothing else. */
export class Bytes {
  value: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.Bytes";

  constructor(fields?: Partial<Bytes>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: BytesInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Bytes.fullName, message, $putBytes, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: BytesInit, into: Uint8Array): number {
    return $sw.encodeInto(Bytes.fullName, message, $putBytes, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Bytes {
    return $mergeBytes(new Bytes(), $sw.decoding(Bytes.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Bytes, bytes: Uint8Array, options?: $sw.CodecOptions): Bytes {
    const r = $sw.decoding(Bytes.fullName, bytes, options);
    return $mergeBytes($clearBytes(message), r);
  }
}

/** What may be given for a Bytes. */
export interface BytesInit {
  value?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putBytes(m: BytesInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.Bytes.$unknown");
  if (m.value !== undefined && m.value?.length !== 0) {
    w.blob(m.value, "shortwire.crypto.v1.Bytes.value");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeBytes(m: Bytes, r: $sw.Reader): Bytes {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.value = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearBytes(m: Bytes): Bytes {
  m.value = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class Empty {
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.Empty";

  constructor(fields?: Partial<Empty>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: EmptyInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Empty.fullName, message, $putEmpty, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: EmptyInit, into: Uint8Array): number {
    return $sw.encodeInto(Empty.fullName, message, $putEmpty, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Empty {
    return $mergeEmpty(new Empty(), $sw.decoding(Empty.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Empty, bytes: Uint8Array, options?: $sw.CodecOptions): Empty {
    const r = $sw.decoding(Empty.fullName, bytes, options);
    return $mergeEmpty($clearEmpty(message), r);
  }
}

/** What may be given for a Empty. */
export interface EmptyInit {
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putEmpty(m: EmptyInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.Empty.$unknown");
}

/** For generated code. */
export function $mergeEmpty(m: Empty, r: $sw.Reader): Empty {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearEmpty(m: Empty): Empty {
  m.$unknown = undefined;
  return m;
}

/** A private key and its public key. */
export class KeyPair {
  privateKey: Uint8Array = $sw.NO_BYTES;
  publicKey: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.KeyPair";

  constructor(fields?: Partial<KeyPair>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: KeyPairInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(KeyPair.fullName, message, $putKeyPair, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: KeyPairInit, into: Uint8Array): number {
    return $sw.encodeInto(KeyPair.fullName, message, $putKeyPair, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): KeyPair {
    return $mergeKeyPair(new KeyPair(), $sw.decoding(KeyPair.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: KeyPair, bytes: Uint8Array, options?: $sw.CodecOptions): KeyPair {
    const r = $sw.decoding(KeyPair.fullName, bytes, options);
    return $mergeKeyPair($clearKeyPair(message), r);
  }
}

/** What may be given for a KeyPair. */
export interface KeyPairInit {
  privateKey?: Uint8Array | undefined;
  publicKey?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putKeyPair(m: KeyPairInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.KeyPair.$unknown");
  if (m.publicKey !== undefined && m.publicKey?.length !== 0) {
    w.blob(m.publicKey, "shortwire.crypto.v1.KeyPair.public_key");
    w.tag(0x12);
  }
  if (m.privateKey !== undefined && m.privateKey?.length !== 0) {
    w.blob(m.privateKey, "shortwire.crypto.v1.KeyPair.private_key");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeKeyPair(m: KeyPair, r: $sw.Reader): KeyPair {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.privateKey = r.blob();
        break;
      case 0x12:
        m.publicKey = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearKeyPair(m: KeyPair): KeyPair {
  m.privateKey = $sw.NO_BYTES;
  m.publicKey = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

/** Detail of a failure: the message, its nonce or the key is not the one that it was made with. */
export class NotAuthentic {
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.NotAuthentic";

  constructor(fields?: Partial<NotAuthentic>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: NotAuthenticInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(NotAuthentic.fullName, message, $putNotAuthentic, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: NotAuthenticInit, into: Uint8Array): number {
    return $sw.encodeInto(NotAuthentic.fullName, message, $putNotAuthentic, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): NotAuthentic {
    return $mergeNotAuthentic(new NotAuthentic(), $sw.decoding(NotAuthentic.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: NotAuthentic, bytes: Uint8Array, options?: $sw.CodecOptions): NotAuthentic {
    const r = $sw.decoding(NotAuthentic.fullName, bytes, options);
    return $mergeNotAuthentic($clearNotAuthentic(message), r);
  }
}

/** What may be given for a NotAuthentic. */
export interface NotAuthenticInit {
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putNotAuthentic(m: NotAuthenticInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.NotAuthentic.$unknown");
}

/** For generated code. */
export function $mergeNotAuthentic(m: NotAuthentic, r: $sw.Reader): NotAuthentic {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearNotAuthentic(m: NotAuthentic): NotAuthentic {
  m.$unknown = undefined;
  return m;
}

/** A key, and what to do it to. */
export class KeyedRequest {
  key: Uint8Array = $sw.NO_BYTES;
  handle: bigint = 0n;
  message: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.KeyedRequest";

  constructor(fields?: Partial<KeyedRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: KeyedRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(KeyedRequest.fullName, message, $putKeyedRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: KeyedRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(KeyedRequest.fullName, message, $putKeyedRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): KeyedRequest {
    return $mergeKeyedRequest(new KeyedRequest(), $sw.decoding(KeyedRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: KeyedRequest, bytes: Uint8Array, options?: $sw.CodecOptions): KeyedRequest {
    const r = $sw.decoding(KeyedRequest.fullName, bytes, options);
    return $mergeKeyedRequest($clearKeyedRequest(message), r);
  }
}

/** What may be given for a KeyedRequest. */
export interface KeyedRequestInit {
  key?: Uint8Array | undefined;
  handle?: bigint | undefined;
  message?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putKeyedRequest(m: KeyedRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.KeyedRequest.$unknown");
  if (m.message !== undefined && m.message?.length !== 0) {
    w.blob(m.message, "shortwire.crypto.v1.KeyedRequest.message");
    w.tag(0x1a);
  }
  if (m.handle !== undefined && m.handle !== 0n) {
    w.uint64(m.handle, "shortwire.crypto.v1.KeyedRequest.handle");
    w.tag(0x10);
  }
  if (m.key !== undefined && m.key?.length !== 0) {
    w.blob(m.key, "shortwire.crypto.v1.KeyedRequest.key");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeKeyedRequest(m: KeyedRequest, r: $sw.Reader): KeyedRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.key = r.blob();
        break;
      case 0x10:
        m.handle = r.uint64();
        break;
      case 0x1a:
        m.message = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearKeyedRequest(m: KeyedRequest): KeyedRequest {
  m.key = $sw.NO_BYTES;
  m.handle = 0n;
  m.message = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

/** A key, a nonce that was never used with it before, and a message. */
export class NonceRequest {
  key: Uint8Array = $sw.NO_BYTES;
  handle: bigint = 0n;
  nonce: Uint8Array = $sw.NO_BYTES;
  message: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.NonceRequest";

  constructor(fields?: Partial<NonceRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: NonceRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(NonceRequest.fullName, message, $putNonceRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: NonceRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(NonceRequest.fullName, message, $putNonceRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): NonceRequest {
    return $mergeNonceRequest(new NonceRequest(), $sw.decoding(NonceRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: NonceRequest, bytes: Uint8Array, options?: $sw.CodecOptions): NonceRequest {
    const r = $sw.decoding(NonceRequest.fullName, bytes, options);
    return $mergeNonceRequest($clearNonceRequest(message), r);
  }
}

/** What may be given for a NonceRequest. */
export interface NonceRequestInit {
  key?: Uint8Array | undefined;
  handle?: bigint | undefined;
  nonce?: Uint8Array | undefined;
  message?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putNonceRequest(m: NonceRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.NonceRequest.$unknown");
  if (m.message !== undefined && m.message?.length !== 0) {
    w.blob(m.message, "shortwire.crypto.v1.NonceRequest.message");
    w.tag(0x22);
  }
  if (m.nonce !== undefined && m.nonce?.length !== 0) {
    w.blob(m.nonce, "shortwire.crypto.v1.NonceRequest.nonce");
    w.tag(0x1a);
  }
  if (m.handle !== undefined && m.handle !== 0n) {
    w.uint64(m.handle, "shortwire.crypto.v1.NonceRequest.handle");
    w.tag(0x10);
  }
  if (m.key !== undefined && m.key?.length !== 0) {
    w.blob(m.key, "shortwire.crypto.v1.NonceRequest.key");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeNonceRequest(m: NonceRequest, r: $sw.Reader): NonceRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.key = r.blob();
        break;
      case 0x10:
        m.handle = r.uint64();
        break;
      case 0x1a:
        m.nonce = r.blob();
        break;
      case 0x22:
        m.message = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearNonceRequest(m: NonceRequest): NonceRequest {
  m.key = $sw.NO_BYTES;
  m.handle = 0n;
  m.nonce = $sw.NO_BYTES;
  m.message = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class AeadRequest {
  key: Uint8Array = $sw.NO_BYTES;
  handle: bigint = 0n;
  /** Never used with this key before. */
  nonce: Uint8Array = $sw.NO_BYTES;
  message: Uint8Array = $sw.NO_BYTES;
  /** What is authenticated and not encrypted. */
  associatedData: Uint8Array = $sw.NO_BYTES;
  algorithm: AeadAlgorithm = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.AeadRequest";

  constructor(fields?: Partial<AeadRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: AeadRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(AeadRequest.fullName, message, $putAeadRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: AeadRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(AeadRequest.fullName, message, $putAeadRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): AeadRequest {
    return $mergeAeadRequest(new AeadRequest(), $sw.decoding(AeadRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: AeadRequest, bytes: Uint8Array, options?: $sw.CodecOptions): AeadRequest {
    const r = $sw.decoding(AeadRequest.fullName, bytes, options);
    return $mergeAeadRequest($clearAeadRequest(message), r);
  }
}

/** What may be given for a AeadRequest. */
export interface AeadRequestInit {
  key?: Uint8Array | undefined;
  handle?: bigint | undefined;
  nonce?: Uint8Array | undefined;
  message?: Uint8Array | undefined;
  associatedData?: Uint8Array | undefined;
  algorithm?: AeadAlgorithm | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putAeadRequest(m: AeadRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.AeadRequest.$unknown");
  if (m.algorithm !== undefined && m.algorithm !== 0) {
    w.int32(m.algorithm, "shortwire.crypto.v1.AeadRequest.algorithm");
    w.tag(0x30);
  }
  if (m.associatedData !== undefined && m.associatedData?.length !== 0) {
    w.blob(m.associatedData, "shortwire.crypto.v1.AeadRequest.associated_data");
    w.tag(0x2a);
  }
  if (m.message !== undefined && m.message?.length !== 0) {
    w.blob(m.message, "shortwire.crypto.v1.AeadRequest.message");
    w.tag(0x22);
  }
  if (m.nonce !== undefined && m.nonce?.length !== 0) {
    w.blob(m.nonce, "shortwire.crypto.v1.AeadRequest.nonce");
    w.tag(0x1a);
  }
  if (m.handle !== undefined && m.handle !== 0n) {
    w.uint64(m.handle, "shortwire.crypto.v1.AeadRequest.handle");
    w.tag(0x10);
  }
  if (m.key !== undefined && m.key?.length !== 0) {
    w.blob(m.key, "shortwire.crypto.v1.AeadRequest.key");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeAeadRequest(m: AeadRequest, r: $sw.Reader): AeadRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.key = r.blob();
        break;
      case 0x10:
        m.handle = r.uint64();
        break;
      case 0x1a:
        m.nonce = r.blob();
        break;
      case 0x22:
        m.message = r.blob();
        break;
      case 0x2a:
        m.associatedData = r.blob();
        break;
      case 0x30:
        m.algorithm = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearAeadRequest(m: AeadRequest): AeadRequest {
  m.key = $sw.NO_BYTES;
  m.handle = 0n;
  m.nonce = $sw.NO_BYTES;
  m.message = $sw.NO_BYTES;
  m.associatedData = $sw.NO_BYTES;
  m.algorithm = 0;
  m.$unknown = undefined;
  return m;
}

export class StartSealingRequest {
  key: Uint8Array = $sw.NO_BYTES;
  handle: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.StartSealingRequest";

  constructor(fields?: Partial<StartSealingRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: StartSealingRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(StartSealingRequest.fullName, message, $putStartSealingRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: StartSealingRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(StartSealingRequest.fullName, message, $putStartSealingRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): StartSealingRequest {
    return $mergeStartSealingRequest(
      new StartSealingRequest(),
      $sw.decoding(StartSealingRequest.fullName, bytes, options),
    );
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: StartSealingRequest, bytes: Uint8Array, options?: $sw.CodecOptions): StartSealingRequest {
    const r = $sw.decoding(StartSealingRequest.fullName, bytes, options);
    return $mergeStartSealingRequest($clearStartSealingRequest(message), r);
  }
}

/** What may be given for a StartSealingRequest. */
export interface StartSealingRequestInit {
  key?: Uint8Array | undefined;
  handle?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putStartSealingRequest(m: StartSealingRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.StartSealingRequest.$unknown");
  if (m.handle !== undefined && m.handle !== 0n) {
    w.uint64(m.handle, "shortwire.crypto.v1.StartSealingRequest.handle");
    w.tag(0x10);
  }
  if (m.key !== undefined && m.key?.length !== 0) {
    w.blob(m.key, "shortwire.crypto.v1.StartSealingRequest.key");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeStartSealingRequest(m: StartSealingRequest, r: $sw.Reader): StartSealingRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.key = r.blob();
        break;
      case 0x10:
        m.handle = r.uint64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearStartSealingRequest(m: StartSealingRequest): StartSealingRequest {
  m.key = $sw.NO_BYTES;
  m.handle = 0n;
  m.$unknown = undefined;
  return m;
}

export class SealingHandle {
  stream: bigint = 0n;
  header: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.SealingHandle";

  constructor(fields?: Partial<SealingHandle>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: SealingHandleInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(SealingHandle.fullName, message, $putSealingHandle, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: SealingHandleInit, into: Uint8Array): number {
    return $sw.encodeInto(SealingHandle.fullName, message, $putSealingHandle, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): SealingHandle {
    return $mergeSealingHandle(new SealingHandle(), $sw.decoding(SealingHandle.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: SealingHandle, bytes: Uint8Array, options?: $sw.CodecOptions): SealingHandle {
    const r = $sw.decoding(SealingHandle.fullName, bytes, options);
    return $mergeSealingHandle($clearSealingHandle(message), r);
  }
}

/** What may be given for a SealingHandle. */
export interface SealingHandleInit {
  stream?: bigint | undefined;
  header?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putSealingHandle(m: SealingHandleInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.SealingHandle.$unknown");
  if (m.header !== undefined && m.header?.length !== 0) {
    w.blob(m.header, "shortwire.crypto.v1.SealingHandle.header");
    w.tag(0x12);
  }
  if (m.stream !== undefined && m.stream !== 0n) {
    w.uint64(m.stream, "shortwire.crypto.v1.SealingHandle.stream");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeSealingHandle(m: SealingHandle, r: $sw.Reader): SealingHandle {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.stream = r.uint64();
        break;
      case 0x12:
        m.header = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearSealingHandle(m: SealingHandle): SealingHandle {
  m.stream = 0n;
  m.header = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class StartOpeningRequest {
  key: Uint8Array = $sw.NO_BYTES;
  handle: bigint = 0n;
  header: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.StartOpeningRequest";

  constructor(fields?: Partial<StartOpeningRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: StartOpeningRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(StartOpeningRequest.fullName, message, $putStartOpeningRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: StartOpeningRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(StartOpeningRequest.fullName, message, $putStartOpeningRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): StartOpeningRequest {
    return $mergeStartOpeningRequest(
      new StartOpeningRequest(),
      $sw.decoding(StartOpeningRequest.fullName, bytes, options),
    );
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: StartOpeningRequest, bytes: Uint8Array, options?: $sw.CodecOptions): StartOpeningRequest {
    const r = $sw.decoding(StartOpeningRequest.fullName, bytes, options);
    return $mergeStartOpeningRequest($clearStartOpeningRequest(message), r);
  }
}

/** What may be given for a StartOpeningRequest. */
export interface StartOpeningRequestInit {
  key?: Uint8Array | undefined;
  handle?: bigint | undefined;
  header?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putStartOpeningRequest(m: StartOpeningRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.StartOpeningRequest.$unknown");
  if (m.header !== undefined && m.header?.length !== 0) {
    w.blob(m.header, "shortwire.crypto.v1.StartOpeningRequest.header");
    w.tag(0x1a);
  }
  if (m.handle !== undefined && m.handle !== 0n) {
    w.uint64(m.handle, "shortwire.crypto.v1.StartOpeningRequest.handle");
    w.tag(0x10);
  }
  if (m.key !== undefined && m.key?.length !== 0) {
    w.blob(m.key, "shortwire.crypto.v1.StartOpeningRequest.key");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeStartOpeningRequest(m: StartOpeningRequest, r: $sw.Reader): StartOpeningRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.key = r.blob();
        break;
      case 0x10:
        m.handle = r.uint64();
        break;
      case 0x1a:
        m.header = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearStartOpeningRequest(m: StartOpeningRequest): StartOpeningRequest {
  m.key = $sw.NO_BYTES;
  m.handle = 0n;
  m.header = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class OpeningHandle {
  stream: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.OpeningHandle";

  constructor(fields?: Partial<OpeningHandle>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: OpeningHandleInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(OpeningHandle.fullName, message, $putOpeningHandle, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: OpeningHandleInit, into: Uint8Array): number {
    return $sw.encodeInto(OpeningHandle.fullName, message, $putOpeningHandle, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): OpeningHandle {
    return $mergeOpeningHandle(new OpeningHandle(), $sw.decoding(OpeningHandle.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: OpeningHandle, bytes: Uint8Array, options?: $sw.CodecOptions): OpeningHandle {
    const r = $sw.decoding(OpeningHandle.fullName, bytes, options);
    return $mergeOpeningHandle($clearOpeningHandle(message), r);
  }
}

/** What may be given for a OpeningHandle. */
export interface OpeningHandleInit {
  stream?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putOpeningHandle(m: OpeningHandleInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.OpeningHandle.$unknown");
  if (m.stream !== undefined && m.stream !== 0n) {
    w.uint64(m.stream, "shortwire.crypto.v1.OpeningHandle.stream");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeOpeningHandle(m: OpeningHandle, r: $sw.Reader): OpeningHandle {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.stream = r.uint64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearOpeningHandle(m: OpeningHandle): OpeningHandle {
  m.stream = 0n;
  m.$unknown = undefined;
  return m;
}

export class ChunkedHandle {
  stream: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.ChunkedHandle";

  constructor(fields?: Partial<ChunkedHandle>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: ChunkedHandleInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(ChunkedHandle.fullName, message, $putChunkedHandle, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: ChunkedHandleInit, into: Uint8Array): number {
    return $sw.encodeInto(ChunkedHandle.fullName, message, $putChunkedHandle, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): ChunkedHandle {
    return $mergeChunkedHandle(new ChunkedHandle(), $sw.decoding(ChunkedHandle.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: ChunkedHandle, bytes: Uint8Array, options?: $sw.CodecOptions): ChunkedHandle {
    const r = $sw.decoding(ChunkedHandle.fullName, bytes, options);
    return $mergeChunkedHandle($clearChunkedHandle(message), r);
  }
}

/** What may be given for a ChunkedHandle. */
export interface ChunkedHandleInit {
  stream?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putChunkedHandle(m: ChunkedHandleInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.ChunkedHandle.$unknown");
  if (m.stream !== undefined && m.stream !== 0n) {
    w.uint64(m.stream, "shortwire.crypto.v1.ChunkedHandle.stream");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeChunkedHandle(m: ChunkedHandle, r: $sw.Reader): ChunkedHandle {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.stream = r.uint64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearChunkedHandle(m: ChunkedHandle): ChunkedHandle {
  m.stream = 0n;
  m.$unknown = undefined;
  return m;
}

export class ChunkRequest {
  stream: bigint = 0n;
  chunk: Uint8Array = $sw.NO_BYTES;
  isLast: boolean = false;
  associatedData: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.ChunkRequest";

  constructor(fields?: Partial<ChunkRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: ChunkRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(ChunkRequest.fullName, message, $putChunkRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: ChunkRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(ChunkRequest.fullName, message, $putChunkRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): ChunkRequest {
    return $mergeChunkRequest(new ChunkRequest(), $sw.decoding(ChunkRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: ChunkRequest, bytes: Uint8Array, options?: $sw.CodecOptions): ChunkRequest {
    const r = $sw.decoding(ChunkRequest.fullName, bytes, options);
    return $mergeChunkRequest($clearChunkRequest(message), r);
  }
}

/** What may be given for a ChunkRequest. */
export interface ChunkRequestInit {
  stream?: bigint | undefined;
  chunk?: Uint8Array | undefined;
  isLast?: boolean | undefined;
  associatedData?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putChunkRequest(m: ChunkRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.ChunkRequest.$unknown");
  if (m.associatedData !== undefined && m.associatedData?.length !== 0) {
    w.blob(m.associatedData, "shortwire.crypto.v1.ChunkRequest.associated_data");
    w.tag(0x22);
  }
  if (m.isLast !== undefined && m.isLast !== false) {
    w.bool(m.isLast, "shortwire.crypto.v1.ChunkRequest.is_last");
    w.tag(0x18);
  }
  if (m.chunk !== undefined && m.chunk?.length !== 0) {
    w.blob(m.chunk, "shortwire.crypto.v1.ChunkRequest.chunk");
    w.tag(0x12);
  }
  if (m.stream !== undefined && m.stream !== 0n) {
    w.uint64(m.stream, "shortwire.crypto.v1.ChunkRequest.stream");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeChunkRequest(m: ChunkRequest, r: $sw.Reader): ChunkRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.stream = r.uint64();
        break;
      case 0x12:
        m.chunk = r.blob();
        break;
      case 0x18:
        m.isLast = r.bool();
        break;
      case 0x22:
        m.associatedData = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearChunkRequest(m: ChunkRequest): ChunkRequest {
  m.stream = 0n;
  m.chunk = $sw.NO_BYTES;
  m.isLast = false;
  m.associatedData = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class EncodeRequest {
  data: Uint8Array = $sw.NO_BYTES;
  format: TextFormat = 0;
  /** For Bech32. */
  prefix: string = "";
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.EncodeRequest";

  constructor(fields?: Partial<EncodeRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: EncodeRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(EncodeRequest.fullName, message, $putEncodeRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: EncodeRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(EncodeRequest.fullName, message, $putEncodeRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): EncodeRequest {
    return $mergeEncodeRequest(new EncodeRequest(), $sw.decoding(EncodeRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: EncodeRequest, bytes: Uint8Array, options?: $sw.CodecOptions): EncodeRequest {
    const r = $sw.decoding(EncodeRequest.fullName, bytes, options);
    return $mergeEncodeRequest($clearEncodeRequest(message), r);
  }
}

/** What may be given for a EncodeRequest. */
export interface EncodeRequestInit {
  data?: Uint8Array | undefined;
  format?: TextFormat | undefined;
  prefix?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putEncodeRequest(m: EncodeRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.EncodeRequest.$unknown");
  if (m.prefix !== undefined && m.prefix !== "") {
    w.string(m.prefix, "shortwire.crypto.v1.EncodeRequest.prefix");
    w.tag(0x1a);
  }
  if (m.format !== undefined && m.format !== 0) {
    w.int32(m.format, "shortwire.crypto.v1.EncodeRequest.format");
    w.tag(0x10);
  }
  if (m.data !== undefined && m.data?.length !== 0) {
    w.blob(m.data, "shortwire.crypto.v1.EncodeRequest.data");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeEncodeRequest(m: EncodeRequest, r: $sw.Reader): EncodeRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.data = r.blob();
        break;
      case 0x10:
        m.format = r.int32();
        break;
      case 0x1a:
        m.prefix = r.string();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearEncodeRequest(m: EncodeRequest): EncodeRequest {
  m.data = $sw.NO_BYTES;
  m.format = 0;
  m.prefix = "";
  m.$unknown = undefined;
  return m;
}

export class DecodeRequest {
  text: string = "";
  format: TextFormat = 0;
  /** For Bech32: another prefix is an error. */
  prefix: string = "";
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.DecodeRequest";

  constructor(fields?: Partial<DecodeRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: DecodeRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(DecodeRequest.fullName, message, $putDecodeRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: DecodeRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(DecodeRequest.fullName, message, $putDecodeRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): DecodeRequest {
    return $mergeDecodeRequest(new DecodeRequest(), $sw.decoding(DecodeRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: DecodeRequest, bytes: Uint8Array, options?: $sw.CodecOptions): DecodeRequest {
    const r = $sw.decoding(DecodeRequest.fullName, bytes, options);
    return $mergeDecodeRequest($clearDecodeRequest(message), r);
  }
}

/** What may be given for a DecodeRequest. */
export interface DecodeRequestInit {
  text?: string | undefined;
  format?: TextFormat | undefined;
  prefix?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putDecodeRequest(m: DecodeRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.DecodeRequest.$unknown");
  if (m.prefix !== undefined && m.prefix !== "") {
    w.string(m.prefix, "shortwire.crypto.v1.DecodeRequest.prefix");
    w.tag(0x1a);
  }
  if (m.format !== undefined && m.format !== 0) {
    w.int32(m.format, "shortwire.crypto.v1.DecodeRequest.format");
    w.tag(0x10);
  }
  if (m.text !== undefined && m.text !== "") {
    w.string(m.text, "shortwire.crypto.v1.DecodeRequest.text");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeDecodeRequest(m: DecodeRequest, r: $sw.Reader): DecodeRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.text = r.string();
        break;
      case 0x10:
        m.format = r.int32();
        break;
      case 0x1a:
        m.prefix = r.string();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearDecodeRequest(m: DecodeRequest): DecodeRequest {
  m.text = "";
  m.format = 0;
  m.prefix = "";
  m.$unknown = undefined;
  return m;
}

export class Text {
  value: string = "";
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.Text";

  constructor(fields?: Partial<Text>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: TextInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Text.fullName, message, $putText, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: TextInit, into: Uint8Array): number {
    return $sw.encodeInto(Text.fullName, message, $putText, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Text {
    return $mergeText(new Text(), $sw.decoding(Text.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Text, bytes: Uint8Array, options?: $sw.CodecOptions): Text {
    const r = $sw.decoding(Text.fullName, bytes, options);
    return $mergeText($clearText(message), r);
  }
}

/** What may be given for a Text. */
export interface TextInit {
  value?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putText(m: TextInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.Text.$unknown");
  if (m.value !== undefined && m.value !== "") {
    w.string(m.value, "shortwire.crypto.v1.Text.value");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeText(m: Text, r: $sw.Reader): Text {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.value = r.string();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearText(m: Text): Text {
  m.value = "";
  m.$unknown = undefined;
  return m;
}

export class RandomRequest {
  size: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.RandomRequest";

  constructor(fields?: Partial<RandomRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: RandomRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(RandomRequest.fullName, message, $putRandomRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: RandomRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(RandomRequest.fullName, message, $putRandomRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): RandomRequest {
    return $mergeRandomRequest(new RandomRequest(), $sw.decoding(RandomRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: RandomRequest, bytes: Uint8Array, options?: $sw.CodecOptions): RandomRequest {
    const r = $sw.decoding(RandomRequest.fullName, bytes, options);
    return $mergeRandomRequest($clearRandomRequest(message), r);
  }
}

/** What may be given for a RandomRequest. */
export interface RandomRequestInit {
  size?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putRandomRequest(m: RandomRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.RandomRequest.$unknown");
  if (m.size !== undefined && m.size !== 0n) {
    w.uint64(m.size, "shortwire.crypto.v1.RandomRequest.size");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeRandomRequest(m: RandomRequest, r: $sw.Reader): RandomRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.size = r.uint64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearRandomRequest(m: RandomRequest): RandomRequest {
  m.size = 0n;
  m.$unknown = undefined;
  return m;
}

export class CompareRequest {
  a: Uint8Array = $sw.NO_BYTES;
  b: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.CompareRequest";

  constructor(fields?: Partial<CompareRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: CompareRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(CompareRequest.fullName, message, $putCompareRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: CompareRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(CompareRequest.fullName, message, $putCompareRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): CompareRequest {
    return $mergeCompareRequest(new CompareRequest(), $sw.decoding(CompareRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: CompareRequest, bytes: Uint8Array, options?: $sw.CodecOptions): CompareRequest {
    const r = $sw.decoding(CompareRequest.fullName, bytes, options);
    return $mergeCompareRequest($clearCompareRequest(message), r);
  }
}

/** What may be given for a CompareRequest. */
export interface CompareRequestInit {
  a?: Uint8Array | undefined;
  b?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putCompareRequest(m: CompareRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.CompareRequest.$unknown");
  if (m.b !== undefined && m.b?.length !== 0) {
    w.blob(m.b, "shortwire.crypto.v1.CompareRequest.b");
    w.tag(0x12);
  }
  if (m.a !== undefined && m.a?.length !== 0) {
    w.blob(m.a, "shortwire.crypto.v1.CompareRequest.a");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeCompareRequest(m: CompareRequest, r: $sw.Reader): CompareRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.a = r.blob();
        break;
      case 0x12:
        m.b = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearCompareRequest(m: CompareRequest): CompareRequest {
  m.a = $sw.NO_BYTES;
  m.b = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class CompareReply {
  isEqual: boolean = false;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.CompareReply";

  constructor(fields?: Partial<CompareReply>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: CompareReplyInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(CompareReply.fullName, message, $putCompareReply, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: CompareReplyInit, into: Uint8Array): number {
    return $sw.encodeInto(CompareReply.fullName, message, $putCompareReply, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): CompareReply {
    return $mergeCompareReply(new CompareReply(), $sw.decoding(CompareReply.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: CompareReply, bytes: Uint8Array, options?: $sw.CodecOptions): CompareReply {
    const r = $sw.decoding(CompareReply.fullName, bytes, options);
    return $mergeCompareReply($clearCompareReply(message), r);
  }
}

/** What may be given for a CompareReply. */
export interface CompareReplyInit {
  isEqual?: boolean | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putCompareReply(m: CompareReplyInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.CompareReply.$unknown");
  if (m.isEqual !== undefined && m.isEqual !== false) {
    w.bool(m.isEqual, "shortwire.crypto.v1.CompareReply.is_equal");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeCompareReply(m: CompareReply, r: $sw.Reader): CompareReply {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.isEqual = r.bool();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearCompareReply(m: CompareReply): CompareReply {
  m.isEqual = false;
  m.$unknown = undefined;
  return m;
}

export class Blake2bRequest {
  message: Uint8Array = $sw.NO_BYTES;
  /** Bytes of the digest, 1 to 64; 0 is 64. */
  length: number = 0;
  /** Up to 64 bytes: makes it a MAC. */
  key: Uint8Array = $sw.NO_BYTES;
  /** Up to 16 bytes each; shorter ones have zeros behind. */
  salt: Uint8Array = $sw.NO_BYTES;
  personalisation: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.Blake2bRequest";

  constructor(fields?: Partial<Blake2bRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: Blake2bRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Blake2bRequest.fullName, message, $putBlake2bRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: Blake2bRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(Blake2bRequest.fullName, message, $putBlake2bRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Blake2bRequest {
    return $mergeBlake2bRequest(new Blake2bRequest(), $sw.decoding(Blake2bRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Blake2bRequest, bytes: Uint8Array, options?: $sw.CodecOptions): Blake2bRequest {
    const r = $sw.decoding(Blake2bRequest.fullName, bytes, options);
    return $mergeBlake2bRequest($clearBlake2bRequest(message), r);
  }
}

/** What may be given for a Blake2bRequest. */
export interface Blake2bRequestInit {
  message?: Uint8Array | undefined;
  length?: number | undefined;
  key?: Uint8Array | undefined;
  salt?: Uint8Array | undefined;
  personalisation?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putBlake2bRequest(m: Blake2bRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.Blake2bRequest.$unknown");
  if (m.personalisation !== undefined && m.personalisation?.length !== 0) {
    w.blob(m.personalisation, "shortwire.crypto.v1.Blake2bRequest.personalisation");
    w.tag(0x2a);
  }
  if (m.salt !== undefined && m.salt?.length !== 0) {
    w.blob(m.salt, "shortwire.crypto.v1.Blake2bRequest.salt");
    w.tag(0x22);
  }
  if (m.key !== undefined && m.key?.length !== 0) {
    w.blob(m.key, "shortwire.crypto.v1.Blake2bRequest.key");
    w.tag(0x1a);
  }
  if (m.length !== undefined && m.length !== 0) {
    w.uint32(m.length, "shortwire.crypto.v1.Blake2bRequest.length");
    w.tag(0x10);
  }
  if (m.message !== undefined && m.message?.length !== 0) {
    w.blob(m.message, "shortwire.crypto.v1.Blake2bRequest.message");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeBlake2bRequest(m: Blake2bRequest, r: $sw.Reader): Blake2bRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.message = r.blob();
        break;
      case 0x10:
        m.length = r.uint32();
        break;
      case 0x1a:
        m.key = r.blob();
        break;
      case 0x22:
        m.salt = r.blob();
        break;
      case 0x2a:
        m.personalisation = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearBlake2bRequest(m: Blake2bRequest): Blake2bRequest {
  m.message = $sw.NO_BYTES;
  m.length = 0;
  m.key = $sw.NO_BYTES;
  m.salt = $sw.NO_BYTES;
  m.personalisation = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class StartHashRequest {
  algorithm: HashAlgorithm = 0;
  /** For HMAC, Poly1305 and BLAKE2b. */
  key: Uint8Array = $sw.NO_BYTES;
  handle: bigint = 0n;
  /** For BLAKE2b, as in Blake2bRequest. */
  length: number = 0;
  salt: Uint8Array = $sw.NO_BYTES;
  personalisation: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.StartHashRequest";

  constructor(fields?: Partial<StartHashRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: StartHashRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(StartHashRequest.fullName, message, $putStartHashRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: StartHashRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(StartHashRequest.fullName, message, $putStartHashRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): StartHashRequest {
    return $mergeStartHashRequest(new StartHashRequest(), $sw.decoding(StartHashRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: StartHashRequest, bytes: Uint8Array, options?: $sw.CodecOptions): StartHashRequest {
    const r = $sw.decoding(StartHashRequest.fullName, bytes, options);
    return $mergeStartHashRequest($clearStartHashRequest(message), r);
  }
}

/** What may be given for a StartHashRequest. */
export interface StartHashRequestInit {
  algorithm?: HashAlgorithm | undefined;
  key?: Uint8Array | undefined;
  handle?: bigint | undefined;
  length?: number | undefined;
  salt?: Uint8Array | undefined;
  personalisation?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putStartHashRequest(m: StartHashRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.StartHashRequest.$unknown");
  if (m.personalisation !== undefined && m.personalisation?.length !== 0) {
    w.blob(m.personalisation, "shortwire.crypto.v1.StartHashRequest.personalisation");
    w.tag(0x32);
  }
  if (m.salt !== undefined && m.salt?.length !== 0) {
    w.blob(m.salt, "shortwire.crypto.v1.StartHashRequest.salt");
    w.tag(0x2a);
  }
  if (m.length !== undefined && m.length !== 0) {
    w.uint32(m.length, "shortwire.crypto.v1.StartHashRequest.length");
    w.tag(0x20);
  }
  if (m.handle !== undefined && m.handle !== 0n) {
    w.uint64(m.handle, "shortwire.crypto.v1.StartHashRequest.handle");
    w.tag(0x18);
  }
  if (m.key !== undefined && m.key?.length !== 0) {
    w.blob(m.key, "shortwire.crypto.v1.StartHashRequest.key");
    w.tag(0x12);
  }
  if (m.algorithm !== undefined && m.algorithm !== 0) {
    w.int32(m.algorithm, "shortwire.crypto.v1.StartHashRequest.algorithm");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeStartHashRequest(m: StartHashRequest, r: $sw.Reader): StartHashRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.algorithm = r.int32();
        break;
      case 0x12:
        m.key = r.blob();
        break;
      case 0x18:
        m.handle = r.uint64();
        break;
      case 0x20:
        m.length = r.uint32();
        break;
      case 0x2a:
        m.salt = r.blob();
        break;
      case 0x32:
        m.personalisation = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearStartHashRequest(m: StartHashRequest): StartHashRequest {
  m.algorithm = 0;
  m.key = $sw.NO_BYTES;
  m.handle = 0n;
  m.length = 0;
  m.salt = $sw.NO_BYTES;
  m.personalisation = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class HashHandle {
  stream: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.HashHandle";

  constructor(fields?: Partial<HashHandle>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: HashHandleInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(HashHandle.fullName, message, $putHashHandle, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: HashHandleInit, into: Uint8Array): number {
    return $sw.encodeInto(HashHandle.fullName, message, $putHashHandle, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): HashHandle {
    return $mergeHashHandle(new HashHandle(), $sw.decoding(HashHandle.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: HashHandle, bytes: Uint8Array, options?: $sw.CodecOptions): HashHandle {
    const r = $sw.decoding(HashHandle.fullName, bytes, options);
    return $mergeHashHandle($clearHashHandle(message), r);
  }
}

/** What may be given for a HashHandle. */
export interface HashHandleInit {
  stream?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putHashHandle(m: HashHandleInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.HashHandle.$unknown");
  if (m.stream !== undefined && m.stream !== 0n) {
    w.uint64(m.stream, "shortwire.crypto.v1.HashHandle.stream");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeHashHandle(m: HashHandle, r: $sw.Reader): HashHandle {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.stream = r.uint64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearHashHandle(m: HashHandle): HashHandle {
  m.stream = 0n;
  m.$unknown = undefined;
  return m;
}

export class UpdateHashRequest {
  stream: bigint = 0n;
  data: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.UpdateHashRequest";

  constructor(fields?: Partial<UpdateHashRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: UpdateHashRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(UpdateHashRequest.fullName, message, $putUpdateHashRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: UpdateHashRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(UpdateHashRequest.fullName, message, $putUpdateHashRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): UpdateHashRequest {
    return $mergeUpdateHashRequest(new UpdateHashRequest(), $sw.decoding(UpdateHashRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: UpdateHashRequest, bytes: Uint8Array, options?: $sw.CodecOptions): UpdateHashRequest {
    const r = $sw.decoding(UpdateHashRequest.fullName, bytes, options);
    return $mergeUpdateHashRequest($clearUpdateHashRequest(message), r);
  }
}

/** What may be given for a UpdateHashRequest. */
export interface UpdateHashRequestInit {
  stream?: bigint | undefined;
  data?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putUpdateHashRequest(m: UpdateHashRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.UpdateHashRequest.$unknown");
  if (m.data !== undefined && m.data?.length !== 0) {
    w.blob(m.data, "shortwire.crypto.v1.UpdateHashRequest.data");
    w.tag(0x12);
  }
  if (m.stream !== undefined && m.stream !== 0n) {
    w.uint64(m.stream, "shortwire.crypto.v1.UpdateHashRequest.stream");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeUpdateHashRequest(m: UpdateHashRequest, r: $sw.Reader): UpdateHashRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.stream = r.uint64();
        break;
      case 0x12:
        m.data = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearUpdateHashRequest(m: UpdateHashRequest): UpdateHashRequest {
  m.stream = 0n;
  m.data = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class MacRequest {
  key: Uint8Array = $sw.NO_BYTES;
  handle: bigint = 0n;
  message: Uint8Array = $sw.NO_BYTES;
  algorithm: MacAlgorithm = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.MacRequest";

  constructor(fields?: Partial<MacRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: MacRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(MacRequest.fullName, message, $putMacRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: MacRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(MacRequest.fullName, message, $putMacRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): MacRequest {
    return $mergeMacRequest(new MacRequest(), $sw.decoding(MacRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: MacRequest, bytes: Uint8Array, options?: $sw.CodecOptions): MacRequest {
    const r = $sw.decoding(MacRequest.fullName, bytes, options);
    return $mergeMacRequest($clearMacRequest(message), r);
  }
}

/** What may be given for a MacRequest. */
export interface MacRequestInit {
  key?: Uint8Array | undefined;
  handle?: bigint | undefined;
  message?: Uint8Array | undefined;
  algorithm?: MacAlgorithm | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putMacRequest(m: MacRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.MacRequest.$unknown");
  if (m.algorithm !== undefined && m.algorithm !== 0) {
    w.int32(m.algorithm, "shortwire.crypto.v1.MacRequest.algorithm");
    w.tag(0x20);
  }
  if (m.message !== undefined && m.message?.length !== 0) {
    w.blob(m.message, "shortwire.crypto.v1.MacRequest.message");
    w.tag(0x1a);
  }
  if (m.handle !== undefined && m.handle !== 0n) {
    w.uint64(m.handle, "shortwire.crypto.v1.MacRequest.handle");
    w.tag(0x10);
  }
  if (m.key !== undefined && m.key?.length !== 0) {
    w.blob(m.key, "shortwire.crypto.v1.MacRequest.key");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeMacRequest(m: MacRequest, r: $sw.Reader): MacRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.key = r.blob();
        break;
      case 0x10:
        m.handle = r.uint64();
        break;
      case 0x1a:
        m.message = r.blob();
        break;
      case 0x20:
        m.algorithm = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearMacRequest(m: MacRequest): MacRequest {
  m.key = $sw.NO_BYTES;
  m.handle = 0n;
  m.message = $sw.NO_BYTES;
  m.algorithm = 0;
  m.$unknown = undefined;
  return m;
}

export class VerifyMacRequest {
  key: Uint8Array = $sw.NO_BYTES;
  handle: bigint = 0n;
  message: Uint8Array = $sw.NO_BYTES;
  algorithm: MacAlgorithm = 0;
  tag: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.VerifyMacRequest";

  constructor(fields?: Partial<VerifyMacRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: VerifyMacRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(VerifyMacRequest.fullName, message, $putVerifyMacRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: VerifyMacRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(VerifyMacRequest.fullName, message, $putVerifyMacRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): VerifyMacRequest {
    return $mergeVerifyMacRequest(new VerifyMacRequest(), $sw.decoding(VerifyMacRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: VerifyMacRequest, bytes: Uint8Array, options?: $sw.CodecOptions): VerifyMacRequest {
    const r = $sw.decoding(VerifyMacRequest.fullName, bytes, options);
    return $mergeVerifyMacRequest($clearVerifyMacRequest(message), r);
  }
}

/** What may be given for a VerifyMacRequest. */
export interface VerifyMacRequestInit {
  key?: Uint8Array | undefined;
  handle?: bigint | undefined;
  message?: Uint8Array | undefined;
  algorithm?: MacAlgorithm | undefined;
  tag?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putVerifyMacRequest(m: VerifyMacRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.VerifyMacRequest.$unknown");
  if (m.tag !== undefined && m.tag?.length !== 0) {
    w.blob(m.tag, "shortwire.crypto.v1.VerifyMacRequest.tag");
    w.tag(0x2a);
  }
  if (m.algorithm !== undefined && m.algorithm !== 0) {
    w.int32(m.algorithm, "shortwire.crypto.v1.VerifyMacRequest.algorithm");
    w.tag(0x20);
  }
  if (m.message !== undefined && m.message?.length !== 0) {
    w.blob(m.message, "shortwire.crypto.v1.VerifyMacRequest.message");
    w.tag(0x1a);
  }
  if (m.handle !== undefined && m.handle !== 0n) {
    w.uint64(m.handle, "shortwire.crypto.v1.VerifyMacRequest.handle");
    w.tag(0x10);
  }
  if (m.key !== undefined && m.key?.length !== 0) {
    w.blob(m.key, "shortwire.crypto.v1.VerifyMacRequest.key");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeVerifyMacRequest(m: VerifyMacRequest, r: $sw.Reader): VerifyMacRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.key = r.blob();
        break;
      case 0x10:
        m.handle = r.uint64();
        break;
      case 0x1a:
        m.message = r.blob();
        break;
      case 0x20:
        m.algorithm = r.int32();
        break;
      case 0x2a:
        m.tag = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearVerifyMacRequest(m: VerifyMacRequest): VerifyMacRequest {
  m.key = $sw.NO_BYTES;
  m.handle = 0n;
  m.message = $sw.NO_BYTES;
  m.algorithm = 0;
  m.tag = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class HkdfRequest {
  /** The secret, or a handle of it. */
  key: Uint8Array = $sw.NO_BYTES;
  handle: bigint = 0n;
  salt: Uint8Array = $sw.NO_BYTES;
  info: Uint8Array = $sw.NO_BYTES;
  /** Bytes to derive: up to 255 digests. */
  length: number = 0;
  hash: KdfHash = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.HkdfRequest";

  constructor(fields?: Partial<HkdfRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: HkdfRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(HkdfRequest.fullName, message, $putHkdfRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: HkdfRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(HkdfRequest.fullName, message, $putHkdfRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): HkdfRequest {
    return $mergeHkdfRequest(new HkdfRequest(), $sw.decoding(HkdfRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: HkdfRequest, bytes: Uint8Array, options?: $sw.CodecOptions): HkdfRequest {
    const r = $sw.decoding(HkdfRequest.fullName, bytes, options);
    return $mergeHkdfRequest($clearHkdfRequest(message), r);
  }
}

/** What may be given for a HkdfRequest. */
export interface HkdfRequestInit {
  key?: Uint8Array | undefined;
  handle?: bigint | undefined;
  salt?: Uint8Array | undefined;
  info?: Uint8Array | undefined;
  length?: number | undefined;
  hash?: KdfHash | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putHkdfRequest(m: HkdfRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.HkdfRequest.$unknown");
  if (m.hash !== undefined && m.hash !== 0) {
    w.int32(m.hash, "shortwire.crypto.v1.HkdfRequest.hash");
    w.tag(0x30);
  }
  if (m.length !== undefined && m.length !== 0) {
    w.uint32(m.length, "shortwire.crypto.v1.HkdfRequest.length");
    w.tag(0x28);
  }
  if (m.info !== undefined && m.info?.length !== 0) {
    w.blob(m.info, "shortwire.crypto.v1.HkdfRequest.info");
    w.tag(0x22);
  }
  if (m.salt !== undefined && m.salt?.length !== 0) {
    w.blob(m.salt, "shortwire.crypto.v1.HkdfRequest.salt");
    w.tag(0x1a);
  }
  if (m.handle !== undefined && m.handle !== 0n) {
    w.uint64(m.handle, "shortwire.crypto.v1.HkdfRequest.handle");
    w.tag(0x10);
  }
  if (m.key !== undefined && m.key?.length !== 0) {
    w.blob(m.key, "shortwire.crypto.v1.HkdfRequest.key");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeHkdfRequest(m: HkdfRequest, r: $sw.Reader): HkdfRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.key = r.blob();
        break;
      case 0x10:
        m.handle = r.uint64();
        break;
      case 0x1a:
        m.salt = r.blob();
        break;
      case 0x22:
        m.info = r.blob();
        break;
      case 0x28:
        m.length = r.uint32();
        break;
      case 0x30:
        m.hash = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearHkdfRequest(m: HkdfRequest): HkdfRequest {
  m.key = $sw.NO_BYTES;
  m.handle = 0n;
  m.salt = $sw.NO_BYTES;
  m.info = $sw.NO_BYTES;
  m.length = 0;
  m.hash = 0;
  m.$unknown = undefined;
  return m;
}

export class Pbkdf2Request {
  password: Uint8Array = $sw.NO_BYTES;
  salt: Uint8Array = $sw.NO_BYTES;
  iterations: number = 0;
  length: number = 0;
  hash: KdfHash = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.Pbkdf2Request";

  constructor(fields?: Partial<Pbkdf2Request>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: Pbkdf2RequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Pbkdf2Request.fullName, message, $putPbkdf2Request, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: Pbkdf2RequestInit, into: Uint8Array): number {
    return $sw.encodeInto(Pbkdf2Request.fullName, message, $putPbkdf2Request, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Pbkdf2Request {
    return $mergePbkdf2Request(new Pbkdf2Request(), $sw.decoding(Pbkdf2Request.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Pbkdf2Request, bytes: Uint8Array, options?: $sw.CodecOptions): Pbkdf2Request {
    const r = $sw.decoding(Pbkdf2Request.fullName, bytes, options);
    return $mergePbkdf2Request($clearPbkdf2Request(message), r);
  }
}

/** What may be given for a Pbkdf2Request. */
export interface Pbkdf2RequestInit {
  password?: Uint8Array | undefined;
  salt?: Uint8Array | undefined;
  iterations?: number | undefined;
  length?: number | undefined;
  hash?: KdfHash | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putPbkdf2Request(m: Pbkdf2RequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.Pbkdf2Request.$unknown");
  if (m.hash !== undefined && m.hash !== 0) {
    w.int32(m.hash, "shortwire.crypto.v1.Pbkdf2Request.hash");
    w.tag(0x28);
  }
  if (m.length !== undefined && m.length !== 0) {
    w.uint32(m.length, "shortwire.crypto.v1.Pbkdf2Request.length");
    w.tag(0x20);
  }
  if (m.iterations !== undefined && m.iterations !== 0) {
    w.uint32(m.iterations, "shortwire.crypto.v1.Pbkdf2Request.iterations");
    w.tag(0x18);
  }
  if (m.salt !== undefined && m.salt?.length !== 0) {
    w.blob(m.salt, "shortwire.crypto.v1.Pbkdf2Request.salt");
    w.tag(0x12);
  }
  if (m.password !== undefined && m.password?.length !== 0) {
    w.blob(m.password, "shortwire.crypto.v1.Pbkdf2Request.password");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergePbkdf2Request(m: Pbkdf2Request, r: $sw.Reader): Pbkdf2Request {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.password = r.blob();
        break;
      case 0x12:
        m.salt = r.blob();
        break;
      case 0x18:
        m.iterations = r.uint32();
        break;
      case 0x20:
        m.length = r.uint32();
        break;
      case 0x28:
        m.hash = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearPbkdf2Request(m: Pbkdf2Request): Pbkdf2Request {
  m.password = $sw.NO_BYTES;
  m.salt = $sw.NO_BYTES;
  m.iterations = 0;
  m.length = 0;
  m.hash = 0;
  m.$unknown = undefined;
  return m;
}

export class Argon2idRequest {
  password: Uint8Array = $sw.NO_BYTES;
  /** At least 8 bytes. */
  salt: Uint8Array = $sw.NO_BYTES;
  /** 4 to 2^32 - 1. */
  length: number = 0;
  /** KiB of memory; 0 is 65,536. */
  memory: number = 0;
  /** 0 is 3. */
  passes: number = 0;
  /** 0 is 4. */
  lanes: number = 0;
  secret: Uint8Array = $sw.NO_BYTES;
  associatedData: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.Argon2idRequest";

  constructor(fields?: Partial<Argon2idRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: Argon2idRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Argon2idRequest.fullName, message, $putArgon2idRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: Argon2idRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(Argon2idRequest.fullName, message, $putArgon2idRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Argon2idRequest {
    return $mergeArgon2idRequest(new Argon2idRequest(), $sw.decoding(Argon2idRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Argon2idRequest, bytes: Uint8Array, options?: $sw.CodecOptions): Argon2idRequest {
    const r = $sw.decoding(Argon2idRequest.fullName, bytes, options);
    return $mergeArgon2idRequest($clearArgon2idRequest(message), r);
  }
}

/** What may be given for a Argon2idRequest. */
export interface Argon2idRequestInit {
  password?: Uint8Array | undefined;
  salt?: Uint8Array | undefined;
  length?: number | undefined;
  memory?: number | undefined;
  passes?: number | undefined;
  lanes?: number | undefined;
  secret?: Uint8Array | undefined;
  associatedData?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putArgon2idRequest(m: Argon2idRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.Argon2idRequest.$unknown");
  if (m.associatedData !== undefined && m.associatedData?.length !== 0) {
    w.blob(m.associatedData, "shortwire.crypto.v1.Argon2idRequest.associated_data");
    w.tag(0x42);
  }
  if (m.secret !== undefined && m.secret?.length !== 0) {
    w.blob(m.secret, "shortwire.crypto.v1.Argon2idRequest.secret");
    w.tag(0x3a);
  }
  if (m.lanes !== undefined && m.lanes !== 0) {
    w.uint32(m.lanes, "shortwire.crypto.v1.Argon2idRequest.lanes");
    w.tag(0x30);
  }
  if (m.passes !== undefined && m.passes !== 0) {
    w.uint32(m.passes, "shortwire.crypto.v1.Argon2idRequest.passes");
    w.tag(0x28);
  }
  if (m.memory !== undefined && m.memory !== 0) {
    w.uint32(m.memory, "shortwire.crypto.v1.Argon2idRequest.memory");
    w.tag(0x20);
  }
  if (m.length !== undefined && m.length !== 0) {
    w.uint32(m.length, "shortwire.crypto.v1.Argon2idRequest.length");
    w.tag(0x18);
  }
  if (m.salt !== undefined && m.salt?.length !== 0) {
    w.blob(m.salt, "shortwire.crypto.v1.Argon2idRequest.salt");
    w.tag(0x12);
  }
  if (m.password !== undefined && m.password?.length !== 0) {
    w.blob(m.password, "shortwire.crypto.v1.Argon2idRequest.password");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeArgon2idRequest(m: Argon2idRequest, r: $sw.Reader): Argon2idRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.password = r.blob();
        break;
      case 0x12:
        m.salt = r.blob();
        break;
      case 0x18:
        m.length = r.uint32();
        break;
      case 0x20:
        m.memory = r.uint32();
        break;
      case 0x28:
        m.passes = r.uint32();
        break;
      case 0x30:
        m.lanes = r.uint32();
        break;
      case 0x3a:
        m.secret = r.blob();
        break;
      case 0x42:
        m.associatedData = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearArgon2idRequest(m: Argon2idRequest): Argon2idRequest {
  m.password = $sw.NO_BYTES;
  m.salt = $sw.NO_BYTES;
  m.length = 0;
  m.memory = 0;
  m.passes = 0;
  m.lanes = 0;
  m.secret = $sw.NO_BYTES;
  m.associatedData = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class BoxRequest {
  /** One's own private key, or its handle. */
  key: Uint8Array = $sw.NO_BYTES;
  handle: bigint = 0n;
  /** The peer's public key. */
  publicKey: Uint8Array = $sw.NO_BYTES;
  /** 24 bytes, never used with these keys before. */
  nonce: Uint8Array = $sw.NO_BYTES;
  message: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.BoxRequest";

  constructor(fields?: Partial<BoxRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: BoxRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(BoxRequest.fullName, message, $putBoxRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: BoxRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(BoxRequest.fullName, message, $putBoxRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): BoxRequest {
    return $mergeBoxRequest(new BoxRequest(), $sw.decoding(BoxRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: BoxRequest, bytes: Uint8Array, options?: $sw.CodecOptions): BoxRequest {
    const r = $sw.decoding(BoxRequest.fullName, bytes, options);
    return $mergeBoxRequest($clearBoxRequest(message), r);
  }
}

/** What may be given for a BoxRequest. */
export interface BoxRequestInit {
  key?: Uint8Array | undefined;
  handle?: bigint | undefined;
  publicKey?: Uint8Array | undefined;
  nonce?: Uint8Array | undefined;
  message?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putBoxRequest(m: BoxRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.BoxRequest.$unknown");
  if (m.message !== undefined && m.message?.length !== 0) {
    w.blob(m.message, "shortwire.crypto.v1.BoxRequest.message");
    w.tag(0x2a);
  }
  if (m.nonce !== undefined && m.nonce?.length !== 0) {
    w.blob(m.nonce, "shortwire.crypto.v1.BoxRequest.nonce");
    w.tag(0x22);
  }
  if (m.publicKey !== undefined && m.publicKey?.length !== 0) {
    w.blob(m.publicKey, "shortwire.crypto.v1.BoxRequest.public_key");
    w.tag(0x1a);
  }
  if (m.handle !== undefined && m.handle !== 0n) {
    w.uint64(m.handle, "shortwire.crypto.v1.BoxRequest.handle");
    w.tag(0x10);
  }
  if (m.key !== undefined && m.key?.length !== 0) {
    w.blob(m.key, "shortwire.crypto.v1.BoxRequest.key");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeBoxRequest(m: BoxRequest, r: $sw.Reader): BoxRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.key = r.blob();
        break;
      case 0x10:
        m.handle = r.uint64();
        break;
      case 0x1a:
        m.publicKey = r.blob();
        break;
      case 0x22:
        m.nonce = r.blob();
        break;
      case 0x2a:
        m.message = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearBoxRequest(m: BoxRequest): BoxRequest {
  m.key = $sw.NO_BYTES;
  m.handle = 0n;
  m.publicKey = $sw.NO_BYTES;
  m.nonce = $sw.NO_BYTES;
  m.message = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class SealedBoxRequest {
  publicKey: Uint8Array = $sw.NO_BYTES;
  message: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.SealedBoxRequest";

  constructor(fields?: Partial<SealedBoxRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: SealedBoxRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(SealedBoxRequest.fullName, message, $putSealedBoxRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: SealedBoxRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(SealedBoxRequest.fullName, message, $putSealedBoxRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): SealedBoxRequest {
    return $mergeSealedBoxRequest(new SealedBoxRequest(), $sw.decoding(SealedBoxRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: SealedBoxRequest, bytes: Uint8Array, options?: $sw.CodecOptions): SealedBoxRequest {
    const r = $sw.decoding(SealedBoxRequest.fullName, bytes, options);
    return $mergeSealedBoxRequest($clearSealedBoxRequest(message), r);
  }
}

/** What may be given for a SealedBoxRequest. */
export interface SealedBoxRequestInit {
  publicKey?: Uint8Array | undefined;
  message?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putSealedBoxRequest(m: SealedBoxRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.SealedBoxRequest.$unknown");
  if (m.message !== undefined && m.message?.length !== 0) {
    w.blob(m.message, "shortwire.crypto.v1.SealedBoxRequest.message");
    w.tag(0x12);
  }
  if (m.publicKey !== undefined && m.publicKey?.length !== 0) {
    w.blob(m.publicKey, "shortwire.crypto.v1.SealedBoxRequest.public_key");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeSealedBoxRequest(m: SealedBoxRequest, r: $sw.Reader): SealedBoxRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.publicKey = r.blob();
        break;
      case 0x12:
        m.message = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearSealedBoxRequest(m: SealedBoxRequest): SealedBoxRequest {
  m.publicKey = $sw.NO_BYTES;
  m.message = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class SeedRequest {
  seed: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.SeedRequest";

  constructor(fields?: Partial<SeedRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: SeedRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(SeedRequest.fullName, message, $putSeedRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: SeedRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(SeedRequest.fullName, message, $putSeedRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): SeedRequest {
    return $mergeSeedRequest(new SeedRequest(), $sw.decoding(SeedRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: SeedRequest, bytes: Uint8Array, options?: $sw.CodecOptions): SeedRequest {
    const r = $sw.decoding(SeedRequest.fullName, bytes, options);
    return $mergeSeedRequest($clearSeedRequest(message), r);
  }
}

/** What may be given for a SeedRequest. */
export interface SeedRequestInit {
  seed?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putSeedRequest(m: SeedRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.SeedRequest.$unknown");
  if (m.seed !== undefined && m.seed?.length !== 0) {
    w.blob(m.seed, "shortwire.crypto.v1.SeedRequest.seed");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeSeedRequest(m: SeedRequest, r: $sw.Reader): SeedRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.seed = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearSeedRequest(m: SeedRequest): SeedRequest {
  m.seed = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class VerifyRequest {
  /** The public key, or a handle of it. */
  key: Uint8Array = $sw.NO_BYTES;
  handle: bigint = 0n;
  /** 64 bytes; none for OpenCombined. */
  signature: Uint8Array = $sw.NO_BYTES;
  message: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.VerifyRequest";

  constructor(fields?: Partial<VerifyRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: VerifyRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(VerifyRequest.fullName, message, $putVerifyRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: VerifyRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(VerifyRequest.fullName, message, $putVerifyRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): VerifyRequest {
    return $mergeVerifyRequest(new VerifyRequest(), $sw.decoding(VerifyRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: VerifyRequest, bytes: Uint8Array, options?: $sw.CodecOptions): VerifyRequest {
    const r = $sw.decoding(VerifyRequest.fullName, bytes, options);
    return $mergeVerifyRequest($clearVerifyRequest(message), r);
  }
}

/** What may be given for a VerifyRequest. */
export interface VerifyRequestInit {
  key?: Uint8Array | undefined;
  handle?: bigint | undefined;
  signature?: Uint8Array | undefined;
  message?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putVerifyRequest(m: VerifyRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.VerifyRequest.$unknown");
  if (m.message !== undefined && m.message?.length !== 0) {
    w.blob(m.message, "shortwire.crypto.v1.VerifyRequest.message");
    w.tag(0x22);
  }
  if (m.signature !== undefined && m.signature?.length !== 0) {
    w.blob(m.signature, "shortwire.crypto.v1.VerifyRequest.signature");
    w.tag(0x1a);
  }
  if (m.handle !== undefined && m.handle !== 0n) {
    w.uint64(m.handle, "shortwire.crypto.v1.VerifyRequest.handle");
    w.tag(0x10);
  }
  if (m.key !== undefined && m.key?.length !== 0) {
    w.blob(m.key, "shortwire.crypto.v1.VerifyRequest.key");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeVerifyRequest(m: VerifyRequest, r: $sw.Reader): VerifyRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.key = r.blob();
        break;
      case 0x10:
        m.handle = r.uint64();
        break;
      case 0x1a:
        m.signature = r.blob();
        break;
      case 0x22:
        m.message = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearVerifyRequest(m: VerifyRequest): VerifyRequest {
  m.key = $sw.NO_BYTES;
  m.handle = 0n;
  m.signature = $sw.NO_BYTES;
  m.message = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class FromExchangeRequest {
  publicKey: Uint8Array = $sw.NO_BYTES;
  isNegative: boolean = false;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.FromExchangeRequest";

  constructor(fields?: Partial<FromExchangeRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: FromExchangeRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(FromExchangeRequest.fullName, message, $putFromExchangeRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: FromExchangeRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(FromExchangeRequest.fullName, message, $putFromExchangeRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): FromExchangeRequest {
    return $mergeFromExchangeRequest(
      new FromExchangeRequest(),
      $sw.decoding(FromExchangeRequest.fullName, bytes, options),
    );
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: FromExchangeRequest, bytes: Uint8Array, options?: $sw.CodecOptions): FromExchangeRequest {
    const r = $sw.decoding(FromExchangeRequest.fullName, bytes, options);
    return $mergeFromExchangeRequest($clearFromExchangeRequest(message), r);
  }
}

/** What may be given for a FromExchangeRequest. */
export interface FromExchangeRequestInit {
  publicKey?: Uint8Array | undefined;
  isNegative?: boolean | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putFromExchangeRequest(m: FromExchangeRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.FromExchangeRequest.$unknown");
  if (m.isNegative !== undefined && m.isNegative !== false) {
    w.bool(m.isNegative, "shortwire.crypto.v1.FromExchangeRequest.is_negative");
    w.tag(0x10);
  }
  if (m.publicKey !== undefined && m.publicKey?.length !== 0) {
    w.blob(m.publicKey, "shortwire.crypto.v1.FromExchangeRequest.public_key");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeFromExchangeRequest(m: FromExchangeRequest, r: $sw.Reader): FromExchangeRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.publicKey = r.blob();
        break;
      case 0x10:
        m.isNegative = r.bool();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearFromExchangeRequest(m: FromExchangeRequest): FromExchangeRequest {
  m.publicKey = $sw.NO_BYTES;
  m.isNegative = false;
  m.$unknown = undefined;
  return m;
}

export class ExchangeRequest {
  /** One's own private key, or its handle. */
  key: Uint8Array = $sw.NO_BYTES;
  handle: bigint = 0n;
  publicKey: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.ExchangeRequest";

  constructor(fields?: Partial<ExchangeRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: ExchangeRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(ExchangeRequest.fullName, message, $putExchangeRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: ExchangeRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(ExchangeRequest.fullName, message, $putExchangeRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): ExchangeRequest {
    return $mergeExchangeRequest(new ExchangeRequest(), $sw.decoding(ExchangeRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: ExchangeRequest, bytes: Uint8Array, options?: $sw.CodecOptions): ExchangeRequest {
    const r = $sw.decoding(ExchangeRequest.fullName, bytes, options);
    return $mergeExchangeRequest($clearExchangeRequest(message), r);
  }
}

/** What may be given for a ExchangeRequest. */
export interface ExchangeRequestInit {
  key?: Uint8Array | undefined;
  handle?: bigint | undefined;
  publicKey?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putExchangeRequest(m: ExchangeRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.ExchangeRequest.$unknown");
  if (m.publicKey !== undefined && m.publicKey?.length !== 0) {
    w.blob(m.publicKey, "shortwire.crypto.v1.ExchangeRequest.public_key");
    w.tag(0x1a);
  }
  if (m.handle !== undefined && m.handle !== 0n) {
    w.uint64(m.handle, "shortwire.crypto.v1.ExchangeRequest.handle");
    w.tag(0x10);
  }
  if (m.key !== undefined && m.key?.length !== 0) {
    w.blob(m.key, "shortwire.crypto.v1.ExchangeRequest.key");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeExchangeRequest(m: ExchangeRequest, r: $sw.Reader): ExchangeRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.key = r.blob();
        break;
      case 0x10:
        m.handle = r.uint64();
        break;
      case 0x1a:
        m.publicKey = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearExchangeRequest(m: ExchangeRequest): ExchangeRequest {
  m.key = $sw.NO_BYTES;
  m.handle = 0n;
  m.publicKey = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class XorRequest {
  key: Uint8Array = $sw.NO_BYTES;
  handle: bigint = 0n;
  nonce: Uint8Array = $sw.NO_BYTES;
  message: Uint8Array = $sw.NO_BYTES;
  algorithm: StreamAlgorithm = 0;
  /** The block of 64 bytes that the stream begins with. */
  counter: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.XorRequest";

  constructor(fields?: Partial<XorRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: XorRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(XorRequest.fullName, message, $putXorRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: XorRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(XorRequest.fullName, message, $putXorRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): XorRequest {
    return $mergeXorRequest(new XorRequest(), $sw.decoding(XorRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: XorRequest, bytes: Uint8Array, options?: $sw.CodecOptions): XorRequest {
    const r = $sw.decoding(XorRequest.fullName, bytes, options);
    return $mergeXorRequest($clearXorRequest(message), r);
  }
}

/** What may be given for a XorRequest. */
export interface XorRequestInit {
  key?: Uint8Array | undefined;
  handle?: bigint | undefined;
  nonce?: Uint8Array | undefined;
  message?: Uint8Array | undefined;
  algorithm?: StreamAlgorithm | undefined;
  counter?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putXorRequest(m: XorRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.XorRequest.$unknown");
  if (m.counter !== undefined && m.counter !== 0n) {
    w.uint64(m.counter, "shortwire.crypto.v1.XorRequest.counter");
    w.tag(0x30);
  }
  if (m.algorithm !== undefined && m.algorithm !== 0) {
    w.int32(m.algorithm, "shortwire.crypto.v1.XorRequest.algorithm");
    w.tag(0x28);
  }
  if (m.message !== undefined && m.message?.length !== 0) {
    w.blob(m.message, "shortwire.crypto.v1.XorRequest.message");
    w.tag(0x22);
  }
  if (m.nonce !== undefined && m.nonce?.length !== 0) {
    w.blob(m.nonce, "shortwire.crypto.v1.XorRequest.nonce");
    w.tag(0x1a);
  }
  if (m.handle !== undefined && m.handle !== 0n) {
    w.uint64(m.handle, "shortwire.crypto.v1.XorRequest.handle");
    w.tag(0x10);
  }
  if (m.key !== undefined && m.key?.length !== 0) {
    w.blob(m.key, "shortwire.crypto.v1.XorRequest.key");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeXorRequest(m: XorRequest, r: $sw.Reader): XorRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.key = r.blob();
        break;
      case 0x10:
        m.handle = r.uint64();
        break;
      case 0x1a:
        m.nonce = r.blob();
        break;
      case 0x22:
        m.message = r.blob();
        break;
      case 0x28:
        m.algorithm = r.int32();
        break;
      case 0x30:
        m.counter = r.uint64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearXorRequest(m: XorRequest): XorRequest {
  m.key = $sw.NO_BYTES;
  m.handle = 0n;
  m.nonce = $sw.NO_BYTES;
  m.message = $sw.NO_BYTES;
  m.algorithm = 0;
  m.counter = 0n;
  m.$unknown = undefined;
  return m;
}

export class KeyStreamRequest {
  key: Uint8Array = $sw.NO_BYTES;
  handle: bigint = 0n;
  nonce: Uint8Array = $sw.NO_BYTES;
  algorithm: StreamAlgorithm = 0;
  counter: bigint = 0n;
  size: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.KeyStreamRequest";

  constructor(fields?: Partial<KeyStreamRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: KeyStreamRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(KeyStreamRequest.fullName, message, $putKeyStreamRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: KeyStreamRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(KeyStreamRequest.fullName, message, $putKeyStreamRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): KeyStreamRequest {
    return $mergeKeyStreamRequest(new KeyStreamRequest(), $sw.decoding(KeyStreamRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: KeyStreamRequest, bytes: Uint8Array, options?: $sw.CodecOptions): KeyStreamRequest {
    const r = $sw.decoding(KeyStreamRequest.fullName, bytes, options);
    return $mergeKeyStreamRequest($clearKeyStreamRequest(message), r);
  }
}

/** What may be given for a KeyStreamRequest. */
export interface KeyStreamRequestInit {
  key?: Uint8Array | undefined;
  handle?: bigint | undefined;
  nonce?: Uint8Array | undefined;
  algorithm?: StreamAlgorithm | undefined;
  counter?: bigint | undefined;
  size?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putKeyStreamRequest(m: KeyStreamRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.KeyStreamRequest.$unknown");
  if (m.size !== undefined && m.size !== 0n) {
    w.uint64(m.size, "shortwire.crypto.v1.KeyStreamRequest.size");
    w.tag(0x30);
  }
  if (m.counter !== undefined && m.counter !== 0n) {
    w.uint64(m.counter, "shortwire.crypto.v1.KeyStreamRequest.counter");
    w.tag(0x28);
  }
  if (m.algorithm !== undefined && m.algorithm !== 0) {
    w.int32(m.algorithm, "shortwire.crypto.v1.KeyStreamRequest.algorithm");
    w.tag(0x20);
  }
  if (m.nonce !== undefined && m.nonce?.length !== 0) {
    w.blob(m.nonce, "shortwire.crypto.v1.KeyStreamRequest.nonce");
    w.tag(0x1a);
  }
  if (m.handle !== undefined && m.handle !== 0n) {
    w.uint64(m.handle, "shortwire.crypto.v1.KeyStreamRequest.handle");
    w.tag(0x10);
  }
  if (m.key !== undefined && m.key?.length !== 0) {
    w.blob(m.key, "shortwire.crypto.v1.KeyStreamRequest.key");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeKeyStreamRequest(m: KeyStreamRequest, r: $sw.Reader): KeyStreamRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.key = r.blob();
        break;
      case 0x10:
        m.handle = r.uint64();
        break;
      case 0x1a:
        m.nonce = r.blob();
        break;
      case 0x20:
        m.algorithm = r.int32();
        break;
      case 0x28:
        m.counter = r.uint64();
        break;
      case 0x30:
        m.size = r.uint64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearKeyStreamRequest(m: KeyStreamRequest): KeyStreamRequest {
  m.key = $sw.NO_BYTES;
  m.handle = 0n;
  m.nonce = $sw.NO_BYTES;
  m.algorithm = 0;
  m.counter = 0n;
  m.size = 0n;
  m.$unknown = undefined;
  return m;
}

export class DeriveRequest {
  key: Uint8Array = $sw.NO_BYTES;
  handle: bigint = 0n;
  /** 16 bytes. */
  input: Uint8Array = $sw.NO_BYTES;
  /** XChaCha20 (HChaCha20) or XSalsa20 (HSalsa20). */
  algorithm: StreamAlgorithm = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.crypto.v1.DeriveRequest";

  constructor(fields?: Partial<DeriveRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: DeriveRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(DeriveRequest.fullName, message, $putDeriveRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: DeriveRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(DeriveRequest.fullName, message, $putDeriveRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): DeriveRequest {
    return $mergeDeriveRequest(new DeriveRequest(), $sw.decoding(DeriveRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: DeriveRequest, bytes: Uint8Array, options?: $sw.CodecOptions): DeriveRequest {
    const r = $sw.decoding(DeriveRequest.fullName, bytes, options);
    return $mergeDeriveRequest($clearDeriveRequest(message), r);
  }
}

/** What may be given for a DeriveRequest. */
export interface DeriveRequestInit {
  key?: Uint8Array | undefined;
  handle?: bigint | undefined;
  input?: Uint8Array | undefined;
  algorithm?: StreamAlgorithm | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putDeriveRequest(m: DeriveRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.crypto.v1.DeriveRequest.$unknown");
  if (m.algorithm !== undefined && m.algorithm !== 0) {
    w.int32(m.algorithm, "shortwire.crypto.v1.DeriveRequest.algorithm");
    w.tag(0x20);
  }
  if (m.input !== undefined && m.input?.length !== 0) {
    w.blob(m.input, "shortwire.crypto.v1.DeriveRequest.input");
    w.tag(0x1a);
  }
  if (m.handle !== undefined && m.handle !== 0n) {
    w.uint64(m.handle, "shortwire.crypto.v1.DeriveRequest.handle");
    w.tag(0x10);
  }
  if (m.key !== undefined && m.key?.length !== 0) {
    w.blob(m.key, "shortwire.crypto.v1.DeriveRequest.key");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeDeriveRequest(m: DeriveRequest, r: $sw.Reader): DeriveRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.key = r.blob();
        break;
      case 0x10:
        m.handle = r.uint64();
        break;
      case 0x1a:
        m.input = r.blob();
        break;
      case 0x20:
        m.algorithm = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearDeriveRequest(m: DeriveRequest): DeriveRequest {
  m.key = $sw.NO_BYTES;
  m.handle = 0n;
  m.input = $sw.NO_BYTES;
  m.algorithm = 0;
  m.$unknown = undefined;
  return m;
}

function $storeStoreKeyRequest(m: StoreKeyRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.key, "shortwire.crypto.v1.StoreKeyRequest.key");
  $sw.storeInt32(10, m.kind, "shortwire.crypto.v1.StoreKeyRequest.kind");
}

const $columnsOfStoreKeyRequest: readonly $sw.ColumnField[] = [
  { name: "key", kind: "bytes" },
  { name: "kind", kind: "int32" },
];

/** A batch of StoreKeyRequest: of each field a list, or one value for all items. */
export interface StoreKeyRequestColumns {
  readonly key?: $sw.Column<Uint8Array> | undefined;
  readonly kind?: $sw.Column<KeyKind> | undefined;
}

function $storeGenerateKeyRequest(m: GenerateKeyRequestInit): void {
  $sw.storeUint32(8, m.size, "shortwire.crypto.v1.GenerateKeyRequest.size");
  $sw.storeInt32(9, m.kind, "shortwire.crypto.v1.GenerateKeyRequest.kind");
}

const $columnsOfGenerateKeyRequest: readonly $sw.ColumnField[] = [
  { name: "size", kind: "uint32" },
  { name: "kind", kind: "int32" },
];

/** A batch of GenerateKeyRequest: of each field a list, or one value for all items. */
export interface GenerateKeyRequestColumns {
  readonly size?: $sw.Column<number> | undefined;
  readonly kind?: $sw.Column<KeyKind> | undefined;
}

function $gatherGenerateKeyRequest(items: readonly GenerateKeyRequestInit[]): GenerateKeyRequestColumns {
  const size$ = new Uint32Array(items.length);
  const kind$ = new Int32Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    size$[i] = $sw.toUint32(m.size, "shortwire.crypto.v1.GenerateKeyRequest.size");
    kind$[i] = $sw.toInt32(m.kind, "shortwire.crypto.v1.GenerateKeyRequest.kind");
  }
  return { size: size$, kind: kind$ };
}

function $storeKeyHandle(m: KeyHandleInit): void {
  $sw.storeUint64(8, m.handle, "shortwire.crypto.v1.KeyHandle.handle");
}

function $loadKeyHandle(m: KeyHandle): KeyHandle {
  m.handle = $sw.loadUint64(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfKeyHandle: readonly $sw.ColumnField[] = [{ name: "handle", kind: "uint64" }];

/** A batch of KeyHandle: of each field a list, or one value for all items. */
export interface KeyHandleColumns {
  readonly handle?: $sw.Column<bigint> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface KeyHandleResults {
  handle: BigUint64Array;
}

function $scatterKeyHandle(columns: KeyHandleResults, count: number): KeyHandle[] {
  const items = new Array<KeyHandle>(count);
  for (let i = 0; i < count; i++) {
    const m = new KeyHandle();
    m.handle = columns.handle[i]!;
    items[i] = m;
  }
  return items;
}

function $storeBytes(m: BytesInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.value, "shortwire.crypto.v1.Bytes.value");
}

function $loadBytes(m: Bytes): Bytes {
  $sw.beginReply("shortwire.crypto.v1.Bytes");
  m.value = $sw.loadBytes(144, m.value);
  m.$unknown = undefined;
  return m;
}

const $columnsOfBytes: readonly $sw.ColumnField[] = [{ name: "value", kind: "bytes" }];

/** A batch of Bytes: of each field a list, or one value for all items. */
export interface BytesColumns {
  readonly value?: $sw.Column<Uint8Array> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface BytesResults {
  value: Uint8Array[];
}

function $storeEmpty(_: EmptyInit): void {}

function $loadEmpty(m: Empty): Empty {
  m.$unknown = undefined;
  return m;
}

const $columnsOfEmpty: readonly $sw.ColumnField[] = [];

function $loadKeyPair(m: KeyPair): KeyPair {
  $sw.beginReply("shortwire.crypto.v1.KeyPair");
  m.privateKey = $sw.loadBytes(144, m.privateKey);
  m.publicKey = $sw.loadBytes(146, m.publicKey);
  m.$unknown = undefined;
  return m;
}

const $columnsOfKeyPair: readonly $sw.ColumnField[] = [
  { name: "privateKey", kind: "bytes" },
  { name: "publicKey", kind: "bytes" },
];

/** The replies of a batch: of each field an array. */
export interface KeyPairResults {
  privateKey: Uint8Array[];
  publicKey: Uint8Array[];
}

function $storeKeyedRequest(m: KeyedRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.key, "shortwire.crypto.v1.KeyedRequest.key");
  $sw.storeUint64(10, m.handle, "shortwire.crypto.v1.KeyedRequest.handle");
  $sw.storeBytes(11, m.message, "shortwire.crypto.v1.KeyedRequest.message");
}

const $columnsOfKeyedRequest: readonly $sw.ColumnField[] = [
  { name: "key", kind: "bytes" },
  { name: "handle", kind: "uint64" },
  { name: "message", kind: "bytes" },
];

/** A batch of KeyedRequest: of each field a list, or one value for all items. */
export interface KeyedRequestColumns {
  readonly key?: $sw.Column<Uint8Array> | undefined;
  readonly handle?: $sw.Column<bigint> | undefined;
  readonly message?: $sw.Column<Uint8Array> | undefined;
}

function $storeNonceRequest(m: NonceRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.key, "shortwire.crypto.v1.NonceRequest.key");
  $sw.storeUint64(10, m.handle, "shortwire.crypto.v1.NonceRequest.handle");
  $sw.storeBytes(11, m.nonce, "shortwire.crypto.v1.NonceRequest.nonce");
  $sw.storeBytes(13, m.message, "shortwire.crypto.v1.NonceRequest.message");
}

const $columnsOfNonceRequest: readonly $sw.ColumnField[] = [
  { name: "key", kind: "bytes" },
  { name: "handle", kind: "uint64" },
  { name: "nonce", kind: "bytes" },
  { name: "message", kind: "bytes" },
];

/** A batch of NonceRequest: of each field a list, or one value for all items. */
export interface NonceRequestColumns {
  readonly key?: $sw.Column<Uint8Array> | undefined;
  readonly handle?: $sw.Column<bigint> | undefined;
  readonly nonce?: $sw.Column<Uint8Array> | undefined;
  readonly message?: $sw.Column<Uint8Array> | undefined;
}

function $storeAeadRequest(m: AeadRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.key, "shortwire.crypto.v1.AeadRequest.key");
  $sw.storeUint64(10, m.handle, "shortwire.crypto.v1.AeadRequest.handle");
  $sw.storeBytes(11, m.nonce, "shortwire.crypto.v1.AeadRequest.nonce");
  $sw.storeBytes(13, m.message, "shortwire.crypto.v1.AeadRequest.message");
  $sw.storeBytes(15, m.associatedData, "shortwire.crypto.v1.AeadRequest.associated_data");
  $sw.storeInt32(17, m.algorithm, "shortwire.crypto.v1.AeadRequest.algorithm");
}

const $columnsOfAeadRequest: readonly $sw.ColumnField[] = [
  { name: "key", kind: "bytes" },
  { name: "handle", kind: "uint64" },
  { name: "nonce", kind: "bytes" },
  { name: "message", kind: "bytes" },
  { name: "associatedData", kind: "bytes" },
  { name: "algorithm", kind: "int32" },
];

/** A batch of AeadRequest: of each field a list, or one value for all items. */
export interface AeadRequestColumns {
  readonly key?: $sw.Column<Uint8Array> | undefined;
  readonly handle?: $sw.Column<bigint> | undefined;
  readonly nonce?: $sw.Column<Uint8Array> | undefined;
  readonly message?: $sw.Column<Uint8Array> | undefined;
  readonly associatedData?: $sw.Column<Uint8Array> | undefined;
  readonly algorithm?: $sw.Column<AeadAlgorithm> | undefined;
}

function $storeStartSealingRequest(m: StartSealingRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.key, "shortwire.crypto.v1.StartSealingRequest.key");
  $sw.storeUint64(10, m.handle, "shortwire.crypto.v1.StartSealingRequest.handle");
}

const $columnsOfStartSealingRequest: readonly $sw.ColumnField[] = [
  { name: "key", kind: "bytes" },
  { name: "handle", kind: "uint64" },
];

/** A batch of StartSealingRequest: of each field a list, or one value for all items. */
export interface StartSealingRequestColumns {
  readonly key?: $sw.Column<Uint8Array> | undefined;
  readonly handle?: $sw.Column<bigint> | undefined;
}

function $loadSealingHandle(m: SealingHandle): SealingHandle {
  $sw.beginReply("shortwire.crypto.v1.SealingHandle");
  m.stream = $sw.loadUint64(144);
  m.header = $sw.loadBytes(145, m.header);
  m.$unknown = undefined;
  return m;
}

const $columnsOfSealingHandle: readonly $sw.ColumnField[] = [
  { name: "stream", kind: "uint64" },
  { name: "header", kind: "bytes" },
];

/** The replies of a batch: of each field an array. */
export interface SealingHandleResults {
  stream: BigUint64Array;
  header: Uint8Array[];
}

function $storeStartOpeningRequest(m: StartOpeningRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.key, "shortwire.crypto.v1.StartOpeningRequest.key");
  $sw.storeUint64(10, m.handle, "shortwire.crypto.v1.StartOpeningRequest.handle");
  $sw.storeBytes(11, m.header, "shortwire.crypto.v1.StartOpeningRequest.header");
}

const $columnsOfStartOpeningRequest: readonly $sw.ColumnField[] = [
  { name: "key", kind: "bytes" },
  { name: "handle", kind: "uint64" },
  { name: "header", kind: "bytes" },
];

/** A batch of StartOpeningRequest: of each field a list, or one value for all items. */
export interface StartOpeningRequestColumns {
  readonly key?: $sw.Column<Uint8Array> | undefined;
  readonly handle?: $sw.Column<bigint> | undefined;
  readonly header?: $sw.Column<Uint8Array> | undefined;
}

function $loadOpeningHandle(m: OpeningHandle): OpeningHandle {
  m.stream = $sw.loadUint64(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfOpeningHandle: readonly $sw.ColumnField[] = [{ name: "stream", kind: "uint64" }];

/** The replies of a batch: of each field an array. */
export interface OpeningHandleResults {
  stream: BigUint64Array;
}

function $storeChunkedHandle(m: ChunkedHandleInit): void {
  $sw.storeUint64(8, m.stream, "shortwire.crypto.v1.ChunkedHandle.stream");
}

const $columnsOfChunkedHandle: readonly $sw.ColumnField[] = [{ name: "stream", kind: "uint64" }];

/** A batch of ChunkedHandle: of each field a list, or one value for all items. */
export interface ChunkedHandleColumns {
  readonly stream?: $sw.Column<bigint> | undefined;
}

function $storeChunkRequest(m: ChunkRequestInit): void {
  $sw.beginSlots();
  $sw.storeUint64(8, m.stream, "shortwire.crypto.v1.ChunkRequest.stream");
  $sw.storeBytes(9, m.chunk, "shortwire.crypto.v1.ChunkRequest.chunk");
  $sw.storeBool(11, m.isLast, "shortwire.crypto.v1.ChunkRequest.is_last");
  $sw.storeBytes(12, m.associatedData, "shortwire.crypto.v1.ChunkRequest.associated_data");
}

const $columnsOfChunkRequest: readonly $sw.ColumnField[] = [
  { name: "stream", kind: "uint64" },
  { name: "chunk", kind: "bytes" },
  { name: "isLast", kind: "bool" },
  { name: "associatedData", kind: "bytes" },
];

/** A batch of ChunkRequest: of each field a list, or one value for all items. */
export interface ChunkRequestColumns {
  readonly stream?: $sw.Column<bigint> | undefined;
  readonly chunk?: $sw.Column<Uint8Array> | undefined;
  readonly isLast?: $sw.Column<boolean> | undefined;
  readonly associatedData?: $sw.Column<Uint8Array> | undefined;
}

function $storeEncodeRequest(m: EncodeRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.data, "shortwire.crypto.v1.EncodeRequest.data");
  $sw.storeInt32(10, m.format, "shortwire.crypto.v1.EncodeRequest.format");
  $sw.storeString(11, m.prefix, "shortwire.crypto.v1.EncodeRequest.prefix");
}

const $columnsOfEncodeRequest: readonly $sw.ColumnField[] = [
  { name: "data", kind: "bytes" },
  { name: "format", kind: "int32" },
  { name: "prefix", kind: "string" },
];

/** A batch of EncodeRequest: of each field a list, or one value for all items. */
export interface EncodeRequestColumns {
  readonly data?: $sw.Column<Uint8Array> | undefined;
  readonly format?: $sw.Column<TextFormat> | undefined;
  readonly prefix?: $sw.Column<string> | undefined;
}

function $storeDecodeRequest(m: DecodeRequestInit): void {
  $sw.beginSlots();
  $sw.storeString(8, m.text, "shortwire.crypto.v1.DecodeRequest.text");
  $sw.storeInt32(10, m.format, "shortwire.crypto.v1.DecodeRequest.format");
  $sw.storeString(11, m.prefix, "shortwire.crypto.v1.DecodeRequest.prefix");
}

const $columnsOfDecodeRequest: readonly $sw.ColumnField[] = [
  { name: "text", kind: "string" },
  { name: "format", kind: "int32" },
  { name: "prefix", kind: "string" },
];

/** A batch of DecodeRequest: of each field a list, or one value for all items. */
export interface DecodeRequestColumns {
  readonly text?: $sw.Column<string> | undefined;
  readonly format?: $sw.Column<TextFormat> | undefined;
  readonly prefix?: $sw.Column<string> | undefined;
}

function $loadText(m: Text): Text {
  $sw.beginReply("shortwire.crypto.v1.Text");
  m.value = $sw.loadString(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfText: readonly $sw.ColumnField[] = [{ name: "value", kind: "string" }];

/** The replies of a batch: of each field an array. */
export interface TextResults {
  value: string[];
}

function $storeRandomRequest(m: RandomRequestInit): void {
  $sw.storeUint64(8, m.size, "shortwire.crypto.v1.RandomRequest.size");
}

const $columnsOfRandomRequest: readonly $sw.ColumnField[] = [{ name: "size", kind: "uint64" }];

/** A batch of RandomRequest: of each field a list, or one value for all items. */
export interface RandomRequestColumns {
  readonly size?: $sw.Column<bigint> | undefined;
}

function $storeCompareRequest(m: CompareRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.a, "shortwire.crypto.v1.CompareRequest.a");
  $sw.storeBytes(10, m.b, "shortwire.crypto.v1.CompareRequest.b");
}

const $columnsOfCompareRequest: readonly $sw.ColumnField[] = [
  { name: "a", kind: "bytes" },
  { name: "b", kind: "bytes" },
];

/** A batch of CompareRequest: of each field a list, or one value for all items. */
export interface CompareRequestColumns {
  readonly a?: $sw.Column<Uint8Array> | undefined;
  readonly b?: $sw.Column<Uint8Array> | undefined;
}

function $loadCompareReply(m: CompareReply): CompareReply {
  m.isEqual = $sw.loadBool(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfCompareReply: readonly $sw.ColumnField[] = [{ name: "isEqual", kind: "bool" }];

/** The replies of a batch: of each field an array. */
export interface CompareReplyResults {
  isEqual: boolean[];
}

function $storeBlake2bRequest(m: Blake2bRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.message, "shortwire.crypto.v1.Blake2bRequest.message");
  $sw.storeUint32(10, m.length, "shortwire.crypto.v1.Blake2bRequest.length");
  $sw.storeBytes(11, m.key, "shortwire.crypto.v1.Blake2bRequest.key");
  $sw.storeBytes(13, m.salt, "shortwire.crypto.v1.Blake2bRequest.salt");
  $sw.storeBytes(15, m.personalisation, "shortwire.crypto.v1.Blake2bRequest.personalisation");
}

const $columnsOfBlake2bRequest: readonly $sw.ColumnField[] = [
  { name: "message", kind: "bytes" },
  { name: "length", kind: "uint32" },
  { name: "key", kind: "bytes" },
  { name: "salt", kind: "bytes" },
  { name: "personalisation", kind: "bytes" },
];

/** A batch of Blake2bRequest: of each field a list, or one value for all items. */
export interface Blake2bRequestColumns {
  readonly message?: $sw.Column<Uint8Array> | undefined;
  readonly length?: $sw.Column<number> | undefined;
  readonly key?: $sw.Column<Uint8Array> | undefined;
  readonly salt?: $sw.Column<Uint8Array> | undefined;
  readonly personalisation?: $sw.Column<Uint8Array> | undefined;
}

function $storeStartHashRequest(m: StartHashRequestInit): void {
  $sw.beginSlots();
  $sw.storeInt32(8, m.algorithm, "shortwire.crypto.v1.StartHashRequest.algorithm");
  $sw.storeBytes(9, m.key, "shortwire.crypto.v1.StartHashRequest.key");
  $sw.storeUint64(11, m.handle, "shortwire.crypto.v1.StartHashRequest.handle");
  $sw.storeUint32(12, m.length, "shortwire.crypto.v1.StartHashRequest.length");
  $sw.storeBytes(13, m.salt, "shortwire.crypto.v1.StartHashRequest.salt");
  $sw.storeBytes(15, m.personalisation, "shortwire.crypto.v1.StartHashRequest.personalisation");
}

const $columnsOfStartHashRequest: readonly $sw.ColumnField[] = [
  { name: "algorithm", kind: "int32" },
  { name: "key", kind: "bytes" },
  { name: "handle", kind: "uint64" },
  { name: "length", kind: "uint32" },
  { name: "salt", kind: "bytes" },
  { name: "personalisation", kind: "bytes" },
];

/** A batch of StartHashRequest: of each field a list, or one value for all items. */
export interface StartHashRequestColumns {
  readonly algorithm?: $sw.Column<HashAlgorithm> | undefined;
  readonly key?: $sw.Column<Uint8Array> | undefined;
  readonly handle?: $sw.Column<bigint> | undefined;
  readonly length?: $sw.Column<number> | undefined;
  readonly salt?: $sw.Column<Uint8Array> | undefined;
  readonly personalisation?: $sw.Column<Uint8Array> | undefined;
}

function $storeHashHandle(m: HashHandleInit): void {
  $sw.storeUint64(8, m.stream, "shortwire.crypto.v1.HashHandle.stream");
}

function $loadHashHandle(m: HashHandle): HashHandle {
  m.stream = $sw.loadUint64(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfHashHandle: readonly $sw.ColumnField[] = [{ name: "stream", kind: "uint64" }];

/** A batch of HashHandle: of each field a list, or one value for all items. */
export interface HashHandleColumns {
  readonly stream?: $sw.Column<bigint> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface HashHandleResults {
  stream: BigUint64Array;
}

function $storeUpdateHashRequest(m: UpdateHashRequestInit): void {
  $sw.beginSlots();
  $sw.storeUint64(8, m.stream, "shortwire.crypto.v1.UpdateHashRequest.stream");
  $sw.storeBytes(9, m.data, "shortwire.crypto.v1.UpdateHashRequest.data");
}

const $columnsOfUpdateHashRequest: readonly $sw.ColumnField[] = [
  { name: "stream", kind: "uint64" },
  { name: "data", kind: "bytes" },
];

/** A batch of UpdateHashRequest: of each field a list, or one value for all items. */
export interface UpdateHashRequestColumns {
  readonly stream?: $sw.Column<bigint> | undefined;
  readonly data?: $sw.Column<Uint8Array> | undefined;
}

function $storeMacRequest(m: MacRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.key, "shortwire.crypto.v1.MacRequest.key");
  $sw.storeUint64(10, m.handle, "shortwire.crypto.v1.MacRequest.handle");
  $sw.storeBytes(11, m.message, "shortwire.crypto.v1.MacRequest.message");
  $sw.storeInt32(13, m.algorithm, "shortwire.crypto.v1.MacRequest.algorithm");
}

const $columnsOfMacRequest: readonly $sw.ColumnField[] = [
  { name: "key", kind: "bytes" },
  { name: "handle", kind: "uint64" },
  { name: "message", kind: "bytes" },
  { name: "algorithm", kind: "int32" },
];

/** A batch of MacRequest: of each field a list, or one value for all items. */
export interface MacRequestColumns {
  readonly key?: $sw.Column<Uint8Array> | undefined;
  readonly handle?: $sw.Column<bigint> | undefined;
  readonly message?: $sw.Column<Uint8Array> | undefined;
  readonly algorithm?: $sw.Column<MacAlgorithm> | undefined;
}

function $storeVerifyMacRequest(m: VerifyMacRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.key, "shortwire.crypto.v1.VerifyMacRequest.key");
  $sw.storeUint64(10, m.handle, "shortwire.crypto.v1.VerifyMacRequest.handle");
  $sw.storeBytes(11, m.message, "shortwire.crypto.v1.VerifyMacRequest.message");
  $sw.storeInt32(13, m.algorithm, "shortwire.crypto.v1.VerifyMacRequest.algorithm");
  $sw.storeBytes(14, m.tag, "shortwire.crypto.v1.VerifyMacRequest.tag");
}

const $columnsOfVerifyMacRequest: readonly $sw.ColumnField[] = [
  { name: "key", kind: "bytes" },
  { name: "handle", kind: "uint64" },
  { name: "message", kind: "bytes" },
  { name: "algorithm", kind: "int32" },
  { name: "tag", kind: "bytes" },
];

/** A batch of VerifyMacRequest: of each field a list, or one value for all items. */
export interface VerifyMacRequestColumns {
  readonly key?: $sw.Column<Uint8Array> | undefined;
  readonly handle?: $sw.Column<bigint> | undefined;
  readonly message?: $sw.Column<Uint8Array> | undefined;
  readonly algorithm?: $sw.Column<MacAlgorithm> | undefined;
  readonly tag?: $sw.Column<Uint8Array> | undefined;
}

function $storeHkdfRequest(m: HkdfRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.key, "shortwire.crypto.v1.HkdfRequest.key");
  $sw.storeUint64(10, m.handle, "shortwire.crypto.v1.HkdfRequest.handle");
  $sw.storeBytes(11, m.salt, "shortwire.crypto.v1.HkdfRequest.salt");
  $sw.storeBytes(13, m.info, "shortwire.crypto.v1.HkdfRequest.info");
  $sw.storeUint32(15, m.length, "shortwire.crypto.v1.HkdfRequest.length");
  $sw.storeInt32(16, m.hash, "shortwire.crypto.v1.HkdfRequest.hash");
}

const $columnsOfHkdfRequest: readonly $sw.ColumnField[] = [
  { name: "key", kind: "bytes" },
  { name: "handle", kind: "uint64" },
  { name: "salt", kind: "bytes" },
  { name: "info", kind: "bytes" },
  { name: "length", kind: "uint32" },
  { name: "hash", kind: "int32" },
];

/** A batch of HkdfRequest: of each field a list, or one value for all items. */
export interface HkdfRequestColumns {
  readonly key?: $sw.Column<Uint8Array> | undefined;
  readonly handle?: $sw.Column<bigint> | undefined;
  readonly salt?: $sw.Column<Uint8Array> | undefined;
  readonly info?: $sw.Column<Uint8Array> | undefined;
  readonly length?: $sw.Column<number> | undefined;
  readonly hash?: $sw.Column<KdfHash> | undefined;
}

function $storePbkdf2Request(m: Pbkdf2RequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.password, "shortwire.crypto.v1.Pbkdf2Request.password");
  $sw.storeBytes(10, m.salt, "shortwire.crypto.v1.Pbkdf2Request.salt");
  $sw.storeUint32(12, m.iterations, "shortwire.crypto.v1.Pbkdf2Request.iterations");
  $sw.storeUint32(13, m.length, "shortwire.crypto.v1.Pbkdf2Request.length");
  $sw.storeInt32(14, m.hash, "shortwire.crypto.v1.Pbkdf2Request.hash");
}

const $columnsOfPbkdf2Request: readonly $sw.ColumnField[] = [
  { name: "password", kind: "bytes" },
  { name: "salt", kind: "bytes" },
  { name: "iterations", kind: "uint32" },
  { name: "length", kind: "uint32" },
  { name: "hash", kind: "int32" },
];

/** A batch of Pbkdf2Request: of each field a list, or one value for all items. */
export interface Pbkdf2RequestColumns {
  readonly password?: $sw.Column<Uint8Array> | undefined;
  readonly salt?: $sw.Column<Uint8Array> | undefined;
  readonly iterations?: $sw.Column<number> | undefined;
  readonly length?: $sw.Column<number> | undefined;
  readonly hash?: $sw.Column<KdfHash> | undefined;
}

function $storeArgon2idRequest(m: Argon2idRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.password, "shortwire.crypto.v1.Argon2idRequest.password");
  $sw.storeBytes(10, m.salt, "shortwire.crypto.v1.Argon2idRequest.salt");
  $sw.storeUint32(12, m.length, "shortwire.crypto.v1.Argon2idRequest.length");
  $sw.storeUint32(13, m.memory, "shortwire.crypto.v1.Argon2idRequest.memory");
  $sw.storeUint32(14, m.passes, "shortwire.crypto.v1.Argon2idRequest.passes");
  $sw.storeUint32(15, m.lanes, "shortwire.crypto.v1.Argon2idRequest.lanes");
  $sw.storeBytes(16, m.secret, "shortwire.crypto.v1.Argon2idRequest.secret");
  $sw.storeBytes(18, m.associatedData, "shortwire.crypto.v1.Argon2idRequest.associated_data");
}

const $columnsOfArgon2idRequest: readonly $sw.ColumnField[] = [
  { name: "password", kind: "bytes" },
  { name: "salt", kind: "bytes" },
  { name: "length", kind: "uint32" },
  { name: "memory", kind: "uint32" },
  { name: "passes", kind: "uint32" },
  { name: "lanes", kind: "uint32" },
  { name: "secret", kind: "bytes" },
  { name: "associatedData", kind: "bytes" },
];

/** A batch of Argon2idRequest: of each field a list, or one value for all items. */
export interface Argon2idRequestColumns {
  readonly password?: $sw.Column<Uint8Array> | undefined;
  readonly salt?: $sw.Column<Uint8Array> | undefined;
  readonly length?: $sw.Column<number> | undefined;
  readonly memory?: $sw.Column<number> | undefined;
  readonly passes?: $sw.Column<number> | undefined;
  readonly lanes?: $sw.Column<number> | undefined;
  readonly secret?: $sw.Column<Uint8Array> | undefined;
  readonly associatedData?: $sw.Column<Uint8Array> | undefined;
}

function $storeBoxRequest(m: BoxRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.key, "shortwire.crypto.v1.BoxRequest.key");
  $sw.storeUint64(10, m.handle, "shortwire.crypto.v1.BoxRequest.handle");
  $sw.storeBytes(11, m.publicKey, "shortwire.crypto.v1.BoxRequest.public_key");
  $sw.storeBytes(13, m.nonce, "shortwire.crypto.v1.BoxRequest.nonce");
  $sw.storeBytes(15, m.message, "shortwire.crypto.v1.BoxRequest.message");
}

const $columnsOfBoxRequest: readonly $sw.ColumnField[] = [
  { name: "key", kind: "bytes" },
  { name: "handle", kind: "uint64" },
  { name: "publicKey", kind: "bytes" },
  { name: "nonce", kind: "bytes" },
  { name: "message", kind: "bytes" },
];

/** A batch of BoxRequest: of each field a list, or one value for all items. */
export interface BoxRequestColumns {
  readonly key?: $sw.Column<Uint8Array> | undefined;
  readonly handle?: $sw.Column<bigint> | undefined;
  readonly publicKey?: $sw.Column<Uint8Array> | undefined;
  readonly nonce?: $sw.Column<Uint8Array> | undefined;
  readonly message?: $sw.Column<Uint8Array> | undefined;
}

function $storeSealedBoxRequest(m: SealedBoxRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.publicKey, "shortwire.crypto.v1.SealedBoxRequest.public_key");
  $sw.storeBytes(10, m.message, "shortwire.crypto.v1.SealedBoxRequest.message");
}

const $columnsOfSealedBoxRequest: readonly $sw.ColumnField[] = [
  { name: "publicKey", kind: "bytes" },
  { name: "message", kind: "bytes" },
];

/** A batch of SealedBoxRequest: of each field a list, or one value for all items. */
export interface SealedBoxRequestColumns {
  readonly publicKey?: $sw.Column<Uint8Array> | undefined;
  readonly message?: $sw.Column<Uint8Array> | undefined;
}

function $storeSeedRequest(m: SeedRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.seed, "shortwire.crypto.v1.SeedRequest.seed");
}

const $columnsOfSeedRequest: readonly $sw.ColumnField[] = [{ name: "seed", kind: "bytes" }];

/** A batch of SeedRequest: of each field a list, or one value for all items. */
export interface SeedRequestColumns {
  readonly seed?: $sw.Column<Uint8Array> | undefined;
}

function $storeVerifyRequest(m: VerifyRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.key, "shortwire.crypto.v1.VerifyRequest.key");
  $sw.storeUint64(10, m.handle, "shortwire.crypto.v1.VerifyRequest.handle");
  $sw.storeBytes(11, m.signature, "shortwire.crypto.v1.VerifyRequest.signature");
  $sw.storeBytes(13, m.message, "shortwire.crypto.v1.VerifyRequest.message");
}

const $columnsOfVerifyRequest: readonly $sw.ColumnField[] = [
  { name: "key", kind: "bytes" },
  { name: "handle", kind: "uint64" },
  { name: "signature", kind: "bytes" },
  { name: "message", kind: "bytes" },
];

/** A batch of VerifyRequest: of each field a list, or one value for all items. */
export interface VerifyRequestColumns {
  readonly key?: $sw.Column<Uint8Array> | undefined;
  readonly handle?: $sw.Column<bigint> | undefined;
  readonly signature?: $sw.Column<Uint8Array> | undefined;
  readonly message?: $sw.Column<Uint8Array> | undefined;
}

function $storeFromExchangeRequest(m: FromExchangeRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.publicKey, "shortwire.crypto.v1.FromExchangeRequest.public_key");
  $sw.storeBool(10, m.isNegative, "shortwire.crypto.v1.FromExchangeRequest.is_negative");
}

const $columnsOfFromExchangeRequest: readonly $sw.ColumnField[] = [
  { name: "publicKey", kind: "bytes" },
  { name: "isNegative", kind: "bool" },
];

/** A batch of FromExchangeRequest: of each field a list, or one value for all items. */
export interface FromExchangeRequestColumns {
  readonly publicKey?: $sw.Column<Uint8Array> | undefined;
  readonly isNegative?: $sw.Column<boolean> | undefined;
}

function $storeExchangeRequest(m: ExchangeRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.key, "shortwire.crypto.v1.ExchangeRequest.key");
  $sw.storeUint64(10, m.handle, "shortwire.crypto.v1.ExchangeRequest.handle");
  $sw.storeBytes(11, m.publicKey, "shortwire.crypto.v1.ExchangeRequest.public_key");
}

const $columnsOfExchangeRequest: readonly $sw.ColumnField[] = [
  { name: "key", kind: "bytes" },
  { name: "handle", kind: "uint64" },
  { name: "publicKey", kind: "bytes" },
];

/** A batch of ExchangeRequest: of each field a list, or one value for all items. */
export interface ExchangeRequestColumns {
  readonly key?: $sw.Column<Uint8Array> | undefined;
  readonly handle?: $sw.Column<bigint> | undefined;
  readonly publicKey?: $sw.Column<Uint8Array> | undefined;
}

function $storeXorRequest(m: XorRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.key, "shortwire.crypto.v1.XorRequest.key");
  $sw.storeUint64(10, m.handle, "shortwire.crypto.v1.XorRequest.handle");
  $sw.storeBytes(11, m.nonce, "shortwire.crypto.v1.XorRequest.nonce");
  $sw.storeBytes(13, m.message, "shortwire.crypto.v1.XorRequest.message");
  $sw.storeInt32(15, m.algorithm, "shortwire.crypto.v1.XorRequest.algorithm");
  $sw.storeUint64(16, m.counter, "shortwire.crypto.v1.XorRequest.counter");
}

const $columnsOfXorRequest: readonly $sw.ColumnField[] = [
  { name: "key", kind: "bytes" },
  { name: "handle", kind: "uint64" },
  { name: "nonce", kind: "bytes" },
  { name: "message", kind: "bytes" },
  { name: "algorithm", kind: "int32" },
  { name: "counter", kind: "uint64" },
];

/** A batch of XorRequest: of each field a list, or one value for all items. */
export interface XorRequestColumns {
  readonly key?: $sw.Column<Uint8Array> | undefined;
  readonly handle?: $sw.Column<bigint> | undefined;
  readonly nonce?: $sw.Column<Uint8Array> | undefined;
  readonly message?: $sw.Column<Uint8Array> | undefined;
  readonly algorithm?: $sw.Column<StreamAlgorithm> | undefined;
  readonly counter?: $sw.Column<bigint> | undefined;
}

function $storeKeyStreamRequest(m: KeyStreamRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.key, "shortwire.crypto.v1.KeyStreamRequest.key");
  $sw.storeUint64(10, m.handle, "shortwire.crypto.v1.KeyStreamRequest.handle");
  $sw.storeBytes(11, m.nonce, "shortwire.crypto.v1.KeyStreamRequest.nonce");
  $sw.storeInt32(13, m.algorithm, "shortwire.crypto.v1.KeyStreamRequest.algorithm");
  $sw.storeUint64(14, m.counter, "shortwire.crypto.v1.KeyStreamRequest.counter");
  $sw.storeUint64(15, m.size, "shortwire.crypto.v1.KeyStreamRequest.size");
}

const $columnsOfKeyStreamRequest: readonly $sw.ColumnField[] = [
  { name: "key", kind: "bytes" },
  { name: "handle", kind: "uint64" },
  { name: "nonce", kind: "bytes" },
  { name: "algorithm", kind: "int32" },
  { name: "counter", kind: "uint64" },
  { name: "size", kind: "uint64" },
];

/** A batch of KeyStreamRequest: of each field a list, or one value for all items. */
export interface KeyStreamRequestColumns {
  readonly key?: $sw.Column<Uint8Array> | undefined;
  readonly handle?: $sw.Column<bigint> | undefined;
  readonly nonce?: $sw.Column<Uint8Array> | undefined;
  readonly algorithm?: $sw.Column<StreamAlgorithm> | undefined;
  readonly counter?: $sw.Column<bigint> | undefined;
  readonly size?: $sw.Column<bigint> | undefined;
}

function $storeDeriveRequest(m: DeriveRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.key, "shortwire.crypto.v1.DeriveRequest.key");
  $sw.storeUint64(10, m.handle, "shortwire.crypto.v1.DeriveRequest.handle");
  $sw.storeBytes(11, m.input, "shortwire.crypto.v1.DeriveRequest.input");
  $sw.storeInt32(13, m.algorithm, "shortwire.crypto.v1.DeriveRequest.algorithm");
}

const $columnsOfDeriveRequest: readonly $sw.ColumnField[] = [
  { name: "key", kind: "bytes" },
  { name: "handle", kind: "uint64" },
  { name: "input", kind: "bytes" },
  { name: "algorithm", kind: "int32" },
];

/** A batch of DeriveRequest: of each field a list, or one value for all items. */
export interface DeriveRequestColumns {
  readonly key?: $sw.Column<Uint8Array> | undefined;
  readonly handle?: $sw.Column<bigint> | undefined;
  readonly input?: $sw.Column<Uint8Array> | undefined;
  readonly algorithm?: $sw.Column<StreamAlgorithm> | undefined;
}

const $Keys: readonly $sw.Method[] = [
  { name: "shortwire.crypto.v1.Keys/Store", id: 0x0d1360ae8928cfcen, shape: 0x82f869cc1910728an, requestBytes: [0] },
  { name: "shortwire.crypto.v1.Keys/Generate", id: 0xe4d3bd34889927b2n, shape: 0xcd66b5b1bb4cf766n },
  { name: "shortwire.crypto.v1.Keys/Reveal", id: 0x28f2c9e4a84ab9f0n, shape: 0xf45119265e81e95an, replyBytes: [0] },
  { name: "shortwire.crypto.v1.Keys/Discard", id: 0x4038f567bf09d141n, shape: 0xe0c6e62873a08396n },
];

const $Keys$Store: $sw.FlatBatch<StoreKeyRequestInit, KeyHandle> = {
  method: 0,
  put: (message, w) => $putStoreKeyRequest(message, w),
  merge: (message, r) => $mergeKeyHandle(message, r),
  create: () => new KeyHandle(),
  request: $columnsOfStoreKeyRequest,
  reply: $columnsOfKeyHandle,
};

const $Keys$Generate: $sw.FlatBatch<GenerateKeyRequestInit, KeyHandle> = {
  method: 1,
  put: (message, w) => $putGenerateKeyRequest(message, w),
  merge: (message, r) => $mergeKeyHandle(message, r),
  create: () => new KeyHandle(),
  request: $columnsOfGenerateKeyRequest,
  reply: $columnsOfKeyHandle,
};

const $Keys$Reveal: $sw.FlatBatch<KeyHandleInit, Bytes> = {
  method: 2,
  put: (message, w) => $putKeyHandle(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfKeyHandle,
  reply: $columnsOfBytes,
};

const $Keys$Discard: $sw.FlatBatch<KeyHandleInit, Empty> = {
  method: 3,
  put: (message, w) => $putKeyHandle(message, w),
  merge: (message, r) => $mergeEmpty(message, r),
  create: () => new Empty(),
  request: $columnsOfKeyHandle,
  reply: $columnsOfEmpty,
};

/** Keys that stay in the library. May be used by many calls at a time; discarding one waits for those under way. */
export class Keys extends $sw.Client {
  static readonly fullName = "shortwire.crypto.v1.Keys";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Keys {
    return new Keys($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Keys);
  }

  /** Copies a key into the library. Clear your own copy then. */
  async store(request: StoreKeyRequestInit, options?: $sw.CallOptions): Promise<KeyHandle> {
    return this.storeInto(request, new KeyHandle(), options);
  }

  /** {@link store}, on this thread. */
  storeSync(request: StoreKeyRequestInit, options?: $sw.CallOptions): KeyHandle {
    return this.storeInto(request, new KeyHandle(), options);
  }

  /** {@link storeSync} into a reply that exists, in place of what it held. */
  storeInto(request: StoreKeyRequestInit, into: KeyHandle, options?: $sw.CallOptions): KeyHandle {
    $sw.checkMessage("shortwire.crypto.v1.StoreKeyRequest", request);
    $storeStoreKeyRequest(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadKeyHandle(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("shortwire.crypto.v1.StoreKeyRequest", request);
    $putStoreKeyRequest(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeKeyHandle($clearKeyHandle(into), r);
  }

  /** {@link store} in wire format. */
  storeRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link storeRaw}, on this thread. */
  storeRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link storeRawSync} to the start of `into`; returns the reply's size. */
  storeRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link store} for each item, in one call. */
  async storeMany(items: readonly StoreKeyRequestInit[], options?: $sw.CallOptions): Promise<KeyHandle[]> {
    return this.storeManySync(items, options);
  }

  /** {@link storeMany}, on this thread. */
  storeManySync(items: readonly StoreKeyRequestInit[], options?: $sw.CallOptions): KeyHandle[] {
    return this.$sendMany($Keys$Store, items, options);
  }

  /** {@link storeMany} over arrays, one a field. */
  async storeColumns(
    columns: StoreKeyRequestColumns,
    options?: $sw.ColumnsOptions<KeyHandleResults>,
  ): Promise<KeyHandleResults> {
    return this.storeColumnsSync(columns, options);
  }

  /** {@link storeColumns}, on this thread. */
  storeColumnsSync(columns: StoreKeyRequestColumns, options?: $sw.ColumnsOptions<KeyHandleResults>): KeyHandleResults {
    return $sw.columns(this, $Keys$Store, columns, options) as unknown as KeyHandleResults;
  }

  /** Makes a key of random bytes that nobody has seen. */
  async generate(request: GenerateKeyRequestInit, options?: $sw.CallOptions): Promise<KeyHandle> {
    return this.generateInto(request, new KeyHandle(), options);
  }

  /** {@link generate}, on this thread. */
  generateSync(request: GenerateKeyRequestInit, options?: $sw.CallOptions): KeyHandle {
    return this.generateInto(request, new KeyHandle(), options);
  }

  /** {@link generateSync} into a reply that exists, in place of what it held. */
  generateInto(request: GenerateKeyRequestInit, into: KeyHandle, options?: $sw.CallOptions): KeyHandle {
    $sw.checkMessage("shortwire.crypto.v1.GenerateKeyRequest", request);
    $storeGenerateKeyRequest(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadKeyHandle(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("shortwire.crypto.v1.GenerateKeyRequest", request);
    $putGenerateKeyRequest(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeKeyHandle($clearKeyHandle(into), r);
  }

  /** {@link generate} in wire format. */
  generateRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link generateRaw}, on this thread. */
  generateRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link generateRawSync} to the start of `into`; returns the reply's size. */
  generateRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link generate} for each item, in one call. */
  async generateMany(items: readonly GenerateKeyRequestInit[], options?: $sw.CallOptions): Promise<KeyHandle[]> {
    return this.generateManySync(items, options);
  }

  /** {@link generateMany}, on this thread. */
  generateManySync(items: readonly GenerateKeyRequestInit[], options?: $sw.CallOptions): KeyHandle[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.generateColumnsSync($gatherGenerateKeyRequest(items), options),
      $scatterKeyHandle,
    );
  }

  /** {@link generateMany} over arrays, one a field. */
  async generateColumns(
    columns: GenerateKeyRequestColumns,
    options?: $sw.ColumnsOptions<KeyHandleResults>,
  ): Promise<KeyHandleResults> {
    return this.generateColumnsSync(columns, options);
  }

  /** {@link generateColumns}, on this thread. */
  generateColumnsSync(
    columns: GenerateKeyRequestColumns,
    options?: $sw.ColumnsOptions<KeyHandleResults>,
  ): KeyHandleResults {
    return $sw.columns(this, $Keys$Generate, columns, options) as unknown as KeyHandleResults;
  }

  /** The bytes of a key: a seed of signing keys, else what was stored. */
  async reveal(request: KeyHandleInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.revealInto(request, new Bytes(), options);
  }

  /** {@link reveal}, on this thread. */
  revealSync(request: KeyHandleInit, options?: $sw.CallOptions): Bytes {
    return this.revealInto(request, new Bytes(), options);
  }

  /** {@link revealSync} into a reply that exists, in place of what it held. */
  revealInto(request: KeyHandleInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.KeyHandle", request);
    $storeKeyHandle(request);
    const code = $sw.callFlat(this.$base + 2, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(2, code);
    const use = this.$begin("shortwire.crypto.v1.KeyHandle", request);
    $putKeyHandle(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link revealSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  revealTo(request: KeyHandleInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.KeyHandle", request);
    $storeKeyHandle(request);
    const code = $sw.callDirect(this.$base + 2, output, options);
    if (code === 0) return this.$replySize(2, output);
    this.$failUnlessShape(2, code);
    return this.$copyTo(2, this.revealSync(request, options).value, output);
  }

  /** {@link reveal} in wire format. */
  revealRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(2, request, options);
  }

  /** {@link revealRaw}, on this thread. */
  revealRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(2, request, options);
  }

  /** {@link revealRawSync} to the start of `into`; returns the reply's size. */
  revealRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(2, request, into, options);
  }

  /** {@link reveal} for each item, in one call. */
  async revealMany(items: readonly KeyHandleInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.revealManySync(items, options);
  }

  /** {@link revealMany}, on this thread. */
  revealManySync(items: readonly KeyHandleInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Keys$Reveal, items, options);
  }

  /** {@link revealMany} over arrays, one a field. */
  async revealColumns(columns: KeyHandleColumns, options?: $sw.ColumnsOptions<BytesResults>): Promise<BytesResults> {
    return this.revealColumnsSync(columns, options);
  }

  /** {@link revealColumns}, on this thread. */
  revealColumnsSync(columns: KeyHandleColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Keys$Reveal, columns, options) as unknown as BytesResults;
  }

  /** Clears a key and gives its handle up. Discarding it again is FAILED_PRECONDITION. */
  async discard(request: KeyHandleInit, options?: $sw.CallOptions): Promise<Empty> {
    return this.discardInto(request, new Empty(), options);
  }

  /** {@link discard}, on this thread. */
  discardSync(request: KeyHandleInit, options?: $sw.CallOptions): Empty {
    return this.discardInto(request, new Empty(), options);
  }

  /** {@link discardSync} into a reply that exists, in place of what it held. */
  discardInto(request: KeyHandleInit, into: Empty, options?: $sw.CallOptions): Empty {
    $sw.checkMessage("shortwire.crypto.v1.KeyHandle", request);
    $storeKeyHandle(request);
    const code = $sw.callFlat(this.$base + 3, options);
    if (code === 0) return $loadEmpty(into);
    this.$failUnlessShape(3, code);
    const use = this.$begin("shortwire.crypto.v1.KeyHandle", request);
    $putKeyHandle(request, $sw.writer);
    const r = this.$send(3, use, options);
    return $mergeEmpty($clearEmpty(into), r);
  }

  /** {@link discard} in wire format. */
  discardRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(3, request, options);
  }

  /** {@link discardRaw}, on this thread. */
  discardRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(3, request, options);
  }

  /** {@link discardRawSync} to the start of `into`; returns the reply's size. */
  discardRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(3, request, into, options);
  }

  /** {@link discard} for each item, in one call. */
  async discardMany(items: readonly KeyHandleInit[], options?: $sw.CallOptions): Promise<Empty[]> {
    return this.discardManySync(items, options);
  }

  /** {@link discardMany}, on this thread. */
  discardManySync(items: readonly KeyHandleInit[], options?: $sw.CallOptions): Empty[] {
    return this.$sendMany($Keys$Discard, items, options);
  }

  /** {@link discardMany} over arrays, one a field. */
  async discardColumns(
    columns: KeyHandleColumns,
    options?: $sw.ColumnsOptions<Record<never, never>>,
  ): Promise<Record<never, never>> {
    return this.discardColumnsSync(columns, options);
  }

  /** {@link discardColumns}, on this thread. */
  discardColumnsSync(
    columns: KeyHandleColumns,
    options?: $sw.ColumnsOptions<Record<never, never>>,
  ): Record<never, never> {
    return $sw.columns(this, $Keys$Discard, columns, options) as unknown as Record<never, never>;
  }
}

const $Aead: readonly $sw.Method[] = [
  {
    name: "shortwire.crypto.v1.Aead/Seal",
    id: 0x12cfb588fca711edn,
    shape: 0x345b308c797198b2n,
    requestBytes: [0, 3, 5, 7],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.Aead/Unseal",
    id: 0xf52f4732770872a6n,
    shape: 0xba045fa9a540b291n,
    requestBytes: [0, 3, 5, 7],
    replyBytes: [0],
  },
];

const $Aead$Seal: $sw.FlatBatch<AeadRequestInit, Bytes> = {
  method: 0,
  put: (message, w) => $putAeadRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfAeadRequest,
  reply: $columnsOfBytes,
};

const $Aead$Unseal: $sw.FlatBatch<AeadRequestInit, Bytes> = {
  method: 1,
  put: (message, w) => $putAeadRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfAeadRequest,
  reply: $columnsOfBytes,
};

/** ChaCha20-Poly1305 (RFC 8439) and XChaCha20-Poly1305, with keys of 32 bytes. */
export class Aead extends $sw.Client {
  static readonly fullName = "shortwire.crypto.v1.Aead";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Aead {
    return new Aead($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Aead);
  }

  /** The encrypted message, then the tag of 16 bytes. In place, nothing moves. */
  async seal(request: AeadRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.sealInto(request, new Bytes(), options);
  }

  /** {@link seal}, on this thread. */
  sealSync(request: AeadRequestInit, options?: $sw.CallOptions): Bytes {
    return this.sealInto(request, new Bytes(), options);
  }

  /** {@link sealSync} into a reply that exists, in place of what it held. */
  sealInto(request: AeadRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.AeadRequest", request);
    $storeAeadRequest(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("shortwire.crypto.v1.AeadRequest", request);
    $putAeadRequest(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link sealSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  sealTo(request: AeadRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.AeadRequest", request);
    $storeAeadRequest(request);
    const code = $sw.callDirect(this.$base + 0, output, options);
    if (code === 0) return this.$replySize(0, output);
    this.$failUnlessShape(0, code);
    return this.$copyTo(0, this.sealSync(request, options).value, output);
  }

  /** {@link seal} in wire format. */
  sealRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link sealRaw}, on this thread. */
  sealRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link sealRawSync} to the start of `into`; returns the reply's size. */
  sealRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link seal} for each item, in one call. */
  async sealMany(items: readonly AeadRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.sealManySync(items, options);
  }

  /** {@link sealMany}, on this thread. */
  sealManySync(items: readonly AeadRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Aead$Seal, items, options);
  }

  /** {@link sealMany} over arrays, one a field. */
  async sealColumns(columns: AeadRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): Promise<BytesResults> {
    return this.sealColumnsSync(columns, options);
  }

  /** {@link sealColumns}, on this thread. */
  sealColumnsSync(columns: AeadRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Aead$Seal, columns, options) as unknown as BytesResults;
  }

  /** What Seal was given; the associated data has to be the same. */
  async unseal(request: AeadRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.unsealInto(request, new Bytes(), options);
  }

  /** {@link unseal}, on this thread. */
  unsealSync(request: AeadRequestInit, options?: $sw.CallOptions): Bytes {
    return this.unsealInto(request, new Bytes(), options);
  }

  /** {@link unsealSync} into a reply that exists, in place of what it held. */
  unsealInto(request: AeadRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.AeadRequest", request);
    $storeAeadRequest(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("shortwire.crypto.v1.AeadRequest", request);
    $putAeadRequest(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link unsealSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  unsealTo(request: AeadRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.AeadRequest", request);
    $storeAeadRequest(request);
    const code = $sw.callDirect(this.$base + 1, output, options);
    if (code === 0) return this.$replySize(1, output);
    this.$failUnlessShape(1, code);
    return this.$copyTo(1, this.unsealSync(request, options).value, output);
  }

  /** {@link unseal} in wire format. */
  unsealRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link unsealRaw}, on this thread. */
  unsealRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link unsealRawSync} to the start of `into`; returns the reply's size. */
  unsealRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link unseal} for each item, in one call. */
  async unsealMany(items: readonly AeadRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.unsealManySync(items, options);
  }

  /** {@link unsealMany}, on this thread. */
  unsealManySync(items: readonly AeadRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Aead$Unseal, items, options);
  }

  /** {@link unsealMany} over arrays, one a field. */
  async unsealColumns(columns: AeadRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): Promise<BytesResults> {
    return this.unsealColumnsSync(columns, options);
  }

  /** {@link unsealColumns}, on this thread. */
  unsealColumnsSync(columns: AeadRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Aead$Unseal, columns, options) as unknown as BytesResults;
  }
}

const $ChunkedAead: readonly $sw.Method[] = [
  {
    name: "shortwire.crypto.v1.ChunkedAead/StartSealing",
    id: 0x0550ecd66b469f2bn,
    shape: 0x746276b244a5040dn,
    requestBytes: [0],
    replyBytes: [1],
  },
  {
    name: "shortwire.crypto.v1.ChunkedAead/SealChunk",
    id: 0x1828242688289daen,
    shape: 0xa802de7bdd3ea1d9n,
    requestBytes: [1, 4],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.ChunkedAead/StartOpening",
    id: 0xa3795fe7e3dfb18cn,
    shape: 0x81587b7b18875e65n,
    requestBytes: [0, 3],
  },
  {
    name: "shortwire.crypto.v1.ChunkedAead/OpenChunk",
    id: 0x03d51300c1df4595n,
    shape: 0x619a68101757ca4an,
    requestBytes: [1, 4],
    replyBytes: [0],
  },
  { name: "shortwire.crypto.v1.ChunkedAead/Discard", id: 0x2d08fca75e10872an, shape: 0xbd47c5a05d355de1n },
];

const $ChunkedAead$StartSealing: $sw.FlatBatch<StartSealingRequestInit, SealingHandle> = {
  method: 0,
  put: (message, w) => $putStartSealingRequest(message, w),
  merge: (message, r) => $mergeSealingHandle(message, r),
  create: () => new SealingHandle(),
  request: $columnsOfStartSealingRequest,
  reply: $columnsOfSealingHandle,
};

const $ChunkedAead$SealChunk: $sw.FlatBatch<ChunkRequestInit, Bytes> = {
  method: 1,
  put: (message, w) => $putChunkRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfChunkRequest,
  reply: $columnsOfBytes,
};

const $ChunkedAead$StartOpening: $sw.FlatBatch<StartOpeningRequestInit, OpeningHandle> = {
  method: 2,
  put: (message, w) => $putStartOpeningRequest(message, w),
  merge: (message, r) => $mergeOpeningHandle(message, r),
  create: () => new OpeningHandle(),
  request: $columnsOfStartOpeningRequest,
  reply: $columnsOfOpeningHandle,
};

const $ChunkedAead$OpenChunk: $sw.FlatBatch<ChunkRequestInit, Bytes> = {
  method: 3,
  put: (message, w) => $putChunkRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfChunkRequest,
  reply: $columnsOfBytes,
};

const $ChunkedAead$Discard: $sw.FlatBatch<ChunkedHandleInit, Empty> = {
  method: 4,
  put: (message, w) => $putChunkedHandle(message, w),
  merge: (message, r) => $mergeEmpty(message, r),
  create: () => new Empty(),
  request: $columnsOfChunkedHandle,
  reply: $columnsOfEmpty,
};

/**
 * Encryption of what does not fit into memory, chunk by chunk; chunks that are missing, repeated, in another order or cut
 * off at the end are not authentic. libsodium's secretstream_xchacha20poly1305 reads and writes the same. One thread at a
 * time uses a handle; others wait.
 */
export class ChunkedAead extends $sw.Client {
  static readonly fullName = "shortwire.crypto.v1.ChunkedAead";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): ChunkedAead {
    return new ChunkedAead($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $ChunkedAead);
  }

  /** Starts encrypting with a key of 32 bytes. The header has to be stored in front of the chunks. */
  async startSealing(request: StartSealingRequestInit, options?: $sw.CallOptions): Promise<SealingHandle> {
    return this.startSealingInto(request, new SealingHandle(), options);
  }

  /** {@link startSealing}, on this thread. */
  startSealingSync(request: StartSealingRequestInit, options?: $sw.CallOptions): SealingHandle {
    return this.startSealingInto(request, new SealingHandle(), options);
  }

  /** {@link startSealingSync} into a reply that exists, in place of what it held. */
  startSealingInto(request: StartSealingRequestInit, into: SealingHandle, options?: $sw.CallOptions): SealingHandle {
    $sw.checkMessage("shortwire.crypto.v1.StartSealingRequest", request);
    $storeStartSealingRequest(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadSealingHandle(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("shortwire.crypto.v1.StartSealingRequest", request);
    $putStartSealingRequest(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeSealingHandle($clearSealingHandle(into), r);
  }

  /** {@link startSealing} in wire format. */
  startSealingRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link startSealingRaw}, on this thread. */
  startSealingRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link startSealingRawSync} to the start of `into`; returns the reply's size. */
  startSealingRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link startSealing} for each item, in one call. */
  async startSealingMany(
    items: readonly StartSealingRequestInit[],
    options?: $sw.CallOptions,
  ): Promise<SealingHandle[]> {
    return this.startSealingManySync(items, options);
  }

  /** {@link startSealingMany}, on this thread. */
  startSealingManySync(items: readonly StartSealingRequestInit[], options?: $sw.CallOptions): SealingHandle[] {
    return this.$sendMany($ChunkedAead$StartSealing, items, options);
  }

  /** {@link startSealingMany} over arrays, one a field. */
  async startSealingColumns(
    columns: StartSealingRequestColumns,
    options?: $sw.ColumnsOptions<SealingHandleResults>,
  ): Promise<SealingHandleResults> {
    return this.startSealingColumnsSync(columns, options);
  }

  /** {@link startSealingColumns}, on this thread. */
  startSealingColumnsSync(
    columns: StartSealingRequestColumns,
    options?: $sw.ColumnsOptions<SealingHandleResults>,
  ): SealingHandleResults {
    return $sw.columns(this, $ChunkedAead$StartSealing, columns, options) as unknown as SealingHandleResults;
  }

  /**
   * The encrypted chunk, 17 bytes longer: a byte that says whether it is the last one in front, a tag behind. In place if it
   * lies one byte behind the start of the output. After the last chunk the handle is discarded.
   */
  async sealChunk(request: ChunkRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.sealChunkInto(request, new Bytes(), options);
  }

  /** {@link sealChunk}, on this thread. */
  sealChunkSync(request: ChunkRequestInit, options?: $sw.CallOptions): Bytes {
    return this.sealChunkInto(request, new Bytes(), options);
  }

  /** {@link sealChunkSync} into a reply that exists, in place of what it held. */
  sealChunkInto(request: ChunkRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.ChunkRequest", request);
    $storeChunkRequest(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("shortwire.crypto.v1.ChunkRequest", request);
    $putChunkRequest(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link sealChunkSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  sealChunkTo(request: ChunkRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.ChunkRequest", request);
    $storeChunkRequest(request);
    const code = $sw.callDirect(this.$base + 1, output, options);
    if (code === 0) return this.$replySize(1, output);
    this.$failUnlessShape(1, code);
    return this.$copyTo(1, this.sealChunkSync(request, options).value, output);
  }

  /** {@link sealChunk} in wire format. */
  sealChunkRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link sealChunkRaw}, on this thread. */
  sealChunkRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link sealChunkRawSync} to the start of `into`; returns the reply's size. */
  sealChunkRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link sealChunk} for each item, in one call. */
  async sealChunkMany(items: readonly ChunkRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.sealChunkManySync(items, options);
  }

  /** {@link sealChunkMany}, on this thread. */
  sealChunkManySync(items: readonly ChunkRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($ChunkedAead$SealChunk, items, options);
  }

  /** {@link sealChunkMany} over arrays, one a field. */
  async sealChunkColumns(
    columns: ChunkRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.sealChunkColumnsSync(columns, options);
  }

  /** {@link sealChunkColumns}, on this thread. */
  sealChunkColumnsSync(columns: ChunkRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $ChunkedAead$SealChunk, columns, options) as unknown as BytesResults;
  }

  /** Starts decrypting what begins with that header. */
  async startOpening(request: StartOpeningRequestInit, options?: $sw.CallOptions): Promise<OpeningHandle> {
    return this.startOpeningInto(request, new OpeningHandle(), options);
  }

  /** {@link startOpening}, on this thread. */
  startOpeningSync(request: StartOpeningRequestInit, options?: $sw.CallOptions): OpeningHandle {
    return this.startOpeningInto(request, new OpeningHandle(), options);
  }

  /** {@link startOpeningSync} into a reply that exists, in place of what it held. */
  startOpeningInto(request: StartOpeningRequestInit, into: OpeningHandle, options?: $sw.CallOptions): OpeningHandle {
    $sw.checkMessage("shortwire.crypto.v1.StartOpeningRequest", request);
    $storeStartOpeningRequest(request);
    const code = $sw.callFlat(this.$base + 2, options);
    if (code === 0) return $loadOpeningHandle(into);
    this.$failUnlessShape(2, code);
    const use = this.$begin("shortwire.crypto.v1.StartOpeningRequest", request);
    $putStartOpeningRequest(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeOpeningHandle($clearOpeningHandle(into), r);
  }

  /** {@link startOpening} in wire format. */
  startOpeningRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(2, request, options);
  }

  /** {@link startOpeningRaw}, on this thread. */
  startOpeningRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(2, request, options);
  }

  /** {@link startOpeningRawSync} to the start of `into`; returns the reply's size. */
  startOpeningRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(2, request, into, options);
  }

  /** {@link startOpening} for each item, in one call. */
  async startOpeningMany(
    items: readonly StartOpeningRequestInit[],
    options?: $sw.CallOptions,
  ): Promise<OpeningHandle[]> {
    return this.startOpeningManySync(items, options);
  }

  /** {@link startOpeningMany}, on this thread. */
  startOpeningManySync(items: readonly StartOpeningRequestInit[], options?: $sw.CallOptions): OpeningHandle[] {
    return this.$sendMany($ChunkedAead$StartOpening, items, options);
  }

  /** {@link startOpeningMany} over arrays, one a field. */
  async startOpeningColumns(
    columns: StartOpeningRequestColumns,
    options?: $sw.ColumnsOptions<OpeningHandleResults>,
  ): Promise<OpeningHandleResults> {
    return this.startOpeningColumnsSync(columns, options);
  }

  /** {@link startOpeningColumns}, on this thread. */
  startOpeningColumnsSync(
    columns: StartOpeningRequestColumns,
    options?: $sw.ColumnsOptions<OpeningHandleResults>,
  ): OpeningHandleResults {
    return $sw.columns(this, $ChunkedAead$StartOpening, columns, options) as unknown as OpeningHandleResults;
  }

  /**
   * What SealChunk was given. Was the last chunk the last one that was sealed? If it is not marked so on both sides, it is
   * not authentic.
   */
  async openChunk(request: ChunkRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.openChunkInto(request, new Bytes(), options);
  }

  /** {@link openChunk}, on this thread. */
  openChunkSync(request: ChunkRequestInit, options?: $sw.CallOptions): Bytes {
    return this.openChunkInto(request, new Bytes(), options);
  }

  /** {@link openChunkSync} into a reply that exists, in place of what it held. */
  openChunkInto(request: ChunkRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.ChunkRequest", request);
    $storeChunkRequest(request);
    const code = $sw.callFlat(this.$base + 3, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(3, code);
    const use = this.$begin("shortwire.crypto.v1.ChunkRequest", request);
    $putChunkRequest(request, $sw.writer);
    const r = this.$send(3, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link openChunkSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  openChunkTo(request: ChunkRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.ChunkRequest", request);
    $storeChunkRequest(request);
    const code = $sw.callDirect(this.$base + 3, output, options);
    if (code === 0) return this.$replySize(3, output);
    this.$failUnlessShape(3, code);
    return this.$copyTo(3, this.openChunkSync(request, options).value, output);
  }

  /** {@link openChunk} in wire format. */
  openChunkRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(3, request, options);
  }

  /** {@link openChunkRaw}, on this thread. */
  openChunkRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(3, request, options);
  }

  /** {@link openChunkRawSync} to the start of `into`; returns the reply's size. */
  openChunkRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(3, request, into, options);
  }

  /** {@link openChunk} for each item, in one call. */
  async openChunkMany(items: readonly ChunkRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.openChunkManySync(items, options);
  }

  /** {@link openChunkMany}, on this thread. */
  openChunkManySync(items: readonly ChunkRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($ChunkedAead$OpenChunk, items, options);
  }

  /** {@link openChunkMany} over arrays, one a field. */
  async openChunkColumns(
    columns: ChunkRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.openChunkColumnsSync(columns, options);
  }

  /** {@link openChunkColumns}, on this thread. */
  openChunkColumnsSync(columns: ChunkRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $ChunkedAead$OpenChunk, columns, options) as unknown as BytesResults;
  }

  /** Gives a handle up before the last chunk. */
  async discard(request: ChunkedHandleInit, options?: $sw.CallOptions): Promise<Empty> {
    return this.discardInto(request, new Empty(), options);
  }

  /** {@link discard}, on this thread. */
  discardSync(request: ChunkedHandleInit, options?: $sw.CallOptions): Empty {
    return this.discardInto(request, new Empty(), options);
  }

  /** {@link discardSync} into a reply that exists, in place of what it held. */
  discardInto(request: ChunkedHandleInit, into: Empty, options?: $sw.CallOptions): Empty {
    $sw.checkMessage("shortwire.crypto.v1.ChunkedHandle", request);
    $storeChunkedHandle(request);
    const code = $sw.callFlat(this.$base + 4, options);
    if (code === 0) return $loadEmpty(into);
    this.$failUnlessShape(4, code);
    const use = this.$begin("shortwire.crypto.v1.ChunkedHandle", request);
    $putChunkedHandle(request, $sw.writer);
    const r = this.$send(4, use, options);
    return $mergeEmpty($clearEmpty(into), r);
  }

  /** {@link discard} in wire format. */
  discardRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(4, request, options);
  }

  /** {@link discardRaw}, on this thread. */
  discardRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(4, request, options);
  }

  /** {@link discardRawSync} to the start of `into`; returns the reply's size. */
  discardRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(4, request, into, options);
  }

  /** {@link discard} for each item, in one call. */
  async discardMany(items: readonly ChunkedHandleInit[], options?: $sw.CallOptions): Promise<Empty[]> {
    return this.discardManySync(items, options);
  }

  /** {@link discardMany}, on this thread. */
  discardManySync(items: readonly ChunkedHandleInit[], options?: $sw.CallOptions): Empty[] {
    return this.$sendMany($ChunkedAead$Discard, items, options);
  }

  /** {@link discardMany} over arrays, one a field. */
  async discardColumns(
    columns: ChunkedHandleColumns,
    options?: $sw.ColumnsOptions<Record<never, never>>,
  ): Promise<Record<never, never>> {
    return this.discardColumnsSync(columns, options);
  }

  /** {@link discardColumns}, on this thread. */
  discardColumnsSync(
    columns: ChunkedHandleColumns,
    options?: $sw.ColumnsOptions<Record<never, never>>,
  ): Record<never, never> {
    return $sw.columns(this, $ChunkedAead$Discard, columns, options) as unknown as Record<never, never>;
  }
}

const $Encoding: readonly $sw.Method[] = [
  {
    name: "shortwire.crypto.v1.Encoding/Encode",
    id: 0x6b5c990a533739a8n,
    shape: 0xff909e8af35a8715n,
    requestBytes: [0, 3],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.Encoding/Decode",
    id: 0x6fef0e659dafbf34n,
    shape: 0xdd0f96b11ad31f67n,
    requestBytes: [0, 3],
    replyBytes: [0],
  },
];

const $Encoding$Encode: $sw.FlatBatch<EncodeRequestInit, Text> = {
  method: 0,
  put: (message, w) => $putEncodeRequest(message, w),
  merge: (message, r) => $mergeText(message, r),
  create: () => new Text(),
  request: $columnsOfEncodeRequest,
  reply: $columnsOfText,
};

const $Encoding$Decode: $sw.FlatBatch<DecodeRequestInit, Bytes> = {
  method: 1,
  put: (message, w) => $putDecodeRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfDecodeRequest,
  reply: $columnsOfBytes,
};

/** Bytes as text, in constant time where they are secret. */
export class Encoding extends $sw.Client {
  static readonly fullName = "shortwire.crypto.v1.Encoding";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Encoding {
    return new Encoding($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Encoding);
  }

  async encode(request: EncodeRequestInit, options?: $sw.CallOptions): Promise<Text> {
    return this.encodeInto(request, new Text(), options);
  }

  /** {@link encode}, on this thread. */
  encodeSync(request: EncodeRequestInit, options?: $sw.CallOptions): Text {
    return this.encodeInto(request, new Text(), options);
  }

  /** {@link encodeSync} into a reply that exists, in place of what it held. */
  encodeInto(request: EncodeRequestInit, into: Text, options?: $sw.CallOptions): Text {
    $sw.checkMessage("shortwire.crypto.v1.EncodeRequest", request);
    $storeEncodeRequest(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadText(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("shortwire.crypto.v1.EncodeRequest", request);
    $putEncodeRequest(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeText($clearText(into), r);
  }

  /** {@link encode} in wire format. */
  encodeRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link encodeRaw}, on this thread. */
  encodeRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link encodeRawSync} to the start of `into`; returns the reply's size. */
  encodeRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link encode} for each item, in one call. */
  async encodeMany(items: readonly EncodeRequestInit[], options?: $sw.CallOptions): Promise<Text[]> {
    return this.encodeManySync(items, options);
  }

  /** {@link encodeMany}, on this thread. */
  encodeManySync(items: readonly EncodeRequestInit[], options?: $sw.CallOptions): Text[] {
    return this.$sendMany($Encoding$Encode, items, options);
  }

  /** {@link encodeMany} over arrays, one a field. */
  async encodeColumns(columns: EncodeRequestColumns, options?: $sw.ColumnsOptions<TextResults>): Promise<TextResults> {
    return this.encodeColumnsSync(columns, options);
  }

  /** {@link encodeColumns}, on this thread. */
  encodeColumnsSync(columns: EncodeRequestColumns, options?: $sw.ColumnsOptions<TextResults>): TextResults {
    return $sw.columns(this, $Encoding$Encode, columns, options) as unknown as TextResults;
  }

  /** INVALID_ARGUMENT says what is wrong, and where. */
  async decode(request: DecodeRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.decodeInto(request, new Bytes(), options);
  }

  /** {@link decode}, on this thread. */
  decodeSync(request: DecodeRequestInit, options?: $sw.CallOptions): Bytes {
    return this.decodeInto(request, new Bytes(), options);
  }

  /** {@link decodeSync} into a reply that exists, in place of what it held. */
  decodeInto(request: DecodeRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.DecodeRequest", request);
    $storeDecodeRequest(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("shortwire.crypto.v1.DecodeRequest", request);
    $putDecodeRequest(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link decode} in wire format. */
  decodeRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link decodeRaw}, on this thread. */
  decodeRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link decodeRawSync} to the start of `into`; returns the reply's size. */
  decodeRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link decode} for each item, in one call. */
  async decodeMany(items: readonly DecodeRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.decodeManySync(items, options);
  }

  /** {@link decodeMany}, on this thread. */
  decodeManySync(items: readonly DecodeRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Encoding$Decode, items, options);
  }

  /** {@link decodeMany} over arrays, one a field. */
  async decodeColumns(
    columns: DecodeRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.decodeColumnsSync(columns, options);
  }

  /** {@link decodeColumns}, on this thread. */
  decodeColumnsSync(columns: DecodeRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Encoding$Decode, columns, options) as unknown as BytesResults;
  }
}

const $Random: readonly $sw.Method[] = [
  { name: "shortwire.crypto.v1.Random/Fill", id: 0x6e6a1a012e3b486dn, shape: 0xe703688e95e3159bn, replyBytes: [0] },
];

const $Random$Fill: $sw.FlatBatch<RandomRequestInit, Bytes> = {
  method: 0,
  put: (message, w) => $putRandomRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfRandomRequest,
  reply: $columnsOfBytes,
};

/** Random bytes of the operating system. */
export class Random extends $sw.Client {
  static readonly fullName = "shortwire.crypto.v1.Random";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Random {
    return new Random($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Random);
  }

  async fill(request: RandomRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.fillInto(request, new Bytes(), options);
  }

  /** {@link fill}, on this thread. */
  fillSync(request: RandomRequestInit, options?: $sw.CallOptions): Bytes {
    return this.fillInto(request, new Bytes(), options);
  }

  /** {@link fillSync} into a reply that exists, in place of what it held. */
  fillInto(request: RandomRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.RandomRequest", request);
    $storeRandomRequest(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("shortwire.crypto.v1.RandomRequest", request);
    $putRandomRequest(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link fillSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  fillTo(request: RandomRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.RandomRequest", request);
    $storeRandomRequest(request);
    const code = $sw.callDirect(this.$base + 0, output, options);
    if (code === 0) return this.$replySize(0, output);
    this.$failUnlessShape(0, code);
    return this.$copyTo(0, this.fillSync(request, options).value, output);
  }

  /** {@link fill} in wire format. */
  fillRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link fillRaw}, on this thread. */
  fillRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link fillRawSync} to the start of `into`; returns the reply's size. */
  fillRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link fill} for each item, in one call. */
  async fillMany(items: readonly RandomRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.fillManySync(items, options);
  }

  /** {@link fillMany}, on this thread. */
  fillManySync(items: readonly RandomRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Random$Fill, items, options);
  }

  /** {@link fillMany} over arrays, one a field. */
  async fillColumns(columns: RandomRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): Promise<BytesResults> {
    return this.fillColumnsSync(columns, options);
  }

  /** {@link fillColumns}, on this thread. */
  fillColumnsSync(columns: RandomRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Random$Fill, columns, options) as unknown as BytesResults;
  }
}

const $Compare: readonly $sw.Method[] = [
  {
    name: "shortwire.crypto.v1.Compare/Equal",
    id: 0x7dde6c52026018c4n,
    shape: 0x781ab406e05b93bcn,
    requestBytes: [0, 2],
  },
];

const $Compare$Equal: $sw.FlatBatch<CompareRequestInit, CompareReply> = {
  method: 0,
  put: (message, w) => $putCompareRequest(message, w),
  merge: (message, r) => $mergeCompareReply(message, r),
  create: () => new CompareReply(),
  request: $columnsOfCompareRequest,
  reply: $columnsOfCompareReply,
};

/** Comparing secrets. */
export class Compare extends $sw.Client {
  static readonly fullName = "shortwire.crypto.v1.Compare";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Compare {
    return new Compare($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Compare);
  }

  /** Whether two byte strings are equal; takes the same time wherever they differ. Other lengths are not equal. */
  async equal(request: CompareRequestInit, options?: $sw.CallOptions): Promise<CompareReply> {
    return this.equalInto(request, new CompareReply(), options);
  }

  /** {@link equal}, on this thread. */
  equalSync(request: CompareRequestInit, options?: $sw.CallOptions): CompareReply {
    return this.equalInto(request, new CompareReply(), options);
  }

  /** {@link equalSync} into a reply that exists, in place of what it held. */
  equalInto(request: CompareRequestInit, into: CompareReply, options?: $sw.CallOptions): CompareReply {
    $sw.checkMessage("shortwire.crypto.v1.CompareRequest", request);
    $storeCompareRequest(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadCompareReply(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("shortwire.crypto.v1.CompareRequest", request);
    $putCompareRequest(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeCompareReply($clearCompareReply(into), r);
  }

  /** {@link equal} in wire format. */
  equalRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link equalRaw}, on this thread. */
  equalRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link equalRawSync} to the start of `into`; returns the reply's size. */
  equalRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link equal} for each item, in one call. */
  async equalMany(items: readonly CompareRequestInit[], options?: $sw.CallOptions): Promise<CompareReply[]> {
    return this.equalManySync(items, options);
  }

  /** {@link equalMany}, on this thread. */
  equalManySync(items: readonly CompareRequestInit[], options?: $sw.CallOptions): CompareReply[] {
    return this.$sendMany($Compare$Equal, items, options);
  }

  /** {@link equalMany} over arrays, one a field. */
  async equalColumns(
    columns: CompareRequestColumns,
    options?: $sw.ColumnsOptions<CompareReplyResults>,
  ): Promise<CompareReplyResults> {
    return this.equalColumnsSync(columns, options);
  }

  /** {@link equalColumns}, on this thread. */
  equalColumnsSync(
    columns: CompareRequestColumns,
    options?: $sw.ColumnsOptions<CompareReplyResults>,
  ): CompareReplyResults {
    return $sw.columns(this, $Compare$Equal, columns, options) as unknown as CompareReplyResults;
  }
}

const $Hash: readonly $sw.Method[] = [
  {
    name: "shortwire.crypto.v1.Hash/Sha256",
    id: 0xb7ada81262543c7en,
    shape: 0x6bbb3dfe270732b5n,
    requestBytes: [0],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.Hash/Sha512",
    id: 0xc0bd5712679346b7n,
    shape: 0x5369945ec8188ccan,
    requestBytes: [0],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.Hash/Blake2b",
    id: 0x95d22ae356c3eecen,
    shape: 0x95b838022c41fd77n,
    requestBytes: [0, 3, 5, 7],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.Hash/Start",
    id: 0x78a8fed544987aabn,
    shape: 0x4927b674f17d4a94n,
    requestBytes: [1, 5, 7],
  },
  { name: "shortwire.crypto.v1.Hash/Update", id: 0xa970a31b1aa5c5c8n, shape: 0x3e4dcd319d9a70c2n, requestBytes: [1] },
  { name: "shortwire.crypto.v1.Hash/Finish", id: 0x81d0681bea28e4d6n, shape: 0xd88b24263effc320n, replyBytes: [0] },
  { name: "shortwire.crypto.v1.Hash/Discard", id: 0xf06da5b3a055ef5dn, shape: 0xc72ec9ba43347a9an },
];

const $Hash$Sha256: $sw.FlatBatch<BytesInit, Bytes> = {
  method: 0,
  put: (message, w) => $putBytes(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfBytes,
  reply: $columnsOfBytes,
};

const $Hash$Sha512: $sw.FlatBatch<BytesInit, Bytes> = {
  method: 1,
  put: (message, w) => $putBytes(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfBytes,
  reply: $columnsOfBytes,
};

const $Hash$Blake2b: $sw.FlatBatch<Blake2bRequestInit, Bytes> = {
  method: 2,
  put: (message, w) => $putBlake2bRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfBlake2bRequest,
  reply: $columnsOfBytes,
};

const $Hash$Start: $sw.FlatBatch<StartHashRequestInit, HashHandle> = {
  method: 3,
  put: (message, w) => $putStartHashRequest(message, w),
  merge: (message, r) => $mergeHashHandle(message, r),
  create: () => new HashHandle(),
  request: $columnsOfStartHashRequest,
  reply: $columnsOfHashHandle,
};

const $Hash$Update: $sw.FlatBatch<UpdateHashRequestInit, Empty> = {
  method: 4,
  put: (message, w) => $putUpdateHashRequest(message, w),
  merge: (message, r) => $mergeEmpty(message, r),
  create: () => new Empty(),
  request: $columnsOfUpdateHashRequest,
  reply: $columnsOfEmpty,
};

const $Hash$Finish: $sw.FlatBatch<HashHandleInit, Bytes> = {
  method: 5,
  put: (message, w) => $putHashHandle(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfHashHandle,
  reply: $columnsOfBytes,
};

const $Hash$Discard: $sw.FlatBatch<HashHandleInit, Empty> = {
  method: 6,
  put: (message, w) => $putHashHandle(message, w),
  merge: (message, r) => $mergeEmpty(message, r),
  create: () => new Empty(),
  request: $columnsOfHashHandle,
  reply: $columnsOfEmpty,
};

/** SHA-2 and BLAKE2b. In batches, messages are hashed side by side in vector lanes. */
export class Hash extends $sw.Client {
  static readonly fullName = "shortwire.crypto.v1.Hash";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Hash {
    return new Hash($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Hash);
  }

  async sha256(request: BytesInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.sha256Into(request, new Bytes(), options);
  }

  /** {@link sha256}, on this thread. */
  sha256Sync(request: BytesInit, options?: $sw.CallOptions): Bytes {
    return this.sha256Into(request, new Bytes(), options);
  }

  /** {@link sha256Sync} into a reply that exists, in place of what it held. */
  sha256Into(request: BytesInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.Bytes", request);
    $storeBytes(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("shortwire.crypto.v1.Bytes", request);
    $putBytes(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link sha256Sync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  sha256To(request: BytesInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.Bytes", request);
    $storeBytes(request);
    const code = $sw.callDirect(this.$base + 0, output, options);
    if (code === 0) return this.$replySize(0, output);
    this.$failUnlessShape(0, code);
    return this.$copyTo(0, this.sha256Sync(request, options).value, output);
  }

  /** {@link sha256} in wire format. */
  sha256Raw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link sha256Raw}, on this thread. */
  sha256RawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link sha256RawSync} to the start of `into`; returns the reply's size. */
  sha256RawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link sha256} for each item, in one call. */
  async sha256Many(items: readonly BytesInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.sha256ManySync(items, options);
  }

  /** {@link sha256Many}, on this thread. */
  sha256ManySync(items: readonly BytesInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Hash$Sha256, items, options);
  }

  /** {@link sha256Many} over arrays, one a field. */
  async sha256Columns(columns: BytesColumns, options?: $sw.ColumnsOptions<BytesResults>): Promise<BytesResults> {
    return this.sha256ColumnsSync(columns, options);
  }

  /** {@link sha256Columns}, on this thread. */
  sha256ColumnsSync(columns: BytesColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Hash$Sha256, columns, options) as unknown as BytesResults;
  }

  async sha512(request: BytesInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.sha512Into(request, new Bytes(), options);
  }

  /** {@link sha512}, on this thread. */
  sha512Sync(request: BytesInit, options?: $sw.CallOptions): Bytes {
    return this.sha512Into(request, new Bytes(), options);
  }

  /** {@link sha512Sync} into a reply that exists, in place of what it held. */
  sha512Into(request: BytesInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.Bytes", request);
    $storeBytes(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("shortwire.crypto.v1.Bytes", request);
    $putBytes(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link sha512Sync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  sha512To(request: BytesInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.Bytes", request);
    $storeBytes(request);
    const code = $sw.callDirect(this.$base + 1, output, options);
    if (code === 0) return this.$replySize(1, output);
    this.$failUnlessShape(1, code);
    return this.$copyTo(1, this.sha512Sync(request, options).value, output);
  }

  /** {@link sha512} in wire format. */
  sha512Raw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link sha512Raw}, on this thread. */
  sha512RawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link sha512RawSync} to the start of `into`; returns the reply's size. */
  sha512RawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link sha512} for each item, in one call. */
  async sha512Many(items: readonly BytesInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.sha512ManySync(items, options);
  }

  /** {@link sha512Many}, on this thread. */
  sha512ManySync(items: readonly BytesInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Hash$Sha512, items, options);
  }

  /** {@link sha512Many} over arrays, one a field. */
  async sha512Columns(columns: BytesColumns, options?: $sw.ColumnsOptions<BytesResults>): Promise<BytesResults> {
    return this.sha512ColumnsSync(columns, options);
  }

  /** {@link sha512Columns}, on this thread. */
  sha512ColumnsSync(columns: BytesColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Hash$Sha512, columns, options) as unknown as BytesResults;
  }

  async blake2b(request: Blake2bRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.blake2bInto(request, new Bytes(), options);
  }

  /** {@link blake2b}, on this thread. */
  blake2bSync(request: Blake2bRequestInit, options?: $sw.CallOptions): Bytes {
    return this.blake2bInto(request, new Bytes(), options);
  }

  /** {@link blake2bSync} into a reply that exists, in place of what it held. */
  blake2bInto(request: Blake2bRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.Blake2bRequest", request);
    $storeBlake2bRequest(request);
    const code = $sw.callFlat(this.$base + 2, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(2, code);
    const use = this.$begin("shortwire.crypto.v1.Blake2bRequest", request);
    $putBlake2bRequest(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link blake2bSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  blake2bTo(request: Blake2bRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.Blake2bRequest", request);
    $storeBlake2bRequest(request);
    const code = $sw.callDirect(this.$base + 2, output, options);
    if (code === 0) return this.$replySize(2, output);
    this.$failUnlessShape(2, code);
    return this.$copyTo(2, this.blake2bSync(request, options).value, output);
  }

  /** {@link blake2b} in wire format. */
  blake2bRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(2, request, options);
  }

  /** {@link blake2bRaw}, on this thread. */
  blake2bRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(2, request, options);
  }

  /** {@link blake2bRawSync} to the start of `into`; returns the reply's size. */
  blake2bRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(2, request, into, options);
  }

  /** {@link blake2b} for each item, in one call. */
  async blake2bMany(items: readonly Blake2bRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.blake2bManySync(items, options);
  }

  /** {@link blake2bMany}, on this thread. */
  blake2bManySync(items: readonly Blake2bRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Hash$Blake2b, items, options);
  }

  /** {@link blake2bMany} over arrays, one a field. */
  async blake2bColumns(
    columns: Blake2bRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.blake2bColumnsSync(columns, options);
  }

  /** {@link blake2bColumns}, on this thread. */
  blake2bColumnsSync(columns: Blake2bRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Hash$Blake2b, columns, options) as unknown as BytesResults;
  }

  /** Starts a hash of what comes in pieces. One thread at a time uses a handle; others wait. */
  async start(request: StartHashRequestInit, options?: $sw.CallOptions): Promise<HashHandle> {
    return this.startInto(request, new HashHandle(), options);
  }

  /** {@link start}, on this thread. */
  startSync(request: StartHashRequestInit, options?: $sw.CallOptions): HashHandle {
    return this.startInto(request, new HashHandle(), options);
  }

  /** {@link startSync} into a reply that exists, in place of what it held. */
  startInto(request: StartHashRequestInit, into: HashHandle, options?: $sw.CallOptions): HashHandle {
    $sw.checkMessage("shortwire.crypto.v1.StartHashRequest", request);
    $storeStartHashRequest(request);
    const code = $sw.callFlat(this.$base + 3, options);
    if (code === 0) return $loadHashHandle(into);
    this.$failUnlessShape(3, code);
    const use = this.$begin("shortwire.crypto.v1.StartHashRequest", request);
    $putStartHashRequest(request, $sw.writer);
    const r = this.$send(3, use, options);
    return $mergeHashHandle($clearHashHandle(into), r);
  }

  /** {@link start} in wire format. */
  startRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(3, request, options);
  }

  /** {@link startRaw}, on this thread. */
  startRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(3, request, options);
  }

  /** {@link startRawSync} to the start of `into`; returns the reply's size. */
  startRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(3, request, into, options);
  }

  /** {@link start} for each item, in one call. */
  async startMany(items: readonly StartHashRequestInit[], options?: $sw.CallOptions): Promise<HashHandle[]> {
    return this.startManySync(items, options);
  }

  /** {@link startMany}, on this thread. */
  startManySync(items: readonly StartHashRequestInit[], options?: $sw.CallOptions): HashHandle[] {
    return this.$sendMany($Hash$Start, items, options);
  }

  /** {@link startMany} over arrays, one a field. */
  async startColumns(
    columns: StartHashRequestColumns,
    options?: $sw.ColumnsOptions<HashHandleResults>,
  ): Promise<HashHandleResults> {
    return this.startColumnsSync(columns, options);
  }

  /** {@link startColumns}, on this thread. */
  startColumnsSync(
    columns: StartHashRequestColumns,
    options?: $sw.ColumnsOptions<HashHandleResults>,
  ): HashHandleResults {
    return $sw.columns(this, $Hash$Start, columns, options) as unknown as HashHandleResults;
  }

  /** Adds a piece. */
  async update(request: UpdateHashRequestInit, options?: $sw.CallOptions): Promise<Empty> {
    return this.updateInto(request, new Empty(), options);
  }

  /** {@link update}, on this thread. */
  updateSync(request: UpdateHashRequestInit, options?: $sw.CallOptions): Empty {
    return this.updateInto(request, new Empty(), options);
  }

  /** {@link updateSync} into a reply that exists, in place of what it held. */
  updateInto(request: UpdateHashRequestInit, into: Empty, options?: $sw.CallOptions): Empty {
    $sw.checkMessage("shortwire.crypto.v1.UpdateHashRequest", request);
    $storeUpdateHashRequest(request);
    const code = $sw.callFlat(this.$base + 4, options);
    if (code === 0) return $loadEmpty(into);
    this.$failUnlessShape(4, code);
    const use = this.$begin("shortwire.crypto.v1.UpdateHashRequest", request);
    $putUpdateHashRequest(request, $sw.writer);
    const r = this.$send(4, use, options);
    return $mergeEmpty($clearEmpty(into), r);
  }

  /** {@link update} in wire format. */
  updateRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(4, request, options);
  }

  /** {@link updateRaw}, on this thread. */
  updateRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(4, request, options);
  }

  /** {@link updateRawSync} to the start of `into`; returns the reply's size. */
  updateRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(4, request, into, options);
  }

  /** {@link update} for each item, in one call. */
  async updateMany(items: readonly UpdateHashRequestInit[], options?: $sw.CallOptions): Promise<Empty[]> {
    return this.updateManySync(items, options);
  }

  /** {@link updateMany}, on this thread. */
  updateManySync(items: readonly UpdateHashRequestInit[], options?: $sw.CallOptions): Empty[] {
    return this.$sendMany($Hash$Update, items, options);
  }

  /** {@link updateMany} over arrays, one a field. */
  async updateColumns(
    columns: UpdateHashRequestColumns,
    options?: $sw.ColumnsOptions<Record<never, never>>,
  ): Promise<Record<never, never>> {
    return this.updateColumnsSync(columns, options);
  }

  /** {@link updateColumns}, on this thread. */
  updateColumnsSync(
    columns: UpdateHashRequestColumns,
    options?: $sw.ColumnsOptions<Record<never, never>>,
  ): Record<never, never> {
    return $sw.columns(this, $Hash$Update, columns, options) as unknown as Record<never, never>;
  }

  /** The digest, or tag; discards the handle. */
  async finish(request: HashHandleInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.finishInto(request, new Bytes(), options);
  }

  /** {@link finish}, on this thread. */
  finishSync(request: HashHandleInit, options?: $sw.CallOptions): Bytes {
    return this.finishInto(request, new Bytes(), options);
  }

  /** {@link finishSync} into a reply that exists, in place of what it held. */
  finishInto(request: HashHandleInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.HashHandle", request);
    $storeHashHandle(request);
    const code = $sw.callFlat(this.$base + 5, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(5, code);
    const use = this.$begin("shortwire.crypto.v1.HashHandle", request);
    $putHashHandle(request, $sw.writer);
    const r = this.$send(5, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link finishSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  finishTo(request: HashHandleInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.HashHandle", request);
    $storeHashHandle(request);
    const code = $sw.callDirect(this.$base + 5, output, options);
    if (code === 0) return this.$replySize(5, output);
    this.$failUnlessShape(5, code);
    return this.$copyTo(5, this.finishSync(request, options).value, output);
  }

  /** {@link finish} in wire format. */
  finishRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(5, request, options);
  }

  /** {@link finishRaw}, on this thread. */
  finishRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(5, request, options);
  }

  /** {@link finishRawSync} to the start of `into`; returns the reply's size. */
  finishRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(5, request, into, options);
  }

  /** {@link finish} for each item, in one call. */
  async finishMany(items: readonly HashHandleInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.finishManySync(items, options);
  }

  /** {@link finishMany}, on this thread. */
  finishManySync(items: readonly HashHandleInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Hash$Finish, items, options);
  }

  /** {@link finishMany} over arrays, one a field. */
  async finishColumns(columns: HashHandleColumns, options?: $sw.ColumnsOptions<BytesResults>): Promise<BytesResults> {
    return this.finishColumnsSync(columns, options);
  }

  /** {@link finishColumns}, on this thread. */
  finishColumnsSync(columns: HashHandleColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Hash$Finish, columns, options) as unknown as BytesResults;
  }

  /** Gives a handle up. */
  async discard(request: HashHandleInit, options?: $sw.CallOptions): Promise<Empty> {
    return this.discardInto(request, new Empty(), options);
  }

  /** {@link discard}, on this thread. */
  discardSync(request: HashHandleInit, options?: $sw.CallOptions): Empty {
    return this.discardInto(request, new Empty(), options);
  }

  /** {@link discardSync} into a reply that exists, in place of what it held. */
  discardInto(request: HashHandleInit, into: Empty, options?: $sw.CallOptions): Empty {
    $sw.checkMessage("shortwire.crypto.v1.HashHandle", request);
    $storeHashHandle(request);
    const code = $sw.callFlat(this.$base + 6, options);
    if (code === 0) return $loadEmpty(into);
    this.$failUnlessShape(6, code);
    const use = this.$begin("shortwire.crypto.v1.HashHandle", request);
    $putHashHandle(request, $sw.writer);
    const r = this.$send(6, use, options);
    return $mergeEmpty($clearEmpty(into), r);
  }

  /** {@link discard} in wire format. */
  discardRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(6, request, options);
  }

  /** {@link discardRaw}, on this thread. */
  discardRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(6, request, options);
  }

  /** {@link discardRawSync} to the start of `into`; returns the reply's size. */
  discardRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(6, request, into, options);
  }

  /** {@link discard} for each item, in one call. */
  async discardMany(items: readonly HashHandleInit[], options?: $sw.CallOptions): Promise<Empty[]> {
    return this.discardManySync(items, options);
  }

  /** {@link discardMany}, on this thread. */
  discardManySync(items: readonly HashHandleInit[], options?: $sw.CallOptions): Empty[] {
    return this.$sendMany($Hash$Discard, items, options);
  }

  /** {@link discardMany} over arrays, one a field. */
  async discardColumns(
    columns: HashHandleColumns,
    options?: $sw.ColumnsOptions<Record<never, never>>,
  ): Promise<Record<never, never>> {
    return this.discardColumnsSync(columns, options);
  }

  /** {@link discardColumns}, on this thread. */
  discardColumnsSync(
    columns: HashHandleColumns,
    options?: $sw.ColumnsOptions<Record<never, never>>,
  ): Record<never, never> {
    return $sw.columns(this, $Hash$Discard, columns, options) as unknown as Record<never, never>;
  }
}

const $Mac: readonly $sw.Method[] = [
  {
    name: "shortwire.crypto.v1.Mac/Tag",
    id: 0x96eaff633a5a9910n,
    shape: 0x3bf8f38276586780n,
    requestBytes: [0, 3],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.Mac/Verify",
    id: 0x139424dd5273b46dn,
    shape: 0xf3df0ebc786789acn,
    requestBytes: [0, 3, 6],
  },
];

const $Mac$Tag: $sw.FlatBatch<MacRequestInit, Bytes> = {
  method: 0,
  put: (message, w) => $putMacRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfMacRequest,
  reply: $columnsOfBytes,
};

const $Mac$Verify: $sw.FlatBatch<VerifyMacRequestInit, Empty> = {
  method: 1,
  put: (message, w) => $putVerifyMacRequest(message, w),
  merge: (message, r) => $mergeEmpty(message, r),
  create: () => new Empty(),
  request: $columnsOfVerifyMacRequest,
  reply: $columnsOfEmpty,
};

/** Message authentication codes. */
export class Mac extends $sw.Client {
  static readonly fullName = "shortwire.crypto.v1.Mac";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Mac {
    return new Mac($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Mac);
  }

  /** The tag: 32 bytes of HMAC-SHA-256, 64 of HMAC-SHA-512, 16 of Poly1305, whose key may be used for one message only. */
  async tag(request: MacRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.tagInto(request, new Bytes(), options);
  }

  /** {@link tag}, on this thread. */
  tagSync(request: MacRequestInit, options?: $sw.CallOptions): Bytes {
    return this.tagInto(request, new Bytes(), options);
  }

  /** {@link tagSync} into a reply that exists, in place of what it held. */
  tagInto(request: MacRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.MacRequest", request);
    $storeMacRequest(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("shortwire.crypto.v1.MacRequest", request);
    $putMacRequest(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link tagSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  tagTo(request: MacRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.MacRequest", request);
    $storeMacRequest(request);
    const code = $sw.callDirect(this.$base + 0, output, options);
    if (code === 0) return this.$replySize(0, output);
    this.$failUnlessShape(0, code);
    return this.$copyTo(0, this.tagSync(request, options).value, output);
  }

  /** {@link tag} in wire format. */
  tagRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link tagRaw}, on this thread. */
  tagRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link tagRawSync} to the start of `into`; returns the reply's size. */
  tagRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link tag} for each item, in one call. */
  async tagMany(items: readonly MacRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.tagManySync(items, options);
  }

  /** {@link tagMany}, on this thread. */
  tagManySync(items: readonly MacRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Mac$Tag, items, options);
  }

  /** {@link tagMany} over arrays, one a field. */
  async tagColumns(columns: MacRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): Promise<BytesResults> {
    return this.tagColumnsSync(columns, options);
  }

  /** {@link tagColumns}, on this thread. */
  tagColumnsSync(columns: MacRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Mac$Tag, columns, options) as unknown as BytesResults;
  }

  /** Whether a tag is the message's. Takes the same time wherever they differ. */
  async verify(request: VerifyMacRequestInit, options?: $sw.CallOptions): Promise<Empty> {
    return this.verifyInto(request, new Empty(), options);
  }

  /** {@link verify}, on this thread. */
  verifySync(request: VerifyMacRequestInit, options?: $sw.CallOptions): Empty {
    return this.verifyInto(request, new Empty(), options);
  }

  /** {@link verifySync} into a reply that exists, in place of what it held. */
  verifyInto(request: VerifyMacRequestInit, into: Empty, options?: $sw.CallOptions): Empty {
    $sw.checkMessage("shortwire.crypto.v1.VerifyMacRequest", request);
    $storeVerifyMacRequest(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadEmpty(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("shortwire.crypto.v1.VerifyMacRequest", request);
    $putVerifyMacRequest(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeEmpty($clearEmpty(into), r);
  }

  /** {@link verify} in wire format. */
  verifyRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link verifyRaw}, on this thread. */
  verifyRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link verifyRawSync} to the start of `into`; returns the reply's size. */
  verifyRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link verify} for each item, in one call. */
  async verifyMany(items: readonly VerifyMacRequestInit[], options?: $sw.CallOptions): Promise<Empty[]> {
    return this.verifyManySync(items, options);
  }

  /** {@link verifyMany}, on this thread. */
  verifyManySync(items: readonly VerifyMacRequestInit[], options?: $sw.CallOptions): Empty[] {
    return this.$sendMany($Mac$Verify, items, options);
  }

  /** {@link verifyMany} over arrays, one a field. */
  async verifyColumns(
    columns: VerifyMacRequestColumns,
    options?: $sw.ColumnsOptions<Record<never, never>>,
  ): Promise<Record<never, never>> {
    return this.verifyColumnsSync(columns, options);
  }

  /** {@link verifyColumns}, on this thread. */
  verifyColumnsSync(
    columns: VerifyMacRequestColumns,
    options?: $sw.ColumnsOptions<Record<never, never>>,
  ): Record<never, never> {
    return $sw.columns(this, $Mac$Verify, columns, options) as unknown as Record<never, never>;
  }
}

const $Kdf: readonly $sw.Method[] = [
  {
    name: "shortwire.crypto.v1.Kdf/Hkdf",
    id: 0xda46912e5a6ef153n,
    shape: 0x06b2ff1b5b3d31e0n,
    requestBytes: [0, 3, 5],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.Kdf/Pbkdf2",
    id: 0x78e6cb9f05eb7c1dn,
    shape: 0x612e92d083597490n,
    requestBytes: [0, 2],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.Kdf/Argon2id",
    id: 0xc3b7c89f0d79fda0n,
    shape: 0x0b8f988e5d03b2cdn,
    requestBytes: [0, 2, 8, 10],
    replyBytes: [0],
  },
];

const $Kdf$Hkdf: $sw.FlatBatch<HkdfRequestInit, Bytes> = {
  method: 0,
  put: (message, w) => $putHkdfRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfHkdfRequest,
  reply: $columnsOfBytes,
};

const $Kdf$Pbkdf2: $sw.FlatBatch<Pbkdf2RequestInit, Bytes> = {
  method: 1,
  put: (message, w) => $putPbkdf2Request(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfPbkdf2Request,
  reply: $columnsOfBytes,
};

const $Kdf$Argon2id: $sw.FlatBatch<Argon2idRequestInit, Bytes> = {
  method: 2,
  put: (message, w) => $putArgon2idRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfArgon2idRequest,
  reply: $columnsOfBytes,
};

/** Keys from keys, and keys from passwords. */
export class Kdf extends $sw.Client {
  static readonly fullName = "shortwire.crypto.v1.Kdf";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Kdf {
    return new Kdf($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Kdf);
  }

  /** HKDF (RFC 5869): extract and expand. */
  async hkdf(request: HkdfRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.hkdfInto(request, new Bytes(), options);
  }

  /** {@link hkdf}, on this thread. */
  hkdfSync(request: HkdfRequestInit, options?: $sw.CallOptions): Bytes {
    return this.hkdfInto(request, new Bytes(), options);
  }

  /** {@link hkdfSync} into a reply that exists, in place of what it held. */
  hkdfInto(request: HkdfRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.HkdfRequest", request);
    $storeHkdfRequest(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("shortwire.crypto.v1.HkdfRequest", request);
    $putHkdfRequest(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link hkdfSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  hkdfTo(request: HkdfRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.HkdfRequest", request);
    $storeHkdfRequest(request);
    const code = $sw.callDirect(this.$base + 0, output, options);
    if (code === 0) return this.$replySize(0, output);
    this.$failUnlessShape(0, code);
    return this.$copyTo(0, this.hkdfSync(request, options).value, output);
  }

  /** {@link hkdf} in wire format. */
  hkdfRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link hkdfRaw}, on this thread. */
  hkdfRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link hkdfRawSync} to the start of `into`; returns the reply's size. */
  hkdfRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link hkdf} for each item, in one call. */
  async hkdfMany(items: readonly HkdfRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.hkdfManySync(items, options);
  }

  /** {@link hkdfMany}, on this thread. */
  hkdfManySync(items: readonly HkdfRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Kdf$Hkdf, items, options);
  }

  /** {@link hkdfMany} over arrays, one a field. */
  async hkdfColumns(columns: HkdfRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): Promise<BytesResults> {
    return this.hkdfColumnsSync(columns, options);
  }

  /** {@link hkdfColumns}, on this thread. */
  hkdfColumnsSync(columns: HkdfRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Kdf$Hkdf, columns, options) as unknown as BytesResults;
  }

  /** PBKDF2 with HMAC (RFC 8018). For what exists; new things use Argon2id. */
  async pbkdf2(request: Pbkdf2RequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    const use = this.$begin("shortwire.crypto.v1.Pbkdf2Request", request);
    $putPbkdf2Request(request, $sw.writer);
    const bytes = await this.$start(1, use, options);
    return $mergeBytes(new Bytes(), this.$read(1, bytes));
  }

  /** {@link pbkdf2}, on this thread. */
  pbkdf2Sync(request: Pbkdf2RequestInit, options?: $sw.CallOptions): Bytes {
    return this.pbkdf2Into(request, new Bytes(), options);
  }

  /** {@link pbkdf2Sync} into a reply that exists, in place of what it held. */
  pbkdf2Into(request: Pbkdf2RequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.Pbkdf2Request", request);
    $storePbkdf2Request(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("shortwire.crypto.v1.Pbkdf2Request", request);
    $putPbkdf2Request(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link pbkdf2Sync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  pbkdf2To(request: Pbkdf2RequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.Pbkdf2Request", request);
    $storePbkdf2Request(request);
    const code = $sw.callDirect(this.$base + 1, output, options);
    if (code === 0) return this.$replySize(1, output);
    this.$failUnlessShape(1, code);
    return this.$copyTo(1, this.pbkdf2Sync(request, options).value, output);
  }

  /** {@link pbkdf2} in wire format. */
  pbkdf2Raw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link pbkdf2Raw}, on this thread. */
  pbkdf2RawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link pbkdf2RawSync} to the start of `into`; returns the reply's size. */
  pbkdf2RawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link pbkdf2} for each item, in one call. */
  async pbkdf2Many(items: readonly Pbkdf2RequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.$startMany($Kdf$Pbkdf2, items, options);
  }

  /** {@link pbkdf2Many}, on this thread. */
  pbkdf2ManySync(items: readonly Pbkdf2RequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Kdf$Pbkdf2, items, options);
  }

  /** {@link pbkdf2Many} over arrays, one a field. */
  async pbkdf2Columns(
    columns: Pbkdf2RequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.pbkdf2ColumnsSync(columns, options);
  }

  /** {@link pbkdf2Columns}, on this thread. */
  pbkdf2ColumnsSync(columns: Pbkdf2RequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Kdf$Pbkdf2, columns, options) as unknown as BytesResults;
  }

  /** Argon2id (RFC 9106). Allocates the memory that it is told to. */
  async argon2id(request: Argon2idRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    const use = this.$begin("shortwire.crypto.v1.Argon2idRequest", request);
    $putArgon2idRequest(request, $sw.writer);
    const bytes = await this.$start(2, use, options);
    return $mergeBytes(new Bytes(), this.$read(2, bytes));
  }

  /** {@link argon2id}, on this thread. */
  argon2idSync(request: Argon2idRequestInit, options?: $sw.CallOptions): Bytes {
    return this.argon2idInto(request, new Bytes(), options);
  }

  /** {@link argon2idSync} into a reply that exists, in place of what it held. */
  argon2idInto(request: Argon2idRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.Argon2idRequest", request);
    $storeArgon2idRequest(request);
    const code = $sw.callFlat(this.$base + 2, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(2, code);
    const use = this.$begin("shortwire.crypto.v1.Argon2idRequest", request);
    $putArgon2idRequest(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link argon2idSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  argon2idTo(request: Argon2idRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.Argon2idRequest", request);
    $storeArgon2idRequest(request);
    const code = $sw.callDirect(this.$base + 2, output, options);
    if (code === 0) return this.$replySize(2, output);
    this.$failUnlessShape(2, code);
    return this.$copyTo(2, this.argon2idSync(request, options).value, output);
  }

  /** {@link argon2id} in wire format. */
  argon2idRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(2, request, options);
  }

  /** {@link argon2idRaw}, on this thread. */
  argon2idRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(2, request, options);
  }

  /** {@link argon2idRawSync} to the start of `into`; returns the reply's size. */
  argon2idRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(2, request, into, options);
  }

  /** {@link argon2id} for each item, in one call. */
  async argon2idMany(items: readonly Argon2idRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.$startMany($Kdf$Argon2id, items, options);
  }

  /** {@link argon2idMany}, on this thread. */
  argon2idManySync(items: readonly Argon2idRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Kdf$Argon2id, items, options);
  }

  /** {@link argon2idMany} over arrays, one a field. */
  async argon2idColumns(
    columns: Argon2idRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.argon2idColumnsSync(columns, options);
  }

  /** {@link argon2idColumns}, on this thread. */
  argon2idColumnsSync(columns: Argon2idRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Kdf$Argon2id, columns, options) as unknown as BytesResults;
  }
}

const $SecretBox: readonly $sw.Method[] = [
  {
    name: "shortwire.crypto.v1.SecretBox/Seal",
    id: 0x42e5a2d7296413cfn,
    shape: 0x17f545bbae3b61bfn,
    requestBytes: [0, 3, 5],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.SecretBox/Unseal",
    id: 0xeb5533582e22a6ccn,
    shape: 0x6d774d569a1794f6n,
    requestBytes: [0, 3, 5],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.SecretBox/Encrypt",
    id: 0xb65594a7962588abn,
    shape: 0xe7806d703be11807n,
    requestBytes: [0, 3],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.SecretBox/Decrypt",
    id: 0x5df5a128337617dfn,
    shape: 0x3f703d4491bcac3bn,
    requestBytes: [0, 3],
    replyBytes: [0],
  },
];

const $SecretBox$Seal: $sw.FlatBatch<NonceRequestInit, Bytes> = {
  method: 0,
  put: (message, w) => $putNonceRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfNonceRequest,
  reply: $columnsOfBytes,
};

const $SecretBox$Unseal: $sw.FlatBatch<NonceRequestInit, Bytes> = {
  method: 1,
  put: (message, w) => $putNonceRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfNonceRequest,
  reply: $columnsOfBytes,
};

const $SecretBox$Encrypt: $sw.FlatBatch<KeyedRequestInit, Bytes> = {
  method: 2,
  put: (message, w) => $putKeyedRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfKeyedRequest,
  reply: $columnsOfBytes,
};

const $SecretBox$Decrypt: $sw.FlatBatch<KeyedRequestInit, Bytes> = {
  method: 3,
  put: (message, w) => $putKeyedRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfKeyedRequest,
  reply: $columnsOfBytes,
};

/**
 * Authenticated encryption with a key of 32 bytes: XSalsa20 and Poly1305, NaCl's crypto_secretbox.
 *
 * A nonce has 24 bytes, enough to be random. All methods work in place: seal and encrypt move nothing if the message lies 16,
 * or 40, bytes behind the start of the output; unseal and decrypt if the output starts as far behind the start of the box.
 */
export class SecretBox extends $sw.Client {
  static readonly fullName = "shortwire.crypto.v1.SecretBox";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): SecretBox {
    return new SecretBox($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $SecretBox);
  }

  /** The tag of 16 bytes, then the encrypted message. */
  async seal(request: NonceRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.sealInto(request, new Bytes(), options);
  }

  /** {@link seal}, on this thread. */
  sealSync(request: NonceRequestInit, options?: $sw.CallOptions): Bytes {
    return this.sealInto(request, new Bytes(), options);
  }

  /** {@link sealSync} into a reply that exists, in place of what it held. */
  sealInto(request: NonceRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.NonceRequest", request);
    $storeNonceRequest(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("shortwire.crypto.v1.NonceRequest", request);
    $putNonceRequest(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link sealSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  sealTo(request: NonceRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.NonceRequest", request);
    $storeNonceRequest(request);
    const code = $sw.callDirect(this.$base + 0, output, options);
    if (code === 0) return this.$replySize(0, output);
    this.$failUnlessShape(0, code);
    return this.$copyTo(0, this.sealSync(request, options).value, output);
  }

  /** {@link seal} in wire format. */
  sealRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link sealRaw}, on this thread. */
  sealRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link sealRawSync} to the start of `into`; returns the reply's size. */
  sealRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link seal} for each item, in one call. */
  async sealMany(items: readonly NonceRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.sealManySync(items, options);
  }

  /** {@link sealMany}, on this thread. */
  sealManySync(items: readonly NonceRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($SecretBox$Seal, items, options);
  }

  /** {@link sealMany} over arrays, one a field. */
  async sealColumns(columns: NonceRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): Promise<BytesResults> {
    return this.sealColumnsSync(columns, options);
  }

  /** {@link sealColumns}, on this thread. */
  sealColumnsSync(columns: NonceRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $SecretBox$Seal, columns, options) as unknown as BytesResults;
  }

  /** What Seal was given. */
  async unseal(request: NonceRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.unsealInto(request, new Bytes(), options);
  }

  /** {@link unseal}, on this thread. */
  unsealSync(request: NonceRequestInit, options?: $sw.CallOptions): Bytes {
    return this.unsealInto(request, new Bytes(), options);
  }

  /** {@link unsealSync} into a reply that exists, in place of what it held. */
  unsealInto(request: NonceRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.NonceRequest", request);
    $storeNonceRequest(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("shortwire.crypto.v1.NonceRequest", request);
    $putNonceRequest(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link unsealSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  unsealTo(request: NonceRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.NonceRequest", request);
    $storeNonceRequest(request);
    const code = $sw.callDirect(this.$base + 1, output, options);
    if (code === 0) return this.$replySize(1, output);
    this.$failUnlessShape(1, code);
    return this.$copyTo(1, this.unsealSync(request, options).value, output);
  }

  /** {@link unseal} in wire format. */
  unsealRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link unsealRaw}, on this thread. */
  unsealRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link unsealRawSync} to the start of `into`; returns the reply's size. */
  unsealRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link unseal} for each item, in one call. */
  async unsealMany(items: readonly NonceRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.unsealManySync(items, options);
  }

  /** {@link unsealMany}, on this thread. */
  unsealManySync(items: readonly NonceRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($SecretBox$Unseal, items, options);
  }

  /** {@link unsealMany} over arrays, one a field. */
  async unsealColumns(columns: NonceRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): Promise<BytesResults> {
    return this.unsealColumnsSync(columns, options);
  }

  /** {@link unsealColumns}, on this thread. */
  unsealColumnsSync(columns: NonceRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $SecretBox$Unseal, columns, options) as unknown as BytesResults;
  }

  /** A random nonce of 24 bytes, then what Seal makes with it. */
  async encrypt(request: KeyedRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.encryptInto(request, new Bytes(), options);
  }

  /** {@link encrypt}, on this thread. */
  encryptSync(request: KeyedRequestInit, options?: $sw.CallOptions): Bytes {
    return this.encryptInto(request, new Bytes(), options);
  }

  /** {@link encryptSync} into a reply that exists, in place of what it held. */
  encryptInto(request: KeyedRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.KeyedRequest", request);
    $storeKeyedRequest(request);
    const code = $sw.callFlat(this.$base + 2, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(2, code);
    const use = this.$begin("shortwire.crypto.v1.KeyedRequest", request);
    $putKeyedRequest(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link encryptSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  encryptTo(request: KeyedRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.KeyedRequest", request);
    $storeKeyedRequest(request);
    const code = $sw.callDirect(this.$base + 2, output, options);
    if (code === 0) return this.$replySize(2, output);
    this.$failUnlessShape(2, code);
    return this.$copyTo(2, this.encryptSync(request, options).value, output);
  }

  /** {@link encrypt} in wire format. */
  encryptRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(2, request, options);
  }

  /** {@link encryptRaw}, on this thread. */
  encryptRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(2, request, options);
  }

  /** {@link encryptRawSync} to the start of `into`; returns the reply's size. */
  encryptRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(2, request, into, options);
  }

  /** {@link encrypt} for each item, in one call. */
  async encryptMany(items: readonly KeyedRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.encryptManySync(items, options);
  }

  /** {@link encryptMany}, on this thread. */
  encryptManySync(items: readonly KeyedRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($SecretBox$Encrypt, items, options);
  }

  /** {@link encryptMany} over arrays, one a field. */
  async encryptColumns(
    columns: KeyedRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.encryptColumnsSync(columns, options);
  }

  /** {@link encryptColumns}, on this thread. */
  encryptColumnsSync(columns: KeyedRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $SecretBox$Encrypt, columns, options) as unknown as BytesResults;
  }

  /** What Encrypt was given. */
  async decrypt(request: KeyedRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.decryptInto(request, new Bytes(), options);
  }

  /** {@link decrypt}, on this thread. */
  decryptSync(request: KeyedRequestInit, options?: $sw.CallOptions): Bytes {
    return this.decryptInto(request, new Bytes(), options);
  }

  /** {@link decryptSync} into a reply that exists, in place of what it held. */
  decryptInto(request: KeyedRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.KeyedRequest", request);
    $storeKeyedRequest(request);
    const code = $sw.callFlat(this.$base + 3, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(3, code);
    const use = this.$begin("shortwire.crypto.v1.KeyedRequest", request);
    $putKeyedRequest(request, $sw.writer);
    const r = this.$send(3, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link decryptSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  decryptTo(request: KeyedRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.KeyedRequest", request);
    $storeKeyedRequest(request);
    const code = $sw.callDirect(this.$base + 3, output, options);
    if (code === 0) return this.$replySize(3, output);
    this.$failUnlessShape(3, code);
    return this.$copyTo(3, this.decryptSync(request, options).value, output);
  }

  /** {@link decrypt} in wire format. */
  decryptRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(3, request, options);
  }

  /** {@link decryptRaw}, on this thread. */
  decryptRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(3, request, options);
  }

  /** {@link decryptRawSync} to the start of `into`; returns the reply's size. */
  decryptRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(3, request, into, options);
  }

  /** {@link decrypt} for each item, in one call. */
  async decryptMany(items: readonly KeyedRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.decryptManySync(items, options);
  }

  /** {@link decryptMany}, on this thread. */
  decryptManySync(items: readonly KeyedRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($SecretBox$Decrypt, items, options);
  }

  /** {@link decryptMany} over arrays, one a field. */
  async decryptColumns(
    columns: KeyedRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.decryptColumnsSync(columns, options);
  }

  /** {@link decryptColumns}, on this thread. */
  decryptColumnsSync(columns: KeyedRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $SecretBox$Decrypt, columns, options) as unknown as BytesResults;
  }
}

const $Box: readonly $sw.Method[] = [
  { name: "shortwire.crypto.v1.Box/Generate", id: 0x06aa262533c02f31n, shape: 0x2471704a187ccdb6n, replyBytes: [0, 2] },
  {
    name: "shortwire.crypto.v1.Box/PublicKey",
    id: 0x7ffc2ac64ca77ecen,
    shape: 0x147ca3c62ee589e3n,
    requestBytes: [0, 3],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.Box/Precompute",
    id: 0xb4c678e340bef350n,
    shape: 0x41a3bd764ce9a448n,
    requestBytes: [0, 3, 5, 7],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.Box/PrecomputeHandle",
    id: 0xe84911e14ad69bf6n,
    shape: 0x0b396a96e5363f42n,
    requestBytes: [0, 3, 5, 7],
  },
  {
    name: "shortwire.crypto.v1.Box/Seal",
    id: 0x006cf2faa38db5abn,
    shape: 0x8fcd55c128c404fan,
    requestBytes: [0, 3, 5, 7],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.Box/Unseal",
    id: 0x403811cd7602a648n,
    shape: 0x3385164dcc7d19dfn,
    requestBytes: [0, 3, 5, 7],
    replyBytes: [0],
  },
];

const $Box$Generate: $sw.WireBatch<EmptyInit, KeyPair> = {
  method: 0,
  put: (message, w) => $putEmpty(message, w),
  merge: (message, r) => $mergeKeyPair(message, r),
  create: () => new KeyPair(),
};

const $Box$PublicKey: $sw.FlatBatch<KeyedRequestInit, Bytes> = {
  method: 1,
  put: (message, w) => $putKeyedRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfKeyedRequest,
  reply: $columnsOfBytes,
};

const $Box$Precompute: $sw.FlatBatch<BoxRequestInit, Bytes> = {
  method: 2,
  put: (message, w) => $putBoxRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfBoxRequest,
  reply: $columnsOfBytes,
};

const $Box$PrecomputeHandle: $sw.FlatBatch<BoxRequestInit, KeyHandle> = {
  method: 3,
  put: (message, w) => $putBoxRequest(message, w),
  merge: (message, r) => $mergeKeyHandle(message, r),
  create: () => new KeyHandle(),
  request: $columnsOfBoxRequest,
  reply: $columnsOfKeyHandle,
};

const $Box$Seal: $sw.FlatBatch<BoxRequestInit, Bytes> = {
  method: 4,
  put: (message, w) => $putBoxRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfBoxRequest,
  reply: $columnsOfBytes,
};

const $Box$Unseal: $sw.FlatBatch<BoxRequestInit, Bytes> = {
  method: 5,
  put: (message, w) => $putBoxRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfBoxRequest,
  reply: $columnsOfBytes,
};

/**
 * Authenticated encryption between two key pairs of X25519: NaCl's crypto_box. Who talks to the same peer more than once
 * computes the shared key once (Precompute) and uses SecretBox.
 */
export class Box extends $sw.Client {
  static readonly fullName = "shortwire.crypto.v1.Box";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Box {
    return new Box($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Box);
  }

  /** A new key pair, of random bytes. */
  async generate(request: EmptyInit, options?: $sw.CallOptions): Promise<KeyPair> {
    return this.generateInto(request, new KeyPair(), options);
  }

  /** {@link generate}, on this thread. */
  generateSync(request: EmptyInit, options?: $sw.CallOptions): KeyPair {
    return this.generateInto(request, new KeyPair(), options);
  }

  /** {@link generateSync} into a reply that exists, in place of what it held. */
  generateInto(request: EmptyInit, into: KeyPair, options?: $sw.CallOptions): KeyPair {
    $sw.checkMessage("shortwire.crypto.v1.Empty", request);
    $storeEmpty(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadKeyPair(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("shortwire.crypto.v1.Empty", request);
    $putEmpty(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeKeyPair($clearKeyPair(into), r);
  }

  /** {@link generate} in wire format. */
  generateRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link generateRaw}, on this thread. */
  generateRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link generateRawSync} to the start of `into`; returns the reply's size. */
  generateRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link generate} for each item, in one call. */
  async generateMany(items: readonly EmptyInit[], options?: $sw.CallOptions): Promise<KeyPair[]> {
    return this.generateManySync(items, options);
  }

  /** {@link generateMany}, on this thread. */
  generateManySync(items: readonly EmptyInit[], options?: $sw.CallOptions): KeyPair[] {
    return this.$sendMany($Box$Generate, items, options);
  }

  /** The public key of a private one. */
  async publicKey(request: KeyedRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.publicKeyInto(request, new Bytes(), options);
  }

  /** {@link publicKey}, on this thread. */
  publicKeySync(request: KeyedRequestInit, options?: $sw.CallOptions): Bytes {
    return this.publicKeyInto(request, new Bytes(), options);
  }

  /** {@link publicKeySync} into a reply that exists, in place of what it held. */
  publicKeyInto(request: KeyedRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.KeyedRequest", request);
    $storeKeyedRequest(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("shortwire.crypto.v1.KeyedRequest", request);
    $putKeyedRequest(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link publicKeySync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  publicKeyTo(request: KeyedRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.KeyedRequest", request);
    $storeKeyedRequest(request);
    const code = $sw.callDirect(this.$base + 1, output, options);
    if (code === 0) return this.$replySize(1, output);
    this.$failUnlessShape(1, code);
    return this.$copyTo(1, this.publicKeySync(request, options).value, output);
  }

  /** {@link publicKey} in wire format. */
  publicKeyRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link publicKeyRaw}, on this thread. */
  publicKeyRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link publicKeyRawSync} to the start of `into`; returns the reply's size. */
  publicKeyRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link publicKey} for each item, in one call. */
  async publicKeyMany(items: readonly KeyedRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.publicKeyManySync(items, options);
  }

  /** {@link publicKeyMany}, on this thread. */
  publicKeyManySync(items: readonly KeyedRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Box$PublicKey, items, options);
  }

  /** {@link publicKeyMany} over arrays, one a field. */
  async publicKeyColumns(
    columns: KeyedRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.publicKeyColumnsSync(columns, options);
  }

  /** {@link publicKeyColumns}, on this thread. */
  publicKeyColumnsSync(columns: KeyedRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Box$PublicKey, columns, options) as unknown as BytesResults;
  }

  /** The key of 32 bytes that both sides share, for SecretBox. A public key of low order is INVALID_ARGUMENT. */
  async precompute(request: BoxRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.precomputeInto(request, new Bytes(), options);
  }

  /** {@link precompute}, on this thread. */
  precomputeSync(request: BoxRequestInit, options?: $sw.CallOptions): Bytes {
    return this.precomputeInto(request, new Bytes(), options);
  }

  /** {@link precomputeSync} into a reply that exists, in place of what it held. */
  precomputeInto(request: BoxRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.BoxRequest", request);
    $storeBoxRequest(request);
    const code = $sw.callFlat(this.$base + 2, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(2, code);
    const use = this.$begin("shortwire.crypto.v1.BoxRequest", request);
    $putBoxRequest(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link precomputeSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  precomputeTo(request: BoxRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.BoxRequest", request);
    $storeBoxRequest(request);
    const code = $sw.callDirect(this.$base + 2, output, options);
    if (code === 0) return this.$replySize(2, output);
    this.$failUnlessShape(2, code);
    return this.$copyTo(2, this.precomputeSync(request, options).value, output);
  }

  /** {@link precompute} in wire format. */
  precomputeRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(2, request, options);
  }

  /** {@link precomputeRaw}, on this thread. */
  precomputeRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(2, request, options);
  }

  /** {@link precomputeRawSync} to the start of `into`; returns the reply's size. */
  precomputeRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(2, request, into, options);
  }

  /** {@link precompute} for each item, in one call. */
  async precomputeMany(items: readonly BoxRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.precomputeManySync(items, options);
  }

  /** {@link precomputeMany}, on this thread. */
  precomputeManySync(items: readonly BoxRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Box$Precompute, items, options);
  }

  /** {@link precomputeMany} over arrays, one a field. */
  async precomputeColumns(
    columns: BoxRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.precomputeColumnsSync(columns, options);
  }

  /** {@link precomputeColumns}, on this thread. */
  precomputeColumnsSync(columns: BoxRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Box$Precompute, columns, options) as unknown as BytesResults;
  }

  /** The same, kept in the library. */
  async precomputeHandle(request: BoxRequestInit, options?: $sw.CallOptions): Promise<KeyHandle> {
    return this.precomputeHandleInto(request, new KeyHandle(), options);
  }

  /** {@link precomputeHandle}, on this thread. */
  precomputeHandleSync(request: BoxRequestInit, options?: $sw.CallOptions): KeyHandle {
    return this.precomputeHandleInto(request, new KeyHandle(), options);
  }

  /** {@link precomputeHandleSync} into a reply that exists, in place of what it held. */
  precomputeHandleInto(request: BoxRequestInit, into: KeyHandle, options?: $sw.CallOptions): KeyHandle {
    $sw.checkMessage("shortwire.crypto.v1.BoxRequest", request);
    $storeBoxRequest(request);
    const code = $sw.callFlat(this.$base + 3, options);
    if (code === 0) return $loadKeyHandle(into);
    this.$failUnlessShape(3, code);
    const use = this.$begin("shortwire.crypto.v1.BoxRequest", request);
    $putBoxRequest(request, $sw.writer);
    const r = this.$send(3, use, options);
    return $mergeKeyHandle($clearKeyHandle(into), r);
  }

  /** {@link precomputeHandle} in wire format. */
  precomputeHandleRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(3, request, options);
  }

  /** {@link precomputeHandleRaw}, on this thread. */
  precomputeHandleRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(3, request, options);
  }

  /** {@link precomputeHandleRawSync} to the start of `into`; returns the reply's size. */
  precomputeHandleRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(3, request, into, options);
  }

  /** {@link precomputeHandle} for each item, in one call. */
  async precomputeHandleMany(items: readonly BoxRequestInit[], options?: $sw.CallOptions): Promise<KeyHandle[]> {
    return this.precomputeHandleManySync(items, options);
  }

  /** {@link precomputeHandleMany}, on this thread. */
  precomputeHandleManySync(items: readonly BoxRequestInit[], options?: $sw.CallOptions): KeyHandle[] {
    return this.$sendMany($Box$PrecomputeHandle, items, options);
  }

  /** {@link precomputeHandleMany} over arrays, one a field. */
  async precomputeHandleColumns(
    columns: BoxRequestColumns,
    options?: $sw.ColumnsOptions<KeyHandleResults>,
  ): Promise<KeyHandleResults> {
    return this.precomputeHandleColumnsSync(columns, options);
  }

  /** {@link precomputeHandleColumns}, on this thread. */
  precomputeHandleColumnsSync(
    columns: BoxRequestColumns,
    options?: $sw.ColumnsOptions<KeyHandleResults>,
  ): KeyHandleResults {
    return $sw.columns(this, $Box$PrecomputeHandle, columns, options) as unknown as KeyHandleResults;
  }

  /** The tag of 16 bytes, then the encrypted message. */
  async seal(request: BoxRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.sealInto(request, new Bytes(), options);
  }

  /** {@link seal}, on this thread. */
  sealSync(request: BoxRequestInit, options?: $sw.CallOptions): Bytes {
    return this.sealInto(request, new Bytes(), options);
  }

  /** {@link sealSync} into a reply that exists, in place of what it held. */
  sealInto(request: BoxRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.BoxRequest", request);
    $storeBoxRequest(request);
    const code = $sw.callFlat(this.$base + 4, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(4, code);
    const use = this.$begin("shortwire.crypto.v1.BoxRequest", request);
    $putBoxRequest(request, $sw.writer);
    const r = this.$send(4, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link sealSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  sealTo(request: BoxRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.BoxRequest", request);
    $storeBoxRequest(request);
    const code = $sw.callDirect(this.$base + 4, output, options);
    if (code === 0) return this.$replySize(4, output);
    this.$failUnlessShape(4, code);
    return this.$copyTo(4, this.sealSync(request, options).value, output);
  }

  /** {@link seal} in wire format. */
  sealRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(4, request, options);
  }

  /** {@link sealRaw}, on this thread. */
  sealRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(4, request, options);
  }

  /** {@link sealRawSync} to the start of `into`; returns the reply's size. */
  sealRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(4, request, into, options);
  }

  /** {@link seal} for each item, in one call. */
  async sealMany(items: readonly BoxRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.sealManySync(items, options);
  }

  /** {@link sealMany}, on this thread. */
  sealManySync(items: readonly BoxRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Box$Seal, items, options);
  }

  /** {@link sealMany} over arrays, one a field. */
  async sealColumns(columns: BoxRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): Promise<BytesResults> {
    return this.sealColumnsSync(columns, options);
  }

  /** {@link sealColumns}, on this thread. */
  sealColumnsSync(columns: BoxRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Box$Seal, columns, options) as unknown as BytesResults;
  }

  /** What the other side's Seal was given. */
  async unseal(request: BoxRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.unsealInto(request, new Bytes(), options);
  }

  /** {@link unseal}, on this thread. */
  unsealSync(request: BoxRequestInit, options?: $sw.CallOptions): Bytes {
    return this.unsealInto(request, new Bytes(), options);
  }

  /** {@link unsealSync} into a reply that exists, in place of what it held. */
  unsealInto(request: BoxRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.BoxRequest", request);
    $storeBoxRequest(request);
    const code = $sw.callFlat(this.$base + 5, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(5, code);
    const use = this.$begin("shortwire.crypto.v1.BoxRequest", request);
    $putBoxRequest(request, $sw.writer);
    const r = this.$send(5, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link unsealSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  unsealTo(request: BoxRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.BoxRequest", request);
    $storeBoxRequest(request);
    const code = $sw.callDirect(this.$base + 5, output, options);
    if (code === 0) return this.$replySize(5, output);
    this.$failUnlessShape(5, code);
    return this.$copyTo(5, this.unsealSync(request, options).value, output);
  }

  /** {@link unseal} in wire format. */
  unsealRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(5, request, options);
  }

  /** {@link unsealRaw}, on this thread. */
  unsealRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(5, request, options);
  }

  /** {@link unsealRawSync} to the start of `into`; returns the reply's size. */
  unsealRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(5, request, into, options);
  }

  /** {@link unseal} for each item, in one call. */
  async unsealMany(items: readonly BoxRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.unsealManySync(items, options);
  }

  /** {@link unsealMany}, on this thread. */
  unsealManySync(items: readonly BoxRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Box$Unseal, items, options);
  }

  /** {@link unsealMany} over arrays, one a field. */
  async unsealColumns(columns: BoxRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): Promise<BytesResults> {
    return this.unsealColumnsSync(columns, options);
  }

  /** {@link unsealColumns}, on this thread. */
  unsealColumnsSync(columns: BoxRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Box$Unseal, columns, options) as unknown as BytesResults;
  }
}

const $SealedBox: readonly $sw.Method[] = [
  {
    name: "shortwire.crypto.v1.SealedBox/Seal",
    id: 0x884dce69e9f13efbn,
    shape: 0x5124d5c2417daf8fn,
    requestBytes: [0, 2],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.SealedBox/Unseal",
    id: 0xdbc656202e59fff8n,
    shape: 0xe307fc1f8dead82dn,
    requestBytes: [0, 3],
    replyBytes: [0],
  },
];

const $SealedBox$Seal: $sw.FlatBatch<SealedBoxRequestInit, Bytes> = {
  method: 0,
  put: (message, w) => $putSealedBoxRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfSealedBoxRequest,
  reply: $columnsOfBytes,
};

const $SealedBox$Unseal: $sw.FlatBatch<KeyedRequestInit, Bytes> = {
  method: 1,
  put: (message, w) => $putKeyedRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfKeyedRequest,
  reply: $columnsOfBytes,
};

/** Encryption to a public key by somebody who stays unknown: NaCl's sealed boxes. */
export class SealedBox extends $sw.Client {
  static readonly fullName = "shortwire.crypto.v1.SealedBox";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): SealedBox {
    return new SealedBox($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $SealedBox);
  }

  /** A public key that was made for this message, then the box: 48 bytes more than the message. */
  async seal(request: SealedBoxRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.sealInto(request, new Bytes(), options);
  }

  /** {@link seal}, on this thread. */
  sealSync(request: SealedBoxRequestInit, options?: $sw.CallOptions): Bytes {
    return this.sealInto(request, new Bytes(), options);
  }

  /** {@link sealSync} into a reply that exists, in place of what it held. */
  sealInto(request: SealedBoxRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.SealedBoxRequest", request);
    $storeSealedBoxRequest(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("shortwire.crypto.v1.SealedBoxRequest", request);
    $putSealedBoxRequest(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link sealSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  sealTo(request: SealedBoxRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.SealedBoxRequest", request);
    $storeSealedBoxRequest(request);
    const code = $sw.callDirect(this.$base + 0, output, options);
    if (code === 0) return this.$replySize(0, output);
    this.$failUnlessShape(0, code);
    return this.$copyTo(0, this.sealSync(request, options).value, output);
  }

  /** {@link seal} in wire format. */
  sealRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link sealRaw}, on this thread. */
  sealRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link sealRawSync} to the start of `into`; returns the reply's size. */
  sealRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link seal} for each item, in one call. */
  async sealMany(items: readonly SealedBoxRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.sealManySync(items, options);
  }

  /** {@link sealMany}, on this thread. */
  sealManySync(items: readonly SealedBoxRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($SealedBox$Seal, items, options);
  }

  /** {@link sealMany} over arrays, one a field. */
  async sealColumns(
    columns: SealedBoxRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.sealColumnsSync(columns, options);
  }

  /** {@link sealColumns}, on this thread. */
  sealColumnsSync(columns: SealedBoxRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $SealedBox$Seal, columns, options) as unknown as BytesResults;
  }

  /** What Seal was given. `key` or `handle` is the private key of the public one it was sealed to. */
  async unseal(request: KeyedRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.unsealInto(request, new Bytes(), options);
  }

  /** {@link unseal}, on this thread. */
  unsealSync(request: KeyedRequestInit, options?: $sw.CallOptions): Bytes {
    return this.unsealInto(request, new Bytes(), options);
  }

  /** {@link unsealSync} into a reply that exists, in place of what it held. */
  unsealInto(request: KeyedRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.KeyedRequest", request);
    $storeKeyedRequest(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("shortwire.crypto.v1.KeyedRequest", request);
    $putKeyedRequest(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link unsealSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  unsealTo(request: KeyedRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.KeyedRequest", request);
    $storeKeyedRequest(request);
    const code = $sw.callDirect(this.$base + 1, output, options);
    if (code === 0) return this.$replySize(1, output);
    this.$failUnlessShape(1, code);
    return this.$copyTo(1, this.unsealSync(request, options).value, output);
  }

  /** {@link unseal} in wire format. */
  unsealRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link unsealRaw}, on this thread. */
  unsealRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link unsealRawSync} to the start of `into`; returns the reply's size. */
  unsealRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link unseal} for each item, in one call. */
  async unsealMany(items: readonly KeyedRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.unsealManySync(items, options);
  }

  /** {@link unsealMany}, on this thread. */
  unsealManySync(items: readonly KeyedRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($SealedBox$Unseal, items, options);
  }

  /** {@link unsealMany} over arrays, one a field. */
  async unsealColumns(columns: KeyedRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): Promise<BytesResults> {
    return this.unsealColumnsSync(columns, options);
  }

  /** {@link unsealColumns}, on this thread. */
  unsealColumnsSync(columns: KeyedRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $SealedBox$Unseal, columns, options) as unknown as BytesResults;
  }
}

const $Sign: readonly $sw.Method[] = [
  {
    name: "shortwire.crypto.v1.Sign/Generate",
    id: 0xd5fcf223553c86c9n,
    shape: 0x8161fa39c1d9323an,
    requestBytes: [0],
    replyBytes: [0, 2],
  },
  {
    name: "shortwire.crypto.v1.Sign/PublicKey",
    id: 0xfdab6a72a93904a6n,
    shape: 0x34c7341e451257abn,
    requestBytes: [0, 3],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.Sign/Sign",
    id: 0x4fcc9d20560f31e3n,
    shape: 0xcb19924cecc98a36n,
    requestBytes: [0, 3],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.Sign/SignCombined",
    id: 0x4dadbf3e68c31710n,
    shape: 0x6e0f53ea9b49e2b2n,
    requestBytes: [0, 3],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.Sign/Verify",
    id: 0xe236b16246ee1a77n,
    shape: 0xee9e43f781cd48bcn,
    requestBytes: [0, 3, 5],
  },
  {
    name: "shortwire.crypto.v1.Sign/OpenCombined",
    id: 0x2f73ba7f86230385n,
    shape: 0x0b51a384f5cc5c45n,
    requestBytes: [0, 3, 5],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.Sign/ToExchangePrivate",
    id: 0xfa1a8ee49974b441n,
    shape: 0x6269703377a50d44n,
    requestBytes: [0, 3],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.Sign/ToExchangePublic",
    id: 0xcb65caea0dcb515bn,
    shape: 0x17ce551719bf1bfen,
    requestBytes: [0, 3],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.Sign/FromExchangePublic",
    id: 0x713713a81ebeadden,
    shape: 0xa5016e31e229a28dn,
    requestBytes: [0],
    replyBytes: [0],
  },
];

const $Sign$Generate: $sw.FlatBatch<SeedRequestInit, KeyPair> = {
  method: 0,
  put: (message, w) => $putSeedRequest(message, w),
  merge: (message, r) => $mergeKeyPair(message, r),
  create: () => new KeyPair(),
  request: $columnsOfSeedRequest,
  reply: $columnsOfKeyPair,
};

const $Sign$PublicKey: $sw.FlatBatch<KeyedRequestInit, Bytes> = {
  method: 1,
  put: (message, w) => $putKeyedRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfKeyedRequest,
  reply: $columnsOfBytes,
};

const $Sign$Sign: $sw.FlatBatch<KeyedRequestInit, Bytes> = {
  method: 2,
  put: (message, w) => $putKeyedRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfKeyedRequest,
  reply: $columnsOfBytes,
};

const $Sign$SignCombined: $sw.FlatBatch<KeyedRequestInit, Bytes> = {
  method: 3,
  put: (message, w) => $putKeyedRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfKeyedRequest,
  reply: $columnsOfBytes,
};

const $Sign$Verify: $sw.FlatBatch<VerifyRequestInit, Empty> = {
  method: 4,
  put: (message, w) => $putVerifyRequest(message, w),
  merge: (message, r) => $mergeEmpty(message, r),
  create: () => new Empty(),
  request: $columnsOfVerifyRequest,
  reply: $columnsOfEmpty,
};

const $Sign$OpenCombined: $sw.FlatBatch<VerifyRequestInit, Bytes> = {
  method: 5,
  put: (message, w) => $putVerifyRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfVerifyRequest,
  reply: $columnsOfBytes,
};

const $Sign$ToExchangePrivate: $sw.FlatBatch<KeyedRequestInit, Bytes> = {
  method: 6,
  put: (message, w) => $putKeyedRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfKeyedRequest,
  reply: $columnsOfBytes,
};

const $Sign$ToExchangePublic: $sw.FlatBatch<KeyedRequestInit, Bytes> = {
  method: 7,
  put: (message, w) => $putKeyedRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfKeyedRequest,
  reply: $columnsOfBytes,
};

const $Sign$FromExchangePublic: $sw.FlatBatch<FromExchangeRequestInit, Bytes> = {
  method: 8,
  put: (message, w) => $putFromExchangeRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfFromExchangeRequest,
  reply: $columnsOfBytes,
};

/**
 * Ed25519 (RFC 8032). A signing key is its seed of 32 bytes, or seed and public key (64); a handle of it signs twice as fast,
 * because the public key is computed once.
 */
export class Sign extends $sw.Client {
  static readonly fullName = "shortwire.crypto.v1.Sign";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Sign {
    return new Sign($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Sign);
  }

  /** A new signing key: `key` is the seed, or empty for a random one. The private key is the seed. */
  async generate(request: SeedRequestInit, options?: $sw.CallOptions): Promise<KeyPair> {
    return this.generateInto(request, new KeyPair(), options);
  }

  /** {@link generate}, on this thread. */
  generateSync(request: SeedRequestInit, options?: $sw.CallOptions): KeyPair {
    return this.generateInto(request, new KeyPair(), options);
  }

  /** {@link generateSync} into a reply that exists, in place of what it held. */
  generateInto(request: SeedRequestInit, into: KeyPair, options?: $sw.CallOptions): KeyPair {
    $sw.checkMessage("shortwire.crypto.v1.SeedRequest", request);
    $storeSeedRequest(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadKeyPair(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("shortwire.crypto.v1.SeedRequest", request);
    $putSeedRequest(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeKeyPair($clearKeyPair(into), r);
  }

  /** {@link generate} in wire format. */
  generateRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link generateRaw}, on this thread. */
  generateRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link generateRawSync} to the start of `into`; returns the reply's size. */
  generateRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link generate} for each item, in one call. */
  async generateMany(items: readonly SeedRequestInit[], options?: $sw.CallOptions): Promise<KeyPair[]> {
    return this.generateManySync(items, options);
  }

  /** {@link generateMany}, on this thread. */
  generateManySync(items: readonly SeedRequestInit[], options?: $sw.CallOptions): KeyPair[] {
    return this.$sendMany($Sign$Generate, items, options);
  }

  /** {@link generateMany} over arrays, one a field. */
  async generateColumns(
    columns: SeedRequestColumns,
    options?: $sw.ColumnsOptions<KeyPairResults>,
  ): Promise<KeyPairResults> {
    return this.generateColumnsSync(columns, options);
  }

  /** {@link generateColumns}, on this thread. */
  generateColumnsSync(columns: SeedRequestColumns, options?: $sw.ColumnsOptions<KeyPairResults>): KeyPairResults {
    return $sw.columns(this, $Sign$Generate, columns, options) as unknown as KeyPairResults;
  }

  /** The public key of a signing key. */
  async publicKey(request: KeyedRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.publicKeyInto(request, new Bytes(), options);
  }

  /** {@link publicKey}, on this thread. */
  publicKeySync(request: KeyedRequestInit, options?: $sw.CallOptions): Bytes {
    return this.publicKeyInto(request, new Bytes(), options);
  }

  /** {@link publicKeySync} into a reply that exists, in place of what it held. */
  publicKeyInto(request: KeyedRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.KeyedRequest", request);
    $storeKeyedRequest(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("shortwire.crypto.v1.KeyedRequest", request);
    $putKeyedRequest(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link publicKeySync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  publicKeyTo(request: KeyedRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.KeyedRequest", request);
    $storeKeyedRequest(request);
    const code = $sw.callDirect(this.$base + 1, output, options);
    if (code === 0) return this.$replySize(1, output);
    this.$failUnlessShape(1, code);
    return this.$copyTo(1, this.publicKeySync(request, options).value, output);
  }

  /** {@link publicKey} in wire format. */
  publicKeyRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link publicKeyRaw}, on this thread. */
  publicKeyRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link publicKeyRawSync} to the start of `into`; returns the reply's size. */
  publicKeyRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link publicKey} for each item, in one call. */
  async publicKeyMany(items: readonly KeyedRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.publicKeyManySync(items, options);
  }

  /** {@link publicKeyMany}, on this thread. */
  publicKeyManySync(items: readonly KeyedRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Sign$PublicKey, items, options);
  }

  /** {@link publicKeyMany} over arrays, one a field. */
  async publicKeyColumns(
    columns: KeyedRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.publicKeyColumnsSync(columns, options);
  }

  /** {@link publicKeyColumns}, on this thread. */
  publicKeyColumnsSync(columns: KeyedRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Sign$PublicKey, columns, options) as unknown as BytesResults;
  }

  /** The signature of 64 bytes. */
  async sign(request: KeyedRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.signInto(request, new Bytes(), options);
  }

  /** {@link sign}, on this thread. */
  signSync(request: KeyedRequestInit, options?: $sw.CallOptions): Bytes {
    return this.signInto(request, new Bytes(), options);
  }

  /** {@link signSync} into a reply that exists, in place of what it held. */
  signInto(request: KeyedRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.KeyedRequest", request);
    $storeKeyedRequest(request);
    const code = $sw.callFlat(this.$base + 2, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(2, code);
    const use = this.$begin("shortwire.crypto.v1.KeyedRequest", request);
    $putKeyedRequest(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link signSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  signTo(request: KeyedRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.KeyedRequest", request);
    $storeKeyedRequest(request);
    const code = $sw.callDirect(this.$base + 2, output, options);
    if (code === 0) return this.$replySize(2, output);
    this.$failUnlessShape(2, code);
    return this.$copyTo(2, this.signSync(request, options).value, output);
  }

  /** {@link sign} in wire format. */
  signRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(2, request, options);
  }

  /** {@link signRaw}, on this thread. */
  signRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(2, request, options);
  }

  /** {@link signRawSync} to the start of `into`; returns the reply's size. */
  signRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(2, request, into, options);
  }

  /** {@link sign} for each item, in one call. */
  async signMany(items: readonly KeyedRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.signManySync(items, options);
  }

  /** {@link signMany}, on this thread. */
  signManySync(items: readonly KeyedRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Sign$Sign, items, options);
  }

  /** {@link signMany} over arrays, one a field. */
  async signColumns(columns: KeyedRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): Promise<BytesResults> {
    return this.signColumnsSync(columns, options);
  }

  /** {@link signColumns}, on this thread. */
  signColumnsSync(columns: KeyedRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Sign$Sign, columns, options) as unknown as BytesResults;
  }

  /** The signature, then the message. In place, nothing moves if the message lies 64 bytes behind the start of the output. */
  async signCombined(request: KeyedRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.signCombinedInto(request, new Bytes(), options);
  }

  /** {@link signCombined}, on this thread. */
  signCombinedSync(request: KeyedRequestInit, options?: $sw.CallOptions): Bytes {
    return this.signCombinedInto(request, new Bytes(), options);
  }

  /** {@link signCombinedSync} into a reply that exists, in place of what it held. */
  signCombinedInto(request: KeyedRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.KeyedRequest", request);
    $storeKeyedRequest(request);
    const code = $sw.callFlat(this.$base + 3, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(3, code);
    const use = this.$begin("shortwire.crypto.v1.KeyedRequest", request);
    $putKeyedRequest(request, $sw.writer);
    const r = this.$send(3, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link signCombinedSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  signCombinedTo(request: KeyedRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.KeyedRequest", request);
    $storeKeyedRequest(request);
    const code = $sw.callDirect(this.$base + 3, output, options);
    if (code === 0) return this.$replySize(3, output);
    this.$failUnlessShape(3, code);
    return this.$copyTo(3, this.signCombinedSync(request, options).value, output);
  }

  /** {@link signCombined} in wire format. */
  signCombinedRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(3, request, options);
  }

  /** {@link signCombinedRaw}, on this thread. */
  signCombinedRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(3, request, options);
  }

  /** {@link signCombinedRawSync} to the start of `into`; returns the reply's size. */
  signCombinedRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(3, request, into, options);
  }

  /** {@link signCombined} for each item, in one call. */
  async signCombinedMany(items: readonly KeyedRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.signCombinedManySync(items, options);
  }

  /** {@link signCombinedMany}, on this thread. */
  signCombinedManySync(items: readonly KeyedRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Sign$SignCombined, items, options);
  }

  /** {@link signCombinedMany} over arrays, one a field. */
  async signCombinedColumns(
    columns: KeyedRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.signCombinedColumnsSync(columns, options);
  }

  /** {@link signCombinedColumns}, on this thread. */
  signCombinedColumnsSync(columns: KeyedRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Sign$SignCombined, columns, options) as unknown as BytesResults;
  }

  /**
   * Whether a signature is the message's. Strict: keys and signatures that are not canonical or of low order are not
   * authentic. In batches, signatures are checked together, which takes half the time.
   */
  async verify(request: VerifyRequestInit, options?: $sw.CallOptions): Promise<Empty> {
    return this.verifyInto(request, new Empty(), options);
  }

  /** {@link verify}, on this thread. */
  verifySync(request: VerifyRequestInit, options?: $sw.CallOptions): Empty {
    return this.verifyInto(request, new Empty(), options);
  }

  /** {@link verifySync} into a reply that exists, in place of what it held. */
  verifyInto(request: VerifyRequestInit, into: Empty, options?: $sw.CallOptions): Empty {
    $sw.checkMessage("shortwire.crypto.v1.VerifyRequest", request);
    $storeVerifyRequest(request);
    const code = $sw.callFlat(this.$base + 4, options);
    if (code === 0) return $loadEmpty(into);
    this.$failUnlessShape(4, code);
    const use = this.$begin("shortwire.crypto.v1.VerifyRequest", request);
    $putVerifyRequest(request, $sw.writer);
    const r = this.$send(4, use, options);
    return $mergeEmpty($clearEmpty(into), r);
  }

  /** {@link verify} in wire format. */
  verifyRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(4, request, options);
  }

  /** {@link verifyRaw}, on this thread. */
  verifyRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(4, request, options);
  }

  /** {@link verifyRawSync} to the start of `into`; returns the reply's size. */
  verifyRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(4, request, into, options);
  }

  /** {@link verify} for each item, in one call. */
  async verifyMany(items: readonly VerifyRequestInit[], options?: $sw.CallOptions): Promise<Empty[]> {
    return this.verifyManySync(items, options);
  }

  /** {@link verifyMany}, on this thread. */
  verifyManySync(items: readonly VerifyRequestInit[], options?: $sw.CallOptions): Empty[] {
    return this.$sendMany($Sign$Verify, items, options);
  }

  /** {@link verifyMany} over arrays, one a field. */
  async verifyColumns(
    columns: VerifyRequestColumns,
    options?: $sw.ColumnsOptions<Record<never, never>>,
  ): Promise<Record<never, never>> {
    return this.verifyColumnsSync(columns, options);
  }

  /** {@link verifyColumns}, on this thread. */
  verifyColumnsSync(
    columns: VerifyRequestColumns,
    options?: $sw.ColumnsOptions<Record<never, never>>,
  ): Record<never, never> {
    return $sw.columns(this, $Sign$Verify, columns, options) as unknown as Record<never, never>;
  }

  /** The message of a signature with its message, if that is authentic. */
  async openCombined(request: VerifyRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.openCombinedInto(request, new Bytes(), options);
  }

  /** {@link openCombined}, on this thread. */
  openCombinedSync(request: VerifyRequestInit, options?: $sw.CallOptions): Bytes {
    return this.openCombinedInto(request, new Bytes(), options);
  }

  /** {@link openCombinedSync} into a reply that exists, in place of what it held. */
  openCombinedInto(request: VerifyRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.VerifyRequest", request);
    $storeVerifyRequest(request);
    const code = $sw.callFlat(this.$base + 5, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(5, code);
    const use = this.$begin("shortwire.crypto.v1.VerifyRequest", request);
    $putVerifyRequest(request, $sw.writer);
    const r = this.$send(5, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link openCombinedSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  openCombinedTo(request: VerifyRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.VerifyRequest", request);
    $storeVerifyRequest(request);
    const code = $sw.callDirect(this.$base + 5, output, options);
    if (code === 0) return this.$replySize(5, output);
    this.$failUnlessShape(5, code);
    return this.$copyTo(5, this.openCombinedSync(request, options).value, output);
  }

  /** {@link openCombined} in wire format. */
  openCombinedRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(5, request, options);
  }

  /** {@link openCombinedRaw}, on this thread. */
  openCombinedRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(5, request, options);
  }

  /** {@link openCombinedRawSync} to the start of `into`; returns the reply's size. */
  openCombinedRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(5, request, into, options);
  }

  /** {@link openCombined} for each item, in one call. */
  async openCombinedMany(items: readonly VerifyRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.openCombinedManySync(items, options);
  }

  /** {@link openCombinedMany}, on this thread. */
  openCombinedManySync(items: readonly VerifyRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Sign$OpenCombined, items, options);
  }

  /** {@link openCombinedMany} over arrays, one a field. */
  async openCombinedColumns(
    columns: VerifyRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.openCombinedColumnsSync(columns, options);
  }

  /** {@link openCombinedColumns}, on this thread. */
  openCombinedColumnsSync(columns: VerifyRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Sign$OpenCombined, columns, options) as unknown as BytesResults;
  }

  /** The X25519 private key of a signing key. */
  async toExchangePrivate(request: KeyedRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.toExchangePrivateInto(request, new Bytes(), options);
  }

  /** {@link toExchangePrivate}, on this thread. */
  toExchangePrivateSync(request: KeyedRequestInit, options?: $sw.CallOptions): Bytes {
    return this.toExchangePrivateInto(request, new Bytes(), options);
  }

  /** {@link toExchangePrivateSync} into a reply that exists, in place of what it held. */
  toExchangePrivateInto(request: KeyedRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.KeyedRequest", request);
    $storeKeyedRequest(request);
    const code = $sw.callFlat(this.$base + 6, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(6, code);
    const use = this.$begin("shortwire.crypto.v1.KeyedRequest", request);
    $putKeyedRequest(request, $sw.writer);
    const r = this.$send(6, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link toExchangePrivateSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  toExchangePrivateTo(request: KeyedRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.KeyedRequest", request);
    $storeKeyedRequest(request);
    const code = $sw.callDirect(this.$base + 6, output, options);
    if (code === 0) return this.$replySize(6, output);
    this.$failUnlessShape(6, code);
    return this.$copyTo(6, this.toExchangePrivateSync(request, options).value, output);
  }

  /** {@link toExchangePrivate} in wire format. */
  toExchangePrivateRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(6, request, options);
  }

  /** {@link toExchangePrivateRaw}, on this thread. */
  toExchangePrivateRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(6, request, options);
  }

  /** {@link toExchangePrivateRawSync} to the start of `into`; returns the reply's size. */
  toExchangePrivateRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(6, request, into, options);
  }

  /** {@link toExchangePrivate} for each item, in one call. */
  async toExchangePrivateMany(items: readonly KeyedRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.toExchangePrivateManySync(items, options);
  }

  /** {@link toExchangePrivateMany}, on this thread. */
  toExchangePrivateManySync(items: readonly KeyedRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Sign$ToExchangePrivate, items, options);
  }

  /** {@link toExchangePrivateMany} over arrays, one a field. */
  async toExchangePrivateColumns(
    columns: KeyedRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.toExchangePrivateColumnsSync(columns, options);
  }

  /** {@link toExchangePrivateColumns}, on this thread. */
  toExchangePrivateColumnsSync(columns: KeyedRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Sign$ToExchangePrivate, columns, options) as unknown as BytesResults;
  }

  /** The X25519 public key of a verifying key. */
  async toExchangePublic(request: KeyedRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.toExchangePublicInto(request, new Bytes(), options);
  }

  /** {@link toExchangePublic}, on this thread. */
  toExchangePublicSync(request: KeyedRequestInit, options?: $sw.CallOptions): Bytes {
    return this.toExchangePublicInto(request, new Bytes(), options);
  }

  /** {@link toExchangePublicSync} into a reply that exists, in place of what it held. */
  toExchangePublicInto(request: KeyedRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.KeyedRequest", request);
    $storeKeyedRequest(request);
    const code = $sw.callFlat(this.$base + 7, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(7, code);
    const use = this.$begin("shortwire.crypto.v1.KeyedRequest", request);
    $putKeyedRequest(request, $sw.writer);
    const r = this.$send(7, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link toExchangePublicSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  toExchangePublicTo(request: KeyedRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.KeyedRequest", request);
    $storeKeyedRequest(request);
    const code = $sw.callDirect(this.$base + 7, output, options);
    if (code === 0) return this.$replySize(7, output);
    this.$failUnlessShape(7, code);
    return this.$copyTo(7, this.toExchangePublicSync(request, options).value, output);
  }

  /** {@link toExchangePublic} in wire format. */
  toExchangePublicRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(7, request, options);
  }

  /** {@link toExchangePublicRaw}, on this thread. */
  toExchangePublicRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(7, request, options);
  }

  /** {@link toExchangePublicRawSync} to the start of `into`; returns the reply's size. */
  toExchangePublicRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(7, request, into, options);
  }

  /** {@link toExchangePublic} for each item, in one call. */
  async toExchangePublicMany(items: readonly KeyedRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.toExchangePublicManySync(items, options);
  }

  /** {@link toExchangePublicMany}, on this thread. */
  toExchangePublicManySync(items: readonly KeyedRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Sign$ToExchangePublic, items, options);
  }

  /** {@link toExchangePublicMany} over arrays, one a field. */
  async toExchangePublicColumns(
    columns: KeyedRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.toExchangePublicColumnsSync(columns, options);
  }

  /** {@link toExchangePublicColumns}, on this thread. */
  toExchangePublicColumnsSync(columns: KeyedRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Sign$ToExchangePublic, columns, options) as unknown as BytesResults;
  }

  /** The verifying key of an X25519 public key; there are two, which differ in the sign of a coordinate. */
  async fromExchangePublic(request: FromExchangeRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.fromExchangePublicInto(request, new Bytes(), options);
  }

  /** {@link fromExchangePublic}, on this thread. */
  fromExchangePublicSync(request: FromExchangeRequestInit, options?: $sw.CallOptions): Bytes {
    return this.fromExchangePublicInto(request, new Bytes(), options);
  }

  /** {@link fromExchangePublicSync} into a reply that exists, in place of what it held. */
  fromExchangePublicInto(request: FromExchangeRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.FromExchangeRequest", request);
    $storeFromExchangeRequest(request);
    const code = $sw.callFlat(this.$base + 8, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(8, code);
    const use = this.$begin("shortwire.crypto.v1.FromExchangeRequest", request);
    $putFromExchangeRequest(request, $sw.writer);
    const r = this.$send(8, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link fromExchangePublicSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  fromExchangePublicTo(request: FromExchangeRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.FromExchangeRequest", request);
    $storeFromExchangeRequest(request);
    const code = $sw.callDirect(this.$base + 8, output, options);
    if (code === 0) return this.$replySize(8, output);
    this.$failUnlessShape(8, code);
    return this.$copyTo(8, this.fromExchangePublicSync(request, options).value, output);
  }

  /** {@link fromExchangePublic} in wire format. */
  fromExchangePublicRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(8, request, options);
  }

  /** {@link fromExchangePublicRaw}, on this thread. */
  fromExchangePublicRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(8, request, options);
  }

  /** {@link fromExchangePublicRawSync} to the start of `into`; returns the reply's size. */
  fromExchangePublicRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(8, request, into, options);
  }

  /** {@link fromExchangePublic} for each item, in one call. */
  async fromExchangePublicMany(items: readonly FromExchangeRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.fromExchangePublicManySync(items, options);
  }

  /** {@link fromExchangePublicMany}, on this thread. */
  fromExchangePublicManySync(items: readonly FromExchangeRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Sign$FromExchangePublic, items, options);
  }

  /** {@link fromExchangePublicMany} over arrays, one a field. */
  async fromExchangePublicColumns(
    columns: FromExchangeRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.fromExchangePublicColumnsSync(columns, options);
  }

  /** {@link fromExchangePublicColumns}, on this thread. */
  fromExchangePublicColumnsSync(
    columns: FromExchangeRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): BytesResults {
    return $sw.columns(this, $Sign$FromExchangePublic, columns, options) as unknown as BytesResults;
  }
}

const $Exchange: readonly $sw.Method[] = [
  {
    name: "shortwire.crypto.v1.Exchange/Generate",
    id: 0x5d8e09ffd6d68b65n,
    shape: 0xb4687d69f60424ean,
    replyBytes: [0, 2],
  },
  {
    name: "shortwire.crypto.v1.Exchange/PublicKey",
    id: 0x9ea3f2c520a391e2n,
    shape: 0x7d11f1658574df8fn,
    requestBytes: [0, 3],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.Exchange/Shared",
    id: 0x6f12d65ac8f7b467n,
    shape: 0xb4d65c112c4aca62n,
    requestBytes: [0, 3],
    replyBytes: [0],
  },
];

const $Exchange$Generate: $sw.WireBatch<EmptyInit, KeyPair> = {
  method: 0,
  put: (message, w) => $putEmpty(message, w),
  merge: (message, r) => $mergeKeyPair(message, r),
  create: () => new KeyPair(),
};

const $Exchange$PublicKey: $sw.FlatBatch<KeyedRequestInit, Bytes> = {
  method: 1,
  put: (message, w) => $putKeyedRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfKeyedRequest,
  reply: $columnsOfBytes,
};

const $Exchange$Shared: $sw.FlatBatch<ExchangeRequestInit, Bytes> = {
  method: 2,
  put: (message, w) => $putExchangeRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfExchangeRequest,
  reply: $columnsOfBytes,
};

/** X25519 (RFC 7748). */
export class Exchange extends $sw.Client {
  static readonly fullName = "shortwire.crypto.v1.Exchange";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Exchange {
    return new Exchange($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Exchange);
  }

  /** A new key pair, of random bytes. */
  async generate(request: EmptyInit, options?: $sw.CallOptions): Promise<KeyPair> {
    return this.generateInto(request, new KeyPair(), options);
  }

  /** {@link generate}, on this thread. */
  generateSync(request: EmptyInit, options?: $sw.CallOptions): KeyPair {
    return this.generateInto(request, new KeyPair(), options);
  }

  /** {@link generateSync} into a reply that exists, in place of what it held. */
  generateInto(request: EmptyInit, into: KeyPair, options?: $sw.CallOptions): KeyPair {
    $sw.checkMessage("shortwire.crypto.v1.Empty", request);
    $storeEmpty(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadKeyPair(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("shortwire.crypto.v1.Empty", request);
    $putEmpty(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeKeyPair($clearKeyPair(into), r);
  }

  /** {@link generate} in wire format. */
  generateRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link generateRaw}, on this thread. */
  generateRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link generateRawSync} to the start of `into`; returns the reply's size. */
  generateRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link generate} for each item, in one call. */
  async generateMany(items: readonly EmptyInit[], options?: $sw.CallOptions): Promise<KeyPair[]> {
    return this.generateManySync(items, options);
  }

  /** {@link generateMany}, on this thread. */
  generateManySync(items: readonly EmptyInit[], options?: $sw.CallOptions): KeyPair[] {
    return this.$sendMany($Exchange$Generate, items, options);
  }

  /** The public key of a private one. */
  async publicKey(request: KeyedRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.publicKeyInto(request, new Bytes(), options);
  }

  /** {@link publicKey}, on this thread. */
  publicKeySync(request: KeyedRequestInit, options?: $sw.CallOptions): Bytes {
    return this.publicKeyInto(request, new Bytes(), options);
  }

  /** {@link publicKeySync} into a reply that exists, in place of what it held. */
  publicKeyInto(request: KeyedRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.KeyedRequest", request);
    $storeKeyedRequest(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("shortwire.crypto.v1.KeyedRequest", request);
    $putKeyedRequest(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link publicKeySync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  publicKeyTo(request: KeyedRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.KeyedRequest", request);
    $storeKeyedRequest(request);
    const code = $sw.callDirect(this.$base + 1, output, options);
    if (code === 0) return this.$replySize(1, output);
    this.$failUnlessShape(1, code);
    return this.$copyTo(1, this.publicKeySync(request, options).value, output);
  }

  /** {@link publicKey} in wire format. */
  publicKeyRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link publicKeyRaw}, on this thread. */
  publicKeyRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link publicKeyRawSync} to the start of `into`; returns the reply's size. */
  publicKeyRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link publicKey} for each item, in one call. */
  async publicKeyMany(items: readonly KeyedRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.publicKeyManySync(items, options);
  }

  /** {@link publicKeyMany}, on this thread. */
  publicKeyManySync(items: readonly KeyedRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Exchange$PublicKey, items, options);
  }

  /** {@link publicKeyMany} over arrays, one a field. */
  async publicKeyColumns(
    columns: KeyedRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.publicKeyColumnsSync(columns, options);
  }

  /** {@link publicKeyColumns}, on this thread. */
  publicKeyColumnsSync(columns: KeyedRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Exchange$PublicKey, columns, options) as unknown as BytesResults;
  }

  /**
   * The secret of 32 bytes that both sides share. Hash it before it is used as a key (Kdf.Hkdf). A public key of low order
   * is INVALID_ARGUMENT.
   */
  async shared(request: ExchangeRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.sharedInto(request, new Bytes(), options);
  }

  /** {@link shared}, on this thread. */
  sharedSync(request: ExchangeRequestInit, options?: $sw.CallOptions): Bytes {
    return this.sharedInto(request, new Bytes(), options);
  }

  /** {@link sharedSync} into a reply that exists, in place of what it held. */
  sharedInto(request: ExchangeRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.ExchangeRequest", request);
    $storeExchangeRequest(request);
    const code = $sw.callFlat(this.$base + 2, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(2, code);
    const use = this.$begin("shortwire.crypto.v1.ExchangeRequest", request);
    $putExchangeRequest(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link sharedSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  sharedTo(request: ExchangeRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.ExchangeRequest", request);
    $storeExchangeRequest(request);
    const code = $sw.callDirect(this.$base + 2, output, options);
    if (code === 0) return this.$replySize(2, output);
    this.$failUnlessShape(2, code);
    return this.$copyTo(2, this.sharedSync(request, options).value, output);
  }

  /** {@link shared} in wire format. */
  sharedRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(2, request, options);
  }

  /** {@link sharedRaw}, on this thread. */
  sharedRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(2, request, options);
  }

  /** {@link sharedRawSync} to the start of `into`; returns the reply's size. */
  sharedRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(2, request, into, options);
  }

  /** {@link shared} for each item, in one call. */
  async sharedMany(items: readonly ExchangeRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.sharedManySync(items, options);
  }

  /** {@link sharedMany}, on this thread. */
  sharedManySync(items: readonly ExchangeRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Exchange$Shared, items, options);
  }

  /** {@link sharedMany} over arrays, one a field. */
  async sharedColumns(
    columns: ExchangeRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.sharedColumnsSync(columns, options);
  }

  /** {@link sharedColumns}, on this thread. */
  sharedColumnsSync(columns: ExchangeRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Exchange$Shared, columns, options) as unknown as BytesResults;
  }
}

const $Stream: readonly $sw.Method[] = [
  {
    name: "shortwire.crypto.v1.Stream/Xor",
    id: 0xbfa97d6395dd3e3an,
    shape: 0x0282e6d34c2e26a4n,
    requestBytes: [0, 3, 5],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.Stream/Generate",
    id: 0x852bf0a6f22b9f0en,
    shape: 0x18aedbb414a5bab9n,
    requestBytes: [0, 3],
    replyBytes: [0],
  },
  {
    name: "shortwire.crypto.v1.Stream/Derive",
    id: 0x9453c1fecba8d782n,
    shape: 0xa85b85ea14758c7en,
    requestBytes: [0, 3],
    replyBytes: [0],
  },
];

const $Stream$Xor: $sw.FlatBatch<XorRequestInit, Bytes> = {
  method: 0,
  put: (message, w) => $putXorRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfXorRequest,
  reply: $columnsOfBytes,
};

const $Stream$Generate: $sw.FlatBatch<KeyStreamRequestInit, Bytes> = {
  method: 1,
  put: (message, w) => $putKeyStreamRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfKeyStreamRequest,
  reply: $columnsOfBytes,
};

const $Stream$Derive: $sw.FlatBatch<DeriveRequestInit, Bytes> = {
  method: 2,
  put: (message, w) => $putDeriveRequest(message, w),
  merge: (message, r) => $mergeBytes(message, r),
  create: () => new Bytes(),
  request: $columnsOfDeriveRequest,
  reply: $columnsOfBytes,
};

/** Hazardous material: see above. */
export class Stream extends $sw.Client {
  static readonly fullName = "shortwire.crypto.v1.Stream";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Stream {
    return new Stream($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Stream);
  }

  /**
   * The message XORed with the key stream: encrypts and decrypts. In place, nothing moves. In batches, messages with keys,
   * nonces and counters of their own are done side by side in vector lanes.
   */
  async xor(request: XorRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.xorInto(request, new Bytes(), options);
  }

  /** {@link xor}, on this thread. */
  xorSync(request: XorRequestInit, options?: $sw.CallOptions): Bytes {
    return this.xorInto(request, new Bytes(), options);
  }

  /** {@link xorSync} into a reply that exists, in place of what it held. */
  xorInto(request: XorRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.XorRequest", request);
    $storeXorRequest(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("shortwire.crypto.v1.XorRequest", request);
    $putXorRequest(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link xorSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  xorTo(request: XorRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.XorRequest", request);
    $storeXorRequest(request);
    const code = $sw.callDirect(this.$base + 0, output, options);
    if (code === 0) return this.$replySize(0, output);
    this.$failUnlessShape(0, code);
    return this.$copyTo(0, this.xorSync(request, options).value, output);
  }

  /** {@link xor} in wire format. */
  xorRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link xorRaw}, on this thread. */
  xorRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link xorRawSync} to the start of `into`; returns the reply's size. */
  xorRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link xor} for each item, in one call. */
  async xorMany(items: readonly XorRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.xorManySync(items, options);
  }

  /** {@link xorMany}, on this thread. */
  xorManySync(items: readonly XorRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Stream$Xor, items, options);
  }

  /** {@link xorMany} over arrays, one a field. */
  async xorColumns(columns: XorRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): Promise<BytesResults> {
    return this.xorColumnsSync(columns, options);
  }

  /** {@link xorColumns}, on this thread. */
  xorColumnsSync(columns: XorRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Stream$Xor, columns, options) as unknown as BytesResults;
  }

  /** So many bytes of the key stream. */
  async generate(request: KeyStreamRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.generateInto(request, new Bytes(), options);
  }

  /** {@link generate}, on this thread. */
  generateSync(request: KeyStreamRequestInit, options?: $sw.CallOptions): Bytes {
    return this.generateInto(request, new Bytes(), options);
  }

  /** {@link generateSync} into a reply that exists, in place of what it held. */
  generateInto(request: KeyStreamRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.KeyStreamRequest", request);
    $storeKeyStreamRequest(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("shortwire.crypto.v1.KeyStreamRequest", request);
    $putKeyStreamRequest(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link generateSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  generateTo(request: KeyStreamRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.KeyStreamRequest", request);
    $storeKeyStreamRequest(request);
    const code = $sw.callDirect(this.$base + 1, output, options);
    if (code === 0) return this.$replySize(1, output);
    this.$failUnlessShape(1, code);
    return this.$copyTo(1, this.generateSync(request, options).value, output);
  }

  /** {@link generate} in wire format. */
  generateRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link generateRaw}, on this thread. */
  generateRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link generateRawSync} to the start of `into`; returns the reply's size. */
  generateRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link generate} for each item, in one call. */
  async generateMany(items: readonly KeyStreamRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.generateManySync(items, options);
  }

  /** {@link generateMany}, on this thread. */
  generateManySync(items: readonly KeyStreamRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Stream$Generate, items, options);
  }

  /** {@link generateMany} over arrays, one a field. */
  async generateColumns(
    columns: KeyStreamRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.generateColumnsSync(columns, options);
  }

  /** {@link generateColumns}, on this thread. */
  generateColumnsSync(columns: KeyStreamRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Stream$Generate, columns, options) as unknown as BytesResults;
  }

  /** HSalsa20 or HChaCha20 of a key and 16 bytes: another key. */
  async derive(request: DeriveRequestInit, options?: $sw.CallOptions): Promise<Bytes> {
    return this.deriveInto(request, new Bytes(), options);
  }

  /** {@link derive}, on this thread. */
  deriveSync(request: DeriveRequestInit, options?: $sw.CallOptions): Bytes {
    return this.deriveInto(request, new Bytes(), options);
  }

  /** {@link deriveSync} into a reply that exists, in place of what it held. */
  deriveInto(request: DeriveRequestInit, into: Bytes, options?: $sw.CallOptions): Bytes {
    $sw.checkMessage("shortwire.crypto.v1.DeriveRequest", request);
    $storeDeriveRequest(request);
    const code = $sw.callFlat(this.$base + 2, options);
    if (code === 0) return $loadBytes(into);
    this.$failUnlessShape(2, code);
    const use = this.$begin("shortwire.crypto.v1.DeriveRequest", request);
    $putDeriveRequest(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeBytes($clearBytes(into), r);
  }

  /** {@link deriveSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  deriveTo(request: DeriveRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.crypto.v1.DeriveRequest", request);
    $storeDeriveRequest(request);
    const code = $sw.callDirect(this.$base + 2, output, options);
    if (code === 0) return this.$replySize(2, output);
    this.$failUnlessShape(2, code);
    return this.$copyTo(2, this.deriveSync(request, options).value, output);
  }

  /** {@link derive} in wire format. */
  deriveRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(2, request, options);
  }

  /** {@link deriveRaw}, on this thread. */
  deriveRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(2, request, options);
  }

  /** {@link deriveRawSync} to the start of `into`; returns the reply's size. */
  deriveRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(2, request, into, options);
  }

  /** {@link derive} for each item, in one call. */
  async deriveMany(items: readonly DeriveRequestInit[], options?: $sw.CallOptions): Promise<Bytes[]> {
    return this.deriveManySync(items, options);
  }

  /** {@link deriveMany}, on this thread. */
  deriveManySync(items: readonly DeriveRequestInit[], options?: $sw.CallOptions): Bytes[] {
    return this.$sendMany($Stream$Derive, items, options);
  }

  /** {@link deriveMany} over arrays, one a field. */
  async deriveColumns(
    columns: DeriveRequestColumns,
    options?: $sw.ColumnsOptions<BytesResults>,
  ): Promise<BytesResults> {
    return this.deriveColumnsSync(columns, options);
  }

  /** {@link deriveColumns}, on this thread. */
  deriveColumnsSync(columns: DeriveRequestColumns, options?: $sw.ColumnsOptions<BytesResults>): BytesResults {
    return $sw.columns(this, $Stream$Derive, columns, options) as unknown as BytesResults;
  }
}
