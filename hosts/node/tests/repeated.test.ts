import assert from "node:assert/strict";
import { test } from "node:test";

import { Repeated, Scalars, Unpacked } from "./gen/shortwire_test_v1.js";
import { fails, hex, openFeature } from "./support.js";

const FULL = new Repeated({
  doubles: [0, -1.5, NaN],
  floats: [1.5],
  int32s: [0, -1, 2 ** 31 - 1],
  int64s: [0n, -1n, 2n ** 63n - 1n],
  uint32s: [0, 2 ** 32 - 1],
  uint64s: [2n ** 64n - 1n],
  sint32s: [-1, 1],
  sint64s: [-(2n ** 63n)],
  fixed32s: [1],
  fixed64s: [1n],
  sfixed32s: [-1],
  sfixed64s: [-1n],
  bools: [true, false],
  strings: ["", "é"],
  blobs: [new Uint8Array(0), Uint8Array.of(9)],
  colors: [1, -3, 99],
  messages: [new Scalars(), new Scalars({ stringValue: "x" })],
});

test("lists of every type come back", async () => {
  using feature = openFeature();
  assert.deepEqual(feature.echoRepeatedSync(FULL), FULL);
  assert.deepEqual(await feature.echoRepeated(FULL), FULL);
  assert.deepEqual(feature.echoRepeatedSync({}), new Repeated());
});

test("packed and unpacked are both read", () => {
  assert.deepEqual(Repeated.decode(hex("18 01 1a 02 02 03 18 04")).int32s, [1, 2, 3, 4]);
  assert.deepEqual(Unpacked.decode(hex("0a 02 01 02 08 03")).int64s, [1n, 2n, 3n]);
  assert.deepEqual(Unpacked.encode({ int64s: [1n, 2n] }), hex("08 01 08 02"));
});

test("typed arrays are lists", () => {
  const lists = { doubles: Float64Array.of(1, 2), int64s: BigInt64Array.of(3n), int32s: Int32Array.of(4) };
  assert.deepEqual(
    Repeated.decode(Repeated.encode(lists)),
    new Repeated({ doubles: [1, 2], int64s: [3n], int32s: [4] }),
  );
});

test("elements are checked", () => {
  assert.throws(() => Repeated.encode({ int32s: [1, 2 ** 31] }), fails("INVALID_ARGUMENT", "Repeated.int32s"));
  assert.throws(() => Repeated.encode({ strings: "abc" as never }), fails("INVALID_ARGUMENT", "a list"));
  assert.throws(
    () => Repeated.encode({ strings: [undefined as never] }),
    fails("INVALID_ARGUMENT", "Repeated.strings"),
  );
});
