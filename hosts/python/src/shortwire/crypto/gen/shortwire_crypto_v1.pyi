# Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.
"""Keys, and the messages that all services of this package share.

Wherever a key is wanted, a request takes its bytes (`key`) or a handle (`handle`, which goes first unless it is 0). Bytes
cross on every call; a handle keeps them in the library, prepared for use, and clears them when it is discarded.

Failures: arguments of a wrong length are INVALID_ARGUMENT and say which length is right. Whatever is not authentic (a
box, a tag, a signature) is UNAUTHENTICATED with the detail NotAuthentic, and nothing more is told; no plaintext is
released. A handle that was discarded is FAILED_PRECONDITION, one that never was NOT_FOUND. A message that is too long for
its nonce, or a counter that would start over, is OUT_OF_RANGE.
"""

import builtins as _builtins
import collections.abc as _abc
import dataclasses as _dataclasses
import enum as _enum
import typing as _typing

from shortwire import gen_v1 as _sw
from typing_extensions import Buffer as _Buffer

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
    key: bytes = ...
    kind: KeyKind | int = ...

@_dataclasses.dataclass(slots=True)
class GenerateKeyRequest(_sw.Message):
    size: int = ...
    """Bytes: 32 for all ciphers and curves here. 0 is 32."""
    kind: KeyKind | int = ...
    """Unspecified or signing."""

@_dataclasses.dataclass(slots=True)
class KeyHandle(_sw.Message):
    """A key in the library. 0 is none."""

    handle: int = ...

@_dataclasses.dataclass(slots=True)
class Bytes(_sw.Message):
    """Bytes, and nothing else."""

    value: bytes = ...

@_dataclasses.dataclass(slots=True)
class Empty(_sw.Message): ...

@_dataclasses.dataclass(slots=True)
class KeyPair(_sw.Message):
    """A private key and its public key."""

    private_key: bytes = ...
    public_key: bytes = ...

@_dataclasses.dataclass(slots=True)
class NotAuthentic(_sw.Message):
    """Detail of a failure: the message, its nonce or the key is not the one that it was made with."""

@_dataclasses.dataclass(slots=True)
class KeyedRequest(_sw.Message):
    """A key, and what to do it to."""

    key: bytes = ...
    handle: int = ...
    message: bytes = ...

@_dataclasses.dataclass(slots=True)
class NonceRequest(_sw.Message):
    """A key, a nonce that was never used with it before, and a message."""

    key: bytes = ...
    handle: int = ...
    nonce: bytes = ...
    message: bytes = ...

@_dataclasses.dataclass(slots=True)
class AeadRequest(_sw.Message):
    key: bytes = ...
    handle: int = ...
    nonce: bytes = ...
    """Never used with this key before."""
    message: bytes = ...
    associated_data: bytes = ...
    """What is authenticated and not encrypted."""
    algorithm: AeadAlgorithm | int = ...

@_dataclasses.dataclass(slots=True)
class StartSealingRequest(_sw.Message):
    key: bytes = ...
    handle: int = ...

@_dataclasses.dataclass(slots=True)
class SealingHandle(_sw.Message):
    stream: int = ...
    header: bytes = ...

@_dataclasses.dataclass(slots=True)
class StartOpeningRequest(_sw.Message):
    key: bytes = ...
    handle: int = ...
    header: bytes = ...

@_dataclasses.dataclass(slots=True)
class OpeningHandle(_sw.Message):
    stream: int = ...

@_dataclasses.dataclass(slots=True)
class ChunkedHandle(_sw.Message):
    stream: int = ...

@_dataclasses.dataclass(slots=True)
class ChunkRequest(_sw.Message):
    stream: int = ...
    chunk: bytes = ...
    is_last: bool = ...
    associated_data: bytes = ...

@_dataclasses.dataclass(slots=True)
class EncodeRequest(_sw.Message):
    data: bytes = ...
    format: TextFormat | int = ...
    prefix: str = ...
    """For Bech32."""

@_dataclasses.dataclass(slots=True)
class DecodeRequest(_sw.Message):
    text: str = ...
    format: TextFormat | int = ...
    prefix: str = ...
    """For Bech32: another prefix is an error."""

@_dataclasses.dataclass(slots=True)
class Text(_sw.Message):
    value: str = ...

@_dataclasses.dataclass(slots=True)
class RandomRequest(_sw.Message):
    size: int = ...

@_dataclasses.dataclass(slots=True)
class CompareRequest(_sw.Message):
    a: bytes = ...
    b: bytes = ...

@_dataclasses.dataclass(slots=True)
class CompareReply(_sw.Message):
    is_equal: bool = ...

@_dataclasses.dataclass(slots=True)
class Blake2bRequest(_sw.Message):
    message: bytes = ...
    length: int = ...
    """Bytes of the digest, 1 to 64; 0 is 64."""
    key: bytes = ...
    """Up to 64 bytes: makes it a MAC."""
    salt: bytes = ...
    """Up to 16 bytes each; shorter ones have zeros behind."""
    personalisation: bytes = ...

