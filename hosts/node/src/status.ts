/** What libraries say of failures: `shortwire.v1.Status` and `BatchStatus`. */
import { codeName, type Detail, ShortwireError } from "./errors";
import { Reader } from "./reader";

/** The error that a library sent with a code. */
export function statusError(code: number, bytes: Uint8Array): ShortwireError {
  return readStatus(code, new Reader().begin(bytes, 0, bytes.length, "shortwire.v1.Status"));
}

/** Reads a status up to the end of the reader's message. */
export function readStatus(given: number | undefined, r: Reader): ShortwireError {
  const details: Detail[] = [];
  let code = given ?? 2;
  let message = r.at < r.end ? "" : undefined;
  while (r.at < r.end) {
    const tag = r.tag();
    if (tag === 0x08 && given === undefined) code = r.int32();
    else if (tag === 0x12) message = r.uncheckedString();
    else if (tag === 0x1a) details.push(readDetail(r));
    else r.skip(tag);
  }
  const name = codeName(code);
  return new ShortwireError(name, message ?? `${name}, with nothing more to say`, { details });
}

function readDetail(r: Reader): Detail {
  const outer = r.open();
  let typeUrl = "";
  let value: Uint8Array = new Uint8Array(0);
  while (r.at < r.end) {
    const tag = r.tag();
    if (tag === 0x0a) typeUrl = r.uncheckedString();
    else if (tag === 0x12) value = r.blob();
    else r.skip(tag);
  }
  r.close(outer);
  return { typeUrl, value };
}

/** Failures of a batch by position. */
export function batchErrors(bytes: Uint8Array): Map<number, ShortwireError> {
  const errors = new Map<number, ShortwireError>();
  const r = new Reader().begin(bytes, 0, bytes.length, "shortwire.v1.BatchStatus");
  while (r.at < r.end) {
    const tag = r.tag();
    if (tag === 0x0a) readItem(r, errors);
    else r.skip(tag);
  }
  return errors;
}

function readItem(r: Reader, errors: Map<number, ShortwireError>): void {
  const outer = r.open();
  let index = 0;
  let error = new ShortwireError("UNKNOWN", "UNKNOWN, with nothing more to say");
  while (r.at < r.end) {
    const tag = r.tag();
    if (tag === 0x08) {
      index = Number(r.uint64());
    } else if (tag === 0x12) {
      const item = r.open();
      error = readStatus(undefined, r);
      r.close(item);
    } else {
      r.skip(tag);
    }
  }
  r.close(outer);
  errors.set(index, error);
}
