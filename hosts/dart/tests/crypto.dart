/// The crypto face.
library;

import 'dart:io';
import 'dart:isolate';
import 'dart:typed_data';

import 'package:shortwire/crypto.dart';
import 'package:shortwire/hazmat.dart';

import 'check.dart';
import 'support.dart';

/// A line of the known answers.
final class Answer {
  Answer(String line)
      : operation = line.split(' ').first,
        texts = {
          for (final word in line.split(' ').skip(1))
            word.split('=').first: word.split('=').last,
        };

  final String operation;
  final Map<String, String> texts;

  Uint8List operator [](String name) => KeyText.base16.decode(texts[name]!);
  int number(String name) => int.parse(texts[name]!);
}

Uint8List text(String ascii) => Uint8List.fromList(ascii.codeUnits);

Future<void> crypto() async {
  useCryptoLibrary('$libraries/libshortwire_crypto.so');
  final lines = File('../../conformance/vectors/crypto/known_answers.txt')
      .readAsLinesSync()
      .where((line) => !line.startsWith('#'));
  check(lines.length > 40, 'there are no answers');
  for (final line in lines) {
    await _known(Answer(line));
  }
  _boxes();
  _keys();
  _hashes();
  await _isolates();
}

Future<void> _known(Answer known) async {
  void same(Object actual, String name) => equal(actual, known[name]);
  switch (known.operation) {
    case 'box':
      final own = boxKeys(known['private']), peer = boxKeys(known['peer']);
      final from = SecretBox.between(own.privateKey, peer.publicKey);
      final to = SecretBox.between(peer.privateKey, own.publicKey);
      same(from.key.reveal(), 'shared');
      same(from.seal(known['nonce'], known['message']), 'box');
      same(to.unseal(known['nonce'], known['box']), 'message');
    case 'sealed_box':
      final pair = boxKeys(known['private']);
      same(SealedBox.decrypt(pair.privateKey, known['box']), 'message');
      final sealed = SealedBox.encrypt(pair.publicKey, known['message']);
      same(SealedBox.decrypt(pair.privateKey, sealed), 'message');
    case 'secret_box':
      final box = SecretBox(Key(known['key']));
      same(box.seal(known['nonce'], known['message']), 'box');
      same(box.unseal(known['nonce'], known['box']), 'message');
      box.close();
    case 'chacha20_poly1305' || 'xchacha20_poly1305':
      final key = Key(known['key']);
      final aead = known.operation.startsWith('x')
          ? Aead.xchacha20Poly1305(key)
          : Aead.chacha20Poly1305(key);
      equal(aead.nonceSize, known['nonce'].length);
      same(aead.seal(known['nonce'], known['message'], known['associated_data']), 'sealed');
      same(aead.unseal(known['nonce'], known['sealed'], known['associated_data']), 'message');
    case 'chacha20':
      final output = known['message'];
      final size = StreamCipher.chacha20.xorInto(Key(known['key']), known['nonce'],
          output, output, counter: known.number('counter'));
      equal(size, output.length);
      same(output, 'output');
    case 'ed25519':
      final key = SigningKey(known['seed']);
      same(key.publicKey, 'public');
      same(key.sign(known['message']), 'signature');
      VerifyKey(known['public']).verify(known['message'], known['signature']);
    case 'x25519':
      same(exchange(known['private'], known['public']), 'shared');
    case 'sha256':
      same(sha256(known['message']), 'digest');
      same((Hasher.sha256()..add(known['message'])).digest(), 'digest');
    case 'sha512':
      same(sha512(known['message']), 'digest');
      same((Hasher.sha512()..add(known['message'])).digest(), 'digest');
    case 'blake2b':
      same(
          blake2b(known['message'],
              size: known['digest'].length,
              key: known['key'],
              salt: known['salt'],
              personalisation: known['personalisation']),
          'digest');
    case 'hmac_sha256':
      same(hmacSha256(known['key'], known['message']), 'tag');
      same((Hasher.hmacSha256(known['key'])..add(known['message'])).digest(), 'tag');
      verifyHmac(known['key'], known['message'], known['tag']);
    case 'hmac_sha512':
      same(hmacSha512(known['key'], known['message']), 'tag');
      verifyHmac(known['key'], known['message'], known['tag']);
    case 'hkdf_sha256':
      same(
          hkdfSha256(known['secret'], known['key'].length,
              salt: known['salt'], info: known['info']),
          'key');
    case 'pbkdf2_sha256':
      same(
          await pbkdf2Sha256(known['password'], known['salt'],
              known.number('iterations'), known['key'].length),
          'key');
    case 'pbkdf2_sha512':
      same(
          await pbkdf2Sha512(known['password'], known['salt'],
              known.number('iterations'), known['key'].length),
          'key');
    case 'argon2id':
      same(
          await argon2id(known['password'], known['salt'],
              memory: known.number('memory'),
              passes: known.number('passes'),
              lanes: known.number('lanes'),
              secret: known['secret'],
              associatedData: known['associated_data']),
          'key');
    case 'base16':
      equal(KeyText.base16.encode(known['data']), String.fromCharCodes(known['text']));
    case 'bech32':
      final prefix = String.fromCharCodes(known['prefix']);
      final encoded = String.fromCharCodes(known['text']);
      equal(KeyText.bech32.encode(known['data'], prefix: prefix), encoded);
      same(KeyText.bech32.decode(encoded, prefix: prefix), 'data');
    default:
      check(false, 'an answer for ${known.operation}');
  }
}

