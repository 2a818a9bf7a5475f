// Made by shortwire gen from presence.proto. Do not edit.
/** Everything proto2 has and proto3 has not. */
import * as $sw from "shortwire/gen_v1";

/** Closed: numbers that are not named here are unknown fields. */
export const Level = {
  LOW: 1,
  HIGH: 2,
  TOP: 2147483647,
} as const;
export type Level = (typeof Level)[keyof typeof Level];

/** For generated code. */
export function $isLevel(number: number): number is Level {
  switch (number) {
    case 1:
    case 2:
    case 2147483647:
      return true;
    default:
      return false;
  }
}

export class Fields {
  must: number | undefined = undefined;
  may: number | undefined = undefined;
  /** If absent, it stands for "-42". */
  number: bigint | undefined = undefined;
  /** If absent, it stands for "a \"quoted\" text\n". */
  text: string | undefined = undefined;
  /** If absent, it stands for "\\000\\377". */
  data: Uint8Array | undefined = undefined;
  /** If absent, it stands for "true". */
  flag: boolean | undefined = undefined;
  /** If absent, it stands for "1.5". */
  real: number | undefined = undefined;
  /** If absent, it stands for "-inf". */
  infinite: number | undefined = undefined;
  /** If absent, it stands for "nan". */
  none: number | undefined = undefined;
  /** If absent, it stands for "LEVEL_HIGH". */
  level: Level | undefined = undefined;
  /** If absent, it stands for "18446744073709551615". */
  most: bigint | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "presence.v1.Fields";

