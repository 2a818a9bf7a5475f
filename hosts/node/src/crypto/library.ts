/** Finds the library, and calls it. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { arch, env, platform } from "node:process";

import { ShortwireError } from "../errors";
import { Library } from "../library";

const NAME = platform === "darwin" ? "libshortwire_crypto.dylib" : "libshortwire_crypto.so";

let library: Library | undefined;
const clients = new Map<unknown, unknown>();

/**
 * Has the library at a path called from now on, by whatever is made later. Without it, the first call opens the file that
 * `SHORTWIRE_CRYPTO_LIBRARY` names, or else the one that is packaged beside the addon.
 */
export function useLibrary(path: string): void {
  library = Library.open(path);
  clients.clear();
}

/** The client of a service, the same one each time. */
export function client<T>(service: new (library: Library) => T): T {
  let found = clients.get(service) as T | undefined;
  if (found === undefined) {
    library ??= Library.open(libraryPath());
    found = new service(library);
    clients.set(service, found);
  }
  return found;
}

function libraryPath(): string {
  const named = env["SHORTWIRE_CRYPTO_LIBRARY"];
  if (named) return named;
  const packaged = join(__dirname, "..", "..", "..", "prebuilds", `${platform}-${arch}`, NAME);
  if (existsSync(packaged)) return packaged;
  throw new ShortwireError(
    "NOT_FOUND",
    `${NAME} is not packaged at ${packaged}\n` +
      "  help: name the file in SHORTWIRE_CRYPTO_LIBRARY or by useLibrary(path); " +
      "`cargo build --release -p shortwire-native-crypto` makes it",
  );
}
