import assert from "node:assert/strict";
import { randomBytes as osBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { Worker } from "node:worker_threads";

import * as crypto from "shortwire/crypto";

import { cryptoLibrary, fails, hex, host } from "./support.js";

const { hazmat } = crypto;
const KEY = Uint8Array.from({ length: 32 }, (_, i) => i);
const NONCE = new Uint8Array(24);

before(() => crypto.useLibrary(cryptoLibrary));

function* known(operation: string): Generator<Record<string, string>> {
  const file = join(host, "../../conformance/vectors/crypto/known_answers.txt");
  let count = 0;
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [name, ...values] = line.split(" ");
    if (name !== operation) continue;
    count++;
    yield Object.fromEntries(values.map((value) => value.split("=", 2)));
  }
  assert.ok(count > 0, `there are known answers of ${operation}`);
}

const isForged = (error: unknown): boolean => error instanceof crypto.AuthenticationError;

test("known answers of AEADs", () => {
  for (const [operation, algorithm] of [
    ["chacha20_poly1305", crypto.AeadAlgorithm.CHACHA20_POLY1305],
    ["xchacha20_poly1305", crypto.AeadAlgorithm.XCHACHA20_POLY1305],
  ] as const) {
    for (const v of known(operation)) {
      using aead = new crypto.Aead(hex(v["key"]!), algorithm);
      const [nonce, message, associated, sealed] = [v["nonce"], v["message"], v["associated_data"], v["sealed"]].map(
        (text) => hex(text!),
      ) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
      assert.deepEqual(aead.seal(nonce, message, associated), sealed);
      assert.deepEqual(aead.unseal(nonce, sealed, associated), message);
      assert.throws(() => aead.unseal(nonce, sealed, message), isForged);
    }
  }
});

test("known answers of boxes", () => {
  for (const v of known("box")) {
    using box = new crypto.Box(hex(v["private"]!), crypto.Box.publicKey(hex(v["peer"]!)));
    assert.deepEqual(box.key.reveal(), hex(v["shared"]!));
    assert.deepEqual(box.seal(hex(v["nonce"]!), hex(v["message"]!)), hex(v["box"]!));
    assert.deepEqual(box.unseal(hex(v["nonce"]!), hex(v["box"]!)), hex(v["message"]!));
  }
  for (const v of known("sealed_box")) {
    assert.deepEqual(crypto.SealedBox.decrypt(hex(v["private"]!), hex(v["box"]!)), hex(v["message"]!));
  }
  const { privateKey, publicKey } = crypto.Box.keyPair();
  assert.deepEqual(crypto.Box.publicKey(privateKey), publicKey);
  assert.deepEqual(crypto.SealedBox.decrypt(privateKey, crypto.SealedBox.encrypt(publicKey, KEY)), KEY);
  for (const size of [0, 47, 48, 100]) {
    assert.throws(() => crypto.SealedBox.decrypt(privateKey, new Uint8Array(size)), isForged);
  }
});

test("chunks that libsodium encrypted", () => {
  interface Stream {
    key: string;
    header: string;
    chunks: { mark: number; associated: string; message: string; chunk: string }[];
  }
  const file = join(host, "../../crates/crypto/tests/vectors/secretstream.json");
  const { streams } = JSON.parse(readFileSync(file, "utf8")) as { streams: Stream[] };
  for (const { key, header, chunks } of streams) {
    using opener = new crypto.ChunkOpener(hex(key), hex(header));
    for (const { mark, associated, message, chunk } of chunks) {
      const options = { last: mark === 3, associatedData: hex(associated) };
      assert.deepEqual(opener.unseal(hex(chunk), options), hex(message));
    }
  }
});

test("chunks in order and nothing else", () => {
  const sealer = new crypto.ChunkSealer(KEY);
  const memory = new Uint8Array(1000 + crypto.ChunkSealer.OVERHEAD).fill(7);
  assert.equal(sealer.sealInto(memory.subarray(1, 1001), memory), memory.length);
  const [first, last] = [memory.slice(), sealer.seal(hex("0102"), { last: true })];
  assert.throws(() => sealer.seal(KEY), fails("FAILED_PRECONDITION", "discarded"));
  const opener = new crypto.ChunkOpener(KEY, sealer.header);
  for (const wrong of [last, first.subarray(1), new Uint8Array(0)]) {
    assert.throws(() => opener.unseal(wrong), isForged);
  }
  assert.equal(opener.unsealInto(memory, memory.subarray(1)), 1000);
  assert.deepEqual(memory.subarray(1, 1001), new Uint8Array(1000).fill(7));
  assert.throws(() => new crypto.ChunkOpener(KEY, sealer.header).unseal(first, { last: true }), isForged);
  assert.deepEqual(opener.unseal(last, { last: true }), hex("0102"));
});

