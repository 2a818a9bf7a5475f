# Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
"""One method for each thing that can cross the boundary, for the tests of every host."""

from __future__ import annotations

import dataclasses as _dataclasses
import enum as _enum

from shortwire import gen_v1 as _sw

__all__ = [
    "BoolValue",
    "BytesValue",
    "Choice",
    "Color",
    "DoubleValue",
    "Empty",
    "EnumValue",
    "FailDetail",
    "FailRequest",
    "Feature",
    "Fixed32Value",
    "Fixed64Value",
    "FloatValue",
    "Gathered",
    "Int32Value",
    "Int64Value",
    "Maps",
    "Nested",
    "NestedInner",
    "NestedInnerKind",
    "Presence",
    "Repeated",
    "Scalars",
    "Sfixed32Value",
    "Sfixed64Value",
    "Sint32Value",
    "Sint64Value",
    "SizeRequest",
    "SlowRequest",
    "StringValue",
    "Tree",
    "Uint32Value",
    "Uint64Value",
    "Unpacked",
    "UnwrapRequest",
    "Version1",
    "Version2",
    "WrapRequest",
]


class NestedInnerKind(_enum.IntEnum):
    UNSPECIFIED = 0
    LEAF = 1


class Color(_enum.IntEnum):
    UNSPECIFIED = 0
    RED = 1
    GREEN = 2
    BLUE = -3


@_dataclasses.dataclass(slots=True)
class DoubleValue(_sw.Message):
    value: float = 0.0


@_dataclasses.dataclass(slots=True)
class FloatValue(_sw.Message):
    value: float = 0.0


@_dataclasses.dataclass(slots=True)
class Int32Value(_sw.Message):
    value: int = 0


@_dataclasses.dataclass(slots=True)
class Int64Value(_sw.Message):
    value: int = 0


@_dataclasses.dataclass(slots=True)
class Uint32Value(_sw.Message):
    value: int = 0


@_dataclasses.dataclass(slots=True)
class Uint64Value(_sw.Message):
    value: int = 0


@_dataclasses.dataclass(slots=True)
class Sint32Value(_sw.Message):
    value: int = 0


@_dataclasses.dataclass(slots=True)
class Sint64Value(_sw.Message):
    value: int = 0


@_dataclasses.dataclass(slots=True)
class Fixed32Value(_sw.Message):
    value: int = 0


@_dataclasses.dataclass(slots=True)
class Fixed64Value(_sw.Message):
    value: int = 0


@_dataclasses.dataclass(slots=True)
class Sfixed32Value(_sw.Message):
    value: int = 0


@_dataclasses.dataclass(slots=True)
class Sfixed64Value(_sw.Message):
    value: int = 0


@_dataclasses.dataclass(slots=True)
class BoolValue(_sw.Message):
    value: bool = False


@_dataclasses.dataclass(slots=True)
class StringValue(_sw.Message):
    value: str = ""


@_dataclasses.dataclass(slots=True)
class BytesValue(_sw.Message):
    value: bytes = b""


@_dataclasses.dataclass(slots=True)
class EnumValue(_sw.Message):
    value: Color | int = Color.UNSPECIFIED


@_dataclasses.dataclass(slots=True)
class Empty(_sw.Message):
    pass


@_dataclasses.dataclass(slots=True)
class Scalars(_sw.Message):
    """Every singular type at once."""

    double_value: float = 0.0
    float_value: float = 0.0
    int32_value: int = 0
    int64_value: int = 0
    uint32_value: int = 0
    uint64_value: int = 0
    sint32_value: int = 0
    sint64_value: int = 0
    fixed32_value: int = 0
    fixed64_value: int = 0
    sfixed32_value: int = 0
    sfixed64_value: int = 0
    bool_value: bool = False
    string_value: str = ""
    bytes_value: bytes = b""
    enum_value: Color | int = Color.UNSPECIFIED


@_dataclasses.dataclass(slots=True)
class Presence(_sw.Message):
    """Absent is not the same as zero."""

    number: int | None = None
    text: str | None = None
    data: bytes | None = None
    flag: bool | None = None
    color: Color | int | None = None
    real: float | None = None
    plain: int = 0


