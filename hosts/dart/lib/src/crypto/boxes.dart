import 'dart:typed_data';

import '../exception.dart';
import 'key.dart';
import 'library.dart';

/// Encrypts with a key of 32 bytes that two parties share: NaCl's `crypto_secretbox`.
///
/// [encrypt] chooses a random nonce and puts it in front; [seal] is given one of 24 bytes, which must not be used twice with
/// a key: that gives both messages away.
final class SecretBox {
  /// With a key, which is closed with it.
  SecretBox(this.key);

  /// With a new key, which nobody has seen.
  SecretBox.generate() : key = Key.generate();

  /// The box of one's own private key and a peer's public key, NaCl's `crypto_box`: the key they share is computed once,
  /// here. A public key of low order throws [Code.invalidArgument].
  SecretBox.between(Uint8List privateKey, Uint8List publicKey)
      : key = Key.of(
            crypto,
            crypto.box.precomputeHandleSync(
                key: privateKey, publicKey: publicKey));

  /// How much longer than its message a box of [seal] is.
  static const tagSize = 16;

  /// The same of [encrypt].
  static const overhead = 40;

  /// The key.
  final Key key;

  /// A random nonce, the tag and the encrypted message.
  Uint8List encrypt(Uint8List message) =>
      key.library.secretBox.encryptSync(handle: key.handle, message: message);

  /// What [encrypt] was given. Throws [NotAuthenticException].
  Uint8List decrypt(Uint8List box) {
    try {
      return key.library.secretBox.decryptSync(handle: key.handle, message: box);
    } on ShortwireException catch (told) {
      throw explained(told);
    }
  }

  /// As [encrypt].
  int encryptInto(Uint8List message, Uint8List output) => key.library.secretBox
      .encryptIntoSync(output, handle: key.handle, message: message);

  /// As [decrypt].
  int decryptInto(Uint8List box, Uint8List output) {
    try {
      return key.library.secretBox
          .decryptIntoSync(output, handle: key.handle, message: box);
    } on ShortwireException catch (told) {
      throw explained(told);
    }
  }

  /// The tag and the encrypted message.
  Uint8List seal(Uint8List nonce, Uint8List message) => key.library.secretBox
      .sealSync(handle: key.handle, nonce: nonce, message: message);

  /// What [seal] was given. Throws [NotAuthenticException].
  Uint8List unseal(Uint8List nonce, Uint8List box) {
    try {
      return key.library.secretBox
          .unsealSync(handle: key.handle, nonce: nonce, message: box);
    } on ShortwireException catch (told) {
      throw explained(told);
    }
  }

  /// As [seal].
  int sealInto(Uint8List nonce, Uint8List message, Uint8List output) =>
      key.library.secretBox.sealIntoSync(output,
          handle: key.handle, nonce: nonce, message: message);

  /// As [unseal].
  int unsealInto(Uint8List nonce, Uint8List box, Uint8List output) {
    try {
      return key.library.secretBox
          .unsealIntoSync(output, handle: key.handle, nonce: nonce, message: box);
    } on ShortwireException catch (told) {
      throw explained(told);
    }
  }

  /// As [encrypt], of many messages in one call.
  List<Uint8List> encryptMany(List<Uint8List> messages) =>
      key.library.secretBox.encryptManySync([
        for (final message in messages)
          (key: Uint8List(0), handle: key.handle, message: message),
      ]);

  /// Clears the key. May be called again.
  void close() => key.close();
}

/// A private key and its public key, 32 bytes each.
typedef KeyPair = ({Uint8List privateKey, Uint8List publicKey});

/// A new key pair of X25519, for boxes of all kinds and for key exchange.
KeyPair generateBoxKeys() {
  final pair = crypto.exchange.generateSync();
  return (privateKey: pair.privateKey, publicKey: pair.publicKey);
}

/// The key pair of a private key.
KeyPair boxKeys(Uint8List privateKey) => (
      privateKey: privateKey,
      publicKey: crypto.exchange.publicKeySync(key: privateKey),
    );

/// Encrypts to a public key, by somebody who stays unknown: NaCl's sealed boxes.
abstract final class SealedBox {
  /// How much longer than its message a box is.
  static const overhead = 48;

  /// A box for the owner of that key.
  static Uint8List encrypt(Uint8List publicKey, Uint8List message) =>
      crypto.sealedBox.sealSync(publicKey: publicKey, message: message);

  /// What [encrypt] was given. Throws [NotAuthenticException].
  static Uint8List decrypt(Uint8List privateKey, Uint8List box) {
    try {
      return crypto.sealedBox.unsealSync(key: privateKey, message: box);
    } on ShortwireException catch (told) {
      throw explained(told);
    }
  }
}
