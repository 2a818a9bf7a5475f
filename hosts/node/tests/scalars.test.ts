import assert from "node:assert/strict";
import { test } from "node:test";

import { Color, Feature, Scalars } from "./gen/shortwire_test_v1.js";
import { fails, openFeature } from "./support.js";

const GREATEST = 2n ** 63n - 1n;

test("every scalar comes back as it went, flat, off the loop and in wire format", async () => {
  using feature = openFeature();
  const request = new Scalars({
    doubleValue: -0.5,
    floatValue: 1.5,
    int32Value: -(2 ** 31),
    int64Value: -(2n ** 63n),
    uint32Value: 2 ** 32 - 1,
    uint64Value: 2n ** 64n - 1n,
    sint32Value: -1,
    sint64Value: GREATEST,
    fixed32Value: 2 ** 32 - 1,
    fixed64Value: 1n,
    sfixed32Value: -2,
    sfixed64Value: -3n,
    boolValue: true,
    stringValue: "Größe 🦀",
    bytesValue: Uint8Array.of(0, 255),
    enumValue: Color.BLUE,
  });
  assert.deepEqual(feature.echoScalarsSync(request), request);
  assert.deepEqual(await feature.echoScalars(request), request);
  assert.deepEqual(Scalars.decode(feature.echoScalarsRawSync(Scalars.encode(request))), request);
  assert.deepEqual(Scalars.decode(await feature.echoScalarsRaw(Scalars.encode(request))), request);
  assert.deepEqual(feature.echoScalarsSync({}), new Scalars());
});

test("numbers at the ends of their ranges", () => {
  using feature = openFeature();
  for (const value of [
    0n,
    1n,
    -1n,
    127n,
    128n,
    -128n,
    2n ** 31n,
    2n ** 32n,
    2n ** 53n + 1n,
    GREATEST,
    -GREATEST - 1n,
  ]) {
    assert.equal(feature.echoInt64Sync({ value }).value, value);
    assert.equal(feature.echoSint64Sync({ value }).value, value);
    assert.equal(feature.echoSfixed64Sync({ value }).value, value);
  }
  for (const value of [0n, 2n ** 63n, 2n ** 64n - 1n]) {
    assert.equal(feature.echoUint64Sync({ value }).value, value);
    assert.equal(feature.echoFixed64Sync({ value }).value, value);
  }
  for (const value of [NaN, -0, Infinity, 5e-324, 1.7976931348623157e308]) {
    assert.ok(Object.is(feature.echoDoubleSync({ value }).value, value));
  }
});

test("numbers that do not fit are refused, and the field is named", () => {
  using feature = openFeature();
  const invalid = fails("INVALID_ARGUMENT", "value");
  assert.throws(() => feature.echoInt64Sync({ value: GREATEST + 1n }), invalid);
  assert.throws(() => feature.echoUint64Sync({ value: -1n }), invalid);
  assert.throws(() => feature.echoInt32Sync({ value: 2 ** 31 }), invalid);
  assert.throws(() => feature.echoInt32Sync({ value: 0.5 }), invalid);
  assert.throws(() => feature.echoInt32Sync({ value: NaN }), invalid);
  assert.throws(() => feature.echoUint32Sync({ value: -1 }), invalid);
  assert.throws(() => feature.echoFloatSync({ value: 1e39 }), invalid);
  assert.throws(() => feature.echoEnumSync({ value: 2 ** 40 }), invalid);
  assert.throws(() => Scalars.encode({ int64Value: 2n ** 63n }), fails("INVALID_ARGUMENT", "int64_value"));
});

test("values of another type are refused", () => {
  using feature = openFeature();
  const invalid = fails("INVALID_ARGUMENT", "shortwire.test.v1");
  assert.throws(() => feature.echoInt64Sync({ value: 5 as unknown as bigint }), invalid);
  assert.throws(() => feature.echoBoolSync({ value: 1 as unknown as boolean }), invalid);
  assert.throws(() => feature.echoDoubleSync({ value: "1" as unknown as number }), invalid);
  assert.throws(() => feature.echoStringSync({ value: 1 as unknown as string }), invalid);
  assert.throws(() => feature.echoBytesSync({ value: "a" as unknown as Uint8Array }), invalid);
  assert.throws(() => feature.echoScalarsSync(null as unknown as Scalars), invalid);
});

test("clients have one function a method", () => {
  assert.notEqual(Feature.prototype.echoInt64Sync, Feature.prototype.echoSint64Sync);
});
