import assert from "node:assert/strict";
import { test } from "node:test";

import { Color, Maps, Scalars } from "./gen/shortwire_test_v1.js";
import { fails, hex, openFeature } from "./support.js";

test("maps of every kind come back, in the order of their entries", async () => {
  using feature = openFeature();
  const maps = new Maps({
    strings: new Map([
      ["z", "1"],
      ["a", ""],
      ["", "2"],
    ]),
    doubles: new Map([["pi", 3.14]]),
    int32s: new Map([
      [-1, 2n ** 62n],
      [0, 0n],
    ]),
    blobs: new Map([[2n ** 64n - 1n, Uint8Array.of(1, 2)]]),
    colors: new Map([
      [true, Color.RED],
      [false, 77],
    ]),
    messages: new Map([["s", new Scalars({ int32Value: 5 })]]),
    flags: new Map([[-5n, true]]),
  });
  assert.deepEqual(Maps.decode(Maps.encode(maps)), maps);
  assert.deepEqual([...Maps.decode(Maps.encode(maps)).strings.keys()], ["z", "a", ""]);
  assert.deepEqual(feature.echoMapsSync(maps), maps);
  assert.deepEqual(await feature.echoMaps(maps), maps);
});

test("a missing key or value is its default, and the last of equal keys wins", () => {
  assert.deepEqual(Maps.decode(hex("0a 00")).strings, new Map([["", ""]]));
  assert.deepEqual(Maps.decode(hex("0a 06 0a 01 61 12 01 62 0a 06 0a 01 61 12 01 63")).strings, new Map([["a", "c"]]));
  assert.deepEqual(Maps.decode(hex("32 03 0a 01 61")).messages, new Map([["a", new Scalars()]]));
});

test("what is no map, or no key, is refused", () => {
  assert.throws(
    () => Maps.encode({ strings: { a: "b" } as never }),
    fails("INVALID_ARGUMENT", "a Map", "Maps.strings"),
  );
  assert.throws(
    () => Maps.encode({ strings: new Map([[1 as never, "b"]]) }),
    fails("INVALID_ARGUMENT", "Maps.strings"),
  );
});
