# Made by shortwire gen from comments.proto. Do not edit.
"""The file's own comment.

In two paragraphs.
"""

import builtins as _builtins
import collections.abc as _abc
import dataclasses as _dataclasses
import enum as _enum
import typing as _typing

from shortwire import gen_v1 as _sw
from typing_extensions import Buffer as _Buffer

__all__ = [
    "Commented",
    "Kind",
    "Old",
    "Thing",
]

class Kind(_enum.IntEnum):
    """An enum with <html> & entities."""

    UNSPECIFIED = 0
    """None."""
    OLD = 1

@_dataclasses.dataclass(slots=True)
class Thing(_sw.Message):
    """A comment
    in block form.
    """

    number: int = ...
    """Before the field."""
    old_name: str = ...
    """Deprecated."""

@_dataclasses.dataclass(slots=True)
class Old(_sw.Message):
    """Gone soon.

    Deprecated.
    """

    number: int = ...

class Commented(_sw.Client):
    """A service with */ and /* and \"\"\" and \\ and ``` and {{ braces }} in its comment."""

    def do(
        self,
        number: int = ...,
        old_name: str = ...,
        *,
        into: Thing | None = ...,
    ) -> Thing:
        """A method.

        An indented line.
        """

    def do_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def do_many(
        self,
        items: _abc.Iterable[Thing | tuple[int, str]],
        /,
    ) -> list[Thing]: ...
    @_typing.overload
    def do_many(
        self,
        *,
        number: _sw.Column[int] = ...,
        old_name: _sw.Column[str] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def do_not(
        self,
        number: int = ...,
    ) -> int:
        """Better not.

        Deprecated.
        """

    def do_not_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def do_not_many(
        self,
        items: _abc.Iterable[Old | tuple[int] | int],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def do_not_many(
        self,
        *,
        number: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
