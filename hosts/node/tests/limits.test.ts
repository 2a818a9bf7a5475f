import assert from "node:assert/strict";
import { test } from "node:test";

import { Tree } from "./gen/shortwire_test_v1.js";
import { fails, openFeature } from "./support.js";

function deep(levels: number): Tree {
  return levels === 0 ? new Tree() : new Tree({ left: deep(levels - 1) });
}

test("messages have at most maxMessageBytes", async () => {
  using feature = openFeature({ maxMessageBytes: 1000 });
  const exhausted = fails("RESOURCE_EXHAUSTED", "max_message_bytes");
  assert.equal(feature.measureSync({ value: new Uint8Array(990) }).value, 990n);
  assert.throws(() => feature.measureSync({ value: new Uint8Array(2000) }), exhausted);
  assert.throws(() => feature.largeSync({ size: 2000n }), fails("RESOURCE_EXHAUSTED"));
  assert.throws(() => feature.echoTreeSync({ children: Array.from({ length: 600 }, () => ({})) }), exhausted);
  await assert.rejects(feature.echoTree({ children: Array.from({ length: 600 }, () => ({})) }), exhausted);
});

test("messages are nested at most maxDepth deep", () => {
  using feature = openFeature({ maxDepth: 3 });
  assert.deepEqual(feature.echoTreeSync(deep(3)), deep(3));
  assert.throws(() => feature.echoTreeSync(deep(4)), fails("INVALID_ARGUMENT", "deeper than allowed"));
  assert.throws(() => Tree.decode(Tree.encode(deep(5)), { maxDepth: 4 }), fails("INVALID_ARGUMENT", "deeper"));
});

test("limits that make no sense are refused", () => {
  assert.throws(() => openFeature({ maxMessageBytes: 2 ** 40 }), fails("INVALID_ARGUMENT", "max_message_bytes"));
  assert.throws(() => openFeature({ maxDepth: 0.5 }), fails("INVALID_ARGUMENT", "maxDepth"));
});
