// Made by shortwire gen from units/money.proto. Do not edit.
import * as $sw from "shortwire/gen_v1";

export const Currency = {
  UNSPECIFIED: 0,
  EUR: 978,
} as const;
/** Other numbers may come from newer schemas. */
export type Currency = (typeof Currency)[keyof typeof Currency] | (number & {});

export class Money {
  units: bigint = 0n;
  currency: Currency = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "units.v1.Money";

  constructor(fields?: Partial<Money>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: MoneyInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Money.fullName, message, $putMoney, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: MoneyInit, into: Uint8Array): number {
    return $sw.encodeInto(Money.fullName, message, $putMoney, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Money {
    return $mergeMoney(new Money(), $sw.decoding(Money.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Money, bytes: Uint8Array, options?: $sw.CodecOptions): Money {
    const r = $sw.decoding(Money.fullName, bytes, options);
    return $mergeMoney($clearMoney(message), r);
  }
}

/** What may be given for a Money. */
export interface MoneyInit {
  units?: bigint | undefined;
  currency?: Currency | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putMoney(m: MoneyInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "units.v1.Money.$unknown");
  if (m.currency !== undefined && m.currency !== 0) {
    w.int32(m.currency, "units.v1.Money.currency");
    w.tag(0x10);
  }
  if (m.units !== undefined && m.units !== 0n) {
    w.int64(m.units, "units.v1.Money.units");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeMoney(m: Money, r: $sw.Reader): Money {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.units = r.int64();
        break;
      case 0x10:
        m.currency = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearMoney(m: Money): Money {
  m.units = 0n;
  m.currency = 0;
  m.$unknown = undefined;
  return m;
}
