/// Hazardous material: stream ciphers by themselves, for protocols that need them raw.
///
/// They hide a message and do not protect it: whoever changes the encrypted bytes changes the message in the same places,
/// and nobody notices. A nonce used twice with a key gives both messages away. Use `crypto.dart` unless a protocol says
/// otherwise.
library;

import 'dart:typed_data';

import 'src/crypto/gen/shortwire_crypto_v1.dart' as service;
import 'src/crypto/key.dart';
import 'src/crypto/library.dart';

export 'src/crypto/key.dart' show Key;

/// The ciphers.
enum StreamCipher {
  /// Nonces of 24 bytes, which may be random.
  xchacha20(service.StreamAlgorithm.xchacha20),

  /// RFC 8439: nonces of 12 bytes, a counter of 32 bits.
  chacha20(service.StreamAlgorithm.chacha20),

  /// Nonces of 8 bytes, a counter of 64 bits.
  chacha20Original(service.StreamAlgorithm.chacha20Original),

  /// Nonces of 24 bytes.
  xsalsa20(service.StreamAlgorithm.xsalsa20),

  /// Nonces of 8 bytes.
  salsa20(service.StreamAlgorithm.salsa20),

  /// As [chacha20], with 12 rounds.
  chacha12(service.StreamAlgorithm.chacha12),

  /// The same with 8.
  chacha8(service.StreamAlgorithm.chacha8);

  const StreamCipher(this._algorithm);
  final service.StreamAlgorithm _algorithm;

  /// The message XORed with the key stream from block [counter] of 64 bytes on: encrypts and decrypts.
  Uint8List xor(Key key, Uint8List nonce, Uint8List message, {int counter = 0}) =>
      crypto.stream.xorSync(
          handle: key.handle,
          nonce: nonce,
          message: message,
          algorithm: _algorithm,
          counter: counter);

  /// The same into [output], which may be [message].
  int xorInto(Key key, Uint8List nonce, Uint8List message, Uint8List output,
          {int counter = 0}) =>
      crypto.stream.xorIntoSync(output,
          handle: key.handle,
          nonce: nonce,
          message: message,
          algorithm: _algorithm,
          counter: counter);

  /// So many bytes of the key stream.
  Uint8List keyStream(Key key, Uint8List nonce, int size, {int counter = 0}) =>
      crypto.stream.generateSync(
          handle: key.handle,
          nonce: nonce,
          size: size,
          algorithm: _algorithm,
          counter: counter);
}
