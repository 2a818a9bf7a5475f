/** Calls services in native libraries; generated clients are made of this. */
export { Code, ShortwireError, BatchError, type Detail, type DetailType } from "./errors";
export { Library, type OpenOptions } from "./library";
export { Client } from "./client";
export { type CallOptions, type Metadata } from "./options";
export { type Column } from "./columns";
export { type CodecOptions } from "./codec";
