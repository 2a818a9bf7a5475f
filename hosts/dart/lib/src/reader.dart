import 'dart:convert';
import 'dart:ffi';
import 'dart:typed_data';

import 'exception.dart';
import 'limits.dart';
import 'memory.dart';

/// Reads messages in protobuf wire format out of memory outside Dart's heap.
///
/// [at] is the place of the next byte and [end] where the message ends that is being read; both count from the start
/// of that memory. No method goes beyond [end].
final class Reader {
  /// Texts up to this length are looked through byte by byte, which is faster than asking the platform's decoder.
  static const _short = 32;

  static final _nothing = NativeBytes(1);

  Pointer<Uint8> _bytes = _nothing.pointer;
  Uint8List _list = _nothing.list;
  ByteData _data = _nothing.data;
  int _begin = 0;
  int _stop = 0;
  int _levels = 0;
  String _what = '';

  /// For replies: tells which library sent them.
  String Function()? _origin;

  /// Place of the next byte.
  int at = 0;

  /// Where the message ends that is being read.
  int end = 0;

  /// Starts on [length] bytes of [memory] from [begin]. Errors call them [what]; if they come from a library,
  /// [origin] says which.
  void start(NativeView memory, int begin, int length, String what,
      {String Function()? origin, int maxDepth = defaultMaxDepth}) {
    _bytes = memory.pointer;
    _list = memory.list;
    _data = memory.data;
    at = _begin = begin;
    end = _stop = begin + length;
    _levels = maxDepth;
    _what = what;
    _origin = origin;
  }

  /// A tag. The message must not be at its end.
  @pragma('vm:prefer-inline')
  int tag() {
    final byte = _bytes[at];
    if (byte >= 8 && byte < 0x80) {
      at++;
      return byte;
    }
    return _longTag();
  }

  /// int64 and uint64.
  @pragma('vm:prefer-inline')
  int varint(String field) {
    final from = at;
    if (from < end) {
      final byte = _bytes[from];
      if (byte < 0x80) {
        at = from + 1;
        return byte;
      }
    }
    return _longVarint(field);
  }

  /// int32 and enums: whatever is more than 32 bits is dropped.
  int int32(String field) => varint(field).toSigned(32);

  /// uint32.
  int uint32(String field) => varint(field).toUnsigned(32);

  /// sint32.
  int sint32(String field) {
    final value = varint(field).toUnsigned(32);
    return (value >> 1 ^ -(value & 1)).toSigned(32);
  }

  /// sint64.
  int sint64(String field) {
    final value = varint(field);
    return value >>> 1 ^ -(value & 1);
  }

  /// bool.
  bool boolean(String field) => varint(field) != 0;

  /// fixed32.
  int fixed32(String field) => _data.getUint32(_pass(4, field), Endian.little);

  /// sfixed32.
  int sfixed32(String field) => _data.getInt32(_pass(4, field), Endian.little);

  /// fixed64 and sfixed64.
  int fixed64(String field) => _data.getInt64(_pass(8, field), Endian.little);

  /// float.
  double float(String field) =>
      _data.getFloat32(_pass(4, field), Endian.little);

  /// double.
  double float64(String field) =>
      _data.getFloat64(_pass(8, field), Endian.little);

  /// Text, which has to be UTF-8.
  String string(String field) {
    final length = this.length(field);
    final from = at;
    at = from + length;
    return _text(from, at) ?? _notText(from, length, field);
  }

  /// Everything up to the end, as text.
  String rest() {
    final from = at;
    at = end;
    return _text(from, end) ?? _notText(from, end - from, '');
  }

  /// Text of which the schema does not ask that it is UTF-8: what is not becomes U+FFFD.
  String looseString(String field) {
    final length = this.length(field);
    final from = at;
    at = from + length;
    return _text(from, at) ??
        utf8.decode(Uint8List.sublistView(_list, from, at),
            allowMalformed: true);
  }

  /// Bytes, copied.
  Uint8List bytes(String field) {
    final length = this.length(field);
    final from = at;
    at = from + length;
    return Uint8List(length)..setRange(0, length, _list, from);
  }

  /// A length, which is found to be within the message.
  int length(String field) {
    final from = at;
    final length = varint(field);
    if (length < 0 || length > end - at) {
      _fail('a length goes beyond the end of the message', from, field);
    }
    return length;
  }

  /// Enters a run of packed numbers: [end] is now its end. The old one is returned and to be put back.
  int run(String field) {
    final length = this.length(field);
    final outer = end;
    end = at + length;
    return outer;
  }

  /// Enters a nested message: [end] is now its end. [leave] wants what this returns.
  int enter(String field) {
    final length = this.length(field);
    _deeper(field);
    final outer = end;
    end = at + length;
    return outer;
  }

  /// Leaves a nested message.
  void leave(int outer) {
    _levels++;
    end = outer;
  }

  /// Enters the group that [tag] started. [leaveGroup] wants what this returns.
  int enterGroup(int tag, String field) {
    final outer = end;
    final from = at;
    end = _groupEnd(tag, field);
    at = from;
    _deeper(field);
    return outer;
  }

  /// Leaves a group, over its end tag.
  void leaveGroup(int outer) {
    leave(outer);
    tag();
  }

