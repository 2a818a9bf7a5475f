import assert from "node:assert/strict";
import { test } from "node:test";

import { ShortwireError } from "shortwire";

import { fails, openFeature } from "./support.js";

const HOUR = 3_600_000;

test("a call that has time enough succeeds", async () => {
  using feature = openFeature();
  assert.equal(feature.slowSync({ milliseconds: 1 }, { timeoutMs: HOUR }).milliseconds, 1);
  assert.equal((await feature.slow({ milliseconds: 1 }, { timeoutMs: HOUR })).milliseconds, 1);
  assert.equal(feature.echoStringSync({ value: "a" }, { timeoutMs: HOUR, metadata: { tenant: "blue" } }).value, "a");
});

test("the service sees the deadline", async () => {
  using feature = openFeature();
  const late = fails("DEADLINE_EXCEEDED");
  assert.throws(() => feature.slowSync({ milliseconds: HOUR }, { timeoutMs: 5 }), late);
  await assert.rejects(feature.slow({ milliseconds: HOUR }, { timeoutMs: 5 }), late);
  assert.throws(() => feature.slowColumnsSync({ milliseconds: [HOUR] }, { timeoutMs: 5 }), late);
  assert.throws(() => feature.slowSync({}, { timeoutMs: NaN }), fails("INVALID_ARGUMENT", "timeoutMs"));
});

test("the service sees that the signal was aborted", async () => {
  using feature = openFeature();
  const controller = new AbortController();
  const reply = feature.slow({ milliseconds: HOUR }, { signal: controller.signal });
  controller.abort(new Error("enough"));
  await assert.rejects(reply, (error) => {
    assert.ok(error instanceof ShortwireError);
    assert.equal(error.code, "CANCELLED");
    assert.equal((error.cause as Error).message, "enough");
    return true;
  });
});

test("a signal that is aborted already means no call", async () => {
  using feature = openFeature();
  const options = { signal: AbortSignal.abort() };
  assert.throws(() => feature.countSync({}, options), fails("CANCELLED"));
  await assert.rejects(feature.slow({}, options), fails("CANCELLED"));
  assert.equal(feature.countSync({}).value, 1n);
});

test("metadata is text or bytes", () => {
  using feature = openFeature();
  const metadata = { tenant: "blue", "trace-bin": Uint8Array.of(0, 1) };
  assert.equal(feature.echoBytesSync({ value: new Uint8Array(5000) }, { metadata }).value.length, 5000);
  assert.throws(() => feature.countSync({}, { metadata: { tenant: 1 as never } }), fails("INVALID_ARGUMENT", "tenant"));
});