  constructor(fields?: Partial<Fields>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: FieldsInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Fields.fullName, message, $putFields, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: FieldsInit, into: Uint8Array): number {
    return $sw.encodeInto(Fields.fullName, message, $putFields, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Fields {
    return $mergeFields(new Fields(), $sw.decoding(Fields.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Fields, bytes: Uint8Array, options?: $sw.CodecOptions): Fields {
    const r = $sw.decoding(Fields.fullName, bytes, options);
    return $mergeFields($clearFields(message), r);
  }
}

/** What may be given for a Fields. */
export interface FieldsInit {
  must?: number | undefined;
  may?: number | undefined;
  number?: bigint | undefined;
  text?: string | undefined;
  data?: Uint8Array | undefined;
  flag?: boolean | undefined;
  real?: number | undefined;
  infinite?: number | undefined;
  none?: number | undefined;
  level?: Level | undefined;
  most?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putFields(m: FieldsInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "presence.v1.Fields.$unknown");
  if (m.most !== undefined) {
    w.uint64(m.most, "presence.v1.Fields.most");
    w.tag(0x58);
  }
  if (m.level !== undefined) {
    w.int32(m.level, "presence.v1.Fields.level");
    w.tag(0x50);
  }
  if (m.none !== undefined) {
    w.double(m.none, "presence.v1.Fields.none");
    w.tag(0x49);
  }
  if (m.infinite !== undefined) {
    w.float(m.infinite, "presence.v1.Fields.infinite");
    w.tag(0x45);
  }
  if (m.real !== undefined) {
    w.double(m.real, "presence.v1.Fields.real");
    w.tag(0x39);
  }
  if (m.flag !== undefined) {
    w.bool(m.flag, "presence.v1.Fields.flag");
    w.tag(0x30);
  }
  if (m.data !== undefined) {
    w.blob(m.data, "presence.v1.Fields.data");
    w.tag(0x2a);
  }
  if (m.text !== undefined) {
    w.string(m.text, "presence.v1.Fields.text");
    w.tag(0x22);
  }
  if (m.number !== undefined) {
    w.int64(m.number, "presence.v1.Fields.number");
    w.tag(0x18);
  }
  if (m.may !== undefined) {
    w.int32(m.may, "presence.v1.Fields.may");
    w.tag(0x10);
  }
  if (m.must === undefined) $sw.failMissing("presence.v1.Fields.must");
  if (m.must !== undefined) {
    w.int32(m.must, "presence.v1.Fields.must");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeFields(m: Fields, r: $sw.Reader): Fields {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.must = r.int32();
        break;
      case 0x10:
        m.may = r.int32();
        break;
      case 0x18:
        m.number = r.int64();
        break;
      case 0x22:
        m.text = r.uncheckedString();
        break;
      case 0x2a:
        m.data = r.blob();
        break;
      case 0x30:
        m.flag = r.bool();
        break;
      case 0x39:
        m.real = r.double();
        break;
      case 0x45:
        m.infinite = r.float();
        break;
      case 0x49:
        m.none = r.double();
        break;
      case 0x50: {
        const value = r.int32();
        if ($isLevel(value)) {
          m.level = value;
        } else {
          m.$unknown = r.keepFrom(start, m.$unknown);
        }
        break;
      }
      case 0x58:
        m.most = r.uint64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  if (m.must === undefined) r.fail("the required field presence.v1.Fields.must is missing");
  return m;
}

/** For generated code. */
export function $clearFields(m: Fields): Fields {
  m.must = undefined;
  m.may = undefined;
  m.number = undefined;
  m.text = undefined;
  m.data = undefined;
  m.flag = undefined;
  m.real = undefined;
  m.infinite = undefined;
  m.none = undefined;
  m.level = undefined;
  m.most = undefined;
  m.$unknown = undefined;
  return m;
}

export class Rest {
  unpacked: number[] = [];
  packed: number[] = [];
  levels: Level[] = [];
  inside: RestInside | undefined = undefined;
  many: RestMany[] = [];
  level: Level | undefined = undefined;
  fields: Fields | undefined = undefined;
  byNumber: Map<number, Level> = new Map();
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "presence.v1.Rest";

  constructor(fields?: Partial<Rest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: RestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Rest.fullName, message, $putRest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: RestInit, into: Uint8Array): number {
    return $sw.encodeInto(Rest.fullName, message, $putRest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Rest {
    return $mergeRest(new Rest(), $sw.decoding(Rest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Rest, bytes: Uint8Array, options?: $sw.CodecOptions): Rest {
    const r = $sw.decoding(Rest.fullName, bytes, options);
    return $mergeRest($clearRest(message), r);
  }

  /** Which field of the oneof `choice` is set. */
  static whichChoice(message: RestInit): "level" | "fields" | undefined {
    if (message.level !== undefined) return "level";
    if (message.fields !== undefined) return "fields";
    return undefined;
  }
}

/** What may be given for a Rest. */
export interface RestInit {
  unpacked?: ArrayLike<number> | undefined;
  packed?: ArrayLike<number> | undefined;
  levels?: ArrayLike<Level> | undefined;
  inside?: RestInsideInit | undefined;
  many?: readonly RestManyInit[] | undefined;
  level?: Level | undefined;
  fields?: FieldsInit | undefined;
  byNumber?: ReadonlyMap<number, Level> | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putRest(m: RestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "presence.v1.Rest.$unknown");
  let $oneof0 = "";
  {
    const entries = $sw.reversed(m.byNumber, "presence.v1.Rest.by_number");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as number;
      const value = entries[--i] as Level;
      const entry = w.written();
      w.int32(value, "presence.v1.Rest.by_number");
      w.tag(0x10);
      w.int32(key, "presence.v1.Rest.by_number");
      w.tag(0x08);
      w.lengthSince(entry);
      w.tag(0x42);
    }
  }
  if (m.fields !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("choice", "fields", $oneof0);
    $oneof0 = "fields";
    const before = w.open(m.fields, "presence.v1.Rest.fields");
    $putFields(m.fields, w);
    w.close(before);
    w.tag(0x3a);
  }
  if (m.level !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("choice", "level", $oneof0);
    $oneof0 = "level";
    w.int32(m.level, "presence.v1.Rest.level");
    w.tag(0x30);
  }
  {
    const list = $sw.list(m.many, "presence.v1.Rest.many");
    for (let i = list.length; i-- > 0;) {
      w.openGroup(list[i]!, 0x2c, "presence.v1.Rest.many");
      $putRestMany(list[i]!, w);
      w.closeGroup();
      w.tag(0x2b);
    }
  }
  if (m.inside !== undefined) {
    w.openGroup(m.inside, 0x24, "presence.v1.Rest.inside");
    $putRestInside(m.inside, w);
    w.closeGroup();
    w.tag(0x23);
  }
  {
    const list = $sw.list(m.levels, "presence.v1.Rest.levels");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.int32(list[i]!, "presence.v1.Rest.levels");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x1a);
    }
  }
  {
    const list = $sw.list(m.packed, "presence.v1.Rest.packed");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.int32(list[i]!, "presence.v1.Rest.packed");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x12);
    }
  }
  {
    const list = $sw.list(m.unpacked, "presence.v1.Rest.unpacked");
    for (let i = list.length; i-- > 0;) {
      w.int32(list[i]!, "presence.v1.Rest.unpacked");
      w.tag(0x08);
    }
  }
}

/** For generated code. */
export function $mergeRest(m: Rest, r: $sw.Reader): Rest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.openList();
        while (r.at < r.end) m.unpacked.push(r.int32());
        r.end = outer;
        break;
      }
      case 0x08:
        m.unpacked.push(r.int32());
        break;
      case 0x12: {
        const outer = r.openList();
        while (r.at < r.end) m.packed.push(r.int32());
        r.end = outer;
        break;
      }
      case 0x10:
        m.packed.push(r.int32());
        break;
      case 0x1a: {
        const outer = r.openList();
        while (r.at < r.end) {
          const value = r.int32();
          if ($isLevel(value)) m.levels.push(value);
          else m.$unknown = r.keepVarint(0x18, value, m.$unknown);
        }
        r.end = outer;
        break;
      }
      case 0x18: {
        const value = r.int32();
        if ($isLevel(value)) m.levels.push(value);
        else m.$unknown = r.keepFrom(start, m.$unknown);
        break;
      }
      case 0x23: {
        const outer = r.openGroup(tag);
        const after = r.afterGroup();
        m.inside = $mergeRestInside(m.inside ?? new RestInside(), r);
        r.closeGroup(outer, after);
        break;
      }
      case 0x2b: {
        const outer = r.openGroup(tag);
        const after = r.afterGroup();
        m.many.push($mergeRestMany(new RestMany(), r));
        r.closeGroup(outer, after);
        break;
      }
      case 0x30: {
        const value = r.int32();
        if ($isLevel(value)) {
          m.fields = undefined;
          m.level = value;
        } else {
          m.$unknown = r.keepFrom(start, m.$unknown);
        }
        break;
      }
      case 0x3a: {
        m.level = undefined;
        const outer = r.open();
        m.fields = $mergeFields(m.fields ?? new Fields(), r);
        r.close(outer);
        break;
      }
      case 0x42: {
        const outer = r.openList();
        let key = 0;
        let value: Level = 1;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x08) key = r.int32();
          else if (part === 0x10) value = r.int32() as typeof value;
          else r.skip(part);
        }
        r.end = outer;
        if ($isLevel(value)) m.byNumber.set(key, value);
        else m.$unknown = r.keepFrom(start, m.$unknown);
        break;
      }
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearRest(m: Rest): Rest {
  m.unpacked = [];
  m.packed = [];
  m.levels = [];
  m.inside = undefined;
  m.many = [];
  m.level = undefined;
  m.fields = undefined;
  m.byNumber = new Map();
  m.$unknown = undefined;
  return m;
}

export class RestInside {
  name: string | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "presence.v1.Rest.Inside";

  constructor(fields?: Partial<RestInside>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: RestInsideInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(RestInside.fullName, message, $putRestInside, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: RestInsideInit, into: Uint8Array): number {
    return $sw.encodeInto(RestInside.fullName, message, $putRestInside, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): RestInside {
    return $mergeRestInside(new RestInside(), $sw.decoding(RestInside.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: RestInside, bytes: Uint8Array, options?: $sw.CodecOptions): RestInside {
    const r = $sw.decoding(RestInside.fullName, bytes, options);
    return $mergeRestInside($clearRestInside(message), r);
  }
}

/** What may be given for a RestInside. */
export interface RestInsideInit {
  name?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putRestInside(m: RestInsideInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "presence.v1.Rest.Inside.$unknown");
  if (m.name === undefined) $sw.failMissing("presence.v1.Rest.Inside.name");
  if (m.name !== undefined) {
    w.string(m.name, "presence.v1.Rest.Inside.name");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeRestInside(m: RestInside, r: $sw.Reader): RestInside {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.name = r.uncheckedString();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  if (m.name === undefined) r.fail("the required field presence.v1.Rest.Inside.name is missing");
  return m;
}

/** For generated code. */
export function $clearRestInside(m: RestInside): RestInside {
  m.name = undefined;
  m.$unknown = undefined;
  return m;
}

export class RestMany {
  number: number | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "presence.v1.Rest.Many";

  constructor(fields?: Partial<RestMany>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: RestManyInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(RestMany.fullName, message, $putRestMany, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: RestManyInit, into: Uint8Array): number {
    return $sw.encodeInto(RestMany.fullName, message, $putRestMany, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): RestMany {
    return $mergeRestMany(new RestMany(), $sw.decoding(RestMany.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: RestMany, bytes: Uint8Array, options?: $sw.CodecOptions): RestMany {
    const r = $sw.decoding(RestMany.fullName, bytes, options);
    return $mergeRestMany($clearRestMany(message), r);
  }
}

/** What may be given for a RestMany. */
export interface RestManyInit {
  number?: number | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putRestMany(m: RestManyInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "presence.v1.Rest.Many.$unknown");
  if (m.number !== undefined) {
    w.int32(m.number, "presence.v1.Rest.Many.number");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeRestMany(m: RestMany, r: $sw.Reader): RestMany {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.number = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearRestMany(m: RestMany): RestMany {
  m.number = undefined;
  m.$unknown = undefined;
  return m;
}

const $Presence: readonly $sw.Method[] = [
  { name: "presence.v1.Presence/Echo", id: 0xc852cf406b81168an, shape: 0x0000000000000000n },
  { name: "presence.v1.Presence/Lists", id: 0xde3d44deec9005f8n, shape: 0x0000000000000000n },
];

const $Presence$Echo: $sw.WireBatch<FieldsInit, Fields> = {
  method: 0,
  put: (message, w) => $putFields(message, w),
  merge: (message, r) => $mergeFields(message, r),
  create: () => new Fields(),
};

const $Presence$Lists: $sw.WireBatch<RestInit, Rest> = {
  method: 1,
  put: (message, w) => $putRest(message, w),
  merge: (message, r) => $mergeRest(message, r),
  create: () => new Rest(),
};

export class Presence extends $sw.Client {
  static readonly fullName = "presence.v1.Presence";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Presence {
    return new Presence($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Presence);
  }

  async echo(request: FieldsInit, options?: $sw.CallOptions): Promise<Fields> {
    const use = this.$begin("presence.v1.Fields", request);
    $putFields(request, $sw.writer);
    const bytes = await this.$start(0, use, options);
    return $mergeFields(new Fields(), this.$read(0, bytes));
  }

  /** {@link echo}, on this thread. */
  echoSync(request: FieldsInit, options?: $sw.CallOptions): Fields {
    const use = this.$begin("presence.v1.Fields", request);
    $putFields(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeFields(new Fields(), r);
  }

  /** {@link echoSync} into a reply that exists, in place of what it held. */
  echoInto(request: FieldsInit, into: Fields, options?: $sw.CallOptions): Fields {
    const use = this.$begin("presence.v1.Fields", request);
    $putFields(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeFields($clearFields(into), r);
  }

  /** {@link echo} in wire format. */
  echoRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link echoRaw}, on this thread. */
  echoRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link echoRawSync} to the start of `into`; returns the reply's size. */
  echoRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link echo} for each item, in one call. */
  async echoMany(items: readonly FieldsInit[], options?: $sw.CallOptions): Promise<Fields[]> {
    return this.$startMany($Presence$Echo, items, options);
  }

  /** {@link echoMany}, on this thread. */
  echoManySync(items: readonly FieldsInit[], options?: $sw.CallOptions): Fields[] {
    return this.$sendMany($Presence$Echo, items, options);
  }

  async lists(request: RestInit, options?: $sw.CallOptions): Promise<Rest> {
    const use = this.$begin("presence.v1.Rest", request);
    $putRest(request, $sw.writer);
    const bytes = await this.$start(1, use, options);
    return $mergeRest(new Rest(), this.$read(1, bytes));
  }

  /** {@link lists}, on this thread. */
  listsSync(request: RestInit, options?: $sw.CallOptions): Rest {
    const use = this.$begin("presence.v1.Rest", request);
    $putRest(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeRest(new Rest(), r);
  }

  /** {@link listsSync} into a reply that exists, in place of what it held. */
  listsInto(request: RestInit, into: Rest, options?: $sw.CallOptions): Rest {
    const use = this.$begin("presence.v1.Rest", request);
    $putRest(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeRest($clearRest(into), r);
  }

  /** {@link lists} in wire format. */
  listsRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link listsRaw}, on this thread. */
  listsRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link listsRawSync} to the start of `into`; returns the reply's size. */
  listsRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link lists} for each item, in one call. */
  async listsMany(items: readonly RestInit[], options?: $sw.CallOptions): Promise<Rest[]> {
    return this.$startMany($Presence$Lists, items, options);
  }

  /** {@link listsMany}, on this thread. */
  listsManySync(items: readonly RestInit[], options?: $sw.CallOptions): Rest[] {
    return this.$sendMany($Presence$Lists, items, options);
  }
}
