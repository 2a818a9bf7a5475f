import assert from "node:assert/strict";
import { test } from "node:test";

import { StringValue } from "./gen/shortwire_test_v1.js";
import { fails, openFeature } from "./support.js";

test("a panic is an error of that call; the next one finds a new service", async () => {
  using feature = openFeature();
  feature.countSync({});
  assert.equal(feature.countSync({}).value, 2n);
  assert.throws(() => feature.panicSync({ value: "ouch" }), fails("INTERNAL", "ouch"));
  assert.equal(feature.countSync({}).value, 1n);
  await assert.rejects(feature.panicRaw(StringValue.encode({ value: "again" })), fails("INTERNAL", "again"));
  assert.equal(feature.countSync({}).value, 1n);
});
