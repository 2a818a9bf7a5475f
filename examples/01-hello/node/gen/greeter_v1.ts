// Made by shortwire gen from greeter/v1/greeter.proto. Do not edit.
/** The smallest service: one method, one string each way. */
import * as $sw from "shortwire/gen_v1";

export class GreetRequest {
  name: string = "";
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "greeter.v1.GreetRequest";

  constructor(fields?: Partial<GreetRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: GreetRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(GreetRequest.fullName, message, $putGreetRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: GreetRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(GreetRequest.fullName, message, $putGreetRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): GreetRequest {
    return $mergeGreetRequest(new GreetRequest(), $sw.decoding(GreetRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: GreetRequest, bytes: Uint8Array, options?: $sw.CodecOptions): GreetRequest {
    const r = $sw.decoding(GreetRequest.fullName, bytes, options);
    return $mergeGreetRequest($clearGreetRequest(message), r);
  }
}

/** What may be given for a GreetRequest. */
export interface GreetRequestInit {
  name?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putGreetRequest(m: GreetRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "greeter.v1.GreetRequest.$unknown");
  if (m.name !== undefined && m.name !== "") {
    w.string(m.name, "greeter.v1.GreetRequest.name");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeGreetRequest(m: GreetRequest, r: $sw.Reader): GreetRequest {
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
export function $clearGreetRequest(m: GreetRequest): GreetRequest {
  m.name = "";
  m.$unknown = undefined;
  return m;
}

export class GreetReply {
  greeting: string = "";
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "greeter.v1.GreetReply";

  constructor(fields?: Partial<GreetReply>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: GreetReplyInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(GreetReply.fullName, message, $putGreetReply, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: GreetReplyInit, into: Uint8Array): number {
    return $sw.encodeInto(GreetReply.fullName, message, $putGreetReply, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): GreetReply {
    return $mergeGreetReply(new GreetReply(), $sw.decoding(GreetReply.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: GreetReply, bytes: Uint8Array, options?: $sw.CodecOptions): GreetReply {
    const r = $sw.decoding(GreetReply.fullName, bytes, options);
    return $mergeGreetReply($clearGreetReply(message), r);
  }
}

/** What may be given for a GreetReply. */
export interface GreetReplyInit {
  greeting?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putGreetReply(m: GreetReplyInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "greeter.v1.GreetReply.$unknown");
  if (m.greeting !== undefined && m.greeting !== "") {
    w.string(m.greeting, "greeter.v1.GreetReply.greeting");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeGreetReply(m: GreetReply, r: $sw.Reader): GreetReply {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.greeting = r.string();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearGreetReply(m: GreetReply): GreetReply {
  m.greeting = "";
  m.$unknown = undefined;
  return m;
}

function $storeGreetRequest(m: GreetRequestInit): void {
  $sw.beginSlots();
  $sw.storeString(8, m.name, "greeter.v1.GreetRequest.name");
}

const $columnsOfGreetRequest: readonly $sw.ColumnField[] = [{ name: "name", kind: "string" }];

/** A batch of GreetRequest: of each field a list, or one value for all items. */
export interface GreetRequestColumns {
  readonly name?: $sw.Column<string> | undefined;
}

function $loadGreetReply(m: GreetReply): GreetReply {
  $sw.beginReply("greeter.v1.GreetReply");
  m.greeting = $sw.loadString(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfGreetReply: readonly $sw.ColumnField[] = [{ name: "greeting", kind: "string" }];

/** The replies of a batch: of each field an array. */
export interface GreetReplyResults {
  greeting: string[];
}

const $Greeter: readonly $sw.Method[] = [
  {
    name: "greeter.v1.Greeter/Greet",
    id: 0x1c3066ce5e546bfan,
    shape: 0xccde38ee951fa732n,
    requestBytes: [0],
    replyBytes: [0],
  },
];

const $Greeter$Greet: $sw.FlatBatch<GreetRequestInit, GreetReply> = {
  method: 0,
  put: (message, w) => $putGreetRequest(message, w),
  merge: (message, r) => $mergeGreetReply(message, r),
  create: () => new GreetReply(),
  request: $columnsOfGreetRequest,
  reply: $columnsOfGreetReply,
};

export class Greeter extends $sw.Client {
  static readonly fullName = "greeter.v1.Greeter";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Greeter {
    return new Greeter($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Greeter);
  }

  /** Greets whom it is told to. */
  async greet(request: GreetRequestInit, options?: $sw.CallOptions): Promise<GreetReply> {
    return this.greetInto(request, new GreetReply(), options);
  }

  /** {@link greet}, on this thread. */
  greetSync(request: GreetRequestInit, options?: $sw.CallOptions): GreetReply {
    return this.greetInto(request, new GreetReply(), options);
  }

  /** {@link greetSync} into a reply that exists, in place of what it held. */
  greetInto(request: GreetRequestInit, into: GreetReply, options?: $sw.CallOptions): GreetReply {
    $sw.checkMessage("greeter.v1.GreetRequest", request);
    $storeGreetRequest(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadGreetReply(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("greeter.v1.GreetRequest", request);
    $putGreetRequest(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeGreetReply($clearGreetReply(into), r);
  }

  /** {@link greet} in wire format. */
  greetRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link greetRaw}, on this thread. */
  greetRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link greetRawSync} to the start of `into`; returns the reply's size. */
  greetRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link greet} for each item, in one call. */
  async greetMany(items: readonly GreetRequestInit[], options?: $sw.CallOptions): Promise<GreetReply[]> {
    return this.greetManySync(items, options);
  }

  /** {@link greetMany}, on this thread. */
  greetManySync(items: readonly GreetRequestInit[], options?: $sw.CallOptions): GreetReply[] {
    return this.$sendMany($Greeter$Greet, items, options);
  }

  /** {@link greetMany} over arrays, one a field. */
  async greetColumns(
    columns: GreetRequestColumns,
    options?: $sw.ColumnsOptions<GreetReplyResults>,
  ): Promise<GreetReplyResults> {
    return this.greetColumnsSync(columns, options);
  }

  /** {@link greetColumns}, on this thread. */
  greetColumnsSync(columns: GreetRequestColumns, options?: $sw.ColumnsOptions<GreetReplyResults>): GreetReplyResults {
    return $sw.columns(this, $Greeter$Greet, columns, options) as unknown as GreetReplyResults;
  }
}
