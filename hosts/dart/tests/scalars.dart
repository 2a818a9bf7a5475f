import 'package:shortwire/shortwire.dart';

import 'check.dart';
import 'gen/shortwire_test_v1.dart';
import 'support.dart';

/// Every scalar crosses whole, at its limits too, flat and in wire format.
void scalars() => withFeature((feature) {
      const least = -0x8000000000000000, most = 0x7fffffffffffffff;
      for (final value in [0, 1, -1, 127, 128, 1 << 62, most, least]) {
        equal(feature.echoInt64Sync(value: value), value);
        equal(feature.echoSint64Sync(value: value), value);
        equal(feature.echoSfixed64Sync(value: value), value);
        // The upper half of the unsigned numbers is Dart's negative ones.
        equal(feature.echoUint64Sync(value: value), value);
        equal(feature.echoFixed64Sync(value: value), value);
      }
      for (final value in [0, 1, -1, 0x7fffffff, -0x80000000]) {
        equal(feature.echoInt32Sync(value: value), value);
        equal(feature.echoSint32Sync(value: value), value);
        equal(feature.echoSfixed32Sync(value: value), value);
      }
      for (final value in [0, 1, 0x80000000, 0xffffffff]) {
        equal(feature.echoUint32Sync(value: value), value);
        equal(feature.echoFixed32Sync(value: value), value);
      }
      const reals = [0.0, -0.0, 1.5, double.infinity, double.negativeInfinity];
      for (final value in [...reals, double.nan, 5e-324]) {
        equal(feature.echoDoubleSync(value: value), value);
        check(feature.echoDoubleSync(value: value).isNegative == value.isNegative);
      }
      equal(feature.echoFloatSync(value: 0.1), 0.10000000149011612);
      equal(feature.echoFloatSync(value: double.nan), double.nan);
      equal(feature.echoBoolSync(value: true), true);
      equal(feature.echoBoolSync(), false);
      for (final value in [...Color.values, Color.of(77)]) {
        equal(feature.echoEnumSync(value: value), value);
      }
      equal(Color.of(77).name, null);
      equal(Color.of(-3), Color.blue);
      equal('${Color.red}', 'COLOR_RED');
      feature.nothingSync();
      _all(feature);
      _outOfRange(feature);
    });

void _all(Feature feature) {
  final message = Scalars(
    doubleValue: -0.0,
    floatValue: 2.5,
    int32Value: -1,
    int64Value: -1,
    uint32Value: 0xffffffff,
    uint64Value: -1,
    sint32Value: -0x80000000,
    sint64Value: -0x8000000000000000,
    fixed32Value: 7,
    fixed64Value: -1,
    sfixed32Value: -7,
    sfixed64Value: -8,
    boolValue: true,
    stringValue: 'ü€😀',
    bytesValue: bytes([0, 255]),
    enumValue: Color.blue,
  );
  final reply = feature.echoScalarsSync(
    doubleValue: message.doubleValue,
    floatValue: message.floatValue,
    int32Value: message.int32Value,
    int64Value: message.int64Value,
    uint32Value: message.uint32Value,
    uint64Value: message.uint64Value,
    sint32Value: message.sint32Value,
    sint64Value: message.sint64Value,
    fixed32Value: message.fixed32Value,
    fixed64Value: message.fixed64Value,
    sfixed32Value: message.sfixed32Value,
    sfixed64Value: message.sfixed64Value,
    boolValue: message.boolValue,
    stringValue: message.stringValue,
    bytesValue: message.bytesValue,
    enumValue: message.enumValue,
  );
  equal(reply, message);
  equal(Scalars.decode(feature.echoScalarsRawSync(message.encode())), message);
  equal(feature.echoScalarsRawSync(message.encode()), message.encode());
  final target = Scalars(int32Value: 9, stringValue: 'old');
  check(identical(feature.echoScalarsIntoSync(target, int32Value: 3), target));
  equal(target, Scalars(int32Value: 3));
}

void _outOfRange(Feature feature) {
  const code = Code.invalidArgument;
  fails(() => feature.echoInt32Sync(value: 0x80000000), code,
      ['Int32Value.value', '2147483648', 'int32']);
  fails(() => feature.echoUint32Sync(value: -1), code, ['uint32']);
  fails(() => feature.echoUint32Sync(value: 0x100000000), code);
  fails(() => feature.echoSfixed32Sync(value: -0x80000001), code);
  fails(() => feature.echoEnumSync(value: Color.of(1 << 40)), code);
  fails(() => Int32Value(value: 1 << 31).encode(), code,
      ['shortwire.test.v1.Int32Value', 'field', 'out of range']);
  fails(() => Sint32Value(value: 1 << 31).encode(), code);
  fails(() => Fixed32Value(value: -1).encode(), code);
  fails(() => Sfixed32Value(value: 1 << 31).encode(), code);
  fails(() => Repeated(int32s: [1, 1 << 40]).encode(), code, ['Repeated.int32s']);
}
