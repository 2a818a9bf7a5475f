import assert from "node:assert/strict";
import { test } from "node:test";

import { Feature, Int64Value, Numbers } from "./gen/numbers/shortwire_test_v1.js";
import { fails, featureLibrary } from "./support.js";

const SAFE = [
  0,
  1,
  -1,
  127,
  128,
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  -(2 ** 32) - 1,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
];

test("fields with jstype = JS_NUMBER are numbers", () => {
  using feature = Feature.open(featureLibrary);
  for (const value of SAFE) {
    assert.equal(feature.echoInt64Sync({ value }).value, value);
    if (value >= 0) assert.equal(feature.echoUint64Sync({ value }).value, value);
    const numbers = new Numbers({ int64Value: value, sint64Value: value, sfixed64Value: value });
    assert.deepEqual(Numbers.decode(Numbers.encode(numbers)), numbers);
  }
  assert.deepEqual(feature.echoUnpackedSync({ int64s: SAFE }).int64s, SAFE);
  assert.deepEqual(
    feature.echoInt64ManySync(SAFE.map((value) => ({ value }))).map(({ value }) => value),
    SAFE,
  );
  assert.deepEqual(feature.echoInt64ColumnsSync({ value: SAFE }).value, BigInt64Array.from(SAFE, BigInt));
});

test("numbers that are not safe are refused on the way in and on the way out", () => {
  using feature = Feature.open(featureLibrary);
  const unsafe = 2 ** 53;
  assert.throws(() => feature.echoInt64Sync({ value: unsafe }), fails("INVALID_ARGUMENT", "safe integer"));
  assert.throws(() => feature.echoInt64Sync({ value: 0.5 }), fails("INVALID_ARGUMENT", "safe integer"));
  assert.throws(() => feature.echoUint64Sync({ value: -1 }), fails("INVALID_ARGUMENT", "safe integer"));
  assert.throws(() => Int64Value.encode({ value: unsafe }), fails("INVALID_ARGUMENT", "safe integer"));
  const wire = Uint8Array.of(0x08, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f);
  assert.throws(() => Int64Value.decode(wire), fails("INVALID_ARGUMENT", "JS_NUMBER"));
});
