# Made by shortwire gen from messages.proto. Do not edit.
"""Messages only, in a package of one name."""

from __future__ import annotations

import dataclasses as _dataclasses
import enum as _enum

from shortwire import gen_v1 as _sw

__all__ = [
    "Line",
    "Point",
]


@_dataclasses.dataclass(slots=True)
class Point(_sw.Message):
    x: float = 0.0
    y: float = 0.0


@_dataclasses.dataclass(slots=True)
class Line(_sw.Message):
    points: list[Point] = _sw.repeated()


_sw.describe(
    (
        Point,
        "plain.Point",
        [
            (1, "x", "implicit", "double"),
            (2, "y", "implicit", "double"),
        ],
    ),
    (
        Line,
        "plain.Line",
        [
            (1, "points", "repeated", "message", Point),
        ],
    ),
)
