/** Batches of flat calls over columns, one array a field. */
import { Outcome, words, Word } from "./area";
import type { Client } from "./client";
import { BatchError, wrongValue } from "./errors";
import { native, type NativeColumn } from "./native";
import { type CallOptions, enterContext } from "./options";
import { batchErrors, statusError } from "./status";

/** A field of a batch: a value for each item, or one for all. */
export type Column<T> = ArrayLike<T> | T;

/** How a field crosses in a column. */
export type ColumnKind =
  | "int32"
  | "uint32"
  | "int64"
  | "uint64"
  | "safeInt64"
  | "safeUint64"
  | "bool"
  | "float"
  | "double"
  | "string"
  | "bytes";

/** A field of a message that is flat. */
export interface ColumnField {
  readonly name: string;
  readonly kind: ColumnKind;
  /** Its bit in the mask, if it tracks presence. */
  readonly bit?: number;
}

/** Columns by the names of their fields. */
export type Columns = { readonly [name: string]: Column<unknown> | undefined };
/** Where columns of a reply go: those that are there are written into, the others are made. */
export type ReplyColumns = Record<string, unknown>;

type Numbers = Int32Array | Uint32Array | BigInt64Array | BigUint64Array | Uint8Array | Float32Array | Float64Array;

interface Kind {
  /** Makes the array that crosses. */
  make(count: number): Numbers;
  is(value: unknown): boolean;
  /** What is said of values that do not fit. */
  takes: string;
  /** The element of a value, or undefined if the value does not fit. */
  element(value: unknown): number | bigint | undefined;
  zero: number | bigint;
}

const isInteger = (low: number, high: number) => (value: unknown) =>
  Number.isInteger(value) && (value as number) >= low && (value as number) <= high ? (value as number) : undefined;
const isBigint = (low: bigint, high: bigint) => (value: unknown) =>
  typeof value === "bigint" && value >= low && value <= high ? value : undefined;
const isSafe = (low: number) => (value: unknown) =>
  Number.isSafeInteger(value) && (value as number) >= low ? BigInt(value as number) : undefined;
const isNumber = (value: unknown) => (typeof value === "number" ? value : undefined);

const int64Array = {
  make: (n: number) => new BigInt64Array(n),
  is: (v: unknown) => v instanceof BigInt64Array,
  zero: 0n,
};
const uint64Array = {
  make: (n: number) => new BigUint64Array(n),
  is: (v: unknown) => v instanceof BigUint64Array,
  zero: 0n,
};

const KINDS: Record<Exclude<ColumnKind, "string" | "bytes">, Kind> = {
  int32: {
    make: (n) => new Int32Array(n),
    is: (v) => v instanceof Int32Array,
    takes: "integers from -2^31 to 2^31 - 1",
    element: isInteger(-(2 ** 31), 2 ** 31 - 1),
    zero: 0,
  },
  uint32: {
    make: (n) => new Uint32Array(n),
    is: (v) => v instanceof Uint32Array,
    takes: "integers from 0 to 2^32 - 1",
    element: isInteger(0, 2 ** 32 - 1),
    zero: 0,
  },
  int64: { ...int64Array, takes: "bigints from -2^63 to 2^63 - 1", element: isBigint(-(2n ** 63n), 2n ** 63n - 1n) },
  uint64: { ...uint64Array, takes: "bigints from 0 to 2^64 - 1", element: isBigint(0n, 2n ** 64n - 1n) },
  safeInt64: { ...int64Array, takes: "safe integers", element: isSafe(Number.MIN_SAFE_INTEGER) },
  safeUint64: { ...uint64Array, takes: "safe integers from 0 on", element: isSafe(0) },
  bool: {
    make: (n) => new Uint8Array(n),
    is: () => false,
    takes: "booleans",
    element: (v) => (typeof v === "boolean" ? Number(v) : undefined),
    zero: 0,
  },
  float: {
    make: (n) => new Float32Array(n),
    is: (v) => v instanceof Float32Array,
    takes: "numbers",
    element: isNumber,
    zero: 0,
  },
  double: {
    make: (n) => new Float64Array(n),
    is: (v) => v instanceof Float64Array,
    takes: "numbers",
    element: isNumber,
    zero: 0,
  },
};

