import 'dart:typed_data';

import '../exception.dart';
import 'gen/shortwire_crypto_v1.dart' show KeyKind;
import 'key.dart';
import 'library.dart';

/// Makes Ed25519 signatures (RFC 8032).
final class SigningKey {
  /// Of a seed of 32 bytes.
  SigningKey(Uint8List seed) : key = storedKey(seed, KeyKind.signing);

  /// A new one, which nobody has seen.
  SigningKey.generate()
      : key = Key.of(crypto, crypto.keys.generateSync(kind: KeyKind.signing));

  /// The key.
  final Key key;

  /// What others verify with: 32 bytes.
  late final Uint8List publicKey =
      key.library.sign.publicKeySync(handle: key.handle);

  /// The signature: 64 bytes.
  Uint8List sign(Uint8List message) =>
      key.library.sign.signSync(handle: key.handle, message: message);

  /// Clears the key. May be called again.
  void close() => key.close();
}

/// Checks Ed25519 signatures.
final class VerifyKey {
  /// Of a public key of 32 bytes.
  VerifyKey(Uint8List publicKey) : key = storedKey(publicKey, KeyKind.verifying);

  /// The key.
  final Key key;

  /// Throws [NotAuthenticException] unless [signature] is the message's. Keys and signatures that are not canonical, or of
  /// low order, are not authentic.
  void verify(Uint8List message, Uint8List signature) {
    try {
      key.library.sign.verifySync(
          handle: key.handle, message: message, signature: signature);
    } on ShortwireException catch (told) {
      throw explained(told);
    }
  }

  /// Gives the key up. May be called again.
  void close() => key.close();
}

/// The secret of 32 bytes that two key pairs of X25519 share (RFC 7748). Hash it before it is used as a key. A public key
/// of low order throws [Code.invalidArgument].
Uint8List exchange(Uint8List privateKey, Uint8List publicKey) =>
    crypto.exchange.sharedSync(key: privateKey, publicKey: publicKey);
