// From opening a library to its first reply, once a process.
import { load } from "./by_hand.mjs";
import { Calculator } from "./gen/calculator_v1.js";

/** Nanoseconds, and the reply. */
export function measure({ library, built, a, b }, who) {
  const started = process.hrtime.bigint();
  const reply = who === "shortwire" ? Calculator.open(library).addSync({ a, b }).value : load(built).addBigint(a, b);
  return `${process.hrtime.bigint() - started} 1 1 ${reply}`;
}
