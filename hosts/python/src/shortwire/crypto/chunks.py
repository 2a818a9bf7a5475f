"""Encryption of what does not fit into memory, chunk by chunk."""

from __future__ import annotations

import weakref
from typing import Any

from shortwire.crypto._library import client
from shortwire.crypto.gen.shortwire_crypto_v1 import ChunkedAead
from shortwire.crypto.keys import Key

__all__ = ["ChunkOpener", "ChunkSealer"]


class _Chunks:
    """A stream in the library, which is given up when it is closed or collected."""

    __slots__ = ("__weakref__", "_client", "_discard", "_stream")

    OVERHEAD = 17
    """How much longer an encrypted chunk is than the chunk."""

    def __init__(self, aead: ChunkedAead, stream: int) -> None:
        self._client = aead
        self._stream = stream
        self._discard = weakref.finalize(self, _discard, aead, stream)
        self._discard.atexit = False

    def close(self) -> None:
        """Clears the stream's keys. Its last chunk does the same. May be called twice."""
        self._discard()

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _end(self, last: bool) -> None:
        if last:
            self._discard.detach()


class ChunkSealer(_Chunks):
    """Encrypts chunks of any lengths, in order; 64 KiB is a good length. libsodium's ``secretstream`` reads them.

    Store :attr:`header` in front of them, and their lengths where these differ.
    """

    __slots__ = ("header",)

    header: bytes
    """24 bytes that are no secret."""

    def __init__(self, key: Any) -> None:
        """Starts with a key of 32 bytes, which serves any number of streams."""
        aead = client(ChunkedAead)
        own, handle = (b"", key.handle) if isinstance(key, Key) else (key, 0)
        started = aead.start_sealing(own, handle)
        self.header = started.header
        super().__init__(aead, started.stream)

    def seal(self, chunk: Any, *, last: bool = False, associated_data: Any = b"") -> bytes:
        """The encrypted chunk, 17 bytes longer. After the last one there is no other."""
        sealed = self._client.seal_chunk(self._stream, chunk, last, associated_data)
        self._end(last)
        return sealed

    def seal_into(self, chunk: Any, output: Any, *, last: bool = False, associated_data: Any = b"") -> int:
        """As :meth:`seal`. In place, nothing moves if the chunk lies one byte behind the start of the output."""
        size = self._client.seal_chunk_into(output, self._stream, chunk, last, associated_data)
        self._end(last)
        return size


class ChunkOpener(_Chunks):
    """Decrypts what a :class:`ChunkSealer` made, chunk by chunk, in the same order."""

    __slots__ = ()

    def __init__(self, key: Any, header: Any) -> None:
        """Starts with the key and what stands in front of the chunks."""
        aead = client(ChunkedAead)
        own, handle = (b"", key.handle) if isinstance(key, Key) else (key, 0)
        super().__init__(aead, aead.start_opening(own, handle, header))

    def unseal(self, chunk: Any, *, last: bool = False, associated_data: Any = b"") -> bytes:
        """What :meth:`ChunkSealer.seal` was given. Raises :class:`AuthenticationError` for a chunk that was changed, left out,
        repeated or moved, and if ``last`` is not what it was: so say it of what you read last, or a file may have been cut off.
        """
        message = self._client.open_chunk(self._stream, chunk, last, associated_data)
        self._end(last)
        return message

    def unseal_into(self, chunk: Any, output: Any, *, last: bool = False, associated_data: Any = b"") -> int:
        """As :meth:`unseal`. In place, nothing moves if the output starts one byte behind the start of the chunk."""
        size = self._client.open_chunk_into(output, self._stream, chunk, last, associated_data)
        self._end(last)
        return size


def _discard(aead: ChunkedAead, stream: int) -> None:
    if not aead.closed:
        aead.discard(stream)
