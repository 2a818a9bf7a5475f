# Made by shortwire gen from legacy.proto. Do not edit.
"""What only proto2 has."""

import builtins as _builtins
import collections.abc as _abc
import dataclasses as _dataclasses
import enum as _enum
import typing as _typing

from shortwire import gen_v1 as _sw
from typing_extensions import Buffer as _Buffer

__all__ = [
    "Closed",
    "Defaults",
    "Groups",
    "GroupsMany",
    "GroupsSingle",
    "Holder",
    "Level",
    "Required",
    "Unchecked",
]

class Level(_enum.IntEnum):
    LOW = 1
    HIGH = 2

@_dataclasses.dataclass(slots=True)
class Required(_sw.Message):
    number: int | None = ...
    text: str | None = ...

@_dataclasses.dataclass(slots=True)
class Defaults(_sw.Message):
    number: int | None = ...
    text: str | None = ...
    data: bytes | None = ...
    level: Level | int | None = ...
    limit: float | None = ...
    flag: bool | None = ...

@_dataclasses.dataclass(slots=True)
class Groups(_sw.Message):
    single: GroupsSingle | None = ...
    many: list[GroupsMany] = ...

@_dataclasses.dataclass(slots=True)
class GroupsSingle(_sw.Message):
    number: int | None = ...
    inner: Groups | None = ...

@_dataclasses.dataclass(slots=True)
class GroupsMany(_sw.Message):
    text: str | None = ...

@_dataclasses.dataclass(slots=True)
class Closed(_sw.Message):
    """At most one of these is set (choice): chosen, other."""

    level: Level | int | None = ...
    levels: list[Level | int] = ...
    packed: list[Level | int] = ...
    by_name: dict[str, Level | int] = ...
    chosen: Level | int | None = ...
    other: str | None = ...

@_dataclasses.dataclass(slots=True)
class Unchecked(_sw.Message):
    """A string here may hold anything."""

    text: str | None = ...

@_dataclasses.dataclass(slots=True)
class Holder(_sw.Message):
    """Holds messages with required fields in every way.

    At most one of these is set (choice): chosen.
    """

    one: Required | None = ...
    many: list[Required] = ...
    chosen: Required | None = ...
    by_name: dict[str, Required] = ...
    deeper: Holder | None = ...
