// What is timed.
import { writeFileSync } from "node:fs";
import { waitUntil } from "./clock.mjs";

const LEAST = -(2n ** 63n);
const PAIRS = [
  [40n, 2n],
  [-1n, 1n],
  [0n, 0n],
  [-LEAST - 1n, 1n],
  [LEAST, -1n],
];

/**
 * One way of doing one thing. `outcome` tells the whole outcome. `statement` does it once, in the words that a caller would
 * write, and may assign `result`; `number` is an expression for its outcome as one number; `names` are the variables that
 * both use. The loops are source code of their own, because the engine learns by function what its calls look like; around
 * a call a loop costs about a nanosecond.
 */
export function arm(outcome, statement, number, names) {
  const loops = new Function(
    "waitUntil",
    ...Object.keys(names),
    `return {
      stretch(calls) {
        let result;
        const started = process.hrtime.bigint();
        for (let i = 0; i < calls; i++) {
          ${statement};
        }
        return { ns: process.hrtime.bigint() - started, calls, sum: ${number} };
      },
      schedule(stamps) {
        let result;
        let sum = 0n;
        const started = process.hrtime.bigint();
        for (let i = 0; i < stamps.length; i += 3) {
          stamps[i + 1] = waitUntil(started + stamps[i]) - started;
          ${statement};
          stamps[i + 2] = process.hrtime.bigint() - started;
          sum += BigInt(${number});
        }
        return BigInt.asIntN(64, sum);
      },
    };`,
  )(waitUntil, ...Object.values(names));
  return {
    outcome,
    /** Does it so many times; an eighth beforehand brings code and data back into the caches after other arms had them. */
    run(calls) {
      loops.stretch(Math.max(1, Math.floor(calls / 8)));
      return loops.stretch(calls);
    },
    /** Does it so many times at an interval, and writes when each call was due, began and ended. */
    stamps(calls, interval, file) {
      const stamps = new BigInt64Array(3 * calls);
      for (let i = 0; i < calls; i++) stamps[3 * i] = BigInt(i * interval);
      const sum = loops.schedule(stamps);
      writeFileSync(file, stamps);
      return sum;
    },
  };
}

/** An operation on two numbers, which the statement calls `a` and `b`. */
export function pair({ a, b }, once, statement, number, names) {
  const outcome = () => [...PAIRS, [a, b]].map(([a, b]) => once(a, b)).join(" ");
  return arm(outcome, statement, number, { a, b, ...names });
}

/** An operation on numbers, which the statement calls `x` and `y`: where they do not hold all digits, bigints have to do. */
export function numbers({ a, b }, once, onceWithBigints, statement, names) {
  const isExact = (value) => BigInt.asIntN(53, value) === value;
  const either = (a, b) => (isExact(a) && isExact(b) ? once(Number(a), Number(b)) : onceWithBigints(a, b));
  return pair({ a, b }, either, statement, "result", { x: Number(a), y: Number(b), ...names });
}

/** An addition of columns, which the statement calls `a` and `b`, into one that it calls `sums`. */
export function batch(size, statement, names) {
  const [a, b] = columns(size);
  const sums = new BigInt64Array(size);
  const all = { a, b, sums, ...names };
  const once = arm(undefined, statement, "sums.at(-1)", all);
  const outcome = () => {
    sums.fill(0n);
    once.run(1);
    return sums.join(" ");
  };
  return { ...once, outcome };
}

/** Two columns to add. */
export function columns(size) {
  const column = (value) => BigInt64Array.from({ length: size }, (_, i) => BigInt(value(i)));
  return [column((i) => i * 1_000_003 - 500_000), column((i) => i * 7)];
}

/** What bytes are without regard to their order. */
export function weight(message) {
  return `${message.length} ${message.reduce((total, byte) => total + byte, 0)}`;
}

export function fnv1a(bytes) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}
