import 'dart:typed_data';

import 'package:shortwire/shortwire.dart';

import 'check.dart';
import 'gen/shortwire_test_v1.dart';
import 'support.dart';

/// Texts and bytes of all kinds cross whole; texts that are no Unicode are refused.
void stringsBytes() => withFeature((feature) {
      final texts = [
        '', 'a', 'zwölf', '€', '😀', 'a\u0000b', '\ufeffmark', '\ufeff', '\uffff',
        'x' * 31, 'x' * 32, 'x' * 33, 'ü' * 5000, '😀' * 3000, 'a' * 70000,
      ];
      for (final text in texts) {
        equal(feature.echoStringSync(value: text), text);
        final message = StringValue(value: text);
        equal(StringValue.decode(message.encode()), message);
        equal(feature.echoStringRawSync(message.encode()), message.encode());
      }
      for (final size in [0, 1, 255, 1024, 4097]) {
        final data = Uint8List.fromList(List.generate(size, numbered));
        equal(feature.echoBytesSync(value: data), data);
        equal(BytesValue.decode(BytesValue(value: data).encode()).value, data);
      }
      equal(feature.echoBytesSync(), <int>[]);
      equal(feature.echoBytesSync(value: Uint8List.sublistView(bytes([1, 2, 3]), 1)),
          [2, 3]);

      final target = Uint8List(4);
      equal(feature.echoBytesIntoSync(target, value: bytes([5, 6])), 2);
      equal(target, [5, 6, 0, 0]);
      fails(() => feature.echoBytesIntoSync(target, value: Uint8List(5)),
          Code.resourceExhausted, ['5 bytes', 'the 4']);

      for (final text in ['\ud800', 'a\udc00', '\ud800a', 'é\udfff\ud800']) {
        fails(() => feature.echoStringSync(value: text), Code.invalidArgument,
            ['lone surrogate', 'StringValue.value']);
        fails(() => StringValue(value: text).encode(), Code.invalidArgument,
            ['lone surrogate', 'StringValue.value']);
      }
      for (final bad in ['0a01ff', '0a02c080', '0a03eda080', '0a04f4908080']) {
        fails(() => StringValue.decode(hex(bad)), Code.invalidArgument,
            ['UTF-8', 'StringValue.value']);
        fails(() => feature.echoStringRawSync(hex(bad)), Code.invalidArgument);
      }
    });
