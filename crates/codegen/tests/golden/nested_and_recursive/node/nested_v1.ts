// Made by shortwire gen from nested.proto. Do not edit.
/** Types within types, and types that contain themselves. */
import * as $sw from "shortwire/gen_v1";

export const OuterInnerKind = {
  UNSPECIFIED: 0,
  LEAF: 1,
} as const;
/** Other numbers may come from newer schemas. */
export type OuterInnerKind = (typeof OuterInnerKind)[keyof typeof OuterInnerKind] | (number & {});

export class Outer {
  inner: OuterInner | undefined = undefined;
  shortcut: OuterInnerInnermost | undefined = undefined;
  kinds: OuterInnerKind[] = [];
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "nested.v1.Outer";

  constructor(fields?: Partial<Outer>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: OuterInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Outer.fullName, message, $putOuter, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: OuterInit, into: Uint8Array): number {
    return $sw.encodeInto(Outer.fullName, message, $putOuter, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Outer {
    return $mergeOuter(new Outer(), $sw.decoding(Outer.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Outer, bytes: Uint8Array, options?: $sw.CodecOptions): Outer {
    const r = $sw.decoding(Outer.fullName, bytes, options);
    return $mergeOuter($clearOuter(message), r);
  }
}

/** What may be given for a Outer. */
export interface OuterInit {
  inner?: OuterInnerInit | undefined;
  shortcut?: OuterInnerInnermostInit | undefined;
  kinds?: ArrayLike<OuterInnerKind> | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putOuter(m: OuterInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "nested.v1.Outer.$unknown");
  {
    const list = $sw.list(m.kinds, "nested.v1.Outer.kinds");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.int32(list[i]!, "nested.v1.Outer.kinds");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x1a);
    }
  }
  if (m.shortcut !== undefined) {
    const before = w.open(m.shortcut, "nested.v1.Outer.shortcut");
    $putOuterInnerInnermost(m.shortcut, w);
    w.close(before);
    w.tag(0x12);
  }
  if (m.inner !== undefined) {
    const before = w.open(m.inner, "nested.v1.Outer.inner");
    $putOuterInner(m.inner, w);
    w.close(before);
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeOuter(m: Outer, r: $sw.Reader): Outer {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.open();
        m.inner = $mergeOuterInner(m.inner ?? new OuterInner(), r);
        r.close(outer);
        break;
      }
      case 0x12: {
        const outer = r.open();
        m.shortcut = $mergeOuterInnerInnermost(m.shortcut ?? new OuterInnerInnermost(), r);
        r.close(outer);
        break;
      }
      case 0x1a: {
        const outer = r.openList();
        while (r.at < r.end) m.kinds.push(r.int32());
        r.end = outer;
        break;
      }
      case 0x18:
        m.kinds.push(r.int32());
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearOuter(m: Outer): Outer {
  m.inner = undefined;
  m.shortcut = undefined;
  m.kinds = [];
  m.$unknown = undefined;
  return m;
}

export class OuterInner {
  innermost: OuterInnerInnermost | undefined = undefined;
  kind: OuterInnerKind = 0;
  around: Outer[] = [];
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "nested.v1.Outer.Inner";

  constructor(fields?: Partial<OuterInner>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: OuterInnerInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(OuterInner.fullName, message, $putOuterInner, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: OuterInnerInit, into: Uint8Array): number {
    return $sw.encodeInto(OuterInner.fullName, message, $putOuterInner, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): OuterInner {
    return $mergeOuterInner(new OuterInner(), $sw.decoding(OuterInner.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: OuterInner, bytes: Uint8Array, options?: $sw.CodecOptions): OuterInner {
    const r = $sw.decoding(OuterInner.fullName, bytes, options);
    return $mergeOuterInner($clearOuterInner(message), r);
  }
}

/** What may be given for a OuterInner. */
export interface OuterInnerInit {
  innermost?: OuterInnerInnermostInit | undefined;
  kind?: OuterInnerKind | undefined;
  around?: readonly OuterInit[] | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putOuterInner(m: OuterInnerInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "nested.v1.Outer.Inner.$unknown");
  {
    const list = $sw.list(m.around, "nested.v1.Outer.Inner.around");
    for (let i = list.length; i-- > 0;) {
      const before = w.open(list[i]!, "nested.v1.Outer.Inner.around");
      $putOuter(list[i]!, w);
      w.close(before);
      w.tag(0x1a);
    }
  }
  if (m.kind !== undefined && m.kind !== 0) {
    w.int32(m.kind, "nested.v1.Outer.Inner.kind");
    w.tag(0x10);
  }
  if (m.innermost !== undefined) {
    const before = w.open(m.innermost, "nested.v1.Outer.Inner.innermost");
    $putOuterInnerInnermost(m.innermost, w);
    w.close(before);
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeOuterInner(m: OuterInner, r: $sw.Reader): OuterInner {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.open();
        m.innermost = $mergeOuterInnerInnermost(m.innermost ?? new OuterInnerInnermost(), r);
        r.close(outer);
        break;
      }
      case 0x10:
        m.kind = r.int32();
        break;
      case 0x1a: {
        const outer = r.open();
        m.around.push($mergeOuter(new Outer(), r));
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
export function $clearOuterInner(m: OuterInner): OuterInner {
  m.innermost = undefined;
  m.kind = 0;
  m.around = [];
  m.$unknown = undefined;
  return m;
}

export class OuterInnerInnermost {
  name: string = "";
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "nested.v1.Outer.Inner.Innermost";

  constructor(fields?: Partial<OuterInnerInnermost>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: OuterInnerInnermostInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(OuterInnerInnermost.fullName, message, $putOuterInnerInnermost, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: OuterInnerInnermostInit, into: Uint8Array): number {
    return $sw.encodeInto(OuterInnerInnermost.fullName, message, $putOuterInnerInnermost, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): OuterInnerInnermost {
    return $mergeOuterInnerInnermost(
      new OuterInnerInnermost(),
      $sw.decoding(OuterInnerInnermost.fullName, bytes, options),
    );
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: OuterInnerInnermost, bytes: Uint8Array, options?: $sw.CodecOptions): OuterInnerInnermost {
    const r = $sw.decoding(OuterInnerInnermost.fullName, bytes, options);
    return $mergeOuterInnerInnermost($clearOuterInnerInnermost(message), r);
  }
}

/** What may be given for a OuterInnerInnermost. */
export interface OuterInnerInnermostInit {
  name?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putOuterInnerInnermost(m: OuterInnerInnermostInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "nested.v1.Outer.Inner.Innermost.$unknown");
  if (m.name !== undefined && m.name !== "") {
    w.string(m.name, "nested.v1.Outer.Inner.Innermost.name");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeOuterInnerInnermost(m: OuterInnerInnermost, r: $sw.Reader): OuterInnerInnermost {
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
export function $clearOuterInnerInnermost(m: OuterInnerInnermost): OuterInnerInnermost {
  m.name = "";
  m.$unknown = undefined;
  return m;
}

/** Contains itself directly, in a list, in a map, in a oneof, and by way of another. */
export class Node {
  next: Node | undefined = undefined;
  children: Node[] = [];
  named: Map<string, Node> = new Map();
  left: Node | undefined = undefined;
  right: Detour | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "nested.v1.Node";

  constructor(fields?: Partial<Node>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: NodeInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Node.fullName, message, $putNode, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: NodeInit, into: Uint8Array): number {
    return $sw.encodeInto(Node.fullName, message, $putNode, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Node {
    return $mergeNode(new Node(), $sw.decoding(Node.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Node, bytes: Uint8Array, options?: $sw.CodecOptions): Node {
    const r = $sw.decoding(Node.fullName, bytes, options);
    return $mergeNode($clearNode(message), r);
  }

  /** Which field of the oneof `way` is set. */
  static whichWay(message: NodeInit): "left" | "right" | undefined {
    if (message.left !== undefined) return "left";
    if (message.right !== undefined) return "right";
    return undefined;
  }
}

/** What may be given for a Node. */
export interface NodeInit {
  next?: NodeInit | undefined;
  children?: readonly NodeInit[] | undefined;
  named?: ReadonlyMap<string, NodeInit> | undefined;
  left?: NodeInit | undefined;
  right?: DetourInit | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putNode(m: NodeInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "nested.v1.Node.$unknown");
  let $oneof0 = "";
  if (m.right !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("way", "right", $oneof0);
    $oneof0 = "right";
    const before = w.open(m.right, "nested.v1.Node.right");
    $putDetour(m.right, w);
    w.close(before);
    w.tag(0x2a);
  }
  if (m.left !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("way", "left", $oneof0);
    $oneof0 = "left";
    const before = w.open(m.left, "nested.v1.Node.left");
    $putNode(m.left, w);
    w.close(before);
    w.tag(0x22);
  }
  {
    const entries = $sw.reversed(m.named, "nested.v1.Node.named");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as string;
      const value = entries[--i] as NodeInit;
      const entry = w.written();
      const before = w.open(value, "nested.v1.Node.named");
      $putNode(value, w);
      w.close(before);
      w.tag(0x12);
      w.string(key, "nested.v1.Node.named");
      w.tag(0x0a);
      w.lengthSince(entry);
      w.tag(0x1a);
    }
  }
  {
    const list = $sw.list(m.children, "nested.v1.Node.children");
    for (let i = list.length; i-- > 0;) {
      const before = w.open(list[i]!, "nested.v1.Node.children");
      $putNode(list[i]!, w);
      w.close(before);
      w.tag(0x12);
    }
  }
  if (m.next !== undefined) {
    const before = w.open(m.next, "nested.v1.Node.next");
    $putNode(m.next, w);
    w.close(before);
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeNode(m: Node, r: $sw.Reader): Node {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.open();
        m.next = $mergeNode(m.next ?? new Node(), r);
        r.close(outer);
        break;
      }
      case 0x12: {
        const outer = r.open();
        m.children.push($mergeNode(new Node(), r));
        r.close(outer);
        break;
      }
      case 0x1a: {
        const outer = r.openList();
        let key = "";
        let value: Node = new Node();
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x0a) key = r.string();
          else if (part === 0x12) {
            const entry = r.open();
            $mergeNode(value, r);
            r.close(entry);
          } else r.skip(part);
        }
        r.end = outer;
        m.named.set(key, value);
        break;
      }
      case 0x22: {
        m.right = undefined;
        const outer = r.open();
        m.left = $mergeNode(m.left ?? new Node(), r);
        r.close(outer);
        break;
      }
      case 0x2a: {
        m.left = undefined;
        const outer = r.open();
        m.right = $mergeDetour(m.right ?? new Detour(), r);
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
export function $clearNode(m: Node): Node {
  m.next = undefined;
  m.children = [];
  m.named = new Map();
  m.left = undefined;
  m.right = undefined;
  m.$unknown = undefined;
  return m;
}

export class Detour {
  back: Node | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "nested.v1.Detour";

  constructor(fields?: Partial<Detour>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: DetourInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Detour.fullName, message, $putDetour, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: DetourInit, into: Uint8Array): number {
    return $sw.encodeInto(Detour.fullName, message, $putDetour, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Detour {
    return $mergeDetour(new Detour(), $sw.decoding(Detour.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Detour, bytes: Uint8Array, options?: $sw.CodecOptions): Detour {
    const r = $sw.decoding(Detour.fullName, bytes, options);
    return $mergeDetour($clearDetour(message), r);
  }
}

/** What may be given for a Detour. */
export interface DetourInit {
  back?: NodeInit | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putDetour(m: DetourInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "nested.v1.Detour.$unknown");
  if (m.back !== undefined) {
    const before = w.open(m.back, "nested.v1.Detour.back");
    $putNode(m.back, w);
    w.close(before);
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeDetour(m: Detour, r: $sw.Reader): Detour {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.open();
        m.back = $mergeNode(m.back ?? new Node(), r);
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
export function $clearDetour(m: Detour): Detour {
  m.back = undefined;
  m.$unknown = undefined;
  return m;
}

const $Nesting: readonly $sw.Method[] = [
  { name: "nested.v1.Nesting/Walk", id: 0x84d14da5adf90223n, shape: 0x0000000000000000n },
];

const $Nesting$Walk: $sw.WireBatch<NodeInit, Outer> = {
  method: 0,
  put: (message, w) => $putNode(message, w),
  merge: (message, r) => $mergeOuter(message, r),
  create: () => new Outer(),
};

export class Nesting extends $sw.Client {
  static readonly fullName = "nested.v1.Nesting";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Nesting {
    return new Nesting($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Nesting);
  }

  async walk(request: NodeInit, options?: $sw.CallOptions): Promise<Outer> {
    const use = this.$begin("nested.v1.Node", request);
    $putNode(request, $sw.writer);
    const bytes = await this.$start(0, use, options);
    return $mergeOuter(new Outer(), this.$read(0, bytes));
  }

  /** {@link walk}, on this thread. */
  walkSync(request: NodeInit, options?: $sw.CallOptions): Outer {
    const use = this.$begin("nested.v1.Node", request);
    $putNode(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeOuter(new Outer(), r);
  }

  /** {@link walkSync} into a reply that exists, in place of what it held. */
  walkInto(request: NodeInit, into: Outer, options?: $sw.CallOptions): Outer {
    const use = this.$begin("nested.v1.Node", request);
    $putNode(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeOuter($clearOuter(into), r);
  }

  /** {@link walk} in wire format. */
  walkRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link walkRaw}, on this thread. */
  walkRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link walkRawSync} to the start of `into`; returns the reply's size. */
  walkRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link walk} for each item, in one call. */
  async walkMany(items: readonly NodeInit[], options?: $sw.CallOptions): Promise<Outer[]> {
    return this.$startMany($Nesting$Walk, items, options);
  }

  /** {@link walkMany}, on this thread. */
  walkManySync(items: readonly NodeInit[], options?: $sw.CallOptions): Outer[] {
    return this.$sendMany($Nesting$Walk, items, options);
  }
}
