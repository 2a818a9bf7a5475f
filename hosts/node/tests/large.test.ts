import assert from "node:assert/strict";
import { test } from "node:test";

import { openFeature } from "./support.js";

const SIZE = 64 << 20;

test("64 MiB go and come", async () => {
  using feature = openFeature();
  const value = new Uint8Array(SIZE).fill(7);
  assert.equal(feature.measureSync({ value }).value, BigInt(SIZE));
  const reply = feature.largeSync({ size: BigInt(SIZE) }).value;
  assert.equal(reply.length, SIZE);
  assert.equal(reply[SIZE - 1], (SIZE - 1) % 251);
  assert.equal((await feature.echoBytesRaw(feature.largeRawSync(Uint8Array.of(8, 100)))).length, 102);
  assert.equal(feature.measureSync({}).value, 0n);
});
