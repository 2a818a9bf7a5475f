import 'dart:typed_data';

import '../exception.dart';
import 'gen/shortwire_crypto_v1.dart' show HashAlgorithm, MacAlgorithm;
import 'library.dart';

/// The digest: 32 bytes.
Uint8List sha256(Uint8List message) => crypto.hash.sha256Sync(value: message);

/// The digest: 64 bytes.
Uint8List sha512(Uint8List message) => crypto.hash.sha512Sync(value: message);

/// The digests of many messages, which are hashed side by side.
List<Uint8List> sha256Many(List<Uint8List> messages) =>
    crypto.hash.sha256ManySync(messages);

/// The digest of BLAKE2b (RFC 7693), of 1 to 64 bytes; with a key it is a MAC. Salt and personalisation have up to 16.
Uint8List blake2b(Uint8List message,
        {int size = 64,
        Uint8List? key,
        Uint8List? salt,
        Uint8List? personalisation}) =>
    crypto.hash.blake2bSync(
        message: message,
        length: size,
        key: key,
        salt: salt,
        personalisation: personalisation);

/// The tag: 32 bytes.
Uint8List hmacSha256(Uint8List key, Uint8List message) => crypto.mac
    .tagSync(key: key, message: message, algorithm: MacAlgorithm.hmacSha256);

/// The tag: 64 bytes.
Uint8List hmacSha512(Uint8List key, Uint8List message) => crypto.mac
    .tagSync(key: key, message: message, algorithm: MacAlgorithm.hmacSha512);

/// Throws [NotAuthenticException] unless the tag, of 32 or 64 bytes, is the message's. Takes the same time wherever they
/// differ.
void verifyHmac(Uint8List key, Uint8List message, Uint8List tag) {
  try {
    crypto.mac.verifySync(
        key: key,
        message: message,
        tag: tag,
        algorithm: tag.length == 32
            ? MacAlgorithm.hmacSha256
            : MacAlgorithm.hmacSha512);
  } on ShortwireException catch (told) {
    throw explained(told);
  }
}

/// A hash of what comes in pieces; a sink, so that a stream can be piped into it.
final class Hasher implements Sink<Uint8List> {
  /// SHA-256.
  Hasher.sha256() : this._(HashAlgorithm.sha256);

  /// SHA-512.
  Hasher.sha512() : this._(HashAlgorithm.sha512);

  /// HMAC-SHA-256.
  Hasher.hmacSha256(Uint8List key) : this._(HashAlgorithm.hmacSha256, key);

  /// HMAC-SHA-512.
  Hasher.hmacSha512(Uint8List key) : this._(HashAlgorithm.hmacSha512, key);

  /// BLAKE2b, as [blake2b].
  Hasher.blake2b(
      {int size = 64, Uint8List? key, Uint8List? salt, Uint8List? personalisation})
      : this._(HashAlgorithm.blake2B, key, size, salt, personalisation);

  Hasher._(HashAlgorithm algorithm,
      [Uint8List? key, int size = 0, Uint8List? salt, Uint8List? personalisation])
      : _library = crypto,
        _stream = crypto.hash.startSync(
            algorithm: algorithm,
            key: key,
            length: size,
            salt: salt,
            personalisation: personalisation) {
    _discarding.attach(this, (_library, _stream), detach: this);
  }

  final CryptoLibrary _library;
  final int _stream;
  bool _isClosed = false;

  /// Adds a piece.
  @override
  void add(Uint8List data) => _library.hash.updateSync(stream: _stream, data: data);

  /// The digest, or tag. Ends the hash: what follows throws [Code.failedPrecondition].
  Uint8List digest() {
    final digest = _library.hash.finishSync(stream: _stream);
    _isClosed = true;
    _discarding.detach(this);
    return digest;
  }

  /// Gives the hash up, unless it has ended.
  @override
  void close() {
    if (_isClosed) return;
    _isClosed = true;
    _discarding.detach(this);
    _library.hash.discardSync(stream: _stream);
  }
}

final Finalizer<(CryptoLibrary, int)> _discarding = Finalizer((hash) {
  final (library, stream) = hash;
  if (!library.hash.isClosed) library.hash.discardSync(stream: stream);
});
