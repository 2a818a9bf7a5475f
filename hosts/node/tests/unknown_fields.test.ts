import assert from "node:assert/strict";
import { test } from "node:test";

import { Tree, Version1, Version2 } from "./gen/shortwire_test_v1.js";
import { hex, openFeature } from "./support.js";

test("unknown fields are kept and written after all others", () => {
  const bytes = hex("f8 01 05 08 01 a3 06 08 01 a4 06 fa 01 01 ff");
  const tree = Tree.decode(bytes);
  assert.deepEqual(tree.$unknown, hex("f8 01 05 a3 06 08 01 a4 06 fa 01 01 ff"));
  assert.deepEqual(Tree.encode(tree), hex("08 01 f8 01 05 a3 06 08 01 a4 06 fa 01 01 ff"));
});

test("a known field of another wire type is unknown", () => {
  assert.deepEqual(Tree.decode(hex("0a 01 61")), new Tree({ $unknown: hex("0a 01 61") }));
});

test("fields that only one side knows cross", () => {
  using feature = openFeature();
  const origin = new Version1({ name: "n" });
  assert.deepEqual(feature.newerSync(origin), new Version2({ name: "n", added: [1n, 2n, 3n], origin }));
  assert.deepEqual(feature.olderSync({ name: "n", added: [1n] }), new Version1({ name: "n" }));
});
