/**
 * What generated code imports, and nothing else should: it may change with the generator.
 *
 * @packageDocumentation
 */
/* Each name by itself: what `export *` becomes in CommonJS is looked up anew on every use. */
export { Client, type Method, type WireBatch } from "./client";
export { type Column, type ColumnField } from "./columns";
export {
  beginReply,
  beginSlots,
  callDirect,
  callFlat,
  loadBool,
  loadBytes,
  loadDouble,
  loadFloat,
  loadHigh,
  loadInt32,
  loadInt64,
  loadSafeInt64,
  loadSafeUint64,
  loadString,
  loadUint32,
  loadUint64,
  safe,
  storeBool,
  storeBytes,
  storeDouble,
  storeFloat,
  storeInt32,
  storeInt64,
  storeMask,
  storeNothing,
  storeSafeInt64,
  storeSafeUint64,
  storeString,
  storeUint32,
  storeUint64,
} from "./flat";
export { toDouble, toInt32, toInt64, toUint32, toUint64 } from "./gather";
export { Library, type OpenOptions } from "./library";
export { columns, itemsByColumns, type ColumnsOptions, type FlatBatch } from "./many";
export { type CallOptions } from "./options";
export {
  NO_BYTES,
  checkMessage,
  decoding,
  encode,
  encodeInto,
  failMissing,
  failOneof,
  list,
  reversed,
  type CodecOptions,
  type Reader,
  type Writer,
  writer,
} from "./codec";
