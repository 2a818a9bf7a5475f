/** Reads messages in protobuf's wire format. */
import { ShortwireError } from "./errors";
import { halves, int64, SMALL, uint64 } from "./scratch";
import { DEFAULT_MAX_DEPTH } from "./writer";

/** Text is read from a window of that many bytes at a time, which its strings share. So a string that is kept keeps at most that much. */
const WINDOW = 1024;

interface TextMethods {
  utf8Slice(this: Uint8Array, start: number, end: number): string;
  latin1Slice(this: Uint8Array, start: number, end: number): string;
}
const { utf8Slice, latin1Slice } = Buffer.prototype as unknown as TextMethods;
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Where reading stands. */
export class Reader {
  bytes: Uint8Array = new Uint8Array(0);
  at = 0;
  /** Where the innermost message ends. */
  end = 0;
  private first = 0;
  private last = 0;
  private depth = 0;
  private view: DataView | undefined;
  private window = "";
  private windowAt = 0;
  private windowEnd = 0;
  private message = "";
  /** Completes "reply of ..." if it is a reply that is read: what is wrong with it is not the caller's fault. */
  private source: string | undefined;

  /** Starts reading the message of that name between two places. */
  begin(
    bytes: Uint8Array,
    at: number,
    end: number,
    message: string,
    maxDepth = DEFAULT_MAX_DEPTH,
    source?: string,
  ): this {
    if (bytes !== this.bytes) this.view = undefined;
    this.bytes = bytes;
    this.at = this.first = at;
    this.end = this.last = end;
    this.depth = maxDepth;
    this.windowAt = this.windowEnd = 0;
    this.message = message;
    this.source = source;
    return this;
  }

  /** The next tag. */
  tag(): number {
    const byte = this.bytes[this.at]!;
    if (byte < 0x80 && byte > 7) {
      this.at++;
      return byte;
    }
    const start = this.at;
    const low = this.varintLow();
    if (halves[1] !== 0) this.fail("a field number is larger than protobuf allows", start);
    if (low >>> 3 === 0) this.fail("a field has number 0, which protobuf does not allow", start);
    return low;
  }

  /** Begins a message within; returns where the outer one ends, for {@link close}. */
  open(): number {
    const length = this.length();
    const outer = this.end;
    if (--this.depth < 0) this.failDepth();
    this.end = this.at + length;
    return outer;
  }

  close(outer: number): void {
    this.depth++;
    this.end = outer;
  }

  /** Begins a packed list or the entry of a map: returns where the message ends, to be put back into `end`. */
  openList(): number {
    const length = this.length();
    const outer = this.end;
    this.end = this.at + length;
    return outer;
  }

  /** Begins a group within: finds its end, so that it can be read like any other message. */
  openGroup(tag: number): number {
    const outer = this.end;
    const start = this.at;
    if (--this.depth < 0) this.failDepth();
    this.skipGroup(tag);
    this.groupEnd = this.at;
    let end = this.at - 1;
    while (end > start && this.bytes[end - 1]! >= 0x80) end--;
    this.at = start;
    this.end = end;
    return outer;
  }
  private groupEnd = 0;

  /** Where reading goes on after a group, to be taken right after {@link openGroup}. */
  afterGroup(): number {
    return this.groupEnd;
  }

  closeGroup(outer: number, after: number): void {
    this.at = after;
    this.close(outer);
  }

  int32(): number {
    return this.varintLow() | 0;
  }

  uint32(): number {
    return this.varintLow() >>> 0;
  }

  sint32(): number {
    const value = this.varintLow();
    return (value >>> 1) ^ -(value & 1);
  }

  bool(): boolean {
    const low = this.varintLow();
    return (low | halves[1]!) !== 0;
  }

  int64(): bigint {
    const byte = this.bytes[this.at]!;
    if (byte < 0x80 && this.at < this.end) {
      this.at++;
      return SMALL[byte]!;
    }
    this.varintLow();
    return int64[0]!;
  }

