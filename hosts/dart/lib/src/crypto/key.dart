import 'dart:typed_data';

import 'gen/shortwire_crypto_v1.dart' show KeyKind;
import 'library.dart';

/// A key that stays in the library, which clears it when it is closed, or collected.
final class Key {
  /// Copies a key into the library; clear your own copy then.
  Key(Uint8List bytes) : this._stored(bytes, KeyKind.unspecified);

  /// Makes a key of 32 random bytes that nobody has seen.
  Key.generate() : this.of(crypto, crypto.keys.generateSync());

  Key._stored(Uint8List bytes, KeyKind kind)
      : this.of(crypto, crypto.keys.storeSync(key: bytes, kind: kind));

  /// For this package: what a handle stands for.
  Key.of(this.library, this.handle) {
    _discarding.attach(this, (library, handle), detach: this);
  }

  /// For this package: the library it is in.
  final CryptoLibrary library;

  /// What stands for it in calls.
  final int handle;

  bool _isClosed = false;

  /// Whether it was closed.
  bool get isClosed => _isClosed;

  /// Its bytes: of a signing key its seed.
  Uint8List reveal() => library.keys.revealSync(handle: handle);

  /// Clears it; calls with it throw [Code.failedPrecondition] from then on. May be called again.
  void close() {
    if (_isClosed) return;
    _isClosed = true;
    _discarding.detach(this);
    library.keys.discardSync(handle: handle);
  }
}

/// For this package: a key of a kind of its own.
Key storedKey(Uint8List bytes, KeyKind kind) => Key._stored(bytes, kind);

final Finalizer<(CryptoLibrary, int)> _discarding = Finalizer((key) {
  final (library, handle) = key;
  if (!library.keys.isClosed) library.keys.discardSync(handle: handle);
});
