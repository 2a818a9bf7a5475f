/// The testee of the Dart host: does what conformance/README.md says.
library;

import 'dart:async';
import 'dart:convert';
import 'dart:io';
import 'dart:typed_data';

import 'package:shortwire/shortwire.dart';

import '../../../hosts/dart/tests/gen/shortwire_test_v1.dart';
import 'methods.dart';

Feature? _client;

Future<void> main() async {
  final lines = stdin.transform(utf8.decoder).transform(const LineSplitter());
  await for (final line in lines) {
    stdout.writeln(await _answer(line.split(' ')));
    await stdout.flush();
  }
}

/// A line of the protocol from what something returns or throws.
Future<String> _answer(List<String> words) async {
  try {
    final answer = await _done(words);
    return answer == null ? 'skip' : ['ok', ...answer].join(' ');
  } on ShortwireException catch (error) {
    return ['error', ..._failure(error)].join(' ');
  } on Object catch (error) {
    return 'raised ${error.runtimeType}';
  }
}

FutureOr<List<String>?> _done(List<String> words) {
  switch (words) {
    case ['hello']:
      return ['1'];
    case ['open', final path, ...final options]:
      _client?.close();
      final named = {
        for (final option in options)
          option.split('=').first: int.parse(option.split('=').last),
      };
      _client = Feature.open(path,
          maxMessageBytes: named['max_message_bytes'] ?? 0,
          maxDepth: named['max_depth'] ?? 0);
      return [];
    case ['close']:
      _client?.close();
      return [];
    case ['call', final method, final form, final request, ...final options]:
      final client = _with(options);
      final reply = Method(method).call(client, form, _bytes(request));
      return reply == null ? null : [_hex(reply)];
    case ['many', final method, final form, ...final requests]:
      final replies = Method(method)
          .many(_client!, form, requests.map(_bytes).toList());
      return replies
          ?.map((reply) => switch (reply) {
                final ShortwireException error => _failure(error).join(':'),
                _ => _hex(reply as Uint8List),
              })
          .toList();
    case ['codec', final message, final data]:
      return [_hex(decode(message, _bytes(data)).encode())];
    case ['read', final data]:
      return _shown(Scalars.decode(_bytes(data)));
    case ['write', ...final values]:
      return [_hex(_parsed(values).encode())];
    case ['bad', final story]:
      return _bad(story);
    default:
      throw ArgumentError.value(words, 'words', 'not understood');
  }
}

Feature _with(List<String> options) {
  var client = _client!;
  for (final option in options) {
    client = option == 'cancelled'
        ? client.withOptions(cancel: CancelToken()..cancel())
        : client.withOptions(
            timeout: Duration(milliseconds: int.parse(option.split('=').last)));
  }
  return client;
}

FutureOr<List<String>?> _bad(String story) async {
  final client = _client!;
  switch (story) {
    case 'int32-above':
      return ['${client.echoInt32Sync(value: 1 << 31)}'];
    case 'uint32-negative':
      return ['${client.echoUint32Sync(value: -1)}'];
    case 'lone-surrogate':
      return [client.echoStringSync(value: '\ud800')];
    case 'close-during-call':
      final underWay = client.slow(milliseconds: 50);
      client.close();
      return ['${await underWay}'];
    case 'forgotten':
      return [_hex(utf8.encode(await _forgotten()))];
    default:
      return null;
  }
}

/// Makes garbage until the collector runs and tells of a client that nobody closed.
Future<String> _forgotten() async {
  final warned = Completer<String>();
  onWarning = warned.complete;
  _forget();
  while (!warned.isCompleted) {
    List.generate(1 << 16, (i) => [i]);
    await Future<void>.delayed(Duration.zero);
  }
  return warned.future;
}

void _forget() => Feature.open('./libfeature_service.so').echoInt32Sync(value: 1);

List<String> _failure(ShortwireException error) {
  final detail = error.detail(FailDetail.messageType);
  return [
    '${error.code.number}',
    _hex(utf8.encode(error.message)),
    detail == null ? 'none' : _hex(detail.encode()),
  ];
}

List<String> _shown(Scalars message) => [
      for (final (i, value) in message.$values.indexed)
        switch (value) {
          final double value => _bits(value, i == 1 ? 4 : 8),
          final String value => _hex(utf8.encode(value)),
          final Uint8List value => _hex(value),
          final ProtoEnum value => '${value.number}',
          final int value when i == 5 || i == 9 =>
            '${BigInt.from(value).toUnsigned(64)}',
          _ => '$value',
        },
    ];

Scalars _parsed(List<String> values) => Scalars(
      doubleValue: _real(values[0]),
      floatValue: _real(values[1]),
      int32Value: int.parse(values[2]),
      int64Value: int.parse(values[3]),
      uint32Value: int.parse(values[4]),
      uint64Value: BigInt.parse(values[5]).toSigned(64).toInt(),
      sint32Value: int.parse(values[6]),
      sint64Value: int.parse(values[7]),
      fixed32Value: int.parse(values[8]),
      fixed64Value: BigInt.parse(values[9]).toSigned(64).toInt(),
      sfixed32Value: int.parse(values[10]),
      sfixed64Value: int.parse(values[11]),
      boolValue: values[12] == 'true',
      stringValue: utf8.decode(_bytes(values[13])),
      bytesValue: _bytes(values[14]),
      enumValue: Color.of(int.parse(values[15])),
    );

double _real(String digits) {
  final data = ByteData.sublistView(_bytes(digits));
  return data.lengthInBytes == 4 ? data.getFloat32(0) : data.getFloat64(0);
}

String _bits(double value, int size) {
  final data = ByteData(size);
  size == 4 ? data.setFloat32(0, value) : data.setFloat64(0, value);
  return _hex(Uint8List.sublistView(data));
}

String _hex(List<int> bytes) => bytes.isEmpty
    ? '-'
    : bytes.map((byte) => byte.toRadixString(16).padLeft(2, '0')).join();

Uint8List _bytes(String digits) => digits == '-'
    ? Uint8List(0)
    : Uint8List.fromList([
        for (var i = 0; i < digits.length; i += 2)
          int.parse(digits.substring(i, i + 2), radix: 16),
      ]);
