/** Finds and loads the addon. */
import { arch, platform } from "node:process";
import { join } from "node:path";

/** A running service in a library; closes when it is collected. */
export type Instance = { readonly instance: unique symbol };

/** A column of a batch: numbers, or the bytes of all items and where each ends. */
export type NativeColumn = NodeJS.TypedArray | [NodeJS.TypedArray | ArrayBuffer, Uint32Array | ArrayBuffer];

/** The functions of the addon; native/*.h say what each does. */
export interface Native {
  bindMemory(block?: ArrayBuffer, request?: ArrayBuffer, reply?: ArrayBuffer): void;
  takeReply(): ArrayBuffer;
  flat(...extra: (Uint8Array | undefined)[]): void;
  direct(output: Uint8Array, ...extra: (Uint8Array | undefined)[]): void;
  wire(...extra: (Uint8Array | undefined)[]): void;
  columns(
    count: number,
    request: NativeColumn[],
    reply: (NativeColumn | undefined)[],
    metadata: Uint8Array | undefined,
  ): ArrayBuffer | undefined;
  start(
    callback: (code: number, reply: ArrayBuffer) => void,
    cancel: Uint32Array | undefined,
    metadata: Uint8Array | undefined,
  ): void;
  open(path: string, maxMessageBytes: number, maxDepth: number): Instance;
  describe(instance: Instance): [runtime: string, schema: ArrayBuffer];
  bind(instance: Instance, ids: BigUint64Array, layout: Uint8Array): number;
  close(instance: Instance): void;
}

function load(): Native {
  const override = process.env["SHORTWIRE_NODE_ADDON"];
  const path = override ?? join(__dirname, "..", "..", "prebuilds", `${platform}-${arch}`, "shortwire.node");
  try {
    return require(path) as Native;
  } catch (cause) {
    throw new Error(
      `shortwire's addon for ${platform}-${arch} could not be loaded from ${path}\n` +
        "  help: if the package has none for this machine, `make -C hosts/node addon` in Shortwire's sources builds it\n" +
        "  there, and SHORTWIRE_NODE_ADDON may name the file",
      { cause },
    );
  }
}

export const native = load();
