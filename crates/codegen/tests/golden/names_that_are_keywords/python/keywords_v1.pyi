# Made by shortwire gen from keywords.proto. Do not edit.
"""Names that are keywords of some host."""

import builtins as _builtins
import collections.abc as _abc
import dataclasses as _dataclasses
import enum as _enum
import typing as _typing

from shortwire import gen_v1 as _sw
from typing_extensions import Buffer as _Buffer

__all__ = [
    "Async",
    "Headers",
    "Match",
    "Self",
    "Type",
]

class Async(_enum.IntEnum):
    UNSPECIFIED = 0
    TRUE = 1
    SELF = 2

@_dataclasses.dataclass(slots=True)
class Type(_sw.Message):
    fn: _builtins.int = ...
    class_: _builtins.int = ...
    int: _builtins.int = ...
    lambda_: _builtins.int = ...
    self: _builtins.int = ...
    None_: _builtins.int = ...
    def_: _builtins.str = ...
    register: _builtins.bool = ...

@_dataclasses.dataclass(slots=True)
class Self(_sw.Message):
    """At most one of these is set (match): async_, yield_, type."""

    async_: int | None = ...
    yield_: str | None = ...
    type: Type | None = ...
    import_: list[Async | int] = ...

@_dataclasses.dataclass(slots=True)
class Headers(_sw.Message):
    """Names that macros, types and keywords of C and C++ have."""

    INT32_MAX: int = ...
    SIZE_MAX: int = ...
    INFINITY: float = ...
    M_PI: float = ...
    int32_t: int = ...
    sw_bytes_t: str = ...
    SW_INLINE: list[int] = ...
    f_Atomic: bool = ...
    f_Static_assert: bool | None = ...
    co_await: int = ...
    errno: int = ...
    MAX: int = ...

class Match(_sw.Client):
    def await_(
        _sw_self,
        fn: int = ...,
        class_: int = ...,
        int: int = ...,
        lambda_: int = ...,
        self: int = ...,
        None_: int = ...,
        def_: str = ...,
        register: bool = ...,
        *,
        into: Type | None = ...,
    ) -> Type: ...
    def await_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def await_many(
        _sw_self,
        items: _abc.Iterable[Type | tuple[int, int, int, int, int, int, str, bool]],
        /,
    ) -> list[Type]: ...
    @_typing.overload
    def await_many(
        _sw_self,
        *,
        fn: _sw.Column[int] = ...,
        class_: _sw.Column[int] = ...,
        int: _sw.Column[int] = ...,
        lambda_: _sw.Column[int] = ...,
        self: _sw.Column[int] = ...,
        None_: _sw.Column[int] = ...,
        def_: _sw.Column[str] = ...,
        register: _sw.Column[bool] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    @_typing.overload
    def return_(
        self,
        request: Self,
        /,
        *,
        into: Self | None = ...,
    ) -> Self: ...
    @_typing.overload
    def return_(
        self,
        *,
        async_: int | None = ...,
        yield_: str | None = ...,
        type: Type | None = ...,
        import_: list[Async | int] = ...,
        into: Self | None = ...,
    ) -> Self: ...
    def return_raw(self, request: _Buffer, /) -> bytes: ...
    def return_many(
        self,
        items: _abc.Iterable[Self],
        /,
    ) -> list[Self]: ...
    @_typing.overload
    def class_(
        self,
        request: Type,
        /,
        *,
        into: Self | None = ...,
    ) -> Self: ...
    @_typing.overload
    def class_(
        _sw_self,
        *,
        fn: int = ...,
        class_: int = ...,
        int: int = ...,
        lambda_: int = ...,
        self: int = ...,
        None_: int = ...,
        def_: str = ...,
        register: bool = ...,
        into: Self | None = ...,
    ) -> Self: ...
    def class_raw(self, request: _Buffer, /) -> bytes: ...
    def class_many(
        self,
        items: _abc.Iterable[Type],
        /,
    ) -> list[Self]: ...
