// The payload: batches of transactions, the same ones in every host.
import { ComplexDataOperation } from "./gen/complex_data_v1.js";

const CURRENCIES = ["USD", "EUR", "GBP", "JPY"];
const FIRST_NAMES = ["Alice", "Bruno", "Chloe", "David"];
const LAST_NAMES = ["Anderson", "Bergmann", "Castillo", "Dumoulin"];
const CITIES = [
  ["Berlin", "DE"],
  ["Lisbon", "PT"],
  ["Madrid", "ES"],
  ["Dublin", "IE"],
];
const EPOCH_MS = 1_700_000_000_000;

const digits = (number, count) => String(number).padStart(count, "0");

/** A request for `aggregate` with so many transactions. */
export function request(count) {
  const transactions = Array.from({ length: count }, (_, i) => transaction(i));
  return { data: { transactions, batchId: 1n, createdAt: BigInt(EPOCH_MS) }, operationType: "aggregate" };
}

/** That request in its bytes. */
export function encoded(count) {
  return ComplexDataOperation.encode(request(count));
}

function transaction(i) {
  return {
    transactionId: `TXN-${digits(i, 6)}`,
    timestamp: BigInt(EPOCH_MS + i),
    amount: 10 + i * 0.25,
    currency: CURRENCIES[i % 4],
    sender: person(2 * i),
    receiver: person(2 * i + 1),
    tags: [i % 2 === 0 ? "web" : "pos", "emea", "loyalty"],
    fees: new Map([
      ["card", 0.25],
      ["fx", 0.5],
      ["wire", 1.25],
    ]),
  };
}

function person(k) {
  const firstName = FIRST_NAMES[k % 4];
  return {
    id: `P-${digits(k, 6)}`,
    firstName,
    lastName: LAST_NAMES[Math.floor(k / 4) % 4],
    email: `${firstName}.${digits(k, 6)}@example.com`,
    age: 20 + (k % 50),
    homeAddress: address(k),
    phoneNumbers: [`+1-555-${digits(k % 10_000, 4)}`],
    metadata: new Map([["tier", "gold"]]),
  };
}

function address(k) {
  const [city, country] = CITIES[k % 4];
  return {
    street: `${digits(k % 1000, 3)} Market St`,
    city,
    state: "ST",
    zipCode: digits(k % 100_000, 5),
    country,
    latitude: 40 + (k % 100) * 0.25,
    longitude: -8 - (k % 100) * 0.5,
  };
}
