import 'dart:ffi';
import 'dart:typed_data';

import 'exception.dart';
import 'limits.dart';
import 'memory.dart';
import 'message.dart';
import 'utf8.dart';

/// Writes messages in protobuf wire format, back to front: the length of a nested message is known when its
/// tag is reached, so one pass into one buffer is enough.
///
/// Every method that writes a value leaves [_head] bytes free before it, enough for a length and a tag, which therefore
/// need no check of their own.
final class Writer {
  static const _head = 16;

  /// With memory that grows when it is needed.
  Writer() : this._(NativeBytes(1024));

  Writer._(this._memory)
      : _bytes = _memory.pointer,
        _at = _memory.size;

  NativeBytes _memory;
  Pointer<Uint8> _bytes;

  /// Place of the first byte that was written; those before it are free.
  int _at;

  String _root = '';
  int _levels = defaultMaxDepth;

  /// Nesting that messages may have.
  int maxDepth = defaultMaxDepth;

  /// Size that messages may have.
  int maxMessageBytes = defaultMaxMessageBytes;

  /// How much was written since [start].
  int get written => _memory.size - _at;

  /// Where what was written lies.
  int get address => _memory.address + _at;

  /// What was written, until the next [start].
  Uint8List get view => Uint8List.sublistView(_memory.list, _at);

  /// Starts a message; [root] is what errors call it.
  void start(String root) {
    _at = _memory.size;
    _root = root;
    _levels = maxDepth;
  }

  /// Ends a message and checks its size.
  void finish() {
    if (written > maxMessageBytes) _tooLarge(written);
  }

  /// int64 and uint64; a negative number takes ten bytes. As all values that follow: with its tag before it, or
  /// without one, if that is 0.
  @pragma('vm:prefer-inline')
  void varint(int value, int tag) {
    if (_at < _head + 10) _grow(_head + 10);
    if (value >= 0 && value < 0x80) {
      _bytes[--_at] = value;
    } else {
      _put(value);
    }
    _tag(tag);
  }

  /// int32 and enums.
  @pragma('vm:prefer-inline')
  void int32(int value, int tag, String field) {
    if (value != value.toSigned(32)) _outOfRange(value, 'int32', field);
    varint(value, tag);
  }

  /// uint32.
  @pragma('vm:prefer-inline')
  void uint32(int value, int tag, String field) {
    if (value != value.toUnsigned(32)) _outOfRange(value, 'uint32', field);
    varint(value, tag);
  }

  /// sint32.
  void sint32(int value, int tag, String field) {
    if (value != value.toSigned(32)) _outOfRange(value, 'sint32', field);
    varint((value << 1 ^ value >> 31).toUnsigned(32), tag);
  }

  /// sint64.
  void sint64(int value, int tag) => varint(value << 1 ^ value >> 63, tag);

  /// bool.
  void boolean(bool value, int tag) => varint(value ? 1 : 0, tag);

  /// fixed32.
  void fixed32(int value, int tag, String field) {
    if (value != value.toUnsigned(32)) _outOfRange(value, 'fixed32', field);
    final at = _room(4);
    _memory.data.setUint32(at, value, Endian.little);
    _tag(tag);
  }

  /// sfixed32.
  void sfixed32(int value, int tag, String field) {
    if (value != value.toSigned(32)) _outOfRange(value, 'sfixed32', field);
    final at = _room(4);
    _memory.data.setInt32(at, value, Endian.little);
    _tag(tag);
  }

  /// fixed64 and sfixed64.
  void fixed64(int value, int tag) {
    final at = _room(8);
    _memory.data.setInt64(at, value, Endian.little);
    _tag(tag);
  }

  /// float.
  void float(double value, int tag) {
    final at = _room(4);
    _memory.data.setFloat32(at, value, Endian.little);
    _tag(tag);
  }

  /// double.
  void float64(double value, int tag) {
    final at = _room(8);
    _memory.data.setFloat64(at, value, Endian.little);
    _tag(tag);
  }

  /// A string with its length.
  void string(String value, int tag, String field) {
    final length = value.length;
    // Every unit may take three bytes; long texts are counted, so that they do not take three times their size.
    final most = length <= 4096 ? length * 3 : utf8Length(value);
    if (_at < most + _head) _grow(most + _head);
    final bytes = _bytes;
    final end = _at;
    var at = end;
    for (var i = length - 1; i >= 0; i--) {
      final unit = value.codeUnitAt(i);
      if (unit >= 0x80) {
        at = _wide(value, i, at, field);
        break;
      }
      bytes[--at] = unit;
    }
    _at = at;
    _putLength(end - at);
    _tag(tag);
  }

  /// Bytes with their length.
  void bytes(List<int> value, int tag) {
    raw(value);
    _putLength(value.length);
    _tag(tag);
  }

  /// Bytes as they are.
  void raw(List<int> value) {
    final at = _room(value.length);
    _memory.list.setRange(at, at + value.length, value);
  }

  /// A nested message with its tag.
  @pragma('vm:prefer-inline')
  void message(Message value, int tag, String field) {
    final before = open(field);
    value.$write(this);
    close(before, tag);
  }

