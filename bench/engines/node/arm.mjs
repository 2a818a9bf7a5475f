// What is timed.

export const SIZES = [10, 100, 1000];

const LEAST = -(2n ** 63n);
const PAIRS = [
  [40n, 2n],
  [-1n, 1n],
  [0n, 0n],
  [-LEAST - 1n, 1n],
  [LEAST, -1n],
  [123456789n, 987654321n],
];

/**
 * One way of doing one thing. `statement` does it once, in the words that a caller would write, and may assign `result`;
 * `number` is an expression for its outcome as one number; `names` are the variables that both use. The loop is source
 * code of its own, because the engine learns by function what its calls look like; around a call it costs about a
 * nanosecond.
 */
export function arm(answer, statement, number, names) {
  const make = new Function(
    ...Object.keys(names),
    `return (rounds) => {
      let result;
      const started = process.hrtime.bigint();
      for (let i = 0; i < rounds; i++) {
        ${statement};
      }
      return [process.hrtime.bigint() - started, ${number}];
    };`,
  );
  const loop = make(...Object.values(names));
  let isWarm = false;
  return {
    answer,
    /** Does it so many times; tells nanoseconds, calls, and the outcome of the last call. */
    run(count) {
      if (!isWarm) warmUp(loop);
      isWarm = true;
      // An eighth beforehand brings code and data back into the caches after other arms had them.
      loop(Math.max(1, count >> 3));
      const [ns, last] = loop(count);
      return `${ns} ${count} 1 ${last}`;
    },
  };
}

/** Until the engine has compiled it for good. */
function warmUp(loop) {
  const LONG_ENOUGH = 60_000_000n;
  for (let total = 0n, count = 1; total < LONG_ENOUGH; count *= 2) total += loop(count)[0];
}

/** An operation on two numbers, which the statement calls `a` and `b`. */
export function pair({ a, b }, once, statement, number, names) {
  const answer = () => PAIRS.map(([a, b]) => once(a, b)).join(" ");
  return arm(answer, statement, number, { a, b, ...names });
}

/** Two columns to add. */
export function operands(count) {
  const column = (value) => BigInt64Array.from({ length: count }, (_, i) => BigInt(value(i)));
  return [column((i) => i * 1_000_003 - 500_000), column((i) => i * 7)];
}
