/** Many calls in one crossing: node main.js PATH/TO/libcalculator.so */
import { BatchError } from "shortwire";

import { Calculator, type Value } from "../../calculator/node/gen/calculator_v1.js";

async function main(library: string): Promise<void> {
  using calculator = Calculator.open(library);

  // A column for each field; one value stands for all.
  const sums = await calculator.addColumns({ a: [1n, 2n, 3n], b: 10n });
  console.log("columns:", sums.value.join(" "));

  // A list of requests. Each item has its own outcome.
  const items = [
    { a: 6n, b: 3n },
    { a: 1n, b: 0n },
    { a: -9n, b: 3n },
  ];
  try {
    await calculator.divideMany(items);
  } catch (error) {
    if (!(error instanceof BatchError)) throw error;
    const results = error.results as (Value | undefined)[];
    const outcomes = results.map((result, i) => error.errors.get(i)?.code ?? result!.value);
    console.log("items:", outcomes.join(" "));
  }

  // Typed arrays cross without a copy.
  const numbers = BigInt64Array.from({ length: 1001 }, (_, i) => BigInt(i));
  const products = await calculator.multiplyColumns({ a: numbers, b: 1n });
  console.log("a thousand:", String(products.value.reduce((sum, product) => sum + product)));
}

void main(process.argv[2]!);
