import 'dart:io';

import '../client.dart';
import '../exception.dart';
import 'gen/shortwire_crypto_v1.dart';

/// A box, a tag or a signature is not what its key made, or was changed since. Nothing more is told.
final class NotAuthenticException extends ShortwireException {
  NotAuthenticException._(ShortwireException told) : super(told.code, told.message, told.details);
}

/// What to throw in place of what a call threw.
ShortwireException explained(ShortwireException told) =>
    told.code == Code.unauthenticated ? NotAuthenticException._(told) : told;

/// Has the library at [path] called from now on by this isolate, for keys and hashes that are made later.
///
/// Without it, the first use opens the file that `SHORTWIRE_CRYPTO_LIBRARY` names, or else `libshortwire_crypto.so` where
/// the dynamic linker looks.
void useCryptoLibrary(String path) => _opened = CryptoLibrary._open(path);

CryptoLibrary? _opened;

/// The library that is called.
CryptoLibrary get crypto => _opened ??= CryptoLibrary._open(_named());

String _named() => switch (Platform.environment['SHORTWIRE_CRYPTO_LIBRARY']) {
      null || '' => 'libshortwire_crypto.so',
      final path => path,
    };

/// The services of the library, on one instance: a key is there for all of them.
final class CryptoLibrary {
  CryptoLibrary._open(String path) : this._(Keys.open(path));

  CryptoLibrary._(Client opened)
      : keys = Keys.on(opened),
        secretBox = SecretBox.on(opened),
        box = Box.on(opened),
        sealedBox = SealedBox.on(opened),
        aead = Aead.on(opened),
        sign = Sign.on(opened),
        exchange = Exchange.on(opened),
        hash = Hash.on(opened),
        mac = Mac.on(opened),
        kdf = Kdf.on(opened),
        stream = Stream.on(opened),
        encoding = Encoding.on(opened),
        random = Random.on(opened),
        compare = Compare.on(opened);

  final Keys keys;
  final SecretBox secretBox;
  final Box box;
  final SealedBox sealedBox;
  final Aead aead;
  final Sign sign;
  final Exchange exchange;
  final Hash hash;
  final Mac mac;
  final Kdf kdf;
  final Stream stream;
  final Encoding encoding;
  final Random random;
  final Compare compare;
}