  uint64(): bigint {
    const byte = this.bytes[this.at]!;
    if (byte < 0x80 && this.at < this.end) {
      this.at++;
      return SMALL[byte]!;
    }
    this.varintLow();
    return uint64[0]!;
  }

  sint64(): bigint {
    const low = this.varintLow();
    const high = halves[1]!;
    const sign = -(low & 1);
    halves[0] = ((low >>> 1) | (high << 31)) ^ sign;
    halves[1] = (high >>> 1) ^ sign;
    return int64[0]!;
  }

  /** A 64-bit integer as a number; fails if it is not safe. */
  safeInt64(field: string): number {
    const low = this.varintLow();
    return this.safe((halves[1]! | 0) * 0x100000000 + low, field);
  }

  safeUint64(field: string): number {
    const low = this.varintLow();
    return this.safe(halves[1]! * 0x100000000 + low, field);
  }

  safeSint64(field: string): number {
    return this.safe(Number(this.sint64()), field);
  }

  safeFixed64(field: string): number {
    return this.safe(Number(this.fixed64()), field);
  }

  safeSfixed64(field: string): number {
    return this.safe(Number(this.sfixed64()), field);
  }

  private safe(value: number, field: string): number {
    if (Number.isSafeInteger(value)) return value;
    return this.fail(`field ${field} is no safe integer, which jstype = JS_NUMBER asks for`);
  }

  fixed32(): number {
    const at = this.take(4);
    return this.dataView().getUint32(at, true);
  }

  sfixed32(): number {
    const at = this.take(4);
    return this.dataView().getInt32(at, true);
  }

  fixed64(): bigint {
    const at = this.take(8);
    return this.dataView().getBigUint64(at, true);
  }

  sfixed64(): bigint {
    const at = this.take(8);
    return this.dataView().getBigInt64(at, true);
  }

  double(): number {
    const at = this.take(8);
    return this.dataView().getFloat64(at, true);
  }

  float(): number {
    const at = this.take(4);
    return this.dataView().getFloat32(at, true);
  }

  string(): string {
    const at = this.take(this.length());
    return this.textBetween(at, this.at, true);
  }

  /** Text that the schema does not want checked: what is no UTF-8 becomes U+FFFD. */
  uncheckedString(): string {
    const at = this.take(this.length());
    return this.textBetween(at, this.at, false);
  }

  /** A copy. */
  blob(): Uint8Array {
    const at = this.take(this.length());
    return this.bytes.slice(at, this.at);
  }

  /** A length that fits into what is left. */
  length(): number {
    const start = this.at;
    const length = this.varintLow();
    if (halves[1] !== 0 || length > this.end - this.at) this.fail("a length goes beyond the end of the message", start);
    return length;
  }

  /** Passes over the value of an unknown field. */
  skip(tag: number): void {
    switch (tag & 7) {
      case 0:
        this.varintLow();
        return;
      case 1:
        this.take(8);
        return;
      case 2:
        this.take(this.length());
        return;
      case 3:
        if (--this.depth < 0) this.failDepth();
        this.skipGroup(tag);
        this.depth++;
        return;
      case 4:
        return this.fail("a group ends that did not begin");
      case 5:
        this.take(4);
        return;
      default:
        return this.fail("a field has a wire type that protobuf does not know");
    }
  }

  /** Keeps the unknown field that began at `start`, behind those that are kept already. */
  keep(tag: number, start: number, kept: Uint8Array | undefined): Uint8Array {
    this.skip(tag);
    return this.keepFrom(start, kept);
  }

  /** Keeps everything from `start` on. */
  keepFrom(start: number, kept: Uint8Array | undefined): Uint8Array {
    if (kept === undefined) return this.bytes.slice(start, this.at);
    const joined = new Uint8Array(kept.length + this.at - start);
    joined.set(kept);
    joined.set(this.bytes.subarray(start, this.at), kept.length);
    return joined;
  }

