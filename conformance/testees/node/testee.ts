/** The testee of the Node host: does what conformance/README.md says, generically over methods and messages. */
import { createInterface } from "node:readline";
import { setImmediate } from "node:timers/promises";

import { BatchError, Code, ShortwireError } from "shortwire";

import * as generated from "../../../hosts/node/tests/gen/shortwire_test_v1.js";

const { Feature, FailDetail, Scalars } = generated;

type Fields = Record<string, unknown>;
interface MessageType {
  new (): Fields;
  encode(message: Fields): Uint8Array;
  decode(bytes: Uint8Array): Fields;
}
type Call = (...given: unknown[]) => unknown;

const types = generated as unknown as Record<string, MessageType>;

/** What methods take and return that are not called after their messages. */
const TYPES: Record<string, [string, string]> = {
  Nothing: ["Empty", "Empty"],
  Newer: ["Version1", "Version2"],
  Older: ["Version2", "Version1"],
  Large: ["SizeRequest", "BytesValue"],
  Fill: ["SizeRequest", "BytesValue"],
  Wrap: ["WrapRequest", "BytesValue"],
  Unwrap: ["UnwrapRequest", "BytesValue"],
  Gather: ["Int64Value", "Gathered"],
  Measure: ["BytesValue", "Uint64Value"],
  Fail: ["FailRequest", "Empty"],
  Panic: ["StringValue", "Empty"],
  Count: ["Empty", "Uint64Value"],
  Slow: ["SlowRequest", "SlowRequest"],
};

let client: generated.Feature | undefined;

const form = (method: string, suffix: string): Call => {
  const name = method[0]!.toLowerCase() + method.slice(1) + suffix;
  return (client as unknown as Record<string, Call>)[name]!.bind(client);
};

function typesOf(method: string): [MessageType, MessageType] {
  const name = method.replace(/^Echo/, "");
  const echoed = name in types ? name : `${name}Value`;
  const [request, reply] = TYPES[method] ?? [echoed, echoed];
  return [types[request]!, types[reply]!];
}

const hexed = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex") || "-";
const unhexed = (word: string): Buffer => Buffer.from(word, "hex");
const text = (words: string): string => hexed(Buffer.from(words));

function failure(error: ShortwireError): string[] {
  const detail = error.detail(FailDetail);
  const shown = detail === undefined ? "none" : hexed(FailDetail.encode(detail));
  return [String(Code[error.code]), text(error.message), shown];
}

/** Words such as `max_depth=5` as options. */
function named(words: string[]): Fields {
  const option = (name: string, value?: string) =>
    value === undefined
      ? ["signal", AbortSignal.abort()]
      : [name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()), Number(value)];
  return Object.fromEntries(words.map((word) => option(...(word.split("=") as [string]))));
}

