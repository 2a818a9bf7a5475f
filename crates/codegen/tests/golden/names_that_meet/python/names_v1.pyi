# Made by shortwire gen from names.proto. Do not edit.
"""Names that generated code has uses for itself."""

import builtins as _builtins
import collections.abc as _abc
import dataclasses as _dataclasses
import enum as _enum
import typing as _typing

from shortwire import gen_v1 as _sw
from typing_extensions import Buffer as _Buffer

__all__ = [
    "Box",
    "Client",
    "Option",
    "Reader",
    "Result",
    "Vec",
]

@_dataclasses.dataclass(slots=True)
class Reader(_sw.Message):
    """Fields called like what the code that reads and writes them uses."""

    reader: int = ...
    writer: int = ...
    tag: int = ...
    value: str = ...
    request: bytes = ...
    reply: int = ...
    context: bool = ...
    scratch: float = ...
    len: int = ...
    mask: int | None = ...
    source: int = ...
    sink: int = ...
    formatter: int = ...

@_dataclasses.dataclass(slots=True)
class Option(_sw.Message):
    option: Result | None = ...
    vec: Vec | None = ...

@_dataclasses.dataclass(slots=True)
class Result(_sw.Message):
    string: str = ...

@_dataclasses.dataclass(slots=True)
class Vec(_sw.Message):
    box: list[Box] = ...

@_dataclasses.dataclass(slots=True)
class Box(_sw.Message):
    bool: _builtins.bool = ...

