/** Failures and their typed details: node main.js PATH/TO/libcalculator.so */
import { ShortwireError } from "shortwire";

import { Calculator, DivisionError } from "../../calculator/node/gen/calculator_v1.js";

async function main(library: string): Promise<void> {
  using calculator = Calculator.open(library);
  console.log("7 / 2 =", String((await calculator.divide({ a: 7n, b: 2n })).value));

  try {
    await calculator.divide({ a: 1n, b: 0n });
  } catch (error) {
    if (!(error instanceof ShortwireError)) throw error;
    console.log(`1 / 0: ${error.code}: ${error.message}`);
    const detail = error.detail(DivisionError)!;
    console.log(`dividend ${detail.dividend}, divisor ${detail.divisor}`);
  }

  try {
    Calculator.open("./no/such/library.so");
  } catch (error) {
    console.log(`no library: ${(error as ShortwireError).code}`);
  }

  try {
    await calculator.divide({ a: 7n, b: 2n }, { timeoutMs: 0 });
  } catch (error) {
    console.log(`too late: ${(error as ShortwireError).code}`);
  }
}

void main(process.argv[2]!);
