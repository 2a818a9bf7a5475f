// The demo's Node program: calls the calculator's library, and does the same by other means.
//
// It does what the driver says on standard input; bench/README.md has the words.
// Usage: node main.mjs LIBRARY BUILT A B; BUILT is the folder of all that stands beside it.
import { createInterface } from "node:readline";

const [library, built, a, b] = process.argv.slice(2);
const setup = { library, built, a: BigInt(a), b: BigInt(b) };
let arms;

async function every() {
  const modules = await Promise.all(["shortwire", "hand", "protobuf"].map((who) => import(`./by_${who}.mjs`)));
  return Object.assign({}, ...modules.map((module) => module.arms(setup)));
}

async function answer([command, name, count]) {
  if (command === "start") return (await import("./start.mjs")).measure(setup, name);
  arms ??= await every();
  const arm = arms[name];
  if (arm === undefined) return "absent this program does not know it";
  return command === "answer" ? arm.answer() : arm.run(Number(count));
}

for await (const line of createInterface({ input: process.stdin })) console.log(await answer(line.split(" ")));
