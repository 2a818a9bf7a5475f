// Made by shortwire gen from keywords.proto. Do not edit.
/** Names that are keywords of some host. */
import * as $sw from "shortwire/gen_v1";

export const Async = {
  UNSPECIFIED: 0,
  TRUE: 1,
  SELF: 2,
} as const;
/** Other numbers may come from newer schemas. */
export type Async = (typeof Async)[keyof typeof Async] | (number & {});

export class Type {
  fn: number = 0;
  class: number = 0;
  int: number = 0;
  lambda: number = 0;
  self: number = 0;
  None: number = 0;
  def: string = "";
  register: boolean = false;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "keywords.v1.Type";

  constructor(fields?: Partial<Type>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: TypeInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Type.fullName, message, $putType, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: TypeInit, into: Uint8Array): number {
    return $sw.encodeInto(Type.fullName, message, $putType, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Type {
    return $mergeType(new Type(), $sw.decoding(Type.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Type, bytes: Uint8Array, options?: $sw.CodecOptions): Type {
    const r = $sw.decoding(Type.fullName, bytes, options);
    return $mergeType($clearType(message), r);
  }
}

/** What may be given for a Type. */
export interface TypeInit {
  fn?: number | undefined;
  class?: number | undefined;
  int?: number | undefined;
  lambda?: number | undefined;
  self?: number | undefined;
  None?: number | undefined;
  def?: string | undefined;
  register?: boolean | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putType(m: TypeInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "keywords.v1.Type.$unknown");
  if (m.register !== undefined && m.register !== false) {
    w.bool(m.register, "keywords.v1.Type.register");
    w.tag(0x40);
  }
  if (m.def !== undefined && m.def !== "") {
    w.string(m.def, "keywords.v1.Type.def");
    w.tag(0x3a);
  }
  if (m.None !== undefined && m.None !== 0) {
    w.int32(m.None, "keywords.v1.Type.None");
    w.tag(0x30);
  }
  if (m.self !== undefined && m.self !== 0) {
    w.int32(m.self, "keywords.v1.Type.self");
    w.tag(0x28);
  }
  if (m.lambda !== undefined && m.lambda !== 0) {
    w.int32(m.lambda, "keywords.v1.Type.lambda");
    w.tag(0x20);
  }
  if (m.int !== undefined && m.int !== 0) {
    w.int32(m.int, "keywords.v1.Type.int");
    w.tag(0x18);
  }
  if (m.class !== undefined && m.class !== 0) {
    w.int32(m.class, "keywords.v1.Type.class");
    w.tag(0x10);
  }
  if (m.fn !== undefined && m.fn !== 0) {
    w.int32(m.fn, "keywords.v1.Type.fn");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeType(m: Type, r: $sw.Reader): Type {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.fn = r.int32();
        break;
      case 0x10:
        m.class = r.int32();
        break;
      case 0x18:
        m.int = r.int32();
        break;
      case 0x20:
        m.lambda = r.int32();
        break;
      case 0x28:
        m.self = r.int32();
        break;
      case 0x30:
        m.None = r.int32();
        break;
      case 0x3a:
        m.def = r.string();
        break;
      case 0x40:
        m.register = r.bool();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearType(m: Type): Type {
  m.fn = 0;
  m.class = 0;
  m.int = 0;
  m.lambda = 0;
  m.self = 0;
  m.None = 0;
  m.def = "";
  m.register = false;
  m.$unknown = undefined;
  return m;
}

export class Self {
  async: number | undefined = undefined;
  yield: string | undefined = undefined;
  type: Type | undefined = undefined;
  import: Async[] = [];
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "keywords.v1.Self";

  constructor(fields?: Partial<Self>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: SelfInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Self.fullName, message, $putSelf, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: SelfInit, into: Uint8Array): number {
    return $sw.encodeInto(Self.fullName, message, $putSelf, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Self {
    return $mergeSelf(new Self(), $sw.decoding(Self.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Self, bytes: Uint8Array, options?: $sw.CodecOptions): Self {
    const r = $sw.decoding(Self.fullName, bytes, options);
    return $mergeSelf($clearSelf(message), r);
  }

  /** Which field of the oneof `match` is set. */
  static whichMatch(message: SelfInit): "async" | "yield" | "type" | undefined {
    if (message.async !== undefined) return "async";
    if (message.yield !== undefined) return "yield";
    if (message.type !== undefined) return "type";
    return undefined;
  }
}

/** What may be given for a Self. */
export interface SelfInit {
  async?: number | undefined;
  yield?: string | undefined;
  type?: TypeInit | undefined;
  import?: ArrayLike<Async> | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putSelf(m: SelfInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "keywords.v1.Self.$unknown");
  let $oneof0 = "";
  {
    const list = $sw.list(m.import, "keywords.v1.Self.import");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.int32(list[i]!, "keywords.v1.Self.import");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x22);
    }
  }
  if (m.type !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("match", "type", $oneof0);
    $oneof0 = "type";
    const before = w.open(m.type, "keywords.v1.Self.type");
    $putType(m.type, w);
    w.close(before);
    w.tag(0x1a);
  }
  if (m.yield !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("match", "yield", $oneof0);
    $oneof0 = "yield";
    w.string(m.yield, "keywords.v1.Self.yield");
    w.tag(0x12);
  }
  if (m.async !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("match", "async", $oneof0);
    $oneof0 = "async";
    w.int32(m.async, "keywords.v1.Self.async");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeSelf(m: Self, r: $sw.Reader): Self {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.yield = undefined;
        m.type = undefined;
        m.async = r.int32();
        break;
      case 0x12:
        m.async = undefined;
        m.type = undefined;
        m.yield = r.string();
        break;
      case 0x1a: {
        m.async = undefined;
        m.yield = undefined;
        const outer = r.open();
        m.type = $mergeType(m.type ?? new Type(), r);
        r.close(outer);
        break;
      }
      case 0x22: {
        const outer = r.openList();
        while (r.at < r.end) m.import.push(r.int32());
        r.end = outer;
        break;
      }
      case 0x20:
        m.import.push(r.int32());
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearSelf(m: Self): Self {
  m.async = undefined;
  m.yield = undefined;
  m.type = undefined;
  m.import = [];
  m.$unknown = undefined;
  return m;
}

/** Names that macros, types and keywords of C and C++ have. */
export class Headers {
  INT32MAX: number = 0;
  SIZEMAX: number = 0;
  INFINITY: number = 0;
  MPI: number = 0;
  int32T: number = 0;
  swBytesT: string = "";
  SWINLINE: number[] = [];
  Atomic: boolean = false;
  StaticAssert: boolean | undefined = undefined;
  coAwait: number = 0;
  errno: number = 0;
  MAX: number = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "keywords.v1.Headers";

  constructor(fields?: Partial<Headers>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: HeadersInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Headers.fullName, message, $putHeaders, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: HeadersInit, into: Uint8Array): number {
    return $sw.encodeInto(Headers.fullName, message, $putHeaders, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Headers {
    return $mergeHeaders(new Headers(), $sw.decoding(Headers.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Headers, bytes: Uint8Array, options?: $sw.CodecOptions): Headers {
    const r = $sw.decoding(Headers.fullName, bytes, options);
    return $mergeHeaders($clearHeaders(message), r);
  }
}

/** What may be given for a Headers. */
export interface HeadersInit {
  INT32MAX?: number | undefined;
  SIZEMAX?: number | undefined;
  INFINITY?: number | undefined;
  MPI?: number | undefined;
  int32T?: number | undefined;
  swBytesT?: string | undefined;
  SWINLINE?: ArrayLike<number> | undefined;
  Atomic?: boolean | undefined;
  StaticAssert?: boolean | undefined;
  coAwait?: number | undefined;
  errno?: number | undefined;
  MAX?: number | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putHeaders(m: HeadersInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "keywords.v1.Headers.$unknown");
  if (m.MAX !== undefined && m.MAX !== 0) {
    w.int32(m.MAX, "keywords.v1.Headers.MAX");
    w.tag(0x60);
  }
  if (m.errno !== undefined && m.errno !== 0) {
    w.int32(m.errno, "keywords.v1.Headers.errno");
    w.tag(0x58);
  }
  if (m.coAwait !== undefined && m.coAwait !== 0) {
    w.int32(m.coAwait, "keywords.v1.Headers.co_await");
    w.tag(0x50);
  }
  if (m.StaticAssert !== undefined) {
    w.bool(m.StaticAssert, "keywords.v1.Headers._Static_assert");
    w.tag(0x48);
  }
  if (m.Atomic !== undefined && m.Atomic !== false) {
    w.bool(m.Atomic, "keywords.v1.Headers._Atomic");
    w.tag(0x40);
  }
  {
    const list = $sw.list(m.SWINLINE, "keywords.v1.Headers.SW_INLINE");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.int32(list[i]!, "keywords.v1.Headers.SW_INLINE");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x3a);
    }
  }
  if (m.swBytesT !== undefined && m.swBytesT !== "") {
    w.string(m.swBytesT, "keywords.v1.Headers.sw_bytes_t");
    w.tag(0x32);
  }
  if (m.int32T !== undefined && m.int32T !== 0) {
    w.int32(m.int32T, "keywords.v1.Headers.int32_t");
    w.tag(0x28);
  }
  if (m.MPI !== undefined && !Object.is(m.MPI, 0)) {
    w.double(m.MPI, "keywords.v1.Headers.M_PI");
    w.tag(0x21);
  }
  if (m.INFINITY !== undefined && !Object.is(m.INFINITY, 0)) {
    w.double(m.INFINITY, "keywords.v1.Headers.INFINITY");
    w.tag(0x19);
  }
  if (m.SIZEMAX !== undefined && m.SIZEMAX !== 0) {
    w.uint32(m.SIZEMAX, "keywords.v1.Headers.SIZE_MAX");
    w.tag(0x10);
  }
  if (m.INT32MAX !== undefined && m.INT32MAX !== 0) {
    w.int32(m.INT32MAX, "keywords.v1.Headers.INT32_MAX");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeHeaders(m: Headers, r: $sw.Reader): Headers {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.INT32MAX = r.int32();
        break;
      case 0x10:
        m.SIZEMAX = r.uint32();
        break;
      case 0x19:
        m.INFINITY = r.double();
        break;
      case 0x21:
        m.MPI = r.double();
        break;
      case 0x28:
        m.int32T = r.int32();
        break;
      case 0x32:
        m.swBytesT = r.string();
        break;
      case 0x3a: {
        const outer = r.openList();
        while (r.at < r.end) m.SWINLINE.push(r.int32());
        r.end = outer;
        break;
      }
      case 0x38:
        m.SWINLINE.push(r.int32());
        break;
      case 0x40:
        m.Atomic = r.bool();
        break;
      case 0x48:
        m.StaticAssert = r.bool();
        break;
      case 0x50:
        m.coAwait = r.int32();
        break;
      case 0x58:
        m.errno = r.int32();
        break;
      case 0x60:
        m.MAX = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearHeaders(m: Headers): Headers {
  m.INT32MAX = 0;
  m.SIZEMAX = 0;
  m.INFINITY = 0;
  m.MPI = 0;
  m.int32T = 0;
  m.swBytesT = "";
  m.SWINLINE = [];
  m.Atomic = false;
  m.StaticAssert = undefined;
  m.coAwait = 0;
  m.errno = 0;
  m.MAX = 0;
  m.$unknown = undefined;
  return m;
}

function $storeType(m: TypeInit): void {
  $sw.beginSlots();
  $sw.storeInt32(8, m.fn, "keywords.v1.Type.fn");
  $sw.storeInt32(9, m.class, "keywords.v1.Type.class");
  $sw.storeInt32(10, m.int, "keywords.v1.Type.int");
  $sw.storeInt32(11, m.lambda, "keywords.v1.Type.lambda");
  $sw.storeInt32(12, m.self, "keywords.v1.Type.self");
  $sw.storeInt32(13, m.None, "keywords.v1.Type.None");
  $sw.storeString(14, m.def, "keywords.v1.Type.def");
  $sw.storeBool(16, m.register, "keywords.v1.Type.register");
}

function $loadType(m: Type): Type {
  $sw.beginReply("keywords.v1.Type");
  m.fn = $sw.loadInt32(144);
  m.class = $sw.loadInt32(145);
  m.int = $sw.loadInt32(146);
  m.lambda = $sw.loadInt32(147);
  m.self = $sw.loadInt32(148);
  m.None = $sw.loadInt32(149);
  m.def = $sw.loadString(150);
  m.register = $sw.loadBool(152);
  m.$unknown = undefined;
  return m;
}

const $columnsOfType: readonly $sw.ColumnField[] = [
  { name: "fn", kind: "int32" },
  { name: "class", kind: "int32" },
  { name: "int", kind: "int32" },
  { name: "lambda", kind: "int32" },
  { name: "self", kind: "int32" },
  { name: "None", kind: "int32" },
  { name: "def", kind: "string" },
  { name: "register", kind: "bool" },
];

/** A batch of Type: of each field a list, or one value for all items. */
export interface TypeColumns {
  readonly fn?: $sw.Column<number> | undefined;
  readonly class?: $sw.Column<number> | undefined;
  readonly int?: $sw.Column<number> | undefined;
  readonly lambda?: $sw.Column<number> | undefined;
  readonly self?: $sw.Column<number> | undefined;
  readonly None?: $sw.Column<number> | undefined;
  readonly def?: $sw.Column<string> | undefined;
  readonly register?: $sw.Column<boolean> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface TypeResults {
  fn: Int32Array;
  class: Int32Array;
  int: Int32Array;
  lambda: Int32Array;
  self: Int32Array;
  None: Int32Array;
  def: string[];
  register: boolean[];
}

const $Match: readonly $sw.Method[] = [
  {
    name: "keywords.v1.Match/Await",
    id: 0xaf66bfbfa1175daan,
    shape: 0x06d41a0a02c79aeen,
    requestBytes: [6],
    replyBytes: [6],
  },
  { name: "keywords.v1.Match/Return", id: 0x6508b95089c1e766n, shape: 0x0000000000000000n },
  { name: "keywords.v1.Match/Class", id: 0x413f9f835fbc2b78n, shape: 0x0000000000000000n },
];

const $Match$Await: $sw.FlatBatch<TypeInit, Type> = {
  method: 0,
  put: (message, w) => $putType(message, w),
  merge: (message, r) => $mergeType(message, r),
  create: () => new Type(),
  request: $columnsOfType,
  reply: $columnsOfType,
};

const $Match$Return: $sw.WireBatch<SelfInit, Self> = {
  method: 1,
  put: (message, w) => $putSelf(message, w),
  merge: (message, r) => $mergeSelf(message, r),
  create: () => new Self(),
};

const $Match$Class: $sw.WireBatch<TypeInit, Self> = {
  method: 2,
  put: (message, w) => $putType(message, w),
  merge: (message, r) => $mergeSelf(message, r),
  create: () => new Self(),
};

export class Match extends $sw.Client {
  static readonly fullName = "keywords.v1.Match";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Match {
    return new Match($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Match);
  }

  async await(request: TypeInit, options?: $sw.CallOptions): Promise<Type> {
    return this.awaitInto(request, new Type(), options);
  }

  /** {@link await}, on this thread. */
  awaitSync(request: TypeInit, options?: $sw.CallOptions): Type {
    return this.awaitInto(request, new Type(), options);
  }

  /** {@link awaitSync} into a reply that exists, in place of what it held. */
  awaitInto(request: TypeInit, into: Type, options?: $sw.CallOptions): Type {
    $sw.checkMessage("keywords.v1.Type", request);
    $storeType(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadType(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("keywords.v1.Type", request);
    $putType(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeType($clearType(into), r);
  }

  /** {@link await} in wire format. */
  awaitRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link awaitRaw}, on this thread. */
  awaitRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link awaitRawSync} to the start of `into`; returns the reply's size. */
  awaitRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link await} for each item, in one call. */
  async awaitMany(items: readonly TypeInit[], options?: $sw.CallOptions): Promise<Type[]> {
    return this.awaitManySync(items, options);
  }

  /** {@link awaitMany}, on this thread. */
  awaitManySync(items: readonly TypeInit[], options?: $sw.CallOptions): Type[] {
    return this.$sendMany($Match$Await, items, options);
  }

  /** {@link awaitMany} over arrays, one a field. */
  async awaitColumns(columns: TypeColumns, options?: $sw.ColumnsOptions<TypeResults>): Promise<TypeResults> {
    return this.awaitColumnsSync(columns, options);
  }

  /** {@link awaitColumns}, on this thread. */
  awaitColumnsSync(columns: TypeColumns, options?: $sw.ColumnsOptions<TypeResults>): TypeResults {
    return $sw.columns(this, $Match$Await, columns, options) as unknown as TypeResults;
  }

  async return(request: SelfInit, options?: $sw.CallOptions): Promise<Self> {
    const use = this.$begin("keywords.v1.Self", request);
    $putSelf(request, $sw.writer);
    const bytes = await this.$start(1, use, options);
    return $mergeSelf(new Self(), this.$read(1, bytes));
  }

  /** {@link return}, on this thread. */
  returnSync(request: SelfInit, options?: $sw.CallOptions): Self {
    const use = this.$begin("keywords.v1.Self", request);
    $putSelf(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeSelf(new Self(), r);
  }

  /** {@link returnSync} into a reply that exists, in place of what it held. */
  returnInto(request: SelfInit, into: Self, options?: $sw.CallOptions): Self {
    const use = this.$begin("keywords.v1.Self", request);
    $putSelf(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeSelf($clearSelf(into), r);
  }

  /** {@link return} in wire format. */
  returnRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link returnRaw}, on this thread. */
  returnRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link returnRawSync} to the start of `into`; returns the reply's size. */
  returnRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link return} for each item, in one call. */
  async returnMany(items: readonly SelfInit[], options?: $sw.CallOptions): Promise<Self[]> {
    return this.$startMany($Match$Return, items, options);
  }

  /** {@link returnMany}, on this thread. */
  returnManySync(items: readonly SelfInit[], options?: $sw.CallOptions): Self[] {
    return this.$sendMany($Match$Return, items, options);
  }

  async class(request: TypeInit, options?: $sw.CallOptions): Promise<Self> {
    const use = this.$begin("keywords.v1.Type", request);
    $putType(request, $sw.writer);
    const bytes = await this.$start(2, use, options);
    return $mergeSelf(new Self(), this.$read(2, bytes));
  }

  /** {@link class}, on this thread. */
  classSync(request: TypeInit, options?: $sw.CallOptions): Self {
    const use = this.$begin("keywords.v1.Type", request);
    $putType(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeSelf(new Self(), r);
  }

  /** {@link classSync} into a reply that exists, in place of what it held. */
  classInto(request: TypeInit, into: Self, options?: $sw.CallOptions): Self {
    const use = this.$begin("keywords.v1.Type", request);
    $putType(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeSelf($clearSelf(into), r);
  }

  /** {@link class} in wire format. */
  classRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(2, request, options);
  }

  /** {@link classRaw}, on this thread. */
  classRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(2, request, options);
  }

  /** {@link classRawSync} to the start of `into`; returns the reply's size. */
  classRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(2, request, into, options);
  }

  /** {@link class} for each item, in one call. */
  async classMany(items: readonly TypeInit[], options?: $sw.CallOptions): Promise<Self[]> {
    return this.$startMany($Match$Class, items, options);
  }

  /** {@link classMany}, on this thread. */
  classManySync(items: readonly TypeInit[], options?: $sw.CallOptions): Self[] {
    return this.$sendMany($Match$Class, items, options);
  }
}
