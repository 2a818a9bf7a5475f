# Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
"""Keys, and the messages that all services of this package share.

Wherever a key is wanted, a request takes its bytes (`key`) or a handle (`handle`, which goes first unless it is 0). Bytes
cross on every call; a handle keeps them in the library, prepared for use, and clears them when it is discarded.

Failures: arguments of a wrong length are INVALID_ARGUMENT and say which length is right. Whatever is not authentic (a
box, a tag, a signature) is UNAUTHENTICATED with the detail NotAuthentic, and nothing more is told; no plaintext is
released. A handle that was discarded is FAILED_PRECONDITION, one that never was NOT_FOUND. A message that is too long for
its nonce, or a counter that would start over, is OUT_OF_RANGE.
"""

from __future__ import annotations

import dataclasses as _dataclasses
import enum as _enum

from shortwire import gen_v1 as _sw

__all__ = [
    "Aead",
    "AeadAlgorithm",
    "AeadRequest",
    "Argon2idRequest",
    "Blake2bRequest",
    "Box",
    "BoxRequest",
    "Bytes",
    "ChunkRequest",
    "ChunkedAead",
    "ChunkedHandle",
    "Compare",
    "CompareReply",
    "CompareRequest",
    "DecodeRequest",
    "DeriveRequest",
    "Empty",
    "EncodeRequest",
    "Encoding",
    "Exchange",
    "ExchangeRequest",
    "FromExchangeRequest",
    "GenerateKeyRequest",
    "Hash",
    "HashAlgorithm",
    "HashHandle",
    "HkdfRequest",
    "Kdf",
    "KdfHash",
    "KeyHandle",
    "KeyKind",
    "KeyPair",
    "KeyStreamRequest",
    "KeyedRequest",
    "Keys",
    "Mac",
    "MacAlgorithm",
    "MacRequest",
    "NonceRequest",
    "NotAuthentic",
    "OpeningHandle",
    "Pbkdf2Request",
    "Random",
    "RandomRequest",
    "SealedBox",
    "SealedBoxRequest",
    "SealingHandle",
    "SecretBox",
    "SeedRequest",
    "Sign",
    "StartHashRequest",
    "StartOpeningRequest",
    "StartSealingRequest",
    "StoreKeyRequest",
    "Stream",
    "StreamAlgorithm",
    "Text",
    "TextFormat",
    "UpdateHashRequest",
    "VerifyMacRequest",
    "VerifyRequest",
    "XorRequest",
]


class KeyKind(_enum.IntEnum):
    """What a key is prepared for."""

    UNSPECIFIED = 0
    """Secret bytes for ciphers, MACs, key derivation and X25519: 1 to 4,096 of them."""
    SIGNING = 1
    """An Ed25519 signing key: a seed of 32 bytes, or the 64 that NaCl has, seed and public key. Its public key is computed
    once, here, and not for every signature.
    """
    EXTENDED_SIGNING = 2
    """An extended Ed25519 key of 64 bytes, or 96 with its public key."""
    VERIFYING = 3
    """An Ed25519 public key of 32 bytes, decompressed once."""


class AeadAlgorithm(_enum.IntEnum):
    XCHACHA20_POLY1305 = 0
    """Nonces of 24 bytes, which may be random. Messages up to 256 GiB."""
    CHACHA20_POLY1305 = 1
    """Nonces of 12 bytes: count them, they are too short to be random. Messages up to 256 GiB - 64 bytes."""


class TextFormat(_enum.IntEnum):
    BASE16 = 0
    """Hexadecimal, lower case; decoding takes upper case and a leading 0x too."""
    BASE32 = 1
    """Base32 in the alphabet of Bech32."""
    BECH32 = 2
    """Bech32 (BIP 173) with a human-readable prefix: keys have x25519_sk, x25519_pk, ed25519_sk, ed25519_pk and ed25519e_sk."""


class HashAlgorithm(_enum.IntEnum):
    SHA256 = 0
    SHA512 = 1
    BLAKE2B = 2
    HMAC_SHA256 = 3
    HMAC_SHA512 = 4
    POLY1305 = 5


class MacAlgorithm(_enum.IntEnum):
    HMAC_SHA256 = 0
    HMAC_SHA512 = 1
    POLY1305 = 2


class KdfHash(_enum.IntEnum):
    SHA256 = 0
    SHA512 = 1


class StreamAlgorithm(_enum.IntEnum):
    XCHACHA20 = 0
    """Keys of 32 bytes, nonces of 24, which may be random."""
    CHACHA20 = 1
    """RFC 8439: nonces of 12 bytes, a counter of 32 bits."""
    CHACHA20_ORIGINAL = 2
    """Nonces of 8 bytes, a counter of 64 bits."""
    XSALSA20 = 3
    """Nonces of 24 bytes."""
    SALSA20 = 4
    """Nonces of 8 bytes."""
    CHACHA12 = 5
    """As CHACHA20, with 12 and 8 rounds."""
    CHACHA8 = 6


@_dataclasses.dataclass(slots=True)
class StoreKeyRequest(_sw.Message):
    key: bytes = b""
    kind: KeyKind | int = KeyKind.UNSPECIFIED


@_dataclasses.dataclass(slots=True)
class GenerateKeyRequest(_sw.Message):
    size: int = 0
    """Bytes: 32 for all ciphers and curves here. 0 is 32."""
    kind: KeyKind | int = KeyKind.UNSPECIFIED
    """Unspecified or signing."""


