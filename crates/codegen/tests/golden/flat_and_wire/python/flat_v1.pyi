# Made by shortwire gen from flat.proto. Do not edit.
"""What decides how a method crosses."""

import builtins as _builtins
import collections.abc as _abc
import dataclasses as _dataclasses
import enum as _enum
import typing as _typing

from shortwire import gen_v1 as _sw
from typing_extensions import Buffer as _Buffer

__all__ = [
    "Crossing",
    "Kind",
    "Nothing",
    "Scalars",
    "Texts",
    "WithList",
    "WithMap",
    "WithMessage",
    "WithOneof",
]

class Kind(_enum.IntEnum):
    UNSPECIFIED = 0

@_dataclasses.dataclass(slots=True)
class Nothing(_sw.Message): ...

@_dataclasses.dataclass(slots=True)
class Scalars(_sw.Message):
    """Fields out of order: slots go by number."""

    first: float = ...
    kind: Kind | int = ...
    small: float = ...
    fixed: int = ...
    middle: bool = ...
    last: int = ...

@_dataclasses.dataclass(slots=True)
class Texts(_sw.Message):
    text: str = ...
    data: bytes | None = ...
    kind: Kind | int | None = ...

@_dataclasses.dataclass(slots=True)
class WithList(_sw.Message):
    list: _builtins.list[_builtins.int] = ...

@_dataclasses.dataclass(slots=True)
class WithOneof(_sw.Message):
    """At most one of these is set (one): of."""

    of: int | None = ...

@_dataclasses.dataclass(slots=True)
class WithMap(_sw.Message):
    map: dict[int, int] = ...

@_dataclasses.dataclass(slots=True)
class WithMessage(_sw.Message):
    nothing: Nothing | None = ...

class Crossing(_sw.Client):
    def flat(
        self,
        first: float = ...,
        kind: Kind | int = ...,
        small: float = ...,
        fixed: int = ...,
        middle: bool = ...,
        last: int = ...,
    ) -> Scalars:
        """Scalars only."""

    def flat_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def flat_many(
        self,
        items: _abc.Iterable[Scalars | tuple[float, Kind | int, float, int, bool, int]],
        /,
    ) -> list[Scalars]: ...
    @_typing.overload
    def flat_many(
        self,
        *,
        first: _sw.Column[float] = ...,
        kind: _sw.Column[Kind | int] = ...,
        small: _sw.Column[float] = ...,
        fixed: _sw.Column[int] = ...,
        middle: _sw.Column[bool] = ...,
        last: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def empty(self) -> None:
        """Nothing at all."""

    def empty_raw(self, request: _Buffer, /) -> bytes: ...
    def empty_many(
        self,
        items: _abc.Iterable[Nothing | tuple[()]],
        /,
    ) -> list[None]: ...
    def texts(
        self,
        text: str = ...,
        data: _Buffer | None = ...,
        kind: Kind | int | None = ...,
    ) -> Texts:
        """Strings, bytes and presence are flat too."""

    def texts_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def texts_many(
        self,
        items: _abc.Iterable[Texts | tuple[str, _Buffer | None, Kind | int | None]],
        /,
    ) -> list[Texts]: ...
    @_typing.overload
    def texts_many(
        self,
        *,
        text: _sw.Column[str] = ...,
        data: _sw.Column[bytes] = ...,
        kind: _sw.Column[Kind | int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    @_typing.overload
    def list(
        self,
        request: WithList,
        /,
    ) -> Scalars:
        """A list is not."""

    @_typing.overload
    def list(
        self,
        *,
        list: _builtins.list[_builtins.int] = ...,
    ) -> Scalars: ...
    def list_raw(self, request: _Buffer, /) -> bytes: ...
    def list_many(
        self,
        items: _abc.Iterable[WithList],
        /,
    ) -> list[Scalars]: ...
    @_typing.overload
    def list_back(
        self,
        request: Scalars,
        /,
    ) -> WithList:
        """Nor is it in the reply."""

    @_typing.overload
    def list_back(
        self,
        *,
        first: float = ...,
        kind: Kind | int = ...,
        small: float = ...,
        fixed: int = ...,
        middle: bool = ...,
        last: int = ...,
    ) -> WithList: ...
    def list_back_raw(self, request: _Buffer, /) -> bytes: ...
    def list_back_many(
        self,
        items: _abc.Iterable[Scalars],
        /,
    ) -> list[WithList]: ...
    @_typing.overload
    def oneof(
        self,
        request: WithOneof,
        /,
    ) -> Nothing:
        """Nor a oneof, a map, a message."""

    @_typing.overload
    def oneof(
        self,
        *,
        of: int | None = ...,
    ) -> Nothing: ...
    def oneof_raw(self, request: _Buffer, /) -> bytes: ...
    def oneof_many(
        self,
        items: _abc.Iterable[WithOneof],
        /,
    ) -> list[Nothing]: ...
    @_typing.overload
    def map(
        self,
        request: WithMap,
        /,
    ) -> Nothing: ...
    @_typing.overload
    def map(
        self,
        *,
        map: dict[int, int] = ...,
    ) -> Nothing: ...
    def map_raw(self, request: _Buffer, /) -> bytes: ...
    def map_many(
        self,
        items: _abc.Iterable[WithMap],
        /,
    ) -> list[Nothing]: ...
    @_typing.overload
    def message(
        self,
        request: WithMessage,
        /,
    ) -> Nothing: ...
    @_typing.overload
    def message(
        self,
        *,
        nothing: Nothing | None = ...,
    ) -> Nothing: ...
    def message_raw(self, request: _Buffer, /) -> bytes: ...
    def message_many(
        self,
        items: _abc.Iterable[WithMessage],
        /,
    ) -> list[Nothing]: ...
    def sleep(
        self,
        first: float = ...,
        kind: Kind | int = ...,
        small: float = ...,
        fixed: int = ...,
        middle: bool = ...,
        last: int = ...,
    ) -> None:
        """Marked as blocking."""

    def sleep_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def sleep_many(
        self,
        items: _abc.Iterable[Scalars | tuple[float, Kind | int, float, int, bool, int]],
        /,
    ) -> list[None]: ...
    @_typing.overload
    def sleep_many(
        self,
        *,
        first: _sw.Column[float] = ...,
        kind: _sw.Column[Kind | int] = ...,
        small: _sw.Column[float] = ...,
        fixed: _sw.Column[int] = ...,
        middle: _sw.Column[bool] = ...,
        last: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
