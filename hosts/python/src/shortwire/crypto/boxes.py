"""Authenticated encryption."""

from __future__ import annotations

from typing import Any

from shortwire import Unauthenticated
from shortwire.crypto._library import client
from shortwire.crypto.encoding import random_bytes
from shortwire.crypto.gen.shortwire_crypto_v1 import Aead as _Aead
from shortwire.crypto.gen.shortwire_crypto_v1 import AeadAlgorithm as Algorithm
from shortwire.crypto.gen.shortwire_crypto_v1 import Box as _Box
from shortwire.crypto.gen.shortwire_crypto_v1 import SealedBox as _SealedBox
from shortwire.crypto.gen.shortwire_crypto_v1 import SecretBox as _SecretBox
from shortwire.crypto.keys import Key, Keyed

__all__ = ["Aead", "Algorithm", "AuthenticationError", "Box", "SealedBox", "SecretBox"]

#: What is not authentic: a box, a tag or a signature that was not made with this key and nonce, or was changed since.
AuthenticationError = Unauthenticated


class SecretBox(Keyed):
    """Encrypts with a key of 32 bytes that two parties share: NaCl's ``crypto_secretbox``.

    ``encrypt`` chooses a random nonce and puts it in front; ``seal`` is given one of 24 bytes, which must not be used
    twice with a key.
    """

    __slots__ = ("_client",)

    NONCE_SIZE = 24
    OVERHEAD = 16
    """How much longer what is sealed is than its message; what is encrypted is longer by a nonce too."""

    def __init__(self, key: Any) -> None:
        super().__init__(key)
        self._client = client(_SecretBox)

    @classmethod
    def generate(cls) -> SecretBox:
        """With a new key, that nobody has seen: ``box.key.reveal()`` shows it."""
        return cls(Key.generate())

    def encrypt(self, message: Any) -> bytes:
        """A random nonce, the tag, and the encrypted message: 40 bytes more."""
        return self._client.encrypt(b"", self._handle, message)

    def decrypt(self, box: Any) -> bytes:
        """What :meth:`encrypt` was given. Raises :class:`AuthenticationError`."""
        return self._client.decrypt(b"", self._handle, box)

    def encrypt_into(self, message: Any, output: Any) -> int:
        """As :meth:`encrypt`. In place, the message lies best 40 bytes behind the start of the output."""
        return self._client.encrypt_into(output, b"", self._handle, message)

    def decrypt_into(self, box: Any, output: Any) -> int:
        """As :meth:`decrypt`. In place, the output starts best 40 bytes behind the start of the box."""
        return self._client.decrypt_into(output, b"", self._handle, box)

    def seal(self, nonce: Any, message: Any) -> bytes:
        """The tag, and the encrypted message: 16 bytes more."""
        return self._client.seal(b"", self._handle, nonce, message)

    def unseal(self, nonce: Any, box: Any) -> bytes:
        """What :meth:`seal` was given. Raises :class:`AuthenticationError`."""
        return self._client.unseal(b"", self._handle, nonce, box)

    def seal_into(self, nonce: Any, message: Any, output: Any) -> int:
        """As :meth:`seal`. In place, the message lies best 16 bytes behind the start of the output."""
        return self._client.seal_into(output, b"", self._handle, nonce, message)

    def unseal_into(self, nonce: Any, box: Any, output: Any) -> int:
        """As :meth:`unseal`. In place, the output starts best 16 bytes behind the start of the box."""
        return self._client.unseal_into(output, b"", self._handle, nonce, box)

    def seal_many(self, nonces: list[bytes], messages: list[bytes]) -> list[bytes]:
        """As :meth:`seal`, of many messages in one call."""
        return list(self._client.seal_many(handle=self._handle, nonce=nonces, message=messages))


