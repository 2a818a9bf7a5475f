// With the generated client.
import { arm, batch, columns, fnv1a, pair, weight } from "./arm.mjs";
import { Calculator } from "./gen/calculator_v1.js";
import {
  ComplexCalculationRequest,
  ComplexCalculationResponse,
  ComplexData,
  ComplexDataOperation,
} from "./gen/complex_data_v1.js";
import { encoded, request } from "./transactions.mjs";

export const arms = {
  "add/shortwire": add,
  "add-latency/shortwire": add,
  "process/shortwire": (setup, { a, b }) =>
    process(setup, { a, b }, "result = service.processSync(small)", {
      small: new ComplexCalculationRequest({ add: { a, b } }),
    }),
  "process/shortwire-built": (setup, input) =>
    process(setup, input, "result = service.processSync({ add: { a, b } })", {}),
  "process/shortwire-into": (setup, { a, b }) =>
    process(setup, { a, b }, "result = service.processInto(small, into)", {
      small: new ComplexCalculationRequest({ add: { a, b } }),
      into: new ComplexCalculationResponse(),
    }),
  "ladder/shortwire": (setup, { a, b }) => {
    const service = ComplexData.open(setup.library);
    const outcome = () => String(service.processSync({ add: { a, b } }).value);
    return arm(outcome, "result = service.processSync({ add: { a, b } })", "result.value", { service, a, b });
  },
  "columns/shortwire": ({ library }, _, size) =>
    batch(size, "calc.addColumnsSync({ a, b }, { into: { value: sums } })", { calc: Calculator.open(library) }),
  "items/shortwire": items,
  "aggregate/shortwire": aggregate,
  "encode/shortwire": encode,
  "decode/shortwire": decode,
};

export function start({ library }, a, b) {
  return Calculator.open(library).addSync({ a, b }).value;
}

function add({ library }, input) {
  const calc = Calculator.open(library);
  const once = (a, b) => calc.addSync({ a, b }).value;
  return pair(input, once, "result = calc.addSync({ a, b })", "result.value", { calc });
}

function process({ library }, input, statement, names) {
  const service = ComplexData.open(library);
  const once = (a, b) => service.processSync({ add: { a, b } }).value;
  return pair(input, once, statement, "result.value", { service, ...names });
}

function items({ library }, _, size) {
  const calc = Calculator.open(library);
  const [a, b] = columns(size);
  const items = Array.from(a, (value, i) => ({ a: value, b: b[i] }));
  const outcome = () =>
    calc
      .addManySync(items)
      .map(({ value }) => value)
      .join(" ");
  return arm(outcome, "result = calc.addManySync(items)", "result.at(-1).value", { calc, items });
}

function aggregate({ library }, _, size) {
  const service = ComplexData.open(library);
  const batch = request(size);
  const outcome = () => {
    const { transactionCount, totalAmount, stats } = service.aggregateSync(batch);
    const named = [...stats].map(([name, count]) => `${name}=${count}`).sort();
    return [fnv1a(encoded(size)), transactionCount, Math.round(totalAmount * 100), ...named].join(" ");
  };
  const number = "result.transactionCount + Math.round(result.totalAmount * 100)";
  return arm(outcome, "result = service.aggregateSync(batch)", number, { service, batch });
}

function encode(_, __, size) {
  const batch = request(size);
  const outcome = () => weight(ComplexDataOperation.encode(batch));
  return arm(outcome, "result = Message.encode(batch)", "result.length", { Message: ComplexDataOperation, batch });
}

function decode(_, __, size) {
  const bytes = encoded(size);
  const outcome = () => {
    const read = ComplexDataOperation.decode(bytes);
    return `${read.data.transactions.length} ${weight(ComplexDataOperation.encode(read))}`;
  };
  const number = "result.data.transactions.length";
  return arm(outcome, "result = Message.decode(bytes)", number, { Message: ComplexDataOperation, bytes });
}
