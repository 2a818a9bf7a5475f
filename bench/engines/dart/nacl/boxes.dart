/// Salsa20, XSalsa20, Poly1305 (RFC 8439) and boxes in plain Dart.
library;

import 'dart:convert';
import 'dart:typed_data';

import 'curves.dart';

const _low = 0xffffffff;
final _constants = Uint32List.sublistView(ascii.encode('expand 32-byte k'));

@pragma('vm:prefer-inline')
int _rotated(int word, int distance) => ((word << distance) | (word >> (32 - distance))) & _low;

/// Twenty rounds over [state], into [x]. Words are views of bytes: this machine and the cipher both begin with the lowest one.
void _rounds(Uint32List state, Uint32List x) {
  var x0 = state[0], x1 = state[1], x2 = state[2], x3 = state[3];
  var x4 = state[4], x5 = state[5], x6 = state[6], x7 = state[7];
  var x8 = state[8], x9 = state[9], x10 = state[10], x11 = state[11];
  var x12 = state[12], x13 = state[13], x14 = state[14], x15 = state[15];
  for (var i = 0; i < 10; i++) {
    x4 ^= _rotated((x0 + x12) & _low, 7);
    x8 ^= _rotated((x4 + x0) & _low, 9);
    x12 ^= _rotated((x8 + x4) & _low, 13);
    x0 ^= _rotated((x12 + x8) & _low, 18);
    x9 ^= _rotated((x5 + x1) & _low, 7);
    x13 ^= _rotated((x9 + x5) & _low, 9);
    x1 ^= _rotated((x13 + x9) & _low, 13);
    x5 ^= _rotated((x1 + x13) & _low, 18);
    x14 ^= _rotated((x10 + x6) & _low, 7);
    x2 ^= _rotated((x14 + x10) & _low, 9);
    x6 ^= _rotated((x2 + x14) & _low, 13);
    x10 ^= _rotated((x6 + x2) & _low, 18);
    x3 ^= _rotated((x15 + x11) & _low, 7);
    x7 ^= _rotated((x3 + x15) & _low, 9);
    x11 ^= _rotated((x7 + x3) & _low, 13);
    x15 ^= _rotated((x11 + x7) & _low, 18);
    x1 ^= _rotated((x0 + x3) & _low, 7);
    x2 ^= _rotated((x1 + x0) & _low, 9);
    x3 ^= _rotated((x2 + x1) & _low, 13);
    x0 ^= _rotated((x3 + x2) & _low, 18);
    x6 ^= _rotated((x5 + x4) & _low, 7);
    x7 ^= _rotated((x6 + x5) & _low, 9);
    x4 ^= _rotated((x7 + x6) & _low, 13);
    x5 ^= _rotated((x4 + x7) & _low, 18);
    x11 ^= _rotated((x10 + x9) & _low, 7);
    x8 ^= _rotated((x11 + x10) & _low, 9);
    x9 ^= _rotated((x8 + x11) & _low, 13);
    x10 ^= _rotated((x9 + x8) & _low, 18);
    x12 ^= _rotated((x15 + x14) & _low, 7);
    x13 ^= _rotated((x12 + x15) & _low, 9);
    x14 ^= _rotated((x13 + x12) & _low, 13);
    x15 ^= _rotated((x14 + x13) & _low, 18);
  }
  x[0] = x0;
  x[1] = x1;
  x[2] = x2;
  x[3] = x3;
  x[4] = x4;
  x[5] = x5;
  x[6] = x6;
  x[7] = x7;
  x[8] = x8;
  x[9] = x9;
  x[10] = x10;
  x[11] = x11;
  x[12] = x12;
  x[13] = x13;
  x[14] = x14;
  x[15] = x15;
}

Uint32List _state(Uint8List key, Uint8List input) {
  final k = Uint32List.sublistView(Uint8List.fromList(key));
  final n = Uint32List.sublistView(Uint8List.fromList(input));
  final c = _constants;
  return Uint32List.fromList([c[0], ...k.take(4), c[1], ...n, c[2], ...k.skip(4), c[3]]);
}

Uint8List coreSalsa20(Uint8List key, Uint8List input) {
  final state = _state(key, input), block = Uint32List(16);
  _rounds(state, block);
  for (var i = 0; i < 16; i++) {
    block[i] += state[i];
  }
  return Uint8List.sublistView(block);
}

Uint8List coreHSalsa20(Uint8List key, Uint8List input) {
  final x = Uint32List(16);
  _rounds(_state(key, input), x);
  return Uint8List.sublistView(
      Uint32List.fromList([x[0], x[5], x[10], x[15], x[6], x[7], x[8], x[9]]));
}

/// The message after its first [skipped] bytes, with the key stream from there on; zeros stand for no message.
Uint8List streamSalsa20(Uint8List message, Uint8List nonce, Uint8List key, [int skipped = 0]) {
  final state = _state(key, Uint8List(16)..setRange(0, 8, nonce));
  final block = Uint32List(16);
  final out = Uint8List(message.length);
  final bytes = Uint8List.sublistView(block);
  for (var begin = -skipped; begin < message.length; begin += 64) {
    _rounds(state, block);
    for (var i = 0; i < 16; i++) {
      block[i] += state[i];
    }
    final end = begin + 64 < message.length ? begin + 64 : message.length;
    for (var i = begin < 0 ? 0 : begin; i < end; i++) {
      out[i] = message[i] ^ bytes[i - begin];
    }
    state[8]++;
    if (state[8] == 0) state[9]++;
  }
  return out;
}

