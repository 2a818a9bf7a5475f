import assert from "node:assert/strict";
import { test } from "node:test";

import { Presence } from "./gen/shortwire_test_v1.js";
import { openFeature } from "./support.js";

const ZEROS = new Presence({ number: 0n, text: "", data: new Uint8Array(0), flag: false, color: 0, real: 0 });

test("absent is not zero", async () => {
  using feature = openFeature();
  for (const presence of [new Presence(), ZEROS, new Presence({ text: "a", real: -0 })]) {
    assert.deepEqual(feature.echoPresenceSync(presence), presence);
    assert.deepEqual(await feature.echoPresence(presence), presence);
    assert.deepEqual(Presence.decode(Presence.encode(presence)), presence);
  }
  assert.equal(Presence.encode({}).length, 0);
});

test("a reply that is used again keeps nothing of the last one", () => {
  using feature = openFeature();
  const reply = new Presence();
  assert.equal(feature.echoPresenceInto(ZEROS, reply), reply);
  assert.deepEqual(reply, ZEROS);
  assert.deepEqual(feature.echoPresenceInto({ plain: 1n }, reply), new Presence({ plain: 1n }));
});
