// By an addon written by hand in C: the raw boundary.
import { createRequire } from "node:module";

import { arm, operands, pair, SIZES } from "./arm.mjs";
import { ComplexCalculationRequest, ComplexCalculationResponse, ComplexDataOperation } from "./gen/complex_data_v1.js";
import { request } from "./transactions.mjs";

export function load(built) {
  return createRequire(import.meta.url)(`${built}/node/raw.node`);
}

export function arms(setup) {
  const raw = load(setup.built);
  const { a, b } = setup;
  const message = ComplexCalculationRequest.encode({ add: { a, b } });
  const reply = new Uint8Array(11);
  const process = (a, b) => {
    const size = raw.process(ComplexCalculationRequest.encode({ add: { a, b } }), reply);
    return ComplexCalculationResponse.decode(reply.subarray(0, size)).value;
  };
  const found = {
    // Numbers hold 53 bits: the answers at the ends of the range are those of the other function.
    "add/raw": pair(setup, raw.addBigint, "result = raw.add(x, y)", "result", { raw, x: Number(a), y: Number(b) }),
    "add/raw-bigint": pair(setup, raw.addBigint, "result = raw.addBigint(a, b)", "result", { raw }),
    "process/raw": pair(
      setup,
      process,
      "result = raw.process(message, reply)",
      "Response.decode(reply.subarray(0, result)).value",
      {
        raw,
        message,
        reply,
        Response: ComplexCalculationResponse,
      },
    ),
  };
  for (const size of SIZES) {
    found[`columns-${size}/raw`] = columns(raw, size);
    found[`copy-${size}/raw`] = copy(raw, size);
  }
  return found;
}

function columns(raw, size) {
  const [a, b] = operands(size);
  const sums = new BigInt64Array(size);
  const answer = () => {
    raw.addColumns(a, b, sums);
    return sums.join(" ");
  };
  return arm(answer, "raw.addColumns(a, b, sums)", "sums.at(-1)", { raw, a, b, sums });
}

function copy(raw, size) {
  const message = ComplexDataOperation.encode(request(size));
  const copied = new Uint8Array(message.length);
  const answer = () => (raw.copy(message, copied) && Buffer.compare(message, copied) === 0 ? copied.length : "another");
  return arm(answer, "result = raw.copy(message, copied)", "result", { raw, message, copied });
}
