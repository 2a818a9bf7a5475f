import assert from "node:assert/strict";
import { test } from "node:test";

import {
  Closed,
  Groups,
  GroupsMany,
  GroupsSingle,
  Holder,
  Level,
  Required,
  Unchecked,
} from "./gen/shortwire_test_legacy_v1.js";
import { fails, hex } from "./support.js";

test("required fields are there, on both sides and at every place", () => {
  assert.deepEqual(Required.decode(hex("08 00")), new Required({ number: 0 }));
  const missing = fails("INVALID_ARGUMENT", "shortwire.test.legacy.v1.Required.number");
  assert.throws(() => Required.encode({}), missing);
  assert.throws(() => Required.decode(hex("12 01 61")), missing);
  for (const bytes of ["0a 00", "12 00", "1a 00", "22 02 12 00", "2a 02 0a 00"]) {
    assert.throws(() => Holder.decode(hex(bytes)), missing, bytes);
  }
});

test("groups are read and written between their tags", () => {
  const groups = new Groups({
    single: new GroupsSingle({ number: 5, inner: new Groups() }),
    many: [new GroupsMany({ text: "a" }), new GroupsMany()],
  });
  const bytes = hex("0b 08 05 12 00 0c 1b 0a 01 61 1c 1b 1c");
  assert.deepEqual(Groups.encode(groups), bytes);
  assert.deepEqual(Groups.decode(bytes), groups);
});

test("numbers that a closed enum does not name are unknown fields", () => {
  const closed = Closed.decode(hex("08 09 10 01 10 09 1a 02 02 07 22 05 0a 01 61 10 01 22 05 0a 01 62 10 09 28 09"));
  assert.equal(closed.level, undefined);
  assert.deepEqual(closed.levels, [Level.LOW]);
  assert.deepEqual(closed.packed, [Level.HIGH]);
  assert.deepEqual(closed.byName, new Map([["a", Level.LOW]]));
  assert.equal(closed.chosen, undefined);
  assert.deepEqual(closed.$unknown, hex("08 09 10 09 18 07 22 05 0a 01 62 10 09 28 09"));
});

test("strings that the schema does not want checked are read whatever they hold", () => {
  assert.equal(Unchecked.decode(hex("0a 01 ff")).text, "\ufffd");
});
