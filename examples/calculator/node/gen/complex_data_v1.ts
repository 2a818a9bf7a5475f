// Made by shortwire gen from complex_data/v1/complex_data.proto. Do not edit.
/** Nested records of a payment system: addresses in persons in transactions in batches. */
import * as $sw from "shortwire/gen_v1";

import * as $calculator_v1 from "./calculator_v1.js";

export class Address {
  street: string = "";
  city: string = "";
  state: string = "";
  zipCode: string = "";
  country: string = "";
  latitude: number = 0;
  longitude: number = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "complex_data.v1.Address";

  constructor(fields?: Partial<Address>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: AddressInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Address.fullName, message, $putAddress, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: AddressInit, into: Uint8Array): number {
    return $sw.encodeInto(Address.fullName, message, $putAddress, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Address {
    return $mergeAddress(new Address(), $sw.decoding(Address.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Address, bytes: Uint8Array, options?: $sw.CodecOptions): Address {
    const r = $sw.decoding(Address.fullName, bytes, options);
    return $mergeAddress($clearAddress(message), r);
  }
}

/** What may be given for a Address. */
export interface AddressInit {
  street?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  zipCode?: string | undefined;
  country?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putAddress(m: AddressInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "complex_data.v1.Address.$unknown");
  if (m.longitude !== undefined && !Object.is(m.longitude, 0)) {
    w.double(m.longitude, "complex_data.v1.Address.longitude");
    w.tag(0x39);
  }
  if (m.latitude !== undefined && !Object.is(m.latitude, 0)) {
    w.double(m.latitude, "complex_data.v1.Address.latitude");
    w.tag(0x31);
  }
  if (m.country !== undefined && m.country !== "") {
    w.string(m.country, "complex_data.v1.Address.country");
    w.tag(0x2a);
  }
  if (m.zipCode !== undefined && m.zipCode !== "") {
    w.string(m.zipCode, "complex_data.v1.Address.zip_code");
    w.tag(0x22);
  }
  if (m.state !== undefined && m.state !== "") {
    w.string(m.state, "complex_data.v1.Address.state");
    w.tag(0x1a);
  }
  if (m.city !== undefined && m.city !== "") {
    w.string(m.city, "complex_data.v1.Address.city");
    w.tag(0x12);
  }
  if (m.street !== undefined && m.street !== "") {
    w.string(m.street, "complex_data.v1.Address.street");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeAddress(m: Address, r: $sw.Reader): Address {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.street = r.string();
        break;
      case 0x12:
        m.city = r.string();
        break;
      case 0x1a:
        m.state = r.string();
        break;
      case 0x22:
        m.zipCode = r.string();
        break;
      case 0x2a:
        m.country = r.string();
        break;
      case 0x31:
        m.latitude = r.double();
        break;
      case 0x39:
        m.longitude = r.double();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearAddress(m: Address): Address {
  m.street = "";
  m.city = "";
  m.state = "";
  m.zipCode = "";
  m.country = "";
  m.latitude = 0;
  m.longitude = 0;
  m.$unknown = undefined;
  return m;
}

export class Person {
  id: string = "";
  firstName: string = "";
  lastName: string = "";
  email: string = "";
  age: number = 0;
  homeAddress: Address | undefined = undefined;
  workAddress: Address | undefined = undefined;
  phoneNumbers: string[] = [];
  metadata: Map<string, string> = new Map();
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "complex_data.v1.Person";

  constructor(fields?: Partial<Person>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: PersonInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Person.fullName, message, $putPerson, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: PersonInit, into: Uint8Array): number {
    return $sw.encodeInto(Person.fullName, message, $putPerson, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Person {
    return $mergePerson(new Person(), $sw.decoding(Person.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Person, bytes: Uint8Array, options?: $sw.CodecOptions): Person {
    const r = $sw.decoding(Person.fullName, bytes, options);
    return $mergePerson($clearPerson(message), r);
  }
}

/** What may be given for a Person. */
export interface PersonInit {
  id?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  age?: number | undefined;
  homeAddress?: AddressInit | undefined;
  workAddress?: AddressInit | undefined;
  phoneNumbers?: readonly string[] | undefined;
  metadata?: ReadonlyMap<string, string> | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putPerson(m: PersonInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "complex_data.v1.Person.$unknown");
  {
    const entries = $sw.reversed(m.metadata, "complex_data.v1.Person.metadata");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as string;
      const value = entries[--i] as string;
      const entry = w.written();
      w.string(value, "complex_data.v1.Person.metadata");
      w.tag(0x12);
      w.string(key, "complex_data.v1.Person.metadata");
      w.tag(0x0a);
      w.lengthSince(entry);
      w.tag(0x4a);
    }
  }
  {
    const list = $sw.list(m.phoneNumbers, "complex_data.v1.Person.phone_numbers");
    for (let i = list.length; i-- > 0;) {
      w.string(list[i]!, "complex_data.v1.Person.phone_numbers");
      w.tag(0x42);
    }
  }
  if (m.workAddress !== undefined) {
    const before = w.open(m.workAddress, "complex_data.v1.Person.work_address");
    $putAddress(m.workAddress, w);
    w.close(before);
    w.tag(0x3a);
  }
  if (m.homeAddress !== undefined) {
    const before = w.open(m.homeAddress, "complex_data.v1.Person.home_address");
    $putAddress(m.homeAddress, w);
    w.close(before);
    w.tag(0x32);
  }
  if (m.age !== undefined && m.age !== 0) {
    w.int32(m.age, "complex_data.v1.Person.age");
    w.tag(0x28);
  }
  if (m.email !== undefined && m.email !== "") {
    w.string(m.email, "complex_data.v1.Person.email");
    w.tag(0x22);
  }
  if (m.lastName !== undefined && m.lastName !== "") {
    w.string(m.lastName, "complex_data.v1.Person.last_name");
    w.tag(0x1a);
  }
  if (m.firstName !== undefined && m.firstName !== "") {
    w.string(m.firstName, "complex_data.v1.Person.first_name");
    w.tag(0x12);
  }
  if (m.id !== undefined && m.id !== "") {
    w.string(m.id, "complex_data.v1.Person.id");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergePerson(m: Person, r: $sw.Reader): Person {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.id = r.string();
        break;
      case 0x12:
        m.firstName = r.string();
        break;
      case 0x1a:
        m.lastName = r.string();
        break;
      case 0x22:
        m.email = r.string();
        break;
      case 0x28:
        m.age = r.int32();
        break;
      case 0x32: {
        const outer = r.open();
        m.homeAddress = $mergeAddress(m.homeAddress ?? new Address(), r);
        r.close(outer);
        break;
      }
      case 0x3a: {
        const outer = r.open();
        m.workAddress = $mergeAddress(m.workAddress ?? new Address(), r);
        r.close(outer);
        break;
      }
      case 0x42:
        m.phoneNumbers.push(r.string());
        break;
      case 0x4a: {
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
        m.metadata.set(key, value);
        break;
      }
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearPerson(m: Person): Person {
  m.id = "";
  m.firstName = "";
  m.lastName = "";
  m.email = "";
  m.age = 0;
  m.homeAddress = undefined;
  m.workAddress = undefined;
  m.phoneNumbers = [];
  m.metadata = new Map();
  m.$unknown = undefined;
  return m;
}

export class Transaction {
  transactionId: string = "";
  timestamp: bigint = 0n;
  amount: number = 0;
  currency: string = "";
  sender: Person | undefined = undefined;
  receiver: Person | undefined = undefined;
  tags: string[] = [];
  fees: Map<string, number> = new Map();
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "complex_data.v1.Transaction";

  constructor(fields?: Partial<Transaction>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: TransactionInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(Transaction.fullName, message, $putTransaction, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: TransactionInit, into: Uint8Array): number {
    return $sw.encodeInto(Transaction.fullName, message, $putTransaction, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): Transaction {
    return $mergeTransaction(new Transaction(), $sw.decoding(Transaction.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: Transaction, bytes: Uint8Array, options?: $sw.CodecOptions): Transaction {
    const r = $sw.decoding(Transaction.fullName, bytes, options);
    return $mergeTransaction($clearTransaction(message), r);
  }
}

/** What may be given for a Transaction. */
export interface TransactionInit {
  transactionId?: string | undefined;
  timestamp?: bigint | undefined;
  amount?: number | undefined;
  currency?: string | undefined;
  sender?: PersonInit | undefined;
  receiver?: PersonInit | undefined;
  tags?: readonly string[] | undefined;
  fees?: ReadonlyMap<string, number> | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putTransaction(m: TransactionInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "complex_data.v1.Transaction.$unknown");
  {
    const entries = $sw.reversed(m.fees, "complex_data.v1.Transaction.fees");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as string;
      const value = entries[--i] as number;
      const entry = w.written();
      w.double(value, "complex_data.v1.Transaction.fees");
      w.tag(0x11);
      w.string(key, "complex_data.v1.Transaction.fees");
      w.tag(0x0a);
      w.lengthSince(entry);
      w.tag(0x42);
    }
  }
  {
    const list = $sw.list(m.tags, "complex_data.v1.Transaction.tags");
    for (let i = list.length; i-- > 0;) {
      w.string(list[i]!, "complex_data.v1.Transaction.tags");
      w.tag(0x3a);
    }
  }
  if (m.receiver !== undefined) {
    const before = w.open(m.receiver, "complex_data.v1.Transaction.receiver");
    $putPerson(m.receiver, w);
    w.close(before);
    w.tag(0x32);
  }
  if (m.sender !== undefined) {
    const before = w.open(m.sender, "complex_data.v1.Transaction.sender");
    $putPerson(m.sender, w);
    w.close(before);
    w.tag(0x2a);
  }
  if (m.currency !== undefined && m.currency !== "") {
    w.string(m.currency, "complex_data.v1.Transaction.currency");
    w.tag(0x22);
  }
  if (m.amount !== undefined && !Object.is(m.amount, 0)) {
    w.double(m.amount, "complex_data.v1.Transaction.amount");
    w.tag(0x19);
  }
  if (m.timestamp !== undefined && m.timestamp !== 0n) {
    w.int64(m.timestamp, "complex_data.v1.Transaction.timestamp");
    w.tag(0x10);
  }
  if (m.transactionId !== undefined && m.transactionId !== "") {
    w.string(m.transactionId, "complex_data.v1.Transaction.transaction_id");
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeTransaction(m: Transaction, r: $sw.Reader): Transaction {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a:
        m.transactionId = r.string();
        break;
      case 0x10:
        m.timestamp = r.int64();
        break;
      case 0x19:
        m.amount = r.double();
        break;
      case 0x22:
        m.currency = r.string();
        break;
      case 0x2a: {
        const outer = r.open();
        m.sender = $mergePerson(m.sender ?? new Person(), r);
        r.close(outer);
        break;
      }
      case 0x32: {
        const outer = r.open();
        m.receiver = $mergePerson(m.receiver ?? new Person(), r);
        r.close(outer);
        break;
      }
      case 0x3a:
        m.tags.push(r.string());
        break;
      case 0x42: {
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
        m.fees.set(key, value);
        break;
      }
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearTransaction(m: Transaction): Transaction {
  m.transactionId = "";
  m.timestamp = 0n;
  m.amount = 0;
  m.currency = "";
  m.sender = undefined;
  m.receiver = undefined;
  m.tags = [];
  m.fees = new Map();
  m.$unknown = undefined;
  return m;
}

export class DataBatch {
  transactions: Transaction[] = [];
  batchId: bigint = 0n;
  createdAt: bigint = 0n;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "complex_data.v1.DataBatch";

  constructor(fields?: Partial<DataBatch>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: DataBatchInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(DataBatch.fullName, message, $putDataBatch, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: DataBatchInit, into: Uint8Array): number {
    return $sw.encodeInto(DataBatch.fullName, message, $putDataBatch, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): DataBatch {
    return $mergeDataBatch(new DataBatch(), $sw.decoding(DataBatch.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: DataBatch, bytes: Uint8Array, options?: $sw.CodecOptions): DataBatch {
    const r = $sw.decoding(DataBatch.fullName, bytes, options);
    return $mergeDataBatch($clearDataBatch(message), r);
  }
}

/** What may be given for a DataBatch. */
export interface DataBatchInit {
  transactions?: readonly TransactionInit[] | undefined;
  batchId?: bigint | undefined;
  createdAt?: bigint | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putDataBatch(m: DataBatchInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "complex_data.v1.DataBatch.$unknown");
  if (m.createdAt !== undefined && m.createdAt !== 0n) {
    w.int64(m.createdAt, "complex_data.v1.DataBatch.created_at");
    w.tag(0x18);
  }
  if (m.batchId !== undefined && m.batchId !== 0n) {
    w.int64(m.batchId, "complex_data.v1.DataBatch.batch_id");
    w.tag(0x10);
  }
  {
    const list = $sw.list(m.transactions, "complex_data.v1.DataBatch.transactions");
    for (let i = list.length; i-- > 0;) {
      const before = w.open(list[i]!, "complex_data.v1.DataBatch.transactions");
      $putTransaction(list[i]!, w);
      w.close(before);
      w.tag(0x0a);
    }
  }
}

/** For generated code. */
export function $mergeDataBatch(m: DataBatch, r: $sw.Reader): DataBatch {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.open();
        m.transactions.push($mergeTransaction(new Transaction(), r));
        r.close(outer);
        break;
      }
      case 0x10:
        m.batchId = r.int64();
        break;
      case 0x18:
        m.createdAt = r.int64();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearDataBatch(m: DataBatch): DataBatch {
  m.transactions = [];
  m.batchId = 0n;
  m.createdAt = 0n;
  m.$unknown = undefined;
  return m;
}

/** A superset of calculator.v1.CalculatorRequest on the wire. */
export class ComplexCalculationRequest {
  add: $calculator_v1.BinaryOp | undefined = undefined;
  subtract: $calculator_v1.BinaryOp | undefined = undefined;
  multiply: $calculator_v1.BinaryOp | undefined = undefined;
  divide: $calculator_v1.BinaryOp | undefined = undefined;
  batch: BatchOperation | undefined = undefined;
  complex: ComplexDataOperation | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "complex_data.v1.ComplexCalculationRequest";

  constructor(fields?: Partial<ComplexCalculationRequest>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: ComplexCalculationRequestInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(ComplexCalculationRequest.fullName, message, $putComplexCalculationRequest, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: ComplexCalculationRequestInit, into: Uint8Array): number {
    return $sw.encodeInto(ComplexCalculationRequest.fullName, message, $putComplexCalculationRequest, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): ComplexCalculationRequest {
    return $mergeComplexCalculationRequest(
      new ComplexCalculationRequest(),
      $sw.decoding(ComplexCalculationRequest.fullName, bytes, options),
    );
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(
    message: ComplexCalculationRequest,
    bytes: Uint8Array,
    options?: $sw.CodecOptions,
  ): ComplexCalculationRequest {
    const r = $sw.decoding(ComplexCalculationRequest.fullName, bytes, options);
    return $mergeComplexCalculationRequest($clearComplexCalculationRequest(message), r);
  }

  /** Which field of the oneof `operation` is set. */
  static whichOperation(
    message: ComplexCalculationRequestInit,
  ): "add" | "subtract" | "multiply" | "divide" | "batch" | "complex" | undefined {
    if (message.add !== undefined) return "add";
    if (message.subtract !== undefined) return "subtract";
    if (message.multiply !== undefined) return "multiply";
    if (message.divide !== undefined) return "divide";
    if (message.batch !== undefined) return "batch";
    if (message.complex !== undefined) return "complex";
    return undefined;
  }
}

/** What may be given for a ComplexCalculationRequest. */
export interface ComplexCalculationRequestInit {
  add?: $calculator_v1.BinaryOpInit | undefined;
  subtract?: $calculator_v1.BinaryOpInit | undefined;
  multiply?: $calculator_v1.BinaryOpInit | undefined;
  divide?: $calculator_v1.BinaryOpInit | undefined;
  batch?: BatchOperationInit | undefined;
  complex?: ComplexDataOperationInit | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putComplexCalculationRequest(m: ComplexCalculationRequestInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "complex_data.v1.ComplexCalculationRequest.$unknown");
  let $oneof0 = "";
  if (m.complex !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("operation", "complex", $oneof0);
    $oneof0 = "complex";
    const before = w.open(m.complex, "complex_data.v1.ComplexCalculationRequest.complex");
    $putComplexDataOperation(m.complex, w);
    w.close(before);
    w.tag(0x32);
  }
  if (m.batch !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("operation", "batch", $oneof0);
    $oneof0 = "batch";
    const before = w.open(m.batch, "complex_data.v1.ComplexCalculationRequest.batch");
    $putBatchOperation(m.batch, w);
    w.close(before);
    w.tag(0x2a);
  }
  if (m.divide !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("operation", "divide", $oneof0);
    $oneof0 = "divide";
    const before = w.open(m.divide, "complex_data.v1.ComplexCalculationRequest.divide");
    $calculator_v1.$putBinaryOp(m.divide, w);
    w.close(before);
    w.tag(0x22);
  }
  if (m.multiply !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("operation", "multiply", $oneof0);
    $oneof0 = "multiply";
    const before = w.open(m.multiply, "complex_data.v1.ComplexCalculationRequest.multiply");
    $calculator_v1.$putBinaryOp(m.multiply, w);
    w.close(before);
    w.tag(0x1a);
  }
  if (m.subtract !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("operation", "subtract", $oneof0);
    $oneof0 = "subtract";
    const before = w.open(m.subtract, "complex_data.v1.ComplexCalculationRequest.subtract");
    $calculator_v1.$putBinaryOp(m.subtract, w);
    w.close(before);
    w.tag(0x12);
  }
  if (m.add !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("operation", "add", $oneof0);
    $oneof0 = "add";
    const before = w.open(m.add, "complex_data.v1.ComplexCalculationRequest.add");
    $calculator_v1.$putBinaryOp(m.add, w);
    w.close(before);
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeComplexCalculationRequest(
  m: ComplexCalculationRequest,
  r: $sw.Reader,
): ComplexCalculationRequest {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        m.subtract = undefined;
        m.multiply = undefined;
        m.divide = undefined;
        m.batch = undefined;
        m.complex = undefined;
        const outer = r.open();
        m.add = $calculator_v1.$mergeBinaryOp(m.add ?? new $calculator_v1.BinaryOp(), r);
        r.close(outer);
        break;
      }
      case 0x12: {
        m.add = undefined;
        m.multiply = undefined;
        m.divide = undefined;
        m.batch = undefined;
        m.complex = undefined;
        const outer = r.open();
        m.subtract = $calculator_v1.$mergeBinaryOp(m.subtract ?? new $calculator_v1.BinaryOp(), r);
        r.close(outer);
        break;
      }
      case 0x1a: {
        m.add = undefined;
        m.subtract = undefined;
        m.divide = undefined;
        m.batch = undefined;
        m.complex = undefined;
        const outer = r.open();
        m.multiply = $calculator_v1.$mergeBinaryOp(m.multiply ?? new $calculator_v1.BinaryOp(), r);
        r.close(outer);
        break;
      }
      case 0x22: {
        m.add = undefined;
        m.subtract = undefined;
        m.multiply = undefined;
        m.batch = undefined;
        m.complex = undefined;
        const outer = r.open();
        m.divide = $calculator_v1.$mergeBinaryOp(m.divide ?? new $calculator_v1.BinaryOp(), r);
        r.close(outer);
        break;
      }
      case 0x2a: {
        m.add = undefined;
        m.subtract = undefined;
        m.multiply = undefined;
        m.divide = undefined;
        m.complex = undefined;
        const outer = r.open();
        m.batch = $mergeBatchOperation(m.batch ?? new BatchOperation(), r);
        r.close(outer);
        break;
      }
      case 0x32: {
        m.add = undefined;
        m.subtract = undefined;
        m.multiply = undefined;
        m.divide = undefined;
        m.batch = undefined;
        const outer = r.open();
        m.complex = $mergeComplexDataOperation(m.complex ?? new ComplexDataOperation(), r);
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
export function $clearComplexCalculationRequest(m: ComplexCalculationRequest): ComplexCalculationRequest {
  m.add = undefined;
  m.subtract = undefined;
  m.multiply = undefined;
  m.divide = undefined;
  m.batch = undefined;
  m.complex = undefined;
  m.$unknown = undefined;
  return m;
}

export class BatchOperation {
  operations: $calculator_v1.BinaryOp[] = [];
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "complex_data.v1.BatchOperation";

  constructor(fields?: Partial<BatchOperation>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: BatchOperationInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(BatchOperation.fullName, message, $putBatchOperation, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: BatchOperationInit, into: Uint8Array): number {
    return $sw.encodeInto(BatchOperation.fullName, message, $putBatchOperation, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): BatchOperation {
    return $mergeBatchOperation(new BatchOperation(), $sw.decoding(BatchOperation.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: BatchOperation, bytes: Uint8Array, options?: $sw.CodecOptions): BatchOperation {
    const r = $sw.decoding(BatchOperation.fullName, bytes, options);
    return $mergeBatchOperation($clearBatchOperation(message), r);
  }
}

/** What may be given for a BatchOperation. */
export interface BatchOperationInit {
  operations?: readonly $calculator_v1.BinaryOpInit[] | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putBatchOperation(m: BatchOperationInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "complex_data.v1.BatchOperation.$unknown");
  {
    const list = $sw.list(m.operations, "complex_data.v1.BatchOperation.operations");
    for (let i = list.length; i-- > 0;) {
      const before = w.open(list[i]!, "complex_data.v1.BatchOperation.operations");
      $calculator_v1.$putBinaryOp(list[i]!, w);
      w.close(before);
      w.tag(0x0a);
    }
  }
}

/** For generated code. */
export function $mergeBatchOperation(m: BatchOperation, r: $sw.Reader): BatchOperation {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.open();
        m.operations.push($calculator_v1.$mergeBinaryOp(new $calculator_v1.BinaryOp(), r));
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
export function $clearBatchOperation(m: BatchOperation): BatchOperation {
  m.operations = [];
  m.$unknown = undefined;
  return m;
}

export class ComplexDataOperation {
  data: DataBatch | undefined = undefined;
  operationType: string = "";
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "complex_data.v1.ComplexDataOperation";

  constructor(fields?: Partial<ComplexDataOperation>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: ComplexDataOperationInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(ComplexDataOperation.fullName, message, $putComplexDataOperation, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: ComplexDataOperationInit, into: Uint8Array): number {
    return $sw.encodeInto(ComplexDataOperation.fullName, message, $putComplexDataOperation, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): ComplexDataOperation {
    return $mergeComplexDataOperation(
      new ComplexDataOperation(),
      $sw.decoding(ComplexDataOperation.fullName, bytes, options),
    );
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(
    message: ComplexDataOperation,
    bytes: Uint8Array,
    options?: $sw.CodecOptions,
  ): ComplexDataOperation {
    const r = $sw.decoding(ComplexDataOperation.fullName, bytes, options);
    return $mergeComplexDataOperation($clearComplexDataOperation(message), r);
  }
}

/** What may be given for a ComplexDataOperation. */
export interface ComplexDataOperationInit {
  data?: DataBatchInit | undefined;
  operationType?: string | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putComplexDataOperation(m: ComplexDataOperationInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "complex_data.v1.ComplexDataOperation.$unknown");
  if (m.operationType !== undefined && m.operationType !== "") {
    w.string(m.operationType, "complex_data.v1.ComplexDataOperation.operation_type");
    w.tag(0x12);
  }
  if (m.data !== undefined) {
    const before = w.open(m.data, "complex_data.v1.ComplexDataOperation.data");
    $putDataBatch(m.data, w);
    w.close(before);
    w.tag(0x0a);
  }
}

/** For generated code. */
export function $mergeComplexDataOperation(m: ComplexDataOperation, r: $sw.Reader): ComplexDataOperation {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.open();
        m.data = $mergeDataBatch(m.data ?? new DataBatch(), r);
        r.close(outer);
        break;
      }
      case 0x12:
        m.operationType = r.string();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearComplexDataOperation(m: ComplexDataOperation): ComplexDataOperation {
  m.data = undefined;
  m.operationType = "";
  m.$unknown = undefined;
  return m;
}

export class ComplexCalculationResponse {
  value: bigint | undefined = undefined;
  error: $calculator_v1.ErrorResult | undefined = undefined;
  batchResult: BatchResult | undefined = undefined;
  complexResult: ComplexDataResult | undefined = undefined;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "complex_data.v1.ComplexCalculationResponse";

  constructor(fields?: Partial<ComplexCalculationResponse>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: ComplexCalculationResponseInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(ComplexCalculationResponse.fullName, message, $putComplexCalculationResponse, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: ComplexCalculationResponseInit, into: Uint8Array): number {
    return $sw.encodeInto(ComplexCalculationResponse.fullName, message, $putComplexCalculationResponse, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): ComplexCalculationResponse {
    return $mergeComplexCalculationResponse(
      new ComplexCalculationResponse(),
      $sw.decoding(ComplexCalculationResponse.fullName, bytes, options),
    );
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(
    message: ComplexCalculationResponse,
    bytes: Uint8Array,
    options?: $sw.CodecOptions,
  ): ComplexCalculationResponse {
    const r = $sw.decoding(ComplexCalculationResponse.fullName, bytes, options);
    return $mergeComplexCalculationResponse($clearComplexCalculationResponse(message), r);
  }

  /** Which field of the oneof `result` is set. */
  static whichResult(
    message: ComplexCalculationResponseInit,
  ): "value" | "error" | "batchResult" | "complexResult" | undefined {
    if (message.value !== undefined) return "value";
    if (message.error !== undefined) return "error";
    if (message.batchResult !== undefined) return "batchResult";
    if (message.complexResult !== undefined) return "complexResult";
    return undefined;
  }
}

/** What may be given for a ComplexCalculationResponse. */
export interface ComplexCalculationResponseInit {
  value?: bigint | undefined;
  error?: $calculator_v1.ErrorResultInit | undefined;
  batchResult?: BatchResultInit | undefined;
  complexResult?: ComplexDataResultInit | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putComplexCalculationResponse(m: ComplexCalculationResponseInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "complex_data.v1.ComplexCalculationResponse.$unknown");
  let $oneof0 = "";
  if (m.complexResult !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("result", "complexResult", $oneof0);
    $oneof0 = "complexResult";
    const before = w.open(m.complexResult, "complex_data.v1.ComplexCalculationResponse.complex_result");
    $putComplexDataResult(m.complexResult, w);
    w.close(before);
    w.tag(0x22);
  }
  if (m.batchResult !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("result", "batchResult", $oneof0);
    $oneof0 = "batchResult";
    const before = w.open(m.batchResult, "complex_data.v1.ComplexCalculationResponse.batch_result");
    $putBatchResult(m.batchResult, w);
    w.close(before);
    w.tag(0x1a);
  }
  if (m.error !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("result", "error", $oneof0);
    $oneof0 = "error";
    const before = w.open(m.error, "complex_data.v1.ComplexCalculationResponse.error");
    $calculator_v1.$putErrorResult(m.error, w);
    w.close(before);
    w.tag(0x12);
  }
  if (m.value !== undefined) {
    if ($oneof0 !== "") $sw.failOneof("result", "value", $oneof0);
    $oneof0 = "value";
    w.int64(m.value, "complex_data.v1.ComplexCalculationResponse.value");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeComplexCalculationResponse(
  m: ComplexCalculationResponse,
  r: $sw.Reader,
): ComplexCalculationResponse {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.error = undefined;
        m.batchResult = undefined;
        m.complexResult = undefined;
        m.value = r.int64();
        break;
      case 0x12: {
        m.value = undefined;
        m.batchResult = undefined;
        m.complexResult = undefined;
        const outer = r.open();
        m.error = $calculator_v1.$mergeErrorResult(m.error ?? new $calculator_v1.ErrorResult(), r);
        r.close(outer);
        break;
      }
      case 0x1a: {
        m.value = undefined;
        m.error = undefined;
        m.complexResult = undefined;
        const outer = r.open();
        m.batchResult = $mergeBatchResult(m.batchResult ?? new BatchResult(), r);
        r.close(outer);
        break;
      }
      case 0x22: {
        m.value = undefined;
        m.error = undefined;
        m.batchResult = undefined;
        const outer = r.open();
        m.complexResult = $mergeComplexDataResult(m.complexResult ?? new ComplexDataResult(), r);
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
export function $clearComplexCalculationResponse(m: ComplexCalculationResponse): ComplexCalculationResponse {
  m.value = undefined;
  m.error = undefined;
  m.batchResult = undefined;
  m.complexResult = undefined;
  m.$unknown = undefined;
  return m;
}

export class BatchResult {
  values: bigint[] = [];
  successCount: number = 0;
  errorCount: number = 0;
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "complex_data.v1.BatchResult";

  constructor(fields?: Partial<BatchResult>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: BatchResultInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(BatchResult.fullName, message, $putBatchResult, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: BatchResultInit, into: Uint8Array): number {
    return $sw.encodeInto(BatchResult.fullName, message, $putBatchResult, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): BatchResult {
    return $mergeBatchResult(new BatchResult(), $sw.decoding(BatchResult.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: BatchResult, bytes: Uint8Array, options?: $sw.CodecOptions): BatchResult {
    const r = $sw.decoding(BatchResult.fullName, bytes, options);
    return $mergeBatchResult($clearBatchResult(message), r);
  }
}

/** What may be given for a BatchResult. */
export interface BatchResultInit {
  values?: ArrayLike<bigint> | undefined;
  successCount?: number | undefined;
  errorCount?: number | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putBatchResult(m: BatchResultInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "complex_data.v1.BatchResult.$unknown");
  if (m.errorCount !== undefined && m.errorCount !== 0) {
    w.int32(m.errorCount, "complex_data.v1.BatchResult.error_count");
    w.tag(0x18);
  }
  if (m.successCount !== undefined && m.successCount !== 0) {
    w.int32(m.successCount, "complex_data.v1.BatchResult.success_count");
    w.tag(0x10);
  }
  {
    const list = $sw.list(m.values, "complex_data.v1.BatchResult.values");
    const before = w.written();
    for (let i = list.length; i-- > 0;) w.int64(list[i]!, "complex_data.v1.BatchResult.values");
    if (list.length !== 0) {
      w.lengthSince(before);
      w.tag(0x0a);
    }
  }
}

/** For generated code. */
export function $mergeBatchResult(m: BatchResult, r: $sw.Reader): BatchResult {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x0a: {
        const outer = r.openList();
        while (r.at < r.end) m.values.push(r.int64());
        r.end = outer;
        break;
      }
      case 0x08:
        m.values.push(r.int64());
        break;
      case 0x10:
        m.successCount = r.int32();
        break;
      case 0x18:
        m.errorCount = r.int32();
        break;
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearBatchResult(m: BatchResult): BatchResult {
  m.values = [];
  m.successCount = 0;
  m.errorCount = 0;
  m.$unknown = undefined;
  return m;
}

export class ComplexDataResult {
  transactionCount: number = 0;
  totalAmount: number = 0;
  processingTimeNs: bigint = 0n;
  /** Transactions per currency under its name, per tag under `tag_` and its name. */
  stats: Map<string, number> = new Map();
  /** Fields that the schema does not name, in wire format; written again after all others. */
  $unknown: Uint8Array | undefined = undefined;

  static readonly fullName = "complex_data.v1.ComplexDataResult";

  constructor(fields?: Partial<ComplexDataResult>) {
    if (fields !== undefined) Object.assign(this, fields);
  }

  static encode(message: ComplexDataResultInit, options?: $sw.CodecOptions): Uint8Array {
    return $sw.encode(ComplexDataResult.fullName, message, $putComplexDataResult, options);
  }

  /** Writes to the start of `into` and returns the size. */
  static encodeInto(message: ComplexDataResultInit, into: Uint8Array): number {
    return $sw.encodeInto(ComplexDataResult.fullName, message, $putComplexDataResult, into);
  }

  static decode(bytes: Uint8Array, options?: $sw.CodecOptions): ComplexDataResult {
    return $mergeComplexDataResult(new ComplexDataResult(), $sw.decoding(ComplexDataResult.fullName, bytes, options));
  }

  /** Reads into a message that exists, in place of what it held. */
  static decodeInto(message: ComplexDataResult, bytes: Uint8Array, options?: $sw.CodecOptions): ComplexDataResult {
    const r = $sw.decoding(ComplexDataResult.fullName, bytes, options);
    return $mergeComplexDataResult($clearComplexDataResult(message), r);
  }
}

/** What may be given for a ComplexDataResult. */
export interface ComplexDataResultInit {
  transactionCount?: number | undefined;
  totalAmount?: number | undefined;
  processingTimeNs?: bigint | undefined;
  stats?: ReadonlyMap<string, number> | undefined;
  $unknown?: Uint8Array | undefined;
}

/** For generated code. */
export function $putComplexDataResult(m: ComplexDataResultInit, w: $sw.Writer): void {
  if (m.$unknown !== undefined) w.raw(m.$unknown, "complex_data.v1.ComplexDataResult.$unknown");
  {
    const entries = $sw.reversed(m.stats, "complex_data.v1.ComplexDataResult.stats");
    for (let i = entries.length; i > 0;) {
      const key = entries[--i] as string;
      const value = entries[--i] as number;
      const entry = w.written();
      w.int32(value, "complex_data.v1.ComplexDataResult.stats");
      w.tag(0x10);
      w.string(key, "complex_data.v1.ComplexDataResult.stats");
      w.tag(0x0a);
      w.lengthSince(entry);
      w.tag(0x22);
    }
  }
  if (m.processingTimeNs !== undefined && m.processingTimeNs !== 0n) {
    w.int64(m.processingTimeNs, "complex_data.v1.ComplexDataResult.processing_time_ns");
    w.tag(0x18);
  }
  if (m.totalAmount !== undefined && !Object.is(m.totalAmount, 0)) {
    w.double(m.totalAmount, "complex_data.v1.ComplexDataResult.total_amount");
    w.tag(0x11);
  }
  if (m.transactionCount !== undefined && m.transactionCount !== 0) {
    w.int32(m.transactionCount, "complex_data.v1.ComplexDataResult.transaction_count");
    w.tag(0x08);
  }
}

/** For generated code. */
export function $mergeComplexDataResult(m: ComplexDataResult, r: $sw.Reader): ComplexDataResult {
  while (r.at < r.end) {
    const start = r.at;
    const tag = r.tag();
    switch (tag) {
      case 0x08:
        m.transactionCount = r.int32();
        break;
      case 0x11:
        m.totalAmount = r.double();
        break;
      case 0x18:
        m.processingTimeNs = r.int64();
        break;
      case 0x22: {
        const outer = r.openList();
        let key = "";
        let value: number = 0;
        while (r.at < r.end) {
          const part = r.tag();
          if (part === 0x0a) key = r.string();
          else if (part === 0x10) value = r.int32();
          else r.skip(part);
        }
        r.end = outer;
        m.stats.set(key, value);
        break;
      }
      default:
        m.$unknown = r.keep(tag, start, m.$unknown);
    }
  }
  return m;
}

/** For generated code. */
export function $clearComplexDataResult(m: ComplexDataResult): ComplexDataResult {
  m.transactionCount = 0;
  m.totalAmount = 0;
  m.processingTimeNs = 0n;
  m.stats = new Map();
  m.$unknown = undefined;
  return m;
}

const $ComplexData: readonly $sw.Method[] = [
  { name: "complex_data.v1.ComplexData/Process", id: 0x851bbab84bc121b7n, shape: 0x0000000000000000n },
  { name: "complex_data.v1.ComplexData/AddAll", id: 0x53a04bb7ffca45a8n, shape: 0x0000000000000000n },
  { name: "complex_data.v1.ComplexData/Aggregate", id: 0xb4332cc3431b6289n, shape: 0x0000000000000000n },
];

const $ComplexData$Process: $sw.WireBatch<ComplexCalculationRequestInit, ComplexCalculationResponse> = {
  method: 0,
  put: (message, w) => $putComplexCalculationRequest(message, w),
  merge: (message, r) => $mergeComplexCalculationResponse(message, r),
  create: () => new ComplexCalculationResponse(),
};

const $ComplexData$AddAll: $sw.WireBatch<BatchOperationInit, BatchResult> = {
  method: 1,
  put: (message, w) => $putBatchOperation(message, w),
  merge: (message, r) => $mergeBatchResult(message, r),
  create: () => new BatchResult(),
};

const $ComplexData$Aggregate: $sw.WireBatch<ComplexDataOperationInit, ComplexDataResult> = {
  method: 2,
  put: (message, w) => $putComplexDataOperation(message, w),
  merge: (message, r) => $mergeComplexDataResult(message, r),
  create: () => new ComplexDataResult(),
};

/** Calculations over single operations, lists of operations and batches of transactions. */
export class ComplexData extends $sw.Client {
  static readonly fullName = "complex_data.v1.ComplexData";

  /** Opens a library for this client alone. */
  static open(path: string, options?: $sw.OpenOptions): ComplexData {
    return new ComplexData($sw.Library.open(path, options));
  }

  /** A client of a library that is open. */
  constructor(library: $sw.Library) {
    super(library, $ComplexData);
  }

  /** Whichever operation the request holds; failures come in the reply as ErrorResult. */
  async process(
    request: ComplexCalculationRequestInit,
    options?: $sw.CallOptions,
  ): Promise<ComplexCalculationResponse> {
    const use = this.$begin("complex_data.v1.ComplexCalculationRequest", request);
    $putComplexCalculationRequest(request, $sw.writer);
    const bytes = await this.$start(0, use, options);
    return $mergeComplexCalculationResponse(new ComplexCalculationResponse(), this.$read(0, bytes));
  }

  /** {@link process}, on this thread. */
  processSync(request: ComplexCalculationRequestInit, options?: $sw.CallOptions): ComplexCalculationResponse {
    const use = this.$begin("complex_data.v1.ComplexCalculationRequest", request);
    $putComplexCalculationRequest(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeComplexCalculationResponse(new ComplexCalculationResponse(), r);
  }

  /** {@link processSync} into a reply that exists, in place of what it held. */
  processInto(
    request: ComplexCalculationRequestInit,
    into: ComplexCalculationResponse,
    options?: $sw.CallOptions,
  ): ComplexCalculationResponse {
    const use = this.$begin("complex_data.v1.ComplexCalculationRequest", request);
    $putComplexCalculationRequest(request, $sw.writer);
    const r = this.$send(0, use, options);
    return $mergeComplexCalculationResponse($clearComplexCalculationResponse(into), r);
  }

  /** {@link process} in wire format. */
  processRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(0, request, options);
  }

  /** {@link processRaw}, on this thread. */
  processRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(0, request, options);
  }

  /** {@link processRawSync} to the start of `into`; returns the reply's size. */
  processRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(0, request, into, options);
  }

  /** {@link process} for each item, in one call. */
  async processMany(
    items: readonly ComplexCalculationRequestInit[],
    options?: $sw.CallOptions,
  ): Promise<ComplexCalculationResponse[]> {
    return this.$startMany($ComplexData$Process, items, options);
  }

  /** {@link processMany}, on this thread. */
  processManySync(
    items: readonly ComplexCalculationRequestInit[],
    options?: $sw.CallOptions,
  ): ComplexCalculationResponse[] {
    return this.$sendMany($ComplexData$Process, items, options);
  }

  /** The sum of each pair, saturating. */
  async addAll(request: BatchOperationInit, options?: $sw.CallOptions): Promise<BatchResult> {
    const use = this.$begin("complex_data.v1.BatchOperation", request);
    $putBatchOperation(request, $sw.writer);
    const bytes = await this.$start(1, use, options);
    return $mergeBatchResult(new BatchResult(), this.$read(1, bytes));
  }

  /** {@link addAll}, on this thread. */
  addAllSync(request: BatchOperationInit, options?: $sw.CallOptions): BatchResult {
    const use = this.$begin("complex_data.v1.BatchOperation", request);
    $putBatchOperation(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeBatchResult(new BatchResult(), r);
  }

  /** {@link addAllSync} into a reply that exists, in place of what it held. */
  addAllInto(request: BatchOperationInit, into: BatchResult, options?: $sw.CallOptions): BatchResult {
    const use = this.$begin("complex_data.v1.BatchOperation", request);
    $putBatchOperation(request, $sw.writer);
    const r = this.$send(1, use, options);
    return $mergeBatchResult($clearBatchResult(into), r);
  }

  /** {@link addAll} in wire format. */
  addAllRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(1, request, options);
  }

  /** {@link addAllRaw}, on this thread. */
  addAllRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(1, request, options);
  }

  /** {@link addAllRawSync} to the start of `into`; returns the reply's size. */
  addAllRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(1, request, into, options);
  }

  /** {@link addAll} for each item, in one call. */
  async addAllMany(items: readonly BatchOperationInit[], options?: $sw.CallOptions): Promise<BatchResult[]> {
    return this.$startMany($ComplexData$AddAll, items, options);
  }

  /** {@link addAllMany}, on this thread. */
  addAllManySync(items: readonly BatchOperationInit[], options?: $sw.CallOptions): BatchResult[] {
    return this.$sendMany($ComplexData$AddAll, items, options);
  }

  /** Count, total and statistics of a batch of transactions. INVALID_ARGUMENT without a batch. */
  async aggregate(request: ComplexDataOperationInit, options?: $sw.CallOptions): Promise<ComplexDataResult> {
    const use = this.$begin("complex_data.v1.ComplexDataOperation", request);
    $putComplexDataOperation(request, $sw.writer);
    const bytes = await this.$start(2, use, options);
    return $mergeComplexDataResult(new ComplexDataResult(), this.$read(2, bytes));
  }

  /** {@link aggregate}, on this thread. */
  aggregateSync(request: ComplexDataOperationInit, options?: $sw.CallOptions): ComplexDataResult {
    const use = this.$begin("complex_data.v1.ComplexDataOperation", request);
    $putComplexDataOperation(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeComplexDataResult(new ComplexDataResult(), r);
  }

  /** {@link aggregateSync} into a reply that exists, in place of what it held. */
  aggregateInto(
    request: ComplexDataOperationInit,
    into: ComplexDataResult,
    options?: $sw.CallOptions,
  ): ComplexDataResult {
    const use = this.$begin("complex_data.v1.ComplexDataOperation", request);
    $putComplexDataOperation(request, $sw.writer);
    const r = this.$send(2, use, options);
    return $mergeComplexDataResult($clearComplexDataResult(into), r);
  }

  /** {@link aggregate} in wire format. */
  aggregateRaw(request: Uint8Array, options?: $sw.CallOptions): Promise<Uint8Array> {
    return this.$rawStart(2, request, options);
  }

  /** {@link aggregateRaw}, on this thread. */
  aggregateRawSync(request: Uint8Array, options?: $sw.CallOptions): Uint8Array {
    return this.$raw(2, request, options);
  }

  /** {@link aggregateRawSync} to the start of `into`; returns the reply's size. */
  aggregateRawInto(request: Uint8Array, into: Uint8Array, options?: $sw.CallOptions): number {
    return this.$rawInto(2, request, into, options);
  }

  /** {@link aggregate} for each item, in one call. */
  async aggregateMany(
    items: readonly ComplexDataOperationInit[],
    options?: $sw.CallOptions,
  ): Promise<ComplexDataResult[]> {
    return this.$startMany($ComplexData$Aggregate, items, options);
  }

  /** {@link aggregateMany}, on this thread. */
  aggregateManySync(items: readonly ComplexDataOperationInit[], options?: $sw.CallOptions): ComplexDataResult[] {
    return this.$sendMany($ComplexData$Aggregate, items, options);
  }
}
