/// Cryptography: boxes, authenticated encryption, signatures, key exchange, hashes, key derivation.
///
/// Keys stay in the library, which clears them when they are closed or collected. Whatever is not authentic throws
/// [NotAuthenticException], and nothing of it is released; lengths that are wrong throw a [ShortwireException] of
/// [Code.invalidArgument]. Methods whose names end in `Into` write into a list of the caller's, which may be their
/// argument, and return how many bytes they wrote.
///
/// Keys belong to the isolate that made them.
library;

export 'shortwire.dart' show Code, ShortwireException;
export 'src/crypto/aead.dart';
export 'src/crypto/boxes.dart';
export 'src/crypto/derivation.dart';
export 'src/crypto/encoding.dart';
export 'src/crypto/hashes.dart';
export 'src/crypto/key.dart' show Key;
export 'src/crypto/library.dart' show NotAuthenticException, useCryptoLibrary;
export 'src/crypto/signatures.dart';
