// Operations of NaCl: what goes into them. Each library has a module.
import { arm, fnv1a } from "./arm.mjs";

/** What goes in, as the definition makes it. */
export function given(size) {
  return {
    message: made(size, 1),
    key: made(32, 2),
    nonce: made(24, 3),
    alice: made(32, 4),
    bob: made(32, 5),
    input: made(16, 6),
  };
}

export function made(size, seed) {
  let x = seed;
  return Uint8Array.from({ length: size }, () => (x = (Math.imul(x, 1664525) + 1013904223) >>> 0) >>> 24);
}

/** An arm whose statement assigns to `result` what comes out. */
export function outcome(statement, names) {
  const once = arm(undefined, statement, "firstBytes(result)", { ...names, firstBytes });
  return { ...once, outcome: () => fnv1a(result(statement, names)) };
}

/** An arm whose statement leaves what comes out in `out`. */
export function into(out, statement, names) {
  const once = arm(undefined, statement, "firstBytes(out)", { ...names, out, firstBytes });
  const outcome = () => {
    once.run(1);
    return fnv1a(out);
  };
  return { ...once, outcome };
}

/** An arm whose statement assigns to `result` whether something is right. */
export function rightness(statement, names) {
  const once = arm(undefined, statement, "(result ? 1n : 0n)", names);
  return { ...once, outcome: () => fnv1a(Uint8Array.of(result(statement, names) ? 1 : 0, 0, 0, 0, 0, 0, 0, 0)) };
}

function result(statement, names) {
  return new Function(...Object.keys(names), `let result; ${statement}; return result;`)(...Object.values(names));
}

const firstBytes = (bytes) => new DataView(bytes.buffer, bytes.byteOffset).getBigInt64(0, true);

/** The arm of a scenario, from the arms that an implementation has by what goes in. */
export function arms(by, implementation) {
  const scenarios = Object.keys(implementation(given(64)));
  const ways = scenarios.map((scenario) => [
    `${scenario}/${by}`,
    (_, __, size) => implementation(given(size))[scenario](),
  ]);
  return Object.fromEntries(ways);
}
