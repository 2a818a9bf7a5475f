// What the lab is told of times.

/** A timed stretch as a line: of the sums of its calls, that of the last one counts. */
export function sample({ ns, calls, sum }) {
  return `{"ns":${ns},"calls":${calls},"checked":1,"sum":${sum}}`;
}

/** What a reading of the clock costs, and the smallest step seen. */
export function hello() {
  const [TIMES, READINGS] = [51, 1000];
  const costs = [];
  let tick = 1_000_000_000n;
  for (let time = 0; time < TIMES; time++) {
    const started = process.hrtime.bigint();
    let before = started;
    for (let i = 0; i < READINGS; i++) {
      const now = process.hrtime.bigint();
      if (now > before && now - before < tick) tick = now - before;
      before = now;
    }
    costs.push(Number(before - started) / READINGS);
  }
  const [median] = costs.sort((a, b) => a - b).slice(TIMES >> 1);
  return JSON.stringify({ protocol: 1, timer: "process.hrtime.bigint", timer_ns: median, tick_ns: Number(tick) });
}

/** The last stretch of a wait is spun, because sleepers wake up late; but whoever spins all the time is what a busy machine
 * interrupts. */
const SPUN = 80_000n;
const never = new Int32Array(new SharedArrayBuffer(4));

/** Waits until the clock says so, and returns what it says then. */
export function waitUntil(when) {
  for (;;) {
    const now = process.hrtime.bigint();
    const left = when - now;
    if (left <= 0n) return now;
    if (left > SPUN) Atomics.wait(never, 0, 0, Number(left - SPUN) / 1e6);
  }
}