class Client(_sw.Client):
    def open_(
        self,
        reader: int = ...,
        writer: int = ...,
        tag: int = ...,
        value: str = ...,
        request: _Buffer = ...,
        reply: int = ...,
        context: bool = ...,
        scratch: float = ...,
        len: int = ...,
        mask: int | None = ...,
        source: int = ...,
        sink: int = ...,
        formatter: int = ...,
    ) -> Reader: ...
    def open_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def open_many(
        self,
        items: _abc.Iterable[
            Reader
            | tuple[
                int,
                int,
                int,
                str,
                _Buffer,
                int,
                bool,
                float,
                int,
                int | None,
                int,
                int,
                int,
            ]
        ],
        /,
    ) -> list[Reader]: ...
    @_typing.overload
    def open_many(
        self,
        *,
        reader: _sw.Column[int] = ...,
        writer: _sw.Column[int] = ...,
        tag: _sw.Column[int] = ...,
        value: _sw.Column[str] = ...,
        request: _sw.Column[bytes] = ...,
        reply: _sw.Column[int] = ...,
        context: _sw.Column[bool] = ...,
        scratch: _sw.Column[float] = ...,
        len: _sw.Column[int] = ...,
        mask: _sw.Column[int] = ...,
        source: _sw.Column[int] = ...,
        sink: _sw.Column[int] = ...,
        formatter: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def new(
        self,
        reader: int = ...,
        writer: int = ...,
        tag: int = ...,
        value: str = ...,
        request: _Buffer = ...,
        reply: int = ...,
        context: bool = ...,
        scratch: float = ...,
        len: int = ...,
        mask: int | None = ...,
        source: int = ...,
        sink: int = ...,
        formatter: int = ...,
    ) -> Reader: ...
    def new_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def new_many(
        self,
        items: _abc.Iterable[
            Reader
            | tuple[
                int,
                int,
                int,
                str,
                _Buffer,
                int,
                bool,
                float,
                int,
                int | None,
                int,
                int,
                int,
            ]
        ],
        /,
    ) -> list[Reader]: ...
    @_typing.overload
    def new_many(
        self,
        *,
        reader: _sw.Column[int] = ...,
        writer: _sw.Column[int] = ...,
        tag: _sw.Column[int] = ...,
        value: _sw.Column[str] = ...,
        request: _sw.Column[bytes] = ...,
        reply: _sw.Column[int] = ...,
        context: _sw.Column[bool] = ...,
        scratch: _sw.Column[float] = ...,
        len: _sw.Column[int] = ...,
        mask: _sw.Column[int] = ...,
        source: _sw.Column[int] = ...,
        sink: _sw.Column[int] = ...,
        formatter: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def with_(
        self,
        reader: int = ...,
        writer: int = ...,
        tag: int = ...,
        value: str = ...,
        request: _Buffer = ...,
        reply: int = ...,
        context: bool = ...,
        scratch: float = ...,
        len: int = ...,
        mask: int | None = ...,
        source: int = ...,
        sink: int = ...,
        formatter: int = ...,
    ) -> Reader: ...
    def with_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def with_many(
        self,
        items: _abc.Iterable[
            Reader
            | tuple[
                int,
                int,
                int,
                str,
                _Buffer,
                int,
                bool,
                float,
                int,
                int | None,
                int,
                int,
                int,
            ]
        ],
        /,
    ) -> list[Reader]: ...
    @_typing.overload
    def with_many(
        self,
        *,
        reader: _sw.Column[int] = ...,
        writer: _sw.Column[int] = ...,
        tag: _sw.Column[int] = ...,
        value: _sw.Column[str] = ...,
        request: _sw.Column[bytes] = ...,
        reply: _sw.Column[int] = ...,
        context: _sw.Column[bool] = ...,
        scratch: _sw.Column[float] = ...,
        len: _sw.Column[int] = ...,
        mask: _sw.Column[int] = ...,
        source: _sw.Column[int] = ...,
        sink: _sw.Column[int] = ...,
        formatter: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def target(
        self,
        reader: int = ...,
        writer: int = ...,
        tag: int = ...,
        value: str = ...,
        request: _Buffer = ...,
        reply: int = ...,
        context: bool = ...,
        scratch: float = ...,
        len: int = ...,
        mask: int | None = ...,
        source: int = ...,
        sink: int = ...,
        formatter: int = ...,
    ) -> Reader: ...
    def target_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def target_many(
        self,
        items: _abc.Iterable[
            Reader
            | tuple[
                int,
                int,
                int,
                str,
                _Buffer,
                int,
                bool,
                float,
                int,
                int | None,
                int,
                int,
                int,
            ]
        ],
        /,
    ) -> list[Reader]: ...
    @_typing.overload
    def target_many(
        self,
        *,
        reader: _sw.Column[int] = ...,
        writer: _sw.Column[int] = ...,
        tag: _sw.Column[int] = ...,
        value: _sw.Column[str] = ...,
        request: _sw.Column[bytes] = ...,
        reply: _sw.Column[int] = ...,
        context: _sw.Column[bool] = ...,
        scratch: _sw.Column[float] = ...,
        len: _sw.Column[int] = ...,
        mask: _sw.Column[int] = ...,
        source: _sw.Column[int] = ...,
        sink: _sw.Column[int] = ...,
        formatter: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def close_(
        self,
        reader: int = ...,
        writer: int = ...,
        tag: int = ...,
        value: str = ...,
        request: _Buffer = ...,
        reply: int = ...,
        context: bool = ...,
        scratch: float = ...,
        len: int = ...,
        mask: int | None = ...,
        source: int = ...,
        sink: int = ...,
        formatter: int = ...,
    ) -> Reader: ...
    def close_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def close_many(
        self,
        items: _abc.Iterable[
            Reader
            | tuple[
                int,
                int,
                int,
                str,
                _Buffer,
                int,
                bool,
                float,
                int,
                int | None,
                int,
                int,
                int,
            ]
        ],
        /,
    ) -> list[Reader]: ...
    @_typing.overload
    def close_many(
        self,
        *,
        reader: _sw.Column[int] = ...,
        writer: _sw.Column[int] = ...,
        tag: _sw.Column[int] = ...,
        value: _sw.Column[str] = ...,
        request: _sw.Column[bytes] = ...,
        reply: _sw.Column[int] = ...,
        context: _sw.Column[bool] = ...,
        scratch: _sw.Column[float] = ...,
        len: _sw.Column[int] = ...,
        mask: _sw.Column[int] = ...,
        source: _sw.Column[int] = ...,
        sink: _sw.Column[int] = ...,
        formatter: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def add(
        self,
        reader: int = ...,
        writer: int = ...,
        tag: int = ...,
        value: str = ...,
        request: _Buffer = ...,
        reply: int = ...,
        context: bool = ...,
        scratch: float = ...,
        len: int = ...,
        mask: int | None = ...,
        source: int = ...,
        sink: int = ...,
        formatter: int = ...,
    ) -> Reader: ...
    def add_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def add_many_(
        self,
        items: _abc.Iterable[
            Reader
            | tuple[
                int,
                int,
                int,
                str,
                _Buffer,
                int,
                bool,
                float,
                int,
                int | None,
                int,
                int,
                int,
            ]
        ],
        /,
    ) -> list[Reader]: ...
    @_typing.overload
    def add_many_(
        self,
        *,
        reader: _sw.Column[int] = ...,
        writer: _sw.Column[int] = ...,
        tag: _sw.Column[int] = ...,
        value: _sw.Column[str] = ...,
        request: _sw.Column[bytes] = ...,
        reply: _sw.Column[int] = ...,
        context: _sw.Column[bool] = ...,
        scratch: _sw.Column[float] = ...,
        len: _sw.Column[int] = ...,
        mask: _sw.Column[int] = ...,
        source: _sw.Column[int] = ...,
        sink: _sw.Column[int] = ...,
        formatter: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def add_many(
        self,
        reader: int = ...,
        writer: int = ...,
        tag: int = ...,
        value: str = ...,
        request: _Buffer = ...,
        reply: int = ...,
        context: bool = ...,
        scratch: float = ...,
        len: int = ...,
        mask: int | None = ...,
        source: int = ...,
        sink: int = ...,
        formatter: int = ...,
    ) -> Reader: ...
    def add_many_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def add_many_many(
        self,
        items: _abc.Iterable[
            Reader
            | tuple[
                int,
                int,
                int,
                str,
                _Buffer,
                int,
                bool,
                float,
                int,
                int | None,
                int,
                int,
                int,
            ]
        ],
        /,
    ) -> list[Reader]: ...
    @_typing.overload
    def add_many_many(
        self,
        *,
        reader: _sw.Column[int] = ...,
        writer: _sw.Column[int] = ...,
        tag: _sw.Column[int] = ...,
        value: _sw.Column[str] = ...,
        request: _sw.Column[bytes] = ...,
        reply: _sw.Column[int] = ...,
        context: _sw.Column[bool] = ...,
        scratch: _sw.Column[float] = ...,
        len: _sw.Column[int] = ...,
        mask: _sw.Column[int] = ...,
        source: _sw.Column[int] = ...,
        sink: _sw.Column[int] = ...,
        formatter: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
