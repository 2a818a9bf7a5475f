"""Ed25519 signatures."""

from __future__ import annotations

from typing import Any

from shortwire.crypto._library import client
from shortwire.crypto.gen.shortwire_crypto_v1 import KeyKind, Sign
from shortwire.crypto.keys import Key, Keyed

__all__ = ["SigningKey", "VerifyKey"]


class SigningKey(Keyed):
    """Signs. Its public key is computed once, here."""

    __slots__ = ("_client",)

    def __init__(self, key: Any) -> None:
        """A seed of 32 bytes, or the 64 that NaCl has, seed and public key."""
        super().__init__(key if isinstance(key, Key) else Key(key, kind=KeyKind.SIGNING))
        self._client = client(Sign)

    @classmethod
    def generate(cls) -> SigningKey:
        """A new key: ``key.key.reveal()`` shows its seed."""
        return cls(Key.generate(kind=KeyKind.SIGNING))

    @property
    def verify_key(self) -> VerifyKey:
        """The key that verifies what this one signs."""
        return VerifyKey(self._client.public_key(b"", self._handle))

    def sign(self, message: Any) -> bytes:
        """The signature: 64 bytes."""
        return self._client.sign(b"", self._handle, message)

    def sign_combined(self, message: Any) -> bytes:
        """The signature, then the message."""
        return self._client.sign_combined(b"", self._handle, message)


class VerifyKey:
    """Verifies. Decompressed once, here."""

    __slots__ = ("_client", "_key", "public")

    public: bytes
    """Its 32 bytes."""

    def __init__(self, public: Any) -> None:
        self.public = bytes(public)
        self._key = Key(self.public, kind=KeyKind.VERIFYING)
        self._client = client(Sign)

    def verify(self, message: Any, signature: Any) -> None:
        """Raises :class:`AuthenticationError` unless the signature is the message's."""
        self._client.verify(b"", self._key.handle, signature, message)

    def open_combined(self, combined: Any) -> bytes:
        """The message of a signature with its message. Raises :class:`AuthenticationError`."""
        return self._client.open_combined(b"", self._key.handle, b"", combined)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, VerifyKey) and self.public == other.public

    def __hash__(self) -> int:
        return hash(self.public)

    def __repr__(self) -> str:
        return f"VerifyKey(bytes.fromhex({self.public.hex()!r}))"
