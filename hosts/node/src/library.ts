/** Libraries: opening, looking into and closing them. */
import { type Code, ShortwireError } from "./errors";
import { type Instance, native } from "./native";
import { DEFAULT_MAX_DEPTH, DEFAULT_MAX_MESSAGE_BYTES } from "./writer";

/** What a service allows. */
export interface OpenOptions {
  /** Size of one request or reply in bytes; 256 MiB if left out, at most 2 GiB - 1. */
  readonly maxMessageBytes?: number | undefined;
  /** Nesting of messages; 100 if left out. */
  readonly maxDepth?: number | undefined;
}

/** A running service in a native library. Use it on the thread that opened it; each worker opens its own. */
export class Library {
  /** As it was opened. */
  readonly path: string;
  /** Who made the library, such as `shortwire 0.1.0 (rust)`. */
  readonly runtime: string;
  readonly maxMessageBytes: number;
  readonly maxDepth: number;
  /** For clients: what the addon knows it by. */
  readonly $instance: Instance;
  readonly #schema: ArrayBuffer;
  readonly #watched = {};
  #isClosed = false;

  /** Loads the library at a path and starts its service. Blocks on the file system. */
  static open(path: string, options: OpenOptions = {}): Library {
    return new Library(path, options);
  }

  private constructor(path: string, options: OpenOptions) {
    if (typeof path !== "string" || path.includes("\0")) {
      throw new ShortwireError("INVALID_ARGUMENT", `the path of a library is a string, not ${JSON.stringify(path)}`);
    }
    this.path = path;
    this.maxMessageBytes = limit("maxMessageBytes", options.maxMessageBytes, DEFAULT_MAX_MESSAGE_BYTES);
    this.maxDepth = limit("maxDepth", options.maxDepth, DEFAULT_MAX_DEPTH);
    try {
      this.$instance = native.open(path, this.maxMessageBytes, this.maxDepth);
    } catch (error) {
      const { code, message } = error as Error & { code: Code };
      throw new ShortwireError(code, message);
    }
    [this.runtime, this.#schema] = native.describe(this.$instance);
    if (isDebugging) forgotten.register(this, { path, site: new Error().stack ?? "" }, this.#watched);
  }

  /** The schema it carries: a serialised `google.protobuf.FileDescriptorSet`. */
  get schema(): Uint8Array {
    return new Uint8Array(this.#schema.slice(0));
  }

  get closed(): boolean {
    return this.#isClosed;
  }

  /** Ends the service when the calls under way have finished. Calls that follow are `FAILED_PRECONDITION`. May be called twice. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    forgotten.unregister(this.#watched);
    native.close(this.$instance);
  }

  [Symbol.dispose](): void {
    this.close();
  }
}

function limit(name: string, given: number | undefined, usual: number): number {
  if (given === undefined) return usual;
  if (Number.isSafeInteger(given) && given > 0) return given;
  throw new ShortwireError("INVALID_ARGUMENT", `${name} is an integer from 1 on, not ${String(given)}`);
}

const isDebugging = process.env["SHORTWIRE_DEBUG"] === "1";

/** A library that nobody closed is closed when it is collected; in debug mode that is told. */
const forgotten = new FinalizationRegistry(({ path, site }: { path: string; site: string }) => {
  process.emitWarning(`unclosed library ${path}, opened ${site.split("\n").slice(3).join("\n").trimStart()}`, {
    type: "ShortwireWarning",
    detail: "call close(), or open it with `using`",
  });
});
