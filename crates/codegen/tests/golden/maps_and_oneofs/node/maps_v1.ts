// Made by shortwire gen from maps.proto. Do not edit.
/** Maps with every kind of key and value, and oneofs with every kind of member. */
import * as $sw from "shortwire/gen_v1";

export const Color = {
  UNSPECIFIED: 0,
  RED: 1,
  ROUGE: 1,
  NEGATIVE: -1,
} as const;
/** Other numbers may come from newer schemas. */
export type Color = (typeof Color)[keyof typeof Color] | (number & {});

export class Everything {
  a: Map<number, number> = new Map();
  b: Map<bigint, number> = new Map();
  c: Map<number, number> = new Map();
  d: Map<bigint, bigint> = new Map();
  e: Map<number, number> = new Map();
  f: Map<bigint, bigint> = new Map();
  g: Map<number, number> = new Map();
  h: Map<bigint, bigint> = new Map();
  i: Map<number, number> = new Map();
  j: Map<bigint, bigint> = new Map();
  k: Map<boolean, boolean> = new Map();
  l: Map<string, string> = new Map();
  m: Map<string, Uint8Array> = new Map();
  n: Map<string, Color> = new Map();
  o: Map<string, Choice> = new Map();
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "maps.v1.Everything";

  constructor(fields?: Partial<Everything>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: EverythingInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Everything.fullName, message, $putEverything, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: EverythingInit, into: Uint8Array): number {
    return $sw.encodeInto(Everything.fullName, message, $putEverything, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Everything {
    return $mergeEverything(new Everything(), $sw.decoding(Everything.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Everything, bytes: Uint8Array, options?: $sw.CodecOptions): Everything {
    const r = $sw.decoding(Everything.fullName, bytes, options);
    return $mergeEverything($clearEverything(message), r);
  }
}

/** What may be given for a Everything. */
export interface EverythingInit {
  a?: ReadonlyMap<number, number> | undefined;
  b?: ReadonlyMap<bigint, number> | undefined;
  c?: ReadonlyMap<number, number> | undefined;
  d?: ReadonlyMap<bigint, bigint> | undefined;
  e?: ReadonlyMap<number, number> | undefined;
  f?: ReadonlyMap<bigint, bigint> | undefined;
  g?: ReadonlyMap<number, number> | undefined;
  h?: ReadonlyMap<bigint, bigint> | undefined;
  i?: ReadonlyMap<number, number> | undefined;
  j?: ReadonlyMap<bigint, bigint> | undefined;
  k?: ReadonlyMap<boolean, boolean> | undefined;
  l?: ReadonlyMap<string, string> | undefined;
  m?: ReadonlyMap<string, Uint8Array> | undefined;
  n?: ReadonlyMap<string, Color> | undefined;
  o?: ReadonlyMap<string, ChoiceInit> | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putEverything(m: EverythingInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "maps.v1.Everything.$unknown");
  {
    const entries = $sw.reversed(m.o, "maps.v1.Everything.o");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as string;
      const value = entries[--i] as ChoiceInit;
      const entry = w.written();
      const before = w.open(value, "maps.v1.Everything.o");
      $putChoice(value, w);
      w.close(before);
      w.tag(0x12);
      w.string(key, "maps.v1.Everything.o");
      w.tag(0x0a);
      w.lengthSince(entry);
      w.tag(0x7a);
    }
  }
  {
    const entries = $sw.reversed(m.n, "maps.v1.Everything.n");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as string;
      const value = entries[--i] as Color;
      const entry = w.written();
      w.int32(value, "maps.v1.Everything.n");
      w.tag(0x10);
      w.string(key, "maps.v1.Everything.n");
      w.tag(0x0a);
      w.lengthSince(entry);
      w.tag(0x72);
    }
  }
  {
    const entries = $sw.reversed(m.m, "maps.v1.Everything.m");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as string;
      const value = entries[--i] as Uint8Array;
      const entry = w.written();
      w.blob(value, "maps.v1.Everything.m");
      w.tag(0x12);
      w.string(key, "maps.v1.Everything.m");
      w.tag(0x0a);
      w.lengthSince(entry);
      w.tag(0x6a);
    }
  }
  {
    const entries = $sw.reversed(m.l, "maps.v1.Everything.l");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as string;
      const value = entries[--i] as string;
      const entry = w.written();
      w.string(value, "maps.v1.Everything.l");
      w.tag(0x12);
      w.string(key, "maps.v1.Everything.l");
      w.tag(0x0a);
      w.lengthSince(entry);
      w.tag(0x62);
    }
  }
  {
    const entries = $sw.reversed(m.k, "maps.v1.Everything.k");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as boolean;
      const value = entries[--i] as boolean;
      const entry = w.written();
      w.bool(value, "maps.v1.Everything.k");
      w.tag(0x10);
      w.bool(key, "maps.v1.Everything.k");
      w.tag(0x08);
      w.lengthSince(entry);
      w.tag(0x5a);
    }
  }
  {
    const entries = $sw.reversed(m.j, "maps.v1.Everything.j");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as bigint;
      const value = entries[--i] as bigint;
      const entry = w.written();
      w.fixed64(value, "maps.v1.Everything.j");
      w.tag(0x11);
      w.sfixed64(key, "maps.v1.Everything.j");
      w.tag(0x09);
      w.lengthSince(entry);
      w.tag(0x52);
    }
  }
  {
    const entries = $sw.reversed(m.i, "maps.v1.Everything.i");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as number;
      const value = entries[--i] as number;
      const entry = w.written();
      w.fixed32(value, "maps.v1.Everything.i");
      w.tag(0x15);
      w.sfixed32(key, "maps.v1.Everything.i");
      w.tag(0x0d);
      w.lengthSince(entry);
      w.tag(0x4a);
    }
  }
  {
    const entries = $sw.reversed(m.h, "maps.v1.Everything.h");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as bigint;
      const value = entries[--i] as bigint;
      const entry = w.written();
      w.sint64(value, "maps.v1.Everything.h");
      w.tag(0x10);
      w.fixed64(key, "maps.v1.Everything.h");
      w.tag(0x09);
      w.lengthSince(entry);
      w.tag(0x42);
    }
  }
  {
    const entries = $sw.reversed(m.g, "maps.v1.Everything.g");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as number;
      const value = entries[--i] as number;
      const entry = w.written();
      w.sint32(value, "maps.v1.Everything.g");
      w.tag(0x10);
      w.fixed32(key, "maps.v1.Everything.g");
      w.tag(0x0d);
      w.lengthSince(entry);
      w.tag(0x3a);
    }
  }
  {
    const entries = $sw.reversed(m.f, "maps.v1.Everything.f");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as bigint;
      const value = entries[--i] as bigint;
      const entry = w.written();
      w.uint64(value, "maps.v1.Everything.f");
      w.tag(0x10);
      w.sint64(key, "maps.v1.Everything.f");
      w.tag(0x08);
      w.lengthSince(entry);
      w.tag(0x32);
    }
  }
  {
    const entries = $sw.reversed(m.e, "maps.v1.Everything.e");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as number;
      const value = entries[--i] as number;
      const entry = w.written();
      w.uint32(value, "maps.v1.Everything.e");
      w.tag(0x10);
      w.sint32(key, "maps.v1.Everything.e");
      w.tag(0x08);
      w.lengthSince(entry);
      w.tag(0x2a);
    }
  }
  {
    const entries = $sw.reversed(m.d, "maps.v1.Everything.d");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as bigint;
      const value = entries[--i] as bigint;
      const entry = w.written();
      w.int64(value, "maps.v1.Everything.d");
      w.tag(0x10);
      w.uint64(key, "maps.v1.Everything.d");
      w.tag(0x08);
      w.lengthSince(entry);
      w.tag(0x22);
    }
  }
  {
    const entries = $sw.reversed(m.c, "maps.v1.Everything.c");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as number;
      const value = entries[--i] as number;
      const entry = w.written();
      w.int32(value, "maps.v1.Everything.c");
      w.tag(0x10);
      w.uint32(key, "maps.v1.Everything.c");
      w.tag(0x08);
      w.lengthSince(entry);
      w.tag(0x1a);
    }
  }
  {
    const entries = $sw.reversed(m.b, "maps.v1.Everything.b");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as bigint;
      const value = entries[--i] as number;
      const entry = w.written();
      w.float(value, "maps.v1.Everything.b");
      w.tag(0x15);
      w.int64(key, "maps.v1.Everything.b");
      w.tag(0x08);
      w.lengthSince(entry);
      w.tag(0x12);
    }
  }
  {
    const entries = $sw.reversed(m.a, "maps.v1.Everything.a");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as number;
      const value = entries[--i] as number;
      const entry = w.written();
      w.double(value, "maps.v1.Everything.a");
      w.tag(0x11);
      w.int32(key, "maps.v1.Everything.a");
      w.tag(0x08);
      w.lengthSince(entry);
      w.tag(0x0a);
    }
  }
}

