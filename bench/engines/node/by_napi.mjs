// By an addon written with napi-rs.
import { createRequire } from "node:module";

import { arm, batch, columns, numbers, pair } from "./arm.mjs";

export const arms = {
  "add/napi": add,
  "add-latency/napi": add,
  "add/napi-bigint": ({ built }, input) => {
    const napi = load(built);
    return pair(input, napi.addBigint, "result = napi.addBigint(a, b)", "result", { napi });
  },
  "process/napi": ({ built }, input) => {
    const napi = load(built);
    const once = (a, b) => napi.process({ add: { a, b } }).value;
    return pair(input, once, "result = napi.process({ add: { a, b } })", "result.value", { napi });
  },
  "columns/napi": ({ built }, _, size) => batch(size, "napi.addColumns(a, b, sums)", { napi: load(built) }),
  "items/napi": items,
};

export function start({ built }, a, b) {
  return load(built).addBigint(a, b);
}

function load(built) {
  return createRequire(import.meta.url)(`${built}/node/rival_napi.node`);
}

function add({ built }, input) {
  const napi = load(built);
  return numbers(input, napi.add, napi.addBigint, "result = napi.add(x, y)", { napi });
}

function items({ built }, _, size) {
  const napi = load(built);
  const [a, b] = columns(size);
  const items = Array.from(a, (value, i) => ({ a: value, b: b[i] }));
  return arm(() => napi.addItems(items).join(" "), "result = napi.addItems(items)", "result.at(-1)", { napi, items });
}