@_dataclasses.dataclass(slots=True)
class Repeated(_sw.Message):
    """Numbers and enums are packed here."""

    doubles: list[float] = _sw.repeated()
    floats: list[float] = _sw.repeated()
    int32s: list[int] = _sw.repeated()
    int64s: list[int] = _sw.repeated()
    uint32s: list[int] = _sw.repeated()
    uint64s: list[int] = _sw.repeated()
    sint32s: list[int] = _sw.repeated()
    sint64s: list[int] = _sw.repeated()
    fixed32s: list[int] = _sw.repeated()
    fixed64s: list[int] = _sw.repeated()
    sfixed32s: list[int] = _sw.repeated()
    sfixed64s: list[int] = _sw.repeated()
    bools: list[bool] = _sw.repeated()
    strings: list[str] = _sw.repeated()
    blobs: list[bytes] = _sw.repeated()
    colors: list[Color | int] = _sw.repeated()
    messages: list[Scalars] = _sw.repeated()


@_dataclasses.dataclass(slots=True)
class Unpacked(_sw.Message):
    """The same without packing."""

    int64s: list[int] = _sw.repeated()
    doubles: list[float] = _sw.repeated()
    colors: list[Color | int] = _sw.repeated()


@_dataclasses.dataclass(slots=True)
class Maps(_sw.Message):
    strings: dict[str, str] = _sw.mapping()
    doubles: dict[str, float] = _sw.mapping()
    int32s: dict[int, int] = _sw.mapping()
    blobs: dict[int, bytes] = _sw.mapping()
    colors: dict[bool, Color | int] = _sw.mapping()
    messages: dict[str, Scalars] = _sw.mapping()
    flags: dict[int, bool] = _sw.mapping()


@_dataclasses.dataclass(slots=True)
class Choice(_sw.Message):
    """At most one of these is set (choice): number, text, data, color, message, nothing, flag, real."""

    number: int | None = None
    text: str | None = None
    data: bytes | None = None
    color: Color | int | None = None
    message: Scalars | None = None
    nothing: Empty | None = None
    flag: bool | None = None
    real: float | None = None
    after: str = ""


@_dataclasses.dataclass(slots=True)
class Nested(_sw.Message):
    inner: NestedInner | None = None
    inners: list[NestedInner] = _sw.repeated()
    kind: NestedInnerKind | int = NestedInnerKind.UNSPECIFIED


@_dataclasses.dataclass(slots=True)
class NestedInner(_sw.Message):
    number: int = 0
    kind: NestedInnerKind | int = NestedInnerKind.UNSPECIFIED


@_dataclasses.dataclass(slots=True)
class Tree(_sw.Message):
    """Contains itself."""

    value: int = 0
    left: Tree | None = None
    right: Tree | None = None
    children: list[Tree] = _sw.repeated()


@_dataclasses.dataclass(slots=True)
class Version1(_sw.Message):
    """A message before and after its schema grew."""

    name: str = ""


@_dataclasses.dataclass(slots=True)
class Version2(_sw.Message):
    name: str = ""
    added: list[int] = _sw.repeated()
    origin: Version1 | None = None


@_dataclasses.dataclass(slots=True)
class SizeRequest(_sw.Message):
    size: int = 0


@_dataclasses.dataclass(slots=True)
class WrapRequest(_sw.Message):
    head: bytes = b""
    data: bytes = b""
    tail: bytes = b""


@_dataclasses.dataclass(slots=True)
class UnwrapRequest(_sw.Message):
    data: bytes = b""
    head: int = 0
    tail: int = 0


@_dataclasses.dataclass(slots=True)
class Gathered(_sw.Message):
    """What Gather says of an item; called alone, it is the only one."""

    number: int = 0
    position: int = 0
    count: int = 0


@_dataclasses.dataclass(slots=True)
class FailRequest(_sw.Message):
    code: int = 0
    message: str = ""
    detail: int = 0
    """Sent back as a typed FailDetail."""


@_dataclasses.dataclass(slots=True)
class FailDetail(_sw.Message):
    """The typed detail of Fail."""

    number: int = 0


@_dataclasses.dataclass(slots=True)
class SlowRequest(_sw.Message):
    milliseconds: int = 0


class Feature(_sw.Client):
    """Echo methods return what they were given."""

    __slots__ = ()


