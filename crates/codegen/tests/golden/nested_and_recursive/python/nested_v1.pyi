# Made by shortwire gen from nested.proto. Do not edit.
"""Types within types, and types that contain themselves."""

import builtins as _builtins
import collections.abc as _abc
import dataclasses as _dataclasses
import enum as _enum
import typing as _typing

from shortwire import gen_v1 as _sw
from typing_extensions import Buffer as _Buffer

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
    inner: OuterInner | None = ...
    shortcut: OuterInnerInnermost | None = ...
    kinds: list[OuterInnerKind | int] = ...

@_dataclasses.dataclass(slots=True)
class OuterInner(_sw.Message):
    innermost: OuterInnerInnermost | None = ...
    kind: OuterInnerKind | int = ...
    around: list[Outer] = ...

@_dataclasses.dataclass(slots=True)
class OuterInnerInnermost(_sw.Message):
    name: str = ...

@_dataclasses.dataclass(slots=True)
class Node(_sw.Message):
    """Contains itself directly, in a list, in a map, in a oneof, and by way of another.

    At most one of these is set (way): left, right.
    """

    next: Node | None = ...
    children: list[Node] = ...
    named: dict[str, Node] = ...
    left: Node | None = ...
    right: Detour | None = ...

@_dataclasses.dataclass(slots=True)
class Detour(_sw.Message):
    back: Node | None = ...

class Nesting(_sw.Client):
    @_typing.overload
    def walk(
        self,
        request: Node,
        /,
        *,
        into: Outer | None = ...,
    ) -> Outer: ...
    @_typing.overload
    def walk(
        self,
        *,
        next: Node | None = ...,
        children: list[Node] = ...,
        named: dict[str, Node] = ...,
        left: Node | None = ...,
        right: Detour | None = ...,
        into: Outer | None = ...,
    ) -> Outer: ...
    def walk_raw(self, request: _Buffer, /) -> bytes: ...
    def walk_many(
        self,
        items: _abc.Iterable[Node],
        /,
    ) -> list[Outer]: ...
