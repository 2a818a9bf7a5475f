# Made by shortwire gen from maps.proto. Do not edit.
"""Maps with every kind of key and value, and oneofs with every kind of member."""

import builtins as _builtins
import collections.abc as _abc
import dataclasses as _dataclasses
import enum as _enum
import typing as _typing

from shortwire import gen_v1 as _sw
from typing_extensions import Buffer as _Buffer

__all__ = [
    "Choice",
    "Color",
    "Everything",
    "Maps",
]

class Color(_enum.IntEnum):
    UNSPECIFIED = 0
    RED = 1
    ROUGE = 1
    NEGATIVE = -1

@_dataclasses.dataclass(slots=True)
class Everything(_sw.Message):
    a: dict[int, float] = ...
    b: dict[int, float] = ...
    c: dict[int, int] = ...
    d: dict[int, int] = ...
    e: dict[int, int] = ...
    f: dict[int, int] = ...
    g: dict[int, int] = ...
    h: dict[int, int] = ...
    i: dict[int, int] = ...
    j: dict[int, int] = ...
    k: dict[bool, bool] = ...
    l: dict[str, str] = ...
    m: dict[str, bytes] = ...
    n: dict[str, Color | int] = ...
    o: dict[str, Choice] = ...

@_dataclasses.dataclass(slots=True)
class Choice(_sw.Message):
    """At most one of these is set (first): number, text, data, color, message.

    At most one of these is set (second): yes, much.

    At most one of these is set (third): only.
    """

    number: int | None = ...
    text: str | None = ...
    data: bytes | None = ...
    color: Color | int | None = ...
    message: Everything | None = ...
    yes: bool | None = ...
    much: float | None = ...
    only: int | None = ...

class Maps(_sw.Client):
    @_typing.overload
    def echo(
        self,
        request: Everything,
        /,
        *,
        into: Choice | None = ...,
    ) -> Choice: ...
    @_typing.overload
    def echo(
        self,
        *,
        a: dict[int, float] = ...,
        b: dict[int, float] = ...,
        c: dict[int, int] = ...,
        d: dict[int, int] = ...,
        e: dict[int, int] = ...,
        f: dict[int, int] = ...,
        g: dict[int, int] = ...,
        h: dict[int, int] = ...,
        i: dict[int, int] = ...,
        j: dict[int, int] = ...,
        k: dict[bool, bool] = ...,
        l: dict[str, str] = ...,
        m: dict[str, bytes] = ...,
        n: dict[str, Color | int] = ...,
        o: dict[str, Choice] = ...,
        into: Choice | None = ...,
    ) -> Choice: ...
    def echo_raw(self, request: _Buffer, /) -> bytes: ...
    def echo_many(
        self,
        items: _abc.Iterable[Everything],
        /,
    ) -> list[Choice]: ...
