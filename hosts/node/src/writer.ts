/** Writes messages in protobuf's wire format, back to front: what has a length is written before its length is known. */
import { bindRequest } from "./area";
import { ShortwireError, wrongValue } from "./errors";
import { float, halves, int64, uint64 } from "./scratch";

const SMALLEST = 64 << 10;
const LARGEST_KEPT = 16 << 20;
/** Room that every number and its tag find without a look at how much there is. */
const ROOM = 32;
/** Above this the engine's own writer is faster than a loop over the text. */
const LONGEST_LOOP = 40;
/** Lengths in protobuf are signed 32-bit numbers. */
const LIMIT_MESSAGE_BYTES = 0x7fffffff;

export const DEFAULT_MAX_DEPTH = 100;
export const DEFAULT_MAX_MESSAGE_BYTES = 256 << 20;

interface TextMethods {
  utf8Write(this: Uint8Array, text: string, at: number): number;
}
const { utf8Write } = Buffer.prototype as unknown as TextMethods;

/** The writer's state. There is one, {@link writer}, whose memory the addon reads. */
export class Writer {
  /** What is written so far is `bytes` from `at` on. */
  bytes = new Uint8Array(0);
  at = 0;
  private view = new DataView(this.bytes.buffer);
  private depth = 0;
  private maxDepth = DEFAULT_MAX_DEPTH;
  private maxBytes = DEFAULT_MAX_MESSAGE_BYTES;
  private message = "";
  /** Tells whether something else used the writer in between: getters of messages may call anything. */
  private uses = 0;

  constructor() {
    this.resize(SMALLEST);
  }

  /** Starts a message of that name. */
  begin(message: string, maxDepth: number, maxBytes: number): number {
    this.at = this.bytes.length;
    this.depth = 0;
    this.maxDepth = maxDepth;
    this.maxBytes = maxBytes;
    this.message = message;
    if (this.at > LARGEST_KEPT) this.resize(SMALLEST);
    return ++this.uses;
  }

  /** Ends the message that began with `use`. */
  end(use: number): void {
    const size = this.bytes.length - this.at;
    if (use !== this.uses) {
      throw new ShortwireError(
        "FAILED_PRECONDITION",
        `${this.message} cannot be encoded: reading one of its fields encoded another message; give it plain values`,
      );
    }
    if (size > this.maxBytes) {
      throw new ShortwireError(
        "RESOURCE_EXHAUSTED",
        `${this.message} takes ${size} bytes, more than the ${this.maxBytes} a message may have; raise max_message_bytes` +
          " (at most 2 GiB - 1) or send it in parts",
      );
    }
  }

  /** A copy of what is written. */
  copy(): Uint8Array {
    return this.bytes.slice(this.at);
  }

  /** How much is written. */
  written(): number {
    return this.bytes.length - this.at;
  }

  /** Writes how much was written since. */
  lengthSince(before: number): void {
    this.varint32(this.bytes.length - this.at - before);
  }

  /** A tag, for which what was written before left room. */
  tag(tag: number): void {
    if (tag < 0x80) {
      this.bytes[--this.at] = tag;
    } else {
      this.varint32(tag);
    }
  }

  /** Begins a message within: what {@link close} needs to know. */
  open(message: unknown, field: string): number {
    if (typeof message !== "object" || message === null) wrongValue(field, "a message", message);
    if (++this.depth > this.maxDepth) {
      throw new ShortwireError(
        "INVALID_ARGUMENT",
        `${this.message} cannot be encoded, field ${field}: messages are nested deeper than allowed; see maxDepth`,
      );
    }
    return this.bytes.length - this.at;
  }

  /** Ends a message within: writes its length. */
  close(before: number): void {
    this.depth--;
    this.lengthSince(before);
  }

  /** Begins a group within: writes the tag that ends it. */
  openGroup(message: unknown, endTag: number, field: string): void {
    this.open(message, field);
    this.reserve(ROOM);
    this.varint32(endTag);
  }

  closeGroup(): void {
    this.depth--;
    this.reserve(ROOM);
  }

  int32(value: number, field: string): void {
    if ((value | 0) !== value) wrongValue(field, "an integer from -2^31 to 2^31 - 1", value);
    if (value >= 0) {
      this.varint32(value);
    } else {
      this.varint64(value >>> 0, 0xffffffff);
    }
  }

