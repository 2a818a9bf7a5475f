// Made by shortwire gen from calculator/v1/calculator.proto. Do not edit.
/** Integer arithmetic, in the shape of one request with a oneof and in the shape of one method an operation. */
import * as $sw from "shortwire/gen_v1";

/** Two operands. */
export class BinaryOp {
  a: bigint = 0n;
  b: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "calculator.v1.BinaryOp";

  constructor(fields?: Partial<BinaryOp>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: BinaryOpInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(BinaryOp.fullName, message, $putBinaryOp, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: BinaryOpInit, into: Uint8Array): number {
    return $sw.encodeInto(BinaryOp.fullName, message, $putBinaryOp, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): BinaryOp {
    return $mergeBinaryOp(new BinaryOp(), $sw.decoding(BinaryOp.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: BinaryOp, bytes: Uint8Array, options?: $sw.CodecOptions): BinaryOp {
    const r = $sw.decoding(BinaryOp.fullName, bytes, options);
    return $mergeBinaryOp($clearBinaryOp(message), r);
  }
}

/** What may be given for a BinaryOp. */
export interface BinaryOpInit {
  a?: bigint | undefined;
  b?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putBinaryOp(m: BinaryOpInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "calculator.v1.BinaryOp.$unknown");
  if (m.b !== undefined && m.b !== 0n) {
    w.int64(m.b, "calculator.v1.BinaryOp.b");
    w.tag(0x10);
  }
  if (m.a !== undefined && m.a !== 0n) {
    w.int64(m.a, "calculator.v1.BinaryOp.a");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeBinaryOp(m: BinaryOp, r: $sw.Reader): BinaryOp {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.a = r.int64();
        break;
      case 0x10:
        m.b = r.int64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearBinaryOp(m: BinaryOp): BinaryOp {
  m.a = 0n;
  m.b = 0n;
  m.$unknown = undefined;
  return m;
}

/** One result. */
export class Value {
  value: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "calculator.v1.Value";

  constructor(fields?: Partial<Value>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: ValueInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Value.fullName, message, $putValue, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: ValueInit, into: Uint8Array): number {
    return $sw.encodeInto(Value.fullName, message, $putValue, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Value {
    return $mergeValue(new Value(), $sw.decoding(Value.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Value, bytes: Uint8Array, options?: $sw.CodecOptions): Value {
    const r = $sw.decoding(Value.fullName, bytes, options);
    return $mergeValue($clearValue(message), r);
  }
}

/** What may be given for a Value. */
export interface ValueInit {
  value?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putValue(m: ValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "calculator.v1.Value.$unknown");
  if (m.value !== undefined && m.value !== 0n) {
    w.int64(m.value, "calculator.v1.Value.value");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeValue(m: Value, r: $sw.Reader): Value {
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
export function $clearValue(m: Value): Value {
  m.value = 0n;
  m.$unknown = undefined;
  return m;
}

/** One operation and its operands. */
export class CalculatorRequest {
  add: BinaryOp | undefined = undefined;
  subtract: BinaryOp | undefined = undefined;
  multiply: BinaryOp | undefined = undefined;
  divide: BinaryOp | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "calculator.v1.CalculatorRequest";

  constructor(fields?: Partial<CalculatorRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: CalculatorRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(CalculatorRequest.fullName, message, $putCalculatorRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: CalculatorRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(CalculatorRequest.fullName, message, $putCalculatorRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): CalculatorRequest {
    return $mergeCalculatorRequest(new CalculatorRequest(), $sw.decoding(CalculatorRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: CalculatorRequest, bytes: Uint8Array, options?: $sw.CodecOptions): CalculatorRequest {
    const r = $sw.decoding(CalculatorRequest.fullName, bytes, options);
    return $mergeCalculatorRequest($clearCalculatorRequest(message), r);
  }

  /** Which field of the oneof `operation` is set. */
  static whichOperation(message: CalculatorRequestInit): "add" | "subtract" | "multiply" | "divide" | undefined {
    if (message.add !== undefined) return "add";
    if (message.subtract !== undefined) return "subtract";
    if (message.multiply !== undefined) return "multiply";
    if (message.divide !== undefined) return "divide";
    return undefined;
  }
}

/** What may be given for a CalculatorRequest. */
export interface CalculatorRequestInit {
  add?: BinaryOpInit | undefined;
  subtract?: BinaryOpInit | undefined;
  multiply?: BinaryOpInit | undefined;
  divide?: BinaryOpInit | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putCalculatorRequest(m: CalculatorRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "calculator.v1.CalculatorRequest.$unknown");
  let $oneof0 = "";
  if (m.divide !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("operation", "divide", $oneof0);
    $oneof0 = "divide";
    const before = w.open(m.divide, "calculator.v1.CalculatorRequest.divide");
    $putBinaryOp(m.divide, w);
    w.close(before);
    w.tag(0x22);
  }
  if (m.multiply !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("operation", "multiply", $oneof0);
    $oneof0 = "multiply";
    const before = w.open(m.multiply, "calculator.v1.CalculatorRequest.multiply");
    $putBinaryOp(m.multiply, w);
    w.close(before);
    w.tag(0x1a);
  }
  if (m.subtract !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("operation", "subtract", $oneof0);
    $oneof0 = "subtract";
    const before = w.open(m.subtract, "calculator.v1.CalculatorRequest.subtract");
    $putBinaryOp(m.subtract, w);
    w.close(before);
    w.tag(0x12);
  }
  if (m.add !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("operation", "add", $oneof0);
    $oneof0 = "add";
    const before = w.open(m.add, "calculator.v1.CalculatorRequest.add");
    $putBinaryOp(m.add, w);
    w.close(before);
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeCalculatorRequest(m: CalculatorRequest, r: $sw.Reader): CalculatorRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        m.subtract = undefined;
        m.multiply = undefined;
        m.divide = undefined;
        const outer = r.open();
        m.add = $mergeBinaryOp(m.add ?? new BinaryOp(), r);
        r.close(outer);
        break;
      }
      case 0x12: {
        m.add = undefined;
        m.multiply = undefined;
        m.divide = undefined;
        const outer = r.open();
        m.subtract = $mergeBinaryOp(m.subtract ?? new BinaryOp(), r);
        r.close(outer);
        break;
      }
      case 0x1a: {
        m.add = undefined;
        m.subtract = undefined;
        m.divide = undefined;
        const outer = r.open();
        m.multiply = $mergeBinaryOp(m.multiply ?? new BinaryOp(), r);
        r.close(outer);
        break;
      }
      case 0x22: {
        m.add = undefined;
        m.subtract = undefined;
        m.multiply = undefined;
        const outer = r.open();
        m.divide = $mergeBinaryOp(m.divide ?? new BinaryOp(), r);
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
export function $clearCalculatorRequest(m: CalculatorRequest): CalculatorRequest {
  m.add = undefined;
  m.subtract = undefined;
  m.multiply = undefined;
  m.divide = undefined;
  m.$unknown = undefined;
  return m;
}

/** The result of one operation, or why there is none. */
export class CalculatorResponse {
  value: bigint | undefined = undefined;
  error: ErrorResult | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "calculator.v1.CalculatorResponse";

  constructor(fields?: Partial<CalculatorResponse>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: CalculatorResponseInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(CalculatorResponse.fullName, message, $putCalculatorResponse, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: CalculatorResponseInit, into: Uint8Array): number {
    return $sw.encodeInto(CalculatorResponse.fullName, message, $putCalculatorResponse, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): CalculatorResponse {
    return $mergeCalculatorResponse(
      new CalculatorResponse(),
      $sw.decoding(CalculatorResponse.fullName, bytes, options),
    );
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: CalculatorResponse, bytes: Uint8Array, options?: $sw.CodecOptions): CalculatorResponse {
    const r = $sw.decoding(CalculatorResponse.fullName, bytes, options);
    return $mergeCalculatorResponse($clearCalculatorResponse(message), r);
  }

  /** Which field of the oneof `result` is set. */
  static whichResult(message: CalculatorResponseInit): "value" | "error" | undefined {
    if (message.value !== undefined) return "value";
    if (message.error !== undefined) return "error";
    return undefined;
  }
}

/** What may be given for a CalculatorResponse. */
export interface CalculatorResponseInit {
  value?: bigint | undefined;
  error?: ErrorResultInit | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putCalculatorResponse(m: CalculatorResponseInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "calculator.v1.CalculatorResponse.$unknown");
  let $oneof0 = "";
  if (m.error !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("result", "error", $oneof0);
    $oneof0 = "error";
    const before = w.open(m.error, "calculator.v1.CalculatorResponse.error");
    $putErrorResult(m.error, w);
    w.close(before);
    w.tag(0x12);
  }
  if (m.value !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("result", "value", $oneof0);
    $oneof0 = "value";
    w.int64(m.value, "calculator.v1.CalculatorResponse.value");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeCalculatorResponse(m: CalculatorResponse, r: $sw.Reader): CalculatorResponse {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.error = undefined;
        m.value = r.int64();
        break;
      case 0x12: {
        m.value = undefined;
        const outer = r.open();
        m.error = $mergeErrorResult(m.error ?? new ErrorResult(), r);
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
export function $clearCalculatorResponse(m: CalculatorResponse): CalculatorResponse {
  m.value = undefined;
  m.error = undefined;
  m.$unknown = undefined;
  return m;
}

/** A failure told in the reply itself. */
export class ErrorResult {
  message: string = "";
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "calculator.v1.ErrorResult";

  constructor(fields?: Partial<ErrorResult>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: ErrorResultInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(ErrorResult.fullName, message, $putErrorResult, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: ErrorResultInit, into: Uint8Array): number {
    return $sw.encodeInto(ErrorResult.fullName, message, $putErrorResult, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): ErrorResult {
    return $mergeErrorResult(new ErrorResult(), $sw.decoding(ErrorResult.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: ErrorResult, bytes: Uint8Array, options?: $sw.CodecOptions): ErrorResult {
    const r = $sw.decoding(ErrorResult.fullName, bytes, options);
    return $mergeErrorResult($clearErrorResult(message), r);
  }
}

/** What may be given for a ErrorResult. */
export interface ErrorResultInit {
  message?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putErrorResult(m: ErrorResultInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "calculator.v1.ErrorResult.$unknown");
  if (m.message !== undefined && m.message !== "") {
    w.string(m.message, "calculator.v1.ErrorResult.message");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeErrorResult(m: ErrorResult, r: $sw.Reader): ErrorResult {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.message = r.string();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearErrorResult(m: ErrorResult): ErrorResult {
  m.message = "";
  m.$unknown = undefined;
  return m;
}

/** Detail of a failed division: its operands. */
export class DivisionError {
  dividend: bigint = 0n;
  divisor: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "calculator.v1.DivisionError";

  constructor(fields?: Partial<DivisionError>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: DivisionErrorInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(DivisionError.fullName, message, $putDivisionError, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: DivisionErrorInit, into: Uint8Array): number {
    return $sw.encodeInto(DivisionError.fullName, message, $putDivisionError, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): DivisionError {
    return $mergeDivisionError(new DivisionError(), $sw.decoding(DivisionError.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: DivisionError, bytes: Uint8Array, options?: $sw.CodecOptions): DivisionError {
    const r = $sw.decoding(DivisionError.fullName, bytes, options);
    return $mergeDivisionError($clearDivisionError(message), r);
  }
}

/** What may be given for a DivisionError. */
export interface DivisionErrorInit {
  dividend?: bigint | undefined;
  divisor?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putDivisionError(m: DivisionErrorInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "calculator.v1.DivisionError.$unknown");
  if (m.divisor !== undefined && m.divisor !== 0n) {
    w.int64(m.divisor, "calculator.v1.DivisionError.divisor");
    w.tag(0x10);
  }
  if (m.dividend !== undefined && m.dividend !== 0n) {
    w.int64(m.dividend, "calculator.v1.DivisionError.dividend");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeDivisionError(m: DivisionError, r: $sw.Reader): DivisionError {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.dividend = r.int64();
        break;
      case 0x10:
        m.divisor = r.int64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearDivisionError(m: DivisionError): DivisionError {
  m.dividend = 0n;
  m.divisor = 0n;
  m.$unknown = undefined;
  return m;
}

function $storeBinaryOp(m: BinaryOpInit): void {
  $sw.storeInt64(8, m.a, "calculator.v1.BinaryOp.a");
  $sw.storeInt64(9, m.b, "calculator.v1.BinaryOp.b");
}

const $columnsOfBinaryOp: readonly $sw.ColumnField[] = [
  { name: "a", kind: "int64" },
  { name: "b", kind: "int64" },
];

/** A batch of BinaryOp: of each field a list, or one value for all items. */
export interface BinaryOpColumns {
  readonly a?: $sw.Column<bigint> | undefined;
  readonly b?: $sw.Column<bigint> | undefined;
}

function $gatherBinaryOp(items: readonly BinaryOpInit[]): BinaryOpColumns {
  const a$ = new BigInt64Array(items.length);
  const b$ = new BigInt64Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    a$[i] = $sw.toInt64(m.a, "calculator.v1.BinaryOp.a");
    b$[i] = $sw.toInt64(m.b, "calculator.v1.BinaryOp.b");
  }
  return { a: a$, b: b$ };
}

function $loadValue(m: Value): Value {
  m.value = $sw.loadInt64(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfValue: readonly $sw.ColumnField[] = [{ name: "value", kind: "int64" }];

/** The replies of a batch: of each field an array. */
export interface ValueResults {
  value: BigInt64Array;
}

function $scatterValue(columns: ValueResults, count: number): Value[] {
  const items = new Array<Value>(count);
  for (let i = 0; i < count; i++) {
    const m = new Value();
    m.value = columns.value[i]!;
    items[i] = m;
  }
  return items;
}

const $Calculator: readonly $sw.Method[] = [
  { name: "calculator.v1.Calculator/Add", id: 0xf7084c2c429c4a26n, shape: 0x1c6796d96fade5e1n },
  { name: "calculator.v1.Calculator/Subtract", id: 0x25c7b429e24e9d17n, shape: 0xd09387b32487d150n },
  { name: "calculator.v1.Calculator/Multiply", id: 0x1cc97edbe6d9e92bn, shape: 0x036a291571642c6cn },
  { name: "calculator.v1.Calculator/Divide", id: 0x39e1a83eb85c124an, shape: 0x56650c01d1aa05ddn },
  { name: "calculator.v1.Calculator/Calculate", id: 0x1c135818efc1b879n, shape: 0x0000000000000000n },
];

const $Calculator$Add: $sw.FlatBatch<BinaryOpInit, Value> = {
  method: 0,
  put: (message, w) => $putBinaryOp(message, w),
  merge: (message, r) => $mergeValue(message, r),
  create: () => new Value(),
  request: $columnsOfBinaryOp,
  reply: $columnsOfValue,
};

const $Calculator$Subtract: $sw.FlatBatch<BinaryOpInit, Value> = {
  method: 1,
  put: (message, w) => $putBinaryOp(message, w),
  merge: (message, r) => $mergeValue(message, r),
  create: () => new Value(),
  request: $columnsOfBinaryOp,
  reply: $columnsOfValue,
};

const $Calculator$Multiply: $sw.FlatBatch<BinaryOpInit, Value> = {
  method: 2,
  put: (message, w) => $putBinaryOp(message, w),
  merge: (message, r) => $mergeValue(message, r),
  create: () => new Value(),
  request: $columnsOfBinaryOp,
  reply: $columnsOfValue,
};

const $Calculator$Divide: $sw.FlatBatch<BinaryOpInit, Value> = {
  method: 3,
  put: (message, w) => $putBinaryOp(message, w),
  merge: (message, r) => $mergeValue(message, r),
  create: () => new Value(),
  request: $columnsOfBinaryOp,
  reply: $columnsOfValue,
};

const $Calculator$Calculate: $sw.WireBatch<CalculatorRequestInit, CalculatorResponse> = {
  method: 4,
  put: (message, w) => $putCalculatorRequest(message, w),
  merge: (message, r) => $mergeCalculatorResponse(message, r),
  create: () => new CalculatorResponse(),
};

/** Arithmetic on 64-bit integers. Results beyond the range saturate. */
export class Calculator extends $sw.Client {
  static readonly fullName = "calculator.v1.Calculator";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Calculator {
    return new Calculator($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Calculator);
  }

  /** Sum of a and b, saturating. */
  async add(request: BinaryOpInit, options?: $sw.CallOptions): Promise<Value> {
    return this.addInto(request, new Value(), options);
  }

  /** {@link add}, on this thread. */
  addSync(request: BinaryOpInit, options?: $sw.CallOptions): Value {
    return this.addInto(request, new Value(), options);
  }

  /** {@link addSync} into a reply that exists, in place of what it held. */
  addInto(request: BinaryOpInit, into: Value, options?: $sw.CallOptions): Value {
    $sw.checkMessage("calculator.v1.BinaryOp", request);
    $storeBinaryOp(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadValue(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("calculator.v1.BinaryOp", request);
    $putBinaryOp(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeValue($clearValue(into), r);
  }

  /** {@link add} in wire format. */
  addRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link addRaw}, on this thread. */
  addRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link addRawSync} to the start of `into`; returns the reply's size. */
  addRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link add} for each item, in one call. */
  async addMany(items: readonly BinaryOpInit[], options?: $sw.CallOptions): Promise<Value[]> {
    return this.addManySync(items, options);
  }

  /** {@link addMany}, on this thread. */
  addManySync(items: readonly BinaryOpInit[], options?: $sw.CallOptions): Value[] {
    return $sw.itemsByColumns(items.length, () => this.addColumnsSync($gatherBinaryOp(items), options), $scatterValue);
  }

  /** {@link addMany} over arrays, one a field. */
  async addColumns(columns: BinaryOpColumns, options?: $sw.ColumnsOptions<ValueResults>): Promise<ValueResults> {
    return this.addColumnsSync(columns, options);
  }

  /** {@link addColumns}, on this thread. */
  addColumnsSync(columns: BinaryOpColumns, options?: $sw.ColumnsOptions<ValueResults>): ValueResults {
    return $sw.columns(this, $Calculator$Add, columns, options) as unknown as ValueResults;
  }

  /** Difference of a and b, saturating. */
  async subtract(request: BinaryOpInit, options?: $sw.CallOptions): Promise<Value> {
    return this.subtractInto(request, new Value(), options);
  }

  /** {@link subtract}, on this thread. */
  subtractSync(request: BinaryOpInit, options?: $sw.CallOptions): Value {
    return this.subtractInto(request, new Value(), options);
  }

  /** {@link subtractSync} into a reply that exists, in place of what it held. */
  subtractInto(request: BinaryOpInit, into: Value, options?: $sw.CallOptions): Value {
    $sw.checkMessage("calculator.v1.BinaryOp", request);
    $storeBinaryOp(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadValue(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("calculator.v1.BinaryOp", request);
    $putBinaryOp(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeValue($clearValue(into), r);
  }

  /** {@link subtract} in wire format. */
  subtractRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link subtractRaw}, on this thread. */
  subtractRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link subtractRawSync} to the start of `into`; returns the reply's size. */
  subtractRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link subtract} for each item, in one call. */
  async subtractMany(items: readonly BinaryOpInit[], options?: $sw.CallOptions): Promise<Value[]> {
    return this.subtractManySync(items, options);
  }

  /** {@link subtractMany}, on this thread. */
  subtractManySync(items: readonly BinaryOpInit[], options?: $sw.CallOptions): Value[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.subtractColumnsSync($gatherBinaryOp(items), options),
      $scatterValue,
    );
  }

  /** {@link subtractMany} over arrays, one a field. */
  async subtractColumns(columns: BinaryOpColumns, options?: $sw.ColumnsOptions<ValueResults>): Promise<ValueResults> {
    return this.subtractColumnsSync(columns, options);
  }

  /** {@link subtractColumns}, on this thread. */
  subtractColumnsSync(columns: BinaryOpColumns, options?: $sw.ColumnsOptions<ValueResults>): ValueResults {
    return $sw.columns(this, $Calculator$Subtract, columns, options) as unknown as ValueResults;
  }

  /** Product of a and b, saturating. */
  async multiply(request: BinaryOpInit, options?: $sw.CallOptions): Promise<Value> {
    return this.multiplyInto(request, new Value(), options);
  }

  /** {@link multiply}, on this thread. */
  multiplySync(request: BinaryOpInit, options?: $sw.CallOptions): Value {
    return this.multiplyInto(request, new Value(), options);
  }

  /** {@link multiplySync} into a reply that exists, in place of what it held. */
  multiplyInto(request: BinaryOpInit, into: Value, options?: $sw.CallOptions): Value {
    $sw.checkMessage("calculator.v1.BinaryOp", request);
    $storeBinaryOp(request);
    const code = $sw.callFlat(this.$base + 2, options);
    if (code === 0) return $loadValue(into);
    this.$failUnlessShape(2, code);
    const use = this.$begin("calculator.v1.BinaryOp", request);
    $putBinaryOp(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeValue($clearValue(into), r);
  }

  /** {@link multiply} in wire format. */
  multiplyRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(2, request, options);
  }

  /** {@link multiplyRaw}, on this thread. */
  multiplyRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(2, request, options);
  }

  /** {@link multiplyRawSync} to the start of `into`; returns the reply's size. */
  multiplyRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(2, request, into, options);
  }

  /** {@link multiply} for each item, in one call. */
  async multiplyMany(items: readonly BinaryOpInit[], options?: $sw.CallOptions): Promise<Value[]> {
    return this.multiplyManySync(items, options);
  }

  /** {@link multiplyMany}, on this thread. */
  multiplyManySync(items: readonly BinaryOpInit[], options?: $sw.CallOptions): Value[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.multiplyColumnsSync($gatherBinaryOp(items), options),
      $scatterValue,
    );
  }

  /** {@link multiplyMany} over arrays, one a field. */
  async multiplyColumns(columns: BinaryOpColumns, options?: $sw.ColumnsOptions<ValueResults>): Promise<ValueResults> {
    return this.multiplyColumnsSync(columns, options);
  }

  /** {@link multiplyColumns}, on this thread. */
  multiplyColumnsSync(columns: BinaryOpColumns, options?: $sw.ColumnsOptions<ValueResults>): ValueResults {
    return $sw.columns(this, $Calculator$Multiply, columns, options) as unknown as ValueResults;
  }

  /**
   * Quotient of a and b, rounded towards zero. INVALID_ARGUMENT with a DivisionError detail if b is 0,
   * OUT_OF_RANGE with the same detail for the least integer divided by -1.
   */
  async divide(request: BinaryOpInit, options?: $sw.CallOptions): Promise<Value> {
    return this.divideInto(request, new Value(), options);
  }

  /** {@link divide}, on this thread. */
  divideSync(request: BinaryOpInit, options?: $sw.CallOptions): Value {
    return this.divideInto(request, new Value(), options);
  }

  /** {@link divideSync} into a reply that exists, in place of what it held. */
  divideInto(request: BinaryOpInit, into: Value, options?: $sw.CallOptions): Value {
    $sw.checkMessage("calculator.v1.BinaryOp", request);
    $storeBinaryOp(request);
    const code = $sw.callFlat(this.$base + 3, options);
    if (code === 0) return $loadValue(into);
    this.$failUnlessShape(3, code);
    const use = this.$begin("calculator.v1.BinaryOp", request);
    $putBinaryOp(request, $sw.writer);
    const r = this.$send(3, use, options);
    return $mergeValue($clearValue(into), r);
  }

  /** {@link divide} in wire format. */
  divideRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(3, request, options);
  }

  /** {@link divideRaw}, on this thread. */
  divideRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(3, request, options);
  }

  /** {@link divideRawSync} to the start of `into`; returns the reply's size. */
  divideRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(3, request, into, options);
  }

  /** {@link divide} for each item, in one call. */
  async divideMany(items: readonly BinaryOpInit[], options?: $sw.CallOptions): Promise<Value[]> {
    return this.divideManySync(items, options);
  }

  /** {@link divideMany}, on this thread. */
  divideManySync(items: readonly BinaryOpInit[], options?: $sw.CallOptions): Value[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.divideColumnsSync($gatherBinaryOp(items), options),
      $scatterValue,
    );
  }

  /** {@link divideMany} over arrays, one a field. */
  async divideColumns(columns: BinaryOpColumns, options?: $sw.ColumnsOptions<ValueResults>): Promise<ValueResults> {
    return this.divideColumnsSync(columns, options);
  }

  /** {@link divideColumns}, on this thread. */
  divideColumnsSync(columns: BinaryOpColumns, options?: $sw.ColumnsOptions<ValueResults>): ValueResults {
    return $sw.columns(this, $Calculator$Divide, columns, options) as unknown as ValueResults;
  }

  /** Whichever operation the request holds; failures come in the reply as ErrorResult. */
  async calculate(request: CalculatorRequestInit, options?: $sw.CallOptions): Promise<CalculatorResponse> {
    const use = this.$begin("calculator.v1.CalculatorRequest", request);
    $putCalculatorRequest(request, $sw.writer);
    const bytes = await this.$start(4, use, options);
    return $mergeCalculatorResponse(new CalculatorResponse(), this.$read(4, bytes));
  }

  /** {@link calculate}, on this thread. */
  calculateSync(request: CalculatorRequestInit, options?: $sw.CallOptions): CalculatorResponse {
    const use = this.$begin("calculator.v1.CalculatorRequest", request);
    $putCalculatorRequest(request, $sw.writer);
    const r = this.$send(4, use, options);
    return $mergeCalculatorResponse(new CalculatorResponse(), r);
  }

  /** {@link calculateSync} into a reply that exists, in place of what it held. */
  calculateInto(
    request: CalculatorRequestInit,
    into: CalculatorResponse,
    options?: $sw.CallOptions,
  ): CalculatorResponse {
    const use = this.$begin("calculator.v1.CalculatorRequest", request);
    $putCalculatorRequest(request, $sw.writer);
    const r = this.$send(4, use, options);
    return $mergeCalculatorResponse($clearCalculatorResponse(into), r);
  }

  /** {@link calculate} in wire format. */
  calculateRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(4, request, options);
  }

  /** {@link calculateRaw}, on this thread. */
  calculateRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(4, request, options);
  }

  /** {@link calculateRawSync} to the start of `into`; returns the reply's size. */
  calculateRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(4, request, into, options);
  }

  /** {@link calculate} for each item, in one call. */
  async calculateMany(
    items: readonly CalculatorRequestInit[],
    options?: $sw.CallOptions,
  ): Promise<CalculatorResponse[]> {
    return this.$startMany($Calculator$Calculate, items, options);
  }

  /** {@link calculateMany}, on this thread. */
  calculateManySync(items: readonly CalculatorRequestInit[], options?: $sw.CallOptions): CalculatorResponse[] {
    return this.$sendMany($Calculator$Calculate, items, options);
  }
}
