import assert from "node:assert/strict";
import { test } from "node:test";

import { Choice, Scalars } from "./gen/shortwire_test_v1.js";
import { fails, hex, openFeature } from "./support.js";

test("each member comes back, zeros too", async () => {
  using feature = openFeature();
  const members: Partial<Choice>[] = [
    { number: 0n },
    { text: "" },
    { data: new Uint8Array(0) },
    { color: 0 },
    { message: new Scalars() },
    { flag: false },
    { real: 0 },
  ];
  for (const member of members) {
    const choice = new Choice({ ...member, after: "x" });
    assert.deepEqual(feature.echoChoiceSync(choice), choice);
    assert.deepEqual(await feature.echoChoice(choice), choice);
    assert.equal(Choice.whichChoice(choice), Object.keys(member)[0]);
  }
  assert.equal(Choice.whichChoice({}), undefined);
});

test("the last member on the wire wins, pieces of one message are joined", () => {
  assert.deepEqual(Choice.decode(hex("08 05 12 01 61")), new Choice({ text: "a" }));
  assert.deepEqual(
    Choice.decode(hex("2a 02 18 01 2a 02 20 02")).message,
    new Scalars({ int32Value: 1, int64Value: 2n }),
  );
  assert.deepEqual(Choice.decode(hex("2a 02 18 01 08 01 2a 02 20 02")).message, new Scalars({ int64Value: 2n }));
});

test("two members are refused by name", () => {
  assert.throws(() => Choice.encode({ number: 1n, text: "a" }), fails("INVALID_ARGUMENT", "choice", "number", "text"));
});