  uint32(value: number, field: string): void {
    if (value >>> 0 !== value) wrongValue(field, "an integer from 0 to 2^32 - 1", value);
    this.varint32(value);
  }

  sint32(value: number, field: string): void {
    if ((value | 0) !== value) wrongValue(field, "an integer from -2^31 to 2^31 - 1", value);
    this.varint32(((value << 1) ^ (value >> 31)) >>> 0);
  }

  fixed32(value: number, field: string): void {
    if (value >>> 0 !== value) wrongValue(field, "an integer from 0 to 2^32 - 1", value);
    this.reserve(ROOM);
    this.view.setUint32((this.at -= 4), value, true);
  }

  sfixed32(value: number, field: string): void {
    if ((value | 0) !== value) wrongValue(field, "an integer from -2^31 to 2^31 - 1", value);
    this.reserve(ROOM);
    this.view.setInt32((this.at -= 4), value, true);
  }

  int64(value: bigint, field: string): void {
    this.splitInt64(value, field);
    this.varint64(halves[0]!, halves[1]!);
  }

  uint64(value: bigint, field: string): void {
    this.splitUint64(value, field);
    this.varint64(halves[0]!, halves[1]!);
  }

  sint64(value: bigint, field: string): void {
    this.splitInt64(value, field);
    const low = halves[0]!;
    const high = halves[1]!;
    const sign = (high | 0) >> 31;
    this.varint64(((low << 1) ^ sign) >>> 0, (((high << 1) | (low >>> 31)) ^ sign) >>> 0);
  }

  fixed64(value: bigint, field: string): void {
    this.splitUint64(value, field);
    this.putHalves();
  }

  sfixed64(value: bigint, field: string): void {
    this.splitInt64(value, field);
    this.putHalves();
  }

  /** A 64-bit integer given as a number. */
  safeInt64(value: number, field: string): void {
    if (!Number.isSafeInteger(value)) wrongValue(field, "a safe integer, from -(2^53 - 1) to 2^53 - 1", value);
    this.varint64(value >>> 0, Math.floor(value / 0x100000000) >>> 0);
  }

  safeUint64(value: number, field: string): void {
    if (!Number.isSafeInteger(value) || value < 0) wrongValue(field, "a safe integer, from 0 to 2^53 - 1", value);
    this.varint64(value >>> 0, Math.floor(value / 0x100000000));
  }

  safeSint64(value: number, field: string): void {
    if (!Number.isSafeInteger(value)) wrongValue(field, "a safe integer, from -(2^53 - 1) to 2^53 - 1", value);
    this.sint64(BigInt(value), field);
  }

  safeFixed64(value: number, field: string): void {
    if (!Number.isSafeInteger(value) || value < 0) wrongValue(field, "a safe integer, from 0 to 2^53 - 1", value);
    this.fixed64(BigInt(value), field);
  }

  safeSfixed64(value: number, field: string): void {
    if (!Number.isSafeInteger(value)) wrongValue(field, "a safe integer, from -(2^53 - 1) to 2^53 - 1", value);
    this.sfixed64(BigInt(value), field);
  }

  bool(value: boolean, field: string): void {
    if (typeof value !== "boolean") wrongValue(field, "a boolean", value);
    this.reserve(ROOM);
    this.bytes[--this.at] = value ? 1 : 0;
  }

  double(value: number, field: string): void {
    if (typeof value !== "number") wrongValue(field, "a number", value);
    this.reserve(ROOM);
    this.view.setFloat64((this.at -= 8), value, true);
  }

  float(value: number, field: string): void {
    if (typeof value !== "number") wrongValue(field, "a number", value);
    float[0] = value;
    if (!Number.isFinite(float[0]) && Number.isFinite(value))
      wrongValue(field, "a number in the range of float", value);
    this.reserve(ROOM);
    this.view.setFloat32((this.at -= 4), value, true);
  }

  /** Text and its length. */
  string(value: string, field: string): void {
    const before = this.bytes.length - this.at;
    this.text(value, field);
    this.varint32(this.bytes.length - this.at - before);
  }

  /** Text without its length. */
  text(value: string, field: string): void {
    if (typeof value !== "string") wrongValue(field, "a string", value);
    const length = value.length;
    if (length > LONGEST_LOOP) return this.longText(value, field);
    this.reserve(length + ROOM);
    const bytes = this.bytes;
    let at = this.at;
    for (let i = length; i-- > 0;) {
      const unit = value.charCodeAt(i);
      if (unit > 0x7f) return this.longText(value, field);
      bytes[--at] = unit;
    }
    this.at = at;
  }