/** What {@link runColumns} has to say if the library's messages have another shape. */
export const OTHER_SHAPE = Symbol("other shape");

/** Runs a batch; the columns of the reply, or {@link OTHER_SHAPE}. */
export function runColumns(
  client: Client,
  method: number,
  request: readonly ColumnField[],
  columns: Columns,
  reply: readonly ColumnField[],
  into: ReplyColumns,
  options: CallOptions | undefined,
): ReplyColumns | typeof OTHER_SHAPE {
  const name = client.$name(method);
  const count = countOf(name, request, columns);
  const sent = request.map((field) => toNative(name, field, columns[field.name], count));
  if (request.some((field) => field.bit !== undefined)) sent.unshift(masks(request, columns, count));
  const received: (NativeColumn | undefined)[] = reply.map((field) => target(name, field, into[field.name], count));
  const hasMask = reply.some((field) => field.bit !== undefined);
  if (hasMask) received.unshift(new BigUint64Array(count));
  const metadata = options && enterContext(options);
  words[Word.Entry] = client.$base + method;
  const failures = native.columns(count, sent, received, metadata);
  const code = words[Word.Code]!;
  if (code === Outcome.NotFlat) return OTHER_SHAPE;
  if (code < 0) client.$fail(method, code);
  if (code !== 0) throw statusError(code, new Uint8Array(failures!));
  const results = fromNative(reply, received, hasMask, into, count);
  if (failures !== undefined) throw BatchError.of(name, results, batchErrors(new Uint8Array(failures)), count);
  return results;
}

/** The number of items: the length of all columns that are lists. */
export function countOf(method: string, fields: readonly ColumnField[], columns: Columns): number {
  let count: number | undefined;
  let first = "";
  for (const { name } of fields) {
    const column = columns[name];
    if (!isList(column, fields, name)) continue;
    if (count !== undefined && count !== column.length) {
      wrongValue(`${name} of ${method}`, `as many values as ${first}, which has ${count}`, `${column.length} values`);
    }
    count = column.length;
    first = name;
  }
  if (count === undefined) wrongValue(`columns of ${method}`, "at least one list of values", columns);
  return count;
}

/** Bytes of one item are a list of numbers too, but no column. */
function isList(column: unknown, fields: readonly ColumnField[], name: string): column is ArrayLike<unknown> {
  if (typeof column !== "object" || column === null || !("length" in column)) return false;
  return !(column instanceof Uint8Array && fields.find((field) => field.name === name)?.kind === "bytes");
}

/** Item `index` of a column. */
export function itemOf(column: Column<unknown> | undefined, kind: ColumnKind, index: number): unknown {
  if (typeof column !== "object" || column === null || (kind === "bytes" && column instanceof Uint8Array))
    return column;
  return (column as ArrayLike<unknown>)[index];
}

function toNative(
  method: string,
  field: ColumnField,
  column: Column<unknown> | undefined,
  count: number,
): NativeColumn {
  const isOne =
    typeof column !== "object" || column === null || (field.kind === "bytes" && column instanceof Uint8Array);
  const size = isOne ? 1 : count;
  if (field.kind === "string" || field.kind === "bytes") return texts(method, field, column, size);
  const kind = KINDS[field.kind];
  if (kind.is(column)) return column as Numbers;
  const array = kind.make(size);
  for (let i = 0; i < size; i++) {
    const value = itemOf(column, field.kind, i);
    const element = value === undefined ? kind.zero : kind.element(value);
    if (element === undefined) wrongValue(`${field.name} of ${method}`, kind.takes, value);
    array[i] = element;
  }
  return array;
}

