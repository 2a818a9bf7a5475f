/** Flat calls: the fields of the request go into slots, those of the reply come out of them. */
import {
  IN_ARGUMENT,
  reply,
  slotsDouble,
  slotsFloat,
  slotsInt64,
  slotsUint64,
  takeReply,
  unsignedWords,
  Word,
  words,
} from "./area";
import { wrongValue } from "./errors";
import { native } from "./native";
import { type CallOptions, enterContext } from "./options";
import { bytesInto, Reader } from "./reader";
import { writer } from "./writer";
import { NO_BYTES } from "./codec";

const { direct, flat } = native;

/** Above this, bytes are handed over as they are; below, copying them costs less. */
const LARGEST_COPIED = 4096;

/** Bytes that are arguments of the call to come, in the order of their slots. */
let large: Uint8Array[] = [];

/** Makes the call that the slots hold; returns its outcome, 0 if it succeeded. */
export function callFlat(entry: number, options: CallOptions | undefined): number {
  words[Word.Entry] = entry;
  if (options === undefined && large.length === 0) {
    flat();
  } else {
    callWithArguments(options);
  }
  return words[Word.Code]!;
}

function callWithArguments(options: CallOptions | undefined): void {
  const extra = takeArguments(options);
  flat(...extra);
}

function takeArguments(options: CallOptions | undefined): (Uint8Array | undefined)[] {
  const extra: (Uint8Array | undefined)[] = large;
  large = [];
  if (options !== undefined) extra.unshift(enterContext(options));
  words[Word.Arguments] = extra.length;
  return extra;
}

/** Makes the call that the slots hold, with its reply, one field of bytes, at the start of `output`; returns its outcome. */
export function callDirect(entry: number, output: Uint8Array, options: CallOptions | undefined): number {
  if (!(output instanceof Uint8Array)) wrongValue("output", "a Uint8Array", output);
  // What the output has room for has to fit where libraries write to, or it would have to be called for again.
  if (large.length === 0 && output.length <= LARGEST_COPIED && output.length <= reply.length) {
    const code = callFlat(entry, options);
    if (code === 0) copyReply(output);
    return code;
  }
  words[Word.Entry] = entry;
  const input = large[0];
  if (options !== undefined || large.length > 1) {
    direct(output, ...takeArguments(options));
  } else if (input === undefined || input.buffer === output.buffer) {
    // Encryption in place, and what has no input: one array has to be looked up, and no list of arguments be made.
    if (input !== undefined) {
      words[Word.Beside] = input.byteOffset - output.byteOffset;
      words[Word.IsBeside] = 1;
      large = NOTHING;
    }
    direct(output);
  } else {
    words[Word.Arguments] = 1;
    large = NOTHING;
    direct(output, input);
  }
  return words[Word.Code]!;
}

/** Brings a short reply from where libraries write to where the caller wants it. */
function copyReply(output: Uint8Array): void {
  const length = unsignedWords[Word.ReplyLen]!;
  if (words[Word.ReplyTooBig] !== 0 || length > output.length) {
    words[Word.ReplyTooBig] = 1;
    return;
  }
  const from = reply;
  const at = words[Word.ReplyAt]!;
  if (length > LONGEST_LOOP) output.set(from.subarray(at, at + length));
  else for (let i = 0; i < length; i++) output[i] = from[at + i]!;
}

/** From here on, the engine copies faster than a loop. */
const LONGEST_LOOP = 128;

/** Starts a request with strings or bytes among its slots. */
export function beginSlots(): void {
  large = NOTHING;
  writer.begin("the request", 1, Number.MAX_SAFE_INTEGER);
}
const NOTHING: Uint8Array[] = [];

/* What is left out has its default; null is no value of anything. */

export function storeInt64(slot: number, value: bigint = 0n, field: string): void {
  if (typeof value !== "bigint") wrongValue(field, "a bigint", value);
  slotsInt64[slot] = value;
  if (slotsInt64[slot] !== value) wrongValue(field, "a bigint from -2^63 to 2^63 - 1", value);
}

export function storeUint64(slot: number, value: bigint = 0n, field: string): void {
  if (typeof value !== "bigint") wrongValue(field, "a bigint", value);
  slotsUint64[slot] = value;
  if (slotsUint64[slot] !== value) wrongValue(field, "a bigint from 0 to 2^64 - 1", value);
}

/** A safe integer of a 64-bit field, sign-extended. */
export function storeSafeInt64(slot: number, value: number = 0, field: string): void {
  if (!Number.isSafeInteger(value)) wrongValue(field, "a safe integer, from -(2^53 - 1) to 2^53 - 1", value);
  words[2 * slot] = value;
  words[2 * slot + 1] = Math.floor(value / 0x100000000);
}

export function storeSafeUint64(slot: number, value: number = 0, field: string): void {
  if (!Number.isSafeInteger(value) || value < 0) wrongValue(field, "a safe integer, from 0 to 2^53 - 1", value);
  words[2 * slot] = value;
  words[2 * slot + 1] = Math.floor(value / 0x100000000);
}