/** For generated code. */
export function $mergeEverything(m: Everything, r: $sw.Reader): Everything {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.openList();
        let key = 0;
        let value: number = 0;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x08) key = r.int32();
          else if (part === 0x11) value = r.double();
          else r.skip(part);
        }
        r.end = outer;
        m.a.set(key, value);
        break;
      }
      case 0x12: {
        const outer = r.openList();
        let key = 0n;
        let value: number = 0;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x08) key = r.int64();
          else if (part === 0x15) value = r.float();
          else r.skip(part);
        }
        r.end = outer;
        m.b.set(key, value);
        break;
      }
      case 0x1a: {
        const outer = r.openList();
        let key = 0;
        let value: number = 0;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x08) key = r.uint32();
          else if (part === 0x10) value = r.int32();
          else r.skip(part);
        }
        r.end = outer;
        m.c.set(key, value);
        break;
      }
      case 0x22: {
        const outer = r.openList();
        let key = 0n;
        let value: bigint = 0n;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x08) key = r.uint64();
          else if (part === 0x10) value = r.int64();
          else r.skip(part);
        }
        r.end = outer;
        m.d.set(key, value);
        break;
      }
      case 0x2a: {
        const outer = r.openList();
        let key = 0;
        let value: number = 0;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x08) key = r.sint32();
          else if (part === 0x10) value = r.uint32();
          else r.skip(part);
        }
        r.end = outer;
        m.e.set(key, value);
        break;
      }
      case 0x32: {
        const outer = r.openList();
        let key = 0n;
        let value: bigint = 0n;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x08) key = r.sint64();
          else if (part === 0x10) value = r.uint64();
          else r.skip(part);
        }
        r.end = outer;
        m.f.set(key, value);
        break;
      }
      case 0x3a: {
        const outer = r.openList();
        let key = 0;
        let value: number = 0;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x0d) key = r.fixed32();
          else if (part === 0x10) value = r.sint32();
          else r.skip(part);
        }
        r.end = outer;
        m.g.set(key, value);
        break;
      }
      case 0x42: {
        const outer = r.openList();
        let key = 0n;
        let value: bigint = 0n;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x09) key = r.fixed64();
          else if (part === 0x10) value = r.sint64();
          else r.skip(part);
        }
        r.end = outer;
        m.h.set(key, value);
        break;
      }
      case 0x4a: {
        const outer = r.openList();
        let key = 0;
        let value: number = 0;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x0d) key = r.sfixed32();
          else if (part === 0x15) value = r.fixed32();
          else r.skip(part);
        }
        r.end = outer;
        m.i.set(key, value);
        break;
      }
      case 0x52: {
        const outer = r.openList();
        let key = 0n;
        let value: bigint = 0n;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x09) key = r.sfixed64();
          else if (part === 0x11) value = r.fixed64();
          else r.skip(part);
        }
        r.end = outer;
        m.j.set(key, value);
        break;
      }
      case 0x5a: {
        const outer = r.openList();
        let key = false;
        let value: boolean = false;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x08) key = r.bool();
          else if (part === 0x10) value = r.bool();
          else r.skip(part);
        }
        r.end = outer;
        m.k.set(key, value);
        break;
      }
      case 0x62: {
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
        m.l.set(key, value);
        break;
      }
      case 0x6a: {
        const outer = r.openList();
        let key = "";
        let value: Uint8Array = $sw.NO_BYTES;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x0a) key = r.string();
          else if (part === 0x12) value = r.blob();
          else r.skip(part);
        }
        r.end = outer;
        m.m.set(key, value);
        break;
      }
      case 0x72: {
        const outer = r.openList();
        let key = "";
        let value: Color = 0;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x0a) key = r.string();
          else if (part === 0x10) value = r.int32();
          else r.skip(part);
        }
        r.end = outer;
        m.n.set(key, value);
        break;
      }
      case 0x7a: {
        const outer = r.openList();
        let key = "";
        let value: Choice = new Choice();
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x0a) key = r.string();
          else if (part === 0x12) {
            const entry = r.open();
            $mergeChoice(value, r);
            r.close(entry);
          } else r.skip(part);
        }
        r.end = outer;
        m.o.set(key, value);
        break;
      }
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearEverything(m: Everything): Everything {
  m.a = new Map();
  m.b = new Map();
  m.c = new Map();
  m.d = new Map();
  m.e = new Map();
  m.f = new Map();
  m.g = new Map();
  m.h = new Map();
  m.i = new Map();
  m.j = new Map();
  m.k = new Map();
  m.l = new Map();
  m.m = new Map();
  m.n = new Map();
  m.o = new Map();
  m.$unknown = undefined;
  return m;
}

