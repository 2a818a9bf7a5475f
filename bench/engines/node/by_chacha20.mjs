// A message by ChaCha20, or many: in plain JavaScript, by node:crypto, by libsodium, and a copy of the outcome beside them.
import { createCipheriv } from "node:crypto";
import { createRequire } from "node:module";

import { arm, fnv1a } from "./arm.mjs";

const KEY = Uint8Array.from({ length: 32 }, (_, i) => i);
const NONCE = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0x4a, 0, 0, 0, 0);
const COUNTER = 1;
const require = createRequire(import.meta.url);

export const arms = Object.fromEntries(["chacha20", "many"].flatMap((scenario) => ways(scenario)));

function ways(scenario) {
  const way = (by, make) => [
    `${scenario}/${by}`,
    (_, { seed, count }, size) => make(parts(size, count ?? 1, seed), size),
  ];
  return [
    way("plain", (parts) => into(parts, "encrypt(part.from, part.to, part.initial)", { encrypt })),
    way("copy", (parts) => {
      for (const part of parts) {
        encrypt(part.from, part.to, part.initial);
        part.known = Uint8Array.from(part.ciphertext);
      }
      return into(parts, "part.ciphertext.set(part.known)", {});
    }),
    way("node-crypto", (parts) => {
      const statement = 'part.result = createCipheriv("chacha20", KEY, part.counterAndNonce).update(part.message)';
      return into(parts, statement, { createCipheriv, KEY }, "result");
    }),
    way("libsodium", (parts) => {
      const statement =
        "sodium.crypto_stream_chacha20_ietf_xor_ic(part.ciphertext, part.message, part.nonce, COUNTER, KEY)";
      return into(parts, statement, { sodium: require("sodium-native"), COUNTER, KEY });
    }),
  ];
}

/** Messages that follow each other, with their nonces and where their ciphertexts go. */
function parts(size, count, seed) {
  const [messages, ciphertexts] = [made(size * count, seed), new Uint8Array(size * count)];
  return Array.from({ length: count }, (_, number) => {
    const cut = (bytes) => bytes.subarray(number * size, (number + 1) * size);
    const [message, ciphertext, nonce] = [cut(messages), cut(ciphertexts), NONCE.slice()];
    new DataView(nonce.buffer).setUint32(0, number, true);
    // The nonce of OpenSSL begins with the counter, little-endian.
    const counterAndNonce = Buffer.concat([words(Uint32Array.of(COUNTER)), nonce].map((it) => Buffer.from(it.buffer)));
    const initial = initialState(nonce);
    return { message, ciphertext, from: words(message), to: words(ciphertext), nonce, counterAndNonce, initial };
  });
}

/** An arm that does the statement with each part, and tells what it leaves in `part.ciphertext`, or in another field. */
function into(parts, statement, names, field = "ciphertext") {
  const [part] = parts;
  const last = parts.at(-1);
  const number = `last.${field}.readBigInt64LE?.(last.${field}.length - 8) ?? end(last.${field})`;
  const whole = parts.length === 1 ? statement : `for (const part of parts) ${statement}`;
  const once = arm(undefined, whole, number, { parts, part, last, end, ...names });
  const outcome = () => {
    once.run(1);
    return fnv1a(Buffer.concat(parts.map((part) => part[field])));
  };
  return { ...once, outcome };
}

const end = (bytes) => new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 8).getBigInt64(0, true);

/** The message that the definition describes. */
function made(size, seed) {
  let x = seed;
  return Uint8Array.from({ length: size }, () => (x = (Math.imul(x, 1664525) + 1013904223) >>> 0) >>> 24);
}

/** The same memory as words, which this machine and the cipher both begin with the lowest byte. */
const words = (bytes) => new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);

const CONSTANTS = words(Uint8Array.from(Buffer.from("expand 32-byte k")));

function initialState(nonce) {
  return new Int32Array([...CONSTANTS, ...words(KEY), COUNTER, ...words(nonce)]);
}

const rotated = (word, distance) => (word << distance) | (word >>> (32 - distance));

