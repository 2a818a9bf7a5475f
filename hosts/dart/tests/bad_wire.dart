import 'dart:math';
import 'dart:typed_data';

import 'package:shortwire/shortwire.dart';

import 'check.dart';
import 'gen/shortwire_test_v1.dart';
import 'support.dart';

/// Bytes that are no message are refused here and there, and damage to a good one does no harm.
void badWire() => withFeature((feature) {
      const bad = {
        '18': 'end in the middle',
        '18ffff': 'end in the middle',
        '18ffffffffffffffffffffff01': 'longer than 10 bytes',
        '1a028080': 'end in the middle',
        '0a0731323334353637': 'end in the middle',
        '7205616263': 'beyond the end',
        '72ffffffff07': 'beyond the end',
        '72ffffffffffffffffff01': 'beyond the end',
        '7201ff': 'Repeated.strings',
        '8a01037201ff': 'Scalars.string_value',
        '0200': 'number 0',
        '06': 'number 0',
        '1e00': 'wire type',
        '1f00': 'wire type',
        'fb01': 'does not end',
        'fc01': 'did not begin',
        'fb01f401': 'did not begin',
        'f8ffffffff7f01': 'field number',
      };
      for (final MapEntry(key: digits, value: says) in bad.entries) {
        fails(() => Repeated.decode(hex(digits)), Code.invalidArgument, [says]);
        fails(() => feature.echoRepeatedRawSync(hex(digits)), Code.invalidArgument);
      }
      _damaged();
      _depthBomb(feature);
    });

void _damaged() {
  final good = Repeated(
    int32s: [1, 300, -1],
    strings: ['a', 'bc'],
    messages: [
      Scalars(int32Value: -5, stringValue: 'text é'),
      Scalars(doubleValue: 1),
    ],
  ).encode();
  for (var length = 0; length < good.length; length++) {
    _tried(Uint8List.sublistView(good, 0, length));
  }
  for (var at = 0; at < good.length; at++) {
    final copy = Uint8List.fromList(good);
    for (copy[at] = 0; copy[at] < 255; copy[at]++) {
      _tried(copy);
    }
  }
  final random = Random(1);
  for (var i = 0; i < 5000; i++) {
    _tried(bytes(List.generate(random.nextInt(40), (_) => random.nextInt(256))));
  }
}

/// Whatever comes out is a message that can be written, or an error.
void _tried(Uint8List input) {
  try {
    final message = Repeated.decode(input);
    equal(Repeated.decode(message.encode()), message);
  } on ShortwireException catch (error) {
    check(error.code == Code.invalidArgument, '$error');
  }
}

void _depthBomb(Feature feature) {
  const levels = 50000;
  // Built back to front: tag and length of each message before those in it.
  final bomb = <int>[];
  for (var i = 0; i < levels; i++) {
    var length = bomb.length;
    final head = [0x12];
    for (; length >= 0x80; length >>= 7) {
      head.add(length & 0x7f | 0x80);
    }
    head.add(length);
    bomb.addAll(head.reversed);
  }
  final input = bytes(bomb.reversed.toList());
  fails(() => Tree.decode(input), Code.invalidArgument, ['maxDepth']);
  fails(() => feature.echoTreeRawSync(input), Code.invalidArgument);
  fails(() => Tree.decode(bytes(List.filled(levels, 0x7b))), Code.invalidArgument);
}
