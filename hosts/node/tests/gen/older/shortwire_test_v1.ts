// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
/** The feature service as it was before it grew: what an old client was generated from. */
import * as $sw from "shortwire/gen_v1";

export class Scalars {
  doubleValue: number = 0;
  stringValue: string = "";
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Scalars";

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
  doubleValue?: number | undefined;
  stringValue?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putScalars(m: ScalarsInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Scalars.$unknown");
  if (m.stringValue !== undefined && m.stringValue !== "") {
    w.string(m.stringValue, "shortwire.test.v1.Scalars.string_value");
    w.tag(0x72);
  }
  if (m.doubleValue !== undefined && !Object.is(m.doubleValue, 0)) {
    w.double(m.doubleValue, "shortwire.test.v1.Scalars.double_value");
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
        m.doubleValue = r.double();
        break;
      case 0x72:
        m.stringValue = r.string();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearScalars(m: Scalars): Scalars {
  m.doubleValue = 0;
  m.stringValue = "";
  m.$unknown = undefined;
  return m;
}

export class Presence {
  number: bigint = 0n;
  text: string = "";
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Presence";

  constructor(fields?: Partial<Presence>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: PresenceInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Presence.fullName, message, $putPresence, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: PresenceInit, into: Uint8Array): number {
    return $sw.encodeInto(Presence.fullName, message, $putPresence, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Presence {
    return $mergePresence(new Presence(), $sw.decoding(Presence.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Presence, bytes: Uint8Array, options?: $sw.CodecOptions): Presence {
    const r = $sw.decoding(Presence.fullName, bytes, options);
    return $mergePresence($clearPresence(message), r);
  }
}

/** What may be given for a Presence. */
export interface PresenceInit {
  number?: bigint | undefined;
  text?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putPresence(m: PresenceInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Presence.$unknown");
  if (m.text !== undefined && m.text !== "") {
    w.string(m.text, "shortwire.test.v1.Presence.text");
    w.tag(0x12);
  }
  if (m.number !== undefined && m.number !== 0n) {
    w.int64(m.number, "shortwire.test.v1.Presence.number");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergePresence(m: Presence, r: $sw.Reader): Presence {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.number = r.int64();
        break;
      case 0x12:
        m.text = r.string();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearPresence(m: Presence): Presence {
  m.number = 0n;
  m.text = "";
  m.$unknown = undefined;
  return m;
}

export class Int64Value {
  value: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Int64Value";

  constructor(fields?: Partial<Int64Value>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: Int64ValueInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Int64Value.fullName, message, $putInt64Value, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: Int64ValueInit, into: Uint8Array): number {
    return $sw.encodeInto(Int64Value.fullName, message, $putInt64Value, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Int64Value {
    return $mergeInt64Value(new Int64Value(), $sw.decoding(Int64Value.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Int64Value, bytes: Uint8Array, options?: $sw.CodecOptions): Int64Value {
    const r = $sw.decoding(Int64Value.fullName, bytes, options);
    return $mergeInt64Value($clearInt64Value(message), r);
  }
}

/** What may be given for a Int64Value. */
export interface Int64ValueInit {
  value?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putInt64Value(m: Int64ValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Int64Value.$unknown");
  if (m.value !== undefined && m.value !== 0n) {
    w.int64(m.value, "shortwire.test.v1.Int64Value.value");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeInt64Value(m: Int64Value, r: $sw.Reader): Int64Value {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.value = r.int64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearInt64Value(m: Int64Value): Int64Value {
  m.value = 0n;
  m.$unknown = undefined;
  return m;
}

export class Version1 {
  name: string = "";
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Version1";

  constructor(fields?: Partial<Version1>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: Version1Init, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Version1.fullName, message, $putVersion1, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: Version1Init, into: Uint8Array): number {
    return $sw.encodeInto(Version1.fullName, message, $putVersion1, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Version1 {
    return $mergeVersion1(new Version1(), $sw.decoding(Version1.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Version1, bytes: Uint8Array, options?: $sw.CodecOptions): Version1 {
    const r = $sw.decoding(Version1.fullName, bytes, options);
    return $mergeVersion1($clearVersion1(message), r);
  }
}

/** What may be given for a Version1. */
export interface Version1Init {
  name?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putVersion1(m: Version1Init, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Version1.$unknown");
  if (m.name !== undefined && m.name !== "") {
    w.string(m.name, "shortwire.test.v1.Version1.name");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeVersion1(m: Version1, r: $sw.Reader): Version1 {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.name = r.string();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearVersion1(m: Version1): Version1 {
  m.name = "";
  m.$unknown = undefined;
  return m;
}

export class Version2 {
  name: string = "";
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Version2";

  constructor(fields?: Partial<Version2>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: Version2Init, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Version2.fullName, message, $putVersion2, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: Version2Init, into: Uint8Array): number {
    return $sw.encodeInto(Version2.fullName, message, $putVersion2, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Version2 {
    return $mergeVersion2(new Version2(), $sw.decoding(Version2.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Version2, bytes: Uint8Array, options?: $sw.CodecOptions): Version2 {
    const r = $sw.decoding(Version2.fullName, bytes, options);
    return $mergeVersion2($clearVersion2(message), r);
  }
}

/** What may be given for a Version2. */
export interface Version2Init {
  name?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putVersion2(m: Version2Init, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Version2.$unknown");
  if (m.name !== undefined && m.name !== "") {
    w.string(m.name, "shortwire.test.v1.Version2.name");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeVersion2(m: Version2, r: $sw.Reader): Version2 {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.name = r.string();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearVersion2(m: Version2): Version2 {
  m.name = "";
  m.$unknown = undefined;
  return m;
}

export class Tree {
  left: Tree | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Tree";

  constructor(fields?: Partial<Tree>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: TreeInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Tree.fullName, message, $putTree, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: TreeInit, into: Uint8Array): number {
    return $sw.encodeInto(Tree.fullName, message, $putTree, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Tree {
    return $mergeTree(new Tree(), $sw.decoding(Tree.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Tree, bytes: Uint8Array, options?: $sw.CodecOptions): Tree {
    const r = $sw.decoding(Tree.fullName, bytes, options);
    return $mergeTree($clearTree(message), r);
  }
}

/** What may be given for a Tree. */
export interface TreeInit {
  left?: TreeInit | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putTree(m: TreeInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Tree.$unknown");
  if (m.left !== undefined) {
    const before = w.open(m.left, "shortwire.test.v1.Tree.left");
    $putTree(m.left, w);
    w.close(before);
    w.tag(0x12);
  }
}

/** For generated code. */
export function $mergeTree(m: Tree, r: $sw.Reader): Tree {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x12: {
        const outer = r.open();
        m.left = $mergeTree(m.left ?? new Tree(), r);
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
export function $clearTree(m: Tree): Tree {
  m.left = undefined;
  m.$unknown = undefined;
  return m;
}

function $storeScalars(m: ScalarsInit): void {
  $sw.beginSlots();
  $sw.storeDouble(8, m.doubleValue, "shortwire.test.v1.Scalars.double_value");
  $sw.storeString(9, m.stringValue, "shortwire.test.v1.Scalars.string_value");
}

function $loadScalars(m: Scalars): Scalars {
  $sw.beginReply("shortwire.test.v1.Scalars");
  m.doubleValue = $sw.loadDouble(144);
  m.stringValue = $sw.loadString(145);
  m.$unknown = undefined;
  return m;
}

const $columnsOfScalars: readonly $sw.ColumnField[] = [
  { name: "doubleValue", kind: "double" },
  { name: "stringValue", kind: "string" },
];

/** A batch of Scalars: of each field a list, or one value for all items. */
export interface ScalarsColumns {
  readonly doubleValue?: $sw.Column<number> | undefined;
  readonly stringValue?: $sw.Column<string> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface ScalarsResults {
  doubleValue: Float64Array;
  stringValue: string[];
}

function $storePresence(m: PresenceInit): void {
  $sw.beginSlots();
  $sw.storeInt64(8, m.number, "shortwire.test.v1.Presence.number");
  $sw.storeString(9, m.text, "shortwire.test.v1.Presence.text");
}

function $loadPresence(m: Presence): Presence {
  $sw.beginReply("shortwire.test.v1.Presence");
  m.number = $sw.loadInt64(144);
  m.text = $sw.loadString(145);
  m.$unknown = undefined;
  return m;
}

const $columnsOfPresence: readonly $sw.ColumnField[] = [
  { name: "number", kind: "int64" },
  { name: "text", kind: "string" },
];

/** A batch of Presence: of each field a list, or one value for all items. */
export interface PresenceColumns {
  readonly number?: $sw.Column<bigint> | undefined;
  readonly text?: $sw.Column<string> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface PresenceResults {
  number: BigInt64Array;
  text: string[];
}

function $storeInt64Value(m: Int64ValueInit): void {
  $sw.storeInt64(8, m.value, "shortwire.test.v1.Int64Value.value");
}

function $loadInt64Value(m: Int64Value): Int64Value {
  m.value = $sw.loadInt64(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfInt64Value: readonly $sw.ColumnField[] = [{ name: "value", kind: "int64" }];

/** A batch of Int64Value: of each field a list, or one value for all items. */
export interface Int64ValueColumns {
  readonly value?: $sw.Column<bigint> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface Int64ValueResults {
  value: BigInt64Array;
}

function $gatherInt64Value(items: readonly Int64ValueInit[]): Int64ValueColumns {
  const value$ = new BigInt64Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    value$[i] = $sw.toInt64(m.value, "shortwire.test.v1.Int64Value.value");
  }
  return { value: value$ };
}

function $scatterInt64Value(columns: Int64ValueResults, count: number): Int64Value[] {
  const items = new Array<Int64Value>(count);
  for (let i = 0; i < count; i++) {
    const m = new Int64Value();
    m.value = columns.value[i]!;
    items[i] = m;
  }
  return items;
}

function $storeVersion1(m: Version1Init): void {
  $sw.beginSlots();
  $sw.storeString(8, m.name, "shortwire.test.v1.Version1.name");
}

const $columnsOfVersion1: readonly $sw.ColumnField[] = [{ name: "name", kind: "string" }];

/** A batch of Version1: of each field a list, or one value for all items. */
export interface Version1Columns {
  readonly name?: $sw.Column<string> | undefined;
}

function $loadVersion2(m: Version2): Version2 {
  $sw.beginReply("shortwire.test.v1.Version2");
  m.name = $sw.loadString(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfVersion2: readonly $sw.ColumnField[] = [{ name: "name", kind: "string" }];

/** The replies of a batch: of each field an array. */
export interface Version2Results {
  name: string[];
}

const $Feature: readonly $sw.Method[] = [
  {
    name: "shortwire.test.v1.Feature/EchoScalars",
    id: 0x9ca41d4287cfe204n,
    shape: 0x20add50e04d88c64n,
    requestBytes: [1],
    replyBytes: [1],
  },
  {
    name: "shortwire.test.v1.Feature/EchoPresence",
    id: 0x5d13082e3e857b32n,
    shape: 0xab57b4589028b69cn,
    requestBytes: [1],
    replyBytes: [1],
  },
  { name: "shortwire.test.v1.Feature/EchoInt64", id: 0x4f9e788d37bd9cden, shape: 0xc1b88543f2dd4026n },
  {
    name: "shortwire.test.v1.Feature/Newer",
    id: 0x222fa082137ed99bn,
    shape: 0x95786d18684e60f3n,
    requestBytes: [0],
    replyBytes: [0],
  },
  { name: "shortwire.test.v1.Feature/EchoTree", id: 0x80daf78d67e8358fn, shape: 0x0000000000000000n },
];

const $Feature$EchoScalars: $sw.FlatBatch<ScalarsInit, Scalars> = {
  method: 0,
  put: (message, w) => $putScalars(message, w),
  merge: (message, r) => $mergeScalars(message, r),
  create: () => new Scalars(),
  request: $columnsOfScalars,
  reply: $columnsOfScalars,
};

const $Feature$EchoPresence: $sw.FlatBatch<PresenceInit, Presence> = {
  method: 1,
  put: (message, w) => $putPresence(message, w),
  merge: (message, r) => $mergePresence(message, r),
  create: () => new Presence(),
  request: $columnsOfPresence,
  reply: $columnsOfPresence,
};

const $Feature$EchoInt64: $sw.FlatBatch<Int64ValueInit, Int64Value> = {
  method: 2,
  put: (message, w) => $putInt64Value(message, w),
  merge: (message, r) => $mergeInt64Value(message, r),
  create: () => new Int64Value(),
  request: $columnsOfInt64Value,
  reply: $columnsOfInt64Value,
};

const $Feature$Newer: $sw.FlatBatch<Version1Init, Version2> = {
  method: 3,
  put: (message, w) => $putVersion1(message, w),
  merge: (message, r) => $mergeVersion2(message, r),
  create: () => new Version2(),
  request: $columnsOfVersion1,
  reply: $columnsOfVersion2,
};

const $Feature$EchoTree: $sw.WireBatch<TreeInit, Tree> = {
  method: 4,
  put: (message, w) => $putTree(message, w),
  merge: (message, r) => $mergeTree(message, r),
  create: () => new Tree(),
};

export class Feature extends $sw.Client {
  static readonly fullName = "shortwire.test.v1.Feature";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Feature {
    return new Feature($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Feature);
  }

  /** Flat here and there, with fewer fields here. */
  async echoScalars(request: ScalarsInit, options?: $sw.CallOptions): Promise<Scalars> {
    return this.echoScalarsInto(request, new Scalars(), options);
  }

  /** {@link echoScalars}, on this thread. */
  echoScalarsSync(request: ScalarsInit, options?: $sw.CallOptions): Scalars {
    return this.echoScalarsInto(request, new Scalars(), options);
  }

  /** {@link echoScalarsSync} into a reply that exists, in place of what it held. */
  echoScalarsInto(request: ScalarsInit, into: Scalars, options?: $sw.CallOptions): Scalars {
    $sw.checkMessage("shortwire.test.v1.Scalars", request);
    $storeScalars(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadScalars(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("shortwire.test.v1.Scalars", request);
    $putScalars(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeScalars($clearScalars(into), r);
  }

  /** {@link echoScalars} in wire format. */
  echoScalarsRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link echoScalarsRaw}, on this thread. */
  echoScalarsRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link echoScalarsRawSync} to the start of `into`; returns the reply's size. */
  echoScalarsRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link echoScalars} for each item, in one call. */
  async echoScalarsMany(items: readonly ScalarsInit[], options?: $sw.CallOptions): Promise<Scalars[]> {
    return this.echoScalarsManySync(items, options);
  }

  /** {@link echoScalarsMany}, on this thread. */
  echoScalarsManySync(items: readonly ScalarsInit[], options?: $sw.CallOptions): Scalars[] {
    return this.$sendMany($Feature$EchoScalars, items, options);
  }

  /** {@link echoScalarsMany} over arrays, one a field. */
  async echoScalarsColumns(
    columns: ScalarsColumns,
    options?: $sw.ColumnsOptions<ScalarsResults>,
  ): Promise<ScalarsResults> {
    return this.echoScalarsColumnsSync(columns, options);
  }

  /** {@link echoScalarsColumns}, on this thread. */
  echoScalarsColumnsSync(columns: ScalarsColumns, options?: $sw.ColumnsOptions<ScalarsResults>): ScalarsResults {
    return $sw.columns(this, $Feature$EchoScalars, columns, options) as unknown as ScalarsResults;
  }

  /** Flat here; there the fields became optional. */
  async echoPresence(request: PresenceInit, options?: $sw.CallOptions): Promise<Presence> {
    return this.echoPresenceInto(request, new Presence(), options);
  }

  /** {@link echoPresence}, on this thread. */
  echoPresenceSync(request: PresenceInit, options?: $sw.CallOptions): Presence {
    return this.echoPresenceInto(request, new Presence(), options);
  }

  /** {@link echoPresenceSync} into a reply that exists, in place of what it held. */
  echoPresenceInto(request: PresenceInit, into: Presence, options?: $sw.CallOptions): Presence {
    $sw.checkMessage("shortwire.test.v1.Presence", request);
    $storePresence(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadPresence(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("shortwire.test.v1.Presence", request);
    $putPresence(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergePresence($clearPresence(into), r);
  }

  /** {@link echoPresence} in wire format. */
  echoPresenceRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link echoPresenceRaw}, on this thread. */
  echoPresenceRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link echoPresenceRawSync} to the start of `into`; returns the reply's size. */
  echoPresenceRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link echoPresence} for each item, in one call. */
  async echoPresenceMany(items: readonly PresenceInit[], options?: $sw.CallOptions): Promise<Presence[]> {
    return this.echoPresenceManySync(items, options);
  }

  /** {@link echoPresenceMany}, on this thread. */
  echoPresenceManySync(items: readonly PresenceInit[], options?: $sw.CallOptions): Presence[] {
    return this.$sendMany($Feature$EchoPresence, items, options);
  }

  /** {@link echoPresenceMany} over arrays, one a field. */
  async echoPresenceColumns(
    columns: PresenceColumns,
    options?: $sw.ColumnsOptions<PresenceResults>,
  ): Promise<PresenceResults> {
    return this.echoPresenceColumnsSync(columns, options);
  }

  /** {@link echoPresenceColumns}, on this thread. */
  echoPresenceColumnsSync(columns: PresenceColumns, options?: $sw.ColumnsOptions<PresenceResults>): PresenceResults {
    return $sw.columns(this, $Feature$EchoPresence, columns, options) as unknown as PresenceResults;
  }

  /** As it is there. */
  async echoInt64(request: Int64ValueInit, options?: $sw.CallOptions): Promise<Int64Value> {
    return this.echoInt64Into(request, new Int64Value(), options);
  }

  /** {@link echoInt64}, on this thread. */
  echoInt64Sync(request: Int64ValueInit, options?: $sw.CallOptions): Int64Value {
    return this.echoInt64Into(request, new Int64Value(), options);
  }

  /** {@link echoInt64Sync} into a reply that exists, in place of what it held. */
  echoInt64Into(request: Int64ValueInit, into: Int64Value, options?: $sw.CallOptions): Int64Value {
    $sw.checkMessage("shortwire.test.v1.Int64Value", request);
    $storeInt64Value(request);
    const code = $sw.callFlat(this.$base + 2, options);
    if (code === 0) return $loadInt64Value(into);
    this.$failUnlessShape(2, code);
    const use = this.$begin("shortwire.test.v1.Int64Value", request);
    $putInt64Value(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeInt64Value($clearInt64Value(into), r);
  }

  /** {@link echoInt64} in wire format. */
  echoInt64Raw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(2, request, options);
  }

  /** {@link echoInt64Raw}, on this thread. */
  echoInt64RawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(2, request, options);
  }

  /** {@link echoInt64RawSync} to the start of `into`; returns the reply's size. */
  echoInt64RawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(2, request, into, options);
  }

  /** {@link echoInt64} for each item, in one call. */
  async echoInt64Many(items: readonly Int64ValueInit[], options?: $sw.CallOptions): Promise<Int64Value[]> {
    return this.echoInt64ManySync(items, options);
  }

  /** {@link echoInt64Many}, on this thread. */
  echoInt64ManySync(items: readonly Int64ValueInit[], options?: $sw.CallOptions): Int64Value[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.echoInt64ColumnsSync($gatherInt64Value(items), options),
      $scatterInt64Value,
    );
  }

  /** {@link echoInt64Many} over arrays, one a field. */
  async echoInt64Columns(
    columns: Int64ValueColumns,
    options?: $sw.ColumnsOptions<Int64ValueResults>,
  ): Promise<Int64ValueResults> {
    return this.echoInt64ColumnsSync(columns, options);
  }

  /** {@link echoInt64Columns}, on this thread. */
  echoInt64ColumnsSync(columns: Int64ValueColumns, options?: $sw.ColumnsOptions<Int64ValueResults>): Int64ValueResults {
    return $sw.columns(this, $Feature$EchoInt64, columns, options) as unknown as Int64ValueResults;
  }

  /** Wire there; flat here, where the reply has not grown yet. */
  async newer(request: Version1Init, options?: $sw.CallOptions): Promise<Version2> {
    return this.newerInto(request, new Version2(), options);
  }

  /** {@link newer}, on this thread. */
  newerSync(request: Version1Init, options?: $sw.CallOptions): Version2 {
    return this.newerInto(request, new Version2(), options);
  }

  /** {@link newerSync} into a reply that exists, in place of what it held. */
  newerInto(request: Version1Init, into: Version2, options?: $sw.CallOptions): Version2 {
    $sw.checkMessage("shortwire.test.v1.Version1", request);
    $storeVersion1(request);
    const code = $sw.callFlat(this.$base + 3, options);
    if (code === 0) return $loadVersion2(into);
    this.$failUnlessShape(3, code);
    const use = this.$begin("shortwire.test.v1.Version1", request);
    $putVersion1(request, $sw.writer);
    const r = this.$send(3, use, options);
    return $mergeVersion2($clearVersion2(into), r);
  }

  /** {@link newer} in wire format. */
  newerRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(3, request, options);
  }

  /** {@link newerRaw}, on this thread. */
  newerRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(3, request, options);
  }

  /** {@link newerRawSync} to the start of `into`; returns the reply's size. */
  newerRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(3, request, into, options);
  }

  /** {@link newer} for each item, in one call. */
  async newerMany(items: readonly Version1Init[], options?: $sw.CallOptions): Promise<Version2[]> {
    return this.newerManySync(items, options);
  }

  /** {@link newerMany}, on this thread. */
  newerManySync(items: readonly Version1Init[], options?: $sw.CallOptions): Version2[] {
    return this.$sendMany($Feature$Newer, items, options);
  }

  /** {@link newerMany} over arrays, one a field. */
  async newerColumns(
    columns: Version1Columns,
    options?: $sw.ColumnsOptions<Version2Results>,
  ): Promise<Version2Results> {
    return this.newerColumnsSync(columns, options);
  }

  /** {@link newerColumns}, on this thread. */
  newerColumnsSync(columns: Version1Columns, options?: $sw.ColumnsOptions<Version2Results>): Version2Results {
    return $sw.columns(this, $Feature$Newer, columns, options) as unknown as Version2Results;
  }

  /** Its request has lost a field here. */
  async echoTree(request: TreeInit, options?: $sw.CallOptions): Promise<Tree> {
    const use = this.$begin("shortwire.test.v1.Tree", request);
    $putTree(request, $sw.writer);
    const bytes = await this.$start(4, use, options);
    return $mergeTree(new Tree(), this.$read(4, bytes));
  }

  /** {@link echoTree}, on this thread. */
  echoTreeSync(request: TreeInit, options?: $sw.CallOptions): Tree {
    const use = this.$begin("shortwire.test.v1.Tree", request);
    $putTree(request, $sw.writer);
    const r = this.$send(4, use, options);
    return $mergeTree(new Tree(), r);
  }

  /** {@link echoTreeSync} into a reply that exists, in place of what it held. */
  echoTreeInto(request: TreeInit, into: Tree, options?: $sw.CallOptions): Tree {
    const use = this.$begin("shortwire.test.v1.Tree", request);
    $putTree(request, $sw.writer);
    const r = this.$send(4, use, options);
    return $mergeTree($clearTree(into), r);
  }

  /** {@link echoTree} in wire format. */
  echoTreeRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(4, request, options);
  }

  /** {@link echoTreeRaw}, on this thread. */
  echoTreeRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(4, request, options);
  }

  /** {@link echoTreeRawSync} to the start of `into`; returns the reply's size. */
  echoTreeRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(4, request, into, options);
  }

  /** {@link echoTree} for each item, in one call. */
  async echoTreeMany(items: readonly TreeInit[], options?: $sw.CallOptions): Promise<Tree[]> {
    return this.$startMany($Feature$EchoTree, items, options);
  }

  /** {@link echoTreeMany}, on this thread. */
  echoTreeManySync(items: readonly TreeInit[], options?: $sw.CallOptions): Tree[] {
    return this.$sendMany($Feature$EchoTree, items, options);
  }
}