  /// A nested message between the tags of a group.
  void group(Message value, int tag, String field) {
    if (_at < _head) _grow(_head);
    _tag(tag + 1);
    open(field);
    value.$write(this);
    _levels++;
    if (_at < _head) _grow(_head);
    _tag(tag);
  }

  /// Starts something that has a length and its own level of nesting; [close] wants what this returns.
  int open(String field) {
    if (_levels == 0) {
      _fail(Code.invalidArgument,
          'messages are nested deeper than allowed; see maxDepth', field);
    }
    _levels--;
    return written;
  }

  /// Ends what [open] started: length and tag.
  void close(int before, int tag) {
    _levels++;
    length(before, tag);
  }

  /// The length of all that was written since [before], and a tag.
  void length(int before, int tag) {
    if (_at < _head) _grow(_head);
    _putLength(written - before);
    _tag(tag);
  }

  /// Refuses a message that lacks a required field.
  Never missing(String field) =>
      _fail(Code.invalidArgument, 'a required field is not set', field);

  /// Refuses a message with two members of a oneof.
  Never severalOf(String oneof) => _fail(
      Code.invalidArgument, 'more than one member of the oneof is set', oneof);

  @pragma('vm:prefer-inline')
  void _tag(int tag) {
    if (tag < 0x80) {
      if (tag != 0) _bytes[--_at] = tag;
    } else {
      _put(tag);
    }
  }

  @pragma('vm:prefer-inline')
  void _putLength(int value) {
    if (value < 0x80) {
      _bytes[--_at] = value;
    } else {
      _put(value);
    }
  }

  /// A varint of any length.
  void _put(int value) {
    final bytes = _bytes;
    if (value >= 0 && value < 0x4000) {
      bytes[--_at] = value >> 7;
      bytes[--_at] = value | 0x80;
      return;
    }
    final size = value < 0 ? 10 : value.bitLength * 9 + 64 >> 6;
    final start = _at - size;
    for (var at = start; at < start + size - 1; at++) {
      bytes[at] = value | 0x80;
      value >>>= 7;
    }
    bytes[start + size - 1] = value;
    _at = start;
  }

  /// The place of [size] bytes to be written. It may replace [_memory].
  int _room(int size) {
    if (_at < size + _head) _grow(size + _head);
    return _at -= size;
  }

  /// Writes units 0 to [last] of a text, of which the last is not ASCII, before [at]; returns their start.
  int _wide(String value, int last, int at, String field) {
    final bytes = _bytes;
    for (var i = last; i >= 0; i--) {
      var unit = value.codeUnitAt(i);
      if (unit < 0x80) {
        bytes[--at] = unit;
        continue;
      }
      if (unit < 0x800) {
        bytes[--at] = 0x80 | unit & 0x3f;
        bytes[--at] = 0xc0 | unit >> 6;
        continue;
      }
      if (unit & 0xf800 == 0xd800) {
        final before = i > 0 ? value.codeUnitAt(i - 1) : 0;
        if (unit < 0xdc00 || before & 0xfc00 != 0xd800) {
          _fail(Code.invalidArgument, loneSurrogate(i), field);
        }
        i--;
        unit = 0x10000 + (before & 0x3ff) * 0x400 + (unit & 0x3ff);
        bytes[--at] = 0x80 | unit & 0x3f;
        bytes[--at] = 0x80 | unit >> 6 & 0x3f;
        bytes[--at] = 0x80 | unit >> 12 & 0x3f;
        bytes[--at] = 0xf0 | unit >> 18;
        continue;
      }
      bytes[--at] = 0x80 | unit & 0x3f;
      bytes[--at] = 0x80 | unit >> 6 & 0x3f;
      bytes[--at] = 0xe0 | unit >> 12;
    }
    return at;
  }

  /// Makes room for [size] more bytes before what was written.
  void _grow(int size) {
    final written = this.written;
    if (written + size > limitMessageBytes) _tooLarge(written + size);
    var capacity = _memory.size * 2;
    if (capacity < written + size) capacity = written + size;
    final larger = NativeBytes(capacity);
    larger.list.setRange(capacity - written, capacity, _memory.list, _at);
    _memory.free();
    _memory = larger;
    _bytes = larger.pointer;
    _at = capacity - written;
  }

  Never _outOfRange(int value, String type, String field) =>
      _fail(Code.invalidArgument, '$value is out of range for $type', field);

  Never _tooLarge(int size) => throw ShortwireException(
      Code.resourceExhausted,
      '$_root takes $size bytes, more than the $maxMessageBytes a message may have; '
      'raise max_message_bytes (at most 2 GiB - 1) or send it in parts');

  Never _fail(Code code, String problem, String field) =>
      throw ShortwireException(
          code, '$_root cannot be encoded, field $field: $problem');
}

/// Whether a number that tracks no presence is written: all but positive zero is.
@pragma('vm:prefer-inline')
bool isSet(double value) => value != 0 || value.isNegative;
