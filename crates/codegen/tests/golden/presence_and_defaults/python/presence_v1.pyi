# Made by shortwire gen from presence.proto. Do not edit.
"""Everything proto2 has and proto3 has not."""

import builtins as _builtins
import collections.abc as _abc
import dataclasses as _dataclasses
import enum as _enum
import typing as _typing

from shortwire import gen_v1 as _sw
from typing_extensions import Buffer as _Buffer

__all__ = [
    "Fields",
    "Level",
    "Presence",
    "Rest",
    "RestInside",
    "RestMany",
]

class Level(_enum.IntEnum):
    """Closed: numbers that are not named here are unknown fields."""

    LOW = 1
    HIGH = 2
    TOP = 2147483647

@_dataclasses.dataclass(slots=True)
class Fields(_sw.Message):
    must: int | None = ...
    may: int | None = ...
    number: int | None = ...
    text: str | None = ...
    data: bytes | None = ...
    flag: bool | None = ...
    real: float | None = ...
    infinite: float | None = ...
    none: float | None = ...
    level: Level | int | None = ...
    most: int | None = ...

@_dataclasses.dataclass(slots=True)
class Rest(_sw.Message):
    """At most one of these is set (choice): level, fields."""

    unpacked: list[int] = ...
    packed: list[int] = ...
    levels: list[Level | int] = ...
    inside: RestInside | None = ...
    many: list[RestMany] = ...
    level: Level | int | None = ...
    fields: Fields | None = ...
    by_number: dict[int, Level | int] = ...

@_dataclasses.dataclass(slots=True)
class RestInside(_sw.Message):
    name: str | None = ...

@_dataclasses.dataclass(slots=True)
class RestMany(_sw.Message):
    number: int | None = ...

class Presence(_sw.Client):
    @_typing.overload
    def echo(
        self,
        request: Fields,
        /,
        *,
        into: Fields | None = ...,
    ) -> Fields: ...
    @_typing.overload
    def echo(
        self,
        *,
        must: int | None = ...,
        may: int | None = ...,
        number: int | None = ...,
        text: str | None = ...,
        data: _Buffer | None = ...,
        flag: bool | None = ...,
        real: float | None = ...,
        infinite: float | None = ...,
        none: float | None = ...,
        level: Level | int | None = ...,
        most: int | None = ...,
        into: Fields | None = ...,
    ) -> Fields: ...
    def echo_raw(self, request: _Buffer, /) -> bytes: ...
    def echo_many(
        self,
        items: _abc.Iterable[Fields],
        /,
    ) -> list[Fields]: ...
    @_typing.overload
    def lists(
        self,
        request: Rest,
        /,
        *,
        into: Rest | None = ...,
    ) -> Rest: ...
    @_typing.overload
    def lists(
        self,
        *,
        unpacked: list[int] = ...,
        packed: list[int] = ...,
        levels: list[Level | int] = ...,
        inside: RestInside | None = ...,
        many: list[RestMany] = ...,
        level: Level | int | None = ...,
        fields: Fields | None = ...,
        by_number: dict[int, Level | int] = ...,
        into: Rest | None = ...,
    ) -> Rest: ...
    def lists_raw(self, request: _Buffer, /) -> bytes: ...
    def lists_many(
        self,
        items: _abc.Iterable[Rest],
        /,
    ) -> list[Rest]: ...
