import assert from "node:assert/strict";
import { test } from "node:test";

import { BatchError } from "shortwire";

import { BinaryOp, Calculator, DivisionError, Value } from "../../../examples/calculator/node/gen/calculator_v1.js";
import { Presence, StringValue, Tree } from "./gen/shortwire_test_v1.js";
import { calculatorLibrary, fails, openFeature } from "./support.js";

test("items are answered one by one", async () => {
  using calculator = Calculator.open(calculatorLibrary);
  const items = [new BinaryOp({ a: 1n, b: 2n }), { a: 3n, b: 4n }, {}];
  const sums = [3n, 7n, 0n].map((value) => new Value({ value }));
  assert.deepEqual(calculator.addManySync(items), sums);
  assert.deepEqual(await calculator.addMany(items), sums);
  assert.deepEqual(calculator.addManySync([]), []);
});

test("columns are arrays of each field; one value stands for all", async () => {
  using calculator = Calculator.open(calculatorLibrary);
  const a = BigInt64Array.of(1n, 2n, 3n);
  const sums = BigInt64Array.of(11n, 12n, 13n);
  assert.deepEqual(calculator.addColumnsSync({ a, b: 10n }).value, sums);
  assert.deepEqual(calculator.addColumnsSync({ a: [1n, 2n, 3n], b: [10n, 10n, 10n] }).value, sums);
  assert.deepEqual((await calculator.addColumns({ a, b: 10n })).value, sums);
  assert.deepEqual(calculator.addColumnsSync({ a }).value, a);
});

test("columns of replies go into the caller's arrays", () => {
  using calculator = Calculator.open(calculatorLibrary);
  const value = new BigInt64Array(2);
  const results = calculator.addColumnsSync({ a: [1n, 2n], b: 1n }, { into: { value } });
  assert.equal(results.value, value);
  assert.deepEqual(value, BigInt64Array.of(2n, 3n));
  const short = new BigInt64Array(1);
  assert.throws(
    () => calculator.addColumnsSync({ a: [1n, 2n] }, { into: { value: short } }),
    fails("INVALID_ARGUMENT", "2 elements"),
  );
});

test("columns of another length or without any list are refused", () => {
  using calculator = Calculator.open(calculatorLibrary);
  assert.throws(() => calculator.addColumnsSync({ a: [1n, 2n], b: [1n] }), fails("INVALID_ARGUMENT", "as many values"));
  assert.throws(() => calculator.addColumnsSync({ a: 1n, b: 1n }), fails("INVALID_ARGUMENT", "at least one list"));
  assert.throws(() => calculator.addColumnsSync({ a: [1n, 2n ** 63n] }), fails("INVALID_ARGUMENT", "a of calculator"));
});

test("each item has its own failure", async () => {
  using calculator = Calculator.open(calculatorLibrary);
  const failed = (results: unknown) => (error: unknown) => {
    assert.ok(error instanceof BatchError);
    assert.deepEqual(error.results, results);
    assert.deepEqual([...error.errors.keys()], [1]);
    const cause = error.errors.get(1)!;
    assert.equal(cause.code, "INVALID_ARGUMENT");
    assert.deepEqual(cause.detail(DivisionError), new DivisionError({ dividend: 1n }));
    return true;
  };
  const items = [
    { a: 6n, b: 3n },
    { a: 1n, b: 0n },
  ];
  const quotients = [new Value({ value: 2n }), undefined];
  assert.throws(() => calculator.divideManySync(items), failed(quotients));
  await assert.rejects(calculator.divideMany(items), failed(quotients));
  assert.throws(
    () => calculator.divideColumnsSync({ a: [6n, 1n], b: [3n, 0n] }),
    failed({ value: BigInt64Array.of(2n, 0n) }),
  );
});

test("strings, bytes and presence in columns and items", async () => {
  using feature = openFeature();
  const value = ["", "Größe", "🦀"];
  assert.deepEqual(feature.echoStringColumnsSync({ value }).value, value);
  assert.deepEqual(
    feature.echoStringManySync(value.map((text) => ({ value: text }))),
    value.map((text) => new StringValue({ value: text })),
  );
  const blobs = [Uint8Array.of(1), new Uint8Array(70_000), new Uint8Array(0)];
  assert.deepEqual(feature.echoBytesColumnsSync({ value: blobs }).value, blobs);
  const some = feature.echoPresenceColumnsSync({ number: [1n, undefined], text: ["a", undefined], plain: 3n });
  assert.deepEqual(some.number, [1n, undefined]);
  assert.deepEqual(some.text, ["a", undefined]);
  assert.deepEqual(some.plain, BigInt64Array.of(3n, 3n));
  assert.deepEqual(await feature.echoPresenceMany([{ number: 0n }, {}]), [
    new Presence({ number: 0n }),
    new Presence(),
  ]);
});

test("methods in wire format have batches of items", async () => {
  using feature = openFeature();
  const items = [new Tree({ value: 1n, left: new Tree({ value: 2n }) }), new Tree()];
  assert.deepEqual(feature.echoTreeManySync(items), items);
  assert.deepEqual(await feature.echoTreeMany(items), items);
});