/** ChaCha20 of whole blocks, over words. */
function encrypt(from, to, initial) {
  const [i0, i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, counter, i13, i14, i15] = initial;
  for (let at = 0, i12 = counter; at < from.length; at += 16, i12 = (i12 + 1) | 0) {
    let [x0, x1, x2, x3] = [i0, i1, i2, i3];
    let [x4, x5, x6, x7] = [i4, i5, i6, i7];
    let [x8, x9, x10, x11] = [i8, i9, i10, i11];
    let [x12, x13, x14, x15] = [i12, i13, i14, i15];
    for (let i = 0; i < 10; i++) {
      x12 = rotated(x12 ^ (x0 = (x0 + x4) | 0), 16);
      x4 = rotated(x4 ^ (x8 = (x8 + x12) | 0), 12);
      x12 = rotated(x12 ^ (x0 = (x0 + x4) | 0), 8);
      x4 = rotated(x4 ^ (x8 = (x8 + x12) | 0), 7);
      x13 = rotated(x13 ^ (x1 = (x1 + x5) | 0), 16);
      x5 = rotated(x5 ^ (x9 = (x9 + x13) | 0), 12);
      x13 = rotated(x13 ^ (x1 = (x1 + x5) | 0), 8);
      x5 = rotated(x5 ^ (x9 = (x9 + x13) | 0), 7);
      x14 = rotated(x14 ^ (x2 = (x2 + x6) | 0), 16);
      x6 = rotated(x6 ^ (x10 = (x10 + x14) | 0), 12);
      x14 = rotated(x14 ^ (x2 = (x2 + x6) | 0), 8);
      x6 = rotated(x6 ^ (x10 = (x10 + x14) | 0), 7);
      x15 = rotated(x15 ^ (x3 = (x3 + x7) | 0), 16);
      x7 = rotated(x7 ^ (x11 = (x11 + x15) | 0), 12);
      x15 = rotated(x15 ^ (x3 = (x3 + x7) | 0), 8);
      x7 = rotated(x7 ^ (x11 = (x11 + x15) | 0), 7);
      x15 = rotated(x15 ^ (x0 = (x0 + x5) | 0), 16);
      x5 = rotated(x5 ^ (x10 = (x10 + x15) | 0), 12);
      x15 = rotated(x15 ^ (x0 = (x0 + x5) | 0), 8);
      x5 = rotated(x5 ^ (x10 = (x10 + x15) | 0), 7);
      x12 = rotated(x12 ^ (x1 = (x1 + x6) | 0), 16);
      x6 = rotated(x6 ^ (x11 = (x11 + x12) | 0), 12);
      x12 = rotated(x12 ^ (x1 = (x1 + x6) | 0), 8);
      x6 = rotated(x6 ^ (x11 = (x11 + x12) | 0), 7);
      x13 = rotated(x13 ^ (x2 = (x2 + x7) | 0), 16);
      x7 = rotated(x7 ^ (x8 = (x8 + x13) | 0), 12);
      x13 = rotated(x13 ^ (x2 = (x2 + x7) | 0), 8);
      x7 = rotated(x7 ^ (x8 = (x8 + x13) | 0), 7);
      x14 = rotated(x14 ^ (x3 = (x3 + x4) | 0), 16);
      x4 = rotated(x4 ^ (x9 = (x9 + x14) | 0), 12);
      x14 = rotated(x14 ^ (x3 = (x3 + x4) | 0), 8);
      x4 = rotated(x4 ^ (x9 = (x9 + x14) | 0), 7);
    }
    to[at] = from[at] ^ (x0 + i0);
    to[at + 1] = from[at + 1] ^ (x1 + i1);
    to[at + 2] = from[at + 2] ^ (x2 + i2);
    to[at + 3] = from[at + 3] ^ (x3 + i3);
    to[at + 4] = from[at + 4] ^ (x4 + i4);
    to[at + 5] = from[at + 5] ^ (x5 + i5);
    to[at + 6] = from[at + 6] ^ (x6 + i6);
    to[at + 7] = from[at + 7] ^ (x7 + i7);
    to[at + 8] = from[at + 8] ^ (x8 + i8);
    to[at + 9] = from[at + 9] ^ (x9 + i9);
    to[at + 10] = from[at + 10] ^ (x10 + i10);
    to[at + 11] = from[at + 11] ^ (x11 + i11);
    to[at + 12] = from[at + 12] ^ (x12 + i12);
    to[at + 13] = from[at + 13] ^ (x13 + i13);
    to[at + 14] = from[at + 14] ^ (x14 + i14);
    to[at + 15] = from[at + 15] ^ (x15 + i15);
  }
}