  /// Passes over a field that the message does not know, and adds it, with its tag, which begins at [start], to
  /// those that were kept.
  Uint8List keep(int start, int tag, Uint8List? kept) {
    skip(tag);
    return _append(kept, start, at);
  }

  /// Adds what was read since [start] to unknown fields.
  Uint8List keepRun(int start, Uint8List? kept) => _append(kept, start, at);

  /// Adds a number that a closed enum does not have to unknown fields.
  Uint8List keepNumber(int tag, int value, Uint8List? kept) {
    final field = BytesBuilder();
    if (kept != null) field.add(kept);
    for (var number in [tag, value]) {
      while (number < 0 || number >= 0x80) {
        field.addByte(number & 0x7f | 0x80);
        number >>>= 7;
      }
      field.addByte(number);
    }
    return field.takeBytes();
  }

  /// Passes over the value that follows [tag].
  void skip(int tag) {
    switch (tag & 7) {
      case 0:
        varint('');
      case 1:
        _pass(8, '');
      case 2:
        final length = this.length('');
        at += length;
      case 3:
        _groupEnd(tag, '');
      case 4:
        _fail('a group ends that did not begin', at);
      case 5:
        _pass(4, '');
      default:
        _fail('a field has a wire type that protobuf does not know', at);
    }
  }

  /// Refuses a message that lacks a required field.
  Never missing(String field) =>
      _fail('a required field is missing', at, field);

  /// A varint of any length.
  int _longVarint(String field) {
    var value = 0;
    for (var i = 0; i < 10; i++) {
      if (at + i >= end) _fail('the bytes end in the middle of a value', at, field);
      final byte = _bytes[at + i];
      value |= (byte & 0x7f) << 7 * i;
      if (byte < 0x80) {
        at += i + 1;
        return value;
      }
    }
    _fail('a varint is longer than 10 bytes', at, field);
  }

  int _longTag() {
    final from = at;
    final tag = _longVarint('');
    if (tag < 0 || tag > 0xffffffff) {
      _fail('a field number is larger than protobuf allows', from);
    }
    if (tag >> 3 == 0) {
      _fail('a field has number 0, which protobuf does not allow', from);
    }
    return tag;
  }

  /// Moves over the group that [tag] started; returns the place of its end tag.
  int _groupEnd(int tag, String field) {
    _deeper(field);
    while (at < end) {
      final start = at;
      final next = this.tag();
      if (next == tag + 1) {
        _levels++;
        return start;
      }
      skip(next);
    }
    _fail('a group does not end', at, field);
  }

  void _deeper(String field) {
    if (_levels == 0) {
      _fail('messages are nested deeper than allowed; see maxDepth', at, field);
    }
    _levels--;
  }

  @pragma('vm:prefer-inline')
  int _pass(int size, String field) {
    final from = at;
    if (end - from < size) {
      _fail('the bytes end in the middle of a value', from, field);
    }
    at = from + size;
    return from;
  }

  /// Null if it is not UTF-8.
  String? _text(int from, int to) {
    if (to - from <= _short) {
      final bytes = _bytes;
      var i = from;
      while (i < to && bytes[i] < 0x80) {
        i++;
      }
      if (i == to) return String.fromCharCodes(_list, from, to);
    }
    // The decoder drops a byte order mark at the start, which is a character like others here.
    final hasMark = to - from >= 3 &&
        _list[from] == 0xef &&
        _list[from + 1] == 0xbb &&
        _list[from + 2] == 0xbf;
    try {
      final text =
          const Utf8Decoder().convert(_list, hasMark ? from + 3 : from, to);
      return hasMark ? '\ufeff$text' : text;
    } on FormatException {
      return null;
    }
  }

  Never _notText(int from, int length, String field) {
    final bytes = Uint8List.sublistView(_list, from, from + length);
    _fail('a string is not UTF-8', from + utf8ValidUpTo(bytes), field);
  }

  Uint8List _append(Uint8List? kept, int from, int to) {
    final before = kept?.length ?? 0;
    final all = Uint8List(before + to - from);
    if (kept != null) all.setRange(0, before, kept);
    all.setRange(before, all.length, _list, from);
    return all;
  }

  Never _fail(String problem, int where, [String field = '']) {
    final origin = _origin;
    final text =
        'not a valid $_what: $problem (byte ${where - _begin} of ${_stop - _begin}'
        '${field.isEmpty ? '' : ', field $field'})';
    throw origin == null
        ? ShortwireException(Code.invalidArgument, text)
        : ShortwireException(Code.dataLoss, '${origin()}: $text');
  }
}

/// How many bytes from the start are UTF-8.
int utf8ValidUpTo(Uint8List bytes) {
  var valid = 0;
  while (valid < bytes.length) {
    final size = switch (bytes[valid]) {
      < 0x80 => 1,
      < 0xe0 => 2,
      < 0xf0 => 3,
      _ => 4,
    };
    final to = valid + size;
    if (to > bytes.length) return valid;
    try {
      const Utf8Decoder().convert(bytes, valid, to);
    } on FormatException {
      return valid;
    }
    valid = to;
  }
  return valid;
}
