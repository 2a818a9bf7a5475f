"""Keys that stay in the library."""

from __future__ import annotations

import weakref
from typing import Any

from shortwire import Client
from shortwire.crypto._library import client
from shortwire.crypto.gen.shortwire_crypto_v1 import KeyKind, Keys

__all__ = ["Key"]


def discard(keys: Client, handle: int) -> None:
    """Clears a key whose object is gone, unless the library has gone before."""
    if not keys.closed:
        assert isinstance(keys, Keys)
        keys.discard(handle)


class Key:
    """A key in the library. Cleared by :meth:`close`, at the end of a ``with``, or when it is collected."""

    __slots__ = ("__weakref__", "_discard", "handle")

    handle: int
    """What stands for it in calls."""

    def __init__(self, key: Any, *, kind: KeyKind = KeyKind.UNSPECIFIED) -> None:
        """Copies a key into the library; clear your own copy then, if it is one that can be cleared."""
        self._keep(client(Keys).store(key, kind))

    @classmethod
    def generate(cls, size: int = 32, *, kind: KeyKind = KeyKind.UNSPECIFIED) -> Key:
        """A key of random bytes that nobody has seen."""
        return cls._of(client(Keys).generate(size, kind))

    @classmethod
    def _of(cls, handle: int) -> Key:
        key = cls.__new__(cls)
        key._keep(handle)
        return key

    def _keep(self, handle: int) -> None:
        self.handle = handle
        self._discard = weakref.finalize(self, discard, client(Keys), handle)
        self._discard.atexit = False

    def reveal(self) -> bytes:
        """Its bytes: of a signing key its seed."""
        return client(Keys).reveal(self.handle)

    @property
    def closed(self) -> bool:
        """Whether it was cleared."""
        return not self._discard.alive

    def close(self) -> None:
        """Clears it; calls with it raise :class:`shortwire.FailedPrecondition` from then on. May be called twice."""
        self._discard()

    def __enter__(self) -> Key:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Key {self.handle:#x}{' (closed)' if self.closed else ''}>"

    def __reduce__(self) -> str:
        raise TypeError("a key cannot be pickled; reveal it if it has to leave the process")


class Keyed:
    """What is made of a key, and closes it."""

    __slots__ = ("_handle", "key")

    key: Key
    """The key, in the library."""

    def __init__(self, key: Any) -> None:
        self.key = key if isinstance(key, Key) else Key(key)
        self._handle = self.key.handle

    def close(self) -> None:
        """Clears the key. May be called twice."""
        self.key.close()

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