@_dataclasses.dataclass(slots=True)
class KeyHandle(_sw.Message):
    """A key in the library. 0 is none."""

    handle: int = 0


@_dataclasses.dataclass(slots=True)
class Bytes(_sw.Message):
    """Bytes, and nothing else."""

    value: bytes = b""


@_dataclasses.dataclass(slots=True)
class Empty(_sw.Message):
    pass


@_dataclasses.dataclass(slots=True)
class KeyPair(_sw.Message):
    """A private key and its public key."""

    private_key: bytes = b""
    public_key: bytes = b""


@_dataclasses.dataclass(slots=True)
class NotAuthentic(_sw.Message):
    """Detail of a failure: the message, its nonce or the key is not the one that it was made with."""


@_dataclasses.dataclass(slots=True)
class KeyedRequest(_sw.Message):
    """A key, and what to do it to."""

    key: bytes = b""
    handle: int = 0
    message: bytes = b""


@_dataclasses.dataclass(slots=True)
class NonceRequest(_sw.Message):
    """A key, a nonce that was never used with it before, and a message."""

    key: bytes = b""
    handle: int = 0
    nonce: bytes = b""
    message: bytes = b""


@_dataclasses.dataclass(slots=True)
class AeadRequest(_sw.Message):
    key: bytes = b""
    handle: int = 0
    nonce: bytes = b""
    """Never used with this key before."""
    message: bytes = b""
    associated_data: bytes = b""
    """What is authenticated and not encrypted."""
    algorithm: AeadAlgorithm | int = AeadAlgorithm.XCHACHA20_POLY1305


@_dataclasses.dataclass(slots=True)
class StartSealingRequest(_sw.Message):
    key: bytes = b""
    handle: int = 0


@_dataclasses.dataclass(slots=True)
class SealingHandle(_sw.Message):
    stream: int = 0
    header: bytes = b""


@_dataclasses.dataclass(slots=True)
class StartOpeningRequest(_sw.Message):
    key: bytes = b""
    handle: int = 0
    header: bytes = b""


@_dataclasses.dataclass(slots=True)
class OpeningHandle(_sw.Message):
    stream: int = 0


@_dataclasses.dataclass(slots=True)
class ChunkedHandle(_sw.Message):
    stream: int = 0


@_dataclasses.dataclass(slots=True)
class ChunkRequest(_sw.Message):
    stream: int = 0
    chunk: bytes = b""
    is_last: bool = False
    associated_data: bytes = b""


@_dataclasses.dataclass(slots=True)
class EncodeRequest(_sw.Message):
    data: bytes = b""
    format: TextFormat | int = TextFormat.BASE16
    prefix: str = ""
    """For Bech32."""


@_dataclasses.dataclass(slots=True)
class DecodeRequest(_sw.Message):
    text: str = ""
    format: TextFormat | int = TextFormat.BASE16
    prefix: str = ""
    """For Bech32: another prefix is an error."""


@_dataclasses.dataclass(slots=True)
class Text(_sw.Message):
    value: str = ""


@_dataclasses.dataclass(slots=True)
class RandomRequest(_sw.Message):
    size: int = 0


@_dataclasses.dataclass(slots=True)
class CompareRequest(_sw.Message):
    a: bytes = b""
    b: bytes = b""


@_dataclasses.dataclass(slots=True)
class CompareReply(_sw.Message):
    is_equal: bool = False


@_dataclasses.dataclass(slots=True)
class Blake2bRequest(_sw.Message):
    message: bytes = b""
    length: int = 0
    """Bytes of the digest, 1 to 64; 0 is 64."""
    key: bytes = b""
    """Up to 64 bytes: makes it a MAC."""
    salt: bytes = b""
    """Up to 16 bytes each; shorter ones have zeros behind."""
    personalisation: bytes = b""


@_dataclasses.dataclass(slots=True)
class StartHashRequest(_sw.Message):
    algorithm: HashAlgorithm | int = HashAlgorithm.SHA256
    key: bytes = b""
    """For HMAC, Poly1305 and BLAKE2b."""
    handle: int = 0
    length: int = 0
    """For BLAKE2b, as in Blake2bRequest."""
    salt: bytes = b""
    personalisation: bytes = b""


@_dataclasses.dataclass(slots=True)
class HashHandle(_sw.Message):
    stream: int = 0


@_dataclasses.dataclass(slots=True)
class UpdateHashRequest(_sw.Message):
    stream: int = 0
    data: bytes = b""


@_dataclasses.dataclass(slots=True)
class MacRequest(_sw.Message):
    key: bytes = b""
    handle: int = 0
    message: bytes = b""
    algorithm: MacAlgorithm | int = MacAlgorithm.HMAC_SHA256


@_dataclasses.dataclass(slots=True)
class VerifyMacRequest(_sw.Message):
    key: bytes = b""
    handle: int = 0
    message: bytes = b""
    algorithm: MacAlgorithm | int = MacAlgorithm.HMAC_SHA256
    tag: bytes = b""


@_dataclasses.dataclass(slots=True)
class HkdfRequest(_sw.Message):
    key: bytes = b""
    """The secret, or a handle of it."""
    handle: int = 0
    salt: bytes = b""
    info: bytes = b""
    length: int = 0
    """Bytes to derive: up to 255 digests."""
    hash: KdfHash | int = KdfHash.SHA256


@_dataclasses.dataclass(slots=True)
class Pbkdf2Request(_sw.Message):
    password: bytes = b""
    salt: bytes = b""
    iterations: int = 0
    length: int = 0
    hash: KdfHash | int = KdfHash.SHA256


