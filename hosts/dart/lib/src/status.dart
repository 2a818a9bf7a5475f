/// Reads `shortwire.v1.Status` and `shortwire.v1.BatchStatus`.
library;

import 'dart:typed_data';

import 'exception.dart';
import 'reader.dart';

/// The failure that a status tells of. [code] is the one a call returned; without one the status has it.
ShortwireException readStatus(Reader reader, [int code = 0]) {
  var message = '';
  final details = <Detail>[];
  while (reader.at < reader.end) {
    switch (reader.tag()) {
      case 0x08:
        final own = reader.int32(_code);
        if (code == 0) code = own;
      case 0x12:
        message = reader.looseString(_message);
      case 0x1a:
        final outer = reader.enter(_details);
        details.add(_readAny(reader));
        reader.leave(outer);
      case final tag:
        reader.skip(tag);
    }
  }
  final known = Code.of(code);
  if (message.isEmpty && details.isEmpty) {
    message = '${known.protoName}, with nothing more to say';
  }
  return ShortwireException(known, message, details);
}

/// The failures of a batch by position.
Map<int, ShortwireException> readBatchStatus(Reader reader) {
  final failures = <int, ShortwireException>{};
  while (reader.at < reader.end) {
    final tag = reader.tag();
    if (tag != 0x0a) {
      reader.skip(tag);
      continue;
    }
    final outer = reader.enter(_failed);
    final (index, failure) = _readItem(reader);
    failures[index] = failure;
    reader.leave(outer);
  }
  return failures;
}

(int, ShortwireException) _readItem(Reader reader) {
  var index = 0;
  var failure = const ShortwireException(Code.unknown, '');
  while (reader.at < reader.end) {
    switch (reader.tag()) {
      case 0x08:
        index = reader.varint(_index);
      case 0x12:
        final outer = reader.enter(_status);
        failure = readStatus(reader);
        reader.leave(outer);
      case final tag:
        reader.skip(tag);
    }
  }
  return (index, failure);
}

Detail _readAny(Reader reader) {
  var typeUrl = '';
  var value = Uint8List(0);
  while (reader.at < reader.end) {
    switch (reader.tag()) {
      case 0x0a:
        typeUrl = reader.looseString(_typeUrl);
      case 0x12:
        value = reader.bytes(_value);
      case final tag:
        reader.skip(tag);
    }
  }
  return (typeUrl: typeUrl, value: value);
}

const _code = 'shortwire.v1.Status.code';
const _message = 'shortwire.v1.Status.message';
const _details = 'shortwire.v1.Status.details';
const _failed = 'shortwire.v1.BatchStatus.failed';
const _index = 'shortwire.v1.ItemStatus.index';
const _status = 'shortwire.v1.ItemStatus.status';
const _typeUrl = 'google.protobuf.Any.type_url';
const _value = 'google.protobuf.Any.value';
