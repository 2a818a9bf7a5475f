/** What generated clients are made of. */
import { Outcome, reply, takeReply, IN_ARGUMENT, unsignedWords, Word, words } from "./area";
import { BatchError, ShortwireError, wrongValue } from "./errors";
import type { Library } from "./library";
import { native } from "./native";
import { type CallOptions, cancelled, checkSignal, enterContext } from "./options";
import { Reader, reader } from "./reader";
import { readStatus, statusError } from "./status";
import { writer } from "./writer";

const { wire } = native;

/** A method as a client was generated to know it. */
export interface Method {
  /** Such as `calculator.v1.Calculator/Add`. */
  readonly name: string;
  readonly id: bigint;
  /** 0 for methods that are not flat. */
  readonly shape: bigint;
  /** Slots of strings and bytes. */
  readonly requestBytes?: readonly number[];
  readonly replyBytes?: readonly number[];
}

/** How a message is written. */
export type Put<T> = (message: T, w: typeof writer) => void;
/** How a message is read into one that exists. */
export type Merge<T> = (message: T, r: Reader) => T;

/** What a batch in wire format needs to know of its method. */
export interface WireBatch<Q, R> {
  readonly method: number;
  readonly put: Put<Q>;
  readonly merge: Merge<R>;
  readonly create: () => R;
}

/** A client of one service. */
export class Client {
  /** The library it calls. */
  readonly library: Library;
  /** Index of its first method for the addon. */
  readonly $base: number;
  // Private in name only: private names cost each call a check.
  private readonly methods$: readonly Method[];
  private readonly maxDepth$: number;
  private readonly maxMessageBytes$: number;
  /** What to say a reply is of, by method. */
  private readonly sources$: readonly string[];

  /** A client of a library that is open: several may share one. */
  constructor(library: Library, methods: readonly Method[]) {
    this.library = library;
    this.methods$ = methods;
    this.maxDepth$ = library.maxDepth;
    this.maxMessageBytes$ = library.maxMessageBytes;
    this.sources$ = methods.map(({ name }) => `${name} of ${library.path} (${library.runtime})`);
    const ids = BigUint64Array.from(methods.flatMap((method) => [method.id, method.shape]));
    this.$base = native.bind(library.$instance, ids, Uint8Array.from(methods.flatMap(layout)));
  }

  /** Closes the library, for all its clients. */
  close(): void {
    this.library.close();
  }

  /** Whether calls fail because it was closed. */
  get closed(): boolean {
    return this.library.closed;
  }

  [Symbol.dispose](): void {
    this.close();
  }

  /** Starts writing a request. */
  $begin(message: string, request: unknown): number {
    if (typeof request !== "object" || request === null) wrongValue(message, "a message", request);
    return writer.begin(message, this.maxDepth$, this.maxMessageBytes$);
  }

  /** Sends what was written; the reader stands at the reply. */
  $send(method: number, use: number, options: CallOptions | undefined, many = 0): Reader {
    writer.end(use);
    words[Word.Entry] = this.$base + method;
    words[Word.Many] = many;
    const length = writer.written();
    words[Word.RequestFromEnd] = length;
    words[Word.RequestLen] = length;
    if (options === undefined) {
      wire();
    } else {
      const metadata = enterContext(options);
      words[Word.Arguments] = 1;
      wire(metadata);
    }
    const code = words[Word.Code]!;
    if (code !== 0) this.$fail(method, code);
    if (words[Word.ReplyTooBig] !== 0) return this.$read(method, takeReply());
    const at = words[Word.ReplyAt]!;
    return reader.begin(reply, at, at + words[Word.ReplyLen]!, "", this.maxDepth$, this.sources$[method]);
  }

  /** The reader at the start of a reply. */
  $read(method: number, bytes: Uint8Array): Reader {
    return reader.begin(bytes, 0, bytes.length, "", this.maxDepth$, this.sources$[method]);
  }