@_dataclasses.dataclass(slots=True)
class Argon2idRequest(_sw.Message):
    password: bytes = b""
    salt: bytes = b""
    """At least 8 bytes."""
    length: int = 0
    """4 to 2^32 - 1."""
    memory: int = 0
    """KiB of memory; 0 is 65,536."""
    passes: int = 0
    """0 is 3."""
    lanes: int = 0
    """0 is 4."""
    secret: bytes = b""
    associated_data: bytes = b""


@_dataclasses.dataclass(slots=True)
class BoxRequest(_sw.Message):
    key: bytes = b""
    """One's own private key, or its handle."""
    handle: int = 0
    public_key: bytes = b""
    """The peer's public key."""
    nonce: bytes = b""
    """24 bytes, never used with these keys before."""
    message: bytes = b""


@_dataclasses.dataclass(slots=True)
class SealedBoxRequest(_sw.Message):
    public_key: bytes = b""
    message: bytes = b""


@_dataclasses.dataclass(slots=True)
class SeedRequest(_sw.Message):
    seed: bytes = b""


@_dataclasses.dataclass(slots=True)
class VerifyRequest(_sw.Message):
    key: bytes = b""
    """The public key, or a handle of it."""
    handle: int = 0
    signature: bytes = b""
    """64 bytes; none for OpenCombined."""
    message: bytes = b""


@_dataclasses.dataclass(slots=True)
class FromExchangeRequest(_sw.Message):
    public_key: bytes = b""
    is_negative: bool = False


@_dataclasses.dataclass(slots=True)
class ExchangeRequest(_sw.Message):
    key: bytes = b""
    """One's own private key, or its handle."""
    handle: int = 0
    public_key: bytes = b""


@_dataclasses.dataclass(slots=True)
class XorRequest(_sw.Message):
    key: bytes = b""
    handle: int = 0
    nonce: bytes = b""
    message: bytes = b""
    algorithm: StreamAlgorithm | int = StreamAlgorithm.XCHACHA20
    counter: int = 0
    """The block of 64 bytes that the stream begins with."""


@_dataclasses.dataclass(slots=True)
class KeyStreamRequest(_sw.Message):
    key: bytes = b""
    handle: int = 0
    nonce: bytes = b""
    algorithm: StreamAlgorithm | int = StreamAlgorithm.XCHACHA20
    counter: int = 0
    size: int = 0


@_dataclasses.dataclass(slots=True)
class DeriveRequest(_sw.Message):
    key: bytes = b""
    handle: int = 0
    input: bytes = b""
    """16 bytes."""
    algorithm: StreamAlgorithm | int = StreamAlgorithm.XCHACHA20
    """XChaCha20 (HChaCha20) or XSalsa20 (HSalsa20)."""


class Keys(_sw.Client):
    """Keys that stay in the library. May be used by many calls at a time; discarding one waits for those under way."""

    __slots__ = ()


class Aead(_sw.Client):
    """ChaCha20-Poly1305 (RFC 8439) and XChaCha20-Poly1305, with keys of 32 bytes."""

    __slots__ = ()


class ChunkedAead(_sw.Client):
    """Encryption of what does not fit into memory, chunk by chunk; chunks that are missing, repeated, in another order or cut
    off at the end are not authentic. libsodium's secretstream_xchacha20poly1305 reads and writes the same. One thread at a
    time uses a handle; others wait.
    """

    __slots__ = ()


class Encoding(_sw.Client):
    """Bytes as text, in constant time where they are secret."""

    __slots__ = ()


class Random(_sw.Client):
    """Random bytes of the operating system."""

    __slots__ = ()


class Compare(_sw.Client):
    """Comparing secrets."""

    __slots__ = ()


class Hash(_sw.Client):
    """SHA-2 and BLAKE2b. In batches, messages are hashed side by side in vector lanes."""

    __slots__ = ()


class Mac(_sw.Client):
    """Message authentication codes."""

    __slots__ = ()


class Kdf(_sw.Client):
    """Keys from keys, and keys from passwords."""

    __slots__ = ()


class SecretBox(_sw.Client):
    """Authenticated encryption with a key of 32 bytes: XSalsa20 and Poly1305, NaCl's crypto_secretbox.

    A nonce has 24 bytes, enough to be random. All methods work in place: seal and encrypt move nothing if the message lies 16,
    or 40, bytes behind the start of the output; unseal and decrypt if the output starts as far behind the start of the box.
    """

    __slots__ = ()


class Box(_sw.Client):
    """Authenticated encryption between two key pairs of X25519: NaCl's crypto_box. Who talks to the same peer more than once
    computes the shared key once (Precompute) and uses SecretBox.
    """

    __slots__ = ()


class SealedBox(_sw.Client):
    """Encryption to a public key by somebody who stays unknown: NaCl's sealed boxes."""

    __slots__ = ()


class Sign(_sw.Client):
    """Ed25519 (RFC 8032). A signing key is its seed of 32 bytes, or seed and public key (64); a handle of it signs twice as fast,
    because the public key is computed once.
    """

    __slots__ = ()


class Exchange(_sw.Client):
    """X25519 (RFC 7748)."""

    __slots__ = ()


class Stream(_sw.Client):
    """Hazardous material: see above."""

    __slots__ = ()