/** The words of an answer; undefined for what the host does not have. */
const COMMANDS: Record<string, (...words: string[]) => unknown> = {
  hello: () => "1",
  open(path, ...options) {
    client?.close();
    client = Feature.open(path!, named(options));
    return [];
  },
  close() {
    client?.close();
    return [];
  },
  async call(method, how, request, ...words) {
    const [requestType, replyType] = typesOf(method!);
    const options = words.length === 0 ? undefined : named(words);
    const bytes = unhexed(request!);
    switch (how) {
      case "typed":
        return hexed(replyType.encode((await form(method!, "")(requestType.decode(bytes), options)) as Fields));
      case "into": {
        const into = new replyType();
        form(method!, "Into")(requestType.decode(bytes), into, options);
        return hexed(replyType.encode(into));
      }
      case "raw":
        return hexed((await form(method!, "Raw")(bytes, options)) as Uint8Array);
      default:
        return undefined;
    }
  },
  async many(method, how, ...requests) {
    const [requestType, replyType] = typesOf(method!);
    const items = requests.map((request) => requestType.decode(unhexed(request)));
    const names = fieldsOf(new requestType()).map(([name]) => name);
    const inColumns = how === "columns" && names.length !== 0;
    const given = Object.fromEntries(names.map((name) => [name, items.map((item) => item[name])]));
    const run = async () => form(method!, inColumns ? "Columns" : "Many")(inColumns ? given : items);
    const { results, errors } = await run().then(
      (all) => ({ results: all, errors: new Map<number, ShortwireError>() }),
      (error: unknown) => {
        if (error instanceof BatchError) return error;
        throw error;
      },
    );
    const reply = (i: number) =>
      inColumns
        ? Object.fromEntries(Object.entries(results as Record<string, Fields>).map(([name, all]) => [name, all[i]]))
        : (results as Fields[])[i]!;
    return items.map((_, i) => (errors.has(i) ? failure(errors.get(i)!).join(":") : hexed(replyType.encode(reply(i)))));
  },
  codec: (name, request) => hexed(types[name!]!.encode(types[name!]!.decode(unhexed(request!)))),
  read: (request) => fieldsOf(Scalars.decode(unhexed(request!))).map(([name, value]) => shown(name, value)),
  write(...values) {
    const fields = fieldsOf(new Scalars()).map(([name, zero], i) => [name, parsed(name, zero, values[i]!)]);
    return hexed(Scalars.encode(Object.fromEntries(fields) as generated.ScalarsInit));
  },
  bad: (name) => BAD[name!]?.(),
};

const fieldsOf = (message: object): [string, unknown][] =>
  Object.entries(message).filter(([name]) => name !== "$unknown");

function shown(name: string, value: unknown): string {
  const bits = new DataView(new ArrayBuffer(name === "floatValue" ? 4 : 8));
  if (name === "floatValue") bits.setFloat32(0, value as number);
  else if (name === "doubleValue") bits.setFloat64(0, value as number);
  else if (typeof value === "string") return text(value);
  else return value instanceof Uint8Array ? hexed(value) : String(value);
  return hexed(new Uint8Array(bits.buffer));
}

function parsed(name: string, zero: unknown, word: string): unknown {
  if (name === "floatValue") return Buffer.from(word, "hex").readFloatBE();
  if (name === "doubleValue") return Buffer.from(word, "hex").readDoubleBE();
  if (zero instanceof Uint8Array) return unhexed(word);
  if (typeof zero === "string") return unhexed(word).toString();
  if (typeof zero === "boolean") return word === "true";
  return typeof zero === "bigint" ? BigInt(word) : Number(word);
}

const called = (method: string, value: unknown) => async () => {
  await form(method, "")({ value });
  return [];
};

const BAD: Record<string, () => unknown> = {
  "int32-above": called("EchoInt32", 2 ** 31),
  "int64-above": called("EchoInt64", 2n ** 63n),
  "uint32-negative": called("EchoUint32", -1),
  "uint64-negative": called("EchoUint64", -1n),
  "lone-surrogate": called("EchoString", "\ud800"),
  "null-request": () => form("EchoTree", "")(null),
  "null-string": called("EchoString", null),
  "null-path": () => Feature.open(null as unknown as string),
  "wrong-type": called("EchoInt32", "1"),
  async "close-during-call"() {
    const reply = client!.slow({ milliseconds: 50 });
    client!.close();
    return String((await reply).milliseconds);
  },
  async forgotten() {
    const warned = new Promise<Error>((resolve) => process.once("warning", resolve));
    (() => void Feature.open("./libfeature_service.so"))();
    for (let i = 0; i < 10; i++) {
      await setImmediate();
      globalThis.gc!();
    }
    return text((await warned).message);
  },
};

async function answer(run: () => unknown): Promise<string> {
  try {
    const words = (await run()) as string | string[] | undefined;
    return words === undefined ? "skip" : ["ok", words].flat().join(" ");
  } catch (error) {
    if (error instanceof ShortwireError) return ["error", ...failure(error)].join(" ");
    return `raised ${(error as Error).name}`;
  }
}

async function main(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const [command, ...words] = line.split(" ");
    console.log(await answer(() => COMMANDS[command!]!(...words)));
  }
}

void main();
