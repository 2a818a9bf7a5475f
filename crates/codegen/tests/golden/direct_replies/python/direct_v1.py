# Made by shortwire gen from direct.proto. Do not edit.
"""Replies that their service writes where the caller wants them."""

from __future__ import annotations

import dataclasses as _dataclasses
import enum as _enum

from shortwire import gen_v1 as _sw

__all__ = [
    "SealRequest",
    "Sealed",
    "Sealer",
    "Size",
]


@_dataclasses.dataclass(slots=True)
class SealRequest(_sw.Message):
    key: bytes = b""
    counter: int = 0
    message: bytes = b""


@_dataclasses.dataclass(slots=True)
class Sealed(_sw.Message):
    value: bytes = b""


@_dataclasses.dataclass(slots=True)
class Size(_sw.Message):
    size: int = 0


class Sealer(_sw.Client):
    __slots__ = ()


_sw.describe(
    (
        SealRequest,
        "direct.v1.SealRequest",
        [
            (1, "key", "implicit", "bytes"),
            (2, "counter", "implicit", "uint64"),
            (3, "message", "implicit", "bytes"),
        ],
    ),
    (
        Sealed,
        "direct.v1.Sealed",
        [
            (1, "value", "implicit", "bytes"),
        ],
    ),
    (
        Size,
        "direct.v1.Size",
        [
            (1, "size", "implicit", "uint64"),
        ],
    ),
)
_sw.bind(
    Sealer,
    "direct.v1.Sealer",
    [
        (
            "seal",
            "Seal",
            SealRequest,
            Sealed,
            0x78AB36481FF7FA73,
            False,
            "seal_raw",
            "seal_many_",
            "May be written over the message.",
            "seal_into_",
        ),
        (
            "random",
            "Random",
            Size,
            Sealed,
            0x61F0793E3E1FD203,
            False,
            "random_raw",
            "random_many",
            "Has nothing to be written over.",
            "random_into",
        ),
        (
            "derive",
            "Derive",
            SealRequest,
            Sealed,
            0xE2562C326393C184,
            True,
            "derive_raw",
            "derive_many",
            "Takes its time.",
            "derive_into",
        ),
        (
            "seal_into",
            "SealInto",
            Size,
            Size,
            0x93F0595B51300BAF,
            False,
            "seal_into_raw",
            "seal_into_many",
            "Would be named as a form of Seal is.",
        ),
        (
            "seal_many",
            "SealMany",
            Size,
            Size,
            0xCA33DD4B4E6B6D26,
            False,
            "seal_many_raw",
            "seal_many_many",
            "",
        ),
    ],
)