@_dataclasses.dataclass(slots=True)
class StartHashRequest(_sw.Message):
    algorithm: HashAlgorithm | int = ...
    key: bytes = ...
    """For HMAC, Poly1305 and BLAKE2b."""
    handle: int = ...
    length: int = ...
    """For BLAKE2b, as in Blake2bRequest."""
    salt: bytes = ...
    personalisation: bytes = ...

@_dataclasses.dataclass(slots=True)
class HashHandle(_sw.Message):
    stream: int = ...

@_dataclasses.dataclass(slots=True)
class UpdateHashRequest(_sw.Message):
    stream: int = ...
    data: bytes = ...

@_dataclasses.dataclass(slots=True)
class MacRequest(_sw.Message):
    key: bytes = ...
    handle: int = ...
    message: bytes = ...
    algorithm: MacAlgorithm | int = ...

@_dataclasses.dataclass(slots=True)
class VerifyMacRequest(_sw.Message):
    key: bytes = ...
    handle: int = ...
    message: bytes = ...
    algorithm: MacAlgorithm | int = ...
    tag: bytes = ...

@_dataclasses.dataclass(slots=True)
class HkdfRequest(_sw.Message):
    key: bytes = ...
    """The secret, or a handle of it."""
    handle: int = ...
    salt: bytes = ...
    info: bytes = ...
    length: int = ...
    """Bytes to derive: up to 255 digests."""
    hash: KdfHash | int = ...

@_dataclasses.dataclass(slots=True)
class Pbkdf2Request(_sw.Message):
    password: bytes = ...
    salt: bytes = ...
    iterations: int = ...
    length: int = ...
    hash: KdfHash | int = ...

@_dataclasses.dataclass(slots=True)
class Argon2idRequest(_sw.Message):
    password: bytes = ...
    salt: bytes = ...
    """At least 8 bytes."""
    length: int = ...
    """4 to 2^32 - 1."""
    memory: int = ...
    """KiB of memory; 0 is 65,536."""
    passes: int = ...
    """0 is 3."""
    lanes: int = ...
    """0 is 4."""
    secret: bytes = ...
    associated_data: bytes = ...

@_dataclasses.dataclass(slots=True)
class BoxRequest(_sw.Message):
    key: bytes = ...
    """One's own private key, or its handle."""
    handle: int = ...
    public_key: bytes = ...
    """The peer's public key."""
    nonce: bytes = ...
    """24 bytes, never used with these keys before."""
    message: bytes = ...

@_dataclasses.dataclass(slots=True)
class SealedBoxRequest(_sw.Message):
    public_key: bytes = ...
    message: bytes = ...

@_dataclasses.dataclass(slots=True)
class SeedRequest(_sw.Message):
    seed: bytes = ...

@_dataclasses.dataclass(slots=True)
class VerifyRequest(_sw.Message):
    key: bytes = ...
    """The public key, or a handle of it."""
    handle: int = ...
    signature: bytes = ...
    """64 bytes; none for OpenCombined."""
    message: bytes = ...

@_dataclasses.dataclass(slots=True)
class FromExchangeRequest(_sw.Message):
    public_key: bytes = ...
    is_negative: bool = ...

@_dataclasses.dataclass(slots=True)
class ExchangeRequest(_sw.Message):
    key: bytes = ...
    """One's own private key, or its handle."""
    handle: int = ...
    public_key: bytes = ...

@_dataclasses.dataclass(slots=True)
class XorRequest(_sw.Message):
    key: bytes = ...
    handle: int = ...
    nonce: bytes = ...
    message: bytes = ...
    algorithm: StreamAlgorithm | int = ...
    counter: int = ...
    """The block of 64 bytes that the stream begins with."""

@_dataclasses.dataclass(slots=True)
class KeyStreamRequest(_sw.Message):
    key: bytes = ...
    handle: int = ...
    nonce: bytes = ...
    algorithm: StreamAlgorithm | int = ...
    counter: int = ...
    size: int = ...

@_dataclasses.dataclass(slots=True)
class DeriveRequest(_sw.Message):
    key: bytes = ...
    handle: int = ...
    input: bytes = ...
    """16 bytes."""
    algorithm: StreamAlgorithm | int = ...
    """XChaCha20 (HChaCha20) or XSalsa20 (HSalsa20)."""

