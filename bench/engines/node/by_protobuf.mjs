// With protobuf-es, whose messages are made from the schema that the library carries.
import { create, createFileRegistry, fromBinary, toBinary } from "@bufbuild/protobuf";
import { FileDescriptorSetSchema } from "@bufbuild/protobuf/wkt";
import { Library } from "shortwire";

import { arm, pair, SIZES } from "./arm.mjs";
import { load } from "./by_hand.mjs";
import { request } from "./transactions.mjs";

export function arms(setup) {
  const raw = load(setup.built);
  const library = Library.open(setup.library);
  const registry = createFileRegistry(fromBinary(FileDescriptorSetSchema, library.schema));
  library.close();
  const message = (name) => registry.getMessage(`complex_data.v1.${name}`);
  const found = { "process/protobuf": small(setup, raw, message) };
  for (const size of SIZES) Object.assign(found, codec(message("ComplexDataOperation"), size));
  return found;
}

/** The whole call by hand: build, encode, cross, decode. */
function small(setup, raw, message) {
  const [Request, Response] = [message("ComplexCalculationRequest"), message("ComplexCalculationResponse")];
  const reply = new Uint8Array(11);
  const whole = (a, b) => {
    const request = create(Request, { operation: { case: "add", value: { a, b } } });
    const size = raw.process(toBinary(Request, request), reply);
    return fromBinary(Response, reply.subarray(0, size)).result.value;
  };
  return pair(setup, whole, "result = whole(a, b)", "result", { whole });
}

function codec(Operation, size) {
  // Maps are objects there.
  const batch = create(Operation, plain(request(size)));
  const bytes = toBinary(Operation, batch);
  const names = { Operation, batch, bytes, toBinary, fromBinary };
  const count = () => fromBinary(Operation, bytes).data.transactions.length;
  return {
    [`encode-${size}/protobuf`]: arm(() => bytes.length, "result = toBinary(Operation, batch)", "result.length", names),
    [`decode-${size}/protobuf`]: arm(
      count,
      "result = fromBinary(Operation, bytes)",
      "result.data.transactions.length",
      names,
    ),
  };
}

function plain(value) {
  if (value instanceof Map) return Object.fromEntries(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, plain(held)]));
}