class Aead(Keyed):
    """Encrypts with a key of 32 bytes, and authenticates data beside the message: ChaCha20-Poly1305 and XChaCha20-Poly1305.

    A nonce must not be used twice with a key. XChaCha20's have 24 bytes and may be random, ChaCha20's have 12 and have to be
    counted.
    """

    __slots__ = ("_algorithm", "_client", "_nonce_size")

    OVERHEAD = 16

    def __init__(self, key: Any, algorithm: Algorithm = Algorithm.XCHACHA20_POLY1305) -> None:
        super().__init__(key)
        self._client = client(_Aead)
        self._algorithm = algorithm
        self._nonce_size = 12 if algorithm == Algorithm.CHACHA20_POLY1305 else 24

    def encrypt(self, message: Any, associated_data: Any = b"") -> bytes:
        """A random nonce, the encrypted message and the tag. For XChaCha20 only."""
        if self._nonce_size != 24:
            raise ValueError("nonces of 12 bytes are too short to be random; use seal with nonces that you count")
        nonce = random_bytes(24)
        return nonce + self.seal(nonce, message, associated_data)

    def decrypt(self, box: Any, associated_data: Any = b"") -> bytes:
        """What :meth:`encrypt` was given. Raises :class:`AuthenticationError`."""
        box = memoryview(box)
        if len(box) < self._nonce_size:
            raise AuthenticationError("the message is not authentic: it is shorter than its nonce")
        return self.unseal(box[: self._nonce_size], box[self._nonce_size :], associated_data)

    def seal(self, nonce: Any, message: Any, associated_data: Any = b"") -> bytes:
        """The encrypted message and the tag: 16 bytes more."""
        return self._client.seal(b"", self._handle, nonce, message, associated_data, self._algorithm)

    def unseal(self, nonce: Any, box: Any, associated_data: Any = b"") -> bytes:
        """What :meth:`seal` was given. Raises :class:`AuthenticationError`."""
        return self._client.unseal(b"", self._handle, nonce, box, associated_data, self._algorithm)

    def seal_into(self, nonce: Any, message: Any, output: Any, associated_data: Any = b"") -> int:
        """As :meth:`seal`. In place, nothing moves if message and output start together."""
        return self._client.seal_into(output, b"", self._handle, nonce, message, associated_data, self._algorithm)

    def unseal_into(self, nonce: Any, box: Any, output: Any, associated_data: Any = b"") -> int:
        """As :meth:`unseal`. In place, nothing moves if box and output start together."""
        return self._client.unseal_into(output, b"", self._handle, nonce, box, associated_data, self._algorithm)


class Box(SecretBox):
    """Encrypts between two key pairs: NaCl's ``crypto_box``. The key that both share is computed once, here."""

    __slots__ = ()

    def __init__(self, private_key: Any, public_key: Any) -> None:
        """One's own private key, and the peer's public key. One of low order is :class:`shortwire.InvalidArgument`."""
        own, handle = (b"", private_key.handle) if isinstance(private_key, Key) else (private_key, 0)
        super().__init__(Key._of(client(_Box).precompute_handle(own, handle, public_key)))

    @staticmethod
    def key_pair() -> tuple[bytes, bytes]:
        """A new private key, and its public key."""
        pair = client(_Box).generate()
        return pair.private_key, pair.public_key

    @staticmethod
    def public_key(private_key: bytes) -> bytes:
        """The public key of a private one."""
        return client(_Box).public_key(private_key)


class SealedBox:
    """Encrypts to a public key, by somebody who stays unknown: NaCl's sealed boxes."""

    OVERHEAD = 48

    @staticmethod
    def encrypt(public_key: Any, message: Any) -> bytes:
        """A box for the owner of that key."""
        return client(_SealedBox).seal(public_key, message)

    @staticmethod
    def decrypt(private_key: Any, box: Any) -> bytes:
        """What :meth:`encrypt` was given. Raises :class:`AuthenticationError`."""
        own, handle = (b"", private_key.handle) if isinstance(private_key, Key) else (private_key, 0)
        return client(_SealedBox).unseal(own, handle, box)
