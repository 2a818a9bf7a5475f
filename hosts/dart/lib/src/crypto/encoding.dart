import 'dart:typed_data';

import 'gen/shortwire_crypto_v1.dart' show TextFormat;
import 'library.dart';

/// How bytes are written as text, in constant time.
enum KeyText {
  /// Lower case; reading takes upper case and a leading `0x` too.
  base16(TextFormat.base16),

  /// In the alphabet of Bech32.
  base32(TextFormat.base32),

  /// BIP 173, with a human-readable prefix such as `ed25519_pk`.
  bech32(TextFormat.bech32);

  const KeyText(this._format);
  final TextFormat _format;

  /// The text of [data].
  String encode(Uint8List data, {String prefix = ''}) =>
      crypto.encoding.encodeSync(data: data, format: _format, prefix: prefix);

  /// The bytes of a text. A [ShortwireException] of [Code.invalidArgument] says what is wrong with it, and where.
  Uint8List decode(String text, {String prefix = ''}) =>
      crypto.encoding.decodeSync(text: text, format: _format, prefix: prefix);
}

/// Random bytes of the operating system.
Uint8List randomBytes(int size) => crypto.random.fillSync(size: size);

/// Whether two secrets are equal, in a time that does not tell where they differ. Other lengths are not equal.
bool equalSecrets(Uint8List a, Uint8List b) => crypto.compare.equalSync(a: a, b: b);
