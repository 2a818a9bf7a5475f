import assert from "node:assert/strict";
import { test } from "node:test";

import { Code, ShortwireError } from "shortwire";

import { FailDetail } from "./gen/shortwire_test_v1.js";
import { fails, openFeature } from "./support.js";

test("every code comes back with its message and detail", async () => {
  using feature = openFeature();
  for (const [name, code] of Object.entries(Code)) {
    const check = (error: unknown) => {
      assert.ok(error instanceof ShortwireError);
      assert.equal(error.code, name);
      assert.equal(error.message, "Größe");
      assert.deepEqual(error.detail(FailDetail), new FailDetail({ number: 7n }));
      assert.equal(error.details.length, 1);
      return true;
    };
    assert.throws(() => feature.failSync({ code, message: "Größe", detail: 7n }), check);
    await assert.rejects(feature.fail({ code, message: "Größe", detail: 7n }), check);
  }
});

test("details of another type are not found", () => {
  using feature = openFeature();
  assert.throws(
    () => feature.failSync({ code: 5 }),
    (error) =>
      error instanceof ShortwireError && error.detail({ fullName: "other.Detail", decode: () => 1 }) === undefined,
  );
});

test("Promise forms reject and never throw", async () => {
  using feature = openFeature();
  await assert.rejects(feature.echoInt32({ value: 2 ** 31 }), fails("INVALID_ARGUMENT", "value"));
  await assert.rejects(feature.echoTree(null as never), fails("INVALID_ARGUMENT", "a message"));
  await assert.rejects(feature.echoTreeMany(null as never), fails("INVALID_ARGUMENT"));
});
