/// X25519 (RFC 7748) and Ed25519 (RFC 8032) in plain Dart.
library;

import 'dart:typed_data';

import 'field.dart';
import 'hashes.dart';

final Uint8List _nine = Uint8List(32)..[0] = 9;

Uint8List x25519Base(Uint8List secret) => x25519(secret, _nine);

Uint8List x25519(Uint8List secret, Uint8List point) {
  final scalar = _clamped(secret);
  final u = fromBytes(point);
  var x2 = one, z2 = zero, x3 = u, z3 = one;
  var swapped = 0;
  for (var t = 254; t >= 0; t--) {
    final bit = (scalar[t >> 3] >> (t & 7)) & 1;
    if (bit != swapped) (x2, z2, x3, z3) = (x3, z3, x2, z2);
    swapped = bit;
    final a = sum(x2, z2), b = difference(x2, z2);
    final aa = square(a), bb = square(b);
    final da = product(difference(x3, z3), a), cb = product(sum(x3, z3), b);
    final e = difference(aa, bb);
    x3 = square(sum(da, cb));
    z3 = product(u, square(difference(da, cb)));
    x2 = product(aa, bb);
    z2 = product(e, sum(aa, scaled(e, 121665)));
  }
  if (swapped == 1) (x2, z2) = (x3, z3);
  return toBytes(product(x2, inverse(z2)));
}

Uint8List _clamped(Uint8List secret) {
  final scalar = Uint8List.sublistView(Uint8List.fromList(secret), 0, 32);
  scalar[0] &= 248;
  scalar[31] = scalar[31] & 127 | 64;
  return scalar;
}

/// Extended coordinates: x, y, z and t = x y / z.
typedef _Point = (Element, Element, Element, Element);

final _d = product(scaled(negated(one), 121665), inverse(scaled(one, 121666)));
final _d2 = sum(_d, _d);
final _rootOfMinusOne = power(scaled(one, 2), (prime - BigInt.one) >> 2);
final _order = (BigInt.one << 252) + BigInt.parse('27742317777372353535851937790883648493');
final _Point _neutral = (zero, one, one, zero);
final _Point _base = _decompressed(toBytes(product(scaled(one, 4), inverse(scaled(one, 5)))))!;

/// Multiples of the base point by 0 to 15 times each power of 16.
final List<List<_Point>> _multiples = () {
  final rows = <List<_Point>>[];
  var base = _base;
  for (var row = 0; row < 64; row++) {
    rows.add(_small(base));
    for (var i = 0; i < 4; i++) {
      base = _doubled(base);
    }
  }
  return rows;
}();

List<_Point> _small(_Point point) {
  final multiples = [_neutral];
  for (var i = 1; i < 16; i++) {
    multiples.add(_added(multiples.last, point));
  }
  return multiples;
}

_Point _added(_Point p, _Point q) {
  final (px, py, pz, pt) = p;
  final (qx, qy, qz, qt) = q;
  final a = product(difference(py, px), difference(qy, qx));
  final b = product(sum(py, px), sum(qy, qx));
  final c = product(product(pt, _d2), qt);
  final zz = product(pz, qz);
  final d = sum(zz, zz);
  final e = difference(b, a), f = difference(d, c), g = sum(d, c), h = sum(b, a);
  return (product(e, f), product(g, h), product(f, g), product(e, h));
}

_Point _doubled(_Point p) {
  final (x, y, z, _) = p;
  final a = square(x), b = square(y), zz = square(z);
  final h = sum(a, b);
  final e = difference(h, square(sum(x, y))), g = difference(a, b);
  final f = reduced(sum(sum(zz, zz), g));
  return (product(e, f), product(g, h), product(f, g), product(e, h));
}

/// A nibble of a scalar, from the lowest on.
int _nibble(Uint8List scalar, int i) => (scalar[i >> 1] >> (4 * (i & 1))) & 15;

_Point _ofBase(Uint8List scalar) {
  var total = _neutral;
  for (var i = 0; i < 64; i++) {
    total = _added(total, _multiples[i][_nibble(scalar, i)]);
  }
  return total;
}

_Point _times(_Point point, Uint8List scalar) {
  final multiples = _small(point);
  var total = _neutral;
  for (var i = 63; i >= 0; i--) {
    for (var j = 0; j < 4; j++) {
      total = _doubled(total);
    }
    total = _added(total, multiples[_nibble(scalar, i)]);
  }
  return total;
}

Uint8List _compressed(_Point point) {
  final (x, y, z, _) = point;
  final inverted = inverse(z);
  final bytes = toBytes(product(y, inverted));
  bytes[31] |= (toBytes(product(x, inverted))[0] & 1) << 7;
  return bytes;
}

/// The point with that encoding, if there is one.
_Point? _decompressed(Uint8List bytes) {
  final y = fromBytes(bytes);
  final yy = square(y);
  final u = difference(yy, one), v = sum(product(_d, yy), one);
  final v3 = product(square(v), v);
  var x = product(product(u, v3), power22523(product(product(u, square(v3)), v)));
  final check = product(v, square(x));
  if (!same(check, u)) {
    if (!same(check, negated(u))) return null;
    x = product(x, _rootOfMinusOne);
  }
  if (toBytes(x)[0] & 1 != bytes[31] >> 7) x = negated(x);
  return (x, y, one, product(x, y));
}

BigInt _number(Uint8List bytes) =>
    bytes.reversed.fold(BigInt.zero, (number, byte) => (number << 8) | BigInt.from(byte));

Uint8List _scalar(BigInt number) =>
    Uint8List.fromList([for (var i = 0; i < 32; i++) (number >> (8 * i)).toUnsigned(8).toInt()]);

Uint8List _joined(List<Uint8List> parts) => Uint8List.fromList([for (final part in parts) ...part]);

Uint8List signPublic(Uint8List seed) => _compressed(_ofBase(_clamped(sha512(seed))));

Uint8List sign(Uint8List message, Uint8List seed, Uint8List public) {
  final digest = sha512(seed);
  final prefix = Uint8List.sublistView(digest, 32);
  final r = _number(sha512(_joined([prefix, message]))) % _order;
  final point = _compressed(_ofBase(_scalar(r)));
  final k = _number(sha512(_joined([point, public, message]))) % _order;
  return _joined([point, _scalar((r + k * _number(_clamped(digest))) % _order)]);
}

bool verify(Uint8List signature, Uint8List message, Uint8List public) {
  final point = Uint8List.sublistView(signature, 0, 32);
  final s = Uint8List.sublistView(signature, 32);
  final key = _decompressed(public);
  if (key == null || _number(s) >= _order) return false;
  final k = _scalar(_number(sha512(_joined([point, public, message]))) % _order);
  final (x, y, z, t) = key;
  final total = _added(_ofBase(s), _times((negated(x), y, z, negated(t)), k));
  final wanted = _compressed(total);
  for (var i = 0; i < 32; i++) {
    if (wanted[i] != point[i]) return false;
  }
  return true;
}