  /** Sends what was written and does not wait; resolves to the reply. */
  $start(method: number, use: number, options: CallOptions | undefined, many = 0): Promise<Uint8Array> {
    writer.end(use);
    words[Word.Entry] = this.$base + method;
    words[Word.Many] = many;
    words[Word.RequestLen] = writer.written();
    const signal = options?.signal;
    const cancel = signal && new Uint32Array(new ArrayBuffer(4));
    const metadata = options && enterContext(options);
    return new Promise((resolve, reject) => {
      const giveUp = new GiveUp(options, cancel, reject);
      native.start(
        (code, bytes) => {
          giveUp.end();
          if (code === 0) resolve(new Uint8Array(bytes));
          else reject(statusError(code, new Uint8Array(bytes)));
        },
        cancel,
        metadata,
      );
      const code = words[Word.Code]!;
      if (code === 0) return;
      giveUp.end();
      this.$fail(method, code);
    });
  }

  /** Throws what a call that did not succeed has to say. */
  $fail(method: number, code: number): never {
    const { name } = this.methods$[method]!;
    const { path, runtime } = this.library;
    switch (code) {
      case Outcome.NotOpen:
        throw new ShortwireError("FAILED_PRECONDITION", `${name}: the client of ${path} was closed; open it again`);
      case Outcome.NotThere:
        throw new ShortwireError(
          "UNIMPLEMENTED",
          `${path} does not have ${name}; it was built with ${runtime}\n` +
            `  help: \`shortwire inspect ${path}\` shows what it has; build it again from the schema of this client`,
        );
      case Outcome.NotInMemory:
        throw new ShortwireError("INTERNAL", `${name}: the addon was given a place outside of its memory`);
      default: {
        const tooBig = words[Word.ReplyTooBig] !== 0;
        const bytes = tooBig ? takeReply() : reply;
        const at = tooBig ? 0 : words[Word.ReplyAt]!;
        throw statusError(code, bytes.slice(at, at + unsignedWords[Word.ReplyLen]!));
      }
    }
  }

  /** After a flat call that did not succeed: throws, unless the library's messages have another shape and wire format will do. */
  $failUnlessShape(method: number, code: number): void {
    if (code !== Outcome.NotFlat) this.$fail(method, code);
  }

  /** After a call that put its reply at the start of `output`: how many bytes it has. */
  $replySize(method: number, output: Uint8Array): number {
    const size = unsignedWords[Word.ReplyLen]!;
    if (words[Word.ReplyTooBig] !== 0) this.noRoom$(method, size, output);
    return size;
  }

  /** Copies a reply to the start of `output`. */
  $copyTo(method: number, reply: Uint8Array, output: Uint8Array): number {
    if (reply.length > output.length) this.noRoom$(method, reply.length, output);
    output.set(reply);
    return reply.length;
  }

  private noRoom$(method: number, size: number, output: Uint8Array): never {
    throw new ShortwireError(
      "OUT_OF_RANGE",
      `${this.methods$[method]!.name}: the reply takes ${size} bytes, the given Uint8Array has ${output.length}`,
    );
  }

  /** Bytes in, bytes out. */
  $raw(method: number, request: Uint8Array, options: CallOptions | undefined): Uint8Array {
    const [bytes, at, end] = this.exchange$(method, request, options);
    return bytes.slice(at, end);
  }

  /** The same into the caller's bytes; returns how many. */
  $rawInto(method: number, request: Uint8Array, into: Uint8Array, options: CallOptions | undefined): number {
    const [bytes, at, end] = this.exchange$(method, request, options);
    if (end - at > into.length) this.noRoom$(method, end - at, into);
    into.set(bytes.subarray(at, end));
    return end - at;
  }

  private exchange$(
    method: number,
    request: Uint8Array,
    options: CallOptions | undefined,
  ): [Uint8Array, number, number] {
    if (!(request instanceof Uint8Array)) wrongValue("request", "a Uint8Array", request);
    words[Word.Entry] = this.$base + method;
    words[Word.Many] = 0;
    unsignedWords[Word.RequestFromEnd] = IN_ARGUMENT;
    unsignedWords[Word.RequestLen] = request.length;
    if (options === undefined) {
      words[Word.Arguments] = 1;
      wire(request);
    } else {
      const metadata = enterContext(options);
      words[Word.Arguments] = 2;
      wire(metadata, request);
    }
    const code = words[Word.Code]!;
    if (code !== 0) this.$fail(method, code);
    if (words[Word.ReplyTooBig] !== 0) {
      const taken = takeReply();
      return [taken, 0, taken.length];
    }
    return [reply, words[Word.ReplyAt]!, words[Word.ReplyAt]! + words[Word.ReplyLen]!];
  }

