/**
 * What generated code imports, and nothing else should: it may change with the generator.
 *
 * @packageDocumentation
 */
export { Client, type Method, type WireBatch } from "./client";
export { type Column, type ColumnField } from "./columns";
export * from "./flat";
export * from "./gather";
export { Library, type OpenOptions } from "./library";
export { columns, itemsByColumns, type ColumnsOptions, type FlatBatch } from "./many";
export { type CallOptions } from "./options";
export * from "./codec";
