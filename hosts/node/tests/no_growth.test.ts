import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";

import { BytesValue } from "./gen/shortwire_test_v1.js";
import { openFeature } from "./support.js";

/** Bytes that stay after so many more calls. */
function growth(calls: number, call: () => void): number {
  const used = () => {
    globalThis.gc!();
    const { heapUsed, external, arrayBuffers } = process.memoryUsage();
    return heapUsed + external + arrayBuffers;
  };
  for (let i = 0; i < calls; i++) call();
  const before = used();
  for (let i = 0; i < calls; i++) call();
  return used() - before;
}

const LITTLE = 300_000;

test("calls leave nothing behind", () => {
  using feature = openFeature();
  const reply = new BytesValue();
  const request = { value: new Uint8Array(32) };
  assert.ok(growth(100_000, () => void feature.echoInt64Sync({ value: 5n })) < LITTLE);
  assert.ok(growth(100_000, () => void feature.echoTreeSync({ left: { value: 5n } })) < LITTLE);
  assert.ok(growth(50_000, () => void feature.echoBytesInto(request, reply)) < LITTLE);
  assert.ok(growth(20_000, () => void feature.echoStringSync({ value: "text" })) < LITTLE);
});

test("failures leave nothing behind", () => {
  using feature = openFeature();
  const fail = () => {
    try {
      feature.failSync({ code: 5, message: "no" });
    } catch {
      // That is what it is for.
    }
  };
  assert.ok(growth(5_000, fail) < LITTLE);
});

test("clients that were closed leave nothing behind", async () => {
  const collect = async () => {
    // What was collected is freed in a later turn of the event loop.
    for (let turn = 0; turn < 3; turn++) {
      globalThis.gc!();
      await setImmediate();
    }
    return process.memoryUsage().external + process.memoryUsage().heapUsed;
  };
  const openMany = () => {
    for (let i = 0; i < 300; i++) openFeature().close();
  };
  openMany();
  const before = await collect();
  openMany();
  assert.ok((await collect()) - before < LITTLE);
});
