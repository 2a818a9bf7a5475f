/// A message by ChaCha20, or many: in plain Dart, and a copy of the outcome beside it.
library;

import 'dart:convert';
import 'dart:typed_data';

import 'arm.dart';

Arm byChacha20(Subject subject) {
  final size = subject.size, all = size * subject.count;
  final messages = _message(all, subject.seed), ciphertexts = Uint8List(all);
  final end = Int64List.sublistView(ciphertexts, all - 8);
  final from = Uint32List.sublistView(messages), to = Uint32List.sublistView(ciphertexts);
  final int Function(int count) loop;
  switch (subject.by) {
    case 'plain':
      loop = (count) {
        var sum = 0;
        for (var i = 0; i < count; i++) {
          _encryptAll(from, to, size ~/ 4);
          sum += end[0];
        }
        return sum;
      };
    case 'copy':
      _encryptAll(from, from, size ~/ 4);
      loop = (count) {
        var sum = 0;
        for (var i = 0; i < count; i++) {
          for (var at = 0; at < all; at += size) {
            ciphertexts.setRange(at, at + size, messages, at);
          }
          sum += end[0];
        }
        return sum;
      };
    default:
      throw subject.unknown;
  }
  return Arm(() {
    loop(1);
    return fnv1a(ciphertexts);
  }, loop);
}

/// Messages of so many words, one after the other.
void _encryptAll(Uint32List from, Uint32List to, int size) {
  for (var at = 0; at < from.length; at += size) {
    _encrypt(from, to, at, at + size, at ~/ size);
  }
}

Uint8List _message(int size, int seed) {
  final message = Uint8List(size);
  var x = seed;
  for (var i = 0; i < size; i++) {
    x = (1664525 * x + 1013904223) & _low;
    message[i] = x >> 24;
  }
  return message;
}

/// Words are views of bytes: this machine and the cipher both begin with the lowest one.
final _initial = Uint32List.fromList([
  ...Uint32List.sublistView(ascii.encode('expand 32-byte k')),
  ...Uint32List.sublistView(Uint8List.fromList([for (var i = 0; i < 32; i++) i])),
  _counter,
  ...Uint32List.sublistView(Uint8List.fromList([0, 0, 0, 0, 0, 0, 0, 0x4a, 0, 0, 0, 0])),
]);

const _counter = 1;
const _low = 0xffffffff;

@pragma('vm:prefer-inline')
int _rotated(int word, int distance) => ((word << distance) | (word >> (32 - distance))) & _low;

/// ChaCha20 of whole blocks, with that word at the beginning of the nonce.
void _encrypt(Uint32List from, Uint32List to, int begin, int end, int nonce) {
  final state = _initial;
  for (var at = begin, counter = _counter; at < end; at += 16, counter = (counter + 1) & _low) {
    var x0 = state[0], x1 = state[1], x2 = state[2], x3 = state[3];
    var x4 = state[4], x5 = state[5], x6 = state[6], x7 = state[7];
    var x8 = state[8], x9 = state[9], x10 = state[10], x11 = state[11];
    var x12 = counter, x13 = nonce, x14 = state[14], x15 = state[15];
    for (var i = 0; i < 10; i++) {
      x12 = _rotated(x12 ^ (x0 = (x0 + x4) & _low), 16);
      x4 = _rotated(x4 ^ (x8 = (x8 + x12) & _low), 12);
      x12 = _rotated(x12 ^ (x0 = (x0 + x4) & _low), 8);
      x4 = _rotated(x4 ^ (x8 = (x8 + x12) & _low), 7);
      x13 = _rotated(x13 ^ (x1 = (x1 + x5) & _low), 16);
      x5 = _rotated(x5 ^ (x9 = (x9 + x13) & _low), 12);
      x13 = _rotated(x13 ^ (x1 = (x1 + x5) & _low), 8);
      x5 = _rotated(x5 ^ (x9 = (x9 + x13) & _low), 7);
      x14 = _rotated(x14 ^ (x2 = (x2 + x6) & _low), 16);
      x6 = _rotated(x6 ^ (x10 = (x10 + x14) & _low), 12);
      x14 = _rotated(x14 ^ (x2 = (x2 + x6) & _low), 8);
      x6 = _rotated(x6 ^ (x10 = (x10 + x14) & _low), 7);
      x15 = _rotated(x15 ^ (x3 = (x3 + x7) & _low), 16);
      x7 = _rotated(x7 ^ (x11 = (x11 + x15) & _low), 12);
      x15 = _rotated(x15 ^ (x3 = (x3 + x7) & _low), 8);
      x7 = _rotated(x7 ^ (x11 = (x11 + x15) & _low), 7);
      x15 = _rotated(x15 ^ (x0 = (x0 + x5) & _low), 16);
      x5 = _rotated(x5 ^ (x10 = (x10 + x15) & _low), 12);
      x15 = _rotated(x15 ^ (x0 = (x0 + x5) & _low), 8);
      x5 = _rotated(x5 ^ (x10 = (x10 + x15) & _low), 7);
      x12 = _rotated(x12 ^ (x1 = (x1 + x6) & _low), 16);
      x6 = _rotated(x6 ^ (x11 = (x11 + x12) & _low), 12);
      x12 = _rotated(x12 ^ (x1 = (x1 + x6) & _low), 8);
      x6 = _rotated(x6 ^ (x11 = (x11 + x12) & _low), 7);
      x13 = _rotated(x13 ^ (x2 = (x2 + x7) & _low), 16);
      x7 = _rotated(x7 ^ (x8 = (x8 + x13) & _low), 12);
      x13 = _rotated(x13 ^ (x2 = (x2 + x7) & _low), 8);
      x7 = _rotated(x7 ^ (x8 = (x8 + x13) & _low), 7);
      x14 = _rotated(x14 ^ (x3 = (x3 + x4) & _low), 16);
      x4 = _rotated(x4 ^ (x9 = (x9 + x14) & _low), 12);
      x14 = _rotated(x14 ^ (x3 = (x3 + x4) & _low), 8);
      x4 = _rotated(x4 ^ (x9 = (x9 + x14) & _low), 7);
    }
    to[at] = from[at] ^ (x0 + state[0] & _low);
    to[at + 1] = from[at + 1] ^ (x1 + state[1] & _low);
    to[at + 2] = from[at + 2] ^ (x2 + state[2] & _low);
    to[at + 3] = from[at + 3] ^ (x3 + state[3] & _low);
    to[at + 4] = from[at + 4] ^ (x4 + state[4] & _low);
    to[at + 5] = from[at + 5] ^ (x5 + state[5] & _low);
    to[at + 6] = from[at + 6] ^ (x6 + state[6] & _low);
    to[at + 7] = from[at + 7] ^ (x7 + state[7] & _low);
    to[at + 8] = from[at + 8] ^ (x8 + state[8] & _low);
    to[at + 9] = from[at + 9] ^ (x9 + state[9] & _low);
    to[at + 10] = from[at + 10] ^ (x10 + state[10] & _low);
    to[at + 11] = from[at + 11] ^ (x11 + state[11] & _low);
    to[at + 12] = from[at + 12] ^ (x12 + counter & _low);
    to[at + 13] = from[at + 13] ^ (x13 + nonce & _low);
    to[at + 14] = from[at + 14] ^ (x14 + state[14] & _low);
    to[at + 15] = from[at + 15] ^ (x15 + state[15] & _low);
  }
}
