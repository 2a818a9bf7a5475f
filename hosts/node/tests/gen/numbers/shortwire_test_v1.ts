// Made by shortwire gen from numbers.proto. Do not edit.
/** A part of shortwire.test.v1 as a client may see it that wants 64-bit integers as numbers. */
import * as $sw from "shortwire/gen_v1";

export class Int64Value {
  value: number = 0;
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
  value?: number | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putInt64Value(m: Int64ValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Int64Value.$unknown");
  if (m.value !== undefined && m.value !== 0) {
    w.safeInt64(m.value, "shortwire.test.v1.Int64Value.value");
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
        m.value = r.safeInt64("shortwire.test.v1.Int64Value.value");
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearInt64Value(m: Int64Value): Int64Value {
  m.value = 0;
  m.$unknown = undefined;
  return m;
}

export class Uint64Value {
  value: number = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Uint64Value";

  constructor(fields?: Partial<Uint64Value>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: Uint64ValueInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Uint64Value.fullName, message, $putUint64Value, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: Uint64ValueInit, into: Uint8Array): number {
    return $sw.encodeInto(Uint64Value.fullName, message, $putUint64Value, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Uint64Value {
    return $mergeUint64Value(new Uint64Value(), $sw.decoding(Uint64Value.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Uint64Value, bytes: Uint8Array, options?: $sw.CodecOptions): Uint64Value {
    const r = $sw.decoding(Uint64Value.fullName, bytes, options);
    return $mergeUint64Value($clearUint64Value(message), r);
  }
}

/** What may be given for a Uint64Value. */
export interface Uint64ValueInit {
  value?: number | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putUint64Value(m: Uint64ValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Uint64Value.$unknown");
  if (m.value !== undefined && m.value !== 0) {
    w.safeUint64(m.value, "shortwire.test.v1.Uint64Value.value");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeUint64Value(m: Uint64Value, r: $sw.Reader): Uint64Value {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.value = r.safeUint64("shortwire.test.v1.Uint64Value.value");
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearUint64Value(m: Uint64Value): Uint64Value {
  m.value = 0;
  m.$unknown = undefined;
  return m;
}

export class Unpacked {
  int64s: number[] = [];
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Unpacked";

  constructor(fields?: Partial<Unpacked>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: UnpackedInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Unpacked.fullName, message, $putUnpacked, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: UnpackedInit, into: Uint8Array): number {
    return $sw.encodeInto(Unpacked.fullName, message, $putUnpacked, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Unpacked {
    return $mergeUnpacked(new Unpacked(), $sw.decoding(Unpacked.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Unpacked, bytes: Uint8Array, options?: $sw.CodecOptions): Unpacked {
    const r = $sw.decoding(Unpacked.fullName, bytes, options);
    return $mergeUnpacked($clearUnpacked(message), r);
  }
}

/** What may be given for a Unpacked. */
export interface UnpackedInit {
  int64s?: ArrayLike<number> | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putUnpacked(m: UnpackedInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Unpacked.$unknown");
  {
    const list = $sw.list(m.int64s, "shortwire.test.v1.Unpacked.int64s");
    for (let i = list.length; i-- > 0;) {
      w.safeInt64(list[i]!, "shortwire.test.v1.Unpacked.int64s");
      w.tag(0x08);
    }
  }
}

/** For generated code. */
export function $mergeUnpacked(m: Unpacked, r: $sw.Reader): Unpacked {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.openList();
        while (r.at < r.end) m.int64s.push(r.safeInt64("shortwire.test.v1.Unpacked.int64s"));
        r.end = outer;
        break;
      }
      case 0x08:
        m.int64s.push(r.safeInt64("shortwire.test.v1.Unpacked.int64s"));
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearUnpacked(m: Unpacked): Unpacked {
  m.int64s = [];
  m.$unknown = undefined;
  return m;
}

/** Every 64-bit type. */
export class Numbers {
  int64Value: number = 0;
  uint64Value: number = 0;
  sint64Value: number = 0;
  fixed64Value: number = 0;
  sfixed64Value: number = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Numbers";

  constructor(fields?: Partial<Numbers>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: NumbersInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Numbers.fullName, message, $putNumbers, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: NumbersInit, into: Uint8Array): number {
    return $sw.encodeInto(Numbers.fullName, message, $putNumbers, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Numbers {
    return $mergeNumbers(new Numbers(), $sw.decoding(Numbers.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Numbers, bytes: Uint8Array, options?: $sw.CodecOptions): Numbers {
    const r = $sw.decoding(Numbers.fullName, bytes, options);
    return $mergeNumbers($clearNumbers(message), r);
  }
}

/** What may be given for a Numbers. */
export interface NumbersInit {
  int64Value?: number | undefined;
  uint64Value?: number | undefined;
  sint64Value?: number | undefined;
  fixed64Value?: number | undefined;
  sfixed64Value?: number | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putNumbers(m: NumbersInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Numbers.$unknown");
  if (m.sfixed64Value !== undefined && m.sfixed64Value !== 0) {
    w.safeSfixed64(m.sfixed64Value, "shortwire.test.v1.Numbers.sfixed64_value");
    w.tag(0x29);
  }
  if (m.fixed64Value !== undefined && m.fixed64Value !== 0) {
    w.safeFixed64(m.fixed64Value, "shortwire.test.v1.Numbers.fixed64_value");
    w.tag(0x21);
  }
  if (m.sint64Value !== undefined && m.sint64Value !== 0) {
    w.safeSint64(m.sint64Value, "shortwire.test.v1.Numbers.sint64_value");
    w.tag(0x18);
  }
  if (m.uint64Value !== undefined && m.uint64Value !== 0) {
    w.safeUint64(m.uint64Value, "shortwire.test.v1.Numbers.uint64_value");
    w.tag(0x10);
  }
  if (m.int64Value !== undefined && m.int64Value !== 0) {
    w.safeInt64(m.int64Value, "shortwire.test.v1.Numbers.int64_value");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeNumbers(m: Numbers, r: $sw.Reader): Numbers {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.int64Value = r.safeInt64("shortwire.test.v1.Numbers.int64_value");
        break;
      case 0x10:
        m.uint64Value = r.safeUint64("shortwire.test.v1.Numbers.uint64_value");
        break;
      case 0x18:
        m.sint64Value = r.safeSint64("shortwire.test.v1.Numbers.sint64_value");
        break;
      case 0x21:
        m.fixed64Value = r.safeFixed64("shortwire.test.v1.Numbers.fixed64_value");
        break;
      case 0x29:
        m.sfixed64Value = r.safeSfixed64("shortwire.test.v1.Numbers.sfixed64_value");
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearNumbers(m: Numbers): Numbers {
  m.int64Value = 0;
  m.uint64Value = 0;
  m.sint64Value = 0;
  m.fixed64Value = 0;
  m.sfixed64Value = 0;
  m.$unknown = undefined;
  return m;
}

function $storeInt64Value(m: Int64ValueInit): void {
  $sw.storeSafeInt64(8, m.value, "shortwire.test.v1.Int64Value.value");
}

function $loadInt64Value(m: Int64Value): Int64Value {
  m.value = $sw.loadSafeInt64(144, "shortwire.test.v1.Int64Value.value");
  m.$unknown = undefined;
  return m;
}

const $columnsOfInt64Value: readonly $sw.ColumnField[] = [{ name: "value", kind: "safeInt64" }];

/** A batch of Int64Value: of each field a list, or one value for all items. */
export interface Int64ValueColumns {
  readonly value?: $sw.Column<number> | BigInt64Array | undefined;
}

/** The replies of a batch: of each field an array. */
export interface Int64ValueResults {
  value: BigInt64Array;
}

function $gatherInt64Value(items: readonly Int64ValueInit[]): Int64ValueColumns {
  const value$ = new BigInt64Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    value$[i] = BigInt($sw.safe(m.value, "shortwire.test.v1.Int64Value.value"));
  }
  return { value: value$ };
}

function $scatterInt64Value(columns: Int64ValueResults, count: number): Int64Value[] {
  const items = new Array<Int64Value>(count);
  for (let i = 0; i < count; i++) {
    const m = new Int64Value();
    m.value = $sw.safe(Number(columns.value[i]!), "shortwire.test.v1.Int64Value.value");
    items[i] = m;
  }
  return items;
}

function $storeUint64Value(m: Uint64ValueInit): void {
  $sw.storeSafeUint64(8, m.value, "shortwire.test.v1.Uint64Value.value");
}

function $loadUint64Value(m: Uint64Value): Uint64Value {
  m.value = $sw.loadSafeUint64(144, "shortwire.test.v1.Uint64Value.value");
  m.$unknown = undefined;
  return m;
}

const $columnsOfUint64Value: readonly $sw.ColumnField[] = [{ name: "value", kind: "safeUint64" }];

/** A batch of Uint64Value: of each field a list, or one value for all items. */
export interface Uint64ValueColumns {
  readonly value?: $sw.Column<number> | BigUint64Array | undefined;
}

/** The replies of a batch: of each field an array. */
export interface Uint64ValueResults {
  value: BigUint64Array;
}

function $gatherUint64Value(items: readonly Uint64ValueInit[]): Uint64ValueColumns {
  const value$ = new BigUint64Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    value$[i] = BigInt($sw.safe(m.value, "shortwire.test.v1.Uint64Value.value"));
  }
  return { value: value$ };
}

function $scatterUint64Value(columns: Uint64ValueResults, count: number): Uint64Value[] {
  const items = new Array<Uint64Value>(count);
  for (let i = 0; i < count; i++) {
    const m = new Uint64Value();
    m.value = $sw.safe(Number(columns.value[i]!), "shortwire.test.v1.Uint64Value.value");
    items[i] = m;
  }
  return items;
}

const $Feature: readonly $sw.Method[] = [
  { name: "shortwire.test.v1.Feature/EchoInt64", id: 0x4f9e788d37bd9cden, shape: 0xc1b88543f2dd4026n },
  { name: "shortwire.test.v1.Feature/EchoUint64", id: 0x1dd35eafe13af149n, shape: 0xa8eeab3cde491543n },
  { name: "shortwire.test.v1.Feature/EchoUnpacked", id: 0x5ecce6e67f243c3cn, shape: 0x0000000000000000n },
];

const $Feature$EchoInt64: $sw.FlatBatch<Int64ValueInit, Int64Value> = {
  method: 0,
  put: (message, w) => $putInt64Value(message, w),
  merge: (message, r) => $mergeInt64Value(message, r),
  create: () => new Int64Value(),
  request: $columnsOfInt64Value,
  reply: $columnsOfInt64Value,
};

const $Feature$EchoUint64: $sw.FlatBatch<Uint64ValueInit, Uint64Value> = {
  method: 1,
  put: (message, w) => $putUint64Value(message, w),
  merge: (message, r) => $mergeUint64Value(message, r),
  create: () => new Uint64Value(),
  request: $columnsOfUint64Value,
  reply: $columnsOfUint64Value,
};

const $Feature$EchoUnpacked: $sw.WireBatch<UnpackedInit, Unpacked> = {
  method: 2,
  put: (message, w) => $putUnpacked(message, w),
  merge: (message, r) => $mergeUnpacked(message, r),
  create: () => new Unpacked(),
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

  async echoUint64(request: Uint64ValueInit, options?: $sw.CallOptions): Promise<Uint64Value> {
    return this.echoUint64Into(request, new Uint64Value(), options);
  }

  /** {@link echoUint64}, on this thread. */
  echoUint64Sync(request: Uint64ValueInit, options?: $sw.CallOptions): Uint64Value {
    return this.echoUint64Into(request, new Uint64Value(), options);
  }

  /** {@link echoUint64Sync} into a reply that exists, in place of what it held. */
  echoUint64Into(request: Uint64ValueInit, into: Uint64Value, options?: $sw.CallOptions): Uint64Value {
    $sw.checkMessage("shortwire.test.v1.Uint64Value", request);
    $storeUint64Value(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadUint64Value(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("shortwire.test.v1.Uint64Value", request);
    $putUint64Value(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeUint64Value($clearUint64Value(into), r);
  }

  /** {@link echoUint64} in wire format. */
  echoUint64Raw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link echoUint64Raw}, on this thread. */
  echoUint64RawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link echoUint64RawSync} to the start of `into`; returns the reply's size. */
  echoUint64RawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link echoUint64} for each item, in one call. */
  async echoUint64Many(items: readonly Uint64ValueInit[], options?: $sw.CallOptions): Promise<Uint64Value[]> {
    return this.echoUint64ManySync(items, options);
  }

  /** {@link echoUint64Many}, on this thread. */
  echoUint64ManySync(items: readonly Uint64ValueInit[], options?: $sw.CallOptions): Uint64Value[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.echoUint64ColumnsSync($gatherUint64Value(items), options),
      $scatterUint64Value,
    );
  }

  /** {@link echoUint64Many} over arrays, one a field. */
  async echoUint64Columns(
    columns: Uint64ValueColumns,
    options?: $sw.ColumnsOptions<Uint64ValueResults>,
  ): Promise<Uint64ValueResults> {
    return this.echoUint64ColumnsSync(columns, options);
  }

  /** {@link echoUint64Columns}, on this thread. */
  echoUint64ColumnsSync(
    columns: Uint64ValueColumns,
    options?: $sw.ColumnsOptions<Uint64ValueResults>,
  ): Uint64ValueResults {
    return $sw.columns(this, $Feature$EchoUint64, columns, options) as unknown as Uint64ValueResults;
  }

  async echoUnpacked(request: UnpackedInit, options?: $sw.CallOptions): Promise<Unpacked> {
    const use = this.$begin("shortwire.test.v1.Unpacked", request);
    $putUnpacked(request, $sw.writer);
    const bytes = await this.$start(2, use, options);
    return $mergeUnpacked(new Unpacked(), this.$read(2, bytes));
  }

  /** {@link echoUnpacked}, on this thread. */
  echoUnpackedSync(request: UnpackedInit, options?: $sw.CallOptions): Unpacked {
    const use = this.$begin("shortwire.test.v1.Unpacked", request);
    $putUnpacked(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeUnpacked(new Unpacked(), r);
  }

  /** {@link echoUnpackedSync} into a reply that exists, in place of what it held. */
  echoUnpackedInto(request: UnpackedInit, into: Unpacked, options?: $sw.CallOptions): Unpacked {
    const use = this.$begin("shortwire.test.v1.Unpacked", request);
    $putUnpacked(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeUnpacked($clearUnpacked(into), r);
  }

  /** {@link echoUnpacked} in wire format. */
  echoUnpackedRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(2, request, options);
  }

  /** {@link echoUnpackedRaw}, on this thread. */
  echoUnpackedRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(2, request, options);
  }

  /** {@link echoUnpackedRawSync} to the start of `into`; returns the reply's size. */
  echoUnpackedRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(2, request, into, options);
  }

  /** {@link echoUnpacked} for each item, in one call. */
  async echoUnpackedMany(items: readonly UnpackedInit[], options?: $sw.CallOptions): Promise<Unpacked[]> {
    return this.$startMany($Feature$EchoUnpacked, items, options);
  }

  /** {@link echoUnpackedMany}, on this thread. */
  echoUnpackedManySync(items: readonly UnpackedInit[], options?: $sw.CallOptions): Unpacked[] {
    return this.$sendMany($Feature$EchoUnpacked, items, options);
  }
}
