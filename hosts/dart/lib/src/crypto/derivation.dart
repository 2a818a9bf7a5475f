import 'dart:typed_data';

import 'gen/shortwire_crypto_v1.dart' show KdfHash;
import 'library.dart';

/// HKDF (RFC 5869) with HMAC-SHA-256 of a secret, such as what a key exchange gives: up to 8,160 bytes.
Uint8List hkdfSha256(Uint8List secret, int size, {Uint8List? salt, Uint8List? info}) =>
    crypto.kdf.hkdfSync(
        key: secret, salt: salt, info: info, length: size, hash: KdfHash.sha256);

/// The same with HMAC-SHA-512: up to 16,320 bytes.
Uint8List hkdfSha512(Uint8List secret, int size, {Uint8List? salt, Uint8List? info}) =>
    crypto.kdf.hkdfSync(
        key: secret, salt: salt, info: info, length: size, hash: KdfHash.sha512);

/// PBKDF2 with HMAC-SHA-256 (RFC 8018), on another thread. For what exists; new things use [argon2id].
Future<Uint8List> pbkdf2Sha256(
        Uint8List password, Uint8List salt, int iterations, int size) =>
    crypto.kdf.pbkdf2(
        password: password,
        salt: salt,
        iterations: iterations,
        length: size,
        hash: KdfHash.sha256);

/// The same with HMAC-SHA-512.
Future<Uint8List> pbkdf2Sha512(
        Uint8List password, Uint8List salt, int iterations, int size) =>
    crypto.kdf.pbkdf2(
        password: password,
        salt: salt,
        iterations: iterations,
        length: size,
        hash: KdfHash.sha512);

/// Argon2id (RFC 9106) with [memory] KiB, on another thread. The salt has at least 8 bytes.
Future<Uint8List> argon2id(Uint8List password, Uint8List salt,
        {int size = 32,
        int memory = 65536,
        int passes = 3,
        int lanes = 4,
        Uint8List? secret,
        Uint8List? associatedData}) =>
    crypto.kdf.argon2id(
        password: password,
        salt: salt,
        length: size,
        memory: memory,
        passes: passes,
        lanes: lanes,
        secret: secret,
        associatedData: associatedData);
