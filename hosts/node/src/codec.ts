/** Encoding and decoding of whole messages without a call. */
import { type Reader, reader } from "./reader";
import { DEFAULT_MAX_DEPTH, DEFAULT_MAX_MESSAGE_BYTES, type Writer, writer } from "./writer";
import { ShortwireError, wrongValue } from "./errors";

export { type Reader, type Writer, writer };

/** What a message may be at most. */
export interface CodecOptions {
  /** Nesting; 100 if left out. */
  readonly maxDepth?: number | undefined;
}

/** Encodes a message into new memory. */
export function encode<T>(
  name: string,
  message: T,
  put: (message: T, w: Writer) => void,
  options?: CodecOptions,
): Uint8Array {
  write(name, message, put, options);
  return writer.copy();
}

/** Encodes a message to the start of the caller's memory; returns its size. */
export function encodeInto<T>(
  name: string,
  message: T,
  put: (message: T, w: Writer) => void,
  into: Uint8Array,
): number {
  write(name, message, put, undefined);
  const size = writer.written();
  if (size > into.length) {
    throw new ShortwireError("OUT_OF_RANGE", `${name} takes ${size} bytes, the given Uint8Array has ${into.length}`);
  }
  into.set(writer.bytes.subarray(writer.at));
  return size;
}

function write<T>(
  name: string,
  message: T,
  put: (message: T, w: Writer) => void,
  options: CodecOptions | undefined,
): void {
  const use = writer.begin(name, options?.maxDepth ?? DEFAULT_MAX_DEPTH, DEFAULT_MAX_MESSAGE_BYTES);
  checkMessage(name, message);
  put(message, writer);
  writer.end(use);
}

/** The reader at the start of a message. */
export function decoding(name: string, bytes: Uint8Array, options?: CodecOptions): Reader {
  if (!(bytes instanceof Uint8Array)) wrongValue(name, "a Uint8Array", bytes);
  return reader.begin(bytes, 0, bytes.length, name, options?.maxDepth ?? DEFAULT_MAX_DEPTH);
}

/** Requests are checked once; what they hold is checked where it is written. */
export function checkMessage(name: string, message: unknown): void {
  if (typeof message !== "object" || message === null) wrongValue(name, "a message", message);
}

/** Rejects a message whose oneof has more than one member. */
export function failOneof(oneof: string, first: string, second: string): never {
  throw new ShortwireError(
    "INVALID_ARGUMENT",
    `at most one field of the oneof ${oneof} may be set, not both ${first} and ${second}`,
  );
}

/** Rejects a message without a required field. */
export function failMissing(field: string): never {
  throw new ShortwireError("INVALID_ARGUMENT", `the required field ${field} is not set`);
}

/** The entries of a map, last first, without an array for each. */
export function reversed<K, V>(map: ReadonlyMap<K, V> | undefined, field: string): readonly (K | V)[] {
  if (map === undefined) return NONE;
  if (!(map instanceof Map)) wrongValue(field, "a Map", map);
  const flat: (K | V)[] = [];
  for (const [key, value] of map) flat.push(value, key);
  return flat;
}

/** The elements of a list field, none if it is left out. */
export function list<L extends ArrayLike<unknown>>(value: L | undefined, field: string): L {
  if (value === undefined) return NONE as unknown as L;
  if (typeof value !== "object" || value === null || !("length" in value)) wrongValue(field, "a list", value);
  return value;
}
const NONE: readonly never[] = [];

/** Bytes of a field that has none. */
export const NO_BYTES: Uint8Array = new Uint8Array(0);
