import 'dart:typed_data';

import 'exception.dart';

/// The number, which has to fit 32 bits with a sign.
@pragma('vm:prefer-inline')
int asInt32(int value, String field) =>
    value == value.toSigned(32) ? value : _refuse(value, 'int32', field);

/// The number, which has to fit 32 bits without a sign.
@pragma('vm:prefer-inline')
int asUint32(int value, String field) =>
    value == value.toUnsigned(32) ? value : _refuse(value, 'uint32', field);

/// Copies bytes to the start of [target]; returns their number.
int copyInto(Uint8List bytes, Uint8List target) {
  if (bytes.length > target.length) {
    throw ShortwireException(Code.resourceExhausted,
        'the reply has ${bytes.length} bytes, more than the ${target.length} it is to be written into');
  }
  target.setRange(0, bytes.length, bytes);
  return bytes.length;
}

Never _refuse(int value, String type, String field) =>
    throw ShortwireException(Code.invalidArgument,
        'field $field: $value is out of range for $type');
