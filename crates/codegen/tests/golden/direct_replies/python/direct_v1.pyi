# Made by shortwire gen from direct.proto. Do not edit.
"""Replies that their service writes where the caller wants them."""

import builtins as _builtins
import collections.abc as _abc
import dataclasses as _dataclasses
import enum as _enum
import typing as _typing

from shortwire import gen_v1 as _sw
from typing_extensions import Buffer as _Buffer

__all__ = [
    "SealRequest",
    "Sealed",
    "Sealer",
    "Size",
]

@_dataclasses.dataclass(slots=True)
class SealRequest(_sw.Message):
    key: bytes = ...
    counter: int = ...
    message: bytes = ...

@_dataclasses.dataclass(slots=True)
class Sealed(_sw.Message):
    value: bytes = ...

@_dataclasses.dataclass(slots=True)
class Size(_sw.Message):
    size: int = ...

class Sealer(_sw.Client):
    def seal(
        self,
        key: _Buffer = ...,
        counter: int = ...,
        message: _Buffer = ...,
    ) -> bytes:
        """May be written over the message."""

    def seal_into_(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        counter: int = ...,
        message: _Buffer = ...,
    ) -> int: ...
    def seal_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def seal_many_(
        self,
        items: _abc.Iterable[SealRequest | tuple[_Buffer, int, _Buffer]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def seal_many_(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        counter: _sw.Column[int] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def random(
        self,
        size: int = ...,
    ) -> bytes:
        """Has nothing to be written over."""

    def random_into(
        self,
        output: _Buffer,
        /,
        size: int = ...,
    ) -> int: ...
    def random_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def random_many(
        self,
        items: _abc.Iterable[Size | tuple[int] | int],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def random_many(
        self,
        *,
        size: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def derive(
        self,
        key: _Buffer = ...,
        counter: int = ...,
        message: _Buffer = ...,
    ) -> bytes:
        """Takes its time."""

    def derive_into(
        self,
        output: _Buffer,
        /,
        key: _Buffer = ...,
        counter: int = ...,
        message: _Buffer = ...,
    ) -> int: ...
    def derive_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def derive_many(
        self,
        items: _abc.Iterable[SealRequest | tuple[_Buffer, int, _Buffer]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def derive_many(
        self,
        *,
        key: _sw.Column[bytes] = ...,
        counter: _sw.Column[int] = ...,
        message: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def seal_into(
        self,
        size: int = ...,
    ) -> int:
        """Would be named as a form of Seal is."""

    def seal_into_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def seal_into_many(
        self,
        items: _abc.Iterable[Size | tuple[int] | int],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def seal_into_many(
        self,
        *,
        size: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def seal_many(
        self,
        size: int = ...,
    ) -> int: ...
    def seal_many_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def seal_many_many(
        self,
        items: _abc.Iterable[Size | tuple[int] | int],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def seal_many_many(
        self,
        *,
        size: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
