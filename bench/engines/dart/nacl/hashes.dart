/// SHA-2 (FIPS 180-4), HMAC (RFC 2104) and BLAKE2b (RFC 7693) in plain Dart.
library;

import 'dart:typed_data';

const _low = 0xffffffff;

/// The first bits of the fractional parts of the cube roots of the first 80 primes; SHA-256 takes the upper halves of 64 of
/// them.
final _constants = Int64List.fromList([for (final prime in _primes(80)) _fraction(prime, 3)]);
final _initial512 = Int64List.fromList([for (final prime in _primes(8)) _fraction(prime, 2)]);
final _constants256 = Uint32List.fromList([for (final word in _constants.take(64)) word >>> 32]);
final _initial256 = Uint32List.fromList([for (final word in _initial512) word >>> 32]);

List<int> _primes(int count) {
  final found = <int>[];
  for (var candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime != 0)) found.add(candidate);
  }
  return found;
}

/// 64 bits of the fractional part of a root, by bisection.
int _fraction(int number, int degree) {
  final wanted = BigInt.from(number) << (64 * degree);
  var low = BigInt.zero, high = BigInt.one << 70;
  while (high - low > BigInt.one) {
    final middle = (low + high) >> 1;
    if (middle.pow(degree) > wanted) {
      high = middle;
    } else {
      low = middle;
    }
  }
  return low.toSigned(64).toInt();
}

@pragma('vm:prefer-inline')
int _rotated32(int word, int distance) => ((word >> distance) | (word << (32 - distance))) & _low;

@pragma('vm:prefer-inline')
int _rotated64(int word, int distance) => (word >>> distance) | (word << (64 - distance));

/// A message with its padding: a one bit, zeros, and its length in bits.
Uint8List _padded(Uint8List message, int block) {
  final size = (message.length + 1 + block ~/ 8 + block - 1) ~/ block * block;
  final padded = Uint8List(size)
    ..setAll(0, message)
    ..[message.length] = 0x80;
  ByteData.sublistView(padded).setUint64(size - 8, 8 * message.length);
  return padded;
}

Uint8List sha256(Uint8List message) {
  final padded = ByteData.sublistView(_padded(message, 64));
  final state = Uint32List.fromList(_initial256);
  final words = Uint32List(64);
  for (var begin = 0; begin < padded.lengthInBytes; begin += 64) {
    for (var t = 0; t < 16; t++) {
      words[t] = padded.getUint32(begin + 4 * t);
    }
    for (var t = 16; t < 64; t++) {
      final x = words[t - 15], y = words[t - 2];
      final early = _rotated32(x, 7) ^ _rotated32(x, 18) ^ (x >> 3);
      final late = _rotated32(y, 17) ^ _rotated32(y, 19) ^ (y >> 10);
      words[t] = late + words[t - 7] + early + words[t - 16];
    }
    var a = state[0], b = state[1], c = state[2], d = state[3];
    var e = state[4], f = state[5], g = state[6], h = state[7];
    for (var t = 0; t < 64; t++) {
      final sum1 = _rotated32(e, 6) ^ _rotated32(e, 11) ^ _rotated32(e, 25);
      final first = h + sum1 + ((e & f) ^ (~e & g)) + _constants256[t] + words[t];
      final sum0 = _rotated32(a, 2) ^ _rotated32(a, 13) ^ _rotated32(a, 22);
      final second = sum0 + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = (d + first) & _low;
      d = c;
      c = b;
      b = a;
      a = (first + second) & _low;
    }
    final mixed = [a, b, c, d, e, f, g, h];
    for (var i = 0; i < 8; i++) {
      state[i] += mixed[i];
    }
  }
  final digest = ByteData(32);
  for (var i = 0; i < 8; i++) {
    digest.setUint32(4 * i, state[i]);
  }
  return digest.buffer.asUint8List();
}

Uint8List sha512(Uint8List message) => sha512Blocks(_padded(message, 128));

