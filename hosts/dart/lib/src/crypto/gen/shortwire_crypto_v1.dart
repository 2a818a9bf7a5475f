// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
//
// ignore_for_file: camel_case_types, constant_identifier_names
// ignore_for_file: deprecated_member_use_from_same_package
// ignore_for_file: non_constant_identifier_names, unused_import

/// Keys, and the messages that all services of this package share.
///
/// Wherever a key is wanted, a request takes its bytes (`key`) or a handle (`handle`, which goes first unless it is 0). Bytes
/// cross on every call; a handle keeps them in the library, prepared for use, and clears them when it is discarded.
///
/// Failures: arguments of a wrong length are INVALID_ARGUMENT and say which length is right. Whatever is not authentic (a
/// box, a tag, a signature) is UNAUTHENTICATED with the detail NotAuthentic, and nothing more is told; no plaintext is
/// released. A handle that was discarded is FAILED_PRECONDITION, one that never was NOT_FOUND. A message that is too long for
/// its nonce, or a counter that would start over, is OUT_OF_RANGE.
library;

import 'dart:typed_data';

import 'package:shortwire/gen_v1.dart' as $sw;

/// The fields of `shortwire.crypto.v1.StoreKeyRequest` as item of a batch.
typedef StoreKeyRequestItem = ({Uint8List key, KeyKind kind});

/// The fields of `shortwire.crypto.v1.GenerateKeyRequest` as item of a batch.
typedef GenerateKeyRequestItem = ({int size, KeyKind kind});

/// The fields of `shortwire.crypto.v1.AeadRequest` as item of a batch.
typedef AeadRequestItem = ({
  Uint8List key,
  int handle,
  Uint8List nonce,
  Uint8List message,
  Uint8List associatedData,
  AeadAlgorithm algorithm,
});

/// The fields of `shortwire.crypto.v1.StartSealingRequest` as item of a batch.
typedef StartSealingRequestItem = ({Uint8List key, int handle});

/// The fields of `shortwire.crypto.v1.SealingHandle` as columns of a batch.
typedef SealingHandleColumns = ({Uint64List stream, List<Uint8List> header});

/// The fields of `shortwire.crypto.v1.ChunkRequest` as item of a batch.
typedef ChunkRequestItem = ({
  int stream,
  Uint8List chunk,
  bool isLast,
  Uint8List associatedData,
});

/// The fields of `shortwire.crypto.v1.StartOpeningRequest` as item of a batch.
typedef StartOpeningRequestItem = ({
  Uint8List key,
  int handle,
  Uint8List header,
});

/// The fields of `shortwire.crypto.v1.EncodeRequest` as item of a batch.
typedef EncodeRequestItem = ({
  Uint8List data,
  TextFormat format,
  String prefix,
});

/// The fields of `shortwire.crypto.v1.DecodeRequest` as item of a batch.
typedef DecodeRequestItem = ({String text, TextFormat format, String prefix});

/// The fields of `shortwire.crypto.v1.CompareRequest` as item of a batch.
typedef CompareRequestItem = ({Uint8List a, Uint8List b});

/// The fields of `shortwire.crypto.v1.Blake2bRequest` as item of a batch.
typedef Blake2bRequestItem = ({
  Uint8List message,
  int length,
  Uint8List key,
  Uint8List salt,
  Uint8List personalisation,
});

/// The fields of `shortwire.crypto.v1.StartHashRequest` as item of a batch.
typedef StartHashRequestItem = ({
  HashAlgorithm algorithm,
  Uint8List key,
  int handle,
  int length,
  Uint8List salt,
  Uint8List personalisation,
});

/// The fields of `shortwire.crypto.v1.UpdateHashRequest` as item of a batch.
typedef UpdateHashRequestItem = ({int stream, Uint8List data});

/// The fields of `shortwire.crypto.v1.MacRequest` as item of a batch.
typedef MacRequestItem = ({
  Uint8List key,
  int handle,
  Uint8List message,
  MacAlgorithm algorithm,
});

/// The fields of `shortwire.crypto.v1.VerifyMacRequest` as item of a batch.
typedef VerifyMacRequestItem = ({
  Uint8List key,
  int handle,
  Uint8List message,
  MacAlgorithm algorithm,
  Uint8List tag,
});

/// The fields of `shortwire.crypto.v1.HkdfRequest` as item of a batch.
typedef HkdfRequestItem = ({
  Uint8List key,
  int handle,
  Uint8List salt,
  Uint8List info,
  int length,
  KdfHash hash,
});

/// The fields of `shortwire.crypto.v1.Pbkdf2Request` as item of a batch.
typedef Pbkdf2RequestItem = ({
  Uint8List password,
  Uint8List salt,
  int iterations,
  int length,
  KdfHash hash,
});

/// The fields of `shortwire.crypto.v1.Argon2idRequest` as item of a batch.
typedef Argon2idRequestItem = ({
  Uint8List password,
  Uint8List salt,
  int length,
  int memory,
  int passes,
  int lanes,
  Uint8List secret,
  Uint8List associatedData,
});

/// The fields of `shortwire.crypto.v1.NonceRequest` as item of a batch.
typedef NonceRequestItem = ({
  Uint8List key,
  int handle,
  Uint8List nonce,
  Uint8List message,
});

/// The fields of `shortwire.crypto.v1.KeyedRequest` as item of a batch.
typedef KeyedRequestItem = ({Uint8List key, int handle, Uint8List message});

/// The fields of `shortwire.crypto.v1.BoxRequest` as item of a batch.
typedef BoxRequestItem = ({
  Uint8List key,
  int handle,
  Uint8List publicKey,
  Uint8List nonce,
  Uint8List message,
});

/// The fields of `shortwire.crypto.v1.SealedBoxRequest` as item of a batch.
typedef SealedBoxRequestItem = ({Uint8List publicKey, Uint8List message});

/// The fields of `shortwire.crypto.v1.KeyPair` as columns of a batch.
typedef KeyPairColumns = ({
  List<Uint8List> privateKey,
  List<Uint8List> publicKey,
});

/// The fields of `shortwire.crypto.v1.VerifyRequest` as item of a batch.
typedef VerifyRequestItem = ({
  Uint8List key,
  int handle,
  Uint8List signature,
  Uint8List message,
});

/// The fields of `shortwire.crypto.v1.FromExchangeRequest` as item of a batch.
typedef FromExchangeRequestItem = ({Uint8List publicKey, bool isNegative});

/// The fields of `shortwire.crypto.v1.ExchangeRequest` as item of a batch.
typedef ExchangeRequestItem = ({
  Uint8List key,
  int handle,
  Uint8List publicKey,
});

/// The fields of `shortwire.crypto.v1.XorRequest` as item of a batch.
typedef XorRequestItem = ({
  Uint8List key,
  int handle,
  Uint8List nonce,
  Uint8List message,
  StreamAlgorithm algorithm,
  int counter,
});

/// The fields of `shortwire.crypto.v1.KeyStreamRequest` as item of a batch.
typedef KeyStreamRequestItem = ({
  Uint8List key,
  int handle,
  Uint8List nonce,
  StreamAlgorithm algorithm,
  int counter,
  int size,
});

/// The fields of `shortwire.crypto.v1.DeriveRequest` as item of a batch.
typedef DeriveRequestItem = ({
  Uint8List key,
  int handle,
  Uint8List input,
  StreamAlgorithm algorithm,
});

/// What a key is prepared for.
final class KeyKind extends $sw.ProtoEnum {
  const KeyKind._(super.number, super.name);

  /// Secret bytes for ciphers, MACs, key derivation and X25519: 1 to 4,096 of them.
  static const unspecified = KeyKind._(0, 'KEY_KIND_UNSPECIFIED');

  /// An Ed25519 signing key: a seed of 32 bytes, or the 64 that NaCl has, seed and public key. Its public key is computed
  /// once, here, and not for every signature.
  static const signing = KeyKind._(1, 'KEY_KIND_SIGNING');

  /// An extended Ed25519 key of 64 bytes, or 96 with its public key.
  static const extendedSigning = KeyKind._(2, 'KEY_KIND_EXTENDED_SIGNING');

  /// An Ed25519 public key of 32 bytes, decompressed once.
  static const verifying = KeyKind._(3, 'KEY_KIND_VERIFYING');

  /// All that the schema names.
  static const values = [
    unspecified,
    signing,
    extendedSigning,
    verifying,
  ];

  /// The value of a number, whether the schema names it or not.
  static KeyKind of(int number) => switch (number) {
        0 => unspecified,
        1 => signing,
        2 => extendedSigning,
        3 => verifying,
        _ => KeyKind._(number, null),
      };
}

/// `shortwire.crypto.v1.AeadAlgorithm`.
final class AeadAlgorithm extends $sw.ProtoEnum {
  const AeadAlgorithm._(super.number, super.name);

  /// Nonces of 24 bytes, which may be random. Messages up to 256 GiB.
  static const xchacha20Poly1305 =
      AeadAlgorithm._(0, 'AEAD_ALGORITHM_XCHACHA20_POLY1305');

  /// Nonces of 12 bytes: count them, they are too short to be random. Messages up to 256 GiB - 64 bytes.
  static const chacha20Poly1305 =
      AeadAlgorithm._(1, 'AEAD_ALGORITHM_CHACHA20_POLY1305');

  /// All that the schema names.
  static const values = [
    xchacha20Poly1305,
    chacha20Poly1305,
  ];

  /// The value of a number, whether the schema names it or not.
  static AeadAlgorithm of(int number) => switch (number) {
        0 => xchacha20Poly1305,
        1 => chacha20Poly1305,
        _ => AeadAlgorithm._(number, null),
      };
}

/// `shortwire.crypto.v1.TextFormat`.
final class TextFormat extends $sw.ProtoEnum {
  const TextFormat._(super.number, super.name);

  /// Hexadecimal, lower case; decoding takes upper case and a leading 0x too.
  static const base16 = TextFormat._(0, 'TEXT_FORMAT_BASE16');

  /// Base32 in the alphabet of Bech32.
  static const base32 = TextFormat._(1, 'TEXT_FORMAT_BASE32');

  /// Bech32 (BIP 173) with a human-readable prefix: keys have x25519_sk, x25519_pk, ed25519_sk, ed25519_pk and ed25519e_sk.
  static const bech32 = TextFormat._(2, 'TEXT_FORMAT_BECH32');

  /// All that the schema names.
  static const values = [
    base16,
    base32,
    bech32,
  ];

  /// The value of a number, whether the schema names it or not.
  static TextFormat of(int number) => switch (number) {
        0 => base16,
        1 => base32,
        2 => bech32,
        _ => TextFormat._(number, null),
      };
}

/// `shortwire.crypto.v1.HashAlgorithm`.
final class HashAlgorithm extends $sw.ProtoEnum {
  const HashAlgorithm._(super.number, super.name);

  /// `HASH_ALGORITHM_SHA256`.
  static const sha256 = HashAlgorithm._(0, 'HASH_ALGORITHM_SHA256');

  /// `HASH_ALGORITHM_SHA512`.
  static const sha512 = HashAlgorithm._(1, 'HASH_ALGORITHM_SHA512');

  /// `HASH_ALGORITHM_BLAKE2B`.
  static const blake2B = HashAlgorithm._(2, 'HASH_ALGORITHM_BLAKE2B');

  /// `HASH_ALGORITHM_HMAC_SHA256`.
  static const hmacSha256 = HashAlgorithm._(3, 'HASH_ALGORITHM_HMAC_SHA256');

  /// `HASH_ALGORITHM_HMAC_SHA512`.
  static const hmacSha512 = HashAlgorithm._(4, 'HASH_ALGORITHM_HMAC_SHA512');

  /// `HASH_ALGORITHM_POLY1305`.
  static const poly1305 = HashAlgorithm._(5, 'HASH_ALGORITHM_POLY1305');

  /// All that the schema names.
  static const values = [
    sha256,
    sha512,
    blake2B,
    hmacSha256,
    hmacSha512,
    poly1305,
  ];

  /// The value of a number, whether the schema names it or not.
  static HashAlgorithm of(int number) => switch (number) {
        0 => sha256,
        1 => sha512,
        2 => blake2B,
        3 => hmacSha256,
        4 => hmacSha512,
        5 => poly1305,
        _ => HashAlgorithm._(number, null),
      };
}

/// `shortwire.crypto.v1.MacAlgorithm`.
final class MacAlgorithm extends $sw.ProtoEnum {
  const MacAlgorithm._(super.number, super.name);

  /// `MAC_ALGORITHM_HMAC_SHA256`.
  static const hmacSha256 = MacAlgorithm._(0, 'MAC_ALGORITHM_HMAC_SHA256');

  /// `MAC_ALGORITHM_HMAC_SHA512`.
  static const hmacSha512 = MacAlgorithm._(1, 'MAC_ALGORITHM_HMAC_SHA512');

  /// `MAC_ALGORITHM_POLY1305`.
  static const poly1305 = MacAlgorithm._(2, 'MAC_ALGORITHM_POLY1305');

  /// All that the schema names.
  static const values = [
    hmacSha256,
    hmacSha512,
    poly1305,
  ];

  /// The value of a number, whether the schema names it or not.
  static MacAlgorithm of(int number) => switch (number) {
        0 => hmacSha256,
        1 => hmacSha512,
        2 => poly1305,
        _ => MacAlgorithm._(number, null),
      };
}

/// `shortwire.crypto.v1.KdfHash`.
final class KdfHash extends $sw.ProtoEnum {
  const KdfHash._(super.number, super.name);

  /// `KDF_HASH_SHA256`.
  static const sha256 = KdfHash._(0, 'KDF_HASH_SHA256');

  /// `KDF_HASH_SHA512`.
  static const sha512 = KdfHash._(1, 'KDF_HASH_SHA512');

  /// All that the schema names.
  static const values = [
    sha256,
    sha512,
  ];

  /// The value of a number, whether the schema names it or not.
  static KdfHash of(int number) => switch (number) {
        0 => sha256,
        1 => sha512,
        _ => KdfHash._(number, null),
      };
}

/// `shortwire.crypto.v1.StreamAlgorithm`.
final class StreamAlgorithm extends $sw.ProtoEnum {
  const StreamAlgorithm._(super.number, super.name);

  /// Keys of 32 bytes, nonces of 24, which may be random.
  static const xchacha20 = StreamAlgorithm._(0, 'STREAM_ALGORITHM_XCHACHA20');

  /// RFC 8439: nonces of 12 bytes, a counter of 32 bits.
  static const chacha20 = StreamAlgorithm._(1, 'STREAM_ALGORITHM_CHACHA20');

  /// Nonces of 8 bytes, a counter of 64 bits.
  static const chacha20Original =
      StreamAlgorithm._(2, 'STREAM_ALGORITHM_CHACHA20_ORIGINAL');

  /// Nonces of 24 bytes.
  static const xsalsa20 = StreamAlgorithm._(3, 'STREAM_ALGORITHM_XSALSA20');

  /// Nonces of 8 bytes.
  static const salsa20 = StreamAlgorithm._(4, 'STREAM_ALGORITHM_SALSA20');

  /// As CHACHA20, with 12 and 8 rounds.
  static const chacha12 = StreamAlgorithm._(5, 'STREAM_ALGORITHM_CHACHA12');

  /// `STREAM_ALGORITHM_CHACHA8`.
  static const chacha8 = StreamAlgorithm._(6, 'STREAM_ALGORITHM_CHACHA8');

  /// All that the schema names.
  static const values = [
    xchacha20,
    chacha20,
    chacha20Original,
    xsalsa20,
    salsa20,
    chacha12,
    chacha8,
  ];

  /// The value of a number, whether the schema names it or not.
  static StreamAlgorithm of(int number) => switch (number) {
        0 => xchacha20,
        1 => chacha20,
        2 => chacha20Original,
        3 => xsalsa20,
        4 => salsa20,
        5 => chacha12,
        6 => chacha8,
        _ => StreamAlgorithm._(number, null),
      };
}

/// `shortwire.crypto.v1.StoreKeyRequest`.
final class StoreKeyRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  StoreKeyRequest({Uint8List? key, this.kind = KeyKind.unspecified})
      : key = key ?? $sw.noBytes;

  /// Reads one in wire format.
  factory StoreKeyRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<StoreKeyRequest>(
    'shortwire.crypto.v1.StoreKeyRequest',
    StoreKeyRequest.new,
    [
      'key',
      'kind',
    ],
  );

  /// `key`.
  Uint8List key;

  /// `kind`.
  KeyKind kind;

  @override
  $sw.MessageType<StoreKeyRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        key,
        kind,
      ];

  @override
  void clear() {
    $unknown = null;
    key = $sw.noBytes;
    kind = KeyKind.unspecified;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (kind.number != 0) {
      $w.int32(kind.number, 0x10, 'shortwire.crypto.v1.StoreKeyRequest.kind');
    }
    if (key.isNotEmpty) $w.bytes(key, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          key = $r.bytes('shortwire.crypto.v1.StoreKeyRequest.key');
        case 0x10:
          kind = KeyKind.of(
            $r.int32('shortwire.crypto.v1.StoreKeyRequest.kind'),
          );
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.GenerateKeyRequest`.
final class GenerateKeyRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  GenerateKeyRequest({this.size = 0, this.kind = KeyKind.unspecified});

  /// Reads one in wire format.
  factory GenerateKeyRequest.decode(Uint8List bytes) =>
      messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<GenerateKeyRequest>(
    'shortwire.crypto.v1.GenerateKeyRequest',
    GenerateKeyRequest.new,
    [
      'size',
      'kind',
    ],
  );

  /// Bytes: 32 for all ciphers and curves here. 0 is 32.
  int size;

  /// Unspecified or signing.
  KeyKind kind;

  @override
  $sw.MessageType<GenerateKeyRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        size,
        kind,
      ];

  @override
  void clear() {
    $unknown = null;
    size = 0;
    kind = KeyKind.unspecified;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (kind.number != 0) {
      $w.int32(
        kind.number,
        0x10,
        'shortwire.crypto.v1.GenerateKeyRequest.kind',
      );
    }
    if (size != 0) {
      $w.uint32(size, 0x08, 'shortwire.crypto.v1.GenerateKeyRequest.size');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          size = $r.uint32('shortwire.crypto.v1.GenerateKeyRequest.size');
        case 0x10:
          kind = KeyKind.of(
            $r.int32('shortwire.crypto.v1.GenerateKeyRequest.kind'),
          );
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// A key in the library. 0 is none.
final class KeyHandle extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  KeyHandle({this.handle = 0});

  /// Reads one in wire format.
  factory KeyHandle.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<KeyHandle>(
    'shortwire.crypto.v1.KeyHandle',
    KeyHandle.new,
    [
      'handle',
    ],
  );

  /// `handle`.
  int handle;

  @override
  $sw.MessageType<KeyHandle> get $type => messageType;

  @override
  List<Object?> get $values => [
        handle,
      ];

  @override
  void clear() {
    $unknown = null;
    handle = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (handle != 0) $w.varint(handle, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          handle = $r.varint('shortwire.crypto.v1.KeyHandle.handle');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Bytes, and nothing else.
final class Bytes extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Bytes({Uint8List? value})
      : value = value ?? $sw.noBytes;

  /// Reads one in wire format.
  factory Bytes.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Bytes>(
    'shortwire.crypto.v1.Bytes',
    Bytes.new,
    [
      'value',
    ],
  );

  /// `value`.
  Uint8List value;

  @override
  $sw.MessageType<Bytes> get $type => messageType;

  @override
  List<Object?> get $values => [
        value,
      ];

  @override
  void clear() {
    $unknown = null;
    value = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (value.isNotEmpty) $w.bytes(value, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          value = $r.bytes('shortwire.crypto.v1.Bytes.value');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.Empty`.
final class Empty extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Empty();

  /// Reads one in wire format.
  factory Empty.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Empty>(
    'shortwire.crypto.v1.Empty',
    Empty.new,
    [],
  );

  @override
  $sw.MessageType<Empty> get $type => messageType;

  @override
  List<Object?> get $values => const [];

  @override
  void clear() {
    $unknown = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      $unknown = $r.keep($start, $tag, $unknown);
    }
  }
}

/// A private key and its public key.
final class KeyPair extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  KeyPair({Uint8List? privateKey, Uint8List? publicKey})
      : privateKey = privateKey ?? $sw.noBytes,
        publicKey = publicKey ?? $sw.noBytes;

  /// Reads one in wire format.
  factory KeyPair.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<KeyPair>(
    'shortwire.crypto.v1.KeyPair',
    KeyPair.new,
    [
      'private_key',
      'public_key',
    ],
  );

  /// `private_key`.
  Uint8List privateKey;

  /// `public_key`.
  Uint8List publicKey;

  @override
  $sw.MessageType<KeyPair> get $type => messageType;

  @override
  List<Object?> get $values => [
        privateKey,
        publicKey,
      ];

  @override
  void clear() {
    $unknown = null;
    privateKey = $sw.noBytes;
    publicKey = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (publicKey.isNotEmpty) $w.bytes(publicKey, 0x12);
    if (privateKey.isNotEmpty) $w.bytes(privateKey, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          privateKey = $r.bytes('shortwire.crypto.v1.KeyPair.private_key');
        case 0x12:
          publicKey = $r.bytes('shortwire.crypto.v1.KeyPair.public_key');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Detail of a failure: the message, its nonce or the key is not the one that it was made with.
final class NotAuthentic extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  NotAuthentic();

  /// Reads one in wire format.
  factory NotAuthentic.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<NotAuthentic>(
    'shortwire.crypto.v1.NotAuthentic',
    NotAuthentic.new,
    [],
  );

  @override
  $sw.MessageType<NotAuthentic> get $type => messageType;

  @override
  List<Object?> get $values => const [];

  @override
  void clear() {
    $unknown = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      $unknown = $r.keep($start, $tag, $unknown);
    }
  }
}

