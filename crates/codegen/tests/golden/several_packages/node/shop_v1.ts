// Made by shortwire gen from shop/order.proto. Do not edit.
/** A service over messages of another package. */
import * as $sw from "shortwire/gen_v1";

import * as $units_v1 from "./units_v1.js";

export class Order {
  item: string = "";
  limit: $units_v1.Money | undefined = undefined;
  preferred: $units_v1.Currency = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "shop.v1.Order";

  constructor(fields?: Partial<Order>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: OrderInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Order.fullName, message, $putOrder, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: OrderInit, into: Uint8Array): number {
    return $sw.encodeInto(Order.fullName, message, $putOrder, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Order {
    return $mergeOrder(new Order(), $sw.decoding(Order.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Order, bytes: Uint8Array, options?: $sw.CodecOptions): Order {
    const r = $sw.decoding(Order.fullName, bytes, options);
    return $mergeOrder($clearOrder(message), r);
  }
}

/** What may be given for a Order. */
export interface OrderInit {
  item?: string | undefined;
  limit?: $units_v1.MoneyInit | undefined;
  preferred?: $units_v1.Currency | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putOrder(m: OrderInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "shop.v1.Order.$unknown");
  if (m.preferred !== undefined && m.preferred !== 0) {
    w.int32(m.preferred, "shop.v1.Order.preferred");
    w.tag(0x18);
  }
  if (m.limit !== undefined) {
    const before = w.open(m.limit, "shop.v1.Order.limit");
    $units_v1.$putMoney(m.limit, w);
    w.close(before);
    w.tag(0x12);
  }
  if (m.item !== undefined && m.item !== "") {
    w.string(m.item, "shop.v1.Order.item");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeOrder(m: Order, r: $sw.Reader): Order {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.item = r.string();
        break;
      case 0x12: {
        const outer = r.open();
        m.limit = $units_v1.$mergeMoney(m.limit ?? new $units_v1.Money(), r);
        r.close(outer);
        break;
      }
      case 0x18:
        m.preferred = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearOrder(m: Order): Order {
  m.item = "";
  m.limit = undefined;
  m.preferred = 0;
  m.$unknown = undefined;
  return m;
}

function $storeMoney_units_v1(m: $units_v1.MoneyInit): void {
  $sw.storeInt64(8, m.units, "units.v1.Money.units");
  $sw.storeInt32(9, m.currency, "units.v1.Money.currency");
}

function $loadMoney_units_v1(m: $units_v1.Money): $units_v1.Money {
  m.units = $sw.loadInt64(144);
  m.currency = $sw.loadInt32(145);
  m.$unknown = undefined;
  return m;
}

const $columnsOfMoney_units_v1: readonly $sw.ColumnField[] = [
  { name: "units", kind: "int64" },
  { name: "currency", kind: "int32" },
];

/** A batch of $units_v1.Money: of each field a list, or one value for all items. */
export interface Money_units_v1Columns {
  readonly units?: $sw.Column<bigint> | undefined;
  readonly currency?: $sw.Column<$units_v1.Currency> | undefined;
}

/** The replies of a batch: of each field an array. */
export interface Money_units_v1Results {
  units: BigInt64Array;
  currency: Int32Array;
}

function $gatherMoney_units_v1(items: readonly $units_v1.MoneyInit[]): Money_units_v1Columns {
  const units$ = new BigInt64Array(items.length);
  const currency$ = new Int32Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const m = items[i]!;
    units$[i] = $sw.toInt64(m.units, "units.v1.Money.units");
    currency$[i] = $sw.toInt32(m.currency, "units.v1.Money.currency");
  }
  return { units: units$, currency: currency$ };
}

function $scatterMoney_units_v1(columns: Money_units_v1Results, count: number): $units_v1.Money[] {
  const items = new Array<$units_v1.Money>(count);
  for (let i = 0; i < count; i++) {
    const m = new $units_v1.Money();
    m.units = columns.units[i]!;
    m.currency = columns.currency[i]!;
    items[i] = m;
  }
  return items;
}

const $Shop: readonly $sw.Method[] = [
  { name: "shop.v1.Shop/Price", id: 0x1b00791ca45cf77cn, shape: 0x0000000000000000n },
  { name: "shop.v1.Shop/Convert", id: 0x92c2f4595d7438een, shape: 0x0612f9dfbd238a20n },
];

const $Shop$Price: $sw.WireBatch<OrderInit, $units_v1.Money> = {
  method: 0,
  put: (message, w) => $putOrder(message, w),
  merge: (message, r) => $units_v1.$mergeMoney(message, r),
  create: () => new $units_v1.Money(),
};

const $Shop$Convert: $sw.FlatBatch<$units_v1.MoneyInit, $units_v1.Money> = {
  method: 1,
  put: (message, w) => $units_v1.$putMoney(message, w),
  merge: (message, r) => $units_v1.$mergeMoney(message, r),
  create: () => new $units_v1.Money(),
  request: $columnsOfMoney_units_v1,
  reply: $columnsOfMoney_units_v1,
};

export class Shop extends $sw.Client {
  static readonly fullName = "shop.v1.Shop";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): Shop {
    return new Shop($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $Shop);
  }

  async price(request: OrderInit, options?: $sw.CallOptions): Promise<$units_v1.Money> {
    const use = this.$begin("shop.v1.Order", request);
    $putOrder(request, $sw.writer);
    const bytes = await this.$start(0, use, options);
    return $units_v1.$mergeMoney(new $units_v1.Money(), this.$read(0, bytes));
  }

  /** {@link price}, on this thread. */
  priceSync(request: OrderInit, options?: $sw.CallOptions): $units_v1.Money {
    const use = this.$begin("shop.v1.Order", request);
    $putOrder(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $units_v1.$mergeMoney(new $units_v1.Money(), r);
  }

  /** {@link priceSync} into a reply that exists, in place of what it held. */
  priceInto(request: OrderInit, into: $units_v1.Money, options?: $sw.CallOptions): $units_v1.Money {
    const use = this.$begin("shop.v1.Order", request);
    $putOrder(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $units_v1.$mergeMoney($units_v1.$clearMoney(into), r);
  }

  /** {@link price} in wire format. */
  priceRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link priceRaw}, on this thread. */
  priceRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link priceRawSync} to the start of `into`; returns the reply's size. */
  priceRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link price} for each item, in one call. */
  async priceMany(items: readonly OrderInit[], options?: $sw.CallOptions): Promise<$units_v1.Money[]> {
    return this.$startMany($Shop$Price, items, options);
  }

  /** {@link priceMany}, on this thread. */
  priceManySync(items: readonly OrderInit[], options?: $sw.CallOptions): $units_v1.Money[] {
    return this.$sendMany($Shop$Price, items, options);
  }

  async convert(request: $units_v1.MoneyInit, options?: $sw.CallOptions): Promise<$units_v1.Money> {
    return this.convertInto(request, new $units_v1.Money(), options);
  }

  /** {@link convert}, on this thread. */
  convertSync(request: $units_v1.MoneyInit, options?: $sw.CallOptions): $units_v1.Money {
    return this.convertInto(request, new $units_v1.Money(), options);
  }

  /** {@link convertSync} into a reply that exists, in place of what it held. */
  convertInto(request: $units_v1.MoneyInit, into: $units_v1.Money, options?: $sw.CallOptions): $units_v1.Money {
    $sw.checkMessage("units.v1.Money", request);
    $storeMoney_units_v1(request);
    const code = $sw.callFlat(this.$base + 1, options);
    if (code === 0) return $loadMoney_units_v1(into);
    this.$failUnlessShape(1, code);
    const use = this.$begin("units.v1.Money", request);
    $units_v1.$putMoney(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $units_v1.$mergeMoney($units_v1.$clearMoney(into), r);
  }

  /** {@link convert} in wire format. */
  convertRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link convertRaw}, on this thread. */
  convertRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link convertRawSync} to the start of `into`; returns the reply's size. */
  convertRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link convert} for each item, in one call. */
  async convertMany(items: readonly $units_v1.MoneyInit[], options?: $sw.CallOptions): Promise<$units_v1.Money[]> {
    return this.convertManySync(items, options);
  }

  /** {@link convertMany}, on this thread. */
  convertManySync(items: readonly $units_v1.MoneyInit[], options?: $sw.CallOptions): $units_v1.Money[] {
    return $sw.itemsByColumns(
      items.length,
      () => this.convertColumnsSync($gatherMoney_units_v1(items), options),
      $scatterMoney_units_v1,
    );
  }

  /** {@link convertMany} over arrays, one a field. */
  async convertColumns(
    columns: Money_units_v1Columns,
    options?: $sw.ColumnsOptions<Money_units_v1Results>,
  ): Promise<Money_units_v1Results> {
    return this.convertColumnsSync(columns, options);
  }

  /** {@link convertColumns}, on this thread. */
  convertColumnsSync(
    columns: Money_units_v1Columns,
    options?: $sw.ColumnsOptions<Money_units_v1Results>,
  ): Money_units_v1Results {
    return $sw.columns(this, $Shop$Convert, columns, options) as unknown as Money_units_v1Results;
  }
}
