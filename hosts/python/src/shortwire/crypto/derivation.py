"""Keys from keys, and keys from passwords."""

from __future__ import annotations

from typing import Any

from shortwire.crypto._library import client
from shortwire.crypto.gen.shortwire_crypto_v1 import Kdf, KdfHash
from shortwire.crypto.keys import Key

__all__ = ["argon2id", "hkdf", "pbkdf2"]

_HASHES = {"sha256": KdfHash.SHA256, "sha512": KdfHash.SHA512}


def hkdf(secret: Any, length: int, *, salt: Any = b"", info: Any = b"", hash_name: str = "sha256") -> bytes:
    """HKDF (RFC 5869) of a secret, such as what a key exchange gives."""
    own, handle = (b"", secret.handle) if isinstance(secret, Key) else (secret, 0)
    return client(Kdf).hkdf(own, handle, salt, info, length, _HASHES[hash_name])


def pbkdf2(password: Any, salt: Any, iterations: int, length: int, *, hash_name: str = "sha256") -> bytes:
    """PBKDF2 (RFC 8018), for what exists; new things use :func:`argon2id`. Other threads run meanwhile."""
    return client(Kdf).pbkdf2(password, salt, iterations, length, _HASHES[hash_name])


def argon2id(
    password: Any,
    salt: Any,
    length: int = 32,
    *,
    memory: int = 65_536,
    passes: int = 3,
    lanes: int = 4,
    secret: Any = b"",
    associated_data: Any = b"",
) -> bytes:
    """Argon2id (RFC 9106) with ``memory`` KiB. Other threads run meanwhile."""
    return client(Kdf).argon2id(password, salt, length, memory, passes, lanes, secret, associated_data)
