import assert from "node:assert/strict";
import { once } from "node:events";
import { join } from "node:path";
import { test } from "node:test";
import { Worker } from "node:worker_threads";

import { featureLibrary, openFeature } from "./support.js";

const PROGRAM = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { Feature } = require(workerData.generated);
  const feature = Feature.open(workerData.library);
  let sum = 0;
  for (let value = 0; value < 20_000; value++) sum += feature.echoInt32Sync({ value }).value;
  feature.echoTree({ value: 5n }).then((tree) => parentPort.postMessage([sum, tree.value, feature.countSync({}).value]));`;

test("each worker has its own library and memory", async () => {
  using feature = openFeature();
  const workerData = { library: featureLibrary, generated: join(__dirname, "gen/shortwire_test_v1.js") };
  const answers = Array.from({ length: 4 }, async () => {
    const worker = new Worker(PROGRAM, { eval: true, workerData });
    const exited = once(worker, "exit");
    const [answer] = (await once(worker, "message")) as unknown[];
    await exited;
    return answer;
  });
  for (let value = 0; value < 20_000; value++) assert.equal(feature.echoInt32Sync({ value }).value, value);
  for (const answer of await Promise.all(answers)) assert.deepEqual(answer, [199_990_000, 5n, 1n]);
});

test("a worker may end while a call is under way", async () => {
  const workerData = { library: featureLibrary, generated: join(__dirname, "gen/shortwire_test_v1.js") };
  const program = `
    const { parentPort, workerData } = require("node:worker_threads");
    const { Feature } = require(workerData.generated);
    Feature.open(workerData.library).slow({ milliseconds: 30 });
    parentPort.postMessage("started");`;
  const worker = new Worker(program, { eval: true, workerData });
  await once(worker, "message");
  await worker.terminate();
});

test("many calls at once", async () => {
  using feature = openFeature();
  const calls = Array.from({ length: 200 }, (_, i) => feature.echoTree({ value: BigInt(i) }));
  const values = (await Promise.all(calls)).map((tree) => tree.value);
  assert.deepEqual(
    values,
    Array.from({ length: 200 }, (_, i) => BigInt(i)),
  );
});
