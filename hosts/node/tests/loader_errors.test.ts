import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { Library } from "shortwire";

import { calculatorLibrary, fails, featureLibrary } from "./support.js";
import { Calculator } from "../../../examples/calculator/node/gen/calculator_v1.js";

test("what is no library is named, with the way out", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "shortwire-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = (name: string, contents: string | Uint8Array) => {
    writeFileSync(join(folder, name), contents);
    return join(folder, name);
  };
  assert.throws(() => Library.open(join(folder, "none.so")), fails("NOT_FOUND", "there is no file", "help:"));
  assert.throws(() => Library.open(folder), fails("INVALID_ARGUMENT", "is a directory"));
  assert.throws(() => Library.open(file("empty.so", "")), fails("INVALID_ARGUMENT", "is empty"));
  assert.throws(
    () => Library.open(file("text.so", "not a library\n")),
    fails("INVALID_ARGUMENT", "is no shared library"),
  );
  assert.throws(() => Library.open("a\0b"), fails("INVALID_ARGUMENT"));
});

test("a library without the methods of a client says so when they are called", () => {
  using calculator = Calculator.open(featureLibrary);
  assert.throws(
    () => calculator.addSync({}),
    fails("UNIMPLEMENTED", "calculator.v1.Calculator/Add", featureLibrary, "shortwire inspect"),
  );
});

test("a library tells what it is", () => {
  using library = Library.open(calculatorLibrary);
  assert.match(library.runtime, /^shortwire /);
  assert.ok(Buffer.from(library.schema).includes("calculator.v1"));
  assert.equal(library.path, calculatorLibrary);
});
