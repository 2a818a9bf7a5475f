// Made by shortwire gen from legacy.proto. Do not edit.
/** What only proto2 has. */
import * as $sw from "shortwire/gen_v1";

export const Level = {
  LOW: 1,
  HIGH: 2,
} as const;
export type Level = (typeof Level)[keyof typeof Level];

/** For generated code. */
export function $isLevel(number: number): number is Level {
  switch (number) {
    case 1:
    case 2:
      return true;
    default:
      return false;
  }
}

export class Required {
  number: number | undefined = undefined;
  text: string | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.legacy.v1.Required";

  constructor(fields?: Partial<Required>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: RequiredInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Required.fullName, message, $putRequired, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: RequiredInit, into: Uint8Array): number {
    return $sw.encodeInto(Required.fullName, message, $putRequired, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Required {
    return $mergeRequired(new Required(), $sw.decoding(Required.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Required, bytes: Uint8Array, options?: $sw.CodecOptions): Required {
    const r = $sw.decoding(Required.fullName, bytes, options);
    return $mergeRequired($clearRequired(message), r);
  }
}

/** What may be given for a Required. */
export interface RequiredInit {
  number?: number | undefined;
  text?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putRequired(m: RequiredInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.legacy.v1.Required.$unknown");
  if (m.text !== undefined) {
    w.string(m.text, "shortwire.test.legacy.v1.Required.text");
    w.tag(0x12);
  }
  if (m.number === undefined) $sw.failMissing("shortwire.test.legacy.v1.Required.number");
  if (m.number !== undefined) {
    w.int32(m.number, "shortwire.test.legacy.v1.Required.number");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeRequired(m: Required, r: $sw.Reader): Required {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.number = r.int32();
        break;
      case 0x12:
        m.text = r.uncheckedString();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  if (m.number === undefined) r.fail("the required field shortwire.test.legacy.v1.Required.number is missing");
  return m;
}

/** For generated code. */
export function $clearRequired(m: Required): Required {
  m.number = undefined;
  m.text = undefined;
  m.$unknown = undefined;
  return m;
}

export class Defaults {
  /** If absent, it stands for "-7". */
  number: number | undefined = undefined;
  /** If absent, it stands for "don't". */
  text: string | undefined = undefined;
  /** If absent, it stands for "\\000\\377". */
  data: Uint8Array | undefined = undefined;
  /** If absent, it stands for "HIGH". */
  level: Level | undefined = undefined;
  /** If absent, it stands for "inf". */
  limit: number | undefined = undefined;
  /** If absent, it stands for "true". */
  flag: boolean | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.legacy.v1.Defaults";

  constructor(fields?: Partial<Defaults>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: DefaultsInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Defaults.fullName, message, $putDefaults, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: DefaultsInit, into: Uint8Array): number {
    return $sw.encodeInto(Defaults.fullName, message, $putDefaults, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Defaults {
    return $mergeDefaults(new Defaults(), $sw.decoding(Defaults.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Defaults, bytes: Uint8Array, options?: $sw.CodecOptions): Defaults {
    const r = $sw.decoding(Defaults.fullName, bytes, options);
    return $mergeDefaults($clearDefaults(message), r);
  }
}

/** What may be given for a Defaults. */
export interface DefaultsInit {
  number?: number | undefined;
  text?: string | undefined;
  data?: Uint8Array | undefined;
  level?: Level | undefined;
  limit?: number | undefined;
  flag?: boolean | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putDefaults(m: DefaultsInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.legacy.v1.Defaults.$unknown");
  if (m.flag !== undefined) {
    w.bool(m.flag, "shortwire.test.legacy.v1.Defaults.flag");
    w.tag(0x30);
  }
  if (m.limit !== undefined) {
    w.double(m.limit, "shortwire.test.legacy.v1.Defaults.limit");
    w.tag(0x29);
  }
  if (m.level !== undefined) {
    w.int32(m.level, "shortwire.test.legacy.v1.Defaults.level");
    w.tag(0x20);
  }
  if (m.data !== undefined) {
    w.blob(m.data, "shortwire.test.legacy.v1.Defaults.data");
    w.tag(0x1a);
  }
  if (m.text !== undefined) {
    w.string(m.text, "shortwire.test.legacy.v1.Defaults.text");
    w.tag(0x12);
  }
  if (m.number !== undefined) {
    w.int32(m.number, "shortwire.test.legacy.v1.Defaults.number");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeDefaults(m: Defaults, r: $sw.Reader): Defaults {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.number = r.int32();
        break;
      case 0x12:
        m.text = r.uncheckedString();
        break;
      case 0x1a:
        m.data = r.blob();
        break;
      case 0x20: {
        const value = r.int32();
        if ($isLevel(value)) {
          m.level = value;
        } else {
          m.$unknown = r.keepFrom(start, m.$unknown);
        }
        break;
      }
      case 0x29:
        m.limit = r.double();
        break;
      case 0x30:
        m.flag = r.bool();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearDefaults(m: Defaults): Defaults {
  m.number = undefined;
  m.text = undefined;
  m.data = undefined;
  m.level = undefined;
  m.limit = undefined;
  m.flag = undefined;
  m.$unknown = undefined;
  return m;
}

export class Groups {
  single: GroupsSingle | undefined = undefined;
  many: GroupsMany[] = [];
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.legacy.v1.Groups";

  constructor(fields?: Partial<Groups>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: GroupsInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Groups.fullName, message, $putGroups, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: GroupsInit, into: Uint8Array): number {
    return $sw.encodeInto(Groups.fullName, message, $putGroups, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Groups {
    return $mergeGroups(new Groups(), $sw.decoding(Groups.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Groups, bytes: Uint8Array, options?: $sw.CodecOptions): Groups {
    const r = $sw.decoding(Groups.fullName, bytes, options);
    return $mergeGroups($clearGroups(message), r);
  }
}

/** What may be given for a Groups. */
export interface GroupsInit {
  single?: GroupsSingleInit | undefined;
  many?: readonly GroupsManyInit[] | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putGroups(m: GroupsInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.legacy.v1.Groups.$unknown");
  {
    const list = $sw.list(m.many, "shortwire.test.legacy.v1.Groups.many");
    for (let i = list.length; i-- > 0;) {
      w.openGroup(list[i]!, 0x1c, "shortwire.test.legacy.v1.Groups.many");
      $putGroupsMany(list[i]!, w);
      w.closeGroup();
      w.tag(0x1b);
    }
  }
  if (m.single !== undefined) {
    w.openGroup(m.single, 0x0c, "shortwire.test.legacy.v1.Groups.single");
    $putGroupsSingle(m.single, w);
    w.closeGroup();
    w.tag(0x0b);
  }
}

/** For generated code. */
export function $mergeGroups(m: Groups, r: $sw.Reader): Groups {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0b: {
        const outer = r.openGroup(tag);
        const after = r.afterGroup();
        m.single = $mergeGroupsSingle(m.single ?? new GroupsSingle(), r);
        r.closeGroup(outer, after);
        break;
      }
      case 0x1b: {
        const outer = r.openGroup(tag);
        const after = r.afterGroup();
        m.many.push($mergeGroupsMany(new GroupsMany(), r));
        r.closeGroup(outer, after);
        break;
      }
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearGroups(m: Groups): Groups {
  m.single = undefined;
  m.many = [];
  m.$unknown = undefined;
  return m;
}

export class GroupsSingle {
  number: number | undefined = undefined;
  inner: Groups | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.legacy.v1.Groups.Single";

  constructor(fields?: Partial<GroupsSingle>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: GroupsSingleInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(GroupsSingle.fullName, message, $putGroupsSingle, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: GroupsSingleInit, into: Uint8Array): number {
    return $sw.encodeInto(GroupsSingle.fullName, message, $putGroupsSingle, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): GroupsSingle {
    return $mergeGroupsSingle(new GroupsSingle(), $sw.decoding(GroupsSingle.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: GroupsSingle, bytes: Uint8Array, options?: $sw.CodecOptions): GroupsSingle {
    const r = $sw.decoding(GroupsSingle.fullName, bytes, options);
    return $mergeGroupsSingle($clearGroupsSingle(message), r);
  }
}

/** What may be given for a GroupsSingle. */
export interface GroupsSingleInit {
  number?: number | undefined;
  inner?: GroupsInit | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putGroupsSingle(m: GroupsSingleInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.legacy.v1.Groups.Single.$unknown");
  if (m.inner !== undefined) {
    const before = w.open(m.inner, "shortwire.test.legacy.v1.Groups.Single.inner");
    $putGroups(m.inner, w);
    w.close(before);
    w.tag(0x12);
  }
  if (m.number !== undefined) {
    w.int32(m.number, "shortwire.test.legacy.v1.Groups.Single.number");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeGroupsSingle(m: GroupsSingle, r: $sw.Reader): GroupsSingle {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.number = r.int32();
        break;
      case 0x12: {
        const outer = r.open();
        m.inner = $mergeGroups(m.inner ?? new Groups(), r);
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
export function $clearGroupsSingle(m: GroupsSingle): GroupsSingle {
  m.number = undefined;
  m.inner = undefined;
  m.$unknown = undefined;
  return m;
}

export class GroupsMany {
  text: string | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.legacy.v1.Groups.Many";

  constructor(fields?: Partial<GroupsMany>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: GroupsManyInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(GroupsMany.fullName, message, $putGroupsMany, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: GroupsManyInit, into: Uint8Array): number {
    return $sw.encodeInto(GroupsMany.fullName, message, $putGroupsMany, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): GroupsMany {
    return $mergeGroupsMany(new GroupsMany(), $sw.decoding(GroupsMany.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: GroupsMany, bytes: Uint8Array, options?: $sw.CodecOptions): GroupsMany {
    const r = $sw.decoding(GroupsMany.fullName, bytes, options);
    return $mergeGroupsMany($clearGroupsMany(message), r);
  }
}

/** What may be given for a GroupsMany. */
export interface GroupsManyInit {
  text?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putGroupsMany(m: GroupsManyInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.legacy.v1.Groups.Many.$unknown");
  if (m.text !== undefined) {
    w.string(m.text, "shortwire.test.legacy.v1.Groups.Many.text");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeGroupsMany(m: GroupsMany, r: $sw.Reader): GroupsMany {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.text = r.uncheckedString();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearGroupsMany(m: GroupsMany): GroupsMany {
  m.text = undefined;
  m.$unknown = undefined;
  return m;
}

export class Closed {
  level: Level | undefined = undefined;
  levels: Level[] = [];
  packed: Level[] = [];
  byName: Map<string, Level> = new Map();
  chosen: Level | undefined = undefined;
  other: string | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.legacy.v1.Closed";

  constructor(fields?: Partial<Closed>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: ClosedInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Closed.fullName, message, $putClosed, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: ClosedInit, into: Uint8Array): number {
    return $sw.encodeInto(Closed.fullName, message, $putClosed, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Closed {
    return $mergeClosed(new Closed(), $sw.decoding(Closed.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Closed, bytes: Uint8Array, options?: $sw.CodecOptions): Closed {
    const r = $sw.decoding(Closed.fullName, bytes, options);
    return $mergeClosed($clearClosed(message), r);
  }

  /** Which field of the oneof `choice` is set. */
  static whichChoice(message: ClosedInit): "chosen" | "other" | undefined {
    if (message.chosen !== undefined) return "chosen";
    if (message.other !== undefined) return "other";
    return undefined;
  }
}

/** What may be given for a Closed. */
export interface ClosedInit {
  level?: Level | undefined;
  levels?: ArrayLike<Level> | undefined;
  packed?: ArrayLike<Level> | undefined;
  byName?: ReadonlyMap<string, Level> | undefined;
  chosen?: Level | undefined;
  other?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putClosed(m: ClosedInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.legacy.v1.Closed.$unknown");
  let $oneof0 = "";
  if (m.other !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("choice", "other", $oneof0);
    $oneof0 = "other";
    w.string(m.other, "shortwire.test.legacy.v1.Closed.other");
    w.tag(0x32);
  }
  if (m.chosen !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("choice", "chosen", $oneof0);
    $oneof0 = "chosen";
    w.int32(m.chosen, "shortwire.test.legacy.v1.Closed.chosen");
    w.tag(0x28);
  }
  {
    const entries = $sw.reversed(m.byName, "shortwire.test.legacy.v1.Closed.by_name");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as string;
      const value = entries[--i] as Level;
      const entry = w.written();
      w.int32(value, "shortwire.test.legacy.v1.Closed.by_name");
      w.tag(0x10);
      w.string(key, "shortwire.test.legacy.v1.Closed.by_name");
      w.tag(0x0a);
      w.lengthSince(entry);
      w.tag(0x22);
    }
  }
  {
    const list = $sw.list(m.packed, "shortwire.test.legacy.v1.Closed.packed");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.int32(list[i]!, "shortwire.test.legacy.v1.Closed.packed");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x1a);
    }
  }
  {
    const list = $sw.list(m.levels, "shortwire.test.legacy.v1.Closed.levels");
    for (let i = list.length; i-- > 0;) {
      w.int32(list[i]!, "shortwire.test.legacy.v1.Closed.levels");
      w.tag(0x10);
    }
  }
  if (m.level !== undefined) {
    w.int32(m.level, "shortwire.test.legacy.v1.Closed.level");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeClosed(m: Closed, r: $sw.Reader): Closed {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08: {
        const value = r.int32();
        if ($isLevel(value)) {
          m.level = value;
        } else {
          m.$unknown = r.keepFrom(start, m.$unknown);
        }
        break;
      }
      case 0x12: {
        const outer = r.openList();
        while (r.at < r.end) {
          const value = r.int32();
          if ($isLevel(value)) m.levels.push(value);
          else m.$unknown = r.keepVarint(0x10, value, m.$unknown);
        }
        r.end = outer;
        break;
      }
      case 0x10: {
        const value = r.int32();
        if ($isLevel(value)) m.levels.push(value);
        else m.$unknown = r.keepFrom(start, m.$unknown);
        break;
      }
      case 0x1a: {
        const outer = r.openList();
        while (r.at < r.end) {
          const value = r.int32();
          if ($isLevel(value)) m.packed.push(value);
          else m.$unknown = r.keepVarint(0x18, value, m.$unknown);
        }
        r.end = outer;
        break;
      }
      case 0x18: {
        const value = r.int32();
        if ($isLevel(value)) m.packed.push(value);
        else m.$unknown = r.keepFrom(start, m.$unknown);
        break;
      }
      case 0x22: {
        const outer = r.openList();
        let key = "";
        let value: Level = 1;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x0a) key = r.uncheckedString();
          else if (part === 0x10) value = r.int32() as typeof value;
          else r.skip(part);
        }
        r.end = outer;
        if ($isLevel(value)) m.byName.set(key, value);
        else m.$unknown = r.keepFrom(start, m.$unknown);
        break;
      }
      case 0x28: {
        const value = r.int32();
        if ($isLevel(value)) {
          m.other = undefined;
          m.chosen = value;
        } else {
          m.$unknown = r.keepFrom(start, m.$unknown);
        }
        break;
      }
      case 0x32:
        m.chosen = undefined;
        m.other = r.uncheckedString();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearClosed(m: Closed): Closed {
  m.level = undefined;
  m.levels = [];
  m.packed = [];
  m.byName = new Map();
  m.chosen = undefined;
  m.other = undefined;
  m.$unknown = undefined;
  return m;
}

/** A string here may hold anything. */
export class Unchecked {
  text: string | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.legacy.v1.Unchecked";

  constructor(fields?: Partial<Unchecked>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: UncheckedInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Unchecked.fullName, message, $putUnchecked, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: UncheckedInit, into: Uint8Array): number {
    return $sw.encodeInto(Unchecked.fullName, message, $putUnchecked, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Unchecked {
    return $mergeUnchecked(new Unchecked(), $sw.decoding(Unchecked.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Unchecked, bytes: Uint8Array, options?: $sw.CodecOptions): Unchecked {
    const r = $sw.decoding(Unchecked.fullName, bytes, options);
    return $mergeUnchecked($clearUnchecked(message), r);
  }
}

/** What may be given for a Unchecked. */
export interface UncheckedInit {
  text?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putUnchecked(m: UncheckedInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.legacy.v1.Unchecked.$unknown");
  if (m.text !== undefined) {
    w.string(m.text, "shortwire.test.legacy.v1.Unchecked.text");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeUnchecked(m: Unchecked, r: $sw.Reader): Unchecked {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.text = r.uncheckedString();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearUnchecked(m: Unchecked): Unchecked {
  m.text = undefined;
  m.$unknown = undefined;
  return m;
}

/** Holds messages with required fields in every way. */
export class Holder {
  one: Required | undefined = undefined;
  many: Required[] = [];
  chosen: Required | undefined = undefined;
  byName: Map<string, Required> = new Map();
  deeper: Holder | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shortwire.test.legacy.v1.Holder";

  constructor(fields?: Partial<Holder>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: HolderInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Holder.fullName, message, $putHolder, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: HolderInit, into: Uint8Array): number {
    return $sw.encodeInto(Holder.fullName, message, $putHolder, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Holder {
    return $mergeHolder(new Holder(), $sw.decoding(Holder.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Holder, bytes: Uint8Array, options?: $sw.CodecOptions): Holder {
    const r = $sw.decoding(Holder.fullName, bytes, options);
    return $mergeHolder($clearHolder(message), r);
  }

  /** Which field of the oneof `choice` is set. */
  static whichChoice(message: HolderInit): "chosen" | undefined {
    if (message.chosen !== undefined) return "chosen";
    return undefined;
  }
}

/** What may be given for a Holder. */
export interface HolderInit {
  one?: RequiredInit | undefined;
  many?: readonly RequiredInit[] | undefined;
  chosen?: RequiredInit | undefined;
  byName?: ReadonlyMap<string, RequiredInit> | undefined;
  deeper?: HolderInit | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putHolder(m: HolderInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shortwire.test.legacy.v1.Holder.$unknown");
  let $oneof0 = "";
  if (m.deeper !== undefined) {
    const before = w.open(m.deeper, "shortwire.test.legacy.v1.Holder.deeper");
    $putHolder(m.deeper, w);
    w.close(before);
    w.tag(0x2a);
  }
  {
    const entries = $sw.reversed(m.byName, "shortwire.test.legacy.v1.Holder.by_name");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as string;
      const value = entries[--i] as RequiredInit;
      const entry = w.written();
      const before = w.open(value, "shortwire.test.legacy.v1.Holder.by_name");
      $putRequired(value, w);
      w.close(before);
      w.tag(0x12);
      w.string(key, "shortwire.test.legacy.v1.Holder.by_name");
      w.tag(0x0a);
      w.lengthSince(entry);
      w.tag(0x22);
    }
  }
  if (m.chosen !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("choice", "chosen", $oneof0);
    $oneof0 = "chosen";
    const before = w.open(m.chosen, "shortwire.test.legacy.v1.Holder.chosen");
    $putRequired(m.chosen, w);
    w.close(before);
    w.tag(0x1a);
  }
  {
    const list = $sw.list(m.many, "shortwire.test.legacy.v1.Holder.many");
    for (let i = list.length; i-- > 0;) {
      const before = w.open(list[i]!, "shortwire.test.legacy.v1.Holder.many");
      $putRequired(list[i]!, w);
      w.close(before);
      w.tag(0x12);
    }
  }
  if (m.one !== undefined) {
    const before = w.open(m.one, "shortwire.test.legacy.v1.Holder.one");
    $putRequired(m.one, w);
    w.close(before);
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeHolder(m: Holder, r: $sw.Reader): Holder {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.open();
        m.one = $mergeRequired(m.one ?? new Required(), r);
        r.close(outer);
        break;
      }
      case 0x12: {
        const outer = r.open();
        m.many.push($mergeRequired(new Required(), r));
        r.close(outer);
        break;
      }
      case 0x1a: {
        const outer = r.open();
        m.chosen = $mergeRequired(m.chosen ?? new Required(), r);
        r.close(outer);
        break;
      }
      case 0x22: {
        const outer = r.openList();
        let key = "";
        let value: Required = new Required();
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x0a) key = r.uncheckedString();
          else if (part === 0x12) {
            const entry = r.open();
            $mergeRequired(value, r);
            r.close(entry);
          } else r.skip(part);
        }
        r.end = outer;
        m.byName.set(key, value);
        break;
      }
      case 0x2a: {
        const outer = r.open();
        m.deeper = $mergeHolder(m.deeper ?? new Holder(), r);
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
export function $clearHolder(m: Holder): Holder {
  m.one = undefined;
  m.many = [];
  m.chosen = undefined;
  m.byName = new Map();
  m.deeper = undefined;
  m.$unknown = undefined;
  return m;
}
