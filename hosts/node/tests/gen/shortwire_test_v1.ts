// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
/** One method for each thing that can cross the boundary, for the tests of every host. */
import * as $sw from "shortwire/gen_v1";

export const NestedInnerKind = {
  UNSPECIFIED: 0,
  LEAF: 1,
} as const;
/** Other numbers may come from newer schemas. */
export type NestedInnerKind = (typeof NestedInnerKind)[keyof typeof NestedInnerKind] | (number & {});

export const Color = {
  UNSPECIFIED: 0,
  RED: 1,
  GREEN: 2,
  BLUE: -3,
} as const;
/** Other numbers may come from newer schemas. */
export type Color = (typeof Color)[keyof typeof Color] | (number & {});

export class DoubleValue {
  value: number = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.DoubleValue";

  constructor(fields?: Partial<DoubleValue>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: DoubleValueInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(DoubleValue.fullName, message, $putDoubleValue, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: DoubleValueInit, into: Uint8Array): number {
    return $sw.encodeInto(DoubleValue.fullName, message, $putDoubleValue, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): DoubleValue {
    return $mergeDoubleValue(new DoubleValue(), $sw.decoding(DoubleValue.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: DoubleValue, bytes: Uint8Array, options?: $sw.CodecOptions): DoubleValue {
    const r = $sw.decoding(DoubleValue.fullName, bytes, options);
    return $mergeDoubleValue($clearDoubleValue(message), r);
  }
}

/** What may be given for a DoubleValue. */
export interface DoubleValueInit {
  value?: number | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putDoubleValue(m: DoubleValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.DoubleValue.$unknown");
  if (m.value !== undefined && !Object.is(m.value, 0)) {
    w.double(m.value, "shortwire.test.v1.DoubleValue.value");
    w.tag(0x09);
  }
}

/** For generated code. */
export function $mergeDoubleValue(m: DoubleValue, r: $sw.Reader): DoubleValue {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x09:
        m.value = r.double();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearDoubleValue(m: DoubleValue): DoubleValue {
  m.value = 0;
  m.$unknown = undefined;
  return m;
}

export class FloatValue {
  value: number = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.FloatValue";

  constructor(fields?: Partial<FloatValue>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: FloatValueInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(FloatValue.fullName, message, $putFloatValue, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: FloatValueInit, into: Uint8Array): number {
    return $sw.encodeInto(FloatValue.fullName, message, $putFloatValue, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): FloatValue {
    return $mergeFloatValue(new FloatValue(), $sw.decoding(FloatValue.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: FloatValue, bytes: Uint8Array, options?: $sw.CodecOptions): FloatValue {
    const r = $sw.decoding(FloatValue.fullName, bytes, options);
    return $mergeFloatValue($clearFloatValue(message), r);
  }
}

/** What may be given for a FloatValue. */
export interface FloatValueInit {
  value?: number | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putFloatValue(m: FloatValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.FloatValue.$unknown");
  if (m.value !== undefined && !Object.is(m.value, 0)) {
    w.float(m.value, "shortwire.test.v1.FloatValue.value");
    w.tag(0x0d);
  }
}

/** For generated code. */
export function $mergeFloatValue(m: FloatValue, r: $sw.Reader): FloatValue {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0d:
        m.value = r.float();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearFloatValue(m: FloatValue): FloatValue {
  m.value = 0;
  m.$unknown = undefined;
  return m;
}

export class Int32Value {
  value: number = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Int32Value";

  constructor(fields?: Partial<Int32Value>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: Int32ValueInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Int32Value.fullName, message, $putInt32Value, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: Int32ValueInit, into: Uint8Array): number {
    return $sw.encodeInto(Int32Value.fullName, message, $putInt32Value, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Int32Value {
    return $mergeInt32Value(new Int32Value(), $sw.decoding(Int32Value.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Int32Value, bytes: Uint8Array, options?: $sw.CodecOptions): Int32Value {
    const r = $sw.decoding(Int32Value.fullName, bytes, options);
    return $mergeInt32Value($clearInt32Value(message), r);
  }
}

/** What may be given for a Int32Value. */
export interface Int32ValueInit {
  value?: number | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putInt32Value(m: Int32ValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Int32Value.$unknown");
  if (m.value !== undefined && m.value !== 0) {
    w.int32(m.value, "shortwire.test.v1.Int32Value.value");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeInt32Value(m: Int32Value, r: $sw.Reader): Int32Value {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.value = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearInt32Value(m: Int32Value): Int32Value {
  m.value = 0;
  m.$unknown = undefined;
  return m;
}

export class Int64Value {
  value: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Int64Value";

  constructor(fields?: Partial<Int64Value>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: Int64ValueInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Int64Value.fullName, message, $putInt64Value, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: Int64ValueInit, into: Uint8Array): number {
    return $sw.encodeInto(Int64Value.fullName, message, $putInt64Value, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Int64Value {
    return $mergeInt64Value(new Int64Value(), $sw.decoding(Int64Value.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Int64Value, bytes: Uint8Array, options?: $sw.CodecOptions): Int64Value {
    const r = $sw.decoding(Int64Value.fullName, bytes, options);
    return $mergeInt64Value($clearInt64Value(message), r);
  }
}

/** What may be given for a Int64Value. */
export interface Int64ValueInit {
  value?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putInt64Value(m: Int64ValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Int64Value.$unknown");
  if (m.value !== undefined && m.value !== 0n) {
    w.int64(m.value, "shortwire.test.v1.Int64Value.value");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeInt64Value(m: Int64Value, r: $sw.Reader): Int64Value {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.value = r.int64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearInt64Value(m: Int64Value): Int64Value {
  m.value = 0n;
  m.$unknown = undefined;
  return m;
}

export class Uint32Value {
  value: number = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Uint32Value";

  constructor(fields?: Partial<Uint32Value>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: Uint32ValueInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Uint32Value.fullName, message, $putUint32Value, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: Uint32ValueInit, into: Uint8Array): number {
    return $sw.encodeInto(Uint32Value.fullName, message, $putUint32Value, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Uint32Value {
    return $mergeUint32Value(new Uint32Value(), $sw.decoding(Uint32Value.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Uint32Value, bytes: Uint8Array, options?: $sw.CodecOptions): Uint32Value {
    const r = $sw.decoding(Uint32Value.fullName, bytes, options);
    return $mergeUint32Value($clearUint32Value(message), r);
  }
}

/** What may be given for a Uint32Value. */
export interface Uint32ValueInit {
  value?: number | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putUint32Value(m: Uint32ValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Uint32Value.$unknown");
  if (m.value !== undefined && m.value !== 0) {
    w.uint32(m.value, "shortwire.test.v1.Uint32Value.value");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeUint32Value(m: Uint32Value, r: $sw.Reader): Uint32Value {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.value = r.uint32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearUint32Value(m: Uint32Value): Uint32Value {
  m.value = 0;
  m.$unknown = undefined;
  return m;
}

export class Uint64Value {
  value: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Uint64Value";

  constructor(fields?: Partial<Uint64Value>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: Uint64ValueInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Uint64Value.fullName, message, $putUint64Value, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: Uint64ValueInit, into: Uint8Array): number {
    return $sw.encodeInto(Uint64Value.fullName, message, $putUint64Value, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Uint64Value {
    return $mergeUint64Value(new Uint64Value(), $sw.decoding(Uint64Value.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Uint64Value, bytes: Uint8Array, options?: $sw.CodecOptions): Uint64Value {
    const r = $sw.decoding(Uint64Value.fullName, bytes, options);
    return $mergeUint64Value($clearUint64Value(message), r);
  }
}

/** What may be given for a Uint64Value. */
export interface Uint64ValueInit {
  value?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putUint64Value(m: Uint64ValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Uint64Value.$unknown");
  if (m.value !== undefined && m.value !== 0n) {
    w.uint64(m.value, "shortwire.test.v1.Uint64Value.value");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeUint64Value(m: Uint64Value, r: $sw.Reader): Uint64Value {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.value = r.uint64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearUint64Value(m: Uint64Value): Uint64Value {
  m.value = 0n;
  m.$unknown = undefined;
  return m;
}

export class Sint32Value {
  value: number = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Sint32Value";

  constructor(fields?: Partial<Sint32Value>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: Sint32ValueInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Sint32Value.fullName, message, $putSint32Value, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: Sint32ValueInit, into: Uint8Array): number {
    return $sw.encodeInto(Sint32Value.fullName, message, $putSint32Value, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Sint32Value {
    return $mergeSint32Value(new Sint32Value(), $sw.decoding(Sint32Value.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Sint32Value, bytes: Uint8Array, options?: $sw.CodecOptions): Sint32Value {
    const r = $sw.decoding(Sint32Value.fullName, bytes, options);
    return $mergeSint32Value($clearSint32Value(message), r);
  }
}

/** What may be given for a Sint32Value. */
export interface Sint32ValueInit {
  value?: number | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putSint32Value(m: Sint32ValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Sint32Value.$unknown");
  if (m.value !== undefined && m.value !== 0) {
    w.sint32(m.value, "shortwire.test.v1.Sint32Value.value");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeSint32Value(m: Sint32Value, r: $sw.Reader): Sint32Value {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.value = r.sint32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearSint32Value(m: Sint32Value): Sint32Value {
  m.value = 0;
  m.$unknown = undefined;
  return m;
}

export class Sint64Value {
  value: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Sint64Value";

  constructor(fields?: Partial<Sint64Value>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: Sint64ValueInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Sint64Value.fullName, message, $putSint64Value, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: Sint64ValueInit, into: Uint8Array): number {
    return $sw.encodeInto(Sint64Value.fullName, message, $putSint64Value, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Sint64Value {
    return $mergeSint64Value(new Sint64Value(), $sw.decoding(Sint64Value.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Sint64Value, bytes: Uint8Array, options?: $sw.CodecOptions): Sint64Value {
    const r = $sw.decoding(Sint64Value.fullName, bytes, options);
    return $mergeSint64Value($clearSint64Value(message), r);
  }
}

/** What may be given for a Sint64Value. */
export interface Sint64ValueInit {
  value?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putSint64Value(m: Sint64ValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Sint64Value.$unknown");
  if (m.value !== undefined && m.value !== 0n) {
    w.sint64(m.value, "shortwire.test.v1.Sint64Value.value");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeSint64Value(m: Sint64Value, r: $sw.Reader): Sint64Value {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.value = r.sint64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearSint64Value(m: Sint64Value): Sint64Value {
  m.value = 0n;
  m.$unknown = undefined;
  return m;
}

export class Fixed32Value {
  value: number = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Fixed32Value";

  constructor(fields?: Partial<Fixed32Value>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: Fixed32ValueInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Fixed32Value.fullName, message, $putFixed32Value, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: Fixed32ValueInit, into: Uint8Array): number {
    return $sw.encodeInto(Fixed32Value.fullName, message, $putFixed32Value, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Fixed32Value {
    return $mergeFixed32Value(new Fixed32Value(), $sw.decoding(Fixed32Value.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Fixed32Value, bytes: Uint8Array, options?: $sw.CodecOptions): Fixed32Value {
    const r = $sw.decoding(Fixed32Value.fullName, bytes, options);
    return $mergeFixed32Value($clearFixed32Value(message), r);
  }
}

/** What may be given for a Fixed32Value. */
export interface Fixed32ValueInit {
  value?: number | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putFixed32Value(m: Fixed32ValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Fixed32Value.$unknown");
  if (m.value !== undefined && m.value !== 0) {
    w.fixed32(m.value, "shortwire.test.v1.Fixed32Value.value");
    w.tag(0x0d);
  }
}

/** For generated code. */
export function $mergeFixed32Value(m: Fixed32Value, r: $sw.Reader): Fixed32Value {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0d:
        m.value = r.fixed32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearFixed32Value(m: Fixed32Value): Fixed32Value {
  m.value = 0;
  m.$unknown = undefined;
  return m;
}

export class Fixed64Value {
  value: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Fixed64Value";

  constructor(fields?: Partial<Fixed64Value>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: Fixed64ValueInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Fixed64Value.fullName, message, $putFixed64Value, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: Fixed64ValueInit, into: Uint8Array): number {
    return $sw.encodeInto(Fixed64Value.fullName, message, $putFixed64Value, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Fixed64Value {
    return $mergeFixed64Value(new Fixed64Value(), $sw.decoding(Fixed64Value.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Fixed64Value, bytes: Uint8Array, options?: $sw.CodecOptions): Fixed64Value {
    const r = $sw.decoding(Fixed64Value.fullName, bytes, options);
    return $mergeFixed64Value($clearFixed64Value(message), r);
  }
}

/** What may be given for a Fixed64Value. */
export interface Fixed64ValueInit {
  value?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putFixed64Value(m: Fixed64ValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Fixed64Value.$unknown");
  if (m.value !== undefined && m.value !== 0n) {
    w.fixed64(m.value, "shortwire.test.v1.Fixed64Value.value");
    w.tag(0x09);
  }
}

/** For generated code. */
export function $mergeFixed64Value(m: Fixed64Value, r: $sw.Reader): Fixed64Value {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x09:
        m.value = r.fixed64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearFixed64Value(m: Fixed64Value): Fixed64Value {
  m.value = 0n;
  m.$unknown = undefined;
  return m;
}

export class Sfixed32Value {
  value: number = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Sfixed32Value";

  constructor(fields?: Partial<Sfixed32Value>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: Sfixed32ValueInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Sfixed32Value.fullName, message, $putSfixed32Value, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: Sfixed32ValueInit, into: Uint8Array): number {
    return $sw.encodeInto(Sfixed32Value.fullName, message, $putSfixed32Value, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Sfixed32Value {
    return $mergeSfixed32Value(new Sfixed32Value(), $sw.decoding(Sfixed32Value.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Sfixed32Value, bytes: Uint8Array, options?: $sw.CodecOptions): Sfixed32Value {
    const r = $sw.decoding(Sfixed32Value.fullName, bytes, options);
    return $mergeSfixed32Value($clearSfixed32Value(message), r);
  }
}

/** What may be given for a Sfixed32Value. */
export interface Sfixed32ValueInit {
  value?: number | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putSfixed32Value(m: Sfixed32ValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Sfixed32Value.$unknown");
  if (m.value !== undefined && m.value !== 0) {
    w.sfixed32(m.value, "shortwire.test.v1.Sfixed32Value.value");
    w.tag(0x0d);
  }
}

/** For generated code. */
export function $mergeSfixed32Value(m: Sfixed32Value, r: $sw.Reader): Sfixed32Value {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0d:
        m.value = r.sfixed32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearSfixed32Value(m: Sfixed32Value): Sfixed32Value {
  m.value = 0;
  m.$unknown = undefined;
  return m;
}

export class Sfixed64Value {
  value: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Sfixed64Value";

  constructor(fields?: Partial<Sfixed64Value>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: Sfixed64ValueInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Sfixed64Value.fullName, message, $putSfixed64Value, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: Sfixed64ValueInit, into: Uint8Array): number {
    return $sw.encodeInto(Sfixed64Value.fullName, message, $putSfixed64Value, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Sfixed64Value {
    return $mergeSfixed64Value(new Sfixed64Value(), $sw.decoding(Sfixed64Value.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Sfixed64Value, bytes: Uint8Array, options?: $sw.CodecOptions): Sfixed64Value {
    const r = $sw.decoding(Sfixed64Value.fullName, bytes, options);
    return $mergeSfixed64Value($clearSfixed64Value(message), r);
  }
}

/** What may be given for a Sfixed64Value. */
export interface Sfixed64ValueInit {
  value?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putSfixed64Value(m: Sfixed64ValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Sfixed64Value.$unknown");
  if (m.value !== undefined && m.value !== 0n) {
    w.sfixed64(m.value, "shortwire.test.v1.Sfixed64Value.value");
    w.tag(0x09);
  }
}

/** For generated code. */
export function $mergeSfixed64Value(m: Sfixed64Value, r: $sw.Reader): Sfixed64Value {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x09:
        m.value = r.sfixed64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearSfixed64Value(m: Sfixed64Value): Sfixed64Value {
  m.value = 0n;
  m.$unknown = undefined;
  return m;
}

export class BoolValue {
  value: boolean = false;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.BoolValue";

  constructor(fields?: Partial<BoolValue>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: BoolValueInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(BoolValue.fullName, message, $putBoolValue, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: BoolValueInit, into: Uint8Array): number {
    return $sw.encodeInto(BoolValue.fullName, message, $putBoolValue, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): BoolValue {
    return $mergeBoolValue(new BoolValue(), $sw.decoding(BoolValue.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: BoolValue, bytes: Uint8Array, options?: $sw.CodecOptions): BoolValue {
    const r = $sw.decoding(BoolValue.fullName, bytes, options);
    return $mergeBoolValue($clearBoolValue(message), r);
  }
}

/** What may be given for a BoolValue. */
export interface BoolValueInit {
  value?: boolean | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putBoolValue(m: BoolValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.BoolValue.$unknown");
  if (m.value !== undefined && m.value !== false) {
    w.bool(m.value, "shortwire.test.v1.BoolValue.value");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeBoolValue(m: BoolValue, r: $sw.Reader): BoolValue {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.value = r.bool();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearBoolValue(m: BoolValue): BoolValue {
  m.value = false;
  m.$unknown = undefined;
  return m;
}

export class StringValue {
  value: string = "";
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.StringValue";

  constructor(fields?: Partial<StringValue>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: StringValueInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(StringValue.fullName, message, $putStringValue, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: StringValueInit, into: Uint8Array): number {
    return $sw.encodeInto(StringValue.fullName, message, $putStringValue, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): StringValue {
    return $mergeStringValue(new StringValue(), $sw.decoding(StringValue.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: StringValue, bytes: Uint8Array, options?: $sw.CodecOptions): StringValue {
    const r = $sw.decoding(StringValue.fullName, bytes, options);
    return $mergeStringValue($clearStringValue(message), r);
  }
}

/** What may be given for a StringValue. */
export interface StringValueInit {
  value?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putStringValue(m: StringValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.StringValue.$unknown");
  if (m.value !== undefined && m.value !== "") {
    w.string(m.value, "shortwire.test.v1.StringValue.value");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeStringValue(m: StringValue, r: $sw.Reader): StringValue {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.value = r.string();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearStringValue(m: StringValue): StringValue {
  m.value = "";
  m.$unknown = undefined;
  return m;
}

export class BytesValue {
  value: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.BytesValue";

  constructor(fields?: Partial<BytesValue>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: BytesValueInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(BytesValue.fullName, message, $putBytesValue, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: BytesValueInit, into: Uint8Array): number {
    return $sw.encodeInto(BytesValue.fullName, message, $putBytesValue, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): BytesValue {
    return $mergeBytesValue(new BytesValue(), $sw.decoding(BytesValue.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: BytesValue, bytes: Uint8Array, options?: $sw.CodecOptions): BytesValue {
    const r = $sw.decoding(BytesValue.fullName, bytes, options);
    return $mergeBytesValue($clearBytesValue(message), r);
  }
}

/** What may be given for a BytesValue. */
export interface BytesValueInit {
  value?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putBytesValue(m: BytesValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.BytesValue.$unknown");
  if (m.value !== undefined && m.value?.length !== 0) {
    w.blob(m.value, "shortwire.test.v1.BytesValue.value");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeBytesValue(m: BytesValue, r: $sw.Reader): BytesValue {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.value = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearBytesValue(m: BytesValue): BytesValue {
  m.value = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class EnumValue {
  value: Color = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.EnumValue";

  constructor(fields?: Partial<EnumValue>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: EnumValueInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(EnumValue.fullName, message, $putEnumValue, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: EnumValueInit, into: Uint8Array): number {
    return $sw.encodeInto(EnumValue.fullName, message, $putEnumValue, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): EnumValue {
    return $mergeEnumValue(new EnumValue(), $sw.decoding(EnumValue.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: EnumValue, bytes: Uint8Array, options?: $sw.CodecOptions): EnumValue {
    const r = $sw.decoding(EnumValue.fullName, bytes, options);
    return $mergeEnumValue($clearEnumValue(message), r);
  }
}

/** What may be given for a EnumValue. */
export interface EnumValueInit {
  value?: Color | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putEnumValue(m: EnumValueInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.EnumValue.$unknown");
  if (m.value !== undefined && m.value !== 0) {
    w.int32(m.value, "shortwire.test.v1.EnumValue.value");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeEnumValue(m: EnumValue, r: $sw.Reader): EnumValue {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.value = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearEnumValue(m: EnumValue): EnumValue {
  m.value = 0;
  m.$unknown = undefined;
  return m;
}

export class Empty {
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Empty";

  constructor(fields?: Partial<Empty>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: EmptyInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Empty.fullName, message, $putEmpty, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: EmptyInit, into: Uint8Array): number {
    return $sw.encodeInto(Empty.fullName, message, $putEmpty, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Empty {
    return $mergeEmpty(new Empty(), $sw.decoding(Empty.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Empty, bytes: Uint8Array, options?: $sw.CodecOptions): Empty {
    const r = $sw.decoding(Empty.fullName, bytes, options);
    return $mergeEmpty($clearEmpty(message), r);
  }
}

/** What may be given for a Empty. */
export interface EmptyInit {
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putEmpty(m: EmptyInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Empty.$unknown");
}

/** For generated code. */
export function $mergeEmpty(m: Empty, r: $sw.Reader): Empty {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearEmpty(m: Empty): Empty {
  m.$unknown = undefined;
  return m;
}

/** Every singular type at once. */
export class Scalars {
  doubleValue: number = 0;
  floatValue: number = 0;
  int32Value: number = 0;
  int64Value: bigint = 0n;
  uint32Value: number = 0;
  uint64Value: bigint = 0n;
  sint32Value: number = 0;
  sint64Value: bigint = 0n;
  fixed32Value: number = 0;
  fixed64Value: bigint = 0n;
  sfixed32Value: number = 0;
  sfixed64Value: bigint = 0n;
  boolValue: boolean = false;
  stringValue: string = "";
  bytesValue: Uint8Array = $sw.NO_BYTES;
  enumValue: Color = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Scalars";

  constructor(fields?: Partial<Scalars>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: ScalarsInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Scalars.fullName, message, $putScalars, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: ScalarsInit, into: Uint8Array): number {
    return $sw.encodeInto(Scalars.fullName, message, $putScalars, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Scalars {
    return $mergeScalars(new Scalars(), $sw.decoding(Scalars.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Scalars, bytes: Uint8Array, options?: $sw.CodecOptions): Scalars {
    const r = $sw.decoding(Scalars.fullName, bytes, options);
    return $mergeScalars($clearScalars(message), r);
  }
}

/** What may be given for a Scalars. */
export interface ScalarsInit {
  doubleValue?: number | undefined;
  floatValue?: number | undefined;
  int32Value?: number | undefined;
  int64Value?: bigint | undefined;
  uint32Value?: number | undefined;
  uint64Value?: bigint | undefined;
  sint32Value?: number | undefined;
  sint64Value?: bigint | undefined;
  fixed32Value?: number | undefined;
  fixed64Value?: bigint | undefined;
  sfixed32Value?: number | undefined;
  sfixed64Value?: bigint | undefined;
  boolValue?: boolean | undefined;
  stringValue?: string | undefined;
  bytesValue?: Uint8Array | undefined;
  enumValue?: Color | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putScalars(m: ScalarsInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Scalars.$unknown");
  if (m.enumValue !== undefined && m.enumValue !== 0) {
    w.int32(m.enumValue, "shortwire.test.v1.Scalars.enum_value");
    w.tag(0x80);
  }
  if (m.bytesValue !== undefined && m.bytesValue?.length !== 0) {
    w.blob(m.bytesValue, "shortwire.test.v1.Scalars.bytes_value");
    w.tag(0x7a);
  }
  if (m.stringValue !== undefined && m.stringValue !== "") {
    w.string(m.stringValue, "shortwire.test.v1.Scalars.string_value");
    w.tag(0x72);
  }
  if (m.boolValue !== undefined && m.boolValue !== false) {
    w.bool(m.boolValue, "shortwire.test.v1.Scalars.bool_value");
    w.tag(0x68);
  }
  if (m.sfixed64Value !== undefined && m.sfixed64Value !== 0n) {
    w.sfixed64(m.sfixed64Value, "shortwire.test.v1.Scalars.sfixed64_value");
    w.tag(0x61);
  }
  if (m.sfixed32Value !== undefined && m.sfixed32Value !== 0) {
    w.sfixed32(m.sfixed32Value, "shortwire.test.v1.Scalars.sfixed32_value");
    w.tag(0x5d);
  }
  if (m.fixed64Value !== undefined && m.fixed64Value !== 0n) {
    w.fixed64(m.fixed64Value, "shortwire.test.v1.Scalars.fixed64_value");
    w.tag(0x51);
  }
  if (m.fixed32Value !== undefined && m.fixed32Value !== 0) {
    w.fixed32(m.fixed32Value, "shortwire.test.v1.Scalars.fixed32_value");
    w.tag(0x4d);
  }
  if (m.sint64Value !== undefined && m.sint64Value !== 0n) {
    w.sint64(m.sint64Value, "shortwire.test.v1.Scalars.sint64_value");
    w.tag(0x40);
  }
  if (m.sint32Value !== undefined && m.sint32Value !== 0) {
    w.sint32(m.sint32Value, "shortwire.test.v1.Scalars.sint32_value");
    w.tag(0x38);
  }
  if (m.uint64Value !== undefined && m.uint64Value !== 0n) {
    w.uint64(m.uint64Value, "shortwire.test.v1.Scalars.uint64_value");
    w.tag(0x30);
  }
  if (m.uint32Value !== undefined && m.uint32Value !== 0) {
    w.uint32(m.uint32Value, "shortwire.test.v1.Scalars.uint32_value");
    w.tag(0x28);
  }
  if (m.int64Value !== undefined && m.int64Value !== 0n) {
    w.int64(m.int64Value, "shortwire.test.v1.Scalars.int64_value");
    w.tag(0x20);
  }
  if (m.int32Value !== undefined && m.int32Value !== 0) {
    w.int32(m.int32Value, "shortwire.test.v1.Scalars.int32_value");
    w.tag(0x18);
  }
  if (m.floatValue !== undefined && !Object.is(m.floatValue, 0)) {
    w.float(m.floatValue, "shortwire.test.v1.Scalars.float_value");
    w.tag(0x15);
  }
  if (m.doubleValue !== undefined && !Object.is(m.doubleValue, 0)) {
    w.double(m.doubleValue, "shortwire.test.v1.Scalars.double_value");
    w.tag(0x09);
  }
}

/** For generated code. */
export function $mergeScalars(m: Scalars, r: $sw.Reader): Scalars {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x09:
        m.doubleValue = r.double();
        break;
      case 0x15:
        m.floatValue = r.float();
        break;
      case 0x18:
        m.int32Value = r.int32();
        break;
      case 0x20:
        m.int64Value = r.int64();
        break;
      case 0x28:
        m.uint32Value = r.uint32();
        break;
      case 0x30:
        m.uint64Value = r.uint64();
        break;
      case 0x38:
        m.sint32Value = r.sint32();
        break;
      case 0x40:
        m.sint64Value = r.sint64();
        break;
      case 0x4d:
        m.fixed32Value = r.fixed32();
        break;
      case 0x51:
        m.fixed64Value = r.fixed64();
        break;
      case 0x5d:
        m.sfixed32Value = r.sfixed32();
        break;
      case 0x61:
        m.sfixed64Value = r.sfixed64();
        break;
      case 0x68:
        m.boolValue = r.bool();
        break;
      case 0x72:
        m.stringValue = r.string();
        break;
      case 0x7a:
        m.bytesValue = r.blob();
        break;
      case 0x80:
        m.enumValue = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearScalars(m: Scalars): Scalars {
  m.doubleValue = 0;
  m.floatValue = 0;
  m.int32Value = 0;
  m.int64Value = 0n;
  m.uint32Value = 0;
  m.uint64Value = 0n;
  m.sint32Value = 0;
  m.sint64Value = 0n;
  m.fixed32Value = 0;
  m.fixed64Value = 0n;
  m.sfixed32Value = 0;
  m.sfixed64Value = 0n;
  m.boolValue = false;
  m.stringValue = "";
  m.bytesValue = $sw.NO_BYTES;
  m.enumValue = 0;
  m.$unknown = undefined;
  return m;
}

/** Absent is not the same as zero. */
export class Presence {
  number: bigint | undefined = undefined;
  text: string | undefined = undefined;
  data: Uint8Array | undefined = undefined;
  flag: boolean | undefined = undefined;
  color: Color | undefined = undefined;
  real: number | undefined = undefined;
  plain: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Presence";

  constructor(fields?: Partial<Presence>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: PresenceInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Presence.fullName, message, $putPresence, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: PresenceInit, into: Uint8Array): number {
    return $sw.encodeInto(Presence.fullName, message, $putPresence, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Presence {
    return $mergePresence(new Presence(), $sw.decoding(Presence.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Presence, bytes: Uint8Array, options?: $sw.CodecOptions): Presence {
    const r = $sw.decoding(Presence.fullName, bytes, options);
    return $mergePresence($clearPresence(message), r);
  }
}

/** What may be given for a Presence. */
export interface PresenceInit {
  number?: bigint | undefined;
  text?: string | undefined;
  data?: Uint8Array | undefined;
  flag?: boolean | undefined;
  color?: Color | undefined;
  real?: number | undefined;
  plain?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putPresence(m: PresenceInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Presence.$unknown");
  if (m.plain !== undefined && m.plain !== 0n) {
    w.int64(m.plain, "shortwire.test.v1.Presence.plain");
    w.tag(0x38);
  }
  if (m.real !== undefined) {
    w.double(m.real, "shortwire.test.v1.Presence.real");
    w.tag(0x31);
  }
  if (m.color !== undefined) {
    w.int32(m.color, "shortwire.test.v1.Presence.color");
    w.tag(0x28);
  }
  if (m.flag !== undefined) {
    w.bool(m.flag, "shortwire.test.v1.Presence.flag");
    w.tag(0x20);
  }
  if (m.data !== undefined) {
    w.blob(m.data, "shortwire.test.v1.Presence.data");
    w.tag(0x1a);
  }
  if (m.text !== undefined) {
    w.string(m.text, "shortwire.test.v1.Presence.text");
    w.tag(0x12);
  }
  if (m.number !== undefined) {
    w.int64(m.number, "shortwire.test.v1.Presence.number");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergePresence(m: Presence, r: $sw.Reader): Presence {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.number = r.int64();
        break;
      case 0x12:
        m.text = r.string();
        break;
      case 0x1a:
        m.data = r.blob();
        break;
      case 0x20:
        m.flag = r.bool();
        break;
      case 0x28:
        m.color = r.int32();
        break;
      case 0x31:
        m.real = r.double();
        break;
      case 0x38:
        m.plain = r.int64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearPresence(m: Presence): Presence {
  m.number = undefined;
  m.text = undefined;
  m.data = undefined;
  m.flag = undefined;
  m.color = undefined;
  m.real = undefined;
  m.plain = 0n;
  m.$unknown = undefined;
  return m;
}

/** Numbers and enums are packed here. */
export class Repeated {
  doubles: number[] = [];
  floats: number[] = [];
  int32s: number[] = [];
  int64s: bigint[] = [];
  uint32s: number[] = [];
  uint64s: bigint[] = [];
  sint32s: number[] = [];
  sint64s: bigint[] = [];
  fixed32s: number[] = [];
  fixed64s: bigint[] = [];
  sfixed32s: number[] = [];
  sfixed64s: bigint[] = [];
  bools: boolean[] = [];
  strings: string[] = [];
  blobs: Uint8Array[] = [];
  colors: Color[] = [];
  messages: Scalars[] = [];
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Repeated";

  constructor(fields?: Partial<Repeated>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: RepeatedInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Repeated.fullName, message, $putRepeated, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: RepeatedInit, into: Uint8Array): number {
    return $sw.encodeInto(Repeated.fullName, message, $putRepeated, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Repeated {
    return $mergeRepeated(new Repeated(), $sw.decoding(Repeated.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Repeated, bytes: Uint8Array, options?: $sw.CodecOptions): Repeated {
    const r = $sw.decoding(Repeated.fullName, bytes, options);
    return $mergeRepeated($clearRepeated(message), r);
  }
}

/** What may be given for a Repeated. */
export interface RepeatedInit {
  doubles?: ArrayLike<number> | undefined;
  floats?: ArrayLike<number> | undefined;
  int32s?: ArrayLike<number> | undefined;
  int64s?: ArrayLike<bigint> | undefined;
  uint32s?: ArrayLike<number> | undefined;
  uint64s?: ArrayLike<bigint> | undefined;
  sint32s?: ArrayLike<number> | undefined;
  sint64s?: ArrayLike<bigint> | undefined;
  fixed32s?: ArrayLike<number> | undefined;
  fixed64s?: ArrayLike<bigint> | undefined;
  sfixed32s?: ArrayLike<number> | undefined;
  sfixed64s?: ArrayLike<bigint> | undefined;
  bools?: readonly boolean[] | undefined;
  strings?: readonly string[] | undefined;
  blobs?: readonly Uint8Array[] | undefined;
  colors?: ArrayLike<Color> | undefined;
  messages?: readonly ScalarsInit[] | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putRepeated(m: RepeatedInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Repeated.$unknown");
  {
    const list = $sw.list(m.messages, "shortwire.test.v1.Repeated.messages");
    for (let i = list.length; i-- > 0;) {
      const before = w.open(list[i]!, "shortwire.test.v1.Repeated.messages");
      $putScalars(list[i]!, w);
      w.close(before);
      w.tag(0x8a);
    }
  }
  {
    const list = $sw.list(m.colors, "shortwire.test.v1.Repeated.colors");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.int32(list[i]!, "shortwire.test.v1.Repeated.colors");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x82);
    }
  }
  {
    const list = $sw.list(m.blobs, "shortwire.test.v1.Repeated.blobs");
    for (let i = list.length; i-- > 0;) {
      w.blob(list[i]!, "shortwire.test.v1.Repeated.blobs");
      w.tag(0x7a);
    }
  }
  {
    const list = $sw.list(m.strings, "shortwire.test.v1.Repeated.strings");
    for (let i = list.length; i-- > 0;) {
      w.string(list[i]!, "shortwire.test.v1.Repeated.strings");
      w.tag(0x72);
    }
  }
  {
    const list = $sw.list(m.bools, "shortwire.test.v1.Repeated.bools");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.bool(list[i]!, "shortwire.test.v1.Repeated.bools");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x6a);
    }
  }
  {
    const list = $sw.list(m.sfixed64s, "shortwire.test.v1.Repeated.sfixed64s");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.sfixed64(list[i]!, "shortwire.test.v1.Repeated.sfixed64s");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x62);
    }
  }
  {
    const list = $sw.list(m.sfixed32s, "shortwire.test.v1.Repeated.sfixed32s");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.sfixed32(list[i]!, "shortwire.test.v1.Repeated.sfixed32s");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x5a);
    }
  }
  {
    const list = $sw.list(m.fixed64s, "shortwire.test.v1.Repeated.fixed64s");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.fixed64(list[i]!, "shortwire.test.v1.Repeated.fixed64s");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x52);
    }
  }
  {
    const list = $sw.list(m.fixed32s, "shortwire.test.v1.Repeated.fixed32s");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.fixed32(list[i]!, "shortwire.test.v1.Repeated.fixed32s");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x4a);
    }
  }
  {
    const list = $sw.list(m.sint64s, "shortwire.test.v1.Repeated.sint64s");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.sint64(list[i]!, "shortwire.test.v1.Repeated.sint64s");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x42);
    }
  }
  {
    const list = $sw.list(m.sint32s, "shortwire.test.v1.Repeated.sint32s");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.sint32(list[i]!, "shortwire.test.v1.Repeated.sint32s");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x3a);
    }
  }
  {
    const list = $sw.list(m.uint64s, "shortwire.test.v1.Repeated.uint64s");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.uint64(list[i]!, "shortwire.test.v1.Repeated.uint64s");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x32);
    }
  }
  {
    const list = $sw.list(m.uint32s, "shortwire.test.v1.Repeated.uint32s");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.uint32(list[i]!, "shortwire.test.v1.Repeated.uint32s");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x2a);
    }
  }
  {
    const list = $sw.list(m.int64s, "shortwire.test.v1.Repeated.int64s");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.int64(list[i]!, "shortwire.test.v1.Repeated.int64s");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x22);
    }
  }
  {
    const list = $sw.list(m.int32s, "shortwire.test.v1.Repeated.int32s");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.int32(list[i]!, "shortwire.test.v1.Repeated.int32s");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x1a);
    }
  }
  {
    const list = $sw.list(m.floats, "shortwire.test.v1.Repeated.floats");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.float(list[i]!, "shortwire.test.v1.Repeated.floats");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x12);
    }
  }
  {
    const list = $sw.list(m.doubles, "shortwire.test.v1.Repeated.doubles");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.double(list[i]!, "shortwire.test.v1.Repeated.doubles");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x0a);
    }
  }
}

/** For generated code. */
export function $mergeRepeated(m: Repeated, r: $sw.Reader): Repeated {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.openList();
        while (r.at < r.end) m.doubles.push(r.double());
        r.end = outer;
        break;
      }
      case 0x09:
        m.doubles.push(r.double());
        break;
      case 0x12: {
        const outer = r.openList();
        while (r.at < r.end) m.floats.push(r.float());
        r.end = outer;
        break;
      }
      case 0x15:
        m.floats.push(r.float());
        break;
      case 0x1a: {
        const outer = r.openList();
        while (r.at < r.end) m.int32s.push(r.int32());
        r.end = outer;
        break;
      }
      case 0x18:
        m.int32s.push(r.int32());
        break;
      case 0x22: {
        const outer = r.openList();
        while (r.at < r.end) m.int64s.push(r.int64());
        r.end = outer;
        break;
      }
      case 0x20:
        m.int64s.push(r.int64());
        break;
      case 0x2a: {
        const outer = r.openList();
        while (r.at < r.end) m.uint32s.push(r.uint32());
        r.end = outer;
        break;
      }
      case 0x28:
        m.uint32s.push(r.uint32());
        break;
      case 0x32: {
        const outer = r.openList();
        while (r.at < r.end) m.uint64s.push(r.uint64());
        r.end = outer;
        break;
      }
      case 0x30:
        m.uint64s.push(r.uint64());
        break;
      case 0x3a: {
        const outer = r.openList();
        while (r.at < r.end) m.sint32s.push(r.sint32());
        r.end = outer;
        break;
      }
      case 0x38:
        m.sint32s.push(r.sint32());
        break;
      case 0x42: {
        const outer = r.openList();
        while (r.at < r.end) m.sint64s.push(r.sint64());
        r.end = outer;
        break;
      }
      case 0x40:
        m.sint64s.push(r.sint64());
        break;
      case 0x4a: {
        const outer = r.openList();
        while (r.at < r.end) m.fixed32s.push(r.fixed32());
        r.end = outer;
        break;
      }
      case 0x4d:
        m.fixed32s.push(r.fixed32());
        break;
      case 0x52: {
        const outer = r.openList();
        while (r.at < r.end) m.fixed64s.push(r.fixed64());
        r.end = outer;
        break;
      }
      case 0x51:
        m.fixed64s.push(r.fixed64());
        break;
      case 0x5a: {
        const outer = r.openList();
        while (r.at < r.end) m.sfixed32s.push(r.sfixed32());
        r.end = outer;
        break;
      }
      case 0x5d:
        m.sfixed32s.push(r.sfixed32());
        break;
      case 0x62: {
        const outer = r.openList();
        while (r.at < r.end) m.sfixed64s.push(r.sfixed64());
        r.end = outer;
        break;
      }
      case 0x61:
        m.sfixed64s.push(r.sfixed64());
        break;
      case 0x6a: {
        const outer = r.openList();
        while (r.at < r.end) m.bools.push(r.bool());
        r.end = outer;
        break;
      }
      case 0x68:
        m.bools.push(r.bool());
        break;
      case 0x72:
        m.strings.push(r.string());
        break;
      case 0x7a:
        m.blobs.push(r.blob());
        break;
      case 0x82: {
        const outer = r.openList();
        while (r.at < r.end) m.colors.push(r.int32());
        r.end = outer;
        break;
      }
      case 0x80:
        m.colors.push(r.int32());
        break;
      case 0x8a: {
        const outer = r.open();
        m.messages.push($mergeScalars(new Scalars(), r));
        r.close(outer);
        break;
      }
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearRepeated(m: Repeated): Repeated {
  m.doubles = [];
  m.floats = [];
  m.int32s = [];
  m.int64s = [];
  m.uint32s = [];
  m.uint64s = [];
  m.sint32s = [];
  m.sint64s = [];
  m.fixed32s = [];
  m.fixed64s = [];
  m.sfixed32s = [];
  m.sfixed64s = [];
  m.bools = [];
  m.strings = [];
  m.blobs = [];
  m.colors = [];
  m.messages = [];
  m.$unknown = undefined;
  return m;
}

/** The same without packing. */
export class Unpacked {
  int64s: bigint[] = [];
  doubles: number[] = [];
  colors: Color[] = [];
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Unpacked";

  constructor(fields?: Partial<Unpacked>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: UnpackedInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Unpacked.fullName, message, $putUnpacked, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: UnpackedInit, into: Uint8Array): number {
    return $sw.encodeInto(Unpacked.fullName, message, $putUnpacked, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Unpacked {
    return $mergeUnpacked(new Unpacked(), $sw.decoding(Unpacked.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Unpacked, bytes: Uint8Array, options?: $sw.CodecOptions): Unpacked {
    const r = $sw.decoding(Unpacked.fullName, bytes, options);
    return $mergeUnpacked($clearUnpacked(message), r);
  }
}

/** What may be given for a Unpacked. */
export interface UnpackedInit {
  int64s?: ArrayLike<bigint> | undefined;
  doubles?: ArrayLike<number> | undefined;
  colors?: ArrayLike<Color> | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putUnpacked(m: UnpackedInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Unpacked.$unknown");
  {
    const list = $sw.list(m.colors, "shortwire.test.v1.Unpacked.colors");
    for (let i = list.length; i-- > 0;) {
      w.int32(list[i]!, "shortwire.test.v1.Unpacked.colors");
      w.tag(0x18);
    }
  }
  {
    const list = $sw.list(m.doubles, "shortwire.test.v1.Unpacked.doubles");
    for (let i = list.length; i-- > 0;) {
      w.double(list[i]!, "shortwire.test.v1.Unpacked.doubles");
      w.tag(0x11);
    }
  }
  {
    const list = $sw.list(m.int64s, "shortwire.test.v1.Unpacked.int64s");
    for (let i = list.length; i-- > 0;) {
      w.int64(list[i]!, "shortwire.test.v1.Unpacked.int64s");
      w.tag(0x08);
    }
  }
}

/** For generated code. */
export function $mergeUnpacked(m: Unpacked, r: $sw.Reader): Unpacked {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.openList();
        while (r.at < r.end) m.int64s.push(r.int64());
        r.end = outer;
        break;
      }
      case 0x08:
        m.int64s.push(r.int64());
        break;
      case 0x12: {
        const outer = r.openList();
        while (r.at < r.end) m.doubles.push(r.double());
        r.end = outer;
        break;
      }
      case 0x11:
        m.doubles.push(r.double());
        break;
      case 0x1a: {
        const outer = r.openList();
        while (r.at < r.end) m.colors.push(r.int32());
        r.end = outer;
        break;
      }
      case 0x18:
        m.colors.push(r.int32());
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearUnpacked(m: Unpacked): Unpacked {
  m.int64s = [];
  m.doubles = [];
  m.colors = [];
  m.$unknown = undefined;
  return m;
}

export class Maps {
  strings: Map<string, string> = new Map();
  doubles: Map<string, number> = new Map();
  int32s: Map<number, bigint> = new Map();
  blobs: Map<bigint, Uint8Array> = new Map();
  colors: Map<boolean, Color> = new Map();
  messages: Map<string, Scalars> = new Map();
  flags: Map<bigint, boolean> = new Map();
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Maps";

  constructor(fields?: Partial<Maps>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: MapsInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Maps.fullName, message, $putMaps, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: MapsInit, into: Uint8Array): number {
    return $sw.encodeInto(Maps.fullName, message, $putMaps, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Maps {
    return $mergeMaps(new Maps(), $sw.decoding(Maps.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Maps, bytes: Uint8Array, options?: $sw.CodecOptions): Maps {
    const r = $sw.decoding(Maps.fullName, bytes, options);
    return $mergeMaps($clearMaps(message), r);
  }
}

/** What may be given for a Maps. */
export interface MapsInit {
  strings?: ReadonlyMap<string, string> | undefined;
  doubles?: ReadonlyMap<string, number> | undefined;
  int32s?: ReadonlyMap<number, bigint> | undefined;
  blobs?: ReadonlyMap<bigint, Uint8Array> | undefined;
  colors?: ReadonlyMap<boolean, Color> | undefined;
  messages?: ReadonlyMap<string, ScalarsInit> | undefined;
  flags?: ReadonlyMap<bigint, boolean> | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putMaps(m: MapsInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Maps.$unknown");
  {
    const entries = $sw.reversed(m.flags, "shortwire.test.v1.Maps.flags");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as bigint;
      const value = entries[--i] as boolean;
      const entry = w.written();
      w.bool(value, "shortwire.test.v1.Maps.flags");
      w.tag(0x10);
      w.sfixed64(key, "shortwire.test.v1.Maps.flags");
      w.tag(0x09);
      w.lengthSince(entry);
      w.tag(0x3a);
    }
  }
  {
    const entries = $sw.reversed(m.messages, "shortwire.test.v1.Maps.messages");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as string;
      const value = entries[--i] as ScalarsInit;
      const entry = w.written();
      const before = w.open(value, "shortwire.test.v1.Maps.messages");
      $putScalars(value, w);
      w.close(before);
      w.tag(0x12);
      w.string(key, "shortwire.test.v1.Maps.messages");
      w.tag(0x0a);
      w.lengthSince(entry);
      w.tag(0x32);
    }
  }
  {
    const entries = $sw.reversed(m.colors, "shortwire.test.v1.Maps.colors");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as boolean;
      const value = entries[--i] as Color;
      const entry = w.written();
      w.int32(value, "shortwire.test.v1.Maps.colors");
      w.tag(0x10);
      w.bool(key, "shortwire.test.v1.Maps.colors");
      w.tag(0x08);
      w.lengthSince(entry);
      w.tag(0x2a);
    }
  }
  {
    const entries = $sw.reversed(m.blobs, "shortwire.test.v1.Maps.blobs");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as bigint;
      const value = entries[--i] as Uint8Array;
      const entry = w.written();
      w.blob(value, "shortwire.test.v1.Maps.blobs");
      w.tag(0x12);
      w.uint64(key, "shortwire.test.v1.Maps.blobs");
      w.tag(0x08);
      w.lengthSince(entry);
      w.tag(0x22);
    }
  }
  {
    const entries = $sw.reversed(m.int32s, "shortwire.test.v1.Maps.int32s");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as number;
      const value = entries[--i] as bigint;
      const entry = w.written();
      w.int64(value, "shortwire.test.v1.Maps.int32s");
      w.tag(0x10);
      w.int32(key, "shortwire.test.v1.Maps.int32s");
      w.tag(0x08);
      w.lengthSince(entry);
      w.tag(0x1a);
    }
  }
  {
    const entries = $sw.reversed(m.doubles, "shortwire.test.v1.Maps.doubles");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as string;
      const value = entries[--i] as number;
      const entry = w.written();
      w.double(value, "shortwire.test.v1.Maps.doubles");
      w.tag(0x11);
      w.string(key, "shortwire.test.v1.Maps.doubles");
      w.tag(0x0a);
      w.lengthSince(entry);
      w.tag(0x12);
    }
  }
  {
    const entries = $sw.reversed(m.strings, "shortwire.test.v1.Maps.strings");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as string;
      const value = entries[--i] as string;
      const entry = w.written();
      w.string(value, "shortwire.test.v1.Maps.strings");
      w.tag(0x12);
      w.string(key, "shortwire.test.v1.Maps.strings");
      w.tag(0x0a);
      w.lengthSince(entry);
      w.tag(0x0a);
    }
  }
}

/** For generated code. */
export function $mergeMaps(m: Maps, r: $sw.Reader): Maps {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.openList();
        let key = "";
        let value: string = "";
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x0a) key = r.string();
          else if (part === 0x12) value = r.string();
          else r.skip(part);
        }
        r.end = outer;
        m.strings.set(key, value);
        break;
      }
      case 0x12: {
        const outer = r.openList();
        let key = "";
        let value: number = 0;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x0a) key = r.string();
          else if (part === 0x11) value = r.double();
          else r.skip(part);
        }
        r.end = outer;
        m.doubles.set(key, value);
        break;
      }
      case 0x1a: {
        const outer = r.openList();
        let key = 0;
        let value: bigint = 0n;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x08) key = r.int32();
          else if (part === 0x10) value = r.int64();
          else r.skip(part);
        }
        r.end = outer;
        m.int32s.set(key, value);
        break;
      }
      case 0x22: {
        const outer = r.openList();
        let key = 0n;
        let value: Uint8Array = $sw.NO_BYTES;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x08) key = r.uint64();
          else if (part === 0x12) value = r.blob();
          else r.skip(part);
        }
        r.end = outer;
        m.blobs.set(key, value);
        break;
      }
      case 0x2a: {
        const outer = r.openList();
        let key = false;
        let value: Color = 0;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x08) key = r.bool();
          else if (part === 0x10) value = r.int32();
          else r.skip(part);
        }
        r.end = outer;
        m.colors.set(key, value);
        break;
      }
      case 0x32: {
        const outer = r.openList();
        let key = "";
        let value: Scalars = new Scalars();
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x0a) key = r.string();
          else if (part === 0x12) {
            const entry = r.open();
            $mergeScalars(value, r);
            r.close(entry);
          } else r.skip(part);
        }
        r.end = outer;
        m.messages.set(key, value);
        break;
      }
      case 0x3a: {
        const outer = r.openList();
        let key = 0n;
        let value: boolean = false;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x09) key = r.sfixed64();
          else if (part === 0x10) value = r.bool();
          else r.skip(part);
        }
        r.end = outer;
        m.flags.set(key, value);
        break;
      }
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearMaps(m: Maps): Maps {
  m.strings = new Map();
  m.doubles = new Map();
  m.int32s = new Map();
  m.blobs = new Map();
  m.colors = new Map();
  m.messages = new Map();
  m.flags = new Map();
  m.$unknown = undefined;
  return m;
}

export class Choice {
  number: bigint | undefined = undefined;
  text: string | undefined = undefined;
  data: Uint8Array | undefined = undefined;
  color: Color | undefined = undefined;
  message: Scalars | undefined = undefined;
  nothing: Empty | undefined = undefined;
  flag: boolean | undefined = undefined;
  real: number | undefined = undefined;
  after: string = "";
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Choice";

  constructor(fields?: Partial<Choice>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: ChoiceInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Choice.fullName, message, $putChoice, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: ChoiceInit, into: Uint8Array): number {
    return $sw.encodeInto(Choice.fullName, message, $putChoice, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Choice {
    return $mergeChoice(new Choice(), $sw.decoding(Choice.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Choice, bytes: Uint8Array, options?: $sw.CodecOptions): Choice {
    const r = $sw.decoding(Choice.fullName, bytes, options);
    return $mergeChoice($clearChoice(message), r);
  }

  /** Which field of the oneof `choice` is set. */
  static whichChoice(
    message: ChoiceInit,
  ): "number" | "text" | "data" | "color" | "message" | "nothing" | "flag" | "real" | undefined {
    if (message.number !== undefined) return "number";
    if (message.text !== undefined) return "text";
    if (message.data !== undefined) return "data";
    if (message.color !== undefined) return "color";
    if (message.message !== undefined) return "message";
    if (message.nothing !== undefined) return "nothing";
    if (message.flag !== undefined) return "flag";
    if (message.real !== undefined) return "real";
    return undefined;
  }
}

/** What may be given for a Choice. */
export interface ChoiceInit {
  number?: bigint | undefined;
  text?: string | undefined;
  data?: Uint8Array | undefined;
  color?: Color | undefined;
  message?: ScalarsInit | undefined;
  nothing?: EmptyInit | undefined;
  flag?: boolean | undefined;
  real?: number | undefined;
  after?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putChoice(m: ChoiceInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Choice.$unknown");
  let $oneof0 = "";
  if (m.after !== undefined && m.after !== "") {
    w.string(m.after, "shortwire.test.v1.Choice.after");
    w.tag(0x7a);
  }
  if (m.real !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("choice", "real", $oneof0);
    $oneof0 = "real";
    w.double(m.real, "shortwire.test.v1.Choice.real");
    w.tag(0x41);
  }
  if (m.flag !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("choice", "flag", $oneof0);
    $oneof0 = "flag";
    w.bool(m.flag, "shortwire.test.v1.Choice.flag");
    w.tag(0x38);
  }
  if (m.nothing !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("choice", "nothing", $oneof0);
    $oneof0 = "nothing";
    const before = w.open(m.nothing, "shortwire.test.v1.Choice.nothing");
    $putEmpty(m.nothing, w);
    w.close(before);
    w.tag(0x32);
  }
  if (m.message !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("choice", "message", $oneof0);
    $oneof0 = "message";
    const before = w.open(m.message, "shortwire.test.v1.Choice.message");
    $putScalars(m.message, w);
    w.close(before);
    w.tag(0x2a);
  }
  if (m.color !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("choice", "color", $oneof0);
    $oneof0 = "color";
    w.int32(m.color, "shortwire.test.v1.Choice.color");
    w.tag(0x20);
  }
  if (m.data !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("choice", "data", $oneof0);
    $oneof0 = "data";
    w.blob(m.data, "shortwire.test.v1.Choice.data");
    w.tag(0x1a);
  }
  if (m.text !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("choice", "text", $oneof0);
    $oneof0 = "text";
    w.string(m.text, "shortwire.test.v1.Choice.text");
    w.tag(0x12);
  }
  if (m.number !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("choice", "number", $oneof0);
    $oneof0 = "number";
    w.int64(m.number, "shortwire.test.v1.Choice.number");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeChoice(m: Choice, r: $sw.Reader): Choice {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.text = undefined;
        m.data = undefined;
        m.color = undefined;
        m.message = undefined;
        m.nothing = undefined;
        m.flag = undefined;
        m.real = undefined;
        m.number = r.int64();
        break;
      case 0x12:
        m.number = undefined;
        m.data = undefined;
        m.color = undefined;
        m.message = undefined;
        m.nothing = undefined;
        m.flag = undefined;
        m.real = undefined;
        m.text = r.string();
        break;
      case 0x1a:
        m.number = undefined;
        m.text = undefined;
        m.color = undefined;
        m.message = undefined;
        m.nothing = undefined;
        m.flag = undefined;
        m.real = undefined;
        m.data = r.blob();
        break;
      case 0x20:
        m.number = undefined;
        m.text = undefined;
        m.data = undefined;
        m.message = undefined;
        m.nothing = undefined;
        m.flag = undefined;
        m.real = undefined;
        m.color = r.int32();
        break;
      case 0x2a: {
        m.number = undefined;
        m.text = undefined;
        m.data = undefined;
        m.color = undefined;
        m.nothing = undefined;
        m.flag = undefined;
        m.real = undefined;
        const outer = r.open();
        m.message = $mergeScalars(m.message ?? new Scalars(), r);
        r.close(outer);
        break;
      }
      case 0x32: {
        m.number = undefined;
        m.text = undefined;
        m.data = undefined;
        m.color = undefined;
        m.message = undefined;
        m.flag = undefined;
        m.real = undefined;
        const outer = r.open();
        m.nothing = $mergeEmpty(m.nothing ?? new Empty(), r);
        r.close(outer);
        break;
      }
      case 0x38:
        m.number = undefined;
        m.text = undefined;
        m.data = undefined;
        m.color = undefined;
        m.message = undefined;
        m.nothing = undefined;
        m.real = undefined;
        m.flag = r.bool();
        break;
      case 0x41:
        m.number = undefined;
        m.text = undefined;
        m.data = undefined;
        m.color = undefined;
        m.message = undefined;
        m.nothing = undefined;
        m.flag = undefined;
        m.real = r.double();
        break;
      case 0x7a:
        m.after = r.string();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearChoice(m: Choice): Choice {
  m.number = undefined;
  m.text = undefined;
  m.data = undefined;
  m.color = undefined;
  m.message = undefined;
  m.nothing = undefined;
  m.flag = undefined;
  m.real = undefined;
  m.after = "";
  m.$unknown = undefined;
  return m;
}

export class Nested {
  inner: NestedInner | undefined = undefined;
  inners: NestedInner[] = [];
  kind: NestedInnerKind = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Nested";

  constructor(fields?: Partial<Nested>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: NestedInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Nested.fullName, message, $putNested, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: NestedInit, into: Uint8Array): number {
    return $sw.encodeInto(Nested.fullName, message, $putNested, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Nested {
    return $mergeNested(new Nested(), $sw.decoding(Nested.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Nested, bytes: Uint8Array, options?: $sw.CodecOptions): Nested {
    const r = $sw.decoding(Nested.fullName, bytes, options);
    return $mergeNested($clearNested(message), r);
  }
}

/** What may be given for a Nested. */
export interface NestedInit {
  inner?: NestedInnerInit | undefined;
  inners?: readonly NestedInnerInit[] | undefined;
  kind?: NestedInnerKind | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putNested(m: NestedInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Nested.$unknown");
  if (m.kind !== undefined && m.kind !== 0) {
    w.int32(m.kind, "shortwire.test.v1.Nested.kind");
    w.tag(0x18);
  }
  {
    const list = $sw.list(m.inners, "shortwire.test.v1.Nested.inners");
    for (let i = list.length; i-- > 0;) {
      const before = w.open(list[i]!, "shortwire.test.v1.Nested.inners");
      $putNestedInner(list[i]!, w);
      w.close(before);
      w.tag(0x12);
    }
  }
  if (m.inner !== undefined) {
    const before = w.open(m.inner, "shortwire.test.v1.Nested.inner");
    $putNestedInner(m.inner, w);
    w.close(before);
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeNested(m: Nested, r: $sw.Reader): Nested {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.open();
        m.inner = $mergeNestedInner(m.inner ?? new NestedInner(), r);
        r.close(outer);
        break;
      }
      case 0x12: {
        const outer = r.open();
        m.inners.push($mergeNestedInner(new NestedInner(), r));
        r.close(outer);
        break;
      }
      case 0x18:
        m.kind = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearNested(m: Nested): Nested {
  m.inner = undefined;
  m.inners = [];
  m.kind = 0;
  m.$unknown = undefined;
  return m;
}

export class NestedInner {
  number: number = 0;
  kind: NestedInnerKind = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Nested.Inner";

  constructor(fields?: Partial<NestedInner>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: NestedInnerInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(NestedInner.fullName, message, $putNestedInner, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: NestedInnerInit, into: Uint8Array): number {
    return $sw.encodeInto(NestedInner.fullName, message, $putNestedInner, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): NestedInner {
    return $mergeNestedInner(new NestedInner(), $sw.decoding(NestedInner.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: NestedInner, bytes: Uint8Array, options?: $sw.CodecOptions): NestedInner {
    const r = $sw.decoding(NestedInner.fullName, bytes, options);
    return $mergeNestedInner($clearNestedInner(message), r);
  }
}

/** What may be given for a NestedInner. */
export interface NestedInnerInit {
  number?: number | undefined;
  kind?: NestedInnerKind | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putNestedInner(m: NestedInnerInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Nested.Inner.$unknown");
  if (m.kind !== undefined && m.kind !== 0) {
    w.int32(m.kind, "shortwire.test.v1.Nested.Inner.kind");
    w.tag(0x10);
  }
  if (m.number !== undefined && m.number !== 0) {
    w.int32(m.number, "shortwire.test.v1.Nested.Inner.number");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeNestedInner(m: NestedInner, r: $sw.Reader): NestedInner {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.number = r.int32();
        break;
      case 0x10:
        m.kind = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearNestedInner(m: NestedInner): NestedInner {
  m.number = 0;
  m.kind = 0;
  m.$unknown = undefined;
  return m;
}

/** Contains itself. */
export class Tree {
  value: bigint = 0n;
  left: Tree | undefined = undefined;
  right: Tree | undefined = undefined;
  children: Tree[] = [];
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Tree";

  constructor(fields?: Partial<Tree>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: TreeInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Tree.fullName, message, $putTree, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: TreeInit, into: Uint8Array): number {
    return $sw.encodeInto(Tree.fullName, message, $putTree, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Tree {
    return $mergeTree(new Tree(), $sw.decoding(Tree.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Tree, bytes: Uint8Array, options?: $sw.CodecOptions): Tree {
    const r = $sw.decoding(Tree.fullName, bytes, options);
    return $mergeTree($clearTree(message), r);
  }
}

/** What may be given for a Tree. */
export interface TreeInit {
  value?: bigint | undefined;
  left?: TreeInit | undefined;
  right?: TreeInit | undefined;
  children?: readonly TreeInit[] | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putTree(m: TreeInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Tree.$unknown");
  {
    const list = $sw.list(m.children, "shortwire.test.v1.Tree.children");
    for (let i = list.length; i-- > 0;) {
      const before = w.open(list[i]!, "shortwire.test.v1.Tree.children");
      $putTree(list[i]!, w);
      w.close(before);
      w.tag(0x22);
    }
  }
  if (m.right !== undefined) {
    const before = w.open(m.right, "shortwire.test.v1.Tree.right");
    $putTree(m.right, w);
    w.close(before);
    w.tag(0x1a);
  }
  if (m.left !== undefined) {
    const before = w.open(m.left, "shortwire.test.v1.Tree.left");
    $putTree(m.left, w);
    w.close(before);
    w.tag(0x12);
  }
  if (m.value !== undefined && m.value !== 0n) {
    w.int64(m.value, "shortwire.test.v1.Tree.value");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeTree(m: Tree, r: $sw.Reader): Tree {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.value = r.int64();
        break;
      case 0x12: {
        const outer = r.open();
        m.left = $mergeTree(m.left ?? new Tree(), r);
        r.close(outer);
        break;
      }
      case 0x1a: {
        const outer = r.open();
        m.right = $mergeTree(m.right ?? new Tree(), r);
        r.close(outer);
        break;
      }
      case 0x22: {
        const outer = r.open();
        m.children.push($mergeTree(new Tree(), r));
        r.close(outer);
        break;
      }
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearTree(m: Tree): Tree {
  m.value = 0n;
  m.left = undefined;
  m.right = undefined;
  m.children = [];
  m.$unknown = undefined;
  return m;
}

/** A message before and after its schema grew. */
export class Version1 {
  name: string = "";
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Version1";

  constructor(fields?: Partial<Version1>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: Version1Init, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Version1.fullName, message, $putVersion1, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: Version1Init, into: Uint8Array): number {
    return $sw.encodeInto(Version1.fullName, message, $putVersion1, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Version1 {
    return $mergeVersion1(new Version1(), $sw.decoding(Version1.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Version1, bytes: Uint8Array, options?: $sw.CodecOptions): Version1 {
    const r = $sw.decoding(Version1.fullName, bytes, options);
    return $mergeVersion1($clearVersion1(message), r);
  }
}

/** What may be given for a Version1. */
export interface Version1Init {
  name?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putVersion1(m: Version1Init, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Version1.$unknown");
  if (m.name !== undefined && m.name !== "") {
    w.string(m.name, "shortwire.test.v1.Version1.name");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeVersion1(m: Version1, r: $sw.Reader): Version1 {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.name = r.string();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearVersion1(m: Version1): Version1 {
  m.name = "";
  m.$unknown = undefined;
  return m;
}

export class Version2 {
  name: string = "";
  added: bigint[] = [];
  origin: Version1 | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Version2";

  constructor(fields?: Partial<Version2>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: Version2Init, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Version2.fullName, message, $putVersion2, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: Version2Init, into: Uint8Array): number {
    return $sw.encodeInto(Version2.fullName, message, $putVersion2, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Version2 {
    return $mergeVersion2(new Version2(), $sw.decoding(Version2.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Version2, bytes: Uint8Array, options?: $sw.CodecOptions): Version2 {
    const r = $sw.decoding(Version2.fullName, bytes, options);
    return $mergeVersion2($clearVersion2(message), r);
  }
}

/** What may be given for a Version2. */
export interface Version2Init {
  name?: string | undefined;
  added?: ArrayLike<bigint> | undefined;
  origin?: Version1Init | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putVersion2(m: Version2Init, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Version2.$unknown");
  if (m.origin !== undefined) {
    const before = w.open(m.origin, "shortwire.test.v1.Version2.origin");
    $putVersion1(m.origin, w);
    w.close(before);
    w.tag(0x1a);
  }
  {
    const list = $sw.list(m.added, "shortwire.test.v1.Version2.added");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.int64(list[i]!, "shortwire.test.v1.Version2.added");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x12);
    }
  }
  if (m.name !== undefined && m.name !== "") {
    w.string(m.name, "shortwire.test.v1.Version2.name");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeVersion2(m: Version2, r: $sw.Reader): Version2 {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.name = r.string();
        break;
      case 0x12: {
        const outer = r.openList();
        while (r.at < r.end) m.added.push(r.int64());
        r.end = outer;
        break;
      }
      case 0x10:
        m.added.push(r.int64());
        break;
      case 0x1a: {
        const outer = r.open();
        m.origin = $mergeVersion1(m.origin ?? new Version1(), r);
        r.close(outer);
        break;
      }
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearVersion2(m: Version2): Version2 {
  m.name = "";
  m.added = [];
  m.origin = undefined;
  m.$unknown = undefined;
  return m;
}

export class SizeRequest {
  size: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.SizeRequest";

  constructor(fields?: Partial<SizeRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: SizeRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(SizeRequest.fullName, message, $putSizeRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: SizeRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(SizeRequest.fullName, message, $putSizeRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): SizeRequest {
    return $mergeSizeRequest(new SizeRequest(), $sw.decoding(SizeRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: SizeRequest, bytes: Uint8Array, options?: $sw.CodecOptions): SizeRequest {
    const r = $sw.decoding(SizeRequest.fullName, bytes, options);
    return $mergeSizeRequest($clearSizeRequest(message), r);
  }
}

/** What may be given for a SizeRequest. */
export interface SizeRequestInit {
  size?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putSizeRequest(m: SizeRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.SizeRequest.$unknown");
  if (m.size !== undefined && m.size !== 0n) {
    w.uint64(m.size, "shortwire.test.v1.SizeRequest.size");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeSizeRequest(m: SizeRequest, r: $sw.Reader): SizeRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.size = r.uint64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearSizeRequest(m: SizeRequest): SizeRequest {
  m.size = 0n;
  m.$unknown = undefined;
  return m;
}

export class WrapRequest {
  head: Uint8Array = $sw.NO_BYTES;
  data: Uint8Array = $sw.NO_BYTES;
  tail: Uint8Array = $sw.NO_BYTES;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.WrapRequest";

  constructor(fields?: Partial<WrapRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: WrapRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(WrapRequest.fullName, message, $putWrapRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: WrapRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(WrapRequest.fullName, message, $putWrapRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): WrapRequest {
    return $mergeWrapRequest(new WrapRequest(), $sw.decoding(WrapRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: WrapRequest, bytes: Uint8Array, options?: $sw.CodecOptions): WrapRequest {
    const r = $sw.decoding(WrapRequest.fullName, bytes, options);
    return $mergeWrapRequest($clearWrapRequest(message), r);
  }
}

/** What may be given for a WrapRequest. */
export interface WrapRequestInit {
  head?: Uint8Array | undefined;
  data?: Uint8Array | undefined;
  tail?: Uint8Array | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putWrapRequest(m: WrapRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.WrapRequest.$unknown");
  if (m.tail !== undefined && m.tail?.length !== 0) {
    w.blob(m.tail, "shortwire.test.v1.WrapRequest.tail");
    w.tag(0x1a);
  }
  if (m.data !== undefined && m.data?.length !== 0) {
    w.blob(m.data, "shortwire.test.v1.WrapRequest.data");
    w.tag(0x12);
  }
  if (m.head !== undefined && m.head?.length !== 0) {
    w.blob(m.head, "shortwire.test.v1.WrapRequest.head");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeWrapRequest(m: WrapRequest, r: $sw.Reader): WrapRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.head = r.blob();
        break;
      case 0x12:
        m.data = r.blob();
        break;
      case 0x1a:
        m.tail = r.blob();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearWrapRequest(m: WrapRequest): WrapRequest {
  m.head = $sw.NO_BYTES;
  m.data = $sw.NO_BYTES;
  m.tail = $sw.NO_BYTES;
  m.$unknown = undefined;
  return m;
}

export class UnwrapRequest {
  data: Uint8Array = $sw.NO_BYTES;
  head: bigint = 0n;
  tail: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.UnwrapRequest";

  constructor(fields?: Partial<UnwrapRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: UnwrapRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(UnwrapRequest.fullName, message, $putUnwrapRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: UnwrapRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(UnwrapRequest.fullName, message, $putUnwrapRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): UnwrapRequest {
    return $mergeUnwrapRequest(new UnwrapRequest(), $sw.decoding(UnwrapRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: UnwrapRequest, bytes: Uint8Array, options?: $sw.CodecOptions): UnwrapRequest {
    const r = $sw.decoding(UnwrapRequest.fullName, bytes, options);
    return $mergeUnwrapRequest($clearUnwrapRequest(message), r);
  }
}

/** What may be given for a UnwrapRequest. */
export interface UnwrapRequestInit {
  data?: Uint8Array | undefined;
  head?: bigint | undefined;
  tail?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putUnwrapRequest(m: UnwrapRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.UnwrapRequest.$unknown");
  if (m.tail !== undefined && m.tail !== 0n) {
    w.uint64(m.tail, "shortwire.test.v1.UnwrapRequest.tail");
    w.tag(0x18);
  }
  if (m.head !== undefined && m.head !== 0n) {
    w.uint64(m.head, "shortwire.test.v1.UnwrapRequest.head");
    w.tag(0x10);
  }
  if (m.data !== undefined && m.data?.length !== 0) {
    w.blob(m.data, "shortwire.test.v1.UnwrapRequest.data");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeUnwrapRequest(m: UnwrapRequest, r: $sw.Reader): UnwrapRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.data = r.blob();
        break;
      case 0x10:
        m.head = r.uint64();
        break;
      case 0x18:
        m.tail = r.uint64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearUnwrapRequest(m: UnwrapRequest): UnwrapRequest {
  m.data = $sw.NO_BYTES;
  m.head = 0n;
  m.tail = 0n;
  m.$unknown = undefined;
  return m;
}

/** What Gather says of an item; called alone, it is the only one. */
export class Gathered {
  number: bigint = 0n;
  position: bigint = 0n;
  count: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.Gathered";

  constructor(fields?: Partial<Gathered>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: GatheredInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Gathered.fullName, message, $putGathered, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: GatheredInit, into: Uint8Array): number {
    return $sw.encodeInto(Gathered.fullName, message, $putGathered, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Gathered {
    return $mergeGathered(new Gathered(), $sw.decoding(Gathered.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Gathered, bytes: Uint8Array, options?: $sw.CodecOptions): Gathered {
    const r = $sw.decoding(Gathered.fullName, bytes, options);
    return $mergeGathered($clearGathered(message), r);
  }
}

/** What may be given for a Gathered. */
export interface GatheredInit {
  number?: bigint | undefined;
  position?: bigint | undefined;
  count?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putGathered(m: GatheredInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.Gathered.$unknown");
  if (m.count !== undefined && m.count !== 0n) {
    w.uint64(m.count, "shortwire.test.v1.Gathered.count");
    w.tag(0x18);
  }
  if (m.position !== undefined && m.position !== 0n) {
    w.uint64(m.position, "shortwire.test.v1.Gathered.position");
    w.tag(0x10);
  }
  if (m.number !== undefined && m.number !== 0n) {
    w.int64(m.number, "shortwire.test.v1.Gathered.number");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeGathered(m: Gathered, r: $sw.Reader): Gathered {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.number = r.int64();
        break;
      case 0x10:
        m.position = r.uint64();
        break;
      case 0x18:
        m.count = r.uint64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearGathered(m: Gathered): Gathered {
  m.number = 0n;
  m.position = 0n;
  m.count = 0n;
  m.$unknown = undefined;
  return m;
}

export class FailRequest {
  code: number = 0;
  message: string = "";
  /** Sent back as a typed FailDetail. */
  detail: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.FailRequest";

  constructor(fields?: Partial<FailRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: FailRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(FailRequest.fullName, message, $putFailRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: FailRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(FailRequest.fullName, message, $putFailRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): FailRequest {
    return $mergeFailRequest(new FailRequest(), $sw.decoding(FailRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: FailRequest, bytes: Uint8Array, options?: $sw.CodecOptions): FailRequest {
    const r = $sw.decoding(FailRequest.fullName, bytes, options);
    return $mergeFailRequest($clearFailRequest(message), r);
  }
}

/** What may be given for a FailRequest. */
export interface FailRequestInit {
  code?: number | undefined;
  message?: string | undefined;
  detail?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putFailRequest(m: FailRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.FailRequest.$unknown");
  if (m.detail !== undefined && m.detail !== 0n) {
    w.int64(m.detail, "shortwire.test.v1.FailRequest.detail");
    w.tag(0x18);
  }
  if (m.message !== undefined && m.message !== "") {
    w.string(m.message, "shortwire.test.v1.FailRequest.message");
    w.tag(0x12);
  }
  if (m.code !== undefined && m.code !== 0) {
    w.int32(m.code, "shortwire.test.v1.FailRequest.code");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeFailRequest(m: FailRequest, r: $sw.Reader): FailRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.code = r.int32();
        break;
      case 0x12:
        m.message = r.string();
        break;
      case 0x18:
        m.detail = r.int64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearFailRequest(m: FailRequest): FailRequest {
  m.code = 0;
  m.message = "";
  m.detail = 0n;
  m.$unknown = undefined;
  return m;
}

/** The typed detail of Fail. */
export class FailDetail {
  number: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.FailDetail";

  constructor(fields?: Partial<FailDetail>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: FailDetailInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(FailDetail.fullName, message, $putFailDetail, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: FailDetailInit, into: Uint8Array): number {
    return $sw.encodeInto(FailDetail.fullName, message, $putFailDetail, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): FailDetail {
    return $mergeFailDetail(new FailDetail(), $sw.decoding(FailDetail.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: FailDetail, bytes: Uint8Array, options?: $sw.CodecOptions): FailDetail {
    const r = $sw.decoding(FailDetail.fullName, bytes, options);
    return $mergeFailDetail($clearFailDetail(message), r);
  }
}

/** What may be given for a FailDetail. */
export interface FailDetailInit {
  number?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putFailDetail(m: FailDetailInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.FailDetail.$unknown");
  if (m.number !== undefined && m.number !== 0n) {
    w.int64(m.number, "shortwire.test.v1.FailDetail.number");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeFailDetail(m: FailDetail, r: $sw.Reader): FailDetail {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.number = r.int64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearFailDetail(m: FailDetail): FailDetail {
  m.number = 0n;
  m.$unknown = undefined;
  return m;
}

export class SlowRequest {
  milliseconds: number = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.v1.SlowRequest";

  constructor(fields?: Partial<SlowRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: SlowRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(SlowRequest.fullName, message, $putSlowRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: SlowRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(SlowRequest.fullName, message, $putSlowRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): SlowRequest {
    return $mergeSlowRequest(new SlowRequest(), $sw.decoding(SlowRequest.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: SlowRequest, bytes: Uint8Array, options?: $sw.CodecOptions): SlowRequest {
    const r = $sw.decoding(SlowRequest.fullName, bytes, options);
    return $mergeSlowRequest($clearSlowRequest(message), r);
  }
}

/** What may be given for a SlowRequest. */
export interface SlowRequestInit {
  milliseconds?: number | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putSlowRequest(m: SlowRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.v1.SlowRequest.$unknown");
  if (m.milliseconds !== undefined && m.milliseconds !== 0) {
    w.uint32(m.milliseconds, "shortwire.test.v1.SlowRequest.milliseconds");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeSlowRequest(m: SlowRequest, r: $sw.Reader): SlowRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.milliseconds = r.uint32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearSlowRequest(m: SlowRequest): SlowRequest {
  m.milliseconds = 0;
  m.$unknown = undefined;
  return m;
}

function $storeDoubleValue(m: DoubleValueInit): void {
  $sw.storeDouble(8, m.value, "shortwire.test.v1.DoubleValue.value");
}

function $loadDoubleValue(m: DoubleValue): DoubleValue {
  m.value = $sw.loadDouble(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfDoubleValue: readonly $sw.ColumnField[] = [{ name: "value", kind: "double" }];

/** A batch of DoubleValue: of each field a list, or one value for all items. */
export interface DoubleValueColumns {
  readonly value?: $sw.Column<number> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface DoubleValueResults {
  value: Float64Array;
}

function $gatherDoubleValue(items: readonly DoubleValueInit[]): DoubleValueColumns {
  const value$ = new Float64Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    value$[i] = $sw.toDouble(m.value, "shortwire.test.v1.DoubleValue.value");
  }
  return { value: value$ };
}

function $scatterDoubleValue(columns: DoubleValueResults, count: number): DoubleValue[] {
  const items = new Array<DoubleValue>(count);
  for (let i = 0; i < count; i++) {
    const m = new DoubleValue();
    m.value = columns.value[i]!;
    items[i] = m;
  }
  return items;
}

function $storeFloatValue(m: FloatValueInit): void {
  $sw.storeFloat(8, m.value, "shortwire.test.v1.FloatValue.value");
}

function $loadFloatValue(m: FloatValue): FloatValue {
  m.value = $sw.loadFloat(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfFloatValue: readonly $sw.ColumnField[] = [{ name: "value", kind: "float" }];

/** A batch of FloatValue: of each field a list, or one value for all items. */
export interface FloatValueColumns {
  readonly value?: $sw.Column<number> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface FloatValueResults {
  value: Float32Array;
}

function $gatherFloatValue(items: readonly FloatValueInit[]): FloatValueColumns {
  const value$ = new Float32Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    value$[i] = $sw.toDouble(m.value, "shortwire.test.v1.FloatValue.value");
  }
  return { value: value$ };
}

function $scatterFloatValue(columns: FloatValueResults, count: number): FloatValue[] {
  const items = new Array<FloatValue>(count);
  for (let i = 0; i < count; i++) {
    const m = new FloatValue();
    m.value = columns.value[i]!;
    items[i] = m;
  }
  return items;
}

function $storeInt32Value(m: Int32ValueInit): void {
  $sw.storeInt32(8, m.value, "shortwire.test.v1.Int32Value.value");
}

function $loadInt32Value(m: Int32Value): Int32Value {
  m.value = $sw.loadInt32(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfInt32Value: readonly $sw.ColumnField[] = [{ name: "value", kind: "int32" }];

/** A batch of Int32Value: of each field a list, or one value for all items. */
export interface Int32ValueColumns {
  readonly value?: $sw.Column<number> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface Int32ValueResults {
  value: Int32Array;
}

function $gatherInt32Value(items: readonly Int32ValueInit[]): Int32ValueColumns {
  const value$ = new Int32Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    value$[i] = $sw.toInt32(m.value, "shortwire.test.v1.Int32Value.value");
  }
  return { value: value$ };
}

function $scatterInt32Value(columns: Int32ValueResults, count: number): Int32Value[] {
  const items = new Array<Int32Value>(count);
  for (let i = 0; i < count; i++) {
    const m = new Int32Value();
    m.value = columns.value[i]!;
    items[i] = m;
  }
  return items;
}

function $storeInt64Value(m: Int64ValueInit): void {
  $sw.storeInt64(8, m.value, "shortwire.test.v1.Int64Value.value");
}

function $loadInt64Value(m: Int64Value): Int64Value {
  m.value = $sw.loadInt64(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfInt64Value: readonly $sw.ColumnField[] = [{ name: "value", kind: "int64" }];

/** A batch of Int64Value: of each field a list, or one value for all items. */
export interface Int64ValueColumns {
  readonly value?: $sw.Column<bigint> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface Int64ValueResults {
  value: BigInt64Array;
}

function $gatherInt64Value(items: readonly Int64ValueInit[]): Int64ValueColumns {
  const value$ = new BigInt64Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    value$[i] = $sw.toInt64(m.value, "shortwire.test.v1.Int64Value.value");
  }
  return { value: value$ };
}

function $scatterInt64Value(columns: Int64ValueResults, count: number): Int64Value[] {
  const items = new Array<Int64Value>(count);
  for (let i = 0; i < count; i++) {
    const m = new Int64Value();
    m.value = columns.value[i]!;
    items[i] = m;
  }
  return items;
}

function $storeUint32Value(m: Uint32ValueInit): void {
  $sw.storeUint32(8, m.value, "shortwire.test.v1.Uint32Value.value");
}

function $loadUint32Value(m: Uint32Value): Uint32Value {
  m.value = $sw.loadUint32(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfUint32Value: readonly $sw.ColumnField[] = [{ name: "value", kind: "uint32" }];

/** A batch of Uint32Value: of each field a list, or one value for all items. */
export interface Uint32ValueColumns {
  readonly value?: $sw.Column<number> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface Uint32ValueResults {
  value: Uint32Array;
}

function $gatherUint32Value(items: readonly Uint32ValueInit[]): Uint32ValueColumns {
  const value$ = new Uint32Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    value$[i] = $sw.toUint32(m.value, "shortwire.test.v1.Uint32Value.value");
  }
  return { value: value$ };
}

function $scatterUint32Value(columns: Uint32ValueResults, count: number): Uint32Value[] {
  const items = new Array<Uint32Value>(count);
  for (let i = 0; i < count; i++) {
    const m = new Uint32Value();
    m.value = columns.value[i]!;
    items[i] = m;
  }
  return items;
}

function $storeUint64Value(m: Uint64ValueInit): void {
  $sw.storeUint64(8, m.value, "shortwire.test.v1.Uint64Value.value");
}

function $loadUint64Value(m: Uint64Value): Uint64Value {
  m.value = $sw.loadUint64(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfUint64Value: readonly $sw.ColumnField[] = [{ name: "value", kind: "uint64" }];

/** A batch of Uint64Value: of each field a list, or one value for all items. */
export interface Uint64ValueColumns {
  readonly value?: $sw.Column<bigint> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface Uint64ValueResults {
  value: BigUint64Array;
}

function $gatherUint64Value(items: readonly Uint64ValueInit[]): Uint64ValueColumns {
  const value$ = new BigUint64Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    value$[i] = $sw.toUint64(m.value, "shortwire.test.v1.Uint64Value.value");
  }
  return { value: value$ };
}

function $scatterUint64Value(columns: Uint64ValueResults, count: number): Uint64Value[] {
  const items = new Array<Uint64Value>(count);
  for (let i = 0; i < count; i++) {
    const m = new Uint64Value();
    m.value = columns.value[i]!;
    items[i] = m;
  }
  return items;
}

function $storeSint32Value(m: Sint32ValueInit): void {
  $sw.storeInt32(8, m.value, "shortwire.test.v1.Sint32Value.value");
}

function $loadSint32Value(m: Sint32Value): Sint32Value {
  m.value = $sw.loadInt32(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfSint32Value: readonly $sw.ColumnField[] = [{ name: "value", kind: "int32" }];

/** A batch of Sint32Value: of each field a list, or one value for all items. */
export interface Sint32ValueColumns {
  readonly value?: $sw.Column<number> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface Sint32ValueResults {
  value: Int32Array;
}

function $gatherSint32Value(items: readonly Sint32ValueInit[]): Sint32ValueColumns {
  const value$ = new Int32Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    value$[i] = $sw.toInt32(m.value, "shortwire.test.v1.Sint32Value.value");
  }
  return { value: value$ };
}

function $scatterSint32Value(columns: Sint32ValueResults, count: number): Sint32Value[] {
  const items = new Array<Sint32Value>(count);
  for (let i = 0; i < count; i++) {
    const m = new Sint32Value();
    m.value = columns.value[i]!;
    items[i] = m;
  }
  return items;
}

function $storeSint64Value(m: Sint64ValueInit): void {
  $sw.storeInt64(8, m.value, "shortwire.test.v1.Sint64Value.value");
}

function $loadSint64Value(m: Sint64Value): Sint64Value {
  m.value = $sw.loadInt64(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfSint64Value: readonly $sw.ColumnField[] = [{ name: "value", kind: "int64" }];

/** A batch of Sint64Value: of each field a list, or one value for all items. */
export interface Sint64ValueColumns {
  readonly value?: $sw.Column<bigint> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface Sint64ValueResults {
  value: BigInt64Array;
}

function $gatherSint64Value(items: readonly Sint64ValueInit[]): Sint64ValueColumns {
  const value$ = new BigInt64Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    value$[i] = $sw.toInt64(m.value, "shortwire.test.v1.Sint64Value.value");
  }
  return { value: value$ };
}

function $scatterSint64Value(columns: Sint64ValueResults, count: number): Sint64Value[] {
  const items = new Array<Sint64Value>(count);
  for (let i = 0; i < count; i++) {
    const m = new Sint64Value();
    m.value = columns.value[i]!;
    items[i] = m;
  }
  return items;
}

function $storeFixed32Value(m: Fixed32ValueInit): void {
  $sw.storeUint32(8, m.value, "shortwire.test.v1.Fixed32Value.value");
}

function $loadFixed32Value(m: Fixed32Value): Fixed32Value {
  m.value = $sw.loadUint32(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfFixed32Value: readonly $sw.ColumnField[] = [{ name: "value", kind: "uint32" }];

/** A batch of Fixed32Value: of each field a list, or one value for all items. */
export interface Fixed32ValueColumns {
  readonly value?: $sw.Column<number> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface Fixed32ValueResults {
  value: Uint32Array;
}

function $gatherFixed32Value(items: readonly Fixed32ValueInit[]): Fixed32ValueColumns {
  const value$ = new Uint32Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    value$[i] = $sw.toUint32(m.value, "shortwire.test.v1.Fixed32Value.value");
  }
  return { value: value$ };
}

function $scatterFixed32Value(columns: Fixed32ValueResults, count: number): Fixed32Value[] {
  const items = new Array<Fixed32Value>(count);
  for (let i = 0; i < count; i++) {
    const m = new Fixed32Value();
    m.value = columns.value[i]!;
    items[i] = m;
  }
  return items;
}

function $storeFixed64Value(m: Fixed64ValueInit): void {
  $sw.storeUint64(8, m.value, "shortwire.test.v1.Fixed64Value.value");
}

function $loadFixed64Value(m: Fixed64Value): Fixed64Value {
  m.value = $sw.loadUint64(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfFixed64Value: readonly $sw.ColumnField[] = [{ name: "value", kind: "uint64" }];

/** A batch of Fixed64Value: of each field a list, or one value for all items. */
export interface Fixed64ValueColumns {
  readonly value?: $sw.Column<bigint> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface Fixed64ValueResults {
  value: BigUint64Array;
}

function $gatherFixed64Value(items: readonly Fixed64ValueInit[]): Fixed64ValueColumns {
  const value$ = new BigUint64Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    value$[i] = $sw.toUint64(m.value, "shortwire.test.v1.Fixed64Value.value");
  }
  return { value: value$ };
}

function $scatterFixed64Value(columns: Fixed64ValueResults, count: number): Fixed64Value[] {
  const items = new Array<Fixed64Value>(count);
  for (let i = 0; i < count; i++) {
    const m = new Fixed64Value();
    m.value = columns.value[i]!;
    items[i] = m;
  }
  return items;
}

function $storeSfixed32Value(m: Sfixed32ValueInit): void {
  $sw.storeInt32(8, m.value, "shortwire.test.v1.Sfixed32Value.value");
}

function $loadSfixed32Value(m: Sfixed32Value): Sfixed32Value {
  m.value = $sw.loadInt32(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfSfixed32Value: readonly $sw.ColumnField[] = [{ name: "value", kind: "int32" }];

/** A batch of Sfixed32Value: of each field a list, or one value for all items. */
export interface Sfixed32ValueColumns {
  readonly value?: $sw.Column<number> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface Sfixed32ValueResults {
  value: Int32Array;
}

function $gatherSfixed32Value(items: readonly Sfixed32ValueInit[]): Sfixed32ValueColumns {
  const value$ = new Int32Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    value$[i] = $sw.toInt32(m.value, "shortwire.test.v1.Sfixed32Value.value");
  }
  return { value: value$ };
}

function $scatterSfixed32Value(columns: Sfixed32ValueResults, count: number): Sfixed32Value[] {
  const items = new Array<Sfixed32Value>(count);
  for (let i = 0; i < count; i++) {
    const m = new Sfixed32Value();
    m.value = columns.value[i]!;
    items[i] = m;
  }
  return items;
}

function $storeSfixed64Value(m: Sfixed64ValueInit): void {
  $sw.storeInt64(8, m.value, "shortwire.test.v1.Sfixed64Value.value");
}

function $loadSfixed64Value(m: Sfixed64Value): Sfixed64Value {
  m.value = $sw.loadInt64(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfSfixed64Value: readonly $sw.ColumnField[] = [{ name: "value", kind: "int64" }];

/** A batch of Sfixed64Value: of each field a list, or one value for all items. */
export interface Sfixed64ValueColumns {
  readonly value?: $sw.Column<bigint> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface Sfixed64ValueResults {
  value: BigInt64Array;
}

function $gatherSfixed64Value(items: readonly Sfixed64ValueInit[]): Sfixed64ValueColumns {
  const value$ = new BigInt64Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    value$[i] = $sw.toInt64(m.value, "shortwire.test.v1.Sfixed64Value.value");
  }
  return { value: value$ };
}

function $scatterSfixed64Value(columns: Sfixed64ValueResults, count: number): Sfixed64Value[] {
  const items = new Array<Sfixed64Value>(count);
  for (let i = 0; i < count; i++) {
    const m = new Sfixed64Value();
    m.value = columns.value[i]!;
    items[i] = m;
  }
  return items;
}

function $storeBoolValue(m: BoolValueInit): void {
  $sw.storeBool(8, m.value, "shortwire.test.v1.BoolValue.value");
}

function $loadBoolValue(m: BoolValue): BoolValue {
  m.value = $sw.loadBool(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfBoolValue: readonly $sw.ColumnField[] = [{ name: "value", kind: "bool" }];

/** A batch of BoolValue: of each field a list, or one value for all items. */
export interface BoolValueColumns {
  readonly value?: $sw.Column<boolean> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface BoolValueResults {
  value: boolean[];
}

function $storeStringValue(m: StringValueInit): void {
  $sw.beginSlots();
  $sw.storeString(8, m.value, "shortwire.test.v1.StringValue.value");
}

function $loadStringValue(m: StringValue): StringValue {
  $sw.beginReply("shortwire.test.v1.StringValue");
  m.value = $sw.loadString(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfStringValue: readonly $sw.ColumnField[] = [{ name: "value", kind: "string" }];

/** A batch of StringValue: of each field a list, or one value for all items. */
export interface StringValueColumns {
  readonly value?: $sw.Column<string> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface StringValueResults {
  value: string[];
}

function $storeBytesValue(m: BytesValueInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.value, "shortwire.test.v1.BytesValue.value");
}

function $loadBytesValue(m: BytesValue): BytesValue {
  $sw.beginReply("shortwire.test.v1.BytesValue");
  m.value = $sw.loadBytes(144, m.value);
  m.$unknown = undefined;
  return m;
}

const $columnsOfBytesValue: readonly $sw.ColumnField[] = [{ name: "value", kind: "bytes" }];

/** A batch of BytesValue: of each field a list, or one value for all items. */
export interface BytesValueColumns {
  readonly value?: $sw.Column<Uint8Array> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface BytesValueResults {
  value: Uint8Array[];
}

function $storeEnumValue(m: EnumValueInit): void {
  $sw.storeInt32(8, m.value, "shortwire.test.v1.EnumValue.value");
}

function $loadEnumValue(m: EnumValue): EnumValue {
  m.value = $sw.loadInt32(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfEnumValue: readonly $sw.ColumnField[] = [{ name: "value", kind: "int32" }];

/** A batch of EnumValue: of each field a list, or one value for all items. */
export interface EnumValueColumns {
  readonly value?: $sw.Column<Color> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface EnumValueResults {
  value: Int32Array;
}

function $gatherEnumValue(items: readonly EnumValueInit[]): EnumValueColumns {
  const value$ = new Int32Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    value$[i] = $sw.toInt32(m.value, "shortwire.test.v1.EnumValue.value");
  }
  return { value: value$ };
}

function $scatterEnumValue(columns: EnumValueResults, count: number): EnumValue[] {
  const items = new Array<EnumValue>(count);
  for (let i = 0; i < count; i++) {
    const m = new EnumValue();
    m.value = columns.value[i]!;
    items[i] = m;
  }
  return items;
}

function $storeEmpty(_: EmptyInit): void {}

function $loadEmpty(m: Empty): Empty {
  m.$unknown = undefined;
  return m;
}

const $columnsOfEmpty: readonly $sw.ColumnField[] = [];

function $storeScalars(m: ScalarsInit): void {
  $sw.beginSlots();
  $sw.storeDouble(8, m.doubleValue, "shortwire.test.v1.Scalars.double_value");
  $sw.storeFloat(9, m.floatValue, "shortwire.test.v1.Scalars.float_value");
  $sw.storeInt32(10, m.int32Value, "shortwire.test.v1.Scalars.int32_value");
  $sw.storeInt64(11, m.int64Value, "shortwire.test.v1.Scalars.int64_value");
  $sw.storeUint32(12, m.uint32Value, "shortwire.test.v1.Scalars.uint32_value");
  $sw.storeUint64(13, m.uint64Value, "shortwire.test.v1.Scalars.uint64_value");
  $sw.storeInt32(14, m.sint32Value, "shortwire.test.v1.Scalars.sint32_value");
  $sw.storeInt64(15, m.sint64Value, "shortwire.test.v1.Scalars.sint64_value");
  $sw.storeUint32(16, m.fixed32Value, "shortwire.test.v1.Scalars.fixed32_value");
  $sw.storeUint64(17, m.fixed64Value, "shortwire.test.v1.Scalars.fixed64_value");
  $sw.storeInt32(18, m.sfixed32Value, "shortwire.test.v1.Scalars.sfixed32_value");
  $sw.storeInt64(19, m.sfixed64Value, "shortwire.test.v1.Scalars.sfixed64_value");
  $sw.storeBool(20, m.boolValue, "shortwire.test.v1.Scalars.bool_value");
  $sw.storeString(21, m.stringValue, "shortwire.test.v1.Scalars.string_value");
  $sw.storeBytes(23, m.bytesValue, "shortwire.test.v1.Scalars.bytes_value");
  $sw.storeInt32(25, m.enumValue, "shortwire.test.v1.Scalars.enum_value");
}

function $loadScalars(m: Scalars): Scalars {
  $sw.beginReply("shortwire.test.v1.Scalars");
  m.doubleValue = $sw.loadDouble(144);
  m.floatValue = $sw.loadFloat(145);
  m.int32Value = $sw.loadInt32(146);
  m.int64Value = $sw.loadInt64(147);
  m.uint32Value = $sw.loadUint32(148);
  m.uint64Value = $sw.loadUint64(149);
  m.sint32Value = $sw.loadInt32(150);
  m.sint64Value = $sw.loadInt64(151);
  m.fixed32Value = $sw.loadUint32(152);
  m.fixed64Value = $sw.loadUint64(153);
  m.sfixed32Value = $sw.loadInt32(154);
  m.sfixed64Value = $sw.loadInt64(155);
  m.boolValue = $sw.loadBool(156);
  m.stringValue = $sw.loadString(157);
  m.bytesValue = $sw.loadBytes(159, m.bytesValue);
  m.enumValue = $sw.loadInt32(161);
  m.$unknown = undefined;
  return m;
}

const $columnsOfScalars: readonly $sw.ColumnField[] = [
  { name: "doubleValue", kind: "double" },
  { name: "floatValue", kind: "float" },
  { name: "int32Value", kind: "int32" },
  { name: "int64Value", kind: "int64" },
  { name: "uint32Value", kind: "uint32" },
  { name: "uint64Value", kind: "uint64" },
  { name: "sint32Value", kind: "int32" },
  { name: "sint64Value", kind: "int64" },
  { name: "fixed32Value", kind: "uint32" },
  { name: "fixed64Value", kind: "uint64" },
  { name: "sfixed32Value", kind: "int32" },
  { name: "sfixed64Value", kind: "int64" },
  { name: "boolValue", kind: "bool" },
  { name: "stringValue", kind: "string" },
  { name: "bytesValue", kind: "bytes" },
  { name: "enumValue", kind: "int32" },
];

/** A batch of Scalars: of each field a list, or one value for all items. */
export interface ScalarsColumns {
  readonly doubleValue?: $sw.Column<number> | undefined;
  readonly floatValue?: $sw.Column<number> | undefined;
  readonly int32Value?: $sw.Column<number> | undefined;
  readonly int64Value?: $sw.Column<bigint> | undefined;
  readonly uint32Value?: $sw.Column<number> | undefined;
  readonly uint64Value?: $sw.Column<bigint> | undefined;
  readonly sint32Value?: $sw.Column<number> | undefined;
  readonly sint64Value?: $sw.Column<bigint> | undefined;
  readonly fixed32Value?: $sw.Column<number> | undefined;
  readonly fixed64Value?: $sw.Column<bigint> | undefined;
  readonly sfixed32Value?: $sw.Column<number> | undefined;
  readonly sfixed64Value?: $sw.Column<bigint> | undefined;
  readonly boolValue?: $sw.Column<boolean> | undefined;
  readonly stringValue?: $sw.Column<string> | undefined;
  readonly bytesValue?: $sw.Column<Uint8Array> | undefined;
  readonly enumValue?: $sw.Column<Color> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface ScalarsResults {
  doubleValue: Float64Array;
  floatValue: Float32Array;
  int32Value: Int32Array;
  int64Value: BigInt64Array;
  uint32Value: Uint32Array;
  uint64Value: BigUint64Array;
  sint32Value: Int32Array;
  sint64Value: BigInt64Array;
  fixed32Value: Uint32Array;
  fixed64Value: BigUint64Array;
  sfixed32Value: Int32Array;
  sfixed64Value: BigInt64Array;
  boolValue: boolean[];
  stringValue: string[];
  bytesValue: Uint8Array[];
  enumValue: Int32Array;
}

function $storePresence(m: PresenceInit): void {
  $sw.beginSlots();
  let low = 0;
  let high = 0;
  if (m.number !== undefined) {
    $sw.storeInt64(9, m.number, "shortwire.test.v1.Presence.number");
    low |= 0x1;
  }
  if (m.text !== undefined) {
    $sw.storeString(10, m.text, "shortwire.test.v1.Presence.text");
    low |= 0x2;
  } else {
    $sw.storeNothing(10);
  }
  if (m.data !== undefined) {
    $sw.storeBytes(12, m.data, "shortwire.test.v1.Presence.data");
    low |= 0x4;
  } else {
    $sw.storeNothing(12);
  }
  if (m.flag !== undefined) {
    $sw.storeBool(14, m.flag, "shortwire.test.v1.Presence.flag");
    low |= 0x8;
  }
  if (m.color !== undefined) {
    $sw.storeInt32(15, m.color, "shortwire.test.v1.Presence.color");
    low |= 0x10;
  }
  if (m.real !== undefined) {
    $sw.storeDouble(16, m.real, "shortwire.test.v1.Presence.real");
    low |= 0x20;
  }
  $sw.storeInt64(17, m.plain, "shortwire.test.v1.Presence.plain");
  $sw.storeMask(8, low, high);
}

function $loadPresence(m: Presence): Presence {
  $sw.beginReply("shortwire.test.v1.Presence");
  const low = $sw.loadInt32(144);
  m.number = (low & 0x1) !== 0 ? $sw.loadInt64(145) : undefined;
  m.text = (low & 0x2) !== 0 ? $sw.loadString(146) : undefined;
  m.data = (low & 0x4) !== 0 ? $sw.loadBytes(148, m.data) : undefined;
  m.flag = (low & 0x8) !== 0 ? $sw.loadBool(150) : undefined;
  m.color = (low & 0x10) !== 0 ? $sw.loadInt32(151) : undefined;
  m.real = (low & 0x20) !== 0 ? $sw.loadDouble(152) : undefined;
  m.plain = $sw.loadInt64(153);
  m.$unknown = undefined;
  return m;
}

const $columnsOfPresence: readonly $sw.ColumnField[] = [
  { name: "number", kind: "int64", bit: 0 },
  { name: "text", kind: "string", bit: 1 },
  { name: "data", kind: "bytes", bit: 2 },
  { name: "flag", kind: "bool", bit: 3 },
  { name: "color", kind: "int32", bit: 4 },
  { name: "real", kind: "double", bit: 5 },
  { name: "plain", kind: "int64" },
];

/** A batch of Presence: of each field a list, or one value for all items. */
export interface PresenceColumns {
  readonly number?: $sw.Column<bigint | undefined> | undefined;
  readonly text?: $sw.Column<string | undefined> | undefined;
  readonly data?: $sw.Column<Uint8Array | undefined> | undefined;
  readonly flag?: $sw.Column<boolean | undefined> | undefined;
  readonly color?: $sw.Column<Color | undefined> | undefined;
  readonly real?: $sw.Column<number | undefined> | undefined;
  readonly plain?: $sw.Column<bigint> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface PresenceResults {
  number: (bigint | undefined)[];
  text: (string | undefined)[];
  data: (Uint8Array | undefined)[];
  flag: (boolean | undefined)[];
  color: (Color | undefined)[];
  real: (number | undefined)[];
  plain: BigInt64Array;
}

function $storeSizeRequest(m: SizeRequestInit): void {
  $sw.storeUint64(8, m.size, "shortwire.test.v1.SizeRequest.size");
}

const $columnsOfSizeRequest: readonly $sw.ColumnField[] = [{ name: "size", kind: "uint64" }];

/** A batch of SizeRequest: of each field a list, or one value for all items. */
export interface SizeRequestColumns {
  readonly size?: $sw.Column<bigint> | undefined;
}

function $storeWrapRequest(m: WrapRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.head, "shortwire.test.v1.WrapRequest.head");
  $sw.storeBytes(10, m.data, "shortwire.test.v1.WrapRequest.data");
  $sw.storeBytes(12, m.tail, "shortwire.test.v1.WrapRequest.tail");
}

const $columnsOfWrapRequest: readonly $sw.ColumnField[] = [
  { name: "head", kind: "bytes" },
  { name: "data", kind: "bytes" },
  { name: "tail", kind: "bytes" },
];

/** A batch of WrapRequest: of each field a list, or one value for all items. */
export interface WrapRequestColumns {
  readonly head?: $sw.Column<Uint8Array> | undefined;
  readonly data?: $sw.Column<Uint8Array> | undefined;
  readonly tail?: $sw.Column<Uint8Array> | undefined;
}

function $storeUnwrapRequest(m: UnwrapRequestInit): void {
  $sw.beginSlots();
  $sw.storeBytes(8, m.data, "shortwire.test.v1.UnwrapRequest.data");
  $sw.storeUint64(10, m.head, "shortwire.test.v1.UnwrapRequest.head");
  $sw.storeUint64(11, m.tail, "shortwire.test.v1.UnwrapRequest.tail");
}

const $columnsOfUnwrapRequest: readonly $sw.ColumnField[] = [
  { name: "data", kind: "bytes" },
  { name: "head", kind: "uint64" },
  { name: "tail", kind: "uint64" },
];

/** A batch of UnwrapRequest: of each field a list, or one value for all items. */
export interface UnwrapRequestColumns {
  readonly data?: $sw.Column<Uint8Array> | undefined;
  readonly head?: $sw.Column<bigint> | undefined;
  readonly tail?: $sw.Column<bigint> | undefined;
}

function $loadGathered(m: Gathered): Gathered {
  m.number = $sw.loadInt64(144);
  m.position = $sw.loadUint64(145);
  m.count = $sw.loadUint64(146);
  m.$unknown = undefined;
  return m;
}

const $columnsOfGathered: readonly $sw.ColumnField[] = [
  { name: "number", kind: "int64" },
  { name: "position", kind: "uint64" },
  { name: "count", kind: "uint64" },
];

/** The replies of a batch: of each field an array. */
export interface GatheredResults {
  number: BigInt64Array;
  position: BigUint64Array;
  count: BigUint64Array;
}

function $scatterGathered(columns: GatheredResults, count: number): Gathered[] {
  const items = new Array<Gathered>(count);
  for (let i = 0; i < count; i++) {
    const m = new Gathered();
    m.number = columns.number[i]!;
    m.position = columns.position[i]!;
    m.count = columns.count[i]!;
    items[i] = m;
  }
  return items;
}

function $storeFailRequest(m: FailRequestInit): void {
  $sw.beginSlots();
  $sw.storeInt32(8, m.code, "shortwire.test.v1.FailRequest.code");
  $sw.storeString(9, m.message, "shortwire.test.v1.FailRequest.message");
  $sw.storeInt64(11, m.detail, "shortwire.test.v1.FailRequest.detail");
}

const $columnsOfFailRequest: readonly $sw.ColumnField[] = [
  { name: "code", kind: "int32" },
  { name: "message", kind: "string" },
  { name: "detail", kind: "int64" },
];

/** A batch of FailRequest: of each field a list, or one value for all items. */
export interface FailRequestColumns {
  readonly code?: $sw.Column<number> | undefined;
  readonly message?: $sw.Column<string> | undefined;
  readonly detail?: $sw.Column<bigint> | undefined;
}

function $storeSlowRequest(m: SlowRequestInit): void {
  $sw.storeUint32(8, m.milliseconds, "shortwire.test.v1.SlowRequest.milliseconds");
}

function $loadSlowRequest(m: SlowRequest): SlowRequest {
  m.milliseconds = $sw.loadUint32(144);
  m.$unknown = undefined;
  return m;
}

const $columnsOfSlowRequest: readonly $sw.ColumnField[] = [{ name: "milliseconds", kind: "uint32" }];

/** A batch of SlowRequest: of each field a list, or one value for all items. */
export interface SlowRequestColumns {
  readonly milliseconds?: $sw.Column<number> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface SlowRequestResults {
  milliseconds: Uint32Array;
}

function $gatherSlowRequest(items: readonly SlowRequestInit[]): SlowRequestColumns {
  const milliseconds$ = new Uint32Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    milliseconds$[i] = $sw.toUint32(m.milliseconds, "shortwire.test.v1.SlowRequest.milliseconds");
  }
  return { milliseconds: milliseconds$ };
}

function $scatterSlowRequest(columns: SlowRequestResults, count: number): SlowRequest[] {
  const items = new Array<SlowRequest>(count);
  for (let i = 0; i < count; i++) {
    const m = new SlowRequest();
    m.milliseconds = columns.milliseconds[i]!;
    items[i] = m;
  }
  return items;
}

const $Feature: readonly $sw.Method[] = [
  { name: "shortwire.test.v1.Feature/EchoDouble", id: 0xb05bd2e85980973en, shape: 0x039f8b4715e4e666n },
  { name: "shortwire.test.v1.Feature/EchoFloat", id: 0x8855edc900416697n, shape: 0xfbb3d5d2cc761b17n },
  { name: "shortwire.test.v1.Feature/EchoInt32", id: 0x4faf7c8d37cc16ddn, shape: 0x83828a8e4f1dbbf9n },
  { name: "shortwire.test.v1.Feature/EchoInt64", id: 0x4f9e788d37bd9cden, shape: 0xc1b88543f2dd4026n },
  { name: "shortwire.test.v1.Feature/EchoUint32", id: 0x1dc266afe12c8baen, shape: 0xfb99a6783061f086n },
  { name: "shortwire.test.v1.Feature/EchoUint64", id: 0x1dd35eafe13af149n, shape: 0xa8eeab3cde491543n },
  { name: "shortwire.test.v1.Feature/EchoSint32", id: 0x4b13374955427c3cn, shape: 0xf8b822feddac83ecn },
  { name: "shortwire.test.v1.Feature/EchoSint64", id: 0x4b2433495550e8a3n, shape: 0x7ecb42176ef5dabdn },
  { name: "shortwire.test.v1.Feature/EchoFixed32", id: 0x5bc80adc40b37462n, shape: 0x1cb5231d26cd80e2n },
  { name: "shortwire.test.v1.Feature/EchoFixed64", id: 0x5bbe1adc40ab3b0dn, shape: 0x1bf7cb5d04962401n },
  { name: "shortwire.test.v1.Feature/EchoSfixed32", id: 0x764df578c8cb2ebbn, shape: 0x7c2659736d7c4d01n },
  { name: "shortwire.test.v1.Feature/EchoSfixed64", id: 0x76586578c8d44190n, shape: 0x7a8a0ca43378b2dcn },
  { name: "shortwire.test.v1.Feature/EchoBool", id: 0x704cebe097d25f07n, shape: 0xb660d40e2568e8c5n },
  { name: "shortwire.test.v1.Feature/EchoEnum", id: 0x98efa60a4bd7844an, shape: 0x1ad9c229684d230an },
  {
    name: "shortwire.test.v1.Feature/EchoString",
    id: 0x453d3c1aefaaf2d6n,
    shape: 0x04061fff958b02fen,
    requestBytes: [0],
    replyBytes: [0],
  },
  {
    name: "shortwire.test.v1.Feature/EchoBytes",
    id: 0xe2f03c193c5250a6n,
    shape: 0xbf06747d83cfd1fen,
    requestBytes: [0],
    replyBytes: [0],
  },
  {
    name: "shortwire.test.v1.Feature/EchoScalars",
    id: 0x9ca41d4287cfe204n,
    shape: 0x9954fc03860a109cn,
    requestBytes: [13, 15],
    replyBytes: [13, 15],
  },
  {
    name: "shortwire.test.v1.Feature/EchoPresence",
    id: 0x5d13082e3e857b32n,
    shape: 0xa0931f1d24b27eeen,
    requestBytes: [2, 4],
    replyBytes: [2, 4],
  },
  { name: "shortwire.test.v1.Feature/Nothing", id: 0xf8750c56052ec1abn, shape: 0x936476bccd70cffbn },
  { name: "shortwire.test.v1.Feature/EchoRepeated", id: 0xbb7567e71580bcb5n, shape: 0x0000000000000000n },
  { name: "shortwire.test.v1.Feature/EchoUnpacked", id: 0x5ecce6e67f243c3cn, shape: 0x0000000000000000n },
  { name: "shortwire.test.v1.Feature/EchoMaps", id: 0x4ad9e74cd16621b0n, shape: 0x0000000000000000n },
  { name: "shortwire.test.v1.Feature/EchoChoice", id: 0x62e5011ceeac1b20n, shape: 0x0000000000000000n },
  { name: "shortwire.test.v1.Feature/EchoNested", id: 0xf3912845b4146198n, shape: 0x0000000000000000n },
  { name: "shortwire.test.v1.Feature/EchoTree", id: 0x80daf78d67e8358fn, shape: 0x0000000000000000n },
  { name: "shortwire.test.v1.Feature/Newer", id: 0x222fa082137ed99bn, shape: 0x0000000000000000n },
  { name: "shortwire.test.v1.Feature/Older", id: 0x5ef98ad2f607cc94n, shape: 0x0000000000000000n },
  { name: "shortwire.test.v1.Feature/Large", id: 0xf1c072b8fcec438dn, shape: 0x2b75bacb81edba78n, replyBytes: [0] },
  { name: "shortwire.test.v1.Feature/Fill", id: 0x2a278ee4ce8e555fn, shape: 0x65a82da139015b75n, replyBytes: [0] },
  {
    name: "shortwire.test.v1.Feature/Wrap",
    id: 0xabeae8742ab83fe6n,
    shape: 0xa530680edd1b6d16n,
    requestBytes: [0, 2, 4],
    replyBytes: [0],
  },
  {
    name: "shortwire.test.v1.Feature/Unwrap",
    id: 0x651e38586bf48dc9n,
    shape: 0x5a675376e4f4bceen,
    requestBytes: [0],
    replyBytes: [0],
  },
  { name: "shortwire.test.v1.Feature/Gather", id: 0x017b8e39282b71d1n, shape: 0x8db699467c5a9c20n },
  { name: "shortwire.test.v1.Feature/Measure", id: 0x583611cca7b191den, shape: 0x873c9797df05c319n, requestBytes: [0] },
  { name: "shortwire.test.v1.Feature/Fail", id: 0x7240f8e4f8305f02n, shape: 0xa34e8c0b4287d1b8n, requestBytes: [1] },
  { name: "shortwire.test.v1.Feature/Panic", id: 0xa4b7698d352dc661n, shape: 0xeacad9bc83a0212fn, requestBytes: [0] },
  { name: "shortwire.test.v1.Feature/Count", id: 0xcc3d69e65341b5e9n, shape: 0xecd5544659ad30a0n },
  { name: "shortwire.test.v1.Feature/Slow", id: 0x7022c1553cad6173n, shape: 0x4d0f687e60e461f7n },
];

const $Feature$EchoDouble: $sw.FlatBatch<DoubleValueInit, DoubleValue> = {
  method: 0,
  put: (message, w) => $putDoubleValue(message, w),
  merge: (message, r) => $mergeDoubleValue(message, r),
  create: () => new DoubleValue(),
  request: $columnsOfDoubleValue,
  reply: $columnsOfDoubleValue,
};

const $Feature$EchoFloat: $sw.FlatBatch<FloatValueInit, FloatValue> = {
  method: 1,
  put: (message, w) => $putFloatValue(message, w),
  merge: (message, r) => $mergeFloatValue(message, r),
  create: () => new FloatValue(),
  request: $columnsOfFloatValue,
  reply: $columnsOfFloatValue,
};

const $Feature$EchoInt32: $sw.FlatBatch<Int32ValueInit, Int32Value> = {
  method: 2,
  put: (message, w) => $putInt32Value(message, w),
  merge: (message, r) => $mergeInt32Value(message, r),
  create: () => new Int32Value(),
  request: $columnsOfInt32Value,
  reply: $columnsOfInt32Value,
};

const $Feature$EchoInt64: $sw.FlatBatch<Int64ValueInit, Int64Value> = {
  method: 3,
  put: (message, w) => $putInt64Value(message, w),
  merge: (message, r) => $mergeInt64Value(message, r),
  create: () => new Int64Value(),
  request: $columnsOfInt64Value,
  reply: $columnsOfInt64Value,
};

const $Feature$EchoUint32: $sw.FlatBatch<Uint32ValueInit, Uint32Value> = {
  method: 4,
  put: (message, w) => $putUint32Value(message, w),
  merge: (message, r) => $mergeUint32Value(message, r),
  create: () => new Uint32Value(),
  request: $columnsOfUint32Value,
  reply: $columnsOfUint32Value,
};

const $Feature$EchoUint64: $sw.FlatBatch<Uint64ValueInit, Uint64Value> = {
  method: 5,
  put: (message, w) => $putUint64Value(message, w),
  merge: (message, r) => $mergeUint64Value(message, r),
  create: () => new Uint64Value(),
  request: $columnsOfUint64Value,
  reply: $columnsOfUint64Value,
};

const $Feature$EchoSint32: $sw.FlatBatch<Sint32ValueInit, Sint32Value> = {
  method: 6,
  put: (message, w) => $putSint32Value(message, w),
  merge: (message, r) => $mergeSint32Value(message, r),
  create: () => new Sint32Value(),
  request: $columnsOfSint32Value,
  reply: $columnsOfSint32Value,
};

const $Feature$EchoSint64: $sw.FlatBatch<Sint64ValueInit, Sint64Value> = {
  method: 7,
  put: (message, w) => $putSint64Value(message, w),
  merge: (message, r) => $mergeSint64Value(message, r),
  create: () => new Sint64Value(),
  request: $columnsOfSint64Value,
  reply: $columnsOfSint64Value,
};

const $Feature$EchoFixed32: $sw.FlatBatch<Fixed32ValueInit, Fixed32Value> = {
  method: 8,
  put: (message, w) => $putFixed32Value(message, w),
  merge: (message, r) => $mergeFixed32Value(message, r),
  create: () => new Fixed32Value(),
  request: $columnsOfFixed32Value,
  reply: $columnsOfFixed32Value,
};

const $Feature$EchoFixed64: $sw.FlatBatch<Fixed64ValueInit, Fixed64Value> = {
  method: 9,
  put: (message, w) => $putFixed64Value(message, w),
  merge: (message, r) => $mergeFixed64Value(message, r),
  create: () => new Fixed64Value(),
  request: $columnsOfFixed64Value,
  reply: $columnsOfFixed64Value,
};

const $Feature$EchoSfixed32: $sw.FlatBatch<Sfixed32ValueInit, Sfixed32Value> = {
  method: 10,
  put: (message, w) => $putSfixed32Value(message, w),
  merge: (message, r) => $mergeSfixed32Value(message, r),
  create: () => new Sfixed32Value(),
  request: $columnsOfSfixed32Value,
  reply: $columnsOfSfixed32Value,
};

const $Feature$EchoSfixed64: $sw.FlatBatch<Sfixed64ValueInit, Sfixed64Value> = {
  method: 11,
  put: (message, w) => $putSfixed64Value(message, w),
  merge: (message, r) => $mergeSfixed64Value(message, r),
  create: () => new Sfixed64Value(),
  request: $columnsOfSfixed64Value,
  reply: $columnsOfSfixed64Value,
};

const $Feature$EchoBool: $sw.FlatBatch<BoolValueInit, BoolValue> = {
  method: 12,
  put: (message, w) => $putBoolValue(message, w),
  merge: (message, r) => $mergeBoolValue(message, r),
  create: () => new BoolValue(),
  request: $columnsOfBoolValue,
  reply: $columnsOfBoolValue,
};

const $Feature$EchoEnum: $sw.FlatBatch<EnumValueInit, EnumValue> = {
  method: 13,
  put: (message, w) => $putEnumValue(message, w),
  merge: (message, r) => $mergeEnumValue(message, r),
  create: () => new EnumValue(),
  request: $columnsOfEnumValue,
  reply: $columnsOfEnumValue,
};

const $Feature$EchoString: $sw.FlatBatch<StringValueInit, StringValue> = {
  method: 14,
  put: (message, w) => $putStringValue(message, w),
  merge: (message, r) => $mergeStringValue(message, r),
  create: () => new StringValue(),
  request: $columnsOfStringValue,
  reply: $columnsOfStringValue,
};

const $Feature$EchoBytes: $sw.FlatBatch<BytesValueInit, BytesValue> = {
  method: 15,
  put: (message, w) => $putBytesValue(message, w),
  merge: (message, r) => $mergeBytesValue(message, r),
  create: () => new BytesValue(),
  request: $columnsOfBytesValue,
  reply: $columnsOfBytesValue,
};

const $Feature$EchoScalars: $sw.FlatBatch<ScalarsInit, Scalars> = {
  method: 16,
  put: (message, w) => $putScalars(message, w),
  merge: (message, r) => $mergeScalars(message, r),
  create: () => new Scalars(),
  request: $columnsOfScalars,
  reply: $columnsOfScalars,
};

const $Feature$EchoPresence: $sw.FlatBatch<PresenceInit, Presence> = {
  method: 17,
  put: (message, w) => $putPresence(message, w),
  merge: (message, r) => $mergePresence(message, r),
  create: () => new Presence(),
  request: $columnsOfPresence,
  reply: $columnsOfPresence,
};

const $Feature$Nothing: $sw.WireBatch<EmptyInit, Empty> = {
  method: 18,
  put: (message, w) => $putEmpty(message, w),
  merge: (message, r) => $mergeEmpty(message, r),
  create: () => new Empty(),
};

const $Feature$EchoRepeated: $sw.WireBatch<RepeatedInit, Repeated> = {
  method: 19,
  put: (message, w) => $putRepeated(message, w),
  merge: (message, r) => $mergeRepeated(message, r),
  create: () => new Repeated(),
};

const $Feature$EchoUnpacked: $sw.WireBatch<UnpackedInit, Unpacked> = {
  method: 20,
  put: (message, w) => $putUnpacked(message, w),
  merge: (message, r) => $mergeUnpacked(message, r),
  create: () => new Unpacked(),
};

const $Feature$EchoMaps: $sw.WireBatch<MapsInit, Maps> = {
  method: 21,
  put: (message, w) => $putMaps(message, w),
  merge: (message, r) => $mergeMaps(message, r),
  create: () => new Maps(),
};

const $Feature$EchoChoice: $sw.WireBatch<ChoiceInit, Choice> = {
  method: 22,
  put: (message, w) => $putChoice(message, w),
  merge: (message, r) => $mergeChoice(message, r),
  create: () => new Choice(),
};

const $Feature$EchoNested: $sw.WireBatch<NestedInit, Nested> = {
  method: 23,
  put: (message, w) => $putNested(message, w),
  merge: (message, r) => $mergeNested(message, r),
  create: () => new Nested(),
};

const $Feature$EchoTree: $sw.WireBatch<TreeInit, Tree> = {
  method: 24,
  put: (message, w) => $putTree(message, w),
  merge: (message, r) => $mergeTree(message, r),
  create: () => new Tree(),
};

const $Feature$Newer: $sw.WireBatch<Version1Init, Version2> = {
  method: 25,
  put: (message, w) => $putVersion1(message, w),
  merge: (message, r) => $mergeVersion2(message, r),
  create: () => new Version2(),
};

const $Feature$Older: $sw.WireBatch<Version2Init, Version1> = {
  method: 26,
  put: (message, w) => $putVersion2(message, w),
  merge: (message, r) => $mergeVersion1(message, r),
  create: () => new Version1(),
};

const $Feature$Large: $sw.FlatBatch<SizeRequestInit, BytesValue> = {
  method: 27,
  put: (message, w) => $putSizeRequest(message, w),
  merge: (message, r) => $mergeBytesValue(message, r),
  create: () => new BytesValue(),
  request: $columnsOfSizeRequest,
  reply: $columnsOfBytesValue,
};

const $Feature$Fill: $sw.FlatBatch<SizeRequestInit, BytesValue> = {
  method: 28,
  put: (message, w) => $putSizeRequest(message, w),
  merge: (message, r) => $mergeBytesValue(message, r),
  create: () => new BytesValue(),
  request: $columnsOfSizeRequest,
  reply: $columnsOfBytesValue,
};

const $Feature$Wrap: $sw.FlatBatch<WrapRequestInit, BytesValue> = {
  method: 29,
  put: (message, w) => $putWrapRequest(message, w),
  merge: (message, r) => $mergeBytesValue(message, r),
  create: () => new BytesValue(),
  request: $columnsOfWrapRequest,
  reply: $columnsOfBytesValue,
};

const $Feature$Unwrap: $sw.FlatBatch<UnwrapRequestInit, BytesValue> = {
  method: 30,
  put: (message, w) => $putUnwrapRequest(message, w),
  merge: (message, r) => $mergeBytesValue(message, r),
  create: () => new BytesValue(),
  request: $columnsOfUnwrapRequest,
  reply: $columnsOfBytesValue,
};

const $Feature$Gather: $sw.FlatBatch<Int64ValueInit, Gathered> = {
  method: 31,
  put: (message, w) => $putInt64Value(message, w),
  merge: (message, r) => $mergeGathered(message, r),
  create: () => new Gathered(),
  request: $columnsOfInt64Value,
  reply: $columnsOfGathered,
};

const $Feature$Measure: $sw.FlatBatch<BytesValueInit, Uint64Value> = {
  method: 32,
  put: (message, w) => $putBytesValue(message, w),
  merge: (message, r) => $mergeUint64Value(message, r),
  create: () => new Uint64Value(),
  request: $columnsOfBytesValue,
  reply: $columnsOfUint64Value,
};

const $Feature$Fail: $sw.FlatBatch<FailRequestInit, Empty> = {
  method: 33,
  put: (message, w) => $putFailRequest(message, w),
  merge: (message, r) => $mergeEmpty(message, r),
  create: () => new Empty(),
  request: $columnsOfFailRequest,
  reply: $columnsOfEmpty,
};

const $Feature$Panic: $sw.FlatBatch<StringValueInit, Empty> = {
  method: 34,
  put: (message, w) => $putStringValue(message, w),
  merge: (message, r) => $mergeEmpty(message, r),
  create: () => new Empty(),
  request: $columnsOfStringValue,
  reply: $columnsOfEmpty,
};

const $Feature$Count: $sw.WireBatch<EmptyInit, Uint64Value> = {
  method: 35,
  put: (message, w) => $putEmpty(message, w),
  merge: (message, r) => $mergeUint64Value(message, r),
  create: () => new Uint64Value(),
};

const $Feature$Slow: $sw.FlatBatch<SlowRequestInit, SlowRequest> = {
  method: 36,
  put: (message, w) => $putSlowRequest(message, w),
  merge: (message, r) => $mergeSlowRequest(message, r),
  create: () => new SlowRequest(),
  request: $columnsOfSlowRequest,
  reply: $columnsOfSlowRequest,
};

/** Echo methods return what they were given. */
export class Feature extends $sw.Client {
  static readonly fullName = "shortwire.test.v1.Feature";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Feature {
    return new Feature($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Feature);
  }

  /** Flat: scalars. */
  async echoDouble(request: DoubleValueInit, options?: $sw.CallOptions): Promise<DoubleValue> {
    return this.echoDoubleInto(request, new DoubleValue(), options);
  }

  /** {@link echoDouble}, on this thread. */
  echoDoubleSync(request: DoubleValueInit, options?: $sw.CallOptions): DoubleValue {
    return this.echoDoubleInto(request, new DoubleValue(), options);
  }

  /** {@link echoDoubleSync} into a reply that exists, in place of what it held. */
  echoDoubleInto(request: DoubleValueInit, into: DoubleValue, options?: $sw.CallOptions): DoubleValue {
    $sw.checkMessage("shortwire.test.v1.DoubleValue", request);
    $storeDoubleValue(request);
    const code = $sw.callFlat(this.$base + 0, options);
    if (code === 0) return $loadDoubleValue(into);
    this.$failUnlessShape(0, code);
    const use = this.$begin("shortwire.test.v1.DoubleValue", request);
    $putDoubleValue(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeDoubleValue($clearDoubleValue(into), r);
  }

  /** {@link echoDouble} in wire format. */
  echoDoubleRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link echoDoubleRaw}, on this thread. */
  echoDoubleRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link echoDoubleRawSync} to the start of `into`; returns the reply's size. */
  echoDoubleRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link echoDouble} for each item, in one call. */
  async echoDoubleMany(items: readonly DoubleValueInit[], options?: $sw.CallOptions): Promise<DoubleValue[]> {
    return this.echoDoubleManySync(items, options);
  }

  /** {@link echoDoubleMany}, on this thread. */
  echoDoubleManySync(items: readonly DoubleValueInit[], options?: $sw.CallOptions): DoubleValue[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.echoDoubleColumnsSync($gatherDoubleValue(items), options),
      $scatterDoubleValue,
    );
  }

  /** {@link echoDoubleMany} over arrays, one a field. */
  async echoDoubleColumns(
    columns: DoubleValueColumns,
    options?: $sw.ColumnsOptions<DoubleValueResults>,
  ): Promise<DoubleValueResults> {
    return this.echoDoubleColumnsSync(columns, options);
  }

  /** {@link echoDoubleColumns}, on this thread. */
  echoDoubleColumnsSync(
    columns: DoubleValueColumns,
    options?: $sw.ColumnsOptions<DoubleValueResults>,
  ): DoubleValueResults {
    return $sw.columns(this, $Feature$EchoDouble, columns, options) as unknown as DoubleValueResults;
  }

  async echoFloat(request: FloatValueInit, options?: $sw.CallOptions): Promise<FloatValue> {
    return this.echoFloatInto(request, new FloatValue(), options);
  }

  /** {@link echoFloat}, on this thread. */
  echoFloatSync(request: FloatValueInit, options?: $sw.CallOptions): FloatValue {
    return this.echoFloatInto(request, new FloatValue(), options);
  }

  /** {@link echoFloatSync} into a reply that exists, in place of what it held. */
  echoFloatInto(request: FloatValueInit, into: FloatValue, options?: $sw.CallOptions): FloatValue {
    $sw.checkMessage("shortwire.test.v1.FloatValue", request);
    $storeFloatValue(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadFloatValue(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("shortwire.test.v1.FloatValue", request);
    $putFloatValue(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeFloatValue($clearFloatValue(into), r);
  }

  /** {@link echoFloat} in wire format. */
  echoFloatRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link echoFloatRaw}, on this thread. */
  echoFloatRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link echoFloatRawSync} to the start of `into`; returns the reply's size. */
  echoFloatRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link echoFloat} for each item, in one call. */
  async echoFloatMany(items: readonly FloatValueInit[], options?: $sw.CallOptions): Promise<FloatValue[]> {
    return this.echoFloatManySync(items, options);
  }

  /** {@link echoFloatMany}, on this thread. */
  echoFloatManySync(items: readonly FloatValueInit[], options?: $sw.CallOptions): FloatValue[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.echoFloatColumnsSync($gatherFloatValue(items), options),
      $scatterFloatValue,
    );
  }

  /** {@link echoFloatMany} over arrays, one a field. */
  async echoFloatColumns(
    columns: FloatValueColumns,
    options?: $sw.ColumnsOptions<FloatValueResults>,
  ): Promise<FloatValueResults> {
    return this.echoFloatColumnsSync(columns, options);
  }

  /** {@link echoFloatColumns}, on this thread. */
  echoFloatColumnsSync(columns: FloatValueColumns, options?: $sw.ColumnsOptions<FloatValueResults>): FloatValueResults {
    return $sw.columns(this, $Feature$EchoFloat, columns, options) as unknown as FloatValueResults;
  }

  async echoInt32(request: Int32ValueInit, options?: $sw.CallOptions): Promise<Int32Value> {
    return this.echoInt32Into(request, new Int32Value(), options);
  }

  /** {@link echoInt32}, on this thread. */
  echoInt32Sync(request: Int32ValueInit, options?: $sw.CallOptions): Int32Value {
    return this.echoInt32Into(request, new Int32Value(), options);
  }

  /** {@link echoInt32Sync} into a reply that exists, in place of what it held. */
  echoInt32Into(request: Int32ValueInit, into: Int32Value, options?: $sw.CallOptions): Int32Value {
    $sw.checkMessage("shortwire.test.v1.Int32Value", request);
    $storeInt32Value(request);
    const code = $sw.callFlat(this.$base + 2, options);
    if (code === 0) return $loadInt32Value(into);
    this.$failUnlessShape(2, code);
    const use = this.$begin("shortwire.test.v1.Int32Value", request);
    $putInt32Value(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeInt32Value($clearInt32Value(into), r);
  }

  /** {@link echoInt32} in wire format. */
  echoInt32Raw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(2, request, options);
  }

  /** {@link echoInt32Raw}, on this thread. */
  echoInt32RawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(2, request, options);
  }

  /** {@link echoInt32RawSync} to the start of `into`; returns the reply's size. */
  echoInt32RawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(2, request, into, options);
  }

  /** {@link echoInt32} for each item, in one call. */
  async echoInt32Many(items: readonly Int32ValueInit[], options?: $sw.CallOptions): Promise<Int32Value[]> {
    return this.echoInt32ManySync(items, options);
  }

  /** {@link echoInt32Many}, on this thread. */
  echoInt32ManySync(items: readonly Int32ValueInit[], options?: $sw.CallOptions): Int32Value[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.echoInt32ColumnsSync($gatherInt32Value(items), options),
      $scatterInt32Value,
    );
  }

  /** {@link echoInt32Many} over arrays, one a field. */
  async echoInt32Columns(
    columns: Int32ValueColumns,
    options?: $sw.ColumnsOptions<Int32ValueResults>,
  ): Promise<Int32ValueResults> {
    return this.echoInt32ColumnsSync(columns, options);
  }

  /** {@link echoInt32Columns}, on this thread. */
  echoInt32ColumnsSync(columns: Int32ValueColumns, options?: $sw.ColumnsOptions<Int32ValueResults>): Int32ValueResults {
    return $sw.columns(this, $Feature$EchoInt32, columns, options) as unknown as Int32ValueResults;
  }

  async echoInt64(request: Int64ValueInit, options?: $sw.CallOptions): Promise<Int64Value> {
    return this.echoInt64Into(request, new Int64Value(), options);
  }

  /** {@link echoInt64}, on this thread. */
  echoInt64Sync(request: Int64ValueInit, options?: $sw.CallOptions): Int64Value {
    return this.echoInt64Into(request, new Int64Value(), options);
  }

  /** {@link echoInt64Sync} into a reply that exists, in place of what it held. */
  echoInt64Into(request: Int64ValueInit, into: Int64Value, options?: $sw.CallOptions): Int64Value {
    $sw.checkMessage("shortwire.test.v1.Int64Value", request);
    $storeInt64Value(request);
    const code = $sw.callFlat(this.$base + 3, options);
    if (code === 0) return $loadInt64Value(into);
    this.$failUnlessShape(3, code);
    const use = this.$begin("shortwire.test.v1.Int64Value", request);
    $putInt64Value(request, $sw.writer);
    const r = this.$send(3, use, options);
    return $mergeInt64Value($clearInt64Value(into), r);
  }

  /** {@link echoInt64} in wire format. */
  echoInt64Raw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(3, request, options);
  }

  /** {@link echoInt64Raw}, on this thread. */
  echoInt64RawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(3, request, options);
  }

  /** {@link echoInt64RawSync} to the start of `into`; returns the reply's size. */
  echoInt64RawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(3, request, into, options);
  }

  /** {@link echoInt64} for each item, in one call. */
  async echoInt64Many(items: readonly Int64ValueInit[], options?: $sw.CallOptions): Promise<Int64Value[]> {
    return this.echoInt64ManySync(items, options);
  }

  /** {@link echoInt64Many}, on this thread. */
  echoInt64ManySync(items: readonly Int64ValueInit[], options?: $sw.CallOptions): Int64Value[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.echoInt64ColumnsSync($gatherInt64Value(items), options),
      $scatterInt64Value,
    );
  }

  /** {@link echoInt64Many} over arrays, one a field. */
  async echoInt64Columns(
    columns: Int64ValueColumns,
    options?: $sw.ColumnsOptions<Int64ValueResults>,
  ): Promise<Int64ValueResults> {
    return this.echoInt64ColumnsSync(columns, options);
  }

  /** {@link echoInt64Columns}, on this thread. */
  echoInt64ColumnsSync(columns: Int64ValueColumns, options?: $sw.ColumnsOptions<Int64ValueResults>): Int64ValueResults {
    return $sw.columns(this, $Feature$EchoInt64, columns, options) as unknown as Int64ValueResults;
  }

  async echoUint32(request: Uint32ValueInit, options?: $sw.CallOptions): Promise<Uint32Value> {
    return this.echoUint32Into(request, new Uint32Value(), options);
  }

  /** {@link echoUint32}, on this thread. */
  echoUint32Sync(request: Uint32ValueInit, options?: $sw.CallOptions): Uint32Value {
    return this.echoUint32Into(request, new Uint32Value(), options);
  }

  /** {@link echoUint32Sync} into a reply that exists, in place of what it held. */
  echoUint32Into(request: Uint32ValueInit, into: Uint32Value, options?: $sw.CallOptions): Uint32Value {
    $sw.checkMessage("shortwire.test.v1.Uint32Value", request);
    $storeUint32Value(request);
    const code = $sw.callFlat(this.$base + 4, options);
    if (code === 0) return $loadUint32Value(into);
    this.$failUnlessShape(4, code);
    const use = this.$begin("shortwire.test.v1.Uint32Value", request);
    $putUint32Value(request, $sw.writer);
    const r = this.$send(4, use, options);
    return $mergeUint32Value($clearUint32Value(into), r);
  }

  /** {@link echoUint32} in wire format. */
  echoUint32Raw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(4, request, options);
  }

  /** {@link echoUint32Raw}, on this thread. */
  echoUint32RawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(4, request, options);
  }

  /** {@link echoUint32RawSync} to the start of `into`; returns the reply's size. */
  echoUint32RawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(4, request, into, options);
  }

  /** {@link echoUint32} for each item, in one call. */
  async echoUint32Many(items: readonly Uint32ValueInit[], options?: $sw.CallOptions): Promise<Uint32Value[]> {
    return this.echoUint32ManySync(items, options);
  }

  /** {@link echoUint32Many}, on this thread. */
  echoUint32ManySync(items: readonly Uint32ValueInit[], options?: $sw.CallOptions): Uint32Value[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.echoUint32ColumnsSync($gatherUint32Value(items), options),
      $scatterUint32Value,
    );
  }

  /** {@link echoUint32Many} over arrays, one a field. */
  async echoUint32Columns(
    columns: Uint32ValueColumns,
    options?: $sw.ColumnsOptions<Uint32ValueResults>,
  ): Promise<Uint32ValueResults> {
    return this.echoUint32ColumnsSync(columns, options);
  }

  /** {@link echoUint32Columns}, on this thread. */
  echoUint32ColumnsSync(
    columns: Uint32ValueColumns,
    options?: $sw.ColumnsOptions<Uint32ValueResults>,
  ): Uint32ValueResults {
    return $sw.columns(this, $Feature$EchoUint32, columns, options) as unknown as Uint32ValueResults;
  }

  async echoUint64(request: Uint64ValueInit, options?: $sw.CallOptions): Promise<Uint64Value> {
    return this.echoUint64Into(request, new Uint64Value(), options);
  }

  /** {@link echoUint64}, on this thread. */
  echoUint64Sync(request: Uint64ValueInit, options?: $sw.CallOptions): Uint64Value {
    return this.echoUint64Into(request, new Uint64Value(), options);
  }

  /** {@link echoUint64Sync} into a reply that exists, in place of what it held. */
  echoUint64Into(request: Uint64ValueInit, into: Uint64Value, options?: $sw.CallOptions): Uint64Value {
    $sw.checkMessage("shortwire.test.v1.Uint64Value", request);
    $storeUint64Value(request);
    const code = $sw.callFlat(this.$base + 5, options);
    if (code === 0) return $loadUint64Value(into);
    this.$failUnlessShape(5, code);
    const use = this.$begin("shortwire.test.v1.Uint64Value", request);
    $putUint64Value(request, $sw.writer);
    const r = this.$send(5, use, options);
    return $mergeUint64Value($clearUint64Value(into), r);
  }

  /** {@link echoUint64} in wire format. */
  echoUint64Raw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(5, request, options);
  }

  /** {@link echoUint64Raw}, on this thread. */
  echoUint64RawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(5, request, options);
  }

  /** {@link echoUint64RawSync} to the start of `into`; returns the reply's size. */
  echoUint64RawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(5, request, into, options);
  }

  /** {@link echoUint64} for each item, in one call. */
  async echoUint64Many(items: readonly Uint64ValueInit[], options?: $sw.CallOptions): Promise<Uint64Value[]> {
    return this.echoUint64ManySync(items, options);
  }

  /** {@link echoUint64Many}, on this thread. */
  echoUint64ManySync(items: readonly Uint64ValueInit[], options?: $sw.CallOptions): Uint64Value[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.echoUint64ColumnsSync($gatherUint64Value(items), options),
      $scatterUint64Value,
    );
  }

  /** {@link echoUint64Many} over arrays, one a field. */
  async echoUint64Columns(
    columns: Uint64ValueColumns,
    options?: $sw.ColumnsOptions<Uint64ValueResults>,
  ): Promise<Uint64ValueResults> {
    return this.echoUint64ColumnsSync(columns, options);
  }

  /** {@link echoUint64Columns}, on this thread. */
  echoUint64ColumnsSync(
    columns: Uint64ValueColumns,
    options?: $sw.ColumnsOptions<Uint64ValueResults>,
  ): Uint64ValueResults {
    return $sw.columns(this, $Feature$EchoUint64, columns, options) as unknown as Uint64ValueResults;
  }

  async echoSint32(request: Sint32ValueInit, options?: $sw.CallOptions): Promise<Sint32Value> {
    return this.echoSint32Into(request, new Sint32Value(), options);
  }

  /** {@link echoSint32}, on this thread. */
  echoSint32Sync(request: Sint32ValueInit, options?: $sw.CallOptions): Sint32Value {
    return this.echoSint32Into(request, new Sint32Value(), options);
  }

  /** {@link echoSint32Sync} into a reply that exists, in place of what it held. */
  echoSint32Into(request: Sint32ValueInit, into: Sint32Value, options?: $sw.CallOptions): Sint32Value {
    $sw.checkMessage("shortwire.test.v1.Sint32Value", request);
    $storeSint32Value(request);
    const code = $sw.callFlat(this.$base + 6, options);
    if (code === 0) return $loadSint32Value(into);
    this.$failUnlessShape(6, code);
    const use = this.$begin("shortwire.test.v1.Sint32Value", request);
    $putSint32Value(request, $sw.writer);
    const r = this.$send(6, use, options);
    return $mergeSint32Value($clearSint32Value(into), r);
  }

  /** {@link echoSint32} in wire format. */
  echoSint32Raw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(6, request, options);
  }

  /** {@link echoSint32Raw}, on this thread. */
  echoSint32RawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(6, request, options);
  }

  /** {@link echoSint32RawSync} to the start of `into`; returns the reply's size. */
  echoSint32RawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(6, request, into, options);
  }

  /** {@link echoSint32} for each item, in one call. */
  async echoSint32Many(items: readonly Sint32ValueInit[], options?: $sw.CallOptions): Promise<Sint32Value[]> {
    return this.echoSint32ManySync(items, options);
  }

  /** {@link echoSint32Many}, on this thread. */
  echoSint32ManySync(items: readonly Sint32ValueInit[], options?: $sw.CallOptions): Sint32Value[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.echoSint32ColumnsSync($gatherSint32Value(items), options),
      $scatterSint32Value,
    );
  }

  /** {@link echoSint32Many} over arrays, one a field. */
  async echoSint32Columns(
    columns: Sint32ValueColumns,
    options?: $sw.ColumnsOptions<Sint32ValueResults>,
  ): Promise<Sint32ValueResults> {
    return this.echoSint32ColumnsSync(columns, options);
  }

  /** {@link echoSint32Columns}, on this thread. */
  echoSint32ColumnsSync(
    columns: Sint32ValueColumns,
    options?: $sw.ColumnsOptions<Sint32ValueResults>,
  ): Sint32ValueResults {
    return $sw.columns(this, $Feature$EchoSint32, columns, options) as unknown as Sint32ValueResults;
  }

  async echoSint64(request: Sint64ValueInit, options?: $sw.CallOptions): Promise<Sint64Value> {
    return this.echoSint64Into(request, new Sint64Value(), options);
  }

  /** {@link echoSint64}, on this thread. */
  echoSint64Sync(request: Sint64ValueInit, options?: $sw.CallOptions): Sint64Value {
    return this.echoSint64Into(request, new Sint64Value(), options);
  }

  /** {@link echoSint64Sync} into a reply that exists, in place of what it held. */
  echoSint64Into(request: Sint64ValueInit, into: Sint64Value, options?: $sw.CallOptions): Sint64Value {
    $sw.checkMessage("shortwire.test.v1.Sint64Value", request);
    $storeSint64Value(request);
    const code = $sw.callFlat(this.$base + 7, options);
    if (code === 0) return $loadSint64Value(into);
    this.$failUnlessShape(7, code);
    const use = this.$begin("shortwire.test.v1.Sint64Value", request);
    $putSint64Value(request, $sw.writer);
    const r = this.$send(7, use, options);
    return $mergeSint64Value($clearSint64Value(into), r);
  }

  /** {@link echoSint64} in wire format. */
  echoSint64Raw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(7, request, options);
  }

  /** {@link echoSint64Raw}, on this thread. */
  echoSint64RawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(7, request, options);
  }

  /** {@link echoSint64RawSync} to the start of `into`; returns the reply's size. */
  echoSint64RawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(7, request, into, options);
  }

  /** {@link echoSint64} for each item, in one call. */
  async echoSint64Many(items: readonly Sint64ValueInit[], options?: $sw.CallOptions): Promise<Sint64Value[]> {
    return this.echoSint64ManySync(items, options);
  }

  /** {@link echoSint64Many}, on this thread. */
  echoSint64ManySync(items: readonly Sint64ValueInit[], options?: $sw.CallOptions): Sint64Value[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.echoSint64ColumnsSync($gatherSint64Value(items), options),
      $scatterSint64Value,
    );
  }

  /** {@link echoSint64Many} over arrays, one a field. */
  async echoSint64Columns(
    columns: Sint64ValueColumns,
    options?: $sw.ColumnsOptions<Sint64ValueResults>,
  ): Promise<Sint64ValueResults> {
    return this.echoSint64ColumnsSync(columns, options);
  }

  /** {@link echoSint64Columns}, on this thread. */
  echoSint64ColumnsSync(
    columns: Sint64ValueColumns,
    options?: $sw.ColumnsOptions<Sint64ValueResults>,
  ): Sint64ValueResults {
    return $sw.columns(this, $Feature$EchoSint64, columns, options) as unknown as Sint64ValueResults;
  }

  async echoFixed32(request: Fixed32ValueInit, options?: $sw.CallOptions): Promise<Fixed32Value> {
    return this.echoFixed32Into(request, new Fixed32Value(), options);
  }

  /** {@link echoFixed32}, on this thread. */
  echoFixed32Sync(request: Fixed32ValueInit, options?: $sw.CallOptions): Fixed32Value {
    return this.echoFixed32Into(request, new Fixed32Value(), options);
  }

  /** {@link echoFixed32Sync} into a reply that exists, in place of what it held. */
  echoFixed32Into(request: Fixed32ValueInit, into: Fixed32Value, options?: $sw.CallOptions): Fixed32Value {
    $sw.checkMessage("shortwire.test.v1.Fixed32Value", request);
    $storeFixed32Value(request);
    const code = $sw.callFlat(this.$base + 8, options);
    if (code === 0) return $loadFixed32Value(into);
    this.$failUnlessShape(8, code);
    const use = this.$begin("shortwire.test.v1.Fixed32Value", request);
    $putFixed32Value(request, $sw.writer);
    const r = this.$send(8, use, options);
    return $mergeFixed32Value($clearFixed32Value(into), r);
  }

  /** {@link echoFixed32} in wire format. */
  echoFixed32Raw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(8, request, options);
  }

  /** {@link echoFixed32Raw}, on this thread. */
  echoFixed32RawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(8, request, options);
  }

  /** {@link echoFixed32RawSync} to the start of `into`; returns the reply's size. */
  echoFixed32RawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(8, request, into, options);
  }

  /** {@link echoFixed32} for each item, in one call. */
  async echoFixed32Many(items: readonly Fixed32ValueInit[], options?: $sw.CallOptions): Promise<Fixed32Value[]> {
    return this.echoFixed32ManySync(items, options);
  }

  /** {@link echoFixed32Many}, on this thread. */
  echoFixed32ManySync(items: readonly Fixed32ValueInit[], options?: $sw.CallOptions): Fixed32Value[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.echoFixed32ColumnsSync($gatherFixed32Value(items), options),
      $scatterFixed32Value,
    );
  }

  /** {@link echoFixed32Many} over arrays, one a field. */
  async echoFixed32Columns(
    columns: Fixed32ValueColumns,
    options?: $sw.ColumnsOptions<Fixed32ValueResults>,
  ): Promise<Fixed32ValueResults> {
    return this.echoFixed32ColumnsSync(columns, options);
  }

  /** {@link echoFixed32Columns}, on this thread. */
  echoFixed32ColumnsSync(
    columns: Fixed32ValueColumns,
    options?: $sw.ColumnsOptions<Fixed32ValueResults>,
  ): Fixed32ValueResults {
    return $sw.columns(this, $Feature$EchoFixed32, columns, options) as unknown as Fixed32ValueResults;
  }

  async echoFixed64(request: Fixed64ValueInit, options?: $sw.CallOptions): Promise<Fixed64Value> {
    return this.echoFixed64Into(request, new Fixed64Value(), options);
  }

  /** {@link echoFixed64}, on this thread. */
  echoFixed64Sync(request: Fixed64ValueInit, options?: $sw.CallOptions): Fixed64Value {
    return this.echoFixed64Into(request, new Fixed64Value(), options);
  }

  /** {@link echoFixed64Sync} into a reply that exists, in place of what it held. */
  echoFixed64Into(request: Fixed64ValueInit, into: Fixed64Value, options?: $sw.CallOptions): Fixed64Value {
    $sw.checkMessage("shortwire.test.v1.Fixed64Value", request);
    $storeFixed64Value(request);
    const code = $sw.callFlat(this.$base + 9, options);
    if (code === 0) return $loadFixed64Value(into);
    this.$failUnlessShape(9, code);
    const use = this.$begin("shortwire.test.v1.Fixed64Value", request);
    $putFixed64Value(request, $sw.writer);
    const r = this.$send(9, use, options);
    return $mergeFixed64Value($clearFixed64Value(into), r);
  }

  /** {@link echoFixed64} in wire format. */
  echoFixed64Raw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(9, request, options);
  }

  /** {@link echoFixed64Raw}, on this thread. */
  echoFixed64RawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(9, request, options);
  }

  /** {@link echoFixed64RawSync} to the start of `into`; returns the reply's size. */
  echoFixed64RawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(9, request, into, options);
  }

  /** {@link echoFixed64} for each item, in one call. */
  async echoFixed64Many(items: readonly Fixed64ValueInit[], options?: $sw.CallOptions): Promise<Fixed64Value[]> {
    return this.echoFixed64ManySync(items, options);
  }

  /** {@link echoFixed64Many}, on this thread. */
  echoFixed64ManySync(items: readonly Fixed64ValueInit[], options?: $sw.CallOptions): Fixed64Value[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.echoFixed64ColumnsSync($gatherFixed64Value(items), options),
      $scatterFixed64Value,
    );
  }

  /** {@link echoFixed64Many} over arrays, one a field. */
  async echoFixed64Columns(
    columns: Fixed64ValueColumns,
    options?: $sw.ColumnsOptions<Fixed64ValueResults>,
  ): Promise<Fixed64ValueResults> {
    return this.echoFixed64ColumnsSync(columns, options);
  }

  /** {@link echoFixed64Columns}, on this thread. */
  echoFixed64ColumnsSync(
    columns: Fixed64ValueColumns,
    options?: $sw.ColumnsOptions<Fixed64ValueResults>,
  ): Fixed64ValueResults {
    return $sw.columns(this, $Feature$EchoFixed64, columns, options) as unknown as Fixed64ValueResults;
  }

  async echoSfixed32(request: Sfixed32ValueInit, options?: $sw.CallOptions): Promise<Sfixed32Value> {
    return this.echoSfixed32Into(request, new Sfixed32Value(), options);
  }

  /** {@link echoSfixed32}, on this thread. */
  echoSfixed32Sync(request: Sfixed32ValueInit, options?: $sw.CallOptions): Sfixed32Value {
    return this.echoSfixed32Into(request, new Sfixed32Value(), options);
  }

  /** {@link echoSfixed32Sync} into a reply that exists, in place of what it held. */
  echoSfixed32Into(request: Sfixed32ValueInit, into: Sfixed32Value, options?: $sw.CallOptions): Sfixed32Value {
    $sw.checkMessage("shortwire.test.v1.Sfixed32Value", request);
    $storeSfixed32Value(request);
    const code = $sw.callFlat(this.$base + 10, options);
    if (code === 0) return $loadSfixed32Value(into);
    this.$failUnlessShape(10, code);
    const use = this.$begin("shortwire.test.v1.Sfixed32Value", request);
    $putSfixed32Value(request, $sw.writer);
    const r = this.$send(10, use, options);
    return $mergeSfixed32Value($clearSfixed32Value(into), r);
  }

  /** {@link echoSfixed32} in wire format. */
  echoSfixed32Raw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(10, request, options);
  }

  /** {@link echoSfixed32Raw}, on this thread. */
  echoSfixed32RawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(10, request, options);
  }

  /** {@link echoSfixed32RawSync} to the start of `into`; returns the reply's size. */
  echoSfixed32RawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(10, request, into, options);
  }

  /** {@link echoSfixed32} for each item, in one call. */
  async echoSfixed32Many(items: readonly Sfixed32ValueInit[], options?: $sw.CallOptions): Promise<Sfixed32Value[]> {
    return this.echoSfixed32ManySync(items, options);
  }

  /** {@link echoSfixed32Many}, on this thread. */
  echoSfixed32ManySync(items: readonly Sfixed32ValueInit[], options?: $sw.CallOptions): Sfixed32Value[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.echoSfixed32ColumnsSync($gatherSfixed32Value(items), options),
      $scatterSfixed32Value,
    );
  }

  /** {@link echoSfixed32Many} over arrays, one a field. */
  async echoSfixed32Columns(
    columns: Sfixed32ValueColumns,
    options?: $sw.ColumnsOptions<Sfixed32ValueResults>,
  ): Promise<Sfixed32ValueResults> {
    return this.echoSfixed32ColumnsSync(columns, options);
  }

  /** {@link echoSfixed32Columns}, on this thread. */
  echoSfixed32ColumnsSync(
    columns: Sfixed32ValueColumns,
    options?: $sw.ColumnsOptions<Sfixed32ValueResults>,
  ): Sfixed32ValueResults {
    return $sw.columns(this, $Feature$EchoSfixed32, columns, options) as unknown as Sfixed32ValueResults;
  }

  async echoSfixed64(request: Sfixed64ValueInit, options?: $sw.CallOptions): Promise<Sfixed64Value> {
    return this.echoSfixed64Into(request, new Sfixed64Value(), options);
  }

  /** {@link echoSfixed64}, on this thread. */
  echoSfixed64Sync(request: Sfixed64ValueInit, options?: $sw.CallOptions): Sfixed64Value {
    return this.echoSfixed64Into(request, new Sfixed64Value(), options);
  }

  /** {@link echoSfixed64Sync} into a reply that exists, in place of what it held. */
  echoSfixed64Into(request: Sfixed64ValueInit, into: Sfixed64Value, options?: $sw.CallOptions): Sfixed64Value {
    $sw.checkMessage("shortwire.test.v1.Sfixed64Value", request);
    $storeSfixed64Value(request);
    const code = $sw.callFlat(this.$base + 11, options);
    if (code === 0) return $loadSfixed64Value(into);
    this.$failUnlessShape(11, code);
    const use = this.$begin("shortwire.test.v1.Sfixed64Value", request);
    $putSfixed64Value(request, $sw.writer);
    const r = this.$send(11, use, options);
    return $mergeSfixed64Value($clearSfixed64Value(into), r);
  }

  /** {@link echoSfixed64} in wire format. */
  echoSfixed64Raw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(11, request, options);
  }

  /** {@link echoSfixed64Raw}, on this thread. */
  echoSfixed64RawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(11, request, options);
  }

  /** {@link echoSfixed64RawSync} to the start of `into`; returns the reply's size. */
  echoSfixed64RawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(11, request, into, options);
  }

  /** {@link echoSfixed64} for each item, in one call. */
  async echoSfixed64Many(items: readonly Sfixed64ValueInit[], options?: $sw.CallOptions): Promise<Sfixed64Value[]> {
    return this.echoSfixed64ManySync(items, options);
  }

  /** {@link echoSfixed64Many}, on this thread. */
  echoSfixed64ManySync(items: readonly Sfixed64ValueInit[], options?: $sw.CallOptions): Sfixed64Value[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.echoSfixed64ColumnsSync($gatherSfixed64Value(items), options),
      $scatterSfixed64Value,
    );
  }

  /** {@link echoSfixed64Many} over arrays, one a field. */
  async echoSfixed64Columns(
    columns: Sfixed64ValueColumns,
    options?: $sw.ColumnsOptions<Sfixed64ValueResults>,
  ): Promise<Sfixed64ValueResults> {
    return this.echoSfixed64ColumnsSync(columns, options);
  }

  /** {@link echoSfixed64Columns}, on this thread. */
  echoSfixed64ColumnsSync(
    columns: Sfixed64ValueColumns,
    options?: $sw.ColumnsOptions<Sfixed64ValueResults>,
  ): Sfixed64ValueResults {
    return $sw.columns(this, $Feature$EchoSfixed64, columns, options) as unknown as Sfixed64ValueResults;
  }

  async echoBool(request: BoolValueInit, options?: $sw.CallOptions): Promise<BoolValue> {
    return this.echoBoolInto(request, new BoolValue(), options);
  }

  /** {@link echoBool}, on this thread. */
  echoBoolSync(request: BoolValueInit, options?: $sw.CallOptions): BoolValue {
    return this.echoBoolInto(request, new BoolValue(), options);
  }

  /** {@link echoBoolSync} into a reply that exists, in place of what it held. */
  echoBoolInto(request: BoolValueInit, into: BoolValue, options?: $sw.CallOptions): BoolValue {
    $sw.checkMessage("shortwire.test.v1.BoolValue", request);
    $storeBoolValue(request);
    const code = $sw.callFlat(this.$base + 12, options);
    if (code === 0) return $loadBoolValue(into);
    this.$failUnlessShape(12, code);
    const use = this.$begin("shortwire.test.v1.BoolValue", request);
    $putBoolValue(request, $sw.writer);
    const r = this.$send(12, use, options);
    return $mergeBoolValue($clearBoolValue(into), r);
  }

  /** {@link echoBool} in wire format. */
  echoBoolRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(12, request, options);
  }

  /** {@link echoBoolRaw}, on this thread. */
  echoBoolRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(12, request, options);
  }

  /** {@link echoBoolRawSync} to the start of `into`; returns the reply's size. */
  echoBoolRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(12, request, into, options);
  }

  /** {@link echoBool} for each item, in one call. */
  async echoBoolMany(items: readonly BoolValueInit[], options?: $sw.CallOptions): Promise<BoolValue[]> {
    return this.echoBoolManySync(items, options);
  }

  /** {@link echoBoolMany}, on this thread. */
  echoBoolManySync(items: readonly BoolValueInit[], options?: $sw.CallOptions): BoolValue[] {
    return this.$sendMany($Feature$EchoBool, items, options);
  }

  /** {@link echoBoolMany} over arrays, one a field. */
  async echoBoolColumns(
    columns: BoolValueColumns,
    options?: $sw.ColumnsOptions<BoolValueResults>,
  ): Promise<BoolValueResults> {
    return this.echoBoolColumnsSync(columns, options);
  }

  /** {@link echoBoolColumns}, on this thread. */
  echoBoolColumnsSync(columns: BoolValueColumns, options?: $sw.ColumnsOptions<BoolValueResults>): BoolValueResults {
    return $sw.columns(this, $Feature$EchoBool, columns, options) as unknown as BoolValueResults;
  }

  async echoEnum(request: EnumValueInit, options?: $sw.CallOptions): Promise<EnumValue> {
    return this.echoEnumInto(request, new EnumValue(), options);
  }

  /** {@link echoEnum}, on this thread. */
  echoEnumSync(request: EnumValueInit, options?: $sw.CallOptions): EnumValue {
    return this.echoEnumInto(request, new EnumValue(), options);
  }

  /** {@link echoEnumSync} into a reply that exists, in place of what it held. */
  echoEnumInto(request: EnumValueInit, into: EnumValue, options?: $sw.CallOptions): EnumValue {
    $sw.checkMessage("shortwire.test.v1.EnumValue", request);
    $storeEnumValue(request);
    const code = $sw.callFlat(this.$base + 13, options);
    if (code === 0) return $loadEnumValue(into);
    this.$failUnlessShape(13, code);
    const use = this.$begin("shortwire.test.v1.EnumValue", request);
    $putEnumValue(request, $sw.writer);
    const r = this.$send(13, use, options);
    return $mergeEnumValue($clearEnumValue(into), r);
  }

  /** {@link echoEnum} in wire format. */
  echoEnumRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(13, request, options);
  }

  /** {@link echoEnumRaw}, on this thread. */
  echoEnumRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(13, request, options);
  }

  /** {@link echoEnumRawSync} to the start of `into`; returns the reply's size. */
  echoEnumRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(13, request, into, options);
  }

  /** {@link echoEnum} for each item, in one call. */
  async echoEnumMany(items: readonly EnumValueInit[], options?: $sw.CallOptions): Promise<EnumValue[]> {
    return this.echoEnumManySync(items, options);
  }

  /** {@link echoEnumMany}, on this thread. */
  echoEnumManySync(items: readonly EnumValueInit[], options?: $sw.CallOptions): EnumValue[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.echoEnumColumnsSync($gatherEnumValue(items), options),
      $scatterEnumValue,
    );
  }

  /** {@link echoEnumMany} over arrays, one a field. */
  async echoEnumColumns(
    columns: EnumValueColumns,
    options?: $sw.ColumnsOptions<EnumValueResults>,
  ): Promise<EnumValueResults> {
    return this.echoEnumColumnsSync(columns, options);
  }

  /** {@link echoEnumColumns}, on this thread. */
  echoEnumColumnsSync(columns: EnumValueColumns, options?: $sw.ColumnsOptions<EnumValueResults>): EnumValueResults {
    return $sw.columns(this, $Feature$EchoEnum, columns, options) as unknown as EnumValueResults;
  }

  /** Flat: strings and bytes, several at once, presence, nothing. */
  async echoString(request: StringValueInit, options?: $sw.CallOptions): Promise<StringValue> {
    return this.echoStringInto(request, new StringValue(), options);
  }

  /** {@link echoString}, on this thread. */
  echoStringSync(request: StringValueInit, options?: $sw.CallOptions): StringValue {
    return this.echoStringInto(request, new StringValue(), options);
  }

  /** {@link echoStringSync} into a reply that exists, in place of what it held. */
  echoStringInto(request: StringValueInit, into: StringValue, options?: $sw.CallOptions): StringValue {
    $sw.checkMessage("shortwire.test.v1.StringValue", request);
    $storeStringValue(request);
    const code = $sw.callFlat(this.$base + 14, options);
    if (code === 0) return $loadStringValue(into);
    this.$failUnlessShape(14, code);
    const use = this.$begin("shortwire.test.v1.StringValue", request);
    $putStringValue(request, $sw.writer);
    const r = this.$send(14, use, options);
    return $mergeStringValue($clearStringValue(into), r);
  }

  /** {@link echoString} in wire format. */
  echoStringRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(14, request, options);
  }

  /** {@link echoStringRaw}, on this thread. */
  echoStringRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(14, request, options);
  }

  /** {@link echoStringRawSync} to the start of `into`; returns the reply's size. */
  echoStringRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(14, request, into, options);
  }

  /** {@link echoString} for each item, in one call. */
  async echoStringMany(items: readonly StringValueInit[], options?: $sw.CallOptions): Promise<StringValue[]> {
    return this.echoStringManySync(items, options);
  }

  /** {@link echoStringMany}, on this thread. */
  echoStringManySync(items: readonly StringValueInit[], options?: $sw.CallOptions): StringValue[] {
    return this.$sendMany($Feature$EchoString, items, options);
  }

  /** {@link echoStringMany} over arrays, one a field. */
  async echoStringColumns(
    columns: StringValueColumns,
    options?: $sw.ColumnsOptions<StringValueResults>,
  ): Promise<StringValueResults> {
    return this.echoStringColumnsSync(columns, options);
  }

  /** {@link echoStringColumns}, on this thread. */
  echoStringColumnsSync(
    columns: StringValueColumns,
    options?: $sw.ColumnsOptions<StringValueResults>,
  ): StringValueResults {
    return $sw.columns(this, $Feature$EchoString, columns, options) as unknown as StringValueResults;
  }

  async echoBytes(request: BytesValueInit, options?: $sw.CallOptions): Promise<BytesValue> {
    return this.echoBytesInto(request, new BytesValue(), options);
  }

  /** {@link echoBytes}, on this thread. */
  echoBytesSync(request: BytesValueInit, options?: $sw.CallOptions): BytesValue {
    return this.echoBytesInto(request, new BytesValue(), options);
  }

  /** {@link echoBytesSync} into a reply that exists, in place of what it held. */
  echoBytesInto(request: BytesValueInit, into: BytesValue, options?: $sw.CallOptions): BytesValue {
    $sw.checkMessage("shortwire.test.v1.BytesValue", request);
    $storeBytesValue(request);
    const code = $sw.callFlat(this.$base + 15, options);
    if (code === 0) return $loadBytesValue(into);
    this.$failUnlessShape(15, code);
    const use = this.$begin("shortwire.test.v1.BytesValue", request);
    $putBytesValue(request, $sw.writer);
    const r = this.$send(15, use, options);
    return $mergeBytesValue($clearBytesValue(into), r);
  }

  /** {@link echoBytes} in wire format. */
  echoBytesRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(15, request, options);
  }

  /** {@link echoBytesRaw}, on this thread. */
  echoBytesRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(15, request, options);
  }

  /** {@link echoBytesRawSync} to the start of `into`; returns the reply's size. */
  echoBytesRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(15, request, into, options);
  }

  /** {@link echoBytes} for each item, in one call. */
  async echoBytesMany(items: readonly BytesValueInit[], options?: $sw.CallOptions): Promise<BytesValue[]> {
    return this.echoBytesManySync(items, options);
  }

  /** {@link echoBytesMany}, on this thread. */
  echoBytesManySync(items: readonly BytesValueInit[], options?: $sw.CallOptions): BytesValue[] {
    return this.$sendMany($Feature$EchoBytes, items, options);
  }

  /** {@link echoBytesMany} over arrays, one a field. */
  async echoBytesColumns(
    columns: BytesValueColumns,
    options?: $sw.ColumnsOptions<BytesValueResults>,
  ): Promise<BytesValueResults> {
    return this.echoBytesColumnsSync(columns, options);
  }

  /** {@link echoBytesColumns}, on this thread. */
  echoBytesColumnsSync(columns: BytesValueColumns, options?: $sw.ColumnsOptions<BytesValueResults>): BytesValueResults {
    return $sw.columns(this, $Feature$EchoBytes, columns, options) as unknown as BytesValueResults;
  }

  async echoScalars(request: ScalarsInit, options?: $sw.CallOptions): Promise<Scalars> {
    return this.echoScalarsInto(request, new Scalars(), options);
  }

  /** {@link echoScalars}, on this thread. */
  echoScalarsSync(request: ScalarsInit, options?: $sw.CallOptions): Scalars {
    return this.echoScalarsInto(request, new Scalars(), options);
  }

  /** {@link echoScalarsSync} into a reply that exists, in place of what it held. */
  echoScalarsInto(request: ScalarsInit, into: Scalars, options?: $sw.CallOptions): Scalars {
    $sw.checkMessage("shortwire.test.v1.Scalars", request);
    $storeScalars(request);
    const code = $sw.callFlat(this.$base + 16, options);
    if (code === 0) return $loadScalars(into);
    this.$failUnlessShape(16, code);
    const use = this.$begin("shortwire.test.v1.Scalars", request);
    $putScalars(request, $sw.writer);
    const r = this.$send(16, use, options);
    return $mergeScalars($clearScalars(into), r);
  }

  /** {@link echoScalars} in wire format. */
  echoScalarsRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(16, request, options);
  }

  /** {@link echoScalarsRaw}, on this thread. */
  echoScalarsRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(16, request, options);
  }

  /** {@link echoScalarsRawSync} to the start of `into`; returns the reply's size. */
  echoScalarsRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(16, request, into, options);
  }

  /** {@link echoScalars} for each item, in one call. */
  async echoScalarsMany(items: readonly ScalarsInit[], options?: $sw.CallOptions): Promise<Scalars[]> {
    return this.echoScalarsManySync(items, options);
  }

  /** {@link echoScalarsMany}, on this thread. */
  echoScalarsManySync(items: readonly ScalarsInit[], options?: $sw.CallOptions): Scalars[] {
    return this.$sendMany($Feature$EchoScalars, items, options);
  }

  /** {@link echoScalarsMany} over arrays, one a field. */
  async echoScalarsColumns(
    columns: ScalarsColumns,
    options?: $sw.ColumnsOptions<ScalarsResults>,
  ): Promise<ScalarsResults> {
    return this.echoScalarsColumnsSync(columns, options);
  }

  /** {@link echoScalarsColumns}, on this thread. */
  echoScalarsColumnsSync(columns: ScalarsColumns, options?: $sw.ColumnsOptions<ScalarsResults>): ScalarsResults {
    return $sw.columns(this, $Feature$EchoScalars, columns, options) as unknown as ScalarsResults;
  }

  async echoPresence(request: PresenceInit, options?: $sw.CallOptions): Promise<Presence> {
    return this.echoPresenceInto(request, new Presence(), options);
  }

  /** {@link echoPresence}, on this thread. */
  echoPresenceSync(request: PresenceInit, options?: $sw.CallOptions): Presence {
    return this.echoPresenceInto(request, new Presence(), options);
  }

  /** {@link echoPresenceSync} into a reply that exists, in place of what it held. */
  echoPresenceInto(request: PresenceInit, into: Presence, options?: $sw.CallOptions): Presence {
    $sw.checkMessage("shortwire.test.v1.Presence", request);
    $storePresence(request);
    const code = $sw.callFlat(this.$base + 17, options);
    if (code === 0) return $loadPresence(into);
    this.$failUnlessShape(17, code);
    const use = this.$begin("shortwire.test.v1.Presence", request);
    $putPresence(request, $sw.writer);
    const r = this.$send(17, use, options);
    return $mergePresence($clearPresence(into), r);
  }

  /** {@link echoPresence} in wire format. */
  echoPresenceRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(17, request, options);
  }

  /** {@link echoPresenceRaw}, on this thread. */
  echoPresenceRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(17, request, options);
  }

  /** {@link echoPresenceRawSync} to the start of `into`; returns the reply's size. */
  echoPresenceRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(17, request, into, options);
  }

  /** {@link echoPresence} for each item, in one call. */
  async echoPresenceMany(items: readonly PresenceInit[], options?: $sw.CallOptions): Promise<Presence[]> {
    return this.echoPresenceManySync(items, options);
  }

  /** {@link echoPresenceMany}, on this thread. */
  echoPresenceManySync(items: readonly PresenceInit[], options?: $sw.CallOptions): Presence[] {
    return this.$sendMany($Feature$EchoPresence, items, options);
  }

  /** {@link echoPresenceMany} over arrays, one a field. */
  async echoPresenceColumns(
    columns: PresenceColumns,
    options?: $sw.ColumnsOptions<PresenceResults>,
  ): Promise<PresenceResults> {
    return this.echoPresenceColumnsSync(columns, options);
  }

  /** {@link echoPresenceColumns}, on this thread. */
  echoPresenceColumnsSync(columns: PresenceColumns, options?: $sw.ColumnsOptions<PresenceResults>): PresenceResults {
    return $sw.columns(this, $Feature$EchoPresence, columns, options) as unknown as PresenceResults;
  }

  async nothing(request: EmptyInit, options?: $sw.CallOptions): Promise<Empty> {
    return this.nothingInto(request, new Empty(), options);
  }

  /** {@link nothing}, on this thread. */
  nothingSync(request: EmptyInit, options?: $sw.CallOptions): Empty {
    return this.nothingInto(request, new Empty(), options);
  }

  /** {@link nothingSync} into a reply that exists, in place of what it held. */
  nothingInto(request: EmptyInit, into: Empty, options?: $sw.CallOptions): Empty {
    $sw.checkMessage("shortwire.test.v1.Empty", request);
    $storeEmpty(request);
    const code = $sw.callFlat(this.$base + 18, options);
    if (code === 0) return $loadEmpty(into);
    this.$failUnlessShape(18, code);
    const use = this.$begin("shortwire.test.v1.Empty", request);
    $putEmpty(request, $sw.writer);
    const r = this.$send(18, use, options);
    return $mergeEmpty($clearEmpty(into), r);
  }

  /** {@link nothing} in wire format. */
  nothingRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(18, request, options);
  }

  /** {@link nothingRaw}, on this thread. */
  nothingRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(18, request, options);
  }

  /** {@link nothingRawSync} to the start of `into`; returns the reply's size. */
  nothingRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(18, request, into, options);
  }

  /** {@link nothing} for each item, in one call. */
  async nothingMany(items: readonly EmptyInit[], options?: $sw.CallOptions): Promise<Empty[]> {
    return this.nothingManySync(items, options);
  }

  /** {@link nothingMany}, on this thread. */
  nothingManySync(items: readonly EmptyInit[], options?: $sw.CallOptions): Empty[] {
    return this.$sendMany($Feature$Nothing, items, options);
  }

  /** Wire: structure. */
  async echoRepeated(request: RepeatedInit, options?: $sw.CallOptions): Promise<Repeated> {
    const use = this.$begin("shortwire.test.v1.Repeated", request);
    $putRepeated(request, $sw.writer);
    const bytes = await this.$start(19, use, options);
    return $mergeRepeated(new Repeated(), this.$read(19, bytes));
  }

  /** {@link echoRepeated}, on this thread. */
  echoRepeatedSync(request: RepeatedInit, options?: $sw.CallOptions): Repeated {
    const use = this.$begin("shortwire.test.v1.Repeated", request);
    $putRepeated(request, $sw.writer);
    const r = this.$send(19, use, options);
    return $mergeRepeated(new Repeated(), r);
  }

  /** {@link echoRepeatedSync} into a reply that exists, in place of what it held. */
  echoRepeatedInto(request: RepeatedInit, into: Repeated, options?: $sw.CallOptions): Repeated {
    const use = this.$begin("shortwire.test.v1.Repeated", request);
    $putRepeated(request, $sw.writer);
    const r = this.$send(19, use, options);
    return $mergeRepeated($clearRepeated(into), r);
  }

  /** {@link echoRepeated} in wire format. */
  echoRepeatedRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(19, request, options);
  }

  /** {@link echoRepeatedRaw}, on this thread. */
  echoRepeatedRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(19, request, options);
  }

  /** {@link echoRepeatedRawSync} to the start of `into`; returns the reply's size. */
  echoRepeatedRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(19, request, into, options);
  }

  /** {@link echoRepeated} for each item, in one call. */
  async echoRepeatedMany(items: readonly RepeatedInit[], options?: $sw.CallOptions): Promise<Repeated[]> {
    return this.$startMany($Feature$EchoRepeated, items, options);
  }

  /** {@link echoRepeatedMany}, on this thread. */
  echoRepeatedManySync(items: readonly RepeatedInit[], options?: $sw.CallOptions): Repeated[] {
    return this.$sendMany($Feature$EchoRepeated, items, options);
  }

  async echoUnpacked(request: UnpackedInit, options?: $sw.CallOptions): Promise<Unpacked> {
    const use = this.$begin("shortwire.test.v1.Unpacked", request);
    $putUnpacked(request, $sw.writer);
    const bytes = await this.$start(20, use, options);
    return $mergeUnpacked(new Unpacked(), this.$read(20, bytes));
  }

  /** {@link echoUnpacked}, on this thread. */
  echoUnpackedSync(request: UnpackedInit, options?: $sw.CallOptions): Unpacked {
    const use = this.$begin("shortwire.test.v1.Unpacked", request);
    $putUnpacked(request, $sw.writer);
    const r = this.$send(20, use, options);
    return $mergeUnpacked(new Unpacked(), r);
  }

  /** {@link echoUnpackedSync} into a reply that exists, in place of what it held. */
  echoUnpackedInto(request: UnpackedInit, into: Unpacked, options?: $sw.CallOptions): Unpacked {
    const use = this.$begin("shortwire.test.v1.Unpacked", request);
    $putUnpacked(request, $sw.writer);
    const r = this.$send(20, use, options);
    return $mergeUnpacked($clearUnpacked(into), r);
  }

  /** {@link echoUnpacked} in wire format. */
  echoUnpackedRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(20, request, options);
  }

  /** {@link echoUnpackedRaw}, on this thread. */
  echoUnpackedRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(20, request, options);
  }

  /** {@link echoUnpackedRawSync} to the start of `into`; returns the reply's size. */
  echoUnpackedRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(20, request, into, options);
  }

  /** {@link echoUnpacked} for each item, in one call. */
  async echoUnpackedMany(items: readonly UnpackedInit[], options?: $sw.CallOptions): Promise<Unpacked[]> {
    return this.$startMany($Feature$EchoUnpacked, items, options);
  }

  /** {@link echoUnpackedMany}, on this thread. */
  echoUnpackedManySync(items: readonly UnpackedInit[], options?: $sw.CallOptions): Unpacked[] {
    return this.$sendMany($Feature$EchoUnpacked, items, options);
  }

  async echoMaps(request: MapsInit, options?: $sw.CallOptions): Promise<Maps> {
    const use = this.$begin("shortwire.test.v1.Maps", request);
    $putMaps(request, $sw.writer);
    const bytes = await this.$start(21, use, options);
    return $mergeMaps(new Maps(), this.$read(21, bytes));
  }

  /** {@link echoMaps}, on this thread. */
  echoMapsSync(request: MapsInit, options?: $sw.CallOptions): Maps {
    const use = this.$begin("shortwire.test.v1.Maps", request);
    $putMaps(request, $sw.writer);
    const r = this.$send(21, use, options);
    return $mergeMaps(new Maps(), r);
  }

  /** {@link echoMapsSync} into a reply that exists, in place of what it held. */
  echoMapsInto(request: MapsInit, into: Maps, options?: $sw.CallOptions): Maps {
    const use = this.$begin("shortwire.test.v1.Maps", request);
    $putMaps(request, $sw.writer);
    const r = this.$send(21, use, options);
    return $mergeMaps($clearMaps(into), r);
  }

  /** {@link echoMaps} in wire format. */
  echoMapsRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(21, request, options);
  }

  /** {@link echoMapsRaw}, on this thread. */
  echoMapsRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(21, request, options);
  }

  /** {@link echoMapsRawSync} to the start of `into`; returns the reply's size. */
  echoMapsRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(21, request, into, options);
  }

  /** {@link echoMaps} for each item, in one call. */
  async echoMapsMany(items: readonly MapsInit[], options?: $sw.CallOptions): Promise<Maps[]> {
    return this.$startMany($Feature$EchoMaps, items, options);
  }

  /** {@link echoMapsMany}, on this thread. */
  echoMapsManySync(items: readonly MapsInit[], options?: $sw.CallOptions): Maps[] {
    return this.$sendMany($Feature$EchoMaps, items, options);
  }

  async echoChoice(request: ChoiceInit, options?: $sw.CallOptions): Promise<Choice> {
    const use = this.$begin("shortwire.test.v1.Choice", request);
    $putChoice(request, $sw.writer);
    const bytes = await this.$start(22, use, options);
    return $mergeChoice(new Choice(), this.$read(22, bytes));
  }

  /** {@link echoChoice}, on this thread. */
  echoChoiceSync(request: ChoiceInit, options?: $sw.CallOptions): Choice {
    const use = this.$begin("shortwire.test.v1.Choice", request);
    $putChoice(request, $sw.writer);
    const r = this.$send(22, use, options);
    return $mergeChoice(new Choice(), r);
  }

  /** {@link echoChoiceSync} into a reply that exists, in place of what it held. */
  echoChoiceInto(request: ChoiceInit, into: Choice, options?: $sw.CallOptions): Choice {
    const use = this.$begin("shortwire.test.v1.Choice", request);
    $putChoice(request, $sw.writer);
    const r = this.$send(22, use, options);
    return $mergeChoice($clearChoice(into), r);
  }

  /** {@link echoChoice} in wire format. */
  echoChoiceRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(22, request, options);
  }

  /** {@link echoChoiceRaw}, on this thread. */
  echoChoiceRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(22, request, options);
  }

  /** {@link echoChoiceRawSync} to the start of `into`; returns the reply's size. */
  echoChoiceRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(22, request, into, options);
  }

  /** {@link echoChoice} for each item, in one call. */
  async echoChoiceMany(items: readonly ChoiceInit[], options?: $sw.CallOptions): Promise<Choice[]> {
    return this.$startMany($Feature$EchoChoice, items, options);
  }

  /** {@link echoChoiceMany}, on this thread. */
  echoChoiceManySync(items: readonly ChoiceInit[], options?: $sw.CallOptions): Choice[] {
    return this.$sendMany($Feature$EchoChoice, items, options);
  }

  async echoNested(request: NestedInit, options?: $sw.CallOptions): Promise<Nested> {
    const use = this.$begin("shortwire.test.v1.Nested", request);
    $putNested(request, $sw.writer);
    const bytes = await this.$start(23, use, options);
    return $mergeNested(new Nested(), this.$read(23, bytes));
  }

  /** {@link echoNested}, on this thread. */
  echoNestedSync(request: NestedInit, options?: $sw.CallOptions): Nested {
    const use = this.$begin("shortwire.test.v1.Nested", request);
    $putNested(request, $sw.writer);
    const r = this.$send(23, use, options);
    return $mergeNested(new Nested(), r);
  }

  /** {@link echoNestedSync} into a reply that exists, in place of what it held. */
  echoNestedInto(request: NestedInit, into: Nested, options?: $sw.CallOptions): Nested {
    const use = this.$begin("shortwire.test.v1.Nested", request);
    $putNested(request, $sw.writer);
    const r = this.$send(23, use, options);
    return $mergeNested($clearNested(into), r);
  }

  /** {@link echoNested} in wire format. */
  echoNestedRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(23, request, options);
  }

  /** {@link echoNestedRaw}, on this thread. */
  echoNestedRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(23, request, options);
  }

  /** {@link echoNestedRawSync} to the start of `into`; returns the reply's size. */
  echoNestedRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(23, request, into, options);
  }

  /** {@link echoNested} for each item, in one call. */
  async echoNestedMany(items: readonly NestedInit[], options?: $sw.CallOptions): Promise<Nested[]> {
    return this.$startMany($Feature$EchoNested, items, options);
  }

  /** {@link echoNestedMany}, on this thread. */
  echoNestedManySync(items: readonly NestedInit[], options?: $sw.CallOptions): Nested[] {
    return this.$sendMany($Feature$EchoNested, items, options);
  }

  async echoTree(request: TreeInit, options?: $sw.CallOptions): Promise<Tree> {
    const use = this.$begin("shortwire.test.v1.Tree", request);
    $putTree(request, $sw.writer);
    const bytes = await this.$start(24, use, options);
    return $mergeTree(new Tree(), this.$read(24, bytes));
  }

  /** {@link echoTree}, on this thread. */
  echoTreeSync(request: TreeInit, options?: $sw.CallOptions): Tree {
    const use = this.$begin("shortwire.test.v1.Tree", request);
    $putTree(request, $sw.writer);
    const r = this.$send(24, use, options);
    return $mergeTree(new Tree(), r);
  }

  /** {@link echoTreeSync} into a reply that exists, in place of what it held. */
  echoTreeInto(request: TreeInit, into: Tree, options?: $sw.CallOptions): Tree {
    const use = this.$begin("shortwire.test.v1.Tree", request);
    $putTree(request, $sw.writer);
    const r = this.$send(24, use, options);
    return $mergeTree($clearTree(into), r);
  }

  /** {@link echoTree} in wire format. */
  echoTreeRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(24, request, options);
  }

  /** {@link echoTreeRaw}, on this thread. */
  echoTreeRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(24, request, options);
  }

  /** {@link echoTreeRawSync} to the start of `into`; returns the reply's size. */
  echoTreeRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(24, request, into, options);
  }

  /** {@link echoTree} for each item, in one call. */
  async echoTreeMany(items: readonly TreeInit[], options?: $sw.CallOptions): Promise<Tree[]> {
    return this.$startMany($Feature$EchoTree, items, options);
  }

  /** {@link echoTreeMany}, on this thread. */
  echoTreeManySync(items: readonly TreeInit[], options?: $sw.CallOptions): Tree[] {
    return this.$sendMany($Feature$EchoTree, items, options);
  }

  /** Wire: a reply with a field that the request does not have, and the other way round. */
  async newer(request: Version1Init, options?: $sw.CallOptions): Promise<Version2> {
    const use = this.$begin("shortwire.test.v1.Version1", request);
    $putVersion1(request, $sw.writer);
    const bytes = await this.$start(25, use, options);
    return $mergeVersion2(new Version2(), this.$read(25, bytes));
  }

  /** {@link newer}, on this thread. */
  newerSync(request: Version1Init, options?: $sw.CallOptions): Version2 {
    const use = this.$begin("shortwire.test.v1.Version1", request);
    $putVersion1(request, $sw.writer);
    const r = this.$send(25, use, options);
    return $mergeVersion2(new Version2(), r);
  }

  /** {@link newerSync} into a reply that exists, in place of what it held. */
  newerInto(request: Version1Init, into: Version2, options?: $sw.CallOptions): Version2 {
    const use = this.$begin("shortwire.test.v1.Version1", request);
    $putVersion1(request, $sw.writer);
    const r = this.$send(25, use, options);
    return $mergeVersion2($clearVersion2(into), r);
  }

  /** {@link newer} in wire format. */
  newerRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(25, request, options);
  }

  /** {@link newerRaw}, on this thread. */
  newerRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(25, request, options);
  }

  /** {@link newerRawSync} to the start of `into`; returns the reply's size. */
  newerRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(25, request, into, options);
  }

  /** {@link newer} for each item, in one call. */
  async newerMany(items: readonly Version1Init[], options?: $sw.CallOptions): Promise<Version2[]> {
    return this.$startMany($Feature$Newer, items, options);
  }

  /** {@link newerMany}, on this thread. */
  newerManySync(items: readonly Version1Init[], options?: $sw.CallOptions): Version2[] {
    return this.$sendMany($Feature$Newer, items, options);
  }

  async older(request: Version2Init, options?: $sw.CallOptions): Promise<Version1> {
    const use = this.$begin("shortwire.test.v1.Version2", request);
    $putVersion2(request, $sw.writer);
    const bytes = await this.$start(26, use, options);
    return $mergeVersion1(new Version1(), this.$read(26, bytes));
  }

  /** {@link older}, on this thread. */
  olderSync(request: Version2Init, options?: $sw.CallOptions): Version1 {
    const use = this.$begin("shortwire.test.v1.Version2", request);
    $putVersion2(request, $sw.writer);
    const r = this.$send(26, use, options);
    return $mergeVersion1(new Version1(), r);
  }

  /** {@link olderSync} into a reply that exists, in place of what it held. */
  olderInto(request: Version2Init, into: Version1, options?: $sw.CallOptions): Version1 {
    const use = this.$begin("shortwire.test.v1.Version2", request);
    $putVersion2(request, $sw.writer);
    const r = this.$send(26, use, options);
    return $mergeVersion1($clearVersion1(into), r);
  }

  /** {@link older} in wire format. */
  olderRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(26, request, options);
  }

  /** {@link olderRaw}, on this thread. */
  olderRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(26, request, options);
  }

  /** {@link olderRawSync} to the start of `into`; returns the reply's size. */
  olderRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(26, request, into, options);
  }

  /** {@link older} for each item, in one call. */
  async olderMany(items: readonly Version2Init[], options?: $sw.CallOptions): Promise<Version1[]> {
    return this.$startMany($Feature$Older, items, options);
  }

  /** {@link olderMany}, on this thread. */
  olderManySync(items: readonly Version2Init[], options?: $sw.CallOptions): Version1[] {
    return this.$sendMany($Feature$Older, items, options);
  }

  /** `size` bytes, byte i being i modulo 251. */
  async large(request: SizeRequestInit, options?: $sw.CallOptions): Promise<BytesValue> {
    return this.largeInto(request, new BytesValue(), options);
  }

  /** {@link large}, on this thread. */
  largeSync(request: SizeRequestInit, options?: $sw.CallOptions): BytesValue {
    return this.largeInto(request, new BytesValue(), options);
  }

  /** {@link largeSync} into a reply that exists, in place of what it held. */
  largeInto(request: SizeRequestInit, into: BytesValue, options?: $sw.CallOptions): BytesValue {
    $sw.checkMessage("shortwire.test.v1.SizeRequest", request);
    $storeSizeRequest(request);
    const code = $sw.callFlat(this.$base + 27, options);
    if (code === 0) return $loadBytesValue(into);
    this.$failUnlessShape(27, code);
    const use = this.$begin("shortwire.test.v1.SizeRequest", request);
    $putSizeRequest(request, $sw.writer);
    const r = this.$send(27, use, options);
    return $mergeBytesValue($clearBytesValue(into), r);
  }

  /** {@link large} in wire format. */
  largeRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(27, request, options);
  }

  /** {@link largeRaw}, on this thread. */
  largeRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(27, request, options);
  }

  /** {@link largeRawSync} to the start of `into`; returns the reply's size. */
  largeRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(27, request, into, options);
  }

  /** {@link large} for each item, in one call. */
  async largeMany(items: readonly SizeRequestInit[], options?: $sw.CallOptions): Promise<BytesValue[]> {
    return this.largeManySync(items, options);
  }

  /** {@link largeMany}, on this thread. */
  largeManySync(items: readonly SizeRequestInit[], options?: $sw.CallOptions): BytesValue[] {
    return this.$sendMany($Feature$Large, items, options);
  }

  /** {@link largeMany} over arrays, one a field. */
  async largeColumns(
    columns: SizeRequestColumns,
    options?: $sw.ColumnsOptions<BytesValueResults>,
  ): Promise<BytesValueResults> {
    return this.largeColumnsSync(columns, options);
  }

  /** {@link largeColumns}, on this thread. */
  largeColumnsSync(columns: SizeRequestColumns, options?: $sw.ColumnsOptions<BytesValueResults>): BytesValueResults {
    return $sw.columns(this, $Feature$Large, columns, options) as unknown as BytesValueResults;
  }

  /** `size` bytes as Large has them, written by the service straight to where the caller wants them. */
  async fill(request: SizeRequestInit, options?: $sw.CallOptions): Promise<BytesValue> {
    return this.fillInto(request, new BytesValue(), options);
  }

  /** {@link fill}, on this thread. */
  fillSync(request: SizeRequestInit, options?: $sw.CallOptions): BytesValue {
    return this.fillInto(request, new BytesValue(), options);
  }

  /** {@link fillSync} into a reply that exists, in place of what it held. */
  fillInto(request: SizeRequestInit, into: BytesValue, options?: $sw.CallOptions): BytesValue {
    $sw.checkMessage("shortwire.test.v1.SizeRequest", request);
    $storeSizeRequest(request);
    const code = $sw.callFlat(this.$base + 28, options);
    if (code === 0) return $loadBytesValue(into);
    this.$failUnlessShape(28, code);
    const use = this.$begin("shortwire.test.v1.SizeRequest", request);
    $putSizeRequest(request, $sw.writer);
    const r = this.$send(28, use, options);
    return $mergeBytesValue($clearBytesValue(into), r);
  }

  /** {@link fillSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  fillTo(request: SizeRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.test.v1.SizeRequest", request);
    $storeSizeRequest(request);
    const code = $sw.callDirect(this.$base + 28, output, options);
    if (code === 0) return this.$replySize(28, output);
    this.$failUnlessShape(28, code);
    return this.$copyTo(28, this.fillSync(request, options).value, output);
  }

  /** {@link fill} in wire format. */
  fillRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(28, request, options);
  }

  /** {@link fillRaw}, on this thread. */
  fillRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(28, request, options);
  }

  /** {@link fillRawSync} to the start of `into`; returns the reply's size. */
  fillRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(28, request, into, options);
  }

  /** {@link fill} for each item, in one call. */
  async fillMany(items: readonly SizeRequestInit[], options?: $sw.CallOptions): Promise<BytesValue[]> {
    return this.fillManySync(items, options);
  }

  /** {@link fillMany}, on this thread. */
  fillManySync(items: readonly SizeRequestInit[], options?: $sw.CallOptions): BytesValue[] {
    return this.$sendMany($Feature$Fill, items, options);
  }

  /** {@link fillMany} over arrays, one a field. */
  async fillColumns(
    columns: SizeRequestColumns,
    options?: $sw.ColumnsOptions<BytesValueResults>,
  ): Promise<BytesValueResults> {
    return this.fillColumnsSync(columns, options);
  }

  /** {@link fillColumns}, on this thread. */
  fillColumnsSync(columns: SizeRequestColumns, options?: $sw.ColumnsOptions<BytesValueResults>): BytesValueResults {
    return $sw.columns(this, $Feature$Fill, columns, options) as unknown as BytesValueResults;
  }

  /**
   * Head, then the bytes of data, each with all bits turned over, then tail. May be written over data.
   * Fails with INVALID_ARGUMENT if data begins with byte 255.
   */
  async wrap(request: WrapRequestInit, options?: $sw.CallOptions): Promise<BytesValue> {
    return this.wrapInto(request, new BytesValue(), options);
  }

  /** {@link wrap}, on this thread. */
  wrapSync(request: WrapRequestInit, options?: $sw.CallOptions): BytesValue {
    return this.wrapInto(request, new BytesValue(), options);
  }

  /** {@link wrapSync} into a reply that exists, in place of what it held. */
  wrapInto(request: WrapRequestInit, into: BytesValue, options?: $sw.CallOptions): BytesValue {
    $sw.checkMessage("shortwire.test.v1.WrapRequest", request);
    $storeWrapRequest(request);
    const code = $sw.callFlat(this.$base + 29, options);
    if (code === 0) return $loadBytesValue(into);
    this.$failUnlessShape(29, code);
    const use = this.$begin("shortwire.test.v1.WrapRequest", request);
    $putWrapRequest(request, $sw.writer);
    const r = this.$send(29, use, options);
    return $mergeBytesValue($clearBytesValue(into), r);
  }

  /** {@link wrapSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  wrapTo(request: WrapRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.test.v1.WrapRequest", request);
    $storeWrapRequest(request);
    const code = $sw.callDirect(this.$base + 29, output, options);
    if (code === 0) return this.$replySize(29, output);
    this.$failUnlessShape(29, code);
    return this.$copyTo(29, this.wrapSync(request, options).value, output);
  }

  /** {@link wrap} in wire format. */
  wrapRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(29, request, options);
  }

  /** {@link wrapRaw}, on this thread. */
  wrapRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(29, request, options);
  }

  /** {@link wrapRawSync} to the start of `into`; returns the reply's size. */
  wrapRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(29, request, into, options);
  }

  /** {@link wrap} for each item, in one call. */
  async wrapMany(items: readonly WrapRequestInit[], options?: $sw.CallOptions): Promise<BytesValue[]> {
    return this.wrapManySync(items, options);
  }

  /** {@link wrapMany}, on this thread. */
  wrapManySync(items: readonly WrapRequestInit[], options?: $sw.CallOptions): BytesValue[] {
    return this.$sendMany($Feature$Wrap, items, options);
  }

  /** {@link wrapMany} over arrays, one a field. */
  async wrapColumns(
    columns: WrapRequestColumns,
    options?: $sw.ColumnsOptions<BytesValueResults>,
  ): Promise<BytesValueResults> {
    return this.wrapColumnsSync(columns, options);
  }

  /** {@link wrapColumns}, on this thread. */
  wrapColumnsSync(columns: WrapRequestColumns, options?: $sw.ColumnsOptions<BytesValueResults>): BytesValueResults {
    return $sw.columns(this, $Feature$Wrap, columns, options) as unknown as BytesValueResults;
  }

  /** What data has behind its first `head` bytes and before its last `tail` bytes, each with all bits turned over. */
  async unwrap(request: UnwrapRequestInit, options?: $sw.CallOptions): Promise<BytesValue> {
    return this.unwrapInto(request, new BytesValue(), options);
  }

  /** {@link unwrap}, on this thread. */
  unwrapSync(request: UnwrapRequestInit, options?: $sw.CallOptions): BytesValue {
    return this.unwrapInto(request, new BytesValue(), options);
  }

  /** {@link unwrapSync} into a reply that exists, in place of what it held. */
  unwrapInto(request: UnwrapRequestInit, into: BytesValue, options?: $sw.CallOptions): BytesValue {
    $sw.checkMessage("shortwire.test.v1.UnwrapRequest", request);
    $storeUnwrapRequest(request);
    const code = $sw.callFlat(this.$base + 30, options);
    if (code === 0) return $loadBytesValue(into);
    this.$failUnlessShape(30, code);
    const use = this.$begin("shortwire.test.v1.UnwrapRequest", request);
    $putUnwrapRequest(request, $sw.writer);
    const r = this.$send(30, use, options);
    return $mergeBytesValue($clearBytesValue(into), r);
  }

  /** {@link unwrapSync} with the reply at the start of `output`; returns its size. Copies and allocates nothing. */
  unwrapTo(request: UnwrapRequestInit, output: Uint8Array, options?: $sw.CallOptions): number {
    $sw.checkMessage("shortwire.test.v1.UnwrapRequest", request);
    $storeUnwrapRequest(request);
    const code = $sw.callDirect(this.$base + 30, output, options);
    if (code === 0) return this.$replySize(30, output);
    this.$failUnlessShape(30, code);
    return this.$copyTo(30, this.unwrapSync(request, options).value, output);
  }

  /** {@link unwrap} in wire format. */
  unwrapRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(30, request, options);
  }

  /** {@link unwrapRaw}, on this thread. */
  unwrapRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(30, request, options);
  }

  /** {@link unwrapRawSync} to the start of `into`; returns the reply's size. */
  unwrapRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(30, request, into, options);
  }

  /** {@link unwrap} for each item, in one call. */
  async unwrapMany(items: readonly UnwrapRequestInit[], options?: $sw.CallOptions): Promise<BytesValue[]> {
    return this.unwrapManySync(items, options);
  }

  /** {@link unwrapMany}, on this thread. */
  unwrapManySync(items: readonly UnwrapRequestInit[], options?: $sw.CallOptions): BytesValue[] {
    return this.$sendMany($Feature$Unwrap, items, options);
  }

  /** {@link unwrapMany} over arrays, one a field. */
  async unwrapColumns(
    columns: UnwrapRequestColumns,
    options?: $sw.ColumnsOptions<BytesValueResults>,
  ): Promise<BytesValueResults> {
    return this.unwrapColumnsSync(columns, options);
  }

  /** {@link unwrapColumns}, on this thread. */
  unwrapColumnsSync(columns: UnwrapRequestColumns, options?: $sw.ColumnsOptions<BytesValueResults>): BytesValueResults {
    return $sw.columns(this, $Feature$Unwrap, columns, options) as unknown as BytesValueResults;
  }

  /**
   * Each item's number, its position, and how many items there are: the service answers batches itself, from
   * the last item to the first. Items whose number is negative fail with INVALID_ARGUMENT; a batch with number 13
   * panics when it gets there.
   */
  async gather(request: Int64ValueInit, options?: $sw.CallOptions): Promise<Gathered> {
    return this.gatherInto(request, new Gathered(), options);
  }

  /** {@link gather}, on this thread. */
  gatherSync(request: Int64ValueInit, options?: $sw.CallOptions): Gathered {
    return this.gatherInto(request, new Gathered(), options);
  }

  /** {@link gatherSync} into a reply that exists, in place of what it held. */
  gatherInto(request: Int64ValueInit, into: Gathered, options?: $sw.CallOptions): Gathered {
    $sw.checkMessage("shortwire.test.v1.Int64Value", request);
    $storeInt64Value(request);
    const code = $sw.callFlat(this.$base + 31, options);
    if (code === 0) return $loadGathered(into);
    this.$failUnlessShape(31, code);
    const use = this.$begin("shortwire.test.v1.Int64Value", request);
    $putInt64Value(request, $sw.writer);
    const r = this.$send(31, use, options);
    return $mergeGathered($clearGathered(into), r);
  }

  /** {@link gather} in wire format. */
  gatherRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(31, request, options);
  }

  /** {@link gatherRaw}, on this thread. */
  gatherRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(31, request, options);
  }

  /** {@link gatherRawSync} to the start of `into`; returns the reply's size. */
  gatherRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(31, request, into, options);
  }

  /** {@link gather} for each item, in one call. */
  async gatherMany(items: readonly Int64ValueInit[], options?: $sw.CallOptions): Promise<Gathered[]> {
    return this.gatherManySync(items, options);
  }

  /** {@link gatherMany}, on this thread. */
  gatherManySync(items: readonly Int64ValueInit[], options?: $sw.CallOptions): Gathered[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.gatherColumnsSync($gatherInt64Value(items), options),
      $scatterGathered,
    );
  }

  /** {@link gatherMany} over arrays, one a field. */
  async gatherColumns(
    columns: Int64ValueColumns,
    options?: $sw.ColumnsOptions<GatheredResults>,
  ): Promise<GatheredResults> {
    return this.gatherColumnsSync(columns, options);
  }

  /** {@link gatherColumns}, on this thread. */
  gatherColumnsSync(columns: Int64ValueColumns, options?: $sw.ColumnsOptions<GatheredResults>): GatheredResults {
    return $sw.columns(this, $Feature$Gather, columns, options) as unknown as GatheredResults;
  }

  /** Length of the bytes given. */
  async measure(request: BytesValueInit, options?: $sw.CallOptions): Promise<Uint64Value> {
    return this.measureInto(request, new Uint64Value(), options);
  }

  /** {@link measure}, on this thread. */
  measureSync(request: BytesValueInit, options?: $sw.CallOptions): Uint64Value {
    return this.measureInto(request, new Uint64Value(), options);
  }

  /** {@link measureSync} into a reply that exists, in place of what it held. */
  measureInto(request: BytesValueInit, into: Uint64Value, options?: $sw.CallOptions): Uint64Value {
    $sw.checkMessage("shortwire.test.v1.BytesValue", request);
    $storeBytesValue(request);
    const code = $sw.callFlat(this.$base + 32, options);
    if (code === 0) return $loadUint64Value(into);
    this.$failUnlessShape(32, code);
    const use = this.$begin("shortwire.test.v1.BytesValue", request);
    $putBytesValue(request, $sw.writer);
    const r = this.$send(32, use, options);
    return $mergeUint64Value($clearUint64Value(into), r);
  }

  /** {@link measure} in wire format. */
  measureRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(32, request, options);
  }

  /** {@link measureRaw}, on this thread. */
  measureRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(32, request, options);
  }

  /** {@link measureRawSync} to the start of `into`; returns the reply's size. */
  measureRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(32, request, into, options);
  }

  /** {@link measure} for each item, in one call. */
  async measureMany(items: readonly BytesValueInit[], options?: $sw.CallOptions): Promise<Uint64Value[]> {
    return this.measureManySync(items, options);
  }

  /** {@link measureMany}, on this thread. */
  measureManySync(items: readonly BytesValueInit[], options?: $sw.CallOptions): Uint64Value[] {
    return this.$sendMany($Feature$Measure, items, options);
  }

  /** {@link measureMany} over arrays, one a field. */
  async measureColumns(
    columns: BytesValueColumns,
    options?: $sw.ColumnsOptions<Uint64ValueResults>,
  ): Promise<Uint64ValueResults> {
    return this.measureColumnsSync(columns, options);
  }

  /** {@link measureColumns}, on this thread. */
  measureColumnsSync(columns: BytesValueColumns, options?: $sw.ColumnsOptions<Uint64ValueResults>): Uint64ValueResults {
    return $sw.columns(this, $Feature$Measure, columns, options) as unknown as Uint64ValueResults;
  }

  /** Fails with the code, message and detail asked for. */
  async fail(request: FailRequestInit, options?: $sw.CallOptions): Promise<Empty> {
    return this.failInto(request, new Empty(), options);
  }

  /** {@link fail}, on this thread. */
  failSync(request: FailRequestInit, options?: $sw.CallOptions): Empty {
    return this.failInto(request, new Empty(), options);
  }

  /** {@link failSync} into a reply that exists, in place of what it held. */
  failInto(request: FailRequestInit, into: Empty, options?: $sw.CallOptions): Empty {
    $sw.checkMessage("shortwire.test.v1.FailRequest", request);
    $storeFailRequest(request);
    const code = $sw.callFlat(this.$base + 33, options);
    if (code === 0) return $loadEmpty(into);
    this.$failUnlessShape(33, code);
    const use = this.$begin("shortwire.test.v1.FailRequest", request);
    $putFailRequest(request, $sw.writer);
    const r = this.$send(33, use, options);
    return $mergeEmpty($clearEmpty(into), r);
  }

  /** {@link fail} in wire format. */
  failRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(33, request, options);
  }

  /** {@link failRaw}, on this thread. */
  failRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(33, request, options);
  }

  /** {@link failRawSync} to the start of `into`; returns the reply's size. */
  failRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(33, request, into, options);
  }

  /** {@link fail} for each item, in one call. */
  async failMany(items: readonly FailRequestInit[], options?: $sw.CallOptions): Promise<Empty[]> {
    return this.failManySync(items, options);
  }

  /** {@link failMany}, on this thread. */
  failManySync(items: readonly FailRequestInit[], options?: $sw.CallOptions): Empty[] {
    return this.$sendMany($Feature$Fail, items, options);
  }

  /** {@link failMany} over arrays, one a field. */
  async failColumns(
    columns: FailRequestColumns,
    options?: $sw.ColumnsOptions<Record<never, never>>,
  ): Promise<Record<never, never>> {
    return this.failColumnsSync(columns, options);
  }

  /** {@link failColumns}, on this thread. */
  failColumnsSync(
    columns: FailRequestColumns,
    options?: $sw.ColumnsOptions<Record<never, never>>,
  ): Record<never, never> {
    return $sw.columns(this, $Feature$Fail, columns, options) as unknown as Record<never, never>;
  }

  /** Panics with the message given. */
  async panic(request: StringValueInit, options?: $sw.CallOptions): Promise<Empty> {
    return this.panicInto(request, new Empty(), options);
  }

  /** {@link panic}, on this thread. */
  panicSync(request: StringValueInit, options?: $sw.CallOptions): Empty {
    return this.panicInto(request, new Empty(), options);
  }

  /** {@link panicSync} into a reply that exists, in place of what it held. */
  panicInto(request: StringValueInit, into: Empty, options?: $sw.CallOptions): Empty {
    $sw.checkMessage("shortwire.test.v1.StringValue", request);
    $storeStringValue(request);
    const code = $sw.callFlat(this.$base + 34, options);
    if (code === 0) return $loadEmpty(into);
    this.$failUnlessShape(34, code);
    const use = this.$begin("shortwire.test.v1.StringValue", request);
    $putStringValue(request, $sw.writer);
    const r = this.$send(34, use, options);
    return $mergeEmpty($clearEmpty(into), r);
  }

  /** {@link panic} in wire format. */
  panicRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(34, request, options);
  }

  /** {@link panicRaw}, on this thread. */
  panicRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(34, request, options);
  }

  /** {@link panicRawSync} to the start of `into`; returns the reply's size. */
  panicRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(34, request, into, options);
  }

  /** {@link panic} for each item, in one call. */
  async panicMany(items: readonly StringValueInit[], options?: $sw.CallOptions): Promise<Empty[]> {
    return this.panicManySync(items, options);
  }

  /** {@link panicMany}, on this thread. */
  panicManySync(items: readonly StringValueInit[], options?: $sw.CallOptions): Empty[] {
    return this.$sendMany($Feature$Panic, items, options);
  }

  /** {@link panicMany} over arrays, one a field. */
  async panicColumns(
    columns: StringValueColumns,
    options?: $sw.ColumnsOptions<Record<never, never>>,
  ): Promise<Record<never, never>> {
    return this.panicColumnsSync(columns, options);
  }

  /** {@link panicColumns}, on this thread. */
  panicColumnsSync(
    columns: StringValueColumns,
    options?: $sw.ColumnsOptions<Record<never, never>>,
  ): Record<never, never> {
    return $sw.columns(this, $Feature$Panic, columns, options) as unknown as Record<never, never>;
  }

  /** Number of calls this instance has answered: starts again at 1 once a panic has replaced it. */
  async count(request: EmptyInit, options?: $sw.CallOptions): Promise<Uint64Value> {
    return this.countInto(request, new Uint64Value(), options);
  }

  /** {@link count}, on this thread. */
  countSync(request: EmptyInit, options?: $sw.CallOptions): Uint64Value {
    return this.countInto(request, new Uint64Value(), options);
  }

  /** {@link countSync} into a reply that exists, in place of what it held. */
  countInto(request: EmptyInit, into: Uint64Value, options?: $sw.CallOptions): Uint64Value {
    $sw.checkMessage("shortwire.test.v1.Empty", request);
    $storeEmpty(request);
    const code = $sw.callFlat(this.$base + 35, options);
    if (code === 0) return $loadUint64Value(into);
    this.$failUnlessShape(35, code);
    const use = this.$begin("shortwire.test.v1.Empty", request);
    $putEmpty(request, $sw.writer);
    const r = this.$send(35, use, options);
    return $mergeUint64Value($clearUint64Value(into), r);
  }

  /** {@link count} in wire format. */
  countRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(35, request, options);
  }

  /** {@link countRaw}, on this thread. */
  countRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(35, request, options);
  }

  /** {@link countRawSync} to the start of `into`; returns the reply's size. */
  countRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(35, request, into, options);
  }

  /** {@link count} for each item, in one call. */
  async countMany(items: readonly EmptyInit[], options?: $sw.CallOptions): Promise<Uint64Value[]> {
    return this.countManySync(items, options);
  }

  /** {@link countMany}, on this thread. */
  countManySync(items: readonly EmptyInit[], options?: $sw.CallOptions): Uint64Value[] {
    return this.$sendMany($Feature$Count, items, options);
  }

  /** Sleeps, then returns the time asked for. Ends early with CANCELLED or DEADLINE_EXCEEDED. */
  async slow(request: SlowRequestInit, options?: $sw.CallOptions): Promise<SlowRequest> {
    const use = this.$begin("shortwire.test.v1.SlowRequest", request);
    $putSlowRequest(request, $sw.writer);
    const bytes = await this.$start(36, use, options);
    return $mergeSlowRequest(new SlowRequest(), this.$read(36, bytes));
  }

  /** {@link slow}, on this thread. */
  slowSync(request: SlowRequestInit, options?: $sw.CallOptions): SlowRequest {
    return this.slowInto(request, new SlowRequest(), options);
  }

  /** {@link slowSync} into a reply that exists, in place of what it held. */
  slowInto(request: SlowRequestInit, into: SlowRequest, options?: $sw.CallOptions): SlowRequest {
    $sw.checkMessage("shortwire.test.v1.SlowRequest", request);
    $storeSlowRequest(request);
    const code = $sw.callFlat(this.$base + 36, options);
    if (code === 0) return $loadSlowRequest(into);
    this.$failUnlessShape(36, code);
    const use = this.$begin("shortwire.test.v1.SlowRequest", request);
    $putSlowRequest(request, $sw.writer);
    const r = this.$send(36, use, options);
    return $mergeSlowRequest($clearSlowRequest(into), r);
  }

  /** {@link slow} in wire format. */
  slowRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(36, request, options);
  }

  /** {@link slowRaw}, on this thread. */
  slowRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(36, request, options);
  }

  /** {@link slowRawSync} to the start of `into`; returns the reply's size. */
  slowRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(36, request, into, options);
  }

  /** {@link slow} for each item, in one call. */
  async slowMany(items: readonly SlowRequestInit[], options?: $sw.CallOptions): Promise<SlowRequest[]> {
    return this.$startMany($Feature$Slow, items, options);
  }

  /** {@link slowMany}, on this thread. */
  slowManySync(items: readonly SlowRequestInit[], options?: $sw.CallOptions): SlowRequest[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.slowColumnsSync($gatherSlowRequest(items), options),
      $scatterSlowRequest,
    );
  }

  /** {@link slowMany} over arrays, one a field. */
  async slowColumns(
    columns: SlowRequestColumns,
    options?: $sw.ColumnsOptions<SlowRequestResults>,
  ): Promise<SlowRequestResults> {
    return this.slowColumnsSync(columns, options);
  }

  /** {@link slowColumns}, on this thread. */
  slowColumnsSync(columns: SlowRequestColumns, options?: $sw.ColumnsOptions<SlowRequestResults>): SlowRequestResults {
    return $sw.columns(this, $Feature$Slow, columns, options) as unknown as SlowRequestResults;
  }
}
