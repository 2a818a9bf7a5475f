/** The memory shared with the addon; native/area.h has the same numbers. */
import { native } from "./native";

/** Indices of control words. */
export const enum Word {
  Code = 0,
  Entry = 1,
  RequestFromEnd = 2,
  RequestLen = 3,
  ReplyAt = 4,
  ReplyLen = 5,
  ReplyTooBig = 6,
  Arguments = 7,
  HasContext = 8,
  Many = 9,
  Beside = 10,
  IsBeside = 11,
  Deadline = 12,
}

/** Outcomes beyond gRPC's codes. */
export const enum Outcome {
  NotFlat = -1,
  NotThere = -2,
  NotOpen = -3,
  NotInMemory = -4,
}

/** In place of a distance: the bytes are those of the next argument. */
export const IN_ARGUMENT = 0xffffffff;

const BLOCK_BYTES = 2304;
const SMALLEST_REPLY = 64 << 10;
const LARGEST_KEPT = 16 << 20;

const block = new ArrayBuffer(BLOCK_BYTES);

/** Control words. */
export const words = new Int32Array(block);
/** The same without signs. */
export const unsignedWords = new Uint32Array(block);
/** Slots of flat calls, by type: 8 bytes each, those of requests from index 8, those of replies from index 144. */
export const slotsInt64 = new BigInt64Array(block);
export const slotsUint64 = new BigUint64Array(block);
export const slotsDouble = new Float64Array(block);
/** Slots of 4 bytes: two for each of the others. */
export const slotsFloat = new Float32Array(block);

/** Where libraries write replies. */
export let reply = new Uint8Array(SMALLEST_REPLY);

native.bindMemory(block, undefined, reply.buffer);

/** The memory where requests are written has moved. */
export function bindRequest(memory: ArrayBuffer): void {
  native.bindMemory(undefined, memory);
}

/** The reply that did not fit; the next one of its size will. */
export function takeReply(): Uint8Array {
  const taken = new Uint8Array(native.takeReply());
  if (taken.length * 2 <= LARGEST_KEPT) {
    reply = new Uint8Array(taken.length * 2);
    native.bindMemory(undefined, undefined, reply.buffer);
  }
  return taken;
}
