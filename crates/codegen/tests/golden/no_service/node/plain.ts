// Made by shortwire gen from messages.proto. Do not edit.
/** Messages only, in a package of one name. */
import * as $sw from "shortwire/gen_v1";

export class Point {
  x: number = 0;
  y: number = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "plain.Point";

  constructor(fields?: Partial<Point>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: PointInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Point.fullName, message, $putPoint, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: PointInit, into: Uint8Array): number {
    return $sw.encodeInto(Point.fullName, message, $putPoint, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Point {
    return $mergePoint(new Point(), $sw.decoding(Point.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Point, bytes: Uint8Array, options?: $sw.CodecOptions): Point {
    const r = $sw.decoding(Point.fullName, bytes, options);
    return $mergePoint($clearPoint(message), r);
  }
}

/** What may be given for a Point. */
export interface PointInit {
  x?: number | undefined;
  y?: number | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putPoint(m: PointInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "plain.Point.$unknown");
  if (m.y !== undefined && !Object.is(m.y, 0)) {
    w.double(m.y, "plain.Point.y");
    w.tag(0x11);
  }
  if (m.x !== undefined && !Object.is(m.x, 0)) {
    w.double(m.x, "plain.Point.x");
    w.tag(0x09);
  }
}

/** For generated code. */
export function $mergePoint(m: Point, r: $sw.Reader): Point {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x09:
        m.x = r.double();
        break;
      case 0x11:
        m.y = r.double();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearPoint(m: Point): Point {
  m.x = 0;
  m.y = 0;
  m.$unknown = undefined;
  return m;
}

export class Line {
  points: Point[] = [];
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "plain.Line";

  constructor(fields?: Partial<Line>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: LineInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Line.fullName, message, $putLine, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: LineInit, into: Uint8Array): number {
    return $sw.encodeInto(Line.fullName, message, $putLine, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Line {
    return $mergeLine(new Line(), $sw.decoding(Line.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Line, bytes: Uint8Array, options?: $sw.CodecOptions): Line {
    const r = $sw.decoding(Line.fullName, bytes, options);
    return $mergeLine($clearLine(message), r);
  }
}

/** What may be given for a Line. */
export interface LineInit {
  points?: readonly PointInit[] | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putLine(m: LineInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "plain.Line.$unknown");
  {
    const list = $sw.list(m.points, "plain.Line.points");
    for (let i = list.length; i-- > 0;) {
      const before = w.open(list[i]!, "plain.Line.points");
      $putPoint(list[i]!, w);
      w.close(before);
      w.tag(0x0a);
    }
  }
}

/** For generated code. */
export function $mergeLine(m: Line, r: $sw.Reader): Line {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.open();
        m.points.push($mergePoint(new Point(), r));
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
export function $clearLine(m: Line): Line {
  m.points = [];
  m.$unknown = undefined;
  return m;
}
