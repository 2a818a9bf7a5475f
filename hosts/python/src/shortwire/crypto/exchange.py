"""X25519 key exchange."""

from __future__ import annotations

from typing import Any

from shortwire.crypto._library import client
from shortwire.crypto.gen.shortwire_crypto_v1 import Exchange
from shortwire.crypto.keys import Key, Keyed

__all__ = ["PrivateKey"]


class PrivateKey(Keyed):
    """One side of a key exchange: 32 bytes."""

    __slots__ = ("_client",)

    def __init__(self, key: Any) -> None:
        super().__init__(key)
        self._client = client(Exchange)

    @classmethod
    def generate(cls) -> PrivateKey:
        """A new key: ``private.key.reveal()`` shows it."""
        return cls(Key.generate())

    @property
    def public_key(self) -> bytes:
        """What the other side is told."""
        return self._client.public_key(b"", self._handle)

    def exchange(self, public_key: Any) -> bytes:
        """The secret of 32 bytes that both sides share; hash it (:func:`shortwire.crypto.hkdf`) before it is used as a key.

        Raises :class:`shortwire.InvalidArgument` for a public key of low order.
        """
        return self._client.shared(b"", self._handle, public_key)
