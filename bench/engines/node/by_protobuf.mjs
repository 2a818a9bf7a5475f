// With protobuf-es, whose messages are made from the schema that the library carries.
import { create, createFileRegistry, fromBinary, toBinary } from "@bufbuild/protobuf";
import { FileDescriptorSetSchema } from "@bufbuild/protobuf/wkt";
import { Library } from "shortwire";

import { arm, pair, weight } from "./arm.mjs";
import { load } from "./by_raw.mjs";
import { encoded, request } from "./transactions.mjs";

export const arms = {
  "process/protobuf": process,
  "encode/protobuf": encode,
  "decode/protobuf": decode,
};

function message({ library: path }, name) {
  const library = Library.open(path);
  const registry = createFileRegistry(fromBinary(FileDescriptorSetSchema, library.schema));
  library.close();
  return registry.getMessage(`complex_data.v1.${name}`);
}

/** The whole call by hand: build, encode, cross, decode. */
function process(setup, input) {
  const raw = load(setup.built);
  const Request = message(setup, "ComplexCalculationRequest");
  const Response = message(setup, "ComplexCalculationResponse");
  const reply = new Uint8Array(11);
  const whole = (a, b) => {
    const request = create(Request, { operation: { case: "add", value: { a, b } } });
    const size = raw.process(toBinary(Request, request), reply);
    return fromBinary(Response, reply.subarray(0, size)).result.value;
  };
  return pair(input, whole, "result = whole(a, b)", "result", { whole });
}

function encode(setup, _, size) {
  const Operation = message(setup, "ComplexDataOperation");
  // Maps are objects there.
  const batch = create(Operation, plain(request(size)));
  const outcome = () => weight(toBinary(Operation, batch));
  return arm(outcome, "result = toBinary(Operation, batch)", "result.length", { toBinary, Operation, batch });
}

function decode(setup, _, size) {
  const Operation = message(setup, "ComplexDataOperation");
  const bytes = encoded(size);
  const outcome = () => {
    const read = fromBinary(Operation, bytes);
    return `${read.data.transactions.length} ${weight(toBinary(Operation, read))}`;
  };
  const names = { fromBinary, Operation, bytes };
  return arm(outcome, "result = fromBinary(Operation, bytes)", "result.data.transactions.length", names);
}

function plain(value) {
  if (value instanceof Map) return Object.fromEntries(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, plain(held)]));
}
