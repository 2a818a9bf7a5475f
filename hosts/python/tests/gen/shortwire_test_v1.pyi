# Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
"""One method for each thing that can cross the boundary, for the tests of every host."""

import builtins as _builtins
import collections.abc as _abc
import dataclasses as _dataclasses
import enum as _enum
import typing as _typing

from shortwire import gen_v1 as _sw
from typing_extensions import Buffer as _Buffer

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
    value: float = ...

@_dataclasses.dataclass(slots=True)
class FloatValue(_sw.Message):
    value: float = ...

@_dataclasses.dataclass(slots=True)
class Int32Value(_sw.Message):
    value: int = ...

@_dataclasses.dataclass(slots=True)
class Int64Value(_sw.Message):
    value: int = ...

@_dataclasses.dataclass(slots=True)
class Uint32Value(_sw.Message):
    value: int = ...

@_dataclasses.dataclass(slots=True)
class Uint64Value(_sw.Message):
    value: int = ...

@_dataclasses.dataclass(slots=True)
class Sint32Value(_sw.Message):
    value: int = ...

@_dataclasses.dataclass(slots=True)
class Sint64Value(_sw.Message):
    value: int = ...

@_dataclasses.dataclass(slots=True)
class Fixed32Value(_sw.Message):
    value: int = ...

@_dataclasses.dataclass(slots=True)
class Fixed64Value(_sw.Message):
    value: int = ...

@_dataclasses.dataclass(slots=True)
class Sfixed32Value(_sw.Message):
    value: int = ...

@_dataclasses.dataclass(slots=True)
class Sfixed64Value(_sw.Message):
    value: int = ...

@_dataclasses.dataclass(slots=True)
class BoolValue(_sw.Message):
    value: bool = ...

@_dataclasses.dataclass(slots=True)
class StringValue(_sw.Message):
    value: str = ...

@_dataclasses.dataclass(slots=True)
class BytesValue(_sw.Message):
    value: bytes = ...

@_dataclasses.dataclass(slots=True)
class EnumValue(_sw.Message):
    value: Color | int = ...

@_dataclasses.dataclass(slots=True)
class Empty(_sw.Message): ...

@_dataclasses.dataclass(slots=True)
class Scalars(_sw.Message):
    """Every singular type at once."""

    double_value: float = ...
    float_value: float = ...
    int32_value: int = ...
    int64_value: int = ...
    uint32_value: int = ...
    uint64_value: int = ...
    sint32_value: int = ...
    sint64_value: int = ...
    fixed32_value: int = ...
    fixed64_value: int = ...
    sfixed32_value: int = ...
    sfixed64_value: int = ...
    bool_value: bool = ...
    string_value: str = ...
    bytes_value: bytes = ...
    enum_value: Color | int = ...

@_dataclasses.dataclass(slots=True)
class Presence(_sw.Message):
    """Absent is not the same as zero."""

    number: int | None = ...
    text: str | None = ...
    data: bytes | None = ...
    flag: bool | None = ...
    color: Color | int | None = ...
    real: float | None = ...
    plain: int = ...

@_dataclasses.dataclass(slots=True)
class Repeated(_sw.Message):
    """Numbers and enums are packed here."""

    doubles: list[float] = ...
    floats: list[float] = ...
    int32s: list[int] = ...
    int64s: list[int] = ...
    uint32s: list[int] = ...
    uint64s: list[int] = ...
    sint32s: list[int] = ...
    sint64s: list[int] = ...
    fixed32s: list[int] = ...
    fixed64s: list[int] = ...
    sfixed32s: list[int] = ...
    sfixed64s: list[int] = ...
    bools: list[bool] = ...
    strings: list[str] = ...
    blobs: list[bytes] = ...
    colors: list[Color | int] = ...
    messages: list[Scalars] = ...

@_dataclasses.dataclass(slots=True)
class Unpacked(_sw.Message):
    """The same without packing."""

    int64s: list[int] = ...
    doubles: list[float] = ...
    colors: list[Color | int] = ...

@_dataclasses.dataclass(slots=True)
class Maps(_sw.Message):
    strings: dict[str, str] = ...
    doubles: dict[str, float] = ...
    int32s: dict[int, int] = ...
    blobs: dict[int, bytes] = ...
    colors: dict[bool, Color | int] = ...
    messages: dict[str, Scalars] = ...
    flags: dict[int, bool] = ...

