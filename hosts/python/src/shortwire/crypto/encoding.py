"""Text for keys, random bytes, and comparing in constant time."""

from __future__ import annotations

from typing import Any

from shortwire.crypto._library import client
from shortwire.crypto.gen.shortwire_crypto_v1 import Compare, Encoding, Random
from shortwire.crypto.gen.shortwire_crypto_v1 import TextFormat as Format

__all__ = ["Format", "decode", "encode", "equal", "random_bytes", "random_into"]


def encode(data: Any, form: Format = Format.BASE16, *, prefix: str = "") -> str:
    """Bytes as text; Bech32 takes a prefix, such as ``ed25519_pk``."""
    return client(Encoding).encode(data, form, prefix)


def decode(text: str, form: Format = Format.BASE16, *, prefix: str = "") -> bytes:
    """What :func:`encode` was given. Raises :class:`shortwire.InvalidArgument`, which says where the text is wrong."""
    return client(Encoding).decode(text, form, prefix)


def random_bytes(size: int) -> bytes:
    """Random bytes of the operating system."""
    return client(Random).fill(size)


def random_into(output: Any) -> int:
    """The same, as many as the output has room for."""
    return client(Random).fill_into(output, memoryview(output).nbytes)


def equal(a: Any, b: Any) -> bool:
    """Whether two byte strings are equal; takes the same time wherever they differ."""
    return client(Compare).equal(a, b)