void _boxes() {
  final box = SecretBox.generate();
  final sealed = box.encrypt(text('a message'));
  equal(sealed.length, 9 + SecretBox.overhead);
  equal(box.decrypt(sealed), text('a message'));
  for (var i = 0; i < sealed.length; i++) {
    final changed = Uint8List.fromList(sealed)..[i] ^= 1;
    _notAuthentic(() => box.decrypt(changed));
  }
  _notAuthentic(() => box.decrypt(Uint8List(7)));
  equal(box.decrypt(box.encrypt(Uint8List(0))), Uint8List(0));

  // Output over input, wherever that lies in it.
  final memory = Uint8List(100)..setAll(3, text('in place'));
  final size = box.encryptInto(Uint8List.sublistView(memory, 3, 11), memory);
  final opened = box.decryptInto(Uint8List.sublistView(memory, 0, size), memory);
  equal(String.fromCharCodes(memory, 0, opened), 'in place');
  fails(() => box.encryptInto(text('long'), Uint8List(43)), Code.resourceExhausted);

  for (final length in [0, 12, 23, 25]) {
    fails(() => box.seal(Uint8List(length), text('m')), Code.invalidArgument, ['24']);
  }
  fails(() => SecretBox(Key(Uint8List(31))).encrypt(text('m')), Code.invalidArgument);

  final boxes = box.encryptMany([text('one'), text('two')]);
  equal([for (final one in boxes) String.fromCharCodes(box.decrypt(one))], ['one', 'two']);
  box.close();
}

void _notAuthentic(Object? Function() body) =>
    check(fails(body, Code.unauthenticated) is NotAuthenticException, 'it has its own type');

void _keys() {
  final key = Key.generate();
  equal(key.reveal().length, 32);
  final box = SecretBox(key);
  key.close();
  key.close();
  check(key.isClosed, 'it is closed');
  fails(() => box.encrypt(text('late')), Code.failedPrecondition);
  final signing = SigningKey.generate();
  final verifying = VerifyKey(signing.publicKey);
  final signature = signing.sign(text('signed'));
  verifying.verify(text('signed'), signature);
  _notAuthentic(() => verifying.verify(text('singed'), signature));
  _notAuthentic(() => verifyHmac(text('key'), text('m'), Uint8List(32)));
  check(equalSecrets(text('same'), text('same')), 'they are equal');
  check(!equalSecrets(text('same'), text('some')), 'they are not');
  check(!equalSecrets(randomBytes(16), randomBytes(16)), 'they are random');
  fails(() => exchange(randomBytes(32), Uint8List(32)), Code.invalidArgument);
  fails(() => useCryptoLibrary('/nowhere.so'), Code.notFound);
}

void _hashes() {
  final messages = [for (var i = 0; i < 50; i++) Uint8List(i)];
  equal(sha256Many(messages), [for (final message in messages) sha256(message)]);
  final hasher = Hasher.sha256()..add(text('some'));
  hasher.digest();
  fails(() => hasher.add(text('more')), Code.failedPrecondition);
  hasher.close();
  Hasher.sha512()
    ..add(text('given up'))
    ..close();
}

/// Each isolate opens the library for itself.
Future<void> _isolates() async {
  final library = '$libraries/libshortwire_crypto.so';
  final opened = await Future.wait([
    for (var i = 0; i < 3; i++)
      Isolate.run(() {
        useCryptoLibrary(library);
        final box = SecretBox.generate();
        return String.fromCharCodes(box.decrypt(box.encrypt(text('$i'))));
      }),
  ]);
  equal(opened, ['0', '1', '2']);
}