/// The state after whole blocks.
Uint8List sha512Blocks(Uint8List blocks) {
  final padded = ByteData.sublistView(blocks);
  final state = Int64List.fromList(_initial512);
  final words = Int64List(80);
  for (var begin = 0; begin < padded.lengthInBytes; begin += 128) {
    for (var t = 0; t < 16; t++) {
      words[t] = padded.getInt64(begin + 8 * t);
    }
    for (var t = 16; t < 80; t++) {
      final x = words[t - 15], y = words[t - 2];
      final early = _rotated64(x, 1) ^ _rotated64(x, 8) ^ (x >>> 7);
      final late = _rotated64(y, 19) ^ _rotated64(y, 61) ^ (y >>> 6);
      words[t] = late + words[t - 7] + early + words[t - 16];
    }
    var a = state[0], b = state[1], c = state[2], d = state[3];
    var e = state[4], f = state[5], g = state[6], h = state[7];
    for (var t = 0; t < 80; t++) {
      final sum1 = _rotated64(e, 14) ^ _rotated64(e, 18) ^ _rotated64(e, 41);
      final first = h + sum1 + ((e & f) ^ (~e & g)) + _constants[t] + words[t];
      final sum0 = _rotated64(a, 28) ^ _rotated64(a, 34) ^ _rotated64(a, 39);
      final second = sum0 + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = d + first;
      d = c;
      c = b;
      b = a;
      a = first + second;
    }
    final mixed = [a, b, c, d, e, f, g, h];
    for (var i = 0; i < 8; i++) {
      state[i] += mixed[i];
    }
  }
  final digest = ByteData(64);
  for (var i = 0; i < 8; i++) {
    digest.setInt64(8 * i, state[i]);
  }
  return digest.buffer.asUint8List();
}

/// For keys no longer than a block.
Uint8List hmac(Uint8List Function(Uint8List) hash, int block, Uint8List key, Uint8List message) {
  Uint8List keyed(int pad, Uint8List rest) {
    final text = Uint8List(block + rest.length)
      ..fillRange(0, block, pad)
      ..setAll(block, rest);
    for (var i = 0; i < key.length; i++) {
      text[i] ^= key[i];
    }
    return hash(text);
  }

  return keyed(0x5c, keyed(0x36, message));
}

const _sigma = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];

/// 64 bytes of BLAKE2b, without a key.
Uint8List blake2b(Uint8List message) {
  final blocks = message.isEmpty ? 1 : (message.length + 127) ~/ 128;
  final padded = Uint8List(128 * blocks)..setAll(0, message);
  final data = ByteData.sublistView(padded);
  final state = Int64List.fromList(_initial512);
  state[0] ^= 0x01010000 ^ 64;
  final words = Int64List(16), v = Int64List(16);

  void mix(int a, int b, int c, int d, int x, int y) {
    var va = v[a], vb = v[b], vc = v[c], vd = v[d];
    va += vb + x;
    vd = _rotated64(vd ^ va, 32);
    vc += vd;
    vb = _rotated64(vb ^ vc, 24);
    va += vb + y;
    vd = _rotated64(vd ^ va, 16);
    vc += vd;
    v[a] = va;
    v[b] = _rotated64(vb ^ vc, 63);
    v[c] = vc;
    v[d] = vd;
  }

  for (var block = 1; block <= blocks; block++) {
    for (var i = 0; i < 16; i++) {
      words[i] = data.getInt64(128 * (block - 1) + 8 * i, Endian.little);
    }
    v
      ..setRange(0, 8, state)
      ..setRange(8, 16, _initial512);
    v[12] ^= block == blocks ? message.length : 128 * block;
    if (block == blocks) v[14] = ~v[14];
    for (var round = 0; round < 12; round++) {
      final s = _sigma[round % 10];
      mix(0, 4, 8, 12, words[s[0]], words[s[1]]);
      mix(1, 5, 9, 13, words[s[2]], words[s[3]]);
      mix(2, 6, 10, 14, words[s[4]], words[s[5]]);
      mix(3, 7, 11, 15, words[s[6]], words[s[7]]);
      mix(0, 5, 10, 15, words[s[8]], words[s[9]]);
      mix(1, 6, 11, 12, words[s[10]], words[s[11]]);
      mix(2, 7, 8, 13, words[s[12]], words[s[13]]);
      mix(3, 4, 9, 14, words[s[14]], words[s[15]]);
    }
    for (var i = 0; i < 8; i++) {
      state[i] ^= v[i] ^ v[i + 8];
    }
  }
  final digest = ByteData(64);
  for (var i = 0; i < 8; i++) {
    digest.setInt64(8 * i, state[i], Endian.little);
  }
  return digest.buffer.asUint8List();
}
