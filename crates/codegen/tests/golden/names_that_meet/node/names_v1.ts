// Made by shortwire gen from names.proto. Do not edit.
/** Names that generated code has uses for itself. */
import * as $sw from "shortwire/gen_v1";

/** Types called like what Rust names without a path. */
export const Some = {
  name: 0,
  is_known: 1,
} as const;
/** Other numbers may come from newer schemas. */
export type Some = (typeof Some)[keyof typeof Some] | (number & {});

export const Ok = {
  YES: 0,
} as const;
/** Other numbers may come from newer schemas. */
export type Ok = (typeof Ok)[keyof typeof Ok] | (number & {});

/** Fields called like what the code that reads and writes them uses. */
export class Reader {
  reader: number = 0;
  writer: number = 0;
  tag: number = 0;
  value: string = "";
  request: Uint8Array = $sw.NO_BYTES;
  reply: bigint = 0n;
  context: boolean = false;
  scratch: number = 0;
  len: number = 0;
  mask: number | undefined = undefined;
  source: number = 0;
  sink: number = 0;
  formatter: number = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "names.v1.Reader";

  constructor(fields?: Partial<Reader>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: ReaderInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Reader.fullName, message, $putReader, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: ReaderInit, into: Uint8Array): number {
    return $sw.encodeInto(Reader.fullName, message, $putReader, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Reader {
    return $mergeReader(new Reader(), $sw.decoding(Reader.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Reader, bytes: Uint8Array, options?: $sw.CodecOptions): Reader {
    const r = $sw.decoding(Reader.fullName, bytes, options);
    return $mergeReader($clearReader(message), r);
  }
}

/** What may be given for a Reader. */
export interface ReaderInit {
  reader?: number | undefined;
  writer?: number | undefined;
  tag?: number | undefined;
  value?: string | undefined;
  request?: Uint8Array | undefined;
  reply?: bigint | undefined;
  context?: boolean | undefined;
  scratch?: number | undefined;
  len?: number | undefined;
  mask?: number | undefined;
  source?: number | undefined;
  sink?: number | undefined;
  formatter?: number | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putReader(m: ReaderInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "names.v1.Reader.$unknown");
  if (m.formatter !== undefined && m.formatter !== 0) {
    w.int32(m.formatter, "names.v1.Reader.formatter");
    w.tag(0x68);
  }
  if (m.sink !== undefined && m.sink !== 0) {
    w.int32(m.sink, "names.v1.Reader.sink");
    w.tag(0x60);
  }
  if (m.source !== undefined && m.source !== 0) {
    w.int32(m.source, "names.v1.Reader.source");
    w.tag(0x58);
  }
  if (m.mask !== undefined) {
    w.int32(m.mask, "names.v1.Reader.mask");
    w.tag(0x50);
  }
  if (m.len !== undefined && m.len !== 0) {
    w.uint32(m.len, "names.v1.Reader.len");
    w.tag(0x48);
  }
  if (m.scratch !== undefined && !Object.is(m.scratch, 0)) {
    w.double(m.scratch, "names.v1.Reader.scratch");
    w.tag(0x41);
  }
  if (m.context !== undefined && m.context !== false) {
    w.bool(m.context, "names.v1.Reader.context");
    w.tag(0x38);
  }
  if (m.reply !== undefined && m.reply !== 0n) {
    w.int64(m.reply, "names.v1.Reader.reply");
    w.tag(0x30);
  }
  if (m.request !== undefined && m.request?.length !== 0) {
    w.blob(m.request, "names.v1.Reader.request");
    w.tag(0x2a);
  }
  if (m.value !== undefined && m.value !== "") {
    w.string(m.value, "names.v1.Reader.value");
    w.tag(0x22);
  }
  if (m.tag !== undefined && m.tag !== 0) {
    w.int32(m.tag, "names.v1.Reader.tag");
    w.tag(0x18);
  }
  if (m.writer !== undefined && m.writer !== 0) {
    w.int32(m.writer, "names.v1.Reader.writer");
    w.tag(0x10);
  }
  if (m.reader !== undefined && m.reader !== 0) {
    w.int32(m.reader, "names.v1.Reader.reader");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeReader(m: Reader, r: $sw.Reader): Reader {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.reader = r.int32();
        break;
      case 0x10:
        m.writer = r.int32();
        break;
      case 0x18:
        m.tag = r.int32();
        break;
      case 0x22:
        m.value = r.string();
        break;
      case 0x2a:
        m.request = r.blob();
        break;
      case 0x30:
        m.reply = r.int64();
        break;
      case 0x38:
        m.context = r.bool();
        break;
      case 0x41:
        m.scratch = r.double();
        break;
      case 0x48:
        m.len = r.uint32();
        break;
      case 0x50:
        m.mask = r.int32();
        break;
      case 0x58:
        m.source = r.int32();
        break;
      case 0x60:
        m.sink = r.int32();
        break;
      case 0x68:
        m.formatter = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearReader(m: Reader): Reader {
  m.reader = 0;
  m.writer = 0;
  m.tag = 0;
  m.value = "";
  m.request = $sw.NO_BYTES;
  m.reply = 0n;
  m.context = false;
  m.scratch = 0;
  m.len = 0;
  m.mask = undefined;
  m.source = 0;
  m.sink = 0;
  m.formatter = 0;
  m.$unknown = undefined;
  return m;
}

export class Option {
  option: Result | undefined = undefined;
  vec: Vec | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "names.v1.Option";

  constructor(fields?: Partial<Option>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: OptionInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Option.fullName, message, $putOption, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: OptionInit, into: Uint8Array): number {
    return $sw.encodeInto(Option.fullName, message, $putOption, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Option {
    return $mergeOption(new Option(), $sw.decoding(Option.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Option, bytes: Uint8Array, options?: $sw.CodecOptions): Option {
    const r = $sw.decoding(Option.fullName, bytes, options);
    return $mergeOption($clearOption(message), r);
  }
}

/** What may be given for a Option. */
export interface OptionInit {
  option?: ResultInit | undefined;
  vec?: VecInit | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putOption(m: OptionInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "names.v1.Option.$unknown");
  if (m.vec !== undefined) {
    const before = w.open(m.vec, "names.v1.Option.vec");
    $putVec(m.vec, w);
    w.close(before);
    w.tag(0x12);
  }
  if (m.option !== undefined) {
    const before = w.open(m.option, "names.v1.Option.option");
    $putResult(m.option, w);
    w.close(before);
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeOption(m: Option, r: $sw.Reader): Option {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.open();
        m.option = $mergeResult(m.option ?? new Result(), r);
        r.close(outer);
        break;
      }
      case 0x12: {
        const outer = r.open();
        m.vec = $mergeVec(m.vec ?? new Vec(), r);
        r.close(outer);
        break;
      }
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearOption(m: Option): Option {
  m.option = undefined;
  m.vec = undefined;
  m.$unknown = undefined;
  return m;
}

export class Result {
  string: string = "";
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "names.v1.Result";

  constructor(fields?: Partial<Result>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: ResultInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Result.fullName, message, $putResult, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: ResultInit, into: Uint8Array): number {
    return $sw.encodeInto(Result.fullName, message, $putResult, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Result {
    return $mergeResult(new Result(), $sw.decoding(Result.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Result, bytes: Uint8Array, options?: $sw.CodecOptions): Result {
    const r = $sw.decoding(Result.fullName, bytes, options);
    return $mergeResult($clearResult(message), r);
  }
}

/** What may be given for a Result. */
export interface ResultInit {
  string?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putResult(m: ResultInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "names.v1.Result.$unknown");
  if (m.string !== undefined && m.string !== "") {
    w.string(m.string, "names.v1.Result.string");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeResult(m: Result, r: $sw.Reader): Result {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.string = r.string();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearResult(m: Result): Result {
  m.string = "";
  m.$unknown = undefined;
  return m;
}

export class Vec {
  box: Box[] = [];
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "names.v1.Vec";

  constructor(fields?: Partial<Vec>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: VecInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Vec.fullName, message, $putVec, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: VecInit, into: Uint8Array): number {
    return $sw.encodeInto(Vec.fullName, message, $putVec, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Vec {
    return $mergeVec(new Vec(), $sw.decoding(Vec.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Vec, bytes: Uint8Array, options?: $sw.CodecOptions): Vec {
    const r = $sw.decoding(Vec.fullName, bytes, options);
    return $mergeVec($clearVec(message), r);
  }
}

/** What may be given for a Vec. */
export interface VecInit {
  box?: readonly BoxInit[] | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putVec(m: VecInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "names.v1.Vec.$unknown");
  {
    const list = $sw.list(m.box, "names.v1.Vec.box");
    for (let i = list.length; i-- > 0;) {
      const before = w.open(list[i]!, "names.v1.Vec.box");
      $putBox(list[i]!, w);
      w.close(before);
      w.tag(0x0a);
    }
  }
}

/** For generated code. */
export function $mergeVec(m: Vec, r: $sw.Reader): Vec {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.open();
        m.box.push($mergeBox(new Box(), r));
        r.close(outer);
        break;
      }
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearVec(m: Vec): Vec {
  m.box = [];
  m.$unknown = undefined;
  return m;
}

export class Box {
  bool: boolean = false;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "names.v1.Box";

  constructor(fields?: Partial<Box>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: BoxInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Box.fullName, message, $putBox, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: BoxInit, into: Uint8Array): number {
    return $sw.encodeInto(Box.fullName, message, $putBox, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Box {
    return $mergeBox(new Box(), $sw.decoding(Box.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Box, bytes: Uint8Array, options?: $sw.CodecOptions): Box {
    const r = $sw.decoding(Box.fullName, bytes, options);
    return $mergeBox($clearBox(message), r);
  }
}

/** What may be given for a Box. */
export interface BoxInit {
  bool?: boolean | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putBox(m: BoxInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "names.v1.Box.$unknown");
  if (m.bool !== undefined && m.bool !== false) {
    w.bool(m.bool, "names.v1.Box.bool");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeBox(m: Box, r: $sw.Reader): Box {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.bool = r.bool();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearBox(m: Box): Box {
  m.bool = false;
  m.$unknown = undefined;
  return m;
}

export class i32 {
  u64: u64 | undefined = undefined;
  some: Some | undefined = undefined;
  unknown: number = 0;
  _1: boolean | undefined = undefined;
  str: Ok | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "names.v1.i32";

  constructor(fields?: Partial<i32>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: i32Init, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(i32.fullName, message, $puti32, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: i32Init, into: Uint8Array): number {
    return $sw.encodeInto(i32.fullName, message, $puti32, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): i32 {
    return $mergei32(new i32(), $sw.decoding(i32.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: i32, bytes: Uint8Array, options?: $sw.CodecOptions): i32 {
    const r = $sw.decoding(i32.fullName, bytes, options);
    return $mergei32($cleari32(message), r);
  }

  /** Which field of the oneof `_choice` is set. */
  static whichChoice(message: i32Init): "_1" | "str" | undefined {
    if (message._1 !== undefined) return "_1";
    if (message.str !== undefined) return "str";
    return undefined;
  }
}

/** What may be given for a i32. */
export interface i32Init {
  u64?: u64Init | undefined;
  some?: Some | undefined;
  unknown?: number | undefined;
  _1?: boolean | undefined;
  str?: Ok | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $puti32(m: i32Init, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "names.v1.i32.$unknown");
  let $oneof0 = "";
  if (m.str !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("_choice", "str", $oneof0);
    $oneof0 = "str";
    w.int32(m.str, "names.v1.i32.str");
    w.tag(0x28);
  }
  if (m._1 !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("_choice", "_1", $oneof0);
    $oneof0 = "_1";
    w.bool(m._1, "names.v1.i32._1");
    w.tag(0x20);
  }
  if (m.unknown !== undefined && m.unknown !== 0) {
    w.int32(m.unknown, "names.v1.i32._unknown");
    w.tag(0x18);
  }
  if (m.some !== undefined) {
    w.int32(m.some, "names.v1.i32.some");
    w.tag(0x10);
  }
  if (m.u64 !== undefined) {
    const before = w.open(m.u64, "names.v1.i32.u64");
    $putu64(m.u64, w);
    w.close(before);
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergei32(m: i32, r: $sw.Reader): i32 {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.open();
        m.u64 = $mergeu64(m.u64 ?? new u64(), r);
        r.close(outer);
        break;
      }
      case 0x10:
        m.some = r.int32();
        break;
      case 0x18:
        m.unknown = r.int32();
        break;
      case 0x20:
        m.str = undefined;
        m._1 = r.bool();
        break;
      case 0x28:
        m._1 = undefined;
        m.str = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $cleari32(m: i32): i32 {
  m.u64 = undefined;
  m.some = undefined;
  m.unknown = 0;
  m._1 = undefined;
  m.str = undefined;
  m.$unknown = undefined;
  return m;
}

export class u64 {
  value: bigint | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "names.v1.u64";

  constructor(fields?: Partial<u64>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: u64Init, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(u64.fullName, message, $putu64, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: u64Init, into: Uint8Array): number {
    return $sw.encodeInto(u64.fullName, message, $putu64, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): u64 {
    return $mergeu64(new u64(), $sw.decoding(u64.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: u64, bytes: Uint8Array, options?: $sw.CodecOptions): u64 {
    const r = $sw.decoding(u64.fullName, bytes, options);
    return $mergeu64($clearu64(message), r);
  }
}

/** What may be given for a u64. */
export interface u64Init {
  value?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putu64(m: u64Init, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "names.v1.u64.$unknown");
  if (m.value !== undefined) {
    w.uint64(m.value, "names.v1.u64.value");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeu64(m: u64, r: $sw.Reader): u64 {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.value = r.uint64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearu64(m: u64): u64 {
  m.value = undefined;
  m.$unknown = undefined;
  return m;
}

function $storeReader(m: ReaderInit): void {
  $sw.beginSlots();
  let low = 0;
  let high = 0;
  $sw.storeInt32(9, m.reader, "names.v1.Reader.reader");
  $sw.storeInt32(10, m.writer, "names.v1.Reader.writer");
  $sw.storeInt32(11, m.tag, "names.v1.Reader.tag");
  $sw.storeString(12, m.value, "names.v1.Reader.value");
  $sw.storeBytes(14, m.request, "names.v1.Reader.request");
  $sw.storeInt64(16, m.reply, "names.v1.Reader.reply");
  $sw.storeBool(17, m.context, "names.v1.Reader.context");
  $sw.storeDouble(18, m.scratch, "names.v1.Reader.scratch");
  $sw.storeUint32(19, m.len, "names.v1.Reader.len");
  if (m.mask !== undefined) {
    $sw.storeInt32(20, m.mask, "names.v1.Reader.mask");
    low |= 0x1;
  }
  $sw.storeInt32(21, m.source, "names.v1.Reader.source");
  $sw.storeInt32(22, m.sink, "names.v1.Reader.sink");
  $sw.storeInt32(23, m.formatter, "names.v1.Reader.formatter");
  $sw.storeMask(8, low, high);
}

function $loadReader(m: Reader): Reader {
  $sw.beginReply("names.v1.Reader");
  const low = $sw.loadInt32(144);
  m.reader = $sw.loadInt32(145);
  m.writer = $sw.loadInt32(146);
  m.tag = $sw.loadInt32(147);
  m.value = $sw.loadString(148);
  m.request = $sw.loadBytes(150, m.request);
  m.reply = $sw.loadInt64(152);
  m.context = $sw.loadBool(153);
  m.scratch = $sw.loadDouble(154);
  m.len = $sw.loadUint32(155);
  m.mask = (low & 0x1) !== 0 ? $sw.loadInt32(156) : undefined;
  m.source = $sw.loadInt32(157);
  m.sink = $sw.loadInt32(158);
  m.formatter = $sw.loadInt32(159);
  m.$unknown = undefined;
  return m;
}

const $columnsOfReader: readonly $sw.ColumnField[] = [
  { name: "reader", kind: "int32" },
  { name: "writer", kind: "int32" },
  { name: "tag", kind: "int32" },
  { name: "value", kind: "string" },
  { name: "request", kind: "bytes" },
  { name: "reply", kind: "int64" },
  { name: "context", kind: "bool" },
  { name: "scratch", kind: "double" },
  { name: "len", kind: "uint32" },
  { name: "mask", kind: "int32", bit: 0 },
  { name: "source", kind: "int32" },
  { name: "sink", kind: "int32" },
  { name: "formatter", kind: "int32" },
];

/** A batch of Reader: of each field a list, or one value for all items. */
export interface ReaderColumns {
  readonly reader?: $sw.Column<number> | undefined;
  readonly writer?: $sw.Column<number> | undefined;
  readonly tag?: $sw.Column<number> | undefined;
  readonly value?: $sw.Column<string> | undefined;
  readonly request?: $sw.Column<Uint8Array> | undefined;
  readonly reply?: $sw.Column<bigint> | undefined;
  readonly context?: $sw.Column<boolean> | undefined;
  readonly scratch?: $sw.Column<number> | undefined;
  readonly len?: $sw.Column<number> | undefined;
  readonly mask?: $sw.Column<number | undefined> | undefined;
  readonly source?: $sw.Column<number> | undefined;
  readonly sink?: $sw.Column<number> | undefined;
  readonly formatter?: $sw.Column<number> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface ReaderResults {
  reader: Int32Array;
  writer: Int32Array;
  tag: Int32Array;
  value: string[];
  request: Uint8Array[];
  reply: BigInt64Array;
  context: boolean[];
  scratch: Float64Array;
  len: Uint32Array;
  mask: (number | undefined)[];
  source: Int32Array;
  sink: Int32Array;
  formatter: Int32Array;
}

function $storeu64(m: u64Init): void {
  let low = 0;
  let high = 0;
  if (m.value !== undefined) {
    $sw.storeUint64(9, m.value, "names.v1.u64.value");
    low |= 0x1;
  }
  $sw.storeMask(8, low, high);
}

function $loadu64(m: u64): u64 {
  const low = $sw.loadInt32(144);
  m.value = (low & 0x1) !== 0 ? $sw.loadUint64(145) : undefined;
  m.$unknown = undefined;
  return m;
}

const $columnsOfu64: readonly $sw.ColumnField[] = [{ name: "value", kind: "uint64", bit: 0 }];

/** A batch of u64: of each field a list, or one value for all items. */
export interface u64Columns {
  readonly value?: $sw.Column<bigint | undefined> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface u64Results {
  value: (bigint | undefined)[];
}

const $Client: readonly $sw.Method[] = [
  {
    name: "names.v1.Client/Open",
    id: 0x3e73d43315680cccn,
    shape: 0xa7024521ccf2b066n,
    requestBytes: [4, 6],
    replyBytes: [4, 6],
  },
  {
    name: "names.v1.Client/New",
    id: 0xab216110946eb28an,
    shape: 0x313d61b6b69aa71cn,
    requestBytes: [4, 6],
    replyBytes: [4, 6],
  },
  {
    name: "names.v1.Client/With",
    id: 0x2e80d5fcd4661e24n,
    shape: 0x666412077acd84ben,
    requestBytes: [4, 6],
    replyBytes: [4, 6],
  },
  {
    name: "names.v1.Client/Target",
    id: 0xda3b32eceeab2b95n,
    shape: 0xff13579de569fdf3n,
    requestBytes: [4, 6],
    replyBytes: [4, 6],
  },
  {
    name: "names.v1.Client/Close",
    id: 0xd4812a0245af8570n,
    shape: 0x58d4404a99052f0an,
    requestBytes: [4, 6],
    replyBytes: [4, 6],
  },
  {
    name: "names.v1.Client/Add",
    id: 0x098d1310c9ab7cb7n,
    shape: 0xd7872cd6c1b0a3d5n,
    requestBytes: [4, 6],
    replyBytes: [4, 6],
  },
  {
    name: "names.v1.Client/AddMany",
    id: 0x6384e2e86d1a8870n,
    shape: 0xa0cdc0f4a7b9fa0an,
    requestBytes: [4, 6],
    replyBytes: [4, 6],
  },
];

const $Client$Open: $sw.FlatBatch<ReaderInit, Reader> = {
  method: 0,
  put: (message, w) => $putReader(message, w),
  merge: (message, r) => $mergeReader(message, r),
  create: () => new Reader(),
  request: $columnsOfReader,
  reply: $columnsOfReader,
};

const $Client$New: $sw.FlatBatch<ReaderInit, Reader> = {
  method: 1,
  put: (message, w) => $putReader(message, w),
  merge: (message, r) => $mergeReader(message, r),
  create: () => new Reader(),
  request: $columnsOfReader,
  reply: $columnsOfReader,
};

const $Client$With: $sw.FlatBatch<ReaderInit, Reader> = {
  method: 2,
  put: (message, w) => $putReader(message, w),
  merge: (message, r) => $mergeReader(message, r),
  create: () => new Reader(),
  request: $columnsOfReader,
  reply: $columnsOfReader,
};

const $Client$Target: $sw.FlatBatch<ReaderInit, Reader> = {
  method: 3,
  put: (message, w) => $putReader(message, w),
  merge: (message, r) => $mergeReader(message, r),
  create: () => new Reader(),
  request: $columnsOfReader,
  reply: $columnsOfReader,
};

const $Client$Close: $sw.FlatBatch<ReaderInit, Reader> = {
  method: 4,
  put: (message, w) => $putReader(message, w),
  merge: (message, r) => $mergeReader(message, r),
  create: () => new Reader(),
  request: $columnsOfReader,
  reply: $columnsOfReader,
};

const $Client$Add: $sw.FlatBatch<ReaderInit, Reader> = {
  method: 5,
  put: (message, w) => $putReader(message, w),
  merge: (message, r) => $mergeReader(message, r),
  create: () => new Reader(),
  request: $columnsOfReader,
  reply: $columnsOfReader,
};

const $Client$AddMany: $sw.FlatBatch<ReaderInit, Reader> = {
  method: 6,
  put: (message, w) => $putReader(message, w),
  merge: (message, r) => $mergeReader(message, r),
  create: () => new Reader(),
  request: $columnsOfReader,
  reply: $columnsOfReader,
};

export class Client extends $sw.Client {
  static readonly fullName = "names.v1.Client";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Client {
    return new Client($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Client);
  }

  async open(request: ReaderInit, options?: $sw.CallOptions): Promise<Reader> {
    return this.openInto(request, new Reader(), options);
  }

  /** {@link open}, on this thread. */
  openSync(request: ReaderInit, options?: $sw.CallOptions): Reader {
    return this.openInto(request, new Reader(), options);
  }

  /** {@link openSync} into a reply that exists, in place of what it held. */
  openInto(request: ReaderInit, into: Reader, options?: $sw.CallOptions): Reader {
    $sw.checkMessage("names.v1.Reader", request);
    $storeReader(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadReader(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("names.v1.Reader", request);
    $putReader(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeReader($clearReader(into), r);
  }

  /** {@link open} in wire format. */
  openRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link openRaw}, on this thread. */
  openRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link openRawSync} to the start of `into`; returns the reply's size. */
  openRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link open} for each item, in one call. */
  async openMany(items: readonly ReaderInit[], options?: $sw.CallOptions): Promise<Reader[]> {
    return this.openManySync(items, options);
  }

  /** {@link openMany}, on this thread. */
  openManySync(items: readonly ReaderInit[], options?: $sw.CallOptions): Reader[] {
    return this.$sendMany($Client$Open, items, options);
  }

  /** {@link openMany} over arrays, one a field. */
  async openColumns(columns: ReaderColumns, options?: $sw.ColumnsOptions<ReaderResults>): Promise<ReaderResults> {
    return this.openColumnsSync(columns, options);
  }

  /** {@link openColumns}, on this thread. */
  openColumnsSync(columns: ReaderColumns, options?: $sw.ColumnsOptions<ReaderResults>): ReaderResults {
    return $sw.columns(this, $Client$Open, columns, options) as unknown as ReaderResults;
  }

  async new(request: ReaderInit, options?: $sw.CallOptions): Promise<Reader> {
    return this.newInto(request, new Reader(), options);
  }

  /** {@link new}, on this thread. */
  newSync(request: ReaderInit, options?: $sw.CallOptions): Reader {
    return this.newInto(request, new Reader(), options);
  }

  /** {@link newSync} into a reply that exists, in place of what it held. */
  newInto(request: ReaderInit, into: Reader, options?: $sw.CallOptions): Reader {
    $sw.checkMessage("names.v1.Reader", request);
    $storeReader(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadReader(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("names.v1.Reader", request);
    $putReader(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeReader($clearReader(into), r);
  }

  /** {@link new} in wire format. */
  newRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link newRaw}, on this thread. */
  newRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link newRawSync} to the start of `into`; returns the reply's size. */
  newRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link new} for each item, in one call. */
  async newMany(items: readonly ReaderInit[], options?: $sw.CallOptions): Promise<Reader[]> {
    return this.newManySync(items, options);
  }

  /** {@link newMany}, on this thread. */
  newManySync(items: readonly ReaderInit[], options?: $sw.CallOptions): Reader[] {
    return this.$sendMany($Client$New, items, options);
  }

  /** {@link newMany} over arrays, one a field. */
  async newColumns(columns: ReaderColumns, options?: $sw.ColumnsOptions<ReaderResults>): Promise<ReaderResults> {
    return this.newColumnsSync(columns, options);
  }

  /** {@link newColumns}, on this thread. */
  newColumnsSync(columns: ReaderColumns, options?: $sw.ColumnsOptions<ReaderResults>): ReaderResults {
    return $sw.columns(this, $Client$New, columns, options) as unknown as ReaderResults;
  }

  async with(request: ReaderInit, options?: $sw.CallOptions): Promise<Reader> {
    return this.withInto(request, new Reader(), options);
  }

  /** {@link with}, on this thread. */
  withSync(request: ReaderInit, options?: $sw.CallOptions): Reader {
    return this.withInto(request, new Reader(), options);
  }

  /** {@link withSync} into a reply that exists, in place of what it held. */
  withInto(request: ReaderInit, into: Reader, options?: $sw.CallOptions): Reader {
    $sw.checkMessage("names.v1.Reader", request);
    $storeReader(request);
    const code = $sw.callFlat(this.$base + 2, options);
    if (code === 0) return $loadReader(into);
    this.$failUnlessShape(2, code);
    const use = this.$begin("names.v1.Reader", request);
    $putReader(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeReader($clearReader(into), r);
  }

  /** {@link with} in wire format. */
  withRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(2, request, options);
  }

  /** {@link withRaw}, on this thread. */
  withRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(2, request, options);
  }

  /** {@link withRawSync} to the start of `into`; returns the reply's size. */
  withRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(2, request, into, options);
  }

  /** {@link with} for each item, in one call. */
  async withMany(items: readonly ReaderInit[], options?: $sw.CallOptions): Promise<Reader[]> {
    return this.withManySync(items, options);
  }

  /** {@link withMany}, on this thread. */
  withManySync(items: readonly ReaderInit[], options?: $sw.CallOptions): Reader[] {
    return this.$sendMany($Client$With, items, options);
  }

  /** {@link withMany} over arrays, one a field. */
  async withColumns(columns: ReaderColumns, options?: $sw.ColumnsOptions<ReaderResults>): Promise<ReaderResults> {
    return this.withColumnsSync(columns, options);
  }

  /** {@link withColumns}, on this thread. */
  withColumnsSync(columns: ReaderColumns, options?: $sw.ColumnsOptions<ReaderResults>): ReaderResults {
    return $sw.columns(this, $Client$With, columns, options) as unknown as ReaderResults;
  }

  async target(request: ReaderInit, options?: $sw.CallOptions): Promise<Reader> {
    return this.targetInto(request, new Reader(), options);
  }

  /** {@link target}, on this thread. */
  targetSync(request: ReaderInit, options?: $sw.CallOptions): Reader {
    return this.targetInto(request, new Reader(), options);
  }

  /** {@link targetSync} into a reply that exists, in place of what it held. */
  targetInto(request: ReaderInit, into: Reader, options?: $sw.CallOptions): Reader {
    $sw.checkMessage("names.v1.Reader", request);
    $storeReader(request);
    const code = $sw.callFlat(this.$base + 3, options);
    if (code === 0) return $loadReader(into);
    this.$failUnlessShape(3, code);
    const use = this.$begin("names.v1.Reader", request);
    $putReader(request, $sw.writer);
    const r = this.$send(3, use, options);
    return $mergeReader($clearReader(into), r);
  }

  /** {@link target} in wire format. */
  targetRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(3, request, options);
  }

  /** {@link targetRaw}, on this thread. */
  targetRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(3, request, options);
  }

  /** {@link targetRawSync} to the start of `into`; returns the reply's size. */
  targetRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(3, request, into, options);
  }

  /** {@link target} for each item, in one call. */
  async targetMany(items: readonly ReaderInit[], options?: $sw.CallOptions): Promise<Reader[]> {
    return this.targetManySync(items, options);
  }

  /** {@link targetMany}, on this thread. */
  targetManySync(items: readonly ReaderInit[], options?: $sw.CallOptions): Reader[] {
    return this.$sendMany($Client$Target, items, options);
  }

  /** {@link targetMany} over arrays, one a field. */
  async targetColumns(columns: ReaderColumns, options?: $sw.ColumnsOptions<ReaderResults>): Promise<ReaderResults> {
    return this.targetColumnsSync(columns, options);
  }

  /** {@link targetColumns}, on this thread. */
  targetColumnsSync(columns: ReaderColumns, options?: $sw.ColumnsOptions<ReaderResults>): ReaderResults {
    return $sw.columns(this, $Client$Target, columns, options) as unknown as ReaderResults;
  }

  async close_(request: ReaderInit, options?: $sw.CallOptions): Promise<Reader> {
    return this.closeInto(request, new Reader(), options);
  }

  /** {@link close_}, on this thread. */
  closeSync(request: ReaderInit, options?: $sw.CallOptions): Reader {
    return this.closeInto(request, new Reader(), options);
  }

  /** {@link closeSync} into a reply that exists, in place of what it held. */
  closeInto(request: ReaderInit, into: Reader, options?: $sw.CallOptions): Reader {
    $sw.checkMessage("names.v1.Reader", request);
    $storeReader(request);
    const code = $sw.callFlat(this.$base + 4, options);
    if (code === 0) return $loadReader(into);
    this.$failUnlessShape(4, code);
    const use = this.$begin("names.v1.Reader", request);
    $putReader(request, $sw.writer);
    const r = this.$send(4, use, options);
    return $mergeReader($clearReader(into), r);
  }

  /** {@link close_} in wire format. */
  closeRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(4, request, options);
  }

  /** {@link closeRaw}, on this thread. */
  closeRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(4, request, options);
  }

  /** {@link closeRawSync} to the start of `into`; returns the reply's size. */
  closeRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(4, request, into, options);
  }

  /** {@link close_} for each item, in one call. */
  async closeMany(items: readonly ReaderInit[], options?: $sw.CallOptions): Promise<Reader[]> {
    return this.closeManySync(items, options);
  }

  /** {@link closeMany}, on this thread. */
  closeManySync(items: readonly ReaderInit[], options?: $sw.CallOptions): Reader[] {
    return this.$sendMany($Client$Close, items, options);
  }

  /** {@link closeMany} over arrays, one a field. */
  async closeColumns(columns: ReaderColumns, options?: $sw.ColumnsOptions<ReaderResults>): Promise<ReaderResults> {
    return this.closeColumnsSync(columns, options);
  }

  /** {@link closeColumns}, on this thread. */
  closeColumnsSync(columns: ReaderColumns, options?: $sw.ColumnsOptions<ReaderResults>): ReaderResults {
    return $sw.columns(this, $Client$Close, columns, options) as unknown as ReaderResults;
  }

  async add(request: ReaderInit, options?: $sw.CallOptions): Promise<Reader> {
    return this.addInto(request, new Reader(), options);
  }

  /** {@link add}, on this thread. */
  addSync(request: ReaderInit, options?: $sw.CallOptions): Reader {
    return this.addInto(request, new Reader(), options);
  }

  /** {@link addSync} into a reply that exists, in place of what it held. */
  addInto(request: ReaderInit, into: Reader, options?: $sw.CallOptions): Reader {
    $sw.checkMessage("names.v1.Reader", request);
    $storeReader(request);
    const code = $sw.callFlat(this.$base + 5, options);
    if (code === 0) return $loadReader(into);
    this.$failUnlessShape(5, code);
    const use = this.$begin("names.v1.Reader", request);
    $putReader(request, $sw.writer);
    const r = this.$send(5, use, options);
    return $mergeReader($clearReader(into), r);
  }

  /** {@link add} in wire format. */
  addRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(5, request, options);
  }

  /** {@link addRaw}, on this thread. */
  addRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(5, request, options);
  }

  /** {@link addRawSync} to the start of `into`; returns the reply's size. */
  addRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(5, request, into, options);
  }

  /** {@link add} for each item, in one call. */
  async addMany_(items: readonly ReaderInit[], options?: $sw.CallOptions): Promise<Reader[]> {
    return this.addManySync(items, options);
  }

  /** {@link addMany_}, on this thread. */
  addManySync(items: readonly ReaderInit[], options?: $sw.CallOptions): Reader[] {
    return this.$sendMany($Client$Add, items, options);
  }

  /** {@link addMany_} over arrays, one a field. */
  async addColumns(columns: ReaderColumns, options?: $sw.ColumnsOptions<ReaderResults>): Promise<ReaderResults> {
    return this.addColumnsSync(columns, options);
  }

  /** {@link addColumns}, on this thread. */
  addColumnsSync(columns: ReaderColumns, options?: $sw.ColumnsOptions<ReaderResults>): ReaderResults {
    return $sw.columns(this, $Client$Add, columns, options) as unknown as ReaderResults;
  }

  async addMany(request: ReaderInit, options?: $sw.CallOptions): Promise<Reader> {
    return this.addManyInto(request, new Reader(), options);
  }

  /** {@link addMany}, on this thread. */
  addManySync_(request: ReaderInit, options?: $sw.CallOptions): Reader {
    return this.addManyInto(request, new Reader(), options);
  }

  /** {@link addManySync_} into a reply that exists, in place of what it held. */
  addManyInto(request: ReaderInit, into: Reader, options?: $sw.CallOptions): Reader {
    $sw.checkMessage("names.v1.Reader", request);
    $storeReader(request);
    const code = $sw.callFlat(this.$base + 6, options);
    if (code === 0) return $loadReader(into);
    this.$failUnlessShape(6, code);
    const use = this.$begin("names.v1.Reader", request);
    $putReader(request, $sw.writer);
    const r = this.$send(6, use, options);
    return $mergeReader($clearReader(into), r);
  }

  /** {@link addMany} in wire format. */
  addManyRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(6, request, options);
  }

  /** {@link addManyRaw}, on this thread. */
  addManyRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(6, request, options);
  }

  /** {@link addManyRawSync} to the start of `into`; returns the reply's size. */
  addManyRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(6, request, into, options);
  }

  /** {@link addMany} for each item, in one call. */
  async addManyMany(items: readonly ReaderInit[], options?: $sw.CallOptions): Promise<Reader[]> {
    return this.addManyManySync(items, options);
  }

  /** {@link addManyMany}, on this thread. */
  addManyManySync(items: readonly ReaderInit[], options?: $sw.CallOptions): Reader[] {
    return this.$sendMany($Client$AddMany, items, options);
  }

  /** {@link addManyMany} over arrays, one a field. */
  async addManyColumns(columns: ReaderColumns, options?: $sw.ColumnsOptions<ReaderResults>): Promise<ReaderResults> {
    return this.addManyColumnsSync(columns, options);
  }

  /** {@link addManyColumns}, on this thread. */
  addManyColumnsSync(columns: ReaderColumns, options?: $sw.ColumnsOptions<ReaderResults>): ReaderResults {
    return $sw.columns(this, $Client$AddMany, columns, options) as unknown as ReaderResults;
  }
}

const $S: readonly $sw.Method[] = [
  { name: "names.v1.S/S", id: 0x7af01145ce72cfcfn, shape: 0x0d303003baf5c52fn },
  { name: "names.v1.S/Clone", id: 0x682936455eeb7ec3n, shape: 0x0000000000000000n },
  { name: "names.v1.S/Default", id: 0xb3f7e47ebe88334bn, shape: 0xfc45384a900ef80bn },
];

const $S$S: $sw.FlatBatch<u64Init, u64> = {
  method: 0,
  put: (message, w) => $putu64(message, w),
  merge: (message, r) => $mergeu64(message, r),
  create: () => new u64(),
  request: $columnsOfu64,
  reply: $columnsOfu64,
};

const $S$Clone: $sw.WireBatch<i32Init, i32> = {
  method: 1,
  put: (message, w) => $puti32(message, w),
  merge: (message, r) => $mergei32(message, r),
  create: () => new i32(),
};

const $S$Default: $sw.FlatBatch<u64Init, u64> = {
  method: 2,
  put: (message, w) => $putu64(message, w),
  merge: (message, r) => $mergeu64(message, r),
  create: () => new u64(),
  request: $columnsOfu64,
  reply: $columnsOfu64,
};

/** The letter that generated code calls services by, and methods of traits that everything has. */
export class S extends $sw.Client {
  static readonly fullName = "names.v1.S";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): S {
    return new S($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $S);
  }

  async s(request: u64Init, options?: $sw.CallOptions): Promise<u64> {
    return this.sInto(request, new u64(), options);
  }

  /** {@link s}, on this thread. */
  sSync(request: u64Init, options?: $sw.CallOptions): u64 {
    return this.sInto(request, new u64(), options);
  }

  /** {@link sSync} into a reply that exists, in place of what it held. */
  sInto(request: u64Init, into: u64, options?: $sw.CallOptions): u64 {
    $sw.checkMessage("names.v1.u64", request);
    $storeu64(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadu64(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("names.v1.u64", request);
    $putu64(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeu64($clearu64(into), r);
  }

  /** {@link s} in wire format. */
  sRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link sRaw}, on this thread. */
  sRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link sRawSync} to the start of `into`; returns the reply's size. */
  sRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link s} for each item, in one call. */
  async sMany(items: readonly u64Init[], options?: $sw.CallOptions): Promise<u64[]> {
    return this.sManySync(items, options);
  }

  /** {@link sMany}, on this thread. */
  sManySync(items: readonly u64Init[], options?: $sw.CallOptions): u64[] {
    return this.$sendMany($S$S, items, options);
  }

  /** {@link sMany} over arrays, one a field. */
  async sColumns(columns: u64Columns, options?: $sw.ColumnsOptions<u64Results>): Promise<u64Results> {
    return this.sColumnsSync(columns, options);
  }

  /** {@link sColumns}, on this thread. */
  sColumnsSync(columns: u64Columns, options?: $sw.ColumnsOptions<u64Results>): u64Results {
    return $sw.columns(this, $S$S, columns, options) as unknown as u64Results;
  }

  async clone(request: i32Init, options?: $sw.CallOptions): Promise<i32> {
    const use = this.$begin("names.v1.i32", request);
    $puti32(request, $sw.writer);
    const bytes = await this.$start(1, use, options);
    return $mergei32(new i32(), this.$read(1, bytes));
  }

  /** {@link clone}, on this thread. */
  cloneSync(request: i32Init, options?: $sw.CallOptions): i32 {
    const use = this.$begin("names.v1.i32", request);
    $puti32(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergei32(new i32(), r);
  }

  /** {@link cloneSync} into a reply that exists, in place of what it held. */
  cloneInto(request: i32Init, into: i32, options?: $sw.CallOptions): i32 {
    const use = this.$begin("names.v1.i32", request);
    $puti32(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergei32($cleari32(into), r);
  }

  /** {@link clone} in wire format. */
  cloneRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link cloneRaw}, on this thread. */
  cloneRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link cloneRawSync} to the start of `into`; returns the reply's size. */
  cloneRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link clone} for each item, in one call. */
  async cloneMany(items: readonly i32Init[], options?: $sw.CallOptions): Promise<i32[]> {
    return this.$startMany($S$Clone, items, options);
  }

  /** {@link cloneMany}, on this thread. */
  cloneManySync(items: readonly i32Init[], options?: $sw.CallOptions): i32[] {
    return this.$sendMany($S$Clone, items, options);
  }

  async default(request: u64Init, options?: $sw.CallOptions): Promise<u64> {
    return this.defaultInto(request, new u64(), options);
  }

  /** {@link default}, on this thread. */
  defaultSync(request: u64Init, options?: $sw.CallOptions): u64 {
    return this.defaultInto(request, new u64(), options);
  }

  /** {@link defaultSync} into a reply that exists, in place of what it held. */
  defaultInto(request: u64Init, into: u64, options?: $sw.CallOptions): u64 {
    $sw.checkMessage("names.v1.u64", request);
    $storeu64(request);
    const code = $sw.callFlat(this.$base + 2, options);
    if (code === 0) return $loadu64(into);
    this.$failUnlessShape(2, code);
    const use = this.$begin("names.v1.u64", request);
    $putu64(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeu64($clearu64(into), r);
  }

  /** {@link default} in wire format. */
  defaultRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(2, request, options);
  }

  /** {@link defaultRaw}, on this thread. */
  defaultRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(2, request, options);
  }

  /** {@link defaultRawSync} to the start of `into`; returns the reply's size. */
  defaultRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(2, request, into, options);
  }

  /** {@link default} for each item, in one call. */
  async defaultMany(items: readonly u64Init[], options?: $sw.CallOptions): Promise<u64[]> {
    return this.defaultManySync(items, options);
  }

  /** {@link defaultMany}, on this thread. */
  defaultManySync(items: readonly u64Init[], options?: $sw.CallOptions): u64[] {
    return this.$sendMany($S$Default, items, options);
  }

  /** {@link defaultMany} over arrays, one a field. */
  async defaultColumns(columns: u64Columns, options?: $sw.ColumnsOptions<u64Results>): Promise<u64Results> {
    return this.defaultColumnsSync(columns, options);
  }

  /** {@link defaultColumns}, on this thread. */
  defaultColumnsSync(columns: u64Columns, options?: $sw.ColumnsOptions<u64Results>): u64Results {
    return $sw.columns(this, $S$Default, columns, options) as unknown as u64Results;
  }
}

const $Nothing: readonly $sw.Method[] = [];

/** A service without methods. */
export class Nothing extends $sw.Client {
  static readonly fullName = "names.v1.Nothing";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Nothing {
    return new Nothing($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Nothing);
  }
}
