# Made by shortwire gen from comments.proto. Do not edit.
"""The file's own comment.

In two paragraphs.
"""

from __future__ import annotations

import dataclasses as _dataclasses
import enum as _enum

from shortwire import gen_v1 as _sw

__all__ = [
    "Commented",
    "Kind",
    "Old",
    "Thing",
]


class Kind(_enum.IntEnum):
    """An enum with <html> & entities."""

    UNSPECIFIED = 0
    """None."""
    OLD = 1


@_dataclasses.dataclass(slots=True)
class Thing(_sw.Message):
    """A comment
    in block form.
    """

    number: int = 0
    """Before the field."""
    old_name: str = ""
    """Deprecated."""


@_dataclasses.dataclass(slots=True)
class Old(_sw.Message):
    """Gone soon.

    Deprecated.
    """

    number: int = 0


class Commented(_sw.Client):
    """A service with */ and /* and \"\"\" and \\ and ``` and {{ braces }} in its comment."""

    __slots__ = ()


_sw.describe(
    (
        Thing,
        "comments.v1.Thing",
        [
            (1, "number", "implicit", "int32"),
            (2, "old_name", "implicit", "string"),
        ],
    ),
    (
        Old,
        "comments.v1.Old",
        [
            (1, "number", "implicit", "int32"),
        ],
    ),
)
_sw.bind(
    Commented,
    "comments.v1.Commented",
    [
        (
            "do",
            "Do",
            Thing,
            Thing,
            0x8C0517427DED0964,
            False,
            "do_raw",
            "do_many",
            "A method.\n\n  An indented line.",
        ),
        (
            "do_not",
            "DoNot",
            Old,
            Old,
            0xA29FBA54ABBDB531,
            False,
            "do_not_raw",
            "do_not_many",
            "Better not.\n\nDeprecated.",
        ),
    ],
)
