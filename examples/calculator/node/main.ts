/** Calls the calculator library from Node.js: node main.js PATH/TO/libcalculator.so */
import { ShortwireError } from "shortwire";

import { Calculator, DivisionError } from "./gen/calculator_v1.js";
import { ComplexData } from "./gen/complex_data_v1.js";

async function calculate(library: string): Promise<void> {
  using calculator = Calculator.open(library);
  console.log("40 + 2 =", (await calculator.add({ a: 40n, b: 2n })).value);
  console.log("the same on this thread:", calculator.addSync({ a: 40n, b: 2n }).value);
  console.log("columns:", calculator.addColumnsSync({ a: [1n, 2n, 3n], b: 10n }).value);
  try {
    calculator.divideSync({ a: 1n });
  } catch (error) {
    if (!(error instanceof ShortwireError)) throw error;
    console.log("1 / 0:", error.message, error.detail(DivisionError));
  }
}

async function aggregate(library: string): Promise<void> {
  using data = ComplexData.open(library);
  console.log("process:", (await data.process({ add: { a: 40n, b: 2n } })).value);
  const transactions = Array.from({ length: 1000 }, (_, n) => ({
    transactionId: `T${n}`,
    amount: n * 1.5,
    currency: "EUR",
  }));
  const reply = await data.aggregate({ data: { transactions }, operationType: "sum" });
  console.log("aggregate:", reply.transactionCount, "transactions,", reply.totalAmount, reply.stats);
}

async function main(library: string): Promise<void> {
  await calculate(library);
  await aggregate(library);
}

void main(process.argv[2]!);
