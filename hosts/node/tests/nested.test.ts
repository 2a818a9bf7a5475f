import assert from "node:assert/strict";
import { test } from "node:test";

import { Nested, NestedInner, NestedInnerKind } from "./gen/shortwire_test_v1.js";
import { fails, hex, openFeature } from "./support.js";

test("nested types have joined names", async () => {
  using feature = openFeature();
  const inner = new NestedInner({ number: 1, kind: NestedInnerKind.LEAF });
  const nested = new Nested({ inner, inners: [inner, new NestedInner()], kind: NestedInnerKind.LEAF });
  assert.deepEqual(feature.echoNestedSync(nested), nested);
  assert.deepEqual(await feature.echoNested({ inner: { number: 1, kind: 1 }, inners: [inner, {}], kind: 1 }), nested);
});

test("a message in two pieces is one", () => {
  assert.deepEqual(Nested.decode(hex("0a 02 08 05 0a 02 10 01")).inner, new NestedInner({ number: 5, kind: 1 }));
});

test("what is no message is refused", () => {
  assert.throws(() => Nested.encode({ inner: 5 as never }), fails("INVALID_ARGUMENT", "Nested.inner", "a message"));
  assert.throws(() => Nested.encode({ inners: [null as never] }), fails("INVALID_ARGUMENT", "Nested.inners"));
});

test("a message can be read again into the same object", () => {
  const nested = new Nested({ kind: NestedInnerKind.LEAF });
  assert.equal(Nested.decodeInto(nested, hex("0a 02 08 05")), nested);
  assert.deepEqual(nested, new Nested({ inner: new NestedInner({ number: 5 }) }));
});

test("a message can be written into memory of the caller", () => {
  const memory = new Uint8Array(8).fill(0xee);
  assert.equal(Nested.encodeInto({ kind: 1 }, memory), 2);
  assert.deepEqual(memory, hex("18 01 ee ee ee ee ee ee"));
  assert.throws(() => Nested.encodeInto({ kind: 1 }, new Uint8Array(1)), fails("OUT_OF_RANGE", "2 bytes"));
});
