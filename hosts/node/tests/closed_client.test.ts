import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";

import { Library } from "shortwire";

import { Feature } from "./gen/shortwire_test_v1.js";
import { fails, featureLibrary, openFeature } from "./support.js";

const closed = fails("FAILED_PRECONDITION", "was closed", "open it again");

test("every form of a call on a closed client fails", async () => {
  const feature = openFeature();
  feature.close();
  feature.close();
  assert.equal(feature.closed, true);
  assert.throws(() => feature.echoInt32Sync({ value: 1 }), closed);
  assert.throws(() => feature.echoTreeSync({}), closed);
  assert.throws(() => feature.echoTreeRawSync(new Uint8Array(0)), closed);
  assert.throws(() => feature.echoInt32ManySync([{}]), closed);
  assert.throws(() => feature.echoInt32ColumnsSync({ value: [1] }), closed);
  await assert.rejects(feature.echoInt32({}), closed);
  await assert.rejects(feature.echoTree({}), closed);
  await assert.rejects(feature.echoTreeMany([{}]), closed);
});

test("calls under way when the client is closed finish", async () => {
  const feature = openFeature();
  const reply = feature.slow({ milliseconds: 20 });
  feature.close();
  assert.equal((await reply).milliseconds, 20);
});

test("clients of one library close together, others do not", () => {
  using library = Library.open(featureLibrary);
  using other = openFeature();
  const [first, second] = [new Feature(library), new Feature(library)];
  assert.equal(first.countSync({}).value, 1n);
  assert.equal(second.countSync({}).value, 2n);
  library.close();
  assert.throws(() => first.countSync({}), closed);
  assert.throws(() => second.countSync({}), closed);
  assert.equal(other.countSync({}).value, 1n);
});

test("`using` closes", () => {
  let kept: Feature;
  {
    using feature = openFeature();
    kept = feature;
  }
  assert.equal(kept.closed, true);
});

test("an idle client does not hold the event loop open, a call under way does", () => {
  const program = `
    const { Feature } = require(${JSON.stringify(join(__dirname, "gen/shortwire_test_v1.js"))});
    const feature = Feature.open(${JSON.stringify(featureLibrary)});
    feature.slow({ milliseconds: 5 }).then((reply) => console.log(reply.milliseconds));`;
  assert.equal(execFileSync(process.execPath, ["-e", program], { encoding: "utf8" }), "5\n");
});

test("in debug mode a library that nobody closed is told with the place where it was opened", () => {
  const program = `
    const { Feature } = require(${JSON.stringify(join(__dirname, "gen/shortwire_test_v1.js"))});
    function somewhere() { Feature.open(${JSON.stringify(featureLibrary)}); }
    somewhere();
    process.on("warning", (warning) => { console.log(warning.message); clearInterval(timer); });
    const timer = setInterval(gc, 1);`;
  const environment = { ...process.env, SHORTWIRE_DEBUG: "1" };
  const options = { encoding: "utf8" as const, env: environment };
  const said = execFileSync(process.execPath, ["--expose-gc", "-e", program], options);
  assert.match(said, /unclosed library .*libfeature_service\.so, opened at/);
  assert.match(said, /somewhere/);
});
