/** Failures: gRPC's codes, a message for people, typed details for programs. */

/** gRPC's codes under gRPC's numbers. */
export const Code = Object.freeze({
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
  UNAUTHENTICATED: 16,
});

/** The name of a code, such as `"NOT_FOUND"`. */
export type Code = keyof typeof Code;

const NAMES = Object.keys(Code) as Code[];

/** The name of a code's number; `"UNKNOWN"` for one that is none. */
export function codeName(number: number): Code {
  return NAMES[number - 1] ?? "UNKNOWN";
}

/** A message that came with an error, packed as `google.protobuf.Any`. */
export interface Detail {
  /** Such as `type.googleapis.com/calculator.v1.DivisionError`. */
  readonly typeUrl: string;
  /** The message in wire format. */
  readonly value: Uint8Array;
}

/** What {@link ShortwireError.detail} needs to know of a message: generated classes are such types. */
export interface DetailType<T> {
  readonly fullName: string;
  decode(bytes: Uint8Array): T;
}

export interface ErrorOptions {
  details?: readonly Detail[];
  cause?: unknown;
}

/** Why a call, or reading or writing a message, failed. */
export class ShortwireError extends Error {
  override readonly name: string = "ShortwireError";
  /** Which of gRPC's codes. */
  readonly code: Code;
  /** Typed messages the service sent along. */
  readonly details: readonly Detail[];

  constructor(code: Code, message: string, options: ErrorOptions = {}) {
    super(message, "cause" in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.details = options.details ?? [];
  }

  /** The first detail of a type, decoded; `undefined` if there is none. */
  detail<T>(type: DetailType<T>): T | undefined {
    const found = this.details.find((detail) => detail.typeUrl.endsWith(`/${type.fullName}`));
    return found && type.decode(found.value);
  }
}

/** Some items of a batch failed. */
export class BatchError<Results = unknown> extends ShortwireError {
  override readonly name = "BatchError";
  /** What the others returned: `undefined` in the place of failed items of a list, 0 in columns. */
  readonly results: Results;
  /** Failures by position. */
  readonly errors: ReadonlyMap<number, ShortwireError>;

  constructor(first: ShortwireError, message: string, results: Results, errors: ReadonlyMap<number, ShortwireError>) {
    super(first.code, message, { cause: first, details: first.details });
    this.results = results;
    this.errors = errors;
  }

  /** Of the failures of a batch of `count` items. */
  static of<Results>(
    method: string,
    results: Results,
    errors: ReadonlyMap<number, ShortwireError>,
    count: number,
  ): BatchError<Results> {
    const [[index, first]] = errors as unknown as [[number, ShortwireError]];
    const message = `${method}: ${errors.size} of ${count} items failed; the first is item ${index}: ${first.message}`;
    return new BatchError(first, message, results, errors);
  }

  /** The same failures with the results in another form. */
  withResults<Other>(results: Other): BatchError<Other> {
    return new BatchError(this.cause as ShortwireError, this.message, results, this.errors);
  }
}

/** A value that is no value of its field. */
export function wrongValue(field: string, wanted: string, value: unknown): never {
  const given =
    typeof value === "string"
      ? JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}...` : value)
      : typeof value === "bigint"
        ? `${value}n`
        : typeof value === "object" && value !== null
          ? `an object of type ${value.constructor?.name ?? "Object"}`
          : String(value);
  throw new ShortwireError("INVALID_ARGUMENT", `field ${field} takes ${wanted}, not ${given}`);
}