test("known answers of streams", () => {
  for (const v of known("chacha20")) {
    using cipher = new hazmat.StreamCipher(hex(v["key"]!), hazmat.StreamAlgorithm.CHACHA20);
    assert.deepEqual(cipher.xor(hex(v["nonce"]!), hex(v["message"]!), BigInt(v["counter"]!)), hex(v["output"]!));
  }
});

test("known answers of signatures and key exchange", () => {
  for (const v of known("ed25519")) {
    using key = new crypto.SigningKey(hex(v["seed"]!));
    assert.deepEqual(key.verifyKey.bytes, hex(v["public"]!));
    assert.deepEqual(key.sign(hex(v["message"]!)), hex(v["signature"]!));
    key.verifyKey.verify(hex(v["message"]!), hex(v["signature"]!));
    assert.throws(() => key.verifyKey.verify(KEY, hex(v["signature"]!)), isForged);
  }
  for (const v of known("x25519")) {
    assert.deepEqual(new crypto.PrivateKey(hex(v["private"]!)).exchange(hex(v["public"]!)), hex(v["shared"]!));
  }
  assert.throws(() => new crypto.PrivateKey(KEY).exchange(new Uint8Array(32)), fails("INVALID_ARGUMENT", "low order"));
});

test("known answers of hashes", () => {
  for (const [operation, hash, algorithm] of [
    ["sha256", crypto.sha256, crypto.HashAlgorithm.SHA256],
    ["sha512", crypto.sha512, crypto.HashAlgorithm.SHA512],
  ] as const) {
    for (const v of known(operation)) {
      const message = hex(v["message"]!);
      assert.deepEqual(hash(message), hex(v["digest"]!));
      const hasher = new crypto.Hasher(algorithm).update(message.subarray(0, 3)).update(message.subarray(3));
      assert.deepEqual(hasher.digest(), hex(v["digest"]!));
      assert.throws(() => hasher.update(message), fails("FAILED_PRECONDITION", "discarded"));
    }
  }
  for (const v of known("blake2b")) {
    const [key, salt, personalisation] = [v["key"], v["salt"], v["personalisation"]].map((text) => hex(text!)) as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ];
    const digest = hex(v["digest"]!);
    assert.deepEqual(crypto.blake2b(hex(v["message"]!), { size: digest.length, key, salt, personalisation }), digest);
  }
  for (const v of known("hmac_sha256")) {
    const tag = hex(v["tag"]!);
    assert.deepEqual(crypto.hmacSha256(hex(v["key"]!), hex(v["message"]!)).subarray(0, tag.length), tag);
  }
});

test("known answers of key derivation", async () => {
  for (const v of known("hkdf_sha256")) {
    const key = hex(v["key"]!);
    assert.deepEqual(crypto.hkdf(hex(v["secret"]!), key.length, { salt: hex(v["salt"]!), info: hex(v["info"]!) }), key);
  }
  for (const v of known("pbkdf2_sha256")) {
    const key = hex(v["key"]!);
    const derived = crypto.pbkdf2(hex(v["password"]!), hex(v["salt"]!), Number(v["iterations"]), key.length);
    assert.deepEqual(await derived, key);
  }
  for (const v of known("argon2id")) {
    const key = hex(v["key"]!);
    const options = {
      memory: Number(v["memory"]),
      passes: Number(v["passes"]),
      lanes: Number(v["lanes"]),
      secret: hex(v["secret"]!),
      associatedData: hex(v["associated_data"]!),
    };
    assert.deepEqual(await crypto.argon2id(hex(v["password"]!), hex(v["salt"]!), key.length, options), key);
  }
});

test("encodings", () => {
  assert.equal(crypto.encode(KEY.subarray(0, 3)), "000102");
  assert.deepEqual(crypto.decode("0x00FF"), hex("00ff"));
  assert.throws(() => crypto.decode("00zz"), fails("INVALID_ARGUMENT", "at byte 2"));
  assert.ok(crypto.equal(KEY, KEY.slice()) && !crypto.equal(KEY, NONCE));
});

