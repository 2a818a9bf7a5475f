// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
/** The feature service as it may become: what a client newer than the library was generated from. */
import * as $sw from "shortwire/gen_v1";

export class Int64Value {
  value: bigint = 0n;
  unit: string = "";
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
  unit?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putInt64Value(m: Int64ValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Int64Value.$unknown");
  if (m.unit !== undefined && m.unit !== "") {
    w.string(m.unit, "shortwire.test.v1.Int64Value.unit");
    w.tag(0x12);
  }
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
      case 0x12:
        m.unit = r.string();
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
  m.unit = "";
  m.$unknown = undefined;
  return m;
}

export class StringValue {
  value: string = "";
  more: string[] = [];
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.StringValue";

  constructor(fields?: Partial<StringValue>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: StringValueInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(StringValue.fullName, message, $putStringValue, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: StringValueInit, into: Uint8Array): number {
    return $sw.encodeInto(StringValue.fullName, message, $putStringValue, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): StringValue {
    return $mergeStringValue(new StringValue(), $sw.decoding(StringValue.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: StringValue, bytes: Uint8Array, options?: $sw.CodecOptions): StringValue {
    const r = $sw.decoding(StringValue.fullName, bytes, options);
    return $mergeStringValue($clearStringValue(message), r);
  }
}

/** What may be given for a StringValue. */
export interface StringValueInit {
  value?: string | undefined;
  more?: readonly string[] | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putStringValue(m: StringValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.StringValue.$unknown");
  {
    const list = $sw.list(m.more, "shortwire.test.v1.StringValue.more");
    for (let i = list.length; i-- > 0;) {
      w.string(list[i]!, "shortwire.test.v1.StringValue.more");
      w.tag(0x12);
    }
  }
  if (m.value !== undefined && m.value !== "") {
    w.string(m.value, "shortwire.test.v1.StringValue.value");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeStringValue(m: StringValue, r: $sw.Reader): StringValue {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.value = r.string();
        break;
      case 0x12:
        m.more.push(r.string());
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearStringValue(m: StringValue): StringValue {
  m.value = "";
  m.more = [];
  m.$unknown = undefined;
  return m;
}

export class Tree {
  value: bigint = 0n;
  left: Tree | undefined = undefined;
  label: string = "";
  weights: Map<string, bigint> = new Map();
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
  value?: bigint | undefined;
  left?: TreeInit | undefined;
  label?: string | undefined;
  weights?: ReadonlyMap<string, bigint> | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putTree(m: TreeInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Tree.$unknown");
  {
    const entries = $sw.reversed(m.weights, "shortwire.test.v1.Tree.weights");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as string;
      const value = entries[--i] as bigint;
      const entry = w.written();
      w.int64(value, "shortwire.test.v1.Tree.weights");
      w.tag(0x10);
      w.string(key, "shortwire.test.v1.Tree.weights");
      w.tag(0x0a);
      w.lengthSince(entry);
      w.tag(0x32a);
    }
  }
  if (m.label !== undefined && m.label !== "") {
    w.string(m.label, "shortwire.test.v1.Tree.label");
    w.tag(0x322);
  }
  if (m.left !== undefined) {
    const before = w.open(m.left, "shortwire.test.v1.Tree.left");
    $putTree(m.left, w);
    w.close(before);
    w.tag(0x12);
  }
  if (m.value !== undefined && m.value !== 0n) {
    w.int64(m.value, "shortwire.test.v1.Tree.value");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeTree(m: Tree, r: $sw.Reader): Tree {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.value = r.int64();
        break;
      case 0x12: {
        const outer = r.open();
        m.left = $mergeTree(m.left ?? new Tree(), r);
        r.close(outer);
        break;
      }
      case 0x322:
        m.label = r.string();
        break;
      case 0x32a: {
        const outer = r.openList();
        let key = "";
        let value: bigint = 0n;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x0a) key = r.string();
          else if (part === 0x10) value = r.int64();
          else r.skip(part);
        }
        r.end = outer;
        m.weights.set(key, value);
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
  m.value = 0n;
  m.left = undefined;
  m.label = "";
  m.weights = new Map();
  m.$unknown = undefined;
  return m;
}

export class Nested {
  inner: string = "";
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Nested";

  constructor(fields?: Partial<Nested>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: NestedInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Nested.fullName, message, $putNested, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: NestedInit, into: Uint8Array): number {
    return $sw.encodeInto(Nested.fullName, message, $putNested, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Nested {
    return $mergeNested(new Nested(), $sw.decoding(Nested.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Nested, bytes: Uint8Array, options?: $sw.CodecOptions): Nested {
    const r = $sw.decoding(Nested.fullName, bytes, options);
    return $mergeNested($clearNested(message), r);
  }
}

/** What may be given for a Nested. */
export interface NestedInit {
  inner?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putNested(m: NestedInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Nested.$unknown");
  if (m.inner !== undefined && m.inner !== "") {
    w.string(m.inner, "shortwire.test.v1.Nested.inner");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeNested(m: Nested, r: $sw.Reader): Nested {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.inner = r.string();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearNested(m: Nested): Nested {
  m.inner = "";
  m.$unknown = undefined;
  return m;
}

function $storeInt64Value(m: Int64ValueInit): void {
  $sw.beginSlots();
  $sw.storeInt64(8, m.value, "shortwire.test.v1.Int64Value.value");
  $sw.storeString(9, m.unit, "shortwire.test.v1.Int64Value.unit");
}

function $loadInt64Value(m: Int64Value): Int64Value {
  $sw.beginReply("shortwire.test.v1.Int64Value");
  m.value = $sw.loadInt64(144);
  m.unit = $sw.loadString(145);
  m.$unknown = undefined;
  return m;
}

const $columnsOfInt64Value: readonly $sw.ColumnField[] = [
  { name: "value", kind: "int64" },
  { name: "unit", kind: "string" },
];

/** A batch of Int64Value: of each field a list, or one value for all items. */
export interface Int64ValueColumns {
  readonly value?: $sw.Column<bigint> | undefined;
  readonly unit?: $sw.Column<string> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface Int64ValueResults {
  value: BigInt64Array;
  unit: string[];
}

function $storeNested(m: NestedInit): void {
  $sw.beginSlots();
  $sw.storeString(8, m.inner, "shortwire.test.v1.Nested.inner");
}

function $loadNested(m: Nested): Nested {
  $sw.beginReply("shortwire.test.v1.Nested");
  m.inner = $sw.loadString(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfNested: readonly $sw.ColumnField[] = [{ name: "inner", kind: "string" }];

/** A batch of Nested: of each field a list, or one value for all items. */
export interface NestedColumns {
  readonly inner?: $sw.Column<string> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface NestedResults {
  inner: string[];
}

const $Feature: readonly $sw.Method[] = [
  {
    name: "shortwire.test.v1.Feature/EchoInt64",
    id: 0x4f9e788d37bd9cden,
    shape: 0xed9b55dad205c0a8n,
    requestBytes: [1],
    replyBytes: [1],
  },
  { name: "shortwire.test.v1.Feature/EchoString", id: 0x453d3c1aefaaf2d6n, shape: 0x0000000000000000n },
  { name: "shortwire.test.v1.Feature/EchoTree", id: 0x80daf78d67e8358fn, shape: 0x0000000000000000n },
  {
    name: "shortwire.test.v1.Feature/EchoNested",
    id: 0xf3912845b4146198n,
    shape: 0x2455fadc4a1f1ed8n,
    requestBytes: [0],
    replyBytes: [0],
  },
  {
    name: "shortwire.test.v1.Feature/Added",
    id: 0xc552f12b23c4c190n,
    shape: 0x1c1fde38e4f88c12n,
    requestBytes: [1],
    replyBytes: [1],
  },
  { name: "shortwire.test.v1.Feature/AddedTree", id: 0x3b9665a9e6c47878n, shape: 0x0000000000000000n },
];

const $Feature$EchoInt64: $sw.FlatBatch<Int64ValueInit, Int64Value> = {
  method: 0,
  put: (message, w) => $putInt64Value(message, w),
  merge: (message, r) => $mergeInt64Value(message, r),
  create: () => new Int64Value(),
  request: $columnsOfInt64Value,
  reply: $columnsOfInt64Value,
};

const $Feature$EchoString: $sw.WireBatch<StringValueInit, StringValue> = {
  method: 1,
  put: (message, w) => $putStringValue(message, w),
  merge: (message, r) => $mergeStringValue(message, r),
  create: () => new StringValue(),
};

const $Feature$EchoTree: $sw.WireBatch<TreeInit, Tree> = {
  method: 2,
  put: (message, w) => $putTree(message, w),
  merge: (message, r) => $mergeTree(message, r),
  create: () => new Tree(),
};

const $Feature$EchoNested: $sw.FlatBatch<NestedInit, Nested> = {
  method: 3,
  put: (message, w) => $putNested(message, w),
  merge: (message, r) => $mergeNested(message, r),
  create: () => new Nested(),
  request: $columnsOfNested,
  reply: $columnsOfNested,
};

const $Feature$Added: $sw.FlatBatch<Int64ValueInit, Int64Value> = {
  method: 4,
  put: (message, w) => $putInt64Value(message, w),
  merge: (message, r) => $mergeInt64Value(message, r),
  create: () => new Int64Value(),
  request: $columnsOfInt64Value,
  reply: $columnsOfInt64Value,
};

const $Feature$AddedTree: $sw.WireBatch<TreeInit, Tree> = {
  method: 5,
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

  /** Has a field here that the library does not know. */
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
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadInt64Value(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("shortwire.test.v1.Int64Value", request);
    $putInt64Value(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeInt64Value($clearInt64Value(into), r);
  }

  /** {@link echoInt64} in wire format. */
  echoInt64Raw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link echoInt64Raw}, on this thread. */
  echoInt64RawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link echoInt64RawSync} to the start of `into`; returns the reply's size. */
  echoInt64RawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link echoInt64} for each item, in one call. */
  async echoInt64Many(items: readonly Int64ValueInit[], options?: $sw.CallOptions): Promise<Int64Value[]> {
    return this.echoInt64ManySync(items, options);
  }

  /** {@link echoInt64Many}, on this thread. */
  echoInt64ManySync(items: readonly Int64ValueInit[], options?: $sw.CallOptions): Int64Value[] {
    return this.$sendMany($Feature$EchoInt64, items, options);
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

  /** Has a list here, so that it is not flat any more. */
  async echoString(request: StringValueInit, options?: $sw.CallOptions): Promise<StringValue> {
    const use = this.$begin("shortwire.test.v1.StringValue", request);
    $putStringValue(request, $sw.writer);
    const bytes = await this.$start(1, use, options);
    return $mergeStringValue(new StringValue(), this.$read(1, bytes));
  }

  /** {@link echoString}, on this thread. */
  echoStringSync(request: StringValueInit, options?: $sw.CallOptions): StringValue {
    const use = this.$begin("shortwire.test.v1.StringValue", request);
    $putStringValue(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeStringValue(new StringValue(), r);
  }

  /** {@link echoStringSync} into a reply that exists, in place of what it held. */
  echoStringInto(request: StringValueInit, into: StringValue, options?: $sw.CallOptions): StringValue {
    const use = this.$begin("shortwire.test.v1.StringValue", request);
    $putStringValue(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeStringValue($clearStringValue(into), r);
  }

  /** {@link echoString} in wire format. */
  echoStringRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link echoStringRaw}, on this thread. */
  echoStringRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link echoStringRawSync} to the start of `into`; returns the reply's size. */
  echoStringRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link echoString} for each item, in one call. */
  async echoStringMany(items: readonly StringValueInit[], options?: $sw.CallOptions): Promise<StringValue[]> {
    return this.$startMany($Feature$EchoString, items, options);
  }

  /** {@link echoStringMany}, on this thread. */
  echoStringManySync(items: readonly StringValueInit[], options?: $sw.CallOptions): StringValue[] {
    return this.$sendMany($Feature$EchoString, items, options);
  }

  /** Has fields here that the library does not know. */
  async echoTree(request: TreeInit, options?: $sw.CallOptions): Promise<Tree> {
    const use = this.$begin("shortwire.test.v1.Tree", request);
    $putTree(request, $sw.writer);
    const bytes = await this.$start(2, use, options);
    return $mergeTree(new Tree(), this.$read(2, bytes));
  }

  /** {@link echoTree}, on this thread. */
  echoTreeSync(request: TreeInit, options?: $sw.CallOptions): Tree {
    const use = this.$begin("shortwire.test.v1.Tree", request);
    $putTree(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeTree(new Tree(), r);
  }

  /** {@link echoTreeSync} into a reply that exists, in place of what it held. */
  echoTreeInto(request: TreeInit, into: Tree, options?: $sw.CallOptions): Tree {
    const use = this.$begin("shortwire.test.v1.Tree", request);
    $putTree(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeTree($clearTree(into), r);
  }

  /** {@link echoTree} in wire format. */
  echoTreeRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(2, request, options);
  }

  /** {@link echoTreeRaw}, on this thread. */
  echoTreeRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(2, request, options);
  }

  /** {@link echoTreeRawSync} to the start of `into`; returns the reply's size. */
  echoTreeRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(2, request, into, options);
  }

  /** {@link echoTree} for each item, in one call. */
  async echoTreeMany(items: readonly TreeInit[], options?: $sw.CallOptions): Promise<Tree[]> {
    return this.$startMany($Feature$EchoTree, items, options);
  }

  /** {@link echoTreeMany}, on this thread. */
  echoTreeManySync(items: readonly TreeInit[], options?: $sw.CallOptions): Tree[] {
    return this.$sendMany($Feature$EchoTree, items, options);
  }

  /** Has another type here: not a change that protobuf allows. */
  async echoNested(request: NestedInit, options?: $sw.CallOptions): Promise<Nested> {
    return this.echoNestedInto(request, new Nested(), options);
  }

  /** {@link echoNested}, on this thread. */
  echoNestedSync(request: NestedInit, options?: $sw.CallOptions): Nested {
    return this.echoNestedInto(request, new Nested(), options);
  }

  /** {@link echoNestedSync} into a reply that exists, in place of what it held. */
  echoNestedInto(request: NestedInit, into: Nested, options?: $sw.CallOptions): Nested {
    $sw.checkMessage("shortwire.test.v1.Nested", request);
    $storeNested(request);
    const code = $sw.callFlat(this.$base + 3, options);
    if (code === 0) return $loadNested(into);
    this.$failUnlessShape(3, code);
    const use = this.$begin("shortwire.test.v1.Nested", request);
    $putNested(request, $sw.writer);
    const r = this.$send(3, use, options);
    return $mergeNested($clearNested(into), r);
  }

  /** {@link echoNested} in wire format. */
  echoNestedRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(3, request, options);
  }

  /** {@link echoNestedRaw}, on this thread. */
  echoNestedRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(3, request, options);
  }

  /** {@link echoNestedRawSync} to the start of `into`; returns the reply's size. */
  echoNestedRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(3, request, into, options);
  }

  /** {@link echoNested} for each item, in one call. */
  async echoNestedMany(items: readonly NestedInit[], options?: $sw.CallOptions): Promise<Nested[]> {
    return this.echoNestedManySync(items, options);
  }

  /** {@link echoNestedMany}, on this thread. */
  echoNestedManySync(items: readonly NestedInit[], options?: $sw.CallOptions): Nested[] {
    return this.$sendMany($Feature$EchoNested, items, options);
  }

  /** {@link echoNestedMany} over arrays, one a field. */
  async echoNestedColumns(columns: NestedColumns, options?: $sw.ColumnsOptions<NestedResults>): Promise<NestedResults> {
    return this.echoNestedColumnsSync(columns, options);
  }

  /** {@link echoNestedColumns}, on this thread. */
  echoNestedColumnsSync(columns: NestedColumns, options?: $sw.ColumnsOptions<NestedResults>): NestedResults {
    return $sw.columns(this, $Feature$EchoNested, columns, options) as unknown as NestedResults;
  }

  /** Does not exist in the library. */
  async added(request: Int64ValueInit, options?: $sw.CallOptions): Promise<Int64Value> {
    return this.addedInto(request, new Int64Value(), options);
  }

  /** {@link added}, on this thread. */
  addedSync(request: Int64ValueInit, options?: $sw.CallOptions): Int64Value {
    return this.addedInto(request, new Int64Value(), options);
  }

  /** {@link addedSync} into a reply that exists, in place of what it held. */
  addedInto(request: Int64ValueInit, into: Int64Value, options?: $sw.CallOptions): Int64Value {
    $sw.checkMessage("shortwire.test.v1.Int64Value", request);
    $storeInt64Value(request);
    const code = $sw.callFlat(this.$base + 4, options);
    if (code === 0) return $loadInt64Value(into);
    this.$failUnlessShape(4, code);
    const use = this.$begin("shortwire.test.v1.Int64Value", request);
    $putInt64Value(request, $sw.writer);
    const r = this.$send(4, use, options);
    return $mergeInt64Value($clearInt64Value(into), r);
  }

  /** {@link added} in wire format. */
  addedRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(4, request, options);
  }

  /** {@link addedRaw}, on this thread. */
  addedRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(4, request, options);
  }

  /** {@link addedRawSync} to the start of `into`; returns the reply's size. */
  addedRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(4, request, into, options);
  }

  /** {@link added} for each item, in one call. */
  async addedMany(items: readonly Int64ValueInit[], options?: $sw.CallOptions): Promise<Int64Value[]> {
    return this.addedManySync(items, options);
  }

  /** {@link addedMany}, on this thread. */
  addedManySync(items: readonly Int64ValueInit[], options?: $sw.CallOptions): Int64Value[] {
    return this.$sendMany($Feature$Added, items, options);
  }

  /** {@link addedMany} over arrays, one a field. */
  async addedColumns(
    columns: Int64ValueColumns,
    options?: $sw.ColumnsOptions<Int64ValueResults>,
  ): Promise<Int64ValueResults> {
    return this.addedColumnsSync(columns, options);
  }

  /** {@link addedColumns}, on this thread. */
  addedColumnsSync(columns: Int64ValueColumns, options?: $sw.ColumnsOptions<Int64ValueResults>): Int64ValueResults {
    return $sw.columns(this, $Feature$Added, columns, options) as unknown as Int64ValueResults;
  }

  /** Does not exist in the library, and is not flat. */
  async addedTree(request: TreeInit, options?: $sw.CallOptions): Promise<Tree> {
    const use = this.$begin("shortwire.test.v1.Tree", request);
    $putTree(request, $sw.writer);
    const bytes = await this.$start(5, use, options);
    return $mergeTree(new Tree(), this.$read(5, bytes));
  }

  /** {@link addedTree}, on this thread. */
  addedTreeSync(request: TreeInit, options?: $sw.CallOptions): Tree {
    const use = this.$begin("shortwire.test.v1.Tree", request);
    $putTree(request, $sw.writer);
    const r = this.$send(5, use, options);
    return $mergeTree(new Tree(), r);
  }

  /** {@link addedTreeSync} into a reply that exists, in place of what it held. */
  addedTreeInto(request: TreeInit, into: Tree, options?: $sw.CallOptions): Tree {
    const use = this.$begin("shortwire.test.v1.Tree", request);
    $putTree(request, $sw.writer);
    const r = this.$send(5, use, options);
    return $mergeTree($clearTree(into), r);
  }

  /** {@link addedTree} in wire format. */
  addedTreeRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(5, request, options);
  }

  /** {@link addedTreeRaw}, on this thread. */
  addedTreeRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(5, request, options);
  }

  /** {@link addedTreeRawSync} to the start of `into`; returns the reply's size. */
  addedTreeRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(5, request, into, options);
  }

  /** {@link addedTree} for each item, in one call. */
  async addedTreeMany(items: readonly TreeInit[], options?: $sw.CallOptions): Promise<Tree[]> {
    return this.$startMany($Feature$AddedTree, items, options);
  }

  /** {@link addedTreeMany}, on this thread. */
  addedTreeManySync(items: readonly TreeInit[], options?: $sw.CallOptions): Tree[] {
    return this.$sendMany($Feature$AddedTree, items, options);
  }
}
