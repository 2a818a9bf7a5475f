"""Finds the library, and calls it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import Lock
from typing import TypeVar

from shortwire import Client, Library, NotFound

_SUFFIX = {"darwin": ".dylib", "win32": ".dll"}.get(sys.platform, ".so")
_NAME = f"libshortwire_crypto{_SUFFIX}"
_ENVIRONMENT = "SHORTWIRE_CRYPTO_LIBRARY"

_ClientT = TypeVar("_ClientT", bound=Client)
_lock = Lock()
_library: Library | None = None
_clients: dict[type[Client], Client] = {}


def use(path: str | os.PathLike[str]) -> None:
    """Has the library at ``path`` called from now on, by whatever is made later.

    Without it, the first call opens the file that ``SHORTWIRE_CRYPTO_LIBRARY`` names, or else the one that is packaged
    with this module.
    """
    global _library
    library = Library(path)
    with _lock:
        _library = library
        _clients.clear()


def client(service: type[_ClientT]) -> _ClientT:
    """The client of a service, the same one each time."""
    found = _clients.get(service)
    if found is None:
        with _lock:
            found = _clients.setdefault(service, service(_opened()))
    return found  # type: ignore[return-value]


def _opened() -> Library:
    global _library
    if _library is None:
        _library = Library(_path())
    return _library


def _path() -> str:
    named = os.environ.get(_ENVIRONMENT)
    if named:
        return named
    packaged = Path(__file__).with_name(_NAME)
    if packaged.exists():
        return str(packaged)
    raise NotFound(
        f"{_NAME} is not packaged beside {__file__}\n"
        f"  help: name the file in {_ENVIRONMENT} or by shortwire.crypto.use(path);"
        " `cargo build --release -p shortwire-native-crypto` makes it"
    )


def _forget() -> None:
    """A library does not survive a fork: the child opens it again."""
    global _library, _lock
    _library = None
    _lock = Lock()
    _clients.clear()


os.register_at_fork(after_in_child=_forget)
