/// Arithmetic modulo 2^255 - 19 over ten limbs of 26 and 25 bits in turns, in plain Dart.
library;

import 'dart:typed_data';

/// Limbs, some of them negative.
typedef Element = Int64List;

final BigInt prime = (BigInt.one << 255) - BigInt.from(19);
final Element zero = Int64List(10);
final Element one = Int64List(10)..[0] = 1;

/// How many bits a limb has.
@pragma('vm:prefer-inline')
int _width(int limb) => 26 - (limb & 1);

Element sum(Element a, Element b) {
  final result = Int64List(10);
  for (var i = 0; i < 10; i++) {
    result[i] = a[i] + b[i];
  }
  return result;
}

Element difference(Element a, Element b) {
  final result = Int64List(10);
  for (var i = 0; i < 10; i++) {
    result[i] = a[i] - b[i];
  }
  return result;
}

Element negated(Element a) => difference(zero, a);

Element scaled(Element a, int factor) {
  final result = Int64List(10);
  for (var i = 0; i < 10; i++) {
    result[i] = a[i] * factor;
  }
  return reduced(result);
}

/// The same with small limbs.
Element reduced(Element h) {
  var carry = 0;
  for (var i = 0; i < 10; i++) {
    final width = _width(i);
    h[i] += carry;
    carry = (h[i] + (1 << (width - 1))) >> width;
    h[i] -= carry << width;
  }
  h[0] += 19 * carry;
  carry = (h[0] + (1 << 25)) >> 26;
  h[0] -= carry << 26;
  h[1] += carry;
  return h;
}

Element product(Element f, Element g) {
  final f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3], f4 = f[4];
  final f5 = f[5], f6 = f[6], f7 = f[7], f8 = f[8], f9 = f[9];
  final g0 = g[0], g1 = g[1], g2 = g[2], g3 = g[3], g4 = g[4];
  final g5 = g[5], g6 = g[6], g7 = g[7], g8 = g[8], g9 = g[9];
  // Two odd limbs are half a bit each too far down; what is beyond 2^255 comes back 19 times.
  final d1 = 2 * f1, d3 = 2 * f3, d5 = 2 * f5, d7 = 2 * f7, d9 = 2 * f9;
  final n1 = 19 * g1, n2 = 19 * g2, n3 = 19 * g3, n4 = 19 * g4, n5 = 19 * g5;
  final n6 = 19 * g6, n7 = 19 * g7, n8 = 19 * g8, n9 = 19 * g9;
  final h = Int64List(10);
  h[0] = f0 * g0 + d1 * n9 + f2 * n8 + d3 * n7 + f4 * n6 + d5 * n5 + f6 * n4 + d7 * n3 + f8 * n2 + d9 * n1;
  h[1] = f0 * g1 + f1 * g0 + f2 * n9 + f3 * n8 + f4 * n7 + f5 * n6 + f6 * n5 + f7 * n4 + f8 * n3 + f9 * n2;
  h[2] = f0 * g2 + d1 * g1 + f2 * g0 + d3 * n9 + f4 * n8 + d5 * n7 + f6 * n6 + d7 * n5 + f8 * n4 + d9 * n3;
  h[3] = f0 * g3 + f1 * g2 + f2 * g1 + f3 * g0 + f4 * n9 + f5 * n8 + f6 * n7 + f7 * n6 + f8 * n5 + f9 * n4;
  h[4] = f0 * g4 + d1 * g3 + f2 * g2 + d3 * g1 + f4 * g0 + d5 * n9 + f6 * n8 + d7 * n7 + f8 * n6 + d9 * n5;
  h[5] = f0 * g5 + f1 * g4 + f2 * g3 + f3 * g2 + f4 * g1 + f5 * g0 + f6 * n9 + f7 * n8 + f8 * n7 + f9 * n6;
  h[6] = f0 * g6 + d1 * g5 + f2 * g4 + d3 * g3 + f4 * g2 + d5 * g1 + f6 * g0 + d7 * n9 + f8 * n8 + d9 * n7;
  h[7] = f0 * g7 + f1 * g6 + f2 * g5 + f3 * g4 + f4 * g3 + f5 * g2 + f6 * g1 + f7 * g0 + f8 * n9 + f9 * n8;
  h[8] = f0 * g8 + d1 * g7 + f2 * g6 + d3 * g5 + f4 * g4 + d5 * g3 + f6 * g2 + d7 * g1 + f8 * g0 + d9 * n9;
  h[9] = f0 * g9 + f1 * g8 + f2 * g7 + f3 * g6 + f4 * g5 + f5 * g4 + f6 * g3 + f7 * g2 + f8 * g1 + f9 * g0;
  return reduced(h);
}

Element square(Element f) => product(f, f);

Element _squares(Element f, int times) {
  var result = f;
  for (var i = 0; i < times; i++) {
    result = square(result);
  }
  return result;
}

/// To the power of 2^250 - 1, and of 11.
(Element, Element) _powers(Element z) {
  final z2 = square(z), z9 = product(z, _squares(z2, 2)), z11 = product(z9, z2);
  final p5 = product(square(z11), z9), p10 = product(_squares(p5, 5), p5);
  final p20 = product(_squares(p10, 10), p10), p40 = product(_squares(p20, 20), p20);
  final p50 = product(_squares(p40, 10), p10), p100 = product(_squares(p50, 50), p50);
  final p200 = product(_squares(p100, 100), p100);
  return (product(_squares(p200, 50), p50), z11);
}

/// To the power of the prime less 2.
Element inverse(Element z) {
  final (p250, z11) = _powers(z);
  return product(_squares(p250, 5), z11);
}

/// To the power of (the prime less 5) / 8.
Element power22523(Element z) => product(_squares(_powers(z).$1, 2), z);

Element power(Element z, BigInt exponent) {
  var result = one;
  for (var bit = exponent.bitLength - 1; bit >= 0; bit--) {
    result = square(result);
    if ((exponent >> bit).isOdd) result = product(result, z);
  }
  return result;
}

Element fromBytes(Uint8List bytes) {
  final padded = ByteData.sublistView(Uint8List(40)..setRange(0, 32, bytes));
  final h = Int64List(10);
  for (var i = 0, bit = 0; i < 10; bit += _width(i++)) {
    final word = padded.getUint64(bit >> 3, Endian.little);
    h[i] = (word >>> (bit & 7)) & ((1 << _width(i)) - 1);
  }
  return h;
}

Uint8List toBytes(Element f) {
  final h = reduced(Int64List.fromList(f));
  // How often the prime fits in: 0, 1, or -1.
  var quotient = (19 * h[9] + (1 << 24)) >> 25;
  for (var i = 0; i < 10; i++) {
    quotient = (h[i] + quotient) >> _width(i);
  }
  var carry = 19 * quotient;
  final bytes = Uint8List(32);
  var bits = 0, pending = 0, at = 0;
  for (var i = 0; i < 10; i++) {
    final width = _width(i);
    final limb = h[i] + carry;
    carry = limb >> width;
    pending |= (limb - (carry << width)) << bits;
    for (bits += width; bits >= 8; bits -= 8) {
      bytes[at++] = pending & 255;
      pending >>= 8;
    }
  }
  bytes[at] = pending;
  return bytes;
}

bool same(Element a, Element b) {
  final x = toBytes(a), y = toBytes(b);
  for (var i = 0; i < 32; i++) {
    if (x[i] != y[i]) return false;
  }
  return true;
}