  /** Bytes in, bytes out, off this thread. */
  async $rawStart(method: number, request: Uint8Array, options: CallOptions | undefined): Promise<Uint8Array> {
    // Its size is the library's to judge.
    const use = writer.begin("the request", 0, Number.MAX_SAFE_INTEGER);
    writer.raw(request, "request");
    return await this.$start(method, use, options);
  }

  /** A batch of requests, each a frame. */
  $sendMany<Q, R>(batch: WireBatch<Q, R>, items: readonly Q[], options: CallOptions | undefined): R[] {
    const use = this.frames$(batch, items);
    return this.results$(batch, this.$send(batch.method, use, options, 1), items.length);
  }

  /** The same off this thread. */
  async $startMany<Q, R>(batch: WireBatch<Q, R>, items: readonly Q[], options: CallOptions | undefined): Promise<R[]> {
    const use = this.frames$(batch, items);
    const bytes = await this.$start(batch.method, use, options, 1);
    return this.results$(batch, this.$read(batch.method, bytes), items.length);
  }

  private frames$<Q, R>({ put }: WireBatch<Q, R>, items: readonly Q[]): number {
    const use = this.$begin("the batch", items);
    for (let i = items.length; i-- > 0;) {
      const before = writer.written();
      put(items[i]!, writer);
      writer.varint32(writer.written() - before);
    }
    return use;
  }

  private results$<Q, R>({ method, merge, create }: WireBatch<Q, R>, r: Reader, count: number): R[] {
    const results = new Array<R>(count);
    const errors = new Map<number, ShortwireError>();
    const { name } = this.methods$[method]!;
    for (let i = 0; i < count; i++) {
      if (r.at >= r.end) r.fail(`the batch of ${count} has ${i} replies`);
      const code = r.uint32();
      const outer = r.openList();
      if (code === 0) results[i] = merge(create(), r);
      else errors.set(i, readStatus(code, r));
      r.end = outer;
    }
    if (errors.size !== 0) throw BatchError.of(name, results, errors, count);
    return results;
  }

  /** For batches of columns. */
  $name(method: number): string {
    return this.methods$[method]!.name;
  }
}

/** Ends the waiting for a call, whatever the library does about it. */
class GiveUp {
  private timer: NodeJS.Timeout | undefined;
  private readonly abort: (() => void) | undefined;
  private readonly signal: AbortSignal | undefined;

  constructor(
    options: CallOptions | undefined,
    cancel: Uint32Array | undefined,
    reject: (error: ShortwireError) => void,
  ) {
    if (options === undefined) return;
    const { signal, timeoutMs } = options;
    checkSignal(signal);
    if (timeoutMs !== undefined) {
      const late = new ShortwireError("DEADLINE_EXCEEDED", `the call did not end within ${timeoutMs} ms`);
      // The library sees the deadline itself; this is for services that do not look. They get a moment to say it better.
      this.timer = setTimeout(() => reject(late), timeoutMs + 50);
    }
    if (signal !== undefined) {
      this.signal = signal;
      this.abort = () => {
        if (cancel !== undefined) Atomics.store(cancel, 0, 1);
        reject(cancelled(signal));
      };
      signal.addEventListener("abort", this.abort, { once: true });
    }
  }

  end(): void {
    clearTimeout(this.timer);
    if (this.abort !== undefined) this.signal!.removeEventListener("abort", this.abort);
  }
}

function layout({ requestBytes = [], replyBytes = [] }: Method): number[] {
  return [requestBytes.length, ...requestBytes, replyBytes.length, ...replyBytes];
}
