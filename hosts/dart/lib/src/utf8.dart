import 'dart:ffi';

import 'exception.dart';
import 'memory.dart';

/// Writes a text to [memory] from [start] on, which has room for three bytes a unit; returns its end.
int utf8Into(String text, NativeBytes memory, int start, String field) {
  final bytes = memory.pointer;
  final length = text.length;
  for (var i = 0; i < length; i++) {
    final unit = text.codeUnitAt(i);
    if (unit >= 0x80) return _wideInto(text, i, memory, start + i, field);
    bytes[start + i] = unit;
  }
  return start + length;
}

int _wideInto(String text, int first, NativeBytes memory, int at, String field) {
  final bytes = memory.pointer;
  for (var i = first; i < text.length; i++) {
    final unit = text.codeUnitAt(i);
    if (unit < 0x80) {
      bytes[at++] = unit;
    } else if (unit < 0x800) {
      bytes[at++] = 0xc0 | unit >> 6;
      bytes[at++] = 0x80 | unit & 0x3f;
    } else if (unit & 0xf800 != 0xd800) {
      bytes[at++] = 0xe0 | unit >> 12;
      bytes[at++] = 0x80 | unit >> 6 & 0x3f;
      bytes[at++] = 0x80 | unit & 0x3f;
    } else {
      final next = i + 1 < text.length ? text.codeUnitAt(i + 1) : 0;
      if (unit >= 0xdc00 || next & 0xfc00 != 0xdc00) {
        throw ShortwireException(
            Code.invalidArgument, 'field $field: ${loneSurrogate(i)}');
      }
      final rune = 0x10000 + (unit & 0x3ff) * 0x400 + (next & 0x3ff);
      bytes[at++] = 0xf0 | rune >> 18;
      bytes[at++] = 0x80 | rune >> 12 & 0x3f;
      bytes[at++] = 0x80 | rune >> 6 & 0x3f;
      bytes[at++] = 0x80 | rune & 0x3f;
      i++;
    }
  }
  return at;
}

/// Bytes that a text takes in UTF-8, if it has no lone surrogates.
int utf8Length(String text) {
  var length = text.length;
  for (var i = 0; i < text.length; i++) {
    final unit = text.codeUnitAt(i);
    if (unit >= 0x80) length++;
    // The two halves of a pair take four bytes together.
    if (unit >= 0x800 && unit & 0xf800 != 0xd800) length++;
  }
  return length;
}

/// Why a text cannot be written.
String loneSurrogate(int index) =>
    'the text has a lone surrogate at index $index, which UTF-8 cannot hold; '
    'use a field of type bytes for other data';
