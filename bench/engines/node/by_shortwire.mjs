// With the generated client.
import { arm, operands, pair, SIZES } from "./arm.mjs";
import { Calculator } from "./gen/calculator_v1.js";
import {
  ComplexCalculationRequest,
  ComplexCalculationResponse,
  ComplexData,
  ComplexDataOperation,
} from "./gen/complex_data_v1.js";
import { request } from "./transactions.mjs";

export function arms(setup) {
  const calc = Calculator.open(setup.library);
  const service = ComplexData.open(setup.library);
  const { a, b } = setup;
  const small = new ComplexCalculationRequest({ add: { a, b } });
  const process = (a, b) => service.processSync({ add: { a, b } }).value;
  const found = {
    "add/shortwire": pair(
      setup,
      (a, b) => calc.addSync({ a, b }).value,
      "result = calc.addSync({ a, b })",
      "result.value",
      { calc },
    ),
    "process/shortwire": pair(setup, process, "result = service.processSync(small)", "result.value", {
      service,
      small,
    }),
    "process/shortwire-built": pair(setup, process, "result = service.processSync({ add: { a, b } })", "result.value", {
      service,
    }),
    "process/shortwire-into": pair(setup, process, "result = service.processInto(small, into)", "result.value", {
      service,
      small,
      into: new ComplexCalculationResponse(),
    }),
  };
  for (const size of SIZES) {
    found[`columns-${size}/shortwire`] = columns(calc, size);
    found[`items-${size}/shortwire`] = items(calc, size);
    found[`aggregate-${size}/shortwire`] = aggregate(service, size);
    found[`request-${size}/shortwire`] = fingerprint(size);
    Object.assign(found, codec(size));
  }
  return found;
}

function columns(calc, size) {
  const [a, b] = operands(size);
  const into = { value: new BigInt64Array(size) };
  const names = { calc, a, b, into };
  const answer = () => calc.addColumnsSync({ a, b }, { into }).value.join(" ");
  return arm(answer, "result = calc.addColumnsSync({ a, b }, { into })", "into.value.at(-1)", names);
}

function items(calc, size) {
  const [a, b] = operands(size);
  const items = Array.from(a, (value, i) => ({ a: value, b: b[i] }));
  const answer = () =>
    calc
      .addManySync(items)
      .map(({ value }) => value)
      .join(" ");
  return arm(answer, "result = calc.addManySync(items)", "result.at(-1).value", { calc, items });
}

function aggregate(service, size) {
  const batch = request(size);
  const answer = () => {
    const { transactionCount, totalAmount, stats } = service.aggregateSync(batch);
    const named = [...stats].map(([name, count]) => `${name}=${count}`).sort();
    return [transactionCount, Math.round(totalAmount * 100), ...named].join(" ");
  };
  const number = "result.transactionCount + Math.round(result.totalAmount * 100)";
  return arm(answer, "result = service.aggregateSync(batch)", number, { service, batch });
}

function codec(size) {
  const batch = request(size);
  const bytes = ComplexDataOperation.encode(batch);
  const decode = () => ComplexDataOperation.decode(bytes).data.transactions.length;
  return {
    [`encode-${size}/shortwire`]: arm(
      () => ComplexDataOperation.encode(batch).length,
      "result = Message.encode(batch)",
      "result.length",
      { Message: ComplexDataOperation, batch },
    ),
    [`decode-${size}/shortwire`]: arm(decode, "result = Message.decode(bytes)", "result.data.transactions.length", {
      Message: ComplexDataOperation,
      bytes,
    }),
  };
}

/** Size and FNV-1a hash of the request, which have to be the same in all hosts. */
function fingerprint(size) {
  const message = ComplexDataOperation.encode(request(size));
  const answer = () => {
    let hash = 0xcbf29ce484222325n;
    for (const byte of message) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
    return `${message.length} ${hash.toString(16).padStart(16, "0")}`;
  };
  return arm(answer, "result = message", "result.length", { message });
}
