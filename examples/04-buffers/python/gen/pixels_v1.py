# Made by shortwire gen from pixels/v1/pixels.proto. Do not edit.
"""Calls that carry bytes, to show whose memory they use."""

from __future__ import annotations

import dataclasses as _dataclasses
import enum as _enum

from shortwire import gen_v1 as _sw

__all__ = [
    "Image",
    "Pixels",
    "Total",
]


@_dataclasses.dataclass(slots=True)
class Image(_sw.Message):
    data: bytes = b""


@_dataclasses.dataclass(slots=True)
class Total(_sw.Message):
    value: int = 0


class Pixels(_sw.Client):
    __slots__ = ()


_sw.describe(
    (
        Image,
        "pixels.v1.Image",
        [
            (1, "data", "implicit", "bytes"),
        ],
    ),
    (
        Total,
        "pixels.v1.Total",
        [
            (1, "value", "implicit", "uint64"),
        ],
    ),
)
_sw.bind(
    Pixels,
    "pixels.v1.Pixels",
    [
        (
            "invert",
            "Invert",
            Image,
            Image,
            0xF919CEFD963FB317,
            False,
            "invert_raw",
            "invert_many",
            "Turns every byte b into 255 - b.",
        ),
        (
            "sum",
            "Sum",
            Image,
            Total,
            0xFD8B7A5BABE9AE95,
            False,
            "sum_raw",
            "sum_many",
            "Adds up all bytes.",
        ),
    ],
)
