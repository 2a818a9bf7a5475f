import 'dart:typed_data';

import 'package:shortwire/shortwire.dart';

import 'check.dart';
import 'gen/older/shortwire_test_v1.dart';
import 'support.dart';

/// A client of an older schema than the library's.
void evolutionOlder() {
  final feature = Feature.open(featureLibrary);

  // Fewer fields here: another shape, so the call goes in wire format by itself.
  final scalars =
      feature.echoScalarsSync(doubleValue: 1.5, stringValue: 'x');
  equal(scalars.doubleValue, 1.5);
  equal(scalars.stringValue, 'x');
  equal(feature.echoScalarsManySync([(doubleValue: 2, stringValue: 'y')]).single.stringValue, 'y');
  fails(
      () => feature.echoScalarsColumnsSync(
          doubleValue: Float64List(1), stringValue: ['']),
      Code.failedPrecondition,
      ['EchoScalars', 'versions of its messages', featureLibrary]);
  final message = Scalars(doubleValue: 1.5)..unknownFields = hex('1807');
  final reply = Scalars.decode(feature.echoScalarsRawSync(message.encode()));
  equal(reply, message);

  // There the fields track presence.
  equal(feature.echoPresenceSync(number: 5).number, 5);
  equal(feature.echoInt64Sync(value: 6), 6);

  // A reply that has grown.
  final newer = feature.newerSync(name: 'n');
  equal(newer, 'n');
  equal(feature.newerManySync(['a', 'b']), ['a', 'b']);
  feature.close();
}