export class Choice {
  number: number | undefined = undefined;
  text: string | undefined = undefined;
  data: Uint8Array | undefined = undefined;
  color: Color | undefined = undefined;
  message: Everything | undefined = undefined;
  yes: boolean | undefined = undefined;
  much: number | undefined = undefined;
  only: bigint | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "maps.v1.Choice";

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

  /** Which field of the oneof `first` is set. */
  static whichFirst(message: ChoiceInit): "number" | "text" | "data" | "color" | "message" | undefined {
    if (message.number !== undefined) return "number";
    if (message.text !== undefined) return "text";
    if (message.data !== undefined) return "data";
    if (message.color !== undefined) return "color";
    if (message.message !== undefined) return "message";
    return undefined;
  }

  /** Which field of the oneof `second` is set. */
  static whichSecond(message: ChoiceInit): "yes" | "much" | undefined {
    if (message.yes !== undefined) return "yes";
    if (message.much !== undefined) return "much";
    return undefined;
  }

  /** Which field of the oneof `third` is set. */
  static whichThird(message: ChoiceInit): "only" | undefined {
    if (message.only !== undefined) return "only";
    return undefined;
  }
}

/** What may be given for a Choice. */
export interface ChoiceInit {
  number?: number | undefined;
  text?: string | undefined;
  data?: Uint8Array | undefined;
  color?: Color | undefined;
  message?: EverythingInit | undefined;
  yes?: boolean | undefined;
  much?: number | undefined;
  only?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putChoice(m: ChoiceInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "maps.v1.Choice.$unknown");
  let $oneof0 = "";
  let $oneof1 = "";
  let $oneof2 = "";
  if (m.only !== undefined) {
    if ($oneof2 !== "") $sw.failOneof("third", "only", $oneof2);
    $oneof2 = "only";
    w.fixed64(m.only, "maps.v1.Choice.only");
    w.tag(0xfffffff9);
  }
  if (m.much !== undefined) {
    if ($oneof1 !== "") $sw.failOneof("second", "much", $oneof1);
    $oneof1 = "much";
    w.double(m.much, "maps.v1.Choice.much");
    w.tag(0x39);
  }
  if (m.yes !== undefined) {
    if ($oneof1 !== "") $sw.failOneof("second", "yes", $oneof1);
    $oneof1 = "yes";
    w.bool(m.yes, "maps.v1.Choice.yes");
    w.tag(0x30);
  }
  if (m.message !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("first", "message", $oneof0);
    $oneof0 = "message";
    const before = w.open(m.message, "maps.v1.Choice.message");
    $putEverything(m.message, w);
    w.close(before);
    w.tag(0x2a);
  }
  if (m.color !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("first", "color", $oneof0);
    $oneof0 = "color";
    w.int32(m.color, "maps.v1.Choice.color");
    w.tag(0x20);
  }
  if (m.data !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("first", "data", $oneof0);
    $oneof0 = "data";
    w.blob(m.data, "maps.v1.Choice.data");
    w.tag(0x1a);
  }
  if (m.text !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("first", "text", $oneof0);
    $oneof0 = "text";
    w.string(m.text, "maps.v1.Choice.text");
    w.tag(0x12);
  }
  if (m.number !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("first", "number", $oneof0);
    $oneof0 = "number";
    w.int32(m.number, "maps.v1.Choice.number");
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
        m.number = r.int32();
        break;
      case 0x12:
        m.number = undefined;
        m.data = undefined;
        m.color = undefined;
        m.message = undefined;
        m.text = r.string();
        break;
      case 0x1a:
        m.number = undefined;
        m.text = undefined;
        m.color = undefined;
        m.message = undefined;
        m.data = r.blob();
        break;
      case 0x20:
        m.number = undefined;
        m.text = undefined;
        m.data = undefined;
        m.message = undefined;
        m.color = r.int32();
        break;
      case 0x2a: {
        m.number = undefined;
        m.text = undefined;
        m.data = undefined;
        m.color = undefined;
        const outer = r.open();
        m.message = $mergeEverything(m.message ?? new Everything(), r);
        r.close(outer);
        break;
      }
      case 0x30:
        m.much = undefined;
        m.yes = r.bool();
        break;
      case 0x39:
        m.yes = undefined;
        m.much = r.double();
        break;
      case 0xfffffff9:
        m.only = r.fixed64();
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
  m.yes = undefined;
  m.much = undefined;
  m.only = undefined;
  m.$unknown = undefined;
  return m;
}

const $Maps: readonly $sw.Method[] = [
  { name: "maps.v1.Maps/Echo", id: 0x7f95c0977b5a8d0an, shape: 0x0000000000000000n },
];

const $Maps$Echo: $sw.WireBatch<EverythingInit, Choice> = {
  method: 0,
  put: (message, w) => $putEverything(message, w),
  merge: (message, r) => $mergeChoice(message, r),
  create: () => new Choice(),
};

export class Maps extends $sw.Client {
  static readonly fullName = "maps.v1.Maps";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Maps {
    return new Maps($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Maps);
  }

