# Made by shortwire gen from maps.proto. Do not edit.
"""Maps with every kind of key and value, and oneofs with every kind of member."""

from __future__ import annotations

import dataclasses as _dataclasses
import enum as _enum

from shortwire import gen_v1 as _sw

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
    a: dict[int, float] = _sw.mapping()
    b: dict[int, float] = _sw.mapping()
    c: dict[int, int] = _sw.mapping()
    d: dict[int, int] = _sw.mapping()
    e: dict[int, int] = _sw.mapping()
    f: dict[int, int] = _sw.mapping()
    g: dict[int, int] = _sw.mapping()
    h: dict[int, int] = _sw.mapping()
    i: dict[int, int] = _sw.mapping()
    j: dict[int, int] = _sw.mapping()
    k: dict[bool, bool] = _sw.mapping()
    l: dict[str, str] = _sw.mapping()
    m: dict[str, bytes] = _sw.mapping()
    n: dict[str, Color | int] = _sw.mapping()
    o: dict[str, Choice] = _sw.mapping()


@_dataclasses.dataclass(slots=True)
class Choice(_sw.Message):
    """At most one of these is set (first): number, text, data, color, message.

    At most one of these is set (second): yes, much.

    At most one of these is set (third): only.
    """

    number: int | None = None
    text: str | None = None
    data: bytes | None = None
    color: Color | int | None = None
    message: Everything | None = None
    yes: bool | None = None
    much: float | None = None
    only: int | None = None


class Maps(_sw.Client):
    __slots__ = ()


_sw.describe(
    (
        Everything,
        "maps.v1.Everything",
        [
            (1, "a", "map", "int32 double"),
            (2, "b", "map", "int64 float"),
            (3, "c", "map", "uint32 int32"),
            (4, "d", "map", "uint64 int64"),
            (5, "e", "map", "sint32 uint32"),
            (6, "f", "map", "sint64 uint64"),
            (7, "g", "map", "fixed32 sint32"),
            (8, "h", "map", "fixed64 sint64"),
            (9, "i", "map", "sfixed32 fixed32"),
            (10, "j", "map", "sfixed64 fixed64"),
            (11, "k", "map", "bool bool"),
            (12, "l", "map", "string string"),
            (13, "m", "map", "string bytes"),
            (14, "n", "map", "string enum", Color),
            (15, "o", "map", "string message", Choice),
        ],
    ),
    (
        Choice,
        "maps.v1.Choice",
        [
            (1, "number", "oneof", "int32", None, "first"),
            (2, "text", "oneof", "string", None, "first"),
            (3, "data", "oneof", "bytes", None, "first"),
            (4, "color", "oneof", "enum", Color, "first"),
            (5, "message", "oneof", "message", Everything, "first"),
            (6, "yes", "oneof", "bool", None, "second"),
            (7, "much", "oneof", "double", None, "second"),
            (536870911, "only", "oneof", "fixed64", None, "third"),
        ],
    ),
)
_sw.bind(
    Maps,
    "maps.v1.Maps",
    [
        (
            "echo",
            "Echo",
            Everything,
            Choice,
            0,
            False,
            "echo_raw",
            "echo_many",
            "",
        ),
    ],
)