_sw.describe(
    (
        DoubleValue,
        "shortwire.test.v1.DoubleValue",
        [
            (1, "value", "implicit", "double"),
        ],
    ),
    (
        FloatValue,
        "shortwire.test.v1.FloatValue",
        [
            (1, "value", "implicit", "float"),
        ],
    ),
    (
        Int32Value,
        "shortwire.test.v1.Int32Value",
        [
            (1, "value", "implicit", "int32"),
        ],
    ),
    (
        Int64Value,
        "shortwire.test.v1.Int64Value",
        [
            (1, "value", "implicit", "int64"),
        ],
    ),
    (
        Uint32Value,
        "shortwire.test.v1.Uint32Value",
        [
            (1, "value", "implicit", "uint32"),
        ],
    ),
    (
        Uint64Value,
        "shortwire.test.v1.Uint64Value",
        [
            (1, "value", "implicit", "uint64"),
        ],
    ),
    (
        Sint32Value,
        "shortwire.test.v1.Sint32Value",
        [
            (1, "value", "implicit", "sint32"),
        ],
    ),
    (
        Sint64Value,
        "shortwire.test.v1.Sint64Value",
        [
            (1, "value", "implicit", "sint64"),
        ],
    ),
    (
        Fixed32Value,
        "shortwire.test.v1.Fixed32Value",
        [
            (1, "value", "implicit", "fixed32"),
        ],
    ),
    (
        Fixed64Value,
        "shortwire.test.v1.Fixed64Value",
        [
            (1, "value", "implicit", "fixed64"),
        ],
    ),
    (
        Sfixed32Value,
        "shortwire.test.v1.Sfixed32Value",
        [
            (1, "value", "implicit", "sfixed32"),
        ],
    ),
    (
        Sfixed64Value,
        "shortwire.test.v1.Sfixed64Value",
        [
            (1, "value", "implicit", "sfixed64"),
        ],
    ),
    (
        BoolValue,
        "shortwire.test.v1.BoolValue",
        [
            (1, "value", "implicit", "bool"),
        ],
    ),
    (
        StringValue,
        "shortwire.test.v1.StringValue",
        [
            (1, "value", "implicit", "string"),
        ],
    ),
    (
        BytesValue,
        "shortwire.test.v1.BytesValue",
        [
            (1, "value", "implicit", "bytes"),
        ],
    ),
    (
        EnumValue,
        "shortwire.test.v1.EnumValue",
        [
            (1, "value", "implicit", "enum", Color),
        ],
    ),
    (
        Empty,
        "shortwire.test.v1.Empty",
        [],
    ),
    (
        Scalars,
        "shortwire.test.v1.Scalars",
        [
            (1, "double_value", "implicit", "double"),
            (2, "float_value", "implicit", "float"),
            (3, "int32_value", "implicit", "int32"),
            (4, "int64_value", "implicit", "int64"),
            (5, "uint32_value", "implicit", "uint32"),
            (6, "uint64_value", "implicit", "uint64"),
            (7, "sint32_value", "implicit", "sint32"),
            (8, "sint64_value", "implicit", "sint64"),
            (9, "fixed32_value", "implicit", "fixed32"),
            (10, "fixed64_value", "implicit", "fixed64"),
            (11, "sfixed32_value", "implicit", "sfixed32"),
            (12, "sfixed64_value", "implicit", "sfixed64"),
            (13, "bool_value", "implicit", "bool"),
            (14, "string_value", "implicit", "string"),
            (15, "bytes_value", "implicit", "bytes"),
            (16, "enum_value", "implicit", "enum", Color),
        ],
    ),
    (
        Presence,
        "shortwire.test.v1.Presence",
        [
            (1, "number", "explicit", "int64"),
            (2, "text", "explicit", "string"),
            (3, "data", "explicit", "bytes"),
            (4, "flag", "explicit", "bool"),
            (5, "color", "explicit", "enum", Color),
            (6, "real", "explicit", "double"),
            (7, "plain", "implicit", "int64"),
        ],
    ),
    (
        Repeated,
        "shortwire.test.v1.Repeated",
        [
            (1, "doubles", "packed", "double"),
            (2, "floats", "packed", "float"),
            (3, "int32s", "packed", "int32"),
            (4, "int64s", "packed", "int64"),
            (5, "uint32s", "packed", "uint32"),
            (6, "uint64s", "packed", "uint64"),
            (7, "sint32s", "packed", "sint32"),
            (8, "sint64s", "packed", "sint64"),
            (9, "fixed32s", "packed", "fixed32"),
            (10, "fixed64s", "packed", "fixed64"),
            (11, "sfixed32s", "packed", "sfixed32"),
            (12, "sfixed64s", "packed", "sfixed64"),
            (13, "bools", "packed", "bool"),
            (14, "strings", "repeated", "string"),
            (15, "blobs", "repeated", "bytes"),
            (16, "colors", "packed", "enum", Color),
            (17, "messages", "repeated", "message", Scalars),
        ],
    ),
    (
        Unpacked,
        "shortwire.test.v1.Unpacked",
        [
            (1, "int64s", "repeated", "int64"),
            (2, "doubles", "repeated", "double"),
            (3, "colors", "repeated", "enum", Color),
        ],
    ),
    (
        Maps,
        "shortwire.test.v1.Maps",
        [
            (1, "strings", "map", "string string"),
            (2, "doubles", "map", "string double"),
            (3, "int32s", "map", "int32 int64"),
            (4, "blobs", "map", "uint64 bytes"),
            (5, "colors", "map", "bool enum", Color),
            (6, "messages", "map", "string message", Scalars),
            (7, "flags", "map", "sfixed64 bool"),
        ],
    ),
    (
        Choice,
        "shortwire.test.v1.Choice",
        [
            (1, "number", "oneof", "int64", None, "choice"),
            (2, "text", "oneof", "string", None, "choice"),
            (3, "data", "oneof", "bytes", None, "choice"),
            (4, "color", "oneof", "enum", Color, "choice"),
            (5, "message", "oneof", "message", Scalars, "choice"),
            (6, "nothing", "oneof", "message", Empty, "choice"),
            (7, "flag", "oneof", "bool", None, "choice"),
            (8, "real", "oneof", "double", None, "choice"),
            (15, "after", "implicit", "string"),
        ],
    ),
    (
        Nested,
        "shortwire.test.v1.Nested",
        [
            (1, "inner", "explicit", "message", NestedInner),
            (2, "inners", "repeated", "message", NestedInner),
            (3, "kind", "implicit", "enum", NestedInnerKind),
        ],
    ),
    (
        NestedInner,
        "shortwire.test.v1.Nested.Inner",
        [
            (1, "number", "implicit", "int32"),
            (2, "kind", "implicit", "enum", NestedInnerKind),
        ],
    ),
    (
        Tree,
        "shortwire.test.v1.Tree",
        [
            (1, "value", "implicit", "int64"),
            (2, "left", "explicit", "message", Tree),
            (3, "right", "explicit", "message", Tree),
            (4, "children", "repeated", "message", Tree),
        ],
    ),
    (
        Version1,
        "shortwire.test.v1.Version1",
        [
            (1, "name", "implicit", "string"),
        ],
    ),
    (
        Version2,
        "shortwire.test.v1.Version2",
        [
            (1, "name", "implicit", "string"),
            (2, "added", "packed", "int64"),
            (3, "origin", "explicit", "message", Version1),
        ],
    ),
    (
        SizeRequest,
        "shortwire.test.v1.SizeRequest",
        [
            (1, "size", "implicit", "uint64"),
        ],
    ),
    (
        WrapRequest,
        "shortwire.test.v1.WrapRequest",
        [
            (1, "head", "implicit", "bytes"),
            (2, "data", "implicit", "bytes"),
            (3, "tail", "implicit", "bytes"),
        ],
    ),
    (
        UnwrapRequest,
        "shortwire.test.v1.UnwrapRequest",
        [
            (1, "data", "implicit", "bytes"),
            (2, "head", "implicit", "uint64"),
            (3, "tail", "implicit", "uint64"),
        ],
    ),
    (
        Gathered,
        "shortwire.test.v1.Gathered",
        [
            (1, "number", "implicit", "int64"),
            (2, "position", "implicit", "uint64"),
            (3, "count", "implicit", "uint64"),
        ],
    ),
    (
        FailRequest,
        "shortwire.test.v1.FailRequest",
        [
            (1, "code", "implicit", "int32"),
            (2, "message", "implicit", "string"),
            (3, "detail", "implicit", "int64"),
        ],
    ),
    (
        FailDetail,
        "shortwire.test.v1.FailDetail",
        [
            (1, "number", "implicit", "int64"),
        ],
    ),
    (
        SlowRequest,
        "shortwire.test.v1.SlowRequest",
        [
            (1, "milliseconds", "implicit", "uint32"),
        ],
    ),
)
_sw.bind(
    Feature,
    "shortwire.test.v1.Feature",
    [
        (
            "echo_double",
            "EchoDouble",
            DoubleValue,
            DoubleValue,
            0x039F8B4715E4E666,
            False,
            "echo_double_raw",
            "echo_double_many",
            "Flat: scalars.",
        ),
        (
            "echo_float",
            "EchoFloat",
            FloatValue,
            FloatValue,
            0xFBB3D5D2CC761B17,
            False,
            "echo_float_raw",
            "echo_float_many",
            "",
        ),
        (
            "echo_int32",
            "EchoInt32",
            Int32Value,
            Int32Value,
            0x83828A8E4F1DBBF9,
            False,
            "echo_int32_raw",
            "echo_int32_many",
            "",
        ),
        (
            "echo_int64",
            "EchoInt64",
            Int64Value,
            Int64Value,
            0xC1B88543F2DD4026,
            False,
            "echo_int64_raw",
            "echo_int64_many",
            "",
        ),
        (
            "echo_uint32",
            "EchoUint32",
            Uint32Value,
            Uint32Value,
            0xFB99A6783061F086,
            False,
            "echo_uint32_raw",
            "echo_uint32_many",
            "",
        ),
        (
            "echo_uint64",
            "EchoUint64",
            Uint64Value,
            Uint64Value,
            0xA8EEAB3CDE491543,
            False,
            "echo_uint64_raw",
            "echo_uint64_many",
            "",
        ),
        (
            "echo_sint32",
            "EchoSint32",
            Sint32Value,
            Sint32Value,
            0xF8B822FEDDAC83EC,
            False,
            "echo_sint32_raw",
            "echo_sint32_many",
            "",
        ),
        (
            "echo_sint64",
            "EchoSint64",
            Sint64Value,
            Sint64Value,
            0x7ECB42176EF5DABD,
            False,
            "echo_sint64_raw",
            "echo_sint64_many",
            "",
        ),
        (
            "echo_fixed32",
            "EchoFixed32",
            Fixed32Value,
            Fixed32Value,
            0x1CB5231D26CD80E2,
            False,
            "echo_fixed32_raw",
            "echo_fixed32_many",
            "",
        ),
        (
            "echo_fixed64",
            "EchoFixed64",
            Fixed64Value,
            Fixed64Value,
            0x1BF7CB5D04962401,
            False,
            "echo_fixed64_raw",
            "echo_fixed64_many",
            "",
        ),
        (
            "echo_sfixed32",
            "EchoSfixed32",
            Sfixed32Value,
            Sfixed32Value,
            0x7C2659736D7C4D01,
            False,
            "echo_sfixed32_raw",
            "echo_sfixed32_many",
            "",
        ),
        (
            "echo_sfixed64",
            "EchoSfixed64",
            Sfixed64Value,
            Sfixed64Value,
            0x7A8A0CA43378B2DC,
            False,
            "echo_sfixed64_raw",
            "echo_sfixed64_many",
            "",
        ),
        (
            "echo_bool",
            "EchoBool",
            BoolValue,
            BoolValue,
            0xB660D40E2568E8C5,
            False,
            "echo_bool_raw",
            "echo_bool_many",
            "",
        ),
        (
            "echo_enum",
            "EchoEnum",
            EnumValue,
            EnumValue,
            0x1AD9C229684D230A,
            False,
            "echo_enum_raw",
            "echo_enum_many",
            "",
        ),
        (
            "echo_string",
            "EchoString",
            StringValue,
            StringValue,
            0x04061FFF958B02FE,
            False,
            "echo_string_raw",
            "echo_string_many",
            "Flat: strings and bytes, several at once, presence, nothing.",
        ),
        (
            "echo_bytes",
            "EchoBytes",
            BytesValue,
            BytesValue,
            0xBF06747D83CFD1FE,
            False,
            "echo_bytes_raw",
            "echo_bytes_many",
            "",
        ),
        (
            "echo_scalars",
            "EchoScalars",
            Scalars,
            Scalars,
            0x9954FC03860A109C,
            False,
            "echo_scalars_raw",
            "echo_scalars_many",
            "",
        ),
        (
            "echo_presence",
            "EchoPresence",
            Presence,
            Presence,
            0xA0931F1D24B27EEE,
            False,
            "echo_presence_raw",
            "echo_presence_many",
            "",
        ),
        (
            "nothing",
            "Nothing",
            Empty,
            Empty,
            0x936476BCCD70CFFB,
            False,
            "nothing_raw",
            "nothing_many",
            "",
        ),
        (
            "echo_repeated",
            "EchoRepeated",
            Repeated,
            Repeated,
            0,
            False,
            "echo_repeated_raw",
            "echo_repeated_many",
            "Wire: structure.",
        ),
        (
            "echo_unpacked",
            "EchoUnpacked",
            Unpacked,
            Unpacked,
            0,
            False,
            "echo_unpacked_raw",
            "echo_unpacked_many",
            "",
        ),
        (
            "echo_maps",
            "EchoMaps",
            Maps,
            Maps,
            0,
            False,
            "echo_maps_raw",
            "echo_maps_many",
            "",
        ),
        (
            "echo_choice",
            "EchoChoice",
            Choice,
            Choice,
            0,
            False,
            "echo_choice_raw",
            "echo_choice_many",
            "",
        ),
        (
            "echo_nested",
            "EchoNested",
            Nested,
            Nested,
            0,
            False,
            "echo_nested_raw",
            "echo_nested_many",
            "",
        ),
        (
            "echo_tree",
            "EchoTree",
            Tree,
            Tree,
            0,
            False,
            "echo_tree_raw",
            "echo_tree_many",
            "",
        ),
        (
            "newer",
            "Newer",
            Version1,
            Version2,
            0,
            False,
            "newer_raw",
            "newer_many",
            "Wire: a reply with a field that the request does not have, and the other way round.",
        ),
        (
            "older",
            "Older",
            Version2,
            Version1,
            0,
            False,
            "older_raw",
            "older_many",
            "",
        ),
        (
            "large",
            "Large",
            SizeRequest,
            BytesValue,
            0x2B75BACB81EDBA78,
            False,
            "large_raw",
            "large_many",
            "`size` bytes, byte i being i modulo 251.",
        ),
        (
            "fill",
            "Fill",
            SizeRequest,
            BytesValue,
            0x65A82DA139015B75,
            False,
            "fill_raw",
            "fill_many",
            "`size` bytes as Large has them, written by the service straight to where the caller wants them.",
            "fill_into",
        ),
        (
            "wrap",
            "Wrap",
            WrapRequest,
            BytesValue,
            0xA530680EDD1B6D16,
            False,
            "wrap_raw",
            "wrap_many",
            "Head, then the bytes of data, each with all bits turned over, then tail. May be written over data.\nFails with INVALID_ARGUMENT if data begins with byte 255.",
            "wrap_into",
        ),
        (
            "unwrap",
            "Unwrap",
            UnwrapRequest,
            BytesValue,
            0x5A675376E4F4BCEE,
            False,
            "unwrap_raw",
            "unwrap_many",
            "What data has behind its first `head` bytes and before its last `tail` bytes, each with all bits turned over.",
            "unwrap_into",
        ),
        (
            "gather",
            "Gather",
            Int64Value,
            Gathered,
            0x8DB699467C5A9C20,
            False,
            "gather_raw",
            "gather_many",
            "Each item's number, its position, and how many items there are: the service answers batches itself, from\nthe last item to the first. Items whose number is negative fail with INVALID_ARGUMENT; a batch with number 13\npanics when it gets there.",
        ),
        (
            "measure",
            "Measure",
            BytesValue,
            Uint64Value,
            0x873C9797DF05C319,
            False,
            "measure_raw",
            "measure_many",
            "Length of the bytes given.",
        ),
        (
            "fail",
            "Fail",
            FailRequest,
            Empty,
            0xA34E8C0B4287D1B8,
            False,
            "fail_raw",
            "fail_many",
            "Fails with the code, message and detail asked for.",
        ),
        (
            "panic",
            "Panic",
            StringValue,
            Empty,
            0xEACAD9BC83A0212F,
            False,
            "panic_raw",
            "panic_many",
            "Panics with the message given.",
        ),
        (
            "count",
            "Count",
            Empty,
            Uint64Value,
            0xECD5544659AD30A0,
            False,
            "count_raw",
            "count_many",
            "Number of calls this instance has answered: starts again at 1 once a panic has replaced it.",
        ),
        (
            "slow",
            "Slow",
            SlowRequest,
            SlowRequest,
            0x4D0F687E60E461F7,
            True,
            "slow_raw",
            "slow_many",
            "Sleeps, then returns the time asked for. Ends early with CANCELLED or DEADLINE_EXCEEDED.",
        ),
    ],
)
