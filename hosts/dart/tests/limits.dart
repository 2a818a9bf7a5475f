import 'dart:typed_data';

import 'package:shortwire/shortwire.dart';

import 'check.dart';
import 'gen/shortwire_test_v1.dart';
import 'support.dart';

/// Sizes are limited, and the limits can be set.
void limits() {
  withFeature(maxMessageBytes: 1000, (feature) {
    equal(feature.measureSync(value: Uint8List(900)), 900);
    fails(() => feature.measureSync(value: Uint8List(2000)), Code.resourceExhausted,
        ['max_message_bytes']);
    fails(() => feature.measureRawSync(BytesValue(value: Uint8List(2000)).encode()),
        Code.resourceExhausted, ['max_message_bytes = 1000']);
    fails(() => feature.largeSync(size: 2000), Code.resourceExhausted);
    fails(() => feature.echoRepeatedSync(Repeated(blobs: [Uint8List(1000)])),
        Code.resourceExhausted, ['the 1000 a message may have', 'max_message_bytes', 'Feature/EchoRepeated']);
  });
  fails(() => Feature.open(featureLibrary, maxMessageBytes: 1 << 40),
      Code.invalidArgument);
  final message = BytesValue(value: Uint8List(10));
  fails(() => message.encodeInto(Uint8List(11)), Code.resourceExhausted, ['12 bytes']);
  final target = Uint8List(14);
  equal(message.encodeInto(target), 12);
  equal(target.sublist(0, 2), [0x0a, 10]);
}
