# Made by shortwire gen from messages.proto. Do not edit.
"""Messages only, in a package of one name."""

import builtins as _builtins
import collections.abc as _abc
import dataclasses as _dataclasses
import enum as _enum
import typing as _typing

from shortwire import gen_v1 as _sw
from typing_extensions import Buffer as _Buffer

__all__ = [
    "Line",
    "Point",
]

@_dataclasses.dataclass(slots=True)
class Point(_sw.Message):
    x: float = ...
    y: float = ...

@_dataclasses.dataclass(slots=True)
class Line(_sw.Message):
    points: list[Point] = ...