_sw.describe(
    (
        StoreKeyRequest,
        "shortwire.crypto.v1.StoreKeyRequest",
        [
            (1, "key", "implicit", "bytes"),
            (2, "kind", "implicit", "enum", KeyKind),
        ],
    ),
    (
        GenerateKeyRequest,
        "shortwire.crypto.v1.GenerateKeyRequest",
        [
            (1, "size", "implicit", "uint32"),
            (2, "kind", "implicit", "enum", KeyKind),
        ],
    ),
    (
        KeyHandle,
        "shortwire.crypto.v1.KeyHandle",
        [
            (1, "handle", "implicit", "uint64"),
        ],
    ),
    (
        Bytes,
        "shortwire.crypto.v1.Bytes",
        [
            (1, "value", "implicit", "bytes"),
        ],
    ),
    (
        Empty,
        "shortwire.crypto.v1.Empty",
        [],
    ),
    (
        KeyPair,
        "shortwire.crypto.v1.KeyPair",
        [
            (1, "private_key", "implicit", "bytes"),
            (2, "public_key", "implicit", "bytes"),
        ],
    ),
    (
        NotAuthentic,
        "shortwire.crypto.v1.NotAuthentic",
        [],
    ),
    (
        KeyedRequest,
        "shortwire.crypto.v1.KeyedRequest",
        [
            (1, "key", "implicit", "bytes"),
            (2, "handle", "implicit", "uint64"),
            (3, "message", "implicit", "bytes"),
        ],
    ),
    (
        NonceRequest,
        "shortwire.crypto.v1.NonceRequest",
        [
            (1, "key", "implicit", "bytes"),
            (2, "handle", "implicit", "uint64"),
            (3, "nonce", "implicit", "bytes"),
            (4, "message", "implicit", "bytes"),
        ],
    ),
    (
        AeadRequest,
        "shortwire.crypto.v1.AeadRequest",
        [
            (1, "key", "implicit", "bytes"),
            (2, "handle", "implicit", "uint64"),
            (3, "nonce", "implicit", "bytes"),
            (4, "message", "implicit", "bytes"),
            (5, "associated_data", "implicit", "bytes"),
            (6, "algorithm", "implicit", "enum", AeadAlgorithm),
        ],
    ),
    (
        StartSealingRequest,
        "shortwire.crypto.v1.StartSealingRequest",
        [
            (1, "key", "implicit", "bytes"),
            (2, "handle", "implicit", "uint64"),
        ],
    ),
    (
        SealingHandle,
        "shortwire.crypto.v1.SealingHandle",
        [
            (1, "stream", "implicit", "uint64"),
            (2, "header", "implicit", "bytes"),
        ],
    ),
    (
        StartOpeningRequest,
        "shortwire.crypto.v1.StartOpeningRequest",
        [
            (1, "key", "implicit", "bytes"),
            (2, "handle", "implicit", "uint64"),
            (3, "header", "implicit", "bytes"),
        ],
    ),
    (
        OpeningHandle,
        "shortwire.crypto.v1.OpeningHandle",
        [
            (1, "stream", "implicit", "uint64"),
        ],
    ),
    (
        ChunkedHandle,
        "shortwire.crypto.v1.ChunkedHandle",
        [
            (1, "stream", "implicit", "uint64"),
        ],
    ),
    (
        ChunkRequest,
        "shortwire.crypto.v1.ChunkRequest",
        [
            (1, "stream", "implicit", "uint64"),
            (2, "chunk", "implicit", "bytes"),
            (3, "is_last", "implicit", "bool"),
            (4, "associated_data", "implicit", "bytes"),
        ],
    ),
    (
        EncodeRequest,
        "shortwire.crypto.v1.EncodeRequest",
        [
            (1, "data", "implicit", "bytes"),
            (2, "format", "implicit", "enum", TextFormat),
            (3, "prefix", "implicit", "string"),
        ],
    ),
    (
        DecodeRequest,
        "shortwire.crypto.v1.DecodeRequest",
        [
            (1, "text", "implicit", "string"),
            (2, "format", "implicit", "enum", TextFormat),
            (3, "prefix", "implicit", "string"),
        ],
    ),
    (
        Text,
        "shortwire.crypto.v1.Text",
        [
            (1, "value", "implicit", "string"),
        ],
    ),
    (
        RandomRequest,
        "shortwire.crypto.v1.RandomRequest",
        [
            (1, "size", "implicit", "uint64"),
        ],
    ),
    (
        CompareRequest,
        "shortwire.crypto.v1.CompareRequest",
        [
            (1, "a", "implicit", "bytes"),
            (2, "b", "implicit", "bytes"),
        ],
    ),
    (
        CompareReply,
        "shortwire.crypto.v1.CompareReply",
        [
            (1, "is_equal", "implicit", "bool"),
        ],
    ),
    (
        Blake2bRequest,
        "shortwire.crypto.v1.Blake2bRequest",
        [
            (1, "message", "implicit", "bytes"),
            (2, "length", "implicit", "uint32"),
            (3, "key", "implicit", "bytes"),
            (4, "salt", "implicit", "bytes"),
            (5, "personalisation", "implicit", "bytes"),
        ],
    ),
    (
        StartHashRequest,
        "shortwire.crypto.v1.StartHashRequest",
        [
            (1, "algorithm", "implicit", "enum", HashAlgorithm),
            (2, "key", "implicit", "bytes"),
            (3, "handle", "implicit", "uint64"),
            (4, "length", "implicit", "uint32"),
            (5, "salt", "implicit", "bytes"),
            (6, "personalisation", "implicit", "bytes"),
        ],
    ),
    (
        HashHandle,
        "shortwire.crypto.v1.HashHandle",
        [
            (1, "stream", "implicit", "uint64"),
        ],
    ),
    (
        UpdateHashRequest,
        "shortwire.crypto.v1.UpdateHashRequest",
        [
            (1, "stream", "implicit", "uint64"),
            (2, "data", "implicit", "bytes"),
        ],
    ),
    (
        MacRequest,
        "shortwire.crypto.v1.MacRequest",
        [
            (1, "key", "implicit", "bytes"),
            (2, "handle", "implicit", "uint64"),
            (3, "message", "implicit", "bytes"),
            (4, "algorithm", "implicit", "enum", MacAlgorithm),
        ],
    ),
    (
        VerifyMacRequest,
        "shortwire.crypto.v1.VerifyMacRequest",
        [
            (1, "key", "implicit", "bytes"),
            (2, "handle", "implicit", "uint64"),
            (3, "message", "implicit", "bytes"),
            (4, "algorithm", "implicit", "enum", MacAlgorithm),
            (5, "tag", "implicit", "bytes"),
        ],
    ),
    (
        HkdfRequest,
        "shortwire.crypto.v1.HkdfRequest",
        [
            (1, "key", "implicit", "bytes"),
            (2, "handle", "implicit", "uint64"),
            (3, "salt", "implicit", "bytes"),
            (4, "info", "implicit", "bytes"),
            (5, "length", "implicit", "uint32"),
            (6, "hash", "implicit", "enum", KdfHash),
        ],
    ),
    (
        Pbkdf2Request,
        "shortwire.crypto.v1.Pbkdf2Request",
        [
            (1, "password", "implicit", "bytes"),
            (2, "salt", "implicit", "bytes"),
            (3, "iterations", "implicit", "uint32"),
            (4, "length", "implicit", "uint32"),
            (5, "hash", "implicit", "enum", KdfHash),
        ],
    ),
    (
        Argon2idRequest,
        "shortwire.crypto.v1.Argon2idRequest",
        [
            (1, "password", "implicit", "bytes"),
            (2, "salt", "implicit", "bytes"),
            (3, "length", "implicit", "uint32"),
            (4, "memory", "implicit", "uint32"),
            (5, "passes", "implicit", "uint32"),
            (6, "lanes", "implicit", "uint32"),
            (7, "secret", "implicit", "bytes"),
            (8, "associated_data", "implicit", "bytes"),
        ],
    ),
    (
        BoxRequest,
        "shortwire.crypto.v1.BoxRequest",
        [
            (1, "key", "implicit", "bytes"),
            (2, "handle", "implicit", "uint64"),
            (3, "public_key", "implicit", "bytes"),
            (4, "nonce", "implicit", "bytes"),
            (5, "message", "implicit", "bytes"),
        ],
    ),
    (
        SealedBoxRequest,
        "shortwire.crypto.v1.SealedBoxRequest",
        [
            (1, "public_key", "implicit", "bytes"),
            (2, "message", "implicit", "bytes"),
        ],
    ),
    (
        SeedRequest,
        "shortwire.crypto.v1.SeedRequest",
        [
            (1, "seed", "implicit", "bytes"),
        ],
    ),
    (
        VerifyRequest,
        "shortwire.crypto.v1.VerifyRequest",
        [
            (1, "key", "implicit", "bytes"),
            (2, "handle", "implicit", "uint64"),
            (3, "signature", "implicit", "bytes"),
            (4, "message", "implicit", "bytes"),
        ],
    ),
    (
        FromExchangeRequest,
        "shortwire.crypto.v1.FromExchangeRequest",
        [
            (1, "public_key", "implicit", "bytes"),
            (2, "is_negative", "implicit", "bool"),
        ],
    ),
    (
        ExchangeRequest,
        "shortwire.crypto.v1.ExchangeRequest",
        [
            (1, "key", "implicit", "bytes"),
            (2, "handle", "implicit", "uint64"),
            (3, "public_key", "implicit", "bytes"),
        ],
    ),
    (
        XorRequest,
        "shortwire.crypto.v1.XorRequest",
        [
            (1, "key", "implicit", "bytes"),
            (2, "handle", "implicit", "uint64"),
            (3, "nonce", "implicit", "bytes"),
            (4, "message", "implicit", "bytes"),
            (5, "algorithm", "implicit", "enum", StreamAlgorithm),
            (6, "counter", "implicit", "uint64"),
        ],
    ),
    (
        KeyStreamRequest,
        "shortwire.crypto.v1.KeyStreamRequest",
        [
            (1, "key", "implicit", "bytes"),
            (2, "handle", "implicit", "uint64"),
            (3, "nonce", "implicit", "bytes"),
            (4, "algorithm", "implicit", "enum", StreamAlgorithm),
            (5, "counter", "implicit", "uint64"),
            (6, "size", "implicit", "uint64"),
        ],
    ),
    (
        DeriveRequest,
        "shortwire.crypto.v1.DeriveRequest",
        [
            (1, "key", "implicit", "bytes"),
            (2, "handle", "implicit", "uint64"),
            (3, "input", "implicit", "bytes"),
            (4, "algorithm", "implicit", "enum", StreamAlgorithm),
        ],
    ),
)
_sw.bind(
    Keys,
    "shortwire.crypto.v1.Keys",
    [
        (
            "store",
            "Store",
            StoreKeyRequest,
            KeyHandle,
            0x82F869CC1910728A,
            False,
            "store_raw",
            "store_many",
            "Copies a key into the library. Clear your own copy then.",
        ),
        (
            "generate",
            "Generate",
            GenerateKeyRequest,
            KeyHandle,
            0xCD66B5B1BB4CF766,
            False,
            "generate_raw",
            "generate_many",
            "Makes a key of random bytes that nobody has seen.",
        ),
        (
            "reveal",
            "Reveal",
            KeyHandle,
            Bytes,
            0xF45119265E81E95A,
            False,
            "reveal_raw",
            "reveal_many",
            "The bytes of a key: a seed of signing keys, else what was stored.",
            "reveal_into",
        ),
        (
            "discard",
            "Discard",
            KeyHandle,
            Empty,
            0xE0C6E62873A08396,
            False,
            "discard_raw",
            "discard_many",
            "Clears a key and gives its handle up. Discarding it again is FAILED_PRECONDITION.",
        ),
    ],
)
_sw.bind(
    Aead,
    "shortwire.crypto.v1.Aead",
    [
        (
            "seal",
            "Seal",
            AeadRequest,
            Bytes,
            0x345B308C797198B2,
            False,
            "seal_raw",
            "seal_many",
            "The encrypted message, then the tag of 16 bytes. In place, nothing moves.",
            "seal_into",
        ),
        (
            "unseal",
            "Unseal",
            AeadRequest,
            Bytes,
            0xBA045FA9A540B291,
            False,
            "unseal_raw",
            "unseal_many",
            "What Seal was given; the associated data has to be the same.",
            "unseal_into",
        ),
    ],
)
_sw.bind(
    ChunkedAead,
    "shortwire.crypto.v1.ChunkedAead",
    [
        (
            "start_sealing",
            "StartSealing",
            StartSealingRequest,
            SealingHandle,
            0x746276B244A5040D,
            False,
            "start_sealing_raw",
            "start_sealing_many",
            "Starts encrypting with a key of 32 bytes. The header has to be stored in front of the chunks.",
        ),
        (
            "seal_chunk",
            "SealChunk",
            ChunkRequest,
            Bytes,
            0xA802DE7BDD3EA1D9,
            False,
            "seal_chunk_raw",
            "seal_chunk_many",
            "The encrypted chunk, 17 bytes longer: a byte that says whether it is the last one in front, a tag behind. In place if it\nlies one byte behind the start of the output. After the last chunk the handle is discarded.",
            "seal_chunk_into",
        ),
        (
            "start_opening",
            "StartOpening",
            StartOpeningRequest,
            OpeningHandle,
            0x81587B7B18875E65,
            False,
            "start_opening_raw",
            "start_opening_many",
            "Starts decrypting what begins with that header.",
        ),
        (
            "open_chunk",
            "OpenChunk",
            ChunkRequest,
            Bytes,
            0x619A68101757CA4A,
            False,
            "open_chunk_raw",
            "open_chunk_many",
            "What SealChunk was given. Was the last chunk the last one that was sealed? If it is not marked so on both sides, it is\nnot authentic.",
            "open_chunk_into",
        ),
        (
            "discard",
            "Discard",
            ChunkedHandle,
            Empty,
            0xBD47C5A05D355DE1,
            False,
            "discard_raw",
            "discard_many",
            "Gives a handle up before the last chunk.",
        ),
    ],
)
_sw.bind(
    Encoding,
    "shortwire.crypto.v1.Encoding",
    [
        (
            "encode",
            "Encode",
            EncodeRequest,
            Text,
            0xFF909E8AF35A8715,
            False,
            "encode_raw",
            "encode_many",
            "",
        ),
        (
            "decode",
            "Decode",
            DecodeRequest,
            Bytes,
            0xDD0F96B11AD31F67,
            False,
            "decode_raw",
            "decode_many",
            "INVALID_ARGUMENT says what is wrong, and where.",
        ),
    ],
)
_sw.bind(
    Random,
    "shortwire.crypto.v1.Random",
    [
        (
            "fill",
            "Fill",
            RandomRequest,
            Bytes,
            0xE703688E95E3159B,
            False,
            "fill_raw",
            "fill_many",
            "",
            "fill_into",
        ),
    ],
)
_sw.bind(
    Compare,
    "shortwire.crypto.v1.Compare",
    [
        (
            "equal",
            "Equal",
            CompareRequest,
            CompareReply,
            0x781AB406E05B93BC,
            False,
            "equal_raw",
            "equal_many",
            "Whether two byte strings are equal; takes the same time wherever they differ. Other lengths are not equal.",
        ),
    ],
)
_sw.bind(
    Hash,
    "shortwire.crypto.v1.Hash",
    [
        (
            "sha256",
            "Sha256",
            Bytes,
            Bytes,
            0x6BBB3DFE270732B5,
            False,
            "sha256_raw",
            "sha256_many",
            "",
            "sha256_into",
        ),
        (
            "sha512",
            "Sha512",
            Bytes,
            Bytes,
            0x5369945EC8188CCA,
            False,
            "sha512_raw",
            "sha512_many",
            "",
            "sha512_into",
        ),
        (
            "blake2b",
            "Blake2b",
            Blake2bRequest,
            Bytes,
            0x95B838022C41FD77,
            False,
            "blake2b_raw",
            "blake2b_many",
            "",
            "blake2b_into",
        ),
        (
            "start",
            "Start",
            StartHashRequest,
            HashHandle,
            0x4927B674F17D4A94,
            False,
            "start_raw",
            "start_many",
            "Starts a hash of what comes in pieces. One thread at a time uses a handle; others wait.",
        ),
        (
            "update",
            "Update",
            UpdateHashRequest,
            Empty,
            0x3E4DCD319D9A70C2,
            False,
            "update_raw",
            "update_many",
            "Adds a piece.",
        ),
        (
            "finish",
            "Finish",
            HashHandle,
            Bytes,
            0xD88B24263EFFC320,
            False,
            "finish_raw",
            "finish_many",
            "The digest, or tag; discards the handle.",
            "finish_into",
        ),
        (
            "discard",
            "Discard",
            HashHandle,
            Empty,
            0xC72EC9BA43347A9A,
            False,
            "discard_raw",
            "discard_many",
            "Gives a handle up.",
        ),
    ],
)
_sw.bind(
    Mac,
    "shortwire.crypto.v1.Mac",
    [
        (
            "tag",
            "Tag",
            MacRequest,
            Bytes,
            0x3BF8F38276586780,
            False,
            "tag_raw",
            "tag_many",
            "The tag: 32 bytes of HMAC-SHA-256, 64 of HMAC-SHA-512, 16 of Poly1305, whose key may be used for one message only.",
            "tag_into",
        ),
        (
            "verify",
            "Verify",
            VerifyMacRequest,
            Empty,
            0xF3DF0EBC786789AC,
            False,
            "verify_raw",
            "verify_many",
            "Whether a tag is the message's. Takes the same time wherever they differ.",
        ),
    ],
)
_sw.bind(
    Kdf,
    "shortwire.crypto.v1.Kdf",
    [
        (
            "hkdf",
            "Hkdf",
            HkdfRequest,
            Bytes,
            0x06B2FF1B5B3D31E0,
            False,
            "hkdf_raw",
            "hkdf_many",
            "HKDF (RFC 5869): extract and expand.",
            "hkdf_into",
        ),
        (
            "pbkdf2",
            "Pbkdf2",
            Pbkdf2Request,
            Bytes,
            0x612E92D083597490,
            True,
            "pbkdf2_raw",
            "pbkdf2_many",
            "PBKDF2 with HMAC (RFC 8018). For what exists; new things use Argon2id.",
            "pbkdf2_into",
        ),
        (
            "argon2id",
            "Argon2id",
            Argon2idRequest,
            Bytes,
            0x0B8F988E5D03B2CD,
            True,
            "argon2id_raw",
            "argon2id_many",
            "Argon2id (RFC 9106). Allocates the memory that it is told to.",
            "argon2id_into",
        ),
    ],
)
_sw.bind(
    SecretBox,
    "shortwire.crypto.v1.SecretBox",
    [
        (
            "seal",
            "Seal",
            NonceRequest,
            Bytes,
            0x17F545BBAE3B61BF,
            False,
            "seal_raw",
            "seal_many",
            "The tag of 16 bytes, then the encrypted message.",
            "seal_into",
        ),
        (
            "unseal",
            "Unseal",
            NonceRequest,
            Bytes,
            0x6D774D569A1794F6,
            False,
            "unseal_raw",
            "unseal_many",
            "What Seal was given.",
            "unseal_into",
        ),
        (
            "encrypt",
            "Encrypt",
            KeyedRequest,
            Bytes,
            0xE7806D703BE11807,
            False,
            "encrypt_raw",
            "encrypt_many",
            "A random nonce of 24 bytes, then what Seal makes with it.",
            "encrypt_into",
        ),
        (
            "decrypt",
            "Decrypt",
            KeyedRequest,
            Bytes,
            0x3F703D4491BCAC3B,
            False,
            "decrypt_raw",
            "decrypt_many",
            "What Encrypt was given.",
            "decrypt_into",
        ),
    ],
)
_sw.bind(
    Box,
    "shortwire.crypto.v1.Box",
    [
        (
            "generate",
            "Generate",
            Empty,
            KeyPair,
            0x2471704A187CCDB6,
            False,
            "generate_raw",
            "generate_many",
            "A new key pair, of random bytes.",
        ),
        (
            "public_key",
            "PublicKey",
            KeyedRequest,
            Bytes,
            0x147CA3C62EE589E3,
            False,
            "public_key_raw",
            "public_key_many",
            "The public key of a private one.",
            "public_key_into",
        ),
        (
            "precompute",
            "Precompute",
            BoxRequest,
            Bytes,
            0x41A3BD764CE9A448,
            False,
            "precompute_raw",
            "precompute_many",
            "The key of 32 bytes that both sides share, for SecretBox. A public key of low order is INVALID_ARGUMENT.",
            "precompute_into",
        ),
        (
            "precompute_handle",
            "PrecomputeHandle",
            BoxRequest,
            KeyHandle,
            0x0B396A96E5363F42,
            False,
            "precompute_handle_raw",
            "precompute_handle_many",
            "The same, kept in the library.",
        ),
        (
            "seal",
            "Seal",
            BoxRequest,
            Bytes,
            0x8FCD55C128C404FA,
            False,
            "seal_raw",
            "seal_many",
            "The tag of 16 bytes, then the encrypted message.",
            "seal_into",
        ),
        (
            "unseal",
            "Unseal",
            BoxRequest,
            Bytes,
            0x3385164DCC7D19DF,
            False,
            "unseal_raw",
            "unseal_many",
            "What the other side's Seal was given.",
            "unseal_into",
        ),
    ],
)
_sw.bind(
    SealedBox,
    "shortwire.crypto.v1.SealedBox",
    [
        (
            "seal",
            "Seal",
            SealedBoxRequest,
            Bytes,
            0x5124D5C2417DAF8F,
            False,
            "seal_raw",
            "seal_many",
            "A public key that was made for this message, then the box: 48 bytes more than the message.",
            "seal_into",
        ),
        (
            "unseal",
            "Unseal",
            KeyedRequest,
            Bytes,
            0xE307FC1F8DEAD82D,
            False,
            "unseal_raw",
            "unseal_many",
            "What Seal was given. `key` or `handle` is the private key of the public one it was sealed to.",
            "unseal_into",
        ),
    ],
)
_sw.bind(
    Sign,
    "shortwire.crypto.v1.Sign",
    [
        (
            "generate",
            "Generate",
            SeedRequest,
            KeyPair,
            0x8161FA39C1D9323A,
            False,
            "generate_raw",
            "generate_many",
            "A new signing key: `key` is the seed, or empty for a random one. The private key is the seed.",
        ),
        (
            "public_key",
            "PublicKey",
            KeyedRequest,
            Bytes,
            0x34C7341E451257AB,
            False,
            "public_key_raw",
            "public_key_many",
            "The public key of a signing key.",
            "public_key_into",
        ),
        (
            "sign",
            "Sign",
            KeyedRequest,
            Bytes,
            0xCB19924CECC98A36,
            False,
            "sign_raw",
            "sign_many",
            "The signature of 64 bytes.",
            "sign_into",
        ),
        (
            "sign_combined",
            "SignCombined",
            KeyedRequest,
            Bytes,
            0x6E0F53EA9B49E2B2,
            False,
            "sign_combined_raw",
            "sign_combined_many",
            "The signature, then the message. In place, nothing moves if the message lies 64 bytes behind the start of the output.",
            "sign_combined_into",
        ),
        (
            "verify",
            "Verify",
            VerifyRequest,
            Empty,
            0xEE9E43F781CD48BC,
            False,
            "verify_raw",
            "verify_many",
            "Whether a signature is the message's. Strict: keys and signatures that are not canonical or of low order are not\nauthentic. In batches, signatures are checked together, which takes half the time.",
        ),
        (
            "open_combined",
            "OpenCombined",
            VerifyRequest,
            Bytes,
            0x0B51A384F5CC5C45,
            False,
            "open_combined_raw",
            "open_combined_many",
            "The message of a signature with its message, if that is authentic.",
            "open_combined_into",
        ),
        (
            "to_exchange_private",
            "ToExchangePrivate",
            KeyedRequest,
            Bytes,
            0x6269703377A50D44,
            False,
            "to_exchange_private_raw",
            "to_exchange_private_many",
            "The X25519 private key of a signing key.",
            "to_exchange_private_into",
        ),
        (
            "to_exchange_public",
            "ToExchangePublic",
            KeyedRequest,
            Bytes,
            0x17CE551719BF1BFE,
            False,
            "to_exchange_public_raw",
            "to_exchange_public_many",
            "The X25519 public key of a verifying key.",
            "to_exchange_public_into",
        ),
        (
            "from_exchange_public",
            "FromExchangePublic",
            FromExchangeRequest,
            Bytes,
            0xA5016E31E229A28D,
            False,
            "from_exchange_public_raw",
            "from_exchange_public_many",
            "The verifying key of an X25519 public key; there are two, which differ in the sign of a coordinate.",
            "from_exchange_public_into",
        ),
    ],
)
_sw.bind(
    Exchange,
    "shortwire.crypto.v1.Exchange",
    [
        (
            "generate",
            "Generate",
            Empty,
            KeyPair,
            0xB4687D69F60424EA,
            False,
            "generate_raw",
            "generate_many",
            "A new key pair, of random bytes.",
        ),
        (
            "public_key",
            "PublicKey",
            KeyedRequest,
            Bytes,
            0x7D11F1658574DF8F,
            False,
            "public_key_raw",
            "public_key_many",
            "The public key of a private one.",
            "public_key_into",
        ),
        (
            "shared",
            "Shared",
            ExchangeRequest,
            Bytes,
            0xB4D65C112C4ACA62,
            False,
            "shared_raw",
            "shared_many",
            "The secret of 32 bytes that both sides share. Hash it before it is used as a key (Kdf.Hkdf). A public key of low order\nis INVALID_ARGUMENT.",
            "shared_into",
        ),
    ],
)
_sw.bind(
    Stream,
    "shortwire.crypto.v1.Stream",
    [
        (
            "xor",
            "Xor",
            XorRequest,
            Bytes,
            0x0282E6D34C2E26A4,
            False,
            "xor_raw",
            "xor_many",
            "The message XORed with the key stream: encrypts and decrypts. In place, nothing moves. In batches, messages with keys,\nnonces and counters of their own are done side by side in vector lanes.",
            "xor_into",
        ),
        (
            "generate",
            "Generate",
            KeyStreamRequest,
            Bytes,
            0x18AEDBB414A5BAB9,
            False,
            "generate_raw",
            "generate_many",
            "So many bytes of the key stream.",
            "generate_into",
        ),
        (
            "derive",
            "Derive",
            DeriveRequest,
            Bytes,
            0xA85B85EA14758C7E,
            False,
            "derive_raw",
            "derive_many",
            "HSalsa20 or HChaCha20 of a key and 16 bytes: another key.",
            "derive_into",
        ),
    ],
)
