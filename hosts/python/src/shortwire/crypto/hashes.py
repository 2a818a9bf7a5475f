"""Hashes, and message authentication codes made of them."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import Any

from shortwire.crypto._library import client
from shortwire.crypto.gen.shortwire_crypto_v1 import Hash, HashAlgorithm, Mac, MacAlgorithm
from shortwire.crypto.keys import Key

__all__ = [
    "Hasher",
    "blake2b",
    "hmac_sha256",
    "hmac_sha512",
    "sha256",
    "sha256_many",
    "sha512",
    "sha512_many",
    "verify_hmac",
]


def sha256(message: Any) -> bytes:
    """The digest: 32 bytes."""
    return client(Hash).sha256(message)


def sha512(message: Any) -> bytes:
    """The digest: 64 bytes."""
    return client(Hash).sha512(message)


def sha256_many(messages: Sequence[bytes]) -> list[bytes]:
    """The digests of many messages in one call, side by side in vector lanes."""
    return list(client(Hash).sha256_many(value=messages))


def sha512_many(messages: Sequence[bytes]) -> list[bytes]:
    """The digests of many messages in one call, side by side in vector lanes."""
    return list(client(Hash).sha512_many(value=messages))


def blake2b(message: Any, *, size: int = 64, key: Any = b"", salt: Any = b"", personalisation: Any = b"") -> bytes:
    """The digest of 1 to 64 bytes; with a key it is a MAC. Salt and personalisation of fewer than 16 bytes have zeros behind."""
    return client(Hash).blake2b(message, size, key, salt, personalisation)


def hmac_sha256(key: Any, message: Any) -> bytes:
    """The tag: 32 bytes."""
    own, handle = (b"", key.handle) if isinstance(key, Key) else (key, 0)
    return client(Mac).tag(own, handle, message, MacAlgorithm.HMAC_SHA256)


def hmac_sha512(key: Any, message: Any) -> bytes:
    """The tag: 64 bytes."""
    own, handle = (b"", key.handle) if isinstance(key, Key) else (key, 0)
    return client(Mac).tag(own, handle, message, MacAlgorithm.HMAC_SHA512)


def verify_hmac(key: Any, message: Any, tag: Any) -> None:
    """Raises :class:`AuthenticationError` unless the tag, of 32 or 64 bytes, is the message's; in constant time."""
    own, handle = (b"", key.handle) if isinstance(key, Key) else (key, 0)
    algorithm = MacAlgorithm.HMAC_SHA256 if len(tag) == 32 else MacAlgorithm.HMAC_SHA512
    client(Mac).verify(own, handle, message, algorithm, tag)


class Hasher:
    """A hash of what comes in pieces: ``Hasher("sha256").update(b"...").digest()``."""

    __slots__ = ("__weakref__", "_client", "_discard", "_stream")

    _ALGORITHMS = {
        "sha256": HashAlgorithm.SHA256,
        "sha512": HashAlgorithm.SHA512,
        "blake2b": HashAlgorithm.BLAKE2B,
        "hmac-sha256": HashAlgorithm.HMAC_SHA256,
        "hmac-sha512": HashAlgorithm.HMAC_SHA512,
    }

    def __init__(self, name: str, *, key: Any = b"", size: int = 0, salt: Any = b"", personalisation: Any = b"") -> None:
        algorithm = self._ALGORITHMS.get(name)
        if algorithm is None:
            raise ValueError(f"there is no hash {name!r}; the hashes are {', '.join(self._ALGORITHMS)}")
        own, handle = (b"", key.handle) if isinstance(key, Key) else (key, 0)
        self._client = client(Hash)
        self._stream = self._client.start(algorithm, own, handle, size, salt, personalisation)
        self._discard = weakref.finalize(self, _discard, self._client, self._stream)
        self._discard.atexit = False

    def update(self, data: Any) -> Hasher:
        """Adds a piece; returns the hasher."""
        self._client.update(self._stream, data)
        return self

    def digest(self) -> bytes:
        """The digest, or tag. Ends the hash: there is no second one, and no update after it."""
        digest = self._client.finish(self._stream)
        self._discard.detach()
        return digest


def _discard(hashes: Hash, stream: int) -> None:
    if not hashes.closed:
        hashes.discard(stream)
