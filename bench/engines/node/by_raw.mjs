// By an addon written by hand in C: the raw boundary.
import { createRequire } from "node:module";

import { batch, numbers, pair } from "./arm.mjs";
import { ComplexCalculationRequest, ComplexCalculationResponse } from "./gen/complex_data_v1.js";

export const arms = {
  "add/raw": add,
  "add-latency/raw": add,
  "add/raw-bigint": ({ built }, input) => {
    const raw = load(built);
    return pair(input, raw.addBigint, "result = raw.addBigint(a, b)", "result", { raw });
  },
  "process/raw": process,
  "columns/raw": columns,
  "items/raw": columns,
};

export function start({ built }, a, b) {
  return load(built).addBigint(a, b);
}

export function load(built) {
  return createRequire(import.meta.url)(`${built}/node/raw.node`);
}

function add({ built }, input) {
  const raw = load(built);
  return numbers(input, raw.add, raw.addBigint, "result = raw.add(x, y)", { raw });
}

function process({ built }, { a, b }) {
  const raw = load(built);
  const reply = new Uint8Array(11);
  const value = (size) => ComplexCalculationResponse.decode(reply.subarray(0, size)).value;
  const message = ComplexCalculationRequest.encode({ add: { a, b } });
  const once = (a, b) => value(raw.process(ComplexCalculationRequest.encode({ add: { a, b } }), reply));
  return pair({ a, b }, once, "result = raw.process(message, reply)", "value(result)", { raw, message, reply, value });
}

function columns({ built }, _, size) {
  return batch(size, "raw.addColumns(a, b, sums)", { raw: load(built) });
}