class Keys(_sw.Client):
    """Keys that stay in the library. May be used by many calls at a time; discarding one waits for those under way."""

    def store(
        self,
        key: _Buffer = ...,
        kind: KeyKind | int = ...,
    ) -> int:
        """Copies a key into the library. Clear your own copy then."""

    def store_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def store_many(
        self,
        items: _abc.Iterable[StoreKeyRequest | tuple[_Buffer, KeyKind | int]],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def store_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        kind: _sw.Column[KeyKind | int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def generate(
        self,
        size: int = ...,
        kind: KeyKind | int = ...,
    ) -> int:
        """Makes a key of random bytes that nobody has seen."""

    def generate_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def generate_many(
        self,
        items: _abc.Iterable[GenerateKeyRequest | tuple[int, KeyKind | int]],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def generate_many(
        self,
        *,
        size: _sw.Column[int] = ...,
        kind: _sw.Column[KeyKind | int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def reveal(
        self,
        handle: int = ...,
    ) -> bytes:
        """The bytes of a key: a seed of signing keys, else what was stored."""

    def reveal_into(
        self,
        output: _Buffer,
        /,
        handle: int = ...,
    ) -> int: ...
    def reveal_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def reveal_many(
        self,
        items: _abc.Iterable[KeyHandle | tuple[int] | int],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def reveal_many(
        self,
        *,
        handle: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def discard(
        self,
        handle: int = ...,
    ) -> None:
        """Clears a key and gives its handle up. Discarding it again is FAILED_PRECONDITION."""

    def discard_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def discard_many(
        self,
        items: _abc.Iterable[KeyHandle | tuple[int] | int],
        /,
    ) -> list[None]: ...
    @_typing.overload
    def discard_many(
        self,
        *,
        handle: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...

class Aead(_sw.Client):
    """ChaCha20-Poly1305 (RFC 8439) and XChaCha20-Poly1305, with keys of 32 bytes."""

    def seal(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        nonce: _Buffer = ...,
        message: _Buffer = ...,
        associated_data: _Buffer = ...,
        algorithm: AeadAlgorithm | int = ...,
    ) -> bytes:
        """The encrypted message, then the tag of 16 bytes. In place, nothing moves."""

    def seal_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        nonce: _Buffer = ...,
        message: _Buffer = ...,
        associated_data: _Buffer = ...,
        algorithm: AeadAlgorithm | int = ...,
    ) -> int: ...
    def seal_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def seal_many(
        self,
        items: _abc.Iterable[
            AeadRequest
            | tuple[
                _Buffer,
                int,
                _Buffer,
                _Buffer,
                _Buffer,
                AeadAlgorithm | int,
            ]
        ],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def seal_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        nonce: _sw.Column[bytes] = ...,
        message: _sw.Column[bytes] = ...,
        associated_data: _sw.Column[bytes] = ...,
        algorithm: _sw.Column[AeadAlgorithm | int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def unseal(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        nonce: _Buffer = ...,
        message: _Buffer = ...,
        associated_data: _Buffer = ...,
        algorithm: AeadAlgorithm | int = ...,
    ) -> bytes:
        """What Seal was given; the associated data has to be the same."""

    def unseal_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        nonce: _Buffer = ...,
        message: _Buffer = ...,
        associated_data: _Buffer = ...,
        algorithm: AeadAlgorithm | int = ...,
    ) -> int: ...
    def unseal_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def unseal_many(
        self,
        items: _abc.Iterable[
            AeadRequest
            | tuple[
                _Buffer,
                int,
                _Buffer,
                _Buffer,
                _Buffer,
                AeadAlgorithm | int,
            ]
        ],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def unseal_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        nonce: _sw.Column[bytes] = ...,
        message: _sw.Column[bytes] = ...,
        associated_data: _sw.Column[bytes] = ...,
        algorithm: _sw.Column[AeadAlgorithm | int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...

class ChunkedAead(_sw.Client):
    """Encryption of what does not fit into memory, chunk by chunk; chunks that are missing, repeated, in another order or cut
    off at the end are not authentic. libsodium's secretstream_xchacha20poly1305 reads and writes the same. One thread at a
    time uses a handle; others wait.
    """

    def start_sealing(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        *,
        into: SealingHandle | None = ...,
    ) -> SealingHandle:
        """Starts encrypting with a key of 32 bytes. The header has to be stored in front of the chunks."""

    def start_sealing_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def start_sealing_many(
        self,
        items: _abc.Iterable[StartSealingRequest | tuple[_Buffer, int]],
        /,
    ) -> list[SealingHandle]: ...
    @_typing.overload
    def start_sealing_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def seal_chunk(
        self,
        stream: int = ...,
        chunk: _Buffer = ...,
        is_last: bool = ...,
        associated_data: _Buffer = ...,
    ) -> bytes:
        """The encrypted chunk, 17 bytes longer: a byte that says whether it is the last one in front, a tag behind. In place if it
        lies one byte behind the start of the output. After the last chunk the handle is discarded.
        """

    def seal_chunk_into(
        self,
        output: _Buffer,
        /,
        stream: int = ...,
        chunk: _Buffer = ...,
        is_last: bool = ...,
        associated_data: _Buffer = ...,
    ) -> int: ...
    def seal_chunk_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def seal_chunk_many(
        self,
        items: _abc.Iterable[ChunkRequest | tuple[int, _Buffer, bool, _Buffer]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def seal_chunk_many(
        self,
        *,
        stream: _sw.Column[int] = ...,
        chunk: _sw.Column[bytes] = ...,
        is_last: _sw.Column[bool] = ...,
        associated_data: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def start_opening(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        header: _Buffer = ...,
    ) -> int:
        """Starts decrypting what begins with that header."""

    def start_opening_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def start_opening_many(
        self,
        items: _abc.Iterable[StartOpeningRequest | tuple[_Buffer, int, _Buffer]],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def start_opening_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        header: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def open_chunk(
        self,
        stream: int = ...,
        chunk: _Buffer = ...,
        is_last: bool = ...,
        associated_data: _Buffer = ...,
    ) -> bytes:
        """What SealChunk was given. Was the last chunk the last one that was sealed? If it is not marked so on both sides, it is
        not authentic.
        """

    def open_chunk_into(
        self,
        output: _Buffer,
        /,
        stream: int = ...,
        chunk: _Buffer = ...,
        is_last: bool = ...,
        associated_data: _Buffer = ...,
    ) -> int: ...
    def open_chunk_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def open_chunk_many(
        self,
        items: _abc.Iterable[ChunkRequest | tuple[int, _Buffer, bool, _Buffer]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def open_chunk_many(
        self,
        *,
        stream: _sw.Column[int] = ...,
        chunk: _sw.Column[bytes] = ...,
        is_last: _sw.Column[bool] = ...,
        associated_data: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def discard(
        self,
        stream: int = ...,
    ) -> None:
        """Gives a handle up before the last chunk."""

    def discard_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def discard_many(
        self,
        items: _abc.Iterable[ChunkedHandle | tuple[int] | int],
        /,
    ) -> list[None]: ...
    @_typing.overload
    def discard_many(
        self,
        *,
        stream: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...

class Encoding(_sw.Client):
    """Bytes as text, in constant time where they are secret."""

    def encode(
        self,
        data: _Buffer = ...,
        format: TextFormat | int = ...,
        prefix: str = ...,
    ) -> str: ...
    def encode_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def encode_many(
        self,
        items: _abc.Iterable[EncodeRequest | tuple[_Buffer, TextFormat | int, str]],
        /,
    ) -> list[str]: ...
    @_typing.overload
    def encode_many(
        self,
        *,
        data: _sw.Column[bytes] = ...,
        format: _sw.Column[TextFormat | int] = ...,
        prefix: _sw.Column[str] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def decode(
        self,
        text: str = ...,
        format: TextFormat | int = ...,
        prefix: str = ...,
    ) -> bytes:
        """INVALID_ARGUMENT says what is wrong, and where."""

    def decode_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def decode_many(
        self,
        items: _abc.Iterable[DecodeRequest | tuple[str, TextFormat | int, str]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def decode_many(
        self,
        *,
        text: _sw.Column[str] = ...,
        format: _sw.Column[TextFormat | int] = ...,
        prefix: _sw.Column[str] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...

class Random(_sw.Client):
    """Random bytes of the operating system."""

    def fill(
        self,
        size: int = ...,
    ) -> bytes: ...
    def fill_into(
        self,
        output: _Buffer,
        /,
        size: int = ...,
    ) -> int: ...
    def fill_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def fill_many(
        self,
        items: _abc.Iterable[RandomRequest | tuple[int] | int],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def fill_many(
        self,
        *,
        size: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...

class Compare(_sw.Client):
    """Comparing secrets."""

    def equal(
        self,
        a: _Buffer = ...,
        b: _Buffer = ...,
    ) -> bool:
        """Whether two byte strings are equal; takes the same time wherever they differ. Other lengths are not equal."""

    def equal_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def equal_many(
        self,
        items: _abc.Iterable[CompareRequest | tuple[_Buffer, _Buffer]],
        /,
    ) -> list[bool]: ...
    @_typing.overload
    def equal_many(
        self,
        *,
        a: _sw.Column[bytes] = ...,
        b: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...

class Hash(_sw.Client):
    """SHA-2 and BLAKE2b. In batches, messages are hashed side by side in vector lanes."""

    def sha256(
        self,
        value: _Buffer = ...,
    ) -> bytes: ...
    def sha256_into(
        self,
        output: _Buffer,
        /,
        value: _Buffer = ...,
    ) -> int: ...
    def sha256_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def sha256_many(
        self,
        items: _abc.Iterable[Bytes | tuple[_Buffer] | _Buffer],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def sha256_many(
        self,
        *,
        value: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def sha512(
        self,
        value: _Buffer = ...,
    ) -> bytes: ...
    def sha512_into(
        self,
        output: _Buffer,
        /,
        value: _Buffer = ...,
    ) -> int: ...
    def sha512_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def sha512_many(
        self,
        items: _abc.Iterable[Bytes | tuple[_Buffer] | _Buffer],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def sha512_many(
        self,
        *,
        value: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def blake2b(
        self,
        message: _Buffer = ...,
        length: int = ...,
        key: _Buffer = ...,
        salt: _Buffer = ...,
        personalisation: _Buffer = ...,
    ) -> bytes: ...
    def blake2b_into(
        self,
        output: _Buffer,
        /,
        message: _Buffer = ...,
        length: int = ...,
        key: _Buffer = ...,
        salt: _Buffer = ...,
        personalisation: _Buffer = ...,
    ) -> int: ...
    def blake2b_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def blake2b_many(
        self,
        items: _abc.Iterable[
            Blake2bRequest | tuple[_Buffer, int, _Buffer, _Buffer, _Buffer]
        ],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def blake2b_many(
        self,
        *,
        message: _sw.Column[bytes] = ...,
        length: _sw.Column[int] = ...,
        key: _sw.Column[bytes] = ...,
        salt: _sw.Column[bytes] = ...,
        personalisation: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def start(
        self,
        algorithm: HashAlgorithm | int = ...,
        key: _Buffer = ...,
        handle: int = ...,
        length: int = ...,
        salt: _Buffer = ...,
        personalisation: _Buffer = ...,
    ) -> int:
        """Starts a hash of what comes in pieces. One thread at a time uses a handle; others wait."""

    def start_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def start_many(
        self,
        items: _abc.Iterable[
            StartHashRequest
            | tuple[
                HashAlgorithm | int,
                _Buffer,
                int,
                int,
                _Buffer,
                _Buffer,
            ]
        ],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def start_many(
        self,
        *,
        algorithm: _sw.Column[HashAlgorithm | int] = ...,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        length: _sw.Column[int] = ...,
        salt: _sw.Column[bytes] = ...,
        personalisation: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def update(
        self,
        stream: int = ...,
        data: _Buffer = ...,
    ) -> None:
        """Adds a piece."""

    def update_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def update_many(
        self,
        items: _abc.Iterable[UpdateHashRequest | tuple[int, _Buffer]],
        /,
    ) -> list[None]: ...
    @_typing.overload
    def update_many(
        self,
        *,
        stream: _sw.Column[int] = ...,
        data: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def finish(
        self,
        stream: int = ...,
    ) -> bytes:
        """The digest, or tag; discards the handle."""

    def finish_into(
        self,
        output: _Buffer,
        /,
        stream: int = ...,
    ) -> int: ...
    def finish_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def finish_many(
        self,
        items: _abc.Iterable[HashHandle | tuple[int] | int],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def finish_many(
        self,
        *,
        stream: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def discard(
        self,
        stream: int = ...,
    ) -> None:
        """Gives a handle up."""

    def discard_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def discard_many(
        self,
        items: _abc.Iterable[HashHandle | tuple[int] | int],
        /,
    ) -> list[None]: ...
    @_typing.overload
    def discard_many(
        self,
        *,
        stream: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...

class Mac(_sw.Client):
    """Message authentication codes."""

    def tag(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
        algorithm: MacAlgorithm | int = ...,
    ) -> bytes:
        """The tag: 32 bytes of HMAC-SHA-256, 64 of HMAC-SHA-512, 16 of Poly1305, whose key may be used for one message only."""

    def tag_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
        algorithm: MacAlgorithm | int = ...,
    ) -> int: ...
    def tag_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def tag_many(
        self,
        items: _abc.Iterable[
            MacRequest | tuple[_Buffer, int, _Buffer, MacAlgorithm | int]
        ],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def tag_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        message: _sw.Column[bytes] = ...,
        algorithm: _sw.Column[MacAlgorithm | int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def verify(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
        algorithm: MacAlgorithm | int = ...,
        tag: _Buffer = ...,
    ) -> None:
        """Whether a tag is the message's. Takes the same time wherever they differ."""

    def verify_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def verify_many(
        self,
        items: _abc.Iterable[
            VerifyMacRequest | tuple[_Buffer, int, _Buffer, MacAlgorithm | int, _Buffer]
        ],
        /,
    ) -> list[None]: ...
    @_typing.overload
    def verify_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        message: _sw.Column[bytes] = ...,
        algorithm: _sw.Column[MacAlgorithm | int] = ...,
        tag: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...

class Kdf(_sw.Client):
    """Keys from keys, and keys from passwords."""

    def hkdf(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        salt: _Buffer = ...,
        info: _Buffer = ...,
        length: int = ...,
        hash: KdfHash | int = ...,
    ) -> bytes:
        """HKDF (RFC 5869): extract and expand."""

    def hkdf_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        salt: _Buffer = ...,
        info: _Buffer = ...,
        length: int = ...,
        hash: KdfHash | int = ...,
    ) -> int: ...
    def hkdf_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def hkdf_many(
        self,
        items: _abc.Iterable[
            HkdfRequest | tuple[_Buffer, int, _Buffer, _Buffer, int, KdfHash | int]
        ],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def hkdf_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        salt: _sw.Column[bytes] = ...,
        info: _sw.Column[bytes] = ...,
        length: _sw.Column[int] = ...,
        hash: _sw.Column[KdfHash | int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def pbkdf2(
        self,
        password: _Buffer = ...,
        salt: _Buffer = ...,
        iterations: int = ...,
        length: int = ...,
        hash: KdfHash | int = ...,
    ) -> bytes:
        """PBKDF2 with HMAC (RFC 8018). For what exists; new things use Argon2id."""

    def pbkdf2_into(
        self,
        output: _Buffer,
        /,
        password: _Buffer = ...,
        salt: _Buffer = ...,
        iterations: int = ...,
        length: int = ...,
        hash: KdfHash | int = ...,
    ) -> int: ...
    def pbkdf2_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def pbkdf2_many(
        self,
        items: _abc.Iterable[
            Pbkdf2Request | tuple[_Buffer, _Buffer, int, int, KdfHash | int]
        ],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def pbkdf2_many(
        self,
        *,
        password: _sw.Column[bytes] = ...,
        salt: _sw.Column[bytes] = ...,
        iterations: _sw.Column[int] = ...,
        length: _sw.Column[int] = ...,
        hash: _sw.Column[KdfHash | int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def argon2id(
        self,
        password: _Buffer = ...,
        salt: _Buffer = ...,
        length: int = ...,
        memory: int = ...,
        passes: int = ...,
        lanes: int = ...,
        secret: _Buffer = ...,
        associated_data: _Buffer = ...,
    ) -> bytes:
        """Argon2id (RFC 9106). Allocates the memory that it is told to."""

    def argon2id_into(
        self,
        output: _Buffer,
        /,
        password: _Buffer = ...,
        salt: _Buffer = ...,
        length: int = ...,
        memory: int = ...,
        passes: int = ...,
        lanes: int = ...,
        secret: _Buffer = ...,
        associated_data: _Buffer = ...,
    ) -> int: ...
    def argon2id_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def argon2id_many(
        self,
        items: _abc.Iterable[
            Argon2idRequest
            | tuple[
                _Buffer,
                _Buffer,
                int,
                int,
                int,
                int,
                _Buffer,
                _Buffer,
            ]
        ],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def argon2id_many(
        self,
        *,
        password: _sw.Column[bytes] = ...,
        salt: _sw.Column[bytes] = ...,
        length: _sw.Column[int] = ...,
        memory: _sw.Column[int] = ...,
        passes: _sw.Column[int] = ...,
        lanes: _sw.Column[int] = ...,
        secret: _sw.Column[bytes] = ...,
        associated_data: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...

class SecretBox(_sw.Client):
    """Authenticated encryption with a key of 32 bytes: XSalsa20 and Poly1305, NaCl's crypto_secretbox.

    A nonce has 24 bytes, enough to be random. All methods work in place: seal and encrypt move nothing if the message lies 16,
    or 40, bytes behind the start of the output; unseal and decrypt if the output starts as far behind the start of the box.
    """

    def seal(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        nonce: _Buffer = ...,
        message: _Buffer = ...,
    ) -> bytes:
        """The tag of 16 bytes, then the encrypted message."""

    def seal_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        nonce: _Buffer = ...,
        message: _Buffer = ...,
    ) -> int: ...
    def seal_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def seal_many(
        self,
        items: _abc.Iterable[NonceRequest | tuple[_Buffer, int, _Buffer, _Buffer]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def seal_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        nonce: _sw.Column[bytes] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def unseal(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        nonce: _Buffer = ...,
        message: _Buffer = ...,
    ) -> bytes:
        """What Seal was given."""

    def unseal_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        nonce: _Buffer = ...,
        message: _Buffer = ...,
    ) -> int: ...
    def unseal_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def unseal_many(
        self,
        items: _abc.Iterable[NonceRequest | tuple[_Buffer, int, _Buffer, _Buffer]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def unseal_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        nonce: _sw.Column[bytes] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def encrypt(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
    ) -> bytes:
        """A random nonce of 24 bytes, then what Seal makes with it."""

    def encrypt_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
    ) -> int: ...
    def encrypt_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def encrypt_many(
        self,
        items: _abc.Iterable[KeyedRequest | tuple[_Buffer, int, _Buffer]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def encrypt_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def decrypt(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
    ) -> bytes:
        """What Encrypt was given."""

    def decrypt_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
    ) -> int: ...
    def decrypt_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def decrypt_many(
        self,
        items: _abc.Iterable[KeyedRequest | tuple[_Buffer, int, _Buffer]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def decrypt_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...

class Box(_sw.Client):
    """Authenticated encryption between two key pairs of X25519: NaCl's crypto_box. Who talks to the same peer more than once
    computes the shared key once (Precompute) and uses SecretBox.
    """

    def generate(
        self,
        *,
        into: KeyPair | None = ...,
    ) -> KeyPair:
        """A new key pair, of random bytes."""

    def generate_raw(self, request: _Buffer, /) -> bytes: ...
    def generate_many(
        self,
        items: _abc.Iterable[Empty | tuple[()]],
        /,
    ) -> list[KeyPair]: ...
    def public_key(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
    ) -> bytes:
        """The public key of a private one."""

    def public_key_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
    ) -> int: ...
    def public_key_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def public_key_many(
        self,
        items: _abc.Iterable[KeyedRequest | tuple[_Buffer, int, _Buffer]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def public_key_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def precompute(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        public_key: _Buffer = ...,
        nonce: _Buffer = ...,
        message: _Buffer = ...,
    ) -> bytes:
        """The key of 32 bytes that both sides share, for SecretBox. A public key of low order is INVALID_ARGUMENT."""

    def precompute_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        public_key: _Buffer = ...,
        nonce: _Buffer = ...,
        message: _Buffer = ...,
    ) -> int: ...
    def precompute_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def precompute_many(
        self,
        items: _abc.Iterable[
            BoxRequest | tuple[_Buffer, int, _Buffer, _Buffer, _Buffer]
        ],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def precompute_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        public_key: _sw.Column[bytes] = ...,
        nonce: _sw.Column[bytes] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def precompute_handle(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        public_key: _Buffer = ...,
        nonce: _Buffer = ...,
        message: _Buffer = ...,
    ) -> int:
        """The same, kept in the library."""

    def precompute_handle_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def precompute_handle_many(
        self,
        items: _abc.Iterable[
            BoxRequest | tuple[_Buffer, int, _Buffer, _Buffer, _Buffer]
        ],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def precompute_handle_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        public_key: _sw.Column[bytes] = ...,
        nonce: _sw.Column[bytes] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def seal(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        public_key: _Buffer = ...,
        nonce: _Buffer = ...,
        message: _Buffer = ...,
    ) -> bytes:
        """The tag of 16 bytes, then the encrypted message."""

    def seal_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        public_key: _Buffer = ...,
        nonce: _Buffer = ...,
        message: _Buffer = ...,
    ) -> int: ...
    def seal_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def seal_many(
        self,
        items: _abc.Iterable[
            BoxRequest | tuple[_Buffer, int, _Buffer, _Buffer, _Buffer]
        ],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def seal_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        public_key: _sw.Column[bytes] = ...,
        nonce: _sw.Column[bytes] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def unseal(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        public_key: _Buffer = ...,
        nonce: _Buffer = ...,
        message: _Buffer = ...,
    ) -> bytes:
        """What the other side's Seal was given."""

    def unseal_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        public_key: _Buffer = ...,
        nonce: _Buffer = ...,
        message: _Buffer = ...,
    ) -> int: ...
    def unseal_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def unseal_many(
        self,
        items: _abc.Iterable[
            BoxRequest | tuple[_Buffer, int, _Buffer, _Buffer, _Buffer]
        ],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def unseal_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        public_key: _sw.Column[bytes] = ...,
        nonce: _sw.Column[bytes] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...

class SealedBox(_sw.Client):
    """Encryption to a public key by somebody who stays unknown: NaCl's sealed boxes."""

    def seal(
        self,
        public_key: _Buffer = ...,
        message: _Buffer = ...,
    ) -> bytes:
        """A public key that was made for this message, then the box: 48 bytes more than the message."""

    def seal_into(
        self,
        output: _Buffer,
        /,
        public_key: _Buffer = ...,
        message: _Buffer = ...,
    ) -> int: ...
    def seal_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def seal_many(
        self,
        items: _abc.Iterable[SealedBoxRequest | tuple[_Buffer, _Buffer]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def seal_many(
        self,
        *,
        public_key: _sw.Column[bytes] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def unseal(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
    ) -> bytes:
        """What Seal was given. `key` or `handle` is the private key of the public one it was sealed to."""

    def unseal_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
    ) -> int: ...
    def unseal_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def unseal_many(
        self,
        items: _abc.Iterable[KeyedRequest | tuple[_Buffer, int, _Buffer]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def unseal_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...

class Sign(_sw.Client):
    """Ed25519 (RFC 8032). A signing key is its seed of 32 bytes, or seed and public key (64); a handle of it signs twice as fast,
    because the public key is computed once.
    """

    def generate(
        self,
        seed: _Buffer = ...,
        *,
        into: KeyPair | None = ...,
    ) -> KeyPair:
        """A new signing key: `key` is the seed, or empty for a random one. The private key is the seed."""

    def generate_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def generate_many(
        self,
        items: _abc.Iterable[SeedRequest | tuple[_Buffer] | _Buffer],
        /,
    ) -> list[KeyPair]: ...
    @_typing.overload
    def generate_many(
        self,
        *,
        seed: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def public_key(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
    ) -> bytes:
        """The public key of a signing key."""

    def public_key_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
    ) -> int: ...
    def public_key_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def public_key_many(
        self,
        items: _abc.Iterable[KeyedRequest | tuple[_Buffer, int, _Buffer]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def public_key_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def sign(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
    ) -> bytes:
        """The signature of 64 bytes."""

    def sign_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
    ) -> int: ...
    def sign_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def sign_many(
        self,
        items: _abc.Iterable[KeyedRequest | tuple[_Buffer, int, _Buffer]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def sign_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def sign_combined(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
    ) -> bytes:
        """The signature, then the message. In place, nothing moves if the message lies 64 bytes behind the start of the output."""

    def sign_combined_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
    ) -> int: ...
    def sign_combined_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def sign_combined_many(
        self,
        items: _abc.Iterable[KeyedRequest | tuple[_Buffer, int, _Buffer]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def sign_combined_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def verify(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        signature: _Buffer = ...,
        message: _Buffer = ...,
    ) -> None:
        """Whether a signature is the message's. Strict: keys and signatures that are not canonical or of low order are not
        authentic. In batches, signatures are checked together, which takes half the time.
        """

    def verify_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def verify_many(
        self,
        items: _abc.Iterable[VerifyRequest | tuple[_Buffer, int, _Buffer, _Buffer]],
        /,
    ) -> list[None]: ...
    @_typing.overload
    def verify_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        signature: _sw.Column[bytes] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def open_combined(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        signature: _Buffer = ...,
        message: _Buffer = ...,
    ) -> bytes:
        """The message of a signature with its message, if that is authentic."""

    def open_combined_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        signature: _Buffer = ...,
        message: _Buffer = ...,
    ) -> int: ...
    def open_combined_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def open_combined_many(
        self,
        items: _abc.Iterable[VerifyRequest | tuple[_Buffer, int, _Buffer, _Buffer]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def open_combined_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        signature: _sw.Column[bytes] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def to_exchange_private(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
    ) -> bytes:
        """The X25519 private key of a signing key."""

    def to_exchange_private_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
    ) -> int: ...
    def to_exchange_private_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def to_exchange_private_many(
        self,
        items: _abc.Iterable[KeyedRequest | tuple[_Buffer, int, _Buffer]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def to_exchange_private_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def to_exchange_public(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
    ) -> bytes:
        """The X25519 public key of a verifying key."""

    def to_exchange_public_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
    ) -> int: ...
    def to_exchange_public_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def to_exchange_public_many(
        self,
        items: _abc.Iterable[KeyedRequest | tuple[_Buffer, int, _Buffer]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def to_exchange_public_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def from_exchange_public(
        self,
        public_key: _Buffer = ...,
        is_negative: bool = ...,
    ) -> bytes:
        """The verifying key of an X25519 public key; there are two, which differ in the sign of a coordinate."""

    def from_exchange_public_into(
        self,
        output: _Buffer,
        /,
        public_key: _Buffer = ...,
        is_negative: bool = ...,
    ) -> int: ...
    def from_exchange_public_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def from_exchange_public_many(
        self,
        items: _abc.Iterable[FromExchangeRequest | tuple[_Buffer, bool]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def from_exchange_public_many(
        self,
        *,
        public_key: _sw.Column[bytes] = ...,
        is_negative: _sw.Column[bool] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...

class Exchange(_sw.Client):
    """X25519 (RFC 7748)."""

    def generate(
        self,
        *,
        into: KeyPair | None = ...,
    ) -> KeyPair:
        """A new key pair, of random bytes."""

    def generate_raw(self, request: _Buffer, /) -> bytes: ...
    def generate_many(
        self,
        items: _abc.Iterable[Empty | tuple[()]],
        /,
    ) -> list[KeyPair]: ...
    def public_key(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
    ) -> bytes:
        """The public key of a private one."""

    def public_key_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        message: _Buffer = ...,
    ) -> int: ...
    def public_key_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def public_key_many(
        self,
        items: _abc.Iterable[KeyedRequest | tuple[_Buffer, int, _Buffer]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def public_key_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def shared(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        public_key: _Buffer = ...,
    ) -> bytes:
        """The secret of 32 bytes that both sides share. Hash it before it is used as a key (Kdf.Hkdf). A public key of low order
        is INVALID_ARGUMENT.
        """

    def shared_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        public_key: _Buffer = ...,
    ) -> int: ...
    def shared_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def shared_many(
        self,
        items: _abc.Iterable[ExchangeRequest | tuple[_Buffer, int, _Buffer]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def shared_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        public_key: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...

class Stream(_sw.Client):
    """Hazardous material: see above."""

    def xor(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        nonce: _Buffer = ...,
        message: _Buffer = ...,
        algorithm: StreamAlgorithm | int = ...,
        counter: int = ...,
    ) -> bytes:
        """The message XORed with the key stream: encrypts and decrypts. In place, nothing moves. In batches, messages with keys,
        nonces and counters of their own are done side by side in vector lanes.
        """

    def xor_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        nonce: _Buffer = ...,
        message: _Buffer = ...,
        algorithm: StreamAlgorithm | int = ...,
        counter: int = ...,
    ) -> int: ...
    def xor_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def xor_many(
        self,
        items: _abc.Iterable[
            XorRequest
            | tuple[
                _Buffer,
                int,
                _Buffer,
                _Buffer,
                StreamAlgorithm | int,
                int,
            ]
        ],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def xor_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        nonce: _sw.Column[bytes] = ...,
        message: _sw.Column[bytes] = ...,
        algorithm: _sw.Column[StreamAlgorithm | int] = ...,
        counter: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def generate(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        nonce: _Buffer = ...,
        algorithm: StreamAlgorithm | int = ...,
        counter: int = ...,
        size: int = ...,
    ) -> bytes:
        """So many bytes of the key stream."""

    def generate_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        nonce: _Buffer = ...,
        algorithm: StreamAlgorithm | int = ...,
        counter: int = ...,
        size: int = ...,
    ) -> int: ...
    def generate_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def generate_many(
        self,
        items: _abc.Iterable[
            KeyStreamRequest
            | tuple[
                _Buffer,
                int,
                _Buffer,
                StreamAlgorithm | int,
                int,
                int,
            ]
        ],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def generate_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        nonce: _sw.Column[bytes] = ...,
        algorithm: _sw.Column[StreamAlgorithm | int] = ...,
        counter: _sw.Column[int] = ...,
        size: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def derive(
        self,
        key: _Buffer = ...,
        handle: int = ...,
        input: _Buffer = ...,
        algorithm: StreamAlgorithm | int = ...,
    ) -> bytes:
        """HSalsa20 or HChaCha20 of a key and 16 bytes: another key."""

    def derive_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        handle: int = ...,
        input: _Buffer = ...,
        algorithm: StreamAlgorithm | int = ...,
    ) -> int: ...
    def derive_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def derive_many(
        self,
        items: _abc.Iterable[
            DeriveRequest | tuple[_Buffer, int, _Buffer, StreamAlgorithm | int]
        ],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def derive_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        handle: _sw.Column[int] = ...,
        input: _sw.Column[bytes] = ...,
        algorithm: _sw.Column[StreamAlgorithm | int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
