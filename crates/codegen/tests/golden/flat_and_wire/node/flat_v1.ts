// Made by shortwire gen from flat.proto. Do not edit.
/** What decides how a method crosses. */
import * as $sw from "shortwire/gen_v1";

export const Kind = {
  UNSPECIFIED: 0,
} as const;
/** Other numbers may come from newer schemas. */
export type Kind = (typeof Kind)[keyof typeof Kind] | (number & {});

export class Nothing {
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "flat.v1.Nothing";

  constructor(fields?: Partial<Nothing>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: NothingInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Nothing.fullName, message, $putNothing, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: NothingInit, into: Uint8Array): number {
    return $sw.encodeInto(Nothing.fullName, message, $putNothing, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Nothing {
    return $mergeNothing(new Nothing(), $sw.decoding(Nothing.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Nothing, bytes: Uint8Array, options?: $sw.CodecOptions): Nothing {
    const r = $sw.decoding(Nothing.fullName, bytes, options);
    return $mergeNothing($clearNothing(message), r);
  }
}

/** What may be given for a Nothing. */
export interface NothingInit {
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putNothing(m: NothingInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "flat.v1.Nothing.$unknown");
}

/** For generated code. */
export function $mergeNothing(m: Nothing, r: $sw.Reader): Nothing {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearNothing(m: Nothing): Nothing {
  m.$unknown = undefined;
  return m;
}

/** Fields out of order: slots go by number. */
export class Scalars {
  first: number = 0;
  kind: Kind = 0;
  small: number = 0;
  fixed: number = 0;
  middle: boolean = false;
  last: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "flat.v1.Scalars";

  constructor(fields?: Partial<Scalars>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: ScalarsInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Scalars.fullName, message, $putScalars, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: ScalarsInit, into: Uint8Array): number {
    return $sw.encodeInto(Scalars.fullName, message, $putScalars, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Scalars {
    return $mergeScalars(new Scalars(), $sw.decoding(Scalars.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Scalars, bytes: Uint8Array, options?: $sw.CodecOptions): Scalars {
    const r = $sw.decoding(Scalars.fullName, bytes, options);
    return $mergeScalars($clearScalars(message), r);
  }
}

/** What may be given for a Scalars. */
export interface ScalarsInit {
  first?: number | undefined;
  kind?: Kind | undefined;
  small?: number | undefined;
  fixed?: number | undefined;
  middle?: boolean | undefined;
  last?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putScalars(m: ScalarsInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "flat.v1.Scalars.$unknown");
  if (m.last !== undefined && m.last !== 0n) {
    w.int64(m.last, "flat.v1.Scalars.last");
    w.tag(0x48);
  }
  if (m.middle !== undefined && m.middle !== false) {
    w.bool(m.middle, "flat.v1.Scalars.middle");
    w.tag(0x28);
  }
  if (m.fixed !== undefined && m.fixed !== 0) {
    w.fixed32(m.fixed, "flat.v1.Scalars.fixed");
    w.tag(0x25);
  }
  if (m.small !== undefined && !Object.is(m.small, 0)) {
    w.float(m.small, "flat.v1.Scalars.small");
    w.tag(0x1d);
  }
  if (m.kind !== undefined && m.kind !== 0) {
    w.int32(m.kind, "flat.v1.Scalars.kind");
    w.tag(0x10);
  }
  if (m.first !== undefined && !Object.is(m.first, 0)) {
    w.double(m.first, "flat.v1.Scalars.first");
    w.tag(0x09);
  }
}

/** For generated code. */
export function $mergeScalars(m: Scalars, r: $sw.Reader): Scalars {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x09:
        m.first = r.double();
        break;
      case 0x10:
        m.kind = r.int32();
        break;
      case 0x1d:
        m.small = r.float();
        break;
      case 0x25:
        m.fixed = r.fixed32();
        break;
      case 0x28:
        m.middle = r.bool();
        break;
      case 0x48:
        m.last = r.int64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearScalars(m: Scalars): Scalars {
  m.first = 0;
  m.kind = 0;
  m.small = 0;
  m.fixed = 0;
  m.middle = false;
  m.last = 0n;
  m.$unknown = undefined;
  return m;
}

export class Texts {
  text: string = "";
  data: Uint8Array | undefined = undefined;
  kind: Kind | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "flat.v1.Texts";

  constructor(fields?: Partial<Texts>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: TextsInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Texts.fullName, message, $putTexts, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: TextsInit, into: Uint8Array): number {
    return $sw.encodeInto(Texts.fullName, message, $putTexts, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Texts {
    return $mergeTexts(new Texts(), $sw.decoding(Texts.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Texts, bytes: Uint8Array, options?: $sw.CodecOptions): Texts {
    const r = $sw.decoding(Texts.fullName, bytes, options);
    return $mergeTexts($clearTexts(message), r);
  }
}

/** What may be given for a Texts. */
export interface TextsInit {
  text?: string | undefined;
  data?: Uint8Array | undefined;
  kind?: Kind | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putTexts(m: TextsInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "flat.v1.Texts.$unknown");
  if (m.kind !== undefined) {
    w.int32(m.kind, "flat.v1.Texts.kind");
    w.tag(0x18);
  }
  if (m.data !== undefined) {
    w.blob(m.data, "flat.v1.Texts.data");
    w.tag(0x12);
  }
  if (m.text !== undefined && m.text !== "") {
    w.string(m.text, "flat.v1.Texts.text");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeTexts(m: Texts, r: $sw.Reader): Texts {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.text = r.string();
        break;
      case 0x12:
        m.data = r.blob();
        break;
      case 0x18:
        m.kind = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearTexts(m: Texts): Texts {
  m.text = "";
  m.data = undefined;
  m.kind = undefined;
  m.$unknown = undefined;
  return m;
}

export class WithList {
  list: number[] = [];
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "flat.v1.WithList";

  constructor(fields?: Partial<WithList>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: WithListInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(WithList.fullName, message, $putWithList, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: WithListInit, into: Uint8Array): number {
    return $sw.encodeInto(WithList.fullName, message, $putWithList, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): WithList {
    return $mergeWithList(new WithList(), $sw.decoding(WithList.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: WithList, bytes: Uint8Array, options?: $sw.CodecOptions): WithList {
    const r = $sw.decoding(WithList.fullName, bytes, options);
    return $mergeWithList($clearWithList(message), r);
  }
}

/** What may be given for a WithList. */
export interface WithListInit {
  list?: ArrayLike<number> | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putWithList(m: WithListInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "flat.v1.WithList.$unknown");
  {
    const list = $sw.list(m.list, "flat.v1.WithList.list");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.int32(list[i]!, "flat.v1.WithList.list");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x0a);
    }
  }
}

/** For generated code. */
export function $mergeWithList(m: WithList, r: $sw.Reader): WithList {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.openList();
        while (r.at < r.end) m.list.push(r.int32());
        r.end = outer;
        break;
      }
      case 0x08:
        m.list.push(r.int32());
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearWithList(m: WithList): WithList {
  m.list = [];
  m.$unknown = undefined;
  return m;
}

export class WithOneof {
  of: number | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "flat.v1.WithOneof";

  constructor(fields?: Partial<WithOneof>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: WithOneofInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(WithOneof.fullName, message, $putWithOneof, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: WithOneofInit, into: Uint8Array): number {
    return $sw.encodeInto(WithOneof.fullName, message, $putWithOneof, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): WithOneof {
    return $mergeWithOneof(new WithOneof(), $sw.decoding(WithOneof.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: WithOneof, bytes: Uint8Array, options?: $sw.CodecOptions): WithOneof {
    const r = $sw.decoding(WithOneof.fullName, bytes, options);
    return $mergeWithOneof($clearWithOneof(message), r);
  }

  /** Which field of the oneof `one` is set. */
  static whichOne(message: WithOneofInit): "of" | undefined {
    if (message.of !== undefined) return "of";
    return undefined;
  }
}

/** What may be given for a WithOneof. */
export interface WithOneofInit {
  of?: number | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putWithOneof(m: WithOneofInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "flat.v1.WithOneof.$unknown");
  let $oneof0 = "";
  if (m.of !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("one", "of", $oneof0);
    $oneof0 = "of";
    w.int32(m.of, "flat.v1.WithOneof.of");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeWithOneof(m: WithOneof, r: $sw.Reader): WithOneof {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.of = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearWithOneof(m: WithOneof): WithOneof {
  m.of = undefined;
  m.$unknown = undefined;
  return m;
}

export class WithMap {
  map: Map<number, number> = new Map();
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "flat.v1.WithMap";

  constructor(fields?: Partial<WithMap>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: WithMapInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(WithMap.fullName, message, $putWithMap, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: WithMapInit, into: Uint8Array): number {
    return $sw.encodeInto(WithMap.fullName, message, $putWithMap, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): WithMap {
    return $mergeWithMap(new WithMap(), $sw.decoding(WithMap.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: WithMap, bytes: Uint8Array, options?: $sw.CodecOptions): WithMap {
    const r = $sw.decoding(WithMap.fullName, bytes, options);
    return $mergeWithMap($clearWithMap(message), r);
  }
}

/** What may be given for a WithMap. */
export interface WithMapInit {
  map?: ReadonlyMap<number, number> | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putWithMap(m: WithMapInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "flat.v1.WithMap.$unknown");
  {
    const entries = $sw.reversed(m.map, "flat.v1.WithMap.map");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as number;
      const value = entries[--i] as number;
      const entry = w.written();
      w.int32(value, "flat.v1.WithMap.map");
      w.tag(0x10);
      w.int32(key, "flat.v1.WithMap.map");
      w.tag(0x08);
      w.lengthSince(entry);
      w.tag(0x0a);
    }
  }
}

/** For generated code. */
export function $mergeWithMap(m: WithMap, r: $sw.Reader): WithMap {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.openList();
        let key = 0;
        let value: number = 0;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x08) key = r.int32();
          else if (part === 0x10) value = r.int32();
          else r.skip(part);
        }
        r.end = outer;
        m.map.set(key, value);
        break;
      }
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearWithMap(m: WithMap): WithMap {
  m.map = new Map();
  m.$unknown = undefined;
  return m;
}

export class WithMessage {
  nothing: Nothing | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "flat.v1.WithMessage";

  constructor(fields?: Partial<WithMessage>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: WithMessageInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(WithMessage.fullName, message, $putWithMessage, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: WithMessageInit, into: Uint8Array): number {
    return $sw.encodeInto(WithMessage.fullName, message, $putWithMessage, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): WithMessage {
    return $mergeWithMessage(new WithMessage(), $sw.decoding(WithMessage.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: WithMessage, bytes: Uint8Array, options?: $sw.CodecOptions): WithMessage {
    const r = $sw.decoding(WithMessage.fullName, bytes, options);
    return $mergeWithMessage($clearWithMessage(message), r);
  }
}

/** What may be given for a WithMessage. */
export interface WithMessageInit {
  nothing?: NothingInit | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putWithMessage(m: WithMessageInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "flat.v1.WithMessage.$unknown");
  if (m.nothing !== undefined) {
    const before = w.open(m.nothing, "flat.v1.WithMessage.nothing");
    $putNothing(m.nothing, w);
    w.close(before);
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeWithMessage(m: WithMessage, r: $sw.Reader): WithMessage {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.open();
        m.nothing = $mergeNothing(m.nothing ?? new Nothing(), r);
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
export function $clearWithMessage(m: WithMessage): WithMessage {
  m.nothing = undefined;
  m.$unknown = undefined;
  return m;
}

function $storeNothing(_: NothingInit): void {}

function $loadNothing(m: Nothing): Nothing {
  m.$unknown = undefined;
  return m;
}

const $columnsOfNothing: readonly $sw.ColumnField[] = [];

function $storeScalars(m: ScalarsInit): void {
  $sw.storeDouble(8, m.first, "flat.v1.Scalars.first");
  $sw.storeInt32(9, m.kind, "flat.v1.Scalars.kind");
  $sw.storeFloat(10, m.small, "flat.v1.Scalars.small");
  $sw.storeUint32(11, m.fixed, "flat.v1.Scalars.fixed");
  $sw.storeBool(12, m.middle, "flat.v1.Scalars.middle");
  $sw.storeInt64(13, m.last, "flat.v1.Scalars.last");
}

function $loadScalars(m: Scalars): Scalars {
  m.first = $sw.loadDouble(144);
  m.kind = $sw.loadInt32(145);
  m.small = $sw.loadFloat(146);
  m.fixed = $sw.loadUint32(147);
  m.middle = $sw.loadBool(148);
  m.last = $sw.loadInt64(149);
  m.$unknown = undefined;
  return m;
}

const $columnsOfScalars: readonly $sw.ColumnField[] = [
  { name: "first", kind: "double" },
  { name: "kind", kind: "int32" },
  { name: "small", kind: "float" },
  { name: "fixed", kind: "uint32" },
  { name: "middle", kind: "bool" },
  { name: "last", kind: "int64" },
];

/** A batch of Scalars: of each field a list, or one value for all items. */
export interface ScalarsColumns {
  readonly first?: $sw.Column<number> | undefined;
  readonly kind?: $sw.Column<Kind> | undefined;
  readonly small?: $sw.Column<number> | undefined;
  readonly fixed?: $sw.Column<number> | undefined;
  readonly middle?: $sw.Column<boolean> | undefined;
  readonly last?: $sw.Column<bigint> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface ScalarsResults {
  first: Float64Array;
  kind: Int32Array;
  small: Float32Array;
  fixed: Uint32Array;
  middle: boolean[];
  last: BigInt64Array;
}

function $storeTexts(m: TextsInit): void {
  $sw.beginSlots();
  let low = 0;
  let high = 0;
  $sw.storeString(9, m.text, "flat.v1.Texts.text");
  if (m.data !== undefined) {
    $sw.storeBytes(11, m.data, "flat.v1.Texts.data");
    low |= 0x1;
  } else {
    $sw.storeNothing(11);
  }
  if (m.kind !== undefined) {
    $sw.storeInt32(13, m.kind, "flat.v1.Texts.kind");
    low |= 0x2;
  }
  $sw.storeMask(8, low, high);
}

function $loadTexts(m: Texts): Texts {
  $sw.beginReply("flat.v1.Texts");
  const low = $sw.loadInt32(144);
  m.text = $sw.loadString(145);
  m.data = (low & 0x1) !== 0 ? $sw.loadBytes(147, m.data) : undefined;
  m.kind = (low & 0x2) !== 0 ? $sw.loadInt32(149) : undefined;
  m.$unknown = undefined;
  return m;
}

const $columnsOfTexts: readonly $sw.ColumnField[] = [
  { name: "text", kind: "string" },
  { name: "data", kind: "bytes", bit: 0 },
  { name: "kind", kind: "int32", bit: 1 },
];

/** A batch of Texts: of each field a list, or one value for all items. */
export interface TextsColumns {
  readonly text?: $sw.Column<string> | undefined;
  readonly data?: $sw.Column<Uint8Array | undefined> | undefined;
  readonly kind?: $sw.Column<Kind | undefined> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface TextsResults {
  text: string[];
  data: (Uint8Array | undefined)[];
  kind: (Kind | undefined)[];
}

const $Crossing: readonly $sw.Method[] = [
  { name: "flat.v1.Crossing/Flat", id: 0xf4f92d0e96af1fb5n, shape: 0x3905bd17b327a835n },
  { name: "flat.v1.Crossing/Empty", id: 0xa5f00eaed81791f7n, shape: 0xa7f6e7cca633c2b7n },
  {
    name: "flat.v1.Crossing/Texts",
    id: 0x6362d72e9d9d6efen,
    shape: 0x5800bd662abef2e6n,
    requestBytes: [1, 3],
    replyBytes: [1, 3],
  },
  { name: "flat.v1.Crossing/List", id: 0x5f6f64620cc48b2en, shape: 0x0000000000000000n },
  { name: "flat.v1.Crossing/ListBack", id: 0x8d2347d2940695edn, shape: 0x0000000000000000n },
  { name: "flat.v1.Crossing/Oneof", id: 0x317ec5d2bf19d47bn, shape: 0x0000000000000000n },
  { name: "flat.v1.Crossing/Map", id: 0x8a93b72ebe0ff69cn, shape: 0x0000000000000000n },
  { name: "flat.v1.Crossing/Message", id: 0x57782739644dba19n, shape: 0x0000000000000000n },
  { name: "flat.v1.Crossing/Sleep", id: 0x72eca1935ad0da75n, shape: 0x4d2dfc810fb40605n },
];

const $Crossing$Flat: $sw.FlatBatch<ScalarsInit, Scalars> = {
  method: 0,
  put: (message, w) => $putScalars(message, w),
  merge: (message, r) => $mergeScalars(message, r),
  create: () => new Scalars(),
  request: $columnsOfScalars,
  reply: $columnsOfScalars,
};

const $Crossing$Empty: $sw.WireBatch<NothingInit, Nothing> = {
  method: 1,
  put: (message, w) => $putNothing(message, w),
  merge: (message, r) => $mergeNothing(message, r),
  create: () => new Nothing(),
};

const $Crossing$Texts: $sw.FlatBatch<TextsInit, Texts> = {
  method: 2,
  put: (message, w) => $putTexts(message, w),
  merge: (message, r) => $mergeTexts(message, r),
  create: () => new Texts(),
  request: $columnsOfTexts,
  reply: $columnsOfTexts,
};

const $Crossing$List: $sw.WireBatch<WithListInit, Scalars> = {
  method: 3,
  put: (message, w) => $putWithList(message, w),
  merge: (message, r) => $mergeScalars(message, r),
  create: () => new Scalars(),
};

const $Crossing$ListBack: $sw.WireBatch<ScalarsInit, WithList> = {
  method: 4,
  put: (message, w) => $putScalars(message, w),
  merge: (message, r) => $mergeWithList(message, r),
  create: () => new WithList(),
};

const $Crossing$Oneof: $sw.WireBatch<WithOneofInit, Nothing> = {
  method: 5,
  put: (message, w) => $putWithOneof(message, w),
  merge: (message, r) => $mergeNothing(message, r),
  create: () => new Nothing(),
};

const $Crossing$Map: $sw.WireBatch<WithMapInit, Nothing> = {
  method: 6,
  put: (message, w) => $putWithMap(message, w),
  merge: (message, r) => $mergeNothing(message, r),
  create: () => new Nothing(),
};

const $Crossing$Message: $sw.WireBatch<WithMessageInit, Nothing> = {
  method: 7,
  put: (message, w) => $putWithMessage(message, w),
  merge: (message, r) => $mergeNothing(message, r),
  create: () => new Nothing(),
};

const $Crossing$Sleep: $sw.FlatBatch<ScalarsInit, Nothing> = {
  method: 8,
  put: (message, w) => $putScalars(message, w),
  merge: (message, r) => $mergeNothing(message, r),
  create: () => new Nothing(),
  request: $columnsOfScalars,
  reply: $columnsOfNothing,
};

export class Crossing extends $sw.Client {
  static readonly fullName = "flat.v1.Crossing";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Crossing {
    return new Crossing($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Crossing);
  }

  /** Scalars only. */
  async flat(request: ScalarsInit, options?: $sw.CallOptions): Promise<Scalars> {
    return this.flatInto(request, new Scalars(), options);
  }

  /** {@link flat}, on this thread. */
  flatSync(request: ScalarsInit, options?: $sw.CallOptions): Scalars {
    return this.flatInto(request, new Scalars(), options);
  }

  /** {@link flatSync} into a reply that exists, in place of what it held. */
  flatInto(request: ScalarsInit, into: Scalars, options?: $sw.CallOptions): Scalars {
    $sw.checkMessage("flat.v1.Scalars", request);
    $storeScalars(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadScalars(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("flat.v1.Scalars", request);
    $putScalars(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeScalars($clearScalars(into), r);
  }

  /** {@link flat} in wire format. */
  flatRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link flatRaw}, on this thread. */
  flatRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link flatRawSync} to the start of `into`; returns the reply's size. */
  flatRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link flat} for each item, in one call. */
  async flatMany(items: readonly ScalarsInit[], options?: $sw.CallOptions): Promise<Scalars[]> {
    return this.flatManySync(items, options);
  }

  /** {@link flatMany}, on this thread. */
  flatManySync(items: readonly ScalarsInit[], options?: $sw.CallOptions): Scalars[] {
    return this.$sendMany($Crossing$Flat, items, options);
  }

  /** {@link flatMany} over arrays, one a field. */
  async flatColumns(columns: ScalarsColumns, options?: $sw.ColumnsOptions<ScalarsResults>): Promise<ScalarsResults> {
    return this.flatColumnsSync(columns, options);
  }

  /** {@link flatColumns}, on this thread. */
  flatColumnsSync(columns: ScalarsColumns, options?: $sw.ColumnsOptions<ScalarsResults>): ScalarsResults {
    return $sw.columns(this, $Crossing$Flat, columns, options) as unknown as ScalarsResults;
  }

  /** Nothing at all. */
  async empty(request: NothingInit, options?: $sw.CallOptions): Promise<Nothing> {
    return this.emptyInto(request, new Nothing(), options);
  }

  /** {@link empty}, on this thread. */
  emptySync(request: NothingInit, options?: $sw.CallOptions): Nothing {
    return this.emptyInto(request, new Nothing(), options);
  }

  /** {@link emptySync} into a reply that exists, in place of what it held. */
  emptyInto(request: NothingInit, into: Nothing, options?: $sw.CallOptions): Nothing {
    $sw.checkMessage("flat.v1.Nothing", request);
    $storeNothing(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadNothing(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("flat.v1.Nothing", request);
    $putNothing(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeNothing($clearNothing(into), r);
  }

  /** {@link empty} in wire format. */
  emptyRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link emptyRaw}, on this thread. */
  emptyRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link emptyRawSync} to the start of `into`; returns the reply's size. */
  emptyRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link empty} for each item, in one call. */
  async emptyMany(items: readonly NothingInit[], options?: $sw.CallOptions): Promise<Nothing[]> {
    return this.emptyManySync(items, options);
  }

  /** {@link emptyMany}, on this thread. */
  emptyManySync(items: readonly NothingInit[], options?: $sw.CallOptions): Nothing[] {
    return this.$sendMany($Crossing$Empty, items, options);
  }

  /** Strings, bytes and presence are flat too. */
  async texts(request: TextsInit, options?: $sw.CallOptions): Promise<Texts> {
    return this.textsInto(request, new Texts(), options);
  }

  /** {@link texts}, on this thread. */
  textsSync(request: TextsInit, options?: $sw.CallOptions): Texts {
    return this.textsInto(request, new Texts(), options);
  }

  /** {@link textsSync} into a reply that exists, in place of what it held. */
  textsInto(request: TextsInit, into: Texts, options?: $sw.CallOptions): Texts {
    $sw.checkMessage("flat.v1.Texts", request);
    $storeTexts(request);
    const code = $sw.callFlat(this.$base + 2, options);
    if (code === 0) return $loadTexts(into);
    this.$failUnlessShape(2, code);
    const use = this.$begin("flat.v1.Texts", request);
    $putTexts(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeTexts($clearTexts(into), r);
  }

  /** {@link texts} in wire format. */
  textsRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(2, request, options);
  }

  /** {@link textsRaw}, on this thread. */
  textsRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(2, request, options);
  }

  /** {@link textsRawSync} to the start of `into`; returns the reply's size. */
  textsRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(2, request, into, options);
  }

  /** {@link texts} for each item, in one call. */
  async textsMany(items: readonly TextsInit[], options?: $sw.CallOptions): Promise<Texts[]> {
    return this.textsManySync(items, options);
  }

  /** {@link textsMany}, on this thread. */
  textsManySync(items: readonly TextsInit[], options?: $sw.CallOptions): Texts[] {
    return this.$sendMany($Crossing$Texts, items, options);
  }

  /** {@link textsMany} over arrays, one a field. */
  async textsColumns(columns: TextsColumns, options?: $sw.ColumnsOptions<TextsResults>): Promise<TextsResults> {
    return this.textsColumnsSync(columns, options);
  }

  /** {@link textsColumns}, on this thread. */
  textsColumnsSync(columns: TextsColumns, options?: $sw.ColumnsOptions<TextsResults>): TextsResults {
    return $sw.columns(this, $Crossing$Texts, columns, options) as unknown as TextsResults;
  }

  /** A list is not. */
  async list(request: WithListInit, options?: $sw.CallOptions): Promise<Scalars> {
    const use = this.$begin("flat.v1.WithList", request);
    $putWithList(request, $sw.writer);
    const bytes = await this.$start(3, use, options);
    return $mergeScalars(new Scalars(), this.$read(3, bytes));
  }

  /** {@link list}, on this thread. */
  listSync(request: WithListInit, options?: $sw.CallOptions): Scalars {
    const use = this.$begin("flat.v1.WithList", request);
    $putWithList(request, $sw.writer);
    const r = this.$send(3, use, options);
    return $mergeScalars(new Scalars(), r);
  }

  /** {@link listSync} into a reply that exists, in place of what it held. */
  listInto(request: WithListInit, into: Scalars, options?: $sw.CallOptions): Scalars {
    const use = this.$begin("flat.v1.WithList", request);
    $putWithList(request, $sw.writer);
    const r = this.$send(3, use, options);
    return $mergeScalars($clearScalars(into), r);
  }

  /** {@link list} in wire format. */
  listRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(3, request, options);
  }

  /** {@link listRaw}, on this thread. */
  listRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(3, request, options);
  }

  /** {@link listRawSync} to the start of `into`; returns the reply's size. */
  listRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(3, request, into, options);
  }

  /** {@link list} for each item, in one call. */
  async listMany(items: readonly WithListInit[], options?: $sw.CallOptions): Promise<Scalars[]> {
    return this.$startMany($Crossing$List, items, options);
  }

  /** {@link listMany}, on this thread. */
  listManySync(items: readonly WithListInit[], options?: $sw.CallOptions): Scalars[] {
    return this.$sendMany($Crossing$List, items, options);
  }

  /** Nor is it in the reply. */
  async listBack(request: ScalarsInit, options?: $sw.CallOptions): Promise<WithList> {
    const use = this.$begin("flat.v1.Scalars", request);
    $putScalars(request, $sw.writer);
    const bytes = await this.$start(4, use, options);
    return $mergeWithList(new WithList(), this.$read(4, bytes));
  }

  /** {@link listBack}, on this thread. */
  listBackSync(request: ScalarsInit, options?: $sw.CallOptions): WithList {
    const use = this.$begin("flat.v1.Scalars", request);
    $putScalars(request, $sw.writer);
    const r = this.$send(4, use, options);
    return $mergeWithList(new WithList(), r);
  }

  /** {@link listBackSync} into a reply that exists, in place of what it held. */
  listBackInto(request: ScalarsInit, into: WithList, options?: $sw.CallOptions): WithList {
    const use = this.$begin("flat.v1.Scalars", request);
    $putScalars(request, $sw.writer);
    const r = this.$send(4, use, options);
    return $mergeWithList($clearWithList(into), r);
  }

  /** {@link listBack} in wire format. */
  listBackRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(4, request, options);
  }

  /** {@link listBackRaw}, on this thread. */
  listBackRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(4, request, options);
  }

  /** {@link listBackRawSync} to the start of `into`; returns the reply's size. */
  listBackRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(4, request, into, options);
  }

  /** {@link listBack} for each item, in one call. */
  async listBackMany(items: readonly ScalarsInit[], options?: $sw.CallOptions): Promise<WithList[]> {
    return this.$startMany($Crossing$ListBack, items, options);
  }

  /** {@link listBackMany}, on this thread. */
  listBackManySync(items: readonly ScalarsInit[], options?: $sw.CallOptions): WithList[] {
    return this.$sendMany($Crossing$ListBack, items, options);
  }

  /** Nor a oneof, a map, a message. */
  async oneof(request: WithOneofInit, options?: $sw.CallOptions): Promise<Nothing> {
    const use = this.$begin("flat.v1.WithOneof", request);
    $putWithOneof(request, $sw.writer);
    const bytes = await this.$start(5, use, options);
    return $mergeNothing(new Nothing(), this.$read(5, bytes));
  }

  /** {@link oneof}, on this thread. */
  oneofSync(request: WithOneofInit, options?: $sw.CallOptions): Nothing {
    const use = this.$begin("flat.v1.WithOneof", request);
    $putWithOneof(request, $sw.writer);
    const r = this.$send(5, use, options);
    return $mergeNothing(new Nothing(), r);
  }

  /** {@link oneofSync} into a reply that exists, in place of what it held. */
  oneofInto(request: WithOneofInit, into: Nothing, options?: $sw.CallOptions): Nothing {
    const use = this.$begin("flat.v1.WithOneof", request);
    $putWithOneof(request, $sw.writer);
    const r = this.$send(5, use, options);
    return $mergeNothing($clearNothing(into), r);
  }

  /** {@link oneof} in wire format. */
  oneofRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(5, request, options);
  }

  /** {@link oneofRaw}, on this thread. */
  oneofRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(5, request, options);
  }

  /** {@link oneofRawSync} to the start of `into`; returns the reply's size. */
  oneofRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(5, request, into, options);
  }

  /** {@link oneof} for each item, in one call. */
  async oneofMany(items: readonly WithOneofInit[], options?: $sw.CallOptions): Promise<Nothing[]> {
    return this.$startMany($Crossing$Oneof, items, options);
  }

  /** {@link oneofMany}, on this thread. */
  oneofManySync(items: readonly WithOneofInit[], options?: $sw.CallOptions): Nothing[] {
    return this.$sendMany($Crossing$Oneof, items, options);
  }

  async map(request: WithMapInit, options?: $sw.CallOptions): Promise<Nothing> {
    const use = this.$begin("flat.v1.WithMap", request);
    $putWithMap(request, $sw.writer);
    const bytes = await this.$start(6, use, options);
    return $mergeNothing(new Nothing(), this.$read(6, bytes));
  }

  /** {@link map}, on this thread. */
  mapSync(request: WithMapInit, options?: $sw.CallOptions): Nothing {
    const use = this.$begin("flat.v1.WithMap", request);
    $putWithMap(request, $sw.writer);
    const r = this.$send(6, use, options);
    return $mergeNothing(new Nothing(), r);
  }

  /** {@link mapSync} into a reply that exists, in place of what it held. */
  mapInto(request: WithMapInit, into: Nothing, options?: $sw.CallOptions): Nothing {
    const use = this.$begin("flat.v1.WithMap", request);
    $putWithMap(request, $sw.writer);
    const r = this.$send(6, use, options);
    return $mergeNothing($clearNothing(into), r);
  }

  /** {@link map} in wire format. */
  mapRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(6, request, options);
  }

  /** {@link mapRaw}, on this thread. */
  mapRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(6, request, options);
  }

  /** {@link mapRawSync} to the start of `into`; returns the reply's size. */
  mapRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(6, request, into, options);
  }

  /** {@link map} for each item, in one call. */
  async mapMany(items: readonly WithMapInit[], options?: $sw.CallOptions): Promise<Nothing[]> {
    return this.$startMany($Crossing$Map, items, options);
  }

  /** {@link mapMany}, on this thread. */
  mapManySync(items: readonly WithMapInit[], options?: $sw.CallOptions): Nothing[] {
    return this.$sendMany($Crossing$Map, items, options);
  }

  async message(request: WithMessageInit, options?: $sw.CallOptions): Promise<Nothing> {
    const use = this.$begin("flat.v1.WithMessage", request);
    $putWithMessage(request, $sw.writer);
    const bytes = await this.$start(7, use, options);
    return $mergeNothing(new Nothing(), this.$read(7, bytes));
  }

  /** {@link message}, on this thread. */
  messageSync(request: WithMessageInit, options?: $sw.CallOptions): Nothing {
    const use = this.$begin("flat.v1.WithMessage", request);
    $putWithMessage(request, $sw.writer);
    const r = this.$send(7, use, options);
    return $mergeNothing(new Nothing(), r);
  }

  /** {@link messageSync} into a reply that exists, in place of what it held. */
  messageInto(request: WithMessageInit, into: Nothing, options?: $sw.CallOptions): Nothing {
    const use = this.$begin("flat.v1.WithMessage", request);
    $putWithMessage(request, $sw.writer);
    const r = this.$send(7, use, options);
    return $mergeNothing($clearNothing(into), r);
  }

  /** {@link message} in wire format. */
  messageRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(7, request, options);
  }

  /** {@link messageRaw}, on this thread. */
  messageRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(7, request, options);
  }

  /** {@link messageRawSync} to the start of `into`; returns the reply's size. */
  messageRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(7, request, into, options);
  }

  /** {@link message} for each item, in one call. */
  async messageMany(items: readonly WithMessageInit[], options?: $sw.CallOptions): Promise<Nothing[]> {
    return this.$startMany($Crossing$Message, items, options);
  }

  /** {@link messageMany}, on this thread. */
  messageManySync(items: readonly WithMessageInit[], options?: $sw.CallOptions): Nothing[] {
    return this.$sendMany($Crossing$Message, items, options);
  }

  /** Marked as blocking. */
  async sleep(request: ScalarsInit, options?: $sw.CallOptions): Promise<Nothing> {
    const use = this.$begin("flat.v1.Scalars", request);
    $putScalars(request, $sw.writer);
    const bytes = await this.$start(8, use, options);
    return $mergeNothing(new Nothing(), this.$read(8, bytes));
  }

  /** {@link sleep}, on this thread. */
  sleepSync(request: ScalarsInit, options?: $sw.CallOptions): Nothing {
    return this.sleepInto(request, new Nothing(), options);
  }

  /** {@link sleepSync} into a reply that exists, in place of what it held. */
  sleepInto(request: ScalarsInit, into: Nothing, options?: $sw.CallOptions): Nothing {
    $sw.checkMessage("flat.v1.Scalars", request);
    $storeScalars(request);
    const code = $sw.callFlat(this.$base + 8, options);
    if (code === 0) return $loadNothing(into);
    this.$failUnlessShape(8, code);
    const use = this.$begin("flat.v1.Scalars", request);
    $putScalars(request, $sw.writer);
    const r = this.$send(8, use, options);
    return $mergeNothing($clearNothing(into), r);
  }

  /** {@link sleep} in wire format. */
  sleepRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(8, request, options);
  }

  /** {@link sleepRaw}, on this thread. */
  sleepRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(8, request, options);
  }

  /** {@link sleepRawSync} to the start of `into`; returns the reply's size. */
  sleepRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(8, request, into, options);
  }

  /** {@link sleep} for each item, in one call. */
  async sleepMany(items: readonly ScalarsInit[], options?: $sw.CallOptions): Promise<Nothing[]> {
    return this.$startMany($Crossing$Sleep, items, options);
  }

  /** {@link sleepMany}, on this thread. */
  sleepManySync(items: readonly ScalarsInit[], options?: $sw.CallOptions): Nothing[] {
    return this.$sendMany($Crossing$Sleep, items, options);
  }

  /** {@link sleepMany} over arrays, one a field. */
  async sleepColumns(
    columns: ScalarsColumns,
    options?: $sw.ColumnsOptions<Record<never, never>>,
  ): Promise<Record<never, never>> {
    return this.sleepColumnsSync(columns, options);
  }

  /** {@link sleepColumns}, on this thread. */
  sleepColumnsSync(columns: ScalarsColumns, options?: $sw.ColumnsOptions<Record<never, never>>): Record<never, never> {
    return $sw.columns(this, $Crossing$Sleep, columns, options) as unknown as Record<never, never>;
  }
}