  /** Keeps an element of a packed list whose number its closed enum does not name, as a field of its own. */
  keepVarint(tag: number, value: number, kept: Uint8Array | undefined): Uint8Array {
    const bytes = [...(kept ?? [])];
    for (let rest = BigInt(tag); ; rest >>= 7n) {
      bytes.push(Number(rest & 0x7fn) | (rest > 0x7fn ? 0x80 : 0));
      if (rest <= 0x7fn) break;
    }
    for (let rest = BigInt.asUintN(64, BigInt(value)); ; rest >>= 7n) {
      bytes.push(Number(rest & 0x7fn) | (rest > 0x7fn ? 0x80 : 0));
      if (rest <= 0x7fn) break;
    }
    return Uint8Array.from(bytes);
  }

  /** Text between two places. */
  textBetween(at: number, end: number, isChecked: boolean): string {
    if (at === end) return "";
    const bytes = this.bytes;
    let all = 0;
    for (let i = at; i < end; i++) all |= bytes[i]!;
    if (all > 0x7f) return this.wideText(at, end, isChecked);
    if (end - at > WINDOW) return latin1Slice.call(bytes, at, end);
    if (at < this.windowAt || end > this.windowEnd) {
      this.windowAt = at;
      this.windowEnd = Math.min(at + WINDOW, this.last);
      this.window = latin1Slice.call(bytes, at, this.windowEnd);
    }
    return this.window.substring(at - this.windowAt, end - this.windowAt);
  }

  private wideText(at: number, end: number, isChecked: boolean): string {
    const text = utf8Slice.call(this.bytes, at, end);
    if (isChecked && text.includes("\ufffd")) {
      try {
        strict.decode(this.bytes.subarray(at, end));
      } catch {
        this.fail("a string is not UTF-8", at);
      }
    }
    return text;
  }

  /** Reads a varint: its low half is returned, and both are in `halves`. */
  private varintLow(): number {
    const bytes = this.bytes;
    const start = this.at;
    const end = this.end;
    let at = start;
    let low = 0;
    let high = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      if (at >= end) this.fail("the bytes end in the middle of a value", start);
      const byte = bytes[at++]!;
      const part = byte & 0x7f;
      if (shift < 28) {
        low |= part << shift;
      } else if (shift === 28) {
        low |= part << 28;
        high = part >>> 4;
      } else {
        high |= part << (shift - 32);
      }
      if (byte < 0x80) {
        this.at = at;
        halves[0] = low;
        halves[1] = high;
        return low >>> 0;
      }
    }
    return this.fail("a varint is longer than 10 bytes", start);
  }

  private take(size: number): number {
    const at = this.at;
    if (size > this.end - at) this.fail("the bytes end in the middle of a value", at);
    this.at = at + size;
    return at;
  }

  /** Passes over a group, its end tag included. */
  private skipGroup(tag: number): void {
    const endTag = tag + 1;
    const start = this.at;
    while (this.at < this.end) {
      const inner = this.tag();
      if (inner === endTag) return;
      this.skip(inner);
    }
    this.fail("a group does not end", start);
  }

  private dataView(): DataView {
    const { buffer, byteOffset, byteLength } = this.bytes;
    return (this.view ??= new DataView(buffer, byteOffset, byteLength));
  }

  private failDepth(): never {
    return this.fail("messages are nested deeper than allowed; see maxDepth");
  }

  /** Fails: `problem` says what is wrong with the bytes. */
  fail(problem: string, at = this.at): never {
    const cause = `${problem} (byte ${at - this.first} of ${this.last - this.first})`;
    throw this.source === undefined
      ? new ShortwireError("INVALID_ARGUMENT", `not a valid ${this.message}: ${cause}`)
      : new ShortwireError("DATA_LOSS", `${this.source}: not a valid reply: ${cause}`);
  }
}

/** Copies into `target` if it has the right size, else into new memory. */
export function bytesInto(from: Uint8Array, at: number, end: number, target: Uint8Array | undefined): Uint8Array {
  if (target === undefined || target.length !== end - at) return from.slice(at, end);
  target.set(from.subarray(at, end));
  return target;
}

/** The reader of whoever is not interrupted while reading: nothing that reads runs code of others. */
export const reader = new Reader();
