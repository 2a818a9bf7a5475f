// Copies the encoded request and does nothing else; the outcome is what others have found.
import { arm } from "./arm.mjs";
import { load } from "./by_raw.mjs";
import { arms as byShortwire } from "./by_shortwire.mjs";
import { encoded } from "./transactions.mjs";

export const arms = Object.fromEntries(["aggregate", "encode", "decode"].map((it) => [`${it}/copy`, copy(it)]));

function copy(scenario) {
  return ({ library, built }, input, size) => {
    const known = byShortwire[`${scenario}/shortwire`]({ library }, input, size);
    const raw = load(built);
    const message = encoded(size);
    const copied = new Uint8Array(message.length);
    const outcome = () => {
      raw.copy(message, copied);
      return Buffer.compare(message, copied) === 0 ? known.outcome() : "another message";
    };
    const names = { raw, message, copied, number: known.run(1).sum };
    return arm(outcome, "result = raw.copy(message, copied)", "result === message.length ? number : -1", names);
  };
}
