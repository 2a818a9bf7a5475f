/** What all tests share. */
import assert from "node:assert/strict";
import { dirname, join } from "node:path";

import { type Code, ShortwireError } from "shortwire";

import { Feature } from "./gen/shortwire_test_v1.js";

const folder = process.env["SHORTWIRE_LIBDIR"] ?? join(process.cwd(), "../../target/release");

export const featureLibrary = join(folder, "libfeature_service.so");
export const cryptoLibrary = join(folder, "libshortwire_crypto.so");
export const calculatorLibrary = join(folder, "libcalculator.so");

/** The folder of the package, above wherever tests are built. */
export const host = ((): string => {
  let folder = __dirname;
  while (!folder.endsWith(join("hosts", "node", "build"))) folder = dirname(folder);
  return dirname(folder);
})();

/** A client for one test. */
export function openFeature(options?: Parameters<typeof Feature.open>[1]): Feature {
  return Feature.open(featureLibrary, options);
}

/** Whether something fails with a code and a message that says all of this. */
export function fails(code: Code, ...says: string[]): (error: unknown) => true {
  return (error) => {
    assert.ok(error instanceof ShortwireError, `a ShortwireError, not ${String(error)}`);
    assert.equal(error.code, code, error.message);
    for (const text of says) assert.ok(error.message.includes(text), `${error.message} says ${text}`);
    return true;
  };
}

export function hex(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.replaceAll(" ", ""), "hex"));
}
