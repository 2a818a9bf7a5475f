/** What a call can be given beside its request. */
import { hrtime } from "node:process";

import { slotsInt64, Word, words } from "./area";
import { ShortwireError, wrongValue } from "./errors";

/** Names in lower case; those that end in `-bin` carry bytes, all others text. */
export type Metadata = Readonly<Record<string, string | Uint8Array>>;

/** Options of a call. */
export interface CallOptions {
  /** Gives up after so many milliseconds: `DEADLINE_EXCEEDED`. */
  readonly timeoutMs?: number | undefined;
  /** Gives up when it is aborted: `CANCELLED`, with the signal's reason as `cause`. */
  readonly signal?: AbortSignal | undefined;
  /** Travels with the request. */
  readonly metadata?: Metadata | undefined;
}

/** Throws if the caller has given up already. */
export function checkSignal(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw cancelled(signal);
}

export function cancelled(signal: AbortSignal): ShortwireError {
  return new ShortwireError("CANCELLED", "the call was cancelled by its signal", { cause: signal.reason as unknown });
}

/** Puts the options into the control words; returns the metadata, the call's first argument. */
export function enterContext(options: CallOptions): Uint8Array | undefined {
  checkSignal(options.signal);
  const metadata = options.metadata && encodeMetadata(options.metadata);
  words[Word.HasContext] = 1;
  slotsInt64[Word.Deadline / 2] = options.timeoutMs === undefined ? 0n : deadline(options.timeoutMs);
  return metadata;
}

function deadline(timeoutMs: number): bigint {
  if (!(timeoutMs >= 0)) wrongValue("timeoutMs", "a number of milliseconds", timeoutMs);
  const far = 1 << 30;
  return hrtime.bigint() + BigInt(Math.round(Math.min(timeoutMs, far) * 1e6));
}

/** `shortwire.v1.Metadata`. It has code of its own, because requests are in the writer when it is made. */
function encodeMetadata(metadata: Metadata): Uint8Array {
  const entries = Object.entries(metadata).map(([name, value]) => {
    const bytes = typeof value === "string" ? Buffer.from(value) : value;
    if (!(bytes instanceof Uint8Array)) wrongValue(`metadata ${name}`, "a string or a Uint8Array", value);
    return delimited(0x0a, Buffer.concat([delimited(0x0a, Buffer.from(name)), delimited(0x12, bytes)]));
  });
  return Buffer.concat(entries);
}

function delimited(tag: number, bytes: Uint8Array): Uint8Array {
  const head = [tag];
  let rest = bytes.length;
  for (; rest > 0x7f; rest >>>= 7) head.push((rest & 0x7f) | 0x80);
  return Buffer.concat([Uint8Array.of(...head, rest), bytes]);
}
