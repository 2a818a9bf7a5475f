# Made by shortwire gen from pixels/v1/pixels.proto. Do not edit.
"""Calls that carry bytes, to show whose memory they use."""

import builtins as _builtins
import collections.abc as _abc
import dataclasses as _dataclasses
import enum as _enum
import typing as _typing

from shortwire import gen_v1 as _sw
from typing_extensions import Buffer as _Buffer

__all__ = [
    "Image",
    "Pixels",
    "Total",
]

@_dataclasses.dataclass(slots=True)
class Image(_sw.Message):
    data: bytes = ...

@_dataclasses.dataclass(slots=True)
class Total(_sw.Message):
    value: int = ...

class Pixels(_sw.Client):
    def invert(
        self,
        data: _Buffer = ...,
    ) -> bytes:
        """Turns every byte b into 255 - b."""

    def invert_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def invert_many(
        self,
        items: _abc.Iterable[Image | tuple[_Buffer] | _Buffer],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def invert_many(
        self,
        *,
        data: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def sum(
        self,
        data: _Buffer = ...,
    ) -> int:
        """Adds up all bytes."""

    def sum_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def sum_many(
        self,
        items: _abc.Iterable[Image | tuple[_Buffer] | _Buffer],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def sum_many(
        self,
        *,
        data: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
