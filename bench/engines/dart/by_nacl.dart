/// Operations of NaCl in plain Dart, written for the comparison.
library;

import 'dart:typed_data';

import 'arm.dart';
import 'nacl/boxes.dart';
import 'nacl/curves.dart';
import 'nacl/hashes.dart';

Arm byNacl(Subject subject) {
  final operation = _operation(subject);
  int loop(int count) {
    var total = 0;
    for (var i = 0; i < count; i++) {
      total += ByteData.sublistView(operation()).getInt64(0, Endian.little);
    }
    return total;
  }

  return Arm(() => fnv1a(operation()), loop);
}

Uint8List _made(int size, int seed) {
  final bytes = Uint8List(size);
  var x = seed;
  for (var i = 0; i < size; i++) {
    x = (1664525 * x + 1013904223) & 0xffffffff;
    bytes[i] = x >> 24;
  }
  return bytes;
}

final _yes = Uint8List(8)..[0] = 1;
final _no = Uint8List(8);

Uint8List _right(bool isRight) => isRight ? _yes : _no;

/// What the subject asks for, and what is made for it beforehand.
Uint8List Function() _operation(Subject subject) {
  final message = _made(subject.size, 1), zeros = Uint8List(subject.size);
  final key = _made(32, 2), other = _made(32, 2), nonce = _made(24, 3);
  final alice = _made(32, 4), bobPublic = x25519Base(_made(32, 5)), input = _made(16, 6);
  final shortNonce = Uint8List.sublistView(nonce, 0, 8);
  Uint8List sealed(Uint8List key) => secretbox(message, nonce, key);
  Uint8List opened(Uint8List sealed, Uint8List key) => secretboxOpen(sealed, nonce, key) ?? _no;
  Uint8List shared() => beforenm(bobPublic, alice);

  switch (subject.scenario) {
    case 'sha256':
      return () => sha256(message);
    case 'sha512':
      return () => sha512(message);
    case 'blake2b':
      return () => blake2b(message);
    case 'hmac-sha256':
      return () => hmac(sha256, 64, key, message);
    case 'hmac-sha512':
      return () => hmac(sha512, 128, key, message);
    case 'onetimeauth':
      return () => onetimeauth(message, key);
    case 'onetimeauth-verify':
      final tag = onetimeauth(message, key);
      return () => _right(equal(onetimeauth(message, key), tag));
    case 'stream':
      return () => stream(zeros, nonce, key);
    case 'stream-xor':
      return () => stream(message, nonce, key);
    case 'stream-salsa20':
      return () => streamSalsa20(zeros, shortNonce, key);
    case 'stream-salsa20-xor':
      return () => streamSalsa20(message, shortNonce, key);
    case 'secretbox':
      return () => sealed(key);
    case 'secretbox-open':
      final known = sealed(key);
      return () => opened(known, key);
    case 'box':
      return () => sealed(shared());
    case 'box-open':
      final known = sealed(shared());
      return () => opened(known, shared());
    case 'box-afternm':
      final kept = shared();
      return () => sealed(kept);
    case 'box-open-afternm':
      final kept = shared(), known = sealed(kept);
      return () => opened(known, kept);
    case 'sign':
      final public = signPublic(alice);
      return () => sign(message, alice, public);
    case 'verify':
      final public = signPublic(alice), signature = sign(message, alice, public);
      return () => _right(verify(signature, message, public));
    case 'box-beforenm':
      return shared;
    case 'scalarmult':
      return () => x25519(alice, bobPublic);
    case 'scalarmult-base':
      return () => x25519Base(alice);
    case 'sign-keypair':
      return () => signPublic(alice);
    case 'core-salsa20':
      return () => coreSalsa20(key, input);
    case 'core-hsalsa20':
      return () => coreHSalsa20(key, input);
    case 'hashblocks':
      final blocks = _made(1024, 1);
      return () => sha512Blocks(blocks);
    case 'verify-16':
      final (a, b) = (Uint8List.sublistView(key, 0, 16), Uint8List.sublistView(other, 0, 16));
      return () => _right(equal(a, b));
    case 'verify-32':
      return () => _right(equal(key, other));
    case 'verify-64':
      final (a, b) = (_made(64, 2), _made(64, 2));
      return () => _right(equal(a, b));
    default:
      throw subject.unknown;
  }
}
