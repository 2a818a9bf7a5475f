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
    "Nothing",
    "Ok",
    "Option",
    "Reader",
    "Result",
    "S",
    "Some",
    "Vec",
    "i32",
    "u64",
]

class Some(_enum.IntEnum):
    """Types called like what Rust names without a path."""

    name_ = 0
    is_known = 1

class Ok(_enum.IntEnum):
    YES = 0

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

@_dataclasses.dataclass(slots=True)
class i32(_sw.Message):
    """At most one of these is set (_choice): f_1, str."""

    u64: u64 | None = ...
    some: Some | _builtins.int | None = ...
    f_unknown: _builtins.int = ...
    f_1: _builtins.bool | None = ...
    str: Ok | _builtins.int | None = ...

@_dataclasses.dataclass(slots=True)
class u64(_sw.Message):
    value: int | None = ...

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
        *,
        into: Reader | None = ...,
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
        *,
        into: Reader | None = ...,
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
        *,
        into: Reader | None = ...,
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
        *,
        into: Reader | None = ...,
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
        *,
        into: Reader | None = ...,
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
        *,
        into: Reader | None = ...,
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
        *,
        into: Reader | None = ...,
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

class S(_sw.Client):
    """The letter that generated code calls services by, and methods of traits that everything has."""

    def s(
        self,
        value: int | None = ...,
    ) -> int | None: ...
    def s_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def s_many(
        self,
        items: _abc.Iterable[u64 | tuple[int | None] | int | None],
        /,
    ) -> list[int | None]: ...
    @_typing.overload
    def s_many(
        self,
        *,
        value: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    @_typing.overload
    def clone(
        self,
        request: i32,
        /,
        *,
        into: i32 | None = ...,
    ) -> i32: ...
    @_typing.overload
    def clone(
        self,
        *,
        u64: u64 | None = ...,
        some: Some | int | None = ...,
        f_unknown: int = ...,
        f_1: bool | None = ...,
        str: Ok | int | None = ...,
        into: i32 | None = ...,
    ) -> i32: ...
    def clone_raw(self, request: _Buffer, /) -> bytes: ...
    def clone_many(
        self,
        items: _abc.Iterable[i32],
        /,
    ) -> list[i32]: ...
    def default(
        self,
        value: int | None = ...,
    ) -> int | None: ...
    def default_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def default_many(
        self,
        items: _abc.Iterable[u64 | tuple[int | None] | int | None],
        /,
    ) -> list[int | None]: ...
    @_typing.overload
    def default_many(
        self,
        *,
        value: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...

class Nothing(_sw.Client):
    """A service without methods."""