test("secret boxes of any size", () => {
  using box = new crypto.SecretBox(KEY);
  for (const size of [0, 1, 16, 64, 4096, 4097, 65536, 300_000]) {
    const message = new Uint8Array(osBytes(size));
    assert.deepEqual(box.decrypt(box.encrypt(message)), message);
    assert.deepEqual(box.unseal(NONCE, box.seal(NONCE, message)), message);
  }
});

test("in place, wherever the message lies", () => {
  using box = new crypto.SecretBox(KEY);
  for (const size of [100, 10_000]) {
    for (const shift of [0, 3, 16, 40]) {
      const message = new Uint8Array(osBytes(size));
      const memory = new Uint8Array(size + 100);
      memory.set(message, shift);
      const length = box.sealInto(NONCE, memory.subarray(shift, shift + size), memory);
      assert.deepEqual(memory.subarray(0, length), box.seal(NONCE, message));
      assert.equal(box.unsealInto(NONCE, memory.subarray(0, length), memory), size);
      assert.deepEqual(memory.subarray(0, size), message);
    }
  }
});

test("a failure leaves the memory alone", () => {
  using box = new crypto.SecretBox(KEY);
  const memory = new Uint8Array(osBytes(5000));
  const before = memory.slice();
  assert.throws(() => box.unsealInto(NONCE, memory, memory.subarray(16)), isForged);
  assert.deepEqual(memory, before);
  assert.throws(() => box.sealInto(NONCE, before, new Uint8Array(5015)), fails("OUT_OF_RANGE", "5016", "5015"));
});

test("wrong lengths say what is right", () => {
  for (const call of [
    () => new crypto.SecretBox(KEY.subarray(1)).seal(NONCE, KEY),
    () => new crypto.SecretBox(KEY).seal(KEY, KEY),
    () => new crypto.Aead(KEY).seal(new Uint8Array(12), KEY),
    () => new crypto.SigningKey(new Uint8Array(33)),
    () => new crypto.VerifyKey(new Uint8Array(31)),
    () => crypto.blake2b(KEY, { size: 65 }),
  ]) {
    assert.throws(call, fails("INVALID_ARGUMENT", "bytes"));
  }
});

test("a counter that would start over is an error", () => {
  using cipher = new hazmat.StreamCipher(KEY, hazmat.StreamAlgorithm.CHACHA20);
  const nonce = new Uint8Array(12);
  cipher.xor(nonce, new Uint8Array(64), 2n ** 32n - 1n);
  assert.throws(() => cipher.xor(nonce, new Uint8Array(65), 2n ** 32n - 1n), fails("OUT_OF_RANGE"));
});

test("closed keys say so", () => {
  const box = new crypto.SecretBox(KEY);
  box.close();
  box.close();
  assert.ok(box.key.closed);
  assert.throws(() => box.seal(NONCE, KEY), fails("FAILED_PRECONDITION", "discarded"));
});

test("many messages in one call", () => {
  const messages = [0, 1, 64, 65, 1000, 64].map((size, counter) => ({
    key: new Uint8Array(osBytes(32)),
    nonce: new Uint8Array(osBytes(12)),
    message: new Uint8Array(osBytes(size)),
    counter: BigInt(counter),
  }));
  const together = hazmat.xorMany(messages, hazmat.StreamAlgorithm.CHACHA20);
  messages.forEach(({ key, nonce, message, counter }, i) => {
    using cipher = new hazmat.StreamCipher(key, hazmat.StreamAlgorithm.CHACHA20);
    assert.deepEqual(together[i], cipher.xor(nonce, message, counter));
  });
});

test("workers open the library by themselves", async () => {
  const program = `
    const { parentPort, workerData } = require("node:worker_threads");
    const crypto = require(workerData.host + "/dist/cjs/crypto/index.js");
    crypto.useLibrary(workerData.library);
    parentPort.postMessage(crypto.sha256(Buffer.from("abc")));
  `;
  const run = (): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(program, { eval: true, workerData: { host, library: cryptoLibrary } });
      worker.once("message", resolve);
      worker.once("error", reject);
    });
  for (const digest of await Promise.all([run(), run(), run()])) {
    assert.deepEqual(digest, crypto.sha256(Buffer.from("abc")));
  }
});