  async echo(request: EverythingInit, options?: $sw.CallOptions): Promise<Choice> {
    const use = this.$begin("maps.v1.Everything", request);
    $putEverything(request, $sw.writer);
    const bytes = await this.$start(0, use, options);
    return $mergeChoice(new Choice(), this.$read(0, bytes));
  }

  /** {@link echo}, on this thread. */
  echoSync(request: EverythingInit, options?: $sw.CallOptions): Choice {
    const use = this.$begin("maps.v1.Everything", request);
    $putEverything(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeChoice(new Choice(), r);
  }

  /** {@link echoSync} into a reply that exists, in place of what it held. */
  echoInto(request: EverythingInit, into: Choice, options?: $sw.CallOptions): Choice {
    const use = this.$begin("maps.v1.Everything", request);
    $putEverything(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeChoice($clearChoice(into), r);
  }

  /** {@link echo} in wire format. */
  echoRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link echoRaw}, on this thread. */
  echoRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link echoRawSync} to the start of `into`; returns the reply's size. */
  echoRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link echo} for each item, in one call. */
  async echoMany(items: readonly EverythingInit[], options?: $sw.CallOptions): Promise<Choice[]> {
    return this.$startMany($Maps$Echo, items, options);
  }

  /** {@link echoMany}, on this thread. */
  echoManySync(items: readonly EverythingInit[], options?: $sw.CallOptions): Choice[] {
    return this.$sendMany($Maps$Echo, items, options);
  }
}