@_dataclasses.dataclass(slots=True)
class Choice(_sw.Message):
    """At most one of these is set (choice): number, text, data, color, message, nothing, flag, real."""

    number: int | None = ...
    text: str | None = ...
    data: bytes | None = ...
    color: Color | int | None = ...
    message: Scalars | None = ...
    nothing: Empty | None = ...
    flag: bool | None = ...
    real: float | None = ...
    after: str = ...

@_dataclasses.dataclass(slots=True)
class Nested(_sw.Message):
    inner: NestedInner | None = ...
    inners: list[NestedInner] = ...
    kind: NestedInnerKind | int = ...

@_dataclasses.dataclass(slots=True)
class NestedInner(_sw.Message):
    number: int = ...
    kind: NestedInnerKind | int = ...

@_dataclasses.dataclass(slots=True)
class Tree(_sw.Message):
    """Contains itself."""

    value: int = ...
    left: Tree | None = ...
    right: Tree | None = ...
    children: list[Tree] = ...

@_dataclasses.dataclass(slots=True)
class Version1(_sw.Message):
    """A message before and after its schema grew."""

    name: str = ...

@_dataclasses.dataclass(slots=True)
class Version2(_sw.Message):
    name: str = ...
    added: list[int] = ...
    origin: Version1 | None = ...

@_dataclasses.dataclass(slots=True)
class SizeRequest(_sw.Message):
    size: int = ...

@_dataclasses.dataclass(slots=True)
class WrapRequest(_sw.Message):
    head: bytes = ...
    data: bytes = ...
    tail: bytes = ...

@_dataclasses.dataclass(slots=True)
class UnwrapRequest(_sw.Message):
    data: bytes = ...
    head: int = ...
    tail: int = ...

@_dataclasses.dataclass(slots=True)
class Gathered(_sw.Message):
    """What Gather says of an item; called alone, it is the only one."""

    number: int = ...
    position: int = ...
    count: int = ...

@_dataclasses.dataclass(slots=True)
class FailRequest(_sw.Message):
    code: int = ...
    message: str = ...
    detail: int = ...
    """Sent back as a typed FailDetail."""

@_dataclasses.dataclass(slots=True)
class FailDetail(_sw.Message):
    """The typed detail of Fail."""

    number: int = ...

@_dataclasses.dataclass(slots=True)
class SlowRequest(_sw.Message):
    milliseconds: int = ...

