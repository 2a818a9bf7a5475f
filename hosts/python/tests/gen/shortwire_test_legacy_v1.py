# Made by shortwire gen from legacy.proto. Do not edit.
"""What only proto2 has."""

from __future__ import annotations

import dataclasses as _dataclasses
import enum as _enum

from shortwire import gen_v1 as _sw

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
    number: int | None = None
    text: str | None = None


@_dataclasses.dataclass(slots=True)
class Defaults(_sw.Message):
    number: int | None = None
    text: str | None = None
    data: bytes | None = None
    level: Level | int | None = None
    limit: float | None = None
    flag: bool | None = None


@_dataclasses.dataclass(slots=True)
class Groups(_sw.Message):
    single: GroupsSingle | None = None
    many: list[GroupsMany] = _sw.repeated()


@_dataclasses.dataclass(slots=True)
class GroupsSingle(_sw.Message):
    number: int | None = None
    inner: Groups | None = None


@_dataclasses.dataclass(slots=True)
class GroupsMany(_sw.Message):
    text: str | None = None


@_dataclasses.dataclass(slots=True)
class Closed(_sw.Message):
    """At most one of these is set (choice): chosen, other."""

    level: Level | int | None = None
    levels: list[Level | int] = _sw.repeated()
    packed: list[Level | int] = _sw.repeated()
    by_name: dict[str, Level | int] = _sw.mapping()
    chosen: Level | int | None = None
    other: str | None = None


@_dataclasses.dataclass(slots=True)
class Unchecked(_sw.Message):
    """A string here may hold anything."""

    text: str | None = None


@_dataclasses.dataclass(slots=True)
class Holder(_sw.Message):
    """Holds messages with required fields in every way.

    At most one of these is set (choice): chosen.
    """

    one: Required | None = None
    many: list[Required] = _sw.repeated()
    chosen: Required | None = None
    by_name: dict[str, Required] = _sw.mapping()
    deeper: Holder | None = None


_sw.describe(
    (
        Required,
        "shortwire.test.legacy.v1.Required",
        [
            (1, "number", "required", "int32"),
            (2, "text", "explicit", "raw_string"),
        ],
    ),
    (
        Defaults,
        "shortwire.test.legacy.v1.Defaults",
        [
            (1, "number", "explicit", "int32"),
            (2, "text", "explicit", "raw_string"),
            (3, "data", "explicit", "bytes"),
            (4, "level", "explicit", "closed_enum", Level),
            (5, "limit", "explicit", "double"),
            (6, "flag", "explicit", "bool"),
        ],
    ),
    (
        Groups,
        "shortwire.test.legacy.v1.Groups",
        [
            (1, "single", "explicit", "group", GroupsSingle),
            (3, "many", "repeated", "group", GroupsMany),
        ],
    ),
    (
        GroupsSingle,
        "shortwire.test.legacy.v1.Groups.Single",
        [
            (1, "number", "explicit", "int32"),
            (2, "inner", "explicit", "message", Groups),
        ],
    ),
    (
        GroupsMany,
        "shortwire.test.legacy.v1.Groups.Many",
        [
            (1, "text", "explicit", "raw_string"),
        ],
    ),
    (
        Closed,
        "shortwire.test.legacy.v1.Closed",
        [
            (1, "level", "explicit", "closed_enum", Level),
            (2, "levels", "repeated", "closed_enum", Level),
            (3, "packed", "packed", "closed_enum", Level),
            (4, "by_name", "map", "raw_string closed_enum", Level),
            (5, "chosen", "oneof", "closed_enum", Level, "choice"),
            (6, "other", "oneof", "raw_string", None, "choice"),
        ],
    ),
    (
        Unchecked,
        "shortwire.test.legacy.v1.Unchecked",
        [
            (1, "text", "explicit", "raw_string"),
        ],
    ),
    (
        Holder,
        "shortwire.test.legacy.v1.Holder",
        [
            (1, "one", "explicit", "message", Required),
            (2, "many", "repeated", "message", Required),
            (3, "chosen", "oneof", "message", Required, "choice"),
            (4, "by_name", "map", "raw_string message", Required),
            (5, "deeper", "explicit", "message", Holder),
        ],
    ),
)
