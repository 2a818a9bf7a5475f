import assert from "node:assert/strict";
import { test } from "node:test";

import * as newer from "./gen/newer/shortwire_test_v1.js";
import * as older from "./gen/older/shortwire_test_v1.js";
import { fails, featureLibrary, hex } from "./support.js";

test("a client of a newer schema", () => {
  using feature = newer.Feature.open(featureLibrary);
  const distance = new newer.Int64Value({ value: 5n, unit: "km" });
  assert.deepEqual(feature.echoInt64Sync(distance), distance);
  assert.deepEqual(feature.echoInt64ManySync([distance, {}]), [distance, new newer.Int64Value()]);
  assert.deepEqual(feature.echoInt64ColumnsSync({ value: [1n, 2n], unit: "m" }), { value: [1n, 2n], unit: ["m", "m"] });
  const text = new newer.StringValue({ value: "t", more: ["a", "b"] });
  assert.deepEqual(feature.echoStringSync(text), text);
  const tree = new newer.Tree({ left: new newer.Tree({ label: "left" }), weights: new Map([["w", 3n]]) });
  assert.deepEqual(feature.echoTreeSync(tree), tree);
});

test("what protobuf does not allow is named", async () => {
  using feature = newer.Feature.open(featureLibrary);
  const unknown = fails("UNIMPLEMENTED", "shortwire.test.v1.Feature/Added", featureLibrary, "shortwire inspect");
  assert.throws(() => feature.echoNestedSync({ inner: "\x07" }), fails("INVALID_ARGUMENT"));
  assert.throws(() => feature.addedSync({ value: 1n }), unknown);
  assert.throws(() => feature.addedTreeSync({}), unknown);
  await assert.rejects(feature.addedTree({}), unknown);
});

test("a client of an older schema", () => {
  using feature = older.Feature.open(featureLibrary);
  const scalars = new older.Scalars({ doubleValue: 1.5, stringValue: "x", $unknown: hex("18 07") });
  assert.deepEqual(feature.echoScalarsSync(scalars), scalars);
  assert.deepEqual(feature.echoPresenceSync({ number: 5n }).number, 5n);
  assert.equal(feature.echoInt64Sync({ value: 6n }).value, 6n);
  const grown = feature.newerSync({ name: "n" });
  assert.equal(grown.name, "n");
  assert.ok(grown.$unknown!.length > 0);
  assert.deepEqual(feature.newerColumnsSync({ name: ["a", "b"] }).name, ["a", "b"]);
});
