import assert from "node:assert/strict";
import { test } from "node:test";

import { BatchError } from "shortwire";

import { fails, openFeature } from "./support.js";

test("replies go where the caller wants them", () => {
  using feature = openFeature();
  const output = new Uint8Array(8).fill(9);
  assert.equal(feature.fillTo({ size: 5n }, output), 5);
  assert.deepEqual(output, Uint8Array.of(0, 1, 2, 3, 4, 9, 9, 9));
  assert.equal(feature.fillTo({ size: 0n }, output), 0);
  assert.throws(() => feature.fillTo({ size: 9n }, output), fails("OUT_OF_RANGE", "9 bytes", "has 8"));
});

test("and over what they are made of", () => {
  using feature = openFeature();
  // Below and above the size from which bytes are handed over as they are.
  for (const size of [10, 10_000]) {
    const memory = new Uint8Array(size + 20);
    const data = memory.subarray(2, 2 + size);
    assert.equal(feature.wrapTo({ head: Buffer.from("ab"), data, tail: Buffer.from("c") }, memory), size + 3);
    assert.deepEqual(memory.subarray(0, 3), Uint8Array.of(97, 98, 255));
    assert.equal(feature.unwrapTo({ data: memory.subarray(0, size + 3), head: 2n, tail: 1n }, memory), size);
    assert.ok(memory.subarray(0, size).every((byte) => byte === 0));
  }
});

test("a failure leaves the memory alone", () => {
  using feature = openFeature();
  const memory = new Uint8Array(10_000).fill(255);
  assert.throws(() => feature.wrapTo({ data: memory }, memory), fails("INVALID_ARGUMENT", "begins with byte 255"));
  assert.ok(memory.every((byte) => byte === 255));
});

test("options go along", () => {
  using feature = openFeature();
  const output = new Uint8Array(4);
  assert.equal(feature.fillTo({ size: 4n }, output, { timeoutMs: 10_000 }), 4);
  assert.throws(() => feature.fillTo({ size: 4n }, output, { timeoutMs: 0 }), fails("DEADLINE_EXCEEDED"));
});

test("services may answer batches themselves", () => {
  using feature = openFeature();
  const replies = feature.gatherManySync([{ value: 5n }, { value: 6n }]);
  assert.deepEqual(
    replies.map(({ number, position, count }) => [number, position, count]),
    [
      [5n, 0n, 2n],
      [6n, 1n, 2n],
    ],
  );
  assert.throws(
    () => feature.gatherManySync([{ value: 5n }, { value: -1n }]),
    (error) => error instanceof BatchError && error.errors.size === 1 && error.errors.has(1),
  );
});