class Feature(_sw.Client):
    """Echo methods return what they were given."""

    def echo_double(
        self,
        value: float = ...,
    ) -> float:
        """Flat: scalars."""

    def echo_double_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def echo_double_many(
        self,
        items: _abc.Iterable[DoubleValue | tuple[float] | float],
        /,
    ) -> list[float]: ...
    @_typing.overload
    def echo_double_many(
        self,
        *,
        value: _sw.Column[float] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def echo_float(
        self,
        value: float = ...,
    ) -> float: ...
    def echo_float_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def echo_float_many(
        self,
        items: _abc.Iterable[FloatValue | tuple[float] | float],
        /,
    ) -> list[float]: ...
    @_typing.overload
    def echo_float_many(
        self,
        *,
        value: _sw.Column[float] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def echo_int32(
        self,
        value: int = ...,
    ) -> int: ...
    def echo_int32_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def echo_int32_many(
        self,
        items: _abc.Iterable[Int32Value | tuple[int] | int],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def echo_int32_many(
        self,
        *,
        value: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def echo_int64(
        self,
        value: int = ...,
    ) -> int: ...
    def echo_int64_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def echo_int64_many(
        self,
        items: _abc.Iterable[Int64Value | tuple[int] | int],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def echo_int64_many(
        self,
        *,
        value: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def echo_uint32(
        self,
        value: int = ...,
    ) -> int: ...
    def echo_uint32_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def echo_uint32_many(
        self,
        items: _abc.Iterable[Uint32Value | tuple[int] | int],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def echo_uint32_many(
        self,
        *,
        value: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def echo_uint64(
        self,
        value: int = ...,
    ) -> int: ...
    def echo_uint64_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def echo_uint64_many(
        self,
        items: _abc.Iterable[Uint64Value | tuple[int] | int],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def echo_uint64_many(
        self,
        *,
        value: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def echo_sint32(
        self,
        value: int = ...,
    ) -> int: ...
    def echo_sint32_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def echo_sint32_many(
        self,
        items: _abc.Iterable[Sint32Value | tuple[int] | int],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def echo_sint32_many(
        self,
        *,
        value: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def echo_sint64(
        self,
        value: int = ...,
    ) -> int: ...
    def echo_sint64_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def echo_sint64_many(
        self,
        items: _abc.Iterable[Sint64Value | tuple[int] | int],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def echo_sint64_many(
        self,
        *,
        value: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def echo_fixed32(
        self,
        value: int = ...,
    ) -> int: ...
    def echo_fixed32_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def echo_fixed32_many(
        self,
        items: _abc.Iterable[Fixed32Value | tuple[int] | int],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def echo_fixed32_many(
        self,
        *,
        value: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def echo_fixed64(
        self,
        value: int = ...,
    ) -> int: ...
    def echo_fixed64_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def echo_fixed64_many(
        self,
        items: _abc.Iterable[Fixed64Value | tuple[int] | int],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def echo_fixed64_many(
        self,
        *,
        value: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def echo_sfixed32(
        self,
        value: int = ...,
    ) -> int: ...
    def echo_sfixed32_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def echo_sfixed32_many(
        self,
        items: _abc.Iterable[Sfixed32Value | tuple[int] | int],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def echo_sfixed32_many(
        self,
        *,
        value: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def echo_sfixed64(
        self,
        value: int = ...,
    ) -> int: ...
    def echo_sfixed64_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def echo_sfixed64_many(
        self,
        items: _abc.Iterable[Sfixed64Value | tuple[int] | int],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def echo_sfixed64_many(
        self,
        *,
        value: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def echo_bool(
        self,
        value: bool = ...,
    ) -> bool: ...
    def echo_bool_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def echo_bool_many(
        self,
        items: _abc.Iterable[BoolValue | tuple[bool] | bool],
        /,
    ) -> list[bool]: ...
    @_typing.overload
    def echo_bool_many(
        self,
        *,
        value: _sw.Column[bool] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def echo_enum(
        self,
        value: Color | int = ...,
    ) -> Color | int: ...
    def echo_enum_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def echo_enum_many(
        self,
        items: _abc.Iterable[EnumValue | tuple[Color | int] | Color | int],
        /,
    ) -> list[Color | int]: ...
    @_typing.overload
    def echo_enum_many(
        self,
        *,
        value: _sw.Column[Color | int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def echo_string(
        self,
        value: str = ...,
    ) -> str:
        """Flat: strings and bytes, several at once, presence, nothing."""

    def echo_string_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def echo_string_many(
        self,
        items: _abc.Iterable[StringValue | tuple[str] | str],
        /,
    ) -> list[str]: ...
    @_typing.overload
    def echo_string_many(
        self,
        *,
        value: _sw.Column[str] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def echo_bytes(
        self,
        value: _Buffer = ...,
    ) -> bytes: ...
    def echo_bytes_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def echo_bytes_many(
        self,
        items: _abc.Iterable[BytesValue | tuple[_Buffer] | _Buffer],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def echo_bytes_many(
        self,
        *,
        value: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def echo_scalars(
        self,
        double_value: float = ...,
        float_value: float = ...,
        int32_value: int = ...,
        int64_value: int = ...,
        uint32_value: int = ...,
        uint64_value: int = ...,
        sint32_value: int = ...,
        sint64_value: int = ...,
        fixed32_value: int = ...,
        fixed64_value: int = ...,
        sfixed32_value: int = ...,
        sfixed64_value: int = ...,
        bool_value: bool = ...,
        string_value: str = ...,
        bytes_value: _Buffer = ...,
        enum_value: Color | int = ...,
        *,
        into: Scalars | None = ...,
    ) -> Scalars: ...
    def echo_scalars_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def echo_scalars_many(
        self,
        items: _abc.Iterable[
            Scalars
            | tuple[
                float,
                float,
                int,
                int,
                int,
                int,
                int,
                int,
                int,
                int,
                int,
                int,
                bool,
                str,
                _Buffer,
                Color | int,
            ]
        ],
        /,
    ) -> list[Scalars]: ...
    @_typing.overload
    def echo_scalars_many(
        self,
        *,
        double_value: _sw.Column[float] = ...,
        float_value: _sw.Column[float] = ...,
        int32_value: _sw.Column[int] = ...,
        int64_value: _sw.Column[int] = ...,
        uint32_value: _sw.Column[int] = ...,
        uint64_value: _sw.Column[int] = ...,
        sint32_value: _sw.Column[int] = ...,
        sint64_value: _sw.Column[int] = ...,
        fixed32_value: _sw.Column[int] = ...,
        fixed64_value: _sw.Column[int] = ...,
        sfixed32_value: _sw.Column[int] = ...,
        sfixed64_value: _sw.Column[int] = ...,
        bool_value: _sw.Column[bool] = ...,
        string_value: _sw.Column[str] = ...,
        bytes_value: _sw.Column[bytes] = ...,
        enum_value: _sw.Column[Color | int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def echo_presence(
        self,
        number: int | None = ...,
        text: str | None = ...,
        data: _Buffer | None = ...,
        flag: bool | None = ...,
        color: Color | int | None = ...,
        real: float | None = ...,
        plain: int = ...,
        *,
        into: Presence | None = ...,
    ) -> Presence: ...
    def echo_presence_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def echo_presence_many(
        self,
        items: _abc.Iterable[
            Presence
            | tuple[
                int | None,
                str | None,
                _Buffer | None,
                bool | None,
                Color | int | None,
                float | None,
                int,
            ]
        ],
        /,
    ) -> list[Presence]: ...
    @_typing.overload
    def echo_presence_many(
        self,
        *,
        number: _sw.Column[int] = ...,
        text: _sw.Column[str] = ...,
        data: _sw.Column[bytes] = ...,
        flag: _sw.Column[bool] = ...,
        color: _sw.Column[Color | int] = ...,
        real: _sw.Column[float] = ...,
        plain: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def nothing(self) -> None: ...
    def nothing_raw(self, request: _Buffer, /) -> bytes: ...
    def nothing_many(
        self,
        items: _abc.Iterable[Empty | tuple[()]],
        /,
    ) -> list[None]: ...
    @_typing.overload
    def echo_repeated(
        self,
        request: Repeated,
        /,
        *,
        into: Repeated | None = ...,
    ) -> Repeated:
        """Wire: structure."""

    @_typing.overload
    def echo_repeated(
        self,
        *,
        doubles: list[float] = ...,
        floats: list[float] = ...,
        int32s: list[int] = ...,
        int64s: list[int] = ...,
        uint32s: list[int] = ...,
        uint64s: list[int] = ...,
        sint32s: list[int] = ...,
        sint64s: list[int] = ...,
        fixed32s: list[int] = ...,
        fixed64s: list[int] = ...,
        sfixed32s: list[int] = ...,
        sfixed64s: list[int] = ...,
        bools: list[bool] = ...,
        strings: list[str] = ...,
        blobs: list[bytes] = ...,
        colors: list[Color | int] = ...,
        messages: list[Scalars] = ...,
        into: Repeated | None = ...,
    ) -> Repeated: ...
    def echo_repeated_raw(self, request: _Buffer, /) -> bytes: ...
    def echo_repeated_many(
        self,
        items: _abc.Iterable[Repeated],
        /,
    ) -> list[Repeated]: ...
    @_typing.overload
    def echo_unpacked(
        self,
        request: Unpacked,
        /,
        *,
        into: Unpacked | None = ...,
    ) -> Unpacked: ...
    @_typing.overload
    def echo_unpacked(
        self,
        *,
        int64s: list[int] = ...,
        doubles: list[float] = ...,
        colors: list[Color | int] = ...,
        into: Unpacked | None = ...,
    ) -> Unpacked: ...
    def echo_unpacked_raw(self, request: _Buffer, /) -> bytes: ...
    def echo_unpacked_many(
        self,
        items: _abc.Iterable[Unpacked],
        /,
    ) -> list[Unpacked]: ...
    @_typing.overload
    def echo_maps(
        self,
        request: Maps,
        /,
        *,
        into: Maps | None = ...,
    ) -> Maps: ...
    @_typing.overload
    def echo_maps(
        self,
        *,
        strings: dict[str, str] = ...,
        doubles: dict[str, float] = ...,
        int32s: dict[int, int] = ...,
        blobs: dict[int, bytes] = ...,
        colors: dict[bool, Color | int] = ...,
        messages: dict[str, Scalars] = ...,
        flags: dict[int, bool] = ...,
        into: Maps | None = ...,
    ) -> Maps: ...
    def echo_maps_raw(self, request: _Buffer, /) -> bytes: ...
    def echo_maps_many(
        self,
        items: _abc.Iterable[Maps],
        /,
    ) -> list[Maps]: ...
    @_typing.overload
    def echo_choice(
        self,
        request: Choice,
        /,
        *,
        into: Choice | None = ...,
    ) -> Choice: ...
    @_typing.overload
    def echo_choice(
        self,
        *,
        number: int | None = ...,
        text: str | None = ...,
        data: _Buffer | None = ...,
        color: Color | int | None = ...,
        message: Scalars | None = ...,
        nothing: Empty | None = ...,
        flag: bool | None = ...,
        real: float | None = ...,
        after: str = ...,
        into: Choice | None = ...,
    ) -> Choice: ...
    def echo_choice_raw(self, request: _Buffer, /) -> bytes: ...
    def echo_choice_many(
        self,
        items: _abc.Iterable[Choice],
        /,
    ) -> list[Choice]: ...
    @_typing.overload
    def echo_nested(
        self,
        request: Nested,
        /,
        *,
        into: Nested | None = ...,
    ) -> Nested: ...
    @_typing.overload
    def echo_nested(
        self,
        *,
        inner: NestedInner | None = ...,
        inners: list[NestedInner] = ...,
        kind: NestedInnerKind | int = ...,
        into: Nested | None = ...,
    ) -> Nested: ...
    def echo_nested_raw(self, request: _Buffer, /) -> bytes: ...
    def echo_nested_many(
        self,
        items: _abc.Iterable[Nested],
        /,
    ) -> list[Nested]: ...
    @_typing.overload
    def echo_tree(
        self,
        request: Tree,
        /,
        *,
        into: Tree | None = ...,
    ) -> Tree: ...
    @_typing.overload
    def echo_tree(
        self,
        *,
        value: int = ...,
        left: Tree | None = ...,
        right: Tree | None = ...,
        children: list[Tree] = ...,
        into: Tree | None = ...,
    ) -> Tree: ...
    def echo_tree_raw(self, request: _Buffer, /) -> bytes: ...
    def echo_tree_many(
        self,
        items: _abc.Iterable[Tree],
        /,
    ) -> list[Tree]: ...
    @_typing.overload
    def newer(
        self,
        request: Version1,
        /,
        *,
        into: Version2 | None = ...,
    ) -> Version2:
        """Wire: a reply with a field that the request does not have, and the other way round."""

    @_typing.overload
    def newer(
        self,
        *,
        name: str = ...,
        into: Version2 | None = ...,
    ) -> Version2: ...
    def newer_raw(self, request: _Buffer, /) -> bytes: ...
    def newer_many(
        self,
        items: _abc.Iterable[Version1],
        /,
    ) -> list[Version2]: ...
    @_typing.overload
    def older(
        self,
        request: Version2,
        /,
        *,
        into: Version1 | None = ...,
    ) -> Version1: ...
    @_typing.overload
    def older(
        self,
        *,
        name: str = ...,
        added: list[int] = ...,
        origin: Version1 | None = ...,
        into: Version1 | None = ...,
    ) -> Version1: ...
    def older_raw(self, request: _Buffer, /) -> bytes: ...
    def older_many(
        self,
        items: _abc.Iterable[Version2],
        /,
    ) -> list[Version1]: ...
    def large(
        self,
        size: int = ...,
    ) -> bytes:
        """`size` bytes, byte i being i modulo 251."""

    def large_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def large_many(
        self,
        items: _abc.Iterable[SizeRequest | tuple[int] | int],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def large_many(
        self,
        *,
        size: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def fill(
        self,
        size: int = ...,
    ) -> bytes:
        """`size` bytes as Large has them, written by the service straight to where the caller wants them."""

    def fill_into(
        self,
        output: _Buffer,
        /,
        size: int = ...,
    ) -> int: ...
    def fill_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def fill_many(
        self,
        items: _abc.Iterable[SizeRequest | tuple[int] | int],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def fill_many(
        self,
        *,
        size: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def wrap(
        self,
        head: _Buffer = ...,
        data: _Buffer = ...,
        tail: _Buffer = ...,
    ) -> bytes:
        """Head, then the bytes of data, each with all bits turned over, then tail. May be written over data.
        Fails with INVALID_ARGUMENT if data begins with byte 255.
        """

    def wrap_into(
        self,
        output: _Buffer,
        /,
        head: _Buffer = ...,
        data: _Buffer = ...,
        tail: _Buffer = ...,
    ) -> int: ...
    def wrap_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def wrap_many(
        self,
        items: _abc.Iterable[WrapRequest | tuple[_Buffer, _Buffer, _Buffer]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def wrap_many(
        self,
        *,
        head: _sw.Column[bytes] = ...,
        data: _sw.Column[bytes] = ...,
        tail: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def unwrap(
        self,
        data: _Buffer = ...,
        head: int = ...,
        tail: int = ...,
    ) -> bytes:
        """What data has behind its first `head` bytes and before its last `tail` bytes, each with all bits turned over."""

    def unwrap_into(
        self,
        output: _Buffer,
        /,
        data: _Buffer = ...,
        head: int = ...,
        tail: int = ...,
    ) -> int: ...
    def unwrap_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def unwrap_many(
        self,
        items: _abc.Iterable[UnwrapRequest | tuple[_Buffer, int, int]],
        /,
    ) -> list[bytes]: ...
    @_typing.overload
    def unwrap_many(
        self,
        *,
        data: _sw.Column[bytes] = ...,
        head: _sw.Column[int] = ...,
        tail: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def gather(
        self,
        value: int = ...,
        *,
        into: Gathered | None = ...,
    ) -> Gathered:
        """Each item's number, its position, and how many items there are: the service answers batches itself, from
        the last item to the first. Items whose number is negative fail with INVALID_ARGUMENT; a batch with number 13
        panics when it gets there.
        """

    def gather_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def gather_many(
        self,
        items: _abc.Iterable[Int64Value | tuple[int] | int],
        /,
    ) -> list[Gathered]: ...
    @_typing.overload
    def gather_many(
        self,
        *,
        value: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def measure(
        self,
        value: _Buffer = ...,
    ) -> int:
        """Length of the bytes given."""

    def measure_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def measure_many(
        self,
        items: _abc.Iterable[BytesValue | tuple[_Buffer] | _Buffer],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def measure_many(
        self,
        *,
        value: _sw.Column[bytes] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def fail(
        self,
        code: int = ...,
        message: str = ...,
        detail: int = ...,
    ) -> None:
        """Fails with the code, message and detail asked for."""

    def fail_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def fail_many(
        self,
        items: _abc.Iterable[FailRequest | tuple[int, str, int]],
        /,
    ) -> list[None]: ...
    @_typing.overload
    def fail_many(
        self,
        *,
        code: _sw.Column[int] = ...,
        message: _sw.Column[str] = ...,
        detail: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def panic(
        self,
        value: str = ...,
    ) -> None:
        """Panics with the message given."""

    def panic_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def panic_many(
        self,
        items: _abc.Iterable[StringValue | tuple[str] | str],
        /,
    ) -> list[None]: ...
    @_typing.overload
    def panic_many(
        self,
        *,
        value: _sw.Column[str] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def count(self) -> int:
        """Number of calls this instance has answered: starts again at 1 once a panic has replaced it."""

    def count_raw(self, request: _Buffer, /) -> bytes: ...
    def count_many(
        self,
        items: _abc.Iterable[Empty | tuple[()]],
        /,
    ) -> list[int]: ...
    def slow(
        self,
        milliseconds: int = ...,
    ) -> int:
        """Sleeps, then returns the time asked for. Ends early with CANCELLED or DEADLINE_EXCEEDED."""

    def slow_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def slow_many(
        self,
        items: _abc.Iterable[SlowRequest | tuple[int] | int],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def slow_many(
        self,
        *,
        milliseconds: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
