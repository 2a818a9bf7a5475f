import 'dart:typed_data';

import '../exception.dart';
import 'gen/shortwire_crypto_v1.dart' show AeadAlgorithm;
import 'key.dart';
import 'library.dart';

/// Encrypts with a key of 32 bytes, and authenticates data beside the message. A nonce must not be used twice with a key.
final class Aead {
  /// XChaCha20-Poly1305, whose nonces of 24 bytes may be random. Closes the key with itself.
  Aead.xchacha20Poly1305(this.key)
      : _algorithm = AeadAlgorithm.xchacha20Poly1305,
        nonceSize = 24;

  /// ChaCha20-Poly1305 (RFC 8439), whose nonces of 12 bytes are too short to be random: count them.
  Aead.chacha20Poly1305(this.key)
      : _algorithm = AeadAlgorithm.chacha20Poly1305,
        nonceSize = 12;

  /// How much longer than its message a box is.
  static const tagSize = 16;

  /// The key.
  final Key key;

  /// Bytes of a nonce.
  final int nonceSize;

  final AeadAlgorithm _algorithm;

  /// The encrypted message and the tag.
  Uint8List seal(Uint8List nonce, Uint8List message, [Uint8List? associatedData]) =>
      key.library.aead.sealSync(
          handle: key.handle,
          nonce: nonce,
          message: message,
          associatedData: associatedData,
          algorithm: _algorithm);

  /// What [seal] was given; the associated data has to be the same. Throws [NotAuthenticException].
  Uint8List unseal(Uint8List nonce, Uint8List sealed, [Uint8List? associatedData]) {
    try {
      return key.library.aead.unsealSync(
          handle: key.handle,
          nonce: nonce,
          message: sealed,
          associatedData: associatedData,
          algorithm: _algorithm);
    } on ShortwireException catch (told) {
      throw explained(told);
    }
  }

  /// As [seal].
  int sealInto(Uint8List nonce, Uint8List message, Uint8List output,
          [Uint8List? associatedData]) =>
      key.library.aead.sealIntoSync(output,
          handle: key.handle,
          nonce: nonce,
          message: message,
          associatedData: associatedData,
          algorithm: _algorithm);

  /// As [unseal].
  int unsealInto(Uint8List nonce, Uint8List sealed, Uint8List output,
      [Uint8List? associatedData]) {
    try {
      return key.library.aead.unsealIntoSync(output,
          handle: key.handle,
          nonce: nonce,
          message: sealed,
          associatedData: associatedData,
          algorithm: _algorithm);
    } on ShortwireException catch (told) {
      throw explained(told);
    }
  }

  /// Clears the key. May be called again.
  void close() => key.close();
}
