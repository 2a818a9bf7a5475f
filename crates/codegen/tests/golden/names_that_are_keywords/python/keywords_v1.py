# Made by shortwire gen from keywords.proto. Do not edit.
"""Names that are keywords of some host."""

from __future__ import annotations

import dataclasses as _dataclasses
import enum as _enum

from shortwire import gen_v1 as _sw

__all__ = [
    "Async",
    "Headers",
    "Match",
    "Self",
    "Type",
]


class Async(_enum.IntEnum):
    UNSPECIFIED = 0
    TRUE = 1
    SELF = 2


@_dataclasses.dataclass(slots=True)
class Type(_sw.Message):
    fn: _builtins.int = 0
    class_: _builtins.int = 0
    int: _builtins.int = 0
    lambda_: _builtins.int = 0
    self: _builtins.int = 0
    None_: _builtins.int = 0
    def_: _builtins.str = ""
    register: _builtins.bool = False


@_dataclasses.dataclass(slots=True)
class Self(_sw.Message):
    """At most one of these is set (match): async_, yield_, type."""

    async_: int | None = None
    yield_: str | None = None
    type: Type | None = None
    import_: list[Async | int] = _sw.repeated()


@_dataclasses.dataclass(slots=True)
class Headers(_sw.Message):
    """Names that macros, types and keywords of C and C++ have."""

    INT32_MAX: int = 0
    SIZE_MAX: int = 0
    INFINITY: float = 0.0
    M_PI: float = 0.0
    int32_t: int = 0
    sw_bytes_t: str = ""
    SW_INLINE: list[int] = _sw.repeated()
    f_Atomic: bool = False
    f_Static_assert: bool | None = None
    co_await: int = 0
    errno: int = 0
    MAX: int = 0


class Match(_sw.Client):
    __slots__ = ()


_sw.describe(
    (
        Type,
        "keywords.v1.Type",
        [
            (1, "fn", "implicit", "int32"),
            (2, "class_", "implicit", "int32"),
            (3, "int", "implicit", "int32"),
            (4, "lambda_", "implicit", "int32"),
            (5, "self", "implicit", "int32"),
            (6, "None_", "implicit", "int32"),
            (7, "def_", "implicit", "string"),
            (8, "register", "implicit", "bool"),
        ],
    ),
    (
        Self,
        "keywords.v1.Self",
        [
            (1, "async_", "oneof", "int32", None, "match"),
            (2, "yield_", "oneof", "string", None, "match"),
            (3, "type", "oneof", "message", Type, "match"),
            (4, "import_", "packed", "enum", Async),
        ],
    ),
    (
        Headers,
        "keywords.v1.Headers",
        [
            (1, "INT32_MAX", "implicit", "int32"),
            (2, "SIZE_MAX", "implicit", "uint32"),
            (3, "INFINITY", "implicit", "double"),
            (4, "M_PI", "implicit", "double"),
            (5, "int32_t", "implicit", "int32"),
            (6, "sw_bytes_t", "implicit", "string"),
            (7, "SW_INLINE", "packed", "int32"),
            (8, "f_Atomic", "implicit", "bool"),
            (9, "f_Static_assert", "explicit", "bool"),
            (10, "co_await", "implicit", "int32"),
            (11, "errno", "implicit", "int32"),
            (12, "MAX", "implicit", "int32"),
        ],
    ),
)
_sw.bind(
    Match,
    "keywords.v1.Match",
    [
        (
            "await_",
            "Await",
            Type,
            Type,
            0x06D41A0A02C79AEE,
            False,
            "await_raw",
            "await_many",
            "",
        ),
        (
            "return_",
            "Return",
            Self,
            Self,
            0,
            False,
            "return_raw",
            "return_many",
            "",
        ),
        (
            "class_",
            "Class",
            Type,
            Self,
            0,
            False,
            "class_raw",
            "class_many",
            "",
        ),
    ],
)
