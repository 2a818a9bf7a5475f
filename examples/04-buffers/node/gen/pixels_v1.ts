// Made by shortwire gen from pixels/v1/pixels.proto. Do not edit.
/** Calls that carry bytes, to show whose memory they use. */
import * as $sw from "shortwire/gen_v1";

export class Image {
  data: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "pixels.v1.Image";

  constructor(fields?: Partial<Image>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: ImageInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Image.fullName, message, $putImage, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: ImageInit, into: Uint8Array): number {
    return $sw.encodeInto(Image.fullName, message, $putImage, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Image {
    return $mergeImage(new Image(), $sw.decoding(Image.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Image, bytes: Uint8Array, options?: $sw.CodecOptions): Image {
    const r = $sw.decoding(Image.fullName, bytes, options);
    return $mergeImage($clearImage(message), r);
  }
}

/** What may be given for a Image. */
export interface ImageInit {
  data?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putImage(m: ImageInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "pixels.v1.Image.$unknown");
  if (m.data !== undefined && m.data?.length !== 0) {
    w.blob(m.data, "pixels.v1.Image.data");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeImage(m: Image, r: $sw.Reader): Image {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.data = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearImage(m: Image): Image {
  m.data = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class Total {
  value: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "pixels.v1.Total";

  constructor(fields?: Partial<Total>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: TotalInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Total.fullName, message, $putTotal, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: TotalInit, into: Uint8Array): number {
    return $sw.encodeInto(Total.fullName, message, $putTotal, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Total {
    return $mergeTotal(new Total(), $sw.decoding(Total.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Total, bytes: Uint8Array, options?: $sw.CodecOptions): Total {
    const r = $sw.decoding(Total.fullName, bytes, options);
    return $mergeTotal($clearTotal(message), r);
  }
}

/** What may be given for a Total. */
export interface TotalInit {
  value?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putTotal(m: TotalInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "pixels.v1.Total.$unknown");
  if (m.value !== undefined && m.value !== 0n) {
    w.uint64(m.value, "pixels.v1.Total.value");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeTotal(m: Total, r: $sw.Reader): Total {
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
export function $clearTotal(m: Total): Total {
  m.value = 0n;
  m.$unknown = undefined;
  return m;
}

function $storeImage(m: ImageInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.data, "pixels.v1.Image.data");
}

function $loadImage(m: Image): Image {
  $sw.beginReply("pixels.v1.Image");
  m.data = $sw.loadBytes(144, m.data);
  m.$unknown = undefined;
  return m;
}

const $columnsOfImage: readonly $sw.ColumnField[] = [{ name: "data", kind: "bytes" }];

/** A batch of Image: of each field a list, or one value for all items. */
export interface ImageColumns {
  readonly data?: $sw.Column<Uint8Array> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface ImageResults {
  data: Uint8Array[];
}

function $loadTotal(m: Total): Total {
  m.value = $sw.loadUint64(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfTotal: readonly $sw.ColumnField[] = [{ name: "value", kind: "uint64" }];

/** The replies of a batch: of each field an array. */
export interface TotalResults {
  value: BigUint64Array;
}

const $Pixels: readonly $sw.Method[] = [
  {
    name: "pixels.v1.Pixels/Invert",
    id: 0x879630de9eaed7dfn,
    shape: 0xf919cefd963fb317n,
    requestBytes: [0],
    replyBytes: [0],
  },
  { name: "pixels.v1.Pixels/Sum", id: 0xd542dcc9b21e4d7an, shape: 0xfd8b7a5babe9ae95n, requestBytes: [0] },
];

const $Pixels$Invert: $sw.FlatBatch<ImageInit, Image> = {
  method: 0,
  put: (message, w) => $putImage(message, w),
  merge: (message, r) => $mergeImage(message, r),
  create: () => new Image(),
  request: $columnsOfImage,
  reply: $columnsOfImage,
};

const $Pixels$Sum: $sw.FlatBatch<ImageInit, Total> = {
  method: 1,
  put: (message, w) => $putImage(message, w),
  merge: (message, r) => $mergeTotal(message, r),
  create: () => new Total(),
  request: $columnsOfImage,
  reply: $columnsOfTotal,
};

export class Pixels extends $sw.Client {
  static readonly fullName = "pixels.v1.Pixels";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Pixels {
    return new Pixels($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Pixels);
  }

  /** Turns every byte b into 255 - b. */
  async invert(request: ImageInit, options?: $sw.CallOptions): Promise<Image> {
    return this.invertInto(request, new Image(), options);
  }

  /** {@link invert}, on this thread. */
  invertSync(request: ImageInit, options?: $sw.CallOptions): Image {
    return this.invertInto(request, new Image(), options);
  }

  /** {@link invertSync} into a reply that exists, in place of what it held. */
  invertInto(request: ImageInit, into: Image, options?: $sw.CallOptions): Image {
    $sw.checkMessage("pixels.v1.Image", request);
    $storeImage(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadImage(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("pixels.v1.Image", request);
    $putImage(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeImage($clearImage(into), r);
  }

  /** {@link invert} in wire format. */
  invertRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link invertRaw}, on this thread. */
  invertRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link invertRawSync} to the start of `into`; returns the reply's size. */
  invertRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link invert} for each item, in one call. */
  async invertMany(items: readonly ImageInit[], options?: $sw.CallOptions): Promise<Image[]> {
    return this.invertManySync(items, options);
  }

  /** {@link invertMany}, on this thread. */
  invertManySync(items: readonly ImageInit[], options?: $sw.CallOptions): Image[] {
    return this.$sendMany($Pixels$Invert, items, options);
  }

  /** {@link invertMany} over arrays, one a field. */
  async invertColumns(columns: ImageColumns, options?: $sw.ColumnsOptions<ImageResults>): Promise<ImageResults> {
    return this.invertColumnsSync(columns, options);
  }

  /** {@link invertColumns}, on this thread. */
  invertColumnsSync(columns: ImageColumns, options?: $sw.ColumnsOptions<ImageResults>): ImageResults {
    return $sw.columns(this, $Pixels$Invert, columns, options) as unknown as ImageResults;
  }

  /** Adds up all bytes. */
  async sum(request: ImageInit, options?: $sw.CallOptions): Promise<Total> {
    return this.sumInto(request, new Total(), options);
  }

  /** {@link sum}, on this thread. */
  sumSync(request: ImageInit, options?: $sw.CallOptions): Total {
    return this.sumInto(request, new Total(), options);
  }

  /** {@link sumSync} into a reply that exists, in place of what it held. */
  sumInto(request: ImageInit, into: Total, options?: $sw.CallOptions): Total {
    $sw.checkMessage("pixels.v1.Image", request);
    $storeImage(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadTotal(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("pixels.v1.Image", request);
    $putImage(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeTotal($clearTotal(into), r);
  }

  /** {@link sum} in wire format. */
  sumRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link sumRaw}, on this thread. */
  sumRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link sumRawSync} to the start of `into`; returns the reply's size. */
  sumRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link sum} for each item, in one call. */
  async sumMany(items: readonly ImageInit[], options?: $sw.CallOptions): Promise<Total[]> {
    return this.sumManySync(items, options);
  }

  /** {@link sumMany}, on this thread. */
  sumManySync(items: readonly ImageInit[], options?: $sw.CallOptions): Total[] {
    return this.$sendMany($Pixels$Sum, items, options);
  }

  /** {@link sumMany} over arrays, one a field. */
  async sumColumns(columns: ImageColumns, options?: $sw.ColumnsOptions<TotalResults>): Promise<TotalResults> {
    return this.sumColumnsSync(columns, options);
  }

  /** {@link sumColumns}, on this thread. */
  sumColumnsSync(columns: ImageColumns, options?: $sw.ColumnsOptions<TotalResults>): TotalResults {
    return $sw.columns(this, $Pixels$Sum, columns, options) as unknown as TotalResults;
  }
}
