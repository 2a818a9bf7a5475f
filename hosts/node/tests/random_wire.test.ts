import assert from "node:assert/strict";
import { test } from "node:test";

import {
  create,
  createFileRegistry,
  type DescField,
  type DescMessage,
  fromBinary,
  ScalarType,
  toBinary,
} from "@bufbuild/protobuf";
import { reflect, type ReflectMessage } from "@bufbuild/protobuf/reflect";
import { FileDescriptorSetSchema } from "@bufbuild/protobuf/wkt";
import { Library } from "shortwire";

import * as ours from "./gen/shortwire_test_v1.js";
import { featureLibrary } from "./support.js";

/** Random messages against protobuf-es: what one writes the other reads, and the same again. */
const NAMES = ["Scalars", "Presence", "Repeated", "Unpacked", "Maps", "Choice", "Nested", "Tree", "Version2"] as const;

/** Numbers that are the same in every run. */
class Random {
  constructor(private state: number) {}

  below(limit: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * limit);
  }

  of<T>(values: readonly T[]): T {
    return values[this.below(values.length)]!;
  }
}

function scalar(random: Random, type: ScalarType): unknown {
  switch (type) {
    case ScalarType.DOUBLE:
      return random.of([0, -0, 1.5, 1e308, Infinity, random.below(1e9) / 7]);
    case ScalarType.FLOAT:
      return random.of([0, -0, Math.fround(0.1), Math.fround(-1e30)]);
    case ScalarType.BOOL:
      return random.below(2) === 1;
    case ScalarType.STRING:
      return Array.from({ length: random.of([0, 1, 5, 100]) }, () => random.of(["a", "é", "日", "🦀", "\0", " "])).join(
        "",
      );
    case ScalarType.BYTES:
      return Uint8Array.from({ length: random.of([0, 1, 5, 200]) }, () => random.below(256));
    case ScalarType.INT32:
    case ScalarType.SINT32:
    case ScalarType.SFIXED32:
      return random.of([0, -1, 1, 300, 2 ** 31 - 1, -(2 ** 31)]);
    case ScalarType.UINT32:
    case ScalarType.FIXED32:
      return random.of([0, 1, 127, 128, 2 ** 32 - 1]);
    case ScalarType.UINT64:
    case ScalarType.FIXED64:
      return random.of([0n, 1n, 127n, 128n, 2n ** 63n, 2n ** 64n - 1n, BigInt(random.below(2 ** 50))]);
    default:
      return random.of([0n, -1n, 63n, 64n, -64n, -65n, 2n ** 63n - 1n, -(2n ** 63n), BigInt(random.below(2 ** 50))]);
  }
}

function fill(random: Random, message: ReflectMessage, depth: number): void {
  for (const field of message.fields) {
    if (random.below(10) < 4) continue;
    const one = (of: { message?: DescMessage | undefined; scalar?: ScalarType | undefined }): unknown => {
      if (of.message === undefined)
        return of.scalar === undefined ? random.of([0, 1, 2, -3, 77]) : scalar(random, of.scalar);
      const inner = reflect(of.message, create(of.message));
      fill(random, inner, depth + 1);
      return inner;
    };
    fillField(random, message, field, one, depth);
  }
}

type MakeOne = (of: { message?: DescMessage | undefined; scalar?: ScalarType | undefined }) => unknown;

function fillField(random: Random, message: ReflectMessage, field: DescField, one: MakeOne, depth: number): void {
  if (depth > 3 && field.message !== undefined) return;
  if (field.fieldKind === "list") {
    for (let left = random.of([0, 1, 3]); left > 0; left--) message.get(field).add(one(field) as never);
  } else if (field.fieldKind === "map") {
    for (let left = random.below(4); left > 0; left--) {
      message.get(field).set(scalar(random, field.mapKey) as never, one(field) as never);
    }
  } else {
    message.set(field, one(field) as never);
  }
}

test("random messages are the same for protobuf-es", () => {
  using library = Library.open(featureLibrary);
  using feature = new ours.Feature(library);
  const registry = createFileRegistry(fromBinary(FileDescriptorSetSchema, library.schema));
  const random = new Random(20_000);
  for (let round = 0; round < 150; round++) {
    for (const name of NAMES) {
      const description = registry.getMessage(`shortwire.test.v1.${name}`)!;
      const theirs = reflect(description, create(description));
      fill(random, theirs, 0);
      const bytes = toBinary(description, theirs.message);
      const type = ours[name] as unknown as { decode(bytes: Uint8Array): object; encode(message: object): Uint8Array };
      const written = type.encode(type.decode(bytes));
      assert.deepEqual(fromBinary(description, written), fromBinary(description, bytes), name);
      assert.deepEqual(type.encode(type.decode(written)), written);
    }
  }
  assert.equal(feature.closed, false);
});
