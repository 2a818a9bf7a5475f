# Made by shortwire gen from names.proto. Do not edit.
"""Names that generated code has uses for itself."""

from __future__ import annotations

import dataclasses as _dataclasses
import enum as _enum

from shortwire import gen_v1 as _sw

__all__ = [
    "Box",
    "Client",
    "Option",
    "Reader",
    "Result",
    "Vec",
]


@_dataclasses.dataclass(slots=True)
class Reader(_sw.Message):
    """Fields called like what the code that reads and writes them uses."""

    reader: int = 0
    writer: int = 0
    tag: int = 0
    value: str = ""
    request: bytes = b""
    reply: int = 0
    context: bool = False
    scratch: float = 0.0
    len: int = 0
    mask: int | None = None
    source: int = 0
    sink: int = 0
    formatter: int = 0


@_dataclasses.dataclass(slots=True)
class Option(_sw.Message):
    option: Result | None = None
    vec: Vec | None = None


@_dataclasses.dataclass(slots=True)
class Result(_sw.Message):
    string: str = ""


@_dataclasses.dataclass(slots=True)
class Vec(_sw.Message):
    box: list[Box] = _sw.repeated()


@_dataclasses.dataclass(slots=True)
class Box(_sw.Message):
    bool: _builtins.bool = False


class Client(_sw.Client):
    __slots__ = ()


_sw.describe(
    (
        Reader,
        "names.v1.Reader",
        [
            (1, "reader", "implicit", "int32"),
            (2, "writer", "implicit", "int32"),
            (3, "tag", "implicit", "int32"),
            (4, "value", "implicit", "string"),
            (5, "request", "implicit", "bytes"),
            (6, "reply", "implicit", "int64"),
            (7, "context", "implicit", "bool"),
            (8, "scratch", "implicit", "double"),
            (9, "len", "implicit", "uint32"),
            (10, "mask", "explicit", "int32"),
            (11, "source", "implicit", "int32"),
            (12, "sink", "implicit", "int32"),
            (13, "formatter", "implicit", "int32"),
        ],
    ),
    (
        Option,
        "names.v1.Option",
        [
            (1, "option", "explicit", "message", Result),
            (2, "vec", "explicit", "message", Vec),
        ],
    ),
    (
        Result,
        "names.v1.Result",
        [
            (1, "string", "implicit", "string"),
        ],
    ),
    (
        Vec,
        "names.v1.Vec",
        [
            (1, "box", "repeated", "message", Box),
        ],
    ),
    (
        Box,
        "names.v1.Box",
        [
            (1, "bool", "implicit", "bool"),
        ],
    ),
)
_sw.bind(
    Client,
    "names.v1.Client",
    [
        (
            "open_",
            "Open",
            Reader,
            Reader,
            0xA7024521CCF2B066,
            False,
            "open_raw",
            "open_many",
            "",
        ),
        (
            "new",
            "New",
            Reader,
            Reader,
            0x313D61B6B69AA71C,
            False,
            "new_raw",
            "new_many",
            "",
        ),
        (
            "with_",
            "With",
            Reader,
            Reader,
            0x666412077ACD84BE,
            False,
            "with_raw",
            "with_many",
            "",
        ),
        (
            "target",
            "Target",
            Reader,
            Reader,
            0xFF13579DE569FDF3,
            False,
            "target_raw",
            "target_many",
            "",
        ),
        (
            "close_",
            "Close",
            Reader,
            Reader,
            0x58D4404A99052F0A,
            False,
            "close_raw",
            "close_many",
            "",
        ),
        (
            "add",
            "Add",
            Reader,
            Reader,
            0xD7872CD6C1B0A3D5,
            False,
            "add_raw",
            "add_many_",
            "",
        ),
        (
            "add_many",
            "AddMany",
            Reader,
            Reader,
            0xA0CDC0F4A7B9FA0A,
            False,
            "add_many_raw",
            "add_many_many",
            "",
        ),
    ],
)
