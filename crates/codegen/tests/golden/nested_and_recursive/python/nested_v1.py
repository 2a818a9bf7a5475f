# Made by shortwire gen from nested.proto. Do not edit.
"""Types within types, and types that contain themselves."""

from __future__ import annotations

import dataclasses as _dataclasses
import enum as _enum

from shortwire import gen_v1 as _sw

__all__ = [
    "Detour",
    "Nesting",
    "Node",
    "Outer",
    "OuterInner",
    "OuterInnerInnermost",
    "OuterInnerKind",
]


class OuterInnerKind(_enum.IntEnum):
    UNSPECIFIED = 0
    LEAF = 1


@_dataclasses.dataclass(slots=True)
class Outer(_sw.Message):
    inner: OuterInner | None = None
    shortcut: OuterInnerInnermost | None = None
    kinds: list[OuterInnerKind | int] = _sw.repeated()


@_dataclasses.dataclass(slots=True)
class OuterInner(_sw.Message):
    innermost: OuterInnerInnermost | None = None
    kind: OuterInnerKind | int = OuterInnerKind.UNSPECIFIED
    around: list[Outer] = _sw.repeated()


@_dataclasses.dataclass(slots=True)
class OuterInnerInnermost(_sw.Message):
    name: str = ""


@_dataclasses.dataclass(slots=True)
class Node(_sw.Message):
    """Contains itself directly, in a list, in a map, in a oneof, and by way of another.

    At most one of these is set (way): left, right.
    """

    next: Node | None = None
    children: list[Node] = _sw.repeated()
    named: dict[str, Node] = _sw.mapping()
    left: Node | None = None
    right: Detour | None = None


@_dataclasses.dataclass(slots=True)
class Detour(_sw.Message):
    back: Node | None = None


class Nesting(_sw.Client):
    __slots__ = ()


_sw.describe(
    (
        Outer,
        "nested.v1.Outer",
        [
            (1, "inner", "explicit", "message", OuterInner),
            (2, "shortcut", "explicit", "message", OuterInnerInnermost),
            (3, "kinds", "packed", "enum", OuterInnerKind),
        ],
    ),
    (
        OuterInner,
        "nested.v1.Outer.Inner",
        [
            (1, "innermost", "explicit", "message", OuterInnerInnermost),
            (2, "kind", "implicit", "enum", OuterInnerKind),
            (3, "around", "repeated", "message", Outer),
        ],
    ),
    (
        OuterInnerInnermost,
        "nested.v1.Outer.Inner.Innermost",
        [
            (1, "name", "implicit", "string"),
        ],
    ),
    (
        Node,
        "nested.v1.Node",
        [
            (1, "next", "explicit", "message", Node),
            (2, "children", "repeated", "message", Node),
            (3, "named", "map", "string message", Node),
            (4, "left", "oneof", "message", Node, "way"),
            (5, "right", "oneof", "message", Detour, "way"),
        ],
    ),
    (
        Detour,
        "nested.v1.Detour",
        [
            (1, "back", "explicit", "message", Node),
        ],
    ),
)
_sw.bind(
    Nesting,
    "nested.v1.Nesting",
    [
        (
            "walk",
            "Walk",
            Node,
            Outer,
            0,
            False,
            "walk_raw",
            "walk_many",
            "",
        ),
    ],
)
