"""Stream ciphers by themselves, for protocols that need them raw.

They hide a message and do not protect it: whoever changes the encrypted bytes changes the message in the same places, and
nobody notices. A nonce used twice with a key gives both messages away. Use :class:`shortwire.crypto.SecretBox` or
:class:`shortwire.crypto.Aead` unless a protocol says otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shortwire.crypto._library import client
from shortwire.crypto.gen.shortwire_crypto_v1 import Stream
from shortwire.crypto.gen.shortwire_crypto_v1 import StreamAlgorithm as Algorithm
from shortwire.crypto.keys import Key, Keyed

__all__ = ["Algorithm", "StreamCipher", "xor_many"]


class StreamCipher(Keyed):
    """A stream cipher with its key of 32 bytes."""

    __slots__ = ("_algorithm", "_client")

    def __init__(self, key: Any, algorithm: Algorithm = Algorithm.XCHACHA20) -> None:
        super().__init__(key)
        self._algorithm = algorithm
        self._client = client(Stream)

    def xor(self, nonce: Any, message: Any, counter: int = 0) -> bytes:
        """The message XORed with the stream from that block on: encrypts and decrypts."""
        return self._client.xor(b"", self._handle, nonce, message, self._algorithm, counter)

    def xor_into(self, nonce: Any, message: Any, output: Any, counter: int = 0) -> int:
        """The same into memory of the caller's, which may be the message's."""
        return self._client.xor_into(output, b"", self._handle, nonce, message, self._algorithm, counter)


def xor_many(
    keys: Sequence[bytes] | Key,
    nonces: Sequence[bytes],
    messages: Sequence[bytes],
    algorithm: Algorithm = Algorithm.XCHACHA20,
    counters: Sequence[int] | int = 0,
) -> list[bytes]:
    """Many messages in one call, side by side in vector lanes: each has a nonce of its own, and a key if there are several."""
    own: Any = b"" if isinstance(keys, Key) else keys
    handle = keys.handle if isinstance(keys, Key) else 0
    replies = client(Stream).xor_many(
        key=own, handle=handle, nonce=nonces, message=messages, algorithm=algorithm, counter=counters
    )
    return list(replies)
