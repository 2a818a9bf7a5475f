// Made by shortwire gen from direct.proto. Do not edit.
/** Replies that their service writes where the caller wants them. */
import * as $sw from "shortwire/gen_v1";

export class SealRequest {
  key: Uint8Array = $sw.NO_BYTES;
  counter: bigint = 0n;
  message: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "direct.v1.SealRequest";

  constructor(fields?: Partial<SealRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: SealRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(SealRequest.fullName, message, $putSealRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: SealRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(SealRequest.fullName, message, $putSealRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): SealRequest {
    return $mergeSealRequest(new SealRequest(), $sw.decoding(SealRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: SealRequest, bytes: Uint8Array, options?: $sw.CodecOptions): SealRequest {
    const r = $sw.decoding(SealRequest.fullName, bytes, options);
    return $mergeSealRequest($clearSealRequest(message), r);
  }
}

/** What may be given for a SealRequest. */
export interface SealRequestInit {
  key?: Uint8Array | undefined;
  counter?: bigint | undefined;
  message?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putSealRequest(m: SealRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "direct.v1.SealRequest.$unknown");
  if (m.message !== undefined && m.message?.length !== 0) {
    w.blob(m.message, "direct.v1.SealRequest.message");
    w.tag(0x1a);
  }
  if (m.counter !== undefined && m.counter !== 0n) {
    w.uint64(m.counter, "direct.v1.SealRequest.counter");
    w.tag(0x10);
  }
  if (m.key !== undefined && m.key?.length !== 0) {
    w.blob(m.key, "direct.v1.SealRequest.key");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeSealRequest(m: SealRequest, r: $sw.Reader): SealRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.key = r.blob();
        break;
      case 0x10:
        m.counter = r.uint64();
        break;
      case 0x1a:
        m.message = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearSealRequest(m: SealRequest): SealRequest {
  m.key = $sw.NO_BYTES;
  m.counter = 0n;
  m.message = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class Sealed {
  value: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "direct.v1.Sealed";

  constructor(fields?: Partial<Sealed>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: SealedInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Sealed.fullName, message, $putSealed, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: SealedInit, into: Uint8Array): number {
    return $sw.encodeInto(Sealed.fullName, message, $putSealed, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Sealed {
    return $mergeSealed(new Sealed(), $sw.decoding(Sealed.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Sealed, bytes: Uint8Array, options?: $sw.CodecOptions): Sealed {
    const r = $sw.decoding(Sealed.fullName, bytes, options);
    return $mergeSealed($clearSealed(message), r);
  }
}

/** What may be given for a Sealed. */
export interface SealedInit {
  value?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putSealed(m: SealedInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "direct.v1.Sealed.$unknown");
  if (m.value !== undefined && m.value?.length !== 0) {
    w.blob(m.value, "direct.v1.Sealed.value");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeSealed(m: Sealed, r: $sw.Reader): Sealed {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.value = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearSealed(m: Sealed): Sealed {
  m.value = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class Size {
  size: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "direct.v1.Size";

  constructor(fields?: Partial<Size>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: SizeInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Size.fullName, message, $putSize, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: SizeInit, into: Uint8Array): number {
    return $sw.encodeInto(Size.fullName, message, $putSize, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Size {
    return $mergeSize(new Size(), $sw.decoding(Size.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Size, bytes: Uint8Array, options?: $sw.CodecOptions): Size {
    const r = $sw.decoding(Size.fullName, bytes, options);
    return $mergeSize($clearSize(message), r);
  }
}

/** What may be given for a Size. */
export interface SizeInit {
  size?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putSize(m: SizeInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "direct.v1.Size.$unknown");
  if (m.size !== undefined && m.size !== 0n) {
    w.uint64(m.size, "direct.v1.Size.size");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeSize(m: Size, r: $sw.Reader): Size {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.size = r.uint64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearSize(m: Size): Size {
  m.size = 0n;
  m.$unknown = undefined;
  return m;
}

function $storeSealRequest(m: SealRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.key, "direct.v1.SealRequest.key");
  $sw.storeUint64(10, m.counter, "direct.v1.SealRequest.counter");
  $sw.storeBytes(11, m.message, "direct.v1.SealRequest.message");
}

const $columnsOfSealRequest: readonly $sw.ColumnField[] = [
  { name: "key", kind: "bytes" },
  { name: "counter", kind: "uint64" },
  { name: "message", kind: "bytes" },
];

/** A batch of SealRequest: of each field a list, or one value for all items. */
export interface SealRequestColumns {
  readonly key?: $sw.Column<Uint8Array> | undefined;
  readonly counter?: $sw.Column<bigint> | undefined;
  readonly message?: $sw.Column<Uint8Array> | undefined;
}

function $loadSealed(m: Sealed): Sealed {
  $sw.beginReply("direct.v1.Sealed");
  m.value = $sw.loadBytes(144, m.value);
  m.$unknown = undefined;
  return m;
}

const $columnsOfSealed: readonly $sw.ColumnField[] = [{ name: "value", kind: "bytes" }];

/** The replies of a batch: of each field an array. */
export interface SealedResults {
  value: Uint8Array[];
}

function $storeSize(m: SizeInit): void {
  $sw.storeUint64(8, m.size, "direct.v1.Size.size");
}

function $loadSize(m: Size): Size {
  m.size = $sw.loadUint64(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfSize: readonly $sw.ColumnField[] = [{ name: "size", kind: "uint64" }];

/** A batch of Size: of each field a list, or one value for all items. */
export interface SizeColumns {
  readonly size?: $sw.Column<bigint> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface SizeResults {
  size: BigUint64Array;
}

function $gatherSize(items: readonly SizeInit[]): SizeColumns {
  const size$ = new BigUint64Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    size$[i] = $sw.toUint64(m.size, "direct.v1.Size.size");
  }
  return { size: size$ };
}

function $scatterSize(columns: SizeResults, count: number): Size[] {
  const items = new Array<Size>(count);
  for (let i = 0; i < count; i++) {
    const m = new Size();
    m.size = columns.size[i]!;
    items[i] = m;
  }
  return items;
}

const $Sealer: readonly $sw.Method[] = [
  {
    name: "direct.v1.Sealer/Seal",
    id: 0x80b16e07bf618757n,
    shape: 0x78ab36481ff7fa73n,
    requestBytes: [0, 3],
    replyBytes: [0],
  },
  { name: "direct.v1.Sealer/Random", id: 0x3721296361d33d45n, shape: 0x61f0793e3e1fd203n, replyBytes: [0] },
  {
    name: "direct.v1.Sealer/Derive",
    id: 0x1e18f11199876e01n,
    shape: 0xe2562c326393c184n,
    requestBytes: [0, 3],
    replyBytes: [0],
  },
  { name: "direct.v1.Sealer/SealInto", id: 0x3541eb721cefcab5n, shape: 0x93f0595b51300bafn },
  { name: "direct.v1.Sealer/SealMany", id: 0x488c1c535bfea650n, shape: 0xca33dd4b4e6b6d26n },
];

const $Sealer$Seal: $sw.FlatBatch<SealRequestInit, Sealed> = {
  method: 0,
  put: (message, w) => $putSealRequest(message, w),
  merge: (message, r) => $mergeSealed(message, r),
  create: () => new Sealed(),
  request: $columnsOfSealRequest,
  reply: $columnsOfSealed,
};

const $Sealer$Random: $sw.FlatBatch<SizeInit, Sealed> = {
  method: 1,
  put: (message, w) => $putSize(message, w),
  merge: (message, r) => $mergeSealed(message, r),
  create: () => new Sealed(),
  request: $columnsOfSize,
  reply: $columnsOfSealed,
};

const $Sealer$Derive: $sw.FlatBatch<SealRequestInit, Sealed> = {
  method: 2,
  put: (message, w) => $putSealRequest(message, w),
  merge: (message, r) => $mergeSealed(message, r),
  create: () => new Sealed(),
  request: $columnsOfSealRequest,
  reply: $columnsOfSealed,
};

const $Sealer$SealInto: $sw.FlatBatch<SizeInit, Size> = {
  method: 3,
  put: (message, w) => $putSize(message, w),
  merge: (message, r) => $mergeSize(message, r),
  create: () => new Size(),
  request: $columnsOfSize,
  reply: $columnsOfSize,
};

const $Sealer$SealMany: $sw.FlatBatch<SizeInit, Size> = {
  method: 4,
  put: (message, w) => $putSize(message, w),
  merge: (message, r) => $mergeSize(message, r),
  create: () => new Size(),
  request: $columnsOfSize,
  reply: $columnsOfSize,
};

export class Sealer extends $sw.Client {
  static readonly fullName = "direct.v1.Sealer";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Sealer {
    return new Sealer($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Sealer);
  }

  /** May be written over the message. */
  async seal(request: SealRequestInit, options?: $sw.CallOptions): Promise<Sealed> {
    return this.sealInto_(request, new Sealed(), options);
  }

  /** {@link seal}, on this thread. */
  sealSync(request: SealRequestInit, options?: $sw.CallOptions): Sealed {
    return this.sealInto_(request, new Sealed(), options);
  }

  /** {@link sealSync} into a reply that exists, in place of what it held. */
  sealInto_(request: SealRequestInit, into: Sealed, options?: $sw.CallOptions): Sealed {
    $sw.checkMessage("direct.v1.SealRequest", request);
    $storeSealRequest(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadSealed(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("direct.v1.SealRequest", request);
    $putSealRequest(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeSealed($clearSealed(into), r);
  }

  /** {@link sealSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  sealTo(request: SealRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("direct.v1.SealRequest", request);
    $storeSealRequest(request);
    const code = $sw.callDirect(this.$base + 0, output, options);
    if (code === 0) return this.$replySize(0, output);
    this.$failUnlessShape(0, code);
    return this.$copyTo(0, this.sealSync(request, options).value, output);
  }

  /** {@link seal} in wire format. */
  sealRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link sealRaw}, on this thread. */
  sealRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link sealRawSync} to the start of `into`; returns the reply's size. */
  sealRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link seal} for each item, in one call. */
  async sealMany_(items: readonly SealRequestInit[], options?: $sw.CallOptions): Promise<Sealed[]> {
    return this.sealManySync(items, options);
  }

  /** {@link sealMany_}, on this thread. */
  sealManySync(items: readonly SealRequestInit[], options?: $sw.CallOptions): Sealed[] {
    return this.$sendMany($Sealer$Seal, items, options);
  }

  /** {@link sealMany_} over arrays, one a field. */
  async sealColumns(columns: SealRequestColumns, options?: $sw.ColumnsOptions<SealedResults>): Promise<SealedResults> {
    return this.sealColumnsSync(columns, options);
  }

  /** {@link sealColumns}, on this thread. */
  sealColumnsSync(columns: SealRequestColumns, options?: $sw.ColumnsOptions<SealedResults>): SealedResults {
    return $sw.columns(this, $Sealer$Seal, columns, options) as unknown as SealedResults;
  }

  /** Has nothing to be written over. */
  async random(request: SizeInit, options?: $sw.CallOptions): Promise<Sealed> {
    return this.randomInto(request, new Sealed(), options);
  }

  /** {@link random}, on this thread. */
  randomSync(request: SizeInit, options?: $sw.CallOptions): Sealed {
    return this.randomInto(request, new Sealed(), options);
  }

  /** {@link randomSync} into a reply that exists, in place of what it held. */
  randomInto(request: SizeInit, into: Sealed, options?: $sw.CallOptions): Sealed {
    $sw.checkMessage("direct.v1.Size", request);
    $storeSize(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadSealed(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("direct.v1.Size", request);
    $putSize(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeSealed($clearSealed(into), r);
  }

  /** {@link randomSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  randomTo(request: SizeInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("direct.v1.Size", request);
    $storeSize(request);
    const code = $sw.callDirect(this.$base + 1, output, options);
    if (code === 0) return this.$replySize(1, output);
    this.$failUnlessShape(1, code);
    return this.$copyTo(1, this.randomSync(request, options).value, output);
  }

  /** {@link random} in wire format. */
  randomRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link randomRaw}, on this thread. */
  randomRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link randomRawSync} to the start of `into`; returns the reply's size. */
  randomRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link random} for each item, in one call. */
  async randomMany(items: readonly SizeInit[], options?: $sw.CallOptions): Promise<Sealed[]> {
    return this.randomManySync(items, options);
  }

  /** {@link randomMany}, on this thread. */
  randomManySync(items: readonly SizeInit[], options?: $sw.CallOptions): Sealed[] {
    return this.$sendMany($Sealer$Random, items, options);
  }

  /** {@link randomMany} over arrays, one a field. */
  async randomColumns(columns: SizeColumns, options?: $sw.ColumnsOptions<SealedResults>): Promise<SealedResults> {
    return this.randomColumnsSync(columns, options);
  }

  /** {@link randomColumns}, on this thread. */
  randomColumnsSync(columns: SizeColumns, options?: $sw.ColumnsOptions<SealedResults>): SealedResults {
    return $sw.columns(this, $Sealer$Random, columns, options) as unknown as SealedResults;
  }

  /** Takes its time. */
  async derive(request: SealRequestInit, options?: $sw.CallOptions): Promise<Sealed> {
    const use = this.$begin("direct.v1.SealRequest", request);
    $putSealRequest(request, $sw.writer);
    const bytes = await this.$start(2, use, options);
    return $mergeSealed(new Sealed(), this.$read(2, bytes));
  }

  /** {@link derive}, on this thread. */
  deriveSync(request: SealRequestInit, options?: $sw.CallOptions): Sealed {
    return this.deriveInto(request, new Sealed(), options);
  }

  /** {@link deriveSync} into a reply that exists, in place of what it held. */
  deriveInto(request: SealRequestInit, into: Sealed, options?: $sw.CallOptions): Sealed {
    $sw.checkMessage("direct.v1.SealRequest", request);
    $storeSealRequest(request);
    const code = $sw.callFlat(this.$base + 2, options);
    if (code === 0) return $loadSealed(into);
    this.$failUnlessShape(2, code);
    const use = this.$begin("direct.v1.SealRequest", request);
    $putSealRequest(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeSealed($clearSealed(into), r);
  }

  /** {@link deriveSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  deriveTo(request: SealRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("direct.v1.SealRequest", request);
    $storeSealRequest(request);
    const code = $sw.callDirect(this.$base + 2, output, options);
    if (code === 0) return this.$replySize(2, output);
    this.$failUnlessShape(2, code);
    return this.$copyTo(2, this.deriveSync(request, options).value, output);
  }

  /** {@link derive} in wire format. */
  deriveRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(2, request, options);
  }

  /** {@link deriveRaw}, on this thread. */
  deriveRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(2, request, options);
  }

  /** {@link deriveRawSync} to the start of `into`; returns the reply's size. */
  deriveRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(2, request, into, options);
  }

  /** {@link derive} for each item, in one call. */
  async deriveMany(items: readonly SealRequestInit[], options?: $sw.CallOptions): Promise<Sealed[]> {
    return this.$startMany($Sealer$Derive, items, options);
  }

  /** {@link deriveMany}, on this thread. */
  deriveManySync(items: readonly SealRequestInit[], options?: $sw.CallOptions): Sealed[] {
    return this.$sendMany($Sealer$Derive, items, options);
  }

  /** {@link deriveMany} over arrays, one a field. */
  async deriveColumns(
    columns: SealRequestColumns,
    options?: $sw.ColumnsOptions<SealedResults>,
  ): Promise<SealedResults> {
    return this.deriveColumnsSync(columns, options);
  }

  /** {@link deriveColumns}, on this thread. */
  deriveColumnsSync(columns: SealRequestColumns, options?: $sw.ColumnsOptions<SealedResults>): SealedResults {
    return $sw.columns(this, $Sealer$Derive, columns, options) as unknown as SealedResults;
  }

  /** Would be named as a form of Seal is. */
  async sealInto(request: SizeInit, options?: $sw.CallOptions): Promise<Size> {
    return this.sealIntoInto(request, new Size(), options);
  }

  /** {@link sealInto}, on this thread. */
  sealIntoSync(request: SizeInit, options?: $sw.CallOptions): Size {
    return this.sealIntoInto(request, new Size(), options);
  }

  /** {@link sealIntoSync} into a reply that exists, in place of what it held. */
  sealIntoInto(request: SizeInit, into: Size, options?: $sw.CallOptions): Size {
    $sw.checkMessage("direct.v1.Size", request);
    $storeSize(request);
    const code = $sw.callFlat(this.$base + 3, options);
    if (code === 0) return $loadSize(into);
    this.$failUnlessShape(3, code);
    const use = this.$begin("direct.v1.Size", request);
    $putSize(request, $sw.writer);
    const r = this.$send(3, use, options);
    return $mergeSize($clearSize(into), r);
  }

  /** {@link sealInto} in wire format. */
  sealIntoRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(3, request, options);
  }

  /** {@link sealIntoRaw}, on this thread. */
  sealIntoRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(3, request, options);
  }

  /** {@link sealIntoRawSync} to the start of `into`; returns the reply's size. */
  sealIntoRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(3, request, into, options);
  }

  /** {@link sealInto} for each item, in one call. */
  async sealIntoMany(items: readonly SizeInit[], options?: $sw.CallOptions): Promise<Size[]> {
    return this.sealIntoManySync(items, options);
  }

  /** {@link sealIntoMany}, on this thread. */
  sealIntoManySync(items: readonly SizeInit[], options?: $sw.CallOptions): Size[] {
    return $sw.itemsByColumns(items.length, () => this.sealIntoColumnsSync($gatherSize(items), options), $scatterSize);
  }

  /** {@link sealIntoMany} over arrays, one a field. */
  async sealIntoColumns(columns: SizeColumns, options?: $sw.ColumnsOptions<SizeResults>): Promise<SizeResults> {
    return this.sealIntoColumnsSync(columns, options);
  }

  /** {@link sealIntoColumns}, on this thread. */
  sealIntoColumnsSync(columns: SizeColumns, options?: $sw.ColumnsOptions<SizeResults>): SizeResults {
    return $sw.columns(this, $Sealer$SealInto, columns, options) as unknown as SizeResults;
  }

  async sealMany(request: SizeInit, options?: $sw.CallOptions): Promise<Size> {
    return this.sealManyInto(request, new Size(), options);
  }

  /** {@link sealMany}, on this thread. */
  sealManySync_(request: SizeInit, options?: $sw.CallOptions): Size {
    return this.sealManyInto(request, new Size(), options);
  }

  /** {@link sealManySync_} into a reply that exists, in place of what it held. */
  sealManyInto(request: SizeInit, into: Size, options?: $sw.CallOptions): Size {
    $sw.checkMessage("direct.v1.Size", request);
    $storeSize(request);
    const code = $sw.callFlat(this.$base + 4, options);
    if (code === 0) return $loadSize(into);
    this.$failUnlessShape(4, code);
    const use = this.$begin("direct.v1.Size", request);
    $putSize(request, $sw.writer);
    const r = this.$send(4, use, options);
    return $mergeSize($clearSize(into), r);
  }

  /** {@link sealMany} in wire format. */
  sealManyRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(4, request, options);
  }

  /** {@link sealManyRaw}, on this thread. */
  sealManyRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(4, request, options);
  }

  /** {@link sealManyRawSync} to the start of `into`; returns the reply's size. */
  sealManyRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(4, request, into, options);
  }

  /** {@link sealMany} for each item, in one call. */
  async sealManyMany(items: readonly SizeInit[], options?: $sw.CallOptions): Promise<Size[]> {
    return this.sealManyManySync(items, options);
  }

  /** {@link sealManyMany}, on this thread. */
  sealManyManySync(items: readonly SizeInit[], options?: $sw.CallOptions): Size[] {
    return $sw.itemsByColumns(items.length, () => this.sealManyColumnsSync($gatherSize(items), options), $scatterSize);
  }

  /** {@link sealManyMany} over arrays, one a field. */
  async sealManyColumns(columns: SizeColumns, options?: $sw.ColumnsOptions<SizeResults>): Promise<SizeResults> {
    return this.sealManyColumnsSync(columns, options);
  }

  /** {@link sealManyColumns}, on this thread. */
  sealManyColumnsSync(columns: SizeColumns, options?: $sw.ColumnsOptions<SizeResults>): SizeResults {
    return $sw.columns(this, $Sealer$SealMany, columns, options) as unknown as SizeResults;
  }
}