/// XSalsa20.
Uint8List stream(Uint8List message, Uint8List nonce, Uint8List key, [int skipped = 0]) =>
    streamSalsa20(message, Uint8List.sublistView(nonce, 16),
        coreHSalsa20(key, Uint8List.sublistView(nonce, 0, 16)), skipped);

/// Poly1305 over limbs of 26 bits.
Uint8List onetimeauth(Uint8List message, Uint8List key) {
  final k = ByteData.sublistView(key);
  int word(int at) => k.getUint32(at, Endian.little);
  final r0 = word(0) & 0x3ffffff, r1 = (word(3) >> 2) & 0x3ffff03;
  final r2 = (word(6) >> 4) & 0x3ffc0ff, r3 = (word(9) >> 6) & 0x3f03fff;
  final r4 = (word(12) >> 8) & 0x00fffff;
  final s1 = 5 * r1, s2 = 5 * r2, s3 = 5 * r3, s4 = 5 * r4;
  var h0 = 0, h1 = 0, h2 = 0, h3 = 0, h4 = 0;
  final padded = Uint8List((message.length + 15) ~/ 16 * 16)..setAll(0, message);
  final rest = message.length % 16;
  if (rest > 0) padded[message.length] = 1;
  final data = ByteData.sublistView(padded);
  for (var at = 0; at < padded.length; at += 16) {
    final top = at + 16 > message.length ? 0 : 1 << 24;
    h0 += data.getUint32(at, Endian.little) & 0x3ffffff;
    h1 += (data.getUint32(at + 3, Endian.little) >> 2) & 0x3ffffff;
    h2 += (data.getUint32(at + 6, Endian.little) >> 4) & 0x3ffffff;
    h3 += (data.getUint32(at + 9, Endian.little) >> 6) & 0x3ffffff;
    h4 += (data.getUint32(at + 12, Endian.little) >> 8) | top;
    final d0 = h0 * r0 + h1 * s4 + h2 * s3 + h3 * s2 + h4 * s1;
    var d1 = h0 * r1 + h1 * r0 + h2 * s4 + h3 * s3 + h4 * s2;
    var d2 = h0 * r2 + h1 * r1 + h2 * r0 + h3 * s4 + h4 * s3;
    var d3 = h0 * r3 + h1 * r2 + h2 * r1 + h3 * r0 + h4 * s4;
    var d4 = h0 * r4 + h1 * r3 + h2 * r2 + h3 * r1 + h4 * r0;
    d1 += d0 >> 26;
    d2 += d1 >> 26;
    d3 += d2 >> 26;
    d4 += d3 >> 26;
    h0 = (d0 & 0x3ffffff) + 5 * (d4 >> 26);
    h1 = (d1 & 0x3ffffff) + (h0 >> 26);
    h0 &= 0x3ffffff;
    h2 = d2 & 0x3ffffff;
    h3 = d3 & 0x3ffffff;
    h4 = d4 & 0x3ffffff;
  }
  final prime = (BigInt.one << 130) - BigInt.from(5);
  final total = [h4, h3, h2, h1, h0].fold(BigInt.zero, (sum, limb) => (sum << 26) + BigInt.from(limb));
  final pad = _number(Uint8List.sublistView(key, 16));
  return _bytes(total % prime + pad, 16);
}

BigInt _number(Uint8List bytes) =>
    bytes.reversed.fold(BigInt.zero, (number, byte) => (number << 8) | BigInt.from(byte));

Uint8List _bytes(BigInt number, int size) =>
    Uint8List.fromList([for (var i = 0; i < size; i++) (number >> (8 * i)).toUnsigned(8).toInt()]);

/// Whether they are equal, in a time that does not tell where they differ.
bool equal(Uint8List a, Uint8List b) {
  var difference = a.length ^ b.length;
  for (var i = 0; i < a.length; i++) {
    difference |= a[i] ^ b[i];
  }
  return difference == 0;
}

Uint8List secretbox(Uint8List message, Uint8List nonce, Uint8List key) {
  final ciphertext = stream(message, nonce, key, 32);
  final tag = onetimeauth(ciphertext, stream(Uint8List(32), nonce, key));
  return Uint8List(16 + message.length)
    ..setAll(0, tag)
    ..setAll(16, ciphertext);
}

/// The message, or nothing if it was not sealed so.
Uint8List? secretboxOpen(Uint8List sealed, Uint8List nonce, Uint8List key) {
  final ciphertext = Uint8List.sublistView(sealed, 16);
  final tag = onetimeauth(ciphertext, stream(Uint8List(32), nonce, key));
  if (!equal(tag, Uint8List.sublistView(sealed, 0, 16))) return null;
  return stream(ciphertext, nonce, key, 32);
}

Uint8List beforenm(Uint8List public, Uint8List secret) =>
    coreHSalsa20(x25519(secret, public), Uint8List(16));
