// The engine of Node.js: calls the calculator's library, and does the same by other means.
//
// It does what the lab says on standard input; bench/engines/README.md has the words.
// Usage: node main.mjs LIBRARY BUILT; BUILT is the folder of all that stands beside it.
import { createInterface } from "node:readline";
import { getHeapStatistics } from "node:v8";

import { fnv1a } from "./arm.mjs";
import { hello, sample } from "./clock.mjs";

const [library, built] = process.argv.slice(2);
const setup = { library, built };
const arms = new Map();

const answers = {
  hello,
  async prepare({ arm: id, scenario, by, input, size }) {
    const make = (await way(scenario, by)).arms[`${scenario}/${by}`];
    if (make === undefined) throw new Error(`this engine has no ${scenario} by ${by}`);
    const arm = make(setup, operands(input), size);
    arms.set(id, arm);
    return `{"hash":"${fnv1a(Buffer.from(arm.outcome()))}","checksum":${arm.run(1).sum}}`;
  },
  async start({ scenario, by, input }) {
    const { start } = await way(scenario, by);
    const { a, b } = operands(input);
    const started = process.hrtime.bigint();
    const sum = start(setup, a, b);
    return sample({ ns: process.hrtime.bigint() - started, calls: 1, sum });
  },
  run: ({ arm, n }) => sample(prepared(arm).run(n)),
  allocations({ arm, n }) {
    const heap = () => getHeapStatistics().used_heap_size;
    const before = heap();
    prepared(arm).run(n);
    return `{"bytes":${Math.max(0, heap() - before)}}`;
  },
  stamps({ arm, n, interval_ns, file }) {
    const sum = prepared(arm).stamps(n, interval_ns, file);
    return `{"calls":${n},"sum":${sum}}`;
  },
};

const WAYS = ["copy", "koffi", "libsodium", "napi", "protobuf", "raw", "shortwire", "tweetnacl"];

/** The module that has an implementation: one for each first word, one for the rungs of the ladder, one for the cipher. */
async function way(scenario, by) {
  if (scenario === "chacha20" || scenario === "many") return import("./by_chacha20.mjs");
  if (by === "node-crypto") return import("./by_crypto.mjs");
  const [name] = by.split("-");
  if (WAYS.includes(name)) return import(`./by_${name}.mjs`);
  return scenario === "ladder" ? import("./by_ladder.mjs") : { arms: {} };
}

const operands = ({ a, b, ...others }) => ({ a: BigInt(a ?? 0), b: BigInt(b ?? 0), ...others });

function prepared(id) {
  const arm = arms.get(id);
  if (arm === undefined) throw new Error(`nothing is prepared as ${id}`);
  return arm;
}

async function answer(request) {
  try {
    return await answers[request.op](request);
  } catch (error) {
    const isMissing = error.code === "ERR_MODULE_NOT_FOUND" || error.code === "MODULE_NOT_FOUND";
    return JSON.stringify(
      isMissing
        ? { absent: `${request.by} could not be installed when the engine was built` }
        : { error: error.message },
    );
  }
}

for await (const line of createInterface({ input: process.stdin })) console.log(await answer(JSON.parse(line)));