function texts(method: string, field: ColumnField, column: Column<unknown> | undefined, size: number): NativeColumn {
  const parts: Uint8Array[] = [];
  const ends = new Uint32Array(size);
  let end = 0;
  for (let i = 0; i < size; i++) {
    const value = itemOf(column, field.kind, i);
    const part = value === undefined ? new Uint8Array(0) : encoded(method, field, value);
    parts.push(part);
    ends[i] = end += part.length;
  }
  return [Buffer.concat(parts), ends];
}

function encoded(method: string, field: ColumnField, value: unknown): Uint8Array {
  const where = `${field.name} of ${method}`;
  if (field.kind === "bytes") {
    if (!(value instanceof Uint8Array)) wrongValue(where, "Uint8Arrays", value);
    return value;
  }
  if (typeof value !== "string") wrongValue(where, "strings", value);
  const bytes = Buffer.from(value);
  if (bytes.length !== value.length && bytes.toString() !== value) {
    wrongValue(where, "text, which has no lone surrogates,", value);
  }
  return bytes;
}

/** Bit i of item k: whether the i-th field that tracks presence is there. */
function masks(fields: readonly ColumnField[], columns: Columns, count: number): BigUint64Array {
  const result = new BigUint64Array(count);
  for (const { name, kind, bit } of fields) {
    if (bit === undefined) continue;
    for (let i = 0; i < count; i++) {
      if (itemOf(columns[name], kind, i) !== undefined) result[i]! |= 1n << BigInt(bit);
    }
  }
  return result;
}

function target(method: string, field: ColumnField, given: unknown, count: number): NativeColumn | undefined {
  if (field.kind === "string" || field.kind === "bytes") return undefined;
  const kind = KINDS[field.kind];
  if (given === undefined) return kind.make(count);
  if (!kind.is(given) || (given as Numbers).length !== count) {
    wrongValue(
      `${field.name} of ${method}`,
      `a ${kind.make(0).constructor.name} of ${count} elements to write to`,
      given,
    );
  }
  return given as Numbers;
}

function fromNative(
  fields: readonly ColumnField[],
  received: readonly (NativeColumn | undefined)[],
  hasMask: boolean,
  into: ReplyColumns,
  count: number,
): ReplyColumns {
  const mask = hasMask ? (received[0] as BigUint64Array) : undefined;
  fields.forEach((field, i) => {
    const column = received[hasMask ? i + 1 : i]!;
    const isGiven = into[field.name] !== undefined;
    const values = Array.isArray(column) ? untexted(column, field.kind, count) : converted(column, field.kind);
    into[field.name] = field.bit === undefined || isGiven ? values : present(values, mask!, field);
  });
  return into;
}

/** The values of a field that tracks presence: undefined where it is absent. */
function present(values: unknown, mask: BigUint64Array, { bit, kind }: ColumnField): unknown[] {
  const flag = 1n << BigInt(bit!);
  const isSafe = kind === "safeInt64" || kind === "safeUint64";
  return Array.from(values as ArrayLike<unknown>, (value, i) => {
    if ((mask[i]! & flag) === 0n) return undefined;
    return isSafe ? Number(value) : value;
  });
}

function converted(column: NodeJS.TypedArray, kind: ColumnKind): unknown {
  return kind === "bool" ? Array.from(column as Uint8Array, Boolean) : column;
}

function untexted([bytes, ends]: [unknown, unknown], kind: ColumnKind, count: number): unknown[] {
  const memory = Buffer.from(bytes as ArrayBuffer);
  const places = new Uint32Array(ends as ArrayBuffer);
  let start = 0;
  return Array.from({ length: count }, (_, i) => {
    const part = memory.subarray(start, places[i]);
    start = places[i]!;
    return kind === "string" ? part.toString() : new Uint8Array(part);
  });
}