export function storeInt32(slot: number, value: number = 0, field: string): void {
  if ((value | 0) !== value) wrongValue(field, "an integer from -2^31 to 2^31 - 1", value);
  words[2 * slot] = value;
  words[2 * slot + 1] = value >> 31;
}

export function storeUint32(slot: number, value: number = 0, field: string): void {
  if (value >>> 0 !== value) wrongValue(field, "an integer from 0 to 2^32 - 1", value);
  words[2 * slot] = value;
  words[2 * slot + 1] = 0;
}

export function storeBool(slot: number, value: boolean = false, field: string): void {
  if (typeof value !== "boolean") wrongValue(field, "a boolean", value);
  words[2 * slot] = value ? 1 : 0;
  words[2 * slot + 1] = 0;
}

export function storeDouble(slot: number, value: number = 0, field: string): void {
  if (typeof value !== "number") wrongValue(field, "a number", value);
  slotsDouble[slot] = value;
}

export function storeFloat(slot: number, value: number = 0, field: string): void {
  if (typeof value !== "number") wrongValue(field, "a number", value);
  slotsFloat[2 * slot] = value;
  if (Number.isFinite(value) && !Number.isFinite(slotsFloat[2 * slot])) {
    wrongValue(field, "a number in the range of float", value);
  }
}

/** Which fields that track presence are there: bits 0 to 31 and 32 to 63. */
export function storeMask(slot: number, low: number, high: number): void {
  words[2 * slot] = low;
  words[2 * slot + 1] = high;
}

export function storeString(slot: number, value: string = "", field: string): void {
  const before = writer.written();
  writer.text(value, field);
  storeWritten(slot, before);
}

export function storeBytes(slot: number, value: Uint8Array = NO_BYTES, field: string): void {
  if (value instanceof Uint8Array && value.length > LARGEST_COPIED) {
    if (large === NOTHING) large = [];
    large.push(value);
    storePlace(slot, IN_ARGUMENT, value.length);
    return;
  }
  const before = writer.written();
  writer.raw(value, field);
  storeWritten(slot, before);
}

/** An absent field: its slots are not looked at, but places in memory are checked. */
export function storeNothing(slot: number): void {
  storePlace(slot, 0, 0);
}

function storeWritten(slot: number, before: number): void {
  const written = writer.written();
  storePlace(slot, written, written - before);
}

function storePlace(slot: number, fromEnd: number, length: number): void {
  unsignedWords[2 * slot] = fromEnd;
  unsignedWords[2 * slot + 1] = 0;
  unsignedWords[2 * slot + 2] = length;
  unsignedWords[2 * slot + 3] = 0;
}

export function loadInt64(slot: number): bigint {
  return slotsInt64[slot]!;
}

export function loadUint64(slot: number): bigint {
  return slotsUint64[slot]!;
}

export function loadSafeInt64(slot: number, field: string): number {
  return safe(words[2 * slot + 1]! * 0x100000000 + unsignedWords[2 * slot]!, field);
}

export function loadSafeUint64(slot: number, field: string): number {
  return safe(unsignedWords[2 * slot + 1]! * 0x100000000 + unsignedWords[2 * slot]!, field);
}

/** A 64-bit integer that is held as a number. */
export function safe(value: number = 0, field: string): number {
  if (!Number.isSafeInteger(value)) {
    wrongValue(field, "a safe integer (its schema says jstype = JS_NUMBER), from -(2^53 - 1) to 2^53 - 1", value);
  }
  return value;
}

export function loadInt32(slot: number): number {
  return words[2 * slot]!;
}

export function loadUint32(slot: number): number {
  return unsignedWords[2 * slot]!;
}

/** The second half of a mask. */
export function loadHigh(slot: number): number {
  return words[2 * slot + 1]!;
}

export function loadBool(slot: number): boolean {
  return words[2 * slot] !== 0;
}

export function loadDouble(slot: number): number {
  return slotsDouble[slot]!;
}

export function loadFloat(slot: number): number {
  return slotsFloat[2 * slot]!;
}

const textReader = new Reader();
let source: Uint8Array = reply;

/** Starts the reply's strings and bytes: where they lie. */
export function beginReply(message: string): void {
  source = words[Word.ReplyTooBig] === 0 ? reply : takeReply();
  const at = source === reply ? words[Word.ReplyAt]! : 0;
  textReader.begin(source, at, at + unsignedWords[Word.ReplyLen]!, message);
}

export function loadString(slot: number): string {
  const at = textReader.at + unsignedWords[2 * slot]!;
  return textReader.textBetween(at, at + unsignedWords[2 * slot + 2]!, true);
}

/** Into `target` if it has the right size, else a copy. */
export function loadBytes(slot: number, target: Uint8Array | undefined): Uint8Array {
  const at = textReader.at + unsignedWords[2 * slot]!;
  return bytesInto(source, at, at + unsignedWords[2 * slot + 2]!, target);
}
