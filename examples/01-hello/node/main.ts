/** Calls the greeter from Node.js: node main.js PATH/TO/libgreeter.so */
import { Greeter } from "./gen/greeter_v1.js";

async function main(library: string): Promise<void> {
  using greeter = Greeter.open(library);
  const { greeting } = await greeter.greet({ name: "world" });
  console.log(greeting);
}

void main(process.argv[2]!);
