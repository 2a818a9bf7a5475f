// The parts of a small call, each rung with one thing more; the library's side is an addon over bench/rivals/ladder, which
// knows the memory of requests and replies beforehand, as that of the generated client does.
import { arm } from "./arm.mjs";
import { load } from "./by_raw.mjs";
import { ComplexCalculationRequest, ComplexCalculationResponse } from "./gen/complex_data_v1.js";

const [request, reply] = [new Uint8Array(64), new Uint8Array(11)];
const replies = Array.from({ length: reply.length + 1 }, (_, size) => reply.subarray(reply.length - size));
const ENCODED = "Request.encodeInto({ add: { a, b } }, request)";

export const arms = {
  "ladder/loop": rung("result = known[i & 1]"),
  "ladder/empty": rung("raw.nothing(); result = known[i & 1]"),
  "ladder/args": rung("result = known[i & 1] + raw.args(0)"),
  "ladder/encode": rung(`result = known[i & 1] + raw.args(${ENCODED})`),
  "ladder/decode": rung(`result = known[i & 1] + raw.decode(${ENCODED})`),
  "ladder/work": rung(`result = known[i & 1] + raw.work(${ENCODED})`),
  "ladder/reply": rung(`result = Response.decode(replies[raw.reply(${ENCODED})]).value`),
};

function rung(statement) {
  return ({ built }, { a, b }) => {
    const raw = load(built);
    raw.lend(request, reply);
    const known = [Number(a + b), Number(a + b)];
    const codec = { Request: ComplexCalculationRequest, Response: ComplexCalculationResponse };
    const names = { raw, a, b, known, request, replies, ...codec };
    const rung = arm(() => String(rung.run(1).sum), statement, "result", names);
    return rung;
  };
}
