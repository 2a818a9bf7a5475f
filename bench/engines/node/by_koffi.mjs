// With koffi, which calls any C library by what its functions look like.
import koffi from "koffi";

import { batch, pair } from "./arm.mjs";

export const arms = {
  "add/koffi": add,
  "add-latency/koffi": add,
  "columns/koffi": columns,
};

export function start(setup, a, b) {
  return adder(setup)(a, b);
}

function library({ built }) {
  return koffi.load(`${built}/libraw.so`);
}

function adder(setup) {
  return library(setup).func("int64_t raw_add(int64_t a, int64_t b)");
}

/** It takes numbers and bigints, and returns a number where that holds all digits. */
function add(setup, { a, b }) {
  const add = adder(setup);
  return pair({ a, b }, add, "result = add(x, y)", "result", { add, x: Number(a), y: Number(b) });
}

function columns(setup, _, size) {
  const add = library(setup).func(
    "void raw_add_columns(const int64_t *a, const int64_t *b, _Out_ int64_t *sums, size_t count)",
  );
  return batch(size, "add(a, b, sums, size)", { add, size });
}
