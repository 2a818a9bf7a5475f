import assert from "node:assert/strict";
import { test } from "node:test";

import { Repeated, Scalars, Tree } from "./gen/shortwire_test_v1.js";
import { fails, hex, openFeature } from "./support.js";

const BAD: [string, string, string][] = [
  ["a varint that does not end", "20 80", "in the middle of a value"],
  ["a varint of 11 bytes", "20 80 80 80 80 80 80 80 80 80 80 01", "longer than 10 bytes"],
  ["a length beyond the end", "72 05 61", "beyond the end"],
  ["a length of 2 GiB", "72 ff ff ff ff 07", "beyond the end"],
  ["field number 0", "00 00", "number 0"],
  ["a field number that is too large", "80 80 80 80 80 01 00", "larger than protobuf allows"],
  ["a fixed64 that does not end", "51 01 02", "in the middle of a value"],
  ["text that is no UTF-8", "72 01 ff", "not UTF-8"],
  ["the end of a group that did not begin", "0c", "did not begin"],
  ["a group that does not end", "a3 06 08 01", "does not end"],
  ["wire type 6", "0e", "does not know"],
];

test("what is no message is refused, and where it goes wrong is told", () => {
  for (const [name, bytes, says] of BAD) {
    assert.throws(
      () => Scalars.decode(hex(bytes)),
      fails("INVALID_ARGUMENT", "shortwire.test.v1.Scalars", says, "byte"),
      name,
    );
  }
});

test("the library refuses it as well", () => {
  using feature = openFeature();
  for (const [name, bytes] of BAD) {
    assert.throws(() => feature.echoScalarsRawSync(hex(bytes)), fails("INVALID_ARGUMENT"), name);
  }
});

test("elements of a packed list do not leave it", () => {
  assert.throws(() => Repeated.decode(hex("1a 01 80")), fails("INVALID_ARGUMENT", "in the middle of a value"));
});

test("a message cut off anywhere is refused or is a message", () => {
  const whole = Tree.encode({ value: -1n, left: { value: 2n, children: [{}, { value: 3n }] }, right: {} });
  for (let end = 0; end < whole.length; end++) {
    try {
      Tree.decode(whole.subarray(0, end));
    } catch (error) {
      fails("INVALID_ARGUMENT")(error);
    }
  }
});

test("bytes of another type are refused", () => {
  assert.throws(() => Tree.decode("abc" as never), fails("INVALID_ARGUMENT", "Uint8Array"));
  assert.deepEqual(Tree.decode(Buffer.from([8, 1])), new Tree({ value: 1n }));
});