/// A key, and what to do it to.
final class KeyedRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  KeyedRequest({Uint8List? key, this.handle = 0, Uint8List? message})
      : key = key ?? $sw.noBytes,
        message = message ?? $sw.noBytes;

  /// Reads one in wire format.
  factory KeyedRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<KeyedRequest>(
    'shortwire.crypto.v1.KeyedRequest',
    KeyedRequest.new,
    [
      'key',
      'handle',
      'message',
    ],
  );

  /// `key`.
  Uint8List key;

  /// `handle`.
  int handle;

  /// `message`.
  Uint8List message;

  @override
  $sw.MessageType<KeyedRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        key,
        handle,
        message,
      ];

  @override
  void clear() {
    $unknown = null;
    key = $sw.noBytes;
    handle = 0;
    message = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (message.isNotEmpty) $w.bytes(message, 0x1a);
    if (handle != 0) $w.varint(handle, 0x10);
    if (key.isNotEmpty) $w.bytes(key, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          key = $r.bytes('shortwire.crypto.v1.KeyedRequest.key');
        case 0x10:
          handle = $r.varint('shortwire.crypto.v1.KeyedRequest.handle');
        case 0x1a:
          message = $r.bytes('shortwire.crypto.v1.KeyedRequest.message');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// A key, a nonce that was never used with it before, and a message.
final class NonceRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  NonceRequest({
    Uint8List? key,
    this.handle = 0,
    Uint8List? nonce,
    Uint8List? message,
  })  : key = key ?? $sw.noBytes,
        nonce = nonce ?? $sw.noBytes,
        message = message ?? $sw.noBytes;

  /// Reads one in wire format.
  factory NonceRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<NonceRequest>(
    'shortwire.crypto.v1.NonceRequest',
    NonceRequest.new,
    [
      'key',
      'handle',
      'nonce',
      'message',
    ],
  );

  /// `key`.
  Uint8List key;

  /// `handle`.
  int handle;

  /// `nonce`.
  Uint8List nonce;

  /// `message`.
  Uint8List message;

  @override
  $sw.MessageType<NonceRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        key,
        handle,
        nonce,
        message,
      ];

  @override
  void clear() {
    $unknown = null;
    key = $sw.noBytes;
    handle = 0;
    nonce = $sw.noBytes;
    message = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (message.isNotEmpty) $w.bytes(message, 0x22);
    if (nonce.isNotEmpty) $w.bytes(nonce, 0x1a);
    if (handle != 0) $w.varint(handle, 0x10);
    if (key.isNotEmpty) $w.bytes(key, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          key = $r.bytes('shortwire.crypto.v1.NonceRequest.key');
        case 0x10:
          handle = $r.varint('shortwire.crypto.v1.NonceRequest.handle');
        case 0x1a:
          nonce = $r.bytes('shortwire.crypto.v1.NonceRequest.nonce');
        case 0x22:
          message = $r.bytes('shortwire.crypto.v1.NonceRequest.message');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.AeadRequest`.
final class AeadRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  AeadRequest({
    Uint8List? key,
    this.handle = 0,
    Uint8List? nonce,
    Uint8List? message,
    Uint8List? associatedData,
    this.algorithm = AeadAlgorithm.xchacha20Poly1305,
  })  : key = key ?? $sw.noBytes,
        nonce = nonce ?? $sw.noBytes,
        message = message ?? $sw.noBytes,
        associatedData = associatedData ?? $sw.noBytes;

  /// Reads one in wire format.
  factory AeadRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<AeadRequest>(
    'shortwire.crypto.v1.AeadRequest',
    AeadRequest.new,
    [
      'key',
      'handle',
      'nonce',
      'message',
      'associated_data',
      'algorithm',
    ],
  );

  /// `key`.
  Uint8List key;

  /// `handle`.
  int handle;

  /// Never used with this key before.
  Uint8List nonce;

  /// `message`.
  Uint8List message;

  /// What is authenticated and not encrypted.
  Uint8List associatedData;

  /// `algorithm`.
  AeadAlgorithm algorithm;

  @override
  $sw.MessageType<AeadRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        key,
        handle,
        nonce,
        message,
        associatedData,
        algorithm,
      ];

  @override
  void clear() {
    $unknown = null;
    key = $sw.noBytes;
    handle = 0;
    nonce = $sw.noBytes;
    message = $sw.noBytes;
    associatedData = $sw.noBytes;
    algorithm = AeadAlgorithm.xchacha20Poly1305;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (algorithm.number != 0) {
      $w.int32(
        algorithm.number,
        0x30,
        'shortwire.crypto.v1.AeadRequest.algorithm',
      );
    }
    if (associatedData.isNotEmpty) $w.bytes(associatedData, 0x2a);
    if (message.isNotEmpty) $w.bytes(message, 0x22);
    if (nonce.isNotEmpty) $w.bytes(nonce, 0x1a);
    if (handle != 0) $w.varint(handle, 0x10);
    if (key.isNotEmpty) $w.bytes(key, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          key = $r.bytes('shortwire.crypto.v1.AeadRequest.key');
        case 0x10:
          handle = $r.varint('shortwire.crypto.v1.AeadRequest.handle');
        case 0x1a:
          nonce = $r.bytes('shortwire.crypto.v1.AeadRequest.nonce');
        case 0x22:
          message = $r.bytes('shortwire.crypto.v1.AeadRequest.message');
        case 0x2a:
          associatedData = $r.bytes(
            'shortwire.crypto.v1.AeadRequest.associated_data',
          );
        case 0x30:
          algorithm = AeadAlgorithm.of(
            $r.int32('shortwire.crypto.v1.AeadRequest.algorithm'),
          );
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.StartSealingRequest`.
final class StartSealingRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  StartSealingRequest({Uint8List? key, this.handle = 0})
      : key = key ?? $sw.noBytes;

  /// Reads one in wire format.
  factory StartSealingRequest.decode(Uint8List bytes) =>
      messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<StartSealingRequest>(
    'shortwire.crypto.v1.StartSealingRequest',
    StartSealingRequest.new,
    [
      'key',
      'handle',
    ],
  );

  /// `key`.
  Uint8List key;

  /// `handle`.
  int handle;

  @override
  $sw.MessageType<StartSealingRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        key,
        handle,
      ];

  @override
  void clear() {
    $unknown = null;
    key = $sw.noBytes;
    handle = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (handle != 0) $w.varint(handle, 0x10);
    if (key.isNotEmpty) $w.bytes(key, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          key = $r.bytes('shortwire.crypto.v1.StartSealingRequest.key');
        case 0x10:
          handle = $r.varint('shortwire.crypto.v1.StartSealingRequest.handle');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.SealingHandle`.
final class SealingHandle extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  SealingHandle({this.stream = 0, Uint8List? header})
      : header = header ?? $sw.noBytes;

  /// Reads one in wire format.
  factory SealingHandle.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<SealingHandle>(
    'shortwire.crypto.v1.SealingHandle',
    SealingHandle.new,
    [
      'stream',
      'header',
    ],
  );

  /// `stream`.
  int stream;

  /// `header`.
  Uint8List header;

  @override
  $sw.MessageType<SealingHandle> get $type => messageType;

  @override
  List<Object?> get $values => [
        stream,
        header,
      ];

  @override
  void clear() {
    $unknown = null;
    stream = 0;
    header = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (header.isNotEmpty) $w.bytes(header, 0x12);
    if (stream != 0) $w.varint(stream, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          stream = $r.varint('shortwire.crypto.v1.SealingHandle.stream');
        case 0x12:
          header = $r.bytes('shortwire.crypto.v1.SealingHandle.header');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.StartOpeningRequest`.
final class StartOpeningRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  StartOpeningRequest({Uint8List? key, this.handle = 0, Uint8List? header})
      : key = key ?? $sw.noBytes,
        header = header ?? $sw.noBytes;

  /// Reads one in wire format.
  factory StartOpeningRequest.decode(Uint8List bytes) =>
      messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<StartOpeningRequest>(
    'shortwire.crypto.v1.StartOpeningRequest',
    StartOpeningRequest.new,
    [
      'key',
      'handle',
      'header',
    ],
  );

  /// `key`.
  Uint8List key;

  /// `handle`.
  int handle;

  /// `header`.
  Uint8List header;

  @override
  $sw.MessageType<StartOpeningRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        key,
        handle,
        header,
      ];

  @override
  void clear() {
    $unknown = null;
    key = $sw.noBytes;
    handle = 0;
    header = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (header.isNotEmpty) $w.bytes(header, 0x1a);
    if (handle != 0) $w.varint(handle, 0x10);
    if (key.isNotEmpty) $w.bytes(key, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          key = $r.bytes('shortwire.crypto.v1.StartOpeningRequest.key');
        case 0x10:
          handle = $r.varint('shortwire.crypto.v1.StartOpeningRequest.handle');
        case 0x1a:
          header = $r.bytes('shortwire.crypto.v1.StartOpeningRequest.header');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.OpeningHandle`.
final class OpeningHandle extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  OpeningHandle({this.stream = 0});

  /// Reads one in wire format.
  factory OpeningHandle.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<OpeningHandle>(
    'shortwire.crypto.v1.OpeningHandle',
    OpeningHandle.new,
    [
      'stream',
    ],
  );

  /// `stream`.
  int stream;

  @override
  $sw.MessageType<OpeningHandle> get $type => messageType;

  @override
  List<Object?> get $values => [
        stream,
      ];

  @override
  void clear() {
    $unknown = null;
    stream = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (stream != 0) $w.varint(stream, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          stream = $r.varint('shortwire.crypto.v1.OpeningHandle.stream');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.ChunkedHandle`.
final class ChunkedHandle extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  ChunkedHandle({this.stream = 0});

  /// Reads one in wire format.
  factory ChunkedHandle.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<ChunkedHandle>(
    'shortwire.crypto.v1.ChunkedHandle',
    ChunkedHandle.new,
    [
      'stream',
    ],
  );

  /// `stream`.
  int stream;

  @override
  $sw.MessageType<ChunkedHandle> get $type => messageType;

  @override
  List<Object?> get $values => [
        stream,
      ];

  @override
  void clear() {
    $unknown = null;
    stream = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (stream != 0) $w.varint(stream, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          stream = $r.varint('shortwire.crypto.v1.ChunkedHandle.stream');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.ChunkRequest`.
final class ChunkRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  ChunkRequest({
    this.stream = 0,
    Uint8List? chunk,
    this.isLast = false,
    Uint8List? associatedData,
  })  : chunk = chunk ?? $sw.noBytes,
        associatedData = associatedData ?? $sw.noBytes;

  /// Reads one in wire format.
  factory ChunkRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<ChunkRequest>(
    'shortwire.crypto.v1.ChunkRequest',
    ChunkRequest.new,
    [
      'stream',
      'chunk',
      'is_last',
      'associated_data',
    ],
  );

  /// `stream`.
  int stream;

  /// `chunk`.
  Uint8List chunk;

  /// `is_last`.
  bool isLast;

  /// `associated_data`.
  Uint8List associatedData;

  @override
  $sw.MessageType<ChunkRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        stream,
        chunk,
        isLast,
        associatedData,
      ];

  @override
  void clear() {
    $unknown = null;
    stream = 0;
    chunk = $sw.noBytes;
    isLast = false;
    associatedData = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (associatedData.isNotEmpty) $w.bytes(associatedData, 0x22);
    if (isLast) $w.boolean(isLast, 0x18);
    if (chunk.isNotEmpty) $w.bytes(chunk, 0x12);
    if (stream != 0) $w.varint(stream, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          stream = $r.varint('shortwire.crypto.v1.ChunkRequest.stream');
        case 0x12:
          chunk = $r.bytes('shortwire.crypto.v1.ChunkRequest.chunk');
        case 0x18:
          isLast = $r.boolean('shortwire.crypto.v1.ChunkRequest.is_last');
        case 0x22:
          associatedData = $r.bytes(
            'shortwire.crypto.v1.ChunkRequest.associated_data',
          );
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.EncodeRequest`.
final class EncodeRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  EncodeRequest({
    Uint8List? data,
    this.format = TextFormat.base16,
    this.prefix = '',
  })  : data = data ?? $sw.noBytes;

  /// Reads one in wire format.
  factory EncodeRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<EncodeRequest>(
    'shortwire.crypto.v1.EncodeRequest',
    EncodeRequest.new,
    [
      'data',
      'format',
      'prefix',
    ],
  );

  /// `data`.
  Uint8List data;

  /// `format`.
  TextFormat format;

  /// For Bech32.
  String prefix;

  @override
  $sw.MessageType<EncodeRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        data,
        format,
        prefix,
      ];

  @override
  void clear() {
    $unknown = null;
    data = $sw.noBytes;
    format = TextFormat.base16;
    prefix = '';
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (prefix.isNotEmpty) {
      $w.string(prefix, 0x1a, 'shortwire.crypto.v1.EncodeRequest.prefix');
    }
    if (format.number != 0) {
      $w.int32(format.number, 0x10, 'shortwire.crypto.v1.EncodeRequest.format');
    }
    if (data.isNotEmpty) $w.bytes(data, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          data = $r.bytes('shortwire.crypto.v1.EncodeRequest.data');
        case 0x10:
          format = TextFormat.of(
            $r.int32('shortwire.crypto.v1.EncodeRequest.format'),
          );
        case 0x1a:
          prefix = $r.string('shortwire.crypto.v1.EncodeRequest.prefix');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.DecodeRequest`.
final class DecodeRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  DecodeRequest({
    this.text = '',
    this.format = TextFormat.base16,
    this.prefix = '',
  });

  /// Reads one in wire format.
  factory DecodeRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<DecodeRequest>(
    'shortwire.crypto.v1.DecodeRequest',
    DecodeRequest.new,
    [
      'text',
      'format',
      'prefix',
    ],
  );

  /// `text`.
  String text;

  /// `format`.
  TextFormat format;

  /// For Bech32: another prefix is an error.
  String prefix;

  @override
  $sw.MessageType<DecodeRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        text,
        format,
        prefix,
      ];

  @override
  void clear() {
    $unknown = null;
    text = '';
    format = TextFormat.base16;
    prefix = '';
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (prefix.isNotEmpty) {
      $w.string(prefix, 0x1a, 'shortwire.crypto.v1.DecodeRequest.prefix');
    }
    if (format.number != 0) {
      $w.int32(format.number, 0x10, 'shortwire.crypto.v1.DecodeRequest.format');
    }
    if (text.isNotEmpty) {
      $w.string(text, 0x0a, 'shortwire.crypto.v1.DecodeRequest.text');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          text = $r.string('shortwire.crypto.v1.DecodeRequest.text');
        case 0x10:
          format = TextFormat.of(
            $r.int32('shortwire.crypto.v1.DecodeRequest.format'),
          );
        case 0x1a:
          prefix = $r.string('shortwire.crypto.v1.DecodeRequest.prefix');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.Text`.
final class Text extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Text({this.value = ''});

  /// Reads one in wire format.
  factory Text.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Text>(
    'shortwire.crypto.v1.Text',
    Text.new,
    [
      'value',
    ],
  );

  /// `value`.
  String value;

  @override
  $sw.MessageType<Text> get $type => messageType;

  @override
  List<Object?> get $values => [
        value,
      ];

  @override
  void clear() {
    $unknown = null;
    value = '';
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (value.isNotEmpty) {
      $w.string(value, 0x0a, 'shortwire.crypto.v1.Text.value');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          value = $r.string('shortwire.crypto.v1.Text.value');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.RandomRequest`.
final class RandomRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  RandomRequest({this.size = 0});

  /// Reads one in wire format.
  factory RandomRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<RandomRequest>(
    'shortwire.crypto.v1.RandomRequest',
    RandomRequest.new,
    [
      'size',
    ],
  );

  /// `size`.
  int size;

  @override
  $sw.MessageType<RandomRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        size,
      ];

  @override
  void clear() {
    $unknown = null;
    size = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (size != 0) $w.varint(size, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          size = $r.varint('shortwire.crypto.v1.RandomRequest.size');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.CompareRequest`.
final class CompareRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  CompareRequest({Uint8List? a, Uint8List? b})
      : a = a ?? $sw.noBytes,
        b = b ?? $sw.noBytes;

  /// Reads one in wire format.
  factory CompareRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<CompareRequest>(
    'shortwire.crypto.v1.CompareRequest',
    CompareRequest.new,
    [
      'a',
      'b',
    ],
  );

  /// `a`.
  Uint8List a;

  /// `b`.
  Uint8List b;

  @override
  $sw.MessageType<CompareRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        a,
        b,
      ];

  @override
  void clear() {
    $unknown = null;
    a = $sw.noBytes;
    b = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (b.isNotEmpty) $w.bytes(b, 0x12);
    if (a.isNotEmpty) $w.bytes(a, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          a = $r.bytes('shortwire.crypto.v1.CompareRequest.a');
        case 0x12:
          b = $r.bytes('shortwire.crypto.v1.CompareRequest.b');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.CompareReply`.
final class CompareReply extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  CompareReply({this.isEqual = false});

  /// Reads one in wire format.
  factory CompareReply.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<CompareReply>(
    'shortwire.crypto.v1.CompareReply',
    CompareReply.new,
    [
      'is_equal',
    ],
  );

  /// `is_equal`.
  bool isEqual;

  @override
  $sw.MessageType<CompareReply> get $type => messageType;

  @override
  List<Object?> get $values => [
        isEqual,
      ];

  @override
  void clear() {
    $unknown = null;
    isEqual = false;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (isEqual) $w.boolean(isEqual, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          isEqual = $r.boolean('shortwire.crypto.v1.CompareReply.is_equal');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.Blake2bRequest`.
final class Blake2bRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Blake2bRequest({
    Uint8List? message,
    this.length = 0,
    Uint8List? key,
    Uint8List? salt,
    Uint8List? personalisation,
  })  : message = message ?? $sw.noBytes,
        key = key ?? $sw.noBytes,
        salt = salt ?? $sw.noBytes,
        personalisation = personalisation ?? $sw.noBytes;

  /// Reads one in wire format.
  factory Blake2bRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Blake2bRequest>(
    'shortwire.crypto.v1.Blake2bRequest',
    Blake2bRequest.new,
    [
      'message',
      'length',
      'key',
      'salt',
      'personalisation',
    ],
  );

  /// `message`.
  Uint8List message;

  /// Bytes of the digest, 1 to 64; 0 is 64.
  int length;

  /// Up to 64 bytes: makes it a MAC.
  Uint8List key;

  /// Up to 16 bytes each; shorter ones have zeros behind.
  Uint8List salt;

  /// `personalisation`.
  Uint8List personalisation;

  @override
  $sw.MessageType<Blake2bRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        message,
        length,
        key,
        salt,
        personalisation,
      ];

  @override
  void clear() {
    $unknown = null;
    message = $sw.noBytes;
    length = 0;
    key = $sw.noBytes;
    salt = $sw.noBytes;
    personalisation = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (personalisation.isNotEmpty) $w.bytes(personalisation, 0x2a);
    if (salt.isNotEmpty) $w.bytes(salt, 0x22);
    if (key.isNotEmpty) $w.bytes(key, 0x1a);
    if (length != 0) {
      $w.uint32(length, 0x10, 'shortwire.crypto.v1.Blake2bRequest.length');
    }
    if (message.isNotEmpty) $w.bytes(message, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          message = $r.bytes('shortwire.crypto.v1.Blake2bRequest.message');
        case 0x10:
          length = $r.uint32('shortwire.crypto.v1.Blake2bRequest.length');
        case 0x1a:
          key = $r.bytes('shortwire.crypto.v1.Blake2bRequest.key');
        case 0x22:
          salt = $r.bytes('shortwire.crypto.v1.Blake2bRequest.salt');
        case 0x2a:
          personalisation = $r.bytes(
            'shortwire.crypto.v1.Blake2bRequest.personalisation',
          );
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.StartHashRequest`.
final class StartHashRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  StartHashRequest({
    this.algorithm = HashAlgorithm.sha256,
    Uint8List? key,
    this.handle = 0,
    this.length = 0,
    Uint8List? salt,
    Uint8List? personalisation,
  })  : key = key ?? $sw.noBytes,
        salt = salt ?? $sw.noBytes,
        personalisation = personalisation ?? $sw.noBytes;

  /// Reads one in wire format.
  factory StartHashRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<StartHashRequest>(
    'shortwire.crypto.v1.StartHashRequest',
    StartHashRequest.new,
    [
      'algorithm',
      'key',
      'handle',
      'length',
      'salt',
      'personalisation',
    ],
  );

  /// `algorithm`.
  HashAlgorithm algorithm;

  /// For HMAC, Poly1305 and BLAKE2b.
  Uint8List key;

  /// `handle`.
  int handle;

  /// For BLAKE2b, as in Blake2bRequest.
  int length;

  /// `salt`.
  Uint8List salt;

  /// `personalisation`.
  Uint8List personalisation;

  @override
  $sw.MessageType<StartHashRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        algorithm,
        key,
        handle,
        length,
        salt,
        personalisation,
      ];

  @override
  void clear() {
    $unknown = null;
    algorithm = HashAlgorithm.sha256;
    key = $sw.noBytes;
    handle = 0;
    length = 0;
    salt = $sw.noBytes;
    personalisation = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (personalisation.isNotEmpty) $w.bytes(personalisation, 0x32);
    if (salt.isNotEmpty) $w.bytes(salt, 0x2a);
    if (length != 0) {
      $w.uint32(length, 0x20, 'shortwire.crypto.v1.StartHashRequest.length');
    }
    if (handle != 0) $w.varint(handle, 0x18);
    if (key.isNotEmpty) $w.bytes(key, 0x12);
    if (algorithm.number != 0) {
      $w.int32(
        algorithm.number,
        0x08,
        'shortwire.crypto.v1.StartHashRequest.algorithm',
      );
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          algorithm = HashAlgorithm.of(
            $r.int32('shortwire.crypto.v1.StartHashRequest.algorithm'),
          );
        case 0x12:
          key = $r.bytes('shortwire.crypto.v1.StartHashRequest.key');
        case 0x18:
          handle = $r.varint('shortwire.crypto.v1.StartHashRequest.handle');
        case 0x20:
          length = $r.uint32('shortwire.crypto.v1.StartHashRequest.length');
        case 0x2a:
          salt = $r.bytes('shortwire.crypto.v1.StartHashRequest.salt');
        case 0x32:
          personalisation = $r.bytes(
            'shortwire.crypto.v1.StartHashRequest.personalisation',
          );
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.HashHandle`.
final class HashHandle extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  HashHandle({this.stream = 0});

  /// Reads one in wire format.
  factory HashHandle.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<HashHandle>(
    'shortwire.crypto.v1.HashHandle',
    HashHandle.new,
    [
      'stream',
    ],
  );

  /// `stream`.
  int stream;

  @override
  $sw.MessageType<HashHandle> get $type => messageType;

  @override
  List<Object?> get $values => [
        stream,
      ];

  @override
  void clear() {
    $unknown = null;
    stream = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (stream != 0) $w.varint(stream, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          stream = $r.varint('shortwire.crypto.v1.HashHandle.stream');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.UpdateHashRequest`.
final class UpdateHashRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  UpdateHashRequest({this.stream = 0, Uint8List? data})
      : data = data ?? $sw.noBytes;

  /// Reads one in wire format.
  factory UpdateHashRequest.decode(Uint8List bytes) =>
      messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<UpdateHashRequest>(
    'shortwire.crypto.v1.UpdateHashRequest',
    UpdateHashRequest.new,
    [
      'stream',
      'data',
    ],
  );

  /// `stream`.
  int stream;

  /// `data`.
  Uint8List data;

  @override
  $sw.MessageType<UpdateHashRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        stream,
        data,
      ];

  @override
  void clear() {
    $unknown = null;
    stream = 0;
    data = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (data.isNotEmpty) $w.bytes(data, 0x12);
    if (stream != 0) $w.varint(stream, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          stream = $r.varint('shortwire.crypto.v1.UpdateHashRequest.stream');
        case 0x12:
          data = $r.bytes('shortwire.crypto.v1.UpdateHashRequest.data');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.MacRequest`.
final class MacRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  MacRequest({
    Uint8List? key,
    this.handle = 0,
    Uint8List? message,
    this.algorithm = MacAlgorithm.hmacSha256,
  })  : key = key ?? $sw.noBytes,
        message = message ?? $sw.noBytes;

  /// Reads one in wire format.
  factory MacRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<MacRequest>(
    'shortwire.crypto.v1.MacRequest',
    MacRequest.new,
    [
      'key',
      'handle',
      'message',
      'algorithm',
    ],
  );

  /// `key`.
  Uint8List key;

  /// `handle`.
  int handle;

  /// `message`.
  Uint8List message;

  /// `algorithm`.
  MacAlgorithm algorithm;

  @override
  $sw.MessageType<MacRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        key,
        handle,
        message,
        algorithm,
      ];

  @override
  void clear() {
    $unknown = null;
    key = $sw.noBytes;
    handle = 0;
    message = $sw.noBytes;
    algorithm = MacAlgorithm.hmacSha256;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (algorithm.number != 0) {
      $w.int32(
        algorithm.number,
        0x20,
        'shortwire.crypto.v1.MacRequest.algorithm',
      );
    }
    if (message.isNotEmpty) $w.bytes(message, 0x1a);
    if (handle != 0) $w.varint(handle, 0x10);
    if (key.isNotEmpty) $w.bytes(key, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          key = $r.bytes('shortwire.crypto.v1.MacRequest.key');
        case 0x10:
          handle = $r.varint('shortwire.crypto.v1.MacRequest.handle');
        case 0x1a:
          message = $r.bytes('shortwire.crypto.v1.MacRequest.message');
        case 0x20:
          algorithm = MacAlgorithm.of(
            $r.int32('shortwire.crypto.v1.MacRequest.algorithm'),
          );
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.VerifyMacRequest`.
final class VerifyMacRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  VerifyMacRequest({
    Uint8List? key,
    this.handle = 0,
    Uint8List? message,
    this.algorithm = MacAlgorithm.hmacSha256,
    Uint8List? tag,
  })  : key = key ?? $sw.noBytes,
        message = message ?? $sw.noBytes,
        tag = tag ?? $sw.noBytes;

  /// Reads one in wire format.
  factory VerifyMacRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<VerifyMacRequest>(
    'shortwire.crypto.v1.VerifyMacRequest',
    VerifyMacRequest.new,
    [
      'key',
      'handle',
      'message',
      'algorithm',
      'tag',
    ],
  );

  /// `key`.
  Uint8List key;

  /// `handle`.
  int handle;

  /// `message`.
  Uint8List message;

  /// `algorithm`.
  MacAlgorithm algorithm;

  /// `tag`.
  Uint8List tag;

  @override
  $sw.MessageType<VerifyMacRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        key,
        handle,
        message,
        algorithm,
        tag,
      ];

  @override
  void clear() {
    $unknown = null;
    key = $sw.noBytes;
    handle = 0;
    message = $sw.noBytes;
    algorithm = MacAlgorithm.hmacSha256;
    tag = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (tag.isNotEmpty) $w.bytes(tag, 0x2a);
    if (algorithm.number != 0) {
      $w.int32(
        algorithm.number,
        0x20,
        'shortwire.crypto.v1.VerifyMacRequest.algorithm',
      );
    }
    if (message.isNotEmpty) $w.bytes(message, 0x1a);
    if (handle != 0) $w.varint(handle, 0x10);
    if (key.isNotEmpty) $w.bytes(key, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          key = $r.bytes('shortwire.crypto.v1.VerifyMacRequest.key');
        case 0x10:
          handle = $r.varint('shortwire.crypto.v1.VerifyMacRequest.handle');
        case 0x1a:
          message = $r.bytes('shortwire.crypto.v1.VerifyMacRequest.message');
        case 0x20:
          algorithm = MacAlgorithm.of(
            $r.int32('shortwire.crypto.v1.VerifyMacRequest.algorithm'),
          );
        case 0x2a:
          tag = $r.bytes('shortwire.crypto.v1.VerifyMacRequest.tag');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.HkdfRequest`.
final class HkdfRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  HkdfRequest({
    Uint8List? key,
    this.handle = 0,
    Uint8List? salt,
    Uint8List? info,
    this.length = 0,
    this.hash = KdfHash.sha256,
  })  : key = key ?? $sw.noBytes,
        salt = salt ?? $sw.noBytes,
        info = info ?? $sw.noBytes;

  /// Reads one in wire format.
  factory HkdfRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<HkdfRequest>(
    'shortwire.crypto.v1.HkdfRequest',
    HkdfRequest.new,
    [
      'key',
      'handle',
      'salt',
      'info',
      'length',
      'hash',
    ],
  );

  /// The secret, or a handle of it.
  Uint8List key;

  /// `handle`.
  int handle;

  /// `salt`.
  Uint8List salt;

  /// `info`.
  Uint8List info;

  /// Bytes to derive: up to 255 digests.
  int length;

  /// `hash`.
  KdfHash hash;

  @override
  $sw.MessageType<HkdfRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        key,
        handle,
        salt,
        info,
        length,
        hash,
      ];

  @override
  void clear() {
    $unknown = null;
    key = $sw.noBytes;
    handle = 0;
    salt = $sw.noBytes;
    info = $sw.noBytes;
    length = 0;
    hash = KdfHash.sha256;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (hash.number != 0) {
      $w.int32(hash.number, 0x30, 'shortwire.crypto.v1.HkdfRequest.hash');
    }
    if (length != 0) {
      $w.uint32(length, 0x28, 'shortwire.crypto.v1.HkdfRequest.length');
    }
    if (info.isNotEmpty) $w.bytes(info, 0x22);
    if (salt.isNotEmpty) $w.bytes(salt, 0x1a);
    if (handle != 0) $w.varint(handle, 0x10);
    if (key.isNotEmpty) $w.bytes(key, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          key = $r.bytes('shortwire.crypto.v1.HkdfRequest.key');
        case 0x10:
          handle = $r.varint('shortwire.crypto.v1.HkdfRequest.handle');
        case 0x1a:
          salt = $r.bytes('shortwire.crypto.v1.HkdfRequest.salt');
        case 0x22:
          info = $r.bytes('shortwire.crypto.v1.HkdfRequest.info');
        case 0x28:
          length = $r.uint32('shortwire.crypto.v1.HkdfRequest.length');
        case 0x30:
          hash = KdfHash.of($r.int32('shortwire.crypto.v1.HkdfRequest.hash'));
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.Pbkdf2Request`.
final class Pbkdf2Request extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Pbkdf2Request({
    Uint8List? password,
    Uint8List? salt,
    this.iterations = 0,
    this.length = 0,
    this.hash = KdfHash.sha256,
  })  : password = password ?? $sw.noBytes,
        salt = salt ?? $sw.noBytes;

  /// Reads one in wire format.
  factory Pbkdf2Request.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Pbkdf2Request>(
    'shortwire.crypto.v1.Pbkdf2Request',
    Pbkdf2Request.new,
    [
      'password',
      'salt',
      'iterations',
      'length',
      'hash',
    ],
  );

  /// `password`.
  Uint8List password;

  /// `salt`.
  Uint8List salt;

  /// `iterations`.
  int iterations;

  /// `length`.
  int length;

  /// `hash`.
  KdfHash hash;

  @override
  $sw.MessageType<Pbkdf2Request> get $type => messageType;

  @override
  List<Object?> get $values => [
        password,
        salt,
        iterations,
        length,
        hash,
      ];

  @override
  void clear() {
    $unknown = null;
    password = $sw.noBytes;
    salt = $sw.noBytes;
    iterations = 0;
    length = 0;
    hash = KdfHash.sha256;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (hash.number != 0) {
      $w.int32(hash.number, 0x28, 'shortwire.crypto.v1.Pbkdf2Request.hash');
    }
    if (length != 0) {
      $w.uint32(length, 0x20, 'shortwire.crypto.v1.Pbkdf2Request.length');
    }
    if (iterations != 0) {
      $w.uint32(
        iterations,
        0x18,
        'shortwire.crypto.v1.Pbkdf2Request.iterations',
      );
    }
    if (salt.isNotEmpty) $w.bytes(salt, 0x12);
    if (password.isNotEmpty) $w.bytes(password, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          password = $r.bytes('shortwire.crypto.v1.Pbkdf2Request.password');
        case 0x12:
          salt = $r.bytes('shortwire.crypto.v1.Pbkdf2Request.salt');
        case 0x18:
          iterations = $r.uint32(
            'shortwire.crypto.v1.Pbkdf2Request.iterations',
          );
        case 0x20:
          length = $r.uint32('shortwire.crypto.v1.Pbkdf2Request.length');
        case 0x28:
          hash = KdfHash.of($r.int32('shortwire.crypto.v1.Pbkdf2Request.hash'));
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.Argon2idRequest`.
final class Argon2idRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Argon2idRequest({
    Uint8List? password,
    Uint8List? salt,
    this.length = 0,
    this.memory = 0,
    this.passes = 0,
    this.lanes = 0,
    Uint8List? secret,
    Uint8List? associatedData,
  })  : password = password ?? $sw.noBytes,
        salt = salt ?? $sw.noBytes,
        secret = secret ?? $sw.noBytes,
        associatedData = associatedData ?? $sw.noBytes;

  /// Reads one in wire format.
  factory Argon2idRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Argon2idRequest>(
    'shortwire.crypto.v1.Argon2idRequest',
    Argon2idRequest.new,
    [
      'password',
      'salt',
      'length',
      'memory',
      'passes',
      'lanes',
      'secret',
      'associated_data',
    ],
  );

  /// `password`.
  Uint8List password;

  /// At least 8 bytes.
  Uint8List salt;

  /// 4 to 2^32 - 1.
  int length;

  /// KiB of memory; 0 is 65,536.
  int memory;

  /// 0 is 3.
  int passes;

  /// 0 is 4.
  int lanes;

  /// `secret`.
  Uint8List secret;

  /// `associated_data`.
  Uint8List associatedData;

  @override
  $sw.MessageType<Argon2idRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        password,
        salt,
        length,
        memory,
        passes,
        lanes,
        secret,
        associatedData,
      ];

  @override
  void clear() {
    $unknown = null;
    password = $sw.noBytes;
    salt = $sw.noBytes;
    length = 0;
    memory = 0;
    passes = 0;
    lanes = 0;
    secret = $sw.noBytes;
    associatedData = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (associatedData.isNotEmpty) $w.bytes(associatedData, 0x42);
    if (secret.isNotEmpty) $w.bytes(secret, 0x3a);
    if (lanes != 0) {
      $w.uint32(lanes, 0x30, 'shortwire.crypto.v1.Argon2idRequest.lanes');
    }
    if (passes != 0) {
      $w.uint32(passes, 0x28, 'shortwire.crypto.v1.Argon2idRequest.passes');
    }
    if (memory != 0) {
      $w.uint32(memory, 0x20, 'shortwire.crypto.v1.Argon2idRequest.memory');
    }
    if (length != 0) {
      $w.uint32(length, 0x18, 'shortwire.crypto.v1.Argon2idRequest.length');
    }
    if (salt.isNotEmpty) $w.bytes(salt, 0x12);
    if (password.isNotEmpty) $w.bytes(password, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          password = $r.bytes('shortwire.crypto.v1.Argon2idRequest.password');
        case 0x12:
          salt = $r.bytes('shortwire.crypto.v1.Argon2idRequest.salt');
        case 0x18:
          length = $r.uint32('shortwire.crypto.v1.Argon2idRequest.length');
        case 0x20:
          memory = $r.uint32('shortwire.crypto.v1.Argon2idRequest.memory');
        case 0x28:
          passes = $r.uint32('shortwire.crypto.v1.Argon2idRequest.passes');
        case 0x30:
          lanes = $r.uint32('shortwire.crypto.v1.Argon2idRequest.lanes');
        case 0x3a:
          secret = $r.bytes('shortwire.crypto.v1.Argon2idRequest.secret');
        case 0x42:
          associatedData = $r.bytes(
            'shortwire.crypto.v1.Argon2idRequest.associated_data',
          );
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.BoxRequest`.
final class BoxRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  BoxRequest({
    Uint8List? key,
    this.handle = 0,
    Uint8List? publicKey,
    Uint8List? nonce,
    Uint8List? message,
  })  : key = key ?? $sw.noBytes,
        publicKey = publicKey ?? $sw.noBytes,
        nonce = nonce ?? $sw.noBytes,
        message = message ?? $sw.noBytes;

  /// Reads one in wire format.
  factory BoxRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<BoxRequest>(
    'shortwire.crypto.v1.BoxRequest',
    BoxRequest.new,
    [
      'key',
      'handle',
      'public_key',
      'nonce',
      'message',
    ],
  );

  /// One's own private key, or its handle.
  Uint8List key;

  /// `handle`.
  int handle;

  /// The peer's public key.
  Uint8List publicKey;

  /// 24 bytes, never used with these keys before.
  Uint8List nonce;

  /// `message`.
  Uint8List message;

  @override
  $sw.MessageType<BoxRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        key,
        handle,
        publicKey,
        nonce,
        message,
      ];

  @override
  void clear() {
    $unknown = null;
    key = $sw.noBytes;
    handle = 0;
    publicKey = $sw.noBytes;
    nonce = $sw.noBytes;
    message = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (message.isNotEmpty) $w.bytes(message, 0x2a);
    if (nonce.isNotEmpty) $w.bytes(nonce, 0x22);
    if (publicKey.isNotEmpty) $w.bytes(publicKey, 0x1a);
    if (handle != 0) $w.varint(handle, 0x10);
    if (key.isNotEmpty) $w.bytes(key, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          key = $r.bytes('shortwire.crypto.v1.BoxRequest.key');
        case 0x10:
          handle = $r.varint('shortwire.crypto.v1.BoxRequest.handle');
        case 0x1a:
          publicKey = $r.bytes('shortwire.crypto.v1.BoxRequest.public_key');
        case 0x22:
          nonce = $r.bytes('shortwire.crypto.v1.BoxRequest.nonce');
        case 0x2a:
          message = $r.bytes('shortwire.crypto.v1.BoxRequest.message');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.SealedBoxRequest`.
final class SealedBoxRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  SealedBoxRequest({Uint8List? publicKey, Uint8List? message})
      : publicKey = publicKey ?? $sw.noBytes,
        message = message ?? $sw.noBytes;

  /// Reads one in wire format.
  factory SealedBoxRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<SealedBoxRequest>(
    'shortwire.crypto.v1.SealedBoxRequest',
    SealedBoxRequest.new,
    [
      'public_key',
      'message',
    ],
  );

  /// `public_key`.
  Uint8List publicKey;

  /// `message`.
  Uint8List message;

  @override
  $sw.MessageType<SealedBoxRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        publicKey,
        message,
      ];

  @override
  void clear() {
    $unknown = null;
    publicKey = $sw.noBytes;
    message = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (message.isNotEmpty) $w.bytes(message, 0x12);
    if (publicKey.isNotEmpty) $w.bytes(publicKey, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          publicKey = $r.bytes(
            'shortwire.crypto.v1.SealedBoxRequest.public_key',
          );
        case 0x12:
          message = $r.bytes('shortwire.crypto.v1.SealedBoxRequest.message');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.SeedRequest`.
final class SeedRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  SeedRequest({Uint8List? seed})
      : seed = seed ?? $sw.noBytes;

  /// Reads one in wire format.
  factory SeedRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<SeedRequest>(
    'shortwire.crypto.v1.SeedRequest',
    SeedRequest.new,
    [
      'seed',
    ],
  );

  /// `seed`.
  Uint8List seed;

  @override
  $sw.MessageType<SeedRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        seed,
      ];

  @override
  void clear() {
    $unknown = null;
    seed = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (seed.isNotEmpty) $w.bytes(seed, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          seed = $r.bytes('shortwire.crypto.v1.SeedRequest.seed');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.VerifyRequest`.
final class VerifyRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  VerifyRequest({
    Uint8List? key,
    this.handle = 0,
    Uint8List? signature,
    Uint8List? message,
  })  : key = key ?? $sw.noBytes,
        signature = signature ?? $sw.noBytes,
        message = message ?? $sw.noBytes;

  /// Reads one in wire format.
  factory VerifyRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<VerifyRequest>(
    'shortwire.crypto.v1.VerifyRequest',
    VerifyRequest.new,
    [
      'key',
      'handle',
      'signature',
      'message',
    ],
  );

  /// The public key, or a handle of it.
  Uint8List key;

  /// `handle`.
  int handle;

  /// 64 bytes; none for OpenCombined.
  Uint8List signature;

  /// `message`.
  Uint8List message;

  @override
  $sw.MessageType<VerifyRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        key,
        handle,
        signature,
        message,
      ];

  @override
  void clear() {
    $unknown = null;
    key = $sw.noBytes;
    handle = 0;
    signature = $sw.noBytes;
    message = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (message.isNotEmpty) $w.bytes(message, 0x22);
    if (signature.isNotEmpty) $w.bytes(signature, 0x1a);
    if (handle != 0) $w.varint(handle, 0x10);
    if (key.isNotEmpty) $w.bytes(key, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          key = $r.bytes('shortwire.crypto.v1.VerifyRequest.key');
        case 0x10:
          handle = $r.varint('shortwire.crypto.v1.VerifyRequest.handle');
        case 0x1a:
          signature = $r.bytes('shortwire.crypto.v1.VerifyRequest.signature');
        case 0x22:
          message = $r.bytes('shortwire.crypto.v1.VerifyRequest.message');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.FromExchangeRequest`.
final class FromExchangeRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  FromExchangeRequest({Uint8List? publicKey, this.isNegative = false})
      : publicKey = publicKey ?? $sw.noBytes;

  /// Reads one in wire format.
  factory FromExchangeRequest.decode(Uint8List bytes) =>
      messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<FromExchangeRequest>(
    'shortwire.crypto.v1.FromExchangeRequest',
    FromExchangeRequest.new,
    [
      'public_key',
      'is_negative',
    ],
  );

  /// `public_key`.
  Uint8List publicKey;

  /// `is_negative`.
  bool isNegative;

  @override
  $sw.MessageType<FromExchangeRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        publicKey,
        isNegative,
      ];

  @override
  void clear() {
    $unknown = null;
    publicKey = $sw.noBytes;
    isNegative = false;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (isNegative) $w.boolean(isNegative, 0x10);
    if (publicKey.isNotEmpty) $w.bytes(publicKey, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          publicKey = $r.bytes(
            'shortwire.crypto.v1.FromExchangeRequest.public_key',
          );
        case 0x10:
          isNegative = $r.boolean(
            'shortwire.crypto.v1.FromExchangeRequest.is_negative',
          );
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.ExchangeRequest`.
final class ExchangeRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  ExchangeRequest({Uint8List? key, this.handle = 0, Uint8List? publicKey})
      : key = key ?? $sw.noBytes,
        publicKey = publicKey ?? $sw.noBytes;

  /// Reads one in wire format.
  factory ExchangeRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<ExchangeRequest>(
    'shortwire.crypto.v1.ExchangeRequest',
    ExchangeRequest.new,
    [
      'key',
      'handle',
      'public_key',
    ],
  );

  /// One's own private key, or its handle.
  Uint8List key;

  /// `handle`.
  int handle;

  /// `public_key`.
  Uint8List publicKey;

  @override
  $sw.MessageType<ExchangeRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        key,
        handle,
        publicKey,
      ];

  @override
  void clear() {
    $unknown = null;
    key = $sw.noBytes;
    handle = 0;
    publicKey = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (publicKey.isNotEmpty) $w.bytes(publicKey, 0x1a);
    if (handle != 0) $w.varint(handle, 0x10);
    if (key.isNotEmpty) $w.bytes(key, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          key = $r.bytes('shortwire.crypto.v1.ExchangeRequest.key');
        case 0x10:
          handle = $r.varint('shortwire.crypto.v1.ExchangeRequest.handle');
        case 0x1a:
          publicKey = $r.bytes(
            'shortwire.crypto.v1.ExchangeRequest.public_key',
          );
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.XorRequest`.
final class XorRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  XorRequest({
    Uint8List? key,
    this.handle = 0,
    Uint8List? nonce,
    Uint8List? message,
    this.algorithm = StreamAlgorithm.xchacha20,
    this.counter = 0,
  })  : key = key ?? $sw.noBytes,
        nonce = nonce ?? $sw.noBytes,
        message = message ?? $sw.noBytes;

  /// Reads one in wire format.
  factory XorRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<XorRequest>(
    'shortwire.crypto.v1.XorRequest',
    XorRequest.new,
    [
      'key',
      'handle',
      'nonce',
      'message',
      'algorithm',
      'counter',
    ],
  );

  /// `key`.
  Uint8List key;

  /// `handle`.
  int handle;

  /// `nonce`.
  Uint8List nonce;

  /// `message`.
  Uint8List message;

  /// `algorithm`.
  StreamAlgorithm algorithm;

  /// The block of 64 bytes that the stream begins with.
  int counter;

  @override
  $sw.MessageType<XorRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        key,
        handle,
        nonce,
        message,
        algorithm,
        counter,
      ];

  @override
  void clear() {
    $unknown = null;
    key = $sw.noBytes;
    handle = 0;
    nonce = $sw.noBytes;
    message = $sw.noBytes;
    algorithm = StreamAlgorithm.xchacha20;
    counter = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (counter != 0) $w.varint(counter, 0x30);
    if (algorithm.number != 0) {
      $w.int32(
        algorithm.number,
        0x28,
        'shortwire.crypto.v1.XorRequest.algorithm',
      );
    }
    if (message.isNotEmpty) $w.bytes(message, 0x22);
    if (nonce.isNotEmpty) $w.bytes(nonce, 0x1a);
    if (handle != 0) $w.varint(handle, 0x10);
    if (key.isNotEmpty) $w.bytes(key, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          key = $r.bytes('shortwire.crypto.v1.XorRequest.key');
        case 0x10:
          handle = $r.varint('shortwire.crypto.v1.XorRequest.handle');
        case 0x1a:
          nonce = $r.bytes('shortwire.crypto.v1.XorRequest.nonce');
        case 0x22:
          message = $r.bytes('shortwire.crypto.v1.XorRequest.message');
        case 0x28:
          algorithm = StreamAlgorithm.of(
            $r.int32('shortwire.crypto.v1.XorRequest.algorithm'),
          );
        case 0x30:
          counter = $r.varint('shortwire.crypto.v1.XorRequest.counter');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.KeyStreamRequest`.
final class KeyStreamRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  KeyStreamRequest({
    Uint8List? key,
    this.handle = 0,
    Uint8List? nonce,
    this.algorithm = StreamAlgorithm.xchacha20,
    this.counter = 0,
    this.size = 0,
  })  : key = key ?? $sw.noBytes,
        nonce = nonce ?? $sw.noBytes;

  /// Reads one in wire format.
  factory KeyStreamRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<KeyStreamRequest>(
    'shortwire.crypto.v1.KeyStreamRequest',
    KeyStreamRequest.new,
    [
      'key',
      'handle',
      'nonce',
      'algorithm',
      'counter',
      'size',
    ],
  );

  /// `key`.
  Uint8List key;

  /// `handle`.
  int handle;

  /// `nonce`.
  Uint8List nonce;

  /// `algorithm`.
  StreamAlgorithm algorithm;

  /// `counter`.
  int counter;

  /// `size`.
  int size;

  @override
  $sw.MessageType<KeyStreamRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        key,
        handle,
        nonce,
        algorithm,
        counter,
        size,
      ];

  @override
  void clear() {
    $unknown = null;
    key = $sw.noBytes;
    handle = 0;
    nonce = $sw.noBytes;
    algorithm = StreamAlgorithm.xchacha20;
    counter = 0;
    size = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (size != 0) $w.varint(size, 0x30);
    if (counter != 0) $w.varint(counter, 0x28);
    if (algorithm.number != 0) {
      $w.int32(
        algorithm.number,
        0x20,
        'shortwire.crypto.v1.KeyStreamRequest.algorithm',
      );
    }
    if (nonce.isNotEmpty) $w.bytes(nonce, 0x1a);
    if (handle != 0) $w.varint(handle, 0x10);
    if (key.isNotEmpty) $w.bytes(key, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          key = $r.bytes('shortwire.crypto.v1.KeyStreamRequest.key');
        case 0x10:
          handle = $r.varint('shortwire.crypto.v1.KeyStreamRequest.handle');
        case 0x1a:
          nonce = $r.bytes('shortwire.crypto.v1.KeyStreamRequest.nonce');
        case 0x20:
          algorithm = StreamAlgorithm.of(
            $r.int32('shortwire.crypto.v1.KeyStreamRequest.algorithm'),
          );
        case 0x28:
          counter = $r.varint('shortwire.crypto.v1.KeyStreamRequest.counter');
        case 0x30:
          size = $r.varint('shortwire.crypto.v1.KeyStreamRequest.size');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.crypto.v1.DeriveRequest`.
final class DeriveRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  DeriveRequest({
    Uint8List? key,
    this.handle = 0,
    Uint8List? input,
    this.algorithm = StreamAlgorithm.xchacha20,
  })  : key = key ?? $sw.noBytes,
        input = input ?? $sw.noBytes;

  /// Reads one in wire format.
  factory DeriveRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<DeriveRequest>(
    'shortwire.crypto.v1.DeriveRequest',
    DeriveRequest.new,
    [
      'key',
      'handle',
      'input',
      'algorithm',
    ],
  );

  /// `key`.
  Uint8List key;

  /// `handle`.
  int handle;

  /// 16 bytes.
  Uint8List input;

  /// XChaCha20 (HChaCha20) or XSalsa20 (HSalsa20).
  StreamAlgorithm algorithm;

  @override
  $sw.MessageType<DeriveRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        key,
        handle,
        input,
        algorithm,
      ];

  @override
  void clear() {
    $unknown = null;
    key = $sw.noBytes;
    handle = 0;
    input = $sw.noBytes;
    algorithm = StreamAlgorithm.xchacha20;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (algorithm.number != 0) {
      $w.int32(
        algorithm.number,
        0x20,
        'shortwire.crypto.v1.DeriveRequest.algorithm',
      );
    }
    if (input.isNotEmpty) $w.bytes(input, 0x1a);
    if (handle != 0) $w.varint(handle, 0x10);
    if (key.isNotEmpty) $w.bytes(key, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          key = $r.bytes('shortwire.crypto.v1.DeriveRequest.key');
        case 0x10:
          handle = $r.varint('shortwire.crypto.v1.DeriveRequest.handle');
        case 0x1a:
          input = $r.bytes('shortwire.crypto.v1.DeriveRequest.input');
        case 0x20:
          algorithm = StreamAlgorithm.of(
            $r.int32('shortwire.crypto.v1.DeriveRequest.algorithm'),
          );
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Keys that stay in the library. May be used by many calls at a time; discarding one waits for those under way.
final class Keys extends $sw.Client {
  Keys._($sw.Session $session, [$sw.CallOptions? $options])
      : _store = $session.method(_$store),
        _generate = $session.method(_$generate),
        _reveal = $session.method(_$reveal),
        _discard = $session.method(_$discard),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Keys.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Keys._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Keys.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Keys withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Keys._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$store = $sw.MethodInfo(
    'shortwire.crypto.v1.Keys/Store',
    0x0d1360ae8928cfce,
    shape: 0x82f869cc1910728a,
  );
  static const _$generate = $sw.MethodInfo(
    'shortwire.crypto.v1.Keys/Generate',
    0xe4d3bd34889927b2,
    shape: 0xcd66b5b1bb4cf766,
  );
  static const _$reveal = $sw.MethodInfo(
    'shortwire.crypto.v1.Keys/Reveal',
    0x28f2c9e4a84ab9f0,
    shape: 0xf45119265e81e95a,
  );
  static const _$discard = $sw.MethodInfo(
    'shortwire.crypto.v1.Keys/Discard',
    0x4038f567bf09d141,
    shape: 0xe0c6e62873a08396,
  );

  final $sw.Method _store;
  final $sw.Method _generate;
  final $sw.Method _reveal;
  final $sw.Method _discard;

  /// Copies a key into the library. Clear your own copy then.
  Future<int> store({
    Uint8List? key,
    KeyKind kind = KeyKind.unspecified,
  }) async =>
      storeSync(key: key, kind: kind);

  /// The same on this thread, which it blocks.
  int storeSync({Uint8List? key, KeyKind kind = KeyKind.unspecified}) {
    final $flat = _store.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _store,
        StoreKeyRequest(key: key, kind: kind),
        KeyHandle(),
      );
      return $reply.handle;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = $sw.asInt32(
      kind.number,
      'shortwire.crypto.v1.StoreKeyRequest.kind',
    );
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $words[$sw.Call.reply];
  }

  /// [store] with request and reply in wire format.
  Future<Uint8List> storeRaw(Uint8List request) => $raw(_store, request);

  /// [storeSync] with request and reply in wire format.
  Uint8List storeRawSync(Uint8List request) => $rawSync(_store, request);

  /// The same, the reply going into [target]; returns its length.
  int storeRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_store, target, request);

  /// A batch of [store] on another thread.
  Future<List<int>> storeMany(List<StoreKeyRequestItem> items) async {
    if (_store.flatMany != null) {
      return $batch(_store, ($batch) => _$storeItems($batch, items));
    }
    final $requests = _$storeRequests(items);
    final $replies = await $many(_store, $requests, KeyHandle.messageType);
    return [for (final $reply in $replies) $reply.handle];
  }

  /// A batch of [storeSync].
  List<int> storeManySync(List<StoreKeyRequestItem> items) {
    if (_store.flatMany != null) {
      return $batchSync(_store, ($batch) => _$storeItems($batch, items));
    }
    final $requests = _$storeRequests(items);
    final $replies = $manySync(_store, $requests, KeyHandle.messageType);
    return [for (final $reply in $replies) $reply.handle];
  }

  List<StoreKeyRequest> _$storeRequests(List<StoreKeyRequestItem> $items) =>
      [
        for (final $item in $items) StoreKeyRequest(
          key: $item.key,
          kind: $item.kind,
        ),
      ];

  List<int> Function() _$storeItems(
    $sw.Batch $batch,
    List<StoreKeyRequestItem> $items,
  ) {
    $batch.start(_store, $items.length, 3, 28);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $sw.asInt32(
        $item.kind.number,
        'shortwire.crypto.v1.StoreKeyRequest.kind',
      );
    }
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [store] on another thread, as columns.
  Future<Uint64List> storeColumns({
    required List<Uint8List> key,
    required Int32List kind,
    Uint64List? into,
  }) =>
      $batch(_store, ($batch) => _$storeColumns($batch, key, kind, into));

  /// A batch of [storeSync] as columns: one list a field, in which one element stands for all items.
  Uint64List storeColumnsSync({
    required List<Uint8List> key,
    required Int32List kind,
    Uint64List? into,
  }) =>
      $batchSync(_store, ($batch) => _$storeColumns($batch, key, kind, into));

  Uint64List Function() _$storeColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Int32List kind,
    Uint64List? into,
  ) {
    $batch.start(
      _store,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.StoreKeyRequest.key', key.length),
          ('shortwire.crypto.v1.StoreKeyRequest.kind', kind.length),
        ],
      ),
      3,
      28,
    );
    $batch.fit(into, 'shortwire.crypto.v1.KeyHandle.handle');
    $batch.putBlobs(key);
    $batch.putInt32s(kind);
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.checked(
      $batch.copy(into ?? Uint64List($batch.count), $r0),
    );
  }

  /// Makes a key of random bytes that nobody has seen.
  Future<int> generate({
    int size = 0,
    KeyKind kind = KeyKind.unspecified,
  }) async =>
      generateSync(size: size, kind: kind);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int generateSync({int size = 0, KeyKind kind = KeyKind.unspecified}) {
    final $flat = _generate.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _generate,
        GenerateKeyRequest(size: size, kind: kind),
        KeyHandle(),
      );
      return $reply.handle;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = $sw.asUint32(
      size,
      'shortwire.crypto.v1.GenerateKeyRequest.size',
    );
    $words[$sw.Call.request + 1] = $sw.asInt32(
      kind.number,
      'shortwire.crypto.v1.GenerateKeyRequest.kind',
    );
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $words[$sw.Call.reply];
  }

  /// [generate] with request and reply in wire format.
  Future<Uint8List> generateRaw(Uint8List request) => $raw(_generate, request);

  /// [generateSync] with request and reply in wire format.
  Uint8List generateRawSync(Uint8List request) => $rawSync(_generate, request);

  /// The same, the reply going into [target]; returns its length.
  int generateRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_generate, target, request);

  /// A batch of [generate] on another thread.
  Future<List<int>> generateMany(List<GenerateKeyRequestItem> items) async {
    if (_generate.flatMany != null) {
      return $batch(_generate, ($batch) => _$generateItems($batch, items));
    }
    final $requests = _$generateRequests(items);
    final $replies = await $many(_generate, $requests, KeyHandle.messageType);
    return [for (final $reply in $replies) $reply.handle];
  }

  /// A batch of [generateSync].
  List<int> generateManySync(List<GenerateKeyRequestItem> items) {
    if (_generate.flatMany != null) {
      return $batchSync(_generate, ($batch) => _$generateItems($batch, items));
    }
    final $requests = _$generateRequests(items);
    final $replies = $manySync(_generate, $requests, KeyHandle.messageType);
    return [for (final $reply in $replies) $reply.handle];
  }

  List<GenerateKeyRequest> _$generateRequests(
    List<GenerateKeyRequestItem> $items,
  ) =>
      [
        for (final $item in $items) GenerateKeyRequest(
          size: $item.size,
          kind: $item.kind,
        ),
      ];

  List<int> Function() _$generateItems(
    $sw.Batch $batch,
    List<GenerateKeyRequestItem> $items,
  ) {
    $batch.start(_generate, $items.length, 3, 16);
    final $c0 = $batch.uint32s();
    final $c1 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $sw.asUint32(
        $item.size,
        'shortwire.crypto.v1.GenerateKeyRequest.size',
      );
      $c1[$i] = $sw.asInt32(
        $item.kind.number,
        'shortwire.crypto.v1.GenerateKeyRequest.kind',
      );
    }
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [generate] on another thread, as columns.
  Future<Uint64List> generateColumns({
    required Uint32List size,
    required Int32List kind,
    Uint64List? into,
  }) =>
      $batch(
        _generate,
        ($batch) => _$generateColumns($batch, size, kind, into),
      );

  /// A batch of [generateSync] as columns: one list a field, in which one element stands for all items.
  Uint64List generateColumnsSync({
    required Uint32List size,
    required Int32List kind,
    Uint64List? into,
  }) =>
      $batchSync(
        _generate,
        ($batch) => _$generateColumns($batch, size, kind, into),
      );

  Uint64List Function() _$generateColumns(
    $sw.Batch $batch,
    Uint32List size,
    Int32List kind,
    Uint64List? into,
  ) {
    $batch.start(
      _generate,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.GenerateKeyRequest.size', size.length),
          ('shortwire.crypto.v1.GenerateKeyRequest.kind', kind.length),
        ],
      ),
      3,
      16,
    );
    $batch.fit(into, 'shortwire.crypto.v1.KeyHandle.handle');
    $batch.putUint32s(size);
    $batch.putInt32s(kind);
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.checked(
      $batch.copy(into ?? Uint64List($batch.count), $r0),
    );
  }

  /// The bytes of a key: a seed of signing keys, else what was stored.
  Future<Uint8List> reveal({int handle = 0}) async =>
      revealSync(handle: handle);

  /// The same on this thread, which it blocks.
  Uint8List revealSync({int handle = 0}) {
    final $flat = _reveal.flat;
    if ($flat == null) {
      final $reply = $wireSync(_reveal, KeyHandle(handle: handle), Bytes());
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = handle;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int revealIntoSync(Uint8List $target, {int handle = 0}) {
    final $flat = _reveal.flat;
    if ($flat == null) {
      final $reply = $wireSync(_reveal, KeyHandle(handle: handle), Bytes());
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = handle;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [reveal] with request and reply in wire format.
  Future<Uint8List> revealRaw(Uint8List request) => $raw(_reveal, request);

  /// [revealSync] with request and reply in wire format.
  Uint8List revealRawSync(Uint8List request) => $rawSync(_reveal, request);

  /// The same, the reply going into [target]; returns its length.
  int revealRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_reveal, target, request);

  /// A batch of [reveal] on another thread.
  Future<List<Uint8List>> revealMany(List<int> items) async {
    if (_reveal.flatMany != null) {
      return $batch(_reveal, ($batch) => _$revealItems($batch, items));
    }
    final $requests = _$revealRequests(items);
    final $replies = await $many(_reveal, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [revealSync].
  List<Uint8List> revealManySync(List<int> items) {
    if (_reveal.flatMany != null) {
      return $batchSync(_reveal, ($batch) => _$revealItems($batch, items));
    }
    final $requests = _$revealRequests(items);
    final $replies = $manySync(_reveal, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<KeyHandle> _$revealRequests(List<int> $items) =>
      [for (final $item in $items) KeyHandle(handle: $item)];

  List<Uint8List> Function() _$revealItems($sw.Batch $batch, List<int> $items) {
    $batch.start(_reveal, $items.length, 2, 24);
    final $c0 = $batch.uint64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [reveal] on another thread, as columns.
  Future<List<Uint8List>> revealColumns({
    required Uint64List handle,
    List<Uint8List>? into,
  }) =>
      $batch(_reveal, ($batch) => _$revealColumns($batch, handle, into));

  /// A batch of [revealSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> revealColumnsSync({
    required Uint64List handle,
    List<Uint8List>? into,
  }) =>
      $batchSync(_reveal, ($batch) => _$revealColumns($batch, handle, into));

  List<Uint8List> Function() _$revealColumns(
    $sw.Batch $batch,
    Uint64List handle,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _reveal,
      $sw.countOf([('shortwire.crypto.v1.KeyHandle.handle', handle.length)]),
      2,
      24,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putUint64s(handle);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// Clears a key and gives its handle up. Discarding it again is FAILED_PRECONDITION.
  Future<void> discard({int handle = 0}) async => discardSync(handle: handle);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  void discardSync({int handle = 0}) {
    final $flat = _discard.flat;
    if ($flat == null) {
      $wireSync(_discard, KeyHandle(handle: handle), Empty());
      return;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = handle;
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
  }

  /// [discard] with request and reply in wire format.
  Future<Uint8List> discardRaw(Uint8List request) => $raw(_discard, request);

  /// [discardSync] with request and reply in wire format.
  Uint8List discardRawSync(Uint8List request) => $rawSync(_discard, request);

  /// The same, the reply going into [target]; returns its length.
  int discardRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_discard, target, request);

  /// A batch of [discard] on another thread.
  Future<List<void>> discardMany(List<int> items) async {
    if (_discard.flatMany != null) {
      return $batch(_discard, ($batch) => _$discardItems($batch, items));
    }
    final $requests = _$discardRequests(items);
    final $replies = await $many(_discard, $requests, Empty.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [discardSync].
  List<void> discardManySync(List<int> items) {
    if (_discard.flatMany != null) {
      return $batchSync(_discard, ($batch) => _$discardItems($batch, items));
    }
    final $requests = _$discardRequests(items);
    final $replies = $manySync(_discard, $requests, Empty.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<KeyHandle> _$discardRequests(List<int> $items) =>
      [for (final $item in $items) KeyHandle(handle: $item)];

  List<void> Function() _$discardItems($sw.Batch $batch, List<int> $items) {
    $batch.start(_discard, $items.length, 1, 8);
    final $c0 = $batch.uint64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item;
    }
    $batch.startReply();
    return () => $batch.each<void>(($i) => null);
  }

  /// A batch of [discard] on another thread, as columns.
  Future<void> discardColumns({required Uint64List handle}) =>
      $batch(_discard, ($batch) => _$discardColumns($batch, handle));

  /// A batch of [discardSync] as columns: one list a field, in which one element stands for all items.
  void discardColumnsSync({required Uint64List handle}) =>
      $batchSync(_discard, ($batch) => _$discardColumns($batch, handle));

  void Function() _$discardColumns($sw.Batch $batch, Uint64List handle) {
    $batch.start(
      _discard,
      $sw.countOf([('shortwire.crypto.v1.KeyHandle.handle', handle.length)]),
      1,
      8,
    );
    $batch.putUint64s(handle);
    $batch.startReply();
    return () => $batch.checked(null);
  }
}

/// ChaCha20-Poly1305 (RFC 8439) and XChaCha20-Poly1305, with keys of 32 bytes.
final class Aead extends $sw.Client {
  Aead._($sw.Session $session, [$sw.CallOptions? $options])
      : _seal = $session.method(_$seal),
        _unseal = $session.method(_$unseal),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Aead.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Aead._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Aead.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Aead withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Aead._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$seal = $sw.MethodInfo(
    'shortwire.crypto.v1.Aead/Seal',
    0x12cfb588fca711ed,
    shape: 0x345b308c797198b2,
  );
  static const _$unseal = $sw.MethodInfo(
    'shortwire.crypto.v1.Aead/Unseal',
    0xf52f4732770872a6,
    shape: 0xba045fa9a540b291,
  );

  final $sw.Method _seal;
  final $sw.Method _unseal;

  /// The encrypted message, then the tag of 16 bytes. In place, nothing moves.
  Future<Uint8List> seal({
    Uint8List? key,
    int handle = 0,
    Uint8List? nonce,
    Uint8List? message,
    Uint8List? associatedData,
    AeadAlgorithm algorithm = AeadAlgorithm.xchacha20Poly1305,
  }) async =>
      sealSync(
        key: key,
        handle: handle,
        nonce: nonce,
        message: message,
        associatedData: associatedData,
        algorithm: algorithm,
      );

  /// The same on this thread, which it blocks.
  Uint8List sealSync({
    Uint8List? key,
    int handle = 0,
    Uint8List? nonce,
    Uint8List? message,
    Uint8List? associatedData,
    AeadAlgorithm algorithm = AeadAlgorithm.xchacha20Poly1305,
  }) {
    final $flat = _seal.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _seal,
        AeadRequest(
          key: key,
          handle: handle,
          nonce: nonce,
          message: message,
          associatedData: associatedData,
          algorithm: algorithm,
        ),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) +
          (nonce?.length ?? 0) +
              (message?.length ?? 0) + (associatedData?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, nonce ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, message ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 7, associatedData ?? $sw.noBytes);
    $words[$sw.Call.request + 9] = $sw.asInt32(
      algorithm.number,
      'shortwire.crypto.v1.AeadRequest.algorithm',
    );
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int sealIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? nonce,
    Uint8List? message,
    Uint8List? associatedData,
    AeadAlgorithm algorithm = AeadAlgorithm.xchacha20Poly1305,
  }) {
    final $flat = _seal.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _seal,
        AeadRequest(
          key: key,
          handle: handle,
          nonce: nonce,
          message: message,
          associatedData: associatedData,
          algorithm: algorithm,
        ),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) +
          (nonce?.length ?? 0) +
              (message?.length ?? 0) + (associatedData?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, nonce ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, message ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 7, associatedData ?? $sw.noBytes);
    $words[$sw.Call.request + 9] = $sw.asInt32(
      algorithm.number,
      'shortwire.crypto.v1.AeadRequest.algorithm',
    );
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [seal] with request and reply in wire format.
  Future<Uint8List> sealRaw(Uint8List request) => $raw(_seal, request);

  /// [sealSync] with request and reply in wire format.
  Uint8List sealRawSync(Uint8List request) => $rawSync(_seal, request);

  /// The same, the reply going into [target]; returns its length.
  int sealRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_seal, target, request);

  /// A batch of [seal] on another thread.
  Future<List<Uint8List>> sealMany(List<AeadRequestItem> items) async {
    if (_seal.flatMany != null) {
      return $batch(_seal, ($batch) => _$sealItems($batch, items));
    }
    final $requests = _$sealRequests(items);
    final $replies = await $many(_seal, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [sealSync].
  List<Uint8List> sealManySync(List<AeadRequestItem> items) {
    if (_seal.flatMany != null) {
      return $batchSync(_seal, ($batch) => _$sealItems($batch, items));
    }
    final $requests = _$sealRequests(items);
    final $replies = $manySync(_seal, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<AeadRequest> _$sealRequests(List<AeadRequestItem> $items) =>
      [
        for (final $item in $items) AeadRequest(
          key: $item.key,
          handle: $item.handle,
          nonce: $item.nonce,
          message: $item.message,
          associatedData: $item.associatedData,
          algorithm: $item.algorithm,
        ),
      ];

  List<Uint8List> Function() _$sealItems(
    $sw.Batch $batch,
    List<AeadRequestItem> $items,
  ) {
    $batch.start(_seal, $items.length, 7, 92);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.nonce]);
    $batch.putBlobs([for (final $item in $items) $item.message]);
    $batch.putBlobs([for (final $item in $items) $item.associatedData]);
    final $c5 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
      $c5[$i] = $sw.asInt32(
        $item.algorithm.number,
        'shortwire.crypto.v1.AeadRequest.algorithm',
      );
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [seal] on another thread, as columns.
  Future<List<Uint8List>> sealColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> nonce,
    required List<Uint8List> message,
    required List<Uint8List> associatedData,
    required Int32List algorithm,
    List<Uint8List>? into,
  }) =>
      $batch(
        _seal,
        ($batch) => _$sealColumns(
          $batch,
          key,
          handle,
          nonce,
          message,
          associatedData,
          algorithm,
          into,
        ),
      );

  /// A batch of [sealSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> sealColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> nonce,
    required List<Uint8List> message,
    required List<Uint8List> associatedData,
    required Int32List algorithm,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _seal,
        ($batch) => _$sealColumns(
          $batch,
          key,
          handle,
          nonce,
          message,
          associatedData,
          algorithm,
          into,
        ),
      );

  List<Uint8List> Function() _$sealColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> nonce,
    List<Uint8List> message,
    List<Uint8List> associatedData,
    Int32List algorithm,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _seal,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.AeadRequest.key', key.length),
          ('shortwire.crypto.v1.AeadRequest.handle', handle.length),
          ('shortwire.crypto.v1.AeadRequest.nonce', nonce.length),
          ('shortwire.crypto.v1.AeadRequest.message', message.length),
          (
            'shortwire.crypto.v1.AeadRequest.associated_data',
            associatedData.length,
          ),
          ('shortwire.crypto.v1.AeadRequest.algorithm', algorithm.length),
        ],
      ),
      7,
      92,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(nonce);
    $batch.putBlobs(message);
    $batch.putBlobs(associatedData);
    $batch.putInt32s(algorithm);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// What Seal was given; the associated data has to be the same.
  Future<Uint8List> unseal({
    Uint8List? key,
    int handle = 0,
    Uint8List? nonce,
    Uint8List? message,
    Uint8List? associatedData,
    AeadAlgorithm algorithm = AeadAlgorithm.xchacha20Poly1305,
  }) async =>
      unsealSync(
        key: key,
        handle: handle,
        nonce: nonce,
        message: message,
        associatedData: associatedData,
        algorithm: algorithm,
      );

  /// The same on this thread, which it blocks.
  Uint8List unsealSync({
    Uint8List? key,
    int handle = 0,
    Uint8List? nonce,
    Uint8List? message,
    Uint8List? associatedData,
    AeadAlgorithm algorithm = AeadAlgorithm.xchacha20Poly1305,
  }) {
    final $flat = _unseal.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _unseal,
        AeadRequest(
          key: key,
          handle: handle,
          nonce: nonce,
          message: message,
          associatedData: associatedData,
          algorithm: algorithm,
        ),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) +
          (nonce?.length ?? 0) +
              (message?.length ?? 0) + (associatedData?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, nonce ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, message ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 7, associatedData ?? $sw.noBytes);
    $words[$sw.Call.request + 9] = $sw.asInt32(
      algorithm.number,
      'shortwire.crypto.v1.AeadRequest.algorithm',
    );
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int unsealIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? nonce,
    Uint8List? message,
    Uint8List? associatedData,
    AeadAlgorithm algorithm = AeadAlgorithm.xchacha20Poly1305,
  }) {
    final $flat = _unseal.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _unseal,
        AeadRequest(
          key: key,
          handle: handle,
          nonce: nonce,
          message: message,
          associatedData: associatedData,
          algorithm: algorithm,
        ),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) +
          (nonce?.length ?? 0) +
              (message?.length ?? 0) + (associatedData?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, nonce ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, message ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 7, associatedData ?? $sw.noBytes);
    $words[$sw.Call.request + 9] = $sw.asInt32(
      algorithm.number,
      'shortwire.crypto.v1.AeadRequest.algorithm',
    );
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [unseal] with request and reply in wire format.
  Future<Uint8List> unsealRaw(Uint8List request) => $raw(_unseal, request);

  /// [unsealSync] with request and reply in wire format.
  Uint8List unsealRawSync(Uint8List request) => $rawSync(_unseal, request);

  /// The same, the reply going into [target]; returns its length.
  int unsealRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_unseal, target, request);

  /// A batch of [unseal] on another thread.
  Future<List<Uint8List>> unsealMany(List<AeadRequestItem> items) async {
    if (_unseal.flatMany != null) {
      return $batch(_unseal, ($batch) => _$unsealItems($batch, items));
    }
    final $requests = _$unsealRequests(items);
    final $replies = await $many(_unseal, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [unsealSync].
  List<Uint8List> unsealManySync(List<AeadRequestItem> items) {
    if (_unseal.flatMany != null) {
      return $batchSync(_unseal, ($batch) => _$unsealItems($batch, items));
    }
    final $requests = _$unsealRequests(items);
    final $replies = $manySync(_unseal, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<AeadRequest> _$unsealRequests(List<AeadRequestItem> $items) =>
      [
        for (final $item in $items) AeadRequest(
          key: $item.key,
          handle: $item.handle,
          nonce: $item.nonce,
          message: $item.message,
          associatedData: $item.associatedData,
          algorithm: $item.algorithm,
        ),
      ];

  List<Uint8List> Function() _$unsealItems(
    $sw.Batch $batch,
    List<AeadRequestItem> $items,
  ) {
    $batch.start(_unseal, $items.length, 7, 92);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.nonce]);
    $batch.putBlobs([for (final $item in $items) $item.message]);
    $batch.putBlobs([for (final $item in $items) $item.associatedData]);
    final $c5 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
      $c5[$i] = $sw.asInt32(
        $item.algorithm.number,
        'shortwire.crypto.v1.AeadRequest.algorithm',
      );
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [unseal] on another thread, as columns.
  Future<List<Uint8List>> unsealColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> nonce,
    required List<Uint8List> message,
    required List<Uint8List> associatedData,
    required Int32List algorithm,
    List<Uint8List>? into,
  }) =>
      $batch(
        _unseal,
        ($batch) => _$unsealColumns(
          $batch,
          key,
          handle,
          nonce,
          message,
          associatedData,
          algorithm,
          into,
        ),
      );

  /// A batch of [unsealSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> unsealColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> nonce,
    required List<Uint8List> message,
    required List<Uint8List> associatedData,
    required Int32List algorithm,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _unseal,
        ($batch) => _$unsealColumns(
          $batch,
          key,
          handle,
          nonce,
          message,
          associatedData,
          algorithm,
          into,
        ),
      );

  List<Uint8List> Function() _$unsealColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> nonce,
    List<Uint8List> message,
    List<Uint8List> associatedData,
    Int32List algorithm,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _unseal,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.AeadRequest.key', key.length),
          ('shortwire.crypto.v1.AeadRequest.handle', handle.length),
          ('shortwire.crypto.v1.AeadRequest.nonce', nonce.length),
          ('shortwire.crypto.v1.AeadRequest.message', message.length),
          (
            'shortwire.crypto.v1.AeadRequest.associated_data',
            associatedData.length,
          ),
          ('shortwire.crypto.v1.AeadRequest.algorithm', algorithm.length),
        ],
      ),
      7,
      92,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(nonce);
    $batch.putBlobs(message);
    $batch.putBlobs(associatedData);
    $batch.putInt32s(algorithm);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }
}

/// Encryption of what does not fit into memory, chunk by chunk; chunks that are missing, repeated, in another order or cut
/// off at the end are not authentic. libsodium's secretstream_xchacha20poly1305 reads and writes the same. One thread at a
/// time uses a handle; others wait.
final class ChunkedAead extends $sw.Client {
  ChunkedAead._($sw.Session $session, [$sw.CallOptions? $options])
      : _startSealing = $session.method(_$startSealing),
        _sealChunk = $session.method(_$sealChunk),
        _startOpening = $session.method(_$startOpening),
        _openChunk = $session.method(_$openChunk),
        _discard = $session.method(_$discard),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory ChunkedAead.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      ChunkedAead._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  ChunkedAead.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  ChunkedAead withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      ChunkedAead._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$startSealing = $sw.MethodInfo(
    'shortwire.crypto.v1.ChunkedAead/StartSealing',
    0x0550ecd66b469f2b,
    shape: 0x746276b244a5040d,
  );
  static const _$sealChunk = $sw.MethodInfo(
    'shortwire.crypto.v1.ChunkedAead/SealChunk',
    0x1828242688289dae,
    shape: 0xa802de7bdd3ea1d9,
  );
  static const _$startOpening = $sw.MethodInfo(
    'shortwire.crypto.v1.ChunkedAead/StartOpening',
    0xa3795fe7e3dfb18c,
    shape: 0x81587b7b18875e65,
  );
  static const _$openChunk = $sw.MethodInfo(
    'shortwire.crypto.v1.ChunkedAead/OpenChunk',
    0x03d51300c1df4595,
    shape: 0x619a68101757ca4a,
  );
  static const _$discard = $sw.MethodInfo(
    'shortwire.crypto.v1.ChunkedAead/Discard',
    0x2d08fca75e10872a,
    shape: 0xbd47c5a05d355de1,
  );

  final $sw.Method _startSealing;
  final $sw.Method _sealChunk;
  final $sw.Method _startOpening;
  final $sw.Method _openChunk;
  final $sw.Method _discard;

  /// Starts encrypting with a key of 32 bytes. The header has to be stored in front of the chunks.
  Future<SealingHandle> startSealing({Uint8List? key, int handle = 0}) async =>
      startSealingSync(key: key, handle: handle);

  /// The same on this thread, which it blocks.
  SealingHandle startSealingSync({Uint8List? key, int handle = 0}) {
    final $flat = _startSealing.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _startSealing,
        StartSealingRequest(key: key, handle: handle),
        SealingHandle(),
      );
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return SealingHandle(
      stream: $words[$sw.Call.reply],
      header: $call.takeBytes($sw.Call.reply + 1),
    );
  }

  /// The same, the reply going into what the caller has.
  SealingHandle startSealingIntoSync(
    SealingHandle $target, {
    Uint8List? key,
    int handle = 0,
  }) {
    final $flat = _startSealing.flat;
    if ($flat == null) {
      return $wireSync(
        _startSealing,
        StartSealingRequest(key: key, handle: handle),
        $target..clear(),
      );
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    $target.stream = $words[$sw.Call.reply];
    $target.header = $call.takeBytes($sw.Call.reply + 1);
    return $target;
  }

  /// [startSealing] with request and reply in wire format.
  Future<Uint8List> startSealingRaw(Uint8List request) =>
      $raw(_startSealing, request);

  /// [startSealingSync] with request and reply in wire format.
  Uint8List startSealingRawSync(Uint8List request) =>
      $rawSync(_startSealing, request);

  /// The same, the reply going into [target]; returns its length.
  int startSealingRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_startSealing, target, request);

  /// A batch of [startSealing] on another thread.
  Future<List<SealingHandle>> startSealingMany(
    List<StartSealingRequestItem> items,
  ) async {
    if (_startSealing.flatMany != null) {
      return $batch(
        _startSealing,
        ($batch) => _$startSealingItems($batch, items),
      );
    }
    final $requests = _$startSealingRequests(items);
    final $replies = await $many(
      _startSealing,
      $requests,
      SealingHandle.messageType,
    );
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [startSealingSync].
  List<SealingHandle> startSealingManySync(
    List<StartSealingRequestItem> items,
  ) {
    if (_startSealing.flatMany != null) {
      return $batchSync(
        _startSealing,
        ($batch) => _$startSealingItems($batch, items),
      );
    }
    final $requests = _$startSealingRequests(items);
    final $replies = $manySync(
      _startSealing,
      $requests,
      SealingHandle.messageType,
    );
    return [for (final $reply in $replies) $reply];
  }

  List<StartSealingRequest> _$startSealingRequests(
    List<StartSealingRequestItem> $items,
  ) =>
      [
        for (final $item in $items) StartSealingRequest(
          key: $item.key,
          handle: $item.handle,
        ),
      ];

  List<SealingHandle> Function() _$startSealingItems(
    $sw.Batch $batch,
    List<StartSealingRequestItem> $items,
  ) {
    $batch.start(_startSealing, $items.length, 4, 48);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    final $r0 = $batch.uint64s();
    final $r1 = $batch.pairs();
    return () => $batch.each<SealingHandle>(
      ($i) => SealingHandle(stream: $r0[$i], header: $batch.blobAt($r1, $i)),
    );
  }

  /// A batch of [startSealing] on another thread, as columns.
  Future<SealingHandleColumns> startSealingColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    SealingHandleColumns? into,
  }) =>
      $batch(
        _startSealing,
        ($batch) => _$startSealingColumns($batch, key, handle, into),
      );

  /// A batch of [startSealingSync] as columns: one list a field, in which one element stands for all items.
  SealingHandleColumns startSealingColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    SealingHandleColumns? into,
  }) =>
      $batchSync(
        _startSealing,
        ($batch) => _$startSealingColumns($batch, key, handle, into),
      );

  SealingHandleColumns Function() _$startSealingColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    SealingHandleColumns? into,
  ) {
    $batch.start(
      _startSealing,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.StartSealingRequest.key', key.length),
          ('shortwire.crypto.v1.StartSealingRequest.handle', handle.length),
        ],
      ),
      4,
      48,
    );
    $batch.fit(into?.stream, 'shortwire.crypto.v1.SealingHandle.stream');
    $batch.fit(into?.header, 'shortwire.crypto.v1.SealingHandle.header');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.startReply();
    final $r0 = $batch.uint64s();
    final $r1 = $batch.pairs();
    return () => $batch.checked(
      (
        stream: $batch.copy(into?.stream ?? Uint64List($batch.count), $r0),
        header: $batch.list(into?.header, ($i) => $batch.blobAt($r1, $i)),
      ),
    );
  }

  /// The encrypted chunk, 17 bytes longer: a byte that says whether it is the last one in front, a tag behind. In place if it
  /// lies one byte behind the start of the output. After the last chunk the handle is discarded.
  Future<Uint8List> sealChunk({
    int stream = 0,
    Uint8List? chunk,
    bool isLast = false,
    Uint8List? associatedData,
  }) async =>
      sealChunkSync(
        stream: stream,
        chunk: chunk,
        isLast: isLast,
        associatedData: associatedData,
      );

  /// The same on this thread, which it blocks.
  Uint8List sealChunkSync({
    int stream = 0,
    Uint8List? chunk,
    bool isLast = false,
    Uint8List? associatedData,
  }) {
    final $flat = _sealChunk.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _sealChunk,
        ChunkRequest(
          stream: stream,
          chunk: chunk,
          isLast: isLast,
          associatedData: associatedData,
        ),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((chunk?.length ?? 0) + (associatedData?.length ?? 0));
    $words[$sw.Call.request] = stream;
    $call.putBytes($sw.Call.request + 1, chunk ?? $sw.noBytes);
    $words[$sw.Call.request + 3] = isLast ? 1 : 0;
    $call.putBytes($sw.Call.request + 4, associatedData ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int sealChunkIntoSync(
    Uint8List $target, {
    int stream = 0,
    Uint8List? chunk,
    bool isLast = false,
    Uint8List? associatedData,
  }) {
    final $flat = _sealChunk.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _sealChunk,
        ChunkRequest(
          stream: stream,
          chunk: chunk,
          isLast: isLast,
          associatedData: associatedData,
        ),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((chunk?.length ?? 0) + (associatedData?.length ?? 0));
    $words[$sw.Call.request] = stream;
    $call.putBytes($sw.Call.request + 1, chunk ?? $sw.noBytes);
    $words[$sw.Call.request + 3] = isLast ? 1 : 0;
    $call.putBytes($sw.Call.request + 4, associatedData ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [sealChunk] with request and reply in wire format.
  Future<Uint8List> sealChunkRaw(Uint8List request) =>
      $raw(_sealChunk, request);

  /// [sealChunkSync] with request and reply in wire format.
  Uint8List sealChunkRawSync(Uint8List request) =>
      $rawSync(_sealChunk, request);

  /// The same, the reply going into [target]; returns its length.
  int sealChunkRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_sealChunk, target, request);

  /// A batch of [sealChunk] on another thread.
  Future<List<Uint8List>> sealChunkMany(List<ChunkRequestItem> items) async {
    if (_sealChunk.flatMany != null) {
      return $batch(_sealChunk, ($batch) => _$sealChunkItems($batch, items));
    }
    final $requests = _$sealChunkRequests(items);
    final $replies = await $many(_sealChunk, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [sealChunkSync].
  List<Uint8List> sealChunkManySync(List<ChunkRequestItem> items) {
    if (_sealChunk.flatMany != null) {
      return $batchSync(
        _sealChunk,
        ($batch) => _$sealChunkItems($batch, items),
      );
    }
    final $requests = _$sealChunkRequests(items);
    final $replies = $manySync(_sealChunk, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<ChunkRequest> _$sealChunkRequests(List<ChunkRequestItem> $items) =>
      [
        for (final $item in $items) ChunkRequest(
          stream: $item.stream,
          chunk: $item.chunk,
          isLast: $item.isLast,
          associatedData: $item.associatedData,
        ),
      ];

  List<Uint8List> Function() _$sealChunkItems(
    $sw.Batch $batch,
    List<ChunkRequestItem> $items,
  ) {
    $batch.start(_sealChunk, $items.length, 5, 57);
    final $c0 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.chunk]);
    final $c2 = $batch.bools();
    $batch.putBlobs([for (final $item in $items) $item.associatedData]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item.stream;
      $c2[$i] = $item.isLast ? 1 : 0;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [sealChunk] on another thread, as columns.
  Future<List<Uint8List>> sealChunkColumns({
    required Uint64List stream,
    required List<Uint8List> chunk,
    required Uint8List isLast,
    required List<Uint8List> associatedData,
    List<Uint8List>? into,
  }) =>
      $batch(
        _sealChunk,
        ($batch) => _$sealChunkColumns(
          $batch,
          stream,
          chunk,
          isLast,
          associatedData,
          into,
        ),
      );

  /// A batch of [sealChunkSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> sealChunkColumnsSync({
    required Uint64List stream,
    required List<Uint8List> chunk,
    required Uint8List isLast,
    required List<Uint8List> associatedData,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _sealChunk,
        ($batch) => _$sealChunkColumns(
          $batch,
          stream,
          chunk,
          isLast,
          associatedData,
          into,
        ),
      );

  List<Uint8List> Function() _$sealChunkColumns(
    $sw.Batch $batch,
    Uint64List stream,
    List<Uint8List> chunk,
    Uint8List isLast,
    List<Uint8List> associatedData,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _sealChunk,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.ChunkRequest.stream', stream.length),
          ('shortwire.crypto.v1.ChunkRequest.chunk', chunk.length),
          ('shortwire.crypto.v1.ChunkRequest.is_last', isLast.length),
          (
            'shortwire.crypto.v1.ChunkRequest.associated_data',
            associatedData.length,
          ),
        ],
      ),
      5,
      57,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putUint64s(stream);
    $batch.putBlobs(chunk);
    $batch.putBools(isLast);
    $batch.putBlobs(associatedData);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// Starts decrypting what begins with that header.
  Future<int> startOpening({
    Uint8List? key,
    int handle = 0,
    Uint8List? header,
  }) async =>
      startOpeningSync(key: key, handle: handle, header: header);

  /// The same on this thread, which it blocks.
  int startOpeningSync({Uint8List? key, int handle = 0, Uint8List? header}) {
    final $flat = _startOpening.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _startOpening,
        StartOpeningRequest(key: key, handle: handle, header: header),
        OpeningHandle(),
      );
      return $reply.stream;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (header?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, header ?? $sw.noBytes);
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $words[$sw.Call.reply];
  }

  /// [startOpening] with request and reply in wire format.
  Future<Uint8List> startOpeningRaw(Uint8List request) =>
      $raw(_startOpening, request);

  /// [startOpeningSync] with request and reply in wire format.
  Uint8List startOpeningRawSync(Uint8List request) =>
      $rawSync(_startOpening, request);

  /// The same, the reply going into [target]; returns its length.
  int startOpeningRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_startOpening, target, request);

  /// A batch of [startOpening] on another thread.
  Future<List<int>> startOpeningMany(
    List<StartOpeningRequestItem> items,
  ) async {
    if (_startOpening.flatMany != null) {
      return $batch(
        _startOpening,
        ($batch) => _$startOpeningItems($batch, items),
      );
    }
    final $requests = _$startOpeningRequests(items);
    final $replies = await $many(
      _startOpening,
      $requests,
      OpeningHandle.messageType,
    );
    return [for (final $reply in $replies) $reply.stream];
  }

  /// A batch of [startOpeningSync].
  List<int> startOpeningManySync(List<StartOpeningRequestItem> items) {
    if (_startOpening.flatMany != null) {
      return $batchSync(
        _startOpening,
        ($batch) => _$startOpeningItems($batch, items),
      );
    }
    final $requests = _$startOpeningRequests(items);
    final $replies = $manySync(
      _startOpening,
      $requests,
      OpeningHandle.messageType,
    );
    return [for (final $reply in $replies) $reply.stream];
  }

  List<StartOpeningRequest> _$startOpeningRequests(
    List<StartOpeningRequestItem> $items,
  ) =>
      [
        for (final $item in $items) StartOpeningRequest(
          key: $item.key,
          handle: $item.handle,
          header: $item.header,
        ),
      ];

  List<int> Function() _$startOpeningItems(
    $sw.Batch $batch,
    List<StartOpeningRequestItem> $items,
  ) {
    $batch.start(_startOpening, $items.length, 4, 48);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.header]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [startOpening] on another thread, as columns.
  Future<Uint64List> startOpeningColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> header,
    Uint64List? into,
  }) =>
      $batch(
        _startOpening,
        ($batch) => _$startOpeningColumns($batch, key, handle, header, into),
      );

  /// A batch of [startOpeningSync] as columns: one list a field, in which one element stands for all items.
  Uint64List startOpeningColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> header,
    Uint64List? into,
  }) =>
      $batchSync(
        _startOpening,
        ($batch) => _$startOpeningColumns($batch, key, handle, header, into),
      );

  Uint64List Function() _$startOpeningColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> header,
    Uint64List? into,
  ) {
    $batch.start(
      _startOpening,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.StartOpeningRequest.key', key.length),
          ('shortwire.crypto.v1.StartOpeningRequest.handle', handle.length),
          ('shortwire.crypto.v1.StartOpeningRequest.header', header.length),
        ],
      ),
      4,
      48,
    );
    $batch.fit(into, 'shortwire.crypto.v1.OpeningHandle.stream');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(header);
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.checked(
      $batch.copy(into ?? Uint64List($batch.count), $r0),
    );
  }

  /// What SealChunk was given. Was the last chunk the last one that was sealed? If it is not marked so on both sides, it is
  /// not authentic.
  Future<Uint8List> openChunk({
    int stream = 0,
    Uint8List? chunk,
    bool isLast = false,
    Uint8List? associatedData,
  }) async =>
      openChunkSync(
        stream: stream,
        chunk: chunk,
        isLast: isLast,
        associatedData: associatedData,
      );

  /// The same on this thread, which it blocks.
  Uint8List openChunkSync({
    int stream = 0,
    Uint8List? chunk,
    bool isLast = false,
    Uint8List? associatedData,
  }) {
    final $flat = _openChunk.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _openChunk,
        ChunkRequest(
          stream: stream,
          chunk: chunk,
          isLast: isLast,
          associatedData: associatedData,
        ),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((chunk?.length ?? 0) + (associatedData?.length ?? 0));
    $words[$sw.Call.request] = stream;
    $call.putBytes($sw.Call.request + 1, chunk ?? $sw.noBytes);
    $words[$sw.Call.request + 3] = isLast ? 1 : 0;
    $call.putBytes($sw.Call.request + 4, associatedData ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int openChunkIntoSync(
    Uint8List $target, {
    int stream = 0,
    Uint8List? chunk,
    bool isLast = false,
    Uint8List? associatedData,
  }) {
    final $flat = _openChunk.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _openChunk,
        ChunkRequest(
          stream: stream,
          chunk: chunk,
          isLast: isLast,
          associatedData: associatedData,
        ),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((chunk?.length ?? 0) + (associatedData?.length ?? 0));
    $words[$sw.Call.request] = stream;
    $call.putBytes($sw.Call.request + 1, chunk ?? $sw.noBytes);
    $words[$sw.Call.request + 3] = isLast ? 1 : 0;
    $call.putBytes($sw.Call.request + 4, associatedData ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [openChunk] with request and reply in wire format.
  Future<Uint8List> openChunkRaw(Uint8List request) =>
      $raw(_openChunk, request);

  /// [openChunkSync] with request and reply in wire format.
  Uint8List openChunkRawSync(Uint8List request) =>
      $rawSync(_openChunk, request);

  /// The same, the reply going into [target]; returns its length.
  int openChunkRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_openChunk, target, request);

  /// A batch of [openChunk] on another thread.
  Future<List<Uint8List>> openChunkMany(List<ChunkRequestItem> items) async {
    if (_openChunk.flatMany != null) {
      return $batch(_openChunk, ($batch) => _$openChunkItems($batch, items));
    }
    final $requests = _$openChunkRequests(items);
    final $replies = await $many(_openChunk, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [openChunkSync].
  List<Uint8List> openChunkManySync(List<ChunkRequestItem> items) {
    if (_openChunk.flatMany != null) {
      return $batchSync(
        _openChunk,
        ($batch) => _$openChunkItems($batch, items),
      );
    }
    final $requests = _$openChunkRequests(items);
    final $replies = $manySync(_openChunk, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<ChunkRequest> _$openChunkRequests(List<ChunkRequestItem> $items) =>
      [
        for (final $item in $items) ChunkRequest(
          stream: $item.stream,
          chunk: $item.chunk,
          isLast: $item.isLast,
          associatedData: $item.associatedData,
        ),
      ];

  List<Uint8List> Function() _$openChunkItems(
    $sw.Batch $batch,
    List<ChunkRequestItem> $items,
  ) {
    $batch.start(_openChunk, $items.length, 5, 57);
    final $c0 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.chunk]);
    final $c2 = $batch.bools();
    $batch.putBlobs([for (final $item in $items) $item.associatedData]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item.stream;
      $c2[$i] = $item.isLast ? 1 : 0;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [openChunk] on another thread, as columns.
  Future<List<Uint8List>> openChunkColumns({
    required Uint64List stream,
    required List<Uint8List> chunk,
    required Uint8List isLast,
    required List<Uint8List> associatedData,
    List<Uint8List>? into,
  }) =>
      $batch(
        _openChunk,
        ($batch) => _$openChunkColumns(
          $batch,
          stream,
          chunk,
          isLast,
          associatedData,
          into,
        ),
      );

  /// A batch of [openChunkSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> openChunkColumnsSync({
    required Uint64List stream,
    required List<Uint8List> chunk,
    required Uint8List isLast,
    required List<Uint8List> associatedData,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _openChunk,
        ($batch) => _$openChunkColumns(
          $batch,
          stream,
          chunk,
          isLast,
          associatedData,
          into,
        ),
      );

  List<Uint8List> Function() _$openChunkColumns(
    $sw.Batch $batch,
    Uint64List stream,
    List<Uint8List> chunk,
    Uint8List isLast,
    List<Uint8List> associatedData,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _openChunk,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.ChunkRequest.stream', stream.length),
          ('shortwire.crypto.v1.ChunkRequest.chunk', chunk.length),
          ('shortwire.crypto.v1.ChunkRequest.is_last', isLast.length),
          (
            'shortwire.crypto.v1.ChunkRequest.associated_data',
            associatedData.length,
          ),
        ],
      ),
      5,
      57,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putUint64s(stream);
    $batch.putBlobs(chunk);
    $batch.putBools(isLast);
    $batch.putBlobs(associatedData);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// Gives a handle up before the last chunk.
  Future<void> discard({int stream = 0}) async => discardSync(stream: stream);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  void discardSync({int stream = 0}) {
    final $flat = _discard.flat;
    if ($flat == null) {
      $wireSync(_discard, ChunkedHandle(stream: stream), Empty());
      return;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = stream;
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
  }

  /// [discard] with request and reply in wire format.
  Future<Uint8List> discardRaw(Uint8List request) => $raw(_discard, request);

  /// [discardSync] with request and reply in wire format.
  Uint8List discardRawSync(Uint8List request) => $rawSync(_discard, request);

  /// The same, the reply going into [target]; returns its length.
  int discardRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_discard, target, request);

  /// A batch of [discard] on another thread.
  Future<List<void>> discardMany(List<int> items) async {
    if (_discard.flatMany != null) {
      return $batch(_discard, ($batch) => _$discardItems($batch, items));
    }
    final $requests = _$discardRequests(items);
    final $replies = await $many(_discard, $requests, Empty.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [discardSync].
  List<void> discardManySync(List<int> items) {
    if (_discard.flatMany != null) {
      return $batchSync(_discard, ($batch) => _$discardItems($batch, items));
    }
    final $requests = _$discardRequests(items);
    final $replies = $manySync(_discard, $requests, Empty.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<ChunkedHandle> _$discardRequests(List<int> $items) =>
      [for (final $item in $items) ChunkedHandle(stream: $item)];

  List<void> Function() _$discardItems($sw.Batch $batch, List<int> $items) {
    $batch.start(_discard, $items.length, 1, 8);
    final $c0 = $batch.uint64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item;
    }
    $batch.startReply();
    return () => $batch.each<void>(($i) => null);
  }

  /// A batch of [discard] on another thread, as columns.
  Future<void> discardColumns({required Uint64List stream}) =>
      $batch(_discard, ($batch) => _$discardColumns($batch, stream));

  /// A batch of [discardSync] as columns: one list a field, in which one element stands for all items.
  void discardColumnsSync({required Uint64List stream}) =>
      $batchSync(_discard, ($batch) => _$discardColumns($batch, stream));

  void Function() _$discardColumns($sw.Batch $batch, Uint64List stream) {
    $batch.start(
      _discard,
      $sw.countOf(
        [('shortwire.crypto.v1.ChunkedHandle.stream', stream.length)],
      ),
      1,
      8,
    );
    $batch.putUint64s(stream);
    $batch.startReply();
    return () => $batch.checked(null);
  }
}

/// Bytes as text, in constant time where they are secret.
final class Encoding extends $sw.Client {
  Encoding._($sw.Session $session, [$sw.CallOptions? $options])
      : _encode = $session.method(_$encode),
        _decode = $session.method(_$decode),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Encoding.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Encoding._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Encoding.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Encoding withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Encoding._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$encode = $sw.MethodInfo(
    'shortwire.crypto.v1.Encoding/Encode',
    0x6b5c990a533739a8,
    shape: 0xff909e8af35a8715,
  );
  static const _$decode = $sw.MethodInfo(
    'shortwire.crypto.v1.Encoding/Decode',
    0x6fef0e659dafbf34,
    shape: 0xdd0f96b11ad31f67,
  );

  final $sw.Method _encode;
  final $sw.Method _decode;

  /// `shortwire.crypto.v1.Encoding/Encode`.
  Future<String> encode({
    Uint8List? data,
    TextFormat format = TextFormat.base16,
    String prefix = '',
  }) async =>
      encodeSync(data: data, format: format, prefix: prefix);

  /// The same on this thread, which it blocks.
  String encodeSync({
    Uint8List? data,
    TextFormat format = TextFormat.base16,
    String prefix = '',
  }) {
    final $flat = _encode.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _encode,
        EncodeRequest(data: data, format: format, prefix: prefix),
        Text(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((data?.length ?? 0) + prefix.length * 3);
    $call.putBytes($sw.Call.request, data ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = $sw.asInt32(
      format.number,
      'shortwire.crypto.v1.EncodeRequest.format',
    );
    $call.putText(
      $sw.Call.request + 3,
      prefix,
      'shortwire.crypto.v1.EncodeRequest.prefix',
    );
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeText($sw.Call.reply);
  }

  /// [encode] with request and reply in wire format.
  Future<Uint8List> encodeRaw(Uint8List request) => $raw(_encode, request);

  /// [encodeSync] with request and reply in wire format.
  Uint8List encodeRawSync(Uint8List request) => $rawSync(_encode, request);

  /// The same, the reply going into [target]; returns its length.
  int encodeRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_encode, target, request);

  /// A batch of [encode] on another thread.
  Future<List<String>> encodeMany(List<EncodeRequestItem> items) async {
    if (_encode.flatMany != null) {
      return $batch(_encode, ($batch) => _$encodeItems($batch, items));
    }
    final $requests = _$encodeRequests(items);
    final $replies = await $many(_encode, $requests, Text.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [encodeSync].
  List<String> encodeManySync(List<EncodeRequestItem> items) {
    if (_encode.flatMany != null) {
      return $batchSync(_encode, ($batch) => _$encodeItems($batch, items));
    }
    final $requests = _$encodeRequests(items);
    final $replies = $manySync(_encode, $requests, Text.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<EncodeRequest> _$encodeRequests(List<EncodeRequestItem> $items) =>
      [
        for (final $item in $items) EncodeRequest(
          data: $item.data,
          format: $item.format,
          prefix: $item.prefix,
        ),
      ];

  List<String> Function() _$encodeItems(
    $sw.Batch $batch,
    List<EncodeRequestItem> $items,
  ) {
    $batch.start(_encode, $items.length, 4, 52);
    $batch.putBlobs([for (final $item in $items) $item.data]);
    final $c1 = $batch.int32s();
    $batch.putTexts(
      [for (final $item in $items) $item.prefix],
      'shortwire.crypto.v1.EncodeRequest.prefix',
    );
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $sw.asInt32(
        $item.format.number,
        'shortwire.crypto.v1.EncodeRequest.format',
      );
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<String>(($i) => $batch.textAt($r0, $i));
  }

  /// A batch of [encode] on another thread, as columns.
  Future<List<String>> encodeColumns({
    required List<Uint8List> data,
    required Int32List format,
    required List<String> prefix,
    List<String>? into,
  }) =>
      $batch(
        _encode,
        ($batch) => _$encodeColumns($batch, data, format, prefix, into),
      );

  /// A batch of [encodeSync] as columns: one list a field, in which one element stands for all items.
  List<String> encodeColumnsSync({
    required List<Uint8List> data,
    required Int32List format,
    required List<String> prefix,
    List<String>? into,
  }) =>
      $batchSync(
        _encode,
        ($batch) => _$encodeColumns($batch, data, format, prefix, into),
      );

  List<String> Function() _$encodeColumns(
    $sw.Batch $batch,
    List<Uint8List> data,
    Int32List format,
    List<String> prefix,
    List<String>? into,
  ) {
    $batch.start(
      _encode,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.EncodeRequest.data', data.length),
          ('shortwire.crypto.v1.EncodeRequest.format', format.length),
          ('shortwire.crypto.v1.EncodeRequest.prefix', prefix.length),
        ],
      ),
      4,
      52,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Text.value');
    $batch.putBlobs(data);
    $batch.putInt32s(format);
    $batch.putTexts(prefix, 'shortwire.crypto.v1.EncodeRequest.prefix');
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.textAt($r0, $i)),
    );
  }

  /// INVALID_ARGUMENT says what is wrong, and where.
  Future<Uint8List> decode({
    String text = '',
    TextFormat format = TextFormat.base16,
    String prefix = '',
  }) async =>
      decodeSync(text: text, format: format, prefix: prefix);

  /// The same on this thread, which it blocks.
  Uint8List decodeSync({
    String text = '',
    TextFormat format = TextFormat.base16,
    String prefix = '',
  }) {
    final $flat = _decode.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _decode,
        DecodeRequest(text: text, format: format, prefix: prefix),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(text.length * 3 + prefix.length * 3);
    $call.putText(
      $sw.Call.request,
      text,
      'shortwire.crypto.v1.DecodeRequest.text',
    );
    $words[$sw.Call.request + 2] = $sw.asInt32(
      format.number,
      'shortwire.crypto.v1.DecodeRequest.format',
    );
    $call.putText(
      $sw.Call.request + 3,
      prefix,
      'shortwire.crypto.v1.DecodeRequest.prefix',
    );
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int decodeIntoSync(
    Uint8List $target, {
    String text = '',
    TextFormat format = TextFormat.base16,
    String prefix = '',
  }) {
    final $flat = _decode.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _decode,
        DecodeRequest(text: text, format: format, prefix: prefix),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(text.length * 3 + prefix.length * 3);
    $call.putText(
      $sw.Call.request,
      text,
      'shortwire.crypto.v1.DecodeRequest.text',
    );
    $words[$sw.Call.request + 2] = $sw.asInt32(
      format.number,
      'shortwire.crypto.v1.DecodeRequest.format',
    );
    $call.putText(
      $sw.Call.request + 3,
      prefix,
      'shortwire.crypto.v1.DecodeRequest.prefix',
    );
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [decode] with request and reply in wire format.
  Future<Uint8List> decodeRaw(Uint8List request) => $raw(_decode, request);

  /// [decodeSync] with request and reply in wire format.
  Uint8List decodeRawSync(Uint8List request) => $rawSync(_decode, request);

  /// The same, the reply going into [target]; returns its length.
  int decodeRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_decode, target, request);

  /// A batch of [decode] on another thread.
  Future<List<Uint8List>> decodeMany(List<DecodeRequestItem> items) async {
    if (_decode.flatMany != null) {
      return $batch(_decode, ($batch) => _$decodeItems($batch, items));
    }
    final $requests = _$decodeRequests(items);
    final $replies = await $many(_decode, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [decodeSync].
  List<Uint8List> decodeManySync(List<DecodeRequestItem> items) {
    if (_decode.flatMany != null) {
      return $batchSync(_decode, ($batch) => _$decodeItems($batch, items));
    }
    final $requests = _$decodeRequests(items);
    final $replies = $manySync(_decode, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<DecodeRequest> _$decodeRequests(List<DecodeRequestItem> $items) =>
      [
        for (final $item in $items) DecodeRequest(
          text: $item.text,
          format: $item.format,
          prefix: $item.prefix,
        ),
      ];

  List<Uint8List> Function() _$decodeItems(
    $sw.Batch $batch,
    List<DecodeRequestItem> $items,
  ) {
    $batch.start(_decode, $items.length, 4, 52);
    $batch.putTexts(
      [for (final $item in $items) $item.text],
      'shortwire.crypto.v1.DecodeRequest.text',
    );
    final $c1 = $batch.int32s();
    $batch.putTexts(
      [for (final $item in $items) $item.prefix],
      'shortwire.crypto.v1.DecodeRequest.prefix',
    );
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $sw.asInt32(
        $item.format.number,
        'shortwire.crypto.v1.DecodeRequest.format',
      );
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [decode] on another thread, as columns.
  Future<List<Uint8List>> decodeColumns({
    required List<String> text,
    required Int32List format,
    required List<String> prefix,
    List<Uint8List>? into,
  }) =>
      $batch(
        _decode,
        ($batch) => _$decodeColumns($batch, text, format, prefix, into),
      );

  /// A batch of [decodeSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> decodeColumnsSync({
    required List<String> text,
    required Int32List format,
    required List<String> prefix,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _decode,
        ($batch) => _$decodeColumns($batch, text, format, prefix, into),
      );

  List<Uint8List> Function() _$decodeColumns(
    $sw.Batch $batch,
    List<String> text,
    Int32List format,
    List<String> prefix,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _decode,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.DecodeRequest.text', text.length),
          ('shortwire.crypto.v1.DecodeRequest.format', format.length),
          ('shortwire.crypto.v1.DecodeRequest.prefix', prefix.length),
        ],
      ),
      4,
      52,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putTexts(text, 'shortwire.crypto.v1.DecodeRequest.text');
    $batch.putInt32s(format);
    $batch.putTexts(prefix, 'shortwire.crypto.v1.DecodeRequest.prefix');
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }
}

/// Random bytes of the operating system.
final class Random extends $sw.Client {
  Random._($sw.Session $session, [$sw.CallOptions? $options])
      : _fill = $session.method(_$fill),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Random.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Random._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Random.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Random withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Random._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$fill = $sw.MethodInfo(
    'shortwire.crypto.v1.Random/Fill',
    0x6e6a1a012e3b486d,
    shape: 0xe703688e95e3159b,
  );

  final $sw.Method _fill;

  /// `shortwire.crypto.v1.Random/Fill`.
  Future<Uint8List> fill({int size = 0}) async => fillSync(size: size);

  /// The same on this thread, which it blocks.
  Uint8List fillSync({int size = 0}) {
    final $flat = _fill.flat;
    if ($flat == null) {
      final $reply = $wireSync(_fill, RandomRequest(size: size), Bytes());
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = size;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int fillIntoSync(Uint8List $target, {int size = 0}) {
    final $flat = _fill.flat;
    if ($flat == null) {
      final $reply = $wireSync(_fill, RandomRequest(size: size), Bytes());
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = size;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [fill] with request and reply in wire format.
  Future<Uint8List> fillRaw(Uint8List request) => $raw(_fill, request);

  /// [fillSync] with request and reply in wire format.
  Uint8List fillRawSync(Uint8List request) => $rawSync(_fill, request);

  /// The same, the reply going into [target]; returns its length.
  int fillRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_fill, target, request);

  /// A batch of [fill] on another thread.
  Future<List<Uint8List>> fillMany(List<int> items) async {
    if (_fill.flatMany != null) {
      return $batch(_fill, ($batch) => _$fillItems($batch, items));
    }
    final $requests = _$fillRequests(items);
    final $replies = await $many(_fill, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [fillSync].
  List<Uint8List> fillManySync(List<int> items) {
    if (_fill.flatMany != null) {
      return $batchSync(_fill, ($batch) => _$fillItems($batch, items));
    }
    final $requests = _$fillRequests(items);
    final $replies = $manySync(_fill, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<RandomRequest> _$fillRequests(List<int> $items) =>
      [for (final $item in $items) RandomRequest(size: $item)];

  List<Uint8List> Function() _$fillItems($sw.Batch $batch, List<int> $items) {
    $batch.start(_fill, $items.length, 2, 24);
    final $c0 = $batch.uint64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [fill] on another thread, as columns.
  Future<List<Uint8List>> fillColumns({
    required Uint64List size,
    List<Uint8List>? into,
  }) =>
      $batch(_fill, ($batch) => _$fillColumns($batch, size, into));

  /// A batch of [fillSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> fillColumnsSync({
    required Uint64List size,
    List<Uint8List>? into,
  }) =>
      $batchSync(_fill, ($batch) => _$fillColumns($batch, size, into));

  List<Uint8List> Function() _$fillColumns(
    $sw.Batch $batch,
    Uint64List size,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _fill,
      $sw.countOf([('shortwire.crypto.v1.RandomRequest.size', size.length)]),
      2,
      24,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putUint64s(size);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }
}

/// Comparing secrets.
final class Compare extends $sw.Client {
  Compare._($sw.Session $session, [$sw.CallOptions? $options])
      : _equal = $session.method(_$equal),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Compare.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Compare._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Compare.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Compare withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Compare._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$equal = $sw.MethodInfo(
    'shortwire.crypto.v1.Compare/Equal',
    0x7dde6c52026018c4,
    shape: 0x781ab406e05b93bc,
  );

  final $sw.Method _equal;

  /// Whether two byte strings are equal; takes the same time wherever they differ. Other lengths are not equal.
  Future<bool> equal({Uint8List? a, Uint8List? b}) async =>
      equalSync(a: a, b: b);

  /// The same on this thread, which it blocks.
  bool equalSync({Uint8List? a, Uint8List? b}) {
    final $flat = _equal.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _equal,
        CompareRequest(a: a, b: b),
        CompareReply(),
      );
      return $reply.isEqual;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((a?.length ?? 0) + (b?.length ?? 0));
    $call.putBytes($sw.Call.request, a ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 2, b ?? $sw.noBytes);
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $words[$sw.Call.reply] != 0;
  }

  /// [equal] with request and reply in wire format.
  Future<Uint8List> equalRaw(Uint8List request) => $raw(_equal, request);

  /// [equalSync] with request and reply in wire format.
  Uint8List equalRawSync(Uint8List request) => $rawSync(_equal, request);

  /// The same, the reply going into [target]; returns its length.
  int equalRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_equal, target, request);

  /// A batch of [equal] on another thread.
  Future<List<bool>> equalMany(List<CompareRequestItem> items) async {
    if (_equal.flatMany != null) {
      return $batch(_equal, ($batch) => _$equalItems($batch, items));
    }
    final $requests = _$equalRequests(items);
    final $replies = await $many(_equal, $requests, CompareReply.messageType);
    return [for (final $reply in $replies) $reply.isEqual];
  }

  /// A batch of [equalSync].
  List<bool> equalManySync(List<CompareRequestItem> items) {
    if (_equal.flatMany != null) {
      return $batchSync(_equal, ($batch) => _$equalItems($batch, items));
    }
    final $requests = _$equalRequests(items);
    final $replies = $manySync(_equal, $requests, CompareReply.messageType);
    return [for (final $reply in $replies) $reply.isEqual];
  }

  List<CompareRequest> _$equalRequests(List<CompareRequestItem> $items) =>
      [for (final $item in $items) CompareRequest(a: $item.a, b: $item.b)];

  List<bool> Function() _$equalItems(
    $sw.Batch $batch,
    List<CompareRequestItem> $items,
  ) {
    $batch.start(_equal, $items.length, 3, 33);
    $batch.putBlobs([for (final $item in $items) $item.a]);
    $batch.putBlobs([for (final $item in $items) $item.b]);
    $batch.startReply();
    final $r0 = $batch.bools();
    return () => $batch.each<bool>(($i) => $r0[$i] != 0);
  }

  /// A batch of [equal] on another thread, as columns.
  Future<Uint8List> equalColumns({
    required List<Uint8List> a,
    required List<Uint8List> b,
    Uint8List? into,
  }) =>
      $batch(_equal, ($batch) => _$equalColumns($batch, a, b, into));

  /// A batch of [equalSync] as columns: one list a field, in which one element stands for all items.
  Uint8List equalColumnsSync({
    required List<Uint8List> a,
    required List<Uint8List> b,
    Uint8List? into,
  }) =>
      $batchSync(_equal, ($batch) => _$equalColumns($batch, a, b, into));

  Uint8List Function() _$equalColumns(
    $sw.Batch $batch,
    List<Uint8List> a,
    List<Uint8List> b,
    Uint8List? into,
  ) {
    $batch.start(
      _equal,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.CompareRequest.a', a.length),
          ('shortwire.crypto.v1.CompareRequest.b', b.length),
        ],
      ),
      3,
      33,
    );
    $batch.fit(into, 'shortwire.crypto.v1.CompareReply.is_equal');
    $batch.putBlobs(a);
    $batch.putBlobs(b);
    $batch.startReply();
    final $r0 = $batch.bools();
    return () => $batch.checked(
      $batch.copy(into ?? Uint8List($batch.count), $r0),
    );
  }
}

/// SHA-2 and BLAKE2b. In batches, messages are hashed side by side in vector lanes.
final class Hash extends $sw.Client {
  Hash._($sw.Session $session, [$sw.CallOptions? $options])
      : _sha256 = $session.method(_$sha256),
        _sha512 = $session.method(_$sha512),
        _blake2b = $session.method(_$blake2b),
        _start = $session.method(_$start),
        _update = $session.method(_$update),
        _finish = $session.method(_$finish),
        _discard = $session.method(_$discard),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Hash.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Hash._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Hash.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Hash withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Hash._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$sha256 = $sw.MethodInfo(
    'shortwire.crypto.v1.Hash/Sha256',
    0xb7ada81262543c7e,
    shape: 0x6bbb3dfe270732b5,
  );
  static const _$sha512 = $sw.MethodInfo(
    'shortwire.crypto.v1.Hash/Sha512',
    0xc0bd5712679346b7,
    shape: 0x5369945ec8188cca,
  );
  static const _$blake2b = $sw.MethodInfo(
    'shortwire.crypto.v1.Hash/Blake2b',
    0x95d22ae356c3eece,
    shape: 0x95b838022c41fd77,
  );
  static const _$start = $sw.MethodInfo(
    'shortwire.crypto.v1.Hash/Start',
    0x78a8fed544987aab,
    shape: 0x4927b674f17d4a94,
  );
  static const _$update = $sw.MethodInfo(
    'shortwire.crypto.v1.Hash/Update',
    0xa970a31b1aa5c5c8,
    shape: 0x3e4dcd319d9a70c2,
  );
  static const _$finish = $sw.MethodInfo(
    'shortwire.crypto.v1.Hash/Finish',
    0x81d0681bea28e4d6,
    shape: 0xd88b24263effc320,
  );
  static const _$discard = $sw.MethodInfo(
    'shortwire.crypto.v1.Hash/Discard',
    0xf06da5b3a055ef5d,
    shape: 0xc72ec9ba43347a9a,
  );

  final $sw.Method _sha256;
  final $sw.Method _sha512;
  final $sw.Method _blake2b;
  final $sw.Method _start;
  final $sw.Method _update;
  final $sw.Method _finish;
  final $sw.Method _discard;

  /// `shortwire.crypto.v1.Hash/Sha256`.
  Future<Uint8List> sha256({Uint8List? value}) async =>
      sha256Sync(value: value);

  /// The same on this thread, which it blocks.
  Uint8List sha256Sync({Uint8List? value}) {
    final $flat = _sha256.flat;
    if ($flat == null) {
      final $reply = $wireSync(_sha256, Bytes(value: value), Bytes());
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((value?.length ?? 0));
    $call.putBytes($sw.Call.request, value ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int sha256IntoSync(Uint8List $target, {Uint8List? value}) {
    final $flat = _sha256.flat;
    if ($flat == null) {
      final $reply = $wireSync(_sha256, Bytes(value: value), Bytes());
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((value?.length ?? 0));
    $call.putBytes($sw.Call.request, value ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [sha256] with request and reply in wire format.
  Future<Uint8List> sha256Raw(Uint8List request) => $raw(_sha256, request);

  /// [sha256Sync] with request and reply in wire format.
  Uint8List sha256RawSync(Uint8List request) => $rawSync(_sha256, request);

  /// The same, the reply going into [target]; returns its length.
  int sha256RawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_sha256, target, request);

  /// A batch of [sha256] on another thread.
  Future<List<Uint8List>> sha256Many(List<Uint8List> items) async {
    if (_sha256.flatMany != null) {
      return $batch(_sha256, ($batch) => _$sha256Items($batch, items));
    }
    final $requests = _$sha256Requests(items);
    final $replies = await $many(_sha256, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [sha256Sync].
  List<Uint8List> sha256ManySync(List<Uint8List> items) {
    if (_sha256.flatMany != null) {
      return $batchSync(_sha256, ($batch) => _$sha256Items($batch, items));
    }
    final $requests = _$sha256Requests(items);
    final $replies = $manySync(_sha256, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<Bytes> _$sha256Requests(List<Uint8List> $items) =>
      [for (final $item in $items) Bytes(value: $item)];

  List<Uint8List> Function() _$sha256Items(
    $sw.Batch $batch,
    List<Uint8List> $items,
  ) {
    $batch.start(_sha256, $items.length, 2, 32);
    $batch.putBlobs([for (final $item in $items) $item]);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [sha256] on another thread, as columns.
  Future<List<Uint8List>> sha256Columns({
    required List<Uint8List> value,
    List<Uint8List>? into,
  }) =>
      $batch(_sha256, ($batch) => _$sha256Columns($batch, value, into));

  /// A batch of [sha256Sync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> sha256ColumnsSync({
    required List<Uint8List> value,
    List<Uint8List>? into,
  }) =>
      $batchSync(_sha256, ($batch) => _$sha256Columns($batch, value, into));

  List<Uint8List> Function() _$sha256Columns(
    $sw.Batch $batch,
    List<Uint8List> value,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _sha256,
      $sw.countOf([('shortwire.crypto.v1.Bytes.value', value.length)]),
      2,
      32,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(value);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// `shortwire.crypto.v1.Hash/Sha512`.
  Future<Uint8List> sha512({Uint8List? value}) async =>
      sha512Sync(value: value);

  /// The same on this thread, which it blocks.
  Uint8List sha512Sync({Uint8List? value}) {
    final $flat = _sha512.flat;
    if ($flat == null) {
      final $reply = $wireSync(_sha512, Bytes(value: value), Bytes());
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((value?.length ?? 0));
    $call.putBytes($sw.Call.request, value ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int sha512IntoSync(Uint8List $target, {Uint8List? value}) {
    final $flat = _sha512.flat;
    if ($flat == null) {
      final $reply = $wireSync(_sha512, Bytes(value: value), Bytes());
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((value?.length ?? 0));
    $call.putBytes($sw.Call.request, value ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [sha512] with request and reply in wire format.
  Future<Uint8List> sha512Raw(Uint8List request) => $raw(_sha512, request);

  /// [sha512Sync] with request and reply in wire format.
  Uint8List sha512RawSync(Uint8List request) => $rawSync(_sha512, request);

  /// The same, the reply going into [target]; returns its length.
  int sha512RawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_sha512, target, request);

  /// A batch of [sha512] on another thread.
  Future<List<Uint8List>> sha512Many(List<Uint8List> items) async {
    if (_sha512.flatMany != null) {
      return $batch(_sha512, ($batch) => _$sha512Items($batch, items));
    }
    final $requests = _$sha512Requests(items);
    final $replies = await $many(_sha512, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [sha512Sync].
  List<Uint8List> sha512ManySync(List<Uint8List> items) {
    if (_sha512.flatMany != null) {
      return $batchSync(_sha512, ($batch) => _$sha512Items($batch, items));
    }
    final $requests = _$sha512Requests(items);
    final $replies = $manySync(_sha512, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<Bytes> _$sha512Requests(List<Uint8List> $items) =>
      [for (final $item in $items) Bytes(value: $item)];

  List<Uint8List> Function() _$sha512Items(
    $sw.Batch $batch,
    List<Uint8List> $items,
  ) {
    $batch.start(_sha512, $items.length, 2, 32);
    $batch.putBlobs([for (final $item in $items) $item]);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [sha512] on another thread, as columns.
  Future<List<Uint8List>> sha512Columns({
    required List<Uint8List> value,
    List<Uint8List>? into,
  }) =>
      $batch(_sha512, ($batch) => _$sha512Columns($batch, value, into));

  /// A batch of [sha512Sync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> sha512ColumnsSync({
    required List<Uint8List> value,
    List<Uint8List>? into,
  }) =>
      $batchSync(_sha512, ($batch) => _$sha512Columns($batch, value, into));

  List<Uint8List> Function() _$sha512Columns(
    $sw.Batch $batch,
    List<Uint8List> value,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _sha512,
      $sw.countOf([('shortwire.crypto.v1.Bytes.value', value.length)]),
      2,
      32,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(value);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// `shortwire.crypto.v1.Hash/Blake2b`.
  Future<Uint8List> blake2b({
    Uint8List? message,
    int length = 0,
    Uint8List? key,
    Uint8List? salt,
    Uint8List? personalisation,
  }) async =>
      blake2bSync(
        message: message,
        length: length,
        key: key,
        salt: salt,
        personalisation: personalisation,
      );

  /// The same on this thread, which it blocks.
  Uint8List blake2bSync({
    Uint8List? message,
    int length = 0,
    Uint8List? key,
    Uint8List? salt,
    Uint8List? personalisation,
  }) {
    final $flat = _blake2b.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _blake2b,
        Blake2bRequest(
          message: message,
          length: length,
          key: key,
          salt: salt,
          personalisation: personalisation,
        ),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (message?.length ?? 0) +
          (key?.length ?? 0) +
              (salt?.length ?? 0) + (personalisation?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, message ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = $sw.asUint32(
      length,
      'shortwire.crypto.v1.Blake2bRequest.length',
    );
    $call.putBytes($sw.Call.request + 3, key ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, salt ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 7, personalisation ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int blake2bIntoSync(
    Uint8List $target, {
    Uint8List? message,
    int length = 0,
    Uint8List? key,
    Uint8List? salt,
    Uint8List? personalisation,
  }) {
    final $flat = _blake2b.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _blake2b,
        Blake2bRequest(
          message: message,
          length: length,
          key: key,
          salt: salt,
          personalisation: personalisation,
        ),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (message?.length ?? 0) +
          (key?.length ?? 0) +
              (salt?.length ?? 0) + (personalisation?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, message ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = $sw.asUint32(
      length,
      'shortwire.crypto.v1.Blake2bRequest.length',
    );
    $call.putBytes($sw.Call.request + 3, key ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, salt ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 7, personalisation ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [blake2b] with request and reply in wire format.
  Future<Uint8List> blake2bRaw(Uint8List request) => $raw(_blake2b, request);

  /// [blake2bSync] with request and reply in wire format.
  Uint8List blake2bRawSync(Uint8List request) => $rawSync(_blake2b, request);

  /// The same, the reply going into [target]; returns its length.
  int blake2bRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_blake2b, target, request);

  /// A batch of [blake2b] on another thread.
  Future<List<Uint8List>> blake2bMany(List<Blake2bRequestItem> items) async {
    if (_blake2b.flatMany != null) {
      return $batch(_blake2b, ($batch) => _$blake2bItems($batch, items));
    }
    final $requests = _$blake2bRequests(items);
    final $replies = await $many(_blake2b, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [blake2bSync].
  List<Uint8List> blake2bManySync(List<Blake2bRequestItem> items) {
    if (_blake2b.flatMany != null) {
      return $batchSync(_blake2b, ($batch) => _$blake2bItems($batch, items));
    }
    final $requests = _$blake2bRequests(items);
    final $replies = $manySync(_blake2b, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<Blake2bRequest> _$blake2bRequests(List<Blake2bRequestItem> $items) =>
      [
        for (final $item in $items) Blake2bRequest(
          message: $item.message,
          length: $item.length,
          key: $item.key,
          salt: $item.salt,
          personalisation: $item.personalisation,
        ),
      ];

  List<Uint8List> Function() _$blake2bItems(
    $sw.Batch $batch,
    List<Blake2bRequestItem> $items,
  ) {
    $batch.start(_blake2b, $items.length, 6, 84);
    $batch.putBlobs([for (final $item in $items) $item.message]);
    final $c1 = $batch.uint32s();
    $batch.putBlobs([for (final $item in $items) $item.key]);
    $batch.putBlobs([for (final $item in $items) $item.salt]);
    $batch.putBlobs([for (final $item in $items) $item.personalisation]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $sw.asUint32(
        $item.length,
        'shortwire.crypto.v1.Blake2bRequest.length',
      );
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [blake2b] on another thread, as columns.
  Future<List<Uint8List>> blake2bColumns({
    required List<Uint8List> message,
    required Uint32List length,
    required List<Uint8List> key,
    required List<Uint8List> salt,
    required List<Uint8List> personalisation,
    List<Uint8List>? into,
  }) =>
      $batch(
        _blake2b,
        ($batch) => _$blake2bColumns(
          $batch,
          message,
          length,
          key,
          salt,
          personalisation,
          into,
        ),
      );

  /// A batch of [blake2bSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> blake2bColumnsSync({
    required List<Uint8List> message,
    required Uint32List length,
    required List<Uint8List> key,
    required List<Uint8List> salt,
    required List<Uint8List> personalisation,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _blake2b,
        ($batch) => _$blake2bColumns(
          $batch,
          message,
          length,
          key,
          salt,
          personalisation,
          into,
        ),
      );

  List<Uint8List> Function() _$blake2bColumns(
    $sw.Batch $batch,
    List<Uint8List> message,
    Uint32List length,
    List<Uint8List> key,
    List<Uint8List> salt,
    List<Uint8List> personalisation,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _blake2b,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.Blake2bRequest.message', message.length),
          ('shortwire.crypto.v1.Blake2bRequest.length', length.length),
          ('shortwire.crypto.v1.Blake2bRequest.key', key.length),
          ('shortwire.crypto.v1.Blake2bRequest.salt', salt.length),
          (
            'shortwire.crypto.v1.Blake2bRequest.personalisation',
            personalisation.length,
          ),
        ],
      ),
      6,
      84,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(message);
    $batch.putUint32s(length);
    $batch.putBlobs(key);
    $batch.putBlobs(salt);
    $batch.putBlobs(personalisation);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// Starts a hash of what comes in pieces. One thread at a time uses a handle; others wait.
  Future<int> start({
    HashAlgorithm algorithm = HashAlgorithm.sha256,
    Uint8List? key,
    int handle = 0,
    int length = 0,
    Uint8List? salt,
    Uint8List? personalisation,
  }) async =>
      startSync(
        algorithm: algorithm,
        key: key,
        handle: handle,
        length: length,
        salt: salt,
        personalisation: personalisation,
      );

  /// The same on this thread, which it blocks.
  int startSync({
    HashAlgorithm algorithm = HashAlgorithm.sha256,
    Uint8List? key,
    int handle = 0,
    int length = 0,
    Uint8List? salt,
    Uint8List? personalisation,
  }) {
    final $flat = _start.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _start,
        StartHashRequest(
          algorithm: algorithm,
          key: key,
          handle: handle,
          length: length,
          salt: salt,
          personalisation: personalisation,
        ),
        HashHandle(),
      );
      return $reply.stream;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) + (salt?.length ?? 0) + (personalisation?.length ?? 0),
    );
    $words[$sw.Call.request] = $sw.asInt32(
      algorithm.number,
      'shortwire.crypto.v1.StartHashRequest.algorithm',
    );
    $call.putBytes($sw.Call.request + 1, key ?? $sw.noBytes);
    $words[$sw.Call.request + 3] = handle;
    $words[$sw.Call.request + 4] = $sw.asUint32(
      length,
      'shortwire.crypto.v1.StartHashRequest.length',
    );
    $call.putBytes($sw.Call.request + 5, salt ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 7, personalisation ?? $sw.noBytes);
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $words[$sw.Call.reply];
  }

  /// [start] with request and reply in wire format.
  Future<Uint8List> startRaw(Uint8List request) => $raw(_start, request);

  /// [startSync] with request and reply in wire format.
  Uint8List startRawSync(Uint8List request) => $rawSync(_start, request);

  /// The same, the reply going into [target]; returns its length.
  int startRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_start, target, request);

  /// A batch of [start] on another thread.
  Future<List<int>> startMany(List<StartHashRequestItem> items) async {
    if (_start.flatMany != null) {
      return $batch(_start, ($batch) => _$startItems($batch, items));
    }
    final $requests = _$startRequests(items);
    final $replies = await $many(_start, $requests, HashHandle.messageType);
    return [for (final $reply in $replies) $reply.stream];
  }

  /// A batch of [startSync].
  List<int> startManySync(List<StartHashRequestItem> items) {
    if (_start.flatMany != null) {
      return $batchSync(_start, ($batch) => _$startItems($batch, items));
    }
    final $requests = _$startRequests(items);
    final $replies = $manySync(_start, $requests, HashHandle.messageType);
    return [for (final $reply in $replies) $reply.stream];
  }

  List<StartHashRequest> _$startRequests(List<StartHashRequestItem> $items) =>
      [
        for (final $item in $items) StartHashRequest(
          algorithm: $item.algorithm,
          key: $item.key,
          handle: $item.handle,
          length: $item.length,
          salt: $item.salt,
          personalisation: $item.personalisation,
        ),
      ];

  List<int> Function() _$startItems(
    $sw.Batch $batch,
    List<StartHashRequestItem> $items,
  ) {
    $batch.start(_start, $items.length, 7, 72);
    final $c0 = $batch.int32s();
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c2 = $batch.uint64s();
    final $c3 = $batch.uint32s();
    $batch.putBlobs([for (final $item in $items) $item.salt]);
    $batch.putBlobs([for (final $item in $items) $item.personalisation]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $sw.asInt32(
        $item.algorithm.number,
        'shortwire.crypto.v1.StartHashRequest.algorithm',
      );
      $c2[$i] = $item.handle;
      $c3[$i] = $sw.asUint32(
        $item.length,
        'shortwire.crypto.v1.StartHashRequest.length',
      );
    }
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [start] on another thread, as columns.
  Future<Uint64List> startColumns({
    required Int32List algorithm,
    required List<Uint8List> key,
    required Uint64List handle,
    required Uint32List length,
    required List<Uint8List> salt,
    required List<Uint8List> personalisation,
    Uint64List? into,
  }) =>
      $batch(
        _start,
        ($batch) => _$startColumns(
          $batch,
          algorithm,
          key,
          handle,
          length,
          salt,
          personalisation,
          into,
        ),
      );

  /// A batch of [startSync] as columns: one list a field, in which one element stands for all items.
  Uint64List startColumnsSync({
    required Int32List algorithm,
    required List<Uint8List> key,
    required Uint64List handle,
    required Uint32List length,
    required List<Uint8List> salt,
    required List<Uint8List> personalisation,
    Uint64List? into,
  }) =>
      $batchSync(
        _start,
        ($batch) => _$startColumns(
          $batch,
          algorithm,
          key,
          handle,
          length,
          salt,
          personalisation,
          into,
        ),
      );

  Uint64List Function() _$startColumns(
    $sw.Batch $batch,
    Int32List algorithm,
    List<Uint8List> key,
    Uint64List handle,
    Uint32List length,
    List<Uint8List> salt,
    List<Uint8List> personalisation,
    Uint64List? into,
  ) {
    $batch.start(
      _start,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.StartHashRequest.algorithm', algorithm.length),
          ('shortwire.crypto.v1.StartHashRequest.key', key.length),
          ('shortwire.crypto.v1.StartHashRequest.handle', handle.length),
          ('shortwire.crypto.v1.StartHashRequest.length', length.length),
          ('shortwire.crypto.v1.StartHashRequest.salt', salt.length),
          (
            'shortwire.crypto.v1.StartHashRequest.personalisation',
            personalisation.length,
          ),
        ],
      ),
      7,
      72,
    );
    $batch.fit(into, 'shortwire.crypto.v1.HashHandle.stream');
    $batch.putInt32s(algorithm);
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putUint32s(length);
    $batch.putBlobs(salt);
    $batch.putBlobs(personalisation);
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.checked(
      $batch.copy(into ?? Uint64List($batch.count), $r0),
    );
  }

  /// Adds a piece.
  Future<void> update({int stream = 0, Uint8List? data}) async =>
      updateSync(stream: stream, data: data);

  /// The same on this thread, which it blocks.
  void updateSync({int stream = 0, Uint8List? data}) {
    final $flat = _update.flat;
    if ($flat == null) {
      $wireSync(
        _update,
        UpdateHashRequest(stream: stream, data: data),
        Empty(),
      );
      return;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((data?.length ?? 0));
    $words[$sw.Call.request] = stream;
    $call.putBytes($sw.Call.request + 1, data ?? $sw.noBytes);
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
  }

  /// [update] with request and reply in wire format.
  Future<Uint8List> updateRaw(Uint8List request) => $raw(_update, request);

  /// [updateSync] with request and reply in wire format.
  Uint8List updateRawSync(Uint8List request) => $rawSync(_update, request);

  /// The same, the reply going into [target]; returns its length.
  int updateRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_update, target, request);

  /// A batch of [update] on another thread.
  Future<List<void>> updateMany(List<UpdateHashRequestItem> items) async {
    if (_update.flatMany != null) {
      return $batch(_update, ($batch) => _$updateItems($batch, items));
    }
    final $requests = _$updateRequests(items);
    final $replies = await $many(_update, $requests, Empty.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [updateSync].
  List<void> updateManySync(List<UpdateHashRequestItem> items) {
    if (_update.flatMany != null) {
      return $batchSync(_update, ($batch) => _$updateItems($batch, items));
    }
    final $requests = _$updateRequests(items);
    final $replies = $manySync(_update, $requests, Empty.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<UpdateHashRequest> _$updateRequests(
    List<UpdateHashRequestItem> $items,
  ) =>
      [
        for (final $item in $items) UpdateHashRequest(
          stream: $item.stream,
          data: $item.data,
        ),
      ];

  List<void> Function() _$updateItems(
    $sw.Batch $batch,
    List<UpdateHashRequestItem> $items,
  ) {
    $batch.start(_update, $items.length, 2, 24);
    final $c0 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.data]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item.stream;
    }
    $batch.startReply();
    return () => $batch.each<void>(($i) => null);
  }

  /// A batch of [update] on another thread, as columns.
  Future<void> updateColumns({
    required Uint64List stream,
    required List<Uint8List> data,
  }) =>
      $batch(_update, ($batch) => _$updateColumns($batch, stream, data));

  /// A batch of [updateSync] as columns: one list a field, in which one element stands for all items.
  void updateColumnsSync({
    required Uint64List stream,
    required List<Uint8List> data,
  }) =>
      $batchSync(_update, ($batch) => _$updateColumns($batch, stream, data));

  void Function() _$updateColumns(
    $sw.Batch $batch,
    Uint64List stream,
    List<Uint8List> data,
  ) {
    $batch.start(
      _update,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.UpdateHashRequest.stream', stream.length),
          ('shortwire.crypto.v1.UpdateHashRequest.data', data.length),
        ],
      ),
      2,
      24,
    );
    $batch.putUint64s(stream);
    $batch.putBlobs(data);
    $batch.startReply();
    return () => $batch.checked(null);
  }

  /// The digest, or tag; discards the handle.
  Future<Uint8List> finish({int stream = 0}) async =>
      finishSync(stream: stream);

  /// The same on this thread, which it blocks.
  Uint8List finishSync({int stream = 0}) {
    final $flat = _finish.flat;
    if ($flat == null) {
      final $reply = $wireSync(_finish, HashHandle(stream: stream), Bytes());
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = stream;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int finishIntoSync(Uint8List $target, {int stream = 0}) {
    final $flat = _finish.flat;
    if ($flat == null) {
      final $reply = $wireSync(_finish, HashHandle(stream: stream), Bytes());
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = stream;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [finish] with request and reply in wire format.
  Future<Uint8List> finishRaw(Uint8List request) => $raw(_finish, request);

  /// [finishSync] with request and reply in wire format.
  Uint8List finishRawSync(Uint8List request) => $rawSync(_finish, request);

  /// The same, the reply going into [target]; returns its length.
  int finishRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_finish, target, request);

  /// A batch of [finish] on another thread.
  Future<List<Uint8List>> finishMany(List<int> items) async {
    if (_finish.flatMany != null) {
      return $batch(_finish, ($batch) => _$finishItems($batch, items));
    }
    final $requests = _$finishRequests(items);
    final $replies = await $many(_finish, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [finishSync].
  List<Uint8List> finishManySync(List<int> items) {
    if (_finish.flatMany != null) {
      return $batchSync(_finish, ($batch) => _$finishItems($batch, items));
    }
    final $requests = _$finishRequests(items);
    final $replies = $manySync(_finish, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<HashHandle> _$finishRequests(List<int> $items) =>
      [for (final $item in $items) HashHandle(stream: $item)];

  List<Uint8List> Function() _$finishItems($sw.Batch $batch, List<int> $items) {
    $batch.start(_finish, $items.length, 2, 24);
    final $c0 = $batch.uint64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [finish] on another thread, as columns.
  Future<List<Uint8List>> finishColumns({
    required Uint64List stream,
    List<Uint8List>? into,
  }) =>
      $batch(_finish, ($batch) => _$finishColumns($batch, stream, into));

  /// A batch of [finishSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> finishColumnsSync({
    required Uint64List stream,
    List<Uint8List>? into,
  }) =>
      $batchSync(_finish, ($batch) => _$finishColumns($batch, stream, into));

  List<Uint8List> Function() _$finishColumns(
    $sw.Batch $batch,
    Uint64List stream,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _finish,
      $sw.countOf([('shortwire.crypto.v1.HashHandle.stream', stream.length)]),
      2,
      24,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putUint64s(stream);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// Gives a handle up.
  Future<void> discard({int stream = 0}) async => discardSync(stream: stream);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  void discardSync({int stream = 0}) {
    final $flat = _discard.flat;
    if ($flat == null) {
      $wireSync(_discard, HashHandle(stream: stream), Empty());
      return;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = stream;
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
  }

  /// [discard] with request and reply in wire format.
  Future<Uint8List> discardRaw(Uint8List request) => $raw(_discard, request);

  /// [discardSync] with request and reply in wire format.
  Uint8List discardRawSync(Uint8List request) => $rawSync(_discard, request);

  /// The same, the reply going into [target]; returns its length.
  int discardRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_discard, target, request);

  /// A batch of [discard] on another thread.
  Future<List<void>> discardMany(List<int> items) async {
    if (_discard.flatMany != null) {
      return $batch(_discard, ($batch) => _$discardItems($batch, items));
    }
    final $requests = _$discardRequests(items);
    final $replies = await $many(_discard, $requests, Empty.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [discardSync].
  List<void> discardManySync(List<int> items) {
    if (_discard.flatMany != null) {
      return $batchSync(_discard, ($batch) => _$discardItems($batch, items));
    }
    final $requests = _$discardRequests(items);
    final $replies = $manySync(_discard, $requests, Empty.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<HashHandle> _$discardRequests(List<int> $items) =>
      [for (final $item in $items) HashHandle(stream: $item)];

  List<void> Function() _$discardItems($sw.Batch $batch, List<int> $items) {
    $batch.start(_discard, $items.length, 1, 8);
    final $c0 = $batch.uint64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item;
    }
    $batch.startReply();
    return () => $batch.each<void>(($i) => null);
  }

  /// A batch of [discard] on another thread, as columns.
  Future<void> discardColumns({required Uint64List stream}) =>
      $batch(_discard, ($batch) => _$discardColumns($batch, stream));

  /// A batch of [discardSync] as columns: one list a field, in which one element stands for all items.
  void discardColumnsSync({required Uint64List stream}) =>
      $batchSync(_discard, ($batch) => _$discardColumns($batch, stream));

  void Function() _$discardColumns($sw.Batch $batch, Uint64List stream) {
    $batch.start(
      _discard,
      $sw.countOf([('shortwire.crypto.v1.HashHandle.stream', stream.length)]),
      1,
      8,
    );
    $batch.putUint64s(stream);
    $batch.startReply();
    return () => $batch.checked(null);
  }
}

/// Message authentication codes.
final class Mac extends $sw.Client {
  Mac._($sw.Session $session, [$sw.CallOptions? $options])
      : _tag = $session.method(_$tag),
        _verify = $session.method(_$verify),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Mac.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Mac._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Mac.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Mac withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Mac._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$tag = $sw.MethodInfo(
    'shortwire.crypto.v1.Mac/Tag',
    0x96eaff633a5a9910,
    shape: 0x3bf8f38276586780,
  );
  static const _$verify = $sw.MethodInfo(
    'shortwire.crypto.v1.Mac/Verify',
    0x139424dd5273b46d,
    shape: 0xf3df0ebc786789ac,
  );

  final $sw.Method _tag;
  final $sw.Method _verify;

  /// The tag: 32 bytes of HMAC-SHA-256, 64 of HMAC-SHA-512, 16 of Poly1305, whose key may be used for one message only.
  Future<Uint8List> tag({
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
    MacAlgorithm algorithm = MacAlgorithm.hmacSha256,
  }) async =>
      tagSync(key: key, handle: handle, message: message, algorithm: algorithm);

  /// The same on this thread, which it blocks.
  Uint8List tagSync({
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
    MacAlgorithm algorithm = MacAlgorithm.hmacSha256,
  }) {
    final $flat = _tag.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _tag,
        MacRequest(
          key: key,
          handle: handle,
          message: message,
          algorithm: algorithm,
        ),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $words[$sw.Call.request + 5] = $sw.asInt32(
      algorithm.number,
      'shortwire.crypto.v1.MacRequest.algorithm',
    );
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int tagIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
    MacAlgorithm algorithm = MacAlgorithm.hmacSha256,
  }) {
    final $flat = _tag.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _tag,
        MacRequest(
          key: key,
          handle: handle,
          message: message,
          algorithm: algorithm,
        ),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $words[$sw.Call.request + 5] = $sw.asInt32(
      algorithm.number,
      'shortwire.crypto.v1.MacRequest.algorithm',
    );
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [tag] with request and reply in wire format.
  Future<Uint8List> tagRaw(Uint8List request) => $raw(_tag, request);

  /// [tagSync] with request and reply in wire format.
  Uint8List tagRawSync(Uint8List request) => $rawSync(_tag, request);

  /// The same, the reply going into [target]; returns its length.
  int tagRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_tag, target, request);

  /// A batch of [tag] on another thread.
  Future<List<Uint8List>> tagMany(List<MacRequestItem> items) async {
    if (_tag.flatMany != null) {
      return $batch(_tag, ($batch) => _$tagItems($batch, items));
    }
    final $requests = _$tagRequests(items);
    final $replies = await $many(_tag, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [tagSync].
  List<Uint8List> tagManySync(List<MacRequestItem> items) {
    if (_tag.flatMany != null) {
      return $batchSync(_tag, ($batch) => _$tagItems($batch, items));
    }
    final $requests = _$tagRequests(items);
    final $replies = $manySync(_tag, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<MacRequest> _$tagRequests(List<MacRequestItem> $items) =>
      [
        for (final $item in $items) MacRequest(
          key: $item.key,
          handle: $item.handle,
          message: $item.message,
          algorithm: $item.algorithm,
        ),
      ];

  List<Uint8List> Function() _$tagItems(
    $sw.Batch $batch,
    List<MacRequestItem> $items,
  ) {
    $batch.start(_tag, $items.length, 5, 60);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.message]);
    final $c3 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
      $c3[$i] = $sw.asInt32(
        $item.algorithm.number,
        'shortwire.crypto.v1.MacRequest.algorithm',
      );
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [tag] on another thread, as columns.
  Future<List<Uint8List>> tagColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    required Int32List algorithm,
    List<Uint8List>? into,
  }) =>
      $batch(
        _tag,
        ($batch) => _$tagColumns($batch, key, handle, message, algorithm, into),
      );

  /// A batch of [tagSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> tagColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    required Int32List algorithm,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _tag,
        ($batch) => _$tagColumns($batch, key, handle, message, algorithm, into),
      );

  List<Uint8List> Function() _$tagColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> message,
    Int32List algorithm,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _tag,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.MacRequest.key', key.length),
          ('shortwire.crypto.v1.MacRequest.handle', handle.length),
          ('shortwire.crypto.v1.MacRequest.message', message.length),
          ('shortwire.crypto.v1.MacRequest.algorithm', algorithm.length),
        ],
      ),
      5,
      60,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(message);
    $batch.putInt32s(algorithm);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// Whether a tag is the message's. Takes the same time wherever they differ.
  Future<void> verify({
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
    MacAlgorithm algorithm = MacAlgorithm.hmacSha256,
    Uint8List? tag,
  }) async =>
      verifySync(
        key: key,
        handle: handle,
        message: message,
        algorithm: algorithm,
        tag: tag,
      );

  /// The same on this thread, which it blocks.
  void verifySync({
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
    MacAlgorithm algorithm = MacAlgorithm.hmacSha256,
    Uint8List? tag,
  }) {
    final $flat = _verify.flat;
    if ($flat == null) {
      $wireSync(
        _verify,
        VerifyMacRequest(
          key: key,
          handle: handle,
          message: message,
          algorithm: algorithm,
          tag: tag,
        ),
        Empty(),
      );
      return;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) + (message?.length ?? 0) + (tag?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $words[$sw.Call.request + 5] = $sw.asInt32(
      algorithm.number,
      'shortwire.crypto.v1.VerifyMacRequest.algorithm',
    );
    $call.putBytes($sw.Call.request + 6, tag ?? $sw.noBytes);
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
  }

  /// [verify] with request and reply in wire format.
  Future<Uint8List> verifyRaw(Uint8List request) => $raw(_verify, request);

  /// [verifySync] with request and reply in wire format.
  Uint8List verifyRawSync(Uint8List request) => $rawSync(_verify, request);

  /// The same, the reply going into [target]; returns its length.
  int verifyRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_verify, target, request);

  /// A batch of [verify] on another thread.
  Future<List<void>> verifyMany(List<VerifyMacRequestItem> items) async {
    if (_verify.flatMany != null) {
      return $batch(_verify, ($batch) => _$verifyItems($batch, items));
    }
    final $requests = _$verifyRequests(items);
    final $replies = await $many(_verify, $requests, Empty.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [verifySync].
  List<void> verifyManySync(List<VerifyMacRequestItem> items) {
    if (_verify.flatMany != null) {
      return $batchSync(_verify, ($batch) => _$verifyItems($batch, items));
    }
    final $requests = _$verifyRequests(items);
    final $replies = $manySync(_verify, $requests, Empty.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<VerifyMacRequest> _$verifyRequests(List<VerifyMacRequestItem> $items) =>
      [
        for (final $item in $items) VerifyMacRequest(
          key: $item.key,
          handle: $item.handle,
          message: $item.message,
          algorithm: $item.algorithm,
          tag: $item.tag,
        ),
      ];

  List<void> Function() _$verifyItems(
    $sw.Batch $batch,
    List<VerifyMacRequestItem> $items,
  ) {
    $batch.start(_verify, $items.length, 5, 60);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.message]);
    final $c3 = $batch.int32s();
    $batch.putBlobs([for (final $item in $items) $item.tag]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
      $c3[$i] = $sw.asInt32(
        $item.algorithm.number,
        'shortwire.crypto.v1.VerifyMacRequest.algorithm',
      );
    }
    $batch.startReply();
    return () => $batch.each<void>(($i) => null);
  }

  /// A batch of [verify] on another thread, as columns.
  Future<void> verifyColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    required Int32List algorithm,
    required List<Uint8List> tag,
  }) =>
      $batch(
        _verify,
        ($batch) => _$verifyColumns(
          $batch,
          key,
          handle,
          message,
          algorithm,
          tag,
        ),
      );

  /// A batch of [verifySync] as columns: one list a field, in which one element stands for all items.
  void verifyColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    required Int32List algorithm,
    required List<Uint8List> tag,
  }) =>
      $batchSync(
        _verify,
        ($batch) => _$verifyColumns(
          $batch,
          key,
          handle,
          message,
          algorithm,
          tag,
        ),
      );

  void Function() _$verifyColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> message,
    Int32List algorithm,
    List<Uint8List> tag,
  ) {
    $batch.start(
      _verify,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.VerifyMacRequest.key', key.length),
          ('shortwire.crypto.v1.VerifyMacRequest.handle', handle.length),
          ('shortwire.crypto.v1.VerifyMacRequest.message', message.length),
          ('shortwire.crypto.v1.VerifyMacRequest.algorithm', algorithm.length),
          ('shortwire.crypto.v1.VerifyMacRequest.tag', tag.length),
        ],
      ),
      5,
      60,
    );
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(message);
    $batch.putInt32s(algorithm);
    $batch.putBlobs(tag);
    $batch.startReply();
    return () => $batch.checked(null);
  }
}

/// Keys from keys, and keys from passwords.
final class Kdf extends $sw.Client {
  Kdf._($sw.Session $session, [$sw.CallOptions? $options])
      : _hkdf = $session.method(_$hkdf),
        _pbkdf2 = $session.method(_$pbkdf2),
        _argon2id = $session.method(_$argon2id),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Kdf.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Kdf._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Kdf.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Kdf withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Kdf._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$hkdf = $sw.MethodInfo(
    'shortwire.crypto.v1.Kdf/Hkdf',
    0xda46912e5a6ef153,
    shape: 0x06b2ff1b5b3d31e0,
  );
  static const _$pbkdf2 = $sw.MethodInfo(
    'shortwire.crypto.v1.Kdf/Pbkdf2',
    0x78e6cb9f05eb7c1d,
    shape: 0x612e92d083597490,
    isBlocking: true,
  );
  static const _$argon2id = $sw.MethodInfo(
    'shortwire.crypto.v1.Kdf/Argon2id',
    0xc3b7c89f0d79fda0,
    shape: 0x0b8f988e5d03b2cd,
    isBlocking: true,
  );

  final $sw.Method _hkdf;
  final $sw.Method _pbkdf2;
  final $sw.Method _argon2id;

  /// HKDF (RFC 5869): extract and expand.
  Future<Uint8List> hkdf({
    Uint8List? key,
    int handle = 0,
    Uint8List? salt,
    Uint8List? info,
    int length = 0,
    KdfHash hash = KdfHash.sha256,
  }) async =>
      hkdfSync(
        key: key,
        handle: handle,
        salt: salt,
        info: info,
        length: length,
        hash: hash,
      );

  /// The same on this thread, which it blocks.
  Uint8List hkdfSync({
    Uint8List? key,
    int handle = 0,
    Uint8List? salt,
    Uint8List? info,
    int length = 0,
    KdfHash hash = KdfHash.sha256,
  }) {
    final $flat = _hkdf.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _hkdf,
        HkdfRequest(
          key: key,
          handle: handle,
          salt: salt,
          info: info,
          length: length,
          hash: hash,
        ),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (salt?.length ?? 0) + (info?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, salt ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, info ?? $sw.noBytes);
    $words[$sw.Call.request + 7] = $sw.asUint32(
      length,
      'shortwire.crypto.v1.HkdfRequest.length',
    );
    $words[$sw.Call.request + 8] = $sw.asInt32(
      hash.number,
      'shortwire.crypto.v1.HkdfRequest.hash',
    );
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int hkdfIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? salt,
    Uint8List? info,
    int length = 0,
    KdfHash hash = KdfHash.sha256,
  }) {
    final $flat = _hkdf.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _hkdf,
        HkdfRequest(
          key: key,
          handle: handle,
          salt: salt,
          info: info,
          length: length,
          hash: hash,
        ),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (salt?.length ?? 0) + (info?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, salt ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, info ?? $sw.noBytes);
    $words[$sw.Call.request + 7] = $sw.asUint32(
      length,
      'shortwire.crypto.v1.HkdfRequest.length',
    );
    $words[$sw.Call.request + 8] = $sw.asInt32(
      hash.number,
      'shortwire.crypto.v1.HkdfRequest.hash',
    );
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [hkdf] with request and reply in wire format.
  Future<Uint8List> hkdfRaw(Uint8List request) => $raw(_hkdf, request);

  /// [hkdfSync] with request and reply in wire format.
  Uint8List hkdfRawSync(Uint8List request) => $rawSync(_hkdf, request);

  /// The same, the reply going into [target]; returns its length.
  int hkdfRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_hkdf, target, request);

  /// A batch of [hkdf] on another thread.
  Future<List<Uint8List>> hkdfMany(List<HkdfRequestItem> items) async {
    if (_hkdf.flatMany != null) {
      return $batch(_hkdf, ($batch) => _$hkdfItems($batch, items));
    }
    final $requests = _$hkdfRequests(items);
    final $replies = await $many(_hkdf, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [hkdfSync].
  List<Uint8List> hkdfManySync(List<HkdfRequestItem> items) {
    if (_hkdf.flatMany != null) {
      return $batchSync(_hkdf, ($batch) => _$hkdfItems($batch, items));
    }
    final $requests = _$hkdfRequests(items);
    final $replies = $manySync(_hkdf, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<HkdfRequest> _$hkdfRequests(List<HkdfRequestItem> $items) =>
      [
        for (final $item in $items) HkdfRequest(
          key: $item.key,
          handle: $item.handle,
          salt: $item.salt,
          info: $item.info,
          length: $item.length,
          hash: $item.hash,
        ),
      ];

  List<Uint8List> Function() _$hkdfItems(
    $sw.Batch $batch,
    List<HkdfRequestItem> $items,
  ) {
    $batch.start(_hkdf, $items.length, 7, 80);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.salt]);
    $batch.putBlobs([for (final $item in $items) $item.info]);
    final $c4 = $batch.uint32s();
    final $c5 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
      $c4[$i] = $sw.asUint32(
        $item.length,
        'shortwire.crypto.v1.HkdfRequest.length',
      );
      $c5[$i] = $sw.asInt32(
        $item.hash.number,
        'shortwire.crypto.v1.HkdfRequest.hash',
      );
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [hkdf] on another thread, as columns.
  Future<List<Uint8List>> hkdfColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> salt,
    required List<Uint8List> info,
    required Uint32List length,
    required Int32List hash,
    List<Uint8List>? into,
  }) =>
      $batch(
        _hkdf,
        ($batch) => _$hkdfColumns(
          $batch,
          key,
          handle,
          salt,
          info,
          length,
          hash,
          into,
        ),
      );

  /// A batch of [hkdfSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> hkdfColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> salt,
    required List<Uint8List> info,
    required Uint32List length,
    required Int32List hash,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _hkdf,
        ($batch) => _$hkdfColumns(
          $batch,
          key,
          handle,
          salt,
          info,
          length,
          hash,
          into,
        ),
      );

  List<Uint8List> Function() _$hkdfColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> salt,
    List<Uint8List> info,
    Uint32List length,
    Int32List hash,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _hkdf,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.HkdfRequest.key', key.length),
          ('shortwire.crypto.v1.HkdfRequest.handle', handle.length),
          ('shortwire.crypto.v1.HkdfRequest.salt', salt.length),
          ('shortwire.crypto.v1.HkdfRequest.info', info.length),
          ('shortwire.crypto.v1.HkdfRequest.length', length.length),
          ('shortwire.crypto.v1.HkdfRequest.hash', hash.length),
        ],
      ),
      7,
      80,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(salt);
    $batch.putBlobs(info);
    $batch.putUint32s(length);
    $batch.putInt32s(hash);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// PBKDF2 with HMAC (RFC 8018). For what exists; new things use Argon2id.
  Future<Uint8List> pbkdf2({
    Uint8List? password,
    Uint8List? salt,
    int iterations = 0,
    int length = 0,
    KdfHash hash = KdfHash.sha256,
  }) async {
    if (_pbkdf2.flat == null) {
      final $reply = await $wire(
        _pbkdf2,
        Pbkdf2Request(
          password: password,
          salt: salt,
          iterations: iterations,
          length: length,
          hash: hash,
        ),
        Bytes(),
      );
      return $reply.value;
    }
    return $away(($call) async {
      final $words = $call.words;
      $call.room((password?.length ?? 0) + (salt?.length ?? 0));
      $call.putBytes($sw.Call.request, password ?? $sw.noBytes);
      $call.putBytes($sw.Call.request + 2, salt ?? $sw.noBytes);
      $words[$sw.Call.request + 4] = $sw.asUint32(
        iterations,
        'shortwire.crypto.v1.Pbkdf2Request.iterations',
      );
      $words[$sw.Call.request + 5] = $sw.asUint32(
        length,
        'shortwire.crypto.v1.Pbkdf2Request.length',
      );
      $words[$sw.Call.request + 6] = $sw.asInt32(
        hash.number,
        'shortwire.crypto.v1.Pbkdf2Request.hash',
      );
      await $call.runAway(
        _pbkdf2.flatAddress,
        $options,
        $call.requestAddress,
        $call.replyAddress,
      );
      return $call.takeBytes($sw.Call.reply);
    });
  }

  /// The same on this thread, which it blocks.
  Uint8List pbkdf2Sync({
    Uint8List? password,
    Uint8List? salt,
    int iterations = 0,
    int length = 0,
    KdfHash hash = KdfHash.sha256,
  }) {
    final $flat = _pbkdf2.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _pbkdf2,
        Pbkdf2Request(
          password: password,
          salt: salt,
          iterations: iterations,
          length: length,
          hash: hash,
        ),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((password?.length ?? 0) + (salt?.length ?? 0));
    $call.putBytes($sw.Call.request, password ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 2, salt ?? $sw.noBytes);
    $words[$sw.Call.request + 4] = $sw.asUint32(
      iterations,
      'shortwire.crypto.v1.Pbkdf2Request.iterations',
    );
    $words[$sw.Call.request + 5] = $sw.asUint32(
      length,
      'shortwire.crypto.v1.Pbkdf2Request.length',
    );
    $words[$sw.Call.request + 6] = $sw.asInt32(
      hash.number,
      'shortwire.crypto.v1.Pbkdf2Request.hash',
    );
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int pbkdf2IntoSync(
    Uint8List $target, {
    Uint8List? password,
    Uint8List? salt,
    int iterations = 0,
    int length = 0,
    KdfHash hash = KdfHash.sha256,
  }) {
    final $flat = _pbkdf2.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _pbkdf2,
        Pbkdf2Request(
          password: password,
          salt: salt,
          iterations: iterations,
          length: length,
          hash: hash,
        ),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((password?.length ?? 0) + (salt?.length ?? 0));
    $call.putBytes($sw.Call.request, password ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 2, salt ?? $sw.noBytes);
    $words[$sw.Call.request + 4] = $sw.asUint32(
      iterations,
      'shortwire.crypto.v1.Pbkdf2Request.iterations',
    );
    $words[$sw.Call.request + 5] = $sw.asUint32(
      length,
      'shortwire.crypto.v1.Pbkdf2Request.length',
    );
    $words[$sw.Call.request + 6] = $sw.asInt32(
      hash.number,
      'shortwire.crypto.v1.Pbkdf2Request.hash',
    );
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [pbkdf2] with request and reply in wire format.
  Future<Uint8List> pbkdf2Raw(Uint8List request) => $raw(_pbkdf2, request);

  /// [pbkdf2Sync] with request and reply in wire format.
  Uint8List pbkdf2RawSync(Uint8List request) => $rawSync(_pbkdf2, request);

  /// The same, the reply going into [target]; returns its length.
  int pbkdf2RawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_pbkdf2, target, request);

  /// A batch of [pbkdf2] on another thread.
  Future<List<Uint8List>> pbkdf2Many(List<Pbkdf2RequestItem> items) async {
    if (_pbkdf2.flatMany != null) {
      return $batch(_pbkdf2, ($batch) => _$pbkdf2Items($batch, items));
    }
    final $requests = _$pbkdf2Requests(items);
    final $replies = await $many(_pbkdf2, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [pbkdf2Sync].
  List<Uint8List> pbkdf2ManySync(List<Pbkdf2RequestItem> items) {
    if (_pbkdf2.flatMany != null) {
      return $batchSync(_pbkdf2, ($batch) => _$pbkdf2Items($batch, items));
    }
    final $requests = _$pbkdf2Requests(items);
    final $replies = $manySync(_pbkdf2, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<Pbkdf2Request> _$pbkdf2Requests(List<Pbkdf2RequestItem> $items) =>
      [
        for (final $item in $items) Pbkdf2Request(
          password: $item.password,
          salt: $item.salt,
          iterations: $item.iterations,
          length: $item.length,
          hash: $item.hash,
        ),
      ];

  List<Uint8List> Function() _$pbkdf2Items(
    $sw.Batch $batch,
    List<Pbkdf2RequestItem> $items,
  ) {
    $batch.start(_pbkdf2, $items.length, 6, 60);
    $batch.putBlobs([for (final $item in $items) $item.password]);
    $batch.putBlobs([for (final $item in $items) $item.salt]);
    final $c2 = $batch.uint32s();
    final $c3 = $batch.uint32s();
    final $c4 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c2[$i] = $sw.asUint32(
        $item.iterations,
        'shortwire.crypto.v1.Pbkdf2Request.iterations',
      );
      $c3[$i] = $sw.asUint32(
        $item.length,
        'shortwire.crypto.v1.Pbkdf2Request.length',
      );
      $c4[$i] = $sw.asInt32(
        $item.hash.number,
        'shortwire.crypto.v1.Pbkdf2Request.hash',
      );
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [pbkdf2] on another thread, as columns.
  Future<List<Uint8List>> pbkdf2Columns({
    required List<Uint8List> password,
    required List<Uint8List> salt,
    required Uint32List iterations,
    required Uint32List length,
    required Int32List hash,
    List<Uint8List>? into,
  }) =>
      $batch(
        _pbkdf2,
        ($batch) => _$pbkdf2Columns(
          $batch,
          password,
          salt,
          iterations,
          length,
          hash,
          into,
        ),
      );

  /// A batch of [pbkdf2Sync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> pbkdf2ColumnsSync({
    required List<Uint8List> password,
    required List<Uint8List> salt,
    required Uint32List iterations,
    required Uint32List length,
    required Int32List hash,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _pbkdf2,
        ($batch) => _$pbkdf2Columns(
          $batch,
          password,
          salt,
          iterations,
          length,
          hash,
          into,
        ),
      );

  List<Uint8List> Function() _$pbkdf2Columns(
    $sw.Batch $batch,
    List<Uint8List> password,
    List<Uint8List> salt,
    Uint32List iterations,
    Uint32List length,
    Int32List hash,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _pbkdf2,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.Pbkdf2Request.password', password.length),
          ('shortwire.crypto.v1.Pbkdf2Request.salt', salt.length),
          ('shortwire.crypto.v1.Pbkdf2Request.iterations', iterations.length),
          ('shortwire.crypto.v1.Pbkdf2Request.length', length.length),
          ('shortwire.crypto.v1.Pbkdf2Request.hash', hash.length),
        ],
      ),
      6,
      60,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(password);
    $batch.putBlobs(salt);
    $batch.putUint32s(iterations);
    $batch.putUint32s(length);
    $batch.putInt32s(hash);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// Argon2id (RFC 9106). Allocates the memory that it is told to.
  Future<Uint8List> argon2id({
    Uint8List? password,
    Uint8List? salt,
    int length = 0,
    int memory = 0,
    int passes = 0,
    int lanes = 0,
    Uint8List? secret,
    Uint8List? associatedData,
  }) async {
    if (_argon2id.flat == null) {
      final $reply = await $wire(
        _argon2id,
        Argon2idRequest(
          password: password,
          salt: salt,
          length: length,
          memory: memory,
          passes: passes,
          lanes: lanes,
          secret: secret,
          associatedData: associatedData,
        ),
        Bytes(),
      );
      return $reply.value;
    }
    return $away(($call) async {
      final $words = $call.words;
      $call.room(
        (password?.length ?? 0) +
            (salt?.length ?? 0) +
                (secret?.length ?? 0) + (associatedData?.length ?? 0),
      );
      $call.putBytes($sw.Call.request, password ?? $sw.noBytes);
      $call.putBytes($sw.Call.request + 2, salt ?? $sw.noBytes);
      $words[$sw.Call.request + 4] = $sw.asUint32(
        length,
        'shortwire.crypto.v1.Argon2idRequest.length',
      );
      $words[$sw.Call.request + 5] = $sw.asUint32(
        memory,
        'shortwire.crypto.v1.Argon2idRequest.memory',
      );
      $words[$sw.Call.request + 6] = $sw.asUint32(
        passes,
        'shortwire.crypto.v1.Argon2idRequest.passes',
      );
      $words[$sw.Call.request + 7] = $sw.asUint32(
        lanes,
        'shortwire.crypto.v1.Argon2idRequest.lanes',
      );
      $call.putBytes($sw.Call.request + 8, secret ?? $sw.noBytes);
      $call.putBytes($sw.Call.request + 10, associatedData ?? $sw.noBytes);
      await $call.runAway(
        _argon2id.flatAddress,
        $options,
        $call.requestAddress,
        $call.replyAddress,
      );
      return $call.takeBytes($sw.Call.reply);
    });
  }

  /// The same on this thread, which it blocks.
  Uint8List argon2idSync({
    Uint8List? password,
    Uint8List? salt,
    int length = 0,
    int memory = 0,
    int passes = 0,
    int lanes = 0,
    Uint8List? secret,
    Uint8List? associatedData,
  }) {
    final $flat = _argon2id.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _argon2id,
        Argon2idRequest(
          password: password,
          salt: salt,
          length: length,
          memory: memory,
          passes: passes,
          lanes: lanes,
          secret: secret,
          associatedData: associatedData,
        ),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (password?.length ?? 0) +
          (salt?.length ?? 0) +
              (secret?.length ?? 0) + (associatedData?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, password ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 2, salt ?? $sw.noBytes);
    $words[$sw.Call.request + 4] = $sw.asUint32(
      length,
      'shortwire.crypto.v1.Argon2idRequest.length',
    );
    $words[$sw.Call.request + 5] = $sw.asUint32(
      memory,
      'shortwire.crypto.v1.Argon2idRequest.memory',
    );
    $words[$sw.Call.request + 6] = $sw.asUint32(
      passes,
      'shortwire.crypto.v1.Argon2idRequest.passes',
    );
    $words[$sw.Call.request + 7] = $sw.asUint32(
      lanes,
      'shortwire.crypto.v1.Argon2idRequest.lanes',
    );
    $call.putBytes($sw.Call.request + 8, secret ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 10, associatedData ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int argon2idIntoSync(
    Uint8List $target, {
    Uint8List? password,
    Uint8List? salt,
    int length = 0,
    int memory = 0,
    int passes = 0,
    int lanes = 0,
    Uint8List? secret,
    Uint8List? associatedData,
  }) {
    final $flat = _argon2id.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _argon2id,
        Argon2idRequest(
          password: password,
          salt: salt,
          length: length,
          memory: memory,
          passes: passes,
          lanes: lanes,
          secret: secret,
          associatedData: associatedData,
        ),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (password?.length ?? 0) +
          (salt?.length ?? 0) +
              (secret?.length ?? 0) + (associatedData?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, password ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 2, salt ?? $sw.noBytes);
    $words[$sw.Call.request + 4] = $sw.asUint32(
      length,
      'shortwire.crypto.v1.Argon2idRequest.length',
    );
    $words[$sw.Call.request + 5] = $sw.asUint32(
      memory,
      'shortwire.crypto.v1.Argon2idRequest.memory',
    );
    $words[$sw.Call.request + 6] = $sw.asUint32(
      passes,
      'shortwire.crypto.v1.Argon2idRequest.passes',
    );
    $words[$sw.Call.request + 7] = $sw.asUint32(
      lanes,
      'shortwire.crypto.v1.Argon2idRequest.lanes',
    );
    $call.putBytes($sw.Call.request + 8, secret ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 10, associatedData ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [argon2id] with request and reply in wire format.
  Future<Uint8List> argon2idRaw(Uint8List request) => $raw(_argon2id, request);

  /// [argon2idSync] with request and reply in wire format.
  Uint8List argon2idRawSync(Uint8List request) => $rawSync(_argon2id, request);

  /// The same, the reply going into [target]; returns its length.
  int argon2idRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_argon2id, target, request);

  /// A batch of [argon2id] on another thread.
  Future<List<Uint8List>> argon2idMany(List<Argon2idRequestItem> items) async {
    if (_argon2id.flatMany != null) {
      return $batch(_argon2id, ($batch) => _$argon2idItems($batch, items));
    }
    final $requests = _$argon2idRequests(items);
    final $replies = await $many(_argon2id, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [argon2idSync].
  List<Uint8List> argon2idManySync(List<Argon2idRequestItem> items) {
    if (_argon2id.flatMany != null) {
      return $batchSync(_argon2id, ($batch) => _$argon2idItems($batch, items));
    }
    final $requests = _$argon2idRequests(items);
    final $replies = $manySync(_argon2id, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<Argon2idRequest> _$argon2idRequests(List<Argon2idRequestItem> $items) =>
      [
        for (final $item in $items) Argon2idRequest(
          password: $item.password,
          salt: $item.salt,
          length: $item.length,
          memory: $item.memory,
          passes: $item.passes,
          lanes: $item.lanes,
          secret: $item.secret,
          associatedData: $item.associatedData,
        ),
      ];

  List<Uint8List> Function() _$argon2idItems(
    $sw.Batch $batch,
    List<Argon2idRequestItem> $items,
  ) {
    $batch.start(_argon2id, $items.length, 9, 96);
    $batch.putBlobs([for (final $item in $items) $item.password]);
    $batch.putBlobs([for (final $item in $items) $item.salt]);
    final $c2 = $batch.uint32s();
    final $c3 = $batch.uint32s();
    final $c4 = $batch.uint32s();
    final $c5 = $batch.uint32s();
    $batch.putBlobs([for (final $item in $items) $item.secret]);
    $batch.putBlobs([for (final $item in $items) $item.associatedData]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c2[$i] = $sw.asUint32(
        $item.length,
        'shortwire.crypto.v1.Argon2idRequest.length',
      );
      $c3[$i] = $sw.asUint32(
        $item.memory,
        'shortwire.crypto.v1.Argon2idRequest.memory',
      );
      $c4[$i] = $sw.asUint32(
        $item.passes,
        'shortwire.crypto.v1.Argon2idRequest.passes',
      );
      $c5[$i] = $sw.asUint32(
        $item.lanes,
        'shortwire.crypto.v1.Argon2idRequest.lanes',
      );
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [argon2id] on another thread, as columns.
  Future<List<Uint8List>> argon2idColumns({
    required List<Uint8List> password,
    required List<Uint8List> salt,
    required Uint32List length,
    required Uint32List memory,
    required Uint32List passes,
    required Uint32List lanes,
    required List<Uint8List> secret,
    required List<Uint8List> associatedData,
    List<Uint8List>? into,
  }) =>
      $batch(
        _argon2id,
        ($batch) => _$argon2idColumns(
          $batch,
          password,
          salt,
          length,
          memory,
          passes,
          lanes,
          secret,
          associatedData,
          into,
        ),
      );

  /// A batch of [argon2idSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> argon2idColumnsSync({
    required List<Uint8List> password,
    required List<Uint8List> salt,
    required Uint32List length,
    required Uint32List memory,
    required Uint32List passes,
    required Uint32List lanes,
    required List<Uint8List> secret,
    required List<Uint8List> associatedData,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _argon2id,
        ($batch) => _$argon2idColumns(
          $batch,
          password,
          salt,
          length,
          memory,
          passes,
          lanes,
          secret,
          associatedData,
          into,
        ),
      );

  List<Uint8List> Function() _$argon2idColumns(
    $sw.Batch $batch,
    List<Uint8List> password,
    List<Uint8List> salt,
    Uint32List length,
    Uint32List memory,
    Uint32List passes,
    Uint32List lanes,
    List<Uint8List> secret,
    List<Uint8List> associatedData,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _argon2id,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.Argon2idRequest.password', password.length),
          ('shortwire.crypto.v1.Argon2idRequest.salt', salt.length),
          ('shortwire.crypto.v1.Argon2idRequest.length', length.length),
          ('shortwire.crypto.v1.Argon2idRequest.memory', memory.length),
          ('shortwire.crypto.v1.Argon2idRequest.passes', passes.length),
          ('shortwire.crypto.v1.Argon2idRequest.lanes', lanes.length),
          ('shortwire.crypto.v1.Argon2idRequest.secret', secret.length),
          (
            'shortwire.crypto.v1.Argon2idRequest.associated_data',
            associatedData.length,
          ),
        ],
      ),
      9,
      96,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(password);
    $batch.putBlobs(salt);
    $batch.putUint32s(length);
    $batch.putUint32s(memory);
    $batch.putUint32s(passes);
    $batch.putUint32s(lanes);
    $batch.putBlobs(secret);
    $batch.putBlobs(associatedData);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }
}

/// Authenticated encryption with a key of 32 bytes: XSalsa20 and Poly1305, NaCl's crypto_secretbox.
///
/// A nonce has 24 bytes, enough to be random. All methods work in place: seal and encrypt move nothing if the message lies 16,
/// or 40, bytes behind the start of the output; unseal and decrypt if the output starts as far behind the start of the box.
final class SecretBox extends $sw.Client {
  SecretBox._($sw.Session $session, [$sw.CallOptions? $options])
      : _seal = $session.method(_$seal),
        _unseal = $session.method(_$unseal),
        _encrypt = $session.method(_$encrypt),
        _decrypt = $session.method(_$decrypt),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory SecretBox.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      SecretBox._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  SecretBox.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  SecretBox withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      SecretBox._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$seal = $sw.MethodInfo(
    'shortwire.crypto.v1.SecretBox/Seal',
    0x42e5a2d7296413cf,
    shape: 0x17f545bbae3b61bf,
  );
  static const _$unseal = $sw.MethodInfo(
    'shortwire.crypto.v1.SecretBox/Unseal',
    0xeb5533582e22a6cc,
    shape: 0x6d774d569a1794f6,
  );
  static const _$encrypt = $sw.MethodInfo(
    'shortwire.crypto.v1.SecretBox/Encrypt',
    0xb65594a7962588ab,
    shape: 0xe7806d703be11807,
  );
  static const _$decrypt = $sw.MethodInfo(
    'shortwire.crypto.v1.SecretBox/Decrypt',
    0x5df5a128337617df,
    shape: 0x3f703d4491bcac3b,
  );

  final $sw.Method _seal;
  final $sw.Method _unseal;
  final $sw.Method _encrypt;
  final $sw.Method _decrypt;

  /// The tag of 16 bytes, then the encrypted message.
  Future<Uint8List> seal({
    Uint8List? key,
    int handle = 0,
    Uint8List? nonce,
    Uint8List? message,
  }) async =>
      sealSync(key: key, handle: handle, nonce: nonce, message: message);

  /// The same on this thread, which it blocks.
  Uint8List sealSync({
    Uint8List? key,
    int handle = 0,
    Uint8List? nonce,
    Uint8List? message,
  }) {
    final $flat = _seal.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _seal,
        NonceRequest(key: key, handle: handle, nonce: nonce, message: message),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) + (nonce?.length ?? 0) + (message?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, nonce ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int sealIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? nonce,
    Uint8List? message,
  }) {
    final $flat = _seal.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _seal,
        NonceRequest(key: key, handle: handle, nonce: nonce, message: message),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) + (nonce?.length ?? 0) + (message?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, nonce ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [seal] with request and reply in wire format.
  Future<Uint8List> sealRaw(Uint8List request) => $raw(_seal, request);

  /// [sealSync] with request and reply in wire format.
  Uint8List sealRawSync(Uint8List request) => $rawSync(_seal, request);

  /// The same, the reply going into [target]; returns its length.
  int sealRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_seal, target, request);

  /// A batch of [seal] on another thread.
  Future<List<Uint8List>> sealMany(List<NonceRequestItem> items) async {
    if (_seal.flatMany != null) {
      return $batch(_seal, ($batch) => _$sealItems($batch, items));
    }
    final $requests = _$sealRequests(items);
    final $replies = await $many(_seal, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [sealSync].
  List<Uint8List> sealManySync(List<NonceRequestItem> items) {
    if (_seal.flatMany != null) {
      return $batchSync(_seal, ($batch) => _$sealItems($batch, items));
    }
    final $requests = _$sealRequests(items);
    final $replies = $manySync(_seal, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<NonceRequest> _$sealRequests(List<NonceRequestItem> $items) =>
      [
        for (final $item in $items) NonceRequest(
          key: $item.key,
          handle: $item.handle,
          nonce: $item.nonce,
          message: $item.message,
        ),
      ];

  List<Uint8List> Function() _$sealItems(
    $sw.Batch $batch,
    List<NonceRequestItem> $items,
  ) {
    $batch.start(_seal, $items.length, 5, 72);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.nonce]);
    $batch.putBlobs([for (final $item in $items) $item.message]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [seal] on another thread, as columns.
  Future<List<Uint8List>> sealColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> nonce,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batch(
        _seal,
        ($batch) => _$sealColumns($batch, key, handle, nonce, message, into),
      );

  /// A batch of [sealSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> sealColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> nonce,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _seal,
        ($batch) => _$sealColumns($batch, key, handle, nonce, message, into),
      );

  List<Uint8List> Function() _$sealColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> nonce,
    List<Uint8List> message,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _seal,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.NonceRequest.key', key.length),
          ('shortwire.crypto.v1.NonceRequest.handle', handle.length),
          ('shortwire.crypto.v1.NonceRequest.nonce', nonce.length),
          ('shortwire.crypto.v1.NonceRequest.message', message.length),
        ],
      ),
      5,
      72,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(nonce);
    $batch.putBlobs(message);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// What Seal was given.
  Future<Uint8List> unseal({
    Uint8List? key,
    int handle = 0,
    Uint8List? nonce,
    Uint8List? message,
  }) async =>
      unsealSync(key: key, handle: handle, nonce: nonce, message: message);

  /// The same on this thread, which it blocks.
  Uint8List unsealSync({
    Uint8List? key,
    int handle = 0,
    Uint8List? nonce,
    Uint8List? message,
  }) {
    final $flat = _unseal.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _unseal,
        NonceRequest(key: key, handle: handle, nonce: nonce, message: message),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) + (nonce?.length ?? 0) + (message?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, nonce ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int unsealIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? nonce,
    Uint8List? message,
  }) {
    final $flat = _unseal.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _unseal,
        NonceRequest(key: key, handle: handle, nonce: nonce, message: message),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) + (nonce?.length ?? 0) + (message?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, nonce ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [unseal] with request and reply in wire format.
  Future<Uint8List> unsealRaw(Uint8List request) => $raw(_unseal, request);

  /// [unsealSync] with request and reply in wire format.
  Uint8List unsealRawSync(Uint8List request) => $rawSync(_unseal, request);

  /// The same, the reply going into [target]; returns its length.
  int unsealRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_unseal, target, request);

  /// A batch of [unseal] on another thread.
  Future<List<Uint8List>> unsealMany(List<NonceRequestItem> items) async {
    if (_unseal.flatMany != null) {
      return $batch(_unseal, ($batch) => _$unsealItems($batch, items));
    }
    final $requests = _$unsealRequests(items);
    final $replies = await $many(_unseal, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [unsealSync].
  List<Uint8List> unsealManySync(List<NonceRequestItem> items) {
    if (_unseal.flatMany != null) {
      return $batchSync(_unseal, ($batch) => _$unsealItems($batch, items));
    }
    final $requests = _$unsealRequests(items);
    final $replies = $manySync(_unseal, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<NonceRequest> _$unsealRequests(List<NonceRequestItem> $items) =>
      [
        for (final $item in $items) NonceRequest(
          key: $item.key,
          handle: $item.handle,
          nonce: $item.nonce,
          message: $item.message,
        ),
      ];

  List<Uint8List> Function() _$unsealItems(
    $sw.Batch $batch,
    List<NonceRequestItem> $items,
  ) {
    $batch.start(_unseal, $items.length, 5, 72);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.nonce]);
    $batch.putBlobs([for (final $item in $items) $item.message]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [unseal] on another thread, as columns.
  Future<List<Uint8List>> unsealColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> nonce,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batch(
        _unseal,
        ($batch) => _$unsealColumns($batch, key, handle, nonce, message, into),
      );

  /// A batch of [unsealSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> unsealColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> nonce,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _unseal,
        ($batch) => _$unsealColumns($batch, key, handle, nonce, message, into),
      );

  List<Uint8List> Function() _$unsealColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> nonce,
    List<Uint8List> message,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _unseal,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.NonceRequest.key', key.length),
          ('shortwire.crypto.v1.NonceRequest.handle', handle.length),
          ('shortwire.crypto.v1.NonceRequest.nonce', nonce.length),
          ('shortwire.crypto.v1.NonceRequest.message', message.length),
        ],
      ),
      5,
      72,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(nonce);
    $batch.putBlobs(message);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// A random nonce of 24 bytes, then what Seal makes with it.
  Future<Uint8List> encrypt({
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) async =>
      encryptSync(key: key, handle: handle, message: message);

  /// The same on this thread, which it blocks.
  Uint8List encryptSync({Uint8List? key, int handle = 0, Uint8List? message}) {
    final $flat = _encrypt.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _encrypt,
        KeyedRequest(key: key, handle: handle, message: message),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int encryptIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) {
    final $flat = _encrypt.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _encrypt,
        KeyedRequest(key: key, handle: handle, message: message),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [encrypt] with request and reply in wire format.
  Future<Uint8List> encryptRaw(Uint8List request) => $raw(_encrypt, request);

  /// [encryptSync] with request and reply in wire format.
  Uint8List encryptRawSync(Uint8List request) => $rawSync(_encrypt, request);

  /// The same, the reply going into [target]; returns its length.
  int encryptRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_encrypt, target, request);

  /// A batch of [encrypt] on another thread.
  Future<List<Uint8List>> encryptMany(List<KeyedRequestItem> items) async {
    if (_encrypt.flatMany != null) {
      return $batch(_encrypt, ($batch) => _$encryptItems($batch, items));
    }
    final $requests = _$encryptRequests(items);
    final $replies = await $many(_encrypt, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [encryptSync].
  List<Uint8List> encryptManySync(List<KeyedRequestItem> items) {
    if (_encrypt.flatMany != null) {
      return $batchSync(_encrypt, ($batch) => _$encryptItems($batch, items));
    }
    final $requests = _$encryptRequests(items);
    final $replies = $manySync(_encrypt, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<KeyedRequest> _$encryptRequests(List<KeyedRequestItem> $items) =>
      [
        for (final $item in $items) KeyedRequest(
          key: $item.key,
          handle: $item.handle,
          message: $item.message,
        ),
      ];

  List<Uint8List> Function() _$encryptItems(
    $sw.Batch $batch,
    List<KeyedRequestItem> $items,
  ) {
    $batch.start(_encrypt, $items.length, 4, 56);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.message]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [encrypt] on another thread, as columns.
  Future<List<Uint8List>> encryptColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batch(
        _encrypt,
        ($batch) => _$encryptColumns($batch, key, handle, message, into),
      );

  /// A batch of [encryptSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> encryptColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _encrypt,
        ($batch) => _$encryptColumns($batch, key, handle, message, into),
      );

  List<Uint8List> Function() _$encryptColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> message,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _encrypt,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.KeyedRequest.key', key.length),
          ('shortwire.crypto.v1.KeyedRequest.handle', handle.length),
          ('shortwire.crypto.v1.KeyedRequest.message', message.length),
        ],
      ),
      4,
      56,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(message);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// What Encrypt was given.
  Future<Uint8List> decrypt({
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) async =>
      decryptSync(key: key, handle: handle, message: message);

  /// The same on this thread, which it blocks.
  Uint8List decryptSync({Uint8List? key, int handle = 0, Uint8List? message}) {
    final $flat = _decrypt.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _decrypt,
        KeyedRequest(key: key, handle: handle, message: message),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int decryptIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) {
    final $flat = _decrypt.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _decrypt,
        KeyedRequest(key: key, handle: handle, message: message),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [decrypt] with request and reply in wire format.
  Future<Uint8List> decryptRaw(Uint8List request) => $raw(_decrypt, request);

  /// [decryptSync] with request and reply in wire format.
  Uint8List decryptRawSync(Uint8List request) => $rawSync(_decrypt, request);

  /// The same, the reply going into [target]; returns its length.
  int decryptRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_decrypt, target, request);

  /// A batch of [decrypt] on another thread.
  Future<List<Uint8List>> decryptMany(List<KeyedRequestItem> items) async {
    if (_decrypt.flatMany != null) {
      return $batch(_decrypt, ($batch) => _$decryptItems($batch, items));
    }
    final $requests = _$decryptRequests(items);
    final $replies = await $many(_decrypt, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [decryptSync].
  List<Uint8List> decryptManySync(List<KeyedRequestItem> items) {
    if (_decrypt.flatMany != null) {
      return $batchSync(_decrypt, ($batch) => _$decryptItems($batch, items));
    }
    final $requests = _$decryptRequests(items);
    final $replies = $manySync(_decrypt, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<KeyedRequest> _$decryptRequests(List<KeyedRequestItem> $items) =>
      [
        for (final $item in $items) KeyedRequest(
          key: $item.key,
          handle: $item.handle,
          message: $item.message,
        ),
      ];

  List<Uint8List> Function() _$decryptItems(
    $sw.Batch $batch,
    List<KeyedRequestItem> $items,
  ) {
    $batch.start(_decrypt, $items.length, 4, 56);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.message]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [decrypt] on another thread, as columns.
  Future<List<Uint8List>> decryptColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batch(
        _decrypt,
        ($batch) => _$decryptColumns($batch, key, handle, message, into),
      );

  /// A batch of [decryptSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> decryptColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _decrypt,
        ($batch) => _$decryptColumns($batch, key, handle, message, into),
      );

  List<Uint8List> Function() _$decryptColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> message,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _decrypt,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.KeyedRequest.key', key.length),
          ('shortwire.crypto.v1.KeyedRequest.handle', handle.length),
          ('shortwire.crypto.v1.KeyedRequest.message', message.length),
        ],
      ),
      4,
      56,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(message);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }
}

/// Authenticated encryption between two key pairs of X25519: NaCl's crypto_box. Who talks to the same peer more than once
/// computes the shared key once (Precompute) and uses SecretBox.
final class Box extends $sw.Client {
  Box._($sw.Session $session, [$sw.CallOptions? $options])
      : _generate = $session.method(_$generate),
        _publicKey = $session.method(_$publicKey),
        _precompute = $session.method(_$precompute),
        _precomputeHandle = $session.method(_$precomputeHandle),
        _seal = $session.method(_$seal),
        _unseal = $session.method(_$unseal),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Box.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Box._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Box.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Box withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Box._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$generate = $sw.MethodInfo(
    'shortwire.crypto.v1.Box/Generate',
    0x06aa262533c02f31,
    shape: 0x2471704a187ccdb6,
  );
  static const _$publicKey = $sw.MethodInfo(
    'shortwire.crypto.v1.Box/PublicKey',
    0x7ffc2ac64ca77ece,
    shape: 0x147ca3c62ee589e3,
  );
  static const _$precompute = $sw.MethodInfo(
    'shortwire.crypto.v1.Box/Precompute',
    0xb4c678e340bef350,
    shape: 0x41a3bd764ce9a448,
  );
  static const _$precomputeHandle = $sw.MethodInfo(
    'shortwire.crypto.v1.Box/PrecomputeHandle',
    0xe84911e14ad69bf6,
    shape: 0x0b396a96e5363f42,
  );
  static const _$seal = $sw.MethodInfo(
    'shortwire.crypto.v1.Box/Seal',
    0x006cf2faa38db5ab,
    shape: 0x8fcd55c128c404fa,
  );
  static const _$unseal = $sw.MethodInfo(
    'shortwire.crypto.v1.Box/Unseal',
    0x403811cd7602a648,
    shape: 0x3385164dcc7d19df,
  );

  final $sw.Method _generate;
  final $sw.Method _publicKey;
  final $sw.Method _precompute;
  final $sw.Method _precomputeHandle;
  final $sw.Method _seal;
  final $sw.Method _unseal;

  /// A new key pair, of random bytes.
  Future<KeyPair> generate() async => generateSync();

  /// The same on this thread, which it blocks.
  KeyPair generateSync() {
    final $flat = _generate.flat;
    if ($flat == null) {
      final $reply = $wireSync(_generate, Empty(), KeyPair());
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return KeyPair(
      privateKey: $call.takeBytes($sw.Call.reply),
      publicKey: $call.takeBytes($sw.Call.reply + 2),
    );
  }

  /// The same, the reply going into what the caller has.
  KeyPair generateIntoSync(KeyPair $target) {
    final $flat = _generate.flat;
    if ($flat == null) {
      return $wireSync(_generate, Empty(), $target..clear());
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    $target.privateKey = $call.takeBytes($sw.Call.reply);
    $target.publicKey = $call.takeBytes($sw.Call.reply + 2);
    return $target;
  }

  /// [generate] with request and reply in wire format.
  Future<Uint8List> generateRaw(Uint8List request) => $raw(_generate, request);

  /// [generateSync] with request and reply in wire format.
  Uint8List generateRawSync(Uint8List request) => $rawSync(_generate, request);

  /// The same, the reply going into [target]; returns its length.
  int generateRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_generate, target, request);

  /// A batch of [generate] on another thread.
  Future<List<KeyPair>> generateMany(List<()> items) async {
    if (_generate.flatMany != null) {
      return $batch(_generate, ($batch) => _$generateItems($batch, items));
    }
    final $requests = _$generateRequests(items);
    final $replies = await $many(_generate, $requests, KeyPair.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [generateSync].
  List<KeyPair> generateManySync(List<()> items) {
    if (_generate.flatMany != null) {
      return $batchSync(_generate, ($batch) => _$generateItems($batch, items));
    }
    final $requests = _$generateRequests(items);
    final $replies = $manySync(_generate, $requests, KeyPair.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Empty> _$generateRequests(List<()> $items) =>
      [for (final $item in $items) Empty()];

  List<KeyPair> Function() _$generateItems($sw.Batch $batch, List<()> $items) {
    $batch.start(_generate, $items.length, 2, 32);
    $batch.startReply();
    final $r0 = $batch.pairs();
    final $r1 = $batch.pairs();
    return () => $batch.each<KeyPair>(
      ($i) => KeyPair(
        privateKey: $batch.blobAt($r0, $i),
        publicKey: $batch.blobAt($r1, $i),
      ),
    );
  }

  /// The public key of a private one.
  Future<Uint8List> publicKey({
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) async =>
      publicKeySync(key: key, handle: handle, message: message);

  /// The same on this thread, which it blocks.
  Uint8List publicKeySync({
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) {
    final $flat = _publicKey.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _publicKey,
        KeyedRequest(key: key, handle: handle, message: message),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int publicKeyIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) {
    final $flat = _publicKey.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _publicKey,
        KeyedRequest(key: key, handle: handle, message: message),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [publicKey] with request and reply in wire format.
  Future<Uint8List> publicKeyRaw(Uint8List request) =>
      $raw(_publicKey, request);

  /// [publicKeySync] with request and reply in wire format.
  Uint8List publicKeyRawSync(Uint8List request) =>
      $rawSync(_publicKey, request);

  /// The same, the reply going into [target]; returns its length.
  int publicKeyRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_publicKey, target, request);

  /// A batch of [publicKey] on another thread.
  Future<List<Uint8List>> publicKeyMany(List<KeyedRequestItem> items) async {
    if (_publicKey.flatMany != null) {
      return $batch(_publicKey, ($batch) => _$publicKeyItems($batch, items));
    }
    final $requests = _$publicKeyRequests(items);
    final $replies = await $many(_publicKey, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [publicKeySync].
  List<Uint8List> publicKeyManySync(List<KeyedRequestItem> items) {
    if (_publicKey.flatMany != null) {
      return $batchSync(
        _publicKey,
        ($batch) => _$publicKeyItems($batch, items),
      );
    }
    final $requests = _$publicKeyRequests(items);
    final $replies = $manySync(_publicKey, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<KeyedRequest> _$publicKeyRequests(List<KeyedRequestItem> $items) =>
      [
        for (final $item in $items) KeyedRequest(
          key: $item.key,
          handle: $item.handle,
          message: $item.message,
        ),
      ];

  List<Uint8List> Function() _$publicKeyItems(
    $sw.Batch $batch,
    List<KeyedRequestItem> $items,
  ) {
    $batch.start(_publicKey, $items.length, 4, 56);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.message]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [publicKey] on another thread, as columns.
  Future<List<Uint8List>> publicKeyColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batch(
        _publicKey,
        ($batch) => _$publicKeyColumns($batch, key, handle, message, into),
      );

  /// A batch of [publicKeySync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> publicKeyColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _publicKey,
        ($batch) => _$publicKeyColumns($batch, key, handle, message, into),
      );

  List<Uint8List> Function() _$publicKeyColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> message,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _publicKey,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.KeyedRequest.key', key.length),
          ('shortwire.crypto.v1.KeyedRequest.handle', handle.length),
          ('shortwire.crypto.v1.KeyedRequest.message', message.length),
        ],
      ),
      4,
      56,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(message);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// The key of 32 bytes that both sides share, for SecretBox. A public key of low order is INVALID_ARGUMENT.
  Future<Uint8List> precompute({
    Uint8List? key,
    int handle = 0,
    Uint8List? publicKey,
    Uint8List? nonce,
    Uint8List? message,
  }) async =>
      precomputeSync(
        key: key,
        handle: handle,
        publicKey: publicKey,
        nonce: nonce,
        message: message,
      );

  /// The same on this thread, which it blocks.
  Uint8List precomputeSync({
    Uint8List? key,
    int handle = 0,
    Uint8List? publicKey,
    Uint8List? nonce,
    Uint8List? message,
  }) {
    final $flat = _precompute.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _precompute,
        BoxRequest(
          key: key,
          handle: handle,
          publicKey: publicKey,
          nonce: nonce,
          message: message,
        ),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) +
          (publicKey?.length ?? 0) +
              (nonce?.length ?? 0) + (message?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, publicKey ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, nonce ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 7, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int precomputeIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? publicKey,
    Uint8List? nonce,
    Uint8List? message,
  }) {
    final $flat = _precompute.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _precompute,
        BoxRequest(
          key: key,
          handle: handle,
          publicKey: publicKey,
          nonce: nonce,
          message: message,
        ),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) +
          (publicKey?.length ?? 0) +
              (nonce?.length ?? 0) + (message?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, publicKey ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, nonce ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 7, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [precompute] with request and reply in wire format.
  Future<Uint8List> precomputeRaw(Uint8List request) =>
      $raw(_precompute, request);

  /// [precomputeSync] with request and reply in wire format.
  Uint8List precomputeRawSync(Uint8List request) =>
      $rawSync(_precompute, request);

  /// The same, the reply going into [target]; returns its length.
  int precomputeRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_precompute, target, request);

  /// A batch of [precompute] on another thread.
  Future<List<Uint8List>> precomputeMany(List<BoxRequestItem> items) async {
    if (_precompute.flatMany != null) {
      return $batch(_precompute, ($batch) => _$precomputeItems($batch, items));
    }
    final $requests = _$precomputeRequests(items);
    final $replies = await $many(_precompute, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [precomputeSync].
  List<Uint8List> precomputeManySync(List<BoxRequestItem> items) {
    if (_precompute.flatMany != null) {
      return $batchSync(
        _precompute,
        ($batch) => _$precomputeItems($batch, items),
      );
    }
    final $requests = _$precomputeRequests(items);
    final $replies = $manySync(_precompute, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<BoxRequest> _$precomputeRequests(List<BoxRequestItem> $items) =>
      [
        for (final $item in $items) BoxRequest(
          key: $item.key,
          handle: $item.handle,
          publicKey: $item.publicKey,
          nonce: $item.nonce,
          message: $item.message,
        ),
      ];

  List<Uint8List> Function() _$precomputeItems(
    $sw.Batch $batch,
    List<BoxRequestItem> $items,
  ) {
    $batch.start(_precompute, $items.length, 6, 88);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.publicKey]);
    $batch.putBlobs([for (final $item in $items) $item.nonce]);
    $batch.putBlobs([for (final $item in $items) $item.message]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [precompute] on another thread, as columns.
  Future<List<Uint8List>> precomputeColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> publicKey,
    required List<Uint8List> nonce,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batch(
        _precompute,
        ($batch) => _$precomputeColumns(
          $batch,
          key,
          handle,
          publicKey,
          nonce,
          message,
          into,
        ),
      );

  /// A batch of [precomputeSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> precomputeColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> publicKey,
    required List<Uint8List> nonce,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _precompute,
        ($batch) => _$precomputeColumns(
          $batch,
          key,
          handle,
          publicKey,
          nonce,
          message,
          into,
        ),
      );

  List<Uint8List> Function() _$precomputeColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> publicKey,
    List<Uint8List> nonce,
    List<Uint8List> message,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _precompute,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.BoxRequest.key', key.length),
          ('shortwire.crypto.v1.BoxRequest.handle', handle.length),
          ('shortwire.crypto.v1.BoxRequest.public_key', publicKey.length),
          ('shortwire.crypto.v1.BoxRequest.nonce', nonce.length),
          ('shortwire.crypto.v1.BoxRequest.message', message.length),
        ],
      ),
      6,
      88,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(publicKey);
    $batch.putBlobs(nonce);
    $batch.putBlobs(message);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// The same, kept in the library.
  Future<int> precomputeHandle({
    Uint8List? key,
    int handle = 0,
    Uint8List? publicKey,
    Uint8List? nonce,
    Uint8List? message,
  }) async =>
      precomputeHandleSync(
        key: key,
        handle: handle,
        publicKey: publicKey,
        nonce: nonce,
        message: message,
      );

  /// The same on this thread, which it blocks.
  int precomputeHandleSync({
    Uint8List? key,
    int handle = 0,
    Uint8List? publicKey,
    Uint8List? nonce,
    Uint8List? message,
  }) {
    final $flat = _precomputeHandle.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _precomputeHandle,
        BoxRequest(
          key: key,
          handle: handle,
          publicKey: publicKey,
          nonce: nonce,
          message: message,
        ),
        KeyHandle(),
      );
      return $reply.handle;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) +
          (publicKey?.length ?? 0) +
              (nonce?.length ?? 0) + (message?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, publicKey ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, nonce ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 7, message ?? $sw.noBytes);
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $words[$sw.Call.reply];
  }

  /// [precomputeHandle] with request and reply in wire format.
  Future<Uint8List> precomputeHandleRaw(Uint8List request) =>
      $raw(_precomputeHandle, request);

  /// [precomputeHandleSync] with request and reply in wire format.
  Uint8List precomputeHandleRawSync(Uint8List request) =>
      $rawSync(_precomputeHandle, request);

  /// The same, the reply going into [target]; returns its length.
  int precomputeHandleRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_precomputeHandle, target, request);

  /// A batch of [precomputeHandle] on another thread.
  Future<List<int>> precomputeHandleMany(List<BoxRequestItem> items) async {
    if (_precomputeHandle.flatMany != null) {
      return $batch(
        _precomputeHandle,
        ($batch) => _$precomputeHandleItems($batch, items),
      );
    }
    final $requests = _$precomputeHandleRequests(items);
    final $replies = await $many(
      _precomputeHandle,
      $requests,
      KeyHandle.messageType,
    );
    return [for (final $reply in $replies) $reply.handle];
  }

  /// A batch of [precomputeHandleSync].
  List<int> precomputeHandleManySync(List<BoxRequestItem> items) {
    if (_precomputeHandle.flatMany != null) {
      return $batchSync(
        _precomputeHandle,
        ($batch) => _$precomputeHandleItems($batch, items),
      );
    }
    final $requests = _$precomputeHandleRequests(items);
    final $replies = $manySync(
      _precomputeHandle,
      $requests,
      KeyHandle.messageType,
    );
    return [for (final $reply in $replies) $reply.handle];
  }

  List<BoxRequest> _$precomputeHandleRequests(List<BoxRequestItem> $items) =>
      [
        for (final $item in $items) BoxRequest(
          key: $item.key,
          handle: $item.handle,
          publicKey: $item.publicKey,
          nonce: $item.nonce,
          message: $item.message,
        ),
      ];

  List<int> Function() _$precomputeHandleItems(
    $sw.Batch $batch,
    List<BoxRequestItem> $items,
  ) {
    $batch.start(_precomputeHandle, $items.length, 6, 80);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.publicKey]);
    $batch.putBlobs([for (final $item in $items) $item.nonce]);
    $batch.putBlobs([for (final $item in $items) $item.message]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [precomputeHandle] on another thread, as columns.
  Future<Uint64List> precomputeHandleColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> publicKey,
    required List<Uint8List> nonce,
    required List<Uint8List> message,
    Uint64List? into,
  }) =>
      $batch(
        _precomputeHandle,
        ($batch) => _$precomputeHandleColumns(
          $batch,
          key,
          handle,
          publicKey,
          nonce,
          message,
          into,
        ),
      );

  /// A batch of [precomputeHandleSync] as columns: one list a field, in which one element stands for all items.
  Uint64List precomputeHandleColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> publicKey,
    required List<Uint8List> nonce,
    required List<Uint8List> message,
    Uint64List? into,
  }) =>
      $batchSync(
        _precomputeHandle,
        ($batch) => _$precomputeHandleColumns(
          $batch,
          key,
          handle,
          publicKey,
          nonce,
          message,
          into,
        ),
      );

  Uint64List Function() _$precomputeHandleColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> publicKey,
    List<Uint8List> nonce,
    List<Uint8List> message,
    Uint64List? into,
  ) {
    $batch.start(
      _precomputeHandle,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.BoxRequest.key', key.length),
          ('shortwire.crypto.v1.BoxRequest.handle', handle.length),
          ('shortwire.crypto.v1.BoxRequest.public_key', publicKey.length),
          ('shortwire.crypto.v1.BoxRequest.nonce', nonce.length),
          ('shortwire.crypto.v1.BoxRequest.message', message.length),
        ],
      ),
      6,
      80,
    );
    $batch.fit(into, 'shortwire.crypto.v1.KeyHandle.handle');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(publicKey);
    $batch.putBlobs(nonce);
    $batch.putBlobs(message);
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.checked(
      $batch.copy(into ?? Uint64List($batch.count), $r0),
    );
  }

  /// The tag of 16 bytes, then the encrypted message.
  Future<Uint8List> seal({
    Uint8List? key,
    int handle = 0,
    Uint8List? publicKey,
    Uint8List? nonce,
    Uint8List? message,
  }) async =>
      sealSync(
        key: key,
        handle: handle,
        publicKey: publicKey,
        nonce: nonce,
        message: message,
      );

  /// The same on this thread, which it blocks.
  Uint8List sealSync({
    Uint8List? key,
    int handle = 0,
    Uint8List? publicKey,
    Uint8List? nonce,
    Uint8List? message,
  }) {
    final $flat = _seal.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _seal,
        BoxRequest(
          key: key,
          handle: handle,
          publicKey: publicKey,
          nonce: nonce,
          message: message,
        ),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) +
          (publicKey?.length ?? 0) +
              (nonce?.length ?? 0) + (message?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, publicKey ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, nonce ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 7, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int sealIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? publicKey,
    Uint8List? nonce,
    Uint8List? message,
  }) {
    final $flat = _seal.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _seal,
        BoxRequest(
          key: key,
          handle: handle,
          publicKey: publicKey,
          nonce: nonce,
          message: message,
        ),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) +
          (publicKey?.length ?? 0) +
              (nonce?.length ?? 0) + (message?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, publicKey ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, nonce ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 7, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [seal] with request and reply in wire format.
  Future<Uint8List> sealRaw(Uint8List request) => $raw(_seal, request);

  /// [sealSync] with request and reply in wire format.
  Uint8List sealRawSync(Uint8List request) => $rawSync(_seal, request);

  /// The same, the reply going into [target]; returns its length.
  int sealRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_seal, target, request);

  /// A batch of [seal] on another thread.
  Future<List<Uint8List>> sealMany(List<BoxRequestItem> items) async {
    if (_seal.flatMany != null) {
      return $batch(_seal, ($batch) => _$sealItems($batch, items));
    }
    final $requests = _$sealRequests(items);
    final $replies = await $many(_seal, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [sealSync].
  List<Uint8List> sealManySync(List<BoxRequestItem> items) {
    if (_seal.flatMany != null) {
      return $batchSync(_seal, ($batch) => _$sealItems($batch, items));
    }
    final $requests = _$sealRequests(items);
    final $replies = $manySync(_seal, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<BoxRequest> _$sealRequests(List<BoxRequestItem> $items) =>
      [
        for (final $item in $items) BoxRequest(
          key: $item.key,
          handle: $item.handle,
          publicKey: $item.publicKey,
          nonce: $item.nonce,
          message: $item.message,
        ),
      ];

  List<Uint8List> Function() _$sealItems(
    $sw.Batch $batch,
    List<BoxRequestItem> $items,
  ) {
    $batch.start(_seal, $items.length, 6, 88);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.publicKey]);
    $batch.putBlobs([for (final $item in $items) $item.nonce]);
    $batch.putBlobs([for (final $item in $items) $item.message]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [seal] on another thread, as columns.
  Future<List<Uint8List>> sealColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> publicKey,
    required List<Uint8List> nonce,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batch(
        _seal,
        ($batch) => _$sealColumns(
          $batch,
          key,
          handle,
          publicKey,
          nonce,
          message,
          into,
        ),
      );

  /// A batch of [sealSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> sealColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> publicKey,
    required List<Uint8List> nonce,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _seal,
        ($batch) => _$sealColumns(
          $batch,
          key,
          handle,
          publicKey,
          nonce,
          message,
          into,
        ),
      );

  List<Uint8List> Function() _$sealColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> publicKey,
    List<Uint8List> nonce,
    List<Uint8List> message,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _seal,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.BoxRequest.key', key.length),
          ('shortwire.crypto.v1.BoxRequest.handle', handle.length),
          ('shortwire.crypto.v1.BoxRequest.public_key', publicKey.length),
          ('shortwire.crypto.v1.BoxRequest.nonce', nonce.length),
          ('shortwire.crypto.v1.BoxRequest.message', message.length),
        ],
      ),
      6,
      88,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(publicKey);
    $batch.putBlobs(nonce);
    $batch.putBlobs(message);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// What the other side's Seal was given.
  Future<Uint8List> unseal({
    Uint8List? key,
    int handle = 0,
    Uint8List? publicKey,
    Uint8List? nonce,
    Uint8List? message,
  }) async =>
      unsealSync(
        key: key,
        handle: handle,
        publicKey: publicKey,
        nonce: nonce,
        message: message,
      );

  /// The same on this thread, which it blocks.
  Uint8List unsealSync({
    Uint8List? key,
    int handle = 0,
    Uint8List? publicKey,
    Uint8List? nonce,
    Uint8List? message,
  }) {
    final $flat = _unseal.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _unseal,
        BoxRequest(
          key: key,
          handle: handle,
          publicKey: publicKey,
          nonce: nonce,
          message: message,
        ),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) +
          (publicKey?.length ?? 0) +
              (nonce?.length ?? 0) + (message?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, publicKey ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, nonce ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 7, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int unsealIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? publicKey,
    Uint8List? nonce,
    Uint8List? message,
  }) {
    final $flat = _unseal.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _unseal,
        BoxRequest(
          key: key,
          handle: handle,
          publicKey: publicKey,
          nonce: nonce,
          message: message,
        ),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) +
          (publicKey?.length ?? 0) +
              (nonce?.length ?? 0) + (message?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, publicKey ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, nonce ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 7, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [unseal] with request and reply in wire format.
  Future<Uint8List> unsealRaw(Uint8List request) => $raw(_unseal, request);

  /// [unsealSync] with request and reply in wire format.
  Uint8List unsealRawSync(Uint8List request) => $rawSync(_unseal, request);

  /// The same, the reply going into [target]; returns its length.
  int unsealRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_unseal, target, request);

  /// A batch of [unseal] on another thread.
  Future<List<Uint8List>> unsealMany(List<BoxRequestItem> items) async {
    if (_unseal.flatMany != null) {
      return $batch(_unseal, ($batch) => _$unsealItems($batch, items));
    }
    final $requests = _$unsealRequests(items);
    final $replies = await $many(_unseal, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [unsealSync].
  List<Uint8List> unsealManySync(List<BoxRequestItem> items) {
    if (_unseal.flatMany != null) {
      return $batchSync(_unseal, ($batch) => _$unsealItems($batch, items));
    }
    final $requests = _$unsealRequests(items);
    final $replies = $manySync(_unseal, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<BoxRequest> _$unsealRequests(List<BoxRequestItem> $items) =>
      [
        for (final $item in $items) BoxRequest(
          key: $item.key,
          handle: $item.handle,
          publicKey: $item.publicKey,
          nonce: $item.nonce,
          message: $item.message,
        ),
      ];

  List<Uint8List> Function() _$unsealItems(
    $sw.Batch $batch,
    List<BoxRequestItem> $items,
  ) {
    $batch.start(_unseal, $items.length, 6, 88);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.publicKey]);
    $batch.putBlobs([for (final $item in $items) $item.nonce]);
    $batch.putBlobs([for (final $item in $items) $item.message]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [unseal] on another thread, as columns.
  Future<List<Uint8List>> unsealColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> publicKey,
    required List<Uint8List> nonce,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batch(
        _unseal,
        ($batch) => _$unsealColumns(
          $batch,
          key,
          handle,
          publicKey,
          nonce,
          message,
          into,
        ),
      );

  /// A batch of [unsealSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> unsealColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> publicKey,
    required List<Uint8List> nonce,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _unseal,
        ($batch) => _$unsealColumns(
          $batch,
          key,
          handle,
          publicKey,
          nonce,
          message,
          into,
        ),
      );

  List<Uint8List> Function() _$unsealColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> publicKey,
    List<Uint8List> nonce,
    List<Uint8List> message,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _unseal,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.BoxRequest.key', key.length),
          ('shortwire.crypto.v1.BoxRequest.handle', handle.length),
          ('shortwire.crypto.v1.BoxRequest.public_key', publicKey.length),
          ('shortwire.crypto.v1.BoxRequest.nonce', nonce.length),
          ('shortwire.crypto.v1.BoxRequest.message', message.length),
        ],
      ),
      6,
      88,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(publicKey);
    $batch.putBlobs(nonce);
    $batch.putBlobs(message);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }
}

/// Encryption to a public key by somebody who stays unknown: NaCl's sealed boxes.
final class SealedBox extends $sw.Client {
  SealedBox._($sw.Session $session, [$sw.CallOptions? $options])
      : _seal = $session.method(_$seal),
        _unseal = $session.method(_$unseal),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory SealedBox.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      SealedBox._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  SealedBox.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  SealedBox withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      SealedBox._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$seal = $sw.MethodInfo(
    'shortwire.crypto.v1.SealedBox/Seal',
    0x884dce69e9f13efb,
    shape: 0x5124d5c2417daf8f,
  );
  static const _$unseal = $sw.MethodInfo(
    'shortwire.crypto.v1.SealedBox/Unseal',
    0xdbc656202e59fff8,
    shape: 0xe307fc1f8dead82d,
  );

  final $sw.Method _seal;
  final $sw.Method _unseal;

  /// A public key that was made for this message, then the box: 48 bytes more than the message.
  Future<Uint8List> seal({Uint8List? publicKey, Uint8List? message}) async =>
      sealSync(publicKey: publicKey, message: message);

  /// The same on this thread, which it blocks.
  Uint8List sealSync({Uint8List? publicKey, Uint8List? message}) {
    final $flat = _seal.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _seal,
        SealedBoxRequest(publicKey: publicKey, message: message),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((publicKey?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, publicKey ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 2, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int sealIntoSync(
    Uint8List $target, {
    Uint8List? publicKey,
    Uint8List? message,
  }) {
    final $flat = _seal.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _seal,
        SealedBoxRequest(publicKey: publicKey, message: message),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((publicKey?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, publicKey ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 2, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [seal] with request and reply in wire format.
  Future<Uint8List> sealRaw(Uint8List request) => $raw(_seal, request);

  /// [sealSync] with request and reply in wire format.
  Uint8List sealRawSync(Uint8List request) => $rawSync(_seal, request);

  /// The same, the reply going into [target]; returns its length.
  int sealRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_seal, target, request);

  /// A batch of [seal] on another thread.
  Future<List<Uint8List>> sealMany(List<SealedBoxRequestItem> items) async {
    if (_seal.flatMany != null) {
      return $batch(_seal, ($batch) => _$sealItems($batch, items));
    }
    final $requests = _$sealRequests(items);
    final $replies = await $many(_seal, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [sealSync].
  List<Uint8List> sealManySync(List<SealedBoxRequestItem> items) {
    if (_seal.flatMany != null) {
      return $batchSync(_seal, ($batch) => _$sealItems($batch, items));
    }
    final $requests = _$sealRequests(items);
    final $replies = $manySync(_seal, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<SealedBoxRequest> _$sealRequests(List<SealedBoxRequestItem> $items) =>
      [
        for (final $item in $items) SealedBoxRequest(
          publicKey: $item.publicKey,
          message: $item.message,
        ),
      ];

  List<Uint8List> Function() _$sealItems(
    $sw.Batch $batch,
    List<SealedBoxRequestItem> $items,
  ) {
    $batch.start(_seal, $items.length, 3, 48);
    $batch.putBlobs([for (final $item in $items) $item.publicKey]);
    $batch.putBlobs([for (final $item in $items) $item.message]);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [seal] on another thread, as columns.
  Future<List<Uint8List>> sealColumns({
    required List<Uint8List> publicKey,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batch(
        _seal,
        ($batch) => _$sealColumns($batch, publicKey, message, into),
      );

  /// A batch of [sealSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> sealColumnsSync({
    required List<Uint8List> publicKey,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _seal,
        ($batch) => _$sealColumns($batch, publicKey, message, into),
      );

  List<Uint8List> Function() _$sealColumns(
    $sw.Batch $batch,
    List<Uint8List> publicKey,
    List<Uint8List> message,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _seal,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.SealedBoxRequest.public_key', publicKey.length),
          ('shortwire.crypto.v1.SealedBoxRequest.message', message.length),
        ],
      ),
      3,
      48,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(publicKey);
    $batch.putBlobs(message);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// What Seal was given. `key` or `handle` is the private key of the public one it was sealed to.
  Future<Uint8List> unseal({
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) async =>
      unsealSync(key: key, handle: handle, message: message);

  /// The same on this thread, which it blocks.
  Uint8List unsealSync({Uint8List? key, int handle = 0, Uint8List? message}) {
    final $flat = _unseal.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _unseal,
        KeyedRequest(key: key, handle: handle, message: message),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int unsealIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) {
    final $flat = _unseal.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _unseal,
        KeyedRequest(key: key, handle: handle, message: message),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [unseal] with request and reply in wire format.
  Future<Uint8List> unsealRaw(Uint8List request) => $raw(_unseal, request);

  /// [unsealSync] with request and reply in wire format.
  Uint8List unsealRawSync(Uint8List request) => $rawSync(_unseal, request);

  /// The same, the reply going into [target]; returns its length.
  int unsealRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_unseal, target, request);

  /// A batch of [unseal] on another thread.
  Future<List<Uint8List>> unsealMany(List<KeyedRequestItem> items) async {
    if (_unseal.flatMany != null) {
      return $batch(_unseal, ($batch) => _$unsealItems($batch, items));
    }
    final $requests = _$unsealRequests(items);
    final $replies = await $many(_unseal, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [unsealSync].
  List<Uint8List> unsealManySync(List<KeyedRequestItem> items) {
    if (_unseal.flatMany != null) {
      return $batchSync(_unseal, ($batch) => _$unsealItems($batch, items));
    }
    final $requests = _$unsealRequests(items);
    final $replies = $manySync(_unseal, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<KeyedRequest> _$unsealRequests(List<KeyedRequestItem> $items) =>
      [
        for (final $item in $items) KeyedRequest(
          key: $item.key,
          handle: $item.handle,
          message: $item.message,
        ),
      ];

  List<Uint8List> Function() _$unsealItems(
    $sw.Batch $batch,
    List<KeyedRequestItem> $items,
  ) {
    $batch.start(_unseal, $items.length, 4, 56);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.message]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [unseal] on another thread, as columns.
  Future<List<Uint8List>> unsealColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batch(
        _unseal,
        ($batch) => _$unsealColumns($batch, key, handle, message, into),
      );

  /// A batch of [unsealSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> unsealColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _unseal,
        ($batch) => _$unsealColumns($batch, key, handle, message, into),
      );

  List<Uint8List> Function() _$unsealColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> message,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _unseal,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.KeyedRequest.key', key.length),
          ('shortwire.crypto.v1.KeyedRequest.handle', handle.length),
          ('shortwire.crypto.v1.KeyedRequest.message', message.length),
        ],
      ),
      4,
      56,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(message);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }
}

/// Ed25519 (RFC 8032). A signing key is its seed of 32 bytes, or seed and public key (64); a handle of it signs twice as fast,
/// because the public key is computed once.
final class Sign extends $sw.Client {
  Sign._($sw.Session $session, [$sw.CallOptions? $options])
      : _generate = $session.method(_$generate),
        _publicKey = $session.method(_$publicKey),
        _sign = $session.method(_$sign),
        _signCombined = $session.method(_$signCombined),
        _verify = $session.method(_$verify),
        _openCombined = $session.method(_$openCombined),
        _toExchangePrivate = $session.method(_$toExchangePrivate),
        _toExchangePublic = $session.method(_$toExchangePublic),
        _fromExchangePublic = $session.method(_$fromExchangePublic),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Sign.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Sign._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Sign.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Sign withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Sign._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$generate = $sw.MethodInfo(
    'shortwire.crypto.v1.Sign/Generate',
    0xd5fcf223553c86c9,
    shape: 0x8161fa39c1d9323a,
  );
  static const _$publicKey = $sw.MethodInfo(
    'shortwire.crypto.v1.Sign/PublicKey',
    0xfdab6a72a93904a6,
    shape: 0x34c7341e451257ab,
  );
  static const _$sign = $sw.MethodInfo(
    'shortwire.crypto.v1.Sign/Sign',
    0x4fcc9d20560f31e3,
    shape: 0xcb19924cecc98a36,
  );
  static const _$signCombined = $sw.MethodInfo(
    'shortwire.crypto.v1.Sign/SignCombined',
    0x4dadbf3e68c31710,
    shape: 0x6e0f53ea9b49e2b2,
  );
  static const _$verify = $sw.MethodInfo(
    'shortwire.crypto.v1.Sign/Verify',
    0xe236b16246ee1a77,
    shape: 0xee9e43f781cd48bc,
  );
  static const _$openCombined = $sw.MethodInfo(
    'shortwire.crypto.v1.Sign/OpenCombined',
    0x2f73ba7f86230385,
    shape: 0x0b51a384f5cc5c45,
  );
  static const _$toExchangePrivate = $sw.MethodInfo(
    'shortwire.crypto.v1.Sign/ToExchangePrivate',
    0xfa1a8ee49974b441,
    shape: 0x6269703377a50d44,
  );
  static const _$toExchangePublic = $sw.MethodInfo(
    'shortwire.crypto.v1.Sign/ToExchangePublic',
    0xcb65caea0dcb515b,
    shape: 0x17ce551719bf1bfe,
  );
  static const _$fromExchangePublic = $sw.MethodInfo(
    'shortwire.crypto.v1.Sign/FromExchangePublic',
    0x713713a81ebeadde,
    shape: 0xa5016e31e229a28d,
  );

  final $sw.Method _generate;
  final $sw.Method _publicKey;
  final $sw.Method _sign;
  final $sw.Method _signCombined;
  final $sw.Method _verify;
  final $sw.Method _openCombined;
  final $sw.Method _toExchangePrivate;
  final $sw.Method _toExchangePublic;
  final $sw.Method _fromExchangePublic;

  /// A new signing key: `key` is the seed, or empty for a random one. The private key is the seed.
  Future<KeyPair> generate({Uint8List? seed}) async => generateSync(seed: seed);

  /// The same on this thread, which it blocks.
  KeyPair generateSync({Uint8List? seed}) {
    final $flat = _generate.flat;
    if ($flat == null) {
      final $reply = $wireSync(_generate, SeedRequest(seed: seed), KeyPair());
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((seed?.length ?? 0));
    $call.putBytes($sw.Call.request, seed ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return KeyPair(
      privateKey: $call.takeBytes($sw.Call.reply),
      publicKey: $call.takeBytes($sw.Call.reply + 2),
    );
  }

  /// The same, the reply going into what the caller has.
  KeyPair generateIntoSync(KeyPair $target, {Uint8List? seed}) {
    final $flat = _generate.flat;
    if ($flat == null) {
      return $wireSync(_generate, SeedRequest(seed: seed), $target..clear());
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((seed?.length ?? 0));
    $call.putBytes($sw.Call.request, seed ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    $target.privateKey = $call.takeBytes($sw.Call.reply);
    $target.publicKey = $call.takeBytes($sw.Call.reply + 2);
    return $target;
  }

  /// [generate] with request and reply in wire format.
  Future<Uint8List> generateRaw(Uint8List request) => $raw(_generate, request);

  /// [generateSync] with request and reply in wire format.
  Uint8List generateRawSync(Uint8List request) => $rawSync(_generate, request);

  /// The same, the reply going into [target]; returns its length.
  int generateRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_generate, target, request);

  /// A batch of [generate] on another thread.
  Future<List<KeyPair>> generateMany(List<Uint8List> items) async {
    if (_generate.flatMany != null) {
      return $batch(_generate, ($batch) => _$generateItems($batch, items));
    }
    final $requests = _$generateRequests(items);
    final $replies = await $many(_generate, $requests, KeyPair.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [generateSync].
  List<KeyPair> generateManySync(List<Uint8List> items) {
    if (_generate.flatMany != null) {
      return $batchSync(_generate, ($batch) => _$generateItems($batch, items));
    }
    final $requests = _$generateRequests(items);
    final $replies = $manySync(_generate, $requests, KeyPair.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<SeedRequest> _$generateRequests(List<Uint8List> $items) =>
      [for (final $item in $items) SeedRequest(seed: $item)];

  List<KeyPair> Function() _$generateItems(
    $sw.Batch $batch,
    List<Uint8List> $items,
  ) {
    $batch.start(_generate, $items.length, 3, 48);
    $batch.putBlobs([for (final $item in $items) $item]);
    $batch.startReply();
    final $r0 = $batch.pairs();
    final $r1 = $batch.pairs();
    return () => $batch.each<KeyPair>(
      ($i) => KeyPair(
        privateKey: $batch.blobAt($r0, $i),
        publicKey: $batch.blobAt($r1, $i),
      ),
    );
  }

  /// A batch of [generate] on another thread, as columns.
  Future<KeyPairColumns> generateColumns({
    required List<Uint8List> seed,
    KeyPairColumns? into,
  }) =>
      $batch(_generate, ($batch) => _$generateColumns($batch, seed, into));

  /// A batch of [generateSync] as columns: one list a field, in which one element stands for all items.
  KeyPairColumns generateColumnsSync({
    required List<Uint8List> seed,
    KeyPairColumns? into,
  }) =>
      $batchSync(_generate, ($batch) => _$generateColumns($batch, seed, into));

  KeyPairColumns Function() _$generateColumns(
    $sw.Batch $batch,
    List<Uint8List> seed,
    KeyPairColumns? into,
  ) {
    $batch.start(
      _generate,
      $sw.countOf([('shortwire.crypto.v1.SeedRequest.seed', seed.length)]),
      3,
      48,
    );
    $batch.fit(into?.privateKey, 'shortwire.crypto.v1.KeyPair.private_key');
    $batch.fit(into?.publicKey, 'shortwire.crypto.v1.KeyPair.public_key');
    $batch.putBlobs(seed);
    $batch.startReply();
    final $r0 = $batch.pairs();
    final $r1 = $batch.pairs();
    return () => $batch.checked(
      (
        privateKey: $batch.list(
          into?.privateKey,
          ($i) => $batch.blobAt($r0, $i),
        ),
        publicKey: $batch.list(into?.publicKey, ($i) => $batch.blobAt($r1, $i)),
      ),
    );
  }

  /// The public key of a signing key.
  Future<Uint8List> publicKey({
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) async =>
      publicKeySync(key: key, handle: handle, message: message);

  /// The same on this thread, which it blocks.
  Uint8List publicKeySync({
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) {
    final $flat = _publicKey.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _publicKey,
        KeyedRequest(key: key, handle: handle, message: message),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int publicKeyIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) {
    final $flat = _publicKey.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _publicKey,
        KeyedRequest(key: key, handle: handle, message: message),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [publicKey] with request and reply in wire format.
  Future<Uint8List> publicKeyRaw(Uint8List request) =>
      $raw(_publicKey, request);

  /// [publicKeySync] with request and reply in wire format.
  Uint8List publicKeyRawSync(Uint8List request) =>
      $rawSync(_publicKey, request);

  /// The same, the reply going into [target]; returns its length.
  int publicKeyRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_publicKey, target, request);

  /// A batch of [publicKey] on another thread.
  Future<List<Uint8List>> publicKeyMany(List<KeyedRequestItem> items) async {
    if (_publicKey.flatMany != null) {
      return $batch(_publicKey, ($batch) => _$publicKeyItems($batch, items));
    }
    final $requests = _$publicKeyRequests(items);
    final $replies = await $many(_publicKey, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [publicKeySync].
  List<Uint8List> publicKeyManySync(List<KeyedRequestItem> items) {
    if (_publicKey.flatMany != null) {
      return $batchSync(
        _publicKey,
        ($batch) => _$publicKeyItems($batch, items),
      );
    }
    final $requests = _$publicKeyRequests(items);
    final $replies = $manySync(_publicKey, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<KeyedRequest> _$publicKeyRequests(List<KeyedRequestItem> $items) =>
      [
        for (final $item in $items) KeyedRequest(
          key: $item.key,
          handle: $item.handle,
          message: $item.message,
        ),
      ];

  List<Uint8List> Function() _$publicKeyItems(
    $sw.Batch $batch,
    List<KeyedRequestItem> $items,
  ) {
    $batch.start(_publicKey, $items.length, 4, 56);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.message]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [publicKey] on another thread, as columns.
  Future<List<Uint8List>> publicKeyColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batch(
        _publicKey,
        ($batch) => _$publicKeyColumns($batch, key, handle, message, into),
      );

  /// A batch of [publicKeySync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> publicKeyColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _publicKey,
        ($batch) => _$publicKeyColumns($batch, key, handle, message, into),
      );

  List<Uint8List> Function() _$publicKeyColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> message,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _publicKey,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.KeyedRequest.key', key.length),
          ('shortwire.crypto.v1.KeyedRequest.handle', handle.length),
          ('shortwire.crypto.v1.KeyedRequest.message', message.length),
        ],
      ),
      4,
      56,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(message);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// The signature of 64 bytes.
  Future<Uint8List> sign({
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) async =>
      signSync(key: key, handle: handle, message: message);

  /// The same on this thread, which it blocks.
  Uint8List signSync({Uint8List? key, int handle = 0, Uint8List? message}) {
    final $flat = _sign.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _sign,
        KeyedRequest(key: key, handle: handle, message: message),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int signIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) {
    final $flat = _sign.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _sign,
        KeyedRequest(key: key, handle: handle, message: message),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [sign] with request and reply in wire format.
  Future<Uint8List> signRaw(Uint8List request) => $raw(_sign, request);

  /// [signSync] with request and reply in wire format.
  Uint8List signRawSync(Uint8List request) => $rawSync(_sign, request);

  /// The same, the reply going into [target]; returns its length.
  int signRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_sign, target, request);

  /// A batch of [sign] on another thread.
  Future<List<Uint8List>> signMany(List<KeyedRequestItem> items) async {
    if (_sign.flatMany != null) {
      return $batch(_sign, ($batch) => _$signItems($batch, items));
    }
    final $requests = _$signRequests(items);
    final $replies = await $many(_sign, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [signSync].
  List<Uint8List> signManySync(List<KeyedRequestItem> items) {
    if (_sign.flatMany != null) {
      return $batchSync(_sign, ($batch) => _$signItems($batch, items));
    }
    final $requests = _$signRequests(items);
    final $replies = $manySync(_sign, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<KeyedRequest> _$signRequests(List<KeyedRequestItem> $items) =>
      [
        for (final $item in $items) KeyedRequest(
          key: $item.key,
          handle: $item.handle,
          message: $item.message,
        ),
      ];

  List<Uint8List> Function() _$signItems(
    $sw.Batch $batch,
    List<KeyedRequestItem> $items,
  ) {
    $batch.start(_sign, $items.length, 4, 56);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.message]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [sign] on another thread, as columns.
  Future<List<Uint8List>> signColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batch(
        _sign,
        ($batch) => _$signColumns($batch, key, handle, message, into),
      );

  /// A batch of [signSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> signColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _sign,
        ($batch) => _$signColumns($batch, key, handle, message, into),
      );

  List<Uint8List> Function() _$signColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> message,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _sign,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.KeyedRequest.key', key.length),
          ('shortwire.crypto.v1.KeyedRequest.handle', handle.length),
          ('shortwire.crypto.v1.KeyedRequest.message', message.length),
        ],
      ),
      4,
      56,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(message);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// The signature, then the message. In place, nothing moves if the message lies 64 bytes behind the start of the output.
  Future<Uint8List> signCombined({
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) async =>
      signCombinedSync(key: key, handle: handle, message: message);

  /// The same on this thread, which it blocks.
  Uint8List signCombinedSync({
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) {
    final $flat = _signCombined.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _signCombined,
        KeyedRequest(key: key, handle: handle, message: message),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int signCombinedIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) {
    final $flat = _signCombined.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _signCombined,
        KeyedRequest(key: key, handle: handle, message: message),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [signCombined] with request and reply in wire format.
  Future<Uint8List> signCombinedRaw(Uint8List request) =>
      $raw(_signCombined, request);

  /// [signCombinedSync] with request and reply in wire format.
  Uint8List signCombinedRawSync(Uint8List request) =>
      $rawSync(_signCombined, request);

  /// The same, the reply going into [target]; returns its length.
  int signCombinedRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_signCombined, target, request);

  /// A batch of [signCombined] on another thread.
  Future<List<Uint8List>> signCombinedMany(List<KeyedRequestItem> items) async {
    if (_signCombined.flatMany != null) {
      return $batch(
        _signCombined,
        ($batch) => _$signCombinedItems($batch, items),
      );
    }
    final $requests = _$signCombinedRequests(items);
    final $replies = await $many(_signCombined, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [signCombinedSync].
  List<Uint8List> signCombinedManySync(List<KeyedRequestItem> items) {
    if (_signCombined.flatMany != null) {
      return $batchSync(
        _signCombined,
        ($batch) => _$signCombinedItems($batch, items),
      );
    }
    final $requests = _$signCombinedRequests(items);
    final $replies = $manySync(_signCombined, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<KeyedRequest> _$signCombinedRequests(List<KeyedRequestItem> $items) =>
      [
        for (final $item in $items) KeyedRequest(
          key: $item.key,
          handle: $item.handle,
          message: $item.message,
        ),
      ];

  List<Uint8List> Function() _$signCombinedItems(
    $sw.Batch $batch,
    List<KeyedRequestItem> $items,
  ) {
    $batch.start(_signCombined, $items.length, 4, 56);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.message]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [signCombined] on another thread, as columns.
  Future<List<Uint8List>> signCombinedColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batch(
        _signCombined,
        ($batch) => _$signCombinedColumns($batch, key, handle, message, into),
      );

  /// A batch of [signCombinedSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> signCombinedColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _signCombined,
        ($batch) => _$signCombinedColumns($batch, key, handle, message, into),
      );

  List<Uint8List> Function() _$signCombinedColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> message,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _signCombined,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.KeyedRequest.key', key.length),
          ('shortwire.crypto.v1.KeyedRequest.handle', handle.length),
          ('shortwire.crypto.v1.KeyedRequest.message', message.length),
        ],
      ),
      4,
      56,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(message);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// Whether a signature is the message's. Strict: keys and signatures that are not canonical or of low order are not
  /// authentic. In batches, signatures are checked together, which takes half the time.
  Future<void> verify({
    Uint8List? key,
    int handle = 0,
    Uint8List? signature,
    Uint8List? message,
  }) async =>
      verifySync(
        key: key,
        handle: handle,
        signature: signature,
        message: message,
      );

  /// The same on this thread, which it blocks.
  void verifySync({
    Uint8List? key,
    int handle = 0,
    Uint8List? signature,
    Uint8List? message,
  }) {
    final $flat = _verify.flat;
    if ($flat == null) {
      $wireSync(
        _verify,
        VerifyRequest(
          key: key,
          handle: handle,
          signature: signature,
          message: message,
        ),
        Empty(),
      );
      return;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) + (signature?.length ?? 0) + (message?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, signature ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, message ?? $sw.noBytes);
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
  }

  /// [verify] with request and reply in wire format.
  Future<Uint8List> verifyRaw(Uint8List request) => $raw(_verify, request);

  /// [verifySync] with request and reply in wire format.
  Uint8List verifyRawSync(Uint8List request) => $rawSync(_verify, request);

  /// The same, the reply going into [target]; returns its length.
  int verifyRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_verify, target, request);

  /// A batch of [verify] on another thread.
  Future<List<void>> verifyMany(List<VerifyRequestItem> items) async {
    if (_verify.flatMany != null) {
      return $batch(_verify, ($batch) => _$verifyItems($batch, items));
    }
    final $requests = _$verifyRequests(items);
    final $replies = await $many(_verify, $requests, Empty.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [verifySync].
  List<void> verifyManySync(List<VerifyRequestItem> items) {
    if (_verify.flatMany != null) {
      return $batchSync(_verify, ($batch) => _$verifyItems($batch, items));
    }
    final $requests = _$verifyRequests(items);
    final $replies = $manySync(_verify, $requests, Empty.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<VerifyRequest> _$verifyRequests(List<VerifyRequestItem> $items) =>
      [
        for (final $item in $items) VerifyRequest(
          key: $item.key,
          handle: $item.handle,
          signature: $item.signature,
          message: $item.message,
        ),
      ];

  List<void> Function() _$verifyItems(
    $sw.Batch $batch,
    List<VerifyRequestItem> $items,
  ) {
    $batch.start(_verify, $items.length, 4, 56);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.signature]);
    $batch.putBlobs([for (final $item in $items) $item.message]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    return () => $batch.each<void>(($i) => null);
  }

  /// A batch of [verify] on another thread, as columns.
  Future<void> verifyColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> signature,
    required List<Uint8List> message,
  }) =>
      $batch(
        _verify,
        ($batch) => _$verifyColumns($batch, key, handle, signature, message),
      );

  /// A batch of [verifySync] as columns: one list a field, in which one element stands for all items.
  void verifyColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> signature,
    required List<Uint8List> message,
  }) =>
      $batchSync(
        _verify,
        ($batch) => _$verifyColumns($batch, key, handle, signature, message),
      );

  void Function() _$verifyColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> signature,
    List<Uint8List> message,
  ) {
    $batch.start(
      _verify,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.VerifyRequest.key', key.length),
          ('shortwire.crypto.v1.VerifyRequest.handle', handle.length),
          ('shortwire.crypto.v1.VerifyRequest.signature', signature.length),
          ('shortwire.crypto.v1.VerifyRequest.message', message.length),
        ],
      ),
      4,
      56,
    );
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(signature);
    $batch.putBlobs(message);
    $batch.startReply();
    return () => $batch.checked(null);
  }

  /// The message of a signature with its message, if that is authentic.
  Future<Uint8List> openCombined({
    Uint8List? key,
    int handle = 0,
    Uint8List? signature,
    Uint8List? message,
  }) async =>
      openCombinedSync(
        key: key,
        handle: handle,
        signature: signature,
        message: message,
      );

  /// The same on this thread, which it blocks.
  Uint8List openCombinedSync({
    Uint8List? key,
    int handle = 0,
    Uint8List? signature,
    Uint8List? message,
  }) {
    final $flat = _openCombined.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _openCombined,
        VerifyRequest(
          key: key,
          handle: handle,
          signature: signature,
          message: message,
        ),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) + (signature?.length ?? 0) + (message?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, signature ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int openCombinedIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? signature,
    Uint8List? message,
  }) {
    final $flat = _openCombined.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _openCombined,
        VerifyRequest(
          key: key,
          handle: handle,
          signature: signature,
          message: message,
        ),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) + (signature?.length ?? 0) + (message?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, signature ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [openCombined] with request and reply in wire format.
  Future<Uint8List> openCombinedRaw(Uint8List request) =>
      $raw(_openCombined, request);

  /// [openCombinedSync] with request and reply in wire format.
  Uint8List openCombinedRawSync(Uint8List request) =>
      $rawSync(_openCombined, request);

  /// The same, the reply going into [target]; returns its length.
  int openCombinedRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_openCombined, target, request);

  /// A batch of [openCombined] on another thread.
  Future<List<Uint8List>> openCombinedMany(
    List<VerifyRequestItem> items,
  ) async {
    if (_openCombined.flatMany != null) {
      return $batch(
        _openCombined,
        ($batch) => _$openCombinedItems($batch, items),
      );
    }
    final $requests = _$openCombinedRequests(items);
    final $replies = await $many(_openCombined, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [openCombinedSync].
  List<Uint8List> openCombinedManySync(List<VerifyRequestItem> items) {
    if (_openCombined.flatMany != null) {
      return $batchSync(
        _openCombined,
        ($batch) => _$openCombinedItems($batch, items),
      );
    }
    final $requests = _$openCombinedRequests(items);
    final $replies = $manySync(_openCombined, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<VerifyRequest> _$openCombinedRequests(List<VerifyRequestItem> $items) =>
      [
        for (final $item in $items) VerifyRequest(
          key: $item.key,
          handle: $item.handle,
          signature: $item.signature,
          message: $item.message,
        ),
      ];

  List<Uint8List> Function() _$openCombinedItems(
    $sw.Batch $batch,
    List<VerifyRequestItem> $items,
  ) {
    $batch.start(_openCombined, $items.length, 5, 72);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.signature]);
    $batch.putBlobs([for (final $item in $items) $item.message]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [openCombined] on another thread, as columns.
  Future<List<Uint8List>> openCombinedColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> signature,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batch(
        _openCombined,
        ($batch) => _$openCombinedColumns(
          $batch,
          key,
          handle,
          signature,
          message,
          into,
        ),
      );

  /// A batch of [openCombinedSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> openCombinedColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> signature,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _openCombined,
        ($batch) => _$openCombinedColumns(
          $batch,
          key,
          handle,
          signature,
          message,
          into,
        ),
      );

  List<Uint8List> Function() _$openCombinedColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> signature,
    List<Uint8List> message,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _openCombined,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.VerifyRequest.key', key.length),
          ('shortwire.crypto.v1.VerifyRequest.handle', handle.length),
          ('shortwire.crypto.v1.VerifyRequest.signature', signature.length),
          ('shortwire.crypto.v1.VerifyRequest.message', message.length),
        ],
      ),
      5,
      72,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(signature);
    $batch.putBlobs(message);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// The X25519 private key of a signing key.
  Future<Uint8List> toExchangePrivate({
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) async =>
      toExchangePrivateSync(key: key, handle: handle, message: message);

  /// The same on this thread, which it blocks.
  Uint8List toExchangePrivateSync({
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) {
    final $flat = _toExchangePrivate.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _toExchangePrivate,
        KeyedRequest(key: key, handle: handle, message: message),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int toExchangePrivateIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) {
    final $flat = _toExchangePrivate.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _toExchangePrivate,
        KeyedRequest(key: key, handle: handle, message: message),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [toExchangePrivate] with request and reply in wire format.
  Future<Uint8List> toExchangePrivateRaw(Uint8List request) =>
      $raw(_toExchangePrivate, request);

  /// [toExchangePrivateSync] with request and reply in wire format.
  Uint8List toExchangePrivateRawSync(Uint8List request) =>
      $rawSync(_toExchangePrivate, request);

  /// The same, the reply going into [target]; returns its length.
  int toExchangePrivateRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_toExchangePrivate, target, request);

  /// A batch of [toExchangePrivate] on another thread.
  Future<List<Uint8List>> toExchangePrivateMany(
    List<KeyedRequestItem> items,
  ) async {
    if (_toExchangePrivate.flatMany != null) {
      return $batch(
        _toExchangePrivate,
        ($batch) => _$toExchangePrivateItems($batch, items),
      );
    }
    final $requests = _$toExchangePrivateRequests(items);
    final $replies = await $many(
      _toExchangePrivate,
      $requests,
      Bytes.messageType,
    );
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [toExchangePrivateSync].
  List<Uint8List> toExchangePrivateManySync(List<KeyedRequestItem> items) {
    if (_toExchangePrivate.flatMany != null) {
      return $batchSync(
        _toExchangePrivate,
        ($batch) => _$toExchangePrivateItems($batch, items),
      );
    }
    final $requests = _$toExchangePrivateRequests(items);
    final $replies = $manySync(
      _toExchangePrivate,
      $requests,
      Bytes.messageType,
    );
    return [for (final $reply in $replies) $reply.value];
  }

  List<KeyedRequest> _$toExchangePrivateRequests(
    List<KeyedRequestItem> $items,
  ) =>
      [
        for (final $item in $items) KeyedRequest(
          key: $item.key,
          handle: $item.handle,
          message: $item.message,
        ),
      ];

  List<Uint8List> Function() _$toExchangePrivateItems(
    $sw.Batch $batch,
    List<KeyedRequestItem> $items,
  ) {
    $batch.start(_toExchangePrivate, $items.length, 4, 56);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.message]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [toExchangePrivate] on another thread, as columns.
  Future<List<Uint8List>> toExchangePrivateColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batch(
        _toExchangePrivate,
        ($batch) => _$toExchangePrivateColumns(
          $batch,
          key,
          handle,
          message,
          into,
        ),
      );

  /// A batch of [toExchangePrivateSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> toExchangePrivateColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _toExchangePrivate,
        ($batch) => _$toExchangePrivateColumns(
          $batch,
          key,
          handle,
          message,
          into,
        ),
      );

  List<Uint8List> Function() _$toExchangePrivateColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> message,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _toExchangePrivate,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.KeyedRequest.key', key.length),
          ('shortwire.crypto.v1.KeyedRequest.handle', handle.length),
          ('shortwire.crypto.v1.KeyedRequest.message', message.length),
        ],
      ),
      4,
      56,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(message);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// The X25519 public key of a verifying key.
  Future<Uint8List> toExchangePublic({
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) async =>
      toExchangePublicSync(key: key, handle: handle, message: message);

  /// The same on this thread, which it blocks.
  Uint8List toExchangePublicSync({
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) {
    final $flat = _toExchangePublic.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _toExchangePublic,
        KeyedRequest(key: key, handle: handle, message: message),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int toExchangePublicIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) {
    final $flat = _toExchangePublic.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _toExchangePublic,
        KeyedRequest(key: key, handle: handle, message: message),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [toExchangePublic] with request and reply in wire format.
  Future<Uint8List> toExchangePublicRaw(Uint8List request) =>
      $raw(_toExchangePublic, request);

  /// [toExchangePublicSync] with request and reply in wire format.
  Uint8List toExchangePublicRawSync(Uint8List request) =>
      $rawSync(_toExchangePublic, request);

  /// The same, the reply going into [target]; returns its length.
  int toExchangePublicRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_toExchangePublic, target, request);

  /// A batch of [toExchangePublic] on another thread.
  Future<List<Uint8List>> toExchangePublicMany(
    List<KeyedRequestItem> items,
  ) async {
    if (_toExchangePublic.flatMany != null) {
      return $batch(
        _toExchangePublic,
        ($batch) => _$toExchangePublicItems($batch, items),
      );
    }
    final $requests = _$toExchangePublicRequests(items);
    final $replies = await $many(
      _toExchangePublic,
      $requests,
      Bytes.messageType,
    );
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [toExchangePublicSync].
  List<Uint8List> toExchangePublicManySync(List<KeyedRequestItem> items) {
    if (_toExchangePublic.flatMany != null) {
      return $batchSync(
        _toExchangePublic,
        ($batch) => _$toExchangePublicItems($batch, items),
      );
    }
    final $requests = _$toExchangePublicRequests(items);
    final $replies = $manySync(_toExchangePublic, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<KeyedRequest> _$toExchangePublicRequests(
    List<KeyedRequestItem> $items,
  ) =>
      [
        for (final $item in $items) KeyedRequest(
          key: $item.key,
          handle: $item.handle,
          message: $item.message,
        ),
      ];

  List<Uint8List> Function() _$toExchangePublicItems(
    $sw.Batch $batch,
    List<KeyedRequestItem> $items,
  ) {
    $batch.start(_toExchangePublic, $items.length, 4, 56);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.message]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [toExchangePublic] on another thread, as columns.
  Future<List<Uint8List>> toExchangePublicColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batch(
        _toExchangePublic,
        ($batch) => _$toExchangePublicColumns(
          $batch,
          key,
          handle,
          message,
          into,
        ),
      );

  /// A batch of [toExchangePublicSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> toExchangePublicColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _toExchangePublic,
        ($batch) => _$toExchangePublicColumns(
          $batch,
          key,
          handle,
          message,
          into,
        ),
      );

  List<Uint8List> Function() _$toExchangePublicColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> message,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _toExchangePublic,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.KeyedRequest.key', key.length),
          ('shortwire.crypto.v1.KeyedRequest.handle', handle.length),
          ('shortwire.crypto.v1.KeyedRequest.message', message.length),
        ],
      ),
      4,
      56,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(message);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// The verifying key of an X25519 public key; there are two, which differ in the sign of a coordinate.
  Future<Uint8List> fromExchangePublic({
    Uint8List? publicKey,
    bool isNegative = false,
  }) async =>
      fromExchangePublicSync(publicKey: publicKey, isNegative: isNegative);

  /// The same on this thread, which it blocks.
  Uint8List fromExchangePublicSync({
    Uint8List? publicKey,
    bool isNegative = false,
  }) {
    final $flat = _fromExchangePublic.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _fromExchangePublic,
        FromExchangeRequest(publicKey: publicKey, isNegative: isNegative),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((publicKey?.length ?? 0));
    $call.putBytes($sw.Call.request, publicKey ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = isNegative ? 1 : 0;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int fromExchangePublicIntoSync(
    Uint8List $target, {
    Uint8List? publicKey,
    bool isNegative = false,
  }) {
    final $flat = _fromExchangePublic.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _fromExchangePublic,
        FromExchangeRequest(publicKey: publicKey, isNegative: isNegative),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((publicKey?.length ?? 0));
    $call.putBytes($sw.Call.request, publicKey ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = isNegative ? 1 : 0;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [fromExchangePublic] with request and reply in wire format.
  Future<Uint8List> fromExchangePublicRaw(Uint8List request) =>
      $raw(_fromExchangePublic, request);

  /// [fromExchangePublicSync] with request and reply in wire format.
  Uint8List fromExchangePublicRawSync(Uint8List request) =>
      $rawSync(_fromExchangePublic, request);

  /// The same, the reply going into [target]; returns its length.
  int fromExchangePublicRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_fromExchangePublic, target, request);

  /// A batch of [fromExchangePublic] on another thread.
  Future<List<Uint8List>> fromExchangePublicMany(
    List<FromExchangeRequestItem> items,
  ) async {
    if (_fromExchangePublic.flatMany != null) {
      return $batch(
        _fromExchangePublic,
        ($batch) => _$fromExchangePublicItems($batch, items),
      );
    }
    final $requests = _$fromExchangePublicRequests(items);
    final $replies = await $many(
      _fromExchangePublic,
      $requests,
      Bytes.messageType,
    );
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [fromExchangePublicSync].
  List<Uint8List> fromExchangePublicManySync(
    List<FromExchangeRequestItem> items,
  ) {
    if (_fromExchangePublic.flatMany != null) {
      return $batchSync(
        _fromExchangePublic,
        ($batch) => _$fromExchangePublicItems($batch, items),
      );
    }
    final $requests = _$fromExchangePublicRequests(items);
    final $replies = $manySync(
      _fromExchangePublic,
      $requests,
      Bytes.messageType,
    );
    return [for (final $reply in $replies) $reply.value];
  }

  List<FromExchangeRequest> _$fromExchangePublicRequests(
    List<FromExchangeRequestItem> $items,
  ) =>
      [
        for (final $item in $items) FromExchangeRequest(
          publicKey: $item.publicKey,
          isNegative: $item.isNegative,
        ),
      ];

  List<Uint8List> Function() _$fromExchangePublicItems(
    $sw.Batch $batch,
    List<FromExchangeRequestItem> $items,
  ) {
    $batch.start(_fromExchangePublic, $items.length, 3, 33);
    $batch.putBlobs([for (final $item in $items) $item.publicKey]);
    final $c1 = $batch.bools();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.isNegative ? 1 : 0;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [fromExchangePublic] on another thread, as columns.
  Future<List<Uint8List>> fromExchangePublicColumns({
    required List<Uint8List> publicKey,
    required Uint8List isNegative,
    List<Uint8List>? into,
  }) =>
      $batch(
        _fromExchangePublic,
        ($batch) => _$fromExchangePublicColumns(
          $batch,
          publicKey,
          isNegative,
          into,
        ),
      );

  /// A batch of [fromExchangePublicSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> fromExchangePublicColumnsSync({
    required List<Uint8List> publicKey,
    required Uint8List isNegative,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _fromExchangePublic,
        ($batch) => _$fromExchangePublicColumns(
          $batch,
          publicKey,
          isNegative,
          into,
        ),
      );

  List<Uint8List> Function() _$fromExchangePublicColumns(
    $sw.Batch $batch,
    List<Uint8List> publicKey,
    Uint8List isNegative,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _fromExchangePublic,
      $sw.countOf(
        [
          (
            'shortwire.crypto.v1.FromExchangeRequest.public_key',
            publicKey.length,
          ),
          (
            'shortwire.crypto.v1.FromExchangeRequest.is_negative',
            isNegative.length,
          ),
        ],
      ),
      3,
      33,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(publicKey);
    $batch.putBools(isNegative);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }
}

/// X25519 (RFC 7748).
final class Exchange extends $sw.Client {
  Exchange._($sw.Session $session, [$sw.CallOptions? $options])
      : _generate = $session.method(_$generate),
        _publicKey = $session.method(_$publicKey),
        _shared = $session.method(_$shared),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Exchange.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Exchange._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Exchange.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Exchange withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Exchange._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$generate = $sw.MethodInfo(
    'shortwire.crypto.v1.Exchange/Generate',
    0x5d8e09ffd6d68b65,
    shape: 0xb4687d69f60424ea,
  );
  static const _$publicKey = $sw.MethodInfo(
    'shortwire.crypto.v1.Exchange/PublicKey',
    0x9ea3f2c520a391e2,
    shape: 0x7d11f1658574df8f,
  );
  static const _$shared = $sw.MethodInfo(
    'shortwire.crypto.v1.Exchange/Shared',
    0x6f12d65ac8f7b467,
    shape: 0xb4d65c112c4aca62,
  );

  final $sw.Method _generate;
  final $sw.Method _publicKey;
  final $sw.Method _shared;

  /// A new key pair, of random bytes.
  Future<KeyPair> generate() async => generateSync();

  /// The same on this thread, which it blocks.
  KeyPair generateSync() {
    final $flat = _generate.flat;
    if ($flat == null) {
      final $reply = $wireSync(_generate, Empty(), KeyPair());
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return KeyPair(
      privateKey: $call.takeBytes($sw.Call.reply),
      publicKey: $call.takeBytes($sw.Call.reply + 2),
    );
  }

  /// The same, the reply going into what the caller has.
  KeyPair generateIntoSync(KeyPair $target) {
    final $flat = _generate.flat;
    if ($flat == null) {
      return $wireSync(_generate, Empty(), $target..clear());
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    $target.privateKey = $call.takeBytes($sw.Call.reply);
    $target.publicKey = $call.takeBytes($sw.Call.reply + 2);
    return $target;
  }

  /// [generate] with request and reply in wire format.
  Future<Uint8List> generateRaw(Uint8List request) => $raw(_generate, request);

  /// [generateSync] with request and reply in wire format.
  Uint8List generateRawSync(Uint8List request) => $rawSync(_generate, request);

  /// The same, the reply going into [target]; returns its length.
  int generateRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_generate, target, request);

  /// A batch of [generate] on another thread.
  Future<List<KeyPair>> generateMany(List<()> items) async {
    if (_generate.flatMany != null) {
      return $batch(_generate, ($batch) => _$generateItems($batch, items));
    }
    final $requests = _$generateRequests(items);
    final $replies = await $many(_generate, $requests, KeyPair.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [generateSync].
  List<KeyPair> generateManySync(List<()> items) {
    if (_generate.flatMany != null) {
      return $batchSync(_generate, ($batch) => _$generateItems($batch, items));
    }
    final $requests = _$generateRequests(items);
    final $replies = $manySync(_generate, $requests, KeyPair.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Empty> _$generateRequests(List<()> $items) =>
      [for (final $item in $items) Empty()];

  List<KeyPair> Function() _$generateItems($sw.Batch $batch, List<()> $items) {
    $batch.start(_generate, $items.length, 2, 32);
    $batch.startReply();
    final $r0 = $batch.pairs();
    final $r1 = $batch.pairs();
    return () => $batch.each<KeyPair>(
      ($i) => KeyPair(
        privateKey: $batch.blobAt($r0, $i),
        publicKey: $batch.blobAt($r1, $i),
      ),
    );
  }

  /// The public key of a private one.
  Future<Uint8List> publicKey({
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) async =>
      publicKeySync(key: key, handle: handle, message: message);

  /// The same on this thread, which it blocks.
  Uint8List publicKeySync({
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) {
    final $flat = _publicKey.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _publicKey,
        KeyedRequest(key: key, handle: handle, message: message),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int publicKeyIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? message,
  }) {
    final $flat = _publicKey.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _publicKey,
        KeyedRequest(key: key, handle: handle, message: message),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [publicKey] with request and reply in wire format.
  Future<Uint8List> publicKeyRaw(Uint8List request) =>
      $raw(_publicKey, request);

  /// [publicKeySync] with request and reply in wire format.
  Uint8List publicKeyRawSync(Uint8List request) =>
      $rawSync(_publicKey, request);

  /// The same, the reply going into [target]; returns its length.
  int publicKeyRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_publicKey, target, request);

  /// A batch of [publicKey] on another thread.
  Future<List<Uint8List>> publicKeyMany(List<KeyedRequestItem> items) async {
    if (_publicKey.flatMany != null) {
      return $batch(_publicKey, ($batch) => _$publicKeyItems($batch, items));
    }
    final $requests = _$publicKeyRequests(items);
    final $replies = await $many(_publicKey, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [publicKeySync].
  List<Uint8List> publicKeyManySync(List<KeyedRequestItem> items) {
    if (_publicKey.flatMany != null) {
      return $batchSync(
        _publicKey,
        ($batch) => _$publicKeyItems($batch, items),
      );
    }
    final $requests = _$publicKeyRequests(items);
    final $replies = $manySync(_publicKey, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<KeyedRequest> _$publicKeyRequests(List<KeyedRequestItem> $items) =>
      [
        for (final $item in $items) KeyedRequest(
          key: $item.key,
          handle: $item.handle,
          message: $item.message,
        ),
      ];

  List<Uint8List> Function() _$publicKeyItems(
    $sw.Batch $batch,
    List<KeyedRequestItem> $items,
  ) {
    $batch.start(_publicKey, $items.length, 4, 56);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.message]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [publicKey] on another thread, as columns.
  Future<List<Uint8List>> publicKeyColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batch(
        _publicKey,
        ($batch) => _$publicKeyColumns($batch, key, handle, message, into),
      );

  /// A batch of [publicKeySync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> publicKeyColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _publicKey,
        ($batch) => _$publicKeyColumns($batch, key, handle, message, into),
      );

  List<Uint8List> Function() _$publicKeyColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> message,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _publicKey,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.KeyedRequest.key', key.length),
          ('shortwire.crypto.v1.KeyedRequest.handle', handle.length),
          ('shortwire.crypto.v1.KeyedRequest.message', message.length),
        ],
      ),
      4,
      56,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(message);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// The secret of 32 bytes that both sides share. Hash it before it is used as a key (Kdf.Hkdf). A public key of low order
  /// is INVALID_ARGUMENT.
  Future<Uint8List> shared({
    Uint8List? key,
    int handle = 0,
    Uint8List? publicKey,
  }) async =>
      sharedSync(key: key, handle: handle, publicKey: publicKey);

  /// The same on this thread, which it blocks.
  Uint8List sharedSync({Uint8List? key, int handle = 0, Uint8List? publicKey}) {
    final $flat = _shared.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _shared,
        ExchangeRequest(key: key, handle: handle, publicKey: publicKey),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (publicKey?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, publicKey ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int sharedIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? publicKey,
  }) {
    final $flat = _shared.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _shared,
        ExchangeRequest(key: key, handle: handle, publicKey: publicKey),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (publicKey?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, publicKey ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [shared] with request and reply in wire format.
  Future<Uint8List> sharedRaw(Uint8List request) => $raw(_shared, request);

  /// [sharedSync] with request and reply in wire format.
  Uint8List sharedRawSync(Uint8List request) => $rawSync(_shared, request);

  /// The same, the reply going into [target]; returns its length.
  int sharedRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_shared, target, request);

  /// A batch of [shared] on another thread.
  Future<List<Uint8List>> sharedMany(List<ExchangeRequestItem> items) async {
    if (_shared.flatMany != null) {
      return $batch(_shared, ($batch) => _$sharedItems($batch, items));
    }
    final $requests = _$sharedRequests(items);
    final $replies = await $many(_shared, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [sharedSync].
  List<Uint8List> sharedManySync(List<ExchangeRequestItem> items) {
    if (_shared.flatMany != null) {
      return $batchSync(_shared, ($batch) => _$sharedItems($batch, items));
    }
    final $requests = _$sharedRequests(items);
    final $replies = $manySync(_shared, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<ExchangeRequest> _$sharedRequests(List<ExchangeRequestItem> $items) =>
      [
        for (final $item in $items) ExchangeRequest(
          key: $item.key,
          handle: $item.handle,
          publicKey: $item.publicKey,
        ),
      ];

  List<Uint8List> Function() _$sharedItems(
    $sw.Batch $batch,
    List<ExchangeRequestItem> $items,
  ) {
    $batch.start(_shared, $items.length, 4, 56);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.publicKey]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [shared] on another thread, as columns.
  Future<List<Uint8List>> sharedColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> publicKey,
    List<Uint8List>? into,
  }) =>
      $batch(
        _shared,
        ($batch) => _$sharedColumns($batch, key, handle, publicKey, into),
      );

  /// A batch of [sharedSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> sharedColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> publicKey,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _shared,
        ($batch) => _$sharedColumns($batch, key, handle, publicKey, into),
      );

  List<Uint8List> Function() _$sharedColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> publicKey,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _shared,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.ExchangeRequest.key', key.length),
          ('shortwire.crypto.v1.ExchangeRequest.handle', handle.length),
          ('shortwire.crypto.v1.ExchangeRequest.public_key', publicKey.length),
        ],
      ),
      4,
      56,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(publicKey);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }
}

/// Hazardous material: see above.
final class Stream extends $sw.Client {
  Stream._($sw.Session $session, [$sw.CallOptions? $options])
      : _xor = $session.method(_$xor),
        _generate = $session.method(_$generate),
        _derive = $session.method(_$derive),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Stream.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Stream._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Stream.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Stream withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Stream._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$xor = $sw.MethodInfo(
    'shortwire.crypto.v1.Stream/Xor',
    0xbfa97d6395dd3e3a,
    shape: 0x0282e6d34c2e26a4,
  );
  static const _$generate = $sw.MethodInfo(
    'shortwire.crypto.v1.Stream/Generate',
    0x852bf0a6f22b9f0e,
    shape: 0x18aedbb414a5bab9,
  );
  static const _$derive = $sw.MethodInfo(
    'shortwire.crypto.v1.Stream/Derive',
    0x9453c1fecba8d782,
    shape: 0xa85b85ea14758c7e,
  );

  final $sw.Method _xor;
  final $sw.Method _generate;
  final $sw.Method _derive;

  /// The message XORed with the key stream: encrypts and decrypts. In place, nothing moves. In batches, messages with keys,
  /// nonces and counters of their own are done side by side in vector lanes.
  Future<Uint8List> xor({
    Uint8List? key,
    int handle = 0,
    Uint8List? nonce,
    Uint8List? message,
    StreamAlgorithm algorithm = StreamAlgorithm.xchacha20,
    int counter = 0,
  }) async =>
      xorSync(
        key: key,
        handle: handle,
        nonce: nonce,
        message: message,
        algorithm: algorithm,
        counter: counter,
      );

  /// The same on this thread, which it blocks.
  Uint8List xorSync({
    Uint8List? key,
    int handle = 0,
    Uint8List? nonce,
    Uint8List? message,
    StreamAlgorithm algorithm = StreamAlgorithm.xchacha20,
    int counter = 0,
  }) {
    final $flat = _xor.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _xor,
        XorRequest(
          key: key,
          handle: handle,
          nonce: nonce,
          message: message,
          algorithm: algorithm,
          counter: counter,
        ),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) + (nonce?.length ?? 0) + (message?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, nonce ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, message ?? $sw.noBytes);
    $words[$sw.Call.request + 7] = $sw.asInt32(
      algorithm.number,
      'shortwire.crypto.v1.XorRequest.algorithm',
    );
    $words[$sw.Call.request + 8] = counter;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int xorIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? nonce,
    Uint8List? message,
    StreamAlgorithm algorithm = StreamAlgorithm.xchacha20,
    int counter = 0,
  }) {
    final $flat = _xor.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _xor,
        XorRequest(
          key: key,
          handle: handle,
          nonce: nonce,
          message: message,
          algorithm: algorithm,
          counter: counter,
        ),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(
      (key?.length ?? 0) + (nonce?.length ?? 0) + (message?.length ?? 0),
    );
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, nonce ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 5, message ?? $sw.noBytes);
    $words[$sw.Call.request + 7] = $sw.asInt32(
      algorithm.number,
      'shortwire.crypto.v1.XorRequest.algorithm',
    );
    $words[$sw.Call.request + 8] = counter;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [xor] with request and reply in wire format.
  Future<Uint8List> xorRaw(Uint8List request) => $raw(_xor, request);

  /// [xorSync] with request and reply in wire format.
  Uint8List xorRawSync(Uint8List request) => $rawSync(_xor, request);

  /// The same, the reply going into [target]; returns its length.
  int xorRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_xor, target, request);

  /// A batch of [xor] on another thread.
  Future<List<Uint8List>> xorMany(List<XorRequestItem> items) async {
    if (_xor.flatMany != null) {
      return $batch(_xor, ($batch) => _$xorItems($batch, items));
    }
    final $requests = _$xorRequests(items);
    final $replies = await $many(_xor, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [xorSync].
  List<Uint8List> xorManySync(List<XorRequestItem> items) {
    if (_xor.flatMany != null) {
      return $batchSync(_xor, ($batch) => _$xorItems($batch, items));
    }
    final $requests = _$xorRequests(items);
    final $replies = $manySync(_xor, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<XorRequest> _$xorRequests(List<XorRequestItem> $items) =>
      [
        for (final $item in $items) XorRequest(
          key: $item.key,
          handle: $item.handle,
          nonce: $item.nonce,
          message: $item.message,
          algorithm: $item.algorithm,
          counter: $item.counter,
        ),
      ];

  List<Uint8List> Function() _$xorItems(
    $sw.Batch $batch,
    List<XorRequestItem> $items,
  ) {
    $batch.start(_xor, $items.length, 7, 84);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.nonce]);
    $batch.putBlobs([for (final $item in $items) $item.message]);
    final $c4 = $batch.int32s();
    final $c5 = $batch.uint64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
      $c4[$i] = $sw.asInt32(
        $item.algorithm.number,
        'shortwire.crypto.v1.XorRequest.algorithm',
      );
      $c5[$i] = $item.counter;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [xor] on another thread, as columns.
  Future<List<Uint8List>> xorColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> nonce,
    required List<Uint8List> message,
    required Int32List algorithm,
    required Uint64List counter,
    List<Uint8List>? into,
  }) =>
      $batch(
        _xor,
        ($batch) => _$xorColumns(
          $batch,
          key,
          handle,
          nonce,
          message,
          algorithm,
          counter,
          into,
        ),
      );

  /// A batch of [xorSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> xorColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> nonce,
    required List<Uint8List> message,
    required Int32List algorithm,
    required Uint64List counter,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _xor,
        ($batch) => _$xorColumns(
          $batch,
          key,
          handle,
          nonce,
          message,
          algorithm,
          counter,
          into,
        ),
      );

  List<Uint8List> Function() _$xorColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> nonce,
    List<Uint8List> message,
    Int32List algorithm,
    Uint64List counter,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _xor,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.XorRequest.key', key.length),
          ('shortwire.crypto.v1.XorRequest.handle', handle.length),
          ('shortwire.crypto.v1.XorRequest.nonce', nonce.length),
          ('shortwire.crypto.v1.XorRequest.message', message.length),
          ('shortwire.crypto.v1.XorRequest.algorithm', algorithm.length),
          ('shortwire.crypto.v1.XorRequest.counter', counter.length),
        ],
      ),
      7,
      84,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(nonce);
    $batch.putBlobs(message);
    $batch.putInt32s(algorithm);
    $batch.putUint64s(counter);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// So many bytes of the key stream.
  Future<Uint8List> generate({
    Uint8List? key,
    int handle = 0,
    Uint8List? nonce,
    StreamAlgorithm algorithm = StreamAlgorithm.xchacha20,
    int counter = 0,
    int size = 0,
  }) async =>
      generateSync(
        key: key,
        handle: handle,
        nonce: nonce,
        algorithm: algorithm,
        counter: counter,
        size: size,
      );

  /// The same on this thread, which it blocks.
  Uint8List generateSync({
    Uint8List? key,
    int handle = 0,
    Uint8List? nonce,
    StreamAlgorithm algorithm = StreamAlgorithm.xchacha20,
    int counter = 0,
    int size = 0,
  }) {
    final $flat = _generate.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _generate,
        KeyStreamRequest(
          key: key,
          handle: handle,
          nonce: nonce,
          algorithm: algorithm,
          counter: counter,
          size: size,
        ),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (nonce?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, nonce ?? $sw.noBytes);
    $words[$sw.Call.request + 5] = $sw.asInt32(
      algorithm.number,
      'shortwire.crypto.v1.KeyStreamRequest.algorithm',
    );
    $words[$sw.Call.request + 6] = counter;
    $words[$sw.Call.request + 7] = size;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int generateIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? nonce,
    StreamAlgorithm algorithm = StreamAlgorithm.xchacha20,
    int counter = 0,
    int size = 0,
  }) {
    final $flat = _generate.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _generate,
        KeyStreamRequest(
          key: key,
          handle: handle,
          nonce: nonce,
          algorithm: algorithm,
          counter: counter,
          size: size,
        ),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (nonce?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, nonce ?? $sw.noBytes);
    $words[$sw.Call.request + 5] = $sw.asInt32(
      algorithm.number,
      'shortwire.crypto.v1.KeyStreamRequest.algorithm',
    );
    $words[$sw.Call.request + 6] = counter;
    $words[$sw.Call.request + 7] = size;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [generate] with request and reply in wire format.
  Future<Uint8List> generateRaw(Uint8List request) => $raw(_generate, request);

  /// [generateSync] with request and reply in wire format.
  Uint8List generateRawSync(Uint8List request) => $rawSync(_generate, request);

  /// The same, the reply going into [target]; returns its length.
  int generateRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_generate, target, request);

  /// A batch of [generate] on another thread.
  Future<List<Uint8List>> generateMany(List<KeyStreamRequestItem> items) async {
    if (_generate.flatMany != null) {
      return $batch(_generate, ($batch) => _$generateItems($batch, items));
    }
    final $requests = _$generateRequests(items);
    final $replies = await $many(_generate, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [generateSync].
  List<Uint8List> generateManySync(List<KeyStreamRequestItem> items) {
    if (_generate.flatMany != null) {
      return $batchSync(_generate, ($batch) => _$generateItems($batch, items));
    }
    final $requests = _$generateRequests(items);
    final $replies = $manySync(_generate, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<KeyStreamRequest> _$generateRequests(
    List<KeyStreamRequestItem> $items,
  ) =>
      [
        for (final $item in $items) KeyStreamRequest(
          key: $item.key,
          handle: $item.handle,
          nonce: $item.nonce,
          algorithm: $item.algorithm,
          counter: $item.counter,
          size: $item.size,
        ),
      ];

  List<Uint8List> Function() _$generateItems(
    $sw.Batch $batch,
    List<KeyStreamRequestItem> $items,
  ) {
    $batch.start(_generate, $items.length, 7, 76);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.nonce]);
    final $c3 = $batch.int32s();
    final $c4 = $batch.uint64s();
    final $c5 = $batch.uint64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
      $c3[$i] = $sw.asInt32(
        $item.algorithm.number,
        'shortwire.crypto.v1.KeyStreamRequest.algorithm',
      );
      $c4[$i] = $item.counter;
      $c5[$i] = $item.size;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [generate] on another thread, as columns.
  Future<List<Uint8List>> generateColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> nonce,
    required Int32List algorithm,
    required Uint64List counter,
    required Uint64List size,
    List<Uint8List>? into,
  }) =>
      $batch(
        _generate,
        ($batch) => _$generateColumns(
          $batch,
          key,
          handle,
          nonce,
          algorithm,
          counter,
          size,
          into,
        ),
      );

  /// A batch of [generateSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> generateColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> nonce,
    required Int32List algorithm,
    required Uint64List counter,
    required Uint64List size,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _generate,
        ($batch) => _$generateColumns(
          $batch,
          key,
          handle,
          nonce,
          algorithm,
          counter,
          size,
          into,
        ),
      );

  List<Uint8List> Function() _$generateColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> nonce,
    Int32List algorithm,
    Uint64List counter,
    Uint64List size,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _generate,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.KeyStreamRequest.key', key.length),
          ('shortwire.crypto.v1.KeyStreamRequest.handle', handle.length),
          ('shortwire.crypto.v1.KeyStreamRequest.nonce', nonce.length),
          ('shortwire.crypto.v1.KeyStreamRequest.algorithm', algorithm.length),
          ('shortwire.crypto.v1.KeyStreamRequest.counter', counter.length),
          ('shortwire.crypto.v1.KeyStreamRequest.size', size.length),
        ],
      ),
      7,
      76,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(nonce);
    $batch.putInt32s(algorithm);
    $batch.putUint64s(counter);
    $batch.putUint64s(size);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// HSalsa20 or HChaCha20 of a key and 16 bytes: another key.
  Future<Uint8List> derive({
    Uint8List? key,
    int handle = 0,
    Uint8List? input,
    StreamAlgorithm algorithm = StreamAlgorithm.xchacha20,
  }) async =>
      deriveSync(key: key, handle: handle, input: input, algorithm: algorithm);

  /// The same on this thread, which it blocks.
  Uint8List deriveSync({
    Uint8List? key,
    int handle = 0,
    Uint8List? input,
    StreamAlgorithm algorithm = StreamAlgorithm.xchacha20,
  }) {
    final $flat = _derive.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _derive,
        DeriveRequest(
          key: key,
          handle: handle,
          input: input,
          algorithm: algorithm,
        ),
        Bytes(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (input?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, input ?? $sw.noBytes);
    $words[$sw.Call.request + 5] = $sw.asInt32(
      algorithm.number,
      'shortwire.crypto.v1.DeriveRequest.algorithm',
    );
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int deriveIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int handle = 0,
    Uint8List? input,
    StreamAlgorithm algorithm = StreamAlgorithm.xchacha20,
  }) {
    final $flat = _derive.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _derive,
        DeriveRequest(
          key: key,
          handle: handle,
          input: input,
          algorithm: algorithm,
        ),
        Bytes(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (input?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = handle;
    $call.putBytes($sw.Call.request + 3, input ?? $sw.noBytes);
    $words[$sw.Call.request + 5] = $sw.asInt32(
      algorithm.number,
      'shortwire.crypto.v1.DeriveRequest.algorithm',
    );
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [derive] with request and reply in wire format.
  Future<Uint8List> deriveRaw(Uint8List request) => $raw(_derive, request);

  /// [deriveSync] with request and reply in wire format.
  Uint8List deriveRawSync(Uint8List request) => $rawSync(_derive, request);

  /// The same, the reply going into [target]; returns its length.
  int deriveRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_derive, target, request);

  /// A batch of [derive] on another thread.
  Future<List<Uint8List>> deriveMany(List<DeriveRequestItem> items) async {
    if (_derive.flatMany != null) {
      return $batch(_derive, ($batch) => _$deriveItems($batch, items));
    }
    final $requests = _$deriveRequests(items);
    final $replies = await $many(_derive, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [deriveSync].
  List<Uint8List> deriveManySync(List<DeriveRequestItem> items) {
    if (_derive.flatMany != null) {
      return $batchSync(_derive, ($batch) => _$deriveItems($batch, items));
    }
    final $requests = _$deriveRequests(items);
    final $replies = $manySync(_derive, $requests, Bytes.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<DeriveRequest> _$deriveRequests(List<DeriveRequestItem> $items) =>
      [
        for (final $item in $items) DeriveRequest(
          key: $item.key,
          handle: $item.handle,
          input: $item.input,
          algorithm: $item.algorithm,
        ),
      ];

  List<Uint8List> Function() _$deriveItems(
    $sw.Batch $batch,
    List<DeriveRequestItem> $items,
  ) {
    $batch.start(_derive, $items.length, 5, 60);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.input]);
    final $c3 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.handle;
      $c3[$i] = $sw.asInt32(
        $item.algorithm.number,
        'shortwire.crypto.v1.DeriveRequest.algorithm',
      );
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [derive] on another thread, as columns.
  Future<List<Uint8List>> deriveColumns({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> input,
    required Int32List algorithm,
    List<Uint8List>? into,
  }) =>
      $batch(
        _derive,
        ($batch) => _$deriveColumns(
          $batch,
          key,
          handle,
          input,
          algorithm,
          into,
        ),
      );

  /// A batch of [deriveSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> deriveColumnsSync({
    required List<Uint8List> key,
    required Uint64List handle,
    required List<Uint8List> input,
    required Int32List algorithm,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _derive,
        ($batch) => _$deriveColumns(
          $batch,
          key,
          handle,
          input,
          algorithm,
          into,
        ),
      );

  List<Uint8List> Function() _$deriveColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List handle,
    List<Uint8List> input,
    Int32List algorithm,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _derive,
      $sw.countOf(
        [
          ('shortwire.crypto.v1.DeriveRequest.key', key.length),
          ('shortwire.crypto.v1.DeriveRequest.handle', handle.length),
          ('shortwire.crypto.v1.DeriveRequest.input', input.length),
          ('shortwire.crypto.v1.DeriveRequest.algorithm', algorithm.length),
        ],
      ),
      5,
      60,
    );
    $batch.fit(into, 'shortwire.crypto.v1.Bytes.value');
    $batch.putBlobs(key);
    $batch.putUint64s(handle);
    $batch.putBlobs(input);
    $batch.putInt32s(algorithm);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }
}
