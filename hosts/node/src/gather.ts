/** Elements of the columns that batches of items are gathered into; what is left out is 0. */
import { int64, uint64 } from "./scratch";
import { wrongValue } from "./errors";

export function toInt64(value: bigint = 0n, field: string): bigint {
  if (typeof value !== "bigint") wrongValue(field, "a bigint", value);
  int64[0] = value;
  if (int64[0] !== value) wrongValue(field, "a bigint from -2^63 to 2^63 - 1", value);
  return value;
}

export function toUint64(value: bigint = 0n, field: string): bigint {
  if (typeof value !== "bigint") wrongValue(field, "a bigint", value);
  uint64[0] = value;
  if (uint64[0] !== value) wrongValue(field, "a bigint from 0 to 2^64 - 1", value);
  return value;
}

export function toInt32(value: number = 0, field: string): number {
  if ((value | 0) !== value) wrongValue(field, "an integer from -2^31 to 2^31 - 1", value);
  return value;
}

export function toUint32(value: number = 0, field: string): number {
  if (value >>> 0 !== value) wrongValue(field, "an integer from 0 to 2^32 - 1", value);
  return value;
}

export function toDouble(value: number = 0, field: string): number {
  if (typeof value !== "number") wrongValue(field, "a number", value);
  return value;
}
