/** Bigints as the two 32-bit halves of which wire format is made, and back. */

const memory = new ArrayBuffer(8);

export const int64 = new BigInt64Array(memory);
export const uint64 = new BigUint64Array(memory);
/** Low half, high half. */
export const halves = new Uint32Array(memory);
export const float = new Float32Array(memory);

/** Most integers are small, and bigints that exist cost nothing. */
export const SMALL: readonly bigint[] = Array.from({ length: 128 }, (_, value) => BigInt(value));
