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
        first: _builtins.float = ...,
        kind: Kind | _builtins.int = ...,
        small: _builtins.float = ...,
        fixed: _builtins.int = ...,
        middle: _builtins.bool = ...,
        last: _builtins.int = ...,
        *,
        into: Scalars | None = ...,
    ) -> Scalars:
        """Scalars only."""

    def flat_raw(self, request: _Buffer, /) -> _builtins.bytes: ...
    @_typing.overload
    def flat_many(
        self,
        items: _abc.Iterable[
            Scalars
            | _builtins.tuple[
                _builtins.float,
                Kind | _builtins.int,
                _builtins.float,
                _builtins.int,
                _builtins.bool,
                _builtins.int,
            ]
        ],
        /,
    ) -> _builtins.list[Scalars]: ...
    @_typing.overload
    def flat_many(
        self,
        *,
        first: _sw.Column[_builtins.float] = ...,
        kind: _sw.Column[Kind | _builtins.int] = ...,
        small: _sw.Column[_builtins.float] = ...,
        fixed: _sw.Column[_builtins.int] = ...,
        middle: _sw.Column[_builtins.bool] = ...,
        last: _sw.Column[_builtins.int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def empty(self) -> None:
        """Nothing at all."""

    def empty_raw(self, request: _Buffer, /) -> _builtins.bytes: ...
    def empty_many(
        self,
        items: _abc.Iterable[Nothing | _builtins.tuple[()]],
        /,
    ) -> _builtins.list[None]: ...
    def texts(
        self,
        text: _builtins.str = ...,
        data: _Buffer | None = ...,
        kind: Kind | _builtins.int | None = ...,
        *,
        into: Texts | None = ...,
    ) -> Texts:
        """Strings, bytes and presence are flat too."""

    def texts_raw(self, request: _Buffer, /) -> _builtins.bytes: ...
    @_typing.overload
    def texts_many(
        self,
        items: _abc.Iterable[
            Texts
            | _builtins.tuple[
                _builtins.str,
                _Buffer | None,
                Kind | _builtins.int | None,
            ]
        ],
        /,
    ) -> _builtins.list[Texts]: ...
    @_typing.overload
    def texts_many(
        self,
        *,
        text: _sw.Column[_builtins.str] = ...,
        data: _sw.Column[_builtins.bytes] = ...,
        kind: _sw.Column[Kind | _builtins.int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    @_typing.overload
    def list(
        self,
        request: WithList,
        /,
        *,
        into: Scalars | None = ...,
    ) -> Scalars:
        """A list is not."""

    @_typing.overload
    def list(
        self,
        *,
        list: _builtins.list[_builtins.int] = ...,
        into: Scalars | None = ...,
    ) -> Scalars: ...
    def list_raw(self, request: _Buffer, /) -> _builtins.bytes: ...
    def list_many(
        self,
        items: _abc.Iterable[WithList],
        /,
    ) -> _builtins.list[Scalars]: ...
    @_typing.overload
    def list_back(
        self,
        request: Scalars,
        /,
        *,
        into: WithList | None = ...,
    ) -> WithList:
        """Nor is it in the reply."""

    @_typing.overload
    def list_back(
        self,
        *,
        first: _builtins.float = ...,
        kind: Kind | _builtins.int = ...,
        small: _builtins.float = ...,
        fixed: _builtins.int = ...,
        middle: _builtins.bool = ...,
        last: _builtins.int = ...,
        into: WithList | None = ...,
    ) -> WithList: ...
    def list_back_raw(self, request: _Buffer, /) -> _builtins.bytes: ...
    def list_back_many(
        self,
        items: _abc.Iterable[Scalars],
        /,
    ) -> _builtins.list[WithList]: ...
    @_typing.overload
    def oneof(
        self,
        request: WithOneof,
        /,
        *,
        into: Nothing | None = ...,
    ) -> Nothing:
        """Nor a oneof, a map, a message."""

    @_typing.overload
    def oneof(
        self,
        *,
        of: _builtins.int | None = ...,
        into: Nothing | None = ...,
    ) -> Nothing: ...
    def oneof_raw(self, request: _Buffer, /) -> _builtins.bytes: ...
    def oneof_many(
        self,
        items: _abc.Iterable[WithOneof],
        /,
    ) -> _builtins.list[Nothing]: ...
    @_typing.overload
    def map(
        self,
        request: WithMap,
        /,
        *,
        into: Nothing | None = ...,
    ) -> Nothing: ...
    @_typing.overload
    def map(
        self,
        *,
        map: _builtins.dict[_builtins.int, _builtins.int] = ...,
        into: Nothing | None = ...,
    ) -> Nothing: ...
    def map_raw(self, request: _Buffer, /) -> _builtins.bytes: ...
    def map_many(
        self,
        items: _abc.Iterable[WithMap],
        /,
    ) -> _builtins.list[Nothing]: ...
    @_typing.overload
    def message(
        self,
        request: WithMessage,
        /,
        *,
        into: Nothing | None = ...,
    ) -> Nothing: ...
    @_typing.overload
    def message(
        self,
        *,
        nothing: Nothing | None = ...,
        into: Nothing | None = ...,
    ) -> Nothing: ...
    def message_raw(self, request: _Buffer, /) -> _builtins.bytes: ...
    def message_many(
        self,
        items: _abc.Iterable[WithMessage],
        /,
    ) -> _builtins.list[Nothing]: ...
    def sleep(
        self,
        first: _builtins.float = ...,
        kind: Kind | _builtins.int = ...,
        small: _builtins.float = ...,
        fixed: _builtins.int = ...,
        middle: _builtins.bool = ...,
        last: _builtins.int = ...,
    ) -> None:
        """Marked as blocking."""

    def sleep_raw(self, request: _Buffer, /) -> _builtins.bytes: ...
    @_typing.overload
    def sleep_many(
        self,
        items: _abc.Iterable[
            Scalars
            | _builtins.tuple[
                _builtins.float,
                Kind | _builtins.int,
                _builtins.float,
                _builtins.int,
                _builtins.bool,
                _builtins.int,
            ]
        ],
        /,
    ) -> _builtins.list[None]: ...
    @_typing.overload
    def sleep_many(
        self,
        *,
        first: _sw.Column[_builtins.float] = ...,
        kind: _sw.Column[Kind | _builtins.int] = ...,
        small: _sw.Column[_builtins.float] = ...,
        fixed: _sw.Column[_builtins.int] = ...,
        middle: _sw.Column[_builtins.bool] = ...,
        last: _sw.Column[_builtins.int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