  private longText(value: string, field: string): void {
    const size = Buffer.byteLength(value);
    this.reserve(size + ROOM);
    if (size !== value.length && !isWellFormed(value)) {
      wrongValue(field, "text, which has no lone surrogates,", value);
    }
    this.at -= size;
    utf8Write.call(this.bytes, value, this.at);
  }

  /** Bytes and their length. */
  blob(value: Uint8Array, field: string): void {
    this.raw(value, field);
    this.varint32(value.length);
  }

  /** Bytes as they are. */
  raw(value: Uint8Array, field: string): void {
    if (!(value instanceof Uint8Array)) wrongValue(field, "a Uint8Array", value);
    this.reserve(value.length + ROOM);
    this.bytes.set(value, (this.at -= value.length));
  }

  /** A number below 2^32. */
  varint32(value: number): void {
    this.reserve(ROOM);
    const bytes = this.bytes;
    if (value < 0x80) {
      bytes[--this.at] = value;
      return;
    }
    const size = value < 0x4000 ? 2 : value < 0x200000 ? 3 : value < 0x10000000 ? 4 : 5;
    let at = (this.at -= size);
    for (let left = size; left > 1; left--) {
      bytes[at++] = (value & 0x7f) | 0x80;
      value >>>= 7;
    }
    bytes[at] = value;
  }

  private varint64(low: number, high: number): void {
    if (high === 0) return this.varint32(low);
    this.reserve(ROOM);
    const bytes = this.bytes;
    let size = 5;
    for (let rest = high >>> 3; rest !== 0; rest >>>= 7) size++;
    let at = (this.at -= size);
    bytes[at++] = (low & 0x7f) | 0x80;
    bytes[at++] = ((low >>> 7) & 0x7f) | 0x80;
    bytes[at++] = ((low >>> 14) & 0x7f) | 0x80;
    bytes[at++] = ((low >>> 21) & 0x7f) | 0x80;
    let rest = high >>> 3;
    bytes[at++] = (low >>> 28) | ((high & 7) << 4) | (rest !== 0 ? 0x80 : 0);
    for (let left = size - 5; left > 0; left--) {
      bytes[at++] = (rest & 0x7f) | (left > 1 ? 0x80 : 0);
      rest >>>= 7;
    }
  }

  private splitInt64(value: bigint, field: string): void {
    if (typeof value !== "bigint") wrongValue(field, "a bigint", value);
    int64[0] = value;
    if (int64[0] !== value) wrongValue(field, "a bigint from -2^63 to 2^63 - 1", value);
  }

  private splitUint64(value: bigint, field: string): void {
    if (typeof value !== "bigint") wrongValue(field, "a bigint", value);
    uint64[0] = value;
    if (uint64[0] !== value) wrongValue(field, "a bigint from 0 to 2^64 - 1", value);
  }

  private putHalves(): void {
    this.reserve(ROOM);
    this.view.setUint32((this.at -= 4), halves[1]!, true);
    this.view.setUint32((this.at -= 4), halves[0]!, true);
  }

  private reserve(size: number): void {
    if (this.at < size) this.grow(size);
  }

  private grow(size: number): void {
    const written = this.written();
    if (written + size > LIMIT_MESSAGE_BYTES) {
      throw new ShortwireError(
        "RESOURCE_EXHAUSTED",
        `${this.message} cannot be encoded: it takes more than the 2 GiB - 1 a protobuf message may have`,
      );
    }
    const old = this.bytes.subarray(this.at);
    this.resize(Math.min(LIMIT_MESSAGE_BYTES, Math.max(this.bytes.length * 2, written + size)));
    this.bytes.set(old, (this.at -= written));
  }

  private resize(size: number): void {
    const memory = new ArrayBuffer(size);
    this.bytes = new Uint8Array(memory);
    this.view = new DataView(memory);
    this.at = size;
    bindRequest(memory);
  }
}

/** In every engine that Node 20 has; TypeScript knows it from ES2024 on. */
function isWellFormed(text: string): boolean {
  return (text as unknown as { isWellFormed(): boolean }).isWellFormed();
}

export const writer = new Writer();
