import assert from "node:assert/strict";
import { test } from "node:test";

import { BytesValue, StringValue } from "./gen/shortwire_test_v1.js";
import { fails, openFeature } from "./support.js";

const TEXTS = [
  "",
  "a",
  "\0",
  "é",
  "日本",
  "🦀",
  "a".repeat(40),
  "a".repeat(41),
  "é".repeat(40),
  "a".repeat(70_000),
  "x".repeat(39) + "🦀",
];

test("text of every length and width comes back", async () => {
  using feature = openFeature();
  for (const value of TEXTS) {
    assert.equal(feature.echoStringSync({ value }).value, value);
    assert.equal((await feature.echoString({ value })).value, value);
    assert.equal(StringValue.decode(StringValue.encode({ value })).value, value);
  }
});

test("lone surrogates are refused", () => {
  using feature = openFeature();
  for (const value of ["\ud800", "a\udc00", "x".repeat(50) + "\ud83e"]) {
    assert.throws(() => feature.echoStringSync({ value }), fails("INVALID_ARGUMENT", "surrogate", "StringValue.value"));
    assert.throws(() => StringValue.encode({ value }), fails("INVALID_ARGUMENT", "surrogate"));
    assert.throws(() => feature.echoStringColumnsSync({ value: [value] }), fails("INVALID_ARGUMENT", "surrogate"));
  }
});

test("U+FFFD is text like any other", () => {
  using feature = openFeature();
  assert.equal(feature.echoStringSync({ value: "a\ufffdb" }).value, "a\ufffdb");
});

test("bytes come back as a copy", () => {
  using feature = openFeature();
  for (const size of [0, 1, 4096, 4097, 70_000]) {
    const value = new Uint8Array(size).map((_, i) => i % 251);
    const reply = feature.echoBytesSync({ value });
    assert.deepEqual(reply.value, value);
    feature.echoBytesSync({ value: new Uint8Array(size) });
    assert.deepEqual(reply.value, value);
  }
  assert.deepEqual(feature.echoBytesSync({ value: Buffer.from("abc") }).value, new Uint8Array(Buffer.from("abc")));
});

test("bytes of the right size are used again", () => {
  using feature = openFeature();
  const reply = new BytesValue({ value: new Uint8Array(3) });
  const { value } = reply;
  feature.echoBytesInto({ value: Uint8Array.of(1, 2, 3) }, reply);
  assert.equal(reply.value, value);
  assert.deepEqual(value, Uint8Array.of(1, 2, 3));
  feature.echoBytesInto({ value: Uint8Array.of(1) }, reply);
  assert.deepEqual(reply.value, Uint8Array.of(1));
});

test("raw replies go into memory of the caller", () => {
  using feature = openFeature();
  const request = BytesValue.encode({ value: Uint8Array.of(7) });
  const into = new Uint8Array(8);
  assert.equal(feature.echoBytesRawInto(request, into), 3);
  assert.deepEqual(into.subarray(0, 3), request);
  assert.throws(() => feature.echoBytesRawInto(request, new Uint8Array(2)), fails("OUT_OF_RANGE", "3 bytes"));
});
