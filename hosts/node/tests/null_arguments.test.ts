import assert from "node:assert/strict";
import { test } from "node:test";

import { Library } from "shortwire";

import { Scalars, Tree } from "./gen/shortwire_test_v1.js";
import { fails, openFeature } from "./support.js";

test("null is no value of anything", async () => {
  using feature = openFeature();
  const nothing = null as never;
  const invalid = fails("INVALID_ARGUMENT");
  assert.throws(() => Library.open(nothing), invalid);
  assert.throws(() => feature.echoInt32Sync(nothing), invalid);
  assert.throws(() => feature.echoTreeSync(nothing), invalid);
  assert.throws(() => feature.echoTreeRawSync(nothing), invalid);
  assert.throws(() => feature.echoStringSync({ value: nothing }), invalid);
  assert.throws(() => feature.echoBytesSync({ value: nothing }), invalid);
  assert.throws(() => feature.echoTreeSync({ left: nothing }), invalid);
  assert.throws(() => feature.echoRepeatedSync({ strings: nothing }), invalid);
  assert.throws(() => feature.echoMapsSync({ strings: nothing }), invalid);
  assert.throws(() => Tree.encode(nothing), invalid);
  assert.throws(() => Tree.decode(nothing), invalid);
  for (const name of Object.keys(new Scalars()).filter((name) => name !== "$unknown")) {
    assert.throws(() => Scalars.encode({ [name]: null }), invalid, name);
    assert.throws(() => feature.echoScalarsSync({ [name]: null }), invalid, name);
  }
});

test("undefined is left out", () => {
  using feature = openFeature();
  assert.deepEqual(feature.echoScalarsSync({ int64Value: undefined, stringValue: undefined }), new Scalars());
});
