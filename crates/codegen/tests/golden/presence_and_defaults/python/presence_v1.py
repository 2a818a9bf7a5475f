# Made by shortwire gen from presence.proto. Do not edit.
"""Everything proto2 has and proto3 has not."""

from __future__ import annotations

import dataclasses as _dataclasses
import enum as _enum

from shortwire import gen_v1 as _sw

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
    must: int | None = None
    may: int | None = None
    number: int | None = None
    text: str | None = None
    data: bytes | None = None
    flag: bool | None = None
    real: float | None = None
    infinite: float | None = None
    none: float | None = None
    level: Level | int | None = None
    most: int | None = None


@_dataclasses.dataclass(slots=True)
class Rest(_sw.Message):
    """At most one of these is set (choice): level, fields."""

    unpacked: list[int] = _sw.repeated()
    packed: list[int] = _sw.repeated()
    levels: list[Level | int] = _sw.repeated()
    inside: RestInside | None = None
    many: list[RestMany] = _sw.repeated()
    level: Level | int | None = None
    fields: Fields | None = None
    by_number: dict[int, Level | int] = _sw.mapping()


@_dataclasses.dataclass(slots=True)
class RestInside(_sw.Message):
    name: str | None = None


@_dataclasses.dataclass(slots=True)
class RestMany(_sw.Message):
    number: int | None = None


class Presence(_sw.Client):
    __slots__ = ()


_sw.describe(
    (
        Fields,
        "presence.v1.Fields",
        [
            (1, "must", "required", "int32"),
            (2, "may", "explicit", "int32"),
            (3, "number", "explicit", "int64"),
            (4, "text", "explicit", "raw_string"),
            (5, "data", "explicit", "bytes"),
            (6, "flag", "explicit", "bool"),
            (7, "real", "explicit", "double"),
            (8, "infinite", "explicit", "float"),
            (9, "none", "explicit", "double"),
            (10, "level", "explicit", "closed_enum", Level),
            (11, "most", "explicit", "uint64"),
        ],
    ),
    (
        Rest,
        "presence.v1.Rest",
        [
            (1, "unpacked", "repeated", "int32"),
            (2, "packed", "packed", "int32"),
            (3, "levels", "packed", "closed_enum", Level),
            (4, "inside", "explicit", "group", RestInside),
            (5, "many", "repeated", "group", RestMany),
            (6, "level", "oneof", "closed_enum", Level, "choice"),
            (7, "fields", "oneof", "message", Fields, "choice"),
            (8, "by_number", "map", "int32 closed_enum", Level),
        ],
    ),
    (
        RestInside,
        "presence.v1.Rest.Inside",
        [
            (1, "name", "required", "raw_string"),
        ],
    ),
    (
        RestMany,
        "presence.v1.Rest.Many",
        [
            (1, "number", "explicit", "int32"),
        ],
    ),
)
_sw.bind(
    Presence,
    "presence.v1.Presence",
    [
        (
            "echo",
            "Echo",
            Fields,
            Fields,
            0,
            False,
            "echo_raw",
            "echo_many",
            "",
        ),
        (
            "lists",
            "Lists",
            Rest,
            Rest,
            0,
            False,
            "lists_raw",
            "lists_many",
            "",
        ),
    ],
)
