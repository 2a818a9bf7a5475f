/** Answers the official conformance suite with the Node host's codec. */
import { readSync, writeSync } from "node:fs";

import { ShortwireError } from "shortwire";

import {
  ConformanceRequest,
  ConformanceResponse,
  FailureSet,
  WireFormat,
} from "../../../target/official/node/messages/conformance.js";
import * as editions from "../../../target/official/node/messages/protobuf_test_messages_editions.js";
import * as editionsProto2 from "../../../target/official/node/messages/protobuf_test_messages_editions_proto2.js";
import * as editionsProto3 from "../../../target/official/node/messages/protobuf_test_messages_editions_proto3.js";
import * as proto2 from "../../../target/official/node/messages/protobuf_test_messages_proto2.js";
import * as proto3 from "../../../target/official/node/messages/protobuf_test_messages_proto3.js";

interface MessageType {
  readonly fullName: string;
  decode(bytes: Uint8Array): object;
  encode(message: object): Uint8Array;
}

const TYPES: readonly MessageType[] = [
  FailureSet,
  editions.TestAllTypesEdition2023,
  editionsProto2.TestAllTypesProto2,
  editionsProto3.TestAllTypesProto3,
  proto2.TestAllTypesProto2,
  proto3.TestAllTypesProto3,
];

function answer(request: ConformanceRequest): Partial<ConformanceResponse> {
  if (request.messageType === FailureSet.fullName) return { protobufPayload: new Uint8Array(0) };
  if (request.protobufPayload === undefined || request.requestedOutputFormat !== WireFormat.PROTOBUF) {
    return { skipped: "only the binary format is offered" };
  }
  const type = TYPES.find(({ fullName }) => fullName === request.messageType)!;
  let message: object;
  try {
    message = type.decode(request.protobufPayload);
  } catch (error) {
    if (error instanceof ShortwireError) return { parseError: error.message };
    throw error;
  }
  try {
    return { protobufPayload: type.encode(message) };
  } catch (error) {
    if (error instanceof ShortwireError) return { serializeError: error.message };
    throw error;
  }
}

/** So many bytes of standard input; undefined at its end. */
function read(size: number): Buffer | undefined {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size;) {
    const count = readSync(0, bytes, at, size - at, null);
    if (count === 0) return undefined;
    at += count;
  }
  return bytes;
}

function write(bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at);
}

for (let head = read(4); head !== undefined; head = read(4)) {
  const request = ConformanceRequest.decode(read(head.readUInt32LE())!);
  const response = ConformanceResponse.encode(answer(request));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(response.length);
  write(Buffer.concat([size, response]));
}
