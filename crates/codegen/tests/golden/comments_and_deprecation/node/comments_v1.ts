// Made by shortwire gen from comments.proto. Do not edit.
/**
 * The file's own comment.
 *
 * In two paragraphs.
 */
import * as $sw from "shortwire/gen_v1";

/** An enum with <html> & entities. */
export const Kind = {
  /** None. */
  UNSPECIFIED: 0,
  OLD: 1,
} as const;
/** Other numbers may come from newer schemas. */
export type Kind = (typeof Kind)[keyof typeof Kind] | (number & {});

/**
 * A comment
 * in block form.
 */
export class Thing {
  /** Before the field. */
  number: number = 0;
  /** @deprecated */
  oldName: string = "";
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "comments.v1.Thing";

  constructor(fields?: Partial<Thing>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: ThingInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Thing.fullName, message, $putThing, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: ThingInit, into: Uint8Array): number {
    return $sw.encodeInto(Thing.fullName, message, $putThing, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Thing {
    return $mergeThing(new Thing(), $sw.decoding(Thing.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Thing, bytes: Uint8Array, options?: $sw.CodecOptions): Thing {
    const r = $sw.decoding(Thing.fullName, bytes, options);
    return $mergeThing($clearThing(message), r);
  }
}

/** What may be given for a Thing. */
export interface ThingInit {
  number?: number | undefined;
  oldName?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putThing(m: ThingInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "comments.v1.Thing.$unknown");
  if (m.oldName !== undefined && m.oldName !== "") {
    w.string(m.oldName, "comments.v1.Thing.old_name");
    w.tag(0x12);
  }
  if (m.number !== undefined && m.number !== 0) {
    w.int32(m.number, "comments.v1.Thing.number");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeThing(m: Thing, r: $sw.Reader): Thing {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.number = r.int32();
        break;
      case 0x12:
        m.oldName = r.string();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearThing(m: Thing): Thing {
  m.number = 0;
  m.oldName = "";
  m.$unknown = undefined;
  return m;
}

/**
 * Gone soon.
 *
 * @deprecated
 */
export class Old {
  number: number = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "comments.v1.Old";

  constructor(fields?: Partial<Old>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: OldInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Old.fullName, message, $putOld, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: OldInit, into: Uint8Array): number {
    return $sw.encodeInto(Old.fullName, message, $putOld, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Old {
    return $mergeOld(new Old(), $sw.decoding(Old.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Old, bytes: Uint8Array, options?: $sw.CodecOptions): Old {
    const r = $sw.decoding(Old.fullName, bytes, options);
    return $mergeOld($clearOld(message), r);
  }
}

/** What may be given for a Old. */
export interface OldInit {
  number?: number | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putOld(m: OldInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "comments.v1.Old.$unknown");
  if (m.number !== undefined && m.number !== 0) {
    w.int32(m.number, "comments.v1.Old.number");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeOld(m: Old, r: $sw.Reader): Old {
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
export function $clearOld(m: Old): Old {
  m.number = 0;
  m.$unknown = undefined;
  return m;
}

function $storeThing(m: ThingInit): void {
  $sw.beginSlots();
  $sw.storeInt32(8, m.number, "comments.v1.Thing.number");
  $sw.storeString(9, m.oldName, "comments.v1.Thing.old_name");
}

function $loadThing(m: Thing): Thing {
  $sw.beginReply("comments.v1.Thing");
  m.number = $sw.loadInt32(144);
  m.oldName = $sw.loadString(145);
  m.$unknown = undefined;
  return m;
}

const $columnsOfThing: readonly $sw.ColumnField[] = [
  { name: "number", kind: "int32" },
  { name: "oldName", kind: "string" },
];

/** A batch of Thing: of each field a list, or one value for all items. */
export interface ThingColumns {
  readonly number?: $sw.Column<number> | undefined;
  readonly oldName?: $sw.Column<string> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface ThingResults {
  number: Int32Array;
  oldName: string[];
}

function $storeOld(m: OldInit): void {
  $sw.storeInt32(8, m.number, "comments.v1.Old.number");
}

function $loadOld(m: Old): Old {
  m.number = $sw.loadInt32(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfOld: readonly $sw.ColumnField[] = [{ name: "number", kind: "int32" }];

/** A batch of Old: of each field a list, or one value for all items. */
export interface OldColumns {
  readonly number?: $sw.Column<number> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface OldResults {
  number: Int32Array;
}

function $gatherOld(items: readonly OldInit[]): OldColumns {
  const number$ = new Int32Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    number$[i] = $sw.toInt32(m.number, "comments.v1.Old.number");
  }
  return { number: number$ };
}

function $scatterOld(columns: OldResults, count: number): Old[] {
  const items = new Array<Old>(count);
  for (let i = 0; i < count; i++) {
    const m = new Old();
    m.number = columns.number[i]!;
    items[i] = m;
  }
  return items;
}

const $Commented: readonly $sw.Method[] = [
  {
    name: "comments.v1.Commented/Do",
    id: 0xd3de9080464208e4n,
    shape: 0x8c0517427ded0964n,
    requestBytes: [1],
    replyBytes: [1],
  },
  { name: "comments.v1.Commented/DoNot", id: 0x7faced1ceb9872f5n, shape: 0xa29fba54abbdb531n },
];

const $Commented$Do: $sw.FlatBatch<ThingInit, Thing> = {
  method: 0,
  put: (message, w) => $putThing(message, w),
  merge: (message, r) => $mergeThing(message, r),
  create: () => new Thing(),
  request: $columnsOfThing,
  reply: $columnsOfThing,
};

const $Commented$DoNot: $sw.FlatBatch<OldInit, Old> = {
  method: 1,
  put: (message, w) => $putOld(message, w),
  merge: (message, r) => $mergeOld(message, r),
  create: () => new Old(),
  request: $columnsOfOld,
  reply: $columnsOfOld,
};

/** A service with * / and /* and """ and \ and ``` and {{ braces }} in its comment. */
export class Commented extends $sw.Client {
  static readonly fullName = "comments.v1.Commented";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Commented {
    return new Commented($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Commented);
  }

  /**
   * A method.
   *
   *   An indented line.
   */
  async do(request: ThingInit, options?: $sw.CallOptions): Promise<Thing> {
    return this.doInto(request, new Thing(), options);
  }

  /** {@link do}, on this thread. */
  doSync(request: ThingInit, options?: $sw.CallOptions): Thing {
    return this.doInto(request, new Thing(), options);
  }

  /** {@link doSync} into a reply that exists, in place of what it held. */
  doInto(request: ThingInit, into: Thing, options?: $sw.CallOptions): Thing {
    $sw.checkMessage("comments.v1.Thing", request);
    $storeThing(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadThing(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("comments.v1.Thing", request);
    $putThing(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeThing($clearThing(into), r);
  }

  /** {@link do} in wire format. */
  doRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link doRaw}, on this thread. */
  doRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link doRawSync} to the start of `into`; returns the reply's size. */
  doRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link do} for each item, in one call. */
  async doMany(items: readonly ThingInit[], options?: $sw.CallOptions): Promise<Thing[]> {
    return this.doManySync(items, options);
  }

  /** {@link doMany}, on this thread. */
  doManySync(items: readonly ThingInit[], options?: $sw.CallOptions): Thing[] {
    return this.$sendMany($Commented$Do, items, options);
  }

  /** {@link doMany} over arrays, one a field. */
  async doColumns(columns: ThingColumns, options?: $sw.ColumnsOptions<ThingResults>): Promise<ThingResults> {
    return this.doColumnsSync(columns, options);
  }

  /** {@link doColumns}, on this thread. */
  doColumnsSync(columns: ThingColumns, options?: $sw.ColumnsOptions<ThingResults>): ThingResults {
    return $sw.columns(this, $Commented$Do, columns, options) as unknown as ThingResults;
  }

  /**
   * Better not.
   *
   * @deprecated
   */
  async doNot(request: OldInit, options?: $sw.CallOptions): Promise<Old> {
    return this.doNotInto(request, new Old(), options);
  }

  /** {@link doNot}, on this thread. */
  doNotSync(request: OldInit, options?: $sw.CallOptions): Old {
    return this.doNotInto(request, new Old(), options);
  }

  /** {@link doNotSync} into a reply that exists, in place of what it held. */
  doNotInto(request: OldInit, into: Old, options?: $sw.CallOptions): Old {
    $sw.checkMessage("comments.v1.Old", request);
    $storeOld(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadOld(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("comments.v1.Old", request);
    $putOld(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeOld($clearOld(into), r);
  }

  /** {@link doNot} in wire format. */
  doNotRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link doNotRaw}, on this thread. */
  doNotRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link doNotRawSync} to the start of `into`; returns the reply's size. */
  doNotRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link doNot} for each item, in one call. */
  async doNotMany(items: readonly OldInit[], options?: $sw.CallOptions): Promise<Old[]> {
    return this.doNotManySync(items, options);
  }

  /** {@link doNotMany}, on this thread. */
  doNotManySync(items: readonly OldInit[], options?: $sw.CallOptions): Old[] {
    return $sw.itemsByColumns(items.length, () => this.doNotColumnsSync($gatherOld(items), options), $scatterOld);
  }

  /** {@link doNotMany} over arrays, one a field. */
  async doNotColumns(columns: OldColumns, options?: $sw.ColumnsOptions<OldResults>): Promise<OldResults> {
    return this.doNotColumnsSync(columns, options);
  }

  /** {@link doNotColumns}, on this thread. */
  doNotColumnsSync(columns: OldColumns, options?: $sw.ColumnsOptions<OldResults>): OldResults {
    return $sw.columns(this, $Commented$DoNot, columns, options) as unknown as OldResults;
  }
}
