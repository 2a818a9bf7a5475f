import 'dart:typed_data';

import 'exception.dart';
import 'limits.dart';
import 'memory.dart';
import 'reader.dart';
import 'writer.dart';

/// What generated messages are: plain mutable objects. They compare by value; `toString` shows their fields.
///
/// Values are checked when a message is written, not when they are assigned.
abstract base class Message {
  Uint8List? _unknown;

  /// The message's type.
  MessageType<Message> get $type;

  /// Its fields, in the order of their numbers, for comparing and showing.
  List<Object?> get $values;

  /// Fields that the schema does not name, in wire format; written again after all others. Empty if there are none.
  Uint8List get unknownFields => _unknown ?? noBytes;
  set unknownFields(Uint8List fields) =>
      _unknown = fields.isEmpty ? null : fields;

  /// The same, null if there are none.
  Uint8List? get $unknown => _unknown;
  set $unknown(Uint8List? fields) => _unknown = fields;

  /// The message in wire format.
  Uint8List encode() => Uint8List.fromList(_encoded());

  /// Writes the message in wire format from the start of [target]; returns its length.
  int encodeInto(Uint8List target) {
    final bytes = _encoded();
    if (bytes.length > target.length) {
      throw ShortwireException(
          Code.resourceExhausted,
          '${$type.fullName} takes ${bytes.length} bytes, more than the ${target.length} it is to be written into');
    }
    target.setRange(0, bytes.length, bytes);
    return bytes.length;
  }

  /// Adds what [bytes] hold to the message, as protobuf merges: lists grow, messages merge, all else is replaced.
  void mergeFrom(Uint8List bytes, {int maxDepth = defaultMaxDepth}) {
    if (bytes.length > _input.size) _makeInput(bytes.length);
    _input.list.setRange(0, bytes.length, bytes);
    $merge(_reader
      ..start(_input, 0, bytes.length, $type.fullName, maxDepth: maxDepth));
    if (_input.size > _largestKept) _makeInput(_smallest);
  }

  /// Makes all fields what they are in a new message. Lists and maps are emptied and kept.
  void clear();

  /// Writes all fields, the last first.
  void $write(Writer $w);

  /// Reads fields until the reader's end.
  void $merge(Reader $r);

  @override
  bool operator ==(Object other) =>
      identical(this, other) ||
      other is Message &&
          identical($type, other.$type) &&
          _same($values, other.$values) &&
          _same(unknownFields, other.unknownFields);

  @override
  int get hashCode => Object.hash($type, _hash($values), _hash(unknownFields));

  @override
  String toString() {
    final values = $values;
    final fields = [
      for (final (i, name) in $type.fields.indexed)
        if (!_isEmpty(values[i])) '$name: ${values[i]}',
    ];
    return '${$type.fullName}(${fields.join(', ')})';
  }

  Uint8List _encoded() {
    _writer.start($type.fullName);
    $write(_writer);
    _writer.finish();
    return _writer.view;
  }
}

/// What there is to know of a message without having one.
final class MessageType<T extends Message> {
  /// For generated code.
  const MessageType(this.fullName, this.create, this.fields);

  /// Name in the schema, such as `calculator.v1.BinaryOp`.
  final String fullName;

  /// Makes an empty one.
  final T Function() create;

  /// Names of the fields, in the order of their numbers.
  final List<String> fields;

  /// Reads one in wire format.
  T decode(Uint8List bytes, {int maxDepth = defaultMaxDepth}) =>
      create()..mergeFrom(bytes, maxDepth: maxDepth);
}

/// A number of an enum: one that the schema names, or any other.
abstract base class ProtoEnum {
  /// For generated code.
  const ProtoEnum(this.number, this.name);

  /// Number on the wire.
  final int number;

  /// Name in the schema; null if it names no such number.
  final String? name;

  @override
  bool operator ==(Object other) =>
      other is ProtoEnum &&
      other.number == number &&
      other.runtimeType == runtimeType;

  @override
  int get hashCode => number;

  @override
  String toString() => name ?? '$number';
}

/// No bytes.
final Uint8List noBytes = Uint8List(0);

const _smallest = 4096;
const _largestKept = 16 << 20;

final _writer = Writer()..maxMessageBytes = limitMessageBytes;
final _reader = Reader();
NativeBytes _input = NativeBytes(_smallest);

void _makeInput(int size) {
  _input.free();
  _input = NativeBytes(size);
}

/// Not worth showing.
bool _isEmpty(Object? value) => switch (value) {
      null => true,
      List() => value.isEmpty,
      Map() => value.isEmpty,
      _ => false,
    };

bool _same(Object? a, Object? b) {
  if (identical(a, b)) return true;
  if (a is List && b is List) {
    if (a.length != b.length) return false;
    for (var i = 0; i < a.length; i++) {
      if (!_same(a[i], b[i])) return false;
    }
    return true;
  }
  if (a is Map && b is Map) {
    return a.length == b.length &&
        a.entries.every((entry) =>
            b.containsKey(entry.key) && _same(entry.value, b[entry.key]));
  }
  return a == b;
}

int _hash(Object? value) => switch (value) {
      List() => Object.hashAll(value.map(_hash)),
      Map() => Object.hashAllUnordered(
          value.entries.map((e) => Object.hash(e.key, _hash(e.value)))),
      _ => value.hashCode,
    };
