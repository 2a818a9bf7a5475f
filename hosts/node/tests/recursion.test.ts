import assert from "node:assert/strict";
import { test } from "node:test";

import { Tree } from "./gen/shortwire_test_v1.js";
import { fails, openFeature } from "./support.js";

function deep(levels: number): Tree {
  let tree = new Tree({ value: 1n });
  for (let i = 0; i < levels; i++) tree = new Tree({ left: tree });
  return tree;
}

test("a tree comes back", async () => {
  using feature = openFeature();
  const tree = new Tree({ value: 1n, left: new Tree({ right: new Tree() }), children: [new Tree({ value: 2n })] });
  assert.deepEqual(feature.echoTreeSync(tree), tree);
  assert.deepEqual(await feature.echoTree(tree), tree);
});

test("100 levels go, 101 do not", () => {
  using feature = openFeature();
  assert.deepEqual(feature.echoTreeSync(deep(100)), deep(100));
  assert.throws(() => feature.echoTreeSync(deep(101)), fails("INVALID_ARGUMENT", "deeper than allowed"));
});

test("a bomb of a million levels and a message in itself are refused, and the next call is well", () => {
  using feature = openFeature();
  const bomb = new Uint8Array(2_000_000).fill(0x13);
  assert.throws(() => Tree.decode(bomb), fails("INVALID_ARGUMENT", "deeper than allowed"));
  const circle = new Tree();
  circle.left = circle;
  assert.throws(() => feature.echoTreeSync(circle), fails("INVALID_ARGUMENT", "deeper than allowed"));
  assert.deepEqual(feature.echoTreeSync({ value: 5n }), new Tree({ value: 5n }));
});

test("a getter that makes a call is noticed", () => {
  using feature = openFeature();
  const request = {
    value: 1n,
    get left() {
      feature.echoTreeSync({ value: 2n });
      return undefined;
    },
  };
  assert.throws(() => feature.echoTreeSync(request), fails("FAILED_PRECONDITION", "plain values"));
});
