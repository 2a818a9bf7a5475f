# Made by shortwire gen from flat.proto. Do not edit.
"""What decides how a method crosses."""

from __future__ import annotations

import dataclasses as _dataclasses
import enum as _enum

from shortwire import gen_v1 as _sw

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
class Nothing(_sw.Message):
    pass


@_dataclasses.dataclass(slots=True)
class Scalars(_sw.Message):
    """Fields out of order: slots go by number."""

    first: float = 0.0
    kind: Kind | int = Kind.UNSPECIFIED
    small: float = 0.0
    fixed: int = 0
    middle: bool = False
    last: int = 0


@_dataclasses.dataclass(slots=True)
class Texts(_sw.Message):
    text: str = ""
    data: bytes | None = None
    kind: Kind | int | None = None


@_dataclasses.dataclass(slots=True)
class WithList(_sw.Message):
    list: _builtins.list[_builtins.int] = _sw.repeated()


@_dataclasses.dataclass(slots=True)
class WithOneof(_sw.Message):
    """At most one of these is set (one): of."""

    of: int | None = None


@_dataclasses.dataclass(slots=True)
class WithMap(_sw.Message):
    map: dict[int, int] = _sw.mapping()


@_dataclasses.dataclass(slots=True)
class WithMessage(_sw.Message):
    nothing: Nothing | None = None


class Crossing(_sw.Client):
    __slots__ = ()


_sw.describe(
    (
        Nothing,
        "flat.v1.Nothing",
        [],
    ),
    (
        Scalars,
        "flat.v1.Scalars",
        [
            (1, "first", "implicit", "double"),
            (2, "kind", "implicit", "enum", Kind),
            (3, "small", "implicit", "float"),
            (4, "fixed", "implicit", "fixed32"),
            (5, "middle", "implicit", "bool"),
            (9, "last", "implicit", "int64"),
        ],
    ),
    (
        Texts,
        "flat.v1.Texts",
        [
            (1, "text", "implicit", "string"),
            (2, "data", "explicit", "bytes"),
            (3, "kind", "explicit", "enum", Kind),
        ],
    ),
    (
        WithList,
        "flat.v1.WithList",
        [
            (1, "list", "packed", "int32"),
        ],
    ),
    (
        WithOneof,
        "flat.v1.WithOneof",
        [
            (1, "of", "oneof", "int32", None, "one"),
        ],
    ),
    (
        WithMap,
        "flat.v1.WithMap",
        [
            (1, "map", "map", "int32 int32"),
        ],
    ),
    (
        WithMessage,
        "flat.v1.WithMessage",
        [
            (1, "nothing", "explicit", "message", Nothing),
        ],
    ),
)
_sw.bind(
    Crossing,
    "flat.v1.Crossing",
    [
        (
            "flat",
            "Flat",
            Scalars,
            Scalars,
            0x3905BD17B327A835,
            False,
            "flat_raw",
            "flat_many",
            "Scalars only.",
        ),
        (
            "empty",
            "Empty",
            Nothing,
            Nothing,
            0xA7F6E7CCA633C2B7,
            False,
            "empty_raw",
            "empty_many",
            "Nothing at all.",
        ),
        (
            "texts",
            "Texts",
            Texts,
            Texts,
            0x5800BD662ABEF2E6,
            False,
            "texts_raw",
            "texts_many",
            "Strings, bytes and presence are flat too.",
        ),
        (
            "list",
            "List",
            WithList,
            Scalars,
            0,
            False,
            "list_raw",
            "list_many",
            "A list is not.",
        ),
        (
            "list_back",
            "ListBack",
            Scalars,
            WithList,
            0,
            False,
            "list_back_raw",
            "list_back_many",
            "Nor is it in the reply.",
        ),
        (
            "oneof",
            "Oneof",
            WithOneof,
            Nothing,
            0,
            False,
            "oneof_raw",
            "oneof_many",
            "Nor a oneof, a map, a message.",
        ),
        (
            "map",
            "Map",
            WithMap,
            Nothing,
            0,
            False,
            "map_raw",
            "map_many",
            "",
        ),
        (
            "message",
            "Message",
            WithMessage,
            Nothing,
            0,
            False,
            "message_raw",
            "message_many",
            "",
        ),
        (
            "sleep",
            "Sleep",
            Scalars,
            Nothing,
            0x4D2DFC810FB40605,
            True,
            "sleep_raw",
            "sleep_many",
            "Marked as blocking.",
        ),
    ],
)
