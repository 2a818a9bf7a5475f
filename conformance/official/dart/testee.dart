/// Answers the official conformance suite with the Dart host's codec.
library;

import 'dart:io';
import 'dart:typed_data';

import 'package:shortwire/shortwire.dart';

import '../../../target/official/dart/messages/conformance.dart';
import '../../../target/official/dart/messages/protobuf_test_messages_editions.dart'
    as editions;
import '../../../target/official/dart/messages/protobuf_test_messages_editions_proto2.dart'
    as editions_proto2;
import '../../../target/official/dart/messages/protobuf_test_messages_editions_proto3.dart'
    as editions_proto3;
import '../../../target/official/dart/messages/protobuf_test_messages_proto2.dart'
    as proto2;
import '../../../target/official/dart/messages/protobuf_test_messages_proto3.dart'
    as proto3;

const _types = <MessageType<Message>>[
  editions.TestAllTypesEdition2023.messageType,
  editions_proto2.TestAllTypesProto2.messageType,
  editions_proto3.TestAllTypesProto3.messageType,
  proto2.TestAllTypesProto2.messageType,
  proto3.TestAllTypesProto3.messageType,
];

Future<void> main() async {
  for (var head = _read(4); head != null; head = _read(4)) {
    final size = ByteData.sublistView(head).getUint32(0, Endian.little);
    final response =
        _answer(ConformanceRequest.decode(_read(size)!)).encode();
    ByteData.sublistView(head).setUint32(0, response.length, Endian.little);
    stdout
      ..add(head)
      ..add(response);
    await stdout.flush();
  }
}

/// So many bytes of standard input; null at its end.
Uint8List? _read(int size) {
  final bytes = Uint8List(size);
  for (var i = 0; i < size; i++) {
    final byte = stdin.readByteSync();
    if (byte < 0) return null;
    bytes[i] = byte;
  }
  return bytes;
}

ConformanceResponse _answer(ConformanceRequest request) {
  if (request.messageType_ == FailureSet.messageType.fullName) {
    return ConformanceResponse(protobufPayload: Uint8List(0));
  }
  final payload = request.protobufPayload;
  if (payload == null || request.requestedOutputFormat != WireFormat.protobuf) {
    return ConformanceResponse(skipped: 'only the binary format is offered');
  }
  final type =
      _types.singleWhere((type) => type.fullName == request.messageType_);
  final Message message;
  try {
    message = type.decode(payload);
  } on ShortwireException catch (error) {
    return ConformanceResponse(parseError: error.message);
  }
  try {
    return ConformanceResponse(protobufPayload: message.encode());
  } on ShortwireException catch (error) {
    return ConformanceResponse(serializeError: error.message);
  }
}
