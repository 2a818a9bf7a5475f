# Made by shortwire gen from names.proto. Do not edit.
"""Names that generated code has uses for itself."""

from __future__ import annotations

import dataclasses as _dataclasses
import enum as _enum

from shortwire import gen_v1 as _sw

__all__ = [
    "Box",
    "Client",
    "Nothing",
    "Ok",
    "Option",
    "Reader",
    "Result",
    "S",
    "Some",
    "Vec",
    "i32",
    "u64",
]


class Some(_enum.IntEnum):
    """Types called like what Rust names without a path."""

    name_ = 0
    is_known = 1


class Ok(_enum.IntEnum):
    YES = 0


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


@_dataclasses.dataclass(slots=True)
class i32(_sw.Message):
    """At most one of these is set (_choice): f_1, str."""

    u64: u64 | None = None
    some: Some | _builtins.int | None = None
    f_unknown: _builtins.int = 0
    f_1: _builtins.bool | None = None
    str: Ok | _builtins.int | None = None


@_dataclasses.dataclass(slots=True)
class u64(_sw.Message):
    value: int | None = None


class Client(_sw.Client):
    __slots__ = ()


class S(_sw.Client):
    """The letter that generated code calls services by, and methods of traits that everything has."""

    __slots__ = ()


class Nothing(_sw.Client):
    """A service without methods."""

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
    (
        i32,
        "names.v1.i32",
        [
            (1, "u64", "explicit", "message", u64),
            (2, "some", "explicit", "enum", Some),
            (3, "f_unknown", "implicit", "int32"),
            (4, "f_1", "oneof", "bool", None, "_choice"),
            (5, "str", "oneof", "enum", Ok, "_choice"),
        ],
    ),
    (
        u64,
        "names.v1.u64",
        [
            (1, "value", "explicit", "uint64"),
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
_sw.bind(
    S,
    "names.v1.S",
    [
        (
            "s",
            "S",
            u64,
            u64,
            0x0D303003BAF5C52F,
            False,
            "s_raw",
            "s_many",
            "",
        ),
        (
            "clone",
            "Clone",
            i32,
            i32,
            0,
            False,
            "clone_raw",
            "clone_many",
            "",
        ),
        (
            "default",
            "Default",
            u64,
            u64,
            0xFC45384A900EF80B,
            False,
            "default_raw",
            "default_many",
            "",
        ),
    ],
)
_sw.bind(
    Nothing,
    "names.v1.Nothing",
    [],
)
